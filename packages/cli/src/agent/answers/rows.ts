import { type Fields, isObject } from '../../output/fields.ts';

/** Characters of an entry, unless the agent names its fields. */
const mostOfRow = 400;

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.values(value).every(isEmpty));

/** Fields that agents need first, in this order: identity, state, money and number, lines, time, words. */
const ranks: readonly RegExp[] = [
  /^(?:id|\w*_id|sku|shop_sku|product_sku|offer_sku|code)$/i,
  /^(?:\w+_)?(?:state|status|decision)(?:_code)?$/i,
  /^(?:price|quantity|amount|total_price|total|total_amount\w*|currency_iso_code|available_quantity|balance|payment)$/i,
  /(?:lines|items|adjustments|refunds|messages|all_prices|quantities|entity)$/i,
  /^(?:type|body|reason\w*|topic|title|product|subject|label|name|tracking|carrier\w*|error\w*|created_at|created_date|date_created|due_date)$/i,
  /(?:date|updated|price|amount|quantity|currency)/i,
];
/** Fields that repeat other fields, or list possibilities. */
const rarely =
  /^(?:min|max|channel|can|package|total_ship|last|allow|has|is|psp|applicable)_|_label$|^links?$|[Ii]mportId/;
/** Rank of the lists in an entry. */
const lines = 3;
const rankOf = (name: string): number => {
  if (rarely.test(name) && !/_(?:state|status)/.test(name)) return ranks.length + 1;
  const found = ranks.findIndex((rank) => rank.test(name));
  return found < 0 ? ranks.length : found;
};

/** A row of a result, and the names of the fields that it leaves out. */
export interface Row {
  readonly row: unknown;
  readonly omitted: readonly string[];
}

/** The names of the fields that rows leave out, at most ten. Undefined if there are none. */
export function omittedFrom(rows: readonly Row[]): string | undefined {
  const names = [...new Set(rows.flatMap(({ omitted }) => omitted))];
  return names.length === 0 ? undefined : [...names.slice(0, 10), ...(names.length > 10 ? ['…'] : [])].join(', ');
}

/** An entry in at most 400 characters: its most useful fields, without empty ones. */
export function shortRow(entry: unknown, most: number = mostOfRow): Row {
  if (!isObject(entry)) return { row: entry, omitted: [] };
  const omitted: string[] = [];
  const row = shortened(entry, most, '', omitted);
  return { row, omitted };
}

function shortened(entry: Fields, budget: number, path: string, omitted: string[]): Fields {
  const members = Object.entries(entry).filter(([, value]) => !isEmpty(value));
  if (JSON.stringify(Object.fromEntries(members)).length <= budget) return Object.fromEntries(members);
  const sorted = members.toSorted(([one], [other]) => rankOf(one) - rankOf(other));
  const kept = new Map<string, unknown>();
  let left = budget - 2;
  const hasLines = sorted.some(([name, value]) => rankOf(name) === lines && typeof value === 'object');
  for (const [name, value] of sorted) {
    const own = name.length + 4;
    const rank = rankOf(name);
    // Fields before the lines leave a third of the row to them.
    const most = hasLines && rank < lines ? left - own - Math.floor(budget / 3) : left - own;
    const fitted = most < 6 ? undefined : fit(value, most, `${path}${name}`, omitted);
    if (fitted === undefined) {
      if (path === '') omitted.push(name);
      continue;
    }
    kept.set(name, fitted);
    left -= own + JSON.stringify(fitted).length;
  }
  return Object.fromEntries(members.flatMap(([name]) => (kept.has(name) ? [[name, kept.get(name)]] : [])));
}

/** A member that fits, shortened if necessary. Undefined if nothing of it fits. */
function fit(value: unknown, most: number, path: string, omitted: string[]): unknown {
  if (JSON.stringify(value).length <= most) return value;
  if (typeof value === 'string' && most >= 40) return `${value.slice(0, most - 4)}…`;
  if (most < 30) return undefined;
  if (isObject(value)) {
    const inner = shortened(value, most, `${path}.`, omitted);
    return Object.keys(inner).length === 0 || JSON.stringify(inner).length > most ? undefined : inner;
  }
  if (!Array.isArray(value) || !value.every(isObject)) return undefined;
  const each = Math.floor((most - 2) / value.length) - 1;
  if (each < 24) return undefined;
  const entries = value.map((one) => shortened(one, each, `${path}[].`, omitted));
  return entries.some((one) => Object.keys(one).length === 0) || JSON.stringify(entries).length > most
    ? undefined
    : entries;
}
