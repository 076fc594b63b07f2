import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { docs, operationSamples, root } from './operation-samples.ts';

test('the program of every operation type-checks against its client', () => {
  // Below the package, so that modules are found.
  const folder = join(docs, '.samples-types');
  mkdirSync(folder, { recursive: true });
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const samples = [...operationSamples().values()].flat().filter(({ sdk }) => sdk !== undefined);
  expect(samples.length).toBeGreaterThan(290);
  const files = samples.map(({ name }) => `${name.replace(' ', '-').toLowerCase()}.ts`);
  for (const [index, { sdk = '' }] of samples.entries()) writeFileSync(join(folder, files[index] ?? ''), sdk);
  const compilerOptions = {
    noEmit: true,
    allowImportingTsExtensions: true,
    declaration: false,
    isolatedDeclarations: false,
    types: ['node'],
    typeRoots: [join(root, 'node_modules', '@types')],
    paths: {
      '@tradelane/*': [join(root, 'packages', '*', 'src', 'index.ts')],
      '@tradelane/core/*': [join(root, 'packages', 'core', 'src', '*.ts')],
      '@tradelane/workflows/*': [join(root, 'packages', 'workflows', 'src', '*.ts')],
    },
  };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions, files }),
  );
  const { stdout, status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', folder],
    { encoding: 'utf8' },
  );
  expect(stdout).toBe('');
  expect(status).toBe(0);
});
