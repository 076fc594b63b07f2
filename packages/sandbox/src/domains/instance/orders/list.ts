import type { Schemas } from '../../../generated/instance.ts';
import { invalid, notFound, type Rule } from '../../../errors/index.ts';
import type { AnyContext, Context, Handler, HandlersOf } from '../../../http/context.ts';
import { HandlerResponse } from '../../../http/responses.ts';
import { offsetPage } from '../../../http/paging.ts';
import { among, between, type Condition } from '../../../store/index.ts';
import { isoOf, type World } from '../../../world/index.ts';
import { isSeller, ownOf, sees } from '../common/access.ts';
import { offers } from '../offers/model.ts';
import { type MarketplaceOrder, marketplaceOrders } from './model.ts';
import { orderView, paymentWorkflow, platformOrderView, platformSingleOrderView, singleOrderView } from './view.ts';

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

type PlatformQuery = Pick<
  Context<'OR11'>['query'],
  | 'shop_ids'
  | 'commercial_ids'
  | 'customer_ids'
  | 'customer_organization_ids'
  | 'offer_ids'
  | 'product_skus'
  | 'refund_state_codes'
  | 'commissionable'
  | 'tax_recalculation_required_only'
  | 'waiting_funding_confirmation'
  | 'waiting_tax_confirmation'
>;

const monthInMs = 31 * 24 * 60 * 60 * 1000;

/** Refuses a filter without a period of at most a month. */
export function requireMonth(rule: Rule, field: string, from: string | undefined, to: string | undefined): void {
  if (from === undefined || to === undefined || Date.parse(to) - Date.parse(from) > monthInMs)
    invalid(rule, field, 'needs the start and the end of a period of at most a month');
}

/** Filters of operators and fronts. Every order of the sandbox has commission, and none waits for taxes or funding. */
export function platformFilters({ store }: World, asked: PlatformQuery): readonly (Condition | undefined)[] {
  const offersOf = (skus: readonly string[] | undefined): readonly number[] | undefined =>
    skus && [...store.scan(offers)].flatMap(({ value }) => (skus.includes(value.product_sku) ? [value.id] : []));
  const none =
    asked.commissionable === false ||
    asked.tax_recalculation_required_only === true ||
    asked.waiting_funding_confirmation === true ||
    asked.waiting_tax_confirmation === true;
  return [
    among('shop', asked.shop_ids),
    among('commercial_id', asked.commercial_ids),
    among('customer', asked.customer_ids),
    among('organization', asked.customer_organization_ids),
    among('offer', asked.offer_ids?.map(Number)),
    among('offer', offersOf(asked.product_skus)),
    among('refundState', asked.refund_state_codes),
    none ? among('state', []) : undefined,
  ];
}

const listOrders: Handler<'OR11'> = (context) => {
  const { query } = context;
  const { start_update_date: start, fulfillment_center_code: centers, payment_workflow } = query;
  if (query.refund_state_codes !== undefined) requireMonth('OR11', 'refund_state_codes', start, query.end_update_date);
  if (query.tax_recalculation_required_only === true)
    requireMonth(
      'OR11',
      'tax_recalculation_required_only',
      query.start_date ?? start,
      query.end_date ?? query.end_update_date,
    );
  const reaching = start === undefined ? {} : { start_update_date: isoOf(Date.parse(start) - reachInMs) };
  const where = [
    ...orderFilters(ownOf(context), { ...query, ...reaching, centers }),
    among('order_id', query.order_ids),
    among('forCustomer', query.order_references_for_customer),
    among('forSeller', query.order_references_for_seller),
    among('debited', query.customer_debited),
    among('hasIncident', query.has_incident),
    payment_workflow === undefined || payment_workflow === paymentWorkflow ? undefined : among('state', []),
    ...platformFilters(context.world, query),
  ];
  const search = { by: 'dateCreated', order: query.order, where };
  const { items, total, headers } = offsetPage(context, marketplaceOrders, search);
  const mode = query.order_tax_mode as Schemas['OrderTaxMode'] | undefined;
  if (isSeller(context))
    return HandlerResponse.withHeaders({ orders: items.map(orderView(context, mode)), total_count: total }, headers);
  return HandlerResponse.withHeaders(
    { orders: items.map(platformOrderView(context, mode)), total_count: total },
    headers,
  );
};

export const orderListHandlers: HandlersOf<'OR11' | 'OR12'> = {
  OR11: listOrders,
  OR12: (context) => (isSeller(context) ? singleOrderView : platformSingleOrderView)(context)(requireOrder(context)),
};
