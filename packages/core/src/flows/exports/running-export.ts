import type { CheckpointStore } from '../../base/checkpoint/index.ts';
import type { OperationDescriptor } from '../../base/descriptor.ts';
import type { Runtime } from '../../client/runtime.ts';
import type { KeptWorkOptions } from '../../base/lease/index.ts';
import type { FollowWorkOptions } from '../poll/operation-state.ts';

/** Where the rows stand: file by file, row by row. */
export interface ExportPosition {
  chunk: number;
  row: number;
}

/** What an export says of itself (TL04). */
export interface ExportStatus {
  /** How far it is: `PENDING`, or the end: `COMPLETED`, `FAILED`, `CANCELED`; a value that nobody knows means that it goes on (E05). */
  readonly status?: string | undefined;
  /** Where its files are, in order, once it is done. */
  readonly urls?: readonly string[] | null | undefined;
  /** Why it failed, where it did and the server says. */
  readonly error?:
    | { readonly code?: string | null | undefined; readonly detail?: string | null | undefined }
    | null
    | undefined;
}

/** How rows of an export are followed, and how they are gone on with after a restart. */
export interface RowExportOptions<Status = ExportStatus> extends FollowWorkOptions<Status>, Partial<KeptWorkOptions> {
  /**
   * What makes it the same export after a restart, beside the sender: a day, say. Once its last row was dealt with it gives no more, and starts
   * no other. Where absent the request does, and the export is forgotten after its last row. Needs `checkpoint`.
   */
  readonly key?: string | undefined;
  /** What `serialize()` of an earlier export gave: nothing is started, and the rows go on behind those that were dealt with. */
  readonly resume?: string | undefined;
  /** Called once the export has begun. */
  readonly onStarted?: ((started: { readonly id: string; readonly resumeWith: string }) => void) | undefined;
  /** Called when a file of the export is done. */
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
  /** Fetches a file by the URL that the status gave (TL05). */
  readonly chunk: OperationDescriptor;
}

/** An export on its way. */
export interface RunningExport<Status = ExportStatus> {
  readonly runtime: Pick<Runtime, 'call' | 'file' | 'clock' | 'identity' | 'account'>;
  readonly operations: ExportOperations;
  readonly body: object | undefined;
  readonly options: RowExportOptions<Status>;
  readonly position: ExportPosition;
  /** Known once it has begun. */
  id: string | undefined;
  /** Keeps the position, where there is a checkpoint; known once it has begun. */
  commit: ((into: Pick<CheckpointStore, 'write'> | undefined) => void | Promise<void>) | undefined;
}
