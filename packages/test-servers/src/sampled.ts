/** Rows for a test: all of them in `pnpm prove tests` and `pnpm prove site`, otherwise `count` of them at equal distances. */
export function sampled<T>(rows: readonly T[], count: number): readonly T[] {
  if (process.env['DEEP'] !== undefined || rows.length <= count) return rows;
  return Array.from({ length: count }, (_, index) => rows[Math.floor((index * rows.length) / count)] as T);
}
