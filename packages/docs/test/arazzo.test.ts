import { spawn } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createSandbox, type Listener, type NodeSandbox } from '@tradelane/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = dirname(dirname(dirname(import.meta.dirname)));
const redocly = join(
  dirname(createRequire(join(root, 'package.json')).resolve('@redocly/cli/package.json')),
  'bin',
  'cli.js',
);
const documents = globSync('*.arazzo.yaml', { cwd: join(root, 'specs', 'arazzo') }).toSorted();

/** Answers with files cannot be told by a schema: the runner reads them as an empty object. */
const answersFiles: ReadonlySet<string> = new Set(['documents.arazzo.yaml', 'import.arazzo.yaml']);

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
  symlinkSync(join(specs, 'dist'), join(scratch, 'dist'));
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
  const { shops } = credentials as { readonly shops?: readonly { readonly api_key: string }[] };
  const inputs = {
    connectorId: connector.client_id,
    connectorSecret: connector.client_secret,
    sellerId: seller.client_id,
    sellerSecret: seller.client_secret,
    shopKey: shops?.[0]?.api_key ?? '',
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
    ...(answersFiles.has(file) ? ['--severity', 'SCHEMA_CHECK=warn'] : []),
  ];
  const { code, output } = await respect(file, args);
  expect(code, output).toBe(0);
  expect(output).toContain('1 passed, 1 total');
});

/** Runs one document with the runner of the lint tool, as a process of its own: the sandbox answers from this one. */
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
