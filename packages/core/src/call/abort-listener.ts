/** Listeners of one signal. */
class Waiting extends Set<() => void> {
  readonly handleEvent = (): void => {
    for (const listener of this) listener();
  };
}

/** One listener for each signal, because Node warns of a leak above ten listeners. */
const waitingFor = /* @__PURE__ */ new WeakMap<AbortSignal, Waiting>();

/**
 * Calls `listener` when the signal aborts. The signal must not be aborted yet.
 * @returns A function that removes the listener, because a signal may live as long as the process.
 */
export function listenForAbort(signal: AbortSignal, listener: () => void): () => void {
  const waiting = waitingFor.get(signal) ?? new Waiting();
  if (waiting.size === 0) {
    waitingFor.set(signal, waiting);
    signal.addEventListener('abort', waiting.handleEvent, { once: true });
  }
  waiting.add(listener);
  return () => {
    waiting.delete(listener);
    if (waiting.size === 0) signal.removeEventListener('abort', waiting.handleEvent);
  };
}
