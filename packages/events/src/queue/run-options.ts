import { ArgumentError } from '@tradelane/core';

/** @throws {ArgumentError} If `signal` is missing. */
export function checkSignal(options: { readonly signal: AbortSignal } | undefined): void {
  if (!(options?.signal instanceof AbortSignal))
    throw new ArgumentError('Pass `signal`, an AbortSignal that ends the run.', { argument: 'signal' });
}

/** Resolves when the signal aborts. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
