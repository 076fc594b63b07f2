// Generates the client packages from the API descriptions: `pnpm generate`, or `--check` to list what has drifted and fail.
import { dirname } from 'node:path';
import { bundleSurfaces } from './generate/bundle.ts';
import { drifted, write } from './generate/files.ts';
import { emitPackage } from './generate/package-files.ts';
import { emitSurface } from './generate/surface-files.ts';
import { surfaces } from './generate/surfaces.ts';
import { emitWorkflows } from './generate/workflows.ts';

const root = dirname(import.meta.dirname);
const bundles = (await bundleSurfaces(root, surfaces)).filter(({ surface }) => surface.client);
const files = new Map<string, string>();
for (const bundle of bundles)
  for (const [path, text] of [
    ...(await emitSurface(bundle)),
    ...emitPackage(root, bundle),
    ...emitWorkflows(root, bundle),
  ])
    files.set(path, text);

if (process.argv.includes('--check')) {
  const changed = drifted(root, files);
  for (const path of changed) console.error(`${path} is not what \`pnpm generate\` makes`);
  if (changed.length > 0) process.exitCode = 1;
} else {
  const changed = write(root, files);
  console.log(`${bundles.length} client packages, ${files.size} files, ${changed.length} changed`);
}
