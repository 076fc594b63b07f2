// Writes what is published: one file per entry point and what they share, so that a program loads a handful of modules in place of a hundred.
// Names and layout stay readable; types come from the compiler.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const dist = join(import.meta.dirname, 'dist');
mkdirSync(dist, { recursive: true });
for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
  if (name.endsWith('.js')) rmSync(join(dist, name));

await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: ['src/index.ts', 'src/node.ts', 'src/opentelemetry.ts', 'src/zip.ts'],
  outdir: dist,
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  packages: 'external',
  external: ['node:*'],
  chunkNames: 'shared-[hash]',
});
