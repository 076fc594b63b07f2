import type { Redis } from 'ioredis';

/** A Redis stream and its connection. */
export interface RedisStream {
  /** A connection of `ioredis`. It is duplicated for blocking reads. */
  readonly client: Redis;
  /**
   * Name of the stream. With partitions, each is `{<stream>}:<partition>`. Dead letters go to `{<stream>}:dead`, with
   * the field `reason`.
   */
  readonly stream: string;
  /**
   * Number of partitions, which keep the order across processes: one message of each is in flight at a time. All
   * publishers and consumers need the same number, permanently. Without partitions, the order holds within each
   * process.
   */
  readonly partitions?: number | undefined;
}

/** Key of a partition, or of the dead letters. The braces keep all keys of a stream on one node of a cluster. */
export const keyOf = (stream: string, part: string | number | undefined): string =>
  part === undefined ? stream : `{${stream}}:${part}`;

export const deadKeyOf = (stream: string): string => keyOf(stream, 'dead');

/** Keys of all partitions, or the only key. */
export const keysOf = (stream: string, partitions: number | undefined): readonly string[] =>
  partitions === undefined ? [stream] : Array.from({ length: partitions }, (_, index) => keyOf(stream, index));
