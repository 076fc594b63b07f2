import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@hey-api/openapi-ts';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { generate } from 'orval';
import { generateApi } from 'swagger-typescript-api';
import type { PublishedDocument } from './documents.ts';

/** Makes code from one document and writes it under `folder`, with the defaults that the tool has. */
type Generator = (document: PublishedDocument, folder: string) => Promise<unknown>;

export const generators: Readonly<Record<string, Generator>> = {
  'openapi-typescript': async ({ surface, path }, folder) =>
    writeFile(join(folder, `${surface}.ts`), astToString(await openapiTypescript(pathToFileURL(path)))),
  'hey-api': ({ surface, path }, folder) => createClient({ input: path, output: join(folder, surface) }),
  orval: ({ surface, path }, folder) =>
    generate({ input: { target: path }, output: { target: join(folder, `${surface}.ts`), client: 'fetch' } }, folder),
  'swagger-typescript-api': ({ surface, path }, folder) =>
    generateApi({ input: path, output: folder, fileName: `${surface}.ts` }),
};
