/** Imports offers and prices at once, or stock. The program keeps no other records than unknown outcomes. */
import { ImportOutcomeUnknownError } from '@tradelane/workflows';
import {
  createMarketplaceSeller,
  type MarketplaceSeller,
  type OfferImportResult,
  runOfferImport,
  runPriceImport,
  runStockImport,
} from '@tradelane/marketplace-seller';
import type { Sandbox } from '@tradelane/sandbox';
import { Database } from '../database.ts';
import type { Scenario } from '../drive.ts';
import type { SimulatedProcess } from '../simulated-process.ts';
import { clockOf, fetchOf, shopOf, storeOf } from '../surroundings.ts';
import { type OpenWorld, type Played, scenarioOf } from './worlds.ts';

const programFails = (): Error => new Error('the program failed');
const [lampId, wanted] = [30_003, { price: 44.5, quantity: 77 }] as const;

/** Imports that arrived, by kind. */
function countImports(sandbox: Sandbox): Readonly<Record<'OFFERS' | 'PRICES' | 'STOCK', number>> {
  const counts = { OFFERS: 0, PRICES: 0, STOCK: 0 };
  for (const one of Object.values(sandbox.snapshot().collections['instance.offerImports'] ?? {}))
    counts[(one as { readonly kind: keyof typeof counts }).kind] += 1;
  return counts;
}

interface Program {
  readonly seller: MarketplaceSeller;
  readonly process: SimulatedProcess;
  readonly database: Database<string>;
  /** Names of loads with an unknown outcome. The next one has a new name. */
  readonly loads: string[];
}

/** Keeps the refused lines of an import. */
const handlerOf =
  ({ process, database }: Program, name: string) =>
  async (result: Pick<OfferImportResult, 'errors'>): Promise<void> => {
    for await (const { line, message } of result.errors()) {
      await process.reach('refused line', programFails);
      database.rows.push(`${name} ${line} ${message}`);
    }
    await process.reach('handler returns', programFails);
  };

const optionsOf = (program: Program, name: string) => ({
  checkpoint: storeOf(program.process, program.database.checkpoints),
  key: name,
  handler: handlerOf(program, name),
});

/** Imports under a new key after each import that no list shows. The sandbox lists an import at once. */
async function inLoads(
  program: Program,
  kind: string,
  run: (options: ReturnType<typeof optionsOf>) => Promise<unknown>,
) {
  const { loads } = program;
  for (;;) {
    const load = `${kind} ${loads.filter((name) => name.startsWith(kind)).length}`;
    try {
      await run(optionsOf(program, load));
      return;
    } catch (error) {
      if (!(error instanceof ImportOutcomeUnknownError) || (error.candidates ?? []).length > 0) throw error;
      loads.push(load);
    }
  }
}

/** The first offer of each file doesn't exist, so its line is refused. */
async function importOffersAndPrices(program: Program): Promise<void> {
  const { seller } = program;
  const prices = {
    rows: [
      { 'offer-sku': 'NONE', price: 1 },
      { 'offer-sku': 'LAMP-2', price: wanted.price },
    ],
  };
  const offer = { price: 12, quantity: 5, state: '11', 'update-delete': 'update' };
  const offers = {
    rows: [
      { sku: 'NONE', ...offer },
      { sku: 'CHAIR-4', ...offer },
    ],
  };
  const ended = await Promise.allSettled([
    inLoads(program, 'offers', (options) =>
      runOfferImport(seller, offers, { ...options, request: { import_mode: 'NORMAL' } }),
    ),
    inLoads(program, 'prices', (options) => runPriceImport(seller, prices, options)),
  ]);
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}

const stockRows = () => [
  { 'offer-sku': 'NONE', quantity: 1 },
  { 'offer-sku': 'LAMP-2', quantity: wanted.quantity },
];

export function offerImportScenario(kind: 'offers and prices' | 'stock'): Promise<Scenario> {
  return scenarioOf({ name: `import of ${kind}` }, (world) => importOffers(world, kind));
}

function importOffers({ clock, sandbox }: OpenWorld, kind: 'offers and prices' | 'stock'): Played {
  const shop = shopOf(sandbox);
  const before = countImports(sandbox);
  const database = new Database<string>();
  const loads: string[] = [];
  return {
    async run(process) {
      const own = clockOf(process, clock);
      const seller = createMarketplaceSeller({ ...shop, fetch: fetchOf(process, sandbox), clock: own });
      const program = { seller, process, database, loads };
      const stock = (options: ReturnType<typeof optionsOf>) => runStockImport(seller, { rows: stockRows }, options);
      await (kind === 'stock' ? inLoads(program, 'stock', stock) : importOffersAndPrices(program));
      await process.reach('run returns', programFails);
    },
    async faults(blows) {
      const after = countImports(sandbox);
      const { OFFERS: offers, PRICES: prices, STOCK: stock } = after;
      const outside = createMarketplaceSeller({ ...shop, fetch: sandbox.fetch, clock });
      const lamp = await outside.offers.get(lampId);
      const reported = new Set(database.rows.map((row) => row.split(' ')[0])).size;
      if (kind === 'stock') {
        // Each load is sent at most once.
        const most = loads.length + 1;
        return [
          ...(stock - before.STOCK > most ? [`${stock - before.STOCK} imports of ${most} loads`] : []),
          ...(loads.length > blows ? [`${loads.length} unknown outcomes after ${blows} blows`] : []),
          ...(lamp.quantity === wanted.quantity ? [] : [`the quantity is ${lamp.quantity}`]),
          ...(reported === 1 ? [] : ['the refused line is missing']),
        ];
      }
      return [
        ...(offers - before.OFFERS === 1 ? [] : [`${offers - before.OFFERS} imports of offers`]),
        ...(prices - before.PRICES === 1 ? [] : [`${prices - before.PRICES} imports of prices`]),
        ...(lamp.price === wanted.price ? [] : [`the price is ${lamp.price}`]),
        ...(reported === 2 ? [] : [`refused lines of ${reported} imports`]),
      ];
    },
  };
}
