import { AbortedError, TradelaneError } from '../errors/index.ts';
import { isPromise } from '../platform/platform.ts';
import type { CallOptions, CallResponse, BodyCheck, WithResponse } from '../operation/call.ts';
import { withResponse, readBody } from '../call/result.ts';
import { hostText } from '../call/host-text.ts';
import { isSafeToRetry } from '../call/retry.ts';
import { BatchAbortedError, BatchHandlerError } from './batch-errors.ts';
import type { BatchCall, BatchContext } from './batch-options.ts';
import { type BatchPlan, halvesOf } from './batch-plan.ts';
import type { BatchResult } from './batch-result.ts';
import { batchResultOf } from './collect-batch-result.ts';
import { documentedBody } from './documented-body.ts';
import { inDoubt, itemResultsOf, type ItemResult } from './item-results.ts';
import type { KeptBatch, KeptBatchActions } from './checkpointed-batch.ts';
import type { BatchReason, Range, Sender } from './batch-item.ts';
import { endsBatch, isFaultOfItems, isSettled, itemResultsOfFailure, outcomeOf } from './request-failure.ts';

/** How a request ended: with final results, or with items that the same call may send again. */
type Ending =
  | { readonly is: 'settled' | 'open'; readonly results: readonly ItemResult[]; readonly error?: unknown }
  | { readonly is: 'halved' };

/** Content of the responses to a batch other than the results of the items. */
interface Received {
  readonly responses: readonly unknown[];
  readonly warnings: readonly string[];
}

const nothing: Received = { responses: [], warnings: [] };

/** The requests of one batch, one after the other, and what becomes of their items. */
export class BatchRun<Item, Body> {
  readonly #sender: Sender;
  readonly #call: BatchCall<Item, Body>;
  readonly #plan: BatchPlan;
  readonly #check: BodyCheck | undefined;
  readonly #kept: KeptBatch | undefined;
  readonly #actions: KeptBatchActions | undefined;
  /** By position in the caller's list, or undefined if nothing is known yet. */
  readonly #results: (ItemResult | undefined)[];
  /** Positions of items that are sent again although a request with them may have been carried out. */
  readonly #doubtful = new Set<number>();
  readonly #bodies: unknown[] = [];
  readonly #warnings: string[] = [];
  readonly #mayRepeat: boolean;
  readonly #mayHalve: boolean;
  #last: CallResponse | undefined;
  #known = 0;

  constructor(
    sender: Sender,
    call: BatchCall<Item, Body>,
    plan: BatchPlan,
    check: BodyCheck | undefined,
    kept?: KeptBatch,
    actions?: KeptBatchActions,
  ) {
    this.#sender = sender;
    this.#call = call;
    this.#plan = plan;
    this.#check = check;
    this.#kept = kept;
    this.#actions = actions;
    this.#results = Array.from({ length: plan.items.length });
    this.#mayRepeat = isSafeToRetry(call.operation);
    this.#mayHalve = plan.maySplit && (call.options.bisect ?? this.#mayRepeat);
  }

  async toEnd(): Promise<WithResponse<BatchResult<Item, Body>>> {
    const kept = this.#kept;
    if (kept !== undefined) await this.#orStop(() => this.#goOn(kept));
    // Reversed, so that halves keep the order of the caller.
    const open = this.#open().toReversed();
    const { handler } = this.#call.options;
    let isCall = open.length === 1 && handler === undefined && kept === undefined;
    for (let range = open.pop(); range !== undefined; range = open.pop()) {
      const responsesBefore = this.#bodies.length;
      const warningsBefore = this.#warnings.length;
      const ending = await this.#send(range, isCall);
      if (ending.is === 'halved') {
        isCall = false;
        const [first, second] = halvesOf(range);
        open.push(second, first);
        continue;
      }
      const { results, error } = ending;
      if (error !== undefined && isCall) throw error;
      this.#place(range, results);
      const received = {
        responses: this.#bodies.slice(responsesBefore),
        warnings: this.#warnings.slice(warningsBefore),
      };
      await this.#orStop(() => this.#report(range as Range, results, ending.is === 'settled', received));
      if (error instanceof AbortedError) throw this.#aborted(error);
      if (endsBatch(error)) return this.#respond(`Not sent: ${error.message}`, error);
    }
    return this.#respond();
  }

  /** Takes over what earlier processes came to know. */
  async #goOn(kept: KeptBatch): Promise<void> {
    const { sent, unhandled } = kept;
    for (const [start, results] of await kept.results()) this.#place({ start, end: start + results.length }, results);
    for (const range of kept.doubtful) this.#doubt(range);
    if (unhandled !== undefined) await this.#handle(unhandled, nothing, true);
    if (sent === undefined || this.#mayRepeat) return;
    const reason = 'The process that sent it ended before it stored the response.';
    const lost = unknownOf(sent, reason);
    this.#place(sent, lost);
    await this.#report(sent, lost, true, nothing);
  }

  /** The requests that are still to be sent. */
  #open(): readonly Range[] {
    const end = this.#results.length;
    if (this.#known === 0) return this.#plan.cut({ start: 0, end });
    const gaps: { start: number; end: number }[] = [];
    for (const [at, result] of this.#results.entries()) {
      const last = gaps.at(-1);
      if (result !== undefined) continue;
      if (last?.end === at) last.end += 1;
      else gaps.push({ start: at, end: at + 1 });
    }
    return gaps.flatMap((gap) => this.#plan.cut(gap));
  }

  async #send(range: Range, isCall: boolean): Promise<Ending> {
    const items = this.#plan.items.slice(range.start, range.end);
    const { options } = this.#call;
    const numbering = { start: range.start, list: this.#plan.list };
    const guard = this.#beforeSend(range);
    const input = this.#plan.inputOf(range);
    const call = { ...this.#call, input, ...(guard && { options: { ...options, beforeSend: guard.beforeSend } }) };
    try {
      const response = await this.#sender.send(isCall ? call : { ...call, waitsForLimit: true });
      const body = await readBody(call, response, this.#check);
      const documented = documentedBody(call, response, body);
      this.#last = response;
      this.#bodies.push(body);
      if (documented.warning !== undefined) this.#warnings.push(documented.warning);
      const results =
        documented.partial === undefined
          ? items.map((): ItemResult => ({ is: 'succeeded', entry: undefined }))
          : itemResultsOf(documented.partial, items, documented.body, numbering).map(this.#fitForErrors());
      return { is: 'settled', results: this.#inDoubt(range, results, response.isInDoubt) };
    } catch (error) {
      if (guard !== undefined && guard.thrown === error) throw this.#stopped(error, range, guard.attempts);
      // A function of the caller threw, and would throw again for every request.
      if (!isCall && !(error instanceof TradelaneError)) throw this.#stopped(error, range, guard?.attempts ?? 1);
      const isHalved = this.#mayHalve && items.length > 1 && isFaultOfItems(error, this.#mayRepeat);
      const is = isHalved ? 'halved' : isSettled(error, this.#mayRepeat) ? 'settled' : 'open';
      if ((is !== 'settled' || this.#mayRepeat) && outcomeOf(error) === 'unknown') {
        this.#doubt(range);
        this.#kept?.doubt(range);
      }
      if (is === 'halved') return { is };
      return { is, results: this.#inDoubt(range, itemResultsOfFailure(error, items.length, numbering)), error };
    }
  }

  /** Makes the texts of a response fit for errors. */
  #fitForErrors(): (result: ItemResult) => ItemResult {
    const fit = hostText(this.#sender);
    const fitReason = ({ message, code, field, index }: BatchReason): BatchReason => {
      return { message: fit(message), code: code && fit(code), field: field && fit(field), index };
    };
    const fitResult = (result: ItemResult): ItemResult => {
      if (result.is === 'failed') return { ...result, reasons: result.reasons.map(fitReason) };
      return result.is === 'succeeded' ? result : { ...result, reason: fit(result.reason) };
    };
    // Many items may share a result that has many reasons.
    const fitted = new Map<ItemResult, ItemResult>();
    return (result) => {
      const own = fitted.get(result) ?? fitResult(result);
      fitted.set(result, own);
      return own;
    };
  }

  /** Calls the caller's hook and stores that the request is about to be sent. */
  #beforeSend(range: Range): (Pick<CallOptions, 'beforeSend'> & { thrown: unknown; attempts: number }) | undefined {
    const { beforeSend } = this.#call.options;
    if (beforeSend === undefined && this.#kept === undefined) return undefined;
    const guard = {
      thrown: undefined as unknown,
      attempts: 0,
      beforeSend: async (): Promise<void> => {
        try {
          await beforeSend?.();
          await this.#kept?.intend(range);
        } catch (error) {
          guard.thrown = error;
          throw error;
        }
        guard.attempts += 1;
      },
    };
    return guard;
  }

  /** Keeps what became of a request, and hands it over. */
  async #report(range: Range, results: readonly ItemResult[], isFinal: boolean, received: Received): Promise<void> {
    const isHandled = this.#call.options.handler === undefined || results.every(({ is }) => is === 'unsent');
    await this.#kept?.settle(range, isFinal ? results.map((one) => this.#final(one)) : undefined, isHandled);
    if (!isHandled) await this.#handle(range, received, false);
  }

  async #handle(range: Range, received: Received, redelivery: boolean): Promise<void> {
    let isCommitted = false;
    const settle = (): void => {
      isCommitted = true;
    };
    const commit: BatchContext['commit'] = (into) => {
      const handled = this.#kept?.handled(into);
      return isPromise(handled) ? handled.then(settle) : settle();
    };
    const { handler } = this.#call.options;
    const context = { commit, redelivery, items: this.#known, of: this.#results.length };
    await handler?.(this.#outcomeOf(range, received), context);
    if (!isCommitted) await commit();
  }

  /** Returns undefined for unknown items that the same call can safely send again. */
  #final(result: ItemResult): ItemResult | undefined {
    return this.#mayRepeat && result.is === 'unknown' ? undefined : result;
  }

  #doubt({ start, end }: Range): void {
    for (let at = start; at < end; at += 1) this.#doubtful.add(at);
  }

  #inDoubt({ start }: Range, results: readonly ItemResult[], all = false): readonly ItemResult[] {
    return results.map((result, at) => (all || this.#doubtful.has(start + at) ? inDoubt(result) : result));
  }

  #place({ start }: Range, results: readonly (ItemResult | undefined)[]): void {
    for (const [offset, result] of results.entries()) {
      if (result === undefined) continue;
      if (this.#results[start + offset] === undefined) this.#known += 1;
      this.#results[start + offset] = result;
    }
  }

  async #orStop(work: () => void | Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      throw this.#stopped(error);
    }
  }

  #stopped(cause: unknown, range?: Range, attempts = 0): BatchHandlerError {
    if (range !== undefined && attempts > 0) {
      const reason = "It was sent once. It wasn't retried because the batch stopped.";
      this.#place(range, unknownOf(range, reason));
    }
    return new BatchHandlerError(
      this.#outcome('Not sent, because the batch stopped before this item.'),
      cause,
      this.#context(),
    );
  }

  #aborted(error: AbortedError): BatchAbortedError {
    const { callId, attempts, outcome, cause } = error;
    const result = this.#outcome('Not sent, because the batch was aborted before this item.', error);
    return new BatchAbortedError(result, { ...this.#context(), callId, attempts, outcome, cause });
  }

  #context(): { readonly operation: string; readonly method: string; readonly path: string } {
    const { id, method, path } = this.#call.operation;
    return { operation: id, method, path };
  }

  /** Items without a result were never sent, for `reason`. */
  #outcome(reason = '', error?: Error): BatchResult<Item, Body> {
    const unsent: ItemResult = { is: 'unsent', reason, error };
    for (const at of this.#results.keys()) this.#results[at] ??= this.#doubtful.has(at) ? inDoubt(unsent) : unsent;
    const received = { responses: this.#bodies, warnings: this.#warnings };
    return this.#outcomeOf({ start: 0, end: this.#results.length }, received, this.#actions);
  }

  #outcomeOf(range: Range, received: Received, kept?: KeptBatchActions): BatchResult<Item, Body> {
    // The items are the caller's type and the bodies are the operation's, as the generated method declares.
    const items = this.#plan.items as readonly Item[];
    const { warnings } = received;
    const responses = received.responses as readonly Body[];
    return batchResultOf(items, this.#results, range, { responses, warnings, kept });
  }

  /** The last response stands for all of them, with status 0 if there was none. */
  async #respond(reason?: string, error?: Error): Promise<WithResponse<BatchResult<Item, Body>>> {
    const data = this.#outcome(reason, error);
    await this.#orStop(() => this.#kept?.reported(data.unknown.map(({ index }) => index)));
    if (this.#last !== undefined) return withResponse(data, this.#last);
    const callId = this.#call.options.callId ?? '';
    return { data, status: 0, headers: new Headers(), callId, requestId: undefined, attempts: 0 };
  }
}

function unknownOf({ start, end }: Range, reason: string): readonly ItemResult[] {
  return Array.from({ length: end - start }, () => ({ is: 'unknown', reason, error: undefined }));
}
