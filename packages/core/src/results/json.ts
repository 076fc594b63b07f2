import type { JsonReading } from '../json/json-values.ts';
import { isWebPage } from '../errors/index.ts';
import type { Call } from '../operation/call.ts';
import { findUnsafeInteger } from '../json/unsafe-integer.ts';

/** Whether a success may have no body: a 204, if the operation documents one (CM11). */
export function mayBeNothing({ operation }: Call, status: number): boolean {
  return status === 204 && operation.mayBeEmpty === true;
}

/**
 * Parses JSON. It skips a byte-order mark and rejects an integer that would be rounded, with its path. For other texts
 * it reports what they are: nothing, a web page, or truncated JSON.
 * @param status Status of the response. A 206 is never complete, because no call requests a part.
 * @param isWrite Whether any other body is a success without data, because the status of a write decides.
 */
export function readJson(text: string, status?: number, isWrite = false): JsonReading {
  if (status === 206) return spoilt('it contains only a part of the expected JSON');
  const json = text.startsWith('\uFEFF') ? text.slice(1) : text;
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    const trimmed = json.trim();
    // A web page or truncated JSON isn't the response of the API.
    const isDamaged = trimmed.startsWith('<') || isCutShort(trimmed);
    if (isWrite && !isDamaged) return { ok: true, value: undefined, issue: '$: expected JSON' };
    return spoilt(describeFault(trimmed));
  }
  // Every documented body is an object or a list.
  const isExpected = typeof value === 'object' && value !== null;
  if (!isExpected && !isWrite) return spoilt('expected a JSON object or array, got another value');
  const unsafe = findUnsafeInteger(json);
  if (unsafe === undefined)
    return isExpected ? { ok: true, value } : { ok: true, value, issue: '$: expected a JSON object or array' };
  const detail = `the integer at ${unsafe.path} has ${unsafe.literal.replace('-', '').length} digits, which a JavaScript number would round`;
  return { ok: false, isSpoilt: false, detail };
}

/**
 * Checks the body of an operation that returns nothing. A read of this kind needs only the status (S06). The status of a
 * write decides too: its body is ignored (E04), and an unexpected body of a batch is reported. A web page is not a
 * response of the API, so it leaves a write in doubt.
 */
export function readNothing({ operation }: Call, text: string, status: number): JsonReading | undefined {
  if (operation.method === 'GET') return undefined;
  if (isWebPage(text)) return spoilt('expected an empty body, got HTML (a proxy error page?)');
  // A 202 or 204 is the documented response to a batch.
  const isReported = operation.batch !== undefined && status === 200 && text.trim() !== '';
  return isReported ? { ok: true, value: undefined, issue: '$: expected an empty body' } : undefined;
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
