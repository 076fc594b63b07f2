import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { allPages } from '../src/compose/all-pages.ts';
import { readReference } from '../src/compose/reference.ts';
import { DemoCalls } from '../src/demo/demo-calls.ts';
import { Search } from '../src/search/engine.ts';
import { searchEntries } from '../src/search/entries.ts';
import { otherWords } from '../src/search/other-words.ts';

const docs = dirname(import.meta.dirname);
const root = dirname(dirname(docs));
const references = readReference(root);
const pages = allPages(root, docs, references, new DemoCalls(references), () => []);
const entries = searchEntries(pages, references);
const search = new Search(entries);
const urls = (query: string, most?: number): readonly string[] => search.find(query, most).map(({ url }) => url);

test.for([
  ['/v2/orders/{order_id}/accept', '/reference/hub/v2-acceptorderlines/'],
  ['SOR21', '/reference/services-seller/sor21/'],
  ['v2-listOrders', '/reference/hub/v2-listorders/'],
  ['services-seller SOR11', '/reference/services-seller/sor11/'],
  ['hub.orders.accept', '/reference/hub/v2-acceptorderlines/'],
  ['accept order', '/reference/hub/v2-acceptorderlines/'],
  ['unknown outcome', '/guides/retries/'],
  ['pagination', '/guides/paging/'],
  ['webhook', '/guides/events/'],
  ['webhooks', '/guides/events/'],
  ['response', '/guides/errors/'],
  ['rate limit', '/guides/limits/'],
  ['mock server', '/guides/testing/'],
  ['OrderActionEvent', '/reference/events/orderactionevent/'],
  ['openapi', '/specs/'],
  ['refund', '/reference/hub/v2-refundorderlines/'],
  ['carriers', '/reference/marketplace-seller/sh21/'],
  ['inventory', '/reference/events/pricestockupsertevent/'],
  ['stock update', '/reference/events/pricestockupsertevent/'],
  ['scopes', '/guides/authentication/'],
  ['permissions', '/guides/authentication/'],
  ['kafka', '/guides/events/'],
  ['logging', '/guides/when-it-fails/'],
  ['timeout', '/guides/retries/'],
  ['cli', '/guides/testing/'],
  ['cancellation', '/reference/hub/v2-cancelorderlines/'],
  ['shipment', '/reference/hub/v2-createshipment/'],
  ['orders', '/reference/hub/v2-listorders/'],
  ['buyer', '/reference/hub/v2-listorders/'],
  ['reject order', '/reference/hub/v2-acceptorderlines/'],
  ['reject return', '/reference/hub/v2-acceptreturn/'],
  ['partial refund', '/reference/hub/v2-refundorderlines/'],
  ['dispute', '/reference/hub/listconversations/'],
  ['chat', '/reference/hub/listconversations/'],
  ['barcode', '/reference/hub/listproducts/'],
  ['payout', '/reference/services-operator/sbc11/'],
  ['reconciliation', '/reference/services-seller/tl02/'],
  ['bank account', '/reference/services-seller/a02/'],
  ['shipping cost', '/reference/marketplace-seller/sh52/'],
  ['onboarding', '/reference/account/seller_account_store_create/'],
  ['rating', '/reference/services-seller/sor51/'],
  ['ping', '/reference/services-seller/v01/'],
  ['container', '/guides/testing/'],
  ['docker', '/guides/testing/'],
  ['time travel', '/guides/testing/'],
  ['unauthorized', '/guides/errors/'],
  ['credit note', '/guides/invoices/'],
  ['sdk', '/guides/first-call/'],
  ['python', '/specs/'],
] as const)('"%s" finds %s first', ([query, wanted]) => {
  expect(urls(query, 3)).toContain(wanted);
});

test('other words are those of pages that are there', () => {
  const paths = new Set(pages.map(({ path }) => path));
  expect(Object.keys(otherWords).filter((path) => !paths.has(path))).toEqual([]);
});

test.for([
  ['ratelimt', '/guides/limits/'],
  ['cancle order', '/reference/hub/v2-cancelorderlines/'],
  ['pagintion', '/guides/paging/'],
  ['retrys', '/guides/retries/'],
] as const)('a typo is forgiven: "%s" finds %s', ([query, wanted]) => {
  expect(urls(query, 5)).toContain(wanted);
});

test('a field leads to its place on a page', () => {
  const [found] = search.find('channel_updated_at');
  expect(found?.kind).toBe('field');
  expect(found?.url).toMatch(/^\/reference\/[\w-]+\/[\w-]+\/#[\w.]*channel_updated_at$/);
});

test('of fields with one name a few are shown, and a deprecated operation stands behind the one that replaces it', () => {
  const fields = search.find('currency').filter(({ kind, title }) => kind === 'field' && title === 'currency');
  expect(fields).toHaveLength(3);
  const found = urls('accept order');
  const [current, deprecated] = ['v2-acceptorderlines', 'acceptorderlines'].map((id) =>
    found.indexOf(`/reference/hub/${id}/`),
  );
  expect(current).toBe(0);
  expect(deprecated).toBeGreaterThan(0);
});

test('the surface of each result is said, so that shared operations can be told apart', () => {
  const places = search.find('P41').map(({ place }) => place);
  expect(places.length).toBeGreaterThan(1);
  expect(new Set(places).size).toBe(places.length);
});

test.for(['OR11', 'ST99', 'XX01', 'v2-nothing'])('an id that does not exist finds nothing: %s', (id) => {
  expect(urls(id)).toEqual([]);
});

test('every operation is found by its id', () => {
  for (const { surface, operations } of references)
    for (const { id } of operations)
      expect(urls(id, 100), id).toContain(`/reference/${surface.name}/${id.toLowerCase()}/`);
});

test('what is loaded to search is small', () => {
  expect(JSON.stringify(entries).length).toBeLessThan(1_500_000);
});
