import {
  type BatchHandler,
  type CarriersUpsert,
  type ChannelPlatform,
  type CheckpointStore,
  keptBatch,
  type OrdersUpsert,
  RemovalError,
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
    ...result.failed.map(
      ({ item, reasons }) => `${item.channel_return_id}: ${reasons.map(({ message }) => message).join(', ')}`,
    ),
    ...result.unknown.map(({ item, reason }) => `${item.channel_return_id}: look before sending it again, ${reason}`),
  ];
}
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
): Promise<readonly NewShipment[]> {
  const options = { kept: keptBatch({ checkpoint, key }), handler: record };
  const { unknown } = await seller.shipments.create({ shipments: [...shipments] }, undefined, options);
  return unknown.map(({ item }) => item); // look for these before anything else
}
// #endregion restart

// #region orders
/** Sends any number of orders; of a request that was rejected as a whole, only the faulty orders are left out. */
export async function sendOrders(connector: ChannelPlatform, body: OrdersUpsert): Promise<readonly string[]> {
  const { failed } = await connector.orders.upsertOrders(body);
  return failed.map(
    ({ item, reasons }) => `${item.channel_order_id}: ${reasons.map(({ message }) => message).join(', ')}`,
  );
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
    if (error instanceof RemovalError) return error.removed;
    throw error;
  }
}
// #endregion replace
