import { spawn } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileEntries } from '@tradelane/core/zip';
import { createHub } from '@tradelane/hub';
import { createMarketplaceSeller } from '@tradelane/marketplace-seller';
import { createSandbox, type Listener, type NodeSandbox } from '@tradelane/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopKey } from './bench.ts';

const root = dirname(dirname(dirname(import.meta.dirname)));
const redocly = join(
  dirname(createRequire(join(root, 'package.json')).resolve('@redocly/cli/package.json')),
  'bin',
  'cli.js',
);
const documents = globSync('*.arazzo.yaml', { cwd: join(root, 'specs', 'arazzo') }).toSorted();

let sandbox: NodeSandbox;
let listener: Listener;
let scratch: string;

beforeAll(async () => {
  // A second is ten minutes, so that imports and exports end while the runner waits for moments.
  const startInMs = Date.now();
  const clock = {
    now: () => startInMs + (Date.now() - startInMs) * 600,
    wait: (inMs: number) => new Promise<void>((resolve) => setTimeout(resolve, inMs / 600)),
  };
  sandbox = createSandbox({ seed: 'demo', clock });
  listener = await sandbox.listen({ port: 0 });
  scratch = mkdtempSync(join(tmpdir(), 'arazzo-'));
  const specs = join(root, 'specs');
  mkdirSync(join(scratch, 'arazzo'));
  mkdirSync(join(scratch, 'dist'));
  for (const file of globSync('*.openapi.json', { cwd: join(specs, 'dist') })) {
    const text = readFileSync(join(specs, 'dist', file), 'utf8');
    writeFileSync(join(scratch, 'dist', file), JSON.stringify(JSON.parse(text, withoutFileSchemas)));
  }
  cpSync(join(specs, 'arazzo', 'files'), join(scratch, 'arazzo', 'files'), { recursive: true });
  for (const file of documents) {
    const text = readFileSync(join(specs, 'arazzo', file), 'utf8');
    writeFileSync(join(scratch, 'arazzo', file), text.replaceAll('retryAfter: 60', 'retryAfter: 0.1'));
  }
});
afterAll(async () => {
  await listener?.close();
  sandbox?.close();
  rmSync(scratch, { recursive: true, force: true });
});

test('there is a workflow for each main flow', () => {
  expect(documents).toEqual(['documents', 'export', 'import', 'order', 'return'].map((name) => `${name}.arazzo.yaml`));
});

test.for(documents)('%s runs against the sandbox as it is written', async (file) => {
  const { urls, credentials } = sandbox.info(listener.url);
  const { connector, seller } = credentials;
  const inputs = {
    connectorId: connector.client_id,
    connectorSecret: connector.client_secret,
    sellerId: seller.client_id,
    sellerSecret: seller.client_secret,
    shopKey: shopKey(sandbox),
  };
  const servers = {
    auth: urls.auth_url,
    hub: `${urls.base_url}/api`,
    channelPlatform: `${urls.base_url}/api/channel-platform`,
    marketplace: urls.instance_url,
  };
  const args = [
    ...Object.entries(inputs).flatMap(([name, value]) => ['--input', `${name}=${value}`]),
    ...Object.entries(servers).flatMap(([name, url]) => ['--server', `${name}=${url}`]),
  ];
  const { code, output } = await respect(file, args);
  expect(code, output).toBe(0);
  expect(output).toContain('1 passed, 1 total');
  expect(output).not.toContain('warning');
  await fileResponses[file]?.();
});

/** The runner reads status and headers of a response that is a file. What is in the file is read here, as the workflow left it. */
const fileResponses: Readonly<Record<string, () => Promise<void>>> = {
  async 'documents.arazzo.yaml'() {
    const { urls, credentials } = sandbox.info(listener.url);
    const { client_id: clientId, client_secret: clientSecret } = credentials.seller;
    const hub = createHub({ baseUrl: urls.base_url, auth: { authUrl: urls.auth_url, clientId, clientSecret } });
    const found = new Map<string, string>();
    for await (const entry of fileEntries(await hub.documents.download('acme_ORD-1002')))
      found.set(entry.name, await entry.text());
    expect(found.get('invoice.pdf')).toBe(readFileSync(join(scratch, 'arazzo', 'files', 'invoice.pdf'), 'utf8'));
  },
  async 'import.arazzo.yaml'() {
    const instance = createMarketplaceSeller({
      baseUrl: sandbox.info(listener.url).urls.instance_url,
      auth: { apiKey: shopKey(sandbox) },
    });
    const { items } = await instance.imports.list({ sort: 'dateCreated', order: 'desc' });
    const report = await instance.imports.errorReport(items[0]?.import_id ?? 0);
    const text = await report.text();
    expect(text).toContain('SKU-901');
    expect(text).not.toContain('SKU-900');
  },
};

/** The runner holds a file against the schema of a string. OpenAPI 3.1 may as well leave the schema of a file out. */
function withoutFileSchemas(key: string, value: unknown): unknown {
  const { format } = (typeof value === 'object' && value !== null ? value : {}) as { readonly format?: unknown };
  return key === 'schema' && format === 'binary' ? undefined : value;
}

/** Runs one document with the runner of the lint tool, as a process of its own: the sandbox serves from this one. */
function respect(
  file: string,
  args: readonly string[],
): Promise<{ readonly code: number | null; readonly output: string }> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [redocly, 'respect', file, ...args], { cwd: join(scratch, 'arazzo'), env });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
