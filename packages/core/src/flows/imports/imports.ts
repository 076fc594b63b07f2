import type { OperationDescriptor } from '../../base/descriptor.ts';
import { TradelaneError } from '../../base/errors/index.ts';
import { onDemand } from '../../base/on-demand.ts';
import type { CallOptions } from '../../call/call.ts';
import type { Runtime } from '../../client/runtime.ts';
import type { FileInput, FileStream } from '../../kinds/files/index.ts';
import { loadFollow, type Poller } from '../poll/index.ts';
import { type FollowedWork, followWork, type FollowWorkOptions } from '../poll/work-state.ts';
import type { DownloadReport, ImportResult, ImportTracking } from './import-result.ts';

const loadImportResult = /* @__PURE__ */ onDemand(() => import('./read-import-result.ts'));
const loadLostImport = /* @__PURE__ */ onDemand(() => import('./lost-import.ts'));
const loadToFileInput = /* @__PURE__ */ onDemand(() => import('../../kinds/files/to-file-input.ts'));

/** The operations that an import needs (P41, P42, P44 to P47, P51). */
export type ImportOperations = Readonly<
  Record<
    'create' | 'get' | 'list' | 'errorReport' | 'newProductReport' | 'transformedFile' | 'transformationErrorReport',
    OperationDescriptor
  >
>;

/** A file to import: content, a stream of it, or a path (a string, where the runtime has a file system). */
export type ImportedFile = FileInput | FileStream | string;

/** An import that has begun. */
export interface ImportStarted {
  readonly importId: number;
  /** What `wait({ resume })` takes. */
  readonly resumeWith: string;
  /** The response to the upload was lost; this is the one import of the shop that was created since it began. */
  readonly wasFound: boolean;
}

export interface ImportRunOptions<Request, Tracking> extends FollowWorkOptions<Tracking> {
  /** The fields beside the file. */
  readonly request?: Omit<Request, 'file'>;
  /** Name of a file that comes without one; its extension says which format. `products.csv` where absent. */
  readonly name?: string | undefined;
  /** Progress of the upload, in bytes. */
  readonly onUpload?: CallOptions['onProgress'];
  /** Called once the file is taken in: keep `resumeWith`, and `wait({ resume })` follows the import in another process. */
  readonly onStarted?: ((started: ImportStarted) => void) | undefined;
}

/** Options of `run`; they are needed where the request needs more than the file (the operator names the shop). */
export type ImportRunArguments<Request, Tracking> =
  {} extends Omit<Request, 'file'>
    ? [options?: ImportRunOptions<Request, Tracking>]
    : [options: ImportRunOptions<Request, Tracking> & { readonly request: Omit<Request, 'file'> }];

export interface ImportWorkflow<Request, Tracking> {
  /**
   * Sends a file, follows its import to the end and resolves to its result.
   * Where the response to the upload is lost it looks for the import among those of the shop and follows it; a file is never sent twice.
   * @throws ImportFailedError where it ended without being carried out, StillRunningError after `timeoutInMs`,
   *   ImportUnknownError where nobody can know whether the upload started an import.
   */
  run(file: ImportedFile, ...options: ImportRunArguments<Request, Tracking>): Promise<ImportResult<Tracking>>;
  /** Follows an import that was started before: by its id, or by what `onStarted` or `serialize()` gave. */
  wait(followed: FollowedWork, options?: FollowWorkOptions<Tracking>): Poller<ImportResult<Tracking>>;
}

/** `run` and `wait` over the operations of a surface. */
export function importWorkflow<Request extends { readonly file: FileInput }, Tracking extends ImportTracking>(
  runtime: Pick<Runtime, 'call' | 'file' | 'clock'>,
  operations: ImportOperations,
): ImportWorkflow<Request, Tracking> {
  const download: DownloadReport = (report, id, options) =>
    runtime.file(operations[report], { path: { import: id } }, options);
  const wait: ImportWorkflow<Request, Tracking>['wait'] = (followed, options) =>
    followWork<Tracking, ImportResult<Tracking>>(
      {
        start: operations.create,
        status: operations.get,
        read: (id, signal) =>
          runtime.call<Tracking>(operations.get, { path: { import: id } }, { signal, maxWaitInMs: Infinity }),
        result: async (tracking, _id, state) => (await loadImportResult()).importResult(tracking, download, state),
        clock: runtime.clock,
      },
      followed,
      options,
    );
  return {
    wait,
    async run(file, ...[options = {}]: [options?: ImportRunOptions<Request, Tracking>]) {
      const { request, name = 'products.csv', onUpload, onStarted, ...following } = options;
      // Whatever it may come to is at hand before the file is sent.
      const [{ toFileInput }] = await Promise.all([
        loadToFileInput(),
        loadLostImport(),
        loadImportResult(),
        loadFollow(),
      ]);
      const body = { ...request, file: await toFileInput(file, name) };
      const { signal } = following;
      const { importId, wasFound } = await upload(runtime, operations, body, { signal, onProgress: onUpload });
      const poller = wait(importId, following);
      onStarted?.({ importId, resumeWith: poller.serialize(), wasFound });
      return poller;
    },
  };
}

/** Sends the file once. @returns the import that it started */
async function upload(
  runtime: Pick<Runtime, 'call' | 'clock'>,
  { create, list }: ImportOperations,
  body: object,
  { signal, onProgress }: Pick<CallOptions, 'signal' | 'onProgress'>,
): Promise<Pick<ImportStarted, 'importId' | 'wasFound'>> {
  let sentAtInMs = runtime.clock.now();
  let sentInBytes = 0;
  const onUpload: CallOptions['onProgress'] = (progress) => {
    // It may have waited for its turn, or begun anew.
    if (sentInBytes === 0 || progress.bytes < sentInBytes) sentAtInMs = runtime.clock.now();
    sentInBytes = progress.bytes;
    onProgress?.(progress);
  };
  try {
    const options = { signal, onProgress: onUpload, maxWaitInMs: Infinity };
    const { import_id: importId } = await runtime.call<{ readonly import_id: number }>(create, { body }, options);
    return { importId, wasFound: false };
  } catch (failure) {
    if (!(failure instanceof TradelaneError) || failure.outcome !== 'unknown' || signal?.aborted) throw failure;
    const { findLostImport } = await loadLostImport();
    // The operator names the shop in the request; on the seller surface the client has it.
    const shop = 'shop' in body && typeof body.shop === 'number' ? body.shop : undefined;
    return { importId: await findLostImport(runtime, { list, shop, sentAtInMs, failure, signal }), wasFound: true };
  }
}
