/** An object of any fields. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object and no list. */
export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the fields of an entry that the user or an agent named: `order_id`, `order_lines.offer_sku`. */
export function picked(entry: unknown, fields: readonly string[]): unknown {
  if (fields.includes('*')) return entry;
  if (Array.isArray(entry)) return entry.map((one) => picked(one, fields));
  if (!isObject(entry)) return entry;
  const names = [...new Set(fields.map((field) => field.split('.')[0] ?? ''))];
  return Object.fromEntries(
    names
      .filter((name) => Object.hasOwn(entry, name))
      .map((name) => {
        const inner = fields
          .filter((field) => field.startsWith(`${name}.`))
          .map((field) => field.slice(name.length + 1));
        return [name, fields.includes(name) || inner.length === 0 ? entry[name] : picked(entry[name], inner)];
      }),
  );
}

/** Values at a path, through lists. */
export function valuesAt(entry: unknown, path: string): readonly unknown[] {
  let found: readonly unknown[] = [entry];
  for (const step of path.split('.'))
    found = found
      .flatMap((value) => (Array.isArray(value) ? value : [value]))
      .flatMap((value) => (isObject(value) && Object.hasOwn(value, step) ? [value[step]] : []));
  return found.flatMap((value) => (Array.isArray(value) ? value : [value]));
}
