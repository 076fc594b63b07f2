import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { CheckpointStore } from '@tradelane/core';
import { prefixOf, RedisLink } from '../connection/redis-link.ts';
import type { RedisConnection } from '../connection/redis-connection.ts';
import type { Script } from '../connection/script.ts';
import { checkOptions, type RedisStoreOptions } from '../connection/store-options.ts';
import { RedisUnavailableError } from '../connection/unavailable-error.ts';
import { readEntries, writeEntries } from './checkpoint-scripts.ts';

/** Options of checkpoints. */
export interface RedisCheckpointOptions extends RedisStoreOptions {
  /** How long a read or write waits for a reconnect, in milliseconds. Default: 10,000 (10 s). */
  readonly waitInMs?: number | undefined;
}

const tryEveryInMs = 100;
/** Extra time for which a write is remembered after its last retry. */
const rememberedInMs = 60_000;
const dayInMs = 86_400_000;

/**
 * Creates checkpoints that all workers share: `syncOrders(createHub(…), { checkpoint })`. A write is atomic with its
 * condition, so only one worker gets a lease, and a worker that lost it can't write.
 *
 * Data that Redis loses in a crash is lost. Set `appendonly yes`, or keep checkpoints next to your data
 * (`@tradelane/postgres`).
 *
 * Methods throw:
 * @throws {RedisUnavailableError} If Redis stays disconnected for longer than `waitInMs`.
 * @throws {RedisCommandError} If Redis rejects the command.
 * @example
 * ```ts
 * import { syncOrders } from '@tradelane/hub';
 * import { createRedisCheckpoints } from '@tradelane/redis';
 *
 * await syncOrders(hub, { checkpoint: createRedisCheckpoints(redis), handler: (order) => save(order) });
 * ```
 */
export function createRedisCheckpoints(redis: RedisConnection, options: RedisCheckpointOptions = {}): CheckpointStore {
  return openStore(redis, options, 'checkpoints', undefined);
}

/**
 * Creates a cache for settings that the documents ask to read once a day: `createMarketplaceSeller({ …, settingsCache
 * })`. All workers together read them once. Entries expire after a day.
 */
export function createRedisSettingsCache(redis: RedisConnection, options: RedisStoreOptions = {}): CheckpointStore {
  checkOptions(options, {});
  // A cache doesn't wait for a reconnect.
  return openStore(redis, { ...options, waitInMs: 0 }, 'settings', dayInMs);
}

function openStore(
  redis: RedisConnection,
  options: RedisCheckpointOptions,
  name: string,
  expiresInMs: number | undefined,
): CheckpointStore {
  const link = RedisLink.of(redis, options, { waitInMs: true });
  const { waitInMs = 10_000, commandTimeoutInMs: timeoutInMs } = options;
  // All keys are in one slot of a cluster, since a write may change several groups.
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
