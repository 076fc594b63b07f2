/** Sends lists in several requests and records the result of each item. One list may be repeated, and one may not. */
import { createChannelPlatform } from '@tradelane/channel-platform';
import { type BatchContext, type BatchResult } from '@tradelane/core';
import { createMarketplaceSeller } from '@tradelane/marketplace-seller';
import { orderOf } from '../../../test/workflows/world.ts';
import { Database } from '../database.ts';
import type { Scenario } from '../drive.ts';
import type { SimulatedProcess } from '../simulated-process.ts';
import { clockOf, fetchOf, hubOf, originOf, shopOf, storeOf } from '../surroundings.ts';
import { type OpenWorld, type Played, scenarioOf } from './worlds.ts';

interface Row {
  readonly name: string;
  readonly is: 'taken' | 'refused' | 'unknown';
}

const [count, chunkSize, poison] = [9, 2, 4];
const programFails = (): Error => new Error('the program failed');

/** Records the final results of a request, in one transaction with the checkpoint. */
function recorderOf<Item>(process: SimulatedProcess, database: Database<Row>, nameOf: (item: Item) => string) {
  return async (
    { succeeded, failed, unknown }: BatchResult<Item>,
    { commit }: BatchContext,
    isFinal: (is: Row['is']) => boolean,
  ): Promise<void> => {
    await process.reach('handler begins', programFails);
    const rows: readonly Row[] = [
      ...succeeded.map(({ item }) => ({ name: nameOf(item), is: 'taken' as const })),
      ...failed.map(({ item }) => ({ name: nameOf(item), is: 'refused' as const })),
      ...unknown.map(({ item }) => ({ name: nameOf(item), is: 'unknown' as const })),
    ];
    database.transaction((tables) => {
      for (const row of rows) if (isFinal(row.is)) tables.insert(row);
      void commit(tables.checkpoints);
    });
    await process.reach('handler returns', programFails);
  };
}

function faultsOf(rows: readonly Row[]): string[] {
  const names = new Set(rows.map(({ name }) => name));
  return [
    ...(names.size === count ? [] : [`${count - names.size} never handled`]),
    ...(rows.length === names.size ? [] : [`${rows.length - names.size} handled twice`]),
  ];
}

/** Orders, with one refusal. A request that was in flight is sent again. */
export function upsertScenario(): Promise<Scenario> {
  return scenarioOf(
    { name: 'batch that may be repeated', progress: { of: 'handler returns', items: 6 } },
    upsertOrders,
  );
}

function upsertOrders({ clock, sandbox }: OpenWorld): Played {
  const origin = originOf(sandbox);
  const orders = Array.from({ length: count }, (_, number) => {
    const order = orderOf(`B-${number}`, clock.now());
    const faulty = order.order_lines.map((line) => ({ ...line, price: { amount: -1, currency: 'no' } }));
    return number === poison ? { ...order, order_lines: faulty } : order;
  });
  const database = new Database<Row>();
  return {
    async run(process) {
      const options = { ...hubOf(sandbox, 'connector'), fetch: fetchOf(process, sandbox) };
      const connector = createChannelPlatform({ ...options, clock: clockOf(process, clock) });
      const record = recorderOf(process, database, ({ channel_order_id }: (typeof orders)[number]) => channel_order_id);
      const result = await connector.orders.upsertOrders(
        { origin, orders },
        {
          chunkSize,
          checkpoint: storeOf(process, database.checkpoints),
          key: 'monday',
          // The same call sends unknown items again.
          handler: (part, context) => record(part, context, (is) => is !== 'unknown'),
        },
      );
      if (result.unknown.length + result.unsent.length > 0) throw new Error('to be called again');
    },
    async faults() {
      const { rows } = database;
      const stored = Object.keys(sandbox.snapshot().collections['orders'] ?? {}).filter((key) => key.includes('B-'));
      const refused = rows.filter(({ is }) => is === 'refused').map(({ name }) => name);
      return [
        ...faultsOf(rows),
        ...(stored.length === count - 1 ? [] : [`${stored.length} of ${count - 1} orders arrived`]),
        ...(refused.join() === `B-${poison}` ? [] : [`refused: ${refused.join()}`]),
      ];
    },
  };
}

/** Shipments. Those in flight are unknown, and are never sent again. */
export function createScenario(): Promise<Scenario> {
  return scenarioOf(
    { name: 'batch that may not be repeated', progress: { of: 'handler returns', items: 5 } },
    createShipments,
  );
}

function createShipments({ clock, sandbox }: OpenWorld): Played {
  const shipments = Array.from({ length: count }, (_, number) => ({
    order_id: 'ORD-9000-A',
    shipment_lines: [{ order_line_id: 'ORD-9000-A-1', quantity: 1, package_reference: `P-${number}` }],
  }));
  const nameOf = ({ shipment_lines: [line] }: (typeof shipments)[number]): string => line?.package_reference ?? '';
  const database = new Database<Row>();
  return {
    async run(process) {
      const options = { ...shopOf(sandbox), fetch: fetchOf(process, sandbox) };
      const seller = createMarketplaceSeller({ ...options, clock: clockOf(process, clock) });
      const record = recorderOf(process, database, nameOf);
      const result = await seller.shipments.create({ shipments }, undefined, {
        chunkSize,
        checkpoint: storeOf(process, database.checkpoints),
        key: 'monday',
        handler: (part, context) => record(part as BatchResult<(typeof shipments)[number]>, context, () => true),
      });
      if (result.unsent.length > 0) throw new Error('to be called again');
    },
    async faults(blows) {
      const { rows } = database;
      const created = JSON.stringify(sandbox.snapshot().collections['instance.shipments'] ?? {});
      const times = new Map(shipments.map((one) => [nameOf(one), created.split(`"${nameOf(one)}"`).length - 1]));
      const unknown = rows.filter(({ is }) => is === 'unknown').length;
      const wrong = rows.filter(
        ({ name, is }) => (is === 'taken' && times.get(name) !== 1) || (is === 'refused' && times.get(name) !== 0),
      );
      const twice = [...times.values()].filter((number) => number > 1).length;
      return [
        ...faultsOf(rows),
        ...(twice > 0 ? [`${twice} created twice`] : []),
        ...(wrong.length > 0 ? [`${wrong.length} reported wrongly`] : []),
        ...(unknown > blows * chunkSize ? [`${unknown} unknown after ${blows} blows`] : []),
      ];
    },
  };
}
