/**
 * Whether a value is thenable. It doesn't use `instanceof`, because query builders, other realms and a replaced global
 * `Promise` (zone.js) have their own classes.
 */
export function isPromise<T>(value: T | PromiseLike<T>): value is PromiseLike<T> {
  return typeof (value as Partial<PromiseLike<T>> | null | undefined)?.then === 'function';
}
