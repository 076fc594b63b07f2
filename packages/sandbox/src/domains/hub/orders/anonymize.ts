import type { Jobs, World } from '../../../machinery/world/index.ts';
import { anonymizeConversations } from '../conversations/model.ts';
import { anonymized, orders, type StoredOrder } from './model/index.ts';

/** Sets or changes the date of an order (O11, P11). */
export function scheduleAnonymization(world: World, stored: StoredOrder, date: string): void {
  world.store.put(orders, stored.order.id, { ...stored, anonymize_after: date });
  world.schedule('anonymize-order', Math.max(Date.parse(date), world.now), { id: stored.order.id, date });
}

export const anonymizationJobs: Jobs = {
  'anonymize-order': (world, { id = '', date }) => {
    const stored = world.store.get(orders, id);
    // A date that was changed since left its old job behind.
    if (stored === undefined || stored.anonymize_after !== date || stored.order.anonymized_at !== undefined) return;
    const order = { ...anonymized(stored.order, world.time), updated_at: world.time };
    world.store.put(orders, id, { ...stored, order });
    anonymizeConversations(world, id);
  },
};
