import { ArgumentError } from '@tradelane/core';

/** @throws ArgumentError where there is no signal to end the run by */
export function checkSignal(options: { readonly signal: AbortSignal } | undefined): void {
  if (!(options?.signal instanceof AbortSignal))
    throw new ArgumentError('Pass `signal`: the run ends when it aborts.', { argument: 'signal' });
}

/** Resolves once the signal has aborted. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
