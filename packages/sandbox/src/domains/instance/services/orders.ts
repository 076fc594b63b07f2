import { invalid, notFound } from '../../../errors/index.ts';
import type { Handler, HandlersOf } from '../../../http/context.ts';
import { seekPage } from '../../../http/paging.ts';
import { among, between } from '../../../store/index.ts';
import type { Jobs } from '../../../world/index.ts';
import { ownOf } from '../common/access.ts';
import { labelReader } from '../common/labels.ts';
import { requireServiceOrder, serviceEvaluations, serviceOrders } from './model/index.ts';
import { refundJobs, requestRefund } from './order-refund.ts';
import { acceptedState, requireState } from './order-states.ts';
import { updateOrder } from './order-update.ts';
import { keepOrder, showToSeller } from './order-view.ts';

/** How long the payment of an accepted order takes. */
const paymentInMs = 60_000;
const takePayment = 'instance.takeServicePayment';

/** SV01. */
const accept: Handler<'SOR21'> = (context) => {
  const { world } = context;
  const stored = requireServiceOrder(context);
  requireState(stored.order, 'accept');
  const state = acceptedState(stored.order);
  keepOrder(world, stored, { state, date_accepted: world.time });
  if (state === 'ORDER_ACCEPTED') world.schedule(takePayment, world.now + paymentInMs, { order: stored.order.id });
};

const refuseOrder: Handler<'SOR22'> = (context) => {
  const { world } = context;
  const stored = requireServiceOrder(context);
  requireState(stored.order, 'refuse');
  keepOrder(world, stored, { state: 'ORDER_REFUSED' });
};

/** SV02. The proof depends on how the service is consumed. */
const consume: Handler<'SOR25'> = (context) => {
  const { world } = context;
  const stored = requireServiceOrder(context);
  requireState(stored.order, 'consume');
  const { voucher_code, date_consumed } = context.body;
  const byVoucher = stored.order.consumption.type === 'VOUCHER';
  if (byVoucher && voucher_code === undefined)
    invalid('SOR25', '$.voucher_code', 'is required: the service is consumed by voucher');
  if (byVoucher && voucher_code !== stored.voucherCode)
    invalid('SOR25', '$.voucher_code', 'is not the voucher of the order');
  if (!byVoucher && date_consumed === undefined)
    invalid('SOR25', '$.date_consumed', 'is required: the shop confirms when the service was consumed');
  const consumption = { ...stored.order.consumption, date_consumed: date_consumed ?? world.time };
  keepOrder(world, stored, { state: 'ORDER_CONSUMED', consumption, can_evaluate: true });
};

const listOrders: Handler<'SOR11'> = (context) => {
  const { query } = context;
  return seekPage(context, {
    collection: serviceOrders,
    by: 'date_created',
    order: 'asc',
    where: [
      ownOf(context),
      among('order_id', query.order_id),
      among('commercial_order_id', query.commercial_order_id),
      among('state', query.state),
      among('customer_id', query.customer_id),
      among('service_code', query.service_code),
      among('refunded', query.refunded),
      among('refund_reason_code', query.refund_reason_code),
      between('date_created', query.date_created_start, query.date_created_end),
      between('date_updated', query.date_updated_start, query.date_updated_end),
      among('has_open_incident', query.has_open_incident),
    ],
    show: showToSeller,
  });
};

/** SV05, localized: the labels of the assessments. */
const evaluationOf: Handler<'SOR51'> = (context) => {
  const { order } = requireServiceOrder(context);
  const evaluation =
    context.world.store.get(serviceEvaluations, order.id) ?? notFound(`An evaluation of order ${order.id}`, 'AS27');
  const read = labelReader(context);
  return {
    ...evaluation,
    assessments: evaluation.assessments.map(({ code, labels, response }) => ({ code, label: read(labels), response })),
  };
};

export const serviceOrderHandlers: HandlersOf<'SOR04' | 'SOR11' | 'SOR21' | 'SOR22' | 'SOR25' | 'SOR28' | 'SOR51'> = {
  SOR04: updateOrder,
  SOR11: listOrders,
  SOR21: accept,
  SOR22: refuseOrder,
  SOR25: consume,
  SOR28: requestRefund,
  SOR51: evaluationOf,
};

export const serviceOrderJobs: Jobs = {
  ...refundJobs,
  [takePayment]: (world, data) => {
    const stored = world.store.get(serviceOrders, data['order'] ?? '');
    if (stored?.order.state === 'ORDER_ACCEPTED') keepOrder(world, stored, { state: 'ORDER_PENDING' });
  },
};
