import { ServiceBusClient } from '@azure/service-bus';
import { createVirtualClock } from '@tradelane/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServiceBusPublisher, createServiceBusSource } from '../../src/brokers/service-bus/index.ts';
import type { Delivery } from '../../src/index.ts';
import { conformance } from '../support/conformance.ts';
import { FakeServiceBus } from '../support/fakes/service-bus.ts';
import { accept, publishAll } from '../support/messages.ts';

const server = new FakeServiceBus();
let client: ServiceBusClient;
let count = 0;

beforeAll(async () => {
  await server.start();
  client = new ServiceBusClient(
    `Endpoint=sb://${server.url};SharedAccessKeyName=test;SharedAccessKey=test;UseDevelopmentEmulator=true;`,
  );
});
afterAll(async () => {
  await client.close();
  await server.stop();
});

conformance(
  { name: 'Azure Service Bus', leaseInMs: 2_000, expires: true, counts: true, orders: false },
  (leaseInMs) => {
    const queue = `events-${(count += 1)}`;
    server.createQueue(queue, { lockInMs: leaseInMs });
    const publisher = createServiceBusPublisher({ client, queue });
    return Promise.resolve({
      publisher,
      source: () => createServiceBusSource({ client, queue, leaseInMs }),
      deadLetters: () => Promise.resolve([...server.deadLettersOf(queue)]),
      close: () => publisher.close(),
    });
  },
);

it('returns a message when its lease ends, however long the delay', async () => {
  const queue = 'delayed';
  server.createQueue(queue, { lockInMs: 3_600_000 });
  const clock = createVirtualClock();
  const got: Delivery[] = [];
  const publisher = createServiceBusPublisher({ client, queue });
  await publishAll(publisher, [accept('ORD-1')]);
  const subscription = await createServiceBusSource({ client, queue, leaseInMs: 2_000, clock }).open({
    capacity: 2,
    deliver: (delivery) => void got.push(delivery),
    onError: () => undefined,
  });
  subscription.start();
  await expect.poll(() => got.length).toBe(1);
  await got[0]?.nack(3_600_000);
  await clock.advance(2_000);
  await expect.poll(() => got.length).toBe(2);
  await subscription.stop();
  await subscription.close();
  await publisher.close();
});
