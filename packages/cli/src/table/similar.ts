/** The question for a misspelled name: at most three names, the most similar first. Undefined if none is similar. */
export function didYouMean(name: string, names: readonly string[]): string | undefined {
  const near = names
    .map((known) => ({ known, changes: changesBetween(name.toLowerCase(), known.toLowerCase()) }))
    .filter(({ known, changes }) => changes <= Math.max(name.length, known.length) / 3)
    .sort((a, b) => a.changes - b.changes)
    .slice(0, 3);
  return near.length === 0 ? undefined : `Did you mean ${near.map(({ known }) => known).join(' or ')}?`;
}

/** Counts the characters to insert, remove or replace. */
function changesBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [index, character] of [...from].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= to.length; at += 1)
      next.push(
        Math.min((row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (row[at - 1] ?? 0) + (to[at - 1] === character ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
