// Generated from specs/ by `pnpm generate`. Do not edit.
import { asFile, asJson, asNothing, comma, date, form, json, type Lite, type LiteCallOptions, type LiteForm } from '@tradelane/core/lite';
import type {
  BillingCyclesListQuery,
  CustomerServiceThreadRequest,
  DocumentsDownloadQuery,
  DocumentsListQuery,
  DocumentsUploadBody,
  FrontBillingCyclePage,
  FrontInvoicePage,
  InvoicesListQuery,
  MessageSent,
  ModelsListQuery,
  OperatorServiceModelPage,
  OperatorServiceOrder,
  OrdersEvaluationQuery,
  PlatformAdditionalFieldList,
  PlatformChannelList,
  PlatformConfiguration,
  PlatformCurrencyList,
  PlatformDocumentTypeList,
  PlatformLocaleList,
  PlatformReasonList,
  PlatformShopDocumentList,
  ReasonList,
  ReasonsListByTypeQuery,
  ReasonsListQuery,
  ServiceOrderConsumptionRequest,
  ServiceOrderEvaluation,
  ServiceOrderThreadRequest,
  ServiceOrderUpdate,
  SettingsAdditionalFieldsQuery,
  SettingsChannelsQuery,
  SettingsCurrenciesQuery,
  SettingsDocumentTypesQuery,
  ShopDocumentUploadResult,
  ShopRoleList,
  operations,
} from './types.ts';

export { createLite, type Lite, type LiteCallOptions, type LiteOptions } from '@tradelane/core/lite';

/**
 * List business documents of shops.
 *
 * Lists the business documents of shops, such as a trade register extract. At least one of `shop_ids` and
 * `updated_since` is required, otherwise the response is 400. The list has no pages. Deleted documents are listed on
 * request.
 *
 * @see S30: `GET /api/shops/documents`
 */
export function documentsList(
  lite: Lite,
  query?: DocumentsListQuery,
  options?: LiteCallOptions,
): Promise<PlatformShopDocumentList> {
  return lite({
    id: 'S30',
    method: 'GET',
    path: '/api/shops/documents',
    required: [['shop_ids', 'updated_since', 'page_token']],
    query: { 'shop_ids': comma, 'updated_since': date },
    read: asJson,
  }, { query }, options);
}

/**
 * Upload business documents of a shop.
 *
 * Uploads business documents to a shop. File names must be distinct, with one file per document type. To upload a type
 * again, first delete its document with S33. At most 50 documents per call and per shop. Allowed types are `csv, doc,
 * docx, gif, html, jpeg, latex, mp4, odp, odc, odg, ods, odt, pdf, png, pps, ppsx, ppt, pptx, quicktime, rtf, text,
 * tiff, xls, xlsx, xml, zip`. Documents of orders are not allowed. The status is 200 even if documents are refused.
 * The response lists only refused documents.
 *
 * @see S32: `POST /api/shops/documents`
 */
export function documentsUpload(
  lite: Lite,
  body: LiteForm<DocumentsUploadBody>,
  options?: LiteCallOptions,
): Promise<ShopDocumentUploadResult> {
  return lite({
    id: 'S32',
    method: 'POST',
    path: '/api/shops/documents',
    parts: { files: 'files!', shop_documents: 'json!', shop_id: 'text!' },
    isUnsafe: true,
    write: form,
    read: asJson,
  }, { body }, options);
}

/**
 * Download business documents.
 *
 * Either `document_ids` or `shop_ids` is required. A seller without `document_ids` gets all documents of the shop. One
 * entry in `document_ids` returns the file itself. Several entries, or any `type_codes`, return a ZIP named
 * `documents-<timestamp>.zip`, with one folder per shop ID. If any ID or code does not exist, the response is 404.
 *
 * @see S31: `GET /api/shops/documents/download`
 */
export function documentsDownload(
  lite: Lite,
  query?: DocumentsDownloadQuery,
  options?: LiteCallOptions,
): Promise<Blob> {
  return lite({
    id: 'S31',
    method: 'GET',
    path: '/api/shops/documents/download',
    required: [['document_ids', 'shop_ids', 'page_token']],
    accept: 'application/octet-stream, application/json;q=0.5',
    query: { 'document_ids': comma, 'shop_ids': comma, 'type_codes': comma },
    read: asFile,
  }, { query }, options);
}

/**
 * Delete a business document.
 *
 * Deletes one business document of a shop, so that another file of its document type can be uploaded (S32).
 *
 * @param documentId The document (S30).
 * @see S33: `DELETE /api/shops/documents/{document_id}`
 */
export function documentsDelete(
  lite: Lite,
  documentId: number,
  options?: LiteCallOptions,
): Promise<void> {
  return lite({
    id: 'S33',
    method: 'DELETE',
    path: '/api/shops/documents/{document_id}',
    read: asNothing,
  }, { path: { document_id: documentId } }, options);
}

/**
 * List the roles of shop users.
 *
 * The roles that users of a shop can have. A role decides which operations a user may call.
 *
 * @see RO02: `GET /api/users/shops/roles`
 */
export function rolesList(
  lite: Lite,
  options?: LiteCallOptions,
): Promise<ShopRoleList> {
  return lite({
    id: 'RO02',
    method: 'GET',
    path: '/api/users/shops/roles',
    read: asJson,
  }, {}, options);
}

/**
 * List custom fields.
 *
 * The custom fields that the operator has defined for shops, offers, orders and order lines, with type, accepted
 * values and whether they are required. Each field includes the permissions of shops.
 *
 * @see AF01: `GET /api/additional_fields`
 */
export function settingsAdditionalFields(
  lite: Lite,
  query?: SettingsAdditionalFieldsQuery,
  options?: LiteCallOptions,
): Promise<PlatformAdditionalFieldList> {
  return lite({
    id: 'AF01',
    method: 'GET',
    path: '/api/additional_fields',
    query: { 'entities': comma },
    read: asJson,
  }, { query }, options);
}

/**
 * List sales channels.
 *
 * The enabled sales channels of the platform, sorted by code.
 *
 * @see CH11: `GET /api/channels`
 */
export function settingsChannels(
  lite: Lite,
  query?: SettingsChannelsQuery,
  options?: LiteCallOptions,
): Promise<PlatformChannelList> {
  return lite({
    id: 'CH11',
    method: 'GET',
    path: '/api/channels',
    read: asJson,
  }, { query }, options);
}

/**
 * List currencies.
 *
 * Codes and labels of the currencies that are active on the platform.
 *
 * @see CUR01: `GET /api/currencies`
 */
export function settingsCurrencies(
  lite: Lite,
  query?: SettingsCurrenciesQuery,
  options?: LiteCallOptions,
): Promise<PlatformCurrencyList> {
  return lite({
    id: 'CUR01',
    method: 'GET',
    path: '/api/currencies',
    read: asJson,
  }, { query }, options);
}

/**
 * List document types.
 *
 * The kinds of document that a shop or an order can have. S31 and S32 use their codes. Operator and front also see
 * which kinds of shop a type is limited to.
 *
 * @see DO01: `GET /api/documents`
 */
export function settingsDocumentTypes(
  lite: Lite,
  query?: SettingsDocumentTypesQuery,
  options?: LiteCallOptions,
): Promise<PlatformDocumentTypeList> {
  return lite({
    id: 'DO01',
    method: 'GET',
    path: '/api/documents',
    query: { 'entities': comma },
    read: asJson,
  }, { query }, options);
}

/**
 * List languages.
 *
 * Codes and labels of the languages that are active on the platform. Localized operations accept these codes as
 * `locale`.
 *
 * @see L01: `GET /api/locales`
 */
export function settingsLocales(
  lite: Lite,
  options?: LiteCallOptions,
): Promise<PlatformLocaleList> {
  return lite({
    id: 'L01',
    method: 'GET',
    path: '/api/locales',
    read: asJson,
  }, {}, options);
}

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
export function settingsConfiguration(
  lite: Lite,
  options?: LiteCallOptions,
): Promise<PlatformConfiguration> {
  return lite({
    id: 'PC01',
    method: 'GET',
    path: '/api/platform/configuration',
    read: asJson,
  }, {}, options);
}

/**
 * List reasons.
 *
 * The reasons of cancellations, refunds, incidents and messages, sorted by type and then by sort index. Each reason
 * includes whether shops, customers and the operator may use it.
 *
 * @see RE01: `GET /api/reasons`
 */
export function reasonsList(
  lite: Lite,
  query?: ReasonsListQuery,
  options?: LiteCallOptions,
): Promise<PlatformReasonList> {
  return lite({
    id: 'RE01',
    method: 'GET',
    path: '/api/reasons',
    read: asJson,
  }, { query }, options);
}

/**
 * List reasons of one type.
 *
 * The reasons of one type, sorted by sort index. Deprecated: use RE01, which lists all types at once.
 *
 * @param reasonType The type of reason.
 * @see RE02: `GET /api/reasons/{reason_type}`
 */
export function reasonsListByType(
  lite: Lite,
  reasonType: operations['RE02']['parameters']['path']['reason_type'],
  query?: ReasonsListByTypeQuery,
  options?: LiteCallOptions,
): Promise<ReasonList> {
  return lite({
    id: 'RE02',
    method: 'GET',
    path: '/api/reasons/{reason_type}',
    read: asJson,
  }, { path: { reason_type: reasonType }, query }, options);
}

/**
 * List invoices of shops.
 *
 * Lists the operator's accounting documents for its shops. Default: only automatic invoices that close billing cycles.
 * If enhanced seller invoicing (PC01) is enabled, the list receives no new data. Use billing cycles then.
 *
 * @see IV01: `GET /api/invoices`
 */
export function invoicesList(
  lite: Lite,
  query?: InvoicesListQuery,
  options?: LiteCallOptions,
): Promise<FrontInvoicePage> {
  return lite({
    id: 'IV01',
    method: 'GET',
    path: '/api/invoices',
    query: { 'start_date': date, 'end_date': date },
    read: asJson,
  }, { query }, options);
}

/**
 * List billing cycles of shops.
 *
 * Lists the periods that shops are billed and paid for, with their totals. If enhanced seller invoicing (PC01) is
 * enabled, use this list instead of IV01. Pages have up to 1000 cycles.
 *
 * @see SBC11: `GET /api/seller-billing-cycles`
 */
export function billingCyclesList(
  lite: Lite,
  query?: BillingCyclesListQuery,
  options?: LiteCallOptions,
): Promise<FrontBillingCyclePage> {
  return lite({
    id: 'SBC11',
    method: 'GET',
    path: '/api/seller-billing-cycles',
    query: { 'start_date': date, 'end_date': date },
    read: asJson,
  }, { query }, options);
}

/**
 * List service models.
 *
 * Lists the models of services in seek pages, with the settings of their attributes and price options on orders.
 * Sorted by `code`. Change the order with `sort`.
 *
 * @see SM11: `GET /api/mms/models`
 */
export function modelsList(
  lite: Lite,
  query?: ModelsListQuery,
  options?: LiteCallOptions,
): Promise<OperatorServiceModelPage> {
  return lite({
    id: 'SM11',
    method: 'GET',
    path: '/api/mms/models',
    read: asJson,
  }, { query }, options);
}

/**
 * Open a thread on a service.
 *
 * Creates a thread of a customer on a service with its first message. The body contains the customer. `to` contains
 * roles, not identifiers. Sending the same message again creates a second thread.
 *
 * @param serviceCode Code of the service.
 * @see SOF43: `POST /api/mms/services/{service_code}/threads`
 */
export function servicesCreateThread(
  lite: Lite,
  serviceCode: string,
  body: LiteForm<CustomerServiceThreadRequest>,
  options?: LiteCallOptions,
): Promise<MessageSent> {
  return lite({
    id: 'SOF43',
    method: 'POST',
    path: '/api/mms/services/{service_code}/threads',
    parts: { files: 'files', thread_input: 'json!' },
    isUnsafe: true,
    write: form,
    read: asJson,
  }, { path: { service_code: serviceCode }, body }, options);
}

/**
 * Open a thread on a service order.
 *
 * Creates a thread on a service order with its first message. `to` contains roles, not identifiers. Sending the same
 * message again creates a second thread.
 *
 * @param orderId Identifier of the service order.
 * @see SOR43: `POST /api/mms/orders/{order_id}/threads`
 */
export function ordersCreateThread(
  lite: Lite,
  orderId: string,
  body: LiteForm<ServiceOrderThreadRequest>,
  options?: LiteCallOptions,
): Promise<MessageSent> {
  return lite({
    id: 'SOR43',
    method: 'POST',
    path: '/api/mms/orders/{order_id}/threads',
    parts: { files: 'files', thread_input: 'json!' },
    isUnsafe: true,
    write: form,
    read: asJson,
  }, { path: { order_id: orderId }, body }, options);
}

/**
 * Update a service order.
 *
 * Confirms a time, moves the order to another session or fills attributes. It also changes the amounts of price
 * options while the order waits for consumption. Fields left out keep their value. Closed or canceled orders cannot be
 * updated. The response also contains the shop, the payment and the customer's own address.
 *
 * @param orderId Identifier of the service order.
 * @see SOR04: `PUT /api/mms/orders/{order_id}`
 */
export function ordersUpdate(
  lite: Lite,
  orderId: string,
  body: ServiceOrderUpdate,
  options?: LiteCallOptions,
): Promise<OperatorServiceOrder> {
  return lite({
    id: 'SOR04',
    method: 'PUT',
    path: '/api/mms/orders/{order_id}',
    write: json,
    read: asJson,
  }, { path: { order_id: orderId }, body }, options);
}

/**
 * Accept a service order.
 *
 * Accepts an order in WAITING_ACCEPTANCE. The request has no body but must have the header `Content-Length: 0`.
 *
 * @param orderId Identifier of the service order.
 * @see SOR21: `PUT /api/mms/orders/{order_id}/accept`
 */
export function ordersAccept(
  lite: Lite,
  orderId: string,
  options?: LiteCallOptions,
): Promise<void> {
  return lite({
    id: 'SOR21',
    method: 'PUT',
    path: '/api/mms/orders/{order_id}/accept',
    isUnsafe: true,
    read: asNothing,
  }, { path: { order_id: orderId } }, options);
}

/**
 * Refuse a service order.
 *
 * Permanently refuses an order in WAITING_ACCEPTANCE. The request has no body but must have the header
 * `Content-Length: 0`.
 *
 * @param orderId Identifier of the service order.
 * @see SOR22: `PUT /api/mms/orders/{order_id}/refuse`
 */
export function ordersRefuse(
  lite: Lite,
  orderId: string,
  options?: LiteCallOptions,
): Promise<void> {
  return lite({
    id: 'SOR22',
    method: 'PUT',
    path: '/api/mms/orders/{order_id}/refuse',
    isUnsafe: true,
    read: asNothing,
  }, { path: { order_id: orderId } }, options);
}

/**
 * Consume a service order.
 *
 * Marks an order in ORDER_PENDING as consumed. The required proof depends on the consumption type of the service:
 * `voucher_code` for VOUCHER, `date_consumed` for CONFIRMATION_BY_SHOP.
 *
 * @param orderId Identifier of the service order.
 * @see SOR25: `PUT /api/mms/orders/{order_id}/consume`
 */
export function ordersConsume(
  lite: Lite,
  orderId: string,
  body: ServiceOrderConsumptionRequest,
  options?: LiteCallOptions,
): Promise<void> {
  return lite({
    id: 'SOR25',
    method: 'PUT',
    path: '/api/mms/orders/{order_id}/consume',
    isUnsafe: true,
    write: json,
    read: asNothing,
  }, { path: { order_id: orderId }, body }, options);
}

/**
 * Read the evaluation of a service order.
 *
 * Reads the customer's evaluation of the order. The labels of the assessments are in the language of `locale`.
 *
 * @param orderId Identifier of the service order.
 * @see SOR51: `GET /api/mms/orders/{order_id}/evaluation`
 */
export function ordersEvaluation(
  lite: Lite,
  orderId: string,
  query?: OrdersEvaluationQuery,
  options?: LiteCallOptions,
): Promise<ServiceOrderEvaluation> {
  return lite({
    id: 'SOR51',
    method: 'GET',
    path: '/api/mms/orders/{order_id}/evaluation',
    read: asJson,
  }, { path: { order_id: orderId }, query }, options);
}
