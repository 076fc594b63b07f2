import type { Commands, Notifications, OtherEvent } from '../messages/index.ts';
import type { DedupeStore, OutboxStore } from '../stores/index.ts';

/** What a handler gets beside the message. */
export interface HandlerContext {
  /** Aborts when the message is no longer ours (its lease ran out), or when the time to finish after an abort is over. */
  readonly signal: AbortSignal;
  /** How often the queue has handed the message out, from 1; undefined where it does not count. */
  readonly attempt: number | undefined;
  /** An earlier try may have left its effect: the queue handed the message out before (or does not count), or the handler threw. */
  readonly redelivery: boolean;
}

/** What the handler of a command gets beside it. */
export interface CommandContext extends HandlerContext {
  /**
   * Keeps the outcome SUCCESS. Called last in the handler's own transaction, with an outbox that writes in it, the effect and its outcome
   * are there together or not at all: done exactly once, whoever dies when. Without a store it is the outbox of the consumer.
   * Returns at once where the store does. A handler that does not call it is as good as one that calls it at its end.
   * @throws AlreadySettledError where somebody else was faster; let it roll your transaction back.
   */
  commit(outbox?: Pick<OutboxStore, 'settle'>): void | Promise<void>;
}

/** What the handler of a fact gets beside it. */
export interface FactContext extends HandlerContext {
  /**
   * Remembers the message as handled, in the handler's own transaction; see the same of a command.
   * @throws AlreadySettledError where somebody else was faster; let it roll your transaction back.
   */
  commit(dedupe?: Pick<DedupeStore, 'add'>): void | Promise<void>;
}

/**
 * Carries out a command. Where it resolves the action is reported as SUCCESS, where it throws `ActionRejected` as FAILURE; anything else it
 * throws is tried again.
 */
export type CommandHandler<Event> = (event: Event, context: CommandContext) => unknown;
/** Deals with a fact. What it throws is tried again. */
export type NotificationHandler<Event> = (event: Event, context: FactContext) => unknown;

/**
 * A handler per kind of message. When a handler of a command resolves, the action is reported as SUCCESS; when it throws
 * `ActionRejected`, as FAILURE. `Own` are messages of your own on the same queue, by type, with their data (see `createItemPublisher`).
 *
 * A command that has no handler, and of which there is no `fallbackCommand`, goes to the dead letters, since nobody would ever report it. A fact that
 * has none goes to `fallback`, and is passed over without that.
 */
export type Handlers<Own extends object = object> = {
  readonly [Type in keyof Commands]?: CommandHandler<Commands[Type]>;
} & {
  readonly [Type in keyof Notifications]?: NotificationHandler<Notifications[Type]>;
} & {
  readonly [Type in keyof Own]?: NotificationHandler<OtherEvent<Type & string, Own[Type]>>;
} & {
  /** Facts without a handler of their own, those of types that are not known yet among them; never a command. */
  readonly fallback?: NotificationHandler<OtherEvent>;
  /**
   * Commands without a handler of their own, those of types that are not known yet among them. Where it resolves the seller is told that it was
   * done: throw `ActionRejected` for what the channel cannot do.
   */
  readonly fallbackCommand?: CommandHandler<OtherEvent>;
};
