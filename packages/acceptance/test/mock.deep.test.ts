import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createHub } from '@tradelane/hub';
import { freePort } from '@tradelane/test-servers';
import { afterEach, expect, test } from 'vitest';

const program = join(import.meta.dirname, '../src/mock.ts');
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
  mock = spawn(process.execPath, [program, 'hub', '--port', String(port)], { env: { ...process.env, NO_COLOR: '1' } });
  await listening(mock);
  const hub = createHub({ baseUrl: `http://127.0.0.1:${port}`, auth: { token: 'any' } });
  const { items } = await hub.orders.list({ limit: 1 });
  expect(items[0]?.id).toBe('acme_ORD-1001');
});

test('the mock of an unknown surface lists the known ones', () => {
  const { status, stderr } = spawnSync(process.execPath, [program, 'nowhere'], { encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).toContain('hub, channel-platform');
});
