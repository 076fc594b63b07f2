import type { Schemas } from '../../../../generated/instance.ts';
import { seedAll, type Seeding } from '../../../../machinery/world/index.ts';
import { type ServiceModel, serviceModels } from '../model/index.ts';
import { fitterNote, orderAttributes, serviceAttributes } from './attributes.ts';

/** Categories of the services platform. */
export const serviceCategories: Readonly<Record<'home' | 'garden' | 'learning' | 'advice', Schemas['CodeLabel']>> = {
  home: { code: 'home', label: 'Home' },
  garden: { code: 'garden', label: 'Garden' },
  learning: { code: 'learning', label: 'Courses' },
  advice: { code: 'advice', label: 'Advice' },
};

const { home, garden, learning, advice } = serviceCategories;

/** The models that the orders of the demo instance are about. */
export const assembly: ServiceModel = {
  code: 'assembly',
  title: 'Furniture assembly',
  description: 'Furniture put together where it will stand.',
  categories: [home, garden],
  booking: { type: 'DATETIME_REQUEST' },
  consumption: { type: 'VOUCHER' },
  location: { type: 'AT_CUSTOMER_LOCATION' },
  custom_attributes: [...serviceAttributes, ...orderAttributes],
  pricing: {
    type: 'FIXED_PRICE',
    options: [
      {
        code: 'removal',
        label: 'Removal of packaging',
        type: 'BOOLEAN',
        service_configuration: { minimum_number_of_elements: 0 },
        order_configuration: { maximum_number_of_elements: 1 },
      },
      {
        code: 'finish',
        label: 'Finish',
        type: 'VALUE_LIST',
        available_values: [
          { code: 'oil', label: 'Oiled' },
          { code: 'varnish', label: 'Varnished' },
        ],
        service_configuration: { minimum_number_of_elements: 0, maximum_number_of_elements: 2 },
        order_configuration: { maximum_number_of_elements: 1 },
      },
    ],
  },
  quantity: { on_marketplace: ['ALLOW_UNLIMITED', 'ALLOW_FIXED'], per_order: ['ALLOW_FIXED'] },
};
export const repair: ServiceModel = {
  code: 'repair',
  title: 'Repair in the workshop',
  categories: [home],
  booking: { type: 'DATETIME_REQUEST' },
  consumption: { type: 'CONFIRMATION_BY_SHOP' },
  location: { type: 'AT_SHOP_LOCATION' },
  custom_attributes: [fitterNote],
  pricing: { type: 'ESTIMATED_PRICE' },
  quantity: { on_marketplace: ['ALLOW_UNLIMITED'], per_order: ['NO_QUANTITY'] },
};
export const course: ServiceModel = {
  code: 'course',
  title: 'Course in a group',
  categories: [learning],
  booking: { type: 'SCHEDULED_EVENTS' },
  consumption: { type: 'VOUCHER' },
  location: { type: 'AT_SHOP_LOCATION' },
  custom_attributes: [],
  pricing: {
    type: 'FIXED_PRICE_MULTI',
    price_per_unit_options: [
      {
        code: 'ticket',
        label: 'Ticket',
        type: 'VALUE_LIST',
        values: [
          { code: 'adult', label: 'Adult' },
          { code: 'child', label: 'Child' },
        ],
        service_configuration: { minimum_number_of_elements: 1 },
        order_configuration: { minimum_number_of_elements: 1 },
      },
    ],
  },
  quantity: { on_marketplace: ['ALLOW_FIXED'], per_order: ['ALLOW_FIXED'] },
};
export const consulting: ServiceModel = {
  code: 'consulting',
  title: 'Advice by phone',
  categories: [advice, home],
  booking: { type: 'NO_BOOKING' },
  consumption: { type: 'CONFIRMATION_BY_SHOP' },
  location: { type: 'NO_LOCATION' },
  custom_attributes: [],
  pricing: { type: 'FIXED_PRICE' },
  quantity: { on_marketplace: ['ALLOW_UNLIMITED', 'ALLOW_FIXED', 'NO_QUANTITY'], per_order: ['ALLOW_UNLIMITED'] },
};

/** Plain models without anything to fill in, so that the list has more than one page. */
const plain = (code: string, title: string, category: Schemas['CodeLabel']): ServiceModel => ({
  ...consulting,
  code,
  title,
  categories: [category],
});

const models: readonly ServiceModel[] = [
  assembly,
  repair,
  course,
  consulting,
  plain('color-advice', 'Colour advice', advice),
  plain('energy-check', 'Energy check', advice),
  plain('garden-plan', 'Garden plan', garden),
  plain('insurance-review', 'Insurance review', advice),
  plain('kitchen-plan', 'Kitchen plan', home),
  plain('move-plan', 'Plan of a move', home),
  plain('plant-doctor', 'Plant doctor', garden),
  plain('video-lesson', 'Video lesson', learning),
];

/** The models of the services platform. */
export const serviceModelsSeed: Seeding = seedAll(serviceModels, models, (model) => model.code);
