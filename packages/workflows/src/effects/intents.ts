import {
  anyRuntimeOf,
  checkObject,
  fromCaller,
  type OperationDescriptor,
  received,
  type Runtime,
} from '@tradelane/core/runtime';
import { guardedStore } from '@tradelane/core/work';
import {
  ArgumentError,
  type CallOptions,
  CheckpointError,
  type CheckpointStore,
  type KeptWorkOptions,
  LeaseHeldError,
  TradelaneError,
} from '@tradelane/core';
import type { EffectReason, EffectResult } from './effect-result.ts';
import { type Intent, nextLookAtInMs, unsettled } from './intent.ts';
import { checkKey, KeptIntent, openIntents, writeIntent } from './kept-intent.ts';
import { checkOptions, type EffectOptions, reasonFor, reasonOf, settleWrite } from './settle.ts';
import { ownerOf, type Write, type WriteMethod, writeOf } from './write.ts';

/** Options of `settleIntents`. */
export interface SettleIntentsOptions extends EffectOptions {
  /** Number of intents that are settled at a time. Default: 4. */
  readonly concurrency?: number | undefined;
  /** How long a read may wait for its limit, in milliseconds. Lists of orders allow one read a minute. Default: 0. */
  readonly maxWaitInMs?: number | undefined;
}

/** An intent that can't continue now. Nothing was sent, and it stays stored. */
export interface WaitingIntent {
  /** The intent waits. */
  readonly outcome: 'waiting';
  /** Why it waits, such as an unreachable host, a rejected credential or a file that isn't stored. */
  readonly reason: EffectReason;
  /** When to try again. Undefined if the reason doesn't state it. */
  readonly retryAt: Date | undefined;
}

/** The result of one intent, with its key. */
export interface IntentReport {
  /** The key of the intent. */
  readonly key: string;
  /** The operation: `v2-cancelOrderLines`. Empty if the entry in the store is damaged. */
  readonly operation: string;
  /** The result. */
  readonly result: EffectResult | WaitingIntent;
}

/**
 * Stores an intent without sending it, in your own transaction: `keepIntent(checkpoints.within(tx), hub.orders.cancel,
 * [id, body], { key })`. After the commit, `settleIntents` sends it. Synchronous if the store is.
 * @returns False if the key already has an open intent. Nothing was changed. If the key is settled, `settleIntents` returns
 *   its result without a request.
 * @example
 * ```ts
 * import { keepIntent } from '@tradelane/workflows';
 *
 * const order_lines = [{ id: 'LINE', accepted: true }];
 * await keepIntent(checkpoint, hub.orders.accept, ['ORDER', { order_lines }], { key: 'accept ORDER' });
 * ```
 */
export function keepIntent<Method extends WriteMethod>(
  checkpoint: Pick<CheckpointStore, 'write'>,
  method: Method,
  values: Parameters<Method>,
  options: { readonly key: string },
): boolean | Promise<boolean> {
  checkObject(checkpoint, 'checkpoint', 'write');
  checkObject(options, 'options');
  const { key } = options;
  checkKey(key);
  const write = writeOf(method, values);
  if (write.files.length > 0)
    throw new ArgumentError(
      `The arguments of ${write.operation.id} contain files, which aren't stored. Call \`settle\` with them.`,
      { argument: 'arguments', operation: write.operation.id },
    );
  return writeIntent(checkpoint, write, key);
}

/**
 * Resumes all intents of a client that aren't settled: intents from `keepIntent`, of processes that ended, pending and
 * undecided ones. It doesn't wait for effects, so call it at intervals. Each effect is read when its read is due, with growing
 * pauses of up to 20 hours, and otherwise reported as it was. Intents that another process settles are skipped.
 *
 * An undecided result with `needsDecision` waits for a person. See `decideIntent`.
 * @param client A client from its factory, such as `createHub`.
 * @example
 * ```ts
 * import { settleIntents } from '@tradelane/workflows';
 *
 * for (const { key, result } of await settleIntents(hub, { checkpoint })) console.log(key, result);
 * ```
 */
export function settleIntents(client: object, options: SettleIntentsOptions): Promise<readonly IntentReport[]> {
  return fromCaller(settleIntents, async () => {
    checkOptions(options, 'concurrency', 'maxWaitInMs');
    const { concurrency = 4 } = options;
    const runtime = anyRuntimeOf(client);
    const store = guardedStore(options.checkpoint, runtime.clock);
    const open = await openIntents(store, ownerOf(runtime));
    // A limit may allow one read, so the effect that wasn't read for the longest time is first.
    const waiting = open.toSorted(([, a], [, b]) => lookedAtInMs(a) - lookedAtInMs(b));
    const reports: IntentReport[] = [];
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const [key, intent] = next;
        const result =
          intent instanceof CheckpointError ? waitingFor(intent) : await settleOne(runtime, key, intent, options);
        if (result !== undefined) reports.push({ key, operation: intent.operation ?? '', result });
      }
    };
    await Promise.all(Array.from({ length: Math.min(concurrency, waiting.length) }, work));
    return reports;
  });
}

/** When an intent was read. A damaged one is first. */
const lookedAtInMs = (intent: Intent | CheckpointError): number =>
  'lookedAtInMs' in intent ? (intent.lookedAtInMs ?? 0) : 0;

async function settleOne(
  runtime: Runtime,
  key: string,
  intent: Intent,
  options: SettleIntentsOptions,
): Promise<IntentReport['result'] | undefined> {
  const { signal } = options;
  const operation = runtime.surface.operations[intent.operation];
  if (operation === undefined)
    return waitingFor(new TradelaneError(`${runtime.surface.name} has no operation ${intent.operation}.`));
  const write = resumed(runtime, operation, intent, { signal });
  const nowInMs = runtime.clock.now();
  const dueAtInMs = nextLookAtInMs(intent, nowInMs);
  if (intent.sends.length > 0 && dueAtInMs > nowInMs) return unsettled(write, intent, new Date(dueAtInMs));
  try {
    return await settleWrite(write, key, { ...options, waitInMs: 0 });
  } catch (error) {
    if (error instanceof LeaseHeldError) return undefined;
    if (signal?.aborted || !(error instanceof TradelaneError)) throw error;
    return waitingFor(error);
  }
}

/** The write of a stored intent. */
function resumed(runtime: Runtime, operation: OperationDescriptor, intent: Intent, options: CallOptions): Write {
  const { input, files } = intent;
  return { runtime, operation, input, files, parts: undefined, options };
}

function waitingFor(error: TradelaneError): WaitingIntent {
  const { retryAt } = error as { readonly retryAt?: Date };
  return { outcome: 'waiting', reason: reasonOf(error), retryAt };
}

/**
 * Decides an undecided effect, after a person looked at it. `not-done` closes the key without a request.
 * @param client A client from its factory, such as `createHub`.
 * @returns False if the key has no open intent.
 * @throws {LeaseHeldError} If another process settles it.
 * @throws {ArgumentError} If an argument is invalid.
 */
export function decideIntent(
  client: object,
  options: KeptWorkOptions & { readonly key: string; readonly as: 'done' | 'not-done' },
): Promise<boolean> {
  return fromCaller(decideIntent, async () => {
    checkOptions(options, 'key', 'as');
    const { key, as } = options;
    checkKey(key);
    if (as !== 'done' && as !== 'not-done')
      throw new ArgumentError(`\`as\` must be "done" or "not-done". Received: ${received(as)}.`, { argument: 'as' });
    const runtime = anyRuntimeOf(client);
    const store = guardedStore(options.checkpoint, runtime.clock);
    const [, intent] = (await openIntents(store, ownerOf(runtime), key)).find(([one]) => one === key) ?? [];
    if (intent instanceof CheckpointError) throw intent;
    const operation = runtime.surface.operations[intent?.operation ?? ''];
    if (intent === undefined || operation === undefined) return false;
    const kept = await KeptIntent.open(resumed(runtime, operation, intent, {}), key, options);
    try {
      const isOpen = kept.settled === undefined;
      const done = { outcome: 'done', data: undefined, found: undefined } as const;
      if (isOpen) await kept.settle(as === 'done' ? done : { outcome: as, reason: decided });
      return isOpen;
    } finally {
      await kept.close();
    }
  });
}

const decided: EffectReason = reasonFor('ERR_DECIDED', 'Decided with `decideIntent`.');
