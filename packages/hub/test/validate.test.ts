import { MalformedResponseError } from '@tradelane/core';
import { expect, test } from 'vitest';
import { createHub, type Hub } from '../src/index.ts';
import * as schemas from '../src/generated/schemas.ts';

const action = { id: 'a1', status: 'PENDING', created_at: '2026-01-12T09:00:00Z', updated_at: '2026-01-12T09:00:00Z' };
const respondingHub = (response: object): Hub =>
  createHub({
    baseUrl: 'https://hub.example.com',
    auth: { token: 'tok' },
    validate: schemas,
    fetch: async () => Response.json(response),
  });

test('E04: a checked response keeps fields and values that nobody knows', async () => {
  const response = { ...action, status: 'PARKED', shelf: 4 };
  expect(await respondingHub(response).actions.get('a1')).toEqual(response);
});

test('a checked response without a field it must have is malformed', async () => {
  const { updated_at, ...response } = action;
  expect(updated_at).toBeDefined();
  await expect(respondingHub(response).actions.get('a1')).rejects.toBeInstanceOf(MalformedResponseError);
});
