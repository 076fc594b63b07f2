import {
  callSite,
  type CallSite,
  checkObject,
  checkRequest,
  checkRuntime,
  locate,
  snapshot,
} from '@tradelane/core/runtime';
import type { CheckpointStore } from '@tradelane/core';
import { ArgumentError } from '@tradelane/core/errors';
import { readExportPosition, writeExportPosition } from './export-position.ts';
import type { ExportOperations, ExportStatus, RowExportOptions, RunningExport } from './running-export.ts';
import { exportRows } from './export-rows.ts';

/**
 * Iterates the rows of an asynchronous export. It starts the export, follows it, and downloads its files in turn, with
 * one row in memory. An interrupted download restarts and skips the rows already delivered, if they are the same.
 * Nothing is sent until you iterate. Iterate once. To resume, create another export with the same `checkpoint`, or
 * with the text of `serialize()`.
 */
export class RowExport<Row, Status extends ExportStatus = ExportStatus> implements AsyncIterable<Row> {
  readonly #run: RunningExport<Status>;
  /** The stack of the code that created the export. */
  readonly #site: CallSite | undefined;
  #isBegun = false;

  /** @throws {ArgumentError} If an argument is missing or invalid. */
  constructor(
    runtime: RunningExport['runtime'],
    operations: ExportOperations,
    request: object | undefined,
    options: RowExportOptions<Status>,
  ) {
    this.#site = callSite(new.target);
    checkRuntime(runtime);
    checkObject(operations, 'operations');
    checkObject(options, 'options');
    const { fields } = operations.start;
    checkRequest(operations.start, request, fields && Object.keys(fields));
    this.#run = {
      runtime,
      operations,
      body: bodyOf(operations, request), // Sent when the first row is requested.
      options,
      position: readExportPosition(options.resume),
      id: undefined,
      commit: undefined,
    };
  }

  /**
   * Returns a text from which this or another process resumes the export. It counts the current row as handled, so
   * store the text together with the row's effect.
   * @throws {ArgumentError} If the export hasn't started.
   */
  serialize(): string {
    return writeExportPosition(this.#run);
  }

  /**
   * Moves the checkpoint past the current row. Call it inside your own transaction with a store that writes in it. Row
   * and checkpoint then commit together or not at all.
   * Without a store, it uses `checkpoint`. It returns synchronously if the store does. If you don't call it, the
   * export moves the checkpoint when you request the next row.
   * @throws {LeaseLostError} If another process has taken over. Let it roll back your transaction.
   * @throws {ArgumentError} If the export has no `checkpoint`.
   */
  commit(into?: Pick<CheckpointStore, 'write'>): void | Promise<void> {
    const { commit } = this.#run;
    if (commit === undefined) {
      throw new ArgumentError(
        'There is nothing to commit. Call commit() only while iterating, with `checkpoint` set.',
        {
          argument: 'checkpoint',
        },
      );
    }
    return commit(into);
  }

  /**
   * Starts or resumes the export and yields its rows.
   * @throws {ExportFailedError} If the export failed or was canceled, or if a file changed after some of its rows.
   * @throws {ExportOutcomeUnknownError} If an earlier process may have started an export with an unknown ID.
   * @throws {WorkNotFoundError} If the server no longer has the export.
   * @throws {PollTimeoutError} If it takes longer than `timeoutInMs`.
   * @throws {LeaseHeldError} If another process is running it.
   * @throws {ArgumentError} If it was iterated before.
   */
  async *[Symbol.asyncIterator](): AsyncGenerator<Row, void, undefined> {
    // The position belongs to the loop that reached it. Another export has other rows.
    if (this.#isBegun)
      throw new ArgumentError(
        'An export can be iterated once. To resume, create another with the same `checkpoint`, or pass `serialize()` of this one as `resume`.',
        { code: 'ERR_STREAM_CONSUMED' },
      );
    this.#isBegun = true;
    try {
      yield* exportRows<Row, Status>(this.#run);
    } catch (error) {
      throw locate(error, this.#site);
    }
  }
}

/** A copy of the request with its defaults. An undefined field has its default, too. */
function bodyOf({ defaults }: ExportOperations, request: object | undefined): object | undefined {
  const own = snapshot(request);
  if (defaults === undefined) return own;
  return { ...defaults, ...Object.fromEntries(Object.entries({ ...own }).filter(([, value]) => value !== undefined)) };
}
