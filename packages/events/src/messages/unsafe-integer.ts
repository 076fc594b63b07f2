/** The path of an integer beyond 2^53, which JSON parsing rounds. Undefined if there are none. */
export function findUnsafeInteger(json: string, value: unknown): string | undefined {
  // Skips the search if no number has this many digits.
  if (!/\d{16}/.test(json)) return undefined;
  const open: (readonly [path: string, value: unknown])[] = [['', value]];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    const [path, inner] = one;
    if (Number.isInteger(inner) && !Number.isSafeInteger(inner)) return path;
    if (typeof inner !== 'object' || inner === null) continue;
    for (const [name, field] of Object.entries(inner)) open.push([path === '' ? name : `${path}.${name}`, field]);
  }
  return undefined;
}
