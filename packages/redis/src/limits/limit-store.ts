import { randomUUID } from 'node:crypto';
import { type AcquireResult, ConfigurationError, type LimitStore, type RateWindow } from '@tradelane/core';
import { prefixOf, RedisLink } from '../connection/redis-link.ts';
import type { RedisConnection } from '../connection/redis-connection.ts';
import { RedisCommandError } from '../connection/command-error.ts';
import type { Script } from '../connection/script.ts';
import { checkOptions, type OwnOptions, type RedisStoreOptions } from '../connection/store-options.ts';
import { ExpiringMap } from './expiring-map.ts';
import * as scripts from './limit-scripts.ts';
import { guardInMs, type Slot, SlotLedger } from './slot-ledger.ts';

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
   * keeps to its share, since others may not have reported their usage. After a restart of Redis, calls may wait until
   * then. Default: 5,000 (5 s).
   */
  readonly resyncInMs?: number | undefined;
}

type Taken = readonly [memory: string, isTaken: number, ...waits: number[]];

/** A slot of a crashed worker is free after this time and a window. */
const onTheWireInMs = 30_000;
/** Interval of the heartbeat that extends slots in flight. */
const beatInMs = 5_000;
/** A renewed slot of a crashed worker is free after this time and two windows. */
const heldInMs = 10_000;
/** A connection with a longer latency is slow: its slots are acquired ahead. */
const slowFromInMs = 50;
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
  readonly #options: RedisLimitStoreOptions;
  readonly #worker = randomUUID();
  readonly #ledger = new SlotLedger();
  /** Slots to free after a reconnect: their calls weren't sent. */
  readonly #unfreed = new Map<string, readonly string[]>();
  /** By key, the ID of its counts in Redis. */
  readonly #memories = new ExpiringMap<string>();
  /** By key, since when Redis rejects its commands. */
  readonly #refusals = new ExpiringMap<number>();
  #permits = 0;
  /** The last round trip, or a longer one before it, which counts less each time. */
  #latencyInMs = 0;
  /** Until then, other workers may not have reported their usage. */
  #rejoinsUntilInMs: number | undefined;
  /** Start of the last disconnect, or of the server at the first contact. */
  #wasAwaySinceInMs: number | undefined;
  /** ID of the server at the last contact. */
  #server: string | undefined;
  /** Whether the ID was read on this connection. */
  #isMet = false;
  /** Until `#rejoinsUntilInMs`, the keys with an open request, so that concurrent requests don't exceed the share. */
  readonly #rejoining = new Set<string>();
  /** Until then, no slots are acquired: Redis was emptied, and each worker notices that with its next call. */
  #emptiedUntilInMs = 0;
  #heartbeat: NodeJS.Timeout | undefined;

  constructor(redis: RedisConnection, options: RedisLimitStoreOptions) {
    this.#options = options;
    this.#link = RedisLink.of(redis, options, own);
    this.#link.onReturn.add((awaySinceInMs) => {
      this.#wasAwaySinceInMs = awaySinceInMs;
      this.#isMet = false;
      this.#rejoin();
    });
  }

  async acquire(
    key: string,
    windows: readonly RateWindow[],
    nowInMs: number,
    sinceInMs: number,
    wanted = 1,
  ): Promise<AcquireResult> {
    if (!this.#link.isThere()) return this.#takeShare(key, windows);
    try {
      const emptyForInMs = this.#emptiedUntilInMs - performance.now();
      if (emptyForInMs > 0) return { acquired: false, waitInMs: Math.ceil(emptyForInMs) };
      if (!this.#isMet) await this.#meet(key);
      // The first of several replies triggers the report of usage. The others must be returned.
      const wasRefused = this.#refusals.get(key, performance.now()) !== undefined;
      const rejoinsInMs = (this.#rejoinsUntilInMs ?? 0) - performance.now();
      const waitedInMs = nowInMs - sinceInMs;
      const result = await (rejoinsInMs > 0
        ? this.#takeRejoining(key, windows, waitedInMs, wanted, rejoinsInMs)
        : this.#takeShared(key, windows, waitedInMs, wanted));
      if (!this.#refusals.delete(key) && !wasRefused) return result;
      // As after a reconnect, usage is reported first.
      if (result.acquired) await this.#giveBack(key, windows, [result, ...(result.more ?? [])]);
      this.#rejoin();
      return { acquired: false, waitInMs: askEveryInMs };
    } catch (error) {
      if (error instanceof RedisCommandError) this.#noteRefusal(key, windows);
      return this.#takeShare(key, windows);
    }
  }

  async complete(key: string, windows: readonly RateWindow[], permit: string): Promise<void> {
    this.#ledger.settle(key, permit, performance.now());
    await this.#tell(scripts.keepSlots, keysOf(this.#name(key), windows), [...periodsOf(windows), permit, 0]);
  }

  async renew(
    key: string,
    windows: readonly RateWindow[],
    permit: string,
    _nowInMs: number,
    { wanted }: { readonly wanted: number },
  ): Promise<boolean> {
    const startInMs = performance.now();
    const memory = this.#memories.get(key, startInMs);
    const rejoinsUntilInMs = this.#rejoinsUntilInMs;
    const isUnsure = this.#refusals.get(key, startInMs) !== undefined || startInMs < (rejoinsUntilInMs ?? 0);
    if (memory === undefined || isUnsure) {
      await this.complete(key, windows, permit);
      return false;
    }
    this.#ledger.settle(key, permit, startInMs);
    const args = [permit, this.#worker, heldInMs, memory, wanted, this.#slowness, ...limitsOf(windows)];
    try {
      const reply = await this.#run(scripts.renewSlot, this.#keysOf(key, windows), args, (late) => {
        if (late === 1) void this.complete(key, windows, permit);
      });
      // Since then, Redis may have lost its data, and the slot with it.
      if (reply !== 1 || this.#rejoinsUntilInMs !== rejoinsUntilInMs) return false;
    } catch {
      return false; // `#rejoin` reports the slot.
    }
    this.#ledger.hold(key, permit, startInMs + Math.max(...periodsOf(windows)));
    this.#startHeartbeat();
    return true;
  }

  async release(key: string, windows: readonly RateWindow[], permit: string): Promise<void> {
    this.#ledger.release(key, permit);
    await this.#free(keysOf(this.#name(key), windows), permit);
  }

  async pause(key: string, untilInMs: number, nowInMs: number): Promise<void> {
    await this.#tell(scripts.pauseKey, [`${this.#name(key)}:pause`], [Math.max(1, Math.ceil(untilInMs - nowInMs))]);
  }

  /** Usage of this worker only. */
  used(key: string, windows: readonly RateWindow[]): readonly number[] {
    const now = performance.now();
    return windows.map((window) => this.#ledger.used(key, window, now));
  }

  /** Acquires within the worker's share, once the usage of workers that haven't reconnected is known or over. */
  async #takeRejoining(
    key: string,
    windows: readonly RateWindow[],
    waitedInMs: number,
    wanted: number,
    rejoinsInMs: number,
  ): Promise<AcquireResult> {
    if (this.#rejoining.has(key)) return { acquired: false, waitInMs: askEveryInMs };
    const now = performance.now();
    // A Redis that has kept its data counts for the others as well.
    const sinceInMs = this.#memories.get(key, now) === undefined ? this.#wasAwaySinceInMs : undefined;
    const clearInMs = sinceInMs === undefined ? 0 : this.#clearInMs(windows, now - sinceInMs);
    const waitInMs = Math.min(Math.max(clearInMs, this.#shareIsFreeInMs(key, windows) ?? askEveryInMs), rejoinsInMs);
    if (waitInMs > 0) return { acquired: false, waitInMs: Math.ceil(waitInMs) };
    this.#rejoining.add(key);
    try {
      return await this.#takeShared(key, windows, waitedInMs, Math.min(wanted, this.#freeInShare(key, windows)));
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
    const latencyInMs = this.#slowness;
    const about = [permit, this.#worker, Math.max(0, waitedInMs), onTheWireInMs, graceInMs + 2 * latencyInMs];
    const args = [...about, known, keptInMs, wanted, latencyInMs, ...limitsOf(windows)];
    const reply = await this.#run(scripts.takeSlots, this.#keysOf(key, windows), args, (late) => {
      // The caller has timed out.
      const [, isTaken, ...waits] = late as Taken;
      if (isTaken === 1) void this.#giveBack(key, windows, slotsOf(waits));
    });
    const [found, isTaken, ...waits] = reply as Taken;
    if (isTaken === -1 && this.#memories.get(key, performance.now()) !== found) {
      this.#memories.clear();
      this.#rejoin();
      this.#emptiedUntilInMs = this.#rejoinsUntilInMs ?? 0;
    }
    this.#memories.set(key, found, now + keptInMs, now);
    if (isTaken !== 1) {
      const [waitInMs = askEveryInMs, isPaused] = waits;
      // The next request should arrive when the slot is free.
      const askInMs = isPaused === 1 ? waitInMs : Math.max(Math.min(waitInMs, askEveryInMs), waitInMs - latencyInMs);
      return { acquired: false, waitInMs: askInMs, isPaused: isPaused === 1 };
    }
    const [first, ...more] = slotsOf(waits);
    for (const slot of more) this.#taken(key, windows, slot.permit);
    return { ...this.#taken(key, windows, permit), waitInMs: first?.waitInMs, more };
  }

  /** Runs a script and measures the latency. */
  async #run(
    script: Script,
    keys: readonly string[],
    args: readonly (string | number)[],
    onLate: (reply: unknown) => void,
  ): Promise<unknown> {
    const startInMs = performance.now();
    const timeoutInMs = this.#options.commandTimeoutInMs;
    const reply = await this.#link.run(script, keys, args, { timeoutInMs, onLate });
    this.#latencyInMs = Math.max(performance.now() - startInMs, this.#latencyInMs * 0.9);
    return reply;
  }

  /** The latency of a slow connection, or 0. */
  get #slowness(): number {
    return this.#latencyInMs < slowFromInMs ? 0 : this.#latencyInMs;
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

  /**
   * Acquires from the worker's share if Redis is disconnected or rejects the key, once no earlier call of other
   * workers can arrive.
   */
  #takeShare(key: string, windows: readonly RateWindow[]): AcquireResult {
    const now = performance.now();
    const goneForInMs = now - (this.#link.awaySinceInMs ?? this.#refusals.get(key, now) ?? now);
    const clearInMs = this.#clearInMs(windows, goneForInMs);
    const waitInMs = Math.max(clearInMs, this.#shareIsFreeInMs(key, windows) ?? askEveryInMs);
    if (waitInMs <= 0) return this.#taken(key, windows, this.#nextPermit());
    // Redis may reconnect earlier.
    return { acquired: false, waitInMs: Math.min(Math.ceil(waitInMs), askEveryInMs) };
  }

  /** Time until no call of other workers from before a disconnect counts. */
  #clearInMs(windows: readonly RateWindow[], goneForInMs: number): number {
    const { maxTransitInMs = 5_000 } = this.#options;
    return Math.max(...periodsOf(windows)) + maxTransitInMs - goneForInMs;
  }

  #freeInShare(key: string, windows: readonly RateWindow[]): number {
    const now = performance.now();
    return Math.min(...windows.map((window) => this.#shareOf(window) - this.#ledger.used(key, window, now)));
  }

  #shareOf({ requests }: RateWindow): number {
    return Math.floor(requests / (this.#options.maxProcesses ?? Number.POSITIVE_INFINITY));
  }

  /** Time until this worker's share has a slot in each window. Undefined if that depends on responses. */
  #shareIsFreeInMs(key: string, windows: readonly RateWindow[]): number | undefined {
    const now = performance.now();
    let longestInMs = 0;
    for (const window of windows) {
      const share = this.#shareOf(window);
      const waitInMs = share === 0 ? Number.POSITIVE_INFINITY : this.#ledger.waitInMs(key, window, share, now);
      if (waitInMs === undefined) return undefined;
      longestInMs = Math.max(longestInMs, waitInMs);
    }
    return longestInMs;
  }

  #taken(key: string, windows: readonly RateWindow[], permit: string): { readonly acquired: true; permit: string } {
    this.#ledger.take(key, windows, permit, performance.now());
    this.#startHeartbeat();
    return { acquired: true, permit };
  }

  #startHeartbeat(): void {
    this.#heartbeat ??= setInterval(() => this.#beat(), beatInMs).unref();
  }

  /** On first contact and after a disconnect: a server that has just started may have lost usage. */
  async #meet(key: string): Promise<void> {
    const { resyncInMs = 5_000, commandTimeoutInMs: timeoutInMs } = this.#options;
    const reply = await this.#link.run(scripts.server, [`${this.#name(key)}:pause`], [], { timeoutInMs });
    const [id = '', upInMs = ''] = reply as readonly string[];
    const startedInMs = upInMs === '' ? Number.NEGATIVE_INFINITY : performance.now() - Number(upInMs);
    this.#rejoinsUntilInMs ??= startedInMs + resyncInMs;
    this.#wasAwaySinceInMs ??= startedInMs;
    // Another server or a restarted one may have lost only its newest data.
    if (this.#server !== undefined && this.#server !== id) this.#memories.clear();
    this.#server = id;
    this.#isMet = true;
  }

  /** After a reconnect or data loss, reports the usage before acquiring. */
  #rejoin(): void {
    const now = performance.now();
    this.#rejoinsUntilInMs = now + (this.#options.resyncInMs ?? 5_000);
    for (const [key, slots] of this.#ledger.entries(now)) this.#keep(key, slots, now);
    for (const [permit, keys] of this.#unfreed) void this.#free(keys, permit);
  }

  /** Extends the slots of calls in flight. */
  #beat(): void {
    const now = performance.now();
    let areAny = false;
    for (const [key, slots] of this.#ledger.onTheWire()) {
      areAny = true;
      const sent = slots.filter(({ heldUntilInMs = 0 }) => heldUntilInMs <= now);
      this.#keep(key, sent, now);
    }
    if (areAny) return;
    clearInterval(this.#heartbeat);
    this.#heartbeat = undefined;
  }

  #keep(key: string, slots: readonly Slot[], nowInMs: number): void {
    const rests = new Map<readonly RateWindow[], (string | number)[]>();
    for (const { permit, windows, settledAtInMs } of slots) {
      const some = rests.get(windows) ?? [];
      some.push(permit, settledAtInMs === undefined ? onTheWireInMs : Math.ceil(settledAtInMs - nowInMs));
      rests.set(windows, some);
    }
    for (const [windows, some] of rests) {
      void this.#tell(scripts.keepSlots, keysOf(this.#name(key), windows), [...periodsOf(windows), ...some]);
    }
  }

  async #free(keys: readonly string[], permit: string): Promise<void> {
    this.#unfreed.set(permit, keys);
    const { commandTimeoutInMs: timeoutInMs } = this.#options;
    try {
      await this.#link.run(scripts.freeSlot, keys, [permit], { timeoutInMs });
    } catch (error) {
      if (!(error instanceof RedisCommandError)) return;
    }
    this.#unfreed.delete(permit);
  }

  /** If this fails, `#rejoin` reports it later. */
  async #tell(...[script, keys, args]: Parameters<RedisLink['run']>): Promise<void> {
    await this.#link.run(script, keys, args, { timeoutInMs: this.#options.commandTimeoutInMs }).catch(() => undefined);
  }

  #nextPermit(): string {
    this.#permits += 1;
    return `${this.#worker}:${this.#permits}`;
  }

  #keysOf(key: string, windows: readonly RateWindow[]): string[] {
    const name = this.#name(key);
    const slots = keysOf(name, windows);
    return [
      `${name}:pause`,
      `${name}:memory`,
      ...slots.flatMap((one) => [one, `${one}:turns`, `${one}:ends`, `${one}:wants`]),
    ];
  }

  /** All keys of a limit are on one node of a cluster. */
  #name(key: string): string {
    return `${prefixOf(this.#options)}:limit:{${key}}`;
  }
}

function keysOf(name: string, windows: readonly RateWindow[]): string[] {
  return windows.map(({ requests, periodInMs }) => `${name}:${requests}/${periodInMs}`);
}

/** How long a slot acquired now may count. */
function keptInMsOf(windows: readonly RateWindow[]): number {
  return onTheWireInMs + Math.max(...periodsOf(windows));
}

/** Requests and period of each window. */
function limitsOf(windows: readonly RateWindow[]): number[] {
  return windows.flatMap(({ requests, periodInMs }) => [requests, periodInMs + guardInMs]);
}

function periodsOf(windows: readonly RateWindow[]): number[] {
  return windows.map(({ periodInMs }) => periodInMs + guardInMs);
}
