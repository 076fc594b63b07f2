import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '@tradelane/sandbox';
import { describe, expect, test } from 'vitest';
import { exampleArguments } from '../src/operation/example.ts';
import { operationsOf, surfaces } from '../src/table/load.ts';
import type { OperationRow, SurfaceRow } from '../src/table/rows.ts';
import { tradelane, type Result } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'tradelane-files-'));
const pathOf = ({ name, text }: { readonly name: string; readonly text: string }): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

type Sandbox = ReturnType<typeof createSandbox>;

type Call = (row: OperationRow, value: string) => Promise<Result>;

/** Calls an operation with the arguments of its published example, after the calls that it depends on. */
async function callExample(sandbox: Sandbox, surface: SurfaceRow, row: OperationRow): Promise<Result> {
  const call: Call = (one, value) =>
    tradelane(
      [
        'call',
        surface.name,
        one.name,
        ...exampleArguments(one, value, pathOf),
        ...(one.isRead ? [] : ['--yes']),
        '--sandbox',
      ],
      { sandbox },
    );
  return call(row, await valueFor(sandbox, surface, row, call));
}

/** The value that an operation takes from the response of another one. */
async function valueFor(sandbox: Sandbox, surface: SurfaceRow, { example }: OperationRow, call: Call): Promise<string> {
  const { after } = example;
  if (after === undefined) return '';
  const first = operationsOf(surface).find(({ id }) => id === after.id);
  if (first === undefined) throw new Error(`${surface.name} has no ${after.id}`);
  const value = await valueFor(sandbox, surface, first, call);
  for (let tries = 0; tries < 5; tries += 1) {
    const { out, err } = await call(first, value);
    if (out === '') throw new Error(err);
    const found: unknown = JSON.parse(out);
    if (after.while === undefined || memberOf(found, after.while.member) !== after.while.is)
      return String(memberOf(found, after.member));
    await sandbox.clock.advance(60_000);
  }
  throw new Error(`${first.id} didn't end`);
}

const memberOf = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((found, name) => (found as Record<string, unknown>)[name], value);

describe('every read operation', () => {
  test.for(surfaces().map((surface) => ({ name: surface.name, surface })))(
    '$name: each read succeeds from the command line with the arguments of its published example',
    async ({ surface }) => {
      const sandbox = createSandbox();
      const faults: string[] = [];
      const reads = operationsOf(surface).filter(({ isRead }) => isRead);
      for (const row of reads) {
        const { code, out, err } = await callExample(sandbox, surface, row);
        if (code !== 0 || (out === '' && err !== 'Done.\n')) faults.push(`${row.name}: ${code} ${err}`);
        else if (row.runs !== 'file' && out !== '') JSON.parse(out);
      }
      sandbox.close();
      expect(faults).toEqual([]);
    },
  );

  test('the table has all of them', () => {
    const reads = surfaces().flatMap(({ operations }) => operations.filter(({ isRead }) => isRead));
    expect(reads.length).toBeGreaterThan(200);
  });
});

describe('curl commands', () => {
  test.for(surfaces().map((surface) => ({ name: surface.name, surface })))(
    '$name: a dry run prints the request of every operation and sends nothing',
    async ({ surface }) => {
      const sandbox = createSandbox();
      const before = sandbox.journal().length;
      for (const row of operationsOf(surface)) {
        const value = row.path === '' ? 'http://localhost:4010/files/1' : '1';
        const args = exampleArguments(row, value, pathOf);
        const { code, out, err } = await tradelane(['call', surface.name, row.id, ...args, '--sandbox', '--dry-run'], {
          sandbox,
        });
        expect([row.name, code, err]).toEqual([row.name, 0, '']);
        expect(out).toMatch(/^curl /);
        if (row.method !== 'GET') expect(out).toContain(`-X ${row.method}`);
      }
      expect(sandbox.journal().length).toBe(before);
      sandbox.close();
    },
  );
});
