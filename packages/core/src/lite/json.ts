import { isWebPage } from '../errors/api-error-of.ts';
import { invalid, type LiteBody, type LiteOperation, type LiteResponse } from './operation.ts';

/** Whether JSON would change a number: to null, or to another integer. */
const isChanged = (value: unknown): boolean =>
  typeof value === 'number' && (Number.isInteger(value) ? !Number.isSafeInteger(value) : !Number.isFinite(value));

/**
 * Writes a JSON body.
 * @throws {ArgumentError} If it is missing, or JSON would change a number.
 */
export function json(operation: LiteOperation, value: unknown, argument = 'body'): LiteBody {
  const refuse = (fault: string): never => {
    throw invalid(operation, argument, fault);
  };
  const text = JSON.stringify(value, (name, one: unknown) =>
    isChanged(one) ? refuse(`has a number in \`${name}\` that JSON changes.`) : one,
  ) as string | undefined;
  return { body: text ?? refuse('is missing. Pass it.'), type: 'application/json' };
}

const hasFewBrackets = (text: string): boolean => text.split(/{|\[/, 3e5).length < 3e5;

/**
 * Parses JSON. Returns false for 300,000 objects and lists, because V8 takes seconds for the longest response of them.
 * Brackets in strings don't count.
 */
const parse = (text: string): unknown =>
  (hasFewBrackets(text) || hasFewBrackets(text.replace(/\\./g, '').replace(/"[^"]*"/g, ''))) && JSON.parse(text);

/** Quotes and numbers of a JSON text. A backslash escapes the next character. */
const quoteOrNumber = /\\.|"|-?\d[\d.eE+-]*/g;

/**
 * Reads a JSON object or array. The status of a write decides, so its body may also be missing or plain text, and
 * numbers that JavaScript can't hold become strings.
 */
export async function asJson({ operation, status, body, fault }: LiteResponse): Promise<unknown> {
  const text = await body.text();
  const isWrite = operation.method !== 'GET';
  let isUnsafe = false;
  let inString = false;
  const quoteUnsafe = (token: string): string => {
    if (token === '"') inString = !inString;
    if (inString || !(Math.abs(Number(token)) >= (/[.e]/i.test(token) ? Infinity : 2 ** 53))) return token;
    isUnsafe = true;
    return `"${token}"`;
  };
  let value: unknown;
  try {
    if (status !== 206 || isWrite) value = parse(text);
    if (value !== undefined && /\d{16}|\de\+?\d{3,}[\s,\]}]/i.test(text))
      value = parse(text.replace(quoteOrNumber, quoteUnsafe));
  } catch {
    // Its beginning decides below.
  }
  if (isUnsafe && !isWrite) throw fault('a number is too large', true);
  if (typeof value === 'object' && value) return value;
  // Not cut short, and not a web page.
  if (isWrite && (value !== undefined || !/^\s*[<[{"]/.test(text))) return undefined;
  throw fault('expected JSON');
}

/** Checks the response of an operation that returns nothing: a web page or truncated JSON isn't from the API. */
export async function asNothing({ body, fault }: LiteResponse): Promise<void> {
  const text = await body.text();
  if (isWebPage(text)) throw fault('it is HTML');
  try {
    if (/^\s*[[{"]/.test(text)) parse(text);
  } catch {
    throw fault('expected JSON');
  }
}
