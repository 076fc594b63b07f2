import { resolve, schemaName, type Assumption, type Document, type Schema } from './document.ts';

/**
 * Returns the assumptions about a field or a type, without assumptions about its fields. A field also has the assumptions
 * of its type, unless the type is an object, which has its own docstring.
 */
export function assumptionsOf(document: Document, node: Schema): readonly Assumption[] {
  const named = schemaName(node.$ref) === undefined ? node : resolve(document, node);
  const schema = isObject(named) ? node : named;
  const fields = Object.keys(schema.properties ?? {});
  // Assumptions about an operation are on its page.
  const all = 'operationId' in schema ? [] : (schema['x-assumption'] ?? []);
  return all.filter((assumption) => !fields.some((name) => isAbout(assumption, name)));
}

/** The assumptions of a type that name one of its fields. */
export const assumptionsAbout = (node: Schema, field: string): readonly Assumption[] =>
  (node['x-assumption'] ?? []).filter((assumption) => isAbout(assumption, field));

const isAbout = ({ about }: Assumption, field: string): boolean =>
  about === field || about.split(/\W+/).includes(field);

/** An assumption as a sentence of a docstring. */
export const assumptionNote = ({ about, choice }: Assumption): string =>
  `Assumption about ${about.replace(/\.$/, '')}: ${choice.replace(/\.$/, '')}.`;

/** Whether a schema has fields or variants with their own documentation. */
export const isObject = ({ properties, allOf, oneOf, anyOf }: Schema): boolean =>
  [properties, allOf, oneOf, anyOf].some((part) => part !== undefined);
