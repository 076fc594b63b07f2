import { refuse } from '../errors/index.ts';
import type { QueryValue } from '../http/query.ts';
import type { Position } from '../store/index.ts';
import { digest } from '../world/index.ts';

/** Where a page begins, and what was asked for on the first one. A token alone carries its query (Q04). */
export interface Cursor extends Position {
  /** The page lies behind this place, or before it. */
  readonly direction: 'next' | 'previous';
  readonly operation: string;
  readonly query: Readonly<Record<string, QueryValue>>;
  /** When the first page was asked for: defaults that depend on the time stay what they were. */
  readonly askedAt: number;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export function encodeCursor(cursor: Cursor): string {
  const text = JSON.stringify([
    cursor.direction,
    cursor.sort,
    cursor.key,
    cursor.operation,
    cursor.query,
    cursor.askedAt,
  ]);
  let binary = '';
  for (const byte of encoder.encode(text)) binary += String.fromCharCode(byte);
  return `${btoa(binary).replaceAll('+', '-').replaceAll('/', '_')}.${digest(text).slice(0, 16)}`;
}

/** Refuses a token that was not given out for this operation. */
export function decodeCursor(token: string, operation: string): Cursor {
  const [encoded = '', sum] = token.split('.');
  try {
    const text = decoder.decode(
      Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0)),
    );
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
