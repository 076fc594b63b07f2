import { latestInMs } from '../clock/clock.ts';
import { refuse } from '../errors/index.ts';
import type { Query } from '../http/query.ts';
import { keyOf, type Position } from '../store/index.ts';
import { digest } from '../world/index.ts';

/** The start of a page and the query of the first page. A token alone contains its query (Q04). */
export interface Cursor extends Position {
  /** Whether the page is after or before this position. */
  readonly direction: 'next' | 'previous';
  /** The list of the token. */
  readonly list: string;
  readonly query: Query;
  /** Time of the request for the first page, so that time-dependent defaults stay the same. */
  readonly askedAt: number;
}

/** Identifies a list: its operation and the resources of its path. */
export const listOf = (operation: string, path: Readonly<Record<string, string>>): string =>
  keyOf(operation, ...Object.values(path));

/**
 * Key of the token signature, which detects changed tokens. It's constant, so tokens survive a restart and equal seeds
 * create equal tokens. A token's content is therefore checked like any other input.
 */
const signatureOf = (text: string): string => digest(`page token ${text}`).slice(0, 16);

export function encodeCursor(cursor: Cursor): string {
  const { direction, sort, key, list, query, askedAt } = cursor;
  // Base64 takes one byte per character. JSON can escape all others.
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

/** Rejects a token of another list. `reread` checks the query of the token, as if it was sent. */
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
    // Not base64 or JSON, so not a token of the sandbox.
  }
  return refuse(
    'Q04',
    400,
    'INVALID_INPUT',
    "page_token doesn't belong to this list. Start again without page_token.",
    {
      fields: [{ field: 'page_token', message: "isn't a token of this list" }],
    },
  );
}
