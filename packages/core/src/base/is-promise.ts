/**
 * Whether a value comes later. Asked of what it does, never of its class: query builders and other realms have promises of their own make, and
 * where the global `Promise` is replaced (zone.js, some tracing) those of async functions are no instances of it.
 */
export function isPromise<T>(value: T | PromiseLike<T>): value is PromiseLike<T> {
  return typeof (value as Partial<PromiseLike<T>> | null | undefined)?.then === 'function';
}
