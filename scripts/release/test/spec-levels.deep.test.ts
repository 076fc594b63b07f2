import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundleDocument } from '@tradelane/spec-model/bundle';
import type { Document, OperationObject, Rate, Schema } from '@tradelane/spec-model/document';
import { surfaces } from '@tradelane/spec-model/surfaces';
import { compareExtensions, type Level } from '../extension-changes.ts';
import { compareAll, compareDocuments } from '../spec-changelog.ts';

type Extensions = {
  readonly [Key in Extract<keyof OperationObject, `x-${string}`>]?: OperationObject[Key] | undefined;
};

/** A list in pages, and a write in batches. */
const extensions = {
  'x-method': 'orders.list',
  'x-retry': 'read',
  'x-rate-limit': {
    recommended: [{ requests: 1, period: 'PT5M' }],
    maximum: [{ requests: 10, period: 'PT10M' }],
    followUpPages: 'free',
    key: ['shop'],
  },
  'x-pagination': { style: 'seek', items: 'data', defaultLimit: 10, maxLimit: 100 },
  'x-batch-limit': { items: 'body.orders', maximum: 100, split: true },
  'x-at-least-one-of': ['from', 'ids'],
  'x-scope': ['read', 'admin'],
} as const;

function documentWith(changed: Extensions): Document {
  const responses = { 204: { description: 'None.' } };
  const get = { operationId: 'listOrders', summary: 'List', responses, ...extensions, ...changed } as OperationObject;
  return {
    openapi: '3.1.0',
    info: { title: 'Shop', version: '1' },
    servers: [],
    paths: { '/orders': { get } },
  };
}

const limit = extensions['x-rate-limit'];
const pages = extensions['x-pagination'];
const batch = extensions['x-batch-limit'];
const atMost = (maximum: Rate): Extensions => ({ 'x-rate-limit': { ...limit, maximum } });

const cases: readonly (readonly [string, Extensions, Level])[] = [
  [
    'the same average in a shorter window, so that fewer may come at once',
    atMost([{ requests: 1, period: 'PT1M' }]),
    'major',
  ],
  ['the same average in a longer window', atMost([{ requests: 20, period: 'PT20M' }]), 'patch'],
  ['another, longer window', atMost([...limit.maximum, { requests: 100, period: 'P1D' }]), 'major'],
  ['a longer window that changes nothing', atMost([...limit.maximum, { requests: 1440, period: 'P1D' }]), 'patch'],
  ['no maximum any more', atMost('event-driven'), 'patch'],
  ['another rate that is recommended', { 'x-rate-limit': { ...limit, recommended: 'event-driven' } }, 'patch'],
  ['pages that cost a request each', { 'x-rate-limit': { ...limit, followUpPages: undefined } as never }, 'major'],
  ['pages with a count of their own', { 'x-rate-limit': { ...limit, followUpPages: 'separate' } as never }, 'major'],
  ['a limit that all shops share', { 'x-rate-limit': { ...limit, key: [] } }, 'major'],
  [
    'a limit of calls without a parameter',
    { 'x-rate-limit': { ...limit, whenAbsent: { query: 'ids', maximum: limit.maximum } } },
    'major',
  ],
  ['shorter pages', { 'x-pagination': { ...pages, maxLimit: 50 } }, 'major'],
  ['longer pages', { 'x-pagination': { ...pages, maxLimit: 200 } }, 'minor'],
  ['another default size of page', { 'x-pagination': { ...pages, defaultLimit: 20 } }, 'minor'],
  ['another way of paging', { 'x-pagination': { ...pages, style: 'offset' } }, 'major'],
  ['no pages any more', { 'x-pagination': undefined }, 'major'],
  ['entries in another place', { 'x-batch-limit': { ...batch, items: 'body.$' } }, 'major'],
  ['a list that may not be sent in parts any more', { 'x-batch-limit': { ...batch, split: false } }, 'major'],
  ['a type of file that is taken no more', { 'x-batch-limit': { ...batch, fileTypes: ['pdf'] } }, 'major'],
  ['entries that must differ', { 'x-batch-limit': { ...batch, distinct: ['id'] } }, 'major'],
  ['files that entries name elsewhere', { 'x-batch-limit': { ...batch, fileName: 'name' } }, 'major'],
  ['a larger batch', { 'x-batch-limit': { ...batch, maximum: 200 } }, 'minor'],
  ['one parameter fewer that satisfies the requirement', { 'x-at-least-one-of': ['from'] }, 'major'],
  ['one more', { 'x-at-least-one-of': ['from', 'ids', 'shop'] }, 'minor'],
  ['no required parameter any more', { 'x-at-least-one-of': undefined }, 'minor'],
  ['a scope that does not suffice any more', { 'x-scope': ['admin'] }, 'major'],
  ['one more scope that suffices', { 'x-scope': ['read', 'admin', 'all'] }, 'minor'],
  ["roles that weren't required before", { 'x-roles': ['ROLE_A'] }, 'major'],
  ['a success in parts', { 'x-partial-success': { failed: 'errors' } }, 'minor'],
  ['one file instead of a possible archive', { 'x-single-file': true }, 'minor'],
  ['a body that is not read any more', { 'x-status-only': true }, 'major'],
];

test.each(cases)('%s has its level', (_, changed, level) => {
  const found = new Set(compareExtensions(documentWith({}), documentWith(changed), 'shop').map((one) => one.level));
  expect((['major', 'minor', 'patch'] as const).find((one) => found.has(one))).toBe(level);
});

test('a rate that differs on one surface counts for that surface alone', () => {
  const [slow, fast] = (['PT5M', 'PT1M'] as const).map((period) => {
    const rate: Rate = [{ requests: 1, period }];
    return documentWith({ 'x-rate-limit': { ...limit, surfaces: { shop: { recommended: rate, maximum: rate } } } });
  }) as [Document, Document];
  expect(compareExtensions(fast, slow, 'shop').map(({ level }) => level)).toEqual(['major', 'patch']);
  expect(compareExtensions(fast, slow, 'other')).toEqual([]);
});

test('a removed surface is major, and a new one is minor', () => {
  const [one, none] = [new Map([['shop', documentWith({})]]), new Map<string, Document>()];
  expect(
    compareAll(one, none)
      .get('shop')
      ?.map(({ level }) => level),
  ).toEqual(['major']);
  expect(
    compareAll(none, one)
      .get('shop')
      ?.map(({ level }) => level),
  ).toEqual(['minor']);
});

describe('changes that the comparison of documents has no verdict on', async () => {
  const root = join(import.meta.dirname, '../../..');
  const read = (name: string): Promise<Document> =>
    bundleDocument(join(root, surfaces.find((surface) => surface.name === name)?.source ?? ''));
  const [hub, platform, seller] = (await Promise.all(['hub', 'channel-platform', 'marketplace-seller'].map(read))) as [
    Document,
    Document,
    Document,
  ];
  const withSchemas = (document: Document, changed: Readonly<Record<string, Partial<Schema>>>): Document => {
    const copy = structuredClone(document);
    for (const [name, fields] of Object.entries(changed)) Object.assign(copy.components?.schemas?.[name] ?? {}, fields);
    return copy;
  };
  const schemasOf = ({ components }: Document): Readonly<Record<string, Schema>> => components?.schemas ?? {};
  const levelOf = (before: Document, after: Document): Level | undefined => compareDocuments(before, after)[0]?.level;

  test('one form fewer of a response is major', () => {
    const oneOf = schemasOf(hub)['CustomAttribute']?.oneOf?.slice(1) ?? [];
    expect(levelOf(hub, withSchemas(hub, { CustomAttribute: { oneOf } }))).toBe('major');
  });
  test('a response field that becomes required is minor', () => {
    const required = [...(schemasOf(hub)['OrderPage']?.required ?? []), 'next_page_token'];
    expect(levelOf(hub, withSchemas(hub, { OrderPage: { required } }))).toBe('minor');
  });
  test('a wider field of a request is minor, and a wider field of an event is major', () => {
    const properties = { ...schemasOf(hub)['LineCancelation']?.properties, quantity: { type: ['integer', 'string'] } };
    expect(levelOf(hub, withSchemas(hub, { LineCancelation: { properties } }))).toBe('minor');
    const time = { type: ['string', 'integer'] };
    expect(levelOf(platform, withSchemas(platform, { EventTime: time }))).toBe('major');
  });
  test('a removed type, operation without a path or path name is major', () => {
    const { Money: _, ...schemas } = schemasOf(hub);
    const renamed = JSON.parse(
      JSON.stringify({
        ...hub,
        components: { ...hub.components, schemas: { ...schemas, Amount: schemasOf(hub)['Money'] } },
      }).replaceAll('#/components/schemas/Money"', '#/components/schemas/Amount"'),
    ) as Document;
    expect(levelOf(hub, renamed)).toBe('major');
    const { '/linked/TL05': linked, ...paths } = seller.paths;
    expect(linked).toBeDefined();
    expect(levelOf(seller, { ...seller, paths })).toBe('major');
    const path = JSON.parse(JSON.stringify(hub).replaceAll('actionId', 'action_key')) as Document;
    expect(levelOf(hub, path)).toBe('major');
  });
});
