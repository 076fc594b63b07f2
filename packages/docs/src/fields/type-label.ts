import { resolve, schemaName, type Document, type Schema } from '@tradelane/spec-model/document';

/** How a type is shown: `string (date-time)`, `Money`, `array of OrderLine`. */
export function typeOf(document: Document, schema: Schema): string {
  const name = schemaName(schema.$ref);
  if (name !== undefined) {
    const resolved = resolve(document, schema);
    return isPlain(resolved) ? typeOf(document, resolved) : name;
  }
  if (schema.$ref !== undefined) return typeOf(document, resolve(document, schema));
  if (schema.allOf !== undefined) return schema.allOf.map((part) => typeOf(document, part)).join(' and ');
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices !== undefined) return [...new Set(choices.map((part) => typeOf(document, part)))].join(' or ');
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['any']);
  const written = types.map((type) =>
    type === 'array'
      ? `array of ${typeOf(document, schema.items ?? {})}`
      : type === 'string' && schema.format === 'binary'
        ? 'file'
        : type,
  );
  const format = schema.format === undefined || schema.format === 'binary' ? '' : ` (${schema.format})`;
  return `${written.filter((type) => type !== 'null').join(' or ')}${format}${types.includes('null') ? ' or null' : ''}`;
}

/** A named text, number or list of values is shown as what it is. */
function isPlain(schema: Schema): boolean {
  return (
    schema.properties === undefined &&
    schema.allOf === undefined &&
    schema.oneOf === undefined &&
    schema.anyOf === undefined &&
    schema.type !== 'array' &&
    schema.type !== 'object'
  );
}
