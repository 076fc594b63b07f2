/** Paths that can't be used: each error names the path, the problem and the remedy, and exits with 2. */
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSandbox } from '@tradelane/sandbox';
import { describe, expect, test } from 'vitest';
import { newFolder, tradelane } from './terminal.ts';

const folder = newFolder();
const missing = join(folder, 'missing', 'x');
const file = join(folder, 'file');
writeFileSync(file, 'text');
const link = join(folder, 'link');
symlinkSync(missing, link);

const sync = (to: string): readonly string[] => ['sync', 'hub', 'orders', '--sandbox', '--to', to];
const body = (path: string): readonly string[] => [
  'call',
  'hub',
  'orders.accept',
  'x',
  '--sandbox',
  '--body',
  `@${path}`,
];

const cases: readonly (readonly [string, readonly string[], string, string])[] = [
  ['a SQLite file in a missing folder', sync(`sqlite:${missing}`), missing, 'Pass a path in a folder that exists'],
  ['a folder as a SQLite file', sync(`sqlite:${folder}`), folder, 'Pass a path in a folder that exists'],
  ['an NDJSON file in a missing folder', sync(`ndjson:${missing}`), missing, 'create its folder'],
  ['a folder as an NDJSON file', sync(`ndjson:${folder}`), folder, 'it is a folder. Pass the path of a file'],
  [
    'a file as the folder of Parquet files',
    sync(`parquet:${file}`),
    file,
    'a file or link has this name. Pass another path',
  ],
  ['a path below a file', sync(`ndjson:${join(file, 'x')}`), join(file, 'x'), 'a part of the path is a file'],
  ['a missing report', ['drift', missing, file], missing, 'Check the path'],
  ['a folder as a report', ['drift', folder, file], folder, 'it is a folder'],
  [
    'a report in a missing folder',
    ['check', 'hub', '--deep', '--sandbox', '--out', missing],
    missing,
    'create its folder',
  ],
  ['a missing body', body(missing), missing, 'Check the path'],
  ['a folder as a body', body(folder), folder, 'it is a folder'],
  [
    'a dangling link for refused lines',
    ['import', 'offers', file, '--rest', link, '--sandbox'],
    link,
    'Pass another file',
  ],
  ['a missing file to import', ['import', 'products', missing, '--sandbox'], missing, "doesn't exist"],
];

describe('a path that cannot be used is named with its remedy', () => {
  test.each(cases)('%s', async (_, args, path, remedy) => {
    const sandbox = createSandbox();
    const { code, err } = await tradelane(args, { sandbox });
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining(path) });
    expect(err).toContain(remedy);
    expect(err).not.toMatch(/\bE[A-Z]{4,}\b/);
    sandbox.close();
  });

  test('a database that cannot be reached is named without its password', async () => {
    const { code, err } = await tradelane(sync('postgres://shop:not-a-secret@127.0.0.1:1/x'));
    expect(code).toBe(1);
    expect(err).toContain('The database of --to');
    expect(err).not.toContain('not-a-secret');
  });
});

test('a file of events in a missing folder is named with its remedy', async () => {
  const sandbox = createSandbox();
  const server = await sandbox.listen({ port: 0 });
  try {
    const { code, err } = await tradelane(['events', 'tail', server.url, '--to', missing]);
    expect(code).toBe(2);
    expect(err).toContain(`${missing} can't be opened`);
  } finally {
    await server.close();
    sandbox.close();
  }
});
