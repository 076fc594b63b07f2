import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Document } from '../../../../scripts/generate/document.ts';
import { emitSurface } from '../../../../scripts/generate/surface-files.ts';
import { surfaces } from '../../../../scripts/generate/surfaces.ts';
import { generatedHub, hubLimits } from './hub-limits.ts';

/**
 * Writes the hub's client as the generator does, of documents in which every operation has the same limit: one that no measurement reaches,
 * so that what is measured are generated methods with a limit to keep and not the waiting, and one that is measured itself.
 */
export async function writeGeneratedHubs(): Promise<void> {
  const surface = surfaces.find(({ name }) => name === 'hub');
  if (!surface) throw new Error('There is no surface of the hub');
  const text = readFileSync(fileURLToPath(import.meta.resolve('@tradelane/specs/hub.openapi.json')), 'utf8');
  for (const requests of hubLimits) {
    const folder = generatedHub(requests);
    mkdirSync(folder, { recursive: true });
    const document = withLimit(JSON.parse(text) as Document, requests);
    for (const [file, content] of await emitSurface({ surface, document }))
      writeFileSync(join(folder, basename(file)), content);
  }
}

function withLimit(document: Document, requests: number): Document {
  const rate = [{ requests, period: 'PT1S' }];
  for (const item of Object.values(document.paths))
    for (const operation of Object.values(item as Readonly<Record<string, object>>))
      if ('operationId' in operation)
        Object.assign(operation, { 'x-rate-limit': { recommended: rate, maximum: rate } });
  return document;
}
