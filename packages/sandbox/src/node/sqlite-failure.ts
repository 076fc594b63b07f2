import { accessSync, constants, existsSync } from 'node:fs';
import { StoreError } from '../machinery/store/failure.ts';

const readOnly = 'The file is read-only. Make the file and its folder writable, or copy it to another folder.';

/** Cause and remedy by SQLite result code. */
const reasons = new Map<number, string>([
  [5, 'Another process has the file open. Stop that process, or use another file.'],
  [8, readOnly],
  [10, "The disk can't be read or written. Check the disk, or move the file to another one."],
  [11, 'The file is damaged. Restore a backup, or delete the file to start with a new world.'],
  [13, 'The disk is full. Free some space, then repeat the request.'],
  [14, "The file can't be opened. Its folder must exist and be writable, and the path must not be a folder."],
  [26, "This isn't a file of a sandbox. Use another file, or delete this one to start with a new world."],
]);

/** @throws {StoreError} If the file is read-only. SQLite's own error doesn't show that. */
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

/** Turns an error of SQLite into a StoreError. Other errors are returned unchanged. */
export function failureOf(file: string, error: unknown): unknown {
  if (!hasCode(error)) return error;
  // The lower byte is the kind, the rest its details.
  const reason = reasons.get(error.errcode & 0xff);
  return reason === undefined ? error : new StoreError(file, reason, error);
}
