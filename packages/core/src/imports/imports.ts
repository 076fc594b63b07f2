import { fromCaller } from '../errors/call-site.ts';
import { checkObject, checkFunctions } from '../errors/checks.ts';
import { ArgumentError } from '../errors/index.ts';
import { withAccount } from '../auth/strategy.ts';
import { snapshot } from '../call/arguments.ts';
import type { CallOptions } from '../operation/call.ts';
import { call } from '../call/result.ts';
import { file as download } from '../files/file-result.ts';
import { checkRuntime } from '../client/runtime-of.ts';
import type { Runtime } from '../call/runtime.ts';
import { type FileInput, fileDigest } from '../content/file-input.ts';
import type { FileStream } from '../content/chunks.ts';
import type { KeptWorkOptions } from '../checkpoint/index.ts';
import { isForgotten } from '../poll/poll-errors.ts';
import type { Poller } from '../poll/poller.ts';
import { type OperationHandle, pollOperation, type FollowWorkOptions } from '../poll/operation-state.ts';
import { ImportFailedError } from './import-errors.ts';
import { type ImportOperations, upload, type Uploaded } from './upload.ts';
import type { DownloadReport, ImportResult, ImportTracking } from './import-result.ts';
import { UploadSlot } from './upload-slot.ts';
import { importResult } from './read-import-result.ts';
import { KeptImport } from './kept-import.ts';
import { toFileInput } from '../files/to-file-input.ts';

/** A file to import: content, a stream, or a path (a string, if the runtime has a file system). */
export type ImportedFile = FileInput | FileStream | string;

/** Options of `runImport`. With `checkpoint`, the import resumes after a restart. */
export interface ImportRunOptions<Request, Tracking> extends FollowWorkOptions<Tracking>, Partial<KeptWorkOptions> {
  /**
   * Identifies the import after a restart, with the sender and the shop: for example a date. After `handler` resolves,
   * the same call returns the stored result and uploads nothing. Needs `checkpoint`.
   * Without a key, a digest of the file and request identifies the import, and its checkpoint is deleted after
   * `handler`. The same call then starts a new import, even if your process was killed before it noted the result.
   * A stream that can be read only once needs a key.
   */
  readonly key?: string | undefined;
  /**
   * Called with the result before the import's checkpoint is completed. If the process ends during the call, the same
   * import passes the result again. Needs `checkpoint`.
   */
  readonly handler?: ((result: ImportResult<Tracking>) => unknown) | undefined;
  /**
   * ID of the import that an earlier call started. Pass it after `ImportOutcomeUnknownError`, once you know which
   * import is yours. Needs `checkpoint`.
   */
  readonly existingImportId?: number | undefined;
  /** Request fields other than the file. */
  readonly request?: Omit<Request, 'file'>;
  /** Name of the file if it has none. The extension selects the format. Default: `products.csv`. */
  readonly name?: string | undefined;
  /** Called with the progress of the upload, in bytes. */
  readonly onUpload?: CallOptions['onProgress'];
  /**
   * Called when the server has accepted the file. Store `resumeWith` to follow the import in another process with
   * `waitForImport(client, { resume })`.
   */
  readonly onStarted?:
    | ((started: {
        /** ID of the import. */
        readonly importId: number;
        /** Pass it to `waitForImport(client, { resume })`. */
        readonly resumeWith: string;
        /** Whether the upload's response was lost and the import was found in the shop's list. */
        readonly recovered: boolean;
      }) => void)
    | undefined;
}

/**
 * Arguments of `runImport`. Options are required if the request needs more than the file, such as the shop on an
 * operator surface.
 */
export type ImportRunArguments<Request, Tracking> =
  {} extends Omit<Request, 'file'>
    ? [options?: ImportRunOptions<Request, Tracking>]
    : [options: ImportRunOptions<Request, Tracking> & { readonly request: Omit<Request, 'file'> }];

/** Imports of files, from the upload to the result with its reports. */
export interface ImportWorkflow<Request, Tracking> {
  /**
   * Uploads a file, follows its import, and resolves to the result.
   * If the upload's response is lost, it looks for the import in the shop's list and follows it. It never uploads a
   * file twice.
   * With `checkpoint`, the same call resumes the import in another process. After `handler`, the result is stored
   * under `key`. Without a key, or if the import failed, the checkpoint is deleted.
   * It runs until the import ends. `signal` ends all of it. `timeoutInMs` limits the time after the upload.
   * @throws {ImportFailedError} If the import failed or was canceled.
   * @throws {PollTimeoutError} If it takes longer than `timeoutInMs`.
   * @throws {ImportOutcomeUnknownError} If it is unknown whether the upload started an import.
   * @throws {WorkNotFoundError} If the server no longer has the import.
   */
  run(file: ImportedFile, ...options: ImportRunArguments<Request, Tracking>): Promise<ImportResult<Tracking>>;
  /** Follows a started import by its ID, or by the text of `onStarted` or `serialize()`. */
  wait(followed: OperationHandle, options?: FollowWorkOptions<Tracking>): Poller<ImportResult<Tracking>>;
}

/**
 * Creates `run` and `wait` for the operations of a surface.
 * @throws {ArgumentError} If an argument is missing or invalid.
 */
export function importWorkflow<Request extends { readonly file: FileInput }, Tracking extends ImportTracking>(
  runtime: Runtime,
  operations: ImportOperations,
): ImportWorkflow<Request, Tracking> {
  checkRuntime(runtime);
  checkObject(operations, 'operations');
  const readReport: DownloadReport = (report, id, options) =>
    download(runtime, operations[report], { path: { import_id: id } }, options);
  const wait: ImportWorkflow<Request, Tracking>['wait'] = (followed, options) =>
    pollOperation<Tracking, ImportResult<Tracking>>(
      {
        start: operations.create,
        status: operations.get,
        read: (id, signal) =>
          call<Tracking>(runtime, operations.get, { path: { import_id: id } }, { signal, maxWaitInMs: Infinity }),
        result: async (tracking, _id, state) => importResult(tracking, readReport, state),
        clock: runtime.clock,
      },
      followed,
      options,
    );
  const slots = new Map<number | undefined, UploadSlot>();
  const slotOf = (shop: number | undefined): UploadSlot => {
    const slot = slots.get(shop) ?? new UploadSlot();
    slots.set(shop, slot);
    return slot;
  };
  const runNow = async (
    file: ImportedFile,
    options: ImportRunOptions<Request, Tracking>,
  ): Promise<ImportResult<Tracking>> => {
    checkObject(options, 'options');
    const { request, name = 'products.csv', onUpload, onStarted, checkpoint, ...others } = options;
    const { key, handler, existingImportId, ownerId, leaseInMs, onLeaseWait, ...following } = others;
    // Copied before any wait, because the caller may change the objects.
    const fields = snapshot(request);
    const given = snapshot(file);
    if (checkpoint === undefined && (handler ?? key ?? existingImportId) !== undefined) {
      throw new ArgumentError('`handler`, `key` and `existingImportId` need a `checkpoint` store. Pass one.', {
        argument: 'checkpoint',
      });
    }
    if (checkpoint !== undefined) withAccount(runtime);
    checkFunctions(options, ['handler', 'onUpload', 'onStarted', 'onProgress', 'onError', 'onLeaseWait']);
    const body = { ...fields, file: await toFileInput(given, name) };
    // The operator names the shop in the request. On the seller surface, the client has it.
    const shop = 'shop' in body && typeof body.shop === 'number' ? body.shop : undefined;
    const { signal } = following;
    const sending = { runtime, operations, body, shop, slot: slotOf(shop), signal, onProgress: onUpload };
    const follow = ({ importId, recovered }: Uploaded): Poller<ImportResult<Tracking>> => {
      const poller = wait(importId, following);
      onStarted?.({ importId, resumeWith: poller.serialize(), recovered });
      return poller;
    };
    if (checkpoint === undefined) return follow(await upload(sending));

    const digest = await fileDigest(body.file);
    const content = digest === undefined ? undefined : `${digest} ${JSON.stringify(fields ?? {})}`;
    const sender = { identity: runtime.identity, shop, clock: runtime.clock };
    const kept = await KeptImport.open<Tracking>(
      sender,
      { key, content },
      { checkpoint, ownerId, leaseInMs, onLeaseWait, signal },
    );
    try {
      if (kept.over !== undefined) return importResult(kept.over, readReport, 'succeeded');
      const followKept = async (): Promise<ImportResult<Tracking>> => {
        const begun = kept.importId;
        try {
          return await (begun === undefined
            ? follow(await kept.start(sending, existingImportId))
            : wait(begun, following));
        } catch (error) {
          if (!isForgotten(error, operations.get)) throw error;
          await kept.loseTo(error, runtime.clock);
          return followKept();
        }
      };
      // Only here, because `handler` may throw an error of any class.
      const result = await followKept().catch(async (error: unknown) => {
        if (error instanceof ImportFailedError && error.importId === kept.importId) await kept.forget();
        throw error;
      });
      await handler?.(result);
      await kept.end(result.tracking);
      return result;
    } finally {
      await kept.close();
    }
  };
  return {
    wait,
    run: function run(file, ...[options = {}]: [options?: ImportRunOptions<Request, Tracking>]) {
      return fromCaller(run, () => runNow(file, options));
    },
  };
}
