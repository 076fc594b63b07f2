import { accessSync, constants, existsSync } from 'node:fs';
import { StoreError } from '../machinery/store/failure.ts';

const readOnly = 'it is read only; make it and its folder writable, or copy it elsewhere';

/** What the codes of SQLite mean to somebody who keeps a world in a file, and what they can do. */
const reasons = new Map<number, string>([
  [5, 'another process has it open; stop that one, or give this sandbox a file of its own'],
  [8, readOnly],
  [10, 'the disk cannot be read or written; look after the disk, or move the file to another one'],
  [11, 'it is damaged; put a copy of it in its place, or remove it to begin anew'],
  [13, 'the disk is full; free some space, and writing works again'],
  [14, 'it cannot be opened; its folder must exist and be writable, and it must not be a folder itself'],
  [26, 'it is no file of a sandbox; name another one, or remove it to begin anew'],
]);

/**
 * SQLite itself says of a file on a read-only disk only that it cannot be read.
 * @throws StoreError
 */
export function requireWritable(file: string): void {
  if (!existsSync(file)) return;
  try {
    accessSync(file, constants.W_OK);
  } catch (error) {
    throw new StoreError(file, readOnly, error);
  }
}

const hasCode = (error: unknown): error is Error & { readonly errcode: number } =>
  error instanceof Error && typeof (error as { readonly errcode?: unknown }).errcode === 'number';

/** What SQLite threw, as what it means for the file; anything else stays what it is. */
export function failureOf(file: string, error: unknown): unknown {
  if (!hasCode(error)) return error;
  // The lower byte is the kind, the rest its details.
  const reason = reasons.get(error.errcode & 0xff);
  return reason === undefined ? error : new StoreError(file, reason, error);
}
