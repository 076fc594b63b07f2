import { digestOf } from '@tradelane/core/work';

/**
 * The partition of a key, the same in every process and version: FNV-1a over its characters, modulo the number of
 * partitions. `spread` selects the partition of messages without a key.
 */
export function partitionOf(key: string | undefined, partitions: number, spread: string): number {
  let hash = 0x811c9dc5;
  for (const unit of key ?? spread) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash % partitions;
}

/** Characters that are kept, at most 400 bytes. */
const kept = 100;

/** A unique replacement of at most 123 characters for an ID or key that a queue doesn't accept. */
export const shortened = (text: string, readable: string = text): string =>
  `${readable.slice(0, kept)}~${digestOf(text)}`;
