/** Files that are larger than the memory limit. Separate processes measure their memory. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createCatalogManagerSeller } from '@tradelane/catalog-manager-seller';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourcesHook } from '@tradelane/test-servers';
import type { Message } from '../src/memory/messages.ts';

const mebibyte = 1024 * 1024;
/** These tests don't measure time, so a busy machine may take longer. */
const callTimeoutInMs = 600_000;
const at = (name: string): string => fileURLToPath(new URL(`../src/memory/${name}.ts`, import.meta.url));

function start(name: string, args: readonly string[] = []): ChildProcess {
  return fork(at(name), args, {
    execArgv: ['--expose-gc', '--import', sourcesHook],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** The next message of this kind from a process. Fails if the process ends first. */
function nextMessage<Kind extends Message['kind']>(
  child: ChildProcess,
  kind: Kind,
): Promise<Extract<Message, { kind: Kind }>> {
  return new Promise((resolve, reject) => {
    child.on('message', (message: Message) => {
      if (message.kind === kind) resolve(message as Extract<Message, { kind: Kind }>); // The kind is compared in this line.
    });
    child.once('close', (code) => reject(new Error(`ended with ${code} before it reported "${kind}"`)));
  });
}

let server: ChildProcess;
let address: Extract<Message, { kind: 'listening' }>;

beforeAll(async () => {
  server = start('server');
  address = await nextMessage(server, 'listening');
});
afterAll(() => {
  server.kill();
});

describe('a product file', () => {
  it('PR01, PR02, PR03, G24: a product file of 60 MB is sent in chunks and read line by line, and every faulty line is reported', async () => {
    const sender = start('upload', [address.url, address.key, '60']);
    const [imported, grown] = await Promise.all([nextMessage(sender, 'imported'), nextMessage(sender, 'grown')]);
    expect(imported.sentInBytes).toBeGreaterThan(60 * mebibyte);
    // Far less than the file, which is never in memory as a whole.
    expect(grown.bytes).toBeLessThan(40 * mebibyte);

    const client = createCatalogManagerSeller({
      baseUrl: `${address.url}/instance`,
      auth: { apiKey: address.key },
      timeoutInMs: callTimeoutInMs,
    });
    await fetch(`${address.url}/__sandbox/clock`, { method: 'POST', body: JSON.stringify({ advance: 'PT10M' }) });
    const tracking = await client.imports.get(imported.id);
    expect(tracking).toMatchObject({ import_status: 'COMPLETE', has_error_report: true, has_new_product_report: true });
    const counts = tracking.integration_details ?? {};
    const [valid = 0, faulty = 0] = [counts.products_successfully_synchronized, counts.invalid_products];
    expect(faulty).toBe(Math.floor((valid + faulty) / 10));

    const report = await (await client.imports.errorReport(imported.id)).text();
    const lines = report.trimEnd().split('\r\n').slice(1);
    expect(lines).toHaveLength(faulty);
    expect(lines.every((line, index) => line.startsWith(`SKU-${(index + 1) * 10};title: is required.`))).toBe(true);

    const growth = nextMessage(server, 'grown');
    server.send('how much?');
    // Twice the upload (received and joined), and the remains of its 30,000 products. Its text is read in chunks.
    expect((await growth).bytes).toBeLessThan(650 * mebibyte);
  });
});

describe('a nightly load of stock', () => {
  it('G24: a load of 200,000 lines of stock is sent from a generator and reported line by line in constant memory', async () => {
    const loading = start('stock-load', [address.url, address.key, '200000']);
    const { read, refused, last, points } = await nextMessage(loading, 'loaded');
    expect([read, refused, last]).toEqual([200_000, 20_000, 200_001]);
    expect(points).toHaveLength(30);
    // The file has 3 MB, and the report 2 MB. The chunks in flight, the garbage of the engine and the code of files, which
    // loads with the first file, are smaller.
    const grown = points.map((point) => point.grown);
    expect(Math.max(...grown)).toBeLessThan(3 * mebibyte);
    // The last quarter of the load needs no more than the first.
    const [early, late] = [Math.max(...grown.slice(0, 5)), Math.max(...grown.slice(15, 20))];
    expect(late - early).toBeLessThan(0.5 * mebibyte);
  });
});

describe('an export', () => {
  it.each(['NDJSON', 'JSON'])(
    'S09, G24: an export of 400,000 rows is read row by row as %s, and none of its files is kept in memory',
    async (format) => {
      const taker = start('export', [format]);
      const [exported, grown] = await Promise.all([nextMessage(taker, 'exported'), nextMessage(taker, 'grown')]);
      expect(exported).toMatchObject({ rows: 400_000, files: 40 });
      // 114 MB were read, 3 MB per file. The engine keeps one to two MB of the code alone.
      expect(grown.bytes).toBeLessThan(3 * mebibyte);
    },
  );
});
