import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { createSandbox } from '@tradelane/sandbox';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listen } from '../../src/agent/http.ts';
import { Session } from '../../src/agent/session.ts';
import type { Io } from '../../src/io.ts';
import { connectAgent, type Json, resultOf } from '../agent.ts';
import { newFolder, tradelane } from '../terminal.ts';

const toolNames = ['describe', 'preview', 'read', 'search', 'whoami', 'write'];

/** Settings with a profile of a running sandbox. */
function settingsFor(url: string): string {
  const folder = newFolder();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ current: 's', profiles: { s: { sandbox: url } } }));
  return folder;
}

test('the official client lists six tools with their risks, and the guides', async () => {
  const agent = await connectAgent();
  const { tools } = await agent.client.listTools();
  expect(tools.map(({ name }) => name).toSorted()).toEqual(toolNames);
  const writers = tools.filter(({ annotations }) => annotations?.readOnlyHint !== true);
  expect(writers.map(({ name, annotations }) => [name, annotations?.destructiveHint])).toEqual([['write', true]]);
  const { resources } = await agent.client.listResources();
  expect(resources.map(({ uri }) => uri)).toContain('tradelane://guides/limits');
  const { contents } = await agent.client.readResource({ uri: 'tradelane://reference/hub/v2-listOrders' });
  expect(contents[0]).toMatchObject({ mimeType: 'text/markdown', text: expect.stringMatching(/^# List orders/) });
  await agent.close();
});

/** Connects the official client to a new server over a transport. */
type Connect = (sandbox: string) => Promise<{ readonly client: Client; close(): Promise<void> }>;

const overStdio: Connect = async (url) => {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const main = new URL('../../dist/main.js', import.meta.url).pathname;
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [main, 'mcp', '--profile', 's', '--allow-writes', 'all'],
      env: { TRADELANE_CONFIG_FOLDER: settingsFor(url) },
      stderr: 'ignore',
    }),
  );
  return { client, close: () => client.close() };
};

const overHttp: Connect = async (url) => {
  const io = {
    env: { TRADELANE_CONFIG_FOLDER: settingsFor(url) },
    signal: new AbortController().signal,
  } as unknown as Io;
  const server = await listen(new Session(io, { profile: 's', allowWrites: ['all'] }), 0);
  const client = new Client({ name: 'test', version: '1.0.0' });
  const requestInit = { headers: { authorization: `Bearer ${server.token}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(server.url), { requestInit }));
  return {
    client,
    close: async () => {
      await client.close();
      await server.close();
    },
  };
};

describe.for([
  { name: 'stdio', connect: overStdio },
  { name: 'HTTP', connect: overHttp },
])('$name', ({ connect }) => {
  let sandbox: ReturnType<typeof createSandbox>;
  let agent: Awaited<ReturnType<Connect>>;
  let stop: () => Promise<void>;
  beforeEach(async () => {
    sandbox = createSandbox();
    const listener = await sandbox.listen({ port: 0 });
    stop = () => listener.close();
    agent = await connect(listener.url);
  });
  afterEach(async () => {
    await agent.close();
    await stop();
    sandbox.close();
  });
  const use = async (name: string, args: Json, signal?: AbortSignal): Promise<Json & { readonly isError: boolean }> =>
    resultOf(await agent.client.callTool({ name, arguments: args }, signal === undefined ? {} : { signal }));
  const sent = (operation: string): number => sandbox.journal().filter((entry) => entry.operation === operation).length;

  test('a write that is cancelled while it waits for its limit is never sent', async () => {
    // Five calls a second.
    const write = (value: string): Json => ({
      surface: 'marketplace-seller',
      operation: 'OR31',
      parameters: { order_id: 'ORD-1041-A' },
      body: { order_additional_fields: [{ code: 'gift-message', value }] },
    });
    for (let n = 0; n < 5; n += 1) await use('write', write(`${n}`));
    const stopped = new AbortController();
    const waiting = use('write', write('cancelled'), stopped.signal);
    const last = use('write', write('last'));
    stopped.abort();
    await expect(waiting).rejects.toThrow();
    // It waited behind the cancelled one.
    await last;
    expect(sent('OR31')).toBe(6);
    expect(JSON.stringify(sandbox.snapshot().collections)).not.toContain('"cancelled"');
  });
  // Tools don't depend on the transport.
  if (connect === overStdio) return;

  test('a refund whose response was lost is not sent again, and the answer names the read that decides', async () => {
    const refund = {
      surface: 'hub',
      operation: 'orders.refund',
      parameters: { order_id: 'acme_ORD-1002' },
      body: {
        refunds: [
          {
            order_line_id: 'acme_ORD-1002-1',
            reason: 'DEFECT',
            quantity: 1,
            price: { amount: 24, currency: 'EUR' },
            shipping_price: { amount: 0, currency: 'EUR' },
          },
        ],
      },
      max_wait_s: 0,
    };
    sandbox.faults.add({ operation: 'v2-refundOrderLines', drop: 'response' });
    const first = await use('write', refund);
    expect(first).toMatchObject({ isError: true, error: { code: 'OUTCOME_UNKNOWN', outcome: 'unknown' } });
    const second = await use('write', refund);
    const check = { tool: 'read', operation: 'orders.list', parameters: { order_ids: ['acme_ORD-1002'] } };
    expect(second).toMatchObject({ isError: true, error: { code: 'REPEAT_OF_UNKNOWN', check } });
    expect(sent('v2-refundOrderLines')).toBe(1);
  });

  test('a mask in a message is replaced by its value, and an unknown mask is refused with its field', async () => {
    const thread = { thread_id: '00007ead-0000-4000-8000-000000000001' };
    const read = { surface: 'marketplace-seller', operation: 'threads.get', parameters: thread };
    const { data } = await use('read', { ...read, fields: ['current_participants'] });
    const people = (data as Json)['current_participants'] as readonly Json[];
    const name = String(people.find(({ type }) => type === 'CUSTOMER')?.['display_name']);
    expect(name).toMatch(/^\[personal [0-9a-f]{6}\]$/);
    const reply = (to: string): Json => ({
      ...read,
      operation: 'threads.reply',
      body: { message_input: { body: `Dear ${to},`, to: [{ type: 'CUSTOMER', id: 'CUST-100' }] } },
    });
    const refused = await use('write', reply('[personal 000000]'));
    expect(refused).toMatchObject({
      isError: true,
      error: { message: expect.stringContaining('body.message_input.body contains the mask [personal 000000]') },
    });
    expect((await use('write', reply(name))).isError).toBe(false);
    expect(sent('M12')).toBe(1);
    const bodies = JSON.stringify(sandbox.snapshot().collections);
    expect(bodies).toMatch(/"Dear \p{Lu}[^[\]"]+,"/u);
    expect(bodies).not.toContain('Dear [personal');
  });

  test('a price file that removes other prices needs `replace`, and one price can be set without loss', async () => {
    const prices = async (): Promise<readonly number[]> => {
      const { data } = await use('read', {
        surface: 'marketplace-seller',
        operation: 'offers.list',
        parameters: { sku: 'CHAIR-4' },
        fields: ['all_prices.price'],
      });
      const [offer] = data as readonly { readonly all_prices: readonly { readonly price: number }[] }[];
      return offer?.all_prices.map(({ price }) => price) ?? [];
    };
    const file = {
      surface: 'marketplace-seller',
      operation: 'PRI01',
      body: { file: 'offer-sku;price\nCHAIR-4;54.90\n' },
    };
    expect(await use('write', file)).toMatchObject({ isError: true, error: { code: 'REPLACES' } });
    expect(sent('PRI01')).toBe(0);
    const shown = await use('preview', file);
    expect(shown['warnings']).toContainEqual(expect.stringContaining('removes 2 values: offer CHAIR-4 prices[ORG-1'));
    const task = {
      surface: 'marketplace-seller',
      operation: 'offers.setPrice',
      parameters: { sku: 'CHAIR-4', price: '54.90' },
    };
    expect(await use('write', task)).toMatchObject({ isError: false, sets: { before: 79, after: 54.9 } });
    await sandbox.clock.advance(60_000);
    expect(await prices()).toEqual([54.9, 69, 74]);
  });
});

test('a message over 32 MiB on standard input is refused, and the connection continues', async () => {
  const lines: unknown[] = [];
  const answered = Promise.withResolvers<void>();
  const text = 'a'.repeat(33 * 2 ** 20);
  async function* input(): AsyncGenerator<string> {
    yield `${JSON.stringify({ method: 'ping', params: { id: 5, text }, jsonrpc: '2.0', id: 7 })}\n`;
    yield `{"jsonrpc":"2.0","id":"8","method":"ping","params":"${text}"}\n{"jsonrpc":"2.0","id":9,"method":"ping"}\n`;
    await answered.promise;
  }
  const onOut = (out: string): void => {
    lines.push(
      ...out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    );
    if (lines.length === 3) answered.resolve();
  };
  const { code } = await tradelane(['mcp', '--sandbox'], { input: input(), onOut });
  const error = { code: -32600, message: expect.stringMatching(/^A message has at most 33554432 bytes/) };
  expect([code, lines]).toMatchObject([
    0,
    [
      { id: 7, error },
      { id: '8', error },
      { id: 9, result: {} },
    ],
  ]);
});

describe('HTTP', () => {
  test('a request needs the token, and another origin or path or a body above 1 MiB is refused', async () => {
    const sandbox = createSandbox();
    const io = { env: {}, signal: new AbortController().signal, sandbox: async () => sandbox } as unknown as Io;
    const { url, token, close } = await listen(new Session(io, { sandbox: true }), 0);
    const authorization = `Bearer ${token}`;
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'whoami', arguments: {} } };
    const post = (headers: Record<string, string>, body = JSON.stringify(call)): Promise<Response> =>
      fetch(url, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...headers },
      });
    expect((await post({})).status).toBe(401);
    expect((await post({ authorization: 'Bearer x' })).status).toBe(401);
    expect((await post({ authorization, origin: 'https://evil.example.com' })).status).toBe(403);
    expect((await fetch(new URL('/other', url))).status).toBe(404);
    expect((await post({ authorization }, '['.repeat(2 ** 20 + 1))).status).toBe(413);
    const [bearer, plain] = [`bearer  ${token}`, 'application/json'];
    for (const [accept, authorization] of [
      [plain, `Bearer ${token}`],
      ['*/*', bearer],
      ['text/html', bearer],
    ] as const) {
      const response = await post({ authorization, accept });
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
      expect(await response.json()).toMatchObject({
        id: 1,
        result: { structuredContent: { writes: expect.any(String) } },
      });
    }
    await close();
    sandbox.close();
  });

  test.for([
    { args: ['mcp', '--http', '99999', '--sandbox'], words: '--http must be a port' },
    { args: ['mcp', '--allow-writes', 'orders.list'], words: "isn't an operation that changes data" },
    { args: ['mcp', '--profile', 'nope'], words: 'nope' },
  ])('$args exits with 2', async ({ args, words }) => {
    const { code, err } = await tradelane(args);
    expect([code, err]).toEqual([2, expect.stringContaining(words)]);
  });
});
