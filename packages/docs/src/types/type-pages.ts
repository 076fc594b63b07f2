import type { Page } from '../compose/page.ts';
import { clientOf, type SurfaceReference } from '../compose/reference.ts';
import { schemaExamples } from './examples.ts';
import { packagePage } from './package-page.ts';
import { symbolPage } from './symbol-page.ts';
import type { TypeSymbol } from './symbol.ts';
import type { TypeIndex } from './type-index.ts';

/** One page per entry of each published package, and one for each name that it exports. */
export function typePages(index: TypeIndex, references: readonly SurfaceReference[]): readonly Page[] {
  const surfaces = new Map(references.map((reference) => [clientOf(reference.surface).package, reference]));
  // Messages of events are described with the surface whose connectors receive them.
  const events = references.find(({ document }) => Object.keys(document.webhooks ?? {}).length > 0);
  const of = ({ entry }: TypeSymbol): SurfaceReference | undefined =>
    surfaces.get(entry.name) ?? (entry.name === '@tradelane/events' ? events : undefined);
  const entries = new Map(
    index.symbols.flatMap(({ entry, also }) => [entry, ...also]).map((entry) => [entry.name, entry]),
  );
  const examples = new Map(references.map((reference) => [reference, schemaExamples(reference)]));
  const pages = index.symbols.map((symbol) => {
    const reference = of(symbol);
    const example = reference === undefined ? undefined : examples.get(reference)?.get(symbol.name);
    return symbolPage(symbol, index, reference, symbol.isSchema ? example : undefined);
  });
  const abouts = new Map(pages.map(({ path, symbol }) => [path, symbol?.about ?? '']));
  // The core first, each package before its other entries.
  const ordered = [...entries.values()].toSorted(
    (one, other) =>
      Number(other.path.startsWith('types/core')) - Number(one.path.startsWith('types/core')) ||
      one.name.localeCompare(other.name),
  );
  return [...ordered.map((entry) => packagePage(entry, index, abouts)), ...pages];
}
