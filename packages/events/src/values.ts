import { ArgumentError } from '@tradelane/core';

/** Names a rejected value in an error message. */
export function received(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'function') return 'a function';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

/** Whether a value is a promise or another thenable. */
export function isPromise<Value>(value: Value | PromiseLike<Value>): value is PromiseLike<Value> {
  return typeof (value as Partial<PromiseLike<Value>> | null | undefined)?.then === 'function';
}

/**
 * Rejects options that aren't an object, which untyped programs can pass.
 * @throws {ArgumentError} If `options` isn't an object.
 */
export function checkOptionsObject(options: object): void {
  if (typeof options !== 'object' || (options as unknown) === null)
    throw new ArgumentError('Pass the options as an object.', { argument: 'options' });
}
