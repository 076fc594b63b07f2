/** Something that a virtual clock owes at a moment. */
export interface Appointment {
  readonly atInMs: number;
  readonly order: number;
  readonly kind: 'wait' | 'alarm';
  readonly ring: () => void;
  open: boolean;
}

/** Appointments by time, then by order of arrival: a binary heap. */
export class Appointments {
  readonly #heap: Appointment[] = [];
  #waits = 0;
  #open = 0;

  /** How many are open. */
  get size(): number {
    return this.#open;
  }

  hasWaits(): boolean {
    return this.#waits > 0;
  }

  nextWaitInMs(): number {
    let earliest = Number.POSITIVE_INFINITY;
    for (const { open, kind, atInMs } of this.#heap)
      if (open && kind === 'wait' && atInMs < earliest) earliest = atInMs;
    return earliest;
  }

  push(appointment: Appointment): void {
    const heap = this.#heap;
    let at = heap.push(appointment) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(appointment, heap[parent])) break;
      heap[at] = heap[parent] as Appointment;
      at = parent;
    }
    heap[at] = appointment;
    this.#count(appointment, 1);
  }

  peek(): Appointment | undefined {
    while (this.#heap[0]?.open === false) this.#removeFirst();
    return this.#heap[0];
  }

  pop(): void {
    const first = this.#heap[0];
    if (!first) return;
    this.#removeFirst();
    if (first.open) this.#count(first, -1);
  }

  /** Closed ones stay in the heap until they come up. */
  cancel(appointment: Appointment): void {
    if (!appointment.open) return;
    appointment.open = false;
    this.#count(appointment, -1);
  }

  #count(appointment: Appointment, by: 1 | -1): void {
    this.#open += by;
    if (appointment.kind === 'wait') this.#waits += by;
  }

  #removeFirst(): void {
    const heap = this.#heap;
    const last = heap.pop();
    if (!last || heap.length === 0) return;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      const right = left + 1;
      const smaller = right < heap.length && isBefore(heap[right], heap[left]) ? right : left;
      if (smaller >= heap.length || !isBefore(heap[smaller], last)) break;
      heap[at] = heap[smaller] as Appointment;
      at = smaller;
    }
    heap[at] = last;
  }
}

function isBefore(one: Appointment | undefined, other: Appointment | undefined): boolean {
  if (!one || !other) return false;
  return one.atInMs < other.atInMs || (one.atInMs === other.atInMs && one.order < other.order);
}
