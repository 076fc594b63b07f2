/** Runs the programs of the guides as a new user would, in a project outside the workspace with packed packages. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../build/packages.ts';
import { installProject } from './packing/project.ts';
import { packAll } from './packing/tarballs.ts';

const work = mkdtempSync(join(tmpdir(), 'tradelane-guides-'));
process.on('exit', () => rmSync(work, { recursive: true, force: true }));
const project = join(work, 'project');
installProject(packAll(join(work, 'tarballs')), {
  folder: project,
  manifest: { type: 'module', dependencies: { pg: '8.23.1', undici: '8.12.4' } },
});
cpSync(join(root, 'packages/docs/samples'), project, { recursive: true });
copyFileSync(join(root, 'specs/arazzo/files/products.csv'), join(project, 'products.csv'));
const { status } = spawnSync(
  'vitest',
  ['run', '--root', 'packages/docs', '--config', 'vitest.packed.config.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, GUIDES_PROJECT: project } },
);
process.exitCode = status ?? 1;
