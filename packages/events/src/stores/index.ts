export type { DedupeStore } from './dedupe-store.ts';
export { createMemoryDedupeStore, createMemoryOutbox, type MemoryStoreOptions } from './memory-stores.ts';
export type { OutboxEntry, OutboxQuery, OutboxStore } from './outbox-store.ts';
