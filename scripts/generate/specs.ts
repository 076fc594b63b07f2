import { stringify } from 'yaml';
import { emitEventsDocument, type EventsDocument } from './asyncapi.ts';
import type { Bundle } from '@tradelane/spec-model/bundle';
import type { Files } from './files.ts';
import { readOperations } from '@tradelane/spec-model/operation';

/** What `@tradelane/specs` publishes: each document as JSON and YAML, and an index of them. */
export function emitSpecs(bundles: readonly Bundle[], events: EventsDocument): Files {
  const files = new Map(emitEventsDocument(events));
  const index = bundles.map(({ surface, document }) => {
    const path = `${surface.name}.openapi.json`;
    files.set(`specs/dist/${path}`, `${JSON.stringify(document, null, 2)}\n`);
    files.set(
      `specs/dist/${surface.name}.openapi.yaml`,
      stringify(document, { lineWidth: 140, aliasDuplicateObjects: false }),
    );
    return {
      surface: surface.name,
      title: document.info.title,
      version: document.info.version,
      path,
      operations: readOperations(document).map(({ id }) => id),
    };
  });
  files.set(
    'specs/dist/index.js',
    `/** Every bundled description; \`path\` is relative to this file. */\nexport const surfaces = ${JSON.stringify(index, null, 2)};\n
/** The description of the events, in AsyncAPI. */\nexport const events = ${JSON.stringify(indexOfEvents(events), null, 2)};\n`,
  );
  files.set('specs/dist/index.d.ts', indexTypes);
  return files;
}

function indexOfEvents({ info, components }: EventsDocument): object {
  return {
    title: info.title,
    version: info.version,
    path: 'events.asyncapi.json',
    messages: Object.values(components.messages).map(({ name }) => name),
  };
}

const indexTypes = `/** One bundled OpenAPI document of this package. */
export interface SurfaceSpec {
  /** Name of the surface: \`hub\`, \`services-seller\`. */
  readonly surface: string;
  readonly title: string;
  readonly version: string;
  /** File of the document; import it as \`@tradelane/specs/<path>\`. A \`.yaml\` twin stands beside it. */
  readonly path: string;
  /** Ids of the operations in the order of the document. */
  readonly operations: readonly string[];
}
/** Every surface that this package describes. */
export declare const surfaces: readonly SurfaceSpec[];

/** The bundled AsyncAPI 3 document of the events that the hub publishes. */
export interface EventsSpec {
  readonly title: string;
  readonly version: string;
  /** File of the document; a \`.yaml\` twin stands beside it. */
  readonly path: string;
  /** The messages, by the \`type\` that they carry. */
  readonly messages: readonly string[];
}
/** What the hub publishes to a connector's queue or topic. */
export declare const events: EventsSpec;
`;
