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
  | 'OF61'
  | 'OF21'
  | 'OF24'
  | 'OF22'
  | 'OF26'
  | 'OF04'
  | 'OF01'
  | 'OF02'
  | 'OF03'
  | 'PRI02'
  | 'PRI01'
  | 'PRI03'
  | 'STO01'
  | 'STO02'
  | 'STO03'
  | 'OF51'
  | 'OF52'
  | 'OF53'
  | 'PR01'
  | 'PR03'
  | 'PR04'
  | 'PC01'
  | 'RE01'
  | 'RE02'
  | 'RE11'
  | 'RE12'
  | 'RE14'
  | 'SH11'
  | 'SH12'
  | 'SH21'
  | 'SH31'
  | 'SH42'
  | 'SH52'
  | 'V01'
  | 'IV01'
  | 'IV02'
  | 'DR11'
  | 'DR12'
  | 'DR73'
  | 'DR74'
  | 'TL02'
  | 'TL03'
  | 'TL04'
  | 'H11'
  | 'P31'
  | 'P51'
  | 'P41'
  | 'P42'
  | 'P44'
  | 'P45'
  | 'P46'
  | 'P47'
  | 'PM11'
  | 'VL11'
  | 'ST11'
  | 'ST01'
  | 'ST07'
  | 'ST06'
  | 'ST12'
  | 'ST23'
  | 'ST24'
  | 'ST26'
  | 'ST31'
  | 'M10'
  | 'M11'
  | 'M14'
  | 'M12'
  | 'M13'
  | 'OR11'
  | 'OR04'
  | 'OR07'
  | 'OR28'
  | 'OR30'
  | 'OR32'
  | 'OR12'
  | 'OR21'
  | 'OR23'
  | 'OR24'
  | 'OR26'
  | 'OR29'
  | 'OR31'
  | 'OR43'
  | 'M01'
  | 'OR42'
  | 'TL05'
  | 'OF54';

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
  OF61: {
    id: 'OF61',
    method: 'GET',
    path: '/api/offers/states',
    query: { shop_id: 'integer', active: 'boolean', locale: 'locale' },
    rate: { recommended: [{ requests: 1, periodInMs: 86400000 }], maximum: [{ requests: 1, periodInMs: 86400000 }] },
  },
  OF21: {
    id: 'OF21',
    method: 'GET',
    path: '/api/offers',
    query: {
      shop_id: 'integer',
      offer_state_codes: 'comma',
      sku: 'string',
      product_id: 'string',
      favorite: 'boolean',
      pricing_channel_code: 'string',
      pricing_customer_organization_id: 'string',
      sort: 'string',
      order: 'string',
      max: 'integer',
      offset: 'integer',
      locale: 'locale',
    },
    page: { style: 'offset', items: 'offers', defaultLimit: 10, maxLimit: 100, total: 'total_count' },
  },
  OF24: {
    id: 'OF24',
    method: 'POST',
    path: '/api/offers',
    query: { shop_id: 'integer' },
    body: 'json',
    retry: 'unsafe',
    rate: {
      recommended: [{ requests: 1, periodInMs: 300000 }],
      maximum: [{ requests: 1, periodInMs: 60000 }],
      key: ['query.shop_id'],
    },
    longRunning: {
      kind: 'import',
      id: 'import_id',
      status: 'OF02',
      state: 'status',
      succeeded: ['COMPLETE'],
      failed: ['FAILED'],
    },
  },
  OF22: {
    id: 'OF22',
    method: 'GET',
    path: '/api/offers/{offer}',
    query: {
      shop_id: 'integer',
      pricing_channel_code: 'string',
      pricing_customer_organization_id: 'string',
      locale: 'locale',
    },
  },
  OF26: {
    id: 'OF26',
    method: 'GET',
    path: '/api/offers/{offer}/quantity',
    query: { shop_id: 'integer' },
    deprecated: 'OF22',
  },
  OF04: {
    id: 'OF04',
    method: 'GET',
    path: '/api/offers/imports',
    query: {
      shop_id: 'integer',
      start_date: 'date',
      end_date: 'date',
      status: 'string',
      mode: 'string',
      origins: 'list',
      limit: 'integer',
      page_token: 'string',
      sort: 'string',
    },
    rate: { recommended: [{ requests: 1, periodInMs: 300000 }], maximum: [{ requests: 1, periodInMs: 60000 }] },
    page: { style: 'seek', items: 'data', defaultLimit: 10, maxLimit: 100 },
  },
  OF01: {
    id: 'OF01',
    method: 'POST',
    path: '/api/offers/imports',
    query: { shop_id: 'integer' },
    body: 'multipart',
    parts: { file: 'file!', import_mode: 'text!', operator_format: 'text', with_products: 'text' },
    retry: 'unsafe',
    rate: {
      recommended: [{ requests: 1, periodInMs: 300000 }],
      maximum: [{ requests: 1, periodInMs: 60000 }],
      key: ['query.shop_id'],
    },
    longRunning: {
      kind: 'import',
      id: 'import_id',
      status: 'OF02',
      state: 'status',
      succeeded: ['COMPLETE'],
      failed: ['FAILED'],
    },
  },
  OF02: {
    id: 'OF02',
    method: 'GET',
    path: '/api/offers/imports/{import_id}',
    query: { shop_id: 'integer' },
    rate: {
      recommended: [{ requests: 1, periodInMs: 300000 }],
      maximum: [{ requests: 1, periodInMs: 60000 }],
      key: ['path.import_id'],
    },
  },
  OF03: {
    id: 'OF03',
    method: 'GET',
    path: '/api/offers/imports/{import_id}/error_report',
    query: { shop_id: 'integer' },
    response: 'file',
    accept: 'application/octet-stream',
    rate: {
      recommended: [{ requests: 1, periodInMs: 300000 }],
      maximum: [{ requests: 1, periodInMs: 60000 }],
      key: ['path.import_id'],
    },
  },
  PRI02: {
    id: 'PRI02',
    method: 'GET',
    path: '/api/offers/pricing/imports',
    query: {
      shop_id: 'integer',
      import_id: 'list',
      start_date: 'date',
      end_date: 'date',
      status: 'string',
      origins: 'list',
      limit: 'integer',
      page_token: 'string',
      sort: 'string',
    },
    rate: { recommended: [{ requests: 1, periodInMs: 300000 }], maximum: [{ requests: 1, periodInMs: 60000 }] },
    page: { style: 'seek', items: 'data', defaultLimit: 10, maxLimit: 100 },
  },
  PRI01: {
    id: 'PRI01',
    method: 'POST',
    path: '/api/offers/pricing/imports',
    query: { shop_id: 'integer' },
    body: 'multipart',
    parts: { file: 'file!' },
    retry: 'unsafe',
    rate: {
      recommended: [{ requests: 1, periodInMs: 300000 }],
      maximum: [{ requests: 1, periodInMs: 60000 }],
      key: ['query.shop_id'],
    },
    longRunning: {
      kind: 'import',
      id: 'import_id',
      status: 'PRI02',
      state: 'status',
      succeeded: ['COMPLETE'],
      failed: ['FAILED'],
    },
  },
  PRI03: {
    id: 'PRI03',
    method: 'GET',
    path: '/api/offers/pricing/imports/{import_id}/error_report',
    query: { shop_id: 'integer' },
    response: 'file',
    accept: 'text/csv',
    rate: {
      recommended: [{ requests: 1, periodInMs: 300000 }],
      maximum: [{ requests: 1, periodInMs: 60000 }],
      key: ['path.import_id'],
    },
  },
  STO01: {
    id: 'STO01',
    method: 'POST',
    path: '/api/offers/stock/imports',
    query: { shop_id: 'integer' },
    body: 'multipart',
    parts: { file: 'file!' },
    retry: 'unsafe',
    rate: {
      recommended: [{ requests: 1, periodInMs: 300000 }],
      maximum: [{ requests: 1, periodInMs: 60000 }],
      key: ['query.shop_id'],
    },
    longRunning: {
      kind: 'import',
      id: 'import_id',
      status: 'STO02',
      state: 'status',
      succeeded: ['COMPLETE'],
      failed: ['FAILED'],
    },
  },
  STO02: {
    id: 'STO02',
    method: 'GET',
    path: '/api/offers/stock/imports/{import_id}/status',
    query: { shop_id: 'integer' },
    rate: {
      recommended: [{ requests: 1, periodInMs: 300000 }],
      maximum: [{ requests: 1, periodInMs: 15000 }],
      key: ['path.import_id'],
    },
  },
  STO03: {
    id: 'STO03',
    method: 'GET',
    path: '/api/offers/stock/imports/{import_id}/error_report',
    query: { shop_id: 'integer' },
    response: 'file',
    accept: 'text/csv',
    rate: {
      recommended: [{ requests: 1, periodInMs: 300000 }],
      maximum: [{ requests: 1, periodInMs: 60000 }],
      key: ['path.import_id'],
    },
  },
  OF51: {
    id: 'OF51',
    method: 'GET',
    path: '/api/offers/export',
    query: {
      shop_id: 'integer',
      last_request_date: 'date',
      channel_codes: 'comma',
      shipping_zones: 'comma',
      include_inactive_offers: 'boolean',
      include_fields: 'comma',
    },
    response: 'file',
    accept: 'text/csv',
    rate: {
      recommended: [{ requests: 1, periodInMs: 300000 }],
      maximum: [{ requests: 1, periodInMs: 60000 }],
      whenAbsent: { query: 'last_request_date', maximum: [{ requests: 1, periodInMs: 86400000 }] },
    },
    deprecated: 'OF52',
  },
  OF52: {
    id: 'OF52',
    method: 'POST',
    path: '/api/offers/export/async',
    query: { shop_id: 'integer' },
    body: 'json',
    retry: 'replay-safe',
    rate: { recommended: [{ requests: 1, periodInMs: 300000 }], maximum: [{ requests: 1, periodInMs: 60000 }] },
    longRunning: {
      kind: 'export',
      id: 'tracking_id',
      status: 'OF53',
      state: 'status',
      succeeded: ['COMPLETED'],
      failed: ['FAILED'],
    },
  },
  OF53: {
    id: 'OF53',
    method: 'GET',
    path: '/api/offers/export/async/status/{tracking_id}',
    query: { shop_id: 'integer' },
    rate: { recommended: [{ requests: 1, periodInMs: 60000 }], maximum: [{ requests: 1, periodInMs: 10000 }] },
  },
  PR01: {
    id: 'PR01',
    method: 'GET',
    path: '/api/promotions',
    query: {
      shop_id: 'integer',
      ids: 'comma',
      types: 'comma',
      states: 'comma',
      ending_after: 'date',
      starting_before: 'date',
      date_created_from: 'date',
      date_created_to: 'date',
      last_request_date: 'date',
      locale: 'locale',
      trigger_offer_ids: 'comma',
      reward_offer_ids: 'comma',
      channel_codes: 'comma',
      sort: 'string',
      order: 'string',
      max: 'integer',
      offset: 'integer',
    },
    page: { style: 'offset', items: 'promotions', defaultLimit: 10, maxLimit: 100, total: 'total_count' },
  },
  PR03: {
    id: 'PR03',
    method: 'POST',
    path: '/api/promotions',
    query: { shop_id: 'integer' },
    body: 'json',
    response: 'none',
    retry: 'unsafe',
    rate: { maximum: [{ requests: 1, periodInMs: 60000 }] },
  },
  PR04: {
    id: 'PR04',
    method: 'PUT',
    path: '/api/promotions/{promotion_internal_id}',
    query: { shop_id: 'integer' },
    body: 'json',
    response: 'none',
    retry: 'idempotent',
    rate: { maximum: [{ requests: 1, periodInMs: 60000 }] },
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
  RE11: {
    id: 'RE11',
    method: 'GET',
    path: '/api/reasons/incident_open',
    query: { shop_id: 'integer' },
    deprecated: 'RE02',
  },
  RE12: {
    id: 'RE12',
    method: 'GET',
    path: '/api/reasons/incident_close',
    query: { shop_id: 'integer' },
    deprecated: 'RE02',
  },
  RE14: {
    id: 'RE14',
    method: 'GET',
    path: '/api/reasons/messaging',
    query: { shop_id: 'integer' },
    deprecated: 'RE02',
  },
  SH11: {
    id: 'SH11',
    method: 'GET',
    path: '/api/shipping/zones',
    query: { shop_id: 'integer', locale: 'locale' },
    rate: { recommended: [{ requests: 1, periodInMs: 86400000 }], maximum: [{ requests: 1, periodInMs: 86400000 }] },
  },
  SH12: {
    id: 'SH12',
    method: 'GET',
    path: '/api/shipping/types',
    query: { shop_id: 'integer', locale: 'locale' },
    rate: { recommended: [{ requests: 1, periodInMs: 86400000 }], maximum: [{ requests: 1, periodInMs: 86400000 }] },
  },
  SH21: {
    id: 'SH21',
    method: 'GET',
    path: '/api/shipping/carriers',
    query: { shop_id: 'integer' },
    rate: { recommended: [{ requests: 1, periodInMs: 86400000 }], maximum: [{ requests: 1, periodInMs: 86400000 }] },
  },
  SH31: {
    id: 'SH31',
    method: 'GET',
    path: '/api/shipping/logistic_classes',
    query: { shop_id: 'integer', locale: 'locale' },
    rate: { recommended: [{ requests: 1, periodInMs: 86400000 }], maximum: [{ requests: 1, periodInMs: 86400000 }] },
  },
  SH42: {
    id: 'SH42',
    method: 'GET',
    path: '/api/shipping/configuration/shop',
    query: { shop_id: 'integer' },
    rate: { recommended: [{ requests: 1, periodInMs: 604800000 }], maximum: [{ requests: 1, periodInMs: 3600000 }] },
  },
  SH52: {
    id: 'SH52',
    method: 'GET',
    path: '/api/shipping/charges/shop',
    query: { shop_id: 'integer', overridden_by_shop: 'boolean' },
    rate: { recommended: [{ requests: 1, periodInMs: 604800000 }], maximum: [{ requests: 1, periodInMs: 3600000 }] },
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
  DR11: {
    id: 'DR11',
    method: 'GET',
    path: '/api/document-request/requests',
    query: {
      shop_id: 'integer',
      id: 'string',
      document_number: 'string',
      state: 'list',
      type: 'list',
      issuer_type: 'list',
      entity_type: 'list',
      entity_id: 'list',
      payment_state: 'string',
      date_created_from: 'date',
      date_created_to: 'date',
      last_updated_from: 'date',
      last_updated_to: 'date',
      issue_date_from: 'date',
      issue_date_to: 'date',
      shop_billing_cycle_id: 'string',
      shop_billing_cycle_from: 'date',
      shop_billing_cycle_to: 'date',
      billing_cycle_from: 'string',
      billing_cycle_to: 'string',
      limit: 'integer',
      page_token: 'string',
      sort: 'string',
    },
    page: { style: 'seek', items: 'data', defaultLimit: 10, maxLimit: 100 },
  },
  DR12: {
    id: 'DR12',
    method: 'GET',
    path: '/api/document-request/{document_request_id}/lines',
    query: { shop_id: 'integer', limit: 'integer', page_token: 'string', sort: 'string' },
    page: { style: 'seek', items: 'data', defaultLimit: 10, maxLimit: 100 },
  },
  DR73: {
    id: 'DR73',
    method: 'GET',
    path: '/api/document-request/documents/download',
    query: {
      shop_id: 'integer',
      document_id: 'list',
      entity_type: 'list',
      entity_id: 'list',
      document_request_id: 'list',
      document_format: 'list',
    },
    response: 'file',
    accept: 'application/octet-stream',
    atLeastOneOf: ['document_id', 'entity_id'],
  },
  DR74: {
    id: 'DR74',
    method: 'POST',
    path: '/api/document-request/documents/upload',
    query: { shop_id: 'integer' },
    body: 'multipart',
    parts: { files: 'files!', documents_input: 'json!' },
    retry: 'unsafe',
    batch: {
      items: 'body.documents_input.requests',
      maximum: 50,
      split: true,
      files: 'body.files',
      fileName: 'files.name',
    },
    partial: { failed: 'requests', key: ['request_id'] },
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
  H11: {
    id: 'H11',
    method: 'GET',
    path: '/api/hierarchies',
    query: { shop_id: 'integer', hierarchy: 'string', max_level: 'integer' },
    rate: { recommended: [{ requests: 1, periodInMs: 3600000 }], maximum: [{ requests: 1, periodInMs: 3600000 }] },
  },
  P31: {
    id: 'P31',
    method: 'GET',
    path: '/api/products',
    query: { shop_id: 'integer', product_references: 'comma!', products: 'string', locale: 'locale' },
    batch: { items: 'query.product_references', maximum: 100, split: true, response: 'products' },
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
  ST11: {
    id: 'ST11',
    method: 'GET',
    path: '/api/shipments',
    query: {
      shop_id: 'integer',
      order_id: 'list',
      shipment_state_code: 'list',
      shipment_customer_debit_state_code: 'list',
      last_updated_from: 'date',
      last_updated_to: 'date',
      sort: 'string',
      limit: 'integer',
      page_token: 'string',
    },
    page: { style: 'seek', items: 'data', defaultLimit: 10, maxLimit: 100 },
  },
  ST01: {
    id: 'ST01',
    method: 'POST',
    path: '/api/shipments',
    query: { shop_id: 'integer' },
    body: 'json',
    retry: 'unsafe',
    batch: { items: 'body.shipments', maximum: 1000, split: true },
    partial: { succeeded: 'shipment_success', failed: 'shipment_errors', key: ['order_id'] },
  },
  ST07: {
    id: 'ST07',
    method: 'PUT',
    path: '/api/shipments',
    query: { shop_id: 'integer' },
    body: 'json',
    retry: 'idempotent',
    batch: { items: 'body.shipments', maximum: 100, split: true },
    partial: { succeeded: 'shipment_success', failed: 'shipment_errors', key: ['id'] },
  },
  ST06: {
    id: 'ST06',
    method: 'PUT',
    path: '/api/shipments/delete',
    query: { shop_id: 'integer' },
    body: 'json',
    retry: 'idempotent',
    batch: { items: 'body.shipments', maximum: 1000, split: true },
    partial: { succeeded: 'shipment_success', failed: 'shipment_errors', key: ['id'] },
  },
  ST12: {
    id: 'ST12',
    method: 'GET',
    path: '/api/shipments/items_to_ship',
    query: {
      shop_id: 'integer',
      order_id: 'list',
      fulfillment_center_code: 'list',
      shipping_date_from: 'date',
      shipping_date_to: 'date',
      sort: 'string',
      limit: 'integer',
      page_token: 'string',
    },
    rate: {
      recommended: [{ requests: 1, periodInMs: 900000 }],
      maximum: [{ requests: 1, periodInMs: 300000 }],
      followUpPages: 'free',
    },
    page: { style: 'seek', items: 'data', defaultLimit: 10, maxLimit: 100 },
  },
  ST23: {
    id: 'ST23',
    method: 'POST',
    path: '/api/shipments/tracking',
    query: { shop_id: 'integer' },
    body: 'json',
    retry: 'idempotent',
    batch: { items: 'body.shipments', maximum: 1000, split: true },
    partial: { succeeded: 'shipment_success', failed: 'shipment_errors', key: ['id'] },
  },
  ST24: {
    id: 'ST24',
    method: 'PUT',
    path: '/api/shipments/ship',
    query: { shop_id: 'integer' },
    body: 'json',
    retry: 'unsafe',
    batch: { items: 'body.shipments', maximum: 1000, split: true },
    partial: { succeeded: 'shipment_success', failed: 'shipment_errors', key: ['id'] },
  },
  ST26: {
    id: 'ST26',
    method: 'PUT',
    path: '/api/shipments/ready_for_pick_up',
    query: { shop_id: 'integer' },
    body: 'json',
    retry: 'idempotent',
    batch: { items: 'body.shipments', maximum: 1000, split: true },
    partial: { succeeded: 'shipment_success', failed: 'shipment_errors', key: ['id'] },
  },
  ST31: {
    id: 'ST31',
    method: 'PUT',
    path: '/api/shipments/additional_information',
    query: { shop_id: 'integer' },
    body: 'json',
    retry: 'idempotent',
    batch: { items: 'body.shipments', maximum: 100, split: true },
    partial: { succeeded: 'shipment_update_success', failed: 'shipment_update_errors', key: ['shipment_id'] },
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
  OR11: {
    id: 'OR11',
    method: 'GET',
    path: '/api/orders',
    query: {
      shop_id: 'integer',
      order_ids: 'comma',
      order_references_for_customer: 'comma',
      order_references_for_seller: 'comma',
      order_state_codes: 'comma',
      channel_codes: 'comma',
      only_null_channel: 'boolean',
      start_date: 'date',
      end_date: 'date',
      start_update_date: 'date',
      end_update_date: 'date',
      customer_debited: 'boolean',
      payment_workflow: 'string',
      has_incident: 'boolean',
      fulfillment_center_code: 'list',
      order_tax_mode: 'string',
      sort: 'string',
      order: 'string',
      max: 'integer',
      offset: 'integer',
      locale: 'locale',
    },
    rate: {
      recommended: [{ requests: 1, periodInMs: 300000 }],
      maximum: [{ requests: 1, periodInMs: 60000 }],
      followUpPages: 'free',
    },
    page: { style: 'offset', items: 'orders', defaultLimit: 10, maxLimit: 100, total: 'total_count' },
  },
  OR04: {
    id: 'OR04',
    method: 'PUT',
    path: '/api/orders',
    query: { shop_id: 'integer' },
    body: 'json',
    retry: 'idempotent',
    rate: { maximum: [{ requests: 1, periodInMs: 60000 }] },
    batch: { items: 'body.orders', maximum: 100, split: true },
    partial: { succeeded: 'updated_orders', failed: 'updated_orders', key: ['order_id'] },
  },
  OR07: {
    id: 'OR07',
    method: 'PUT',
    path: '/api/orders/shipping_from',
    query: { shop_id: 'integer' },
    body: 'json',
    retry: 'idempotent',
    rate: { maximum: [{ requests: 60, periodInMs: 3600000 }] },
    batch: { items: 'body.order_lines', maximum: 100, split: true },
    partial: { succeeded: 'order_lines', failed: 'order_lines', key: ['id'] },
  },
  OR28: {
    id: 'OR28',
    method: 'PUT',
    path: '/api/orders/refund',
    query: { shop_id: 'integer' },
    body: 'json',
    retry: 'unsafe',
  },
  OR30: {
    id: 'OR30',
    method: 'PUT',
    path: '/api/orders/cancel',
    query: { shop_id: 'integer' },
    body: 'json',
    retry: 'unsafe',
  },
  OR32: {
    id: 'OR32',
    method: 'PUT',
    path: '/api/orders/adjust',
    query: { shop_id: 'integer' },
    body: 'json',
    retry: 'unsafe',
    rate: { maximum: [{ requests: 1, periodInMs: 60000 }] },
    batch: { items: 'body.order_lines', maximum: 100, split: true },
    partial: { succeeded: 'order_lines_adjusted', failed: 'order_lines_adjusted', key: ['order_line_id'] },
  },
  OR12: {
    id: 'OR12',
    method: 'GET',
    path: '/api/orders/{order_id}',
    query: { shop_id: 'integer' },
    deprecated: 'OR11',
  },
  OR21: {
    id: 'OR21',
    method: 'PUT',
    path: '/api/orders/{order_id}/accept',
    query: { shop_id: 'integer' },
    body: 'json',
    response: 'none',
    retry: 'unsafe',
  },
  OR23: {
    id: 'OR23',
    method: 'PUT',
    path: '/api/orders/{order_id}/tracking',
    query: { shop_id: 'integer' },
    body: 'json',
    response: 'none',
    retry: 'idempotent',
  },
  OR24: {
    id: 'OR24',
    method: 'PUT',
    path: '/api/orders/{order_id}/ship',
    query: { shop_id: 'integer' },
    response: 'none',
    retry: 'unsafe',
  },
  OR26: {
    id: 'OR26',
    method: 'PUT',
    path: '/api/orders/{order_id}/refund',
    query: { shop_id: 'integer' },
    body: 'json',
    response: 'none',
    retry: 'unsafe',
    deprecated: 'OR28',
  },
  OR29: {
    id: 'OR29',
    method: 'PUT',
    path: '/api/orders/{order_id}/cancel',
    query: { shop_id: 'integer' },
    response: 'none',
    retry: 'unsafe',
  },
  OR31: {
    id: 'OR31',
    method: 'PUT',
    path: '/api/orders/{order_id}/additional_fields',
    query: { shop_id: 'integer' },
    body: 'json',
    retry: 'idempotent',
    rate: { maximum: [{ requests: 5, periodInMs: 1000 }] },
  },
  OR43: {
    id: 'OR43',
    method: 'POST',
    path: '/api/orders/{order_id}/threads',
    query: { shop_id: 'integer' },
    body: 'multipart',
    parts: { files: 'files', thread_input: 'json!' },
    retry: 'unsafe',
    batch: { items: 'body.files', maximum: 1000 },
  },
  M01: {
    id: 'M01',
    method: 'GET',
    path: '/api/messages',
    query: {
      shop_id: 'integer',
      customer_id: 'string',
      received: 'string',
      order_id: 'string',
      offer_id: 'integer',
      start_date: 'date',
      end_date: 'date',
      read: 'string',
      archived: 'string',
      visible: 'string',
      sort: 'string',
      order: 'string',
      max: 'integer',
      offset: 'integer',
    },
    page: { style: 'offset', items: 'messages', defaultLimit: 10, maxLimit: 100, total: 'total_count' },
    deprecated: 'M11',
  },
  OR42: {
    id: 'OR42',
    method: 'POST',
    path: '/api/orders/{order_id}/messages',
    query: { shop_id: 'integer' },
    body: 'json',
    retry: 'unsafe',
    deprecated: 'OR43',
  },
  TL05: { id: 'TL05', method: 'GET', path: '', response: 'file', accept: 'application/json, application/x-ndjson' },
  OF54: { id: 'OF54', method: 'GET', path: '', response: 'file', accept: 'application/json, text/csv' },
});

/** Marketplace, seller: where it lives and who may call it. */
export const surface: SurfaceDescriptor = /* @__PURE__ */ Object.freeze<SurfaceDescriptor>({
  name: 'marketplace-seller',
  basePath: '',
  auth: ['apiKey'],
  operations,
});
