/** How a response whose body is a stream ends, and what it leaves behind. */
import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import type { Transport } from '../../src/index.ts';
import { createWorld, errorOf, operations } from '../support/world.ts';

type Source = UnderlyingDefaultSource<Uint8Array>;

const bytes = new TextEncoder().encode('a,b');
const once: Source = {
  start(controller) {
    controller.enqueue(bytes);
    controller.close();
  },
};
/** Yields one chunk, and then nothing. */
const stuck: Source = { start: (controller) => controller.enqueue(bytes) };
const broken: Source = {
  pull(controller) {
    controller.error(Object.assign(new Error('gone'), { code: 'ECONNRESET' }));
  },
};

/** A download over a transport that returns this stream, with what it was asked for. */
async function opened(source: Source | null, own: Partial<Awaited<ReturnType<Transport>>> = {}) {
  const asked = { cancelled: [] as unknown[], discarded: 0 };
  const stop = new AbortController();
  const { clock, runtime } = createWorld({ autoAdvance: false });
  const stream =
    source && new ReadableStream<Uint8Array>({ ...source, cancel: (reason) => void asked.cancelled.push(reason) });
  const transport: Transport = async () => ({
    status: 200,
    headers: new Headers({ 'content-type': 'text/csv' }),
    text: async () => 'a,b',
    stream: () => stream,
    discard: async () => void (asked.discarded += 1),
    ...own,
  });
  const client = runtime({ auth: { token: 'fixed-token' }, transport, fetch: undefined });
  const options = { signal: stop.signal, timeoutInMs: 1_000, deadlineInMs: 60_000 };
  const response = await client.send({ operation: operations.download, input: { path: { file_id: 1 } }, options });
  const left = () => [clock.pending, getEventListeners(stop.signal, 'abort').length];
  expect(left()).toEqual([2, 1]);
  return { asked, stop, clock, response, left };
}

test('a body that is read to its end leaves no timer and no listener', async () => {
  const { response, left, asked } = await opened(once);
  expect(await new Response(response.stream()).text()).toBe('a,b');
  expect(left()).toEqual([0, 0]);
  expect(() => response.stream()).toThrow('already read');
  await expect(response.text()).rejects.toThrow('already read');
  await response.discard();
  expect(asked).toEqual({ cancelled: [], discarded: 0 });
});

test('a body that is canceled cancels its source with the reason', async () => {
  const { response, left, asked } = await opened(stuck);
  await response.stream()?.cancel('enough');
  expect([asked.cancelled, left()]).toEqual([['enough'], [0, 0]]);
});

test('a reader may take its time, but a read has the timeout of an attempt', async () => {
  const { response, left, asked, clock } = await opened(stuck);
  const reader = response.stream()?.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  await clock.advance(5_000);
  expect((await reader.read()).value).toEqual(bytes);
  await clock.advance(5_000);
  const error = errorOf(reader.read());
  await clock.advance(999);
  expect(asked.cancelled).toEqual([]);
  await clock.advance(1);
  expect(await error).toMatchObject({ code: 'ERR_TIMEOUT_ATTEMPT', limitInMs: 1_000 });
  expect([asked.cancelled, left()]).toEqual([[await error], [0, 0]]);
});

test.each<[string, (on: Awaited<ReturnType<typeof opened>>) => void | Promise<void>]>([
  ['ERR_ABORTED', ({ stop }) => stop.abort()],
  ['ERR_TIMEOUT_DEADLINE', ({ clock }) => clock.advance(60_000)],
])('a body ends with %s even if no read is pending', async (code, end) => {
  const on = await opened(stuck);
  const stream = on.response.stream() as ReadableStream<Uint8Array>;
  await end(on);
  expect(await errorOf(stream.getReader().read())).toMatchObject({ code });
  expect(on.asked.cancelled).toMatchObject([{ code }]);
  expect(on.left()).toEqual([0, 0]);
});

test('a source that breaks fails the read with a typed error', async () => {
  const { response, left } = await opened(broken);
  expect(await errorOf(new Response(response.stream()).text())).toMatchObject({
    code: 'ERR_CONNECTION',
    systemCode: 'ECONNRESET',
  });
  expect(left()).toEqual([0, 0]);
});

test('a body without a stream, and a stream that throws, leave nothing', async () => {
  const none = await opened(null);
  expect([none.response.stream(), none.left()]).toEqual([null, [0, 0]]);
  const thrown = await opened(null, {
    stream: () => {
      throw new Error('gone');
    },
  });
  expect(() => thrown.response.stream()).toThrow('Connection failed');
  expect(thrown.left()).toEqual([0, 0]);
});

test('a body that is read as text has the limits of the attempt', async () => {
  const whole = await opened(once);
  expect(await whole.response.text()).toBe('a,b');
  expect(whole.left()).toEqual([0, 0]);
  const hanging = await opened(once, { text: () => new Promise(() => undefined) });
  const error = errorOf(hanging.response.text());
  await hanging.clock.advance(1_000);
  expect(await error).toMatchObject({ code: 'ERR_TIMEOUT_ATTEMPT' });
  expect(hanging.left()).toEqual([0, 0]);
});

test('a body is discarded once, and a failure to do so is ignored', async () => {
  const { response, left, asked } = await opened(once);
  await response.discard();
  await response.discard();
  expect([asked.discarded, left()]).toEqual([1, [0, 0]]);
  const failing = await opened(once, { discard: () => Promise.reject(new Error('gone')) });
  await failing.response.discard();
  expect(failing.left()).toEqual([0, 0]);
});
