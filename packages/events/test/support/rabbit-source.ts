import { createVirtualClock } from '@tradelane/core';
import { createRabbitSource, type RabbitSourceOptions } from '../../src/brokers/rabbitmq/index.ts';
import { follow } from './collector.ts';
import { FakeRabbit } from './fakes/rabbit.ts';
import { settle } from './world.ts';

/** A source that runs on a fake broker. */
export async function running(
  options: Partial<RabbitSourceOptions> & {
    readonly capacity?: number;
    readonly before?: (broker: FakeRabbit) => void;
  } = {},
) {
  const { capacity, before, ...given } = options;
  const broker = new FakeRabbit();
  before?.(broker);
  const clock = createVirtualClock();
  const source = createRabbitSource({ connection: broker.connection, queue: 'events', clock, ...given });
  const follower = await follow(source, capacity);
  await settle();
  return { ...follower, broker, clock, source };
}
