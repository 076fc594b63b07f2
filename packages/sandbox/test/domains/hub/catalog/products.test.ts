import { beforeEach, expect, it } from 'vitest';
import { createWorld, type Json, type World } from '../../../world.ts';

let world: World;

beforeEach(async () => {
  world = await createWorld();
});

const upsert = (...products: object[]): Promise<Json> => world.seller.call('POST', '/products', { products });
const list = async (query = ''): Promise<Json> => (await world.seller.call('GET', `/products${query}`)).body;

it('C04, AS47: missing products are created, absent fields stay as they are, and null clears', async () => {
  const lamp = {
    id: 'LAMP',
    brand: 'Harbour',
    titles: [{ locale: 'en_US', value: 'Lamp' }],
    quantities: [{ available_quantity: 3 }],
  };
  expect(await upsert(lamp)).toMatchObject({ status: 202, body: undefined });
  await upsert({ id: 'LAMP', brand: null, quantities: [{ available_quantity: 2 }] }, { id: 'DESK' });
  expect((await list()).data).toEqual([
    { id: 'DESK' },
    { id: 'LAMP', titles: lamp.titles, quantities: [{ available_quantity: 2 }] },
  ]);
});

it('C04, AS29: one invalid product rejects all of them', async () => {
  const { status, body } = await upsert({ id: 'A' }, { id: 'B', gtins: [{ value: 'x' }] }, {});
  expect(status).toBe(400);
  expect(body.errors.map((one: Json) => one.field)).toEqual(['$.products[1].gtins[0].value', '$.products[2].id']);
  expect((await list()).data).toEqual([]);
});

it('C05, AS30, AS62: deletes at most 1000 products per request, none of an invalid request, and skips unknown ones', async () => {
  await upsert({ id: 'A' }, { id: 'B' });
  const remove = (length: number): Promise<Json> =>
    world.seller.call('DELETE', '/products', {
      products: Array.from({ length }, (_, n) => ({ id: n === 0 ? 'A' : `P-${n}` })),
    });
  expect((await remove(1001)).status).toBe(400);
  expect((await list()).data).toHaveLength(2);
  expect((await remove(1000)).status).toBe(202);
  expect((await list()).data).toEqual([{ id: 'B' }]);
});

it('C06: a page begins behind an identifier in any script', async () => {
  const ids = ['Größe-M', 'Ünlü "2"', 'лампа', 'ランプ', '\u{1F4A1}'];
  await upsert(...ids.map((id) => ({ id })));
  const seen: string[] = [];
  for (let query = '?limit=1'; seen.length < ids.length;) {
    const { data, next_page_token: next } = await list(query);
    seen.push(data[0].id);
    query = `?page_token=${next}`;
  }
  expect(seen).toEqual(ids);
});

it('C06: products are listed by their identifier in pages by seek', async () => {
  await upsert(...['C', 'A', 'E', 'B', 'D'].map((id) => ({ id })));
  const first = await list('?limit=2');
  expect(first.data).toEqual([{ id: 'A' }, { id: 'B' }]);
  const second = await list(`?page_token=${first.next_page_token}`);
  expect(second.data).toEqual([{ id: 'C' }, { id: 'D' }]);
  expect((await list(`?page_token=${second.next_page_token}`)).data).toEqual([{ id: 'E' }]);
  expect((await list(`?page_token=${second.previous_page_token}`)).data).toEqual([{ id: 'A' }, { id: 'B' }]);
});

it('AS53: null removes the category of a product', async () => {
  const category = { id: 'lights', labels: [{ locale: 'en_US', value: 'Lights' }] };
  expect((await upsert({ id: 'LAMP', category })).status).toBe(202);
  expect((await list()).data).toEqual([{ id: 'LAMP', category }]);
  expect((await upsert({ id: 'LAMP', category: null })).status).toBe(202);
  expect((await list()).data).toEqual([{ id: 'LAMP' }]);
});

it('C06, AS59: `sort` is accepted, and products stay in the order of their identifiers', async () => {
  await upsert({ id: 'B' }, { id: 'A' });
  const { data } = await list('?sort=updated_at,DESC');
  expect(data.map(({ id }: Json) => id)).toEqual(['A', 'B']);
});
