/**
 * The shape of a JSON value, as the program keeps it:
 * - a text: `string`, `integer`, `number`, `boolean`, `date-time`, `unknown` or `file`
 * - a reference to a named shape
 * - known values, a fixed value, a list, a map, an object, or one of several shapes
 */
export type Shape =
  | string
  | { readonly ref: string }
  | { readonly values: readonly unknown[]; readonly of?: string }
  | { readonly list: Shape }
  /** The host sends this value for every entry. */
  | { readonly fixed: unknown }
  | { readonly map: Shape }
  | { readonly any: readonly Shape[] }
  | { readonly fields: Readonly<Record<string, Shape>>; readonly required: readonly string[] }
  | { readonly nullable: Shape };

/** The shapes of a surface: named ones, and the body and the result of each operation by its ID. */
export interface ShapeTable {
  readonly named: Readonly<Record<string, Shape>>;
  readonly bodies: Readonly<Record<string, Shape>>;
  readonly results: Readonly<Record<string, Shape>>;
}
