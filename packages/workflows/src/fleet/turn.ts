import { backoffInMs, isError } from '@tradelane/core/runtime';
import {
  AuthenticationError,
  CheckpointError,
  type Clock,
  LeaseHeldError,
  LeaseLostError,
  RateLimitError,
  TimeoutError,
  TokenError,
} from '@tradelane/core';
import { isStalledDatabase, isTransientError, limitReopensInMs } from '../poll/transient-errors.ts';
import { isOfCaller } from '../sync/caller-errors.ts';
import { ofRuns } from '../sync/follow-runs.ts';
import type { FleetFailure, FleetRun, FleetStream, FleetTenant } from './fleet-options.ts';
import { isAhead, renewed, type StreamState, type TenantState } from './turn-board.ts';

/** Longest turn of a tenant. A longer run continues in a later turn. */
export const longestTurnInMs = 30_000;
/** Time until a tenant or stream that was set aside is tried again. */
const asideForInMs = 3_600_000;

/** Settings and surroundings of a turn. */
export interface TurnContext {
  readonly tenant: FleetTenant;
  readonly clock: Clock;
  readonly intervalInMs: number | undefined;
  /** Aborts when the turn must end. */
  readonly signal: AbortSignal;
  /** Whether the turn ends because the fleet or the tenant does. */
  readonly isOver: () => boolean;
  /** Whether the turn took `longestTurnInMs`. */
  readonly isTimedOut: () => boolean;
  readonly streamOf: (name: string) => FleetStream;
  /** Number of pages and items so far. */
  readonly progress: () => number;
  readonly onRun: (run: FleetRun) => Promise<void>;
  readonly onError: (failure: FleetFailure) => Promise<void>;
}

/** The cause of a failure. It decides whether the stream or the whole tenant waits, and how long. */
type Cause = 'lease' | 'limit' | 'host' | 'credentials' | 'handler' | 'refused';

function causeOf(error: unknown): Cause {
  if (isOfCaller(error) || error instanceof CheckpointError || isStalledDatabase(error)) return 'handler';
  if (error instanceof LeaseHeldError || error instanceof LeaseLostError) return 'lease';
  if (error instanceof RateLimitError) return 'limit';
  if (isTransientError(error)) return 'host';
  return error instanceof AuthenticationError || error instanceof TokenError ? 'credentials' : 'refused';
}

/**
 * One turn of a tenant: runs its due streams one after another, the longest overdue first.
 * Returns the state for the next turn. Never rejects because of a stream.
 */
export class Turn {
  readonly #context: TurnContext;
  #streams: Readonly<Record<string, StreamState>>;
  /** Consecutive failures of the host. */
  #failures: number;
  #waitsUntil = 0;
  #aside: TenantState['aside'];

  constructor(before: TenantState, context: TurnContext) {
    this.#context = context;
    const now = context.clock.now();
    const state = before.version === context.tenant.version && !isAhead(before, now) ? before : renewed(before, now);
    this.#streams = state.streams;
    this.#failures = state.failures ?? 0;
  }

  async run(names: readonly string[], owner: string, workers: number): Promise<TenantState> {
    const { clock, signal, tenant } = this.#context;
    const startedAt = clock.now();
    const { version } = tenant;
    const dueOf = (name: string): number => this.#streams[name]?.due ?? 0;
    for (const name of [...names].sort((one, other) => dueOf(one) - dueOf(other))) {
      if (dueOf(name) > clock.now() || this.#waitsUntil > clock.now()) continue;
      if (signal.aborted) break;
      await this.#runStream(name);
    }
    const due = Math.max(this.#waitsUntil, Math.min(...names.map(dueOf)));
    const usedInMs = clock.now() - startedAt;
    return {
      owner,
      workers,
      due,
      usedInMs,
      load: usedInMs / Math.max(usedInMs, due - startedAt, 1),
      ...(this.#failures > 0 && { failures: this.#failures }),
      ...(this.#aside !== undefined && { aside: this.#aside }),
      ...(version !== undefined && { version }),
      streams: Object.fromEntries(names.map((name) => [name, this.#streams[name] ?? { due: 0 }])),
    };
  }

  async #runStream(name: string): Promise<void> {
    const { tenant, clock, signal, streamOf, intervalInMs, onRun, isOver, isTimedOut, progress } = this.#context;
    const { fresh } = this.#streams[name] ?? {};
    const startedAt = clock.now();
    const before = progress();
    try {
      const stream = streamOf(name);
      const report = await stream.run({ signal, retries: false });
      this.#failures = 0;
      this.#keep(name, { due: startedAt + (intervalInMs ?? stream.intervalInMs), fresh: startedAt });
      const ageInMs = fresh === undefined ? undefined : clock.now() - fresh;
      await onRun({ tenant: tenant.id, stream: name, report, ageInMs });
    } catch (error) {
      if (signal.aborted && isTimedOut() && !isOver() && progress() === before) await this.#timeOut(name);
      else if (signal.aborted) this.#cut(name, startedAt);
      else await this.#fail(name, error);
    }
  }

  /** The run resumes in the next turn, after the other streams and tenants that are due. */
  #cut(name: string, startedAt: number): void {
    if (this.#context.isOver()) return;
    const { fresh } = this.#streams[name] ?? {};
    this.#keep(name, { due: startedAt, ...(fresh !== undefined && { fresh }) });
  }

  /** The host didn't respond during the whole turn. */
  #timeOut(name: string): Promise<void> {
    const message = `${name} returned no page within ${longestTurnInMs} ms. Its tenant continues after a pause.`;
    return this.#fail(
      name,
      new TimeoutError(message, { limit: 'deadline', limitInMs: longestTurnInMs, method: 'GET' }),
    );
  }

  async #fail(name: string, error: unknown): Promise<void> {
    const { tenant, clock, onError } = this.#context;
    const { fresh, failures: before = 0 } = this.#streams[name] ?? {};
    const cause = causeOf(error);
    const now = clock.now();
    const code = (error as { readonly code?: unknown } | undefined)?.code;
    const aside = typeof code === 'string' ? code : isError(error) ? error.name : 'Error';
    const isSetAside = cause === 'credentials' || cause === 'refused';
    const failures = cause === 'lease' ? before : before + 1;
    const waitInMs = isSetAside ? asideForInMs : pauseInMs(error, failures, clock);
    this.#keep(name, {
      due: now + waitInMs,
      ...(fresh !== undefined && { fresh }),
      ...(failures > 0 && { failures }),
      ...(cause === 'refused' && { aside }),
    });
    if (cause === 'host' || cause === 'limit') this.#failures += 1;
    if (cause === 'host') this.#waitsUntil = now + backoffInMs(this.#failures, Math.random, ofRuns);
    if (cause === 'credentials') {
      this.#waitsUntil = now + asideForInMs;
      this.#aside = aside;
    }
    const stream = cause === 'credentials' ? undefined : name;
    await onError({ tenant: tenant.id, stream, error, retryAt: new Date(now + waitInMs), isSetAside });
  }

  #keep(name: string, state: StreamState): void {
    this.#streams = { ...this.#streams, [name]: state };
  }
}

/** A held lease is tried again when it expires, and a limit when it reopens. */
function pauseInMs(error: unknown, failures: number, clock: Clock): number {
  if (error instanceof LeaseHeldError) return Math.max(1_000, error.until.getTime() - clock.now());
  const waitInMs = backoffInMs(Math.max(1, failures), Math.random, ofRuns);
  return Math.max(waitInMs, isOfCaller(error) ? 0 : limitReopensInMs(error, clock));
}
