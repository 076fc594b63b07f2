import { ArgumentError } from '../errors/index.ts';

/**
 * A program without types may give anything, its content or its name for one.
 * @throws {ArgumentError} With what to pass.
 */
export function checkFile(file: { stream: unknown }): void {
  if (typeof (file as Partial<typeof file> | undefined)?.stream !== 'function')
    throw new ArgumentError('`file` is invalid. Pass the value that a download returned.', { argument: 'file' });
}
