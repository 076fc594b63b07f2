/** Exports and changes of offers, against the sandbox. */
import { exportOffers, syncOffers } from '@tradelane/marketplace-seller';
import { createMemoryCheckpoints } from '@tradelane/core';
import { expect, test } from 'vitest';
import { createWorkbench } from './world.ts';

const remove = (sku: string) => ({
  offers: [{ shop_sku: sku, product_id: '', product_id_type: '', state_code: '', price: 1, update_delete: 'delete' }],
});

test('exportOffers rejects a file that has no column of the CSV export, unlike an empty file', async () => {
  const read = (content: string) => {
    const fetch = async ({ method, url }: Request): Promise<Response> => {
      if (url.endsWith('/file')) return new Response(content);
      if (method === 'POST') return Response.json({ tracking_id: 't1' });
      return Response.json({ status: 'COMPLETED', urls: [`${new URL(url).origin}/file`] });
    };
    const request = { export_type: 'text/csv', rename_fields: { 'offer-id': 'id', 'shop-sku': 'sku' } } as const;
    return Array.fromAsync(exportOffers(createWorkbench({ fetch }).marketplace, request));
  };
  for (const content of ['Request has expired', '%PDF-1.4\n1 0 obj\n'])
    await expect(read(content)).rejects.toMatchObject({ name: 'MalformedResponseError' });
  for (const content of ['sku;price\n', '\n', '']) expect(await read(content)).toEqual([]);
});

test.each([
  ['no ID of the export', { start: {} }],
  ['a complete export without files', { status: { status: 'COMPLETED' } }],
  ["a complete export whose files aren't a list", { status: { status: 'COMPLETED', urls: { length: 1e9 } } }],
  ['an empty file', { content: ' ' }],
  ['another file', { content: 'Request has expired' }],
  ['a truncated file', { content: '[{"offer_id":1},' }],
  ['a rounded ID', { content: '[{"offer_id":12345678901234567}]' }],
  ['an infinite price', { content: '[{"offer_id":1,"price":1e400}]' }],
])('G58, G60: %s is a malformed response of syncOffers, and no offer is skipped', async (_, spoilt) => {
  let isSpoilt = true;
  const since = new Set<unknown>();
  const seen: unknown[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const { method, url } = request;
    const { start, status, content } = (isSpoilt ? spoilt : {}) as {
      start?: object;
      status?: object;
      content?: string;
    };
    if (method === 'POST') since.add(((await request.json()) as { last_request_date: unknown }).last_request_date);
    if (method === 'POST') return Response.json(start ?? { tracking_id: 't1' });
    if (url.endsWith('/file')) return new Response(content ?? '[{"offer_id":1},{"offer_id":2}]');
    return Response.json(status ?? { status: 'COMPLETED', urls: [`${new URL(url).origin}/file`] });
  };
  const { marketplace, clock } = createWorkbench({ fetch });
  const options = {
    checkpoint: createMemoryCheckpoints(),
    since: new Date('2020-01-01T00:00:00Z'),
    handler: ({ offer_id: id }: { offer_id?: unknown }) => void seen.push(id),
  };
  await expect(syncOffers(marketplace, options)).rejects.toMatchObject({ name: 'MalformedResponseError' });
  await clock.wait(86_400_000);
  isSpoilt = false;
  await syncOffers(marketplace, options);
  expect([...since]).toEqual(['2020-01-01T00:00:00.000Z']);
  expect(seen.slice(-2)).toEqual([1, 2]);
});

test('syncOffers reads a file with more rows than it asked for in parts, and passes each offer once', async () => {
  const rows = Array.from({ length: 20_001 }, (_row, id) => ({ offer_id: id }));
  let downloads = 0;
  const fetch = async ({ method, url }: Request): Promise<Response> => {
    if (method === 'POST') return Response.json({ tracking_id: 't 1' });
    if (!url.endsWith('/file')) return Response.json({ status: 'COMPLETED', urls: [`${new URL(url).origin}/file`] });
    downloads += 1;
    return Response.json(rows);
  };
  const seen = new Set<unknown>();
  const { handled } = await syncOffers(createWorkbench({ fetch }).marketplace, {
    checkpoint: createMemoryCheckpoints(),
    since: new Date('2020-01-01T00:00:00Z'),
    handler: ({ offer_id: id }) => void seen.add(id),
  });
  expect([handled, seen.size, downloads]).toEqual([20_001, 20_001, 2]);
});

test('syncOffers passes each version of an offer once, and deleted offers too', async () => {
  const { marketplace, clock } = createWorkbench();
  const seen: string[] = [];
  const options = {
    key: 'erp',
    checkpoint: createMemoryCheckpoints(),
    since: new Date('2020-01-01T00:00:00Z'),
    handler: ({ shop_sku: sku = '', deleted }: { shop_sku?: string; deleted?: boolean }) => {
      seen.push(deleted === true ? `${sku} deleted` : sku);
    },
  };
  await syncOffers(marketplace, options);
  expect(seen).toContain('CHAIR-4');
  const first = seen.length;
  expect(new Set(seen).size).toBe(first);
  await marketplace.offers.upsert(remove('CHAIR-4'));
  await clock.wait(120_000);
  await syncOffers(marketplace, options);
  expect(seen.slice(first)).toContain('CHAIR-4 deleted');
  expect(seen.slice(first)).not.toContain('LAMP-2');
});
