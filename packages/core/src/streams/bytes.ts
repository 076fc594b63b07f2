/**
 * `Uint8Array<ArrayBuffer>`, in a form that TypeScript before 5.7 also accepts, because `Uint8Array` isn't generic
 * there.
 */
export type Bytes = ReturnType<typeof Uint8Array.of>;
