import { expect, test } from 'vitest';
import { createServicesSeller, type ServiceOrder } from '../src/index.ts';
import * as schemas from '../src/generated/schemas.ts';

const order = {
  id: 'SO-1',
  commercial_order_id: 'ORD-1',
  state: 'ORDER_PENDING',
  workflow: { type: 'PAY_ON_ACCEPTANCE' },
  service: {
    code: 'SRV-1',
    title: 'Tour',
    category: { code: 'a', label: 'A' },
    model: { code: 'm', label: 'M' },
    custom_attribute_values: [],
  },
  booking: { type: 'SCHEDULED_EVENT', session: { id: 'S-1' } },
  location: { type: 'NO_LOCATION' },
  price: {
    type: 'FIXED_PRICE',
    amount: 10,
    quantity: 1,
    options: [
      { code: 'km', label: 'Kilometres', type: 'INTEGER', value: 12 },
      { code: 'gift', label: 'Gift', type: 'BOOLEAN', value: true, amount: 2 },
    ],
  },
  currency_code: 'EUR',
  commission: {},
  consumption: { type: 'VOUCHER' },
  custom_attribute_values: [],
  can_evaluate: false,
  date_created: '2026-03-04T12:00:00Z',
  date_updated: '2026-03-04T12:00:00Z',
};

/** The session of an order, and its extras with a separate price. */
const shown = ({ booking, price }: ServiceOrder): readonly unknown[] => [
  booking?.type === 'SCHEDULED_EVENTS' || booking?.type === 'SCHEDULED_EVENT' ? booking.session?.id : undefined,
  ...(price?.options ?? []).map((option) => (option.type === 'BOOLEAN' ? option.amount : option)),
];

test('E05: either spelling of a booked session and price options of every type are read, with responses checked', async () => {
  const client = createServicesSeller({
    baseUrl: 'https://instance.example.com',
    auth: { apiKey: 'k' },
    schemas,
    validate: 'throw',
    fetch: async () => Response.json({ data: [order] }),
  });
  const [read] = (await client.orders.list()).items;
  expect(read && shown(read)).toEqual(['S-1', { code: 'km', label: 'Kilometres', type: 'INTEGER', value: 12 }, 2]);
});

test('Q08: the schema of a request accepts a date as text or as a `Date`', () => {
  for (const value of ['2026-03-04T12:00:00Z', new Date(0)])
    expect(schemas.DateTimeAttributeInput.safeParse({ code: 'c', type: 'DATE_TIME', value }).success).toBe(true);
  expect(schemas.DateTimeAttributeInput.safeParse({ code: 'c', type: 'DATE_TIME', value: 5 }).success).toBe(false);
});
