import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createSandbox, type NodeSandbox, SqliteStore, StoreError } from '../../src/index.ts';
import type { Json } from '../world.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-failure-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const cli = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));

/** Starts the program with a file that it can't use. Returns stderr and the exit code. */
function startInVain(...args: string[]): { readonly status: number; readonly stderr: string } {
  try {
    execFileSync(process.execPath, [cli, '--port', '0', ...args], { stdio: 'pipe', timeout: 240_000 });
    return { status: 0, stderr: '' };
  } catch (error) {
    const { status, stderr } = error as { readonly status: number; readonly stderr: Buffer };
    return { status, stderr: stderr.toString() };
  }
}

describe('a file that cannot be used', () => {
  const file = (name: string): string => join(folder, name);
  it.each([
    [
      "isn't a database",
      'text.db',
      (path: string) => writeFileSync(path, 'not a database, but long enough to be read as one. '.repeat(40)),
      "isn't a file of a sandbox",
    ],
    ['is a folder', 'folder.db', (path: string) => mkdirSync(path), "can't be opened"],
    ['lies nowhere', 'missing/world.db', () => undefined, "can't be opened"],
    [
      'was made by another program',
      'other.db',
      (path: string) => new DatabaseSync(path).exec('CREATE TABLE things (a)'),
      'another program',
    ],
    [
      'was made by an earlier version',
      'earlier.db',
      (path: string) =>
        new DatabaseSync(path).exec(
          `PRAGMA application_id = ${0x54524c4e}; PRAGMA user_version = 2; CREATE TABLE documents (a)`,
        ),
      'earlier version',
    ],
    [
      'was made by a later version',
      'later.db',
      (path: string) => new DatabaseSync(path).exec(`PRAGMA application_id = ${0x54524c4e}; PRAGMA user_version = 99`),
      'later version',
    ],
  ])('a file that %s: the failure names it and the way out', (_, name, prepare, reason) => {
    const path = file(name);
    prepare(path);
    expect(() => new SqliteStore(path)).toThrow(StoreError);
    expect(() => new SqliteStore(path)).toThrow(`${path}: `);
    expect(() => new SqliteStore(path)).toThrow(reason);
  });

  it('a file that another process has open: the program prints one line to stderr', () => {
    const path = file('open.db');
    const store = new SqliteStore(path);
    store.transaction(() => store.clear());
    const { status, stderr } = startInVain('--data', path);
    expect([status, stderr.trimEnd().split('\n').length]).toEqual([1, 1]);
    expect(stderr).toContain(`sandbox: ${path}: Another process has the file open`);
    store.close();
    new SqliteStore(path).close();
  });

  it.skipIf(process.getuid?.() === 0)('a file that is read-only is reported', () => {
    const path = file('read-only.db');
    new SqliteStore(path).close();
    chmodSync(path, 0o400);
    expect(() => new SqliteStore(path)).toThrow('read-only');
  });
});

describe('a disk that is full', () => {
  const call = async (
    sandbox: NodeSandbox,
    method: string,
    path: string,
    token: string,
    body?: unknown,
  ): Promise<Json> => {
    const init = { method, headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } };
    const response = await sandbox.fetch(
      `/hub/api${path}`,
      body === undefined ? init : { ...init, body: JSON.stringify(body) },
    );
    return { status: response.status, body: response.status === 202 ? undefined : await response.json() };
  };

  it('a full disk is reported, reads continue, and acknowledged writes exist after space was freed', async () => {
    const path = join(folder, 'full.db');
    const onFailure = vi.fn<(error: unknown) => void>();
    const sandbox = createSandbox({ file: path, seed: 'empty', onFailure });
    const { client_id, client_secret } = sandbox.info().credentials.seller;
    const form = new URLSearchParams({ grant_type: 'client_credentials', client_id, client_secret });
    const { access_token: token } = (await (
      await sandbox.fetch('/auth/oauth/token', { method: 'POST', body: form })
    ).json()) as Json;
    const send = (id: string, length: number): Promise<Json> =>
      call(sandbox, 'POST', '/products', token, {
        products: [{ id, titles: [{ locale: 'en_US', value: 'x'.repeat(length) }] }],
      });
    expect((await send('BEFORE', 10)).status).toBe(202);
    const pages = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(() => {
      // What SQLite throws when a page cannot be written.
      throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
    });
    const refused = await send('WHILE', 10);
    expect([refused.status, refused.body.message]).toEqual([
      500,
      `${path}: The disk is full. Free some space, then repeat the request.`,
    ]);
    const read = await call(sandbox, 'GET', '/products', token);
    expect([read.status, read.body.data.map(({ id }: Json) => id)]).toEqual([200, ['BEFORE']]);
    expect(onFailure.mock.calls.every(([error]) => error instanceof StoreError)).toBe(true);
    pages.mockRestore();
    expect((await send('AFTER', 10)).status).toBe(202);
    const all = await call(sandbox, 'GET', '/products', token);
    expect(all.body.data.map(({ id }: Json) => id)).toEqual(['AFTER', 'BEFORE']);
    sandbox.close();
  });
});
