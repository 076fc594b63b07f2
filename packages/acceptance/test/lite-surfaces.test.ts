/** The functions of `@tradelane/<surface>/lite`, next to the methods of the client. */
import * as basket from '@tradelane/basket/lite';
import { BadRequestError } from '@tradelane/core';
import * as servicesFront from '@tradelane/services-front/lite';
import { afterEach, describe, expect, test } from 'vitest';
import { clients, methodOf } from '../src/clients.ts';
import { routes } from '../src/document.ts';
import { createInstance, type Instance } from '../src/instance.ts';
import { sampleArguments } from '../src/sample.ts';
import { readDocument } from '../src/surfaces.ts';

type Call = (...args: unknown[]) => PromiseLike<unknown>;

const surfaces = { basket, 'services-front': servicesFront } as unknown as Record<string, Record<string, Call>>;
const rows = Object.entries(surfaces).flatMap(([surface, functions]) => {
  const document = readDocument(surface);
  return routes(document).map((route) => ({ id: route.operation.operationId, surface, functions, document, route }));
});

/** The parts of a request that a server sees. */
async function seen(request: Request): Promise<unknown> {
  const { method, url, headers } = request;
  const type = headers.get('content-type')?.replace(/boundary=.+/, '') ?? null;
  const parts = type?.startsWith('multipart/') ? [...(await request.clone().formData())] : [];
  const body = parts.length > 0 ? parts.map(partText).toSorted() : await request.text();
  return { method, url, type, accept: headers.get('accept'), authorization: headers.get('authorization'), body };
}

function partText([name, value]: readonly [string, FormDataEntryValue]): string {
  return typeof value === 'string' ? `${name}=${value}` : `${name}=${value.name} ${value.type} ${value.size}`;
}

test.each(rows)(
  '$surface $id: sends the same request as the method',
  async ({ surface, functions, document, route }) => {
    const sent: unknown[] = [];
    const options = {
      baseUrl: 'https://service.example.com/base',
      auth: { token: 'my-token' },
      fetch: async (request: Request) => {
        sent.push(await seen(request));
        return Response.json({ code: 'NO' }, { status: 400 });
      },
    };
    const client = clients.find((one) => one.surface === surface)?.create({ ...options, rateLimiting: false });
    const name = String(route.operation['x-method']);
    const functionName = name.replace(/\.(.)/, (_, first: string) => first.toUpperCase());
    const args = sampleArguments(document, route);
    const ends = [
      methodOf(client ?? {}, name)(...args),
      functions[functionName]?.(servicesFront.createLite(options), ...args.map(withBlobs)),
    ];
    const [ofMethod, ofFunction] = await Promise.all(
      ends.map((end) =>
        Promise.resolve(end).then(
          () => 200,
          (error: unknown) => error,
        ),
      ),
    );
    expect(ofFunction).toBeInstanceOf(BadRequestError);
    expect(ofMethod === 200 ? 'BatchError' : (ofMethod as Error).name).toMatch(/^BadRequestError|BatchError$/);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  },
);

/** A client also accepts `{ name, data }` as a file. */
function withBlobs(input: unknown): unknown {
  if (Array.isArray(input)) return input.map(withBlobs);
  if (typeof input !== 'object' || input === null || input instanceof Blob || input instanceof Date) return input;
  if ('data' in input && 'name' in input)
    return new File([input.data as BlobPart], String(input.name), { type: (input as { type?: string }).type ?? '' });
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, withBlobs(value)]));
}

describe('on the sandbox', () => {
  let instance: Instance | undefined;
  afterEach(() => instance?.clock.stop());

  test('a storefront reads settings and pages, uploads and downloads files', async () => {
    const { sandbox, clock, keys, front } = (instance = createInstance());
    const baseUrl = sandbox.info().urls.instance_url;
    const lite = servicesFront.createLite({ baseUrl, auth: { apiKey: keys.front }, clock, fetch: sandbox.fetch });
    expect(await servicesFront.settingsLocales(lite)).toEqual(await front().settings.locales());
    const page = await servicesFront.invoicesList(lite, { max: 2 });
    expect(page.invoices).toEqual((await front().invoices.list({ max: 2 })).items);
    const file = new File(['%PDF-1.4'], 'register.pdf', { type: 'application/pdf' });
    const shop_documents = { shop_documents: [{ file_name: file.name, type_code: 'PROFESSIONAL_INFO' }] };
    const { shop_documents: before } = await servicesFront.documentsList(lite, { shop_ids: [2001] });
    const uploaded = await servicesFront.documentsUpload(lite, { shop_id: 2001, shop_documents, files: [file] });
    expect(uploaded).toBeDefined();
    const [first] = before;
    const downloaded = await servicesFront.documentsDownload(lite, { document_ids: [Number(first?.id)] });
    expect(downloaded.size).toBeGreaterThan(0);
  });
});
