import { describe, expect, it } from 'vitest';
import { type ApiResponse, createInstance, type Instance, keys } from '../../harness.ts';

const servicePath = '/api/mms/services/SRV-301';
const orderPath = '/api/mms/orders/SO-5007';
const put = (instance: Instance, path: string, json: object): Promise<ApiResponse> =>
  instance.ask(path, { method: 'PUT', json });
const listed = async (instance: Instance, code: string): Promise<ApiResponse['json']> =>
  (await instance.ask(`/api/mms/services?service_code=${code}`)).json.data[0];
const byCode = (values: readonly { code: string; value: unknown }[]): Record<string, unknown> =>
  Object.fromEntries(values.map(({ code, value }) => [code, value]));

describe('services', () => {
  it('C04: null removes what may be removed, what is left out stays', async () => {
    const instance = createInstance();
    const dates = { date_availability_start: '2026-01-01T00:00:00Z', date_availability_end: '2027-01-01T00:00:00Z' };
    expect((await put(instance, servicePath, { ...dates, description: 'Done with care.' })).json).toMatchObject(dates);
    const { json } = await put(instance, servicePath, { description: null, date_availability_end: null });
    expect(json).not.toHaveProperty('description');
    expect(json).not.toHaveProperty('date_availability_end');
    expect(json).toMatchObject({ title: 'Assembly of a wardrobe', date_availability_start: '2026-01-01T00:00:00Z' });
    expect(await listed(instance, 'SRV-301')).toEqual(json);
  });

  it.each([null, []])('a service that was disabled by hand is enabled again by %j', async (inactive_reasons) => {
    const instance = createInstance();
    expect((await listed(instance, 'SRV-308')).inactive_reasons).toEqual(['MANUALLY_DISABLED']);
    const { json } = await put(instance, '/api/mms/services/SRV-308', { inactive_reasons });
    expect(json.inactive_reasons).toEqual([]);
  });

  it('SV04, AS142: a value must have the type of its attribute, and omitted attributes stay', async () => {
    const instance = createInstance();
    const { json } = await put(instance, servicePath, {
      custom_attribute_values: [
        { code: 'tools', type: 'VALUE_LIST', value: [{ code: 'customer' }] },
        { code: 'fitters', type: 'INTEGER', value: 3 },
      ],
    });
    expect(byCode(json.custom_attribute_values)).toMatchObject({
      tools: [{ code: 'customer', label: 'Tools of the customer' }],
      fitters: 3,
      insured: true,
    });
  });

  it.each([
    ['VALUE_LIST', 'tools', ['own']],
    ['VALUE_LIST', 'tools', [{ code: 'stolen' }]],
    ['BOOLEAN', 'insured', 'true'],
    ['INTEGER', 'fitters', 1.5],
    ['DECIMAL', 'load', '1.5'],
    ['DATE_TIME', 'certified', 'yesterday'],
    ['TEXT', 'motto', 3],
    ['LINK', 'portfolio', true],
  ])('SV04: a value that its type %s does not allow is refused', async (type, code, value) => {
    const instance = createInstance();
    const before = await listed(instance, 'SRV-301');
    const { status, json } = await put(instance, servicePath, { custom_attribute_values: [{ code, type, value }] });
    expect(status).toBe(400);
    expect(json.errors[0].field).toMatch(/^\$\.custom_attribute_values\[0\]\.value/);
    expect(await listed(instance, 'SRV-301')).toEqual(before);
  });

  it.each([{ value: null }, {}])('C04: an attribute with %j is removed', async (nothing) => {
    const instance = createInstance();
    await put(instance, servicePath, { custom_attribute_values: [{ code: 'fitters', type: 'INTEGER', ...nothing }] });
    const values = byCode((await listed(instance, 'SRV-301')).custom_attribute_values);
    expect(values).not.toHaveProperty('fitters');
    expect(values).toHaveProperty('insured');
  });

  it('C04: an empty list removes an attribute with a list', async () => {
    const instance = createInstance();
    await put(instance, servicePath, { custom_attribute_values: [{ code: 'tools', type: 'VALUE_LIST', value: [] }] });
    expect(byCode((await listed(instance, 'SRV-301')).custom_attribute_values)).not.toHaveProperty('tools');
  });

  it.each([{ values: null }, { values: [] }, {}])('C04: a price option with %j is removed', async (nothing) => {
    const instance = createInstance();
    expect((await listed(instance, 'SRV-301')).pricing.options).toHaveLength(1);
    const options = [{ code: 'removal', type: 'BOOLEAN', ...nothing }];
    const { status } = await put(instance, servicePath, { pricing: { options } });
    expect(status).toBe(200);
    expect((await listed(instance, 'SRV-301')).pricing).not.toHaveProperty('options');
  });
});

describe('permanently deleted resources', () => {
  const statusOf = async (instance: Instance, path: string, method: string, key?: string): Promise<number> =>
    (await instance.ask(path, { method, ...(key !== undefined && { key }), ...(method === 'PUT' && { json: {} }) }))
      .status;

  it('E01, AS20: returns 410 for a deleted service to callers that could see it, and 404 for an unknown one', async () => {
    const instance = createInstance();
    expect(await statusOf(instance, servicePath, 'DELETE')).toBe(204);
    expect(await statusOf(instance, servicePath, 'DELETE')).toBe(410);
    expect(await statusOf(instance, servicePath, 'PUT')).toBe(410);
    expect(await statusOf(instance, servicePath, 'DELETE', keys.operator)).toBe(410);
    expect(await statusOf(instance, servicePath, 'DELETE', keys.garden)).toBe(404);
    expect(await statusOf(instance, '/api/mms/services/SRV-999', 'DELETE')).toBe(404);
    const deleted = await instance.ask(servicePath, { method: 'DELETE' });
    expect(deleted.json).toMatchObject({ status: 410, message: expect.stringContaining('SRV-301') });
  });

  it('SV04, AS90: orders of a deleted service stay, and are accepted', async () => {
    const instance = createInstance();
    const order = async (): Promise<ApiResponse['json']> =>
      (await instance.ask('/api/mms/orders?order_id=SO-5001')).json.data[0];
    const service = (await order()).service.code as string;
    expect(await statusOf(instance, `/api/mms/services/${service}`, 'DELETE')).toBe(204);
    expect((await order()).state).toBe('WAITING_ACCEPTANCE');
    const accepted = { method: 'PUT', headers: { 'content-length': '0' } } as const;
    expect((await instance.ask('/api/mms/orders/SO-5001/accept', accepted)).status).toBe(204);
  });

  it('E01, AS20: returns 410 for a deleted location or document to callers that could see it', async () => {
    const instance = createInstance();
    const made = await instance.ask('/api/mms/locations', {
      method: 'POST',
      json: {
        label: 'Shed',
        geography: { type: 'POINT', address: { formatted_address: '1 Hill Road, 20095 Hamburg, Germany' } },
      },
    });
    const path = `/api/mms/locations/${made.json.id}`;
    expect(await statusOf(instance, path, 'DELETE')).toBe(204);
    expect(await statusOf(instance, path, 'DELETE')).toBe(410);
    expect(await statusOf(instance, '/api/shops/documents/5001', 'DELETE')).toBe(204);
    expect(await statusOf(instance, '/api/shops/documents/5001', 'DELETE')).toBe(410);
    expect(await statusOf(instance, '/api/shops/documents/5999', 'DELETE')).toBe(404);
  });
});

describe('service orders', () => {
  it('SV04: a list attribute takes codes, shows their labels, and is deleted by null', async () => {
    const instance = createInstance();
    const update = (value: unknown): object => ({
      custom_attribute_values: [{ code: 'waste', type: 'VALUE_LIST', value }],
    });
    const { json } = await put(instance, orderPath, update(['sorted']));
    expect(byCode(json.custom_attribute_values)).toMatchObject({ waste: [{ code: 'sorted', label: 'Sorted' }] });
    expect((await put(instance, orderPath, update([{ code: 'sorted' }]))).status).toBe(400);
    await put(instance, orderPath, update(null));
    const [order] = (await instance.ask('/api/mms/orders?order_id=SO-5007')).json.data;
    expect(byCode(order.custom_attribute_values)).not.toHaveProperty('waste');
  });

  it('C04: null takes the taxes of a price option away, and the option with its value and amount', async () => {
    const instance = createInstance();
    const option = { code: 'removal', type: 'BOOLEAN' };
    const update = (change: object): object => ({ price: { options: [{ ...option, ...change }] } });
    const untaxed = (await put(instance, orderPath, update({ taxes: null }))).json.price.options[0];
    expect(untaxed).toMatchObject({ value: true, amount: 15 });
    expect(untaxed).not.toHaveProperty('taxes');
    const half = await put(instance, orderPath, update({ value: null }));
    expect(half.status).toBe(400);
    expect(half.json.errors[0].field).toBe('$.price.options[0].amount');
    const { json } = await put(instance, orderPath, update({ value: null, amount: null }));
    expect(json.price).not.toHaveProperty('options');
    expect(json.price.amount).toBeGreaterThan(0);
  });

  it('an amount below zero is refused by name, also from the operator', async () => {
    const instance = createInstance();
    const json = { price: { options: [{ code: 'removal', type: 'BOOLEAN', amount: -1 }] } };
    const refused = await instance.ask(orderPath, { method: 'PUT', key: keys.operator, json });
    expect(refused.status).toBe(400);
    expect(refused.json.errors[0].field).toBe('$.price.options[0].amount');
  });
});
