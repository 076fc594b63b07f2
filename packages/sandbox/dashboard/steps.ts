import type { Info } from './api.ts';

// What a person can do with a document: its state → an operation → a body that a form shows. One table for all
// families. The build writes each operation's schema and example for the page. A body is the example with the values of
// the step and of the document.

type Fields = Readonly<Record<string, unknown>>;

/** A line of an order or a return. */
export interface Line extends Fields {
  readonly id: string;
  readonly order_line_id?: string;
  readonly status?: string;
  readonly quantity: number;
  /** Pieces that are neither shipped nor about to be. */
  readonly left?: number;
  readonly price?: { readonly amount: number };
  readonly total_shipping_price?: object;
  readonly unitPrice?: number;
  readonly ended?: string;
  readonly incident?: object;
  readonly in_shipments?: number;
}

/** The fields of documents that steps read. Each collection has some of them. */
export interface Doc extends Fields {
  readonly id?: string | number;
  readonly status?: string;
  readonly state?: string;
  readonly shopId?: number;
  readonly channel_id?: string;
  readonly channel_store_id?: string;
  readonly order_lines?: readonly Line[];
  readonly return_lines?: readonly Line[];
  readonly lines?: readonly Line[];
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

/**
 * Steps by collection. Each row has the states or flags of the document or its lines that allow it (`*` for all), a
 * label, and operations. They are sent one after the other. An operation is `surface/id`, or a call of the control API.
 * `!` sends at once what others show in a form. `-` warns. `{}` has fields of the body. In it, `#` is a new number, and
 * null leaves a field out. After `→` is the place of the new document, with names of fields of a body or of the
 * response. `make` has no document.
 */
const table = String.raw`
orders AWAITING_ACCEPTANCE ! Accept: hub/v2-acceptOrderLines {"accepted":true}
orders AWAITING_ACCEPTANCE - Refuse: hub/v2-acceptOrderLines {"accepted":false}
orders AWAITING_SHIPMENT Ship: hub/v2-createShipment {"carrier":"Other","tracking_url":null,"warehouse_id":null}
orders can_cancel - Cancel: hub/v2-cancelOrderLines
orders can_refund - Refund: hub/v2-refundOrderLines
orders * Message: hub/createConversation
orders * Document: hub/v2-uploadOrderDocument {"type":"CUSTOMER_INVOICE","filename":"invoice.pdf","entity":null}
orders SHIPPED,DELIVERED Return: channel-platform/upsertReturns {"channel_return_id":"RET-#"}
returns REQUEST_INITIATED ! Accept: hub/v2-acceptReturn {"accepted":true}
returns REQUEST_INITIATED - Refuse: hub/v2-acceptReturn {"accepted":false,"rejection_reason":"RETURN_WINDOW_CLOSED"}
returns OPENED Tracking: hub/v2-updateReturnTrackingInformation
returns OPENED ! Receive: hub/v2-acknowledgeReturnReception
returns OPENED,RECEIVED ! Close: hub/v2-closeReturn
actions PENDING ! Succeed: channel-platform/updateActionStatus {"status":"SUCCESS"}
actions PENDING - Fail: channel-platform/updateActionStatus {"status":"FAILURE","errors":[{"code":"INVALID_INPUT","message":"The channel rejected it."}]}
conversations * Reply: hub/createMessage
events * !- Remove from queue: control/DELETE events/{id} → events
dead-letters * ! Put back: control/PUT dead-letters/{id} → events
dead-letters * !- Delete: control/DELETE dead-letters/{id} → dead-letters
instance.orders WAITING_ACCEPTANCE ! Accept: marketplace-seller/OR21 {"accepted":true}
instance.orders WAITING_ACCEPTANCE - Refuse: marketplace-seller/OR21 {"accepted":false}
instance.orders SHIPPING Ship: marketplace-seller/OR23, marketplace-seller/OR24 {"carrier_code":null,"carrier_name":"Parcel Express"}
instance.orders SHIPPING,SHIPPED Tracking: marketplace-seller/OR23 {"carrier_code":null,"carrier_name":"Parcel Express"}
instance.orders WAITING_DEBIT_PAYMENT,SHIPPING - Cancel: marketplace-seller/OR29
instance.orders SHIPPING,SHIPPED,RECEIVED,CLOSED - Refund: marketplace-seller/OR28
instance.orders * Message: marketplace-seller/OR43
instance.orders * Document: marketplace-seller/OR74 {"files":["%PDF-1.7"],"file_name":"files.pdf","type_code":"CUSTOMER_INVOICE"}
instance.orders * Return: marketplace-seller/RT01 {"accepted":null} → instance.returns/{id}
instance.orders SHIPPED,RECEIVED Open incident: control/POST incidents
instance.orders * Resolve incident: marketplace-seller/OR64
instance.returns WAITING_ACCEPTANCE ! Accept: marketplace-seller/RT21 {"accepted":true}
instance.returns WAITING_ACCEPTANCE - Refuse: marketplace-seller/RT21 {"accepted":false,"rejection_reason_code":"RETURN_REJECTION_NOT_ELIGIBLE"}
instance.returns IN_PROGRESS ! Receive: marketplace-seller/RT25
instance.returns RECEIVED Condition: marketplace-seller/RT26
instance.returns RECEIVED ! Close: marketplace-seller/RT27
instance.returns WAITING_ACCEPTANCE,IN_PROGRESS !- Cancel: marketplace-seller/RT29
instance.threads * Reply: marketplace-seller/M12
instance.offers * Change: marketplace-seller/OF24 {"update_delete":"update","discount":null,"all_prices":null}
instance.offers * - Delete: marketplace-seller/OF24 {"update_delete":"delete","discount":null,"all_prices":null}
instance.shipments SHIPPING,READY_FOR_PICK_UP ! Ship: marketplace-seller/ST24
instance.documentRequests TO_PROCESS Upload document: marketplace-seller/DR74 {"files":["%PDF-1.7"]}
make * Channel and store: account/SELLER_ACCOUNT_CHANNEL_UPSERT, account/SELLER_ACCOUNT_STORE_CREATE?token, channel-platform/upsertBusinessInformation {"external_id":"acme_web","channel_id":"acme_web","channel_store_id":"store_1","access_expiration_date":null} → stores/{channel_id}\n{channel_store_id}
make * Order: channel-platform/upsertOrders {"channel_order_id":"NEW-#","channel_order_line_id":"NEW-#-1","delivery_date":null,"shipping_deadline":null,"custom_attributes":null,"can_refund":true} → orders/{prefix|channel_id}_{channel_order_id}
make * Product: hub/upsertProducts {"id":"LAMP-#","discount_prices":null} → products/{id}
make * Event: control/POST events {"type":"CUSTOM_NEWS","data":{"channel_id":"acme_web"}}
make * Product file: marketplace-seller/P41 {"file":"shop_sku;ean;title;category;color\nCHAIR-#;4006381333931;Chair of oak;chairs;white\n","conversion_type":null,"conversion_options":null} → instance.productImports/{import_id}
make * Offer: marketplace-seller/OF24 {"shop_sku":"OFFER-#","update_delete":"update","discount":null,"all_prices":null} → instance.offerImports/{import_id}
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
  /** Fields of the body as JSON. */
  readonly fields?: string | undefined;
  readonly opens?: string | undefined;
}

const steps: readonly Step[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [, collection = '', states = '', marks = '', label = '', does = '', fields, opens] =
      /^(\S+) (\S+) (?:([!-]+) )?(.*?): (.*?)(?: (\{".*?\}))?(?: → (.*))?$/.exec(line) ?? [];
    const [isDirect, isDanger] = [marks.includes('!'), marks.includes('-')];
    return { collection, states: states.split(','), label, isDirect, isDanger, does: does.split(', '), fields, opens };
  });

const reasonOf = ({ of }: Known, type: string): unknown =>
  of('instance.reasons').find((one) => one['type'] === type && one['shop'] !== false)?.['code'];
const openLines = ({ lines = [] }: Doc): readonly Line[] => lines.filter(({ ended }) => ended === undefined);
/** An order with shipments is shipped by them, and isn't canceled (W13). */
const withoutShipments = ({ lines = [] }: Doc): Fields | undefined =>
  lines.some(({ in_shipments = 0 }) => in_shipments > 0) ? undefined : {};
/** Billing cycles close on Mondays at 04:00 UTC (W69). */
const nextClosing = (now: string): string => {
  const at = new Date(now);
  at.setUTCHours(4, 0, 0, 0);
  do at.setUTCDate(at.getUTCDate() + 1);
  while (at.getUTCDay() !== 1);
  return at.toISOString();
};

/**
 * Fields by operation that neither the row nor a field of the same name has. `undefined` if the step isn't legal now,
 * although the state allows it.
 */
const special: Readonly<Record<string, (doc: Doc, known: Known, label: string) => Fields | undefined>> = {
  'marketplace-seller/OR23': (doc, _, label) => (label === 'Ship' ? withoutShipments(doc) : {}),
  'marketplace-seller/OR29': withoutShipments,
  'marketplace-seller/OR28': (doc, known) =>
    openLines(doc).length === 0 ? undefined : { reason_code: reasonOf(known, 'REFUND') },
  'marketplace-seller/RT01': ({ commercial_id, lines = [] }, { of }) => {
    const returnable = of('instance.returnableLines').filter(({ quantity = 0 }) => quantity > 0);
    const found = lines.filter(({ id }) => returnable.some((one) => one.id === id));
    const return_lines = found.map(({ id }) => ({
      order_line_id: id,
      quantity: 1,
      reason_code: 'RETURN_CHANGED_MIND',
    }));
    return found.length === 0 ? undefined : { order_commercial_id: commercial_id, return_lines };
  },
  'control/POST incidents': (doc, known) => {
    const line = openLines(doc).find((one) => one.incident === undefined);
    return line && { line: line.id, reason_code: reasonOf(known, 'INCIDENT_OPEN') };
  },
  'marketplace-seller/OR64': ({ lines = [] }, known) => {
    const line = lines.find((one) => one.incident);
    return line && { line: line.id, reason_code: reasonOf(known, 'INCIDENT_CLOSE') };
  },
  'marketplace-seller/M12': ({ authorized = [] }) => ({
    to: authorized.filter(({ type }) => type !== 'SHOP').map(({ type, id }) => ({ type, ...(id && { id }) })),
  }),
  'marketplace-seller/OF24': (doc, { of }, label) => {
    const [made, offer] = [of('instance.products')[0], of('instance.offers')[0]];
    const product = doc.product ?? offer?.product ?? (made && `${made['product_id_type']}|${made['product_id']}`);
    if (product === undefined || (label === 'Delete' && doc['deleted'] === true)) return undefined;
    const [product_id_type, product_id] = product.split('|');
    const price = doc.prices?.[0]?.origin ?? 49.9;
    return { product_id_type, product_id, price, ...(label !== 'Offer' && { shop_sku: doc['sku'] }) };
  },
  'marketplace-seller/DR74': ({ id: request_id }) => {
    const files = [{ name: 'files.pdf', format: 'PDF' }];
    return { documents_input: { requests: [{ request_id, document_number: `DOC-${request_id}`, files }] } };
  },
  'channel-platform/upsertOrders': (_, { of }) => {
    const [store] = of('stores');
    const product = { id: of('products')[0]?.id ?? 'LAMP-01', title: 'Desk lamp' };
    return store && { channel_id: store.channel_id, channel_store_id: store.channel_store_id, product };
  },
  'control/POST shop-orders': (_, { of }) => {
    const found = of('instance.offers').find(({ deleted, quantity = 0 }) => deleted !== true && quantity > 0);
    return found && { shop_id: found.shopId, lines: [{ sku: found['sku'], quantity: 1 }] };
  },
  'control/POST clock': (_, { now, of }) => (of('instance.orders').length > 0 ? { now: nextClosing(now) } : undefined),
};

/** The fields of a step's bodies, or `undefined` if the step isn't legal now. */
export function fieldsOfStep({ does: [first = ''], label, fields = '{}' }: Step, doc: Doc, known: Known) {
  const more = (special[first] ?? (() => ({})))(doc, known, label);
  const serial = String(Date.now()).slice(-6);
  return more && { ...(JSON.parse(fields.replaceAll('#', serial)) as Fields), ...more };
}

/** The states of a document or a line, and the names of its flags. */
const statesIn = (one: Fields): readonly unknown[] => [
  '*',
  one['status'],
  one['state'],
  ...Object.keys(one).filter((name) => one[name] === true),
];

const isIn =
  (states: readonly string[]) =>
  (state: unknown): boolean =>
    states.includes(state as string);

/** The line with the pieces that are left, and their share of its price. */
function restOf(line: Line): Line {
  const { left = line.quantity, price } = line;
  const amount = Math.round(((price?.amount ?? 0) * left * 100) / line.quantity) / 100;
  return { ...line, quantity: left, ...(price && { price: { ...price, amount } }) };
}

/** The lines that a step is for. They have the fields that bodies name in another way. */
export function linesOf({ states, label }: Step, { order_lines, return_lines, lines = [] }: Doc): readonly Fields[] {
  const all = order_lines ?? return_lines ?? lines.filter(({ ended }) => ended === undefined);
  const rest = /^(?:Ship|Cancel)$/.test(label) ? all.map(restOf).filter(({ quantity }) => quantity > 0) : all;
  const some = rest.filter((line) => statesIn(line).some(isIn(states)));
  return (some.length > 0 ? some : all).map((line) => ({
    order_line_id: line.id,
    amount: Math.round((line.unitPrice ?? 0) * line.quantity * 100) / 100,
    shipping_amount: 0,
    shipping_price: { ...line.total_shipping_price, amount: 0 },
    ...line,
  }));
}

/** The legal steps of a document. */
export function stepsOf(collection: string, doc: Doc, known: Known): readonly Step[] {
  const states = [doc, ...(doc.order_lines ?? [])].flatMap(statesIn);
  return steps.filter(
    (step) =>
      step.collection === collection && states.some(isIn(step.states)) && fieldsOfStep(step, doc, known) !== undefined,
  );
}

/** Documents that a maker needs in the world. */
export const needs: Readonly<Record<string, string>> = {
  Order: 'a channel and a store',
  Offer: 'the product of a product file',
  'Shop order': 'an offer with stock',
  'Next invoices': 'a shop order',
  Return: 'an order that was shipped',
  Conversation: 'an order',
  'Shop return': 'a shop order that was received',
  Incident: 'a shop order that was shipped',
};

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
  order_line_id: ['instance.returnableLines', 'id'],
  carrier_code: ['instance.carriers', 'code'],
  reason_code: ['instance.reasons', 'code'],
  sku: ['instance.offers', 'sku'],
  product_id: ['instance.products', 'product_id'],
};
