import { randomUUID } from 'node:crypto';
import { ConfigurationError, type LimitStore, type RateWindow, type AcquireResult } from '@tradelane/core';
import { prefixOf, RedisLink } from '../connection/redis-link.ts';
import type { RedisConnection } from '../connection/redis-connection.ts';
import { RedisCommandError } from '../connection/command-error.ts';
import { checkOptions, type RedisStoreOptions } from '../connection/store-options.ts';
import { ExpiringMap } from './expiring-map.ts';
import * as scripts from './limit-scripts.ts';
import { guardInMs, type Slot, SlotLedger } from './slot-ledger.ts';

/** Where limits are counted, and what workers do while Redis is away, or refuses to count. */
export interface RedisLimitStoreOptions extends RedisStoreOptions {
  /**
   * How many processes share the limits at most. While Redis is away each keeps to its share, the limit divided by this and rounded
   * down. Where absent, or where the share is below one call, calls wait until Redis is back.
   */
  readonly maxProcesses?: number | undefined;
  /**
   * Within this time a call that may be sent reaches the server; 5,000 where absent. After Redis has gone a worker waits so long, and one
   * window, before it uses its share: until then the calls of the others may still arrive.
   */
  readonly maxTransitInMs?: number | undefined;
  /**
   * Within this time every worker has found a Redis again that was away or started anew; 5,000 where absent. Until then each keeps to its
   * share besides, since the others may not have told yet what they used.
   */
  readonly resyncInMs?: number | undefined;
}

/** A slot whose worker does not say that it is alive is free after this and a window. */
const onTheWireInMs = 30_000;
/** A turn is kept so long for a worker that was told to come. */
const graceInMs = 250;
/** While nobody knows when it is worth asking again. */
const askEveryInMs = 50;

/**
 * Limits that all workers keep together, counted by the clock of Redis: never more than a documented maximum in any window, whoever sends.
 * A slot is free one window after its response, as within a process. Asking is one round trip; the call that has waited longest goes first,
 * and a 429 that one worker gets closes the key for all.
 *
 * @throws ConfigurationError where `maxProcesses` is no whole number above 0.
 */
export function createRedisLimitStore(redis: RedisConnection, options: RedisLimitStoreOptions = {}): LimitStore {
  checkOptions(options);
  const { maxProcesses } = options;
  if (maxProcesses !== undefined && !(Number.isInteger(maxProcesses) && maxProcesses > 0))
    throw new ConfigurationError('`maxProcesses` must be a whole number above 0: how many processes share the limits.');
  return new RedisLimitStore(redis, options);
}

class RedisLimitStore implements LimitStore {
  readonly #link: RedisLink;
  readonly #options: RedisLimitStoreOptions;
  readonly #worker = randomUUID();
  readonly #ledger = new SlotLedger();
  /** Slots that Redis could not be told of yet: nothing was sent. */
  readonly #unfreed = new Map<string, readonly string[]>();
  /** By key, what its counts in Redis are known by, and until when that is kept. */
  readonly #memories = new ExpiringMap<string>();
  /** By key, since when Redis refuses to count it. */
  readonly #refusals = new ExpiringMap<number>();
  #permits = 0;
  /** Until then others may not have told what they used. */
  #rejoinsUntilInMs: number | undefined;
  /** Until then nothing is taken: Redis was emptied, which each worker learns with its next call. */
  #emptiedUntilInMs = 0;
  #heartbeat: NodeJS.Timeout | undefined;

  constructor(redis: RedisConnection, options: RedisLimitStoreOptions) {
    this.#options = options;
    this.#link = RedisLink.of(redis, options);
    this.#link.onReturn.add(() => this.#rejoin());
  }

  async acquire(
    key: string,
    windows: readonly RateWindow[],
    nowInMs: number,
    sinceInMs: number,
  ): Promise<AcquireResult> {
    if (!this.#link.isThere()) return this.#takeShare(key, windows);
    try {
      const emptyForInMs = this.#emptiedUntilInMs - performance.now();
      if (emptyForInMs > 0) return { taken: false, waitInMs: Math.ceil(emptyForInMs) };
      if (this.#rejoinsUntilInMs === undefined) await this.#meet(key);
      const rejoinsInMs = (this.#rejoinsUntilInMs ?? 0) - performance.now();
      if (rejoinsInMs > 0) {
        const waitInMs = Math.min(this.#shareIsFreeInMs(key, windows) ?? askEveryInMs, rejoinsInMs);
        if (waitInMs > 0) return { taken: false, waitInMs: Math.ceil(waitInMs) };
      }
      // Of several that are on their way, the first one back tells what was used; none of them may keep what it got.
      const wasRefused = this.#refusals.get(key, performance.now()) !== undefined;
      const result = await this.#takeShared(key, windows, nowInMs - sinceInMs);
      if (!this.#refusals.delete(key) && !wasRefused) return result;
      // As after its return: Redis is told first what was used without it.
      if (result.taken) await this.release(key, windows, result.permit);
      this.#rejoin();
      return { taken: false, waitInMs: askEveryInMs };
    } catch (error) {
      if (error instanceof RedisCommandError) this.#noteRefusal(key, windows);
      return this.#takeShare(key, windows);
    }
  }

  async complete(key: string, windows: readonly RateWindow[], permit: string): Promise<void> {
    this.#ledger.settle(key, permit, performance.now());
    await this.#tell(scripts.keepSlots, keysOf(this.#name(key), windows), [...periodsOf(windows), permit, 0]);
  }

  async release(key: string, windows: readonly RateWindow[], permit: string): Promise<void> {
    this.#ledger.release(key, permit);
    await this.#free(keysOf(this.#name(key), windows), permit);
  }

  async pause(key: string, untilInMs: number, nowInMs: number): Promise<void> {
    await this.#tell(scripts.pauseKey, [`${this.#name(key)}:pause`], [Math.max(1, Math.ceil(untilInMs - nowInMs))]);
  }

  /** What this worker uses; of the others it knows only whether there was a slot. */
  used(key: string, windows: readonly RateWindow[]): readonly number[] {
    const now = performance.now();
    return windows.map((window) => this.#ledger.used(key, window, now));
  }

  async #takeShared(key: string, windows: readonly RateWindow[], waitedInMs: number): Promise<AcquireResult> {
    const permit = this.#nextPermit();
    const name = this.#name(key);
    const keys = [
      `${name}:pause`,
      `${name}:memory`,
      ...keysOf(name, windows).flatMap((slots) => [slots, `${slots}:turns`, `${slots}:ends`]),
    ];
    const limits = windows.flatMap(({ requests, periodInMs }) => [requests, periodInMs + guardInMs]);
    const now = performance.now();
    const keptInMs = keptInMsOf(windows);
    const known = this.#memories.get(key, now) ?? '';
    const about = [permit, this.#worker, Math.max(0, waitedInMs), onTheWireInMs, graceInMs, known, keptInMs];
    const args = [...about, ...limits];
    const reply = await this.#link.run(scripts.takeSlot, keys, args, {
      timeoutInMs: this.#options.commandTimeoutInMs,
      // Whoever asked has gone.
      onLate: () => void this.#free(keysOf(name, windows), permit),
    });
    const [found, isTaken, waitInMs, isPaused] = reply as readonly [string, number, number?, number?];
    if (isTaken === -1 && this.#memories.get(key, performance.now()) !== found) {
      this.#rejoin();
      this.#emptiedUntilInMs = this.#rejoinsUntilInMs ?? 0;
    }
    this.#memories.set(key, found, now + keptInMs, now);
    if (isTaken !== 1) return { taken: false, waitInMs: waitInMs ?? askEveryInMs, isPaused: isPaused === 1 };
    return this.#taken(key, windows, permit);
  }

  #noteRefusal(key: string, windows: readonly RateWindow[]): void {
    const now = performance.now();
    this.#refusals.set(key, this.#refusals.get(key, now) ?? now, now + keptInMsOf(windows), now);
  }

  /** Redis is away, or refuses: what this worker has used by itself decides, once nothing that others were allowed can arrive any more. */
  #takeShare(key: string, windows: readonly RateWindow[]): AcquireResult {
    const { maxTransitInMs = 5_000 } = this.#options;
    const now = performance.now();
    const goneForInMs = now - (this.#link.awaySinceInMs ?? this.#refusals.get(key, now) ?? now);
    const clearInMs = Math.max(
      ...windows.map(({ periodInMs }) => periodInMs + guardInMs + maxTransitInMs - goneForInMs),
    );
    const waitInMs = Math.max(clearInMs, this.#shareIsFreeInMs(key, windows) ?? askEveryInMs);
    if (waitInMs <= 0) return this.#taken(key, windows, this.#nextPermit());
    // Redis may be back before.
    return { taken: false, waitInMs: Math.min(Math.ceil(waitInMs), askEveryInMs) };
  }

  /** How long until this worker's share has a slot in each window; undefined where that depends on responses. */
  #shareIsFreeInMs(key: string, windows: readonly RateWindow[]): number | undefined {
    const now = performance.now();
    const { maxProcesses = Number.POSITIVE_INFINITY } = this.#options;
    let longestInMs = 0;
    for (const window of windows) {
      const share = Math.floor(window.requests / maxProcesses);
      const waitInMs = share === 0 ? Number.POSITIVE_INFINITY : this.#ledger.waitInMs(key, window, share, now);
      if (waitInMs === undefined) return undefined;
      longestInMs = Math.max(longestInMs, waitInMs);
    }
    return longestInMs;
  }

  #taken(key: string, windows: readonly RateWindow[], permit: string): AcquireResult {
    this.#ledger.take(key, windows, permit, performance.now());
    this.#heartbeat ??= setInterval(() => this.#beat(), onTheWireInMs / 3).unref();
    return { taken: true, permit };
  }

  /** The first contact: a server that was started a moment ago may have lost what others used. */
  async #meet(key: string): Promise<void> {
    const { resyncInMs = 5_000, commandTimeoutInMs: timeoutInMs } = this.#options;
    const upInMs = Number(await this.#link.run(scripts.uptime, [`${this.#name(key)}:pause`], [], { timeoutInMs }));
    this.#rejoinsUntilInMs ??= upInMs < 0 ? 0 : performance.now() + resyncInMs - upInMs;
  }

  /** Redis is back, or was emptied, and may have lost what it knew: it is told before anything is taken. */
  #rejoin(): void {
    const now = performance.now();
    this.#memories.clear();
    this.#rejoinsUntilInMs = now + (this.#options.resyncInMs ?? 5_000);
    for (const [key, slots] of this.#ledger.entries(now)) this.#keep(key, slots, now);
    for (const [permit, keys] of this.#unfreed) void this.#free(keys, permit);
  }

  /** Calls that take long are still on the wire. */
  #beat(): void {
    const now = performance.now();
    let areAny = false;
    for (const [key, slots] of this.#ledger.onTheWire()) {
      areAny = true;
      this.#keep(key, slots, now);
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

  /** Where Redis is away it is told when it is back: see `#rejoin`. */
  async #tell(...[script, keys, args]: Parameters<RedisLink['run']>): Promise<void> {
    await this.#link.run(script, keys, args, { timeoutInMs: this.#options.commandTimeoutInMs }).catch(() => undefined);
  }

  #nextPermit(): string {
    this.#permits += 1;
    return `${this.#worker}:${this.#permits}`;
  }

  /** All keys of a limit lie on one node of a cluster. */
  #name(key: string): string {
    return `${prefixOf(this.#options)}:limit:{${key}}`;
  }
}

function keysOf(name: string, windows: readonly RateWindow[]): string[] {
  return windows.map(({ requests, periodInMs }) => `${name}:${requests}/${periodInMs}`);
}

/** As long as a slot that was taken now may count. */
function keptInMsOf(windows: readonly RateWindow[]): number {
  return onTheWireInMs + Math.max(...periodsOf(windows));
}

function periodsOf(windows: readonly RateWindow[]): number[] {
  return windows.map(({ periodInMs }) => periodInMs + guardInMs);
}
