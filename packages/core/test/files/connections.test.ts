import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { csvRows, type FileResponse, type Transport } from '../../src/index.ts';
import { createRuntime } from '../support/runtime.ts';
import { jsonRowTexts } from '../../src/work.ts';
import { createNodeTransport } from '../../src/node.ts';
import { fileEntries } from '../../src/zip.ts';
import { listen } from '../transport/loopback.ts';
import { errorOf, operations, surface } from '../support/world.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

const download = { id: 'download', method: 'GET', path: '/download', response: 'file' } as const;
const csv = `sku;price\n${Array.from({ length: 20_000 }, (_, at) => `SKU-${at};${at}.00`).join('\n')}\n`;
const rows = Array.from({ length: 100 }, (_, id) => JSON.stringify({ id, text: 'x'.repeat(40) }));

/** Whole files, and the start of files that never end. */
const files: Readonly<Record<string, { readonly type: string; readonly text: string; readonly goesOn?: true }>> = {
  'a CSV file': { type: 'text/csv', text: csv },
  'an unfinished CSV file': { type: 'text/csv', text: 'a;b\n1;2\n', goesOn: true },
  'an unfinished PDF': { type: 'application/pdf', text: '%PDF', goesOn: true },
  'an unfinished archive': { type: 'application/zip', text: 'PK\u0003\u0004', goesOn: true },
  'an unfinished spreadsheet': { type: 'application/vnd.ms-excel.spreadsheet', text: 'x', goesOn: true },
  'a JSON list': { type: 'application/json', text: `{"data":[${rows.join(',')}]}` },
  'an unfinished JSON list': { type: 'application/json', text: `{"data":[${rows.join(',')},`, goesOn: true },
  'unfinished NDJSON': { type: 'application/x-ndjson', text: `${rows.join('\n')}\n`, goesOn: true },
};

/** All ways to finish with a file. */
const ways: Readonly<Record<string, (file: FileResponse) => Promise<unknown>>> = {
  discarded: (file) => file.discard(),
  'cancelled unread': (file) => file.stream().cancel(),
  'cancelled after a read': async (file) => {
    const reader = file.stream().getReader();
    await reader.read();
    await reader.cancel();
  },
  'discarded after a stream was opened': async (file) => {
    file.stream();
    await file.discard();
  },
  'rows of CSV left early': async (file) => {
    for await (const _ of csvRows(file)) break;
  },
  'rows of JSON left early': async (file) => {
    for await (const _ of jsonRowTexts(file)) break;
  },
  'entries passed by': async (file) => {
    for await (const _ of fileEntries(file)) break;
  },
};

describe.each<[string, () => Transport | undefined]>([
  ['fetch', () => undefined],
  [
    'undici',
    () => {
      const transport = createNodeTransport({ connections: 8 });
      open.push(transport);
      return transport;
    },
  ],
])('over %s', (_, createTransport) => {
  async function serve(path: (asked: string) => { type: string; text: string; goesOn?: true }) {
    const server = await listen((request, response) => {
      if (request.url !== '/api/download')
        return void response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      const { type, text, goesOn } = path(request.url);
      response.writeHead(200, { 'content-type': type });
      if (goesOn) response.write(text);
      else response.end(text);
    });
    open.unshift(server);
    const transport = createTransport();
    return createRuntime(surface, {
      baseUrl: server.url,
      auth: { token: 'fixed-token' },
      maxConcurrency: 1,
      ...(transport && { transport }),
    });
  }

  // If a server stops before a first row, the timeout ends it. This test isn't about that.
  const needs: Readonly<Record<string, RegExp>> = { CSV: /CSV|spreadsheet/, JSON: /JSON/, entries: /CSV|PDF|list/ };
  const isMeant = (file: string, way: string): boolean =>
    Object.entries(needs).every(([word, kind]) => !way.includes(word) || kind.test(file));
  const cases = Object.keys(files).flatMap((file) => Object.keys(ways).map((way) => [file, way] as const));

  test.each(cases.filter(([file, way]) => isMeant(file, way)))(
    'the next call is sent after %s was %s',
    async (name, way) => {
      const file = files[name];
      if (!file) throw new Error(name);
      const runtime = await serve(() => file);
      // Some ways don't apply to some files. They end in an error, and still free the connection.
      await ways[way]?.(await runtime.file(download, {})).catch((error: unknown) =>
        expect(error).toBeInstanceOf(Error),
      );
      await expect(runtime.call(operations.read, { path: { thing_id: 1 } }, { deadlineInMs: 10_000 })).resolves.toEqual(
        {},
      );
    },
  );

  test.each(['whole', 'cut', 'lost'])(
    'a file that is compressed without a request for it, and is %s, is never returned as a different file',
    async (end) => {
      const packed = gzipSync(csv);
      const server = await listen((_request, response) => {
        response.writeHead(200, { 'content-type': 'text/csv', 'content-encoding': 'gzip' });
        if (end === 'whole') response.end(packed);
        else if (end === 'cut') response.end(packed.subarray(0, packed.length >> 1));
        else response.write(packed.subarray(0, packed.length >> 1), () => response.destroy());
      });
      open.unshift(server);
      const transport = createTransport();
      const runtime = createRuntime(surface, {
        baseUrl: server.url,
        auth: { token: 'fixed-token' },
        maxAttempts: 1,
        ...(transport && { transport }),
      });
      const read = async (): Promise<string> => (await runtime.file(download, {})).text();
      // Node's fetch doesn't distinguish a cut file from a whole one, so both are refused.
      if (!transport) expect(await errorOf(read())).toMatchObject({ name: 'ConfigurationError', outcome: 'unknown' });
      else if (end === 'whole') expect(await read()).toBe(csv);
      else expect(await errorOf(read())).toMatchObject({ name: 'ConnectionError' });
    },
  );
});
