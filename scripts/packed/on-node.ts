/** The entries for Node, which need its types. */
export { createNodeTransport, fileFromPath, saveTo } from '@tradelane/core/node';
