import MiniSearch, { type SearchResult } from 'minisearch';
import type { SearchEntry } from './entry.ts';

const weights = { title: 6, id: 8, names: 5, words: 5, path: 2, place: 2, text: 0.4 } as const;
const fields = Object.keys(weights) as (keyof typeof weights)[];
/** Of two equally good ones the more general comes first. */
const kinds: Readonly<Record<SearchEntry['kind'], number>> = {
  guide: 1.6,
  operation: 1.2,
  event: 1.3,
  type: 1,
  page: 1,
  rule: 0.8,
  code: 0.7,
  field: 0.7,
};

/** The ID of an operation in the documents: `SOR11`, `v2-listOrders`. A rule has a number in the same form. */
const looksLikeId = /^(?:[a-z]{1,4}\d{2}|v\d-\w*|err_\w+)$/i;
/** The same, as people write it: `OR-74`, `or 74`. */
const spacedId = /\b([a-z]{1,4})[ -](\d{2})\b/gi;
/** A request as a log or a terminal shows it: a method, then an address. */
const request = /^(?:(get|post|put|delete|patch|head)\s+)?((?:https?:\/\/|\/)\S*)/i;

export class Search {
  readonly #entries: readonly SearchEntry[];
  readonly #index: MiniSearch<SearchEntry & { readonly number: number }>;

  constructor(entries: readonly SearchEntry[]) {
    this.#entries = entries;
    this.#index = new MiniSearch({
      idField: 'number',
      fields: [...fields],
      tokenize: words,
      processTerm: (term) => term,
    });
    this.#index.addAll(entries.map((entry, number) => ({ ...entry, number })));
  }

  /** The best entries first. */
  find(query: string, most = 20): readonly SearchEntry[] {
    const asked = query.trim().replace(spacedId, '$1$2');
    if (asked === '') return [];
    if (looksLikeId.test(asked)) return this.#byId(asked).slice(0, most);
    const [, method, address] = request.exec(asked) ?? [];
    if (address !== undefined) return this.#byPath(address, method).slice(0, most);
    const [first, ...rest] = asked.split(/\s+/);
    // `services-seller SOR11`, `SOR11 services`
    const named = [first ?? '', ...rest].find((word) => /^[a-z]{1,4}\d{2}$/i.test(word));
    if (named !== undefined) {
      const others = words(asked.replace(named, ''));
      return this.#byId(named)
        .filter(({ place, title, url }) =>
          others.every((word) => words(`${place} ${title} ${url}`).some((one) => one.startsWith(word))),
        )
        .slice(0, most);
    }
    return this.#byWords(asked).slice(0, most);
  }

  #byId(asked: string): readonly SearchEntry[] {
    const wanted = asked.toLowerCase();
    const known = this.#entries.filter(({ id }) => id !== undefined);
    const exact = known.filter(({ id }) => id?.toLowerCase() === wanted);
    return exact.length > 0 || !wanted.startsWith('v')
      ? exact
      : known.filter(({ id }) => id?.toLowerCase().startsWith(wanted));
  }

  /** A called URL with IDs instead of parameters, or a part of a path of the reference. */
  #byPath(address: string, method?: string): readonly SearchEntry[] {
    const wanted = pathOf(address);
    const called = this.#entries
      .flatMap((entry) => {
        const literal = literalParts(entry.path ?? '', wanted);
        return literal === undefined ? [] : [{ entry, literal }];
      })
      .toSorted((one, other) => other.literal - one.literal);
    const best = called.filter(({ literal }) => literal === called[0]?.literal).map(({ entry }) => entry);
    const containing = this.#entries
      .filter((entry) => entry.path?.toLowerCase().includes(wanted) && !best.includes(entry))
      .toSorted((one, other) => (one.path?.length ?? 0) - (other.path?.length ?? 0));
    const isAsked = (entry: SearchEntry): boolean => entry.method === method?.toUpperCase();
    const found = [...best.toSorted((one, other) => Number(isAsked(other)) - Number(isAsked(one))), ...containing];
    // A path that no operation has may be in a guide, such as a path of the sandbox.
    return found.length > 0 ? found : this.#entries.filter(({ text }) => text?.toLowerCase().includes(wanted));
  }

  #byWords(asked: string): readonly SearchEntry[] {
    const options = {
      boost: weights,
      prefix: (term: string) => term.length > 2,
      weights: { fuzzy: 0.1, prefix: 0.5 },
      boostDocument: (number: number) => {
        const { kind = 'page', deprecated = false } = this.#entries[number] ?? {};
        return kinds[kind] * (deprecated ? 0.5 : 1);
      },
      tokenize: words,
    };
    // One wrong letter before two: `adress` is an address, not an access.
    const attempts = [
      { ...options, fuzzy: oneLetter, combineWith: 'AND' },
      { ...options, fuzzy: twoLetters, combineWith: 'AND' },
      { ...options, fuzzy: twoLetters },
    ] as const;
    const found = attempts.reduce<readonly SearchResult[]>(
      (results, attempt) => (results.length > 0 ? results : this.#index.search(asked, attempt)),
      [],
    );
    const entries = found.flatMap(({ id }) => this.#entries[Number(id)] ?? []);
    const named = entries
      .filter((entry) => isNamed(entry, asked))
      .toSorted(
        (one, other) =>
          kinds[other.kind] - kinds[one.kind] || Number(one.deprecated === true) - Number(other.deprecated === true),
      );
    // `refund` is a field of many bodies, and what one wants to do: what does it comes first.
    const [fieldNames, others] = [named.filter(isField), named.filter((entry) => !isField(entry))];
    const rest = entries.filter((entry) => !named.includes(entry));
    const [about, further] = [
      rest.filter((entry) => tells(entry, asked)),
      rest.filter((entry) => !tells(entry, asked)),
    ];
    return fewOfEach([...others, ...about, ...fieldNames, ...further]);
  }
}

/** How many letters of a word may be wrong: none of a short one, which would be another. */
function oneLetter(term: string): number {
  return term.length < 4 ? 0 : 1;
}

function twoLetters(term: string): number {
  return term.length < 6 ? oneLetter(term) : 2;
}

function isParameter(part: string): boolean {
  return part.startsWith('{');
}

/** The path of an address, without host, query and slash at the end. */
function pathOf(address: string): string {
  return address
    .toLowerCase()
    .replace(/^https?:\/\/[^/]*/, '')
    .replace(/[?#].*$/, '')
    .replace(/(?<=.)\/$/, '');
}

/**
 * The number of literal parts of a path in a URL that ends with it. Undefined if it doesn't. The part before is the base URL of the API: `https://host/hub/api/v2/orders/1/accept` ends with `/v2/orders/{order_id}/accept`.
 */
function literalParts(path: string, address: string): number | undefined {
  const [own, called] = [path.toLowerCase().split('/').slice(1), address.split('/').slice(1)];
  const end = called.slice(-own.length);
  if (own.length === 0 || end.length < own.length) return undefined;
  if (!own.every((part, index) => (isParameter(part) ? end[index] !== '' : part === end[index]))) return undefined;
  return own.filter((part) => !isParameter(part)).length;
}

/** So many fields of one name are shown: each surface has its own. */
const fieldsOfOneName = 3;

function isField({ kind }: SearchEntry): boolean {
  return kind === 'field';
}

/** The entry is called so: `order status` and `OrderStatus`, `scopes` and `scope`. */
function isNamed({ title, id = '', names = '', words: other = '' }: SearchEntry, asked: string): boolean {
  const wanted = [...forms(asked), ...forms(asked.replaceAll(/\s+/g, ''))];
  const called = new Set([title.toLowerCase(), ...`${unversioned(id)} ${names} ${other}`.toLowerCase().split(' ')]);
  return wanted.some((word) => called.has(word));
}

/** `acceptOrderLines` of `v2-acceptOrderLines`: what both the deprecated operation and the current one are called. */
function unversioned(id: string): string {
  return id.replace(/^v\d+-/, '');
}

/** A guide, an operation or an event with each of the words in its title. */
function tells({ kind, title, deprecated }: SearchEntry, asked: string): boolean {
  if (deprecated === true || !['guide', 'operation', 'event'].includes(kind)) return false;
  const has = new Set(words(title));
  return asked.split(/\s+/).every((word) => forms(word).some((one) => has.has(one)));
}

/** As it was typed, and the singular of a plural. */
function forms(asked: string): readonly string[] {
  const whole = asked.toLowerCase();
  return [whole, whole.replace(/(?<=[a-z]{3}[^s])s$/, '')];
}

function fewOfEach(entries: readonly SearchEntry[]): readonly SearchEntry[] {
  const seen = new Map<string, number>();
  return entries.filter((entry) => {
    if (!isField(entry)) return true;
    const count = (seen.get(entry.title) ?? 0) + 1;
    seen.set(entry.title, count);
    return count <= fieldsOfOneName;
  });
}

/** Words in lower case: a name of several is there whole and in its parts, a plural in the singular as well. */
export function words(text: string): string[] {
  const found = new Set<string>();
  for (const token of text.split(/[\s,;:()[\]{}"'`/|]+/)) {
    const whole = token.replaceAll(/^[.@-]+|[.-]+$/g, '');
    if (whole === '') continue;
    found.add(whole.toLowerCase());
    found.add(unversioned(whole).toLowerCase());
    const parts = whole.split(/[._\-@]|(?<=[a-z\d])(?=[A-Z])/).filter((part) => part !== '');
    if (parts.length > 1) for (const part of parts) found.add(part.toLowerCase());
    for (const word of [whole, ...parts])
      if (/[a-z]{3,}s$/.test(word) && !word.endsWith('ss')) found.add(word.slice(0, -1).toLowerCase());
  }
  return [...found];
}
