import type { FieldTree, SearchEntry, SearchHit } from './entry.ts';

/** A parameter or field of an operation. */
export interface FoundField {
  /** Its path from the section of the page: `['query', 'statuses']`. */
  readonly path: readonly string[];
  readonly values: readonly string[];
}

/** The key of the values of a field that has inner fields as well. */
export const ownValues = '=';

/** All fields of an operation, from the outside to the inside. */
export function fieldsOf({ fields = {} }: SearchEntry): readonly FoundField[] {
  return Object.entries(fields).flatMap(([section, tree]) => inner(tree, [section]));
}

function inner(tree: string | FieldTree, path: readonly string[]): readonly FoundField[] {
  if (typeof tree === 'string') return [];
  return Object.entries(tree).flatMap(([name, below]) => {
    if (name === ownValues) return [];
    const field = [...path, name];
    const own = typeof below === 'string' ? below : below[ownValues];
    const values = typeof own === 'string' && own !== '' ? own.split(' ') : [];
    return [{ path: field, values }, ...inner(below, field)];
  });
}

/** The sections of a page that describe the request. */
const requestSections: ReadonlySet<string> = new Set(['path', 'query', 'body']);

function isOfRequest({ path: [section = ''] }: FoundField): boolean {
  return requestSections.has(section);
}

/** The anchor of a field on the page of its operation. */
function fieldAnchor({ path }: FoundField): string {
  return path.map((part) => part.replaceAll(/[^\w-]+/g, '-')).join('.');
}

/** Entries of fields by name, once per surface: the first operation with the field shows it. */
export function fieldEntries(operations: readonly SearchEntry[]): readonly SearchEntry[] {
  return [...Map.groupBy(operations, ({ place }) => place)].flatMap(([place, list]) => {
    const entries = new Map<string, SearchEntry>();
    for (const operation of list)
      for (const field of fieldsOf(operation)) {
        const name = field.path.at(-1) ?? '';
        if (name === '*' || entries.has(name)) continue;
        entries.set(name, {
          kind: 'field',
          title: name,
          place: `${place}, ${operation.title}`,
          url: `${operation.url}#${fieldAnchor(field)}`,
          names: `${name} ${field.path.slice(1).join('.')}`,
        });
      }
    return [...entries.values()];
  });
}

/** Operations with a value in their fields. Operations that accept the value come before operations that return it. */
export function withValue(entries: readonly SearchEntry[], value: string): readonly SearchHit[] {
  return entries
    .flatMap((entry) => {
      const fields = fieldsOf(entry).filter(({ values }) => values.includes(value));
      const field = fields.find(isOfRequest) ?? fields[0];
      if (field === undefined) return [];
      const rank = (isOfRequest(field) ? 0 : 2) + (entry.deprecated === true ? 1 : 0);
      return [{ hit: hitAt(entry, field, [value.toLowerCase()]), rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ hit }) => hit);
}

/** The place of a field that the words of a query name: `TL02 page_token`. A fact with the same name comes first. */
export function atField(entry: SearchEntry, wanted: readonly string[]): SearchHit | undefined {
  if (hasFact(entry, wanted)) return undefined;
  const field = fieldsOf(entry).find(({ path }) => wanted.includes(path.at(-1)?.toLowerCase() ?? ''));
  return field === undefined ? undefined : hitAt(entry, field, wanted);
}

function hitAt(entry: SearchEntry, field: FoundField, marks: readonly string[]): SearchHit {
  const section = field.path.slice(1).join('.');
  const values = field.values.length === 0 ? {} : { excerpt: `${section}: ${field.values.join(', ')}` };
  return { ...entry, url: `${entry.url}#${fieldAnchor(field)}`, section, ...values, marks };
}

/** Whether a word is the name of a fact: `limit` is the rate limit of an operation, not the parameter. */
function hasFact({ sections = [] }: SearchEntry, wanted: readonly string[]): boolean {
  const lines = sections.flatMap(({ text }) => text);
  return wanted.some((word) => lines.some((line) => line.toLowerCase().startsWith(`${word}: `)));
}
