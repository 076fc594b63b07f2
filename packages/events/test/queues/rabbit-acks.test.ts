import * as fc from 'fast-check';
import type { Channel } from 'rabbitmq-client';
import { expect, it } from 'vitest';
import { RabbitAcks } from '../../src/brokers/rabbitmq/acks.ts';

/** The side of a channel that acknowledges, as the protocol has it: `multiple` covers every message in flight up to that tag. */
function brokerChannel() {
  const inFlight = new Set<number>();
  const acked: number[] = [];
  const frames: number[] = [];
  const channel = {
    active: true,
    basicAck: ({ deliveryTag, multiple = false }: { deliveryTag: number; multiple?: boolean }) => {
      const told = multiple ? [...inFlight].filter((tag) => tag <= deliveryTag) : [deliveryTag];
      if (told.length === 0 || !told.every((tag) => inFlight.delete(tag))) throw new Error(`406: tag ${deliveryTag}`);
      acked.push(...told);
      frames.push(deliveryTag);
    },
  };
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- acknowledging is all that is asked of it
  return { channel: channel as unknown as Channel, broker: channel, inFlight, acked, frames };
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('messages that are done with in one turn are acknowledged by one frame', async () => {
  const { channel, inFlight, acked, frames } = brokerChannel();
  const acks = new RabbitAcks(channel);
  for (const tag of [1, 2, 3, 4]) {
    inFlight.add(tag);
    acks.hold(tag);
  }
  for (const tag of [3, 1, 2]) acks.ack(tag);
  await turn();
  expect(acked).toEqual([1, 2, 3]);
  expect(frames).toEqual([3]);
});

it('a returned message does not hold up the frame of later ones', async () => {
  const { channel, inFlight, frames } = brokerChannel();
  const acks = new RabbitAcks(channel);
  for (const tag of [1, 2, 3]) {
    inFlight.add(tag);
    acks.hold(tag);
  }
  acks.letGo(1);
  inFlight.delete(1);
  for (const tag of [2, 3]) acks.ack(tag);
  await turn();
  expect(frames).toEqual([3]);
});

it('only finished messages are acknowledged, in whatever order they finish', async () => {
  const step = fc.record({
    what: fc.constantFrom('deliver', 'ack', 'return', 'flush', 'turn'),
    which: fc.nat(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const { channel, inFlight, acked } = brokerChannel();
      const acks = new RabbitAcks(channel);
      const open: number[] = [];
      const done: number[] = [];
      let tag = 0;
      for (const { what, which } of steps) {
        if (what === 'deliver') {
          open.push((tag += 1));
          inFlight.add(tag);
          acks.hold(tag);
        } else if (what === 'turn') await turn();
        else if (what === 'flush') acks.flush();
        else if (open.length > 0) {
          const [taken = 0] = open.splice(which % open.length, 1);
          if (what === 'ack') {
            done.push(taken);
            acks.ack(taken);
          } else {
            acks.letGo(taken);
            inFlight.delete(taken);
          }
        }
      }
      await turn();
      expect(acked.toSorted((a, b) => a - b)).toEqual(done.toSorted((a, b) => a - b));
      expect([...inFlight]).toEqual(open.toSorted((a, b) => a - b));
    }),
    { numRuns: 300 },
  );
});

it('on a channel that has closed nothing is sent: the broker hands the messages out again', async () => {
  const { channel, broker, inFlight, acked } = brokerChannel();
  const acks = new RabbitAcks(channel);
  inFlight.add(1);
  acks.hold(1);
  acks.ack(1);
  broker.active = false;
  await turn();
  expect(acked).toEqual([]);
});
