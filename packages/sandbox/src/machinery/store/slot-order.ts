import { lengthened, lengthFor } from './buffers.ts';

/** The slots of columns, sorted by one column. */
export class SlotOrder {
  #slots = new Uint32Array(64);
  size = 0;

  /** Compares two slots. */
  readonly #compare: (a: number, b: number) => number;

  constructor(compare: (a: number, b: number) => number) {
    this.#compare = compare;
  }

  copy(compare: (a: number, b: number) => number): SlotOrder {
    const copy = new SlotOrder(compare);
    copy.#slots = this.#slots.slice();
    copy.size = this.size;
    return copy;
  }

  /** Reserves slots. */
  reserve(more: number): void {
    if (this.size + more > this.#slots.length) this.#lengthen(this.size + more);
  }

  #lengthen(length: number): void {
    this.#slots = new Uint32Array(lengthened(this.#slots.buffer, length * Uint32Array.BYTES_PER_ELEMENT));
  }

  /** Adds slots in any order. They are usually sorted, because later documents are newer. */
  fill(slots: Uint32Array<ArrayBuffer>): void {
    const isSorted = slots.every((slot, i) => i === 0 || this.#compare(slots[i - 1] as number, slot) < 0);
    this.#slots = isSorted ? slots : slots.sort(this.#compare);
    this.size = slots.length;
  }

  /** Counts the slots before a position. `side` returns a number below 0 for slots before it. */
  countBefore(side: (slot: number) => number): number {
    let low = 0;
    let high = this.size;
    // New documents are usually last.
    if (high > 0 && side(this.#slots[high - 1] as number) < 0) return high;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (side(this.#slots[middle] as number) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  add(slot: number): void {
    const at = this.countBefore((one) => this.#compare(one, slot));
    if (this.size === this.#slots.length) this.#lengthen(lengthFor(this.size));
    this.#slots.copyWithin(at + 1, at, this.size);
    this.#slots[at] = slot;
    this.size += 1;
  }

  /** Removes a slot. It must have the same value as when it was added. */
  remove(slot: number): void {
    const at = this.countBefore((one) => this.#compare(one, slot));
    if (at === this.size || this.#slots[at] !== slot) return;
    this.#slots.copyWithin(at, at + 1, this.size);
    this.size -= 1;
  }

  /** Copies slots after or before a position. Returns their number. */
  read(into: Uint32Array, at: number, length: number, backwards: boolean): void {
    if (backwards) for (let i = 0; i < length; i++) into[i] = this.#slots[at - 1 - i] as number;
    else into.set(this.#slots.subarray(at, at + length));
  }
}
