import type { Schemas } from '../../../../generated/instance.ts';
import { collection, type Collection } from '../../../../machinery/store/index.ts';

/** A model as the operator sees it (SM11); shops do not see what it asks of orders. */
export type ServiceModel = Schemas['OperatorServiceModel'];
export type ModelAttribute = Schemas['OperatorModelAttribute'];
/** The value of an attribute of a service or an order; chosen values of a list come with their labels. */
export type AttributeValue = Schemas['AttributeValue'];

/** A location as it is stored. One without a shop belongs to the platform, and every shop may use it. */
export interface StoredLocation {
  readonly shopId?: number;
  readonly location: Schemas['LocationDetails'];
}

/** A service as its shop sees it (SOF11). */
export type Service = Schemas['Service'];

export interface StoredService {
  readonly shopId: number;
  readonly service: Service;
  /** Ids of the locations it refers to. */
  readonly locationIds: readonly string[];
}

export const serviceModels: Collection<ServiceModel> = collection('instance.serviceModels', {
  code: (model) => model.code,
  title: (model) => model.title.toLowerCase(),
});
/** By id. */
export const locations: Collection<StoredLocation> = collection('instance.locations');
/** By code. */
export const services: Collection<StoredService> = collection('instance.services', {
  title: ({ service }) => service.title.toLowerCase(),
  date_created: ({ service }) => service.date_created,
  date_updated: ({ service }) => service.date_updated,
});
