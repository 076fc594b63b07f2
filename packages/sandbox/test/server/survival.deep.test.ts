import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { createSandbox } from '../../src/index.ts';
import { createChannelWorld, type Json, orderInput, origin } from '../world.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-file-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the program on a free port. Resolves with its URL once it listens. */
async function startCli(
  ...args: string[]
): Promise<{ readonly url: string; readonly child: ReturnType<typeof spawn> }> {
  const cli = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));
  const child = spawn(process.execPath, [cli, '--port', '0', ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /control\s+(http:\S+)\/__sandbox/.exec(line)?.[1];
    if (url !== undefined) return { url, child };
  }
  throw new Error('The program ended before it listened.');
}

it('G49: a data file survives kill -9 with every acknowledged write, token, event and journal entry', async () => {
  const data = join(folder, 'killed.db');
  const { url, child } = await startCli('--limits', 'off', '--data', data);
  const { credentials } = (await (await fetch(`${url}/__sandbox/info`)).json()) as Json;
  const tokenOf = async ({ client_id, client_secret }: Json): Promise<string> => {
    const body = new URLSearchParams({ grant_type: 'client_credentials', client_id, client_secret });
    return ((await (await fetch(`${url}/auth/oauth/token`, { method: 'POST', body })).json()) as Json).access_token;
  };
  const [connector, seller] = [await tokenOf(credentials.connector), await tokenOf(credentials.seller)];
  const send = (path: string, method: string, token: string, body: unknown): Promise<Response> =>
    fetch(`${url}/hub/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  // Writers run until the process dies. Every write with a 204 must exist afterwards.
  const acknowledged: string[] = [];
  const write = async (lane: number): Promise<void> => {
    for (let n = 0; ; n++) {
      const id = `K-${lane}-${n}`;
      const response = await send('/channel-platform/v1/orders', 'POST', connector, {
        origin,
        orders: [orderInput(id)],
      });
      if (response.status !== 204) throw new Error(`status ${response.status}`);
      acknowledged.push(id);
      if (acknowledged.length === 60) child.kill('SIGKILL');
    }
  };
  const [event] = ((await (await fetch(`${url}/__sandbox/events`)).json()) as Json).events;
  await Promise.allSettled([0, 1, 2, 3].map(write));
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');

  const sandbox = createSandbox({ file: data });
  const ids = acknowledged.map((id) => `acme_${id}`);
  const read = await sandbox.fetch(`/hub/api/v2/orders?limit=100&order_ids=${ids.slice(0, 100).join(',')}`, {
    headers: { authorization: `Bearer ${seller}` },
  });
  expect(read.status).toBe(200);
  expect(((await read.json()) as Json).data.map((one: Json) => one.id).sort()).toEqual(ids.slice(0, 100).sort());
  expect(sandbox.events()).toContainEqual(event);
  const { requests } = (await (await sandbox.fetch('/__sandbox/journal')).json()) as Json;
  expect(
    requests.filter((one: Json) => one.operation === 'upsertOrders' && one.status === 204).length,
  ).toBeGreaterThanOrEqual(acknowledged.length);
  sandbox.close();
});

it('a file keeps its world when it is opened again, the clock and the limits included', async () => {
  const data = join(folder, 'kept.db');
  const clock = { now: () => Date.UTC(2026, 2, 2, 8) };
  const first = await createChannelWorld({ file: data, limits: 'real', clock });
  await first.sandbox.clock.advance(60_000);
  expect((await first.seller.call('GET', '/v2/orders')).status).toBe(200);
  first.sandbox.close();
  const again = createSandbox({ file: data, clock });
  expect(again.clock.now()).toBe(clock.now() + 60_000);
  const list = (): Promise<Response> =>
    again.fetch('/hub/api/v2/orders', { headers: { authorization: `Bearer ${first.seller.token}` } });
  expect((await list()).status).toBe(429);
  expect(again.info().world.channels).toMatchObject([{ channel_id: 'acme_web' }]);
  again.close();
});

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s, even twice, ends it with 0 once the running request has its response',
  async (signal) => {
    const data = join(folder, `${signal}.db`);
    const { url, child } = await startCli('--seed', 'empty', '--data', data);
    const { hostname, port } = new URL(url);
    const body = JSON.stringify({ id: 'AT-WORK', type: 'ACCEPT', data: {} });
    const socket = connect(Number(port), hostname);
    socket.write(`POST /__sandbox/events HTTP/1.1\r\nHost: x.localhost\r\nContent-Length: ${body.length}\r\n\r\n`);
    const ended = once(child, 'exit');
    // The head has arrived when a later request is answered.
    await (await fetch(`${url}/__sandbox/clock`)).text();
    child.kill(signal);
    await expect
      .poll(
        () =>
          // Read whole, because an unread body fails an assertion of `fetch` when the socket ends.
          fetch(url)
            .then((response) => response.text())
            .then(
              () => 'open',
              () => 'closed',
            ),
        { interval: 5 },
      )
      .toBe('closed');
    child.kill(signal);
    socket.write(body);
    const [head] = (await once(socket, 'data')) as [Buffer];
    expect(head.toString()).toMatch(/^HTTP\/1.1 200 .*\r\nconnection: close\r\n/is);
    expect(await ended).toEqual([0, null]);
    // A closed file needs no other files.
    expect(existsSync(`${data}-wal`)).toBe(false);
    const sandbox = createSandbox({ file: data });
    expect(sandbox.events().map(({ id }) => id)).toContain('AT-WORK');
    sandbox.close();
  },
);
