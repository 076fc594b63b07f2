import type { CallOptions, CsvRow, FileResponse } from '@tradelane/core';

/** Tracking fields that every import has (P42). */
export interface ImportTracking {
  /** ID of the import. */
  readonly import_id: number;
  /** Status of the import. An unrecognized value means that it is still running (E05). */
  readonly import_status: string;
  /** Reason for the status, if the server sends one. */
  readonly reason_status?: string | null | undefined;
  /** Whether there is a report of rejected products (P44). */
  readonly has_error_report: boolean;
  /** Whether there is a report of new products (P45). */
  readonly has_new_product_report: boolean;
  /** Whether the transformed file can be fetched (P46). */
  readonly has_transformed_file: boolean;
  /** Whether there is a report of lines that could not be transformed (P47). Default: `false`. */
  readonly has_transformation_error_report?: boolean | undefined;
  /** Lines that the transformation read. */
  readonly transform_lines_read: number;
  /** Lines that it transformed. */
  readonly transform_lines_in_success: number;
  /** Lines that it could not transform. */
  readonly transform_lines_in_error: number;
  /** Lines that it transformed with a warning. */
  readonly transform_lines_with_warning: number;
  /** Results of the products in the operator's catalog. Absent until the import gets there. */
  readonly integration_details?:
    | {
        /** Products that were imported and synchronized. */
        readonly products_successfully_synchronized?: number | undefined;
        /** Products that were imported again. */
        readonly products_reimported?: number | undefined;
        /** Products whose synchronization failed. */
        readonly products_with_synchronization_issues?: number | undefined;
        /** Products with invalid identifiers. */
        readonly products_with_wrong_identifiers?: number | undefined;
        /** Products that weren't accepted in time. */
        readonly products_not_accepted_in_time?: number | undefined;
        /** Products that weren't synchronized in time. */
        readonly products_not_synchronized_in_time?: number | undefined;
        /** Invalid products. */
        readonly invalid_products?: number | undefined;
        /** Rejected products. */
        readonly rejected_products?: number | undefined;
      }
    | null
    | undefined;
}

/** Counts of products. Each is absent if the server doesn't send it. */
export type IntegrationCounts = NonNullable<ImportTracking['integration_details']>;

export type ProductFailureCounts = NonNullable<FileImportResult['products']>['failures'];

/** Downloads a report of an import: P44, P45, P46 or P47. */
export type DownloadReport = (
  report: 'errorReport' | 'newProductReport' | 'transformedFile' | 'transformationErrorReport',
  importId: number,
  options: CallOptions | undefined,
) => PromiseLike<FileResponse>;

/** A report of an import. */
export interface ImportReport {
  /** Starts the download and returns the file: `saveTo(await report.download(), 'errors.csv')`. */
  download(options?: CallOptions): Promise<FileResponse>;
  /**
   * Streams the rows of a CSV report, keyed by the header's names.
   * @throws {MalformedResponseError} If the report isn't valid CSV, such as XLSX or XML. Use `download` instead.
   */
  rows(options?: CallOptions): AsyncGenerator<CsvRow, void, undefined>;
}

/** A line of a file that the server refused, or a product that it rejected. */
export interface FailedLine {
  /** Number of the line in the file. The columns are line 1. Undefined if the report has no number. */
  readonly line: number | undefined;
  /** Reason. Empty if the report has no column with a known name. Then `values` contains it. */
  readonly message: string;
  /** The other columns of the report. Correct the values and import them again. */
  readonly values: CsvRow;
}

/** The part of a result that imports of products, offers, prices and stock have in common. */
export interface FileImportResult<Tracking = unknown> {
  /** ID of the import. */
  readonly importId: number | string;
  /** The final status. */
  readonly status: string;
  /** Whether every line and every product succeeded. It is `false` if the result of the products is unknown. */
  readonly ok: boolean;
  /** Lines of the file. */
  readonly lines: {
    /** Lines that the server read. */
    readonly read: number;
    /** Lines without an error. */
    readonly succeeded: number;
    /** Lines with an error. */
    readonly failed: number;
  };
  /** Results in the operator's catalog, or `undefined` if the import doesn't contain them. */
  readonly products:
    | {
        /** Products added to the catalog. */
        readonly synchronized: number;
        /** Products that existed already and were imported again. */
        readonly reimported: number;
        /** Products that weren't imported. `reports.errors` lists the reasons. */
        readonly failed: number;
        /** Counts of products that weren't imported, by reason. */
        readonly failures: {
          /** Products that the operator's catalog could not synchronize. */
          readonly withSynchronizationIssues: number;
          /** Products with invalid identifiers. */
          readonly withWrongIdentifiers: number;
          /** Products that the operator did not accept in time. */
          readonly notAcceptedInTime: number;
          /** Products that did not reach the catalog in time. */
          readonly notSynchronizedInTime: number;
          /** Products that break the rules of the catalog. */
          readonly invalid: number;
          /** Products that the operator rejected. */
          readonly rejected: number;
        };
      }
    | undefined;
  /** Available reports. The others are `undefined`. */
  readonly reports: {
    /** Rejected products with reasons (P44). */
    readonly errors?: ImportReport;
    /** New products (P45). */
    readonly newProducts?: ImportReport;
    /** Transformed file (P46). */
    readonly transformed?: ImportReport;
    /** Lines that could not be transformed, in the format of the file (P47). */
    readonly transformationErrors?: ImportReport;
  };
  /** The last response. */
  readonly tracking: Tracking;
  /**
   * Streams the refused lines of a CSV file. Waits for the limit of the reports. Yields nothing if all lines succeeded.
   * For products, it reads `reports.errors`, then `reports.transformationErrors`.
   * @throws {MalformedResponseError} If a report isn't valid CSV, such as XLSX or XML. Use its `download` instead.
   */
  errors(options?: CallOptions): AsyncGenerator<FailedLine, void, undefined>;
}

/** Result of an import of products. */
export interface ImportResult<Tracking = ImportTracking> extends FileImportResult<Tracking> {
  /** ID of the import. */
  readonly importId: number;
  /** Lines of the file, as counted by the transformation. See `products` for imported products. */
  readonly lines: {
    readonly read: number;
    readonly succeeded: number;
    readonly failed: number;
    readonly withWarning: number;
  };
  /**
   * Returns this result if `ok` is true.
   * @throws {ImportIncompleteError} If `ok` is false. The error holds this result.
   */
  throwIfFailed(): ImportResult<Tracking>;
}
