/** A bar of the chart and a line of the table. */
export interface Row {
  readonly name: string;
  readonly value: number;
  /** A quarter of the rounds is below the first value, a quarter is above the second. */
  readonly quartiles?: readonly [number, number];
  /** Whether it is our product, which the chart draws in another color. */
  readonly ours?: boolean;
}

/**
 * Values of each contender by round. Values of one round belong together, because other load on the machine affects all
 * of them.
 */
export type Samples = ReadonlyMap<string, readonly number[]>;

export interface Quartiles {
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
}

/** The median and the quartiles, interpolated between neighbors. */
export function quartilesOf(values: readonly number[]): Quartiles {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number): number => {
    const position = share * (sorted.length - 1);
    const below = sorted[Math.floor(position)] ?? Number.NaN;
    const above = sorted[Math.ceil(position)] ?? Number.NaN;
    return below + (above - below) * (position - Math.floor(position));
  };
  return { lower: at(0.25), median: at(0.5), upper: at(0.75) };
}

/** Ratio of one contender to another, round by round. */
export function ratiosOf(samples: Samples, name: string, other: string): readonly number[] {
  const others = samples.get(other) ?? [];
  return (samples.get(name) ?? []).map((value, round) => value / (others[round] ?? Number.NaN));
}

/** A bar for each contender, with its quartiles. */
export function rowsOf(samples: Samples, isOurs: (name: string) => boolean, scale = 1): readonly Row[] {
  return [...samples].map(([name, values]) => {
    const { lower, median, upper } = quartilesOf(values.map((value) => value * scale));
    return { name, value: median, quartiles: [lower, upper], ours: isOurs(name) };
  });
}

/** Whether a contender is our product. */
export function isOurs(name: string): boolean {
  return name.startsWith('tradelane');
}
