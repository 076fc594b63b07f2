export { EventFormatError, type FormatIssue } from './event-format-error.ts';
export type { Commands, CommandType, Notifications, NotificationType, OtherEvent, ParsedEvent } from './hub-events.ts';
export { actionId, orderKey } from './order-key.ts';
export { parseEvent } from './parse-event.ts';
