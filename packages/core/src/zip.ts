export { fileEntries } from './files/zip/file-entries.ts';
export type { ZipLimits } from './files/zip/limits.ts';
export { zipEntries, type ZipSource } from './files/zip/walk.ts';
export { FileEntry } from './files/zip/zip-entry.ts';
export { ZipError, type ZipFault } from './files/zip/zip-error.ts';
