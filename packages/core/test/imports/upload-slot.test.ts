import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { UploadSlot } from '../../src/imports/upload-slot.ts';
import { errorOf, settle } from '../support/world.ts';

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
