/** Imports product files, and reads the rows of their error reports. */
import { createMarketplaceSeller, runImport } from '@tradelane/marketplace-seller';
import { ImportOutcomeUnknownError } from '@tradelane/workflows';
import { Database } from '../database.ts';
import type { Scenario } from '../drive.ts';
import { clockOf, fetchOf, shopOf, storeOf } from '../surroundings.ts';
import { type OpenWorld, type Played, scenarioOf } from './worlds.ts';

const fileOf = (number: number): { readonly name: string; readonly data: string } => ({
  name: 'products.csv',
  data: `sku;title;category;brand;ean;price\nSKU-${number};;;;not-an-ean;\nSKU-${number}-2;;;;not-an-ean;\n`,
});
const programFails = (): Error => new Error('the program failed');

/**
 * Imports `files` files at once with one client, each by the same call after every restart. If the calls have keys, the
 * program keeps no records. It repeats a call until the call returns, and passes a new key for an import that no list shows.
 */
export function importScenario(files: number, haveKeys: boolean = false): Promise<Scenario> {
  return scenarioOf(
    { name: `${files === 1 ? 'import' : `${files} imports at once`}${haveKeys ? ' under a key' : ''}` },
    (world) => importFiles(world, files, haveKeys),
  );
}

async function importFiles({ clock, sandbox }: OpenWorld, files: number, haveKeys: boolean): Promise<Played> {
  const shop = shopOf(sandbox);
  const outside = createMarketplaceSeller({ ...shop, fetch: sandbox.fetch, clock });
  const before = (await outside.imports.list()).total ?? 0;
  const database = new Database<string>();
  /** Files whose import is done, as far as the program knows. */
  const over = new Set<number>();
  const loads = Array.from({ length: files }, () => 0);
  return {
    async run(process) {
      const own = clockOf(process, clock);
      const seller = createMarketplaceSeller({ ...shop, fetch: fetchOf(process, sandbox), clock: own });
      const importFile = async (number: number): Promise<void> => {
        if (over.has(number)) return;
        const load = loads[number] ?? 0;
        await runImport(seller, fileOf(number), {
          checkpoint: storeOf(process, database.checkpoints),
          ...((haveKeys || load > 0) && { key: `file ${number}, load ${load}` }),
          handler: async ({ reports }) => {
            for await (const row of reports.errors?.rows() ?? []) {
              await process.reach('report row', programFails);
              database.rows.push(JSON.stringify(row));
            }
            if (!haveKeys) over.add(number);
            await process.reach('handler returns', programFails);
          },
        }).catch((error: unknown) => {
          // The sandbox lists an import at once.
          if (error instanceof ImportOutcomeUnknownError && error.candidates?.length === 0) loads[number] = load + 1;
          throw error;
        });
        await process.reach('run returns', programFails);
        over.add(number);
      };
      const ended = await Promise.allSettled(Array.from({ length: files }, (_, number) => importFile(number)));
      for (const one of ended) if (one.status === 'rejected') throw one.reason;
    },
    async faults() {
      const imports = ((await outside.imports.list()).total ?? 0) - before;
      const rows = new Set(database.rows).size;
      return [
        ...(imports === files ? [] : [`${imports} imports`]),
        ...(rows === 2 * files ? [] : [`${rows} rows of the reports`]),
      ];
    },
  };
}
