import MiniSearch, { type SearchOptions } from 'minisearch';
import type { SearchEntry, SearchHit } from './entry.ts';
import { placed } from './excerpt.ts';
import { atField, fieldEntries, fieldsOf, withValue } from './fields.ts';
import { kinds, ordered } from './order.ts';
import { literalParts, readRequest, type AskedRequest } from './request.ts';
import { specific, words } from './words.ts';

/** The fields of the index, with their weights. */
const weights = {
  title: 6,
  id: 8,
  names: 5,
  words: 5,
  headings: 2,
  path: 2,
  place: 2,
  lead: 1.5,
  values: 1,
  members: 0.4,
  text: 0.4,
  inner: 0.2,
} as const;

const wordFields = ['title', 'names', 'words', 'text'] as const;

/** The ID of an operation in the documents: `SOR11`, `v2-listOrders`. A rule has a number in the same form. */
const looksLikeId = /^(?:[a-z]{1,4}\d{2}|v\d-\w*|err_\w+)$/i;
/** The same, as people write it: `OR-74`, `or 74`. */
const spacedId = /\b([a-z]{1,4})[ -](\d{2})\b/gi;
/** A value of an enum: `AWAITING_ACCEPTANCE`, `ACCEPT`. */
const looksLikeValue = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/;

/** Finds entries by ID, by a pasted request, by a value of an enum and by words. */
export class Search {
  readonly #entries: readonly SearchEntry[];
  readonly #index: MiniSearch<Readonly<Record<string, unknown>>>;

  constructor(entries: readonly SearchEntry[]) {
    const operations = entries.filter(({ kind }) => kind === 'operation');
    this.#entries = [...entries, ...fieldEntries(operations)];
    this.#index = new MiniSearch({
      idField: 'number',
      fields: Object.keys(weights),
      tokenize: words,
      processTerm: (term) => term,
    });
    this.#index.addAll(this.#entries.map((entry, number) => ({ ...indexed(entry), number })));
  }

  /** The best hits first, at most `most`. */
  find(query: string, most = 20): readonly SearchHit[] {
    const asked = query.trim().replace(spacedId, '$1$2');
    if (asked === '') return [];
    const request = readRequest(asked);
    if (request !== undefined) return this.#byRequest(request).slice(0, most);
    const tokens = specific(asked).split(' ');
    const named = tokens.find((token) => looksLikeId.test(token) && this.#withId(token).length > 0);
    if (named !== undefined) {
      const others = tokens.filter((token) => token !== named).join(' ');
      return this.#byId(named, others, most).slice(0, most);
    }
    if (tokens.length === 1 && looksLikeId.test(asked)) return [];
    const found = looksLikeValue.test(asked) ? withValue(this.#entries, asked) : [];
    const pages = new Set(found.map(({ url }) => url.replace(/#.*/, '')));
    const others = this.#byWords(tokens.join(' '), most + pages.size).filter(
      ({ kind, url }) => kind === 'type' || !pages.has(url),
    );
    return [...found, ...others].slice(0, most);
  }

  /** Entries with this ID. The other words of the query rank them and select a place on the page. */
  #byId(id: string, others: string, most: number): readonly SearchHit[] {
    const exact = this.#withId(id);
    if (others === '') return exact.map((entry) => placed(entry, []));
    const wanted = words(others);
    const scored = exact.map((entry, order) => {
      const known = words(`${entry.place} ${entry.title} ${entry.url}`);
      const isKnown = (word: string): boolean => known.some((one) => one.startsWith(word));
      // Words that name the entry don't select a place on its page.
      const inside = wanted.filter((word) => !isKnown(word));
      const hit = atField(entry, inside) ?? placed(entry, inside);
      return { hit, score: wanted.length - inside.length, order };
    });
    const first = scored.toSorted((one, other) => other.score - one.score || one.order - other.order);
    // If the words name an entry as well, such as `rule P02`, the query is answered.
    if (first[0]?.score === wanted.length)
      return first.filter(({ score }) => score === wanted.length).map(({ hit }) => hit);
    const further = this.#byWords(others, most).filter((hit) => !exact.some(({ url }) => hit.url.startsWith(url)));
    return [...first.map(({ hit }) => hit), ...further];
  }

  #withId(asked: string): readonly SearchEntry[] {
    const wanted = asked.toLowerCase();
    const known = this.#entries.filter(({ id }) => id !== undefined);
    const exact = known.filter(({ id }) => id?.toLowerCase() === wanted);
    return exact.length > 0 || !wanted.startsWith('v')
      ? exact
      : known.filter(({ id }) => id?.toLowerCase().startsWith(wanted));
  }

  /** Operations whose path a URL ends with, then those whose path contains it. */
  #byRequest({ method, path: wanted, names }: AskedRequest): readonly SearchHit[] {
    const called = this.#entries
      .flatMap((entry) => {
        const literal = literalParts(entry.path ?? '', wanted);
        if (literal === undefined) return [];
        const withBase = literalParts(`${entry.basePath ?? ''}${entry.path}`, wanted) ?? 0;
        // Two hosts may serve the same path: `https://hub.example.com` is the hub.
        const isHost = names.has(entry.host ?? '');
        return [{ entry, literal: Math.max(literal, withBase) + (isHost ? 0.5 : 0) }];
      })
      .toSorted((one, other) => other.literal - one.literal);
    const best = called.filter(({ literal }) => literal === called[0]?.literal).map(({ entry }) => entry);
    const containing = this.#entries
      .filter((entry) => entry.path?.toLowerCase().includes(wanted) && !best.includes(entry))
      .toSorted((one, other) => (one.path?.length ?? 0) - (other.path?.length ?? 0));
    const isAsked = (entry: SearchEntry): boolean => entry.method === method;
    const found = [...best.toSorted((one, other) => Number(isAsked(other)) - Number(isAsked(one))), ...containing];
    if (found.length > 0) return found.map((entry) => placed(entry, []));
    // A path that no operation has may be in a guide, such as a path of the sandbox.
    return this.#entries
      .map((entry) => ({ entry, count: linesWith(entry, wanted) }))
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.count - one.count)
      .map(({ entry }) => placed(entry, words(wanted)));
  }

  #byWords(text: string, most: number): readonly SearchHit[] {
    const asked = text
      .split(' ')
      .map((word) => this.#untwisted(word))
      .join(' ');
    const isSentence = asked.includes(' ');
    const options = {
      boost: weights,
      prefix: (term: string) => term.length > 2,
      weights: { fuzzy: 0.1, prefix: 0.5 },
      boostDocument: (number: number) => {
        const { kind = 'page', deprecated = false, place = '' } = this.#entries[number] ?? {};
        // Sellers use most operations, so the same operation of an operator or front follows.
        const ofSurface = /, (?:operator|front)\b/.test(place) ? 0.8 : 1;
        return kinds[kind] * ofSurface * (deprecated || (kind === 'type' && isSentence) ? 0.5 : 1);
      },
    } satisfies SearchOptions;
    // One wrong letter before two: `adress` is an address, not an access. Then entries with some of the words.
    const attempts: readonly SearchOptions[] = [
      { ...options, fuzzy: oneLetter, combineWith: 'AND' },
      { ...options, fuzzy: twoLetters, combineWith: 'AND' },
      { ...options, fuzzy: twoLetters },
    ];
    const hits = new Map<SearchEntry, readonly string[]>();
    for (const attempt of attempts) {
      if (hits.size >= enough) break;
      for (const { id, terms } of this.#index.search(asked, attempt)) {
        const entry = this.#entries[Number(id)];
        if (entry !== undefined && !hits.has(entry)) hits.set(entry, terms);
      }
    }
    const wanted = words(asked);
    return ordered([...hits.keys()], asked)
      .slice(0, most)
      .map((entry) => placed(entry, [...wanted, ...(hits.get(entry) ?? [])]));
  }

  /** A word with two letters in the wrong order, corrected: `cancle`. */
  #untwisted(word: string): string {
    const isKnown = (one: string): boolean => this.#index.search(one, { fields: [...wordFields] }).length > 0;
    if (word.length < 4 || isKnown(word)) return word;
    const swapped = Array.from(
      { length: word.length - 1 },
      (_, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
    );
    return swapped.find(isKnown) ?? word;
  }
}

/** The number of lines of a page that contain a path. */
function linesWith({ text = [], sections = [] }: SearchEntry, path: string): number {
  const lines = [...text, ...sections.flatMap((section) => section.text)];
  return lines.filter((line) => line.toLowerCase().includes(path)).length;
}

/** If fewer entries than this have all words, entries with some of them follow. */
const enough = 3;

function indexed(entry: SearchEntry): Readonly<Record<string, unknown>> {
  const { sections = [], text = [], ...rest } = entry;
  const fields = fieldsOf(entry);
  // Most operations have the same errors, so they aren't indexed.
  const below = sections.filter(({ title }) => entry.kind !== 'operation' || title !== 'Errors');
  return {
    ...rest,
    // The hub serves the channel platform as well, so users look for its operations by the word `hub`.
    place: `${entry.place} ${entry.host ?? ''}`,
    headings: entry.kind === 'guide' ? sections.map(({ title }) => title).join(' ') : '',
    lead: entry.kind === 'type' ? '' : (text[0] ?? ''),
    text: [...text, ...below.flatMap((section) => section.text)].join(' '),
    values: [...new Set(fields.flatMap(({ values }) => values))].join(' '),
    inner: [...new Set(fields.flatMap(({ path }) => path.slice(1)))].join(' '),
  };
}

/** How many letters of a word may be wrong: none of a short one, which would be another. */
function oneLetter(term: string): number {
  return term.length < 4 ? 0 : 1;
}

function twoLetters(term: string): number {
  return term.length < 6 ? oneLetter(term) : 2;
}
