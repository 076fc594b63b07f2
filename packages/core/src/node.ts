export { fileFromPath, type Saveable, type SaveOptions, saveTo } from './kinds/files/node-files.ts';
export {
  createNodeTransport,
  type NodeTransport,
  type NodeTransportOptions,
} from './call/transport/undici-transport.ts';
