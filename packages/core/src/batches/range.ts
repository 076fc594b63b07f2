/** Neighbours in the caller's list, from `start` up to before `end`. */
export interface Range {
  readonly start: number;
  readonly end: number;
}
