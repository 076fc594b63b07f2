import { expect, it } from 'vitest';
import { ajv, documentOf } from '../../documented.ts';
import { causeAll, eventKinds } from '../../event-kinds.ts';
import { createWorld } from '../../world.ts';

/** Schemas of facts. A command has its own. */
const schemas: Readonly<Record<string, string>> = {
  OFFER_UPSERT: 'OfferUpsertEvent',
  PRICE_STOCK_UPSERT: 'PriceStockUpsertEvent',
  PRODUCT_UPSERT: 'ProductUpsertEvent',
  STORE_MANAGEMENT_FEATURE: 'StoreManagementFeatureEvent',
};

it('AS64, AS152: commands and facts are messages as described', async () => {
  const world = await createWorld({ seed: 'demo' });
  await causeAll(world);
  expect(documentOf('channel-platform')).toBeDefined();
  const events = world.sandbox.events();
  expect([...new Set(events.map(({ type }) => type))].sort()).toEqual(eventKinds);
  for (const event of events) {
    const name = schemas[event.type] ?? 'OrderActionEvent';
    const validate = ajv.compile({ $ref: `channel-platform#/components/schemas/${name}` });
    validate(event);
    expect(validate.errors ?? [], JSON.stringify(event)).toEqual([]);
  }
});
