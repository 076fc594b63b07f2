export type { FileResponse } from './file-response.ts';
export type { FileBytes, FileContent, FileInput, NamedFile } from '../arguments/file-input.ts';
export type { FileKind } from './file-kind.ts';
export { fileResult } from './file-result.ts';
export { csvRows } from './csv.ts';
export type { CsvRow } from './csv-row.ts';
export type { FileStream } from '../streams/chunks.ts';
