import { fileURLToPath, pathToFileURL } from 'node:url';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { bundleSurfaces } from '../../../../scripts/generate/bundle.ts';
import { emitPackage } from '../../../../scripts/generate/package-files.ts';
import { emitSurface } from '../../../../scripts/generate/surface-files.ts';
import { surfaces } from '../../../../scripts/generate/surfaces.ts';
import type { Document } from '../../../../scripts/generate/document.ts';
import { type Figure, ratioAtMost } from '../measure/figure.ts';
import { cpuPerCall } from '../measure/rounds.ts';
import { ratiosOf, rowsOf } from '../measure/samples.ts';

const tenDocuments = 'tradelane, a document, ten times';
const tenfoldDocument = 'tradelane, ten times the document';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** What it takes to write the client packages. */
export const generation: Figure = {
  title: 'Generation of all surfaces',
  method:
    'From the descriptions to the generated text: types, operations, clients and schemas. Another contender is openapi-typescript alone, on the same files. A second figure compares a document with ten times the operations and schemas with ten runs of the original document.',
  peers: ['openapi-typescript'],
  async measure(quick) {
    const clients = surfaces.filter(({ client }) => client);
    const [first] = (await bundleSurfaces(root, clients))
      .toSorted((one, other) => operationsOf(one.document) - operationsOf(other.document))
      .slice(-3);
    if (!first) throw new Error('There are no surfaces');
    const once = repeated(first.document, 1);
    const tenfold = repeated(first.document, 10);
    const taken = await cpuPerCall(
      [
        {
          name: 'tradelane, everything',
          run: async () => {
            for (const bundle of await bundleSurfaces(root, clients)) {
              await emitSurface(bundle);
              emitPackage(root, bundle);
            }
          },
        },
        {
          name: 'openapi-typescript, types alone',
          run: async () => {
            for (const { source } of clients)
              astToString(await openapiTypescript(pathToFileURL(root + source), { silent: true }));
          },
        },
        {
          name: tenDocuments,
          run: async () => {
            for (let document = 0; document < 10; document += 1) await emitSurface({ ...first, document: once });
          },
        },
        { name: tenfoldDocument, run: () => emitSurface({ ...first, document: tenfold }) },
      ],
      // one call takes seconds, and has no connection that could have been closed
      quick ? { rounds: 2, calls: 1, atOnce: 1, lead: 0, warmUpInMs: 1 } : { rounds: 7, calls: 1, atOnce: 1, lead: 0 },
    );
    return {
      charts: [{ title: 'CPU for all surfaces', unit: 's', rows: rowsOf(taken, isOurs, 1e-6) }],
      verdicts: [
        ratioAtMost(
          'All surfaces, against openapi-typescript alone',
          ratiosOf(taken, 'tradelane, everything', 'openapi-typescript, types alone'),
          1.5,
        ),
        ratioAtMost(
          'Ten times the operations and schemas, time',
          ratiosOf(taken, tenfoldDocument, tenDocuments).map((ratio) => 10 * ratio),
          12,
        ),
      ],
    };
  },
};

function operationsOf({ paths }: Document): number {
  return Object.keys(paths).length;
}

/** The document with each operation and each schema so many times, under paths, ids, methods and names of their own. */
function repeated(document: Document, times: number): Document {
  const copies = Array.from({ length: times }, (_, index) => copyOf(document, index));
  const paths = Object.assign({}, ...copies.map((copy) => copy.paths)) as Document['paths'];
  const schemas = Object.assign({}, ...copies.map(({ components }) => components?.schemas)) as object;
  return { ...document, paths, components: { ...document.components, schemas } } as Document;
}

function copyOf(document: Document, index: number): Document {
  if (index === 0) return document;
  const text = JSON.stringify({ paths: document.paths, components: document.components });
  const renamed = text.replaceAll(/"#\/components\/schemas\/([^"/]+)/g, `"#/components/schemas/$1X${index}`);
  const { paths, components } = JSON.parse(renamed) as Document;
  for (const item of Object.values(paths)) {
    for (const operation of Object.values(item as Record<string, { operationId?: string; 'x-method'?: string }>)) {
      if (operation?.operationId === undefined) continue;
      operation.operationId += `x${index}`;
      if (operation['x-method'] !== undefined) operation['x-method'] += `X${index}`;
    }
  }
  return {
    ...document,
    paths: suffixed(paths, `/x${index}`),
    components: { ...components, schemas: suffixed(components?.schemas, `X${index}`) },
  } as Document;
}

function suffixed(names: object | undefined, suffix: string): object {
  return Object.fromEntries(Object.entries(names ?? {}).map(([name, value]) => [name + suffix, value]));
}

function isOurs(name: string): boolean {
  return name.startsWith('tradelane');
}
