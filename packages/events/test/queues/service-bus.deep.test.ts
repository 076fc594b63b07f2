import { ServiceBusClient } from '@azure/service-bus';
import { afterAll, beforeAll } from 'vitest';
import { createServiceBusPublisher, createServiceBusSource } from '../../src/brokers/service-bus/index.ts';
import { conformance } from '../support/conformance.ts';
import { FakeServiceBus } from '../support/fakes/service-bus.ts';

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
