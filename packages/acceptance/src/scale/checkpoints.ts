/** What a file of checkpoints costs that holds many items: to open it, to begin a run on it, and on disk. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileCheckpoints } from '@tradelane/core/sqlite';
import { createHub } from '@tradelane/hub';

export interface CheckpointFigures {
  readonly items: number;
  /** From opening the file to the first request of a run. */
  readonly restartInMs: number;
  readonly fileInMB: number;
  /** The file after so many items went through, of which 300 lived at a time. */
  readonly fileOfPassedInMB: number;
}

const version = 'x'.repeat(40);

export async function measureCheckpoints(items: number): Promise<CheckpointFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'scale-checkpoints-'));
  try {
    const path = join(folder, 'live.db');
    await fillLikeASync(path, items);
    const start = performance.now();
    const store = createFileCheckpoints(path);
    const firstRequest = Promise.withResolvers<number>();
    const hub = createHub({
      baseUrl: 'http://127.0.0.1:9',
      auth: { token: 'none' },
      maxAttempts: 1,
      fetch: () => {
        firstRequest.resolve(performance.now());
        return Promise.resolve(Response.json({ data: [] }));
      },
    });
    const run = hub.orders.sync({ checkpoint: store, holder: 'main', handler: () => undefined }).run();
    const restartInMs = (await firstRequest.promise) - start;
    await run;
    store.close();
    const passing = join(folder, 'passed.db');
    await pass(passing, items);
    return {
      items,
      restartInMs,
      fileInMB: statSync(path).size / 1e6,
      fileOfPassedInMB: statSync(passing).size / 1e6,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What a sync keeps of items that all changed within its overlap; how it names them is read from one of its own. */
async function fillLikeASync(path: string, items: number): Promise<void> {
  const store = createFileCheckpoints(path, { sync: false });
  const at = new Date().toISOString();
  const hub = createHub({
    baseUrl: 'http://127.0.0.1:9',
    auth: { token: 'none' },
    fetch: () => Promise.resolve(Response.json({ data: [{ id: 'ONE', updated_at: at }] })),
  });
  await hub.orders.sync({ checkpoint: store, holder: 'main', handler: () => undefined }).run();
  const [key, value] = [...(await store.read(''))].find(([name]) => name.includes('ONE')) ?? ['', ''];
  const names = Array.from({ length: items }, (_, number) => key.replace('ONE', `ITEM-${number}`));
  for (let from = 0; from < items; from += 10_000)
    await store.write(names.slice(from, from + 10_000).map((name) => ({ key: name, value })));
  store.close();
}

async function pass(path: string, items: number): Promise<void> {
  const store = createFileCheckpoints(path, { sync: false });
  for (let from = 0; from < items; from += 100)
    await store.write(
      Array.from({ length: 100 }, (_, offset) => from + offset).flatMap((number) => [
        { key: `s:handled:${number}`, value: version },
        { key: `s:handled:${number - 300}`, value: undefined },
      ]),
    );
  store.close();
}
