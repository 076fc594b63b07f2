import { invalidControl, refuse } from '../errors/index.ts';

/** Real bodies aren't nested deeper. Deeper ones exhaust the stack of recursive functions. */
const deepest = 64;

/** Maxima of a JSON value. Larger ones would block other callers. The longest documented list has 10,000 entries. */
const [mostValues, mostNames, mostEntries] = [250_000, 10_000, 12_000];

const decoder = new TextDecoder('utf-8', { fatal: true });

/** The end of the value at a position. Rejects JSON that is nested too deeply or too expensive, before it's parsed. */
function endOfValue(text: string, from: number, field: string, mostInList = Infinity): number {
  let [depth, values, lastText, i] = [0, 1, '', from];
  const names = new Set<string>();
  /** Entries of the open list at each depth. */
  const entries: number[] = [];
  for (; i < text.length; i++) {
    const character = text.charCodeAt(i);
    if (character === 0x22) {
      const start = i + 1;
      do i += text.charCodeAt(i) === 0x5c ? 2 : 1;
      while (i < text.length && text.charCodeAt(i) !== 0x22);
      lastText = text.slice(start, i);
    } else if (character === 0x7b || character === 0x5b) {
      depth += 1;
      values += 1;
      entries[depth] = character === 0x5b ? 1 : -Infinity;
      if (depth > deepest)
        refuse(
          'E01',
          400,
          'INVALID_INPUT',
          `The JSON is nested more than ${deepest} levels deep. Send a flatter body.`,
          {
            fields: [{ field, message: `must have at most ${deepest} levels` }],
          },
        );
    } else if (character === 0x7d || character === 0x5d) {
      if (depth <= 1) return i + depth;
      depth -= 1;
    } else if (character === 0x2c || character === 0x3a) {
      if (depth === 0) return i;
      if (character === 0x3a) names.add(lastText);
      else {
        values += 1;
        const count = (entries[depth] ?? 0) + 1;
        entries[depth] = count;
        if (count > mostInList) refuseTooLarge(field, `${mostInList} entries in a list`);
      }
    }
    if (values > mostValues) refuseTooLarge(field, `${mostValues} values`);
    if (names.size > mostNames) refuseTooLarge(field, `${mostNames} different names of fields`);
  }
  return i;
}

/** 413: the body exceeds a maximum of the sandbox. */
export const refuseTooLarge = (field: string, most: string): never =>
  refuse('E01', 413, 'PAYLOAD_TOO_LARGE', `The request body has more than ${most}. Send smaller requests.`, {
    fields: [{ field, message: `must have at most ${most}` }],
  });

const refuseEncoding = (what: string): never =>
  refuse(
    'E08',
    400,
    'INVALID_INPUT',
    `${what === '$' ? 'The request body' : what} isn't valid UTF-8. Encode the text as UTF-8.`,
    {
      fields: [{ field: what, message: 'must be UTF-8' }],
    },
  );

/** Decodes UTF-8. Other bytes are refused (E08). */
export function decodeText(bytes: Uint8Array, what: string): string {
  try {
    return decoder.decode(bytes);
  } catch {
    return refuseEncoding(what);
  }
}

const refuseSyntax = (field: string, reason: string): never =>
  refuse('E01', 400, 'INVALID_INPUT', `${field === '$' ? 'The request body' : field} isn't valid JSON: ${reason}.`, {
    fields: [{ field, message: 'must be valid JSON' }],
  });

/** The place of a syntax error. The parser also quotes text of the body, which may be secret. */
function reasonOf(error: unknown): string {
  const { message } = error as Error;
  const position = /\bat position \d+/.exec(message)?.[0];
  if (position !== undefined) return `syntax error ${position}`;
  return message.includes('end of JSON') ? 'it ends too early' : 'syntax error';
}

function parsed(text: string, field: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return refuseSyntax(field, reasonOf(error));
  }
}

/** Decodes JSON bytes. `what` names them in a refusal: `$` for the body, or a part. */
export function decodeJson(bytes: Uint8Array, what: string): unknown {
  const text = decodeText(bytes, what);
  endOfValue(text, 0, what, mostEntries);
  return parsed(text, what);
}

/** Reads a long JSON body value by value, so that other requests can run in between. */
export class JsonReader {
  readonly #text: string;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#text = decodeText(bytes, '$');
  }

  /** Number of characters that were read. */
  get position(): number {
    return this.#at;
  }

  /** The names of the object at this position. Read the value of each name before the next name. */
  *names(field: string): Generator<string, void> {
    if (!this.#skips('{')) return invalidControl(field, 'must be an object');
    if (!this.#skips('}')) {
      do {
        const name = this.value(field);
        if (typeof name !== 'string' || !this.#skips(':')) return this.#refuse(field);
        yield name;
      } while (this.#skips(','));
      if (!this.#skips('}')) return this.#refuse(field);
    }
    if (field === '$' && this.#text.slice(this.#at).trim() !== '') this.#refuse(field);
  }

  value(field: string): unknown {
    const start = this.#at;
    this.#at = endOfValue(this.#text, start, field);
    return parsed(this.#text.slice(start, this.#at), field);
  }

  #skips(character: string): boolean {
    while (/^\s$/.test(this.#text.charAt(this.#at))) this.#at += 1;
    if (this.#text[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  #refuse(field: string): never {
    return refuseSyntax(field, `syntax error at position ${this.#at}`);
  }
}
