/**
 * Packages as users get them: every public package is packed, checked (contents, publint, types for ESM consumers), installed into an empty
 * project outside the workspace, type-checked there with every TypeScript that consumers may have, and run.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Manifest, publicPackages, root } from './packages.ts';
import { faultsOf } from './packing/contents.ts';
import { installProject } from './packing/project.ts';
import { run } from './packing/run.ts';
import { packAll } from './packing/tarballs.ts';

const bin = (name: string): string => join(root, 'node_modules/.bin', name);
const work = mkdtempSync(join(tmpdir(), 'tradelane-packed-'));
const project = join(work, 'project');
process.on('exit', () => rmSync(work, { recursive: true, force: true }));

const tarballs = packAll(join(work, 'tarballs'));
// The one field that is not in the tarball.
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
  for (const [program, args] of checks) {
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

cpSync(join(root, 'scripts/packed'), project, { recursive: true });
installProject(tarballs, {
  folder: project,
  manifest: { type: 'module', dependencies: { '@types/node': '24.10.1', zod: '4.6.7', undici: '8.12.4' } },
});

const olderCompiler = createRequire(join(root, 'scripts/package.json')).resolve('typescript/bin/tsc');
for (const config of ['tsconfig.json', 'tsconfig.node.json']) {
  run(bin('tsc'), ['-p', config], project);
  run(process.execPath, [olderCompiler, '-p', config], project);
}
console.log('types hold for a stranger, on the newest TypeScript and an older one');
console.log(run(process.execPath, ['quick-start.ts'], project).trimEnd());
// Each kind of project below a folder that has the packages: what `npm install` would bring.
const create = join(project, 'node_modules/@tradelane/create/dist/cli.js');
for (const kind of ['seller', 'connector', 'storefront']) {
  const folder = join(project, `my-${kind}`);
  run(process.execPath, [create, folder, kind], project);
  run(bin('tsc'), ['-p', folder], folder);
  const output = run('npm', ['start', '--silent'], folder);
  if (output.trim() === '') throw new Error(`A ${kind} project that was just made prints nothing`);
}
console.log('a seller, a connector and a storefront project were made and run');
console.log(`${tarballs.size} packages packed, checked, installed and run`);

/** Entries that are data, not modules: there are no types to look for. */
function dataEntries({ exports = {} }: Manifest): readonly string[] {
  return Object.entries(exports).flatMap(([entry, target]) => (typeof target === 'string' ? [entry] : []));
}
