import { collection, type Collection } from '../../../../store/index.ts';
import { isoOf, type World } from '../../../../world/index.ts';
import { lastClosingAt, weekInMs } from '../../../common/demo-world.ts';

export const closingKind = 'instance.closeBillingCycle';

/** When the current billing cycle of a shop closes, by shop ID. */
const nextClosings: Collection<string> = collection('instance.nextClosings');

/** W69: billing cycles close on Mondays at 04:00 UTC. Weeks without a movement that becomes due are skipped. */
export function scheduleClosing(world: World, shopId: number): void {
  const at = lastClosingAt(world.now) + weekInMs;
  const time = isoOf(at);
  if (world.store.get(nextClosings, String(shopId)) === time) return;
  world.store.put(nextClosings, String(shopId), time);
  world.schedule(closingKind, at, { shop: String(shopId) });
}
