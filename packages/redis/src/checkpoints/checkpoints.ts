import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { CheckpointStore } from '@tradelane/core';
import { prefixOf, RedisLink } from '../connection/redis-link.ts';
import type { RedisConnection } from '../connection/redis-connection.ts';
import type { Script } from '../connection/script.ts';
import { checkOptions, type RedisStoreOptions } from '../connection/store-options.ts';
import { RedisUnavailableError } from '../connection/unavailable-error.ts';
import { readEntries, writeEntries } from './checkpoint-scripts.ts';

/** Where checkpoints are kept, and how long a call waits for Redis. */
export interface RedisCheckpointOptions extends RedisStoreOptions {
  /** How long a read or write waits for a Redis that is away; 10,000 where absent. */
  readonly waitInMs?: number | undefined;
}

const tryEveryInMs = 100;
/** A write that was made is remembered for so much longer than it may be sent again. */
const rememberedInMs = 60_000;
const dayInMs = 86_400_000;

/**
 * Checkpoints that every worker sees (`syncOrders(createHub(…), { checkpoint })`). A write is one step with its condition, so a lease goes to one
 * and who lost it moves nothing. What Redis loses in a crash is lost here: let it write to disk (`appendonly yes`), or keep checkpoints where
 * your effects are (`@tradelane/postgres`).
 *
 * @throws RedisUnavailableError from its methods, where Redis stays away for longer than `waitInMs`; RedisCommandError, at once, where it refuses the command
 */
export function createRedisCheckpoints(redis: RedisConnection, options: RedisCheckpointOptions = {}): CheckpointStore {
  return openStore(redis, options, 'checkpoints', undefined);
}

/**
 * What the documents ask to read once a day, read once a day by all workers together: `createMarketplaceSeller({ …, settingsCache })`.
 * Entries go by themselves after a day.
 */
export function createRedisSettingsCache(redis: RedisConnection, options: RedisStoreOptions = {}): CheckpointStore {
  checkOptions(options);
  // Nobody waits for a cache.
  return openStore(redis, { ...options, waitInMs: 0 }, 'settings', dayInMs);
}

function openStore(
  redis: RedisConnection,
  options: RedisCheckpointOptions,
  name: string,
  expiresInMs: number | undefined,
): CheckpointStore {
  const link = RedisLink.of(redis, options);
  const { waitInMs = 10_000, commandTimeoutInMs: timeoutInMs } = options;
  // In one slot of a cluster: a write may change what lies in several groups.
  const base = `{${prefixOf(options)}:${name}}`;
  const keys = [`${base}:values`, `${base}:keys`, ...(expiresInMs === undefined ? [] : [`${base}:ends`])];

  const run = async (script: Script, keys: readonly string[], args: readonly (string | number)[]): Promise<unknown> => {
    const endsAtInMs = performance.now() + waitInMs;
    for (;;) {
      try {
        return await link.run(script, keys, args, { timeoutInMs });
      } catch (error) {
        if (!(error instanceof RedisUnavailableError) || performance.now() + tryEveryInMs > endsAtInMs) throw error;
        await wait(tryEveryInMs);
      }
    }
  };

  return {
    async read(prefix) {
      const flat = (await run(readEntries, keys, [prefix])) as readonly string[];
      const entries = new Map<string, string>();
      for (let index = 0; index < flat.length; index += 2) entries.set(flat[index] ?? '', flat[index + 1] ?? '');
      return entries;
    },
    async write(changes, condition) {
      const kind = condition === undefined ? 'any' : condition.value === undefined ? 'absent' : 'equal';
      const args = [expiresInMs ?? 0, waitInMs + rememberedInMs, kind, condition?.key ?? '', condition?.value ?? ''];
      for (const { key, value } of changes) args.push(value === undefined ? 'remove' : 'set', key, value ?? '');
      return (await run(writeEntries, [`${base}:made:${randomUUID()}`, ...keys], args)) === 1;
    },
  };
}
