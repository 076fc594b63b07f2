/** A position in the order of a scan: sort value, then key. */
export interface Position {
  readonly sort: string;
  readonly key: string;
}
