import { defineRouteMiddleware, type StarlightRouteData } from '@astrojs/starlight/route-data';

type Entry = StarlightRouteData['sidebar'][number];

/**
 * Keeps pages small: of a closed group only its first page stays in the sidebar. Three hundred operations on each of
 * four hundred pages would be most of the site.
 */
export const onRequest = defineRouteMiddleware((context) => {
  const route = context.locals.starlightRoute;
  markPackage(route);
  route.sidebar = route.sidebar.map(withShortGroups);
});

/** The page of a type isn't in the sidebar, so the sidebar marks its package. */
function markPackage({ id, sidebar }: StarlightRouteData): void {
  const [folder, name, symbol] = id.split('/');
  if (folder !== 'types' || symbol === undefined) return;
  for (const group of sidebar)
    for (const entry of group.type === 'group' ? group.entries : [])
      if (entry.type === 'link' && entry.href === `/types/${name}/`) entry.isCurrent = true;
}

function withShortGroups(entry: Entry): Entry {
  return entry.type === 'link' ? entry : { ...entry, entries: entry.entries.map(shorten) };
}

function shorten(entry: Entry): Entry {
  if (entry.type === 'link' || containsCurrent(entry)) return entry;
  const first = entry.entries[0];
  return first?.type === 'link' ? { ...first, label: entry.label } : entry;
}

function containsCurrent(entry: Entry): boolean {
  return entry.type === 'link' ? entry.isCurrent : entry.entries.some(containsCurrent);
}
