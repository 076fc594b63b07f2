import { width } from '../literal.ts';

/** Code that has a line for each entry if it doesn't fit on one line. */
export interface Group {
  readonly open: string;
  /** Each entry with the code before it, such as the name of an argument. */
  readonly entries: readonly (readonly [prefix: string, value: Layout])[];
  readonly close: string;
}

export type Layout = string | Group;

/** How a language writes the lines of a group. */
export interface Style {
  /** Columns of an indentation. */
  readonly step: number;
  /** Whether a comma follows the last entry. */
  readonly lastComma: boolean;
}

export const group = (open: string, entries: Group['entries'], close: string): Group => ({ open, entries, close });

/** A call with its arguments. */
export const call = (name: string, values: readonly Layout[]): Group =>
  group(
    `${name}(`,
    values.map((value) => ['', value] as const),
    ')',
  );

/** The code of a layout that starts at a column and has `after` more characters on its last line. */
export function lay(layout: Layout, style: Style, indent = 0, column = indent, after = 1): string {
  const line = flat(layout);
  if (typeof layout === 'string' || layout.entries.length === 0) return line;
  if (!line.includes('\n') && column + line.length + after <= width) return line;
  const [[prefix = '', only] = [], ...others] = layout.entries;
  // The only argument of a call opens on the line of the call.
  if (others.length === 0 && prefix === '' && typeof only === 'object' && layout.close === ')')
    return `${layout.open}${lay(only, style, indent, column + layout.open.length, after + 1)}${layout.close}`;
  const inner = indent + style.step;
  const lines = layout.entries.map(([prefix, value], index) => {
    const comma = style.lastComma || index < layout.entries.length - 1 ? ',' : '';
    return `${' '.repeat(inner)}${prefix}${lay(value, style, inner, inner + prefix.length)}${comma}\n`;
  });
  return `${layout.open}\n${lines.join('')}${' '.repeat(indent)}${layout.close}`;
}

function flat(layout: Layout): string {
  if (typeof layout === 'string') return layout;
  return `${layout.open}${layout.entries.map(([prefix, value]) => `${prefix}${flat(value)}`).join(', ')}${layout.close}`;
}

/** The form of JSON values in a language. */
export interface Literals {
  readonly constants: Readonly<Record<'null' | 'true' | 'false', string>>;
  readonly text: (text: string) => string;
  /** The brackets of an object, and the sign between a name and its value. */
  readonly object: readonly [open: string, sign: string, close: string];
  readonly emptyObject: string;
}

/** A JSON value in a language. */
export function valueIn(literals: Literals, value: unknown): Layout {
  const { constants, text, object, emptyObject } = literals;
  if (typeof value === 'string') return text(value);
  if (typeof value !== 'object' || value === null)
    return constants[String(value) as keyof typeof constants] ?? String(value);
  const nested = (entry: unknown): Layout => valueIn(literals, entry);
  if (Array.isArray(value))
    return group(
      '[',
      value.map((entry) => ['', nested(entry)] as const),
      ']',
    );
  const members = Object.entries(value).map(([name, entry]) => [`${text(name)}${object[1]}`, nested(entry)] as const);
  return members.length === 0 ? emptyObject : group(object[0], members, object[2]);
}
