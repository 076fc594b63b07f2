/**
 * The sandbox without anything of Node: in memory, for browsers, workers and every other runtime.
 * @module
 */
export type { Clock, SandboxClock } from './clock/clock.ts';
export type { ClientInfo, Info } from './control/info.ts';
export type { Inbound, Outbound } from './http/inbound.ts';
export { createSandbox, defaultOrigin, type Sandbox, type SandboxOptions } from './sandbox.ts';
export type { Seed } from './seed/seed.ts';
export { MemoryStore, type Snapshot, type Store } from './store/index.ts';
export type { QueuedEvent } from './world/index.ts';
