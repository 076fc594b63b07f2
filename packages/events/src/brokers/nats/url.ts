import { connect } from '@nats-io/transport-node';
import { browseNats } from './browser.ts';
import { lossOf } from './watch.ts';
import { createNatsPublisher, createNatsSource, type NatsQueue } from './index.ts';
import { browserOf, type Connected, explained, publisherOf, sourceOf } from '../connecting.ts';
import { addressOf, type QueueKind, readCount, readCredentials, readParameters, usualName } from '../url-parts.ts';

/** Time limit for the handshake, in milliseconds. */
const connectInMs = 10_000;

async function connected<Value>(
  url: URL,
  make: (queue: NatsQueue) => Value | Promise<Value>,
): Promise<Connected<Value>> {
  const queue = read(url);
  const { user, password } = readCredentials(url);
  const host = addressOf(url, 4222);
  const fail = (error: unknown): never => {
    throw explained(error, { host });
  };
  const connection = await connect({
    servers: url.host,
    timeout: connectInMs,
    maxReconnectAttempts: -1,
    ...(user !== '' && { user, pass: password }),
  }).catch(fail);
  let last: Error | undefined;
  const followStatus = async (): Promise<void> => {
    for await (const status of connection.status())
      last = status.type === 'reconnect' ? undefined : (lossOf(status) ?? last);
  };
  void followStatus();
  try {
    const value = await make({ connection, ...queue });
    return { value, host, lastError: () => last, disconnect: () => connection.close() };
  } catch (error) {
    await connection.close();
    return fail(error);
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
