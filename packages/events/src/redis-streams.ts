export {
  createRedisPublisher,
  createRedisSource,
  type RedisPublisherOptions,
  type RedisSourceOptions,
  type RedisStream,
} from './queue/redis-streams.ts';
