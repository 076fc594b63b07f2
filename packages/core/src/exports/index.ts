export { ExportFailedError, ExportOutcomeUnknownError } from './export-error.ts';
export { RowExport } from './row-export.ts';
export type { ExportOperations, ExportStatus, RowExportOptions } from './running-export.ts';
