/** A batch with a key is identified by the operation, the account and the items. */
import { expect, test } from 'vitest';
import { type CheckpointStore, createMemoryCheckpoints } from '../../src/index.ts';
import { ConnectionError } from '../../src/errors/index.ts';
import type { OperationDescriptor } from '../../src/runtime.ts';
import { batchResult } from '../../src/batches/batch.ts';
import { callOf, exchange, senderOf } from '../results/exchange.ts';

const createThings: OperationDescriptor = {
  id: 'createThings',
  method: 'POST',
  path: '/things',
  response: 'none',
  batch: { items: 'body.$', maximum: 10, split: true },
};

/** Sends a batch under the only key of a store, and counts its requests. */
function senderTo() {
  const kept = { checkpoint: createMemoryCheckpoints(), key: 'monday' };
  return async (operation: OperationDescriptor, body: object, identity = 'shop 1'): Promise<number> => {
    const { send, calls } = exchange(() => ({}));
    await batchResult({ ...senderOf(send), identity }, callOf(operation, { body }, kept));
    return calls.length;
  };
}

test('the same key belongs to another batch for another account or operation', async () => {
  const requests = senderTo();
  expect(await requests(createThings, [1])).toBe(1);
  expect(await requests(createThings, [1])).toBe(0);
  expect(await requests(createThings, [1], 'shop 2')).toBe(1);
  expect(await requests({ ...createThings, id: 'putThings' }, [1])).toBe(1);
});

test.each<[string, OperationDescriptor['batch']]>([
  ['is not split', { items: 'body.$', maximum: 10 }],
  ['has no documented maximum', undefined],
])('a batch that %s is stored too, and not sent again', async (_, batch) => {
  const requests = senderTo();
  const { batch: __, ...rest } = createThings;
  const operation = { ...rest, ...(batch && { batch }) };
  expect(await requests(operation, [1, 2])).toBe(1);
  expect(await requests(operation, [1, 2])).toBe(0);
});

const upload: OperationDescriptor = {
  ...createThings,
  batch: { items: 'body.requests', maximum: 10, split: true, files: 'body.files', fileName: 'files.name' },
};
const bodyOf = (name: string, data: unknown) => ({ requests: [{ files: [{ name }] }], files: [{ name, data }] });
const refused = { name: 'ArgumentError', argument: 'key', operation: 'createThings', method: 'POST', path: '/things' };
const streamOf = (text: string): ReadableStream<Uint8Array> => new Blob([text]).stream();

test('a key identifies its files: another name or content is refused', async () => {
  const requests = senderTo();
  expect(await requests(upload, bodyOf('a', 'x'))).toBe(1);
  for (const same of ['x', new TextEncoder().encode('x'), new Blob(['x']), () => streamOf('x')])
    expect(await requests(upload, bodyOf('a', same))).toBe(0);
  for (const other of ['y', new Blob(['y']), () => streamOf('y')])
    await expect(requests(upload, bodyOf('a', other))).rejects.toMatchObject(refused);
  await expect(requests(upload, bodyOf('b', 'x'))).rejects.toMatchObject(refused);
});

test("a one-time stream is identified by its name, and isn't read for that", async () => {
  const requests = senderTo();
  expect(await requests(upload, bodyOf('a', streamOf('x')))).toBe(1);
  expect(await requests(upload, bodyOf('a', streamOf('y')))).toBe(0);
  expect(await requests(upload, bodyOf('a', 'z'))).toBe(0);
  await expect(requests(upload, bodyOf('b', streamOf('x')))).rejects.toMatchObject(refused);
  // The stored digest remains: a stream in between doesn't remove it.
  const again = senderTo();
  expect(await again(upload, bodyOf('a', 'x'))).toBe(1);
  expect(await again(upload, bodyOf('a', streamOf('y')))).toBe(0);
  await expect(again(upload, bodyOf('a', 'y'))).rejects.toMatchObject(refused);
});

test('the stored digest of a file remains if a later process sends the rest from a one-time stream', async () => {
  const kept = { checkpoint: createMemoryCheckpoints(), key: 'monday' };
  const single: OperationDescriptor = {
    ...upload,
    batch: { items: 'body.requests', maximum: 1, split: true, files: 'body.files', fileName: 'files.name' },
  };
  const bodyOfTwo = (data: unknown) => ({
    requests: ['a', 'b'].map((name) => ({ files: [{ name }] })),
    files: ['a', 'b'].map((name) => ({ name, data: name === 'a' ? data : 'b' })),
  });
  const process = async (data: unknown, isDown: boolean): Promise<number> => {
    const { send, calls } = exchange((_, count) => {
      if (isDown && count === 2) throw new ConnectionError('no route', { outcome: 'not-sent' });
      return {};
    });
    await batchResult(senderOf(send), callOf(single, { body: bodyOfTwo(data) }, kept));
    return calls.length;
  };
  expect(await process('x', true)).toBe(2);
  expect(await process(streamOf('x'), false)).toBe(1);
  await expect(process('y', false)).rejects.toMatchObject(refused);
});

test('the lease of a batch is released when it ends, also in a slow store', async () => {
  const { read, write } = createMemoryCheckpoints();
  const slow: CheckpointStore = {
    read: (prefix) => read(prefix),
    write: async (changes, condition) => {
      for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
      return write(changes, condition);
    },
  };
  const call = callOf(createThings, { body: [1] }, { checkpoint: slow, key: 'monday' });
  for (const requests of [1, 0]) {
    const { send, calls } = exchange(() => ({}));
    await batchResult(senderOf(send), call);
    expect(calls).toHaveLength(requests);
  }
});
