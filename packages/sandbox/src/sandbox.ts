import { credentials } from './domains/auth/credentials/index.ts';
import { growWorld, handlers, jobs, partReaders, plantSeed, reserveFor, tidyUp } from './domains/index.ts';
import { issueLinkToken } from './domains/account/model/index.ts';
import { eventKey } from './domains/event-key.ts';
import { type Info, info } from './domains/info.ts';
import type { ActionError } from './domains/hub/actions/model.ts';
import { finishCommand } from './domains/hub/actions/outcome.ts';
import { table, validators } from './domains/operations.ts';
import { type ActionInfo, latestActions, latestImports, latestOrders } from './domains/overview.ts';
import { createClock, type SandboxClock, wallClock } from './machinery/clock/clock.ts';
import { atOnce, type Slices } from './machinery/clock/turns.ts';
import { control, type Controls } from './machinery/control/control.ts';
import { faultOf, modeOf, outcomeOf, revocationOf } from './machinery/control/bodies.ts';
import { Exchanges } from './machinery/http/exchanges.ts';
import { addFault, clearFaults, type Fault, type FaultInput, readFaults } from './machinery/http/faults.ts';
import { type JournalEntry, readJournal } from './machinery/http/journal.ts';
import { fetchAdapter } from './machinery/http/fetch-adapter.ts';
import { guarded } from './machinery/http/front.ts';
import type { Inbound, Outbound } from './machinery/http/inbound.ts';
import { checkWindows } from './machinery/http/limits.ts';
import type { Machinery } from './machinery/http/pipeline.ts';
import { createServer } from './machinery/http/server.ts';
import { type DeadLetter, deadLetters, EventQueue } from './machinery/queue/index.ts';
import { MemoryStore, type Snapshot, snapshotPieces, StoreFailure, withDigest } from './machinery/store/index.ts';
import {
  checkSnapshot,
  createAgenda,
  createIdentification,
  events,
  type QueuedEvent,
  restoreWorld,
  revokeTokens,
  World,
} from './machinery/world/index.ts';
import { checkOptions } from './sandbox-option-check.ts';
import type { SandboxOptions } from './sandbox-options.ts';
import { type State, stateOf, states } from './sandbox-state.ts';

/** A hub and instance of one's own. */
export interface Sandbox {
  /** Responds like the servers would; takes what the global `fetch` takes. Rejects where a fault cuts the connection. */
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>;
  /** Responds to a request that is not a `Request`: what a server on a socket calls. */
  readonly handle: (inbound: Inbound) => Outbound | Promise<Outbound>;
  /** Its time: move it forward to see what comes due. */
  readonly clock: SandboxClock;
  /** URLs, credentials and what there is; each call brings a fresh `link_token`. */
  info(origin?: string): Info;
  /** The connector's queue: what nobody has taken off it yet. */
  events(): readonly QueuedEvent[];
  /** Messages that the connector could not handle, with the reason. */
  deadLetters(): readonly DeadLetter[];
  /** What goes wrong with the next calls. */
  readonly faults: {
    /** @throws Refusal where the fault cannot be met, for example because there is no such operation */
    add(fault: FaultInput): void;
    list(): readonly Fault[];
    clear(): void;
  };
  /** Whether the documented rates are enforced. */
  readonly limits: {
    readonly mode: 'real' | 'off';
    /** @throws Refusal where it is neither */
    set(mode: 'real' | 'off'): void;
  };
  /** The latest thousand requests, oldest first. */
  journal(): readonly JournalEntry[];
  /** Revokes one token, all of one client, or all; says how many. @throws Refusal where it names neither and is not empty */
  revokeTokens(only?: { readonly token?: string; readonly client_id?: string }): number;
  /** Actions, and how a connector would end them. */
  readonly actions: {
    /** The latest hundred, newest first. */
    list(): readonly ActionInfo[];
    /** @throws Refusal where there is no such action, or it has its outcome */
    succeed(id: string): void;
    fail(id: string, reason: { readonly code: string; readonly message: string }): void;
  };
  /** Back to the seed: data, tokens, limits, events, journal and clock. */
  reset(): void;
  /** Everything that it keeps, to be restored in this or another sandbox. */
  snapshot(): Snapshot;
  /**
   * Puts a snapshot in place of everything; all or nothing. One that a program changed is taken as it is, so its documents must be such as the
   * sandbox writes; a port takes none that was changed.
   * @throws Refusal where it cannot be read
   */
  restore(snapshot: Snapshot): void;
  /** Frees the store. */
  close(): void;
}

/** Origin of requests that have none: a loopback name, so that clients take plain http. */
export const defaultOrigin = 'http://sandbox.localhost';

/** A transaction of so many is quick, and small enough to be held. */
const ordersAtOnce = 1000;

/**
 * Creates a hub and instance of one's own, with the demo world unless `seed` says otherwise. It runs on every runtime and opens no port.
 * @throws TypeError where an option means nothing
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  checkOptions(options);
  const {
    seed = 'demo',
    size = 0,
    limits = 'off',
    strict = false,
    actions = 'auto',
    store = new MemoryStore(),
    clock: base = wallClock,
  } = options;
  const onFailure =
    options.onFailure ??
    ((error: unknown) => console.error(error instanceof StoreFailure ? `sandbox: ${error.message}` : error));
  const world = new World(store, { actions });

  let state: State = { seed, limits, offsetInMs: 0 };
  const save = (changes: Partial<State>): void => {
    const changed = { ...state, ...changes };
    store.put(states, 'state', changed);
    state = changed;
  };
  /** What was changed together with something that could not be kept is as it was before. */
  const takeBack = (): void => {
    try {
      state = store.get(states, 'state') ?? state;
    } catch {
      // What cannot be read either has been told.
    }
  };
  const clock = createClock({
    base,
    offset: () => state.offsetInMs,
    setOffset: (offsetInMs) => save({ offsetInMs }),
    onAdvance: async () => {
      tick();
      await agenda.settled();
      queue.wake();
    },
  });
  const queue = new EventQueue(world, eventKey, () => base.now());
  const exchanges = new Exchanges();
  const agenda = createAgenda(world, jobs, () => clock.now(), onFailure);
  /** Sets the time of what follows and does what is due. */
  const tick = (): void => agenda.runDue(clock.now());

  /** Brings the world to its size, some orders at a time: a process that dies in between goes on where it was. */
  function* grow(): Slices {
    const { size: count = 0, start = clock.now() } = state;
    if ((state.grown ?? 0) >= count) return;
    const demo = new World(new MemoryStore(), { actions });
    demo.now = start;
    plantSeed(demo, state.seed);
    const { epoch } = world;
    reserveFor(world, count - (state.grown ?? 0));
    for (let grown = state.grown ?? 0; grown < count && world.epoch === epoch; grown = state.grown ?? count) {
      const next = Math.min(count, grown + ordersAtOnce);
      store.transaction(() => {
        growWorld(world, demo.store, { count, start, from: grown, to: next });
        save({ grown: next });
      }, 'light');
      yield;
    }
  }
  /** Removes what was replaced; where that fails, the world is there all the same. */
  function* sweep(): Slices {
    try {
      yield* store.sweep();
    } catch (error) {
      onFailure(error);
    }
  }
  function* plant(): Slices {
    plantWorld();
    yield* sweep();
    yield* grow();
  }
  /** The same as a start of the program, which tells a link token: it is good again. */
  function* plantAnew(): Slices {
    plantWorld();
    issueLinkToken(world);
    yield* sweep();
    yield* grow();
  }
  /** Lets go of what is under way: the world that it belongs to is gone. */
  const forget = (): void => {
    agenda.forget();
    queue.forget();
    world.epoch += 1;
  };
  const plantWorld = (): void => {
    try {
      store.transaction(() => {
        forget();
        store.clear();
        state = { seed, limits, offsetInMs: 0 };
        save(size === 0 ? {} : { size, grown: 0, start: clock.now() });
        world.now = clock.now();
        plantSeed(world, seed);
      });
    } catch (error) {
      takeBack();
      throw error;
    }
  };
  const known = store.get(states, 'state');
  if (known === undefined) atOnce(plant());
  else {
    save({ ...known, ...(options.limits !== undefined && { limits: options.limits }) });
    store.transaction(() => tidyUp(world));
    atOnce(grow());
  }

  const machinery: Machinery = {
    world,
    validators,
    strict,
    partReaders,
    identify: createIdentification(credentials),
    exchanges,
    limited: () => state.limits === 'real',
    onFailure,
  };
  const controls: Controls = {
    world,
    queue,
    clock,
    table,
    operations: new Set(table.surfaces.flatMap(({ operations }) => operations.map(({ id }) => id))),
    info: (origin) => info(world, origin),
    reset: plantAnew,
    snapshot: () => snapshotPieces(store.entries()),
    exchanges,
    orders: () => latestOrders(world),
    actions: () => latestActions(world),
    imports: () => latestImports(world),
    finishAction: (id, { status, errors = [] }) =>
      // Which codes there are is the connector's to know; the hub passes them on.
      finishCommand(world, id, { failed: status === 'FAILED', errors: errors as readonly ActionError[] }),
    *restore(snapshot) {
      try {
        yield* restoreWorld(store, snapshot, () => {
          checkWindows(store);
          forget();
          save(stateOf(store.get(states, 'state'), base.now()));
          world.now = clock.now();
        });
      } catch (error) {
        takeBack();
        throw error;
      } finally {
        yield* sweep();
      }
    },
    limits: () => state.limits,
    setLimits: (mode) => save({ limits: mode }),
  };

  const serve = createServer(table, handlers, machinery, (inMs) => clock.wait(inMs), tick);
  const handle = guarded((inbound, isControl) => (isControl ? control(controls, inbound) : serve(inbound)), {
    access: { allowOrigins: options.allowOrigins ?? [], allowHosts: options.allowHosts ?? [] },
    before: tick,
    after: () => queue.wake(),
    onFailure: (error) => {
      takeBack();
      onFailure(error);
    },
  });

  const act = (run: () => void): void => {
    tick();
    store.transaction(run);
    queue.wake();
  };

  return {
    fetch: fetchAdapter(handle, defaultOrigin),
    handle,
    clock,
    info: (origin = defaultOrigin) => {
      tick();
      return controls.info(origin) as Info;
    },
    events: () => [...store.scan(events)].map(({ value }) => value),
    deadLetters: () => [...store.scan(deadLetters)].map(({ value }) => value),
    reset: () => atOnce(plantAnew()),
    snapshot: () => withDigest(store.snapshot()),
    restore: (snapshot) => atOnce(controls.restore(atOnce(checkSnapshot(snapshot)))),
    faults: {
      add: (fault) => addFault(world, faultOf(controls.operations, fault)),
      list: () => readFaults(world),
      clear: () => clearFaults(world),
    },
    limits: {
      get mode() {
        return state.limits;
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
    close: () => {
      queue.close();
      store.close();
    },
  };
}
