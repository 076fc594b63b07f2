import { createContext, runInContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSandbox, MemoryStore, SqliteStore } from '../../src/index.ts';
import { call, tokenFor } from '../world.ts';

/** Globals that some test environments replace. Node's objects aren't instances of them, and `Response` rejects them. */
beforeEach(() => {
  vi.stubGlobal('Uint8Array', runInContext('Uint8Array', createContext()));
  vi.stubGlobal('Blob', function Blob() {});
});
afterEach(() => void vi.unstubAllGlobals());

const form = ['--b', 'Content-Disposition: form-data; name="metadata"', 'Content-Type: application/json', '']
  .concat(['{"type":"CUSTOMER_INVOICE","filename":"i.pdf"}', '--b'])
  .concat(['Content-Disposition: form-data; name="file"; filename="i.pdf"', 'Content-Type: application/pdf', ''])
  .concat(['%PDF-1.4 x', '--b--', ''])
  .join('\r\n');

describe.each([
  ['memory', () => new MemoryStore()],
  ['SQLite', () => new SqliteStore(':memory:')],
])('with bytes of another realm, on %s', (_, storeOf) => {
  it('the sandbox responds, accepts and returns files, and is read and restored', async () => {
    const sandbox = createSandbox({ store: storeOf() });
    const headers = { authorization: `Bearer ${await tokenFor(sandbox, 'seller')}` };
    const orders = await call(sandbox, 'GET', '/v2/orders', undefined, headers);
    expect(orders.status).toBe(200);
    const { id } = orders.body.data[0];

    const multipart = { ...headers, 'content-type': 'multipart/form-data; boundary=b' };
    const uploaded = await call(sandbox, 'POST', `/v2/orders/${id}/documents`, form, multipart);
    expect(uploaded.status).toBe(202);
    await sandbox.clock.advance(60_000);

    const saved = sandbox.snapshot();
    const written = await (await sandbox.fetch('/__sandbox/snapshot')).json();
    expect(written).toEqual(JSON.parse(JSON.stringify(saved)));
    expect(JSON.stringify(saved)).toContain(btoa('%PDF-1.4 x'));
    sandbox.restore(saved);
    expect(sandbox.snapshot()).toEqual(saved);
    const { requests } = await (await sandbox.fetch('/__sandbox/requests')).json();
    expect(requests.at(-1)).toMatchObject({ operation: 'v2-uploadOrderDocument', status: 202 });
  });
});
