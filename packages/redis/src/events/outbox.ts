import { prefixOf, RedisLink } from '../connection/redis-link.ts';
import type { RedisConnection } from '../connection/redis-connection.ts';
import { Script } from '../connection/script.ts';
import type { RedisStoreOptions } from '../connection/store-options.ts';
import { keepOf } from './keep.ts';

/** How an action ended, and whether the hub knows. */
export interface RedisOutboxEntry<Outcome> {
  /** Id of the action. */
  readonly actionId: string;
  /** How the handler ended it. */
  readonly outcome: Outcome;
  /** Whether the hub has the report. */
  readonly isReported: boolean;
}

/** Keeps outcomes between handler and report: `OutboxStore` of `@tradelane/events`. */
export interface RedisOutbox<Outcome> {
  /** Keeps the outcome; false, and nothing changes, where the action has one already. One step. */
  settle(actionId: string, outcome: Outcome): Promise<boolean>;
  /** The entry of an action; undefined where it has no outcome yet, or is forgotten. */
  find(actionId: string): Promise<RedisOutboxEntry<Outcome> | undefined>;
  /** The hub has the report. */
  markReported(actionId: string): Promise<void>;
  /** Entries that are not reported yet and were settled so long ago, by the clock of Redis, the oldest first. */
  unreported(query: {
    readonly minAgeInMs: number;
    readonly limit: number;
  }): Promise<readonly RedisOutboxEntry<Outcome>[]>;
}

/** Where outcomes are kept, and how long. */
export interface RedisOutboxOptions extends RedisStoreOptions {
  /** How long an outcome is kept after its report; fourteen days where absent. */
  readonly retentionInMs?: number | undefined;
}

/** Outcomes lie in a hash; two sorted sets have the actions that are open by when they were settled, and the others by when they were reported. */
const now = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)`;

/** KEYS outcomes, open, reported · ARGV action, outcome, kept in ms · → whether it is the first */
const settle = new Script(`${now}
for _, action in ipairs(redis.call('ZRANGEBYSCORE', KEYS[3], '-inf', now - ARGV[3], 'LIMIT', 0, 100)) do
  redis.call('HDEL', KEYS[1], action)
  redis.call('ZREM', KEYS[3], action)
end
if redis.call('HSETNX', KEYS[1], ARGV[1], ARGV[2]) == 0 then return 0 end
return redis.call('ZADD', KEYS[2], now, ARGV[1])`);

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
 * An outbox that all workers share. What Redis loses in a crash is lost here: let it write to disk (`appendonly yes`, `appendfsync always`).
 * @throws RedisUnavailableError from its methods while Redis is away, RedisCommandError where it refuses the command
 */
export function createRedisOutbox<Outcome>(
  redis: RedisConnection,
  options: RedisOutboxOptions = {},
): RedisOutbox<Outcome> {
  const link = RedisLink.of(redis, options);
  const { commandTimeoutInMs: timeoutInMs } = options;
  const retentionInMs = keepOf(options);
  const base = `{${prefixOf(options)}:outbox}`;
  const keys = [`${base}:outcomes`, `${base}:open`, `${base}:reported`];
  const run = (script: Script, args: readonly (string | number)[]): Promise<unknown> =>
    link.run(script, keys, args, { timeoutInMs });
  // Written by `settle` alone.
  const entry = (actionId: string, text: string, isReported: boolean): RedisOutboxEntry<Outcome> => ({
    actionId,
    outcome: JSON.parse(text) as Outcome,
    isReported,
  });
  return {
    settle: async (actionId, outcome) => (await run(settle, [actionId, JSON.stringify(outcome), retentionInMs])) === 1,
    async find(actionId) {
      const [text, isOpen] = (await run(find, [actionId])) as readonly [string | null, number];
      return text === null ? undefined : entry(actionId, text, isOpen === 0);
    },
    async markReported(actionId) {
      await run(markReported, [actionId]);
    },
    async unreported({ minAgeInMs, limit }) {
      const flat = (await run(unreported, [minAgeInMs, limit])) as readonly string[];
      const found: RedisOutboxEntry<Outcome>[] = [];
      for (let index = 0; index < flat.length; index += 2)
        found.push(entry(flat[index] ?? '', flat[index + 1] ?? '', false));
      return found;
    },
  };
}
