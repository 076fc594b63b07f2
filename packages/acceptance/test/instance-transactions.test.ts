/** The asynchronous export of transaction lines, and the allowed hosts of its files. */
import { type ClientOptions } from '@tradelane/core';
import { createMarketplaceSeller } from '@tradelane/marketplace-seller';
import { createSandbox, type Listener } from '@tradelane/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { all, createInstance, type Instance } from '../src/instance.ts';
import { type RawServer, startRawServer } from '../src/raw-server.ts';
import { errorOf } from '../src/world.ts';

/** Starts an export and waits for its files. */
async function exported(
  instance: Instance,
  request?: Parameters<ReturnType<Instance['shop']>['transactions']['startExport']>[0],
): Promise<string[]> {
  const { transactions } = instance.shop();
  const { tracking_id } = await transactions.startExport(request);
  const id = tracking_id ?? '';
  for (;;) {
    const { status, urls } = await transactions.exportStatus(id);
    if (status !== 'PENDING') return urls ?? [];
    await instance.clock.wait(60_000);
  }
}

describe('an export', () => {
  it('S09: an export is started with or without a body, polled, and read chunk by chunk from the addresses in its status', async () => {
    const instance = createInstance();
    const { transactions } = instance.shop();
    const { tracking_id } = await transactions.startExport();
    expect(await transactions.exportStatus(tracking_id ?? '')).toMatchObject({ status: 'PENDING' });
    const urls = await exported(instance, { format: 'NDJSON', items_per_chunk: 2_000 });
    const ids: string[] = [];
    for (const url of urls) {
      const { value: chunk, sent } = await instance.during(() => transactions.downloadChunk(url));
      expect(sent[0]?.url.href).toBe(url);
      expect(sent[0]?.headers.get('accept')).toContain('application/x-ndjson');
      const lines = (await chunk.text()).trimEnd().split('\n');
      expect(lines.length).toBeLessThanOrEqual(2_000);
      ids.push(...lines.map((line) => (JSON.parse(line) as { id: string }).id));
    }
    const listed = await all(transactions.list({ limit: 2_000 }));
    expect(ids.length).toBeGreaterThan(5_000);
    expect(new Set(ids)).toEqual(new Set(listed.map(({ id }) => id)));
  });

  it('S09, AS73: an export has its JSON rows in `data`, and filters by dates in any time zone', async () => {
    const instance = createInstance();
    const [url = ''] = await exported(instance, {
      order_id: ['BK-2001-0500-A'],
      date_created_from: '2020-01-01T01:00:00+01:00',
    });
    const { data } = JSON.parse(await (await instance.shop().transactions.downloadChunk(url)).text()) as {
      data: { id: string }[];
    };
    expect(data).toHaveLength(5);
  });
});

describe('a chunk of an export, over sockets', () => {
  const sandbox = createSandbox();
  const key = sandbox.info().credentials.shops[0]?.api_key ?? '';
  let own: Listener;
  let refusing: RawServer;
  beforeAll(async () => {
    own = await sandbox.listen();
    refusing = await startRawServer((_, response) => response.writeHead(401).end());
  });
  afterAll(() => Promise.all([own.close(), refusing.close()]));

  const client = (more: Partial<ClientOptions> = {}) =>
    createMarketplaceSeller({
      baseUrl: `${own.url}/instance`,
      auth: { apiKey: key },
      rateLimiting: false,
      headers: { 'x-gateway-key': 'between us' },
      ...more,
    });
  const host = ({ url }: { readonly url: string }): string => new URL(url).host;

  it("S09, T11: the request for a chunk contains the key if its address is on the API's host", async () => {
    const { transactions } = client();
    const { tracking_id = '' } = await transactions.startExport({ format: 'NDJSON' });
    await sandbox.clock.advance(60_000);
    const { urls = [] } = await transactions.exportStatus(tracking_id);
    expect(urls.map((url) => new URL(url).host)).toEqual([host(own)]);
    expect((await (await transactions.downloadChunk(urls[0] ?? '')).text()).split('\n').length).toBeGreaterThan(5_000);
    // It is closed without the key, so the key was sent.
    expect((await fetch(urls[0] ?? '')).status).toBe(401);
  });

  it('T05, T11: the request for a chunk contains no key after a 401 of another host', async () => {
    const allowing = client({ allowedHosts: [host(refusing)] });
    expect(await errorOf(allowing.transactions.downloadChunk(`${refusing.url}/chunk-1`))).toMatchObject({
      status: 401,
    });
    expect(refusing.arrivals.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });
});
