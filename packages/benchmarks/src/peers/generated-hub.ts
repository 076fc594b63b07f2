import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generatedHub, hubLimits } from './hub-limits.ts';

const generated = fileURLToPath(new URL('../../../hub/src/generated/', import.meta.url));

/** Writes copies of the hub's generated client, each with one limit for all operations. */
export function writeGeneratedHubs(): void {
  for (const requests of hubLimits) {
    const folder = generatedHub(requests);
    cpSync(generated, folder, { recursive: true });
    const file = join(folder, 'operations.ts');
    writeFileSync(file, withLimit(readFileSync(file, 'utf8'), requests));
  }
}

function withLimit(operations: string, requests: number): string {
  const rate = `{ requests: ${requests}, periodInMs: 1000 }`;
  const limited = operations
    .replaceAll(/^ {4}rate: \{(?:.*\}|\n(?: {6}.*\n)+ {4}\}),\n/gm, '')
    .replaceAll(/^ {4}path: .+\n/gm, `$&    rate: { recommended: [${rate}], maximum: [${rate}] },\n`);
  if (limited.match(/\brate: /g)?.length !== limited.match(/^ {4}path: /gm)?.length)
    throw new Error('The generated operations have another form: a limit could not be replaced.');
  return limited;
}
