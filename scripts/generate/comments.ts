import { resolve, schemaName, type Document, type Schema } from './document.ts';

/**
 * Gives fields and parameters the comments that a developer sees in an editor: what the field says, else what its type says, and what
 * each value means.
 */
export function describeFields(document: Document): void {
  // Comments are made from what was written, so all of them are found before the first is put in.
  const written = [...comments(document, document)];
  for (const [node, description] of written) Object.assign(node, { description });
}

function* comments(document: Document, node: unknown): Generator<readonly [object, string]> {
  if (typeof node !== 'object' || node === null) return;
  const lines = [description(document, node), ...values(document, node)].filter((line) => line !== undefined);
  if (lines.length > 0) yield [node, lines.join('\n')];
  for (const [key, value] of Object.entries(node)) {
    if (key === 'example' || key === 'examples') continue;
    // Fields may have the names that schemas give to other things: `items`, `description`.
    for (const inner of key === 'properties' ? Object.values(value as object) : [value])
      yield* comments(document, inner);
  }
}

function description(document: Document, node: Schema): string | undefined {
  if (typeof node.description === 'string') return node.description.trim();
  return schemaName(node.$ref) === undefined ? undefined : description(document, resolve(document, node));
}

/** Of a value, of those of a list, or of the schema of a parameter. */
function values(document: Document, node: Schema & { readonly schema?: Schema }): readonly string[] {
  const meanings = schemaName(node.$ref) === undefined ? node : resolve(document, node);
  if (meanings['x-enumDescriptions'] !== undefined)
    return Object.entries(meanings['x-enumDescriptions']).map(([value, meaning]) => `- \`${value}\`: ${meaning}`);
  const inner = node.items ?? node.schema;
  return inner === undefined ? [] : values(document, inner);
}
