import type { Position, ScanOptions } from './store.ts';

function compare(a: Position, b: Position): number {
  if (a.sort !== b.sort) return a.sort < b.sort ? -1 : 1;
  if (a.key !== b.key) return a.key < b.key ? -1 : 1;
  return 0;
}

/** Places in order, found by bisection. */
export class Sorted {
  readonly #places: Position[] = [];

  get size(): number {
    return this.#places.length;
  }

  /** Index of the first place not before `place`. */
  #lowerBound(place: Position): number {
    const places = this.#places;
    const last = places.at(-1);
    // Most documents are added at the end: they have the newest time or the next number.
    if (last === undefined || compare(last, place) < 0) return places.length;
    let low = 0;
    let high = places.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(places[middle] as Position, place) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  add(place: Position): void {
    const at = this.#lowerBound(place);
    if (at === this.#places.length) this.#places.push(place);
    else this.#places.splice(at, 0, place);
  }

  remove(place: Position): void {
    const at = this.#lowerBound(place);
    const found = this.#places[at];
    if (found === undefined || compare(found, place) !== 0) return;
    if (at === 0) this.#places.shift();
    else this.#places.splice(at, 1);
  }

  /** The next place of a scan that stands at `from` (exclusive), or at its beginning. */
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
      at = equals === undefined ? this.#places.length - 1 : this.#lastOf(equals);
    }
    const place = this.#places[at];
    if (place === undefined || (equals !== undefined && place.sort !== equals)) return undefined;
    return least !== undefined && place.sort < least ? undefined : place;
  }

  #after(place: Position): number {
    const at = this.#lowerBound(place);
    const found = this.#places[at];
    return found !== undefined && compare(found, place) === 0 ? at + 1 : at;
  }

  #lastOf(sort: string): number {
    return this.#lowerBound({ sort: `${sort}\0`, key: '' }) - 1;
  }
}
