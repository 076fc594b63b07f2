import type { Collection } from '../store/index.ts';
import type { Subject } from '../control/browse.ts';
import type { Job, World } from '../world/index.ts';
import { type Action, actions } from './hub/actions/model.ts';
import { conversationActions } from './hub/conversations/model.ts';
import { orders } from './hub/orders/model/index.ts';
import { offerImports } from './instance/offers/imports/model.ts';
import { marketplaceOrders } from './instance/orders/model.ts';
import { productImports } from './instance/products/model/index.ts';
import { serviceOrders } from './instance/services/model/index.ts';

// Short views of a world, for people.

/** Maximum number of entries. */
const most = 100;

function latest<T, Shown>(world: World, from: Collection<T>, by: string, show: (value: T) => Shown): readonly Shown[] {
  const found: Shown[] = [];
  for (const { value } of world.store.find(from, { by, order: 'desc' })) {
    if (found.length === most) break;
    found.push(show(value));
  }
  return found;
}

/** An action as a test or a person sees it. */
export type ActionInfo = Pick<
  Action,
  'id' | 'kind' | 'order_id' | 'status' | 'errors' | 'created_at' | 'updated_at'
> & {
  /** Kind of work: `accept`, `ship`, … */
  readonly work?: string;
};

const shownAction = ({ id, kind, order_id, status, errors, created_at, updated_at, work }: Action): ActionInfo => ({
  id,
  kind,
  order_id,
  status,
  errors,
  created_at,
  updated_at,
  ...(work !== undefined && { work: work.type }),
});

/** The latest actions, newest first. */
export const latestActions = (world: World): readonly ActionInfo[] => latest(world, actions, 'created_at', shownAction);

/** Number of actions that wait for an outcome. */
export function countPending(world: World): number {
  let count = 0;
  for (const _ of world.store.scan(actions, { by: 'pending' })) count += 1;
  return count;
}

/** An order at a glance. */
export interface OrderInfo {
  readonly id: string;
  readonly status: string;
  readonly lines: number;
  readonly updated_at: string;
}

/** The orders that changed last, newest first. */
export const latestOrders = (world: World): readonly OrderInfo[] =>
  latest(world, orders, 'updated_at', ({ order: { id, status, order_lines, updated_at } }) => ({
    id,
    status,
    lines: order_lines.length,
    updated_at,
  }));

/** An import of products, offers, prices or stock at a glance. */
export interface ImportInfo {
  readonly kind: string;
  readonly id: string;
  readonly shopId: number;
  readonly status: string;
  readonly date_created: string;
  readonly counts: object;
  readonly fileName?: string;
  readonly reason?: string;
}

/** The latest imports, newest first. */
export function latestImports(world: World): readonly ImportInfo[] {
  const products = latest(world, productImports, 'dateCreated', (one): ImportInfo => {
    const { id, shopId, status, date_created, fileName, counts, reason } = one;
    return {
      kind: 'PRODUCT',
      id: String(id),
      shopId,
      status,
      date_created,
      fileName,
      counts,
      ...(reason && { reason }),
    };
  });
  const offers = latest(world, offerImports, 'dateCreated', (one): ImportInfo => {
    const { id, kind, shopId, status, date_created, counts, reason } = one;
    return { kind, id, shopId, status, date_created, counts, ...(reason && { reason }) };
  });
  const newestFirst = (one: ImportInfo, other: ImportInfo): number => (one.date_created < other.date_created ? 1 : -1);
  return [...products, ...offers].toSorted(newestFirst).slice(0, most);
}

/** States that a scheduled step of an order of the instance needs. */
const statesOfSteps: Readonly<Record<string, string>> = {
  expire: 'WAITING_ACCEPTANCE',
  debit: 'WAITING_DEBIT_PAYMENT',
  receive: 'SHIPPED',
  close: 'RECEIVED',
};

/** The document that a scheduled job is for. */
export function subjectOf({ store }: World, { data }: Job): Subject | undefined {
  const { id = '', order = '', step = '', import: importId = '' } = data;
  const action = store.get(actions, id);
  if (action !== undefined) return { collection: 'orders', key: action.order_id, isOver: action.status !== 'PENDING' };
  const draft = store.get(conversationActions, id);
  if (draft !== undefined)
    return { collection: 'orders', key: draft.draft.order_id, isOver: draft.status !== 'PENDING' };
  const shopOrder = store.get(marketplaceOrders, order);
  if (shopOrder !== undefined)
    return {
      collection: 'instance.orders',
      key: order,
      isOver: (statesOfSteps[step] ?? shopOrder.state) !== shopOrder.state,
    };
  const found = [
    [orders, id],
    [serviceOrders, order],
    [productImports, importId],
    [offerImports, importId],
  ] as const;
  for (const [from, key] of found)
    if (store.get(from as Collection<unknown>, key) !== undefined) return { collection: from.name, key, isOver: false };
  return undefined;
}
