import { expect, it } from 'vitest';
import type { Limit, Table } from '../../../src/machinery/operations/table.ts';
import generated from '#operations' with { type: 'json' };

const { surfaces } = generated as unknown as Table; // a file of the build
const times = (requests: number, periodInMs: number): Limit => ({ windows: [{ requests, periodInMs }] });
const [second, minute, hour] = [1_000, 60_000, 3_600_000];

/** An assumption: the document doesn't mention pages. */
const firstPages = { ...times(1, minute), followUpPages: 'free' } as const;
/** The table "Limits" of the hub document, its column "Maximum". The other rows and operations have no number. */
const documented: Readonly<Record<string, Limit>> = {
  configureChannelCatalog: times(1, minute),
  createTaxonomyRule: times(10, second),
  upsertProductType: times(10, second),
  upsertOrders: times(30, second),
  updateStoreCatalogItems: times(30, second),
  upsertBusinessInformation: times(5, minute),
  upsertCarriers: times(1, hour),
  upsertReturns: times(1, minute),
  'v2-getActionStatus': { ...times(1, minute), key: ['path.action_id'] },
  'v2-listOrders': firstPages,
  'v2-listReturns': firstPages,
  'v2-reportOrderActions': times(1, minute),
  upsertProducts: times(1, minute),
  deleteProducts: times(1, minute),
  listProducts: firstPages,
  // An assumption: the deprecated form has the rate of `v2-listOrders`.
  listOrders: firstPages,
};

const ofHub = surfaces.filter(({ name }) => ['hub', 'channel-platform', 'account', 'basket'].includes(name));

it.each(ofHub)('E03: $name has the documented maximum of each operation, its pages included', ({ operations }) => {
  expect(operations.length).toBeGreaterThan(0);
  expect(operations.map(({ id, limit }) => [id, limit])).toEqual(operations.map(({ id }) => [id, documented[id]]));
});

it('E03: each row of the table has an operation', () => {
  const ids = new Set(ofHub.flatMap(({ operations }) => operations.map(({ id }) => id)));
  expect(Object.keys(documented).filter((id) => !ids.has(id))).toEqual([]);
});
