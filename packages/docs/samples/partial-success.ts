import {
  type BatchHandler,
  type BatchReason,
  type BatchResult,
  type CarriersUpsert,
  type ChannelPlatform,
  type CheckpointStore,
  keptBatch,
  type OrdersUpsert,
  UnconfirmedRemovalError,
  replaceCarriers,
  type ReturnsUpsert,
} from '@tradelane/channel-platform';
import type { Hub } from '@tradelane/hub';
import type { MarketplaceSeller, NewShipment, ShipmentCreateResult } from '@tradelane/marketplace-seller';

// #region returns
/** Sends returns and gives the result of each; one that failed does not hold up the others. */
export async function sendReturns(connector: ChannelPlatform, body: ReturnsUpsert): Promise<readonly string[]> {
  const result = await connector.returns.upsert(body);
  return [
    ...result.succeeded.map(({ item }) => `${item.channel_return_id}: accepted`),
    ...notAccepted(result, ({ channel_return_id }) => channel_return_id),
  ];
}

/** All that did not succeed: each item is in one of the lists. */
function notAccepted<Item>(result: BatchResult<Item>, nameOf: (item: Item) => string): readonly string[] {
  const { failed, unknown, unsent } = result;
  return [
    ...failed.map(({ item, reasons }) => `${nameOf(item)}: ${reasons.map(inWords).join(', ')}`),
    ...unknown.map(({ item, reason }) => `${nameOf(item)}: look before sending it again, ${reason}`),
    ...unsent.map(({ item, reason }) => `${nameOf(item)}: to be sent again, ${reason}`),
  ];
}

const inWords = ({ field, message }: BatchReason): string => (field === undefined ? message : `${field}: ${message}`);
// #endregion returns

// #region batch
/** Deletes any number of products: a thousand go into one request, the next thousand into another. */
export async function deleteProducts(hub: Hub, ids: readonly string[]): Promise<number> {
  const result = await hub.products.delete({ products: ids.map((id) => ({ id })) });
  return result.throwIfFailed().succeeded.length;
}
// #endregion batch

// #region restart
/** Creates shipments through restarts: `key` names this list, and `record` keeps what became of each request. */
export async function createShipments(
  seller: MarketplaceSeller,
  shipments: readonly NewShipment[],
  key: string,
  checkpoint: CheckpointStore,
  record: BatchHandler<NewShipment, ShipmentCreateResult>,
): Promise<BatchResult<NewShipment, ShipmentCreateResult>> {
  const options = { kept: keptBatch({ checkpoint, key }), handler: record };
  // Of the result, look for what is `unknown` before anything else; the same call sends what is `unsent`.
  return seller.shipments.create({ shipments: [...shipments] }, undefined, options);
}
// #endregion restart

// #region orders
/** Sends any number of orders, and names those that did not arrive: of a request that was rejected as a whole, only the faulty ones. */
export async function sendOrders(connector: ChannelPlatform, body: OrdersUpsert): Promise<readonly string[]> {
  const result = await connector.orders.upsertOrders(body);
  return notAccepted(result, ({ channel_order_id }) => channel_order_id);
}
// #endregion orders

// #region replace
/** Replaces the carriers of a channel, unless that would remove one; then it names those. */
export async function setCarriers(
  connector: ChannelPlatform,
  channelId: string,
  body: CarriersUpsert,
  store: CheckpointStore,
): Promise<readonly string[]> {
  try {
    await replaceCarriers(connector, channelId, body, { store });
    return [];
  } catch (error) {
    if (error instanceof UnconfirmedRemovalError) return error.removed;
    throw error;
  }
}
// #endregion replace
