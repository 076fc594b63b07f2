import { expect, test } from 'vitest';
import { methodsOf } from '../src/budget/methods.ts';

test('methods are read with their operation, their required arguments and their deprecation', () => {
  const hub = new Map(methodsOf('hub').map((method) => [method.name, method]));
  expect(hub.get('orders.accept')).toEqual({
    name: 'orders.accept',
    id: 'v2-acceptOrderLines',
    verb: 'PUT',
    path: '/v2/orders/{order_id}/accept',
    required: ['string', 'OrderAcceptanceRequest'],
    isDeprecated: false,
  });
  expect(hub.get('orders.list')).toMatchObject({ required: [], isDeprecated: false });
  expect(hub.get('orders.acceptV1')).toMatchObject({ isDeprecated: true });
});

test('arguments on several lines are read like arguments on one line', () => {
  const types = methodsOf('marketplace-seller').flatMap(({ required }) => required);
  expect(types.length).toBeGreaterThan(20);
  for (const type of types) expect(type).toMatch(/^(?:string|number|[A-Z]\w+|operations\[.*\])$/);
});
