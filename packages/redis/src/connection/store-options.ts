import { ArgumentError, type Logger } from '@tradelane/core';

/** What all stores of a connection take. */
export interface RedisStoreOptions {
  /**
   * What the keys begin with, those of checkpoints, settings, deduplication and outbox after a `{`; `tradelane` where absent. A user with rights
   * for some keys only needs `~tradelane:*` and `~{tradelane:*`. Keep apart by it what must not meet: test and production, say.
   */
  readonly prefix?: string | undefined;
  /** How long a command may take before Redis counts as away; 1,000 where absent. */
  readonly commandTimeoutInMs?: number | undefined;
  /** Called once when Redis is away, and not again before it is back. A command that Redis refuses does not make it away. */
  readonly onDisconnect?: ((error: Error) => void) | undefined;
  /** Called once when Redis is back. */
  readonly onReconnect?: (() => void) | undefined;
  /**
   * Is told the same, and once an hour of each step that Redis refuses (a right is missing, say). Without logger and `onDisconnect` a process warning
   * says that Redis is away, without logger one says what it refuses.
   */
  readonly logger?: Logger | undefined;
}

/** A program without types may give anything, `null` or a prefix for one. @throws ArgumentError where it is no object */
export function checkOptions(options: RedisStoreOptions): void {
  if (typeof options !== 'object' || (options as unknown) === null)
    throw new ArgumentError('Pass the options as an object.', { argument: 'options' });
}
