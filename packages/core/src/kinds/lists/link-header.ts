/** One link of a `Link` header (RFC 8288). */
export interface Link {
  /** The reference as it was written; may be relative. */
  readonly target: string;
  /** Relation types, lower-cased. */
  readonly rel: readonly string[];
}

/**
 * Reads a `Link` header: several links, quoted or bare parameters, commas and semicolons inside quotes and inside
 * `<…>`. What cannot be read is left out; a link that speaks of another resource (`anchor`) is not one of this response.
 */
export function parseLinkHeader(header: string): readonly Link[] {
  const links: Link[] = [];
  const text = new Scanner(header);
  while (text.skipTo('<')) {
    const target = text.takeUntil('>');
    if (target === undefined) break;
    const parameters = readParameters(text);
    const rel = (parameters.get('rel') ?? '').toLowerCase().split(/\s/).filter(Boolean);
    if (!parameters.has('anchor')) links.push({ target: target.trim(), rel });
  }
  return links;
}

/** The target of the first link of this relation; `prev` and `previous` mean the same. */
export function findLink(header: string | null, relation: 'next' | 'previous'): string | undefined {
  const names = relation === 'next' ? ['next'] : ['previous', 'prev'];
  return parseLinkHeader(header ?? '').find((link) => link.rel.some((rel) => names.includes(rel)))?.target;
}

/** Parameters up to the comma that ends the link. The first of a name counts (RFC 8288, 3.3). */
function readParameters(text: Scanner): ReadonlyMap<string, string> {
  const parameters = new Map<string, string>();
  text.skipSpace();
  while (text.take(';')) {
    const name = text.takeWhile(/[^=;,\s]/).toLowerCase();
    text.skipSpace();
    const value = text.take('=') ? readValue(text) : '';
    if (!parameters.has(name)) parameters.set(name, value);
    text.skipSpace();
  }
  return parameters;
}

function readValue(text: Scanner): string {
  return text.take('"') ? text.takeQuoted() : text.takeWhile(/[^;,\s]/);
}

/** A reading position in a text. */
class Scanner {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Moves behind the next `character`; false where there is none. */
  skipTo(character: string): boolean {
    const found = this.#text.indexOf(character, this.#at);
    if (found === -1) return false;
    this.#at = found + 1;
    return true;
  }

  takeUntil(character: string): string | undefined {
    const start = this.#at;
    return this.skipTo(character) ? this.#text.slice(start, this.#at - 1) : undefined;
  }

  /** @param allowed one character; the end of the text is none */
  takeWhile(allowed: RegExp): string {
    const start = this.#at;
    while (allowed.test(this.#text.charAt(this.#at))) this.#at += 1;
    return this.#text.slice(start, this.#at);
  }

  /** Takes `character` and the space behind it, if it stands here. */
  take(character: string): boolean {
    if (this.#text.charAt(this.#at) !== character) return false;
    this.#at += 1;
    this.skipSpace();
    return true;
  }

  /** The rest of a quoted string whose opening quote was taken; an unclosed one ends with the text. */
  takeQuoted(): string {
    let value = '';
    while (this.#at < this.#text.length) {
      const character = this.#text.charAt(this.#at);
      this.#at += 1;
      if (character === '"') break;
      if (character !== '\\') value += character;
      else {
        value += this.#text.charAt(this.#at);
        this.#at += 1;
      }
    }
    return value;
  }

  skipSpace(): void {
    this.takeWhile(/\s/);
  }
}
