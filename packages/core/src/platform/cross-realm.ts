/**
 * Returns the type tag of a value. Unlike `instanceof` it works across realms, such as frames, `vm` and test
 * environments.
 */

const tagOf = (value: unknown): string => Object.prototype.toString.call(value).slice(8, -1);

export const isBytes = (value: unknown): value is Uint8Array => tagOf(value) === 'Uint8Array';

export const isArrayBuffer = (value: unknown): value is ArrayBuffer => tagOf(value) === 'ArrayBuffer';

/** Whether a value is a `Blob` or `File`. Some lack a tag or a stream. */
export const isBlob = (value: unknown): value is Blob => 'arrayBuffer' in Object(value) && 'slice' in Object(value);
