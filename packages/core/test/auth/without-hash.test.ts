import { afterEach, expect, test, vi } from 'vitest';
import { type ClientOptions, createMemoryLimitStore } from '../../src/index.ts';
import { createRuntime } from '../support/runtime.ts';
import { json } from '../support/world.ts';

afterEach(() => vi.unstubAllGlobals());

const operation = {
  id: 'paced',
  method: 'GET',
  path: '/paced',
  rate: { maximum: [{ requests: 9, periodInMs: 1_000 }] },
} as const;
const runtimeOf = (apiKey: string, options: Partial<ClientOptions> = {}) =>
  createRuntime(
    { name: 'shop', basePath: '', auth: ['apiKey'], operations: { paced: operation } },
    { baseUrl: 'https://shop.example.com', auth: { apiKey }, fetch: () => Promise.resolve(json({})), ...options },
  );

/** The key under which a client's calls count in a limit store. */
async function limitKeyOf(apiKey: string): Promise<string> {
  const keys: string[] = [];
  const store = createMemoryLimitStore();
  const acquire: typeof store.acquire = (key, ...others) => {
    keys.push(key);
    return store.acquire(key, ...others);
  };
  await runtimeOf(apiKey, { limitStore: { ...store, acquire } }).call(operation, {});
  return keys.join();
}

test('a key is identified by its hash, which reveals nothing and is equal in all processes', () => {
  expect(runtimeOf('my-key').account).toBe('key:5e78863ed1ffb9fc66b1d61634b126bf');
});

const edge = {
  getBuiltinModule: () => {
    throw new Error('A Node.js API is used, which is not supported in the Edge Runtime.');
  },
};

test.each([
  ['no process', undefined],
  ['the process of an edge runtime', edge],
])('with %s, clients of one key share a limit in this process, and no account is stored', async (_, process) => {
  vi.stubGlobal('process', process);
  const [one, same, other] = [await limitKeyOf('my-key'), await limitKeyOf('my-key'), await limitKeyOf('other-key')];
  expect(one).toBe(same);
  expect(one).not.toBe(other);
  expect(one).not.toContain('my-key');
  expect(runtimeOf('my-key').account).toBeUndefined();
});
