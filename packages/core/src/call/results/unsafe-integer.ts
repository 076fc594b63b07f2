/** An integer of a JSON text that a JavaScript number cannot hold without changing it. */
export interface UnsafeInteger {
  /** Where it stands, as a JSONPath: `$.data[3].id`. */
  readonly path: string;
  /** The digits as they were sent. */
  readonly literal: string;
}

/** 2^53 has so many digits: a text without such a run cannot hold an unsafe integer, and most texts have none. */
const fewestDigits = 16;

/**
 * The first integer beyond 2^53 in `text`, which must be valid JSON. Fractions and exponents are left alone: they are
 * amounts or measures, never identifiers.
 */
export function findUnsafeInteger(text: string): UnsafeInteger | undefined {
  return hasLongRun(text) ? scan(text) : undefined;
}

/** A run that long covers one of every sixteen characters, so only these are looked at: a tenth of the time of a pattern. */
function hasLongRun(text: string): boolean {
  for (let at = fewestDigits - 1; at < text.length; at += fewestDigits) {
    if (!isDigit(text, at)) continue;
    let start = at;
    let end = at + 1;
    while (isDigit(text, start - 1)) start -= 1;
    while (isDigit(text, end)) end += 1;
    if (end - start >= fewestDigits) return true;
  }
  return false;
}

/** False outside of the text, where the code is NaN. */
function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

/** One open object or array: the key or index that the reader is at. */
interface Frame {
  readonly isArray: boolean;
  index: number;
  /** Span of the current key's literal, quotes included. */
  keyStart: number;
  keyEnd: number;
}

const numberToken = /-?\d+(\.\d+)?([eE][+-]?\d+)?/y;

function scan(text: string): UnsafeInteger | undefined {
  const open: Frame[] = [];
  let at = 0;
  while (at < text.length) {
    const frame = open.at(-1);
    switch (text[at]) {
      case '{':
      case '[':
        open.push({ isArray: text[at] === '[', index: 0, keyStart: 0, keyEnd: 0 });
        at += 1;
        break;
      case '}':
      case ']':
        open.pop();
        at += 1;
        break;
      case ',':
        if (frame !== undefined) frame.index += 1;
        at += 1;
        break;
      case '"': {
        const end = endOfString(text, at);
        // A string in an object may be a key or a value; only a key stands before a number, so the last one wins.
        if (frame !== undefined && !frame.isArray && isKey(text, end)) {
          frame.keyStart = at;
          frame.keyEnd = end;
        }
        at = end;
        break;
      }
      default: {
        numberToken.lastIndex = at;
        const token = startsNumber(text.charCodeAt(at)) ? numberToken.exec(text) : null;
        if (token === null) {
          at += 1;
          break;
        }
        const isInteger = token[1] === undefined && token[2] === undefined;
        if (isInteger && !Number.isSafeInteger(Number(token[0]))) {
          return { path: pathOf(text, open), literal: token[0] };
        }
        at += token[0].length;
      }
    }
  }
  return undefined;
}

function startsNumber(code: number): boolean {
  return (code >= 48 && code <= 57) || code === 45;
}

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end + 1;
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text[at - 1 - backslashes] === '\\') backslashes += 1;
  return backslashes % 2 === 1;
}

function isKey(text: string, end: number): boolean {
  let at = end;
  while (text[at] === ' ' || text[at] === '\n' || text[at] === '\r' || text[at] === '\t') at += 1;
  return text[at] === ':';
}

const plainKey = /^[A-Za-z_$][\w$]*$/;

function pathOf(text: string, open: readonly Frame[]): string {
  const steps = open.map((frame) => {
    if (frame.isArray) return `[${frame.index}]`;
    const key: unknown = JSON.parse(text.slice(frame.keyStart, frame.keyEnd));
    return typeof key === 'string' && plainKey.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
  });
  return `$${steps.join('')}`;
}
