/** `tradelane events`: messages of a queue, and dead letters that move back. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox, type NodeSandbox } from '@tradelane/sandbox';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tradelane } from './terminal.ts';

let sandbox: NodeSandbox;
let url: string;
let stop: () => Promise<void>;

beforeEach(async () => {
  sandbox = createSandbox({ seed: 'empty' });
  ({ url, close: stop } = await sandbox.listen({ port: 0 }));
});
afterEach(async () => {
  await stop();
  sandbox.close();
});

const control = async (method: string, path: string, body?: object): Promise<unknown> => {
  const response = await fetch(`${url}/__sandbox/${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  return response.status === 204 ? undefined : response.json();
};

/** A command to accept an order. Without `action_id` it is invalid. */
const command = (id: string, actionId?: string): object => ({
  id,
  type: 'ACCEPT',
  data: {
    ...(actionId === undefined ? {} : { action_id: actionId }),
    channel_id: 'acme_web',
    channel_store_id: 'store_1',
    channel_order_id: `order-${id}`,
    order_lines: [{ channel_order_line_id: 'line-1', accepted: true }],
  },
});

async function deadLetter(reason: string): Promise<void> {
  const { deliveries } = (await control('POST', 'deliveries', { limit: 10 })) as {
    readonly deliveries: readonly { readonly receipt: string }[];
  };
  for (const { receipt } of deliveries) await control('POST', 'dead-letters', { receipt, reason });
}

const rows = (text: string): readonly Record<string, unknown>[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const queued = async (): Promise<number> =>
  ((await control('GET', 'events')) as { readonly events: readonly unknown[] }).events.length;

describe('events tail', () => {
  test('prints decoded messages, names invalid ones, and leaves all of them in the queue', async () => {
    await control('POST', 'events', command('1', 'action-1'));
    await control('POST', 'events', command('2'));
    await control('POST', 'events', { id: '3', type: 'NEW_KIND', data: {} });
    const { code, out, err } = await tradelane(['events', 'tail', url]);
    expect([code, err]).toEqual([0, '3 messages of sandbox\n']);
    expect(rows(out)).toMatchObject([
      { id: '1', kind: 'ACCEPT', key: 'order/order-1', event: { data: { action_id: 'action-1' } } },
      { id: '2', kind: 'invalid', problem: expect.stringContaining('action_id'), event: { id: '2' } },
      { id: '3', kind: 'other' },
    ]);
    expect(await queued()).toBe(3);
    const table = await tradelane(['events', 'tail', url], { isTerminal: true });
    expect(table.out).toMatch(/^ID\s+KIND\s+KEY/);
    const limited = await tradelane(['events', 'tail', url, '--limit', '2']);
    expect([rows(limited.out).length, limited.err]).toEqual([2, '2 messages of sandbox, and there may be more\n']);
  });

  test('--to writes all messages to a file, or leaves it as it was', async () => {
    await control('POST', 'events', command('1', 'action-1'));
    const file = join(mkdtempSync(join(tmpdir(), 'tradelane-events-')), 'events.ndjson');
    const { code, out, err } = await tradelane(['events', 'tail', url, '--to', file]);
    expect([code, out, err]).toEqual([0, '', `1 message of sandbox written to ${file}\n`]);
    expect(rows(readFileSync(file, 'utf8'))).toMatchObject([{ id: '1', kind: 'ACCEPT' }]);
    await control('POST', 'events', command('2', 'action-2'));
    const signal = AbortSignal.abort();
    expect((await tradelane(['events', 'tail', url, '--to', file], { signal })).code).toBe(130);
    expect(rows(readFileSync(file, 'utf8'))).toMatchObject([{ id: '1' }]);
  });

  test('--follow prints new messages until Ctrl-C', async () => {
    await control('POST', 'events', command('1', 'action-1'));
    const ended = new AbortController();
    let seen = '';
    const running = tradelane(['events', 'tail', url, '--follow'], {
      signal: ended.signal,
      onOut: (text) => {
        const isFirst = seen === '';
        seen += text;
        if (isFirst) void control('POST', 'events', command('2', 'action-2'));
        else ended.abort();
      },
    });
    expect((await running).code).toBe(130);
    expect(rows(seen).map(({ id }) => id)).toEqual(['1', '2']);
  });
});

describe('events redrive', () => {
  test('moves dead letters back, leaves invalid ones, and asks first', async () => {
    await control('POST', 'events', command('1', 'action-1'));
    await control('POST', 'events', command('2'));
    await deadLetter('the warehouse was closed');
    const dead = await tradelane(['events', 'tail', url, '--dead']);
    expect(rows(dead.out)).toMatchObject([
      { id: '1', reason: 'the warehouse was closed' },
      { id: '2', reason: 'the warehouse was closed', kind: 'invalid' },
    ]);
    for (const options of [{}, { answer: 'n' }]) {
      const refused = await tradelane(['events', 'redrive', url], options);
      expect(refused.code).toBe(2);
    }
    expect(await queued()).toBe(0);
    const { code, err } = await tradelane(['events', 'redrive', url, '--yes']);
    expect([code, err]).toEqual([4, expect.stringContaining('1 messages moved back, 1 left')]);
    const { out } = await tradelane(['events', 'tail', url]);
    expect(rows(out)).toMatchObject([{ id: '1', kind: 'ACCEPT' }]);
    expect(rows((await tradelane(['events', 'tail', url, '--dead'])).out)).toMatchObject([{ id: '2' }]);
  });

  test('moves a dead letter back whatever the characters of its ID', async () => {
    await control('POST', 'events', command('stock/1?a#b%', 'action-1'));
    await deadLetter('the warehouse was closed');
    const { code } = await tradelane(['events', 'redrive', url, '--yes']);
    expect(code).toBe(0);
    expect(rows((await tradelane(['events', 'tail', url])).out)).toMatchObject([{ id: 'stock/1?a#b%' }]);
    expect(await control('GET', 'dead-letters')).toMatchObject({ dead_letters: [] });
  });

  test('an empty queue of dead letters needs no answer', async () => {
    const { code, err } = await tradelane(['events', 'redrive', url]);
    expect([code, err]).toEqual([0, 'dead letters of the sandbox: no dead letters\n']);
  });
});

test.for([
  { args: ['events', 'tail', 'events'], words: 'Pass the URL of a queue.' },
  { args: ['events', 'tail', 'pubsub://project/events'], words: "pubsub: queues can't be browsed" },
  { args: ['events', 'tail', 'http://127.0.0.1:1', '--limit', 'all'], words: '--limit must be a whole number' },
])('$args exits with 2', async ({ args, words }) => {
  const { code, err } = await tradelane(args);
  expect([code, err]).toEqual([2, expect.stringContaining(words)]);
});
