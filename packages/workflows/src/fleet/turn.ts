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
import { ofRuns } from '../sync/sync.ts';
import type { FleetFailure, FleetRun, FleetStream, FleetTenant } from './fleet-options.ts';
import { renewed, type StreamState, type TenantState } from './turn-board.ts';

/** Settings and surroundings of a turn. */
export interface TurnContext {
  readonly tenant: FleetTenant;
  readonly clock: Clock;
  readonly intervalInMs: number | undefined;
  readonly asideForInMs: number;
  /** Aborts when the turn must end. */
  readonly signal: AbortSignal;
  /** Whether the turn ends because the fleet or the tenant does. */
  readonly isOver: () => boolean;
  readonly streamOf: (name: string) => FleetStream;
  /** Number of pages and items so far. */
  readonly progress: () => number;
  /** Longest turn, in milliseconds. */
  readonly turnInMs: number;
  readonly onRun: (run: FleetRun) => Promise<void>;
  readonly onError: (failure: FleetFailure) => Promise<void>;
  readonly onSetAside: (failure: FleetFailure) => Promise<void>;
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
    const state = before.version === context.tenant.version ? before : renewed(before);
    this.#streams = state.streams;
    this.#failures = state.failures ?? 0;
  }

  async run(names: readonly string[], owner: string): Promise<TenantState> {
    const { clock, signal, tenant, turnInMs } = this.#context;
    const startedAt = clock.now();
    const { version } = tenant;
    const dueOf = (name: string): number => this.#streams[name]?.due ?? 0;
    for (const name of [...names].sort((one, other) => dueOf(one) - dueOf(other))) {
      if (dueOf(name) > clock.now() || this.#waitsUntil > clock.now()) continue;
      if (signal.aborted) break;
      await this.#runStream(name);
    }
    return {
      owner,
      due: Math.max(this.#waitsUntil, Math.min(...names.map(dueOf))),
      ...(this.#failures > 0 && { failures: this.#failures }),
      ...(clock.now() - startedAt > turnInMs / 4 && { isSlow: true }),
      ...(this.#aside !== undefined && { aside: this.#aside }),
      ...(version !== undefined && { version }),
      streams: Object.fromEntries(names.map((name) => [name, this.#streams[name] ?? { due: 0 }])),
    };
  }

  async #runStream(name: string): Promise<void> {
    const { tenant, clock, signal, streamOf, intervalInMs, onRun, isOver, progress } = this.#context;
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
      if (signal.aborted && (isOver() || progress() > before)) this.#cut(name, startedAt);
      else if (signal.aborted) await this.#timeOut(name);
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
    const { turnInMs } = this.#context;
    const message = `${name} returned no page within ${turnInMs} ms. Its tenant continues after a pause.`;
    return this.#fail(name, new TimeoutError(message, { limit: 'deadline', limitInMs: turnInMs, method: 'GET' }));
  }

  async #fail(name: string, error: unknown): Promise<void> {
    const { tenant, clock, asideForInMs, onError, onSetAside } = this.#context;
    const { fresh, failures: before = 0 } = this.#streams[name] ?? {};
    const cause = causeOf(error);
    const now = clock.now();
    const code = (error as { readonly code?: unknown } | undefined)?.code;
    const aside = typeof code === 'string' ? code : isError(error) ? error.name : 'Error';
    const isAside = cause === 'credentials' || cause === 'refused';
    const failures = cause === 'lease' ? before : before + 1;
    const waitInMs = isAside ? asideForInMs : pauseInMs(error, failures, clock);
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
    const notice = { tenant: tenant.id, error, retryAt: new Date(now + waitInMs) };
    if (isAside) await onSetAside({ ...notice, stream: cause === 'credentials' ? undefined : name });
    else await onError({ ...notice, stream: name });
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
