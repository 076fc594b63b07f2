import type { Jobs, World } from '../../../world/index.ts';
import { anonymizeConversations } from '../conversations/model.ts';
import { anonymizeReturns } from '../returns/model.ts';
import { anonymized, orders } from './model/index.ts';

/** Has an order anonymized at the date that it has from now on (O11, P11). */
export function scheduleAnonymization(world: World, id: string, date: string): void {
  world.schedule('anonymize-order', Math.max(Date.parse(date), world.now), { id, date });
}

export const anonymizationJobs: Jobs = {
  'anonymize-order': (world, { id = '', date }) => {
    const stored = world.store.get(orders, id);
    // A date that was changed since left its old job behind.
    if (stored === undefined || stored.anonymize_after !== date || stored.order.anonymized_at !== undefined) return;
    const order = { ...anonymized(stored.order, world.time), updated_at: world.time };
    world.store.put(orders, id, { ...stored, order });
    anonymizeConversations(world, id);
    anonymizeReturns(world, id);
  },
};
