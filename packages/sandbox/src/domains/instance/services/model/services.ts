import { collection, type Collection } from '../../../../machinery/store/index.ts';

export type BookingType = 'NO_BOOKING' | 'DATETIME_REQUEST' | 'SCHEDULED_EVENTS';
export type LocationType = 'NO_LOCATION' | 'AT_CUSTOMER_LOCATION' | 'AT_SHOP_LOCATION';
export type PricingType = 'FIXED_PRICE' | 'ESTIMATED_PRICE' | 'FIXED_PRICE_MULTI' | 'ESTIMATED_PRICE_MULTI';
export type ConsumptionType = 'VOUCHER' | 'CONFIRMATION_BY_SHOP';

export interface CodeLabel {
  readonly code: string;
  readonly label: string;
}

/** What a model asks of an attribute: on a service, on an order, and of whom. */
export interface ModelAttribute extends CodeLabel {
  readonly type: string;
  readonly available_values?: readonly CodeLabel[];
  readonly precision?: number;
  readonly service_configuration?: {
    readonly minimum_number_of_elements: number;
    readonly maximum_number_of_elements?: number;
  };
  readonly order_configuration?: { readonly shop_permission: string; readonly maximum_number_of_elements?: number };
}

export interface ModelPriceOption extends CodeLabel {
  readonly type: 'BOOLEAN' | 'VALUE_LIST';
  readonly available_values?: readonly CodeLabel[];
  readonly service_configuration: { readonly minimum_number_of_elements: number };
  readonly order_configuration?: { readonly maximum_number_of_elements?: number };
}

export interface ModelUnitOption extends CodeLabel {
  readonly type: 'VALUE_LIST';
  readonly values: readonly CodeLabel[];
  readonly service_configuration: { readonly minimum_number_of_elements: 1 };
  readonly order_configuration: { readonly minimum_number_of_elements: 1 };
}

/** A model as the operator sees it (SM11); shops do not see what it asks of orders. */
export interface ServiceModel {
  readonly code: string;
  readonly title: string;
  readonly description?: string;
  readonly categories: readonly CodeLabel[];
  readonly booking: { readonly type: BookingType };
  readonly consumption: { readonly type: ConsumptionType };
  readonly location: { readonly type: LocationType };
  readonly custom_attributes: readonly ModelAttribute[];
  readonly pricing: {
    readonly type: PricingType;
    readonly options?: readonly ModelPriceOption[];
    readonly price_per_unit_options?: readonly ModelUnitOption[];
  };
  readonly quantity: { readonly on_marketplace: readonly string[]; readonly per_order: readonly string[] };
}

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

export interface PostalAddress {
  readonly formatted_address: string;
  readonly country_code: string;
  readonly street1?: string;
  readonly zip_code?: string;
  readonly city?: string;
}

export type Geography =
  | { readonly type: 'POINT'; readonly address: PostalAddress; readonly geocode: Point }
  | { readonly type: 'CIRCLE'; readonly address: PostalAddress; readonly center: Point; readonly radius: number }
  | {
      readonly type: 'ZONE_REFERENCES';
      readonly zone_references: readonly { readonly reference_id: string; readonly address: PostalAddress }[];
    };

/** A location as it is stored. One without a shop belongs to the platform, and every shop may use it. */
export interface StoredLocation {
  readonly shopId?: number;
  readonly location: {
    readonly id: string;
    readonly label: string;
    readonly geography: Geography;
    readonly [field: string]: unknown;
  };
}

/** The value of an attribute of a service or an order; chosen values of a list come with their labels. */
export interface AttributeValue extends CodeLabel {
  readonly type: string;
  readonly value?: boolean | number | string | readonly CodeLabel[];
}

export interface Session {
  readonly id: string;
  readonly available_units: number;
  readonly time_slot: { readonly start: string; readonly end: string };
}

/** What a service costs: by the unit, or by options of which the customer orders some units each. */
export interface ServicePricing {
  readonly type: PricingType;
  readonly min_price_per_unit: number;
  readonly max_price_per_unit: number;
  readonly price_per_unit?: number;
  readonly price_per_unit_options?: readonly (CodeLabel & {
    readonly type: string;
    readonly values: readonly (CodeLabel & { readonly amount: number })[];
  })[];
  readonly options?: readonly (CodeLabel & {
    readonly type: string;
    readonly values: readonly Readonly<Record<string, unknown>>[];
  })[];
}

/** A service as its shop sees it (SOF11). */
export interface Service {
  readonly code: string;
  readonly title: string;
  readonly description?: string;
  readonly category: CodeLabel;
  readonly model: { readonly code: string; readonly title: string };
  readonly booking: { readonly type: BookingType; readonly duration?: string; readonly sessions?: readonly Session[] };
  readonly consumption: { readonly type: ConsumptionType };
  readonly custom_attribute_values: readonly AttributeValue[];
  readonly date_created: string;
  readonly date_updated: string;
  readonly date_availability_start?: string;
  readonly date_availability_end?: string;
  readonly inactive_reasons: readonly string[];
  readonly location: { readonly type: LocationType; readonly shop_locations?: readonly object[] };
  readonly pricing: ServicePricing;
  readonly quantity: {
    readonly type: 'NO_QUANTITY' | 'LIMITED';
    readonly available?: number;
    readonly max_per_order?: number;
  };
  readonly service_tax_code?: string;
}

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
