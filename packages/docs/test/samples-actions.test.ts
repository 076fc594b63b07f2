/** The programs of the guides of actions and effects. */
import { describe, expect, test } from 'vitest';
import { inFolder, it, orderWithTwoLines, seller, usePrograms } from './guide-programs.ts';

usePrograms('auto');

describe('actions', () => {
  test('the program waits until the channel has accepted the order', async () => {
    const { orderId } = await orderWithTwoLines('ORD-A');
    expect(await it.run('actions.ts', { args: [orderId] })).toEqual(['accepted']);
  });

  test('a wait saves its state, and a restart resumes from it', async () => {
    const { orderId, lineIds } = await orderWithTwoLines('ORD-R');
    const order_lines = lineIds.map((id) => ({ id, accepted: true }));
    const { action_id } = await seller().orders.accept(orderId, { order_lines });
    const args = [action_id, inFolder('action.txt')];
    expect(await it.run('actions-resume.ts', { args })).toEqual(['SUCCESS']);
    expect(await it.run('actions-resume.ts', { args: ['ignored', inFolder('action.txt')] })).toEqual(['SUCCESS']);
  });

  test('G61: a refund with a lost response is found, and a second run sends nothing', async () => {
    const { items } = await seller().orders.list({ limit: 100 });
    const lines = items.flatMap(({ id, order_lines }) => order_lines.map((line) => ({ orderId: id, line })));
    const { orderId = '', line } = lines.find((one) => one.line.can_refund) ?? {};
    let refunds = 0;
    const fetch = async (request: Request): Promise<Response> => {
      const response = await it.sandbox.fetch(request);
      if (!request.url.endsWith('/refund')) return response;
      refunds += 1;
      throw new TypeError('fetch failed');
    };
    const args = [orderId, line?.id ?? '', '5', inFolder('effects.sqlite')];
    expect(await it.run('effects-once.ts', { args, fetch })).toEqual(['refunded']);
    expect(await it.run('effects-once.ts', { args, fetch })).toEqual(['refunded']);
    expect(refunds).toBe(1);
  });

  test('G61: an intent of a transaction is sent after the commit', async () => {
    const { orderId, lineIds } = await orderWithTwoLines('ORD-O');
    const args = [orderId, lineIds[0] ?? '', inFolder('outbox.sqlite')];
    expect(await it.run('effects-outbox.ts', { args })).toEqual([`accept ${orderId} ${lineIds[0]}: pending`]);
    await it.clock.advance(60_000);
    expect(await it.run('effects-outbox.ts', { args })).toEqual([`accept ${orderId} ${lineIds[0]}: done`]);
  });
});
