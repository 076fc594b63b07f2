/** Multipart bodies as our own receiver reads them, because Prism reads parts as text only. */
import { describe, expect, it } from 'vitest';
import { clients, methodOf } from '../src/clients.ts';
import { resolve, routes, type Schema } from '../src/document.ts';
import { sampleArguments } from '../src/sample.ts';
import { readDocument } from '../src/surfaces.ts';

interface Form {
  readonly content: Readonly<
    Record<
      string,
      { readonly schema: Schema; readonly encoding?: Readonly<Record<string, { readonly contentType: string }>> }
    >
  >;
}

const uploads = clients.flatMap((client) => {
  const document = readDocument(client.surface);
  return routes(document)
    .filter(({ operation }) => operation.requestBody !== undefined)
    .flatMap((route) => {
      const form = resolve<Form>(document, route.operation.requestBody).content['multipart/form-data'];
      return form === undefined
        ? []
        : [{ id: route.operation.operationId, surface: client.surface, client, document, route, form }];
    });
});

/** Unusual file names, all distinct. */
const awkward = (index: number): string => `Übersicht "März" ${index}\r\n%22.pdf`;
const bytes = new Uint8Array([0, 13, 10, 45, 45, 255, 254, 0x25, 0x50]);

describe('every multipart operation', () => {
  it.each(uploads)(
    '$surface $id is sent with the declared encoding of each part, byte by byte',
    async ({ client, document, route, form }) => {
      const received: Request[] = [];
      const created = client.create({
        baseUrl: 'https://host.example.com',
        auth: client.auth === 'token' ? { token: 't' } : { apiKey: 'k' },
        rateLimiting: false,
        fetch: async (request) => {
          received.push(request.clone() as Request);
          return Response.json({ documents: [], requests: [] }, { status: 200 });
        },
      });
      const args = sampleArguments(document, route);
      const at = args.findIndex((arg) => typeof arg === 'object' && arg !== null);
      const sample = args[at] as Record<string, unknown>;
      const fileOf = (index: number): File => new File([bytes], awkward(index), { type: 'application/pdf' });
      const isFile = (value: unknown): boolean => value instanceof Blob;
      const files = Object.values(sample)
        .flat()
        .filter((value) => value instanceof File);
      // A part that refers to files uses their new names.
      const renamed = (value: unknown): unknown =>
        JSON.parse(
          files.reduce(
            (json, { name }, index) => json.replaceAll(JSON.stringify(name), JSON.stringify(awkward(index))),
            JSON.stringify(value),
          ),
        );
      const body = Object.fromEntries(
        Object.entries(sample).map(([name, value]) => [
          name,
          isFile(value)
            ? fileOf(0)
            : Array.isArray(value) && value.some(isFile)
              ? value.map((_, index) => fileOf(index))
              : renamed(value),
        ]),
      );
      await methodOf(created, route.operation['x-method'])(...args.with(at, body));

      const [request] = received;
      expect(request?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
      if (request === undefined) throw new Error('nothing was sent');
      const text = Buffer.from(await request.clone().arrayBuffer()).toString('latin1');
      const sent = await request.formData();
      expect([...new Set(sent.keys())].toSorted()).toEqual(Object.keys(body).toSorted());
      for (const [name, value] of Object.entries(body)) {
        const parts = sent.getAll(name);
        if (isFile(value) || Array.isArray(value)) {
          expect(parts).toHaveLength(Array.isArray(value) ? value.length : 1);
          for (const part of parts as File[]) {
            expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes);
            expect(part.type).toBe('application/pdf');
            expect(part.name).toContain('Übersicht');
          }
        } else if (form.encoding?.[name]?.contentType === 'application/json') {
          const [part] = parts;
          expect(JSON.parse(part instanceof Blob ? await part.text() : (part ?? ''))).toEqual(value);
          expect(text).toMatch(new RegExp(`name="${name}"[^\\r]*\\r\\nContent-Type: application/json\\r\\n`));
        } else {
          expect(parts).toEqual([String(value)]);
        }
      }
    },
  );

  it('a multipart operation of each family is tested', () => {
    expect(uploads.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'v2-uploadOrderDocument',
        'uploadOrderDocument',
        'S32',
        'DR74',
        'P41',
        'M14',
        'M12',
        'OR43',
        'SOF43',
        'SOR43',
      ]),
    );
  });
});
