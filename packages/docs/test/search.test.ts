import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ruleUrl } from '../src/compose/rule-families.ts';
import { Search } from '../src/search/engine.ts';
import type { SearchHit } from '../src/search/entry.ts';
import { searchEntries } from '../src/search/entries.ts';
import { packEntries, unpackEntries } from '../src/search/packed.ts';
import { calls, docs, references } from './reference.ts';
import { pages } from './site-pages.ts';

const entries = searchEntries(pages, references);
const search = new Search(entries);
/** The pages that a query finds. Fields, rules and codes keep their anchors. */
const urls = (query: string, most?: number): readonly string[] => search.find(query, most).map(pageOf);

function pageOf({ kind, url }: SearchHit): string {
  return ['field', 'rule', 'code'].includes(kind) ? url : url.replace(/#.*/, '');
}

test.for([
  ['ratelimt', '/guides/limits/'],
  ['cancle order', '/reference/hub/v2-cancelorderlines/'],
  ['pagintion', '/guides/paging/'],
  ['retrys', '/guides/retries/'],
] as const)('the search tolerates a typo: "%s" finds %s', ([query, wanted]) => {
  expect(urls(query, 5)).toContain(wanted);
});

test.for([
  ['https://hub.example.com/v2/orders/acme_ORD-1001/accept', '/reference/hub/v2-acceptorderlines/'],
  ['PUT /hub/api/v2/orders/acme_ORD-1001/accept', '/reference/hub/v2-acceptorderlines/'],
  ['GET https://hub.example.com/api/v2/orders?limit=100&statuses=SHIPPED', '/reference/hub/v2-listorders/'],
  ['POST https://hub.example.com/api/channel-platform/v1/orders', '/reference/channel-platform/upsertorders/'],
  ['PUT /api/mms/orders/SO-5001/accept/', '/reference/services-seller/sor21/'],
  ['GET /api/products/imports/2001/error_report', '/reference/marketplace-seller/p44/'],
  ['POST /api/products/imports', '/reference/marketplace-seller/p41/'],
  ['/v2/ord', '/reference/hub/v2-listorders/'],
] as const)('the search finds the operation of a request: "%s" is %s', ([query, wanted]) => {
  expect(urls(query)[0]).toBe(wanted);
});

test('the method selects one of two operations at the same path', () => {
  const shared = ['/reference/marketplace-seller/a01/', '/reference/marketplace-seller/a02/'];
  const first = (query: string): readonly string[] => urls(query, 100).filter((url) => shared.includes(url));
  expect(first('GET /api/account')).toEqual(shared);
  expect(first('PUT /api/account')).toEqual(shared.toReversed());
});

test('the search finds a rule by its number, after an operation with the same number', () => {
  for (const number of ['T05', 'P02', 'SV03', 'PR16']) expect(urls(number)).toEqual([ruleUrl(number)]);
  expect(urls('rule P02')).toEqual(['/rules/channel-platform/#p02']);
  for (const { id } of entries.filter(({ kind }) => kind === 'rule'))
    expect(urls(id ?? ''), id).toContain(ruleUrl(id ?? ''));
});

test('a name that two versions share finds the current version first, then the deprecated one', () => {
  const pairs = references.flatMap(({ surface, operations }) =>
    operations.flatMap(({ id }) => {
      const current = operations.find((other) => other.id === `v2-${id}`);
      return current === undefined ? [] : [{ surface: surface.name, id }];
    }),
  );
  expect(pairs.map(({ id }) => id).toSorted()).toEqual(['acceptOrderLines', 'createShipment', 'listOrders']);
  for (const { surface, id } of pairs) {
    const [first, second] = urls(id).filter((url) => url.startsWith('/reference/'));
    expect([urls(id)[0], second], id).toEqual([first, `/reference/${surface}/${id.toLowerCase()}/`]);
    expect(first, id).toBe(`/reference/${surface}/v2-${id.toLowerCase()}/`);
  }
});

test('the search finds a versioned operation by its name without the version', () => {
  for (const { surface, operations } of references)
    for (const { id } of operations.filter((operation) => operation.id.startsWith('v2-')))
      expect(urls(id.replace('v2-', ''), 2), id).toContain(`/reference/${surface.name}/${id.toLowerCase()}/`);
});

test.for(['p-41', 'P 41', 'p41'])('an ID is found in any spelling: %s', (id) => {
  expect(urls(id)).toEqual(urls('P41'));
});

test('a field links to its place on a page', () => {
  const [found] = search.find('channel_updated_at');
  expect(found?.kind).toBe('field');
  expect(found?.url).toMatch(/^\/reference\/[\w-]+\/[\w-]+\/#[\w.]*channel_updated_at$/);
});

test('a few fields with the same name are shown, and a deprecated operation comes after its replacement', () => {
  const fields = search.find('currency').filter(({ kind, title }) => kind === 'field' && title === 'currency');
  expect(fields).toHaveLength(3);
  const found = urls('accept order');
  const [current, deprecated] = ['v2-acceptorderlines', 'acceptorderlines'].map((id) =>
    found.indexOf(`/reference/hub/${id}/`),
  );
  expect(current).toBe(0);
  expect(deprecated).toBeGreaterThan(0);
});

test('each result shows its surface, so that shared operations are distinguishable', () => {
  const places = search.find('P41').map(({ place }) => place);
  expect(places.length).toBeGreaterThan(1);
  expect(new Set(places).size).toBe(places.length);
});

test.for(['OR99', 'or-99', 'ST99', 'XX01', 'v2-nothing', '/api/nothing/at/all'])(
  'an id that does not exist finds nothing: %s',
  (id) => {
    expect(urls(id)).toEqual([]);
  },
);

test('the search finds every operation by its ID', () => {
  for (const { surface, operations } of references)
    for (const { id } of operations)
      expect(urls(id, 100), id).toContain(`/reference/${surface.name}/${id.toLowerCase()}/`);
});

/** Queries of users, each with the hits that answer it. A hit without an anchor is a page. */
const queries = readFileSync(join(docs, 'test', 'queries.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [query = '', wanted = ''] = line.split('\t');
    return { query, wanted: wanted.split(' ') };
  })
  // These tests have no pages of types.
  .filter(({ wanted }) => wanted.some((url) => !url.startsWith('/types/')));

test('90 % of at least 200 queries find an answer in the first three hits', () => {
  expect(queries.length).toBeGreaterThanOrEqual(200);
  const missed = queries.filter(({ query, wanted }) => {
    const hits = search.find(query, 3);
    return !hits.some((hit) => wanted.includes(hit.url) || wanted.includes(hit.url.replace(/#.*/, '')));
  });
  const misses = missed.map(({ query }) => `${query}: ${urls(query, 3).join(' ')}`);
  expect(misses.length / queries.length, misses.join('\n')).toBeLessThanOrEqual(0.1);
});

test('every answer in the list of queries is a page', () => {
  const known = new Set(pages.map(({ path }) => `/${path}/`));
  const answers = queries.flatMap(({ wanted }) => wanted.map((url) => url.replace(/#.*/, '')));
  expect(answers.filter((url) => !known.has(url) && !url.startsWith('/types/'))).toEqual([]);
});

test.for([
  ['TL02 limit', /^Limit: At most 20 per minute/],
  ['A01 403', /^403: PermissionError/],
  ['A01 roles', /^Roles: /],
  ['RETURN_LABEL', /^types: RETURN_LABEL,/],
  ['rabbitmq-client', /^npm i .* rabbitmq-client$/],
] as const)('"%s" shows the sentence with the answer', ([query, sentence]) => {
  expect(search.find(query)[0]?.excerpt).toMatch(sentence);
});

test('other words than the ID never hide the operation', () => {
  for (const id of ['TL02', 'SOR11', 'P41', 'v2-listOrders'])
    expect(pageOf(search.find(`what about ${id} zzz`)[0] as SearchHit)).toBe(urls(id)[0]);
});

test('a value of an enum finds operations that accept it before operations that return it', () => {
  const found = search.find('AWAITING_SHIPMENT').filter(({ kind }) => kind === 'operation');
  const areRequests = found.map(({ url }) => /#(?:query|body|path)\./.test(url));
  expect(areRequests[0]).toBe(true);
  expect(areRequests).toEqual(areRequests.toSorted((one, other) => Number(other) - Number(one)));
});

test('a pasted sample of every operation finds the operation first, also on one line', () => {
  for (const { surface, operations } of references)
    for (const { id, path } of operations.filter((operation) => operation.path !== '')) {
      const { method } = calls.of(surface.name, id);
      const page = pages.find((one) => one.operation?.surface === surface.name && one.operation.id === id);
      const samples = page?.markdown.split('## Response')[0]?.matchAll(/```(?:sh|js)\n([\s\S]*?)```/g) ?? [];
      for (const [, sample = ''] of samples)
        for (const pasted of [sample, sample.replaceAll('\n', ' ')]) {
          const [first] = search.find(pasted);
          expect([first?.method, first?.path], pasted).toEqual([method, path]);
        }
    }
});

test('the packed entries are the entries', () => {
  expect(unpackEntries(JSON.parse(JSON.stringify(packEntries(entries))))).toEqual(entries);
});

test('the search loads little data', () => {
  expect(JSON.stringify(packEntries(entries)).length).toBeLessThan(615_000);
});
