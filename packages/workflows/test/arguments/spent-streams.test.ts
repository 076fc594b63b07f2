/** A stream can be read once. A stream that was already read is refused, not sent as an empty file. */
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { ArgumentError, createMemoryCheckpoints } from '@tradelane/core';
import type { ImportTracking } from '../../src/index.ts';
import { importWorkflow } from '../../src/runtime.ts';
import { createWorld, errorOf, type Handler, json, operations } from '../../../core/test/support/world.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const inChunks = async function* (...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield bytes(text);
};
const web = (): ReadableStream<Uint8Array> => new Blob(['PDF']).stream();
const node = (): Readable => Readable.from([bytes('P'), bytes('DF')]);

/** Reads a source to its end. */
async function drain(source: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of source);
}

type Data =
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array>
  | (() => ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>);

function uploading(handler: Handler = () => new Response(null, { status: 204 })) {
  const world = createWorld({ handler });
  const runtime = world.runtime({ auth: { token: 'fixed-token', identity: 'shop' } });
  const upload = (data: Data, more: object = {}) =>
    runtime.call<void>(operations.upload, { body: { file: { name: 'a.pdf', data, ...more } } });
  return { world, runtime, upload };
}
const isNotSent = { name: 'ArgumentError', argument: 'data', outcome: 'not-sent' };
const isUnknown = { ...isNotSent, outcome: 'unknown' };

const spent: Readonly<Record<string, () => Promise<Data>>> = {
  'a web stream that was read': async () => {
    const stream = web();
    await new Response(stream).text();
    return stream;
  },
  'a web stream that was partly read': async () => {
    const stream = web();
    const reader = stream.getReader();
    await reader.read();
    reader.releaseLock();
    return stream;
  },
  'a web stream with another reader': async () => {
    const stream = web();
    stream.getReader();
    return stream;
  },
  'the body of a response that was read': async () => {
    const response = new Response('PDF');
    await response.text();
    return response.body ?? web();
  },
  'a stream of Node that was read': async () => {
    const stream = node();
    await drain(stream);
    return stream;
  },
  'a Node stream that was partly read': async () => {
    const stream = node();
    await new Promise<void>((resolve) => stream.once('readable', resolve));
    stream.read();
    return stream;
  },
  'a stream of Node that was destroyed': async () => node().destroy(),
};

test.each(Object.entries(spent))('%s is refused before sending', async (_, make) => {
  const { world, upload } = uploading();
  const error = await errorOf(upload(await make()));
  expect(error).toBeInstanceOf(ArgumentError);
  expect(error).toMatchObject(isNotSent);
  expect(world.sent).toEqual([]);
});

for (const [what, make] of Object.entries({
  'web stream': web,
  'stream of Node': node,
  iterator: () => inChunks('PDF'),
})) {
  test(`a ${what} is sent once, and a second call with it is refused, even after a 429`, async () => {
    const { world, upload } = uploading(() => json({ code: 'SLOW' }, 429, { 'retry-after': '1' }));
    const data = make();
    expect(await errorOf(upload(data))).toMatchObject({ status: 429 });
    expect(await errorOf(upload(data))).toMatchObject(isNotSent);
    expect(world.sent.map(({ body }) => body.includes('PDF'))).toEqual([true]);
  });

  test(`a function that returns the same ${what} again is refused when the call is repeated`, async () => {
    const { world, upload } = uploading(() => json({ code: 'SLOW' }, 429, { 'retry-after': '1' }));
    const data = make();
    expect(await errorOf(upload(() => data))).toMatchObject(isUnknown);
    expect(world.sent).toHaveLength(1);
  });

  test(`one of two concurrent calls with the same ${what} is sent, completely`, async () => {
    const { world, upload } = uploading();
    const data = make();
    const results = await Promise.allSettled([upload(data), upload(data)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(world.sent.map(({ body }) => body.includes('\r\nPDF\r\n'))).toEqual([true]);
  });
}

test('a stream that is read elsewhere while the call waits is refused before sending', async () => {
  const { world } = uploading();
  const data = web();
  const token = async (): Promise<string> => {
    await new Response(data).text();
    return 'fixed-token';
  };
  const runtime = world.runtime({ auth: { token } });
  const error = await errorOf(runtime.call(operations.upload, { body: { file: { name: 'a.pdf', data } } }));
  expect(error).toMatchObject(isNotSent);
  expect(world.sent).toEqual([]);
});

test("an import that compares its file first doesn't send an empty file if a function returns the same stream", async () => {
  const { world, runtime } = uploading(() => json({ data: [] }));
  const { response: _, ...create } = operations.upload;
  const [get, report] = [operations.read, operations.download];
  const reports = {
    errorReport: report,
    newProductReport: report,
    transformedFile: report,
    transformationErrorReport: report,
  };
  const list = {
    ...operations.list,
    page: { style: 'offset', items: 'data', defaultLimit: 10, maxLimit: 100, total: 'total' },
  } as const;
  const named = { ...list, query: { order: 'string', max: 'integer' } } as const;
  const { run } = importWorkflow<{ readonly file: Blob }, ImportTracking>(runtime, {
    create,
    get,
    list: named,
    ...reports,
  });
  const data = web();
  await errorOf(run({ name: 'a.csv', data: () => data }, { checkpoint: createMemoryCheckpoints() }));
  expect(world.sent.filter(({ method }) => method === 'POST')).toEqual([]);
  world.clock.stop();
});
