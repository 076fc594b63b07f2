import type { CallOptions, FileResponse } from '@tradelane/core';
import type { Runtime } from '@tradelane/core/runtime';
import {
  type FileImportResult,
  ImportFailedError,
  ImportIncompleteError,
  type ImportResult,
} from '@tradelane/workflows';
import { checkedLines, failedLines, importReport } from '@tradelane/workflows/runtime';
import type { OfferImport, PriceImport, ProductImportTracking, StockImport } from './generated/types.ts';

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
  runtime: Pick<Runtime, 'settings'>,
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
    lines: checkedLines(tracking.import_id, { read: counts.lines_read ?? succeeded + failed, succeeded, failed }),
    products: productImport?.products,
    productImport,
    reports: errors === undefined ? {} : { errors },
    tracking,
    // OF03 describes the first two columns by place.
    errors: (options) => failedLines([errors], [0, 1], options),
    throwIfFailed() {
      if (!result.ok) throw new ImportIncompleteError(result, hasProducts);
      return result;
    },
  };
  if (hasFailed) throw new ImportFailedError(runtime, result, reason);
  return result;
}
