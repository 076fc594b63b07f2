export { ActionRejected } from './action-rejected.ts';
export { AlreadySettledError } from './already-settled-error.ts';
export { type Consumer, createConsumer, type RunOptions } from './consumer.ts';
export type { ActionReports, ConsumerOptions, RetryOptions } from './consumer-options.ts';
export type {
  CommandContext,
  CommandHandler,
  FallbackCommandHandler,
  NotificationContext,
  NotificationHandler,
  HandlerContext,
  Handlers,
} from './handlers.ts';
export type {
  ConsumerHooks,
  ContradictedNotice,
  DeadLetterNotice,
  HandledNotice,
  MessageFacts,
  ReportedNotice,
  RetryNotice,
  ReturnedNotice,
  UnorderedNotice,
} from './hooks.ts';
export type { ConsumerStats } from './stats.ts';
