/** Every TypeScript snippet of a README or a page runs as written, and type-checks. */
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = join(root, 'packages/acceptance/.snippets');

const snippets = globSync(['README.md', 'packages/*/README.md', 'specs/README.md', 'docs/*.md'], { cwd: root })
  .toSorted()
  .flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = ''], index) => ({
      page,
      index: index + 1,
      code,
      file: join(folder, `${page.replaceAll(/\W+/g, '-')}-${index + 1}.ts`),
    })),
  );

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  for (const { file, code } of snippets) writeFileSync(file, `${code}\nexport {};\n`);
  vi.spyOn(console, 'log').mockReturnValue(undefined);
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

describe('snippets', () => {
  it.each(snippets)('snippet $index of $page runs as written', async ({ file }) => {
    await import(/* @vite-ignore */ file);
  });

  it('all of them type-check', () => {
    const config = join(folder, 'tsconfig.json');
    writeFileSync(config, JSON.stringify({ extends: '../tsconfig.json', include: ['*.ts'] }));
    const check = (): string => {
      try {
        return execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', config], { encoding: 'utf8' });
      } catch (failure) {
        return (failure as { stdout: string }).stdout;
      }
    };
    expect(check()).toBe('');
  });
});
