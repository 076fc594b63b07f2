/** Bundles the published files for engines without private members and other recent syntax. */
import { Script } from 'node:vm';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleOptions, programs } from '../src/budget/bundle.ts';
import { publishedProject } from '../src/budget/published.ts';

let project: ReturnType<typeof publishedProject>;
beforeAll(async () => {
  project = publishedProject();
});
afterAll(() => project.remove());

const targets = ['es2019', 'es2020', 'es2021', 'es2022'] as const;

test.each(targets)('a client that is bundled for %s parses as a program', async (target) => {
  const options = { ...bundleOptions(programs.hub, project.folder), target };
  const { outputFiles, warnings } = await build({ ...options, splitting: false, format: 'iife' });
  expect(warnings).toEqual([]);
  expect(() => new Script(outputFiles[0]?.text ?? '')).not.toThrow();
});
