// Generated from specs/ by `pnpm generate`. Do not edit.
import type { OperationDescriptor, SurfaceDescriptor } from '@tradelane/core/runtime';

/** Ids of the operations, as the documents give them. */
export type OperationId =
  | 'S30' | 'S32' | 'S31' | 'S33' | 'RO02' | 'AF01' | 'CH11' | 'CUR01' | 'DO01' | 'L01' | 'PC01' | 'CM11' | 'H11'
  | 'P51' | 'P41' | 'P42' | 'P44' | 'P45' | 'P46' | 'P47' | 'PM11' | 'VL11';

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
  CM11: {
    id: 'CM11',
    method: 'GET',
    path: '/api/mcm/products/sources/status/export',
    query: {
      updated_since: 'date',
      updated_to: 'date',
      status: 'string',
      provider_unique_identifier: 'list',
      unique_identifier: 'list',
      provider_id: 'string!',
      shop_id: 'integer',
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
    query: { hierarchy: 'string', max_level: 'integer', shop_id: 'integer' },
    rate: { recommended: [{ requests: 1, periodInMs: 3600000 }], maximum: [{ requests: 1, periodInMs: 3600000 }] },
  },
  P51: {
    id: 'P51',
    method: 'GET',
    path: '/api/products/imports',
    query: {
      last_request_date: 'date',
      status: 'string',
      has_transformed_file: 'boolean',
      sort: 'string',
      order: 'string',
      max: 'integer',
      offset: 'integer',
      shop_id: 'integer',
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
    body: 'multipart',
    parts: {
      file: 'file!',
      operator_format: 'text',
      conversion_type: 'text',
      conversion_options: 'json',
      shop: 'text!',
    },
    retry: 'unsafe',
    rate: {
      recommended: [{ requests: 1, periodInMs: 3600000 }],
      maximum: [{ requests: 1, periodInMs: 900000 }],
      key: ['body.shop'],
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
    response: 'file',
    accept: 'application/octet-stream',
  },
  P45: {
    id: 'P45',
    method: 'GET',
    path: '/api/products/imports/{import_id}/new_product_report',
    response: 'file',
    accept: 'application/octet-stream',
  },
  P46: {
    id: 'P46',
    method: 'GET',
    path: '/api/products/imports/{import_id}/transformed_file',
    response: 'file',
    accept: 'text/csv',
  },
  P47: {
    id: 'P47',
    method: 'GET',
    path: '/api/products/imports/{import_id}/transformation_error_report',
    response: 'file',
    accept: 'application/octet-stream',
  },
  PM11: {
    id: 'PM11',
    method: 'GET',
    path: '/api/products/attributes',
    query: {
      hierarchy: 'string',
      max_level: 'integer',
      all_operator_attributes: 'boolean',
      with_roles: 'boolean',
      channels: 'list',
      shop_id: 'integer',
    },
    rate: { recommended: [{ requests: 1, periodInMs: 3600000 }], maximum: [{ requests: 1, periodInMs: 3600000 }] },
  },
  VL11: {
    id: 'VL11',
    method: 'GET',
    path: '/api/values_lists',
    query: { code: 'string' },
    rate: { recommended: [{ requests: 1, periodInMs: 3600000 }], maximum: [{ requests: 1, periodInMs: 3600000 }] },
  },
});

/** Catalog manager, front: where it lives and who may call it. */
export const surface: SurfaceDescriptor = /* @__PURE__ */ Object.freeze<SurfaceDescriptor>({
  name: 'catalog-manager-front',
  basePath: '',
  auth: ['apiKey', 'bearer'],
  operations,
});
