import { describe, expect, it } from 'vitest';
import { type Asking, createInstance, type Instance, keys, type ApiResponse, seekAll } from '../../harness.ts';

const put = (instance: Instance, path: string, asking: Asking = {}): Promise<ApiResponse> =>
  instance.ask(path, { method: 'PUT', ...asking });

/** A call without a body, with Content-Length: 0. */
const empty = { headers: { 'content-length': '0' } };

const stateOf = async (instance: Instance, id: string): Promise<string> =>
  (await instance.ask(`/api/mms/orders?order_id=${id}`)).json.data[0].state;

describe('service orders', () => {
  it('SV01: accept and refuse work in WAITING_ACCEPTANCE only, and the error contains the state of the order', async () => {
    const instance = createInstance();
    expect((await put(instance, '/api/mms/orders/SO-5001/accept', empty)).status).toBe(204);
    expect(await stateOf(instance, 'SO-5001')).toBe('ORDER_ACCEPTED');
    expect((await put(instance, '/api/mms/orders/SO-5002/refuse', empty)).status).toBe(204);
    expect(await stateOf(instance, 'SO-5002')).toBe('ORDER_REFUSED');
    for (const verb of ['accept', 'refuse']) {
      const { status, json } = await put(instance, `/api/mms/orders/SO-5006/${verb}`, empty);
      expect(status).toBe(400);
      expect(json.message).toContain('ORDER_PENDING');
    }
  });

  it('SV01: accept takes no body', async () => {
    const instance = createInstance();
    const { status, json } = await put(instance, '/api/mms/orders/SO-5001/accept', { key: keys.operator, json: {} });
    expect(status).toBe(400);
    expect(json.errors[0].field).toBe('$');
    expect(await stateOf(instance, 'SO-5001')).toBe('WAITING_ACCEPTANCE');
  });

  it('AS95: an accepted order that is paid on acceptance waits for its payment, one that is paid later for consumption', async () => {
    const instance = createInstance();
    await put(instance, '/api/mms/orders/SO-5001/accept', empty);
    await put(instance, '/api/mms/orders/SO-5002/accept', empty);
    expect(await stateOf(instance, 'SO-5002')).toBe('ORDER_PENDING');
    instance.advance(60_000);
    expect(await stateOf(instance, 'SO-5001')).toBe('ORDER_PENDING');
  });

  it('SV02: consume applies in ORDER_PENDING only, with the voucher or the date that the service asks for', async () => {
    const instance = createInstance();
    const path = '/api/mms/orders/SO-5007/consume';
    expect((await put(instance, path, { json: {} })).json.message).toContain('voucher_code');
    expect((await put(instance, path, { json: { voucher_code: 'wrong' } })).status).toBe(400);
    expect(await stateOf(instance, 'SO-5007')).toBe('ORDER_PENDING');
    expect((await put(instance, path, { json: { voucher_code: '7GQ2-5007' } })).status).toBe(204);
    expect(await stateOf(instance, 'SO-5007')).toBe('ORDER_CONSUMED');
    expect((await put(instance, path, { json: { voucher_code: '7GQ2-5007' } })).json.message).toContain(
      'ORDER_CONSUMED',
    );
    expect((await put(instance, '/api/mms/orders/SO-5006/consume', { json: {} })).json.message).toContain(
      'date_consumed',
    );
    const confirmed = { json: { date_consumed: '2026-03-04T10:00:00Z' } };
    expect((await put(instance, '/api/mms/orders/SO-5006/consume', confirmed)).status).toBe(204);
  });

  it('SV03: a closed or cancelled order cannot be updated, any other can', async () => {
    const instance = createInstance();
    const slot = { from: '2026-03-20T09:00:00', to: '2026-03-20T11:00:00' };
    const json = { booking: { type: 'DATETIME_REQUEST', confirmed_time_slots: [slot] } };
    for (const id of ['SO-5019', 'SO-5020', 'SO-5021', 'SO-5022']) {
      expect((await put(instance, `/api/mms/orders/${id}`, { json: { custom_attribute_values: [] } })).status).toBe(
        400,
      );
    }
    const { status, json: order } = await put(instance, '/api/mms/orders/SO-5008', { json });
    expect(status).toBe(200);
    expect(order.booking.confirmed_time_slots).toEqual([slot]);
  });

  it('SV03, AS94: an order moves to another session under either spelling of its type of booking', async () => {
    const instance = createInstance();
    const { booking } = (await put(instance, '/api/mms/orders/SO-5010', { json: {} })).json;
    expect(booking.type).toBe('SCHEDULED_EVENTS');
    for (const type of ['SCHEDULED_EVENTS', 'SCHEDULED_EVENT']) {
      const moved = { json: { booking: { type, session: { id: booking.session.id } } } };
      expect((await put(instance, '/api/mms/orders/SO-5010', moved)).json.booking).toEqual(booking);
    }
    const wrong = { json: { booking: { type: 'SCHEDULED_EVENT', session: { id: booking.session.id } } } };
    expect((await put(instance, '/api/mms/orders/SO-5008', wrong)).status).toBe(400);
  });

  it('a shop learns who the customer is when the order is accepted, the operator knows at once', async () => {
    const instance = createInstance();
    const note = { json: { custom_attribute_values: [] } };
    expect((await put(instance, '/api/mms/orders/SO-5001', note)).json.customer).toBeUndefined();
    expect(
      (await put(instance, '/api/mms/orders/SO-5001', { ...note, key: keys.operator })).json.customer.email,
    ).toContain('@');
    expect((await put(instance, '/api/mms/orders/SO-5008', note)).json.customer.id).toBe('CUST-73');
  });

  it('price options are edited while the order waits for consumption, and no attribute that shops may only read', async () => {
    const instance = createInstance();
    const price = { price: { options: [{ code: 'removal', type: 'BOOLEAN', amount: 20 }] } };
    expect((await put(instance, '/api/mms/orders/SO-5007', { json: price })).json.price.options[0].amount).toBe(20);
    expect((await put(instance, '/api/mms/orders/SO-5001', { json: price })).json.message).toContain(
      'WAITING_ACCEPTANCE',
    );
    const attribute = (code: string, type: string, value: unknown): object => ({
      custom_attribute_values: [{ code, type, value }],
    });
    const path = '/api/mms/orders/SO-5007';
    expect((await put(instance, path, { json: attribute('fitter-note', 'TEXT', 'Two fitters') })).status).toBe(200);
    expect((await put(instance, path, { json: attribute('floor', 'INTEGER', 3) })).status).toBe(400);
    expect((await put(instance, path, { json: attribute('risk-score', 'DECIMAL', 1) })).status).toBe(400);
    expect((await put(instance, path, { key: keys.operator, json: attribute('floor', 'INTEGER', 3) })).status).toBe(
      200,
    );
  });

  it('SV05, AS02, AS37: a refund waits until it is paid, and never exceeds the price', async () => {
    const instance = createInstance();
    const path = '/api/mms/orders/SO-5006/refund';
    const refund = { amount: 25, currency_code: 'EUR', reason_code: '51', taxes: [{ code: 'VAT20', amount: 4.17 }] };
    expect((await put(instance, path, { json: { ...refund, taxes: undefined } })).json.message).toContain('taxes');
    expect((await put(instance, path, { json: { ...refund, reason_code: '13' } })).json.message).toContain(
      'MPS_REFUND',
    );
    const { status, text } = await put(instance, path, { json: refund });
    expect([status, text]).toEqual([201, '']);
    const refunds = async (): Promise<string[]> =>
      (await instance.ask('/api/mms/orders?order_id=SO-5006')).json.data[0].refunds.map(
        ({ state }: { state: string }) => state,
      );
    expect(await refunds()).toEqual(['WAITING']);
    instance.advance(60_000);
    expect(await refunds()).toEqual(['OK']);
    expect((await put(instance, path, { json: { ...refund, amount: 1000 } })).json.message).toContain('at most');
    expect((await put(instance, '/api/mms/orders/SO-5001/refund', { json: refund })).json.message).toContain(
      'WAITING_ACCEPTANCE',
    );
  });

  it.each([
    ['more tax than was paid', [{ code: 'VAT20', amount: 1_000_000 }], '$.taxes[0].amount'],
    ['a tax that the order has not', [{ code: 'GST', amount: 1 }], '$.taxes[0].code'],
    [
      'a tax twice',
      [
        { code: 'VAT20', amount: 1 },
        { code: 'VAT20', amount: 1 },
      ],
      '$.taxes[1].code',
    ],
  ])('SV05: %s is not refunded', async (_name, taxes, field) => {
    const instance = createInstance();
    const json = { amount: 25, currency_code: 'EUR', reason_code: '51', taxes };
    const { status, json: body } = await put(instance, '/api/mms/orders/SO-5006/refund', { json });
    expect([status, body.message]).toEqual([400, expect.stringContaining(field)]);
  });

  it('SV05, AS37: the taxes of all refunds together are no more than was paid, parts that are rounded up aside', async () => {
    const instance = createInstance();
    const path = '/api/mms/orders/SO-5006';
    const { price } = (await instance.ask('/api/mms/orders?order_id=SO-5006')).json.data[0];
    const [{ code, amount: paid }] = price.taxes;
    const refund = (tax: number): Promise<number> =>
      put(instance, `${path}/refund`, {
        json: { amount: 1, currency_code: 'EUR', reason_code: '51', taxes: [{ code, amount: tax }] },
      }).then(({ status }) => status);
    const half = Math.ceil(paid * 50) / 100;
    expect(await refund(half)).toBe(201);
    expect(await refund(half)).toBe(201);
    expect(await refund(1)).toBe(400);
  });

  it('SV05, AS27: an evaluation is read in the language asked for, and a missing one is a 404', async () => {
    const instance = createInstance();
    const path = '/api/mms/orders/SO-5019/evaluation';
    const labelIn = async (locale: string): Promise<string> =>
      (await instance.ask(`${path}?locale=${locale}`)).json.assessments[0].label;
    expect(await labelIn('fr_FR')).toContain('Le monteur');
    expect(await labelIn('de')).toContain('War der Monteur');
    expect((await instance.ask(`${path}?locale=it_IT`)).status).toBe(400);
    expect((await instance.ask('/api/mms/orders/SO-5001/evaluation')).status).toBe(404);
  });

  it('T13: orders of another shop do not exist for the key of shop 2002', async () => {
    const instance = createInstance();
    expect((await instance.ask('/api/mms/orders', { key: keys.garden })).json.data).toEqual([]);
    expect((await put(instance, '/api/mms/orders/SO-5001/accept', { key: keys.garden, ...empty })).status).toBe(404);
  });

  it('Q03: every order is listed once, whatever the size of the pages', async () => {
    const instance = createInstance();
    for (const limit of [1, 10, 100]) {
      const { items } = await seekAll(instance, `/api/mms/orders?limit=${limit}`);
      expect(new Set(items.map(({ id }) => id)).size).toBe(22);
      expect(items).toHaveLength(22);
    }
    expect(
      (await seekAll(instance, '/api/mms/orders?state=ORDER_PENDING,WAITING_ACCEPTANCE&limit=3')).items,
    ).toHaveLength(10);
  });
});

describe('locations, services and models', () => {
  const place = {
    label: 'Workshop North',
    geography: { type: 'POINT', address: { formatted_address: '1 Hill Road, 20095 Hamburg, Germany' } },
  };

  it('SV04: a location is created with its address resolved, listed and deleted', async () => {
    const instance = createInstance();
    const { status, json } = await instance.ask('/api/mms/locations', { method: 'POST', json: place });
    expect(status).toBe(201);
    expect(json.geography.address).toMatchObject({ city: 'Hamburg', zip_code: '20095', country_code: 'DEU' });
    const listed = async (): Promise<number> =>
      (await instance.ask(`/api/mms/locations?location_id=${json.id}`)).json.data.length;
    expect(await listed()).toBe(1);
    expect((await instance.ask(`/api/mms/locations/${json.id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await listed()).toBe(0);
  });

  it('SV04, AS78: every shop may use a location that the operator creates without a shop', async () => {
    const instance = createInstance();
    const { status, json } = await instance.ask('/api/mms/locations', {
      method: 'POST',
      json: place,
      key: keys.operator,
    });
    expect(status).toBe(201);
    const services = (await instance.ask('/api/mms/services?limit=100')).json.data as ApiResponse['json'][];
    const atShop = services.find((one) => one.location.shop_locations?.length > 0);
    const location = { type: atShop?.location.type as string, shop_locations: [{ id: json.id }] };
    const moved = await put(instance, `/api/mms/services/${atShop?.code}`, { json: { location } });
    expect(moved.json.location.shop_locations).toMatchObject([{ id: json.id }]);
  });

  it('SV04, AS19: a location that a service uses is kept, one of another shop is not found', async () => {
    const instance = createInstance();
    const [first] = (await instance.ask('/api/mms/locations?limit=1')).json.data;
    const used = await instance.ask(`/api/mms/locations/${first.id}`, { method: 'DELETE' });
    expect([used.status, used.json.message]).toEqual([400, expect.stringMatching(/^Service SRV-\d+ still uses/)]);
    expect((await instance.ask(`/api/mms/locations/${first.id}`, { method: 'DELETE', key: keys.garden })).status).toBe(
      404,
    );
  });

  it('SV04: the operator sees whose a location is, a shop does not', async () => {
    const instance = createInstance();
    expect((await instance.ask('/api/mms/locations', { key: keys.operator })).json.data[0].shop).toEqual({ id: 2001 });
    expect((await instance.ask('/api/mms/locations')).json.data[0].shop).toBeUndefined();
  });

  const advice = {
    title: 'Advice on floors',
    model: { code: 'consulting' },
    category: { code: 'advice' },
    pricing: { type: 'FIXED_PRICE', price_per_unit: 30 },
  };

  it('SV04: a service is created from a model, changed and deleted', async () => {
    const instance = createInstance();
    const { status, json } = await instance.ask('/api/mms/services', { method: 'POST', json: advice });
    expect(status).toBe(201);
    expect(json).toMatchObject({
      booking: { type: 'NO_BOOKING' },
      location: { type: 'NO_LOCATION' },
      quantity: { type: 'NO_QUANTITY' },
      inactive_reasons: [],
    });
    const path = `/api/mms/services/${json.code}`;
    const changed = await put(instance, path, { json: { inactive_reasons: ['MANUALLY_DISABLED'] } });
    expect(changed.json).toMatchObject({ title: 'Advice on floors', inactive_reasons: ['MANUALLY_DISABLED'] });
    expect((await instance.ask('/api/mms/services?state=INACTIVE&limit=100')).json.data).toHaveLength(3);
    expect((await instance.ask(path, { method: 'DELETE' })).status).toBe(204);
    expect((await put(instance, path, { json: {} })).status).toBe(410);
  });

  it('types of booking, location and pricing must match the model', async () => {
    const instance = createInstance();
    const json = { ...advice, booking: { type: 'DATETIME_REQUEST', duration: 'PT2H' } };
    const { status, json: body } = await instance.ask('/api/mms/services', { method: 'POST', json });
    expect(status).toBe(400);
    expect(body.errors[0].field).toBe('$.booking.type');
  });

  it('Q05: services are sorted by title, and by what is asked for', async () => {
    const instance = createInstance();
    const titles = async (query: string): Promise<string[]> =>
      (await seekAll(instance, `/api/mms/services${query}`)).items.map(({ title }) => title.toLowerCase());
    const sorted = (await titles('?limit=5')).toSorted();
    expect(await titles('?limit=5')).toEqual(sorted);
    expect(await titles('?limit=5&sort=title,DESC')).toEqual(sorted.toReversed());
    expect((await instance.ask('/api/mms/services?sort=price,ASC')).status).toBe(400);
  });

  it('SM11 hides order attributes from shops', async () => {
    const instance = createInstance();
    const modelFor = async (key: string): Promise<{ custom_attributes: { code: string }[] }> =>
      (await instance.ask('/api/mms/models?model_code=assembly', { key })).json.data[0];
    const codes = (await modelFor(keys.home)).custom_attributes.map(({ code }) => code);
    expect(codes).toContain('tools');
    expect(codes).not.toContain('floor');
    expect((await modelFor(keys.front)).custom_attributes.map(({ code }) => code)).toContain('floor');
  });
});
