/** E04: servers write null for missing values, in workflows too. A list that contains null for an entry is invalid. */
import { afterEach, describe, expect, test } from 'vitest';
import { createMemoryCheckpoints } from '@tradelane/core';
import type { ImportTracking } from '../../src/index.ts';
import { importWorkflow, RowExport, Sync } from '../../src/runtime.ts';
import type { OperationDescriptor } from '@tradelane/core/runtime';
import type { Runtime } from '../../../core/test/support/runtime.ts';
import { collect } from '../../../core/test/support/collect.ts';
import { createWorld, errorOf, json, operations } from '../../../core/test/support/world.ts';
import { world as streamWorld } from '../sync/stream.ts';

const open: { readonly stop: () => void }[] = [];
afterEach(() => {
  for (const clock of open.splice(0)) clock.stop();
});

/** Responses in the order of their requests, by path. The last one repeats. */
function runtimeOf(responses: Readonly<Record<string, readonly unknown[]>>): Runtime {
  const counts = new Map<string, number>();
  const world = createWorld({
    handler: ({ method, path }) => {
      const key = `${method} ${path.replace('/api', '').split('?')[0]}`;
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      const body = responses[key]?.[Math.min(count, (responses[key]?.length ?? 1) - 1)];
      return body === undefined ? new Response(null, { status: 204 }) : json(body);
    },
  });
  open.push(world.clock);
  return world.runtime();
}

const { response: _, ...upload } = operations.upload;
const done = { succeeded: ['COMPLETE'], failed: ['FAILED'] };
const create: OperationDescriptor = {
  ...upload,
  longRunning: { kind: 'import', id: 'import_id', state: 'import_status', ...done },
};
const get = { id: 'tracking', method: 'GET', path: '/v2/imports/{import_id}' } as const;
const list: OperationDescriptor = {
  id: 'imports',
  method: 'GET',
  path: '/v2/imports',
  query: { order: 'string', max: 'integer' },
  page: { style: 'offset', items: 'data', defaultLimit: 10, maxLimit: 100, total: 'total_count' },
};
const report = operations.download;
const imported = {
  create,
  get,
  list,
  errorReport: report,
  newProductReport: report,
  transformedFile: report,
  transformationErrorReport: report,
};
const tracking = {
  import_id: 7,
  import_status: 'COMPLETE',
  reason_status: null,
  has_error_report: null,
  has_new_product_report: null,
  has_transformed_file: null,
  has_transformation_error_report: null,
  transform_lines_read: 2,
  transform_lines_in_success: 2,
  transform_lines_in_error: 0,
  transform_lines_with_warning: null,
  integration_details: null,
};
const file = { name: 'a.csv', data: 'a;b\n' };
const runOf = (runtime: Runtime) =>
  importWorkflow<{ readonly file: Blob }, ImportTracking>(runtime, imported).run(file, {
    checkpoint: createMemoryCheckpoints(),
    key: 'monday',
  });

describe('E04: an import', () => {
  test('whose counts are null has no counts of products', async () => {
    const runtime = runtimeOf({
      'POST /v2/files': [{ import_id: 7 }],
      'GET /v2/imports': [{ data: [] }],
      'GET /v2/imports/7': [tracking],
    });
    expect(await runOf(runtime)).toMatchObject({ importId: 7, ok: false, products: undefined, reports: {} });
  });

  test('that failed with the reason null has no reason', async () => {
    const runtime = runtimeOf({
      'POST /v2/files': [{ import_id: 7 }],
      'GET /v2/imports': [{ data: [] }],
      'GET /v2/imports/7': [{ ...tracking, import_status: 'FAILED' }],
    });
    expect(await errorOf(runOf(runtime))).toMatchObject({
      name: 'ImportFailedError',
      message: expect.stringContaining('The import 7 failed with status FAILED. '),
    });
  });

  test.each([[[null]], [[{ date_created: '2026-11-23T00:00:00Z' }]], [[7]]])(
    "whose list contains %j isn't sent, because an unnamed entry may be any import",
    async (data) => {
      const error = await errorOf(runOf(runtimeOf({ 'GET /v2/imports': [{ data }] })));
      expect(error).toMatchObject({ name: 'MalformedResponseError', operation: 'imports' });
    },
  );
});

describe('E04: an export', () => {
  const exported = {
    start: {
      ...operations.upsert,
      longRunning: { kind: 'export', id: 'tracking_id', state: 'status', succeeded: ['COMPLETED'], failed: ['FAILED'] },
    },
    status: { id: 'status', method: 'GET', path: '/v2/exports/{tracking_id}' },
    chunk: { id: 'chunk', method: 'GET', path: '', response: 'file' },
  } as const;
  const rowsOf = (status: unknown, started: unknown) => {
    const runtime = runtimeOf({ 'PUT /v2/things': [started], 'GET /v2/exports/t': [status] });
    return errorOf(collect(new RowExport(runtime, exported, {}, { checkpoint: createMemoryCheckpoints() })));
  };

  test.each([[null], [undefined], [[]], [1]])('whose start is %j has no ID', async (started) => {
    expect(await rowsOf({}, started)).toMatchObject({
      name: 'MalformedResponseError',
      operation: 'upsert',
    });
  });

  test.each([null, { code: null, detail: null }])('that failed with %j failed without a reason', async (error) => {
    expect(await rowsOf({ status: 'FAILED', urls: null, error }, { tracking_id: 't' })).toMatchObject({
      name: 'ExportFailedError',
      message: expect.stringContaining('The export t failed with status FAILED. '),
      serverCode: undefined,
    });
  });

  test.each([[null], [undefined], ['done']])(
    'whose status is %j is polled again, and finally malformed',
    async (status) => {
      expect(await rowsOf(status, { tracking_id: 't' })).toMatchObject({
        name: 'MalformedResponseError',
        operation: 'status',
      });
    },
  );
});

test.each([[[null]], [{}], [null]])('E04: a sync whose page is %j passes no item, and reports that', async (items) => {
  const { source, clock } = streamWorld();
  const handled: unknown[] = [];
  const sync = new Sync(
    { ...source, read: async () => ({ items: items as never, nextCursor: undefined }) },
    { checkpoint: createMemoryCheckpoints(), handler: (item) => handled.push(item) },
    clock,
  );
  expect(await errorOf(sync.run())).toMatchObject({ name: 'MalformedResponseError' });
  expect(handled).toEqual([]);
});
