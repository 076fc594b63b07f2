import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  AbortedError,
  BatchAbortedError,
  BatchHandlerError,
  type BatchOptions,
  type BatchResult,
  type CheckpointStore,
  ConnectionError,
  createMemoryCheckpoints,
  createVirtualClock,
  PermissionError,
  ServerError,
} from '../../src/index.ts';
import type { OperationDescriptor } from '../../src/runtime.ts';
import { batchResult } from '../../src/batches/batch.ts';
import { callOf, exchange, senderOf } from '../results/exchange.ts';
import { modelTimeoutInMs, runModel } from './steps.ts';

/** The fate of a request. If it `carries` out the request, the server keeps the items. */
const fates = {
  ok: { carries: true },
  'refused as a whole': { carries: false, error: () => new ServerError('no', { status: 422, outcome: 'refused' }) },
  forbidden: { carries: false, error: () => new PermissionError('no', { status: 403, outcome: 'refused' }) },
  'lost on its way': { carries: false, error: () => new ConnectionError('lost', { outcome: 'unknown' }) },
  'lost on the way back': { carries: true, error: () => new ConnectionError('lost', { outcome: 'unknown' }) },
  'lost on the way back, repeated and refused': {
    carries: true,
    error: () => new ServerError('no', { status: 422, outcome: 'unknown' }),
  },
  'lost on its way, repeated and forbidden': {
    carries: false,
    error: () => new PermissionError('no', { status: 403, outcome: 'unknown' }),
  },
  'not sent': { carries: false, error: () => new ConnectionError('no route', { outcome: 'not-sent' }) },
  'aborted on its way': { carries: false, error: () => new AbortedError('gone', { outcome: 'unknown' }) },
  'aborted on the way back': { carries: true, error: () => new AbortedError('gone', { outcome: 'unknown' }) },
  'the process dies before': { carries: false, dies: true },
  'the process dies after': { carries: true, dies: true },
  'the store goes down': { carries: true, breaksStore: true },
} as const satisfies Record<
  string,
  { readonly carries: boolean; readonly error?: () => Error; readonly dies?: true; readonly breaksStore?: true }
>;
type Fate = keyof typeof fates;

type Step =
  | { readonly do: 'add'; readonly count: number; readonly isBad: boolean }
  | {
      readonly do: 'run';
      readonly fates: readonly Fate[];
      readonly handler: 'none' | 'returns' | 'throws' | 'commits';
    };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('add' as const),
      count: fc.integer({ min: 1, max: 4 }),
      isBad: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('run' as const),
      fates: fc.array(fc.constantFrom(...(['ok', 'ok', 'ok', ...Object.keys(fates)] as Fate[])), { maxLength: 5 }),
      handler: fc.constantFrom('none' as const, 'returns' as const, 'throws' as const, 'commits' as const),
    }),
  },
);

/** One list of items, through all the processes that send it. */
class Batch {
  readonly items: number[] = [];
  readonly bad = new Set<number>();
  readonly #operation: OperationDescriptor;
  readonly #mayRepeat: boolean;
  readonly #key: string;
  readonly #inner: CheckpointStore;
  /** Number of times that the server processed each item. */
  readonly #done = new Map<number, number>();
  /** Sent, with a response that was lost. */
  readonly #lost = new Set<number>();
  /** The final result that a process has reported for each item. */
  readonly #said = new Map<number, 'succeeded' | 'failed' | 'unknown'>();
  /** Reported as unknown by an earlier process. The next process reports what it receives. */
  readonly #told = new Set<number>();
  readonly #committed = new Set<number>();
  /** Faults found during a request. Thrown errors would count as the request's failure. */
  readonly #faults: unknown[] = [];
  wasRun = false;

  constructor(operation: OperationDescriptor, key: string, store: CheckpointStore) {
    this.#operation = operation;
    this.#mayRepeat = operation.retry !== 'unsafe';
    this.#key = key;
    this.#inner = store;
  }

  /** A process sends the batch until it ends, dies or is stopped. Returns undefined if it died. */
  async run(script: readonly Fate[], handles: 'none' | 'returns' | 'throws' | 'commits'): Promise<Outcome | undefined> {
    this.wasRun = true;
    const left = [...script];
    const sent = new Set<number>();
    let isDown = false;
    let die = (): void => undefined;
    const died = new Promise<undefined>((resolve) => (die = () => resolve(undefined)));
    const { send } = exchange(async ({ input, options }) => {
      await options.beforeSend?.();
      const items = (input as { readonly body: readonly number[] }).body;
      this.#check(() => this.#checkRequest(items));
      const fate = left.shift() ?? 'ok';
      const { carries, error, dies, breaksStore } = {
        error: undefined,
        dies: false,
        breaksStore: false,
        ...fates[fate],
      };
      if (carries && items.some((item) => this.bad.has(item) && !this.#done.has(item)))
        throw new ServerError('bad', { status: 422, outcome: 'refused' });
      if (!/^refused|not sent/.test(fate)) for (const item of items) sent.add(item);
      if (carries) for (const item of items) this.#done.set(item, (this.#done.get(item) ?? 0) + 1);
      if (/lost|abort/.test(fate) || dies || breaksStore) for (const item of items) this.#lost.add(item);
      if (breaksStore) isDown = true;
      if (dies) {
        die();
        return new Promise<never>(() => undefined);
      }
      if (error) throw error();
      return {};
    });
    const store: CheckpointStore = {
      read: (prefix) => this.#inner.read(prefix),
      write: (changes, condition) => {
        if (isDown) throw new Error('disk full');
        return this.#inner.write(changes, condition);
      },
    };
    const handler: NonNullable<BatchOptions<number>['handler']> = async (outcome, { commit }) => {
      const handled = outcome.succeeded.map(({ item }) => item);
      this.#check(() => expect(handled.filter((item) => this.#committed.has(item))).toEqual([]));
      if (handles === 'throws') throw new Error('power cut');
      await commit();
      for (const item of handled) this.#committed.add(item);
      if (handles === 'commits') throw new Error('after its commit');
    };
    const kept = { checkpoint: store, key: this.#key, ownerId: 'main' };
    const options = { ...kept, ...(handles !== 'none' && { handler }) };
    const sender = { ...senderOf(send), clock: createVirtualClock() };
    const call = callOf(this.#operation, { body: this.items }, options);
    const result = batchResult<number>(sender, call).then(
      (whole) => ({ result: whole, isWhole: true }),
      (error: unknown) => {
        // Any error that stops a batch contains everything that is known by then.
        if (!(error instanceof BatchAbortedError || error instanceof BatchHandlerError)) throw error;
        return { result: error.result as BatchResult<number>, isWhole: false };
      },
    );
    const outcome = await Promise.race([died, result]);
    for (const fault of this.#faults) throw fault;
    if (outcome) this.#checkOutcome(outcome.result, sent, isDown);
    return outcome && { ...outcome, sent: sent.size };
  }

  #check(holds: () => void): void {
    try {
      holds();
    } catch (fault) {
      this.#faults.push(fault);
    }
  }

  /** In the caller's order, within the maximum, and nothing that must not be sent again. */
  #checkRequest(items: readonly number[]): void {
    expect(items.length).toBeLessThanOrEqual(maximum);
    expect(items).toEqual([...items].sort((a, b) => a - b));
    for (const item of items) {
      expect(this.#said.get(item)).toBeUndefined();
      if (!this.#mayRepeat) expect(this.#lost.has(item) || this.#done.has(item)).toBe(false);
    }
  }

  #checkOutcome(result: BatchResult<number>, sent: ReadonlySet<number>, isDown: boolean): void {
    const lists = [result.succeeded, result.failed, result.unknown, result.unsent];
    for (const list of lists)
      expect(list.map(({ index }) => index)).toEqual(list.map(({ index }) => index).sort((a, b) => a - b));
    expect(lists.flatMap((list) => list.map(({ item }) => item)).sort((a, b) => a - b)).toEqual(this.items);
    const isOf = (list: readonly { readonly item: number }[]) => new Set(list.map(({ item }) => item));
    const [succeeded, failed, unknown, unsent] = lists.map(isOf) as [
      Set<number>,
      Set<number>,
      Set<number>,
      Set<number>,
    ];
    for (const item of succeeded) expect(this.#done.get(item) ?? 0).toBeGreaterThan(0);
    for (const item of [...failed, ...unsent]) expect(this.#done.has(item) && !this.#told.has(item)).toBe(false);
    for (const item of unknown) expect(this.#lost.has(item)).toBe(true);
    for (const item of unsent) expect(sent.has(item)).toBe(false);
    for (const [item, said] of this.#said) expect({ succeeded, failed, unknown }[said].has(item)).toBe(true);
    if (isDown) return; // An item that couldn't be stored may be sent again if that does no harm.
    for (const item of succeeded) this.#said.set(item, 'succeeded');
    for (const { item, error } of result.failed)
      if ((error as { status?: number } | undefined)?.status !== 403) this.#said.set(item, 'failed');
    for (const item of unknown)
      if (this.#mayRepeat) this.#told.add(item);
      else this.#said.set(item, 'unknown');
  }
}

interface Outcome {
  readonly result: BatchResult<number>;
  readonly isWhole: boolean;
  readonly sent: number;
}

const maximum = 3;

async function play(retry: 'unsafe' | 'idempotent', steps: readonly Step[]): Promise<void> {
  const operation: OperationDescriptor = {
    id: 'putThings',
    method: 'POST',
    path: '/things',
    response: 'none',
    retry,
    batch: { items: 'body.$', maximum, split: true },
  };
  const store = createMemoryCheckpoints();
  const batches = [new Batch(operation, '0', store)];
  for (const one of steps) {
    const current = batches.at(-1) as Batch;
    if (one.do === 'run') await current.run(one.fates, one.handler);
    else {
      // Another list is another batch.
      const next = current.wasRun ? new Batch(operation, String(batches.length), store) : current;
      if (next !== current) batches.push(next);
      for (let count = 0; count < one.count; count += 1) next.items.push(next.items.length);
      if (one.isBad) next.bad.add(next.items.length - 1);
    }
  }
  for (const batch of batches) {
    const end = await batch.run([], 'none');
    expect(end?.isWhole).toBe(true);
    expect(end?.result.unsent).toEqual([]);
    const last = retry === 'unsafe' ? end : await batch.run([], 'none');
    expect(retry === 'unsafe' ? [] : last?.result.unknown).toEqual([]);
    const again = await batch.run([], 'none');
    expect(again?.sent).toBe(0);
    await again?.result.clearCheckpoint();
  }
  expect(await store.read('')).toEqual(new Map());
}

test.each(['unsafe', 'idempotent'] as const)(
  'C05: for any refusals, losses, aborts and restarts, a batch that is %s reports each item correctly and repeats no unsafe item',
  { timeout: modelTimeoutInMs },
  (retry) => runModel(step, (steps) => play(retry, steps)),
);
