import { closeSync, lstatSync, openSync, readSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { systemClock, TradelaneError } from '@tradelane/core';
import { counted, countedOf } from '@tradelane/core/runtime';
import { csvFile } from '@tradelane/core/work';
import type { FailedLine, FileImportResult, ImportOutcomeUnknownError, ImportResult } from '@tradelane/workflows';
import { confirm } from '../confirm.ts';
import { PartlyDoneError, UsageError } from '../exit.ts';
import { textOf } from '../input-text.ts';
import { note, type Io } from '../io.ts';
import { shellWord } from '../operation/example.ts';
import { flagOf } from '../operation/flag-name.ts';
import type { AnyClient } from '../table/client-package.ts';
import { RowPrinter } from '../output/format.ts';
import { surfaceNamed } from '../table/load.ts';
import { importWaits } from './import-waits.ts';
import { checkpoints, openWith, type WorkflowFlags } from './workflows.ts';

export interface ImportFlags extends WorkflowFlags {
  readonly key?: string;
  readonly id?: string;
  readonly rest?: string;
}

/** @throws {UsageError} If there is neither a file nor an ID, `--rest` exists, or the file has no lines. */
function checkFlags(file: string | undefined, { id, rest }: ImportFlags, column?: string): void {
  if ((file === undefined) === ((id ?? '') === ''))
    throw new UsageError('Pass a file to import, or --id with the ID of an earlier import.');
  if (rest !== undefined && lstatSync(rest, { throwIfNoEntry: false }) !== undefined)
    throw new UsageError(`${rest} exists. Nothing was sent. Pass another file to --rest.`);
  if (file !== undefined) checkFile(file, column);
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
  // The host reads the file in its own encoding.
  const text = textOf(start.subarray(0, length), false);
  const [head = '', ...lines] = text.split(/\r\n|\r|\n/);
  const isShort = length < start.length && lines.every((line) => line.trim() === '');
  const isCsv = column !== '' || /\.csv$/i.test(path);
  const problem =
    text.trim() === ''
      ? 'is empty'
      : isCsv && (!/\p{L}/u.test(head) || !head.includes(column) || text.includes('\0'))
        ? `has no column names in its first line${column === '' ? '' : `, such as ${column}`}`
        : isCsv && isShort
          ? 'has no line after its column names'
          : undefined;
  if (problem !== undefined)
    throw new UsageError(`${path} ${problem}. Nothing was uploaded. Pass a file with column names and lines.`);
}

/** The imports: their commands, the methods that upload a file, and what lists the newest imports. */
const imports = {
  runImport: { command: 'products', upload: 'imports.create', list: 'imports.list --order desc' },
  runOfferImport: { command: 'offers', upload: 'offers.import', list: 'offers.imports' },
  runPriceImport: { command: 'prices', upload: 'prices.import', list: 'prices.imports' },
  runStockImport: { command: 'stock', upload: 'stock.import', list: undefined },
} as const;

type ImportName = keyof typeof imports;

/** Imports a file, or follows the import of `--id`. Prints what it waits for. */
async function resultOf<Result>(
  io: Io,
  name: ImportName,
  file: string | undefined,
  flags: ImportFlags,
  request: object,
): Promise<Result> {
  const { key, sandbox, surface, id } = flags;
  const { client, functions } = await openWith(io, flags, name);
  const run = functions[name] as (client: AnyClient, file: string, options: object) => Promise<Result>;
  const waitFor = functions[name.replace('run', 'waitFor')] as (
    client: AnyClient,
    id: string,
    options: object,
  ) => PromiseLike<Result>;
  const { onProgress, onError, stop } = importWaits(io, surfaceNamed(surface), imports[name].upload, id);
  const following = { signal: io.signal, onProgress, onError };
  const remedy = sandbox === true ? '' : ' After Ctrl-C, the same command resumes it.';
  try {
    if (id !== undefined) return await waitFor(client, id, following);
    return await run(client, file ?? '', {
      ...following,
      ...request,
      checkpoint: await checkpoints(io, flags),
      ...(key === undefined ? {} : { key }),
      onStarted: ({ importId, recovered }: { readonly importId: number | string; readonly recovered: boolean }) => {
        const what = recovered ? 'resumed. To upload the file again, pass another --key' : 'started';
        note(io, `Import ${importId} ${what}.${remedy}`);
        onProgress({}, { id: importId });
      },
    });
  } catch (error) {
    const { code, outcome } = error as Partial<TradelaneError>;
    if (io.signal.aborted && outcome === 'unknown' && sandbox !== true)
      note(io, 'The same command looks for the import and resumes it.');
    throw code === 'ERR_IMPORT_OUTCOME_UNKNOWN' && sandbox !== true
      ? unknownImport(io, name, file ?? '', flags, error as ImportOutcomeUnknownError)
      : error;
  } finally {
    stop();
  }
}

/** The same error with commands that can be copied. */
function unknownImport(
  io: Io,
  name: ImportName,
  file: string,
  { profile, surface, ...flags }: ImportFlags & { readonly shopId?: string },
  { since, candidates = [], cause }: ImportOutcomeUnknownError,
): TradelaneError {
  const { command, list } = imports[name];
  const run = (id: string | number): string => `\`tradelane import ${command}${wordsOf({ id, surface, profile })}\``;
  const key = new Date((io.clock ?? systemClock).now()).toISOString();
  const again = `\`tradelane import ${command} ${shellWord(file)}${wordsOf({ surface, profile, ...flags, key })}\``;
  const look =
    list === undefined
      ? `The API has no list of these imports. Send the current quantities with ${again}.`
      : `${candidates.length === 0 ? '' : `To follow the import that is yours, run ${candidates.map(run).join(' or ')}. `}The same command looks again. To look yourself, run \`tradelane call ${surface} ${list}${wordsOf({ profile, shopId: flags.shopId })}\` in a minute. Only if you are sure that the server won't import the file, upload it again with ${again}.`;
  return new TradelaneError(
    `The upload got no response. The import may have started after ${since.toISOString()}. ${look}`,
    { code: 'ERR_IMPORT_OUTCOME_UNKNOWN', outcome: 'unknown', cause },
  );
}

/** Flags as words of a command line. */
const wordsOf = (flags: object): string =>
  Object.entries(flags)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => ` --${flagOf(name)}${value === true ? '' : ` ${shellWord(String(value))}`}`)
    .join('');

/**
 * Prints refused lines in the order of the file, and writes them to the file of `--rest`. Reports of products name the
 * products only.
 * @param results The import of products of the file, and the import itself.
 * @throws {PartlyDoneError} If the import isn't complete, or the server read no line. The message names the command for its refused lines.
 */
async function report(
  io: Io,
  name: ImportName,
  { output, rest, sandbox }: ImportFlags,
  results: readonly [FileImportResult | undefined, FileImportResult],
): Promise<void> {
  const [, main] = results;
  const refused: (FailedLine & { readonly isOwn: boolean })[] = [];
  for (const result of results)
    for await (const one of result?.errors() ?? []) refused.push({ ...one, isOwn: result === main });
  refused.sort((a, b) => (a.line ?? Infinity) - (b.line ?? Infinity));
  const rows = refused.map(({ line, message, values }) => ({
    ...(line !== undefined && { line }),
    message,
    ...values,
  }));
  await new RowPrinter(io, output ?? (io.stdout.isTTY === true ? 'table' : 'ndjson'), []).print(rows);
  // The status of an import of stock may have no counts.
  const isCounted = name !== 'runStockImport' || 'lines_in_success' in (main.tracking as object);
  if (isCounted && main.lines.read === 0 && refused.length === 0)
    throw new PartlyDoneError(
      `Import ${main.importId} is ${main.status}, but the server counts no line. Check the format and encoding of the file.`,
    );
  if (main.ok) return;
  const own = refused.filter(({ isOwn }) => isOwn);
  // A report may have the reasons only.
  const lines = own.map(({ values }) => values).filter((values) => Object.keys(values).length > 0);
  const isWritten = rest !== undefined && lines.length > 0;
  if (isWritten) {
    const { data } = csvFile({ rows: lines, columns: [...new Set(lines.flatMap((one) => Object.keys(one)))] }, rest);
    await writeFile(rest, (data as () => AsyncIterable<Uint8Array>)(), { flag: 'wx' });
  }
  const { command } = imports[name];
  const remedy = isWritten
    ? `Correct them in ${rest}, and run \`tradelane import ${command} ${shellWord(rest)}\`.`
    : sandbox === true || lines.length === 0 || name === 'runImport'
      ? 'The reasons are above.'
      : `For a file to correct, run \`tradelane import ${command} --id ${main.importId} --rest rest.csv\`.`;
  const gap =
    own.length < main.lines.failed
      ? ` The report of the server has only ${own.length} of ${main.lines.failed} refused lines.`
      : '';
  throw new PartlyDoneError(`Some lines or products were refused. ${remedy}${gap}`);
}

/**
 * Imports a product file and follows the import to its end. Prints each refused line with its reasons.
 * @throws {PartlyDoneError} If lines or products failed.
 */
export async function importProducts(
  io: Io,
  file: string | undefined,
  flags: ImportFlags & { readonly shopId?: string },
): Promise<void> {
  checkFlags(file, flags);
  const request = flags.shopId === undefined ? {} : { request: { shop: flags.shopId } };
  const result = await resultOf<ImportResult>(io, 'runImport', file, flags, request);
  const { lines, products } = result;
  const imported =
    products === undefined ? '' : `, ${counted(products.synchronized, 'product')} imported, ${products.failed} failed`;
  note(io, `Import ${result.importId}: ${countedOf(lines.succeeded, lines.read, 'line')} transformed${imported}.`);
  await report(io, 'runImport', flags, [undefined, result]);
}

/** Result of an import of offers, prices or stock, whatever it tracks. */
type OfferFileResult = FileImportResult & { readonly productImport: ImportResult | undefined };

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
  file: string | undefined,
  flags: OfferFlags,
): Promise<void> {
  const { mode: import_mode = 'NORMAL', withProducts, operatorFormat } = flags;
  checkFlags(file, flags, name === 'runOfferImport' ? undefined : 'offer-sku');
  if (import_mode === 'REPLACE' && flags.yes !== true) {
    if (io.stdin.isTTY !== true)
      throw new UsageError('REPLACE deletes offers. Pass --yes to import without a question.');
    await confirm(io, `Delete all offers that ${file} leaves out?`, 'Nothing was sent.');
  }
  const request = {
    import_mode,
    ...(withProducts === true && { with_products: true }),
    ...(operatorFormat === true && { operator_format: true }),
  };
  const options = name === 'runOfferImport' ? { request } : {};
  const result = await resultOf<OfferFileResult>(io, name, file, flags, options);
  const { lines, products } = result;
  const ofProducts =
    products === undefined ? '' : `, ${counted(products.synchronized + products.reimported, 'product')} imported`;
  note(io, `Import ${result.importId}: ${countedOf(lines.succeeded, lines.read, 'line')} imported${ofProducts}.`);
  await report(io, name, flags, [result.productImport, result]);
}
