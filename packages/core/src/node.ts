export { fileFromPath, type Saveable, type SaveOptions, saveTo } from './kinds/files/node-files.ts';
export {
  createNodeTransport,
  type NodeTransport,
  type NodeTransportOptions,
} from './call/transport/undici-transport.ts';
export { createFileCheckpoints, type FileCheckpointsOptions } from './flows/checkpoint/file-checkpoints.ts';
export { createSqliteCheckpoints, type SqliteConnection } from './flows/checkpoint/sqlite-checkpoints.ts';
