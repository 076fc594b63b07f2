import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ArgumentError } from '../../../src/base/errors/index.ts';
import { encodeMultipart } from '../../../src/call/arguments/multipart.ts';
import { fileFromPath, saveTo } from '../../../src/kinds/files/node-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tradelane-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const fileOf = (text: string, filename?: string) => ({ filename, stream: () => new Blob([text]).stream() });

test('PR01: a file on disk is sent as a stream of known length, for each attempt anew', async () => {
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

test('what is no file is refused before anything is sent', async () => {
  await expect(fileFromPath(join(folder, 'none'))).rejects.toBeInstanceOf(ArgumentError);
  await expect(fileFromPath(folder)).rejects.toBeInstanceOf(ArgumentError);
});

test('a download is saved under a path, or under its own name in a folder; folders are made', async () => {
  expect(await saveTo(fileOf('a'), join(folder, 'deep/er/a.txt'))).toBe(join(folder, 'deep/er/a.txt'));
  expect(await saveTo(fileOf('b', 'b.txt'), folder)).toBe(join(folder, 'b.txt'));
  expect(await saveTo(fileOf('c', '../../c.txt'), `${folder}/new/`)).toBe(join(folder, 'new/c.txt'));
  expect(await saveTo(fileOf('d'), folder)).toBe(join(folder, 'download'));
  expect(await readFile(join(folder, 'new/c.txt'), 'utf8')).toBe('c');
});

test('a download that breaks leaves the file that was there, and nothing else', async () => {
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

test('a file is replaced, or kept where overwriting is switched off', async () => {
  const path = join(folder, 'a.txt');
  await saveTo(fileOf('one'), path);
  await saveTo(fileOf('two'), path);
  await expect(saveTo(fileOf('three'), path, { overwrite: false })).rejects.toThrow('EEXIST');
  expect(await readFile(path, 'utf8')).toBe('two');
  await saveTo(fileOf('four'), join(folder, 'b.txt'), { overwrite: false });
  expect(await readdir(folder)).toEqual(['a.txt', 'b.txt']);
});
