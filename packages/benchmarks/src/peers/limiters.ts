import Bottleneck from 'bottleneck';
import { RateLimiter } from 'limiter';
import pThrottle from 'p-throttle';
import { RateLimiterMemory, RateLimiterQueue } from 'rate-limiter-flexible';

/** Runs a task as soon as a limit of 30 per second allows. */
export type Schedule = (task: () => Promise<void>) => Promise<void>;

/** Each library with 30 per second, as its guide describes, and one limiter per sender. */
export const limiters: Readonly<Record<string, () => Schedule>> = {
  'bottleneck (reservoir)': () => {
    const limiter = new Bottleneck({ reservoir: 30, reservoirRefreshAmount: 30, reservoirRefreshInterval: 1_000 });
    return (task) => limiter.schedule(task);
  },
  'bottleneck (minTime)': () => {
    const limiter = new Bottleneck({ minTime: Math.ceil(1_000 / 30) });
    return (task) => limiter.schedule(task);
  },
  'p-throttle (strict)': () => {
    const throttled = pThrottle({ limit: 30, interval: 1_000, strict: true })((task: () => Promise<void>) => task());
    return (task) => throttled(task);
  },
  'rate-limiter-flexible': () => {
    const queue = new RateLimiterQueue(new RateLimiterMemory({ points: 30, duration: 1 }), { maxQueueSize: 100_000 });
    return async (task) => {
      await queue.removeTokens(1);
      await task();
    };
  },
  limiter: () => {
    const bucket = new RateLimiter({ tokensPerInterval: 30, interval: 'second' });
    // Its waiting tasks race each other, so they run one after the other.
    let turn: Promise<unknown> = Promise.resolve();
    return async (task) => {
      turn = turn.then(() => bucket.removeTokens(1));
      await turn;
      await task();
    };
  },
};
