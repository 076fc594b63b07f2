import { describe, expect, it } from 'vitest';
import { type ApiResponse, createInstance, type Instance, type Json, keys } from '../../harness.ts';

const dayInMs = 24 * 60 * 60 * 1000;

const promotion = {
  internal_id: 'SUMMER-26',
  internal_description: 'Summer',
  start_date: '2026-03-10T00:00:00Z',
  end_date: '2026-03-20T00:00:00Z',
  reward: { type: 'AMOUNT_OFF', amount_off: 5, selection: { type: 'PURCHASED_ITEMS' } },
  trigger: { type: 'MINIMUM_AMOUNT', amount_purchased: 50, selection: { type: 'CATEGORY', values: ['living'] } },
  application_to_cart: [{ promo_code: 'SUN' }],
};

const create = (instance: Instance, json: object = promotion): Promise<ApiResponse> =>
  instance.ask('/api/promotions', { method: 'POST', json });
const update = (instance: Instance, json: object, id = promotion.internal_id): Promise<ApiResponse> =>
  instance.ask(`/api/promotions/${id}`, { method: 'PUT', json });
const list = async (instance: Instance, query: string, key = keys.home): Promise<Json> =>
  (await instance.ask(`/api/promotions${query}`, { key })).json;
const idsOf = async (instance: Instance, query: string, key?: string): Promise<string[]> =>
  (await list(instance, query, key)).promotions.map(({ internal_id }: Json) => internal_id);

describe('promotions', () => {
  it('PR01 lists active promotions by default, and filters', async () => {
    const instance = createInstance();
    expect(await idsOf(instance, '')).toEqual(['SPRING-26']);
    expect(await idsOf(instance, '?states=ALL')).toEqual(['LAMPS-26', 'SPRING-26', 'WINTER-25']);
    expect(await idsOf(instance, '?states=PENDING,EXPIRED&order=asc')).toEqual(['WINTER-25', 'LAMPS-26']);
    expect(await idsOf(instance, '?states=ALL&types=FREE_ITEMS,AMOUNT_OFF')).toEqual(['LAMPS-26']);
    expect(await idsOf(instance, '?states=ALL&ids=WINTER-25')).toEqual(['WINTER-25']);
    expect(await idsOf(instance, '?states=ALL&trigger_offer_ids=30002')).toEqual(['SPRING-26']);
    expect(await idsOf(instance, '?states=ALL&reward_offer_ids=30003')).toEqual(['LAMPS-26', 'WINTER-25']);
    expect(await idsOf(instance, '?states=ALL&ending_after=2027-01-01T00:00:00Z')).toEqual(['LAMPS-26']);
    expect(await idsOf(instance, '?states=ALL&channel_codes=acme_app')).toEqual(['LAMPS-26', 'WINTER-25']);
    expect(await idsOf(instance, '', keys.garden)).toEqual(['POTS-26']);
    const page = await instance.ask('/api/promotions?states=ALL&max=1&offset=1');
    expect([page.json.total_count, page.headers.get('link')?.match(/rel="\w+"/g)]).toEqual([
      3,
      ['rel="previous"', 'rel="next"'],
    ]);
  });

  it('AS96: PR01 returns the amount of the type, and the language of `locale`', async () => {
    const instance = createInstance();
    const [spring] = (await list(instance, '?locale=fr')).promotions;
    expect(spring).toMatchObject({
      type: 'PERCENTAGE_OFF',
      percentage_off: 10,
      amount_off: null,
      free_items_quantity: null,
      reward_on_purchased_items: true,
      trigger_offer_ids: [30001, 30002],
      triggers: [{ type: 'minimum_quantity', quantity_purchased: 2, same_item_purchased: false }],
      medias: [],
      public_descriptions: [{ locale: 'fr_FR' }],
    });
  });

  it('W61, W62: a new promotion starts by its date, and its categories include those below', async () => {
    const instance = createInstance();
    const { status, headers } = await create(instance);
    expect([status, headers.get('location')]).toEqual([201, expect.stringMatching(/\/api\/promotions\/SUMMER-26$/)]);
    const state = async (): Promise<Json> => (await list(instance, '?states=ALL&ids=SUMMER-26')).promotions[0];
    expect((await state()).state).toBe('PENDING');
    expect((await state()).trigger_offer_ids).toContain(30002);
    instance.advance(7 * dayInMs);
    expect((await state()).state).toBe('ACTIVE');
    instance.advance(10 * dayInMs);
    expect((await state()).state).toBe('EXPIRED');
  });

  it('W60: an identifier that exists is refused, per shop', async () => {
    const instance = createInstance();
    expect((await create(instance, { ...promotion, internal_id: 'SPRING-26' })).status).toBe(400);
    const garden = { method: 'POST', json: { ...promotion, internal_id: 'SPRING-26' }, key: keys.garden };
    expect((await instance.ask('/api/promotions', garden)).status).toBe(201);
  });

  it.each([
    { ...promotion, end_date: '2026-03-01T00:00:00Z' },
    { ...promotion, channel_codes: ['acme_outlet'] },
    { ...promotion, reward: { ...promotion.reward, amount_off: 0 } },
    { ...promotion, reward: { ...promotion.reward, type: 'PERCENTAGE_OFF' } },
    { ...promotion, trigger: { ...promotion.trigger, selection: { type: 'OFFER', values: ['NONE'] } } },
  ])('PR03 refuses %j, and nothing changes', async (json) => {
    const instance = createInstance();
    expect((await create(instance, json)).status).toBe(400);
    expect(await idsOf(instance, '?states=ALL&ids=SUMMER-26')).toEqual([]);
  });

  it('W63: PR04 removes the optional values that it leaves out, and keeps kinds and amounts', async () => {
    const instance = createInstance();
    await create(instance);
    const changed = {
      internal_description: 'Longer',
      start_date: '2026-03-12T00:00:00Z',
      reward: { selection: { type: 'OFFER', values: ['CHAIR-4'] } },
      trigger: { selection: { type: 'ALL' } },
    };
    expect((await update(instance, changed)).status).toBe(200);
    const [one] = (await list(instance, '?states=ALL&ids=SUMMER-26')).promotions;
    expect(one).toMatchObject({
      internal_description: 'Longer',
      start_date: '2026-03-12T00:00:00.000Z',
      amount_off: 5,
      application_to_cart: [],
      reward_offer_ids: [30002],
      triggers: [{ type: 'minimum_amount', amount_purchased: 50 }],
    });
    expect(one.end_date).toMatch(/^9999/);
    expect((await update(instance, changed, 'NONE')).status).toBe(404);
  });

  it('W64: the start and the code stay after the promotion has started', async () => {
    const instance = createInstance();
    await create(instance);
    instance.advance(7 * dayInMs);
    const { internal_id: _, ...same } = promotion;
    expect((await update(instance, { ...same, end_date: '2026-05-01T00:00:00Z' })).status).toBe(200);
    expect((await update(instance, { ...same, start_date: '2026-03-11T00:00:00Z' })).status).toBe(400);
    expect((await update(instance, { ...same, application_to_cart: [] })).status).toBe(400);
  });
});
