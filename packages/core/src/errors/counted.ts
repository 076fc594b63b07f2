/** `1 line`, `2 lines`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** `3 of 10 lines`, or `an unknown number of lines` if a host doesn't send the count. */
export function countedOf(count: number | undefined, total: number | undefined, one: string): string {
  const [part, whole] = [Number(count ?? Number.NaN), Number(total ?? Number.NaN)];
  if (Number.isNaN(part)) return `an unknown number of ${one}s`;
  return Number.isNaN(whole) ? counted(part, one) : `${part} of ${counted(whole, one)}`;
}
