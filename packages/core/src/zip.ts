export { fileEntries } from './zip/file-entries.ts';
export type { ZipLimits } from './zip/zip-limits.ts';
export { zipEntries, type ZipSource } from './zip/zip-entries.ts';
export { FileEntry } from './zip/zip-entry.ts';
export { ZipError, type ZipFault } from './zip/zip-error.ts';
