import { ArgumentError, type CallOptions, csvRows, type FileResponse, MalformedResponseError } from '@tradelane/core';
import type { Runtime } from '@tradelane/core/runtime';
import type { WorkState } from '../poll/operation-state.ts';
import { failedLines } from './failed-lines.ts';
import { ImportFailedError, ImportIncompleteError } from './import-errors.ts';
import type {
  DownloadReport,
  ImportReport,
  ImportResult,
  ImportTracking,
  IntegrationCounts,
  ProductFailureCounts,
} from './import-result.ts';

export function importResult<Tracking extends ImportTracking>(
  runtime: Pick<Runtime, 'settings'>,
  tracking: Tracking,
  download: DownloadReport,
  state: WorkState,
): ImportResult<Tracking> {
  const result = resultOf(tracking, download);
  if (state === 'failed') throw new ImportFailedError(runtime, result, tracking.reason_status ?? undefined);
  return result;
}

/** A report of an import, downloaded each time it is read. */
export function importReport(start: (options: CallOptions | undefined) => PromiseLike<FileResponse>): ImportReport {
  const download: ImportReport['download'] = async (options) => start(options);
  return {
    download,
    rows: async function* (options) {
      try {
        yield* csvRows(await download(options));
      } catch (error) {
        if (!(error instanceof ArgumentError) || error.code !== 'ERR_CSV_INVALID') throw error;
        throw new MalformedResponseError(
          `The report of the import is unusable. ${error.message} Its \`download()\` returns the file.`,
          { method: 'GET' },
        );
      }
    },
  };
}

/** Returns the counts of lines. @throws {MalformedResponseError} If one is negative. */
export function checkedLines<Lines extends Readonly<Record<string, number>>>(
  importId: number | string,
  lines: Lines,
): Lines {
  const found = Object.entries(lines).find(([, count]) => count < 0);
  if (found === undefined) return lines;
  const message = `The result of import ${importId} is unusable: its count of lines (${found[0]}) is ${found[1]}.`;
  throw new MalformedResponseError(message, { method: 'GET' });
}

function resultOf<Tracking extends ImportTracking>(
  tracking: Tracking,
  download: DownloadReport,
): ImportResult<Tracking> {
  const { import_id: importId } = tracking;
  const report = (kind: Parameters<DownloadReport>[0]): ImportReport =>
    importReport((options) => download(kind, importId, options));
  const lines: ImportResult['lines'] = checkedLines(importId, {
    read: tracking.transform_lines_read,
    succeeded: tracking.transform_lines_in_success,
    failed: tracking.transform_lines_in_error,
    withWarning: tracking.transform_lines_with_warning,
  });
  const products = productsOf(tracking.integration_details ?? undefined);
  const hasErrors = tracking.has_error_report || tracking.has_transformation_error_report === true;
  const result: ImportResult<Tracking> = {
    importId,
    status: tracking.import_status,
    ok: !hasErrors && lines.failed === 0 && products?.failed === 0 && products.synchronized + products.reimported > 0,
    lines,
    products,
    reports: {
      ...(tracking.has_error_report && { errors: report('errorReport') }),
      ...(tracking.has_new_product_report && { newProducts: report('newProductReport') }),
      ...(tracking.has_transformed_file && { transformed: report('transformedFile') }),
      ...(tracking.has_transformation_error_report && {
        transformationErrors: report('transformationErrorReport'),
      }),
    },
    tracking,
    errors: (options) => failedLines([result.reports.errors, result.reports.transformationErrors], [], options),
    throwIfFailed() {
      if (!result.ok) throw new ImportIncompleteError(result, true);
      return result;
    },
  };
  return result;
}

function productsOf(counts: IntegrationCounts | undefined): ImportResult['products'] {
  if (counts === undefined) return undefined;
  const failures: ProductFailureCounts = {
    withSynchronizationIssues: counts.products_with_synchronization_issues ?? 0,
    withWrongIdentifiers: counts.products_with_wrong_identifiers ?? 0,
    notAcceptedInTime: counts.products_not_accepted_in_time ?? 0,
    notSynchronizedInTime: counts.products_not_synchronized_in_time ?? 0,
    invalid: counts.invalid_products ?? 0,
    rejected: counts.rejected_products ?? 0,
  };
  return {
    synchronized: counts.products_successfully_synchronized ?? 0,
    reimported: counts.products_reimported ?? 0,
    failed: Object.values(failures).reduce((sum, count) => sum + count, 0),
    failures,
  };
}
