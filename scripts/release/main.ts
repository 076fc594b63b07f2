/**
 * The steps of a release: `pnpm release version` turns changesets and changed API descriptions into versions and
 * changelogs, `pnpm release pack FOLDER` builds and packs with an SBOM for each package. The release workflow runs both, then `publish.ts`. `pnpm
 * prove release` rehearses them.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { root } from '../build/packages.ts';
import { packAll } from '../prove/packing/tarballs.ts';
import { writeSboms } from './sbom.ts';

const steps: Readonly<Record<string, readonly (readonly string[])[]>> = {
  version: [
    ['changeset', 'version'],
    ['node', 'scripts/release/stamp-versions.ts'],
    ['node', 'scripts/release/spec-versions.ts'],
  ],
  pack: [
    ['node', 'scripts/release/spec-bump.ts'],
    ['turbo', 'run', 'build', '--output-logs=errors-only'],
  ],
};

const [step = '', folder] = process.argv.slice(2);
const commands = steps[step];
if (commands === undefined || (step === 'pack') !== (folder !== undefined)) {
  console.error('Usage: pnpm release version | pnpm release pack FOLDER');
  process.exit(2);
}
for (const [program = '', ...args] of commands) {
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
if (folder !== undefined) {
  packAll(resolve(folder));
  await writeSboms(resolve(folder));
}
