import type { Io } from '../io.ts';
import { type Format, RowPrinter } from '../output/format.ts';
import { operationsOf, surfaceNamed } from '../table/load.ts';
import type { RateRow } from '../table/rows.ts';

/** Prints the documented rate limits of a surface. */
export async function limits(io: Io, name: string, flags: { readonly output?: Format }): Promise<void> {
  const rows = operationsOf(surfaceNamed(name)).flatMap(({ name: method, id, rate }) =>
    rate === undefined ? [] : [{ method, id, maximum: ratesOf(rate.maximum), recommended: ratesOf(rate.recommended) }],
  );
  const format = flags.output ?? (io.stdout.isTTY === true ? 'table' : 'json');
  await new RowPrinter(io, format, []).print(rows);
}

const units = [
  { name: 'day', inMs: 86_400_000 },
  { name: 'hour', inMs: 3_600_000 },
  { name: 'minute', inMs: 60_000 },
  { name: 'second', inMs: 1000 },
];

/** `1 per 5 minutes`. */
export function ratesOf(rates: readonly RateRow[] = []): string {
  return rates.map(({ requests, periodInMs }) => `${requests} per ${periodOf(periodInMs)}`).join(' and ');
}

function periodOf(periodInMs: number): string {
  const unit = units.find(({ inMs }) => periodInMs % inMs === 0);
  if (unit === undefined) return `${periodInMs} ms`;
  const count = periodInMs / unit.inMs;
  return count === 1 ? unit.name : `${count} ${unit.name}s`;
}
