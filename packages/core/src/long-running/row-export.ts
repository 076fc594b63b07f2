import type { CallOptions } from '../call.ts';
import type { OperationDescriptor } from '../descriptor.ts';
import { ArgumentError, GoneError, MalformedAnswerError, NotFoundError, PermissionError } from '../errors/index.ts';
import { jsonRowTexts } from '../files/index.ts';
import { writeBookmark } from '../poll/bookmark.ts';
import { readJson } from '../results/json.ts';
import type { Runtime } from '../runtime.ts';
import { mayPass, reopensInMs } from '../sync/patience.ts';
import { ExportFailedError } from './export-error.ts';
import { followWork, type FollowWorkOptions } from './work-state.ts';

/** What an export tells of itself (TL04). */
export interface ExportStatus {
  readonly status?: string | undefined;
  readonly urls?: readonly string[] | undefined;
  readonly error?: { readonly code?: string | undefined; readonly detail?: string | undefined } | undefined;
}

export interface RowExportOptions<Status = ExportStatus> extends FollowWorkOptions<Status> {
  /** What `serialize()` of an earlier export gave: nothing is started, and the rows go on behind those that were dealt with. */
  readonly resume?: string | undefined;
  /** Told once the export has begun. */
  readonly onStarted?: ((started: { readonly id: string; readonly resumeWith: string }) => void) | undefined;
  /** Told when a file of the export is done. */
  readonly onChunk?:
    | ((done: { readonly chunk: number; readonly chunks: number; readonly rows: number }) => void)
    | undefined;
}

export interface ExportOperations {
  /** Starts the export (TL03). */
  readonly start: OperationDescriptor;
  /** Reads its status (TL04). */
  readonly status: OperationDescriptor;
  /** Fetches a file by the URL that the status gave (TL05). */
  readonly chunk: OperationDescriptor;
}

/** Where the rows stand: file by file, row by row. */
interface Place {
  chunk: number;
  row: number;
}

/** Failures of one file in a row, without a row between them, after which the export is given up. */
const maxFailures = 5;

/**
 * The rows of an asynchronous export, as one iterable: it is started, followed, and its files are fetched one after the
 * other while rows are taken. Memory holds one row. A file that breaks off is fetched again, and its rows that were
 * handed over already are passed over. Iterate once; nothing is sent before.
 */
export class RowExport<Row, Status extends ExportStatus = ExportStatus> implements AsyncIterable<Row, void, undefined> {
  readonly #runtime: Pick<Runtime, 'call' | 'file' | 'clock'>;
  readonly #operations: ExportOperations;
  readonly #body: object | undefined;
  readonly #options: RowExportOptions<Status>;
  readonly #place: Place = { chunk: 0, row: 0 };
  #id: string | undefined;

  constructor(
    runtime: Pick<Runtime, 'call' | 'file' | 'clock'>,
    operations: ExportOperations,
    body: object | undefined,
    options: RowExportOptions<Status>,
  ) {
    this.#runtime = runtime;
    this.#operations = operations;
    this.#body = body;
    this.#options = options;
    if (options.resume !== undefined) Object.assign(this.#place, readPlace(options.resume));
  }

  /**
   * A text with which this or another process goes on: the export, and how many of its rows were dealt with. The row
   * that the loop has in hand is not among them.
   * @throws ArgumentError before the export has begun.
   */
  serialize(): string {
    if (this.#id === undefined) throw new ArgumentError('The export has not begun; there is nothing to resume.');
    return JSON.stringify({ ...JSON.parse(writeBookmark({ kind: this.#kind, id: this.#id })), ...this.#place });
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Row, void, undefined> {
    const { resume, onStarted, onChunk } = this.#options;
    const followed = resume === undefined ? await this.#start() : { resume };
    if (typeof followed === 'string') onStarted?.({ id: followed, resumeWith: this.serialize() });
    let urls = await this.#follow(followed);
    while (this.#place.chunk < urls.length) {
      urls = yield* this.#rowsOf(urls);
      onChunk?.({ chunk: this.#place.chunk + 1, chunks: urls.length, rows: this.#place.row });
      this.#place.chunk += 1;
      this.#place.row = 0;
    }
  }

  get #kind(): string {
    return this.#operations.start.longRunning?.kind ?? 'export';
  }

  async #start(): Promise<string> {
    const { start } = this.#operations;
    const input = this.#body === undefined ? {} : { body: this.#body };
    const answer = await this.#runtime.call<object>(start, input, { ...this.#patient(), signal: this.#options.signal });
    const id: unknown = Object.entries(answer).find(([name]) => name === start.longRunning?.id)?.[1];
    if (typeof id !== 'string' || id === '') throw malformed(start, 'an answer without the id of the export');
    this.#id = id;
    return id;
  }

  /** The addresses of the files, once there are. */
  #follow(followed: string | { readonly resume: string }): Promise<readonly string[]> {
    const { start, status } = this.#operations;
    const { resume: _, onStarted: __, onChunk: ___, ...options } = this.#options;
    return followWork<Status, readonly string[]>(
      {
        start,
        status,
        read: (id, signal) => {
          this.#id = id;
          return this.#runtime.call<Status>(status, { path: { tracking_id: id } }, { ...this.#patient(), signal });
        },
        result: (found, id, state) => {
          if (state === 'failed') throw new ExportFailedError(id, found.status ?? '', found.error);
          return found.urls ?? [];
        },
        clock: this.#runtime.clock,
      },
      followed,
      options,
    ).start();
  }

  /** The rows of the file in place that were not handed over yet. Answers with the addresses, new ones where the old had gone. */
  async *#rowsOf(given: readonly string[]): AsyncGenerator<Row, readonly string[], undefined> {
    const { clock } = this.#runtime;
    const { signal } = this.#options;
    let urls = given;
    let mayRenew = true;
    for (let failures = 0; ;) {
      const before = this.#place.row;
      try {
        for await (const row of this.#rowsAt(urls[this.#place.chunk] ?? '')) {
          yield row;
          this.#place.row += 1;
        }
        return urls;
      } catch (error) {
        failures = this.#place.row > before ? 1 : failures + 1;
        if (signal?.aborted) throw error;
        const isGone = error instanceof NotFoundError || error instanceof GoneError || error instanceof PermissionError;
        if (isGone && mayRenew && this.#id !== undefined) {
          mayRenew = false;
          urls = await this.#follow(this.#id);
          continue;
        }
        if (!mayPass(error) || failures > maxFailures) throw error;
        await clock.wait(Math.max(1_000 * 2 ** (failures - 1), reopensInMs(error, clock)), signal);
      }
    }
  }

  async *#rowsAt(url: string): AsyncGenerator<Row, void, undefined> {
    const { chunk } = this.#operations;
    const file = await this.#runtime.file(chunk, { url }, { ...this.#patient(), signal: this.#options.signal });
    let behind = this.#place.row;
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

  #patient(): CallOptions {
    return { maxWaitInMs: Infinity };
  }
}

function malformed({ id, method, path }: OperationDescriptor, found: string): MalformedAnswerError {
  return new MalformedAnswerError(`${id} answered with ${found}`, { operation: id, method, path });
}

function readPlace(resume: string): Partial<Place> {
  let value: unknown;
  try {
    value = JSON.parse(resume);
  } catch {
    return {};
  }
  const { chunk, row } = (value ?? {}) as { readonly chunk?: unknown; readonly row?: unknown };
  return isCount(chunk) && isCount(row) ? { chunk, row } : {};
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
