import type { Domain } from '../../../machinery/domain.ts';
import { orderAdjustmentHandlers } from './adjustments.ts';
import { orderChangeHandlers } from './changes.ts';
import { orderDecisionHandlers } from './decisions.ts';
import { orderFieldHandlers } from './fields.ts';
import { orderGrowth } from './growth.ts';
import { orderListHandlers } from './list.ts';
import { orderRefundHandlers } from './refunds.ts';
import { ordersSeed } from './seed/orders.ts';
import { orderJobs } from './steps.ts';

/** Orders of products at shops. */
export const orders: Domain<
  typeof orderListHandlers &
    typeof orderDecisionHandlers &
    typeof orderRefundHandlers &
    typeof orderChangeHandlers &
    typeof orderAdjustmentHandlers &
    typeof orderFieldHandlers
> = {
  handlers: {
    ...orderListHandlers,
    ...orderDecisionHandlers,
    ...orderRefundHandlers,
    ...orderChangeHandlers,
    ...orderAdjustmentHandlers,
    ...orderFieldHandlers,
  },
  jobs: orderJobs,
  demo: [ordersSeed],
  growth: orderGrowth,
};
