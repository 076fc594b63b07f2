import { createServer } from 'node:http';
import { hostname } from 'node:os';
import { decideRetry, settle } from '@tradelane/workflows';
import { createFileCheckpoints } from '@tradelane/core/sqlite';
import { createHub, hubOptionsFromEnv } from '@tradelane/hub';
import { Inngest, NonRetriableError, RetryAfterError } from 'inngest';
import { serve } from 'inngest/node';

const hub = createHub(hubOptionsFromEnv());
const [file = 'effects.sqlite'] = process.argv.slice(2);
const checkpoint = createFileCheckpoints(file);
const inngest = new Inngest({ id: 'orders' });

// A worker that restarts under this name continues its work at once.
const ownerId = hostname();

const accept = inngest.createFunction(
  { id: 'accept', retries: 10, triggers: { event: 'orders/accept' } },
  async ({ event }): Promise<string> => {
    const { orderId, lineId } = event.data as {
      readonly orderId: string;
      readonly lineId: string;
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
      const message = result.reason?.message ?? result.outcome;
      if ('retryAt' in result && result.retryAt)
        throw new RetryAfterError(message, result.retryAt);
      // The server refused it, or a person must look.
      throw new NonRetriableError(message);
    } catch (error) {
      const next = decideRetry(error);
      const cause =
        error instanceof Error ? error : new Error(String(error));
      if (next.kind === 'stop')
        throw new NonRetriableError(cause.message, { cause });
      if (next.kind === 'retry' && next.at)
        throw new RetryAfterError(cause.message, next.at, { cause });
      // Inngest runs the function again with its own backoff, and the same
      // key settles an unknown outcome.
      throw error;
    }
  },
);

const server = createServer(
  serve({ client: inngest, functions: [accept] }),
);
server.listen(Number(process.env['PORT'] ?? 3000), () =>
  console.log('listening'),
);
await new Promise((resolve) =>
  process.on('SIGTERM', () => resolve(undefined)),
);
server.close();
checkpoint.close();
