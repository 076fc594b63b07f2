/** Null removes a value, and omitting it keeps the value: in types, argument checks, the wire and the sandbox. */
import { expect, it } from 'vitest';
import { createInstance } from '../src/instance.ts';
import { createWorld, openStore, origin } from '../src/world.ts';

it('C04: a product loses fields that are set to null, and keeps omitted ones', async () => {
  const { products } = createWorld().hub({ rateLimiting: false });
  await products.upsert({
    products: [{ id: 'LAMP-01', brand: 'Acme', titles: [{ locale: 'en_US', value: 'Lamp' }] }],
  });
  await products.upsert({ products: [{ id: 'LAMP-01', brand: null, discount_prices: null }] });
  expect((await products.list()).items).toEqual([{ id: 'LAMP-01', titles: [{ locale: 'en_US', value: 'Lamp' }] }]);
});

it('P08: null in business information means that nothing is wrong', async () => {
  const world = createWorld();
  await openStore(world);
  const response = await world
    .channelPlatform()
    .stores.upsertBusinessInformation(origin.channel_id, origin.channel_store_id, {
      currency: 'EUR',
      updated_at: new Date(world.clock.now()).toISOString(),
      payment_information_warning: null,
      shipping_warning: null,
      quality_suspension_reasons: null,
    })
    .withResponse();
  expect(response.status).toBe(200);
});

it('C04: null removes attributes of services and orders', async () => {
  const { services, orders } = createInstance().services();
  const service = await services.update('SRV-301', {
    description: null,
    custom_attribute_values: [
      { code: 'fitters', type: 'INTEGER', value: null },
      { code: 'tools', type: 'VALUE_LIST', value: [{ code: 'customer' }] },
    ],
  });
  expect(service).not.toHaveProperty('description');
  const tools = service.custom_attribute_values.find(({ code }) => code === 'tools');
  expect(tools).toMatchObject({ type: 'VALUE_LIST', value: [{ code: 'customer', label: 'Tools of the customer' }] });
  expect(service.custom_attribute_values.map(({ code }) => code)).not.toContain('fitters');
  const order = await orders.update('SO-5007', {
    custom_attribute_values: [{ code: 'waste', type: 'VALUE_LIST', value: ['taken'] }],
    price: { options: [{ code: 'removal', type: 'BOOLEAN', value: null, amount: null }] },
  });
  expect(order.price).not.toHaveProperty('options');
  const removed = await orders.update('SO-5007', {
    custom_attribute_values: [{ code: 'waste', type: 'VALUE_LIST', value: null }],
  });
  expect(removed.custom_attribute_values).toEqual([]);
});
