import { invalid, notFound } from '../../../machinery/errors/index.ts';
import { created, noContent, ok } from '../../../machinery/http/responses.ts';
import { bodyOf, type Context, type Handlers } from '../../../machinery/http/context.ts';
import {
  locationInService,
  locations,
  type Service,
  type ServiceModel,
  serviceModels,
  services,
  type StoredService,
  requireService,
} from './model/index.ts';
import { shops } from '../common/shops.ts';
import { seekPage } from '../../../machinery/paging/index.ts';
import { changed, type Changes } from '../../../machinery/store/index.ts';
import { isSeller, sees, shopOf } from '../common/access.ts';
import { directionOf, within } from '../common/listing.ts';
import { readService, type ServiceInput } from './service-input.ts';

const show = ({ service }: StoredService): object => service;

/** The operator also sees whose service it is. */
function shown(context: Context, stored: StoredService): object {
  if (isSeller(context)) return stored.service;
  const account = context.world.store.get(shops, String(stored.shopId))?.account;
  const shop = { id: stored.shopId, name: account?.shop_name ?? '', currency_code: account?.currency_iso_code ?? '' };
  return { ...stored.service, shop };
}

function requireModel({ world }: Context, code: string): ServiceModel {
  return world.store.get(serviceModels, code) ?? invalid('$.model.code', `names no model: ${code}`);
}

/** Locations that a service refers to: those of its shop, and those of the platform. */
function locationsOf(
  { world }: Context,
  shopId: number,
  input: ServiceInput,
  model: ServiceModel,
  before?: StoredService,
): Pick<StoredService, 'locationIds'> & { readonly location: Service['location'] } {
  const { type } = model.location;
  if (type === 'NO_LOCATION') return { locationIds: [], location: { type } };
  const ids = input.location?.shop_locations?.map(({ id }) => id) ?? before?.locationIds ?? [];
  if (ids.length === 0) invalid('$.location.shop_locations', `is required by the model ${model.code}`);
  const shop_locations = ids.map((id, index) => {
    const stored = world.store.get(locations, id);
    if (stored === undefined || (stored.shopId !== undefined && stored.shopId !== shopId)) {
      invalid(`$.location.shop_locations[${index}].id`, `names no location of the shop: ${id}`);
    }
    return locationInService(stored);
  });
  return { locationIds: ids, location: { type, shop_locations } };
}

/** The fields that a service may lack, as a request gives them. */
const optional = ({
  description,
  date_availability_start,
  date_availability_end,
  service_tax_code,
}: ServiceInput): Changes<Service> => ({
  description,
  date_availability_start,
  date_availability_end,
  service_tax_code,
});

function shopOfInput(context: Context, { shop }: ServiceInput): number {
  if (isSeller(context)) return shopOf(context);
  const shopId = shop?.id ?? invalid('$.shop', 'is required');
  return context.world.store.get(shops, String(shopId)) === undefined ? notFound(`Shop ${shopId}`) : shopId;
}

function createService(context: Context): StoredService {
  const { world } = context;
  const input = bodyOf<ServiceInput & Pick<Service, 'title' | 'model'>>(context);
  const shopId = shopOfInput(context, input);
  const model = requireModel(context, input.model.code);
  const { location, locationIds } = locationsOf(context, shopId, input, model);
  const service: Service = {
    code: `SRV-${1000 + world.next('instance.service')}`,
    title: input.title,
    model: { code: model.code, title: model.title },
    consumption: model.consumption,
    location,
    ...readService(input, model, undefined, () => world.uuid('instance.session')),
    date_created: world.time,
    date_updated: world.time,
  };
  return keep(context, { shopId, service: changed(service, optional(input)), locationIds });
}

function updateService(context: Context): StoredService {
  const { world } = context;
  const before = requireService(context);
  const input = bodyOf<ServiceInput>(context);
  if (!isSeller(context) && input.shop?.id !== before.shopId)
    invalid('$.shop.id', `must be ${before.shopId}, whose service it is`);
  const model = requireModel(context, before.service.model.code);
  if (input.model !== undefined && input.model.code !== model.code) invalid('$.model.code', `must stay ${model.code}`);
  const { location, locationIds } = locationsOf(context, before.shopId, input, model, before);
  const service = changed(before.service, {
    title: input.title,
    location,
    ...optional(input),
    ...readService(input, model, before.service, () => world.uuid('instance.session')),
    date_updated: world.time,
  });
  return keep(context, { shopId: before.shopId, service, locationIds });
}

function keep({ world }: Context, stored: StoredService): StoredService {
  world.store.put(services, stored.service.code, stored);
  return stored;
}

function isListed(context: Context): (stored: StoredService) => boolean {
  const is = within(context.query);
  const state = context.query.text('state');
  return ({ shopId, service }) =>
    sees(context, shopId) &&
    is('category_code', service.category.code) &&
    is('service_code', service.code) &&
    is('model_code', service.model.code) &&
    (state === undefined || (state === 'ACTIVE') === (service.inactive_reasons.length === 0));
}

/** SV04: services are listed, created, updated and deleted. */
export const serviceHandlers: Handlers = {
  SOF11: (context) => {
    const [by, order] = directionOf(context.query.text('sort') ?? 'title,ASC');
    return seekPage(context, { collection: services, by, order, where: isListed(context), show });
  },
  SOF25: (context) => created(shown(context, createService(context))),
  SOF26: (context) => ok(shown(context, updateService(context))),
  SOF27: (context) => {
    context.world.store.delete(services, requireService(context).service.code);
    return noContent;
  },
};
