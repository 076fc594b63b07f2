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
});
