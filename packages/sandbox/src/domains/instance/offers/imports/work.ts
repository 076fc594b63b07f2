import type { Steps } from '../../../../clock/steps.ts';
import type { Collection } from '../../../../store/index.ts';
import type { Jobs, World } from '../../../../world/index.ts';
import { UnreadableFile } from '../../products/files/file-record.ts';
import { csvWriter } from '../../products/files/report-writers.ts';
import { type ImportStatus, productImports } from '../../products/model/index.ts';
import { offerImportFiles, offerImportReports, offerImports, type StoredImport } from './model.ts';
import { reportColumns, runImport } from './run.ts';

const step = 'instance.offerImportStep';

/** Duration of each status. */
const stepInMs = 15_000;

const isOver = ({ status }: StoredImport): boolean => status === 'COMPLETE' || status === 'FAILED';

/** Stores the file of an import, and schedules its first step. */
export function startImport(world: World, one: StoredImport, bytes: Uint8Array): void {
  world.store.put(offerImportFiles, one.id, bytes);
  keep(world, one);
}

function keep(world: World, one: StoredImport, at = world.now): void {
  world.store.put(offerImports, one.id, one);
  if (isOver(one)) world.store.delete(offerImportFiles as Collection<never>, one.id);
  else world.schedule(step, at + stepInMs, { import: one.id });
}

const finalOfProducts: ReadonlySet<ImportStatus> = new Set([
  'COMPLETE',
  'FAILED',
  'CANCELLED',
  'TRANSFORMATION_FAILED',
]);

/** W55: offers wait for their products. */
const waitsForProducts = (world: World, { productImport }: StoredImport): boolean => {
  const products = world.store.get(productImports, String(productImport));
  return products !== undefined && !finalOfProducts.has(products.status);
};

function* finish(world: World, one: StoredImport): Steps<StoredImport> {
  try {
    const bytes = world.store.get(offerImportFiles, one.id) ?? new Uint8Array(0);
    const { counts, report } = yield* runImport(world, one, bytes);
    if (report.used) world.store.put(offerImportReports, one.id, report.bytes());
    return { ...one, status: 'COMPLETE', counts, hasReport: report.used };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    if (one.kind !== 'STOCK') return { ...one, status: 'FAILED', reason: error.message };
    // AS105: the status of these imports has no reason.
    const report = csvWriter(reportColumns);
    report.row(['1', error.message]);
    world.store.put(offerImportReports, one.id, report.bytes());
    return { ...one, status: 'FAILED', hasReport: true };
  }
}

function* advance(world: World, one: StoredImport, at: number): Steps {
  if (one.status === 'RUNNING') keep(world, yield* finish(world, one), at);
  else if (one.status === 'WAITING') keep(world, { ...one, status: 'RUNNING' }, at);
  else if (waitsForProducts(world, one)) keep(world, one, at);
  else keep(world, { ...one, status: 'WAITING' }, at);
}

export const offerImportJobs: Jobs = {
  [step]: (world, data, at) => {
    const one = world.store.get(offerImports, data['import'] ?? '');
    return one === undefined || isOver(one) ? undefined : advance(world, one, at);
  },
};
