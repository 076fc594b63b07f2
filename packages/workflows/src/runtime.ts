// Internal: what the clients of this project import. It changes without notice. A program imports from
// `@tradelane/workflows`.
export { exportedFile, exportId } from './exports/export-rows.ts';
export { RowExport } from './exports/row-export.ts';
export { failedLines } from './imports/failed-lines.ts';
export type { ImportEnd, ImportKind } from './imports/import-kind.ts';
export { type ImportWorkflow, importsOf } from './imports/imports.ts';
export { importWorkflow } from './imports/product-imports.ts';
export { checkedLines, importReport } from './imports/read-import-result.ts';
export { type GuardedReplace, guardedReplace } from './replace/guarded-replace.ts';
export { withSettingsCache } from './settings-cache/settings-cache.ts';
