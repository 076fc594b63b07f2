// Generates the client packages, and the types of the sandbox, from the API descriptions: `pnpm generate`, or `--check` to list what has drifted and fail.
import { dirname } from 'node:path';
import { bundleSurfaces } from './generate/bundle.ts';
import { emitEvents } from './generate/events.ts';
import { drifted, write } from './generate/files.ts';
import { emitPackage } from './generate/package-files.ts';
import { emitSandboxTypes } from './generate/sandbox-types.ts';
import { emitSurface } from './generate/surface-files.ts';
import { surfaces } from './generate/surfaces.ts';
import { emitWorkflows } from './generate/workflows.ts';

const root = dirname(import.meta.dirname);
const bundles = await bundleSurfaces(root, surfaces);
const clients = bundles.filter(({ surface }) => surface.client);
const files = new Map(await emitSandboxTypes(bundles));
for (const bundle of clients)
  for (const [path, text] of [
    ...(await emitSurface(bundle)),
    ...emitPackage(root, bundle),
    ...emitWorkflows(root, bundle),
  ])
    files.set(path, text);
const connector = bundles.find(({ surface }) => surface.name === 'channel-platform');
if (connector === undefined) throw new Error('No description of the channel platform, which holds the events');
for (const [path, text] of await emitEvents(connector.document)) files.set(path, text);

if (process.argv.includes('--check')) {
  const changed = drifted(root, files);
  for (const path of changed) console.error(`${path} is not what \`pnpm generate\` makes`);
  if (changed.length > 0) process.exitCode = 1;
} else {
  const changed = write(root, files);
  console.log(`${clients.length} client packages, ${files.size} files, ${changed.length} changed`);
}
