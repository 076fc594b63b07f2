/** How long a call waits before it is sent again, and when it isn't. */
import { describe, expect, test } from 'vitest';
import { createWorld, errorOf, json, operations, settle, type World } from '../support/world.ts';

const bearer = { auth: { token: 'fixed-token' } };
const thing = { path: { thing_id: 1 } };

/** A world whose first responses have this status. Backoff waits 125, 250 and 500 ms. */
function failing(times: number, status: number, headers: Record<string, string> = {}): World {
  const world: World = createWorld({
    handler: () => (world.sent.length <= times ? json({}, status, headers) : json({})),
  });
  return world;
}
/** When each request was sent, in milliseconds after the first. */
const timesOf = ({ sent }: World): number[] => sent.map(({ atInMs }) => atInMs - (sent[0]?.atInMs ?? 0));

describe('E02: after a 429', () => {
  test.each([
    ['asks for 3 s', operations.read, { 'retry-after': '3' }, [0, 3_000, 6_000]],
    ['asks for no pause', operations.read, { 'retry-after': '0' }, [0, 250, 625]],
    ['states nothing', operations.read, {}, [0, 1_125, 2_375]],
    ['states nothing for a limit of one a minute', operations.slow, {}, [0, 60_000, 120_000]],
  ] as const)('that %s, a call waits as long', async (_, operation, headers, times) => {
    for (const rateLimiting of [true, false]) {
      const world = failing(2, 429, headers);
      await world.runtime({ ...bearer, rateLimiting, maxWaitInMs: 600_000 }).call(operation, thing);
      expect(timesOf(world)).toEqual(times);
    }
  });

  test('a call that waits for its limit is sent as often as necessary, and others as often as allowed', async () => {
    for (const waitsForLimit of [true, false]) {
      const world = failing(5, 429, { 'retry-after': '100' });
      const { send } = world.runtime({ ...bearer, maxWaitInMs: 500 });
      const ending = send({ operation: operations.read, input: thing, options: { maxAttempts: 2 }, waitsForLimit });
      if (waitsForLimit) expect((await ending).attempts).toBe(6);
      else expect(await errorOf(ending)).toMatchObject({ name: 'RateLimitError', attempts: 1 });
    }
  });

  test.each([true, false])('the waits of a call count together (rateLimiting: %s)', async (rateLimiting) => {
    const world = failing(9, 429, { 'retry-after': '3' });
    const runtime = world.runtime({ ...bearer, rateLimiting, maxWaitInMs: 8_000, maxAttempts: 9 });
    const error = await errorOf(runtime.call(operations.read, thing));
    expect(error).toMatchObject({ name: 'RateLimitError', status: 429, attempts: 3, outcome: 'refused' });
    expect((error as Error).message).toContain('maxWaitInMs');
    expect((error as { retryAt: Date }).retryAt.getTime()).toBe((world.sent[2]?.atInMs ?? 0) + 3_000);
  });

  test('a pause that ends with the deadline is an error at once, with the option to raise', async () => {
    const world = failing(9, 429, { 'retry-after': '3' });
    const error = await errorOf(world.runtime(bearer).call(operations.read, thing, { deadlineInMs: 3_000 }));
    expect(error).toMatchObject({ name: 'RateLimitError', attempts: 1 });
    expect((error as Error).message).toContain('deadlineInMs');
    const more = await errorOf(
      failing(9, 429, { 'retry-after': '3' }).runtime(bearer).call(operations.read, thing, { maxAttempts: 1 }),
    );
    expect((more as Error).message).toContain('maxAttempts');
  });

  test('the next call in the queue waits for the pause too, and then takes the free slot', async () => {
    const world = failing(1, 429, { 'retry-after': '5' });
    const runtime = world.runtime({ ...bearer, maxWaitInMs: 600_000 });
    const first = errorOf(runtime.call(operations.slow, {}, { maxAttempts: 1 }));
    await runtime.call(operations.slow, {});
    expect(await first).toMatchObject({ status: 429 });
    expect(timesOf(world)).toEqual([0, 5_000]);
  });
});

describe('after a 503', () => {
  test('the backoff is added to the pause that it asks for, and doubles', async () => {
    const plain = failing(2, 503);
    await plain.runtime(bearer).call(operations.read, thing);
    expect(timesOf(plain)).toEqual([0, 125, 375]);
    const asking = failing(2, 503, { 'retry-after': '2' });
    await asking.runtime(bearer).call(operations.read, thing);
    expect(timesOf(asking)).toEqual([0, 2_125, 4_375]);
  });

  test.each<[object, boolean, number]>([
    [{ maxWaitInMs: 2_125 }, false, 2],
    [{ maxWaitInMs: 2_124 }, false, 1],
    [{ maxWaitInMs: 2_124 }, true, 2],
    [{ deadlineInMs: 2_126 }, false, 2],
    [{ deadlineInMs: 2_125 }, false, 1],
  ])('that asks for 2 s, with %j (waits for its limit: %s) a call is sent %d times', async (options, waits, times) => {
    const world = failing(1, 503, { 'retry-after': '2' });
    const call = { operation: operations.read, input: thing, options, waitsForLimit: waits };
    const ended = await world
      .runtime(bearer)
      .send(call)
      .catch((error: unknown) => error);
    expect(world.sent).toHaveLength(times);
    if (times === 1)
      expect(ended).toMatchObject({ status: 503, retryAt: new Date((world.sent[0]?.atInMs ?? 0) + 2_000) });
  });

  test("calls that can't be sent again leave the retries to the others", async () => {
    const world = failing(200, 503);
    const runtime = world.runtime(bearer);
    for (let count = 0; count < 150; count += 1)
      await errorOf(runtime.call(operations.read, thing, { maxAttempts: 1 }));
    await errorOf(runtime.call(operations.read, thing, { maxAttempts: 2 }));
    expect(world.sent).toHaveLength(152);
  });
});

test.each([408, 425, 500, 520, 522, 524, 529, 599])(
  'a read is sent again after a %d, and an unsafe call is not',
  async (status) => {
    const world = failing(1, status);
    await world.runtime(bearer).call(operations.read, thing);
    expect(world.sent).toHaveLength(2);
    const other = failing(1, status);
    const outcome = status < 500 ? 'refused' : 'unknown';
    expect(await errorOf(other.runtime(bearer).call(operations.change, { body: {} }))).toMatchObject({
      status,
      outcome,
    });
    expect(other.sent).toHaveLength(1);
  },
);

test.each([501, 505])('a %d ends the call', async (status) => {
  const world = failing(1, status);
  expect(await errorOf(world.runtime(bearer).call(operations.read, thing))).toMatchObject({ status, attempts: 1 });
});

test("T05: a 401 of an upload that can't be sent again is its error", async () => {
  const world = createWorld();
  world.revoke();
  let asked = 0;
  const auth = { token: () => `token-${(asked += 1)}` };
  const data = new Response('content').body as ReadableStream<Uint8Array>;
  const call = world.runtime({ auth }).call(operations.upload, { body: { file: { name: 'a', data } } });
  expect(await errorOf(call)).toMatchObject({ status: 401, attempts: 1 });
  expect(asked).toBe(2);
});

test('a signal of several calls aborts the rest after one of them has ended', async () => {
  const stop = new AbortController();
  const world = createWorld({ handler: ({ path }) => (path.endsWith('/1') ? json({}) : new Promise(() => undefined)) });
  const runtime = world.runtime(bearer);
  const both = [1, 2].map((thing_id) => runtime.call(operations.read, { path: { thing_id } }, { signal: stop.signal }));
  await both[0];
  await settle();
  stop.abort('enough');
  expect(await errorOf(both[1] as Promise<unknown>)).toMatchObject({ code: 'ERR_ABORTED', cause: 'enough' });
});

test('the options of a call are the ones at its start', async () => {
  const world = failing(1, 503);
  const options: { beforeSend?: () => void } = {};
  const call = world.runtime(bearer).call(operations.read, thing, options);
  options.beforeSend = () => {
    throw new Error('too late');
  };
  await call;
  expect(world.sent).toHaveLength(2);
});

test('a call whose signal has aborted asks for no credential', async () => {
  let asked = 0;
  const token = (): string => `token-${(asked += 1)}`;
  const world = createWorld();
  const signal = AbortSignal.abort('enough');
  expect(await errorOf(world.runtime({ auth: { token } }).call(operations.read, thing, { signal }))).toMatchObject({
    code: 'ERR_ABORTED',
    outcome: 'not-sent',
    attempts: 0,
  });
  expect([asked, world.sent]).toEqual([0, []]);
});

test('an abort ends a backoff at once, even if the clock ignores signals', async () => {
  const stop = new AbortController();
  const world = failing(1, 503);
  const clock = { now: () => world.clock.now(), wait: () => new Promise<void>(() => undefined) };
  const call = errorOf(world.runtime({ ...bearer, clock }).call(operations.read, thing, { signal: stop.signal }));
  await settle();
  stop.abort('enough');
  expect(await call).toMatchObject({ code: 'ERR_ABORTED', outcome: 'unknown', attempts: 1 });
});

test('a call without a query still needs its required parameters', async () => {
  const operation = { ...operations.list, query: { shop_id: 'integer!' } } as const;
  expect(await errorOf(createWorld().runtime(bearer).call(operation, {}))).toMatchObject({
    code: 'ERR_ARGUMENT_MISSING',
    argument: 'query.shop_id',
  });
});

test('waits for the limit between attempts count together too', async () => {
  const world = failing(9, 503);
  const error = await errorOf(
    world.runtime({ ...bearer, maxWaitInMs: 100_000, maxAttempts: 9 }).call(operations.slow, {}),
  );
  expect(error).toMatchObject({ status: 503, attempts: 2 });
  expect(timesOf(world)).toEqual([0, 60_001]);
});

test('a call without time to wait for its limit fails at once, and the error names the option to raise', async () => {
  const world = createWorld();
  const runtime = world.runtime(bearer);
  await runtime.call(operations.slow, {});
  const messageOf = async (options: object): Promise<string> =>
    String(await errorOf(runtime.call(operations.slow, {}, options)));
  expect(await messageOf({ deadlineInMs: 3_000, maxWaitInMs: 5_000 })).toContain('raise `deadlineInMs` (3000)');
  expect(await messageOf({ deadlineInMs: 9_000, maxWaitInMs: 5_000 })).toContain('raise `maxWaitInMs` (5000)');
  expect(world.sent).toHaveLength(1);
});
