import type { Clock } from '@tradelane/core';

/** What a worker is told when it starts. */
export interface WorkerOrders {
  readonly url: string;
  readonly authUrl: string;
  readonly credentials: { readonly clientId: string; readonly clientSecret: string };
  readonly database: string;
  /** Folder of file checkpoints; checkpoints are in the database, and in the transaction of the handler, where absent. */
  readonly checkpoint?: string;
  readonly holder: string;
}

/** Time that waits `speed` times shorter: retries and intervals cost little, and the wall stays where it is. */
export function fastClock(speed: number): Clock {
  return {
    now: () => Date.now(),
    wait: (inMs, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) {
          reject(signal.reason);
          return;
        }
        const abort = (): void => {
          clearTimeout(timer);
          reject(signal?.reason);
        };
        const timer = setTimeout(() => {
          signal?.removeEventListener('abort', abort);
          resolve();
        }, inMs / speed);
        signal?.addEventListener('abort', abort, { once: true });
      }),
    alarm: (inMs, ring) => {
      const timer = setTimeout(ring, inMs);
      return () => clearTimeout(timer);
    },
  };
}

/** What a process that follows long-running work is told. */
export interface LongWorkOrders {
  readonly url: string;
  readonly apiKey: string;
  readonly database: string;
  readonly speed: number;
}

/** The time of the machine since 2026, `speed` times as fast: every process that has it agrees on the time. */
export function hurriedClock(speed: number): Clock {
  const start = Date.UTC(2026, 0, 1);
  return { ...fastClock(speed), now: () => start + (Date.now() - start) * speed, alarm: alarmOf(speed) };
}

function alarmOf(speed: number): NonNullable<Clock['alarm']> {
  return (inMs, ring) => {
    const timer = setTimeout(ring, inMs / speed);
    return () => clearTimeout(timer);
  };
}
