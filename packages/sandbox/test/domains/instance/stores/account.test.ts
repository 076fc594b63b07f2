import { describe, expect, it } from 'vitest';
import { createInstance, keys } from '../../harness.ts';

const update = (json: object) => ({ method: 'PUT', json });

describe('account of a shop', () => {
  it('S13: shows paid and owed amounts that match the ledger', async () => {
    const instance = createInstance();
    const { json } = await instance.ask('/api/account');
    const lines = await instance.ask('/api/sellerpayment/transactions_logs?payment_state=PENDING&limit=2000');
    const pending = lines.json.data.reduce((sum: number, line: { amount: number }) => sum + line.amount, 0);
    expect(json.payment_details.pending_balance).toBeCloseTo(pending, 2);
    expect(json.payment_details.paid_balance).toBeGreaterThan(0);
  });

  it('S04, AS72: a read-only field is refused and named, the others are changed', async () => {
    const instance = createInstance();
    const before = (await instance.ask('/api/account')).json;
    const payment_info = {
      '@type': 'IBAN',
      owner: 'Someone',
      bank_name: 'Else',
      iban: 'FR7630006000011234567890189',
      bic: 'ABCDFRPP',
    };
    const { status, json } = await instance.ask(
      '/api/account',
      update({ description: 'New.', email: 'new@acme.example', payment_info }),
    );
    expect(status).toBe(200);
    expect(json.errors).toEqual([{ code: 'READ_ONLY_FIELD', field: 'payment_info', message: expect.any(String) }]);
    expect(json.updated).toMatchObject({
      description: 'New.',
      email: 'new@acme.example',
      payment_info: before.payment_info,
    });
    const after = (await instance.ask('/api/account')).json;
    expect(after).toMatchObject({ description: 'New.', payment_info: before.payment_info });
    expect(after.contact_informations).toEqual({ ...before.contact_informations, email: 'new@acme.example' });
    expect(after.return_policy).toBe(before.return_policy);
  });

  it('S04, AS142: changes custom fields by code, and names unknown, read-only and invalid ones', async () => {
    const instance = createInstance();
    const shop_additional_fields = [
      { code: 'care-phone', value: '+4940123456' },
      { code: 'eco-code', value: 'ECO-12' },
      { code: 'labels', value: ['repaired'] },
      { code: 'risk-class', value: 'low' },
    ];
    const { json } = await instance.ask('/api/account', update({ shop_additional_fields }));
    expect(json.errors.map(({ code, field }: { code: string; field: string }) => [code, field])).toEqual([
      ['VALIDATION_ERROR', 'shop_additional_fields.eco-code'],
      ['READ_ONLY_FIELD', 'shop_additional_fields.labels'],
      ['VALIDATION_ERROR', 'shop_additional_fields.risk-class'],
    ]);
    expect(json.updated.shop_additional_fields).toEqual([
      { code: 'care-phone', type: 'STRING', value: '+4940123456' },
      { code: 'labels', type: 'MULTIPLE_VALUES_LIST', value: ['organic', 'local'] },
    ]);
  });

  it('C04: a planned closure can be taken back: null removes, what is left out stays', async () => {
    const instance = createInstance();
    const closure = { closed_from: '2026-08-01T00:00:00Z', closed_to: '2026-08-15T00:00:00Z' };
    await instance.ask('/api/account', update({ ...closure, return_policy: 'Within a month.' }));
    expect((await instance.ask('/api/account')).json).toMatchObject(closure);
    instance.advance(86_400_000);
    const { json } = await instance.ask('/api/account', update({ closed_from: null, closed_to: null }));
    expect(json.errors).toEqual([]);
    const after = (await instance.ask('/api/account')).json;
    for (const shown of [json.updated, after]) {
      expect(shown).not.toHaveProperty('closed_from');
      expect(shown).not.toHaveProperty('closed_to');
      expect(shown.return_policy).toBe('Within a month.');
    }
  });

  it('C04: null removes parts of the address, and fields that must be there are refused', async () => {
    const instance = createInstance();
    const contact = (await instance.ask('/api/account')).json.contact_informations;
    expect(contact.phone).toBeDefined();
    await instance.ask('/api/account', update({ fax: null, address: { phone: null, street2: null } }));
    const after = (await instance.ask('/api/account')).json.contact_informations;
    expect(after).not.toHaveProperty('phone');
    expect(after).toMatchObject({ city: contact.city, email: contact.email });
    instance.advance(86_400_000);
    for (const json of [{ shop_name: null }, { email: null }, { address: null }, { address: { city: null } }])
      expect((await instance.ask('/api/account', update(json))).status).toBe(400);
  });

  it('C04: the identification number is removed in the USA only', async () => {
    const instance = createInstance();
    const pro_details = { identification_number: null, tax_identification_number: null };
    const { errors, updated } = (await instance.ask('/api/account', update({ pro_details }))).json;
    expect(errors).toEqual([expect.objectContaining({ field: 'pro_details.identification_number' })]);
    expect(updated.pro_details).toHaveProperty('identification_number');
    expect(updated.pro_details).not.toHaveProperty('tax_identification_number');
    instance.advance(86_400_000);
    const american = { address: { country: 'USA' }, pro_details };
    const { json } = await instance.ask('/api/account', update(american));
    expect(json.errors).toEqual([]);
    expect(json.updated.pro_details).not.toHaveProperty('identification_number');
  });

  it('C04, AS88: a custom field without a value is removed, null removes all that the shop may write', async () => {
    const instance = createInstance();
    const one = await instance.ask('/api/account', update({ shop_additional_fields: [{ code: 'care-phone' }] }));
    expect(one.json.updated.shop_additional_fields.map(({ code }: { code: string }) => code)).toEqual(['labels']);
    instance.advance(86_400_000);
    await instance.ask('/api/account', update({ shop_additional_fields: [{ code: 'care-phone', value: '+491' }] }));
    instance.advance(86_400_000);
    const all = await instance.ask('/api/account', update({ shop_additional_fields: null }));
    expect(all.json.updated.shop_additional_fields.map(({ code }: { code: string }) => code)).toEqual(['labels']);
  });

  it('accepts existing channels and rejects others', async () => {
    const instance = createInstance();
    const refused = (await instance.ask('/api/account', update({ channels: ['acme_web', 'acme_outlet'] }))).json;
    expect(refused.errors[0]).toMatchObject({ field: 'channels', message: expect.stringContaining('acme_outlet') });
    expect((await instance.ask('/api/account', update({ channels: ['acme_app'] }))).json.updated.channels).toEqual([
      'acme_app',
    ]);
  });

  it('refuses a field of the wrong type, names it and changes nothing', async () => {
    const instance = createInstance();
    const before = (await instance.ask('/api/account')).json;
    const { status, json } = await instance.ask('/api/account', update({ description: 'New.', channels: 'acme_web' }));
    expect(status).toBe(400);
    expect(json.message).toContain('channels');
    expect((await instance.ask('/api/account')).json).toEqual(before);
  });

  it('S13: shows the statistics of the periods asked for, of all channels or of one', async () => {
    const instance = createInstance();
    const all = (await instance.ask('/api/account/statistics?periods=LAST_MONTH,LAST_YEAR')).json;
    expect(all.orders_count.map(({ period }: { period: string }) => period).toSorted()).toEqual([
      'LAST_MONTH',
      'LAST_YEAR',
    ]);
    const one = (await instance.ask('/api/account/statistics?periods=LAST_YEAR&channel_code=acme_app')).json;
    expect(one.channel).toBe('acme_app');
    expect(one.orders_count[0].value).toBeLessThan(all.orders_count[0].value);
    expect((await instance.ask('/api/account/statistics?periods=YESTERDAY')).status).toBe(400);
    expect((await instance.ask('/api/account/statistics?channel_code=nowhere')).status).toBe(400);
  });

  it('S13: lists the roles of shop users on every surface', async () => {
    const instance = createInstance();
    for (const key of [keys.home, keys.operator, keys.front]) {
      const { roles } = (await instance.ask('/api/users/shops/roles', { key })).json;
      expect(roles.map(({ code }: { code: string }) => code)).toContain('ROLE_SHOP_ACCOUNTANCY');
    }
  });
});
