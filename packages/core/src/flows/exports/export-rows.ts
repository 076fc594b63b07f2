import type { CallOptions } from '../../call/call.ts';
import type { OperationDescriptor } from '../../base/descriptor.ts';
import { GoneError, MalformedAnswerError, NotFoundError, PermissionError } from '../../base/errors/index.ts';
import { jsonRowTexts } from '../../kinds/files/json-rows.ts';
import { readJson } from '../../call/results/json.ts';
import { mayPass, reopensInMs } from '../sync/patience.ts';
import { ExportFailedError } from './export-error.ts';
import { writePlace } from './export-place.ts';
import type { Exporting, ExportStatus } from './row-export.ts';
import { followWork } from '../poll/work-state.ts';

/** Failures of one file in a row, without a row between them, after which the export is given up. */
const maxFailures = 5;

/** A call of an export waits for its limit as long as that asks. */
const patient: CallOptions = { maxWaitInMs: Infinity };

/** Starts the export or resumes it, follows it, and fetches its files one after the other while rows are taken. */
export async function* exportRows<Row, Status extends ExportStatus>(
  exporting: Exporting<Status>,
): AsyncGenerator<Row, void, undefined> {
  const { options, place } = exporting;
  const { resume, onStarted, onChunk } = options;
  const followed = resume === undefined ? await start(exporting) : { resume };
  if (typeof followed === 'string') onStarted?.({ id: followed, resumeWith: writePlace(exporting) });
  let urls = await follow(exporting, followed);
  while (place.chunk < urls.length) {
    urls = yield* rowsOf<Row, Status>(exporting, urls);
    onChunk?.({ chunk: place.chunk + 1, chunks: urls.length, rows: place.row });
    place.chunk += 1;
    place.row = 0;
  }
}

async function start<Status>(exporting: Exporting<Status>): Promise<string> {
  const { runtime, operations, body, options } = exporting;
  const input = body === undefined ? {} : { body };
  const answer = await runtime.call<object>(operations.start, input, { ...patient, signal: options.signal });
  const id: unknown = Object.entries(answer).find(([name]) => name === operations.start.longRunning?.id)?.[1];
  if (typeof id !== 'string' || id === '') throw malformed(operations.start, 'an answer without the id of the export');
  exporting.id = id;
  return id;
}

/** The addresses of the files, once there are. */
function follow<Status extends ExportStatus>(
  exporting: Exporting<Status>,
  followed: string | { readonly resume: string },
): Promise<readonly string[]> {
  const { runtime, operations } = exporting;
  const { resume: _, onStarted: __, onChunk: ___, ...options } = exporting.options;
  return followWork<Status, readonly string[]>(
    {
      start: operations.start,
      status: operations.status,
      read: (id, signal) => {
        exporting.id = id;
        return runtime.call<Status>(operations.status, { path: { tracking_id: id } }, { ...patient, signal });
      },
      result: (found, id, state) => {
        if (state === 'failed') throw new ExportFailedError(id, found.status ?? '', found.error);
        return found.urls ?? [];
      },
      clock: runtime.clock,
    },
    followed,
    options,
  ).start();
}

/** The rows of the file in place that were not handed over yet. Answers with the addresses, new ones where the old had gone. */
async function* rowsOf<Row, Status extends ExportStatus>(
  exporting: Exporting<Status>,
  given: readonly string[],
): AsyncGenerator<Row, readonly string[], undefined> {
  const { place, options, runtime } = exporting;
  const { signal } = options;
  const { clock } = runtime;
  let urls = given;
  let mayRenew = true;
  for (let failures = 0; ;) {
    const before = place.row;
    try {
      for await (const row of rowsAt<Row, Status>(exporting, urls[place.chunk] ?? '')) {
        yield row;
        place.row += 1;
      }
      return urls;
    } catch (error) {
      failures = place.row > before ? 1 : failures + 1;
      if (signal?.aborted) throw error;
      const isGone = error instanceof NotFoundError || error instanceof GoneError || error instanceof PermissionError;
      if (isGone && mayRenew && exporting.id !== undefined) {
        mayRenew = false;
        urls = await follow(exporting, exporting.id);
        continue;
      }
      if (!mayPass(error) || failures > maxFailures) throw error;
      await clock.wait(Math.max(1_000 * 2 ** (failures - 1), reopensInMs(error, clock)), signal);
    }
  }
}

async function* rowsAt<Row, Status>(
  { runtime, operations: { chunk }, options: { signal }, place }: Exporting<Status>,
  url: string,
): AsyncGenerator<Row, void, undefined> {
  const file = await runtime.file(chunk, { url }, { ...patient, signal });
  let behind = place.row;
  const texts = jsonRowTexts(file);
  try {
    for (;;) {
      const next = await texts.next().catch((error: unknown) => {
        throw error instanceof SyntaxError ? malformed(chunk, error.message) : error;
      });
      if (next.done) return;
      if (behind > 0) {
        behind -= 1;
        continue;
      }
      const reading = readJson(next.value);
      if (!reading.ok) throw malformed(chunk, reading.detail);
      // The type is the generated one (E04).
      yield reading.value as Row;
    }
  } finally {
    await texts.return();
  }
}

function malformed({ id, method, path }: OperationDescriptor, found: string): MalformedAnswerError {
  return new MalformedAnswerError(`${id} answered with ${found}`, { operation: id, method, path });
}
