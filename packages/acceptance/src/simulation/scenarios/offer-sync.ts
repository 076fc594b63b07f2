/** Follows offers into a table with their checkpoint. Some are repriced and one is deleted during the first run. */
import { createMarketplaceSeller, syncOffers } from '@tradelane/marketplace-seller';
import { Database } from '../database.ts';
import type { Scenario } from '../drive.ts';
import { clockOf, fetchOf, shopOf, storeOf } from '../surroundings.ts';
import { type OpenWorld, type Played, scenarioOf } from './worlds.ts';

interface Applied {
  readonly sku: string;
  readonly version: string;
  readonly isDeleted: boolean;
}

const handlerFails = (): Error => new Error('the handler failed');
const changed = ['LAMP-2', 'CHAIR-4'] as const;
const input = { product_id: '', product_id_type: '', state_code: '11', price: 8 };

export function offerSyncScenario(): Promise<Scenario> {
  return scenarioOf({ name: 'sync of offers' }, followOffers);
}

function followOffers({ clock, sandbox }: OpenWorld): Played {
  const shop = shopOf(sandbox);
  const outside = createMarketplaceSeller({ ...shop, fetch: sandbox.fetch, clock });
  const database = new Database<Applied>();
  let isChanged = false;
  const change = async (): Promise<void> => {
    isChanged = true;
    const [repriced, deleted] = changed;
    await outside.offers.upsert({
      offers: [
        { ...input, shop_sku: repriced, update_delete: 'update' },
        { ...input, shop_sku: deleted, update_delete: 'delete' },
      ],
    });
    await clock.advance(60_000);
  };
  return {
    async run(process) {
      const own = clockOf(process, clock);
      const seller = createMarketplaceSeller({ ...shop, fetch: fetchOf(process, sandbox), clock: own });
      const sync = syncOffers(seller, {
        checkpoint: storeOf(process, database.checkpoints),
        since: new Date('2020-01-01T00:00:00Z'),
        onLeaseWait: () => undefined,
        handler: async (offer, { commit }) => {
          await process.reach('handler begins', handlerFails);
          if (!isChanged && database.rows.length >= 3) await change();
          const { shop_sku: sku = '', last_updated: version = '', deleted = false } = offer;
          database.transaction((tables) => {
            tables.insert({ sku, version, isDeleted: deleted });
            void commit(tables.checkpoints);
          });
          await process.reach('handler returns', handlerFails);
        },
      });
      // The next run finds the changes.
      while ((await sync.run()).handled > 0);
    },
    async faults() {
      const { rows } = database;
      const last = new Map(rows.map((row) => [row.sku, row]));
      const listed = await Array.fromAsync(outside.offers.list({ max: 100 }));
      const missed = listed.filter(({ shop_sku: sku }) => !last.has(sku));
      const twice = rows.length - new Set(rows.map(({ sku, version }) => `${sku} ${version}`)).size;
      const versions = changed.map((sku) => rows.filter((row) => row.sku === sku).length);
      return [
        ...(missed.length > 0 ? [`${missed.length} offers missed`] : []),
        ...(twice > 0 ? [`${twice} versions applied twice`] : []),
        // An offer has a second version if the first was applied before the change.
        ...(versions.every((count) => count === 1 || count === 2) ? [] : [`versions: ${versions.join(', ')}`]),
        ...(last.get(changed[1])?.isDeleted === true ? [] : ['the deletion is missing']),
      ];
    },
  };
}
