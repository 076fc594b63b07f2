import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { createVirtualClock } from '@tradelane/core';
import { describe, expect, it } from 'vitest';
import { type JetStreamMessage, openNatsPull } from '../../src/brokers/nats/pull.ts';
import { collector } from '../support/collector.ts';
import { gate, settle } from '../support/world.ts';

/** A status message of the server. Its body is empty. */
function statusOf(code: number, pending = ''): Msg {
  const headers = { code, description: 'Request Timeout', get: () => pending };
  return { data: new Uint8Array(), headers } as unknown as Msg;
}

/** The client's side of a connection, whose server the test plays. */
function pulled(capacity: number, nacked?: Promise<void>) {
  const clock = createVirtualClock();
  const intake = collector(capacity);
  const asked: { readonly subject: string; readonly batch: number; readonly expires: number; readonly to: string }[] =
    [];
  const responses: string[] = [];
  const calls: string[] = [];
  let isClosed = false;
  let isDrained = false;
  let inbox = '';
  let tell: (error: Error | null, message: Msg) => void = () => undefined;
  let status: ReadableStreamDefaultController<{ readonly type: string }> | undefined;
  const connection = {
    isClosed: () => isClosed,
    flush: () => Promise.resolve(void calls.push('flush')),
    publish: (subject: string, request: string, { reply }: { readonly reply: string }) =>
      void asked.push({ subject, ...(JSON.parse(request) as { batch: number; expires: number }), to: reply }),
    subscribe: (to: string, { callback }: { readonly callback: typeof tell }) => {
      inbox = to;
      tell = callback;
      return { isClosed: () => isDrained, drain: () => Promise.resolve(void calls.push('drain')) };
    },
    status: () => new ReadableStream({ start: (controller) => void (status = controller) }),
  };
  const messages: JetStreamMessage[] = [];
  const subscription = openNatsPull(intake, {
    connection: connection as unknown as NatsConnection,
    subject: 'next',
    leaseInMs: 30_000,
    handle: (message) => {
      messages.push(message);
      return {
        body: message.data,
        attempt: message.deliveryCount,
        ack: () => message.ack(),
        nack: (delayInMs) => {
          message.nak(delayInMs);
          return nacked;
        },
        heartbeat: () => undefined,
        deadLetter: () => message.ack(),
      };
    },
    clock,
  });
  let number = 0;
  return {
    ...intake,
    clock,
    asked,
    responses,
    calls,
    messages,
    subscription,
    inbox: () => inbox,
    batches: () => asked.map(({ batch }) => batch),
    tell: (message: Msg, error: Error | null = null) => tell(error, message),
    /** Delivers a message. Its number is the next one by default. */
    deliver: (
      fields: {
        readonly number?: number;
        readonly count?: number;
        readonly domain?: string;
        headers?: object;
        text?: string;
      } = {},
    ) => {
      number = fields.number ?? number + 1;
      const { count = 1, domain, headers, text = `m${number}` } = fields;
      const where = domain === undefined ? '' : `.${domain}.account`;
      const reply = `$JS.ACK${where}.events.tradelane.${count}.${number + 100}.${number}.1700000000.3${domain === undefined ? '' : '.token'}`;
      const respond = (data: string | Uint8Array): boolean => {
        responses.push(typeof data === 'string' ? data : new TextDecoder().decode(data));
        return true;
      };
      tell(null, { data: new TextEncoder().encode(text), reply, headers, respond } as unknown as Msg);
    },
    reconnect: async (type = 'reconnect') => {
      status?.enqueue({ type });
      await settle();
    },
    closeConnection: () => void (isClosed = true),
    drained: () => void (isDrained = true),
  };
}

describe('a request for messages', () => {
  it.each([
    ['with', '4'],
    ['without', ''],
  ])('that ends %s a count of the rest is followed by another at once', (_, pending) => {
    const { subscription, tell, batches, errors } = pulled(4);
    subscription.start();
    tell(statusOf(408, pending));
    tell(statusOf(404, pending));
    expect(batches()).toEqual([4, 4, 4]);
    expect(errors).toEqual([]);
  });

  it('names the inbox and lasts ten seconds', () => {
    const { subscription, asked, inbox } = pulled(4);
    expect(asked).toEqual([]);
    subscription.start();
    expect(inbox()).not.toBe('');
    expect(asked).toEqual([{ subject: 'next', batch: 4, expires: 10_000_000_000, to: inbox() }]);
  });

  it('that ends with a part of its messages is followed by one for the rest', () => {
    const { subscription, tell, deliver, batches, got } = pulled(4);
    subscription.start();
    deliver();
    tell(statusOf(408, '3'));
    expect(batches()).toEqual([4, 3]);
    // Of the second request one message is still to come.
    tell(statusOf(408, '2'));
    expect(batches()).toEqual([4, 3, 2]);
    expect(got).toHaveLength(1);
  });

  it('is sent when half of the capacity is free, and counts messages in flight and on their way', () => {
    const { subscription, deliver, batches, got } = pulled(5);
    subscription.start();
    for (let message = 0; message < 5; message += 1) deliver();
    expect(batches()).toEqual([5]);
    void got[0]?.ack();
    expect(batches()).toEqual([5]);
    void got[1]?.nack(0);
    expect(batches()).toEqual([5, 2]);
    void got[2]?.ack();
    expect(batches()).toEqual([5, 2]);
    void got[3]?.deadLetter('no');
    expect(batches()).toEqual([5, 2, 2]);
  });

  it('adds to the messages that earlier requests may still deliver', () => {
    const { subscription, deliver, batches, got } = pulled(5);
    subscription.start();
    for (let message = 0; message < 3; message += 1) deliver();
    for (const one of got) void one.ack();
    expect(batches()).toEqual([5, 2]);
    for (let message = 0; message < 2; message += 1) deliver();
    expect(batches()).toEqual([5, 2]);
  });

  it('of a capacity of one follows each message that has ended', () => {
    const { subscription, deliver, batches, got } = pulled(1);
    subscription.start();
    deliver();
    expect(batches()).toEqual([1]);
    void got[0]?.ack();
    expect(batches()).toEqual([1, 1]);
  });

  it('that is refused is reported, and repeated after a second', async () => {
    const { subscription, tell, batches, errors, clock } = pulled(4);
    subscription.start();
    tell(statusOf(409));
    expect(errors).toMatchObject([{ message: 'NATS rejected a request for messages: 409 Request Timeout' }]);
    await clock.advance(999);
    expect(batches()).toEqual([4]);
    await clock.advance(1);
    expect(batches()).toEqual([4, 4]);
  });

  it('that no response follows for eleven seconds is repeated', async () => {
    const { subscription, deliver, got, batches, clock } = pulled(4);
    subscription.start();
    await clock.advance(9_000);
    deliver();
    await clock.advance(11_000);
    expect(batches()).toEqual([4]);
    await clock.advance(5_000);
    expect(batches()).toEqual([4, 3]);
    await clock.advance(10_000);
    expect(batches()).toEqual([4, 3]);
    await clock.advance(5_000);
    expect(batches()).toEqual([4, 3, 3]);
    void got[0]?.ack();
    expect(clock.pending).toBe(1);
    await subscription.stop();
    expect(clock.pending).toBe(0);
  });

  it('is repeated after a reconnection, unless the pull has stopped', async () => {
    const { subscription, reconnect, batches } = pulled(4);
    subscription.start();
    await reconnect('ping');
    expect(batches()).toEqual([4]);
    await reconnect();
    expect(batches()).toEqual([4, 4]);
    await subscription.stop();
    await reconnect();
    expect(batches()).toEqual([4, 4]);
  });

  it('is not sent on a closed connection, and none is waited for at the stop', async () => {
    const { subscription, deliver, closeConnection, got, batches, calls } = pulled(1);
    subscription.start();
    deliver();
    closeConnection();
    void got[0]?.ack();
    expect(batches()).toEqual([1]);
    await subscription.stop();
    await subscription.close();
    expect(calls).toEqual([]);
  });

  it('ends without a drain of a subscription that has ended', async () => {
    const { subscription, drained, calls } = pulled(1);
    await subscription.stop();
    subscription.start();
    drained();
    await subscription.stop();
    expect(calls).toEqual([]);
  });
});

describe('a pulled message', () => {
  it.each([undefined, 'eu'])('has the count of its reply subject, with the domain %s', (domain) => {
    const { subscription, deliver, messages } = pulled(4);
    subscription.start();
    deliver({ number: 7, count: 3, ...(domain !== undefined && { domain }) });
    expect(messages[0]).toMatchObject({ deliveryCount: 3, deliveryNumber: 7 });
    expect(messages[0]?.reply).toMatch(/^\$JS\.ACK\./);
  });

  it('has the trace of its header, and none if it is empty', () => {
    const { subscription, deliver, messages } = pulled(4);
    subscription.start();
    for (const value of ['00-1-2-01', '']) deliver({ headers: { code: 0, get: () => value } });
    deliver();
    expect(messages.map(({ traceparent }) => traceparent)).toEqual(['00-1-2-01', undefined, undefined]);
  });

  it('counts an empty body without a status as a message, and a body with a status too', () => {
    const { subscription, deliver, bodies, errors } = pulled(4);
    subscription.start();
    deliver({ text: '' });
    deliver({ text: '', headers: { code: 0, get: () => '' } });
    deliver({ text: 'body', headers: { code: 408, get: () => '' } });
    expect(bodies()).toEqual(['', '', 'body']);
    expect(errors).toEqual([]);
  });

  it('is acknowledged and returned as the protocol has it, with its delay in nanoseconds', () => {
    const { subscription, deliver, got, responses } = pulled(4);
    subscription.start();
    for (let message = 0; message < 4; message += 1) deliver();
    void got[0]?.ack();
    void got[1]?.nack(0);
    void got[2]?.nack(1_500);
    void got[3]?.nack(-1);
    expect(responses).toEqual(['+ACK', '-NAK', '-NAK {"delay":1500000000}', '-NAK']);
  });

  it('that arrives after the stop is returned before the close ends, as are messages in flight', async () => {
    const { subscription, deliver, got, responses, calls } = pulled(4);
    subscription.start();
    deliver();
    await subscription.stop();
    expect(calls).toEqual(['drain']);
    expect(responses).toEqual([]);
    deliver();
    expect(got).toHaveLength(1);
    expect(responses).toEqual(['-NAK']);
    await subscription.close();
    expect(responses).toEqual(['-NAK', '-NAK']);
    expect(calls).toEqual(['drain', 'flush']);
  });

  it('that arrives after the stop is waited for by the close', async () => {
    const returned = gate();
    const { subscription, deliver } = pulled(4, returned.promise);
    subscription.start();
    await subscription.stop();
    deliver();
    let isClosed = false;
    const closing = subscription.close().then(() => (isClosed = true));
    await settle();
    expect(isClosed).toBe(false);
    returned.open();
    await closing;
  });

  it('that the client could not receive is reported', () => {
    const { subscription, tell, got, errors } = pulled(4);
    subscription.start();
    const error = new Error('permissions violation');
    tell(statusOf(0), error);
    expect([got, errors]).toEqual([[], [error]]);
  });
});

it('reports other workers once after twenty gaps in the numbers of deliveries', () => {
  const { subscription, deliver, unordered } = pulled(1_000);
  subscription.start();
  // The numbers start anywhere.
  for (let message = 0; message < 3; message += 1) deliver({ number: 500 + message });
  for (let gap = 1; gap <= 19; gap += 1) deliver({ number: 502 + 2 * gap });
  // A recreated consumer starts at 1.
  deliver({ number: 1 });
  deliver({ number: 2 });
  expect(unordered()).toBe(0);
  deliver({ number: 4 });
  expect(unordered()).toBe(1);
  deliver({ number: 5 });
  for (let gap = 1; gap <= 30; gap += 1) deliver({ number: 10 + 2 * gap });
  expect(unordered()).toBe(1);
});
