import { allCollections, type Collection, MemoryStore } from '../../store/index.ts';
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
    const drafted = new MemoryStore();
    const draft = new World(drafted, world.settings);
    draft.now = world.now;
    plant(draft);
    documents = byInMs === 0 ? drafted : drafted.changed(daysMovedBy(byInMs));
    latest.set(of, documents);
    const [oldest = of] = latest.keys();
    if (latest.size > mostSeeds) latest.delete(oldest);
  }
  if (world.store instanceof MemoryStore) world.store.putAll(documents);
  else
    for (const one of allCollections() as Iterable<Collection<unknown>>)
      for (const { key, value } of documents.scan(one)) world.store.put(one, key, value);
}

/** A day as a value, also at the start of a time. */
const day = /"(\d{4}-\d\d-\d\d)(?="[,\]}]|T\d\d:\d\d)/g;

/** Moves the days in a text. It is faster than a change of its members. */
function daysMovedBy(byInMs: number): (json: string) => string {
  const days = new Map<string, string>();
  const movedDay = (found: string, from: string): string => {
    let to = days.get(found);
    if (to === undefined) days.set(found, (to = `"${isoOf(Date.parse(from) + byInMs).slice(0, 10)}`));
    return to;
  };
  return (json) => json.replace(day, movedDay);
}
