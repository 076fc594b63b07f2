import { ExpressiveCode } from '@astrojs/starlight/expressive-code';
import { toHtml } from '@astrojs/starlight/expressive-code/hast';
import { afterEach, expect, test, vi } from 'vitest';
import { codeBlocks } from '../src/code-blocks.ts';

const code = "import { createHub } from '@tradelane/hub';\n\nconst hub = createHub({ limit: 5 }); // comment";

afterEach(() => vi.restoreAllMocks());

test('a block has more than 3 colors in both themes, also if each step takes a second', async () => {
  let now = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 1000));
  const { themes: _, ...options } = codeBlocks;
  const { renderedGroupAst } = await new ExpressiveCode(options).render({ code, language: 'ts' });
  const html = toHtml(renderedGroupAst);
  for (const theme of [0, 1])
    expect(new Set(html.match(new RegExp(`--${theme}:#\\w+`, 'g'))).size, `theme ${theme}`).toBeGreaterThan(3);
});

test('a block has the focus of a keyboard before a script runs', async () => {
  const { themes: _, ...options } = codeBlocks;
  const { renderedGroupAst } = await new ExpressiveCode(options).render({ code, language: 'ts' });
  expect(toHtml(renderedGroupAst)).toMatch(/<pre [^>]*tabindex="0"/);
});
