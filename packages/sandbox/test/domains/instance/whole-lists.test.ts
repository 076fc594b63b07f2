import { beforeEach, expect, it } from 'vitest';
import { issuedDocuments } from '../../../src/domains/instance/invoicing/model/index.ts';
import { productSources } from '../../../src/domains/instance/products/model/index.ts';
import { shopDocuments } from '../../../src/domains/instance/stores/model.ts';
import { createSandbox, defaultOrigin } from '../../../src/sandbox.ts';
import type { Collection } from '../../../src/store/collection.ts';
import { MemoryStore } from '../../../src/store/index.ts';
import type { Search } from '../../../src/store/index.ts';
import type { Entry, ScanOptions } from '../../../src/store/store.ts';
import { keys } from '../harness.ts';

/** A store that counts the documents that it returns. */
class CountingStore extends MemoryStore {
  read = 0;
  *#counted<T>(entries: Iterable<Entry<T>>): Iterable<Entry<T>> {
    for (const entry of entries) {
      this.read += 1;
      yield entry;
    }
  }
  override scan<T>(from: Collection<T>, options?: ScanOptions): Iterable<Entry<T>> {
    return this.#counted(super.scan(from, options));
  }
  override find<T>(from: Collection<T>, search: Search): Iterable<Entry<T>> {
    return this.#counted(super.find(from, search));
  }
}

const many = 3000;
const before = '2026-01-01T00:00:00.000Z';
const since = '2026-02-01T00:00:00.000Z';

const store = new CountingStore();
const sandbox = createSandbox({ store, clock: { now: () => Date.UTC(2026, 2, 4, 12) } });
for (let n = 0; n < many; n++) {
  const identifier = `OWN-${n}`;
  store.put(productSources, `2001/${identifier}`, {
    shopId: 2001,
    updated: n < 5 ? since : before,
    position: many - n,
    entry: {
      provider_unique_identifier: identifier,
      unique_identifiers: [{ code: 'EAN', value: String(n) }],
      status: n === 7 ? 'NOT_LIVE' : 'LIVE',
      errors: [],
      warnings: [],
    },
  });
  const own = { id: 100_000 + n, shop_id: 2001, type: n === 9 ? 'rare' : 'insurance', file_name: `${n}.pdf` };
  store.put(shopDocuments, String(own.id), { ...own, date_uploaded: n < 5 ? '2099-01-01T00:00:00.000Z' : before });
  store.put(issuedDocuments, `issued-${n}/PDF`, {
    id: `issued-${n}`,
    requestId: `request-${n}`,
    shopId: 2001,
    entityType: 'FEES',
    entityId: `entity-${n % 1000}`,
    format: 'PDF',
    fileName: `${n}.pdf`,
  });
}

beforeEach(() => {
  store.read = 0;
});

it.each([
  ['CM11', '/api/mcm/products/sources/status/export?provider_unique_identifier=OWN-8,OWN-9', 2],
  ['CM11', '/api/mcm/products/sources/status/export?unique_identifier=EAN%7C17', 1],
  ['CM11', '/api/mcm/products/sources/status/export?status=NOT_LIVE', 1 + 5],
  [`CM11`, `/api/mcm/products/sources/status/export?updated_since=${since}&updated_to=${since}`, 5],
  ['S30', '/api/shops/documents?updated_since=2098-01-01T00:00:00Z', 5],
  ['DR73', '/api/document-request/documents/download?document_id=issued-3', 1],
  ['DR73', '/api/document-request/documents/download?entity_id=entity-4&entity_type=FEES', 3],
])('%s: %s reads only the documents that it returns', async (_, path, most) => {
  const response = await sandbox.fetch(`${defaultOrigin}/instance${path}`, { headers: { authorization: keys.home } });
  expect([response.status, await response.text().then((text) => (response.ok ? '' : text))]).toEqual([200, '']);
  // Every request also reads its key, faults and due work.
  expect(store.read).toBeLessThanOrEqual(most + 10);
});

it('PR05: what changed at the same time is in the order of the lines', async () => {
  const path = `/api/mcm/products/sources/status/export?updated_since=${since}&updated_to=${since}`;
  const response = await sandbox.fetch(`${defaultOrigin}/instance${path}`, { headers: { authorization: keys.home } });
  const found = (await response.json()) as readonly { readonly provider_unique_identifier: string }[];
  expect(found.map((one) => one.provider_unique_identifier)).toEqual(['OWN-4', 'OWN-3', 'OWN-2', 'OWN-1', 'OWN-0']);
});
