import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Document } from './document.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const bundled = (surface: string): string => join(root, `specs/dist/${surface}.openapi.json`);
const read = (file: string): Document => JSON.parse(readFileSync(file, 'utf8')) as Document;

/** The bundled document of a surface, as `@tradelane/specs` publishes it. */
export function readDocument(surface: string): Document {
  return read(bundled(surface));
}

/** The same with the mock's overlay on it. */
export function readForPrism(surface: string): Document {
  const folder = mkdtempSync(join(tmpdir(), 'tradelane-prism-'));
  try {
    const relaxed = join(folder, 'openapi.json');
    execFileSync(
      join(root, 'node_modules/.bin/redocly'),
      ['bundle', bundled(surface), '--overlay', join(root, 'specs/overlays/prism.yaml'), '--output', relaxed],
      { stdio: 'pipe', env: { ...process.env, REDOCLY_TELEMETRY: 'off' } },
    );
    return read(relaxed);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
