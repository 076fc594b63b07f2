import type { CallOptions } from '../call.ts';
import type { OperationDescriptor } from '../descriptor.ts';
import type { FileInput, FileStream } from '../files/index.ts';
import { onDemand } from '../on-demand.ts';
import type { Poller } from '../poll/index.ts';
import type { Runtime } from '../runtime.ts';
import type { DownloadReport, ImportResult, ImportTracking } from './import-result.ts';
import { type FollowedWork, followWork, type FollowWorkOptions } from './work-state.ts';

const results = /* @__PURE__ */ onDemand(() => import('./import-result.ts'));
const files = /* @__PURE__ */ onDemand(() => import('../files/path-file.ts'));

/** The operations that an import needs (P41, P42, P44 to P47). */
export type ImportOperations = Readonly<
  Record<
    'create' | 'get' | 'errorReport' | 'newProductReport' | 'transformedFile' | 'transformationErrorReport',
    OperationDescriptor
  >
>;

/** A file to import: content, a stream of it, or a path (a string, where the runtime has a file system). */
export type ImportedFile = FileInput | FileStream | string;

export interface ImportRunOptions<Request, Tracking> extends FollowWorkOptions<Tracking> {
  /** The fields beside the file. */
  readonly request?: Omit<Request, 'file'>;
  /** Name of a file that comes without one; its ending tells the format. `products.csv` where absent. */
  readonly name?: string | undefined;
  /** Progress of the upload, in bytes. */
  readonly onUpload?: CallOptions['onProgress'];
  /** Told once the file is taken in: keep `resumeWith`, and `wait({ resume })` follows the import in another process. */
  readonly onStarted?: ((started: { readonly importId: number; readonly resumeWith: string }) => void) | undefined;
}

/** Options of `run`; they are needed where the request needs more than the file (the operator names the shop). */
export type ImportRunArguments<Request, Tracking> =
  {} extends Omit<Request, 'file'>
    ? [options?: ImportRunOptions<Request, Tracking>]
    : [options: ImportRunOptions<Request, Tracking> & { readonly request: Omit<Request, 'file'> }];

export interface ImportWorkflow<Request, Tracking> {
  /**
   * Sends a file, follows its import to the end and tells what became of it.
   * @throws ImportFailedError where it ended without being carried out, StillRunningError after `timeoutInMs`;
   *   where the upload itself failed with `outcome: 'unknown'`, look for the import before sending it again.
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
        result: async (tracking, _id, state) => (await results()).importResult(tracking, download, state),
        clock: runtime.clock,
      },
      followed,
      options,
    );
  return {
    wait,
    async run(file, ...[options = {}]: [options?: ImportRunOptions<Request, Tracking>]) {
      const { request, name = 'products.csv', onUpload, onStarted, ...following } = options;
      const { toFileInput } = await files();
      const body = { ...request, file: await toFileInput(file, name) };
      const { import_id: importId } = await runtime.call<{ readonly import_id: number }>(
        operations.create,
        { body },
        { signal: following.signal, onProgress: onUpload, maxWaitInMs: Infinity },
      );
      const poller = wait(importId, following);
      onStarted?.({ importId, resumeWith: poller.serialize() });
      return poller;
    },
  };
}
