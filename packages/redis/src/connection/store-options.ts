import { ArgumentError, type Logger } from '@tradelane/core';
import { received, refuseUnknown } from '@tradelane/core/runtime';

/** Options of all stores. */
export interface RedisStoreOptions {
  /**
   * Prefix of all keys, used to separate environments such as test and production. Default: `tradelane`.
   *
   * Keys of checkpoints, settings, deduplication and outbox start with `{` and the prefix. A restricted user needs
   * the patterns `~tradelane:*` and `~{tradelane:*`.
   */
  readonly prefix?: string | undefined;
  /** Time limit for a command, in milliseconds. Then Redis counts as disconnected. Default: 2,500 (2.5 s). */
  readonly commandTimeoutInMs?: number | undefined;
  /** Called once per disconnect. A rejected command doesn't count. */
  readonly onDisconnect?: ((error: Error) => void) | undefined;
  /** Called once per reconnect. */
  readonly onReconnect?: (() => void) | undefined;
  /**
   * Logs disconnects and reconnects, and at most hourly each command that Redis rejects.
   *
   * Without a logger, rejected commands are process warnings. Without a logger and `onDisconnect`, disconnects are
   * too.
   */
  readonly logger?: Logger | undefined;
}

const known: Readonly<Record<keyof RedisStoreOptions, true>> = {
  prefix: true,
  commandTimeoutInMs: true,
  onDisconnect: true,
  onReconnect: true,
  logger: true,
};

/** The options that one store has in addition. */
export type OwnOptions<Options extends RedisStoreOptions> = Readonly<
  Record<Exclude<keyof Options, keyof RedisStoreOptions>, true>
>;

/** @throws {ArgumentError} If `options` isn't an object, or an option is unknown or invalid. */
export function checkOptions<Options extends RedisStoreOptions>(options: Options, own: OwnOptions<Options>): void {
  if (typeof options !== 'object' || (options as unknown) === null)
    throw new ArgumentError('Pass the options as an object.', { argument: 'options' });
  refuseUnknown<RedisStoreOptions>(options, { ...known, ...own });
  for (const [argument, value] of Object.entries(options)) {
    const isTime = argument.endsWith('InMs');
    const isRight = isTime
      ? typeof value === 'number' && value >= 0
      : argument !== 'prefix' || typeof value === 'string';
    if (value === undefined || isRight) continue;
    const what = isTime ? 'a number of milliseconds of 0 or more' : 'a string';
    throw new ArgumentError(`\`${argument}\` must be ${what}. Received: ${received(value)}.`, { argument });
  }
}
