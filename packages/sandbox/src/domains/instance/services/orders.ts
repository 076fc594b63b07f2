import { invalid, notFound } from '../../../machinery/errors/index.ts';
import { type HandlerResponse, created, noContent, ok } from '../../../machinery/http/responses.ts';
import { bodyOf, type Context, type Handlers } from '../../../machinery/http/context.ts';
import {
  requireServiceOrder,
  serviceEvaluations,
  type ServiceOrder,
  serviceOrders,
  type StoredServiceOrder,
} from './model/index.ts';
import { seekPage } from '../../../machinery/paging/index.ts';
import type { Jobs } from '../../../machinery/world/index.ts';
import { sees } from '../common/access.ts';
import { labelReader } from '../common/labels.ts';
import { within, withinTime } from '../common/listing.ts';
import { refundJobs, requestRefund } from './order-refund.ts';
import { acceptedState, requireState } from './order-states.ts';
import { updateOrder } from './order-update.ts';
import { keepOrder, showToSeller, shownTo } from './order-view.ts';

interface ConsumptionInput {
  readonly voucher_code?: string;
  readonly date_consumed?: string;
}

/** How long the payment of an accepted order takes. */
const paymentInMs = 60_000;
const takePayment = 'instance.takeServicePayment';

/** SV01. */
function accept(context: Context): HandlerResponse {
  const { world } = context;
  const stored = requireServiceOrder(context);
  requireState(stored.order, 'accept');
  const state = acceptedState(stored.order);
  keepOrder(context, stored, { state, date_accepted: world.time });
  if (state === 'ORDER_ACCEPTED') world.schedule(takePayment, world.now + paymentInMs, { order: stored.order.id });
  return noContent;
}

function refuseOrder(context: Context): HandlerResponse {
  const stored = requireServiceOrder(context);
  requireState(stored.order, 'refuse');
  keepOrder(context, stored, { state: 'ORDER_REFUSED' });
  return noContent;
}

/** SV02. The proof depends on how the service is consumed. */
function consume(context: Context): HandlerResponse {
  const { world } = context;
  const stored = requireServiceOrder(context);
  requireState(stored.order, 'consume');
  const { voucher_code, date_consumed } = bodyOf<ConsumptionInput>(context);
  const byVoucher = stored.order.consumption.type === 'VOUCHER';
  if (byVoucher && voucher_code === undefined)
    invalid('$.voucher_code', 'is required: the service is consumed by voucher');
  if (byVoucher && voucher_code !== stored.voucherCode) invalid('$.voucher_code', 'is not the voucher of the order');
  if (!byVoucher && date_consumed === undefined)
    invalid('$.date_consumed', 'is required: the shop confirms when the service was consumed');
  const consumption = { ...stored.order.consumption, date_consumed: date_consumed ?? world.time };
  keepOrder(context, stored, { state: 'ORDER_CONSUMED', consumption, can_evaluate: true });
  return noContent;
}

const refundOf = ({ refunds = [], price }: ServiceOrder): string => {
  const amount = refunds.reduce((total, refund) => total + refund.amount, 0);
  return amount === 0 ? 'NO' : amount >= (price.amount ?? Infinity) ? 'FULL' : 'PARTIAL';
};

function isListed(context: Context): (stored: StoredServiceOrder) => boolean {
  const { query } = context;
  const [is, isTime] = [within(query), withinTime(query)];
  const incident = query.flag('has_open_incident');
  return ({ shopId, order, customer }) =>
    sees(context, shopId) &&
    is('order_id', order.id) &&
    is('commercial_order_id', order.commercial_order_id) &&
    is('state', order.state) &&
    is('customer_id', customer.id) &&
    is('service_code', order.service.code) &&
    is('refunded', refundOf(order)) &&
    is('refund_reason_code', ...(order.refunds ?? []).map(({ reason_code }) => reason_code)) &&
    isTime(order.date_created, 'date_created_start', 'date_created_end') &&
    isTime(order.date_updated, 'date_updated_start', 'date_updated_end') &&
    (incident === undefined || incident === order.has_open_incident);
}

/** SV05, localized: the labels of the assessments. */
function evaluationOf(context: Context): object {
  const { order } = requireServiceOrder(context);
  const evaluation =
    context.world.store.get(serviceEvaluations, order.id) ?? notFound(`An evaluation of order ${order.id}`);
  const read = labelReader(context);
  return {
    ...evaluation,
    assessments: evaluation.assessments.map(({ code, labels, response }) => ({ code, label: read(labels), response })),
  };
}

export const serviceOrderHandlers: Handlers = {
  SOR04: (context) => ok(shownTo(context, updateOrder(context))),
  SOR11: (context) =>
    seekPage(context, {
      collection: serviceOrders,
      by: 'date_created',
      order: 'asc',
      where: isListed(context),
      show: showToSeller,
    }),
  SOR21: accept,
  SOR22: refuseOrder,
  SOR25: consume,
  SOR28: (context) => {
    requestRefund(context);
    return created();
  },
  SOR51: (context) => ok(evaluationOf(context)),
};

/** What happens to service orders in their own time: payments and refunds. */
export const serviceOrderJobs: Jobs = {
  ...refundJobs,
  [takePayment]: (world, data) => {
    const stored = world.store.get(serviceOrders, data['order'] ?? '');
    if (stored?.order.state === 'ORDER_ACCEPTED') keepOrder({ world }, stored, { state: 'ORDER_PENDING' });
  },
};
