import type { Bundle } from '@tradelane/spec-model/bundle';
import { schemaName, type Schema } from '@tradelane/spec-model/document';

/**
 * Component schemas of all surfaces in one place. Schemas that are identical in every respect appear once. The rest get
 * a unique name.
 */
export interface SharedSchemas {
  readonly definitions: Readonly<Record<string, Schema>>;
  /** The schema with its references rewritten to the shared definitions. */
  adopt(surface: string, schema: Schema): Schema;
}

/** Two schemas of one name are identical if their text is identical, and also everything that they refer to. */
export function shareSchemas(bundles: readonly Bundle[]): SharedSchemas {
  const entries = bundles.flatMap(({ surface, document }) =>
    Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => ({
      surface: surface.name,
      name,
      schema,
    })),
  );
  // Schemas that refer to different schemas differ too. Split the classes until no split causes another one.
  let classes = new Map(entries.map((entry) => [id(entry.surface, entry.name), entry.name]));
  for (let count = 0; count !== new Set(classes.values()).size;) {
    count = new Set(classes.values()).size;
    const numbers = new Map<string, Map<string, number>>();
    const next = new Map<string, string>();
    for (const { surface, name, schema } of entries) {
      const text = JSON.stringify(renamed(schema, (other) => classes.get(id(surface, other)) ?? other));
      const known = numbers.get(name) ?? new Map<string, number>();
      numbers.set(name, known.set(text, known.get(text) ?? known.size));
      next.set(id(surface, name), known.get(text) === 0 ? name : `${name}_${known.get(text)}`);
    }
    classes = next;
  }
  const adopt = (surface: string, schema: Schema): Schema =>
    renamed(schema, (name) => classes.get(id(surface, name)) ?? name) as Schema;
  const definitions: Record<string, Schema> = {};
  for (const { surface, name, schema } of entries)
    definitions[classes.get(id(surface, name)) ?? name] ??= adopt(surface, schema);
  return { definitions, adopt };
}

function id(surface: string, name: string): string {
  return `${surface} ${name}`;
}

/** A copy with renamed references to component schemas, including mappings of discriminators. */
function renamed(node: unknown, rename: (name: string) => string): unknown {
  if (typeof node === 'string') {
    const name = schemaName(node);
    return name === undefined ? node : `#/components/schemas/${rename(name)}`;
  }
  if (Array.isArray(node)) return node.map((item) => renamed(item, rename));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, renamed(value, rename)]));
}
