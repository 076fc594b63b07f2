import type { Schemas } from '../../../../generated/instance.ts';
import { collection, type Collection, sortedName, sortedTime, value, values } from '../../../../store/index.ts';

/** Model as the operator sees it (SM11). Shops don't see its order attributes. */
export type ServiceModel = Schemas['OperatorServiceModel'];
export type ModelAttribute = Schemas['OperatorModelAttribute'];
export type AttributeValue = Schemas['AttributeValue'];

/** A location as it is stored. One without a shop belongs to the platform, and every shop may use it. */
export interface StoredLocation {
  readonly shopId?: number;
  readonly location: Schemas['LocationDetails'];
  readonly overridden?: readonly Schemas['ShopOverriddenOpeningHours'][];
}

/** A service as its shop sees it (SOF11). */
export type Service = Schemas['Service'];

export interface StoredService {
  readonly shopId: number;
  readonly service: Service;
  /** Ids of the locations it refers to. */
  readonly locationIds: readonly string[];
}

export const serviceModels: Collection<ServiceModel> = collection(
  'instance.serviceModels',
  {},
  {
    code: sortedName((model) => model.code),
    title: sortedName((model) => model.title.toLowerCase()),
    model_code: value((model) => model.code),
    category_code: values((model) => model.categories.map(({ code }) => code)),
    location_type: value((model) => model.location.type),
    booking_type: value((model) => model.booking.type),
    consumption_type: value((model) => model.consumption.type),
  },
);
/** By id. */
export const locations: Collection<StoredLocation> = collection(
  'instance.locations',
  {},
  {
    id: sortedName(({ location }) => location.id),
    location_id: value(({ location }) => location.id),
    shop: value(({ shopId }) => shopId),
    // A place suits services at the shop, an area suits services at the customer's.
    location_type: value(({ location }) =>
      location.geography.type === 'POINT' ? 'AT_SHOP_LOCATION' : 'AT_CUSTOMER_LOCATION',
    ),
  },
);
/** By code. */
export const services: Collection<StoredService> = collection(
  'instance.services',
  {},
  {
    title: sortedName(({ service }) => service.title.toLowerCase()),
    date_created: sortedTime(({ service }) => service.date_created),
    date_updated: sortedTime(({ service }) => service.date_updated),
    location: values(({ locationIds }) => locationIds),
    shop: value(({ shopId }) => shopId),
    category_code: value(({ service }) => service.category.code),
    service_code: value(({ service }) => service.code),
    model_code: value(({ service }) => service.model.code),
    state: value(({ service }) => (service.inactive_reasons.length === 0 ? 'ACTIVE' : 'INACTIVE')),
  },
);
