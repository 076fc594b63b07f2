import { createReadStream, createWriteStream, openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientOptions } from '@tradelane/core';
import type { MarketplaceSeller } from '@tradelane/marketplace-seller';
import type { ReadableStream as WebStream } from 'node:stream/web';

/** The file of a given size, which the server generates. */
function fileOf(size: number): string {
  return `/api/products/imports/${size}/transformed_file`;
}

async function sellerAt(url: string, options: Partial<ClientOptions> = {}): Promise<MarketplaceSeller> {
  const { createMarketplaceSeller } = await import('@tradelane/marketplace-seller');
  return createMarketplaceSeller({ baseUrl: url, auth: { apiKey: 'key' }, ...options });
}

type Transfer = (url: string, size: number, file: string) => Promise<void>;

/** Ways to download or upload a large file. Each imports only what it needs. */
export const transfers: Readonly<Record<string, Transfer>> = {
  /** Loads the same modules and moves nothing. */
  idle: async () => {
    await import('undici');
  },
  'down undici pipeline': async (url, size, file) => {
    const { stream } = await import('undici');
    await stream(url + fileOf(size), { method: 'GET' }, () => createWriteStream(file));
  },
  'down fetch pipeline': async (url, size, file) => {
    const { body } = await fetch(url + fileOf(size));
    if (body) await pipeline(Readable.fromWeb(body as WebStream), createWriteStream(file));
  },
  'down openapi-fetch (blob)': async (url, size, file) => {
    const { default: createClient } = await import('openapi-fetch');
    const client = createClient<{
      '/api/products/imports/{import_id}/transformed_file': {
        get: {
          parameters: { path: { import_id: number } };
          responses: { 200: { content: { 'application/octet-stream': Blob } } };
        };
      };
    }>({ baseUrl: url });
    const { data } = await client.GET('/api/products/imports/{import_id}/transformed_file', {
      params: { path: { import_id: size } },
      parseAs: 'blob',
    });
    if (data) await writeFile(file, Buffer.from(await (data as Blob).arrayBuffer()));
  },
  'down axios (default)': async (url, size, file) => {
    const { default: axios } = await import('axios');
    const { data } = await axios.get<Buffer>(url + fileOf(size), { responseType: 'arraybuffer' });
    await writeFile(file, data);
  },
  'down tradelane (node)': async (url, size, file) => {
    const { createNodeTransport, saveTo } = await import('@tradelane/core/node');
    const seller = await sellerAt(url, { transport: createNodeTransport() });
    await saveTo(await seller.imports.transformedFile(size), file);
  },
  'down tradelane (fetch)': async (url, size, file) => {
    const { saveTo } = await import('@tradelane/core/node');
    await saveTo(await (await sellerAt(url)).imports.transformedFile(size), file);
  },
  'up undici pipeline': async (url, size, file) => {
    const { request } = await import('undici');
    const boundary = 'benchmark-boundary';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="export.bin"\r\ncontent-type: application/octet-stream\r\n\r\n`;
    const tail = `\r\n--${boundary}--\r\n`;
    const parts = async function* (): AsyncGenerator<Uint8Array> {
      yield Buffer.from(head);
      yield* createReadStream(file) as AsyncIterable<Uint8Array>;
      yield Buffer.from(tail);
    };
    const { body } = await request(`${url}/api/products/imports`, {
      method: 'POST',
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': String(head.length + size + tail.length),
      },
      body: Readable.from(parts(), { objectMode: false }),
    });
    await body.dump();
  },
  'up fetch (FormData of openAsBlob)': async (url, _size, file) => {
    const form = new FormData();
    form.append('file', await openAsBlob(file), 'export.bin');
    await (await fetch(`${url}/api/products/imports`, { method: 'POST', body: form })).text();
  },
  'up axios (FormData of openAsBlob)': async (url, _size, file) => {
    const { default: axios } = await import('axios');
    const form = new FormData();
    form.append('file', await openAsBlob(file), 'export.bin');
    await axios.post(`${url}/api/products/imports`, form, { maxBodyLength: Infinity });
  },
  'up tradelane (node)': async (url, _size, file) => {
    const { createNodeTransport, fileFromPath } = await import('@tradelane/core/node');
    const seller = await sellerAt(url, { transport: createNodeTransport(), timeoutInMs: 300_000 });
    await seller.imports.create({ file: await fileFromPath(file) });
  },
  'up tradelane (fetch)': async (url, _size, file) => {
    const { fileFromPath } = await import('@tradelane/core/node');
    const seller = await sellerAt(url, { timeoutInMs: 300_000 });
    await seller.imports.create({ file: await fileFromPath(file) });
  },
};
