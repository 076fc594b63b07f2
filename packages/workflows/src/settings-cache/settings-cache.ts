import {
  call,
  type CallInput,
  checkRuntime,
  invalidResult,
  type Lifetime,
  openCallLifetime,
  type OperationDescriptor,
  randomId,
  RequestWork,
  resultOf,
  type Runtime,
  tryStore,
  withAccount,
  checkQuery,
} from '@tradelane/core/runtime';
import { isEntries } from '@tradelane/core/work';
import type { CallOptions, CheckpointStore, WithResponse } from '@tradelane/core';
import { RateLimitError, TradelaneError } from '@tradelane/core/errors';
import { type CacheEntry, overtakenBy, parseEntry, responseOf, writeEntry } from './cache-entry.ts';

/**
 * Work for all callers that ask for it. Each caller can stop waiting. When no caller waits any more, the work is
 * aborted.
 */
export class SingleFlight<T> {
  readonly #control = new AbortController();
  readonly #outcome: Promise<T>;
  readonly #owner = RequestWork.ifScoped();
  #waiting = 0;

  constructor(work: (signal: AbortSignal) => Promise<T>) {
    this.#outcome = work(this.#control.signal).finally(() => this.#owner?.end());
  }

  /** Whether the work can't be joined, because every caller stopped waiting or its request ended early. */
  get isOver(): boolean {
    return this.#control.signal.aborted || this.#owner?.hasEnded === true;
  }

  /**
   * Returns the outcome, which is the same for all callers. Rejects if the caller's own time ends.
   * @returns Undefined if the request of the work ended early.
   */
  async join(wait: Lifetime): Promise<{ readonly value: T } | undefined> {
    const isOwner = this.#waiting === 0;
    this.#waiting += 1;
    try {
      return await wait.race(resultOf(this.#outcome, isOwner ? undefined : this.#owner));
    } finally {
      wait.close();
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#control.abort();
    }
  }
}

const dayInMs = 86_400_000;

/** State shared by all clients of a cache. */
interface Shared {
  /** Reads that are under way, by the key of their entry. */
  readonly flights: Map<string, SingleFlight<WithResponse<unknown>>>;
  /**
   * The time of each change from this process, and the entries read since. All other entries are stale, even if the store
   * couldn't delete them. The order of a process's own changes doesn't depend on a clock. `kept` resolves when the store knows.
   */
  readonly changes: Map<
    string,
    { readonly atInMs: number; readonly readSince: Map<string, string>; readonly kept: Promise<void> }
  >;
  /** Addresses that may have entries. */
  readonly paths: ReadonlySet<string>;
}

/**
 * Wraps a runtime so that it serves operations with a daily rate (A01, CH11 …) from `store` for a day. Entries are
 * separate per account and host.
 * - Concurrent calls for one entry share one request and its outcome. Failures aren't stored.
 * - After a change at the same address (A02), the entry is read again. If the limit has no room, the old entry is
 *   served for up to a day. It contains the values of the change's response and a `warning` header.
 * - If the store fails or takes over 5 s, the call still succeeds with an extra request. Other processes may then
 *   serve an old entry until it is a day old.
 * @throws {ConfigurationError} If the credential identifies no stable account. A call throws it if `read` of the store
 *   returns anything else than a Map of strings.
 */
export function withSettingsCache(runtime: Runtime, store: CheckpointStore | undefined): Runtime {
  checkRuntime(runtime);
  if (store === undefined) return runtime;
  const paths = Object.values(runtime.surface.operations).filter((one) => one.method === 'GET' && isReadOnceADay(one));
  const shared = { flights: new Map(), changes: new Map(), paths: new Set(paths.map(({ path }) => path)) };
  return new SettingsCache(runtime, store, shared, '', {}).cached();
}

/** The entries of one account at one host, for clients with the same query presets. */
class SettingsCache {
  readonly #runtime: Runtime;
  readonly #store: CheckpointStore;
  readonly #shared: Shared;
  readonly #presets: string;
  /** Options that each caller has, unless its call sets them. */
  readonly #own: Pick<CallOptions, 'signal' | 'deadlineInMs'>;
  /** Clients of two accounts or hosts may share a store. */
  readonly #owner: string;

  constructor(runtime: Runtime, store: CheckpointStore, shared: Shared, presets: string, own: CallOptions) {
    this.#runtime = runtime;
    this.#store = store;
    this.#shared = shared;
    this.#presets = presets;
    this.#own = own;
    this.#owner = `${runtime.settings.baseUrl} ${withAccount(runtime).account}`;
  }

  /** The runtime with this cache. */
  cached(): Runtime {
    const runtime = this.#runtime;
    return {
      ...runtime,
      cached: <T>(
        operation: OperationDescriptor,
        input: CallInput,
        options?: CallOptions,
      ): Promise<WithResponse<T>> | undefined => {
        if (operation.method === 'GET')
          return isReadOnceADay(operation) ? this.#readOnce<T>(operation, input, options) : undefined;
        return this.#shared.paths.has(operation.path) ? this.#change<T>(operation, input, options) : undefined;
      },
      with: (defaults) => {
        const presets = this.#presets + (defaults.query ? JSON.stringify(defaults.query) : '');
        const { signal = this.#own.signal, deadlineInMs = this.#own.deadlineInMs } = defaults.callOptions ?? {};
        const own = { signal, deadlineInMs };
        return new SettingsCache(runtime.with(defaults), this.#store, this.#shared, presets, own).cached();
      },
    };
  }

  #lifetimeOf(callId: string, { id, method, path }: OperationDescriptor, options: CallOptions): Lifetime {
    const { clock, settings } = this.#runtime;
    const facts = { operation: id, method, path, callId, attempts: 0, outcome: 'not-sent' } as const;
    const deadlineInMs = options.deadlineInMs ?? this.#own.deadlineInMs ?? settings.deadlineInMs;
    return openCallLifetime(clock, options.signal ?? this.#own.signal, deadlineInMs, () => facts);
  }

  #prefixOf(path: string): string {
    return `settings.${this.#runtime.surface.name}:${this.#owner} ${path} `;
  }

  #keyOf({ path }: OperationDescriptor, input: CallInput): string {
    return `${this.#prefixOf(path)}${this.#presets} ${JSON.stringify([input.path, input.query])}`;
  }

  /** Empty if the store fails. */
  async #entriesBelow(prefix: string): Promise<ReadonlyMap<string, string>> {
    let entries: unknown = new Map();
    await tryStore(this.#runtime.clock, async () => {
      entries = await this.#store.read(prefix);
    });
    if (isEntries(entries)) return entries;
    throw invalidResult('`settingsCache`', 'read', 'a Map<string, string>', entries);
  }

  /** The entry while it is fresh, the server's response otherwise. The store is read once for all as well. */
  async #read(
    key: string,
    operation: OperationDescriptor,
    input: CallInput,
    options: CallOptions & { readonly callId: string },
    isCurrent: () => boolean,
  ): Promise<WithResponse<unknown>> {
    const { clock } = this.#runtime;
    const { changes } = this.#shared;
    const prefix = this.#prefixOf(operation.path);
    const text = (await this.#entriesBelow(key)).get(key);
    const kept = parseEntry(text);
    const entry = kept !== undefined && Math.abs(clock.now() - kept.at) < dayInMs ? kept : undefined;
    const changed = changes.get(prefix);
    const isNewer = !changed || changed.readSince.get(key) === text || (entry?.askedAt ?? 0) > changed.atInMs;
    if (entry !== undefined && !entry.isOvertaken && isNewer) return responseOf(entry, options.callId, clock.now());
    const askedAt = clock.now();
    let response: WithResponse<unknown>;
    try {
      response = await call(this.#runtime, operation, input, options).withResponse();
    } catch (error) {
      if (!(error instanceof RateLimitError) || !entry?.isOvertaken) throw error;
      return responseOf(entry, options.callId, clock.now());
    }
    // A change has made the response obsolete.
    if (!isCurrent()) return response;
    const fresh: CacheEntry = { askedAt, at: clock.now(), status: response.status, data: response.data };
    const value = writeEntry(fresh, operation, response);
    changes.get(prefix)?.readSince.set(key, value);
    await tryStore(clock, () => this.#store.write([{ key, value }]));
    return response;
  }

  async #readOnce<T>(
    operation: OperationDescriptor,
    input: CallInput,
    options: CallOptions = {},
  ): Promise<WithResponse<T>> {
    checkQuery(operation, input);
    const { flights } = this.#shared;
    const key = this.#keyOf(operation, input);
    const { callId = randomId() } = options;
    let flight = flights.get(key);
    if (flight === undefined || flight.isOver) {
      const isCurrent = (): boolean => flights.get(key) === mine;
      const mine = new SingleFlight((signal) => {
        // Each caller decides how long it waits.
        const shared = { ...options, callId, signal, deadlineInMs: Infinity };
        return this.#read(key, operation, input, shared, isCurrent).finally(() => {
          if (isCurrent()) flights.delete(key);
        });
      });
      flights.set(key, mine);
      flight = mine;
    }
    const joined = await flight.join(this.#lifetimeOf(callId, operation, options));
    if (!joined) return this.#readOnce<T>(operation, input, options);
    const response = joined.value;
    // The type is generated. Callers get copies, because another caller may change the data.
    return { ...response, data: structuredClone(response.data) as T, headers: new Headers(response.headers) };
  }

  async #change<T>(
    operation: OperationDescriptor,
    input: CallInput,
    options: CallOptions = {},
  ): Promise<WithResponse<T>> {
    const { callId = randomId() } = options;
    const lifetime = this.#lifetimeOf(callId, operation, options);
    // A canceled caller doesn't wait for the store either. This process has the change already. The change was carried
    // out, so an invalid store doesn't fail it. The next read fails.
    const settled = (response?: WithResponse<T>): Promise<void> =>
      lifetime.race(this.#overtake(operation, input, response)).catch(() => undefined);
    try {
      const response = await call<T>(this.#runtime, operation, input, { ...options, callId }).withResponse();
      await settled(response);
      return response;
    } catch (error) {
      // The outcome may be unknown.
      if (!(error instanceof TradelaneError) || error.outcome === 'unknown') await settled();
      throw error;
    } finally {
      lifetime.close();
    }
  }

  /** Notes a change. All entries of its address are then stale. */
  #overtake(operation: OperationDescriptor, input: CallInput, response?: WithResponse<unknown>): Promise<void> {
    const { changes, flights } = this.#shared;
    const prefix = this.#prefixOf(operation.path);
    const kept = this.#keepChange(prefix, this.#keyOf(operation, input), response, changes.get(prefix)?.kept);
    changes.set(prefix, { atInMs: this.#runtime.clock.now(), readSince: new Map(), kept });
    for (const key of flights.keys()) if (key.startsWith(prefix)) flights.delete(key);
    return kept;
  }

  /** Changes the stored entries, one change after another, so that the last one decides. */
  async #keepChange(
    prefix: string,
    own: string,
    response: WithResponse<unknown> | undefined,
    before: Promise<void> | undefined,
  ): Promise<void> {
    const { clock } = this.#runtime;
    await tryStore(clock, () => before);
    const found = await this.#entriesBelow(prefix);
    // Also affected by a change in the meantime.
    const stale = [...found].filter(([key]) => !this.#shared.changes.get(prefix)?.readSince.has(key));
    if (stale.length === 0) return;
    const entries = stale.map(([key, text]) => ({ key, value: overtakenBy(response, text, key === own) }));
    await tryStore(clock, () => this.#store.write(entries));
  }
}

function isReadOnceADay({ rate, response }: OperationDescriptor): boolean {
  const windows = rate?.recommended ?? rate?.maximum ?? [];
  return response === undefined && windows.some(({ requests, periodInMs }) => requests === 1 && periodInMs >= dayInMs);
}
