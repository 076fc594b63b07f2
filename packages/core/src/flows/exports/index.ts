export { ExportFailedError, ExportUnknownError } from './export-error.ts';
export { RowExport } from './row-export.ts';
export type { ExportOperations, ExportStatus, RowExportOptions } from './running-export.ts';
