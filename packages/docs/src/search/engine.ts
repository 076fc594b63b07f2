import MiniSearch from 'minisearch';
import type { SearchEntry, SearchHit } from './entry.ts';
import { placed } from './excerpt.ts';
import { atField, fieldEntries, fieldsOf, withValue } from './fields.ts';
import { kinds, looksLikeName, ordered } from './order.ts';
import { related } from './related.ts';
import { literalParts, readRequest, type AskedRequest } from './request.ts';
import { importanceOf, specific, stem, unversioned, words } from './words.ts';

/** The fields of the index. A word in the title or the summary says more about an entry than a word in its text. */
const strengths = {
  title: 1,
  id: 1,
  names: 0.9,
  lead: 0.6,
  headings: 0.7,
  path: 0.5,
  place: 0.4,
  text: 0.25,
  values: 0.3,
  members: 0.2,
  inner: 0.1,
} as const;

/** The ID of an operation in the documents: `SOR11`, `v2-listOrders`. A rule has a number in the same form. */
const looksLikeId = /^(?:[a-z]{1,4}\d{2}|v\d-\w*|err_\w+)$/i;
/** The same, as people write it: `OR-74`, `or 74`. */
const spacedId = /\b([a-z]{1,4})[ -](\d{2})\b/gi;
/** A value of an enum: `AWAITING_ACCEPTANCE`, `ACCEPT`. */
const looksLikeValue = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/;
/** A call in a pasted command of the terminal, with its surface and method. */
const terminalCall = /\btradelane call ([\w-]+) ([\w.]+)/g;

/** Finds entries by ID, by a pasted request, by a value of an enum and by words. */
export class Search {
  readonly #entries: readonly SearchEntry[];
  readonly #index: MiniSearch<Readonly<Record<string, unknown>>>;

  constructor(entries: readonly SearchEntry[]) {
    const operations = entries.filter(({ kind }) => kind === 'operation');
    this.#entries = [...entries, ...fieldEntries(operations)];
    this.#index = new MiniSearch({
      idField: 'number',
      fields: Object.keys(strengths),
      tokenize: words,
      processTerm: stem,
    });
    this.#index.addAll(this.#entries.map((entry, number) => ({ ...indexed(entry), number })));
  }

  /** The best hits first, at most `most`. */
  find(query: string, most = 20): readonly SearchHit[] {
    const asked = query.trim().replace(spacedId, '$1$2');
    if (asked === '') return [];
    const commands = this.#byCommand(asked);
    if (commands.length > 0) return commands;
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

  /** Operations with an ID or a method name, in any spelling: `v2_list-orders`, `OR-11`, `orders.list`. */
  operationsNamed(name: string): readonly SearchEntry[] {
    const isNamed = ({ kind, id = '', names = '' }: SearchEntry): boolean =>
      kind === 'operation' && [id, unversioned(id), ...names.split(' ')].some((one) => bare(one) === bare(name));
    return this.#entries
      .filter(isNamed)
      .toSorted((one, other) => Number(one.deprecated === true) - Number(other.deprecated === true));
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

  /** The operation of the last call in a pasted command. */
  #byCommand(asked: string): readonly SearchHit[] {
    const [, surface = '', method = ''] = [...asked.matchAll(terminalCall)].at(-1) ?? [];
    const called = method === '' ? [] : this.operationsNamed(method);
    return called.filter(({ url }) => url.startsWith(`/reference/${surface}/`)).map((entry) => placed(entry, []));
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

  /** Entries whose titles and summaries have the most of the words. Rare words count more than common ones. */
  #byWords(asked: string, most: number): readonly SearchHit[] {
    const tokens = asked.split(' ');
    const found = new Map<number, { readonly score: number; readonly terms: string[] }>();
    for (const token of new Set(tokens.map((one) => one.toLowerCase()))) {
      const matches = this.#withWord(token, tokens.length === 1 || looksLikeName.test(token));
      // Related words and longer words don't make a word common.
      const exact = [...matches.values()].filter(({ terms }) => terms.includes(stem(token))).length;
      const weight = importanceOf(token) * Math.log(1 + this.#entries.length / Math.max(1, exact || matches.size));
      for (const [number, { strength, terms }] of matches) {
        const sum = found.get(number) ?? { score: 0, terms: [] };
        found.set(number, { score: sum.score + weight * strength, terms: [...sum.terms, ...terms] });
      }
    }
    const wanted = words(asked);
    const isName = looksLikeName.test(asked);
    const scored = [...found].flatMap(([number, { score, terms }]) => {
      const entry = this.#entries[number];
      if (entry === undefined) return [];
      const weight = weightOf(entry, tokens.length, isName || entry.title === asked);
      return [{ entry, score: score * weight, terms }];
    });
    const best = scored.toSorted((one, other) => other.score - one.score).slice(0, 4 * most);
    const close = best
      .map((one) => ({ ...one, score: one.score * (1 + closeness(one.entry, wanted)) }))
      .toSorted((one, other) => other.score - one.score);
    const terms = new Map(close.map((one) => [one.entry, one.terms]));
    return ordered([...terms.keys()], asked)
      .slice(0, most)
      .map((entry) => placed(entry, [...wanted, ...(terms.get(entry) ?? [])]));
  }

  /** Entries with a word, or with a related word if it is more important there. A typo is corrected. */
  #withWord(word: string, isName: boolean): ReadonlyMap<number, Match> {
    const found = this.#matches(word, 1, { isName });
    for (const other of related(word, stem))
      for (const [number, match] of this.#matches(other, 0.75, { isName: false }))
        if ((found.get(number)?.strength ?? 0) < match.strength) found.set(number, match);
    if (found.size > 0) return found;
    const corrected = this.#untwisted(word);
    if (corrected !== word) return this.#withWord(corrected, isName);
    // `adress` is an address, not an access. A short word with a wrong letter is another word.
    const near = word.length < 4 ? found : this.#matches(word, 1, { isName, fuzzy: 1 });
    return near.size > 0 || word.length < 6 ? near : this.#matches(word, 1, { isName, fuzzy: 2 });
  }

  #matches(
    word: string,
    factor: number,
    { isName, fuzzy = 0 }: { readonly isName: boolean; readonly fuzzy?: number },
  ): Map<number, Match> {
    const exact = stem(word);
    const results = this.#index.search(word, {
      prefix: (term) => term.length > 2,
      fuzzy,
      filter: ({ id }) => isName || this.#entries[Number(id)]?.kind !== 'field',
    });
    const most = results[0]?.score ?? 1;
    const isKnown = results.some(({ terms }) => terms.includes(exact));
    const strengthOf = ([term, fields]: readonly [string, readonly string[]]): number =>
      (term === exact ? 1 : isKnown || !term.startsWith(exact) ? 0.3 : 0.6) *
      Math.max(...fields.map((field) => strengths[field as keyof typeof strengths]));
    return new Map(
      results.map(({ id, match, score }) => [
        Number(id),
        {
          // Of two entries with the word in their text, the one that uses it more often is about it.
          strength: factor * (Math.max(...Object.entries(match).map(strengthOf)) + (0.15 * score) / most),
          terms: Object.keys(match),
        },
      ]),
    );
  }

  /** A word with two letters in the wrong order, corrected: `cancle`. */
  #untwisted(word: string): string {
    const isKnown = (one: string): boolean =>
      this.#index.search(one, { fields: ['title', 'names', 'text'] }).length > 0;
    const swapped = Array.from(
      { length: word.length - 1 },
      (_, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
    );
    return word.length < 4 ? word : (swapped.find(isKnown) ?? word);
  }
}

/** How important a word is in an entry, and the words of the entry that match it. */
interface Match {
  readonly strength: number;
  readonly terms: readonly string[];
}

function weightOf({ kind, deprecated, place }: SearchEntry, count: number, isName: boolean): number {
  // Sellers use most operations, so the same operation of an operator or front follows.
  const ofSurface = /, (?:operator|front)\b/.test(place) ? 0.9 : 1;
  const ofKind = kind === 'field' && isName ? 1 : kinds[kind];
  return ofKind * ofSurface * (deprecated === true ? 0.85 : 1) * (kind === 'type' && count > 1 ? 0.6 : 1);
}

/** Up to 0.65: the share of the words in the title, and the largest share in one sentence. */
function closeness({ title, text = [], sections = [] }: SearchEntry, wanted: readonly string[]): number {
  const share = (of: string, by: (present: ReadonlySet<string>) => number): number => {
    const present = new Set(words(of).map(stem));
    return wanted.filter((word) => present.has(stem(word))).length / by(present);
  };
  const lines = [...text, ...sections.flatMap((section) => [section.title, ...section.text])];
  const sentence = Math.max(0, ...lines.map((line) => share(line, () => wanted.length)));
  return 0.25 * share(title, ({ size }) => Math.max(size, wanted.length)) + 0.4 * sentence;
}

/** A name without its spelling. */
const bare = (text: string): string => text.toLowerCase().replaceAll(/[^a-z\d]/g, '');

/** The number of lines of a page that contain a path. */
function linesWith({ text = [], sections = [] }: SearchEntry, path: string): number {
  const lines = [...text, ...sections.flatMap((section) => section.text)];
  return lines.filter((line) => line.toLowerCase().includes(path)).length;
}

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
    lead: entry.kind === 'type' ? '' : text.slice(0, 2).join(' '),
    text: [...text, ...below.flatMap((section) => section.text)].join(' '),
    values: [...new Set(fields.flatMap(({ values }) => values))].join(' '),
    inner: [...new Set(fields.flatMap(({ path }) => path.slice(1)))].join(' '),
  };
}
