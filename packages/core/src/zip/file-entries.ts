import { chunksOf } from '../streams/chunks.ts';
import { checkFile } from '../files/check-file.ts';
import type { FileResponse } from '../files/file-response.ts';
import { zipEntries } from './zip-entries.ts';
import { FileEntry } from './zip-entry.ts';
import type { ZipLimits } from './zip-limits.ts';

/**
 * Iterates the files of a download, whether it is an archive or a single file (S31, DR73, O04).
 * @throws {ArgumentError} If it isn't a download.
 * @throws {ZipError} If the archive is damaged, unsafe or too large.
 */
export async function* fileEntries(
  file: FileResponse,
  limits: ZipLimits = {},
): AsyncGenerator<FileEntry, void, undefined> {
  checkFile(file);
  if (file.kind === 'zip') {
    yield* zipEntries(file.stream(), limits);
    return;
  }
  const name = file.filename ?? 'download';
  try {
    yield new FileEntry({ name, folder: '', path: name }, file.size, () => chunksOf(file.stream()));
  } finally {
    await file.discard();
  }
}
