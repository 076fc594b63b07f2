/**
 * Bytes in memory that is shared with nobody: `Uint8Array<ArrayBuffer>`, in a spelling that compilers before TypeScript 5.7 read as well, whose
 * `Uint8Array` is not generic.
 */
export type Bytes = ReturnType<typeof Uint8Array.of>;
