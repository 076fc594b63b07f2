import { PubSub } from '@google-cloud/pubsub';
import { createPubSubPublisher, createPubSubSource } from './index.ts';
import { type Connected, publisherOf, sourceOf } from '../connecting.ts';
import { decodePart, type QueueKind, readParameters, refuseUrl } from '../url-parts.ts';

interface Address {
  readonly projectId: string;
  readonly topic: string;
  readonly subscription: string;
  readonly deadLetterTopic: string;
}

function read(url: URL): Address {
  const topic = decodePart(url.pathname.slice(1));
  if (url.hostname === '' || topic === '')
    refuseUrl('The URL of a Pub/Sub queue must have the form pubsub://<project>/<topic>.');
  const parameters = readParameters(url, ['subscription', 'dead-letters']);
  return {
    projectId: url.hostname,
    topic,
    subscription: parameters.subscription ?? topic,
    deadLetterTopic: parameters['dead-letters'] ?? `${topic}-dead`,
  };
}

function connected<Value>({ projectId }: Address, make: (client: PubSub) => Value): Promise<Connected<Value>> {
  const client = new PubSub({ projectId });
  return Promise.resolve({
    value: make(client),
    host: `Pub/Sub in ${projectId}`,
    disconnect: () => client.close(),
  });
}

/**
 * URL: `pubsub://<project>/<topic>?subscription=…&dead-letters=…`. Credentials and `PUBSUB_EMULATOR_HOST` come from
 * the environment.
 */
export const pubsub: QueueKind = {
  source: (url) => {
    const address = read(url);
    const { subscription, deadLetterTopic } = address;
    return sourceOf(subscription, () =>
      connected(address, (client) => createPubSubSource({ client, subscription, deadLetterTopic })),
    );
  },
  publisher: (url) => {
    const address = read(url);
    const { topic } = address;
    return publisherOf(topic, () => connected(address, (client) => createPubSubPublisher({ client, topic })));
  },
};
