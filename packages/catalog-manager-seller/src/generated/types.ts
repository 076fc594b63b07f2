// Generated from specs/ by `pnpm generate`. Do not edit.
import type { FileInput } from '@tradelane/core';
import type {
  AbaAccount, AbaInvoiceAccount, Account, AccountGetQuery, AccountStatisticsQuery, AccountUpdate, AccountUpdateQuery,
  AccountUpdateResult, AccountingDocument, AdditionalField, AdditionalFieldEntity, AdditionalFieldList,
  AdditionalFieldType, AdditionalFieldUpdate, AdditionalFieldValue, ApplicableTax, Attribute, AttributeChannel,
  AttributeFileRow, AttributeList, AttributeParameter, AttributeRole, AttributeTranslation, AttributeValueCode,
  AustralianAccount, AustralianInvoiceAccount, AutoInvoice, BankAccount, BankAccountType, BillingInformation,
  BillingSummary, BrazilianAccount, BrazilianInvoiceAccount, BritishAccount, BritishInvoiceAccount, CanadianAccount,
  CanadianInvoiceAccount, CatalogFeatures, ChannelPricing, ColombianAccount, ColombianInvoiceAccount,
  CompanyShareholders, ComplementaryCorporateInformation, ConversionOption, ConversionOptions, CorporateInformation,
  CountryCode, CsvDelimiter, CurrencyCode, CustomerModel, DefaultBillingInformation, DirectPaymentFeature, DocumentType,
  DocumentTypeEntity, DocumentTypeList, DocumentsDeleteQuery, DocumentsUploadQuery, DropshipFeatures, DropshipSettings,
  EnhancedSellerInvoicing, EprCategoryCode, FieldFault, FiscalInformation, FiscalRepresentative, FreeTextTopic,
  GuatemalanAccount, GuatemalanInvoiceAccount, Hierarchy, HierarchyList, HongKongAccount, HongKongInvoiceAccount,
  IbanAccount, IbanInvoiceAccount, ImportsCreateQuery, ImportsErrorReportQuery, ImportsGetQuery,
  ImportsNewProductReportQuery, ImportsTransformationErrorReportQuery, ImportsTransformedFileQuery, IndianAccount,
  IndianInvoiceAccount, InputError, InstanceError, IntegrationCounts, IntegrationDetail, Invoice, InvoiceBankAccount,
  InvoiceDetail, InvoiceIssuer, InvoiceIssuerType, InvoicePage, InvoicePayment, InvoicePaymentInfo, InvoicePaymentState,
  InvoiceShopAddress, InvoiceSummary, InvoiceTax, InvoiceTypeFilter, InvoicesDownloadQuery, IsraeliAccount,
  IsraeliInvoiceAccount, JapaneseAccount, JapaneseInvoiceAccount, KycState, KycStatus, LabelTranslation,
  LegacyBankDetails, ListedThread, ManualCredit, ManualInvoice, MessageBody, MessageFiles, MessageInput, MessageRequest,
  MessageSent, MexicanAccount, MexicanInvoiceAccount, NewZealandAccount, NewZealandInvoiceAccount, NoReplyNeeded,
  NubanAccount, NubanInvoiceAccount, OrderAcceptanceMode, OrderConditions, OrderTaxMode, OrderWorkflows, Participant,
  ParticipantType, PayOutAccount, PayOutBalance, PayOutFailureReason, PayOutFormat, PayOutInvoiceAccount, PayOutService,
  PaymentBalances, PaymentInfo, PeriodCount, PeriodValue, PersonalInformation, PhilippineAccount,
  PhilippineInvoiceAccount, PlatformChannel, PlatformChannelList, PlatformConfiguration, PlatformCurrency,
  PlatformCurrencyList, PlatformFeatures, PlatformLocale, PlatformLocaleList, PlatformModel, PlatformModules,
  PlatformSettings, PlatformVersion, PricingFeatures, ProDetails, ProDetailsUpdate, ProducerIdentifier,
  ProductIdentifier, ProductImportPage, ProductImportRequest, ProductImportStarted, ProductImportStatus,
  ProductImportTracking, ProductSourceError, ProductSourceState, ProductSourceStatus, ProductSourceWarning,
  PromotionFeatures, ReasonTopic, Recipient, RefusedShopDocument, RegisteredAddress, RejectionDetails, ReturnFeatures,
  RolesListQuery, SellerAdditionalField, Sender, SerbianAccount, SerbianInvoiceAccount, SettingsConfigurationQuery,
  SettingsLocalesQuery, SettingsVersionQuery, ShipmentFeatures, ShopAddress, ShopAddressUpdate, ShopContact,
  ShopDocument, ShopDocumentDetails, ShopDocumentInput, ShopDocumentList, ShopDocumentUpload, ShopDocumentUploadResult,
  ShopDomain, ShopModel, ShopRole, ShopRoleList, ShopShipping, ShopShippingSettings, ShopState, ShopStatistics,
  ShopTaxOptions, SingaporeAccount, SingaporeInvoiceAccount, StatisticsPeriod, StoreDependentSwitch, SuspensionType,
  TaiwaneseAccount, TaiwaneseInvoiceAccount, TaxCollection, TaxManagerModule, TaxNumberRule, TaxProviders, TaxedFeeType,
  ThaiAccount, ThaiInvoiceAccount, Thread, ThreadAttachment, ThreadDetails, ThreadEntity, ThreadEntityInput,
  ThreadInput, ThreadMessage, ThreadMetadata, ThreadPage, ThreadRequest, ThreadsCreateQuery,
  ThreadsDownloadAttachmentQuery, ThreadsGetQuery, ThreadsListQuery, ThreadsReplyQuery, Topic, TopicInput, TopicType,
  TransactionCode, TransactionEntities, TransactionExportError, TransactionExportFormat, TransactionExportRequest,
  TransactionExportStart, TransactionExportState, TransactionExportStatus, TransactionFee, TransactionInfo,
  TransactionItemReference, TransactionLine, TransactionLogPage, TransactionManualDocument, TransactionOneOffItem,
  TransactionOrder, TransactionOrderPayment, TransactionOrderReferences, TransactionPaymentState, TransactionReference,
  TransactionTax, TransactionType, TransactionsExportStatusQuery, TransactionsListQuery, TransactionsStartExportQuery,
  UpdatedAccount, UruguayanAccount, UruguayanInvoiceAccount, ValueList, ValueListCollection, ValueListEntry,
  VietnameseAccount, VietnameseInvoiceAccount, WarehouseFeatures,
} from '@tradelane/instance';

export type {
  AbaAccount, AbaInvoiceAccount, Account, AccountGetQuery, AccountStatisticsQuery, AccountUpdate, AccountUpdateQuery,
  AccountUpdateResult, AccountingDocument, AdditionalField, AdditionalFieldEntity, AdditionalFieldList,
  AdditionalFieldType, AdditionalFieldUpdate, AdditionalFieldValue, ApplicableTax, Attribute, AttributeChannel,
  AttributeFileRow, AttributeList, AttributeParameter, AttributeRole, AttributeTranslation, AttributeValueCode,
  AustralianAccount, AustralianInvoiceAccount, AutoInvoice, BankAccount, BankAccountType, BillingInformation,
  BillingSummary, BrazilianAccount, BrazilianInvoiceAccount, BritishAccount, BritishInvoiceAccount, CanadianAccount,
  CanadianInvoiceAccount, CatalogFeatures, ChannelPricing, ColombianAccount, ColombianInvoiceAccount,
  CompanyShareholders, ComplementaryCorporateInformation, ConversionOption, ConversionOptions, CorporateInformation,
  CountryCode, CsvDelimiter, CurrencyCode, CustomerModel, DefaultBillingInformation, DirectPaymentFeature, DocumentType,
  DocumentTypeEntity, DocumentTypeList, DocumentsDeleteQuery, DocumentsUploadQuery, DropshipFeatures, DropshipSettings,
  EnhancedSellerInvoicing, EprCategoryCode, FieldFault, FiscalInformation, FiscalRepresentative, FreeTextTopic,
  GuatemalanAccount, GuatemalanInvoiceAccount, Hierarchy, HierarchyList, HongKongAccount, HongKongInvoiceAccount,
  IbanAccount, IbanInvoiceAccount, ImportsCreateQuery, ImportsErrorReportQuery, ImportsGetQuery,
  ImportsNewProductReportQuery, ImportsTransformationErrorReportQuery, ImportsTransformedFileQuery, IndianAccount,
  IndianInvoiceAccount, InputError, InstanceError, IntegrationCounts, IntegrationDetail, Invoice, InvoiceBankAccount,
  InvoiceDetail, InvoiceIssuer, InvoiceIssuerType, InvoicePage, InvoicePayment, InvoicePaymentInfo, InvoicePaymentState,
  InvoiceShopAddress, InvoiceSummary, InvoiceTax, InvoiceTypeFilter, InvoicesDownloadQuery, IsraeliAccount,
  IsraeliInvoiceAccount, JapaneseAccount, JapaneseInvoiceAccount, KycState, KycStatus, LabelTranslation,
  LegacyBankDetails, ListedThread, ManualCredit, ManualInvoice, MessageBody, MessageFiles, MessageInput, MessageRequest,
  MessageSent, MexicanAccount, MexicanInvoiceAccount, NewZealandAccount, NewZealandInvoiceAccount, NoReplyNeeded,
  NubanAccount, NubanInvoiceAccount, OrderAcceptanceMode, OrderConditions, OrderTaxMode, OrderWorkflows, Participant,
  ParticipantType, PayOutAccount, PayOutBalance, PayOutFailureReason, PayOutFormat, PayOutInvoiceAccount, PayOutService,
  PaymentBalances, PaymentInfo, PeriodCount, PeriodValue, PersonalInformation, PhilippineAccount,
  PhilippineInvoiceAccount, PlatformChannel, PlatformChannelList, PlatformConfiguration, PlatformCurrency,
  PlatformCurrencyList, PlatformFeatures, PlatformLocale, PlatformLocaleList, PlatformModel, PlatformModules,
  PlatformSettings, PlatformVersion, PricingFeatures, ProDetails, ProDetailsUpdate, ProducerIdentifier,
  ProductIdentifier, ProductImportPage, ProductImportRequest, ProductImportStarted, ProductImportStatus,
  ProductImportTracking, ProductSourceError, ProductSourceState, ProductSourceStatus, ProductSourceWarning,
  PromotionFeatures, ReasonTopic, Recipient, RefusedShopDocument, RegisteredAddress, RejectionDetails, ReturnFeatures,
  RolesListQuery, SellerAdditionalField, Sender, SerbianAccount, SerbianInvoiceAccount, SettingsConfigurationQuery,
  SettingsLocalesQuery, SettingsVersionQuery, ShipmentFeatures, ShopAddress, ShopAddressUpdate, ShopContact,
  ShopDocument, ShopDocumentDetails, ShopDocumentInput, ShopDocumentList, ShopDocumentUpload, ShopDocumentUploadResult,
  ShopDomain, ShopModel, ShopRole, ShopRoleList, ShopShipping, ShopShippingSettings, ShopState, ShopStatistics,
  ShopTaxOptions, SingaporeAccount, SingaporeInvoiceAccount, StatisticsPeriod, StoreDependentSwitch, SuspensionType,
  TaiwaneseAccount, TaiwaneseInvoiceAccount, TaxCollection, TaxManagerModule, TaxNumberRule, TaxProviders, TaxedFeeType,
  ThaiAccount, ThaiInvoiceAccount, Thread, ThreadAttachment, ThreadDetails, ThreadEntity, ThreadEntityInput,
  ThreadInput, ThreadMessage, ThreadMetadata, ThreadPage, ThreadRequest, ThreadsCreateQuery,
  ThreadsDownloadAttachmentQuery, ThreadsGetQuery, ThreadsListQuery, ThreadsReplyQuery, Topic, TopicInput, TopicType,
  TransactionCode, TransactionEntities, TransactionExportError, TransactionExportFormat, TransactionExportRequest,
  TransactionExportStart, TransactionExportState, TransactionExportStatus, TransactionFee, TransactionInfo,
  TransactionItemReference, TransactionLine, TransactionLogPage, TransactionManualDocument, TransactionOneOffItem,
  TransactionOrder, TransactionOrderPayment, TransactionOrderReferences, TransactionPaymentState, TransactionReference,
  TransactionTax, TransactionType, TransactionsExportStatusQuery, TransactionsListQuery, TransactionsStartExportQuery,
  UpdatedAccount, UruguayanAccount, UruguayanInvoiceAccount, ValueList, ValueListCollection, ValueListEntry,
  VietnameseAccount, VietnameseInvoiceAccount, WarehouseFeatures,
} from '@tradelane/instance';

export interface AttributesListQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * Code of a category.
     * @example wardrobes
     */
    hierarchy?: string | undefined;
    /** Number of levels of children to include below `hierarchy`. */
    max_level?: number | undefined;
    /** Also attributes that only the operator uses. */
    all_operator_attributes?: boolean | undefined;
    /** Only attributes that have a role, such as the title. */
    with_roles?: boolean | undefined;
}
export interface DocumentsDownloadQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** The documents to download (S30). */
    document_ids?: number[] | undefined;
    /** Shops to download all documents of. Assumption about shop_ids on the seller surface: accepted there too; without it, `shop_id` or the shop of the key is used. */
    shop_ids?: number[] | undefined;
    /** Only documents of these types (DO01). The response is then always a ZIP. */
    type_codes?: string[] | undefined;
}
export interface DocumentsListQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** The shops to list documents of. Assumption about shop_ids and updated_since: accepted on the seller surface too; `shop_id` counts as naming the shop. */
    shop_ids?: number[] | undefined;
    /** Only documents that changed at or after this time. Assumption about shop_ids and updated_since: accepted on the seller surface too; `shop_id` counts as naming the shop. */
    updated_since?: string | Date | undefined;
}
export interface DocumentsUploadBody {
    /** The files. Each file has a distinct name. */
    files: (FileInput)[];
    /** The type of each file, a JSON part. */
    shop_documents: ShopDocumentUpload;
}
export interface HierarchiesListQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * Code of a category.
     * @example wardrobes
     */
    hierarchy?: string | undefined;
    /** Number of levels of children to include below `hierarchy`. */
    max_level?: number | undefined;
}
export interface ImportsListQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * Only imports since this time.
     * @example 2026-04-01T06:00:00Z
     */
    last_request_date?: string | Date | undefined;
    /**
     * Only imports in this state.
     * - `CANCELLED`: Cancelled.
     * - `WAITING`: Waiting to be imported.
     * - `RUNNING`: Being imported.
     * - `SENT`: Sent. The outcome is not known yet.
     * - `COMPLETE`: Done.
     * - `FAILED`: Failed.
     */
    status?: "CANCELLED" | "WAITING" | "RUNNING" | "SENT" | "COMPLETE" | "FAILED" | undefined;
    /** Only imports with a transformed file, or only imports without one. */
    has_transformed_file?: boolean | undefined;
    /**
     * Sort field of the list.
     * - `dateCreated`: By the date of creation.
     */
    sort?: "dateCreated" | undefined;
    /**
     * Direction of the sort.
     * - `asc`: Ascending, the lowest or oldest first.
     * - `desc`: Descending, the highest or latest first.
     */
    order?: "asc" | "desc" | undefined;
    /** Number of entries per page. */
    max?: number | undefined;
    /** Number of entries to skip. */
    offset?: number | undefined;
}
export interface InvoicesListQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** Only these invoices. */
    invoice_id?: number[] | undefined;
    /**
     * The kind of document.
     * - `ALL`: Every kind.
     * - `AUTO_INVOICE`: Invoices that close a billing cycle.
     * - `MANUAL_INVOICE`: Manual invoices of the operator.
     * - `MANUAL_CREDIT`: Manual credits of the operator.
     */
    type?: InvoiceTypeFilter | undefined;
    /** Only documents created at or after this time. */
    start_date?: string | Date | undefined;
    /** Only documents created at or before this time. */
    end_date?: string | Date | undefined;
    /** Only documents in this currency. */
    currency?: CurrencyCode | undefined;
    /**
     * Only documents in this payment state.
     * - `PENDING`: Not paid yet.
     * - `PAID`: Paid.
     * - `FAILED`: The payment failed. `failure_reason` may contain the reason.
     */
    payment_status?: InvoicePaymentState | undefined;
    /**
     * Only documents issued by these.
     * - `OPERATOR`: A person of the operator.
     * - `BATCH`: The scheduled billing run.
     * - `PARTNER`: A connected system.
     */
    issuing_user_types?: InvoiceIssuerType[] | undefined;
    /**
     * Only documents paid through these services.
     * - `NOT_SPECIFIED`: None is specified.
     * - `MANGOPAY`: Mangopay.
     * - `MIRAKL_PAYOUT`: The pay-out service of the platform.
     * - `OPERATOR`: The operator itself.
     */
    pay_out_psp_codes?: PayOutService[] | undefined;
    /** Only documents of these billing cycles. */
    seller_billing_cycle_id?: string[] | undefined;
    /** Number of entries per page. */
    max?: number | undefined;
    /** Number of entries to skip. */
    offset?: number | undefined;
    /**
     * Sort field of the list.
     * - `dateCreated`: By the date of creation.
     */
    sort?: "dateCreated" | undefined;
    /**
     * Direction of the sort.
     * - `asc`: Ascending, the lowest or oldest first.
     * - `desc`: Descending, the highest or latest first.
     */
    order?: "asc" | "desc" | undefined;
}
export interface ProductsStatusExportQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * Only data sheets that changed at or after this time. Default: full export.
     * @example 2026-04-01T06:00:00Z
     */
    updated_since?: string | Date | undefined;
    /** Only data sheets that changed at or before this time. */
    updated_to?: string | Date | undefined;
    /**
     * Only live data sheets, or only the others.
     * - `LIVE`: In the operator's catalog.
     * - `NOT_LIVE`: Not in the operator's catalog.
     */
    status?: "LIVE" | "NOT_LIVE" | undefined;
    /** Only products with these identifiers of the seller. */
    provider_unique_identifier?: string[] | undefined;
    /**
     * Only products with these identifiers, each as `type|id`.
     * @example [
     *   "EAN|4006381333931"
     * ]
     */
    unique_identifier?: string[] | undefined;
}
export interface SettingsAdditionalFieldsQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * Only fields of these entities. Default: all.
     * - `SHOP`: Shops.
     * - `OFFER`: Offers.
     * - `ORDER_LINE`: Order lines.
     * - `ORDER`: Orders.
     */
    entities?: AdditionalFieldEntity[] | undefined;
    /**
     * Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
export interface SettingsChannelsQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
export interface SettingsCurrenciesQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
export interface SettingsDocumentTypesQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * Only document types of these entities. Default: all.
     * - `ORDER`: Orders.
     * - `SHOP`: Shops.
     */
    entities?: DocumentTypeEntity[] | undefined;
    /**
     * Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
export interface ValueListsListQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * Only this list.
     * @example colors
     */
    code?: string | undefined;
}
export interface paths {
    "/api/account": { get: operations["A01"]; put: operations["A02"]; };
    "/api/account/statistics": { get: operations["A21"]; };
    "/api/shops/documents": { get: operations["S30"]; post: operations["S32"]; };
    "/api/shops/documents/download": { get: operations["S31"]; };
    "/api/shops/documents/{document_id}": { delete: operations["S33"]; };
    "/api/users/shops/roles": { get: operations["RO02"]; };
    "/api/additional_fields": { get: operations["AF01"]; };
    "/api/channels": { get: operations["CH11"]; };
    "/api/currencies": { get: operations["CUR01"]; };
    "/api/documents": { get: operations["DO01"]; };
    "/api/locales": { get: operations["L01"]; };
    "/api/platform/configuration": { get: operations["PC01"]; };
    "/api/version": { get: operations["V01"]; };
    "/api/invoices": { get: operations["IV01"]; };
    "/api/invoices/{accounting_document_id}": { get: operations["IV02"]; };
    "/api/sellerpayment/transactions_logs": { get: operations["TL02"]; };
    "/api/sellerpayment/transactions_logs/async": { post: operations["TL03"]; };
    "/api/sellerpayment/transactions_logs/async/status/{tracking_id}": { get: operations["TL04"]; };
    "/api/mcm/products/sources/status/export": { get: operations["CM11"]; };
    "/api/hierarchies": { get: operations["H11"]; };
    "/api/products/imports": { get: operations["P51"]; post: operations["P41"]; };
    "/api/products/imports/{import_id}": { get: operations["P42"]; };
    "/api/products/imports/{import_id}/error_report": { get: operations["P44"]; };
    "/api/products/imports/{import_id}/new_product_report": { get: operations["P45"]; };
    "/api/products/imports/{import_id}/transformed_file": { get: operations["P46"]; };
    "/api/products/imports/{import_id}/transformation_error_report": { get: operations["P47"]; };
    "/api/products/attributes": { get: operations["PM11"]; };
    "/api/values_lists": { get: operations["VL11"]; };
    "/api/inbox/threads/{thread_id}": { get: operations["M10"]; };
    "/api/inbox/threads": { get: operations["M11"]; post: operations["M14"]; };
    "/api/inbox/threads/{thread_id}/message": { post: operations["M12"]; };
    "/api/inbox/threads/{attachment_id}/download": { get: operations["M13"]; };
}
export interface components {
    schemas: {
        ShopState: ShopState; SuspensionType: SuspensionType; ShopModel: ShopModel; ShopDomain: ShopDomain;
        CurrencyCode: CurrencyCode; TaxedFeeType: TaxedFeeType; ApplicableTax: ApplicableTax; ShopContact: ShopContact;
        CountryCode: CountryCode; RegisteredAddress: RegisteredAddress; CompanyShareholders: CompanyShareholders;
        ComplementaryCorporateInformation: ComplementaryCorporateInformation;
        CorporateInformation: CorporateInformation; FiscalInformation: FiscalInformation;
        FiscalRepresentative: FiscalRepresentative; PersonalInformation: PersonalInformation;
        BillingInformation: BillingInformation; DefaultBillingInformation: DefaultBillingInformation;
        ProDetails: ProDetails; LegacyBankDetails: LegacyBankDetails; BankAccount: BankAccount;
        IbanAccount: IbanAccount; NubanAccount: NubanAccount; AustralianAccount: AustralianAccount;
        NewZealandAccount: NewZealandAccount; AbaAccount: AbaAccount; HongKongAccount: HongKongAccount;
        CanadianAccount: CanadianAccount; MexicanAccount: MexicanAccount; BankAccountType: BankAccountType;
        JapaneseAccount: JapaneseAccount; BrazilianAccount: BrazilianAccount; TaiwaneseAccount: TaiwaneseAccount;
        ThaiAccount: ThaiAccount; IndianAccount: IndianAccount; BritishAccount: BritishAccount;
        UruguayanAccount: UruguayanAccount; ColombianAccount: ColombianAccount; GuatemalanAccount: GuatemalanAccount;
        SingaporeAccount: SingaporeAccount; IsraeliAccount: IsraeliAccount; VietnameseAccount: VietnameseAccount;
        SerbianAccount: SerbianAccount; PhilippineAccount: PhilippineAccount; PayOutFormat: PayOutFormat;
        PayOutAccount: PayOutAccount; PaymentInfo: PaymentInfo; PayOutService: PayOutService;
        PayOutBalance: PayOutBalance; PaymentBalances: PaymentBalances; KycStatus: KycStatus; KycState: KycState;
        DropshipSettings: DropshipSettings; EprCategoryCode: EprCategoryCode; ProducerIdentifier: ProducerIdentifier;
        ShopShippingSettings: ShopShippingSettings; AdditionalFieldType: AdditionalFieldType;
        AdditionalFieldValue: AdditionalFieldValue; ShopShipping: ShopShipping; Account: Account;
        FieldFault: FieldFault; InstanceError: InstanceError; ShopAddressUpdate: ShopAddressUpdate;
        ProDetailsUpdate: ProDetailsUpdate; AdditionalFieldUpdate: AdditionalFieldUpdate; AccountUpdate: AccountUpdate;
        ShopAddress: ShopAddress; UpdatedAccount: UpdatedAccount; InputError: InputError;
        AccountUpdateResult: AccountUpdateResult; StatisticsPeriod: StatisticsPeriod; PeriodCount: PeriodCount;
        PeriodValue: PeriodValue; ShopStatistics: ShopStatistics; ShopDocumentDetails: ShopDocumentDetails;
        ShopDocument: ShopDocument; ShopDocumentList: ShopDocumentList; ShopDocumentInput: ShopDocumentInput;
        ShopDocumentUpload: ShopDocumentUpload; RefusedShopDocument: RefusedShopDocument;
        ShopDocumentUploadResult: ShopDocumentUploadResult; ShopRole: ShopRole; ShopRoleList: ShopRoleList;
        AdditionalFieldEntity: AdditionalFieldEntity; AdditionalField: AdditionalField;
        SellerAdditionalField: SellerAdditionalField; AdditionalFieldList: AdditionalFieldList;
        PlatformChannel: PlatformChannel; PlatformChannelList: PlatformChannelList; PlatformCurrency: PlatformCurrency;
        PlatformCurrencyList: PlatformCurrencyList; DocumentTypeEntity: DocumentTypeEntity; DocumentType: DocumentType;
        DocumentTypeList: DocumentTypeList; PlatformLocale: PlatformLocale; PlatformLocaleList: PlatformLocaleList;
        TaxProviders: TaxProviders; TaxManagerModule: TaxManagerModule; PlatformModules: PlatformModules;
        CatalogFeatures: CatalogFeatures; DirectPaymentFeature: DirectPaymentFeature;
        StoreDependentSwitch: StoreDependentSwitch; DropshipFeatures: DropshipFeatures; CsvDelimiter: CsvDelimiter;
        OrderConditions: OrderConditions; OrderTaxMode: OrderTaxMode; OrderAcceptanceMode: OrderAcceptanceMode;
        OrderWorkflows: OrderWorkflows; ChannelPricing: ChannelPricing; PricingFeatures: PricingFeatures;
        PromotionFeatures: PromotionFeatures; ReturnFeatures: ReturnFeatures; ShipmentFeatures: ShipmentFeatures;
        TaxNumberRule: TaxNumberRule; ShopTaxOptions: ShopTaxOptions; TaxCollection: TaxCollection;
        WarehouseFeatures: WarehouseFeatures; PlatformFeatures: PlatformFeatures; CustomerModel: CustomerModel;
        PlatformModel: PlatformModel; EnhancedSellerInvoicing: EnhancedSellerInvoicing;
        PlatformSettings: PlatformSettings; PlatformConfiguration: PlatformConfiguration;
        PlatformVersion: PlatformVersion; InvoiceTypeFilter: InvoiceTypeFilter;
        InvoicePaymentState: InvoicePaymentState; InvoiceIssuerType: InvoiceIssuerType; InvoiceIssuer: InvoiceIssuer;
        InvoiceShopAddress: InvoiceShopAddress; InvoiceTax: InvoiceTax; InvoiceDetail: InvoiceDetail;
        PayOutFailureReason: PayOutFailureReason; InvoicePayment: InvoicePayment;
        AccountingDocument: AccountingDocument; InvoiceBankAccount: InvoiceBankAccount;
        IbanInvoiceAccount: IbanInvoiceAccount; NubanInvoiceAccount: NubanInvoiceAccount;
        AustralianInvoiceAccount: AustralianInvoiceAccount; NewZealandInvoiceAccount: NewZealandInvoiceAccount;
        AbaInvoiceAccount: AbaInvoiceAccount; HongKongInvoiceAccount: HongKongInvoiceAccount;
        CanadianInvoiceAccount: CanadianInvoiceAccount; MexicanInvoiceAccount: MexicanInvoiceAccount;
        JapaneseInvoiceAccount: JapaneseInvoiceAccount; BrazilianInvoiceAccount: BrazilianInvoiceAccount;
        TaiwaneseInvoiceAccount: TaiwaneseInvoiceAccount; ThaiInvoiceAccount: ThaiInvoiceAccount;
        IndianInvoiceAccount: IndianInvoiceAccount; BritishInvoiceAccount: BritishInvoiceAccount;
        UruguayanInvoiceAccount: UruguayanInvoiceAccount; ColombianInvoiceAccount: ColombianInvoiceAccount;
        GuatemalanInvoiceAccount: GuatemalanInvoiceAccount; SingaporeInvoiceAccount: SingaporeInvoiceAccount;
        IsraeliInvoiceAccount: IsraeliInvoiceAccount; VietnameseInvoiceAccount: VietnameseInvoiceAccount;
        SerbianInvoiceAccount: SerbianInvoiceAccount; PhilippineInvoiceAccount: PhilippineInvoiceAccount;
        PayOutInvoiceAccount: PayOutInvoiceAccount; InvoicePaymentInfo: InvoicePaymentInfo;
        BillingSummary: BillingSummary; InvoiceSummary: InvoiceSummary; AutoInvoice: AutoInvoice;
        ManualInvoice: ManualInvoice; ManualCredit: ManualCredit; Invoice: Invoice; InvoicePage: InvoicePage;
        TransactionType: TransactionType; TransactionPaymentState: TransactionPaymentState;
        TransactionCode: TransactionCode; TransactionOrderReferences: TransactionOrderReferences;
        TransactionOrderPayment: TransactionOrderPayment; TransactionOrder: TransactionOrder;
        TransactionReference: TransactionReference; TransactionTax: TransactionTax; TransactionFee: TransactionFee;
        TransactionItemReference: TransactionItemReference; TransactionOneOffItem: TransactionOneOffItem;
        TransactionManualDocument: TransactionManualDocument; TransactionInfo: TransactionInfo;
        TransactionEntities: TransactionEntities; TransactionLine: TransactionLine;
        TransactionLogPage: TransactionLogPage; TransactionExportFormat: TransactionExportFormat;
        TransactionExportRequest: TransactionExportRequest; TransactionExportStart: TransactionExportStart;
        TransactionExportState: TransactionExportState; TransactionExportError: TransactionExportError;
        TransactionExportStatus: TransactionExportStatus; ProductIdentifier: ProductIdentifier;
        ProductSourceState: ProductSourceState; IntegrationDetail: IntegrationDetail;
        RejectionDetails: RejectionDetails; ProductSourceError: ProductSourceError;
        ProductSourceWarning: ProductSourceWarning; ProductSourceStatus: ProductSourceStatus;
        LabelTranslation: LabelTranslation; Hierarchy: Hierarchy; HierarchyList: HierarchyList;
        ProductImportStatus: ProductImportStatus; ConversionOption: ConversionOption;
        ConversionOptions: ConversionOptions; IntegrationCounts: IntegrationCounts;
        ProductImportTracking: ProductImportTracking; ProductImportPage: ProductImportPage;
        ProductImportRequest: ProductImportRequest; ProductImportStarted: ProductImportStarted;
        AttributeTranslation: AttributeTranslation; AttributeChannel: AttributeChannel;
        AttributeParameter: AttributeParameter; AttributeRole: AttributeRole; AttributeValueCode: AttributeValueCode;
        Attribute: Attribute; AttributeList: AttributeList; AttributeFileRow: AttributeFileRow;
        ValueListEntry: ValueListEntry; ValueList: ValueList; ValueListCollection: ValueListCollection;
        TopicType: TopicType; Topic: Topic; ThreadEntity: ThreadEntity; ParticipantType: ParticipantType;
        Participant: Participant; Sender: Sender; ThreadMetadata: ThreadMetadata; NoReplyNeeded: NoReplyNeeded;
        ThreadDetails: ThreadDetails; ThreadAttachment: ThreadAttachment; ThreadMessage: ThreadMessage; Thread: Thread;
        ListedThread: ListedThread; ThreadPage: ThreadPage; MessageFiles: MessageFiles; MessageBody: MessageBody;
        ThreadEntityInput: ThreadEntityInput; FreeTextTopic: FreeTextTopic; ReasonTopic: ReasonTopic;
        TopicInput: TopicInput; ThreadInput: ThreadInput; ThreadRequest: ThreadRequest; MessageSent: MessageSent;
        Recipient: Recipient; MessageInput: MessageInput; MessageRequest: MessageRequest;
    };
}
export interface operations {
    A01: {
        parameters: { query?: AccountGetQuery; };
        responses: { 200: { content: { "application/json": Account; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    A02: {
        parameters: { query?: AccountUpdateQuery; };
        requestBody: { content: { "application/json": AccountUpdate; }; };
        responses: { 200: { content: { "application/json": AccountUpdateResult; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    A21: {
        parameters: { query?: AccountStatisticsQuery; };
        responses: { 200: { content: { "application/json": ShopStatistics; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    S30: {
        parameters: { query?: DocumentsListQuery; };
        responses: { 200: { content: { "application/json": ShopDocumentList; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    S32: {
        parameters: { query?: DocumentsUploadQuery; };
        requestBody: { content: { "multipart/form-data": DocumentsUploadBody; }; };
        responses: { 200: { content: { "application/json": ShopDocumentUploadResult; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    S31: {
        parameters: { query?: DocumentsDownloadQuery; };
        responses: { 200: { content: { "application/octet-stream": Blob; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    S33: {
        parameters: {
            query?: DocumentsDeleteQuery;
            path: {
                /**
                 * The document (S30).
                 * @example 5001
                 */
                document_id: number;
            };
        };
        responses: { 204: {}; } & Record<400 | 401 | 403 | 404 | 406 | 410 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    RO02: {
        parameters: { query?: RolesListQuery; };
        responses: { 200: { content: { "application/json": ShopRoleList; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    AF01: {
        parameters: { query?: SettingsAdditionalFieldsQuery; };
        responses: { 200: { content: { "application/json": AdditionalFieldList; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    CH11: {
        parameters: { query?: SettingsChannelsQuery; };
        responses: { 200: { content: { "application/json": PlatformChannelList; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    CUR01: {
        parameters: { query?: SettingsCurrenciesQuery; };
        responses: { 200: { content: { "application/json": PlatformCurrencyList; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    DO01: {
        parameters: { query?: SettingsDocumentTypesQuery; };
        responses: { 200: { content: { "application/json": DocumentTypeList; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    L01: {
        parameters: { query?: SettingsLocalesQuery; };
        responses: { 200: { content: { "application/json": PlatformLocaleList; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    PC01: {
        parameters: { query?: SettingsConfigurationQuery; };
        responses: { 200: { content: { "application/json": PlatformConfiguration; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    V01: {
        parameters: { query?: SettingsVersionQuery; };
        responses: { 200: { content: { "application/json": PlatformVersion; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    IV01: {
        parameters: { query?: InvoicesListQuery; };
        responses: { 200: { content: { "application/json": InvoicePage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    IV02: {
        parameters: {
            query?: InvoicesDownloadQuery;
            path: {
                /**
                 * The document, `invoice_id` of IV01.
                 * @example 7001
                 */
                accounting_document_id: number;
            };
        };
        responses: { 200: { content: { "application/octet-stream": Blob; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    TL02: {
        parameters: { query?: TransactionsListQuery; };
        responses: { 200: { content: { "application/json": TransactionLogPage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    TL03: {
        parameters: { query?: TransactionsStartExportQuery; };
        requestBody?: { content: { "application/json": TransactionExportRequest; }; };
        responses: { 200: { content: { "application/json": TransactionExportStart; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    TL04: {
        parameters: {
            query?: TransactionsExportStatusQuery;
            path: {
                /**
                 * The export ID that TL03 returned.
                 * @example 4b8a4f0c-2d0d-4a3d-9a38-7c9c3b0a6f21
                 */
                tracking_id: string;
            };
        };
        responses: { 200: { content: { "application/json": TransactionExportStatus; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    CM11: {
        parameters: { query?: ProductsStatusExportQuery; };
        responses: { 200: { content: { "application/json": ProductSourceStatus[]; }; }; 204: {}; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    H11: {
        parameters: { query?: HierarchiesListQuery; };
        responses: { 200: { content: { "application/json": HierarchyList; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    P51: {
        parameters: { query?: ImportsListQuery; };
        responses: { 200: { content: { "application/json": ProductImportPage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    P41: {
        parameters: { query?: ImportsCreateQuery; };
        requestBody: { content: { "multipart/form-data": ProductImportRequest; }; };
        responses: { 201: { content: { "application/json": ProductImportStarted; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    P42: {
        parameters: {
            query?: ImportsGetQuery;
            path: {
                /**
                 * Identifier of the import.
                 * @example 7001
                 */
                import_id: number;
            };
        };
        responses: { 200: { content: { "application/json": ProductImportTracking; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    P44: {
        parameters: {
            query?: ImportsErrorReportQuery;
            path: {
                /**
                 * Identifier of the import.
                 * @example 7001
                 */
                import_id: number;
            };
        };
        responses: { 200: { content: { "application/octet-stream": Blob; "text/csv": Blob; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    P45: {
        parameters: {
            query?: ImportsNewProductReportQuery;
            path: {
                /**
                 * Identifier of the import.
                 * @example 7001
                 */
                import_id: number;
            };
        };
        responses: { 200: { content: { "application/octet-stream": Blob; "text/csv": Blob; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    P46: {
        parameters: {
            query?: ImportsTransformedFileQuery;
            path: {
                /**
                 * Identifier of the import.
                 * @example 7001
                 */
                import_id: number;
            };
        };
        responses: { 200: { content: { "text/csv": Blob; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    P47: {
        parameters: {
            query?: ImportsTransformationErrorReportQuery;
            path: {
                /**
                 * Identifier of the import.
                 * @example 7001
                 */
                import_id: number;
            };
        };
        responses: { 200: { content: { "application/octet-stream": Blob; "text/csv": Blob; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    PM11: {
        parameters: { query?: AttributesListQuery; };
        responses: { 200: { content: { "application/json": AttributeList; "text/csv": string; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    VL11: {
        parameters: { query?: ValueListsListQuery; };
        responses: { 200: { content: { "application/json": ValueListCollection; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    M10: {
        parameters: {
            query?: ThreadsGetQuery;
            path: {
                /**
                 * Identifier of the thread.
                 * @example 5e2b8c1a-1c3d-4e5f-9a7b-8c9d0e1f2001
                 */
                thread_id: string;
            };
        };
        responses: { 200: { content: { "application/json": Thread; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    M11: {
        parameters: { query?: ThreadsListQuery; };
        responses: { 200: { content: { "application/json": ThreadPage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    M14: {
        parameters: { query?: ThreadsCreateQuery; };
        requestBody: { content: { "multipart/form-data": ThreadRequest; }; };
        responses: { 201: { content: { "application/json": MessageSent; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    M12: {
        parameters: {
            query?: ThreadsReplyQuery;
            path: {
                /**
                 * Identifier of the thread.
                 * @example 5e2b8c1a-1c3d-4e5f-9a7b-8c9d0e1f2001
                 */
                thread_id: string;
            };
        };
        requestBody: { content: { "multipart/form-data": MessageRequest; }; };
        responses: { 201: { content: { "application/json": MessageSent; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    M13: {
        parameters: {
            query?: ThreadsDownloadAttachmentQuery;
            path: {
                /**
                 * Identifier of the attachment.
                 * @example 9c1d7e52-0f4b-4d1e-8b3a-1a2b3c4d5001
                 */
                attachment_id: string;
            };
        };
        responses: { 200: { content: { "application/octet-stream": Blob; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    TL05: {
        parameters: {};
        responses: { 200: { content: { "application/json": { data: TransactionLine[]; }; "application/x-ndjson": Blob; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
}
