import {
  call,
  checkObject,
  checkRuntime,
  file as download,
  type OperationDescriptor,
  type Runtime,
} from '@tradelane/core/runtime';
import type { FileInput } from '@tradelane/core';
import type { DownloadReport, ImportResult, ImportTracking } from './import-result.ts';
import { type ImportWorkflow, importsOf } from './imports.ts';
import { importResult } from './read-import-result.ts';

/** The operations that an import of products needs (P41, P42, P44 to P47, P51). */
export type ImportOperations = Readonly<
  Record<
    'create' | 'get' | 'list' | 'errorReport' | 'newProductReport' | 'transformedFile' | 'transformationErrorReport',
    OperationDescriptor
  >
>;

/**
 * Creates `run` and `wait` for the imports of products of a surface.
 * @throws {ArgumentError} If an argument is missing or invalid.
 */
export function importWorkflow<Request extends { readonly file: FileInput }, Tracking extends ImportTracking>(
  runtime: Runtime,
  operations: ImportOperations,
): ImportWorkflow<Request, Tracking, ImportResult<Tracking>> {
  checkRuntime(runtime);
  checkObject(operations, 'operations');
  const { create, get, list } = operations;
  const readReport: DownloadReport = (report, id, options) =>
    download(runtime, operations[report], { path: { import_id: id } }, options);
  return importsOf<Request, Tracking, ImportResult<Tracking>>(runtime, {
    fileName: 'products.csv',
    create,
    idType: 'number',
    status: get,
    list: { operation: list, query: { order: 'desc', max: 100 } },
    listMethod: 'imports.list',
    waitFunction: 'waitForImport',
    read: (id, signal) => call<Tracking>(runtime, get, { path: { import_id: id } }, { signal, maxWaitInMs: Infinity }),
    result: (tracking, state) => importResult(runtime, tracking, readReport, state),
    toFinal: ({ tracking }) => ({ tracking }),
    fromFinal: ({ tracking }) => importResult(runtime, tracking, readReport, 'succeeded'),
  });
}
