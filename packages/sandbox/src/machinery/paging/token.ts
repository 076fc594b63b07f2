import { refuse } from '../errors/index.ts';
import type { Query } from '../http/query.ts';
import type { Position } from '../store/index.ts';
import { digest } from '../world/index.ts';

/** Where a page begins, and what was asked for on the first one. A token alone carries its query (Q04). */
export interface Cursor extends Position {
  /** The page lies behind this position, or before it. */
  readonly direction: 'next' | 'previous';
  readonly operation: string;
  readonly query: Query;
  /** When the first page was asked for: defaults that depend on the time stay what they were. */
  readonly askedAt: number;
}

export function encodeCursor(cursor: Cursor): string {
  const { direction, sort, key, operation, query, askedAt } = cursor;
  // Base64 takes one byte per character, and JSON may say any character in ASCII.
  const text = JSON.stringify([direction, sort, key, operation, query, askedAt]).replaceAll(/[^\x20-\x7e]/g, escaped);
  return `${btoa(text).replaceAll('+', '-').replaceAll('/', '_')}.${digest(text).slice(0, 16)}`;
}

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Refuses a token that was not given out for this operation. */
export function decodeCursor(token: string, operation: string): Cursor {
  const [encoded = '', sum] = token.split('.');
  try {
    const text = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    if (digest(text).slice(0, 16) === sum) {
      const [direction, sort, key, of, query, askedAt] = JSON.parse(text) as [
        Cursor['direction'],
        string,
        string,
        string,
        Cursor['query'],
        number,
      ];
      if (of === operation) return { direction, sort, key, operation, query, askedAt };
    }
  } catch {
    // Not base64, not JSON: not a token of ours.
  }
  return refuse(400, 'INVALID_INPUT', 'page_token is not a token of this list.', {
    fields: [{ field: 'page_token', message: 'is not a token of this list' }],
  });
}
