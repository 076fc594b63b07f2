import type { CallOptions } from '../../call/call.ts';
import type { CsvRow, FileResponse } from '../../kinds/files/index.ts';

/** What every import says of itself (P42). */
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
  /** The last response, whole. */
  readonly tracking: Tracking;
}
