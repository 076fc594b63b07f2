import type { OperationDescriptor } from '../../base/descriptor.ts';
import { onDemand } from '../../base/on-demand.ts';
import { loadFollow } from '../poll/index.ts';
import type { Runtime } from '../../client/runtime.ts';
import { type ExportPosition, readExportPosition, writeExportPosition } from './export-position.ts';
import type { FollowWorkOptions } from '../poll/work-state.ts';

const loadExportRows = /* @__PURE__ */ onDemand(() => import('./export-rows.ts'));

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

/** An export on its way. */
export interface RunningExport<Status = ExportStatus> {
  readonly runtime: Pick<Runtime, 'call' | 'file' | 'clock'>;
  readonly operations: ExportOperations;
  readonly body: object | undefined;
  readonly options: RowExportOptions<Status>;
  readonly position: ExportPosition;
  /** Known once it has begun. */
  id: string | undefined;
}

/**
 * The rows of an asynchronous export, as one iterable: it is started, followed, and its files are fetched one after the
 * other while rows are taken. Memory holds one row. A file that breaks off is fetched again, and its rows that were
 * handed over already are passed over. Iterate once; nothing is sent before.
 */
export class RowExport<Row, Status extends ExportStatus = ExportStatus> implements AsyncIterable<Row, void, undefined> {
  readonly #run: RunningExport<Status>;

  constructor(
    runtime: RunningExport['runtime'],
    operations: ExportOperations,
    body: object | undefined,
    options: RowExportOptions<Status>,
  ) {
    this.#run = { runtime, operations, body, options, position: readExportPosition(options.resume), id: undefined };
  }

  /**
   * A text with which this or another process goes on: the export, and how many of its rows were dealt with. The row
   * that the loop has in hand is not among them.
   * @throws ArgumentError before the export has begun.
   */
  serialize(): string {
    return writeExportPosition(this.#run);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Row, void, undefined> {
    // Only one export a day: whatever it may come to is at hand before it is started.
    const [{ exportRows }] = await Promise.all([loadExportRows(), loadFollow()]);
    yield* exportRows<Row, Status>(this.#run);
  }
}
