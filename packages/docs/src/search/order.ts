import type { SearchEntry } from './entry.ts';
import { forms, unversioned } from './words.ts';

/** Of two equally good ones the more general comes first. */
export const kinds: Readonly<Record<SearchEntry['kind'], number>> = {
  guide: 1.15,
  event: 1.1,
  operation: 1,
  page: 0.9,
  type: 0.8,
  rule: 0.4,
  code: 0.5,
  field: 0.35,
};

/** The name of a field or of a part of a program: `page_token`, `maxWaitInMs`, `order_lines[].id`. */
export const looksLikeName = /[a-z\d][_.[]|[a-z][A-Z]/;

/** The number of fields with one name that are shown. Each surface has its own. */
const fieldsOfOneName = 3;
/** The number of entries with one ID or name at the top. The others follow at the end. */
const entriesOfOneName = 2;

function isField({ kind }: SearchEntry): boolean {
  return kind === 'field';
}

/** Entries with the asked name come first. */
export function ordered(entries: readonly SearchEntry[], asked: string): readonly SearchEntry[] {
  const named = entries
    .filter((entry) => isNamed(entry, asked))
    .toSorted(
      (one, other) =>
        kinds[other.kind] - kinds[one.kind] || Number(one.deprecated === true) - Number(other.deprecated === true),
    );
  // `refund` is a field of many bodies and a task: operations and guides come first.
  const [fieldNames, others] = [named.filter(isField), named.filter((entry) => !isField(entry))];
  const rest = entries.filter((entry) => !named.includes(entry));
  // A word that is a field as well is more often meant as a word.
  const before = looksLikeName.test(asked) ? 0 : 3;
  return fewOfEach([...others, ...rest.slice(0, before), ...fieldNames, ...rest.slice(before)]);
}

/** The entry is called so: `order status` and `OrderStatus`, `scopes` and `scope`. */
function isNamed({ title, id = '', names = '' }: SearchEntry, asked: string): boolean {
  const wanted = [...forms(asked), ...forms(asked.replaceAll(/\s+/g, ''))];
  const called = new Set([title.toLowerCase(), ...`${unversioned(id)} ${names}`.toLowerCase().split(' ')]);
  return wanted.some((word) => called.has(word));
}

function fewOfEach(entries: readonly SearchEntry[]): readonly SearchEntry[] {
  const seen = new Map<string, number>();
  const [top, rest]: [SearchEntry[], SearchEntry[]] = [[], []];
  for (const entry of entries) {
    const name = `${entry.kind} ${entry.id ?? entry.title}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    if (isField(entry)) {
      if (count <= fieldsOfOneName) top.push(entry);
    } else (count <= entriesOfOneName ? top : rest).push(entry);
  }
  return [...top, ...rest];
}
