import { notFound, refuse } from '../../../machinery/errors/index.ts';
import { created, noContent } from '../../../machinery/http/responses.ts';
import { bodyOf, type Context, type Handlers } from '../../../machinery/http/context.ts';
import { locations, services, type StoredLocation } from './model/index.ts';
import { shops } from '../common/shops.ts';
import { seekPage } from '../../../machinery/paging/index.ts';
import { isSeller, sees, shopOf } from '../common/access.ts';
import { type GeographyInput, resolve } from './geocoding.ts';

interface LocationInput {
  readonly label: string;
  readonly description?: string;
  readonly geography: GeographyInput;
  readonly contact_info?: object;
  readonly opening_hours?: object;
  /** The operator may name a shop; without one the location belongs to the platform. */
  readonly shop?: { readonly id: number };
}

const showToSeller = ({ location }: StoredLocation): object => location;
const showToOperator = ({ location, shopId }: StoredLocation): object =>
  shopId === undefined ? location : { ...location, shop: { id: shopId } };

function ownerOf(context: Context, { shop }: LocationInput): number | undefined {
  if (isSeller(context)) return shopOf(context);
  if (shop !== undefined && context.world.store.get(shops, String(shop.id)) === undefined) notFound(`Shop ${shop.id}`);
  return shop?.id;
}

function createLocation(context: Context): StoredLocation {
  const { world } = context;
  const input = bodyOf<LocationInput>(context);
  const { label, description, contact_info, opening_hours } = input;
  const shopId = ownerOf(context, input);
  const stored: StoredLocation = {
    ...(shopId !== undefined && { shopId }),
    location: {
      id: world.uuid('instance.location'),
      label,
      ...(description !== undefined && { description }),
      geography: resolve(input.geography),
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

function isListed(context: Context): (stored: StoredLocation) => boolean {
  const { query } = context;
  const ids = query.list('location_id');
  const type = query.text('location_type');
  const shopId = isSeller(context) ? shopOf(context) : query.integer('shop');
  return (stored) =>
    (shopId === undefined || stored.shopId === shopId) &&
    (ids === undefined || ids.includes(stored.location.id)) &&
    (type === undefined || typeOf(stored) === type);
}

function deleteLocation(context: Context): void {
  const { world, path } = context;
  const id = path['location_id'] ?? '';
  const stored = world.store.get(locations, id);
  // A location of the platform is the operator's to delete.
  const visible =
    stored !== undefined && (stored.shopId === undefined ? !isSeller(context) : sees(context, stored.shopId));
  if (!visible) notFound(`Location ${id}`);
  for (const { value } of world.store.scan(services)) {
    if (value.locationIds.includes(id))
      refuse(400, 'LOCATION_IN_USE', `Service ${value.service.code} still uses location ${id}.`);
  }
  world.store.delete(locations, id);
}

/** SV04: locations are created, listed and deleted. */
export const locationHandlers: Handlers = {
  SL01: (context) => created((isSeller(context) ? showToSeller : showToOperator)(createLocation(context))),
  SL06: (context) => {
    deleteLocation(context);
    return noContent;
  },
  SL12: (context) =>
    seekPage(context, {
      collection: locations,
      order: 'asc',
      where: isListed(context),
      show: isSeller(context) ? showToSeller : showToOperator,
    }),
};
