import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@hey-api/openapi-ts';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { generate } from 'orval';
import { generateApi } from 'swagger-typescript-api';
import type { PublishedDocument } from './documents.ts';

/** Generates code from a document into `folder`, with the defaults of the tool. */
type Generator = (document: PublishedDocument, folder: string) => Promise<unknown>;

const redocly = join(import.meta.dirname, '../../../node_modules/.bin/redocly');

export const generators: Readonly<Record<string, Generator>> = {
  'openapi-typescript': async ({ surface, path }, folder) =>
    writeFile(join(folder, `${surface}.ts`), astToString(await openapiTypescript(pathToFileURL(path)))),
  'hey-api': ({ surface, path }, folder) => createClient({ input: path, output: join(folder, surface) }),
  orval: ({ surface, path }, folder) =>
    generate({ input: { target: path }, output: { target: join(folder, `${surface}.ts`), client: 'fetch' } }, folder),
  'swagger-typescript-api': ({ surface, path }, folder) =>
    generateApi({ input: path, output: folder, fileName: `${surface}.ts` }),
  redocly: async ({ surface, path }, folder) =>
    process.stdout.write(
      execFileSync(redocly, ['generate-client', path, '--output', join(folder, `${surface}.ts`)], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
      }),
    ),
};
