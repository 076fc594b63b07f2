import type { CallOptions } from '../../call/call.ts';
import { type CsvRow, csvRows, type FileResponse } from '../../kinds/files/index.ts';
import { ImportFailedError } from './import-errors.ts';
import type { WorkState } from '../poll/work-state.ts';

/** What every import tells of itself (P42). */
export interface ImportTracking {
  readonly import_id: number;
  readonly import_status: string;
  readonly reason_status?: string | undefined;
  readonly has_error_report: boolean;
  readonly has_new_product_report: boolean;
  readonly has_transformed_file: boolean;
  readonly has_transformation_error_report?: boolean | undefined;
  readonly transform_lines_read: number;
  readonly transform_lines_in_success: number;
  readonly transform_lines_in_error: number;
  readonly transform_lines_with_warning: number;
}

/** Fetches what an import leaves behind: P44, P45, P46 or P47. */
export type DownloadReport = (
  report: 'errorReport' | 'newProductReport' | 'transformedFile' | 'transformationErrorReport',
  importId: number,
  options: CallOptions | undefined,
) => PromiseLike<FileResponse>;

/** A report that exists. */
export interface ImportReport {
  /** The file, still on the wire: `saveTo(await report.download(), 'errors.csv')`. */
  download(options?: CallOptions): Promise<FileResponse>;
  /**
   * The rows of a CSV report by the names of its header, as they arrive.
   * @throws ArgumentError where the report is XLSX or XML; download it.
   */
  rows(options?: CallOptions): AsyncGenerator<CsvRow, void, undefined>;
}

/** What became of an import. */
export interface ImportResult<Tracking = ImportTracking> {
  readonly importId: number;
  /** The final status. */
  readonly status: string;
  readonly lines: {
    readonly read: number;
    readonly inSuccess: number;
    readonly inError: number;
    readonly withWarning: number;
  };
  /** Only those that the import says it has; the others are undefined, and nothing is asked for them. */
  readonly reports: {
    /** Products that were refused, and why (P44). */
    readonly errors?: ImportReport;
    /** Products that were new (P45). */
    readonly newProducts?: ImportReport;
    /** What the transformation made of the file (P46). */
    readonly transformed?: ImportReport;
    /** Lines that could not be transformed, in the format of the file (P47). */
    readonly transformationErrors?: ImportReport;
  };
  /** The last answer, whole. */
  readonly tracking: Tracking;
}

/**
 * What became of an import that has ended.
 * @throws ImportFailedError where it was not carried out.
 */
export function importResult<Tracking extends ImportTracking>(
  tracking: Tracking,
  download: DownloadReport,
  state: WorkState,
): ImportResult<Tracking> {
  const result = resultOf(tracking, download);
  if (state === 'failed') throw new ImportFailedError(result, tracking.reason_status);
  return result;
}

function resultOf<Tracking extends ImportTracking>(
  tracking: Tracking,
  download: DownloadReport,
): ImportResult<Tracking> {
  const { import_id: importId } = tracking;
  const report = (kind: Parameters<DownloadReport>[0]): ImportReport => {
    const fetchReport: ImportReport['download'] = async (options) => download(kind, importId, options);
    return {
      download: fetchReport,
      rows: async function* (options) {
        yield* csvRows(await fetchReport(options));
      },
    };
  };
  return {
    importId,
    status: tracking.import_status,
    lines: {
      read: tracking.transform_lines_read,
      inSuccess: tracking.transform_lines_in_success,
      inError: tracking.transform_lines_in_error,
      withWarning: tracking.transform_lines_with_warning,
    },
    reports: {
      ...(tracking.has_error_report && { errors: report('errorReport') }),
      ...(tracking.has_new_product_report && { newProducts: report('newProductReport') }),
      ...(tracking.has_transformed_file && { transformed: report('transformedFile') }),
      ...(tracking.has_transformation_error_report && {
        transformationErrors: report('transformationErrorReport'),
      }),
    },
    tracking,
  };
}
