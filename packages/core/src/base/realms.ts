/*
 * What a value is, whatever realm it is from: a frame, Node's `vm`, a test environment. `instanceof` knows the classes of its own only.
 */

const tagOf = (value: unknown): string => Object.prototype.toString.call(value).slice(8, -1);

export const isBytes = (value: unknown): value is Uint8Array => tagOf(value) === 'Uint8Array';

export const isArrayBuffer = (value: unknown): value is ArrayBuffer => tagOf(value) === 'ArrayBuffer';

/** A `Blob` or `File`. Not all of them have a tag, or a stream. */
export const isBlob = (value: unknown): value is Blob => 'arrayBuffer' in Object(value) && 'slice' in Object(value);
