import type { Info } from './api.ts';

// What a person can do with a document: its state → an operation → a body that a form shows. One table for all
// families. The build adds each operation's schema and example to the page. A body is the example with the fields set.

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

interface More {
  /** Sends at once what others show in a form. */
  readonly isDirect?: true;
  readonly isDanger?: true;
  /** Variables of the paths. Default: the ID of the document. */
  readonly path?: (doc: Doc, bodies: readonly unknown[]) => readonly (readonly string[])[];
  readonly query?: (known: Known) => string;
  /** The place of the new document, as `collection/key`. */
  readonly opens?: (body: string, response: string, known: Known) => string;
}

export interface Step extends More {
  /** States that allow it. Empty for all. */
  readonly when: string;
  readonly label: string;
  /** Operations, one after the other: `surface/id`, or a call of the control API. */
  readonly does: readonly string[];
  /** Fields of the bodies, or `undefined` if the step isn't legal now. */
  readonly set: (doc: Doc, known: Known) => Fields | undefined;
}

const step = (when: string, label: string, does: string, set: Step['set'] = () => ({}), more: More = {}): Step => ({
  when,
  label,
  does: does.split(', '),
  set,
  ...more,
});
const direct = { isDirect: true } as const;
const danger = { isDanger: true } as const;
const removal = { ...direct, ...danger };

/** A list, if it has entries. */
const listed = (name: string, entries: readonly unknown[] = []): Fields | undefined =>
  entries.length === 0 ? undefined : { [name]: entries };
const serial = (): string => String(Date.now()).slice(-6);
const pdf = '%PDF-1.7';
const tracking = { carrier_code: undefined, carrier_name: 'Parcel Express', tracking_number: 'PX123456789' };
/** A field of a JSON text. */
const fieldIn = (text: string, name: string): string => new RegExp(`"${name}":\\s*"?([^",}]+)`).exec(text)?.[1] ?? '';

const decided =
  (accepted: boolean): Step['set'] =>
  ({ order_lines, lines = [] }) =>
    listed(
      'order_lines',
      (order_lines?.filter(({ status }) => status === 'AWAITING_ACCEPTANCE') ?? lines).map(({ id }) => ({
        id,
        accepted,
      })),
    );
const taken =
  (name: string, reason: string, isLegal: (line: Line) => boolean | undefined): Step['set'] =>
  ({ order_lines = [] }) =>
    listed(
      name,
      order_lines.filter(isLegal).map(({ id, quantity, price, taxes = [], total_shipping_price }) => ({
        order_line_id: id,
        reason,
        quantity,
        price,
        taxes: taxes.map(({ code, amount }) => ({ code, amount })),
        shipping_price: { ...total_shipping_price, amount: 0 },
      })),
    );
const reasonOf = ({ of }: Known, type: string): unknown =>
  of('instance.reasons').find((one) => one['type'] === type && one['shop'] !== false)?.['code'];
const openLines = ({ lines = [] }: Doc): readonly Line[] => lines.filter(({ ended }) => ended === undefined);
const refunds: Step['set'] = (doc, known) =>
  listed(
    'refunds',
    openLines(doc).map(({ id, quantity, unitPrice = 0 }) => ({
      order_line_id: id,
      amount: Math.round(unitPrice * quantity * 100) / 100,
      shipping_amount: 0,
      quantity,
      reason_code: reasonOf(known, 'REFUND'),
    })),
  );
const incident: Step['set'] = (doc, known) => {
  const line = openLines(doc).find((one) => one.incident === undefined);
  return line && { line: line.id, reason_code: reasonOf(known, 'INCIDENT_OPEN') };
};
const thisReturn =
  (more: object = {}): Step['set'] =>
  ({ id }) => ({ returns: [{ id, ...more }] });
const hubReturn: Step['set'] = ({ channel_order_id, order_lines = [], origin = {} }, { now }) => ({
  channel_id: origin.channel_id,
  channel_store_id: origin.channel_store_id,
  channel_order_id,
  channel_return_id: `RET-${serial()}`,
  created_at: now,
  channel_updated_at: now,
  return_lines: order_lines.map(({ channel_order_line_id, quantity }) => ({
    channel_order_line_id,
    quantity,
    reason: 'DEFECTIVE_ITEM',
  })),
});
const shopReturn: Step['set'] = ({ commercial_id, lines = [] }, { of }) => {
  const open = new Set(of('instance.returnableLines').map((one) => one['order_line_id']));
  const found = lines.filter(({ id }) => open.has(id));
  const reason_code = 'RETURN_CHANGED_MIND';
  const return_lines = found.map(({ id }) => ({ order_line_id: id, quantity: 1, reason_code }));
  return (
    listed('return_lines', return_lines) && { order_commercial_id: commercial_id, accepted: undefined, return_lines }
  );
};
const offer = (doc: Doc, shop_sku: unknown, update_delete: string): Fields => {
  const [product_id_type, product_id] = doc.product?.split('|') ?? [];
  const price = doc.prices?.[0]?.origin ?? 49.9;
  const more = { discount: undefined, all_prices: undefined };
  return {
    shop_sku,
    product_id_type,
    product_id,
    state_code: '11',
    price,
    quantity: doc.quantity ?? 10,
    update_delete,
    ...more,
  };
};
/** The fields of a step with the first document of a collection for which it is legal. */
const first =
  (collection: string, states: string, set: Step['set']): Step['set'] =>
  (_, known) => {
    for (const doc of known.of(collection)) {
      const fields = states === '' || states.includes(doc.status ?? doc.state ?? '-') ? set(doc, known) : undefined;
      if (fields !== undefined) return fields;
    }
    return undefined;
  };
const message: Step['set'] = ({ id }) => ({ id });
const opened = (collection: string, field: string): More => ({
  opens: (_, response) => `${collection}/${fieldIn(response, field)}`,
});

/** Steps by collection. */
const byCollection: Readonly<Record<string, readonly Step[]>> = {
  orders: [
    step('AWAITING_ACCEPTANCE', 'Accept', 'hub/v2-acceptOrderLines', decided(true), direct),
    step('AWAITING_ACCEPTANCE', 'Refuse', 'hub/v2-acceptOrderLines', decided(false), danger),
    step('AWAITING_SHIPMENT', 'Ship', 'hub/v2-createShipment', ({ order_lines = [] }) => ({
      items: order_lines
        .filter(({ status }) => status === 'AWAITING_SHIPMENT')
        .map(({ id, quantity }) => ({ order_line_id: id, quantity })),
      carrier: 'Other',
      tracking_url: undefined,
      warehouse_id: undefined,
    })),
    step(
      '',
      'Cancel',
      'hub/v2-cancelOrderLines',
      taken('cancelations', 'OUT_OF_STOCK', (line) => line.can_cancel),
      danger,
    ),
    step(
      '',
      'Refund',
      'hub/v2-refundOrderLines',
      taken('refunds', 'DEFECT', (line) => line.can_refund),
      danger,
    ),
    step('', 'Message', 'hub/createConversation', message),
    step('', 'Document', 'hub/v2-uploadOrderDocument', () => ({
      file: pdf,
      metadata: { type: 'CUSTOMER_INVOICE', filename: 'invoice.pdf' },
    })),
    step('SHIPPED DELIVERED', 'Return', 'channel-platform/upsertReturns', hubReturn),
  ],
  returns: [
    step('REQUEST_INITIATED', 'Accept', 'hub/v2-acceptReturn', () => ({ accepted: true }), direct),
    step(
      'REQUEST_INITIATED',
      'Refuse',
      'hub/v2-acceptReturn',
      () => ({ accepted: false, rejection_reason: 'RETURN_WINDOW_CLOSED' }),
      danger,
    ),
    step('OPENED', 'Tracking', 'hub/v2-updateReturnTrackingInformation'),
    step('OPENED', 'Receive', 'hub/v2-acknowledgeReturnReception', undefined, direct),
    step('OPENED RECEIVED', 'Close', 'hub/v2-closeReturn', undefined, direct),
  ],
  actions: [
    step('PENDING', 'Succeed', 'channel-platform/updateActionStatus', () => ({ status: 'SUCCESS' }), direct),
    step(
      'PENDING',
      'Fail',
      'channel-platform/updateActionStatus',
      () => ({ status: 'FAILURE', errors: [{ code: 'INVALID_INPUT', message: 'The channel rejected it.' }] }),
      danger,
    ),
  ],
  conversations: [step('', 'Reply', 'hub/createMessage')],
  events: [
    step('', 'Remove from queue', 'control/DELETE events/{id}', undefined, { ...removal, opens: () => 'events' }),
  ],
  'dead-letters': [
    step('', 'Put back', 'control/PUT dead-letters/{id}', undefined, { ...direct, opens: () => 'events' }),
    step('', 'Delete', 'control/DELETE dead-letters/{id}', undefined, { ...removal, opens: () => 'dead-letters' }),
  ],
  'instance.orders': [
    step('WAITING_ACCEPTANCE', 'Accept', 'marketplace-seller/OR21', decided(true), direct),
    step('WAITING_ACCEPTANCE', 'Refuse', 'marketplace-seller/OR21', decided(false), danger),
    step('SHIPPING', 'Ship', 'marketplace-seller/OR23, marketplace-seller/OR24', ({ lines = [] }) =>
      lines.some(({ in_shipments = 0 }) => in_shipments > 0) ? undefined : tracking,
    ),
    step('SHIPPING SHIPPED', 'Tracking', 'marketplace-seller/OR23', () => tracking),
    step('WAITING_DEBIT_PAYMENT SHIPPING', 'Cancel', 'marketplace-seller/OR29', undefined, danger),
    step('SHIPPING SHIPPED RECEIVED CLOSED', 'Refund', 'marketplace-seller/OR28', refunds, danger),
    step('', 'Message', 'marketplace-seller/OR43'),
    step('', 'Document', 'marketplace-seller/OR74', () => ({
      files: [pdf],
      order_documents: { order_documents: [{ file_name: 'files.pdf', type_code: 'CUSTOMER_INVOICE' }] },
    })),
    step('SHIPPED RECEIVED', 'Return', 'marketplace-seller/RT01', shopReturn),
    step('SHIPPED RECEIVED', 'Open incident', 'control/POST incidents', incident),
    step(
      '',
      'Resolve incident',
      'marketplace-seller/OR64',
      ({ lines = [] }, known) =>
        lines.some((line) => line.incident) ? { reason_code: reasonOf(known, 'INCIDENT_CLOSE') } : undefined,
      { path: ({ id, lines = [] }) => [[String(id), lines.find((line) => line.incident)?.id ?? '']] },
    ),
  ],
  'instance.returns': [
    step('WAITING_ACCEPTANCE', 'Accept', 'marketplace-seller/RT21', thisReturn({ accepted: true }), direct),
    step(
      'WAITING_ACCEPTANCE',
      'Refuse',
      'marketplace-seller/RT21',
      thisReturn({ accepted: false, rejection_reason_code: 'RETURN_REJECTION_NOT_ELIGIBLE' }),
      danger,
    ),
    step('IN_PROGRESS', 'Receive', 'marketplace-seller/RT25', thisReturn(), direct),
    step('RECEIVED', 'Condition', 'marketplace-seller/RT26', (doc, known) =>
      thisReturn({ return_lines: doc.return_lines?.map(({ order_line_id }) => ({ order_line_id, compliant: true })) })(
        doc,
        known,
      ),
    ),
    step('RECEIVED', 'Close', 'marketplace-seller/RT27', thisReturn(), direct),
    step('WAITING_ACCEPTANCE IN_PROGRESS', 'Cancel', 'marketplace-seller/RT29', thisReturn(), removal),
  ],
  'instance.threads': [
    step('', 'Reply', 'marketplace-seller/M12', ({ authorized = [] }) => ({
      to: authorized.filter(({ type }) => type !== 'SHOP').map(({ type, id }) => ({ type, ...(id && { id }) })),
    })),
  ],
  'instance.offers': [
    step('', 'Change', 'marketplace-seller/OF24', (doc) => offer(doc, doc['sku'], 'update')),
    step(
      '',
      'Delete',
      'marketplace-seller/OF24',
      (doc) => (doc['deleted'] ? undefined : offer(doc, doc['sku'], 'delete')),
      danger,
    ),
  ],
  'instance.shipments': [
    step(
      'SHIPPING READY_FOR_PICK_UP',
      'Ship',
      'marketplace-seller/ST24',
      ({ id }) => ({ shipments: [{ id }] }),
      direct,
    ),
  ],
  'instance.documentRequests': [
    step('TO_PROCESS', 'Upload document', 'marketplace-seller/DR74', ({ id }) => {
      const request = {
        request_id: id,
        document_number: `DOC-${serial()}`,
        files: [{ name: 'files.pdf', format: 'PDF' }],
      };
      return { files: [pdf], documents_input: { requests: [request] } };
    }),
  ],
};

/** Steps that make something new. An empty world needs the first one. */
export const makers: readonly Step[] = [
  step(
    '',
    'Channel and store',
    'account/SELLER_ACCOUNT_CHANNEL_UPSERT, account/SELLER_ACCOUNT_STORE_CREATE, channel-platform/upsertBusinessInformation',
    () => ({
      external_id: 'acme_web',
      channel_id: 'acme_web',
      channel_store_id: 'store_1',
      access_expiration_date: undefined,
    }),
    {
      path: (_, bodies) => {
        const text = JSON.stringify(bodies[1]);
        return [[], [], [fieldIn(text, 'channel_id'), fieldIn(text, 'channel_store_id')]];
      },
      query: ({ info }) => `token=${encodeURIComponent(info.world.link_token)}`,
      opens: (body) => `stores/${fieldIn(body, 'channel_id')}\n${fieldIn(body, 'channel_store_id')}`,
    },
  ),
  step(
    '',
    'Order',
    'channel-platform/upsertOrders',
    first('stores', '', ({ channel_id, channel_store_id }, { now, of }) => ({
      channel_id,
      channel_store_id,
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
    })),
    {
      opens: (body, _, { of }) => {
        const channel = fieldIn(body, 'channel_id');
        return `orders/${of('channels').find(({ id }) => id === channel)?.['prefix'] ?? channel}_${fieldIn(body, 'channel_order_id')}`;
      },
    },
  ),
  step('', 'Return', 'channel-platform/upsertReturns', first('orders', 'SHIPPED DELIVERED', hubReturn)),
  step('', 'Conversation', 'hub/createConversation', first('orders', '', message)),
  step('', 'Product', 'hub/upsertProducts', () => ({ id: `LAMP-${serial()}`, discount_prices: undefined }), {
    opens: (body) => `products/${fieldIn(body, 'id')}`,
  }),
  step('', 'Event', 'control/POST events', () => ({ type: 'CUSTOM_NEWS', data: { channel_id: 'acme_web' } })),
  step(
    '',
    'Product file',
    'marketplace-seller/P41',
    () => ({
      file: `shop_sku;ean;title;category;color\nCHAIR-${serial()};4006381333931;Chair of oak;chairs;white\n`,
      conversion_type: undefined,
      conversion_options: undefined,
    }),
    opened('instance.productImports', 'import_id'),
  ),
  step(
    '',
    'Offer',
    'marketplace-seller/OF24',
    (_, { of }) => {
      const known = of('instance.products')[0];
      const product = of('instance.offers')[0]?.product ?? (known && `SHOP_SKU|${known.id}`);
      return product === undefined ? undefined : offer({ product }, `OFFER-${serial()}`, 'update');
    },
    opened('instance.offerImports', 'import_id'),
  ),
  step(
    '',
    'Shop order',
    'control/POST shop-orders',
    first('instance.offers', '', ({ shopId, sku, deleted, quantity = 0 }) =>
      deleted === true || quantity < 1 ? undefined : { shop_id: shopId, lines: [{ sku, quantity: 1 }] },
    ),
    opened('instance.orders', 'order_id'),
  ),
  step('', 'Thread', 'marketplace-seller/M14', undefined, opened('instance.threads', 'thread_id')),
  step(
    '',
    'Shop return',
    'marketplace-seller/RT01',
    first('instance.orders', '', shopReturn),
    opened('instance.returns', 'id'),
  ),
  step(
    '',
    'Incident',
    'control/POST incidents',
    first('instance.orders', 'SHIPPED RECEIVED', incident),
    opened('instance.orders', 'order_id'),
  ),
  step('', 'Invoice', 'control/POST clock', (_, { of }) =>
    of('instance.orders').length > 0 ? { advance: 'P31D' } : undefined,
  ),
];

/** The legal steps of a document. */
export function stepsOf(collection: string, doc: Doc, known: Known): readonly Step[] {
  const states = new Set([doc.status, doc.state, ...(doc.order_lines ?? []).map(({ status }) => status)]);
  return (byCollection[collection] ?? []).filter(
    ({ when, set }) =>
      (when === '' || when.split(' ').some((state) => states.has(state))) && set(doc, known) !== undefined,
  );
}

/** The operations whose schemas and examples the page needs. */
export const operationsOfSteps: ReadonlySet<string> = new Set(
  [...Object.values(byCollection).flat(), ...makers].flatMap(({ does }) => does),
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
