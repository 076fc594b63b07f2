import { isChecked } from '../../base/target.ts';

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

/**
 * A run that long covers one of every sixteen characters, so only these are looked at, and with it the eighth before or behind, which is
 * quicker to see than where the digits begin and end: a tenth of the time of a pattern, and less.
 */
function hasLongRun(text: string): boolean {
  const { length } = text;
  for (let at = fewestDigits - 1; at < length; at += fewestDigits) {
    if (digitAt(text, at) < 10 && Math.min(digitAt(text, at - 8), digitAt(text, at + 8)) < 10 && isInLongRun(text, at))
      return true;
  }
  return false;
}

/** 10 and more for what is no digit; 0 outside of the text, where the code is NaN. */
function digitAt(text: string, at: number): number {
  return (text.charCodeAt(at) - 48) >>> 0;
}

function isInLongRun(text: string, at: number): boolean {
  let start = at;
  let end = at;
  while (isDigit(text, start - 1)) start -= 1;
  while (isDigit(text, end)) end += 1;
  return end - start >= fewestDigits;
}

/** False outside of the text, where the code is NaN. */
function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

/** Numbers, the beginnings of strings, and what opens, parts and closes. */
const token = /-?\d[\d.eE+-]*|["[\]{},:]/g;

function scan(text: string): UnsafeInteger | undefined {
  /** Of each open object the current key as it is written, of each open array the index. */
  const path: (string | number)[] = [];
  let string = '';
  token.lastIndex = 0;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    const [literal] = found;
    if (literal === '"') {
      token.lastIndex = endOfString(text, found.index);
      string = text.slice(found.index, token.lastIndex);
    } else if (/^-?\d+$/.test(literal)) {
      if (!Number.isSafeInteger(Number(literal))) return { path: isChecked ? pathOf(path) : '$', literal };
    } else if (isChecked) move(path, literal, string);
  }
  return undefined;
}

/** Where the scan is behind what opens, parts or closes. */
function move(path: (string | number)[], literal: string, string: string): void {
  const last = path.length - 1;
  const at = path[last];
  if (literal === ':') path[last] = string;
  else if (literal === '{') path.push('');
  else if (literal === '[') path.push(0);
  else if (literal === ',') path[last] = typeof at === 'number' ? at + 1 : '';
  else if (literal === '}' || literal === ']') path.pop();
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

const plainKey = /^[A-Za-z_$][\w$]*$/;

function pathOf(path: readonly (string | number)[]): string {
  const steps = path.map((step) => {
    if (typeof step === 'number') return `[${step}]`;
    const key: unknown = JSON.parse(step);
    return typeof key === 'string' && plainKey.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
  });
  return `$${steps.join('')}`;
}
