import { globSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { expect, test, vi } from 'vitest';
import { onDemand } from '../../src/base/on-demand.ts';
import { ConnectionError } from '../../src/index.ts';

test('a part is loaded once, however many ask at the same time, and is then at hand without a wait', async () => {
  let loads = 0;
  const module = onDemand(async () => ({ number: ++loads }));
  expect(loads).toBe(0);
  expect(await Promise.all([module(), module()])).toEqual([{ number: 1 }, { number: 1 }]);
  expect(module()).toEqual({ number: 1 });
  expect(loads).toBe(1);
});

test('a part that cannot be loaded fails the call as not sent, and the next call asks for it again', async () => {
  const failure = new TypeError('no network');
  let attempts = 0;
  const module = onDemand(async () => {
    attempts += 1;
    if (attempts === 1) throw failure;
    return 'here';
  });
  const error: unknown = await Promise.resolve(module()).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ConnectionError);
  expect(error).toMatchObject({ outcome: 'not-sent', cause: failure });
  expect(await module()).toBe('here');
});

test('a part whose loader fails at once, as that of a classic worker does, is asked for again as well', async () => {
  let attempts = 0;
  const module = onDemand((): Promise<string> => {
    attempts += 1;
    if (attempts === 1) throw new TypeError('no network');
    return Promise.resolve('here');
  });
  await expect(module()).rejects.toBeInstanceOf(ConnectionError);
  expect(await module()).toBe('here');
});

test('a part that does not come within half a minute fails the call as not sent, and is asked for again', async () => {
  vi.useFakeTimers();
  try {
    let attempts = 0;
    const module = onDemand((): Promise<string> => {
      attempts += 1;
      return attempts === 1 ? new Promise(() => undefined) : Promise.resolve('here');
    });
    const failed = Promise.resolve(module()).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(attempts).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failed).toMatchObject({ name: 'ConnectionError', outcome: 'not-sent' });
    expect(await module()).toBe('here');
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

/** Errors, limits, retries and what calls them: the network may be what is broken when they are needed. */
const atHand = /^(?:base\/errors|call\/(?:limits|retry|pipeline(?!\/raw)))\//;

test('what a call needs to end, well or badly, is at hand from the start', () => {
  const root = new URL('../../src/', import.meta.url).pathname;
  const sites = globSync('**/*.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(root + file, 'utf8').matchAll(/\bimport\(\s*'(\.[^']+)'/g)].map(([, to = '']) => [
      file,
      posix.join(dirname(file), to),
    ]),
  );
  expect(sites.length).toBeGreaterThan(15);
  expect(sites.filter((site) => site.some((file) => atHand.test(file)))).toEqual([]);
});
