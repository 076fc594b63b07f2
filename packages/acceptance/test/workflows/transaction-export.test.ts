/** S09: an export as one iterable of rows, against the sandbox. */
import { ConnectionError, ExportFailedError, StillRunningError } from '@tradelane/core';
import { afterEach, describe, expect, test } from 'vitest';
import { createWorkbench, type Workbench } from './world.ts';

const open: Workbench[] = [];
afterEach(() => {
  for (const { clock } of open.splice(0)) clock.stop();
});

/** Chunks that break off: how many bytes of the responses come, in turn; undefined: all. */
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
  open.push(bench);
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
  test('S09: every line comes once, chunk by chunk', async () => {
    const { marketplace } = workbench();
    const listed = await Array.fromAsync(marketplace.transactions.list({ limit: 2_000 }), ({ id }) => id);
    const done: number[] = [];
    const rows = await Array.fromAsync(
      marketplace.transactions.export(
        { format, items_per_chunk: 700 },
        { onChunk: ({ rows: count }) => done.push(count) },
      ),
    );
    expect(rows).toHaveLength(listed.length);
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(listed));
    expect(done.length).toBeGreaterThan(1);
    expect(done.reduce((sum, count) => sum + count, 0)).toBe(rows.length);
  });

  test('a chunk that breaks off is fetched again, and no line is handed over twice or left out', async () => {
    const { marketplace, chunks } = workbench([5_000, 20_000, undefined, 0, 90_000, 200_000]);
    const whole = await Array.fromAsync(workbench().marketplace.transactions.export({ format }), ({ id }) => id);
    const broken = await Array.fromAsync(
      marketplace.transactions.export({ format, items_per_chunk: 700 }),
      ({ id }) => id,
    );
    expect(broken).toEqual(whole);
    expect(chunks.length).toBeGreaterThanOrEqual(Math.ceil(whole.length / 700) + 5);
  });
});

test('a chunk that never comes whole ends the export, without an endless loop', async () => {
  const { marketplace } = workbench(Array.from({ length: 100 }, () => 0));
  await expect(Array.fromAsync(marketplace.transactions.export())).rejects.toBeInstanceOf(ConnectionError);
});

test('another process goes on behind the lines that were dealt with', async () => {
  const { marketplace, sent } = workbench();
  const ids: (string | undefined)[] = [];
  const first = marketplace.transactions.export({ items_per_chunk: 300 });
  let resume = '';
  for await (const { id } of first) {
    resume = first.serialize();
    if (ids.length === 1_000) break;
    ids.push(id);
  }
  sent.length = 0;
  for await (const { id } of marketplace.transactions.export(undefined, { resume })) ids.push(id);
  expect(new Set(ids).size).toBe(ids.length);
  const listed = await Array.fromAsync(marketplace.transactions.list({ limit: 2_000 }));
  expect(ids).toHaveLength(listed.length);
  expect(sent.filter((request) => request.startsWith('POST'))).toEqual([]);
});

test('who waits no longer keeps what to resume by', async () => {
  const { marketplace } = workbench();
  let resume = '';
  const following = marketplace.transactions.export(undefined, {
    timeoutInMs: 1,
    onStarted: ({ resumeWith }) => void (resume = resumeWith),
  });
  await expect(Array.fromAsync(following)).rejects.toBeInstanceOf(StillRunningError);
  expect((await Array.fromAsync(marketplace.transactions.export(undefined, { resume }))).length).toBeGreaterThan(0);
});

test('an export that failed is an error that says why', async () => {
  const { marketplace } = createRespondingWorkbench({
    status: 'FAILED',
    error: { code: 'TOO_LARGE', detail: 'Narrow it.' },
  });
  const failing = Array.fromAsync(marketplace.transactions.export());
  await expect(failing).rejects.toBeInstanceOf(ExportFailedError);
  await expect(failing).rejects.toThrow('TOO_LARGE: Narrow it.');
});

function createRespondingWorkbench(status: object): Workbench {
  const bench = createWorkbench({
    fetch: async (request) => Response.json(request.method === 'POST' ? { tracking_id: 'x1' } : status),
  });
  open.push(bench);
  return bench;
}
