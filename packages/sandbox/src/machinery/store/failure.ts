/** The store cannot do what it is asked to; the message is one line that names the file and the way out. What was acknowledged is not lost. */
export class StoreError extends Error {
  /** Name of the class, for logs. */
  override readonly name = 'StoreError';
  /** The file at fault. */
  readonly file: string;

  constructor(file: string, reason: string, cause?: unknown) {
    super(`${file}: ${reason}`, cause === undefined ? undefined : { cause });
    this.file = file;
  }
}
