import { describe, expect, it } from 'vitest';
import { createInstance, type Instance, type Json, keys, type ApiResponse, seekAll } from '../../harness.ts';

const send = (
  instance: Instance,
  path: string,
  shipments: readonly object[],
  method = 'PUT',
  key?: string,
): Promise<ApiResponse> =>
  instance.ask(`/api/shipments${path}`, { method, json: { shipments }, ...(key !== undefined && { key }) });

const create = (instance: Instance, shipments: readonly object[], key?: string): Promise<ApiResponse> =>
  send(instance, '', shipments, 'POST', key);

const of = (order_id: string, line: string, quantity: number, more: object = {}): object => ({
  order_id,
  shipment_lines: [{ order_line_id: line, quantity }],
  ...more,
});

const pieces = (count: number): object[] => Array.from({ length: count }, () => of('ORD-9000-A', 'ORD-9000-A-1', 1));

async function shipmentOf(instance: Instance, id: string): Promise<Json> {
  return (await seekAll(instance, '/api/shipments?limit=100&sort=dateCreated,DESC')).items.find((one) => one.id === id);
}

async function created(instance: Instance, more: object = {}): Promise<string> {
  return (await create(instance, [of('ORD-1001-A', 'ORD-1001-A-1', 1, more)])).json.shipment_success[0].id;
}

describe('creation of shipments', () => {
  it('PR07: 1000 at a time are created, 1001 are refused', async () => {
    const instance = createInstance();
    const { status, json } = await create(instance, pieces(1000));
    expect([status, json.shipment_success.length, json.shipment_errors]).toEqual([201, 1000, []]);
    expect((await create(instance, pieces(1001))).status).toBe(400);
    expect((await create(instance, [])).status).toBe(400);
  });

  it('PR07, AS33: every shipment succeeds or fails on its own, and failures name the order', async () => {
    const instance = createInstance();
    const { json } = await create(instance, [
      of('ORD-1001-A', 'ORD-1001-A-1', 1),
      of('ORD-1001-A', 'ORD-1001-A-1', 2),
      of('ORD-1041-A', 'ORD-1041-A-1', 1),
      of('ORD-2001-A', 'ORD-2001-A-1', 1),
      of('ORD-1002-A', 'ORD-1002-A-9', 1),
      of('ORD-1001-A', 'ORD-1001-A-1', 1, { shipping_from: { warehouse: { code: 'hamburg' } } }),
    ]);
    expect(json.shipment_success).toHaveLength(1);
    expect(json.shipment_errors.map(({ order_id }: Json) => order_id)).toEqual([
      'ORD-1001-A',
      'ORD-1041-A',
      'ORD-2001-A',
      'ORD-1002-A',
      'ORD-1001-A',
    ]);
    expect(json.shipment_errors[0].message).toContain('1 items left');
    expect(json.shipment_errors[1].message).toContain('WAITING_ACCEPTANCE');
  });

  it('C04: values that a shipment does not have yet are null', async () => {
    const instance = createInstance();
    const shipment = await shipmentOf(instance, await created(instance));
    expect(shipment).toMatchObject({ invoice_reference: null, payment_details: null, shipped_date: null });
  });

  it('PR16: what is in a shipment is no longer to be shipped, until the shipment is deleted', async () => {
    const instance = createInstance();
    const open = async (): Promise<number | undefined> =>
      (await instance.ask('/api/shipments/items_to_ship?order_id=ORD-1001-A')).json.data[0]?.shipment_lines[0].quantity;
    expect(await open()).toBe(2);
    const id = await created(instance);
    expect(await open()).toBe(1);
    const { json } = await send(instance, '/delete', [{ id }, { id: 'nothing' }]);
    expect(json.shipment_success).toEqual([{ id }]);
    expect(json.shipment_errors[0].id).toBe('nothing');
    expect(await open()).toBe(2);
  });
});

describe('changes of shipments', () => {
  it('PR16, AS16, AS17: a shipment gets ready and is shipped, and a shipped one is neither deleted nor made ready', async () => {
    const instance = createInstance();
    const id = await created(instance);
    expect((await send(instance, '/ready_for_pick_up', [{ id }])).json.shipment_success).toHaveLength(1);
    expect((await shipmentOf(instance, id)).status).toBe('READY_FOR_PICK_UP');
    expect((await send(instance, '/ship', [{ id }])).json.shipment_success).toHaveLength(1);
    expect(await shipmentOf(instance, id)).toMatchObject({
      status: 'SHIPPED',
      shipped_date: expect.stringMatching(/Z$/),
    });
    for (const verb of ['/delete', '/ready_for_pick_up']) {
      expect((await send(instance, verb, [{ id }])).json.shipment_errors[0].message).toContain('SHIPPED');
    }
  });

  it('AS18: a repeated ship does no harm', async () => {
    const instance = createInstance();
    const id = await created(instance);
    await send(instance, '/ship', [{ id }]);
    const before = await shipmentOf(instance, id);
    instance.advance(1000);
    expect((await send(instance, '/ship', [{ id }])).json.shipment_success).toEqual([{ id }]);
    expect(await shipmentOf(instance, id)).toEqual(before);
  });

  it('PR08: computes the tracking URL of a registered carrier, and takes the URL of an unregistered one', async () => {
    const instance = createInstance();
    const id = await created(instance);
    const track = (tracking: object): Promise<ApiResponse> => send(instance, '/tracking', [{ id, tracking }], 'POST');
    await track({ carrier_code: 'express-post', tracking_number: 'A 1' });
    expect((await shipmentOf(instance, id)).tracking).toMatchObject({
      carrier_name: 'Express Post',
      tracking_url: 'https://post.example/track/A%201',
    });
    await track({ carrier_name: 'Cousin', tracking_url: 'https://cousin.example/1', tracking_number: '1' });
    expect((await shipmentOf(instance, id)).tracking).toMatchObject({
      carrier_name: 'Cousin',
      tracking_url: 'https://cousin.example/1',
    });
    expect((await track({ carrier_code: 'nobody', tracking_number: '1' })).json.shipment_errors).toHaveLength(1);
    expect((await track({ tracking_number: '1' })).json.shipment_errors[0].message).toContain('carrier_name');
  });

  it('PR07, PR16: origins and additional information are changed by at most 100, with the field at fault', async () => {
    const instance = createInstance();
    const id = await created(instance);
    const origin = { id, shipping_from: { warehouse: { code: 'lyon' } } };
    expect((await send(instance, '', [origin])).json.shipment_success[0].shipping_from.address.city).toBe('Lyon');
    expect(
      (
        await send(
          instance,
          '',
          Array.from({ length: 101 }, () => origin),
        )
      ).status,
    ).toBe(400);
    const described = (code: string, type: string, value: string): object => ({
      id,
      shipment_additional_information: [{ code, type, value }],
    });
    const { json } = await send(instance, '/additional_information', [
      described('delivery-note', 'STRING', 'Left at the door'),
      described('promised-on', 'DATE', 'soon'),
      described('nothing', 'STRING', '1'),
    ]);
    expect(json.shipment_update_success).toHaveLength(1);
    expect(json.shipment_update_errors.map(({ errors }: Json) => errors[0].code)).toEqual([
      'INVALID_VALUE',
      'FIELD_NOT_FOUND',
    ]);
    expect(json.shipment_update_errors[1].errors[0].field).toBe('shipment_additional_information[0].code');
  });

  it('T13: shipments of another shop are not found, and a key without the role is refused', async () => {
    const instance = createInstance();
    const id = await created(instance);
    expect((await send(instance, '/ship', [{ id }], 'PUT', keys.garden)).json.shipment_errors[0].id).toBe(id);
    expect((await send(instance, '/ship', [{ id }], 'PUT', keys.accountant)).status).toBe(403);
    expect((await create(instance, pieces(1), keys.suspended)).status).toBe(403);
  });
});

describe('lists of shipments', () => {
  it('Q03, Q04: a token alone leads through all of them, while others are added and deleted', async () => {
    const instance = createInstance();
    await create(instance, pieces(99));
    const before = (await seekAll(instance, '/api/shipments?limit=100')).items.map(({ id }) => id);
    const first = await instance.ask('/api/shipments?limit=10');
    await create(instance, pieces(5));
    await send(instance, '/delete', [{ id: before[3] }, { id: before[50] }]);
    const rest = await seekAll(instance, `/api/shipments?page_token=${encodeURIComponent(first.json.next_page_token)}`);
    const seen = [...first.json.data, ...rest.items].map(({ id }: Json) => id);
    expect(new Set(seen).size).toBe(seen.length);
    expect(before.filter((id) => id !== before[50] && !seen.includes(id))).toEqual([]);
    expect(first.json.previous_page_token).toBeNull();
    expect(rest.items.length % 10).toBe((before.length + 5 - 1) % 10);
  });

  it('Q05: items to ship are sorted by shipping date, in the direction asked for', async () => {
    const instance = createInstance();
    const dates = async (query: string): Promise<string[]> =>
      (await seekAll(instance, `/api/shipments/items_to_ship${query}`)).items.map(({ shipping_date }) => shipping_date);
    const ascending = await dates('');
    expect(ascending).toEqual(ascending.toSorted());
    expect(await dates('?sort=shippingDate,DESC')).toEqual(ascending.toReversed());
  });
});
