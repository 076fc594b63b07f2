import { inSteps, type Steps } from '../../../../clock/steps.ts';
import { among } from '../../../../store/index.ts';
import type { World } from '../../../../world/index.ts';
import { type FileRecord, type RecordSink, UnreadableFile } from '../../products/files/file-record.ts';
import { readProductFile } from '../../products/files/product-file.ts';
import { csvWriter, type RowWriter, writerOf } from '../../products/files/report-writers.ts';
import { additionalFields } from '../../settings/model.ts';
import { offers } from '../model.ts';
import { applyOffer, deleteOffer, type OfferChange } from './apply-offer.ts';
import { type ImportCounts, type ImportKind, noCounts, type StoredImport } from './model.ts';
import { isOfferColumn, offerOfLine } from './offer-lines.ts';
import { applyPrices, checkPriceLine } from './price-lines.ts';
import { applyStock } from './stock-lines.ts';
import { fail, LineError } from './values.ts';

/** Result of an import. */
export interface ImportOutcome {
  readonly counts: ImportCounts;
  readonly report: RowWriter;
}

/** W56: the first columns of every error report. */
export const reportColumns: readonly string[] = ['error-line', 'error-message'];

const keyColumns: Readonly<Record<ImportKind, string>> = { OFFERS: 'sku', PRICES: 'offer-sku', STOCK: 'offer-sku' };

type MutableCounts = { -readonly [Name in keyof ImportCounts]: number };

/** Runs one line. An error becomes a row of the report. */
function attempt(run: () => void): string | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof LineError) return error.message;
    throw error;
  }
}

class Reporter {
  readonly counts: MutableCounts = { ...noCounts };
  readonly #format: StoredImport['format'];
  #columns: readonly string[] = [];
  #report: RowWriter | undefined;

  constructor(format: StoredImport['format']) {
    this.#format = format;
  }

  columns(names: readonly string[]): void {
    this.#columns = names;
  }

  /** Counts a line, and reports it if it failed. */
  line({ line, values }: FileRecord, error: string | undefined): void {
    if (error === undefined) {
      this.counts.success += 1;
      return;
    }
    this.counts.error += 1;
    const columns = this.#columns.length > 0 ? this.#columns : Object.keys(values);
    this.#report ??= this.#start(columns);
    this.#report.row([String(line), error, ...columns.map((name) => values[name] ?? '')]);
  }

  get report(): RowWriter {
    return this.#report ?? this.#start([]);
  }

  #start(columns: readonly string[]): RowWriter {
    const all = [...reportColumns, ...columns];
    return this.#format === 'JSON' ? csvWriter(all) : writerOf(this.#format, all);
  }
}

/** Reads the lines of a file. Reports that were corrected start with their own columns. */
function* readLines(one: StoredImport, bytes: Uint8Array, reporter: Reporter, each: RecordSink['record']): Steps {
  if (one.format === 'JSON') return;
  const key = keyColumns[one.kind];
  yield* readProductFile(one.format, bytes, {
    isColumn: (name) => name === key || isOfferColumn(name),
    columns(names) {
      if (names.length > 0 && !names.includes(key)) throw new UnreadableFile(`The file has no column ${key}.`);
      reporter.columns(names.filter((name) => !reportColumns.includes(name)));
    },
    record(record) {
      reporter.counts.read += 1;
      each(record);
    },
  });
}

function* runOffers(world: World, one: StoredImport, bytes: Uint8Array, reporter: Reporter): Steps {
  const { shopId } = one;
  const { counts } = reporter;
  const codes = new Set([...world.store.scan(additionalFields)].map(({ key }) => key));
  const named = new Set<string>();
  const run = (record: FileRecord, read: () => OfferChange): void => {
    const error = attempt(() => {
      if (record.problem !== undefined) fail(record.problem);
      counts[applyOffer(world, shopId, read())] += 1;
    });
    if (error !== undefined) counts.failed += 1;
    reporter.line(record, error);
  };
  yield* readLines(one, bytes, reporter, (record) => {
    named.add(record.values['sku'] ?? '');
    run(record, () => offerOfLine(record.values, (code) => codes.has(code)));
  });
  if (one.format === 'JSON') {
    const { offers: entries } = JSON.parse(new TextDecoder().decode(bytes)) as { readonly offers: OfferChange[] };
    reporter.columns(['sku', 'product-id', 'price', 'quantity']);
    let line = 0;
    yield* inSteps(entries, (entry) => {
      counts.read += 1;
      line += 1;
      const { shop_sku, product_id = '', price = '', quantity = 0 } = entry;
      const values = { sku: shop_sku, 'product-id': product_id, price: String(price), quantity: String(quantity) };
      run({ line, values }, () => entry);
    });
  }
  if (one.mode === 'REPLACE') yield* deleteOthers(world, shopId, named, counts);
}

/** REPLACE deletes the offers that the file does not name. */
function* deleteOthers(world: World, shopId: number, named: ReadonlySet<string>, counts: MutableCounts): Steps {
  const where = [among('shop', shopId)];
  const found = Array.from(world.store.find(offers, { by: 'price', where }), ({ value }) => value);
  yield* inSteps(found, (offer) => {
    if (named.has(offer.sku)) return;
    deleteOffer(world, offer);
    counts.deleted += 1;
  });
}

/** W57: an offer with a line in error keeps its prices, and all its lines are reported. */
function* runPrices(world: World, one: StoredImport, bytes: Uint8Array, reporter: Reporter): Steps {
  const byOffer = new Map<string, FileRecord[]>();
  yield* readLines(one, bytes, reporter, (record) => {
    const sku = record.values['offer-sku'] ?? '';
    const lines = byOffer.get(sku);
    if (lines === undefined) byOffer.set(sku, [record]);
    else lines.push(record);
  });
  yield* inSteps(byOffer, ([sku, lines]) => {
    const errors = lines.map((line) => attempt(() => checkPriceLine(world, line)));
    const whole = errors.some((error) => error !== undefined)
      ? 'Another price of the offer is invalid.'
      : attempt(() => applyPrices(world, one.shopId, sku, lines));
    reporter.counts[whole === undefined ? 'updated' : 'failed'] += 1;
    for (const [index, line] of lines.entries()) reporter.line(line, errors[index] ?? whole);
  });
}

function* runStock(world: World, one: StoredImport, bytes: Uint8Array, reporter: Reporter): Steps {
  yield* readLines(one, bytes, reporter, (record) => {
    const error = attempt(() => {
      if (record.problem !== undefined) fail(record.problem);
      applyStock(world, one.shopId, record);
    });
    reporter.line(record, error);
  });
}

const runs: Readonly<
  Record<ImportKind, (world: World, one: StoredImport, bytes: Uint8Array, reporter: Reporter) => Steps>
> = { OFFERS: runOffers, PRICES: runPrices, STOCK: runStock };

/** Imports a file or list, line by line. @throws {UnreadableFile} If the file can't be read. */
export function* runImport(world: World, one: StoredImport, bytes: Uint8Array): Steps<ImportOutcome> {
  // Nothing of a file is imported that can't be read to its end.
  yield* readLines(one, bytes, new Reporter(one.format), () => undefined);
  const reporter = new Reporter(one.format);
  yield* runs[one.kind](world, one, bytes, reporter);
  return { counts: reporter.counts, report: reporter.report };
}
