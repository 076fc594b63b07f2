/** An integer of a JSON text that a JavaScript number cannot hold without changing it. */
export interface UnsafeInteger {
  /** Where it stands, as a JSONPath: `$.data[3].id`. */
  readonly path: string;
  /** The digits as they were sent. */
  readonly literal: string;
}

/** 2^53 has so many digits: most texts have no such run. */
const fewestDigits = 16;

/**
 * The first integer beyond 2^53 in `text`, which must be valid JSON. Fractions and exponents are left alone: they are
 * amounts or measures, never identifiers.
 *
 * A run that long covers one of every sixteen characters, so only these are looked at, and with it the eighth before or behind, which is
 * quicker to see than where the digits begin and end: a tenth of the time of a pattern, and less.
 */
export function findUnsafeInteger(text: string): UnsafeInteger | undefined {
  const { length } = text;
  /** How far it is known what is in strings. */
  let seen = 0;
  let inString = false;
  for (let end = fewestDigits - 1; end < length; end += fewestDigits) {
    if (!isDigit(text, end) || !(isDigit(text, end - 8) || isDigit(text, end + 8))) continue;
    let start = end;
    while (isDigit(text, start - 1)) start -= 1;
    while (isDigit(text, end)) end += 1;
    if (end - start < fewestDigits) continue;
    for (; seen < start; seen += 1) {
      // Only strings have them, and what they escape.
      if (text[seen] === '\\') seen += 1;
      else if (text[seen] === '"') inString = !inString;
    }
    if (text[start - 1] === '-') start -= 1;
    const literal = text.slice(start, end);
    const isPart = /[.eE+]/.test(text.charAt(start - 1) + text.charAt(end));
    if (!inString && !isPart && !Number.isSafeInteger(Number(literal))) return { path: pathTo(start, text), literal };
  }
  return undefined;
}

/** False outside of the text, where the code is NaN. */
function isDigit(text: string, at: number): boolean {
  // The digits' codes are 48 to 57, and differ from 48 in the last four bits alone.
  return (text.charCodeAt(at) ^ 48) < 10;
}

function pathTo(end: number, text: string): string {
  /** Of each open object the current key as it is written, of each open array the index. */
  const path: (string | number)[] = [];
  let string = '';
  for (let at = 0; at < end; at += 1) {
    const character = text.charAt(at);
    if (character === '"') {
      const start = at;
      at += 1;
      while (at < end && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
      string = text.slice(start, at + 1);
    } else move(path, character, string);
  }
  return written(path);
}

/** Where one is behind what opens, parts or closes. */
function move(path: (string | number)[], character: string, string: string): void {
  const last = path.length - 1;
  const at = path[last];
  if (character === ':') path[last] = string;
  else if (character === '{') path.push('');
  else if (character === '[') path.push(0);
  else if (character === ',') path[last] = typeof at === 'number' ? at + 1 : '';
  else if (character === '}' || character === ']') path.pop();
}

const plainKey = /^[A-Za-z_$][\w$]*$/;

function written(path: readonly (string | number)[]): string {
  const steps = path.map((step) => {
    if (typeof step === 'number') return `[${step}]`;
    const key: unknown = JSON.parse(step);
    return typeof key === 'string' && plainKey.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
  });
  return `$${steps.join('')}`;
}
