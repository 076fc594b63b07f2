import type { RateWindow } from '@tradelane/core';
import { RedisCommandError } from '../connection/command-error.ts';
import { prefixOf, type RedisLink } from '../connection/redis-link.ts';
import type { Script } from '../connection/script.ts';
import type { RedisStoreOptions } from '../connection/store-options.ts';
import * as scripts from './limit-scripts.ts';
import { guardInMs, type Slot } from './slot-ledger.ts';

/** A slot of a crashed worker is free after this time and a window. */
export const onTheWireInMs = 30_000;
/** A connection with a longer latency is slow: its slots are acquired ahead. */
const slowFromInMs = 50;

/** How long a slot acquired now may count. */
export function keptInMsOf(windows: readonly RateWindow[]): number {
  return onTheWireInMs + Math.max(...periodsOf(windows));
}

/** Requests and period of each window. */
export function limitsOf(windows: readonly RateWindow[]): number[] {
  return windows.flatMap(({ requests, periodInMs }) => [requests, periodInMs + guardInMs]);
}

/** The period of each window, with a guard. */
export function periodsOf(windows: readonly RateWindow[]): number[] {
  return windows.map(({ periodInMs }) => periodInMs + guardInMs);
}

/** The commands of a limit store, their keys in Redis, and their latency. */
export class LimitCommands {
  readonly #link: RedisLink;
  readonly #options: RedisStoreOptions;
  /** By permit, keys of slots to free after a reconnect: their calls weren't sent. */
  readonly #unfreed = new Map<string, readonly string[]>();
  /** The last round trip, or a longer one before it, which counts less each time. */
  #latencyInMs = 0;

  constructor(link: RedisLink, options: RedisStoreOptions) {
    this.#link = link;
    this.#options = options;
  }

  /** The latency of a slow connection, or 0. */
  get slownessInMs(): number {
    return this.#latencyInMs < slowFromInMs ? 0 : this.#latencyInMs;
  }

  /** Runs a script with all keys of a limit, and measures the latency. */
  async run(
    script: Script,
    [key, windows]: readonly [key: string, windows: readonly RateWindow[]],
    args: readonly (string | number)[],
    onLate: (reply: unknown) => void,
  ): Promise<unknown> {
    const startInMs = performance.now();
    const { commandTimeoutInMs: timeoutInMs } = this.#options;
    const name = this.#name(key);
    const keys = this.#slotsOf(key, windows).flatMap((one) => [one, `${one}:turns`, `${one}:ends`, `${one}:wants`]);
    const options = { timeoutInMs, onLate, endsOnClose: true };
    const reply = await this.#link.run(script, [`${name}:pause`, `${name}:memory`, ...keys], args, options);
    this.#latencyInMs = Math.max(performance.now() - startInMs, this.#latencyInMs * 0.9);
    return reply;
  }

  /** Reads the ID of the server and its uptime in milliseconds. */
  async readServer(key: string): Promise<readonly string[]> {
    const { commandTimeoutInMs: timeoutInMs } = this.#options;
    return (await this.#link.run(scripts.server, [`${this.#name(key)}:pause`], [], {
      timeoutInMs,
    })) as readonly string[];
  }

  /** Closes a limit. */
  pause(key: string, inMs: number): Promise<void> {
    return this.#tell(scripts.pauseKey, [`${this.#name(key)}:pause`], [inMs]);
  }

  /** Ends a slot, which counts for one more window. */
  complete(key: string, windows: readonly RateWindow[], permit: string): Promise<void> {
    return this.#tell(scripts.keepSlots, this.#slotsOf(key, windows), [...periodsOf(windows), permit, 0]);
  }

  /** Extends slots in flight, and reports ended ones. */
  keep(key: string, slots: readonly Slot[], nowInMs: number): void {
    const rests = new Map<readonly RateWindow[], (string | number)[]>();
    for (const { permit, windows, settledAtInMs } of slots) {
      const some = rests.get(windows) ?? [];
      some.push(permit, settledAtInMs === undefined ? onTheWireInMs : Math.ceil(settledAtInMs - nowInMs));
      rests.set(windows, some);
    }
    for (const [windows, some] of rests)
      void this.#tell(scripts.keepSlots, this.#slotsOf(key, windows), [...periodsOf(windows), ...some]);
  }

  /** Frees a slot whose call wasn't sent, now or after a reconnect. */
  free(key: string, windows: readonly RateWindow[], permit: string): Promise<void> {
    return this.#free(this.#slotsOf(key, windows), permit);
  }

  /** Frees the slots that a lost connection left. */
  freeRest(): void {
    for (const [permit, keys] of this.#unfreed) void this.#free(keys, permit);
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

  /** If this fails, a later report of the usage does it. */
  async #tell(...[script, keys, args]: Parameters<RedisLink['run']>): Promise<void> {
    await this.#link.run(script, keys, args, { timeoutInMs: this.#options.commandTimeoutInMs }).catch(() => undefined);
  }

  #slotsOf(key: string, windows: readonly RateWindow[]): string[] {
    return windows.map(({ requests, periodInMs }) => `${this.#name(key)}:${requests}/${periodInMs}`);
  }

  /** All keys of a limit are on one node of a cluster. */
  #name(key: string): string {
    return `${prefixOf(this.#options)}:limit:{${key}}`;
  }
}
