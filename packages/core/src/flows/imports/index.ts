export { ImportFailedError, ImportUnknownError } from './import-errors.ts';
export type { ImportReport, ImportResult, ImportTracking } from './import-result.ts';
export {
  type ImportedFile,
  type ImportOperations,
  type ImportRunOptions,
  type ImportStarted,
  type ImportWorkflow,
  importWorkflow,
} from './imports.ts';
