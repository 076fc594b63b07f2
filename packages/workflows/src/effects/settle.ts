import {
  callResult,
  checkStore,
  checkWorkOptions,
  fromCaller,
  ofKeptWork,
  type PartialSuccess,
  pause,
} from '@tradelane/core/runtime';
import {
  AbortedError,
  type ApiError,
  ArgumentError,
  type CallOptions,
  type KeptWorkOptions,
  RateLimitError,
  TradelaneError,
} from '@tradelane/core';
import type { EffectData, EffectReason, EffectResult, NotDoneEffect, UndecidedEffect } from './effect-result.ts';
import { checkKey, defaultKeepForInMs, KeptIntent } from './kept-intent.ts';
import { argumentsOf, defaultVisibleWithinInMs, type Finding, look, operationOf } from './look.ts';
import { sentInput, type Write, type WriteMethod, writeOf } from './write.ts';

/** Options of `settle` and `settleIntents`. */
export interface EffectOptions extends KeptWorkOptions {
  /**
   * Maximum number of requests. The next one is sent only if the effect of the one before can't have happened. Default: 3.
   */
  readonly maxSends?: number | undefined;
  /**
   * Longest time after a request until its effect is visible, in milliseconds. Default: from the description of the
   * operation, such as 3,600,000 (1 h) if a channel carries it out, and otherwise 60,000 (60 s).
   */
  readonly visibleWithinInMs?: number | undefined;
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
   * Longest time to wait until a lost effect becomes visible, in milliseconds. Then the result is `undecided` with
   * `retryAt`. Default: 90,000 (90 s).
   */
  readonly waitInMs?: number | undefined;
}

const defaultWaitInMs = 90_000;
const defaultMaxSends = 3;
/** First interval between two reads. It doubles. */
const firstPauseInMs = 1_000;
const longestPauseInMs = 60_000;
/** Rejections that another credential or a later call may avoid. */
const passing: ReadonlySet<number> = /* @__PURE__ */ new Set([401, 403, 408, 425, 429]);

/**
 * Makes a write take effect once, through lost responses and restarts. It stores the intent, sends the call, and reads back
 * whether the write happened if the outcome is unknown. It sends again only if the effect can't have happened.
 *
 * Call it again with the same key to resume it, in any process. A settled key returns its result.
 * @param method Method of a client, such as `hub.orders.cancel`.
 * @param values Arguments of the method.
 * @throws {TradelaneError} If nothing was sent, or the server rejected the credential or the rate. Call it again.
 * @throws {LeaseHeldError} If another process settles the same key.
 * @throws {ArgumentError} If the key belongs to other arguments.
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
    return (await settleWrite(await writeOf(method, values), options.key, options)) as never;
  });
}

/** Options of `settle` and its siblings. */
const effectOptions: readonly string[] = [...ofKeptWork, 'maxSends', 'visibleWithinInMs', 'keepForInMs'];

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
  readonly #options: EffectOptions & { readonly waitInMs?: number | undefined };

  constructor(write: Write, kept: KeptIntent, options: EffectOptions & { readonly waitInMs?: number | undefined }) {
    this.#write = write;
    this.#kept = kept;
    this.#options = options;
  }

  async toEnd(): Promise<EffectResult> {
    const { maxSends = defaultMaxSends } = this.#options;
    const { operation } = this.#write;
    let reason: EffectReason | undefined;
    for (;;) {
      const { is, sends } = this.#kept.intent;
      const mayBeDone = is === 'sent' && operation.retry === 'unsafe';
      if (!mayBeDone) {
        this.#requireFiles();
        const sent = await this.#send();
        if ('outcome' in sent) return sent;
        reason = sent.reason;
        // Repeating it does no harm, so the next call sends it again.
        if (operation.retry !== 'unsafe') throw sent.error;
      }
      const found = await this.#readBack(reason);
      if ('outcome' in found) return found;
      await this.#kept.notSent(sends + 1);
      if (sends + 1 >= maxSends) return this.#notDone(reason ?? lost(operation.id, sends + 1));
    }
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

  /** Sends the call. Without a result, the outcome is unknown. */
  async #send(): Promise<EffectResult | { readonly reason: EffectReason; readonly error: unknown }> {
    const { runtime, operation, options } = this.#write;
    const signal = options.signal ?? this.#options.signal;
    const callOptions: CallOptions = {
      ...options,
      signal,
      beforeSend: async () => {
        await options.beforeSend?.();
        await this.#kept.sent();
      },
    };
    try {
      const call = { operation, input: sentInput(this.#write), options: callOptions };
      const data = await callResult<unknown>(runtime.send, call, runtime.check);
      const refused = refusedItem(data, operation.partial);
      if (refused !== undefined) return await this.#notDone(refused);
      const done = { outcome: 'done', data, found: undefined } as const;
      await this.#kept.settle(done);
      return done;
    } catch (error) {
      if (!(error instanceof TradelaneError) || error.operation !== operation.id) throw error;
      if (error.outcome === 'unknown' && !(error instanceof AbortedError)) return { reason: reasonOf(error), error };
      if (error.outcome === 'unknown') throw error;
      await this.#kept.notSent();
      const { status } = error as Partial<ApiError>;
      if (error.outcome === 'refused' && status !== undefined && !passing.has(status))
        return this.#notDone(reasonOf(error));
      throw error;
    }
  }

  async #notDone(reason: EffectReason): Promise<NotDoneEffect> {
    const result = { outcome: 'not-done', reason } as const;
    await this.#kept.settle(result);
    return result;
  }

  /** Reads until the effect is visible or can no longer become visible. Without a result, there was no effect. */
  async #readBack(reason: EffectReason | undefined): Promise<EffectResult | { readonly is: 'not-done' }> {
    const { readBack, id } = this.#write.operation;
    if (readBack === undefined) return undecided({ why: 'no-read-back', reason });
    const { clock } = this.#write.runtime;
    const { waitInMs = defaultWaitInMs, signal } = this.#options;
    const visibleWithinInMs = this.#options.visibleWithinInMs ?? readBack.visibleWithinInMs ?? defaultVisibleWithinInMs;
    const visibleAtInMs = (this.#kept.intent.sentAtInMs ?? 0) + visibleWithinInMs;
    const giveUpAtInMs = clock.now() + waitInMs;
    const aborted = (cause: unknown): AbortedError =>
      new AbortedError(`Settling ${id} was aborted. Call \`settle\` again with the same key.`, {
        operation: id,
        outcome: 'unknown',
        cause,
      });
    let lookAt: UndecidedEffect['lookAt'];
    for (let pauseInMs = firstPauseInMs; ; pauseInMs = Math.min(2 * pauseInMs, longestPauseInMs)) {
      const startedAtInMs = clock.now();
      const finding = await this.#look(Math.max(0, giveUpAtInMs - startedAtInMs));
      if ('outcome' in finding) {
        // The limit of the read allows no other one until then.
        const isPaced = lookAt !== undefined && finding.reason?.code === 'ERR_LIMIT_WAIT';
        return isPaced ? { ...finding, why: 'not-visible-yet', reason, lookAt } : finding;
      }
      if (finding.is === 'done') return this.#found(finding.entries);
      lookAt = { operation: readBack.operation, arguments: finding.arguments, entries: finding.entries };
      // The read must have started after the last moment at which the effect becomes visible.
      if (startedAtInMs >= visibleAtInMs)
        return finding.is === 'not-done' ? { is: 'not-done' } : undecided({ why: 'ambiguous', reason, lookAt });
      if (clock.now() >= giveUpAtInMs)
        return undecided({ why: 'not-visible-yet', reason, lookAt, retryAt: new Date(visibleAtInMs) });
      const untilInMs = Math.min(clock.now() + pauseInMs, visibleAtInMs, giveUpAtInMs);
      await pause(clock, Math.max(1, untilInMs - clock.now()), signal, aborted);
    }
  }

  async #look(maxWaitInMs: number): Promise<Finding | UndecidedEffect> {
    const { operation, input, runtime } = this.#write;
    const { readBack } = operation as { readonly readBack: NonNullable<typeof operation.readBack> }; // checked by the caller
    const { signal } = this.#options;
    try {
      return await look(this.#write, readBack, this.#kept, { signal, maxWaitInMs });
    } catch (error) {
      if (!(error instanceof TradelaneError) || error instanceof AbortedError) throw error;
      const read = operationOf(this.#write, readBack);
      return undecided({
        why: 'read-failed',
        reason: reasonOf(error),
        lookAt: {
          operation: read.id,
          arguments: argumentsOf(read, readBack, input, this.#kept.intent.sentAtInMs ?? 0),
          entries: [],
        },
        retryAt: error instanceof RateLimitError ? error.retryAt : new Date(runtime.clock.now() + longestPauseInMs),
      });
    }
  }

  async #found(found: readonly unknown[]): Promise<EffectResult> {
    const done = { outcome: 'done', data: undefined, found } as const;
    await this.#kept.settle(done);
    return done;
  }
}

function undecided(facts: Pick<UndecidedEffect, 'why' | 'reason'> & Partial<UndecidedEffect>): UndecidedEffect {
  return { outcome: 'undecided', lookAt: undefined, retryAt: undefined, ...facts };
}

export function reasonOf(error: TradelaneError): EffectReason {
  const { code, message } = error;
  const { status, serverCode } = error as Partial<ApiError>;
  return { code, message, status, serverCode };
}

function lost(id: string, sends: number): EffectReason {
  const message = `${id} was sent ${sends} times without a response. Other reads show that it had no effect.`;
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
