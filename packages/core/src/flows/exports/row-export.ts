import { onDemand } from '../../base/on-demand.ts';
import { loadFollow } from '../poll/index.ts';
import { readExportPosition, writeExportPosition } from './export-position.ts';
import type { ExportOperations, ExportStatus, RowExportOptions, RunningExport } from './running-export.ts';

const loadExportRows = /* @__PURE__ */ onDemand(() => import('./export-rows.ts'));

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
