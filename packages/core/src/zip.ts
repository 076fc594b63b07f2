export { fileEntries, zipEntries, type ZipSource } from './zip/zip-entries.ts';
export type { ZipLimits } from './zip/zip-limits.ts';
export type { FileEntry } from './zip/zip-entry.ts';
export { ZipError, type ZipFault } from './zip/zip-error.ts';
