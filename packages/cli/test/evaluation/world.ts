import type { Json } from '../agent.ts';
import type { Use, World } from './job.ts';

export const shop = 'marketplace-seller';
export const rows = (result: Json): readonly Json[] => result['data'] as readonly Json[];
export const text = (value: unknown): string => JSON.stringify(value);
export const values = (world: Json): readonly Json[] => Object.values(world) as readonly Json[];

/** Orders of the shop of the demo login. */
export const ofShop = (world: Json): readonly Json[] => values(world).filter(({ shopId }) => shopId === 2001);

/** Transactions of the shop of the demo login. */
export const linesOf = (transactions: Json): readonly Json[] => ofShop(transactions).map(({ line }) => line as Json);

/** The prices of an offer: the default one, then contract prices. */
export const pricesOf = (offers: Json, wanted: string): readonly unknown[] =>
  ofShop(offers)
    .filter(({ sku }) => sku === wanted)
    .flatMap(({ prices }) => prices as readonly Json[])
    .map(({ origin }) => origin);

/** Adjustments of the lines of a hub order, with their quantities and amounts. */
export const adjustmentsOf = (order: Json): unknown =>
  ((order['order'] as Json)['order_lines'] as readonly Json[]).map(({ adjustments }) =>
    ((adjustments ?? []) as readonly Json[]).map(({ type, quantity, price }) => [
      type,
      quantity,
      (price as Json)['amount'],
    ]),
  );

/** Entries that the job made. */
export const addedTo = (name: string, world: World, before: World): readonly Json[] =>
  Object.entries(world(name)).flatMap(([key, one]) => (before(name, key) === undefined ? [one as Json] : []));

/** The number of entries with each value. */
export function countsOf(list: readonly unknown[]): Json {
  const counts: Record<string, number> = {};
  for (const value of list) counts[String(value)] = (counts[String(value)] ?? 0) + 1;
  return counts;
}

export const cents = (amount: unknown): number => Math.round(Number(amount) * 100);

/** Describes a write, then sends its example with `wait`. */
export const example =
  (surface: string, operation: string, change: (body: Json) => Json = (body) => body) =>
  async (use: Use): Promise<Json> => {
    const { example: given } = await use('describe', { surface, operation });
    const args = given as Json;
    const body = args['body'] === undefined ? {} : { body: change(args['body'] as Json) };
    return use('write', { ...args, ...body, wait: true });
  };
