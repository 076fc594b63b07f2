import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort, startPostgres, type TestServer } from '@tradelane/test-servers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSample } from '../src/compose/guides.ts';

const docs = dirname(import.meta.dirname);
const checkout = dirname(dirname(docs));

let home: string;
let port: number;
let sandbox: ChildProcess;
let postgres: TestServer;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'by-hand-'));
  port = await freePort();
  const [start = ''] = commandsOf('first-call');
  sandbox = spawn('sh', ['-e', '-c', start], { cwd: checkout, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  await said(sandbox, 'The sandbox listens.');
  postgres = await startPostgres();
});
afterAll(async () => {
  if (sandbox?.pid !== undefined) process.kill(-sandbox.pid, 'SIGTERM');
  await postgres?.stop();
  rmSync(home, { recursive: true, force: true });
});

test('the first call works on an empty machine, command by command, as the guide has it', async () => {
  save('first-call', 'first-call.mjs', 'first-call.ts');
  const [, ...commands] = commandsOf('first-call');
  expect((await follow(commands)).match(/^\w+_ORD-\d+ [A-Z_]+$/gm)).toHaveLength(5);
});

test('the nightly sync writes the orders of the sandbox into a Postgres, command by command, and a second run none', async () => {
  save('nightly-sync', 'nightly-sync.ts');
  save('nightly-sync', 'nightly-sync-main.ts');
  const commands = commandsOf('nightly-sync').map((text) =>
    text.replaceAll(/^export DATABASE_URL=.*$/gm, `export DATABASE_URL=${postgres.url}`),
  );
  const [first, second] =
    (await follow([...commands, 'npx -y node@24 nightly-sync-main.ts'])).match(/^\d+ orders written$/gm) ?? [];
  expect(first).toMatch(/^[1-9]/);
  expect(second).toBe('0 orders written');
});

test('the project of a connector is made and runs, command by command', async () => {
  expect(await follow(commandsOf('connector'))).toContain('channel acme_web, store store_1');
});

/** What a guide asks to type, with a port that is free here. */
function commandsOf(guide: string): readonly string[] {
  const text = readFileSync(join(docs, 'guides', `${guide}.md`), 'utf8');
  return [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, commands = '']) =>
    commands.replaceAll('4010', String(port)),
  );
}

/** Saves a sample in the folder where its guide asks to save it. */
function save(folder: string, name: string, sample = name): void {
  mkdirSync(join(home, folder), { recursive: true });
  writeFileSync(join(home, folder, name), readSample(docs, sample));
}

/** Types all of it into one terminal, in the checkout; what it prints. */
async function follow(commands: readonly string[]): Promise<string> {
  const child = spawn('sh', ['-e', '-c', commands.join('\n')], { cwd: checkout, env: { ...process.env, HOME: home } });
  const { code, output } = await ended(child);
  expect(code, output).toBe(0);
  return output;
}

/** Resolves once a process has printed a text. */
function said(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(text)) resolve();
    });
    child.on('close', (code) => reject(new Error(`It ended with ${code} before it said "${text}": ${output}`)));
  });
}

async function ended(child: ChildProcess): Promise<{ readonly code: number | null; readonly output: string }> {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}
