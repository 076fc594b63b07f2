// Generated from specs/ by `pnpm generate`. Do not edit.
import type { ApiPromise, BatchOptions, BatchResult, CallOptions, FileResponse, ListOptions, ListPromise } from '@tradelane/core';
import { batch, call, file, list, writes, type Runtime } from '@tradelane/core/runtime';
import { operations as o } from './operations.ts';
import type {
  Account, AccountGetQuery, AccountStatisticsQuery, AccountUpdate, AccountUpdateQuery, AccountUpdateResult,
  AdditionalFieldList, BillingCyclesListQuery, DocumentTypeList, DocumentsDeleteQuery, DocumentsDownloadQuery,
  DocumentsListQuery, DocumentsUploadBody, DocumentsUploadQuery, Invoice, InvoicePage, InvoicesDownloadQuery,
  InvoicesListQuery, ListedThread, Location, LocationPage, LocationRequest, LocationsCreateQuery, LocationsDeleteQuery,
  LocationsListQuery, MessageRequest, MessageSent, ModelsListQuery, OrdersAcceptQuery, OrdersConsumeQuery,
  OrdersCreateThreadQuery, OrdersEvaluationQuery, OrdersListQuery, OrdersRefundQuery, OrdersRefuseQuery,
  OrdersUpdateQuery, PlatformChannelList, PlatformConfiguration, PlatformCurrencyList, PlatformLocaleList, ReasonList,
  ReasonsListByTypeQuery, ReasonsListQuery, RolesListQuery, SellerBillingCycle, SellerBillingCyclePage, Service,
  ServiceModel, ServiceModelPage, ServiceOrder, ServiceOrderConsumptionRequest, ServiceOrderEvaluation,
  ServiceOrderPage, ServiceOrderRefundRequest, ServiceOrderThreadRequest, ServiceOrderUpdate, ServicePage,
  ServiceRequest, ServiceThreadRequest, ServiceUpdate, ServicesCreateQuery, ServicesCreateThreadQuery,
  ServicesDeleteQuery, ServicesListQuery, ServicesUpdateQuery, SettingsAdditionalFieldsQuery, SettingsChannelsQuery,
  SettingsConfigurationQuery, SettingsCurrenciesQuery, SettingsDocumentTypesQuery, SettingsLocalesQuery,
  SettingsVersionQuery, ShopDocumentInput, ShopDocumentList, ShopDocumentUploadResult, ShopRoleList, ShopStatistics,
  Thread, ThreadPage, ThreadRequest, ThreadsCreateQuery, ThreadsDownloadAttachmentQuery, ThreadsGetQuery,
  ThreadsListQuery, ThreadsReplyQuery, TransactionExportRequest, TransactionExportStart, TransactionExportStatus,
  TransactionLine, TransactionLogPage, TransactionsExportStatusQuery, TransactionsListQuery,
  TransactionsStartExportQuery, TypedReasonList, operations,
} from './types.ts';

/** The shop of the caller. */
export interface AccountMethods {
  /**
   * Get the shop.
   *
   * Returns all data of the shop: its state, contact and billing information, payment and shipping. Read it once a
   * day. A02 returns the changed shop, so you do not need to read it again after an update.
   *
   * - Limit: at most 1 per day per shop. The client waits before sending.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_SHOP_READ`.
   *
   * @see A01: `GET /api/account`
   */
  get(query?: AccountGetQuery, options?: CallOptions): ApiPromise<Account>;

  /**
   * Update the shop.
   *
   * Updates the fields in the request. `channels` and `producer_identifiers` are complete lists: entries left out are
   * removed. The operator decides which fields a shop may change. A read-only field is refused, and the others are
   * updated. The status is 200 even then, so check `errors`.
   *
   * - Limit: at most 1 per day. The client waits before sending. Recommended at each update.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_SHOP_UPDATE`.
   *
   * @see A02: `PUT /api/account`
   */
  update(body: AccountUpdate, query?: AccountUpdateQuery, options?: CallOptions): ApiPromise<AccountUpdateResult>;

  /**
   * Get the statistics of the shop.
   *
   * Returns the performance of the shop: orders, grade, delays and rates, one figure per period. You can limit the
   * response to some periods or to one channel.
   *
   * - Limit: at most 1 per day. The client waits before sending.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_SHOP_READ`.
   *
   * @see A21: `GET /api/account/statistics`
   */
  statistics(query?: AccountStatisticsQuery, options?: CallOptions): ApiPromise<ShopStatistics>;
}

/** Business documents of shops. */
export interface DocumentsMethods {
  /**
   * List business documents of shops.
   *
   * Lists the business documents of shops, such as a trade register extract. At least one of `shop_ids` and
   * `updated_since` is required, otherwise the response is 400. The list has no pages. It does not contain documents
   * of orders.
   *
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_SHOP_DOCUMENT_READ`.
   *
   * @throws {ArgumentError} If none of `shop_ids`, `updated_since`, `shop_id` is passed.
   * @see S30: `GET /api/shops/documents`
   */
  list(query?: DocumentsListQuery, options?: CallOptions): ApiPromise<ShopDocumentList>;

  /**
   * Upload business documents.
   *
   * Uploads business documents to the shop. File names must be distinct, with one file per document type. To upload a
   * type again, first delete its document with S33. At most 50 documents per call and per shop. Allowed types are
   * `csv, doc, docx, gif, html, jpeg, latex, mp4, odp, odc, odg, ods, odt, pdf, png, pps, ppsx, ppt, pptx, quicktime,
   * rtf, text, tiff, xls, xlsx, xml, zip`. Documents of orders are not allowed. The status is 200 even if documents
   * are refused. The response lists only refused documents.
   *
   * - At most 50 `files` per request.
   * - Files and entries are matched by name. Each entry needs a file with its `file_name`.
   * - Partial success: each entry succeeds or fails separately. Check `failed` or call `throwIfFailed()`.
   * - Not retried automatically if the outcome is unknown. `settle` reads `documents.list` to find it out.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_SHOP_DOCUMENT_WRITE`.
   *
   * @throws {ArgumentError} If `files` has more than 50 entries.
   * @see S32: `POST /api/shops/documents`
   */
  upload(
    body: DocumentsUploadBody,
    query?: DocumentsUploadQuery,
    options?: BatchOptions<ShopDocumentInput, ShopDocumentUploadResult>,
  ): ApiPromise<BatchResult<ShopDocumentInput, ShopDocumentUploadResult>>;

  /**
   * Download business documents.
   *
   * Either `document_ids` or `shop_ids` is required. A seller without `document_ids` gets all documents of the shop.
   * One entry in `document_ids` returns the file itself. Several entries, or any `type_codes`, return a ZIP named
   * `documents-<timestamp>.zip`, with one folder per shop ID. If any ID or code does not exist, the response is 404.
   *
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_SHOP_DOCUMENT_READ`.
   *
   * @see S31: `GET /api/shops/documents/download`
   */
  download(query?: DocumentsDownloadQuery, options?: CallOptions): ApiPromise<FileResponse>;

  /**
   * Delete a business document.
   *
   * Deletes one business document of a shop, so that another file of its document type can be uploaded (S32).
   *
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_SHOP_DOCUMENT_DELETE`.
   *
   * @param documentId The document (S30).
   * @see S33: `DELETE /api/shops/documents/{document_id}`
   */
  delete(documentId: number, query?: DocumentsDeleteQuery, options?: CallOptions): ApiPromise<void>;
}

/** Roles of shop users. */
export interface RolesMethods {
  /**
   * List the roles of shop users.
   *
   * The roles that users of a shop can have. A role decides which operations a user may call.
   *
   * - Roles (any of): `ROLE_PARTNER_SHOP_USER_CREATE`, `ROLE_SHOP_ADMIN`.
   *
   * @see RO02: `GET /api/users/shops/roles`
   */
  list(query?: RolesListQuery, options?: CallOptions): ApiPromise<ShopRoleList>;
}

/** Settings and features of the platform. */
export interface SettingsMethods {
  /**
   * List custom fields.
   *
   * The custom fields that the operator has defined for shops, offers, orders and order lines, with type, accepted
   * values and whether they are required. A shop sees only fields that it may read, and which of them it may write.
   *
   * - Limit: at most 1 per day. The client waits before sending.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ORDER_SETTINGS_READ`, `ROLE_PARTNER_OFFER_SETTINGS_READ`,
   *   `ROLE_PARTNER_SHOP_SETTINGS_READ`.
   *
   * @see AF01: `GET /api/additional_fields`
   */
  additionalFields(query?: SettingsAdditionalFieldsQuery, options?: CallOptions): ApiPromise<AdditionalFieldList>;

  /**
   * List sales channels.
   *
   * The enabled sales channels of the platform, sorted by code.
   *
   * - Limit: at most 1 per day. The client waits before sending.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_CHANNEL_READ`.
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
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_CURRENCY_SETTINGS_READ`.
   *
   * @see CUR01: `GET /api/currencies`
   */
  currencies(query?: SettingsCurrenciesQuery, options?: CallOptions): ApiPromise<PlatformCurrencyList>;

  /**
   * List document types.
   *
   * The kinds of document that a shop or an order can have. S31 and S32 use their codes.
   *
   * - Limit: at most 1 per day. The client waits before sending.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ORDER_SETTINGS_READ`.
   *
   * @see DO01: `GET /api/documents`
   */
  documentTypes(query?: SettingsDocumentTypesQuery, options?: CallOptions): ApiPromise<DocumentTypeList>;

  /**
   * List languages.
   *
   * Codes and labels of the languages that are active on the platform. Localized operations accept these codes as
   * `locale`.
   *
   * - Limit: at most 1 per day. The client waits before sending.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_I18N_SETTINGS_READ`.
   *
   * @see L01: `GET /api/locales`
   */
  locales(query?: SettingsLocalesQuery, options?: CallOptions): ApiPromise<PlatformLocaleList>;

  /**
   * Get the platform configuration.
   *
   * The modules and major features that were enabled when the platform was set up. Some of them decide which other
   * operations to use. `features.shipment.multi_shipment` concerns the shipment operations.
   * `platform_configuration.enhanced_seller_invoicing` decides between the list of invoices and billing cycles with
   * document requests.
   *
   * - Roles (any of): `ROLE_SHOP_ADMIN`.
   *
   * @see PC01: `GET /api/platform/configuration`
   */
  configuration(query?: SettingsConfigurationQuery, options?: CallOptions): ApiPromise<PlatformConfiguration>;

  /**
   * Check that the platform is up.
   *
   * A health check. Use the status code only, because the body may change at any time.
   *
   * @see V01: `GET /api/version`
   */
  version(query?: SettingsVersionQuery, options?: CallOptions): ApiPromise<void>;
}

/** Reasons of refunds, incidents, cancellations and messages. */
export interface ReasonsMethods {
  /**
   * List reasons.
   *
   * The reasons of cancellations, refunds, incidents and messages, sorted by type and then by sort index. Shops may
   * only use reasons with `is_shop_right`.
   *
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ORDER_SETTINGS_READ`.
   *
   * @see RE01: `GET /api/reasons`
   */
  list(query?: ReasonsListQuery, options?: CallOptions): ApiPromise<TypedReasonList>;

  /**
   * List reasons of one type.
   *
   * The reasons of one type, sorted by sort index. Only reasons that the user's role may use are listed. Deprecated:
   * use RE01, which lists all types at once.
   *
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ORDER_SETTINGS_READ`.
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
   * List invoices.
   *
   * Lists the operator's accounting documents for the shop. Default: only automatic invoices that close billing
   * cycles. If enhanced seller invoicing (PC01) is enabled, the list receives no new data. Use document requests then.
   * The operator uses billing cycles. Download a document with IV02.
   *
   * - Limit: at most 1 per day. Each page of the list has its own count. The client waits before sending.
   * - Entries per page: at most 100. Default: 10. Iterate to read all pages.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ACCOUNTING_DOCUMENT_READ`,
   *   `ROLE_PARTNER_OWN_ACCOUNTING_DOCUMENT_READ`.
   *
   * @see IV01: `GET /api/invoices`
   */
  list(query?: InvoicesListQuery, options?: ListOptions): ListPromise<Invoice, InvoicePage>;

  /**
   * Download an invoice.
   *
   * Downloads one accounting document. If enhanced seller invoicing (PC01) is enabled, only documents created before
   * its activation are available here. Later ones belong to document requests.
   *
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ACCOUNTING_DOCUMENT_READ`,
   *   `ROLE_PARTNER_OWN_ACCOUNTING_DOCUMENT_READ`.
   *
   * @param accountingDocumentId The document, `invoice_id` of IV01.
   * @see IV02: `GET /api/invoices/{accounting_document_id}`
   */
  download(
    accountingDocumentId: number,
    query?: InvoicesDownloadQuery,
    options?: CallOptions,
  ): ApiPromise<FileResponse>;
}

/** Transaction lines, as a list and as an export. */
export interface TransactionsMethods {
  /**
   * List transaction lines.
   *
   * Lists the movements on the account of the shop, newest first. To follow changes, sort by `lastUpdated,DESC` and
   * filter with `last_updated_from`. Pages have up to 2000 lines. For more than a few pages, start an export with
   * TL03.
   *
   * - Limit: at most 20 per minute and 60 per hour, 20 per day recommended. The client waits before sending.
   * - Entries per page: at most 2000. Default: 10. Iterate to read all pages.
   * - Roles (any of): `ROLE_SHOP_ACCOUNTANCY`, `ROLE_PARTNER_TRANSACTION_LOG_READ`.
   *
   * @see TL02: `GET /api/sellerpayment/transactions_logs`
   */
  list(query?: TransactionsListQuery, options?: ListOptions): ListPromise<TransactionLine, TransactionLogPage>;

  /**
   * Start an export of transaction lines.
   *
   * Starts an asynchronous export of the lines that match the filter, as several files. Without a body, every line is
   * exported as JSON. TL04 returns the status and the URLs of the files. TL05 fetches them. Only one export a day is
   * allowed.
   *
   * - Limit: at most 1 per day. The client waits before sending.
   * - Not retried automatically if the outcome is unknown.
   * - Asynchronous: `exportTransactions` starts the export, polls `transactions.exportStatus`, and reads the rows of
   *   its files.
   * - Roles (any of): `ROLE_SHOP_ACCOUNTANCY`, `ROLE_PARTNER_TRANSACTION_LOG_READ`.
   *
   * @see TL03: `POST /api/sellerpayment/transactions_logs/async`
   */
  startExport(
    body?: TransactionExportRequest,
    query?: TransactionsStartExportQuery,
    options?: CallOptions,
  ): ApiPromise<TransactionExportStart>;

  /**
   * Get the status of an export of transaction lines.
   *
   * Poll it once a minute until the export has ended. COMPLETED adds the URLs of the files in `urls`, FAILED the
   * reason in `error`.
   *
   * - Limit: at most 1 per 10 seconds, 1 per minute recommended. The client waits before sending. Once per minute
   *   until error or success.
   * - Roles (any of): `ROLE_SHOP_ACCOUNTANCY`, `ROLE_PARTNER_TRANSACTION_LOG_READ`.
   *
   * @param trackingId The export ID that TL03 returned.
   * @see TL04: `GET /api/sellerpayment/transactions_logs/async/status/{tracking_id}`
   */
  exportStatus(
    trackingId: string,
    query?: TransactionsExportStatusQuery,
    options?: CallOptions,
  ): ApiPromise<TransactionExportStatus>;

  /**
   * Fetch a file of an export of transaction lines.
   *
   * Fetches one of the `urls` of TL04 without changing it. The file contains JSON or NDJSON, as requested in TL03.
   * Credentials are sent to the instance's own host only. The client fetches URLs of other hosts only if the caller
   * allows them, and without credentials.
   *
   * - Roles (any of): `ROLE_SHOP_ACCOUNTANCY`, `ROLE_PARTNER_TRANSACTION_LOG_READ`.
   *
   * @param url Address from the response of TL04.
   * @see TL05
   */
  downloadChunk(url: string, options?: CallOptions): ApiPromise<FileResponse>;
}

/** Places and areas of services. */
export interface LocationsMethods {
  /**
   * List locations.
   *
   * Lists the locations of the shop in seek pages. Locations rarely change, so copy them once a day instead of
   * requesting them per service.
   *
   * - Limit: at most 1 per hour, 1 per day recommended. Only the first page of a list counts. The client waits before
   *   sending. Meant for an asynchronous copy. All pages of one pass count once.
   * - Entries per page: at most 100. Default: 10. Iterate to read all pages.
   *
   * @see SL12: `GET /api/mms/locations`
   */
  list(query?: LocationsListQuery, options?: ListOptions): ListPromise<Location, LocationPage>;

  /**
   * Create a location.
   *
   * Creates a location of the shop: a place, a circle around a place, or a list of zones. Services refer to it by the
   * `id` of the response, as their place or as the area of customer visits. Locations cannot be updated. Delete the
   * location and create another one instead. Sending the request again creates a second location.
   *
   * - Limit: at most 30 per minute. The client waits before sending.
   * - Not retried automatically if the outcome is unknown. `settle` reads `locations.list` to find it out.
   *
   * @see SL01: `POST /api/mms/locations`
   */
  create(body: LocationRequest, query?: LocationsCreateQuery, options?: CallOptions): ApiPromise<Location>;

  /**
   * Delete a location.
   *
   * Deletes a location. First remove it from the services that use it.
   *
   * - Limit: at most 60 per second, 20 per second recommended. The client waits before sending.
   *
   * @param locationId Identifier of the location.
   * @see SL06: `DELETE /api/mms/locations/{location_id}`
   */
  delete(locationId: string, query?: LocationsDeleteQuery, options?: CallOptions): ApiPromise<void>;
}

/** Models from which services are made. */
export interface ModelsMethods {
  /**
   * List service models.
   *
   * Lists the models of services in seek pages, with their booking, pricing and consumption, and the attributes of
   * services. Sorted by `code`. Change the order with `sort`.
   *
   * - Limit: at most 1 per hour. Only the first page of a list counts. The client waits before sending.
   * - Entries per page: at most 100. Default: 10. Iterate to read all pages.
   *
   * @see SM11: `GET /api/mms/models`
   */
  list(query?: ModelsListQuery, options?: ListOptions): ListPromise<ServiceModel, ServiceModelPage>;
}

/** Services on offer. */
export interface ServicesMethods {
  /**
   * List services.
   *
   * Lists the services of the shop in seek pages. Sorted by `title`. Change the order with `sort`. To copy changes,
   * use `date_updated`.
   *
   * - Entries per page: at most 100. Default: 10. Iterate to read all pages.
   *
   * @see SOF11: `GET /api/mms/services`
   */
  list(query?: ServicesListQuery, options?: ListOptions): ListPromise<Service, ServicePage>;

  /**
   * Create a service.
   *
   * Creates a service from a model. The types of booking, location and pricing must equal the types of the model. The
   * defaults are `NO_BOOKING`, `NO_LOCATION` and the quantity `NO_QUANTITY`. Sending the request again creates a
   * second service.
   *
   * - Limit: at most 60 per minute. The client waits before sending.
   * - Not retried automatically if the outcome is unknown. `settle` reads `services.list` to find it out.
   *
   * @see SOF25: `POST /api/mms/services`
   */
  create(body: ServiceRequest, query?: ServicesCreateQuery, options?: CallOptions): ApiPromise<Service>;

  /**
   * Update a service.
   *
   * Updates a service. Fields left out keep their value. `sessions`, `price_per_unit_options` and the `values` of an
   * extra are complete lists: entries left out are removed. Send existing sessions with their `id`. To disable the
   * service, send `MANUALLY_DISABLED` in `inactive_reasons`.
   *
   * - Limit: at most 60 per minute. The client waits before sending.
   *
   * @param serviceCode Code of the service.
   * @see SOF26: `PUT /api/mms/services/{service_code}`
   */
  update(
    serviceCode: string,
    body: ServiceUpdate,
    query?: ServicesUpdateQuery,
    options?: CallOptions,
  ): ApiPromise<Service>;

  /**
   * Delete a service.
   *
   * Deletes a service. Its existing orders stay.
   *
   * - Limit: at most 30 per minute. The client waits before sending.
   *
   * @param serviceCode Code of the service.
   * @see SOF27: `DELETE /api/mms/services/{service_code}`
   */
  delete(serviceCode: string, query?: ServicesDeleteQuery, options?: CallOptions): ApiPromise<void>;

  /**
   * Open a thread on a service.
   *
   * Creates a thread on a service with its first message. `to` contains roles, not identifiers. Sellers send later
   * messages as replies to the thread. Sending the same message again creates a second thread.
   *
   * - At most 1000 `files` per request.
   * - Not retried automatically if the outcome is unknown. `settle` reads `threads.list` to find it out.
   *
   * @param serviceCode Code of the service.
   * @throws {ArgumentError} If `files` has more than 1000 entries.
   * @see SOF43: `POST /api/mms/services/{service_code}/threads`
   */
  createThread(
    serviceCode: string,
    body: ServiceThreadRequest,
    query?: ServicesCreateThreadQuery,
    options?: CallOptions,
  ): ApiPromise<MessageSent>;
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
   * - Not retried automatically if the outcome is unknown. `settle` reads `threads.list` to find it out.
   *
   * @param orderId Identifier of the service order.
   * @throws {ArgumentError} If `files` has more than 1000 entries.
   * @see SOR43: `POST /api/mms/orders/{order_id}/threads`
   */
  createThread(
    orderId: string,
    body: ServiceOrderThreadRequest,
    query?: OrdersCreateThreadQuery,
    options?: CallOptions,
  ): ApiPromise<MessageSent>;

  /**
   * Update a service order.
   *
   * Confirms a time, moves the order to another session or fills attributes. It also changes the amounts of price
   * options while the order waits for consumption. Fields left out keep their value. Closed or canceled orders cannot
   * be updated.
   *
   * @param orderId Identifier of the service order.
   * @see SOR04: `PUT /api/mms/orders/{order_id}`
   */
  update(
    orderId: string,
    body: ServiceOrderUpdate,
    query?: OrdersUpdateQuery,
    options?: CallOptions,
  ): ApiPromise<ServiceOrder>;

  /**
   * List service orders.
   *
   * Lists the service orders of the shop in seek pages. To follow changes, pass the time of the last run as
   * `date_updated_start`. The `state` filter has fewer states than orders. The customer is absent until the order is
   * accepted.
   *
   * - Entries per page: at most 100. Default: 10. Iterate to read all pages.
   *
   * @see SOR11: `GET /api/mms/orders`
   */
  list(query?: OrdersListQuery, options?: ListOptions): ListPromise<ServiceOrder, ServiceOrderPage>;

  /**
   * Accept a service order.
   *
   * Accepts an order in WAITING_ACCEPTANCE. The request has no body but must have the header `Content-Length: 0`.
   *
   * - Not retried automatically if the outcome is unknown. `settle` reads `orders.list` to find it out.
   *
   * @param orderId Identifier of the service order.
   * @see SOR21: `PUT /api/mms/orders/{order_id}/accept`
   */
  accept(orderId: string, query?: OrdersAcceptQuery, options?: CallOptions): ApiPromise<void>;

  /**
   * Refuse a service order.
   *
   * Permanently refuses an order in WAITING_ACCEPTANCE. The request has no body but must have the header
   * `Content-Length: 0`.
   *
   * - Not retried automatically if the outcome is unknown. `settle` reads `orders.list` to find it out.
   *
   * @param orderId Identifier of the service order.
   * @see SOR22: `PUT /api/mms/orders/{order_id}/refuse`
   */
  refuse(orderId: string, query?: OrdersRefuseQuery, options?: CallOptions): ApiPromise<void>;

  /**
   * Consume a service order.
   *
   * Marks an order in ORDER_PENDING as consumed. The required proof depends on the consumption type of the service:
   * `voucher_code` for VOUCHER, `date_consumed` for CONFIRMATION_BY_SHOP.
   *
   * - Not retried automatically if the outcome is unknown. `settle` reads `orders.list` to find it out.
   *
   * @param orderId Identifier of the service order.
   * @see SOR25: `PUT /api/mms/orders/{order_id}/consume`
   */
  consume(
    orderId: string,
    body: ServiceOrderConsumptionRequest,
    query?: OrdersConsumeQuery,
    options?: CallOptions,
  ): ApiPromise<void>;

  /**
   * Request a refund of a service order.
   *
   * Requests a refund of an amount of the order. Taxes and price options are required if the order has them. The
   * refund is added to `refunds` of the order and is WAITING until it is paid. Sending the request again requests a
   * second refund.
   *
   * - Not retried automatically if the outcome is unknown. `settle` reads `orders.list` to find it out.
   *
   * @param orderId Identifier of the service order.
   * @see SOR28: `PUT /api/mms/orders/{order_id}/refund`
   */
  refund(
    orderId: string,
    body: ServiceOrderRefundRequest,
    query?: OrdersRefundQuery,
    options?: CallOptions,
  ): ApiPromise<void>;

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

/** Conversations with customers and the operator. */
export interface ThreadsMethods {
  /**
   * Read a thread.
   *
   * Reads a thread with all its messages and participants.
   *
   * @param threadId Identifier of the thread.
   * @see M10: `GET /api/inbox/threads/{thread_id}`
   */
  get(threadId: string, query?: ThreadsGetQuery, options?: CallOptions): ApiPromise<Thread>;

  /**
   * List threads.
   *
   * Lists threads in seek pages of 50 by default. `with_messages` adds the last messages of each thread, at most 100.
   * M10 returns all of them. `entity_id` requires `entity_type`, otherwise the response is 400. `channel_codes`
   * filters order messages by the channel of the order.
   *
   * - Entries per page: at most 100. Default: 50. Iterate to read all pages.
   *
   * @see M11: `GET /api/inbox/threads`
   */
  list(query?: ThreadsListQuery, options?: ListOptions): ListPromise<ListedThread, ThreadPage>;

  /**
   * Open a thread with the operator.
   *
   * Creates a thread with its first message. All threads of one entity together can have 1000 attachments. Sending the
   * same message again creates a second thread.
   *
   * - At most 1000 `files` per request.
   * - Not retried automatically if the outcome is unknown. `settle` reads `threads.list` to find it out.
   *
   * @throws {ArgumentError} If `files` has more than 1000 entries.
   * @see M14: `POST /api/inbox/threads`
   */
  create(body: ThreadRequest, query?: ThreadsCreateQuery, options?: CallOptions): ApiPromise<MessageSent>;

  /**
   * Reply in a thread.
   *
   * Adds a message to a thread. `to` contains authorized participants of the thread. The operator has no `id`. Without
   * `topic`, the thread keeps its topic. All threads of one entity together can have 50 attachments of messages. A
   * thread has at most 1000 messages. Sending the message again adds a second message.
   *
   * - At most 50 `files` per request.
   * - Not retried automatically if the outcome is unknown. `settle` reads `threads.get` to find it out.
   *
   * @param threadId Identifier of the thread.
   * @throws {ArgumentError} If `files` has more than 50 entries.
   * @see M12: `POST /api/inbox/threads/{thread_id}/message`
   */
  reply(
    threadId: string,
    body: MessageRequest,
    query?: ThreadsReplyQuery,
    options?: CallOptions,
  ): ApiPromise<MessageSent>;

  /**
   * Download an attachment.
   *
   * Downloads a file of a message. Pass the identifier of the attachment, not of the thread.
   *
   * @param attachmentId Identifier of the attachment.
   * @see M13: `GET /api/inbox/threads/{attachment_id}/download`
   */
  downloadAttachment(
    attachmentId: string,
    query?: ThreadsDownloadAttachmentQuery,
    options?: CallOptions,
  ): ApiPromise<FileResponse>;
}

/** Periods that the shop is billed and paid for. */
export interface BillingCyclesMethods {
  /**
   * List billing cycles.
   *
   * Lists the periods that the shop is billed and paid for, with their totals. If enhanced seller invoicing (PC01) is
   * enabled, use this list instead of IV01. Pages have up to 1000 cycles.
   *
   * - Limit: at most 1 per day. Each page of the list has its own count. The client waits before sending.
   * - Entries per page: at most 1000. Default: 10. Iterate to read all pages.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_SELLER_BILLING_CYCLE_READ`,
   *   `ROLE_PARTNER_ACCOUNTING_DOCUMENT_READ`.
   *
   * @see SBC11: `GET /api/seller-billing-cycles`
   */
  list(query?: BillingCyclesListQuery, options?: ListOptions): ListPromise<SellerBillingCycle, SellerBillingCyclePage>;
}

/** Services platform, seller: all operations, grouped by resource. */
export interface ServicesSellerMethods {
  /** The shop of the caller. */
  readonly account: AccountMethods;
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
  /** Transaction lines, as a list and as an export. */
  readonly transactions: TransactionsMethods;
  /** Places and areas of services. */
  readonly locations: LocationsMethods;
  /** Models from which services are made. */
  readonly models: ModelsMethods;
  /** Services on offer. */
  readonly services: ServicesMethods;
  /** Service orders. */
  readonly orders: OrdersMethods;
  /** Conversations with customers and the operator. */
  readonly threads: ThreadsMethods;
  /** Periods that the shop is billed and paid for. */
  readonly billingCycles: BillingCyclesMethods;
}

/**
 * The methods of the client. Each group is created on first use, so that an unused client stays small.
 * @internal
 */
export function servicesSellerMethods(runtime: Runtime): ServicesSellerMethods {
  const made: { -readonly [Group in keyof ServicesSellerMethods]?: ServicesSellerMethods[Group] } = {};
  return {
    get account() {
      return (made.account ??= writes<AccountMethods>(runtime, { update: o.A02 }, {
        get: (query, options) => call(runtime, o.A01, { query }, options),
        update: (body, query, options) => call(runtime, o.A02, { body, query }, options),
        statistics: (query, options) => call(runtime, o.A21, { query }, options),
      }));
    },
    get documents() {
      return (made.documents ??= writes<DocumentsMethods>(runtime, { upload: o.S32, delete: o.S33 }, {
        list: (query, options) => call(runtime, o.S30, { query }, options),
        upload: (body, query, options) => batch(runtime, o.S32, { body, query }, options),
        download: (query, options) => file(runtime, o.S31, { query }, options),
        delete: (documentId, query, options) => call(runtime, o.S33, { path: { document_id: documentId }, query }, options),
      }));
    },
    get roles() {
      return (made.roles ??= {
        list: (query, options) => call(runtime, o.RO02, { query }, options),
      });
    },
    get settings() {
      return (made.settings ??= {
        additionalFields: (query, options) => call(runtime, o.AF01, { query }, options),
        channels: (query, options) => call(runtime, o.CH11, { query }, options),
        currencies: (query, options) => call(runtime, o.CUR01, { query }, options),
        documentTypes: (query, options) => call(runtime, o.DO01, { query }, options),
        locales: (query, options) => call(runtime, o.L01, { query }, options),
        configuration: (query, options) => call(runtime, o.PC01, { query }, options),
        version: (query, options) => call(runtime, o.V01, { query }, options),
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
        download: (accountingDocumentId, query, options) => file(runtime, o.IV02, { path: { accounting_document_id: accountingDocumentId }, query }, options),
      });
    },
    get transactions() {
      return (made.transactions ??= writes<TransactionsMethods>(runtime, { startExport: o.TL03 }, {
        list: (query, options) => list(runtime, o.TL02, { query }, options),
        startExport: (body, query, options) => call(runtime, o.TL03, { body, query }, options),
        exportStatus: (trackingId, query, options) => call(runtime, o.TL04, { path: { tracking_id: trackingId }, query }, options),
        downloadChunk: (url, options) => file(runtime, o.TL05, { url }, options),
      }));
    },
    get locations() {
      return (made.locations ??= writes<LocationsMethods>(runtime, { create: o.SL01, delete: o.SL06 }, {
        list: (query, options) => list(runtime, o.SL12, { query }, options),
        create: (body, query, options) => call(runtime, o.SL01, { body, query }, options),
        delete: (locationId, query, options) => call(runtime, o.SL06, { path: { location_id: locationId }, query }, options),
      }));
    },
    get models() {
      return (made.models ??= {
        list: (query, options) => list(runtime, o.SM11, { query }, options),
      });
    },
    get services() {
      return (made.services ??= writes<ServicesMethods>(runtime, { create: o.SOF25, update: o.SOF26, delete: o.SOF27, createThread: o.SOF43 }, {
        list: (query, options) => list(runtime, o.SOF11, { query }, options),
        create: (body, query, options) => call(runtime, o.SOF25, { body, query }, options),
        update: (serviceCode, body, query, options) => call(runtime, o.SOF26, { path: { service_code: serviceCode }, body, query }, options),
        delete: (serviceCode, query, options) => call(runtime, o.SOF27, { path: { service_code: serviceCode }, query }, options),
        createThread: (serviceCode, body, query, options) => call(runtime, o.SOF43, { path: { service_code: serviceCode }, body, query }, options),
      }));
    },
    get orders() {
      return (made.orders ??= writes<OrdersMethods>(runtime, { createThread: o.SOR43, update: o.SOR04, accept: o.SOR21, refuse: o.SOR22, consume: o.SOR25, refund: o.SOR28 }, {
        createThread: (orderId, body, query, options) => call(runtime, o.SOR43, { path: { order_id: orderId }, body, query }, options),
        update: (orderId, body, query, options) => call(runtime, o.SOR04, { path: { order_id: orderId }, body, query }, options),
        list: (query, options) => list(runtime, o.SOR11, { query }, options),
        accept: (orderId, query, options) => call(runtime, o.SOR21, { path: { order_id: orderId }, query }, options),
        refuse: (orderId, query, options) => call(runtime, o.SOR22, { path: { order_id: orderId }, query }, options),
        consume: (orderId, body, query, options) => call(runtime, o.SOR25, { path: { order_id: orderId }, body, query }, options),
        refund: (orderId, body, query, options) => call(runtime, o.SOR28, { path: { order_id: orderId }, body, query }, options),
        evaluation: (orderId, query, options) => call(runtime, o.SOR51, { path: { order_id: orderId }, query }, options),
      }));
    },
    get threads() {
      return (made.threads ??= writes<ThreadsMethods>(runtime, { create: o.M14, reply: o.M12 }, {
        get: (threadId, query, options) => call(runtime, o.M10, { path: { thread_id: threadId }, query }, options),
        list: (query, options) => list(runtime, o.M11, { query }, options),
        create: (body, query, options) => call(runtime, o.M14, { body, query }, options),
        reply: (threadId, body, query, options) => call(runtime, o.M12, { path: { thread_id: threadId }, body, query }, options),
        downloadAttachment: (attachmentId, query, options) => file(runtime, o.M13, { path: { attachment_id: attachmentId }, query }, options),
      }));
    },
    get billingCycles() {
      return (made.billingCycles ??= {
        list: (query, options) => list(runtime, o.SBC11, { query }, options),
      });
    },
  };
}
