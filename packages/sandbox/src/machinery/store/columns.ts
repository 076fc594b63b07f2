import { lengthened, lengthFor } from './buffers.ts';
import { codeOfAll } from './coding.ts';
import type { Field, Fields } from './fields.ts';
import { SlotOrder } from './slot-order.ts';
import type { Position } from './position.ts';

/** Slots per stored segment. */
export const slotsOfSegment = 128;

type Names = (string | undefined)[];

/** Times in milliseconds with NaN for none, or codes of values. */
type Numbers = Float64Array<ArrayBuffer> | Int32Array<ArrayBuffer>;

/** Special values of a slot's row: a deleted document, or none yet. */
const [deleted, unused] = [0, 0xffff_ffff];

/** The column values of a segment. */
export interface Segment {
  readonly numbers: Uint8Array<ArrayBuffer>;
  readonly names: readonly (readonly (string | null)[])[];
}

const numberOf = <T>(field: Field<T>, document: T): number => {
  if (field.kind === 'value') return codeOfAll(field.read(document));
  const text = field.read(document);
  return text === undefined ? Number.NaN : Date.parse(text);
};

/** Returns a longer column. Its new part is empty. */
function grown(column: Numbers, length: number): Numbers {
  const before = column.length;
  const buffer = lengthened(column.buffer, length * column.BYTES_PER_ELEMENT);
  return column instanceof Float64Array ? new Float64Array(buffer).fill(Number.NaN, before) : new Int32Array(buffer);
}

/**
 * The columns that lists sort and filter a collection by. Each document has a slot, which is its index in every
 * column. A search reads an order from the end of the last page and keeps the matching slots. Reading all pages reads
 * each document once.
 */
export class Columns<T> {
  readonly #fields: Fields<T>;
  /** The fields in a fixed order, because stored segments depend on it. */
  readonly #sorted: readonly (readonly [string, Field<T>])[];
  /** Row of the store by slot. */
  #rows: Uint32Array<ArrayBuffer> = new Uint32Array(0);
  readonly #numbers = new Map<string, Numbers>();
  readonly #names = new Map<string, Names>();
  readonly #orders = new Map<string, SlotOrder>();
  #size = 0;
  /** Buffer of a segment, reused because most have the same length. */
  #scratch = new Uint8Array(0);

  constructor(fields: Fields<T>) {
    this.#fields = fields;
    this.#sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [name, { kind, sorts }] of this.#sorted) {
      if (kind === 'name') this.#names.set(name, []);
      else this.#numbers.set(name, kind === 'time' ? new Float64Array(0) : new Int32Array(0));
      if (sorts) this.#orders.set(name, new SlotOrder(this.#comparison(name)));
    }
  }

  /** Number of slots, including deleted documents. */
  get size(): number {
    return this.#size;
  }

  copy(): Columns<T> {
    const copy = new Columns(this.#fields);
    copy.#size = this.#size;
    copy.#rows = this.#rows.slice();
    for (const [name, column] of this.#numbers) copy.#numbers.set(name, column.slice());
    for (const [name, column] of this.#names) copy.#names.set(name, [...column]);
    for (const [name, order] of this.#orders) copy.#orders.set(name, order.copy(copy.#comparison(name)));
    return copy;
  }

  /** Equal values keep their insertion order. */
  #comparison(by: string): (a: number, b: number) => number {
    const names = this.#names.get(by) as string[] | undefined;
    if (names === undefined) {
      return (a, b) => {
        const column = this.#numbers.get(by) as Float64Array;
        return (column[a] as number) - (column[b] as number) || a - b;
      };
    }
    return (a, b) => {
      const [one, other] = [names[a] as string, names[b] as string];
      return one === other ? a - b : one < other ? -1 : 1;
    };
  }

  /** Returns an unused slot. */
  add(): number {
    this.#reserve(this.#size + 1);
    this.#size += 1;
    return this.#size - 1;
  }

  /** Reserves slots, exactly as many as needed. */
  reserve(more: number): void {
    this.#lengthen(Math.ceil((this.#size + more) / slotsOfSegment) * slotsOfSegment);
    for (const order of this.#orders.values()) order.reserve(more);
  }

  #reserve(size: number): void {
    if (size > this.#rows.length) this.#lengthen(Math.max(size, slotsOfSegment, lengthFor(this.#rows.length)));
  }

  #lengthen(capacity: number): void {
    if (capacity <= this.#rows.length) return;
    const before = this.#rows.length;
    this.#rows = new Uint32Array(lengthened(this.#rows.buffer, capacity * this.#rows.BYTES_PER_ELEMENT));
    this.#rows.fill(unused, before);
    for (const [name, column] of this.#numbers) this.#numbers.set(name, grown(column, capacity));
  }

  rowOf(slot: number): number {
    return this.#rows[slot] as number;
  }

  /** Writes the column values of a document, or clears them if it's `undefined`. */
  write(slot: number, document: T | undefined, row: number): void {
    this.#rows[slot] = document === undefined ? deleted : row;
    for (const [name, field] of this.#sorted) {
      const order = this.#orders.get(name);
      if (field.kind === 'name') {
        const column = this.#names.get(name) as Names;
        const after = document === undefined ? undefined : field.read(document);
        if (column[slot] === after) continue;
        if (column[slot] !== undefined) order?.remove(slot);
        column[slot] = after;
        if (after !== undefined) order?.add(slot);
      } else {
        const column = this.#numbers.get(name) as Numbers;
        const before = column[slot] as number;
        const after = document === undefined ? Number.NaN : numberOf(field, document);
        if (Object.is(before, after)) continue;
        if (!Number.isNaN(before)) order?.remove(slot);
        column[slot] = after;
        if (!Number.isNaN(after)) order?.add(slot);
      }
    }
  }

  /** The order of a field. */
  orderOf(by: string): SlotOrder {
    const order = this.#orders.get(by);
    if (order === undefined) throw new Error(`Can't sort by ${by}`);
    return order;
  }

  /** The values of a field that isn't a name. */
  numbersOf(field: string): Numbers | undefined {
    return this.#numbers.get(field);
  }

  /** The values of a name field. */
  namesOf(field: string): Names | undefined {
    return this.#names.get(field);
  }

  /** The position of a slot in the order of a field. */
  positionOf(by: string, slot: number): Position {
    const sort = this.#names.get(by)?.[slot] ?? String(this.#numbers.get(by)?.[slot]);
    return { sort, key: String(slot) };
  }

  /** Returns the stored form of a segment. Use it before you request the next one. */
  segment(n: number): Segment {
    const [start, end] = [n * slotsOfSegment, (n + 1) * slotsOfSegment];
    // The part after the last slot is empty, as in a longer column.
    this.#reserve(end);
    const parts = [this.#rows, ...this.#numbers.values()].map((column) => column.subarray(start, end));
    const length = parts.reduce((sum, { byteLength }) => sum + byteLength, 0);
    if (this.#scratch.length !== length) this.#scratch = new Uint8Array(length);
    const numbers = this.#scratch;
    let at = 0;
    for (const { buffer, byteOffset, byteLength } of parts) {
      numbers.set(new Uint8Array(buffer, byteOffset, byteLength), at);
      at += byteLength;
    }
    const names = [...this.#names.values()].map((column) =>
      Array.from({ length: Math.min(end, this.#size) - start }, (_, i) => column[start + i] ?? null),
    );
    return { numbers, names };
  }

  /** Loads the stored segments, from the first on. */
  load(count: number, segments: Iterable<Segment>): void {
    this.#reserve(count * slotsOfSegment);
    let start = 0;
    for (const { numbers, names } of segments) {
      let at = 0;
      for (const { buffer, BYTES_PER_ELEMENT } of [this.#rows, ...this.#numbers.values()]) {
        const length = slotsOfSegment * BYTES_PER_ELEMENT;
        new Uint8Array(buffer, start * BYTES_PER_ELEMENT, length).set(numbers.subarray(at, at + length));
        at += length;
      }
      for (const [i, column] of [...this.#names.values()].entries())
        for (const [at, name] of (names[i] ?? []).entries()) column[start + at] = name ?? undefined;
      start += slotsOfSegment;
    }
    let size = start;
    while (size > 0 && this.#rows[size - 1] === unused) size -= 1;
    this.#size = size;
    for (const [by, order] of this.#orders) {
      const [column, names] = [this.#numbers.get(by), this.#names.get(by)];
      const slots = new Uint32Array(size);
      let length = 0;
      for (let slot = 0; slot < size; slot++)
        if (names === undefined ? !Number.isNaN(column?.[slot]) : names[slot] !== undefined) slots[length++] = slot;
      order.fill(slots.slice(0, length));
    }
  }
}
