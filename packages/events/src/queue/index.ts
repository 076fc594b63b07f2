export { forward, type ForwardOptions } from './forward.ts';
export { MessageLeaseLostError } from './message-lease-lost-error.ts';
export type { OutgoingMessage, Publisher } from './publisher.ts';
export type { Delivery, Intake, Source, Subscription } from './source.ts';
export { createItemPublisher, type PublishOptions } from './item-publisher.ts';
