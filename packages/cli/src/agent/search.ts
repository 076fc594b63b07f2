import { operationsOf, surfaces } from '../table/load.ts';
import type { OperationRow, SurfaceRow } from '../table/rows.ts';

/** An operation that a search found. */
export interface Found {
  readonly surface: SurfaceRow;
  readonly row: OperationRow;
}

/** Words that people use for words of the descriptions. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  refused: ['error'],
  rejected: ['error'],
  failed: ['error'],
  customer: ['order', 'thread'],
  stock: ['offer', 'quantity'],
  message: ['thread', 'conversation'],
  reply: ['message'],
  parcel: ['shipment', 'tracking'],
  money: ['transaction', 'refund'],
  payout: ['transaction', 'invoice'],
  delivery: ['shipment'],
};

/** Words that a question has, whatever it is about. */
const fillers =
  /^(?:an?|the|this|and|are|is|was|at|by|for|from|in|of|on|to|with|can|do|does|get|has|have|how|what|when|where|which|who|why|will|i|it|its|me|my|our|we|their)$/i;

/** Endings that don't change the meaning of a word. */
const stemOf = (word: string): string => word.replace(/(?:ies)$/, 'y').replace(/(?:ing|ed|es|s)$/, '');

const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(stemOf);

/** The words of a query without fillers. */
function questionOf(query: string): readonly string[] {
  const kept = query.split(/\s+/).filter((word) => !fillers.test(word));
  return wordsOf(kept.length > 0 ? kept.join(' ') : query);
}

/** Weights of the places of a word: in the name of the method, in the summary, in the description. */
const weights = { name: 6, summary: 4, description: 1 } as const;

/** Finds operations by words, the best ones first. An ID or the name of a method finds its operation. */
export function searchOperations(query: string, surface: string | undefined, limit: number): readonly Found[] {
  const words = questionOf(query).map((word) => [word, ...(synonymsOf.get(word) ?? [])]);
  const scored = surfaces()
    .filter(({ name }) => surface === undefined || name === surface)
    .flatMap((one) =>
      operationsOf(one).map((row) => ({ found: { surface: one, row }, score: scoreOf(row, query, words) })),
    )
    .filter(({ score }) => score > 0);
  return scored
    .toSorted((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ found }) => found);
}

const synonymsOf = new Map(
  Object.entries(synonyms).map(([word, list]) => [stemOf(word), list.map((other) => stemOf(other))]),
);

function scoreOf(row: OperationRow, query: string, words: readonly (readonly string[])[]): number {
  const wanted = query.trim().toLowerCase();
  if (wanted === row.id.toLowerCase() || wanted === row.name.toLowerCase()) return 1000;
  const places = { name: row.name, summary: row.summary, description: row.description };
  const sets = Object.entries(places).map(([place, text]) => [place, new Set(wordsOf(text))] as const);
  const scores = words.map(([word = '', ...others]) =>
    sets.reduce((sum, [place, set]) => {
      const weight = weights[place as keyof typeof weights];
      // A synonym counts half.
      return sum + (set.has(word) ? weight : others.some((other) => set.has(other)) ? weight / 2 : 0);
    }, 0),
  );
  const matched = scores.filter((score) => score > 0).length;
  const total = scores.reduce((sum, score) => sum + score, 0);
  // A summary with fewer other words fits better.
  const summary = wordsOf(row.summary);
  const precision =
    summary.filter((word) => words.some((alternatives) => alternatives.includes(word))).length / summary.length;
  return total * matched * (1 + precision) * (row.deprecated === true ? 0.5 : 1);
}
