import { describe, expect, it, vi } from 'vitest';
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
    ['250,000 values', { products: [], more: Array.from({ length: 250_000 }, () => 0) }, 'more than 250000 values'],
  ])('is %s: a larger one gets a 413 and changes nothing', async (_, body, message) => {
    const { seller, sandbox } = await createChannelWorld();
    const before = sandbox.snapshot().collections['products'];
    const refused = await seller.call('POST', '/products', body);
    expect(refused.status).toBe(413);
    expect(refused.body).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', message: expect.stringContaining(message) });
    expect(sandbox.snapshot().collections['products']).toEqual(before);
  });

  it('is 32 MiB for a snapshot, to read as well as to restore', async () => {
    const store = new MemoryStore();
    const { sandbox } = await createChannelWorld({ store });
    store.put(products, 'P', { id: 'P', brand: 'x'.repeat(33 * mebibyte) });
    const url = 'http://sandbox.localhost/__sandbox/snapshot';
    const read = await sandbox.fetch(url);
    expect([read.status, await read.json()]).toEqual([409, expect.objectContaining({ code: 'TOO_LARGE' })]);
    const restored = await sandbox.fetch(url, { method: 'PUT', body: JSON.stringify(sandbox.snapshot()) });
    expect([restored.status, await restored.json()]).toEqual([
      413,
      expect.objectContaining({ code: 'PAYLOAD_TOO_LARGE' }),
    ]);
  });
});
