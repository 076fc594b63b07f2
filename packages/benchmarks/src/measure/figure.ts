import { quartilesOf, ratiosOf, type Row, type Samples } from './samples.ts';

export interface Chart {
  readonly title: string;
  readonly unit: string;
  readonly rows: readonly Row[];
}

/** One target and its result. */
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

/** A subject of measurement. */
export interface Figure {
  readonly title: string;
  /** Explains the subject and the method to the reader of the page. */
  readonly method: string;
  /** Third-party packages in the measurement. Their versions are printed. */
  readonly peers: readonly string[];
  /** @param quick Whether to run shorter rounds, to check that it works. */
  measure(quick: boolean): Promise<Findings>;
}

/** A target that is met if the value is at most `limit`. */
export function atMost(what: string, value: number, limit: number, unit = ''): Verdict {
  return { what, target: `≤ ${limit}${unit}`, measured: `${round(value)}${unit}`, met: value <= limit };
}

/** A target for times of rounds. It is met if three quarters of the rounds meet it. */
export function timesAtMost(what: string, times: readonly number[], limit: number, unit: string): Verdict {
  const { upper } = quartilesOf(times);
  return { what, target: `≤ ${limit}${unit}`, measured: `${inQuartiles(times)}${unit}`, met: upper <= limit };
}

/** A target that is met if the value is at least `limit`. */
export function atLeast(what: string, value: number, limit: number, unit = ''): Verdict {
  return { what, target: `≥ ${limit}${unit}`, measured: `${round(value)}${unit}`, met: value >= limit };
}

/** A target for ratios of rounds. It is met if three quarters of the rounds meet it. */
export function ratioAtMost(what: string, ratios: readonly number[], limit: number): Verdict {
  const { upper } = quartilesOf(ratios);
  return { what, target: `≤ ${limit} ×`, measured: `${inQuartiles(ratios)} ×`, met: upper <= limit };
}

/** A target for ratios of rounds. It is met if three quarters of the rounds meet it. */
export function ratioAtLeast(what: string, ratios: readonly number[], limit: number): Verdict {
  const { lower } = quartilesOf(ratios);
  return { what, target: `≥ ${limit} ×`, measured: `${inQuartiles(ratios)} ×`, met: lower >= limit };
}

/**
 * A target to be lower than every other contender. It is met if three quarters of the rounds are below each of them.
 * Names the nearest contender by ratio, because the lowest median may come from calmer rounds.
 */
export function below(what: string, samples: Samples, name: string, others: readonly string[]): Verdict {
  const upperOf = (other: string): number => quartilesOf(ratiosOf(samples, name, other)).upper;
  const nearest = others.toSorted((one, other) => upperOf(other) - upperOf(one))[0] ?? '';
  const ratios = ratiosOf(samples, name, nearest);
  return {
    what,
    target: `below every one of them (${nearest} is the nearest)`,
    measured: `${inQuartiles(ratios)} ×`,
    met: quartilesOf(ratios).upper < 1,
  };
}

function inQuartiles(values: readonly number[]): string {
  const { lower, median, upper } = quartilesOf(values);
  return `${round(median)} (${round(lower)}–${round(upper)})`;
}

/**
 * Rounds to four digits. They are more than a measurement is worth, but show which side of its target a value is on.
 */
export function round(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  return Math.abs(value) >= 100 ? value.toFixed(0) : Number(value.toPrecision(4)).toString();
}
