/**
 * Rehearses a release from a clean clone of the last commit to a registry on loopback: versions, changelogs, and
 * publishing that fails and is repeated. Then it acts as a new user: installs by name in an empty folder, and runs the
 * quick start. `pnpm prove release`. Only requests for third-party packages leave this machine.
 */
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { publicPackages, root, type Manifest } from '../build/packages.ts';
import { type Environment, pnpm, run } from '../prove/packing/run.ts';
import { startRegistry } from './registry.ts';

interface HostedRelease {
  readonly jobs: {
    readonly publish: { readonly steps: readonly { readonly name?: string; readonly env?: Environment }[] };
  };
}

const work = realpathSync(mkdtempSync(join(tmpdir(), 'tradelane-release-')));
process.on('exit', () => rmSync(work, { recursive: true, force: true }));
const clone = join(work, 'clone');
const step = (text: string): void => console.log(`▸ ${text}`);

step('a clean clone');
run('git', ['clone', '-q', '--no-hardlinks', root, clone], work);
pnpm(['install', '--frozen-lockfile', '--prefer-offline'], clone);

step('versions and changelogs, and the tests that versions appear in');
// The commit of a version step has no changesets.
const isDue = readdirSync(join(clone, '.changeset')).some((file) => file.endsWith('.md') && file !== 'README.md');
if (isDue) pnpm(['release', 'version'], clone);
pnpm(['exec', 'turbo', 'run', 'build', '--output-logs=errors-only'], clone);
const named = ['packages/core/test/client', 'packages/core/test/call', 'packages/create'];
pnpm(['exec', 'vitest', 'run', '--maxWorkers=1', ...named], clone);
run(
  'git',
  [
    '-c',
    'user.name=rehearsal',
    '-c',
    'user.email=rehearsal@example.com',
    'commit',
    '--allow-empty',
    '-qam',
    'Version packages',
  ],
  clone,
);

step('a registry on loopback');
const registry = await startRegistry(work);
const environment = {
  npm_config_userconfig: registry.npmrc,
  NPM_CONFIG_USERCONFIG: registry.npmrc,
  npm_config_registry: `${registry.url}/`,
};

step("a publication that can't prove its origin is refused because of the release's settings");
const hosted = parse(readFileSync(join(root, '.github/workflows/release.yml'), 'utf8')) as HostedRelease;
const ofStep = hosted.jobs.publish.steps.find(({ name }) => name === 'Publish')?.env;
// Removes the variables of a hosted machine, so the registry can't prove the origin there either.
const elsewhere = { ...environment, ...ofStep, CI: undefined, GITHUB_ACTIONS: undefined, GITLAB_CI: undefined };
const packages = join(work, 'packages');
pnpm(['release', 'pack', packages], clone, environment);
const publish = (folder: string, changes: Environment): string =>
  run(process.execPath, ['scripts/release/publish.ts', folder], clone, changes);
const said = refusalOf(() => publish(packages, elsewhere));
if (!said.includes('provenance generation not supported'))
  throw new Error(`The release would publish without provenance: ${said}`);

step('publishing fails halfway');
const damaged = join(work, 'damaged');
cpSync(packages, damaged, { recursive: true });
const broken = readdirSync(damaged).find((file) => /redis.*\.tgz$/.test(file)) ?? '';
writeFileSync(join(damaged, broken), 'not a tarball');
if (!refusalOf(() => publish(damaged, environment)).includes(' failed:'))
  throw new Error('The release was to break off.');

step('publishing again from a fresh checkout: the rest is published, and everything is tagged');
const tagsOf = (): readonly string[] => run('git', ['tag', '--points-at', 'HEAD'], clone).split('\n');
run('git', ['tag', '-d', ...tagsOf().filter((tag) => tag !== '')], clone);
publish(packages, environment);
const tags = tagsOf();
for (const { folder, manifest } of publicPackages()) {
  const path = folder.slice(root.length + 1);
  const { version } = JSON.parse(readFileSync(join(clone, path, 'package.json'), 'utf8')) as Manifest;
  const file = run('npm', ['pack', `${manifest.name}@${version}`, '--silent'], work, environment).trim();
  const names = run('tar', ['-tzf', file], work).split('\n');
  for (const needed of ['package/CHANGELOG.md', 'package/README.md', 'package/LICENSE'])
    if (!names.includes(needed)) throw new Error(`${manifest.name}@${version} was published without ${needed}`);
  if (!tags.includes(`${manifest.name}@${version}`)) throw new Error(`${manifest.name}@${version} is not tagged`);
  if (!names.some((name) => name.startsWith('package/dist/'))) throw new Error(`${manifest.name}@${version} is empty`);
  const sbom = JSON.parse(readFileSync(join(packages, file.replace(/tgz$/, 'cdx.json')), 'utf8')) as {
    readonly components: readonly unknown[];
  };
  console.log(
    `  ${manifest.name} ${version}, ${names.length - 1} files, ${sbom.components.length} packages in its SBOM`,
  );
}

step('a release that breaks the wire under the same version is refused, even without a tag');
run('git', ['tag', '-d', ...tags.filter((tag) => tag !== '')], clone);
const surfaces = join(clone, 'packages/spec-model/src/surfaces.ts');
writeFileSync(surfaces, readFileSync(surfaces, 'utf8').replace("name: 'basket'", "name: 'cart'"));
const refused = refusalOf(() => pnpm(['release', 'pack', packages], clone, environment));
if (!refused.includes('The wire of basket changed')) throw new Error(`It was released: ${refused}`);

step('an empty folder, installed by name');
const project = join(work, 'project');
mkdirSync(project);
writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'stranger', private: true, type: 'module' }));
run('npm', ['install', '@tradelane/hub', '@tradelane/sandbox'], project, environment);
copyFileSync(join(root, 'scripts/prove/packed/quick-start.ts'), join(project, 'quick-start.ts'));
const startedAt = performance.now();
console.log(run(process.execPath, ['quick-start.ts'], project).trimEnd());
console.log(`the quick start took ${((performance.now() - startedAt) / 1000).toFixed(1)} s after the install`);
registry.stop();

function refusalOf(publish: () => string): string {
  try {
    return publish();
  } catch (error) {
    return (error as Error).message;
  }
}
