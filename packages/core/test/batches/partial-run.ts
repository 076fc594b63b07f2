import type { OperationDescriptor, PartialSuccess } from '../../src/runtime.ts';

import { batchResult } from '../../src/batches/batch.ts';
import { callOf, exchange, senderOf } from '../results/exchange.ts';

export const upsertReturns: OperationDescriptor = {
  id: 'upsertReturns',
  method: 'POST',
  path: '/v1/orders/returns',
  batch: { items: 'body.returns', maximum: 100, split: true },
  partial: { succeeded: 'return_success', failed: 'return_errors', key: ['channel_order_id', 'channel_return_id'] },
};
export const shipments = (partial: Partial<PartialSuccess> = {}): OperationDescriptor => ({
  id: 'ST24',
  method: 'PUT',
  path: '/api/shipments/ship',
  batch: { items: 'body.shipments', maximum: 1000, split: true },
  partial: { succeeded: 'shipment_success', failed: 'shipment_errors', key: ['id'], ...partial },
});

/** Runs a batch with these items and this response. Returns the outcome of each item. */
export async function run(operation: OperationDescriptor, items: readonly object[], body: object) {
  const list = operation.batch?.items.replace('body.', '') ?? 'documents';
  const result = await batchResult<object>(
    senderOf(exchange(() => ({ body })).send),
    callOf(operation, { body: { [list]: items } }),
  );
  return {
    result,
    succeeded: result.succeeded.map((each) => each.index),
    failed: result.failed.map((each) => each.index),
    unknown: result.unknown.map((each) => each.index),
  };
}
