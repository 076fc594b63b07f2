// Generates the client packages, the types of the sandbox and the counts in the README from the API descriptions: `pnpm
// generate`. With `--check`, lists the files that have drifted and fails.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleSurfaces } from '@tradelane/spec-model/bundle';
import { currentAssumptions, currentRules } from '../docs/rules.ts';
import { emitEvents } from './events.ts';
import { drifted, write } from './files.ts';
import { emitPackage } from './package-files.ts';
import { shareInstance } from './instance.ts';
import { withOperationCounts } from './readme-counts.ts';
import { emitRuleNumbers } from './rule-numbers.ts';
import { emitSandboxTypes } from './sandbox-types.ts';
import { emitSurface } from './surface-files.ts';
import { surfaces } from '@tradelane/spec-model/surfaces';

const root = join(import.meta.dirname, '../..');
/** A source that a package without dependencies shares with the core. */
const copyOf = (path: string): string =>
  `// The same as ${path}, copied by \`pnpm generate\`. Edit it there.\n${readFileSync(join(root, path), 'utf8').replace(/^\/\/.*\n\n/, '')}`;
const bundles = await bundleSurfaces(root, surfaces);
const clients = bundles.filter(({ surface }) => surface.client);
const files = new Map(await emitSandboxTypes(bundles));
files.set('packages/sandbox/src/generated/rules.ts', emitRuleNumbers([...currentRules(), ...currentAssumptions()]));
for (const bundle of clients)
  for (const [path, text] of [...(await emitSurface(bundle)), ...emitPackage(root, bundle)]) files.set(path, text);
for (const [path, text] of shareInstance(clients, files)) files.set(path, text);
files.set('packages/sandbox/src/generated/csv-parser.ts', copyOf('packages/core/src/files/csv-parser.ts'));
const connector = bundles.find(({ surface }) => surface.name === 'channel-platform');
if (connector === undefined) throw new Error('No description of the channel platform, which holds the events');
for (const [path, text] of await emitEvents(connector.document)) files.set(path, text);
files.set('README.md', withOperationCounts(readFileSync(join(root, 'README.md'), 'utf8'), clients));

if (process.argv.includes('--check')) {
  const changed = drifted(root, files);
  for (const path of changed) console.error(`${path} is not what \`pnpm generate\` makes`);
  if (changed.length > 0) process.exitCode = 1;
} else {
  const changed = write(root, files);
  console.log(`${clients.length} client packages, ${files.size} files, ${changed.length} changed`);
}
