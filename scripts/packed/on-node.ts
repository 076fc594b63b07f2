/** The entries for Node, which need its types. */
export { createNodeTransport, fileFromPath, saveTo } from '@tradelane/core/node';
export { createPostgresCheckpoints } from '@tradelane/postgres';
export { createRedisLimitStore } from '@tradelane/redis';
export { createSqliteOutbox } from '@tradelane/events/sqlite';
