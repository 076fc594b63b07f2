/** How values are sent to the instance: dates, lists, locales, empty bodies. */
import { startRawServer } from '../src/raw-server.ts';
import type { QueryKind } from '@tradelane/core/runtime';
import type { OperationDescriptor } from '@tradelane/core/runtime';
import { createServicesOperator } from '@tradelane/services-operator';
import { createServicesSeller } from '@tradelane/services-seller';
import { describe, expect, it } from 'vitest';
import { operations as marketplaceOperator } from '../../marketplace-operator/src/generated/operations.ts';
import { operations as marketplaceSeller } from '../../marketplace-seller/src/generated/operations.ts';
import { operations as catalogFront } from '../../catalog-manager-front/src/generated/operations.ts';
import { operations as catalogOperator } from '../../catalog-manager-operator/src/generated/operations.ts';
import { operations as catalogSeller } from '../../catalog-manager-seller/src/generated/operations.ts';
import { operations as marketplaceFront } from '../../marketplace-front/src/generated/operations.ts';
import { operations as servicesFront } from '../../services-front/src/generated/operations.ts';
import { operations as servicesOperator } from '../../services-operator/src/generated/operations.ts';
import { operations as servicesSeller } from '../../services-seller/src/generated/operations.ts';
import { type Parameter, routes } from '../src/document.ts';
import { createInstance } from '../src/instance.ts';
import { readDocument } from '../src/surfaces.ts';

const surfaces: Readonly<Record<string, Readonly<Record<string, OperationDescriptor>>>> = {
  'marketplace-seller': marketplaceSeller,
  'marketplace-operator': marketplaceOperator,
  'catalog-manager-seller': catalogSeller,
  'catalog-manager-operator': catalogOperator,
  'catalog-manager-front': catalogFront,
  'services-seller': servicesSeller,
  'services-operator': servicesOperator,
  'marketplace-front': marketplaceFront,
  'services-front': servicesFront,
};

interface Styled extends Parameter {
  readonly explode?: boolean;
}

const queryParameters = Object.entries(surfaces).flatMap(([surface, operations]) =>
  routes(readDocument(surface)).flatMap(({ operation, parameters }) =>
    (parameters as readonly Styled[])
      .filter((parameter) => parameter.in === 'query')
      .map((parameter) => ({
        surface,
        id: operation.operationId,
        parameter,
        kind: (operations[operation.operationId]?.query?.[parameter.name] ?? '').replace('!', '') as QueryKind | '',
      })),
  ),
);

describe('descriptors of the eight surfaces', () => {
  const isArray = ({ schema }: Styled): boolean => schema.type === 'array';

  it('Q09: every list is sent in the style of its operation, and only lists are sent as lists', () => {
    const lists = queryParameters.filter(({ parameter }) => isArray(parameter));
    expect(lists.length).toBeGreaterThan(80);
    for (const { kind, parameter } of lists) expect(kind).toBe(parameter.explode === false ? 'comma' : 'list');
    const wrong = queryParameters.filter(({ kind, parameter }) => /list|comma/.test(kind) && !isArray(parameter));
    expect(wrong).toEqual([]);
  });

  it('Q08, Q06: every date-time is sent as a date, and every locale is validated', () => {
    const dates = queryParameters.filter(({ parameter }) => parameter.schema.format === 'date-time');
    expect(dates.length).toBeGreaterThan(40);
    for (const { kind } of dates) expect(kind).toBe('date');
    const locales = queryParameters.filter(({ parameter }) => parameter.name === 'locale');
    expect(locales.length).toBeGreaterThan(40);
    for (const { kind } of locales) expect(kind).toBe('locale');
  });

  it('Q01, Q03: pages have the documented sizes', () => {
    const sizes = new Map<string, string>();
    for (const operations of Object.values(surfaces))
      for (const { id, page } of Object.values(operations))
        if (page) sizes.set(id, `${page.style} ${page.defaultLimit} ${page.maxLimit}`);
    const special = new Map([
      ['M11', 'seek 50 100'],
      ['TL02', 'seek 10 2000'],
      ['SBC11', 'seek 10 1000'],
    ]);
    for (const [id, size] of sizes) {
      const [style = ''] = size.split(' ');
      expect([id, size]).toEqual([id, special.get(id) ?? `${style} 10 100`]);
    }
    expect([...sizes.keys()]).toEqual(expect.arrayContaining([...special.keys()]));
    expect([...sizes.values()].filter((size) => size.startsWith('offset'))).toHaveLength(8); // IV01, P51, M01, OF21, PR01, OR11, OR41, P11
  });
});

describe('values on the wire', () => {
  it.each<[string, Date | string, string]>([
    ['a Date', new Date(Date.UTC(2026, 2, 1, 8)), '2026-03-01T08:00:00Z'],
    ['a Date with milliseconds', new Date(Date.UTC(2026, 2, 1, 8, 0, 0, 250)), '2026-03-01T08:00:00.250Z'],
    ['a date-time in UTC', '2026-03-01T08:00:00Z', '2026-03-01T08:00:00Z'],
    ['one with +00:00', '2026-03-01T08:00:00+00:00', '2026-03-01T08:00:00Z'],
    ['one with an offset', '2026-03-01T10:00:00+02:00', '2026-03-01T08:00:00Z'],
    ['one of yesterday there', '2026-02-28T22:00:00.123456-10:00', '2026-03-01T08:00:00.123456Z'],
    ['one in small letters', '2026-03-01t08:00:00z', '2026-03-01T08:00:00Z'],
  ])('Q08: %s is sent as encoded UTC with Z, and is accepted', async (_, value, written) => {
    const instance = createInstance();
    const { sent } = await instance.during(() => instance.shop().invoices.list({ start_date: value }));
    expect(sent.map(({ url, status }) => [url.search, status])).toEqual([
      [`?start_date=${written.replaceAll(':', '%3A')}`, 200],
    ]);
  });

  it('Q09, AS40: lists are sent as repeated pairs or with commas, as the operation declares, and a single value as a list of one', async () => {
    const instance = createInstance();
    const { sent } = await instance.during(async () => {
      await instance.shop().shipments.list({ order_id: ['ORD-1', 'ORD-2'], shipment_state_code: ['SHIPPED'] });
      await instance.operator().documents.list({ shop_ids: [2001, 2002] });
      await instance.shop().threads.list({ entity_type: 'MMP_ORDER', entity_id: ['ORD-1', 'ORD-2'] });
      await instance.shop().shipments.list({});
    });
    expect(sent.map(({ url }) => url.search)).toEqual([
      '?order_id=ORD-1&order_id=ORD-2&shipment_state_code=SHIPPED',
      '?shop_ids=2001,2002',
      '?entity_type=MMP_ORDER&entity_id=ORD-1,ORD-2',
      '',
    ]);
    expect(sent.every(({ status }) => status === 200)).toBe(true);
  });

  it('Q06: locales of both forms are sent unchanged, and labels are returned in that language', async () => {
    const instance = createInstance();
    const labels = async (locale: string) =>
      (await instance.shop().reasons.list({ locale })).reasons.map(({ label }) => label);
    expect(await labels('fr_FR')).not.toEqual(await labels('en_US'));
    expect(await labels('fr')).toEqual(await labels('fr_FR'));
  });

  it('Q02, Q10: lists have the requested order, or else the documented default', async () => {
    const { invoices, shipping, settings } = createInstance().shop();
    const dates = async (order?: 'asc' | 'desc') =>
      (await invoices.list({ sort: 'dateCreated', max: 100, ...(order && { order }) })).items.map(
        ({ date_created }) => date_created,
      );
    expect(await dates()).toEqual((await dates()).toSorted());
    expect(await dates('desc')).toEqual((await dates()).toSorted().toReversed());
    const carriers = (await shipping.carriers()).carriers.map(({ label }) => label);
    expect(carriers).toEqual(carriers.toSorted());
    const channels = (await settings.channels()).channels?.map(({ code }) => code) ?? [];
    expect(channels).toEqual(channels.toSorted());
    expect(channels).toHaveLength(2);
  });

  it('SV01, AS70: accept and refuse leave without a body and with Content-Length: 0, on every surface', async () => {
    const server = await startRawServer((_, response) => response.writeHead(204).end());
    try {
      const options = { baseUrl: server.url, auth: { apiKey: 'k' } };
      for (const client of [createServicesSeller(options), createServicesOperator(options)]) {
        await client.orders.accept('SO-1');
        await client.orders.refuse('SO-1');
      }
      expect(server.arrivals).toHaveLength(4);
      for (const { method, headers, body } of server.arrivals) {
        expect([method, headers['content-length'], body]).toEqual(['PUT', '0', '']);
        expect(headers['transfer-encoding']).toBeUndefined();
        expect(headers['content-type']).toBeUndefined();
      }
    } finally {
      await server.close();
    }
  });

  it('S06: only the status of the health check counts, whatever its body', async () => {
    const bodies = ['', '<html>', '{"version":', '42'];
    for (const body of bodies) {
      const instance = createInstance({
        change: () => new Response(body, { headers: { 'content-type': 'application/json' } }),
      });
      const { data, status } = await instance.shop().settings.version().withResponse();
      expect([data, status]).toEqual([undefined, 200]);
    }
    const down = createInstance({ change: () => new Response('{}', { status: 503 }) });
    await expect(down.shop().settings.version(undefined, { maxAttempts: 1 })).rejects.toMatchObject({ status: 503 });
  });
});
