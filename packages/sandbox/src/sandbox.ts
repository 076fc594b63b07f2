import { credentials } from './domains/auth/credentials/index.ts';
import { handlers, jobs } from './domains/index.ts';
import { eventKey } from './domains/event-key.ts';
import { type Info, info } from './domains/info.ts';
import type { ActionError } from './domains/hub/actions/model.ts';
import { finishCommand } from './domains/hub/actions/outcome.ts';
import { openIncident } from './domains/instance/orders/incidents.ts';
import { placeOrder } from './domains/instance/orders/place.ts';
import { table, validators } from './domains/operations.ts';
import { fieldFilter } from './operations/generated.ts';
import {
  type ActionInfo,
  countPending,
  latestActions,
  latestImports,
  latestOrders,
  subjectOf,
} from './domains/overview.ts';
import { createClock, type SandboxClock, wallClock } from './clock/clock.ts';
import { atOnce } from './clock/steps.ts';
import { control, type Controls } from './control/control.ts';
import { Moments } from './control/moments.ts';
import { faultOf, modeOf, outcomeOf, revocationOf, type ShopOrder, shopOrderOf } from './control/bodies.ts';
import { Exchanges, type JournalEntry, readJournal } from './http/journal.ts';
import { addFault, clearFaults, type Fault, type FaultInput, readFaults } from './http/faults.ts';
import { fetchAdapter } from './http/fetch-adapter.ts';
import { accessOf, forbidden, guarded, isControl } from './http/front.ts';
import type { Head, SandboxRequest, SandboxResponse } from './http/request.ts';
import type { ServerState } from './http/pipeline.ts';
import { Server } from './http/server.ts';
import { type DeadLetter, deadLetters, EventQueue } from './queue/index.ts';
import { type Collection, MemoryStore, type Snapshot, snapshotOf, type Store, StoreError } from './store/index.ts';
import {
  Agenda,
  checkSnapshot,
  createIdentification,
  events,
  type QueuedEvent,
  revokeTokens,
  World,
} from './world/index.ts';
import { checkRecording, recordedReads } from './http/recording.ts';
import { Contents, KeptState } from './sandbox-contents.ts';
import { checkOptions, type SandboxOptions } from './sandbox-options.ts';
import { version } from './version.ts';

/** A local hub and instance. */
export interface Sandbox {
  /** Handles a request in process, like the global `fetch`. Pass it to clients as `fetch`. Rejects if a fault drops the connection. */
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>;
  /** Handles a request that isn't a `Request`. Use it to write your own server. */
  readonly handle: (inbound: SandboxRequest) => SandboxResponse | Promise<SandboxResponse>;
  /**
   * Returns whether the response depends on the body. It doesn't if the sender, path, credentials or media type are
   * refused. Then your own server can pass an empty body to `handle`.
   */
  readonly needsBody: (head: Head) => boolean;
  /** Time of the sandbox. Move it forward to run work that is due later. */
  readonly clock: SandboxClock;
  /** Returns base URLs, credentials and IDs of the demo world. */
  info(origin?: string): Info;
  /** Returns the messages in the connector's queue. */
  events(): readonly QueuedEvent[];
  /** Returns the messages in the dead-letter queue, with the reason. */
  deadLetters(): readonly DeadLetter[];
  /** Faults: failures that the next calls of an operation get. */
  readonly faults: {
    /** Adds a fault. @throws {HttpError} If the fault is invalid, for example because the operation doesn't exist. */
    add(fault: FaultInput): void;
    /** Returns the pending faults. */
    list(): readonly Fault[];
    /** Removes all pending faults. */
    clear(): void;
  };
  /** Enforcement of the documented rate limits. */
  readonly limits: {
    /** `real` or `off`. */
    readonly mode: 'real' | 'off';
    /** Turns limits on or off. @throws {HttpError} If the mode is invalid. */
    set(mode: 'real' | 'off'): void;
  };
  /** Returns the latest 1,000 requests, oldest first. */
  journal(): readonly JournalEntry[];
  /**
   * Revokes one token, all tokens of a client, or all tokens. Returns the number of revoked tokens.
   * @throws {HttpError} If a field is unknown or invalid.
   */
  revokeTokens(only?: { readonly token?: string; readonly client_id?: string }): number;
  /** Actions, and reporting of their outcome like a connector. */
  readonly actions: {
    /** Returns the latest 100 actions, newest first. */
    list(): readonly ActionInfo[];
    /** Reports success. @throws {HttpError} If the action doesn't exist or already has an outcome. */
    succeed(id: string): void;
    /** Reports a failure. @throws {HttpError} If the action doesn't exist or already has an outcome. */
    fail(id: string, reason: { readonly code: string; readonly message: string }): void;
  };
  /** Orders at the shops of the instance. */
  readonly shopOrders: {
    /**
     * Places an order, as a customer does, and returns its ID. It takes the stock of its offers and waits until the
     * shop accepts it.
     * @throws {HttpError} If an offer is unknown or its stock is too low.
     */
    place(order: ShopOrder): string;
  };
  /** Resets data, tokens, limits, events, journal and clock to the seed. */
  reset(): void;
  /** Returns all data, to restore it in this or another sandbox. */
  snapshot(): Snapshot;
  /**
   * Replaces all data with a snapshot, or changes nothing. The digest isn't checked here, so you can edit a snapshot.
   * `PUT /__sandbox/snapshot` rejects edited snapshots.
   * @throws {HttpError} If the snapshot is invalid.
   */
  restore(snapshot: Snapshot): void;
  /** Closes the store and ends pending waits, such as delayed responses and workers that wait for messages. */
  close(): void;
}

/** Origin in process. It is a loopback name, so that clients accept plain HTTP. */
export const defaultOrigin = 'http://sandbox.localhost';

/** The parts of an open sandbox. */
interface Parts {
  readonly world: World;
  readonly state: KeptState;
  readonly clock: ReturnType<typeof createClock>;
  readonly queue: EventQueue;
  readonly exchanges: Exchanges;
  readonly contents: Contents;
  /** Sets the time of the world and runs due work. */
  readonly tick: () => void;
}

/**
 * Creates a sandbox in memory: a local hub and instance with every operation. It runs on every runtime and doesn't open a port.
 * @throws {TypeError} If an option is invalid.
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  checkOptions(options);
  const { strict = false, store = new MemoryStore() as Store } = options;
  const onFailure =
    options.onFailure ??
    ((error: unknown) => console.error(error instanceof StoreError ? `sandbox: ${error.message}` : error));
  const parts = openParts(options, store, onFailure);
  const { world, state, clock, queue, exchanges, tick } = parts;
  const serverState: ServerState = {
    world,
    validators,
    fieldFilter,
    strict,
    identify: createIdentification(credentials),
    exchanges,
    hasRecording: () => store.count(recordedReads as Collection<never>) > 0,
    limited: () => state.now.limits === 'real',
    onFailure,
  };
  const controls = controlsOf(parts);
  let isClosed = false;
  const server = new Server(table, handlers, serverState, (inMs) => clock.wait(inMs), tick);
  const access = accessOf(options);
  const handle = guarded((inbound) => (isControl(inbound) ? control(controls, inbound) : server.respond(inbound)), {
    access,
    now: () => clock.now(),
    before: tick,
    after: () => queue.wakeIfChanged(),
    onFailure: (error) => {
      // Requests after close() get a 500, which isn't a failure.
      if (isClosed) return;
      state.takeBack();
      onFailure(error);
    },
  });
  return {
    ...programOf(parts, controls),
    fetch: fetchAdapter(handle, defaultOrigin),
    handle,
    needsBody: (inbound) =>
      forbidden(inbound, access) === undefined && (isControl(inbound) || server.needsBody(inbound)),
    close: () => {
      isClosed = true;
      clock.close();
      queue.close();
      store.close();
    },
  };
}

/** Opens the world of the store, or plants a new one. */
function openParts(options: SandboxOptions, store: Store, onFailure: (error: unknown) => void): Parts {
  const recording = options.recording === undefined ? undefined : checkRecording(options.recording);
  const {
    seed = recording === undefined ? 'demo' : 'empty',
    size = 0,
    limits = 'off',
    actions = 'auto',
    clock: base = wallClock,
  } = options;
  const world = new World(store, { actions });
  const state = new KeptState(store, { seed, limits, offsetInMs: 0 });
  const clock = createClock({
    base,
    offset: () => state.now.offsetInMs,
    setOffset: (offsetInMs) => state.save({ offsetInMs }),
    onAdvance: async () => {
      agenda.runDue(clock.now());
      await agenda.settled();
      queue.wake();
    },
  });
  const queue = new EventQueue(world, eventKey, () => base.now());
  const agenda = new Agenda(world, jobs, () => clock.now(), onFailure);
  const tick = (): void => {
    clock.settle();
    const now = clock.now();
    agenda.runDue(now);
    agenda.lookedAt(now);
  };
  const forget = (): void => {
    clock.settle(0);
    agenda.forget();
    queue.forget();
  };
  const contents = new Contents({ world, state, base, clock, first: { seed, limits, size, recording }, forget });
  contents.open(options.limits);
  return { world, state, clock, queue, exchanges: new Exchanges(), contents, tick };
}

/** The parts that the control API changes. */
function controlsOf({ world, state, clock, queue, exchanges, contents }: Parts): Controls {
  const moments = new Moments(world.store);
  return {
    world,
    queue,
    clock,
    table,
    operations: new Set(table.surfaces.flatMap(({ operations }) => operations.map(({ id }) => id))),
    info: (origin) => info(world, origin),
    reset: () => contents.reset(),
    exchanges,
    orders: () => latestOrders(world),
    actions: () => latestActions(world),
    pending: () => countPending(world),
    imports: () => latestImports(world),
    subjectOf: (job) => subjectOf(world, job),
    finishAction: (id, { status, errors = [] }) =>
      // The hub passes the codes of a connector along unchanged.
      finishCommand(world, id, { failed: status === 'FAILED', errors: errors as readonly ActionError[] }),
    openIncident: (line, reason) => openIncident(world, line, reason),
    placeShopOrder: (order) => placeOrder(world, order),
    restore: (snapshot) => contents.restore(snapshot),
    moments,
    restoreMoment: (id) => contents.restoreBy(() => moments.restore(id)),
    limits: () => state.now.limits,
    setLimits: (mode) => state.save({ limits: mode }),
    about: () => ({ version, seed: state.now.seed, size: state.now.size ?? 0, data: world.store.file ?? 'memory' }),
  };
}

/** The methods for a program in the same process. */
function programOf(
  { world, state, clock, queue, contents, tick }: Parts,
  controls: Controls,
): Omit<Sandbox, 'fetch' | 'handle' | 'needsBody' | 'close'> {
  const { store } = world;
  const act = (run: () => void): void => {
    tick();
    store.transaction(run);
    queue.wake();
  };
  return {
    clock,
    info: (origin = defaultOrigin) => {
      tick();
      return controls.info(origin) as Info;
    },
    events: () => [...store.scan(events)].map(({ value }) => value),
    deadLetters: () => [...store.scan(deadLetters)].map(({ value }) => value),
    reset: () => atOnce(contents.reset()),
    snapshot: () => snapshotOf(store),
    restore: (snapshot) => controls.restore(checkSnapshot(snapshot)),
    faults: {
      add: (fault) => addFault(world, faultOf(controls.operations, fault)),
      list: () => readFaults(world),
      clear: () => clearFaults(world),
    },
    limits: {
      get mode() {
        return state.now.limits;
      },
      set: (mode) => controls.setLimits(modeOf({ mode })),
    },
    journal: () => readJournal(world),
    revokeTokens: (only = {}) => revokeTokens(world, revocationOf(only)),
    actions: {
      list: () => {
        tick();
        return latestActions(world);
      },
      succeed: (id) => act(() => controls.finishAction(id, { status: 'SUCCESS' })),
      fail: (id, reason) => act(() => controls.finishAction(id, outcomeOf({ status: 'FAILED', errors: [reason] }))),
    },
    shopOrders: {
      place: (order) => {
        tick();
        return store.transaction(() => placeOrder(world, shopOrderOf(order)));
      },
    },
  };
}
