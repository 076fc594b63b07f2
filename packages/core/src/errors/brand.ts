interface Branded extends Function {
  readonly brand?: unknown;
}

/**
 * Checks `instanceof` by the brand of a class instead of its prototype. It therefore works across copies of this
 * package, such as a duplicate in node_modules. Only inherited brands count, so JSON can't pass as an error.
 */
export function isBranded(constructor: Branded, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  // A subclass of the caller's own has no brand.
  if (!Object.hasOwn(constructor, 'brand')) return Object.prototype.isPrototypeOf.call(constructor.prototype, value);
  const inherited = brandsOf(value);
  // The root brand must match too, because another library may use the same class name.
  const [first = constructor.brand] = brandsOf(constructor.prototype).slice(-1);
  return inherited.includes(constructor.brand) && inherited.includes(first);
}

/** Returns the brands of the classes that a value inherits from, nearest first. */
function brandsOf(value: object): readonly unknown[] {
  const brands: unknown[] = [];
  for (let at: unknown = value; at !== null;) {
    at = Object.getPrototypeOf(at);
    const brand = (at as { readonly constructor?: Branded } | null)?.constructor?.brand;
    if (brand !== undefined) brands.push(brand);
  }
  return brands;
}
