import type { OperationRow } from '../../table/rows.ts';
import { windowsOf } from '../answers/budget.ts';

/** The shortest period of a limit whose reads are kept. */
const shortestInMs = 3_600_000;

interface Entry {
  readonly atInMs: number;
  readonly untilInMs: number;
  readonly value: unknown;
}

/** A read that was kept, with its time. */
export interface KeptRead<T> {
  readonly value: T;
  /** When it was read, if it was read before this call. */
  readonly atInMs: number | undefined;
}

/** Reads that a host allows once an hour or less, by their arguments. They are served again until their limit is free. */
export class Kept {
  readonly #entries = new Map<string, Entry>();
  readonly #writes = new Map<string, number>();

  /** Returns the kept read, or reads it. */
  async read<T>(row: OperationRow, id: string, nowInMs: number, read: () => Promise<T>): Promise<KeptRead<T>> {
    const periodInMs = keptForInMs(row);
    const known = this.#entries.get(id);
    if (known !== undefined && known.untilInMs > nowInMs) return { value: known.value as T, atInMs: known.atInMs };
    const value = await read();
    if (periodInMs !== undefined) this.#entries.set(id, { atInMs: nowInMs, untilInMs: nowInMs + periodInMs, value });
    return { value, atInMs: undefined };
  }

  /** Notes a write on a surface. Reads before it may be out of date. */
  outdate(surface: string, nowInMs: number): void {
    this.#writes.set(surface, nowInMs);
  }

  /** Whether a write on a surface came after a kept read. */
  isOutdated(surface: string, atInMs: number): boolean {
    return (this.#writes.get(surface) ?? 0) >= atInMs;
  }
}

/** How long a read is kept. Undefined if its limit is free earlier. */
export function keptForInMs(row: OperationRow): number | undefined {
  const periods = windowsOf(row)
    .filter(({ requests }) => requests === 1)
    .map(({ periodInMs }) => periodInMs);
  const longest = Math.max(0, ...periods);
  return row.isRead && longest >= shortestInMs ? longest : undefined;
}
