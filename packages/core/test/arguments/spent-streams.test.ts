/** A stream can be read once: what was read before is refused, and no empty file leaves in its place. */
import { PassThrough, Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { ArgumentError, createMemoryCheckpoints, type ImportTracking } from '../../src/index.ts';
import { importWorkflow } from '../../src/runtime.ts';
import { createWorld, errorOf, json, operations, type Handler } from '../support/world.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const inChunks = async function* (...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield bytes(text);
};
const web = (): ReadableStream<Uint8Array> => new Blob(['PDF']).stream();
const node = (): Readable => Readable.from([bytes('P'), bytes('DF')]);

/** Reads all of it. */
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
  'a web stream of which a part was read': async () => {
    const stream = web();
    const reader = stream.getReader();
    await reader.read();
    reader.releaseLock();
    return stream;
  },
  'a web stream that somebody else reads': async () => {
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
  'a stream of Node of which a part was read': async () => {
    const stream = node();
    await new Promise<void>((resolve) => stream.once('readable', resolve));
    stream.read();
    return stream;
  },
  'a stream of Node that was destroyed': async () => node().destroy(),
};

test.each(Object.entries(spent))('%s is refused before anything is sent', async (_, make) => {
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
  test(`a ${what} is sent once: a call that is made again with it, after a 429 for one, is refused`, async () => {
    const { world, upload } = uploading(() => json({ code: 'SLOW' }, 429, { 'retry-after': '1' }));
    const data = make();
    expect(await errorOf(upload(data))).toMatchObject({ status: 429 });
    expect(await errorOf(upload(data))).toMatchObject(isNotSent);
    expect(world.sent.map(({ body }) => body.includes('PDF'))).toEqual([true]);
  });

  test(`a function that gives the same ${what} again is refused where the call is repeated`, async () => {
    const { world, upload } = uploading(() => json({ code: 'SLOW' }, 429, { 'retry-after': '1' }));
    const data = make();
    expect(await errorOf(upload(() => data))).toMatchObject(isUnknown);
    expect(world.sent).toHaveLength(1);
  });

  test(`of two calls at once with the same ${what} one is sent, whole`, async () => {
    const { world, upload } = uploading();
    const data = make();
    const results = await Promise.allSettled([upload(data), upload(data)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(world.sent.map(({ body }) => body.includes('\r\nPDF\r\n'))).toEqual([true]);
  });
}

test('a stream that somebody reads while the call waits is refused before anything is sent', async () => {
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

test('a stream that no attempt has opened can be given again', async () => {
  const { world, runtime, upload } = uploading();
  const data = inChunks('PDF');
  const options = { beforeSend: () => Promise.reject(new Error('not now')) };
  await errorOf(runtime.call(operations.upload, { body: { file: { name: 'a.pdf', data } } }, options));
  await upload(data);
  expect(world.sent.map(({ body }) => body.includes('PDF'))).toEqual([true]);
});

test('an iterator that gives nothing was read before, and is refused', async () => {
  const { world, upload } = uploading();
  const data = inChunks('PDF');
  await drain(data);
  expect(await errorOf(upload(data))).toMatchObject(isUnknown);
  expect(world.sent).toEqual([]);
});

test('an empty file is sent where it is one', async () => {
  const { world, upload } = uploading();
  for (const data of [new PassThrough().end(), new Blob([]).stream()]) await upload(data);
  await upload(inChunks(), { size: 0 });
  expect(world.sent).toHaveLength(3);
});

test('what can be read again may be given again: a list of chunks, an object that makes an iterator each time', async () => {
  const { world, upload } = uploading();
  const data = { [Symbol.asyncIterator]: () => inChunks('PDF') };
  const list = [bytes('PDF')] as unknown as AsyncIterable<Uint8Array>;
  for (const again of [data, data, list, list]) await upload(again);
  expect(world.sent.map(({ body }) => body.includes('PDF'))).toEqual([true, true, true, true]);
});

test('a stream that failed says why itself', async () => {
  const { upload } = uploading();
  const stream = node();
  stream.once('error', () => undefined).destroy(new Error('no such file'));
  await new Promise(setImmediate);
  expect(await errorOf(upload(stream))).toMatchObject({ message: 'no such file' });
});

test('an import whose file is compared first is not sent empty by a function that gives the same stream', async () => {
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
