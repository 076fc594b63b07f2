// The same as in packages/marketplace-seller, copied by `pnpm generate`. Edit it there.
import { type ImportWorkflow, importWorkflow, type Runtime } from '@tradelane/core';
import type { ImportsMethods } from './generated/client.ts';
import { operations as o } from './generated/operations.ts';
import type { operations, ProductImportTracking } from './generated/types.ts';

type ImportRequest = operations['P41']['requestBody']['content']['multipart/form-data'];

/** Product imports; `run` does one from the file to its reports, `wait` follows one that was started before. */
export interface Imports extends ImportsMethods, ImportWorkflow<ImportRequest, ProductImportTracking> {}

export function importsOf(methods: ImportsMethods, runtime: Runtime): Imports {
  const called = {
    create: o.P41,
    get: o.P42,
    list: o.P51,
    errorReport: o.P44,
    newProductReport: o.P45,
    transformedFile: o.P46,
    transformationErrorReport: o.P47,
  };
  return { ...methods, ...importWorkflow<ImportRequest, ProductImportTracking>(runtime, called) };
}
