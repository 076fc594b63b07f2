import type { Page } from './page.ts';

/** The page of unknown addresses. Lists of pages don't contain it. */
export const notFoundPage: Page = {
  path: '404',
  contents: false,
  title: 'Page not found',
  description: 'This page does not exist.',
  section: 'Guides',
  markdown: [
    'The search at the top finds operations by ID, path or method, fields by name, and rules by number.',
    '- [The first call](/guides/first-call/)\n- [Operations of the hub](/reference/hub/), and of the other surfaces in the sidebar\n- [When something fails](/guides/when-it-fails/)',
  ].join('\n\n'),
};
