import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startPostgres, type TestServer } from '@tradelane/test-servers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installProject } from '../../../scripts/packing/project.ts';
import { packAll } from '../../../scripts/packing/tarballs.ts';

const docs = dirname(import.meta.dirname);
const root = dirname(dirname(docs));

let home: string;
let project: string;
let postgres: TestServer;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'guides-'));
  project = join(home, 'project');
  installProject(packAll(join(home, 'tarballs')), {
    folder: project,
    manifest: { type: 'module', dependencies: { pg: '8.23.1', undici: '8.12.4' } },
  });
  cpSync(join(docs, 'test', 'packed'), join(project, 'test', 'packed'), { recursive: true });
  cpSync(join(docs, 'samples'), join(project, 'samples'), { recursive: true });
  copyFileSync(join(root, 'specs/arazzo/files/products.csv'), join(project, 'products.csv'));
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres?.stop();
  rmSync(home, { recursive: true, force: true });
});

test.for([
  ['nightly-sync', { first: expect.toSatisfy(positive), second: 0, rows: expect.toSatisfy(positive) }],
  ['connector', { store: 'store_1', accepted: expect.arrayContaining(['NEW-7']), status: 'SUCCESS' }],
  ['product-import', { ok: false, rejected: [{ line: '3', why: expect.stringContaining('title') }] }],
  ['storefront', { chosen: 'object', refused: expect.stringMatching(/\w/) }],
  ['testing', { orders: 3 }],
  ['many-workers', { tokens: 1 }],
  ['when-it-fails', { unknownAction: 'skip it', badArgument: 'fix the program', lost: 'look first' }],
] as const)(
  'the program of the guide %s does what the guide says, with packages as they are installed',
  async ([name, seen]) => {
    expect(await outcomeOf(name)).toEqual(seen);
  },
);

test('the program of the guide invoices saves each invoice once, whole', async () => {
  const { saved, again, files, pdfs } = (await outcomeOf('invoices')) as Readonly<Record<string, readonly string[]>>;
  expect(saved?.length).toBeGreaterThan(0);
  expect([again, files?.toSorted(), pdfs]).toEqual([[], saved?.toSorted(), saved?.length]);
});

test('the check of the guide production says what is wrong, and ends with 1', async () => {
  const env = {
    TRADELANE_BASE_URL: 'http://127.0.0.1:9/hub',
    TRADELANE_AUTH_URL: 'http://127.0.0.1:9/auth',
    TRADELANE_CLIENT_ID: 'nobody',
    TRADELANE_CLIENT_SECRET: 'nothing',
  };
  const { code, output } = await run('samples/production.ts', env);
  expect(code).toBe(1);
  expect(output).toMatch(/^✘ host: /m);
});

function positive(count: number): boolean {
  return count > 0;
}

/** The last line that a program prints says what it has seen. */
async function outcomeOf(name: string): Promise<unknown> {
  const { code, output } = await run(`test/packed/${name}.ts`, { DATABASE_URL: postgres.url });
  expect(code, output).toBe(0);
  return JSON.parse(output.trimEnd().split('\n').at(-1) ?? '');
}

async function run(
  file: string,
  env: NodeJS.ProcessEnv,
): Promise<{ readonly code: number | null; readonly output: string }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file], {
    cwd: project,
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}
