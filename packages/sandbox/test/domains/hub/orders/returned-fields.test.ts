import { expect, it } from 'vitest';
import { createChannelWorld, euros, orderInput, readOrder, upsertOrders } from '../../../world.ts';

it('P02: an adjustment is returned without the rate and the collected parts of its taxes', async () => {
  const world = await createChannelWorld();
  const input = orderInput('ORD-1');
  const tax = { code: 'VAT', amount: euros(1), rate: 20, channel_collectible: euros(1) };
  const adjustment = {
    channel_adjustment_id: 'A1',
    type: 'REFUND',
    reason: 'RETURN',
    created_at: '2026-03-02T07:00:00Z',
    quantity: 1,
    price: euros(5),
    shipping_price: euros(0),
    taxes: [tax],
    shipping_taxes: [tax],
  };
  const [line] = input.order_lines;
  await upsertOrders(world, { ...input, order_lines: [{ ...line, adjustments: [adjustment] }] });
  const [{ adjustments }] = (await readOrder(world, 'ORD-1')).order_lines;
  const amount = { code: 'VAT', amount: euros(1) };
  expect(adjustments).toMatchObject([{ adjustment_id: 'A1' }]);
  expect([adjustments[0].taxes, adjustments[0].shipping_taxes]).toEqual([[amount], [amount]]);
});

it('AS10: a text attribute is returned with at most 10,000 characters', async () => {
  const world = await createChannelWorld();
  const custom_attributes = [{ id: 'note', type: 'STRING', value: 'x'.repeat(10_001) }];
  await upsertOrders(world, { ...orderInput('ORD-1'), custom_attributes });
  const order = await readOrder(world, 'ORD-1');
  expect(order.custom_attributes).toEqual([{ id: 'note', type: 'STRING', value: 'x'.repeat(10_000) }]);
});
