import { startNats, startRabbit, startRedis, withoutServer } from '@tradelane/test-servers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { publishEvents } from '../../src/node/publishing.ts';
import { causeAll, eventKinds } from '../event-kinds.ts';
import { createWorld, start } from '../world.ts';
import { collectMessages } from './collect-messages.ts';

const brokers = [
  { name: 'RabbitMQ', server: 'rabbitmq', open: startRabbit },
  { name: 'NATS JetStream', server: 'nats', open: startNats },
  { name: 'Redis', server: 'redis', open: () => startRedis() },
] as const;

describe('each kind of event, when its cause happens, also after a restore,', () => {
  for (const { name, server, open } of brokers)
    it.skipIf(withoutServer(server))(`gets into ${name}`, async () => {
      const broker = await open();
      onTestFinished(async () => void (await broker.stop()));
      let now = start;
      const world = await createWorld({ seed: 'demo', clock: { now: () => now++ } });
      const snapshot = world.sandbox.snapshot();
      const lines: string[] = [];
      const publishing = await publishEvents(world.sandbox, broker.url, (line) => lines.push(line));
      onTestFinished(() => publishing.stop());
      const types = await collectMessages(broker.url, ({ type }) => String(type));
      const arrived = (): readonly string[] => [...new Set(types)].sort();
      await causeAll(world);
      await expect.poll(arrived).toEqual(eventKinds);
      await expect.poll(() => world.sandbox.events()).toEqual([]);
      types.length = 0;
      world.sandbox.restore(snapshot);
      await causeAll(world);
      await expect.poll(arrived).toEqual(eventKinds);
      expect(lines).toEqual([]);
    });
});
