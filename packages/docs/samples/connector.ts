import type { ChannelPlatform, OrderUpsert } from '@tradelane/channel-platform';
import {
  ActionRejected,
  type Consumer,
  createConsumer,
  createMemoryDedupeStore,
  type OrderAcceptance,
  type OrderShipment,
  type Source,
} from '@tradelane/events';

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
/** What the sales channel itself can be asked for, twice as well as once: what fails is asked for again. */
export interface Shop {
  accept(orderId: string, lineIds: readonly string[]): Promise<void>;
  refuse(orderId: string, lineIds: readonly string[]): Promise<void>;
  /** One package, with what is in it: mostly not all of the order. */
  ship(shipment: OrderShipment): Promise<void>;
}

const linesOf = ({ order_lines }: OrderAcceptance, isAccepted: boolean): readonly string[] =>
  order_lines.filter(({ accepted }) => accepted === isAccepted).map((line) => line.channel_order_line_id);

/** Carries out what sellers ask for, and reports each outcome once. */
export function createConnector(platform: ChannelPlatform, source: Source, shop: Shop): Consumer {
  return createConsumer({
    source,
    actions: platform.actions,
    // Lasts as long as the process; `@tradelane/postgres` and `@tradelane/redis` have those that outlive it.
    dedupe: createMemoryDedupeStore(),
    handlers: {
      // One decision per line: the seller may accept some and refuse others, or all.
      ACCEPT: async ({ data }) => {
        const [accepted, refused] = [linesOf(data, true), linesOf(data, false)];
        if (refused.length > 0) await shop.refuse(data.channel_order_id, refused);
        if (accepted.length > 0) await shop.accept(data.channel_order_id, accepted);
      },
      CREATE_SHIPMENT: ({ data }) => shop.ship(data),
      // Cancel and refund as well, which are the customer's money: what the channel cannot do, the seller has to know.
      fallbackCommand: ({ type }) => {
        throw new ActionRejected({ code: 'ACTION_NOT_SUPPORTED', message: `This channel has no ${type}.` });
      },
    },
  });
}
// #endregion commands
