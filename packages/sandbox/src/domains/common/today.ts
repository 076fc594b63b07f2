import { allCollections, type Collection, MemoryStore } from '../../store/index.ts';
import { isoOf, World } from '../../world/index.ts';
import { lastClosingAt, movedByInMs } from './demo-world.ts';

type Document = readonly [into: Collection<unknown>, key: string, value: unknown];

/** The documents of the last seed, because most sandboxes of a process begin on one day. */
let latest: { readonly of: string; readonly documents: readonly Document[] } | undefined;

/** Writes a seed whose data counts from `seedDate`, with its dates moved to the day of the world's clock. */
export function plantForToday(world: World, seed: string, plant: (draft: World) => void): void {
  const byInMs = movedByInMs(world.now);
  const of = [seed, byInMs, lastClosingAt(world.now)].join();
  if (latest?.of !== of) {
    const draft = new World(new MemoryStore(), world.settings);
    draft.now = world.now;
    plant(draft);
    const documents = [...(allCollections() as Iterable<Collection<unknown>>)].flatMap((into) =>
      [...draft.store.scan(into)].map(({ key, value }): Document => [into, key, moved(value, byInMs)]),
    );
    latest = { of, documents };
  }
  for (const [into, key, value] of latest.documents) world.store.put(into, key, value);
}

const date = /^\d{4}-\d\d-\d\d(?=$|T\d\d:\d\d)/;

/** A copy of a document with its dates moved. */
function moved(value: unknown, byInMs: number): unknown {
  if (byInMs === 0 || value instanceof Uint8Array) return value;
  if (typeof value === 'string') return value.replace(date, (day) => isoOf(Date.parse(day) + byInMs).slice(0, 10));
  if (Array.isArray(value)) return value.map((one) => moved(one, byInMs));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, moved(member, byInMs)]));
}
