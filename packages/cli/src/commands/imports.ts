import { closeSync, openSync, readSync, statSync } from 'node:fs';
import type { FileImportResult, ImportResult } from '@tradelane/workflows';
import { confirm } from '../confirm.ts';
import { PartlyDoneError, UsageError } from '../exit.ts';
import { textOf } from '../input-text.ts';
import { note, type Io } from '../io.ts';
import type { AnyClient } from '../table/client-package.ts';
import { RowPrinter } from '../output/format.ts';
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

/** Options that every import has. */
async function importOptions(io: Io, flags: ImportFlags): Promise<object> {
  const { key, sandbox } = flags;
  const remedy = sandbox === true ? '' : ' After Ctrl-C, the same command resumes it.';
  return {
    checkpoint: await checkpoints(io, flags),
    ...(key === undefined ? {} : { key }),
    signal: io.signal,
    onStarted: ({ importId, recovered }: { readonly importId: number | string; readonly recovered: boolean }) =>
      note(io, `Import ${importId} ${recovered ? 'resumed' : 'started'}.${remedy}`),
  };
}

async function printRefused(
  io: Io,
  { output }: ImportFlags,
  results: readonly (FileImportResult | undefined)[],
): Promise<void> {
  const rows: object[] = [];
  for (const result of results)
    for await (const { line, message, values } of result?.errors() ?? [])
      rows.push({ ...(line !== undefined && { line }), message, ...values });
  const format = output ?? (io.stdout.isTTY === true ? 'table' : 'ndjson');
  await new RowPrinter(io, format, []).print(rows);
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
  const result = await (functions['runImport'] as RunImport)(client, file, {
    ...(await importOptions(io, flags)),
    ...(flags.shopId === undefined ? {} : { request: { shop: flags.shopId } }),
  });
  await printRefused(io, flags, [result]);
  const { lines, products } = result;
  const imported =
    products === undefined ? '' : `, ${products.synchronized} products imported, ${products.failed} failed`;
  note(io, `Import ${result.importId}: ${lines.succeeded} of ${lines.read} lines transformed${imported}.`);
  if (!result.ok) throw new PartlyDoneError('Some lines or products were refused. The reasons are above.');
}

/** Result of an import of offers, prices or stock, whatever it tracks. */
type OfferFileResult = FileImportResult & { readonly productImport: ImportResult | undefined };
type RunOfferFile = (client: AnyClient, file: string, options: object) => Promise<OfferFileResult>;

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
  const result = await (functions[name] as RunOfferFile)(client, file, {
    ...(await importOptions(io, flags)),
    ...(name === 'runOfferImport' && { request }),
  });
  await printRefused(io, flags, [result.productImport, result]);
  const { lines, products } = result;
  const ofProducts = products === undefined ? '' : `, ${products.synchronized + products.reimported} products imported`;
  note(io, `Import ${result.importId}: ${lines.succeeded} of ${lines.read} lines imported${ofProducts}.`);
  if (!result.ok) throw new PartlyDoneError('Some lines or products were refused. The reasons are above.');
}
