import { MalformedAnswerError } from '@tradelane/core';
import { expect, test } from 'vitest';
import { createHub, type Hub } from '../src/index.ts';
import * as schemas from '../src/generated/schemas.ts';

const action = { id: 'a1', status: 'PENDING', created_at: '2026-01-12T09:00:00Z', updated_at: '2026-01-12T09:00:00Z' };
const hubAnswering = (answer: object): Hub =>
  createHub({
    baseUrl: 'https://hub.example.com',
    auth: { token: 'tok' },
    validate: schemas,
    fetch: async () => Response.json(answer),
  });

test('E04: a checked answer keeps fields and values that nobody knows', async () => {
  const answer = { ...action, status: 'PARKED', shelf: 4 };
  expect(await hubAnswering(answer).actions.get('a1')).toEqual(answer);
});

test('a checked answer without a field it must have is malformed', async () => {
  const { updated_at, ...answer } = action;
  expect(updated_at).toBeDefined();
  await expect(hubAnswering(answer).actions.get('a1')).rejects.toBeInstanceOf(MalformedAnswerError);
});
