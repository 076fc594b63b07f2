import {
  call,
  checkWorkOptions,
  file,
  hostText,
  type OperationDescriptor,
  ofFollowing,
  ofKeptWork,
  pause,
  quotesCredential,
  readJson,
  type Runtime,
} from '@tradelane/core/runtime';
import { digestOf, jsonRowTexts } from '@tradelane/core/work';
import { ArgumentError, type CallOptions, csvRows, GoneError, NotFoundError, PermissionError } from '@tradelane/core';
import { isForgotten, abortedFollowing } from '../poll/poll-errors.ts';
import { pollOperation, operationState, unusable } from '../poll/operation-state.ts';
import { isTransientError, readAgainInMs } from '../poll/transient-errors.ts';
import { ExportFailedError } from './export-error.ts';
import { KeptExport } from './kept-export.ts';
import { writeExportPosition } from './export-position.ts';
import type { ExportOperations, ExportStatus, RunningExport } from './running-export.ts';

/** Failures of one file in a row, without a row between them, after which the export is given up. */
const maxFailures = 5;

/** A file that disappears sooner from a new address is lost: no address is valid for such a short time (our choice). */
const shortestLifeInMs = 1_000;

/** IDs that no path can contain: with control characters, or `..` between slashes. */
const unusableId = /[\p{Cc}\p{Cs}]|(?:^|[/\\]|%2f|%5c)(?:\.|%2e){1,2}(?:$|[/\\]|%2f|%5c)/iu;

const exportOptions: readonly string[] = [...ofKeptWork, ...ofFollowing, 'key', 'resume', 'onStarted', 'onChunk'];

/** A call of an export waits for its limit as long as that asks. */
const waitForLimit: CallOptions = { maxWaitInMs: Infinity };

/** Starts the export or resumes it, follows it, and fetches its files one after the other while rows are taken. */
export async function* exportRows<Row, Status extends ExportStatus>(
  run: RunningExport<Status>,
): AsyncGenerator<Row, void, undefined> {
  const { resume, onStarted, checkpoint } = run.options;
  // A fault in an option of following must not show after the start, which is allowed once a day.
  checkWorkOptions(run.options, exportOptions);
  const started = (): void => onStarted?.({ id: run.id ?? '', resumeWith: writeExportPosition(run) });
  if (checkpoint === undefined) {
    const followed = resume === undefined ? await start(run) : { resume };
    if (typeof followed === 'string') started();
    yield* takeRows<Row, Status>(run, followed);
    return;
  }
  const kept = await KeptExport.open(run);
  run.commit = (into) => kept.commit(into);
  try {
    for (let isOver = false; !isOver;) {
      const running = await kept.begin((beforeSend) => start(run, beforeSend));
      if (running === 'over') return;
      run.id = running.id;
      if (running.isNew) started();
      isOver = yield* keptRows<Row, Status>(run, kept, running.id);
    }
    await kept.end();
  } catch (error) {
    if (error instanceof ExportFailedError && error.exportId === run.id) await kept.forget();
    throw error;
  } finally {
    await kept.close();
  }
}

/** Returns whether these were all rows. If the server has forgotten the export, they aren't, and a new export starts. */
async function* keptRows<Row, Status extends ExportStatus>(
  run: RunningExport<Status>,
  kept: KeptExport,
  id: string,
): AsyncGenerator<Row, boolean, undefined> {
  const { status, chunk } = run.operations;
  try {
    for await (const row of takeRows<Row, Status>(run, id)) {
      kept.yielded();
      yield row;
      await kept.settle();
    }
    return true;
  } catch (error) {
    if (!isForgotten(error, status, chunk)) throw error;
    await kept.loseTo(error);
    return false;
  }
}

async function* takeRows<Row, Status extends ExportStatus>(
  run: RunningExport<Status>,
  followed: string | { readonly resume: string },
): AsyncGenerator<Row, void, undefined> {
  const { position, options } = run;
  const { onChunk } = options;
  let urls = await follow(run, followed);
  if (urls.length < position.chunk + Math.sign(position.row)) throw changed(run);
  while (position.chunk < urls.length) {
    urls = yield* rowsOf<Row, Status>(run, urls);
    onChunk?.({ chunk: position.chunk + 1, chunks: urls.length, rows: position.row });
    position.chunk += 1;
    position.row = 0;
    position.digest = '';
  }
}

async function start<Status>(run: RunningExport<Status>, beforeSend?: () => Promise<void>): Promise<string> {
  const { runtime, operations, body, options } = run;
  const input = body === undefined ? {} : { body };
  const response = await call<unknown>(runtime, operations.start, input, {
    ...waitForLimit,
    beforeSend,
    signal: options.signal,
  });
  return (run.id = exportId(runtime, operations, response));
}

/** @throws {MalformedResponseError} If the response to the start of an export has no usable ID. */
export function exportId(runtime: Runtime, { start: operation }: ExportOperations, response: unknown): string {
  const id: unknown = Object.entries(Object(response)).find(([name]) => name === operation.longRunning?.id)?.[1];
  if (typeof id !== 'string' || id.trim() === '') throw unusable(operation, 'the id of the export is missing');
  if (unusableId.test(id) || quotesCredential(runtime, id))
    throw unusable(operation, 'the id of the export is invalid');
  return id;
}

/** Most rows of a file in memory. A longer file is downloaded again for the next rows (our choice). */
const mostRows = 20_000;

/**
 * Reads a file of a running export from its position, for a sync whose pages are files.
 * @returns The rows, and the position of the next ones. Undefined after the last row.
 */
export async function exportedFile<Row, Status extends ExportStatus>(
  run: RunningExport<Status>,
): Promise<{ readonly rows: readonly Row[]; readonly next: RunningExport<Status>['position'] | undefined }> {
  const { id = '', position } = run;
  const urls = await follow(run, id);
  if (position.chunk > 0 && position.chunk >= urls.length) throw changed(run);
  const rows: Row[] = [];
  if (urls.length > 0)
    for await (const row of rowsOf<Row, Status>(run, urls))
      if (rows.push(row) === mostRows) return { rows, next: position };
  const chunk = position.chunk + 1;
  return { rows, next: chunk < urls.length ? { chunk, row: 0, digest: '' } : undefined };
}

/** The addresses of the files, once there are. */
function follow<Status extends ExportStatus>(
  run: RunningExport<Status>,
  followed: string | { readonly resume: string },
): Promise<readonly string[]> {
  const { runtime, operations } = run;
  const { onProgress, onError, intervalInMs, timeoutInMs, signal: stop } = run.options;
  return pollOperation<Status, readonly string[]>(
    {
      start: operations.start,
      status: operations.status,
      read: async (id, signal) => {
        run.id = id;
        const options = { ...waitForLimit, signal };
        const read = await call<Status>(runtime, operations.status, { path: { tracking_id: id } }, options);
        return withFiles(operations, read);
      },
      result: (found, id, state) => {
        if (state === 'failed') throw new ExportFailedError(runtime, id, found);
        // A file that is listed twice would repeat its rows.
        return [...new Set(found.urls)];
      },
      clock: runtime.clock,
    },
    followed,
    { onProgress, onError, intervalInMs, timeoutInMs, signal: stop },
  ).start();
}

/** @throws {MalformedResponseError} If the export is complete without a list of files. An export without rows has an empty list. */
function withFiles<Status extends ExportStatus>(
  { start: { longRunning }, status }: ExportOperations,
  read: Status,
): Status {
  if (typeof read !== 'object' || (read as unknown) === null) throw unusable(status, 'the status is missing');
  const isDone = longRunning !== undefined && operationState(longRunning, read) === 'succeeded';
  const { urls } = read;
  if (!isDone || (Array.isArray(urls) && urls.every((url) => typeof url === 'string'))) return read;
  throw unusable(status, `the status is ${read.status}, but \`urls\` is missing`);
}

/** Yields the rest of the rows of the current file. Returns the addresses, or new ones if the old ones have expired. */
async function* rowsOf<Row, Status extends ExportStatus>(
  run: RunningExport<Status>,
  addresses: readonly string[],
): AsyncGenerator<Row, readonly string[], undefined> {
  const { position, options, runtime } = run;
  const { signal } = options;
  const { clock } = runtime;
  let urls = addresses;
  let renewedAtInMs = -Infinity;
  for (let failures = 0; ;) {
    const before = position.row;
    try {
      yield* rowsAt<Row, Status>(run, urls[position.chunk] ?? '');
      return urls;
    } catch (error) {
      failures = position.row > before ? 1 : failures + 1;
      if (signal?.aborted) throw error;
      // The address and the file are from the host. An address elsewhere can be allowed by the caller.
      if (error instanceof ArgumentError && error.code !== 'ERR_LINK_REFUSED')
        throw unusable(run.operations.chunk, `the address or content of a file is invalid (${error.code})`);
      // Another download has the same row.
      if (error instanceof RangeError)
        throw unusable(run.operations.chunk, hostText(run.runtime)(error.message), 'ERR_RESPONSE_TOO_LARGE');
      const hasExpired =
        error instanceof NotFoundError || error instanceof GoneError || error instanceof PermissionError;
      // An address expires, so renew it after a failure or a long wait. The clock may be set back.
      const hasLived = Math.abs(clock.now() - renewedAtInMs) >= shortestLifeInMs && failures <= 2 * maxFailures;
      if (hasExpired && hasLived && run.id !== undefined) {
        urls = await follow(run, run.id);
        renewedAtInMs = clock.now();
        continue;
      }
      // The next download may be whole again.
      const mayPass = isTransientError(error) || error instanceof ExportFailedError;
      if (!mayPass || failures > maxFailures) throw error;
      await pause(clock, readAgainInMs(error, failures, clock), signal, abortedFollowing('export'));
    }
  }
}

async function* rowsAt<Row, Status>(run: RunningExport<Status>, url: string): AsyncGenerator<Row, void, undefined> {
  const { runtime, operations, options, position } = run;
  const { chunk, rows, columns, list } = operations;
  const download = await file(runtime, chunk, { url }, { ...waitForLimit, signal: options.signal });
  const { row: handled, digest: expected } = position;
  let [row, digest] = [0, ''];
  try {
    const isList = rows === 'list' || undefined;
    for await (const found of rows === 'csv' ? csvRows(download, { columns }) : jsonRowTexts(download, list, isList)) {
      row += 1;
      digest = digestOf([digest, typeof found === 'string' ? found : JSON.stringify(found)]);
      if (row === handled && digest !== expected) throw changed(run);
      if (row <= handled) continue;
      const value = typeof found === 'string' ? parsedRow(runtime, chunk, found) : found;
      // During the handling of a row, the stored position is after it.
      Object.assign(position, { row, digest });
      // The type is the generated one (E04).
      yield value as Row;
    }
  } catch (error) {
    throw error instanceof SyntaxError ? unusable(chunk, hostText(runtime)(error.message)) : error;
  }
  if (row < handled) throw changed(run);
}

function parsedRow(runtime: Runtime, chunk: OperationDescriptor, text: string): unknown {
  const reading = readJson(text);
  if (!reading.ok)
    throw reading.isSpoilt ? unusable(chunk, hostText(runtime)(reading.detail)) : new RangeError(reading.detail);
  if (Array.isArray(reading.value)) throw unusable(chunk, 'expected a row, got an array');
  return reading.value;
}

/** The rest of another file would repeat or omit rows. */
function changed<Status>({ runtime, id = '', position: { chunk, row } }: RunningExport<Status>): ExportFailedError {
  const detail = `file ${chunk + 1} has changed since its first ${row} rows were read`;
  return new ExportFailedError(runtime, id, { status: 'COMPLETED', error: { detail } });
}
