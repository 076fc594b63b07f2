import type { Logger } from '@tradelane/core';
import type { RedisCommandError } from './command-error.ts';
import type { Script } from './script.ts';
import type { RedisStoreOptions } from './store-options.ts';

/** Interval of the warnings about a command that Redis keeps rejecting. */
const sayRefusedEveryInMs = 3_600_000;

/** Reports the state of a connection: to each hook and each logger once, however many stores share it. */
export class Listeners {
  readonly #onDisconnect = new Set<(error: Error) => void>();
  readonly #onReconnect = new Set<() => void>();
  readonly #loggers = new Set<Logger>();
  #isSaid = false;
  /** Time of the last warning, by script. */
  readonly #refusedAtInMs = new Map<Script, number>();

  add({ onDisconnect, onReconnect, logger }: RedisStoreOptions): void {
    if (onDisconnect) this.#onDisconnect.add(onDisconnect);
    if (onReconnect) this.#onReconnect.add(onReconnect);
    if (logger) this.#loggers.add(logger);
  }

  /** Logs a rejected command, since some stores continue without an error. */
  refused(script: Script, { message }: RedisCommandError): void {
    const now = performance.now();
    if (now - (this.#refusedAtInMs.get(script) ?? Number.NEGATIVE_INFINITY) < sayRefusedEveryInMs) return;
    this.#refusedAtInMs.set(script, now);
    for (const logger of this.#loggers)
      quietly(() => logger.warn?.('tradelane redis rejects a command', { reason: message }));
    if (this.#loggers.size === 0) process.emitWarning(message, 'TradelaneWarning');
  }

  away(error: Error): void {
    if (this.#isSaid) return;
    this.#isSaid = true;
    for (const listener of this.#onDisconnect) quietly(() => listener(error));
    for (const logger of this.#loggers)
      quietly(() => logger.warn?.('tradelane redis disconnected', { reason: error.message }));
    if (this.#onDisconnect.size === 0 && this.#loggers.size === 0)
      process.emitWarning(
        `${error.message.replace(/\.$/, '')}. Until Redis is available again, each worker uses its own tokens and its share of the limits.`,
        'TradelaneWarning',
      );
  }

  back(): void {
    if (!this.#isSaid) return;
    this.#isSaid = false;
    for (const listener of this.#onReconnect) quietly(listener);
    for (const logger of this.#loggers) quietly(() => logger.info?.('tradelane redis reconnected', {}));
  }
}

/** Ignores errors of listeners. */
function quietly(notify: () => unknown): void {
  try {
    Promise.resolve(notify()).catch(() => undefined);
  } catch {
    // Errors of listeners are ignored.
  }
}
