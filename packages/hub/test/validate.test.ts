import { type InvalidResponseEvent } from '@tradelane/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHub, type Hub } from '../src/index.ts';
import * as schemas from '../src/generated/schemas.ts';

const action = { id: 'a1', status: 'PENDING', created_at: '2026-01-12T09:00:00Z', updated_at: '2026-01-12T09:00:00Z' };
const tracked: InvalidResponseEvent[] = [];
beforeEach(() => void (tracked.length = 0));
const respondingHub = (response: object, validate?: 'warn' | 'throw'): Hub =>
  createHub({
    baseUrl: 'https://hub.example.com',
    auth: { token: 'tok' },
    schemas,
    validate,
    hooks: { onInvalidResponse: (event) => tracked.push(event) },
    isolated: true,
    fetch: async () => Response.json(response),
  });

// Real hosts omit some fields or send null, although programs need them.
test.each([
  ['lacks a field', { ...action, updated_at: undefined }, '$.updated_at: '],
  ['has a null instead of a date', { ...action, created_at: null }, '$.created_at: '],
])('by default a response that %s is reported to the hook, and its data is passed on', async (_, response, issue) => {
  expect(await respondingHub(response).actions.get('a1')).toEqual(JSON.parse(JSON.stringify(response)));
  expect(tracked).toHaveLength(1);
  expect(tracked[0]).toMatchObject({ operation: 'v2-getActionStatus', attempt: 1, status: 200 });
  expect(tracked[0]?.issues).toEqual([expect.stringContaining(issue)]);
});

test('a list with faulty rows is iterated to its end, and each page reports the first faults alone', async () => {
  const rows = Array.from({ length: 8 }, (_, index) => ({ id: `o${index}`, created_at: null }));
  const seen: unknown[] = [];
  for await (const order of respondingHub({ data: rows }).orders.list()) seen.push(order);
  expect(seen).toEqual(rows);
  expect(tracked).toHaveLength(1);
  expect(tracked[0]?.issues).toHaveLength(6);
  expect(tracked[0]?.issues.at(-1)).toMatch(/^and \d+ more$/);
});

const line = { id: 'l', accepted: true };
const product = { id: 'p' };
test.each<[string, (hub: Hub) => unknown, string]>([
  ['no entries', (hub) => hub.orders.accept('o', { order_lines: [] }), 'body.order_lines'],
  ['a wrong type', (hub) => hub.orders.accept('o', { order_lines: [{ id: 5 }] } as never), 'body.order_lines[0].id'],
  [
    'an unknown field',
    (hub) => hub.orders.accept('o', { order_lines: [{ ...line, x: 1 }] } as never),
    'body.order_lines[0]',
  ],
  [
    'too long a text in the last request of a batch',
    (hub) =>
      hub.products.upsert({ products: [...Array.from({ length: 1_500 }, () => product), { id: 'p'.repeat(257) }] }),
    'body.products[1500].id',
  ],
  [
    'a malformed date',
    (hub) =>
      hub.actions.report({
        actions: [
          { type: 'SYNCHRONIZE_ORDER', entity_type: 'ORDER', entity_id: 'o', status: 'SUCCESS', executed_at: 'today' },
        ],
      }),
    'body.actions[0].executed_at',
  ],
  [
    'no reason of a failure',
    (hub) =>
      hub.actions.report({
        actions: [
          {
            type: 'SYNCHRONIZE_ORDER',
            entity_type: 'ORDER',
            entity_id: 'o',
            status: 'FAILED',
            errors: [],
            executed_at: new Date(),
          },
        ],
      }),
    'body.actions[0].errors',
  ],
])('G55: with schemas, a body with %s is refused before anything is sent', async (_, run, argument) => {
  const fetch = vi.fn<() => Promise<Response>>();
  const hub = createHub({
    baseUrl: 'https://hub.example.com',
    auth: { token: 't' },
    schemas,
    validate: 'throw',
    fetch,
  });
  await expect(run(hub)).rejects.toMatchObject({ name: 'ArgumentError', outcome: 'not-sent', argument });
  expect(fetch).not.toHaveBeenCalled();
});

test('C05: with schemas, a batch may be longer than a request, and an empty one sends nothing', async () => {
  const products = Array.from({ length: 1_500 }, (_, index) => ({ id: `p${index}` }));
  const result = await createHub({
    baseUrl: 'https://hub.example.com',
    auth: { token: 't' },
    schemas,
    validate: 'throw',
    rateLimiting: false,
    fetch: async () => new Response(null, { status: 202 }),
  }).products.upsert({ products });
  expect(result.succeeded).toHaveLength(1_500);
  expect((await respondingHub({}, 'throw').products.delete({ products: [] })).ok).toBe(true);
});

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => void warn.mockClear());

test.each([
  ['with schemas', schemas, { order_lines: [{ ...line, colour: 1 }] }, 'colour'],
  ['without schemas', undefined, { order_lines: [line], hue: 1 }, '"hue"'],
])('an unknown field of a request is sent and reported once, %s', async (_, checks, body, name) => {
  const hub = createHub({
    baseUrl: 'https://hub.example.com',
    auth: { token: 't' },
    schemas: checks,
    fetch: async (request) => Response.json({ action_id: JSON.stringify(await request.json()) }),
  });
  for (const id of ['o', 'p']) expect(await hub.orders.accept(id, body)).toEqual({ action_id: JSON.stringify(body) });
  expect(warn.mock.calls.flat()).toEqual([expect.stringContaining(name)]);
});
