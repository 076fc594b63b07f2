import type { CallOptions } from '../../call/call.ts';
import type { CsvRow, FileResponse } from '../../kinds/files/index.ts';

/** What every import says of itself (P42). */
export interface ImportTracking {
  /** Id of the import. */
  readonly import_id: number;
  /** How far it is, or how it ended; a value that nobody knows means that it goes on (E05). */
  readonly import_status: string;
  /** Why it ended so, in the server's words; absent where it does not say. */
  readonly reason_status?: string | null | undefined;
  /** Whether there is a report of refused products (P44). */
  readonly has_error_report: boolean;
  /** Whether there is a report of new products (P45). */
  readonly has_new_product_report: boolean;
  /** Whether the transformed file can be fetched (P46). */
  readonly has_transformed_file: boolean;
  /** Whether there is a report of lines that could not be transformed (P47); absent means no. */
  readonly has_transformation_error_report?: boolean | undefined;
  /** Lines of the file that the transformation read. */
  readonly transform_lines_read: number;
  /** Lines that it transformed. */
  readonly transform_lines_in_success: number;
  /** Lines that it could not transform. */
  readonly transform_lines_in_error: number;
  /** Lines that it transformed with a warning. */
  readonly transform_lines_with_warning: number;
  /** What the operator's catalog made of the products; absent where it has not come to that. */
  readonly integration_details?: IntegrationCounts | null | undefined;
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
export interface ProductFailureCounts {
  /** Products that the operator's catalog could not take in. */
  readonly withSynchronizationIssues: number;
  /** Products whose identifiers are wrong. */
  readonly withWrongIdentifiers: number;
  /** Products that the operator did not accept in time. */
  readonly notAcceptedInTime: number;
  /** Products that did not reach the catalog in time. */
  readonly notSynchronizedInTime: number;
  /** Products that break the rules of the catalog. */
  readonly invalid: number;
  /** Products that the operator rejected. */
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
  /** Id of the import. */
  readonly importId: number;
  /** The final status. */
  readonly status: string;
  /** Whether every line was read without an error, and no product was left out. What is not known to have arrived is not ok. */
  readonly ok: boolean;
  /** Lines of the file, as the transformation read them. Whether their products arrived is told by `products`. */
  readonly lines: {
    readonly read: number;
    readonly succeeded: number;
    readonly failed: number;
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
        readonly failures: ProductFailureCounts;
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
