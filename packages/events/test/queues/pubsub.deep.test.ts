import { PubSub } from '@google-cloud/pubsub';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Delivery } from '../../src/index.ts';
import { createPubSubPublisher, createPubSubSource } from '../../src/brokers/pubsub/index.ts';
import { conformance } from '../support/conformance.ts';
import { FakePubSub } from '../support/fakes/pubsub.ts';
import { accept, publishAll } from '../support/messages.ts';

const server = new FakePubSub();
let client: PubSub;
let count = 0;

beforeAll(async () => {
  await server.start();
  vi.stubEnv('PUBSUB_EMULATOR_HOST', server.host);
  // It would look for credentials of a virtual machine otherwise.
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
  client = new PubSub({ projectId: 'test' });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await client.close();
  server.stop();
});

const topicOf = (name: string): string => `projects/test/topics/${name}`;
const subscriptionOf = (name: string): string => `projects/test/subscriptions/${name}`;

function createQueue(
  isOrdered: boolean,
  maxDeliveryAttempts = 1_000,
): { readonly events: string; readonly dead: string } {
  count += 1;
  const [events, dead] = [`events-${count}`, `dead-${count}`];
  for (const name of [events, dead]) server.createTopic(topicOf(name));
  const deadLetterPolicy = { topic: topicOf(dead), maxDeliveryAttempts };
  // Shorter than in Pub/Sub, so that messages of an expired request are redelivered soon.
  server.createSubscription(subscriptionOf(events), {
    topic: topicOf(events),
    isOrdered,
    deadLetterPolicy,
    ackDeadlineSeconds: 10,
  });
  server.createSubscription(subscriptionOf(dead), { topic: topicOf(dead) });
  return { events, dead };
}

for (const isOrdered of [false, true])
  conformance(
    {
      name: `Google Pub/Sub ${isOrdered ? 'in order' : 'without order'}`,
      leaseInMs: 2_000,
      expires: true,
      counts: true,
      orders: isOrdered,
    },
    (leaseInMs) => {
      const { events, dead } = createQueue(isOrdered);
      const publisher = createPubSubPublisher({ client, topic: events });
      return Promise.resolve({
        publisher,
        source: () =>
          createPubSubSource({ client, subscription: events, deadLetterTopic: dead, leaseInMs, waitInMs: 1_000 }),
        deadLetters: () =>
          Promise.resolve(
            server.messagesOf(subscriptionOf(dead)).map(({ data, attributes }) => ({
              body: new TextDecoder().decode(data),
              reason: attributes['reason'] ?? '',
            })),
          ),
        close: () => publisher.close(),
      });
    },
  );

it('a message with too many deliveries is dead-lettered by the policy of the subscription', async () => {
  const { events, dead } = createQueue(true, 5);
  const publisher = createPubSubPublisher({ client, topic: events });
  const attempts: (number | undefined)[] = [];
  const subscription = await createPubSubSource({
    client,
    subscription: events,
    deadLetterTopic: dead,
    // Messages of an expiring request are lost until their deadline, and their delivery counts.
    waitInMs: 5_000,
  }).open({
    capacity: 1,
    deliver: (delivery) => {
      attempts.push(delivery.attempt);
      void delivery.nack(0);
    },
    onError: () => undefined,
  });
  subscription.start();
  await publishAll(publisher, [accept('ORD-1')]);
  await expect.poll(() => server.messagesOf(subscriptionOf(dead)).length).toBe(1);
  expect(attempts).toEqual([1, 2, 3, 4, 5]);
  await subscription.stop();
  await subscription.close();
  await publisher.close();
});

it('returns a message whose delay exceeds the longest deadline of Pub/Sub', async () => {
  const { events, dead } = createQueue(false);
  const publisher = createPubSubPublisher({ client, topic: events });
  const got: Delivery[] = [];
  const subscription = await createPubSubSource({
    client,
    subscription: events,
    deadLetterTopic: dead,
    waitInMs: 1_000,
  }).open({ capacity: 1, deliver: (delivery) => void got.push(delivery), onError: () => undefined });
  subscription.start();
  await publishAll(publisher, [accept('ORD-1')]);
  await expect.poll(() => got.length).toBe(1);
  await expect(got[0]?.nack(3_600_000)).resolves.toBeUndefined();
  await subscription.stop();
  await subscription.close();
  await publisher.close();
});
