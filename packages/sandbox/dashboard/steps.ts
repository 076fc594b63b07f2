import type { Info } from './api.ts';

// What a person can do with a document: its state → an operation → a body that a form shows. One table for all
// families. The build writes each operation's schema and example for the page. A body is the example with some fields
// set.

interface Line {
  readonly id: string;
  readonly status?: string;
  readonly quantity: number;
  readonly channel_order_line_id?: string;
  readonly price?: object;
  readonly taxes?: readonly { readonly code: string; readonly amount: object }[];
  readonly total_shipping_price?: object;
  readonly can_cancel?: boolean;
  readonly can_refund?: boolean;
  readonly unitPrice?: number;
  readonly ended?: string;
  readonly incident?: object;
  readonly in_shipments?: number;
}

type Origin = { readonly [Name in 'channel_id' | 'channel_store_id']?: string };

/** The fields of documents that steps read. Each collection has some of them. */
export interface Doc extends Origin {
  readonly [name: string]: unknown;
  readonly id?: string | number;
  readonly status?: string;
  readonly state?: string;
  readonly shopId?: number;
  readonly order_lines?: readonly Line[];
  readonly lines?: readonly Line[];
  readonly origin?: Origin;
  readonly return_lines?: readonly { readonly order_line_id: string }[];
  readonly authorized?: readonly { readonly type: string; readonly id?: string }[];
  readonly product?: string;
  readonly quantity?: number;
  readonly prices?: readonly { readonly origin: number }[];
}

/** The latest documents of the collections that fields refer to. */
export interface Known {
  readonly now: string;
  readonly info: Info;
  readonly of: (collection: string) => readonly Doc[];
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Steps by collection. Each row has the states that allow it (`*` for all), a label, and operations. They are sent one
 * after the other. An operation is `surface/id`, or a call of the control API. `!` sends at once what others show in a
 * form. `-` warns. After `→` is the place of the new document, with names of fields of a body or of the response.
 * `make` has no document.
 */
const table = `
orders                    AWAITING_ACCEPTANCE             ! Accept: hub/v2-acceptOrderLines
orders                    AWAITING_ACCEPTANCE             - Refuse: hub/v2-acceptOrderLines
orders                    AWAITING_SHIPMENT                 Ship: hub/v2-createShipment
orders                    *                               - Cancel: hub/v2-cancelOrderLines
orders                    *                               - Refund: hub/v2-refundOrderLines
orders                    *                                 Message: hub/createConversation
orders                    *                                 Document: hub/v2-uploadOrderDocument
orders                    SHIPPED,DELIVERED                 Return: channel-platform/upsertReturns
returns                   REQUEST_INITIATED               ! Accept: hub/v2-acceptReturn
returns                   REQUEST_INITIATED               - Refuse: hub/v2-acceptReturn
returns                   OPENED                            Tracking: hub/v2-updateReturnTrackingInformation
returns                   OPENED                          ! Receive: hub/v2-acknowledgeReturnReception
returns                   OPENED,RECEIVED                 ! Close: hub/v2-closeReturn
actions                   PENDING                         ! Succeed: channel-platform/updateActionStatus
actions                   PENDING                         - Fail: channel-platform/updateActionStatus
conversations             *                                 Reply: hub/createMessage
events                    *                              !- Remove from queue: control/DELETE events/{id} → events
dead-letters              *                              !  Put back: control/PUT dead-letters/{id} → events
dead-letters              *                              !- Delete: control/DELETE dead-letters/{id} → dead-letters
instance.orders           WAITING_ACCEPTANCE              ! Accept: marketplace-seller/OR21
instance.orders           WAITING_ACCEPTANCE              - Refuse: marketplace-seller/OR21
instance.orders           SHIPPING                          Ship: marketplace-seller/OR23, marketplace-seller/OR24
instance.orders           SHIPPING,SHIPPED                  Tracking: marketplace-seller/OR23
instance.orders           WAITING_DEBIT_PAYMENT,SHIPPING  - Cancel: marketplace-seller/OR29
instance.orders           SHIPPING,SHIPPED,RECEIVED,CLOSED - Refund: marketplace-seller/OR28
instance.orders           *                                 Message: marketplace-seller/OR43
instance.orders           *                                 Document: marketplace-seller/OR74
instance.orders           *                                 Return: marketplace-seller/RT01 → instance.returns/{id}
instance.orders           SHIPPED,RECEIVED                  Open incident: control/POST incidents
instance.orders           *                                 Resolve incident: marketplace-seller/OR64
instance.returns          WAITING_ACCEPTANCE              ! Accept: marketplace-seller/RT21
instance.returns          WAITING_ACCEPTANCE              - Refuse: marketplace-seller/RT21
instance.returns          IN_PROGRESS                     ! Receive: marketplace-seller/RT25
instance.returns          RECEIVED                          Condition: marketplace-seller/RT26
instance.returns          RECEIVED                        ! Close: marketplace-seller/RT27
instance.returns          WAITING_ACCEPTANCE,IN_PROGRESS !- Cancel: marketplace-seller/RT29
instance.threads          *                                 Reply: marketplace-seller/M12
instance.offers           *                                 Change: marketplace-seller/OF24
instance.offers           *                               - Delete: marketplace-seller/OF24
instance.shipments        SHIPPING,READY_FOR_PICK_UP      ! Ship: marketplace-seller/ST24
instance.documentRequests TO_PROCESS                        Upload document: marketplace-seller/DR74
make * Channel and store: account/SELLER_ACCOUNT_CHANNEL_UPSERT, account/SELLER_ACCOUNT_STORE_CREATE?token, channel-platform/upsertBusinessInformation → stores/{channel_id}\\n{channel_store_id}
make * Order: channel-platform/upsertOrders → orders/{prefix|channel_id}_{channel_order_id}
make * Product: hub/upsertProducts → products/{id}
make * Event: control/POST events
make * Product file: marketplace-seller/P41 → instance.productImports/{import_id}
make * Offer: marketplace-seller/OF24 → instance.offerImports/{import_id}
make * Shop order: control/POST shop-orders → instance.orders/{order_id}
make * Thread: marketplace-seller/M14 → instance.threads/{thread_id}
make * Next invoices: control/POST clock → instance.invoices
`;

/** Steps of documents that make something new: the collection, and the step. */
const viaDocuments: Readonly<Record<string, readonly [collection: string, label: string]>> = {
  Return: ['orders', 'Return'],
  Conversation: ['orders', 'Message'],
  'Shop return': ['instance.orders', 'Return'],
  Incident: ['instance.orders', 'Open incident'],
};

export interface Step {
  readonly collection: string;
  readonly states: readonly string[];
  readonly label: string;
  readonly isDirect: boolean;
  readonly isDanger: boolean;
  readonly does: readonly string[];
  readonly opens?: string | undefined;
}

const steps: readonly Step[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [, collection = '', states = '', marks = '', label = '', does = '', opens] =
      /^(\S+) +(\S+) +([!-]*) *(.*?): (.*?)(?: → (.*))?$/.exec(line) ?? [];
    const [isDirect, isDanger] = [marks.includes('!'), marks.includes('-')];
    return { collection, states: states.split(','), label, isDirect, isDanger, does: does.split(', '), opens };
  });

/** The fields of a body, or `undefined` if the step isn't legal. */
type Body = (doc: Doc, known: Known, label: string) => Fields | undefined;

const serial = (): string => String(Date.now()).slice(-6);
const pdf = '%PDF-1.7';

/** A field with an entry for each line. A step without an entry isn't legal. */
const listed = (name: string, lines: readonly Line[] = [], entryOf: (line: Line) => object): Fields | undefined =>
  lines.length === 0 ? undefined : { [name]: lines.map(entryOf) };
const linesIn = ({ order_lines, lines = [] }: Doc, status: string): readonly Line[] =>
  order_lines?.filter((line) => line.status === status) ?? lines;
const decided: Body = (doc, _, label) =>
  listed('order_lines', linesIn(doc, 'AWAITING_ACCEPTANCE'), ({ id }) => ({ id, accepted: label === 'Accept' }));
const taken = (name: string, reason: string, can: 'can_cancel' | 'can_refund'): Body => {
  const entryOf = ({ id, quantity, price, taxes = [], total_shipping_price }: Line): object => ({
    order_line_id: id,
    reason,
    quantity,
    price,
    taxes: taxes.map(({ code, amount }) => ({ code, amount })),
    shipping_price: { ...total_shipping_price, amount: 0 },
  });
  return ({ order_lines = [] }) =>
    listed(
      name,
      order_lines.filter((line) => line[can]),
      entryOf,
    );
};
const reasonOf = ({ of }: Known, type: string): unknown =>
  of('instance.reasons').find((one) => one['type'] === type && one['shop'] !== false)?.['code'];
const openLines = ({ lines = [] }: Doc): readonly Line[] => lines.filter(({ ended }) => ended === undefined);
const offer = (doc: Doc, shop_sku: unknown, update_delete: string): Fields => {
  const [product_id_type, product_id] = doc.product?.split('|') ?? [];
  const [price, quantity] = [doc.prices?.[0]?.origin ?? 49.9, doc.quantity ?? 10];
  const unset = { discount: undefined, all_prices: undefined };
  return { shop_sku, product_id_type, product_id, state_code: '11', price, quantity, update_delete, ...unset };
};
/** Billing cycles close on Mondays at 04:00 UTC (W69). */
const nextClosing = (now: string): string => {
  const at = new Date(now);
  at.setUTCHours(4, 0, 0, 0);
  do at.setUTCDate(at.getUTCDate() + 1);
  while (at.getUTCDay() !== 1);
  return at.toISOString();
};
const thisReturn = ({ id }: Doc, more?: object): Fields => ({ returns: [{ id, ...more }] });
const onlyReturn: Body = (doc) => thisReturn(doc);

/** Bodies by operation. Others are the example. */
const bodies: Readonly<Record<string, Body>> = {
  'hub/v2-acceptOrderLines': decided,
  'hub/v2-createShipment': (doc) => ({
    items: linesIn(doc, 'AWAITING_SHIPMENT').map(({ id, quantity }) => ({ order_line_id: id, quantity })),
    carrier: 'Other',
    tracking_url: undefined,
    warehouse_id: undefined,
  }),
  'hub/v2-cancelOrderLines': taken('cancelations', 'OUT_OF_STOCK', 'can_cancel'),
  'hub/v2-refundOrderLines': taken('refunds', 'DEFECT', 'can_refund'),
  'hub/createConversation': ({ id }) => ({ id }),
  'hub/v2-uploadOrderDocument': () => ({ file: pdf, metadata: { type: 'CUSTOMER_INVOICE', filename: 'invoice.pdf' } }),
  'channel-platform/upsertReturns': ({ channel_order_id, order_lines = [], origin }, { now }) => ({
    channel_id: origin?.channel_id,
    channel_store_id: origin?.channel_store_id,
    channel_order_id,
    channel_return_id: `RET-${serial()}`,
    created_at: now,
    channel_updated_at: now,
    return_lines: order_lines.map(({ channel_order_line_id, quantity }) => ({
      channel_order_line_id,
      quantity,
      reason: 'DEFECTIVE_ITEM',
    })),
  }),
  'hub/v2-acceptReturn': (_, __, label) =>
    label === 'Accept' ? { accepted: true } : { accepted: false, rejection_reason: 'RETURN_WINDOW_CLOSED' },
  'channel-platform/updateActionStatus': (_, __, label) =>
    label === 'Succeed'
      ? { status: 'SUCCESS' }
      : { status: 'FAILURE', errors: [{ code: 'INVALID_INPUT', message: 'The channel rejected it.' }] },
  'marketplace-seller/OR21': decided,
  'marketplace-seller/OR23': ({ lines = [] }, _, label) =>
    label === 'Ship' && lines.some(({ in_shipments = 0 }) => in_shipments > 0)
      ? undefined
      : { carrier_code: undefined, carrier_name: 'Parcel Express', tracking_number: 'PX123456789' },
  'marketplace-seller/OR28': (doc, known) =>
    listed('refunds', openLines(doc), ({ id, quantity, unitPrice = 0 }) => ({
      order_line_id: id,
      amount: Math.round(unitPrice * quantity * 100) / 100,
      shipping_amount: 0,
      quantity,
      reason_code: reasonOf(known, 'REFUND'),
    })),
  'marketplace-seller/OR74': () => ({
    files: [pdf],
    order_documents: { order_documents: [{ file_name: 'files.pdf', type_code: 'CUSTOMER_INVOICE' }] },
  }),
  'marketplace-seller/RT01': ({ commercial_id, lines = [] }, { of }) => {
    const open = new Set(of('instance.returnableLines').map((one) => one['order_line_id']));
    const found = lines.filter(({ id }) => open.has(id));
    const reason_code = 'RETURN_CHANGED_MIND';
    const fields = listed('return_lines', found, ({ id }) => ({ order_line_id: id, quantity: 1, reason_code }));
    return fields && { order_commercial_id: commercial_id, accepted: undefined, ...fields };
  },
  'control/POST incidents': (doc, known) => {
    const line = openLines(doc).find((one) => one.incident === undefined);
    return line && { line: line.id, reason_code: reasonOf(known, 'INCIDENT_OPEN') };
  },
  'marketplace-seller/OR64': ({ lines = [] }, known) => {
    const line = lines.find((one) => one.incident);
    return line && { line: line.id, reason_code: reasonOf(known, 'INCIDENT_CLOSE') };
  },
  'marketplace-seller/RT21': (doc, _, label) => {
    const refused = { accepted: false, rejection_reason_code: 'RETURN_REJECTION_NOT_ELIGIBLE' };
    return thisReturn(doc, label === 'Accept' ? { accepted: true } : refused);
  },
  'marketplace-seller/RT25': onlyReturn,
  'marketplace-seller/RT26': (doc) => {
    const return_lines = doc.return_lines?.map(({ order_line_id }) => ({ order_line_id, compliant: true }));
    return thisReturn(doc, { return_lines });
  },
  'marketplace-seller/RT27': onlyReturn,
  'marketplace-seller/RT29': onlyReturn,
  'marketplace-seller/M12': ({ authorized = [] }) => ({
    to: authorized.filter(({ type }) => type !== 'SHOP').map(({ type, id }) => ({ type, ...(id && { id }) })),
  }),
  'marketplace-seller/OF24': (doc, { of }, label) => {
    if (label === 'Change') return offer(doc, doc['sku'], 'update');
    if (label === 'Delete') return doc['deleted'] ? undefined : offer(doc, doc['sku'], 'delete');
    const known = of('instance.products')[0];
    const product = of('instance.offers')[0]?.product ?? (known && `SHOP_SKU|${known.id}`);
    return product === undefined ? undefined : offer({ product }, `OFFER-${serial()}`, 'update');
  },
  'marketplace-seller/ST24': ({ id }) => ({ shipments: [{ id }] }),
  'marketplace-seller/DR74': ({ id: request_id }) => {
    const files = [{ name: 'files.pdf', format: 'PDF' }];
    return {
      files: [pdf],
      documents_input: { requests: [{ request_id, document_number: `DOC-${serial()}`, files }] },
    };
  },
  'account/SELLER_ACCOUNT_CHANNEL_UPSERT': () => ({
    external_id: 'acme_web',
    channel_id: 'acme_web',
    channel_store_id: 'store_1',
    access_expiration_date: undefined,
  }),
  'channel-platform/upsertOrders': (_, { now, of }) => {
    const [store] = of('stores');
    return (
      store && {
        channel_id: store.channel_id,
        channel_store_id: store.channel_store_id,
        channel_order_id: `NEW-${serial()}`,
        channel_order_line_id: `NEW-${serial()}-1`,
        product: { id: of('products')[0]?.id ?? 'LAMP-01', title: 'Desk lamp' },
        created_at: now,
        updated_at: now,
        channel_updated_at: now,
        delivery_date: undefined,
        shipping_deadline: undefined,
        custom_attributes: undefined,
        can_refund: true,
      }
    );
  },
  'hub/upsertProducts': () => ({ id: `LAMP-${serial()}`, discount_prices: undefined }),
  'control/POST events': () => ({ type: 'CUSTOM_NEWS', data: { channel_id: 'acme_web' } }),
  'marketplace-seller/P41': () => ({
    file: `shop_sku;ean;title;category;color\nCHAIR-${serial()};4006381333931;Chair of oak;chairs;white\n`,
    conversion_type: undefined,
    conversion_options: undefined,
  }),
  'control/POST shop-orders': (_, { of }) => {
    const found = of('instance.offers').find(({ deleted, quantity = 0 }) => deleted !== true && quantity > 0);
    return found && { shop_id: found.shopId, lines: [{ sku: found['sku'], quantity: 1 }] };
  },
  'control/POST clock': (_, { now, of }) => (of('instance.orders').length > 0 ? { now: nextClosing(now) } : undefined),
};

/** The fields of a step's bodies, or `undefined` if the step isn't legal now. */
export const fieldsOfStep = ({ does: [first = ''], label }: Step, doc: Doc, known: Known): Fields | undefined => {
  const of = bodies[first];
  return of === undefined ? {} : of(doc, known, label);
};

/** The legal steps of a document. */
export function stepsOf(collection: string, doc: Doc, known: Known): readonly Step[] {
  const states = new Set(['*', doc.status, doc.state, ...(doc.order_lines ?? []).map(({ status }) => status)]);
  return steps.filter(
    (step) =>
      step.collection === collection &&
      step.states.some((state) => states.has(state)) &&
      fieldsOfStep(step, doc, known) !== undefined,
  );
}

/** Names of everything that can be made. An empty world needs the first one. */
export const makers: readonly string[] = [
  ...steps.filter(({ collection }) => collection === 'make').map(({ label }) => label),
  ...Object.keys(viaDocuments),
];

/** The step that makes something, with the first document for which it is legal. */
export function makerOf(name: string, known: Known): { readonly step: Step; readonly doc: Doc } | undefined {
  const [collection, label = name] = viaDocuments[name] ?? ['make'];
  for (const doc of collection === 'make' ? [{}] : known.of(collection)) {
    const step = stepsOf(collection, doc, known).find((one) => one.label === label);
    if (step !== undefined) return { step: { ...step, label: name }, doc };
  }
  return undefined;
}

/** The operations whose schemas and examples the page needs. */
export const operationsOfSteps: ReadonlySet<string> = new Set(
  steps.flatMap(({ does }) => does.map((one) => one.replace(/\?.*/, ''))),
);

/** Fields that take the value of a document: the collection, and the member. */
export const choices: Readonly<Record<string, readonly [collection: string, member: string]>> = {
  channel_id: ['channels', 'id'],
  channel_store_id: ['stores', 'channel_store_id'],
  channel_order_id: ['orders', 'channel_order_id'],
  order_commercial_id: ['instance.orders', 'commercial_id'],
  order_line_id: ['instance.returnableLines', 'order_line_id'],
  carrier_code: ['instance.carriers', 'code'],
  reason_code: ['instance.reasons', 'code'],
  sku: ['instance.offers', 'sku'],
  product_id: ['instance.products', 'id'],
};
