export { fileEntries } from './kinds/files/zip/file-entries.ts';
export type { ZipLimits } from './kinds/files/zip/zip-limits.ts';
export { zipEntries, type ZipSource } from './kinds/files/zip/zip-entries.ts';
export { FileEntry } from './kinds/files/zip/zip-entry.ts';
export { ZipError, type ZipFault } from './kinds/files/zip/zip-error.ts';
