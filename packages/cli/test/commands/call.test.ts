import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSandbox } from '@tradelane/sandbox';
import { expect, test } from 'vitest';
import { exampleArguments } from '../../src/operation/example.ts';
import { operationsOf, surfaceNamed } from '../../src/table/load.ts';
import type { OperationRow } from '../../src/table/rows.ts';
import { newFolder, tradelane } from '../terminal.ts';

const listed = ['call', 'hub', 'orders.list', '--sandbox'];

test('--all streams every page as NDJSON', async () => {
  const { code, out, err } = await tradelane([
    ...listed,
    '--all',
    '--limit',
    '7',
    '--updated-from',
    '2020-01-01T00:00:00Z',
  ]);
  expect(code).toBe(0);
  const ids = out
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { id: string }).id);
  expect(new Set(ids).size).toBe(60);
  expect(err).toContain('60 entries');
});

test('a list accepts the singular name of its parameter, several times', async () => {
  const { out } = await tradelane([...listed, '--status', 'SHIPPED', '--status', 'DELIVERED', '--limit', '100']);
  const statuses = new Set((JSON.parse(out) as { status: string }[]).map(({ status }) => status));
  expect([...statuses].toSorted()).toEqual(['DELIVERED', 'SHIPPED']);
});

test('CSV has the columns of the description, quotes and one line per entry', async () => {
  const { out } = await tradelane([...listed, '--limit', '3', '--output', 'csv']);
  const lines = out.trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^id,channel_order_id,origin,status,/);
  expect(lines).toHaveLength(4);
  expect(lines[1]).toContain('"{""channel_id"":');
});

test.each([
  ['hub', 'orders.list', /^ID +STATUS +BUYER +TOTAL +AGE +CHANNEL\n\S+ +[A-Z_]+ +\S+ \S+ +[\d.]+ EUR +\d+ \w+ /],
  [
    'marketplace-seller',
    'orders.list',
    /^ORDER_ID +ORDER_STATE +BUYER +TOTAL +AGE +LINES\n\S+ +[A-Z_]+ +\S+ \S+ +[\d.]+ EUR +\d+ /,
  ],
  ['hub', 'documents.list', /^ID +/],
])('a terminal shows a table of %s %s that fits its width', async (surface, method, table) => {
  const args = ['call', surface, method, '--sandbox'];
  const { out } = await tradelane(args, { isTerminal: true, env: { NO_COLOR: '1' } });
  expect(out).toMatch(table);
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  const { out: inColor } = await tradelane(args, { isTerminal: true });
  // oxlint-disable-next-line no-control-regex -- the colors of a terminal
  expect(inColor.replaceAll(/\u001B\[\d+m/g, '')).toBe(out);
  expect(inColor === out).toBe(method === 'documents.list');
});

test.each([
  ['json', '[\n  {\n    "id": "acme_ORD-1001",\n    "origin": {\n      "channel_id": "acme_web"\n    }\n  }\n]\n'],
  ['ndjson', '{"id":"acme_ORD-1001","origin":{"channel_id":"acme_web"}}\n'],
  ['csv', 'id,origin.channel_id\r\nacme_ORD-1001,acme_web\r\n'],
  ['table', 'id             origin.channel_id'.toUpperCase() + '\nacme_ORD-1001  acme_web\n'],
])('--fields selects fields and their fields in %s', async (format, text) => {
  const args = [...listed, '--order-id', 'acme_ORD-1001', '--fields', 'id,origin.channel_id', '--output', format];
  expect((await tradelane(args)).out).toBe(text);
});

test('Ctrl-C during --all exits with 130 and prints the command that continues after the last page', async () => {
  const sandbox = createSandbox();
  const control = new AbortController();
  const first = await tradelane([...listed, '--all', '--limit', '25'], {
    sandbox,
    signal: control.signal,
    onOut: () => control.abort(),
  });
  expect(first.code).toBe(130);
  const cursor = /--all --cursor (\S+) --sandbox/.exec(first.err)?.[1] ?? '';
  const rest = await tradelane([...listed, '--all', '--cursor', cursor], { sandbox });
  const all = await tradelane([...listed, '--limit', '100'], { sandbox });
  const lines = `${first.out}${rest.out}`.trimEnd().split('\n');
  expect(lines).toHaveLength((JSON.parse(all.out) as unknown[]).length);
  expect(new Set(lines).size).toBe(lines.length);
  sandbox.close();
});

test('Ctrl-C during a write prints that the server may have carried it out', async () => {
  const [sandbox, control] = [createSandbox(), new AbortController()];
  const fetch: typeof sandbox.fetch = async (request, init) => {
    if ((request as Request).method !== 'PUT') return sandbox.fetch(request, init);
    control.abort();
    return new Promise(() => undefined);
  };
  const args = [
    'call',
    'hub',
    'orders.accept',
    'acme_ORD-1001',
    '--body',
    '{"order_lines":[{"id":"a","accepted":true}]}',
    '--sandbox',
    '--yes',
  ];
  const { code, err } = await tradelane(args, { sandbox: { ...sandbox, fetch }, signal: control.signal });
  expect([code, err]).toEqual([130, expect.stringContaining('The server may have carried out the request.')]);
});

test('a write without --yes asks on a terminal and sends nothing after any answer but yes', async () => {
  const sandbox = createSandbox();
  const order = JSON.parse((await tradelane([...listed, '--status', 'AWAITING_ACCEPTANCE'], { sandbox })).out) as {
    id: string;
    order_lines: { id: string }[];
  }[];
  const [{ id, order_lines: orderLines } = { id: '', order_lines: [] }] = order;
  const body = JSON.stringify({ order_lines: orderLines.map((line) => ({ id: line.id, accepted: true })) });
  const args = ['call', 'hub', 'orders.accept', id, '--body', body, '--sandbox'];
  const declined = await tradelane(args, { sandbox, answer: 'n' });
  expect(declined.code).toBe(2);
  expect(declined.err).toContain(`PUT /v2/orders/${id}/accept`);
  expect(sandbox.journal().filter(({ method }) => method === 'PUT')).toEqual([]);
  const accepted = await tradelane(args, { sandbox, answer: 'y' });
  expect([accepted.code, accepted.out]).toEqual([0, expect.stringContaining('action_id')]);
  sandbox.close();
});

test('a write without --yes and without a terminal is a usage error', async () => {
  const { code, err } = await tradelane(['call', 'hub', 'orders.accept', 'x', '--body', '{}', '--sandbox'], {
    input: '',
  });
  expect([code, err]).toEqual([2, expect.stringContaining('Pass --yes')]);
});

test('a body that the description forbids is refused before the command connects', async () => {
  const args = ['call', 'hub', 'orders.accept', 'x', '--body', '{"order_lines":[{"id":"l"}]}', '--sandbox', '--yes'];
  const { code, err } = await tradelane(args);
  expect([code, err]).toEqual([2, expect.stringContaining('$.order_lines[0].accepted')]);
});

const text = '\uFEFF{"order_lines": [{"id": "l", "accepted": true}]}';
test.for([
  ['UTF-8', Buffer.from(text.slice(1))],
  ['UTF-8 with a byte-order mark', Buffer.from(text)],
  ['UTF-16 LE', Buffer.from(text, 'utf16le')],
  ['UTF-16 BE', Buffer.from(text, 'utf16le').swap16()],
] as const)('a body comes from a file or standard input in %s', async ([name, bytes]) => {
  const file = join(newFolder(), `${name}.json`);
  writeFileSync(file, bytes);
  for (const body of ['-', `@${file}`]) {
    const args = ['call', 'hub', 'orders.accept', 'acme_ORD-1', '--body', body, '--sandbox', '--dry-run'];
    const { out } = await tradelane(args, { input: bytes });
    expect(out).toContain(`--data-raw '{"order_lines":[{"id":"l","accepted":true}]}'`);
    expect(out).toContain('-H "Authorization: Bearer $TRADELANE_TOKEN"');
  }
});

test('a body in another encoding is refused before it is sent', async () => {
  const input = Buffer.from('{"order_lines": [{"id": "Jos\u00E9", "accepted": true}]}', 'latin1');
  const args = ['call', 'hub', 'orders.accept', 'x', '--body', '-', '--sandbox', '--yes'];
  const { code, err } = await tradelane(args, { input });
  expect([code, err]).toEqual([2, expect.stringContaining('UTF-8')]);
});

test('--json prints JSON on a terminal, and call --help prints its usage', async () => {
  const args = ['call', 'hub', 'orders.list', '--limit', '1', '--json', '--sandbox'];
  expect(JSON.parse((await tradelane(args, { isTerminal: true })).out)).toHaveLength(1);
  const help = await tradelane(['call', '--help']);
  expect([help.code, help.out]).toEqual([
    0,
    expect.stringContaining('Usage: tradelane call <surface> <method> [flags]'),
  ]);
});

test('an error of the server exits with 3, prints its message and no stack', async () => {
  const args = ['call', 'hub', 'actions.get', '00000000-0000-4000-8000-000000000000', '--sandbox'];
  const { code, out, err } = await tradelane(args);
  expect([code, out]).toEqual([3, '']);
  expect(err).toMatch(/^tradelane: .*404/);
  expect(err).not.toContain('    at ');
  expect((await tradelane([...args, '--debug'])).err).toContain('    at ');
});

test('a batch with a refused item prints every item and exits with 4', async () => {
  const row = operationsOf(surfaceNamed('marketplace-seller')).find(({ id }) => id === 'ST01');
  const [, body = ''] = exampleArguments(row as OperationRow);
  const { shipments } = JSON.parse(body) as { shipments: Record<string, unknown>[] };
  const both = JSON.stringify({ shipments: [shipments[0], { ...shipments[0], order_id: 'unknown-order' }] });
  const args = ['call', 'marketplace-seller', 'ST01', '--body', both, '--sandbox', '--yes'];
  const { code, out, err } = await tradelane(args);
  const { succeeded, failed } = JSON.parse(out) as Record<string, { index: number }[]>;
  expect([code, succeeded?.map(({ index }) => index), failed?.map(({ index }) => index)]).toEqual([4, [0], [1]]);
  expect(err).toContain('1 succeeded, 1 failed');
});

test.for([
  { args: ['call', 'shop', 'orders.list'], words: 'Unknown surface: "shop". Use one of hub,' },
  { args: ['call', 'market-seller', 'x'], words: 'Did you mean marketplace-seller' },
  { args: ['call', 'hub', 'order.lst'], words: 'Did you mean orders.list' },
  { args: ['call', 'hub', 'orders.frobnicate'], words: 'Operations of orders: orders.list, ' },
  { args: ['docs', 'v2-listOrder'], words: 'Did you mean v2-listOrders' },
  { args: [...listed, '--limits', '3'], words: "unknown option '--limits'" },
  { args: [...listed, '--fields', 'id,statis'], words: 'no field "statis". Did you mean status' },
  { args: [...listed, '--limit', 'ten'], words: 'Pass a whole number.' },
  { args: [...listed, '--all', '--output', 'json'], words: "can't be combined with --output json" },
  { args: ['call', 'hub', 'actions.get', '--sandbox'], words: 'action_id is missing' },
  { args: ['call', 'hub', 'orders.list'], words: 'tradelane use sandbox' },
  { args: ['call', 'hub', 'orders.list', '--limit', '1000', '--sandbox'], words: 'limit' },
  { args: ['completion', 'cmd'], words: 'Unknown shell: "cmd". Use bash, zsh or fish.' },
  { args: ['nothing'], words: "unknown command 'nothing'" },
])('$args exits with 2', async ({ args, words }) => {
  const { code, out, err } = await tradelane(args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(words);
});

test('without a method it lists the operations of a surface', async () => {
  const { code, out } = await tradelane(['call', 'hub']);
  expect(code).toBe(0);
  expect(out).toMatch(/^ {2}orders\.list +List orders$/m);
  expect(out).toMatch(/^\* orders\.accept /m);
});
