import { expect, test } from 'vitest';
import { describeOperation, describeRate } from '@tradelane/spec-model/descriptor';
import { periodInMs } from '@tradelane/spec-model/period';
import { basePath, credentialKinds, emitOperations } from '../operations.ts';
import { readFixture, surface } from './fixture.ts';

const row = async (id: string): Promise<Readonly<Record<string, unknown>>> => {
  const { bundle, operation } = await readFixture();
  return describeOperation(bundle.document, 'corner-shop', operation(id));
};

test('a list has its query kinds, rates, pages and scopes, without defaults', async () => {
  expect(await row('items')).toEqual({
    id: 'items',
    method: 'GET',
    path: '/items',
    query: {
      shop_id: 'integer',
      updated_from: 'date!',
      codes: 'comma',
      states: 'list',
      locale: 'locale',
      limit: 'integer',
    },
    rate: {
      recommended: [{ requests: 1, periodInMs: 300_000 }],
      maximum: [
        { requests: 20, periodInMs: 60_000 },
        { requests: 60, periodInMs: 3_600_000 },
      ],
      key: ['query.shop_id'],
      followUpPages: 'free',
    },
    page: { style: 'seek', items: 'data', defaultLimit: 50, maxLimit: 200 },
    scopes: ['connect:item:read'],
  });
});

test('a rate of one surface replaces the rate of all surfaces, and event-driven means no rate', async () => {
  const { operation } = await readFixture();
  expect(describeRate('other', operation('items'))).toBeUndefined();
  expect(describeRate('corner-shop', operation('remove'))).toBeUndefined();
});

test('a batch has its content type, its split and how entries are matched', async () => {
  expect(await row('remove')).toMatchObject({
    body: 'json',
    contentType: 'application/json; charset=UTF-8',
    retry: 'idempotent',
    batch: { items: 'body.items', maximum: 1000, split: true },
    partial: { succeeded: 'done', failed: 'refused', key: ['id'] },
  });
});

test('a batch that reports no refusals names the list that every success has', async () => {
  const { bundle, operation } = await readFixture();
  const { 'x-partial-success': _, ...object } = operation('remove').object;
  const found = describeOperation(bundle.document, 'corner-shop', { ...operation('remove'), object });
  expect(found).toMatchObject({ batch: { response: 'done' } });
  expect(await row('remove')).not.toMatchObject({ batch: { response: 'done' } });
});

test('R02: an empty body is stated, and a deprecated operation names its replacement', async () => {
  expect(await row('restart')).toEqual({
    id: 'restart',
    method: 'PUT',
    path: '/items/{batch}/{line}',
    emptyBody: true,
    response: 'none',
    retry: 'unsafe',
    deprecated: 'items',
  });
});

test('parts of a multipart body are files, JSON or text', async () => {
  expect(await row('upload')).toMatchObject({
    body: 'multipart',
    bodyOptional: true,
    parts: { file: 'file!', more: 'files', metadata: 'json', note: 'text' },
    longRunning: { kind: 'import', id: 'id', status: 'items' },
  });
});

test('a file response lists its content types, and one of several types is a file', async () => {
  expect(await row('download')).toMatchObject({ response: 'file', accept: 'application/zip' });
  expect(await row('chunk')).toEqual({
    id: 'chunk',
    method: 'GET',
    path: '',
    response: 'file',
    accept: 'application/json, application/x-ndjson',
  });
});

test('an operation with an optional response body is marked', async () => {
  const { bundle, operation } = await readFixture();
  const items = operation('items');
  const empty = { ...items, success: { ...items.success, mayBeEmpty: true } };
  expect(describeOperation(bundle.document, 'corner-shop', empty)).toMatchObject({ mayBeEmpty: true });
  expect(await row('items')).not.toHaveProperty('mayBeEmpty');
});

test('T11: a surface has its base path and the credentials that it accepts', async () => {
  const { bundle } = await readFixture();
  expect(basePath(bundle.document)).toBe('/api');
  expect(credentialKinds(surface, bundle.document)).toEqual(['apiKey', 'bearer']);
  expect(credentialKinds({ ...surface, family: 'hub' }, bundle.document)).toEqual(['clientCredentials', 'bearer']);
});

test('the emitted table has a row for every operation and no line over 140 characters', async () => {
  const { bundle, operations } = await readFixture();
  const text = emitOperations(surface, bundle.document, operations);
  for (const { id } of operations) expect(text).toContain(`\n  ${id}: {`);
  expect(text.split('\n').filter((line) => line.length > 140)).toEqual([]);
});

test.each([
  ['PT1S', 1000],
  ['PT15M', 900_000],
  ['P1DT1H', 90_000_000],
])('%s is %i milliseconds', (period, inMs) => {
  expect(periodInMs(period)).toBe(inMs);
});

test.each(['', 'P', 'PT', '5 minutes', 'P1M', 'PT0S'])('%j is not a valid period', (period) => {
  expect(() => periodInMs(period)).toThrow('ISO 8601');
});
