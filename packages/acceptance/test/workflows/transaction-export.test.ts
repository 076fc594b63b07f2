/** S09: an export as one iterable of rows, against the sandbox. */
import { exportTransactions } from '@tradelane/marketplace-seller';
import { ArgumentError, createMemoryCheckpoints } from '@tradelane/core';
import { WorkNotFoundError } from '@tradelane/workflows';
import { describe, expect, test } from 'vitest';
import { createWorkbench, type Workbench } from './world.ts';

/** Chunks that end early: the number of bytes of each response in turn. Undefined means all. */
function workbench(breaks: (number | undefined)[] = []): Workbench & { readonly chunks: string[] } {
  const chunks: string[] = [];
  let sandbox: Workbench['sandbox'] | undefined;
  const bench = createWorkbench({
    fetch: async (request) => {
      const response = await (sandbox as Workbench['sandbox']).fetch(request);
      const { pathname } = new URL(request.url);
      if (!/chunk|files?\//.test(pathname) || pathname.includes('/status/')) return response;
      chunks.push(pathname);
      const left = breaks.shift();
      return left === undefined ? response : brokenOff(response, left);
    },
  });
  sandbox = bench.sandbox;
  return { ...bench, chunks };
}

function brokenOff(response: Response, bytes: number): Response {
  let left = bytes;
  const cut = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      controller.enqueue(chunk.slice(0, left));
      left -= chunk.length;
      if (left <= 0) controller.error(new TypeError('terminated'));
    },
  });
  return new Response(response.body?.pipeThrough(cut), { status: response.status, headers: response.headers });
}

describe.each(['NDJSON', 'JSON'] as const)('as %s', (format) => {
  test('S09: every line is passed once, chunk by chunk', async () => {
    const { marketplace } = workbench();
    const listed = await Array.fromAsync(marketplace.transactions.list({ limit: 2_000 }), ({ id }) => id);
    const done: number[] = [];
    const rows = await Array.fromAsync(
      exportTransactions(
        marketplace,
        { format, items_per_chunk: 700 },
        { onChunk: ({ rows: count }) => done.push(count) },
      ),
    );
    expect(rows).toHaveLength(listed.length);
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(listed));
    expect(done.length).toBeGreaterThan(1);
    expect(done.reduce((sum, count) => sum + count, 0)).toBe(rows.length);
  });
});

test.each(['', ' with a checkpoint'])(
  'an export%s is iterated once: a second loop throws, and starts no other export',
  async (way) => {
    const { marketplace, sent } = workbench();
    const options = way === '' ? {} : { checkpoint: createMemoryCheckpoints() };
    const lines = exportTransactions(marketplace, { items_per_chunk: 300 }, options);
    const ids: (string | undefined)[] = [];
    for await (const { id } of lines) if (ids.push(id) === 500) break;
    sent.length = 0;
    for (const loop of [1, 2])
      await expect(Array.fromAsync(lines), String(loop)).rejects.toMatchObject({
        name: ArgumentError.name,
        message: expect.stringContaining('`serialize()`'),
      });
    expect(sent).toEqual([]);
    // The data of the error continues after the first loop.
    const resumed = way === '' ? { resume: lines.serialize() } : options;
    for await (const { id } of exportTransactions(marketplace, { items_per_chunk: 300 }, resumed)) ids.push(id);
    expect(sent.filter((request) => request.startsWith('POST'))).toEqual([]);
    const listed = await Array.fromAsync(marketplace.transactions.list({ limit: 2_000 }), ({ id }) => id);
    expect(new Set(ids)).toEqual(new Set(listed));
  },
);

test('G36: with a checkpoint, the same call continues after the last handled line and starts no other export', async () => {
  const { marketplace, clock } = workbench();
  const checkpoint = createMemoryCheckpoints();
  const listed = await Array.fromAsync(marketplace.transactions.list({ limit: 2_000 }), ({ id }) => id);
  const kept: (string | undefined)[] = [];
  const take = async (failAt: number): Promise<void> => {
    const rows = exportTransactions(marketplace, { items_per_chunk: 700 }, { checkpoint, key: 'today' });
    for await (const { id } of rows) {
      if (kept.length === failAt) throw new Error('out of space');
      kept.push(id);
      void rows.commit();
    }
  };
  for (const failAt of [0, 699, 700, 1_000]) await expect(take(failAt)).rejects.toThrow('out of space');
  await take(-1);
  await take(-1);
  expect(kept).toHaveLength(listed.length);
  expect(new Set(kept)).toEqual(new Set(listed));
  const without = exportTransactions(marketplace);
  expect(() => without.commit()).toThrow(/with `checkpoint` set/);
  expect(clock.pending).toBe(0);
});

/** An instance with two rows per file. `respond` may override its responses. */
function instance(respond: (path: string, started: number) => Response | undefined) {
  let started = 0;
  const bench = createWorkbench({
    maxAttempts: 1,
    fetch: async (request) => {
      const { pathname, origin } = new URL(request.url);
      if (request.method === 'POST') started += 1;
      const other = respond(pathname, started);
      if (other !== undefined) return other;
      if (request.method === 'POST') return Response.json({ tracking_id: `t${started}` });
      const id = pathname.split('/').at(-1) ?? '';
      if (pathname.includes('/status/'))
        return Response.json({ status: 'COMPLETED', urls: [`${origin}/files/${id}`, `${origin}/files/${id}b`] });
      return new Response(`{"id":"${id}-1"}\n{"id":"${id}-2"}\n`);
    },
  });
  return { ...bench, exports: () => started };
}
const dayInMs = 86_400_000;

describe.each([
  ['its status', '/status/t1', 404],
  ['its status', '/status/t1', 410],
  ['its files', '/files/t1', 404],
  ['its files', '/files/t1', 410],
])('S09: a lost export, by %s (%s: %i)', (_, forgotten, status) => {
  test('an export that the server lost is reported with the solution, and starts again from its first row after a day', async () => {
    let isForgotten = false;
    const { marketplace, clock, exports } = instance((path) =>
      isForgotten && path.endsWith(forgotten) ? Response.json({ status, message: 'not found' }, { status }) : undefined,
    );
    const checkpoint = createMemoryCheckpoints();
    const rows = (key?: string) => exportTransactions(marketplace, {}, { checkpoint, key });
    const take = (key?: string) => Array.fromAsync(rows(key), ({ id }) => id);
    const startedAtInMs = clock.now();
    for await (const { id } of rows()) if (id === 't1-1') break;
    isForgotten = true;
    const error = await take().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(WorkNotFoundError);
    expect(error).toMatchObject({ id: 't1', retryAt: new Date(startedAtInMs + dayInMs) });
    expect(exports()).toBe(1);
    await clock.advance(startedAtInMs + dayInMs - clock.now());
    expect(await take()).toEqual(['t2-1', 't2-2', 't2b-1', 't2b-2']);
    expect(exports()).toBe(2);
  });
});
