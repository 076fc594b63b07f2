/** A wait or a timer of a virtual clock. */
export interface Timer {
  readonly atInMs: number;
  readonly order: number;
  readonly kind: 'wait' | 'timer';
  readonly callback: () => void;
  open: boolean;
}

/** A binary heap of timers, ordered by time and then by arrival. */
export class TimerQueue {
  readonly #heap: Timer[] = [];
  #waits = 0;
  #open = 0;

  /** Number of open timers. */
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

  push(timer: Timer): void {
    const heap = this.#heap;
    let at = heap.push(timer) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(timer, heap[parent])) break;
      heap[at] = heap[parent] as Timer;
      at = parent;
    }
    heap[at] = timer;
    this.#count(timer, 1);
  }

  peek(): Timer | undefined {
    while (this.#heap[0]?.open === false) this.#removeFirst();
    return this.#heap[0];
  }

  pop(): void {
    const first = this.#heap[0];
    if (!first) return;
    this.#removeFirst();
    if (first.open) this.#count(first, -1);
  }

  /** Marks a timer as closed. It leaves the heap when it reaches the top. */
  cancel(timer: Timer): void {
    if (!timer.open) return;
    timer.open = false;
    this.#count(timer, -1);
  }

  #count(timer: Timer, by: 1 | -1): void {
    this.#open += by;
    if (timer.kind === 'wait') this.#waits += by;
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
      heap[at] = heap[smaller] as Timer;
      at = smaller;
    }
    heap[at] = last;
  }
}

function isBefore(one: Timer | undefined, other: Timer | undefined): boolean {
  if (!one || !other) return false;
  return one.atInMs < other.atInMs || (one.atInMs === other.atInMs && one.order < other.order);
}
