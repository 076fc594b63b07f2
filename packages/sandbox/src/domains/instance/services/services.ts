import { invalid } from '../../../errors/index.ts';
import type { AnyContext, Context, Handler, HandlersOf, ResponseOf } from '../../../http/context.ts';
import { seekPage, sortOf } from '../../../http/paging.ts';
import { among, changed, type Changes } from '../../../store/index.ts';
import type { World } from '../../../world/index.ts';
import { isSeller, ownOf, shopOfWrite } from '../common/access.ts';
import { noteRemoval } from '../common/removed.ts';
import { shops } from '../common/shops.ts';
import {
  locationInService,
  locations,
  requireService,
  type Service,
  type ServiceModel,
  serviceModels,
  services,
  type StoredService,
} from './model/index.ts';
import { readService, type ServiceInput } from './service-input.ts';

const show = ({ service }: StoredService): Service => service;

/** The operator also sees whose service it is. */
function shown(context: AnyContext, stored: StoredService): ResponseOf<'SOF25'> {
  if (isSeller(context)) return stored.service;
  const account = context.world.store.get(shops, String(stored.shopId))?.account;
  const shop = { id: stored.shopId, name: account?.shop_name ?? '', currency_code: account?.currency_iso_code ?? '' };
  return { ...stored.service, shop };
}

function requireModel(world: World, code: string): ServiceModel {
  return world.store.get(serviceModels, code) ?? invalid('AS34', '$.model.code', `isn't a model: ${code}`);
}

function locationsOf(
  world: World,
  shopId: number,
  input: ServiceInput['location'],
  model: ServiceModel,
  before?: StoredService,
): Pick<StoredService, 'locationIds'> & { readonly location: Service['location'] } {
  const { type } = model.location;
  if (type === 'NO_LOCATION') return { locationIds: [], location: { type } };
  const ids = input?.shop_locations?.map(({ id }) => id) ?? before?.locationIds ?? [];
  if (ids.length === 0) invalid('SOF25', '$.location.shop_locations', `is required by the model ${model.code}`);
  const shop_locations = ids.map((id, index) => {
    const stored = world.store.get(locations, id);
    if (stored === undefined || (stored.shopId !== undefined && stored.shopId !== shopId)) {
      invalid('AS34', `$.location.shop_locations[${index}].id`, `isn't a location of the shop: ${id}`);
    }
    return locationInService(stored);
  });
  return { locationIds: ids, location: { type, shop_locations } };
}

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

const shopIn = (body: Context<'SOF25' | 'SOF26'>['body']): number | undefined =>
  'shop' in body ? body.shop.id : undefined;

const createService: Handler<'SOF25'> = (context) => {
  const { world, body } = context;
  const shopId = shopOfWrite(context, shopIn(body), '$.shop');
  const model = requireModel(world, body.model.code);
  const { location, locationIds } = locationsOf(world, shopId, body.location, model);
  const service: Service = {
    code: `SRV-${1000 + world.next('instance.service')}`,
    title: body.title,
    model: { code: model.code, title: model.title },
    consumption: model.consumption,
    location,
    ...readService(body, model, undefined, () => world.uuid('instance.session')),
    date_created: world.time,
    date_updated: world.time,
  };
  return shown(context, keep(world, { shopId, service: changed(service, optional(body)), locationIds }));
};

const updateService: Handler<'SOF26'> = (context) => {
  const { world, body } = context;
  const before = requireService(context);
  if (!isSeller(context) && shopIn(body) !== before.shopId)
    invalid('AS34', '$.shop.id', `must be ${before.shopId}, the shop of the service`);
  const model = requireModel(world, before.service.model.code);
  if (body.model !== undefined && body.model.code !== model.code)
    invalid('SOF26', '$.model.code', `must stay ${model.code}`);
  const { location, locationIds } = locationsOf(world, before.shopId, body.location, model, before);
  const service = changed(before.service, {
    title: body.title,
    location,
    ...optional(body),
    ...readService(body, model, before.service, () => world.uuid('instance.session')),
    date_updated: world.time,
  });
  return shown(context, keep(world, { shopId: before.shopId, service, locationIds }));
};

function keep(world: World, stored: StoredService): StoredService {
  world.store.put(services, stored.service.code, stored);
  return stored;
}

const listServices: Handler<'SOF11'> = (context) => {
  const { query } = context;
  return seekPage(context, {
    collection: services,
    ...sortOf(query.sort),
    where: [
      ownOf(context),
      among('category_code', query.category_code),
      among('service_code', query.service_code),
      among('model_code', query.model_code),
      among('state', query.state),
    ],
    show,
  });
};

/** SV04: services are listed, created, updated and deleted. */
export const serviceHandlers: HandlersOf<'SOF11' | 'SOF25' | 'SOF26' | 'SOF27'> = {
  SOF11: listServices,
  SOF25: createService,
  SOF26: updateService,
  SOF27: (context) => {
    const { service, shopId } = requireService(context);
    context.world.store.delete(services, service.code);
    noteRemoval(context, 'Service', service.code, shopId);
  },
};
