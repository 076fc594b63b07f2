/**
 * Fails a release that says less than what changed on the wire: compares the API descriptions with those of the last release, and the versions of the
 * packages with what that asks for. `node scripts/spec-bump.ts [--since <git ref>]`; the last release is the newest tag of `@tradelane/specs`.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { publicPackages, root } from './packages.ts';
import { allows, smallestAfter } from './release/bump.ts';
import type { Level } from './release/extension-changes.ts';
import { changesSince } from './spec-changelog.ts';

function git(...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

const { values } = parseArgs({ options: { since: { type: 'string' } } });
const since = values.since ?? git('describe', '--tags', '--abbrev=0', '--match', '@tradelane/specs@*');
if (since === undefined) {
  console.log('No release to compare with: any version will do.');
  process.exit(0);
}
const levels: readonly Level[] = ['major', 'minor', 'patch'];
const versions = new Map(publicPackages().map(({ manifest }) => [manifest.name, manifest.version]));
const faults: string[] = [];
const check = (name: string, path: string, level: Level): void => {
  const after = versions.get(name);
  const manifest = git('show', `${since}:${path}/package.json`);
  if (after === undefined || manifest === undefined) return;
  const before = (JSON.parse(manifest) as { readonly version: string }).version;
  if (!allows(before, after, level))
    faults.push(
      `${name} goes from ${before} to ${after}, but the wire changed (${level}): ${smallestAfter(before, level)} or above.`,
    );
};
const changed = [...(await changesSince(since))].flatMap(([name, changes]) => {
  const level = levels.find((one) => changes.some((change) => change.level === one));
  return level === undefined ? [] : [{ name, level }];
});
for (const { name, level } of changed) check(`@tradelane/${name}`, `packages/${name}`, level);
const worst = levels.find((one) => changed.some(({ level }) => level === one));
if (worst !== undefined) check('@tradelane/specs', 'specs', worst);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(`${changed.length} surfaces changed since ${since}; the versions say as much.`);
