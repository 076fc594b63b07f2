import { mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileFromPath, saveTo } from '../../src/node.ts';
import { ArgumentError } from '../../src/index.ts';
import { encodeMultipart } from '../../src/call/multipart.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tradelane-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const fileOf = (text: string, filename?: string) => ({ filename, stream: () => new Blob([text]).stream() });

test('PR01: a file on disk is sent as a stream of known length, opened again for each attempt', async () => {
  const path = join(folder, 'products.csv');
  await writeFile(path, 'sku;name\r\n');
  const form = encodeMultipart(
    { id: 'P41', method: 'POST', path: '/api/products/imports', parts: { file: 'file!' } },
    { file: await fileFromPath(path) },
  );
  expect(form.replayable).toBe(true);
  for (const attempt of [1, 2]) {
    const response = new Response(form.body(), { headers: { 'content-type': form.contentType } });
    const file = (await response.formData()).get('file') as File;
    expect([attempt, file.name, file.type, await file.text()]).toEqual([
      attempt,
      'products.csv',
      'text/csv',
      'sku;name\r\n',
    ]);
  }
  expect((await new Response(form.body()).arrayBuffer()).byteLength).toBe(form.length);
});

test("a path that isn't a file is refused before sending", async () => {
  await expect(fileFromPath(join(folder, 'none'))).rejects.toBeInstanceOf(ArgumentError);
  await expect(fileFromPath(folder)).rejects.toMatchObject({ name: 'ArgumentError', argument: 'path' });
});

test('an unknown option for a file on disk is named', async () => {
  for (const call of [fileFromPath(folder, { nam: 'a' } as never), saveTo(fileOf('a'), folder, { over: 1 } as never)])
    await expect(call).rejects.toMatchObject({
      code: 'ERR_ARGUMENT_UNKNOWN',
      argument: expect.stringMatching(/^(?:nam|over)$/),
    });
});

test('a download is saved under a path, or in a folder under its own name, and folders are created', async () => {
  expect(await saveTo(fileOf('a'), join(folder, 'deep/er/a.txt'))).toBe(join(folder, 'deep/er/a.txt'));
  expect(await saveTo(fileOf('b', 'b.txt'), folder)).toBe(join(folder, 'b.txt'));
  expect(await saveTo(fileOf('c', '../../c.txt'), `${folder}/new/`)).toBe(join(folder, 'new/c.txt'));
  expect(await saveTo(fileOf('d'), folder)).toBe(join(folder, 'download'));
  expect(await readFile(join(folder, 'new/c.txt'), 'utf8')).toBe('c');
  expect(await saveTo(fileOf('e'), `${folder}/new/../e.txt`)).toBe(join(folder, 'e.txt'));
});

test('an entry of an archive is saved in a folder under its own path, so that no entry replaces another', async () => {
  const entryOf = (path: string, text: string) => ({ name: path.split('/').at(-1), path, ...fileOf(text) });
  const into = `${folder}/shops/`;
  expect(await saveTo(entryOf('2001/KBIS.pdf', 'one'), into)).toBe(join(into, '2001/KBIS.pdf'));
  expect(await saveTo(entryOf('2002/KBIS.pdf', 'two'), into)).toBe(join(into, '2002/KBIS.pdf'));
  expect(await readFile(join(into, '2001/KBIS.pdf'), 'utf8')).toBe('one');
  expect(await saveTo({ ...entryOf('2003/a.pdf', 'x'), filename: 'own.pdf' }, into)).toBe(join(into, 'own.pdf'));
  // The caller's own path is used as it is. An object that isn't an entry doesn't leave the folder either.
  expect(await saveTo(entryOf('2003/KBIS.pdf', 'three'), join(folder, 'own.pdf'))).toBe(join(folder, 'own.pdf'));
  for (const path of ['../../../up.pdf', '/up.pdf', String.raw`..\..\up.pdf`, './/up.pdf'])
    expect(await saveTo(entryOf(path, 'x'), into, { overwrite: true })).toBe(join(into, 'up.pdf'));
  expect(await saveTo(entryOf('a/../b:c/up.pdf', 'x'), into)).toBe(join(into, 'a/b_c/up.pdf'));
  expect(await saveTo(entryOf('..', 'x'), into)).toBe(join(into, 'download'));
});

test('files of a process that was killed during a download are removed after a day, and never parts of another process', async () => {
  const part = (digit: string): string => `.${digit.repeat(8)}-1111-4111-8111-${digit.repeat(12)}.part`;
  const others = ['.notes.part', `${part('3').slice(1)}`];
  const ageInMs = {
    [part('1')]: 25 * 3_600_000,
    [part('2')]: 23 * 3_600_000,
    [others[0] ?? '']: 1e9,
    [others[1] ?? '']: 1e9,
  };
  for (const [name, age] of Object.entries(ageInMs)) {
    await writeFile(join(folder, name), 'half');
    await utimes(join(folder, name), new Date(), new Date(Date.now() - age));
  }
  await saveTo(fileOf('a'), join(folder, 'a.txt'));
  expect(await readdir(folder)).toEqual([part('2'), ...others, 'a.txt'].toSorted());
});

test('G25: a download that breaks keeps the existing file and leaves nothing else', async () => {
  const path = join(folder, 'a.txt');
  await writeFile(path, 'before');
  let pulled = 0;
  const broken = {
    stream: () =>
      new ReadableStream<Uint8Array>({
        pull(controller) {
          pulled += 1;
          if (pulled > 1) controller.error(new Error('connection lost'));
          else controller.enqueue(new Uint8Array(100_000));
        },
      }),
  };
  await expect(saveTo(broken, path)).rejects.toThrow('connection lost');
  expect(await readdir(folder)).toEqual(['a.txt']);
  expect(await readFile(path, 'utf8')).toBe('before');
});

test("G27: a name that the server chose never replaces a file, and isn't one that a program obeys", async () => {
  for (const name of ['invoice.pdf', '.npmrc', '.env']) await writeFile(join(folder, name), 'mine');
  const saved = async (name: string, more = {}): Promise<string> =>
    (await saveTo(fileOf('theirs', name), folder, more)).slice(folder.length + 1);
  expect(await saved('invoice.pdf')).toBe('invoice (1).pdf');
  expect(await saved('invoice.pdf')).toBe('invoice (2).pdf');
  for (const [name, safe] of Object.entries({
    '.npmrc': '_npmrc',
    '../.env': '_env',
    '.. .envrc': '_. .envrc',
    node_modules: '_node_modules',
    'Package.json': '_Package.json',
    Makefile: '_Makefile',
    'bunfig.toml': '_bunfig.toml',
    'vite.config.ts': '_vite.config.ts',
    'x.lnk': '_x.lnk',
    'CLAUDE.md': '_CLAUDE.md',
    'CON.txt': '_CON.txt',
    '--checkpoint-action=exec=sh': '_-checkpoint-action=exec=sh',
    '\u200C.npmrc': '_npmrc (1)',
    'node\u200C_modules': '_node_modules (1)',
  }))
    expect(await saved(name)).toBe(safe);
  const long = 'a'.repeat(251);
  expect(await saved(`${long}.pdf`)).toBe(`${long}.pdf`);
  expect(await saved(`${long}.pdf`)).toBe(`${long.slice(4)} (1).pdf`);
  const entry = { name: 'config', path: '.git/config', ...fileOf('theirs') };
  expect(await saveTo(entry, folder)).toBe(join(folder, '_git/config'));
  await symlink(tmpdir(), join(folder, 'linked'));
  for (const [path, safe] of [
    ['linked/a', 'linked (1)/a'],
    ['invoice.pdf/a', 'invoice (3).pdf/a'],
  ] as const)
    expect(await saveTo({ path, ...fileOf('theirs') }, folder)).toBe(join(folder, safe));
  for (const name of ['invoice.pdf', '.npmrc', '.env']) expect(await readFile(join(folder, name), 'utf8')).toBe('mine');
  await expect(saved('invoice.pdf', { overwrite: false })).rejects.toThrow('EEXIST');
  expect(await saved('invoice.pdf', { overwrite: true })).toBe('invoice.pdf');
  // A path of the caller stays as it is.
  expect(await saveTo(fileOf('theirs', 'a'), join(folder, '.npmrc'))).toBe(join(folder, '.npmrc'));
  expect(await readFile(join(folder, '.npmrc'), 'utf8')).toBe('theirs');
});
