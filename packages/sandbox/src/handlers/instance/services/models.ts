import type { Handlers } from '../../../http/context.ts';
import type { ModelAttribute, ServiceModel } from '../../../instance/services.ts';
import { serviceModels } from '../../../instance/services.ts';
import { seekPage } from '../../../paging/index.ts';
import { isSeller } from '../access.ts';
import { directionOf, within } from '../listing.ts';

const showToAll = (model: ServiceModel): object => model;

const withoutOrders = ({ order_configuration: _, ...attribute }: ModelAttribute): object => attribute;

/** Shops see what a model asks of services, not what it asks of orders. */
function showToSeller({ custom_attributes, pricing, ...model }: ServiceModel): object {
  const { options, ...rest } = pricing;
  return {
    ...model,
    custom_attributes: custom_attributes
      .filter(({ service_configuration }) => service_configuration !== undefined)
      .map(withoutOrders),
    pricing: {
      ...rest,
      ...(options !== undefined && { options: options.map(({ order_configuration: _, ...option }) => option) }),
    },
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
