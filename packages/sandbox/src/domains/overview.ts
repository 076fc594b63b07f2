import type { Collection } from '../store/index.ts';
import type { World } from '../world/index.ts';
import { type Action, actions } from './hub/actions/model.ts';
import { orders } from './hub/orders/model/index.ts';
import { type ProductImport, productImports } from './instance/products/model/index.ts';

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

/** A product import at a glance. */
export type ImportInfo = Pick<
  ProductImport,
  'id' | 'shopId' | 'status' | 'date_created' | 'fileName' | 'counts' | 'reason'
>;

/** The latest product imports, newest first. */
export const latestImports = (world: World): readonly ImportInfo[] =>
  latest(world, productImports, 'dateCreated', ({ id, shopId, status, date_created, fileName, counts, reason }) => ({
    id,
    shopId,
    status,
    date_created,
    fileName,
    counts,
    ...(reason !== undefined && { reason }),
  }));
