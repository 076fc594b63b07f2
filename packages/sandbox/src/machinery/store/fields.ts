/** A filter value of a list. */
export type FilterValue = string | number | boolean;

/**
 * A sort or filter field, read from a document. Its kind is a `time` (ISO 8601), a `value` (or a list) that is compared
 * for equality, or a `name` that is sorted as text. `undefined` never matches and isn't sorted.
 */
export type Field<T> =
  | { readonly kind: 'time'; readonly sorts: boolean; readonly read: (document: T) => string | undefined }
  | {
      readonly kind: 'value';
      readonly sorts: false;
      readonly read: (document: T) => FilterValue | readonly FilterValue[] | undefined;
    }
  | { readonly kind: 'name'; readonly sorts: true; readonly read: (document: T) => string | undefined };

export type Fields<T> = Readonly<Record<string, Field<T>>>;

/** A time for filters. */
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
export const value = <T>(read: (document: T) => FilterValue | readonly FilterValue[] | undefined): Field<T> => ({
  kind: 'value',
  sorts: false,
  read,
});

/** One condition of a filter. */
export type Condition =
  | { readonly field: string; readonly among: readonly FilterValue[] }
  | { readonly field: string; readonly from?: string | undefined; readonly to?: string | undefined };

/** A condition that the field has one of these values. */
export type Among = Extract<Condition, { readonly among: unknown }>;

/** The field has one of these values. `undefined` for no filter. */
export const among = (field: string, wanted: FilterValue | readonly FilterValue[] | undefined): Condition | undefined =>
  wanted === undefined ? undefined : { field, among: typeof wanted === 'object' ? wanted : [wanted] };

/** The time is between two instants, inclusive. `undefined` for no bounds. */
export const between = (field: string, from: string | undefined, to?: string): Condition | undefined =>
  from === undefined && to === undefined ? undefined : { field, from, to };

const fieldOf = <T>(fields: Fields<T>, name: string): Field<T> => {
  const field = fields[name];
  if (field === undefined) throw new Error(`Unknown field: ${name}`);
  return field;
};

export const valuesOf = (read: FilterValue | readonly FilterValue[] | undefined): readonly FilterValue[] =>
  read === undefined ? [] : typeof read === 'object' ? read : [read];

/** Whether a document has one of the values of each condition. */
export function meets<T>(fields: Fields<T>, document: T, conditions: readonly Among[]): boolean {
  return conditions.every(({ field, among: wanted }) =>
    valuesOf(fieldOf(fields, field).read(document)).some((one) => wanted.includes(one)),
  );
}
