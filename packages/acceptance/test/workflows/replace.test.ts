/** P06, P07, P08: calls that replace everything ask before they remove anything. */
import {
  type CarriersUpsert,
  createChannelPlatform,
  type ProductType,
  replaceBusinessInformation,
  replaceCarriers,
  replaceProductType,
} from '@tradelane/channel-platform';
import { createMemoryCheckpoints } from '@tradelane/core';
import { expect, test } from 'vitest';
import { createWorkbench, type Workbench } from './world.ts';

const workbench = (options: Parameters<typeof createWorkbench>[0] = {}): Workbench =>
  createWorkbench({ maxAttempts: 1, ...options });

const carriers = (...ids: readonly string[]): CarriersUpsert => ({
  carriers: ids.map((id) => ({ channel_carrier_id: id, name: `Carrier ${id}` })),
});

test('P06: attributes, list values and rules that a product type would lose are named', async () => {
  const { sandbox } = workbench();
  const { connector, origin } = workbench({
    fetch: async (request) => (request.method === 'PUT' ? new Response(null, { status: 202 }) : sandbox.fetch(request)),
  });
  const store = createMemoryCheckpoints();
  const texts = [{ locale: 'en', value: 'x' }] as unknown as ProductType['labels'];
  const type = (values: readonly string[], ...attributes: readonly string[]): ProductType => ({
    labels: texts,
    embedded_attributes: [
      ...attributes.map((id) => ({
        id,
        type: 'Text',
        labels: texts,
        descriptions: texts,
        requirement_level: 'OPTIONAL',
      })),
      {
        id: 'size',
        type: 'List',
        labels: texts,
        descriptions: texts,
        requirement_level: 'OPTIONAL',
        available_values: values.map((id) => ({ id })),
      },
    ] as unknown as ProductType['embedded_attributes'],
  });
  const query = { product_type_id: 'shoes' };
  const preview = (body: ProductType) =>
    replaceProductType(connector, origin.channel_id, body, query, { checkpoint: store, dryRun: true });
  const before = { ...type(['S', 'M'], 'color'), rules: [{ ref: 'r1' }] } as unknown as ProductType;
  await replaceProductType(connector, origin.channel_id, before, query, { checkpoint: store, confirmRemovals: true });
  expect(await preview(type(['S']))).toMatchObject({ removed: ['attribute color', 'value size/M', 'rule r1'] });
  expect(await preview(type(['S', 'M'], 'color'))).toMatchObject({ removed: ['rule r1'], kept: 4 });
});

test('P08: business information that would lose a field or a sub-channel is refused', async () => {
  const { connector, origin, clock } = workbench();
  const store = createMemoryCheckpoints();
  const updated_at = new Date(clock.now());
  const replace = (body: object, confirmRemovals?: boolean) =>
    replaceBusinessInformation(
      connector,
      origin.channel_id,
      origin.channel_store_id,
      { currency: 'EUR', updated_at, ...body },
      { checkpoint: store, confirmRemovals },
    );
  const sub = (id: string) => ({ id, name: id, currency: 'EUR' });
  await replace({ kyc_status: 'APPROVED', sub_channels: [sub('fr'), sub('de')] }, true);
  await expect(replace({ sub_channels: [sub('fr')] })).rejects.toMatchObject({
    removed: ['kyc_status', 'sub-channel de'],
  });
  expect(await replace({ kyc_status: 'REFUSED', sub_channels: [sub('fr'), sub('de')] })).toMatchObject({ removed: [] });
});

test("P07: carriers that a list would remove are named, state of one host doesn't apply to another, and no two IDs are confused", async () => {
  const sent: string[] = [];
  const of = (host: string) =>
    createChannelPlatform({
      baseUrl: `https://${host}.example.com`,
      auth: { identity: 'us', account: 'us', credential: () => ({ authorization: 'Bearer x', generation: 1 }) },
      rateLimiting: false,
      fetch: async ({ url }: Request) => {
        sent.push(new URL(url).host);
        return new Response(null, { status: 204 });
      },
    });
  const store = createMemoryCheckpoints();
  await replaceCarriers(of('test'), 'acme', carriers('a'), { checkpoint: store, confirmRemovals: true });
  const first = { name: 'UnconfirmedRemovalError', isFirst: true };
  await expect(replaceCarriers(of('live'), 'acme', carriers('a'), { checkpoint: store })).rejects.toMatchObject(first);
  const other = replaceCarriers(of('test'), 'acme', carriers('b'), { checkpoint: store });
  await expect(other).rejects.toMatchObject({ removed: ['a'], outcome: 'not-sent' });
  expect(sent).toEqual(['test.example.com']);

  const replaceType = (query: { readonly store_id?: string; readonly product_type_id: string }, isFirst: boolean) =>
    replaceProductType(of('test'), 'acme', { labels: [], embedded_attributes: [] } as never, query, {
      checkpoint: store,
      confirmRemovals: isFirst,
    });
  await replaceType({ store_id: 'eu.web', product_type_id: 'shoes' }, true);
  await replaceType({ store_id: 'eu.web', product_type_id: 'shoes' }, false);
  const others = [
    { store_id: 'eu', product_type_id: 'web.shoes' },
    { store_id: 'eu', product_type_id: 'web/shoes' },
    { product_type_id: 'eu.web.shoes' },
  ];
  for (const query of others) await expect(replaceType(query, false)).rejects.toMatchObject(first);
});
