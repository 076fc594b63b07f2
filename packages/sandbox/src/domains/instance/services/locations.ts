import type { Schemas } from '../../../generated/instance.ts';
import { notFound, refuse } from '../../../machinery/errors/index.ts';
import type { Context, Handler, HandlersOf } from '../../../machinery/http/context.ts';
import { seekPage } from '../../../machinery/paging/index.ts';
import { isSeller, sees, shopOf } from '../common/access.ts';
import { admits } from '../common/listing.ts';
import { noteRemoval, refuseMissing } from '../common/removed.ts';
import { shops } from '../common/shops.ts';
import { resolve } from './geocoding.ts';
import { locations, services, type StoredLocation } from './model/index.ts';

const showToSeller = ({ location }: StoredLocation): Schemas['Location'] => location;
const showToOperator = ({ location, shopId }: StoredLocation): Schemas['OperatorLocation'] =>
  shopId === undefined ? location : { ...location, shop: { id: shopId } };

/** The operator may name a shop; without one the location belongs to the platform. */
function ownerOf(context: Context<'SL01'>): number | undefined {
  if (isSeller(context)) return shopOf(context);
  const shop = 'shop' in context.body ? context.body.shop : undefined;
  if (shop !== undefined && context.world.store.get(shops, String(shop.id)) === undefined) notFound(`Shop ${shop.id}`);
  return shop?.id;
}

function createLocation(context: Context<'SL01'>): StoredLocation {
  const { world, body } = context;
  const { label, description, contact_info, opening_hours } = body;
  const shopId = ownerOf(context);
  const stored: StoredLocation = {
    ...(shopId !== undefined && { shopId }),
    location: {
      id: world.uuid('instance.location'),
      label,
      ...(description !== undefined && { description }),
      geography: resolve(body.geography),
      ...(contact_info !== undefined && { contact_info }),
      ...(opening_hours !== undefined && { opening_hours }),
    },
  };
  world.store.put(locations, stored.location.id, stored);
  return stored;
}

/** A place suits services at the shop, an area suits services at the customer's. */
const typeOf = ({ location }: StoredLocation): string =>
  location.geography.type === 'POINT' ? 'AT_SHOP_LOCATION' : 'AT_CUSTOMER_LOCATION';

function isListed(context: Context<'SL12'>): (stored: StoredLocation) => boolean {
  const { query } = context;
  const shopId = isSeller(context) ? shopOf(context) : query.shop;
  return (stored) =>
    (shopId === undefined || stored.shopId === shopId) &&
    admits(query.location_id, stored.location.id) &&
    admits(query.location_type, typeOf(stored));
}

const deleteLocation: Handler<'SL06'> = (context) => {
  const { world, path } = context;
  const id = path.location_id;
  const stored = world.store.get(locations, id);
  // A location of the platform is the operator's to delete.
  const isVisible = (one: StoredLocation): boolean =>
    one.shopId === undefined ? !isSeller(context) : sees(context, one.shopId);
  if (stored === undefined || !isVisible(stored)) refuseMissing(context, 'Location', id);
  for (const { value } of world.store.scan(services)) {
    if (value.locationIds.includes(id))
      refuse(400, 'LOCATION_IN_USE', `Service ${value.service.code} still uses location ${id}.`);
  }
  world.store.delete(locations, id);
  noteRemoval(context, 'Location', id, stored.shopId);
};

/** SV04: locations are created, listed and deleted. */
export const locationHandlers: HandlersOf<'SL01' | 'SL06' | 'SL12'> = {
  SL01: (context) => (isSeller(context) ? showToSeller : showToOperator)(createLocation(context)),
  SL06: deleteLocation,
  SL12: (context) =>
    seekPage(context, {
      collection: locations,
      order: 'asc',
      where: isListed(context),
      show: isSeller(context) ? showToSeller : showToOperator,
    }),
};
