import type { Schemas } from '../../../../generated/instance.ts';
import { seedAll, type Seeding } from '../../../../world/index.ts';
import { daysAgo, seedUuid, shopIds } from '../../../common/demo-world.ts';
import { keepReturnable, orderEvaluations, pickLists } from '../model.ts';
import { demoOrders } from './orders.ts';

const evaluation: Schemas['ServiceOrderEvaluation'] = {
  grade: 5,
  comment: 'Arrived early.',
  assessments: [{ code: 'delivery', label: 'How was the delivery?', response: '5' }],
  customer_id: 'CUST-104',
  firstname: 'Tom',
  lastname: 'Berger',
  visible: true,
  reply: { type: 'SHOP', comment: 'Thank you!', date: daysAgo(8) },
  date: daysAgo(9),
  last_updated_date: daysAgo(8),
};

const states: readonly Schemas['PickListState'][] = ['CLOSED', 'READY_FOR_PICKUP', 'WAITING_PREPARATION'];

/** The first orders to be shipped from the southern center. */
const lists: readonly Schemas['PickList'][] = demoOrders
  .filter((order) => order.fulfillment_center === 'FC-SOUTH' && order.shopId === shopIds.home)
  .slice(0, states.length)
  .map((order, index) => ({
    id: seedUuid(0x91c0, index + 1),
    state: states[index] ?? 'CLOSED',
    pickup_date: daysAgo(1 - index),
    pickrun_code: index === 0 ? 'RUN-1' : null,
    shop_id: order.shopId,
    order_lines: order.lines.map(({ id }) => ({ id })),
    picklist_lines: order.lines.map(({ offerId, quantity }) => ({ offer_id: offerId, quantity })),
    date_created: daysAgo(3 - index),
    last_updated: daysAgo(2 - index),
  }));

export const orderExtrasSeed: readonly Seeding[] = [
  ({ store }) => store.put(orderEvaluations, 'ORD-1054-A', evaluation),
  seedAll(pickLists, lists, ({ id }) => id),
  (world) => {
    for (const order of demoOrders)
      // Late, so that samples work whatever the time is.
      if (order.shipped !== undefined) keepReturnable(world, order, Date.parse(daysAgo(-3650)));
  },
];
