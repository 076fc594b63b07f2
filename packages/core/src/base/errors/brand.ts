/**
 * Errors of this family are recognized by a brand, not by prototype: `instanceof` holds even where two copies of this package
 * are loaded (a duplicate in node_modules, a bundle beside a package). Every class names its brand; an instance carries
 * the brands of its whole ancestry.
 */
const brands: unique symbol = /* @__PURE__ */ Symbol.for('tradelane.error.brands');

/** What `instanceof` asks: does the value carry the brand that this very class declares? */
export function isBranded(constructor: Function, value: unknown): boolean {
  if (!Object.hasOwn(constructor, 'brand')) return isPrototypeOf(constructor, value); // a caller's own subclass
  const brand: unknown = (constructor as { brand?: unknown }).brand;
  if (typeof value !== 'object' || value === null) return false;
  const carried: unknown = (value as { [brands]?: unknown })[brands];
  return Array.isArray(carried) && carried.includes(brand);
}

/** Stamps a new error with the brands of its class and all ancestors. Not enumerable: no log shows it. */
export function stampBrands(error: object, constructor: Function): void {
  Object.defineProperty(error, brands, { value: brandsOf(constructor), enumerable: false });
}

const known = /* @__PURE__ */ new WeakMap<Function, readonly string[]>();

function brandsOf(constructor: Function): readonly string[] {
  const remembered = known.get(constructor);
  if (remembered) return remembered;
  const found: string[] = [];
  for (let at: unknown = constructor; typeof at === 'function'; at = Object.getPrototypeOf(at)) {
    const brand: unknown = Object.hasOwn(at, 'brand') ? (at as { brand?: unknown }).brand : undefined;
    if (typeof brand === 'string') found.push(brand);
  }
  known.set(constructor, found);
  return found;
}

function isPrototypeOf(constructor: Function, value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && Object.prototype.isPrototypeOf.call(constructor.prototype, value)
  );
}
