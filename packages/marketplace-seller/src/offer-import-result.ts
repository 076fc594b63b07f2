import type { CallOptions, CsvRow, FileResponse } from '@tradelane/core';
import {
  type FileImportResult,
  ImportFailedError,
  ImportIncompleteError,
  type ImportResult,
} from '@tradelane/workflows';
import { importReport } from '@tradelane/workflows/runtime';
import type { OfferImport, PriceImport, ProductImportTracking, StockImport } from './generated/types.ts';

/** A line of a file that the server refused. */
export interface FailedLine {
  /** Number of the line in the file. The columns are line 1. Undefined if the report has no number. */
  readonly line: number | undefined;
  /** Reason. */
  readonly message: string;
  /** Values of the line, by column. Correct them and import them again. */
  readonly values: CsvRow;
}

/** Result of an import of offers, prices or stock. */
export interface OfferImportResult<
  Tracking extends OfferImport | PriceImport | StockImport = OfferImport | PriceImport | StockImport,
> extends FileImportResult<Tracking> {
  /** ID of the import. */
  readonly importId: Tracking['import_id'];
  /**
   * Result of the products in a file with offers, with its own reports. Undefined if the file has none, or the server
   * no longer knows their import. `products` has its counts.
   */
  readonly productImport: ImportResult<ProductImportTracking> | undefined;
  /** Streams the refused lines of a CSV file. Waits for the limit of the report. Yields nothing if all lines succeeded. */
  errors(options?: CallOptions): AsyncGenerator<FailedLine, void, undefined>;
  /**
   * Returns this result if `ok` is true.
   * @throws {ImportIncompleteError} If `ok` is false. The error holds this result.
   */
  throwIfFailed(): OfferImportResult<Tracking>;
}

/** Counts of lines. Imports of prices and stock don't count the lines that they read. */
interface LineCounts {
  readonly lines_read?: number | undefined;
  readonly lines_in_success?: number | undefined;
  readonly lines_in_error?: number | undefined;
  readonly reason_status?: string | undefined;
}

/** The parts of a result that the last status doesn't contain. */
interface Parts {
  readonly hasFailed: boolean;
  readonly download: (options: CallOptions | undefined) => PromiseLike<FileResponse>;
  readonly hasProducts: boolean;
  readonly productImport: ImportResult<ProductImportTracking> | undefined;
}

/**
 * Creates the result of an import.
 * @throws {ImportFailedError} If it failed.
 */
export function offerImportResult<Tracking extends OfferImport | PriceImport | StockImport>(
  tracking: Tracking,
  { hasFailed, download, hasProducts, productImport }: Parts,
): OfferImportResult<Tracking> {
  const counts: LineCounts = tracking;
  const { lines_in_success: succeeded = 0, lines_in_error: failed = 0, reason_status: reason } = counts;
  const errors = tracking.has_error_report ? importReport(download) : undefined;
  const isComplete = !hasFailed && failed === 0 && errors === undefined;
  const result: OfferImportResult<Tracking> = {
    importId: tracking.import_id,
    status: tracking.status,
    ok: isComplete && (!hasProducts || productImport?.ok === true),
    lines: { read: counts.lines_read ?? succeeded + failed, succeeded, failed },
    products: productImport?.products,
    productImport,
    reports: errors === undefined ? {} : { errors },
    tracking,
    async *errors(options) {
      for await (const row of errors?.rows({ maxWaitInMs: Infinity, ...options }) ?? []) yield failedLine(row);
    },
    throwIfFailed() {
      if (!result.ok) throw new ImportIncompleteError(result, hasProducts);
      return result;
    },
  };
  if (hasFailed) throw new ImportFailedError(result, reason || undefined);
  return result;
}

/** Names of the columns that a report adds to the columns of the file, in any case and place. */
const addedColumns = {
  line: /^(error[ _-]?line|line[ _-]?number|line)$/i,
  message: /^(error[ _-]?message|errors?)$/i,
  warnings: /^warnings?$/i,
};

/**
 * W56: hosts name the columns of the line and the reason differently, and put them in any place. If no name is known, the
 * first two columns are the number of the line and the reason.
 */
function failedLine(row: CsvRow): FailedLine {
  const names = Object.keys(row);
  const named = (pattern: RegExp): string | undefined => names.find((name) => pattern.test(name.trim()));
  const hasReason = named(addedColumns.message) !== undefined;
  const [number, reason] = hasReason ? [named(addedColumns.line), named(addedColumns.message)] : names;
  const added = new Set([number, reason, hasReason ? named(addedColumns.warnings) : undefined]);
  const line = Number.parseInt(row[number ?? ''] ?? '', 10);
  return {
    line: Number.isNaN(line) ? undefined : line,
    message: row[reason ?? ''] ?? '',
    values: Object.fromEntries(Object.entries(row).filter(([name]) => !added.has(name))),
  };
}
