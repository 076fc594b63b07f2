/** Errors of workflows and batches for servers whose successful responses quote credentials. */
import { inspect } from 'node:util';
import { createVirtualClock } from '@tradelane/core';
import { createHub, waitForAction } from '@tradelane/hub';
import { createMarketplaceSeller, exportOffers, runOfferImport } from '@tradelane/marketplace-seller';
import { afterEach, expect, test } from 'vitest';

const key = 'sekret-K3y-0123456789';
const reason = `the key ${key}\u001B[2J\u202E ${'x'.repeat(1_000_000)}`;
const clock = createVirtualClock({ autoAdvance: true });
afterEach(() => clock.stop());

const failed = {
  id: 'a1',
  status: 'FAILED',
  tracking_id: 'T1',
  import_id: 1,
  date_created: '2026-01-01T00:00:00Z',
  reason_status: reason,
  error: { code: key, detail: reason },
  errors: [{ code: key, message: reason }],
  shipment_errors: [{ order_id: 'O1', error_code: key, message: reason }],
};
const options = { baseUrl: 'https://shop.example.com', clock, fetch: async () => Response.json(failed) };
const seller = createMarketplaceSeller({ ...options, auth: { apiKey: key } });
const hub = createHub({ ...options, auth: { token: key } });
const shipment = { order_id: 'O1', shipment_lines: [{ order_line_id: 'L1', quantity: 1 }] };

test.each([
  ['ActionFailedError', () => waitForAction(hub, 'a1').start()],
  ['ExportFailedError', () => Array.fromAsync(exportOffers(seller))],
  ['ImportFailedError', () => runOfferImport(seller, new Uint8Array(9), { request: { import_mode: 'NORMAL' } })],
  ['BatchError', async () => (await seller.shipments.create({ shipments: [shipment] })).throwIfFailed()],
])('G51, T10: %s shows a short reason without credentials and control characters', async (name, fail) => {
  const error = await fail().then(
    () => undefined,
    (thrown: unknown) => thrown as Error,
  );
  expect(error).toMatchObject({ name, message: expect.stringContaining('the key ***') });
  expect(error?.message).not.toMatch(/[\p{Cc}\u202E]|x{600}/u);
  expect(`${inspect(error, { depth: 9, showHidden: true })}${JSON.stringify(error)}${error?.stack}`).not.toContain(key);
});
