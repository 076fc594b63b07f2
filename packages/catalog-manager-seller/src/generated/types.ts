// Generated from specs/ by `pnpm generate`. Do not edit.
import type { FileInput } from '@tradelane/core';
import type {
  AbaAccount, AbaInvoiceAccount, Account, AccountGetQuery, AccountStatisticsQuery, AccountUpdate,
  AccountUpdateQuery, AccountUpdateResult, AccountingDocument, AdditionalField, AdditionalFieldEntity,
  AdditionalFieldList, AdditionalFieldType, AdditionalFieldUpdate, AdditionalFieldValue, ApplicableTax, Attribute,
  AttributeChannel, AttributeFileRow, AttributeList, AttributeParameter, AttributeRole, AttributeTranslation,
  AttributeValueCode, AustralianAccount, AustralianInvoiceAccount, AutoInvoice, BankAccount, BankAccountType,
  BillingInformation, BillingSummary, BrazilianAccount, BrazilianInvoiceAccount, BritishAccount,
  BritishInvoiceAccount, CanadianAccount, CanadianInvoiceAccount, CatalogFeatures, ChannelPricing, ColombianAccount,
  ColombianInvoiceAccount, CompanyShareholders, ComplementaryCorporateInformation, ConversionOption,
  ConversionOptions, CorporateInformation, CountryCode, CsvDelimiter, CurrencyCode, CustomerModel,
  DefaultBillingInformation, DirectPaymentFeature, DocumentType, DocumentTypeEntity, DocumentTypeList,
  DocumentsDeleteQuery, DocumentsUploadQuery, DropshipFeatures, DropshipSettings, EnhancedSellerInvoicing,
  EprCategoryCode, FieldFault, FiscalInformation, FiscalRepresentative, FreeTextTopic, GuatemalanAccount,
  GuatemalanInvoiceAccount, Hierarchy, HierarchyList, HongKongAccount, HongKongInvoiceAccount, IbanAccount,
  IbanInvoiceAccount, ImportsCreateQuery, ImportsErrorReportQuery, ImportsGetQuery, ImportsNewProductReportQuery,
  ImportsTransformationErrorReportQuery, ImportsTransformedFileQuery, IndianAccount, IndianInvoiceAccount,
  InputError, InstanceError, IntegrationCounts, IntegrationDetail, Invoice, InvoiceBankAccount, InvoiceDetail,
  InvoiceIssuer, InvoiceIssuerType, InvoicePage, InvoicePayment, InvoicePaymentInfo, InvoicePaymentState,
  InvoiceShopAddress, InvoiceSummary, InvoiceTax, InvoiceTypeFilter, InvoicesDownloadQuery, IsraeliAccount,
  IsraeliInvoiceAccount, JapaneseAccount, JapaneseInvoiceAccount, KycState, KycStatus, LabelTranslation,
  LegacyBankDetails, ListedThread, ManualCredit, ManualInvoice, MessageBody, MessageFiles, MessageInput,
  MessageRequest, MessageSent, MexicanAccount, MexicanInvoiceAccount, NewZealandAccount, NewZealandInvoiceAccount,
  NoReplyNeeded, NubanAccount, NubanInvoiceAccount, OrderAcceptanceMode, OrderConditions, OrderTaxMode,
  OrderWorkflows, Participant, ParticipantType, PayOutAccount, PayOutBalance, PayOutFailureReason, PayOutFormat,
  PayOutInvoiceAccount, PayOutService, PaymentBalances, PaymentInfo, PeriodCount, PeriodValue, PersonalInformation,
  PhilippineAccount, PhilippineInvoiceAccount, PlatformChannel, PlatformChannelList, PlatformConfiguration,
  PlatformCurrency, PlatformCurrencyList, PlatformFeatures, PlatformLocale, PlatformLocaleList, PlatformModel,
  PlatformModules, PlatformSettings, PlatformVersion, PricingFeatures, ProDetails, ProDetailsUpdate,
  ProducerIdentifier, ProductIdentifier, ProductImportPage, ProductImportRequest, ProductImportStarted,
  ProductImportStatus, ProductImportTracking, ProductSourceError, ProductSourceState, ProductSourceStatus,
  ProductSourceWarning, PromotionFeatures, ReasonTopic, Recipient, RefusedShopDocument, RegisteredAddress,
  RejectionDetails, ReturnFeatures, RolesListQuery, SellerAdditionalField, Sender, SerbianAccount,
  SerbianInvoiceAccount, SettingsConfigurationQuery, SettingsLocalesQuery, SettingsVersionQuery, ShipmentFeatures,
  ShopAddress, ShopAddressUpdate, ShopContact, ShopDocument, ShopDocumentDetails, ShopDocumentInput,
  ShopDocumentList, ShopDocumentUpload, ShopDocumentUploadResult, ShopDomain, ShopModel, ShopRole, ShopRoleList,
  ShopShipping, ShopShippingSettings, ShopState, ShopStatistics, ShopTaxOptions, SingaporeAccount,
  SingaporeInvoiceAccount, StatisticsPeriod, StoreDependentSwitch, SuspensionType, TaiwaneseAccount,
  TaiwaneseInvoiceAccount, TaxCollection, TaxManagerModule, TaxNumberRule, TaxProviders, TaxedFeeType, ThaiAccount,
  ThaiInvoiceAccount, Thread, ThreadAttachment, ThreadDetails, ThreadEntity, ThreadEntityInput, ThreadInput,
  ThreadMessage, ThreadMetadata, ThreadPage, ThreadRequest, ThreadsCreateQuery, ThreadsDownloadAttachmentQuery,
  ThreadsGetQuery, ThreadsListQuery, ThreadsReplyQuery, Topic, TopicInput, TopicType, TransactionCode,
  TransactionEntities, TransactionExportError, TransactionExportFormat, TransactionExportRequest,
  TransactionExportStart, TransactionExportState, TransactionExportStatus, TransactionFee, TransactionInfo,
  TransactionItemReference, TransactionLine, TransactionLogPage, TransactionManualDocument, TransactionOneOffItem,
  TransactionOrder, TransactionOrderPayment, TransactionOrderReferences, TransactionPaymentState,
  TransactionReference, TransactionTax, TransactionType, TransactionsExportStatusQuery, TransactionsListQuery,
  TransactionsStartExportQuery, UpdatedAccount, UruguayanAccount, UruguayanInvoiceAccount, ValueList,
  ValueListCollection, ValueListEntry, VietnameseAccount, VietnameseInvoiceAccount, WarehouseFeatures,
} from '@tradelane/instance';

export type {
  $defs, AbaAccount, AbaInvoiceAccount, Account, AccountGetQuery, AccountStatisticsQuery, AccountUpdate,
  AccountUpdateQuery, AccountUpdateResult, AccountingDocument, AdditionalField, AdditionalFieldEntity,
  AdditionalFieldList, AdditionalFieldType, AdditionalFieldUpdate, AdditionalFieldValue, ApplicableTax, Attribute,
  AttributeChannel, AttributeFileRow, AttributeList, AttributeParameter, AttributeRole, AttributeTranslation,
  AttributeValueCode, AustralianAccount, AustralianInvoiceAccount, AutoInvoice, BankAccount, BankAccountType,
  BillingInformation, BillingSummary, BrazilianAccount, BrazilianInvoiceAccount, BritishAccount,
  BritishInvoiceAccount, CanadianAccount, CanadianInvoiceAccount, CatalogFeatures, ChannelPricing, ColombianAccount,
  ColombianInvoiceAccount, CompanyShareholders, ComplementaryCorporateInformation, ConversionOption,
  ConversionOptions, CorporateInformation, CountryCode, CsvDelimiter, CurrencyCode, CustomerModel,
  DefaultBillingInformation, DirectPaymentFeature, DocumentType, DocumentTypeEntity, DocumentTypeList,
  DocumentsDeleteQuery, DocumentsUploadQuery, DropshipFeatures, DropshipSettings, EnhancedSellerInvoicing,
  EprCategoryCode, FieldFault, FiscalInformation, FiscalRepresentative, FreeTextTopic, GuatemalanAccount,
  GuatemalanInvoiceAccount, Hierarchy, HierarchyList, HongKongAccount, HongKongInvoiceAccount, IbanAccount,
  IbanInvoiceAccount, ImportsCreateQuery, ImportsErrorReportQuery, ImportsGetQuery, ImportsNewProductReportQuery,
  ImportsTransformationErrorReportQuery, ImportsTransformedFileQuery, IndianAccount, IndianInvoiceAccount,
  InputError, InstanceError, IntegrationCounts, IntegrationDetail, Invoice, InvoiceBankAccount, InvoiceDetail,
  InvoiceIssuer, InvoiceIssuerType, InvoicePage, InvoicePayment, InvoicePaymentInfo, InvoicePaymentState,
  InvoiceShopAddress, InvoiceSummary, InvoiceTax, InvoiceTypeFilter, InvoicesDownloadQuery, IsraeliAccount,
  IsraeliInvoiceAccount, JapaneseAccount, JapaneseInvoiceAccount, KycState, KycStatus, LabelTranslation,
  LegacyBankDetails, ListedThread, ManualCredit, ManualInvoice, MessageBody, MessageFiles, MessageInput,
  MessageRequest, MessageSent, MexicanAccount, MexicanInvoiceAccount, NewZealandAccount, NewZealandInvoiceAccount,
  NoReplyNeeded, NubanAccount, NubanInvoiceAccount, OrderAcceptanceMode, OrderConditions, OrderTaxMode,
  OrderWorkflows, Participant, ParticipantType, PayOutAccount, PayOutBalance, PayOutFailureReason, PayOutFormat,
  PayOutInvoiceAccount, PayOutService, PaymentBalances, PaymentInfo, PeriodCount, PeriodValue, PersonalInformation,
  PhilippineAccount, PhilippineInvoiceAccount, PlatformChannel, PlatformChannelList, PlatformConfiguration,
  PlatformCurrency, PlatformCurrencyList, PlatformFeatures, PlatformLocale, PlatformLocaleList, PlatformModel,
  PlatformModules, PlatformSettings, PlatformVersion, PricingFeatures, ProDetails, ProDetailsUpdate,
  ProducerIdentifier, ProductIdentifier, ProductImportPage, ProductImportRequest, ProductImportStarted,
  ProductImportStatus, ProductImportTracking, ProductSourceError, ProductSourceState, ProductSourceStatus,
  ProductSourceWarning, PromotionFeatures, ReasonTopic, Recipient, RefusedShopDocument, RegisteredAddress,
  RejectionDetails, ReturnFeatures, RolesListQuery, SellerAdditionalField, Sender, SerbianAccount,
  SerbianInvoiceAccount, SettingsConfigurationQuery, SettingsLocalesQuery, SettingsVersionQuery, ShipmentFeatures,
  ShopAddress, ShopAddressUpdate, ShopContact, ShopDocument, ShopDocumentDetails, ShopDocumentInput,
  ShopDocumentList, ShopDocumentUpload, ShopDocumentUploadResult, ShopDomain, ShopModel, ShopRole, ShopRoleList,
  ShopShipping, ShopShippingSettings, ShopState, ShopStatistics, ShopTaxOptions, SingaporeAccount,
  SingaporeInvoiceAccount, StatisticsPeriod, StoreDependentSwitch, SuspensionType, TaiwaneseAccount,
  TaiwaneseInvoiceAccount, TaxCollection, TaxManagerModule, TaxNumberRule, TaxProviders, TaxedFeeType, ThaiAccount,
  ThaiInvoiceAccount, Thread, ThreadAttachment, ThreadDetails, ThreadEntity, ThreadEntityInput, ThreadInput,
  ThreadMessage, ThreadMetadata, ThreadPage, ThreadRequest, ThreadsCreateQuery, ThreadsDownloadAttachmentQuery,
  ThreadsGetQuery, ThreadsListQuery, ThreadsReplyQuery, Topic, TopicInput, TopicType, TransactionCode,
  TransactionEntities, TransactionExportError, TransactionExportFormat, TransactionExportRequest,
  TransactionExportStart, TransactionExportState, TransactionExportStatus, TransactionFee, TransactionInfo,
  TransactionItemReference, TransactionLine, TransactionLogPage, TransactionManualDocument, TransactionOneOffItem,
  TransactionOrder, TransactionOrderPayment, TransactionOrderReferences, TransactionPaymentState,
  TransactionReference, TransactionTax, TransactionType, TransactionsExportStatusQuery, TransactionsListQuery,
  TransactionsStartExportQuery, UpdatedAccount, UruguayanAccount, UruguayanInvoiceAccount, ValueList,
  ValueListCollection, ValueListEntry, VietnameseAccount, VietnameseInvoiceAccount, WarehouseFeatures, webhooks,
} from '@tradelane/instance';

export interface AttributesListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * @description Code of a category.
     * @example wardrobes
     */
    hierarchy?: string | undefined;
    /** @description Number of levels of children to include below `hierarchy`. */
    max_level?: number | undefined;
    /** @description Also attributes that only the operator uses. */
    all_operator_attributes?: boolean | undefined;
    /** @description Only attributes that have a role, such as the title. */
    with_roles?: boolean | undefined;
}
export interface DocumentsDownloadQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** @description The documents to download (S30). */
    document_ids?: number[] | undefined;
    /** @description Shops to download all documents of. Assumption about shop_ids on the seller surface: accepted there too; without it, `shop_id` or the shop of the key is used. */
    shop_ids?: number[] | undefined;
    /** @description Only documents of these types (DO01). The response is then always a ZIP. */
    type_codes?: string[] | undefined;
}
export interface DocumentsListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** @description The shops to list documents of. Assumption about shop_ids and updated_since: accepted on the seller surface too; `shop_id` counts as naming the shop. */
    shop_ids?: number[] | undefined;
    /** @description Only documents that changed at or after this time. Assumption about shop_ids and updated_since: accepted on the seller surface too; `shop_id` counts as naming the shop. */
    updated_since?: string | Date | undefined;
}
export interface DocumentsUploadBody {
    /** @description The files. Each file has a distinct name. */
    files: (FileInput)[];
    /** @description The type of each file, a JSON part. */
    shop_documents: ShopDocumentUpload;
}
export interface HierarchiesListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * @description Code of a category.
     * @example wardrobes
     */
    hierarchy?: string | undefined;
    /** @description Number of levels of children to include below `hierarchy`. */
    max_level?: number | undefined;
}
export interface ImportsListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * @description Only imports since this time.
     * @example 2026-04-01T06:00:00Z
     */
    last_request_date?: string | Date | undefined;
    /**
     * @description Only imports in this state.
     *     - `CANCELLED`: Cancelled.
     *     - `WAITING`: Waiting to be imported.
     *     - `RUNNING`: Being imported.
     *     - `SENT`: Sent. The outcome is not known yet.
     *     - `COMPLETE`: Done.
     *     - `FAILED`: Failed.
     */
    status?: "CANCELLED" | "WAITING" | "RUNNING" | "SENT" | "COMPLETE" | "FAILED" | undefined;
    /** @description Only imports with a transformed file, or only imports without one. */
    has_transformed_file?: boolean | undefined;
    /**
     * @description Sort field of the list.
     *     - `dateCreated`: By the date of creation.
     */
    sort?: "dateCreated" | undefined;
    /**
     * @description Direction of the sort.
     *     - `asc`: Ascending, the lowest or oldest first.
     *     - `desc`: Descending, the highest or latest first.
     */
    order?: "asc" | "desc" | undefined;
    /** @description Number of entries per page. */
    max?: number | undefined;
    /** @description Number of entries to skip. */
    offset?: number | undefined;
}
export interface InvoicesListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** @description Only these invoices. */
    invoice_id?: number[] | undefined;
    /**
     * @description The kind of document.
     *     - `ALL`: Every kind.
     *     - `AUTO_INVOICE`: Invoices that close a billing cycle.
     *     - `MANUAL_INVOICE`: Manual invoices of the operator.
     *     - `MANUAL_CREDIT`: Manual credits of the operator.
     */
    type?: InvoiceTypeFilter | undefined;
    /** @description Only documents created at or after this time. */
    start_date?: string | Date | undefined;
    /** @description Only documents created at or before this time. */
    end_date?: string | Date | undefined;
    /** @description Only documents in this currency. */
    currency?: CurrencyCode | undefined;
    /**
     * @description Only documents in this payment state.
     *     - `PENDING`: Not paid yet.
     *     - `PAID`: Paid.
     *     - `FAILED`: The payment failed. `failure_reason` may contain the reason.
     */
    payment_status?: InvoicePaymentState | undefined;
    /**
     * @description Only documents issued by these.
     *     - `OPERATOR`: A person of the operator.
     *     - `BATCH`: The scheduled billing run.
     *     - `PARTNER`: A connected system.
     */
    issuing_user_types?: InvoiceIssuerType[] | undefined;
    /**
     * @description Only documents paid through these services.
     *     - `NOT_SPECIFIED`: None is specified.
     *     - `MANGOPAY`: Mangopay.
     *     - `MIRAKL_PAYOUT`: The pay-out service of the platform.
     *     - `OPERATOR`: The operator itself.
     */
    pay_out_psp_codes?: PayOutService[] | undefined;
    /** @description Only documents of these billing cycles. */
    seller_billing_cycle_id?: string[] | undefined;
    /** @description Number of entries per page. */
    max?: number | undefined;
    /** @description Number of entries to skip. */
    offset?: number | undefined;
    /**
     * @description Sort field of the list.
     *     - `dateCreated`: By the date of creation.
     */
    sort?: "dateCreated" | undefined;
    /**
     * @description Direction of the sort.
     *     - `asc`: Ascending, the lowest or oldest first.
     *     - `desc`: Descending, the highest or latest first.
     */
    order?: "asc" | "desc" | undefined;
}
export interface ProductsStatusExportQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * @description Only data sheets that changed at or after this time. Default: full export.
     * @example 2026-04-01T06:00:00Z
     */
    updated_since?: string | Date | undefined;
    /** @description Only data sheets that changed at or before this time. */
    updated_to?: string | Date | undefined;
    /**
     * @description Only live data sheets, or only the others.
     *     - `LIVE`: In the operator's catalog.
     *     - `NOT_LIVE`: Not in the operator's catalog.
     */
    status?: "LIVE" | "NOT_LIVE" | undefined;
    /** @description Only products with these identifiers of the seller. */
    provider_unique_identifier?: string[] | undefined;
    /**
     * @description Only products with these identifiers, each as `type|id`.
     * @example [
     *       "EAN|4006381333931"
     *     ]
     */
    unique_identifier?: string[] | undefined;
}
export interface SettingsAdditionalFieldsQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * @description Only fields of these entities. Default: all.
     *     - `SHOP`: Shops.
     *     - `OFFER`: Offers.
     *     - `ORDER_LINE`: Order lines.
     *     - `ORDER`: Orders.
     */
    entities?: AdditionalFieldEntity[] | undefined;
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
export interface SettingsChannelsQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
export interface SettingsCurrenciesQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
export interface SettingsDocumentTypesQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * @description Only document types of these entities. Default: all.
     *     - `ORDER`: Orders.
     *     - `SHOP`: Shops.
     */
    entities?: DocumentTypeEntity[] | undefined;
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
export interface ValueListsListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * @description Only this list.
     * @example colors
     */
    code?: string | undefined;
}
export interface paths {
    "/api/account": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: number;
            };
        };
        /**
         * Get the shop
         * @description Returns all data of the shop: its state, contact and billing information, payment and shipping. Read it once a day. A02 returns the changed shop, so you do not need to read it again after an update.
         */
        get: operations["A01"];
        /**
         * Update the shop
         * @description Updates the fields in the request. `channels` and `producer_identifiers` are complete lists: entries left out are removed. The operator decides which fields a shop may change. A read-only field is refused, and the others are updated. The status is 200 even then, so check `errors`.
         */
        put: operations["A02"];
    };
    "/api/account/statistics": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: number;
            };
        };
        /**
         * Get the statistics of the shop
         * @description Returns the performance of the shop: orders, grade, delays and rates, one figure per period. You can limit the response to some periods or to one channel.
         */
        get: operations["A21"];
    };
    "/api/shops/documents": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: number;
            };
        };
        /**
         * List business documents of shops
         * @description Lists the business documents of shops, such as a trade register extract. At least one of `shop_ids` and `updated_since` is required, otherwise the response is 400. The list has no pages. It does not contain documents of orders.
         */
        get: operations["S30"];
        /**
         * Upload business documents
         * @description Uploads business documents to the shop. File names must be distinct, with one file per document type. To upload a type again, first delete its document with S33. At most 50 documents per call and per shop. Allowed types are `csv, doc, docx, gif, html, jpeg, latex, mp4, odp, odc, odg, ods, odt, pdf, png, pps, ppsx, ppt, pptx, quicktime, rtf, text, tiff, xls, xlsx, xml, zip`. Documents of orders are not allowed. The status is 200 even if documents are refused. The response lists only refused documents.
         */
        post: operations["S32"];
    };
    "/api/shops/documents/download": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: number;
            };
        };
        /**
         * Download business documents
         * @description Either `document_ids` or `shop_ids` is required. A seller without `document_ids` gets all documents of the shop. One entry in `document_ids` returns the file itself. Several entries, or any `type_codes`, return a ZIP named `documents-<timestamp>.zip`, with one folder per shop ID. If any ID or code does not exist, the response is 404.
         */
        get: operations["S31"];
    };
    "/api/shops/documents/{document_id}": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: number;
            };
        };
        /**
         * Delete a business document
         * @description Deletes one business document of a shop, so that another file of its document type can be uploaded (S32).
         */
        delete: operations["S33"];
    };
    "/api/users/shops/roles": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: number;
            };
        };
        /**
         * List the roles of shop users
         * @description The roles that users of a shop can have. A role decides which operations a user may call.
         */
        get: operations["RO02"];
    };
    "/api/additional_fields": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: number;
            };
        };
        /**
         * List custom fields
         * @description The custom fields that the operator has defined for shops, offers, orders and order lines, with type, accepted values and whether they are required. A shop sees only fields that it may read, and which of them it may write.
         */
        get: operations["AF01"];
    };
    "/api/channels": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: number;
            };
        };
        /**
         * List sales channels
         * @description The enabled sales channels of the platform, sorted by code.
         */
        get: operations["CH11"];
    };
    "/api/currencies": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: number;
            };
        };
        /**
         * List currencies
         * @description Codes and labels of the currencies that are active on the platform.
         */
        get: operations["CUR01"];
    };
    "/api/documents": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: number;
            };
        };
        /**
         * List document types
         * @description The kinds of document that a shop or an order can have. S31 and S32 use their codes.
         */
        get: operations["DO01"];
    };
    "/api/locales": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: number;
            };
        };
        /**
         * List languages
         * @description Codes and labels of the languages that are active on the platform. Localized operations accept these codes as `locale`.
         */
        get: operations["L01"];
    };
    "/api/platform/configuration": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: number;
            };
        };
        /**
         * Get the platform configuration
         * @description The modules and major features that were enabled when the platform was set up. Some of them decide which other operations to use. `features.shipment.multi_shipment` concerns the shipment operations. `platform_configuration.enhanced_seller_invoicing` decides between the list of invoices and billing cycles with document requests.
         */
        get: operations["PC01"];
    };
    "/api/version": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: number;
            };
        };
        /**
         * Check that the platform is up
         * @description A health check. Use the status code only, because the body may change at any time.
         */
        get: operations["V01"];
    };
    "/api/invoices": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: number;
            };
        };
        /**
         * List invoices
         * @description Lists the operator's accounting documents for the shop. Default: only automatic invoices that close billing cycles. If enhanced seller invoicing (PC01) is enabled, the list receives no new data. Use document requests then. The operator uses billing cycles. Download a document with IV02.
         */
        get: operations["IV01"];
    };
    "/api/invoices/{accounting_document_id}": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: number;
            };
        };
        /**
         * Download an invoice
         * @description Downloads one accounting document. If enhanced seller invoicing (PC01) is enabled, only documents created before its activation are available here. Later ones belong to document requests.
         */
        get: operations["IV02"];
    };
    "/api/sellerpayment/transactions_logs": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: number;
            };
        };
        /**
         * List transaction lines
         * @description Lists the movements on the account of the shop, newest first. To follow changes, sort by `lastUpdated,DESC` and filter with `last_updated_from`. Pages have up to 2000 lines. For more than a few pages, start an export with TL03.
         */
        get: operations["TL02"];
    };
    "/api/sellerpayment/transactions_logs/async": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: number;
            };
        };
        /**
         * Start an export of transaction lines
         * @description Starts an asynchronous export of the lines that match the filter, as several files. Without a body, every line is exported as JSON. TL04 returns the status and the URLs of the files. TL05 fetches them. Only one export a day is allowed.
         */
        post: operations["TL03"];
    };
    "/api/sellerpayment/transactions_logs/async/status/{tracking_id}": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: number;
            };
        };
        /**
         * Get the status of an export of transaction lines
         * @description Poll it once a minute until the export has ended. COMPLETED adds the URLs of the files in `urls`, FAILED the reason in `error`.
         */
        get: operations["TL04"];
    };
    "/api/mcm/products/sources/status/export": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: number;
            };
        };
        /**
         * Export the status of product data sheets
         * @description Reports whether the seller's product data sheets are live in the operator's catalog, and the reasons if not. Pass the date of the previous request as `updated_since` to get only changes. Without it, the export is full. If there is nothing to report, the response is 204.
         */
        get: operations["CM11"];
    };
    "/api/hierarchies": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: number;
            };
        };
        /**
         * List the category tree
         * @description Lists the operator's categories as a flat list. Without `hierarchy`, the whole tree is returned. With it, the parents and children of that category are returned, down to `max_level` levels.
         */
        get: operations["H11"];
    };
    "/api/products/imports": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: number;
            };
        };
        /**
         * List product imports
         * @description Lists product imports in offset pages, oldest first. Change the direction with `order`. With `last_request_date`, only imports that changed since are listed. Default: all imports.
         */
        get: operations["P51"];
        /**
         * Import a product file
         * @description Imports a product file in CSV, XML or XLSX. The response contains the import ID. Read its status with P42. If catalog transformation is on and `conversion_type` is absent, the shop's default setting applies. Sending the file again imports it again.
         */
        post: operations["P41"];
    };
    "/api/products/imports/{import_id}": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: number;
            };
        };
        /**
         * Read the status of a product import
         * @description Reports the progress of an import. Poll it at most once a minute, until `import_status` is final. The `has_…` fields report which files of P44 to P47 exist. They are set when the import completes. The fields of the transformation are set when the file is sent to the operator.
         */
        get: operations["P42"];
    };
    "/api/products/imports/{import_id}/error_report": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: number;
            };
        };
        /**
         * Download the error report of an import
         * @description Downloads the refused lines of the file, each with its reason. The report is a CSV file if the catalog manager is enabled, otherwise a file in a format that the operator defines. It exists when the import is complete and `has_error_report` is true. `Accept: text/csv` requests CSV.
         */
        get: operations["P44"];
    };
    "/api/products/imports/{import_id}/new_product_report": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: number;
            };
        };
        /**
         * Download the new product report of an import
         * @description Downloads the products that were new to the catalog. The report is a CSV file if the catalog manager is enabled, otherwise a file in a format that the operator defines. It exists when the import is complete and `has_new_product_report` is true. `Accept: text/csv` requests CSV.
         */
        get: operations["P45"];
    };
    "/api/products/imports/{import_id}/transformed_file": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: number;
            };
        };
        /**
         * Download the transformed file of an import
         * @description Downloads the file that the catalog transformation sent to the operator, as CSV separated by semicolons. It exists when `has_transformed_file` is true.
         */
        get: operations["P46"];
    };
    "/api/products/imports/{import_id}/transformation_error_report": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: number;
            };
        };
        /**
         * Download the transformation errors of an import
         * @description Downloads the lines that the catalog transformation could not read, in the format of the seller's file: CSV, XLSX or XML. The report exists when `has_transformation_error_report` is true. `Accept: text/csv` requests CSV.
         */
        get: operations["P47"];
    };
    "/api/products/attributes": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: number;
            };
        };
        /**
         * List product attributes
         * @description Lists the optional and mandatory attributes of product files. With `hierarchy`, the list contains attributes of the category, its parents and its children, down to `max_level` levels. Without it, the list contains attributes of the whole catalog. `requirement_level` marks mandatory attributes. `Accept: text/csv` requests the list as CSV. Its columns have names with hyphens, such as `hierarchy-code`.
         */
        get: operations["PM11"];
    };
    "/api/values_lists": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: number;
            };
        };
        /**
         * List value lists
         * @description Lists the operator's value lists with their values, either all lists or the list with this `code`.
         */
        get: operations["VL11"];
    };
    "/api/inbox/threads/{thread_id}": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: number;
            };
        };
        /**
         * Read a thread
         * @description Reads a thread with all its messages and participants.
         */
        get: operations["M10"];
    };
    "/api/inbox/threads": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: number;
            };
        };
        /**
         * List threads
         * @description Lists threads in seek pages of 50 by default. `with_messages` adds the last messages of each thread, at most 100. M10 returns all of them. `entity_id` requires `entity_type`, otherwise the response is 400. `channel_codes` filters order messages by the channel of the order.
         */
        get: operations["M11"];
        /**
         * Open a thread with the operator
         * @description Creates a thread with its first message. All threads of one entity together can have 1000 attachments. Sending the same message again creates a second thread.
         */
        post: operations["M14"];
    };
    "/api/inbox/threads/{thread_id}/message": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: number;
            };
        };
        /**
         * Reply in a thread
         * @description Adds a message to a thread. `to` contains authorized participants of the thread. The operator has no `id`. Without `topic`, the thread keeps its topic. All threads of one entity together can have 50 attachments of messages. A thread has at most 1000 messages. Sending the message again adds a second message.
         */
        post: operations["M12"];
    };
    "/api/inbox/threads/{attachment_id}/download": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: number;
            };
        };
        /**
         * Download an attachment
         * @description Downloads a file of a message. Pass the identifier of the attachment, not of the thread.
         */
        get: operations["M13"];
    };
}
export interface components {
    schemas: {
        ShopState: ShopState;
        SuspensionType: SuspensionType;
        ShopModel: ShopModel;
        ShopDomain: ShopDomain;
        CurrencyCode: CurrencyCode;
        TaxedFeeType: TaxedFeeType;
        ApplicableTax: ApplicableTax;
        ShopContact: ShopContact;
        CountryCode: CountryCode;
        RegisteredAddress: RegisteredAddress;
        CompanyShareholders: CompanyShareholders;
        ComplementaryCorporateInformation: ComplementaryCorporateInformation;
        CorporateInformation: CorporateInformation;
        FiscalInformation: FiscalInformation;
        FiscalRepresentative: FiscalRepresentative;
        PersonalInformation: PersonalInformation;
        BillingInformation: BillingInformation;
        DefaultBillingInformation: DefaultBillingInformation;
        ProDetails: ProDetails;
        LegacyBankDetails: LegacyBankDetails;
        BankAccount: BankAccount;
        IbanAccount: IbanAccount;
        NubanAccount: NubanAccount;
        AustralianAccount: AustralianAccount;
        NewZealandAccount: NewZealandAccount;
        AbaAccount: AbaAccount;
        HongKongAccount: HongKongAccount;
        CanadianAccount: CanadianAccount;
        MexicanAccount: MexicanAccount;
        BankAccountType: BankAccountType;
        JapaneseAccount: JapaneseAccount;
        BrazilianAccount: BrazilianAccount;
        TaiwaneseAccount: TaiwaneseAccount;
        ThaiAccount: ThaiAccount;
        IndianAccount: IndianAccount;
        BritishAccount: BritishAccount;
        UruguayanAccount: UruguayanAccount;
        ColombianAccount: ColombianAccount;
        GuatemalanAccount: GuatemalanAccount;
        SingaporeAccount: SingaporeAccount;
        IsraeliAccount: IsraeliAccount;
        VietnameseAccount: VietnameseAccount;
        SerbianAccount: SerbianAccount;
        PhilippineAccount: PhilippineAccount;
        PayOutFormat: PayOutFormat;
        PayOutAccount: PayOutAccount;
        PaymentInfo: PaymentInfo;
        PayOutService: PayOutService;
        PayOutBalance: PayOutBalance;
        PaymentBalances: PaymentBalances;
        KycStatus: KycStatus;
        KycState: KycState;
        DropshipSettings: DropshipSettings;
        EprCategoryCode: EprCategoryCode;
        ProducerIdentifier: ProducerIdentifier;
        ShopShippingSettings: ShopShippingSettings;
        AdditionalFieldType: AdditionalFieldType;
        AdditionalFieldValue: AdditionalFieldValue;
        ShopShipping: ShopShipping;
        Account: Account;
        FieldFault: FieldFault;
        InstanceError: InstanceError;
        ShopAddressUpdate: ShopAddressUpdate;
        ProDetailsUpdate: ProDetailsUpdate;
        AdditionalFieldUpdate: AdditionalFieldUpdate;
        AccountUpdate: AccountUpdate;
        ShopAddress: ShopAddress;
        UpdatedAccount: UpdatedAccount;
        InputError: InputError;
        AccountUpdateResult: AccountUpdateResult;
        StatisticsPeriod: StatisticsPeriod;
        PeriodCount: PeriodCount;
        PeriodValue: PeriodValue;
        ShopStatistics: ShopStatistics;
        ShopDocumentDetails: ShopDocumentDetails;
        ShopDocument: ShopDocument;
        ShopDocumentList: ShopDocumentList;
        ShopDocumentInput: ShopDocumentInput;
        ShopDocumentUpload: ShopDocumentUpload;
        RefusedShopDocument: RefusedShopDocument;
        ShopDocumentUploadResult: ShopDocumentUploadResult;
        ShopRole: ShopRole;
        ShopRoleList: ShopRoleList;
        AdditionalFieldEntity: AdditionalFieldEntity;
        AdditionalField: AdditionalField;
        SellerAdditionalField: SellerAdditionalField;
        AdditionalFieldList: AdditionalFieldList;
        PlatformChannel: PlatformChannel;
        PlatformChannelList: PlatformChannelList;
        PlatformCurrency: PlatformCurrency;
        PlatformCurrencyList: PlatformCurrencyList;
        DocumentTypeEntity: DocumentTypeEntity;
        DocumentType: DocumentType;
        DocumentTypeList: DocumentTypeList;
        PlatformLocale: PlatformLocale;
        PlatformLocaleList: PlatformLocaleList;
        TaxProviders: TaxProviders;
        TaxManagerModule: TaxManagerModule;
        PlatformModules: PlatformModules;
        CatalogFeatures: CatalogFeatures;
        DirectPaymentFeature: DirectPaymentFeature;
        StoreDependentSwitch: StoreDependentSwitch;
        DropshipFeatures: DropshipFeatures;
        CsvDelimiter: CsvDelimiter;
        OrderConditions: OrderConditions;
        OrderTaxMode: OrderTaxMode;
        OrderAcceptanceMode: OrderAcceptanceMode;
        OrderWorkflows: OrderWorkflows;
        ChannelPricing: ChannelPricing;
        PricingFeatures: PricingFeatures;
        PromotionFeatures: PromotionFeatures;
        ReturnFeatures: ReturnFeatures;
        ShipmentFeatures: ShipmentFeatures;
        TaxNumberRule: TaxNumberRule;
        ShopTaxOptions: ShopTaxOptions;
        TaxCollection: TaxCollection;
        WarehouseFeatures: WarehouseFeatures;
        PlatformFeatures: PlatformFeatures;
        CustomerModel: CustomerModel;
        PlatformModel: PlatformModel;
        EnhancedSellerInvoicing: EnhancedSellerInvoicing;
        PlatformSettings: PlatformSettings;
        PlatformConfiguration: PlatformConfiguration;
        PlatformVersion: PlatformVersion;
        InvoiceTypeFilter: InvoiceTypeFilter;
        InvoicePaymentState: InvoicePaymentState;
        InvoiceIssuerType: InvoiceIssuerType;
        InvoiceIssuer: InvoiceIssuer;
        InvoiceShopAddress: InvoiceShopAddress;
        InvoiceTax: InvoiceTax;
        InvoiceDetail: InvoiceDetail;
        PayOutFailureReason: PayOutFailureReason;
        InvoicePayment: InvoicePayment;
        AccountingDocument: AccountingDocument;
        InvoiceBankAccount: InvoiceBankAccount;
        IbanInvoiceAccount: IbanInvoiceAccount;
        NubanInvoiceAccount: NubanInvoiceAccount;
        AustralianInvoiceAccount: AustralianInvoiceAccount;
        NewZealandInvoiceAccount: NewZealandInvoiceAccount;
        AbaInvoiceAccount: AbaInvoiceAccount;
        HongKongInvoiceAccount: HongKongInvoiceAccount;
        CanadianInvoiceAccount: CanadianInvoiceAccount;
        MexicanInvoiceAccount: MexicanInvoiceAccount;
        JapaneseInvoiceAccount: JapaneseInvoiceAccount;
        BrazilianInvoiceAccount: BrazilianInvoiceAccount;
        TaiwaneseInvoiceAccount: TaiwaneseInvoiceAccount;
        ThaiInvoiceAccount: ThaiInvoiceAccount;
        IndianInvoiceAccount: IndianInvoiceAccount;
        BritishInvoiceAccount: BritishInvoiceAccount;
        UruguayanInvoiceAccount: UruguayanInvoiceAccount;
        ColombianInvoiceAccount: ColombianInvoiceAccount;
        GuatemalanInvoiceAccount: GuatemalanInvoiceAccount;
        SingaporeInvoiceAccount: SingaporeInvoiceAccount;
        IsraeliInvoiceAccount: IsraeliInvoiceAccount;
        VietnameseInvoiceAccount: VietnameseInvoiceAccount;
        SerbianInvoiceAccount: SerbianInvoiceAccount;
        PhilippineInvoiceAccount: PhilippineInvoiceAccount;
        PayOutInvoiceAccount: PayOutInvoiceAccount;
        InvoicePaymentInfo: InvoicePaymentInfo;
        BillingSummary: BillingSummary;
        InvoiceSummary: InvoiceSummary;
        AutoInvoice: AutoInvoice;
        ManualInvoice: ManualInvoice;
        ManualCredit: ManualCredit;
        Invoice: Invoice;
        InvoicePage: InvoicePage;
        TransactionType: TransactionType;
        TransactionPaymentState: TransactionPaymentState;
        TransactionCode: TransactionCode;
        TransactionOrderReferences: TransactionOrderReferences;
        TransactionOrderPayment: TransactionOrderPayment;
        TransactionOrder: TransactionOrder;
        TransactionReference: TransactionReference;
        TransactionTax: TransactionTax;
        TransactionFee: TransactionFee;
        TransactionItemReference: TransactionItemReference;
        TransactionOneOffItem: TransactionOneOffItem;
        TransactionManualDocument: TransactionManualDocument;
        TransactionInfo: TransactionInfo;
        TransactionEntities: TransactionEntities;
        TransactionLine: TransactionLine;
        TransactionLogPage: TransactionLogPage;
        TransactionExportFormat: TransactionExportFormat;
        TransactionExportRequest: TransactionExportRequest;
        TransactionExportStart: TransactionExportStart;
        TransactionExportState: TransactionExportState;
        TransactionExportError: TransactionExportError;
        TransactionExportStatus: TransactionExportStatus;
        ProductIdentifier: ProductIdentifier;
        ProductSourceState: ProductSourceState;
        IntegrationDetail: IntegrationDetail;
        RejectionDetails: RejectionDetails;
        ProductSourceError: ProductSourceError;
        ProductSourceWarning: ProductSourceWarning;
        ProductSourceStatus: ProductSourceStatus;
        LabelTranslation: LabelTranslation;
        Hierarchy: Hierarchy;
        HierarchyList: HierarchyList;
        ProductImportStatus: ProductImportStatus;
        ConversionOption: ConversionOption;
        ConversionOptions: ConversionOptions;
        IntegrationCounts: IntegrationCounts;
        ProductImportTracking: ProductImportTracking;
        ProductImportPage: ProductImportPage;
        ProductImportRequest: ProductImportRequest;
        ProductImportStarted: ProductImportStarted;
        AttributeTranslation: AttributeTranslation;
        AttributeChannel: AttributeChannel;
        AttributeParameter: AttributeParameter;
        AttributeRole: AttributeRole;
        AttributeValueCode: AttributeValueCode;
        Attribute: Attribute;
        AttributeList: AttributeList;
        AttributeFileRow: AttributeFileRow;
        ValueListEntry: ValueListEntry;
        ValueList: ValueList;
        ValueListCollection: ValueListCollection;
        TopicType: TopicType;
        Topic: Topic;
        ThreadEntity: ThreadEntity;
        ParticipantType: ParticipantType;
        Participant: Participant;
        Sender: Sender;
        ThreadMetadata: ThreadMetadata;
        NoReplyNeeded: NoReplyNeeded;
        ThreadDetails: ThreadDetails;
        ThreadAttachment: ThreadAttachment;
        ThreadMessage: ThreadMessage;
        Thread: Thread;
        ListedThread: ListedThread;
        ThreadPage: ThreadPage;
        MessageFiles: MessageFiles;
        MessageBody: MessageBody;
        ThreadEntityInput: ThreadEntityInput;
        FreeTextTopic: FreeTextTopic;
        ReasonTopic: ReasonTopic;
        TopicInput: TopicInput;
        ThreadInput: ThreadInput;
        ThreadRequest: ThreadRequest;
        MessageSent: MessageSent;
        Recipient: Recipient;
        MessageInput: MessageInput;
        MessageRequest: MessageRequest;
    };
    responses: {
        /** @description A parameter is missing or invalid, or the data is not in the expected state. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": InstanceError;
            };
        };
        /** @description The authentication is missing or invalid. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": InstanceError;
            };
        };
        /** @description The caller has no access to the resource. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": InstanceError;
            };
        };
        /** @description The content types in `Accept` are not available. */
        NotAcceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": InstanceError;
            };
        };
        /** @description The rate limit is exceeded. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait before the next attempt. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": InstanceError;
            };
        };
        /** @description An unexpected failure on the server. Whether the request took effect is unknown. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": InstanceError;
            };
        };
        /** @description The content type of the request body is not supported. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": InstanceError;
            };
        };
        /** @description The resource does not exist for the caller. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": InstanceError;
            };
        };
        /** @description The resource was permanently deleted. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": InstanceError;
            };
        };
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export interface operations {
    A01: {
        parameters: {
            query?: AccountGetQuery;
        };
        responses: {
            /** @description The shop. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Account;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    A02: {
        parameters: {
            query?: AccountUpdateQuery;
        };
        requestBody: {
            content: {
                "application/json": AccountUpdate;
            };
        };
        responses: {
            /** @description The changed shop, and the fields that were refused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccountUpdateResult;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    A21: {
        parameters: {
            query?: AccountStatisticsQuery;
        };
        responses: {
            /** @description The statistics. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ShopStatistics;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    S30: {
        parameters: {
            query?: DocumentsListQuery;
        };
        responses: {
            /** @description The documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ShopDocumentList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    S32: {
        parameters: {
            query?: DocumentsUploadQuery;
        };
        requestBody: {
            content: {
                "multipart/form-data": DocumentsUploadBody;
            };
        };
        responses: {
            /** @description The upload is complete. Refused documents are listed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ShopDocumentUploadResult;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    S31: {
        parameters: {
            query?: DocumentsDownloadQuery;
        };
        responses: {
            /** @description The document, or a ZIP of the documents. */
            200: {
                headers: {
                    /** @description Names the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    S33: {
        parameters: {
            query?: DocumentsDeleteQuery;
            path: {
                /**
                 * @description The document (S30).
                 * @example 5001
                 */
                document_id: number;
            };
        };
        responses: {
            /** @description The document is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    RO02: {
        parameters: {
            query?: RolesListQuery;
        };
        responses: {
            /** @description The roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ShopRoleList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    AF01: {
        parameters: {
            query?: SettingsAdditionalFieldsQuery;
        };
        responses: {
            /** @description The fields. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AdditionalFieldList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    CH11: {
        parameters: {
            query?: SettingsChannelsQuery;
        };
        responses: {
            /** @description The channels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PlatformChannelList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    CUR01: {
        parameters: {
            query?: SettingsCurrenciesQuery;
        };
        responses: {
            /** @description The currencies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PlatformCurrencyList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    DO01: {
        parameters: {
            query?: SettingsDocumentTypesQuery;
        };
        responses: {
            /** @description The document types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DocumentTypeList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    L01: {
        parameters: {
            query?: SettingsLocalesQuery;
        };
        responses: {
            /** @description The languages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PlatformLocaleList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    PC01: {
        parameters: {
            query?: SettingsConfigurationQuery;
        };
        responses: {
            /** @description The configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PlatformConfiguration;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    V01: {
        parameters: {
            query?: SettingsVersionQuery;
        };
        responses: {
            /** @description The platform is up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PlatformVersion;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    IV01: {
        parameters: {
            query?: InvoicesListQuery;
        };
        responses: {
            /** @description A page of documents. */
            200: {
                headers: {
                    /** @description Addresses of the previous and the next page, each with its `rel`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": InvoicePage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    IV02: {
        parameters: {
            query?: InvoicesDownloadQuery;
            path: {
                /**
                 * @description The document, `invoice_id` of IV01.
                 * @example 7001
                 */
                accounting_document_id: number;
            };
        };
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    /** @description Names the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    TL02: {
        parameters: {
            query?: TransactionsListQuery;
        };
        responses: {
            /** @description A page of lines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TransactionLogPage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    TL03: {
        parameters: {
            query?: TransactionsStartExportQuery;
        };
        requestBody?: {
            content: {
                "application/json": TransactionExportRequest;
            };
        };
        responses: {
            /** @description The export has started. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TransactionExportStart;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    TL04: {
        parameters: {
            query?: TransactionsExportStatusQuery;
            path: {
                /**
                 * @description The export ID that TL03 returned.
                 * @example 4b8a4f0c-2d0d-4a3d-9a38-7c9c3b0a6f21
                 */
                tracking_id: string;
            };
        };
        responses: {
            /** @description The status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TransactionExportStatus;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    CM11: {
        parameters: {
            query?: ProductsStatusExportQuery;
        };
        responses: {
            /** @description The data sheets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProductSourceStatus[];
                };
            };
            /** @description No data sheet matches. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    H11: {
        parameters: {
            query?: HierarchiesListQuery;
        };
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": HierarchyList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    P51: {
        parameters: {
            query?: ImportsListQuery;
        };
        responses: {
            /** @description A page of imports. */
            200: {
                headers: {
                    /** @description Addresses of the previous and next page, `<url>; rel="next"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProductImportPage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    P41: {
        parameters: {
            query?: ImportsCreateQuery;
        };
        requestBody: {
            content: {
                "multipart/form-data": ProductImportRequest;
            };
        };
        responses: {
            /** @description The import was accepted. */
            201: {
                headers: {
                    /** @description Address of the import's status. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProductImportStarted;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    P42: {
        parameters: {
            query?: ImportsGetQuery;
            path: {
                /**
                 * @description Identifier of the import.
                 * @example 7001
                 */
                import_id: number;
            };
        };
        responses: {
            /** @description Current status of the import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProductImportTracking;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    P44: {
        parameters: {
            query?: ImportsErrorReportQuery;
            path: {
                /**
                 * @description Identifier of the import.
                 * @example 7001
                 */
                import_id: number;
            };
        };
        responses: {
            /** @description The error report. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    P45: {
        parameters: {
            query?: ImportsNewProductReportQuery;
            path: {
                /**
                 * @description Identifier of the import.
                 * @example 7001
                 */
                import_id: number;
            };
        };
        responses: {
            /** @description The new product report. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    P46: {
        parameters: {
            query?: ImportsTransformedFileQuery;
            path: {
                /**
                 * @description Identifier of the import.
                 * @example 7001
                 */
                import_id: number;
            };
        };
        responses: {
            /** @description The transformed file. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    P47: {
        parameters: {
            query?: ImportsTransformationErrorReportQuery;
            path: {
                /**
                 * @description Identifier of the import.
                 * @example 7001
                 */
                import_id: number;
            };
        };
        responses: {
            /** @description The transformation error report. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    PM11: {
        parameters: {
            query?: AttributesListQuery;
        };
        responses: {
            /** @description The attributes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AttributeList;
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    VL11: {
        parameters: {
            query?: ValueListsListQuery;
        };
        responses: {
            /** @description The value lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ValueListCollection;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    M10: {
        parameters: {
            query?: ThreadsGetQuery;
            path: {
                /**
                 * @description Identifier of the thread.
                 * @example 5e2b8c1a-1c3d-4e5f-9a7b-8c9d0e1f2001
                 */
                thread_id: string;
            };
        };
        responses: {
            /** @description The thread. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Thread;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    M11: {
        parameters: {
            query?: ThreadsListQuery;
        };
        responses: {
            /** @description A page of threads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ThreadPage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    M14: {
        parameters: {
            query?: ThreadsCreateQuery;
        };
        requestBody: {
            content: {
                "multipart/form-data": ThreadRequest;
            };
        };
        responses: {
            /** @description The thread is open. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MessageSent;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    M12: {
        parameters: {
            query?: ThreadsReplyQuery;
            path: {
                /**
                 * @description Identifier of the thread.
                 * @example 5e2b8c1a-1c3d-4e5f-9a7b-8c9d0e1f2001
                 */
                thread_id: string;
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": MessageRequest;
            };
        };
        responses: {
            /** @description The message is added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MessageSent;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    M13: {
        parameters: {
            query?: ThreadsDownloadAttachmentQuery;
            path: {
                /**
                 * @description Identifier of the attachment.
                 * @example 9c1d7e52-0f4b-4d1e-8b3a-1a2b3c4d5001
                 */
                attachment_id: string;
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    TL05: {
        parameters: {};
        responses: {
            /** @description One file of the export. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Transaction lines of this file. */
                        data: TransactionLine[];
                    };
                    "application/x-ndjson": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
}
