import type { Document } from '@tradelane/spec-model/document';
import { bodyField, type Content, type Field } from '../fields/field.ts';

/** A named schema with its own fields. Fields of another named schema are on the page of that schema. */
export function schemaField(document: Document, name: string): Field | undefined {
  const schemas = document.components?.schemas ?? {};
  if (schemas[name] === undefined) return undefined;
  const names = new Set(Object.keys(schemas));
  const reference = Object.keys(schemas).includes(name) ? { $ref: `#/components/schemas/${name}` } : {};
  const field = bodyField(document, reference);
  return { ...field, content: shallow(field.content, names) };
}

function shallow(content: Content, names: ReadonlySet<string>): Content {
  return {
    ...content,
    fields: content.fields.map((field) => ({
      ...field,
      content: namedIn(field.type, names)
        ? { fields: [], variants: [], recursive: undefined, assumptions: [] }
        : shallow(field.content, names),
    })),
    variants: content.variants.map((variant) => ({ ...variant, content: shallow(variant.content, names) })),
  };
}

/** `array of OrderLine or null` names another type. */
function namedIn(type: string, names: ReadonlySet<string>): boolean {
  return type.split(/\W+/).some((word) => names.has(word));
}
