/** Exports transaction lines or offers into a table, each together with the position after it. */
import { ExportOutcomeUnknownError } from '@tradelane/workflows';
import { createMarketplaceSeller, exportOffers, exportTransactions } from '@tradelane/marketplace-seller';
import type { MarketplaceSeller } from '@tradelane/marketplace-seller';
import type { CheckpointStore } from '@tradelane/core';
import { Database } from '../database.ts';
import type { Scenario } from '../drive.ts';
import { clockOf, fetchOf, shopOf, storeOf } from '../surroundings.ts';
import { type OpenWorld, type Played, scenarioOf } from './worlds.ts';

const lines = 12;
const dayInMs = 86_400_000;

interface ExportOptions {
  readonly checkpoint: CheckpointStore;
  readonly key: string;
}

/** Kinds of exports, with the collection of their rows and the shortest time between two of them. */
const kinds = {
  transactions: {
    collection: 'instance.transactions',
    idOf: (row: object) => String(Object(row)['id']),
    shortestInMs: dayInMs,
    start: (seller: MarketplaceSeller, options: ExportOptions) =>
      exportTransactions(seller, { items_per_chunk: 5 }, options),
  },
  // The same request returns the ID of the export that is running, so it may be sent again at once.
  offers: {
    collection: 'instance.offers',
    idOf: (row: object) => String(Object(row)['offer_id']),
    shortestInMs: 0,
    start: (seller: MarketplaceSeller, options: ExportOptions) => exportOffers(seller, {}, options),
  },
  'offers as CSV': {
    collection: 'instance.offers',
    idOf: (row: object) => String(Object(row)['offer-id']),
    shortestInMs: 0,
    start: (seller: MarketplaceSeller, options: ExportOptions) =>
      exportOffers(seller, { export_type: 'text/csv' }, options),
  },
} as const;
const programFails = (): Error => new Error('the program failed');

export function exportScenario(of: keyof typeof kinds): Promise<Scenario> {
  const { collection: name } = kinds[of];
  return scenarioOf(
    { name: `export of ${of}`, progress: { of: 'row', items: lines } },
    (world) => exportRows(world, of),
    async (_, sandbox) => {
      const snapshot = sandbox.snapshot();
      const few = Object.fromEntries(
        Object.entries(snapshot.collections[name] ?? {})
          .filter(
            ([, one]) => (one as { readonly shopId: number }).shopId === sandbox.info().credentials.shops[0]?.shop_id,
          )
          .slice(0, lines),
      );
      sandbox.restore({ ...snapshot, collections: { ...snapshot.collections, [name]: few } });
    },
  );
}

function exportRows({ clock, sandbox }: OpenWorld, of: keyof typeof kinds): Played {
  const { idOf, shortestInMs, start: startExport } = kinds[of];
  const shop = shopOf(sandbox);
  const database = new Database<string>();
  const startedAt: number[] = [];
  let isOver = false;
  return {
    async run(process) {
      const own = clockOf(process, clock);
      const send = fetchOf(process, {
        ...sandbox,
        fetch: async (input) => {
          // A request that was about to be sent when its process was suspended can't be recalled.
          const counts = input instanceof Request && input.method === 'POST' && !process.hasOverslept;
          if (counts) startedAt.push(clock.now());
          return sandbox.fetch(input);
        },
      });
      const seller = createMarketplaceSeller({ ...shop, fetch: send, clock: own });
      const takeRows = async (): Promise<void> => {
        const rows = startExport(seller, {
          checkpoint: storeOf(process, database.checkpoints),
          key: 'today',
        });
        for await (const row of rows) {
          await process.reach('row received', programFails);
          database.transaction((tables) => {
            tables.insert(idOf(row));
            void rows.commit(tables.checkpoints);
          });
          await process.reach('row kept', programFails);
        }
      };
      while (!isOver) {
        try {
          await takeRows();
          isOver = true;
        } catch (error) {
          if (!(error instanceof ExportOutcomeUnknownError)) throw error;
          await own.wait(error.retryAt.getTime() - own.now());
        }
      }
    },
    async faults() {
      const tooSoon = startedAt.filter((at, index) => at - (startedAt[index - 1] ?? -Infinity) < shortestInMs).length;
      const distinct = new Set(database.rows).size;
      return [
        ...(tooSoon > 0 ? [`${tooSoon} exports too soon`] : []),
        ...(distinct === lines ? [] : [`${lines - distinct} rows missed`]),
        ...(database.rows.length === distinct ? [] : [`${database.rows.length - distinct} rows twice`]),
      ];
    },
  };
}
