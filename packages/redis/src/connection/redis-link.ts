import { ArgumentError } from '@tradelane/core';
import { isAboutCommand } from './error-replies.ts';
import { Listeners } from './listeners.ts';
import type { RedisConnection } from './redis-connection.ts';
import { RedisCommandError } from './command-error.ts';
import { Script } from './script.ts';
import { checkOptions, type RedisStoreOptions } from './store-options.ts';
import { RedisUnavailableError } from './unavailable-error.ts';

/** While Redis is away it is looked for this often, as long as anybody asks. */
const probeEveryInMs = 200;

/** A write, so that a server that can only be read counts as away. */
const probe = new Script(`redis.call('SET', KEYS[1], '1', 'PX', 1000) return 1`);

export interface RunOptions {
  readonly timeoutInMs?: number | undefined;
  /** Called with the response of a command that was given up before. */
  readonly onLate?: ((reply: unknown) => void) | undefined;
}

/**
 * One for each connection, whichever stores use it: knows whether Redis is there, and says once where it is not. A command never
 * waits for a connection to come back: whoever asks has something else to do.
 */
export class RedisLink {
  /** Told at once when Redis is back, before anything else is sent. */
  readonly onReturn: Set<() => void> = new Set();
  readonly #connection: RedisConnection;
  readonly #listeners = new Listeners();
  readonly #probeKey: string;
  /** The first connection is there. */
  readonly #opened: Promise<void>;
  #awaySinceInMs: number | undefined;
  #wasReady: boolean;
  #lastError: Error | undefined;
  /** What Redis was last asked in vain with, on the connection that is there. */
  #failure: Error | undefined;
  #lastProbeInMs = Number.NEGATIVE_INFINITY;

  private constructor(connection: RedisConnection, probeKey: string) {
    this.#connection = connection;
    this.#probeKey = probeKey;
    this.#wasReady = connection.status === 'ready';
    this.#opened = new Promise((resolve) => {
      connection.on('ready', () => {
        this.#wasReady = true;
        resolve();
        if (this.#awaySinceInMs !== undefined) this.#probe();
      });
    });
    connection.on('close', () => this.#lose(undefined));
    // What goes wrong is said by `Listeners`, once; without a listener ioredis writes each failed attempt to the console.
    connection.on('error', (error) => (this.#lastError = error));
  }

  /** @throws ArgumentError where it is no connection, or the options are none. */
  static of(connection: RedisConnection, options: RedisStoreOptions): RedisLink {
    if (typeof connection?.call !== 'function' || typeof connection.on !== 'function')
      throw new ArgumentError('Pass a connection of `ioredis` or `iovalkey`: `new Redis(url)`.', {
        argument: 'connection',
      });
    checkOptions(options);
    let link = links.get(connection);
    if (!link) links.set(connection, (link = new RedisLink(connection, `${prefixOf(options)}:probe`)));
    link.#listeners.add(options);
    return link;
  }

  /** By the clock of `performance`; undefined while Redis is there. */
  get awaySinceInMs(): number | undefined {
    return this.#awaySinceInMs;
  }

  /**
   * Carries out the script.
   * @throws RedisUnavailableError, at once while Redis is away; RedisCommandError where it is there and does not carry out this one.
   */
  async run(
    script: Script,
    keys: readonly string[],
    args: readonly (string | number)[],
    options: RunOptions = {},
  ): Promise<unknown> {
    if (!this.isThere()) throw this.#unavailable();
    try {
      return await this.#send(script, keys, args, options);
    } catch (reason) {
      const error = reason as Error; // of the connection, or of the time for a command
      if (isAboutCommand(error)) throw this.#refused(script, error);
      this.#lose(error);
      const unavailable = new RedisUnavailableError(error.message, error);
      this.#listeners.away(unavailable);
      throw unavailable;
    }
  }

  /** Whether Redis is there. Where not, it is said once and looked for, as long as anybody asks. */
  isThere(): boolean {
    if (this.#awaySinceInMs === undefined) return true;
    this.#listeners.away(this.#unavailable());
    this.#probe();
    return false;
  }

  /** What it was last asked in vain with; where there is no connection, what that failed with says why: a wrong password, say. */
  #unavailable(): RedisUnavailableError {
    const isConnected = this.#connection.status === 'ready';
    if (isConnected && this.#failure) return new RedisUnavailableError(this.#failure.message, this.#failure);
    const what = isConnected ? 'the connection was lost' : 'there is no connection';
    const error = isConnected ? undefined : this.#lastError;
    return new RedisUnavailableError(error === undefined ? what : `${what} (${error.message})`, error);
  }

  #refused(script: Script, error: Error): RedisCommandError {
    const refused = new RedisCommandError(error);
    this.#listeners.refused(script, refused);
    return refused;
  }

  #lose(failure: Error | undefined): void {
    this.#failure = failure;
    this.#awaySinceInMs ??= performance.now();
  }

  #probe(): void {
    const now = performance.now();
    // Before the first connection the probe waits for it; later commands would pile up in the connection's own queue.
    if (now - this.#lastProbeInMs < probeEveryInMs || (this.#wasReady && this.#connection.status !== 'ready')) return;
    this.#lastProbeInMs = now;
    this.#send(probe, [this.#probeKey], [], {}).then(
      () => this.#return(),
      (error: Error) => (isAboutCommand(error) ? this.#return() : (this.#failure = error)),
    );
  }

  #return(): void {
    if (this.#awaySinceInMs === undefined) return;
    this.#awaySinceInMs = undefined;
    for (const listener of this.onReturn) listener();
    this.#listeners.back();
  }

  async #send(
    script: Script,
    keys: readonly string[],
    args: readonly (string | number)[],
    { timeoutInMs = 1_000, onLate }: RunOptions,
  ): Promise<unknown> {
    let isGivenUp = false;
    const reply = this.#isOpening
      ? this.#opened.then(() => this.#evaluate(script, keys, args))
      : this.#evaluate(script, keys, args);
    reply.then(
      (late) => {
        if (!isGivenUp) return;
        this.#return();
        onLate?.(late);
      },
      () => undefined,
    );
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        isGivenUp = true;
        reject(this.#late(timeoutInMs));
      }, timeoutInMs);
    });
    try {
      return await Promise.race([reply, tooLate]);
    } finally {
      clearTimeout(timer);
    }
  }

  #late(timeoutInMs: number): Error {
    const { status } = this.#connection;
    const why = status === 'ready' || !this.#lastError ? '' : ` (${this.#lastError.message})`;
    return new Error(`no response within ${timeoutInMs} ms${why}`, { cause: this.#lastError });
  }

  /** The first connection is on its way: that is not yet away. */
  get #isOpening(): boolean {
    return !this.#wasReady && ['connecting', 'connect'].includes(this.#connection.status);
  }

  async #evaluate(script: Script, keys: readonly string[], args: readonly (string | number)[]): Promise<unknown> {
    const rest = [keys.length, ...keys, ...args.map((arg) => (typeof arg === 'number' ? whole(arg) : arg))];
    try {
      return await this.#connection.call('EVALSHA', [script.digest, ...rest]);
    } catch (error) {
      if (!String((error as Error).message).startsWith('NOSCRIPT')) throw error;
      return this.#connection.call('EVAL', [script.source, ...rest]);
    }
  }
}

/** Redis takes whole numbers alone. No time becomes shorter, and one without an end is longer than anything lasts. */
function whole(amount: number): number {
  return Math.min(Number.MAX_SAFE_INTEGER, Math.ceil(amount));
}

const links = new WeakMap<RedisConnection, RedisLink>();

export function prefixOf({ prefix = 'tradelane' }: RedisStoreOptions): string {
  return prefix;
}
