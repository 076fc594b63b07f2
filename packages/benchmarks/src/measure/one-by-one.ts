/** How one figure went. */
export interface Turn {
  readonly name: string;
  readonly seconds: number;
  /** Why there are no findings of it. */
  readonly error?: unknown;
}

/** Measures one figure after the other. One that fails does not take their turn from the others. */
export async function oneByOne(
  names: readonly string[],
  measure: (name: string) => Promise<void>,
): Promise<readonly Turn[]> {
  const turns: Turn[] = [];
  for (const name of names) {
    const startedAt = performance.now();
    const seconds = (): number => (performance.now() - startedAt) / 1_000;
    try {
      await measure(name);
      turns.push({ name, seconds: seconds() });
    } catch (error) {
      console.error(error);
      turns.push({ name, seconds: seconds(), error });
    }
  }
  return turns;
}
