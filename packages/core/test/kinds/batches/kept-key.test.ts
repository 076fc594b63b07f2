/** Which batch a key names: the operation, the account and what is sent. */
import { expect, test } from 'vitest';
import { createMemoryCheckpoints, keptBatch, type OperationDescriptor } from '../../../src/index.ts';
import { batchResult } from '../../../src/kinds/batches/index.ts';
import { callOf, exchange, senderOf } from '../../call/results/exchange.ts';

const createThings: OperationDescriptor = {
  id: 'createThings',
  method: 'POST',
  path: '/things',
  response: 'none',
  batch: { items: 'body.$', maximum: 10, split: true },
};

/** Sends a batch under the one key of a store, and counts its requests. */
function senderTo() {
  const kept = keptBatch({ checkpoint: createMemoryCheckpoints(), key: 'monday' });
  return async (operation: OperationDescriptor, body: object, identity = 'shop 1'): Promise<number> => {
    const { send, calls } = exchange(() => ({}));
    await batchResult({ ...senderOf(send), identity }, callOf(operation, { body }, { kept }));
    return calls.length;
  };
}

test('the same key names another batch for another account, and for another operation', async () => {
  const requests = senderTo();
  expect(await requests(createThings, [1])).toBe(1);
  expect(await requests(createThings, [1])).toBe(0);
  expect(await requests(createThings, [1], 'shop 2')).toBe(1);
  expect(await requests({ ...createThings, id: 'putThings' }, [1])).toBe(1);
});

test.each<[string, OperationDescriptor['batch']]>([
  ['is not split', { items: 'body.$', maximum: 10 }],
  ['has no documented maximum', undefined],
])('a batch that %s is kept as well, and not sent again', async (_, batch) => {
  const requests = senderTo();
  const { batch: __, ...rest } = createThings;
  const operation = { ...rest, ...(batch && { batch }) };
  expect(await requests(operation, [1, 2])).toBe(1);
  expect(await requests(operation, [1, 2])).toBe(0);
});

test('files are told apart by their names, since their content may be read only once', async () => {
  const requests = senderTo();
  const upload: OperationDescriptor = {
    ...createThings,
    batch: { items: 'body.requests', maximum: 10, split: true, files: 'body.files' },
  };
  const bodyOf = (name: string, data: string) => ({ requests: [{ files: [{ name: 'a' }] }], files: [{ name, data }] });
  expect(await requests(upload, bodyOf('a', 'x'))).toBe(1);
  expect(await requests(upload, bodyOf('a', 'read already'))).toBe(0);
  await expect(requests(upload, bodyOf('b', 'x'))).rejects.toMatchObject({
    name: 'ArgumentError',
    argument: 'key',
    operation: 'createThings',
    method: 'POST',
    path: '/things',
  });
});
