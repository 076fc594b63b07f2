import type { World } from '../../../../world/index.ts';
import { warehouses } from '../../shipments/model.ts';
import type { FileRecord } from '../../products/files/file-record.ts';
import { offerBySku, offerKey, offers, type StoredOffer } from '../model.ts';
import { countOf, fail } from './values.ts';

function stockOf(
  world: World,
  offer: StoredOffer,
  { values }: FileRecord,
): Pick<StoredOffer, 'quantity' | 'warehouses'> {
  const action = values['update-delete'] ?? '';
  if (!['', 'update', 'delete'].includes(action)) fail(`update-delete: ${action} isn't update or delete.`);
  const isRemoved = action === 'delete';
  const quantity = isRemoved ? 0 : (countOf('quantity', values['quantity']) ?? fail('quantity: is required.'));
  const code = values['warehouse-code'];
  if (code === undefined) return { quantity };
  if (world.store.get(warehouses, `${offer.shopId}/${code}`) === undefined)
    fail(`warehouse-code: ${code} does not exist.`);
  const others = (offer.warehouses ?? []).filter((one) => one.code !== code);
  const all = isRemoved ? others : [...others, { code, quantity }];
  return { quantity: all.reduce((sum, one) => sum + one.quantity, 0), warehouses: all };
}

/** W59: sets the stock of an offer or of one of its warehouses. */
export function applyStock(world: World, shopId: number, record: FileRecord): void {
  const sku = record.values['offer-sku'] ?? fail('offer-sku: is required.');
  const { warehouses: _, ...offer } = offerBySku(world, shopId, sku) ?? fail(`The offer ${sku} does not exist.`);
  const known = offerBySku(world, shopId, sku) ?? fail(`The offer ${sku} does not exist.`);
  world.store.put(offers, offerKey(offer.id), { ...offer, ...stockOf(world, known, record), updated: world.time });
}
