import { ActionFailedError, waitForAction } from '@tradelane/hub';
import type { Chapter, Story } from '@tradelane/example-narration/story';
import type { World } from '../world.ts';

/** Carries out the commands on the queue and reports each outcome. Orders in `failing` are rejected. */
export async function executeCommands(
  { takeEvents, connector }: World,
  failing: readonly string[] = [],
): Promise<number> {
  const commands = (await takeEvents()).filter(({ data }) => data.action_id !== undefined);
  for (const { data } of commands) {
    const id = data.action_id ?? '';
    if (failing.includes(data.channel_order_id ?? '')) {
      await connector.actions.fail(id, [
        { code: 'ORDER_IN_WRONG_STATE', message: 'The channel has closed this order.' },
      ]);
    } else {
      await connector.actions.succeed(id);
    }
  }
  return commands.length;
}

export const actions: Chapter<World> = {
  title: 'The seller accepts, refuses, cancels and refunds, and the connector reports',
  async play(world, story: Story) {
    const { seller } = world;
    const page = await seller.orders.list({ statuses: ['AWAITING_ACCEPTANCE'], limit: 6, sort: 'created_at,ASC' });
    const [accepted, partly, doomed] = page.items;
    story.expect(
      accepted !== undefined && partly !== undefined && doomed !== undefined,
      'three orders that wait for acceptance',
    );
    const decide = (order: typeof accepted, accept: (index: number) => boolean) =>
      seller.orders.accept(order.id, {
        order_lines: order.order_lines.map(({ id }, index) => ({ id, accepted: accept(index) })),
      });

    const first = await decide(accepted, () => true);
    const second = await decide(partly, (index) => index === 0);
    const third = await decide(doomed, () => true);
    story.expect(
      (await seller.actions.get(first.action_id)).status === 'PENDING',
      'a pending action until the connector reports',
    );
    const executed = await executeCommands(world, [doomed.channel_order_id]);
    story.expect(executed === 3, `three commands on the queue, not ${executed}`);

    story.expect((await waitForAction(seller, first.action_id)).status === 'SUCCESS', 'success');
    await waitForAction(seller, second.action_id);
    const failure = await story.refused(
      waitForAction(seller, third.action_id),
      ActionFailedError,
      'the action that the connector could not do',
    );
    story.expect(failure.errors[0]?.code === 'ORDER_IN_WRONG_STATE', 'the reason of the connector');
    story.fact('three commands reached the queue: two waits resolved, and one threw with the reason of the connector');

    const price = { amount: 10, currency: 'EUR' };
    const shipping_price = { amount: 0, currency: 'EUR' };
    const [line] = accepted.order_lines;
    story.expect(line !== undefined, 'an order line');
    const canceled = await seller.orders.cancel(accepted.id, {
      cancelations: [{ order_line_id: line.id, quantity: 1, price, shipping_price, reason: 'OUT_OF_STOCK' }],
    });
    const refunded = await seller.orders.refund(accepted.id, {
      refunds: [
        { order_line_id: accepted.order_lines[1]?.id ?? '', quantity: 1, price, shipping_price, reason: 'DEFECT' },
      ],
    });
    await executeCommands(world);
    await waitForAction(seller, canceled.action_id);
    await waitForAction(seller, refunded.action_id);
    const after = await seller.orders.list({ order_ids: [accepted.id, partly.id] });
    const types = after.items.flatMap(({ order_lines }) =>
      order_lines.flatMap(({ adjustments }) => adjustments.map(({ type }) => type)),
    );
    story.expect(types.includes('CANCELATION') && types.includes('REFUND'), 'both adjustments on the order');
    story.fact(`cancelled and refunded: the lines carry ${types.join(' and ')}`);

    const { actions: reported } = await seller.actions
      .report({
        actions: [
          {
            entity_type: 'ORDER',
            entity_id: accepted.id,
            type: 'SYNCHRONIZE_ORDER',
            status: 'SUCCESS',
            executed_at: new Date(world.clock.now()).toISOString(),
          },
        ],
      })
      .then(({ responses }) => responses[0] ?? { actions: [] });
    story.expect(reported.length === 1, 'the report to be taken');
  },
};
