// Generated from specs/ by `pnpm generate`. Do not edit.
import type { ApiPromise, BatchOptions, BatchResult, CallOptions, FileResponse, ListOptions, ListPromise } from '@tradelane/core';
import { batch, call, file, list, writes, type Runtime } from '@tradelane/core/runtime';
import { operations as o } from './operations.ts';
import type {
  AttributeList, AttributesListQuery, BillingCyclesListQuery, DocumentRequestsDownloadQuery, DocumentsDownloadQuery,
  DocumentsListQuery, DocumentsUploadBody, FrontBillingCycle, FrontBillingCyclePage, FrontInvoice, FrontInvoicePage,
  FrontReturnableItem, FrontReturnableItemPage, HierarchiesListQuery, HierarchyList, ImportsListQuery,
  InvoicesListQuery, ItemsToShip, ItemsToShipPage, LineOriginInput, LineOriginRequest, LineOriginResult, ListedThread,
  LogisticClassList, Message, MessageList, MessageRequest, MessageSent, MessagesListQuery, NewReturn, NewReturnLabel,
  NewShipment, OfferExportStart, OfferExportStatus, OfferQuantity, OffersExportQuery, OffersGetQuery,
  OperatorProductImportRequest, OrderAcceptRequest, OrderCancelationRequest, OrderCancelationResult, OrderDocumentInput,
  OrderDocumentList, OrderDocumentUploadResult, OrderExportStart, OrderExportStatus, OrderFieldsRequest,
  OrderFieldsResult, OrderMessageCreated, OrderThreadRequest, OrderTrackingRequest, OrdersDocumentsQuery,
  OrdersDownloadDocumentsQuery, OrdersEvaluationQuery, OrdersListQuery, OrdersMessagesQuery, OrdersStartExportQuery,
  OrdersTaxesQuery, OrdersUploadDocumentsBody, PickList, PickListPage, PickListsListQuery, PlatformAdditionalFieldList,
  PlatformChannelList, PlatformConfiguration, PlatformCurrencyList, PlatformDocumentTypeList, PlatformLocaleList,
  PlatformOffer, PlatformOfferExportRequest, PlatformOfferStateList, PlatformOrder, PlatformOrderExportRequest,
  PlatformOrderMessageRequest, PlatformOrderPage, PlatformOrderTaxList, PlatformOrderUpdate, PlatformOrderUpdateRequest,
  PlatformOrderUpdateResult, PlatformProductList, PlatformProductOfferPage, PlatformProductWithOffers,
  PlatformPromotion, PlatformPromotionPage, PlatformReasonList, PlatformShopDocumentList, PlatformSingleOrder,
  ProductImportPage, ProductImportStarted, ProductImportTracking, ProductsListQuery, ProductsOffersQuery,
  PromotionsListQuery, ReasonList, ReasonsListByTypeQuery, ReasonsListQuery, RegisteredCarrierList, Return,
  ReturnCreateRequest, ReturnCreateResult, ReturnId, ReturnLabel, ReturnLabelPage, ReturnLabelRequest,
  ReturnLabelResult, ReturnPage, ReturnResult, ReturnSelection, ReturnsItemsToReturnQuery, ReturnsLabelsQuery,
  ReturnsListQuery, ServiceOrderEvaluation, SettingsAdditionalFieldsQuery, SettingsChannelsQuery,
  SettingsCurrenciesQuery, SettingsDocumentTypesQuery, SettingsOfferStatesQuery, Shipment, ShipmentCreateRequest,
  ShipmentCreateResult, ShipmentId, ShipmentPage, ShipmentResult, ShipmentSelection, ShipmentTrackingRequest,
  ShipmentTrackingUpdate, ShipmentsItemsToShipQuery, ShipmentsListQuery, ShippingLogisticClassesQuery,
  ShippingMethodList, ShippingTypesQuery, ShippingZoneList, ShippingZonesQuery, ShopDocumentInput,
  ShopDocumentUploadResult, ShopRoleList, Thread, ThreadPage, ThreadsGetQuery, ThreadsListQuery, ValueListCollection,
  ValueListsListQuery, operations,
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
   * List offer conditions.
   *
   * The conditions of offered products, sorted by the operator's sort index.
   *
   * - Limit: at most 1 per day. The client waits before sending.
   *
   * @see OF61: `GET /api/offers/states`
   */
  offerStates(query?: SettingsOfferStatesQuery, options?: CallOptions): ApiPromise<PlatformOfferStateList>;

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

/** Offers of products: price, stock and conditions of sale. */
export interface OffersMethods {
  /**
   * Get an offer.
   *
   * Returns one offer of any shop with all its prices and the shop.
   *
   * - Frequency: When a user opens the page of an offer.
   *
   * @param offer Identifier of the offer on the platform.
   * @see OF22: `GET /api/offers/{offer}`
   */
  get(offer: number, query?: OffersGetQuery, options?: CallOptions): ApiPromise<PlatformOffer>;

  /**
   * Start an export of offers of shops.
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
  startExport(body: PlatformOfferExportRequest, options?: CallOptions): ApiPromise<OfferExportStart>;

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
  exportStatus(trackingId: string, options?: CallOptions): ApiPromise<OfferExportStatus>;

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
   * @param offer Identifier of the offer on the platform.
   * @deprecated Use `offers.get` (OF22).
   * @see OF26: `GET /api/offers/{offer}/quantity`
   */
  quantity(offer: number, options?: CallOptions): ApiPromise<OfferQuantity>;

  /**
   * Export offers of shops as one CSV file.
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

/** Promotions on offers. */
export interface PromotionsMethods {
  /**
   * List promotions of shops.
   *
   * Lists the promotions of the shop in offset pages, latest start first. By default, only active promotions are
   * listed. `locale` selects the pictures and descriptions of one language.
   *
   * - Frequency: When a user opens a page of promotions.
   * - Entries per page: at most 100. Default: 10. Iterate to read all pages.
   *
   * @see PR01: `GET /api/promotions`
   */
  list(query?: PromotionsListQuery, options?: ListOptions): ListPromise<PlatformPromotion, PlatformPromotionPage>;
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

  /**
   * List reasons for opening an incident.
   *
   * The reasons for opening an incident that the user's role may use. Deprecated: use RE02 with the reason type
   * INCIDENT_OPEN, or RE01.
   *
   * @deprecated Use `reasons.listByType` (RE02).
   * @see RE11: `GET /api/reasons/incident_open`
   */
  incidentOpen(options?: CallOptions): ApiPromise<ReasonList>;

  /**
   * List reasons for closing an incident.
   *
   * The reasons for closing an incident that the user's role may use. Deprecated: use RE02 with the reason type
   * INCIDENT_CLOSE, or RE01.
   *
   * @deprecated Use `reasons.listByType` (RE02).
   * @see RE12: `GET /api/reasons/incident_close`
   */
  incidentClose(options?: CallOptions): ApiPromise<ReasonList>;

  /**
   * List reasons for writing a message.
   *
   * The reasons for writing a message that the user's role may use. Deprecated: use RE02 with the reason type
   * MESSAGING, or RE01.
   *
   * @deprecated Use `reasons.listByType` (RE02).
   * @see RE14: `GET /api/reasons/messaging`
   */
  messaging(options?: CallOptions): ApiPromise<ReasonList>;
}

/** Shipping zones, types, carriers and charges. */
export interface ShippingMethods {
  /**
   * List shipping zones.
   *
   * The active shipping zones, sorted by index.
   *
   * - Limit: at most 1 per day. The client waits before sending.
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
   *
   * @see SH21: `GET /api/shipping/carriers`
   */
  carriers(options?: CallOptions): ApiPromise<RegisteredCarrierList>;

  /**
   * List logistic classes.
   *
   * The size and weight classes that shipping charges depend on, sorted by index.
   *
   * - Limit: at most 1 per day. The client waits before sending.
   *
   * @see SH31: `GET /api/shipping/logistic_classes`
   */
  logisticClasses(query?: ShippingLogisticClassesQuery, options?: CallOptions): ApiPromise<LogisticClassList>;
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

/** Accounting documents that the operator requests. */
export interface DocumentRequestsMethods {
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
}

/** The category tree. */
export interface HierarchiesMethods {
  /**
   * List the category tree.
   *
   * Lists the operator's categories as a flat list, either all of them or the categories open to a shop. Without
   * `hierarchy`, the whole tree is returned. With it, the parents and children of that category are returned, down to
   * `max_level` levels.
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
   *
   * @see P31: `GET /api/products`
   */
  list(
    query: ProductsListQuery,
    options?: BatchOptions<string, PlatformProductList>,
  ): ApiPromise<BatchResult<string, PlatformProductList>>;

  /**
   * List offers of products.
   *
   * Lists the offers of all shops for up to 100 products, cheapest first. Name the products by `product_ids` or by
   * `product_references`. Each offer has its shop, its stock and its warehouses.
   *
   * - Frequency: When a user opens the page of a product.
   * - Entries per page: at most 100. Default: 10. Iterate to read all pages.
   *
   * @see P11: `GET /api/products/offers`
   */
  offers(
    query?: ProductsOffersQuery,
    options?: ListOptions,
  ): ListPromise<PlatformProductWithOffers, PlatformProductOfferPage>;
}

/** Imports of product files and their reports. */
export interface ImportsMethods {
  /**
   * List product imports.
   *
   * Lists product imports of all shops or of one shop in offset pages, oldest first. Change the direction with
   * `order`. With `last_request_date`, only imports that changed since are listed. Default: all imports.
   *
   * - Limit: at most 1 per minute per shop, 1 per 5 minutes recommended. The client waits before sending.
   * - Entries per page: at most 100. Default: 10. Iterate to read all pages.
   *
   * @see P51: `GET /api/products/imports`
   */
  list(query?: ImportsListQuery, options?: ListOptions): ListPromise<ProductImportTracking, ProductImportPage>;

  /**
   * Import a product file.
   *
   * Imports a product file of a shop in CSV, XML or XLSX. The response contains the import ID. Read its status with
   * P42. If catalog transformation is on and `conversion_type` is absent, the shop's default setting applies. Sending
   * the file again imports it again.
   *
   * - Limit: at most 1 per 15 minutes per shop, 1 per hour recommended. The client waits before sending. Counted per
   *   seller.
   * - Not retried automatically if the outcome is unknown.
   * - Asynchronous: wait for `import_id` with `waitForImport`, which polls `imports.get`. `runImport` uploads the file
   *   and waits.
   *
   * @see P41: `POST /api/products/imports`
   */
  create(body: OperatorProductImportRequest, options?: CallOptions): ApiPromise<ProductImportStarted>;

  /**
   * Read the status of a product import.
   *
   * Reports the progress of an import. Poll it at most once a minute, until `import_status` is final. The `has_…`
   * fields report which files of P44 to P47 exist. They are set when the import completes. The fields of the
   * transformation are set when the file is sent to the operator.
   *
   * - Limit: at most 1 per minute per import_id. The client waits before sending. Until the status is final.
   *
   * @param importId Identifier of the import.
   * @see P42: `GET /api/products/imports/{import_id}`
   */
  get(importId: number, options?: CallOptions): ApiPromise<ProductImportTracking>;

  /**
   * Download the error report of an import.
   *
   * Downloads the refused lines of the file, each with its reason. The report is a CSV file if the catalog manager is
   * enabled, otherwise a file in a format that the operator defines. It exists when the import is complete and
   * `has_error_report` is true. `Accept: text/csv` requests CSV.
   *
   * @param importId Identifier of the import.
   * @see P44: `GET /api/products/imports/{import_id}/error_report`
   */
  errorReport(importId: number, options?: CallOptions): ApiPromise<FileResponse>;

  /**
   * Download the new product report of an import.
   *
   * Downloads the products that were new to the catalog. The report is a CSV file if the catalog manager is enabled,
   * otherwise a file in a format that the operator defines. It exists when the import is complete and
   * `has_new_product_report` is true. `Accept: text/csv` requests CSV.
   *
   * @param importId Identifier of the import.
   * @see P45: `GET /api/products/imports/{import_id}/new_product_report`
   */
  newProductReport(importId: number, options?: CallOptions): ApiPromise<FileResponse>;

  /**
   * Download the transformed file of an import.
   *
   * Downloads the file that the catalog transformation sent to the operator, as CSV separated by semicolons. It exists
   * when `has_transformed_file` is true.
   *
   * @param importId Identifier of the import.
   * @see P46: `GET /api/products/imports/{import_id}/transformed_file`
   */
  transformedFile(importId: number, options?: CallOptions): ApiPromise<FileResponse>;

  /**
   * Download the transformation errors of an import.
   *
   * Downloads the lines that the catalog transformation could not read, in the format of the seller's file: CSV, XLSX
   * or XML. The report exists when `has_transformation_error_report` is true. `Accept: text/csv` requests CSV.
   *
   * @param importId Identifier of the import.
   * @see P47: `GET /api/products/imports/{import_id}/transformation_error_report`
   */
  transformationErrorReport(importId: number, options?: CallOptions): ApiPromise<FileResponse>;
}

/** Attributes of products. */
export interface AttributesMethods {
  /**
   * List product attributes.
   *
   * Lists the optional and mandatory attributes of product files, for all shops or one, and for all channels or some.
   * With `hierarchy`, the list contains attributes of the category, its parents and its children, down to `max_level`
   * levels. `Accept: text/csv` requests the list as CSV. Its columns have names with hyphens, such as
   * `hierarchy-code`.
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
   *
   * @see ST01: `POST /api/shipments`
   */
  create(
    body: ShipmentCreateRequest,
    options?: BatchOptions<NewShipment, ShipmentCreateResult>,
  ): ApiPromise<BatchResult<NewShipment, ShipmentCreateResult>>;

  /**
   * Delete shipments.
   *
   * Deletes up to 1000 shipments that are not sent yet. Their items become available for shipment again. Every
   * shipment succeeds or fails separately.
   *
   * - At most 1000 `shipments` per request. The client splits longer lists into several requests.
   * - Partial success: each entry succeeds or fails separately. Check `failed` or call `throwIfFailed()`.
   *
   * @see ST06: `PUT /api/shipments/delete`
   */
  delete(
    body: ShipmentSelection,
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
   *
   * @see ST23: `POST /api/shipments/tracking`
   */
  updateTracking(
    body: ShipmentTrackingRequest,
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
   *
   * @see ST24: `PUT /api/shipments/ship`
   */
  ship(
    body: ShipmentSelection,
    options?: BatchOptions<ShipmentId, ShipmentResult>,
  ): ApiPromise<BatchResult<ShipmentId, ShipmentResult>>;

  /**
   * Mark shipments as ready for pick-up.
   *
   * Marks up to 1000 shipments as READY_FOR_PICK_UP. Every shipment succeeds or fails separately.
   *
   * - At most 1000 `shipments` per request. The client splits longer lists into several requests.
   * - Partial success: each entry succeeds or fails separately. Check `failed` or call `throwIfFailed()`.
   *
   * @see ST26: `PUT /api/shipments/ready_for_pick_up`
   */
  readyForPickUp(
    body: ShipmentSelection,
    options?: BatchOptions<ShipmentId, ShipmentResult>,
  ): ApiPromise<BatchResult<ShipmentId, ShipmentResult>>;
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
  reply(threadId: string, body: MessageRequest, options?: CallOptions): ApiPromise<MessageSent>;

  /**
   * Download an attachment.
   *
   * Downloads a file of a message. Pass the identifier of the attachment, not of the thread.
   *
   * @param attachmentId Identifier of the attachment.
   * @see M13: `GET /api/inbox/threads/{attachment_id}/download`
   */
  downloadAttachment(attachmentId: string, options?: CallOptions): ApiPromise<FileResponse>;
}

/** Orders. */
export interface OrdersMethods {
  /**
   * List orders of shops.
   *
   * Lists the orders of all shops in offset pages, oldest first, with the shop, the complete customer, lines, refunds
   * and taxes. Select shops with `shop_ids`. For many orders, start an export with OR13. With `start_update_date`, the
   * list also contains orders that changed a little earlier.
   *
   * - Limit: at most 1 per minute, 1 per 5 minutes recommended. Only the first page of a list counts. The client waits
   *   before sending. In the background. Partners that connect several shops read every 15 minutes. When a user opens
   *   a page of orders, there is no limit.
   * - Entries per page: at most 100. Default: 10. Iterate to read all pages.
   *
   * @see OR11: `GET /api/orders`
   */
  list(query?: OrdersListQuery, options?: ListOptions): ListPromise<PlatformOrder, PlatformOrderPage>;

  /**
   * Update orders.
   *
   * Changes customer, references, invoice terms, payment, deadline and statistics of up to 100 orders. Fields that you
   * leave out stay, and null removes optional fields. Every order succeeds or fails separately. Nothing changes for a
   * customer who was anonymized.
   *
   * - Limit: at most 1 per minute. The client waits before sending. When an order changes.
   * - At most 100 `orders` per request. The client splits longer lists into several requests.
   * - Partial success: each entry succeeds or fails separately. Check `failed` or call `throwIfFailed()`.
   *
   * @see OR04: `PUT /api/orders`
   */
  update(
    body: PlatformOrderUpdateRequest,
    options?: BatchOptions<PlatformOrderUpdate, PlatformOrderUpdateResult>,
  ): ApiPromise<BatchResult<PlatformOrderUpdate, PlatformOrderUpdateResult>>;

  /**
   * Set origins of order lines.
   *
   * Sets where up to 100 order lines are shipped from: a warehouse of the shop, or an address. Every line succeeds or
   * fails separately.
   *
   * - Limit: at most 60 per hour. The client waits before sending. When the origin of a line changes.
   * - At most 100 `order_lines` per request. The client splits longer lists into several requests.
   * - Partial success: each entry succeeds or fails separately. Check `failed` or call `throwIfFailed()`.
   *
   * @see OR07: `PUT /api/orders/shipping_from`
   */
  setShippingOrigin(
    body: LineOriginRequest,
    options?: BatchOptions<LineOriginInput, LineOriginResult>,
  ): ApiPromise<BatchResult<LineOriginInput, LineOriginResult>>;

  /**
   * Cancel amounts of order lines.
   *
   * Cancels amounts and quantities of order lines, with taxes and fees. Either all cancelations of the request are
   * created, or none. Sending the request again creates more cancelations.
   *
   * - Frequency: When lines are canceled.
   * - Not retried automatically if the outcome is unknown. `settle` reads `orders.list` to find it out.
   *
   * @see OR30: `PUT /api/orders/cancel`
   */
  cancelLines(body: OrderCancelationRequest, options?: CallOptions): ApiPromise<OrderCancelationResult>;

  /**
   * Accept or refuse an order.
   *
   * Accepts or refuses the lines of an order in WAITING_ACCEPTANCE. The request contains a decision about each line.
   * If all lines are refused, the order is REFUSED.
   *
   * - Frequency: When an order is new.
   * - Not retried automatically if the outcome is unknown. `settle` reads `orders.list` to find it out.
   *
   * @param orderId Identifier of the order.
   * @see OR21: `PUT /api/orders/{order_id}/accept`
   */
  accept(orderId: string, body: OrderAcceptRequest, options?: CallOptions): ApiPromise<void>;

  /**
   * Set the tracking of an order.
   *
   * Sets carrier and tracking number of an order. For a registered carrier (SH21), send `carrier_code`, and the URL is
   * computed. For another carrier, send `carrier_name` and optionally `carrier_url`.
   *
   * - Frequency: When the tracking is known.
   *
   * @param orderId Identifier of the order.
   * @see OR23: `PUT /api/orders/{order_id}/tracking`
   */
  updateTracking(orderId: string, body: OrderTrackingRequest, options?: CallOptions): ApiPromise<void>;

  /**
   * Ship an order.
   *
   * Marks an order in SHIPPING as shipped, with all its lines. Set its tracking first with OR23.
   *
   * - Frequency: When the tracking was sent.
   * - Not retried automatically if the outcome is unknown. `settle` reads `orders.list` to find it out.
   *
   * @param orderId Identifier of the order.
   * @see OR24: `PUT /api/orders/{order_id}/ship`
   */
  ship(orderId: string, options?: CallOptions): ApiPromise<void>;

  /**
   * Cancel an order.
   *
   * Cancels a whole order that is not shipped. Its stock returns to the offers.
   *
   * - Frequency: When an order is canceled.
   * - Not retried automatically if the outcome is unknown. `settle` reads `orders.list` to find it out.
   *
   * @param orderId Identifier of the order.
   * @see OR29: `PUT /api/orders/{order_id}/cancel`
   */
  cancel(orderId: string, options?: CallOptions): ApiPromise<void>;

  /**
   * Set custom fields of an order.
   *
   * Sets custom fields (AF01) of an order and of its lines. Fields that you leave out stay. Null or an empty text
   * removes the value of a field that isn't mandatory. If one field is refused, nothing changes, and the response
   * contains all errors.
   *
   * - Limit: at most 5 per second. The client waits before sending. When a custom field changes.
   *
   * @param orderId Identifier of the order.
   * @see OR31: `PUT /api/orders/{order_id}/additional_fields`
   */
  updateAdditionalFields(
    orderId: string,
    body: OrderFieldsRequest,
    options?: CallOptions,
  ): ApiPromise<OrderFieldsResult>;

  /**
   * Start an export of orders of shops.
   *
   * Starts an asynchronous export of orders of all shops to JSON files. The request contains at least one period:
   * creation, last change, or creation of a refund of at most a month. All operator users together have one export at
   * a time, and so does each partner. OR14 returns the status and the URLs of the files. OR15 fetches them.
   *
   * - Limit: at most 1 per 5 minutes, 1 per 15 minutes recommended. The client waits before sending. A full export
   *   once a day.
   * - Not retried automatically if the outcome is unknown.
   * - Asynchronous: `exportOrders` starts the export, polls `orders.exportStatus`, and reads the rows of its files.
   *
   * @see OR13: `POST /api/orders/async-export`
   */
  startExport(
    body: PlatformOrderExportRequest,
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
   *
   * @param trackingId Identifier of the export.
   * @see OR14: `GET /api/orders/async-export/status/{tracking_id}`
   */
  exportStatus(trackingId: string, options?: CallOptions): ApiPromise<OrderExportStatus>;

  /**
   * List documents of orders.
   *
   * Lists the documents of up to 100 orders. Orders of other shops have none.
   *
   * - Frequency: When a user opens a page of documents.
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
   *
   * @param documentId Identifier of the document.
   * @see OR76: `DELETE /api/orders/documents/{document_id}`
   */
  deleteDocument(documentId: number, options?: CallOptions): ApiPromise<void>;

  /**
   * List taxes of orders.
   *
   * Lists the taxes that orders may have.
   *
   * - Limit: at most 1 per day. The client waits before sending.
   *
   * @see OR75: `GET /api/orders/taxes`
   */
  taxes(query?: OrdersTaxesQuery, options?: CallOptions): ApiPromise<PlatformOrderTaxList>;

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
   *
   * @param orderId Identifier of the order.
   * @throws {ArgumentError} If `files` has more than 50 entries.
   * @see OR74: `POST /api/orders/{order_id}/documents`
   */
  uploadDocuments(
    orderId: string,
    body: OrdersUploadDocumentsBody,
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
   * Open a thread on an order.
   *
   * Creates a thread on an order with its first message. `to` contains roles, not identifiers. One message has at most
   * 30 MB. Send later messages with M12. Sending the same message again creates a second thread.
   *
   * - At most 1000 `files` per request.
   * - Not retried automatically if the outcome is unknown. `settle` reads `threads.list` to find it out.
   *
   * @param orderId Identifier of the order.
   * @throws {ArgumentError} If `files` has more than 1000 entries.
   * @see OR43: `POST /api/orders/{order_id}/threads`
   */
  createThread(orderId: string, body: OrderThreadRequest, options?: CallOptions): ApiPromise<MessageSent>;

  /**
   * Fetch a file of an export of orders.
   *
   * Fetches one of the `urls` of OR14 without changing it. The file is JSON with the orders as OR11 returns them.
   * Credentials are sent to the instance's own host only. The client fetches URLs of other hosts only if the caller
   * allows them, and without credentials.
   *
   * - Frequency: Once for each URL.
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
   *
   * @param orderId Identifier of the order.
   * @deprecated Use `orders.list` (OR11).
   * @see OR12: `GET /api/orders/{order_id}`
   */
  get(orderId: string, options?: CallOptions): ApiPromise<PlatformSingleOrder>;

  /**
   * List legacy messages of an order.
   *
   * Lists messages on an order outside threads in offset pages, newest first. Deprecated: list threads with M11 and
   * read them with M10.
   *
   * - Frequency: When a user opens a page of messages.
   * - Entries per page: at most 100. Default: 10. Iterate to read all pages.
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
   *
   * @param orderId Identifier of the order.
   * @deprecated Use `orders.createThread` (OR43).
   * @see OR42: `POST /api/orders/{order_id}/messages`
   */
  createMessage(
    orderId: string,
    body: PlatformOrderMessageRequest,
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
   *
   * @see RT01: `POST /api/returns`
   */
  create(
    body: ReturnCreateRequest,
    options?: BatchOptions<NewReturn, ReturnCreateResult>,
  ): ApiPromise<BatchResult<NewReturn, ReturnCreateResult>>;

  /**
   * List items to return.
   *
   * Lists the order lines that customers may still return, with methods and reasons, in seek pages.
   *
   * - Frequency: When a customer asks for a return.
   * - Entries per page: at most 100. Default: 10. Iterate to read all pages.
   *
   * @see RT12: `GET /api/returns/items_to_return`
   */
  itemsToReturn(
    query?: ReturnsItemsToReturnQuery,
    options?: ListOptions,
  ): ListPromise<FrontReturnableItem, FrontReturnableItemPage>;

  /**
   * List return labels.
   *
   * Lists the labels that RT51 requested, oldest first. A created label has its files, its cost and its tracking
   * number. A failed label has the errors.
   *
   * - Frequency: When a customer asks for a label.
   * - Entries per page: at most 100. Default: 10. Iterate to read all pages.
   *
   * @see RT52: `GET /api/returns/return-labels`
   */
  labels(query?: ReturnsLabelsQuery, options?: ListOptions): ListPromise<ReturnLabel, ReturnLabelPage>;

  /**
   * Request return labels.
   *
   * Requests the shipping labels of up to 200 returns. Name a carrier, or pass CHEAPEST to select the cheapest
   * connected carrier. Every label succeeds or fails separately. Read the labels with RT52.
   *
   * - Frequency: When a customer asks for a label.
   * - At most 200 `return_labels` per request. The client splits longer lists into several requests.
   * - Partial success: each entry succeeds or fails separately. Check `failed` or call `throwIfFailed()`.
   * - Not retried automatically if the outcome is unknown.
   *
   * @see RT51: `POST /api/returns/return-labels`
   */
  requestLabels(
    body: ReturnLabelRequest,
    options?: BatchOptions<NewReturnLabel, ReturnLabelResult>,
  ): ApiPromise<BatchResult<NewReturnLabel, ReturnLabelResult>>;

  /**
   * Receive returns.
   *
   * Marks up to 100 accepted returns as received. Every return succeeds or fails separately.
   *
   * - At most 100 `returns` per request. The client splits longer lists into several requests.
   * - Partial success: each entry succeeds or fails separately. Check `failed` or call `throwIfFailed()`.
   * - Not retried automatically if the outcome is unknown. `settle` reads `returns.list` to find it out.
   *
   * @see RT25: `PUT /api/returns/receive`
   */
  receive(
    body: ReturnSelection,
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
   *
   * @see RT29: `PUT /api/returns/cancel`
   */
  cancel(
    body: ReturnSelection,
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
   *
   * @see PL11: `GET /api/picklists`
   */
  list(query?: PickListsListQuery, options?: ListOptions): ListPromise<PickList, PickListPage>;
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
   *
   * @deprecated Use `threads.list` (M11).
   * @see M01: `GET /api/messages`
   */
  list(query?: MessagesListQuery, options?: ListOptions): ListPromise<Message, MessageList>;
}

/** Marketplace, front: all operations, grouped by resource. */
export interface MarketplaceFrontMethods {
  /** Business documents of shops. */
  readonly documents: DocumentsMethods;
  /** Roles of shop users. */
  readonly roles: RolesMethods;
  /** Settings and features of the platform. */
  readonly settings: SettingsMethods;
  /** Offers of products: price, stock and conditions of sale. */
  readonly offers: OffersMethods;
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
  /** Billing cycles of sellers. */
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
export function marketplaceFrontMethods(runtime: Runtime): MarketplaceFrontMethods {
  const made: { -readonly [Group in keyof MarketplaceFrontMethods]?: MarketplaceFrontMethods[Group] } = {};
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
        offerStates: (query, options) => call(runtime, o.OF61, { query }, options),
        configuration: (options) => call(runtime, o.PC01, {}, options),
      });
    },
    get offers() {
      return (made.offers ??= writes<OffersMethods>(runtime, { startExport: o.OF52 }, {
        get: (offer, query, options) => call(runtime, o.OF22, { path: { offer }, query }, options),
        startExport: (body, options) => call(runtime, o.OF52, { body }, options),
        exportStatus: (trackingId, options) => call(runtime, o.OF53, { path: { tracking_id: trackingId } }, options),
        downloadChunk: (url, options) => file(runtime, o.OF54, { url }, options),
        quantity: (offer, options) => call(runtime, o.OF26, { path: { offer } }, options),
        export: (query, options) => file(runtime, o.OF51, { query }, options),
      }));
    },
    get promotions() {
      return (made.promotions ??= {
        list: (query, options) => list(runtime, o.PR01, { query }, options),
      });
    },
    get reasons() {
      return (made.reasons ??= {
        list: (query, options) => call(runtime, o.RE01, { query }, options),
        listByType: (reasonType, query, options) => call(runtime, o.RE02, { path: { reason_type: reasonType }, query }, options),
        incidentOpen: (options) => call(runtime, o.RE11, {}, options),
        incidentClose: (options) => call(runtime, o.RE12, {}, options),
        messaging: (options) => call(runtime, o.RE14, {}, options),
      });
    },
    get shipping() {
      return (made.shipping ??= {
        zones: (query, options) => call(runtime, o.SH11, { query }, options),
        types: (query, options) => call(runtime, o.SH12, { query }, options),
        carriers: (options) => call(runtime, o.SH21, {}, options),
        logisticClasses: (query, options) => call(runtime, o.SH31, { query }, options),
      });
    },
    get invoices() {
      return (made.invoices ??= {
        list: (query, options) => list(runtime, o.IV01, { query }, options),
      });
    },
    get documentRequests() {
      return (made.documentRequests ??= {
        download: (query, options) => file(runtime, o.DR73, { query }, options),
      });
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
        create: (body, options) => call(runtime, o.P41, { body }, options),
        get: (importId, options) => call(runtime, o.P42, { path: { import_id: importId } }, options),
        errorReport: (importId, options) => file(runtime, o.P44, { path: { import_id: importId } }, options),
        newProductReport: (importId, options) => file(runtime, o.P45, { path: { import_id: importId } }, options),
        transformedFile: (importId, options) => file(runtime, o.P46, { path: { import_id: importId } }, options),
        transformationErrorReport: (importId, options) => file(runtime, o.P47, { path: { import_id: importId } }, options),
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
      return (made.shipments ??= writes<ShipmentsMethods>(runtime, { create: o.ST01, delete: o.ST06, updateTracking: o.ST23, ship: o.ST24, readyForPickUp: o.ST26 }, {
        list: (query, options) => list(runtime, o.ST11, { query }, options),
        create: (body, options) => batch(runtime, o.ST01, { body }, options),
        delete: (body, options) => batch(runtime, o.ST06, { body }, options),
        itemsToShip: (query, options) => list(runtime, o.ST12, { query }, options),
        updateTracking: (body, options) => batch(runtime, o.ST23, { body }, options),
        ship: (body, options) => batch(runtime, o.ST24, { body }, options),
        readyForPickUp: (body, options) => batch(runtime, o.ST26, { body }, options),
      }));
    },
    get threads() {
      return (made.threads ??= writes<ThreadsMethods>(runtime, { reply: o.M12 }, {
        get: (threadId, query, options) => call(runtime, o.M10, { path: { thread_id: threadId }, query }, options),
        list: (query, options) => list(runtime, o.M11, { query }, options),
        reply: (threadId, body, options) => call(runtime, o.M12, { path: { thread_id: threadId }, body }, options),
        downloadAttachment: (attachmentId, options) => file(runtime, o.M13, { path: { attachment_id: attachmentId } }, options),
      }));
    },
    get orders() {
      return (made.orders ??= writes<OrdersMethods>(runtime, { update: o.OR04, setShippingOrigin: o.OR07, cancelLines: o.OR30, accept: o.OR21, updateTracking: o.OR23, ship: o.OR24, cancel: o.OR29, updateAdditionalFields: o.OR31, startExport: o.OR13, deleteDocument: o.OR76, uploadDocuments: o.OR74, createThread: o.OR43, createMessage: o.OR42 }, {
        list: (query, options) => list(runtime, o.OR11, { query }, options),
        update: (body, options) => batch(runtime, o.OR04, { body }, options),
        setShippingOrigin: (body, options) => batch(runtime, o.OR07, { body }, options),
        cancelLines: (body, options) => call(runtime, o.OR30, { body }, options),
        accept: (orderId, body, options) => call(runtime, o.OR21, { path: { order_id: orderId }, body }, options),
        updateTracking: (orderId, body, options) => call(runtime, o.OR23, { path: { order_id: orderId }, body }, options),
        ship: (orderId, options) => call(runtime, o.OR24, { path: { order_id: orderId } }, options),
        cancel: (orderId, options) => call(runtime, o.OR29, { path: { order_id: orderId } }, options),
        updateAdditionalFields: (orderId, body, options) => call(runtime, o.OR31, { path: { order_id: orderId }, body }, options),
        startExport: (body, query, options) => call(runtime, o.OR13, { body, query }, options),
        exportStatus: (trackingId, options) => call(runtime, o.OR14, { path: { tracking_id: trackingId } }, options),
        documents: (query, options) => call(runtime, o.OR72, { query }, options),
        downloadDocuments: (query, options) => file(runtime, o.OR73, { query }, options),
        deleteDocument: (documentId, options) => call(runtime, o.OR76, { path: { document_id: documentId } }, options),
        taxes: (query, options) => call(runtime, o.OR75, { query }, options),
        uploadDocuments: (orderId, body, options) => batch(runtime, o.OR74, { path: { order_id: orderId }, body }, options),
        evaluation: (orderId, query, options) => call(runtime, o.OR51, { path: { order_id: orderId }, query }, options),
        createThread: (orderId, body, options) => call(runtime, o.OR43, { path: { order_id: orderId }, body }, options),
        downloadChunk: (url, options) => file(runtime, o.OR15, { url }, options),
        get: (orderId, options) => call(runtime, o.OR12, { path: { order_id: orderId } }, options),
        messages: (orderId, query, options) => list(runtime, o.OR41, { path: { order_id: orderId }, query }, options),
        createMessage: (orderId, body, options) => call(runtime, o.OR42, { path: { order_id: orderId }, body }, options),
      }));
    },
    get returns() {
      return (made.returns ??= writes<ReturnsMethods>(runtime, { create: o.RT01, requestLabels: o.RT51, receive: o.RT25, cancel: o.RT29 }, {
        list: (query, options) => list(runtime, o.RT11, { query }, options),
        create: (body, options) => batch(runtime, o.RT01, { body }, options),
        itemsToReturn: (query, options) => list(runtime, o.RT12, { query }, options),
        labels: (query, options) => list(runtime, o.RT52, { query }, options),
        requestLabels: (body, options) => batch(runtime, o.RT51, { body }, options),
        receive: (body, options) => batch(runtime, o.RT25, { body }, options),
        cancel: (body, options) => batch(runtime, o.RT29, { body }, options),
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
