import { connect } from '@nats-io/transport-node';
import { browseNats } from './browser.ts';
import { createNatsPublisher, createNatsSource, type NatsQueue } from './index.ts';
import { textOf } from '../../queue/dead-letter-reason.ts';
import { QueueError } from '../../queue/errors.ts';
import { browserOf, type Connected, publisherOf, sourceOf } from '../connecting.ts';
import { type QueueKind, readCount, readCredentials, readParameters, usualName } from '../url-parts.ts';

async function connected<Value>(
  url: URL,
  make: (queue: NatsQueue) => Value | Promise<Value>,
): Promise<Connected<Value>> {
  const queue = read(url);
  const { user, password } = readCredentials(url);
  const connection = await connect({
    servers: url.host,
    maxReconnectAttempts: -1,
    ...(user !== '' && { user, pass: password }),
  }).catch((error: unknown) => {
    throw new QueueError(url.host, textOf(error), error);
  });
  try {
    return {
      value: await make({ connection, ...queue }),
      host: url.host,
      disconnect: () => connection.close(),
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

function read(url: URL): Pick<NatsQueue, 'stream' | 'subject' | 'partitions'> {
  const { queue = usualName, subject, partitions } = readParameters(url, ['queue', 'subject', 'partitions']);
  return { stream: queue, subject, partitions: readCount('partitions', partitions) };
}

/** URL: `nats://user:password@host:4222?queue=…&subject=…&partitions=…`. The queue is the stream. */
export const nats: QueueKind = {
  source: (url) => sourceOf(read(url).stream, () => connected(url, createNatsSource)),
  publisher: (url) => publisherOf(read(url).stream, () => connected(url, createNatsPublisher)),
  browser: (url, deadLetters) => browserOf(() => connected(url, (queue) => browseNats(queue, deadLetters))),
};
