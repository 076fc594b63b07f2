export { ExportFailedError } from './export-error.ts';
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
export { type ExportOperations, type ExportStatus, RowExport, type RowExportOptions } from './row-export.ts';
export {
  type FollowedWork,
  followWork,
  type FollowWorkOptions,
  type Work,
  type WorkState,
  workStateOf,
} from './work-state.ts';
