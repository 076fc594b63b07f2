/** Whether it is what a store is to give for a prefix: a Map, or something like it. */
export function isEntries(found: unknown): found is ReadonlyMap<string, string> {
  return (
    typeof found === 'object' &&
    found !== null &&
    'get' in found &&
    typeof found.get === 'function' &&
    Symbol.iterator in found
  );
}
