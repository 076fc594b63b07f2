import { startRedis } from '@tradelane/test-servers';
import { crew } from './crew.ts';
import { type Arrival, openObservedHub } from './observed-hub.ts';

export interface SharedTokensFigures {
  readonly calls: number;
  readonly failures: readonly string[];
  /** How many tokens there had to be: the first, and one for each revocation. */
  readonly validities: number;
  readonly tokenRequests: number;
}

/** Workers call with one credential, whose tokens are revoked now and then. */
export async function sharedTokens(settings: {
  readonly workers: number;
  readonly callsEach: number;
  readonly revocations: number;
  /** Calls that each has under way at once; few beside `callsEach`, so that no call meets two revocations. */
  readonly callers: number;
}): Promise<SharedTokensFigures> {
  const { workers, callsEach, revocations, callers } = settings;
  const redis = await startRedis();
  const hub = await openObservedHub('seller', 'off');
  let revoked = 0;
  const revoke = setInterval(() => {
    // Once every worker has come that far with the token: a call is replayed once, and two revocations are one too many for it.
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

/** How many calls of the worker that is furthest behind were served. */
function leastServed(arrivals: readonly Arrival[], workers: number): number {
  const served = Array.from({ length: workers }, () => 0);
  for (const { worker, status } of arrivals) {
    if (worker !== undefined && status === 200) served[Number(worker)] = (served[Number(worker)] ?? 0) + 1;
  }
  return Math.min(...served);
}
