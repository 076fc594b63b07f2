import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { Document } from '@tradelane/spec-model/document';
import type { Files } from './files.ts';
import { reachableSchemas } from './reachable-schemas.ts';

/** The parts of the AsyncAPI document that other modules read. */
export interface EventsDocument {
  readonly asyncapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly components: {
    readonly messages: Readonly<
      Record<string, { readonly name: string; readonly title: string; readonly payload: object }>
    >;
    readonly [kind: string]: unknown;
  };
}

/** The hand-written description of the events. */
export const eventsSource = 'specs/events/asyncapi.yaml';

/**
 * The description of the events as one document. Schemas with the same name come from the channel platform's
 * description, and examples from its webhooks.
 */
export function bundleEvents(root: string, platform: Document): EventsDocument {
  const file = join(root, eventsSource);
  const names = new Set<string>();
  const events = withoutFiles(parse(readFileSync(file, 'utf8')), dirname(file), names) as EventsDocument;
  const roots = [...names].map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const reached = reachableSchemas(platform, roots);
  const schemas = Object.entries(platform.components?.schemas ?? {})
    .filter(([name]) => reached.has(name))
    .map(([name, schema]) => [name, withPlainDiscriminators(schema)] as const);
  for (const name of names) if (!reached.has(name)) throw new Error(`${eventsSource}: no schema is named ${name}`);
  return { ...events, components: { ...events.components, schemas: Object.fromEntries(schemas) } };
}

/** Both forms of the document, as they are published. */
export function emitEventsDocument(events: EventsDocument): Files {
  return new Map([
    ['specs/dist/events.asyncapi.json', `${JSON.stringify(events, null, 2)}\n`],
    ['specs/dist/events.asyncapi.yaml', stringify(events, { lineWidth: 140, aliasDuplicateObjects: false })],
  ]);
}

/** Refers to schemas by name, and replaces references to examples by the examples. */
function withoutFiles(node: unknown, folder: string, names: Set<string>): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutFiles(item, folder, names));
  if (typeof node !== 'object' || node === null) return node;
  const { $ref } = node as { readonly $ref?: unknown };
  if (typeof $ref === 'string' && !$ref.startsWith('#')) {
    const name = /\/schemas\/[\w-]+\.yaml#\/(\w+)$/.exec($ref)?.[1];
    if (name === undefined) return readPointer(folder, $ref);
    names.add(name);
    return { $ref: `#/components/schemas/${name}` };
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withoutFiles(value, folder, names)]));
}

function readPointer(folder: string, reference: string): unknown {
  const [file = '', pointer = ''] = reference.split('#');
  let node: unknown = parse(readFileSync(join(folder, file), 'utf8'));
  for (const key of pointer.slice(1).split('/'))
    node = (node as Record<string, unknown> | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')];
  if (node === undefined) throw new Error(`${eventsSource}: ${reference} does not exist`);
  return node;
}

/**
 * Replaces discriminators. OpenAPI's discriminator is an object, AsyncAPI's is the name of the property. Each variant
 * names its own value.
 */
function withPlainDiscriminators(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withPlainDiscriminators);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      const name = (value as { readonly propertyName?: unknown } | null)?.propertyName;
      return [key, key === 'discriminator' && typeof name === 'string' ? name : withPlainDiscriminators(value)];
    }),
  );
}
