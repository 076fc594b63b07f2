import type { DedupeStore } from '@tradelane/core';
import { prefixOf, RedisLink } from '../connection/redis-link.ts';
import type { RedisConnection } from '../connection/redis-connection.ts';
import { Script } from '../connection/script.ts';
import type { RedisStoreOptions } from '../connection/store-options.ts';
import { keepOf } from './keep.ts';

/** Options of deduplication. */
export interface RedisDedupeOptions extends RedisStoreOptions {
  /** How long a key is stored, in milliseconds. Default: fourteen days. */
  readonly retentionInMs?: number | undefined;
}

/** KEYS any number · → how many exist */
const countKnown = new Script(`return redis.call('EXISTS', unpack(KEYS))`);

/** KEYS any number · ARGV lifetime in ms · stores all → how many are new */
const addKeys = new Script(`
local added = 0
for _, key in ipairs(KEYS) do
  if redis.call('SET', key, '1', 'NX', 'PX', ARGV[1]) then added = added + 1 end
end
return added`);

/**
 * Creates deduplication that all workers share. If one of its methods throws, the message is redelivered.
 *
 * Methods throw:
 * @throws {RedisUnavailableError} If Redis is disconnected.
 * @throws {RedisCommandError} If Redis rejects the command.
 * @example
 * ```ts
 * import { createConsumer } from '@tradelane/events';
 * import { createRedisDedupe } from '@tradelane/redis';
 *
 * const consumer = createConsumer({ source, actions: platform.actions, dedupe: createRedisDedupe(redis), handlers: {} });
 * ```
 */
export function createRedisDedupe(redis: RedisConnection, options: RedisDedupeOptions = {}): DedupeStore {
  const link = RedisLink.of(redis, options, { retentionInMs: true });
  const { commandTimeoutInMs: timeoutInMs } = options;
  const retentionInMs = keepOf(options);
  // All keys are in one slot of a cluster, since the keys of a message are one step.
  const named = (keys: readonly string[]): string[] => keys.map((key) => `{${prefixOf(options)}:handled}:${key}`);
  return {
    has: async (keys) => keys.length > 0 && Number(await link.run(countKnown, named(keys), [], { timeoutInMs })) > 0,
    add: async (keys) => {
      const distinct = [...new Set(keys)];
      return Number(await link.run(addKeys, named(distinct), [retentionInMs], { timeoutInMs })) === distinct.length;
    },
  };
}
