import type { Schemas } from '../../../../generated/instance.ts';
import type { BookedOrder, Cents } from './orders.ts';

export const isAtWork = ({ commercialId }: BookedOrder): boolean => /[38]$/.test(commercialId);

export const onTopOf = (order: BookedOrder): Cents => (isAtWork(order) ? 100 : 0);

export const shippedTo: Schemas['ShipToAddress'] = {
  civility: 'Mrs',
  firstname: 'Alex',
  lastname: 'Durand',
  company: 'Atelier Durand',
  company2: 'Purchasing',
  street1: '8 rue Haute',
  street2: 'Building B',
  zip_code: '69001',
  city: 'Lyon',
  state: 'Auvergne-Rhône-Alpes',
  country_iso_code: 'FRA',
  phone: '+33400000010',
  phone_secondary: '+33400000011',
};

/** The bill that went with the goods. */
export const deliveryBillOf = ({ commercialId, date }: BookedOrder): Schemas['DeliveryBill'] => ({
  delivery_bill_id: `DB-${commercialId}`,
  delivery_bill_date: date.slice(0, 10),
});

export const shippingOf = (order: BookedOrder): Schemas['DocumentRequestEntities'] => ({
  delivery_bill_information: [deliveryBillOf(order)],
  shipping_information: { ship_to_address: shippedTo },
  ship_to_iso_country_code: 'FRA',
});
