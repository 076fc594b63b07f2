import { describe, expect, test } from 'vitest';
import { ArgumentError, createCallRuntime, type OperationDescriptor, type SurfaceDescriptor } from '../../src/index.ts';

const read: OperationDescriptor = { id: 'read', method: 'GET', path: '/things/{id}', query: { shop_id: 'integer' } };
const upload: OperationDescriptor = {
  id: 'upload',
  method: 'POST',
  path: '/files',
  body: 'multipart',
  parts: { file: 'file!' },
};
const surface: SurfaceDescriptor = { name: 'small', basePath: '', auth: [], operations: { read, upload } };

describe('a runtime for a surface that only exchanges JSON', () => {
  const urls: string[] = [];
  const runtime = createCallRuntime(surface, {
    baseUrl: 'https://shop.example.com',
    fetch: async ({ url }) => {
      urls.push(url);
      return Response.json({ id: '1' });
    },
  });

  test('calls, with presets where there are some', async () => {
    expect(await runtime.call(read, { path: { id: '1' } })).toEqual({ id: '1' });
    await runtime.with({ query: { shop_id: 7 } }).call(read, { path: { id: '1' } });
    expect(urls).toEqual(['https://shop.example.com/things/1', 'https://shop.example.com/things/1?shop_id=7']);
  });

  test('refuses a form, which it cannot write, before anything is sent', async () => {
    const before = urls.length;
    await expect(runtime.call(upload, { body: { file: new Blob(['x']) } })).rejects.toThrow(ArgumentError);
    await expect(runtime.call(upload, { body: { file: new Blob(['x']) } })).rejects.toThrow('is a form');
    expect(urls).toHaveLength(before);
  });
});
