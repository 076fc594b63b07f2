export { fileFromPath, type Saveable, type SaveOptions, saveTo } from './files/node-files.ts';
export { createNodeTransport, type NodeTransport, type NodeTransportOptions } from './transport/undici-transport.ts';
export { createFileCheckpoints, type FileCheckpointsOptions } from './checkpoint/file-checkpoints.ts';
export { createSqliteCheckpoints, type SqliteConnection } from './checkpoint/sqlite-checkpoints.ts';
