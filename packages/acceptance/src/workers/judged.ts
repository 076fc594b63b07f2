/** A figure and what it should be. */
export interface Judged {
  readonly name: string;
  readonly value: number;
  readonly bound: string;
  readonly holds: boolean;
  readonly note: string | undefined;
}

export function atMost(name: string, value: number, bound: number, note?: string): Judged {
  return { name, value, bound: `≤ ${rounded(bound)}`, holds: value <= bound, note };
}

export function atLeast(name: string, value: number, bound: number, note?: string): Judged {
  return { name, value, bound: `≥ ${rounded(bound)}`, holds: value >= bound, note };
}

export function exactly(name: string, value: number, bound: number): Judged {
  return { name, value, bound: `= ${rounded(bound)}`, holds: value === bound, note: undefined };
}

/** A line of a table. */
export function printed({ name, value, bound, holds, note }: Judged): string {
  const line = `  ${name.padEnd(36)} ${rounded(value).padStart(9)}   ${bound.padEnd(10)} ${holds ? '✔' : '✘'}`;
  return holds || note === undefined ? line : `${line}  ${note}`;
}

function rounded(value: number): string {
  if (!Number.isFinite(value)) return 'any';
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
}
