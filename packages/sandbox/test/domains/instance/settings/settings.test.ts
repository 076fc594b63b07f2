import { describe, expect, it } from 'vitest';
import { createInstance, keys } from '../../harness.ts';

const instance = createInstance();
const read = async (path: string, key: string = keys.home) => (await instance.ask(path, { key })).json;
const codes = (list: readonly { code: string }[]): string[] => list.map(({ code }) => code);

const tradeRegister = async (key: string) =>
  (await read('/api/documents', key)).documents.find(({ code }: { code: string }) => code === 'trade-register');

describe('settings of the platform', () => {
  it('Q10: channels and currencies are the enabled ones, channels by code', async () => {
    expect(codes((await read('/api/channels')).channels)).toEqual(['acme_app', 'acme_web']);
    expect(codes((await read('/api/currencies')).currencies)).toEqual(['EUR', 'USD']);
  });

  it('Q10: zones and methods are the active ones by index, classes by index, carriers by label', async () => {
    expect(codes((await read('/api/shipping/zones')).shipping_zones)).toEqual(['FR', 'EU']);
    expect(codes((await read('/api/shipping/types')).shipping_types)).toEqual(['EXP', 'STD', 'PICKUP']);
    expect(codes((await read('/api/shipping/logistic_classes')).logistic_classes)).toEqual(['S', 'M', 'XL']);
    expect(codes((await read('/api/shipping/carriers')).carriers)).toEqual([
      'alpine-freight',
      'express-post',
      'parcel-line',
    ]);
  });

  it('Q10: offer conditions come by sort index, and `active` asks for the ones or the others', async () => {
    expect(codes((await read('/api/offers/states')).offer_states)).toEqual(['11', '10', '2', '5']);
    expect(codes((await read('/api/offers/states?active=true')).offer_states)).toEqual(['11', '10', '2']);
    expect(codes((await read('/api/offers/states?active=false')).offer_states)).toEqual(['5']);
  });

  it('Q10: reasons come by type, then by sort index', async () => {
    const { reasons } = await read('/api/reasons', keys.operator);
    const types = reasons.map(({ type }: { type: string }) => type);
    expect(types).toEqual(types.toSorted());
    const refunds = reasons.filter(({ type }: { type: string }) => type === 'REFUND');
    expect(codes(refunds)).toEqual(['13', '14', '15']);
  });

  it('Q06: labels are in the language asked for, with or without the country', async () => {
    const [field] = (await read('/api/additional_fields?locale=fr_FR')).additional_fields;
    expect(field.label).toBe('Numéro du service client');
    expect((await read('/api/additional_fields?locale=fr')).additional_fields[0]).toEqual(field);
  });

  it('Q06: a label without a translation is in the language of the platform', async () => {
    const { additional_fields } = await read('/api/additional_fields?locale=fr_FR');
    expect(additional_fields.find(({ code }: { code: string }) => code === 'eco-code').label).toBe('Eco scheme code');
  });

  it('Q06: an inactive or malformed language is refused with 400 that names the parameter', async () => {
    for (const locale of ['it_IT', 'xx', 'english']) {
      const { status, json } = await instance.ask(`/api/channels?locale=${locale}`);
      expect(status).toBe(400);
      expect(json.message).toContain('locale');
    }
    expect(codes((await read('/api/locales')).locales)).toEqual(['de_DE', 'en_US', 'fr_FR']);
  });

  it('Q09, AS40: a list of entities is taken with commas and repeated', async () => {
    const commas = await read('/api/additional_fields?entities=ORDER,ORDER_LINE');
    expect(codes(commas.additional_fields)).toEqual([
      'delivery-instruction',
      'engraving',
      'gift-note',
      'serial-number',
    ]);
    expect(await read('/api/additional_fields?entities=ORDER&entities=ORDER_LINE')).toEqual(commas);
  });

  it('shows a shop the fields it may see and which of them it may write, operator and front everything', async () => {
    const seen = (await read('/api/additional_fields?entities=SHOP')).additional_fields;
    expect(codes(seen)).toEqual(['care-phone', 'eco-code', 'labels']);
    expect(seen.map(({ editable }: { editable: boolean }) => editable)).toEqual([true, true, false]);
    const all = (await read('/api/additional_fields?entities=SHOP', keys.front)).additional_fields;
    expect(all.at(-1)).toMatchObject({ code: 'risk-class', shop_permission: 'INVISIBLE' });
    expect(all[0]).not.toHaveProperty('editable');
  });

  it('shows operator and front which shops a document type is limited to', async () => {
    expect(await tradeRegister(keys.home)).not.toHaveProperty('models');
    expect((await tradeRegister(keys.operator)).models).toEqual(['MARKETPLACE', 'DROPSHIP']);
  });

  it('S05, S14, AS86, AS91: the deprecated lists of reasons still work and hold what shops may use', async () => {
    expect(codes((await read('/api/reasons/incident_open')).reasons)).toEqual(['21', '23']);
    expect(codes((await read('/api/reasons/incident_close')).reasons)).toEqual(['26', '27']);
    expect(codes((await read('/api/reasons/messaging')).reasons)).toEqual(['41', '42']);
    expect(await read('/api/reasons/INCIDENT_OPEN')).toEqual(await read('/api/reasons/incident_open'));
    expect(codes((await read('/api/reasons/REFUND')).reasons)).toEqual(['13', '14']);
    expect(codes((await read('/api/reasons/REFUND', keys.operator)).reasons)).toEqual(['13', '14', '15']);
  });

  it('refuses a type of reason that does not exist', async () => {
    const { status, json } = await instance.ask('/api/reasons/BOREDOM');
    expect(status).toBe(400);
    expect(json.message).toContain('reason_type');
  });

  it('S06: the health check returns 200 and a version', async () => {
    const { status, json } = await instance.ask('/api/version');
    expect([status, json]).toEqual([200, { version: expect.any(String) }]);
  });

  it('shows the shipping set-up of the selected shop', async () => {
    expect((await read('/api/shipping/configuration/shop?shop_id=2002')).lead_time_to_ship.shop_value).toBe(3);
    const own = (await read('/api/shipping/charges/shop?overridden_by_shop=true')).configuration;
    expect(own.map(({ overridden_by_shop }: { overridden_by_shop: boolean }) => overridden_by_shop)).toEqual([
      true,
      true,
    ]);
    expect((await read('/api/shipping/charges/shop?overridden_by_shop=false')).configuration).toHaveLength(1);
  });
});
