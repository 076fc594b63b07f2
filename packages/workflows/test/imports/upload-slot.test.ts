import { getEventListeners } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { UploadSlot } from '../../src/imports/upload-slot.ts';
import { errorOf, settle } from '../../../core/test/support/world.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

test('a slot keeps nothing of completed uploads', async () => {
  const slot = new UploadSlot();
  const results: WeakRef<object>[] = [];
  for (let uploads = 0; uploads < 5; uploads += 1)
    results.push(new WeakRef(await slot.use(undefined, async () => ({ importId: uploads }))));
  for (let turns = 0; turns < 5; turns += 1) {
    await settle();
    collect();
  }
  expect(results.slice(0, -1).filter((result) => result.deref() !== undefined)).toEqual([]);
});

test('an import that appears may belong to a lost upload for a day, and never blocks its own upload', () => {
  const hourInMs = 3_600_000;
  const slot = new UploadSlot();
  slot.giveUp('a', 0);
  expect([slot.hasUnresolved(23 * hourInMs), slot.hasUnresolved(25 * hourInMs)]).toEqual([true, false]);
  expect([slot.hasUnresolved(0, 'a'), slot.hasUnresolved(0, 'b')]).toEqual([false, true]);
});

test('a slot remembers the last thousand imports', () => {
  const slot = new UploadSlot();
  for (let id = 1; id <= 1_000; id += 1) slot.claim(id);
  expect([slot.claimed.size, slot.claimed.has(1)]).toEqual([1_000, true]);
  slot.claim(1_001);
  expect([slot.claimed.size, slot.claimed.has(1), slot.claimed.has(2)]).toEqual([1_000, false, true]);
});

test('uploads of one shop run one after the other, also after one that failed or stopped waiting', async () => {
  const slot = new UploadSlot();
  const done: string[] = [];
  let end: () => void = () => undefined;
  const work = (name: string) => async () => void done.push(name);
  const first = slot.use(undefined, () => new Promise<void>((resolve) => (end = resolve)).then(work('first')));
  const impatient = slot.use(AbortSignal.abort(), work('impatient'));
  const failing = slot.use(undefined, () => Promise.reject(new Error('no')));
  const last = slot.use(undefined, work('last'));
  expect(await errorOf(impatient)).toMatchObject({ name: 'AbortError', outcome: 'not-sent' });
  await settle();
  expect(done).toEqual([]);
  end();
  expect(await errorOf(failing)).toMatchObject({ message: 'no' });
  await Promise.all([first, last]);
  expect(done).toEqual(['first', 'last']);
});

test('an upload leaves no listener on its signal', async () => {
  const slot = new UploadSlot();
  const { signal } = new AbortController();
  await Promise.all([1, 2, 3].map(() => slot.use(signal, settle)));
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test("an upload doesn't wait for the upload of a request that the runtime ended", async () => {
  vi.stubGlobal('navigator', { userAgent: 'Cloudflare-Workers' });
  vi.useFakeTimers();
  try {
    const slot = new UploadSlot();
    void slot.use(undefined, () => new Promise<void>(() => undefined));
    await vi.advanceTimersByTimeAsync(1_000);
    vi.clearAllTimers(); // As the runtime does for a request that ends.
    const done: string[] = [];
    void slot.use(undefined, async () => void done.push('second'));
    await vi.advanceTimersByTimeAsync(4_000);
    expect(done).toEqual([]);
    await vi.advanceTimersByTimeAsync(4_000);
    await slot.use(undefined, async () => void done.push('third'));
    expect(done).toEqual(['second', 'third']);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
});
