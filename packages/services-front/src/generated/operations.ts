// Generated from specs/ by `pnpm generate`. Do not edit.
import type { OperationDescriptor, SurfaceDescriptor } from '@tradelane/core/runtime';

/** Ids of the operations, as the documents give them. */
export type OperationId =
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
  | 'IV01'
  | 'SBC11'
  | 'SM11'
  | 'SOF43'
  | 'SOR43'
  | 'SOR04'
  | 'SOR21'
  | 'SOR22'
  | 'SOR25'
  | 'SOR51';

type Table = Readonly<Record<OperationId, OperationDescriptor>>;

/** What the core knows of each operation. */
export const operations: Table = /* @__PURE__ */ Object.freeze<Table>({
  S30: {
    id: 'S30',
    method: 'GET',
    path: '/api/shops/documents',
    query: { shop_ids: 'comma', updated_since: 'date', include_deleted: 'boolean' },
    atLeastOneOf: ['shop_ids', 'updated_since'],
  },
  S32: {
    id: 'S32',
    method: 'POST',
    path: '/api/shops/documents',
    body: 'multipart',
    parts: { files: 'files!', shop_documents: 'json!', shop_id: 'text!' },
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
      arguments: { shop_ids: 'body.shop_id', updated_since: '$sentAt' },
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
    query: { document_ids: 'comma', shop_ids: 'comma', type_codes: 'comma' },
    response: 'file',
    single: 'document_ids',
    accept: 'application/octet-stream',
    atLeastOneOf: ['document_ids', 'shop_ids'],
  },
  S33: {
    id: 'S33',
    method: 'DELETE',
    path: '/api/shops/documents/{document_id}',
    response: 'none',
    retry: 'idempotent',
  },
  RO02: { id: 'RO02', method: 'GET', path: '/api/users/shops/roles' },
  AF01: {
    id: 'AF01',
    method: 'GET',
    path: '/api/additional_fields',
    query: { entities: 'comma', locale: 'locale' },
    rate: { recommended: [{ requests: 1, periodInMs: 86400000 }], maximum: [{ requests: 1, periodInMs: 86400000 }] },
  },
  CH11: {
    id: 'CH11',
    method: 'GET',
    path: '/api/channels',
    query: { locale: 'locale' },
    rate: { recommended: [{ requests: 1, periodInMs: 86400000 }], maximum: [{ requests: 1, periodInMs: 86400000 }] },
  },
  CUR01: {
    id: 'CUR01',
    method: 'GET',
    path: '/api/currencies',
    query: { locale: 'locale' },
    rate: { recommended: [{ requests: 1, periodInMs: 86400000 }], maximum: [{ requests: 1, periodInMs: 86400000 }] },
  },
  DO01: {
    id: 'DO01',
    method: 'GET',
    path: '/api/documents',
    query: { entities: 'comma', locale: 'locale' },
    rate: { recommended: [{ requests: 1, periodInMs: 86400000 }], maximum: [{ requests: 1, periodInMs: 86400000 }] },
  },
  L01: {
    id: 'L01',
    method: 'GET',
    path: '/api/locales',
    rate: { recommended: [{ requests: 1, periodInMs: 86400000 }], maximum: [{ requests: 1, periodInMs: 86400000 }] },
  },
  PC01: { id: 'PC01', method: 'GET', path: '/api/platform/configuration' },
  RE01: { id: 'RE01', method: 'GET', path: '/api/reasons', query: { locale: 'locale' } },
  RE02: {
    id: 'RE02',
    method: 'GET',
    path: '/api/reasons/{reason_type}',
    query: { locale: 'locale' },
    deprecated: 'RE01',
  },
  IV01: {
    id: 'IV01',
    method: 'GET',
    path: '/api/invoices',
    query: {
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
      shop: 'integer',
      shop_operator_internal_id: 'string',
      shop_model: 'list',
      states: 'list',
      payment_voucher_number: 'string',
    },
    rate: {
      recommended: [{ requests: 1, periodInMs: 86400000 }],
      maximum: [{ requests: 1, periodInMs: 86400000 }],
      followUpPages: 'separate',
    },
    page: { style: 'offset', items: 'invoices', defaultLimit: 10, maxLimit: 100, total: 'total_count' },
  },
  SBC11: {
    id: 'SBC11',
    method: 'GET',
    path: '/api/seller-billing-cycles',
    query: {
      id: 'list',
      shop_id: 'list',
      start_date: 'date',
      end_date: 'date',
      currency: 'list',
      pay_out_state: 'list',
      pay_out_psp_code: 'list',
      payment_voucher_number: 'list',
      limit: 'integer',
      page_token: 'string',
      sort: 'string',
    },
    rate: {
      recommended: [{ requests: 1, periodInMs: 86400000 }],
      maximum: [{ requests: 1, periodInMs: 86400000 }],
      followUpPages: 'separate',
    },
    page: { style: 'seek', items: 'data', defaultLimit: 10, maxLimit: 1000 },
  },
  SM11: {
    id: 'SM11',
    method: 'GET',
    path: '/api/mms/models',
    query: {
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
      recommended: [{ requests: 1, periodInMs: 86400000 }],
      maximum: [{ requests: 1, periodInMs: 3600000 }],
      followUpPages: 'free',
    },
    page: { style: 'seek', items: 'data', defaultLimit: 10, maxLimit: 100 },
  },
  SOF43: {
    id: 'SOF43',
    method: 'POST',
    path: '/api/mms/services/{service_code}/threads',
    body: 'multipart',
    parts: { files: 'files', thread_input: 'json!' },
    retry: 'unsafe',
    batch: { items: 'body.files', maximum: 1000 },
  },
  SOR43: {
    id: 'SOR43',
    method: 'POST',
    path: '/api/mms/orders/{order_id}/threads',
    body: 'multipart',
    parts: { files: 'files', thread_input: 'json!' },
    retry: 'unsafe',
    batch: { items: 'body.files', maximum: 1000 },
  },
  SOR04: {
    id: 'SOR04',
    method: 'PUT',
    path: '/api/mms/orders/{order_id}',
    body: 'json',
    fields: { booking: 'value', custom_attribute_values: 'list', price: 'object' },
    retry: 'idempotent',
  },
  SOR21: {
    id: 'SOR21',
    method: 'PUT',
    path: '/api/mms/orders/{order_id}/accept',
    emptyBody: true,
    response: 'none',
    retry: 'unsafe',
  },
  SOR22: {
    id: 'SOR22',
    method: 'PUT',
    path: '/api/mms/orders/{order_id}/refuse',
    emptyBody: true,
    response: 'none',
    retry: 'unsafe',
  },
  SOR25: {
    id: 'SOR25',
    method: 'PUT',
    path: '/api/mms/orders/{order_id}/consume',
    body: 'json',
    fields: { voucher_code: 'value', date_consumed: 'value' },
    response: 'none',
    retry: 'unsafe',
  },
  SOR51: { id: 'SOR51', method: 'GET', path: '/api/mms/orders/{order_id}/evaluation', query: { locale: 'locale' } },
});

/** Services platform, front: where it lives and who may call it. */
export const surface: SurfaceDescriptor = /* @__PURE__ */ Object.freeze<SurfaceDescriptor>({
  name: 'services-front',
  basePath: '',
  auth: ['apiKey', 'bearer'],
  operations,
});
