import type { Schemas } from '../../../generated/instance.ts';
import { collection, type Collection, sortedName, sortedTime, time, value, values } from '../../../store/index.ts';
import { isoOf, type World } from '../../../world/index.ts';
import { scheduleClosing } from '../invoicing/model/index.ts';

export type MarketplaceOrderState =
  | 'WAITING_ACCEPTANCE'
  | 'WAITING_DEBIT_PAYMENT'
  | 'SHIPPING'
  | 'SHIPPED'
  | 'RECEIVED'
  | 'CLOSED'
  | 'REFUSED'
  | 'CANCELED';

/** An amount of a tax. */
export interface TaxAmount {
  readonly code: string;
  readonly amount: number;
}

/** An amount of a line that is taken back. Amounts include their taxes. */
export interface Reduction {
  readonly id: string;
  readonly amount: number;
  readonly shipping: number;
  readonly quantity: number;
  readonly reason: string;
  readonly taxes: readonly TaxAmount[];
  readonly shippingTaxes: readonly TaxAmount[];
  readonly created: string;
}

/** A refund. It is paid once `paid` is set. */
export interface StoredRefund extends Reduction {
  /** Shared by the refunds of one request. */
  readonly orderRefundId: string;
  readonly paid?: string;
}

export interface LineMeasure {
  readonly unit: Schemas['MeasurementUnit'];
  readonly ordered: number;
  readonly actual?: number;
  /** Largest difference in percent. */
  readonly limit: number;
}

/** One line of a marketplace order, how much of it is in shipments already, and how much of that is sent. */
export interface MarketplaceOrderLine {
  readonly id: string;
  readonly offerId: number;
  readonly offer_sku: string;
  readonly product_title: string;
  readonly package?: { readonly reference: string; readonly description: string };
  /** Quantity that is left after cancelations. */
  readonly quantity: number;
  readonly in_shipments: number;
  readonly sent: number;
  /** Price of one unit, and the shipping charge of the line. Both include taxes. */
  readonly unitPrice: number;
  readonly shippingPrice: number;
  /** The tax in both prices. */
  readonly tax?: { readonly code: string; readonly rate: number };
  readonly ended?: 'REFUSED' | 'CANCELED' | 'REFUNDED';
  readonly incident?: { readonly reason: string };
  readonly refunds: readonly StoredRefund[];
  readonly cancelations: readonly Reduction[];
  readonly fields: readonly Schemas['AdditionalFieldValue'][];
  readonly origin?: Schemas['UpdatedOrigin'];
  readonly eco?: readonly Schemas['OrderEcoContribution'][];
  readonly measure?: LineMeasure;
  /** Further fields of the line as OR11 shows them. */
  readonly details?: Partial<
    Pick<
      Schemas['OrderLine'],
      'description' | 'origin_unit_price' | 'price_additional_info' | 'promotions' | 'tax_legal_notice'
    >
  >;
}

/** An order of products at one shop. */
export interface MarketplaceOrder {
  readonly id: string;
  readonly commercial_id: string;
  readonly shopId: number;
  readonly channel: string;
  readonly state: MarketplaceOrderState;
  readonly customer: {
    readonly id: string;
    readonly name: string;
    /** Only customers of an organization have them. */
    readonly business?: Pick<Schemas['OrderCustomer'], 'accounting_contact' | 'delivery_contact' | 'organization'>;
  };
  /** Further fields of the order as OR11 shows them. */
  readonly details?: Partial<
    Pick<
      Schemas['Order'],
      | 'customer_notification_email'
      | 'delivery_date'
      | 'invoice_details'
      | 'payment_duration'
      | 'promotions'
      | 'quote_id'
      | 'shipping_pudo_id'
    >
  >;
  /** Fields that operators and fronts have changed (OR04). */
  readonly platform?: {
    readonly customer?: Schemas['PlatformOrderCustomer'];
    readonly payment_destination?: Schemas['UpdatedPaymentDestination'] | undefined;
    readonly shop_statistics?: Schemas['UpdatedShopStatistics'] | undefined;
  };
  readonly shipping_address: Schemas['ShippingAddress'];
  readonly shipping_type_code: string;
  readonly shipping_type_standard_code?: string;
  readonly shipping_zone_code: string;
  /** From when on it may be shipped, and until when it should be. */
  readonly shipping_date: string;
  readonly shipping_deadline: string;
  readonly fulfillment_center: string;
  readonly references: Schemas['OrderReferences'];
  readonly lines: readonly MarketplaceOrderLine[];
  /** Documents that are linked to the order, each with the old message that it was sent with (OR42). */
  readonly documents: readonly OrderDocument[];
  readonly fields: readonly Schemas['AdditionalFieldValue'][];
  readonly tracking?: Readonly<
    Partial<Record<'carrier' | 'standardCode' | 'name' | 'number' | 'url', string | undefined>>
  >;
  readonly date_created: string;
  readonly updated: string;
  readonly decided?: string;
  readonly debited?: string;
  readonly shipped?: string;
  readonly received?: string;
}

export interface OrderDocument {
  readonly id: number;
  readonly type: string;
  readonly file_name: string;
  readonly file_size: number;
  readonly date_uploaded: string;
  readonly messageId?: number;
}

export const openQuantity = ({ quantity, in_shipments }: MarketplaceOrderLine): number => quantity - in_shipments;

/** By order id. */
export const marketplaceOrders: Collection<MarketplaceOrder> = collection(
  'instance.orders',
  {},
  {
    dateCreated: sortedTime((order) => order.date_created),
    /** Orders with something to ship, by the date from which it may be shipped. */
    shippingDate: sortedTime((order) =>
      order.state === 'SHIPPING' && order.lines.some((line) => openQuantity(line) > 0)
        ? order.shipping_date
        : undefined,
    ),
    updated: time((order) => order.updated),
    shop: value(({ shopId }) => shopId),
    order_id: value((order) => order.id),
    commercial_id: value((order) => order.commercial_id),
    state: value(({ state }) => state),
    channel: value(({ channel }) => channel),
    customer: value(({ customer }) => customer.id),
    organization: value(({ customer }) => customer.business?.organization?.organization_id ?? undefined),
    offer: values(({ lines }) => lines.map(({ offerId }) => offerId)),
    refundState: values(({ lines }) =>
      lines.flatMap(({ refunds }) => refunds.map(({ paid }) => (paid === undefined ? 'WAITING_REFUND' : 'REFUNDED'))),
    ),
    refunded: values(({ lines }) => lines.flatMap(({ refunds }) => refunds.map(({ created }) => created))),
    forCustomer: value(({ references }) => references.order_reference_for_customer),
    forSeller: value(({ references }) => references.order_reference_for_seller),
    debited: value(({ debited }) => debited !== undefined),
    hasIncident: value(({ lines }) => lines.some(({ incident }) => incident !== undefined)),
    fulfillment_center_code: value((order) => order.fulfillment_center),
  },
);

const waiting: ReadonlySet<MarketplaceOrderState> = new Set(['WAITING_DEBIT_PAYMENT', 'SHIPPING', 'SHIPPED']);

/** W69: whether the movements of an order wait, because it isn't received or over. */
export const holdsMovements = ({ state }: MarketplaceOrder): boolean => waiting.has(state);

/** Stores an order with these changes, as updated now. */
export function keepOrder(world: World, order: MarketplaceOrder, changes: Partial<MarketplaceOrder>): MarketplaceOrder {
  const kept = { ...order, ...changes, updated: world.time };
  world.store.put(marketplaceOrders, order.id, kept);
  // Its movements wait no longer.
  if (holdsMovements(order) && !holdsMovements(kept)) scheduleClosing(world, order.shopId);
  return kept;
}

/** The order of a line. Identifiers of lines end with their number. */
export function orderOfLine(world: World, lineId: string): MarketplaceOrder | undefined {
  const order = world.store.get(marketplaceOrders, lineId.slice(0, Math.max(0, lineId.lastIndexOf('-'))));
  return order?.lines.some(({ id }) => id === lineId) === true ? order : undefined;
}

const secondInMs = 1000;
const dayInMs = 24 * 60 * 60 * secondInMs;

/** A shipped line, and how many of its units may still be returned. */
export interface ReturnableLine {
  readonly id: string;
  readonly shopId: number;
  readonly commercialId: string;
  readonly quantity: number;
  readonly until: string;
}

/** By line ID. */
export const returnableLines: Collection<ReturnableLine> = collection(
  'instance.returnableLines',
  {},
  {
    order_line_id: sortedName(({ id }) => id),
    id: value(({ id }) => id),
    commercial_id: value(({ commercialId }) => commercialId),
    shop: value(({ shopId }) => shopId),
    isOpen: value(({ quantity }) => quantity > 0),
    until: time(({ until }) => until),
  },
);
/** Documents that shops uploaded, by document ID. */
export const orderDocumentFiles: Collection<Uint8Array> = collection('instance.orderDocumentFiles');
/** By order ID. */
export const orderEvaluations: Collection<Schemas['ServiceOrderEvaluation']> = collection('instance.orderEvaluations');
/** By pick list ID. */
export const pickLists: Collection<Schemas['PickList']> = collection(
  'instance.pickLists',
  {},
  {
    pickupDate: sortedTime((list) => list.pickup_date),
    shop: value((list) => list.shop_id),
    id: value(({ id }) => id),
    run: value((list) => list.pickrun_code ?? undefined),
    state: value(({ state }) => state),
    order_line_id: values((list) => list.order_lines.map(({ id }) => id)),
  },
);

/** W24. */
export const returnWindowInDays = 30;

/** The lines of a shipped order may be returned for some time. */
export function keepReturnable({ store }: World, order: MarketplaceOrder, shippedAt: number): void {
  const until = isoOf(shippedAt + returnWindowInDays * dayInMs);
  for (const { id, quantity, ended } of order.lines)
    if (ended === undefined)
      store.put(returnableLines, id, {
        id,
        shopId: order.shopId,
        commercialId: order.commercial_id,
        quantity,
        until,
      });
}

/** Durations of the steps that orders take on the clock. */
export const orderSteps: Readonly<Record<'expire' | 'debit' | 'receive' | 'close', number>> = {
  /** W06. */
  expire: 2 * dayInMs,
  /** W05. */
  debit: 60 * secondInMs,
  /** W09. */
  receive: 5 * dayInMs,
  close: 14 * dayInMs,
};

export const orderStepKind = 'instance.orderStep';

export const scheduleStep = (world: World, order: string, step: keyof typeof orderSteps): void =>
  world.schedule(orderStepKind, world.now + orderSteps[step], { order, step });

/** Marks an order as shipped. Its reception follows. */
export function shipOrder(world: World, order: MarketplaceOrder): void {
  const lines = order.lines.map((line) =>
    line.ended === undefined ? { ...line, in_shipments: line.quantity, sent: line.quantity } : line,
  );
  keepReturnable(world, keepOrder(world, order, { state: 'SHIPPED', shipped: world.time, lines }), world.now);
  scheduleStep(world, order.id, 'receive');
}
