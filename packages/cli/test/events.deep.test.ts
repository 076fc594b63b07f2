/** `tradelane events redrive` with real brokers. */
import { connectSource, openPublisher } from '@tradelane/events/url';
import { startNats, startRabbit, startRedis, withoutServer } from '@tradelane/test-servers';
import { expect, test } from 'vitest';
import { tradelane } from './terminal.ts';

const body = JSON.stringify({
  id: '01JD0000000000000000000001',
  type: 'ACCEPT',
  time: '2026-01-12T10:00:00Z',
  data: {
    action_id: 'action-1',
    channel_id: 'acme_web',
    channel_store_id: 'store_1',
    channel_order_id: 'order-1',
    order_lines: [{ channel_order_line_id: 'line-1', accepted: true }],
  },
});

const brokers = [
  { name: 'NATS', server: 'nats', start: () => startNats() },
  { name: 'RabbitMQ', server: 'rabbitmq', start: () => startRabbit() },
  { name: 'Redis', server: 'redis', start: () => startRedis() },
] as const;

test.each(brokers.filter(({ server }) => !withoutServer(server)))(
  '$name: a dead letter moves back, although the broker may remember its ID, and reaches a consumer',
  async ({ start }) => {
    const server = await start();
    const url = `${server.url}?queue=redriven`;
    const publisher = await openPublisher(url);
    await publisher.publish({ id: '01JD0000000000000000000001', key: 'order/order-1', body });
    await publisher.close();

    /** Consumes one message. */
    const consume = async (end: 'ack' | 'bury'): Promise<string> => {
      const source = await connectSource(url);
      let received: (text: string) => void = () => undefined;
      const text = new Promise<string>((resolve) => (received = resolve));
      const subscription = await source.open({
        capacity: 1,
        onError: () => undefined,
        deliver: (delivery) => {
          const content = typeof delivery.body === 'string' ? delivery.body : new TextDecoder().decode(delivery.body);
          const ended = end === 'ack' ? delivery.ack() : delivery.deadLetter('the warehouse was closed');
          void Promise.resolve(ended).then(() => received(content));
        },
      });
      subscription.start();
      const content = await text;
      await subscription.stop();
      await subscription.close();
      return content;
    };

    expect(await consume('bury')).toBe(body);
    const dead = await tradelane(['events', 'tail', url, '--dead']);
    expect(JSON.parse(dead.out)).toMatchObject({ kind: 'ACCEPT', reason: 'the warehouse was closed' });
    const { code, err } = await tradelane(['events', 'redrive', url, '--yes']);
    expect([code, err]).toEqual([0, '1 messages moved back, 0 left\n']);
    expect(await consume('ack')).toBe(body);
    expect((await tradelane(['events', 'tail', url, '--dead'])).out).toBe('');
    await server.stop();
  },
);
