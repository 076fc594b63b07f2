import { credentials } from './domains/auth/credentials/index.ts';
import { growWorld, handlers, jobs, partReaders, plantSeed } from './domains/index.ts';
import { eventKey } from './domains/event-key.ts';
import { type Info, info } from './domains/info.ts';
import type { ActionError } from './domains/hub/actions/model.ts';
import { finishCommand } from './domains/hub/actions/outcome.ts';
import { table, validators } from './domains/operations.ts';
import { type ActionInfo, latestActions, latestImports, latestOrders } from './domains/overview.ts';
import type { Seed } from './domains/seed.ts';
import { type Clock, createClock, latestInMs, type SandboxClock, wallClock } from './machinery/clock/clock.ts';
import { control, controlPath, type Controls, readFault } from './machinery/control/control.ts';
import { invalid } from './machinery/errors/index.ts';
import type { OperationId } from './machinery/http/context.ts';
import { Exchanges } from './machinery/http/exchanges.ts';
import { addFault, clearFaults, type Fault, readFaults } from './machinery/http/faults.ts';
import { type JournalEntry, readJournal } from './machinery/http/journal.ts';
import { preflight, withCors } from './machinery/http/cors.ts';
import { fetchAdapter } from './machinery/http/fetch-adapter.ts';
import { type Access, objection, type Objection } from './machinery/http/guard.ts';
import type { Inbound, Outbound } from './machinery/http/inbound.ts';
import type { Machinery } from './machinery/http/pipeline.ts';
import { createServer } from './machinery/http/server.ts';
import { type DeadLetter, deadLetters, EventQueue } from './machinery/queue/index.ts';
import {
  collection,
  type Collection,
  MemoryStore,
  StoreFailure,
  type Snapshot,
  type Store,
} from './machinery/store/index.ts';
import {
  createAgenda,
  createIdentification,
  events,
  type QueuedEvent,
  restoreWorld,
  revokeTokens,
  type Settings,
  World,
} from './machinery/world/index.ts';

/** What a sandbox is created with. Everything has a default. */
export interface SandboxOptions {
  /** The world to start from. Default `demo`. A store that holds a world already keeps it. */
  readonly seed?: Seed;
  /**
   * How many orders the demo world has beside its sixty; its other collections grow along, returns and documents by one for twenty orders,
   * transactions by one for ten. Default 0; a million in a file take minutes.
   */
  readonly size?: number;
  /** Whether the documented rates are enforced. Default `off`. */
  readonly limits?: 'real' | 'off';
  /**
   * Whether requests are refused that real hosts take although the documents describe them otherwise: a `sort` without its direction, `1` for
   * `true`, empty parameters, XML for JSON. Default `false`; for the tests of a client of one's own.
   */
  readonly strict?: boolean;
  /** Time to run on, for example the virtual clock of a client. Default: the time of the machine. */
  readonly clock?: Clock;
  /** `manual` (default): commands stay pending until updateActionStatus. `auto`: they succeed by themselves after five seconds. */
  readonly actions?: Settings['actions'];
  /** Where everything is kept. Default: memory. */
  readonly store?: Store;
  /**
   * Origins of web pages that may call everything, such as `https://app.example.com`; `*` for any. Default: none but its own, and pages on
   * loopback names for all but the control API.
   */
  readonly allowOrigins?: readonly string[];
  /** Host names, without port, under which the control API responds beside addresses and loopback names. */
  readonly allowHosts?: readonly string[];
  /** Called with failures of the sandbox itself; the caller gets a 500. Default: written to the console. */
  readonly onFailure?: (error: unknown) => void;
}

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
  readonly limits: { readonly mode: 'real' | 'off'; set(mode: 'real' | 'off'): void };
  /** The latest thousand requests, oldest first. */
  journal(): readonly JournalEntry[];
  /** Revokes one token, all of one client, or all; says how many. */
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
  /** Puts a snapshot in place of everything; all or nothing. */
  restore(snapshot: Snapshot): void;
  /** Frees the store. */
  close(): void;
}

/** Origin of requests that have none: a loopback name, so that clients take plain http. */
export const defaultOrigin = 'http://sandbox.localhost';

/** A fault to meet: {@link Fault}, of which only the operation must be said. */
export type FaultInput = Omit<Fault, 'operation' | 'times'> & {
  /** Id of the operation, or `*` for any. */
  readonly operation: OperationId | '*';
  /** Default 1. */
  readonly times?: number;
};

interface State {
  readonly seed: Seed;
  readonly limits: 'real' | 'off';
  readonly offsetInMs: number;
  /** Orders that the world is to have beside the sixty of the demo, how many of them are there, and when it began. */
  readonly size?: number;
  readonly grown?: number;
  readonly start?: number;
}

/** A transaction of so many is quick, and small enough to be held. */
const ordersAtOnce = 1000;

const states: Collection<State> = collection('state');

const wrongState = (name: string): never => invalid(`$.collections.state.state.${name}`, 'is not what a sandbox keeps');

/** What a snapshot says of the sandbox itself, checked. A snapshot without it leaves the sandbox as it is. */
function stateOf(said: Partial<State> | undefined, now: number): Partial<State> {
  if (said === undefined) return {};
  const { seed, limits, offsetInMs } = said;
  if (seed !== 'demo' && seed !== 'empty') return wrongState('seed');
  if (limits !== 'real' && limits !== 'off') return wrongState('limits');
  if (typeof offsetInMs !== 'number' || !(offsetInMs >= 0) || now + offsetInMs > latestInMs)
    return wrongState('offsetInMs');
  const { size, grown, start } = said;
  return {
    seed,
    limits,
    offsetInMs,
    ...(size !== undefined && { size }),
    ...(grown !== undefined && { grown }),
    ...(start !== undefined && { start }),
  };
}

const refusal = ({ status, code, message }: NonNullable<Objection>): Outbound => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ code, message }),
});

/** Creates a hub and instance of one's own, with the demo world unless `seed` says otherwise. It runs on every runtime and opens no port. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const {
    seed = 'demo',
    size = 0,
    limits = 'off',
    strict = false,
    actions = 'manual',
    store = new MemoryStore(),
    clock: base = wallClock,
  } = options;
  const onFailure =
    options.onFailure ??
    ((error: unknown) => console.error(error instanceof StoreFailure ? `sandbox: ${error.message}` : error));
  const access: Access = { allowOrigins: options.allowOrigins ?? [], allowHosts: options.allowHosts ?? [] };
  const world = new World(store, { actions });

  let state: State = { seed, limits, offsetInMs: 0 };
  const save = (changes: Partial<State>): void => {
    state = { ...state, ...changes };
    store.put(states, 'state', state);
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
  const grow = (): void => {
    const { size: count = 0, start = clock.now() } = state;
    if ((state.grown ?? 0) >= count) return;
    const demo = new World(new MemoryStore(), { actions });
    demo.now = start;
    plantSeed(demo, state.seed);
    for (let grown = state.grown ?? 0; grown < count; grown = state.grown ?? count) {
      const next = Math.min(count, grown + ordersAtOnce);
      store.transaction(() => {
        growWorld(world, demo.store, { count, start, from: grown, to: next });
        save({ grown: next });
      }, 'light');
    }
  };
  const plant = (): void => {
    plantWorld();
    grow();
  };
  const plantWorld = (): void =>
    store.transaction(() => {
      agenda.forget();
      queue.forget();
      store.clear();
      state = { seed, limits, offsetInMs: 0 };
      save(size === 0 ? {} : { size, grown: 0, start: clock.now() });
      world.now = clock.now();
      plantSeed(world, seed);
    });
  const known = store.get(states, 'state');
  if (known === undefined) plant();
  else {
    save({ ...known, ...(options.limits !== undefined && { limits: options.limits }) });
    grow();
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
  const serve = createServer(table, handlers, machinery, (inMs) => clock.wait(inMs), tick);

  const controls: Controls = {
    world,
    queue,
    clock,
    operations: new Set(table.surfaces.flatMap(({ operations }) => operations.map(({ id }) => id))),
    info: (origin) => info(world, origin),
    reset: plant,
    snapshot: () => store.snapshot(),
    exchanges,
    orders: () => latestOrders(world),
    actions: () => latestActions(world),
    imports: () => latestImports(world),
    finishAction: (id, { status, errors = [] }) =>
      // Which codes there are is the connector's to know; the hub passes them on.
      finishCommand(world, id, { failed: status === 'FAILED', errors: errors as readonly ActionError[] }),
    restore: (snapshot) => {
      const before = state;
      try {
        restoreWorld(store, snapshot, () => {
          agenda.forget();
          queue.forget();
          save(stateOf(store.get(states, 'state'), base.now()));
          world.now = clock.now();
        });
      } catch (error) {
        state = before;
        throw error;
      }
    },
    limits: () => state.limits,
    setLimits: (mode) => save({ limits: mode }),
  };

  const handle = (inbound: Inbound): Outbound | Promise<Outbound> => {
    const isControl = inbound.target.startsWith(`${controlPath}/`);
    const refused = objection(inbound, isControl, access);
    if (refused !== undefined) return refusal(refused);
    const early = preflight(inbound);
    if (early !== undefined) return withCors(inbound, early);
    const failed = (error: unknown): Outbound => {
      onFailure(error);
      const message = error instanceof StoreFailure ? error.message : 'Unexpected error.';
      return refusal({ status: 500, code: 'UNEXPECTED', message });
    };
    let outbound: Outbound | Promise<Outbound>;
    try {
      tick();
      outbound = isControl ? control(controls, inbound) : serve(inbound);
      if (outbound instanceof Promise) outbound = outbound.catch(failed);
    } catch (error) {
      outbound = failed(error);
    }
    if (outbound instanceof Promise)
      return outbound.then((one) => {
        queue.wake();
        return withCors(inbound, one);
      });
    queue.wake();
    return withCors(inbound, outbound);
  };

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
    reset: plant,
    snapshot: controls.snapshot,
    restore: controls.restore,
    faults: {
      add: (fault) => addFault(world, readFault(controls.operations, fault)),
      list: () => readFaults(world),
      clear: () => clearFaults(world),
    },
    limits: {
      get mode() {
        return state.limits;
      },
      set: controls.setLimits,
    },
    journal: () => readJournal(world),
    revokeTokens: (only = {}) => revokeTokens(world, only),
    actions: {
      list: () => {
        tick();
        return latestActions(world);
      },
      succeed: (id) => act(() => controls.finishAction(id, { status: 'SUCCESS' })),
      fail: (id, reason) => act(() => controls.finishAction(id, { status: 'FAILED', errors: [reason] })),
    },
    close: () => {
      queue.close();
      store.close();
    },
  };
}
