import { ArgumentError } from '@tradelane/core';
import { isAboutCommand } from './error-replies.ts';
import { Listeners } from './listeners.ts';
import type { RedisConnection } from './redis-connection.ts';
import { RedisCommandError } from './command-error.ts';
import { Script } from './script.ts';
import { checkOptions, type OwnOptions, type RedisStoreOptions } from './store-options.ts';
import { RedisUnavailableError } from './unavailable-error.ts';

/** Interval between probes while Redis is disconnected, as long as there are calls. */
const probeEveryInMs = 200;

/** Longest delay of a timer. A longer one would end at once. */
const longestTimerInMs = 2_147_483_647;

/** A write, so that a read-only server counts as disconnected. */
const probe = new Script(`redis.call('SET', KEYS[1], '1', 'PX', 1000) return 1`);

export interface RunOptions {
  readonly timeoutInMs?: number | undefined;
  /** Called with the reply of a command that had failed because of its time or of a closed connection. */
  readonly onLate?: ((reply: unknown) => void) | undefined;
  /** Whether the command fails when the connection closes. Otherwise it waits for a reconnect until its timeout. */
  readonly endsOnClose?: boolean | undefined;
}

/** The state of a connection, shared by all stores that use it. Commands never wait for a reconnect. */
export class RedisLink {
  /** Called on reconnect with the start of the disconnect, before any other command. */
  readonly onReturn: Set<(awaySinceInMs: number) => void> = new Set();
  readonly #connection: RedisConnection;
  readonly #listeners = new Listeners();
  readonly #probeKey: string;
  /** Resolves with the first connection. */
  readonly #opened: Promise<void>;
  /** Scripts that were sent to the server. */
  readonly #loaded = new Set<Script>();
  /** Called when the connection closes. */
  readonly #onClose = new Set<() => void>();
  #awaySinceInMs: number | undefined;
  #wasReady: boolean;
  #lastError: Error | undefined;
  /** The last failure on the current connection. */
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
    connection.on('close', () => {
      this.#lose(undefined);
      for (const end of this.#onClose) end();
    });
    // Without a listener, ioredis prints each failed attempt to the console.
    connection.on('error', (error) => (this.#lastError = error));
  }

  /** @throws {ArgumentError} If `connection` or `options` is invalid. */
  static of<Options extends RedisStoreOptions>(
    connection: RedisConnection,
    options: Options,
    own: OwnOptions<Options>,
  ): RedisLink {
    if (typeof connection?.call !== 'function' || typeof connection.on !== 'function')
      throw new ArgumentError('Pass a connection of `ioredis` or `iovalkey`: `new Redis(url)`.', {
        argument: 'connection',
      });
    if (hasNumbersAsText(connection))
      throw new ArgumentError('Open the connection without `stringNumbers`. The stores need numbers in replies.', {
        argument: 'connection',
      });
    checkOptions(options, own);
    let link = links.get(connection);
    if (!link) links.set(connection, (link = new RedisLink(connection, `${prefixOf(options)}:probe`)));
    link.#listeners.add(options);
    return link;
  }

  /** Start of the disconnect by `performance.now()`. Undefined while connected. */
  get awaySinceInMs(): number | undefined {
    return this.#awaySinceInMs;
  }

  /**
   * Runs a script.
   * @throws {RedisUnavailableError} If Redis is disconnected.
   * @throws {RedisCommandError} If Redis rejects the command.
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
      const unavailable = this.#unavailableFor(error.message, error);
      this.#listeners.away(unavailable);
      throw unavailable;
    }
  }

  /** Whether Redis is connected. If not, reports it once and probes. */
  isThere(): boolean {
    if (this.#awaySinceInMs === undefined) return true;
    this.#listeners.away(this.#unavailable());
    this.#probe();
    return false;
  }

  /** The error with the last failure, or why the client isn't connected. */
  #unavailable(): RedisUnavailableError {
    const isConnected = this.#connection.status === 'ready';
    if (isConnected && this.#failure) return this.#unavailableFor(this.#failure.message, this.#failure);
    const what = isConnected ? 'the connection was lost' : "the client isn't connected";
    const error = isConnected ? undefined : this.#lastError;
    return this.#unavailableFor(error === undefined ? what : `${what} (${error.message})`, error);
  }

  #unavailableFor(why: string, cause: Error | undefined): RedisUnavailableError {
    return new RedisUnavailableError(why, { connection: this.#connection, cause });
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
    // Before the first connection, the probe waits for it. Later commands would fill the connection's queue.
    if (now - this.#lastProbeInMs < probeEveryInMs || (this.#wasReady && this.#connection.status !== 'ready')) return;
    this.#lastProbeInMs = now;
    this.#send(probe, [this.#probeKey], [], {}).then(
      () => this.#return(),
      (error: Error) => (isAboutCommand(error) ? this.#return() : (this.#failure = error)),
    );
  }

  #return(): void {
    const awaySinceInMs = this.#awaySinceInMs;
    if (awaySinceInMs === undefined) return;
    this.#awaySinceInMs = undefined;
    for (const listener of this.onReturn) listener(awaySinceInMs);
    this.#listeners.back();
  }

  async #send(
    script: Script,
    keys: readonly string[],
    args: readonly (string | number)[],
    { timeoutInMs = 2_500, onLate, endsOnClose = false }: RunOptions,
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
    let onClose: (() => void) | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      const giveUp = (error: Error): void => {
        isGivenUp = true;
        reject(error);
      };
      timer = setTimeout(() => giveUp(this.#late(timeoutInMs)), Math.min(timeoutInMs, longestTimerInMs));
      onClose = () => giveUp(new Error('the connection was lost'));
    });
    if (onClose && endsOnClose && !this.#isOpening) this.#onClose.add(onClose);
    try {
      return await Promise.race([reply, tooLate]);
    } finally {
      clearTimeout(timer);
      if (onClose) this.#onClose.delete(onClose);
    }
  }

  #late(timeoutInMs: number): Error {
    const { status } = this.#connection;
    const why = status === 'ready' || !this.#lastError ? '' : ` (${this.#lastError.message})`;
    return new Error(`no response within ${timeoutInMs} ms${why}`, { cause: this.#lastError });
  }

  /** Whether the first connection is being opened, which doesn't count as disconnected. */
  get #isOpening(): boolean {
    return !this.#wasReady && ['connecting', 'connect'].includes(this.#connection.status);
  }

  async #evaluate(script: Script, keys: readonly string[], args: readonly (string | number)[]): Promise<unknown> {
    const rest = [keys.length, ...keys, ...args.map((arg) => (typeof arg === 'number' ? whole(arg) : arg))];
    const evaluate = (): Promise<unknown> => {
      this.#loaded.add(script);
      return this.#connection.call('EVAL', [script.source, ...rest]);
    };
    // The first use sends the source, which saves a round trip.
    if (!this.#loaded.has(script)) return evaluate();
    try {
      return await this.#connection.call('EVALSHA', [script.digest, ...rest]);
    } catch (error) {
      if (!String((error as Error).message).startsWith('NOSCRIPT')) throw error;
      return evaluate();
    }
  }
}

/** Whether `ioredis` returns numbers as text. A cluster has the options of its connections. */
function hasNumbersAsText(connection: RedisConnection): boolean {
  const { options = {} } = connection as { readonly options?: { stringNumbers?: boolean; redisOptions?: object } };
  return [options, options.redisOptions].some((one) => Object(one).stringNumbers === true);
}

/** Rounds up to a whole number, at most the largest safe integer. */
function whole(amount: number): number {
  return Math.min(Number.MAX_SAFE_INTEGER, Math.ceil(amount));
}

const links = new WeakMap<RedisConnection, RedisLink>();

export function prefixOf({ prefix = 'tradelane' }: RedisStoreOptions): string {
  return prefix;
}
