import { execFile } from 'node:child_process';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import {
  type ServerName,
  startNats,
  startPostgres,
  startRabbit,
  startRedis,
  type TestServer,
  withoutServer,
} from '../src/index.ts';

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
    'serves until it is killed, again after a start, and not after a stop',
    { timeout: 180_000 },
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
  'a server ends with the process that started it, also where that is killed',
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
    await expect.poll(() => isServed({ port }), { timeout: 10_000 }).toBe(false);
  },
);

test('what is missing is named with the way to install it, and in CI it is a failure', async () => {
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
