import { afterEach, describe, expect, it, vi } from 'vitest';
import { SqliteStore } from '../../../../src/index.ts';
import { createChannelWorld, orderInput, origin, returnInput, upsertOrders } from '../../../world.ts';

const oneTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const [line] = orderInput('L').order_lines;
const order_lines = Array.from({ length: 400 }, (_, n) => ({ ...line, channel_order_line_id: `L-${n}` }));
const return_lines = order_lines.map(({ channel_order_line_id }) => ({
  ...returnInput('R', 'O').return_lines[0],
  channel_order_line_id,
}));

describe('many returns of large orders in a file', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['of one line', return_lines.slice(0, 1)],
    ['of many lines', return_lines],
  ])('P04: %s: are taken one after the other, with turns for others between', async (_, lines) => {
    const world = await createChannelWorld({ store: new SqliteStore(':memory:') });
    await upsertOrders(world, orderInput('O-1', { order_lines }));
    const sent = Array.from({ length: 50 }, (_entry, n) => returnInput(`R-${n}`, 'O-1', { return_lines: lines }));
    sent[25] = returnInput('R-25', 'NO-ORDER', { return_lines: lines });
    let parsed = 0;
    const { parse } = JSON;
    vi.spyOn(JSON, 'parse').mockImplementation((...given: Parameters<typeof parse>) => {
      parsed += String(given[0]).length;
      return parse(...given);
    });
    const state = { done: false };
    const response = world.connector
      .call('POST', 'cp:/v1/orders/returns', { origin, returns: sent })
      .finally(() => (state.done = true));
    let [most, total] = [0, 0];
    while (!state.done) {
      await oneTurn();
      most = Math.max(most, parsed);
      total += parsed;
      parsed = 0;
    }
    const { status, body } = await response;
    expect(status).toBe(200);
    expect(body.return_success).toHaveLength(49);
    expect(body.return_errors).toMatchObject([{ channel_return_id: 'R-25' }]);
    expect(Object.keys(world.sandbox.snapshot().collections['returns'] ?? {})).toHaveLength(49);
    expect(most).toBeLessThan(total / 4);
  });
});
