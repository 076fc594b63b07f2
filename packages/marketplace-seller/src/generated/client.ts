// Generated from specs/ by `pnpm generate`. Do not edit.
import type { ApiPromise, BatchOptions, BatchResult, CallOptions, FileResponse, ListOptions, ListPromise } from '@tradelane/core';
import { batch, call, file, list, writes, type Runtime } from '@tradelane/core/runtime';
import { operations as o } from './operations.ts';
import type {
  Account, AccountGetQuery, AccountStatisticsQuery, AccountUpdate, AccountUpdateQuery, AccountUpdateResult,
  AdditionalFieldList, AttributeList, AttributesListQuery, BillingCyclesListQuery, DocumentRequest, DocumentRequestLine,
  DocumentRequestLinePage, DocumentRequestPage, DocumentRequestsDownloadQuery, DocumentRequestsLinesQuery,
  DocumentRequestsListQuery, DocumentRequestsUploadBody, DocumentRequestsUploadQuery, DocumentTypeList,
  DocumentUploadRequest, DocumentUploadResult, DocumentsDeleteQuery, DocumentsDownloadQuery, DocumentsListQuery,
  DocumentsUploadBody, DocumentsUploadQuery, HierarchiesListQuery, HierarchyList, ImportsCreateQuery,
  ImportsErrorReportQuery, ImportsGetQuery, ImportsListQuery, ImportsNewProductReportQuery,
  ImportsTransformationErrorReportQuery, ImportsTransformedFileQuery, IncidentResolution, Invoice, InvoicePage,
  InvoicesDownloadQuery, InvoicesListQuery, ItemsToShip, ItemsToShipPage, LineAdjustment, LineOriginInput,
  LineOriginRequest, LineOriginResult, LineRefundRequest, ListedOfferImport, ListedThread, LogisticClassList, Message,
  MessageList, MessageRequest, MessageSent, MessagesListQuery, NewReturn, NewShipment, Offer, OfferExportRequest,
  OfferExportStart, OfferExportStatus, OfferImport, OfferImportPage, OfferImportRequest, OfferImportStarted, OfferPage,
  OfferQuantity, OfferStateList, OfferUpsertRequest, OfferUpsertStarted, OffersExportQuery, OffersExportStatusQuery,
  OffersGetQuery, OffersImportErrorReportQuery, OffersImportQuery, OffersImportStatusQuery, OffersImportsQuery,
  OffersListQuery, OffersQuantityQuery, OffersStartExportQuery, OffersUpsertQuery, Order, OrderAcceptRequest,
  OrderAdjustmentRequest, OrderAdjustmentResult, OrderCancelationRequest, OrderCancelationResult, OrderDocumentInput,
  OrderDocumentList, OrderDocumentUploadResult, OrderExportRequest, OrderExportStart, OrderExportStatus,
  OrderFieldsRequest, OrderFieldsResult, OrderMessageCreated, OrderMessageRequest, OrderPage, OrderRefundRequest,
  OrderRefundResult, OrderTaxList, OrderThreadRequest, OrderTrackingRequest, OrderUpdate, OrderUpdateRequest,
  OrderUpdateResult, OrdersAcceptQuery, OrdersAdjustQuery, OrdersCancelLinesQuery, OrdersCancelQuery,
  OrdersCreateMessageQuery, OrdersCreateThreadQuery, OrdersDeleteDocumentQuery, OrdersDocumentsQuery,
  OrdersDownloadDocumentsQuery, OrdersEvaluationQuery, OrdersExportStatusQuery, OrdersGetQuery, OrdersListQuery,
  OrdersMessagesQuery, OrdersRefundLinesQuery, OrdersRefundQuery, OrdersResolveIncidentQuery,
  OrdersSetShippingOriginQuery, OrdersShipQuery, OrdersStartExportQuery, OrdersTaxesQuery,
  OrdersUpdateAdditionalFieldsQuery, OrdersUpdateQuery, OrdersUpdateTrackingQuery, OrdersUploadDocumentsBody,
  OrdersUploadDocumentsQuery, PickList, PickListPage, PickListsListQuery, PlatformChannelList, PlatformConfiguration,
  PlatformCurrencyList, PlatformLocaleList, PriceImport, PriceImportPage, PriceImportRequest, PriceImportStarted,
  PricesImportErrorReportQuery, PricesImportQuery, PricesImportsQuery, ProductImportPage, ProductImportRequest,
  ProductImportStarted, ProductImportTracking, ProductList, ProductOfferPage, ProductWithOffers, ProductsListQuery,
  ProductsOffersQuery, Promotion, PromotionCreateRequest, PromotionPage, PromotionUpdateRequest, PromotionsCreateQuery,
  PromotionsListQuery, PromotionsUpdateQuery, ReasonList, ReasonsIncidentCloseQuery, ReasonsIncidentOpenQuery,
  ReasonsListByTypeQuery, ReasonsListQuery, ReasonsMessagingQuery, RegisteredCarrierList, Return, ReturnAcceptRequest,
  ReturnComplianceRequest, ReturnComplianceUpdate, ReturnCreateRequest, ReturnCreateResult, ReturnDecision, ReturnId,
  ReturnPage, ReturnResult, ReturnSelection, ReturnUpdate, ReturnUpdateRequest, ReturnUpdateResult, ReturnableItem,
  ReturnableItemPage, ReturnsAcceptQuery, ReturnsCancelQuery, ReturnsCloseQuery, ReturnsCreateQuery,
  ReturnsItemsToReturnQuery, ReturnsListQuery, ReturnsReceiveQuery, ReturnsUpdateComplianceQuery, ReturnsUpdateQuery,
  RolesListQuery, SellerBillingCycle, SellerBillingCyclePage, ServiceOrderEvaluation, SettingsAdditionalFieldsQuery,
  SettingsChannelsQuery, SettingsConfigurationQuery, SettingsCurrenciesQuery, SettingsDocumentTypesQuery,
  SettingsLocalesQuery, SettingsOfferStatesQuery, SettingsVersionQuery, Shipment, ShipmentCreateRequest,
  ShipmentCreateResult, ShipmentId, ShipmentInformationRequest, ShipmentInformationResult, ShipmentInformationUpdate,
  ShipmentOriginRequest, ShipmentOriginResult, ShipmentOriginUpdate, ShipmentPage, ShipmentResult, ShipmentSelection,
  ShipmentTrackingRequest, ShipmentTrackingUpdate, ShipmentsCreateQuery, ShipmentsDeleteQuery,
  ShipmentsItemsToShipQuery, ShipmentsListQuery, ShipmentsReadyForPickUpQuery, ShipmentsShipQuery,
  ShipmentsUpdateAdditionalInformationQuery, ShipmentsUpdateOriginQuery, ShipmentsUpdateTrackingQuery,
  ShippingCarriersQuery, ShippingChargesQuery, ShippingConfigurationQuery, ShippingLogisticClassesQuery,
  ShippingMethodList, ShippingTypesQuery, ShippingZoneList, ShippingZonesQuery, ShopDocumentInput, ShopDocumentList,
  ShopDocumentUploadResult, ShopRoleList, ShopShippingCharges, ShopShippingConfiguration, ShopStatistics, SingleOrder,
  StockImport, StockImportErrorReportQuery, StockImportQuery, StockImportRequest, StockImportStarted,
  StockImportStatusQuery, Thread, ThreadPage, ThreadRequest, ThreadsCreateQuery, ThreadsDownloadAttachmentQuery,
  ThreadsGetQuery, ThreadsListQuery, ThreadsReplyQuery, TransactionExportRequest, TransactionExportStart,
  TransactionExportStatus, TransactionLine, TransactionLogPage, TransactionsExportStatusQuery, TransactionsListQuery,
  TransactionsStartExportQuery, TypedReasonList, ValueListCollection, ValueListsListQuery, operations,
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
   * List offer conditions.
   *
   * The conditions of offered products, sorted by the operator's sort index.
   *
   * - Limit: at most 1 per day. The client waits before sending.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_OFFER_SETTINGS_READ`.
   *
   * @see OF61: `GET /api/offers/states`
   */
  offerStates(query?: SettingsOfferStatesQuery, options?: CallOptions): ApiPromise<OfferStateList>;

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

/** Offers of products: price, stock and conditions of sale. */
export interface OffersMethods {
  /**
   * List offers.
   *
   * Lists the offers of the shop in offset pages, cheapest first. Deleted offers are not listed. To follow all
   * changes, start an export with OF52 instead.
   *
   * - Frequency: When a user opens a page of offers.
   * - Entries per page: at most 100. Default: 10. Iterate to read all pages.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_OFFER_READ`.
   *
   * @see OF21: `GET /api/offers`
   */
  list(query?: OffersListQuery, options?: ListOptions): ListPromise<Offer, OfferPage>;

  /**
   * Create, change or delete offers.
   *
   * Removes the values of an offer that you leave out. Creates, changes or deletes offers from a JSON list. The list
   * is imported like a file: read the status with OF02 and the failed offers with OF03. To change only prices or
   * stock, use PRI01 or STO01.
   *
   * - Limit: at most 1 per minute per shop, 1 per 5 minutes recommended. The client waits before sending.
   * - Full replacement: Values of an offer that it leaves out: texts, dates, discount, logistic class, quantities and
   *   prices of channels.
   * - Not retried automatically if the outcome is unknown.
   * - Asynchronous: wait for `import_id` with `waitForOfferImport`, which polls `offers.importStatus`.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_OFFER_WRITE`.
   *
   * @see OF24: `POST /api/offers`
   */
  upsert(body: OfferUpsertRequest, query?: OffersUpsertQuery, options?: CallOptions): ApiPromise<OfferUpsertStarted>;

  /**
   * Get an offer.
   *
   * Returns one offer of the shop with all its prices.
   *
   * - Frequency: When a user opens the page of an offer.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_OFFER_READ`.
   *
   * @param offer Identifier of the offer on the platform.
   * @see OF22: `GET /api/offers/{offer}`
   */
  get(offer: number, query?: OffersGetQuery, options?: CallOptions): ApiPromise<Offer>;

  /**
   * List offer imports.
   *
   * Lists the imports of offers with their status and figures in seek pages, newest first.
   *
   * - Limit: at most 1 per minute, 1 per 5 minutes recommended. The client waits before sending.
   * - Entries per page: at most 100. Default: 10. Iterate to read all pages.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_OFFER_WRITE`, `ROLE_PARTNER_OFFER_TRACKING_READ`.
   *
   * @see OF04: `GET /api/offers/imports`
   */
  imports(query?: OffersImportsQuery, options?: ListOptions): ListPromise<ListedOfferImport, OfferImportPage>;

  /**
   * Import an offer file.
   *
   * Removes the values of an offer that you leave out of its line, and with REPLACE all offers that you leave out.
   * Imports a file with offers in CSV, XML or XLSX. Read its status with OF02. If the file also contains products,
   * their import has its own ID (P42) and runs first. Sending the file again imports it again.
   *
   * - Limit: at most 1 per minute per shop, 1 per 5 minutes recommended. The client waits before sending. With
   *   products, 1 per 15 minutes at most and 1 per hour recommended.
   * - Full replacement: Values of an offer that its line leaves out. With REPLACE, offers that the file leaves out.
   * - Not retried automatically if the outcome is unknown.
   * - Asynchronous: wait for `import_id` with `waitForOfferImport`, which polls `offers.importStatus`.
   *   `runOfferImport` uploads the file and waits.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_OFFER_WRITE`.
   *
   * @see OF01: `POST /api/offers/imports`
   */
  import(body: OfferImportRequest, query?: OffersImportQuery, options?: CallOptions): ApiPromise<OfferImportStarted>;

  /**
   * Read the status of an offer import.
   *
   * Reports the progress of an import of offers. Poll it at most once a minute, until `status` is COMPLETE or FAILED.
   * OF03 has the failed lines if `has_error_report` is true.
   *
   * - Limit: at most 1 per minute per import_id, 1 per 5 minutes recommended. The client waits before sending. After
   *   the upload, until the status is final.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_OFFER_WRITE`, `ROLE_PARTNER_OFFER_TRACKING_READ`.
   *
   * @param importId Identifier of the import.
   * @see OF02: `GET /api/offers/imports/{import_id}`
   */
  importStatus(importId: number, query?: OffersImportStatusQuery, options?: CallOptions): ApiPromise<OfferImport>;

  /**
   * Download the error report of an offer import.
   *
   * Downloads the failed lines of the file with the reasons, in the format of the file that was sent. The report
   * exists when the import is complete and `has_error_report` is true. Correct the lines and import the report.
   *
   * - Limit: at most 1 per minute per import_id, 1 per 5 minutes recommended. The client waits before sending. After
   *   the status is final.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_OFFER_WRITE`, `ROLE_PARTNER_OFFER_TRACKING_READ`.
   *
   * @param importId Identifier of the import.
   * @see OF03: `GET /api/offers/imports/{import_id}/error_report`
   */
  importErrorReport(
    importId: number,
    query?: OffersImportErrorReportQuery,
    options?: CallOptions,
  ): ApiPromise<FileResponse>;

  /**
   * Start an export of offers.
   *
   * Starts an asynchronous export of all active offers, or of all offers that changed since a date, as several files.
   * Changes include deleted and inactive offers. If the same export is running, the response contains its ID. OF53
   * returns the status and the URLs of the files. OF54 fetches them.
   *
   * - Limit: at most 1 per minute, 1 per 5 minutes recommended. The client waits before sending. A full export,
   *   without `last_request_date`, once a day.
   * - Asynchronous: `exportOffers` starts the export, polls `offers.exportStatus`, and reads the rows of its files.
   *
   * @see OF52: `POST /api/offers/export/async`
   */
  startExport(
    body: OfferExportRequest,
    query?: OffersStartExportQuery,
    options?: CallOptions,
  ): ApiPromise<OfferExportStart>;

  /**
   * Get the status of an export of offers.
   *
   * Poll it once a minute until the export has ended. COMPLETED adds the URLs of the files in `urls`, FAILED the
   * reason in `error`.
   *
   * - Limit: at most 1 per 10 seconds, 1 per minute recommended. The client waits before sending. Until the export has
   *   ended.
   *
   * @param trackingId The export ID that OF52 returned.
   * @see OF53: `GET /api/offers/export/async/status/{tracking_id}`
   */
  exportStatus(
    trackingId: string,
    query?: OffersExportStatusQuery,
    options?: CallOptions,
  ): ApiPromise<OfferExportStatus>;

  /**
   * Fetch a file of an export of offers.
   *
   * Fetches one of the `urls` of OF53 without changing it. The file contains JSON or CSV, as requested in OF52.
   * Credentials are sent to the instance's own host only. The client fetches URLs of other hosts only if the caller
   * allows them, and without credentials.
   *
   * @param url Address from the response of OF53.
   * @see OF54
   */
  downloadChunk(url: string, options?: CallOptions): ApiPromise<FileResponse>;

  /**
   * Get the stock of an offer.
   *
   * Returns the quantity in stock of one offer. New integrations must not use this operation.
   *
   * - Roles (any of): `ROLE_SHOP_ADMIN`.
   *
   * @param offer Identifier of the offer on the platform.
   * @deprecated Use `offers.get` (OF22).
   * @see OF26: `GET /api/offers/{offer}/quantity`
   */
  quantity(offer: number, query?: OffersQuantityQuery, options?: CallOptions): ApiPromise<OfferQuantity>;

  /**
   * Export offers as one CSV file.
   *
   * Exports all active offers, or all offers that changed since a date, as one CSV file that is sorted by offer ID.
   * Changes include deleted and inactive offers. Deleted offers have their identifiers only. Use OF52 instead.
   *
   * - Limit: at most 1 per minute, 1 per 5 minutes recommended. The client waits before sending. A full export,
   *   without last_request_date, once a day.
   *
   * @deprecated Use `offers.startExport` (OF52).
   * @see OF51: `GET /api/offers/export`
   */
  export(query?: OffersExportQuery, options?: CallOptions): ApiPromise<FileResponse>;
}

/** Imports of prices of offers. */
export interface PricesMethods {
  /**
   * List price imports.
   *
   * Lists the imports of prices with their status and figures in seek pages, newest first. To follow one import, pass
   * its `import_id` and poll until `status` is COMPLETE or FAILED.
   *
   * - Limit: at most 1 per minute, 1 per 5 minutes recommended. The client waits before sending. After the upload,
   *   until the status is final.
   * - Entries per page: at most 100. Default: 10. Iterate to read all pages.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_OFFER_PRICING_READ`.
   *
   * @see PRI02: `GET /api/offers/pricing/imports`
   */
  imports(query?: PricesImportsQuery, options?: ListOptions): ListPromise<PriceImport, PriceImportPage>;

  /**
   * Import a price file.
   *
   * Removes the prices of each offer of the file that you leave out. Imports a CSV file with all prices of offers, at
   * most 50 prices an offer. If one price of an offer fails, none of its prices changes. If the platform approves
   * prices, the file creates pending prices. Sending the file again imports it again.
   *
   * - Limit: at most 1 per minute per shop, 1 per 5 minutes recommended. The client waits before sending.
   * - Full replacement: Prices of each offer of the file that the file leaves out.
   * - Not retried automatically if the outcome is unknown.
   * - Asynchronous: wait for `import_id` with `waitForPriceImport`, which polls `prices.imports`. `runPriceImport`
   *   uploads the file and waits.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_OFFER_PRICING_WRITE`.
   *
   * @see PRI01: `POST /api/offers/pricing/imports`
   */
  import(body: PriceImportRequest, query?: PricesImportQuery, options?: CallOptions): ApiPromise<PriceImportStarted>;

  /**
   * Download the error report of a price import.
   *
   * Downloads the lines of offers with a failed price as CSV, each with its line number and the reason first. The
   * report exists when the import is complete and `has_error_report` is true. Correct the lines and import the report.
   *
   * - Limit: at most 1 per minute per import_id, 1 per 5 minutes recommended. The client waits before sending. After
   *   the status is final.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_OFFER_PRICING_READ`.
   *
   * @param importId Identifier of the import.
   * @see PRI03: `GET /api/offers/pricing/imports/{import_id}/error_report`
   */
  importErrorReport(
    importId: string,
    query?: PricesImportErrorReportQuery,
    options?: CallOptions,
  ): ApiPromise<FileResponse>;
}

/** Imports of stock of offers. */
export interface StockMethods {
  /**
   * Import a stock file.
   *
   * Imports a CSV file with quantities of offers, of the whole offer or of a warehouse. Offers and warehouses that the
   * file does not name keep their stock. Sending the file again imports it again.
   *
   * - Limit: at most 1 per minute per shop, 1 per 5 minutes recommended. The client waits before sending.
   * - Not retried automatically if the outcome is unknown.
   * - Asynchronous: wait for `import_id` with `waitForStockImport`, which polls `stock.importStatus`. `runStockImport`
   *   uploads the file and waits.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_OFFER_STOCK_WRITE`.
   *
   * @see STO01: `POST /api/offers/stock/imports`
   */
  import(body: StockImportRequest, query?: StockImportQuery, options?: CallOptions): ApiPromise<StockImportStarted>;

  /**
   * Read the status of a stock import.
   *
   * Reports the progress of an import of stock. Poll it until `status` is COMPLETE or FAILED. STO03 has the failed
   * lines.
   *
   * - Limit: at most 1 per 15 seconds per import_id, 1 per 5 minutes recommended. The client waits before sending.
   *   After the upload, until the status is final.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_OFFER_STOCK_WRITE`.
   *
   * @param importId Identifier of the import.
   * @see STO02: `GET /api/offers/stock/imports/{import_id}/status`
   */
  importStatus(importId: string, query?: StockImportStatusQuery, options?: CallOptions): ApiPromise<StockImport>;

  /**
   * Download the error report of a stock import.
   *
   * Downloads the failed lines of the file as CSV, each with its line number and the reason first. The report exists
   * when the import is complete and `has_error_report` is true. Correct the lines and import the report.
   *
   * - Limit: at most 1 per minute per import_id, 1 per 5 minutes recommended. The client waits before sending. After
   *   the status is final.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_OFFER_STOCK_WRITE`.
   *
   * @param importId Identifier of the import.
   * @see STO03: `GET /api/offers/stock/imports/{import_id}/error_report`
   */
  importErrorReport(
    importId: string,
    query?: StockImportErrorReportQuery,
    options?: CallOptions,
  ): ApiPromise<FileResponse>;
}

/** Promotions on offers. */
export interface PromotionsMethods {
  /**
   * List promotions.
   *
   * Lists the promotions of the shop in offset pages, latest start first. By default, only active promotions are
   * listed. `locale` selects the pictures and descriptions of one language.
   *
   * - Frequency: When a user opens a page of promotions.
   * - Entries per page: at most 100. Default: 10. Iterate to read all pages.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_PROMOTION_READ`.
   *
   * @see PR01: `GET /api/promotions`
   */
  list(query?: PromotionsListQuery, options?: ListOptions): ListPromise<Promotion, PromotionPage>;

  /**
   * Create a promotion.
   *
   * Creates a promotion of the shop. Its `internal_id` must be new.
   *
   * - Limit: at most 1 per minute. The client waits before sending.
   * - Not retried automatically if the outcome is unknown. `settle` reads `promotions.list` to find it out.
   * - Roles (any of): `ROLE_SHOP_ADMIN`.
   *
   * @see PR03: `POST /api/promotions`
   */
  create(body: PromotionCreateRequest, query?: PromotionsCreateQuery, options?: CallOptions): ApiPromise<void>;

  /**
   * Change a promotion.
   *
   * Removes optional values of the promotion that you leave out. Changes a promotion of the shop. The kind of the
   * reward and of the trigger stay. The start and the code change only before the promotion has started.
   *
   * - Limit: at most 1 per minute. The client waits before sending.
   * - Full replacement: Optional values that you leave out: end, code, channels, customers and descriptions.
   * - Roles (any of): `ROLE_SHOP_ADMIN`.
   *
   * @param promotionInternalId Identifier of the promotion in the shop.
   * @see PR04: `PUT /api/promotions/{promotion_internal_id}`
   */
  update(
    promotionInternalId: string,
    body: PromotionUpdateRequest,
    query?: PromotionsUpdateQuery,
    options?: CallOptions,
  ): ApiPromise<void>;
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

  /**
   * List reasons for opening an incident.
   *
   * The reasons for opening an incident that the user's role may use. Deprecated: use RE02 with the reason type
   * INCIDENT_OPEN, or RE01.
   *
   * - Roles (any of): `ROLE_SHOP_ADMIN`.
   *
   * @deprecated Use `reasons.listByType` (RE02).
   * @see RE11: `GET /api/reasons/incident_open`
   */
  incidentOpen(query?: ReasonsIncidentOpenQuery, options?: CallOptions): ApiPromise<ReasonList>;

  /**
   * List reasons for closing an incident.
   *
   * The reasons for closing an incident that the user's role may use. Deprecated: use RE02 with the reason type
   * INCIDENT_CLOSE, or RE01.
   *
   * - Roles (any of): `ROLE_SHOP_ADMIN`.
   *
   * @deprecated Use `reasons.listByType` (RE02).
   * @see RE12: `GET /api/reasons/incident_close`
   */
  incidentClose(query?: ReasonsIncidentCloseQuery, options?: CallOptions): ApiPromise<ReasonList>;

  /**
   * List reasons for writing a message.
   *
   * The reasons for writing a message that the user's role may use. Deprecated: use RE02 with the reason type
   * MESSAGING, or RE01.
   *
   * - Roles (any of): `ROLE_SHOP_ADMIN`.
   *
   * @deprecated Use `reasons.listByType` (RE02).
   * @see RE14: `GET /api/reasons/messaging`
   */
  messaging(query?: ReasonsMessagingQuery, options?: CallOptions): ApiPromise<ReasonList>;
}

/** Shipping zones, types, carriers and charges. */
export interface ShippingMethods {
  /**
   * List shipping zones.
   *
   * The active shipping zones, sorted by index.
   *
   * - Limit: at most 1 per day. The client waits before sending.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_SHIPPING_SETTINGS_READ`.
   *
   * @see SH11: `GET /api/shipping/zones`
   */
  zones(query?: ShippingZonesQuery, options?: CallOptions): ApiPromise<ShippingZoneList>;

  /**
   * List shipping methods.
   *
   * The active shipping methods, sorted by index.
   *
   * - Limit: at most 1 per day. The client waits before sending.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_SHIPPING_SETTINGS_READ`.
   *
   * @see SH12: `GET /api/shipping/types`
   */
  types(query?: ShippingTypesQuery, options?: CallOptions): ApiPromise<ShippingMethodList>;

  /**
   * List carriers.
   *
   * The carriers registered on the platform, sorted by label. For other carriers, a shipment can contain the full
   * tracking URL (ST23).
   *
   * - Limit: at most 1 per day. The client waits before sending.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_SHIPPING_SETTINGS_READ`.
   *
   * @see SH21: `GET /api/shipping/carriers`
   */
  carriers(query?: ShippingCarriersQuery, options?: CallOptions): ApiPromise<RegisteredCarrierList>;

  /**
   * List logistic classes.
   *
   * The size and weight classes that shipping charges depend on, sorted by index.
   *
   * - Limit: at most 1 per day. The client waits before sending.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_SHIPPING_SETTINGS_READ`.
   *
   * @see SH31: `GET /api/shipping/logistic_classes`
   */
  logisticClasses(query?: ShippingLogisticClassesQuery, options?: CallOptions): ApiPromise<LogisticClassList>;

  /**
   * Get the shipping configuration of the shop.
   *
   * Delivery times, lead time to ship and cut-off times of the shop, and who has set each of them.
   *
   * - Limit: at most 1 per hour, 1 per 7 days recommended. The client waits before sending.
   * - Roles (any of): `ROLE_SHOP_ADMIN`.
   *
   * @see SH42: `GET /api/shipping/configuration/shop`
   */
  configuration(query?: ShippingConfigurationQuery, options?: CallOptions): ApiPromise<ShopShippingConfiguration>;

  /**
   * Get the shipping charges of the shop.
   *
   * The shipping charges of the shop by method, zone and logistic class, and which prices the shop has set.
   *
   * - Limit: at most 1 per hour, 1 per 7 days recommended. The client waits before sending.
   * - Roles (any of): `ROLE_SHOP_ADMIN`.
   *
   * @see SH52: `GET /api/shipping/charges/shop`
   */
  charges(query?: ShippingChargesQuery, options?: CallOptions): ApiPromise<ShopShippingCharges>;
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

/** Accounting documents that the operator requests. */
export interface DocumentRequestsMethods {
  /**
   * List document requests.
   *
   * Lists the invoices and credit notes to issue, newest first. A shop fulfills its own requests in TO_PROCESS with
   * DR74 and downloads issued documents with DR73. `entity_id` requires `entity_type`, otherwise the response is 400.
   *
   * - Entries per page: at most 100. Default: 10. Iterate to read all pages.
   *
   * @see DR11: `GET /api/document-request/requests`
   */
  list(query?: DocumentRequestsListQuery, options?: ListOptions): ListPromise<DocumentRequest, DocumentRequestPage>;

  /**
   * List the lines of a document request.
   *
   * Lists the lines of the document, oldest first: products sold or credited, or fees of the operator.
   *
   * - Entries per page: at most 100. Default: 10. Iterate to read all pages.
   *
   * @param documentRequestId The request (DR11).
   * @see DR12: `GET /api/document-request/{document_request_id}/lines`
   */
  lines(
    documentRequestId: string,
    query?: DocumentRequestsLinesQuery,
    options?: ListOptions,
  ): ListPromise<DocumentRequestLine, DocumentRequestLinePage>;

  /**
   * Download accounting documents.
   *
   * Downloads issued documents. At least one of `document_id` and `entity_id` is required. `entity_id` requires
   * `entity_type`. One document is returned as the file itself. Several are returned as a ZIP, grouped in folders by
   * entity type and order.
   *
   * @throws {ArgumentError} If none of `document_id`, `entity_id` is passed.
   * @see DR73: `GET /api/document-request/documents/download`
   */
  download(query?: DocumentRequestsDownloadQuery, options?: CallOptions): ApiPromise<FileResponse>;

  /**
   * Upload accounting documents.
   *
   * Uploads the documents of document requests (DR11). File names must be distinct, with at most 50 documents per
   * upload. If a request needs several formats, upload all of them in one call. The status is 200 even if requests are
   * refused, so check the `errors` of each request.
   *
   * - At most 50 `files` per request. The client splits longer lists into several requests.
   * - Files and entries are matched by name. Each entry needs a file with its `files.name`.
   * - Partial success: each entry succeeds or fails separately. Check `failed` or call `throwIfFailed()`.
   * - Not retried automatically if the outcome is unknown. `settle` reads `documentRequests.list` to find it out.
   *
   * @see DR74: `POST /api/document-request/documents/upload`
   */
  upload(
    body: DocumentRequestsUploadBody,
    query?: DocumentRequestsUploadQuery,
    options?: BatchOptions<DocumentUploadRequest, DocumentUploadResult>,
  ): ApiPromise<BatchResult<DocumentUploadRequest, DocumentUploadResult>>;
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

/** The category tree. */
export interface HierarchiesMethods {
  /**
   * List the category tree.
   *
   * Lists the operator's categories as a flat list. Without `hierarchy`, the whole tree is returned. With it, the
   * parents and children of that category are returned, down to `max_level` levels.
   *
   * - Limit: at most 1 per hour. The client waits before sending.
   *
   * @see H11: `GET /api/hierarchies`
   */
  list(query?: HierarchiesListQuery, options?: CallOptions): ApiPromise<HierarchyList>;
}

/** Products and the status of their data sheets. */
export interface ProductsMethods {
  /**
   * Find products by references.
   *
   * Finds products of the operator's catalog by their identifiers, at most 100 references per request. The response is
   * sorted by `product_sku`, then `product_id_type`, then `product_id`, all ascending. References without a product
   * are left out. Labels are in the language of `locale`.
   *
   * - At most 100 `product_references` per request. The client splits longer lists into several requests.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_PRODUCT_READ`.
   *
   * @see P31: `GET /api/products`
   */
  list(
    query: ProductsListQuery,
    options?: BatchOptions<string, ProductList>,
  ): ApiPromise<BatchResult<string, ProductList>>;

  /**
   * List offers of products.
   *
   * Lists the offers of all shops for up to 100 products, cheapest first. Name the products by `product_ids` or by
   * `product_references`. For a shop, several fields of the offers hold fixed values.
   *
   * - Frequency: When a user opens the page of a product.
   * - Entries per page: at most 100. Default: 10. Iterate to read all pages.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_PRODUCT_READ`.
   *
   * @see P11: `GET /api/products/offers`
   */
  offers(query?: ProductsOffersQuery, options?: ListOptions): ListPromise<ProductWithOffers, ProductOfferPage>;
}

/** Imports of product files and their reports. */
export interface ImportsMethods {
  /**
   * List product imports.
   *
   * Lists product imports in offset pages, oldest first. Change the direction with `order`. With `last_request_date`,
   * only imports that changed since are listed. Default: all imports.
   *
   * - Limit: at most 1 per minute per shop, 1 per 5 minutes recommended. The client waits before sending.
   * - Entries per page: at most 100. Default: 10. Iterate to read all pages.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_PRODUCT_WRITE`.
   *
   * @see P51: `GET /api/products/imports`
   */
  list(query?: ImportsListQuery, options?: ListOptions): ListPromise<ProductImportTracking, ProductImportPage>;

  /**
   * Import a product file.
   *
   * Imports a product file in CSV, XML or XLSX. The response contains the import ID. Read its status with P42. If
   * catalog transformation is on and `conversion_type` is absent, the shop's default setting applies. Sending the file
   * again imports it again.
   *
   * - Limit: at most 1 per 15 minutes per shop, 1 per hour recommended. The client waits before sending. Counted per
   *   seller.
   * - Not retried automatically if the outcome is unknown.
   * - Asynchronous: wait for `import_id` with `waitForImport`, which polls `imports.get`. `runImport` uploads the file
   *   and waits.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_PRODUCT_WRITE`.
   *
   * @see P41: `POST /api/products/imports`
   */
  create(
    body: ProductImportRequest,
    query?: ImportsCreateQuery,
    options?: CallOptions,
  ): ApiPromise<ProductImportStarted>;

  /**
   * Read the status of a product import.
   *
   * Reports the progress of an import. Poll it at most once a minute, until `import_status` is final. The `has_…`
   * fields report which files of P44 to P47 exist. They are set when the import completes. The fields of the
   * transformation are set when the file is sent to the operator.
   *
   * - Limit: at most 1 per minute per import_id. The client waits before sending. Until the status is final.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_PRODUCT_WRITE`.
   *
   * @param importId Identifier of the import.
   * @see P42: `GET /api/products/imports/{import_id}`
   */
  get(importId: number, query?: ImportsGetQuery, options?: CallOptions): ApiPromise<ProductImportTracking>;

  /**
   * Download the error report of an import.
   *
   * Downloads the refused lines of the file, each with its reason. The report is a CSV file if the catalog manager is
   * enabled, otherwise a file in a format that the operator defines. It exists when the import is complete and
   * `has_error_report` is true. `Accept: text/csv` requests CSV.
   *
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_PRODUCT_WRITE`.
   *
   * @param importId Identifier of the import.
   * @see P44: `GET /api/products/imports/{import_id}/error_report`
   */
  errorReport(importId: number, query?: ImportsErrorReportQuery, options?: CallOptions): ApiPromise<FileResponse>;

  /**
   * Download the new product report of an import.
   *
   * Downloads the products that were new to the catalog. The report is a CSV file if the catalog manager is enabled,
   * otherwise a file in a format that the operator defines. It exists when the import is complete and
   * `has_new_product_report` is true. `Accept: text/csv` requests CSV.
   *
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_PRODUCT_WRITE`.
   *
   * @param importId Identifier of the import.
   * @see P45: `GET /api/products/imports/{import_id}/new_product_report`
   */
  newProductReport(
    importId: number,
    query?: ImportsNewProductReportQuery,
    options?: CallOptions,
  ): ApiPromise<FileResponse>;

  /**
   * Download the transformed file of an import.
   *
   * Downloads the file that the catalog transformation sent to the operator, as CSV separated by semicolons. It exists
   * when `has_transformed_file` is true.
   *
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_PRODUCT_WRITE`.
   *
   * @param importId Identifier of the import.
   * @see P46: `GET /api/products/imports/{import_id}/transformed_file`
   */
  transformedFile(
    importId: number,
    query?: ImportsTransformedFileQuery,
    options?: CallOptions,
  ): ApiPromise<FileResponse>;

  /**
   * Download the transformation errors of an import.
   *
   * Downloads the lines that the catalog transformation could not read, in the format of the seller's file: CSV, XLSX
   * or XML. The report exists when `has_transformation_error_report` is true. `Accept: text/csv` requests CSV.
   *
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_PRODUCT_WRITE`.
   *
   * @param importId Identifier of the import.
   * @see P47: `GET /api/products/imports/{import_id}/transformation_error_report`
   */
  transformationErrorReport(
    importId: number,
    query?: ImportsTransformationErrorReportQuery,
    options?: CallOptions,
  ): ApiPromise<FileResponse>;
}

/** Attributes of products. */
export interface AttributesMethods {
  /**
   * List product attributes.
   *
   * Lists the optional and mandatory attributes of product files. With `hierarchy`, the list contains attributes of
   * the category, its parents and its children, down to `max_level` levels. Without it, the list contains attributes
   * of the whole catalog. `requirement_level` marks mandatory attributes. `Accept: text/csv` requests the list as CSV.
   * Its columns have names with hyphens, such as `hierarchy-code`.
   *
   * - Limit: at most 1 per hour. The client waits before sending.
   *
   * @see PM11: `GET /api/products/attributes`
   */
  list(query?: AttributesListQuery, options?: CallOptions): ApiPromise<AttributeList>;
}

/** Value lists of attributes. */
export interface ValueListsMethods {
  /**
   * List value lists.
   *
   * Lists the operator's value lists with their values, either all lists or the list with this `code`.
   *
   * - Limit: at most 1 per hour. The client waits before sending.
   *
   * @see VL11: `GET /api/values_lists`
   */
  list(query?: ValueListsListQuery, options?: CallOptions): ApiPromise<ValueListCollection>;
}

/** Several shipments per order. */
export interface ShipmentsMethods {
  /**
   * List shipments.
   *
   * Lists shipments in seek pages, oldest first. Change the order with `sort`. To follow changes, such as reports of
   * carriers, use `last_updated_from`.
   *
   * - Entries per page: at most 100. Default: 10. Iterate to read all pages.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ORDER_READ`.
   *
   * @see ST11: `GET /api/shipments`
   */
  list(query?: ShipmentsListQuery, options?: ListOptions): ListPromise<Shipment, ShipmentPage>;

  /**
   * Create shipments.
   *
   * Creates up to 1000 shipments, each with items of one order. Every shipment succeeds or fails separately, and
   * failures contain the order. With `shipped`, the shipment immediately counts as sent. Sending the request again
   * creates more shipments of the items that are left.
   *
   * - At most 1000 `shipments` per request. The client splits longer lists into several requests.
   * - Partial success: each entry succeeds or fails separately. Check `failed` or call `throwIfFailed()`.
   * - Not retried automatically if the outcome is unknown. `settle` reads `shipments.list` to find it out.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ORDER_SHIP`.
   *
   * @see ST01: `POST /api/shipments`
   */
  create(
    body: ShipmentCreateRequest,
    query?: ShipmentsCreateQuery,
    options?: BatchOptions<NewShipment, ShipmentCreateResult>,
  ): ApiPromise<BatchResult<NewShipment, ShipmentCreateResult>>;

  /**
   * Update the origin of shipments.
   *
   * Changes the warehouse of origin of up to 100 shipments. Every shipment succeeds or fails separately.
   *
   * - At most 100 `shipments` per request. The client splits longer lists into several requests.
   * - Partial success: each entry succeeds or fails separately. Check `failed` or call `throwIfFailed()`.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ORDER_SHIPMENT_WRITE`.
   *
   * @see ST07: `PUT /api/shipments`
   */
  updateOrigin(
    body: ShipmentOriginRequest,
    query?: ShipmentsUpdateOriginQuery,
    options?: BatchOptions<ShipmentOriginUpdate, ShipmentOriginResult>,
  ): ApiPromise<BatchResult<ShipmentOriginUpdate, ShipmentOriginResult>>;

  /**
   * Delete shipments.
   *
   * Deletes up to 1000 shipments that are not sent yet. Their items become available for shipment again. Every
   * shipment succeeds or fails separately.
   *
   * - At most 1000 `shipments` per request. The client splits longer lists into several requests.
   * - Partial success: each entry succeeds or fails separately. Check `failed` or call `throwIfFailed()`.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ORDER_SHIPMENT_DELETE`.
   *
   * @see ST06: `PUT /api/shipments/delete`
   */
  delete(
    body: ShipmentSelection,
    query?: ShipmentsDeleteQuery,
    options?: BatchOptions<ShipmentId, ShipmentResult>,
  ): ApiPromise<BatchResult<ShipmentId, ShipmentResult>>;

  /**
   * List items to ship.
   *
   * Lists the items of each order that are not in a shipment yet, and their address, in seek pages. Sorted by shipping
   * date. Change the order with `sort`.
   *
   * - Limit: at most 1 per 5 minutes, 1 per 15 minutes recommended. Only the first page of a list counts. The client
   *   waits before sending.
   * - Entries per page: at most 100. Default: 10. Iterate to read all pages.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ORDER_READ`, `ROLE_PARTNER_ORDER_SHIPMENT_READ`.
   *
   * @see ST12: `GET /api/shipments/items_to_ship`
   */
  itemsToShip(query?: ShipmentsItemsToShipQuery, options?: ListOptions): ListPromise<ItemsToShip, ItemsToShipPage>;

  /**
   * Update the tracking of shipments.
   *
   * Sets carrier and tracking number of up to 1000 shipments. For a registered carrier, send `carrier_code`, and its
   * tracking URL is computed. For an unregistered one, send `carrier_name` and optionally the full `tracking_url`.
   * Every shipment succeeds or fails separately.
   *
   * - At most 1000 `shipments` per request. The client splits longer lists into several requests.
   * - Partial success: each entry succeeds or fails separately. Check `failed` or call `throwIfFailed()`.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ORDER_TRACKING_WRITE`.
   *
   * @see ST23: `POST /api/shipments/tracking`
   */
  updateTracking(
    body: ShipmentTrackingRequest,
    query?: ShipmentsUpdateTrackingQuery,
    options?: BatchOptions<ShipmentTrackingUpdate, ShipmentResult>,
  ): ApiPromise<BatchResult<ShipmentTrackingUpdate, ShipmentResult>>;

  /**
   * Mark shipments as shipped.
   *
   * Marks up to 1000 shipments as SHIPPED, which cannot be undone. Every shipment succeeds or fails separately.
   *
   * - At most 1000 `shipments` per request. The client splits longer lists into several requests.
   * - Partial success: each entry succeeds or fails separately. Check `failed` or call `throwIfFailed()`.
   * - Not retried automatically if the outcome is unknown. `settle` reads `shipments.list` to find it out.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ORDER_SHIP`.
   *
   * @see ST24: `PUT /api/shipments/ship`
   */
  ship(
    body: ShipmentSelection,
    query?: ShipmentsShipQuery,
    options?: BatchOptions<ShipmentId, ShipmentResult>,
  ): ApiPromise<BatchResult<ShipmentId, ShipmentResult>>;

  /**
   * Mark shipments as ready for pick-up.
   *
   * Marks up to 1000 shipments as READY_FOR_PICK_UP. Every shipment succeeds or fails separately.
   *
   * - At most 1000 `shipments` per request. The client splits longer lists into several requests.
   * - Partial success: each entry succeeds or fails separately. Check `failed` or call `throwIfFailed()`.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ORDER_SHIPMENT_PICK_UP`.
   *
   * @see ST26: `PUT /api/shipments/ready_for_pick_up`
   */
  readyForPickUp(
    body: ShipmentSelection,
    query?: ShipmentsReadyForPickUpQuery,
    options?: BatchOptions<ShipmentId, ShipmentResult>,
  ): ApiPromise<BatchResult<ShipmentId, ShipmentResult>>;

  /**
   * Update additional information of shipments.
   *
   * Sets custom fields of up to 100 shipments. Every shipment succeeds or fails separately. A failure lists the
   * invalid fields.
   *
   * - At most 100 `shipments` per request. The client splits longer lists into several requests.
   * - Partial success: each entry succeeds or fails separately. Check `failed` or call `throwIfFailed()`.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ORDER_SHIP`.
   *
   * @see ST31: `PUT /api/shipments/additional_information`
   */
  updateAdditionalInformation(
    body: ShipmentInformationRequest,
    query?: ShipmentsUpdateAdditionalInformationQuery,
    options?: BatchOptions<ShipmentInformationUpdate, ShipmentInformationResult>,
  ): ApiPromise<BatchResult<ShipmentInformationUpdate, ShipmentInformationResult>>;
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

/** Orders. */
export interface OrdersMethods {
  /**
   * List orders.
   *
   * Lists the orders of the shop in offset pages, oldest first, with customers, lines, refunds and taxes. For many
   * orders, start an export with OR13. With `start_update_date`, the list also contains orders that changed a little
   * earlier.
   *
   * - Limit: at most 1 per minute, 1 per 5 minutes recommended. Only the first page of a list counts. The client waits
   *   before sending. In the background. Partners that connect several shops read every 15 minutes. When a user opens
   *   a page of orders, there is no limit.
   * - Entries per page: at most 100. Default: 10. Iterate to read all pages.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ORDER_READ`.
   *
   * @see OR11: `GET /api/orders`
   */
  list(query?: OrdersListQuery, options?: ListOptions): ListPromise<Order, OrderPage>;

  /**
   * Update orders.
   *
   * Sets the seller's reference and the eco contributions of up to 100 orders. Fields that you leave out stay, and
   * null removes them. Every order succeeds or fails separately. Nothing changes for a customer who was anonymized.
   *
   * - Limit: at most 1 per minute. The client waits before sending. When an order changes.
   * - At most 100 `orders` per request. The client splits longer lists into several requests.
   * - Partial success: each entry succeeds or fails separately. Check `failed` or call `throwIfFailed()`.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ORDER_EDIT`.
   *
   * @see OR04: `PUT /api/orders`
   */
  update(
    body: OrderUpdateRequest,
    query?: OrdersUpdateQuery,
    options?: BatchOptions<OrderUpdate, OrderUpdateResult>,
  ): ApiPromise<BatchResult<OrderUpdate, OrderUpdateResult>>;

  /**
   * Set origins of order lines.
   *
   * Sets where up to 100 order lines are shipped from: a warehouse of the shop, or an address. Every line succeeds or
   * fails separately.
   *
   * - Limit: at most 60 per hour. The client waits before sending. When the origin of a line changes.
   * - At most 100 `order_lines` per request. The client splits longer lists into several requests.
   * - Partial success: each entry succeeds or fails separately. Check `failed` or call `throwIfFailed()`.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ORDER_SHIP`.
   *
   * @see OR07: `PUT /api/orders/shipping_from`
   */
  setShippingOrigin(
    body: LineOriginRequest,
    query?: OrdersSetShippingOriginQuery,
    options?: BatchOptions<LineOriginInput, LineOriginResult>,
  ): ApiPromise<BatchResult<LineOriginInput, LineOriginResult>>;

  /**
   * Refund amounts of order lines.
   *
   * Refunds amounts of order lines, with taxes and fees. Either all refunds of the request are created, or none.
   * `taxes` and `shipping_taxes` are required if the line has them. Sending the request again creates more refunds.
   *
   * - Frequency: When a refund is requested.
   * - Not retried automatically if the outcome is unknown. `settle` reads `orders.list` to find it out.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ORDER_REFUND_REQUEST`, `ROLE_PARTNER_ORDER_REFUND`.
   *
   * @see OR28: `PUT /api/orders/refund`
   */
  refund(body: OrderRefundRequest, query?: OrdersRefundQuery, options?: CallOptions): ApiPromise<OrderRefundResult>;

  /**
   * Cancel amounts of order lines.
   *
   * Cancels amounts and quantities of order lines, with taxes and fees. Either all cancelations of the request are
   * created, or none. Sending the request again creates more cancelations.
   *
   * - Frequency: When lines are canceled.
   * - Not retried automatically if the outcome is unknown. `settle` reads `orders.list` to find it out.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ORDER_CANCEL`.
   *
   * @see OR30: `PUT /api/orders/cancel`
   */
  cancelLines(
    body: OrderCancelationRequest,
    query?: OrdersCancelLinesQuery,
    options?: CallOptions,
  ): ApiPromise<OrderCancelationResult>;

  /**
   * Adjust order lines by measure.
   *
   * Sets the real measure of up to 100 order lines that are sold by measure. A lower measure refunds the difference.
   * Every line succeeds or fails separately.
   *
   * - Limit: at most 1 per minute. The client waits before sending. When measures are known.
   * - At most 100 `order_lines` per request. The client splits longer lists into several requests.
   * - Partial success: each entry succeeds or fails separately. Check `failed` or call `throwIfFailed()`.
   * - Not retried automatically if the outcome is unknown. `settle` reads `orders.list` to find it out.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ORDER_ADJUST`.
   *
   * @see OR32: `PUT /api/orders/adjust`
   */
  adjust(
    body: OrderAdjustmentRequest,
    query?: OrdersAdjustQuery,
    options?: BatchOptions<LineAdjustment, OrderAdjustmentResult>,
  ): ApiPromise<BatchResult<LineAdjustment, OrderAdjustmentResult>>;

  /**
   * Accept or refuse an order.
   *
   * Accepts or refuses the lines of an order in WAITING_ACCEPTANCE. The request contains a decision about each line.
   * If all lines are refused, the order is REFUSED.
   *
   * - Frequency: When an order is new.
   * - Not retried automatically if the outcome is unknown. `settle` reads `orders.list` to find it out.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ORDER_ACCEPT`.
   *
   * @param orderId Identifier of the order.
   * @see OR21: `PUT /api/orders/{order_id}/accept`
   */
  accept(orderId: string, body: OrderAcceptRequest, query?: OrdersAcceptQuery, options?: CallOptions): ApiPromise<void>;

  /**
   * Set the tracking of an order.
   *
   * Sets carrier and tracking number of an order. For a registered carrier (SH21), send `carrier_code`, and the URL is
   * computed. For another carrier, send `carrier_name` and optionally `carrier_url`.
   *
   * - Frequency: When the tracking is known.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ORDER_TRACKING_WRITE`.
   *
   * @param orderId Identifier of the order.
   * @see OR23: `PUT /api/orders/{order_id}/tracking`
   */
  updateTracking(
    orderId: string,
    body: OrderTrackingRequest,
    query?: OrdersUpdateTrackingQuery,
    options?: CallOptions,
  ): ApiPromise<void>;

  /**
   * Ship an order.
   *
   * Marks an order in SHIPPING as shipped, with all its lines. Set its tracking first with OR23.
   *
   * - Frequency: When the tracking was sent.
   * - Not retried automatically if the outcome is unknown. `settle` reads `orders.list` to find it out.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ORDER_SHIP`.
   *
   * @param orderId Identifier of the order.
   * @see OR24: `PUT /api/orders/{order_id}/ship`
   */
  ship(orderId: string, query?: OrdersShipQuery, options?: CallOptions): ApiPromise<void>;

  /**
   * Cancel an order.
   *
   * Cancels a whole order that is not shipped. Its stock returns to the offers.
   *
   * - Frequency: When an order is canceled.
   * - Not retried automatically if the outcome is unknown. `settle` reads `orders.list` to find it out.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ORDER_CANCEL`.
   *
   * @param orderId Identifier of the order.
   * @see OR29: `PUT /api/orders/{order_id}/cancel`
   */
  cancel(orderId: string, query?: OrdersCancelQuery, options?: CallOptions): ApiPromise<void>;

  /**
   * Set custom fields of an order.
   *
   * Sets custom fields (AF01) of an order and of its lines. Fields that you leave out stay. Null or an empty text
   * removes the value of a field that isn't mandatory. If one field is refused, nothing changes, and the response
   * contains all errors.
   *
   * - Limit: at most 5 per second. The client waits before sending. When a custom field changes.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ORDER_ADDITIONAL_FIELD_UPDATE`.
   *
   * @param orderId Identifier of the order.
   * @see OR31: `PUT /api/orders/{order_id}/additional_fields`
   */
  updateAdditionalFields(
    orderId: string,
    body: OrderFieldsRequest,
    query?: OrdersUpdateAdditionalFieldsQuery,
    options?: CallOptions,
  ): ApiPromise<OrderFieldsResult>;

  /**
   * Start an export of orders.
   *
   * Starts an asynchronous export of orders to JSON files. The request contains at least one period: creation
   * (`start_date` and `end_date`) or last change (`start_update_date` and `end_update_date`). A shop has one export at
   * a time. OR14 returns the status and the URLs of the files. OR15 fetches them.
   *
   * - Limit: at most 1 per 5 minutes, 1 per 15 minutes recommended. The client waits before sending. A full export
   *   once a day.
   * - Not retried automatically if the outcome is unknown.
   * - Asynchronous: `exportOrders` starts the export, polls `orders.exportStatus`, and reads the rows of its files.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ORDER_READ`.
   *
   * @see OR13: `POST /api/orders/async-export`
   */
  startExport(
    body: OrderExportRequest,
    query?: OrdersStartExportQuery,
    options?: CallOptions,
  ): ApiPromise<OrderExportStart>;

  /**
   * Get the status of an export of orders.
   *
   * Reports the progress of an export. Poll it until `status` is final. `urls` then contains the files for OR15.
   *
   * - Limit: at most 1 per 2 seconds per tracking_id, 1 per 10 seconds recommended. The client waits before sending.
   *   Until the status is final.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ORDER_READ`.
   *
   * @param trackingId Identifier of the export.
   * @see OR14: `GET /api/orders/async-export/status/{tracking_id}`
   */
  exportStatus(
    trackingId: string,
    query?: OrdersExportStatusQuery,
    options?: CallOptions,
  ): ApiPromise<OrderExportStatus>;

  /**
   * List documents of orders.
   *
   * Lists the documents of up to 100 orders. Orders of other shops have none.
   *
   * - Frequency: When a user opens a page of documents.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ORDER_DOCUMENT_READ`.
   *
   * @see OR72: `GET /api/orders/documents`
   */
  documents(query: OrdersDocumentsQuery, options?: CallOptions): ApiPromise<OrderDocumentList>;

  /**
   * Download documents of orders.
   *
   * Downloads documents of orders. One document ID alone returns the file itself. All other requests return a ZIP
   * archive `documents-<timestamp>.zip` with a folder for each order. Document types always return an archive.
   *
   * - Frequency: When a document is downloaded.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ORDER_DOCUMENT_READ`.
   *
   * @see OR73: `GET /api/orders/documents/download`
   */
  downloadDocuments(query?: OrdersDownloadDocumentsQuery, options?: CallOptions): ApiPromise<FileResponse>;

  /**
   * Delete a document of an order.
   *
   * Deletes a document of an order permanently.
   *
   * - Frequency: When a document is deleted.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ORDER_DOCUMENT_DELETE`.
   *
   * @param documentId Identifier of the document.
   * @see OR76: `DELETE /api/orders/documents/{document_id}`
   */
  deleteDocument(documentId: number, query?: OrdersDeleteDocumentQuery, options?: CallOptions): ApiPromise<void>;

  /**
   * List taxes of orders.
   *
   * Lists the taxes that orders may have.
   *
   * - Limit: at most 1 per day. The client waits before sending.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ORDER_SETTINGS_READ`.
   *
   * @see OR75: `GET /api/orders/taxes`
   */
  taxes(query?: OrdersTaxesQuery, options?: CallOptions): ApiPromise<OrderTaxList>;

  /**
   * Upload documents of an order.
   *
   * Uploads documents to an order. File names are distinct and consist of US-ASCII characters. An order has at most 50
   * documents. Allowed types are `csv, doc, xls, xlsx, ppt, pdf, odt, ods, odp, txt, rtf, png, jpg, gif, zpl, mov,
   * mp4`. The status is 200 even if documents are refused. The response lists only refused documents.
   *
   * - Frequency: When a document is uploaded.
   * - At most 50 `files` per request.
   * - Files and entries are matched by name. Each entry needs a file with its `file_name`.
   * - Partial success: each entry succeeds or fails separately. Check `failed` or call `throwIfFailed()`.
   * - Not retried automatically if the outcome is unknown. `settle` reads `orders.documents` to find it out.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ORDER_DOCUMENT_WRITE`.
   *
   * @param orderId Identifier of the order.
   * @throws {ArgumentError} If `files` has more than 50 entries.
   * @see OR74: `POST /api/orders/{order_id}/documents`
   */
  uploadDocuments(
    orderId: string,
    body: OrdersUploadDocumentsBody,
    query?: OrdersUploadDocumentsQuery,
    options?: BatchOptions<OrderDocumentInput, OrderDocumentUploadResult>,
  ): ApiPromise<BatchResult<OrderDocumentInput, OrderDocumentUploadResult>>;

  /**
   * Get the evaluation of an order.
   *
   * Returns the customer's evaluation of an order, and the reply to it.
   *
   * - Frequency: When a user opens the page of an evaluation.
   *
   * @param orderId Identifier of the order.
   * @see OR51: `GET /api/orders/{order_id}/evaluation`
   */
  evaluation(orderId: string, query?: OrdersEvaluationQuery, options?: CallOptions): ApiPromise<ServiceOrderEvaluation>;

  /**
   * Resolve an incident.
   *
   * Marks the open incident of an order line as resolved, with a reason.
   *
   * - Frequency: When an incident is settled.
   * - Not retried automatically if the outcome is unknown. `settle` reads `orders.list` to find it out.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ORDER_INCIDENT_RESOLVE`.
   *
   * @param orderId Identifier of the order.
   * @param line Identifier of the order line.
   * @see OR64: `PUT /api/orders/{order_id}/lines/{line}/resolve_incident`
   */
  resolveIncident(
    orderId: string,
    line: string,
    body: IncidentResolution,
    query?: OrdersResolveIncidentQuery,
    options?: CallOptions,
  ): ApiPromise<void>;

  /**
   * Open a thread on an order.
   *
   * Creates a thread on an order with its first message. `to` contains roles, not identifiers. One message has at most
   * 30 MB. Send later messages with M12. Sending the same message again creates a second thread.
   *
   * - At most 1000 `files` per request.
   * - Not retried automatically if the outcome is unknown. `settle` reads `threads.list` to find it out.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_MESSAGE_WRITE`.
   *
   * @param orderId Identifier of the order.
   * @throws {ArgumentError} If `files` has more than 1000 entries.
   * @see OR43: `POST /api/orders/{order_id}/threads`
   */
  createThread(
    orderId: string,
    body: OrderThreadRequest,
    query?: OrdersCreateThreadQuery,
    options?: CallOptions,
  ): ApiPromise<MessageSent>;

  /**
   * Fetch a file of an export of orders.
   *
   * Fetches one of the `urls` of OR14 without changing it. The file is JSON with the orders as OR11 returns them.
   * Credentials are sent to the instance's own host only. The client fetches URLs of other hosts only if the caller
   * allows them, and without credentials.
   *
   * - Frequency: Once for each URL.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ORDER_READ`.
   *
   * @param url Address from the response of OR14.
   * @see OR15
   */
  downloadChunk(url: string, options?: CallOptions): ApiPromise<FileResponse>;

  /**
   * Get an order.
   *
   * Returns one order in an earlier form, with fewer fields than OR11.
   *
   * - Frequency: When a user opens the page of an order.
   * - Roles (any of): `ROLE_SHOP_ADMIN`.
   *
   * @param orderId Identifier of the order.
   * @deprecated Use `orders.list` (OR11).
   * @see OR12: `GET /api/orders/{order_id}`
   */
  get(orderId: string, query?: OrdersGetQuery, options?: CallOptions): ApiPromise<SingleOrder>;

  /**
   * Refund whole order lines.
   *
   * Refunds the rest of the price and shipping charge of order lines. Sending the request again is refused.
   *
   * - Frequency: When a refund is requested.
   * - Not retried automatically if the outcome is unknown. `settle` reads `orders.list` to find it out.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ORDER_REFUND`.
   *
   * @param orderId Identifier of the order.
   * @deprecated Use `orders.refund` (OR28).
   * @see OR26: `PUT /api/orders/{order_id}/refund`
   */
  refundLines(
    orderId: string,
    body: LineRefundRequest,
    query?: OrdersRefundLinesQuery,
    options?: CallOptions,
  ): ApiPromise<void>;

  /**
   * List legacy messages of an order.
   *
   * Lists messages on an order outside threads in offset pages, newest first. Deprecated: list threads with M11 and
   * read them with M10.
   *
   * - Frequency: When a user opens a page of messages.
   * - Entries per page: at most 100. Default: 10. Iterate to read all pages.
   * - Roles (any of): `ROLE_SHOP_ADMIN`.
   *
   * @param orderId Identifier of the order.
   * @deprecated Use `threads.list` (M11).
   * @see OR41: `GET /api/orders/{order_id}/messages`
   */
  messages(orderId: string, query?: OrdersMessagesQuery, options?: ListOptions): ListPromise<Message, MessageList>;

  /**
   * Create a message on an order.
   *
   * Creates a message outside threads. `document_ids` contains documents that are already linked to the order. IDs
   * that are linked to an earlier message are ignored. `to_customer` sends the message to the customer of the order.
   * Use OR43 instead, because its threads accept replies. Sending the message again creates a second message.
   *
   * - Not retried automatically if the outcome is unknown. `settle` reads `messages.list` to find it out.
   * - Roles (any of): `ROLE_SHOP_ADMIN`.
   *
   * @param orderId Identifier of the order.
   * @deprecated Use `orders.createThread` (OR43).
   * @see OR42: `POST /api/orders/{order_id}/messages`
   */
  createMessage(
    orderId: string,
    body: OrderMessageRequest,
    query?: OrdersCreateMessageQuery,
    options?: CallOptions,
  ): ApiPromise<OrderMessageCreated>;
}

/** Returns of customers. */
export interface ReturnsMethods {
  /**
   * List returns.
   *
   * Lists the returns of the shop in seek pages, oldest first.
   *
   * - Limit: at most 1 per 5 minutes, 1 per 15 minutes recommended. Only the first page of a list counts. The client
   *   waits before sending.
   * - Entries per page: at most 100. Default: 10. Iterate to read all pages.
   * - Roles (any of): `ROLE_PARTNER_ORDER_RETURN_READ`, `ROLE_SHOP_ADMIN`.
   *
   * @see RT11: `GET /api/returns`
   */
  list(query?: ReturnsListQuery, options?: ListOptions): ListPromise<Return, ReturnPage>;

  /**
   * Open returns.
   *
   * Opens up to 200 returns for customers. Every return succeeds or fails separately. Sending the request again opens
   * more returns.
   *
   * - Frequency: When a customer asks for a return.
   * - At most 200 `returns` per request. The client splits longer lists into several requests.
   * - Partial success: each entry succeeds or fails separately. Check `failed` or call `throwIfFailed()`.
   * - Not retried automatically if the outcome is unknown. `settle` reads `returns.list` to find it out.
   * - Roles (any of): `ROLE_PARTNER_ORDER_RETURN_WRITE`, `ROLE_SHOP_ADMIN`.
   *
   * @see RT01: `POST /api/returns`
   */
  create(
    body: ReturnCreateRequest,
    query?: ReturnsCreateQuery,
    options?: BatchOptions<NewReturn, ReturnCreateResult>,
  ): ApiPromise<BatchResult<NewReturn, ReturnCreateResult>>;

  /**
   * Update returns.
   *
   * Changes label, method, address, tracking and authorization number of up to 100 returns. Fields that you leave out
   * stay. Every return succeeds or fails separately.
   *
   * - At most 100 `returns` per request. The client splits longer lists into several requests.
   * - Partial success: each entry succeeds or fails separately. Check `failed` or call `throwIfFailed()`.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ORDER_RETURN_WRITE`.
   *
   * @see RT04: `PUT /api/returns`
   */
  update(
    body: ReturnUpdateRequest,
    query?: ReturnsUpdateQuery,
    options?: BatchOptions<ReturnUpdate, ReturnUpdateResult>,
  ): ApiPromise<BatchResult<ReturnUpdate, ReturnUpdateResult>>;

  /**
   * List items to return.
   *
   * Lists the order lines that customers may still return, with methods and reasons, in seek pages.
   *
   * - Frequency: When a customer asks for a return.
   * - Entries per page: at most 100. Default: 10. Iterate to read all pages.
   * - Roles (any of): `ROLE_PARTNER_ORDER_RETURN_READ`, `ROLE_SHOP_ADMIN`.
   *
   * @see RT12: `GET /api/returns/items_to_return`
   */
  itemsToReturn(
    query?: ReturnsItemsToReturnQuery,
    options?: ListOptions,
  ): ListPromise<ReturnableItem, ReturnableItemPage>;

  /**
   * Accept or refuse returns.
   *
   * Accepts or refuses up to 100 returns in WAITING_ACCEPTANCE. Every return succeeds or fails separately.
   *
   * - At most 100 `returns` per request. The client splits longer lists into several requests.
   * - Partial success: each entry succeeds or fails separately. Check `failed` or call `throwIfFailed()`.
   * - Not retried automatically if the outcome is unknown. `settle` reads `returns.list` to find it out.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ORDER_RETURN_WRITE`.
   *
   * @see RT21: `PUT /api/returns/accept`
   */
  accept(
    body: ReturnAcceptRequest,
    query?: ReturnsAcceptQuery,
    options?: BatchOptions<ReturnDecision, ReturnResult>,
  ): ApiPromise<BatchResult<ReturnDecision, ReturnResult>>;

  /**
   * Receive returns.
   *
   * Marks up to 100 accepted returns as received. Every return succeeds or fails separately.
   *
   * - At most 100 `returns` per request. The client splits longer lists into several requests.
   * - Partial success: each entry succeeds or fails separately. Check `failed` or call `throwIfFailed()`.
   * - Not retried automatically if the outcome is unknown. `settle` reads `returns.list` to find it out.
   * - Roles (any of): `ROLE_PARTNER_ORDER_RETURN_WRITE`, `ROLE_SHOP_ADMIN`.
   *
   * @see RT25: `PUT /api/returns/receive`
   */
  receive(
    body: ReturnSelection,
    query?: ReturnsReceiveQuery,
    options?: BatchOptions<ReturnId, ReturnResult>,
  ): ApiPromise<BatchResult<ReturnId, ReturnResult>>;

  /**
   * Report the condition of returns.
   *
   * Reports whether the items of up to 100 received returns are as they should be. Every return succeeds or fails
   * separately.
   *
   * - At most 100 `returns` per request. The client splits longer lists into several requests.
   * - Partial success: each entry succeeds or fails separately. Check `failed` or call `throwIfFailed()`.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ORDER_RETURN_WRITE`.
   *
   * @see RT26: `PUT /api/returns/compliance`
   */
  updateCompliance(
    body: ReturnComplianceRequest,
    query?: ReturnsUpdateComplianceQuery,
    options?: BatchOptions<ReturnComplianceUpdate, ReturnResult>,
  ): ApiPromise<BatchResult<ReturnComplianceUpdate, ReturnResult>>;

  /**
   * Close returns.
   *
   * Closes up to 100 received returns. Every return succeeds or fails separately. A refund is separate (OR28).
   *
   * - At most 100 `returns` per request. The client splits longer lists into several requests.
   * - Partial success: each entry succeeds or fails separately. Check `failed` or call `throwIfFailed()`.
   * - Not retried automatically if the outcome is unknown. `settle` reads `returns.list` to find it out.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ORDER_RETURN_WRITE`.
   *
   * @see RT27: `PUT /api/returns/close`
   */
  close(
    body: ReturnSelection,
    query?: ReturnsCloseQuery,
    options?: BatchOptions<ReturnId, ReturnResult>,
  ): ApiPromise<BatchResult<ReturnId, ReturnResult>>;

  /**
   * Cancel returns.
   *
   * Cancels up to 100 returns that are not received. Every return succeeds or fails separately.
   *
   * - At most 100 `returns` per request. The client splits longer lists into several requests.
   * - Partial success: each entry succeeds or fails separately. Check `failed` or call `throwIfFailed()`.
   * - Not retried automatically if the outcome is unknown. `settle` reads `returns.list` to find it out.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_ORDER_RETURN_WRITE`.
   *
   * @see RT29: `PUT /api/returns/cancel`
   */
  cancel(
    body: ReturnSelection,
    query?: ReturnsCancelQuery,
    options?: BatchOptions<ReturnId, ReturnResult>,
  ): ApiPromise<BatchResult<ReturnId, ReturnResult>>;
}

/** Pick lists of fulfillment centers. */
export interface PickListsMethods {
  /**
   * List pick lists.
   *
   * Lists the pick lists of a fulfillment center in seek pages, earliest pick-up first.
   *
   * - Limit: at most 1 per 5 minutes, 1 per 15 minutes recommended. Only the first page of a list counts. The client
   *   waits before sending.
   * - Entries per page: at most 100. Default: 10. Iterate to read all pages.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_PICKLIST_READ`.
   *
   * @see PL11: `GET /api/picklists`
   */
  list(query?: PickListsListQuery, options?: ListOptions): ListPromise<PickList, PickListPage>;
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

/**
 * Messages of the old kind.
 *
 * @deprecated All its methods are deprecated.
 */
export interface MessagesMethods {
  /**
   * List legacy messages.
   *
   * Lists messages outside threads in offset pages, newest first. Change the direction with `order`. By default, only
   * messages that the shop received are listed. Deprecated: list threads with M11 and read them with M10.
   *
   * - Entries per page: at most 100. Default: 10. Iterate to read all pages.
   * - Roles (any of): `ROLE_SHOP_ADMIN`.
   *
   * @deprecated Use `threads.list` (M11).
   * @see M01: `GET /api/messages`
   */
  list(query?: MessagesListQuery, options?: ListOptions): ListPromise<Message, MessageList>;
}

/** Marketplace, seller: all operations, grouped by resource. */
export interface MarketplaceSellerMethods {
  /** The shop of the caller. */
  readonly account: AccountMethods;
  /** Business documents of shops. */
  readonly documents: DocumentsMethods;
  /** Roles of shop users. */
  readonly roles: RolesMethods;
  /** Settings and features of the platform. */
  readonly settings: SettingsMethods;
  /** Offers of products: price, stock and conditions of sale. */
  readonly offers: OffersMethods;
  /** Imports of prices of offers. */
  readonly prices: PricesMethods;
  /** Imports of stock of offers. */
  readonly stock: StockMethods;
  /** Promotions on offers. */
  readonly promotions: PromotionsMethods;
  /** Reasons of refunds, incidents, cancellations and messages. */
  readonly reasons: ReasonsMethods;
  /** Shipping zones, types, carriers and charges. */
  readonly shipping: ShippingMethods;
  /** Accounting documents. */
  readonly invoices: InvoicesMethods;
  /** Accounting documents that the operator requests. */
  readonly documentRequests: DocumentRequestsMethods;
  /** Transaction lines, as a list and as an export. */
  readonly transactions: TransactionsMethods;
  /** The category tree. */
  readonly hierarchies: HierarchiesMethods;
  /** Products and the status of their data sheets. */
  readonly products: ProductsMethods;
  /** Imports of product files and their reports. */
  readonly imports: ImportsMethods;
  /** Attributes of products. */
  readonly attributes: AttributesMethods;
  /** Value lists of attributes. */
  readonly valueLists: ValueListsMethods;
  /** Several shipments per order. */
  readonly shipments: ShipmentsMethods;
  /** Conversations with customers and the operator. */
  readonly threads: ThreadsMethods;
  /** Orders. */
  readonly orders: OrdersMethods;
  /** Returns of customers. */
  readonly returns: ReturnsMethods;
  /** Pick lists of fulfillment centers. */
  readonly pickLists: PickListsMethods;
  /** Periods that the shop is billed and paid for. */
  readonly billingCycles: BillingCyclesMethods;
  /**
   * Messages of the old kind.
   *
   * @deprecated All its methods are deprecated.
   */
  readonly messages: MessagesMethods;
}

/**
 * The methods of the client. Each group is created on first use, so that an unused client stays small.
 * @internal
 */
export function marketplaceSellerMethods(runtime: Runtime): MarketplaceSellerMethods {
  const made: { -readonly [Group in keyof MarketplaceSellerMethods]?: MarketplaceSellerMethods[Group] } = {};
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
        offerStates: (query, options) => call(runtime, o.OF61, { query }, options),
        configuration: (query, options) => call(runtime, o.PC01, { query }, options),
        version: (query, options) => call(runtime, o.V01, { query }, options),
      });
    },
    get offers() {
      return (made.offers ??= writes<OffersMethods>(runtime, { upsert: o.OF24, import: o.OF01, startExport: o.OF52 }, {
        list: (query, options) => list(runtime, o.OF21, { query }, options),
        upsert: (body, query, options) => call(runtime, o.OF24, { body, query }, options),
        get: (offer, query, options) => call(runtime, o.OF22, { path: { offer }, query }, options),
        imports: (query, options) => list(runtime, o.OF04, { query }, options),
        import: (body, query, options) => call(runtime, o.OF01, { body, query }, options),
        importStatus: (importId, query, options) => call(runtime, o.OF02, { path: { import_id: importId }, query }, options),
        importErrorReport: (importId, query, options) => file(runtime, o.OF03, { path: { import_id: importId }, query }, options),
        startExport: (body, query, options) => call(runtime, o.OF52, { body, query }, options),
        exportStatus: (trackingId, query, options) => call(runtime, o.OF53, { path: { tracking_id: trackingId }, query }, options),
        downloadChunk: (url, options) => file(runtime, o.OF54, { url }, options),
        quantity: (offer, query, options) => call(runtime, o.OF26, { path: { offer }, query }, options),
        export: (query, options) => file(runtime, o.OF51, { query }, options),
      }));
    },
    get prices() {
      return (made.prices ??= writes<PricesMethods>(runtime, { import: o.PRI01 }, {
        imports: (query, options) => list(runtime, o.PRI02, { query }, options),
        import: (body, query, options) => call(runtime, o.PRI01, { body, query }, options),
        importErrorReport: (importId, query, options) => file(runtime, o.PRI03, { path: { import_id: importId }, query }, options),
      }));
    },
    get stock() {
      return (made.stock ??= writes<StockMethods>(runtime, { import: o.STO01 }, {
        import: (body, query, options) => call(runtime, o.STO01, { body, query }, options),
        importStatus: (importId, query, options) => call(runtime, o.STO02, { path: { import_id: importId }, query }, options),
        importErrorReport: (importId, query, options) => file(runtime, o.STO03, { path: { import_id: importId }, query }, options),
      }));
    },
    get promotions() {
      return (made.promotions ??= writes<PromotionsMethods>(runtime, { create: o.PR03, update: o.PR04 }, {
        list: (query, options) => list(runtime, o.PR01, { query }, options),
        create: (body, query, options) => call(runtime, o.PR03, { body, query }, options),
        update: (promotionInternalId, body, query, options) => call(runtime, o.PR04, { path: { promotion_internal_id: promotionInternalId }, body, query }, options),
      }));
    },
    get reasons() {
      return (made.reasons ??= {
        list: (query, options) => call(runtime, o.RE01, { query }, options),
        listByType: (reasonType, query, options) => call(runtime, o.RE02, { path: { reason_type: reasonType }, query }, options),
        incidentOpen: (query, options) => call(runtime, o.RE11, { query }, options),
        incidentClose: (query, options) => call(runtime, o.RE12, { query }, options),
        messaging: (query, options) => call(runtime, o.RE14, { query }, options),
      });
    },
    get shipping() {
      return (made.shipping ??= {
        zones: (query, options) => call(runtime, o.SH11, { query }, options),
        types: (query, options) => call(runtime, o.SH12, { query }, options),
        carriers: (query, options) => call(runtime, o.SH21, { query }, options),
        logisticClasses: (query, options) => call(runtime, o.SH31, { query }, options),
        configuration: (query, options) => call(runtime, o.SH42, { query }, options),
        charges: (query, options) => call(runtime, o.SH52, { query }, options),
      });
    },
    get invoices() {
      return (made.invoices ??= {
        list: (query, options) => list(runtime, o.IV01, { query }, options),
        download: (accountingDocumentId, query, options) => file(runtime, o.IV02, { path: { accounting_document_id: accountingDocumentId }, query }, options),
      });
    },
    get documentRequests() {
      return (made.documentRequests ??= writes<DocumentRequestsMethods>(runtime, { upload: o.DR74 }, {
        list: (query, options) => list(runtime, o.DR11, { query }, options),
        lines: (documentRequestId, query, options) => list(runtime, o.DR12, { path: { document_request_id: documentRequestId }, query }, options),
        download: (query, options) => file(runtime, o.DR73, { query }, options),
        upload: (body, query, options) => batch(runtime, o.DR74, { body, query }, options),
      }));
    },
    get transactions() {
      return (made.transactions ??= writes<TransactionsMethods>(runtime, { startExport: o.TL03 }, {
        list: (query, options) => list(runtime, o.TL02, { query }, options),
        startExport: (body, query, options) => call(runtime, o.TL03, { body, query }, options),
        exportStatus: (trackingId, query, options) => call(runtime, o.TL04, { path: { tracking_id: trackingId }, query }, options),
        downloadChunk: (url, options) => file(runtime, o.TL05, { url }, options),
      }));
    },
    get hierarchies() {
      return (made.hierarchies ??= {
        list: (query, options) => call(runtime, o.H11, { query }, options),
      });
    },
    get products() {
      return (made.products ??= {
        list: (query, options) => batch(runtime, o.P31, { query }, options),
        offers: (query, options) => list(runtime, o.P11, { query }, options),
      });
    },
    get imports() {
      return (made.imports ??= writes<ImportsMethods>(runtime, { create: o.P41 }, {
        list: (query, options) => list(runtime, o.P51, { query }, options),
        create: (body, query, options) => call(runtime, o.P41, { body, query }, options),
        get: (importId, query, options) => call(runtime, o.P42, { path: { import_id: importId }, query }, options),
        errorReport: (importId, query, options) => file(runtime, o.P44, { path: { import_id: importId }, query }, options),
        newProductReport: (importId, query, options) => file(runtime, o.P45, { path: { import_id: importId }, query }, options),
        transformedFile: (importId, query, options) => file(runtime, o.P46, { path: { import_id: importId }, query }, options),
        transformationErrorReport: (importId, query, options) => file(runtime, o.P47, { path: { import_id: importId }, query }, options),
      }));
    },
    get attributes() {
      return (made.attributes ??= {
        list: (query, options) => call(runtime, o.PM11, { query }, options),
      });
    },
    get valueLists() {
      return (made.valueLists ??= {
        list: (query, options) => call(runtime, o.VL11, { query }, options),
      });
    },
    get shipments() {
      return (made.shipments ??= writes<ShipmentsMethods>(runtime, { create: o.ST01, updateOrigin: o.ST07, delete: o.ST06, updateTracking: o.ST23, ship: o.ST24, readyForPickUp: o.ST26, updateAdditionalInformation: o.ST31 }, {
        list: (query, options) => list(runtime, o.ST11, { query }, options),
        create: (body, query, options) => batch(runtime, o.ST01, { body, query }, options),
        updateOrigin: (body, query, options) => batch(runtime, o.ST07, { body, query }, options),
        delete: (body, query, options) => batch(runtime, o.ST06, { body, query }, options),
        itemsToShip: (query, options) => list(runtime, o.ST12, { query }, options),
        updateTracking: (body, query, options) => batch(runtime, o.ST23, { body, query }, options),
        ship: (body, query, options) => batch(runtime, o.ST24, { body, query }, options),
        readyForPickUp: (body, query, options) => batch(runtime, o.ST26, { body, query }, options),
        updateAdditionalInformation: (body, query, options) => batch(runtime, o.ST31, { body, query }, options),
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
    get orders() {
      return (made.orders ??= writes<OrdersMethods>(runtime, { update: o.OR04, setShippingOrigin: o.OR07, refund: o.OR28, cancelLines: o.OR30, adjust: o.OR32, accept: o.OR21, updateTracking: o.OR23, ship: o.OR24, cancel: o.OR29, updateAdditionalFields: o.OR31, startExport: o.OR13, deleteDocument: o.OR76, uploadDocuments: o.OR74, resolveIncident: o.OR64, createThread: o.OR43, refundLines: o.OR26, createMessage: o.OR42 }, {
        list: (query, options) => list(runtime, o.OR11, { query }, options),
        update: (body, query, options) => batch(runtime, o.OR04, { body, query }, options),
        setShippingOrigin: (body, query, options) => batch(runtime, o.OR07, { body, query }, options),
        refund: (body, query, options) => call(runtime, o.OR28, { body, query }, options),
        cancelLines: (body, query, options) => call(runtime, o.OR30, { body, query }, options),
        adjust: (body, query, options) => batch(runtime, o.OR32, { body, query }, options),
        accept: (orderId, body, query, options) => call(runtime, o.OR21, { path: { order_id: orderId }, body, query }, options),
        updateTracking: (orderId, body, query, options) => call(runtime, o.OR23, { path: { order_id: orderId }, body, query }, options),
        ship: (orderId, query, options) => call(runtime, o.OR24, { path: { order_id: orderId }, query }, options),
        cancel: (orderId, query, options) => call(runtime, o.OR29, { path: { order_id: orderId }, query }, options),
        updateAdditionalFields: (orderId, body, query, options) => call(runtime, o.OR31, { path: { order_id: orderId }, body, query }, options),
        startExport: (body, query, options) => call(runtime, o.OR13, { body, query }, options),
        exportStatus: (trackingId, query, options) => call(runtime, o.OR14, { path: { tracking_id: trackingId }, query }, options),
        documents: (query, options) => call(runtime, o.OR72, { query }, options),
        downloadDocuments: (query, options) => file(runtime, o.OR73, { query }, options),
        deleteDocument: (documentId, query, options) => call(runtime, o.OR76, { path: { document_id: documentId }, query }, options),
        taxes: (query, options) => call(runtime, o.OR75, { query }, options),
        uploadDocuments: (orderId, body, query, options) => batch(runtime, o.OR74, { path: { order_id: orderId }, body, query }, options),
        evaluation: (orderId, query, options) => call(runtime, o.OR51, { path: { order_id: orderId }, query }, options),
        resolveIncident: (orderId, line, body, query, options) => call(runtime, o.OR64, { path: { order_id: orderId, line }, body, query }, options),
        createThread: (orderId, body, query, options) => call(runtime, o.OR43, { path: { order_id: orderId }, body, query }, options),
        downloadChunk: (url, options) => file(runtime, o.OR15, { url }, options),
        get: (orderId, query, options) => call(runtime, o.OR12, { path: { order_id: orderId }, query }, options),
        refundLines: (orderId, body, query, options) => call(runtime, o.OR26, { path: { order_id: orderId }, body, query }, options),
        messages: (orderId, query, options) => list(runtime, o.OR41, { path: { order_id: orderId }, query }, options),
        createMessage: (orderId, body, query, options) => call(runtime, o.OR42, { path: { order_id: orderId }, body, query }, options),
      }));
    },
    get returns() {
      return (made.returns ??= writes<ReturnsMethods>(runtime, { create: o.RT01, update: o.RT04, accept: o.RT21, receive: o.RT25, updateCompliance: o.RT26, close: o.RT27, cancel: o.RT29 }, {
        list: (query, options) => list(runtime, o.RT11, { query }, options),
        create: (body, query, options) => batch(runtime, o.RT01, { body, query }, options),
        update: (body, query, options) => batch(runtime, o.RT04, { body, query }, options),
        itemsToReturn: (query, options) => list(runtime, o.RT12, { query }, options),
        accept: (body, query, options) => batch(runtime, o.RT21, { body, query }, options),
        receive: (body, query, options) => batch(runtime, o.RT25, { body, query }, options),
        updateCompliance: (body, query, options) => batch(runtime, o.RT26, { body, query }, options),
        close: (body, query, options) => batch(runtime, o.RT27, { body, query }, options),
        cancel: (body, query, options) => batch(runtime, o.RT29, { body, query }, options),
      }));
    },
    get pickLists() {
      return (made.pickLists ??= {
        list: (query, options) => list(runtime, o.PL11, { query }, options),
      });
    },
    get billingCycles() {
      return (made.billingCycles ??= {
        list: (query, options) => list(runtime, o.SBC11, { query }, options),
      });
    },
    get messages() {
      return (made.messages ??= {
        list: (query, options) => list(runtime, o.M01, { query }, options),
      });
    },
  };
}
