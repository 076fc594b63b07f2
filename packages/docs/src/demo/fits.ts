import type { Info, Snapshot } from '@tradelane/sandbox/portable';

/** A document of the sandbox as its snapshot shows it. */
type Found = Readonly<Record<string, unknown>>;
type Where = (document: Found, text: string) => boolean;

/** Looks into the world: the key of the first document that fits, or a fact of the credentials. */
interface Look {
  key(collection: string, where?: Where): string;
  /** A member of the first document that fits. */
  value(collection: string, member: string, where?: Where): string;
  readonly linkToken: string;
  readonly seller: { readonly client_id: string; readonly client_secret: string };
}

/**
 * Replacements for the values of an example, so that it names entries of the demo world. `path name` and `query name` replace the whole value, any other text is replaced everywhere.
 */
type Fit = (look: Look) => Readonly<Record<string, unknown>>;

const has =
  (...words: readonly string[]): Where =>
  (_, text) =>
    words.every((word) => text.includes(word));

const action = '4f0f6c3e-6f0b-4f0a-9a59-0f7c2d1f6a11';
const conversation = '7c1f2d8e-52f0-4a6e-8a11-3f0d6f5b9c20';
const returned = (status: string): Fit => {
  return ({ key }) => ({ 'acme_RET-5001': key('returns', has(`"status":"${status}"`)) });
};
const knownAction: Fit = ({ key }) => ({ [action]: key('actions') });
const knownConversation: Fit = ({ key }) => ({ [conversation]: key('conversations') });
const thread: Fit = ({ key }) => ({
  '5e2b8c1a-1c3d-4e5f-9a7b-8c9d0e1f2001': key('instance.threads', has('"shopId":2001')),
  'CUST-77': 'CUST-100',
});
/** In the worlds without orders of products, the shop and the operator write to each other only. */
const withOperator = has('"shopId":2001', '"type":"SELLER_OPERATOR"');
const operatorThread: Fit = ({ key }) => ({
  '5e2b8c1a-1c3d-4e5f-9a7b-8c9d0e1f2001': key('instance.threads', withOperator),
  '{"type":"CUSTOMER","id":"CUST-77"}': '{"type":"OPERATOR"}',
});
const operatorFile: Fit = ({ key }) => ({
  '9c1d7e52-0f4b-4d1e-8b3a-1a2b3c4d5001': key('instance.attachments', has('bank details.pdf')),
});

const shipping = has('"status":"SHIPPING"');
const shipments: Fit = ({ key }) => {
  const one = key('instance.shipments', shipping);
  const other = key('instance.shipments', (document, text) => shipping(document, text) && !text.includes(one));
  return { '3f9e2a10-77b1-4c55-9d10-0a1b2c3d4001': one, '3f9e2a10-77b1-4c55-9d10-0a1b2c3d4002': other };
};

const firstReturn = has('"channel_return_id":"RET-5001"');
/** `ORD-1006` of `acme_ORD-1006`. */
const channelId = (orderId: string): string => orderId.replace(/^[a-z]+_/, '');

/** Replacements by operation, or by surface and operation, for examples that the seeded world doesn't contain. */
const fits: Readonly<Record<string, Fit>> = {
  token: ({ seller }) => ({ 'client-1': seller.client_id, 'not-a-real-secret': seller.client_secret }),
  'v2-downloadOrderDocuments': ({ value }) => ({ 'acme_ORD-1001': value('documents', 'order_id') }),
  'v2-uploadOrderDocument': ({ key, value }) => ({
    'acme_ORD-1001': value('returns', 'order_id', firstReturn),
    'acme_RET-5001': key('returns', firstReturn),
  }),
  uploadOrderDocument: ({ value }) => ({ 'ORD-1001': channelId(value('returns', 'order_id', firstReturn)) }),
  deleteOrderDocument: ({ value }) => ({
    'ORD-1001': channelId(value('documents', 'order_id')),
    'DOC-77': value('documents', 'channel_document_id'),
  }),
  'v2-getActionStatus': knownAction,
  'v2-getOrderTracking': knownAction,
  updateActionStatus: ({ key }) => ({ [action]: key('actions', has('"status":"PENDING"')) }),
  deleteProducts: ({ key }) => ({
    'LAMP-01': key('products'),
    'LAMP-02': key('products', (_, text) => !text.includes(`"${key('products')}"`)),
  }),
  'v2-acceptReturn': returned('REQUEST_INITIATED'),
  'v2-acknowledgeReturnReception': returned('OPENED'),
  'v2-closeReturn': returned('RECEIVED'),
  'v2-updateReturnTrackingInformation': returned('OPENED'),
  getConversationMessages: knownConversation,
  createMessage: knownConversation,
  downloadConversationAttachments: knownConversation,
  SELLER_ACCOUNT_STORE_CREATE: ({ linkToken }) => ({ 'query token': linkToken }),
  IV02: ({ key }) => ({ 'path accounting_document_id': Number(key('instance.invoices')) }),
  SL06: ({ key }) => ({ 'path location_id': key('instance.locations', has('"label":"Old depot"')) }),
  'services-operator SOF43': () => ({ OPERATOR: 'SHOP' }),
  'services-front SOR43': () => ({ CUSTOMER: 'SHOP' }),
  'marketplace-operator OR43': () => ({ OPERATOR: 'SHOP' }),
  'marketplace-front OR43': () => ({ CUSTOMER: 'SHOP' }),
  OR24: () => ({ 'ORD-1001-A': 'ORD-1028-A' }),
  SOR51: ({ key }) => ({ 'SO-5001': key('instance.serviceEvaluations') }),
  upsertOrders: () => ({ 'ORD-1001': 'ORD-9001' }),
  upsertReturns: () => ({ 'RET-5001': 'RET-9001' }),
  ST01: ({ value }) => ({
    central: value('instance.warehouses', 'code', has('"shopId":2001')),
    swift: value('instance.carriers', 'code'),
    // The second order has one piece of its first line, and two of its second line.
    'ORD-1002-A-1': 'ORD-1002-A-2',
  }),
  // One filter shows more than two.
  OR11: () => ({ 'query order_ids': undefined }),
  OR04: () => ({ 'ORD-0-A': 'ORD-1002-A' }),
  P51: () => ({ 'query last_request_date': '2025-12-01T00:00:00Z' }),
  M11: () => ({ 'query updated_since': '2025-12-01T00:00:00Z' }),
  ST06: shipments,
  ST07: (look) =>
    Object.assign({ north: look.value('instance.warehouses', 'code', has('"shopId":2001')) }, shipments(look)),
  ST23: (look) => ({ swift: look.value('instance.carriers', 'code'), ...shipments(look) }),
  ST24: shipments,
  ST26: shipments,
  ST31: (look) =>
    Object.assign(
      {
        'customs-number': look.value('instance.shipmentFields', 'code', has('"STRING"')),
        'loaded-on': look.value('instance.shipmentFields', 'code', has('"DATE"')),
        yesterday: '2026-03-02T00:00:00Z',
      },
      shipments(look),
    ),
  M10: thread,
  M12: thread,
  // Operators and customers write to the shop and not to themselves.
  'marketplace-operator M12': (look) => ({ '{"type":"OPERATOR"}': '{"type":"SHOP","id":"2001"}', ...thread(look) }),
  'marketplace-front M12': (look) => ({
    '{"type":"CUSTOMER","id":"CUST-77"}': '{"type":"SHOP","id":"2001"}',
    ...thread(look),
  }),
  M13: ({ key }) => ({ '9c1d7e52-0f4b-4d1e-8b3a-1a2b3c4d5001': key('instance.attachments') }),
  ...Object.fromEntries(
    ['services-seller', 'catalog-manager-seller'].flatMap((surface) => [
      [`${surface} M10`, operatorThread],
      [`${surface} M12`, operatorThread],
      [`${surface} M13`, operatorFile],
    ]),
  ),
  S32: () => ({ 'trade-register': 'certificate-01', insurance: 'certificate-02' }),
  S30: () => ({ 'query shop_ids': [2001] }),
  S31: () => ({ 'query shop_ids': [2001] }),
  DR74: ({ key }) => ({
    '6f6b3c0a-18b5-4c9b-9f0a-25a3a3a7d001': key(
      'instance.documentRequests',
      has('"state":"TO_PROCESS"', '"shopId":2001', '"type":"SHOP"', '"document_details":[{"format":"PDF"}]'),
    ),
  }),
  DR12: ({ key }) => ({ 'path document_request_id': key('instance.documentRequests') }),
  DR73: ({ value }) => ({ 'query document_id': [value('instance.issuedDocuments', 'id')] }),
};

/** The seeded world as it begins. */
export interface DemoWorld {
  readonly snapshot: Snapshot;
  readonly info: Info;
}

/** The replacements for an operation of a surface. Empty if its example fits. */
export function replacementsOf(
  surface: string,
  operation: string,
  { snapshot, info }: DemoWorld,
): ReadonlyMap<string, unknown> {
  const fit = fits[`${surface} ${operation}`] ?? fits[operation];
  if (fit === undefined) return new Map();
  const find = (collection: string, where: Where = () => true): readonly [string, Found] => {
    const entry = Object.entries(snapshot.collections[collection] ?? {})
      .map(([key, document]) => [key, document as Found] as const)
      .find(([, document]) => where(document, JSON.stringify(document)));
    if (entry === undefined) throw new Error(`The demo world has nothing in ${collection} for ${surface} ${operation}`);
    return entry;
  };
  const look: Look = {
    key: (collection, where) => find(collection, where)[0],
    value: (collection, member, where) => String(find(collection, where)[1][member]),
    linkToken: info.world.link_token,
    seller: info.credentials.seller,
  };
  return new Map(Object.entries(fit(look)));
}
