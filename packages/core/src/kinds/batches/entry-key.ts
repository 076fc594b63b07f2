/** The key of an entry, or undefined where a field is missing: such an entry cannot be matched. */
export function keyOf(entry: unknown, fields: readonly string[]): string | undefined {
  const values = fields.map((field) => valueAt(entry, field));
  return values.some((value) => value === undefined) ? undefined : JSON.stringify(values);
}

/**
 * A key field as a string, since ids are numbers on one side and strings on the other at times. A response that names
 * the kind of its id (`shipment_id`, ST31) means the plain `id` of the caller's item; one that repeats the item has it in `input` (DR74).
 */
function valueAt(entry: unknown, field: string): string | undefined {
  const value =
    read(entry, field) ?? read(entry, `input.${field}`) ?? (field.endsWith('_id') ? read(entry, 'id') : undefined);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** A field by its name, or by a path such as `input.request_id`. */
function read(entry: unknown, path: string): unknown {
  let value = entry;
  for (const name of path.split('.')) {
    value =
      typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
  }
  return value ?? undefined;
}
