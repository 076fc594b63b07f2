import type { CheckpointStore, KeptWorkOptions } from '@tradelane/core';
import type { OperationDescriptor, Runtime } from '@tradelane/core/runtime';
import type { FollowWorkOptions } from '../poll/operation-state.ts';

/** Position in the rows: file, row, and the digest of the file's rows up to there. */
export interface ExportPosition {
  chunk: number;
  row: number;
  digest: string;
}

/** Status of an export (TL04). */
export interface ExportStatus {
  /** `PENDING`, `COMPLETED`, `FAILED` or `CANCELED`. An unrecognized value means that it is still running (E05). */
  readonly status?: string | undefined;
  /** URLs of its files in order, once it is complete. */
  readonly urls?: readonly string[] | null | undefined;
  /** Why it failed, if the server sends a reason. */
  readonly error?:
    | { readonly code?: string | null | undefined; readonly detail?: string | null | undefined }
    | null
    | undefined;
}

/** Options of an export of rows. */
export interface RowExportOptions<Status = ExportStatus> extends FollowWorkOptions<Status>, Partial<KeptWorkOptions> {
  /**
   * Identifies the export after a restart, with the sender: for example a date. After its last row, the same call
   * yields nothing and starts no other export. Without a key, the request identifies the export, and its checkpoint is
   * deleted after its last row. Needs `checkpoint`.
   */
  readonly key?: string | undefined;
  /** Text of an earlier export's `serialize()`. The export isn't started again, and handled rows are skipped. */
  readonly resume?: string | undefined;
  /** Called when the export has started. */
  readonly onStarted?: ((started: { readonly id: string; readonly resumeWith: string }) => void) | undefined;
  /** Called after each file of the export. */
  readonly onChunk?:
    | ((done: { readonly chunk: number; readonly chunks: number; readonly rows: number }) => void)
    | undefined;
}

/** The three operations of an asynchronous export. */
export interface ExportOperations {
  /** Starts the export (TL03). */
  readonly start: OperationDescriptor;
  /** Reads its status (TL04). */
  readonly status: OperationDescriptor;
  /** Downloads a file by the URL in the status (TL05). */
  readonly chunk: OperationDescriptor;
  /** Fields that are sent if the request doesn't have them. */
  readonly defaults?: object;
  /** Format of the rows in a file. A `list` is JSON and never NDJSON, so an empty file isn't one. Default: `json`. */
  readonly rows?: 'json' | 'list' | 'csv';
  /** Names of columns. A CSV file with none of them is another file, such as a text about an expired address. */
  readonly columns?: readonly string[];
  /** Name of the list in a JSON file that is an object. Default: `data`. */
  readonly list?: string;
}

/** A running export. */
export interface RunningExport<Status = ExportStatus> {
  readonly runtime: Runtime;
  readonly operations: ExportOperations;
  readonly body: object | undefined;
  readonly options: RowExportOptions<Status>;
  readonly position: ExportPosition;
  /** Known once the export has started. */
  id: string | undefined;
  /** Stores the position if the export has a checkpoint. Known once the export has started. */
  commit: ((into: Pick<CheckpointStore, 'write'> | undefined) => void | Promise<void>) | undefined;
}
