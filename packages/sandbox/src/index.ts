/**
 * The sandbox on Node: in memory or in a file, in process or on a port.
 * @module
 */
import { withDashboard } from './node/dashboard.ts';
import { listen, type Listener, type ListenOptions } from './node/listen.ts';
import { SqliteStore } from './node/sqlite.ts';
import { createSandbox as createPortable, type Sandbox } from './sandbox.ts';
import { checkObject } from './sandbox-option-check.ts';
import type { SandboxOptions } from './sandbox-options.ts';

export type { Clock, SandboxClock } from './machinery/clock/clock.ts';
export type { ClientInfo, Info } from './domains/info.ts';
export type { ActionInfo } from './domains/overview.ts';
export type { Fault, FaultInput } from './machinery/http/faults.ts';
export type { JournalEntry } from './machinery/http/journal.ts';
export type { SandboxRequest, SandboxResponse } from './machinery/http/request.ts';
export { type Certificate, createCertificate } from './node/certificate.ts';
export { listen, type Listener, type ListenOptions } from './node/listen.ts';
export { SqliteStore } from './node/sqlite.ts';
export { defaultOrigin, type Sandbox } from './sandbox.ts';
export type { SandboxOptions } from './sandbox-options.ts';
export type { Seed } from './domains/seed.ts';
export { MemoryStore, type Snapshot, type Store, StoreError } from './machinery/store/index.ts';
export type { DeadLetter } from './machinery/queue/index.ts';
export type { QueuedEvent } from './machinery/world/index.ts';

/** What a sandbox on Node is created with. */
export interface NodeSandboxOptions extends SandboxOptions {
  /** File to keep everything in; it survives the death of the process. Default: memory. */
  readonly file?: string;
}

/** A sandbox that can listen on a port. */
export interface NodeSandbox extends Sandbox {
  /** Opens a port. Rejects where it is taken, or the address is none of this machine. */
  listen(options?: ListenOptions): Promise<Listener>;
}

/** Creates a sandbox. Nothing runs until it is asked; `close()` frees the file. */
export function createSandbox(given: NodeSandboxOptions = {}): NodeSandbox {
  checkObject('createSandbox', given);
  const { file, ...options } = given;
  // A file without name would be one that is gone with the process.
  if (file !== undefined && (typeof file !== 'string' || file.trim() === ''))
    throw new TypeError('createSandbox: data must be the name of a file, and is empty.');
  const sandbox = createPortable(file === undefined ? options : { ...options, store: new SqliteStore(file) });
  return { ...sandbox, listen: (listening) => listen({ handle: withDashboard(sandbox.handle) }, listening) };
}
