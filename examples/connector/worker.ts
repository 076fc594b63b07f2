/**
 * A worker of the connector: `node worker.ts`. Environment variables configure it (see `settings.ts`), and any number
 * can run. On SIGTERM, it finishes the messages in flight and exits. If it crashes, another worker continues.
 * @module
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
const send = (notice: Notice): void => void process.send?.(notice);

/** Token and limits that all workers share. Without Redis, each has its own token. */
const redis = settings.redisUrl === undefined ? undefined : new Redis(settings.redisUrl);
const shared = redis && {
  // A busy worker may be late, and should still use the shared token.
  tokenStore: createRedisTokenStore(redis, { commandTimeoutInMs: 10_000 }),
  limitStore: createRedisLimitStore(redis, { maxProcesses: settings.workers }),
};
const { actions } = createChannelPlatform({ baseUrl: settings.hubUrl, auth: settings.auth, ...shared });

const store = openStore(settings.storePath);
const source = settings.queueUrl.startsWith('http')
  ? // Short, so that messages of a crashed worker are redelivered soon. A broker knows at once.
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
    onReported: ({ actionId, outcome }) => send({ kind: 'reported', actionId, outcome }),
    onDeadLetter: ({ reason }) => send({ kind: 'dead letter', reason }),
  },
});

const stop = new AbortController();
process.on('SIGTERM', () => stop.abort());
send({ kind: 'ready' });
await consumer.run({ signal: stop.signal });
redis?.disconnect();
store.close();
process.disconnect?.();
