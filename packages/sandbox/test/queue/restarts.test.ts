import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSandbox, type NodeSandbox } from '../../src/index.ts';

interface Delivery {
  readonly receipt: string;
  readonly event: {
    readonly id: string;
    readonly data: { readonly channel_order_id: string; readonly number: number };
  };
}

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'queue-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const orders = ['A', 'B', 'C', 'D'];
const each = 10;

it('G43: two workers handle the messages of each order in order, although the sandbox restarts between them', async () => {
  const clock = { now: () => now };
  let now = Date.UTC(2026, 0, 12);
  let sandbox: NodeSandbox;
  const open = (): NodeSandbox => createSandbox({ seed: 'empty', file: join(folder, 'world.sqlite'), clock });
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await sandbox.fetch(`/__sandbox/${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const text = await response.text();
    return text === '' ? undefined : JSON.parse(text);
  };
  const take = async (limit: number): Promise<readonly Delivery[]> =>
    ((await call('POST', 'deliveries', { limit, lease_ms: 30_000 })) as { readonly deliveries: readonly Delivery[] })
      .deliveries;

  sandbox = open();
  for (let number = 0; number < each; number += 1)
    for (const channel_order_id of orders)
      await call('POST', 'events', { type: 'ACCEPT', data: { channel_order_id, number } });
  const handled = new Map<string, number[]>();
  let restarts = 0;
  for (let round = 0; [...handled.values()].flat().length < orders.length * each && round < 200; round += 1) {
    const [first, second] = [await take(2), await take(2)];
    // The first worker finishes, and the second loses its messages in the restart.
    for (const { receipt, event } of first) {
      const { channel_order_id, number } = event.data;
      handled.set(channel_order_id, [...(handled.get(channel_order_id) ?? []), number]);
      await call('DELETE', `deliveries/${receipt}`);
    }
    if (second.length === 0 && first.length > 0) continue;
    sandbox.close();
    sandbox = open();
    restarts += 1;
    now += 31_000;
  }
  sandbox.close();
  expect(restarts).toBeGreaterThan(5);
  const inOrder = Array.from({ length: each }, (_, number) => number);
  expect(Object.fromEntries(handled)).toEqual(Object.fromEntries(orders.map((order) => [order, inOrder])));
});
