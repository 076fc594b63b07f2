import type { TenantState } from './turn-board.ts';

/** How the tenants of a fleet share the time of its workers. A load of 0.1 needs 6 s of a worker in a minute. */
export interface Budget {
  /** Load of all tenants. */
  readonly load: number;
  /** Workers of all processes. */
  readonly workers: number;
  /** The largest load of a light tenant. Light tenants keep their interval, and heavy ones share the rest. */
  readonly limit: number;
  /** Number of heavy tenants for each worker. After a turn, a heavy tenant waits for a turn of each. */
  readonly queue: number;
  /** Part of the workers that heavy tenants leave free while light ones are due soon. */
  readonly reserved: number;
}

/** Time after which a worker that left its tenants overdue counts as stopped. */
const silentInMs = 60_000;

/**
 * Divides the time of the workers. The tenants that are light fit together. Loads that differ by less than a factor of 2
 * are treated alike. If nothing fits, all tenants are heavy.
 * @param own The workers of this process, by its name.
 */
export function budgetOf(
  states: Iterable<TenantState>,
  now: number,
  own: Readonly<Record<string, number>> = {},
): Budget {
  const workersOf = new Map(Object.entries(own));
  const loads: number[] = [];
  for (const { owner, workers, load = 0, due, failures, aside } of states) {
    loads.push(load);
    const isAlive = failures === undefined && aside === undefined && due + silentInMs > now;
    if (owner !== undefined && workers !== undefined && isAlive) workersOf.set(owner, workers);
  }
  return share(loads, sum(workersOf.values()));
}

function share(unsorted: readonly number[], workers: number): Budget {
  const loads = unsorted.toSorted((one, other) => one - other);
  const load = sum(loads);
  // If all fit, the heaviest still don't get all workers at once.
  const room = load > workers ? workers : workers / 2;
  let limit = workers / Math.max(1, loads.length);
  let [fitting, next] = [0, 0];
  for (const one of loads) {
    for (; next < loads.length && (loads[next] ?? 0) <= 2 * one; next += 1) fitting += loads[next] ?? 0;
    if (fitting > room) break;
    limit = Math.max(limit, 2 * one);
  }
  const light = loads.filter((one) => one <= limit);
  const queue = (loads.length - light.length) / workers;
  return { load, workers, limit, queue, reserved: Math.min(2 / 3, (2 * sum(light)) / workers) };
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
