/** Documents up to about this many characters are serialized at once. */
const largeInCharacters = 16 * 1024;

/** Maximum of the count. */
const mostCounted = 1024 * 1024;

/** Minimum characters of a piece, except for the last one. */
const pieceInCharacters = 64 * 1024;

/** Approximate characters of a member's name, a number and punctuation. */
const [charactersOfName, charactersOfNumber] = [10, 5];

/** Subtracts the approximate text length of a value. Below 0 if it's longer. Bytes are stored unchanged. */
function leftOf(characters: number, value: unknown): number {
  if (typeof value === 'string') return characters - value.length;
  if (ArrayBuffer.isView(value)) return characters;
  let left = characters - charactersOfNumber;
  if (typeof value !== 'object' || value === null) return left;
  for (const one of Array.isArray(value) ? value : Object.values(value)) {
    left = leftOf(left - charactersOfName, one);
    if (left < 0) break;
  }
  return left;
}

/** Whether serializing a document is slow. */
export const isLarge = (document: unknown): boolean => leftOf(largeInCharacters, document) < 0;

/** The approximate text length of a document, up to a million characters. */
export const charactersOf = (document: unknown): number => mostCounted - leftOf(mostCounted, document);

/** Returns the cached text of a part of a document. */
type Known = (part: object) => string | undefined;

/** Returns the same text as `JSON.stringify`, piece by piece. */
export function* textPieces(document: unknown, known: Known = () => undefined): Generator<string, void> {
  let text = '';
  for (const part of partsOf(document, known)) {
    text += part;
    if (text.length < pieceInCharacters) continue;
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}

function* partsOfString(value: string): Generator<string, void> {
  yield '"';
  for (let at = 0; at < value.length;) {
    let to = at + pieceInCharacters;
    // Keep surrogate pairs together, because `JSON.stringify` escapes half of one.
    if (isHighSurrogate(value.charCodeAt(to - 1))) to += 1;
    yield JSON.stringify(value.slice(at, to)).slice(1, -1);
    at = to;
  }
  yield '"';
}

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code < 0xdc00;

function* partsOf(value: unknown, known: Known): Generator<string, void> {
  const text = typeof value === 'object' && value !== null ? known(value) : undefined;
  if (text !== undefined) yield text;
  else if (typeof value === 'string' && value.length > pieceInCharacters) yield* partsOfString(value);
  else if (typeof value !== 'object' || value === null || !isLarge(value)) yield JSON.stringify(value) ?? 'null';
  else if (Array.isArray(value)) {
    yield '[';
    for (const [n, entry] of value.entries()) {
      if (n > 0) yield ',';
      yield* partsOf(entry, known);
    }
    yield ']';
  } else {
    let before = '{';
    for (const [name, member] of Object.entries(value)) {
      if (member === undefined) continue;
      yield `${before}${JSON.stringify(name)}:`;
      yield* partsOf(member, known);
      before = ',';
    }
    yield before === '{' ? '{}' : '}';
  }
}
