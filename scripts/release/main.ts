/**
 * The steps of a release: `pnpm release version` turns changesets into versions and changelogs, `pnpm release publish` publishes and
 * tags what the registry lacks. The release workflow runs both, and `pnpm prove release` rehearses them.
 */
import { spawnSync } from 'node:child_process';
import { root } from '../build/packages.ts';

const steps: Readonly<Record<string, readonly (readonly string[])[]>> = {
  version: [
    ['changeset', 'version'],
    ['node', 'scripts/release/stamp-versions.ts'],
  ],
  publish: [
    ['node', 'scripts/release/spec-bump.ts'],
    ['turbo', 'run', 'build', '--output-logs=errors-only'],
    ['changeset', 'publish'],
    ['changeset', 'git-tag'],
  ],
};

const commands = steps[process.argv[2] ?? ''];
if (commands === undefined) {
  console.error('Usage: pnpm release version|publish');
  process.exit(2);
}
for (const [program = '', ...args] of commands) {
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
