import { ArgumentError } from '../../base/errors/index.ts';

/** What another process needs to follow the same work. */
export interface Bookmark {
  /** What is followed: `action`, `import`. */
  readonly kind: string;
  readonly id: string;
  /** Milliseconds since the epoch; keeps the interval across processes. */
  readonly lastReadAt?: number;
}

export function writeBookmark(bookmark: Bookmark): string {
  const { kind, id, lastReadAt } = bookmark;
  return JSON.stringify({ version: 1, kind, id, lastReadAt });
}

/** @throws ArgumentError where it was not made by `serialize()`, or follows something else. */
export function readBookmark(serialized: string, kind: string): Bookmark {
  const value = parse(serialized);
  if (typeof value !== 'object' || value === null) throw notABookmark(kind, 'it was not made by serialize()');
  const { version, kind: ofKind, id, lastReadAt } = value as Readonly<Record<string, unknown>>;
  if (version !== 1 || typeof id !== 'string' || id === '') throw notABookmark(kind, 'it was not made by serialize()');
  if (ofKind !== kind) throw notABookmark(kind, `it follows another kind of work, ${String(ofKind)}`);
  return { kind, id, ...(typeof lastReadAt === 'number' && Number.isFinite(lastReadAt) && { lastReadAt }) };
}

function notABookmark(kind: string, why: string): ArgumentError {
  return new ArgumentError(`The ${kind} cannot be resumed from this text: ${why}.`, { argument: 'resume' });
}

function parse(serialized: string): unknown {
  try {
    return JSON.parse(serialized);
  } catch {
    return undefined;
  }
}
