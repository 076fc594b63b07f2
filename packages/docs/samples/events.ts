import type { DatabaseSync } from 'node:sqlite';
import type { ChannelPlatform } from '@tradelane/channel-platform';
import {
  ActionRejected,
  type Consumer,
  createConsumer,
  type OrderAcceptance,
  type OrderShipment,
  type Publisher,
  createItemPublisher,
  type Source,
} from '@tradelane/events';
import { createSqliteDedupe, createSqliteOutbox } from '@tradelane/events/sqlite';
import { type CheckpointStore, type Hub, type Order, syncOrders } from '@tradelane/hub';

/** What your channel can do, twice as well as once. */
export interface Channel {
  readonly carriers: ReadonlySet<string>;
  accept(orderId: string, lineIds: readonly string[]): Promise<void>;
  refuse(orderId: string, lineIds: readonly string[]): Promise<void>;
  ship(shipment: OrderShipment): Promise<void>;
}

// #region consume
/** A worker: start as many processes of it as the channel can bear. */
export function createWorker(
  connector: ChannelPlatform,
  source: Source,
  channel: Channel,
  database: DatabaseSync,
): Consumer {
  return createConsumer({
    source,
    actions: connector.actions,
    dedupe: createSqliteDedupe(database),
    outbox: createSqliteOutbox(database),
    handlers: {
      ACCEPT: async ({ data }) => {
        const [accepted, refused] = [linesOf(data, true), linesOf(data, false)];
        if (refused.length > 0) await channel.refuse(data.channel_order_id, refused);
        if (accepted.length > 0) await channel.accept(data.channel_order_id, accepted);
      },
      CREATE_SHIPMENT: async ({ data }) => {
        // The seller reads this; anything else that is thrown is tried again.
        if (!channel.carriers.has(data.carrier))
          throw new ActionRejected({ code: 'CARRIER_NOT_SUPPORTED', message: `We do not ship with ${data.carrier}.` });
        await channel.ship(data);
      },
      // Any other command goes to the dead letters, for somebody to look at: the seller still waits for it.
    },
  });
}

/** The seller decides on each line: some may be accepted and others refused. */
const linesOf = ({ order_lines }: OrderAcceptance, isAccepted: boolean): readonly string[] =>
  order_lines.filter(({ accepted }) => accepted === isAccepted).map((line) => line.channel_order_line_id);
// #endregion consume

// #region exactly-once
/** Effect and outcome are written together or not at all, whoever dies when. */
export function acceptInOneTransaction(
  database: DatabaseSync,
): NonNullable<Parameters<typeof createConsumer>[0]['handlers']['ACCEPT']> {
  const outbox = createSqliteOutbox(database);
  const decide = database.prepare('UPDATE order_lines SET status = ? WHERE order_id = ? AND id = ?');
  return ({ data }, { commit }) => {
    database.exec('BEGIN IMMEDIATE');
    try {
      for (const { channel_order_line_id, accepted } of data.order_lines)
        decide.run(accepted ? 'accepted' : 'refused', data.channel_order_id, channel_order_line_id);
      void commit(outbox); // the store returns at once, and so does this
      database.exec('COMMIT');
    } catch (error) {
      if (database.isTransaction !== false) database.exec('ROLLBACK'); // SQLite itself has, where the disk is full
      throw error;
    }
  };
}
// #endregion exactly-once

// #region follow
/** One process follows the orders; what it finds is for any number of workers. */
export async function followInto(hub: Hub, checkpoint: CheckpointStore, publisher: Publisher): Promise<void> {
  await syncOrders(hub, {
    checkpoint,
    handler: createItemPublisher(publisher, { type: 'order', id: (order: Order) => order.id }),
  });
}

/** One of the workers. */
export function createOrderWorker(
  connector: ChannelPlatform,
  source: Source,
  database: DatabaseSync,
  handler: (order: Order) => Promise<void>,
): Consumer {
  return createConsumer<{ order: Order }>({
    source,
    actions: connector.actions,
    dedupe: createSqliteDedupe(database),
    handlers: { order: ({ data }) => handler(data) },
  });
}
// #endregion follow
