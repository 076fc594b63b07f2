import { Writable } from 'node:stream';
import { inspect } from 'node:util';
import { createLogger as createBunyan } from 'bunyan';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { createLogger as createWinston, format as winstonFormat, transports as winstonTransports } from 'winston';
import type { Logger } from '../../src/index.ts';
import { createWorld, json, operations, secret } from '../support/world.ts';

test('a console gets the messages of a call, its token and its retries', async () => {
  const lines: [string, string, unknown][] = [];
  const at = (level: string) => (message: string, fields: unknown) => void lines.push([level, message, fields]);
  let first = true;
  const world = createWorld({
    handler: () => {
      const status = first ? 503 : 200;
      first = false;
      return json({}, status);
    },
  });
  await world
    .runtime({ logger: { debug: at('debug'), info: at('info'), warn: at('warn') } })
    .call(operations.read, { path: { thing_id: 1 } });
  expect(lines.map(([level, message]) => `${level}: ${message}`)).toEqual([
    'info: tradelane token refresh',
    'debug: tradelane request',
    'debug: tradelane response',
    'warn: tradelane retry',
    'debug: tradelane request',
    'debug: tradelane response',
  ]);
  expect(lines[0]?.[2]).toEqual({ clientId: 'shop', ok: true, expiresInSeconds: 3600, reason: 'first' });
});

/** The parsed output of a logger of each library for a call that is repeated once. */
const libraries: Readonly<Record<string, (write: (line: string) => void) => Logger>> = {
  pino: (write) => pino({ level: 'debug' }, { write }),
  'a child of pino': (write) => pino({ level: 'debug' }, { write }).child({ module: 'orders' }),
  bunyan: (write) => createBunyan({ name: 'shop', streams: [{ level: 'debug', stream: writableOf(write) }] }),
  winston: (write) =>
    createWinston({
      level: 'debug',
      transports: [new winstonTransports.Stream({ stream: writableOf(write) })],
      format: winstonFormat.json(),
    }),
};

test.each(Object.entries(libraries))('%s gets message and facts of each event in its own format', async (_, open) => {
  const lines: Record<string, unknown>[] = [];
  const logger = open((line) => void lines.push(JSON.parse(line) as Record<string, unknown>));
  let status = 503;
  const world = createWorld({
    handler: () => {
      const response = json({}, status);
      status = 200;
      return response;
    },
  });
  await world.runtime({ logger }).call(operations.read, { path: { thing_id: 1 } }, { callId: 'call-7' });
  const said = lines.map((line) => line['msg'] ?? line['message']);
  expect(said).toEqual([
    'tradelane token refresh',
    'tradelane request',
    'tradelane response',
    'tradelane retry',
    'tradelane request',
    'tradelane response',
  ]);
  expect(lines[2]).toMatchObject({ operation: 'read', callId: 'call-7', status: 503, attempt: 1 });
  expect(lines[3]).toMatchObject({ reason: '503', path: '/v2/things/{thing_id}' });
});

test('TRADELANE_DEBUG=1 logs calls without code, in addition to a logger and to the output of the program', async () => {
  const world = createWorld();
  const shown = vi.spyOn(console, 'error').mockReturnValue();
  const own: string[] = [];
  vi.stubEnv('TRADELANE_DEBUG', '1');
  const runtime = world.runtime({ logger: { debug: (message) => own.push(message) } });
  vi.unstubAllEnvs();
  const silent = world.runtime();
  await runtime.call(operations.read, { path: { thing_id: 1 } });
  await silent.call(operations.read, { path: { thing_id: 1 } });
  expect(shown.mock.calls.map(([message]) => String(message))).toEqual([
    'tradelane token refresh',
    'tradelane request',
    'tradelane response',
  ]);
  expect(own).toEqual(['tradelane request', 'tradelane response']);
  const output = inspect(shown.mock.calls, { depth: Infinity });
  expect(output).toContain("path: '/v2/things/{thing_id}'");
  expect(world.tokens).toHaveLength(1);
  for (const hidden of [secret, ...world.tokens]) expect(output).not.toContain(hidden);
  shown.mockRestore();
});

function writableOf(write: (line: string) => void): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      write(String(chunk));
      done();
    },
  });
}
