import { createKafkaPublisher, createKafkaSource, type KafkaQueue } from './index.ts';
import { type Connected, publisherOf, sourceOf } from '../connecting.ts';
import { addressOf, type QueueKind, readCredentials, readFlag, readParameters, usualName } from '../url-parts.ts';

interface Address extends KafkaQueue {
  readonly group: string | undefined;
  readonly deadLetterTopic: string | undefined;
}

function read(url: URL): Address {
  const { queue = usualName, group, ...parameters } = readParameters(url, ['queue', 'group', 'dead-letters', 'tls']);
  const host = addressOf(url, 9092);
  const { user, password } = readCredentials(url);
  const connection = {
    clientId: 'tradelane',
    bootstrapBrokers: [host],
    ...(readFlag('tls', parameters.tls) && { tls: {} }),
    ...(user !== '' && { sasl: { mechanism: 'PLAIN' as const, username: user, password } }),
  };
  return { connection, topic: queue, group, deadLetterTopic: parameters['dead-letters'] };
}

/** Source and publisher close their own connections. A group takes up to a minute to accept a member. */
const connected = <Value>(url: URL, value: Value): Promise<Connected<Value>> =>
  Promise.resolve({ value, host: addressOf(url, 9092), answerInMs: 60_000, disconnect: () => Promise.resolve() });

/** URL: `kafka://user:password@host:9092?queue=…&group=…&dead-letters=…&tls=true`. The queue is the topic. */
export const kafka: QueueKind = {
  source: (url) => {
    const address = read(url);
    return sourceOf(address.topic, () => connected(url, createKafkaSource(address)));
  },
  publisher: (url) => {
    const address = read(url);
    return publisherOf(address.topic, () => connected(url, createKafkaPublisher(address)));
  },
};
