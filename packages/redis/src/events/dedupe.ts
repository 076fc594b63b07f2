import { prefixOf, RedisLink } from '../connection/redis-link.ts';
import type { RedisConnection } from '../connection/redis-connection.ts';
import { Script } from '../connection/script.ts';
import type { RedisStoreOptions } from '../connection/store-options.ts';
import { keepOf } from './keep.ts';

/** Remembers what was dealt with: `DedupeStore` of `@tradelane/events`. */
export interface RedisDedupe {
  /** Whether one of the keys is remembered. */
  has(keys: readonly string[]): Promise<boolean>;
  /** Remembers all keys; false where one of them was remembered before. One step: of two that add the same key at once, one gets true. */
  add(keys: readonly string[]): Promise<boolean>;
}

/** Where handled messages are remembered, and how long. */
export interface RedisDedupeOptions extends RedisStoreOptions {
  /** How long something is remembered; fourteen days where absent. */
  readonly retentionInMs?: number | undefined;
}

/** KEYS any number · → how many are there */
const countKnown = new Script(`return redis.call('EXISTS', unpack(KEYS))`);

/** KEYS any number · ARGV lifetime in ms · remembers all → how many are new */
const addKeys = new Script(`
local added = 0
for _, key in ipairs(KEYS) do
  if redis.call('SET', key, '1', 'NX', 'PX', ARGV[1]) then added = added + 1 end
end
return added`);

/**
 * Deduplication that all workers share.
 * @throws RedisUnavailableError from its methods while Redis is away, RedisCommandError where it refuses the command; the message then comes again.
 */
export function createRedisDedupe(redis: RedisConnection, options: RedisDedupeOptions = {}): RedisDedupe {
  const link = RedisLink.of(redis, options);
  const { commandTimeoutInMs: timeoutInMs } = options;
  const retentionInMs = keepOf(options);
  // In one slot of a cluster: the keys of a message are one step.
  const named = (keys: readonly string[]): string[] => keys.map((key) => `{${prefixOf(options)}:handled}:${key}`);
  return {
    has: async (keys) => keys.length > 0 && Number(await link.run(countKnown, named(keys), [], { timeoutInMs })) > 0,
    add: async (keys) => {
      const distinct = [...new Set(keys)];
      return Number(await link.run(addKeys, named(distinct), [retentionInMs], { timeoutInMs })) === distinct.length;
    },
  };
}
