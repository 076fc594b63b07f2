/** Follows orders that changed every ten minutes. Some change during the run. */
import type { VirtualClock } from '@tradelane/core';
import { listSource, Sync } from '@tradelane/workflows/follow';
import { createChannelPlatform } from '@tradelane/channel-platform';
import { createHub, type Hub, type Order } from '@tradelane/hub';
import type { Sandbox } from '@tradelane/sandbox';
import { orderOf } from '../../../test/workflows/world.ts';
import { Database } from '../database.ts';
import type { Scenario } from '../drive.ts';
import type { SimulatedProcess } from '../simulated-process.ts';
import { clockOf, fetchOf, hubOf, originOf, storeOf } from '../surroundings.ts';
import { beginsAt, type OpenWorld, type Played, scenarioOf } from './worlds.ts';

type OrderQuery = NonNullable<Parameters<Hub['orders']['list']>[0]>;

interface Applied {
  readonly id: string;
  readonly version: string;
  readonly redelivery: boolean;
}

const [orders, pageSize] = [33, 10];
const tenMinutesInMs = 600_000;
const versionOf = ({ updated_at, channel_updated_at }: Order): string => `${updated_at} ${channel_updated_at}`;
const handlerFails = (): Error => new Error('the handler failed');

/** With the checkpoint in the transaction of the handler, or outside of it. Only the page size isn't the default. */
export function syncScenario(checkpoint: 'transaction' | 'beside'): Promise<Scenario> {
  return scenarioOf(
    {
      name: `sync, checkpoint ${checkpoint === 'transaction' ? 'in the transaction' : 'outside the transaction'}`,
      progress: { of: 'handler returns', items: orders },
    },
    (world) => syncOrders(world, checkpoint),
    async (clock, sandbox) => {
      const channel = channelOf(sandbox, clock);
      for (let number = 1; number <= orders; number += 1) {
        await channel.upsert(`K-${number}`);
        await clock.advance(tenMinutesInMs);
      }
    },
  );
}

function syncOrders({ clock, sandbox }: OpenWorld, checkpoint: 'transaction' | 'beside'): Played {
  const channel = channelOf(sandbox, clock);
  const database = new Database<Applied>();
  const changes = new Set([5, 14, 25, 31]);
  const handle = async (process: SimulatedProcess, order: Order, work: () => void): Promise<void> => {
    await process.reach('handler begins', handlerFails);
    // Orders change while others are handled.
    if (changes.delete(database.rows.length)) {
      await clock.advance(1_000);
      await channel.upsert('K-2', 'K-30');
    }
    work();
    await process.reach('handler returns', handlerFails);
  };
  return {
    async run(process) {
      const own = clockOf(process, clock);
      const options = { ...hubOf(sandbox, 'seller'), fetch: fetchOf(process, sandbox), clock: own };
      const hub = createHub(options);
      const source = listSource<Order, OrderQuery>({
        name: 'orders',
        list: hub.orders.list,
        query: { sort: 'updated_at,ASC', limit: pageSize },
        since: 'updated_from',
        isAscending: true,
        intervalInMs: 60_000,
        keyOf: ({ id }: Order) => id,
        changedAt: ({ updated_at }: Order) => updated_at,
      });
      const handler: ConstructorParameters<typeof Sync<Order>>[1]['handler'] = (order, { commit, redelivery }) =>
        handle(process, order, () => {
          const row = { id: order.id, version: versionOf(order), redelivery };
          if (checkpoint === 'beside') database.rows.push(row);
          else
            database.transaction((tables) => {
              tables.insert(row);
              void commit(tables.checkpoints);
            });
        });
      const sync = new Sync(
        source,
        {
          checkpoint: storeOf(process, database.checkpoints),
          since: beginsAt,
          handler,
          onLeaseWait: () => undefined,
        },
        own,
      );
      // The next run finds changes after the last page.
      while ((await sync.run()).handled > 0);
    },
    async faults(blows) {
      const hub = createHub({ ...hubOf(sandbox, 'seller'), fetch: sandbox.fetch, clock });
      const all = await Array.fromAsync(hub.orders.list({ updated_from: beginsAt, limit: 100 }));
      return faultsOf(checkpoint, database.rows, all, blows);
    },
  };
}

function faultsOf(
  checkpoint: 'transaction' | 'beside',
  rows: readonly Applied[],
  all: readonly Order[],
  blows: number,
): readonly string[] {
  const times = new Map<string, Applied[]>();
  for (const row of rows) {
    const key = `${row.id} ${row.version}`;
    times.set(key, [...(times.get(key) ?? []), row]);
  }
  const missed = all.filter((order) => !times.has(`${order.id} ${versionOf(order)}`)).length;
  const twice = [...times.values()].flatMap((some) => some.slice(1));
  // Of two processes, the suspended one may be last, and it doesn't know about the other.
  const marked = [...times.values()].map((some) =>
    Math.min(some.length - 1, some.filter(({ redelivery }) => redelivery).length),
  );
  const older = rows.filter(isOlder);
  // In its own transaction, the last write wins. Otherwise the copy compares `updated_at`, as the guide
  // recommends.
  const copy = new Map<string, string>();
  for (const row of rows)
    if (checkpoint === 'transaction' || !isOlder(row, rows.indexOf(row), rows)) copy.set(row.id, row.version);
  const outdated = all.filter((order) => copy.get(order.id) !== versionOf(order)).length;
  const unmarked = twice.length - marked.reduce((sum, count) => sum + count, 0);
  return [
    ...(missed > 0 ? [`${missed} missed`] : []),
    ...(outdated > missed ? [`${outdated - missed} outdated copies`] : []),
    ...(older.length > (checkpoint === 'transaction' ? 0 : blows)
      ? [`${older.length} older versions after newer ones`]
      : []),
    ...(checkpoint === 'transaction' && twice.length > 0 ? [`${twice.length} applied twice`] : []),
    ...(unmarked > 0 ? [`${unmarked} applied twice without a mark`] : []),
    ...(twice.length > blows ? [`${twice.length} applied twice after ${blows} blows`] : []),
  ];
}

/** Whether a newer version of the same order was applied before. */
function isOlder({ id, version }: Applied, index: number, rows: readonly Applied[]): boolean {
  return rows.slice(0, index).some((row) => row.id === id && row.version > version);
}

function channelOf(sandbox: Sandbox, clock: VirtualClock) {
  const connector = createChannelPlatform({ ...hubOf(sandbox, 'connector'), fetch: sandbox.fetch, clock });
  const origin = originOf(sandbox);
  return {
    upsert: (...ids: readonly string[]) =>
      connector.orders.upsert({ origin, orders: ids.map((id) => orderOf(id, clock.now())) }),
  };
}
