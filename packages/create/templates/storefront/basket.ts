import { basketOptionsFromEnv } from '@tradelane/basket';

/**
 * The settings of the page. In production, your server sends them to the
 * shopper who is logged in.
 */
export interface PageSettings {
  readonly token: string;
  readonly siteId: string;
  readonly basketId: string;
  readonly shipmentId: string;
  readonly methods: readonly string[];
}

/** The basket service, and the settings of the page. */
export interface Storefront {
  /** Starts the service if it is a sandbox, and returns its URL. */
  readonly start: () => Promise<string>;
  readonly settings: PageSettings;
}

/**
 * Reads the service from `.env`, or creates a sandbox in this process if no
 * variable is set.
 */
export async function openStorefront(): Promise<Storefront> {
  // If a variable is missing or misspelled, `basketOptionsFromEnv` throws.
  const namesHost = Object.keys(process.env).some(
    (name) =>
      /^TRADELANE_(?!DEBUG$)/.test(name) && process.env[name]?.trim(),
  );
  if (namesHost) {
    const { baseUrl, auth } = basketOptionsFromEnv();
    const { BASKET_ID, SHIPMENT_ID, SITE_ID, SHIPPING_METHOD_IDS } =
      process.env;
    if (!BASKET_ID || !SHIPMENT_ID || !SITE_ID || !SHIPPING_METHOD_IDS)
      throw new Error(
        'Set BASKET_ID, SHIPMENT_ID, SITE_ID and SHIPPING_METHOD_IDS in .env.',
      );
    if (!auth || !('token' in auth) || typeof auth.token !== 'string')
      throw new Error('Set TRADELANE_TOKEN in .env.');
    const settings = {
      token: auth.token,
      siteId: SITE_ID,
      basketId: BASKET_ID,
      shipmentId: SHIPMENT_ID,
    };
    return {
      start: async () => baseUrl,
      settings: { ...settings, methods: SHIPPING_METHOD_IDS.split(',') },
    };
  }
  console.warn(
    'No TRADELANE_… variable is set. Running against a sandbox in this process.',
  );
  const { createSandbox } = await import('@tradelane/sandbox');
  const sandbox = createSandbox();
  const { credentials, world } = sandbox.info();
  const { basket_id, shipment_id, site_id } = world.basket;
  return {
    start: async () => {
      const { url } = await sandbox.listen();
      return sandbox.info(url).urls.basket_url;
    },
    settings: {
      token: credentials.basket.bearer,
      siteId: site_id,
      basketId: basket_id,
      shipmentId: shipment_id,
      methods: ['standard', 'express', 'pickup'],
    },
  };
}
