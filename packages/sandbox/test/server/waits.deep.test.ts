import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import { createChannelWorld, type Json, orderInput, origin, urlOf } from '../world.ts';

// CPU time, because other processes of the machine don't count. The bound is twice the 300 ms that a quiet machine needs.

const folder = mkdtempSync(join(tmpdir(), 'sandbox-waits-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const mebibyte = 1024 * 1024;

/** CPU milliseconds until the response. Other callers wait this long. */
async function costOf(run: () => Promise<Response>): Promise<{ readonly status: number; readonly inMs: number }> {
  const before = process.cpuUsage();
  const { status } = await run();
  const { user, system } = process.cpuUsage(before);
  return { status, inMs: (user + system) / 1000 };
}

/** CPU milliseconds of the database alone, which the sandbox can't avoid. */
function costOfInsert(bytes: Uint8Array): number {
  const database = new DatabaseSync(join(folder, 'plain.sqlite'));
  database.exec('PRAGMA journal_mode = WAL; CREATE TABLE files (content)');
  const before = process.cpuUsage();
  database.prepare('INSERT INTO files VALUES (?)').run(bytes);
  const { user, system } = process.cpuUsage(before);
  database.close();
  return (user + system) / 1000;
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

it.each(['memory', 'a file'])('the largest body delays other callers by a fraction of a second in %s', async (kind) => {
  const file = join(folder, 'world.sqlite');
  const { sandbox, connector } = await createChannelWorld(kind === 'memory' ? {} : { file });
  const orders = largeOrders();
  const send = (): Promise<Response> =>
    sandbox.fetch(urlOf('cp:/v1/orders'), {
      method: 'POST',
      headers: { authorization: `Bearer ${connector.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ origin, orders }),
    });
  await send();
  const json = await costOf(send);
  expect(json.status).toBe(204);

  const key = sandbox.info().credentials.shops[0]?.api_key ?? '';
  const lines = `SKU-1;2098765432101;${'t'.repeat(3000)}\n`;
  const form = new FormData();
  form.append(
    'file',
    new Blob([`shop_sku;ean;title\n${lines.repeat(Math.floor((63 * mebibyte) / lines.length))}`]),
    'large.csv',
  );
  const request = new Request('http://sandbox.localhost/instance/api/products/imports', {
    method: 'POST',
    headers: { authorization: key },
    body: form,
  });
  const bytes = new Uint8Array(await request.arrayBuffer());
  const type = request.headers.get('content-type') ?? '';
  const multipart = await costOf(async () => {
    const outbound = await sandbox.handle({
      method: 'POST',
      target: '/instance/api/products/imports',
      origin: 'http://sandbox.localhost',
      header: (name) => ({ authorization: key, 'content-type': type })[name],
      body: bytes,
      tooLarge: false,
    });
    return new Response(null, { status: outbound.status });
  });
  expect(multipart.status).toBe(201);
  sandbox.close();

  const ofDatabase = kind === 'memory' ? 0 : costOfInsert(bytes);
  expect(Math.max(json.inMs, multipart.inMs - ofDatabase)).toBeLessThan(600);
});
