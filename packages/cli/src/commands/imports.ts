import { closeSync, openSync, readSync, statSync } from 'node:fs';
import type { CsvRow } from '@tradelane/core';
import type { FileImportResult, ImportResult } from '@tradelane/workflows';
import type { FailedLine } from '@tradelane/marketplace-seller';
import { confirm } from '../confirm.ts';
import { PartlyDoneError, UsageError } from '../exit.ts';
import { textOf } from '../input-text.ts';
import { importWaits } from '../import-waits.ts';
import { note, type Io } from '../io.ts';
import type { AnyClient } from '../table/client-package.ts';
import { RowPrinter } from '../output/format.ts';
import { surfaceNamed } from '../table/load.ts';
import { checkpoints, openWith, type WorkflowFlags } from './workflows.ts';

export interface ImportFlags extends WorkflowFlags {
  readonly key?: string;
}

/**
 * Reads the start of a file before it is uploaded. The import reports a file that is missing.
 * @param column A column that the first line must name.
 * @throws {UsageError} If it is empty, or a CSV file without column names or without lines.
 */
function checkFile(path: string, column = ''): void {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return;
  const start = Buffer.alloc(65_536);
  const file = openSync(path, 'r');
  const length = readSync(file, start);
  closeSync(file);
  const text = textOf(start.subarray(0, length));
  const [head = '', ...lines] = text.split(/\r\n|\r|\n/);
  const isShort = length < start.length && lines.every((line) => line.trim() === '');
  const isCsv = column !== '' || /\.csv$/i.test(path);
  const problem =
    text.trim() === ''
      ? 'is empty'
      : isCsv && (head.trim() === '' || !head.includes(column))
        ? `has no column names in its first line${column === '' ? '' : `, such as ${column}`}`
        : isCsv && isShort
          ? 'has no line after its column names'
          : undefined;
  if (problem !== undefined)
    throw new UsageError(`${path} ${problem}. Nothing was uploaded. Pass a file with column names and lines.`);
}

/** Runs an import with the options that every import has, and prints what it waits for. */
async function follow<Result>(
  io: Io,
  flags: ImportFlags,
  upload: string,
  run: (options: object) => Promise<Result>,
): Promise<Result> {
  const { key, sandbox, surface } = flags;
  const waits = importWaits(io, surfaceNamed(surface), upload);
  const remedy = sandbox === true ? '' : ' After Ctrl-C, the same command resumes it.';
  try {
    return await run({
      checkpoint: await checkpoints(io, flags),
      ...(key === undefined ? {} : { key }),
      signal: io.signal,
      onStarted: ({ importId, recovered }: { readonly importId: number | string; readonly recovered: boolean }) => {
        note(io, `Import ${importId} ${recovered ? 'resumed' : 'started'}.${remedy}`);
        waits.onProgress({}, { id: importId });
      },
      onProgress: waits.onProgress,
    });
  } finally {
    waits.stop();
  }
}

/** Prints refused lines in the order of the file. */
async function printRefused(io: Io, { output }: ImportFlags, rows: readonly object[]): Promise<void> {
  const format = output ?? (io.stdout.isTTY === true ? 'table' : 'ndjson');
  const lineOf = (row: object): number => Number((row as { readonly line?: unknown }).line ?? Infinity);
  await new RowPrinter(io, format, []).print(rows.toSorted((a, b) => lineOf(a) - lineOf(b)));
}

type RunImport = (client: AnyClient, file: string, options: object) => Promise<ImportResult>;

/**
 * Imports a product file and follows the import to its end. Prints each refused line with its reasons.
 * @throws {PartlyDoneError} If lines or products failed.
 */
export async function importProducts(
  io: Io,
  file: string,
  flags: ImportFlags & { readonly shopId?: string },
): Promise<void> {
  checkFile(file);
  const { client, functions } = await openWith(io, flags, 'runImport');
  const request = flags.shopId === undefined ? {} : { request: { shop: flags.shopId } };
  const result = await follow(io, flags, 'imports.create', (options) =>
    (functions['runImport'] as RunImport)(client, file, { ...options, ...request }),
  );
  const refused: CsvRow[] = [];
  for (const report of [result.reports.transformationErrors, result.reports.errors])
    if (report !== undefined) for await (const row of report.rows()) refused.push(row);
  await printRefused(io, flags, refused);
  const { lines, products } = result;
  const imported =
    products === undefined ? '' : `, ${products.synchronized} products imported, ${products.failed} failed`;
  note(io, `Import ${result.importId}: ${lines.succeeded} of ${lines.read} lines transformed${imported}.`);
  if (!result.ok) throw new PartlyDoneError('Some lines or products were refused. The reasons are above.');
}

/** Result of an import of offers, prices or stock, whatever it tracks. */
type OfferFileResult = FileImportResult & {
  readonly productImport: ImportResult | undefined;
  errors(): AsyncIterable<FailedLine>;
};
type RunOfferFile = (client: AnyClient, file: string, options: object) => Promise<OfferFileResult>;

/** The methods that upload a file. */
const uploads = { runOfferImport: 'offers.import', runPriceImport: 'prices.import', runStockImport: 'stock.import' };

/** Flags of a file with offers. */
export interface OfferFlags extends ImportFlags {
  readonly mode?: string;
  readonly withProducts?: boolean;
  readonly operatorFormat?: boolean;
  readonly yes?: boolean;
}

/**
 * Imports a file with offers, prices or stock and follows the import to its end. Prints each refused line with its
 * number and reason.
 * @throws {PartlyDoneError} If lines or products failed.
 */
export async function importOffers(
  io: Io,
  name: 'runOfferImport' | 'runPriceImport' | 'runStockImport',
  file: string,
  flags: OfferFlags,
): Promise<void> {
  const { mode: import_mode = 'NORMAL', withProducts, operatorFormat } = flags;
  checkFile(file, name === 'runOfferImport' ? undefined : 'offer-sku');
  if (import_mode === 'REPLACE' && flags.yes !== true) {
    if (io.stdin.isTTY !== true)
      throw new UsageError('REPLACE deletes offers. Pass --yes to import without a question.');
    await confirm(io, `Delete all offers that ${file} leaves out?`, 'Nothing was sent.');
  }
  const { client, functions } = await openWith(io, flags, name);
  const request = {
    import_mode,
    ...(withProducts === true && { with_products: true }),
    ...(operatorFormat === true && { operator_format: true }),
  };
  const result = await follow(io, flags, uploads[name], (options) =>
    (functions[name] as RunOfferFile)(client, file, { ...options, ...(name === 'runOfferImport' && { request }) }),
  );
  const refused: object[] = [];
  for await (const row of result.productImport?.reports.errors?.rows({ maxWaitInMs: Infinity }) ?? [])
    refused.push(row);
  for await (const { line, message, values } of result.errors()) refused.push({ line, message, ...values });
  await printRefused(io, flags, refused);
  const { lines, products } = result;
  const ofProducts = products === undefined ? '' : `, ${products.synchronized + products.reimported} products imported`;
  note(io, `Import ${result.importId}: ${lines.succeeded} of ${lines.read} lines imported${ofProducts}.`);
  if (!result.ok) throw new PartlyDoneError('Some lines or products were refused. The reasons are above.');
}
