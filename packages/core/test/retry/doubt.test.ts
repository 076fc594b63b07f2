/** The outcome of a write that an attempt may have executed, for any later attempts. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NotSentError } from '../../src/transport/failure.ts';
import type { OperationDescriptor } from '../../src/runtime.ts';
import { type RequestOutcome, type TradelaneError } from '../../src/index.ts';
import { createWorld, errorOf, type Handler, json, operations, type World } from '../support/world.ts';

const note = 'Whether the server carried it out is unknown.';

const failure = (code: string): Error =>
  Object.assign(new TypeError('fetch failed'), { cause: Object.assign(new Error(code), { code }) });
const status =
  (code: number, headers: Record<string, string> = {}): Handler =>
  () =>
    json({ code: 'NO', message: 'no' }, code, headers);

const lost: Handler = () => Promise.reject(failure('ECONNRESET'));

/** How an attempt may end, and what that proves about it. */
const ends = {
  lost: { handler: lost, says: 'unknown' },
  '503': { handler: status(503), says: 'unknown' },
  'a success with invalid JSON': { handler: () => new Response('<html>'), says: 'unknown' },
  '404 of a proxy': { handler: () => new Response('<html>', { status: 404 }), says: 'unknown' },
  'no connection': {
    handler: () => Promise.reject(new NotSentError(failure('ECONNREFUSED'))),
    says: 'not-sent',
  },
  redirect: { handler: status(307, { location: 'https://elsewhere.example.com/' }), says: 'refused' },
  '400': { handler: status(400), says: 'refused' },
  '401': { handler: status(401), says: 'refused' },
  '403': { handler: status(403), says: 'refused' },
  '404': { handler: status(404), says: 'refused' },
  '410': { handler: status(410), says: 'refused' },
  '413': { handler: status(413), says: 'refused' },
  '422': { handler: status(422), says: 'refused' },
  '429': { handler: status(429, { 'retry-after': '1' }), says: 'refused' },
  'a long 429': { handler: status(429, { 'retry-after': '3600' }), says: 'refused' },
} as const satisfies Record<string, { readonly handler: Handler; readonly says: RequestOutcome }>;
type End = keyof typeof ends;

const remove = { id: 'remove', method: 'DELETE', path: '/v2/things', retry: 'idempotent' } as const;

/** A call whose attempts end as listed, and the last one for all later attempts. */
async function callWith(script: readonly End[], operation: OperationDescriptor, input = {}) {
  const came: End[] = [];
  const world = createWorld({
    handler: (sent, request) => {
      const end = script[Math.min(came.length, script.length - 1)] as End;
      came.push(end);
      return ends[end].handler(sent, request);
    },
  });
  const error = (await errorOf(world.runtime().call(operation, input))) as TradelaneError;
  return { error, came };
}

test('a write is never reported as without effect if one of its attempts was lost, and never as unknown if none was', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...(Object.keys(ends) as End[])), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(remove, operations.upsert, operations.cancel),
      async (script, operation) => {
        const input = { path: { thing_id: 1 } };
        const { error, came } = await callWith(script, operation, input);
        const isInDoubt = came.some((end) => ends[end].says === 'unknown');
        expect(error.outcome === 'unknown').toBe(isInDoubt);
        if (error.name !== 'MalformedResponseError') expect(error.message.includes(note)).toBe(isInDoubt);
      },
    ),
  ));

test.each(['401', '403', '404', '410', '422', '429', 'a long 429', 'no connection', 'redirect'] as const)(
  'a write that was lost and then met by %s is unknown, and its message states that',
  async (end) => {
    const { error, came } = await callWith(['lost', end], remove);
    expect(error).toMatchObject({ outcome: 'unknown', attempts: came.length });
    expect(error.message).toContain(note);
    expect((await callWith([end], remove)).error.outcome).toBe(ends[end].says);
  },
);

/** Attempts that end as listed. Then `after` runs before the next one. */
function interrupted(after: (world: World) => void, settings: Parameters<typeof createWorld>[0] = {}): World {
  const handlers = [lost, status(401)];
  const world: World = createWorld({
    ...settings,
    handler: (sent, request) => {
      const handler = handlers.shift() ?? status(204);
      if (handlers.length === 0) after(world);
      return handler(sent, request);
    },
  });
  return world;
}

describe('a write that was lost is unknown', () => {
  test.each([
    ['TokenError', () => Promise.reject(new Error('the vault is sealed'))],
    ['ConfigurationError', () => 'two words'],
  ])('if the token provider has no valid token for a repeat: %s', async (name, next) => {
    let provide: () => string | Promise<string> = () => 'fixed-token';
    const world = interrupted(() => (provide = next));
    const provider = async () => provide();
    const error = (await errorOf(world.runtime({ auth: { token: provider } }).call(remove, {}))) as TradelaneError;
    expect(error).toMatchObject({ name, outcome: 'unknown', attempts: 2, operation: 'remove' });
    expect(error.message.endsWith(note)).toBe(true);
  });
});

describe('an unsafe call that was refused and not sent again is refused', () => {
  const unsafe = { path: { thing_id: 1 } };

  test('if its caller aborts while it waits after a 429', async () => {
    const caller = new AbortController();
    const world = createWorld({ autoAdvance: false, handler: status(429, { 'retry-after': '9' }) });
    const runtime = world.runtime({ auth: { token: 'fixed-token' } });
    const ended = errorOf(runtime.call(operations.cancel, unsafe, { signal: caller.signal }));
    await world.clock.advance(9_000);
    caller.abort();
    const error = (await ended) as TradelaneError;
    expect(error).toMatchObject({ name: 'AbortError', outcome: 'refused', attempts: 2 });
    expect(error.message).not.toContain(note);
  });

  test.each([
    ['comes too late', () => new Promise<never>(() => undefined), 'TimeoutError'],
    ['cannot be had', () => Promise.reject(new Error('the vault is sealed')), 'TokenError'],
  ])('if the credential that a 401 requires %s', async (_, provide, name) => {
    const tokens = ['fixed-token'];
    const token = async (): Promise<string> => tokens.pop() ?? provide();
    const world = createWorld({ autoAdvance: false, handler: status(401) });
    const ended = errorOf(world.runtime({ auth: { token } }).call(operations.cancel, unsafe, { deadlineInMs: 1_000 }));
    await world.clock.advance(500);
    await world.clock.advance(500);
    expect(await ended).toMatchObject({ name, outcome: 'refused', attempts: 1 });
  });
});
