/** The deliveries that a subscription holds, and the places of messages in the order of their key. */
import { describe, expect, test } from 'vitest';
import type { Message } from '../src/consumer/message.ts';
import { OrderQueues } from '../src/consumer/ordering.ts';
import { followedBy, type Handle, HeldDeliveries } from '../src/queue/held-deliveries.ts';

function handleOf(said: string[], name = ''): Handle {
  return {
    body: name,
    attempt: 1,
    ack: () => void said.push(`ack ${name}`),
    nack: (delayInMs) => void said.push(`nack ${name} ${delayInMs}`),
    deadLetter: (reason) => void said.push(`dead ${name} ${reason}`),
    heartbeat: () => void said.push(`beat ${name}`),
    forgotten: () => void said.push(`forgotten ${name}`),
  };
}

describe('held deliveries', () => {
  test.each([
    ['acknowledged', 'ack a'],
    ['returned', 'nack a 5'],
    ['dead-lettered', 'dead a no'],
    ['forgotten', 'forgotten a'],
  ])('a delivery is held until it is %s, which is reported once', (how, expected) => {
    const said: string[] = [];
    let ends = 0;
    const held = new HeldDeliveries(() => (ends += 1));
    const delivery = held.hold(handleOf(said, 'a'));
    void delivery.heartbeat();
    expect([held.size, ends]).toEqual([1, 0]);
    const end = (): void => {
      if (how === 'acknowledged') void delivery.ack();
      else if (how === 'returned') void delivery.nack(5);
      else if (how === 'dead-lettered') void delivery.deadLetter('no');
      else delivery.forget();
    };
    end();
    expect([held.size, ends, said]).toEqual([0, 1, ['beat a', expected]]);
    end();
    expect(ends).toBe(1);
  });

  test.each([true, false, undefined])('a delivery is gone only if its queue reports it: %s', (isGone) => {
    const delivery = new HeldDeliveries().hold({ ...handleOf([]), isGone });
    expect(delivery.isGone).toBe(isGone === true);
  });

  test('a delivery passes on its trace, the result of its renewal and the delay of its return', async () => {
    const said: string[] = [];
    const lost = new Error('lost');
    const handle = { ...handleOf(said, 'a'), traceparent: 'trace 1', heartbeat: () => Promise.reject(lost) };
    const delivery = new HeldDeliveries().hold(followedBy(handle, () => said.push('next')));
    expect(delivery.traceparent).toBe('trace 1');
    await expect(delivery.heartbeat()).rejects.toBe(lost);
    await delivery.nack(5);
    expect(said).toEqual(['nack a 5', 'next']);
  });

  test('a delivery whose acknowledgement fails is not held, and the error reaches the caller', async () => {
    const held = new HeldDeliveries();
    const delivery = held.hold({ ...handleOf([]), ack: () => Promise.reject(new Error('away')) });
    await expect(Promise.resolve(delivery.ack())).rejects.toThrow('away');
    expect(held.size).toBe(0);
  });

  test('all held deliveries are returned for immediate redelivery, even if one cannot be', async () => {
    const said: string[] = [];
    const errors: unknown[] = [];
    const held = new HeldDeliveries();
    held.hold({
      ...handleOf(said, 'a'),
      nack: () => {
        throw new Error('away');
      },
    });
    held.hold({ ...handleOf(said, 'b'), nack: () => Promise.reject(new Error('gone')) });
    held.hold(handleOf(said, 'c'));
    await held.hold(handleOf(said, 'd')).ack();
    await held.giveBack((error) => errors.push((error as Error).message));
    expect(said).toEqual(['ack d', 'nack c 0']);
    expect(errors.toSorted()).toEqual(['away', 'gone']);
    expect(held.size).toBe(0);
  });

  test.each(['ack', 'nack', 'deadLetter'] as const)(
    'what follows a delivery runs once after %s, even if that fails',
    async (how) => {
      let next = 0;
      const failing: Handle = { ...handleOf([]), [how]: () => Promise.reject(new Error('away')) };
      for (const handle of [handleOf([]), failing]) {
        const followed = followedBy(handle, () => (next += 1));
        void followed.heartbeat();
        expect(next).toBe(0);
        const end = Promise.resolve(
          how === 'ack' ? followed.ack() : how === 'nack' ? followed.nack(0) : followed.deadLetter('no'),
        );
        await end.catch(() => undefined);
        expect(next).toBe(1);
        next = 0;
      }
      followedBy(handleOf([]), () => (next += 1)).forgotten?.();
      expect(next).toBe(1);
    },
  );
});

describe('messages of one key', () => {
  interface Fake {
    readonly key: string;
    readonly id: string;
    isAway: boolean;
    takePlaceOf(before: Message): void;
  }
  const message = (id: string, key = 'k', replaced: string[] = []): Message & Fake => {
    const fake: Fake = { id, key, isAway: false, takePlaceOf: (before) => void replaced.push(before.id) };
    return fake as unknown as Message & Fake;
  };
  const lineOf = (...ids: string[]) => {
    const orders = new OrderQueues();
    const messages = ids.map((id) => message(id));
    expect(messages.map((one) => orders.enter(one))).toEqual(ids.map((_, at) => at === 0));
    return { orders, messages };
  };

  test('start one after the other, in the order of their deliveries', () => {
    const { orders, messages } = lineOf('a', 'b', 'c');
    const [a, b, c] = messages as [Message, Message, Message];
    expect(orders.firstOf('k')).toBe(a);
    expect(orders.behind(a)).toEqual([b, c]);
    expect(orders.leave(a)).toBe(b);
    expect(orders.leave(b)).toBe(c);
    expect(orders.leave(c)).toBeUndefined();
    expect(orders.firstOf('k')).toBeUndefined();
    expect(orders.enter(message('d'))).toBe(true);
  });

  test('of another key start at once', () => {
    const { orders } = lineOf('a', 'b');
    expect(orders.enter(message('c', 'other'))).toBe(true);
  });

  test('that leave from the middle start no other message', () => {
    const { orders, messages } = lineOf('a', 'b', 'c');
    const [a, b, c] = messages as [Message, Message, Message];
    expect(orders.leave(b)).toBeUndefined();
    expect(orders.leave(b)).toBeUndefined();
    expect(orders.firstOf('k')).toBe(a);
    expect(orders.leave(a)).toBe(c);
  });

  test('that were returned keep their place and block the later ones until they are redelivered', () => {
    const { orders, messages } = lineOf('a', 'b', 'c', 'd');
    const [a, b, c, d] = messages as [Message & Fake, Message & Fake, Message, Message];
    a.isAway = true;
    b.isAway = true;
    expect(orders.behind(a)).toEqual([c, d]);
    const replaced: string[] = [];
    const again = message('b', 'k', replaced);
    expect(orders.enter(again)).toBe(false);
    expect(replaced).toEqual(['b']);
    const first = message('a', 'k', replaced);
    expect(orders.enter(first)).toBe(true);
    expect(orders.leave(a)).toBeUndefined();
    expect(orders.leave(first)).toBe(again);
    expect(orders.leave(again)).toBe(c);
  });

  test('after a returned message that counts as lost start if they are there', () => {
    const { orders, messages } = lineOf('a', 'b', 'c');
    const [a, b, c] = messages as [Message & Fake, Message & Fake, Message];
    a.isAway = true;
    b.isAway = true;
    // The next one is away as well, and its redelivery starts it.
    expect(orders.leave(a)).toBeUndefined();
    expect(orders.leave(b)).toBe(c);
  });

  test('that are delivered twice wait in line, since only a returned message has a place', () => {
    const { orders, messages } = lineOf('a');
    const again = message('a');
    expect(orders.enter(again)).toBe(false);
    expect(orders.leave(messages[0] as Message)).toBe(again);
  });
});
