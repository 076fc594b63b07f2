import { expect, test, vi } from 'vitest';
import { MalformedResponseError } from '../../src/index.ts';
import { createWorld, errorOf } from '../support/world.ts';

const depth = 20_000;
const nested = `${'{"a":['.repeat(depth)}1${']}'.repeat(depth)}`;
const bearer = { auth: { token: 'fixed-token' } };
const headers = { 'content-type': 'application/json' };

test.each([
  ['seek', { style: 'seek', items: 'data', defaultLimit: 2, maxLimit: 2 }],
  ['offset', { style: 'offset', items: 'data', total: 'total', defaultLimit: 1, maxLimit: 1 }],
] as const)(
  'Q03: a %s list with deeply nested rows is iterated to its end without serializing a row',
  async (_, page) => {
    const world = createWorld({
      handler: () => {
        const at = world.sent.length;
        const rows = `{"data":[{"id":${at},"deep":${nested}}],"total":3`;
        return new Response(`${rows}${at < 3 && page.style === 'seek' ? `,"next_page_token":"t${at}"` : ''}}`, {
          headers,
        });
      },
    });
    const list = {
      id: 'list',
      method: 'GET',
      path: '/v2/list',
      query: { offset: 'integer', page_token: 'string' },
      page,
    } as const;
    const ids: unknown[] = [];
    const stringify = vi.spyOn(JSON, 'stringify');
    for await (const row of world.runtime(bearer).list<{ id: number }, unknown>(list, {})) ids.push(row.id);
    const written = stringify.mock.calls.filter(
      ([value]) => typeof value === 'object' && value !== null && 'deep' in value,
    );
    stringify.mockRestore();
    expect(ids).toEqual([1, 2, 3]);
    expect(written).toEqual([]);
  },
);

test('Q03: a page token of more than 65,536 characters is an error with its length', async () => {
  const world = createWorld({
    handler: () => new Response(`{"data":[{"id":1}],"next_page_token":"${'t'.repeat(65_537)}"}`, { headers }),
  });
  const page = { style: 'seek', items: 'data', defaultLimit: 2, maxLimit: 2 } as const;
  const list = { id: 'list', method: 'GET', path: '/v2/list', query: { page_token: 'string' }, page } as const;
  const error = await errorOf(Promise.resolve(world.runtime(bearer).list(list, {})));
  expect(error).toBeInstanceOf(MalformedResponseError);
  expect(String(error)).toContain('next_page_token has 65537 characters, but a page token can have at most 65536');
  expect(world.sent).toHaveLength(1);
});
