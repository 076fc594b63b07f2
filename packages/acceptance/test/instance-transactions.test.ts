/** The asynchronous export of transaction lines, and the allowed hosts of its files. */
import { ArgumentError, type ClientOptions } from '@tradelane/core';
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
  let other: RawServer;
  let refusing: RawServer;
  beforeAll(async () => {
    own = await sandbox.listen();
    other = await startRawServer((_, response) => response.end('{"data":[]}'));
    refusing = await startRawServer((_, response) => response.writeHead(401).end());
  });
  afterAll(() => Promise.all([own.close(), other.close(), refusing.close()]));

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

  it('S09: a chunk on another host is refused before sending, with an error that explains how to allow the host', async () => {
    const error = await errorOf(client().transactions.downloadChunk(`${other.url}/chunk-1?signature=s`));
    expect(error).toBeInstanceOf(ArgumentError);
    expect(error.message).toContain(`allowedHosts: ['${host(other)}']`);
    expect(error.message + JSON.stringify(error)).not.toContain('signature');
    expect(other.arrivals).toHaveLength(0);
  });

  it('S09, T11: the request for a chunk on an allowed host contains neither key, bearer nor headers of the client', async () => {
    const allowing = client({ allowedHosts: [host(other)] });
    const before = other.arrivals.length;
    const chunk = await allowing.transactions.downloadChunk(`${other.url}/chunk-1?signature=a%2Fb&x=1`);
    expect(await chunk.text()).toBe('{"data":[]}');
    const [arrival] = other.arrivals.slice(before);
    expect(arrival?.target).toBe('/chunk-1?signature=a%2Fb&x=1');
    expect(arrival?.headers.authorization).toBeUndefined();
    expect(arrival?.headers['x-gateway-key']).toBeUndefined();
    expect(JSON.stringify(arrival)).not.toContain(key);
  });

  it('T05, T11: the request for a chunk contains no key after a 401 of another host', async () => {
    const allowing = client({ allowedHosts: [host(refusing)] });
    expect(await errorOf(allowing.transactions.downloadChunk(`${refusing.url}/chunk-1`))).toMatchObject({
      status: 401,
    });
    expect(refusing.arrivals.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  it('T12: a chunk at a plain HTTP address beyond this machine is refused, even on an allowed host', async () => {
    const allowing = client({ allowedHosts: ['files.example.com'] });
    const error = await errorOf(allowing.transactions.downloadChunk('http://files.example.com/chunk-1'));
    expect(error).toBeInstanceOf(ArgumentError);
    expect(error.message).toContain('https');
  });

  it.each([
    'https://files.example.com.evil.example/1',
    'https://files.example.com@evil.example/1',
    'https://evil.example/files.example.com',
  ])("S09: %s isn't the allowed host", async (url) => {
    const allowing = client({ allowedHosts: ['files.example.com'], fetch: () => Promise.reject(new Error('sent')) });
    expect(await errorOf(allowing.transactions.downloadChunk(url))).toBeInstanceOf(ArgumentError);
  });
});
