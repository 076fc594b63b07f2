/** Files that are larger than what may be held: what they take is measured in processes of their own. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createCatalogManagerSeller } from '@tradelane/catalog-manager-seller';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourcesHook } from '@tradelane/test-servers';
import type { Message } from '../src/memory/messages.ts';

const mebibyte = 1024 * 1024;
/** Nothing here is about time: a busy machine may take its own. */
const callTimeoutInMs = 600_000;
const at = (name: string): string => fileURLToPath(new URL(`../src/memory/${name}.ts`, import.meta.url));

function start(name: string, args: readonly string[] = []): ChildProcess {
  return fork(at(name), args, {
    execArgv: ['--expose-gc', '--import', sourcesHook],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** The next thing of this kind that a process reports; fails where it ends before. */
function nextMessage<Kind extends Message['kind']>(
  child: ChildProcess,
  kind: Kind,
): Promise<Extract<Message, { kind: Kind }>> {
  return new Promise((resolve, reject) => {
    child.on('message', (message: Message) => {
      if (message.kind === kind) resolve(message as Extract<Message, { kind: Kind }>); // compared in this line
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

describe('a product file of 60 MB', () => {
  it('PR01, PR02, PR03, G24: is sent in chunks and read line by line, and every faulty line is reported', async () => {
    const sender = start('upload', [address.url, address.key, '60']);
    const [imported, grown] = await Promise.all([nextMessage(sender, 'imported'), nextMessage(sender, 'grown')]);
    expect(imported.sentInBytes).toBeGreaterThan(60 * mebibyte);
    // Far less than the file: it is never held.
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
    expect(lines.every((line, index) => line.startsWith(`${(index + 1) * 10 + 1};title: is required.`))).toBe(true);

    const taken = nextMessage(server, 'grown');
    server.send('how much?');
    // The upload as it came and once more as a whole, and what is left of its 30,000 products; its text is read piece by piece.
    expect((await taken).bytes).toBeLessThan(650 * mebibyte);
  });
});

describe('an archive of 3,000 documents', () => {
  it('S03: is walked document by document, in a fraction of the memory that it would take', async () => {
    const walker = start('walk');
    const [{ entries }, grown] = await Promise.all([nextMessage(walker, 'walked'), nextMessage(walker, 'grown')]);
    expect(entries).toBe(3_000);
    // 187 MB went through.
    expect(grown.bytes).toBeLessThan(90 * mebibyte);
  });
});

describe('an export of 400,000 rows in 40 files', () => {
  it.each(['NDJSON', 'JSON'])(
    'S09, G24: is read row by row as %s, and memory holds none of its files',
    async (format) => {
      const taker = start('export', [format]);
      const [exported, grown] = await Promise.all([nextMessage(taker, 'exported'), nextMessage(taker, 'grown')]);
      expect(exported).toMatchObject({ rows: 400_000, files: 40 });
      // 114 MB went through, 3 MB a file. What the engine keeps of the code alone is between one and two.
      expect(grown.bytes).toBeLessThan(3 * mebibyte);
    },
  );
});
