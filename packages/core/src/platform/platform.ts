/**
 * Returns the type tag of a value. Unlike `instanceof` it works across realms, such as frames, `vm` and test
 * environments.
 */

const tagOf = (value: unknown): string => Object.prototype.toString.call(value).slice(8, -1);

export const isBytes = (value: unknown): value is Uint8Array => tagOf(value) === 'Uint8Array';

/** Whether a value is a `Date` of any realm. */
export const isDate = (value: unknown): value is Date => Object.prototype.toString.call(value) === '[object Date]';

/**
 * Whether a value is an `Error` of any realm. Errors of the runtime come from the outer realm in test environments.
 */
export const isError = (value: unknown): value is Error =>
  value instanceof Error || /^(Error|DOMException)$/.test(tagOf(value));

export const isArrayBuffer = (value: unknown): value is ArrayBuffer => tagOf(value) === 'ArrayBuffer';

/** Whether a value is a `Blob` or `File`. Some lack a tag or a stream. */
export const isBlob = (value: unknown): value is Blob => 'arrayBuffer' in Object(value) && 'slice' in Object(value);

/**
 * Whether the runtime is Node. Only Node keeps a copy of streams that it sends, and accepts truncated compressed
 * bodies.
 */
export function isNode(): boolean {
  const { navigator } = globalThis as { readonly navigator?: { readonly userAgent?: string } };
  return navigator?.userAgent?.startsWith('Node.js/') ?? false;
}

/**
 * Whether Next.js has replaced the global `fetch`. It renders a page at build time and keeps its data, unless
 * a request of the page asks for `no-store`. Other runtimes may not support the option.
 */
export function isNextFetch(): boolean {
  return typeof fetch === 'function' && '__nextPatched' in fetch;
}

/** Returns a UUID, or as many random digits on plain-HTTP pages, which lack `randomUUID`. */
export function randomId(): string {
  return (
    (crypto as Partial<Crypto>).randomUUID?.() ??
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => (byte + 256).toString(16).slice(1)).join('')
  );
}

/** Whether `fetch` accepts the global `Blob`. In some test environments it would send `[object Blob]`. */
export function sendsBlobs(): boolean {
  return !new Response(new Blob()).headers.has('content-type');
}

/**
 * Whether a value is thenable. It doesn't use `instanceof`, because query builders, other realms and a replaced global
 * `Promise` (zone.js) have their own classes.
 */
export function isPromise<T>(value: T | PromiseLike<T>): value is PromiseLike<T> {
  return typeof (value as Partial<PromiseLike<T>> | null | undefined)?.then === 'function';
}

/** A module of Node. Undefined on other runtimes. On the edge runtime of Next.js the look-up throws. */
export function builtinModule<Module>(name: string): Module | undefined {
  try {
    const { process } = globalThis as { readonly process?: { getBuiltinModule?(name: string): unknown } };
    return process?.getBuiltinModule?.(name) as Module | undefined;
  } catch {
    return undefined;
  }
}
