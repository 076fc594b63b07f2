import { describe, expect, it } from 'vitest';
import { defaultOrigin } from '../../../src/sandbox.ts';
import { createInstance, type Instance, keys, type ApiResponse } from '../harness.ts';

const base = `${defaultOrigin}/basket/checkout/shopper-baskets/v1/organizations/demo_001/baskets`;

const choose = (
  instance: Instance,
  json: object,
  { query = '?siteId=acme-fr', key = keys.shopper, path = 'bsk_3f9a/shipments/me' } = {},
): Promise<ApiResponse> => instance.ask(`${base}/${path}/shipping-method${query}`, { method: 'PUT', key, json });

const selectedOf = ({ json }: ApiResponse): string[] =>
  json.shipments[0].c_marketplaceData.shipments.map(
    ({ shippingMethods }: { shippingMethods: { id: string; selected: boolean }[] }) =>
      shippingMethods.find(({ selected }) => selected)?.id,
  );

describe('shipping method of a basket', () => {
  it('PR13: a method is set for the whole shipment, or for a group of offers, and stays', async () => {
    const instance = createInstance();
    const whole = await choose(instance, { id: 'express' });
    expect([whole.status, selectedOf(whole)]).toEqual([200, ['express', 'express']]);
    expect(whole.json.shipments[0].c_marketplaceData).toMatchObject({
      isSH02Done: true,
      errors: [],
      shippingPrice: { value: 19.8 },
    });
    const group = await choose(instance, {
      c_marketplaceData: [{ offers: [{ id: '2010' }], selectedShippingMethod: 'pickup' }],
    });
    expect(selectedOf(group)).toEqual(['express', 'pickup']);
  });

  it('PR13: the same method set again changes nothing', async () => {
    const instance = createInstance();
    const once = await choose(instance, { id: 'express' });
    const again = await choose(instance, { id: 'express' });
    expect([again.status, again.json]).toEqual([200, once.json]);
  });

  it('PR13: offers that cannot be delivered so are reported in a success, and keep their method', async () => {
    const response = await choose(createInstance(), { id: 'pickup' });
    expect(selectedOf(response)).toEqual(['standard', 'pickup']);
    expect(
      response.json.shipments[0].c_marketplaceData.errors.map(({ offerId }: { offerId: string }) => offerId),
    ).toEqual(['2004', '2005']);
  });

  it('PR13, AS34: an unknown method, a missing or wrong site and an empty choice are refused with detail, status, title and type', async () => {
    const instance = createInstance();
    const refused = [
      await choose(instance, { id: 'rocket' }),
      await choose(instance, { id: 'express' }, { query: '' }),
      await choose(instance, { id: 'express' }, { query: '?siteId=acme-de' }),
      await choose(instance, {}),
      await choose(instance, { c_marketplaceData: [{ offers: [{ id: '1' }], selectedShippingMethod: 'express' }] }),
    ];
    for (const { status, json } of refused) {
      expect(status).toBe(400);
      expect(Object.keys(json).toSorted()).toEqual(['detail', 'status', 'title', 'type']);
      expect(json.status).toBe('400');
    }
    expect(refused[1]?.json.detail).toContain('siteId');
  });

  it('T13, AS45: no token or the key of a shop is 401, an unknown basket or shipment 404', async () => {
    const instance = createInstance();
    expect((await choose(instance, { id: 'express' }, { key: '' })).status).toBe(401);
    expect((await choose(instance, { id: 'express' }, { key: keys.home })).status).toBe(401);
    expect((await choose(instance, { id: 'express' }, { path: 'none/shipments/me' })).status).toBe(404);
    expect((await choose(instance, { id: 'express' }, { path: 'bsk_3f9a/shipments/none' })).status).toBe(404);
  });
});
