import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import {
  AbortedError,
  ArgumentError,
  BadRequestError,
  ConnectionError,
  ServerError,
  BatchAbortedError,
  BatchError,
} from '../../src/index.ts';
import type { Call, OperationDescriptor } from '../../src/runtime.ts';
import { batchResult } from '../../src/batches/batch.ts';
import { callOf, exchange, senderOf } from '../results/exchange.ts';

const deleteProducts: OperationDescriptor = {
  id: 'deleteProducts',
  method: 'DELETE',
  path: '/products',
  response: 'none',
  batch: { items: 'body.products', maximum: 1000, split: true },
};

const productsOf = (count: number) => Array.from({ length: count }, (_, id) => ({ id: `p${id}` }));
const bodyOf = (call: Call) => call.input.body as { products: { id: string }[] };
const accept = () => exchange(() => ({ status: 202 }));

for (const [count, sizes] of [
  [1, [1]],
  [1000, [1000]],
  [1001, [1000, 1]],
  [2500, [1000, 1000, 500]],
] as const) {
  test(`C05, G23: ${count} products are sent in requests of ${sizes.join(', ')}`, async () => {
    const { send, calls } = accept();
    const products = productsOf(count);
    const result = await batchResult(senderOf(send), callOf(deleteProducts, { body: { products, note: 'x' } }));
    expect(calls.map((call) => bodyOf(call).products.length)).toEqual(sizes);
    expect(calls.flatMap((call) => bodyOf(call).products)).toEqual(products);
    expect(calls.every((call) => (call.input.body as { note: string }).note === 'x')).toBe(true);
    expect(result.succeeded.map((each) => each.item)).toEqual(products);
    expect(result.throwIfFailed()).toBe(result);
  });
}

test('nothing is sent for an empty list, and the result is empty', async () => {
  const { send, calls } = accept();
  const { data, status } = await batchResult(
    senderOf(send),
    callOf(deleteProducts, { body: { products: [] } }),
  ).withResponse();
  expect(calls).toHaveLength(0);
  expect(data).toMatchObject({ succeeded: [], failed: [], unknown: [], responses: [] });
  expect(status).toBe(0);
});

test('P07, G23: an oversized input that can’t be split fails with its limit before anything is sent', async () => {
  const { send, calls } = accept();
  const operation: OperationDescriptor = { ...deleteProducts, batch: { items: 'body.products', maximum: 1000 } };
  const error = await batchResult(senderOf(send), callOf(operation, { body: { products: productsOf(1001) } })).catch(
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ArgumentError);
  expect(error).toMatchObject({ argument: 'body.products', outcome: 'not-sent', operation: 'deleteProducts' });
  expect(String(error)).toContain('at most 1000 entries in body.products. Received: 1001.');
  expect(calls).toHaveLength(0);
});

/** Three requests of two items. The second fails. */
async function withSecond(error: unknown, response?: 'json') {
  const { send, calls } = exchange((_, count) => {
    if (count === 2 && error !== undefined) throw error;
    return count === 2 ? { status: 200, text: '<html>' } : { status: 202, body: { count } };
  });
  const { response: _, ...respondingDelete } = deleteProducts;
  const operation: OperationDescriptor = {
    ...(response === undefined ? deleteProducts : respondingDelete),
    batch: { items: 'body.products', maximum: 2, split: true },
  };
  const call = callOf<{ id: string }>(operation, { body: { products: productsOf(6) } }, { bisect: false });
  return { result: batchResult<{ id: string }>(senderOf(send), call), calls };
}

const ids = (entries: readonly { item: { id: string } }[]) => entries.map((each) => each.item.id);

for (const [what, error, list] of [
  ['refused', new BadRequestError('bad product', { status: 400, serverCode: 'INVALID', outcome: 'refused' }), 'failed'],
  ['never sent', new ConnectionError('refused', { outcome: 'not-sent', systemCode: 'ECONNREFUSED' }), 'unsent'],
  ['responded with 503', new ServerError('down', { status: 503, outcome: 'unknown' }), 'unknown'],
  ['lost', new ConnectionError('reset', { outcome: 'unknown', systemCode: 'ECONNRESET' }), 'unknown'],
] as const) {
  test(`if one of several requests was ${what}, only its items are affected, and the others continue`, async () => {
    const { result, calls } = await withSecond(error);
    const batch = await result;
    expect(calls).toHaveLength(3);
    expect(ids(batch.succeeded)).toEqual(['p0', 'p1', 'p4', 'p5']);
    expect(ids(batch[list])).toEqual(['p2', 'p3']);
    expect(batch[list].map((each) => [each.index, each.error])).toEqual([
      [2, error],
      [3, error],
    ]);
    expect(batch.failed.length + batch.unknown.length + batch.unsent.length).toBe(2);
    expect(batch.responses).toHaveLength(2);
  });
}

test('an abort ends the batch at once, and the error contains everything that is known by then', async () => {
  const { result, calls } = await withSecond(new AbortedError('stop', { outcome: 'unknown', callId: 'call-9' }));
  const error = await result.catch((reason: unknown) => reason);
  expect(calls).toHaveLength(2);
  expect(error).toBeInstanceOf(BatchAbortedError);
  expect(error).toBeInstanceOf(AbortedError);
  expect(error).toMatchObject({
    name: 'AbortError',
    outcome: 'unknown',
    callId: 'call-9',
    operation: 'deleteProducts',
  });
  const { result: known } = error as BatchAbortedError;
  expect(known.succeeded.map((each) => each.index)).toEqual([0, 1]);
  expect(known.unknown.map((each) => each.index)).toEqual([2, 3]);
  expect(known.unsent.map((each) => each.index)).toEqual([4, 5]);
  expect(known.failed).toEqual([]);
});

test('throwIfFailed throws an error with counts and the result, which shows no items in a log', async () => {
  const batch = await (
    await withSecond(new BadRequestError('bad product', { status: 400, outcome: 'refused' }))
  ).result;
  let error: unknown;
  try {
    batch.throwIfFailed();
  } catch (reason) {
    error = reason;
  }
  expect(error).toBeInstanceOf(BatchError);
  expect(error).toMatchObject({ message: 'Of 6 items, 2 failed. First: bad product.', outcome: 'refused' });
  expect((error as BatchError).result).toBe(batch);
  expect(inspect(error, { depth: 9 }) + JSON.stringify(error)).not.toContain('p2');
  const lost = await (await withSecond(new ServerError('down', { status: 503, outcome: 'unknown' }))).result;
  expect(() => lost.throwIfFailed()).toThrow('Of 6 items, 2 have an unknown outcome. First: down.');
});

const uploadDocuments: OperationDescriptor = {
  id: 'DR74',
  method: 'POST',
  path: '/api/document-request/documents/upload',
  batch: {
    items: 'body.documents_input.requests',
    maximum: 50,
    split: true,
    files: 'body.files',
    fileName: 'files.name',
  },
  partial: { failed: 'requests', key: ['request_id'] },
};
const requestOf = (id: number, count: number) => ({
  request_id: `r${id}`,
  files: Array.from({ length: count }, (_, file) => ({ name: `${id}-${file}.pdf`, format: 'PDF' })),
});
const filesOf = (requests: readonly ReturnType<typeof requestOf>[]) =>
  requests.flatMap(({ files }) => files.map(({ name }) => ({ name, data: 'x' })));
const upload = (call: Call) =>
  call.input.body as { documents_input: { requests: { request_id: string }[] }; files: { name: string }[] };

test('S08: documents are sent fifty at once, with all files of a request together, and each request has its result', async () => {
  const requests = [requestOf(0, 30), requestOf(1, 20), requestOf(2, 2), requestOf(3, 49), requestOf(4, 1)];
  const { send, calls } = exchange((call) => ({
    body: {
      requests: upload(call).documents_input.requests.map((input) => ({
        input,
        errors: input.request_id === 'r3' ? [{ code: 'C', field: 'f', message: 'm' }] : [],
      })),
    },
  }));
  const files = filesOf(requests).toReversed();
  const result = await batchResult(
    senderOf(send),
    callOf(uploadDocuments, { body: { documents_input: { requests }, files } }),
  );
  expect(calls.map((call) => upload(call).documents_input.requests.map(({ request_id }) => request_id))).toEqual([
    ['r0', 'r1'],
    ['r2'],
    ['r3', 'r4'],
  ]);
  for (const call of calls)
    expect(upload(call).files.map(({ name }) => name)).toEqual(
      filesOf(requests.filter((one) => upload(call).documents_input.requests.includes(one))).map(({ name }) => name),
    );
  expect(result.succeeded.map(({ index }) => index)).toEqual([0, 1, 2, 4]);
  expect(result.failed.map(({ index, reasons }) => [index, reasons[0]?.code])).toEqual([[3, 'C']]);
});

test.each([
  ['more than fifty files of one request', [requestOf(0, 51)], (files: object[]) => files],
  [
    'a file that no item names',
    [requestOf(0, 25), requestOf(1, 25)],
    (files: object[]) => [...files, { name: 'idle.pdf', data: 'x' }],
  ],
  ['a file that is not there', [requestOf(0, 30), requestOf(1, 30)], (files: object[]) => files.slice(1)],
  ['a file that is not there, of one request', [requestOf(0, 2)], (files: object[]) => files.slice(1)],
])('S08: %s is refused before sending', async (_, requests, change) => {
  const { send, calls } = accept();
  const body = { documents_input: { requests }, files: change(filesOf(requests)) };
  await expect(batchResult(senderOf(send), callOf(uploadDocuments, { body }))).rejects.toBeInstanceOf(ArgumentError);
  expect(calls).toEqual([]);
});
