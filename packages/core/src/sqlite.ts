/**
 * Checkpoint stores in SQLite: in a file, or in a table of your own database.
 * @module
 */
export {
  createFileCheckpoints,
  type FileCheckpoints,
  type FileCheckpointsOptions,
} from './checkpoint/file-checkpoints.ts';
export { createSqliteCheckpoints } from './checkpoint/sqlite-checkpoints.ts';
export { type SqliteConnection, withSqliteTable } from './checkpoint/sqlite-table.ts';
