import {
  AbortedError,
  BadRequestError,
  type CheckpointStore,
  type Clock,
  GoneError,
  LeaseLostError,
  MalformedResponseError,
  NotFoundError,
  TradelaneError,
} from '@tradelane/core';
import { type CheckpointChange, isName, isPromise, Turns } from '@tradelane/core/runtime';
import { digestOf, guardedWrite, type Lease } from '@tradelane/core/work';
import { isTransientError, retryTransientErrors } from '../poll/transient-errors.ts';
import { callersCode } from './caller-errors.ts';
import type { RunOptions, SyncContext, SyncOptions, SyncReport } from './sync-options.ts';
import type { SyncPage, SyncCursor, SyncSource } from './sync-source.ts';
import { type Handled, handledChange, type RecentItems, spanOf } from './recent-items.ts';
import { beginningOf, type SyncState, stateChange } from './sync-state.ts';

/** An item on its way to the handler. */
interface Delivery<Item> {
  readonly item: Item;
  readonly key: string;
  /** Whether the item has an ID. Without one, its content identifies it while it is in flight, and it isn't remembered. */
  readonly isNamed: boolean;
  readonly handled: Handled;
  /** Whether the item has a time of change. Without one, it counts as changed at the start of the run and moves no watermark. */
  readonly isDated: boolean;
}

/** Context of a run: its stream, its lease and the recently handled items. */
export interface SyncRunContext {
  readonly stream: string;
  readonly store: CheckpointStore;
  readonly clock: Clock;
  readonly lease: Lease;
  readonly recent: RecentItems;
}

/** One run over a stream that this process has leased, from the end of the last run to now. */
export class SyncRun<Item> {
  readonly #source: SyncSource<Item>;
  readonly #options: SyncOptions<Item> & RunOptions & { readonly overlapInMs: number };
  readonly #context: SyncRunContext;
  /** When the walk started, by the server's clock if known. Later changes may be missing from pages already read. */
  #startedAt: number;
  /** Whether items have arrived in the order of their change so far. If not, the watermark moves at the end. */
  #isAscending: boolean;
  /** Stores and handlers may be synchronous. */
  readonly #turns = new Turns();
  readonly #counts = { handled: 0, repeated: 0, redelivered: 0, pages: 0 };
  readonly #resumed: boolean;
  /** No page was dealt with yet, by no run. */
  #isFirst: boolean;
  /** Start of the stream, if it isn't stored yet. */
  readonly #beginning: SyncState | undefined;
  #state: SyncState;
  /** Items that were in flight in earlier runs and haven't appeared again. */
  #inHand: NonNullable<SyncState['inHand']>;

  constructor(
    source: SyncSource<Item>,
    options: SyncOptions<Item> & RunOptions & { readonly overlapInMs: number },
    context: SyncRunContext,
    before: SyncState,
  ) {
    this.#source = source;
    this.#options = options;
    this.#context = context;
    const filter = digestOf(source.filter);
    this.#resumed = before.run !== undefined && before.filter === filter;
    const run = this.#resumed && before.run !== undefined ? before.run : { startedAt: context.clock.now() };
    this.#startedAt = run.startedAt;
    this.#isAscending = source.isAscending && run.latest === undefined;
    this.#isFirst = before.filter === undefined;
    this.#beginning = beginningOf(before, options.since);
    this.#state = { ...before, ...this.#beginning, filter, run };
    this.#inHand = before.inHand ?? [];
  }

  async toEnd(): Promise<SyncReport> {
    const { cursor } = this.#state.run ?? {};
    let position: SyncCursor = cursor === undefined ? { since: this.#from() } : { cursor };
    let mayStartOver = true;
    const passed = new Set(cursor === undefined ? [] : [cursor]);
    // The process may end before that, and the next one may pass another `since`.
    if (this.#isFirst && this.#options.since && this.#beginning)
      await this.#write([stateChange(this.#context.stream, this.#beginning)]);
    for (;;) {
      const page = await this.#read(position, mayStartOver);
      if (page === undefined) {
        mayStartOver = false;
        passed.clear();
        position = { since: this.#from() };
        continue;
      }
      const asOf = Date.parse(page.asOf ?? '');
      // A server whose clock is wrong once must not move the watermark past changes that are still to come.
      const now = this.#context.clock.now();
      if ('since' in position && !Number.isNaN(asOf)) this.#startedAt = Math.min(asOf, now);
      const before = this.#counts.handled;
      this.#isFirst = false;
      await this.#deal(page, 'cursor' in position ? position.cursor : undefined);
      if (this.#counts.handled > before) mayStartOver = true;
      this.#counts.pages += 1;
      if (page.nextCursor === undefined) break;
      await callersCode(() => this.#options.onProgress?.(this.#report()));
      if (passed.has(page.nextCursor)) throw leadsBack(this.#source.name);
      passed.add(page.nextCursor);
      position = { cursor: page.nextCursor };
    }
    await this.#finish();
    const report = this.#report();
    await callersCode(() => this.#options.onProgress?.(report));
    return report;
  }

  /** Reads the page. Returns undefined if the server no longer knows the page token, and the walk restarts from the watermark. */
  async #read(position: SyncCursor, mayStartOver: boolean): Promise<SyncPage<Item> | undefined> {
    const { signal, retries = true } = this.#options;
    throwIfAborted(this.#source.name, signal);
    try {
      const read = async (): Promise<SyncPage<Item>> =>
        checked(this.#source.name, await this.#source.read(position, signal, retries ? Infinity : undefined));
      if (!retries) return await read();
      return await retryTransientErrors(read, this.#context.clock, signal, abortedFollowing(this.#source.name));
    } catch (error) {
      const isForgotten =
        error instanceof BadRequestError || error instanceof NotFoundError || error instanceof GoneError;
      if ('cursor' in position && mayStartOver && isForgotten) return undefined;
      // A source may end with the reason of the signal.
      if (!(error instanceof AbortedError)) throwIfAborted(this.#source.name, signal);
      // A run that is refused at once doesn't count, so the next run may use another `since`. A failing store must not
      // hide the refusal. The next refusal repeats the write.
      if (this.#isFirst && isRefusal(error))
        await this.#write([stateChange(this.#context.stream, undefined)]).catch(() => undefined);
      throw error;
    }
  }

  /** Passes the new items of a page to the handler. */
  async #deal(page: SyncPage<Item>, cursor: string | undefined): Promise<void> {
    const { recent, stream } = this.#context;
    const all: Delivery<Item>[] = [];
    for (const item of page.items) {
      if (this.#turns.isDue) await this.#turns.give();
      all.push(this.#delivery(item));
    }
    // The server didn't sort. Older items may follow, so the watermark must not pass them.
    if (!isInOrder(all)) this.#isAscending = false;
    const span = spanOf(all.map(({ handled }) => handled.at));
    recent.look(all.every(({ isDated }) => isDated) ? span : undefined);
    const deliveries = all.filter((delivery) => !this.#isRepeated(delivery));
    this.#counts.repeated += all.length - deliveries.length;
    const { latest } = this.#state.run ?? { latest: undefined };
    const run = {
      startedAt: this.#startedAt,
      ...(cursor !== undefined && { cursor }),
      ...(latest !== undefined && { latest }),
    };
    // A resumed run reads the page from its start, wherever the watermark is by then.
    const oldest = Math.min(this.#from().getTime(), span.from);
    this.#state = this.#stateWith({ run, ...(this.#isAscending && this.#forgotten(oldest)) }, deliveries[0]);
    await this.#settle(this.#isAscending ? oldest : Number.NEGATIVE_INFINITY);
    for (const [index, delivery] of deliveries.entries()) {
      if (this.#turns.isDue) await this.#turns.give();
      if (this.#options.signal?.aborted) {
        // No handler has received it yet.
        await this.#write([stateChange(stream, this.#stateWith({}, undefined))]);
        throwIfAborted(this.#source.name, this.#options.signal);
      }
      // The same item twice on one page: the handled version counts.
      if (this.#isRepeated(delivery)) this.#counts.repeated += 1;
      else await this.#deliver(delivery, this.#nextOf(deliveries, index));
    }
  }

  /** The next item that a handler gets, which the checkpoint names: repeated items are skipped without a write. */
  #nextOf(deliveries: readonly Delivery<Item>[], index: number): Delivery<Item> | undefined {
    const current = deliveries[index];
    for (let at = index + 1; at < deliveries.length; at += 1) {
      const next = deliveries[at];
      if (next === undefined || this.#isRepeated(next)) continue;
      const isSame = next.isNamed && next.key === current?.key && next.handled.version === current.handled.version;
      if (!isSame) return next;
    }
    return undefined;
  }

  #isRepeated({ key, isNamed, handled }: Delivery<Item>): boolean {
    return isNamed && this.#context.recent.has(key, handled.version);
  }

  async #deliver(
    { item, key, isNamed, handled, isDated }: Delivery<Item>,
    next: Delivery<Item> | undefined,
  ): Promise<void> {
    const { stream, store, clock, lease, recent } = this.#context;
    const redelivery = this.#inHand.some(([of, version]) => of === key && version === handled.version);
    this.#inHand = this.#inHand.filter(([of]) => of !== key);
    const state = this.#stateWith(isDated ? this.#moved(handled.at) : {}, next);
    const changes = [...(isNamed ? [handledChange(stream, key, handled)] : []), stateChange(stream, state)];
    let isCommitted = false;
    const failures = new Set<unknown>();
    const fail = (error: unknown): never => {
      failures.add(error);
      throw error;
    };
    const settle = (isWritten: boolean): void => {
      if (!isWritten) fail(new LeaseLostError(stream));
      isCommitted = true;
    };
    const commit: SyncContext['commit'] = (into = store) => {
      try {
        const written = guardedWrite(into, clock)(changes, lease.condition);
        return isPromise(written) ? Promise.resolve(written).then(settle).catch(fail) : settle(written);
      } catch (error) {
        return fail(error);
      }
    };
    const { handler, signal } = this.#options;
    await callersCode(
      () => handler(item, { commit, redelivery, signal }),
      (error) => failures.has(error),
    );
    if (!isCommitted) await commit();
    this.#state = state;
    if (isNamed) recent.add(key, handled);
    this.#counts.handled += 1;
    if (redelivery) this.#counts.redelivered += 1;
  }

  async #finish(): Promise<void> {
    const { run, inHand: _, ...rest } = this.#state;
    // If items have no time of change, the run handled everything that existed at its start.
    const reached = this.#source.changedAt === undefined ? this.#startedAt : run?.latest;
    const latest = Math.max(rest.latest ?? 0, reached ?? 0);
    this.#state = latest === 0 ? rest : { ...rest, latest, safe: this.#safe(latest) };
    const from = this.#from().getTime();
    this.#state = { ...this.#state, ...this.#forgotten(from) };
    await this.#settle(from);
  }

  /** Writes the state, which names what is forgotten, and merges the entries of handled items. A large page takes several writes. */
  async #settle(instant: number): Promise<void> {
    const { stream, recent } = this.#context;
    let changes = [stateChange(stream, this.#state)];
    for (const part of recent.settle(instant)) {
      changes.push(...part);
      if (!this.#turns.isDue) continue;
      await this.#write(changes);
      changes = [];
      await this.#turns.give();
    }
    if (changes.length > 0) await this.#write(changes);
  }

  #forgotten(before: number): Pick<SyncState, 'forgottenBefore'> {
    return { forgottenBefore: Math.max(this.#state.forgottenBefore ?? 0, before) };
  }

  /** A change in the future of the server's clock doesn't prove that earlier changes have arrived. */
  #safe(latest: number): number {
    return Math.max(this.#state.safe ?? 0, Math.min(latest, this.#startedAt));
  }

  #moved(at: number): Partial<SyncState> {
    const { run } = this.#state;
    if (this.#isAscending) {
      const latest = Math.max(this.#state.latest ?? 0, at);
      return { latest, safe: this.#safe(latest) };
    }
    return run === undefined ? {} : { run: { ...run, latest: Math.max(run.latest ?? 0, at) } };
  }

  #stateWith(changes: Partial<SyncState>, next: Delivery<Item> | undefined): SyncState {
    const { inHand: _, ...state } = this.#state;
    const others = this.#inHand.filter(([key]) => key !== next?.key);
    const inHand: SyncState['inHand'] = next === undefined ? others : [...others, [next.key, next.handled.version]];
    return { ...state, ...changes, ...(inHand.length > 0 && { inHand }) };
  }

  /** Start of the next read without a page token. */
  #from(): Date {
    const { safe, forgottenBefore = 0 } = this.#state;
    // A run of an earlier version, which stored no start.
    if (safe === undefined) return this.#options.since ?? new Date(0);
    return new Date(Math.max(forgottenBefore, safe - this.#options.overlapInMs));
  }

  #delivery(item: Item): Delivery<Item> {
    const content = this.#digestOf(item);
    const changedAt = this.#source.changedAt?.(item);
    const at = changedAt === undefined ? Number.NaN : Date.parse(changedAt);
    const isDated = !Number.isNaN(at);
    const key = this.#source.keyOf(item);
    return {
      item,
      key: storable(key ?? content),
      isNamed: key !== undefined && key !== null,
      handled: { version: `${storable(changedAt ?? '')} ${content}`, at: isDated ? at : this.#startedAt },
      isDated,
    };
  }

  #digestOf(item: Item): string {
    try {
      return digestOf(item);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new MalformedResponseError(`An item of ${this.#context.stream} is nested too deep.`, { method: 'GET' });
    }
  }

  async #write(changes: readonly CheckpointChange[]): Promise<void> {
    const { store, lease, stream } = this.#context;
    if (!(await store.write(changes, lease.condition))) throw new LeaseLostError(stream);
  }

  #report(): SyncReport {
    const { latest, safe = latest } = this.#state;
    const watermark = latest === undefined ? undefined : new Date(Math.min(latest, safe ?? latest));
    return { ...this.#counts, resumed: this.#resumed, watermark };
  }
}

/** Longest text in a key, because an index of PostgreSQL holds 2,704 bytes. */
const longestText = 500;

/** A text that every store accepts in a key. Servers send numbers and objects in odd places. */
function storable(value: unknown): string {
  const text = typeof value === 'object' ? '' : String(value);
  return isName(text) && text.length <= longestText ? text : digestOf(value);
}

/** Servers write null in odd places. A null item is skipped, and anything but a list is an error. */
function checked<Item>(stream: string, page: SyncPage<Item>): SyncPage<Item> {
  const items: readonly unknown[] = page.items;
  if (Array.isArray(items) && !items.includes(null)) return page;
  throw new MalformedResponseError(
    `The server returned a page of ${stream} without an array of items. Check for a proxy, then run again.`,
  );
}

function leadsBack(stream: string): MalformedResponseError {
  return new MalformedResponseError(`The server repeated a page of ${stream}. Stopped to avoid an endless loop.`, {
    code: 'ERR_PAGE_REPEATED',
  });
}

/** Whether the items with a time of change are in order. */
function isInOrder(deliveries: readonly Delivery<unknown>[]): boolean {
  const times = deliveries.filter(({ isDated }) => isDated).map(({ handled }) => handled.at);
  return times.every((at, index) => index === 0 || at >= (times[index - 1] ?? at));
}

/** @throws {AbortedError} If the signal has aborted. */
export function throwIfAborted(stream: string, signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw abortedFollowing(stream)(signal.reason);
}

/** Refused by the server, or before anything was sent. */
function isRefusal(error: unknown): boolean {
  const isOther = error instanceof AbortedError || isTransientError(error);
  return !isOther && error instanceof TradelaneError && error.outcome !== 'unknown';
}

const abortedFollowing =
  (stream: string) =>
  (cause: unknown): AbortedError =>
    new AbortedError(`The sync of ${stream} was aborted by its signal.`, { cause });
