import { execFileSync, spawnSync } from 'node:child_process';
import {
  closeSync,
  copyFileSync,
  fstatSync,
  ftruncateSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createSandbox, type NodeSandbox, SqliteStore, StoreError } from '../../src/index.ts';
import { createChannelWorld, type Json, orderInput, upsertOrders } from '../world.ts';

// Real disks: small ones in memory, which only root may mount.

const folder = mkdtempSync(join(tmpdir(), 'sandbox-disk-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const mount = (...args: readonly string[]): void => void execFileSync('mount', [...args, folder], { stdio: 'pipe' });

function canMount(): boolean {
  try {
    mount('-t', 'tmpfs', '-o', 'size=32m', 'tmpfs');
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  }
}

async function callerOf(sandbox: NodeSandbox): Promise<(method: string, path: string, body?: object) => Promise<Json>> {
  const { client_id, client_secret } = sandbox.info().credentials.seller;
  const form = new URLSearchParams({ grant_type: 'client_credentials', client_id, client_secret });
  const token = (await (await sandbox.fetch('/auth/oauth/token', { method: 'POST', body: form })).json()) as Json;
  const headers = { authorization: `Bearer ${token.access_token}`, 'content-type': 'application/json' };
  return async (method, path, body) => {
    const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
    const response = await sandbox.fetch(`/hub/api${path}`, init);
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  };
}

/** Leaves room on the disk for so many bytes, and not for a page more. */
function fill(filler: string, left: number): void {
  const file = openSync(filler, 'w');
  for (let size = 1 << 20; size >= 4096;) {
    try {
      writeSync(file, new Uint8Array(size));
    } catch {
      size /= 2;
    }
  }
  ftruncateSync(file, fstatSync(file).size - left);
  closeSync(file);
}

const productsOf = (request: number): Json[] =>
  Array.from({ length: 300 }, (_, n) => ({
    id: `P${request}-${n}`,
    titles: [{ locale: 'en_US', value: 'x'.repeat(250) }],
  }));

describe.skipIf(!canMount())('a separate disk', () => {
  // Immediately, even if a test failed with an open file.
  afterEach(() => execFileSync('umount', ['-l', folder]));

  it('G49: a full disk is reported, reads continue, and no acknowledged write is lost', async () => {
    mount('-t', 'tmpfs', '-o', 'size=32m', 'tmpfs');
    const [path, filler] = [join(folder, 'world.sqlite'), join(folder, 'filler')];
    writeFileSync(filler, new Uint8Array(20 * 1024 * 1024));
    const onFailure = vi.fn<(error: unknown) => void>();
    const sandbox = createSandbox({ file: path, seed: 'empty', onFailure });
    const call = await callerOf(sandbox);
    const acknowledged: number[] = [];
    let refused: Json;
    for (let n = 0; refused === undefined && n < 200; n++) {
      const response = await call('POST', '/products', { products: productsOf(n) });
      if (response.status === 202) acknowledged.push(n);
      else refused = response;
    }
    const line = `${path}: The disk is full. Free some space, then repeat the request.`;
    expect([refused.status, refused.body.message]).toEqual([500, line]);
    expect(onFailure.mock.calls.map(([error]) => (error as StoreError).message)).toContain(line);
    expect((await call('GET', '/products?limit=5')).body.data).toHaveLength(5);
    rmSync(filler);
    expect((await call('POST', '/products', { products: productsOf(1000) })).status).toBe(202);
    acknowledged.push(1000);
    sandbox.close();
    const again = createSandbox({ file: path });
    const products = again.snapshot().collections['products'] ?? {};
    const kept = Object.keys(products).filter((id) => id.startsWith('P'));
    expect(new Set(kept)).toEqual(new Set(acknowledged.flatMap((n) => productsOf(n).map(({ id }) => id))));
    again.close();
  });

  it('P01: a disk that is full when large orders are written has none of them, and then all', async () => {
    mount('-t', 'tmpfs', '-o', 'size=32m', 'tmpfs');
    const [path, filler] = [join(folder, 'world.sqlite'), join(folder, 'filler')];
    const onFailure = vi.fn<(error: unknown) => void>();
    const world = await createChannelWorld({ file: path, onFailure });
    fill(filler, 1024 * 1024);
    const [line] = orderInput('L').order_lines;
    const order_lines = Array.from({ length: 90 }, (_, n) => ({ ...line, channel_order_line_id: `L-${n}` }));
    const orders = Array.from({ length: 70 }, (_, n) => orderInput(`O-${n}`, { order_lines }));
    const ordersOf = async (): Promise<Json[]> => (await world.seller.call('GET', '/v2/orders?limit=100')).body.data;
    expect((await upsertOrders(world, ...orders)).status).toBe(500);
    expect(onFailure.mock.calls.map(([error]) => (error as Error).message)).toContain(
      `${path}: The disk is full. Free some space, then repeat the request.`,
    );
    expect(await ordersOf()).toEqual([]);
    rmSync(filler);
    expect((await upsertOrders(world, ...orders)).status).toBe(204);
    expect((await ordersOf()).map((order) => order.order_lines.length)).toEqual(orders.map(() => 90));
    world.sandbox.close();
  });

  it.each([
    ['a reset', 'POST', 'reset', undefined],
    ['a move of the clock', 'POST', 'clock', { advance: 'P8D' }],
  ])('a full disk rejects all of %s, and the sandbox keeps running', async (_, method, control, body) => {
    mount('-t', 'tmpfs', '-o', 'size=48m', 'tmpfs');
    const [path, filler] = [join(folder, 'world.sqlite'), join(folder, 'filler')];
    const onFailure = vi.fn<(error: unknown) => void>();
    const clock = { now: () => Date.UTC(2026, 5, 1) };
    const first = createSandbox({ file: path, clock });
    await first.clock.advance(3_600_000);
    first.close();
    // Opened again, so that no room is left of what was written before.
    const sandbox = createSandbox({ file: path, clock, onFailure });
    const ask = (): Promise<Response> =>
      sandbox.fetch(`/__sandbox/${control}`, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
    const before = JSON.stringify(sandbox.snapshot());
    fill(filler, 0);
    const line = `${path}: The disk is full. Free some space, then repeat the request.`;
    const response = await ask();
    expect([response.status, await response.json()]).toEqual([500, expect.objectContaining({ message: line })]);
    for (const [error] of onFailure.mock.calls) expect((error as Error).message).toBe(line);
    rmSync(filler);
    expect(JSON.stringify(sandbox.snapshot())).toBe(before);
    expect(sandbox.clock.now()).toBe(Date.UTC(2026, 5, 1, 1));
    expect((await ask()).ok).toBe(true);
    expect(sandbox.clock.now()).not.toBe(Date.UTC(2026, 5, 1, 1));
    sandbox.close();
  });

  it('a disk that is full when the program starts is reported once', () => {
    const ready = mkdtempSync(join(tmpdir(), 'sandbox-ready-'));
    createSandbox({ file: join(ready, 'world.sqlite') }).close();
    mount('-t', 'tmpfs', '-o', 'size=32m', 'tmpfs');
    const path = join(folder, 'world.sqlite');
    const line = `sandbox: ${path}: The disk is full. Free some space, then repeat the request.\n`;
    for (const pages of [0, 1, 2]) {
      copyFileSync(join(ready, 'world.sqlite'), path);
      fill(join(folder, 'filler'), pages * 4096);
      const cli = join(import.meta.dirname, '../../dist/cli.js');
      const args = [cli, '--port', '0', '--data', path];
      const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 240_000 });
      expect([pages, status, stderr]).toEqual([pages, 1, line]);
      for (const name of ['filler', 'world.sqlite', 'world.sqlite-wal']) rmSync(join(folder, name), { force: true });
    }
    rmSync(ready, { recursive: true });
  });

  it('a read-only disk is reported with the way out, and works after it is writable again', () => {
    mount('-t', 'tmpfs', '-o', 'size=32m', 'tmpfs');
    const path = join(folder, 'world.sqlite');
    new SqliteStore(path).close();
    mount('-o', 'remount,ro');
    expect(() => new SqliteStore(path)).toThrow(
      `${path}: The file is read-only. Make the file and its folder writable`,
    );
    mount('-o', 'remount,rw');
    new SqliteStore(path).close();
  });
});

it('a file that is damaged in its middle is reported in one line when it is opened or read', async () => {
  const path = join(folder, 'damaged.sqlite');
  createSandbox({ file: path, size: 200 }).close();
  const file = openSync(path, 'r+');
  const junk = new Uint8Array(4096).fill(0xa5);
  for (let at = 8192 * 6; at < fstatSync(file).size - 8192; at += 8192 * 3) writeSync(file, junk, 0, junk.length, at);
  closeSync(file);
  const failures: unknown[] = [];
  try {
    const sandbox = createSandbox({ file: path, onFailure: (error) => failures.push(error) });
    await sandbox.fetch('/__sandbox/snapshot');
    sandbox.close();
  } catch (error) {
    failures.push(error);
  }
  expect(failures.length).toBeGreaterThan(0);
  for (const failure of failures) {
    expect(failure).toBeInstanceOf(StoreError);
    expect((failure as StoreError).message).toMatch(/^\S+damaged\.sqlite: The file is damaged\. Restore a backup/);
  }
});
