/** Permissions on the instance, as its clients see them. */
import { createVirtualClock } from '@tradelane/core';
import { createMarketplaceSeller } from '@tradelane/marketplace-seller';
import { createServicesFront } from '@tradelane/services-front';
import { createServicesOperator } from '@tradelane/services-operator';
import { describe, expect, it } from 'vitest';
import { type ClientOfSurface, clients } from '../src/clients.ts';
import { createInstance, type Instance } from '../src/instance.ts';
import { readDocument } from '../src/surfaces.ts';
import { errorOf } from '../src/world.ts';

describe('credentials of the instance', () => {
  const instance = createInstance();
  const { keys, options } = instance;

  it('T11, AS157, AS158: sellers send their key unchanged, operators and fronts a key or a bearer token, and shoppers a bearer token', async () => {
    const operator = (auth: Parameters<Instance['options']>[0]) => createServicesOperator(options(auth));
    const { sent } = await instance.during(async () => {
      await instance.shop().roles.list();
      await operator({ apiKey: keys.operator }).roles.list();
      await operator({ token: keys.operatorBearer }).roles.list();
      await createServicesFront(options({ token: () => Promise.resolve(keys.frontBearer) })).roles.list();
    });
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([
      keys.shop(2001),
      keys.operator,
      `Bearer ${keys.operatorBearer}`,
      `Bearer ${keys.frontBearer}`,
    ]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it("T15: the operator's client may use a token endpoint, with one token request for many calls", async () => {
    const { client_id, client_secret } = instance.sandbox.info().credentials.operator.oauth;
    const authUrl = instance.sandbox.info().urls.instance_url;
    const client = createServicesOperator(options({ authUrl, clientId: client_id, clientSecret: client_secret }));
    const { value, sent } = await instance.during(() =>
      Promise.all([client.roles.list(), client.settings.locales(), client.billingCycles.list()]),
    );
    expect(value[2].items.length).toBeGreaterThan(0);
    expect(sent.filter(({ target }) => target.endsWith('/oauth/token'))).toHaveLength(1);
    expect(sent.at(-1)?.headers.get('authorization')).toMatch(/^Bearer /);
  });

  it.each<[string, readonly string[]]>([
    ['marketplace-seller', ['apiKey']],
    ['services-seller', ['apiKey']],
    ['catalog-manager-seller', ['apiKey']],
    ['services-operator', ['apiKey', 'http', 'oauth2']],
    ['catalog-manager-operator', ['apiKey', 'http', 'oauth2']],
    ['marketplace-operator', ['apiKey', 'http', 'oauth2']],
    ['services-front', ['apiKey', 'http']],
    ['marketplace-front', ['apiKey', 'http']],
    ['catalog-manager-front', ['apiKey', 'http']],
  ])('T11: %s has the schemes of its row, with OAuth 2.0 only on surfaces of the operator', (surface, kinds) => {
    const schemes = Object.values(readDocument(surface).components?.['securitySchemes'] ?? {}) as { type: string }[];
    expect(schemes.map(({ type }) => type).toSorted()).toEqual(kinds);
  });
});

describe('one shop or several', () => {
  it('Q07: forShop selects among the shops of the key, for calls, pages, files, batches and threads', async () => {
    const instance = createInstance();
    const client = instance.shop();
    const garden = client.forShop(2002);
    expect((await client.account.get()).shop_id).toBe(2001);
    expect((await garden.account.get()).shop_id).toBe(2002);
    expect((await garden.forShop(2001).account.get()).shop_id).toBe(2001);
    const { sent } = await instance.during(async () => {
      for await (const page of garden.transactions.list({ limit: 100 }).pages()) if (page.previousCursor) break;
      const [document] = (await garden.documents.list({ updated_since: '2020-01-01T00:00:00Z' })).shop_documents;
      await (await garden.documents.download({ document_ids: [document?.id ?? 0] })).bytes();
      await garden.shipments.ship({ shipments: [{ id: 'unknown' }] });
    });
    const shops = sent.map(({ url }) => url.searchParams.get('shop_id'));
    expect(shops).toEqual(['2002', null, '2002', '2002', '2002']); // The second page sends only its token (Q04).
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });

  it("Q07: forShop selects its shop on every page of a list by offset, even if the response doesn't link the next page", async () => {
    const sent: URL[] = [];
    const client = createMarketplaceSeller({
      baseUrl: 'https://mall.example.com',
      auth: { apiKey: 'k' },
      rateLimiting: false,
      fetch: async (request) => {
        sent.push(new URL(request.url));
        return Response.json({ invoices: [{ id: sent.length }], total_count: 3 });
      },
    });
    for await (const invoice of client.forShop(2002).invoices.list({ max: 1 })) expect(invoice).toBeDefined();
    expect(sent.map(({ searchParams }) => [searchParams.get('offset'), searchParams.get('shop_id')])).toEqual([
      [null, '2002'],
      ['1', '2002'],
      ['2', '2002'],
    ]);
  });

  const seller = ({ surface }: ClientOfSurface): boolean => surface.endsWith('-seller');
  const onInstance = clients.filter(({ surface }) => /-(seller|operator|front)$/.test(surface));

  it.each(onInstance)('Q07: $surface has forShop only if it is a seller surface', (client) => {
    const made = client.create({
      baseUrl: 'https://instance.example.com',
      auth: { apiKey: 'k' },
      clock: createVirtualClock(),
    });
    expect('forShop' in made).toBe(seller(client));
    const paths = Object.entries(readDocument(client.surface).paths).flatMap(([path, item]) =>
      path.startsWith('/linked/') ? [] : [item],
    );
    const isShop = ({ $ref }: { $ref?: string }): boolean => $ref?.endsWith('/shop_id') ?? false;
    const withShop = paths.filter(
      ({ parameters }) =>
        JSON.stringify(parameters ?? []).includes('shop_id') || (parameters ?? []).some((one) => isShop(one as object)),
    );
    expect(withShop).toHaveLength(seller(client) ? paths.length : 0);
  });

  it('Q07: the operator passes a shop only if the operation has the parameter', async () => {
    const instance = createInstance();
    const tracked = await instance.operator().imports.list({ shop_id: 2002 });
    expect(tracked.items.every(({ shop_id }) => shop_id === 2002)).toBe(true);
    expect(tracked.items.length).toBeGreaterThan(0);
    expect(await errorOf(instance.operator().settings.channels({ shop_id: 2002 } as object))).toMatchObject({
      name: 'ArgumentError',
    });
  });
});
