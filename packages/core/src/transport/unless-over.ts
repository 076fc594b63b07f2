import type { TransportRequest } from './transport.ts';

/** Settles with the promise or with the reason of an early end, whichever is first. */
export function unlessOver<T>(request: TransportRequest, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = request.onEnd(reject);
    void promise.finally(stop).then(resolve, reject);
  });
}
