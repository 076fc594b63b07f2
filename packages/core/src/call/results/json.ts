import type { JsonReading } from '../../base/json-reading.ts';
import { isWebPage } from '../../base/errors/index.ts';
import type { Call } from '../call.ts';
import { findUnsafeInteger } from './unsafe-integer.ts';

/** Whether a success may have no body: a 204, if the operation documents one (CM11). */
export function mayBeNothing({ operation }: Call, status: number): boolean {
  return status === 204 && operation.mayBeEmpty === true;
}

/**
 * Parses JSON. It skips a byte-order mark and rejects an integer that would be rounded, with its path. For other texts
 * it reports what they are: nothing, a web page, or truncated JSON.
 * @param status Status of the response. A 206 is never complete, because no call requests a part.
 */
export function readJson(text: string, status?: number): JsonReading {
  if (status === 206) return spoilt('it contains only a part of the expected JSON');
  const json = text.startsWith('\uFEFF') ? text.slice(1) : text;
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return spoilt(describeFault(json.trim()));
  }
  // Every documented body is an object or a list.
  if (typeof value !== 'object' || value === null) return spoilt('expected a JSON object or array, got another value');
  const unsafe = findUnsafeInteger(json);
  if (unsafe === undefined) return { ok: true, value };
  const detail = `the integer at ${unsafe.path} has ${unsafe.literal.replace('-', '').length} digits, which a JavaScript number would round`;
  return { ok: false, isSpoilt: false, detail };
}

/**
 * Checks the body of an operation that returns nothing. A read of this kind needs only the status (S06). Batches are
 * accepted with 202 or 204, and their bodies are ignored (E04).
 */
export function readNothing({ operation }: Call, text: string, status: number): JsonReading | undefined {
  if (isWebPage(text) && operation.method !== 'GET')
    return spoilt('expected an empty body, got HTML (a proxy error page?)');
  const isText = operation.batch !== undefined && status === 200 && text.trim() !== '';
  return isText ? spoilt('expected an empty body, got text') : undefined;
}

function spoilt(detail: string): JsonReading {
  return { ok: false, isSpoilt: true, detail };
}

function describeFault(trimmed: string): string {
  if (trimmed === '') return 'expected JSON, got an empty body';
  if (trimmed.startsWith('<')) return 'expected JSON, got HTML (a proxy error page?)';
  if (isCutShort(trimmed)) return `the JSON ends too early, after ${trimmed.length} characters`;
  return `expected JSON, got ${trimmed.length} characters that aren't JSON`;
}

/** Whether brackets are left open, because the response was truncated. */
function isCutShort(text: string): boolean {
  if (!/^[{["]/.test(text)) return false;
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
  }
  return inString || depth > 0;
}
