// Generated from specs/ by `pnpm generate`. Do not edit.
import type { OperationDescriptor, SurfaceDescriptor } from '@tradelane/core/runtime';

/** Ids of the operations, as the documents give them. */
export type OperationId =
  | 'A01'
  | 'A02'
  | 'S30'
  | 'S32'
  | 'S31'
  | 'S33'
  | 'RO02'
  | 'AF01'
  | 'CH11'
  | 'CUR01'
  | 'DO01'
  | 'L01'
  | 'PC01'
  | 'RE01'
  | 'RE02'
  | 'V01'
  | 'IV01'
  | 'IV02'
  | 'TL02'
  | 'TL03'
  | 'TL04'
  | 'SL12'
  | 'SL01'
  | 'SL06'
  | 'SM11'
  | 'SOF11'
  | 'SOF25'
  | 'SOF26'
  | 'SOF27'
  | 'SOF43'
  | 'SOR43'
  | 'SOR04'
  | 'SOR11'
  | 'SOR21'
  | 'SOR22'
  | 'SOR25'
  | 'SOR28'
  | 'SOR51'
  | 'M10'
  | 'M11'
  | 'M14'
  | 'M12'
  | 'M13'
  | 'TL05';

type Table = Readonly<Record<OperationId, OperationDescriptor>>;

/** What the core knows of each operation. */
export const operations: Table = /* @__PURE__ */ Object.freeze<Table>({
  A01: {
    id: 'A01',
    method: 'GET',
    path: '/api/account',
    query: { shop_id: 'integer' },
    rate: {
      recommended: [{ requests: 1, periodInMs: 86400000 }],
      maximum: [{ requests: 1, periodInMs: 86400000 }],
      key: ['query.shop_id'],
    },
  },
  A02: {
    id: 'A02',
    method: 'PUT',
    path: '/api/account',
    query: { shop_id: 'integer' },
    body: 'json',
    retry: 'idempotent',
    rate: { maximum: [{ requests: 1, periodInMs: 86400000 }] },
  },
  S30: {
    id: 'S30',
    method: 'GET',
    path: '/api/shops/documents',
    query: { shop_id: 'integer', shop_ids: 'comma', updated_since: 'date' },
    atLeastOneOf: ['shop_ids', 'updated_since', 'shop_id'],
  },
  S32: {
    id: 'S32',
    method: 'POST',
    path: '/api/shops/documents',
    query: { shop_id: 'integer' },
    body: 'multipart',
    parts: { files: 'files!', shop_documents: 'json!' },
    retry: 'unsafe',
    batch: {
      items: 'body.shop_documents.shop_documents',
      maximum: 50,
      files: 'body.files',
      fileName: 'file_name',
      distinct: ['file_name', 'type_code'],
      fileTypes: 'csv doc docx gif htm html jpeg jpg latex mov mp4 odc odg odp ods odt pdf png pps ppsx ppt pptx quicktime rtf tex text tif tiff txt xls xlsx xml zip',
    },
    partial: { failed: 'documents', key: ['file_name'], keyIn: 'message' },
    readBack: {
      operation: 'S30',
      arguments: { updated_since: '$sentAt' },
      each: 'body.shop_documents.shop_documents',
      items: 'shop_documents',
      match: { file_name: 'file_name', type: 'type_code', file_size: 'files.0.size' },
      created: 'date_uploaded',
    },
  },
  S31: {
    id: 'S31',
    method: 'GET',
    path: '/api/shops/documents/download',
    query: { shop_id: 'integer', document_ids: 'comma', shop_ids: 'comma', type_codes: 'comma' },
    response: 'file',
    single: 'document_ids',
    accept: 'application/octet-stream',
  },
  S33: {
    id: 'S33',
    method: 'DELETE',
    path: '/api/shops/documents/{document_id}',
    query: { shop_id: 'integer' },
    response: 'none',
    retry: 'idempotent',
  },
  RO02: { id: 'RO02', method: 'GET', path: '/api/users/shops/roles', query: { shop_id: 'integer' } },
  AF01: {
    id: 'AF01',
    method: 'GET',
    path: '/api/additional_fields',
    query: { shop_id: 'integer', entities: 'comma', locale: 'locale' },
    rate: { recommended: [{ requests: 1, periodInMs: 86400000 }], maximum: [{ requests: 1, periodInMs: 86400000 }] },
  },
  CH11: {
    id: 'CH11',
    method: 'GET',
    path: '/api/channels',
    query: { shop_id: 'integer', locale: 'locale' },
    rate: { recommended: [{ requests: 1, periodInMs: 86400000 }], maximum: [{ requests: 1, periodInMs: 86400000 }] },
  },
  CUR01: {
    id: 'CUR01',
    method: 'GET',
    path: '/api/currencies',
    query: { shop_id: 'integer', locale: 'locale' },
    rate: { recommended: [{ requests: 1, periodInMs: 86400000 }], maximum: [{ requests: 1, periodInMs: 86400000 }] },
  },
  DO01: {
    id: 'DO01',
    method: 'GET',
    path: '/api/documents',
    query: { shop_id: 'integer', entities: 'comma', locale: 'locale' },
    rate: { recommended: [{ requests: 1, periodInMs: 86400000 }], maximum: [{ requests: 1, periodInMs: 86400000 }] },
  },
  L01: {
    id: 'L01',
    method: 'GET',
    path: '/api/locales',
    query: { shop_id: 'integer' },
    rate: { recommended: [{ requests: 1, periodInMs: 86400000 }], maximum: [{ requests: 1, periodInMs: 86400000 }] },
  },
  PC01: { id: 'PC01', method: 'GET', path: '/api/platform/configuration', query: { shop_id: 'integer' } },
  RE01: { id: 'RE01', method: 'GET', path: '/api/reasons', query: { shop_id: 'integer', locale: 'locale' } },
  RE02: {
    id: 'RE02',
    method: 'GET',
    path: '/api/reasons/{reason_type}',
    query: { shop_id: 'integer', locale: 'locale' },
    deprecated: 'RE01',
  },
  V01: { id: 'V01', method: 'GET', path: '/api/version', query: { shop_id: 'integer' }, response: 'none' },
  IV01: {
    id: 'IV01',
    method: 'GET',
    path: '/api/invoices',
    query: {
      shop_id: 'integer',
      invoice_id: 'list',
      type: 'string',
      start_date: 'date',
      end_date: 'date',
      currency: 'string',
      payment_status: 'string',
      issuing_user_types: 'list',
      pay_out_psp_codes: 'list',
      seller_billing_cycle_id: 'list',
      max: 'integer',
      offset: 'integer',
      sort: 'string',
      order: 'string',
    },
    rate: {
      recommended: [{ requests: 1, periodInMs: 86400000 }],
      maximum: [{ requests: 1, periodInMs: 86400000 }],
      followUpPages: 'separate',
    },
    page: { style: 'offset', items: 'invoices', defaultLimit: 10, maxLimit: 100, total: 'total_count' },
  },
  IV02: {
    id: 'IV02',
    method: 'GET',
    path: '/api/invoices/{accounting_document_id}',
    query: { shop_id: 'integer' },
    response: 'file',
    accept: 'application/octet-stream',
  },
  TL02: {
    id: 'TL02',
    method: 'GET',
    path: '/api/sellerpayment/transactions_logs',
    query: {
      shop_id: 'integer',
      date_created_from: 'date',
      date_created_to: 'date',
      transaction_date_from: 'date',
      transaction_date_to: 'date',
      last_updated_from: 'date',
      transaction_type: 'list',
      payment_state: 'list',
      pay_out_psp_codes: 'list',
      shop_model: 'list',
      seller_billing_cycle_id: 'list',
      accounting_document_id: 'string',
      accounting_document_number: 'string',
      order_id: 'list',
      order_line_id: 'list',
      order_reference_for_customer: 'list',
      order_reference_for_seller: 'list',
      other_reference: 'list',
      limit: 'integer',
      page_token: 'string',
      sort: 'string',
    },
    rate: {
      recommended: [{ requests: 20, periodInMs: 86400000 }],
      maximum: [{ requests: 20, periodInMs: 60000 }, { requests: 60, periodInMs: 3600000 }],
    },
    page: { style: 'seek', items: 'data', defaultLimit: 10, maxLimit: 2000 },
  },
  TL03: {
    id: 'TL03',
    method: 'POST',
    path: '/api/sellerpayment/transactions_logs/async',
    query: { shop_id: 'integer' },
    body: 'json',
    bodyOptional: true,
    retry: 'unsafe',
    rate: { recommended: [{ requests: 1, periodInMs: 86400000 }], maximum: [{ requests: 1, periodInMs: 86400000 }] },
    longRunning: {
      kind: 'export',
      id: 'tracking_id',
      status: 'TL04',
      state: 'status',
      succeeded: ['COMPLETED'],
      failed: ['FAILED', 'CANCELED'],
    },
  },
  TL04: {
    id: 'TL04',
    method: 'GET',
    path: '/api/sellerpayment/transactions_logs/async/status/{tracking_id}',
    query: { shop_id: 'integer' },
    rate: { recommended: [{ requests: 1, periodInMs: 60000 }], maximum: [{ requests: 1, periodInMs: 10000 }] },
  },
  SL12: {
    id: 'SL12',
    method: 'GET',
    path: '/api/mms/locations',
    query: { shop_id: 'integer', location_id: 'list', location_type: 'string', limit: 'integer', page_token: 'string' },
    rate: {
      recommended: [{ requests: 1, periodInMs: 86400000 }],
      maximum: [{ requests: 1, periodInMs: 3600000 }],
      followUpPages: 'free',
    },
    page: { style: 'seek', items: 'data', defaultLimit: 10, maxLimit: 100 },
  },
  SL01: {
    id: 'SL01',
    method: 'POST',
    path: '/api/mms/locations',
    query: { shop_id: 'integer' },
    body: 'json',
    retry: 'unsafe',
    rate: { recommended: [{ requests: 30, periodInMs: 60000 }], maximum: [{ requests: 30, periodInMs: 60000 }] },
    readBack: {
      operation: 'SL12',
      items: 'data',
      match: { label: 'body.label', description: 'body.description', 'geography.type': 'body.geography.type' },
    },
  },
  SL06: {
    id: 'SL06',
    method: 'DELETE',
    path: '/api/mms/locations/{location_id}',
    query: { shop_id: 'integer' },
    response: 'none',
    retry: 'idempotent',
    rate: { recommended: [{ requests: 20, periodInMs: 1000 }], maximum: [{ requests: 60, periodInMs: 1000 }] },
  },
  SM11: {
    id: 'SM11',
    method: 'GET',
    path: '/api/mms/models',
    query: {
      shop_id: 'integer',
      category_code: 'list',
      model_code: 'list',
      location_type: 'list',
      booking_type: 'list',
      consumption_type: 'list',
      sort: 'string',
      limit: 'integer',
      page_token: 'string',
    },
    rate: {
      recommended: [{ requests: 1, periodInMs: 3600000 }],
      maximum: [{ requests: 1, periodInMs: 3600000 }],
      followUpPages: 'free',
    },
    page: { style: 'seek', items: 'data', defaultLimit: 10, maxLimit: 100 },
  },
  SOF11: {
    id: 'SOF11',
    method: 'GET',
    path: '/api/mms/services',
    query: {
      shop_id: 'integer',
      category_code: 'list',
      service_code: 'list',
      model_code: 'list',
      state: 'string',
      sort: 'string',
      limit: 'integer',
      page_token: 'string',
    },
    page: { style: 'seek', items: 'data', defaultLimit: 10, maxLimit: 100 },
  },
  SOF25: {
    id: 'SOF25',
    method: 'POST',
    path: '/api/mms/services',
    query: { shop_id: 'integer' },
    body: 'json',
    retry: 'unsafe',
    rate: { recommended: [{ requests: 60, periodInMs: 60000 }], maximum: [{ requests: 60, periodInMs: 60000 }] },
    readBack: {
      operation: 'SOF11',
      arguments: { model_code: 'body.model.code' },
      items: 'data',
      match: {
        title: 'body.title',
        'model.code': 'body.model.code',
        'category.code': 'body.category.code',
        description: 'body.description',
        pricing: 'body.pricing',
        booking: 'body.booking?',
        custom_attribute_values: 'body.custom_attribute_values?',
        date_availability_start: 'body.date_availability_start?',
        date_availability_end: 'body.date_availability_end?',
        inactive_reasons: 'body.inactive_reasons?',
        location: 'body.location?',
        quantity: 'body.quantity?',
      },
      created: 'date_created',
    },
  },
  SOF26: {
    id: 'SOF26',
    method: 'PUT',
    path: '/api/mms/services/{service_code}',
    query: { shop_id: 'integer' },
    body: 'json',
    retry: 'idempotent',
    rate: { recommended: [{ requests: 60, periodInMs: 60000 }], maximum: [{ requests: 60, periodInMs: 60000 }] },
  },
  SOF27: {
    id: 'SOF27',
    method: 'DELETE',
    path: '/api/mms/services/{service_code}',
    query: { shop_id: 'integer' },
    response: 'none',
    retry: 'idempotent',
    rate: { recommended: [{ requests: 30, periodInMs: 60000 }], maximum: [{ requests: 30, periodInMs: 60000 }] },
  },
  SOF43: {
    id: 'SOF43',
    method: 'POST',
    path: '/api/mms/services/{service_code}/threads',
    query: { shop_id: 'integer' },
    body: 'multipart',
    parts: { files: 'files', thread_input: 'json!' },
    retry: 'unsafe',
    batch: { items: 'body.files', maximum: 1000 },
    readBack: {
      operation: 'M11',
      arguments: { entity_type: ['MPS_SERVICE'], entity_id: 'path.service_code', with_messages: [true] },
      items: 'data.messages',
      match: {
        'from.type': ['SHOP', 'SHOP_USER'],
        '^.topic': 'body.thread_input.topic',
        body: 'body.thread_input.body',
        'to.type': 'body.thread_input.to',
        'attachments.length': 'files.length',
        'attachments.0.name': 'files.0.name',
        'attachments.0.size': 'files.0.size',
      },
      created: '^.date_created',
    },
  },
  SOR43: {
    id: 'SOR43',
    method: 'POST',
    path: '/api/mms/orders/{order_id}/threads',
    query: { shop_id: 'integer' },
    body: 'multipart',
    parts: { files: 'files', thread_input: 'json!' },
    retry: 'unsafe',
    batch: { items: 'body.files', maximum: 1000 },
    readBack: {
      operation: 'M11',
      arguments: { entity_type: ['MPS_ORDER'], entity_id: 'path.order_id', with_messages: [true] },
      items: 'data.messages',
      match: {
        'from.type': ['SHOP', 'SHOP_USER'],
        '^.topic': 'body.thread_input.topic',
        body: 'body.thread_input.body',
        'to.type': 'body.thread_input.to',
        'attachments.length': 'files.length',
        'attachments.0.name': 'files.0.name',
        'attachments.0.size': 'files.0.size',
      },
      created: '^.date_created',
    },
  },
  SOR04: {
    id: 'SOR04',
    method: 'PUT',
    path: '/api/mms/orders/{order_id}',
    query: { shop_id: 'integer' },
    body: 'json',
    retry: 'idempotent',
  },
  SOR11: {
    id: 'SOR11',
    method: 'GET',
    path: '/api/mms/orders',
    query: {
      shop_id: 'integer',
      order_id: 'list',
      commercial_order_id: 'list',
      state: 'list',
      customer_id: 'list',
      service_code: 'list',
      date_created_start: 'date',
      date_created_end: 'date',
      date_updated_start: 'date',
      date_updated_end: 'date',
      refunded: 'list',
      refund_reason_code: 'list',
      has_open_incident: 'boolean',
      limit: 'integer',
      page_token: 'string',
    },
    page: { style: 'seek', items: 'data', defaultLimit: 10, maxLimit: 100 },
  },
  SOR21: {
    id: 'SOR21',
    method: 'PUT',
    path: '/api/mms/orders/{order_id}/accept',
    query: { shop_id: 'integer' },
    emptyBody: true,
    response: 'none',
    retry: 'unsafe',
    readBack: {
      operation: 'SOR11',
      arguments: { order_id: 'path.order_id' },
      items: 'data',
      match: { id: 'path.order_id' },
      done: [{ is: { state: ['ORDER_ACCEPTED', 'ORDER_PENDING', 'ORDER_CONSUMED'] } }],
      ruledOut: [{ is: { state: ['SCORING_KO', 'ORDER_REFUSED'] } }],
      repeat: {},
    },
  },
  SOR22: {
    id: 'SOR22',
    method: 'PUT',
    path: '/api/mms/orders/{order_id}/refuse',
    query: { shop_id: 'integer' },
    emptyBody: true,
    response: 'none',
    retry: 'unsafe',
    readBack: {
      operation: 'SOR11',
      arguments: { order_id: 'path.order_id' },
      items: 'data',
      match: { id: 'path.order_id' },
      done: [{ is: { state: ['ORDER_REFUSED'] } }],
      ruledOut: [{ is: { state: ['ORDER_ACCEPTED', 'ORDER_PENDING', 'ORDER_CONSUMED'] } }],
      repeat: {},
    },
  },
  SOR25: {
    id: 'SOR25',
    method: 'PUT',
    path: '/api/mms/orders/{order_id}/consume',
    query: { shop_id: 'integer' },
    body: 'json',
    response: 'none',
    retry: 'unsafe',
    readBack: {
      operation: 'SOR11',
      arguments: { order_id: 'path.order_id' },
      items: 'data',
      match: { id: 'path.order_id' },
      done: [{ is: { state: ['ORDER_CONSUMED'] } }],
      ruledOut: [{ is: { state: ['SCORING_KO', 'ORDER_REFUSED'] } }],
    },
  },
  SOR28: {
    id: 'SOR28',
    method: 'PUT',
    path: '/api/mms/orders/{order_id}/refund',
    query: { shop_id: 'integer' },
    body: 'json',
    response: 'none',
    retry: 'unsafe',
    readBack: {
      operation: 'SOR11',
      arguments: { order_id: 'path.order_id' },
      items: 'data.refunds',
      match: {
        '^.id': 'path.order_id',
        amount: 'body.amount',
        reason_code: 'body.reason_code',
        '^.currency_code': 'body.currency_code',
        taxes: 'body.taxes',
        options: 'body.options',
      },
      created: 'creation_date',
    },
  },
  SOR51: {
    id: 'SOR51',
    method: 'GET',
    path: '/api/mms/orders/{order_id}/evaluation',
    query: { shop_id: 'integer', locale: 'locale' },
  },
  M10: { id: 'M10', method: 'GET', path: '/api/inbox/threads/{thread_id}', query: { shop_id: 'integer' } },
  M11: {
    id: 'M11',
    method: 'GET',
    path: '/api/inbox/threads',
    query: {
      shop_id: 'integer',
      entity_type: 'string',
      entity_id: 'comma',
      updated_since: 'date',
      with_messages: 'boolean',
      channel_codes: 'comma',
      sort: 'string',
      limit: 'integer',
      page_token: 'string',
    },
    page: { style: 'seek', items: 'data', defaultLimit: 50, maxLimit: 100 },
  },
  M14: {
    id: 'M14',
    method: 'POST',
    path: '/api/inbox/threads',
    query: { shop_id: 'integer' },
    body: 'multipart',
    parts: { files: 'files', thread_input: 'json!' },
    retry: 'unsafe',
    batch: { items: 'body.files', maximum: 1000 },
    readBack: {
      operation: 'M11',
      arguments: { updated_since: '$sentAt', with_messages: [true] },
      items: 'data.messages',
      match: {
        'from.type': ['SHOP', 'SHOP_USER'],
        '^.entities.0.type': 'body.thread_input.entity.type',
        '^.topic': 'body.thread_input.topic',
        body: 'body.thread_input.body',
        'attachments.length': 'files.length',
        'attachments.0.name': 'files.0.name',
        'attachments.0.size': 'files.0.size',
      },
      created: '^.date_created',
    },
  },
  M12: {
    id: 'M12',
    method: 'POST',
    path: '/api/inbox/threads/{thread_id}/message',
    query: { shop_id: 'integer' },
    body: 'multipart',
    parts: { files: 'files', message_input: 'json!' },
    retry: 'unsafe',
    batch: { items: 'body.files', maximum: 50 },
    readBack: {
      operation: 'M10',
      arguments: { thread_id: 'path.thread_id' },
      items: 'messages',
      match: {
        'from.type': ['SHOP', 'SHOP_USER'],
        body: 'body.message_input.body',
        to: 'body.message_input.to',
        'attachments.length': 'files.length',
        'attachments.0.name': 'files.0.name',
        'attachments.0.size': 'files.0.size',
      },
      created: 'date_created',
    },
  },
  M13: {
    id: 'M13',
    method: 'GET',
    path: '/api/inbox/threads/{attachment_id}/download',
    query: { shop_id: 'integer' },
    response: 'file',
    single: true,
    accept: 'application/octet-stream',
  },
  TL05: { id: 'TL05', method: 'GET', path: '', response: 'file', accept: 'application/json, application/x-ndjson' },
});

/** Services platform, seller: where it lives and who may call it. */
export const surface: SurfaceDescriptor = /* @__PURE__ */ Object.freeze<SurfaceDescriptor>({
  name: 'services-seller',
  basePath: '',
  auth: ['apiKey'],
  operations,
});
