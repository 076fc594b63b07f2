import { type CheckpointStore, type Clock, systemClock } from '@tradelane/core';
import { refuseUnknown } from '@tradelane/core/runtime';
import { checkStore, guardedStore } from '@tradelane/core/work';
import { budgetOf } from './budget.ts';
import { checkTenantId } from './check-fleet.ts';
import { renewed, type TenantState, TurnBoard } from './turn-board.ts';

/** State of a fleet. */
export interface FleetReport {
  /**
   * Number of workers that all tenants together keep busy. If it exceeds `workers`, capacity is short: slow tenants have
   * fewer turns, or all age alike.
   */
  readonly load: number;
  /** Workers of all running processes. */
  readonly workers: number;
  /** Its tenants. */
  readonly tenants: readonly FleetTenantReport[];
}

/** State of one tenant of a fleet. */
export interface FleetTenantReport {
  /** ID of the tenant. */
  readonly tenant: string;
  /** Name of the worker that served it last. */
  readonly ownerId: string | undefined;
  /** When the next turn may start. */
  readonly dueAt: Date;
  /** Consecutive failures of its host. */
  readonly failures: number;
  /** Part of a worker's time that its last turn used, from 0 to 1. */
  readonly load: number;
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
  options: { readonly clock?: Clock | undefined },
): Promise<FleetReport> {
  checkStore(checkpoint);
  refuseUnknown(options, { clock: true });
  const { clock = systemClock } = options;
  const kept = [...(await new TurnBoard(guardedStore(checkpoint, clock)).read())];
  const now = clock.now();
  const { load, workers } = budgetOf(
    kept.map(([, { state }]) => state),
    now,
  );
  return { load, workers, tenants: kept.map(([tenant, { state }]) => reportOf(tenant, state, now)) };
}

function reportOf(tenant: string, state: TenantState, now: number): FleetTenantReport {
  return {
    tenant,
    ownerId: state.owner,
    dueAt: new Date(state.due),
    failures: state.failures ?? 0,
    load: state.load ?? 0,
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
export async function resumeOne(checkpoint: CheckpointStore, tenant: string): Promise<void> {
  checkStore(checkpoint);
  checkTenantId(tenant);
  const board = new TurnBoard(guardedStore(checkpoint, systemClock));
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
