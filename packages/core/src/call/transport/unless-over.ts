import type { TransportRequest } from './transport.ts';

/** The promise, or the reason for which the attempt was over first. */
export function unlessOver<T>(request: TransportRequest, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = request.onEnd(reject);
    void promise.finally(stop).then(resolve, reject);
  });
}
