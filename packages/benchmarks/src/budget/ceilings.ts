/**
 * What things may cost: what they cost when it was last looked at, and half a percent to two percent more, so that no single line breaks
 * them. Lower them whenever the true figure has gone down; raise one only where what it buys is worth it, and say so in the commit.
 */
export const ceilings = {
  /** Kilobytes that a browser loads at once, minified, brotli. Targets: 10, 14, 18. */
  size: { basket: 18.3, hub: 26.5, 'marketplace-seller': 29.8 },
  /** The same with everything that may ever be loaded in one file. Targets: 10, 20, 24. */
  single: { basket: 18.3, hub: 41.1, 'marketplace-seller': 42.8 },
  /** Kilobytes of a page that imports one error class, minified, gzip, in every bundler. */
  oneError: 1.4,
  /** Instantiations on TypeScript 5.9, 6 and 7. Targets: 50, 400. */
  instantiations: { oneOften: 9, manyOnce: 244 },
  /** Bytes that a call allocates in the pipeline by itself. Target: 6,000. */
  allocations: 6_000,
  /** Bytes of the heap that a client of the largest surface takes before its first call. Target: 6,000. */
  idleClient: 4_900,
  /** Module files of a program that makes one call. Target: 40. */
  modules: { tradelane: 6 },
} as const;
