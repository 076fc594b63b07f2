// Generated from specs/ by `pnpm generate`. Do not edit.
import type { OperationDescriptor, SurfaceDescriptor } from '@tradelane/core/runtime';

/** Ids of the operations, as the documents give them. */
export type OperationId =
  | 'v2-listOrders'
  | 'v2-acceptOrderLines'
  | 'v2-cancelOrderLines'
  | 'v2-refundOrderLines'
  | 'v2-downloadOrderDocuments'
  | 'v2-uploadOrderDocument'
  | 'v2-listOrderDocuments'
  | 'v2-reportOrderActions'
  | 'v2-getActionStatus'
  | 'v2-getOrderTracking'
  | 'v2-createShipment'
  | 'v2-listReturns'
  | 'v2-acceptReturn'
  | 'v2-acknowledgeReturnReception'
  | 'v2-closeReturn'
  | 'v2-updateReturnTrackingInformation'
  | 'listConversations'
  | 'createConversation'
  | 'getConversationMessages'
  | 'createMessage'
  | 'downloadConversationAttachments'
  | 'getConversationActionStatus'
  | 'listProducts'
  | 'upsertProducts'
  | 'deleteProducts'
  | 'listOrders'
  | 'acceptOrderLines'
  | 'createShipment';

type Table = Readonly<Record<OperationId, OperationDescriptor>>;

/** What the core knows of each operation. */
export const operations: Table = /* @__PURE__ */ Object.freeze<Table>({
  'v2-listOrders': {
    id: 'v2-listOrders',
    method: 'GET',
    path: '/v2/orders',
    query: {
      order_ids: 'list',
      statuses: 'list',
      updated_from: 'date',
      fulfillment_type: 'string',
      page_token: 'string',
      limit: 'integer',
      sort: 'string',
    },
    rate: {
      recommended: [{ requests: 1, periodInMs: 300000 }],
      maximum: [{ requests: 1, periodInMs: 60000 }],
      followUpPages: 'free',
    },
    page: { style: 'seek', items: 'data', defaultLimit: 10, maxLimit: 100 },
    scopes: ['connect:order:read'],
  },
  'v2-acceptOrderLines': {
    id: 'v2-acceptOrderLines',
    method: 'PUT',
    path: '/v2/orders/{order_id}/accept',
    body: 'json',
    retry: 'unsafe',
    longRunning: {
      kind: 'action',
      id: 'action_id',
      status: 'v2-getActionStatus',
      state: 'status',
      succeeded: ['SUCCESS'],
      failed: ['FAILED', 'FAILURE', 'ERROR'],
    },
    readBack: {
      operation: 'v2-listOrders',
      arguments: { order_ids: 'path.order_id' },
      each: 'body.order_lines',
      items: 'data.order_lines',
      match: { id: 'id' },
      done: [
        {
          when: { accepted: [true] },
          is: { status: ['AWAITING_PAYMENT', 'AWAITING_SHIPMENT', 'SHIPPED', 'DELIVERED'] },
        },
        {
          when: { accepted: [true] },
          is: { status: ['CLOSED'], status_reason: ['PAYMENT_TIMEOUT', 'REFUSED_PAYMENT'] },
        },
        { when: { accepted: [false] }, is: { status: ['CLOSED'], status_reason: ['REFUSED'] } },
      ],
      ruledOut: [
        {
          is: {
            status: ['CLOSED'],
            status_reason: ['ACCEPTANCE_TIMEOUT', 'FRAUD_CHECK_FAILED', 'FRAUD_CHECK_TIMEOUT'],
          },
        },
        { when: { accepted: [true] }, is: { status: ['CLOSED'], status_reason: ['REFUSED'] } },
        {
          when: { accepted: [false] },
          is: { status: ['AWAITING_PAYMENT', 'AWAITING_SHIPMENT', 'SHIPPED', 'DELIVERED'] },
        },
      ],
      repeat: {},
    },
    scopes: ['connect:order:accept'],
  },
  'v2-cancelOrderLines': {
    id: 'v2-cancelOrderLines',
    method: 'POST',
    path: '/v2/orders/{order_id}/cancel',
    body: 'json',
    retry: 'unsafe',
    longRunning: {
      kind: 'action',
      id: 'action_id',
      status: 'v2-getActionStatus',
      state: 'status',
      succeeded: ['SUCCESS'],
      failed: ['FAILED', 'FAILURE', 'ERROR'],
    },
    readBack: {
      operation: 'v2-listOrders',
      arguments: { order_ids: 'path.order_id' },
      each: 'body.cancelations',
      items: 'data.order_lines.adjustments',
      match: {
        '^.^.id': 'path.order_id',
        '^.id': 'order_line_id',
        '^.product.id': 'product_id',
        type: ['CANCELATION'],
        quantity: 'quantity',
        reason: 'reason',
        price: 'price',
        taxes: 'taxes',
        shipping_price: 'shipping_price',
        shipping_taxes: 'shipping_taxes',
      },
      created: 'created_at',
    },
    scopes: ['connect:order:cancel'],
  },
  'v2-refundOrderLines': {
    id: 'v2-refundOrderLines',
    method: 'POST',
    path: '/v2/orders/{order_id}/refund',
    body: 'json',
    retry: 'unsafe',
    longRunning: {
      kind: 'action',
      id: 'action_id',
      status: 'v2-getActionStatus',
      state: 'status',
      succeeded: ['SUCCESS'],
      failed: ['FAILED', 'FAILURE', 'ERROR'],
    },
    readBack: {
      operation: 'v2-listOrders',
      arguments: { order_ids: 'path.order_id' },
      each: 'body.refunds',
      items: 'data.order_lines.adjustments',
      match: {
        '^.^.id': 'path.order_id',
        '^.id': 'order_line_id',
        '^.product.id': 'product_id',
        type: ['REFUND'],
        quantity: 'quantity',
        reason: 'reason',
        price: 'price',
        taxes: 'taxes',
        shipping_price: 'shipping_price',
        shipping_taxes: 'shipping_taxes',
      },
      created: 'created_at',
    },
    scopes: ['connect:order:refund'],
  },
  'v2-downloadOrderDocuments': {
    id: 'v2-downloadOrderDocuments',
    method: 'GET',
    path: '/v2/orders/{order_id}/documents',
    query: { types: 'list', document_ids: 'list' },
    response: 'file',
    accept: 'application/zip',
    batch: { items: 'query.document_ids', maximum: 100 },
    scopes: ['connect:order-document:read'],
  },
  'v2-uploadOrderDocument': {
    id: 'v2-uploadOrderDocument',
    method: 'POST',
    path: '/v2/orders/{order_id}/documents',
    body: 'multipart',
    parts: { file: 'file!', metadata: 'json!' },
    retry: 'unsafe',
    longRunning: {
      kind: 'action',
      id: 'action_id',
      status: 'v2-getActionStatus',
      state: 'status',
      succeeded: ['SUCCESS'],
      failed: ['FAILED', 'FAILURE', 'ERROR'],
    },
    readBack: {
      operation: 'v2-listOrderDocuments',
      arguments: { order_ids: 'path.order_id' },
      items: 'documents',
      match: {
        order_id: 'path.order_id',
        name: 'body.metadata.filename',
        type: 'body.metadata.type',
        size_in_bytes: 'files.0.size',
        entity: 'body.metadata.entity',
      },
      created: 'updated_at',
    },
    scopes: ['connect:order:upload-document'],
  },
  'v2-listOrderDocuments': {
    id: 'v2-listOrderDocuments',
    method: 'GET',
    path: '/v2/orders/documents',
    query: {
      order_ids: 'list',
      types: 'list',
      channel_types: 'list',
      updated_from: 'date',
      page_token: 'string',
      limit: 'integer',
      sort: 'string',
    },
    page: { style: 'seek', items: 'documents', defaultLimit: 50, maxLimit: 100 },
    scopes: ['connect:order-document:read'],
  },
  'v2-reportOrderActions': {
    id: 'v2-reportOrderActions',
    method: 'POST',
    path: '/v2/orders/actions',
    body: 'json',
    retry: 'unsafe',
    rate: { recommended: [{ requests: 1, periodInMs: 300000 }], maximum: [{ requests: 1, periodInMs: 60000 }] },
    batch: { items: 'body.actions', maximum: 100, split: true, response: 'actions' },
    scopes: ['connect:order:action:write'],
  },
  'v2-getActionStatus': {
    id: 'v2-getActionStatus',
    method: 'GET',
    path: '/v2/orders/actions/{action_id}',
    rate: {
      recommended: [{ requests: 1, periodInMs: 300000 }],
      maximum: [{ requests: 1, periodInMs: 60000 }],
      key: ['path.action_id'],
    },
    scopes: ['connect:order:action:read'],
  },
  'v2-getOrderTracking': {
    id: 'v2-getOrderTracking',
    method: 'GET',
    path: '/v2/orders/tracking/{tracking_id}',
    scopes: ['connect:order-tracking:read'],
    deprecated: 'v2-getActionStatus',
  },
  'v2-createShipment': {
    id: 'v2-createShipment',
    method: 'POST',
    path: '/v2/orders/{order_id}/shipments',
    body: 'json',
    retry: 'unsafe',
    longRunning: {
      kind: 'action',
      id: 'action_id',
      status: 'v2-getActionStatus',
      state: 'status',
      succeeded: ['SUCCESS'],
      failed: ['FAILED', 'FAILURE', 'ERROR'],
    },
    readBack: {
      operation: 'v2-listOrders',
      arguments: { order_ids: 'path.order_id' },
      each: 'body.items',
      items: 'data.order_lines',
      match: { id: 'order_line_id' },
      done: [{ is: { quantity: 'quantity', status: ['SHIPPED', 'DELIVERED'], 'adjustments.length': [0, null] } }],
      repeat: { while: [{ is: { quantity: 'quantity', status: ['AWAITING_SHIPMENT'] } }] },
    },
    scopes: ['connect:shipment:create'],
  },
  'v2-listReturns': {
    id: 'v2-listReturns',
    method: 'GET',
    path: '/v2/orders/returns',
    query: {
      order_ids: 'list',
      statuses: 'list',
      updated_from: 'date!',
      page_token: 'string',
      limit: 'integer',
      sort: 'string',
    },
    rate: {
      recommended: [{ requests: 1, periodInMs: 300000 }],
      maximum: [{ requests: 1, periodInMs: 60000 }],
      followUpPages: 'free',
    },
    page: { style: 'seek', items: 'data', defaultLimit: 10, maxLimit: 100 },
    batch: { items: 'query.order_ids', maximum: 100 },
    scopes: ['connect:order-return:read'],
  },
  'v2-acceptReturn': {
    id: 'v2-acceptReturn',
    method: 'PUT',
    path: '/v2/orders/returns/{return_id}/accept',
    body: 'json',
    retry: 'unsafe',
    longRunning: {
      kind: 'action',
      id: 'action_id',
      status: 'v2-getActionStatus',
      state: 'status',
      succeeded: ['SUCCESS'],
      failed: ['FAILED', 'FAILURE', 'ERROR'],
    },
    readBack: {
      operation: 'v2-listReturns',
      arguments: { updated_from: '$sentAt' },
      items: 'data',
      match: { id: 'path.return_id' },
      done: [
        { when: { 'body.accepted': [true] }, is: { status: ['OPENED', 'RECEIVED'] } },
        { when: { 'body.accepted': [false] }, is: { status: ['REQUEST_DECLINED'] } },
      ],
      ruledOut: [
        { when: { 'body.accepted': [true] }, is: { status: ['REQUEST_DECLINED'] } },
        { when: { 'body.accepted': [false] }, is: { status: ['OPENED', 'RECEIVED'] } },
      ],
      repeat: {},
    },
    scopes: ['connect:order-return:accept'],
  },
  'v2-acknowledgeReturnReception': {
    id: 'v2-acknowledgeReturnReception',
    method: 'PUT',
    path: '/v2/orders/returns/{return_id}/receive',
    emptyBody: true,
    retry: 'unsafe',
    longRunning: {
      kind: 'action',
      id: 'action_id',
      status: 'v2-getActionStatus',
      state: 'status',
      succeeded: ['SUCCESS'],
      failed: ['FAILED', 'FAILURE', 'ERROR'],
    },
    readBack: {
      operation: 'v2-listReturns',
      arguments: { updated_from: '$sentAt' },
      items: 'data',
      match: { id: 'path.return_id' },
      done: [{ is: { status: ['RECEIVED'] } }],
      ruledOut: [{ is: { status: ['REQUEST_DECLINED'] } }],
      repeat: {},
    },
    scopes: ['connect:order-return:receive'],
  },
  'v2-closeReturn': {
    id: 'v2-closeReturn',
    method: 'PUT',
    path: '/v2/orders/returns/{return_id}/close',
    emptyBody: true,
    retry: 'unsafe',
    longRunning: {
      kind: 'action',
      id: 'action_id',
      status: 'v2-getActionStatus',
      state: 'status',
      succeeded: ['SUCCESS'],
      failed: ['FAILED', 'FAILURE', 'ERROR'],
    },
    readBack: {
      operation: 'v2-listReturns',
      arguments: { updated_from: '$sentAt' },
      items: 'data',
      match: { id: 'path.return_id' },
      done: [{ is: { status: ['CLOSED'] } }],
      repeat: {},
    },
    scopes: ['connect:order-return:close'],
  },
  'v2-updateReturnTrackingInformation': {
    id: 'v2-updateReturnTrackingInformation',
    method: 'PUT',
    path: '/v2/orders/returns/{return_id}/trackings',
    body: 'json',
    retry: 'unsafe',
    longRunning: {
      kind: 'action',
      id: 'action_id',
      status: 'v2-getActionStatus',
      state: 'status',
      succeeded: ['SUCCESS'],
      failed: ['FAILED', 'FAILURE', 'ERROR'],
    },
    readBack: {
      operation: 'v2-listReturns',
      arguments: { updated_from: '$sentAt' },
      items: 'data',
      match: { id: 'path.return_id' },
      done: [
        {
          is: {
            rma_id: 'body.rma_id',
            label_url: 'body.label_url',
            'tracking.carrier_name': 'body.tracking.carrier',
            'tracking.tracking_number': 'body.tracking.tracking_number',
            'tracking.tracking_url': 'body.tracking.tracking_url',
          },
        },
      ],
    },
    scopes: ['connect:order-return:update-tracking-information'],
  },
  listConversations: {
    id: 'listConversations',
    method: 'GET',
    path: '/conversations',
    query: {
      updated_from: 'date',
      conversation_ids: 'list',
      entity_type: 'string',
      entity_ids: 'list',
      page_token: 'string',
      limit: 'integer',
      sort: 'string',
    },
    page: { style: 'seek', items: 'data', defaultLimit: 50, maxLimit: 100 },
    atLeastOneOf: ['updated_from', 'conversation_ids'],
    scopes: ['connect:conversation:read'],
  },
  createConversation: {
    id: 'createConversation',
    method: 'POST',
    path: '/conversations',
    body: 'multipart',
    parts: { conversation: 'json!', files: 'files' },
    retry: 'unsafe',
    longRunning: {
      kind: 'conversation-action',
      id: 'action_id',
      status: 'getConversationActionStatus',
      state: 'status',
      succeeded: ['SUCCESS'],
      failed: ['FAILED', 'FAILURE', 'ERROR'],
    },
    readBack: {
      operation: 'listConversations',
      arguments: { updated_from: '$sentAt', entity_type: ['ORDER'], entity_ids: 'body.conversation.entity.id' },
      items: 'data',
      match: {
        'entity.id': 'body.conversation.entity.id',
        'entity.type': 'body.conversation.entity.type',
        'topic.type': 'body.conversation.topic.type',
        'topic.value': 'body.conversation.topic.value',
        first_message: 'body.conversation.first_message',
      },
      created: 'created_at',
    },
    scopes: ['connect:conversation:create'],
  },
  getConversationMessages: {
    id: 'getConversationMessages',
    method: 'GET',
    path: '/conversations/{conversationId}',
    query: { message_after: 'date' },
    scopes: ['connect:conversation:read'],
  },
  createMessage: {
    id: 'createMessage',
    method: 'POST',
    path: '/conversations/{conversationId}/messages',
    body: 'multipart',
    parts: { message_input: 'json!', files: 'files' },
    retry: 'unsafe',
    longRunning: {
      kind: 'conversation-action',
      id: 'action_id',
      status: 'getConversationActionStatus',
      state: 'status',
      succeeded: ['SUCCESS'],
      failed: ['FAILED', 'FAILURE', 'ERROR'],
    },
    readBack: {
      operation: 'getConversationMessages',
      arguments: { conversationId: 'path.conversationId', message_after: '$sentAt' },
      items: 'messages',
      match: {
        'sender.type': ['STORE'],
        body: 'body.message_input.body',
        'attachments.length': 'files.length',
        'attachments.0.filename': 'files.0.name',
        'attachments.0.size_in_bytes': 'files.0.size',
      },
      created: 'created_at',
    },
    scopes: ['connect:conversation:reply'],
  },
  downloadConversationAttachments: {
    id: 'downloadConversationAttachments',
    method: 'GET',
    path: '/conversations/{conversationId}/attachments',
    query: { attachment_ids: 'list' },
    response: 'file',
    accept: 'application/zip',
    batch: { items: 'query.attachment_ids', maximum: 100 },
    scopes: ['connect:conversation:read'],
  },
  getConversationActionStatus: {
    id: 'getConversationActionStatus',
    method: 'GET',
    path: '/conversations/actions/{actionId}',
    scopes: ['connect:conversation:action:read'],
  },
  listProducts: {
    id: 'listProducts',
    method: 'GET',
    path: '/products',
    query: { page_token: 'string', limit: 'integer', sort: 'string' },
    rate: {
      recommended: [{ requests: 1, periodInMs: 300000 }],
      maximum: [{ requests: 1, periodInMs: 60000 }],
      followUpPages: 'free',
    },
    page: { style: 'seek', items: 'data', defaultLimit: 1000, maxLimit: 1000 },
    scopes: ['connect:product:read'],
  },
  upsertProducts: {
    id: 'upsertProducts',
    method: 'POST',
    path: '/products',
    body: 'json',
    response: 'none',
    retry: 'replay-safe',
    rate: { recommended: [{ requests: 1, periodInMs: 300000 }], maximum: [{ requests: 1, periodInMs: 60000 }] },
    batch: { items: 'body.products', maximum: 1000, split: true },
    longRunning: { kind: 'background' },
    scopes: ['connect:product:write'],
  },
  deleteProducts: {
    id: 'deleteProducts',
    method: 'DELETE',
    path: '/products',
    body: 'json',
    response: 'none',
    retry: 'idempotent',
    rate: { recommended: [{ requests: 1, periodInMs: 300000 }], maximum: [{ requests: 1, periodInMs: 60000 }] },
    batch: { items: 'body.products', maximum: 1000, split: true },
    longRunning: { kind: 'background' },
    scopes: ['connect:product:delete'],
  },
  listOrders: {
    id: 'listOrders',
    method: 'GET',
    path: '/orders',
    query: {
      order_ids: 'list',
      statuses: 'list',
      updated_from: 'date',
      fulfillment_type: 'string',
      page_token: 'string',
      limit: 'integer',
      sort: 'string',
    },
    rate: {
      recommended: [{ requests: 1, periodInMs: 300000 }],
      maximum: [{ requests: 1, periodInMs: 60000 }],
      followUpPages: 'free',
    },
    page: { style: 'seek', items: 'data', defaultLimit: 10, maxLimit: 100 },
    scopes: ['connect:order:read'],
    deprecated: 'v2-listOrders',
  },
  acceptOrderLines: {
    id: 'acceptOrderLines',
    method: 'PUT',
    path: '/orders/{order_id}/accept',
    body: 'json',
    response: 'none',
    retry: 'unsafe',
    longRunning: { kind: 'background' },
    readBack: {
      operation: 'listOrders',
      arguments: { order_ids: 'path.order_id' },
      each: 'body.order_lines',
      items: 'data.order_lines',
      match: { id: 'id' },
      done: [
        {
          when: { accepted: [true] },
          is: { status: ['AWAITING_PAYMENT', 'AWAITING_SHIPMENT', 'SHIPPED', 'DELIVERED'] },
        },
        {
          when: { accepted: [true] },
          is: { status: ['CLOSED'], status_reason: ['PAYMENT_TIMEOUT', 'REFUSED_PAYMENT'] },
        },
        { when: { accepted: [false] }, is: { status: ['CLOSED'], status_reason: ['REFUSED'] } },
      ],
      ruledOut: [
        {
          is: {
            status: ['CLOSED'],
            status_reason: ['ACCEPTANCE_TIMEOUT', 'FRAUD_CHECK_FAILED', 'FRAUD_CHECK_TIMEOUT'],
          },
        },
        { when: { accepted: [true] }, is: { status: ['CLOSED'], status_reason: ['REFUSED'] } },
        {
          when: { accepted: [false] },
          is: { status: ['AWAITING_PAYMENT', 'AWAITING_SHIPMENT', 'SHIPPED', 'DELIVERED'] },
        },
      ],
      repeat: {},
    },
    scopes: ['connect:order:accept'],
    deprecated: 'v2-acceptOrderLines',
  },
  createShipment: {
    id: 'createShipment',
    method: 'POST',
    path: '/orders/{order_id}/shipments',
    body: 'json',
    retry: 'unsafe',
    readBack: {
      operation: 'listOrders',
      arguments: { order_ids: 'path.order_id' },
      each: 'body.items',
      items: 'data.order_lines',
      match: { id: 'order_line_id' },
      done: [{ is: { quantity: 'quantity', status: ['SHIPPED', 'DELIVERED'], 'adjustments.length': [0, null] } }],
      repeat: { while: [{ is: { quantity: 'quantity', status: ['AWAITING_SHIPMENT'] } }] },
    },
    scopes: ['connect:shipment:create'],
    deprecated: 'v2-createShipment',
  },
});

/** Hub: where it lives and who may call it. */
export const surface: SurfaceDescriptor = /* @__PURE__ */ Object.freeze<SurfaceDescriptor>({
  name: 'hub',
  basePath: '/api',
  auth: ['clientCredentials', 'bearer'],
  operations,
});
