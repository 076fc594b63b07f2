import type { Story } from '@tradelane/example-narration/story';
import type { World } from '../world.ts';

/** Waits until the hub has the outcomes of the actions. */
export async function reported({ crew, outcomes }: World, actionIds: readonly string[]): Promise<void> {
  await crew.until(() => {
    const times = outcomes();
    return actionIds.every((id) => times.has(id));
  });
}

/** Checks that each action was carried out and reported once, in the order of the commands. */
export function expectOnce({ store, outcomes }: World, story: Story, actionIds: readonly string[]): void {
  const times = outcomes();
  story.expect(
    actionIds.every((id) => times.get(id) === 1),
    'the hub to have taken one outcome of each action',
  );
  const deeds = store.deeds().filter(({ actionId }) => actionIds.includes(actionId));
  story.expect(deeds.length === actionIds.length, `${actionIds.length} deeds, not ${deeds.length}`);
  for (const ofOrder of Map.groupBy(deeds, ({ order }) => order).values()) {
    const done = ofOrder.map(({ actionId }) => actionId);
    const asked = actionIds.filter((id) => done.includes(id));
    story.expect(done.join(' ') === asked.join(' '), 'the deeds for an order in the order of its commands');
  }
}

/** Cancels one piece of the order. */
export async function cancelOne({ seller }: World, order: World['orders'][number]): Promise<string> {
  const cancelations = order.order_lines.map(({ id: order_line_id }) => ({
    order_line_id,
    quantity: 1,
    price: { amount: 20, currency: 'EUR' },
    shipping_price: { amount: 0, currency: 'EUR' },
    reason: 'OUT_OF_STOCK' as const,
  }));
  return (await seller.orders.cancel(order.id, { cancelations })).action_id;
}
