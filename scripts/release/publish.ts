/**
 * Publishes the tarballs of a folder that the registry lacks, and tags them and their version. It needs Node, npm, tar and git
 * only, because the release runs it in a job with rights and without installed packages.
 * `node scripts/release/publish.ts FOLDER`
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const run = (program: string, ...args: readonly string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/** @throws {Error} If the registry doesn't respond as expected. */
function isPublished(name: string, version: string): boolean {
  const { stdout } = spawnSync('npm', ['view', `${name}@${version}`, 'version', '--json'], { encoding: 'utf8' });
  const found = (stdout.trim() === '' ? undefined : JSON.parse(stdout)) as
    | string
    | { readonly error?: { readonly code?: string } }
    | undefined;
  if (found === version) return true;
  if (found === undefined || (typeof found === 'object' && found.error?.code === 'E404')) return false;
  throw new Error(`The registry didn't return ${name}:\n${stdout}`);
}

function tag(name: string): void {
  if (run('git', 'tag', '--list', name) === '') run('git', 'tag', name);
  console.log(name);
}

const versions = new Set<string>();
const folder = resolve(process.argv[2] ?? '');
for (const file of readdirSync(folder)
  .filter((name) => name.endsWith('.tgz'))
  .toSorted()) {
  const tarball = join(folder, file);
  const manifest = JSON.parse(run('tar', '-xOzf', tarball, 'package/package.json')) as Record<string, string>;
  const { name = '', version = '' } = manifest;
  if (!isPublished(name, version)) run('npm', 'publish', tarball, '--ignore-scripts', '--access', 'public');
  tag(`${name}@${version}`);
  versions.add(version);
}
// The release of the tarballs has this tag.
for (const version of versions) tag(`v${version}`);
