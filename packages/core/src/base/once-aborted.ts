/** Calls what waits for one signal. */
class Waiting extends Set<() => void> {
  readonly handleEvent = (): void => {
    for (const listener of this) listener();
  };
}

/** Many calls may share a signal, and Node warns of a leak where more than ten listen to one. */
const waitingFor = /* @__PURE__ */ new WeakMap<AbortSignal, Waiting>();

/**
 * Calls `listener` once the signal is aborted, which it is not yet.
 * @returns what takes the listener away again: a signal may live as long as the process, or longer for being listened to
 */
export function onceAborted(signal: AbortSignal, listener: () => void): () => void {
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
