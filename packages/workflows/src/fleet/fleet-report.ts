import { type CheckpointStore, type Clock, systemClock } from '@tradelane/core';
import { checkStore, guardedStore, refuseUnknown } from '@tradelane/core/runtime';
import { checkNamed, checkTenantId } from './check-fleet.ts';
import { renewed, type TenantState, TurnBoard } from './turn-board.ts';

/** State of one tenant of a fleet. */
export interface FleetReport {
  /** ID of the tenant. */
  readonly tenant: string;
  /** Name of the worker that served it last. */
  readonly ownerId: string | undefined;
  /** When the next turn may start. */
  readonly dueAt: Date;
  /** Consecutive failures of its host. */
  readonly failures: number;
  /**
   * Code of the error that set the tenant aside, such as `ERR_TOKEN_REFUSED`, or its name. Undefined if it is served.
   */
  readonly aside: string | undefined;
  /** Its streams. */
  readonly streams: readonly {
    /** Name of the stream in `streams`. */
    readonly stream: string;
    /** Milliseconds since the start of the last complete run. Undefined if there was none. */
    readonly ageInMs: number | undefined;
    /** When the next run may start. */
    readonly dueAt: Date;
    /** Code of the error that set the stream aside, or its name. Undefined if it is served. */
    readonly aside: string | undefined;
  }[];
}

export async function readFleetReport(
  checkpoint: CheckpointStore,
  options: { readonly name?: string | undefined; readonly clock?: Clock | undefined },
): Promise<readonly FleetReport[]> {
  checkStore(checkpoint);
  checkNamed(options);
  refuseUnknown(options, { name: true, clock: true });
  const { name, clock = systemClock } = options;
  const board = new TurnBoard(guardedStore(checkpoint, clock), name);
  const now = clock.now();
  return [...(await board.read())].map(([tenant, { state }]) => reportOf(tenant, state, now));
}

function reportOf(tenant: string, state: TenantState, now: number): FleetReport {
  return {
    tenant,
    ownerId: state.owner,
    dueAt: new Date(state.due),
    failures: state.failures ?? 0,
    aside: state.aside,
    streams: Object.entries(state.streams).map(([stream, { due, fresh, aside }]) => ({
      stream,
      ageInMs: fresh === undefined ? undefined : now - fresh,
      dueAt: new Date(due),
      aside,
    })),
  };
}

/** Tries to write until no worker has replaced the state in between. */
export async function resumeOne(
  checkpoint: CheckpointStore,
  tenant: string,
  options: { readonly name?: string | undefined },
): Promise<void> {
  checkStore(checkpoint);
  checkTenantId(tenant);
  checkNamed(options);
  refuseUnknown(options, { name: true });
  const board = new TurnBoard(guardedStore(checkpoint, systemClock), options.name);
  for (;;) {
    const kept = await board.readOne(tenant);
    if (kept.text === undefined) return;
    const { turn, due, version } = kept.state;
    // A running turn ends first. Its worker then finds that its state was replaced.
    const running = turn === undefined ? {} : { turn, due };
    const state = { ...renewed(kept.state), ...running, ...(version !== undefined && { version }) };
    if (await board.replace(tenant, kept, state)) return;
  }
}
