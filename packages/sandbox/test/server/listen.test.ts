import { request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listen, type Listener } from '../../src/index.ts';
import { createChannelWorld, type Json, orderId, orderInput, upsertOrders, type World } from '../world.ts';

let world: World;
let listener: Listener;

beforeEach(async () => {
  world = await createChannelWorld();
  listener = await world.sandbox.listen();
});

afterEach(() => listener.close());

/** Sends bytes and returns the response bytes until the connection closes. */
function exchange(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(listener.port, '127.0.0.1', () => socket.write(text));
    let received = '';
    socket.on('data', (chunk) => (received += chunk.toString()));
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
}

/** Sends the head of a request and returns the first line of the response, while the body is still expected. */
function firstLine(head: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(listener.port, '127.0.0.1', () => socket.write(head));
    socket.on('data', (chunk) => {
      resolve(chunk.toString().split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.on('error', reject);
  });
}

/** Whether the port is open on another address of this machine than `127.0.0.1`. */
function isOpenBeside({ port }: Listener): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.2', () => resolve(true));
    socket.on('connect', () => socket.destroy());
    socket.on('error', () => resolve(false));
  });
}

it('G47: a sandbox listens on one loopback address only, unless you set another host', async () => {
  expect(await isOpenBeside(listener)).toBe(false);
  const open = await world.sandbox.listen({ host: '0.0.0.0' });
  expect(await isOpenBeside(open)).toBe(process.platform === 'linux');
  await open.close();
});

describe('on a port', () => {
  it('responds as in process, and names its own URL', async () => {
    const info = (await (await fetch(`${listener.url}/__sandbox/info`)).json()) as Json;
    expect(info.urls.base_url).toBe(`${listener.url}/hub`);
    await upsertOrders(world, orderInput('ORD-1'));
    const response = await fetch(`${info.urls.base_url}/api/v2/orders`, {
      headers: { authorization: `Bearer ${world.seller.token}` },
    });
    expect(((await response.json()) as Json).data).toHaveLength(1);
    expect((await fetch(`${listener.url}/hub/api/v2/orders`)).status).toBe(401);
  });

  it('R02: a PUT without Content-Length is refused, one with Content-Length: 0 is not refused for it', async () => {
    const head = `PUT /hub/api/v2/orders/returns/nope/receive HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer ${world.seller.token}\r\n`;
    expect(await exchange(`${head}\r\n`)).toMatch(/^HTTP\/1.1 400 /);
    expect(await exchange(`${head}Content-Length: 0\r\n\r\n`)).toMatch(/^HTTP\/1.1 404 /);
  });

  it('a Host header that is none is refused, on a list with links too', async () => {
    for (const host of ['%', 'a b', '[', 'x:99999', 'a@b', '<x>', '127.0.0.1#.evil.example', 'x\r\nHost: y']) {
      const text = `GET /hub/api/v2/orders HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
      expect(await exchange(text), host).toMatch(/^HTTP\/1.1 400 /);
    }
  });

  it('an upload without valid credentials gets its 401 before its body is sent', async () => {
    const head = (authorization: string): string =>
      `POST /instance/api/products/imports HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: ${authorization}\r\nContent-Type: multipart/form-data; boundary=b\r\n`;
    for (const rest of [
      'Content-Length: 60000000',
      'Transfer-Encoding: chunked',
      'Content-Length: 9\r\nExpect: 100-continue',
    ])
      expect(await firstLine(`${head('nope')}${rest}\r\n\r\n`)).toBe('HTTP/1.1 401 Unauthorized');
    const { api_key } = world.sandbox.info().credentials.shops[0] as Json;
    expect(await firstLine(`${head(api_key)}Content-Length: 9\r\nExpect: 100-continue\r\n\r\n`)).toBe(
      'HTTP/1.1 100 Continue',
    );
  });

  it('a client that pipelines requests and reads nothing leaves the server to other clients', async () => {
    let served = 0;
    const handle = () => ({ status: 200, headers: {}, body: 'x'.repeat((served += 1) && 2 ** 22) });
    const { close, url, port } = await listen({ handle });
    const socket = connect(port, '127.0.0.1').pause();
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(40));
    for (const _ of Array(3)) await (await fetch(url)).text();
    expect(served).toBeLessThan(10);
    socket.destroy();
    await close();
  });

  it('a client that closes before its response is sent leaves the server to other clients', async () => {
    const file = { status: 200, headers: {}, body: { length: 1, parts: [new Uint8Array(1)] } };
    let leave = (): void => undefined;
    const left = new Promise<void>((resolve) => (leave = resolve));
    const { close, url, port } = await listen({
      handle: async ({ target, onEnd }) => {
        if (target !== '/left') return { status: 204, headers: {} };
        await new Promise<void>((resolve) => onEnd?.(resolve));
        leave();
        return file;
      },
    });
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /left HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect((await fetch(url)).status).toBe(204);
    socket.destroy();
    await left;
    expect((await fetch(url)).status).toBe(204);
    await close();
  });

  it('HEAD has the head of GET, of the dashboard and of the control API', async () => {
    for (const path of ['/', '/__sandbox/clock']) {
      const response = await fetch(listener.url + path, { method: 'HEAD' });
      expect([response.status, await response.text()]).toEqual([200, '']);
    }
  });

  it('a dropped connection is really cut', async () => {
    await world.control('POST', '/faults', { operation: 'v2-cancelOrderLines', drop: true, times: 1 });
    const cut = new Promise((resolve, reject) => {
      const sending = request(`${listener.url}/hub/api/v2/orders/${orderId('ORD-1')}/cancel`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
      });
      sending.on('response', () => reject(new Error('there was a response')));
      sending.on('error', resolve);
      sending.end('{}');
    });
    expect(await cut).toMatchObject({ code: 'ECONNRESET' });
  });

  it('a port that is taken is an error of listening', async () => {
    await expect(world.sandbox.listen({ port: listener.port })).rejects.toThrow('EADDRINUSE');
  });
});
