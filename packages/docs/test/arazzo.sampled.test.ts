import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileEntries } from '@tradelane/core/zip';
import { createHub } from '@tradelane/hub';
import { createMarketplaceSeller } from '@tradelane/marketplace-seller';
import { createSandbox, type Listener, type NodeSandbox } from '@tradelane/sandbox';
import { sampled } from '@tradelane/test-servers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readWorkflows } from '../src/compose/workflows.ts';
import { shopKey } from './seed.ts';

const root = dirname(dirname(dirname(import.meta.dirname)));
const redocly = join(
  dirname(createRequire(join(root, 'package.json')).resolve('@redocly/cli/package.json')),
  'bin',
  'cli.js',
);
const workflows = join(root, 'specs', 'arazzo');
const documents = globSync('*.arazzo.yaml', { cwd: workflows }).toSorted();

const pace = 150;

let sandbox: NodeSandbox;
let listener: Listener;
let scratch: string;

beforeAll(async () => {
  // For sandbox and runner alike a second is two and a half minutes: what takes minutes, and waits of the limits, take moments.
  const startInMs = Date.now();
  const clock = {
    now: () => startInMs + (Date.now() - startInMs) * pace,
    wait: (inMs: number) => new Promise<void>((resolve) => setTimeout(resolve, inMs / pace)),
  };
  sandbox = createSandbox({ seed: 'demo', actions: 'manual', limits: 'real', clock });
  listener = await sandbox.listen({ port: 0 });
  scratch = mkdtempSync(join(tmpdir(), 'arazzo-'));
  writeFileSync(
    join(scratch, 'pace.cjs'),
    `const { setTimeout: wait } = globalThis;\nglobalThis.setTimeout = (run, inMs, ...rest) => wait(run, inMs / ${pace}, ...rest);\n`,
  );
});
afterAll(async () => {
  await listener?.close();
  sandbox?.close();
  rmSync(scratch, { recursive: true, force: true });
});

test('each main flow has a workflow', () => {
  expect(documents).toEqual(['documents', 'export', 'import', 'order', 'return'].map((name) => `${name}.arazzo.yaml`));
});

test.for(sampled(documents, 1))('%s runs as published against the sandbox with its documented limits', async (file) => {
  const workflow = readWorkflows(root, sandbox.info(listener.url)).find((one) => one.file === file);
  const args = (workflow?.options ?? []).flatMap((option) => option.split(' '));
  const { code, output } = await respect(file, args);
  expect(code, output).toBe(0);
  expect(output).toContain('1 passed, 1 total');
  // A file isn't text, and only files may differ.
  const warned = [...output.matchAll(/^ +stepId - (\S+)/gm)].map(([, step]) => step);
  expect(warned.filter((step) => step !== 'download' && step !== 'report')).toEqual([]);
  await fileResponses[file]?.();
});

/** The runner reads status and headers of a response that is a file. The content of the file after the workflow. */
const fileResponses: Readonly<Record<string, () => Promise<void>>> = {
  async 'documents.arazzo.yaml'() {
    const { urls, credentials } = sandbox.info(listener.url);
    const { client_id: clientId, client_secret: clientSecret } = credentials.seller;
    const hub = createHub({ baseUrl: urls.base_url, auth: { authUrl: urls.auth_url, clientId, clientSecret } });
    const found = new Map<string, string>();
    for await (const entry of fileEntries(await hub.documents.download('acme_ORD-1002')))
      found.set(entry.name, await entry.text());
    expect(found.get('invoice.pdf')).toBe(readFileSync(join(workflows, 'files', 'invoice.pdf'), 'utf8'));
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

/** Runs one document with the runner of the lint tool in another process. This process runs the sandbox. */
function respect(
  file: string,
  args: readonly string[],
): Promise<{ readonly code: number | null; readonly output: string }> {
  const env = {
    ...process.env,
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    NODE_OPTIONS: `--require ${join(scratch, 'pace.cjs')}`,
  };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [redocly, 'respect', file, ...args], { cwd: workflows, env });
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
