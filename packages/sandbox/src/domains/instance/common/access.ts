import { invalid, refuse } from '../../../errors/index.ts';
import type { AnyContext, Handlers } from '../../../http/context.ts';
import type { AnyHandler } from '../../../http/pipeline.ts';
import { among, type Condition } from '../../../store/index.ts';
import { locales } from './labels.ts';
import { shops } from './shops.ts';

// Access of callers to shops. Access to surfaces is checked earlier (T11, T13).

/** Whether a seller asks, whose responses are about its own shops only. Operator and front see every shop. */
export const isSeller = ({ caller }: AnyContext): boolean => caller.shops !== undefined;

export const isFront = ({ surface }: AnyContext): boolean => surface.name.endsWith('-front');

/** The shop that a seller's request is about: the selected one, or the first of its key (Q07). */
export function shopOf({ caller, query }: AnyContext): number {
  const { shop_id } = query;
  return (
    (typeof shop_id === 'number' ? shop_id : caller.shops?.[0]) ??
    refuse(
      'T13',
      403,
      'FORBIDDEN',
      "The key doesn't belong to a shop. Use the key of a shop, which GET /__sandbox/info lists.",
    )
  );
}

/** Refuses a shop that the caller has no access to (T13). Operator and front have access to all. */
export function requireShop({ caller }: AnyContext, shopId: number): void {
  if (caller.shops !== undefined && !caller.shops.includes(shopId)) {
    refuse(
      'T13',
      403,
      'FORBIDDEN',
      `The key does not have access to shop ${shopId} (shop_id). Use the key of this shop, or leave shop_id out.`,
    );
  }
}

export const sees = (context: AnyContext, shopId: number): boolean => !isSeller(context) || shopId === shopOf(context);

/** The condition on a list by which the caller sees its own: everything, or what belongs to its shop. */
export const ownOf = (context: AnyContext): Condition | undefined =>
  isSeller(context) ? among('shop', shopOf(context)) : undefined;

const openToSuspended: ReadonlySet<string> = new Set([
  'A02',
  'S32',
  'S33',
  'DR74',
  'TL03',
  'M12',
  'M14',
  'OR42',
  'OR43',
  'SOF43',
  'SOR43',
]);

function requireActiveShop(context: AnyContext): void {
  const { operation, world } = context;
  if (operation.method === 'GET' || openToSuspended.has(operation.id)) return;
  const account = world.store.get(shops, String(shopOf(context)))?.account;
  if (account?.shop_state === 'SUSPENDED')
    refuse('AS01', 403, 'FORBIDDEN', `Shop ${account.shop_id} is suspended. Use the key of another shop.`);
}

/** Q06: accepts active languages only. `fr` matches any active French locale. */
function requireActiveLocale({ query, world }: AnyContext): void {
  const { locale } = query;
  if (typeof locale !== 'string') return;
  for (const { value } of world.store.scan(locales)) {
    if (value.active && (value.code === locale || value.code.startsWith(`${locale}_`))) return;
  }
  invalid('Q06', 'locale', `must be a language that is active on the platform. ${locale} is not`);
}

const guarded =
  (handler: AnyHandler): AnyHandler =>
  (context) => {
    if (isSeller(context)) {
      requireShop(context, shopOf(context));
      requireActiveShop(context);
    }
    if (context.operation.localized) requireActiveLocale(context);
    return handler(context);
  };

/** The handlers, each behind the rules that every operation of the instance keeps. */
export function withAccessRules<Some extends Partial<Handlers>>(handlers: Some): Some {
  const guardedOnes = Object.entries(handlers).map(([id, handler]) => [id, guarded(handler as AnyHandler)]);
  // Behind the rules stands the same handler under the same id.
  return Object.fromEntries(guardedOnes) as Some;
}
