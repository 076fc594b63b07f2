import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleCore } from './bundle.ts';

const dist = join(import.meta.dirname, 'dist');
mkdirSync(dist, { recursive: true });
// Types come from the compiler, which runs beside.
for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
  if (name.endsWith('.js')) rmSync(join(dist, name));
await bundleCore(dist);
