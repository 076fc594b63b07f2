// Generated from specs/ by `pnpm generate`. Do not edit.
import type { ApiPromise, BatchOptions, BatchResult, CallOptions, FileResponse, ListOptions, ListPromise } from '@tradelane/core';
import { batch, call, file, list, writes, type Runtime } from '@tradelane/core/runtime';
import { operations as o } from './operations.ts';
import type {
  AttributeList, AttributesListQuery, BillingCyclesListQuery, DocumentsDownloadQuery, DocumentsListQuery,
  DocumentsUploadBody, HierarchiesListQuery, HierarchyList, ImportsListQuery, InvoiceWithVoucher,
  InvoiceWithVoucherPage, InvoicesListQuery, OperatorProductImportRequest, PlatformAdditionalFieldList,
  PlatformChannelList, PlatformConfiguration, PlatformCurrencyList, PlatformDocumentTypeList, PlatformLocaleList,
  PlatformShopDocumentList, ProductImportPage, ProductImportStarted, ProductImportTracking, ProductSourceStatus,
  ProductsStatusExportQuery, SellerBillingCycle, SellerBillingCyclePage, SettingsAdditionalFieldsQuery,
  SettingsChannelsQuery, SettingsCurrenciesQuery, SettingsDocumentTypesQuery, ShopDocumentInput,
  ShopDocumentUploadResult, ShopRoleList, ValueListCollection, ValueListsListQuery,
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
  list(query?: InvoicesListQuery, options?: ListOptions): ListPromise<InvoiceWithVoucher, InvoiceWithVoucherPage>;

  /**
   * Download an invoice.
   *
   * Downloads one accounting document. If enhanced seller invoicing (PC01) is enabled, only documents created before
   * its activation are available here. Later ones belong to document requests.
   *
   * @param accountingDocumentId The document, `invoice_id` of IV01.
   * @see IV02: `GET /api/invoices/{accounting_document_id}`
   */
  download(accountingDocumentId: number, options?: CallOptions): ApiPromise<FileResponse>;
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
  list(query?: BillingCyclesListQuery, options?: ListOptions): ListPromise<SellerBillingCycle, SellerBillingCyclePage>;
}

/** Products and the status of their data sheets. */
export interface ProductsMethods {
  /**
   * Export the status of product data sheets.
   *
   * Reports whether the product data sheets of a provider are live in the operator's catalog, and the reasons if not.
   * Pass the date of the previous request as `updated_since` to get only changes. Without it, the export is full. If
   * there is nothing to report, the response is 204.
   *
   * - Limit: at most 1 per 5 minutes, 1 per 15 minutes recommended. The client waits before sending. A full export,
   *   without updated_since, at most every 4 hours.
   *
   * @see CM11: `GET /api/mcm/products/sources/status/export`
   */
  statusExport(query: ProductsStatusExportQuery, options?: CallOptions): ApiPromise<ProductSourceStatus[] | undefined>;
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

/** Catalog manager, operator: all operations, grouped by resource. */
export interface CatalogManagerOperatorMethods {
  /** Business documents of shops. */
  readonly documents: DocumentsMethods;
  /** Roles of shop users. */
  readonly roles: RolesMethods;
  /** Settings and features of the platform. */
  readonly settings: SettingsMethods;
  /** Accounting documents. */
  readonly invoices: InvoicesMethods;
  /** Billing cycles of sellers. */
  readonly billingCycles: BillingCyclesMethods;
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
}

/**
 * The methods of the client. Each group is created on first use, so that an unused client stays small.
 * @internal
 */
export function catalogManagerOperatorMethods(runtime: Runtime): CatalogManagerOperatorMethods {
  const made: { -readonly [Group in keyof CatalogManagerOperatorMethods]?: CatalogManagerOperatorMethods[Group] } = {};
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
    get invoices() {
      return (made.invoices ??= {
        list: (query, options) => list(runtime, o.IV01, { query }, options),
        download: (accountingDocumentId, options) => file(runtime, o.IV02, { path: { accounting_document_id: accountingDocumentId } }, options),
      });
    },
    get billingCycles() {
      return (made.billingCycles ??= {
        list: (query, options) => list(runtime, o.SBC11, { query }, options),
      });
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
  };
}
