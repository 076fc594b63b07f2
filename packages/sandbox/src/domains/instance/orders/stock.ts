import type { World } from '../../../world/index.ts';
import { offerKey, offers } from '../offers/model.ts';

/** W17: takes units from the stock of an offer, or returns them if the number is negative. */
export function takeStock(world: World, offerId: number, units: number): void {
  const offer = world.store.get(offers, offerKey(offerId));
  if (offer === undefined || offer.deleted || units === 0) return;
  const { warehouses: [first, ...others] = [] } = offer;
  world.store.put(offers, offerKey(offerId), {
    ...offer,
    quantity: Math.max(0, offer.quantity - units),
    ...(first !== undefined && {
      warehouses: [{ ...first, quantity: Math.max(0, first.quantity - units) }, ...others],
    }),
    updated: world.time,
  });
}
