import { describe, expect, it } from 'vitest';
import {
  type ConsumerOptions,
  ActionRejected,
  type AcceptCommand,
  createMemoryDedupeStore,
  createMemoryOutbox,
  type DeadLetterNotice,
  type Handlers,
  orderKey,
  parseEvent,
  type StoreManagementFeatureEvent,
} from '../src/index.ts';
import { accept, feature, publishAll } from './support/messages.ts';
import { createWorld, settle } from './support/world.ts';

/** A message as a relay passes it on. */
const wrapped: Readonly<Record<string, (body: string) => unknown>> = {
  'an SNS envelope': (body) => ({ Type: 'Notification', MessageId: 'm-1', TopicArn: 'arn:aws:sns:x', Message: body }),
  'an EventBridge envelope': (body) => ({
    id: 'e-1',
    'detail-type': 'ACCEPT',
    source: 'hub',
    detail: JSON.parse(body),
  }),
  'a MassTransit envelope': (body) => ({ messageId: 'm-1', messageType: ['urn:x'], message: JSON.parse(body) }),
  'a CloudEvents envelope': (body) => ({
    specversion: '1.0',
    id: 'c-1',
    source: '/relay',
    type: 'relayed',
    data: JSON.parse(body),
  }),
  'a Pub/Sub envelope': (body) => ({ subscription: 's', message: { data: Buffer.from(body).toString('base64') } }),
  'a Kafka Connect envelope': (body) => ({ schema: null, payload: body }),
  'a JSON string': (body) => body,
};

describe.each(Object.entries(wrapped))('a command in %s', (name, wrap) => {
  it.each([true, false])(
    'G40: a command in an envelope is handled if `unwrap` is %s, or dead-lettered with the name of the envelope',
    async (unwrap) => {
      const world = createWorld();
      const command = accept('ORD-1');
      await publishAll(world.queue.publisher, [{ ...command, body: JSON.stringify(wrap(command.body)) }]);
      const seen: AcceptCommand[] = [];
      const running = world.start({ unwrap, handlers: { ACCEPT: (event) => void seen.push(event) } });
      await settle();
      await running.stop();
      expect(seen).toEqual(unwrap ? [JSON.parse(command.body)] : []);
      expect(world.hub.outcomes.get(command.actionId)).toEqual(unwrap ? { status: 'SUCCESS' } : undefined);
      expect(world.queue.deadLetters.map(({ reason }) => reason)).toEqual(
        unwrap ? [] : [expect.stringContaining(`it is in ${name}. Set \`unwrap: true\``)],
      );
    },
  );
});

describe('what becomes of a message', () => {
  it('O07, G40: a command whose handler resolves is reported as SUCCESS once and removed from the queue', async () => {
    const world = createWorld();
    const seen: AcceptCommand[] = [];
    const command = accept('ORD-1');
    await publishAll(world.queue.publisher, [command]);
    const running = world.start({ handlers: { ACCEPT: (event) => void seen.push(event) } });
    await settle();
    expect(seen).toEqual([JSON.parse(command.body)]);
    expect(world.hub.outcomes.get(command.actionId)).toEqual({ status: 'SUCCESS' });
    expect(world.hub.requests).toHaveLength(1);
    expect(world.queue.size).toBe(0);
    await running.stop();
    expect(running.consumer.stats()).toMatchObject({ received: 1, handled: 1, succeeded: 1, reported: 1, inFlight: 0 });
  });

  it('O08: a command that the handler rejects is reported as FAILURE with its errors, and not tried again', async () => {
    const world = createWorld();
    const command = accept('ORD-1');
    await publishAll(world.queue.publisher, [command]);
    let calls = 0;
    const running = world.start({
      handlers: {
        ACCEPT: () => {
          calls += 1;
          throw new ActionRejected({ code: 'ORDER_IN_WRONG_STATE', message: 'It has left.' });
        },
      },
    });
    await settle();
    await running.stop();
    expect(world.hub.outcomes.get(command.actionId)).toEqual({
      status: 'FAILURE',
      errors: [{ code: 'ORDER_IN_WRONG_STATE', message: 'It has left.' }],
    });
    expect(calls).toBe(1);
    expect(world.queue.size).toBe(0);
  });

  it('O08: a rejection with a code that the hub does not know becomes OTHER with the code in the message', () => {
    const unknown = { code: 'NO' as 'OTHER', message: 'no refusals' };
    const known = { code: 'MISSING_CARRIER', message: 'DHL or UPS?' } as const;
    expect(new ActionRejected(unknown, known).errors).toEqual([{ code: 'OTHER', message: 'NO: no refusals' }, known]);
  });

  it('a notification is handled without a report, and recognized by its data if the type is open', async () => {
    const world = createWorld();
    const seen: StoreManagementFeatureEvent[] = [];
    await publishAll(world.queue.publisher, [feature('store_1')]);
    const running = world.start({ handlers: { STORE_MANAGEMENT_FEATURE: (event) => void seen.push(event) } });
    await settle();
    await running.stop();
    expect(seen[0]?.data.feature).toBe('store-linking');
    expect(world.hub.requests).toEqual([]);
    expect(world.queue.size).toBe(0);
  });

  it("a message that can't be parsed is dead-lettered with the reason", async () => {
    const world = createWorld();
    const buried: DeadLetterNotice[] = [];
    const command = JSON.parse(accept('ORD-1').body) as { data: { action_id?: string } };
    delete command.data.action_id;
    await publishAll(world.queue.publisher, [
      { id: '1', key: undefined, body: 'not JSON' },
      { id: '2', key: undefined, body: '{"id":"E2","data":{}}' },
      { id: '3', key: undefined, body: JSON.stringify(command) },
    ]);
    const running = world.start({
      handlers: { ACCEPT: () => undefined },
      hooks: { onDeadLetter: (notice) => buried.push(notice) },
    });
    await settle();
    await running.stop();
    expect(world.queue.deadLetters.map(({ reason }) => reason)).toEqual([
      "The message is invalid: it isn't JSON.",
      'The message is invalid: `type` must be a string.',
      expect.stringContaining('The ACCEPT message is invalid: `data.action_id`') as string,
    ]);
    expect(buried.map(({ eventId }) => eventId)).toEqual([undefined, 'E2', (command as unknown as { id: string }).id]);
  });

  it('a command without a handler is dead-lettered', async () => {
    const world = createWorld();
    await publishAll(world.queue.publisher, [accept('ORD-1')]);
    const running = world.start({ handlers: {} });
    await settle();
    await running.stop();
    expect(world.queue.deadLetters[0]?.reason).toContain('No handler for ACCEPT.');
    expect(world.hub.requests).toEqual([]);
  });

  it('O07: `fallback` handles notifications only, so a command without a handler is dead-lettered', async () => {
    const world = createWorld();
    const seen: string[] = [];
    const unknown = { id: 'E1', type: 'GIFT_WRAP', data: { action_id: 'A1' } };
    const fact = feature('store_1');
    await publishAll(world.queue.publisher, [
      accept('ORD-1'),
      { id: 'E1', key: undefined, body: JSON.stringify(unknown) },
      fact,
    ]);
    const running = world.start({ handlers: { fallback: ({ id }) => void seen.push(id) } });
    await settle();
    await running.stop();
    expect(world.queue.deadLetters.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('No handler for ACCEPT.'),
      expect.stringContaining('No handler for GIFT_WRAP.'),
    ]);
    expect(world.hub.requests).toEqual([]);
    expect(seen).toEqual([fact.id]);
  });

  it('`commit` refuses a store of the other kind by name: a command is kept in an outbox, a notification in a dedupe store', async () => {
    const world = createWorld();
    const dedupe = createMemoryDedupeStore({ clock: world.clock });
    const outbox = createMemoryOutbox({ clock: world.clock });
    await publishAll(world.queue.publisher, [accept('ORD-1'), feature('store_1')]);
    const running = world.start({
      retry: { attempts: 1, maxDeliveries: 1 },
      handlers: {
        ACCEPT: (_, { commit }) => commit(dedupe as never),
        STORE_MANAGEMENT_FEATURE: (_, { commit }) => commit(outbox as never),
      },
    });
    await settle();
    await running.stop();
    expect(world.queue.deadLetters.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('`commit` needs an outbox that has the function `settle`.') as string,
      expect.stringContaining('`commit` needs a deduplication store that has the function `add`.') as string,
    ]);
    expect(world.hub.requests).toEqual([]);
  });

  it('a notification without a handler is skipped, and a hook is called', async () => {
    const world = createWorld();
    const ignored: (string | undefined)[] = [];
    await publishAll(world.queue.publisher, [feature('store_1')]);
    const running = world.start({ handlers: {}, hooks: { onIgnored: ({ type }) => ignored.push(type) } });
    await settle();
    await running.stop();
    expect(ignored).toEqual(['STORE_LINKED_OR_NOT']);
    expect(world.queue.size).toBe(0);
  });

  it.each(['x', 'NEW/', 'NEW/E1', 5])(
    'E04: a command with an additional field `key` (%j) is still a command',
    async (key) => {
      const world = createWorld();
      const body = { id: 'E1', type: 'NEW', key, data: { action_id: 'A1', channel_order_id: 'ORD-1' } };
      await publishAll(world.queue.publisher, [{ id: 'E1', key: undefined, body: JSON.stringify(body) }]);
      const running = world.start({ handlers: { fallbackCommand: () => ({ status: 'SUCCESS' }) } });
      await settle();
      await running.stop();
      expect(world.hub.outcomes.get('A1')).toEqual({ status: 'SUCCESS' });
      expect(orderKey(parseEvent(JSON.stringify(body)))).toBe('order/ORD-1');
    },
  );

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'a type named like an object method (%s) is a type without a handler',
    async (type) => {
      const command = { id: 'E1', type, data: { action_id: 'A1' } };
      const fact = { id: 'E2', type, data: {} };
      const both = [command, fact].map((body) => ({ id: body.id, key: undefined, body: JSON.stringify(body) }));
      const [world, open] = [createWorld(), createWorld()];
      const [ignored, seen]: [unknown[], unknown[]] = [[], []];
      const without = world.start({
        handlers: { ACCEPT: () => undefined },
        hooks: { onIgnored: ({ eventId }) => ignored.push(eventId) },
      });
      const push = (event: unknown): void => void seen.push(event);
      const withOther = open.start({ handlers: { fallbackCommand: push, fallback: push } });
      await publishAll(world.queue.publisher, both);
      await publishAll(open.queue.publisher, both);
      await settle();
      await Promise.all([without.stop(), withOther.stop()]);
      expect(world.queue.deadLetters.map(({ reason }) => reason)).toMatchObject([
        expect.stringContaining(`No handler for ${type}.`),
      ]);
      expect(ignored).toEqual(['E2']);
      expect(world.hub.requests).toEqual([]);
      expect(seen).toHaveLength(2);
      expect(seen).toEqual(expect.arrayContaining([command, fact]));
    },
  );

  it.each<[string, NonNullable<Handlers['fallbackCommand']>]>([
    ['returns', () => undefined],
    ['resolves', async () => undefined],
    ['returns a failure', (() => ({ status: 'FAILURE' })) as never],
  ])(
    'P12: a command whose `fallbackCommand` %s without a success is dead-lettered and not reported',
    async (_, fallbackCommand) => {
      const world = createWorld();
      await publishAll(world.queue.publisher, [accept('ORD-1')]);
      const running = world.start({ handlers: { fallbackCommand } });
      await settle();
      await running.stop();
      expect(world.queue.deadLetters.map(({ reason }) => reason)).toEqual([
        '`fallbackCommand` returned no outcome for ACCEPT.',
      ]);
      expect(world.hub.requests).toEqual([]);
      expect(running.consumer.stats()).toMatchObject({ handled: 0, succeeded: 0, deadLetters: 1 });
    },
  );

  it('a `fallbackCommand` that commits is reported as SUCCESS', async () => {
    const world = createWorld();
    const command = accept('ORD-1');
    await publishAll(world.queue.publisher, [command]);
    const running = world.start({ handlers: { fallbackCommand: (_, { commit }) => commit() } });
    await settle();
    await running.stop();
    expect(world.hub.outcomes.get(command.actionId)).toEqual({ status: 'SUCCESS' });
  });

  it('a command of a type that is not known yet reaches `fallbackCommand`, with all its fields, and is reported', async () => {
    const world = createWorld();
    const body = {
      id: 'E1',
      type: 'GIFT_WRAP',
      time: '2026-01-12T10:00:00Z',
      data: { action_id: 'A1', ribbon: 'red' },
    };
    const seen: unknown[] = [];
    await publishAll(world.queue.publisher, [{ id: 'E1', key: undefined, body: JSON.stringify(body) }]);
    const running = world.start({
      handlers: {
        fallbackCommand: (event) => {
          seen.push(event);
          return { status: 'SUCCESS' };
        },
      },
    });
    await settle();
    await running.stop();
    expect(seen).toEqual([body]);
    expect(world.hub.outcomes.get('A1')).toEqual({ status: 'SUCCESS' });
  });

  it.each([
    [
      'throws',
      (): never => {
        throw new Error('hook');
      },
    ],
    ['rejects with, later,', () => Promise.reject(new Error('hook'))],
  ])('what a hook %s changes nothing', async (_, boom) => {
    const world = createWorld();
    const command = accept('ORD-1');
    await publishAll(world.queue.publisher, [command]);
    const running = world.start({
      handlers: { ACCEPT: () => undefined },
      hooks: { onReceived: boom, onHandled: boom, onReported: boom },
    });
    await settle();
    await running.stop();
    expect(world.hub.outcomes.size).toBe(1);
    expect(world.queue.deadLetters).toEqual([]);
  });

  it('an error names the invalid option before the queue is opened', () => {
    const world = createWorld();
    expect(() => world.start({ handlers: {}, dedupe: undefined as never })).toThrow('Pass `dedupe`');
    expect(() => world.start({ handlers: {}, concurrency: 8, prefetch: 4 })).toThrow(
      '`prefetch` must be at least `concurrency` (8). Received: 4.',
    );
    const wrong: readonly (readonly [Partial<ConsumerOptions>, string])[] = [
      [{ concurrency: 1.5 }, '`concurrency` must be a whole number above 0'],
      [{ shutdownTimeoutInMs: 0 }, '`shutdownTimeoutInMs` must be above 0'],
      [{ retry: { attempts: 0 } }, '`retry.attempts` must be a whole number above 0'],
      [{ retry: { baseInMs: Number.NaN } }, '`retry.baseInMs` must be above 0'],
      [{ handlers: { ACCEPT: 5 as never } }, 'Pass `handlers`'],
      [{ outbox: {} as never }, '`outbox` must be an outbox'],
      [{ hooks: { onHandled: 5 as never } }, '`hooks` must be an object of functions'],
      [{ clock: {} as never }, '`clock` must be a clock'],
      [{ random: 5 as never }, '`random` must be a function'],
    ];
    for (const [options, message] of wrong) expect(() => world.start({ handlers: {}, ...options })).toThrow(message);
  });
});
