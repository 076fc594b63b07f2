import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readImportGraph } from './graph.ts';

/**
 * Files below `src` that tests of a package may import in addition to its public entries, at most 15 per package. They
 * are pure pieces with rules of their own, such as readers of foreign data.
 */
export const doors: Readonly<Record<string, readonly string[]>> = {
  core: [
    'auth/token-cache.ts',
    'batches/batch.ts',
    'call/json.ts',
    'call/multipart.ts',
    'call/url.ts',
    'content/file-name.ts',
    'files/content-disposition.ts',
    'files/csv-cells.ts',
    'files/file-result.ts',
    'limits/limits.ts',
    'limits/rate-limiter.ts',
    'lists/adjacent-pages.ts',
    'transport/failure.ts',
    'transport/redact.ts',
    'transport/retry-after.ts',
  ],
  workflows: ['check/deep-check.ts', 'effects/fields.ts', 'effects/look.ts'],
};

/** Lists the imports by which tests of the package in `root` reach around its entries and doors. Types may be imported. */
export function strayTestImports(root: string, open: readonly string[]): readonly string[] {
  const sources = '../src/';
  const allowed = new Set([...entriesOf(root), ...open].map((file) => `${sources}${file}`));
  return [...readImportGraph(join(root, 'test'))].flatMap(([file, imports]) =>
    imports
      .filter(({ to, isType }) => !isType && to.startsWith(sources) && !allowed.has(to))
      .map(
        ({ to }) => `test/${file} imports ${to.slice('../'.length)}: enter through an entry of the package or a door`,
      ),
  );
}

/** The sources of the entries that `exports` lists. */
function entriesOf(root: string): readonly string[] {
  const text = readFileSync(join(root, 'package.json'), 'utf8');
  return [...text.matchAll(/"\.\/dist\/([\w/-]+)\.js"/g)].map(([, name]) => `${name}.ts`);
}
