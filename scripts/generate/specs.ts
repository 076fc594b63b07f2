import { stringify } from 'yaml';
import type { Bundle } from './bundle.ts';
import type { Files } from './files.ts';
import { readOperations } from './operation.ts';

/** What `@tradelane/specs` publishes: each document as JSON and YAML, and an index of them. */
export function emitSpecs(bundles: readonly Bundle[]): Files {
  const files = new Map<string, string>();
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
    `/** Every bundled description; \`path\` is relative to this file. */\nexport const surfaces = ${JSON.stringify(index, null, 2)};\n`,
  );
  files.set('specs/dist/index.d.ts', indexTypes);
  return files;
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
`;
