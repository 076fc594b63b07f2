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

export const codeBlocks: Options = {
  // On a phone lines wrap, see site.css: the page needs no scrolling sideways.
  defaultProps: { wrap: true, overridesByLang: { 'sh,bash,text': { frame: 'none' } } },
  themes: ['github-dark-default', 'github-light'],
  minSyntaxHighlightingColorContrast: 7.3,
  plugins: [focusable],
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
