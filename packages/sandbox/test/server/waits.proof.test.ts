import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import type { NodeSandbox } from '../../src/index.ts';
import { createChannelWorld, type Json, orderInput, origin, urlOf } from '../world.ts';

// CPU time of the main thread, because neither other processes nor helpers of the garbage collector delay a caller.

const folder = mkdtempSync(join(tmpdir(), 'sandbox-waits-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const mebibyte = 1024 * 1024;

const cpuInMs = (before?: NodeJS.CpuUsage): number => {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};

/** CPU milliseconds of the longest turn of some work. Other callers wait this long. */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let [longest, isOver] = [0, false];
  let before = process.threadCpuUsage();
  const turn = (): void => {
    longest = Math.max(longest, cpuInMs(before));
    before = process.threadCpuUsage();
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isOver = true;
  turn();
  return longest;
}

/** CPU milliseconds of the database alone, which the sandbox can't avoid. It varies by half. */
function costOfInsert(bytes: Uint8Array): number {
  const database = new DatabaseSync(join(folder, 'plain.sqlite'));
  database.exec('PRAGMA journal_mode = WAL; CREATE TABLE files (content)');
  const before = process.threadCpuUsage();
  database.prepare('INSERT INTO files VALUES (?)').run(bytes);
  const inMs = cpuInMs(before);
  database.close();
  return inMs;
}

/** The orders of a body of nearly 4 MiB. */
function largeOrders(): Json[] {
  const [line] = orderInput('L').order_lines;
  const order_lines = Array.from({ length: 90 }, (_, n) => ({ ...line, channel_order_line_id: `L-${n}` }));
  const all: Json[] = [];
  const length = JSON.stringify(orderInput('O-100', { order_lines })).length;
  while ((all.length + 1) * length < 4 * mebibyte - 1000 && all.length < 100)
    all.push(orderInput(`O-${all.length}`, { order_lines }));
  return all;
}

const boundary = 't'.repeat(200);

/** A form with a product file. Its boundary is like its content, which is the worst one to search for. */
function formOf(name: string, content: string): Uint8Array {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  return new TextEncoder().encode(`${head}${content}\r\n--${boundary}--\r\n`);
}

/** Sends a request without the cost of `fetch`, and expects its status. */
async function send(
  sandbox: NodeSandbox,
  [method, target, status]: readonly [method: string, target: string, status: number],
  body: Uint8Array = new Uint8Array(),
  headers: Readonly<Record<string, string | undefined>> = {},
): Promise<void> {
  const base = { origin: 'http://sandbox.localhost', header: (name: string) => headers[name], tooLarge: false };
  expect(await sandbox.handle({ ...base, method, target, body })).toMatchObject({ status });
}

const upload = (sandbox: NodeSandbox, body: Uint8Array): Promise<void> =>
  send(sandbox, ['POST', '/instance/api/products/imports', 201], body, {
    authorization: sandbox.info().credentials.shops[0]?.api_key,
    'content-type': `multipart/form-data; boundary=${boundary}`,
  });

it.each(['memory', 'a file'])('the largest body delays other callers by a fraction of a second in %s', async (kind) => {
  const file = join(folder, 'world.sqlite');
  const { sandbox, connector } = await createChannelWorld(kind === 'memory' ? {} : { file });
  const orders = new TextEncoder().encode(JSON.stringify({ origin, orders: largeOrders() }));
  const headers = { authorization: `Bearer ${connector.token}`, 'content-type': 'application/json' };
  const upsert = (): Promise<void> =>
    send(sandbox, ['POST', new URL(urlOf('cp:/v1/orders')).pathname, 204], orders, headers);
  await upsert();
  expect(await longestTurn(upsert)).toBeLessThan(500);
  expect(await longestTurn(() => send(sandbox, ['GET', '/__sandbox/snapshot', 200]))).toBeLessThan(500);
  const form = formOf('large.csv', `shop_sku;ean;title\nSKU-1;2098765432101;${'t'.repeat(63 * mebibyte)}\n`);
  const inMs = await longestTurn(() => upload(sandbox, form));
  sandbox.close();
  expect(inMs).toBeLessThan(500 + (kind === 'memory' ? 0 : 2 * costOfInsert(form)));
});

const names = Array.from({ length: 1_200_000 }, (_, n) => `"k${n}":1`).join();

it.each([
  ['PUT', 'snapshot', 'one list', `{"version":1,"collections":{"a":{"k":[${'1,'.repeat(15_500_000)}1]}}}`, 413],
  ['PUT', 'snapshot', 'unknown fields', `{${names}}`, 400],
  ['PUT', 'snapshot', 'a million documents', `{"version":1,"collections":{"a":{${names}}},"digest":"0"}`, 400],
  ['POST', 'events', 'different names', `{"type":"A","data":{${names.slice(0, 3_000_000)}}}`, 413],
])(
  '%s %s: refusing a body of %s delays other callers by a fraction of a second',
  async (method, path, _, body, status) => {
    const { sandbox } = await createChannelWorld();
    const bytes = new TextEncoder().encode(body);
    const inMs = await longestTurn(() => send(sandbox, [method, `/__sandbox/${path}`, status], bytes));
    expect(inMs).toBeLessThan(500);
  },
);

const times = 100_000;

it.each([
  [
    'CSV',
    'a.csv',
    `category;shop_sku;ean;title\n${Array.from({ length: times }, (_, n) => `A;S${n};;t${n}\n`).join('')}`,
  ],
  ['XML', 'a.xml', `<import>${'<product><shop_sku>S</shop_sku><title>t</title></product>'.repeat(times)}</import>`],
])('an import of 100,000 rows of %s delays other callers by a fraction of a second', async (_, name, content) => {
  const { sandbox } = await createChannelWorld();
  await upload(sandbox, formOf(name, content));
  const inMs = await longestTurn(async () => {
    await sandbox.fetch('/__sandbox/clock', { method: 'POST', body: '{"advance":"PT1H"}' });
  });
  expect(inMs).toBeLessThan(500);
  const key = sandbox.info().credentials.shops[0]?.api_key ?? '';
  const imports = await sandbox.fetch('/instance/api/products/imports', { headers: { authorization: key } });
  expect(await imports.json()).toMatchObject({ product_import_trackings: [{ transform_lines_read: times }] });
});
