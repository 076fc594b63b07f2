import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { products } from '../../src/domains/hub/catalog/model.ts';
import { MemoryStore } from '../../src/index.ts';
import { bodyCapInBytes } from '../../src/http/request.ts';
import { call, createChannelWorld, createWorld } from '../world.ts';

const mebibyte = 1024 * 1024;

describe('the maximum size of a body', () => {
  it('T01: the token endpoint rejects a form of more than 64 kB with 413 before it parses it', async () => {
    const type = 'Application/X-WWW-Form-URLEncoded; charset=utf-8';
    expect(bodyCapInBytes('/auth/oauth/token', type)).toBe(65_536);
    const world = await createWorld();
    const parse = vi.spyOn(globalThis, 'URLSearchParams');
    const refused = await call(world.sandbox, 'POST', 'auth:/oauth/token', 'a&'.repeat(40_000), {
      'content-type': type,
    });
    const lengths = parse.mock.calls.map(([text]) => String(text).length);
    parse.mockRestore();
    expect(refused).toMatchObject({ status: 413, body: { error: 'invalid_request' } });
    expect(JSON.stringify(refused.body)).toContain('more than 65536 bytes');
    expect(Math.max(0, ...lengths)).toBeLessThan(1000);
  });

  it.each([
    ['4 MiB of JSON', { products: [{ id: 'P', brand: 'x'.repeat(4 * mebibyte) }] }, 'more than 4194304 bytes'],
    ['250,000 values', { more: Array(25).fill(Array(10_000).fill(0)) }, 'more than 250000 values'],
    ['12,000 entries in a list', { products: Array(12_001).fill(0) }, 'more than 12000 entries in a list'],
    [
      '10,000 different names',
      { products: [Object.fromEntries(Array.from({ length: 10_001 }, (_, n) => [`k${n}`, 1]))] },
      'more than 10000 different names of fields',
    ],
  ])('a body has at most %s: a larger one gets a 413 and changes nothing', async (_, body, message) => {
    const { seller, sandbox } = await createChannelWorld();
    const before = sandbox.snapshot().collections['products'];
    const refused = await seller.call('POST', '/products', body);
    expect(refused.status).toBe(413);
    expect(refused.body).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', message: expect.stringContaining(message) });
    expect(sandbox.snapshot().collections['products']).toEqual(before);
  });

  it.each([
    ['16 KiB for the head of a part', `name="file"; filename="a.csv"; ${'a'.repeat(160_000)}`, '16384 bytes'],
    ['1 KiB for the name of a file', `name="file"; filename="${'\\"'.repeat(1025)}"`, '1024 bytes'],
    ['1 KiB for the encoded name of a file', `name="file"; filename*=UTF-8''${'%C3%A9'.repeat(513)}`, '1024 bytes'],
  ])('a multipart body has at most %s: a larger one gets a 400', async (_, disposition, message) => {
    const { sandbox } = await createWorld({ seed: 'demo' });
    const { shops } = sandbox.info().credentials;
    const refused = await sandbox.fetch('/instance/api/products/imports', {
      method: 'POST',
      headers: { authorization: shops[0]?.api_key ?? '', 'content-type': 'multipart/form-data; boundary=b' },
      body: `--b\r\ncontent-disposition: form-data; ${disposition}\r\n\r\nsku\r\n--b--`,
    });
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining(message)]);
  });

  it('a snapshot of any size is read in parts with its length, and at most 32 MiB are restored', async () => {
    const store = new MemoryStore();
    const { sandbox } = await createChannelWorld({ store });
    store.put(products, 'P', { id: 'P', brand: 'é'.repeat(17 * mebibyte) });
    const listener = await sandbox.listen();
    onTestFinished(() => listener.close());
    const snapshot = JSON.stringify(sandbox.snapshot());
    const whole = JSON.parse(snapshot) as unknown;
    for (const read of [
      await sandbox.fetch('/__sandbox/snapshot'),
      await fetch(`${listener.url}/__sandbox/snapshot`),
    ]) {
      const bytes = await read.bytes();
      expect(Number(read.headers.get('content-length'))).toBe(bytes.length);
      expect(JSON.parse(new TextDecoder().decode(bytes))).toEqual(whole);
    }
    const restored = await sandbox.fetch('/__sandbox/snapshot', { method: 'PUT', body: snapshot });
    expect([restored.status, await restored.json()]).toEqual([
      413,
      expect.objectContaining({ code: 'PAYLOAD_TOO_LARGE' }),
    ]);
  });
});
