export { forward, type ForwardOptions } from './forward.ts';
export { LeaseLostError } from './lease-lost-error.ts';
export type { OutgoingMessage, Publisher } from './publisher.ts';
export type { Delivery, Intake, Source, Subscription } from './source.ts';
export { publishTo, type PublishOptions } from './publish-to.ts';
