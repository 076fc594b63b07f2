import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { SqliteStore, StoreError } from '../../src/index.ts';

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
