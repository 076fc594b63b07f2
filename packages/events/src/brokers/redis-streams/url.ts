import { Redis } from 'ioredis';
import { browseRedis } from './browser.ts';
import { createRedisPublisher, createRedisSource, type RedisStream } from './index.ts';
import { browserOf, type Connected, lastErrorOf, publisherOf, sourceOf } from '../connecting.ts';
import { addressOf, type QueueKind, readCount, readParameters, refuseUrl, usualName } from '../url-parts.ts';

function connected<Value>(url: URL, make: (stream: RedisStream) => Value): Promise<Connected<Value>> {
  const stream = read(url);
  const bare = new URL(url);
  bare.search = '';
  const client = new Redis(bare.href, { maxRetriesPerRequest: 3 });
  const lastError = lastErrorOf(client, 'ready');
  const disconnect = (): Promise<void> => Promise.resolve(client.disconnect());
  return Promise.resolve({ value: make({ client, ...stream }), host: addressOf(url, 6379), lastError, disconnect });
}

function read(url: URL): Pick<RedisStream, 'stream' | 'partitions'> {
  if (!/^\/?\d*$/.test(url.pathname))
    refuseUrl('The path of a Redis URL must be the number of a database, such as /0.');
  const { queue = usualName, partitions } = readParameters(url, ['queue', 'partitions']);
  return { stream: queue, partitions: readCount('partitions', partitions) };
}

/** URL: `redis://user:password@host:6379/0?queue=…&partitions=…`, or `rediss:` with TLS. The queue is the stream. */
export const redis: QueueKind = {
  source: (url) => sourceOf(read(url).stream, () => connected(url, createRedisSource)),
  publisher: (url) => publisherOf(read(url).stream, () => connected(url, createRedisPublisher)),
  browser: (url, deadLetters) => browserOf(() => connected(url, (stream) => browseRedis(stream, deadLetters))),
};
