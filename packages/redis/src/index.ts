export type { RedisConnection } from './connection/redis-connection.ts';
export type { RedisStoreOptions } from './connection/store-options.ts';
export { RedisCommandError } from './connection/command-error.ts';
export { RedisUnavailableError } from './connection/unavailable-error.ts';
export { createRedisTokenStore, type RedisTokenStore } from './tokens/token-store.ts';
export { createRedisLimitStore, type RedisLimitStoreOptions } from './limits/limit-store.ts';
export {
  createRedisCheckpoints,
  createRedisSettingsCache,
  type RedisCheckpointOptions,
} from './checkpoints/checkpoints.ts';
export { createRedisDedupe, type RedisDedupeOptions } from './events/dedupe.ts';
export { createRedisOutbox, type RedisOutboxOptions } from './events/outbox.ts';
