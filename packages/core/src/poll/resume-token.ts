import { received } from '../checks/received.ts';
import { ArgumentError } from '../errors/index.ts';

/** The data that another process needs to resume following. */
export interface ResumeToken {
  /** Kind of operation: `action`, `import`. */
  readonly kind: string;
  readonly id: string;
  /** Milliseconds since the epoch. Keeps the interval across processes. */
  readonly lastReadAt?: number;
}

export function writeResumeToken(token: ResumeToken): string {
  const { kind, id, lastReadAt } = token;
  return JSON.stringify({ version: 1, kind, id, lastReadAt });
}

/** @throws {ArgumentError} If `serialize()` didn't create the text, or it belongs to another kind. */
export function readResumeToken(serialized: string, kind: string): ResumeToken {
  const value = parse(serialized);
  if (typeof value !== 'object' || value === null)
    throw notAResumeToken(kind, 'Pass a value that `serialize()` returned.');
  const { version, kind: ofKind, id, lastReadAt } = value as Readonly<Record<string, unknown>>;
  if (version !== 1 || typeof id !== 'string' || id === '')
    throw notAResumeToken(kind, 'Pass a value that `serialize()` returned.');
  if (ofKind !== kind) throw notAResumeToken(kind, `It belongs to ${received(ofKind)}.`);
  return { kind, id, ...(typeof lastReadAt === 'number' && Number.isFinite(lastReadAt) && { lastReadAt }) };
}

function notAResumeToken(kind: string, why: string): ArgumentError {
  return new ArgumentError(`The ${kind} can't be resumed with this token. ${why}`, {
    code: 'ERR_RESUME_TOKEN_INVALID',
    argument: 'resume',
  });
}

function parse(serialized: string): unknown {
  try {
    return JSON.parse(serialized);
  } catch {
    return undefined;
  }
}
