import { SQSClient } from '@aws-sdk/client-sqs';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { browseSqs } from '../../src/brokers/sqs/browser.ts';
import { createSqsPublisher, createSqsSource, type SqsSourceOptions } from '../../src/brokers/sqs/index.ts';
import { MessageLeaseLostError } from '../../src/index.ts';
import { browseQueue, connectSource, openPublisher } from '../../src/url.ts';
import { follow } from '../support/collector.ts';
import { settle } from '../support/world.ts';

interface Sent {
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** A client of SQS whose server the test plays. A request for messages waits until there are some. */
function fakeClient() {
  const sent: Sent[] = [];
  const batches: object[][] = [];
  const failures = new Map<string, Error>();
  let arrive: (() => void) | undefined;
  const send = async (command: { readonly input: object; readonly constructor: { readonly name: string } }) => {
    const name = command.constructor.name.replace('Command', '');
    sent.push({ name, input: command.input as Sent['input'] });
    const failure = failures.get(name);
    if (failure !== undefined) throw failure;
    if (name !== 'ReceiveMessage') return {};
    if (batches.length === 0) await new Promise<void>((resolve) => (arrive = resolve));
    const Messages = batches.shift();
    return Messages === undefined ? {} : { Messages };
  };
  return {
    client: { send } as unknown as SQSClient,
    send,
    sent,
    failures,
    of: (name: string) => sent.filter((one) => one.name === name).map(({ input }) => input),
    put: async (...messages: object[]) => {
      if (messages.length > 0) batches.push(messages);
      arrive?.();
      await settle();
    },
  };
}

const queueUrl = 'https://sqs.eu-west-1.amazonaws.com/1/events';
const deadLetterQueueUrl = 'https://sqs.eu-west-1.amazonaws.com/1/dead';
const fifo = { queueUrl: `${queueUrl}.fifo`, deadLetterQueueUrl: `${deadLetterQueueUrl}.fifo` };

async function running(options: Partial<SqsSourceOptions> = {}, capacity?: number) {
  const fake = fakeClient();
  const source = createSqsSource({ client: fake.client, queueUrl, deadLetterQueueUrl, ...options });
  const follower = await follow(source, capacity);
  await settle();
  const close = async (): Promise<void> => {
    const closing = follower.close();
    await fake.put();
    await closing;
  };
  return { ...fake, ...follower, source, close };
}

describe('an SQS source', () => {
  it.each([
    [{}, 20, 10, 5, 30, undefined],
    [{ leaseInMs: 45_001, waitInMs: 1 }, 3, 3, 1, 46, undefined],
    [{ leaseInMs: 1_000, waitInMs: 60_000, ...fifo }, 10, 10, 20, 1, 'together'],
    [{ waitInMs: 0 }, 1, 1, 0, 30, undefined],
  ])(
    'with %j and room for %s asks for %s messages in %s s, hidden for %s s',
    async (options, capacity, most, wait, hidden, redelivery) => {
      const { source, subscription, of, close } = await running(options, capacity);
      expect(of('ReceiveMessage')).toEqual([
        {
          QueueUrl: 'queueUrl' in options ? options.queueUrl : queueUrl,
          MaxNumberOfMessages: most,
          WaitTimeSeconds: wait,
          VisibilityTimeout: hidden,
          MessageSystemAttributeNames: ['ApproximateReceiveCount', 'MessageGroupId'],
          MessageAttributeNames: ['traceparent'],
        },
      ]);
      expect(source).toMatchObject({ name: 'queueUrl' in options ? 'events.fifo' : 'events', system: 'aws_sqs' });
      expect(subscription).toMatchObject({
        leaseInMs: 'leaseInMs' in options ? options.leaseInMs : 30_000,
        redelivery,
      });
      await close();
    },
  );

  it('asks again after an empty response, and delivers body, count and trace', async () => {
    const { put, of, got, close } = await running();
    await put();
    expect(of('ReceiveMessage')).toHaveLength(2);
    await put(
      {
        Body: '{}',
        ReceiptHandle: 'r1',
        Attributes: { ApproximateReceiveCount: '3' },
        MessageAttributes: { traceparent: { StringValue: 'trace' } },
      },
      { ReceiptHandle: 'r2' },
    );
    expect(got.map(({ body, attempt, traceparent }) => [body, attempt, traceparent])).toEqual([
      ['{}', 3, 'trace'],
      ['', 1, undefined],
    ]);
    await close();
  });

  it('deletes, returns and renews the message by its receipt', async () => {
    const { put, of, got, sent, errors, close } = await running({ leaseInMs: 45_000 }, 20);
    await put(...['a', 'b', 'c', 'd', 'e'].map((ReceiptHandle) => ({ ReceiptHandle, Body: ReceiptHandle })));
    await got[0]?.ack();
    await got[1]?.nack(0);
    await got[2]?.nack(1_001);
    await got[3]?.nack(86_400_000);
    await got[4]?.heartbeat();
    expect(of('DeleteMessage')).toEqual([{ QueueUrl: queueUrl, ReceiptHandle: 'a' }]);
    expect(of('ChangeMessageVisibility')).toEqual([
      { QueueUrl: queueUrl, ReceiptHandle: 'b', VisibilityTimeout: 0 },
      { QueueUrl: queueUrl, ReceiptHandle: 'c', VisibilityTimeout: 2 },
      { QueueUrl: queueUrl, ReceiptHandle: 'd', VisibilityTimeout: 43_200 },
      { QueueUrl: queueUrl, ReceiptHandle: 'e', VisibilityTimeout: 45 },
    ]);
    await close();
    // Only the last message was in flight.
    expect(sent.at(-1)).toEqual({
      name: 'ChangeMessageVisibility',
      input: { QueueUrl: queueUrl, ReceiptHandle: 'e', VisibilityTimeout: 0 },
    });
    expect(errors).toEqual([]);
  });

  it.each(['ReceiptHandleIsInvalid', 'MessageNotInflight', 'InvalidParameterValue'])(
    'has lost a message whose renewal fails with %s',
    async (name) => {
      const { put, got, failures, close } = await running();
      await put({ ReceiptHandle: 'a', MessageId: 'm1' });
      const error = Object.assign(new Error('gone'), { name });
      failures.set('ChangeMessageVisibility', error);
      const lost = await Promise.resolve(got[0]?.heartbeat()).catch((caught: unknown) => caught);
      expect(lost).toBeInstanceOf(MessageLeaseLostError);
      expect(lost).toMatchObject({ cause: error, message: expect.stringContaining('message m1 is lost') });
      failures.clear();
      await close();
    },
  );

  it('keeps a message whose renewal fails with another error', async () => {
    const { put, got, failures, close } = await running();
    await put({ ReceiptHandle: 'a' });
    const error = new Error('throttled');
    failures.set('ChangeMessageVisibility', error);
    await expect(got[0]?.heartbeat()).rejects.toBe(error);
    failures.clear();
    await close();
  });

  it.each([
    [{}, {}],
    [fifo, { MessageGroupId: 'g1', MessageDeduplicationId: 'm1' }],
  ])('dead-letters with the reason before it deletes (%j)', async (queues, grouping) => {
    const { put, got, sent, failures, close } = await running(queues);
    const isFifo = 'queueUrl' in queues;
    await put({
      Body: 'bad',
      ReceiptHandle: 'a',
      MessageId: 'm1',
      Attributes: { ...(isFifo && { MessageGroupId: 'g1' }) },
    });
    failures.set('SendMessage', new Error('no queue'));
    await expect(got[0]?.deadLetter('No handler.')).rejects.toThrow('no queue');
    expect(sent.map(({ name }) => name)).not.toContain('DeleteMessage');
    failures.clear();
    await got[0]?.deadLetter('No handler.');
    expect(sent.slice(-2)).toEqual([
      {
        name: 'SendMessage',
        input: {
          QueueUrl: isFifo ? fifo.deadLetterQueueUrl : deadLetterQueueUrl,
          MessageBody: 'bad',
          MessageAttributes: { reason: { DataType: 'String', StringValue: 'No handler.' } },
          ...grouping,
        },
      },
      { name: 'DeleteMessage', input: { QueueUrl: isFifo ? fifo.queueUrl : queueUrl, ReceiptHandle: 'a' } },
    ]);
    await close();
  });
});

describe('an SQS publisher', () => {
  it('sends the body, and the trace if there is one', async () => {
    const { client, of } = fakeClient();
    const publisher = createSqsPublisher({ client, queueUrl });
    expect(publisher.name).toBe('events');
    await publisher.publish({ id: 'a', key: 'k', body: '{}' });
    await publisher.publish({ id: 'a', key: 'k', body: '{}', traceparent: 'trace' });
    await publisher.close();
    expect(of('SendMessage')).toEqual([
      { QueueUrl: queueUrl, MessageBody: '{}' },
      {
        QueueUrl: queueUrl,
        MessageBody: '{}',
        MessageAttributes: { traceparent: { DataType: 'String', StringValue: 'trace' } },
      },
    ]);
  });

  it('names group and duplicate of a FIFO queue by key and ID, in the characters that SQS allows', async () => {
    const { client, of } = fakeClient();
    const publisher = createSqsPublisher({ client, queueUrl: fifo.queueUrl });
    const allowed = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~09azAZ';
    const texts = [allowed, 'a'.repeat(128), 'a'.repeat(129), 'é', 'è', 'a b', ''];
    for (const text of texts) await publisher.publish({ id: text, key: text, body: '{}' });
    await publisher.publish({ id: 'an ID', key: 'a-key', body: '{}' });
    await publisher.publish({ id: 'without key', key: undefined, body: '{}' });
    const names = of('SendMessage').map((input) => [input['MessageGroupId'], input['MessageDeduplicationId']]);
    expect(names.slice(0, 2)).toEqual([
      [allowed, allowed],
      ['a'.repeat(128), 'a'.repeat(128)],
    ]);
    expect(names.splice(-2, 1)).toEqual([['a-key', expect.stringMatching(/^an~ID~/)]]);
    for (const [group, duplicate] of names) {
      expect(group).toBe(duplicate);
      if (group !== '') expect(group).toMatch(/^[!-~]{1,128}$/);
    }
    expect(names[3]?.[0]).toMatch(/^~~/);
    expect(names.at(-1)?.[0]).toMatch(/^without~key~/);
    expect(new Set(names.map(([group]) => group)).size).toBe(names.length);
  });
});

describe('a browser of SQS', () => {
  it.each([
    [false, 'events', queueUrl],
    [true, 'dead', deadLetterQueueUrl],
  ])('holds the messages until its end (dead letters: %s)', async (deadLetters, name, QueueUrl) => {
    const { client, put, of } = fakeClient();
    const browser = browseSqs({ client, queueUrl, deadLetterQueueUrl }, deadLetters);
    expect(browser).toMatchObject({ name, isPassive: false });
    await put(
      {
        Body: 'a',
        ReceiptHandle: 'r1',
        MessageAttributes: { reason: { StringValue: 'No handler.' }, traceparent: { StringValue: 'trace' } },
      },
      { ReceiptHandle: 'r2' },
    );
    const messages = await browser.next();
    expect(messages).toMatchObject([
      { body: 'a', reason: 'No handler.', traceparent: 'trace' },
      { body: '', reason: undefined, traceparent: undefined },
    ]);
    expect(of('ReceiveMessage')).toEqual([
      {
        QueueUrl,
        MaxNumberOfMessages: 10,
        WaitTimeSeconds: 1,
        VisibilityTimeout: 120,
        MessageAttributeNames: ['traceparent', 'reason'],
      },
    ]);
    const empty = browser.next();
    await put();
    expect(await empty).toEqual([]);
    await messages[0]?.remove();
    expect(of('DeleteMessage')).toEqual([{ QueueUrl, ReceiptHandle: 'r1' }]);
    await browser.close();
    expect(of('ChangeMessageVisibility')).toEqual([{ QueueUrl, ReceiptHandle: 'r2', VisibilityTimeout: 0 }]);
  });
});

describe('an SQS queue by its URL', () => {
  beforeEach(() => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 's3cret');
    vi.stubEnv('AWS_REGION', 'us-east-2');
  });
  afterEach(() => void vi.unstubAllEnvs());

  it.each([
    [
      'https://sqs.eu-west-1.amazonaws.com/1/events',
      undefined,
      'eu-west-1',
      'https://sqs.eu-west-1.amazonaws.com/1/events-dead',
    ],
    [
      'https://sqs.eu-west-1.amazonaws.com/1/events?region=eu-north-1',
      undefined,
      'eu-north-1',
      'https://sqs.eu-west-1.amazonaws.com/1/events-dead',
    ],
    ['http://127.0.0.1:4566/1/events.fifo', '127.0.0.1', 'us-east-2', 'http://127.0.0.1:4566/1/events-dead.fifo'],
    [
      'http://127.0.0.1:4566/1/events?dead-letters=http://127.0.0.1/1/other',
      '127.0.0.1',
      'us-east-2',
      'http://127.0.0.1/1/other',
    ],
  ])('%s has the endpoint %s, the region %s and the dead letters %s', async (url, endpoint, region, dead) => {
    const fake = fakeClient();
    const clients = new Set<SQSClient>();
    const send = vi.spyOn(SQSClient.prototype, 'send').mockImplementation(function (this: SQSClient, command: never) {
      clients.add(this);
      return fake.send(command);
    } as never);
    const destroy = vi.spyOn(SQSClient.prototype, 'destroy');
    onTestFinished(() => {
      send.mockRestore();
      destroy.mockRestore();
    });
    const { href } = new URL(url.split('?')[0] ?? '');
    const publisher = await openPublisher(`sqs:${url}`);
    await publisher.publish({ id: 'a', key: undefined, body: '{}' });
    expect(fake.of('SendMessage')[0]?.['QueueUrl']).toBe(href);
    await publisher.close();
    expect(destroy).toHaveBeenCalledTimes(1);
    const browser = await browseQueue(`sqs:${url}`, { deadLetters: true });
    await fake.put({ ReceiptHandle: 'a' });
    await browser.next();
    expect(fake.of('ReceiveMessage')[0]?.['QueueUrl']).toBe(dead);
    const follower = await follow(await connectSource(`sqs:${url}`));
    await settle();
    expect(fake.of('ReceiveMessage')[1]?.['QueueUrl']).toBe(href);
    const closing = follower.close();
    await fake.put();
    await closing;
    expect(destroy).toHaveBeenCalledTimes(2);
    for (const { config } of clients) {
      expect(await config.region()).toBe(region);
      expect((await config.endpoint?.())?.hostname).toBe(endpoint);
    }
  });

  it.each(['sqs:https://sqs.eu-west-1.amazonaws.com/1/', 'sqs:https://sqs.eu-west-1.amazonaws.com'])(
    '%s is refused, because it names no queue',
    async (url) => {
      await expect(openPublisher(url)).rejects.toThrow('The URL of an SQS queue must be `sqs:`');
    },
  );
});
