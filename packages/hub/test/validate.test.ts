import { type InvalidResponseEvent, MalformedResponseError } from '@tradelane/core';
import { beforeEach, expect, test } from 'vitest';
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

test.each(['warn', 'throw'] as const)(
  'E04: a checked response keeps unknown fields and values (%s)',
  async (validate) => {
    const response = { ...action, status: 'PARKED', shelf: 4 };
    expect(await respondingHub(response, validate).actions.get('a1')).toEqual(response);
    expect(tracked).toEqual([]);
  },
);

test("with 'throw' a response without a field it must have is malformed", async () => {
  const { updated_at: _, ...response } = action;
  await expect(respondingHub(response, 'throw').actions.get('a1')).rejects.toBeInstanceOf(MalformedResponseError);
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
