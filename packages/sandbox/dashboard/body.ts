import type { Schema } from './api.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What fills the body of an operation. */
interface Sources {
  /** Values by name, at any depth. Null leaves a field out. */
  readonly fields: Fields;
  /** A list of lines has an entry for each of them. */
  readonly lines: readonly Fields[];
  readonly now: string;
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** A new document doesn't take these values from another one. */
const isOwn = (name: string): boolean => /^(?:type|status|state|body)$|_at$/.test(name);

const namesLine = (name: string, { properties = {} }: Schema): boolean =>
  name === 'order_lines' || 'order_line_id' in properties || 'channel_order_line_id' in properties;

/**
 * The body of an operation: its required fields and the fields of its example. The sources have priority over fields of
 * the same name in the line or the document, and these over the example.
 */
export function bodyOf(schema: Schema, example: unknown, from: readonly Fields[], sources: Sources): Fields {
  const { fields, lines, now } = sources;
  const valueOf = (name: string, one: Schema, shown: unknown): unknown => {
    if (Object.hasOwn(fields, name)) return fields[name];
    if (shown === undefined && schema.required?.includes(name) !== true) return undefined;
    const found = isOwn(name) ? undefined : from.map((source) => source[name]).find((value) => value != null);
    if (one.properties !== undefined) return bodyOf(one, shown, isObject(found) ? [found] : from, sources);
    const { items } = one;
    if (items?.properties === undefined) return name.endsWith('_at') ? now : isObject(found) ? shown : (found ?? shown);
    const isOfLines = lines.length > 0 && namesLine(name, items);
    const entries = isOfLines ? lines : ((found ?? [{}]) as readonly Fields[]);
    const [first] = (shown ?? []) as readonly unknown[];
    return entries.map((entry) => bodyOf(items, first, [entry, ...from], sources));
  };
  const all = Object.entries(schema.properties ?? {}).map(([name, one]) => {
    const shown = isObject(example) ? example[name] : undefined;
    return [name, valueOf(name, one, shown)] as const;
  });
  return Object.fromEntries(all.filter(([, value]) => value != null));
}
