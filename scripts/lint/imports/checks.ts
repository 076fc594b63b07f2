import type { ImportGraph } from './graph.ts';
import type { Domains, Layout } from './layout.ts';

/** Lists the faults in the imports of a package, one sentence each. */
export function violationsOf(graph: ImportGraph, layout: Layout): readonly string[] {
  return [
    ...upwardImports(graph, layout),
    ...(layout.domains === undefined ? [] : nosyDomains(graph, layout.domains)),
    ...strayDependencies(graph, layout),
  ];
}

function upwardImports(graph: ImportGraph, { layers }: Layout): readonly string[] {
  const byLength = layers.toSorted((one, other) => other.length - one.length);
  const layerOf = (file: string): number =>
    layers.indexOf(byLength.find((beginning) => file.startsWith(beginning)) ?? '');
  return pairsOf(graph)
    .filter(([from, to]) => layerOf(to) > layerOf(from))
    .map(([from, to]) => `${from} imports ${to}, which is above it: move what both need into the lower layer`);
}

/**
 * A domain may import the open files of other domains, and common files in the same folder or above. It may not import
 * files that combine domains.
 */
function nosyDomains(graph: ImportGraph, { parents, open, common }: Domains): readonly string[] {
  const domainOf = (file: string): { readonly parent: string; readonly folder: string } | undefined => {
    const parent = parents.findLast((beginning) => file.startsWith(beginning));
    const name = parent === undefined ? undefined : file.slice(parent.length).split('/');
    return parent === undefined || name === undefined || name.length < 2
      ? undefined
      : { parent, folder: `${parent}${name[0]}/` };
  };
  const allParts = (file: string): boolean => parents.some((beginning) => file.startsWith(beginning));
  return pairsOf(graph).flatMap(([from, to]) => {
    const reader = domainOf(from);
    if (reader === undefined || !allParts(to) || to.startsWith(reader.folder)) return [];
    const read = domainOf(to);
    if (read === undefined) return [`${from} imports ${to}, which combines domains`];
    if (read.folder === `${read.parent}${common}/`) {
      if (from.startsWith(read.parent)) return [];
      return [`${from} imports ${to}, which is common to other domains only`];
    }
    if (reader.folder === `${reader.parent}${common}/`)
      return [`${from} imports ${to}: common files may not import a domain`];
    const rest = to.slice(read.folder.length);
    if (open.some((name) => rest === `${name}.ts` || rest.startsWith(`${name}/`))) return [];
    return [`${from} imports ${to}: a domain reads only ${open.join(', ')} of another`];
  });
}

function strayDependencies(graph: ImportGraph, { entries }: Layout): readonly string[] {
  return Object.entries(entries).flatMap(([entry, allowed]) => {
    if (!graph.has(entry)) return [`${entry} is an entry point that does not exist`];
    const mayImport = (name: string): boolean =>
      allowed.includes(name) || (name.startsWith('node:') && allowed.includes('node:*'));
    return reachedFrom(graph, entry).flatMap(({ file, path }) =>
      (graph.get(file) ?? [])
        .filter(({ to, isOwn, isType }) => !isOwn && !isType && !mayImport(to))
        .map(({ to }) => `${entry} reaches ${to} through ${path.join(' → ')}, which may not be loaded there`),
    );
  });
}

/** Every file that loads with `entry`, at once or on demand, with the path to it. */
function reachedFrom(
  graph: ImportGraph,
  entry: string,
): readonly { readonly file: string; readonly path: readonly string[] }[] {
  const reached = new Map([[entry, [entry]]]);
  for (const [file, path] of reached) {
    for (const { to, isOwn, isType } of graph.get(file) ?? [])
      if (isOwn && !isType && !reached.has(to)) reached.set(to, [...path, to]);
  }
  return [...reached].map(([file, path]) => ({ file, path }));
}

function pairsOf(graph: ImportGraph): readonly (readonly [from: string, to: string])[] {
  return [...graph].flatMap(([from, imports]) =>
    imports.filter(({ isOwn }) => isOwn).map(({ to }) => [from, to] as const),
  );
}
