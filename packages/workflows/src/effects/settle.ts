import {
  callResult,
  checkWorkOptions,
  fromCaller,
  type LongRunning,
  monotonicNow,
  ofKeptWork,
  type PartialSuccess,
  pause,
  type ReadBack,
} from '@tradelane/core/runtime';
import { checkStore } from '@tradelane/core/work';
import {
  AbortedError,
  type ApiError,
  ArgumentError,
  type CallOptions,
  type KeptWorkOptions,
  LeaseLostError,
  NotFoundError,
  RateLimitError,
  TradelaneError,
} from '@tradelane/core';
import type { DoneEffect, EffectData, EffectReason, EffectResult, NotDoneEffect } from './effect-result.ts';
import { checkKey, KeptIntent } from './kept-intent.ts';
import { type Intent, isRefused, learned, looked, mayRepeat, nextLookAtInMs, pauseOf, unsettled } from './intent.ts';
import { checkAbout } from '../poll/operation-state.ts';
import { look, operationOf } from './look.ts';
import { sentInput, storable, type Write, type WriteMethod, writeOf } from './write.ts';

/** Options of `settle` and `settleIntents`. */
export interface EffectOptions extends KeptWorkOptions {
  /**
   * Time after a request from which the host can't carry it out any more, in milliseconds. Set it only if you know
   * this limit of your host and channel. If no read shows the effect then, the request is sent again, up to 3
   * requests in total. The clock of the host counts. Default: none, so nothing is sent again.
   */
  readonly resendAfterInMs?: number | undefined;
  /** How long a settled key is kept, in milliseconds. Later calls send again. Default: 2,592,000,000 (30 days). */
  readonly keepForInMs?: number | undefined;
  /** Signal that cancels calls and waits. The intent stays, and another call resumes it. */
  readonly signal?: AbortSignal | undefined;
}

/** Options of `settle`. */
export interface SettleOptions extends EffectOptions {
  /** Name of the effect, such as an ID of your command. Calls with the same key, base URL and account send nothing twice. */
  readonly key: string;
  /**
   * Longest time to wait for the end of the action or for a lost effect, in milliseconds. Then the result is `pending` or
   * `undecided`. Default: 90,000 (90 s).
   */
  readonly waitInMs?: number | undefined;
}

const defaultWaitInMs = 90_000;
/** Rejections that another credential or a later call may avoid. */
const temporary: ReadonlySet<number> = /* @__PURE__ */ new Set([401, 403, 425, 429]);
/** Rejections of the request itself. Other statuses may come after the effect, such as a conflict with it (409). */
const final: ReadonlySet<number> = /* @__PURE__ */ new Set([400, 404, 405, 410, 413, 414, 415, 422]);

/**
 * Makes a write take effect once, through lost responses and restarts. It stores the intent, sends the call, and follows
 * the action that the call starts. If the response is lost, it reads back whether the write happened. It never repeats a
 * request that may still take effect, unless a repetition can't do harm.
 *
 * Call it again with the same key to resume it, in any process. A settled key returns its result.
 * @param method Method of a client, such as `hub.orders.cancel`.
 * @param values Arguments of the method.
 * @throws {TradelaneError} If nothing was sent, or the server rejected the credential or the rate. Call it again.
 * @throws {LeaseHeldError} If another process settles the same key.
 * @throws {LeaseLostError} If another process took the key over, such as after a pause. Call it again.
 * @throws {ArgumentError} If the method is a wrapper, or the key belongs to other arguments.
 * @example
 * ```ts
 * import { settle } from '@tradelane/workflows';
 *
 * const order_lines = [{ id: 'LINE', accepted: true }];
 * const effect = await settle(hub.orders.accept, ['ORDER', { order_lines }], { checkpoint, key: 'accept ORDER' });
 * if (effect.outcome === 'undecided') console.log(effect.reason);
 * ```
 */
export function settle<Method extends WriteMethod>(
  method: Method,
  values: Parameters<Method>,
  options: SettleOptions,
): Promise<EffectResult<EffectData<Awaited<ReturnType<Method>>>>> {
  return fromCaller(settle, async () => {
    checkOptions(options, 'key', 'waitInMs');
    checkKey(options.key);
    // The caller's types state the data of the method.
    return (await settleWrite(writeOf(method, values), options.key, options)) as never;
  });
}

/** Options of `settle` and its siblings. */
const effectOptions: readonly string[] = [...ofKeptWork, 'resendAfterInMs', 'keepForInMs'];

/**
 * @param others Names of the other options of the function.
 * @throws {ArgumentError} If an option is unknown or invalid.
 */
export function checkOptions(options: EffectOptions, ...others: readonly string[]): void {
  checkStore(options?.checkpoint);
  checkWorkOptions(options, [...effectOptions, ...others]);
}

/** Settles a write under its lease. */
export async function settleWrite(write: Write, key: string, options: RunOptions): Promise<EffectResult> {
  const kept = await KeptIntent.open(write, key, options);
  try {
    if (kept.settled !== undefined) return kept.settled.result;
    const result = await new Settling(write, kept, options).toEnd();
    await kept.purge(options.keepForInMs);
    return result;
  } finally {
    await kept.close();
  }
}

interface RunOptions extends EffectOptions, Pick<SettleOptions, 'waitInMs'> {
  /** How long a read may wait for its limit. Default: what is left of `waitInMs`. */
  readonly maxWaitInMs?: number | undefined;
}

/** The result of a run, or what follows: another request, or another read after a pause. */
type Step = EffectResult | 'repeat' | 'wait';

/** One run of `settle`. */
class Settling {
  readonly #write: Write;
  readonly #kept: KeptIntent;
  readonly #options: RunOptions;
  readonly #giveUpAtInMs: number;

  constructor(write: Write, kept: KeptIntent, options: RunOptions) {
    this.#write = write;
    this.#kept = kept;
    this.#options = options;
    this.#giveUpAtInMs = monotonicNow(write.runtime.clock) + (options.waitInMs ?? defaultWaitInMs);
  }

  async toEnd(): Promise<EffectResult> {
    for (let isRequest = this.#kept.intent.sends.length === 0; ;) {
      const result = isRequest ? await this.#send() : await this.#observe();
      if (typeof result === 'object') return result;
      isRequest = result === 'repeat';
      if (!isRequest && !(await this.#waits(pauseOf(this.#kept.intent)))) return this.#unsettled();
    }
  }

  get #leftInMs(): number {
    return Math.max(0, this.#giveUpAtInMs - monotonicNow(this.#write.runtime.clock));
  }

  /** Waits unless it takes too long. */
  async #waits(inMs: number): Promise<boolean> {
    if (inMs > this.#leftInMs) return false;
    const { operation, runtime } = this.#write;
    const message = `Settling ${operation.id} was aborted. Call \`settle\` again with the same key.`;
    const aborted = (cause: unknown): AbortedError =>
      new AbortedError(message, { operation: operation.id, outcome: 'unknown', cause });
    if (inMs > 0) await pause(runtime.clock, inMs, this.#options.signal, aborted);
    return true;
  }

  #unsettled(retryAt?: Date, unread?: EffectReason): EffectResult {
    const { intent } = this.#kept;
    const { clock } = this.#write.runtime;
    return unsettled(this.#write, intent, retryAt ?? new Date(nextLookAtInMs(intent, clock.now())), unread);
  }

  /** Sends the call. */
  async #send(): Promise<Step> {
    const { runtime, operation, options, files, parts } = this.#write;
    if (files.length > 0 && parts === undefined)
      throw new ArgumentError(
        `The files of this ${operation.id} aren't stored. Call \`settle\` with its key and its arguments to send it.`,
        { argument: 'arguments', operation: operation.id },
      );
    const before = this.#kept.intent;
    const callOptions: CallOptions = {
      ...options,
      signal: options.signal ?? this.#options.signal,
      beforeSend: async () => {
        await options.beforeSend?.();
        // Further attempts follow only if this one had no effect.
        await this.#kept.send(before);
      },
    };
    let data: unknown;
    try {
      // The client must not repeat it either.
      const sent = { ...operation, retry: 'unsafe' } as const;
      const call = { operation: sent, input: sentInput(this.#write), options: callOptions };
      data = storable(await callResult<unknown>(runtime.send, call, runtime.check));
    } catch (error) {
      if (!(error instanceof TradelaneError) || error.operation !== operation.id || this.#kept.intent === before)
        throw error;
      const { status = 0, outcome } = error as Partial<ApiError>;
      if (outcome === 'refused' && final.has(status)) return this.#refused(reasonOf(error));
      const hasLeft = outcome !== 'not-sent' && !(outcome === 'refused' && temporary.has(status));
      await this.#kept.keep(hasLeft ? learned(this.#kept.intent, { reason: reasonOf(error) }) : before);
      if (hasLeft && !(error instanceof AbortedError)) return 'wait';
      throw error;
    }
    const refused = refusedItem(data, operation.partial);
    if (refused !== undefined) return this.#refused(refused);
    const { longRunning } = operation;
    if (longRunning === undefined) return this.#settle({ outcome: 'done', data, found: undefined });
    const id: unknown = Object(data)[longRunning.id ?? ''];
    const facts = typeof id === 'string' || typeof id === 'number' ? { actionId: String(id) } : { reason: noActionId };
    this.#kept.date();
    const accepted = learned(this.#kept.intent, { is: 'accepted', data, ...facts });
    await this.#kept.keep({ ...accepted, lookedAtInMs: runtime.clock.now() });
    return 'wait';
  }

  /** A request was refused. An earlier one may still take effect. */
  async #refused(reason: EffectReason, at?: number): Promise<Step> {
    const intent = learned(this.#kept.intent, { is: 'refused', reason }, at);
    if (isRefused(intent)) return this.#settle({ outcome: 'not-done', reason });
    await this.#kept.keep(intent);
    return 'wait';
  }

  async #settle(result: DoneEffect<unknown> | NotDoneEffect): Promise<EffectResult> {
    await this.#kept.settle(result);
    return result;
  }

  /** Reads once what became of the requests. */
  async #observe(): Promise<Step> {
    const { longRunning, readBack } = this.#write.operation;
    const { sends } = this.#kept.intent;
    const at = sends.findIndex(({ is, actionId }) => is === 'accepted' && actionId !== undefined);
    const { signal, maxWaitInMs = this.#leftInMs } = this.#options;
    const options = { signal, maxWaitInMs };
    try {
      if (at !== -1 && longRunning?.status !== undefined) return await this.#follow(longRunning, at, options);
      if (readBack !== undefined) return await this.#look(readBack, options);
      if (this.#options.resendAfterInMs === undefined) return this.#unsettled();
      this.#kept.date();
      return await this.#looked(undefined, false);
    } catch (error) {
      if (!(error instanceof TradelaneError) || error instanceof AbortedError || error instanceof LeaseLostError)
        throw error;
      // The limit of the read, which isn't a reason to read less often.
      if (error instanceof RateLimitError) return this.#unsettled(error.retryAt, reasonOf(error));
      this.#kept.date();
      await this.#looked({ why: 'read-failed', lookAt: undefined, reason: reasonOf(error) }, false);
      return this.#unsettled();
    }
  }

  /** Reads the status of an action. */
  async #follow(work: LongRunning, at: number, options: CallOptions): Promise<Step> {
    const { status = '', state = '', succeeded, failed } = work;
    const { runtime } = this.#write;
    const { actionId = '', data } = this.#kept.intent.sends[at] ?? {};
    const operation = operationOf(this.#write, status);
    const name = /\{([^{}]+)\}/.exec(operation.path)?.[1] ?? '';
    const call = { operation, input: { path: { [name]: actionId } }, options };
    let body: unknown;
    try {
      body = await callResult<unknown>(runtime.send, call, runtime.check);
    } catch (error) {
      // The host doesn't know the action any more, so only a read of its effect can decide.
      if (!(error instanceof NotFoundError)) throw error;
      await this.#kept.keep(learned(this.#kept.intent, { is: 'unknown', reason: reasonOf(error) }, at));
      return 'wait';
    }
    checkAbout(Object(body) as object, actionId, work, operation);
    const reached = String(Object(body)[state]);
    if (succeeded?.includes(reached)) return this.#settle({ outcome: 'done', data, found: undefined });
    if (failed?.includes(reached)) return this.#refused(failureOf(actionId, body), at);
    return this.#looked(undefined, false);
  }

  /** Reads whether the effect is visible. */
  async #look(readBack: ReadBack, options: CallOptions): Promise<Step> {
    const { is, lookAt, isHarmless } = await look(this.#write, readBack, this.#kept, options);
    const { data } = this.#kept.intent.sends.at(-1) ?? {};
    if (is === 'done') return this.#settle({ outcome: 'done', data, found: lookAt.entries });
    const reason = reasonFor('ERR_EFFECT_RULED_OUT', `${lookAt.operation} shows a state that rules out the effect.`);
    if (is === 'ruled-out') return this.#settle({ outcome: 'not-done', reason });
    return this.#looked({ why: is, lookAt, reason: undefined }, is === 'not-visible' && isHarmless);
  }

  async #looked(seen: Intent['seen'], isHarmless: boolean): Promise<Step> {
    await this.#kept.keep(looked(this.#kept.intent, this.#write.runtime.clock.now(), seen));
    const isVisible = seen !== undefined && seen.why !== 'not-visible';
    const { resendAfterInMs } = this.#options;
    return !isVisible && mayRepeat(this.#kept.intent, isHarmless, resendAfterInMs) ? 'repeat' : 'wait';
  }
}

export function reasonFor(code: string, message: string, serverCode?: string): EffectReason {
  return { code, message, status: undefined, serverCode };
}

const noActionId: EffectReason = reasonFor(
  'ERR_ACTION_ID_MISSING',
  'The host accepted the request without the ID of an action, so only a read shows the effect.',
);

/** The reason of an action that failed, with the reasons of its status. */
function failureOf(actionId: string, body: unknown): EffectReason {
  const { errors } = Object(body) as Refusal;
  const given = (Array.isArray(errors) ? errors : []).map((error) => Object(error) as Refusal);
  const reasons = given.map(({ code, message }) => [code, message].filter((part) => part !== undefined).join(': '));
  const more = reasons.length === 0 ? '' : ` (${reasons.join('; ')})`;
  return reasonFor('ERR_ACTION_FAILED', `The action ${actionId} failed${more}.`, given[0]?.code);
}

export function reasonOf(error: TradelaneError): EffectReason {
  const { code, message } = error;
  const { status, serverCode } = error as Partial<ApiError>;
  return { code, message, status, serverCode };
}

/** The reason of a refused item in a successful response. */
function refusedItem(data: unknown, partial: PartialSuccess | undefined): EffectReason | undefined {
  if (partial === undefined) return undefined;
  const entries: unknown = (data as Readonly<Record<string, unknown>> | undefined)?.[partial.failed];
  // An entry with an empty list of errors was accepted (DR74), and one list may contain all entries (OR32).
  const isRefused = ({ errors }: Refusal): boolean =>
    errors === undefined ? partial.succeeded !== partial.failed : errors.length > 0;
  const refused = Array.isArray(entries) ? (entries as readonly Refusal[]).find(isRefused) : undefined;
  if (refused === undefined) return undefined;
  const { code, message = 'The server refused the item.' } = refused.errors?.[0] ?? refused;
  return reasonFor('ERR_HTTP_BAD_REQUEST', message, code);
}

interface Refusal {
  readonly code?: string;
  readonly message?: string;
  readonly errors?: readonly { readonly code?: string; readonly message?: string }[];
}
