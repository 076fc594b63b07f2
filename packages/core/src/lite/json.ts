import { invalid, type LiteBody, type LiteOperation, type LiteResponse } from './operation.ts';

/**
 * Writes a JSON body.
 * @throws {ArgumentError} If it is missing, or JSON would change a number.
 */
export function json(operation: LiteOperation, value: unknown, argument = 'body'): LiteBody {
  const refuse = (fault: string): never => {
    throw invalid(operation, argument, fault);
  };
  // JSON writes NaN and infinity as null, and a large integer as another one.
  const text = JSON.stringify(value, (name, one: unknown) =>
    typeof one === 'number' && !(Math.abs(one) < 2 ** 53)
      ? refuse(`has a number in \`${name}\` that JSON changes.`)
      : one,
  ) as string | undefined;
  return { body: text ?? refuse('is missing. Pass it.'), type: 'application/json' };
}

/** A string, or a mark outside of strings. One that isn't closed ends with the text, so that it is read once. */
const token = /"[^"\\]*(?:\\[^][^"\\]*)*"?|[[{:,]/;

/** Parses JSON. Returns false for 500,000 strings and marks, because V8 takes seconds for the longest response of them. */
const parse = (text: string): unknown => text.split(token, 5e5).length < 5e5 && JSON.parse(text);

const stringOrNumber = /"[^"\\]*(?:\\[^][^"\\]*)*"?|-?\d[\d.eE+-]*/g;

/**
 * Reads a JSON object or array. The status of a write decides, so its body may also be missing or plain text, and
 * numbers that JavaScript can't hold become strings.
 */
export async function asJson({ operation, status, body, fault }: LiteResponse): Promise<unknown> {
  const text = await body.text();
  const isWrite = operation.method !== 'GET';
  let isUnsafe = false;
  /** A string isn't a number. */
  const quoteUnsafe = (found: string): string => {
    if (!(Math.abs(Number(found)) >= (/[.e]/i.test(found) ? Infinity : 2 ** 53))) return found;
    isUnsafe = true;
    return `"${found}"`;
  };
  let value: unknown;
  try {
    if (status !== 206 || isWrite) {
      value = parse(text);
      if (/\d{16}|\de\+?\d{3,}[\s,\]}]/i.test(text)) value &&= parse(text.replace(stringOrNumber, quoteUnsafe));
    }
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
  try {
    if (/^\s*[<[{"]/.test(text)) parse(text);
  } catch {
    throw fault('expected JSON');
  }
}
