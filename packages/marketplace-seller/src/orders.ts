import type { RowExportOptions, SyncOptions } from '@tradelane/workflows';
import { listSource, recommendedIntervalInMs, RowExport, Sync } from '@tradelane/workflows/runtime';
import { runtimeOf, withAccount } from '@tradelane/core/runtime';
import { streamOf } from '@tradelane/instance/runtime';
import type { OrdersMethods, ReturnsMethods } from './generated/client.ts';
import { operations as o, surface } from './generated/operations.ts';
import type {
  Order,
  OrderExportRequest,
  OrderExportStatus,
  OrdersListQuery,
  Return,
  ReturnsListQuery,
} from './generated/types.ts';

/** Options of `syncOrders`. `filter` takes the parameters of OR11 whose value doesn't change during an order's life. */
export type OrderSyncOptions = SyncOptions<
  Order,
  Pick<
    OrdersListQuery,
    | 'channel_codes'
    | 'fulfillment_center_code'
    | 'locale'
    | 'only_null_channel'
    | 'order_tax_mode'
    | 'payment_workflow'
    | 'start_date'
    | 'end_date'
  >
>;
/** Options of `syncReturns`. `filter` takes the parameters of RT11 whose value doesn't change during a return's life. */
export type ReturnSyncOptions = SyncOptions<
  Return,
  Pick<
    ReturnsListQuery,
    'customer_id' | 'order_commercial_id' | 'order_line_id' | 'return_creation_date_from' | 'return_creation_date_to'
  >
>;

/**
 * Follows new and changed orders and passes each version once. Await it for one run, or call `follow()` to run at the
 * recommended rate.
 * OR11 lists orders by their creation, so the watermark moves at the end of a run. To select orders by their state,
 * check it in the handler.
 * @param client A client from this package. Copies, parts and fakes throw `ArgumentError`.
 * @example
 * ```ts
 * import { syncOrders } from '@tradelane/marketplace-seller';
 *
 * await syncOrders(shop, { checkpoint, handler: (order) => save(order) });
 * ```
 */
export function syncOrders(client: { readonly orders: OrdersMethods }, options: OrderSyncOptions): Sync<Order> {
  const runtime = withAccount(runtimeOf(client, surface.name));
  const query: OrdersListQuery = { ...options?.filter, max: 100 };
  const source = listSource<Order, OrdersListQuery>({
    ...streamOf('orders', runtime),
    list: client.orders.list,
    query,
    since: 'start_update_date',
    isAscending: false,
    intervalInMs: recommendedIntervalInMs(o.OR11),
    keyOf: ({ order_id: id }) => id,
    changedAt: ({ last_updated_date: changed }) => changed,
  });
  return new Sync(source, options, runtime.clock);
}

/**
 * Follows new and changed returns, like `syncOrders`.
 * @param client A client from this package. Copies, parts and fakes throw `ArgumentError`.
 */
export function syncReturns(client: { readonly returns: ReturnsMethods }, options: ReturnSyncOptions): Sync<Return> {
  const runtime = withAccount(runtimeOf(client, surface.name));
  const query: ReturnsListQuery = { ...options?.filter, limit: 100 };
  const source = listSource<Return, ReturnsListQuery>({
    ...streamOf('returns', runtime),
    list: client.returns.list,
    query,
    since: 'return_last_updated_from',
    isAscending: false,
    intervalInMs: recommendedIntervalInMs(o.RT11),
    keyOf: ({ id }) => id,
    changedAt: ({ last_updated: changed }) => changed,
  });
  return new Sync(source, options, runtime.clock);
}

/** Orders of an export (OR13, OR14, OR15). */
export type OrderExport = RowExport<Order, OrderExportStatus>;
/** Options of an export of orders. */
export type OrderExportOptions = RowExportOptions<OrderExportStatus>;

const fields = /* @__PURE__ */ Object.keys({
  channel_codes: true,
  end_date: true,
  end_update_date: true,
  fulfillment_center_codes: true,
  items_per_chunk: true,
  megabytes_per_chunk: true,
  only_null_channel: true,
  order_state_codes: true,
  order_tax_mode: true,
  start_date: true,
  start_update_date: true,
} satisfies Record<keyof OrderExportRequest, true>);

/**
 * Exports the orders that match the request, one by one: `for await (const order of …)`. Use it instead of
 * `orders.list` for more than a few pages.
 * OR13 starts it, OR14 reports its files, and OR15 downloads them. A shop has one export at a time.
 * @param client A client from this package. Copies, parts and fakes throw `ArgumentError`.
 * @example
 * ```ts
 * import { exportOrders } from '@tradelane/marketplace-seller';
 *
 * const request = { start_update_date: new Date('2026-01-01T00:00:00Z') };
 * for await (const order of exportOrders(shop, request)) await save(order);
 * ```
 */
export function exportOrders(
  client: { readonly orders: OrdersMethods },
  request: OrderExportRequest,
  options: OrderExportOptions = {},
): OrderExport {
  const operations = { start: o.OR13, status: o.OR14, chunk: o.OR15, list: 'orders', fields };
  return new RowExport(runtimeOf(client, surface.name), operations, request, options);
}
