/** Whether a value is a Map or similar, as `read` of a store must return. */
export function isEntries(found: unknown): found is ReadonlyMap<string, string> {
  return (
    typeof found === 'object' &&
    found !== null &&
    'get' in found &&
    typeof found.get === 'function' &&
    Symbol.iterator in found
  );
}
