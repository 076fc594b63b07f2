import type { Schemas } from '../../../generated/instance.ts';
import { notFound, refuse } from '../../../errors/index.ts';
import type { Context, Handler, HandlersOf } from '../../../http/context.ts';
import { seekPage } from '../../../http/paging.ts';
import { among } from '../../../store/index.ts';
import { isSeller, ownOf, sees, shopOf } from '../common/access.ts';
import { noteRemoval, refuseMissing } from '../common/removed.ts';
import { shops } from '../common/shops.ts';
import { resolve } from './geocoding.ts';
import { locations, services, type StoredLocation } from './model/index.ts';

/** A shop sees the hours that it has set itself. */
function showToSeller({ location, shopId, overridden = [] }: StoredLocation): Schemas['Location'] {
  const own = overridden.find(({ shop_id }) => shop_id === shopId);
  if (own === undefined) return location;
  const { shop_id: _, ...overridden_opening_hours } = own;
  return { ...location, overridden_opening_hours };
}

const showToOperator = ({ location, shopId, overridden }: StoredLocation): Schemas['OperatorLocation'] => ({
  ...location,
  ...(shopId !== undefined && { shop: { id: shopId } }),
  ...(overridden !== undefined && { shop_overridden_opening_hours: overridden }),
});

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

const listLocations: Handler<'SL12'> = (context) => {
  const { query } = context;
  return seekPage(context, {
    collection: locations,
    by: 'id',
    order: 'asc',
    where: [
      isSeller(context) ? ownOf(context) : among('shop', query.shop),
      among('location_id', query.location_id),
      among('location_type', query.location_type),
    ],
    show: isSeller(context) ? showToSeller : showToOperator,
  });
};

const deleteLocation: Handler<'SL06'> = (context) => {
  const { world, path } = context;
  const id = path.location_id;
  const stored = world.store.get(locations, id);
  // A location of the platform is the operator's to delete.
  const isVisible = (one: StoredLocation): boolean =>
    one.shopId === undefined ? !isSeller(context) : sees(context, one.shopId);
  if (stored === undefined || !isVisible(stored)) refuseMissing(context, 'Location', id);
  const [user] = world.store.find(services, { by: 'title', where: [among('location', id)] });
  if (user !== undefined)
    refuse('AS19', 400, 'LOCATION_IN_USE', `Service ${user.value.service.code} still uses location ${id}.`);
  world.store.delete(locations, id);
  noteRemoval(context, 'Location', id, stored.shopId);
};

/** SV04: locations are created, listed and deleted. */
export const locationHandlers: HandlersOf<'SL01' | 'SL06' | 'SL12'> = {
  SL01: (context) => (isSeller(context) ? showToSeller : showToOperator)(createLocation(context)),
  SL06: deleteLocation,
  SL12: listLocations,
};
