import {
  callResult,
  checkStore,
  checkWorkOptions,
  fromCaller,
  type LongRunning,
  monotonicNow,
  ofKeptWork,
  type OperationDescriptor,
  type PartialSuccess,
  pause,
  type ReadBack,
} from '@tradelane/core/runtime';
import {
  AbortedError,
  type ApiError,
  ArgumentError,
  type CallOptions,
  type KeptWorkOptions,
  NotFoundError,
  RateLimitError,
  TradelaneError,
} from '@tradelane/core';
import type { EffectData, EffectEvidence, EffectReason, EffectResult, NotDoneEffect } from './effect-result.ts';
import { checkKey, defaultKeepForInMs, KeptIntent } from './kept-intent.ts';
import {
  expired,
  type Intent,
  isOver,
  isTimeToRepeat,
  learned,
  looked,
  nextLookAtInMs,
  pauseOf,
  type Send,
  sending,
  unsettled,
} from './intent.ts';
import { look, operationOf } from './look.ts';
import { sentInput, type Write, type WriteMethod, writeOf } from './write.ts';

/** Options of `settle` and `settleIntents`. */
export interface EffectOptions extends KeptWorkOptions {
  /** Maximum number of requests. Default: 3. */
  readonly maxSends?: number | undefined;
  /**
   * Time after a request from which the host can't carry it out any more, in milliseconds. Set it only if you know
   * this limit of your host and channel. If no read shows the effect then, the request is sent again, and after `maxSends`
   * requests the result is `not-done`. The clock of the host counts. Default: none, so nothing is sent again.
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
const defaultMaxSends = 3;
/** Rejections that another credential or a later call may avoid. */
const passing: ReadonlySet<number> = /* @__PURE__ */ new Set([401, 403, 408, 425, 429]);

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
 * @throws {ArgumentError} If the method is a wrapper, or the key belongs to other arguments.
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
const effectOptions: readonly string[] = [...ofKeptWork, 'maxSends', 'resendAfterInMs', 'keepForInMs'];

/**
 * @param others Names of the other options of the function.
 * @throws {ArgumentError} If an option is unknown or invalid.
 */
export function checkOptions(options: EffectOptions, ...others: readonly string[]): void {
  checkStore(options?.checkpoint);
  checkWorkOptions(options, [...effectOptions, ...others]);
}

/** Settles a write under its lease. */
export async function settleWrite(
  write: Write,
  key: string,
  options: EffectOptions & { readonly waitInMs?: number | undefined },
): Promise<EffectResult> {
  const kept = await KeptIntent.open(write, key, options);
  try {
    if (kept.settled !== undefined) return kept.settled.result;
    const result = await new Settling(write, kept, options).toEnd();
    await kept.purge(options.keepForInMs ?? defaultKeepForInMs);
    return result;
  } finally {
    await kept.close();
  }
}

/** One run of `settle`. */
class Settling {
  readonly #write: Write;
  readonly #kept: KeptIntent;
  readonly #options: EffectOptions;
  readonly #giveUpAtInMs: number;
  /** Whether a run may repeat an operation that no read shows: once, because the call itself has retried. */
  #mayRepeatBlindly = true;

  constructor(write: Write, kept: KeptIntent, options: EffectOptions & { readonly waitInMs?: number | undefined }) {
    this.#write = write;
    this.#kept = kept;
    this.#options = options;
    this.#giveUpAtInMs = monotonicNow(write.runtime.clock) + (options.waitInMs ?? defaultWaitInMs);
  }

  async toEnd(): Promise<EffectResult> {
    const { maxSends = defaultMaxSends } = this.#options;
    for (let mayRepeat = false; ;) {
      const { intent } = this.#kept;
      const { length } = intent.sends;
      if (isOver(intent) && length >= maxSends) return this.#notDone(lost(this.#write, length));
      const isRequest = isOver(intent) || mayRepeat;
      mayRepeat = false;
      if (isRequest) {
        const result = await this.#send();
        if (result !== undefined) return result;
        if (!(await this.#waits(pauseOf(this.#kept.intent)))) break;
      } else {
        const seen = await this.#observe();
        if ('outcome' in seen) return seen;
        mayRepeat = seen.mayRepeat && this.#kept.intent.sends.length < maxSends;
        if (!mayRepeat && !isOver(this.#kept.intent) && !(await this.#waits(pauseOf(this.#kept.intent)))) break;
      }
    }
    return this.#unsettled();
  }

  /** Time left for waits, in milliseconds. */
  get #leftInMs(): number {
    return Math.max(0, this.#giveUpAtInMs - monotonicNow(this.#write.runtime.clock));
  }

  /** Waits unless it takes too long. */
  async #waits(inMs: number): Promise<boolean> {
    if (inMs > this.#leftInMs) return false;
    const { operation, runtime } = this.#write;
    const aborted = (cause: unknown): AbortedError =>
      new AbortedError(`Settling ${operation.id} was aborted. Call \`settle\` again with the same key.`, {
        operation: operation.id,
        outcome: 'unknown',
        cause,
      });
    if (inMs > 0) await pause(runtime.clock, inMs, this.#options.signal, aborted);
    return true;
  }

  #unsettled(retryAt?: Date): EffectResult {
    const { intent } = this.#kept;
    const { clock } = this.#write.runtime;
    return unsettled(this.#write, intent, retryAt ?? new Date(nextLookAtInMs(intent, clock.now())));
  }

  /** @throws {ArgumentError} If the body has files, and another process has them. */
  #requireFiles(): void {
    if (this.#kept.intent.hasFiles !== true || this.#write.files !== undefined) return;
    const { id } = this.#write.operation;
    throw new ArgumentError(
      `The files of this ${id} aren't stored. Call \`settle\` with its key and its arguments to send it.`,
      { argument: 'arguments', operation: id },
    );
  }

  /** Sends the call. Without a result, it was accepted, or its outcome is unknown. */
  async #send(): Promise<EffectResult | undefined> {
    this.#requireFiles();
    const { runtime, operation, options } = this.#write;
    const before = this.#kept.intent;
    const callOptions: CallOptions = {
      ...options,
      signal: options.signal ?? this.#options.signal,
      beforeSend: async () => {
        await options.beforeSend?.();
        // Further attempts follow only if this one had no effect.
        if (this.#kept.intent === before) await this.#kept.keep(sending(before, runtime.settings.hostTime.now()));
      },
    };
    let data: unknown;
    try {
      const call = { operation, input: sentInput(this.#write), options: callOptions };
      data = await callResult<unknown>(runtime.send, call, runtime.check);
    } catch (error) {
      if (!(error instanceof TradelaneError) || error.operation !== operation.id) throw error;
      const { status, outcome } = error as Partial<ApiError>;
      if (this.#kept.intent === before || (error instanceof AbortedError && outcome === 'unknown')) throw error;
      if (outcome === 'refused' && status !== undefined && !passing.has(status)) return this.#refused(reasonOf(error));
      if (outcome === 'unknown') return this.#learn({ reason: reasonOf(error) });
      await this.#kept.keep(before);
      throw error;
    }
    const refused = refusedItem(data, operation.partial);
    if (refused !== undefined) return this.#refused(refused);
    const { longRunning } = operation;
    if (longRunning === undefined) return this.#done(data, undefined);
    const id: unknown = longRunning.id === undefined ? undefined : Object(data)[longRunning.id];
    const isId = typeof id === 'string' || typeof id === 'number';
    const accepted = learned(this.#kept.intent, { is: 'accepted', data, ...(isId && { actionId: String(id) }) });
    await this.#kept.keep({ ...accepted, lookedAtInMs: runtime.clock.now() });
    return undefined;
  }

  async #learn(facts: Partial<Send>, at?: number): Promise<undefined> {
    await this.#kept.keep(learned(this.#kept.intent, facts, at));
  }

  /** A request was refused. An earlier one may still take effect. */
  async #refused(reason: EffectReason, at?: number): Promise<EffectResult | undefined> {
    const intent = learned(this.#kept.intent, { is: 'refused', reason }, at);
    if (isOver(intent)) return this.#notDone(reason);
    await this.#kept.keep(intent);
    return undefined;
  }

  async #notDone(reason: EffectReason): Promise<NotDoneEffect> {
    const result = { outcome: 'not-done', reason } as const;
    await this.#kept.settle(result);
    return result;
  }

  async #done(data: unknown, found: readonly unknown[] | undefined): Promise<EffectResult> {
    const result = { outcome: 'done', data, found } as const;
    await this.#kept.settle(result);
    return result;
  }

  /** Reads once what became of the requests. */
  async #observe(): Promise<EffectResult | { readonly mayRepeat: boolean }> {
    const { intent } = this.#kept;
    const { longRunning, readBack, retry } = this.#write.operation;
    const at = intent.sends.findIndex(({ is, actionId }) => is === 'accepted' && actionId !== undefined);
    if (at === -1 && readBack === undefined) {
      const canRepeat =
        retry !== 'unsafe' && this.#mayRepeatBlindly && intent.sends.every(({ is }) => is === 'unknown');
      this.#mayRepeatBlindly = false;
      return canRepeat ? { mayRepeat: true } : this.#unsettled();
    }
    const options = { signal: this.#options.signal, maxWaitInMs: this.#leftInMs };
    try {
      return at !== -1 && longRunning?.status !== undefined
        ? await this.#follow(longRunning, at, options)
        : await this.#look(options);
    } catch (error) {
      if (!(error instanceof TradelaneError) || error instanceof AbortedError) throw error;
      // The limit of the read, which isn't a reason to read less often.
      if (error instanceof RateLimitError) return this.#unsettled(error.retryAt);
      await this.#looked({ why: 'read-failed', lookAt: undefined, reason: reasonOf(error) });
      return this.#unsettled();
    }
  }

  /** Reads the status of an action. */
  async #follow(
    { status = '', state = '', succeeded, failed }: LongRunning,
    at: number,
    options: CallOptions,
  ): Promise<EffectResult | { readonly mayRepeat: boolean }> {
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
      await this.#learn({ is: 'unknown', reason: reasonOf(error) }, at);
      return { mayRepeat: false };
    }
    const reached = String(Object(body)[state]);
    if (succeeded?.includes(reached)) return this.#done(data, undefined);
    if (!failed?.includes(reached)) return this.#looked(undefined);
    return (await this.#refused(failureOf(actionId, body), at)) ?? { mayRepeat: false };
  }

  /** Reads whether the effect is visible. */
  async #look(options: CallOptions): Promise<EffectResult | { readonly mayRepeat: boolean }> {
    const { operation } = this.#write;
    const { readBack } = operation as { readonly readBack: ReadBack }; // checked by the caller
    const finding = await look(this.#write, readBack, this.#kept, options);
    const { is, lookAt, hostNowInMs } = finding;
    if (is === 'done') return this.#done(this.#kept.intent.sends.at(-1)?.data, lookAt.entries);
    if (is === 'ruled-out') return this.#notDone(ruledOut(operation, lookAt));
    const { resendAfterInMs } = this.#options;
    await this.#looked({ why: is, lookAt, reason: undefined });
    const { intent } = this.#kept;
    if (is !== 'not-visible' || intent.sends.some((send) => send.is === 'accepted')) return { mayRepeat: false };
    if (resendAfterInMs !== undefined) await this.#kept.keep(expired(intent, hostNowInMs, resendAfterInMs));
    return { mayRepeat: finding.mayRepeat && isTimeToRepeat(intent, hostNowInMs) };
  }

  async #looked(seen: Intent['seen']): Promise<{ readonly mayRepeat: boolean }> {
    await this.#kept.keep(looked(this.#kept.intent, this.#write.runtime.clock.now(), seen));
    return { mayRepeat: false };
  }
}

/** The reason of an action that failed, with the reasons of its status. */
function failureOf(actionId: string, body: unknown): EffectReason {
  const given: unknown = Object(body).errors;
  const errors = (Array.isArray(given) ? given : []).map((error) => Object(error) as Refusal);
  const reasons = errors.map(({ code, message }) => [code, message].filter((part) => part !== undefined).join(': '));
  const message = `The action ${actionId} failed${reasons.length === 0 ? '' : ` (${reasons.join('; ')})`}.`;
  return { code: 'ERR_ACTION_FAILED', message, status: undefined, serverCode: errors[0]?.code };
}

function ruledOut({ id }: OperationDescriptor, { operation }: EffectEvidence): EffectReason {
  const message = `${operation} shows a state that rules out an effect of ${id}.`;
  return { code: 'ERR_EFFECT_RULED_OUT', message, status: undefined, serverCode: undefined };
}

export function reasonOf(error: TradelaneError): EffectReason {
  const { code, message } = error;
  const { status, serverCode } = error as Partial<ApiError>;
  return { code, message, status, serverCode };
}

function lost({ operation, input }: Write, sends: number): EffectReason {
  const message = `${operation.id} was sent ${sends} times without a response (${Object.values(input.path ?? {}).join(', ')}). No read shows an effect.`;
  return { code: 'ERR_CONNECTION', message, status: undefined, serverCode: undefined };
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
  return { code: 'ERR_HTTP_BAD_REQUEST', message, status: undefined, serverCode: code };
}

interface Refusal {
  readonly code?: string;
  readonly message?: string;
  readonly errors?: readonly { readonly code?: string; readonly message?: string }[];
}
