import { defineRouteMiddleware, type StarlightRouteData } from '@astrojs/starlight/route-data';
import { sectionOf } from './sections.ts';

type Entry = StarlightRouteData['sidebar'][number];

/**
 * Keeps pages small: the sidebar has the pages of one section, and of a closed group only its first page. Three hundred
 * operations on each of four hundred pages would be most of the site.
 */
export const onRequest = defineRouteMiddleware((context) => {
  const route = context.locals.starlightRoute;
  markPackage(route);
  const section = sectionOf(route.id) ?? 'Reference';
  const entries = route.sidebar.flatMap((entry) =>
    entry.type === 'group' && entry.label === section ? entry.entries : [],
  );
  // The page before and after it are of its section.
  for (const side of ['prev', 'next'] as const) {
    const link = route.pagination[side];
    if (link !== undefined && sectionOf(link.href.slice(1)) !== section) route.pagination[side] = undefined;
  }
  // The groups of guides are short and stay open.
  route.sidebar = section === 'Guides' ? entries : entries.map(shorten);
});

/** The page of a type isn't in the sidebar, so the sidebar marks its package. */
function markPackage({ id, sidebar }: StarlightRouteData): void {
  const [folder, name, symbol] = id.split('/');
  if (folder !== 'types' || symbol === undefined) return;
  const mark = (entry: Entry): void => {
    if (entry.type === 'group') entry.entries.forEach(mark);
    else if (entry.href === `/types/${name}/`) entry.isCurrent = true;
  };
  sidebar.forEach(mark);
}

function shorten(entry: Entry): Entry {
  if (entry.type === 'link' || containsCurrent(entry)) return entry;
  const first = entry.entries[0];
  return first?.type === 'link' ? { ...first, label: entry.label } : entry;
}

function containsCurrent(entry: Entry): boolean {
  return entry.type === 'link' ? entry.isCurrent : entry.entries.some(containsCurrent);
}
