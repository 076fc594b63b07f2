import type { WorkState } from '../poll/operation-state.ts';
import type { OperationDescriptor } from '@tradelane/core/runtime';
import type { FileImportResult } from './import-result.ts';

/** Identifies an import: a number for products and offers, a text for prices and stock. */
export type ImportId = number | string;

/** Entry of a list of imports (P51, OF04, PRI02). */
export interface ListedImport {
  readonly import_id: ImportId;
  readonly date_created: string;
}

/** An import that the server accepted. */
export interface StartedImport {
  readonly importId: ImportId;
  /** The import of the products in a file with offers. */
  readonly productImportId?: ImportId;
}

/** The final statuses of an import, from which its result is created again. */
export interface FinalTracking<Tracking> {
  readonly tracking: Tracking;
  /** The final status of `productImportId`. */
  readonly products?: unknown;
}

/** The operations of an upload, and how to find its import if the response is lost. */
export type UploadKind = Pick<ImportKind<never, never>, 'create' | 'idType' | 'list' | 'listMethod' | 'waitFunction'>;

/** How to list imports, and which of them an upload may have started. */
export interface ImportListing {
  readonly operation: OperationDescriptor;
  /** Newest first, in the largest pages. */
  readonly query: object;
  /** Whether an import may be of this request. Default: all. */
  readonly isOf?: (listed: ListedImport, request: object) => boolean;
}

/** A kind of file to import: its operations, and how its result is read. */
export interface ImportKind<Tracking extends object, Result extends FileImportResult<Tracking>> {
  /** Name of a file without one. */
  readonly fileName: string;
  /** Separates the stored state of each kind. Undefined for products. */
  readonly group?: string;
  /** The operation that starts an import. */
  readonly create: OperationDescriptor;
  /** Type of its IDs. A response with another type is unusable. */
  readonly idType: 'number' | 'string';
  /** Undefined if the API has no list. */
  readonly list: ImportListing | undefined;
  /** The method that lists them, as messages name it: `imports.list`. Undefined if the API has no list. */
  readonly listMethod: string | undefined;
  /** Operation that reads the status. */
  readonly status: OperationDescriptor;
  /** The function that follows a known import, as messages name it: `waitForImport`. */
  readonly waitFunction: string;
  /** Reads the status once. Undefined if a list, which may show an import late, doesn't contain it. */
  readonly read: (importId: string, signal: AbortSignal) => PromiseLike<Tracking | undefined>;
  /** Creates the result of an import that ended. @throws {ImportFailedError} If it failed. */
  readonly result: (tracking: Tracking, state: WorkState, started: ImportEnd) => Result | PromiseLike<Result>;
  /** The final statuses of a result, which are stored. */
  readonly toFinal: (result: Result) => FinalTracking<Tracking>;
  /** Creates the result of an import that didn't fail, without a request. */
  readonly fromFinal: (final: FinalTracking<Tracking>) => Result;
}

/** Facts about an import that its status doesn't contain. */
export interface ImportEnd extends Partial<StartedImport> {
  /** The request without its file. Undefined if only the ID of the import is known. */
  readonly request: object | undefined;
  /** The signal of the call. */
  readonly signal: AbortSignal | undefined;
}
