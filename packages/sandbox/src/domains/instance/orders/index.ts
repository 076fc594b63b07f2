import type { Domain } from '../../../domain.ts';
import { orderAdjustmentHandlers } from './adjustments.ts';
import { orderChangeHandlers } from './changes.ts';
import { orderDecisionHandlers } from './decisions.ts';
import { orderDocumentHandlers } from './documents.ts';
import { orderExportHandlers, orderExportJobs } from './exports/exports.ts';
import { orderFieldHandlers } from './fields.ts';
import { orderGrowth } from './growth.ts';
import { orderIncidentHandlers } from './incidents.ts';
import { orderListHandlers } from './list.ts';
import { pickListHandlers } from './pick-lists.ts';
import { orderRefundHandlers } from './refunds.ts';
import { orderExtrasSeed } from './seed/extras.ts';
import { ordersSeed } from './seed/orders.ts';
import { orderJobs } from './steps.ts';

/** Orders of products at shops. */
export const orders: Domain<
  typeof orderListHandlers &
    typeof orderDecisionHandlers &
    typeof orderRefundHandlers &
    typeof orderChangeHandlers &
    typeof orderAdjustmentHandlers &
    typeof orderFieldHandlers &
    typeof orderDocumentHandlers &
    typeof orderExportHandlers &
    typeof orderIncidentHandlers &
    typeof pickListHandlers
> = {
  handlers: {
    ...orderListHandlers,
    ...orderDecisionHandlers,
    ...orderRefundHandlers,
    ...orderChangeHandlers,
    ...orderAdjustmentHandlers,
    ...orderFieldHandlers,
    ...orderDocumentHandlers,
    ...orderExportHandlers,
    ...orderIncidentHandlers,
    ...pickListHandlers,
  },
  jobs: { ...orderJobs, ...orderExportJobs },
  demo: [ordersSeed, ...orderExtrasSeed],
  growth: orderGrowth,
};
