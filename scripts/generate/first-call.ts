interface FirstCall {
  /** Expression for the `auth` option, with the credentials of the sandbox. */
  readonly auth: string;
  readonly code: string;
  /** True if the call needs IDs of the demo world. */
  readonly world?: true;
}

const client = (who: string): string =>
  `{ authUrl: urls.auth_url, clientId: credentials.${who}.client_id, clientSecret: credentials.${who}.client_secret }`;
const shop = "{ apiKey: credentials.shops[0]?.api_key ?? '' }";
const operator = '{ apiKey: credentials.operator.api_key }';
const front = '{ apiKey: credentials.front.api_key }';

/** The first sample of each client's README. It runs as written. */
const firstCalls: Readonly<Record<string, FirstCall>> = {
  hub: {
    auth: client('seller'),
    code: `for await (const order of hub.orders.list({ limit: 100 })) {
  console.log(order.id, order.status);
}`,
  },
  'channel-platform': {
    auth: client('connector'),
    world: true,
    code: `const [channel] = world.channels;
const [store] = channel?.stores ?? [];
const warehouses = await channelPlatform.stores.warehouses(channel?.channel_id ?? '', store?.channel_store_id ?? '');
console.log(warehouses);`,
  },
  account: {
    auth: client('connector'),
    code: `const { channels } = await account.channels.upsert({
  channels: [{ external_id: 'acme_app', name: 'Acme App', status: 'AVAILABLE', url: 'https://app.acme.example.com' }],
});
console.log(channels);`,
  },
  'services-seller': {
    auth: shop,
    code: `for await (const order of servicesSeller.orders.list()) {
  console.log(order.id, order.state);
}`,
  },
  'services-operator': {
    auth: operator,
    code: `for await (const model of servicesOperator.models.list()) {
  console.log(model.code);
}`,
  },
  'services-front': {
    auth: front,
    code: `const { channels } = await servicesFront.settings.channels({ locale: 'fr_FR' });
console.log(channels);`,
  },
  'marketplace-seller': {
    auth: shop,
    code: `for await (const item of marketplaceSeller.shipments.itemsToShip()) {
  console.log(item.order_id, item.shipment_lines?.length);
}`,
  },
  'marketplace-operator': {
    auth: operator,
    code: `const { hierarchies } = await marketplaceOperator.hierarchies.list();
console.log(hierarchies);`,
  },
  'marketplace-front': {
    auth: front,
    code: `const { reasons } = await marketplaceFront.reasons.list();
console.log(reasons);`,
  },
  'catalog-manager-seller': {
    auth: shop,
    code: `for await (const tracking of catalogManagerSeller.imports.list()) {
  console.log(tracking.import_id, tracking.import_status);
}`,
  },
  'catalog-manager-operator': {
    auth: operator,
    code: `for await (const tracking of catalogManagerOperator.imports.list()) {
  console.log(tracking.import_id, tracking.import_status);
}`,
  },
  'catalog-manager-front': {
    auth: front,
    code: `for await (const tracking of catalogManagerFront.imports.list()) {
  console.log(tracking.import_id, tracking.import_status);
}`,
  },
  basket: {
    auth: '{ token: credentials.basket.bearer }',
    world: true,
    code: `const { basket_id, shipment_id, site_id, shipping_method_id } = world.basket;
const basketAfter = await basket.shipments.setShippingMethod(basket_id, shipment_id, { id: shipping_method_id }, { siteId: site_id });
console.log(basketAfter.shipments);`,
  },
};

/** @throws {Error} If the surface has no first call. */
export function firstCallOf(surface: string): Readonly<Record<'sandboxAuth' | 'firstCall' | 'world', string>> {
  const first = firstCalls[surface];
  if (first === undefined) throw new Error(`Add a first call for ${surface} to scripts/generate/first-call.ts.`);
  return { sandboxAuth: first.auth, firstCall: first.code, world: first.world === true ? ', world' : '' };
}
