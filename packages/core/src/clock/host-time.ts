import { type Clock, monotonicNow } from './clock.ts';

/** The time of a host, from the `Date` header of its last response. It doesn't depend on the local time of day. */
export class HostTime {
  readonly #clock: Clock;
  #headers: Headers | undefined;
  #notedAtInMs = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Notes a response. Reads nothing, because every call does it. */
  note(headers: Headers): void {
    this.#headers = headers;
    this.#notedAtInMs = monotonicNow(this.#clock);
  }

  /**
   * Returns the earliest possible time of the host. A clock without `monotonic` adds nothing to the header, because its
   * `now` may jump.
   * @returns undefined if the host hasn't responded, or its last response has no usable date.
   */
  now(): number | undefined {
    const dateInMs = dateOf(this.#headers);
    if (dateInMs === undefined) return undefined;
    return dateInMs + (this.#clock.monotonic ? this.#clock.monotonic() - this.#notedAtInMs : 0);
  }
}

/** The time of a response by the clock of its host. Undefined without a date, and if a cache sent an earlier response. */
export function dateOf(headers: Headers | undefined): number | undefined {
  const dateInMs = headers?.has('age') === false ? Date.parse(headers.get('date') ?? '') : Number.NaN;
  return Number.isNaN(dateInMs) ? undefined : dateInMs;
}
