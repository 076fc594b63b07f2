export { type ServerName, withoutServer } from './programs.ts';
export { freePort, type TestServer } from './server.ts';
export { startNats } from './nats.ts';
export { startPostgres } from './postgres.ts';
export { startRabbit } from './rabbit.ts';
export { type RedisSettings, startRedis } from './redis.ts';
export { sampled } from './sampled.ts';
export { sourcesHook } from './sources-hook.ts';
