/** What a file of checkpoints costs that holds many items: to open it, to begin a run on it, and on disk. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileCheckpoints } from '@tradelane/core/sqlite';
import { createHub, type Hub, syncOrders } from '@tradelane/hub';

export interface CheckpointFigures {
  readonly items: number;
  /** From opening the file to the first request of a run. */
  readonly restartInMs: number;
  /** From there until an item is handed over that changed at the same instant as all the others. */
  readonly firstItemInMs: number;
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
    let requestedAt = Number.NaN;
    let handledAt = Number.NaN;
    const hub = hubOf(() => {
      requestedAt = performance.now();
      return [{ id: 'another', updated_at: changedAt }];
    });
    const handler = (): void => {
      handledAt = performance.now();
    };
    await syncOrders(hub, { checkpoint: store, ownerId: 'main', handler });
    store.close();
    const passing = join(folder, 'passed.db');
    await pass(passing, items);
    return {
      items,
      restartInMs: requestedAt - start,
      firstItemInMs: handledAt - requestedAt,
      fileInMB: statSync(path).size / 1e6,
      fileOfPassedInMB: statSync(passing).size / 1e6,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What a sync keeps of items that all changed at one instant; how that of a page looks is read from one of its own. */
async function fillLikeASync(path: string, items: number): Promise<void> {
  const store = createFileCheckpoints(path, { sync: false });
  const ids = Array.from({ length: itemsOfPage }, (_, index) => `ITEM-0-${index}`);
  const hub = hubOf(() => ids.map((id) => ({ id, updated_at: changedAt })));
  await syncOrders(hub, { checkpoint: store, ownerId: 'main', handler: () => undefined });
  const [key, value] = [...(await store.read(''))].find(([, text]) => text.includes('"ITEM-0-0"')) ?? ['', ''];
  const pages = Array.from({ length: items / itemsOfPage - 1 }, (_, index) => ({
    key: key.replace(/\d+$/, (digits) => String(index + 2).padStart(digits.length, '0')),
    value: value.replaceAll('ITEM-0-', `ITEM-${index + 1}-`),
  }));
  await store.write(pages);
  store.close();
}

const itemsOfPage = 100;
const changedAt = new Date().toISOString();

function hubOf(rows: () => readonly object[]): Hub {
  return createHub({
    baseUrl: 'http://127.0.0.1:9',
    auth: { token: 'none', identity: 'seller' },
    fetch: () => Promise.resolve(Response.json({ data: rows() })),
  });
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
