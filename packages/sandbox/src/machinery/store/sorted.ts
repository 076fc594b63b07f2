import type { Position } from './position.ts';
import type { ScanOptions } from './store.ts';

function compare(a: Position, b: Position): number {
  if (a.sort !== b.sort) return a.sort < b.sort ? -1 : 1;
  if (a.key !== b.key) return a.key < b.key ? -1 : 1;
  return 0;
}

/** Sorted positions, found by bisection. */
export class Sorted {
  #positions: Position[] = [];

  copy(): Sorted {
    const copy = new Sorted();
    copy.#positions = [...this.#positions];
    return copy;
  }

  get size(): number {
    return this.#positions.length;
  }

  /** Index of the first position not before `position`. */
  #lowerBound(position: Position): number {
    const positions = this.#positions;
    const last = positions.at(-1);
    // Most documents are added at the end, because they have the newest time or number.
    if (last === undefined || compare(last, position) < 0) return positions.length;
    let low = 0;
    let high = positions.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(positions[middle] as Position, position) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  add(position: Position): void {
    const at = this.#lowerBound(position);
    if (at === this.#positions.length) this.#positions.push(position);
    else this.#positions.splice(at, 0, position);
  }

  remove(position: Position): void {
    const at = this.#lowerBound(position);
    const found = this.#positions[at];
    if (found === undefined || compare(found, position) !== 0) return;
    if (at === 0) this.#positions.shift();
    else this.#positions.splice(at, 1);
  }

  /** The next position of a scan after `from`, or the first one. */
  next(from: Position | undefined, { order = 'asc', equals, from: least }: ScanOptions): Position | undefined {
    let at: number;
    if (order === 'asc') {
      const lowest = equals ?? least;
      const start = lowest === undefined ? 0 : this.#lowerBound({ sort: lowest, key: '' });
      at = from === undefined ? start : Math.max(start, this.#after(from));
    } else if (from !== undefined) {
      at = this.#lowerBound(from) - 1;
      if (equals !== undefined) at = Math.min(at, this.#lastOf(equals));
    } else {
      at = equals === undefined ? this.#positions.length - 1 : this.#lastOf(equals);
    }
    const position = this.#positions[at];
    if (position === undefined || (equals !== undefined && position.sort !== equals)) return undefined;
    return least !== undefined && position.sort < least ? undefined : position;
  }

  #after(position: Position): number {
    const at = this.#lowerBound(position);
    const found = this.#positions[at];
    return found !== undefined && compare(found, position) === 0 ? at + 1 : at;
  }

  #lastOf(sort: string): number {
    return this.#lowerBound({ sort: `${sort}\0`, key: '' }) - 1;
  }
}
