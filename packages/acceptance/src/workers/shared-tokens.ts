import { startRedis } from '@tradelane/test-servers';
import { crew } from './crew.ts';
import { type Arrival, openObservedHub } from './observed-hub.ts';

export interface SharedTokensFigures {
  readonly calls: number;
  readonly failures: readonly string[];
  /** Number of tokens that are needed: the first, and one for each revocation. */
  readonly validities: number;
  readonly tokenRequests: number;
}

/** Workers call with one credential, whose tokens are revoked repeatedly. */
export async function sharedTokens(settings: {
  readonly workers: number;
  readonly callsEach: number;
  readonly revocations: number;
  /** Concurrent calls of each worker. Few compared with `callsEach`, so that no call meets two revocations. */
  readonly callers: number;
}): Promise<SharedTokensFigures> {
  const { workers, callsEach, revocations, callers } = settings;
  const redis = await startRedis();
  const hub = await openObservedHub('seller', 'off');
  let revoked = 0;
  const revoke = setInterval(() => {
    // Waits until every worker has made enough calls with the token. A call is replayed once, so it would fail after
    // two revocations.
    const isDue = leastServed(hub.arrivals, workers) >= (callsEach * (revoked + 1)) / (revocations + 1);
    if (revoked === revocations || !isDue) return;
    revoked += 1;
    void hub.revokeTokens();
  }, 20);
  try {
    const task = { ...hub.task, name: 'reads', redisUrl: redis.url, workers, callers, calls: callsEach } as const;
    const { calls, failures } = await crew(task);
    const tokenRequests = hub.arrivals.filter(({ path }) => path.endsWith('/oauth/token')).length;
    return { calls, failures, validities: revoked + 1, tokenRequests };
  } finally {
    clearInterval(revoke);
    await hub.close();
    await redis.stop();
  }
}

/** Number of successful calls of the slowest worker. */
function leastServed(arrivals: readonly Arrival[], workers: number): number {
  const served = Array.from({ length: workers }, () => 0);
  for (const { worker, status } of arrivals) {
    if (worker !== undefined && status === 200) served[Number(worker)] = (served[Number(worker)] ?? 0) + 1;
  }
  return Math.min(...served);
}
