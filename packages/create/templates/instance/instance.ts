import {
  createMarketplaceSeller,
  type MarketplaceSeller,
  marketplaceSellerOptionsFromEnv,
} from '@tradelane/marketplace-seller';

/**
 * Opens the instance in `.env`, or a sandbox in this process if no variable
 * is
 * set.
 */
export async function openInstance(): Promise<MarketplaceSeller> {
  // If a variable is missing or misspelled,
  // `marketplaceSellerOptionsFromEnv`
  // throws.
  const namesHost = Object.keys(process.env).some(
    (name) =>
      /^TRADELANE_(?!DEBUG$)/.test(name) && process.env[name]?.trim(),
  );
  if (namesHost)
    return createMarketplaceSeller(marketplaceSellerOptionsFromEnv());
  console.warn(
    'No TRADELANE_… variable is set. Running against a sandbox in this process.',
  );
  const { createSandbox } = await import('@tradelane/sandbox');
  const sandbox = createSandbox();
  const { urls, credentials } = sandbox.info();
  return createMarketplaceSeller({
    baseUrl: urls.instance_url,
    auth: { apiKey: credentials.shops[0]?.api_key ?? '' },
    fetch: sandbox.fetch,
  });
}
