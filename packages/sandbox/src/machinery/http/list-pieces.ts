/** Entries, those of lists in them included, that are checked before others have their turn. */
const entriesOfPiece = 250;

/** A part of a list, and where the entries of its lists stand there. */
export interface Piece {
  readonly entries: readonly unknown[];
  readonly start: number;
  readonly innerStarts: ReadonlyMap<string, number>;
}

const noStarts: ReadonlyMap<string, number> = new Map();

/** The lists that are in an entry. */
const listsIn = (entry: unknown, names: readonly string[]): readonly (readonly [string, readonly unknown[]])[] =>
  typeof entry !== 'object' || entry === null
    ? []
    : Object.entries(entry).filter(([name, value]) => names.includes(name) && Array.isArray(value));

/** An entry counts as itself and the longest of its lists. */
const weightOf = (lists: ReturnType<typeof listsIn>): number =>
  1 + Math.max(0, ...lists.map(([, { length }]) => length));

/** Parts of a list that are checked each at once: some entries, or of one with long lists some entries of these. */
export function* piecesOf(list: readonly unknown[], inner: readonly string[]): Iterable<Piece> {
  let [start, weight] = [0, 0];
  for (const [n, entry] of list.entries()) {
    const lists = listsIn(entry, inner);
    const own = weightOf(lists);
    weight += own;
    if (weight <= entriesOfPiece) continue;
    if (start < n) yield { entries: list.slice(start, n), start, innerStarts: noStarts };
    [start, weight] = [n, own];
    if (weight <= entriesOfPiece) continue;
    for (let from = 0; from < own - 1; from += entriesOfPiece) {
      // A list that is at its end goes on with its first entry: some must not be empty.
      const parts = lists.map(([name, { length }]) => [name, from < length ? from : 0] as const);
      const cut = lists.map(([name, one], i) => {
        const at = parts[i]?.[1] ?? 0;
        return [name, one.slice(at, at === from ? at + entriesOfPiece : 1)];
      });
      const shortened = { ...(entry as object), ...Object.fromEntries(cut) };
      yield { entries: [shortened], start: n, innerStarts: new Map(parts) };
    }
    [start, weight] = [n + 1, 0];
  }
  if (start < list.length) yield { entries: list.slice(start), start, innerStarts: noStarts };
}

/** Whether a list has so many entries, those of lists in them included, that it is checked piece by piece. */
export function isLong(list: readonly unknown[], inner: readonly string[]): boolean {
  let weight = 0;
  for (const entry of list) weight += weightOf(listsIn(entry, inner));
  return weight > entriesOfPiece;
}
