import { randomUUID } from 'node:crypto';
import { type AcquireResult, ConfigurationError, type LimitStore, type RateWindow } from '@tradelane/core';
import { RedisLink } from '../connection/redis-link.ts';
import type { RedisConnection } from '../connection/redis-connection.ts';
import { RedisCommandError } from '../connection/command-error.ts';
import { checkOptions, type OwnOptions, type RedisStoreOptions } from '../connection/store-options.ts';
import { ExpiringMap } from './expiring-map.ts';
import { keptInMsOf, LimitCommands, limitsOf, onTheWireInMs, periodsOf } from './limit-commands.ts';
import * as scripts from './limit-scripts.ts';
import { boundOf, clearInMsOf, emptied, met, type Recovery, returned, unmet } from './recovery.ts';
import { guardInMs, SlotLedger } from './slot-ledger.ts';

/** Options of the limit store. */
export interface RedisLimitStoreOptions extends RedisStoreOptions {
  /**
   * Maximum number of processes that share the limits. While Redis is disconnected, each uses its share: the limit
   * divided by this number, rounded down. If absent, or if the share is below one call, calls wait for the reconnect.
   */
  readonly maxProcesses?: number | undefined;
  /**
   * Maximum time, in milliseconds, until a permitted call reaches the server. After a disconnect, a worker waits this
   * long plus one window before it uses its share, since earlier calls of other workers may still arrive. Default:
   * 5,000 (5 s).
   */
  readonly maxTransitInMs?: number | undefined;
  /**
   * Time in milliseconds within which every worker notices that Redis is back or was restarted. Until then, each also
   * keeps to its share, since others may not have reported their usage. After a restart of Redis, a new worker's
   * calls wait until then. Default: 5,000 (5 s).
   */
  readonly resyncInMs?: number | undefined;
}

type Taken = readonly [memory: string, isTaken: number, ...waits: number[]];

/** Interval of the heartbeat that extends slots in flight. */
const beatInMs = 5_000;
/** A renewed slot of a crashed worker is free after this time and two windows. */
const heldInMs = 10_000;
/** How long a turn is kept for a worker that was asked to return. */
const graceInMs = 250;
/** Retry interval if the wait is unknown. */
const askEveryInMs = 50;

/**
 * Creates a limit store that all workers share, counted by the clock of Redis. No window has more calls than its
 * documented maximum, also while Redis is away or restarts. The README lists the exceptions.
 *
 * A slot is free one window after its response. Waiting calls of a worker share one round trip. Workers that wait get
 * equal shares, and the call that has waited longest goes first. A 429 for one worker closes the limit for all.
 * @throws {ConfigurationError} If `maxProcesses` isn't a whole number above 0.
 */
export function createRedisLimitStore(redis: RedisConnection, options: RedisLimitStoreOptions = {}): LimitStore {
  checkOptions(options, own);
  const { maxProcesses } = options;
  if (maxProcesses !== undefined && !(Number.isInteger(maxProcesses) && maxProcesses > 0))
    throw new ConfigurationError(`\`maxProcesses\` must be a whole number above 0. Received: ${maxProcesses}.`);
  return new RedisLimitStore(redis, options);
}

const own: OwnOptions<RedisLimitStoreOptions> = { maxProcesses: true, maxTransitInMs: true, resyncInMs: true };

class RedisLimitStore implements LimitStore {
  readonly #link: RedisLink;
  readonly #commands: LimitCommands;
  readonly #options: RedisLimitStoreOptions;
  readonly #worker = randomUUID();
  readonly #ledger = new SlotLedger();
  /** By key, the ID of its counts in Redis. */
  readonly #memories = new ExpiringMap<string>();
  /** By key, since when Redis rejects its commands. */
  readonly #refusals = new ExpiringMap<number>();
  #permits = 0;
  #recovery: Recovery = unmet;
  #meeting: Promise<void> | undefined;
  /** Whether slots are reserved, because Redis may not count them. */
  #isReserved = false;
  /** While the worker resynchronizes, the keys with an open request, so that these don't exceed the share together. */
  readonly #rejoining = new Set<string>();
  #heartbeat: NodeJS.Timeout | undefined;

  constructor(redis: RedisConnection, options: RedisLimitStoreOptions) {
    this.#options = options;
    this.#link = RedisLink.of(redis, options, own);
    this.#commands = new LimitCommands(this.#link, options);
    this.#link.onReturn.add((awaySinceInMs) => {
      const now = performance.now();
      this.#reserve(now);
      this.#recovery = returned(this.#recovery, awaySinceInMs, now, this.#resyncInMs);
      const [first] = this.#ledger.keys();
      if (first !== undefined) void this.#meet(first).catch(() => undefined);
      this.#commands.freeRest();
    });
  }

  async acquire(
    key: string,
    windows: readonly RateWindow[],
    nowInMs: number,
    sinceInMs: number,
    wanted = 1,
  ): Promise<AcquireResult> {
    if (this.#isAway()) return this.#takeShare(key, windows);
    try {
      if (!this.#recovery.isMet) await this.#meet(key);
      const now = performance.now();
      // The first of several replies triggers the report of usage. The others must be returned.
      const wasRefused = this.#refusals.get(key, now) !== undefined;
      const waitedInMs = nowInMs - sinceInMs;
      const result = await (this.#isRejoining(now)
        ? this.#takeRejoining(key, windows, waitedInMs, wanted)
        : this.#takeShared(key, windows, waitedInMs, wanted));
      if (!this.#refusals.delete(key) && !wasRefused) return result;
      // As after a reconnect, usage is reported first.
      if (result.acquired) await this.#giveBack(key, windows, [result, ...(result.more ?? [])]);
      this.#recovery = { ...this.#recovery, untilInMs: performance.now() + this.#resyncInMs };
      this.#report();
      return { acquired: false, waitInMs: askEveryInMs };
    } catch (error) {
      if (error instanceof RedisCommandError) this.#noteRefusal(key, windows);
      return this.#takeShare(key, windows);
    }
  }

  async complete(key: string, windows: readonly RateWindow[], permit: string): Promise<void> {
    const now = performance.now();
    // A reserved slot counts longer. The report at the end of the reservation shortens it.
    const isReserved = this.#isOwn(key, now) && this.#ledger.has(key, permit);
    this.#ledger.settle(key, permit, now);
    if (isReserved) return;
    await this.#commands.complete(key, windows, permit);
  }

  async renew(
    key: string,
    windows: readonly RateWindow[],
    permit: string,
    _nowInMs: number,
    { wanted }: { readonly wanted: number },
  ): Promise<boolean> {
    const startInMs = performance.now();
    if (this.#isOwn(key, startInMs)) return this.#keepOwn(key, windows, permit, startInMs);
    const memory = this.#memories.get(key, startInMs);
    const { untilInMs } = this.#recovery;
    if (memory === undefined || this.#refusals.get(key, startInMs) !== undefined || this.#isRejoining(startInMs)) {
      await this.complete(key, windows, permit);
      return false;
    }
    const args = [permit, this.#worker, heldInMs, memory, wanted, this.#commands.slownessInMs, ...limitsOf(windows)];
    try {
      const reply = await this.#commands.run(scripts.renewSlot, [key, windows], args, (late) => {
        if (late === 1) void this.complete(key, windows, permit);
      });
      if (reply === -1) this.#noteLoss(key, memory);
      // Since then, Redis may have lost its data, and the slot with it.
      else if (reply === 1 && this.#recovery.untilInMs === untilInMs) {
        this.#ledger.hold(key, permit, startInMs + Math.max(...periodsOf(windows)));
        this.#startHeartbeat();
        return true;
      }
    } catch {
      // The worker may keep what it had.
    }
    return this.#keepOwn(key, windows, permit, startInMs);
  }

  async release(key: string, windows: readonly RateWindow[], permit: string): Promise<void> {
    const isReserved = this.#isOwn(key, performance.now()) && this.#ledger.has(key, permit);
    this.#ledger.release(key, permit);
    if (!isReserved) await this.#commands.free(key, windows, permit);
  }

  async pause(key: string, untilInMs: number, nowInMs: number): Promise<void> {
    await this.#commands.pause(key, Math.max(1, Math.ceil(untilInMs - nowInMs)));
  }

  /** Usage of this worker only. */
  used(key: string, windows: readonly RateWindow[]): readonly number[] {
    const now = performance.now();
    return windows.map((window) => this.#ledger.used(key, window, now));
  }

  /** Acquires what the worker had, or within its share once the usage of the others is known or over. */
  async #takeRejoining(
    key: string,
    windows: readonly RateWindow[],
    waitedInMs: number,
    wanted: number,
  ): Promise<AcquireResult> {
    if (this.#rejoining.has(key)) return { acquired: false, waitInMs: askEveryInMs };
    const now = performance.now();
    const { sinceInMs = now, untilInMs = now } = this.#recovery;
    // A Redis that has kept its data counts for the others as well.
    const clearInMs = this.#memories.get(key, now) === undefined ? this.#clearInMs(windows, sinceInMs) : 0;
    const ownInMs = this.#ownWaitInMs(key, windows, clearInMs) ?? askEveryInMs;
    if (clearInMs > 0 && ownInMs <= 0) return this.#acquired(key, windows, this.#nextPermit());
    const waitInMs = Math.min(ownInMs, untilInMs - now);
    if (waitInMs > 0) return { acquired: false, waitInMs: Math.ceil(waitInMs) };
    this.#rejoining.add(key);
    try {
      const free = windows.map((window) => this.#shareOf(window) - this.#ledger.used(key, window, now));
      return await this.#takeShared(key, windows, waitedInMs, Math.min(wanted, ...free));
    } finally {
      this.#rejoining.delete(key);
    }
  }

  async #takeShared(
    key: string,
    windows: readonly RateWindow[],
    waitedInMs: number,
    wanted: number,
  ): Promise<AcquireResult> {
    const permit = this.#nextPermit();
    const slotsOf = (waits: readonly number[]): readonly { readonly permit: string; readonly waitInMs: number }[] =>
      waits.map((waitInMs, index) => ({ permit: index === 0 ? permit : `${permit}.${index}`, waitInMs }));
    const now = performance.now();
    const keptInMs = keptInMsOf(windows);
    const known = this.#memories.get(key, now) ?? '';
    const latencyInMs = this.#commands.slownessInMs;
    const about = [permit, this.#worker, Math.max(0, waitedInMs), onTheWireInMs, graceInMs + 2 * latencyInMs];
    const args = [...about, known, keptInMs, wanted, latencyInMs, ...limitsOf(windows)];
    const reply = await this.#commands.run(scripts.takeSlots, [key, windows], args, (late) => {
      // The caller has timed out.
      const [, isTaken, ...waits] = late as Taken;
      if (isTaken === 1) void this.#giveBack(key, windows, slotsOf(waits));
    });
    const [found, isTaken, ...waits] = reply as Taken;
    if (isTaken === -1) {
      this.#noteLoss(key, known);
      return { acquired: false, waitInMs: 1 };
    }
    this.#memories.set(key, found, now + keptInMs, now);
    if (isTaken !== 1) {
      const [waitInMs = askEveryInMs, isPaused] = waits;
      // The next request should arrive when the slot is free.
      const askInMs = isPaused === 1 ? waitInMs : Math.max(Math.min(waitInMs, askEveryInMs), waitInMs - latencyInMs);
      return { acquired: false, waitInMs: askInMs, isPaused: isPaused === 1 };
    }
    const [first, ...more] = slotsOf(waits);
    for (const slot of more) this.#acquired(key, windows, slot.permit);
    return { ...this.#acquired(key, windows, permit), waitInMs: first?.waitInMs, more };
  }

  /** Frees slots that weren't used. Before its wait is over, the window of a slot's last call isn't. */
  async #giveBack(
    key: string,
    windows: readonly RateWindow[],
    slots: readonly { readonly permit: string; readonly waitInMs?: number | undefined }[],
  ): Promise<void> {
    await Promise.all(
      slots.map(({ permit, waitInMs = 0 }) =>
        waitInMs > 0 ? this.complete(key, windows, permit) : this.release(key, windows, permit),
      ),
    );
  }

  #noteRefusal(key: string, windows: readonly RateWindow[]): void {
    const now = performance.now();
    this.#refusals.set(key, this.#refusals.get(key, now) ?? now, now + keptInMsOf(windows), now);
  }

  /** Acquires what is the worker's own if Redis is disconnected or rejects the key. */
  #takeShare(key: string, windows: readonly RateWindow[]): AcquireResult {
    const now = performance.now();
    const sinceInMs = this.#link.awaySinceInMs ?? this.#refusals.get(key, now) ?? now;
    const waitInMs = this.#ownWaitInMs(key, windows, this.#clearInMs(windows, sinceInMs)) ?? askEveryInMs;
    if (waitInMs <= 0) return this.#acquired(key, windows, this.#nextPermit());
    // Redis may reconnect earlier.
    return { acquired: false, waitInMs: Math.min(Math.ceil(waitInMs), askEveryInMs) };
  }

  /** Keeps a slot for the next call, if it is the worker's own without Redis. Otherwise ends it. */
  #keepOwn(key: string, windows: readonly RateWindow[], permit: string, nowInMs: number): boolean {
    const isOwn = this.#isOwn(key, nowInMs);
    const clearInMs = this.#clearInMs(windows, this.#link.awaySinceInMs ?? this.#recovery.sinceInMs ?? nowInMs);
    const fits = (window: RateWindow): boolean =>
      this.#ledger.used(key, window, nowInMs) <= this.#boundOf(key, window, clearInMs);
    const isKept = isOwn && windows.every(fits);
    if (isKept) this.#ledger.hold(key, permit, nowInMs + Math.max(...periodsOf(windows)));
    else this.#ledger.settle(key, permit, nowInMs);
    return isKept;
  }

  #clearInMs(windows: readonly RateWindow[], sinceInMs: number): number {
    return clearInMsOf(windows, sinceInMs, this.#options.maxTransitInMs ?? 5_000, performance.now());
  }

  #shareOf({ requests }: RateWindow): number {
    return Math.floor(requests / (this.#options.maxProcesses ?? Number.POSITIVE_INFINITY));
  }

  #boundOf(key: string, window: RateWindow, clearInMs: number): number {
    const had = this.#ledger.reservedIn(key, window, this.#link.awaySinceInMs !== undefined);
    return boundOf({ share: this.#shareOf(window), had }, clearInMs);
  }

  /** Time until a slot of each window is this worker's own. Undefined if that depends on responses. */
  #ownWaitInMs(key: string, windows: readonly RateWindow[], clearInMs: number): number | undefined {
    const now = performance.now();
    let longestInMs = 0;
    for (const window of windows) {
      const bound = this.#boundOf(key, window, clearInMs);
      const noneInMs = this.#shareOf(window) === 0 ? Number.POSITIVE_INFINITY : clearInMs;
      const waitInMs = bound === 0 ? noneInMs : this.#ledger.waitInMs(key, window, bound, now);
      if (waitInMs === undefined) return undefined;
      longestInMs = Math.max(longestInMs, waitInMs);
    }
    return longestInMs;
  }

  #acquired(key: string, windows: readonly RateWindow[], permit: string): { readonly acquired: true; permit: string } {
    this.#ledger.take(key, windows, permit, performance.now());
    this.#startHeartbeat();
    return { acquired: true, permit };
  }

  #startHeartbeat(): void {
    this.#heartbeat ??= setInterval(() => this.#beat(), beatInMs).unref();
  }

  get #resyncInMs(): number {
    return this.#options.resyncInMs ?? 5_000;
  }

  /** Whether Redis is disconnected. The slots of the worker are then reserved. */
  #isAway(): boolean {
    if (this.#link.isThere()) return false;
    this.#reserve(performance.now());
    return true;
  }

  #reserve(nowInMs: number): void {
    if (this.#isReserved) return;
    this.#isReserved = true;
    this.#ledger.reserve(nowInMs, (window) => this.#shareOf(window));
  }

  /** Whether the worker resynchronizes. Afterwards, the reservations end. */
  #isRejoining(nowInMs: number): boolean {
    const { untilInMs = nowInMs, isMet } = this.#recovery;
    if (untilInMs > nowInMs) return true;
    if (this.#isReserved && isMet && this.#link.awaySinceInMs === undefined) this.#report();
    return false;
  }

  /** Whether the worker uses only its own slots of a key, because Redis doesn't count all slots. */
  #isOwn(key: string, nowInMs: number): boolean {
    if (this.#link.awaySinceInMs !== undefined) return this.#isAway();
    const isOpen = this.#isRejoining(nowInMs) || !this.#recovery.isMet;
    return isOpen && this.#isReserved && this.#memories.get(key, nowInMs) === undefined;
  }

  /** Reads the ID of the server, on first contact and after a disconnect, and reports the usage. */
  #meet(key: string): Promise<void> {
    this.#meeting ??= this.#readServer(key).finally(() => (this.#meeting = undefined));
    return this.#meeting;
  }

  async #readServer(key: string): Promise<void> {
    const [id = '', upInMs = ''] = await this.#commands.readServer(key);
    const startedInMs = upInMs === '' ? Number.NEGATIVE_INFINITY : performance.now() - Number(upInMs);
    const { server } = this.#recovery;
    this.#recovery = met(this.#recovery, id, startedInMs, this.#resyncInMs);
    // Another server or a restarted one may have lost only its newest data.
    if (server !== undefined && server !== id) this.#lose();
    else if (this.#isReserved) this.#report();
  }

  /** Redis was emptied while it ran. The first of several replies starts the recovery. */
  #noteLoss(key: string, memory: string): void {
    const now = performance.now();
    if (this.#memories.get(key, now) !== memory) return;
    this.#recovery = emptied(this.#recovery, now, this.#resyncInMs);
    this.#lose();
  }

  /** The counts in Redis are lost: reports the usage, and reserves it until the others have reported theirs. */
  #lose(): void {
    const now = performance.now();
    const { untilInMs = now } = this.#recovery;
    this.#memories.clear();
    this.#isReserved = true;
    this.#ledger.reserve(now, (window) => this.#shareOf(window));
    for (const [key, slots] of this.#ledger.reserved(untilInMs)) this.#commands.keep(key, slots, now);
    setTimeout(() => this.#isRejoining(performance.now()), untilInMs - now + guardInMs).unref();
  }

  /** Reports the usage, and ends the reservations. */
  #report(): void {
    const now = performance.now();
    this.#isReserved = false;
    for (const [key, slots, over] of this.#ledger.unreserved(now)) {
      this.#commands.keep(key, slots, now);
      for (const { permit, windows } of over) void this.#commands.free(key, windows, permit);
    }
  }

  /** Extends the slots of calls in flight. */
  #beat(): void {
    const now = performance.now();
    let areAny = false;
    for (const [key, slots] of this.#ledger.onTheWire()) {
      areAny = true;
      if (this.#isOwn(key, now)) continue;
      const sent = slots.filter(({ heldUntilInMs = 0 }) => heldUntilInMs <= now);
      this.#commands.keep(key, sent, now);
    }
    if (areAny) return;
    clearInterval(this.#heartbeat);
    this.#heartbeat = undefined;
  }

  #nextPermit(): string {
    this.#permits += 1;
    return `${this.#worker}:${this.#permits}`;
  }
}
