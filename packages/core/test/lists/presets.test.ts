/** Cursors of lists with presets, and their options. */
import { expect, test } from 'vitest';
import { checkPresets, writeCursor } from '../../src/lists/cursor.ts';
import { adjacentPagesOf } from '../../src/lists/adjacent-pages.ts';
import type { OperationDescriptor } from '../../src/runtime.ts';
import { createWorld, errorOf, json, operations } from '../support/world.ts';

const page = { style: 'offset', items: 'rows', defaultLimit: 10, maxLimit: 100, total: 'total' } as const;
const list: OperationDescriptor = { ...operations.list, page };
const link = (query: string): string => writeCursor(list, { at: 'link', query });

test('Q07: a list with a preset refuses the cursor of another shop, and accepts a cursor of the same shop', async () => {
  const world = createWorld({ handler: () => json({ rows: [1], total: 1 }) });
  const shop = world.runtime({ auth: { token: 'fixed-token' } }).with({ query: { shop_id: 7 } });
  expect(await errorOf(shop.list(list, {}, { cursor: link('?shop_id=8') }))).toMatchObject({
    code: 'ERR_CURSOR_INVALID',
    argument: 'cursor',
  });
  expect(await errorOf(shop.list(list, { query: { shop_id: 9 } }, { cursor: link('?shop_id=7') }))).toMatchObject({
    code: 'ERR_CURSOR_INVALID',
  });
  await shop.list(list, { query: { shop_id: 8 } }, { cursor: link('?shop_id=8') });
  await shop.list(list, {}, { cursor: link('?limit=5') });
  expect(world.sent.map(({ path }) => path)).toEqual(['/api/v2/things?shop_id=8', '/api/v2/things?shop_id=7&limit=5']);
});

test('a preset that is a list is not compared', () => {
  const call = { operation: list, input: {}, options: {} };
  expect(() => checkPresets(call, { at: 'link', query: '?shop_id=8' }, { shop_id: [7, 8] })).not.toThrow();
  expect(() => checkPresets(call, { at: 'offset', offset: 8 }, { shop_id: 7 })).not.toThrow();
});

test('Q03: a page token may have 65,536 characters', () => {
  const response = { status: 200, headers: new Headers(), callId: 'c', attempts: 1, url: 'https://hub.example.com/v2' };
  const adjacent = (next_page_token: string) =>
    adjacentPagesOf(
      { style: 'seek', items: 'data', defaultLimit: 10, maxLimit: 100 },
      {
        call: { operation: list, input: {}, options: {} },
        response: response as never,
        body: { next_page_token },
        itemCount: 1,
      },
    );
  expect(adjacent('t'.repeat(65_536)).next).toMatchObject({ at: 'token' });
  expect(() => adjacent('t'.repeat(65_537))).toThrow('next_page_token has 65537 characters');
});

test.each<[string, (at: number) => readonly object[]]>([
  ['first', (at) => [{ id: 0 }, { id: at + 1 }]],
  ['last', (at) => [{ id: at + 1 }, { id: 0 }]],
])('pages with the same %s item are not endless', async (_, rowsAt) => {
  const world = createWorld({
    handler: ({ path }) => {
      const at = Number(new URLSearchParams(path.split('?')[1]).get('page_token') ?? 0);
      return json({ data: rowsAt(at), ...(at < 150 && { next_page_token: String(at + 1) }) });
    },
  });
  const seek: OperationDescriptor = {
    ...operations.list,
    page: { style: 'seek', items: 'data', defaultLimit: 10, maxLimit: 100 },
  };
  let pages = 0;
  for await (const _page of world
    .runtime({ auth: { token: 'fixed-token' } })
    .list(seek, {})
    .pages())
    pages += 1;
  expect(pages).toBe(151);
});
