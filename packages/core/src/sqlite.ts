/**
 * Checkpoints in SQLite: in a file of their own, or in a table of the caller's database.
 * @module
 */
export {
  createFileCheckpoints,
  type FileCheckpoints,
  type FileCheckpointsOptions,
} from './flows/checkpoint/file-checkpoints.ts';
export { createSqliteCheckpoints, type SqliteConnection } from './flows/checkpoint/sqlite-checkpoints.ts';
