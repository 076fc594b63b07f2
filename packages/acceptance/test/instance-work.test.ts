/** The daily work on the instance with its clients: service orders, shipments, threads, documents, the basket. */
import { BadRequestError, GoneError } from '@tradelane/core';
import { describe, expect, it } from 'vitest';
import { all, createInstance, type Instance } from '../src/instance.ts';
import { errorOf } from '../src/world.ts';

const text = (name: string, content = `content of ${name}`): File => new File([content], name, { type: 'text/plain' });
const topic = { type: 'FREE_TEXT', value: 'Delivery' } as const;

const stateOf = async (instance: Instance, id: string): Promise<string | undefined> =>
  (await instance.services().orders.list({ order_id: [id] })).items[0]?.state;

describe('service orders', () => {
  it('SV01, SV02: are accepted, refused and consumed in their state only, and the refusal names their state', async () => {
    const instance = createInstance();
    const { orders } = instance.services();
    await orders.accept('SO-5001');
    await orders.refuse('SO-5002');
    expect([await stateOf(instance, 'SO-5001'), await stateOf(instance, 'SO-5002')]).toEqual([
      'ORDER_ACCEPTED',
      'ORDER_REFUSED',
    ]);
    const again = await errorOf(orders.accept('SO-5002'));
    expect(again).toBeInstanceOf(BadRequestError);
    expect(again.message).toContain('ORDER_REFUSED');
    const early = await errorOf(
      orders.consume('SO-5002', { date_consumed: new Date(instance.clock.now()).toISOString() }),
    );
    expect(early).toMatchObject({ status: 400, outcome: 'refused' });
    await orders.consume('SO-5007', { voucher_code: '7GQ2-5007' });
    expect(await stateOf(instance, 'SO-5007')).toBe('ORDER_CONSUMED');
  });

  it('SV01: the operator and the front may also decide', async () => {
    const instance = createInstance();
    await instance.servicesOperator().orders.accept('SO-5001');
    await instance.front().orders.refuse('SO-5002');
    expect([await stateOf(instance, 'SO-5001'), await stateOf(instance, 'SO-5002')]).toEqual([
      'ORDER_ACCEPTED',
      'ORDER_REFUSED',
    ]);
  });

  it("SV03: closed and canceled orders can't be updated, others can", async () => {
    const { orders } = createInstance().services();
    const nothing = { custom_attribute_values: [] };
    for (const id of ['SO-5019', 'SO-5020', 'SO-5021', 'SO-5022'])
      expect(await errorOf(orders.update(id, nothing))).toBeInstanceOf(BadRequestError);
    expect((await orders.update('SO-5008', nothing)).id).toBe('SO-5008');
  });

  it('SV04: locations and services are created, listed and deleted, and models are listed', async () => {
    const { locations, services, models } = createInstance().services();
    const geography = { type: 'POINT', address: { formatted_address: '1 Hill Road, 20095 Hamburg, Germany' } } as const;
    const { id = '' } = await locations.create({ label: 'Workshop North', geography });
    expect((await locations.list({ location_id: [id] })).items.map(({ label }) => label)).toEqual(['Workshop North']);
    await locations.delete(id);
    expect(await all(locations.list({ location_id: [id] }))).toEqual([]);
    const [model] = await all(models.list({ model_code: ['consulting'] }));
    expect(model?.code).toBe('consulting');
    const { code = '' } = await services.create({
      title: 'Advice on floors',
      model: { code: 'consulting' },
      category: { code: 'advice' },
      pricing: { type: 'FIXED_PRICE', price_per_unit: 30 },
    });
    expect((await services.list({ service_code: [code] })).items.map(({ title }) => title)).toEqual([
      'Advice on floors',
    ]);
    await services.delete(code);
    expect(await errorOf(services.delete(code))).toBeInstanceOf(GoneError);
  });

  it('SV05: a thread is created for a service and for an order, a refund is requested, and an evaluation is read in a language', async () => {
    const instance = createInstance();
    const { orders, services, threads } = instance.services();
    const message = { body: 'See you at nine', topic };
    const onOrder = await orders.createThread('SO-5007', {
      thread_input: { ...message, to: ['CUSTOMER'] },
      files: [text('plan.txt')],
    });
    expect((await threads.get(onOrder.thread_id)).entities?.map(({ id }) => id)).toEqual(['SO-5007']);
    const [service] = await all(services.list({ limit: 1 }));
    const code = service?.code ?? '';
    const onService = await services.createThread(code, { thread_input: { ...message, to: ['OPERATOR'] } });
    expect((await threads.get(onService.thread_id)).entities?.map(({ id }) => id)).toEqual([code]);
    const refund = { amount: 25, currency_code: 'EUR', reason_code: '51', taxes: [{ code: 'VAT20', amount: 4.17 }] };
    await orders.refund('SO-5006', refund);
    expect((await orders.list({ order_id: ['SO-5006'] })).items[0]?.refunds?.map(({ state }) => state)).toEqual([
      'WAITING',
    ]);
    const label = async (locale: string) => (await orders.evaluation('SO-5019', { locale })).assessments?.[0]?.label;
    expect(await label('fr_FR')).toContain('Le monteur');
    expect(await label('de')).toContain('War der Monteur');
  });
});

describe('shipments', () => {
  it('PR08: an unregistered carrier needs the full tracking URL, and a registered carrier has its own', async () => {
    const instance = createInstance();
    const { shipments } = instance.shop();
    const line = { order_line_id: 'ORD-1001-A-1', quantity: 1 };
    const { responses } = await shipments.create({ shipments: [{ order_id: 'ORD-1001-A', shipment_lines: [line] }] });
    const id = responses[0]?.shipment_success?.[0]?.id ?? '';
    const track = async (tracking: Parameters<typeof shipments.updateTracking>[0]['shipments'][number]['tracking']) => {
      (await shipments.updateTracking({ shipments: [{ id, tracking }] })).throwIfFailed();
      return (await shipments.list({ order_id: ['ORD-1001-A'] })).items.find((one) => one.id === id)?.tracking
        ?.tracking_url;
    };
    expect(
      await track({ carrier_name: 'Cousin', tracking_url: 'https://cousin.example/1', tracking_number: '1' }),
    ).toBe('https://cousin.example/1');
    expect(await track({ carrier_code: 'express-post', tracking_number: 'A 1' })).toBe(
      'https://post.example/track/A%201',
    );
  });
});

describe('threads and messages', () => {
  it('PR09, PR11: an order thread names roles, a reply names participants, and attachments are returned unchanged', async () => {
    const { orders, threads } = createInstance().shop();
    const opened = await orders.createThread('ORD-1020-A', {
      thread_input: { body: 'It leaves today.', to: ['CUSTOMER'], topic },
      files: [text('reçu d’achat.txt'), text('"quoted".txt')],
    });
    const thread = await threads.get(opened.thread_id);
    expect(thread.messages[0]?.id).toBe(opened.message_id);
    expect(thread.current_participants.map(({ type }) => type)).toEqual(['SHOP', 'CUSTOMER']);
    const attachments = thread.messages.flatMap((message) => message.attachments ?? []);
    for (const { id, name } of attachments) {
      const file = await threads.downloadAttachment(id);
      // The name of a saved file is valid in every file system.
      expect([file.filename, await file.text()]).toEqual([name.replaceAll('"', '_'), `content of ${name}`]);
    }
    expect(attachments.map(({ name }) => name)).toEqual(['reçu d’achat.txt', '"quoted".txt']);
    const reply = await threads.reply(opened.thread_id, {
      message_input: { body: 'Hello', to: [{ type: 'OPERATOR' }] },
    });
    expect(reply.thread_id).toBe(opened.thread_id);
    const many = Array.from({ length: 51 }, (_, index) => text(`${index}.txt`));
    const refused = await errorOf(
      threads.reply(opened.thread_id, {
        message_input: { body: 'More files', to: [{ type: 'OPERATOR' }] },
        files: many,
      }),
    );
    expect(refused).toMatchObject({ outcome: 'not-sent', argument: 'body.files' });
  });

  it('PR10: threads are filtered by type, entity and channel, and contain their last 100 messages on request', async () => {
    const { threads } = createInstance().shop();
    expect(await all(threads.list())).toHaveLength(56);
    expect(await all(threads.list({ entity_type: 'MMP_ORDER', entity_id: ['ORD-1001-A', 'ORD-1002-A'] }))).toHaveLength(
      2,
    );
    const web = await all(threads.list({ channel_codes: ['acme_web'] }));
    const app = await all(threads.list({ channel_codes: ['acme_app'] }));
    expect(web.length + app.length).toBe(53);
    const [long] = await all(
      threads.list({ entity_type: 'MMP_ORDER', entity_id: ['ORD-1001-A'], with_messages: true }),
    );
    expect(long?.messages).toHaveLength(100);
    expect((await threads.get(long?.id ?? '')).messages).toHaveLength(130);
  });

  it('PR12, PR14, S05: a message of the old kind is created, and only received messages are listed by default', async () => {
    const { orders, messages } = createInstance().shop();
    const before = await all(messages.list({ order_id: 'ORD-1001-A', received: 'FALSE', max: 100 }));
    await orders.createMessage('ORD-1001-A', {
      body: 'On its way',
      subject: 'News',
      to_customer: true,
      to_operator: false,
      to_shop: false,
    });
    const sent = await all(messages.list({ order_id: 'ORD-1001-A', received: 'FALSE', max: 100 }));
    expect(sent).toHaveLength(before.length + 1);
    const received = await all(messages.list({ order_id: 'ORD-1001-A', max: 100 }));
    expect(received.some(({ body }) => body === 'On its way')).toBe(false);
  });
});

describe('account, documents and invoices', () => {
  it('S04: a read-only field is reported in a success, and other fields are changed', async () => {
    const { account } = createInstance().shop();
    const payment_info = {
      '@type': 'IBAN',
      owner: 'X',
      bank_name: 'Y',
      iban: 'FR7630006000011234567890189',
      bic: 'ABCDFRPP',
    } as never;
    const { errors } = await account.update({ description: 'New.', payment_info });
    expect(errors?.map(({ field }) => field)).toEqual(['payment_info']);
    expect((await account.get()).description).toBe('New.');
  });

  it('S08: a request for documents is fulfilled in all its formats at once, and sent documents can be read', async () => {
    const { documentRequests } = createInstance().shop();
    const waiting = (
      await all(documentRequests.list({ state: ['TO_PROCESS'], issuer_type: ['SHOP'], type: ['INVOICE'], limit: 100 }))
    )[0];
    const files = (waiting?.document_details ?? []).map(({ format }) => ({ name: `A-1.${format}`, format }));
    const response = { request_id: waiting?.id ?? '', document_number: 'A-1', files };
    const partly = await documentRequests.upload({
      files: [text('other.PDF')],
      documents_input: { requests: [{ ...response, files: [{ name: 'other.PDF', format: 'cXML' }] }] },
    });
    expect(partly.failed[0]?.reasons[0]?.code).toBeTruthy();
    const sent = await documentRequests.upload({
      files: files.map(({ name }) => text(name)),
      documents_input: { requests: [response] },
    });
    expect(sent.throwIfFailed().succeeded).toHaveLength(1);
    const { entity_type = '', entity_id = '' } = waiting ?? {};
    const back = await documentRequests.download({
      entity_type: [entity_type],
      entity_id: [entity_id],
      document_format: [files[0]?.format ?? ''],
    });
    expect(await back.text()).toBe(`content of ${files[0]?.name}`);
  });

  it('S10: with enhanced invoicing, invoices end where billing cycles start', async () => {
    const { invoices, billingCycles, settings } = createInstance().operator();
    const { platform_configuration } = await settings.configuration();
    expect(platform_configuration?.enhanced_seller_invoicing?.enabled).toBe(true);
    const last = (dates: readonly (string | undefined)[]): string =>
      dates
        .map((date) => date ?? '')
        .toSorted()
        .at(-1) ?? '';
    const newestInvoice = last((await all(invoices.list({ max: 100 }))).map(({ date_created }) => date_created));
    const newestCycle = last((await all(billingCycles.list({ limit: 1_000 }))).map(({ date_created }) => date_created));
    expect(newestInvoice < newestCycle).toBe(true);
  });
});

describe('the basket', () => {
  it('PR13: accepts a shipping method, and refuses an invalid one with detail, status, title and type', async () => {
    const instance = createInstance();
    const { basket_id, shipment_id, site_id, shipping_method_id } = instance.sandbox.info().world.basket;
    const { shipments } = instance.basket();
    const set = (id: string, siteId = site_id) =>
      shipments.setShippingMethod(basket_id, shipment_id, { id }, { siteId });
    expect((await set(shipping_method_id)).shipments?.length).toBeGreaterThan(0);
    const refused = await errorOf(set('teleport'));
    expect(refused).toBeInstanceOf(BadRequestError);
    expect(Object.keys(refused['body'] as object).toSorted()).toEqual(['detail', 'status', 'title', 'type']);
    expect(refused['serverMessage']).toBe((refused['body'] as { detail: string }).detail);
    expect(await errorOf(set(shipping_method_id, 'elsewhere'))).toMatchObject({ status: 400 });
  });
});
