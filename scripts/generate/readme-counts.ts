import type { Bundle } from '@tradelane/spec-model/bundle';
import { readOperations } from '@tradelane/spec-model/operation';

/** The README with the number of operations in the last cell of each row that links to client packages. */
export function withOperationCounts(readme: string, clients: readonly Bundle[]): string {
  const counts = new Map(
    clients.map(({ surface, document }) => [`packages/${surface.name}`, readOperations(document).length]),
  );
  const missing = new Set(counts.keys());
  const text = readme.replaceAll(/^(\| \[.*\| )[^|]*( \|)$/gm, (row, before: string, end: string) => {
    const linked = [...row.matchAll(/\]\((packages\/[^)]*)\)/g)].map(([, path = '']) => path);
    if (linked.length === 0 || linked.some((path) => !counts.has(path))) return row;
    for (const path of linked) missing.delete(path);
    return before + linked.map((path) => counts.get(path)).join(', ') + end;
  });
  if (missing.size > 0)
    throw new Error(`Add a link to each of these packages to the README: ${[...missing].join(', ')}.`);
  return text;
}
