import type { Schemas } from '../../../../generated/instance.ts';
import { seedAll, type Seeding } from '../../../../machinery/world/index.ts';
import { daysAgo, seedUuid } from '../../../common/demo-world.ts';
import {
  type ServiceEvaluation,
  serviceEvaluations,
  type ServiceOrder,
  serviceOrders,
  type ServiceOrderState,
  type StoredService,
  type StoredServiceOrder,
} from '../model/index.ts';
import { demoServices } from './services.ts';

/** In the order of their ids: the first order is SO-5001. */
const states: readonly ServiceOrderState[] = [
  'WAITING_ACCEPTANCE',
  'WAITING_ACCEPTANCE',
  'WAITING_ACCEPTANCE',
  'WAITING_ACCEPTANCE',
  'WAITING_ACCEPTANCE',
  'ORDER_PENDING',
  'ORDER_PENDING',
  'ORDER_PENDING',
  'ORDER_PENDING',
  'ORDER_PENDING',
  'WAITING_SCORING',
  'SCORING_OK',
  'SCORING_KO',
  'ORDER_ACCEPTED',
  'ORDER_REFUSED',
  'ORDER_CONSUMED',
  'ORDER_CONSUMED',
  'ORDER_EXPIRED',
  'ORDER_CLOSED',
  'ORDER_CLOSED',
  'ORDER_CANCELLED',
  'ORDER_CANCELLED',
];

const accepted: ReadonlySet<ServiceOrderState> = new Set([
  'ORDER_ACCEPTED',
  'ORDER_PENDING',
  'ORDER_CONSUMED',
  'ORDER_EXPIRED',
  'ORDER_CLOSED',
]);
const consumed: ReadonlySet<ServiceOrderState> = new Set(['ORDER_CONSUMED', 'ORDER_CLOSED']);

const people: readonly (readonly [string, string])[] = [
  ['Alex', 'Moreau'],
  ['Sofia', 'Keller'],
  ['Noé', 'Lefèvre'],
  ['Ida', 'Brandt'],
  ['Luc', 'Petit'],
];

function customerOf(n: number): StoredServiceOrder['customer'] {
  const [first_name, last_name] = people[n % people.length] as readonly [string, string];
  return {
    id: `CUST-${71 + (n % people.length)}`,
    first_name,
    last_name,
    email: `customer-${71 + (n % people.length)}@mail.example`,
    locale: 'fr_FR',
    billing_address: {
      first_name,
      last_name,
      street1: `${n + 1} rue du Jardin`,
      zip_code: '75011',
      city: 'Paris',
      country: 'France',
      country_code: 'FRA',
      ...(n % people.length === 1 && office),
    },
    ...(n % people.length === 1 && { civility: 'Mrs', phone_number: '+33100000071' }),
  };
}

const office = {
  civility: 'Mrs',
  company: 'Keller Conseil',
  street2: 'Building B',
  complementary: 'Third floor',
  state: 'Île-de-France',
} as const;

const cents = (amount: number): number => Math.round(amount * 100) / 100;
const vat = (gross: number): { code: string; amount: number }[] => [{ code: 'VAT20', amount: cents(gross / 6) }];

/** Customers take every extra, and of several finishes the first. */
function orderedOption(option: Schemas['PriceOption']): Schemas['ServiceOrderOption'] {
  const { code, label } = option;
  if (option.type === 'BOOLEAN') return { code, label, type: option.type, value: true, amount: 15, taxes: vat(15) };
  const chosen = option.values.slice(0, 1).map((value) => ({
    code: value.code ?? '',
    label: value.label ?? '',
    amount: value.amount ?? 0,
    taxes: vat(value.amount ?? 0),
  }));
  return { code, label, type: option.type, values: chosen };
}

function priceOf({ service: { pricing } }: StoredService): ServiceOrder['price'] {
  if ('price_per_unit_options' in pricing) {
    return {
      type: pricing.type,
      ordered_service_units: pricing.price_per_unit_options.map(({ code, label, type: kind, values }) => ({
        code,
        label,
        type: kind,
        values: values.map((value) => ({ code: value.code, amount: value.amount, ordered_quantity: 1 })),
      })),
    };
  }
  const options = (pricing.options ?? []).map(orderedOption);
  return {
    type: pricing.type,
    amount: pricing.price_per_unit,
    quantity: 1,
    taxes: vat(pricing.price_per_unit),
    ...(options.length > 0 && { options }),
  };
}

function bookingOf({ service }: StoredService, state: ServiceOrderState, n: number): ServiceOrder['booking'] {
  const { booking } = service;
  const { type } = booking;
  if (type === 'NO_BOOKING') return { type };
  const contact = n % 4 === 3 && { contact_info: '+33100000072', contact_additional_info: 'Ask for the caretaker.' };
  if (type === 'DATETIME_REQUEST') {
    const day = daysAgo(-7 - n).slice(0, 10);
    return {
      type,
      time_slots: [
        { from: `${day}T09:00:00`, to: `${day}T11:00:00` },
        { from: `${day}T14:00:00`, to: `${day}T16:00:00` },
      ],
      ...(accepted.has(state) && {
        confirmed_time_slots: [{ from: `${day}T09:00:00`, to: `${day}T11:00:00` }],
      }),
      ...contact,
    };
  }
  const session = booking.sessions?.[0];
  return {
    type,
    ...(session !== undefined && { session: { id: session.id, timeslot: session.time_slot } }),
    ...contact,
  };
}

const noCommission = { amount_excluding_taxes: 0, amount_including_taxes: 0 };

const refunds: Readonly<Record<string, NonNullable<ServiceOrder['refunds']>>> = {
  'SO-5020': [
    {
      id: seedUuid(0x4ef, 1),
      state: 'OK',
      amount: 50,
      taxes: vat(50),
      options: [
        { code: 'removal', label: 'Removal of packaging', type: 'BOOLEAN', value: true, amount: 15, taxes: vat(15) },
      ],
      commission: noCommission,
      reason_code: '51',
      creation_date: daysAgo(10),
      transaction_date: daysAgo(9),
      transaction_number: 'REFUND-5020',
    },
  ],
  'SO-5017': [
    {
      id: seedUuid(0x4ef, 2),
      state: 'WAITING',
      amount: 20,
      taxes: vat(20),
      commission: noCommission,
      reason_code: '51',
      creation_date: daysAgo(13),
    },
  ],
};

function orderOf(state: ServiceOrderState, n: number): StoredServiceOrder {
  const stored = demoServices[n % 6] as StoredService;
  const { service } = stored;
  const customer = customerOf(n);
  const created = 40 - n;
  const commission = cents(service.pricing.max_price_per_unit / 10);
  const id = `SO-${5001 + n}`;
  return {
    shopId: stored.shopId,
    shopName: 'Acme Home',
    customer,
    ...(service.consumption.type === 'VOUCHER' && { voucherCode: `7GQ2-${5001 + n}` }),
    order: {
      id,
      commercial_order_id: `ORD-${3001 + n}`,
      state,
      workflow: { type: n % 2 === 0 ? 'PAY_ON_ACCEPTANCE' : 'PAY_AFTER_CONSUMPTION' },
      service: {
        code: service.code,
        title: service.title,
        ...(service.description !== undefined && { description: service.description }),
        category: service.category,
        model: { code: service.model.code, label: service.model.title },
        custom_attribute_values: service.custom_attribute_values,
        ...(service.medias !== undefined && { medias: service.medias }),
      },
      booking: bookingOf(stored, state, n),
      location:
        service.location.type === 'AT_CUSTOMER_LOCATION'
          ? { type: service.location.type, customer_address: customer.billing_address }
          : { ...service.location },
      price: priceOf(stored),
      currency_code: 'EUR',
      commission: {
        amount_excluding_taxes: commission,
        amount_including_taxes: cents(commission * 1.2),
        commission_taxes: [{ code: 'VAT20', amount: cents(cents(commission * 1.2) - commission) }],
      },
      ...(refunds[id] !== undefined && { refunds: refunds[id] }),
      consumption: {
        ...service.consumption,
        ...(consumed.has(state) && { date_consumed: daysAgo(created - 10) }),
        date_expiration: daysAgo(created - (state === 'ORDER_EXPIRED' ? 12 : 365)),
      },
      custom_attribute_values: [],
      can_evaluate: consumed.has(state),
      has_open_incident: n === 16,
      ...(n === 8 && { warnings: ['PRICE_MISMATCH'] }),
      date_created: daysAgo(created),
      date_updated: daysAgo(created - 12, n),
      ...(accepted.has(state) && { date_accepted: daysAgo(created, 7200) }),
    },
  };
}

/** Every service order of the demo instance. */
const demoServiceOrders: readonly StoredServiceOrder[] = states.map(orderOf);

const evaluation: ServiceEvaluation = {
  grade: 5,
  comment: 'On time and clean.',
  assessments: [
    {
      code: 'punctuality',
      labels: {
        en_US: 'Was the fitter on time?',
        fr_FR: 'Le monteur était-il à l’heure ?',
        de_DE: 'War der Monteur pünktlich?',
      },
      response: '5',
    },
    {
      code: 'care',
      labels: { en_US: 'Was the work done with care?', fr_FR: 'Le travail était-il soigné ?' },
      response: '4',
    },
  ],
  customer_id: 'CUST-74',
  firstname: 'Ida',
  lastname: 'Brandt',
  visible: true,
  reply: { type: 'SHOP', comment: 'Thank you.', date: daysAgo(8) },
  date: daysAgo(9),
  last_updated_date: daysAgo(9),
};

/** Service orders in every state, five of them waiting for acceptance and five to be consumed. */
export const serviceOrdersSeed: Seeding = seedAll(serviceOrders, demoServiceOrders, ({ order }) => order.id);

export const serviceEvaluationsSeed: Seeding = ({ store }) => store.put(serviceEvaluations, 'SO-5019', evaluation);
