import { markdownInline } from '../fields/inline.ts';
import { blocks } from './markdown.ts';
import type { Page } from './page.ts';
import type { SurfaceReference } from './reference.ts';

const lines = (some: readonly Page[]): string =>
  some.map(({ path, title, description }) => `- [${title}](/${path}/): ${description}`).join('\n');

/** The page with its lists of pages in columns: title and line. */
export function withLists(page: Page): Page {
  const body = page.markdown.replaceAll(/(?:^- \[.+\n?)+/gm, (list) => {
    const items = [...list.matchAll(/^- \[(.+?)\]\((.+?)\): (.+)$/gm)].map(
      ([, title = '', url, about = '']) =>
        `<li><a href="${url}">${markdownInline(title)}</a><span>${markdownInline(about)}</span></li>`,
    );
    return `<ul class="page-list">${items.join('')}</ul>\n`;
  });
  return { ...page, body };
}

/** The pages that list the others, one line each. Users cut an address at a slash. */
export function indexPages(
  pages: readonly Page[],
  references: readonly SurfaceReference[],
  surfaces: string,
): readonly Page[] {
  const under = (folder: string): readonly Page[] =>
    pages.filter(({ path, symbol }) => path.startsWith(`${folder}/`) && symbol === undefined);
  const count = references.reduce((sum, { operations }) => sum + operations.length, 0);
  const lists: readonly Page[] = [
    {
      path: 'reference',
      title: 'Reference',
      description: `${count} operations of ${references.length} API surfaces, with the events and the commands.`,
      section: 'Reference',
      markdown: blocks(
        'The page of a surface lists its operations. The page of an operation has its samples, fields, limits and errors.',
        '## API surfaces',
        surfaces,
        'The clients get their tokens from the [token exchange](/reference/auth/).',
        '## More',
        [
          '- [Events](/reference/events/): messages that the hub sends to the queue of a connector.',
          '- [Commands](/commands/): the program `tradelane`, which calls every operation from a terminal.',
          '- [OpenAPI descriptions](/specs/): every surface as one document.',
          '- [Rules](/rules/): the numbered rules of the APIs.',
        ].join('\n'),
      ),
    },
    {
      path: 'reference/events',
      title: 'Events',
      description: 'The messages that the hub sends to the queue of a connector.',
      section: 'Events',
      markdown: blocks(
        lines(under('reference/events')),
        'The guide of [events](/guides/events/) shows how to read them.',
      ),
    },
    {
      path: 'types',
      title: 'Types',
      description: 'Every package and its entry points. Each page lists what it exports.',
      section: 'Types',
      markdown: blocks(
        ...[...Map.groupBy(under('types'), ({ path }) => packageGroup(path))]
          .toSorted(([one], [other]) => packageGroups.indexOf(one) - packageGroups.indexOf(other))
          .map(([group, members]) => blocks(`## ${group}`, lines(members))),
      ),
    },
    {
      path: 'commands',
      title: 'Commands',
      description: 'The commands of the program tradelane.',
      section: 'Commands',
      markdown: blocks(
        lines(under('commands')),
        'The guide [From the terminal](/guides/terminal/) shows how the commands fit together.',
      ),
    },
  ];
  return lists.map(withLists);
}

/** The groups of packages, in the order of the sidebar. */
export const packageGroups = ['Core', 'Clients', 'Events and stores', 'Tools'] as const;

/** The group of the page of a package or of one of its entries. */
export function packageGroup(path: string): (typeof packageGroups)[number] {
  const name = path.replace('types/', '');
  if (/^(?:core|workflows|instance)\b/.test(name)) return 'Core';
  if (/^(?:events|redis|postgres)\b/.test(name)) return 'Events and stores';
  return /^(?:sandbox|create|tradelane)\b/.test(name) ? 'Tools' : 'Clients';
}
