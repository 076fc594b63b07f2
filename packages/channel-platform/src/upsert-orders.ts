import { type AllOrNothingOptions, type BatchResult, type CallOptions, sendAllOrNothing } from '@tradelane/core';
import type { OrdersMethods } from './generated/client.ts';
import { operations as descriptors } from './generated/operations.ts';
import type { OrdersUpsert, OrderUpsert } from './generated/types.ts';

export interface UpsertOrdersOptions extends CallOptions, Omit<AllOrNothingOptions, 'onProgress'> {
  /** Called after each request with how many orders are dealt with. */
  readonly onOrders?: AllOrNothingOptions['onProgress'];
}

/** P01: a request is taken whole or not at all, so many orders are many requests. */
export function upsertOrders(
  upsert: OrdersMethods['upsert'],
  { origin, orders }: OrdersUpsert,
  { chunkSize, bisect, onOrders, ...options }: UpsertOrdersOptions = {},
): Promise<BatchResult<OrderUpsert, void>> {
  const maximum = descriptors.upsertOrders.batch?.maximum ?? 100;
  const send = (part: readonly OrderUpsert[]): PromiseLike<void> =>
    upsert({ origin, orders: [...part] }, { maxWaitInMs: Infinity, ...options });
  return sendAllOrNothing<OrderUpsert, void>(orders, maximum, send, { chunkSize, bisect, onProgress: onOrders });
}
