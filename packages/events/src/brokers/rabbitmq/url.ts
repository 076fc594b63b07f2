import { systemClock } from '@tradelane/core';
import { closeInMs } from '../../queue/opening.ts';
import { browseRabbit } from './browser.ts';
import { createRabbitPublisher, createRabbitSource, type RabbitQueue } from './index.ts';
import { SafeConnection } from './safe-connection.ts';
import { timeLimit } from '../../clock.ts';
import { browserOf, type Connected, publisherOf, sourceOf } from '../connecting.ts';
import { addressOf, type QueueKind, readCount, readParameters, refuseUrl, usualName } from '../url-parts.ts';

/** Time limit for the broker, in milliseconds. */
const patienceInMs = 5_000;

function connected<Value>(url: URL, make: (queue: RabbitQueue) => Value): Promise<Connected<Value>> {
  const { queue, partitions } = read(url);
  const bare = new URL(url);
  bare.search = '';
  const connection = new SafeConnection({ url: bare.href, acquireTimeout: patienceInMs, retryHigh: patienceInMs });
  const value = make({ connection, queue, partitions });
  const disconnect = async (): Promise<void> => {
    // An unresponsive broker would keep the process alive until heartbeats are missed.
    if (!(await timeLimit(systemClock, closeInMs, connection.close()))) connection.unsafeDestroy();
  };
  return Promise.resolve({
    value,
    host: addressOf(url, url.protocol === 'amqps:' ? 5671 : 5672),
    lastError: () => connection.lastError,
    disconnect,
  });
}

function read(url: URL): Pick<RabbitQueue, 'queue' | 'partitions'> {
  const { queue = usualName, partitions } = readParameters(url, ['queue', 'partitions']);
  return { queue, partitions: readCount('partitions', partitions) };
}

/** URL: `amqp://user:password@host:5672/vhost?queue=…&partitions=…`, or `amqps:` with TLS. */
export const amqp: QueueKind = {
  source: (url) => sourceOf(read(url).queue, () => connected(url, createRabbitSource)),
  publisher: (url) => publisherOf(read(url).queue, () => connected(url, createRabbitPublisher)),
  browser: (url, deadLetters) => {
    if (!deadLetters && read(url).partitions !== undefined)
      refuseUrl("RabbitMQ's partitions can't be browsed. Browse the dead letters, or use the tools of the broker.");
    return browserOf(() => connected(url, (queue) => browseRabbit(queue, deadLetters)));
  },
};
