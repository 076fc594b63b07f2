import type { Slices } from '../../../../machinery/clock/turns.ts';
import { deletePieces, fileOfPiece, putPieces, readPieces } from '../../../../machinery/store/index.ts';
import type { Jobs, World } from '../../../../machinery/world/index.ts';
import { UnreadableFile } from '../../products/files/file-record.ts';
import { type ImportStatus, productImports } from '../../products/model/index.ts';
import { offerImportFiles, offerImportReports, offerImports, type StoredImport } from './model.ts';
import { runImport } from './run.ts';

const step = 'instance.offerImportStep';

/** Duration of each status. */
const stepInMs = 15_000;

const isOver = ({ status }: StoredImport): boolean => status === 'COMPLETE' || status === 'FAILED';

/** Starts an import, once its file is stored. */
export function* startImport(world: World, one: StoredImport, bytes: Uint8Array): Slices {
  yield* putPieces(world.store, offerImportFiles, one.id, [bytes]);
  keep(world, one);
}

function keep(world: World, one: StoredImport, at = world.now): void {
  world.store.put(offerImports, one.id, one);
  if (isOver(one)) deletePieces(world.store, offerImportFiles, one.id);
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

function* finish(world: World, one: StoredImport): Slices<StoredImport> {
  try {
    const bytes = yield* readPieces(world.store, offerImportFiles, one.id);
    const { counts, report } = yield* runImport(world, one, bytes);
    if (report.used) yield* putPieces(world.store, offerImportReports, one.id, report.pieces());
    return { ...one, status: 'COMPLETE', counts, hasReport: report.used };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { ...one, status: 'FAILED', reason: error.message };
  }
}

function* advance(world: World, one: StoredImport, at: number): Slices {
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

/** Removes files of imports that a crash interrupted before they were stored. */
export function removeStrayOfferFiles({ store }: World): void {
  for (const { key } of store.scan(offerImportFiles))
    if (store.get(offerImports, fileOfPiece(key)) === undefined) store.delete(offerImportFiles, key);
}
