/** Unknown additions of newer servers arrive unchanged, from every operation of every surface. */
import { createHub, type Order } from '@tradelane/hub';
import * as schemas from '../../hub/src/generated/schemas.ts';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { clients, methodOf } from '../src/clients.ts';
import { type Document, resolve, routes, type Schema } from '../src/document.ts';
import { sampleArguments, sampleOf } from '../src/sample.ts';
import { readDocument } from '../src/surfaces.ts';

interface Response200 {
  readonly content?: Readonly<
    Record<
      string,
      {
        readonly schema: Schema;
        readonly example?: unknown;
        readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
      }
    >
  >;
}

/** The documented response of an operation, if it is JSON. */
function responseOf(document: Document, documented: Readonly<Record<string, unknown>>): unknown {
  const [status, unresolved] = Object.entries(documented).find(([code]) => code.startsWith('2')) ?? [];
  if (status === undefined) return undefined;
  const media = resolve<Response200>(document, unresolved).content?.['application/json'];
  if (media === undefined) return undefined;
  return media.example ?? Object.values(media.examples ?? {})[0]?.value ?? sampleOf(document, media.schema);
}

/** The response of a newer server: an additional field in every object, other enum values, another order of fields. */
function ofNextYear(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ofNextYear);
  if (typeof value === 'string') return /^[A-Z][A-Z_]{2,}$/.test(value) ? 'NEVER_SEEN_BEFORE' : value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, inner]) => [name, ofNextYear(inner)]);
  return Object.fromEntries([['field_of_next_year', { of: ['NEXT_YEAR', null, 0.1] }], ...fields.toReversed()]);
}

/** The result of a method, as it came over the wire: lists and batches contain their responses. */
function wireOf(result: unknown): unknown {
  if (typeof result !== 'object' || result === null) return result;
  if ('nextCursor' in result && 'body' in result) return result.body;
  if ('responses' in result && 'succeeded' in result) return (result.responses as readonly unknown[])[0];
  return result;
}

const documented = clients.flatMap(({ surface, auth, create }) => {
  const document = readDocument(surface);
  return routes(document).flatMap((route) => {
    // Only the status of these counts, and the method returns nothing (S06).
    if ('x-status-only' in route.operation) return [];
    const response = responseOf(document, route.operation.responses);
    if (typeof response !== 'object' || response === null) return [];
    return [{ surface, id: route.operation.operationId, auth, create, document, route, response }];
  });
});

describe('a response of a newer server', () => {
  it.each(documented)(
    'E04, E05, E06: $surface $id arrives unchanged: new fields, new values, another order',
    async ({ auth, create, document, route, response }) => {
      const sent = JSON.stringify(ofNextYear(response));
      const client = create({
        baseUrl: 'https://host.example.com',
        auth: auth === 'token' ? { token: 't' } : { apiKey: 'k' },
        rateLimiting: false,
        fetch: async () => new Response(sent, { status: 200, headers: { 'content-type': 'application/json' } }),
      });
      const result = await methodOf(client, route.operation['x-method'])(...sampleArguments(document, route));
      expect(JSON.stringify(wireOf(result))).toBe(sent);
    },
  );

  it('E04: the documented responses of every surface are tested', () => {
    expect(new Set(documented.map(({ surface }) => surface)).size).toBe(clients.length);
    expect(documented.length).toBeGreaterThan(150);
  });
});

describe('types', () => {
  it('E05: accept any string as an enum, and list the known values', () => {
    expectTypeOf<'NEVER_SEEN_BEFORE'>().toExtend<Order['status']>();
    expectTypeOf<'AWAITING_ACCEPTANCE'>().toExtend<Order['status']>();
    expectTypeOf<Order['status']>().toExtend<string>();
  });
});

describe('with schemas that validate responses', () => {
  it('E04, E05: unknown fields and values pass unchanged', async () => {
    const { response } = documented.find(({ id }) => id === 'v2-listOrders') ?? {};
    const sent = JSON.stringify(ofNextYear(response));
    const hub = createHub({
      baseUrl: 'https://hub.example.com',
      auth: { token: 't' },
      schemas,
      validate: 'throw',
      fetch: async () => new Response(sent, { headers: { 'content-type': 'application/json' } }),
    });
    expect(JSON.stringify((await hub.orders.list()).body)).toBe(sent);
  });
});
