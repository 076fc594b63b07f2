import { allCollections, type Collection, isBytes, MemoryStore, type Store } from '../../store/index.ts';
import { isoOf, World } from '../../world/index.ts';
import { lastClosingAt, movedByInMs } from './demo-world.ts';

/** The latest seeds, because most sandboxes of a process begin on one day. */
const latest = new Map<string, MemoryStore>();
const mostSeeds = 4;

/** Writes a seed whose data counts from `seedDate`, with its dates moved to the day of the world's clock. */
export function plantForToday(world: World, seed: string, plant: (draft: World) => void): void {
  const byInMs = movedByInMs(world.now);
  const of = [seed, byInMs, lastClosingAt(world.now)].join();
  let documents = latest.get(of);
  if (documents === undefined) {
    const draft = new World(new MemoryStore(), world.settings);
    draft.now = world.now;
    plant(draft);
    documents = new MemoryStore();
    copyAll(draft.store, documents, (value) => moved(value, byInMs));
    latest.set(of, documents);
    const [oldest = of] = latest.keys();
    if (latest.size > mostSeeds) latest.delete(oldest);
  }
  if (world.store instanceof MemoryStore) world.store.putAll(documents);
  else copyAll(documents, world.store, (value) => value);
}

function copyAll(from: Store, to: Store, change: (value: unknown) => unknown): void {
  for (const one of allCollections() as Iterable<Collection<unknown>>)
    for (const { key, value } of from.scan(one)) to.put(one, key, change(value));
}

/** A day as a value, also at the start of a time. */
const day = /"(\d{4}-\d\d-\d\d)(?="[,\]}]|T\d\d:\d\d)/g;

/** A copy of a document with its dates moved. The text of a document is changed faster than its members. */
function moved(value: unknown, byInMs: number): unknown {
  if (byInMs === 0 || isBytes(value)) return value;
  const isoDay = (_: string, from: string): string => `"${isoOf(Date.parse(from) + byInMs).slice(0, 10)}`;
  return JSON.parse(JSON.stringify(value).replace(day, isoDay));
}
