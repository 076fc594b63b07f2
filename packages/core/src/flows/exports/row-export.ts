import { checkObject } from '../../base/check-object.ts';
import type { CheckpointStore } from '../../base/checkpoint/index.ts';
import { ArgumentError } from '../../base/errors/index.ts';
import { onDemand } from '../../base/on-demand.ts';
import { snapshot } from '../../call/arguments/snapshot.ts';
import { loadFollow } from '../poll/index.ts';
import { readExportPosition, writeExportPosition } from './export-position.ts';
import type { ExportOperations, ExportStatus, RowExportOptions, RunningExport } from './running-export.ts';

const loadExportRows = /* @__PURE__ */ onDemand(() => import('./export-rows.ts'));

/**
 * The rows of an asynchronous export, as one iterable: it is started, followed, and its files are fetched one after the
 * other while rows are taken. Memory holds one row. A file that breaks off is fetched again, and its rows that were
 * handed over already are passed over. Nothing is sent before it is iterated. Iterate once: whoever goes on later makes another one, with the same
 * `checkpoint`, or with what `serialize()` gave.
 */
export class RowExport<Row, Status extends ExportStatus = ExportStatus> implements AsyncIterable<Row> {
  readonly #run: RunningExport<Status>;
  #isBegun = false;

  /** @throws ArgumentError where one of them is missing or wrong */
  constructor(
    runtime: RunningExport['runtime'],
    operations: ExportOperations,
    body: object | undefined,
    options: RowExportOptions<Status>,
  ) {
    checkObject(runtime, 'runtime', 'call');
    checkObject(operations, 'operations');
    checkObject(options, 'options');
    this.#run = {
      runtime,
      operations,
      body: snapshot(body), // it leaves when the first row is asked for
      options,
      position: readExportPosition(options.resume),
      id: undefined,
      commit: undefined,
    };
  }

  /**
   * A text with which this or another process goes on: the export, and how many of its rows were dealt with. The row
   * that the loop has in hand is among them: keep the text together with what becomes of the row.
   * @throws ArgumentError before the export has begun.
   */
  serialize(): string {
    return writeExportPosition(this.#run);
  }

  /**
   * Moves the checkpoint behind the row in hand, in place of the export itself, which does it when the next row is asked for. Called in the
   * loop body's own transaction, with a store that writes in it, row and position are there together or not at all. Without a store it is
   * the `checkpoint`. Done at once where the store responds at once.
   * @throws LeaseLostError where another process has taken over; let it roll your transaction back. ArgumentError without a `checkpoint`.
   */
  commit(into?: Pick<CheckpointStore, 'write'>): void | Promise<void> {
    const { commit } = this.#run;
    if (commit === undefined) {
      throw new ArgumentError('Pass `checkpoint`, and commit rows in the loop.', { argument: 'checkpoint' });
    }
    return commit(into);
  }

  /**
   * Starts the export, or goes on with it, and gives its rows one by one. Rejects with `ExportFailedError`, `ExportOutcomeUnknownError`,
   * `WorkNotFoundError` where the server does not know it any more, `PollTimeoutError` after `timeoutInMs`, `LeaseHeldError` where another process is at it, or `ArgumentError` where it was iterated before.
   */
  async *[Symbol.asyncIterator](): AsyncGenerator<Row, void, undefined> {
    // Where it stands belongs to the loop that brought it there: another export is another one's rows.
    if (this.#isBegun)
      throw new ArgumentError(
        'An export is iterated once. To go on make another one, with the same `checkpoint`, or with what `serialize()` of this one gives as `resume`.',
      );
    this.#isBegun = true;
    // Only one export a day: whatever it may come to is at hand before it is started.
    const [{ exportRows }] = await Promise.all([loadExportRows(), loadFollow()]);
    yield* exportRows<Row, Status>(this.#run);
  }
}
