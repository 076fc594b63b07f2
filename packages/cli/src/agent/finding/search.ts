import { operationsOf } from '../../table/load.ts';
import type { OperationRow, SurfaceRow } from '../../table/rows.ts';

/** An operation that a search found, with the surfaces that have it. */
export interface Found {
  readonly row: OperationRow;
  readonly surfaces: readonly SurfaceRow[];
}

/** Words that people use for words of the descriptions. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  refused: ['error'],
  rejected: ['error'],
  failed: ['error'],
  customer: ['order', 'thread'],
  stock: ['quantity', 'offer'],
  message: ['thread', 'conversation'],
  reply: ['message'],
  parcel: ['shipment', 'tracking'],
  money: ['transaction', 'refund'],
  payout: ['transaction', 'invoice'],
  delivery: ['shipment'],
  revenue: ['order'],
};

/** Words of tasks, and the operations that solve them. */
const tasksByWord: Readonly<Record<string, readonly string[]>> = {
  price: ['PRI01', 'OF24', 'OF21', 'upsertProducts'],
  stock: ['STO01', 'OF24', 'OF26', 'upsertProducts'],
  unpaid: ['DR11', 'IV01'],
  invoice: ['DR11', 'IV01'],
  waiting: ['v2-listOrders', 'OR11', 'M11', 'listConversations'],
  oldest: ['v2-listOrders', 'OR11'],
  latest: ['M11', 'listConversations', 'v2-listOrders', 'OR11'],
  newest: ['M11', 'listConversations', 'v2-listOrders', 'OR11'],
  changed: ['v2-listOrders', 'OR11', 'v2-listReturns', 'RT11', 'listConversations', 'M11'],
  since: ['v2-listOrders', 'OR11', 'v2-listReturns', 'RT11'],
  revenue: ['OR11', 'v2-listOrders', 'TL02'],
  sold: ['OR11', 'v2-listOrders'],
  answer: ['M12', 'createMessage', 'M11'],
  reply: ['M12', 'createMessage'],
  import: ['P51', 'OF04', 'P42', 'OF02'],
  carrier: ['SH21'],
  compare: ['P11'],
  competitor: ['P11'],
  transaction: ['TL02', 'TL03'],
  export: ['TL03', 'OF52', 'OR13'],
  incident: ['OR11', 'OR64'],
  ship: ['v2-createShipment', 'OR24', 'ST01', 'ST24'],
  send: ['v2-createShipment', 'OR24', 'ST01'],
  channel: ['CH11'],
  shop: ['A01'],
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

/** Weight of an operation that solves a task: the first one of its word counts most. */
const weightOfTask = 14;

/** Finds operations by words, the best ones first, one row per ID. An ID or the name of a method finds its operation. */
export function searchOperations(query: string, usable: readonly SurfaceRow[], limit: number): readonly Found[] {
  const words = questionOf(query).map((word) => [word, ...(synonymsOf.get(word) ?? [])]);
  const found = new Map<string, { row: OperationRow; surfaces: SurfaceRow[]; score: number }>();
  for (const surface of usable)
    for (const row of operationsOf(surface)) {
      const known = found.get(row.id);
      if (known !== undefined) known.surfaces.push(surface);
      else {
        const score = scoreOf(row, query, words);
        if (score > 0) found.set(row.id, { row, surfaces: [surface], score });
      }
    }
  return [...found.values()].toSorted((one, other) => other.score - one.score).slice(0, limit);
}

const synonymsOf = new Map(
  Object.entries(synonyms).map(([word, list]) => [stemOf(word), list.map((other) => stemOf(other))]),
);
const tasksOf = new Map(Object.entries(tasksByWord).map(([word, ids]) => [stemOf(word), ids]));

function scoreOf(row: OperationRow, query: string, words: readonly (readonly string[])[]): number {
  const wanted = query.trim().toLowerCase();
  if (wanted === row.id.toLowerCase() || wanted === row.name.toLowerCase()) return 10_000;
  const places = { name: row.name, summary: row.summary, description: row.description };
  const sets = Object.entries(places).map(([place, text]) => [place, new Set(wordsOf(text))] as const);
  const scores = words.map(([word = '', ...others]) => {
    const rank = tasksOf.get(word)?.indexOf(row.id) ?? -1;
    const task = rank < 0 ? 0 : weightOfTask - rank;
    return sets.reduce((sum, [place, set]) => {
      const weight = weights[place as keyof typeof weights];
      // A synonym counts half.
      return sum + (set.has(word) ? weight : others.some((other) => set.has(other)) ? weight / 2 : 0);
    }, task);
  });
  const matched = scores.filter((score) => score > 0).length;
  const total = scores.reduce((sum, score) => sum + score, 0);
  // A summary with fewer other words fits better.
  const summary = wordsOf(row.summary);
  const precision =
    summary.filter((word) => words.some((alternatives) => alternatives.includes(word))).length / summary.length;
  return total * matched * (1 + precision) * (row.deprecated === true ? 0.2 : 1);
}
