import { assumptionNote, assumptionsAbout, assumptionsOf } from '@tradelane/spec-model/assumptions';
import { resolve, schemaName, type Document, type Reference, type Schema } from '@tradelane/spec-model/document';

/**
 * Adds docstrings to fields and parameters. A docstring has the description of the field or of its type, its
 * assumptions, and the meaning of each value.
 */
export function describeFields(document: Document): void {
  // Collect all descriptions first, because added descriptions must not be read as written ones.
  const written = [...comments(document, document)];
  for (const [node, description] of written) Object.assign(node, { description });
}

function* comments(
  document: Document,
  node: unknown,
  assumptions: ReturnType<typeof assumptionsOf> = [],
): Generator<readonly [object, string]> {
  if (typeof node !== 'object' || node === null) return;
  const notes = [...assumptions, ...assumptionsOf(document, node)].map(assumptionNote);
  const text = [description(document, node), ...notes].filter((part) => part !== undefined).join(' ');
  const lines = [...(text === '' ? [] : [text]), ...values(document, node)];
  if (lines.length > 0) yield [node, lines.join('\n')];
  for (const [key, value] of Object.entries(node)) {
    if (key === 'example' || key === 'examples') continue;
    if (key === 'parameters' && 'operationId' in node)
      for (const parameter of value as readonly Reference[])
        yield* comments(document, parameter, assumptionsAbout(node as Schema, nameOf(document, parameter)));
    // A field may have the name of a keyword, such as `items` or `description`.
    else if (key !== 'properties') yield* comments(document, value);
    else
      for (const [name, inner] of Object.entries(value as object))
        yield* comments(document, inner, assumptionsAbout(node, name));
  }
}

const nameOf = (document: Document, parameter: Reference): string =>
  resolve<{ readonly name?: string }>(document, parameter).name ?? '';

function description(document: Document, node: Schema): string | undefined {
  if (typeof node.description === 'string') return node.description.trim();
  return schemaName(node.$ref) === undefined ? undefined : description(document, resolve(document, node));
}

/** The meanings of the values of a field, of the entries of a list, or of a parameter. */
function values(document: Document, node: Schema & { readonly schema?: Schema }): readonly string[] {
  const meanings = schemaName(node.$ref) === undefined ? node : resolve(document, node);
  if (meanings['x-enumDescriptions'] !== undefined)
    return Object.entries(meanings['x-enumDescriptions']).map(([value, meaning]) => `- \`${value}\`: ${meaning}`);
  const inner = node.items ?? node.schema;
  return inner === undefined ? [] : values(document, inner);
}
