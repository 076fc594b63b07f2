import { randomId } from '../../base/random-id.ts';
import type { OperationDescriptor } from '../../base/descriptor.ts';
import { RateLimitError } from '../../base/errors/index.ts';
import { withAccount } from '../../call/auth/with-account.ts';
import type { CallInput, CallOptions } from '../../call/call.ts';
import { isEntries } from '../../base/checkpoint/is-entries.ts';
import { fromStore } from '../../base/from-store.ts';
import { CallId } from '../../call/pipeline/call-id.ts';
import { openCallLifetime } from '../../call/pipeline/call-lifetime.ts';
import { checkRuntime } from '../../call/pipeline/check-runtime.ts';
import { ApiPromise, type WithResponse } from '../../call/results/index.ts';
import type { Runtime } from '../../client/runtime.ts';
import type { CheckpointStore } from '../checkpoint/index.ts';
import { type CacheEntry, overtakenBy, parseEntry, responseOf } from './cache-entry.ts';
import { SingleFlight } from './single-flight.ts';

const dayInMs = 86_400_000;

/** What all clients of a cache have in common. */
interface Shared {
  /** Reads that are under way, by the key of their entry. */
  readonly flights: Map<string, SingleFlight<WithResponse<unknown>>>;
  /** When each address was changed from here: older entries are stale, also where the store could not forget them. */
  readonly changes: Map<string, number>;
}

/**
 * The same runtime, which serves what may be read once a day (A01, CH11 …) from `store` for a day. Which operations
 * these are their documented rates say. What one account reads of one host is served to no other. Calls for the same entry at the same time share one request and its outcome; a
 * failure is not kept. After a change at the same address (A02) it is read again; where the limit has no room for that, what was read
 * before is served until it is a day old, with the values that the response to the change gives, and a `warning` among its headers. A store that fails, or does not respond within
 * 5 s, costs a request and fails no call; what it could not forget other processes may be served until it is a day old.
 * @throws ConfigurationError where the credential tells no account that lasts
 */
export function withSettingsCache(runtime: Runtime, store: CheckpointStore | undefined): Runtime {
  checkRuntime(runtime);
  return store === undefined ? runtime : cached(runtime, store, { flights: new Map(), changes: new Map() }, '');
}

function cached(runtime: Runtime, store: CheckpointStore, shared: Shared, presets: string): Runtime {
  const { clock, surface } = runtime;
  const { flights, changes } = shared;
  // Clients of two accounts, or of two hosts, may be given one store.
  const owner = `${runtime.settings.baseUrl} ${withAccount(runtime).account}`;
  const prefixOf = (path: string): string => `settings.${surface.name}:${owner} ${path} `;
  const keyOf = ({ path }: OperationDescriptor, input: CallInput): string =>
    `${prefixOf(path)}${presets} ${JSON.stringify([input.path, input.query])}`;

  /** None where the store fails, or gives something else. */
  const entriesBelow = async (prefix: string): Promise<ReadonlyMap<string, string>> => {
    const found = await fromStore(clock, () => store.read(prefix));
    return isEntries(found) ? found : new Map();
  };

  /** The entry while it is fresh, the server's response otherwise. The store is read once for all as well. */
  const read = async (
    key: string,
    operation: OperationDescriptor,
    input: CallInput,
    options: CallOptions & { readonly callId: string },
    isCurrent: () => boolean,
  ): Promise<WithResponse<unknown>> => {
    const kept = parseEntry((await entriesBelow(key)).get(key));
    const entry = kept !== undefined && Math.abs(clock.now() - kept.at) < dayInMs ? kept : undefined;
    const changedAtInMs = changes.get(prefixOf(operation.path)) ?? Number.NEGATIVE_INFINITY;
    if (entry !== undefined && !entry.isOvertaken && entry.askedAt > changedAtInMs)
      return responseOf(entry, options.callId, clock.now());
    const askedAt = clock.now();
    let response: WithResponse<unknown>;
    try {
      response = await runtime.call(operation, input, options).withResponse();
    } catch (error) {
      if (!(error instanceof RateLimitError) || !entry?.isOvertaken) throw error;
      return responseOf(entry, options.callId, clock.now());
    }
    const fresh: CacheEntry = { askedAt, at: clock.now(), status: response.status, data: response.data };
    // What a change has overtaken is old already.
    if (isCurrent()) await fromStore(clock, () => store.write([{ key, value: JSON.stringify(fresh) }]));
    return response;
  };

  const readOnce = async <T>(
    operation: OperationDescriptor,
    input: CallInput,
    options: CallOptions = {},
  ): Promise<WithResponse<T>> => {
    const key = keyOf(operation, input);
    const { callId = randomId() } = options;
    let flight = flights.get(key);
    if (flight === undefined || flight.isAborted) {
      const isCurrent = (): boolean => flights.get(key) === mine;
      const mine = new SingleFlight((signal) => {
        // How long a caller waits is that caller's own affair.
        const shared = { ...options, callId, signal, deadlineInMs: undefined };
        return read(key, operation, input, shared, isCurrent).finally(() => {
          if (isCurrent()) flights.delete(key);
        });
      });
      flights.set(key, mine);
      flight = mine;
    }
    const exchange = { call: { operation, input, options }, id: new CallId(callId), attempts: 0, isInDoubt: false };
    const response = await flight.join(openCallLifetime(exchange, clock, options.signal, options.deadlineInMs));
    // The type is the generated one. Nobody gets what another caller may change.
    return { ...response, data: structuredClone(response.data) as T, headers: new Headers(response.headers) };
  };

  const change = async <T>(
    operation: OperationDescriptor,
    input: CallInput,
    options: CallOptions | undefined,
  ): Promise<WithResponse<T>> => {
    const prefix = prefixOf(operation.path);
    const overtake = async (response: WithResponse<unknown> | undefined): Promise<void> => {
      changes.set(prefix, clock.now());
      for (const key of flights.keys()) if (key.startsWith(prefix)) flights.delete(key);
      const stale = [...(await entriesBelow(prefix))];
      if (stale.length === 0) return;
      const mine = keyOf(operation, input);
      await fromStore(clock, () =>
        store.write(stale.map(([key, text]) => ({ key, value: overtakenBy(response, text, key === mine) }))),
      );
    };
    let response: WithResponse<T> | undefined;
    try {
      return (response = await runtime.call<T>(operation, input, options).withResponse());
    } finally {
      await overtake(response); // also where it failed: nobody may know whether it was done
    }
  };

  const { list, file, batch, send, identity, account, limits, settings } = runtime;
  return {
    list,
    file,
    batch,
    send,
    clock,
    identity,
    account,
    surface,
    settings,
    presets: runtime.presets,
    limits,
    call: <T>(operation: OperationDescriptor, input: CallInput, options?: CallOptions): ApiPromise<T> => {
      if (operation.method !== 'GET') return new ApiPromise<T>(() => change<T>(operation, input, options));
      if (!isReadOnceADay(operation)) return runtime.call<T>(operation, input, options);
      return new ApiPromise<T>(() => readOnce<T>(operation, input, options));
    },
    with: (defaults) => cached(runtime.with(defaults), store, shared, presets + JSON.stringify(defaults.query ?? {})),
  };
}

function isReadOnceADay({ rate, response }: OperationDescriptor): boolean {
  const windows = rate?.recommended ?? rate?.maximum ?? [];
  return response === undefined && windows.some(({ requests, periodInMs }) => requests === 1 && periodInMs >= dayInMs);
}
