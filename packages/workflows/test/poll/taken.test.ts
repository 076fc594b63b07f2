/** Changes of the caller's objects after a workflow has started don't affect what is sent. */
import { expect, test } from 'vitest';
import { createMemoryCheckpoints, type ListPromise } from '@tradelane/core';
import type { ImportTracking } from '../../src/index.ts';
import { guardedReplace, importWorkflow, listSource, RowExport } from '../../src/runtime.ts';
import type { OperationDescriptor } from '@tradelane/core/runtime';
import { createWorld, json, operations } from '../../../core/test/support/world.ts';

test('an import sends the original file and fields', async () => {
  const tracking = { import_id: 7, import_status: 'COMPLETE' };
  const world = createWorld({ handler: () => json(tracking) });
  const runtime = world.runtime({ auth: { token: 'fixed-token' } });
  const { response: _, ...upload } = operations.upload;
  const create: OperationDescriptor = {
    ...upload,
    longRunning: { kind: 'import', id: 'import_id', state: 'import_status', succeeded: ['COMPLETE'] },
  };
  const report = operations.download;
  const { run } = importWorkflow<{ readonly file: Blob; readonly tags: { names: string[] } }, ImportTracking>(runtime, {
    create,
    get: { id: 'tracking', method: 'GET', path: '/v2/imports/{import_id}' },
    list: operations.list,
    errorReport: report,
    newProductReport: report,
    transformedFile: report,
    transformationErrorReport: report,
  });
  const request = { tags: { names: ['one'] } };
  const file = { name: 'one.csv', data: 'one' };
  const result = run(file, { request });
  request.tags.names.length = 0;
  Object.assign(file, { name: 'two.csv', data: 'two' });
  await result;
  expect(world.sent[0]?.body).toMatch(/\{"names":\["one"\]\}[^]*filename="one\.csv"[^]*\r\none\r\n/);
  world.clock.stop();
});

test('every run of a stream of changes uses its original query', async () => {
  const asked: object[] = [];
  const query = { status: ['OPEN'], since: new Date(0) };
  const source = listSource({
    name: 'invoices',
    list: (given: typeof query) => {
      asked.push(given);
      const page = { data: { items: [] }, headers: new Headers() };
      return { withResponse: () => Promise.resolve(page) } as unknown as ListPromise<object>;
    },
    query,
    since: 'since',
    isAscending: true,
    intervalInMs: 1,
    keyOf: () => undefined,
    changedAt: () => undefined,
  });
  query.status.length = 0;
  await source.read({ since: new Date(5) }, undefined);
  expect(asked).toEqual([{ status: ['OPEN'], since: new Date(5) }]);
});

test('an export uses its original request when its first row is requested', async () => {
  const world = createWorld({ handler: () => json({ code: 'NO' }, 400) });
  const start: OperationDescriptor = { ...operations.upsert };
  const request = { states: ['OPEN'] };
  const rows = new RowExport(
    world.runtime({ auth: { token: 'fixed-token' } }),
    { start, status: operations.read, chunk: operations.download },
    request,
    {},
  );
  request.states.length = 0;
  await expect(rows[Symbol.asyncIterator]().next()).rejects.toMatchObject({ status: 400 });
  expect(world.sent[0]?.body).toBe('{"states":["OPEN"]}');
});

/** Replaces carriers through one store and records what was sent. */
function carriers() {
  const store = createMemoryCheckpoints();
  const sent: unknown[] = [];
  const replace = (body: unknown, names: string[], confirmRemovals: boolean | string[] = false) =>
    guardedReplace(
      { what: 'carriers', key: 'c', names, body, send: async (_, own) => sent.push(structuredClone(own)) },
      { checkpoint: store, confirmRemovals },
    );
  return { sent, replace };
}

test('a replacement sends what was compared: its list, and everything in it', async () => {
  const { sent, replace } = carriers();
  const body = { carriers: [{ id: 'DHL', zones: ['EU'], since: new Date(0) }] };
  const names = ['DHL'];
  const replacing = replace(body, names, true);
  body.carriers[0]?.zones.splice(0, 1);
  body.carriers[0]?.since.setFullYear(2001);
  body.carriers.length = 0;
  names.length = 0;
  await expect(replacing).resolves.toMatchObject({ added: ['DHL'] });
  expect(sent).toEqual([{ carriers: [{ id: 'DHL', zones: ['EU'], since: new Date(0) }] }]);
});

test("a removal that is added to the confirmed list later isn't confirmed", async () => {
  const { sent, replace } = carriers();
  await replace({}, ['DHL', 'UPS'], true);
  const confirmed: string[] = [];
  const replacing = replace({}, ['DHL'], confirmed);
  confirmed.push('UPS');
  await expect(replacing).rejects.toMatchObject({ removed: ['UPS'] });
  expect(sent).toHaveLength(1);
});

test("a body of a replacement that JSON can't write is passed unchanged to the code that refuses it", async () => {
  const circle: Record<string, unknown> = {};
  circle['self'] = circle;
  const decimal = { toJSON: () => '1.50' };
  const weights = new Map();
  let own: unknown;
  const send = async (_: unknown, given: unknown): Promise<void> => void (own = given);
  const body = { circle, decimal, weights, price: Number.NaN, none: null, late: new Date(Number.NaN) };
  const store = createMemoryCheckpoints();
  await guardedReplace({ what: 'w', key: 'w', names: [], body, send }, { checkpoint: store, confirmRemovals: true });
  expect(own).toEqual(body);
  expect(own).toMatchObject({ decimal, weights });
});
