// Generated from specs/ by `pnpm generate`. Do not edit.
import type { ApiPromise, BatchOptions, BatchResult, CallOptions, FileResponse, ListOptions, ListPromise } from '@tradelane/core';
import { batch, call, file, list, writes, type Runtime } from '@tradelane/core/runtime';
import { operations as o } from './operations.ts';
import type {
  BillingCyclesListQuery, CustomerServiceThreadRequest, DocumentsDownloadQuery, DocumentsListQuery, DocumentsUploadBody,
  FrontBillingCycle, FrontBillingCyclePage, FrontInvoice, FrontInvoicePage, InvoicesListQuery, MessageSent,
  ModelsListQuery, OperatorServiceModel, OperatorServiceModelPage, OperatorServiceOrder, OrdersEvaluationQuery,
  PlatformAdditionalFieldList, PlatformChannelList, PlatformConfiguration, PlatformCurrencyList,
  PlatformDocumentTypeList, PlatformLocaleList, PlatformReasonList, PlatformShopDocumentList, ReasonList,
  ReasonsListByTypeQuery, ReasonsListQuery, ServiceOrderConsumptionRequest, ServiceOrderEvaluation,
  ServiceOrderThreadRequest, ServiceOrderUpdate, SettingsAdditionalFieldsQuery, SettingsChannelsQuery,
  SettingsCurrenciesQuery, SettingsDocumentTypesQuery, ShopDocumentInput, ShopDocumentUploadResult, ShopRoleList,
  operations,
} from './types.ts';

/** Business documents of shops. */
export interface DocumentsMethods {
  /**
   * List business documents of shops.
   *
   * Lists the business documents of shops, such as a trade register extract. At least one of `shop_ids` and
   * `updated_since` is required, otherwise the response is 400. The list has no pages. Deleted documents are listed on
   * request.
   *
   * @throws {ArgumentError} If none of `shop_ids`, `updated_since` is passed.
   * @see S30: `GET /api/shops/documents`
   */
  list(query?: DocumentsListQuery, options?: CallOptions): ApiPromise<PlatformShopDocumentList>;

  /**
   * Upload business documents of a shop.
   *
   * Uploads business documents to a shop. File names must be distinct, with one file per document type. To upload a
   * type again, first delete its document with S33. At most 50 documents per call and per shop. Allowed types are
   * `csv, doc, docx, gif, html, jpeg, latex, mp4, odp, odc, odg, ods, odt, pdf, png, pps, ppsx, ppt, pptx, quicktime,
   * rtf, text, tiff, xls, xlsx, xml, zip`. Documents of orders are not allowed. The status is 200 even if documents
   * are refused. The response lists only refused documents.
   *
   * - At most 50 `files` per request.
   * - Files and entries are matched by name. Each entry needs a file with its `file_name`.
   * - Partial success: each entry succeeds or fails separately. Check `failed` or call `throwIfFailed()`.
   * - Not retried automatically if the outcome is unknown. `settle` reads `documents.list` to find it out.
   *
   * @throws {ArgumentError} If `files` has more than 50 entries.
   * @see S32: `POST /api/shops/documents`
   */
  upload(
    body: DocumentsUploadBody,
    options?: BatchOptions<ShopDocumentInput, ShopDocumentUploadResult>,
  ): ApiPromise<BatchResult<ShopDocumentInput, ShopDocumentUploadResult>>;

  /**
   * Download business documents.
   *
   * Either `document_ids` or `shop_ids` is required. A seller without `document_ids` gets all documents of the shop.
   * One entry in `document_ids` returns the file itself. Several entries, or any `type_codes`, return a ZIP named
   * `documents-<timestamp>.zip`, with one folder per shop ID. If any ID or code does not exist, the response is 404.
   *
   * @throws {ArgumentError} If none of `document_ids`, `shop_ids` is passed.
   * @see S31: `GET /api/shops/documents/download`
   */
  download(query?: DocumentsDownloadQuery, options?: CallOptions): ApiPromise<FileResponse>;

  /**
   * Delete a business document.
   *
   * Deletes one business document of a shop, so that another file of its document type can be uploaded (S32).
   *
   * @param documentId The document (S30).
   * @see S33: `DELETE /api/shops/documents/{document_id}`
   */
  delete(documentId: number, options?: CallOptions): ApiPromise<void>;
}

/** Roles of shop users. */
export interface RolesMethods {
  /**
   * List the roles of shop users.
   *
   * The roles that users of a shop can have. A role decides which operations a user may call.
   *
   * @see RO02: `GET /api/users/shops/roles`
   */
  list(options?: CallOptions): ApiPromise<ShopRoleList>;
}

/** Settings and features of the platform. */
export interface SettingsMethods {
  /**
   * List custom fields.
   *
   * The custom fields that the operator has defined for shops, offers, orders and order lines, with type, accepted
   * values and whether they are required. Each field includes the permissions of shops.
   *
   * - Limit: at most 1 per day. The client waits before sending.
   *
   * @see AF01: `GET /api/additional_fields`
   */
  additionalFields(
    query?: SettingsAdditionalFieldsQuery,
    options?: CallOptions,
  ): ApiPromise<PlatformAdditionalFieldList>;

  /**
   * List sales channels.
   *
   * The enabled sales channels of the platform, sorted by code.
   *
   * - Limit: at most 1 per day. The client waits before sending.
   *
   * @see CH11: `GET /api/channels`
   */
  channels(query?: SettingsChannelsQuery, options?: CallOptions): ApiPromise<PlatformChannelList>;

  /**
   * List currencies.
   *
   * Codes and labels of the currencies that are active on the platform.
   *
   * - Limit: at most 1 per day. The client waits before sending.
   *
   * @see CUR01: `GET /api/currencies`
   */
  currencies(query?: SettingsCurrenciesQuery, options?: CallOptions): ApiPromise<PlatformCurrencyList>;

  /**
   * List document types.
   *
   * The kinds of document that a shop or an order can have. S31 and S32 use their codes. Operator and front also see
   * which kinds of shop a type is limited to.
   *
   * - Limit: at most 1 per day. The client waits before sending.
   *
   * @see DO01: `GET /api/documents`
   */
  documentTypes(query?: SettingsDocumentTypesQuery, options?: CallOptions): ApiPromise<PlatformDocumentTypeList>;

  /**
   * List languages.
   *
   * Codes and labels of the languages that are active on the platform. Localized operations accept these codes as
   * `locale`.
   *
   * - Limit: at most 1 per day. The client waits before sending.
   *
   * @see L01: `GET /api/locales`
   */
  locales(options?: CallOptions): ApiPromise<PlatformLocaleList>;

  /**
   * Get the platform configuration.
   *
   * The modules and major features that were enabled when the platform was set up. Some of them decide which other
   * operations to use. `features.shipment.multi_shipment` concerns the shipment operations.
   * `platform_configuration.enhanced_seller_invoicing` decides between the list of invoices and billing cycles with
   * document requests.
   *
   * @see PC01: `GET /api/platform/configuration`
   */
  configuration(options?: CallOptions): ApiPromise<PlatformConfiguration>;
}

/** Reasons of refunds, incidents, cancellations and messages. */
export interface ReasonsMethods {
  /**
   * List reasons.
   *
   * The reasons of cancellations, refunds, incidents and messages, sorted by type and then by sort index. Each reason
   * includes whether shops, customers and the operator may use it.
   *
   * @see RE01: `GET /api/reasons`
   */
  list(query?: ReasonsListQuery, options?: CallOptions): ApiPromise<PlatformReasonList>;

  /**
   * List reasons of one type.
   *
   * The reasons of one type, sorted by sort index. Deprecated: use RE01, which lists all types at once.
   *
   * @param reasonType The type of reason.
   * @deprecated Use `reasons.list` (RE01).
   * @see RE02: `GET /api/reasons/{reason_type}`
   */
  listByType(
    reasonType: operations['RE02']['parameters']['path']['reason_type'],
    query?: ReasonsListByTypeQuery,
    options?: CallOptions,
  ): ApiPromise<ReasonList>;
}

/** Accounting documents. */
export interface InvoicesMethods {
  /**
   * List invoices of shops.
   *
   * Lists the operator's accounting documents for its shops. Default: only automatic invoices that close billing
   * cycles. If enhanced seller invoicing (PC01) is enabled, the list receives no new data. Use billing cycles then.
   *
   * - Limit: at most 1 per day. Each page of the list has its own count. The client waits before sending.
   * - Entries per page: at most 100. Default: 10. Iterate to read all pages.
   *
   * @see IV01: `GET /api/invoices`
   */
  list(query?: InvoicesListQuery, options?: ListOptions): ListPromise<FrontInvoice, FrontInvoicePage>;
}

/** Billing cycles of sellers. */
export interface BillingCyclesMethods {
  /**
   * List billing cycles of shops.
   *
   * Lists the periods that shops are billed and paid for, with their totals. If enhanced seller invoicing (PC01) is
   * enabled, use this list instead of IV01. Pages have up to 1000 cycles.
   *
   * - Limit: at most 1 per day. Each page of the list has its own count. The client waits before sending.
   * - Entries per page: at most 1000. Default: 10. Iterate to read all pages.
   *
   * @see SBC11: `GET /api/seller-billing-cycles`
   */
  list(query?: BillingCyclesListQuery, options?: ListOptions): ListPromise<FrontBillingCycle, FrontBillingCyclePage>;
}

/** Models from which services are made. */
export interface ModelsMethods {
  /**
   * List service models.
   *
   * Lists the models of services in seek pages, with the settings of their attributes and price options on orders.
   * Sorted by `code`. Change the order with `sort`.
   *
   * - Limit: at most 1 per hour, 1 per day recommended. Only the first page of a list counts. The client waits before
   *   sending. Meant for an asynchronous copy. All pages of one pass count once.
   * - Entries per page: at most 100. Default: 10. Iterate to read all pages.
   *
   * @see SM11: `GET /api/mms/models`
   */
  list(query?: ModelsListQuery, options?: ListOptions): ListPromise<OperatorServiceModel, OperatorServiceModelPage>;
}

/** Services on offer. */
export interface ServicesMethods {
  /**
   * Open a thread on a service.
   *
   * Creates a thread of a customer on a service with its first message. The body contains the customer. `to` contains
   * roles, not identifiers. Sending the same message again creates a second thread.
   *
   * - At most 1000 `files` per request.
   * - Not retried automatically if the outcome is unknown.
   *
   * @param serviceCode Code of the service.
   * @throws {ArgumentError} If `files` has more than 1000 entries.
   * @see SOF43: `POST /api/mms/services/{service_code}/threads`
   */
  createThread(serviceCode: string, body: CustomerServiceThreadRequest, options?: CallOptions): ApiPromise<MessageSent>;
}

/** Service orders. */
export interface OrdersMethods {
  /**
   * Open a thread on a service order.
   *
   * Creates a thread on a service order with its first message. `to` contains roles, not identifiers. Sending the same
   * message again creates a second thread.
   *
   * - At most 1000 `files` per request.
   * - Not retried automatically if the outcome is unknown.
   *
   * @param orderId Identifier of the service order.
   * @throws {ArgumentError} If `files` has more than 1000 entries.
   * @see SOR43: `POST /api/mms/orders/{order_id}/threads`
   */
  createThread(orderId: string, body: ServiceOrderThreadRequest, options?: CallOptions): ApiPromise<MessageSent>;

  /**
   * Update a service order.
   *
   * Confirms a time, moves the order to another session or fills attributes. It also changes the amounts of price
   * options while the order waits for consumption. Fields left out keep their value. Closed or canceled orders cannot
   * be updated. The response also contains the shop, the payment and the customer's own address.
   *
   * @param orderId Identifier of the service order.
   * @see SOR04: `PUT /api/mms/orders/{order_id}`
   */
  update(orderId: string, body: ServiceOrderUpdate, options?: CallOptions): ApiPromise<OperatorServiceOrder>;

  /**
   * Accept a service order.
   *
   * Accepts an order in WAITING_ACCEPTANCE. The request has no body but must have the header `Content-Length: 0`.
   *
   * - Not retried automatically if the outcome is unknown.
   *
   * @param orderId Identifier of the service order.
   * @see SOR21: `PUT /api/mms/orders/{order_id}/accept`
   */
  accept(orderId: string, options?: CallOptions): ApiPromise<void>;

  /**
   * Refuse a service order.
   *
   * Permanently refuses an order in WAITING_ACCEPTANCE. The request has no body but must have the header
   * `Content-Length: 0`.
   *
   * - Not retried automatically if the outcome is unknown.
   *
   * @param orderId Identifier of the service order.
   * @see SOR22: `PUT /api/mms/orders/{order_id}/refuse`
   */
  refuse(orderId: string, options?: CallOptions): ApiPromise<void>;

  /**
   * Consume a service order.
   *
   * Marks an order in ORDER_PENDING as consumed. The required proof depends on the consumption type of the service:
   * `voucher_code` for VOUCHER, `date_consumed` for CONFIRMATION_BY_SHOP.
   *
   * - Not retried automatically if the outcome is unknown.
   *
   * @param orderId Identifier of the service order.
   * @see SOR25: `PUT /api/mms/orders/{order_id}/consume`
   */
  consume(orderId: string, body: ServiceOrderConsumptionRequest, options?: CallOptions): ApiPromise<void>;

  /**
   * Read the evaluation of a service order.
   *
   * Reads the customer's evaluation of the order. The labels of the assessments are in the language of `locale`.
   *
   * @param orderId Identifier of the service order.
   * @see SOR51: `GET /api/mms/orders/{order_id}/evaluation`
   */
  evaluation(orderId: string, query?: OrdersEvaluationQuery, options?: CallOptions): ApiPromise<ServiceOrderEvaluation>;
}

/** Services platform, front: all operations, grouped by resource. */
export interface ServicesFrontMethods {
  /** Business documents of shops. */
  readonly documents: DocumentsMethods;
  /** Roles of shop users. */
  readonly roles: RolesMethods;
  /** Settings and features of the platform. */
  readonly settings: SettingsMethods;
  /** Reasons of refunds, incidents, cancellations and messages. */
  readonly reasons: ReasonsMethods;
  /** Accounting documents. */
  readonly invoices: InvoicesMethods;
  /** Billing cycles of sellers. */
  readonly billingCycles: BillingCyclesMethods;
  /** Models from which services are made. */
  readonly models: ModelsMethods;
  /** Services on offer. */
  readonly services: ServicesMethods;
  /** Service orders. */
  readonly orders: OrdersMethods;
}

/**
 * The methods of the client. Each group is created on first use, so that an unused client stays small.
 * @internal
 */
export function servicesFrontMethods(runtime: Runtime): ServicesFrontMethods {
  const made: { -readonly [Group in keyof ServicesFrontMethods]?: ServicesFrontMethods[Group] } = {};
  return {
    get documents() {
      return (made.documents ??= writes<DocumentsMethods>(runtime, { upload: o.S32, delete: o.S33 }, {
        list: (query, options) => call(runtime, o.S30, { query }, options),
        upload: (body, options) => batch(runtime, o.S32, { body }, options),
        download: (query, options) => file(runtime, o.S31, { query }, options),
        delete: (documentId, options) => call(runtime, o.S33, { path: { document_id: documentId } }, options),
      }));
    },
    get roles() {
      return (made.roles ??= {
        list: (options) => call(runtime, o.RO02, {}, options),
      });
    },
    get settings() {
      return (made.settings ??= {
        additionalFields: (query, options) => call(runtime, o.AF01, { query }, options),
        channels: (query, options) => call(runtime, o.CH11, { query }, options),
        currencies: (query, options) => call(runtime, o.CUR01, { query }, options),
        documentTypes: (query, options) => call(runtime, o.DO01, { query }, options),
        locales: (options) => call(runtime, o.L01, {}, options),
        configuration: (options) => call(runtime, o.PC01, {}, options),
      });
    },
    get reasons() {
      return (made.reasons ??= {
        list: (query, options) => call(runtime, o.RE01, { query }, options),
        listByType: (reasonType, query, options) => call(runtime, o.RE02, { path: { reason_type: reasonType }, query }, options),
      });
    },
    get invoices() {
      return (made.invoices ??= {
        list: (query, options) => list(runtime, o.IV01, { query }, options),
      });
    },
    get billingCycles() {
      return (made.billingCycles ??= {
        list: (query, options) => list(runtime, o.SBC11, { query }, options),
      });
    },
    get models() {
      return (made.models ??= {
        list: (query, options) => list(runtime, o.SM11, { query }, options),
      });
    },
    get services() {
      return (made.services ??= writes<ServicesMethods>(runtime, { createThread: o.SOF43 }, {
        createThread: (serviceCode, body, options) => call(runtime, o.SOF43, { path: { service_code: serviceCode }, body }, options),
      }));
    },
    get orders() {
      return (made.orders ??= writes<OrdersMethods>(runtime, { createThread: o.SOR43, update: o.SOR04, accept: o.SOR21, refuse: o.SOR22, consume: o.SOR25 }, {
        createThread: (orderId, body, options) => call(runtime, o.SOR43, { path: { order_id: orderId }, body }, options),
        update: (orderId, body, options) => call(runtime, o.SOR04, { path: { order_id: orderId }, body }, options),
        accept: (orderId, options) => call(runtime, o.SOR21, { path: { order_id: orderId } }, options),
        refuse: (orderId, options) => call(runtime, o.SOR22, { path: { order_id: orderId } }, options),
        consume: (orderId, body, options) => call(runtime, o.SOR25, { path: { order_id: orderId }, body }, options),
        evaluation: (orderId, query, options) => call(runtime, o.SOR51, { path: { order_id: orderId }, query }, options),
      }));
    },
  };
}
