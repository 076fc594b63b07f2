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
  /** What the operator's catalog made of the products; absent where it has not come to that. */
  readonly integration_details?: IntegrationCounts | undefined;
}

/** Counts of products, each absent where the server does not tell. */
export interface IntegrationCounts {
  readonly products_successfully_synchronized?: number | undefined;
  readonly products_reimported?: number | undefined;
  readonly products_with_synchronization_issues?: number | undefined;
  readonly products_with_wrong_identifiers?: number | undefined;
  readonly products_not_accepted_in_time?: number | undefined;
  readonly products_not_synchronized_in_time?: number | undefined;
  readonly invalid_products?: number | undefined;
  readonly rejected_products?: number | undefined;
}

/** Products by why they did not arrive. */
export interface LostProducts {
  readonly withSynchronizationIssues: number;
  readonly withWrongIdentifiers: number;
  readonly notAcceptedInTime: number;
  readonly notSynchronizedInTime: number;
  readonly invalid: number;
  readonly rejected: number;
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
  /** Whether every line was read without an error, and no product was left out. What is not known to have arrived is not ok. */
  readonly ok: boolean;
  /** Lines of the file, as the transformation read them. Whether their products arrived is told by `products`. */
  readonly lines: {
    readonly read: number;
    readonly inSuccess: number;
    readonly inError: number;
    readonly withWarning: number;
  };
  /** What the operator's catalog made of the products; undefined where the import does not tell. */
  readonly products:
    | {
        /** Arrived in the catalog. */
        readonly synchronized: number;
        /** Were there before, and came again. */
        readonly reimported: number;
        /** Did not arrive; `reports.errors` says why for each. */
        readonly failed: number;
        readonly failures: LostProducts;
      }
    | undefined;
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
  /**
   * Returns this result where all went well.
   * @throws ImportIncompleteError with this result where it did not.
   */
  throwIfFailed(): ImportResult<Tracking>;
}
