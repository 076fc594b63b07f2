import type { Schemas } from '../../../generated/instance.ts';
import type { World } from '../../../world/index.ts';
import { labelReader, type Labels, type Reader } from '../common/labels.ts';
import { shops } from '../common/shops.ts';
import { oldMessages } from '../messaging/model.ts';
import { channels, shippingTypes, shippingZones } from '../settings/model.ts';
import { rounded, sumOf } from './amounts.ts';
import { excluded, included, lineView, sharedLine, type SharedLine } from './line-view.ts';
import {
  type MarketplaceOrder,
  type MarketplaceOrderLine,
  type MarketplaceOrderState,
  orderEvaluations,
} from './model.ts';
import { canCancel, canOpenIncident } from './states.ts';

const invoiceType = 'customer-invoice';
const paymentType = 'CARD';
/** Every order of the sandbox is paid when the shop accepts it. */
export const paymentWorkflow: Schemas['OrderPaymentWorkflow'] = 'PAY_ON_ACCEPTANCE';

type Totals = Pick<SharedLine, 'price' | 'shipping_price' | 'total_commission'>;

const sum = (lines: readonly Totals[], field: 'price' | 'shipping_price' | 'total_commission'): number =>
  sumOf(lines.map((line) => line[field]));

function hasAny(all: Iterable<unknown>): boolean {
  for (const _ of all) return true;
  return false;
}

/** Fields of an order that OR11 and OR12 share. */
function sharedOrder(context: Reader) {
  const { store } = context.world;
  const read = labelReader(context);
  const text = (labels: Labels | undefined, code: string): string => (labels === undefined ? code : read(labels));
  return (order: MarketplaceOrder, lines: readonly Totals[]) => {
    const price = sum(lines, 'price');
    const shipping = sum(lines, 'shipping_price');
    return {
      order_id: order.id,
      commercial_id: order.commercial_id,
      order_state: order.state,
      order_state_reason_code: null,
      order_state_reason_label: null,
      created_date: order.date_created,
      last_updated_date: order.updated,
      has_customer_message: hasAny(store.scan(oldMessages, { by: 'order', equals: order.id })),
      has_incident: order.lines.some(({ incident }) => incident !== undefined),
      has_invoice: order.documents.some(({ type }) => type === invoiceType),
      paymentType,
      payment_type: paymentType,
      price,
      shipping_price: shipping,
      total_price: rounded(price + shipping),
      total_commission: sum(lines, 'total_commission'),
      shipping_type_code: order.shipping_type_code,
      shipping_type_label: text(store.get(shippingTypes, order.shipping_type_code)?.labels, order.shipping_type_code),
      shipping_zone_code: order.shipping_zone_code,
      shipping_zone_label: text(store.get(shippingZones, order.shipping_zone_code)?.labels, order.shipping_zone_code),
    };
  };
}

/** States before shipping, when OR11 hides the addresses. */
const beforeShipping: ReadonlySet<MarketplaceOrderState> = new Set([
  'WAITING_ACCEPTANCE',
  'WAITING_DEBIT_PAYMENT',
  'REFUSED',
]);

/** A customer as OR11 returns it: addresses and contacts are null before shipping. */
function shownCustomer(order: MarketplaceOrder): Schemas['OrderCustomer'] {
  const customer = customerOf(order);
  if (!beforeShipping.has(order.state)) return customer;
  const { accounting_contact, delivery_contact, organization } = customer;
  return {
    ...customer,
    billing_address: null,
    shipping_address: null,
    ...(accounting_contact !== undefined && { accounting_contact: null }),
    ...(delivery_contact !== undefined && { delivery_contact: null }),
    ...(organization !== undefined && {
      organization: {
        ...organization,
        address: null,
        organization_id: null,
        identification_number: null,
        tax_identification_number: null,
      },
    }),
  };
}

function customerOf({ customer, platform, shipping_address }: MarketplaceOrder) {
  const { additional_info: _, ...same } = shipping_address;
  const billing_address = platform?.customer?.billing_address ?? same;
  const { civility, firstname = '', lastname } = platform?.customer ?? shipping_address;
  return {
    customer_id: customer.id,
    ...(civility !== undefined && { civility }),
    firstname,
    lastname,
    locale: 'fr_FR',
    billing_address,
    shipping_address,
    ...customer.business,
  };
}

function trackingOf({ tracking }: MarketplaceOrder) {
  const { carrier, standardCode, name, number, url } = tracking ?? {};
  return {
    ...(carrier !== undefined && { shipping_carrier_code: carrier }),
    ...(standardCode !== undefined && { shipping_carrier_standard_code: standardCode }),
    ...(name !== undefined && { shipping_company: name }),
    ...(number !== undefined && { shipping_tracking: number }),
    ...(url !== undefined && { shipping_tracking_url: url }),
  };
}

/** Shows orders as OR11 and the exports return them. `mode` is the platform's unless the request names one (W19). */
export function orderView(
  context: Reader,
  mode: Schemas['OrderTaxMode'] = 'TAX_INCLUDED',
): (order: MarketplaceOrder) => Schemas['Order'] {
  const { store } = context.world;
  const read = labelReader(context);
  const shared = sharedOrder(context);
  const line = lineView(context, mode === 'TAX_EXCLUDED' ? excluded : included);
  return (order) => {
    const lines = order.lines.map((one, index) => line(order, one, index));
    const labels = store.get(channels, order.channel)?.labels;
    const leadTime = store.get(shops, String(order.shopId))?.account.shipping?.lead_time_to_ship ?? 0;
    return {
      ...shared(order, lines),
      acceptance_decision_date: order.decided ?? null,
      can_cancel: canCancel(order),
      can_shop_ship: order.state === 'SHIPPING',
      channel: { code: order.channel, label: labels === undefined ? order.channel : read(labels) },
      currency_iso_code: 'EUR',
      customer: shownCustomer(order),
      ...(order.debited !== undefined && {
        customer_debited_date: order.debited,
        transaction_date: order.debited,
        transaction_number: `PAY-${order.id}`,
      }),
      fulfillment: { center: { code: order.fulfillment_center } },
      fully_refunded: lines.length > 0 && order.lines.every(({ ended }) => ended === 'REFUNDED'),
      leadtime_to_ship: leadTime,
      order_additional_fields: [...order.fields],
      order_lines: lines,
      order_tax_mode: mode,
      payment_workflow: paymentWorkflow,
      references: order.references,
      shipping_deadline: order.shipping_deadline,
      ...(order.shipping_type_standard_code !== undefined && {
        shipping_type_standard_code: order.shipping_type_standard_code,
      }),
      customer_directly_pays_seller: false,
      ...trackingOf(order),
      ...order.details,
    };
  };
}

/** The email address of a customer or of a contact. */
export const emailOf = (customerId: string): string => `${customerId.toLowerCase()}@example.com`;

/** The complete customer of an order. */
export function platformCustomerOf(order: MarketplaceOrder): Schemas['PlatformOrderCustomer'] {
  if (order.platform?.customer !== undefined) return order.platform.customer;
  const { accounting_contact, delivery_contact, organization, shipping_address, ...customer } = customerOf(order);
  const { additional_info, ...address } = shipping_address;
  const contactOf = (
    contact: Schemas['OrderContact'] | null | undefined,
  ): Schemas['PlatformOrderContact'] | undefined =>
    contact === undefined || contact === null ? undefined : { ...contact, email: emailOf(contact.customer_id) };
  const [accounting, delivery] = [contactOf(accounting_contact), contactOf(delivery_contact)];
  return {
    ...customer,
    email: emailOf(order.customer.id),
    shipping_address: { ...address, ...(typeof additional_info === 'string' && { additional_info }) },
    ...(accounting !== undefined && { accounting_contact: accounting }),
    ...(delivery !== undefined && { delivery_contact: delivery }),
    // Stored organizations are complete. Only sellers see null.
    ...(organization !== undefined && { organization: organization as Schemas['PlatformOrderOrganization'] }),
  };
}

/** Fields of an order that operators and fronts see in OR11 and OR12. */
function platformFields({ store }: World, order: MarketplaceOrder) {
  const isOver = order.state === 'RECEIVED' || order.state === 'CLOSED';
  return {
    shop_id: order.shopId,
    shop_name: store.get(shops, String(order.shopId))?.account.shop_name ?? '',
    can_evaluate: isOver && store.get(orderEvaluations, order.id) === undefined,
  };
}

const fundingPart = (amount: number): Schemas['OrderFundingAmounts'] => ({
  breakdown: amount === 0 ? [] : [{ amount, method: paymentType }],
});

const fundingShare = (offer: number, shipping: number, tax: number): Schemas['OrderFundingShare'] => ({
  offer: fundingPart(offer),
  shipping: fundingPart(shipping),
  fees: fundingPart(0),
  total_amount: rounded(offer + shipping),
  total_tax_amount: tax,
});

/** The amounts of a line. The customers of the sandbox pay everything by card. */
function fundingOf(line: Schemas['OrderLine']): Schemas['OrderFunding'] {
  const tax = sumOf([...(line.taxes ?? []), ...(line.shipping_taxes ?? [])].map(({ amount }) => amount));
  return { customer: fundingShare(line.price, line.shipping_price, tax), operator: fundingShare(0, 0, 0) };
}

/** Shows orders to operators and fronts: with the shop, the complete customer and the funding. */
export function platformOrderView(
  context: Reader,
  mode?: Schemas['OrderTaxMode'],
): (order: MarketplaceOrder) => Schemas['PlatformOrder'] {
  const show = orderView(context, mode);
  return (order) => {
    const { customer_notification_email: _, order_lines: lines, ...shown } = show(order);
    const destination = order.platform?.payment_destination;
    return {
      ...shown,
      ...platformFields(context.world, order),
      customer: platformCustomerOf(order),
      order_lines: lines.map((line, index) => ({
        ...line,
        can_open_incident: canOpenIncident(order, order.lines[index] as MarketplaceOrderLine),
        funding: fundingOf(line),
        tax_recalculation_required: false,
      })),
      pay_out_psp_code: 'OPERATOR',
      ...(destination !== undefined && { payment_destination: destination }),
      waiting_funding_confirmation: false,
      waiting_tax_confirmation: false,
    };
  };
}

/** Shows an order to operators and fronts as OR12 returns it. */
export function platformSingleOrderView(context: Reader): (order: MarketplaceOrder) => Schemas['PlatformSingleOrder'] {
  const show = singleOrderView(context);
  return (order) => {
    const { order_lines: lines, customer, ...shown } = show(order);
    return {
      ...shown,
      ...platformFields(context.world, order),
      can_cancel: canCancel(order),
      customer: { ...customer, email: emailOf(order.customer.id) },
      order_lines: lines.map((line, index) => ({
        ...line,
        can_open_incident: canOpenIncident(order, order.lines[index] as MarketplaceOrderLine),
      })),
    };
  };
}

/** Shows an order as OR12 returns it. */
export function singleOrderView(
  context: Reader,
): (order: MarketplaceOrder) => Schemas['SingleOrder'] & Required<Pick<Schemas['SingleOrder'], 'customer'>> {
  const shared = sharedOrder(context);
  const line = sharedLine(context, included);
  return (order) => {
    const lines = order.lines.map((one, index) => {
      const shown = line(order, one, index);
      return {
        ...shown,
        description: '',
        shipping_price_unit: shown.shipping_price,
        shipping_price_additional_unit: 0,
        debited_date: order.debited ?? null,
        received_date: order.received ?? null,
        shipped_date: order.shipped ?? null,
      };
    });
    const { civility, firstname, lastname, customer_id, ...addresses } = customerOf(order);
    const { company_2: _billing, ...billing_address } = addresses.billing_address;
    const { company_2: _shipping, additional_info, ...shipping } = addresses.shipping_address;
    const shipping_address = { ...shipping, ...(typeof additional_info === 'string' && { additional_info }) };
    return {
      ...shared(order, lines),
      acceptance_decision_date: order.decided ?? order.date_created,
      customer: {
        customer_id,
        ...(civility !== undefined && { civility }),
        firstname,
        lastname,
        billing_address,
        shipping_address,
      },
      order_lines: lines,
      shipping_company: order.tracking?.name ?? null,
      shipping_tracking: order.tracking?.number ?? null,
      shipping_tracking_url: order.tracking?.url ?? null,
    };
  };
}
