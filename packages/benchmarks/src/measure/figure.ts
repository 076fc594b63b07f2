/** A bar of the chart and a line of the table. */
export interface Row {
  readonly name: string;
  readonly value: number;
  /** Drawn in another colour: it is ours. */
  readonly ours?: boolean;
}

export interface Chart {
  readonly title: string;
  readonly unit: string;
  readonly rows: readonly Row[];
}

/** One target and what came of it. */
export interface Verdict {
  readonly what: string;
  readonly target: string;
  readonly measured: string;
  readonly met: boolean;
}

export interface Findings {
  readonly charts: readonly Chart[];
  readonly verdicts: readonly Verdict[];
}

/** Something that is measured. */
export interface Figure {
  readonly title: string;
  /** What is measured and how, for the reader of the page. */
  readonly method: string;
  /** Packages that are measured beside ours; their versions are printed. */
  readonly peers: readonly string[];
  /** @param quick shorter rounds, to see that it works */
  measure(quick: boolean): Promise<Findings>;
}

/** A target that is kept where the value is at most `limit`. */
export function atMost(what: string, value: number, limit: number, unit = ''): Verdict {
  return { what, target: `≤ ${limit}${unit}`, measured: `${round(value)}${unit}`, met: value <= limit };
}

/** A target that is kept where the value is at least `limit`. */
export function atLeast(what: string, value: number, limit: number, unit = ''): Verdict {
  return { what, target: `≥ ${limit}${unit}`, measured: `${round(value)}${unit}`, met: value >= limit };
}

/** How much less than each of the others; kept where every other value is above ours. */
export function below(what: string, value: number, others: readonly Row[]): Verdict {
  const least = others.toSorted((one, other) => one.value - other.value)[0];
  const target = `below every one of them (${least?.name} is the lowest)`;
  return {
    what,
    target,
    measured: `${round(value / (least?.value ?? Number.NaN))} ×`,
    met: value < (least?.value ?? 0),
  };
}

/** Four digits are more than a measurement is worth, but show which side of its target it is on. */
export function round(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  return Math.abs(value) >= 100 ? value.toFixed(0) : Number(value.toPrecision(4)).toString();
}
