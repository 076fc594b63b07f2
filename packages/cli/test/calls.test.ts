import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '@tradelane/sandbox';
import { describe, expect, test } from 'vitest';
import { exampleArguments } from '../src/operation/example.ts';
import { operationsOf, surfaces } from '../src/table/load.ts';
import { tradelane } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'tradelane-files-'));
const pathOf = ({ name, text }: { readonly name: string; readonly text: string }): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

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
