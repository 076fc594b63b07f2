/**
 * The sandbox in memory, without Node.js APIs: for browsers, workers and other runtimes.
 * @module
 */
export type { Clock, SandboxClock } from './machinery/clock/clock.ts';
export type { ClientInfo, Info } from './domains/info.ts';
export type { ActionInfo } from './domains/overview.ts';
export type { ShopOrder } from './machinery/control/bodies.ts';
export type { Fault, FaultInput } from './machinery/http/faults.ts';
export type { JournalEntry } from './machinery/http/journal.ts';
export type { SandboxRequest, SandboxResponse } from './machinery/http/request.ts';
export { createSandbox, defaultOrigin, type Sandbox } from './sandbox.ts';
export type { SandboxOptions } from './sandbox-options.ts';
export type { Seed } from './domains/seed.ts';
export { MemoryStore, type Snapshot, type Store, StoreError } from './machinery/store/index.ts';
export type { DeadLetter } from './machinery/queue/index.ts';
export type { QueuedEvent } from './machinery/world/index.ts';
