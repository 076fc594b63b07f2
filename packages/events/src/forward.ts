export { forward, type ForwardOptions } from './queue/forward.ts';
