import { guideGroups } from './guides.ts';
import { packageGroup, packageGroups } from './index-pages.ts';
import type { Page } from './page.ts';
import { readers } from './readers.ts';
import { deprecatedLast, groupTitle, operationPath, type SurfaceReference } from './reference.ts';

/** What Starlight reads as a sidebar entry. */
export type SidebarEntry =
  | {
      readonly label: string;
      readonly link: string;
      readonly badge?: { readonly text: string; readonly variant: 'default'; readonly class: string };
      readonly attrs?: Readonly<Record<string, string>>;
    }
  | { readonly label: string; readonly collapsed?: boolean; readonly items: readonly SidebarEntry[] };

const overview = (path: string): SidebarEntry => ({ label: 'Overview', link: `/${path}/` });

/** The whole sidebar. A page shows only the operations of its surface (see `route.ts`). */
export function sidebar(pages: readonly Page[], references: readonly SurfaceReference[]): readonly SidebarEntry[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const entry = (path: string): SidebarEntry => {
    const page = byPath.get(path);
    if (page === undefined) throw new Error(`The sidebar names /${path}/, which isn't a page`);
    return {
      label: page.label ?? page.title,
      link: `/${path}/`,
      ...operationMarks(page),
    };
  };
  const under = (folder: string, isShown = (_path: string): boolean => true): readonly SidebarEntry[] =>
    pages
      .filter(({ path, symbol }) => path.startsWith(`${folder}/`) && symbol === undefined && isShown(path))
      .map(({ path }) => entry(path));
  return [
    {
      label: 'Guides',
      items: [
        { label: 'Start here', items: ['guides', ...readers.map(({ name }) => `guides/${name}`)].map(entry) },
        ...guideGroups.map(([label, names]) => ({ label, items: names.map((name) => entry(`guides/${name}`)) })),
      ],
    },
    {
      label: 'Reference',
      items: [
        overview('reference'),
        ...references.map(({ surface, document, operations }) => ({
          label: document.info.title,
          collapsed: true,
          items: [
            entry(`reference/${surface.name}`),
            ...[...Map.groupBy(operations, ({ group }) => group)].map(([group, members]) => ({
              label: groupTitle(group),
              collapsed: false,
              items: deprecatedLast(members).map(({ id }) => entry(operationPath(surface.name, id))),
            })),
          ],
        })),
        { label: 'Events', collapsed: true, items: [overview('reference/events'), ...under('reference/events')] },
        { label: 'Commands', collapsed: true, items: [overview('commands'), ...under('commands')] },
      ],
    },
    {
      label: 'Types',
      items: [
        overview('types'),
        ...packageGroups.map((label) => ({
          label,
          items: under('types', (path) => packageGroup(path) === label),
        })),
      ],
    },
    {
      label: 'Changelog',
      items: [
        entry('changelog'),
        entry('changelog/packages'),
        entry('specs'),
        { label: 'Rules', collapsed: true, items: [entry('rules'), ...under('rules')] },
      ],
    },
  ];
}

/** Method and ID of an operation. The ID appears when the entry is hovered or current, so it is the title. */
const shortMethods: Readonly<Record<string, string>> = { DELETE: 'DEL' };

function operationMarks({ operation, deprecated }: Page): Partial<Extract<SidebarEntry, { link: string }>> {
  if (operation === undefined) return {};
  const { method, id } = operation;
  return {
    ...(method === ''
      ? {}
      : {
          badge: {
            text: shortMethods[method] ?? method,
            variant: 'default',
            class: `method method-${method.toLowerCase()}`,
          },
        }),
    attrs: {
      title: breakable(id),
      ...(deprecated === true ? { class: 'deprecated' } : {}),
    },
  };
}

/** With places at which it may be broken, between the words that it is made of: a sidebar is narrow. */
function breakable(id: string): string {
  return id.replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=_)/g, '\u200B');
}
