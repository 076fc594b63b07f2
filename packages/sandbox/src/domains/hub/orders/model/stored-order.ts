import type { Schemas } from '../../../../generated/channel-platform.ts';
import { type Channel, type ChannelStore, originOf } from '../../../account/model/index.ts';
import { instant } from '../../common/instant.ts';
import { lessened, sumOf } from '../../common/money.ts';
import type { Adjustment, Order, OrderLine, StoredOrder } from './records.ts';

/** The hub returns amounts of taxes, but not the rate and the collected parts that the channel sends. */
const taxesOf = (taxes: readonly Schemas['Tax'][]): NonNullable<Adjustment['taxes']> =>
  taxes.map(({ amount, code }) => ({ amount, code }));

const adjustmentOf = (sent: Schemas['OrderAdjustment']): Adjustment => ({
  id: sent.channel_adjustment_id,
  adjustment_id: sent.channel_adjustment_id,
  type: sent.type,
  reason: sent.reason,
  quantity: sent.quantity,
  price: sent.price,
  ...(sent.taxes !== undefined && { taxes: taxesOf(sent.taxes) }),
  shipping_price: sent.shipping_price,
  ...(sent.shipping_taxes !== undefined && { shipping_taxes: taxesOf(sent.shipping_taxes) }),
  created_at: instant(sent.created_at),
});

const longestText = 10_000;

/** Cuts texts that are longer than the hub returns. */
const attributesOf = (
  sent: Schemas['OrderUpsert']['custom_attributes'] = [],
): NonNullable<Order['custom_attributes']> =>
  sent.map((one) => (one.type === 'STRING' ? { ...one, value: one.value.slice(0, longestText) } : one));

function sentLineOf(input: Schemas['OrderLineUpsert']): Omit<OrderLine, 'id'> {
  const adjustments = (input.adjustments ?? []).map(adjustmentOf);
  const cancelations = adjustments.filter(({ type }) => type === 'CANCELATION');
  return {
    channel_order_line_id: input.channel_order_line_id,
    product: { id: input.product.id, title: input.product.title },
    quantity: input.quantity - cancelations.reduce((sum, { quantity }) => sum + quantity, 0),
    price: lessened(input.price, sumOf(cancelations.map(({ price }) => price))),
    taxes: input.taxes ?? [],
    total_shipping_price: lessened(
      input.total_shipping_price,
      sumOf(cancelations.map(({ shipping_price }) => shipping_price)),
    ),
    shipping_taxes: input.shipping_taxes ?? [],
    status: input.status,
    ...(input.status_reason !== undefined && { status_reason: input.status_reason }),
    can_cancel: input.can_cancel,
    can_refund: input.can_refund,
    adjustments,
    custom_attributes: attributesOf(input.custom_attributes),
  };
}

/** Returns the new order after an upsert. It replaces everything (P02) except the hub's IDs and permanent changes (O11). */
export function storedOrderOf(
  input: Schemas['OrderUpsert'],
  {
    channel,
    store,
    before,
    now,
  }: {
    readonly channel: Channel;
    readonly store: ChannelStore;
    readonly before: StoredOrder | undefined;
    readonly now: string;
  },
): StoredOrder {
  const id = `${channel.prefix}_${input.channel_order_id}`;
  const known = new Map(before?.order.order_lines.map((line) => [line.channel_order_line_id, line.id]));
  let lastLine = before?.lastLine ?? 0;
  const order_lines = input.order_lines.map((line) => ({
    id: known.get(line.channel_order_line_id) ?? `${id}-${(lastLine += 1)}`,
    ...sentLineOf(line),
  }));
  const order: Order = {
    id,
    channel_order_id: input.channel_order_id,
    origin: originOf(channel, store, input.sub_channel_code),
    status: input.status,
    ...(input.status_reason !== undefined && { status_reason: input.status_reason }),
    fulfillment: input.fulfillment,
    ...(input.billing_info !== undefined && { billing_info: input.billing_info }),
    shipping_info: input.shipping_info,
    order_lines,
    custom_attributes: attributesOf(input.custom_attributes),
    created_at: instant(input.created_at),
    updated_at: now,
    channel_updated_at: instant(input.channel_updated_at),
  };
  const anonymizedAt = before?.order.anonymized_at;
  return {
    order: anonymizedAt === undefined ? order : anonymized(order, anonymizedAt),
    lastLine,
    ...(before?.anonymize_after !== undefined && { anonymize_after: before.anonymize_after }),
  };
}

export function anonymized(order: Order, anonymized_at: string): Order {
  const { billing_info: _billing, shipping_info, ...rest } = order;
  const { address: _address, email: _email, pudo_id: _pudo, ...shipping } = shipping_info;
  return { ...rest, shipping_info: shipping, anonymized_at };
}
