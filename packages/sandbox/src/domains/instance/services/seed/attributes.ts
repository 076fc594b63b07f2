import type { Schemas } from '../../../../generated/instance.ts';
import { daysAgo } from '../../../common/demo-world.ts';
import type { AttributeValue, ModelAttribute } from '../model/index.ts';

const onServices = { service_configuration: { minimum_number_of_elements: 0, maximum_number_of_elements: 2 } };
const onOrders = (shop_permission: Schemas['AttributeOrderConfiguration']['shop_permission']) => ({
  order_configuration: { maximum_number_of_elements: 1, shop_permission },
});

const tools: ModelAttribute = {
  code: 'tools',
  label: 'Tools',
  type: 'VALUE_LIST',
  available_values: [
    { code: 'own', label: 'Own tools' },
    { code: 'customer', label: 'Tools of the customer' },
  ],
  ...onServices,
};

/** One attribute of each type, for services. */
export const serviceAttributes: readonly ModelAttribute[] = [
  tools,
  { code: 'insured', label: 'Insured', type: 'BOOLEAN', ...onServices },
  { code: 'fitters', label: 'Fitters', type: 'INTEGER', ...onServices },
  { code: 'load', label: 'Load in tonnes', type: 'DECIMAL', precision: 2, ...onServices },
  { code: 'certified', label: 'Certified since', type: 'DATE_TIME', ...onServices },
  { code: 'motto', label: 'In a few words', type: 'TEXT', ...onServices },
  { code: 'terms', label: 'Terms', type: 'LONG_TEXT', ...onServices },
  { code: 'portfolio', label: 'Earlier work', type: 'LINK', ...onServices },
  { code: 'film', label: 'Film', type: 'VIDEO', ...onServices },
];

/** Attributes of orders: one that shops write, one that they read, one that they do not see, and a choice. */
export const orderAttributes: readonly ModelAttribute[] = [
  { code: 'fitter-note', label: 'Note of the fitter', type: 'TEXT', ...onOrders('READ_WRITE') },
  { code: 'floor', label: 'Floor', type: 'INTEGER', ...onOrders('READ_ONLY') },
  { code: 'risk-score', label: 'Risk score', type: 'DECIMAL', precision: 2, ...onOrders('INVISIBLE') },
  {
    code: 'waste',
    label: 'Waste',
    type: 'VALUE_LIST',
    available_values: [
      { code: 'taken', label: 'Taken away' },
      { code: 'sorted', label: 'Sorted' },
    ],
    ...onOrders('READ_WRITE'),
  },
];

/** The note of the fitter alone. */
export const fitterNote: ModelAttribute = orderAttributes[0] as ModelAttribute;

const values: Readonly<Record<string, NonNullable<AttributeValue['value']>>> = {
  tools: [{ code: 'own', label: 'Own tools' }],
  insured: true,
  fitters: 2,
  load: 1.5,
  certified: daysAgo(900),
  motto: 'Two hands more',
  terms: 'Parking in front of the house is up to the customer. Waste is taken away.',
  portfolio: 'https://acme-home.example/work',
  film: 'https://acme-home.example/film',
};

export const demoAttributeValues: readonly AttributeValue[] = serviceAttributes.map(
  ({ code, label, type }) => ({ code, label, type, value: values[code] ?? '' }) as AttributeValue,
);
