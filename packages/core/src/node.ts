export { fileFromPath, type Saveable, type SaveOptions, saveTo } from './files/node-files.ts';
export { createNodeTransport, type NodeTransport } from './transport/undici-transport.ts';
export type { NodeTransportOptions, UndiciDispatcher } from './transport/node-options.ts';
