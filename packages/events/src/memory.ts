export { createMemoryQueue, type DeadLetter, type MemoryQueue, type MemoryQueueOptions } from './queue/memory-queue.ts';
