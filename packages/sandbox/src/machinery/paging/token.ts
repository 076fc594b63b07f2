import { latestInMs } from '../clock/clock.ts';
import { refuse } from '../errors/index.ts';
import type { Query } from '../http/query.ts';
import { keyOf, type Position } from '../store/index.ts';
import { digest } from '../world/index.ts';

/** Where a page begins, and what was asked for on the first one. A token alone carries its query (Q04). */
export interface Cursor extends Position {
  /** The page lies behind this position, or before it. */
  readonly direction: 'next' | 'previous';
  /** The list that it belongs to. */
  readonly list: string;
  readonly query: Query;
  /** When the first page was asked for: defaults that depend on the time stay what they were. */
  readonly askedAt: number;
}

/** What names a list: its operation, and what it is of where the path says so. */
export const listOf = (operation: string, path: Readonly<Record<string, string>>): string =>
  keyOf(operation, ...Object.values(path));

/**
 * What signs a token: nobody makes one by chance or by changing another. It is a constant, so that tokens outlive the process and the same
 * seed gives the same tokens; what a token says is therefore read like any other input.
 */
const signatureOf = (text: string): string => digest(`page token ${text}`).slice(0, 16);

export function encodeCursor(cursor: Cursor): string {
  const { direction, sort, key, list, query, askedAt } = cursor;
  // Base64 takes one byte per character, and JSON may say any character in ASCII.
  const text = JSON.stringify([direction, sort, key, list, query, askedAt]).replaceAll(/[^\x20-\x7e]/g, escaped);
  return `${btoa(text).replaceAll('+', '-').replaceAll('/', '_')}.${signatureOf(text)}`;
}

const isCursor = (value: unknown): value is [Cursor['direction'], string, string, string, object, number] =>
  Array.isArray(value) &&
  value.length === 6 &&
  (value[0] === 'next' || value[0] === 'previous') &&
  value.slice(1, 4).every((part) => typeof part === 'string') &&
  typeof value[4] === 'object' &&
  value[4] !== null &&
  !Array.isArray(value[4]) &&
  typeof value[5] === 'number' &&
  value[5] >= 0 &&
  value[5] <= latestInMs;

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Refuses a token that was not given out for this list. `reread` checks the query that it carries, as if it was sent. */
export function decodeCursor(token: string, list: string, reread: (query: object) => Query | undefined): Cursor {
  const [encoded = '', sum] = token.split('.');
  try {
    const text = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    const said: unknown = signatureOf(text) === sum ? JSON.parse(text) : undefined;
    if (isCursor(said)) {
      const [direction, sort, key, of, asked, askedAt] = said;
      const query = of === list ? reread(asked) : undefined;
      if (query !== undefined) return { direction, sort, key, list, query, askedAt };
    }
  } catch {
    // Not base64, not JSON: not a token of ours.
  }
  return refuse(400, 'INVALID_INPUT', "page_token doesn't belong to this list. Start again without page_token.", {
    fields: [{ field: 'page_token', message: "isn't a token of this list" }],
  });
}
