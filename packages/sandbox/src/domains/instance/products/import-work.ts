import type { Steps } from '../../../clock/steps.ts';
import type { Collection } from '../../../store/index.ts';
import type { Jobs, World } from '../../../world/index.ts';
import { catalogRules } from './catalog-rules.ts';
import type { ConversionRules } from './conversion.ts';
import { UnreadableFile } from './files/file-record.ts';
import type { RowWriter } from './files/report-writers.ts';
import { integrate } from './integration.ts';
import {
  importFiles,
  importReports,
  importSettings,
  type ImportStatus,
  type ProductImport,
  productImports,
  reportKey,
  type ReportKind,
} from './model/index.ts';
import { transform } from './transformation.ts';

const step = 'instance.productImportStep';

/** How long an import stays in each status on its way. */
const stepInMs = 30_000;

const next: Readonly<Partial<Record<ImportStatus, ImportStatus>>> = {
  TRANSFORMATION_WAITING: 'TRANSFORMATION_RUNNING',
  TRANSFORMATION_RUNNING: 'WAITING',
  WAITING: 'RUNNING',
  RUNNING: 'SENT',
  SENT: 'COMPLETE',
};

const failed = (status: ImportStatus): ImportStatus =>
  status.startsWith('TRANSFORMATION') ? 'TRANSFORMATION_FAILED' : 'FAILED';

/** Stores the file of a new import, and schedules its first step. */
function start(world: World, one: ProductImport, bytes: Uint8Array): void {
  world.store.put(importFiles, String(one.id), bytes);
  keep(world, one);
}

/** The seed numbers its imports from 7001. */
const firstId = 7100;

/** Creates and starts an import. Returns its ID. */
export function startProductImport(
  world: World,
  file: Pick<ProductImport, 'shopId' | 'fileName' | 'format' | 'conversion' | 'options'>,
  bytes: Uint8Array,
): number {
  const id = firstId + world.next('instance.productImport');
  const one: ProductImport = {
    id,
    status: file.conversion === 'NONE' ? 'WAITING' : 'TRANSFORMATION_WAITING',
    date_created: world.time,
    date_updated: world.time,
    counts: { read: 0, success: 0, error: 0, warning: 0 },
    reports: [],
    ...file,
  };
  start(world, one, bytes);
  return id;
}

function keep(world: World, one: ProductImport, at = world.now): void {
  world.store.put(productImports, String(one.id), { ...one, date_updated: world.time });
  if (next[one.status] === undefined) world.store.delete(importFiles as Collection<never>, String(one.id));
  else world.schedule(step, at + stepInMs, { import: String(one.id) });
}

function rulesOf(world: World, { shopId, conversion, options }: ProductImport): ConversionRules {
  const { attributes, valueLists } = catalogRules(world);
  const settings = world.store.get(importSettings, String(shopId)) ?? { conversion: 'STANDARD', mapping: {} };
  return { attributes, valueLists, conversion, settings, options };
}

function keepReport(world: World, one: ProductImport, kind: ReportKind, report: RowWriter): readonly ReportKind[] {
  if (!report.used) return [];
  world.store.put(importReports, reportKey(one.id, kind), report.bytes());
  return [kind];
}

const work: Readonly<
  Partial<Record<ImportStatus, (world: World, one: ProductImport, bytes: Uint8Array) => Steps<Partial<ProductImport>>>>
> = {
  *TRANSFORMATION_RUNNING(world, one, bytes) {
    const { counts, file, errors } = yield* transform(one.format, bytes, rulesOf(world, one));
    const reports = [
      ...keepReport(world, one, 'transformed_file', file),
      ...keepReport(world, one, 'transformation_error_report', errors),
    ];
    return { counts, reports };
  },
  *SENT(world, one, bytes) {
    const { errors, newProducts, counts } = yield* integrate(
      world,
      one,
      bytes,
      rulesOf(world, one),
      catalogRules(world),
    );
    const reports = [
      ...one.reports,
      ...keepReport(world, one, 'error_report', errors),
      ...keepReport(world, one, 'new_product_report', newProducts),
    ];
    return { integration: counts, reports };
  },
};

function* advance(world: World, one: ProductImport, file: Uint8Array, at: number): Steps {
  const [following, toDo] = [next[one.status], work[one.status]];
  if (following === undefined) return;
  try {
    const found = toDo === undefined ? {} : yield* toDo(world, one, file);
    keep(world, { ...one, ...found, status: following }, at);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    keep(world, { ...one, status: failed(one.status), reason: error.message }, at);
  }
}

export const importJobs: Jobs = {
  [step]: (world, data, at) => {
    const one = world.store.get(productImports, data['import'] ?? '');
    const file = world.store.get(importFiles, data['import'] ?? '');
    return one !== undefined && file !== undefined ? advance(world, one, file, at) : undefined;
  },
};
