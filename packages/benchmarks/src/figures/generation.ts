import { fileURLToPath, pathToFileURL } from 'node:url';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { bundleSurfaces } from '../../../../scripts/generate/bundle.ts';
import { emitPackage } from '../../../../scripts/generate/package-files.ts';
import { emitSurface } from '../../../../scripts/generate/surface-files.ts';
import { surfaces } from '../../../../scripts/generate/surfaces.ts';
import type { Document } from '../../../../scripts/generate/document.ts';
import { atMost, type Figure } from '../measure/figure.ts';
import { cpuPerCall } from '../measure/rounds.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** What it takes to write the client packages. */
export const generation: Figure = {
  title: 'Generation of all surfaces',
  method:
    'From the files of the descriptions to the text of the generated files: types, operations, clients, schemas. Beside it openapi-typescript alone, from the same files. And a document with ten times the operations.',
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
        { name: 'tradelane, a document', run: () => emitSurface({ ...first, document: once }) },
        { name: 'tradelane, ten times the operations', run: () => emitSurface({ ...first, document: tenfold }) },
      ],
      { rounds: quick ? 1 : 5, calls: quick ? 2 : 1, atOnce: 1 },
    );
    const of = (name: string): number => taken.get(name) ?? Number.NaN;
    return {
      charts: [
        {
          title: 'CPU for all surfaces',
          unit: 's',
          rows: [...taken].map(([name, value]) => ({ name, value: value / 1e6, ours: name.startsWith('tradelane') })),
        },
      ],
      verdicts: [
        atMost(
          'All surfaces, against openapi-typescript alone',
          of('tradelane, everything') / of('openapi-typescript, types alone'),
          1.5,
          ' ×',
        ),
        atMost(
          'Ten times the operations, time',
          of('tradelane, ten times the operations') / of('tradelane, a document'),
          12,
          ' ×',
        ),
      ],
    };
  },
};

function operationsOf({ paths }: Document): number {
  return Object.keys(paths).length;
}

/** The document with each operation so many times, under paths, ids and methods of their own. */
function repeated(document: Document, times: number): Document {
  const paths = Object.entries(document.paths).flatMap(([path, item]) =>
    Array.from({ length: times }, (_, index) => {
      if (index === 0) return [path, item] as const;
      const copy = structuredClone(item) as Record<string, { operationId?: string; 'x-method'?: string }>;
      for (const operation of Object.values(copy)) {
        if (operation?.operationId === undefined) continue;
        operation.operationId += `x${index}`;
        if (operation['x-method'] !== undefined) operation['x-method'] += `X${index}`;
      }
      return [`${path}/x${index}`, copy] as const;
    }),
  );
  return { ...document, paths: Object.fromEntries(paths) } as Document;
}
