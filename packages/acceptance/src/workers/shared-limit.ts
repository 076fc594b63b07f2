import { setTimeout as wait } from 'node:timers/promises';
import { startRedis, type TestServer } from '@tradelane/test-servers';
import { Redis } from 'ioredis';
import { crew } from './crew.ts';
import { openObservedHub } from './observed-hub.ts';

/** The documented maximum of the operation that the workers call. */
const limit = { requests: 30, periodInMs: 1_000 };

export interface SharedLimitFigures {
  readonly calls: number;
  readonly failures: readonly string[];
  /** The most requests that arrived within any second. */
  readonly mostInASecond: number;
  /** Percentage of the limit that is used from the first arrival to the end. */
  readonly usedInPercent: number;
  /** Responses with 429. */
  readonly refused: number;
  readonly medianInMs: number;
  readonly p99InMs: number;
  /** Number of times that workers reported that Redis is down, and that it is back. */
  readonly away: number;
  readonly back: number;
}

export interface SharedLimitSettings {
  /** One worker keeps the limit in its own memory. */
  readonly workers: number;
  /** Concurrent calls of all workers together. */
  readonly callers: number;
  readonly seconds: number;
  /**
   * Redis is killed and restarted: after how many seconds, for how long, and whether each such time again. After 0
   * seconds it loses its data while it runs.
   */
  readonly outage?: { readonly afterSeconds: number; readonly forSeconds: number; readonly isRepeated?: boolean };
}

/** Workers call as fast as a limit of 30 requests in any second allows. */
export async function sharedLimit(settings: SharedLimitSettings): Promise<SharedLimitFigures> {
  const { workers, callers, seconds, outage } = settings;
  const redis = await startRedis();
  const hub = await openObservedHub('connector', 'real');
  try {
    // Waits until workers may use more than their share, which they keep to right after the start of Redis.
    if (workers > 1) await wait(5_000);
    const redisUrl = workers > 1 ? redis.url : undefined;
    const task = { ...hub.task, name: 'upserts', redisUrl, workers, callers: callers / workers } as const;
    let ended: Promise<void> | undefined;
    const done = await crew({ ...task, durationInMs: seconds * 1_000 }, () => {
      ended = outage && endAndStart(redis, outage, seconds);
    });
    await ended;
    const arrivals = hub.arrivals.filter(({ path }) => path.endsWith('/v1/orders'));
    const times = arrivals.map(({ atInMs }) => atInMs).sort((a, b) => a - b);
    const latencies = done.latenciesInMs.toSorted((a, b) => a - b);
    return {
      calls: done.calls,
      failures: done.failures,
      mostInASecond: mostWithin(times, limit.periodInMs),
      usedInPercent: (usedWithin(times, seconds * 1_000) / (limit.requests * seconds)) * 100,
      refused: arrivals.filter(({ status }) => status === 429).length,
      medianInMs: percentile(latencies, 0.5),
      p99InMs: percentile(latencies, 0.99),
      away: done.away,
      back: done.back,
    };
  } finally {
    await hub.close();
    await redis.stop();
  }
}

async function endAndStart(
  redis: TestServer,
  { afterSeconds, forSeconds, isRepeated = false }: NonNullable<SharedLimitSettings['outage']>,
  seconds: number,
): Promise<void> {
  for (let at = afterSeconds; at < seconds; at += isRepeated ? afterSeconds : seconds) {
    await wait(afterSeconds * 1_000);
    if (forSeconds === 0) {
      await emptied(redis);
      continue;
    }
    await redis.kill();
    await wait(forSeconds * 1_000);
    await redis.start();
  }
}

async function emptied({ url }: TestServer): Promise<void> {
  const redis = new Redis(url);
  await redis.flushall();
  redis.disconnect();
}

function usedWithin(times: readonly number[], periodInMs: number): number {
  const [first = 0] = times;
  return times.filter((time) => time < first + periodInMs).length;
}

function mostWithin(times: readonly number[], periodInMs: number): number {
  let most = 0;
  let first = 0;
  for (const [index, time] of times.entries()) {
    while (time - (times[first] ?? 0) >= periodInMs) first += 1;
    most = Math.max(most, index - first + 1);
  }
  return most;
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
