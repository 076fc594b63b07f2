import { schemaName, type Document } from '@tradelane/spec-model/document';
import { resolve } from '@tradelane/spec-model/document';
import type { Operation } from '@tradelane/spec-model/operation';

/** Names of the component schemas that a node refers to, directly or through others. */
export function reachableSchemas(document: Document, roots: readonly unknown[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key !== '$ref' || typeof value !== 'string') visit(value);
      else {
        const name = schemaName(value);
        if (name === undefined) visit(resolve(document, { $ref: value }));
        else if (!found.has(name)) {
          found.add(name);
          visit(document.components?.schemas?.[name]);
        }
      }
    }
  };
  for (const root of roots) visit(root);
  return found;
}

/** Schemas that only requests use: what a caller writes and never reads. */
export function requestOnly(document: Document, operations: readonly Operation[]): ReadonlySet<string> {
  const sent = reachableSchemas(
    document,
    operations.map(({ body }) => body?.schema),
  );
  const received = reachableSchemas(document, [...operations.map(({ object }) => object.responses), document.webhooks]);
  return new Set([...sent].filter((name) => !received.has(name)));
}
