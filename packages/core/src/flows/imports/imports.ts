import { checkObject } from '../../base/check-object.ts';
import { ArgumentError } from '../../base/errors/index.ts';
import { checkFunctions } from '../../base/function-options.ts';
import { onDemand } from '../../base/on-demand.ts';
import { withAccount } from '../../call/auth/with-account.ts';
import { snapshot } from '../../call/arguments/snapshot.ts';
import type { CallOptions } from '../../call/call.ts';
import type { Runtime } from '../../client/runtime.ts';
import type { FileInput, FileStream } from '../../kinds/files/index.ts';
import type { KeptWorkOptions } from '../../base/lease/index.ts';
import { isForgotten } from '../work-not-found.ts';
import { loadFollow, type Poller } from '../poll/index.ts';
import { type OperationHandle, pollOperation, type FollowWorkOptions } from '../poll/operation-state.ts';
import { ImportFailedError } from './import-errors.ts';
import type { ImportOperations } from './import-operations.ts';
import type { DownloadReport, ImportResult, ImportTracking } from './import-result.ts';
import type { Uploaded } from './upload.ts';
import { UploadSlot } from './upload-slot.ts';

const loadImportResult = /* @__PURE__ */ onDemand(() => import('./read-import-result.ts'));
const loadUpload = /* @__PURE__ */ onDemand(() => import('./upload.ts'));
const loadKeptImport = /* @__PURE__ */ onDemand(() => import('./kept-import.ts'));
const loadFileDigest = /* @__PURE__ */ onDemand(() => import('../../call/arguments/file-digest.ts'));
const loadToFileInput = /* @__PURE__ */ onDemand(() => import('../../kinds/files/to-file-input.ts'));

/** A file to import: content, a stream of it, or a path (a string, where the runtime has a file system). */
export type ImportedFile = FileInput | FileStream | string;

/** An import that has begun. */
export interface ImportStarted {
  /** Id of the import. */
  readonly importId: number;
  /** What `waitForImport(client, { resume })` takes. */
  readonly resumeWith: string;
  /** The response to the upload was lost; this is the one import of the shop that was created since it began. */
  readonly recovered: boolean;
}

/** How a file is sent and its import followed; with `checkpoint` over the end of a process too. */
export interface ImportRunOptions<Request, Tracking> extends FollowWorkOptions<Tracking>, Partial<KeptWorkOptions> {
  /**
   * What makes it the same import after a restart, beside the sender and the shop: a day, say. Once `handler` has resolved the same call gives the
   * result that is known, and sends no file. Where absent a digest of the file and the request does, and the import is forgotten after
   * `handler`. A stream that can be read once only needs one. Needs `checkpoint`.
   */
  readonly key?: string | undefined;
  /**
   * Gets the result before the import is over: a process that ends in here is given the same result again when it makes the same call.
   * Reports that must not be lost are read here. Needs `checkpoint`.
   */
  readonly handler?: ((result: ImportResult<Tracking>) => unknown) | undefined;
  /** The import that an earlier call has started, where its `ImportOutcomeUnknownError` left that to you. Needs `checkpoint`. */
  readonly adopt?: number | undefined;
  /** The fields beside the file. */
  readonly request?: Omit<Request, 'file'>;
  /** Name of a file that comes without one; its extension says which format. `products.csv` where absent. */
  readonly name?: string | undefined;
  /** Progress of the upload, in bytes. */
  readonly onUpload?: CallOptions['onProgress'];
  /** Called once the file is taken in: keep `resumeWith`, and `waitForImport(client, { resume })` follows the import in another process. */
  readonly onStarted?: ((started: ImportStarted) => void) | undefined;
}

/** Options of `runImport`; they are needed where the request needs more than the file (the operator names the shop). */
export type ImportRunArguments<Request, Tracking> =
  {} extends Omit<Request, 'file'>
    ? [options?: ImportRunOptions<Request, Tracking>]
    : [options: ImportRunOptions<Request, Tracking> & { readonly request: Omit<Request, 'file'> }];

/** Imports of files, from the upload to the result with its reports. */
export interface ImportWorkflow<Request, Tracking> {
  /**
   * Sends a file, follows its import to the end and resolves to its result.
   * Where the response to the upload is lost it looks for the import among those of the shop and follows it; a file is never sent twice.
   * With `checkpoint` that holds for a process that ends as well: the same call goes on with what the one before has started, wherever it
   * ended. Once `handler` resolves its end is kept under its `key`, or it is forgotten where it has none, as one that is known to have failed.
   * It goes on as long as the import does: a `signal` gives all of it an end, `timeoutInMs` what comes after the upload.
   * @throws ImportFailedError where it ended without being carried out, PollTimeoutError after `timeoutInMs`,
   *   ImportOutcomeUnknownError where nobody can know whether the upload started an import, WorkNotFoundError where the server does not know it any more.
   */
  run(file: ImportedFile, ...options: ImportRunArguments<Request, Tracking>): Promise<ImportResult<Tracking>>;
  /** Follows an import that was started before: by its id, or by what `onStarted` or `serialize()` gave. */
  wait(followed: OperationHandle, options?: FollowWorkOptions<Tracking>): Poller<ImportResult<Tracking>>;
}

/**
 * `run` and `wait` over the operations of a surface.
 * @throws ArgumentError where one of them is missing or wrong
 */
export function importWorkflow<Request extends { readonly file: FileInput }, Tracking extends ImportTracking>(
  runtime: Pick<Runtime, 'call' | 'file' | 'clock' | 'identity' | 'account'>,
  operations: ImportOperations,
): ImportWorkflow<Request, Tracking> {
  checkObject(runtime, 'runtime', 'call', 'file');
  checkObject(operations, 'operations');
  const download: DownloadReport = (report, id, options) =>
    runtime.file(operations[report], { path: { import_id: id } }, options);
  const wait: ImportWorkflow<Request, Tracking>['wait'] = (followed, options) =>
    pollOperation<Tracking, ImportResult<Tracking>>(
      {
        start: operations.create,
        status: operations.get,
        read: (id, signal) =>
          runtime.call<Tracking>(operations.get, { path: { import_id: id } }, { signal, maxWaitInMs: Infinity }),
        result: async (tracking, _id, state) => (await loadImportResult()).importResult(tracking, download, state),
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
  return {
    wait,
    async run(file, ...[options = {}]: [options?: ImportRunOptions<Request, Tracking>]) {
      checkObject(options, 'options');
      const { request, name = 'products.csv', onUpload, onStarted, checkpoint, ...others } = options;
      const { key, handler, adopt, ownerId, leaseInMs, ...following } = others;
      // Before any wait, behind which the caller's objects may have changed.
      const fields = snapshot(request);
      const given = snapshot(file);
      if (checkpoint === undefined && (handler ?? key ?? adopt) !== undefined) {
        throw new ArgumentError('`handler`, `key` and `adopt` need `checkpoint`.', { argument: 'checkpoint' });
      }
      if (checkpoint !== undefined) withAccount(runtime);
      checkFunctions(options, ['handler', 'onUpload', 'onStarted', 'onProgress', 'onError']);
      // Whatever it may come to is at hand before the file is sent.
      const [{ toFileInput }, { upload }] = await Promise.all([
        loadToFileInput(),
        loadUpload(),
        loadImportResult(),
        loadFollow(),
      ]);
      const body = { ...fields, file: await toFileInput(given, name) };
      // The operator names the shop in the request; on the seller surface the client has it.
      const shop = 'shop' in body && typeof body.shop === 'number' ? body.shop : undefined;
      const { signal } = following;
      const sending = { runtime, operations, body, shop, slot: slotOf(shop), signal, onProgress: onUpload };
      const follow = ({ importId, recovered }: Uploaded): Poller<ImportResult<Tracking>> => {
        const poller = wait(importId, following);
        onStarted?.({ importId, resumeWith: poller.serialize(), recovered });
        return poller;
      };
      if (checkpoint === undefined) return follow(await upload(sending));

      const [{ KeptImport }, { fileDigest }] = await Promise.all([loadKeptImport(), loadFileDigest()]);
      const digest = await fileDigest(body.file);
      const content = digest === undefined ? undefined : `${digest} ${JSON.stringify(fields ?? {})}`;
      const sender = { identity: runtime.identity, shop, clock: runtime.clock };
      const kept = await KeptImport.open<Tracking>(
        sender,
        { key, content },
        { checkpoint, ownerId, leaseInMs, signal },
      );
      try {
        if (kept.over !== undefined) return (await loadImportResult()).importResult(kept.over, download, 'succeeded');
        const followKept = async (): Promise<ImportResult<Tracking>> => {
          const begun = kept.importId;
          try {
            return await (begun === undefined ? follow(await kept.start(sending, adopt)) : wait(begun, following));
          } catch (error) {
            if (!isForgotten(error, operations.get)) throw error;
            await kept.loseTo(error, runtime.clock);
            return followKept();
          }
        };
        const result = await followKept();
        await handler?.(result);
        await kept.end(result.tracking);
        return result;
      } catch (error) {
        if (error instanceof ImportFailedError && error.importId === kept.importId) await kept.forget();
        throw error;
      } finally {
        await kept.close();
      }
    },
  };
}
