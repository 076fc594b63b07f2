import type { Domain } from '../../../domain.ts';
import { anonymizationJobs } from './anonymize.ts';
import { carrierHandlers } from './carriers.ts';
import { channelOrderHandlers } from './connector.ts';
import { seedCarriers, seedOrders } from './seed/index.ts';
import { orderHandlers } from './seller.ts';
import { shipmentHandlers } from './shipments.ts';

/** Orders, their shipments, and the carriers of a channel. */
export const orders: Domain<
  typeof orderHandlers & typeof shipmentHandlers & typeof channelOrderHandlers & typeof carrierHandlers
> = {
  handlers: { ...orderHandlers, ...shipmentHandlers, ...channelOrderHandlers, ...carrierHandlers },
  jobs: anonymizationJobs,
  demo: [seedCarriers, seedOrders],
};
