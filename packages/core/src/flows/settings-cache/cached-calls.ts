import type { OperationDescriptor } from '../../base/descriptor.ts';
import { RateLimitError } from '../../base/errors/index.ts';
import type { CallInput, CallOptions } from '../../call/call.ts';
import { isEntries } from '../../base/checkpoint/is-entries.ts';
import { fromStore } from '../../base/from-store.ts';
import { CallId } from '../../call/pipeline/call-id.ts';
import { openCallLifetime } from '../../call/pipeline/call-lifetime.ts';
import type { WithResponse } from '../../call/results/index.ts';
import type { Runtime } from '../../client/runtime.ts';
import type { CheckpointStore } from '../checkpoint/index.ts';
import { type CacheEntry, overtakenBy, parseEntry, responseOf } from './cache-entry.ts';
import { SingleFlight } from './single-flight.ts';

const dayInMs = 86_400_000;

/** What all clients of a cache have in common. */
export interface Shared {
  /** Reads that are under way, by the key of their entry. */
  readonly flights: Map<string, SingleFlight<WithResponse<unknown>>>;
  /** When each address was changed from here: older entries are stale, also where the store could not forget them. */
  readonly changes: Map<string, number>;
}

/** The calls of a runtime, served from the cache or making what it holds old. */
export interface CachedCalls {
  readonly read: CachedCall;
  readonly change: CachedCall;
}

type CachedCall = <T>(
  operation: OperationDescriptor,
  input: CallInput,
  options: CallOptions | undefined,
) => Promise<WithResponse<T>>;

/** What of a cache is loaded with the first call that it may serve, or that changes what it holds; see `withSettingsCache`. */
export function cachedCalls(runtime: Runtime, store: CheckpointStore, shared: Shared, presets: string): CachedCalls {
  const { clock, surface } = runtime;
  const { flights, changes } = shared;
  // Clients of two accounts, or of two hosts, may be given one store.
  const owner = `${runtime.identity.split(' ', 1)[0]} ${runtime.account ?? ''}`;
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
    const { callId = crypto.randomUUID() } = options;
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
    const exchange = { call: { operation, input, options }, id: new CallId(callId), attempts: 0 };
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

  return { read: readOnce, change };
}
