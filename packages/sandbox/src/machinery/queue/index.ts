export { type DeadLetter, deadLetters } from './dead-letters.ts';
export { EventQueue, type QueueDelivery, type Take } from './event-queue.ts';
export type { KeyOf } from './message-order.ts';
