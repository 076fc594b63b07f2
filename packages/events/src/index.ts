export type * from './generated/types.ts';
export {
  type Commands,
  type CommandType,
  type Notifications,
  type NotificationType,
  type OtherEvent,
  type ParsedEvent,
} from './messages/hub-events.ts';
export { EventFormatError, type FormatIssue, parseEvent } from './messages/parse-event.ts';
export { orderKey } from './messages/order-key.ts';
export { ActionRejected, AlreadySettledError } from './consumer/errors.ts';
export { type ActionReports, type ConsumerOptions, type RetryOptions } from './consumer/options.ts';
export {
  type CommandContext,
  type CommandHandler,
  type FallbackCommandHandler,
  type NotificationContext,
  type NotificationHandler,
  type HandlerContext,
  type Handlers,
} from './consumer/handlers.ts';
export { type Consumer, createConsumer, type RunOptions } from './consumer/consumer.ts';
export {
  type ConsumerHooks,
  type ContradictedNotice,
  type DeadLetterNotice,
  type HandledNotice,
  type MessageFacts,
  type ReportedNotice,
  type RetryNotice,
  type ReturnedNotice,
  type UnorderedNotice,
} from './consumer/hooks.ts';
export { type EventTelemetry, type ProcessedMessage } from './consumer/telemetry.ts';
export { type ConsumerStats } from './consumer/stats.ts';
export { createMemoryDedupeStore, createMemoryOutbox, type MemoryStoreOptions } from './stores/memory.ts';
export type { DedupeStore } from '@tradelane/core';
export { type OutboxStore } from './stores/stores.ts';
export {
  type Delivery,
  type Intake,
  type OutgoingMessage,
  type Publisher,
  type Source,
  type Subscription,
} from './queue/source.ts';
export { MessageLeaseLostError, QueueError } from './queue/errors.ts';
export { type PublishOptions, createItemPublisher } from './queue/item-publisher.ts';
