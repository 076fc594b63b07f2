export { fileFromPath, type Saveable, type SaveOptions, saveTo } from './kinds/files/node-files.ts';
export { createNodeTransport, type NodeTransport } from './call/transport/undici-transport.ts';
export type { NodeTransportOptions, UndiciDispatcher } from './call/transport/node-transport-options.ts';
