import type { Handlers } from '../../../machinery/http/context.ts';
import { type ModelAttribute, type ModelPriceOption, type ServiceModel, serviceModels } from './model/index.ts';
import { seekPage } from '../../../machinery/paging/index.ts';
import { isSeller } from '../common/access.ts';
import { directionOf, within } from '../common/listing.ts';

const showToAll = (model: ServiceModel): object => model;

function withoutOrders<T extends ModelAttribute | ModelPriceOption>(entry: T): Omit<T, 'order_configuration'> {
  const { order_configuration: _, ...rest } = entry;
  return rest;
}

/** Shops see what a model asks of services, not what it asks of orders. */
function showToSeller({ custom_attributes, pricing, ...model }: ServiceModel): object {
  const { options, ...rest } = pricing;
  const onServices = custom_attributes.filter(({ service_configuration }) => service_configuration !== undefined);
  return {
    ...model,
    custom_attributes: onServices.map((attribute) => withoutOrders(attribute)),
    pricing: { ...rest, ...(options !== undefined && { options: options.map((option) => withoutOrders(option)) }) },
  };
}

/** SM11: the models, which only the operator makes. */
export const modelHandlers: Handlers = {
  SM11: (context) => {
    const { query } = context;
    const [by, order] = directionOf(query.text('sort') ?? 'code,ASC');
    const is = within(query);
    return seekPage(context, {
      collection: serviceModels,
      by,
      order,
      where: (model) =>
        is('category_code', ...model.categories.map(({ code }) => code)) &&
        is('model_code', model.code) &&
        is('location_type', model.location.type) &&
        is('booking_type', model.booking.type) &&
        is('consumption_type', model.consumption.type),
      show: isSeller(context) ? showToSeller : showToAll,
    });
  },
};
