import { credentials } from './domains/auth/credentials/index.ts';
import { handlers, jobs, partReaders } from './domains/index.ts';
import { eventKey } from './domains/event-key.ts';
import { type Info, info } from './domains/info.ts';
import type { ActionError } from './domains/hub/actions/model.ts';
import { finishCommand } from './domains/hub/actions/outcome.ts';
import { table, validators } from './domains/operations.ts';
import { type ActionInfo, latestActions, latestImports, latestOrders } from './domains/overview.ts';
import { createClock, type SandboxClock, wallClock } from './machinery/clock/clock.ts';
import { atOnce } from './machinery/clock/turns.ts';
import { control, type Controls } from './machinery/control/control.ts';
import { faultOf, modeOf, outcomeOf, revocationOf } from './machinery/control/bodies.ts';
import { Exchanges } from './machinery/http/exchanges.ts';
import { addFault, clearFaults, type Fault, type FaultInput, readFaults } from './machinery/http/faults.ts';
import { type JournalEntry, readJournal } from './machinery/http/journal.ts';
import { fetchAdapter } from './machinery/http/fetch-adapter.ts';
import { guarded } from './machinery/http/front.ts';
import type { SandboxRequest, SandboxResponse } from './machinery/http/request.ts';
import type { Machinery } from './machinery/http/pipeline.ts';
import { createServer } from './machinery/http/server.ts';
import { type DeadLetter, deadLetters, EventQueue } from './machinery/queue/index.ts';
import { MemoryStore, type Snapshot, snapshotPieces, StoreError, withDigest } from './machinery/store/index.ts';
import {
  checkSnapshot,
  createAgenda,
  createIdentification,
  events,
  type QueuedEvent,
  revokeTokens,
  World,
} from './machinery/world/index.ts';
import { Contents } from './sandbox-contents.ts';
import { checkOptions } from './sandbox-option-check.ts';
import type { SandboxOptions } from './sandbox-options.ts';
import { KeptState } from './sandbox-state.ts';

/** A hub and instance of one's own. */
export interface Sandbox {
  /** Responds like the servers would; takes what the global `fetch` takes. Rejects where a fault cuts the connection. */
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>;
  /** Responds to a request that is not a `Request`: what a server on a socket calls. */
  readonly handle: (inbound: SandboxRequest) => SandboxResponse | Promise<SandboxResponse>;
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
  /** Frees the store, and ends what waits: a response that a fault delays, a worker at the queue. */
  close(): void;
}

/** Origin of requests that have none: a loopback name, so that clients take plain http. */
export const defaultOrigin = 'http://sandbox.localhost';

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
    ((error: unknown) => console.error(error instanceof StoreError ? `sandbox: ${error.message}` : error));
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
  const exchanges = new Exchanges();
  const agenda = createAgenda(world, jobs, () => clock.now(), onFailure);
  /** Sets the time of what follows and does what is due, for somebody who looks at the world then. */
  const tick = (): void => {
    const now = clock.now();
    agenda.runDue(now);
    agenda.lookedAt(now);
  };

  const forget = (): void => {
    agenda.forget();
    queue.forget();
  };
  const contents = new Contents({ world, state, base, clock, first: { seed, limits, size }, forget, onFailure });
  contents.open(options.limits);

  const machinery: Machinery = {
    world,
    validators,
    strict,
    partReaders,
    identify: createIdentification(credentials),
    exchanges,
    limited: () => state.now.limits === 'real',
    onFailure,
  };
  const controls: Controls = {
    world,
    queue,
    clock,
    table,
    operations: new Set(table.surfaces.flatMap(({ operations }) => operations.map(({ id }) => id))),
    info: (origin) => info(world, origin),
    reset: () => contents.reset(),
    snapshot: () => snapshotPieces(store.entries()),
    exchanges,
    orders: () => latestOrders(world),
    actions: () => latestActions(world),
    imports: () => latestImports(world),
    finishAction: (id, { status, errors = [] }) =>
      // Which codes there are is the connector's to know; the hub passes them on.
      finishCommand(world, id, { failed: status === 'FAILED', errors: errors as readonly ActionError[] }),
    restore: (snapshot) => contents.restore(snapshot),
    limits: () => state.now.limits,
    setLimits: (mode) => state.save({ limits: mode }),
  };

  let isClosed = false;
  const serve = createServer(table, handlers, machinery, (inMs) => clock.wait(inMs), tick);
  const handle = guarded((inbound, isControl) => (isControl ? control(controls, inbound) : serve(inbound)), {
    access: { allowOrigins: options.allowOrigins ?? [], allowHosts: options.allowHosts ?? [] },
    before: tick,
    after: () => queue.wakeForNews(),
    onFailure: (error) => {
      // Whoever still asks then gets a 500; that its store is closed is no failure.
      if (isClosed) return;
      state.takeBack();
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
    reset: () => atOnce(contents.reset()),
    snapshot: () => withDigest(store.snapshot()),
    restore: (snapshot) => atOnce(controls.restore(atOnce(checkSnapshot(snapshot)))),
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
    close: () => {
      isClosed = true;
      clock.close();
      queue.close();
      store.close();
    },
  };
}
