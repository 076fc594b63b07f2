import type { ActionSuccess } from '../generated/types.ts';
import type { Commands, Notifications, OtherEvent } from '../messages/hub-events.ts';
import type { DedupeStore } from '@tradelane/core';
import type { OutboxStore } from '../stores/stores.ts';

/** The second argument of every handler. */
export interface HandlerContext {
  /** Aborts when the lease of the message is lost, or when the time to finish after a stop is over. */
  readonly signal: AbortSignal;
  /** Deliveries of the message, starting at 1. Undefined if the queue doesn't count. */
  readonly attempt: number | undefined;
  /**
   * Whether an earlier attempt may have left its effect. True if the message was delivered before, the queue doesn't
   * count, or the handler threw.
   */
  readonly redelivery: boolean;
}

/** The second argument of a command handler. */
export interface CommandContext extends HandlerContext {
  /**
   * Stores the outcome `SUCCESS`. Call it last in your transaction with an outbox that writes in it. Effect and
   * outcome are then committed together, so the command is carried out exactly once. Handlers without a transaction
   * don't need it.
   *
   * Default store: the outbox of the consumer. Synchronous if the store is.
   * @throws {AlreadySettledError} If another worker was faster. Let it roll your transaction back.
   */
  commit(outbox?: Pick<OutboxStore, 'settle'>): void | Promise<void>;
}

/** The second argument of a notification handler. */
export interface NotificationContext extends HandlerContext {
  /**
   * Marks the message as handled, in your transaction. See `CommandContext.commit`.
   * @throws {AlreadySettledError} If another worker was faster. Let it roll your transaction back.
   */
  commit(dedupe?: Pick<DedupeStore, 'add'>): void | Promise<void>;
}

/**
 * Carries out a command. If it resolves, the action is reported as `SUCCESS`. If it throws `ActionRejected`, the
 * action is reported as `FAILURE`. Any other error is retried.
 */
export type CommandHandler<Event> = (event: Event, context: CommandContext) => unknown;
/**
 * Carries out a command without a handler. To report the action as done, return `{ status: 'SUCCESS' }` or call
 * `commit`. To reject it, throw `ActionRejected`. If it returns nothing, nothing is reported, and the command is
 * dead-lettered.
 */
export type FallbackCommandHandler = (
  event: OtherEvent,
  context: CommandContext,
) => ActionSuccess | void | PromiseLike<ActionSuccess | void>;
/** Handles a notification. Errors are retried. */
export type NotificationHandler<Event> = (event: Event, context: NotificationContext) => unknown;

/**
 * The handlers, by message type. `Own` lists your own messages on the same queue: types and their data (see
 * `createItemPublisher`).
 *
 * - A command handler that resolves reports `SUCCESS`. If it throws `ActionRejected`, it reports `FAILURE`.
 * - A command without a handler goes to `fallbackCommand`. Without one, it is dead-lettered, since no worker would
 *   report it.
 * - A notification without a handler goes to `fallback`. Without one, it is skipped.
 */
export type Handlers<Own extends object = object> = {
  readonly [Type in keyof Commands]?: CommandHandler<Commands[Type]>;
} & {
  readonly [Type in keyof Notifications]?: NotificationHandler<Notifications[Type]>;
} & {
  readonly [Type in keyof Own]?: NotificationHandler<OtherEvent<Type & string, Own[Type]>>;
} & {
  /** Handles notifications without a handler, including unknown types. Never receives a command. */
  readonly fallback?: NotificationHandler<OtherEvent>;
  /**
   * Handles commands without a handler, including unknown types. Return `{ status: 'SUCCESS' }` if the channel has
   * carried out the command, or throw `ActionRejected`. If it returns nothing, nothing is reported.
   */
  readonly fallbackCommand?: FallbackCommandHandler;
};
