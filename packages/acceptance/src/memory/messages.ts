/** Messages from the processes of a memory test to the test. */
export type Message =
  | { readonly kind: 'listening'; readonly url: string; readonly key: string }
  /** Peak memory of the process since it was ready, minus its memory at that time. */
  | { readonly kind: 'grown'; readonly bytes: number }
  | { readonly kind: 'imported'; readonly id: number; readonly sentInBytes: number }
  | {
      readonly kind: 'loaded';
      readonly read: number;
      readonly refused: number;
      /** Number of the last refused line. */
      readonly last: number;
      /** Live memory at lines of the file and of the report, minus the memory before. */
      readonly points: readonly { readonly line: number; readonly grown: number }[];
    }
  | { readonly kind: 'exported'; readonly rows: number; readonly files: number };
