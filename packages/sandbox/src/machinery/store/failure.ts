/**
 * Thrown if the store can't read or write its file. The message names the file, the cause and the remedy. Acknowledged
 * writes are safe.
 */
export class StoreError extends Error {
  /** Name of the class, for logs. */
  override readonly name = 'StoreError';
  /** The failed file. */
  readonly file: string;

  constructor(file: string, reason: string, cause?: unknown) {
    super(`${file}: ${reason}`, cause === undefined ? undefined : { cause });
    this.file = file;
  }
}
