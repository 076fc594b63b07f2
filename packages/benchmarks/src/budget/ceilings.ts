/** Budgets that catch accidents: the measured value and 3 % of room. Raise one only with a reason. */
export const ceilings = {
  /**
   * Kilobytes of the files that a program loads at once, if it creates the hub's client, minified, brotli. The code of
   * batches, files, syncs and tokens loads when first used. With more such parts a cold start is faster, but what they share is
   * compressed separately. The client masks all secrets that it has used.
   */
  hub: 38,
  /** Kilobytes of pages that call with `createLite`, in one file, minified, brotli. They mask credentials in all encodings, also without their special characters, and check the response of a caller's `fetch`. */
  lite: { basket: 5.6, 'one operation of services-front': 5.95, 'all operations of services-front': 6.9 },
  /** Kilobytes of a page that imports one error class, minified, compressed with gzip, in every bundler. */
  oneError: 2,
  /** Type instantiations on TypeScript 5.9, 6 and 7. */
  instantiations: { oneOften: 9, manyOnce: 256 },
} as const;
