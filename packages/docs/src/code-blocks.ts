/** How blocks of code are colored, for `astro.config.ts`. */
import type { StarlightUserConfig } from '@astrojs/starlight/types';

type Options = Exclude<StarlightUserConfig['expressiveCode'], boolean | undefined>;
type Plugin = Extract<NonNullable<Options['plugins']>[number], { readonly name: string }>;

/**
 * Makes every block focusable before a script runs, because a keyboard scrolls only what has the focus. The script of the
 * page takes the focus from blocks that fit.
 */
const focusable: Plugin = {
  name: 'focusable',
  hooks: {
    postprocessRenderedBlock({ renderData: { blockAst } }) {
      for (const child of blockAst.children)
        if (child.type === 'element' && child.tagName === 'pre') child.properties['tabIndex'] = 0;
    },
  },
};

/** Lines of a long program that are shown first. */
const shownLines = 20;

/** Folds a long program. `lead=31` shows it from line 31 on. The copy button copies all of it. */
const folded: Plugin = {
  name: 'folded',
  hooks: {
    postprocessRenderedBlock({ codeBlock: { meta }, renderData: { blockAst } }) {
      const [, lead] = /\blead=(\d+)/.exec(meta) ?? [];
      const pre = blockAst.children.find((child) => child.type === 'element' && child.tagName === 'pre');
      const code = pre?.type === 'element' ? pre.children[0] : undefined;
      if (lead === undefined || code?.type !== 'element') return;
      const [from, to] = [Number(lead) - 1, Number(lead) - 1 + shownLines];
      const fold = (lines: typeof code.children): typeof code.children =>
        lines.length === 0
          ? []
          : [
              {
                type: 'element',
                tagName: 'details',
                properties: {},
                children: [
                  {
                    type: 'element',
                    tagName: 'summary',
                    properties: {},
                    children: [{ type: 'text', value: `${lines.length} more lines` }],
                  },
                  ...lines,
                ],
              },
            ];
      const { children } = code;
      code.children = [...fold(children.slice(0, from)), ...children.slice(from, to), ...fold(children.slice(to))];
    },
  },
};

export const codeBlocks: Options = {
  // On a phone lines wrap, see site.css: the page needs no scrolling sideways.
  defaultProps: { wrap: true, overridesByLang: { 'sh,bash,text': { frame: 'none' } } },
  themes: ['github-dark-default', 'github-light'],
  minSyntaxHighlightingColorContrast: 7.3,
  plugins: [focusable, folded],
  shiki: {
    transformers: [
      {
        // On a busy machine the first line of a language takes longer than the default limit and would stay without colors.
        preprocess(_code, options) {
          options.tokenizeTimeLimit = 0;
        },
      },
    ],
  },
  styleOverrides: {
    borderRadius: '0.5rem',
    borderColor: 'var(--sl-color-gray-5)',
    // The contrast of the colors is computed against it: it has to be a value.
    codeBackground: ['#11161f', '#f7f8fb'],
    frames: {
      editorBackground: ['#11161f', '#f7f8fb'],
      terminalBackground: ['#11161f', '#f7f8fb'],
      frameBoxShadowCssValue: 'none',
    },
  },
};
