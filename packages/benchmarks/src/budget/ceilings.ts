/** Budgets that catch accidents. Raise one only with a reason. */
export const ceilings = {
  /**
   * Kilobytes of a program that creates the hub's client, in one file, minified, brotli. It includes the checkpoint of
   * batches, which is an option of each batch, and the names of all options of calls, which find misspelled ones. It also
   * masks escaped credentials, and survives hosts that close a paused connection.
   */
  hub: 48.5,
  /** Kilobytes of pages that call with `createLite`, in one file, minified, brotli. They mask escaped credentials. */
  lite: { basket: 5.5, 'one operation of services-front': 6, 'all operations of services-front': 9 },
  /** Kilobytes of a page that imports one error class, minified, compressed with gzip, in every bundler. */
  oneError: 2,
  /** Type instantiations on TypeScript 5.9, 6 and 7. */
  instantiations: { oneOften: 9, manyOnce: 256 },
} as const;
