/** The result of one figure. */
export interface Turn {
  readonly name: string;
  readonly seconds: number;
  /** The reason if there are no findings. */
  readonly error?: unknown;
}

/**
 * Measures one figure after the other. If one fails, the next ones still run.
 * @param withinSeconds Time limit to start a figure. A figure that hasn't started by then has failed.
 */
export async function oneByOne(
  names: readonly string[],
  measure: (name: string) => Promise<void>,
  withinSeconds: number = Number.POSITIVE_INFINITY,
): Promise<readonly Turn[]> {
  const turns: Turn[] = [];
  const firstAt = performance.now();
  for (const name of names) {
    const startedAt = performance.now();
    if (startedAt - firstAt > withinSeconds * 1_000) {
      turns.push({ name, seconds: 0, error: new Error(`Not started within ${withinSeconds} s`) });
      continue;
    }
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
