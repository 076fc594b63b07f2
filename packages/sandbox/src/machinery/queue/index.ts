export { type DeadLetter, deadLetters } from './dead-letters.ts';
export { EventQueue, type KeyOf, type QueueDelivery, type Take } from './event-queue.ts';
