import type { Schemas } from '../../../generated/instance.ts';
import { seedAll, type Seeding } from '../../../world/index.ts';
import { daysAgo, seedUuid, shopIds } from '../../common/demo-world.ts';
import { returnableLines } from '../orders/model.ts';
import { returnLabels, returns, type StoredReturn, type StoredReturnLabel } from './model.ts';

const address: Schemas['ReturnAddress'] = {
  street1: '12 rue des Lilas',
  street2: 'Rear building',
  zip_code: '75011',
  city: 'Paris',
  country_iso_code: 'FRA',
};

interface ReturnProfile {
  readonly state: Schemas['ReturnState'];
  readonly order: string;
  readonly days: number;
  readonly more?: Partial<Schemas['Return']>;
  readonly compliance?: Schemas['ReturnCompliance'];
}

/** One return in each state. Their items are no longer to be returned. */
const profiles: readonly ReturnProfile[] = [
  { state: 'WAITING_ACCEPTANCE', order: 'ORD-1055', days: 1 },
  {
    state: 'IN_PROGRESS',
    order: 'ORD-1055',
    days: 2,
    more: {
      rma: 'RMA-1002',
      label_url: 'https://labels.example.com/rma-1002.pdf',
      tracking: {
        carrier_code: 'express-post',
        carrier_name: 'Express Post',
        carrier_standard_code: 'EXPRESS_POST',
        tracking_number: 'EP900',
        tracking_url: 'https://post.example/track/EP900',
      },
    },
  },
  { state: 'RECEIVED', order: 'ORD-1056', days: 4, more: { description: 'Too dark for the room.' } },
  {
    state: 'CLOSED',
    order: 'ORD-1056',
    days: 9,
    compliance: {
      compliant: false,
      non_compliance_reason_code: 'RETURN_NON_COMPLIANT_DAMAGED_PRODUCT',
      non_compliance_additional_info: 'A scratch on the shade.',
    },
  },
];

const seeded = profiles.map(({ state, order, days, more, compliance }, index): StoredReturn => ({
  shopId: shopIds.home,
  customerId: 'CUST-105',
  shown: {
    id: seedUuid(0x2e7a, index + 1),
    order_id: `${order}-A`,
    order_commercial_id: order,
    state,
    method_code: 'RETURN_METHOD_BY_MAIL',
    reason_code: 'RETURN_CHANGED_MIND',
    label_url: null,
    rma: null,
    return_address: address,
    return_lines: [
      {
        order_line_id: `${order}-A-1`,
        quantity: 1,
        reason_code: 'RETURN_CHANGED_MIND',
        ...(compliance !== undefined && { compliance: [compliance] }),
      },
    ],
    date_created: daysAgo(days + 1),
    last_updated: daysAgo(days),
    ...more,
  },
}));

/** The label of the return that was received. */
const label: StoredReturnLabel = {
  carrier: 'express-post',
  weightInKg: 2.5,
  withQrCode: false,
  shown: {
    return_id: seedUuid(0x2e7a, 3),
    label_state: 'CREATED',
    date_created: daysAgo(5),
    last_updated: daysAgo(5),
    estimated_cost: { amount: 6.9, currency_iso_code: 'EUR' },
    files: { label: { file_type: 'PDF', url: 'https://labels.example.com/1.pdf' } },
    tracking: { carrier_code: 'express-post', carrier_name: 'Express Post', tracking_number: 'RL-0003' },
  },
};

export const returnsSeed: readonly Seeding[] = [
  seedAll(returns, seeded, ({ shown }) => shown.id),
  seedAll(returnLabels, [label], ({ shown }) => shown.return_id),
  ({ store }) => {
    for (const { shown } of seeded)
      for (const { order_line_id: id, quantity } of shown.return_lines) {
        const line = store.get(returnableLines, id);
        if (line !== undefined) store.put(returnableLines, id, { ...line, quantity: line.quantity - quantity });
      }
  },
];
