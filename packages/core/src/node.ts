export { fileFromPath, type Saveable, type SaveOptions, saveTo } from './files/node-files.ts';
export { createNodeTransport, type NodeTransport, type NodeTransportOptions } from './transport/undici-transport.ts';
