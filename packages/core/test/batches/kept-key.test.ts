/** A batch with a key is identified by the operation, the account and the items. */
import { expect, test } from 'vitest';
import { createMemoryCheckpoints } from '../../src/index.ts';
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
