export { ImportFailedError, ImportIncompleteError, ImportOutcomeUnknownError } from './import-errors.ts';
export type { ImportOperations } from './import-operations.ts';
export type { ImportReport, ImportResult, ImportTracking, ProductFailureCounts } from './import-result.ts';
export {
  type ImportedFile,
  type ImportRunArguments,
  type ImportRunOptions,
  type ImportStarted,
  type ImportWorkflow,
  importWorkflow,
} from './imports.ts';
