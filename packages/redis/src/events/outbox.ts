import type { OutboxEntry, OutboxStore } from '@tradelane/core';
import { outboxEntry } from '@tradelane/core/work';
import { prefixOf, RedisLink } from '../connection/redis-link.ts';
import type { RedisConnection } from '../connection/redis-connection.ts';
import { Script } from '../connection/script.ts';
import type { RedisStoreOptions } from '../connection/store-options.ts';
import { keepOf } from './keep.ts';

/** Options of the outbox. */
export interface RedisOutboxOptions extends RedisStoreOptions {
  /** How long an outcome is kept after its report, in milliseconds. Default: fourteen days. */
  readonly retentionInMs?: number | undefined;
}

/** The store in errors. */
const place = 'outbox in Redis';

/**
 * Outcomes are in a hash. One sorted set has the open actions by settle time, another the reported ones by report
 * time.
 */
const now = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)`;

/** KEYS outcomes, open, reported · ARGV action, outcome, retention in ms · → whether it is the first */
const settle = new Script(`${now}
for _, action in ipairs(redis.call('ZRANGEBYSCORE', KEYS[3], '-inf', now - ARGV[3], 'LIMIT', 0, 100)) do
  redis.call('HDEL', KEYS[1], action)
  redis.call('ZREM', KEYS[3], action)
end
if redis.call('HSETNX', KEYS[1], ARGV[1], ARGV[2]) == 0 then return 0 end
redis.call('ZADD', KEYS[2], now, ARGV[1])
return 1`);

/** KEYS outcomes, open · ARGV action · → its outcome, and whether it is open */
const find = new Script(`
return { redis.call('HGET', KEYS[1], ARGV[1]), redis.call('ZSCORE', KEYS[2], ARGV[1]) and 1 or 0 }`);

/** KEYS outcomes, open, reported · ARGV action */
const markReported = new Script(`${now}
if redis.call('ZREM', KEYS[2], ARGV[1]) == 0 then return 0 end
return redis.call('ZADD', KEYS[3], now, ARGV[1])`);

/** KEYS outcomes, open · ARGV least age in ms, how many · → action, outcome, action, outcome … */
const unreported = new Script(`${now}
local found = {}
for _, action in ipairs(redis.call('ZRANGEBYSCORE', KEYS[2], '-inf', now - ARGV[1], 'LIMIT', 0, ARGV[2])) do
  found[#found + 1] = action
  found[#found + 1] = redis.call('HGET', KEYS[1], action)
end
return found`);

/**
 * Creates an outbox that all workers share. Data that Redis loses in a crash is lost: set `appendonly yes` and
 * `appendfsync always`.
 *
 * Methods throw:
 * @throws {RedisUnavailableError} If Redis is disconnected.
 * @throws {RedisCommandError} If Redis rejects the command.
 */
export function createRedisOutbox<Outcome>(
  redis: RedisConnection,
  options: RedisOutboxOptions = {},
): OutboxStore<Outcome> {
  const link = RedisLink.of(redis, options, { retentionInMs: true });
  const { commandTimeoutInMs: timeoutInMs } = options;
  const retentionInMs = keepOf(options);
  const base = `{${prefixOf(options)}:outbox}`;
  const keys = [`${base}:outcomes`, `${base}:open`, `${base}:reported`];
  const run = (script: Script, args: readonly (string | number)[]): Promise<unknown> =>
    link.run(script, keys, args, { timeoutInMs });
  return {
    settle: async (actionId, outcome) => (await run(settle, [actionId, JSON.stringify(outcome), retentionInMs])) === 1,
    async find(actionId) {
      const [text, isOpen] = (await run(find, [actionId])) as readonly [string | null, number];
      // An open action without its outcome is damaged, and must not run again.
      return text === null && isOpen === 0 ? undefined : outboxEntry(place, actionId, text ?? '', isOpen === 0);
    },
    async markReported(actionId) {
      await run(markReported, [actionId]);
    },
    async unreported({ minAgeInMs, limit }) {
      const flat = (await run(unreported, [minAgeInMs, limit])) as readonly (string | null)[];
      const found: OutboxEntry<Outcome>[] = [];
      for (let index = 0; index < flat.length; index += 2)
        found.push(outboxEntry(place, flat[index] ?? '', flat[index + 1] ?? '', false));
      return found;
    },
  };
}
