/** A canceled call ends at once in every phase, and its place becomes free for others. */
import { AbortedError, type ClientOptions } from '@tradelane/core';
import { createNodeTransport } from '@tradelane/core/node';
import { createHub, type Hub, waitForAction } from '@tradelane/hub';
import { afterEach, describe, expect, it } from 'vitest';
import { cancelation } from '../src/orders.ts';
import { type RawServer, startRawServer } from '../src/raw-server.ts';
import { createWorld, errorOf, settle, startInMs } from '../src/world.ts';

const since = { updated_from: new Date(startInMs).toISOString() };

/** Starts a call, runs it as far as possible, aborts it, and returns how it ended. */
async function abort(
  start: (signal: AbortSignal) => PromiseLike<unknown>,
  turns = 5,
): Promise<Error & Record<string, unknown>> {
  const stop = new AbortController();
  const ended = errorOf(start(stop.signal));
  await settle(turns);
  stop.abort(new Error('enough'));
  const error = await ended;
  expect(error).toBeInstanceOf(AbortedError);
  expect(error).toMatchObject({ name: 'AbortError', cause: new Error('enough') });
  return error;
}

describe('an aborted call', () => {
  it("isn't sent if it was aborted before its start", async () => {
    const world = createWorld({ autoAdvance: false });
    const error = await errorOf(world.hub().documents.list({}, { signal: AbortSignal.abort() }));
    expect(error).toMatchObject({ name: 'AbortError', outcome: 'not-sent', attempts: 0 });
    expect(world.exchanges).toEqual([]);
  });

  it('ends at once while it is queued for its rate, and the next call gets its place', async () => {
    const world = createWorld({ autoAdvance: false, limits: 'real' });
    const hub = world.hub({ maxWaitInMs: 70_000 });
    await hub.orders.list(since);
    const before = world.exchanges.length;
    const error = await abort((signal) => hub.orders.list(since, { signal }));
    expect(error).toMatchObject({ outcome: 'not-sent', attempts: 0 });
    expect(hub.limits().every(({ queued }) => queued === 0)).toBe(true);
    expect(world.clock.pending).toBe(0);
    const next = hub.orders.list(since);
    await world.clock.advance(60_001);
    await next;
    expect(world.exchanges.slice(before).map(({ status }) => status)).toEqual([200]);
  });

  it("doesn't delay or reorder the others if it was in the middle of a long queue", async () => {
    const world = createWorld({ autoAdvance: false });
    const connector = world.channelPlatform();
    const stop = new AbortController();
    const upsert = (signal?: AbortSignal) =>
      connector.orders.upsert({ orders: [], origin: { channel_id: 'a', channel_store_id: 'b' } } as never, { signal });
    const leaving = Array.from({ length: 300 }, () =>
      upsert(stop.signal).then(
        () => 'sent',
        () => 'left',
      ),
    );
    const staying = Array.from({ length: 30 }, () =>
      upsert().then(
        () => 'sent',
        () => 'sent',
      ),
    );
    await settle();
    stop.abort();
    expect((await Promise.all(leaving)).filter((end) => end === 'left').length).toBeGreaterThanOrEqual(270);
    await world.clock.advance(1_002);
    expect(await Promise.all(staying)).toHaveLength(30);
    expect(world.clock.now() - startInMs).toBeLessThanOrEqual(1_002);
  });

  it('ends at once while it waits for a token, and other waiting calls get theirs', async () => {
    const world = createWorld({ autoAdvance: false, latencyInMs: () => 200 });
    const hub = world.hub();
    const other = hub.documents.list().then(() => undefined);
    const error = await abort((signal) => hub.documents.list({}, { signal }));
    expect(error).toMatchObject({ outcome: 'not-sent', attempts: 0 });
    for (let turn = 0; turn < 4; turn += 1) await world.clock.advance(200);
    await other;
    expect(world.tokenRequests()).toBe(1);
  });

  it('ends at once while it waits after a 429, and sends nothing more', async () => {
    const world = createWorld({ autoAdvance: false });
    const hub = world.hub({ maxWaitInMs: 200_000 });
    await world.control('POST', '/faults', { operation: 'v2-listOrderDocuments', status: 429, retry_after: 120 });
    const error = await abort((signal) => hub.documents.list({}, { signal }));
    expect(error).toMatchObject({ attempts: 1 });
    const before = world.exchanges.length;
    await world.clock.advance(300_000);
    expect(world.exchanges).toHaveLength(before);
  });

  it('G18: ends at once while it waits for its retry, and sends nothing more', async () => {
    const world = createWorld({ autoAdvance: false });
    const hub = world.hub();
    await world.control('POST', '/faults', { operation: 'v2-listOrderDocuments', status: 503, times: 9 });
    const error = await abort((signal) => hub.documents.list({}, { signal }));
    expect(error).toMatchObject({ attempts: 1, outcome: 'unknown' });
    const before = world.exchanges.length;
    await world.clock.advance(300_000);
    expect(world.exchanges).toHaveLength(before);
    expect(world.clock.pending).toBe(0);
  });

  it('ends at once while it follows an action', async () => {
    const world = createWorld({ autoAdvance: false });
    await world.control('POST', '/faults', { operation: 'v2-getActionStatus', status: 503, times: 9 });
    await abort((signal) => waitForAction(world.hub(), 'A-1', { signal }));
    const before = world.exchanges.length;
    await world.clock.advance(600_000);
    expect(world.exchanges).toHaveLength(before);
  });

  it('ends its batch at once, and reports the unsent items', async () => {
    const world = createWorld({ autoAdvance: false, limits: 'real' });
    const products = Array.from({ length: 2_500 }, (_, number) => ({ id: `SKU-${number}` }));
    const stop = new AbortController();
    const ended = errorOf(world.hub().products.delete({ products }, { signal: stop.signal }));
    while (!world.exchanges.some(({ method }) => method === 'DELETE')) await settle(1);
    await settle(20);
    stop.abort();
    const error = await ended;
    expect(error.name).toBe('AbortError');
    const result = error['result'] as Record<'succeeded' | 'failed' | 'unknown' | 'unsent', unknown[]>;
    const counts = [result.succeeded, result.failed, result.unknown, result.unsent].map(({ length }) => length);
    expect(counts).toEqual([1_000, 0, 0, 1_500]);
    expect(world.exchanges.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });
});

describe('an aborted call on a socket', () => {
  let server: RawServer | undefined;
  afterEach(() => server?.close());

  const ways: readonly (readonly [string, () => Partial<ClientOptions>])[] = [
    ['fetch', () => ({})],
    ['undici', () => ({ transport: createNodeTransport({}) })],
  ];
  const hubAt = (baseUrl: string, more: Partial<ClientOptions>): Hub =>
    createHub({ baseUrl, auth: { token: 't' }, maxConcurrency: 1, ...more });

  it.each(ways)(
    'ends at once while it waits for the response, closes the connection, and frees its slot (%s)',
    async (_, way) => {
      let arrived = (): void => undefined;
      let hungUp = (): void => undefined;
      const isThere = new Promise<void>((resolve) => (arrived = resolve));
      const isGone = new Promise<void>((resolve) => (hungUp = resolve));
      server = await startRawServer(({ method }, response) => {
        if (method === 'GET') response.writeHead(200, { 'content-type': 'application/json' }).end('{"documents":[]}');
        else {
          response.on('close', hungUp);
          arrived();
        }
      });
      const hub = hubAt(server.url, way());
      const stop = new AbortController();
      const cancel = errorOf(hub.orders.cancel('O-1', cancelation('l'), { signal: stop.signal }));
      await isThere;
      const queued = new AbortController();
      const second = errorOf(hub.documents.list({}, { signal: queued.signal }));
      const third = hub.documents.list();
      queued.abort();
      expect(await second).toMatchObject({ name: 'AbortError', outcome: 'not-sent', attempts: 0 });
      stop.abort();
      expect(await cancel).toMatchObject({ name: 'AbortError', outcome: 'unknown', attempts: 1 });
      await isGone;
      await third;
      expect(server.arrivals).toHaveLength(2);
    },
  );

  it.each(ways)('ends at once while it reads the response, and closes the connection (%s)', async (_, way) => {
    let began = (): void => undefined;
    let hungUp = (): void => undefined;
    const isReading = new Promise<void>((resolve) => (began = resolve));
    const isGone = new Promise<void>((resolve) => (hungUp = resolve));
    server = await startRawServer((_arrival, response) => {
      response.on('close', hungUp);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"documents":[', began);
    });
    const hub = hubAt(server.url, way());
    const stop = new AbortController();
    const reading = errorOf(hub.documents.list({}, { signal: stop.signal }));
    await isReading;
    stop.abort(new Error('enough'));
    expect(await reading).toMatchObject({ name: 'AbortError', cause: new Error('enough') });
    await isGone;
  });

  it.each(ways)('fails the stream of a download in progress, and closes the connection (%s)', async (_, way) => {
    let hungUp = (): void => undefined;
    const isGone = new Promise<void>((resolve) => (hungUp = resolve));
    server = await startRawServer((_arrival, response) => {
      response.on('close', hungUp);
      response.writeHead(200, {
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="a.zip"',
      });
      response.write('PK\u0003\u0004 and so on');
    });
    const stop = new AbortController();
    const file = await hubAt(server.url, way()).documents.download('O-1', {}, { signal: stop.signal });
    const reading = errorOf(file.bytes());
    stop.abort();
    expect(await reading).toMatchObject({ name: 'AbortError' });
    await isGone;
  });
});
