/** Maximum depth of a body that can be serialized. */
const deepest = 250;

/**
 * Copies a body as JSON would. Objects with `toJSON` aren't copied. Values that JSON can't represent, and circles,
 * stay and are rejected later.
 */
export function jsonCopy<T>(body: T): T {
  const copies = new Map<unknown, unknown>();
  const copyOf = (value: unknown, levels: number): unknown => {
    if (copies.has(value)) return copies.get(value);
    if (typeof value !== 'object' || value === null || levels === 0) return value;
    if (Object.getPrototypeOf(value) === Date.prototype) return new Date(value as Date);
    if ('toJSON' in value || Symbol.toStringTag in value) return value;
    const copy: object = Array.isArray(value) ? [] : {};
    copies.set(value, copy);
    // As a property of its own, whatever its name.
    for (const [name, member] of Object.entries(value))
      Object.defineProperty(copy, name, { ...plain, value: copyOf(member, levels - 1) });
    return copy;
  };
  return copyOf(body, deepest) as T; // the same members
}

const plain = { enumerable: true, writable: true, configurable: true };
