/**
 * Runs packed packages in every set-up: compilers, test runners and bundlers. `pnpm prove set-ups vitest TypeScript` runs some. Installs the
 * tools. `pnpm docs:write set-ups` also writes the guide "Your set-up" from the result.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from '../../build/packages.ts';
import { installProject } from '../packing/project.ts';
import { run } from '../packing/run.ts';
import { packAll } from '../packing/tarballs.ts';
import { type Compiled, compileAll, isShutOut } from './compilers.ts';
import { setUpsPage } from './page.ts';
import { toolPackages, tools, toolSettings } from './tools.ts';

/** The folders of the compilers in `node_modules`, by their versions. */
const compilers = { '5.5': 'typescript-5.5', '5.9': 'typescript', '6.0': 'typescript-6', '7.0': 'typescript-7' };

const isWriting = process.argv.includes('--write');
const wanted = process.argv.slice(2).filter((argument) => argument !== '--write');
const names = ['TypeScript', ...tools.map(({ name }) => name)];
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown set-up: ${unknown.join(', ')}. Set-ups: ${names.join('; ')}.`);
  process.exit(2);
}
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);

const work = mkdtempSync(join(tmpdir(), 'tradelane-set-ups-'));
process.on('exit', () => rmSync(work, { recursive: true, force: true }));
const project = join(work, 'project');
cpSync(join(root, 'scripts/prove/set-ups/files'), project, { recursive: true });
installProject(packAll(join(work, 'tarballs')), {
  folder: project,
  manifest: { devDependencies: toolPackages, ...toolSettings },
  builds: ['esbuild', '@swc/core', 'bun', 'deno'],
});

const faults: string[] = [];
const path = [join(project, 'node_modules/.bin'), join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
for (const { name, command } of tools.filter((tool) => isWanted(tool.name)))
  try {
    run('sh', ['-e', '-c', command], project, { PATH: path, NODE_OPTIONS: undefined });
    console.log(`${name}: works`);
  } catch (error) {
    faults.push(`${name}: ${(error as Error).message}`);
    console.log(`${name}: fails`);
  }

const found: Compiled[] = [];
for (const [version, folder] of Object.entries(isWanted('TypeScript') ? compilers : {})) {
  const compiled = compileAll(project, { [version]: join(project, 'node_modules', folder, 'bin/tsc') });
  found.push(...compiled);
  const refused = compiled.filter(isShutOut);
  faults.push(
    ...refused.map((one) => `TypeScript ${version}, ${one.project}, ${one.resolution}: no way to import type-checks`),
  );
  console.log(`TypeScript ${version}: ${compiled.length - refused.length} of ${compiled.length} kinds of project`);
}
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
if (isWriting && wanted.length === 0)
  writeFileSync(join(root, 'packages/docs/guides/set-up.md'), setUpsPage(found, tools));
