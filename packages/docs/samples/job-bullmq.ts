import { hostname } from 'node:os';
import { decideRetry, settle } from '@tradelane/workflows';
import { createHub, hubOptionsFromEnv } from '@tradelane/hub';
import { createRedisCheckpoints } from '@tradelane/redis';
import { DelayedError, UnrecoverableError, Worker } from 'bullmq';
import { Redis } from 'ioredis';

interface Accept {
  readonly orderId: string;
  readonly lineId: string;
}

const hub = createHub(hubOptionsFromEnv());
// BullMQ needs `maxRetriesPerRequest: null`.
const redis = new Redis(
  process.env['REDIS_URL'] ?? 'redis://localhost:6379',
  {
    maxRetriesPerRequest: null,
  },
);
const checkpoint = createRedisCheckpoints(redis);

// A worker that restarts under this name continues its work at once.
const ownerId = hostname();

const worker = new Worker<Accept, string>(
  'accept',
  async (job, token) => {
    const { orderId, lineId } = job.data;
    const runAgainAt = async (at: Date): Promise<never> => {
      await job.moveToDelayed(at.getTime(), token);
      throw new DelayedError();
    };
    try {
      const body = { order_lines: [{ id: lineId, accepted: true }] };
      const key = `accept ${orderId} ${lineId}`;
      const result = await settle(hub.orders.accept, [orderId, body], {
        checkpoint,
        key,
        waitInMs: 0,
        ownerId,
      });
      if (result.outcome === 'done') return result.outcome;
      if ('retryAt' in result && result.retryAt)
        return await runAgainAt(result.retryAt);
      // The server refused it, or a person must look.
      throw new UnrecoverableError(
        result.reason?.message ?? result.outcome,
      );
    } catch (error) {
      const next = decideRetry(error);
      if (next.kind === 'stop') throw new UnrecoverableError(String(error));
      if (next.kind === 'retry' && next.at) return runAgainAt(next.at);
      // BullMQ runs the job again with its own backoff, and the same key
      // settles an unknown outcome.
      throw error;
    }
  },
  { connection: redis },
);
worker.on('failed', (job, error) =>
  console.log(`${job?.id}: ${error.message}`),
);

process.on('SIGTERM', () => void worker.close());
await new Promise((resolve) =>
  worker.once('closed', () => resolve(undefined)),
);
redis.disconnect();
