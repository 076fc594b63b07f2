import { expect, expectTypeOf, test } from 'vitest';
import { ApiPromise, callResult } from '../../../src/call/results/index.ts';
import { callOf, exchange } from './exchange.ts';

test('nothing is sent before somebody asks', async () => {
  const { send, calls } = exchange(() => ({ body: {} }));
  const promise = callResult(send, callOf({}));
  await new Promise((resolve) => setImmediate(resolve));
  expect(calls).toHaveLength(0);
  await promise;
  expect(calls).toHaveLength(1);
});

test('it is sent once however often it is asked', async () => {
  const { send, calls } = exchange(() => ({ body: { id: 'a' } }));
  const promise = callResult<{ id: string }>(send, callOf({}));
  const responses = await Promise.all([promise, promise.withResponse(), promise.then((data) => data.id), promise]);
  expect(responses[2]).toBe('a');
  expect(responses[1].data).toBe(responses[0]);
  expect(calls).toHaveLength(1);
});

test('withResponse gives status, headers and ids beside the data', async () => {
  const { send } = exchange(() => ({ status: 202, headers: { 'x-a': '1' }, body: { id: 'a' } }));
  const response = await callResult(send, callOf({})).withResponse();
  expect(response).toMatchObject({
    data: { id: 'a' },
    status: 202,
    callId: 'call-1',
    requestId: 'request-1',
    attempts: 1,
  });
  expect(response.headers.get('x-a')).toBe('1');
});

test('a failure reaches everybody who asks, and finally runs', async () => {
  let finished = 0;
  const promise = new ApiPromise<number>(() => {
    throw new Error('no');
  });
  await expect(promise).rejects.toThrow('no');
  await expect(promise.withResponse()).rejects.toThrow('no');
  await expect(promise.catch(() => 7)).resolves.toBe(7);
  await promise.finally(() => (finished += 1)).catch(() => undefined);
  expect(finished).toBe(1);
});

test('it stands wherever a Promise is asked for', () => {
  expectTypeOf<ApiPromise<string>>().toExtend<Promise<string>>();
});
