/** The reads that a deep check calls, and its report. */
import { describe, expect, test } from 'vitest';
import {
  type CheckReport,
  deepCheckClient,
  type DeepCheckOptions,
  type DeepCheck,
  type ReadCheck,
  type ReadShape,
  type ResponseShapes,
} from '../../src/check.ts';

import { deepCheckLines } from '../../src/check/deep-check.ts';

import { type ClientOptions, createVirtualClock } from '@tradelane/core';
import { clientOn, type OperationDescriptor } from '@tradelane/core/runtime';
import { createRuntime } from '../../../core/test/support/runtime.ts';
import { errorOf, json } from '../../../core/test/support/world.ts';

const read = (id: string, path: string, more: Partial<OperationDescriptor> = {}): OperationDescriptor => ({
  id,
  method: 'GET',
  path,
  ...more,
});
const any: ReadShape = { status: 200, body: {} };

interface Host {
  readonly report: CheckReport;
  readonly deep: DeepCheck;
  /** The paths with their queries, after the ones of the plain check. */
  readonly paths: readonly string[];
}

interface Setup {
  readonly operations: readonly OperationDescriptor[];
  readonly shapes?: Readonly<Record<string, ReadShape>>;
  readonly fetch?: (path: string, request: Request) => Response | Promise<Response>;
  readonly options?: Partial<ClientOptions>;
  readonly check?: DeepCheckOptions;
  readonly presets?: Readonly<Record<string, unknown>>;
  /** How often the client is checked. */
  readonly times?: number;
}

async function deepCheck({ operations, shapes, fetch, options, check, presets, times = 1 }: Setup): Promise<Host> {
  const paths: string[] = [];
  const named = Object.fromEntries(operations.map((one) => [one.id, one]));
  const runtime = createRuntime(
    { name: 'shop', basePath: '', auth: ['bearer', 'clientCredentials'], operations: named },
    {
      baseUrl: 'https://hub.example.com',
      auth: { token: 'opaque' },
      clock: createVirtualClock({ startInMs: Date.UTC(2026, 0, 31), autoAdvance: true }),
      ...options,
      fetch: async (request) => {
        const { pathname, search } = new URL(request.url);
        if (pathname !== '/') paths.push(pathname + search);
        return (await fetch?.(pathname, request)) ?? json({});
      },
    },
  );
  const reads = shapes ?? Object.fromEntries(operations.map(({ id }) => [id, any]));
  const loaded: ResponseShapes = { reads, definitions: {} };
  const client = presets === undefined ? runtime : runtime.with({ query: presets });
  const again = (): Promise<CheckReport> => deepCheckClient(clientOn(client, {}), loaded, check);
  for (let time = 1; time < times; time += 1) await again();
  const report = await again();
  return { report, deep: report.deep as DeepCheck, paths };
}

const one = async (setup: Setup): Promise<ReadCheck | undefined> => (await deepCheck(setup)).deep.reads[0];
/** A read that the plain check doesn't call. */
const paced = { rate: { maximum: [{ requests: 100, periodInMs: 1_000 }] } };

describe('a deep check', () => {
  test('calls each read once: reads without arguments first, then the ones whose ID is most certain', async () => {
    const operations = [
      read('kind', '/v2/kinds/{kind}', paced),
      read('elsewhere', '/v2/parcels/{order_id}', paced),
      read('notes', '/v2/orders/{key}/notes', paced),
      read('line', '/v2/orders/{order_id}/lines/{line_id}', paced),
      read('orders', '/v2/orders', {
        ...paced,
        query: { limit: 'integer' },
        page: { style: 'seek', items: 'data', defaultLimit: 10, maxLimit: 50 },
      }),
      read('order', '/v2/orders/{order_id}', paced),
      read('shop', '/v2/shops/{shop_id}', paced),
    ];
    const { deep, paths } = await deepCheck({
      operations,
      shapes: {
        ...Object.fromEntries(operations.map(({ id }) => [id, any])),
        kind: { ...any, choices: { kind: 'A' } },
      },
      fetch: (path) => {
        if (path === '/v2/orders') return json({ data: [{ id: 'o-1' }] });
        return json(path === '/v2/orders/o-1' ? { lines: [{ id: 'l-1' }] } : {});
      },
    });
    expect(paths).toEqual([
      '/v2/orders?limit=50',
      '/v2/kinds/A',
      '/v2/orders/o-1',
      '/v2/orders/o-1/lines/l-1',
      '/v2/orders/o-1/notes',
      '/v2/parcels/o-1',
    ]);
    expect(deep).toMatchObject({ version: 1, surface: 'shop' });
    expect(deep.reads.map(({ operation }) => operation)).toEqual(operations.map(({ id }) => id));
    expect(deep.reads.at(-1)).toEqual({ operation: 'shop', skipped: 'no-value', without: ['shop_id'] });
  });

  test('runs after a refused access, but not after refused credentials, an unreachable host or a failed token', async () => {
    const operations = [read('free', '/free')];
    const refused = (status: number): Promise<Host> =>
      deepCheck({ operations, fetch: (path) => json({}, path === '/free' ? status : 200) });
    for (const status of [403, 500]) expect((await refused(status)).deep).toBeDefined();
    expect((await refused(401)).deep).toBeUndefined();
    const unreachable = (path: string): Response => {
      if (path === '/free') return json({});
      throw new TypeError('fetch failed');
    };
    expect((await deepCheck({ operations, fetch: unreachable })).deep).toBeUndefined();
    const token = (): never => {
      throw new Error('no token');
    };
    expect((await deepCheck({ operations, options: { auth: { token } } })).deep).toBeUndefined();
  });

  test('ends with its signal and sends nothing after it', async () => {
    const stop = new AbortController();
    const seen: string[] = [];
    const checking = deepCheck({
      operations: [read('a', '/a', paced), read('b', '/b', paced)],
      check: { signal: stop.signal },
      fetch: (path) => {
        seen.push(path);
        if (path === '/a') stop.abort('enough');
        return json({});
      },
    });
    expect(await errorOf(checking)).toMatchObject({ code: 'ERR_ABORTED', cause: 'enough' });
    expect(seen).toEqual(['/', '/a']);
  });

  test('keeps the documented limits of a client without rate limiting, and skips a read whose limit is in use', async () => {
    const { deep, paths } = await deepCheck({
      operations: [
        read('b', '/b', { rate: { maximum: [{ requests: 2, periodInMs: 60_000 }] } }),
        read('a', '/a', { rate: { maximum: [{ requests: 1, periodInMs: 60_000 }] } }),
      ],
      options: { rateLimiting: false, maxWaitInMs: 0 },
      times: 2,
    });
    expect(paths).toEqual(['/b', '/a', '/b']);
    expect(deep.reads[1]).toEqual({ operation: 'a', skipped: 'limit' });
    expect(deepCheckLines(deep).at(-1)).toBe('? a: not called, its rate limit is in use');
  });
});

describe('the report of a read', () => {
  const operations = [read('a', '/a', paced)];

  test("the report of a read without a response, with a cut one, and with a body that isn't JSON names the code", async () => {
    const none = (path: string): Response => {
      if (path === '/') return json({});
      throw new TypeError('fetch failed');
    };
    expect(await one({ operations, fetch: none })).toEqual({
      operation: 'a',
      deviations: [{ kind: 'no-response', received: 'ERR_CONNECTION' }],
    });
    const text = (): Response => new Response('<html>', { headers: { 'content-type': 'application/json' } });
    expect((await one({ operations, fetch: text }))?.deviations).toEqual([
      { kind: 'body', expected: 'JSON', received: 'ERR_RESPONSE_MALFORMED' },
    ]);
    const deep = (): Response =>
      new Response('[{"a":'.repeat(20_000) + '1' + '}]'.repeat(20_000), {
        headers: { 'content-type': 'application/json' },
      });
    expect((await one({ operations, fetch: deep }))?.deviations).toEqual([
      { kind: 'body', expected: 'JSON', received: 'JSON that is nested too deep' },
    ]);
  });

  test('the report of a read shows a smaller maximum of its pages', async () => {
    const page = { style: 'offset', items: 'rows', defaultLimit: 10, maxLimit: 50, total: 'total' } as const;
    const found = await deepCheck({
      operations: [read('a', '/a', { ...paced, query: { max: 'integer' }, page })],
      fetch: () => json({ rows: [1, 2], total: 3 }),
    });
    expect(found.paths).toEqual(['/a?max=50']);
    expect(found.deep.reads[0]?.deviations).toEqual([
      { kind: 'page-size', expected: '50 entries', received: '2 entries' },
    ]);
  });

  test('the read of a file needs only its head, and discards the rest', async () => {
    let cancelled = 0;
    const found = await one({
      operations: [read('a', '/a', { response: 'file' })],
      fetch: () =>
        new Response(
          new ReadableStream({
            pull: (controller) => controller.enqueue(new Uint8Array(10)),
            cancel: () => void (cancelled += 1),
          }),
          { headers: { 'content-type': 'text/csv' } },
        ),
    });
    expect(found).toMatchObject({ status: 200, deviations: [] });
    expect(cancelled).toBe(2); // The plain check discards the response of the host too.
    const page = (): Response => new Response('<html>', { headers: { 'content-type': 'text/html' } });
    expect((await one({ operations: [read('a', '/a', { response: 'file' })], fetch: page }))?.deviations).toEqual([
      { kind: 'no-response', received: 'ERR_RESPONSE_MALFORMED' },
    ]);
  });
});

describe('the text of a report', () => {
  test('the text of a report has a line for each deviation, each refusal and each read that was not called', async () => {
    const { report } = await deepCheck({
      operations: [
        read('a', '/a', paced),
        read('b', '/b', paced),
        read('c', '/c/{shop_id}/{line_id}', paced),
        read('d', '/d', paced),
        read('e', '/e', paced),
      ],
      check: { operations: ['a', 'b', 'c', 'e'] },
      shapes: {
        ...Object.fromEntries(['b', 'c', 'd', 'e'].map((id) => [id, any])),
        a: {
          status: 200,
          body: {
            types: ['object'],
            properties: { rows: { items: { types: ['object'], properties: { x: { types: ['string'] } } } } },
          },
        },
      },
      fetch: (path) => json({ rows: [{ x: 1 }, { x: 'a' }] }, { '/b': 403, '/e': 400 }[path] ?? 200),
    });
    expect(String(report).split('\n').slice(-6)).toEqual([
      '! reads: 3 of 5 reads called, 1 deviation',
      '! a: type at $.rows[].x, expected string, received integer, in some entries',
      "? b: 403, the credentials don't allow it",
      '? e: 400, no value of the other responses fits',
      '? c: not called, no response contains a value for shop_id, line_id',
      '? d: not called, `operations` does not contain it',
    ]);
  });
});
