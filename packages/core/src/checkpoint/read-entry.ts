import { CheckpointError } from './checkpoint-error.ts';

/**
 * Parses an entry that this package wrote as JSON.
 * @throws {CheckpointError} If the entry isn't a JSON object.
 */
export function readEntry(key: string, text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // the error below covers it
  }
  throw new CheckpointError(
    `The checkpoint store contains an unrecognized entry under \`${key}\`. Use another prefix, table or file for your own data.`,
  );
}
