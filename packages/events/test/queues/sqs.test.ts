import { SQSClient } from '@aws-sdk/client-sqs';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
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
