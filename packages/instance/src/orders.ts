import type { ListOptions, ListPromise } from '@tradelane/core';
import { withAccount } from '@tradelane/core/runtime';
import type { RowExportOptions, SyncOptions } from '@tradelane/workflows';
import { listSource, recommendedIntervalInMs, Sync } from '@tradelane/workflows/follow';
import { RowExport } from '@tradelane/workflows/runtime';
import type { OrderExportStatus, OrdersListQuery, Return, ReturnsListQuery } from './generated/types.ts';
import { runtimeWith, streamOf } from './runtime-with.ts';

/** A client that lists orders. Its `list` decides the type of an order, and the filters. */
export interface OrderClient<Order, Query> {
  /** The orders. */
  readonly orders: { list(query?: Query, options?: ListOptions): ListPromise<Order> };
}
/** A client that exports orders. Its `startExport` decides the fields of the request. */
export interface OrderExportClient<Order, Request> {
  /** The orders. */
  readonly orders: {
    list(...others: never[]): ListPromise<Order>;
    startExport(body: Request, ...others: never[]): unknown;
  };
}
/** A client that lists returns. */
export interface ReturnClient {
  /** The returns. */
  readonly returns: { list(query?: ReturnsListQuery, options?: ListOptions): ListPromise<Return> };
}

/** Options of `syncOrders`. `filter` takes the parameters of OR11 whose value doesn't change during an order's life. */
export type OrderSyncOptions<Order, Query> = SyncOptions<
  Order,
  Pick<
    Query,
    Extract<
      keyof Query,
      | 'channel_codes'
      | 'commercial_ids'
      | 'commissionable'
      | 'customer_ids'
      | 'end_date'
      | 'fulfillment_center_code'
      | 'locale'
      | 'offer_ids'
      | 'only_null_channel'
      | 'order_tax_mode'
      | 'payment_workflow'
      | 'product_skus'
      | 'shop_ids'
      | 'start_date'
    >
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
export function syncOrders<
  Order extends { readonly order_id: string; readonly last_updated_date: string },
  Query extends Pick<OrdersListQuery, 'max' | 'start_update_date'>,
>(client: OrderClient<Order, Query>, options: NoInfer<OrderSyncOptions<Order, Query>>): Sync<Order> {
  const { runtime: own, operations } = runtimeWith(client, 'OR11');
  const runtime = withAccount(own);
  const source = listSource<Order, Query>({
    ...streamOf('orders', runtime),
    list: client.orders.list,
    // The filter is a part of the query.
    query: { ...options?.filter, max: 100 } as Query,
    since: 'start_update_date',
    isAscending: false,
    intervalInMs: recommendedIntervalInMs(operations.OR11),
    keyOf: ({ order_id: id }) => id,
    changedAt: ({ last_updated_date: changed }) => changed,
  });
  return new Sync(source, options, runtime.clock);
}

/**
 * Follows new and changed returns, like `syncOrders`.
 * @param client A client from this package. Copies, parts and fakes throw `ArgumentError`.
 */
export function syncReturns(client: ReturnClient, options: ReturnSyncOptions): Sync<Return> {
  const { runtime: own, operations } = runtimeWith(client, 'RT11');
  const runtime = withAccount(own);
  const source = listSource<Return, ReturnsListQuery>({
    ...streamOf('returns', runtime),
    list: client.returns.list,
    query: { ...options?.filter, limit: 100 },
    since: 'return_last_updated_from',
    isAscending: false,
    intervalInMs: recommendedIntervalInMs(operations.RT11),
    keyOf: ({ id }) => id,
    changedAt: ({ last_updated: changed }) => changed,
  });
  return new Sync(source, options, runtime.clock);
}

/** Orders of an export (OR13, OR14, OR15). */
export type OrderExport<Order> = RowExport<Order, OrderExportStatus>;
/** Options of an export of orders. */
export type OrderExportOptions = RowExportOptions<OrderExportStatus>;

/**
 * Exports the orders that match the request, one by one: `for await (const order of …)`. Use it instead of
 * `orders.list` for more than a few pages.
 * OR13 starts it, OR14 reports its files, and OR15 downloads them. A shop has one export at a time, and all
 * users of the operator together have one.
 * @param client A client from this package. Copies, parts and fakes throw `ArgumentError`.
 * @example
 * ```ts
 * import { exportOrders } from '@tradelane/marketplace-seller';
 *
 * const request = { start_update_date: new Date('2026-01-01T00:00:00Z') };
 * for await (const order of exportOrders(shop, request)) await save(order);
 * ```
 */
export function exportOrders<Order, Request extends object>(
  client: OrderExportClient<Order, Request>,
  request: NoInfer<Request>,
  options: OrderExportOptions = {},
): OrderExport<Order> {
  const { runtime, operations: o } = runtimeWith(client, 'OR13', 'OR14', 'OR15');
  return new RowExport(
    runtime,
    { start: o.OR13, status: o.OR14, chunk: o.OR15, list: 'orders', rows: 'list' },
    request,
    options,
  );
}
