export { fromPostgresJs, type PostgresClient, type PostgresJs } from './client.ts';
export { PostgresUnavailableError } from './unavailable-error.ts';
export { postgresSchema } from './schema.ts';
export { createPostgresCheckpoints, type PostgresCheckpoints } from './checkpoints.ts';
export { createPostgresDedupe, type PostgresDedupe } from './dedupe.ts';
export type { PostgresStoreOptions } from './purge.ts';
export { createPostgresOutbox, type PostgresOutbox } from './outbox.ts';
