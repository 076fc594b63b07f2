import type { Search } from './engine.ts';
import type { Packed } from './packed.ts';

let loading: Promise<Search> | undefined;

/** Loads the index when it is first needed, and again after a failure. */
export function loadSearch(): Promise<Search> {
  loading ??= read().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function read(): Promise<Search> {
  const [response, { Search }, { unpackEntries }] = await Promise.all([
    fetch('/search.json'),
    import('./engine.ts'),
    import('./packed.ts'),
  ]);
  if (!response.ok) throw new Error(`search.json: ${response.status}`);
  return new Search(unpackEntries((await response.json()) as Packed));
}
