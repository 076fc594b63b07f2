import type { Schemas } from '../../../generated/instance.ts';
import type { HandlersOf } from '../../../http/context.ts';
import { seekPage, sortOf } from '../../../http/paging.ts';
import { among } from '../../../store/index.ts';
import { isSeller } from '../common/access.ts';
import { type ServiceModel, serviceModels } from './model/index.ts';

const showToAll = (model: ServiceModel): ServiceModel => model;

/** Every kind of an entry without what the model asks of orders. */
type WithoutOrders<Entry> = Entry extends unknown ? Omit<Entry, 'order_configuration'> : never;

function withoutOrders<Entry extends object>(entry: Entry): WithoutOrders<Entry> {
  const { order_configuration: _, ...rest } = entry as Entry & { readonly order_configuration?: unknown };
  // The entry is of one kind, and loses one field.
  return rest as unknown as WithoutOrders<Entry>;
}

/** Shops see what a model asks of services, not what it asks of orders. */
function showToSeller({ custom_attributes, pricing, ...model }: ServiceModel): Schemas['ServiceModel'] {
  const { options, ...rest } = pricing;
  const onServices = custom_attributes.filter(({ service_configuration }) => service_configuration !== undefined);
  return {
    ...model,
    custom_attributes: onServices.map((attribute) => withoutOrders(attribute)),
    pricing: { ...rest, ...(options !== undefined && { options: options.map((option) => withoutOrders(option)) }) },
  };
}

/** SM11: the models, which only the operator makes. */
export const modelHandlers: HandlersOf<'SM11'> = {
  SM11: (context) => {
    const { query } = context;
    return seekPage(context, {
      collection: serviceModels,
      ...sortOf(query.sort),
      where: [
        among('category_code', query.category_code),
        among('model_code', query.model_code),
        among('location_type', query.location_type),
        among('booking_type', query.booking_type),
        among('consumption_type', query.consumption_type),
      ],
      show: isSeller(context) ? showToSeller : showToAll,
    });
  },
};
