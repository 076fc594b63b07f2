import { ratesOf } from '../../commands/limits.ts';
import type { AnyClient } from '../../table/client-package.ts';
import type { OperationRow, RateRow } from '../../table/rows.ts';

/** The limit of an operation after a call. */
export interface Budget {
  readonly allows: string;
  readonly left: number;
  /** When a call is allowed again, if none is left. */
  readonly next?: string;
}

/** The windows of an operation: the maximum, or the recommended rate if none is documented. */
export const windowsOf = ({ rate }: OperationRow): readonly RateRow[] => rate?.maximum ?? rate?.recommended ?? [];

/** The documented limit in words. Undefined if there is none. */
export function limitOf(row: OperationRow): string | undefined {
  const windows = windowsOf(row);
  return windows.length === 0 ? undefined : ratesOf(windows);
}

/** Returns the calls that the limit of an operation still allows, by the calls of this process. */
export function budgetOf(client: AnyClient, row: OperationRow, nowInMs: number): Budget | undefined {
  const allows = limitOf(row);
  if (allows === undefined) return undefined;
  const used = client
    .limits()
    .filter(({ key }) => key.split(' ').includes(row.id))
    .flatMap(({ windows }) => windows);
  const left = Math.min(
    ...windowsOf(row).map(({ requests }) => requests),
    ...used.map((window) => window.requests - window.used),
  );
  // The slot of a call is free one period after its response.
  const full = used.filter((window) => window.requests <= window.used).map(({ periodInMs }) => periodInMs);
  const next =
    left > 0 ? {} : { next: new Date(nowInMs + Math.max(0, ...full)).toISOString().replace(/\.\d{3}Z$/, 'Z') };
  return { allows, left: Math.max(0, left), ...next };
}
