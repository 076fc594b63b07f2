/** `tradelane mock`: the description of a surface, served by Prism. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createHub } from '@tradelane/hub';
import { freePort } from '@tradelane/test-servers';
import { afterEach, expect, test } from 'vitest';
import { newFolder, tradelane } from './terminal.ts';

const program = join(import.meta.dirname, '../dist/main.js');
let mock: ChildProcess | undefined;
afterEach(async () => {
  if (mock === undefined || mock.exitCode !== null) return;
  mock.kill();
  await once(mock, 'exit');
});

/** Resolves when the mock reports that it listens. */
function listening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (said.includes('is listening')) resolve();
      });
    child.on('exit', () => reject(new Error(said)));
  });
}

test('the mock serves a published document at its own paths, and a client reads its examples', async () => {
  const port = await freePort();
  mock = spawn(process.execPath, [program, 'mock', 'hub', '--port', String(port)], {
    env: { ...process.env, NO_COLOR: '1' },
  });
  await listening(mock);
  const hub = createHub({ baseUrl: `http://127.0.0.1:${port}`, auth: { token: 'any' } });
  const { items } = await hub.orders.list({ limit: 1 });
  expect(items[0]?.id).toBe('acme_ORD-1001');
  mock.kill('SIGINT');
  const [code] = (await once(mock, 'exit')) as [number];
  // Ctrl-C is how a server ends.
  expect(code).toBe(0);
});

test('the mock of an unknown surface lists the known ones', async () => {
  const { code, err } = await tradelane(['mock', 'nowhere']);
  expect(code).toBe(2);
  expect(err).toContain('hub');
  expect(err).toContain('auth');
});

test.for(['x', '70000', '-1', '1.5', ''])('--port %j exits with 2', async (port) => {
  const { code, err } = await tradelane(['mock', 'hub', `--port=${port}`]);
  expect([code, err]).toEqual([2, expect.stringContaining('--port must be an integer from 0 to 65535.')]);
});

test('without Prism, the command states how to add it', () => {
  // `NODE_PATH` of the test runner leads to all packages.
  const { NODE_PATH: _, ...env } = process.env;
  const module = new URL('../dist/commands/mock.js', import.meta.url).href;
  const text = `import { findPrism } from '${module}'; findPrism(['${join(newFolder(), 'file.js')}'])`;
  const { stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', text], {
    env,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('-p @stoplight/prism-cli tradelane mock');
});
