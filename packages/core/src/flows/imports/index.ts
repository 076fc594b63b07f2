export { ImportFailedError, ImportIncompleteError, ImportUnknownError } from './import-errors.ts';
export type { ImportOperations } from './import-operations.ts';
export type { ImportReport, ImportResult, ImportTracking, LostProducts } from './import-result.ts';
export {
  type ImportedFile,
  type ImportRunArguments,
  type ImportRunOptions,
  type ImportStarted,
  type ImportWorkflow,
  importWorkflow,
} from './imports.ts';
