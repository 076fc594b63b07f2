/**
 * Tests packages as users get them. Packs every public package, checks it (contents, publint, types for ESM consumers)
 * and installs it into an empty project outside the workspace. Type-checks that project with the newest and the oldest
 * supported TypeScript, and runs it.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Manifest, publicPackages, root } from '../build/packages.ts';
import { faultsOf } from './packing/contents.ts';
import { checkContainerFile } from './packing/container.ts';
import { everyEntry } from './packing/every-entry.ts';
import { checkMadeProjects } from './packing/made-projects.ts';
import { checkNpx } from './packing/npx.ts';
import { installProject } from './packing/project.ts';
import { run } from './packing/run.ts';
import { packAll } from './packing/tarballs.ts';
import { compileAll, isShutOut } from './set-ups/compilers.ts';

const bin = (name: string): string => join(root, 'node_modules/.bin', name);
const work = mkdtempSync(join(tmpdir(), 'tradelane-packed-'));
const project = join(work, 'project');
process.on('exit', () => rmSync(work, { recursive: true, force: true }));

const tarballs = packAll(join(work, 'tarballs'));
// The tarball lacks only this field.
const problems = publicPackages()
  .filter(({ manifest }) => manifest.scripts?.['prepack']?.startsWith('turbo run build') !== true)
  .map(({ manifest }) => `${manifest.name}: "prepack" does not build, so that a tarball of a clean clone is empty`);
for (const [name, tarball] of tarballs) {
  const folder = join(work, 'unpacked', name);
  mkdirSync(folder, { recursive: true });
  run('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1'], work);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  problems.push(...faultsOf(folder, manifest));
  const checks = [
    ['publint', ['run', tarball, '--strict']],
    ['attw', [tarball, '--profile', 'esm-only', '--exclude-entrypoints', ...dataEntries(manifest)]],
  ] as const;
  // The manifests of clients come from one template, so `pnpm prove site` checks the types of all of them.
  const isSkipped = process.env['DEEP'] === undefined && isClient(name) && name !== '@tradelane/hub';
  for (const [program, args] of isSkipped ? checks.slice(0, 1) : checks) {
    try {
      run(bin(program), args, work);
    } catch (error) {
      problems.push(`${name}: ${(error as Error).message}`);
    }
  }
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

cpSync(join(root, 'scripts/prove/packed'), project, { recursive: true });
writeFileSync(join(project, 'every-entry.ts'), everyEntry(publicPackages()));
cpSync(join(root, 'scripts/prove/set-ups/files/require.cjs'), join(project, 'require.cjs'));
installProject(tarballs, {
  folder: project,
  manifest: {
    type: 'module',
    dependencies: { '@types/node': '24.10.1', zod: '4.6.7', undici: '8.12.4', vite: '8.3.8' },
  },
});

const oldestCompiler = createRequire(join(root, 'scripts/package.json')).resolve('typescript-5.5/bin/tsc');
for (const config of ['tsconfig.json', 'tsconfig.node.json']) {
  run(bin('tsc'), ['-p', config], project);
  run(process.execPath, [oldestCompiler, '-p', config], project);
}
console.log('types hold for a stranger, on the newest TypeScript and the oldest one');
const refused = compileAll(project, { oldest: oldestCompiler }).filter(isShutOut);
if (refused.length > 0)
  throw new Error(`Does not compile: ${refused.map((one) => `${one.project}, ${one.resolution}`).join('; ')}`);
run(process.execPath, ['require.cjs'], project);
console.log('a program runs as ESM, as CommonJS and from a bundle');
for (const program of ['quick-start.ts', 'on-node.ts'])
  console.log(run(process.execPath, [program], project).trimEnd());
await checkMadeProjects(project, bin('tsc'));
console.log('a project of each kind was made and run, on their own and against a host');
const sandbox = tarballs.get('@tradelane/sandbox') as string;
await checkNpx(sandbox, join(work, 'empty'));
await checkContainerFile(sandbox, join(work, 'container'));
console.log('the sandbox runs by npx from an empty folder, and as its container file describes');
console.log(`${tarballs.size} packages packed, checked, installed and run`);

function isClient(name: string): boolean {
  return existsSync(join(root, name.replace('@tradelane', 'packages'), 'src/generated/client.ts'));
}

/** Entries that are data, not modules, so they have no types. */
function dataEntries({ exports = {} }: Manifest): readonly string[] {
  return Object.entries(exports).flatMap(([entry, target]) => (typeof target === 'string' ? [entry] : []));
}
