import type { Schemas } from '../../../generated/instance.ts';
import { notFound } from '../../../errors/index.ts';
import type { AnyContext, Handler, HandlersOf } from '../../../http/context.ts';
import { HandlerResponse } from '../../../http/responses.ts';
import { offsetPage } from '../../../http/paging.ts';
import { among, between, type Condition } from '../../../store/index.ts';
import { isoOf } from '../../../world/index.ts';
import { ownOf, sees } from '../common/access.ts';
import { type MarketplaceOrder, marketplaceOrders } from './model.ts';
import { orderView, paymentWorkflow, singleOrderView } from './view.ts';

/** W01. */
const reachInMs = 60_000;

/** The order of the path, if it is of the caller's shop. */
export function requireOrder(context: AnyContext): MarketplaceOrder {
  const id = context.path['order_id'] ?? '';
  const order = context.world.store.get(marketplaceOrders, id);
  return order === undefined || !sees(context, order.shopId) ? notFound(`Order ${id}`) : order;
}

/** Filters that OR11 and OR13 share. */
export const orderFilters = (
  own: Condition | undefined,
  asked: {
    readonly start_date?: string;
    readonly end_date?: string;
    readonly start_update_date?: string;
    readonly end_update_date?: string;
    readonly order_state_codes?: readonly string[];
    readonly channel_codes?: readonly string[];
    readonly only_null_channel?: boolean;
    readonly centers?: readonly string[] | undefined;
  },
): readonly (Condition | undefined)[] => [
  own,
  between('dateCreated', asked.start_date, asked.end_date),
  between('updated', asked.start_update_date, asked.end_update_date),
  among('state', asked.order_state_codes),
  // Every order of the sandbox has a channel.
  among('channel', asked.only_null_channel === true ? [] : asked.channel_codes),
  among('fulfillment_center_code', asked.centers),
];

const listOrders: Handler<'OR11'> = (context) => {
  const { query } = context;
  const { start_update_date: start, fulfillment_center_code: centers, payment_workflow } = query;
  const reaching = start === undefined ? {} : { start_update_date: isoOf(Date.parse(start) - reachInMs) };
  const where = [
    ...orderFilters(ownOf(context), { ...query, ...reaching, centers }),
    among('order_id', query.order_ids),
    among('forCustomer', query.order_references_for_customer),
    among('forSeller', query.order_references_for_seller),
    among('debited', query.customer_debited),
    among('hasIncident', query.has_incident),
    payment_workflow === undefined || payment_workflow === paymentWorkflow ? undefined : among('state', []),
  ];
  const search = { by: 'dateCreated', order: query.order, where };
  const { items, total, headers } = offsetPage(context, marketplaceOrders, search);
  const show = orderView(context, query.order_tax_mode as Schemas['OrderTaxMode'] | undefined);
  return HandlerResponse.withHeaders({ orders: items.map(show), total_count: total }, headers);
};

export const orderListHandlers: HandlersOf<'OR11' | 'OR12'> = {
  OR11: listOrders,
  OR12: (context) => singleOrderView(context)(requireOrder(context)),
};
