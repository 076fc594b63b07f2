import { invalid, notFound, refuse } from '../../../errors/index.ts';
import type { AnyContext, Handlers } from '../../../http/context.ts';
import type { AnyHandler } from '../../../http/pipeline.ts';
import { among, type Condition } from '../../../store/index.ts';
import type { SellerCaller } from '../../../world/index.ts';
import { locales } from './labels.ts';
import { shops } from './shops.ts';

// Access of callers to shops. Access to surfaces is checked earlier (T11, T13).

/** A request of a seller, which is about its own shops only. */
export type SellerContext = AnyContext & { readonly caller: SellerCaller };

/** Whether a seller asks. Operator and front see every shop. */
export const isSeller = (context: AnyContext): context is SellerContext => context.caller.shops !== undefined;

export const isFront = ({ surface }: AnyContext): boolean => surface.name.endsWith('-front');

/** The shop that a seller's request is about: the selected one, or the first of its key (Q07). */
export const shopOf = ({ caller, query }: SellerContext): number =>
  typeof query['shop_id'] === 'number' ? query['shop_id'] : caller.shops[0];

/** The shop of a write: the selected shop of a seller, or the shop in a field of another caller. */
export function shopOfWrite(context: AnyContext, named: number | undefined, field: string): number {
  if (isSeller(context)) return shopOf(context);
  if (named === undefined) return invalid('AS34', field, 'is required');
  return context.world.store.get(shops, String(named)) === undefined ? notFound(`Shop ${named}`) : named;
}

/** The owner of what a request creates: the shop, or the role of a caller that sees all shops. */
export const ownerOf = (context: AnyContext): string =>
  isSeller(context) ? String(shopOf(context)) : isFront(context) ? 'front' : 'operator';

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

function requireActiveShop(context: SellerContext): void {
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
