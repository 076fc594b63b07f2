/**
 * One worker of the connector: `node worker.ts`, as many as you like, each told by its environment where everything is. It ends on SIGTERM,
 * once what it has in hand is done; whatever else ends it, another goes on.
 */
import { createChannelPlatform } from '@tradelane/channel-platform';
import { createConsumer } from '@tradelane/events';
import { createSandboxSource } from '@tradelane/events/sandbox';
import { createSqliteDedupe, createSqliteOutbox } from '@tradelane/events/sqlite';
import { connectSource } from '@tradelane/events/url';
import { createRedisLimitStore, createRedisTokenStore } from '@tradelane/redis';
import { Redis } from 'ioredis';
import { createHandlers } from './handlers.ts';
import type { Notice } from './notice.ts';
import { readSettings } from './settings.ts';
import { openStore } from './store.ts';

const settings = readSettings(process.env);
const tell = (notice: Notice): void => void process.send?.(notice);

/** What all workers share about the credential: without Redis each has a token of its own. */
const redis = settings.redisUrl === undefined ? undefined : new Redis(settings.redisUrl);
const shared = redis && {
  // Whoever gets no response in time asks for a token of its own: a worker that has much else to do is patient.
  tokenStore: createRedisTokenStore(redis, { commandTimeoutInMs: 10_000 }),
  limitStore: createRedisLimitStore(redis, { maxProcesses: settings.workers }),
};
const { actions } = createChannelPlatform({ baseUrl: settings.hubUrl, auth: settings.auth, ...shared });

const store = openStore(settings.storePath);
const source = settings.queueUrl.startsWith('http')
  ? // Short, so that nobody waits long for what a dead worker had in hand. A broker knows at once.
    createSandboxSource({ url: settings.queueUrl, leaseInMs: 2_000, waitInMs: 250 })
  : await connectSource(settings.queueUrl);
const consumer = createConsumer({
  source,
  actions,
  dedupe: createSqliteDedupe(store.database),
  outbox: createSqliteOutbox(store.database),
  handlers: createHandlers(store),
  concurrency: 2,
  hooks: {
    onReported: ({ actionId, outcome }) => tell({ kind: 'reported', actionId, outcome }),
    onDeadLetter: ({ reason }) => tell({ kind: 'dead letter', reason }),
  },
});

const stop = new AbortController();
process.once('SIGTERM', () => stop.abort());
tell({ kind: 'ready' });
await consumer.run({ signal: stop.signal });
redis?.disconnect();
store.close();
process.disconnect?.();
