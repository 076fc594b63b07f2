import { expect, expectTypeOf, test } from 'vitest';
import { ApiPromise, callResult } from '../../src/call/result.ts';
import { callOf, exchange } from './exchange.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a call is sent when it is made, awaited or not', async () => {
  const { send, calls } = exchange(() => ({ body: {} }));
  void callResult(send, callOf({}));
  await turn();
  expect(calls).toHaveLength(1);
});

test('it is sent once, however often it is awaited', async () => {
  const { send, calls } = exchange(() => ({ body: { id: 'a' } }));
  const promise = callResult<{ id: string }>(send, callOf({}));
  const responses = await Promise.all([promise, promise.withResponse(), promise.then((data) => data.id), promise]);
  expect(responses[2]).toBe('a');
  expect(responses[1].data).toBe(responses[0]);
  expect(calls).toHaveLength(1);
});

test('withResponse returns status, headers and IDs next to the data', async () => {
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

test('a failure reaches every waiting caller, and finally runs', async () => {
  let finished = 0;
  const promise = new ApiPromise<number>(async () => {
    throw new Error('no');
  });
  await expect(promise).rejects.toThrow('no');
  await expect(promise.withResponse()).rejects.toThrow('no');
  await expect(promise.catch(() => 7)).resolves.toBe(7);
  await promise.finally(() => (finished += 1)).catch(() => undefined);
  expect(finished).toBe(1);
});

test('a failure without a handler is an unhandled rejection, as of any promise', async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown): void => void unhandled.push(reason);
  const listeners = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', note);
  const error = new Error('no');
  const fail = (): ApiPromise<number> => new ApiPromise<number>(() => Promise.reject(error));
  await fail()
    .withResponse()
    .catch(() => undefined);
  await fail().catch(() => undefined);
  await turn();
  expect(unhandled).toEqual([]);
  void fail();
  await turn();
  expect(unhandled).toEqual([error]);
  process.removeAllListeners('unhandledRejection');
  for (const listener of listeners) process.on('unhandledRejection', listener);
});

test('it is a Promise, and then, catch and finally return plain ones', async () => {
  const { send } = exchange(() => ({ body: {} }));
  const promise = callResult(send, callOf({}));
  expect(promise).toBeInstanceOf(Promise);
  for (const next of [promise.then(), promise.catch(() => 1), promise.finally(() => 1)])
    expect(Object.getPrototypeOf(next)).toBe(Promise.prototype);
  const first = Promise.race([promise, new Promise(() => undefined)]);
  await expect(Promise.all([promise, first, Promise.resolve(promise)])).resolves.toEqual([{}, {}, {}]);
});

test('it is accepted wherever a Promise is', () => {
  expectTypeOf<ApiPromise<string>>().toExtend<Promise<string>>();
});
