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
  | 'OF61'
  | 'OF22'
  | 'OF26'
  | 'OF51'
  | 'OF52'
  | 'OF53'
  | 'PR01'
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
  | 'IV01'
  | 'DR73'
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
  | 'ST06'
  | 'ST12'
  | 'ST23'
  | 'ST24'
  | 'ST26'
  | 'M10'
  | 'M11'
  | 'M12'
  | 'M13'
  | 'OR11'
  | 'OR07'
  | 'OR30'
  | 'OR12'
  | 'OR21'
  | 'OR23'
  | 'OR24'
  | 'OR29'
  | 'OR31'
  | 'OR13'
  | 'OR14'
  | 'OR72'
  | 'OR73'
  | 'OR76'
  | 'OR75'
  | 'OR74'
  | 'OR51'
  | 'RT11'
  | 'RT01'
  | 'RT12'
  | 'RT25'
  | 'RT29'
  | 'PL11'
  | 'SBC11'
  | 'OR43'
  | 'M01'
  | 'OR41'
  | 'OR42'
  | 'OF54'
  | 'OR15';

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
  OF61: {
    id: 'OF61',
    method: 'GET',
    path: '/api/offers/states',
    query: { active: 'boolean', locale: 'locale' },
    rate: { recommended: [{ requests: 1, periodInMs: 86400000 }], maximum: [{ requests: 1, periodInMs: 86400000 }] },
  },
  OF22: {
    id: 'OF22',
    method: 'GET',
    path: '/api/offers/{offer}',
    query: { pricing_channel_code: 'string', pricing_customer_organization_id: 'string', locale: 'locale' },
  },
  OF26: { id: 'OF26', method: 'GET', path: '/api/offers/{offer}/quantity', deprecated: 'OF22' },
  OF51: {
    id: 'OF51',
    method: 'GET',
    path: '/api/offers/export',
    query: {
      last_request_date: 'date',
      channel_codes: 'comma',
      shipping_zones: 'comma',
      include_inactive_offers: 'boolean',
      include_fields: 'comma',
      models: 'comma',
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
    rate: { recommended: [{ requests: 1, periodInMs: 60000 }], maximum: [{ requests: 1, periodInMs: 10000 }] },
  },
  PR01: {
    id: 'PR01',
    method: 'GET',
    path: '/api/promotions',
    query: {
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
      shop_ids: 'comma',
      campaign_identifiers: 'comma',
    },
    page: { style: 'offset', items: 'promotions', defaultLimit: 10, maxLimit: 100, total: 'total_count' },
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
  RE11: { id: 'RE11', method: 'GET', path: '/api/reasons/incident_open', deprecated: 'RE02' },
  RE12: { id: 'RE12', method: 'GET', path: '/api/reasons/incident_close', deprecated: 'RE02' },
  RE14: { id: 'RE14', method: 'GET', path: '/api/reasons/messaging', deprecated: 'RE02' },
  SH11: {
    id: 'SH11',
    method: 'GET',
    path: '/api/shipping/zones',
    query: { locale: 'locale' },
    rate: { recommended: [{ requests: 1, periodInMs: 86400000 }], maximum: [{ requests: 1, periodInMs: 86400000 }] },
  },
  SH12: {
    id: 'SH12',
    method: 'GET',
    path: '/api/shipping/types',
    query: { locale: 'locale' },
    rate: { recommended: [{ requests: 1, periodInMs: 86400000 }], maximum: [{ requests: 1, periodInMs: 86400000 }] },
  },
  SH21: {
    id: 'SH21',
    method: 'GET',
    path: '/api/shipping/carriers',
    rate: { recommended: [{ requests: 1, periodInMs: 86400000 }], maximum: [{ requests: 1, periodInMs: 86400000 }] },
  },
  SH31: {
    id: 'SH31',
    method: 'GET',
    path: '/api/shipping/logistic_classes',
    query: { locale: 'locale' },
    rate: { recommended: [{ requests: 1, periodInMs: 86400000 }], maximum: [{ requests: 1, periodInMs: 86400000 }] },
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
  DR73: {
    id: 'DR73',
    method: 'GET',
    path: '/api/document-request/documents/download',
    query: {
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
  H11: {
    id: 'H11',
    method: 'GET',
    path: '/api/hierarchies',
    query: { hierarchy: 'string', max_level: 'integer', shop_id: 'integer' },
    rate: { recommended: [{ requests: 1, periodInMs: 3600000 }], maximum: [{ requests: 1, periodInMs: 3600000 }] },
  },
  P31: {
    id: 'P31',
    method: 'GET',
    path: '/api/products',
    query: { product_references: 'comma!', products: 'string', locale: 'locale' },
    batch: { items: 'query.product_references', maximum: 100, split: true, response: 'products' },
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
  ST11: {
    id: 'ST11',
    method: 'GET',
    path: '/api/shipments',
    query: {
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
    body: 'json',
    retry: 'unsafe',
    batch: { items: 'body.shipments', maximum: 1000, split: true },
    partial: { succeeded: 'shipment_success', failed: 'shipment_errors', key: ['order_id'] },
    readBack: {
      operation: 'ST11',
      arguments: { order_id: 'body.shipments.order_id' },
      each: 'body.shipments',
      items: 'data',
      match: {
        order_id: 'order_id',
        invoice_reference: 'invoice_reference',
        shipment_lines: 'shipment_lines',
        'tracking.carrier_code': 'tracking.carrier_code',
        'tracking.tracking_number': 'tracking.tracking_number',
        'tracking.carrier_name': 'tracking.carrier_name?',
        'tracking.carrier_standard_code': 'tracking.carrier_standard_code?',
        'tracking.tracking_url': 'tracking.tracking_url?',
        'shipping_from.warehouse.code': 'shipping_from.warehouse.code?',
        shipment_additional_information: 'shipment_additional_information?',
      },
      created: 'created_date',
    },
  },
  ST06: {
    id: 'ST06',
    method: 'PUT',
    path: '/api/shipments/delete',
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
    body: 'json',
    retry: 'idempotent',
    batch: { items: 'body.shipments', maximum: 1000, split: true },
    partial: { succeeded: 'shipment_success', failed: 'shipment_errors', key: ['id'] },
  },
  ST24: {
    id: 'ST24',
    method: 'PUT',
    path: '/api/shipments/ship',
    body: 'json',
    retry: 'unsafe',
    batch: { items: 'body.shipments', maximum: 1000, split: true },
    partial: { succeeded: 'shipment_success', failed: 'shipment_errors', key: ['id'] },
    readBack: {
      operation: 'ST11',
      arguments: { last_updated_from: '$sentAt' },
      each: 'body.shipments',
      items: 'data',
      match: { id: 'id' },
      done: [{ is: { status: ['SHIPPED', 'TO_COLLECT', 'RECEIVED', 'CLOSED'] } }],
    },
  },
  ST26: {
    id: 'ST26',
    method: 'PUT',
    path: '/api/shipments/ready_for_pick_up',
    body: 'json',
    retry: 'idempotent',
    batch: { items: 'body.shipments', maximum: 1000, split: true },
    partial: { succeeded: 'shipment_success', failed: 'shipment_errors', key: ['id'] },
  },
  M10: { id: 'M10', method: 'GET', path: '/api/inbox/threads/{thread_id}', query: { customer_id: 'string' } },
  M11: {
    id: 'M11',
    method: 'GET',
    path: '/api/inbox/threads',
    query: {
      entity_type: 'string',
      entity_id: 'comma',
      updated_since: 'date',
      with_messages: 'boolean',
      channel_codes: 'comma',
      sort: 'string',
      limit: 'integer',
      page_token: 'string',
      customer_id: 'string',
      customer_organization_id: 'string',
    },
    page: { style: 'seek', items: 'data', defaultLimit: 50, maxLimit: 100 },
  },
  M12: {
    id: 'M12',
    method: 'POST',
    path: '/api/inbox/threads/{thread_id}/message',
    body: 'multipart',
    parts: { files: 'files', message_input: 'json!' },
    retry: 'unsafe',
    batch: { items: 'body.files', maximum: 50 },
    readBack: {
      operation: 'M10',
      arguments: { thread_id: 'path.thread_id' },
      items: 'messages',
      match: {
        'from.type': ['CUSTOMER', 'CUSTOMER_USER'],
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
    response: 'file',
    single: true,
    accept: 'application/octet-stream',
  },
  OR11: {
    id: 'OR11',
    method: 'GET',
    path: '/api/orders',
    query: {
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
      shop_ids: 'comma',
      commercial_ids: 'comma',
      customer_ids: 'comma',
      customer_organization_ids: 'comma',
      offer_ids: 'comma',
      product_skus: 'comma',
      commissionable: 'boolean',
      waiting_tax_confirmation: 'boolean',
      waiting_funding_confirmation: 'boolean',
      tax_recalculation_required_only: 'boolean',
      refund_state_codes: 'comma',
    },
    rate: {
      recommended: [{ requests: 1, periodInMs: 300000 }],
      maximum: [{ requests: 1, periodInMs: 60000 }],
      followUpPages: 'free',
    },
    page: { style: 'offset', items: 'orders', defaultLimit: 10, maxLimit: 100, total: 'total_count' },
  },
  OR07: {
    id: 'OR07',
    method: 'PUT',
    path: '/api/orders/shipping_from',
    body: 'json',
    retry: 'idempotent',
    rate: { maximum: [{ requests: 60, periodInMs: 3600000 }] },
    batch: { items: 'body.order_lines', maximum: 100, split: true },
    partial: { succeeded: 'order_lines', failed: 'order_lines', key: ['id'] },
  },
  OR30: {
    id: 'OR30',
    method: 'PUT',
    path: '/api/orders/cancel',
    body: 'json',
    retry: 'unsafe',
    readBack: {
      operation: 'OR11',
      arguments: { start_update_date: '$sentAt' },
      each: 'body.cancelations',
      items: 'orders.order_lines.cancelations',
      match: {
        '^.order_line_id': 'order_line_id',
        amount: 'amount',
        shipping_amount: 'shipping_amount',
        quantity: 'quantity',
        reason_code: 'reason_code',
        taxes: 'taxes',
        shipping_taxes: 'shipping_taxes',
        '^.^.currency_iso_code': 'currency_iso_code?',
      },
      created: 'created_date',
    },
  },
  OR12: { id: 'OR12', method: 'GET', path: '/api/orders/{order_id}', deprecated: 'OR11' },
  OR21: {
    id: 'OR21',
    method: 'PUT',
    path: '/api/orders/{order_id}/accept',
    body: 'json',
    response: 'none',
    retry: 'unsafe',
    readBack: {
      operation: 'OR11',
      arguments: { order_ids: 'path.order_id' },
      each: 'body.order_lines',
      items: 'orders.order_lines',
      match: { order_line_id: 'id' },
      done: [
        {
          when: { accepted: [true] },
          is: {
            order_line_state: [
              'WAITING_DEBIT',
              'WAITING_DEBIT_PAYMENT',
              'SHIPPING',
              'SHIPPED',
              'TO_COLLECT',
              'RECEIVED',
              'CLOSED',
            ],
          },
        },
        { when: { accepted: [false] }, is: { order_line_state: ['REFUSED'] } },
      ],
      ruledOut: [
        { when: { accepted: [true] }, is: { order_line_state: ['REFUSED'] } },
        {
          when: { accepted: [false] },
          is: {
            order_line_state: [
              'WAITING_DEBIT',
              'WAITING_DEBIT_PAYMENT',
              'SHIPPING',
              'SHIPPED',
              'TO_COLLECT',
              'RECEIVED',
              'CLOSED',
            ],
          },
        },
      ],
      repeat: {},
    },
  },
  OR23: {
    id: 'OR23',
    method: 'PUT',
    path: '/api/orders/{order_id}/tracking',
    body: 'json',
    response: 'none',
    retry: 'idempotent',
  },
  OR24: {
    id: 'OR24',
    method: 'PUT',
    path: '/api/orders/{order_id}/ship',
    response: 'none',
    retry: 'unsafe',
    readBack: {
      operation: 'OR11',
      arguments: { order_ids: 'path.order_id' },
      items: 'orders',
      match: { order_id: 'path.order_id' },
      done: [{ is: { order_state: ['SHIPPED', 'TO_COLLECT', 'RECEIVED', 'CLOSED'] } }],
      ruledOut: [{ is: { order_state: ['REFUSED', 'CANCELED'] } }],
      repeat: {},
    },
  },
  OR29: {
    id: 'OR29',
    method: 'PUT',
    path: '/api/orders/{order_id}/cancel',
    response: 'none',
    retry: 'unsafe',
    readBack: {
      operation: 'OR11',
      arguments: { order_ids: 'path.order_id' },
      items: 'orders',
      match: { order_id: 'path.order_id' },
      done: [{ is: { order_state: ['CANCELED'] } }],
      ruledOut: [{ is: { order_state: ['REFUSED'] } }],
      repeat: {},
    },
  },
  OR31: {
    id: 'OR31',
    method: 'PUT',
    path: '/api/orders/{order_id}/additional_fields',
    body: 'json',
    retry: 'idempotent',
    rate: { maximum: [{ requests: 5, periodInMs: 1000 }] },
  },
  OR13: {
    id: 'OR13',
    method: 'POST',
    path: '/api/orders/async-export',
    query: { locale: 'locale' },
    body: 'json',
    retry: 'unsafe',
    rate: { recommended: [{ requests: 1, periodInMs: 900000 }], maximum: [{ requests: 1, periodInMs: 300000 }] },
    longRunning: {
      kind: 'export',
      id: 'tracking_id',
      status: 'OR14',
      state: 'status',
      succeeded: ['COMPLETED'],
      failed: ['FAILED', 'CANCELED'],
    },
  },
  OR14: {
    id: 'OR14',
    method: 'GET',
    path: '/api/orders/async-export/status/{tracking_id}',
    rate: {
      recommended: [{ requests: 1, periodInMs: 10000 }],
      maximum: [{ requests: 1, periodInMs: 2000 }],
      key: ['path.tracking_id'],
    },
  },
  OR72: { id: 'OR72', method: 'GET', path: '/api/orders/documents', query: { order_ids: 'comma!' } },
  OR73: {
    id: 'OR73',
    method: 'GET',
    path: '/api/orders/documents/download',
    query: { order_ids: 'comma', document_ids: 'comma', document_codes: 'comma' },
    response: 'file',
    single: 'document_ids',
    accept: 'application/octet-stream',
  },
  OR76: {
    id: 'OR76',
    method: 'DELETE',
    path: '/api/orders/documents/{document_id}',
    response: 'none',
    retry: 'idempotent',
  },
  OR75: {
    id: 'OR75',
    method: 'GET',
    path: '/api/orders/taxes',
    query: { locale: 'locale' },
    rate: { recommended: [{ requests: 1, periodInMs: 86400000 }], maximum: [{ requests: 1, periodInMs: 86400000 }] },
  },
  OR74: {
    id: 'OR74',
    method: 'POST',
    path: '/api/orders/{order_id}/documents',
    body: 'multipart',
    parts: { files: 'files!', order_documents: 'json!' },
    retry: 'unsafe',
    batch: {
      items: 'body.order_documents.order_documents',
      maximum: 50,
      files: 'body.files',
      fileName: 'file_name',
      distinct: ['file_name'],
      fileTypes: 'csv doc xls xlsx ppt pdf odt ods odp txt rtf png jpg gif zpl mov mp4',
    },
    partial: { failed: 'order_documents', key: ['file_name'] },
    readBack: {
      operation: 'OR72',
      arguments: { order_ids: 'path.order_id' },
      each: 'body.order_documents.order_documents',
      items: 'order_documents',
      match: {
        order_id: 'path.order_id',
        file_name: 'file_name',
        type: 'type_code',
        file_size: 'files.0.size',
        entity: 'entity',
      },
      created: 'date_uploaded',
    },
  },
  OR51: { id: 'OR51', method: 'GET', path: '/api/orders/{order_id}/evaluation', query: { locale: 'locale' } },
  RT11: {
    id: 'RT11',
    method: 'GET',
    path: '/api/returns',
    query: {
      return_id: 'list',
      return_state: 'list',
      return_creation_date_from: 'date',
      return_creation_date_to: 'date',
      return_last_updated_from: 'date',
      return_last_updated_to: 'date',
      order_commercial_id: 'list',
      order_line_id: 'list',
      return_rma: 'list',
      customer_id: 'list',
      limit: 'integer',
      page_token: 'string',
      sort: 'string',
    },
    rate: {
      recommended: [{ requests: 1, periodInMs: 900000 }],
      maximum: [{ requests: 1, periodInMs: 300000 }],
      followUpPages: 'free',
    },
    page: { style: 'seek', items: 'data', defaultLimit: 10, maxLimit: 100 },
  },
  RT01: {
    id: 'RT01',
    method: 'POST',
    path: '/api/returns',
    body: 'json',
    retry: 'unsafe',
    batch: { items: 'body.returns', maximum: 200, split: true },
    partial: { succeeded: 'return_success', failed: 'return_errors', key: ['order_commercial_id'] },
    readBack: {
      operation: 'RT11',
      arguments: { order_commercial_id: 'body.returns.order_commercial_id' },
      each: 'body.returns',
      items: 'data',
      match: {
        order_commercial_id: 'order_commercial_id',
        method_code: 'method_code',
        return_lines: 'return_lines',
        description: 'description',
        label_url: 'label_url',
        rma: 'rma',
        reason_code: 'reason_code?',
      },
      created: 'date_created',
    },
  },
  RT12: {
    id: 'RT12',
    method: 'GET',
    path: '/api/returns/items_to_return',
    query: {
      order_commercial_id: 'list',
      order_line_id: 'list',
      limit: 'integer',
      page_token: 'string',
      sort: 'string',
    },
    page: { style: 'seek', items: 'data', defaultLimit: 10, maxLimit: 100 },
  },
  RT25: {
    id: 'RT25',
    method: 'PUT',
    path: '/api/returns/receive',
    body: 'json',
    retry: 'unsafe',
    batch: { items: 'body.returns', maximum: 100, split: true },
    partial: { succeeded: 'return_success', failed: 'return_errors', key: ['id'] },
    readBack: {
      operation: 'RT11',
      arguments: { return_id: 'body.returns.id' },
      each: 'body.returns',
      items: 'data',
      match: { id: 'id' },
      done: [{ is: { state: ['RECEIVED'] } }],
      ruledOut: [{ is: { state: ['REFUSED', 'CANCELED'] } }],
      repeat: {},
    },
  },
  RT29: {
    id: 'RT29',
    method: 'PUT',
    path: '/api/returns/cancel',
    body: 'json',
    retry: 'unsafe',
    batch: { items: 'body.returns', maximum: 100, split: true },
    partial: { succeeded: 'return_success', failed: 'return_errors', key: ['id'] },
    readBack: {
      operation: 'RT11',
      arguments: { return_id: 'body.returns.id' },
      each: 'body.returns',
      items: 'data',
      match: { id: 'id' },
      done: [{ is: { state: ['CANCELED'] } }],
      ruledOut: [{ is: { state: ['REFUSED'] } }],
      repeat: {},
    },
  },
  PL11: {
    id: 'PL11',
    method: 'GET',
    path: '/api/picklists',
    query: {
      pickrun_code: 'string',
      pickup_date_min: 'date',
      pickup_date_max: 'date',
      picklist_id: 'list',
      picklist_state: 'list',
      order_line_id: 'list',
      limit: 'integer',
      page_token: 'string',
      sort: 'string',
      shop_id: 'integer',
    },
    rate: {
      recommended: [{ requests: 1, periodInMs: 900000 }],
      maximum: [{ requests: 1, periodInMs: 300000 }],
      followUpPages: 'free',
    },
    page: { style: 'seek', items: 'data', defaultLimit: 10, maxLimit: 100 },
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
  OR43: {
    id: 'OR43',
    method: 'POST',
    path: '/api/orders/{order_id}/threads',
    body: 'multipart',
    parts: { files: 'files', thread_input: 'json!' },
    retry: 'unsafe',
    batch: { items: 'body.files', maximum: 1000 },
    readBack: {
      operation: 'M11',
      arguments: { entity_type: ['MMP_ORDER'], entity_id: 'path.order_id', with_messages: [true] },
      items: 'data.messages',
      match: {
        'from.type': ['CUSTOMER', 'CUSTOMER_USER'],
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
  M01: {
    id: 'M01',
    method: 'GET',
    path: '/api/messages',
    query: {
      customer_id: 'string',
      received: 'string',
      order_id: 'string',
      offer_id: 'integer',
      start_date: 'date',
      end_date: 'date',
      sort: 'string',
      order: 'string',
      max: 'integer',
      offset: 'integer',
      user_type: 'string',
      paginate: 'boolean',
      shop_id: 'integer',
    },
    page: { style: 'offset', items: 'messages', defaultLimit: 10, maxLimit: 100, total: 'total_count' },
    deprecated: 'M11',
  },
  OR41: {
    id: 'OR41',
    method: 'GET',
    path: '/api/orders/{order_id}/messages',
    query: { received: 'string', sort: 'string', order: 'string', max: 'integer', offset: 'integer' },
    page: { style: 'offset', items: 'messages', defaultLimit: 10, maxLimit: 100, total: 'total_count' },
    deprecated: 'M11',
  },
  OR42: {
    id: 'OR42',
    method: 'POST',
    path: '/api/orders/{order_id}/messages',
    body: 'json',
    retry: 'unsafe',
    readBack: {
      operation: 'M01',
      arguments: { order_id: 'path.order_id', received: ['ALL'] },
      items: 'messages',
      match: {
        from_type: ['CUSTOMER', 'CUSTOMER_USER'],
        subject: 'body.subject',
        body: 'body.body',
        to_operator: 'body.to_operator',
        'documents.length': 'body.document_ids.length',
      },
      created: 'date_created',
    },
    deprecated: 'OR43',
  },
  OF54: { id: 'OF54', method: 'GET', path: '', response: 'file', accept: 'application/json, text/csv' },
  OR15: { id: 'OR15', method: 'GET', path: '', response: 'file', accept: 'application/json' },
});

/** Marketplace, front: where it lives and who may call it. */
export const surface: SurfaceDescriptor = /* @__PURE__ */ Object.freeze<SurfaceDescriptor>({
  name: 'marketplace-front',
  basePath: '',
  auth: ['apiKey', 'bearer'],
  operations,
});
