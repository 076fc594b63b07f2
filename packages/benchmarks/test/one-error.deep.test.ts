import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundlers, gzipSize } from '../src/budget/bundlers.ts';
import { ceilings } from '../src/budget/ceilings.ts';
import { publishedProject } from '../src/budget/published.ts';

let project: ReturnType<typeof publishedProject>;
beforeAll(async () => {
  project = publishedProject();
});
afterAll(() => project.remove());

/** The entries that export errors. */
const entries = ['@tradelane/core/errors', '@tradelane/core'];

// With code splitting, esbuild keeps the whole core if the error comes from `@tradelane/core`.
const cases = Object.keys(bundlers)
  .flatMap((bundler) => entries.map((entry) => [entry, bundler] as const))
  .filter(([entry, bundler]) => !(entry === '@tradelane/core' && bundler === 'esbuild, split'));

test.each(cases)('a page that imports one error of %s loads no client (%s)', async (entry, name) => {
  const program = `import { RateLimitError } from '${entry}'; globalThis.isLimit = (error) => error instanceof RateLimitError;`;
  const files = await bundlers[name]?.(project.folder, program);
  expect(files?.join('')).toContain('RateLimitError');
  expect(gzipSize(files ?? [])).toBeLessThanOrEqual(ceilings.oneError);
});
