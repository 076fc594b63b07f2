/** An export from its start to its last row: limits, failures, notices and the text to resume. */
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryCheckpoints } from '@tradelane/core';
import type { RowExportOptions } from '../../src/index.ts';
import type { OperationDescriptor } from '@tradelane/core/runtime';
import { RowExport } from '../../src/runtime.ts';
import { collect } from '../../../core/test/support/collect.ts';
import { createWorld, errorOf, json, type World } from '../../../core/test/support/world.ts';
import { exportOperations } from './instance.ts';

const worlds: World[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const { clock } of worlds.splice(0)) clock.stop();
});

const host = 'https://hub.example.com';
const minuteInMs = 60_000;
type Respond = (count: number, world: World) => Response | Promise<Response>;
type Limited = 'start' | 'status' | 'chunk';

const lines = (...ids: readonly string[]): string => ids.map((id) => `{"id":"${id}"}\n`).join('');
const complete = (...files: readonly string[]): Response =>
  json({ status: 'COMPLETED', urls: files.map((file) => `${host}/files/${file}`) });

/** An instance with an export of one file, or with the responses of `respond`. `limits` are requests per minute. */
function instance(
  respond: Partial<Record<Limited, Respond>> = {},
  limits: Partial<Record<Limited, number>> = {},
  format: 'json' | 'csv' = 'json',
) {
  const counts = { start: 0, status: 0, chunk: 0 };
  const sent: Record<Limited, number[]> = { start: [], status: [], chunk: [] };
  const defaults: Record<Limited, Respond> = {
    start: (count) => json({ tracking_id: `t${count}` }),
    status: () => complete('a'),
    chunk: () => new Response(lines('a', 'b')),
  };
  const world = createWorld({
    handler: ({ method, path }) => {
      const what = method === 'POST' ? 'start' : path.includes('/files/') ? 'chunk' : 'status';
      sent[what].push(world.clock.now());
      counts[what] += 1;
      return (respond[what] ?? defaults[what])(counts[what], world);
    },
  });
  worlds.push(world);
  const rateOf = (what: Limited): Partial<OperationDescriptor> => {
    const requests = limits[what];
    return requests === undefined ? {} : { rate: { maximum: [{ requests, periodInMs: minuteInMs }] } };
  };
  const { start, status, chunk } = exportOperations;
  const operations = {
    start: { ...start, ...rateOf('start') },
    status: { ...status, ...rateOf('status') },
    chunk: { ...chunk, ...rateOf('chunk') },
  };
  const auth = { token: 'fixed-token', identity: 'shop' };
  const runtime = world.runtime({ auth, maxAttempts: 1 });
  const rows = (options: RowExportOptions = {}) =>
    new RowExport<{ readonly id: string }>(runtime, { ...operations, rows: format }, {}, options);
  return { world, sent, rows };
}

const idsOf = async (rows: AsyncIterable<{ readonly id: string }>): Promise<readonly string[]> =>
  (await collect(rows)).map(({ id }) => id);

test.each(['json', 'csv'] as const)('a program that leaves the rows early (%s) closes the download', async (format) => {
  let isClosed = false;
  const endless = (): Response =>
    new Response(
      new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode(format === 'csv' ? 'id\na\n' : lines('a'))),
        pull: (controller) => controller.enqueue(new TextEncoder().encode(format === 'csv' ? 'b\n' : lines('b'))),
        cancel: () => void (isClosed = true),
      }),
    );
  const { rows } = instance({ chunk: endless }, {}, format);
  for await (const row of rows()) if (row.id === 'b') break;
  expect(isClosed).toBe(true);
});

test("T10: a row whose host quotes the credential as the name of a number doesn't show it", async () => {
  const { rows } = instance({ chunk: () => new Response('{"fixed-token":99999999999999999999}\n') });
  await expect(collect(rows())).rejects.toThrow('the integer at $["***"] has 20 digits');
});

test.each(['7-fixed-token', btoa('fixed-token'), '%66ixed%2Dtoken', 'FIXED_TOKEN'])(
  'G51: an export whose ID contains the credential is unusable, and the ID is never announced: %s',
  async (id) => {
    const { rows, sent } = instance({ start: () => json({ tracking_id: id }) });
    const onStarted = vi.fn<() => void>();
    const error = await errorOf(collect(rows({ onStarted })));
    expect(error).toMatchObject({ name: 'MalformedResponseError', message: expect.not.stringContaining(id) });
    expect([onStarted.mock.calls, sent.start.length, sent.status.length]).toEqual([[], 1, 0]);
  },
);

for (const kept of [false, true])
  test(`a new export${kept ? ' with a checkpoint' : ''} is announced once, and not when it resumes`, async () => {
    const { rows, sent } = instance();
    const ids: string[] = [];
    let resume: string | undefined;
    const onStarted: RowExportOptions['onStarted'] = ({ id, resumeWith }) => {
      ids.push(id);
      resume = resumeWith;
    };
    const options = { onStarted, ...(kept && { checkpoint: createMemoryCheckpoints() }) };
    for await (const { id } of rows(options)) if (id === 'a') break;
    expect(await idsOf(rows(kept ? options : { onStarted, resume }))).toEqual(['a', 'b']);
    expect([ids, sent.start.length]).toEqual([['t1'], 1]);
  });

test('each file is reported with its rows, and the text to resume is at the end of the file', async () => {
  const chunk: Respond = (count) => new Response(count === 1 ? lines('a', 'b') : lines('c'));
  // The second listing of a file is ignored.
  const { rows } = instance({ status: () => complete('one', 'one', 'two', 'one'), chunk });
  const chunks: unknown[] = [];
  const positions: unknown[] = [];
  const all = rows({
    onChunk: (done) => {
      chunks.push(done);
      const { chunk: at, row } = JSON.parse(all.serialize()) as { readonly chunk: number; readonly row: number };
      positions.push([at, row]);
    },
  });
  expect(await idsOf(all)).toEqual(['a', 'b', 'c']);
  expect(chunks).toEqual([
    { chunk: 1, chunks: 2, rows: 2 },
    { chunk: 2, chunks: 2, rows: 1 },
  ]);
  expect(positions).toEqual([
    [0, 2],
    [1, 1],
  ]);
});

test.each<[string, Partial<Record<Limited, Respond>>]>([
  ['an id that no path can contain', { start: () => json({ tracking_id: '../../../evil' }) }],
  ['an address that is a path', { status: () => json({ status: 'COMPLETED', urls: ['/x'] }) }],
  ['a file that is not CSV', { chunk: () => new Response(new Uint8Array([0x1f, 0x8b, 0xff, 0xfe, 0])) }],
])('%s is an error of the response, not of an argument', async (_, respond) => {
  const { rows } = instance(respond, {}, 'csv');
  expect(await errorOf(collect(rows()))).toMatchObject({ name: 'MalformedResponseError' });
});

test.each([
  ['is longer than 16 MiB', `{"id":"${'x'.repeat(17 * 1024 * 1024)}`],
  ['is too deep', `${'['.repeat(2_000)}`],
  ['follows a member with too many values', `{"x":[${'{},'.repeat(2_600_000)}{}],"data":[]}`],
  ['has a number that is too large', `{"id":12345678901234567890}\n`],
])('an export with a row that %s ends after one download', async (_, text) => {
  const { rows, sent } = instance({ chunk: () => new Response(text) });
  const code = 'ERR_RESPONSE_TOO_LARGE';
  expect(await errorOf(collect(rows()))).toMatchObject({ name: 'MalformedResponseError', code });
  expect(sent.chunk).toHaveLength(1);
});

test('`serialize` throws before the export starts', () => {
  expect(() => instance().rows().serialize()).toThrow("There is nothing to resume: the export hasn't started.");
});

test.each<Limited>(['start', 'status', 'chunk'])('a signal ends an export during its %s', async (what) => {
  const stop = new AbortController();
  const hang = (): Promise<Response> => {
    stop.abort();
    return new Promise(() => undefined);
  };
  const { world, rows } = instance({ [what]: hang });
  const startInMs = world.clock.now();
  expect(await errorOf(collect(rows({ signal: stop.signal })))).toMatchObject({ name: 'AbortError' });
  expect(world.clock.now() - startInMs).toBeLessThan(30_000);
});

test.each([403, 404, 410])('a file whose address responds with %d is read from a new address', async (status) => {
  const chunk: Respond = (count) => (count === 1 ? new Response('', { status }) : new Response(lines('a')));
  const { rows, sent } = instance({ chunk });
  expect(await idsOf(rows())).toEqual(['a']);
  expect(sent.status).toHaveLength(2);
});

/** A file that breaks after its rows. */
function broken(text: string): Response {
  const content = [text].map((part) => new TextEncoder().encode(part));
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const next = content.shift();
      if (next === undefined) controller.error(new TypeError('terminated'));
      else controller.enqueue(next);
    },
  });
  return new Response(stream);
}

const files = { json: lines, csv: (...ids: readonly string[]) => ['id', ...ids, ''].join('\n') };
const formats = ['json', 'csv'] as const;

test.each(formats)('rows of a broken %s file are returned once', async (format) => {
  const write = files[format];
  const chunk: Respond = (count) =>
    count === 1 ? broken(write('a', 'b')) : new Response(count === 2 ? write('a') : write('a', 'b', 'c'));
  const { rows, sent } = instance({ chunk }, {}, format);
  expect(await idsOf(rows())).toEqual(['a', 'b', 'c']);
  expect(sent.chunk).toHaveLength(3);
});

const others = { deleted: ['b', 'c', 'd'], inserted: ['x', 'a', 'b', 'c'], shorter: ['a'], empty: [] };
for (const format of formats)
  test.each(Object.entries(others))(
    `a %s row or file after the first rows of a ${format} file ends the export, in a retry and a restart`,
    async (_, ids) => {
      const write = files[format];
      const chunk: Respond = (count) => (count === 1 ? broken(write('a', 'b')) : new Response(write(...ids)));
      const message =
        'The export t1 failed with status COMPLETED: file 1 has changed since its first 2 rows were read. Start a new export.';
      const failure = { name: 'ExportFailedError', message };
      expect(await errorOf(idsOf(instance({ chunk }, {}, format).rows()))).toMatchObject(failure);
      const { rows } = instance({ chunk }, {}, format);
      const checkpoint = createMemoryCheckpoints();
      const all = rows({ checkpoint });
      for await (const { id } of all) {
        await all.commit();
        if (id === 'b') break;
      }
      expect(await errorOf(idsOf(rows({ checkpoint })))).toMatchObject(failure);
      expect((await idsOf(rows({ checkpoint }))).length).toBe(ids.length);
    },
  );

test.each([
  [{ status: 'FAILED', error: { code: 'E1', detail: 'Too many rows.' } }, 'FAILED: E1: Too many rows. Start', 'E1'],
  [{ status: 'CANCELED' }, 'CANCELED. Start', undefined],
])('an export that ended as %j fails with the reason', async (status, message, serverCode) => {
  const { rows } = instance({ status: () => json(status) });
  expect(await errorOf(collect(rows()))).toMatchObject({
    name: 'ExportFailedError',
    exportId: 't1',
    status: status.status,
    serverCode,
    message: expect.stringContaining(`with status ${message}`),
  });
});

test('an export with a key is over after its last row, also with a slow store', async () => {
  const { rows, sent, world } = instance();
  const store = createMemoryCheckpoints();
  const checkpoint = {
    read: (prefix: string) => store.read(prefix),
    write: async (...written: Parameters<typeof store.write>) => {
      await world.clock.wait(100);
      return store.write(...written);
    },
  };
  const options = { checkpoint, key: 'monday' };
  const all = rows(options);
  for await (const { id } of all) if (id === 'a') await all.commit();
  expect(await idsOf(rows(options))).toEqual([]);
  expect(sent.start).toHaveLength(1);
});
