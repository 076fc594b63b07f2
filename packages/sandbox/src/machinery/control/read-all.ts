import { whenReady } from '../clock/large-work.ts';
import type { Slices } from '../clock/turns.ts';
import { HttpError } from '../errors/index.ts';
import { charactersOf, type Collection, type Entry, type ScanOptions } from '../store/index.ts';
import type { World } from '../world/index.ts';

/** Documents per slice. */
const [entriesAtOnce, charactersAtOnce] = [100, 256 * 1024];

interface Asked extends Pick<ScanOptions, 'order' | 'after'> {
  /** Maximum number of documents. Default: all. */
  readonly most?: number;
}

function someOf<T>({ store }: World, from: Collection<T>, most: number, options: ScanOptions): readonly Entry<T>[] {
  const some: Entry<T>[] = [];
  let characters = 0;
  for (const entry of store.scan(from, options)) {
    some.push(entry);
    characters += charactersOf(entry.value);
    if (some.length === most || characters > charactersAtOnce) break;
  }
  return some;
}

/** Reads documents of a collection by key, in slices. Documents that change during the read may be missing. */
export function* readAll<T>(
  world: World,
  from: Collection<T>,
  { most = Infinity, ...options }: Asked = {},
): Slices<T[]> {
  const { epoch } = world;
  const all: T[] = [];
  for (let { after } = options; ;) {
    if (world.epoch !== epoch)
      throw new HttpError(
        503,
        'UNAVAILABLE',
        'The data of the sandbox was replaced while it was being read. Try again.',
      );
    const left = Math.min(entriesAtOnce, most - all.length);
    const some = left === 0 ? [] : yield* whenReady(() => someOf(world, from, left, { ...options, after }));
    for (const { value } of some) all.push(value);
    if (some.length === 0) return all;
    after = some.at(-1);
    yield;
  }
}
