import type { Lifetime } from '../clock/lifetime.ts';
import type { RateWindow, OperationDescriptor, RateLimit } from '../operation/descriptor.ts';
import type { Call } from '../operation/call.ts';
import type { LimitSnapshot } from './limit-store.ts';

/** Delays calls to keep documented rates (E03), and after a 429 until its pause is over (E02). */
export interface Limiter {
  /**
   * Admits a call at once, or when its limit allows it. Rejects with a `WaitTooLongError` if the wait would be too long,
   * and with the reason of the lifetime if it ends early.
   */
  admit(call: Admission): Permit | Promise<Permit>;
  /** Closes a key for a time after a 429. */
  pause(key: string, forInMs: number): void;
  /** Returns the pause for a 429 without `Retry-After` on a limit of these windows, or undefined if there is none. */
  usualPauseInMs(windows: readonly RateWindow[]): number | undefined;
  snapshot(keyPrefix: string): LimitSnapshot[];
}

/** A call that waits for permission to be sent. */
export interface Admission {
  readonly key: string;
  /** Limits of the call. Empty if only a pause can delay it. */
  readonly windows: readonly RateWindow[];
  /** Whether this is a retry. Retries and first attempts alternate. */
  readonly urgent: boolean;
  /** Longest wait, in milliseconds. Infinite for calls that wait as long as needed. */
  readonly maxWaitInMs: number;
  readonly lifetime: Lifetime;
  /** Called once if the call has to wait, with the shortest possible wait. */
  onWait?(waitInMs: number): void;
}

/** Permission to send one request. */
export interface Permit {
  /** Ends the attempt after its response or failure. The slot is free one window from now. */
  complete(): void;
  /** Returns the permit of a request that wasn't sent. The slot is free now. */
  release(): void;
}

/** The error of a call that would wait longer than it may. */
export class WaitTooLongError extends Error {
  /** Estimated time until the limit is free again, in milliseconds. */
  readonly waitInMs: number;

  constructor(waitInMs: number) {
    super('The rate limit is used up.');
    this.waitInMs = waitInMs;
  }
}

/** The permit of calls without a limit. */
export const freePermit: Permit = { complete: () => undefined, release: () => undefined };

/** Follow-up pages don't count in windows of this length or longer (own assumption). */
const followUpWindowInMs = 60_000;

const none: readonly RateWindow[] = [];
const ofFollowUpPages = /* @__PURE__ */ new WeakMap<readonly RateWindow[], readonly RateWindow[]>();

/**
 * Returns the windows of a call: the documented maximum of its operation (E03), or the recommended rate if no maximum
 * is documented.
 */
export function limitsOf(call: Pick<Call, 'operation' | 'input' | 'followUpPage'>): readonly RateWindow[] {
  const rate = rateOf(call);
  const windows = rate?.maximum ?? rate?.recommended ?? none;
  if (rate?.followUpPages !== 'free' || !isFollowUp(call)) return windows;
  let kept = ofFollowUpPages.get(windows);
  if (!kept) ofFollowUpPages.set(windows, (kept = windows.filter(({ periodInMs }) => periodInMs < followUpWindowInMs)));
  return kept;
}

/** Whether the call requests a page after the first one, by iteration or by its parameters. */
function isFollowUp({ followUpPage, input }: Pick<Call, 'input' | 'followUpPage'>): boolean {
  return (
    followUpPage === true || valueAt(input, 'query.page_token') !== '' || Number(valueAt(input, 'query.offset')) > 0
  );
}

/** Returns the rate of a call: the rate of its operation, or the rate for calls without a certain parameter. */
function rateOf({ operation, input }: Pick<Call, 'operation' | 'input'>): RateLimit | undefined {
  const whenAbsent = operation.rate?.whenAbsent;
  return whenAbsent && valueAt(input, `query.${whenAbsent.query}`) === '' ? whenAbsent : operation.rate;
}

/** Returns the key of a limit (E03): operation, caller, the values that the descriptor names, and a page with its own count. */
export function limitKey(prefix: string, identity: string, call: Pick<Call, 'operation' | 'input'>): string {
  const { rate } = call.operation;
  let key = keyWithoutValues(prefix, identity, call.operation);
  if (rate?.whenAbsent && rateOf(call) !== rate) key += ` without ${rate.whenAbsent.query}`;
  if (rate?.key) for (const name of rate.key) key += ` ${name}=${valueAt(call.input, name)}`;
  if (rate?.followUpPages === 'separate') key += pageOf(call.input);
  return key;
}

/** Returns the part of a key that names a page: its position and the rest of its query (AS102). */
function pageOf(input: { readonly query?: object | undefined }): string {
  const names = Object.keys(input.query ?? {}).toSorted();
  const parts = names.map((name) => [name, valueAt(input, `query.${name}`)] as const);
  return parts
    .filter(([name, value]) => value !== '' && !(name === 'offset' && Number(value) === 0))
    .map(([name, value]) => ` ${name}=${value}`)
    .join('');
}

interface LastKey {
  readonly prefix: string;
  readonly identity: string;
  readonly key: string;
}

const lastKeys = /* @__PURE__ */ new WeakMap<OperationDescriptor, LastKey>();

/** Returns the key without values. The last one is cached. */
function keyWithoutValues(prefix: string, identity: string, operation: OperationDescriptor): string {
  let last = lastKeys.get(operation);
  if (last?.prefix !== prefix || last.identity !== identity)
    lastKeys.set(operation, (last = { prefix, identity, key: `${prefix} ${operation.id} ${identity}` }));
  return last.key;
}

function valueAt(input: object, name: string): string {
  let value: unknown = input;
  for (const step of name.split('.'))
    value =
      value instanceof FormData
        ? value.get(step)
        : (value as Readonly<Record<string, unknown>> | undefined | null)?.[step];
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
}

const capacity = 500;
const priceOfRetry = 5;
const earnedBySuccess = 1;

/**
 * Limits retries to a small share of a client's traffic: 100 at first, then one for every five successes. Clients
 * therefore don't add to the load of a failing server. Retries after 401 and 429 don't count.
 */
export class RetryBudget {
  #balance = capacity;

  /**
   * Uses one retry.
   * @returns Whether there was one left.
   */
  spend(): boolean {
    if (this.#balance < priceOfRetry) return false;
    this.#balance -= priceOfRetry;
    return true;
  }

  earn(): void {
    this.#balance = Math.min(capacity, this.#balance + earnedBySuccess);
  }
}
