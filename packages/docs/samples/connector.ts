import type { ChannelPlatform, OrderUpsert } from '@tradelane/channel-platform';
import { ActionRejected, type Consumer, createConsumer, createMemoryDedupe, type Source } from '@tradelane/events';

/** The store that the connector stands for. */
export const origin = { channel_id: 'acme_web', channel_store_id: 'store_1' };

// #region orders
/** Tells the hub how orders of the channel now stand: all of each, every time. */
export async function sendOrders(platform: ChannelPlatform, orders: readonly OrderUpsert[]): Promise<void> {
  for (let from = 0; from < orders.length; from += 100)
    await platform.orders.upsert({ origin, orders: orders.slice(from, from + 100) });
}
// #endregion orders

// #region commands
/** What the sales channel itself can be asked for. */
export interface Shop {
  accept(orderId: string, lineIds: readonly string[]): Promise<void>;
  ship(orderId: string, carrier: string, trackingNumber: string | undefined): Promise<void>;
}

/** Carries out what sellers ask for, and reports each outcome once. */
export function createConnector(platform: ChannelPlatform, source: Source, shop: Shop): Consumer {
  return createConsumer({
    source,
    actions: platform.actions,
    // Lasts as long as the process; `@tradelane/postgres` and `@tradelane/redis` have those that outlive it.
    dedupe: createMemoryDedupe(),
    handlers: {
      ACCEPT: ({ data }) =>
        shop.accept(
          data.channel_order_id,
          data.order_lines.filter(({ accepted }) => accepted).map((line) => line.channel_order_line_id),
        ),
      CREATE_SHIPMENT: ({ data }) => shop.ship(data.channel_order_id, data.carrier, data.tracking_number),
      other: ({ type }) => {
        throw new ActionRejected({ code: 'ACTION_NOT_SUPPORTED', message: `This channel has no ${type}.` });
      },
    },
  });
}
// #endregion commands
