import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSample } from '../src/compose/guides.ts';

const docs = dirname(import.meta.dirname);
const checkout = dirname(dirname(docs));
const guide = readFileSync(join(docs, 'guides', 'first-call.md'), 'utf8');

let home: string;
let sandbox: ChildProcess | undefined;

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'first-call-'));
});
afterAll(() => {
  if (sandbox?.pid !== undefined) process.kill(-sandbox.pid, 'SIGTERM');
  rmSync(home, { recursive: true, force: true });
});

test(
  'the first call works on an empty machine, command by command, as the guide has it',
  { timeout: 900_000 },
  async () => {
    const port = await freePort();
    const commands = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text = '']) =>
      text.replaceAll('4010', String(port)),
    );
    const [start = '', ...rest] = commands;
    sandbox = spawn('sh', ['-e', '-c', start], { cwd: checkout, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
    await said(sandbox, 'The sandbox listens.');
    // What the guide asks to save, where it asks to save it.
    mkdirSync(join(home, 'first-call'));
    writeFileSync(join(home, 'first-call', 'first-call.mjs'), readSample(docs, 'first-call.ts'));
    const { code, output } = await ended(
      spawn('sh', ['-e', '-c', rest.join('\n')], { cwd: checkout, env: { ...process.env, HOME: home } }),
    );
    expect(code, output).toBe(0);
    expect(output.match(/^\w+_ORD-\d+ [A-Z_]+$/gm) ?? [], output).toHaveLength(5);
  },
);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
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
