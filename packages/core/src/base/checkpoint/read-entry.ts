import { CheckpointError } from './checkpoint-error.ts';

/**
 * What an entry holds, as JSON that was written here.
 * @throws CheckpointError where it is something else
 */
export function readEntry(key: string, text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // said below
  }
  throw new CheckpointError(`holds something under \`${key}\` that was not written by this package`);
}
