import { describe, expect, it } from 'vitest';
import { createInstance, type Instance, type Json, keys, type ApiResponse, seekAll } from '../../harness.ts';

const dayInMs = 24 * 60 * 60 * 1000;
const id = (n: number): string => `00002e7a-0000-4000-8000-00000000000${n}`;
const [waiting, underWay, received, closed] = [id(1), id(2), id(3), id(4)] as const;

const send = (instance: Instance, path: string, returns: readonly object[], method = 'PUT'): Promise<ApiResponse> =>
  instance.ask(`/api/returns${path}`, { method, json: { returns } });

const input = (quantity: number, more: object = {}): object => ({
  order_commercial_id: 'ORD-1054',
  method_code: 'RETURN_METHOD_BY_MAIL',
  return_lines: [{ order_line_id: 'ORD-1054-A-1', quantity, reason_code: 'RETURN_CHANGED_MIND' }],
  ...more,
});

const open = (instance: Instance, ...returns: object[]): Promise<ApiResponse> => send(instance, '', returns, 'POST');

const one = async (instance: Instance, returnId: string): Promise<Json> =>
  (await instance.ask(`/api/returns?return_id=${returnId}`)).json.data[0];

const left = async (instance: Instance, line: string): Promise<number | undefined> =>
  (await instance.ask(`/api/returns/items_to_return?order_line_id=${line}`)).json.data[0]?.returnable_quantity;

describe('lists of returns', () => {
  it('RT11: returns come oldest first, and filters select them', async () => {
    const instance = createInstance();
    const ids = async (query: string): Promise<string[]> =>
      (await seekAll(instance, `/api/returns?limit=1&${query}`)).items.map((item) => item.id);
    expect(await ids('')).toEqual([closed, received, underWay, waiting]);
    expect(await ids('return_state=RECEIVED&return_state=CLOSED')).toEqual([closed, received]);
    expect(await ids('return_rma=RMA-1002')).toEqual([underWay]);
    expect(await ids('order_line_id=ORD-1056-A-1')).toEqual([closed, received]);
    expect(await ids('order_commercial_id=ORD-1055&sort=date_created,DESC')).toEqual([waiting, underWay]);
    expect(await ids('customer_id=unknown')).toEqual([]);
    expect(await ids('return_last_updated_from=2026-03-02T00:00:00Z')).toEqual([underWay, waiting]);
    expect((await instance.ask('/api/returns', { key: keys.garden })).json.data).toEqual([]);
  });

  it('RT12, W24: shipped lines are listed until 30 days after the shipment', async () => {
    const instance = createInstance();
    expect(await left(instance, 'ORD-1054-A-1')).toBe(2);
    expect(await left(instance, 'ORD-1055-A-1')).toBeUndefined();
    const tracking = { carrier_name: 'Bikes', tracking_number: '1' };
    await instance.ask('/api/orders/ORD-1001-A/tracking', { method: 'PUT', json: tracking });
    await instance.ask('/api/orders/ORD-1001-A/ship', { method: 'PUT' });
    expect(await left(instance, 'ORD-1001-A-1')).toBe(2);
    instance.advance(30 * dayInMs + 1);
    expect(await left(instance, 'ORD-1001-A-1')).toBeUndefined();
  });
});

describe('creation of returns', () => {
  it('RT01, W25: every return succeeds or fails on its own, and waits unless it is accepted at once', async () => {
    const instance = createInstance();
    const { json } = await open(
      instance,
      input(1, { accepted: true, rma: 'R-1' }),
      input(2),
      input(1, { order_commercial_id: 'ORD-1001' }),
      input(1),
    );
    expect(json.return_success.map(({ state, rma }: Json) => [state, rma])).toEqual([
      ['IN_PROGRESS', 'R-1'],
      ['WAITING_ACCEPTANCE', null],
    ]);
    expect(json.return_errors).toMatchObject([
      { order_commercial_id: 'ORD-1054', message: 'Line ORD-1054-A-1 has 1 items left to return. Rule: W24.' },
      { order_commercial_id: 'ORD-1001' },
    ]);
    expect(await left(instance, 'ORD-1054-A-1')).toBeUndefined();
  });

  it('W24: a refused return takes no units, also not of lines before the refused one', async () => {
    const instance = createInstance();
    const line = { order_line_id: 'ORD-1054-A-1', quantity: 1, reason_code: 'RETURN_CHANGED_MIND' };
    const wrong = input(1, { return_lines: [line, { ...line, reason_code: 'UNKNOWN' }] });
    expect((await open(instance, wrong)).json.return_errors).toHaveLength(1);
    expect(await left(instance, 'ORD-1054-A-1')).toBe(2);
  });
});

describe('changes of returns', () => {
  const errorsOf = async (response: Promise<ApiResponse>): Promise<string[]> =>
    (await response).json.return_errors.map(({ message }: Json) => message);

  it('RT21: a waiting return is accepted, or refused with its items back', async () => {
    const instance = createInstance();
    const [one1, two] = (await open(instance, input(1), input(1))).json.return_success as [Json, Json];
    await send(instance, '/accept', [
      { id: one1.id, accepted: true },
      { id: two.id, accepted: false, rejection_reason_code: 'RETURN_REJECTION_NOT_NEEDED' },
    ]);
    expect((await one(instance, one1.id)).state).toBe('IN_PROGRESS');
    expect(await one(instance, two.id)).toMatchObject({
      state: 'REFUSED',
      rejection_reason_code: 'RETURN_REJECTION_NOT_NEEDED',
    });
    expect(await left(instance, 'ORD-1054-A-1')).toBe(1);
    expect(await errorsOf(send(instance, '/accept', [{ id: two.id, accepted: true }]))).toEqual([
      `Return ${two.id} is REFUSED. Rule: RT21.`,
    ]);
  });

  it('W27: a return is received, checked and closed in this order', async () => {
    const instance = createInstance();
    const lines = [{ order_line_id: 'ORD-1055-A-1', compliant: false }];
    const check = (return_lines: readonly object[]): Promise<ApiResponse> =>
      send(instance, '/compliance', [{ id: underWay, return_lines }]);
    expect(await errorsOf(send(instance, '/close', [{ id: underWay }]))).toHaveLength(1);
    expect(await errorsOf(check(lines))).toEqual([`Return ${underWay} is IN_PROGRESS. Rule: W27.`]);
    expect(await errorsOf(send(instance, '/receive', [{ id: underWay }, { id: 'x' }]))).toEqual([
      'Return x does not exist. Rule: AS34.',
    ]);
    expect(await errorsOf(check(lines))).toEqual(['Line ORD-1055-A-1 needs a non_compliance_reason_code. Rule: RT26.']);
    const reason = { ...lines[0], non_compliance_reason_code: 'RETURN_NON_COMPLIANT_DAMAGED_PRODUCT' };
    expect(await errorsOf(check([reason]))).toEqual([]);
    expect(await errorsOf(check([{ ...reason, order_line_id: 'ORD-1054-A-1' }]))).toHaveLength(1);
    expect((await one(instance, underWay)).return_lines[0].compliance).toMatchObject([{ compliant: false }]);
    expect(await errorsOf(send(instance, '/close', [{ id: underWay }]))).toEqual([]);
    expect((await one(instance, underWay)).state).toBe('CLOSED');
  });

  it('W27: a return that is not received is canceled, and its items may be returned again', async () => {
    const instance = createInstance();
    expect(await errorsOf(send(instance, '/cancel', [{ id: waiting }, { id: received }]))).toEqual([
      `Return ${received} is RECEIVED. Rule: W27.`,
    ]);
    expect(await left(instance, 'ORD-1055-A-1')).toBe(1);
  });

  it('W26: label, method, address, tracking and rma of an open return change', async () => {
    const instance = createInstance();
    const address = { street1: '1 rue A', city: 'Lyon', country_iso_code: 'FRA' };
    const { json } = await send(instance, '', [
      {
        id: waiting,
        label_url: 'https://labels.example.com/1.pdf',
        method_code: 'RETURN_METHOD_IN_STORE',
        rma: 'R-9',
        return_address: { address },
        tracking: { carrier_code: 'express-post', tracking_number: 'EP 1' },
      },
      { id: received, tracking: { carrier_name: 'Bikes' } },
      { id: underWay, tracking: { carrier_code: 'unknown' } },
      { id: closed, rma: 'R-9' },
    ]);
    expect(json.return_success).toMatchObject([
      { rma: 'R-9', return_address: address, tracking: { tracking_url: 'https://post.example/track/EP%201' } },
      { tracking: { carrier_name: 'Bikes' } },
    ]);
    expect(json.return_errors.map(({ message }: Json) => message)).toEqual([
      'Carrier unknown does not exist. Rule: AS34.',
      `Return ${closed} is CLOSED. Rule: W26.`,
    ]);
  });
});

describe('pick lists and billing cycles', () => {
  it('PL11: pick lists come by their pick-up, and filters select them', async () => {
    const instance = createInstance();
    const states = async (query: string): Promise<string[]> =>
      (await seekAll(instance, `/api/picklists?limit=2&${query}`)).items.map(({ state }) => state);
    expect(await states('')).toEqual(['CLOSED', 'READY_FOR_PICKUP', 'WAITING_PREPARATION']);
    expect(await states('pickrun_code=RUN-1')).toEqual(['CLOSED']);
    expect(await states('picklist_state=CLOSED&picklist_state=READY_FOR_PICKUP')).toHaveLength(2);
    expect(await states('pickup_date_min=2026-03-05T00:00:00Z')).toEqual(['WAITING_PREPARATION']);
    expect(await states('order_line_id=ORD-1005-A-1')).toEqual(['CLOSED']);
  });

  it('SBC11: a shop lists its own billing cycles', async () => {
    const instance = createInstance();
    const { items } = await seekAll(instance, '/api/seller-billing-cycles?limit=5');
    expect(items.length).toBeGreaterThan(2);
    expect(new Set(items.map(({ shop }) => shop.shop_id))).toEqual(new Set([2001]));
  });
});

describe('labels of returns', () => {
  const parcel = (value: number, unit = 'kg'): object => ({
    dimensions: { length: 40, width: 30, height: 20, unit: 'cm' },
    weight: { value, unit },
  });
  const request = async (instance: Instance, ...labels: object[]): Promise<Json> =>
    (
      await instance.ask('/api/returns/return-labels', {
        key: keys.front,
        method: 'POST',
        json: { return_labels: labels },
      })
    ).json;
  const labels = async (instance: Instance, query: string): Promise<Json[]> =>
    (await instance.ask(`/api/returns/return-labels?${query}`, { key: keys.front })).json.data;
  const cheapest = { label_selection_mode: 'CHEAPEST', package: parcel(2.5) };

  it('W70: only an accepted return without a label gets one, and each request fails alone', async () => {
    const instance = createInstance();
    const { return_label_successes: accepted, return_label_errors: refused } = await request(
      instance,
      { return_id: closed, ...cheapest },
      { return_id: 'nothing', ...cheapest },
      { return_id: underWay, package: parcel(1) },
      { return_id: underWay, ...cheapest, carrier_service_code: 'next-day' },
      { return_id: underWay, ...cheapest, carrier_code: 'unknown' },
      { return_id: underWay, ...cheapest, label_options: { qr_code: true } },
      { return_id: underWay, ...cheapest },
    );
    expect(accepted).toEqual([{ return_id: underWay }]);
    expect(refused.map(({ error_message }: Json) => error_message)).toEqual([
      expect.stringContaining('is CLOSED'),
      expect.stringContaining('does not exist'),
      expect.stringContaining('label_selection_mode is required'),
      expect.stringContaining('requires carrier_code'),
      expect.stringContaining('Carrier unknown'),
      expect.stringContaining('has a label'),
    ]);
  });

  it('W71: a created label has files, cost and tracking, and a failed one has errors and may be requested again', async () => {
    const instance = createInstance();
    await request(instance, { return_id: underWay, ...cheapest, package: parcel(70, 'lb') });
    expect(await labels(instance, 'label_state=PENDING')).toMatchObject([{ return_id: underWay }]);
    instance.advance(60_000);
    await instance.settled();
    expect(await labels(instance, `return_id=${underWay}`)).toMatchObject([
      { label_state: 'FAILED', errors: [{ code: 'WEIGHT_EXCEEDED' }] },
    ]);
    await request(instance, { return_id: underWay, ...cheapest, label_options: { qr_code: true } });
    instance.advance(60_000);
    await instance.settled();
    const [label] = await labels(instance, `return_id=${underWay}&label_state=CREATED`);
    expect(label).toMatchObject({
      estimated_cost: { amount: 6.9 },
      files: { label: { file_type: 'PDF' }, qr_code: { file_type: 'PNG' } },
      tracking: { tracking_number: expect.any(String) },
    });
    expect(label).not.toHaveProperty('errors');
    expect(await labels(instance, 'sort=date_created,DESC')).toHaveLength(2);
    expect((await instance.ask('/api/returns/return-labels', { key: keys.operator })).status).toBe(403);
  });
});
