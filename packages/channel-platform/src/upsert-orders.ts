import type { ApiPromise, BatchOptions, BatchResult } from '@tradelane/core';
import { batch, type Runtime } from '@tradelane/core/runtime';
import { operations as descriptors } from './generated/operations.ts';
import type { OrdersUpsert, OrderUpsert } from './generated/types.ts';

/** Options of a batch of orders: `handler`, `kept`, `bisect`. */
export type UpsertOrdersOptions = BatchOptions<OrderUpsert, void>;

/** A request succeeds or fails as a whole (P01), and orders are independent of each other. */
export function upsertOrders(
  runtime: Runtime,
  body: OrdersUpsert,
  options: UpsertOrdersOptions = {},
): ApiPromise<BatchResult<OrderUpsert, void>> {
  const { upsertOrders: whole } = descriptors;
  const inParts = { ...whole, batch: { items: 'body.orders', maximum: 100, ...whole.batch, split: true as const } };
  // Operations with outcomes to handle are batches even if the items fit in one request. They return the result of each item.
  const handler = options.handler ?? (() => undefined);
  return batch<OrderUpsert, void>(runtime, inParts, { body }, { ...options, handler });
}
