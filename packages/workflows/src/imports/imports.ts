import {
  checkObject,
  checkRequest,
  checkRuntime,
  checkWorkOptions,
  fromCaller,
  ofFollowing,
  ofKeptWork,
  received,
  type Runtime,
  snapshot,
  withAccount,
} from '@tradelane/core/runtime';
import { csvFile, fileDigest, isRows, toFileInput } from '@tradelane/core/work';
import type { CallOptions, FileInput, FileStream, ImportedRows, KeptWorkOptions } from '@tradelane/core';
import { ArgumentError, MalformedResponseError, NotFoundError } from '@tradelane/core/errors';
import { isForgotten, WorkNotFoundError } from '../poll/poll-errors.ts';
import type { Poller } from '../poll/poller.ts';
import { type OperationHandle, pollOperation, type FollowWorkOptions } from '../poll/operation-state.ts';
import { ImportFailedError } from './import-errors.ts';
import type { ImportEnd, ImportKind, StartedImport } from './import-kind.ts';
import { upload, type Uploaded } from './upload.ts';
import type { FileImportResult, ImportResult } from './import-result.ts';
import { UploadSlot } from './upload-slot.ts';
import { KeptImport } from './kept-import.ts';

/** A file to import: content, a stream, or a path (a string, if the runtime has a file system). */
export type ImportedFile = FileInput | FileStream | string;

/** Options of `runImport` and its siblings. With `checkpoint`, the import resumes after a restart. */
export interface ImportRunOptions<Request, Tracking, Result extends FileImportResult<Tracking> = ImportResult<Tracking>>
  extends FollowWorkOptions<Tracking>, Partial<KeptWorkOptions> {
  /**
   * Identifies the import after a restart, with the sender and the shop: for example a date. After `handler` resolves,
   * the same call returns the stored result for 30 days and uploads nothing. Needs `checkpoint`.
   * Without a key, a digest of the file and request identifies the import, and its checkpoint is deleted after
   * `handler`. The same call then starts a new import, even if your process was killed before it noted the result.
   * A stream that can be read only once needs a key.
   */
  readonly key?: string | undefined;
  /**
   * Called with the result before the import's checkpoint is completed. If the process ends during the call, the same
   * import passes the result again. Needs `checkpoint`.
   */
  readonly handler?: ((result: Result) => unknown) | undefined;
  /**
   * ID of the import that an earlier call started. Pass it after `ImportOutcomeUnknownError`, once you know which
   * import is yours. Nothing is uploaded. Needs `checkpoint`.
   */
  readonly existingImportId?: number | string | undefined;
  /** Request fields other than the file. */
  readonly request?: Omit<Request, 'file'>;
  /**
   * Name of the file if it has none. The extension selects the format. Default: `products.csv`, `offers.csv`,
   * `prices.csv` or `stock.csv`.
   */
  readonly name?: string | undefined;
  /** Called with the progress of the upload, in bytes. */
  readonly onUpload?: CallOptions['onProgress'];
  /**
   * Called when the import is known: the server has accepted the file, or an earlier call uploaded it. Store
   * `resumeWith` to follow the import in another process with `waitForImport(client, { resume })`.
   */
  readonly onStarted?:
    | ((started: {
        /** ID of the import. */
        readonly importId: Result['importId'];
        /** ID of the import of products, if the file contains offers and products. */
        readonly productImportId?: number | string;
        /** Pass it to `waitForImport(client, { resume })`. */
        readonly resumeWith: string;
        /** Whether this call uploaded nothing: an earlier call did, or the import was found in the shop's list. */
        readonly recovered: boolean;
      }) => void)
    | undefined;
}

/**
 * Arguments of `runImport`. Options are required if the request needs more than the file, such as the shop on an
 * operator surface.
 */
export type ImportRunArguments<Request, Tracking, Result extends FileImportResult<Tracking> = ImportResult<Tracking>> =
  {} extends Omit<Request, 'file'>
    ? [options?: ImportRunOptions<Request, Tracking, Result>]
    : [options: ImportRunOptions<Request, Tracking, Result> & { readonly request: Omit<Request, 'file'> }];

/** Reads of a list before an import that was just started and isn't in it counts as unknown (our choice). */
const readsOfList = 3;

const importOptions: readonly string[] = [
  ...ofKeptWork,
  ...ofFollowing,
  'key',
  'handler',
  'existingImportId',
  'request',
  'name',
  'onUpload',
  'onStarted',
];

/** Imports of files, from the upload to the result with its reports. */
export interface ImportWorkflow<Request, Tracking, Result extends FileImportResult<Tracking>> {
  /**
   * Uploads a file or rows, follows the import, and resolves to the result.
   * If the upload's response is lost, it looks for the import in the shop's list and follows it. It never uploads a
   * file twice. If no list shows the import, the outcome is unknown.
   * With `checkpoint`, the same call resumes the import in another process. After `handler`, the result is stored
   * under `key`. Without a key, or if the import failed, the checkpoint is deleted.
   * It runs until the import ends. `signal` ends all of it. `timeoutInMs` limits the time after the upload.
   * @throws {ImportFailedError} If the import failed or was canceled.
   * @throws {PollTimeoutError} If it takes longer than `timeoutInMs`.
   * @throws {ImportOutcomeUnknownError} If it is unknown whether the upload started an import.
   * @throws {WorkNotFoundError} If the server no longer has the import.
   */
  run(
    file: ImportedFile | ImportedRows<object>,
    ...options: ImportRunArguments<Request, Tracking, Result>
  ): Promise<Result>;
  /** Follows a started import by its ID, or by the text of `onStarted` or `serialize()`. */
  wait(followed: OperationHandle, options?: FollowWorkOptions<Tracking>): Poller<Result>;
  /** Creates the result of an import from its final status, without a request. */
  resultOf(tracking: Tracking): Result;
}

/**
 * Creates `run` and `wait` of a kind of import.
 * @throws {ArgumentError} If an argument is missing or invalid.
 */
export function importsOf<
  Request extends { readonly file: FileInput },
  Tracking extends object,
  Result extends FileImportResult<Tracking>,
>(runtime: Runtime, kind: ImportKind<Tracking, Result>): ImportWorkflow<Request, Tracking, Result> {
  checkRuntime(runtime);
  checkObject(kind, 'kind');
  const slots = new Map<number | undefined, UploadSlot>();
  const runNow = async (
    file: ImportedFile | ImportedRows<object>,
    options: ImportRunOptions<Request, Tracking, Result>,
  ): Promise<Result> => {
    checkRun(runtime, kind, options);
    const { request, name = kind.fileName, onUpload, onStarted, checkpoint, ...others } = options;
    const { key, handler, existingImportId, ownerId, leaseInMs, onLeaseWait, ...following } = others;
    // Copied before any wait, because the caller may change the objects.
    const fields = snapshot(request);
    const input = snapshot(file);
    const body = { ...fields, file: isRows(input) ? csvFile(input, name) : await toFileInput(input, name) };
    const shop = shopOf(body);
    const slot = slots.get(shop) ?? new UploadSlot();
    slots.set(shop, slot);
    const { signal } = following;
    const sending = { runtime, kind, body, shop, slot, signal, onProgress: onUpload };
    const followNew = ({ importId, productImportId, recovered }: Uploaded): Poller<Result> => {
      const started = { importId, ...(productImportId === undefined ? {} : { productImportId }) };
      const poller = follow(runtime, kind, importId, following, { ...started, request: fields });
      onStarted?.({ ...started, resumeWith: poller.serialize(), recovered });
      return poller;
    };
    if (checkpoint === undefined) return followNew(await upload(sending));

    const digest = await fileDigest(body.file);
    const content = digest === undefined ? undefined : `${digest} ${JSON.stringify(fields ?? {})}`;
    const sender = { identity: runtime.identity, shop, operation: kind.group, clock: runtime.clock };
    const keeping = { checkpoint, ownerId, leaseInMs, onLeaseWait, signal };
    const kept = await KeptImport.open<Tracking>(sender, { key, content }, keeping);
    try {
      if (kept.over !== undefined) return kind.fromFinal(kept.over);
      const start = async (): Promise<Result> => followNew(await kept.start(sending, existingImportId));
      const result = await followKept(kind, kept, start, (started) => followNew({ ...started, recovered: true }));
      await handler?.(result);
      await kept.end(kind.toFinal(result));
      return result;
    } finally {
      await kept.close();
    }
  };
  return {
    wait: (followed, options) => follow(runtime, kind, followed, options, { request: undefined }),
    resultOf: (tracking) => kind.fromFinal({ tracking }),
    run: function run(file, ...[options = {}]: [options?: ImportRunOptions<Request, Tracking, Result>]) {
      return fromCaller(run, () => runNow(file, options));
    },
  };
}

/** Checks all options, because a fault must not show after the upload. */
function checkRun<Tracking extends object, Result extends FileImportResult<Tracking>>(
  runtime: Runtime,
  { create }: ImportKind<Tracking, Result>,
  options: ImportRunOptions<object, Tracking, Result>,
): void {
  checkObject(options, 'options');
  checkWorkOptions(options, importOptions);
  const parts = Object.keys(create.parts ?? {});
  checkRequest(
    create,
    options.request,
    parts.filter((name) => name !== 'file'),
  );
  const { checkpoint, handler, key, existingImportId } = options;
  if (checkpoint === undefined && (handler ?? key ?? existingImportId) !== undefined) {
    throw new ArgumentError('`handler`, `key` and `existingImportId` need a `checkpoint` store. Pass one.', {
      argument: 'checkpoint',
    });
  }
  if (checkpoint !== undefined) withAccount(runtime);
}

/** The operator names the shop in the request, as `shop` or `shop_id` (STO01). On the seller surface, the client has it. */
function shopOf(body: object): number | undefined {
  const { shop, shop_id: shopId = shop } = body as Readonly<Record<string, unknown>>;
  return typeof shopId === 'number' ? shopId : undefined;
}

function follow<Tracking extends object, Result extends FileImportResult<Tracking>>(
  { clock }: Runtime,
  kind: ImportKind<Tracking, Result>,
  followed: OperationHandle,
  options: FollowWorkOptions<Tracking> | undefined,
  end: Omit<ImportEnd, 'signal'>,
): Poller<Result> {
  if (kind.idType === 'number' && typeof followed === 'string' && /\D/.test(followed))
    throw new ArgumentError(`The ID of the import must be a whole number. Received: ${received(followed)}.`, {
      argument: 'followed',
    });
  const { id: operation, method, path } = kind.status;
  // The caller may have typed a plain ID.
  const isSure = typeof followed === 'object' || end.importId !== undefined;
  let misses = isSure ? 0 : readsOfList - 1;
  const read = async (id: string, readSignal: AbortSignal): Promise<Tracking> => {
    const found = await kind.read(id, readSignal);
    if (found !== undefined) return found;
    misses += 1;
    const facts = { operation, method, path };
    if (misses < readsOfList)
      throw new MalformedResponseError(`${operation} doesn't list the import ${id} yet.`, facts);
    throw new NotFoundError(`${operation} doesn't list the import ${id}. Check the ID.`, { ...facts, status: 404 });
  };
  return pollOperation<Tracking, Result>(
    {
      start: kind.create,
      status: kind.status,
      read,
      result: (tracking, _id, state) => kind.result(tracking, state, { ...end, signal: options?.signal }),
      clock,
    },
    followed,
    options,
  );
}

/** Follows the import that an earlier process started, or a new one. */
async function followKept<Tracking extends object, Result extends FileImportResult<Tracking>>(
  { status }: ImportKind<Tracking, Result>,
  kept: KeptImport<Tracking>,
  start: () => Promise<Result>,
  followStarted: (started: StartedImport) => Poller<Result>,
): Promise<Result> {
  try {
    return await (kept.started === undefined ? start() : followStarted(kept.started));
  } catch (error) {
    const { importId } = kept.started ?? {};
    if (error instanceof ImportFailedError && error.importId === importId) await kept.forget();
    if (importId === undefined || !isForgotten(error, status)) throw error;
    throw new WorkNotFoundError('import', String(importId), undefined, error);
  }
}
