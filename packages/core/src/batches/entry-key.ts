/** Key of an entry, or `undefined` if a field is missing, because the entry can't be matched. */
export function keyOf(entry: unknown, fields: readonly string[]): string | undefined {
  const values = fields.map((field) => valueAt(entry, field));
  return values.some((value) => value === undefined) ? undefined : JSON.stringify(values);
}

/**
 * Key field as a string, because an ID may be a number on one side. `shipment_id` in a response matches the item's
 * `id` (ST31). An entry that repeats its item holds it in `input` (DR74).
 */
function valueAt(entry: unknown, field: string): string | undefined {
  const value =
    read(entry, field) ?? read(entry, `input.${field}`) ?? (field.endsWith('_id') ? read(entry, 'id') : undefined);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Reads a field by name or path, such as `input.request_id`. */
function read(entry: unknown, path: string): unknown {
  let value = entry;
  for (const name of path.split('.')) {
    value =
      typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
  }
  return value ?? undefined;
}
