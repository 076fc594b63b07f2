interface Branded extends Function {
  readonly brand?: unknown;
}

/**
 * What `instanceof` asks of the errors of this family: they are recognized by the brands of their classes, not by prototype, so that it holds even
 * where two copies of this package are loaded (a duplicate in node_modules, a bundle beside a package). Only what a value inherits counts, never what
 * it holds: no JSON is taken for an error.
 */
export function isBranded(constructor: Branded, value: unknown): boolean {
  if (typeof value !== 'object') return false;
  // A caller's own subclass has no brand of its own.
  const hasBrand = Object.hasOwn(constructor, 'brand');
  for (let at = value; at !== null;) {
    at = Object.getPrototypeOf(at) as object | null;
    if (hasBrand ? (at?.constructor as Branded | undefined)?.brand === constructor.brand : at === constructor.prototype)
      return true;
  }
  return false;
}
