/**
 * The sandbox on Node.js: in memory or in a file, in process or on a port.
 * @module
 */
import { accessOf } from './http/front.ts';
import { withDashboard } from './node/dashboard.ts';
import { listen, type Listener, type ListenOptions } from './node/listen.ts';
import { SqliteStore } from './node/sqlite.ts';
import { createSandbox as createPortable, type Sandbox } from './sandbox.ts';
import { checkObject, type SandboxOptions } from './sandbox-options.ts';

export type { Clock, SandboxClock } from './clock/clock.ts';
export type { ClientInfo, Info } from './domains/info.ts';
export type { ActionInfo } from './domains/overview.ts';
export type { ShopOrder } from './control/bodies.ts';
export type { Fault, FaultInput } from './http/faults.ts';
export type { JournalEntry } from './http/journal.ts';
export type { SandboxRequest, SandboxResponse } from './http/request.ts';
export { type Certificate, createCertificate } from './node/certificate.ts';
export { listen, type Listener, type ListenOptions } from './node/listen.ts';
export { SqliteStore } from './node/sqlite.ts';
export { defaultOrigin, type Sandbox } from './sandbox.ts';
export type { SandboxOptions } from './sandbox-options.ts';
export type { Seed } from './domains/seed.ts';
export { MemoryStore, type Snapshot, type Store, StoreError } from './store/index.ts';
export type { DeadLetter } from './queue/index.ts';
export type { QueuedEvent } from './world/index.ts';

/** Options of `createSandbox` on Node.js. */
export interface NodeSandboxOptions extends SandboxOptions {
  /** SQLite file that keeps all data. Acknowledged writes survive a crash of the process. Default: memory. */
  readonly file?: string;
}

/** A sandbox that can listen on a port. */
export interface NodeSandbox extends Sandbox {
  /** Listens on a port. Rejects if the port is in use or the address doesn't belong to this machine. */
  listen(options?: ListenOptions): Promise<Listener>;
}

/**
 * Creates a sandbox: a local hub and instance with every operation, to test against. Call `close()` to release its file.
 * @throws {TypeError} If an option is invalid.
 * @throws {StoreError} If the file cannot be used.
 * @example
 * ```ts
 * import { createHub } from '@tradelane/hub';
 * import { createSandbox } from '@tradelane/sandbox';
 *
 * const sandbox = createSandbox();
 * const { urls, credentials } = sandbox.info();
 * const { client_id: clientId, client_secret: clientSecret } = credentials.seller;
 * const auth = { authUrl: urls.auth_url, clientId, clientSecret };
 * const hub = createHub({ baseUrl: urls.base_url, auth, fetch: sandbox.fetch });
 * ```
 */
export function createSandbox(settings: NodeSandboxOptions = {}): NodeSandbox {
  checkObject('createSandbox', settings);
  const { file, ...options } = settings;
  // SQLite treats an empty name as a temporary file.
  if (file !== undefined && (typeof file !== 'string' || file.trim() === ''))
    throw new TypeError(`createSandbox: file must be a path, such as world.sqlite. Received: ${JSON.stringify(file)}.`);
  const sandbox = createPortable(file === undefined ? options : { ...options, store: new SqliteStore(file) });
  const handle = withDashboard(sandbox.handle, accessOf(options));
  return { ...sandbox, listen: (listening) => listen({ handle, needsBody: sandbox.needsBody }, listening) };
}
