import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import {
  freePort,
  type ServerName,
  startNats,
  startPostgres,
  startRabbit,
  startRedis,
  type TestServer,
  withoutServer,
} from '../src/index.ts';
import { dataFolder, openServer } from '../src/server.ts';

const starts: Readonly<Record<ServerName, () => Promise<TestServer>>> = {
  redis: () => startRedis({ durable: true }),
  postgres: startPostgres,
  nats: startNats,
  rabbitmq: startRabbit,
};

/** Whether anybody listens. */
function isServed({ port }: { readonly port: number }): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

describe.each(Object.entries(starts))('%s', (name, start) => {
  test.skipIf(withoutServer(name as ServerName))(
    'serves until it is killed, after a restart, and not after a stop',
    async () => {
      const server = await start();
      try {
        expect(await isServed(server)).toBe(true);
        await server.kill();
        expect(await isServed(server)).toBe(false);
        await server.start();
        expect(await isServed(server)).toBe(true);
      } finally {
        await server.stop();
      }
      expect(await isServed(server)).toBe(false);
    },
  );
});

test.skipIf(withoutServer('redis'))(
  'a server ends with the process that started it, even if that process is killed',
  async () => {
    const source = fileURLToPath(new URL('../src/index.ts', import.meta.url));
    const program = `
    const { startRedis } = await import(${JSON.stringify(source)});
    const { port } = await startRedis();
    console.log(port);
    process.kill(process.pid, 'SIGKILL');`;
    const child = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
    const { stdout } = (await child.catch((error: unknown) => error)) as { readonly stdout: string };
    const port = Number(stdout);
    expect(port).toBeGreaterThan(0);
    await expect.poll(() => isServed({ port })).toBe(false);
  },
);

test('a server has ended when all processes that write to its output have ended', async () => {
  const folder = await dataFolder('group');
  const late = `setTimeout(() => require('node:fs').writeFileSync('ended', ''), 300)`;
  const program = `
    const { spawn } = require('node:child_process');
    spawn(process.execPath, ['--eval', ${JSON.stringify(late)}], { detached: true, stdio: 'inherit' });
    console.log('ready');
    setInterval(() => undefined, 1_000);`;
  const command = { program: process.execPath, args: ['--eval', program], saysWhenReady: 'ready' };
  const server = await openServer({ port: 0, url: '', folder, commands: [command] });
  await server.kill();
  expect(existsSync(join(folder, 'ended'))).toBe(true);
  await server.stop();
});

test('the port of a server is outside the range that systems assign', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, () => freePort()));
  expect(new Set(ports).size).toBeGreaterThan(15);
  expect(ports.filter((port) => port >= 32_768)).toEqual([]);
});

test('a missing server is named with instructions to install it, and fails in CI', async () => {
  const check = fileURLToPath(new URL('../src/check.ts', import.meta.url));
  const checked = (ci: string): Promise<{ readonly code?: number; readonly stdout: string }> =>
    promisify(execFile)(process.execPath, [check], { env: { PATH: '/nowhere', CI: ci } }).catch(
      (error: unknown) => error as never,
    );
  const { code, stdout } = await checked('');
  expect(code).toBeUndefined();
  expect(stdout).toMatch(/^⚠ tests with redis are left out: .*apt-get install/m);
  expect(await checked('true')).toMatchObject({ code: 1 });
});
