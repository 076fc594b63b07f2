// Generated from specs/ by `pnpm generate`. Do not edit.
import type { OperationDescriptor, SurfaceDescriptor } from '@tradelane/core/runtime';

/** Ids of the operations, as the documents give them. */
export type OperationId =
  | 'A01'
  | 'A02'
  | 'A21'
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
  | 'V01'
  | 'IV01'
  | 'IV02'
  | 'TL02'
  | 'TL03'
  | 'TL04'
  | 'CM11'
  | 'H11'
  | 'P51'
  | 'P41'
  | 'P42'
  | 'P44'
  | 'P45'
  | 'P46'
  | 'P47'
  | 'PM11'
  | 'VL11'
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
    fields: {
      shop_name: 'value',
      description: 'value',
      email: 'value',
      fax: 'value',
      web_site: 'value',
      address: 'object',
      is_professional: 'value',
      pro_details: 'object',
      payment_info: 'value',
      channels: 'list',
      closed_from: 'value',
      closed_to: 'value',
      return_policy: 'value',
      recycling_policy: 'value',
      shipping_country: 'value',
      producer_identifiers: 'list',
      shop_additional_fields: 'value',
    },
    retry: 'idempotent',
    rate: { maximum: [{ requests: 1, periodInMs: 86400000 }] },
  },
  A21: {
    id: 'A21',
    method: 'GET',
    path: '/api/account/statistics',
    query: { shop_id: 'integer', periods: 'comma', channel_code: 'string' },
    rate: { recommended: [{ requests: 1, periodInMs: 86400000 }], maximum: [{ requests: 1, periodInMs: 86400000 }] },
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
    fields: {
      format: 'value',
      items_per_chunk: 'value',
      megabytes_per_chunk: 'value',
      shop_id: 'value',
      shop_model: 'list',
      shop_domain: 'list',
      date_created_from: 'value',
      date_created_to: 'value',
      transaction_date_from: 'value',
      transaction_date_to: 'value',
      last_updated_from: 'value',
      transaction_type: 'list',
      payment_state: 'list',
      pay_out_psp_codes: 'list',
      payment_voucher_number: 'value',
      seller_billing_cycle_id: 'list',
      accounting_document_id: 'value',
      accounting_document_number: 'value',
      order_id: 'list',
      order_line_id: 'list',
      order_reference_for_customer: 'list',
      order_reference_for_seller: 'list',
      other_reference: 'list',
    },
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
  CM11: {
    id: 'CM11',
    method: 'GET',
    path: '/api/mcm/products/sources/status/export',
    query: {
      shop_id: 'integer',
      updated_since: 'date',
      updated_to: 'date',
      status: 'string',
      provider_unique_identifier: 'list',
      unique_identifier: 'list',
    },
    mayBeEmpty: true,
    rate: {
      recommended: [{ requests: 1, periodInMs: 900000 }],
      maximum: [{ requests: 1, periodInMs: 300000 }],
      whenAbsent: { query: 'updated_since', maximum: [{ requests: 1, periodInMs: 14400000 }] },
    },
  },
  H11: {
    id: 'H11',
    method: 'GET',
    path: '/api/hierarchies',
    query: { shop_id: 'integer', hierarchy: 'string', max_level: 'integer' },
    rate: { recommended: [{ requests: 1, periodInMs: 3600000 }], maximum: [{ requests: 1, periodInMs: 3600000 }] },
  },
  P51: {
    id: 'P51',
    method: 'GET',
    path: '/api/products/imports',
    query: {
      shop_id: 'integer',
      last_request_date: 'date',
      status: 'string',
      has_transformed_file: 'boolean',
      sort: 'string',
      order: 'string',
      max: 'integer',
      offset: 'integer',
    },
    rate: {
      recommended: [{ requests: 1, periodInMs: 300000 }],
      maximum: [{ requests: 1, periodInMs: 60000 }],
      key: ['query.shop_id'],
    },
    page: { style: 'offset', items: 'product_import_trackings', defaultLimit: 10, maxLimit: 100, total: 'total_count' },
  },
  P41: {
    id: 'P41',
    method: 'POST',
    path: '/api/products/imports',
    query: { shop_id: 'integer' },
    body: 'multipart',
    parts: { file: 'file!', operator_format: 'text', conversion_type: 'text', conversion_options: 'json' },
    retry: 'unsafe',
    rate: {
      recommended: [{ requests: 1, periodInMs: 3600000 }],
      maximum: [{ requests: 1, periodInMs: 900000 }],
      key: ['query.shop_id'],
    },
    longRunning: {
      kind: 'import',
      id: 'import_id',
      status: 'P42',
      state: 'import_status',
      succeeded: ['COMPLETE'],
      failed: ['FAILED', 'CANCELLED', 'TRANSFORMATION_FAILED'],
    },
  },
  P42: {
    id: 'P42',
    method: 'GET',
    path: '/api/products/imports/{import_id}',
    query: { shop_id: 'integer' },
    rate: {
      recommended: [{ requests: 1, periodInMs: 60000 }],
      maximum: [{ requests: 1, periodInMs: 60000 }],
      key: ['path.import_id'],
    },
  },
  P44: {
    id: 'P44',
    method: 'GET',
    path: '/api/products/imports/{import_id}/error_report',
    query: { shop_id: 'integer' },
    response: 'file',
    accept: 'application/octet-stream',
  },
  P45: {
    id: 'P45',
    method: 'GET',
    path: '/api/products/imports/{import_id}/new_product_report',
    query: { shop_id: 'integer' },
    response: 'file',
    accept: 'application/octet-stream',
  },
  P46: {
    id: 'P46',
    method: 'GET',
    path: '/api/products/imports/{import_id}/transformed_file',
    query: { shop_id: 'integer' },
    response: 'file',
    accept: 'text/csv',
  },
  P47: {
    id: 'P47',
    method: 'GET',
    path: '/api/products/imports/{import_id}/transformation_error_report',
    query: { shop_id: 'integer' },
    response: 'file',
    accept: 'application/octet-stream',
  },
  PM11: {
    id: 'PM11',
    method: 'GET',
    path: '/api/products/attributes',
    query: {
      shop_id: 'integer',
      hierarchy: 'string',
      max_level: 'integer',
      all_operator_attributes: 'boolean',
      with_roles: 'boolean',
    },
    rate: { recommended: [{ requests: 1, periodInMs: 3600000 }], maximum: [{ requests: 1, periodInMs: 3600000 }] },
  },
  VL11: {
    id: 'VL11',
    method: 'GET',
    path: '/api/values_lists',
    query: { shop_id: 'integer', code: 'string' },
    rate: { recommended: [{ requests: 1, periodInMs: 3600000 }], maximum: [{ requests: 1, periodInMs: 3600000 }] },
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

/** Catalog manager, seller: where it lives and who may call it. */
export const surface: SurfaceDescriptor = /* @__PURE__ */ Object.freeze<SurfaceDescriptor>({
  name: 'catalog-manager-seller',
  basePath: '',
  auth: ['apiKey'],
  operations,
});
