// Generated from specs/ by `pnpm generate`. Do not edit.
import type { ApiPromise, BatchOptions, BatchResult, CallOptions, FileResponse, ListOptions, ListPromise } from '@tradelane/core';
import { batch, call, file, list, writes, type Runtime } from '@tradelane/core/runtime';
import { operations as o } from './operations.ts';
import type {
  Account, AccountGetQuery, AccountStatisticsQuery, AccountUpdate, AccountUpdateQuery, AccountUpdateResult,
  AdditionalFieldList, AttributeList, AttributesListQuery, DocumentTypeList, DocumentsDeleteQuery,
  DocumentsDownloadQuery, DocumentsListQuery, DocumentsUploadBody, DocumentsUploadQuery, HierarchiesListQuery,
  HierarchyList, ImportsCreateQuery, ImportsErrorReportQuery, ImportsGetQuery, ImportsListQuery,
  ImportsNewProductReportQuery, ImportsTransformationErrorReportQuery, ImportsTransformedFileQuery, Invoice,
  InvoicePage, InvoicesDownloadQuery, InvoicesListQuery, ListedThread, MessageRequest, MessageSent, PlatformChannelList,
  PlatformConfiguration, PlatformCurrencyList, PlatformLocaleList, ProductImportPage, ProductImportRequest,
  ProductImportStarted, ProductImportTracking, ProductSourceStatus, ProductsStatusExportQuery, RolesListQuery,
  SettingsAdditionalFieldsQuery, SettingsChannelsQuery, SettingsConfigurationQuery, SettingsCurrenciesQuery,
  SettingsDocumentTypesQuery, SettingsLocalesQuery, SettingsVersionQuery, ShopDocumentInput, ShopDocumentList,
  ShopDocumentUploadResult, ShopRoleList, ShopStatistics, Thread, ThreadPage, ThreadRequest, ThreadsCreateQuery,
  ThreadsDownloadAttachmentQuery, ThreadsGetQuery, ThreadsListQuery, ThreadsReplyQuery, TransactionExportRequest,
  TransactionExportStart, TransactionExportStatus, TransactionLine, TransactionLogPage, TransactionsExportStatusQuery,
  TransactionsListQuery, TransactionsStartExportQuery, ValueListCollection, ValueListsListQuery,
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

/** Products and the status of their data sheets. */
export interface ProductsMethods {
  /**
   * Export the status of product data sheets.
   *
   * Reports whether the seller's product data sheets are live in the operator's catalog, and the reasons if not. Pass
   * the date of the previous request as `updated_since` to get only changes. Without it, the export is full. If there
   * is nothing to report, the response is 204.
   *
   * - Limit: at most 1 per 5 minutes, 1 per 15 minutes recommended. The client waits before sending. A full export,
   *   without updated_since, at most every 4 hours.
   * - Roles (any of): `ROLE_SHOP_ADMIN`, `ROLE_PARTNER_PRODUCT_SOURCE_READ`.
   *
   * @see CM11: `GET /api/mcm/products/sources/status/export`
   */
  statusExport(query?: ProductsStatusExportQuery, options?: CallOptions): ApiPromise<ProductSourceStatus[] | undefined>;
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

/** Catalog manager, seller: all operations, grouped by resource. */
export interface CatalogManagerSellerMethods {
  /** The shop of the caller. */
  readonly account: AccountMethods;
  /** Business documents of shops. */
  readonly documents: DocumentsMethods;
  /** Roles of shop users. */
  readonly roles: RolesMethods;
  /** Settings and features of the platform. */
  readonly settings: SettingsMethods;
  /** Accounting documents. */
  readonly invoices: InvoicesMethods;
  /** Transaction lines, as a list and as an export. */
  readonly transactions: TransactionsMethods;
  /** Products and the status of their data sheets. */
  readonly products: ProductsMethods;
  /** The category tree. */
  readonly hierarchies: HierarchiesMethods;
  /** Imports of product files and their reports. */
  readonly imports: ImportsMethods;
  /** Attributes of products. */
  readonly attributes: AttributesMethods;
  /** Value lists of attributes. */
  readonly valueLists: ValueListsMethods;
  /** Conversations with customers and the operator. */
  readonly threads: ThreadsMethods;
}

/**
 * The methods of the client. Each group is created on first use, so that an unused client stays small.
 * @internal
 */
export function catalogManagerSellerMethods(runtime: Runtime): CatalogManagerSellerMethods {
  const made: { -readonly [Group in keyof CatalogManagerSellerMethods]?: CatalogManagerSellerMethods[Group] } = {};
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
    get products() {
      return (made.products ??= {
        statusExport: (query, options) => call(runtime, o.CM11, { query }, options),
      });
    },
    get hierarchies() {
      return (made.hierarchies ??= {
        list: (query, options) => call(runtime, o.H11, { query }, options),
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
    get threads() {
      return (made.threads ??= writes<ThreadsMethods>(runtime, { create: o.M14, reply: o.M12 }, {
        get: (threadId, query, options) => call(runtime, o.M10, { path: { thread_id: threadId }, query }, options),
        list: (query, options) => list(runtime, o.M11, { query }, options),
        create: (body, query, options) => call(runtime, o.M14, { body, query }, options),
        reply: (threadId, body, query, options) => call(runtime, o.M12, { path: { thread_id: threadId }, body, query }, options),
        downloadAttachment: (attachmentId, query, options) => file(runtime, o.M13, { path: { attachment_id: attachmentId }, query }, options),
      }));
    },
  };
}
