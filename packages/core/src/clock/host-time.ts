import { type Clock, monotonicNow } from './clock.ts';

/** The earliest and the latest possible time of a host, in milliseconds. */
export interface HostTimeRange {
  readonly from: number;
  /** Undefined without a monotonic clock. */
  readonly to: number | undefined;
}

/** `Date` has no fractions of a second. */
const precisionInMs = 1_000;

/** The time of a host, from the `Date` header of its last response. A wrong time of day doesn't change it. */
export class HostTime {
  readonly #clock: Clock;
  #headers: Headers | undefined;
  #notedAtInMs = 0;
  #sentAtInMs = 0;
  #localSentAtInMs = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Notes a response. Parses nothing, because every call does it.
   * @param sentAtInMs When its request was sent, by the monotonic clock.
   */
  note(headers: Headers, sentAtInMs: number): void {
    this.#headers = headers;
    this.#notedAtInMs = monotonicNow(this.#clock);
    this.#sentAtInMs = sentAtInMs;
    this.#localSentAtInMs = this.#clock.now() - (this.#notedAtInMs - sentAtInMs);
  }

  /**
   * Returns the earliest possible time of the host. A clock without `monotonic` adds nothing to the header, because its
   * `now` may jump.
   * @returns undefined if the host hasn't responded, or its last response has no usable date.
   */
  now(): number | undefined {
    return this.at(monotonicNow(this.#clock))?.from;
  }

  /**
   * Returns the time of the host at a time of the monotonic clock. The latest time includes the time of the request,
   * and a suspension during which the monotonic clock stopped.
   */
  at(atInMs: number): HostTimeRange | undefined {
    const dateInMs = dateOf(this.#headers);
    if (dateInMs === undefined) return undefined;
    const clock = this.#clock;
    if (!clock.monotonic) return { from: dateInMs, to: undefined };
    const suspendedInMs = clock.now() - this.#localSentAtInMs - (clock.monotonic() - this.#sentAtInMs);
    const sinceInMs = atInMs - this.#sentAtInMs + Math.max(0, suspendedInMs);
    // Clocks differ by less than a thousandth.
    const to = dateInMs + precisionInMs + sinceInMs + Math.abs(sinceInMs) / 1_000;
    return { from: dateInMs + atInMs - this.#notedAtInMs, to };
  }
}

/** The time of a response by the clock of its host. Undefined without a date, and if a cache sent an earlier response. */
export function dateOf(headers: Headers | undefined): number | undefined {
  const dateInMs = headers?.has('age') === false ? Date.parse(headers.get('date') ?? '') : Number.NaN;
  return Number.isNaN(dateInMs) ? undefined : dateInMs;
}
