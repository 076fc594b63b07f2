import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { sampled, startNats, startRabbit, startRedis, type TestServer, withoutServer } from '@tradelane/test-servers';
import { startFauxqs } from 'fauxqs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSandbox, type NodeSandbox } from '../../src/index.ts';
import { UsageError } from '../../src/node/arguments.ts';
import { publishEvents } from '../../src/node/publishing.ts';
import { collectMessages } from './collect-messages.ts';

interface Broker {
  readonly url: string;
  stop(): Promise<unknown>;
}

const ofServer = async (start: () => Promise<TestServer>): Promise<Broker> => {
  const server = await start();
  return { url: server.url, stop: () => server.stop() };
};

async function openSqs(): Promise<Broker> {
  const server = await startFauxqs({ port: 0, logger: false, host: '127.0.0.1' });
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  server.createQueue('events-dead');
  server.createQueue('events');
  const url = `sqs:${server.address}/000000000000/events?region=us-east-1`;
  return {
    url,
    stop: () => {
      vi.unstubAllEnvs();
      return server.stop();
    },
  };
}

/** Puts something onto the sandbox's queue, as the hub does. */
async function publish(sandbox: NodeSandbox, order: string): Promise<void> {
  const body = { type: 'ACCEPT', data: { action_id: `action-${order}`, channel_order_id: order } };
  await sandbox.fetch('/__sandbox/events', { method: 'POST', body: JSON.stringify(body) });
}

/** Removes all messages from a queue, and returns their orders. */
const ordersOn = (url: string): Promise<string[]> => collectMessages(url, ({ data }) => String(data.channel_order_id));

describe('events of the sandbox', () => {
  const brokers = [
    { name: 'NATS JetStream', server: 'nats', open: () => ofServer(startNats) },
    { name: 'Redis', server: 'redis', open: () => ofServer(() => startRedis()) },
    { name: 'SQS', server: undefined, open: openSqs },
    { name: 'RabbitMQ', server: 'rabbitmq', open: () => ofServer(startRabbit) },
  ] as const;
  for (const { name, server, open } of sampled(brokers, 1))
    it.skipIf(server !== undefined && withoutServer(server))(`get into ${name} and off its own queue`, async () => {
      const broker = await open();
      onTestFinished(async () => void (await broker.stop()));
      const sandbox = createSandbox({ seed: 'empty' });
      const lines: string[] = [];
      await publish(sandbox, 'ORD-1');
      const publishing = await publishEvents(sandbox, broker.url, (line) => lines.push(line));
      await publish(sandbox, 'ORD-2');
      await expect.poll(() => sandbox.events()).toEqual([]);
      const orders = await ordersOn(broker.url);
      await expect.poll(() => orders.toSorted()).toEqual(['ORD-1', 'ORD-2']);
      await publishing.stop();
      expect(lines).toEqual([]);
    });

  it.skipIf(withoutServer('redis'))(
    'wait while the queue is unavailable, which is reported once, and are not lost',
    async () => {
      const server = await startRedis({ durable: true });
      onTestFinished(() => server.stop());
      const sandbox = createSandbox({ seed: 'empty' });
      const lines: string[] = [];
      await server.kill();
      const publishing = await publishEvents(sandbox, server.url, (line) => lines.push(line));
      for (let order = 0; order < 20; order++) await publish(sandbox, `ORD-${order}`);
      await expect.poll(() => lines).toHaveLength(1);
      expect(lines[0]).toContain("Can't publish events to tradelane-events");
      expect(sandbox.events()).toHaveLength(20);
      await server.start();
      const orders = await ordersOn(server.url);
      await expect.poll(() => new Set(orders).size).toBe(20);
      await expect.poll(() => sandbox.events()).toEqual([]);
      expect(lines).toEqual([lines[0], 'sandbox: Publishing events to tradelane-events works again.']);
      await publishing.stop();
    },
  );

  const unreachable = [
    'sqs:http://localhost:1/000000000000/events?region=us-east-1',
    'sb://key:c2VjcmV0@localhost:1/events?emulator=true',
  ];
  it.each(sampled(unreachable, 1))('wait while %s is unreachable, which is reported with the reason', async (url) => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
    onTestFinished(() => void vi.unstubAllEnvs());
    const sandbox = createSandbox({ seed: 'empty' });
    const lines: string[] = [];
    await publish(sandbox, 'ORD-1');
    const publishing = await publishEvents(sandbox, url, (line) => lines.push(line));
    await expect.poll(() => lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^sandbox: Can't publish events to (tradelane-)?events\. .*(ECONNREFUSED|localhost:1)/);
    expect(sandbox.events()).toHaveLength(1);
    await publishing.stop();
  });

  it('a URL that names no queue is a wrong option', async () => {
    const sandbox = createSandbox({ seed: 'empty' });
    const refused = await publishEvents(sandbox, 'ftp://127.0.0.1', () => undefined).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(UsageError);
    expect((refused as Error).message).toContain('--events: The URL of a queue must start with one of');
  });

  it('the command line rejects such a URL. Otherwise it prints the URL without its password, and waits for reports', async () => {
    const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
    const run = (url: string): ChildProcess =>
      spawn(process.execPath, [cli, '--port', '0', '--seed', 'empty', '--events', url], { stdio: 'pipe' });
    const refused = run('ftp://127.0.0.1');
    const [[code], said] = await Promise.all([once(refused, 'exit'), textOf(refused.stderr as Readable)]);
    expect(code).toBe(2);
    expect(said).toContain('sandbox: --events: The URL of a queue must start with one of');

    const running = run('redis://:secret@127.0.0.1:1');
    let output = '';
    for await (const text of running.stdout as Readable) if ((output += String(text)).includes('Ctrl-C')) break;
    running.kill('SIGTERM');
    await once(running, 'exit');
    expect(output).toContain('Events: published to redis://***@127.0.0.1:1');
    expect(output).not.toContain('secret@');
    expect(output).toContain('Actions: manual.');
  });
});

const textOf = async (stream: Readable): Promise<string> => (await stream.toArray()).join('');
