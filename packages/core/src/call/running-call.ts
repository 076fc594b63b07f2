import type { Credential } from '../auth/strategy.ts';
import { type Clock, monotonicNow, startTimer } from '../clock/clock.ts';
import { Lifetime } from '../clock/lifetime.ts';
import { AbortedError, type CallContext, type RequestOutcome, TimeoutError, withNote } from '../errors/index.ts';
import type { RequestEvent } from '../hooks/hooks.ts';
import { type Admission, limitKey, limitsOf, type Permit } from '../limits/limits.ts';
import type { Call } from '../operation/call.ts';
import type { RateWindow } from '../operation/descriptor.ts';
import type { Secrets } from '../transport/redact.ts';
import type { CallRequest } from './request.ts';
import type { Settings } from './settings.ts';

const none: readonly string[] = [];

/** A client without the hook `onThrottle` warns of a longer wait. */
const longestQuietWaitInMs = 600_000;
/** Settings of the clients that have warned. */
const warned = /* @__PURE__ */ new WeakSet<Settings>();

/** A call on its way: its request, its limits, and what has happened so far. */
export class RunningCall implements Admission {
  readonly call: Call;
  readonly request: CallRequest;
  /** Lasts until the last byte of the response. The caller's signal or the deadline ends it early. */
  readonly lifetime: Lifetime;
  /** Key and windows of its rate limit. */
  readonly key: string;
  readonly windows: readonly RateWindow[];
  /** The permit for the next attempt. */
  permit: Permit | undefined = undefined;
  /** Time spent waiting for rate limits, in milliseconds. */
  waitedInMs = 0;
  /** Whether this is a retry, which alternates with first attempts. */
  urgent = false;
  /** Whether the credential was renewed for this call (T05: once). */
  isRenewed = false;
  /** Whether the response is a stream, so that the call lasts until its last byte. */
  isStreaming = false;
  /** Number of attempts that were sent. */
  attempts = 0;
  /** The credential of the last attempt. */
  credential: Credential | undefined = undefined;
  /** Every `Authorization` header that was sent, each once. */
  authorizations: readonly string[] = none;
  /** Outcome of the last attempt, if nothing else is known of the call. */
  outcome: RequestOutcome | undefined = 'not-sent';
  /**
   * Whether this is a write that an attempt without a response may have carried out. Later attempts don't change that.
   */
  isInDoubt = false;
  /** Whether a byte of the last attempt was sent, or may have been, as the transport reports it. */
  hasLeft = false;
  /** Whether a middleware sent the last attempt more than once, so that its last outcome isn't conclusive. */
  isSentAgain = false;
  readonly clientSecrets: Secrets;
  readonly timeoutInMs: number;
  readonly deadlineInMs: number | undefined;
  /** The option that sets the deadline, and its value. */
  readonly deadlineOption: readonly [name: 'deadlineInMs' | 'walkDeadlineInMs', valueInMs: number | undefined];
  readonly maxAttempts: number;
  /** Longest total wait for rate limits. */
  readonly longestWaitInMs: number;
  readonly #settings: Settings;
  readonly #startedAtInMs: number;

  constructor(settings: Settings, call: Call, request: CallRequest) {
    const { clock } = settings;
    const { options } = call;
    this.#settings = settings;
    this.clientSecrets = settings.secrets;
    this.call = call;
    this.request = request;
    this.timeoutInMs = options.timeoutInMs ?? settings.timeoutInMs;
    const ownInMs = options.deadlineInMs ?? settings.deadlineInMs;
    const { walk } = call;
    const ofWalk = walk && walk.leftInMs < (ownInMs ?? Number.POSITIVE_INFINITY) ? walk : undefined;
    this.deadlineInMs = ofWalk?.leftInMs ?? ownInMs;
    this.deadlineOption = ofWalk ? ['walkDeadlineInMs', ofWalk.limitInMs] : ['deadlineInMs', ownInMs];
    this.#startedAtInMs = this.deadlineInMs === undefined ? 0 : monotonicNow(clock);
    this.maxAttempts = options.maxAttempts ?? settings.maxAttempts;
    const usualInMs = call.waitsForLimit ? Number.POSITIVE_INFINITY : settings.maxWaitInMs;
    this.longestWaitInMs = options.maxWaitInMs ?? usualInMs;
    this.key = limitKey(settings.limitPrefix, settings.strategy?.identity ?? 'anonymous', call);
    this.windows = limitsOf(call);
    this.lifetime = openCallLifetime(clock, options.signal, this.deadlineInMs, () => this.facts(this.outcome));
  }

  /** Time left for the call. Infinite without a deadline. */
  get remainingInMs(): number {
    const { deadlineInMs } = this;
    return deadlineInMs === undefined
      ? Number.POSITIVE_INFINITY
      : deadlineInMs - (monotonicNow(this.#settings.clock) - this.#startedAtInMs);
  }

  /** Longest next wait for a rate limit. */
  get maxWaitInMs(): number {
    return Math.min(this.longestWaitInMs - this.waitedInMs, this.remainingInMs);
  }

  /** Every text that errors of this call don't contain (T10). */
  get secrets(): readonly string[] {
    return this.clientSecrets.with(this.authorizations);
  }

  /** The fields that identify an attempt in hooks and logs. */
  get event(): RequestEvent {
    const { id, method, path } = this.call.operation;
    return { operation: id, callId: this.request.callId.value, method, path, attempt: this.attempts };
  }

  /**
   * Returns the facts for an error.
   * @param outcome The outcome of the last attempt.
   */
  facts(outcome?: RequestOutcome): CallContext {
    const { id, method, path } = this.call.operation;
    const { attempts, isInDoubt } = this;
    const callId = this.request.callId.value;
    return { operation: id, method, path, callId, attempts, outcome: isInDoubt ? 'unknown' : outcome };
  }

  onWait(waitInMs: number): void {
    const { observer, clock } = this.#settings;
    if (observer.throttle) observer.throttle({ ...this.event, kind: 'wait', waitInMs });
    else if (waitInMs > longestQuietWaitInMs && !warned.has(this.#settings)) {
      warned.add(this.#settings);
      const until = new Date(clock.now() + waitInMs).toISOString();
      console.warn(
        `${this.call.operation.id} waits for its rate limit until ${until}. Pass the hook \`onThrottle\` to learn of ` +
          'each wait, or `maxWaitInMs` to limit it.',
      );
    }
  }
}

/**
 * Opens the lifetime of a call, which the caller's signal or the deadline ends early.
 * @param facts Returns the facts of the call for the error of an early end.
 */
export function openCallLifetime(
  clock: Clock,
  signal: AbortSignal | undefined,
  deadlineInMs: number | undefined,
  facts: () => CallContext,
): Lifetime {
  const lifetime = new Lifetime();
  if (signal) endOnAbort(lifetime, signal, facts);
  if (deadlineInMs !== undefined && Number.isFinite(deadlineInMs))
    lifetime.onClose(startTimer(clock, deadlineInMs, () => lifetime.end(timedOut(facts(), 'deadline', deadlineInMs))));
  return lifetime;
}

function endOnAbort(lifetime: Lifetime, signal: AbortSignal, facts: () => CallContext): void {
  const onAbort = (): void => {
    const context = facts();
    const message = withNote(`${context.operation} was aborted by its signal.`, context);
    lifetime.end(new AbortedError(message, { ...context, cause: signal.reason }));
  };
  if (signal.aborted) onAbort();
  else lifetime.onClose(listenForAbort(signal, onAbort));
}

/** Listeners of one signal. */
class AbortListeners extends Set<() => void> {
  readonly handleEvent = (): void => {
    for (const listener of this) listener();
  };
}

/** One listener for each signal, because Node warns of a leak above ten listeners. */
const listeners = /* @__PURE__ */ new WeakMap<AbortSignal, AbortListeners>();

/**
 * Calls `listener` when the signal aborts. The signal must not be aborted yet.
 * @returns A function that removes the listener, because a signal may live as long as the process.
 */
function listenForAbort(signal: AbortSignal, listener: () => void): () => void {
  const all = listeners.get(signal) ?? new AbortListeners();
  if (all.size === 0) {
    listeners.set(signal, all);
    signal.addEventListener('abort', all.handleEvent, { once: true });
  }
  all.add(listener);
  return () => {
    all.delete(listener);
    if (all.size === 0) signal.removeEventListener('abort', all.handleEvent);
  };
}

/** Creates the error of an exceeded deadline or timeout. */
export function timedOut(facts: CallContext, limit: 'deadline' | 'attempt', limitInMs: number): TimeoutError {
  const message =
    limit === 'deadline'
      ? `${facts.operation} exceeded its deadline of ${limitInMs} ms (\`deadlineInMs\`).`
      : `${facts.operation} got no complete response within ${limitInMs} ms (\`timeoutInMs\`).`;
  return new TimeoutError(withNote(message, facts), { ...facts, limit, limitInMs });
}
