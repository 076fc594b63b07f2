// What is loaded on demand (multipart, open-file …) is imported from its own file.
export type { FileResponse } from './file-response.ts';
export type { FileBytes, FileContent, FileInput, FileStream, NamedFile } from './file-input.ts';
export type { FileKind } from './file-kind.ts';
export { fileResult } from './file-result.ts';
export { type CsvRow, csvRows } from './csv.ts';
