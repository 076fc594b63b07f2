/**
 * The sandbox in memory, without Node.js APIs: for browsers, workers and other runtimes.
 * @module
 */
export type { Clock, SandboxClock } from './clock/clock.ts';
export type { ClientInfo, Info } from './domains/info.ts';
export type { ActionInfo } from './domains/overview.ts';
export type { ShopOrder } from './control/bodies.ts';
export type { Fault, FaultInput } from './http/faults.ts';
export type { JournalEntry } from './http/journal.ts';
export type { SandboxRequest, SandboxResponse } from './http/request.ts';
export { createSandbox, defaultOrigin, type Sandbox } from './sandbox.ts';
export type { SandboxOptions } from './sandbox-options.ts';
export type { Seed } from './domains/seed.ts';
export { MemoryStore, type Snapshot, type Store, StoreError } from './store/index.ts';
export type { DeadLetter } from './queue/index.ts';
export type { QueuedEvent } from './world/index.ts';
