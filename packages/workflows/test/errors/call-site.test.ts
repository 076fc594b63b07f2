import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFetch, createMemoryCheckpoints } from '@tradelane/core';
import { batch, call, clientOn, file, list } from '@tradelane/core/runtime';
import { Sync } from '../../src/follow.ts';
import { guardedReplace, importWorkflow, RowExport } from '../../src/runtime.ts';
import { createWorld, errorOf, json, operations, type World } from '../../../core/test/support/world.ts';

const bearer = { auth: { token: 'fixed-token' } };
const refused = (status = 403): World => createWorld({ handler: () => json({}, status, { 'retry-after': '900' }) });
const listed = {
  ...operations.list,
  page: { style: 'seek', items: 'things', defaultLimit: 10, maxLimit: 100 },
} as const;

async function nightlyJob(call: () => unknown): Promise<void> {
  await undefined;
  await call();
}

async function outerJob(call: () => unknown): Promise<void> {
  await nightlyJob(call);
}

const importing = { create: operations.upload, get: operations.read, list: listed, errorReport: operations.download };

describe('the stack of an error starts at the line that awaits the call, without internal frames', () => {
  // With a higher limit, as in vitest, a call captures its stack at once.
  const limit = Error.stackTraceLimit;
  beforeAll(() => void (Error.stackTraceLimit = 10));
  afterAll(() => void (Error.stackTraceLimit = limit));

  test.each<[string, string, (world: World) => unknown]>([
    ['a call', 'PermissionError', ({ runtime }) => call(runtime(bearer), operations.upsert, { body: {} })],
    [
      'a call that is refused for its rate',
      'RateLimitError',
      () => call(refused(429).runtime(bearer), operations.slow, {}),
    ],
    [
      'a call without a token',
      'TokenError',
      () => call(createWorld({ tokenHandler: () => json({}, 401) }).runtime(), operations.upsert, { body: {} }),
    ],
    ['a call with an invalid argument', 'ArgumentError', ({ runtime }) => call(runtime(bearer), operations.read, {})],
    ['a list', 'PermissionError', ({ runtime }) => list(runtime(bearer), listed, {})],
    [
      'the iteration of a list',
      'PermissionError',
      async ({ runtime }) => {
        for await (const _ of list(runtime(bearer), listed, {}));
      },
    ],
    [
      'a file',
      'PermissionError',
      ({ runtime }) => file(runtime(bearer), operations.download, { path: { file_id: 1 } }),
    ],
    [
      'a batch',
      'PermissionError',
      ({ runtime }) =>
        batch(
          runtime(bearer),
          { ...operations.upsert, batch: { items: 'body.things', maximum: 9, split: true } },
          { body: { things: [{}] } },
        ),
    ],
    [
      'a sync',
      'PermissionError',
      ({ runtime, clock }) => {
        const read = async () => ({ items: (await list(runtime(bearer), listed, {})).items });
        const source = { name: 's', read, keyOf: () => 'k', isAscending: true, intervalInMs: 1_000, filter: {} };
        return new Sync(source as never, { checkpoint: createMemoryCheckpoints(), handler: () => undefined }, clock);
      },
    ],
    [
      'an import',
      'PermissionError',
      ({ runtime }) => importWorkflow(runtime(bearer), importing as never).run(new Blob(['a;b'])),
    ],
    [
      'an export',
      'PermissionError',
      async ({ runtime }) => {
        const exporting = { start: operations.upsert, status: operations.read, download: operations.download };
        for await (const _ of new RowExport(runtime(bearer), exporting as never, {}, {}));
      },
    ],
    [
      'a guarded replacement',
      'PermissionError',
      ({ runtime }) =>
        guardedReplace(
          {
            what: 'carriers',
            key: 'k',
            names: ['a'],
            body: {},
            send: async () => call(runtime(bearer), operations.upsert, { body: {} }),
          } as never,
          { checkpoint: createMemoryCheckpoints(), confirmRemovals: true },
        ),
    ],
    [
      'a call of `createFetch`',
      'ConnectionError',
      () => {
        const world = createWorld({ handler: () => Promise.reject(new TypeError('down')) });
        const runtime = world.runtime({ ...bearer, maxAttempts: 1 });
        return createFetch(clientOn(runtime, {}))('https://hub.example.com/v2/things');
      },
    ],
  ])('%s', async (_, name, call) => {
    const error = (await errorOf(outerJob(() => call(refused())))) as Error;
    const [head = '', first = '', ...rest] = String(error.stack).split('\n');
    expect(head).toContain(`${name}: `);
    expect(head).toContain(error.message.split('\n')[0]);
    expect(first).toContain('call-site.test.ts');
    expect([first, ...rest].join('\n')).not.toMatch(/core\/src|node:internal/);
    expect([first, ...rest].some((line) => line.includes('nightlyJob'))).toBe(true);
    expect(rest.some((line) => line.includes('outerJob'))).toBe(true);
  });

  test('with a limit above the default, the stack also has callers that await nothing', async () => {
    Error.stackTraceLimit = 11;
    try {
      const made = (): Promise<unknown> => call(refused().runtime(bearer), operations.upsert, { body: {} });
      const outer = (): Promise<unknown> => made();
      const { stack } = (await errorOf(outer())) as Error;
      const [, ...frames] = String(stack).split('\n');
      expect(frames.slice(0, 2).map((line) => /at (?:.*\.)?(\w+) \(/.exec(line)?.[1])).toEqual(['made', 'outer']);
    } finally {
      Error.stackTraceLimit = 10;
    }
  });

  test('an error of the caller keeps its stack', async () => {
    const own = new RangeError('not now');
    const { stack } = own;
    const beforeSend = (): never => {
      throw own;
    };
    const called = call(createWorld().runtime(bearer), operations.slow, {}, { beforeSend });
    expect(await errorOf(called)).toBe(own);
    expect(own.stack).toBe(stack);
  });

  test.each([0, 100])("a stack trace limit of %s doesn't change", async (limit) => {
    const before = Error.stackTraceLimit;
    Error.stackTraceLimit = limit;
    try {
      const error = (await errorOf(call(refused().runtime(bearer), operations.slow, {}))) as Error;
      expect(error.name).toBe('PermissionError');
      expect(Error.stackTraceLimit).toBe(limit);
    } finally {
      Error.stackTraceLimit = before;
    }
  });
});
