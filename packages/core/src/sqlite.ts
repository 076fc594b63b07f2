/**
 * Checkpoint stores in SQLite: in a file, or in a table of your own database.
 * @module
 */
export {
  createFileCheckpoints,
  type FileCheckpoints,
  type FileCheckpointsOptions,
} from './flows/checkpoint/file-checkpoints.ts';
export { createSqliteCheckpoints } from './flows/checkpoint/sqlite-checkpoints.ts';
export type { SqliteConnection } from './flows/checkpoint/sqlite-connection.ts';
export { withSqliteTable } from './flows/checkpoint/sqlite-table.ts';
