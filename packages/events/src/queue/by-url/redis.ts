import { Redis } from 'ioredis';
import { createRedisPublisher, createRedisSource, type RedisStream } from '../redis-streams.ts';
import { type Connected, publisherOf, sourceOf } from './connecting.ts';
import { type QueueKind, readCount, readParameters, usualName } from './queue-kind.ts';

function connected<Value>(url: URL, make: (stream: RedisStream) => Value): Promise<Connected<Value>> {
  const bare = new URL(url);
  bare.search = '';
  const client = new Redis(bare.href, { maxRetriesPerRequest: 3 });
  // Whoever sends or follows learns of it.
  client.on('error', () => undefined);
  const disconnect = (): Promise<void> => Promise.resolve(client.disconnect());
  return Promise.resolve({ value: make({ client, ...read(url) }), disconnect });
}

function read(url: URL): Pick<RedisStream, 'stream' | 'partitions'> {
  const { queue = usualName, partitions } = readParameters(url, ['queue', 'partitions']);
  return { stream: queue, partitions: readCount('partitions', partitions) };
}

/** `redis://user:password@host:6379/0?queue=…&partitions=…`, and `rediss:` with TLS; the queue is the stream. */
export const redis: QueueKind = {
  source: (url) => sourceOf(read(url).stream, () => connected(url, createRedisSource)),
  publisher: (url) => publisherOf(read(url).stream, () => connected(url, createRedisPublisher)),
};
