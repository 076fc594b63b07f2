import type { BatchResult, FileResponse, Page } from '@tradelane/core';
import { counted } from '@tradelane/core/runtime';
import { confirm } from '../confirm.ts';
import { PartlyDoneError, UsageError } from '../exit.ts';
import { note, print, showProgress, write, type Io } from '../io.ts';
import { curlOf } from '../operation/curl.ts';
import { openClient } from '../operation/client.ts';
import { shellWord } from '../operation/example.ts';
import { operationCommand, readBody, type OperationValues } from '../operation/flags.ts';
import { invoke } from '../operation/invoke.ts';
import { type Format, printValue, RowPrinter } from '../output/format.ts';
import { viewOf } from '../output/views.ts';
import { changeConfig, readConfig, withCursor } from '../profiles/config.ts';
import { connect } from '../profiles/connection.ts';
import { checksOf } from '../table/client-package.ts';
import { operationNamed, surfaceNamed, surfaces } from '../table/load.ts';
import type { OperationRow, SurfaceRow } from '../table/rows.ts';
import { didYouMean } from '../table/similar.ts';
import type { Setup } from '../set-up.ts';

/** `tradelane call SURFACE METHOD …`. Without a method, it lists what can be called. */
export async function call(io: Io, words: readonly string[], setUp: Setup): Promise<void> {
  const [name, method, ...rest] = words;
  if (name === undefined) return listSurfaces(io);
  if (name.startsWith('-'))
    throw new UsageError(`Pass the surface and the method before ${name}: tradelane call hub orders.list ${name}`);
  const surface = surfaceNamed(name);
  if (method === undefined || method === '--help' || method === '-h') return listOperations(io, surface);
  const row = operationNamed(surface, method);
  const command = operationCommand(surface, row, (values) => execute(io, surface, row, values));
  await setUp(command).parseAsync([...rest], { from: 'user' });
}

async function listSurfaces(io: Io): Promise<void> {
  const lines = surfaces().map(
    ({ name, title, operations }) => `${name.padEnd(26)} ${title}, ${counted(operations.length, 'operation')}\n`,
  );
  await write(io.stdout, lines.join(''));
}

async function listOperations(io: Io, { operations }: SurfaceRow): Promise<void> {
  const size = Math.max(...operations.map(({ name }) => name.length));
  const lines = operations.map(
    ({ name, summary, isRead, deprecated }) =>
      `${isRead ? ' ' : '*'} ${name.padEnd(size)}  ${summary}${deprecated === true ? ' (deprecated)' : ''}\n`,
  );
  await write(io.stdout, lines.join(''));
  note(io, '* changes data');
}

async function execute(io: Io, surface: SurfaceRow, row: OperationRow, values: OperationValues): Promise<void> {
  const { flags } = values;
  const format = formatOf(io, flags.output, flags.all === true);
  const fields = fieldsOf(row, flags.fields);
  const input = { parameters: values.parameters, body: await readBody(io, row, values) };
  const connection = await connect(io, surface, flags);
  const place = `${connection.label}: ${surface.name} ${row.name}`;
  const cursor = flags.next === true ? keptCursor(io, place) : flags.cursor;
  const options = {
    signal: io.signal,
    ...(cursor === undefined ? {} : { cursor }),
    ...(flags.all === true ? { maxWaitInMs: Infinity } : {}),
  };
  if (flags.dryRun === true) {
    const commands = await curlOf(io, surface, row, connection, { input, parts: values.parts, options });
    return print(io, `${commands.join('\n')}\n`);
  }
  if (!row.isRead && flags.yes !== true) await confirmWrite(io, row, values, connection.label);
  const client = await openClient(io, surface, connection, row.body && (await checksOf(surface)));
  const result = invoke(client, row, input, options);
  const printer = new RowPrinter(io, format, row.columns ?? [], { fields, view: viewOf(row.id) });
  switch (row.runs) {
    case 'list':
      return flags.all === true
        ? printAll(io, printer, result as PromiseLike<Page<unknown>>, resumeOf(surface, row, values))
        : printPage(io, printer, result as PromiseLike<Page<unknown>>, flags.sandbox === true ? undefined : place);
    case 'file':
      return saveFile(io, await (result as PromiseLike<FileResponse>), flags.to);
    case 'batch':
      return printBatch(io, row, format, await (result as PromiseLike<BatchResult<unknown>>));
    case 'call': {
      const value = await (result as PromiseLike<unknown>);
      if (value === undefined) note(io, 'Done.');
      return printValue(io, format, value, fields);
    }
  }
}

function formatOf(io: Io, wanted: Format | undefined, isStream: boolean): Format {
  if (isStream && (wanted === 'table' || wanted === 'json'))
    throw new UsageError(`--all streams entries, so it can't be combined with --output ${wanted}. Use ndjson or csv.`);
  return wanted ?? (isStream ? 'ndjson' : io.stdout.isTTY === true ? 'table' : 'json');
}

/** @throws {UsageError} If the entries of the list have no such field. */
function fieldsOf({ columns }: OperationRow, list: string | undefined): readonly string[] | undefined {
  const fields = list?.split(',').map((field) => field.trim());
  const names = columns?.map(({ name }) => name) ?? [];
  const unknown = fields?.map((field) => field.split('.')[0] ?? '').find((name) => !names.includes(name));
  if (unknown !== undefined && names.length > 0)
    throw new UsageError(
      `The entries have no field "${unknown}". ${didYouMean(unknown, names) ?? `Fields: ${names.join(', ')}.`}`,
    );
  return fields;
}

/** @throws {UsageError} If the user can't be asked, or declines. */
async function confirmWrite(io: Io, row: OperationRow, { parameters }: OperationValues, label: string): Promise<void> {
  if (io.stdin.isTTY !== true)
    throw new UsageError(`${row.name} changes data. Pass --yes to send it, or --dry-run to see the request.`);
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(parameters[name]));
  const notes = row.fullReplace === undefined ? '' : ` Full replacement: ${row.fullReplace}`;
  await confirm(io, `${row.summary} (${row.method} ${path}) on ${label}?${notes}`, 'Nothing was sent.');
}

/** @throws {UsageError} If no terminal showed an earlier page. */
function keptCursor(io: Io, place: string): string {
  const cursor = readConfig(io.env).cursors?.[place];
  if (cursor === undefined) throw new UsageError(`${place} has no next page. Run the command without --next.`);
  return cursor;
}

/** Prints a page. On a terminal, the cursor of the next page is kept under the name of its place. */
async function printPage(
  io: Io,
  printer: RowPrinter,
  list: PromiseLike<Page<unknown>>,
  place: string | undefined,
): Promise<void> {
  const { items, total, nextCursor } = await list;
  await printer.print(items);
  const isKept = place !== undefined && io.stdout.isTTY === true;
  if (isKept && (nextCursor ?? readConfig(io.env).cursors?.[place]) !== undefined)
    await changeConfig(io.env, (config) => withCursor(config, place, nextCursor));
  if (nextCursor === undefined) return;
  const count = `${items.length}${total === undefined ? '' : ` of ${total}`}`;
  note(
    io,
    `Entries: ${count}. For all entries pass --all. For the next page pass ${isKept ? '--next' : `--cursor ${nextCursor}`}`,
  );
}

/** Streams all pages. If it ends early, it prints the command that continues. */
async function printAll(
  io: Io,
  printer: RowPrinter,
  list: PromiseLike<Page<unknown>>,
  resume: (cursor: string) => string,
): Promise<void> {
  let count = 0;
  let cursor: string | undefined;
  try {
    for (let page: Page<unknown> | undefined = await list; page !== undefined; page = await page.next()) {
      await printer.print(page.items);
      count += page.items.length;
      cursor = page.nextCursor;
      showProgress(io, counted(count, 'entry', 'entries'));
      io.signal.throwIfAborted();
    }
  } catch (error) {
    if (cursor === undefined) throw error;
    note(io, `Printed ${counted(count, 'entry', 'entries')}. To continue, run:`);
    note(io, `  ${resume(cursor)}`);
    if (io.signal.aborted) throw error;
    throw new PartlyDoneError(error instanceof Error ? error.message : String(error), { cause: error });
  }
  note(io, counted(count, 'entry', 'entries'));
}

function resumeOf(
  surface: SurfaceRow,
  row: OperationRow,
  { parameters, flags }: OperationValues,
): (cursor: string) => string {
  const inPath = row.parameters
    .filter(({ in: place }) => place !== 'query')
    .map(({ name }) => String(parameters[name]));
  const where = [
    ...(flags.profile === undefined ? [] : ['--profile', flags.profile]),
    ...(flags.sandbox === true ? ['--sandbox'] : []),
    ...(flags.output === undefined ? [] : ['--output', flags.output]),
    ...(flags.fields === undefined ? [] : ['--fields', flags.fields]),
  ];
  return (cursor) =>
    ['tradelane', 'call', surface.name, row.name, ...inPath, '--all', '--cursor', cursor, ...where]
      .map(shellWord)
      .join(' ');
}

/** Saves a file, or writes it to standard output. */
async function saveFile(io: Io, file: FileResponse, path: string | undefined): Promise<void> {
  if (path !== undefined) {
    const { saveTo } = await import('@tradelane/core/node');
    note(io, `Saved ${await saveTo(file, path)}`);
    return;
  }
  if (io.stdout.isTTY === true && !/^(?:text\/|application\/json)/.test(file.contentType)) {
    await file.discard();
    throw new UsageError(`The response is a file (${file.contentType}). Pass --to PATH, or redirect the output.`);
  }
  const decoder = new TextDecoder();
  for await (const chunk of file.stream())
    await (io.stdout.isTTY === true ? print(io, decoder.decode(chunk, { stream: true })) : write(io.stdout, chunk));
}

const errorText = ({ error }: { readonly error?: Error | undefined }): object =>
  error === undefined ? {} : { error: error.message };

async function printBatch(io: Io, row: OperationRow, format: Format, result: BatchResult<unknown>): Promise<void> {
  const { succeeded, failed, unknown, unsent } = result;
  await printValue(io, format, {
    // A read has no results of items.
    ...(row.isRead ? { responses: result.responses } : {}),
    succeeded: succeeded.map(({ index, item, entry }) => ({ index, item, entry })),
    failed: failed.map((one) => ({ index: one.index, item: one.item, reasons: one.reasons, ...errorText(one) })),
    unknown: unknown.map((one) => ({ index: one.index, item: one.item, reason: one.reason, ...errorText(one) })),
    unsent: unsent.map((one) => ({ index: one.index, item: one.item, reason: one.reason, ...errorText(one) })),
  });
  if (result.ok) return;
  const counts = `${succeeded.length} succeeded, ${failed.length} failed, ${unknown.length} unknown, ${unsent.length} unsent`;
  throw new PartlyDoneError(`Some items didn't succeed: ${counts}.`);
}
