/** A filter value of a list. */
export type FilterValue = string | number | boolean;

/**
 * A column of a collection, read from its documents. Lists sort and filter by it. `undefined` never matches, and
 * excludes the document from lists that sort by the column.
 */
export type Field<T> =
  | { readonly kind: 'time'; readonly sorts: boolean; readonly read: (document: T) => string | undefined }
  | { readonly kind: 'name'; readonly sorts: true; readonly read: (document: T) => string | undefined }
  | { readonly kind: 'value'; readonly sorts: false; readonly read: (document: T) => FilterValue | undefined }
  | {
      readonly kind: 'values';
      readonly sorts: false;
      readonly read: (document: T) => readonly FilterValue[] | undefined;
    };

export type Fields<T> = Readonly<Record<string, Field<T>>>;

/** A time (ISO 8601) for filters. */
export const time = <T>(read: (document: T) => string | undefined): Field<T> => ({ kind: 'time', sorts: false, read });
/** A time for sorting and filters. */
export const sortedTime = <T>(read: (document: T) => string | undefined): Field<T> => ({
  kind: 'time',
  sorts: true,
  read,
});
/** A text for sorting. */
export const sortedName = <T>(read: (document: T) => string | undefined): Field<T> => ({
  kind: 'name',
  sorts: true,
  read,
});
/** A value for filters. */
export const value = <T>(read: (document: T) => FilterValue | undefined): Field<T> => ({
  kind: 'value',
  sorts: false,
  read,
});
/** Several values for filters. One of them must match. */
export const values = <T>(read: (document: T) => readonly FilterValue[] | undefined): Field<T> => ({
  kind: 'values',
  sorts: false,
  read,
});

/** A sort order of a collection other than by key, to look documents up. `undefined` excludes the document. */
export type IndexOf<T> = (document: T) => string | undefined;

/** A column as stores keep it: a time in milliseconds, a text, or several texts between line breaks. */
export interface Column<T> {
  readonly name: string;
  readonly kind: Field<T>['kind'];
  readonly sorts: boolean;
  readonly read: (document: T) => string | number | undefined;
}

/**
 * A named set of JSON documents (or byte arrays) by key. Documents never change in place: write a new one instead.
 * `scan` reads indexes, `find` sorts and filters by fields.
 */
export interface Collection<T> {
  readonly name: string;
  readonly columns: readonly Column<T>[];
}

/** Encodes several values as one text. */
const joined = (all: readonly FilterValue[]): string => `\n${all.join('\n')}\n`;

function columnOf<T>(name: string, field: Field<T>): Column<T> {
  const { kind, sorts } = field;
  if (kind === 'name') return { name, kind, sorts, read: field.read };
  const read = (document: T): string | number | undefined => {
    const found = field.read(document);
    if (found === undefined) return undefined;
    if (kind === 'values') return joined(found as readonly FilterValue[]);
    if (kind === 'value') return String(found);
    const at = Date.parse(found as string);
    return Number.isNaN(at) ? undefined : at;
  };
  return { name, kind, sorts, read };
}

/** Name of the column of an index. A field may have the same name. */
export const indexColumn = (index: string): string => `by_${index}`;

const known = new Map<string, Collection<never>>();

export function collection<T>(
  name: string,
  indexes: Readonly<Record<string, IndexOf<T>>> = {},
  fields: Fields<T> = {},
): Collection<T> {
  const columns = [
    ...Object.entries(indexes).map(([index, read]) => columnOf<T>(indexColumn(index), sortedName(read))),
    ...Object.entries(fields).map(([field, one]) => columnOf(field, one)),
  ];
  const one = { name, columns };
  known.set(name, one as unknown as Collection<never>);
  return one;
}

/** Every defined collection. */
export const allCollections = (): Iterable<Collection<never>> => known.values();

/** Returns the collection with this name. A snapshot may have one that this version doesn't know. */
export const collectionOf = (name: string): Collection<unknown> =>
  (known.get(name) as Collection<unknown> | undefined) ?? { name, columns: [] };

/** One condition of a filter. */
export type Condition =
  | { readonly field: string; readonly among: readonly FilterValue[] }
  | { readonly field: string; readonly from?: string | undefined; readonly to?: string | undefined };

/** The field has one of these values. `undefined` for no filter. */
export const among = (field: string, wanted: FilterValue | readonly FilterValue[] | undefined): Condition | undefined =>
  wanted === undefined ? undefined : { field, among: typeof wanted === 'object' ? wanted : [wanted] };

/** The time is between two instants, inclusive. `undefined` for no bounds. */
export const between = (field: string, from: string | undefined, to?: string): Condition | undefined =>
  from === undefined && to === undefined ? undefined : { field, from, to };

/** A condition on a column, with its values as stores keep them. */
export type Test =
  | { readonly column: string; readonly kind: 'value' | 'values'; readonly among: readonly string[] }
  | { readonly column: string; readonly kind: 'time'; readonly from: number; readonly to: number };

/** @throws {Error} If the collection lacks the field, or its kind doesn't support the condition. */
export function testOf<T>({ name, columns }: Collection<T>, condition: Condition): Test {
  const { field } = condition;
  const kind = columns.find((column) => column.name === field)?.kind;
  if ('among' in condition && kind === 'value') return { column: field, kind, among: condition.among.map(String) };
  if ('among' in condition && kind === 'values')
    return { column: field, kind, among: condition.among.map((one) => joined([one])) };
  if (!('among' in condition) && kind === 'time')
    return {
      column: field,
      kind,
      from: condition.from === undefined ? -Infinity : Date.parse(condition.from),
      to: condition.to === undefined ? Infinity : Date.parse(condition.to),
    };
  throw new Error(`The filter on ${field} of ${name} uses an unsupported condition`);
}

/** The fields that have a value. */
export const present = <T extends object>(fields: { readonly [Name in keyof T]: T[Name] | undefined }): T =>
  Object.fromEntries(Object.entries(fields).filter(([, one]) => one !== undefined)) as T;

/** Changes of a record: missing fields stay, null removes. */
export type Changes<T extends object> = { readonly [Name in keyof T]?: T[Name] | null | undefined };

/** Applies changes to a record (C04): missing or undefined fields stay, null removes. */
export function changed<T extends object>(before: T, changes: Changes<T>): T {
  const merged = Object.entries({ ...before, ...present<object>(changes) });
  // The description of the operation decides which fields may be null. Required fields never are.
  return Object.fromEntries(merged.filter(([, one]) => one !== null)) as T;
}

/** A record with these fields present. */
export type Has<T, Name extends keyof T> = T & Required<Pick<T, Name>>;

/** Joins the parts of a compound key. Identifiers contain no line breaks. */
export const keyOf = (...parts: readonly string[]): string => parts.join('\n');
