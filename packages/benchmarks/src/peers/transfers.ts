import { createReadStream, createWriteStream, openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';

type Transfer = (url: string, size: number, file: string) => Promise<void>;

/** Ways to get a large file down or up; each imports what it needs, so that it pays for nothing else. */
export const transfers: Readonly<Record<string, Transfer>> = {
  /** Loads what the others load and moves nothing. */
  idle: async () => {
    await import('undici');
  },
  'down undici pipeline': async (url, size, file) => {
    const { stream } = await import('undici');
    await stream(`${url}/file/${size}`, { method: 'GET' }, () => createWriteStream(file));
  },
  'down fetch pipeline': async (url, size, file) => {
    const { body } = await fetch(`${url}/file/${size}`);
    if (body) await pipeline(Readable.fromWeb(body as WebStream), createWriteStream(file));
  },
  'down openapi-fetch (blob)': async (url, size, file) => {
    const { default: createClient } = await import('openapi-fetch');
    const client = createClient<{
      '/file/{size}': {
        get: {
          parameters: { path: { size: number } };
          responses: { 200: { content: { 'application/octet-stream': Blob } } };
        };
      };
    }>({ baseUrl: url });
    const { data } = await client.GET('/file/{size}', { params: { path: { size } }, parseAs: 'blob' });
    if (data) await writeFile(file, Buffer.from(await (data as Blob).arrayBuffer()));
  },
  'down axios (default)': async (url, size, file) => {
    const { default: axios } = await import('axios');
    const { data } = await axios.get<Buffer>(`${url}/file/${size}`, { responseType: 'arraybuffer' });
    await writeFile(file, data);
  },
  'down tradelane (node)': async (url, size, file) => {
    const { operations, tradelaneOnNode } = await import('./tradelane.ts');
    const { saveTo } = await import('@tradelane/core/node');
    await saveTo(await tradelaneOnNode(url).file(operations.download, { path: { size } }), file);
  },
  'down tradelane (fetch)': async (url, size, file) => {
    const { operations, tradelane } = await import('./tradelane.ts');
    const { saveTo } = await import('@tradelane/core/node');
    await saveTo(await tradelane(url).file(operations.download, { path: { size } }), file);
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
    const { body } = await request(`${url}/upload`, {
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
    await (await fetch(`${url}/upload`, { method: 'POST', body: form })).text();
  },
  'up axios (FormData of openAsBlob)': async (url, _size, file) => {
    const { default: axios } = await import('axios');
    const form = new FormData();
    form.append('file', await openAsBlob(file), 'export.bin');
    await axios.post(`${url}/upload`, form, { maxBodyLength: Infinity });
  },
  'up tradelane (node)': async (url, _size, file) => {
    const { operations, tradelaneOnNode } = await import('./tradelane.ts');
    const { fileFromPath } = await import('@tradelane/core/node');
    await tradelaneOnNode(url, { timeoutInMs: 300_000 }).call(operations.upload, {
      body: { file: await fileFromPath(file) },
    });
  },
  'up tradelane (fetch)': async (url, _size, file) => {
    const { operations, tradelane } = await import('./tradelane.ts');
    const { fileFromPath } = await import('@tradelane/core/node');
    await tradelane(url, { timeoutInMs: 300_000 }).call(operations.upload, {
      body: { file: await fileFromPath(file) },
    });
  },
};
