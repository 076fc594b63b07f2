import { JetStreamApiError, type JetStreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { createVirtualClock } from '@tradelane/core';
import { describe, expect, it } from 'vitest';
import { watched } from '../../src/brokers/nats/watch.ts';
import { QueueError } from '../../src/queue/errors.ts';
import { collector } from '../support/collector.ts';
import { gate, settle } from '../support/world.ts';

const missing = new JetStreamApiError({ code: 404, err_code: 10_059, description: 'stream not found' });
const denied = new JetStreamApiError({ code: 503, err_code: 10_008, description: 'insufficient resources' });

/** A watched subscription of two consumers, whose server the test plays. */
function watching(
  answers: {
    readonly stream?: () => Promise<unknown>;
    readonly dead?: () => Promise<unknown>;
    readonly consumer?: (name: string) => Promise<unknown>;
    readonly make?: () => Promise<void>;
    readonly isGone?: (seq: number) => boolean;
  } = {},
) {
  const clock = createVirtualClock();
  const intake = collector();
  const calls: string[] = [];
  let isClosed = false;
  let close: (cause: Error | undefined) => void = () => undefined;
  const closed = new Promise<Error | undefined>((resolve) => (close = resolve));
  const idle = { delivered: { stream_seq: 0 }, ack_floor: { stream_seq: 0 }, num_ack_pending: 0 };
  const state = { state: { last_seq: 9 } };
  const manager = {
    consumers: {
      delete: () => Promise.resolve(true),
      info: (_: string, name: string) => {
        calls.push(`info ${name}`);
        return answers.consumer?.(name) ?? Promise.resolve(idle);
      },
    },
    streams: {
      info: (name: string) => {
        if (name === 'events-dead') calls.push('info dead');
        return (name === 'events-dead' ? answers.dead?.() : answers.stream?.()) ?? Promise.resolve(state);
      },
      getMessage: (_: string, { seq }: { readonly seq: number }) =>
        Promise.resolve(answers.isGone?.(seq) === true ? null : {}),
    },
  };
  const connection = {
    isClosed: () => isClosed,
    getServer: () => 'localhost:4222',
    closed: () => closed,
    request: (subject: string, data: string) => Promise.resolve(calls.push(`${subject} ${data}`)),
  };
  const subscription = watched(
    {
      leaseInMs: 1_000,
      redelivery: 'first',
      start: () => void calls.push('start'),
      stop: () => Promise.resolve(void calls.push('stop')),
      close: () => Promise.resolve(void calls.push('close')),
    },
    intake,
    {
      connection: connection as unknown as NatsConnection,
      manager: manager as unknown as JetStreamManager,
      stream: 'events',
      dead: 'events-dead',
      consumers: ['tradelane-0', 'tradelane-1'],
      isOneByOne: false,
      everyInMs: 5_000,
      make: () => {
        calls.push('make');
        return answers.make?.() ?? Promise.resolve();
      },
      clock,
    },
  );
  return {
    ...intake,
    calls,
    clock,
    subscription,
    closeConnection: (cause?: Error) => {
      isClosed = true;
      close(cause);
    },
    pass: async (inMs: number) => {
      await settle();
      await clock.advance(inMs);
      await settle();
    },
  };
}

const oneLook = ['info dead', 'info tradelane-0', 'info tradelane-1'];

describe('the streams and consumers of a NATS source', () => {
  it('are looked at once per lease while it runs, and once more at its end', async () => {
    const { subscription, calls, pass, clock, errors } = watching();
    expect(subscription).toMatchObject({ leaseInMs: 1_000, redelivery: 'first' });
    await pass(20_000);
    expect(calls).toEqual([]);
    subscription.start();
    await pass(4_999);
    expect(calls).toEqual(['start']);
    await pass(1);
    await pass(5_000);
    expect(calls).toEqual(['start', ...oneLook, ...oneLook]);
    calls.length = 0;
    await subscription.stop();
    expect(calls).toEqual(['stop', 'info tradelane-0', 'info tradelane-1']);
    expect(clock.pending).toBe(0);
    await subscription.close();
    expect(calls.at(-1)).toBe('close');
    expect(errors).toEqual([]);
  });

  it.each([
    ['stream', { consumer: () => Promise.reject(missing) }],
    ['dead-letter stream', { dead: () => Promise.reject(missing) }],
    ['consumer', { consumer: (name: string) => (name === 'tradelane-0' ? Promise.reject(missing) : undefined) }],
  ] as const)('G40: are recreated if the %s is missing, which is reported', async (_, answers) => {
    const { subscription, calls, errors, pass } = watching(answers as Parameters<typeof watching>[0]);
    subscription.start();
    await pass(5_000);
    expect(errors).toMatchObject([
      {
        message: 'The stream events or one of its consumers is missing and is being recreated: stream not found.',
        cause: missing,
      },
    ]);
    expect(calls.filter((call) => call === 'make')).toHaveLength(1);
    await subscription.stop();
  });

  it('are checked each, also after one that failed', async () => {
    let looked = 0;
    const { subscription, errors, calls, pass } = watching({
      consumer: (name) => {
        if (name === 'tradelane-0') return Promise.reject(denied);
        looked += 1;
        return Promise.reject(denied);
      },
    });
    subscription.start();
    await pass(5_000);
    expect([looked, errors]).toEqual([1, [denied]]);
    expect(calls).not.toContain('make');
    await pass(5_000);
    expect([looked, errors]).toEqual([2, [denied, denied]]);
    await subscription.stop();
  });

  it('that could not be recreated are reported, and looked at again', async () => {
    const refused = new Error('no rights');
    const { subscription, errors, calls, pass } = watching({
      dead: () => Promise.reject(missing),
      make: () => Promise.reject(refused),
    });
    subscription.start();
    await pass(5_000);
    await pass(5_000);
    expect(errors.filter((error) => error === refused)).toHaveLength(2);
    expect(calls.filter((call) => call === 'make')).toHaveLength(2);
    await subscription.stop();
  });

  it('cause no report after the stop', async () => {
    const open = gate();
    const { subscription, errors, pass } = watching({ dead: () => open.promise.then(() => Promise.reject(denied)) });
    subscription.start();
    await pass(5_000);
    const stopping = subscription.stop();
    open.open();
    await stopping;
    await settle();
    expect(errors).toEqual([]);
  });

  it('that can not be read at the stop are reported, and the stop succeeds', async () => {
    const { subscription, errors } = watching({ consumer: () => Promise.reject(denied) });
    subscription.start();
    await subscription.stop();
    expect(errors).toEqual([denied]);
  });
});

describe('a NATS source whose messages were deleted', () => {
  it('acknowledges each that the server waits for, and reports them together', async () => {
    let floor = 3;
    const { subscription, calls, errors, pass } = watching({
      consumer: (name) =>
        name === 'tradelane-0'
          ? Promise.resolve({
              delivered: { stream_seq: 6 },
              ack_floor: { stream_seq: floor },
              num_ack_pending: 6 - floor,
            })
          : (undefined as never),
      isGone: (seq) => {
        // The acknowledgement follows.
        if (seq === 4 || seq === 5) floor = seq;
        return seq <= 5;
      },
    });
    subscription.start();
    await pass(5_000);
    expect(errors).toEqual([]);
    floor = 3;
    await pass(5_000);
    expect(calls.filter((call) => call.startsWith('$JS'))).toEqual([
      '$JS.ACK.events.tradelane-0.1.4.0.0.0 +ACK',
      '$JS.ACK.events.tradelane-0.1.5.0.0.0 +ACK',
    ]);
    expect(errors).toMatchObject([
      {
        message: 'Messages 4, 5 were deleted from events before they were acknowledged. tradelane-0 skips them.',
      },
    ]);
    await subscription.stop();
  });

  it('leaves a number alone that the stream has not reached', async () => {
    let last = 9;
    const { subscription, calls, pass } = watching({
      consumer: () =>
        Promise.resolve({ delivered: { stream_seq: 9 }, ack_floor: { stream_seq: 9 }, num_ack_pending: 1 }),
      stream: () => Promise.resolve({ state: { last_seq: last } }),
      isGone: () => true,
    });
    subscription.start();
    await pass(5_000);
    await pass(5_000);
    expect(calls.filter((call) => call.startsWith('$JS'))).toEqual([]);
    last = 10;
    await pass(5_000);
    expect(calls.filter((call) => call.startsWith('$JS')).length).toBeGreaterThan(0);
    await subscription.stop();
  });
});

describe('a NATS source whose connection was closed', () => {
  it.each([
    [undefined, 'The queue at localhost:4222 failed: The connection was closed.'],
    [new Error('evicted'), 'The queue at localhost:4222 failed: The connection was closed: evicted.'],
  ])('G40: has ended with the cause %s, and reads nothing more', async (cause, message) => {
    const { subscription, calls, clock, closeConnection, errors } = watching();
    subscription.start();
    closeConnection(cause);
    const ended = await subscription.ended;
    expect(ended).toBeInstanceOf(QueueError);
    expect(ended?.message).toContain(message);
    expect(ended?.cause).toBe(cause);
    await settle();
    expect(clock.pending).toBe(0);
    await subscription.stop();
    expect(calls).toEqual(['start', 'stop']);
    expect(errors).toEqual([]);
  });
});
