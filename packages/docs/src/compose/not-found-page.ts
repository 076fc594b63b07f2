import type { Page } from './page.ts';

/** What an address that is none leads to. It is no page of the site: no list names it. */
export const notFoundPage: Page = {
  path: '404',
  title: 'There is no such page',
  description: 'This address leads nowhere.',
  section: 'Guides',
  markdown: [
    'This address leads nowhere. The search (<kbd>Ctrl K</kbd>) knows each operation by its id, its path and its method, each field by its name, and each rule by its number.',
    '- [The first call](/guides/first-call/)\n- [Operations of the hub](/reference/hub/), and of the other surfaces in the sidebar\n- [When something fails](/guides/when-it-fails/)',
  ].join('\n\n'),
};
