export { ExportFailedError } from './export-error.ts';
export { type ExportOperations, type ExportStatus, RowExport, type RowExportOptions } from './row-export.ts';
