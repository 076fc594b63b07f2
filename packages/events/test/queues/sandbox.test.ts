import { afterEach, describe, expect, it, vi } from 'vitest';
import { browseSandbox } from '../../src/brokers/sandbox/browser.ts';
import {
  createSandboxPublisher,
  createSandboxSource,
  type SandboxSourceOptions,
} from '../../src/brokers/sandbox/index.ts';
import { MessageLeaseLostError, QueueError } from '../../src/index.ts';
import { browseQueue, connectSource, openPublisher } from '../../src/url.ts';
import { collector, follow } from '../support/collector.ts';
import { settle } from '../support/world.ts';

interface Call {
  readonly url: string;
  readonly method: string;
  readonly body: unknown;
  readonly headers: unknown;
}

/** The control API of a sandbox. A request for messages waits until there are some. */
function fakeSandbox() {
  const calls: Call[] = [];
  const answers = new Map<string, Response | Error>();
  const batches: object[][] = [];
  let arrive: (() => void) | undefined;
  const fetch = async (url: string, { method = '', body, headers, signal }: RequestInit): Promise<Response> => {
    expect(signal).toBeInstanceOf(AbortSignal);
    calls.push({ url, method, body: typeof body === 'string' ? JSON.parse(body) : body, headers });
    const path = url.slice(url.indexOf('/__sandbox/') + '/__sandbox/'.length);
    const answer = answers.get(`${method} ${path}`);
    if (answer instanceof Error) throw answer;
    if (answer !== undefined) return answer.clone();
    if (path !== 'deliveries') return new Response(null, { status: 204 });
    if (batches.length === 0) await new Promise<void>((resolve) => (arrive = resolve));
    return Response.json({ deliveries: batches.shift() ?? [] });
  };
  return {
    fetch,
    calls,
    answer: (call: string, response: Response | Error) => void answers.set(call, response),
    put: async (...deliveries: object[]) => {
      if (deliveries.length > 0) batches.push(deliveries);
      arrive?.();
      await settle();
    },
    /** The last call, without the URL of the sandbox. */
    last: () => {
      const { url, method, body } = calls.at(-1) as Call;
      return [`${method} ${url.slice(url.indexOf('/__sandbox/') + '/__sandbox/'.length)}`, body];
    },
  };
}

const url = 'http://127.0.0.1:4010';

async function running(options: Partial<SandboxSourceOptions> = {}, capacity?: number) {
  const sandbox = fakeSandbox();
  const source = createSandboxSource({ url, fetch: sandbox.fetch, ...options });
  const follower = await follow(source, capacity);
  await settle();
  const close = async (): Promise<void> => {
    const closing = follower.close();
    await sandbox.put();
    await closing;
  };
  return { ...sandbox, ...follower, source, close };
}

/** A response whose body ends early. */
const broken = Object.assign(new Response(), {
  text: () => Promise.reject(new Error('terminated')),
  clone: () => broken,
}) as Response;

const message = { receipt: 'r1', attempt: 2, event: { id: 'a' }, traceparent: 'trace' };

describe('a sandbox source', () => {
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    [{}, undefined, { limit: 10, lease_ms: 30_000, wait_ms: 1_000 }, 16_000],
    [{ leaseInMs: 500, waitInMs: 0 }, 3, { limit: 3, lease_ms: 500, wait_ms: 0 }, 15_000],
    [{}, 5_000, { limit: 1_000, lease_ms: 30_000, wait_ms: 1_000 }, 16_000],
  ])('with %j and room for %s takes messages as %j', async (options, capacity, body, timeoutInMs) => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const { calls, source, subscription, close } = await running(options, capacity);
    expect(source).toMatchObject({ name: 'sandbox', system: 'tradelane_sandbox' });
    expect(subscription).toMatchObject({ leaseInMs: body.lease_ms });
    expect(calls).toEqual([
      { url: `${url}/__sandbox/clock`, method: 'GET', body: undefined, headers: undefined },
      { url: `${url}/__sandbox/deliveries`, method: 'POST', body, headers: { 'content-type': 'application/json' } },
    ]);
    expect(timeout.mock.calls).toEqual([[15_000], [timeoutInMs]]);
    await close();
  });

  it.each([
    'http://127.0.0.1:4010',
    'http://127.0.0.1:4010/',
    'http://127.0.0.1:4010/__sandbox',
    'http://127.0.0.1:4010/__sandbox/',
  ])('accepts the URL %s', async (given) => {
    const sandbox = fakeSandbox();
    await createSandboxSource({ url: given, fetch: sandbox.fetch }).open(collector());
    expect(sandbox.calls.map((call) => call.url)).toEqual([`${url}/__sandbox/clock`]);
  });

  it('delivers the event with its count and its trace, and ends it by its receipt', async () => {
    const { put, got, last, close, errors } = await running({ leaseInMs: 5_000 }, 20);
    await put(...['r1', 'r2', 'r3', 'r4', 'r5'].map((receipt) => ({ ...message, receipt })));
    expect(got[0]).toMatchObject({ body: '{"id":"a"}', attempt: 2, traceparent: 'trace' });
    const did = async (end: void | Promise<void>) => {
      await end;
      return last();
    };
    expect(await did(got[0]?.heartbeat())).toEqual(['PUT deliveries/r1', { lease_ms: 5_000 }]);
    expect(await did(got[0]?.nack(700))).toEqual(['PUT deliveries/r1', { delay_ms: 700 }]);
    expect(await did(got[1]?.nack(-1))).toEqual(['PUT deliveries/r2', { delay_ms: 0 }]);
    expect(await did(got[2]?.ack())).toEqual(['DELETE deliveries/r3', undefined]);
    expect(await did(got[3]?.deadLetter('No handler.'))).toEqual([
      'POST dead-letters',
      { receipt: 'r4', reason: 'No handler.' },
    ]);
    expect(await did(got[4]?.deadLetter(''))).toEqual(['POST dead-letters', { receipt: 'r5', reason: 'unknown' }]);
    await put({ receipt: 'r6', attempt: 1, event: {} });
    expect(got[5]?.traceparent).toBeUndefined();
    await close();
    expect(last()).toEqual(['PUT deliveries/r6', { delay_ms: 0 }]);
    expect(errors).toEqual([]);
  });

  it('has lost a message that the sandbox does not know', async () => {
    const { put, got, answer, close } = await running();
    await put(message);
    for (const call of ['PUT deliveries/r1', 'DELETE deliveries/r1', 'POST dead-letters'])
      answer(call, new Response('gone', { status: 404 }));
    await expect(got[0]?.heartbeat()).rejects.toThrow(MessageLeaseLostError);
    await expect(got[0]?.deadLetter('no')).rejects.toThrow(MessageLeaseLostError);
    await close();
  });

  it.each([
    [
      new Response('x'.repeat(600), { status: 500 }),
      `The response to DELETE deliveries/r1 was 500: ${'x'.repeat(500)}. Check`,
    ],
    [new Response('no page', { status: 400 }), 'The response to DELETE deliveries/r1 was 400: no page. Check'],
    [new Response('<html>'), 'the server is not a sandbox. Another kind of server'],
    [
      Object.assign(new Error('fetch failed'), { cause: new Error('connect ECONNREFUSED') }),
      'connect ECONNREFUSED. Check',
    ],
    [new Error('no cause'), 'no cause. Check'],
    [broken, 'terminated. Check'],
  ])('reports %s with host and port', async (response, reason) => {
    const { put, got, answer, close } = await running();
    await put(message);
    answer('DELETE deliveries/r1', response);
    const error = await Promise.resolve(got[0]?.ack()).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(QueueError);
    expect((error as Error).message).toContain(`The queue at 127.0.0.1:4010 failed: ${reason}`);
    if (response instanceof Error) expect((error as Error).cause).toBe(response);
    await close();
  });

  it.each([
    ['http://sandbox.test', 'sandbox.test:80'],
    ['https://sandbox.test', 'sandbox.test:443'],
  ])('names the usual port of %s', async (given, host) => {
    const sandbox = fakeSandbox();
    sandbox.answer('GET clock', new Response('no', { status: 404 }));
    const opened = createSandboxSource({ url: given, fetch: sandbox.fetch }).open(collector());
    await expect(opened).rejects.toThrow(`The queue at ${host} failed: The response to GET clock was 404: no.`);
  });
});

describe('a sandbox publisher', () => {
  it('adds the event, with the trace as a header', async () => {
    const { fetch, calls } = fakeSandbox();
    const publisher = createSandboxPublisher({ url, fetch });
    expect(publisher.name).toBe('sandbox');
    await publisher.publish({ id: 'a', key: 'k', body: '{"id":"a"}' });
    await publisher.publish({ id: 'a', key: 'k', body: '{"id":"a"}', traceparent: 'trace' });
    await publisher.close();
    const type = { 'content-type': 'application/json' };
    expect(calls).toEqual([
      { url: `${url}/__sandbox/events`, method: 'POST', body: { id: 'a' }, headers: type },
      { url: `${url}/__sandbox/events`, method: 'POST', body: { id: 'a' }, headers: { ...type, traceparent: 'trace' } },
    ]);
  });
});

describe('a browser of a sandbox', () => {
  it('returns each event once, also new ones, and removes by the encoded ID', async () => {
    const { fetch, answer, last } = fakeSandbox();
    answer('GET events', Response.json({ events: [{ id: 'a/b' }, { id: 'c' }] }));
    const browser = browseSandbox({ url, fetch }, false);
    expect(browser).toMatchObject({ name: 'sandbox', isPassive: true });
    const [first, ...others] = await browser.next();
    expect([first?.body, others.length]).toEqual(['{"id":"a/b"}', 1]);
    await first?.remove();
    expect(last()).toEqual(['DELETE events/a%2Fb', undefined]);
    answer('GET events', Response.json({ events: [{ id: 'c' }, { id: 'd' }] }));
    expect(await browser.next()).toMatchObject([{ body: '{"id":"d"}' }]);
    expect(await browser.next()).toEqual([]);
    await browser.close();
  });

  it('returns dead letters with their reasons', async () => {
    const { fetch, answer, last } = fakeSandbox();
    answer('GET dead-letters', Response.json({ dead_letters: [{ event: { id: 'a/b' }, reason: 'No handler.' }] }));
    const browser = browseSandbox({ url, fetch }, true);
    expect(browser.name).toBe('dead letters of the sandbox');
    const [first] = await browser.next();
    expect(first).toMatchObject({ body: '{"id":"a/b"}', reason: 'No handler.' });
    await first?.remove();
    expect(last()).toEqual(['DELETE dead-letters/a%2Fb', undefined]);
  });
});

describe('a sandbox by its URL', () => {
  it('is reached with the global fetch, without the path of the URL', async () => {
    const { fetch, calls, answer } = fakeSandbox();
    vi.stubGlobal('fetch', fetch);
    await (await openPublisher(`${url}/path`)).publish({ id: 'a', key: undefined, body: '{}' });
    await (await connectSource(`${url}/path`)).open(collector());
    answer('GET dead-letters', Response.json({ dead_letters: [] }));
    expect(await (await browseQueue(`${url}/path`, { deadLetters: true })).next()).toEqual([]);
    vi.unstubAllGlobals();
    expect(calls.map((call) => call.url)).toEqual(
      ['events', 'clock', 'dead-letters'].map((path) => `${url}/__sandbox/${path}`),
    );
  });
});
