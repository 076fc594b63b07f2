/** What writes a body refuses one that is nested deeper. */
const deepest = 250;

/**
 * A copy of all that JSON writes of a body, as it is now. What writes itself (`toJSON`) stays the caller's own, and so does what JSON cannot
 * write, which is refused later, as is a circle: the copy has it too.
 */
export function wholeCopy<T>(body: T): T {
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
