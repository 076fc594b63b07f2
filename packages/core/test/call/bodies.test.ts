/** Bodies of responses, and the resources that they free. */
import { getEventListeners } from 'node:events';
import { describe, expect, test } from 'vitest';
import { ConnectionError, type InvalidResponseEvent, MalformedResponseError } from '../../src/index.ts';
import type { OperationDescriptor } from '../../src/runtime.ts';
import { createWorld, errorOf, json, operations, type Handler, type World } from '../support/world.ts';

const bearer = { auth: { token: 'fixed-token' } };
const input = { path: { file_id: 1 } };
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

function streamOf(...chunks: readonly (Uint8Array | Error)[]): ReadableStream<Uint8Array> {
  const left = [...chunks];
  return new ReadableStream({
    pull(controller) {
      const next = left.shift();
      if (next === undefined) controller.close();
      else if (next instanceof Error) controller.error(next);
      else controller.enqueue(next);
    },
  });
}

async function textOf(stream: ReadableStream<Uint8Array> | null): Promise<string | null> {
  return stream && new Response(stream).text();
}

describe('with a limit of one concurrent call, the next call is sent', () => {
  const broken = Object.assign(new Error('gone'), { code: 'ECONNRESET' });
  test.each<
    [string, Handler, (response: Awaited<ReturnType<ReturnType<World['runtime']>['send']>>) => Promise<unknown>]
  >([
    ['once a body was read as text', () => new Response('abc'), (response) => response.text()],
    ['once it was read to its end', () => new Response(streamOf(bytes('a'))), (response) => textOf(response.stream())],
    [
      'once it was left early',
      () => new Response(streamOf(bytes('a'), bytes('b'))),
      async (response) => response.stream()?.cancel(),
    ],
    ['once it was dropped', () => new Response(streamOf(bytes('a'))), (response) => response.discard()],
    ['if there is no body', () => new Response(null), async (response) => expect(response.stream()).toBeNull()],
    [
      'after a connection that broke in the middle',
      () => new Response(streamOf(bytes('a'), broken)),
      async (response) => expect(await errorOf(textOf(response.stream()))).toBeInstanceOf(ConnectionError),
    ],
    [
      'after a text that broke in the middle',
      () => new Response(streamOf(bytes('a'), broken)),
      async (response) => expect(await errorOf(response.text())).toBeInstanceOf(ConnectionError),
    ],
  ])('%s', async (_, handler, use) => {
    const world = createWorld({ handler });
    const runtime = world.runtime({ ...bearer, maxConcurrency: 1 });
    const signal = new AbortController().signal;
    const options = { signal, deadlineInMs: 60_000 };
    await use(await runtime.send({ operation: operations.download, input, options }));
    await (await runtime.send({ operation: operations.download, input, options })).discard();
    expect(world.sent).toHaveLength(2);
    expect(world.clock.pending).toBe(0);
    expect(getEventListeners(signal, 'abort')).toHaveLength(0);
  });
});

test('a JSON response can be read as text and as a stream, and ignored', async () => {
  const world = createWorld({ handler: () => (world.sent.length < 3 ? json({ a: 1 }) : new Response('')) });
  const runtime = world.runtime(bearer);
  const send = (operation = operations.list) => runtime.send({ operation, input: {}, options: {} });
  expect(await textOf((await send()).stream())).toBe('{"a":1}');
  const whole = await send();
  expect([await whole.text(), await whole.text(), whole.maxBytes]).toEqual(['{"a":1}', '{"a":1}', Infinity]);
  const none = { ...operations.list, response: 'none' } as const;
  const empty = await runtime.send({ operation: none, input: {}, options: {} });
  expect([await empty.text(), empty.stream()]).toEqual(['', null]);
  await empty.discard();
});

test('a 204 is a success without a body if the operation documents one, and only with that status', async () => {
  const operation: OperationDescriptor = { ...operations.list, mayBeEmpty: true };
  const world = createWorld({ handler: () => new Response(null, { status: 204 }) });
  const { status, data } = await world.runtime(bearer).call(operation, {}).withResponse();
  expect([status, data, world.sent.length]).toEqual([204, undefined, 1]);
  const empty = createWorld({ handler: () => new Response('') });
  expect(await errorOf(empty.runtime(bearer).call(operation, {}))).toBeInstanceOf(MalformedResponseError);
});

describe('E01: without the JSON that an operation promises', () => {
  const part = { status: 206, headers: { 'content-range': 'bytes 0-1/100' } };
  const { response: _none, ...write } = operations.cancel;

  test.each<[string, () => Response]>([
    ['a 204', () => new Response(null, { status: 204 })],
    ['a part of it, though that can be read', () => new Response('{}', part)],
  ])('a read tries again after %s', async (_, other) => {
    const late: World = createWorld({ handler: () => (late.sent.length <= 2 ? other() : json({ id: 1 })) });
    expect(await late.runtime(bearer).call(operations.list, {})).toEqual({ id: 1 });
    expect(late.sent).toHaveLength(3);
  });

  test('a complete body with a 206 is the success of a write, and the hook reports it', async () => {
    const issues: unknown[] = [];
    const hooks = {
      onInvalidResponse: (notice: { readonly issues: readonly string[] }) => issues.push(...notice.issues),
    };
    const world = createWorld({ handler: () => new Response('{"id":1}', part) });
    const called = world.runtime({ ...bearer, hooks }).call(write, { path: { thing_id: 1 } });
    expect(await called.withResponse()).toMatchObject({ data: { id: 1 }, status: 206, attempts: 1 });
    expect(issues).toEqual([expect.stringContaining('206')]);
  });

  test('a truncated body leaves an unsafe write unknown, with any status', async () => {
    const nothing = { ...write, response: 'none' } as const;
    for (const [operation, status] of [
      [write, 200],
      [write, 206],
      [nothing, 200],
    ] as const) {
      const world = createWorld({ handler: () => new Response('{"id":', { status }) });
      const error = await errorOf(world.runtime(bearer).call(operation, { path: { thing_id: 1 } }));
      expect(error).toBeInstanceOf(MalformedResponseError);
      expect(error).toMatchObject({ outcome: 'unknown', attempts: 1 });
    }
  });

  test.each<[string, () => Response, unknown]>([
    ['a 204', () => new Response(null, { status: 204 }), undefined],
    ['an empty body', () => new Response(''), undefined],
    ['a text', () => new Response('OK'), undefined],
    ['null', () => new Response('null'), null],
    ['a number', () => new Response('3'), 3],
  ])('a write succeeds with %s, and a hook reports it', async (_, response, data) => {
    const reported: InvalidResponseEvent[] = [];
    const world = createWorld({ handler: response });
    const runtime = world.runtime({ ...bearer, hooks: { onInvalidResponse: (event) => reported.push(event) } });
    expect(await runtime.call(write, { path: { thing_id: 1 } })).toBe(data);
    expect(world.sent).toHaveLength(1);
    expect(reported).toMatchObject([{ operation: write.id, issues: [expect.stringContaining('$: expected')] }]);
  });
});
