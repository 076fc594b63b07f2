interface Branded extends Function {
  readonly brand?: unknown;
}

/**
 * What `instanceof` asks of the errors of this family: they are recognized by the brands of their classes, not by prototype, so that it holds even
 * where two copies of this package are loaded (a duplicate in node_modules, a bundle beside a package). Only what a value inherits counts, never what
 * it holds: no JSON is taken for an error.
 */
export function isBranded(constructor: Branded, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  // A caller's own subclass has no brand of its own.
  if (!Object.hasOwn(constructor, 'brand')) return Object.prototype.isPrototypeOf.call(constructor.prototype, value);
  const inherited = brandsOf(value);
  // The first of its family as well: a class of somebody else may be called the same.
  const [first = constructor.brand] = brandsOf(constructor.prototype).slice(-1);
  return inherited.includes(constructor.brand) && inherited.includes(first);
}

/** Of the classes that something inherits from, the next one first. */
function brandsOf(value: object): readonly unknown[] {
  const brands: unknown[] = [];
  for (let at: unknown = value; at !== null;) {
    at = Object.getPrototypeOf(at);
    const brand = (at as { readonly constructor?: Branded } | null)?.constructor?.brand;
    if (brand !== undefined) brands.push(brand);
  }
  return brands;
}
