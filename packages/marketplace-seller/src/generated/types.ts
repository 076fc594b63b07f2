// Generated from specs/ by `pnpm generate`. Do not edit.
import type { FileInput } from '@tradelane/core';
import type {
  AbaAccount, AbaInvoiceAccount, AccountGetQuery, AccountStatisticsQuery, AccountUpdate, AccountUpdateQuery,
  AccountingDocument, AdditionalField, AdditionalFieldEntity, AdditionalFieldList, AdditionalFieldType,
  AdditionalFieldUpdate, ApplicableTax, Attribute, AttributeChannel, AttributeFileRow, AttributeList,
  AttributeParameter, AttributeRole, AttributeTranslation, AttributeValueCode, AttributesListQuery,
  AustralianAccount, AustralianInvoiceAccount, AutoInvoice, BankAccount, BankAccountType, BilledShop,
  BillingInformation, BillingSummary, BrazilianAccount, BrazilianInvoiceAccount, BritishAccount,
  BritishInvoiceAccount, CanadianAccount, CanadianInvoiceAccount, CatalogFeatures, ChannelPricing, CodeLabel,
  ColombianAccount, ColombianInvoiceAccount, CompanyShareholders, ComplementaryCorporateInformation,
  ConversionOption, ConversionOptions, CorporateInformation, CountryCode, CsvDelimiter, CurrencyCode, CustomerModel,
  DefaultBillingInformation, DirectPaymentFeature, DocumentType, DocumentTypeEntity, DocumentTypeList,
  DocumentsDeleteQuery, DocumentsUploadQuery, DropshipFeatures, DropshipSettings, EnhancedSellerInvoicing,
  EprCategoryCode, EvaluationReply, FieldFault, FiscalInformation, FiscalRepresentative, FreeTextTopic,
  GuatemalanAccount, GuatemalanInvoiceAccount, HierarchiesListQuery, Hierarchy, HierarchyList, HongKongAccount,
  HongKongInvoiceAccount, IbanAccount, IbanInvoiceAccount, ImportsCreateQuery, ImportsErrorReportQuery,
  ImportsGetQuery, ImportsListQuery, ImportsNewProductReportQuery, ImportsTransformationErrorReportQuery,
  ImportsTransformedFileQuery, IndianAccount, IndianInvoiceAccount, InputError, InstanceError, IntegrationCounts,
  Invoice, InvoiceBankAccount, InvoiceDetail, InvoiceIssuer, InvoiceIssuerType, InvoicePage, InvoicePayment,
  InvoicePaymentInfo, InvoicePaymentState, InvoiceShopAddress, InvoiceSummary, InvoiceTax, InvoiceTypeFilter,
  InvoicesDownloadQuery, IsraeliAccount, IsraeliInvoiceAccount, JapaneseAccount, JapaneseInvoiceAccount, KycState,
  KycStatus, LabelTranslation, LegacyBankDetails, ListedThread, ManualCredit, ManualInvoice, MessageBody,
  MessageFiles, MessageInput, MessageRequest, MessageSent, MexicanAccount, MexicanInvoiceAccount, NewZealandAccount,
  NewZealandInvoiceAccount, NoReplyNeeded, NubanAccount, NubanInvoiceAccount, OrderAcceptanceMode, OrderConditions,
  OrderTaxMode, OrderWorkflows, OrdersAcceptQuery, OrdersCreateThreadQuery, OrdersEvaluationQuery,
  OrdersRefundQuery, OrdersUpdateQuery, Participant, ParticipantType, PayOut, PayOutAccount, PayOutBalance,
  PayOutFailureReason, PayOutFormat, PayOutInvoiceAccount, PayOutService, PayOutState, PaymentBalances, PaymentInfo,
  PeriodCount, PeriodValue, PersonalInformation, PhilippineAccount, PhilippineInvoiceAccount, PlatformChannel,
  PlatformChannelList, PlatformConfiguration, PlatformCurrency, PlatformCurrencyList, PlatformFeatures,
  PlatformLocale, PlatformLocaleList, PlatformModel, PlatformModules, PlatformSettings, PlatformVersion,
  PricingFeatures, ProDetails, ProDetailsUpdate, ProducerIdentifier, ProductImportPage, ProductImportRequest,
  ProductImportStarted, ProductImportStatus, ProductImportTracking, PromotionFeatures, Reason, ReasonList,
  ReasonTopic, ReasonType, Recipient, RefusedShopDocument, RegisteredAddress, ReturnFeatures, RolesListQuery,
  SellerAdditionalField, SellerBillingCycle, SellerBillingCyclePage, Sender, SerbianAccount, SerbianInvoiceAccount,
  ServiceAssessment, ServiceOrderEvaluation, SettingsConfigurationQuery, SettingsLocalesQuery, SettingsVersionQuery,
  ShipmentFeatures, ShopAddress, ShopAddressUpdate, ShopContact, ShopDocument, ShopDocumentDetails,
  ShopDocumentInput, ShopDocumentList, ShopDocumentUpload, ShopDocumentUploadResult, ShopDomain, ShopModel,
  ShopRole, ShopRoleList, ShopShippingSettings, ShopState, ShopStatistics, ShopTaxOptions, SingaporeAccount,
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
  TransactionsStartExportQuery, TypedReason, TypedReasonList, UruguayanAccount, UruguayanInvoiceAccount, ValueList,
  ValueListCollection, ValueListEntry, ValueListsListQuery, VietnameseAccount, VietnameseInvoiceAccount,
  WarehouseFeatures,
} from '@tradelane/instance';

export type {
  $defs, AbaAccount, AbaInvoiceAccount, AccountGetQuery, AccountStatisticsQuery, AccountUpdate, AccountUpdateQuery,
  AccountingDocument, AdditionalField, AdditionalFieldEntity, AdditionalFieldList, AdditionalFieldType,
  AdditionalFieldUpdate, ApplicableTax, Attribute, AttributeChannel, AttributeFileRow, AttributeList,
  AttributeParameter, AttributeRole, AttributeTranslation, AttributeValueCode, AttributesListQuery,
  AustralianAccount, AustralianInvoiceAccount, AutoInvoice, BankAccount, BankAccountType, BilledShop,
  BillingInformation, BillingSummary, BrazilianAccount, BrazilianInvoiceAccount, BritishAccount,
  BritishInvoiceAccount, CanadianAccount, CanadianInvoiceAccount, CatalogFeatures, ChannelPricing, CodeLabel,
  ColombianAccount, ColombianInvoiceAccount, CompanyShareholders, ComplementaryCorporateInformation,
  ConversionOption, ConversionOptions, CorporateInformation, CountryCode, CsvDelimiter, CurrencyCode, CustomerModel,
  DefaultBillingInformation, DirectPaymentFeature, DocumentType, DocumentTypeEntity, DocumentTypeList,
  DocumentsDeleteQuery, DocumentsUploadQuery, DropshipFeatures, DropshipSettings, EnhancedSellerInvoicing,
  EprCategoryCode, EvaluationReply, FieldFault, FiscalInformation, FiscalRepresentative, FreeTextTopic,
  GuatemalanAccount, GuatemalanInvoiceAccount, HierarchiesListQuery, Hierarchy, HierarchyList, HongKongAccount,
  HongKongInvoiceAccount, IbanAccount, IbanInvoiceAccount, ImportsCreateQuery, ImportsErrorReportQuery,
  ImportsGetQuery, ImportsListQuery, ImportsNewProductReportQuery, ImportsTransformationErrorReportQuery,
  ImportsTransformedFileQuery, IndianAccount, IndianInvoiceAccount, InputError, InstanceError, IntegrationCounts,
  Invoice, InvoiceBankAccount, InvoiceDetail, InvoiceIssuer, InvoiceIssuerType, InvoicePage, InvoicePayment,
  InvoicePaymentInfo, InvoicePaymentState, InvoiceShopAddress, InvoiceSummary, InvoiceTax, InvoiceTypeFilter,
  InvoicesDownloadQuery, IsraeliAccount, IsraeliInvoiceAccount, JapaneseAccount, JapaneseInvoiceAccount, KycState,
  KycStatus, LabelTranslation, LegacyBankDetails, ListedThread, ManualCredit, ManualInvoice, MessageBody,
  MessageFiles, MessageInput, MessageRequest, MessageSent, MexicanAccount, MexicanInvoiceAccount, NewZealandAccount,
  NewZealandInvoiceAccount, NoReplyNeeded, NubanAccount, NubanInvoiceAccount, OrderAcceptanceMode, OrderConditions,
  OrderTaxMode, OrderWorkflows, OrdersAcceptQuery, OrdersCreateThreadQuery, OrdersEvaluationQuery,
  OrdersRefundQuery, OrdersUpdateQuery, Participant, ParticipantType, PayOut, PayOutAccount, PayOutBalance,
  PayOutFailureReason, PayOutFormat, PayOutInvoiceAccount, PayOutService, PayOutState, PaymentBalances, PaymentInfo,
  PeriodCount, PeriodValue, PersonalInformation, PhilippineAccount, PhilippineInvoiceAccount, PlatformChannel,
  PlatformChannelList, PlatformConfiguration, PlatformCurrency, PlatformCurrencyList, PlatformFeatures,
  PlatformLocale, PlatformLocaleList, PlatformModel, PlatformModules, PlatformSettings, PlatformVersion,
  PricingFeatures, ProDetails, ProDetailsUpdate, ProducerIdentifier, ProductImportPage, ProductImportRequest,
  ProductImportStarted, ProductImportStatus, ProductImportTracking, PromotionFeatures, Reason, ReasonList,
  ReasonTopic, ReasonType, Recipient, RefusedShopDocument, RegisteredAddress, ReturnFeatures, RolesListQuery,
  SellerAdditionalField, SellerBillingCycle, SellerBillingCyclePage, Sender, SerbianAccount, SerbianInvoiceAccount,
  ServiceAssessment, ServiceOrderEvaluation, SettingsConfigurationQuery, SettingsLocalesQuery, SettingsVersionQuery,
  ShipmentFeatures, ShopAddress, ShopAddressUpdate, ShopContact, ShopDocument, ShopDocumentDetails,
  ShopDocumentInput, ShopDocumentList, ShopDocumentUpload, ShopDocumentUploadResult, ShopDomain, ShopModel,
  ShopRole, ShopRoleList, ShopShippingSettings, ShopState, ShopStatistics, ShopTaxOptions, SingaporeAccount,
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
  TransactionsStartExportQuery, TypedReason, TypedReasonList, UruguayanAccount, UruguayanInvoiceAccount, ValueList,
  ValueListCollection, ValueListEntry, ValueListsListQuery, VietnameseAccount, VietnameseInvoiceAccount,
  WarehouseFeatures, webhooks,
} from '@tradelane/instance';

/** @description All data of one shop. Assumption about units of delays, rates and grades: delays in seconds, rates as fractions of one (0.98 for 98 of 100), grades from 1 to 5. */
export interface Account {
    /**
     * Format: int64
     * @description Identifier of the shop.
     */
    shop_id: number;
    /** @description Name of the shop, as shown to customers. */
    shop_name: string;
    /**
     * @description Whether the shop sells.
     *     - `OPEN`: The shop sells.
     *     - `CLOSE`: The shop is closed.
     *     - `SUSPENDED`: The shop is suspended.
     *     - `TERMINATED`: The shop is permanently closed.
     */
    shop_state: ShopState;
    /** @description Reason of the suspension. Null or absent if the shop is not suspended. */
    suspension_type?: SuspensionType | null;
    /**
     * @description Sales model of the shop.
     *     - `MARKETPLACE`: The shop sells on its own account.
     *     - `DROPSHIP`: The operator sells and the shop ships.
     *     - `ONE_CREDITOR`: The operator is the only creditor of the customer.
     */
    model?: ShopModel;
    /**
     * @description Products that the shop may sell.
     *     - `PRODUCT`: Products.
     *     - `SERVICE`: Services.
     */
    domains: ShopDomain[];
    /** @description Codes of the channels that the shop sells on. */
    channels: string[];
    /**
     * Format: date-time
     * @description Time at which the shop was created.
     */
    date_created: string;
    /**
     * Format: date-time
     * @description Time at which the shop last changed.
     */
    last_updated_date: string;
    /**
     * Format: date-time
     * @description Start of a planned closure.
     */
    closed_from?: string;
    /**
     * Format: date-time
     * @description End of a planned closure.
     */
    closed_to?: string;
    /** @description Presentation of the shop for customers. */
    description?: string;
    /** @description Address of the logo image. */
    logo?: string;
    /** @description Address of the banner image. */
    banner?: string;
    /** @description Return policy of the shop, for customers. */
    return_policy?: string;
    /** @description Recycling policy of the shop, for customers. */
    recycling_policy?: string;
    /** @description Whether the operator has marked the shop as premium. */
    premium: boolean;
    /** @description Whether the seller is a business, not a private person. */
    is_professional: boolean;
    /** @description Average evaluation by customers. */
    grade?: number;
    /**
     * Format: int64
     * @description Number of evaluations in the grade.
     */
    evaluations_count: number;
    /**
     * Format: int64
     * @description Number of offers of the shop.
     */
    offers_count: number;
    /**
     * Format: int64
     * @description Number of orders of the shop.
     */
    orders_count: number;
    /** @description Share of orders that the shop accepts. */
    approval_rate?: number;
    /**
     * Format: int64
     * @description Average time until an order is accepted.
     */
    approval_delay?: number;
    /**
     * Format: int64
     * @description Average time until the shop replies to a message on an order.
     */
    order_messages_response_delay?: number;
    /** @description Currency of the shop, as ISO 4217 code. */
    currency_iso_code: CurrencyCode;
    /** @description Taxes that are added to the fees of the operator. */
    applicable_taxes?: ApplicableTax[];
    /** @description Contact of the shop and its address. */
    contact_informations: ShopContact;
    /** @description Billing information that applies if no specific one does. */
    default_billing_information: DefaultBillingInformation;
    /** @description More sets of billing information for special cases, such as another country. */
    specific_billing_informations?: BillingInformation[];
    /** @description Business details of the shop. Use the billing information instead. */
    pro_details: ProDetails;
    /** @description The bank account in its older form. Use `payment_info` instead. */
    billing_info?: LegacyBankDetails;
    /** @description The shop must fill `payment_info` before it can be paid. */
    payment_method_mandatory: boolean;
    /** @description Bank account for payments to the shop. `@type` decides the banking system and the fields. */
    payment_info?: PaymentInfo;
    /** @description Paid and outstanding amounts of the shop, in the currency of the shop. */
    payment_details: PaymentBalances;
    /** @description Progress of the identity check of the seller. */
    kyc?: KycState;
    /** @description Dropshipping settings of the shop. Absent if they do not apply. */
    dropship?: DropshipSettings;
    /** @description Registrations under extended producer responsibility schemes. */
    producer_identifiers?: ProducerIdentifier[];
    /** @description Whether the shop ships for free. */
    free_shipping: boolean;
    /** @description Shipping settings of the shop. */
    shipping: ShopShippingSettings;
    /** @description Country that the shop ships from. */
    shipping_country?: string;
    /** @description Shipping options of the shop. */
    shippings?: ShopShipping[];
    /**
     * @deprecated
     * @description Codes of the shipping methods. Use `shippings` instead.
     */
    shipping_types?: string[];
    /**
     * @deprecated
     * @description Codes of the shipping zones. Use `shippings` instead.
     */
    shipping_zones?: string[];
    /** @description Values of the operator's custom fields (AF01). */
    shop_additional_fields: AdditionalFieldValue[];
}
/** @description The shop after the update, and the refused fields. */
export interface AccountUpdateResult {
    /** @description The shop after the change. Null if there are errors. */
    updated?: UpdatedAccount | null;
    /** @description One entry per refused field. The other fields were changed. */
    errors?: InputError[];
}
/** @description The value of one custom field. AF01 lists the fields that the operator has defined. */
export interface AdditionalFieldValue {
    /** @description Code of the field. */
    code: string;
    /**
     * @description Type of the values of a custom field.
     *     - `STRING`: A short text.
     *     - `DATE`: A date.
     *     - `NUMERIC`: A number.
     *     - `BOOLEAN`: True or false.
     *     - `LINK`: An address on the web.
     *     - `REGEX`: A text that matches a pattern.
     *     - `TEXTAREA`: A long text.
     *     - `LIST`: One value of a list.
     *     - `MULTIPLE_VALUES_LIST`: Any number of a list of values.
     */
    type?: AdditionalFieldType | undefined;
    /** @description A list of texts when the type is MULTIPLE_VALUES_LIST, one text in every other case. */
    value: string | string[];
}
/** @description The value of one custom field of shipments. */
export interface AdditionalInformation {
    /** @description Code of the custom field. */
    code?: string;
    /**
     * @description Form of the value.
     *     - `STRING`: A text.
     *     - `DATE`: A date.
     */
    type?: AdditionalInformationType;
    /** @description The value, in the form of its `type`. Assumption about JSON type of the value: a string. */
    value?: AdditionalInformationData;
}
/** @description The value, in the form of its `type`. Assumption about JSON type of the value: a string. */
export type AdditionalInformationData = string;
/** @description The value of one custom field of shipments. */
export interface AdditionalInformationInput {
    /** @description Code of the custom field. */
    code: string;
    /**
     * @description Form of the value.
     *     - `STRING`: A text.
     *     - `DATE`: A date.
     */
    type: AdditionalInformationType;
    /** @description The value, in the form of its `type`. Assumption about JSON type of the value: a string. */
    value: AdditionalInformationData;
}
/**
 * @description Type of the value of a custom field of shipments.
 *     - `STRING`: A text.
 *     - `DATE`: A date.
 */
export type AdditionalInformationType = "STRING" | "DATE" | (string & {});
/** @description An amount that is canceled or refunded because the line measures less. */
export interface AdjustedAmount {
    /** @description The amount, without shipping. */
    amount?: number;
    /** @description Currency of the amounts. */
    currency_iso_code?: CurrencyCode;
    /** @description Contributions to schemes of extended producer responsibility. */
    eco_contributions?: OrderEcoContribution[];
    /**
     * Format: int32
     * @description Quantity.
     */
    quantity?: number;
    /** @description Code of the reason (RE01). */
    reason_code?: string;
    /** @description Shipping charge. */
    shipping_amount?: number;
    /** @description Taxes on the shipping charge. */
    shipping_taxes?: OrderAmount[];
    /** @description Taxes on the price. */
    taxes?: OrderAmount[];
}
/** @description A line of the request: its adjustment, or its errors. */
export interface AdjustedLine {
    /** @description Identifier of the order line. */
    order_line_id?: string;
    /** @description Cancelations that follow from the adjustment. */
    cancelations?: AdjustedAmount[];
    /** @description Problems, one entry per fault. */
    errors?: InputError[];
    /** @description Measures after the adjustment. */
    measurement?: LineMeasurement;
    /** @description Refunds that follow from the adjustment. */
    refunds?: AdjustedAmount[];
}
/** @description All offers of the shop. */
export interface AllItemsSelection {
    /**
     * @description Marks all offers.
     * @constant
     */
    type: "ALL";
}
/** @description Parts of an amount, by who pays and receives them. */
export interface AmountBreakdown {
    /** @description The parts. */
    parts: AmountPart[];
}
/** @description An amount that is taken off. */
export interface AmountOffReward {
    /**
     * @description Marks an amount that is taken off.
     * @constant
     */
    type: "AMOUNT_OFF";
    /** @description The items with the reward. */
    selection: RewardSelection;
    /** @description The amount. */
    amount_off: number;
}
/** @description A part of an amount. */
export interface AmountPart {
    /** @description The amount. */
    amount: number;
    /** @description Whether the part counts for the commission. */
    commissionable?: boolean;
    /** @description Whether the customer pays the part. */
    debitable_from_customer?: boolean;
    /** @description Whether the shop receives the part. */
    payable_to_shop?: boolean;
}
/** @description A promotion that lowered the price of a line. */
export interface AppliedPromotion {
    /** @description Identifier of the promotion. */
    id: string;
    /** @description Kind of promotion. */
    type: string;
    /** @description Discount of the promotion, in major units. */
    deduced_amount: number;
}
export interface BillingCyclesListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** @description Only these billing cycles. */
    id?: string[] | undefined;
    /** @description Only billing cycles created at or after this time. */
    start_date?: string | Date | undefined;
    /** @description Only billing cycles created at or before this time. */
    end_date?: string | Date | undefined;
    /** @description Only billing cycles in these currencies. */
    currency?: CurrencyCode[] | undefined;
    /**
     * @description Only billing cycles in these pay-out states.
     *     - `TO_PAY`: Still to be paid.
     *     - `PAID`: Paid.
     *     - `FAILED`: The pay-out failed. `failure_reason` may contain the reason.
     */
    pay_out_state?: PayOutState[] | undefined;
    /**
     * @description Only billing cycles paid through these services.
     *     - `NOT_SPECIFIED`: None is specified.
     *     - `MANGOPAY`: Mangopay.
     *     - `MIRAKL_PAYOUT`: The pay-out service of the platform.
     *     - `OPERATOR`: The operator itself.
     */
    pay_out_psp_code?: PayOutService[] | undefined;
    /** @description Number of entries per page. */
    limit?: number | undefined;
    /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
    /**
     * @description Sort field and direction of the list.
     *     - `dateCreated,ASC`: Oldest first.
     *     - `dateCreated,DESC`: Latest first.
     */
    sort?: "dateCreated,ASC" | "dateCreated,DESC" | undefined;
}
/** @description Offers of brands. */
export interface BrandSelection {
    /**
     * @description Marks brands.
     * @constant
     */
    type: "BRAND";
    /** @description Names of the brands. */
    values: string[];
}
/** @description A date with the precision that the carrier knows. Time and offset may be unknown. */
export interface CarrierDate {
    /**
     * Format: date
     * @description Calendar day, `YYYY-MM-DD`.
     */
    date?: string;
    /**
     * @description `hh:mm` or `hh:mm:ss`.
     * @example 14:30
     */
    time?: string | null;
    /**
     * @description Difference to UTC such as `+02:00`, or `Z`.
     * @example Z
     */
    offset?: string | null;
}
/** @description Offers of categories. */
export interface CategorySelection {
    /**
     * @description Marks categories.
     * @constant
     */
    type: "CATEGORY";
    /** @description Codes of the categories (H11). */
    values: string[];
}
/** @description A tax on the commission. */
export interface CommissionTaxAmount {
    /** @description Amount of the tax. */
    amount: number;
    /** @description Code of the tax. */
    code: string;
}
/** @description Delivery time of one method into one zone. */
export interface ConfiguredDeliveryTime {
    /** @description Code of the method (SH12). */
    shipping_type_code: string;
    /** @description Code of the zone (SH11). */
    shipping_zone_code: string;
    /**
     * @description Party that has set the value.
     *     - `OPERATOR`: The operator.
     *     - `SHOP`: The shop.
     */
    set_by: SettingOwner;
    /** @description Days of the delivery. Absent if they are not set. */
    delivery_time?: DeliveryDays;
}
/** @description A cancelation of the request, with its identifier. */
export interface CreatedCancelation {
    /** @description Identifier of the order line. */
    order_line_id: string;
    /** @description Canceled amount, without shipping. */
    amount: number;
    /** @description Parts of `amount`, by who pays and receives them. */
    amount_breakdown?: AmountBreakdown;
    /** @description Identifier of the cancelation. */
    cancelation_id: string;
    /** @description Currency of the amounts. */
    currency_iso_code?: CurrencyCode;
    /** @description Contributions to schemes of extended producer responsibility. */
    eco_contributions?: OrderEcoContribution[];
    /** @description Fees that the customer pays. */
    fees?: OrderAmount[];
    /** @description Purchase amounts, for shops that sell through the operator. */
    purchase_information?: ReturnedPurchase;
    /**
     * Format: int32
     * @description Canceled quantity.
     */
    quantity?: number;
    /** @description Code of the reason (RE01). */
    reason_code: string;
    /** @description Canceled shipping charge. */
    shipping_amount: number;
    /** @description Parts of `shipping_amount`, by who pays and receives them. */
    shipping_amount_breakdown?: AmountBreakdown;
    /** @description Taxes on the shipping charge. */
    shipping_taxes?: ReturnedTax[];
    /** @description Taxes on the price. */
    taxes?: ReturnedTax[];
}
/** @description A refund of the request, with its identifiers. */
export interface CreatedRefund {
    /** @description Identifier of the order line. */
    order_line_id: string;
    /** @description Refunded amount, without shipping. */
    amount: number;
    /** @description Parts of `amount`, by who pays and receives them. */
    amount_breakdown?: AmountBreakdown;
    /** @description Currency of the amounts. */
    currency_iso_code?: CurrencyCode;
    /** @description Contributions to schemes of extended producer responsibility. */
    eco_contributions?: OrderEcoContribution[];
    /** @description Whether the refunded items are not shipped. */
    excluded_from_shipment?: boolean;
    /** @description Fees that the customer pays. */
    fees?: OrderAmount[];
    /** @description Identifier that refunds of one request share. */
    order_refund_id: string;
    /** @description Purchase amounts, for shops that sell through the operator. */
    purchase_information?: ReturnedPurchase;
    /**
     * Format: int32
     * @description Quantity that the refund is about.
     */
    quantity: number;
    /** @description Code of the reason (RE01). */
    reason_code: string;
    /** @description Identifier of the refund. */
    refund_id: string;
    /** @description Refunded shipping charge. */
    shipping_amount: number;
    /** @description Parts of `shipping_amount`, by who pays and receives them. */
    shipping_amount_breakdown?: AmountBreakdown;
    /** @description Taxes on the shipping charge. */
    shipping_taxes?: ReturnedTax[];
    /** @description Taxes on the price. */
    taxes?: ReturnedTax[];
}
/** @description Products credited after a cancellation or a refund. */
export type CreditLine = {
    /**
     * @description Credited item and its occasion.
     *     - `PRODUCT_CREDIT_CANCEL`: A product of a canceled order.
     *     - `PRODUCT_CREDIT_CANCEL_COMMERCIAL_GESTURE`: A cancellation as a commercial gesture.
     *     - `PRODUCT_CREDIT_CANCEL_ADJUSTMENT`: An adjustment of a cancellation.
     *     - `PRODUCT_CREDIT_REFUND`: A refunded product.
     *     - `PRODUCT_CREDIT_REFUND_COMMERCIAL_GESTURE`: A refund as a commercial gesture.
     *     - `PRODUCT_CREDIT_REFUND_ADJUSTMENT`: An adjustment made with a refund.
     *     - `PURCHASE_ORDER_CREDIT`: A returned product that was purchased from the shop.
     * @enum {string}
     */
    entity_type: "PRODUCT_CREDIT_CANCEL" | "PRODUCT_CREDIT_CANCEL_COMMERCIAL_GESTURE" | "PRODUCT_CREDIT_CANCEL_ADJUSTMENT" | "PRODUCT_CREDIT_REFUND" | "PRODUCT_CREDIT_REFUND_COMMERCIAL_GESTURE" | "PRODUCT_CREDIT_REFUND_ADJUSTMENT" | "PURCHASE_ORDER_CREDIT";
} & DocumentLine;
/**
 * @description Whether the customer has paid for the shipment.
 *     - `NO_DEBIT`: The customer is not debited.
 *     - `NOT_STARTED`: The debit has not started.
 *     - `WAITING_TAX_CONFIRMATION`: The taxes are not confirmed yet.
 *     - `WAITING_OPERATOR_SYSTEM_CONTACT`: The operator's system has not been contacted yet.
 *     - `WAITING_DEBIT_CONFIRMATION`: The debit is not confirmed yet.
 *     - `DEBIT_OK`: The customer was debited.
 *     - `CANCELED`: The debit was canceled.
 */
export type CustomerDebitStatus = "NO_DEBIT" | "NOT_STARTED" | "WAITING_TAX_CONFIRMATION" | "WAITING_OPERATOR_SYSTEM_CONTACT" | "WAITING_DEBIT_CONFIRMATION" | "DEBIT_OK" | "CANCELED" | (string & {});
/**
 * @description Party that has set the time, if one is required.
 *     - `OPERATOR`: The operator.
 *     - `SHOP`: The shop.
 *     - `NOT_NEEDED`: The method needs no cut-off time.
 */
export type CutOffTimeOwner = "OPERATOR" | "SHOP" | "NOT_NEEDED" | (string & {});
/** @description The delivery note of the goods. */
export interface DeliveryBill {
    /** @description Identifier of the delivery bill. */
    delivery_bill_id?: string;
    /**
     * Format: date
     * @description Day of the delivery bill.
     */
    delivery_bill_date?: string;
}
/** @description Number of days of the delivery. */
export interface DeliveryDays {
    /**
     * Format: int32
     * @description Fewest days.
     */
    earliest_days: number;
    /**
     * Format: int32
     * @description Most days.
     */
    latest_days: number;
}
/** @description The billing cycle of a document. */
export interface DocumentBillingCycle {
    /** @description Identifier (UUID) of the billing cycle. */
    id?: string;
    /**
     * Format: date-time
     * @description Start of the billing cycle.
     */
    date_from?: string;
    /**
     * Format: date-time
     * @description End of the billing cycle.
     */
    date_to?: string;
}
/** @description One required format of the document. */
export interface DocumentDetail {
    /**
     * @description Format of a document file.
     *     - `PDF`: A PDF file.
     *     - `cXML`: A cXML file, for programs.
     */
    format: DocumentFormat;
}
/**
 * @description Format of a document file.
 *     - `PDF`: A PDF file.
 *     - `cXML`: A cXML file, for programs.
 */
export type DocumentFormat = "PDF" | "cXML" | (string & {});
/** @description Issuer of the document. */
export interface DocumentIssuer {
    /**
     * @description Issuer of a document.
     *     - `OPERATOR`: The operator.
     *     - `SHOP`: The shop.
     */
    type: DocumentIssuerType;
    /** @description Identifier of the issuer. */
    id?: string;
    /** @description Language of the document. */
    locale?: string;
    /** @description Issuing company of the document. */
    organization: IssuerOrganization;
}
/**
 * @description Issuer of a document.
 *     - `OPERATOR`: The operator.
 *     - `SHOP`: The shop.
 */
export type DocumentIssuerType = "OPERATOR" | "SHOP" | (string & {});
/** @description Fields of every line. Amounts are in the currency of the request. */
export interface DocumentLine {
    /** @description Identifier of the line. */
    id: string;
    /** @description ID of the charged or credited item, such as the order line. */
    entity_id: string;
    /** @description The shop of the line. */
    shop: DocumentLineShop;
    /** @description Order of the line. Absent if there is none. */
    order?: DocumentLineOrder;
    /** @description Order line of the line. Absent if there is none. */
    order_line?: DocumentLineOrderLine;
    /** @description Charged or credited product. Absent for fees. */
    product?: DocumentLineProduct;
    /**
     * Format: int32
     * @description Number of charged or credited units.
     */
    quantity: number;
    /** @description Unit price before promotions, without taxes, in major units. */
    origin_unit_price_excluding_taxes?: number;
    /** @description Unit price before promotions, taxes included, in major units. */
    origin_unit_price_including_taxes?: number;
    /** @description Price of one unit without taxes, in major units. */
    unit_price_excluding_taxes: number;
    /** @description Unit price times quantity, without taxes, in major units. */
    price_excluding_taxes: number;
    /** @description Taxes on the price. */
    taxes: DocumentLineTax[];
    /** @description Shipping price of the line without taxes, in major units. */
    shipping_price_excluding_taxes?: number;
    /** @description Taxes on the shipping price. */
    shipping_taxes?: DocumentLineTax[];
    /** @description Additional fees of the customer. */
    fees_excluding_taxes?: DocumentLineFee[];
    /** @description Contributions to recycling schemes that are part of the price. */
    eco_contributions?: DocumentLineEcoContribution[];
    /** @description Total of the line with taxes, in major units. */
    total_price_including_taxes: number;
    /** @description Legal notice about the tax for the document. */
    tax_legal_notice?: string;
    /** @description Payment status of the line. */
    payment_state?: string;
    /** @description Place that the goods were shipped from. */
    shipping_from?: DocumentLineOrigin;
    /** @description Place that the goods were shipped to. */
    shipping_to?: DocumentLineDestination;
    /** @description Delivery bills that the line refers to. */
    delivery_bill_information?: DeliveryBill[];
}
/** @description Place that goods were shipped to. */
export interface DocumentLineDestination {
    /** @description Address that the goods were shipped to. */
    address?: ShipToAddress;
}
/** @description A contribution to a recycling scheme that is part of the price. */
export interface DocumentLineEcoContribution {
    /** @description Product category of the scheme, such as FR-DEEE. */
    epr_category_code?: string;
    /**
     * @deprecated
     * @description Registration number of the producer for the scheme.
     */
    producer_id?: string;
    /**
     * @deprecated
     * @description Owner of the registration number in `producer_id`.
     */
    producer_id_owner?: string;
    /** @description Contribution for one unit, in major units. */
    unit_amount?: number;
    /** @description Contribution for all units of the line, in major units. */
    total_amount?: number;
}
/** @description One additional fee of the customer. */
export interface DocumentLineFee {
    /** @description Code of the fee. */
    code: string;
    /** @description Name of the fee, for people. */
    label: string;
    /** @description Amount of the fee without taxes, in major units. */
    amount: number;
}
/** @description Order of a line. */
export interface DocumentLineOrder {
    /** @description Identifier of the order. */
    id: string;
    /** @description ID that all orders of one purchase share. */
    commercial_id?: string;
    /**
     * Format: date-time
     * @description Time at which the order was created.
     */
    date_created?: string;
    /** @description The customer's own reference of the order. */
    reference_for_customer?: string;
    /** @description The seller's own reference of the order. */
    reference_for_seller?: string;
    /** @description The payment of the customer. */
    transaction_info?: DocumentTransactionInfo;
}
/** @description Order line of a line. */
export interface DocumentLineOrderLine {
    /** @description Identifier of the order line. */
    id: string;
}
/** @description Place that goods were shipped from. */
export interface DocumentLineOrigin {
    /** @description Address that the goods were shipped from. */
    address?: ShipFromAddress;
}
/** @description Charged or credited product. */
export interface DocumentLineProduct {
    /** @description The product's SKU. */
    sku?: string;
    /** @description Name of the product. */
    title: string;
    /** @description Identifiers of the product, such as an EAN. */
    references: DocumentProductReference[];
}
/** @description The shop that a line concerns. */
export interface DocumentLineShop {
    /**
     * Format: int64
     * @description Identifier of the shop.
     */
    id: number;
}
/** @description One tax on a price of the line. */
export interface DocumentLineTax {
    /** @description Code of the tax. */
    code: string;
    /** @description Rate of the tax, in percent. Assumption about unit of rate: percent, so 20 means twenty percent. */
    rate?: number;
    /** @description Amount of the tax, in major units. */
    amount: number;
}
/** @description Whether and how a document was paid. */
export interface DocumentPayment {
    /**
     * @description Payment status.
     *     - `PAID`: Paid.
     *     - `PENDING`: Not paid yet.
     */
    state?: DocumentPaymentState;
    /** @description Reference of the payment. */
    reference?: string;
    /**
     * Format: date-time
     * @description Time at which the payment was made.
     */
    transaction_date?: string;
}
/**
 * @description Payment status of a document.
 *     - `PAID`: Paid.
 *     - `PENDING`: Not paid yet.
 */
export type DocumentPaymentState = "PAID" | "PENDING" | (string & {});
/** @description An identifier of the product, such as an EAN. */
export interface DocumentProductReference {
    /** @description Kind of identifier, such as EAN. */
    type: string;
    /** @description The identifier. */
    reference: string;
}
/** @description Whom the document is for. */
export interface DocumentRecipient {
    /**
     * @description Kind of recipient.
     *     - `CUSTOMER`: A customer.
     *     - `SHOP`: The shop.
     *     - `OPERATOR`: The operator.
     */
    type?: DocumentRecipientType;
    /** @description Identifier of the recipient. */
    id: string;
    /** @description Language of the recipient, such as `en_US`. */
    locale?: string;
    /** @description The recipient's company. Absent for a private person. */
    organization?: RecipientOrganization;
    /** @description Address of the recipient. */
    billing_address: RecipientAddress;
    /** @description Address that the goods were shipped to. */
    shipping_address?: RecipientAddress;
}
/**
 * @description Kind of recipient of a document.
 *     - `CUSTOMER`: A customer.
 *     - `SHOP`: The shop.
 *     - `OPERATOR`: The operator.
 */
export type DocumentRecipientType = "CUSTOMER" | "SHOP" | "OPERATOR" | (string & {});
/** @description An invoice or credit note to issue. The platform issues the operator's own documents. A shop fulfills its requests with DR74. */
export interface DocumentRequest {
    /** @description Identifier of the document request. */
    id: string;
    /**
     * @description Whether an invoice or a credit note is requested.
     *     - `INVOICE`: An invoice.
     *     - `CREDIT_NOTE`: A credit note, which corrects an invoice.
     */
    type: RequestedDocumentType;
    /**
     * @description Status of the request: in preparation, waiting for the document, fulfilled, or withdrawn.
     *     - `STAGING`: In preparation.
     *     - `TO_PROCESS`: Waiting for the document.
     *     - `ISSUED`: Fulfilled. The document is available.
     *     - `CANCELED`: Withdrawn.
     */
    state: DocumentRequestState;
    /**
     * @description Entity that the document is about.
     *     - `PRODUCT_LOGISTIC_ORDER`: One product order.
     *     - `SHOP_BILLING_CYCLE_PURCHASE_ORDER`: Purchases from the shop in one billing cycle.
     *     - `LOGISTIC_PURCHASE_ORDER`: Purchases from the shop for one order.
     *     - `FEES`: Fees of the operator.
     *     - `ONE_OFF_FEES`: Single fees or credits of the operator.
     */
    entity_type: DocumentRequestEntityType;
    /** @description ID of the invoiced entity, such as the order. */
    entity_id: string;
    /**
     * Format: date-time
     * @description Time at which the invoiced entity was created.
     */
    entity_date_created?: string;
    /** @description Required details of the document. */
    entities?: DocumentRequestEntities;
    /** @description The issuer's number of the document. */
    document_number?: string;
    /** @description Required formats of the document. Upload all of them at once. */
    document_details: DocumentDetail[];
    /**
     * Format: date-time
     * @description Time of the upload. Absent before the upload.
     */
    document_upload_date?: string;
    /** @description The documents that a credit note corrects. */
    initial_documents?: InitialDocument[];
    /**
     * Format: date-time
     * @description Time at which the request was created. The list is sorted by it.
     */
    date_created: string;
    /**
     * Format: date-time
     * @description Time at which the request last changed.
     */
    last_updated: string;
    /**
     * Format: date-time
     * @description Issue date of the document.
     */
    issue_date: string;
    /**
     * Format: date-time
     * @description Due date of the payment.
     */
    due_date: string;
    /** @description Issuer of the document. */
    issuer: DocumentIssuer;
    /** @description Whom the document is for. */
    recipient?: DocumentRecipient;
    /** @description Currency of every amount of the request and its lines, as ISO 4217 code. */
    currency_iso_code: CurrencyCode;
    /** @description Total without taxes, in major units. */
    total_amount_excluding_taxes: number;
    /** @description Total of all taxes, in major units. */
    total_tax_amount: number;
    /** @description Total with taxes, in major units. */
    total_amount_including_taxes: number;
    /** @description Total of each tax. */
    taxes?: DocumentTaxTotal[];
    /**
     * @description Whether the customer had paid when the request was created.
     *     - `PAID`: Already paid.
     *     - `NOT_PAID`: Not paid yet.
     */
    initial_payment_state: InitialPaymentState;
    /** @description Whether and how the document was paid. */
    payment?: DocumentPayment;
    /** @description Due date of the document. */
    payment_terms?: PaymentTerms;
    /** @description The account for the payment of the document. */
    payment_destination?: PaymentDestination;
}
/** @description Required details of the document. */
export interface DocumentRequestEntities {
    /** @description Billing cycle of the document. */
    shop_billing_cycle?: DocumentBillingCycle;
    /** @description Delivery bills that the document refers to. */
    delivery_bill_information?: DeliveryBill[];
    /** @description Place that the goods were shipped to. */
    shipping_information?: DocumentShipping;
    /** @description ISO 3166-1 alpha-3 code of the country that the goods were shipped to. */
    ship_to_iso_country_code?: string;
}
/**
 * @description Entity that the document is about.
 *     - `PRODUCT_LOGISTIC_ORDER`: One product order.
 *     - `SHOP_BILLING_CYCLE_PURCHASE_ORDER`: Purchases from the shop in one billing cycle.
 *     - `LOGISTIC_PURCHASE_ORDER`: Purchases from the shop for one order.
 *     - `FEES`: Fees of the operator.
 *     - `ONE_OFF_FEES`: Single fees or credits of the operator.
 */
export type DocumentRequestEntityType = "PRODUCT_LOGISTIC_ORDER" | "SHOP_BILLING_CYCLE_PURCHASE_ORDER" | "LOGISTIC_PURCHASE_ORDER" | "FEES" | "ONE_OFF_FEES" | (string & {});
/** @description One line of the document to issue. `entity_type` decides what is charged or credited, and which fields the line has. */
export type DocumentRequestLine = PromotedLine | CreditLine | PeriodFeeLine | OneOffFeeLine;
/** @description One page of the lines of a document request. */
export interface DocumentRequestLinePage {
    /** @description Lines of this page. */
    data: DocumentRequestLine[];
    /** @description Token of the next page. Null or absent on the last page. */
    next_page_token?: string | null;
    /** @description Token of the previous page. Null or absent on the first page. */
    previous_page_token?: string | null;
}
/** @description One page of document requests. */
export interface DocumentRequestPage {
    /** @description Document requests of this page. */
    data: DocumentRequest[];
    /** @description Token of the next page. Null or absent on the last page. */
    next_page_token?: string | null;
    /** @description Token of the previous page. Null or absent on the first page. */
    previous_page_token?: string | null;
}
/**
 * @description Status of the request: in preparation, waiting for the document, fulfilled, or withdrawn.
 *     - `STAGING`: In preparation.
 *     - `TO_PROCESS`: Waiting for the document.
 *     - `ISSUED`: Fulfilled. The document is available.
 *     - `CANCELED`: Withdrawn.
 */
export type DocumentRequestState = "STAGING" | "TO_PROCESS" | "ISSUED" | "CANCELED" | (string & {});
export interface DocumentRequestsDownloadQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** @description The documents to download. */
    document_id?: string[] | undefined;
    /**
     * @description Only documents about these kinds of entity.
     *     - `PRODUCT_LOGISTIC_ORDER`: One product order.
     *     - `SHOP_BILLING_CYCLE_PURCHASE_ORDER`: Purchases from the shop in one billing cycle.
     *     - `LOGISTIC_PURCHASE_ORDER`: Purchases from the shop for one order.
     *     - `FEES`: Fees of the operator.
     *     - `ONE_OFF_FEES`: Single fees or credits of the operator.
     */
    entity_type?: DocumentRequestEntityType[] | undefined;
    /** @description Only documents about these entities. Requires `entity_type`. */
    entity_id?: string[] | undefined;
    /** @description Only documents that fulfill these requests (DR11). */
    document_request_id?: string[] | undefined;
    /**
     * @description Only documents in these formats.
     *     - `PDF`: A PDF file.
     *     - `cXML`: A cXML file, for programs.
     */
    document_format?: DocumentFormat[] | undefined;
}
export interface DocumentRequestsLinesQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** @description Number of entries per page. */
    limit?: number | undefined;
    /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
    /**
     * @description Sort field and direction of the list.
     *     - `dateCreated,ASC`: Oldest first.
     *     - `dateCreated,DESC`: Latest first.
     */
    sort?: "dateCreated,ASC" | "dateCreated,DESC" | undefined;
}
export interface DocumentRequestsListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** @description Only this request. */
    id?: string | undefined;
    /** @description Only the request of the document with this number. */
    document_number?: string | undefined;
    /**
     * @description Only requests in these states.
     *     - `STAGING`: In preparation.
     *     - `TO_PROCESS`: Waiting for the document.
     *     - `ISSUED`: Fulfilled. The document is available.
     *     - `CANCELED`: Withdrawn.
     */
    state?: DocumentRequestState[] | undefined;
    /**
     * @description Only requests for these kinds of document.
     *     - `INVOICE`: An invoice.
     *     - `CREDIT_NOTE`: A credit note, which corrects an invoice.
     */
    type?: RequestedDocumentType[] | undefined;
    /**
     * @description Only requests to these issuers.
     *     - `OPERATOR`: The operator.
     *     - `SHOP`: The shop.
     */
    issuer_type?: DocumentIssuerType[] | undefined;
    /**
     * @description Only requests about these kinds of entity.
     *     - `PRODUCT_LOGISTIC_ORDER`: One product order.
     *     - `SHOP_BILLING_CYCLE_PURCHASE_ORDER`: Purchases from the shop in one billing cycle.
     *     - `LOGISTIC_PURCHASE_ORDER`: Purchases from the shop for one order.
     *     - `FEES`: Fees of the operator.
     *     - `ONE_OFF_FEES`: Single fees or credits of the operator.
     */
    entity_type?: DocumentRequestEntityType[] | undefined;
    /** @description Only requests about these entities. Requires `entity_type`. */
    entity_id?: string[] | undefined;
    /**
     * @description Only requests in this payment state.
     *     - `PAID`: Paid.
     *     - `PENDING`: Not paid yet.
     */
    payment_state?: DocumentPaymentState | undefined;
    /** @description Only requests created at or after this time. */
    date_created_from?: string | Date | undefined;
    /** @description Only requests created at or before this time. */
    date_created_to?: string | Date | undefined;
    /** @description Only requests changed at or after this time. */
    last_updated_from?: string | Date | undefined;
    /** @description Only requests changed at or before this time. */
    last_updated_to?: string | Date | undefined;
    /** @description Only requests with a document issued at or after this time. */
    issue_date_from?: string | Date | undefined;
    /** @description Only requests with a document issued at or before this time. */
    issue_date_to?: string | Date | undefined;
    /** @description Only requests of this billing cycle. */
    shop_billing_cycle_id?: string | undefined;
    /** @description Only requests of billing cycles at or after this time. */
    shop_billing_cycle_from?: string | Date | undefined;
    /** @description Only requests of billing cycles at or before this time. */
    shop_billing_cycle_to?: string | Date | undefined;
    /** @description Another name of `shop_billing_cycle_from`. Assumption about billing_cycle_from and billing_cycle_to: the same as shop_billing_cycle_from and shop_billing_cycle_to. */
    billing_cycle_from?: string | undefined;
    /** @description Another name of `shop_billing_cycle_to`. Assumption about billing_cycle_from and billing_cycle_to: the same as shop_billing_cycle_from and shop_billing_cycle_to. */
    billing_cycle_to?: string | undefined;
    /** @description Number of entries per page. */
    limit?: number | undefined;
    /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
    /**
     * @description Sort field and direction of the list.
     *     - `dateCreated,ASC`: Oldest first.
     *     - `dateCreated,DESC`: Latest first.
     */
    sort?: "dateCreated,ASC" | "dateCreated,DESC" | undefined;
}
export interface DocumentRequestsUploadBody {
    /** @description The files. Each file has a distinct name. */
    files: (FileInput)[];
    /** @description The file of each request, a JSON part. */
    documents_input: DocumentUpload;
}
export interface DocumentRequestsUploadQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
/** @description Place that the goods were shipped to. */
export interface DocumentShipping {
    /** @description Address that the goods were shipped to. */
    ship_to_address?: ShipToAddress;
}
/** @description Total of one tax over the document. */
export interface DocumentTaxTotal {
    /** @description Code of the tax. */
    code: string;
    /** @description Rate of the tax, in percent. Assumption about unit of rate: percent, so 20 means twenty percent. */
    rate?: number;
    /** @description Amount of the tax over all lines, in major units. */
    total_amount: number;
}
/** @description The payment of the customer. */
export interface DocumentTransactionInfo {
    /**
     * Format: date-time
     * @description Time at which the customer paid.
     */
    date: string;
    /** @description Number of the payment. */
    number: string;
}
/** @description Which file fulfils which request. */
export interface DocumentUpload {
    /** @description Requests that the files fulfill, at most 50 files in one upload. */
    requests: DocumentUploadRequest[];
}
/** @description One file and its format. */
export interface DocumentUploadFile {
    /** @description Name of one of the uploaded files. File names must be distinct. */
    name: string;
    /**
     * @description Format of a document file.
     *     - `PDF`: A PDF file.
     *     - `cXML`: A cXML file, for programs.
     */
    format: DocumentFormat;
}
/** @description Result of one request. Without errors, its documents were accepted. */
export interface DocumentUploadOutcome {
    /** @description The request, as sent. */
    input: DocumentUploadRequest;
    /** @description Reasons why the documents were refused. Absent or empty if they were accepted. */
    errors?: InputError[];
}
/** @description The documents of one request, in all required formats. */
export interface DocumentUploadRequest {
    /** @description Id of the document request (DR11). */
    request_id: string;
    /** @description Number of the document in the issuer's own books. */
    document_number: string;
    /**
     * Format: date-time
     * @description Issue date on the document.
     */
    issue_date?: string | undefined;
    /**
     * Format: date-time
     * @description Due date of the payment, as on the document.
     */
    due_date?: string | undefined;
    /** @description Total without taxes on the document, in major units. */
    total_amount_excluding_taxes?: number | undefined;
    /** @description Total of all taxes on the document, in major units. */
    total_tax_amount?: number | undefined;
    /** @description The files, one per format. Send all formats of a request at once. */
    files: DocumentUploadFile[];
}
/** @description Result of the upload, one entry per request. */
export interface DocumentUploadResult {
    /** @description One entry per request. */
    requests: DocumentUploadOutcome[];
}
export interface DocumentsDownloadQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** @description The documents to download (S30). Assumption about document_ids, shop_ids and type_codes: A comma list. */
    document_ids?: number[] | undefined;
    /** @description Shops to download all documents of. Assumption about shop_ids on the seller surface: accepted there too; without it, `shop_id` or the shop of the key is used. Assumption about document_ids, shop_ids and type_codes: A comma list. */
    shop_ids?: number[] | undefined;
    /** @description Only documents of these types (DO01). The response is then always a ZIP. Assumption about document_ids, shop_ids and type_codes: A comma list. */
    type_codes?: string[] | undefined;
}
export interface DocumentsListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** @description The shops to list documents of. Assumption about shop_ids and updated_since: accepted on the seller surface too; `shop_id` counts as naming the shop. Assumption about shop_ids: A comma list. */
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
/** @description A purchase of each multiple of an amount. */
export interface EveryAmountTrigger {
    /**
     * @description Marks multiples of an amount.
     * @constant
     */
    type: "EVERY_AMOUNT";
    /** @description The items that trigger the reward. */
    selection?: TriggerSelection | undefined;
    /** @description Amount that triggers the reward. */
    amount_purchased: number;
}
/** @description A purchase of each multiple of a quantity. */
export interface EveryQuantityTrigger {
    /**
     * @description Marks multiples of a quantity.
     * @constant
     */
    type: "EVERY_QUANTITY";
    /** @description The items that trigger the reward. */
    selection?: TriggerSelection | undefined;
    /**
     * Format: int32
     * @description Quantity that triggers the reward.
     */
    quantity_purchased: number;
    /** @description Whether the quantity must be of one offer. */
    same_item_purchased?: boolean | undefined;
}
/** @description Time at which the carrier expects to deliver. */
export interface ExpectedDelivery {
    /** @description Earliest delivery. */
    earliest?: CarrierDate;
    /** @description Latest delivery. */
    latest?: CarrierDate;
}
/** @description A campaign with the offer. */
export interface ExportedCampaign {
    /** @description Identifier of the campaign. */
    identifier?: string;
}
/** @description The value of one custom field. */
export interface ExportedField {
    /** @description Code of the field. */
    code?: string;
    /**
     * @description Type of the values of a custom field.
     *     - `STRING`: A short text.
     *     - `DATE`: A date.
     *     - `NUMERIC`: A number.
     *     - `BOOLEAN`: True or false.
     *     - `LINK`: An address on the web.
     *     - `REGEX`: A text that matches a pattern.
     *     - `TEXTAREA`: A long text.
     *     - `LIST`: One value of a list.
     *     - `MULTIPLE_VALUES_LIST`: Any number of a list of values.
     */
    type?: AdditionalFieldType;
    /** @description The value. */
    value?: string;
}
/** @description Place of fulfillment of orders of the offer. */
export interface ExportedFulfillment {
    /** @description The fulfillment center. */
    center?: {
        /** @description Code of the fulfillment center. */
        code?: string;
    };
}
/** @description Measure of a product that is sold by measure. */
export interface ExportedMeasurement {
    /** @description Measure of the product. */
    total_measurement_of_product?: number;
    /** @description Unit of the measure. */
    unit?: string;
}
/** @description An offer in a JSON file of an export. A deleted offer has its identifiers, `active` and `deleted` only. */
export interface ExportedOffer {
    /**
     * Format: int64
     * @description Identifier of the offer on the platform.
     */
    offer_id?: number;
    /** @description Identifier of the offer in the shop. */
    shop_sku?: string;
    /**
     * Format: int64
     * @description Shop of the offer.
     */
    shop_id?: number;
    /** @description Name of the shop. */
    shop_name?: string;
    /** @description Identifier of the product on the platform. */
    product_sku?: string;
    /** @description Whether the offer can be bought. */
    active?: boolean;
    /** @description Whether the offer was deleted. */
    deleted?: boolean;
    /** @description Whether the shop is a premium shop. */
    premium?: boolean;
    /** @description Whether the shop is a business. */
    is_professional?: boolean;
    /** @description Time at which the offer was created. */
    date_created?: string;
    /** @description Time at which the offer last changed. */
    last_updated?: string;
    /** @description Code of the condition (OF61). */
    state_code?: string;
    /**
     * Format: int32
     * @description Quantity in stock.
     */
    quantity?: number;
    /** @description Quantity in each warehouse. */
    warehouses?: ExportedWarehouse[];
    /**
     * Format: int32
     * @description Lowest quantity in one order.
     */
    min_order_quantity?: number;
    /**
     * Format: int32
     * @description Highest quantity in one order.
     */
    max_order_quantity?: number;
    /**
     * Format: int32
     * @description Quantity of a package.
     */
    package_quantity?: number;
    /** @description Currency of the prices. */
    currency_iso_code?: CurrencyCode;
    /** @description All prices. */
    prices?: ExportedPrice[];
    /** @description Retail prices. */
    retail_prices?: ExportedRetailPrice[];
    /** @description Retail price that the manufacturer suggests. */
    msrp?: number;
    /** @description Additional text about the price. */
    price_additional_info?: string;
    /** @description Whether customers may request quotes. */
    allow_quote_requests?: boolean;
    /** @description Contributions to schemes of extended producer responsibility. */
    eco_contributions?: OfferEcoContributionInput[];
    /** @description Codes of the channels that sell the offer. */
    channels?: string[];
    /** @description Description of the offer. */
    description?: string;
    /**
     * Format: int32
     * @description Rank among the favorite offers of the shop.
     */
    favorite_rank?: number;
    /** @description Time from which the offer can be bought. */
    available_start_date?: string;
    /** @description Time until which the offer can be bought. */
    available_end_date?: string;
    /**
     * Format: int32
     * @description Days between the order and its shipment.
     */
    leadtime_to_ship?: number;
    /** @description Place of fulfillment of orders of the offer. */
    fulfillment?: ExportedFulfillment;
    /** @description Class of goods that decides the shipping charges. */
    logistic_class?: {
        /** @description Code of the class. */
        code?: string;
    };
    /** @description Measure of a product that is sold by measure. */
    measurement?: ExportedMeasurement;
    /** @description Lowest shipping charge of the first unit. */
    min_shipping_price?: number;
    /** @description Lowest shipping charge of each further unit. */
    min_shipping_price_additional?: number;
    /** @description Code of the shipping method with the lowest charge. */
    min_shipping_type?: string;
    /** @description Code of the shipping zone with the lowest charge. */
    min_shipping_zone?: string;
    /** @description Shipping charges in the requested zones. */
    shipping_types?: ExportedShippingType[];
    /** @description Values of the custom fields of offers. */
    offer_additional_fields?: ExportedField[];
    /** @description Campaigns with the offer. */
    ongoing_discount_campaigns?: ExportedCampaign[];
    /** @description Tax code of the product. */
    product_tax_code?: string;
}
/** @description Orders of one file of an export. */
export interface ExportedOrders {
    /** @description Orders of this file. */
    orders: Order[];
}
/** @description Prices of an offer in one context. */
export interface ExportedPrice {
    /** @description The channels, customers and period for which prices apply. A missing part means no restriction. */
    context?: ExportedPriceContext;
    /** @description Price of one unit without the discount. */
    origin_price?: number;
    /** @description Price of one unit with the discount. */
    discount_price?: number;
    /** @description Start of the discount. */
    discount_start_date?: string;
    /** @description End of the discount. */
    discount_end_date?: string;
    /** @description Prices by quantity. */
    volume_prices?: ExportedVolumePrice[];
}
/** @description The channels, customers and period for which prices apply. A missing part means no restriction. */
export interface ExportedPriceContext {
    /** @description Codes of the channels. */
    channel_codes?: string[];
    /** @description Identifiers of the customer groups. */
    customer_group_ids?: string[];
    /** @description Identifiers of the customer organizations. */
    customer_organization_ids?: string[];
    /**
     * Format: date-time
     * @description Start of the period.
     */
    start_date?: string;
    /**
     * Format: date-time
     * @description End of the period.
     */
    end_date?: string;
}
/** @description A retail price and its discount. */
export interface ExportedRetailPrice {
    /** @description Retail price of one unit without the discount. */
    origin_price?: number;
    /** @description Retail price of one unit with the discount. */
    discount_price?: number;
    /** @description Start of the discount. */
    discount_start_date?: string;
    /** @description End of the discount. */
    discount_end_date?: string;
}
/** @description The charge of one shipping method into one zone. */
export interface ExportedShippingType {
    /** @description Code of the shipping method. */
    code?: string;
    /** @description Code of the shipping zone. */
    shipping_zone_code?: string;
    /** @description Kind of the charge. */
    shipping_price_type?: string;
    /** @description Charge of the first unit. */
    shipping_price_unit?: number;
    /** @description Charge of each further unit. */
    shipping_price_additional_unit?: number;
    /** @description Days until delivery. */
    delivery_time?: {
        /**
         * Format: int32
         * @description Lowest number of days.
         */
        earliest_days?: number;
        /**
         * Format: int32
         * @description Highest number of days.
         */
        latest_days?: number;
    };
}
/** @description Price of one unit from a quantity on. */
export interface ExportedVolumePrice {
    /**
     * Format: int32
     * @description Lowest quantity of this price.
     */
    quantity_threshold?: number;
    /** @description Price of one unit without the discount. */
    unit_origin_price?: number;
    /** @description Price of one unit with the discount. */
    unit_discount_price?: number;
}
/** @description The stock in one warehouse. */
export interface ExportedWarehouse {
    /** @description Code of the warehouse. */
    code?: string;
    /**
     * Format: int32
     * @description Quantity in the warehouse.
     */
    quantity?: number;
}
/** @description Period of a fee. */
export interface FeePeriod {
    /**
     * Format: date-time
     * @description Start of the period.
     */
    date_from: string;
    /**
     * Format: date-time
     * @description End of the period.
     */
    date_to: string;
}
/** @description Free items. */
export interface FreeItemsReward {
    /**
     * @description Marks free items.
     * @constant
     */
    type: "FREE_ITEMS";
    /** @description The items with the reward. */
    selection: RewardSelection;
    /**
     * Format: int32
     * @description Number of free items.
     */
    free_items_quantity: number;
}
/** @description An account named by IBAN. */
export interface IbanPaymentDestination {
    /**
     * @description Marks an account with IBAN.
     * @constant
     */
    "@type": "IBAN";
    /** @description International bank account number (IBAN). */
    iban: string;
    /** @description Payment reference. */
    payment_reference?: string;
}
/**
 * @description How the file of an import arrived. More origins may appear.
 *     - `API`: Through this API.
 *     - `FTP`: From an FTP server.
 *     - `SFTP`: From an SFTP server.
 *     - `HTTP`: From an HTTP server.
 *     - `HTTPS`: From an HTTPS server.
 *     - `FRONT`: In the back office.
 *     - `PENDING_OFFERS`: From offers that waited for approval.
 */
export type ImportOrigin = "API" | "FTP" | "SFTP" | "HTTP" | "HTTPS" | "FRONT" | "PENDING_OFFERS" | (string & {});
/** @description Why the incident is resolved. */
export interface IncidentResolution {
    /** @description Code of a reason that closes incidents (RE01). */
    reason_code: string;
}
/** @description A document that a credit note corrects. */
export interface InitialDocument {
    /** @description Identifier of the document. */
    id: string;
    /**
     * @description Kind of document.
     *     - `INVOICE`: An invoice.
     *     - `CREDIT_NOTE`: A credit note, which corrects an invoice.
     */
    type: RequestedDocumentType;
    /** @description Number on the document. */
    number?: string;
    /**
     * Format: date-time
     * @description Issue date of the document.
     */
    issue_date: string;
}
/**
 * @description Whether the customer had paid when the request was created.
 *     - `PAID`: Already paid.
 *     - `NOT_PAID`: Not paid yet.
 */
export type InitialPaymentState = "PAID" | "NOT_PAID" | (string & {});
/** @description Legal details of a company for a document. */
export interface InvoicedOrganization {
    /** @description Registered name of the company. */
    name: string;
    /** @description Registered address of a company. */
    address?: RegisteredAddress;
    /** @description Phone number of the company. */
    phone_number?: string;
    /** @description Delivery address of electronic invoices. */
    electronic_address?: string;
    /** @description Registration number of the company. */
    identification_number?: string;
    /** @description Tax identification number of the company. */
    tax_identification_number?: string;
    /** @description Country of the tax identification number. */
    tax_number_country?: string;
    /** @description Local tax number of the company. */
    local_tax_number?: string;
    /** @description Country of the local tax number. */
    local_tax_number_country?: string;
    /** @description Legal form of the company. */
    legal_form?: string;
    /** @description Code of the company's business activity. */
    business_activity_code?: string;
    /** @description Place of registration of the company. */
    trade_company_registration_location?: string;
    /** @description Whether the company has one shareholder or more. */
    company_shareholders?: string;
    /** @description Share capital of the company, in major units. */
    share_capital?: number;
    /** @description Currency of the share capital. */
    share_capital_currency?: string;
    /** @description Whether the company is in liquidation. */
    is_in_liquidation?: boolean;
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
/** @description Issuing company of a document. */
export type IssuerOrganization = {
    /** @description Tax representative of the company in a country outside its establishment. */
    fiscal_representative?: FiscalRepresentative;
    /** @description Owner of the company. */
    personal_information?: IssuerPerson;
    /** @description Whether the company is a sole trader. */
    sole_trader?: boolean;
} & InvoicedOrganization;
/** @description Owner of the company. */
export interface IssuerPerson {
    /** @description Form of address, such as Mr or Mrs. */
    civility?: string;
    /** @description First name of the person. */
    first_name?: string;
    /** @description Last name of the person. */
    last_name?: string;
}
/** @description Items of an order that are not in a shipment yet, and their address. */
export interface ItemsToShip {
    /** @description Identifier of the order. */
    order_id: string;
    /** @description References of the order on both sides. */
    references?: OrderReferences;
    /** @description Items left to ship, one entry per order line. */
    shipment_lines?: LineToShip[];
    /** @description Delivery address of the order. */
    shipping_address: ShippingAddress;
    /**
     * Format: date-time
     * @description Time from which the items can be shipped.
     */
    shipping_date: string;
    /**
     * Format: date-time
     * @description Shipping deadline. Absent if there is none.
     */
    shipping_deadline?: string;
    /** @description Code of the shipping method (SH12). */
    shipping_type_code: string;
    /** @description Code of the shipping type that all instances share. */
    shipping_type_standard_code?: string;
    /** @description Sender of the items. */
    fulfillment?: {
        /** @description The fulfillment center that ships the items. */
        center: {
            /** @description Code of the fulfillment center. */
            code: string;
        };
    };
}
/** @description One page of orders with items to ship. */
export interface ItemsToShipPage {
    /** @description Orders of this page, each with its items to ship. */
    data: ItemsToShip[];
    /** @description Null or absent on the last page. */
    next_page_token?: string | null;
    /** @description Null or absent on the first page. */
    previous_page_token?: string | null;
}
/** @description Last known place of the shipment. */
export interface LastKnownLocation {
    /** @description Name of the place. */
    location?: string;
    /** @description Time at which the shipment was seen there. */
    occurrence_date?: CarrierDate;
}
/** @description Days until an order is shipped. */
export interface LeadTimeToShip {
    /**
     * Format: int32
     * @description Days set by the platform.
     */
    default_value: number;
    /**
     * Format: int32
     * @description Days set by the shop.
     */
    shop_value: number;
}
/** @description The real measure of one line. */
export interface LineAdjustment {
    /** @description Identifier of the order line. */
    order_line_id: string;
    /** @description Real measure of the line. */
    actual_measurement: number;
}
/** @description Measure of a line that is sold by measure. */
export interface LineMeasurement {
    /** @description Real measure, once the shop has set it. */
    actual_measurement?: number;
    /** @description Largest difference between the ordered and the real measure, in percent. */
    adjustment_limit?: number;
    /**
     * @description Unit of the measures.
     *     - `GRAM`: Grams.
     *     - `KILOGRAM`: Kilograms.
     *     - `TON`: Tons.
     *     - `POUND`: Pounds.
     *     - `OUNCE`: Ounces.
     *     - `MILLILITER`: Milliliters.
     *     - `CENTILITER`: Centiliters.
     *     - `CUBIC_METER`: Cubic meters.
     *     - `LITER`: Liters.
     *     - `GALLON`: Gallons.
     *     - `FLUID_OUNCE`: Fluid ounces.
     *     - `PINT`: Pints.
     *     - `BARREL`: Barrels.
     *     - `CENTIMETER`: Centimeters.
     *     - `METER`: Meters.
     *     - `INCH`: Inches.
     *     - `FEET`: Feet.
     *     - `SQUARE_CENTIMETER`: Square centimeters.
     *     - `SQUARE_METER`: Square meters.
     *     - `SQUARE_INCH`: Square inches.
     *     - `SQUARE_FOOT`: Square feet.
     *     - `PIECE`: Pieces.
     */
    measurement_unit?: MeasurementUnit;
    /** @description Ordered measure. */
    ordered_measurement?: number;
}
/** @description Origin of the shipment of a line. */
export interface LineOrigin {
    /** @description The address. */
    address?: LineOriginAddress;
    /** @description Warehouse that the line is shipped from. */
    warehouse?: LineWarehouse | null;
}
/** @description Address that the line is shipped from. */
export interface LineOriginAddress {
    /** @description Town or city. */
    city?: string;
    /** @description ISO 3166-1 alpha-3 code of the country. */
    country_iso_code: string;
    /** @description State, province or region. */
    state?: string;
    /** @description First line of the street. */
    street_1?: string;
    /** @description Second line of the street. */
    street_2?: string;
    /** @description Postal code. */
    zip_code?: string;
}
/** @description Address that the line is shipped from. */
export interface LineOriginAddressInput {
    /** @description Town or city. */
    city?: string | undefined;
    /** @description ISO 3166-1 alpha-3 code of the country. */
    country_iso_code: string;
    /** @description State, province or region. */
    state?: string | undefined;
    /** @description First line of the street. */
    street_1?: string | undefined;
    /** @description Second line of the street. */
    street_2?: string | undefined;
    /** @description Postal code. Required except in countries without postal codes. */
    zip_code?: string | undefined;
}
/** @description Origin of one line. */
export interface LineOriginInput {
    /** @description Identifier of the order line. */
    id: string;
    /** @description Origin of the shipment. */
    shipping_from: LineOriginUpdate;
}
/** @description Origins of up to 100 order lines. */
export interface LineOriginRequest {
    /** @description The order lines. */
    order_lines: LineOriginInput[];
}
/** @description The lines of the request, each with its origin or its errors. */
export interface LineOriginResult {
    /** @description The order lines of the request. */
    order_lines?: UpdatedLineOrigin[];
}
/** @description A warehouse of the shop, or an address. */
export interface LineOriginUpdate {
    /** @description The address. */
    address?: LineOriginAddressInput | undefined;
    /** @description Warehouse that the line is shipped from. */
    warehouse?: LineWarehouseInput | undefined;
}
/** @description A promotion on a line. */
export interface LinePromotion {
    /** @description Identifier of the promotion in the shop. */
    id: string;
    /** @description Whether the deduction is spread over the lines of the order. */
    apportioned: boolean;
    /** @description Campaign of the promotion. */
    campaign?: OrderCampaign;
    /** @description The reward of the promotion. */
    configuration: LinePromotionConfiguration;
    /** @description Amount that the promotion takes off. */
    deduced_amount: number;
    /**
     * Format: int32
     * @description Number of free items that the customer gets.
     */
    offered_quantity?: number | null;
    /** @description Code that the customer entered. */
    promo_code?: string;
}
/** @description The reward of a promotion. `type` decides which amount it has. */
export interface LinePromotionConfiguration {
    /** @description Amount that is taken off. Null for other types. */
    amount_off?: number | null;
    /**
     * Format: int32
     * @description Number of free items. Null for other types.
     */
    free_items_quantity?: number | null;
    /** @description Description that only the shop reads. */
    internal_description: string;
    /** @description Percentage that is taken off. Null for other types. */
    percentage_off?: number | null;
    /** @description Price of one unit. Null for other types. */
    reduced_unit_price?: number | null;
    /**
     * @description Kind of the reward.
     *     - `AMOUNT_OFF`: An amount is taken off.
     *     - `FREE_ITEMS`: Some items are free.
     *     - `PERCENTAGE_OFF`: A percentage is taken off.
     *     - `REDUCED_UNIT_PRICE`: Each unit has a lower price.
     */
    type: PromotionType;
}
/** @description Purchase amounts of a line, for shops that sell through the operator. */
export interface LinePurchase {
    /** @description Commission on the fees of the purchase. */
    purchase_commission_on_fees?: PurchaseTotal;
    /** @description Commission on the price of the purchase. */
    purchase_commission_on_price: number;
    /** @description Commission on the shipping of the purchase. */
    purchase_commission_on_shipping: number;
    /** @description Fees of the purchase. */
    purchase_fee_amount?: PurchaseTotal;
    /** @description Price of the purchase. */
    purchase_price: number;
    /** @description Shipping charge of the purchase. */
    purchase_shipping_price: number;
    /** @description Price of one unit of the purchase. */
    purchase_unit_price: number;
}
/** @description A line to refund completely. */
export interface LineRefundInput {
    /** @description Identifier of the order line. */
    id: string;
    /** @description Code of a reason of refunds (RE01). */
    reason_code: string;
}
/** @description Lines to refund completely. */
export interface LineRefundRequest {
    /** @description The lines to refund. */
    order_lines: LineRefundInput[];
}
/** @description A tax on the price of a line. */
export interface LineTax {
    /** @description Amount of the tax. */
    amount: number;
    /** @description Parts of `amount`, by who pays and receives them. */
    amount_breakdown?: AmountBreakdown;
    /** @description Code of the tax. */
    code: string;
    /** @description Amount of the tax on one unit without the discount. */
    origin_unit_amount?: number;
    /** @description The tax on the purchase. */
    purchase_tax?: PurchaseTax;
    /** @description Rate of the tax, in percent. */
    rate?: number;
    /**
     * @description How the amount follows from the price.
     *     - `PROPORTIONAL_TO_AMOUNT`: In proportion to the amount.
     *     - `NONE`: Not at all.
     */
    tax_calculation_rule?: TaxCalculationRule;
}
/** @description Units of one order line that are left to ship. */
export interface LineToShip {
    /** @description Identifier of the order line. */
    order_line_id?: string;
    /** @description The seller's SKU of the offer. */
    offer_sku?: string;
    /** @description Name of the product. */
    product_title?: string;
    /** @description The package that holds the items. */
    package_reference?: string;
    /**
     * @deprecated
     * @description Contents of the package.
     */
    package_description?: string;
    /**
     * Format: int32
     * @description Units left to ship.
     */
    quantity: number;
}
/** @description Warehouse that the line is shipped from. */
export interface LineWarehouse {
    /** @description Code of the warehouse. */
    code?: string;
}
/** @description Warehouse of the shop. */
export interface LineWarehouseInput {
    /** @description Code of the warehouse. */
    code?: string | undefined;
}
/** @description An import of offers in a list. */
export interface ListedOfferImport {
    /**
     * Format: int64
     * @description Identifier of the import.
     */
    import_id: number;
    /**
     * Format: int64
     * @description Shop of the offers.
     */
    shop_id: number;
    /**
     * @description Status of an import of offers. COMPLETE and FAILED are final.
     *     - `WAITING_SYNCHRONIZATION_PRODUCT`: Waits until the products of the file are imported.
     *     - `WAITING`: Waits to be imported.
     *     - `RUNNING`: Being imported.
     *     - `COMPLETE`: Complete. The error report contains the failed lines. Final.
     *     - `FAILED`: Failed. `reason_status` contains the reason. Final.
     */
    status: OfferImportStatus;
    /** @description Reason why the import failed, for people. */
    reason_status?: string;
    /**
     * Format: date-time
     * @description Time at which the import was received.
     */
    date_created: string;
    /**
     * @description Effect on offers that the import leaves out.
     *     - `NORMAL`: Other offers stay.
     *     - `PARTIAL_UPDATE`: Deprecated. Assumption: it means the same as NORMAL.
     *     - `REPLACE`: Other offers of the shop are deleted.
     */
    mode: OfferImportMode;
    /**
     * @description How the file of an import arrived. More origins may appear.
     *     - `API`: Through this API.
     *     - `FTP`: From an FTP server.
     *     - `SFTP`: From an SFTP server.
     *     - `HTTP`: From an HTTP server.
     *     - `HTTPS`: From an HTTPS server.
     *     - `FRONT`: In the back office.
     *     - `PENDING_OFFERS`: From offers that waited for approval.
     */
    origin: ImportOrigin;
    /**
     * Format: int32
     * @description Lines that were read.
     */
    lines_read: number;
    /**
     * Format: int32
     * @description Lines that were imported.
     */
    lines_in_success: number;
    /**
     * Format: int32
     * @description Lines that failed.
     */
    lines_in_error: number;
    /**
     * Format: int32
     * @description Lines that wait for approval.
     */
    lines_in_pending: number;
    /**
     * Format: int32
     * @description Offers that were created.
     */
    offer_inserted: number;
    /**
     * Format: int32
     * @description Offers that were changed.
     */
    offer_updated: number;
    /**
     * Format: int32
     * @description Offers that were deleted.
     */
    offer_deleted: number;
    /** @description Whether OF03 has a file. */
    has_error_report: boolean;
}
/** @description A size or weight class of products. Shipping charges depend on it. */
export interface LogisticClass {
    /** @description Code of the class. */
    code: string;
    /** @description Name of the class, in the requested language. */
    label: string;
    /** @description Description of the class, for people. */
    description: string;
}
/** @description The logistic classes. */
export interface LogisticClassList {
    /** @description Classes, sorted by their sort index. */
    logistic_classes: LogisticClass[];
}
/**
 * @description Unit of a measure.
 *     - `GRAM`: Grams.
 *     - `KILOGRAM`: Kilograms.
 *     - `TON`: Tons.
 *     - `POUND`: Pounds.
 *     - `OUNCE`: Ounces.
 *     - `MILLILITER`: Milliliters.
 *     - `CENTILITER`: Centiliters.
 *     - `CUBIC_METER`: Cubic meters.
 *     - `LITER`: Liters.
 *     - `GALLON`: Gallons.
 *     - `FLUID_OUNCE`: Fluid ounces.
 *     - `PINT`: Pints.
 *     - `BARREL`: Barrels.
 *     - `CENTIMETER`: Centimeters.
 *     - `METER`: Meters.
 *     - `INCH`: Inches.
 *     - `FEET`: Feet.
 *     - `SQUARE_CENTIMETER`: Square centimeters.
 *     - `SQUARE_METER`: Square meters.
 *     - `SQUARE_INCH`: Square inches.
 *     - `SQUARE_FOOT`: Square feet.
 *     - `PIECE`: Pieces.
 */
export type MeasurementUnit = "GRAM" | "KILOGRAM" | "TON" | "POUND" | "OUNCE" | "MILLILITER" | "CENTILITER" | "CUBIC_METER" | "LITER" | "GALLON" | "FLUID_OUNCE" | "PINT" | "BARREL" | "CENTIMETER" | "METER" | "INCH" | "FEET" | "SQUARE_CENTIMETER" | "SQUARE_METER" | "SQUARE_INCH" | "SQUARE_FOOT" | "PIECE" | (string & {});
/** @description A message in the deprecated form, outside threads. */
export interface Message {
    /**
     * Format: int64
     * @description Identifier of the message.
     */
    id: number;
    /** @description Subject line of the message. */
    subject: string;
    /** @description Text of the message. */
    body: string;
    /** @description Identifier of the customer's whole purchase. */
    commercial_id: string;
    /** @description Order of the message. Absent if there is none. */
    order_id?: string;
    /**
     * Format: int64
     * @description Offer of the message. Absent if there is none.
     */
    offer_id?: number;
    /** @description Files of the message. */
    documents?: MessageDocument[];
    /** @description Identifier of the sender. */
    from_id: string;
    /** @description Name of the sender, for people. */
    from_name: string;
    /**
     * @description Which side the sender is on.
     *     - `OPERATOR`: The operator.
     *     - `SHOP`: A shop.
     *     - `CUSTOMER`: A customer.
     */
    from_type: ParticipantType;
    /** @description Identifier of the customer that receives the message. */
    to_customer_id?: string;
    /** @description Name of that customer, for people. */
    to_customer_name?: string;
    /**
     * @deprecated
     * @description Whether the customer has archived the message.
     */
    to_customer_archived?: boolean;
    /** @description Whether the operator receives the message. */
    to_operator?: boolean;
    /**
     * @deprecated
     * @description Whether the operator has archived the message.
     */
    to_operator_archived?: boolean;
    /**
     * Format: int64
     * @description Identifier of the shop that receives the message.
     */
    to_shop_id: number;
    /** @description Name of that shop, for people. */
    to_shop_name: string;
    /**
     * @deprecated
     * @description Whether the shop has archived the message.
     */
    to_shop_archived?: boolean;
    /**
     * @deprecated
     * @description Whether the message is archived.
     */
    archived?: boolean;
    /**
     * @deprecated
     * @description Whether the message was read.
     */
    read?: boolean;
    /**
     * @deprecated
     * @description Whether the message is visible.
     */
    visible?: boolean | null;
    /**
     * Format: date-time
     * @description Time at which the message was sent. The list is sorted by it.
     */
    date_created: string;
}
/** @description A file of a message in the deprecated form. */
export interface MessageDocument {
    /**
     * Format: int64
     * @description Identifier of the document.
     */
    id: number;
    /** @description Name of the file. */
    file_name: string;
    /**
     * Format: int64
     * @description Size in bytes.
     */
    file_size?: number;
    /** @description Code of the document type. */
    type: string;
    /**
     * Format: date-time
     * @description Time at which the file was uploaded.
     */
    date_uploaded?: string;
}
/** @description One page of messages in the deprecated form. */
export interface MessageList {
    /** @description Messages of this page. */
    messages: Message[];
    /**
     * Format: int32
     * @description Number of messages on all pages.
     */
    total_count: number;
}
export interface MessagesListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** @description Only messages of this customer. */
    customer_id?: string | undefined;
    /**
     * @description Messages that the shop received, messages that it sent, or all.
     *     - `TRUE`: Messages that the shop received.
     *     - `FALSE`: Messages that the shop sent.
     *     - `ALL`: Both.
     */
    received?: "TRUE" | "FALSE" | "ALL" | undefined;
    /**
     * @description Only messages on this order.
     * @example ORD-1001-A
     */
    order_id?: string | undefined;
    /** @description Only messages on this offer. */
    offer_id?: number | undefined;
    /** @description Only messages created at or after this time. */
    start_date?: string | Date | undefined;
    /** @description Only messages created at or before this time. */
    end_date?: string | Date | undefined;
    /**
     * @deprecated
     * @description Only read messages, only unread messages, or all.
     *     - `TRUE`: Read messages.
     *     - `FALSE`: Unread messages.
     *     - `ALL`: Both.
     */
    read?: "TRUE" | "FALSE" | "ALL" | undefined;
    /**
     * @deprecated
     * @description Archived messages, others, or all.
     *     - `TRUE`: Archived messages.
     *     - `FALSE`: Messages that are not archived.
     *     - `ALL`: Both.
     */
    archived?: "TRUE" | "FALSE" | "ALL" | undefined;
    /**
     * @deprecated
     * @description Only visible messages, only hidden messages, or all.
     *     - `TRUE`: Visible messages.
     *     - `FALSE`: Hidden messages.
     *     - `ALL`: Both.
     */
    visible?: "TRUE" | "FALSE" | "ALL" | undefined;
    /**
     * @description Sort field of the list.
     *     - `dateCreated`: By the date of creation.
     */
    sort?: "dateCreated" | undefined;
    /**
     * @description Direction of the sort.
     *     - `asc`: Oldest first.
     *     - `desc`: Latest first.
     */
    order?: "asc" | "desc" | undefined;
    /** @description Number of entries per page. */
    max?: number | undefined;
    /** @description Number of entries to skip. */
    offset?: number | undefined;
}
/** @description A step of the journey. */
export interface Milestone {
    /**
     * @description Kind of step.
     *     - `IN_TRANSIT`: On its way.
     *     - `OUT_FOR_DELIVERY`: Out for delivery.
     *     - `TO_COLLECT`: Waits to be collected.
     *     - `DELIVERED`: Delivered.
     *     - `EXCEPTION`: Something went wrong.
     */
    type?: "IN_TRANSIT" | "OUT_FOR_DELIVERY" | "TO_COLLECT" | "DELIVERED" | "EXCEPTION" | (string & {});
    /** @description Time at which the step was reached. */
    occurrence_date?: CarrierDate;
    /** @description Detail of the step. Null if there is none. */
    additional_info?: MilestoneDetails | null;
}
/** @description Detail of the step. */
export interface MilestoneDetails {
    /**
     * @description Description of the event.
     *     - `DESTINATION_ARRIVAL`: Arrived at the destination.
     *     - `DATA_ORDER_CANCELLED`: The order was canceled in the carrier's data.
     *     - `DATA_DELIVERY_PROPOSED`: A delivery was proposed.
     *     - `DATA_DELIVERY_DECIDED`: A delivery was decided on.
     *     - `CUSTOMS_RECEIVED`: Received by customs.
     *     - `CUSTOMS_EXCEPTION`: A problem at customs.
     *     - `CUSTOMS_CLEARED`: Cleared by customs.
     *     - `CUSTOMS_REJECTED`: Rejected by customs.
     *     - `DELIVERY_ATTEMPTED`: A delivery was attempted.
     *     - `DELIVERY_EXCEPTION`: A problem with the delivery.
     */
    type?: "DESTINATION_ARRIVAL" | "DATA_ORDER_CANCELLED" | "DATA_DELIVERY_PROPOSED" | "DATA_DELIVERY_DECIDED" | "CUSTOMS_RECEIVED" | "CUSTOMS_EXCEPTION" | "CUSTOMS_CLEARED" | "CUSTOMS_REJECTED" | "DELIVERY_ATTEMPTED" | "DELIVERY_EXCEPTION" | (string & {});
    /** @description Time of the event. */
    occurrence_date?: CarrierDate;
}
/** @description A purchase of at least an amount. */
export interface MinimumAmountTrigger {
    /**
     * @description Marks a lowest amount.
     * @constant
     */
    type: "MINIMUM_AMOUNT";
    /** @description The items that trigger the reward. */
    selection?: TriggerSelection | undefined;
    /** @description Amount that triggers the reward. */
    amount_purchased: number;
}
/** @description A purchase of at least a quantity. */
export interface MinimumQuantityTrigger {
    /**
     * @description Marks a lowest quantity.
     * @constant
     */
    type: "MINIMUM_QUANTITY";
    /** @description The items that trigger the reward. */
    selection?: TriggerSelection | undefined;
    /**
     * Format: int32
     * @description Quantity that triggers the reward.
     */
    quantity_purchased: number;
    /** @description Whether the quantity must be of one offer. */
    same_item_purchased?: boolean | undefined;
}
/** @description A return to open. */
export interface NewReturn {
    /** @description Whether the shop accepts the return at once. False: it waits for acceptance. Default: as the platform is set. */
    accepted?: boolean | null | undefined;
    /** @description Description by the customer. */
    description?: string | undefined;
    /** @description Address of the shipping label. */
    label_url?: string | null | undefined;
    /**
     * @description How the customer returns the goods.
     *     - `RETURN_METHOD_BY_MAIL`: By mail.
     *     - `RETURN_METHOD_DROP_OFF_POINT`: At a drop-off point.
     *     - `RETURN_METHOD_HOME_PICKUP`: Pick-up at the customer's home.
     *     - `RETURN_METHOD_IN_STORE`: In a store.
     *     - `RETURN_METHOD_RETURNLESS`: The customer keeps the goods.
     */
    method_code: ReturnMethod;
    /** @description Identifier of the customer's whole purchase. */
    order_commercial_id: string;
    /**
     * @description Why the customer returns the goods.
     *     - `RETURN_BROKEN_ITEM`: The item is broken.
     *     - `RETURN_CHANGED_MIND`: The customer changed their mind.
     *     - `RETURN_COUNTERFEIT_ITEM`: The item is a counterfeit.
     *     - `RETURN_DAMAGED_PACKAGING`: The packaging is damaged.
     *     - `RETURN_DEFECTIVE_ITEM`: The item is defective.
     *     - `RETURN_DELIVERED_PRODUCT_DIFFERENT`: Another product was delivered.
     *     - `RETURN_MISSING_ITEM`: An item is missing.
     *     - `RETURN_OTHER`: Another reason.
     *     - `RETURN_CM_DONT_WANT`: The customer doesn't want the item anymore.
     *     - `RETURN_CM_DONT_LIKE`: The customer doesn't like the item.
     *     - `RETURN_CM_QUALITY`: The quality is lower than expected.
     *     - `RETURN_DPD_WRONG_SIZE`: The size is wrong.
     *     - `RETURN_DPD_WRONG_COLOR`: The color is wrong.
     *     - `RETURN_DEFECTIVE_ON_ARRIVAL`: The item was defective on arrival.
     *     - `RETURN_PRODUCT_DOES_NOT_FIT`: The item doesn't fit.
     *     - `RETURN_PDNT_TOO_BIG`: The item is too big.
     *     - `RETURN_PDNT_TOO_SMALL`: The item is too small.
     *     - `RETURN_INACCURATE_ITEM_DESCRIPTION`: The description is inaccurate.
     *     - `RETURN_WARRANTY`: The warranty applies.
     */
    reason_code?: ReturnReason | undefined;
    /** @description Returned lines of the order. */
    return_lines: NewReturnLine[];
    /** @description Number that authorizes the return. */
    rma?: string | null | undefined;
}
/** @description A line of an order that the customer returns. */
export interface NewReturnLine {
    /** @description Identifier of the order line. */
    order_line_id: string;
    /**
     * Format: int32
     * @description Returned quantity.
     */
    quantity: number;
    /** @description Code of the reason, as in `reason_code` of a return. */
    reason_code: string;
}
/** @description Items of one order that are shipped together. */
export interface NewShipment {
    /** @description Identifier of the order. */
    order_id: string;
    /** @description Contents of the shipment, one entry per order line. */
    shipment_lines: ShipmentLine[];
    /** @description Whether the shipment has left already. */
    shipped?: boolean | undefined;
    /** @description Reference of the invoice of the shipment. */
    invoice_reference?: string | undefined;
    /** @description Carrier and tracking number. For a carrier of SH21, send `carrier_code`, and its tracking URL is computed. For others, send `carrier_name` and optionally the full `tracking_url`. */
    tracking?: ShipmentTrackingInput | undefined;
    /** @description Origin of the shipment. */
    shipping_from?: ShippingOriginInput | undefined;
    /** @description Values of custom fields of shipments. */
    shipment_additional_information?: AdditionalInformationInput[] | undefined;
}
/**
 * @description Why the returned items are not as they should be.
 *     - `RETURN_NON_COMPLIANT_MISSING_ITEM`: An item is missing.
 *     - `RETURN_NON_COMPLIANT_WRONG_PRODUCT`: It is another product.
 *     - `RETURN_NON_COMPLIANT_DAMAGED_PRODUCT`: The product is damaged.
 *     - `RETURN_NON_COMPLIANT_WINDOW_CLOSED`: The period of returns is over.
 *     - `RETURN_NON_COMPLIANT_OTHER`: Another reason.
 */
export type NonComplianceReason = "RETURN_NON_COMPLIANT_MISSING_ITEM" | "RETURN_NON_COMPLIANT_WRONG_PRODUCT" | "RETURN_NON_COMPLIANT_DAMAGED_PRODUCT" | "RETURN_NON_COMPLIANT_WINDOW_CLOSED" | "RETURN_NON_COMPLIANT_OTHER" | (string & {});
/** @description A tax on the order level. */
export interface NullableRateOrderTax {
    /** @description Code of the tax. */
    code: string;
    /** @description Rate of the tax, in percent. */
    rate?: number | null;
    /** @description Amount of the tax. */
    total_amount: number;
}
/** @description An offer of a shop for a product. */
export interface Offer {
    /**
     * Format: int64
     * @description Identifier of the offer on the platform.
     */
    offer_id: number;
    /** @description Identifier of the offer in the shop. */
    shop_sku: string;
    /** @description Whether the offer can be bought. If not, `inactivity_reasons` contains why. */
    active: boolean;
    /**
     * @description Why the offer can't be bought.
     *     - `PRODUCT_STATUS_NEW`: The product is new.
     *     - `PRODUCT_STATUS_INVALID`: The product is invalid.
     *     - `PRODUCT_STATUS_REJECTED`: The operator rejected the product.
     *     - `PRODUCT_STATUS_UNAUTHORIZED_TO_SELL`: The shop may not sell the product.
     *     - `PRODUCT_STATUS_PENDING`: The product waits for a decision.
     *     - `PRODUCT_STATUS_SYNCHRO_ERROR`: The product could not be synchronized.
     *     - `PRODUCT_DISABLED`: The product is disabled.
     *     - `SHOP_NOT_OPEN`: The shop is not open.
     *     - `ZERO_QUANTITY`: The stock is empty.
     *     - `NO_MIN_SHIPPING_RATE`: The offer has no shipping charge.
     *     - `NOT_IN_AVAILABILITY_PERIOD`: The availability period has not started or is over.
     *     - `NO_CHANNEL_ON_SHOP`: The shop has no sales channel.
     *     - `SHOP_CURRENCY_DISABLED`: The currency of the shop is disabled.
     *     - `AVAILABLE_QUANTITY_LESS_THAN_MIN_ORDER_QUANTITY`: The stock is below the lowest order quantity.
     *     - `AVAILABLE_QUANTITY_LESS_THAN_PACKAGE_QUANTITY`: The stock is below the quantity of a package.
     *     - `NO_ACTIVE_PRICE`: No price applies now.
     *     - `CATEGORY_UNAUTHORIZED_TO_SELL`: The shop may not sell in the category.
     *     - `BRAND_UNAUTHORIZED_TO_SELL`: The shop may not sell the brand.
     */
    inactivity_reasons?: OfferInactivityReason[];
    /** @description Identifier of the product on the platform. */
    product_sku: string;
    /** @description Title of the product. */
    product_title: string;
    /** @description Brand of the product. */
    product_brand?: string;
    /** @description Description of the product. */
    product_description?: string;
    /** @description Identifiers of the product, such as its EAN. */
    product_references: OfferProductReference[];
    /** @description Tax code of the product. */
    product_tax_code?: string;
    /** @description Code of the product's category. */
    category_code: string;
    /** @description Name of the category, in the requested language. */
    category_label: string;
    /**
     * @description Code of the condition of the product, as OF61 lists it.
     * @example 11
     */
    state_code: string;
    /**
     * Format: int32
     * @description Quantity in stock.
     */
    quantity: number;
    /** @description Quantity in each warehouse. */
    warehouses?: OfferWarehouse[];
    /**
     * Format: int32
     * @description Quantity at which the platform warns the shop.
     */
    min_quantity_alert?: number;
    /**
     * Format: int32
     * @description Lowest quantity in one order.
     */
    min_order_quantity: number;
    /**
     * Format: int32
     * @description Highest quantity in one order.
     */
    max_order_quantity?: number;
    /**
     * Format: int32
     * @description Quantity of a package. Customers buy multiples of it.
     */
    package_quantity: number;
    /** @description Currency of the prices. */
    currency_iso_code: CurrencyCode;
    /** @description Price of one unit now, with a discount that applies. */
    price?: number;
    /** @description Price of one unit with the lowest shipping charge. */
    total_price?: number;
    /** @description The prices for the requested channel and customer organization. Default: the default prices. */
    applicable_pricing?: OfferPrice;
    /** @description All prices: the default prices, and prices of single channels, customers or periods. */
    all_prices: OfferPrice[];
    /**
     * @deprecated
     * @description The discount on the default price. Use `all_prices`.
     */
    discount?: OfferDiscount;
    /** @description Retail prices of shops that sell through the operator. */
    retail_prices?: OfferRetailPrice[];
    /** @description Retail price that the manufacturer suggests. */
    msrp?: number;
    /** @description Additional text about the price. */
    price_additional_info?: string;
    /** @description Whether customers may request quotes. */
    allow_quote_requests?: boolean;
    /** @description Contributions to schemes of extended producer responsibility. */
    eco_contributions?: OfferEcoContribution[];
    /** @description Codes of the channels that sell the offer. */
    channels: string[];
    /** @description Description of the offer. */
    description: string;
    /** @description Description that only the shop reads. */
    internal_description?: string;
    /**
     * Format: int32
     * @description Rank among the favorite offers of the shop.
     */
    favorite_rank?: number;
    /**
     * Format: date-time
     * @description Time from which the offer can be bought.
     */
    available_start_date?: string;
    /**
     * Format: date-time
     * @description Time until which the offer can be bought.
     */
    available_end_date?: string;
    /**
     * Format: int32
     * @description Days between the order and its shipment.
     */
    leadtime_to_ship: number;
    /**
     * Format: date-time
     * @description Time until which an order of now must be shipped.
     */
    shipping_deadline: string;
    /** @description Place of fulfillment of orders of the offer. */
    fulfillment: OfferFulfillment;
    /** @description Class of goods that decides the shipping charges. */
    logistic_class: OfferLogisticClass;
    /** @description Lowest shipping charge of the first unit. */
    min_shipping_price: number;
    /** @description Lowest shipping charge of each further unit. */
    min_shipping_price_additional: number;
    /** @description Code of the shipping method with the lowest charge. */
    min_shipping_type: string;
    /** @description Code of the shipping zone with the lowest charge. */
    min_shipping_zone: string;
    /** @description Values of the custom fields of offers (AF01). */
    offer_additional_fields?: AdditionalFieldValue[];
}
/** @description The discount on the default price. */
export interface OfferDiscount {
    /** @description Price of one unit without the discount. */
    origin_price?: number;
    /** @description Price of one unit with the discount. Null: no discount. */
    discount_price?: number | null;
    /**
     * Format: date-time
     * @description Start of the discount.
     */
    start_date?: string;
    /**
     * Format: date-time
     * @description End of the discount.
     */
    end_date?: string;
    /** @description Discounted prices by quantity. */
    ranges?: OfferPriceRange[];
}
/** @description The discount on the default price. */
export interface OfferDiscountInput {
    /** @description Price of one unit with the discount. */
    price?: number | undefined;
    /** @description Start of the discount. */
    start_date?: string | undefined;
    /** @description End of the discount. */
    end_date?: string | undefined;
    /** @description Discounted prices by quantity. */
    ranges?: OfferPriceRange[] | undefined;
}
/** @description Contribution to one scheme of extended producer responsibility. */
export interface OfferEcoContribution {
    /** @description Country and product category of an extended producer responsibility scheme. */
    epr_category_code: EprCategoryCode;
    /** @description Amount of the contribution. */
    eco_contribution_amount?: number;
    /** @description Registration number of the producer. */
    producer_id?: string;
}
/** @description Contribution to one scheme of extended producer responsibility. */
export interface OfferEcoContributionInput {
    /** @description Country and product category of an extended producer responsibility scheme. */
    epr_category_code: EprCategoryCode;
    /** @description Amount of the contribution. */
    eco_contribution_amount?: number | undefined;
    /** @description Registration number of the producer. */
    producer_id?: string | undefined;
}
/** @description The offers and the form of an export. */
export interface OfferExportRequest {
    /**
     * Format: date-time
     * @description Only offers that changed since this time, also deleted and inactive ones. Default: all active offers.
     */
    last_request_date?: string | Date | undefined;
    /** @description Whether a full export contains inactive offers. Refused together with `last_request_date`. Default: false. */
    include_inactive_offers?: boolean | undefined;
    /**
     * @description Format of the files. Default: CSV.
     *     - `text/csv`: CSV with semicolons.
     *     - `application/json`: JSON.
     * @enum {string}
     */
    export_type?: "text/csv" | "application/json" | undefined;
    /**
     * Format: int64
     * @description Highest number of offers in a file.
     */
    items_per_chunk?: number | undefined;
    /**
     * Format: int64
     * @description Highest size of a file in megabytes.
     */
    megabytes_per_chunk?: number | undefined;
    /** @description Channels of the prices. Default: the default prices. */
    channel_codes?: string[] | undefined;
    /** @description Shipping zones of the shipping charges. */
    shipping_zones?: string[] | undefined;
    /** @description Additional fields. */
    include_fields?: string[] | undefined;
    /** @description Only offers in these campaigns. */
    ongoing_discount_campaign_identifiers?: string[] | undefined;
    /** @description New names of columns by their names. For CSV only. */
    rename_fields?: {
        [key: string]: string;
    } | undefined;
}
/** @description A line of a CSV file of an export. A deleted offer has its identifiers, `active` and `deleted` only. */
export interface OfferExportRow {
    /** @description Whether the offer can be bought. */
    active?: boolean;
    /** @description Whether customers may request quotes. */
    "allow-quote-requests"?: boolean;
    /** @description Time until which the offer can be bought. */
    "available-end-date"?: string;
    /** @description Time from which the offer can be bought. */
    "available-start-date"?: string;
    /** @description Codes of the channels that sell the offer. */
    channels?: string;
    /** @description Currency of the prices. */
    "currency-iso-code"?: CurrencyCode;
    /** @description Time at which the offer was created. */
    "date-created"?: string;
    /** @description Whether the offer was deleted. */
    deleted?: boolean;
    /** @description Lowest number of days until delivery, by zone and method. */
    "delivery-time-earliest-days[zone=<CODE>,method=<CODE>]"?: string;
    /** @description Highest number of days until delivery, by zone and method. */
    "delivery-time-latest-days[zone=<CODE>,method=<CODE>]"?: string;
    /** @description Description of the offer. */
    description?: string;
    /** @description End of the discount. */
    "discount-end-date"?: string;
    /** @description End of the discount in a channel. */
    "discount-end-date[channel=<channelCode>]"?: string;
    /** @description Price of one unit with the discount. */
    "discount-price"?: number;
    /** @description Price of one unit with the discount in a channel. */
    "discount-price[channel=<channelCode>]"?: number;
    /** @description Discounted prices by quantity. */
    "discount-ranges"?: string;
    /** @description Discounted prices by quantity in a channel. */
    "discount-ranges[channel=<channelCode>]"?: string;
    /** @description Retail price of one unit with the discount. */
    "discount-retail-price"?: number;
    /** @description End of the discount on the retail price. */
    "discount-retail-price-end-date"?: string;
    /** @description Start of the discount on the retail price. */
    "discount-retail-price-start-date"?: string;
    /** @description Start of the discount. */
    "discount-start-date"?: string;
    /** @description Start of the discount in a channel. */
    "discount-start-date[channel=<channelCode>]"?: string;
    /** @description Amount of the contribution to a scheme. */
    "eco-contribution-amount[EPR category code]"?: number;
    /**
     * Format: int32
     * @description Rank among the favorite offers of the shop.
     */
    "favorite-rank"?: number;
    /** @description Code of the fulfillment center. */
    "fulfillment-center-code"?: string;
    /** @description Time at which the offer last changed. */
    "last-updated"?: string;
    /**
     * Format: int32
     * @description Days between the order and its shipment.
     */
    "leadtime-to-ship"?: number;
    /** @description Code of the logistic class. */
    "logistic-class"?: string;
    /**
     * Format: int32
     * @description Highest quantity in one order.
     */
    "max-order-quantity"?: number;
    /** @description Unit of a product that is sold by measure. */
    "measurement-units"?: string;
    /**
     * Format: int32
     * @description Lowest quantity in one order.
     */
    "min-order-quantity"?: number;
    /** @description Lowest shipping charge of the first unit. */
    "min-shipping-price"?: number;
    /** @description Lowest shipping charge of each further unit. */
    "min-shipping-price-additional"?: number;
    /** @description Code of the shipping method with the lowest charge. */
    "min-shipping-type"?: string;
    /** @description Code of the shipping zone with the lowest charge. */
    "min-shipping-zone"?: string;
    /** @description Retail price that the manufacturer suggests. */
    msrp?: number;
    /**
     * Format: int64
     * @description Identifier of the offer on the platform.
     */
    "offer-id"?: number;
    /** @description Identifiers of campaigns with the offer. */
    "ongoing-discount-campaigns"?: string;
    /** @description Price of one unit without the discount. */
    "origin-price"?: number;
    /** @description Price of one unit without the discount in a channel. */
    "origin-price[channel=<channelCode>]"?: number;
    /** @description Retail price of one unit without the discount. */
    "origin-retail-price"?: number;
    /**
     * Format: int32
     * @description Quantity of a package.
     */
    "package-quantity"?: number;
    /** @description Whether the shop is a premium shop. */
    premium?: boolean;
    /** @description Price of one unit now. */
    price?: number;
    /** @description Additional text about the price. */
    "price-additional-info"?: string;
    /** @description Prices by quantity. */
    "price-ranges"?: string;
    /** @description Prices by quantity in a channel. */
    "price-ranges[channel=<channelCode>]"?: string;
    /** @description Price of one unit now in a channel. */
    "price[channel=<channelCode>]"?: number;
    /** @description Registration number of the producer of a scheme. */
    "producer-id[EPR category code]"?: string;
    /** @description Identifier of the product on the platform. */
    "product-sku"?: string;
    /** @description Tax code of the product. */
    "product-tax-code"?: string;
    /** @description Whether the shop is a business. */
    professional?: boolean;
    /**
     * Format: int32
     * @description Quantity in stock.
     */
    quantity?: number;
    /** @description Retail price of one unit now. */
    "retail-price"?: number;
    /** @description Charge of each further unit, by zone and method. */
    "shipping-price-additional[zone=<CODE>,method=<CODE>]"?: number;
    /**
     * @description Kind of the charge, by zone and method.
     *     - `FREE_SHIPPING`: Free.
     *     - `FIXED_PRICE`: A price per unit.
     *     - `ORDER_PRICE_RANGE`: A price by order amount.
     */
    "shipping-price-type[zone=<CODE>,method=<CODE>]"?: "FREE_SHIPPING" | "FIXED_PRICE" | "ORDER_PRICE_RANGE" | (string & {});
    /** @description Charge of the first unit, by zone and method. */
    "shipping-price[zone=<CODE>,method=<CODE>]"?: number;
    /**
     * Format: int64
     * @description Shop of the offer.
     */
    "shop-id"?: number;
    /** @description Name of the shop. */
    "shop-name"?: string;
    /** @description Identifier of the offer in the shop. */
    "shop-sku"?: string;
    /** @description Code of the condition (OF61). */
    "state-code"?: string;
    /** @description Price of one unit with the lowest shipping charge. */
    "total-price"?: number;
}
/** @description The started export. */
export interface OfferExportStart {
    /** @description Identifier of the export, used to read its status with OF53. */
    tracking_id?: string;
}
/** @description The status of an export, with its files once it is completed. */
export interface OfferExportStatus {
    /**
     * @description Status of the export. COMPLETED and FAILED are final.
     *     - `PENDING`: Being written.
     *     - `FAILED`: Failed. `error` contains the reason. Final.
     *     - `COMPLETED`: `urls` contains the files. Final.
     */
    status?: "PENDING" | "FAILED" | "COMPLETED" | (string & {});
    /**
     * Format: date-time
     * @description Time of the last change of the status.
     */
    last_updated?: string;
    /** @description Addresses of the files for OF54. */
    urls?: string[];
    /** @description The reason of a failure. */
    error?: {
        /** @description Machine-readable code. */
        code?: string;
        /** @description Explanation for a person. */
        detail?: string;
    };
}
/** @description One line of a file with offers. An empty cell is a missing value. */
export interface OfferFileRow {
    /** @description Identifier of the offer in the shop. */
    sku?: string | undefined;
    /** @description Identifier of the product. */
    "product-id"?: string | undefined;
    /**
     * @description Type of the identifier.
     * @example EAN
     */
    "product-id-type"?: string | undefined;
    /** @description Description of the offer. */
    description?: string | undefined;
    /** @description Description that only the shop reads. */
    "internal-description"?: string | undefined;
    /** @description Price of one unit without a discount. */
    price?: string | undefined;
    /** @description Additional text about the price. */
    "price-additional-info"?: string | undefined;
    /** @description Quantity in stock. */
    quantity?: string | undefined;
    /** @description Quantity at which the platform warns the shop. */
    "min-quantity-alert"?: string | undefined;
    /** @description Code of the condition (OF61). */
    state?: string | undefined;
    /** @description Time from which the offer can be bought. */
    "available-start-date"?: string | undefined;
    /** @description Time until which the offer can be bought. */
    "available-end-date"?: string | undefined;
    /** @description Price of one unit with the discount. */
    "discount-price"?: string | undefined;
    /** @description Start of the discount. */
    "discount-start-date"?: string | undefined;
    /** @description End of the discount. */
    "discount-end-date"?: string | undefined;
    /** @description Discounted prices by quantity, such as `5|9.5,10|9`. */
    "discount-ranges"?: string | undefined;
    /** @description Whether customers may request quotes. */
    "allow-quote-requests"?: string | undefined;
    /** @description Days between the order and its shipment. */
    "leadtime-to-ship"?: string | undefined;
    /** @description Lowest quantity in one order. */
    "min-order-quantity"?: string | undefined;
    /** @description Highest quantity in one order. */
    "max-order-quantity"?: string | undefined;
    /** @description Quantity of a package. */
    "package-quantity"?: string | undefined;
    /** @description `update` or empty to create or change the offer, `delete` to delete it. */
    "update-delete"?: string | undefined;
    /** @description Prices by quantity, such as `5|9.9,10|9.5`. */
    "price-ranges"?: string | undefined;
    /** @description Amount of the eco tax. */
    ecotax?: string | undefined;
    /** @description Whether the offer can be gift-wrapped. */
    "gift-wrap"?: string | undefined;
    /** @description Lowest quantity in one order. Use `min-order-quantity`. */
    "min-quantity-ordered"?: string | undefined;
    /** @description Code of the logistic class (SH31). */
    "logistic-class"?: string | undefined;
    /** @description Price in a channel. One column for each channel, named by its code. */
    "price[channel=<code>]"?: string | undefined;
    /** @description Price with the discount in a channel. */
    "discount-price[channel=<code>]"?: string | undefined;
    /** @description Start of the discount in a channel. */
    "discount-start-date[channel=<code>]"?: string | undefined;
    /** @description End of the discount in a channel. */
    "discount-end-date[channel=<code>]"?: string | undefined;
    /** @description Discounted prices by quantity in a channel. */
    "discount-ranges[channel=<code>]"?: string | undefined;
    /** @description Prices by quantity in a channel. */
    "price-ranges[channel=<code>]"?: string | undefined;
    /** @description Unit of the price, if the platform uses units. */
    "pricing-unit"?: string | undefined;
    /** @description Tax code of the product, if the platform uses tax codes. */
    "product-tax-code"?: string | undefined;
    /** @description Registration number of the producer, if the platform uses schemes. */
    "producer-id[<EPR category code>]"?: string | undefined;
    /** @description Contribution to a scheme, if the platform uses schemes. */
    "eco-contribution-amount[<EPR category code>]"?: string | undefined;
}
/** @description Place of fulfillment of orders of the offer. */
export interface OfferFulfillment {
    /** @description The fulfillment center. */
    center: {
        /**
         * @description Code of the fulfillment center. DEFAULT: the shop itself.
         * @example DEFAULT
         */
        code: string;
    };
}
/** @description Status and figures of an import of offers. */
export interface OfferImport {
    /**
     * Format: int64
     * @description Identifier of the import.
     */
    import_id: number;
    /**
     * @description Status of an import of offers. COMPLETE and FAILED are final.
     *     - `WAITING_SYNCHRONIZATION_PRODUCT`: Waits until the products of the file are imported.
     *     - `WAITING`: Waits to be imported.
     *     - `RUNNING`: Being imported.
     *     - `COMPLETE`: Complete. The error report contains the failed lines. Final.
     *     - `FAILED`: Failed. `reason_status` contains the reason. Final.
     */
    status: OfferImportStatus;
    /** @description Reason why the import failed, for people. Empty if it did not fail. */
    reason_status?: string;
    /**
     * Format: date-time
     * @description Time at which the import was received.
     */
    date_created: string;
    /**
     * @description Effect on offers that the import leaves out.
     *     - `NORMAL`: Other offers stay.
     *     - `PARTIAL_UPDATE`: Deprecated. Assumption: it means the same as NORMAL.
     *     - `REPLACE`: Other offers of the shop are deleted.
     */
    mode: OfferImportMode;
    /**
     * @deprecated
     * @description Format of the file. Deprecated.
     *     - `AUTO`: Detected.
     *     - `MIRAKL`: Format of the platform.
     *     - `AMAZON`: Format of another marketplace.
     */
    type?: "AUTO" | "MIRAKL" | "AMAZON" | (string & {});
    /**
     * Format: int32
     * @description Lines that were read.
     */
    lines_read: number;
    /**
     * Format: int32
     * @description Lines that were imported.
     */
    lines_in_success: number;
    /**
     * Format: int32
     * @description Lines that failed.
     */
    lines_in_error: number;
    /**
     * Format: int32
     * @description Lines that wait for approval.
     */
    lines_in_pending: number;
    /**
     * Format: int32
     * @description Offers that were created.
     */
    offer_inserted: number;
    /**
     * Format: int32
     * @description Offers that were changed.
     */
    offer_updated: number;
    /**
     * Format: int32
     * @description Offers that were deleted.
     */
    offer_deleted: number;
    /** @description Whether OF03 has a file. */
    has_error_report: boolean;
}
/**
 * @description Effect on offers that the import leaves out.
 *     - `NORMAL`: Other offers stay.
 *     - `PARTIAL_UPDATE`: Deprecated. Assumption: it means the same as NORMAL.
 *     - `REPLACE`: Other offers of the shop are deleted.
 */
export type OfferImportMode = "NORMAL" | "REPLACE" | "PARTIAL_UPDATE" | (string & {});
/** @description One page of imports of offers. */
export interface OfferImportPage {
    /** @description Imports of this page. */
    data: ListedOfferImport[];
    /** @description Token of the next page. Null or absent on the last page. */
    next_page_token?: string | null;
    /** @description Token of the previous page. Null or absent on the first page. */
    previous_page_token?: string | null;
}
/** @description A file with offers and its settings. */
export interface OfferImportRequest {
    /**
     * Format: binary
     * @description The file with offers as CSV, XML or XLSX. CSV has semicolons and a first line with the columns.
     */
    file: FileInput;
    /**
     * @description Effect on offers that the file leaves out.
     *     - `NORMAL`: Other offers stay.
     *     - `PARTIAL_UPDATE`: Deprecated, use NORMAL. Assumption: it means the same.
     *     - `REPLACE`: The import deletes all offers of the shop that the file leaves out.
     * @enum {string}
     */
    import_mode: "NORMAL" | "REPLACE" | "PARTIAL_UPDATE";
    /** @description Whether the products of the file are in the operator's format and need no mapping. Default: false. */
    operator_format?: boolean | undefined;
    /** @description Whether the file also contains products. They are imported first. Default: false. */
    with_products?: boolean | undefined;
}
/** @description The accepted import. */
export interface OfferImportStarted {
    /**
     * Format: int64
     * @description Identifier of the import, used to read its status with OF02.
     */
    import_id: number;
    /**
     * Format: int64
     * @description Identifier of the import of the products, used to read its status with P42. Only if the file contains products.
     */
    product_import_id?: number;
}
/**
 * @description Status of an import of offers. COMPLETE and FAILED are final.
 *     - `WAITING_SYNCHRONIZATION_PRODUCT`: Waits until the products of the file are imported.
 *     - `WAITING`: Waits to be imported.
 *     - `RUNNING`: Being imported.
 *     - `COMPLETE`: Complete. The error report contains the failed lines. Final.
 *     - `FAILED`: Failed. `reason_status` contains the reason. Final.
 */
export type OfferImportStatus = "WAITING_SYNCHRONIZATION_PRODUCT" | "WAITING" | "RUNNING" | "COMPLETE" | "FAILED" | (string & {});
/**
 * @description A reason why an offer can't be bought. More reasons may appear.
 *     - `PRODUCT_STATUS_NEW`: The product is new.
 *     - `PRODUCT_STATUS_INVALID`: The product is invalid.
 *     - `PRODUCT_STATUS_REJECTED`: The operator rejected the product.
 *     - `PRODUCT_STATUS_UNAUTHORIZED_TO_SELL`: The shop may not sell the product.
 *     - `PRODUCT_STATUS_PENDING`: The product waits for a decision.
 *     - `PRODUCT_STATUS_SYNCHRO_ERROR`: The product could not be synchronized.
 *     - `PRODUCT_DISABLED`: The product is disabled.
 *     - `SHOP_NOT_OPEN`: The shop is not open.
 *     - `ZERO_QUANTITY`: The stock is empty.
 *     - `NO_MIN_SHIPPING_RATE`: The offer has no shipping charge.
 *     - `NOT_IN_AVAILABILITY_PERIOD`: The availability period has not started or is over.
 *     - `NO_CHANNEL_ON_SHOP`: The shop has no sales channel.
 *     - `SHOP_CURRENCY_DISABLED`: The currency of the shop is disabled.
 *     - `AVAILABLE_QUANTITY_LESS_THAN_MIN_ORDER_QUANTITY`: The stock is below the lowest order quantity.
 *     - `AVAILABLE_QUANTITY_LESS_THAN_PACKAGE_QUANTITY`: The stock is below the quantity of a package.
 *     - `NO_ACTIVE_PRICE`: No price applies now.
 *     - `CATEGORY_UNAUTHORIZED_TO_SELL`: The shop may not sell in the category.
 *     - `BRAND_UNAUTHORIZED_TO_SELL`: The shop may not sell the brand.
 */
export type OfferInactivityReason = "PRODUCT_STATUS_NEW" | "PRODUCT_STATUS_INVALID" | "PRODUCT_STATUS_REJECTED" | "PRODUCT_STATUS_UNAUTHORIZED_TO_SELL" | "PRODUCT_STATUS_PENDING" | "PRODUCT_STATUS_SYNCHRO_ERROR" | "PRODUCT_DISABLED" | "SHOP_NOT_OPEN" | "ZERO_QUANTITY" | "NO_MIN_SHIPPING_RATE" | "NOT_IN_AVAILABILITY_PERIOD" | "NO_CHANNEL_ON_SHOP" | "SHOP_CURRENCY_DISABLED" | "AVAILABLE_QUANTITY_LESS_THAN_MIN_ORDER_QUANTITY" | "AVAILABLE_QUANTITY_LESS_THAN_PACKAGE_QUANTITY" | "NO_ACTIVE_PRICE" | "CATEGORY_UNAUTHORIZED_TO_SELL" | "BRAND_UNAUTHORIZED_TO_SELL" | (string & {});
/** @description An offer to create, change or delete. A change removes what you leave out: texts, dates, discount, logistic class, and package and order quantities are deleted, `quantity` becomes 0, and `allow_quote_requests` false. */
export interface OfferInput {
    /** @description Identifier of the offer in the shop. */
    shop_sku: string;
    /** @description Identifier of the product. Used only if the offer is new. */
    product_id: string;
    /**
     * @description Type of the identifier. Used only if the offer is new.
     * @example EAN
     */
    product_id_type: string;
    /** @description Code of the condition (OF61). */
    state_code: string;
    /**
     * @description `update` or empty to create or change the offer, `delete` to delete it.
     * @example update
     */
    update_delete: string;
    /** @description Price of one unit without a discount. */
    price: number;
    /**
     * Format: int32
     * @description Quantity in stock. Default: 0.
     */
    quantity?: number | undefined;
    /** @description Description of the offer. */
    description?: string | undefined;
    /** @description Description that only the shop reads. */
    internal_description?: string | undefined;
    /** @description Additional text about the price. */
    price_additional_info?: string | undefined;
    /** @description Unit of the price. */
    pricing_unit?: string | undefined;
    /** @description Tax code of the product. */
    product_tax_code?: string | undefined;
    /**
     * Format: int32
     * @description Quantity at which the platform warns the shop.
     */
    min_quantity_alert?: number | undefined;
    /**
     * Format: int32
     * @description Lowest quantity in one order.
     */
    min_order_quantity?: number | undefined;
    /**
     * Format: int32
     * @description Highest quantity in one order.
     */
    max_order_quantity?: number | undefined;
    /**
     * Format: int32
     * @description Quantity of a package. Customers buy multiples of it.
     */
    package_quantity?: number | undefined;
    /**
     * Format: int32
     * @description Days between the order and its shipment.
     */
    leadtime_to_ship?: number | undefined;
    /** @description Code of the logistic class (SH31). */
    logistic_class?: string | undefined;
    /** @description Time from which the offer can be bought. */
    available_started?: string | undefined;
    /** @description Time until which the offer can be bought. */
    available_ended?: string | undefined;
    /** @description Whether customers may request quotes. Default: false. */
    allow_quote_requests?: boolean | undefined;
    /** @description The discount on the default price. */
    discount?: OfferDiscountInput | undefined;
    /** @description Prices of channels. An entry for the default prices wins over `price` and `discount`. */
    all_prices?: OfferPriceInput[] | undefined;
    /** @description Retail prices of shops that sell through the operator. */
    retail_prices?: OfferRetailPriceInput[] | undefined;
    /** @description Retail price that the manufacturer suggests. */
    msrp?: number | undefined;
    /** @description Contributions to schemes of extended producer responsibility. */
    eco_contributions?: OfferEcoContributionInput[] | undefined;
    /** @description Values of the custom fields of offers (AF01). */
    offer_additional_fields?: AdditionalFieldValue[] | undefined;
}
/** @description Class of goods that decides the shipping charges. */
export interface OfferLogisticClass {
    /** @description Code of the class, as SH31 lists it. */
    code: string;
    /** @description Name of the class, in the requested language. */
    label: string;
}
/** @description One page of offers. */
export interface OfferPage {
    /** @description Offers of this page. */
    offers: Offer[];
    /**
     * Format: int32
     * @description Number of offers on all pages.
     */
    total_count: number;
}
/** @description Prices of an offer in one context, with their discount. */
export interface OfferPrice {
    /**
     * @deprecated
     * @description Code of the channel. Null: the default prices. Use `context`.
     */
    channel_code?: string | null;
    /** @description The channels, customers and period for which prices apply. A missing part means no restriction. */
    context?: OfferPriceContext;
    /** @description Price of one unit now. */
    price: number;
    /** @description Price of one unit without the discount. */
    unit_origin_price: number;
    /** @description Price of one unit with the discount. Null: no discount. */
    unit_discount_price?: number | null;
    /**
     * Format: date-time
     * @description Start of the discount. Null: no start.
     */
    discount_start_date?: string | null;
    /**
     * Format: date-time
     * @description End of the discount. Null: no end.
     */
    discount_end_date?: string | null;
    /** @description Prices by quantity. */
    volume_prices: OfferVolumePrice[];
}
/** @description The channels, customers and period for which prices apply. A missing part means no restriction. */
export interface OfferPriceContext {
    /** @description Codes of the channels. */
    channel_codes?: string[];
    /** @description Identifiers of the customer groups. */
    customer_group_ids?: string[];
    /** @description Identifiers of the customer organizations. */
    customer_organization_ids?: string[];
    /**
     * Format: date-time
     * @description Start of the period.
     */
    start_date?: string;
    /**
     * Format: date-time
     * @description End of the period.
     */
    end_date?: string;
}
/** @description Prices of an offer in one channel. */
export interface OfferPriceInput {
    /** @description Code of the channel. Null: the default prices. */
    channel_code?: string | null | undefined;
    /** @description Price of one unit without the discount. */
    unit_origin_price?: number | undefined;
    /** @description Price of one unit with the discount. */
    unit_discount_price?: number | undefined;
    /** @description Start of the discount. Null: no start. */
    discount_start_date?: string | null | undefined;
    /** @description End of the discount. Null: no end. */
    discount_end_date?: string | null | undefined;
    /** @description Prices by quantity. */
    volume_prices?: OfferVolumePriceInput[] | undefined;
}
/** @description Price of one unit from a quantity on. */
export interface OfferPriceRange {
    /**
     * Format: int32
     * @description Lowest quantity of this price.
     */
    quantity_threshold: number;
    /** @description Price of one unit. */
    price: number;
}
/** @description An identifier of the product. */
export interface OfferProductReference {
    /**
     * @description Type of the identifier.
     * @example EAN
     */
    reference_type: string;
    /** @description The identifier. */
    reference: string;
}
/** @description The stock of an offer. */
export interface OfferQuantity {
    /**
     * Format: int64
     * @description Identifier of the offer on the platform.
     */
    offer_id: number;
    /**
     * Format: int32
     * @description Quantity in stock.
     */
    quantity: number;
}
/** @description A retail price and its discount. */
export interface OfferRetailPrice {
    /** @description Retail price of one unit now. */
    price: number;
    /** @description Retail price of one unit without the discount. */
    unit_origin_price: number;
    /** @description Retail price of one unit with the discount. Null: no discount. */
    unit_discount_price?: number | null;
    /**
     * Format: date-time
     * @description Start of the discount. Null: no start.
     */
    discount_start_date?: string | null;
    /**
     * Format: date-time
     * @description End of the discount. Null: no end.
     */
    discount_end_date?: string | null;
}
/** @description A retail price and its discount. */
export interface OfferRetailPriceInput {
    /** @description Retail price of one unit without the discount. */
    unit_origin_price?: number | undefined;
    /** @description Retail price of one unit with the discount. */
    unit_discount_price?: number | undefined;
    /** @description Start of the discount. Null: no start. */
    discount_start_date?: string | null | undefined;
    /** @description End of the discount. Null: no end. */
    discount_end_date?: string | null | undefined;
}
/** @description Single offers. */
export interface OfferSelection {
    /**
     * @description Marks offers.
     * @constant
     */
    type: "OFFER";
    /** @description SKUs of the offers in the shop. */
    values: string[];
}
/** @description A condition of an offered product, such as new or refurbished. */
export interface OfferState {
    /** @description Code of the condition. */
    code: string;
    /** @description Name of the condition, in the requested language. */
    label: string;
}
/** @description The conditions of offers. */
export interface OfferStateList {
    /** @description Conditions, sorted by their sort index. */
    offer_states: OfferState[];
    /**
     * Format: int32
     * @deprecated
     * @description The length of the list.
     */
    total_count: number;
}
/** @description Offers to create, change or delete. */
export interface OfferUpsertRequest {
    /** @description The offers. */
    offers: OfferInput[];
}
/** @description The import of the offers. */
export interface OfferUpsertStarted {
    /**
     * Format: int64
     * @description Identifier of the import, used to read its status with OF02.
     */
    import_id: number;
}
/** @description Price of one unit from a quantity on. */
export interface OfferVolumePrice {
    /**
     * Format: int32
     * @description Lowest quantity of this price.
     */
    quantity_threshold: number;
    /** @description Price of one unit now. */
    price: number;
    /** @description Price of one unit without the discount. */
    unit_origin_price: number;
    /** @description Price of one unit with the discount. Absent without a discount. */
    unit_discount_price?: number;
}
/** @description Price of one unit from a quantity on. */
export interface OfferVolumePriceInput {
    /**
     * Format: int32
     * @description Lowest quantity of this price.
     */
    quantity_threshold: number;
    /** @description Price of one unit without the discount. */
    unit_origin_price: number;
    /** @description Price of one unit with the discount. */
    unit_discount_price?: number | undefined;
}
/** @description The stock in one warehouse. */
export interface OfferWarehouse {
    /** @description Code of the warehouse. */
    code: string;
    /**
     * Format: int32
     * @description Quantity in the warehouse.
     */
    quantity: number;
}
export interface OffersExportQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** @description Only offers that changed at or after this time. Default: all active offers. */
    last_request_date?: string | Date | undefined;
    /** @description Channels of the price columns. Default: the default prices. */
    channel_codes?: string[] | undefined;
    /** @description Zones of the columns of shipping charges. */
    shipping_zones?: string[] | undefined;
    /** @description Whether a full export contains inactive offers. Refused together with `last_request_date`. */
    include_inactive_offers?: boolean | undefined;
    /** @description Additional columns. */
    include_fields?: string[] | undefined;
}
export interface OffersExportStatusQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OffersGetQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * @description Channel of `applicable_pricing`. Default: the default prices.
     * @example acme_web
     */
    pricing_channel_code?: string | undefined;
    /** @description Customer organization of `applicable_pricing`. Default: none. */
    pricing_customer_organization_id?: string | undefined;
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
export interface OffersImportErrorReportQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OffersImportQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OffersImportStatusQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OffersImportsQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * @description Only imports created at or after this time.
     * @example 2026-01-01T00:00:00Z
     */
    start_date?: string | Date | undefined;
    /** @description Only imports created at or before this time. */
    end_date?: string | Date | undefined;
    /**
     * @description Only imports in this status.
     *     - `WAITING_SYNCHRONIZATION_PRODUCT`: Waits until the products of the file are imported.
     *     - `WAITING`: Waits to be imported.
     *     - `RUNNING`: Being imported.
     *     - `COMPLETE`: Complete.
     *     - `FAILED`: Failed.
     */
    status?: "WAITING_SYNCHRONIZATION_PRODUCT" | "WAITING" | "RUNNING" | "COMPLETE" | "FAILED" | undefined;
    /**
     * @description Only imports in this mode.
     *     - `NORMAL`: Other offers stay.
     *     - `REPLACE`: Other offers of the shop are deleted.
     */
    mode?: "NORMAL" | "REPLACE" | undefined;
    /**
     * @description Only imports that arrived in these ways.
     *     - `API`: Through this API.
     *     - `FTP`: From an FTP server.
     *     - `SFTP`: From an SFTP server.
     *     - `HTTP`: From an HTTP server.
     *     - `HTTPS`: From an HTTPS server.
     *     - `FRONT`: In the back office.
     *     - `PENDING_OFFERS`: From offers that waited for approval.
     */
    origins?: ImportOrigin[] | undefined;
    /** @description Number of entries per page. */
    limit?: number | undefined;
    /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
    /**
     * @description Sort field and direction of the list.
     *     - `dateCreated,ASC`: Oldest first.
     *     - `dateCreated,DESC`: Latest first.
     */
    sort?: "dateCreated,ASC" | "dateCreated,DESC" | undefined;
}
export interface OffersListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * @description Only offers in these conditions, sent as one comma-separated list.
     * @example [
     *       "11"
     *     ]
     */
    offer_state_codes?: string[] | undefined;
    /** @description Only the offer with this identifier in the shop. */
    sku?: string | undefined;
    /** @description Only offers of the product with this identifier. */
    product_id?: string | undefined;
    /** @description Only favorite offers. */
    favorite?: boolean | undefined;
    /**
     * @description Channel of `applicable_pricing`. Default: the default prices.
     * @example acme_web
     */
    pricing_channel_code?: string | undefined;
    /** @description Customer organization of `applicable_pricing`. Default: none. */
    pricing_customer_organization_id?: string | undefined;
    /**
     * @description Sort field of the list. Assumption about the sort by price: uses the default price as of the last change of the offer.
     *     - `totalPrice`: By price with the lowest shipping charge.
     *     - `price`: By price.
     *     - `productTitle`: By title of the product.
     */
    sort?: "totalPrice" | "price" | "productTitle" | undefined;
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
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
export interface OffersQuantityQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OffersStartExportQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OffersUpsertQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
/**
 * @description State of a refund in its old form.
 *     - `WAITING_REFUND`: Waits to be paid.
 *     - `WAITING_REFUND_PAYMENT`: The payment waits for confirmation.
 *     - `REFUNDED`: Paid.
 */
export type OldRefundState = "WAITING_REFUND" | "WAITING_REFUND_PAYMENT" | "REFUNDED" | (string & {});
/** @description A single fee or credit of the operator. */
export type OneOffFeeLine = {
    /**
     * @description Whether it is a fee or a credit.
     *     - `FEES_CREDIT_ONE_OFF`: A single credit to the shop.
     *     - `FEES_DEBIT_ONE_OFF`: A single fee charged to the shop.
     * @enum {string}
     */
    entity_type: "FEES_CREDIT_ONE_OFF" | "FEES_DEBIT_ONE_OFF";
    /** @description Description of the fee or credit. */
    description: string;
    /**
     * Format: date
     * @description Day of the fee or credit.
     */
    operation_date?: string;
    /** @description Reference of the operator, at most one. */
    references: OneOffReference[];
} & DocumentLine;
/** @description Reference of the operator. */
export interface OneOffReference {
    /** @description Kind of reference. */
    type: string;
    /** @description The reference. */
    value: string;
}
/** @description A return that was just opened. */
export type OpenedReturn = {
    /**
     * @description State of the return.
     *     - `WAITING_ACCEPTANCE`: Waits until the shop accepts it.
     *     - `IN_PROGRESS`: Accepted. The goods are on their way.
     *     - `REFUSED`: The shop refused it.
     *     - `RECEIVED`: The shop has received the goods.
     *     - `NO_RECEPTION`: The goods did not arrive.
     *     - `CLOSED`: Closed.
     *     - `CANCELED`: Canceled.
     */
    state?: ReturnState;
} & ReturnDetails;
/** @description An order of products at one shop. */
export interface Order {
    /** @description Identifier of the order. */
    order_id: string;
    /**
     * Format: date-time
     * @description Time at which the shop accepted or refused the order. Null if the platform decided.
     */
    acceptance_decision_date?: string | null;
    /** @description Whether the shop may cancel the order now. */
    can_cancel: boolean;
    /** @description Whether the shop may ship the order now. */
    can_shop_ship: boolean;
    /** @description Channel of the order. */
    channel?: CodeLabel;
    /** @description Identifier of the customer's whole purchase, which may consist of orders at several shops. */
    commercial_id: string;
    /**
     * Format: date-time
     * @description Time at which the order was created. The list is sorted by it.
     */
    created_date: string;
    /** @description Currency of the amounts. */
    currency_iso_code: CurrencyCode;
    /** @description The customer. */
    customer: OrderCustomer;
    /**
     * Format: date-time
     * @description Time at which the customer was debited.
     */
    customer_debited_date?: string;
    /** @description Whether the customer pays the shop directly. */
    customer_directly_pays_seller?: boolean;
    /** @description Address that forwards messages to the customer. */
    customer_notification_email?: string;
    /** @description Period of the expected delivery. */
    delivery_date?: OrderDeliveryDate;
    /** @description Campaigns of the order. */
    discount_campaigns?: OrderCampaign[];
    /** @description Place of fulfillment. */
    fulfillment: OrderFulfillment;
    /** @description Whether the whole order is refunded. */
    fully_refunded?: boolean;
    /** @description Whether the customer has written a message. */
    has_customer_message: boolean;
    /** @description Whether an incident is open. */
    has_incident: boolean;
    /** @description Whether the order has an invoice. */
    has_invoice: boolean;
    /** @description Requirements of the customer for the invoice. */
    invoice_details?: OrderInvoiceDetails;
    /**
     * Format: date-time
     * @description Time at which the order last changed.
     */
    last_updated_date: string;
    /**
     * Format: int32
     * @deprecated
     * @description Days between the order and its shipment. Use `shipping_deadline`.
     */
    leadtime_to_ship: number;
    /** @description Values of the custom fields of orders (AF01). */
    order_additional_fields?: AdditionalFieldValue[];
    /** @description Lines of the order. */
    order_lines: OrderLine[];
    /** @description Taxes of refunds on the order level. */
    order_refunds?: OrderRefundTaxes[];
    /**
     * @description State of the order.
     *     - `STAGING`: Fraud checks or quotes are pending.
     *     - `WAITING_ACCEPTANCE`: Waits until the shop accepts it.
     *     - `WAITING_DEBIT`: Accepted. The customer is not yet debited.
     *     - `WAITING_DEBIT_PAYMENT`: The debit of the customer waits for confirmation.
     *     - `SHIPPING`: To be shipped.
     *     - `SHIPPED`: Shipped.
     *     - `TO_COLLECT`: Ready for the customer to collect.
     *     - `RECEIVED`: The customer has received it.
     *     - `CLOSED`: Closed.
     *     - `REFUSED`: The shop refused it.
     *     - `CANCELED`: Canceled.
     */
    order_state: OrderState;
    /** @description Code of the reason of the state. */
    order_state_reason_code?: string | null;
    /** @description Name of the reason. */
    order_state_reason_label?: string | null;
    /**
     * @description Whether the amounts include taxes.
     *     - `TAX_INCLUDED`: Amounts include taxes.
     *     - `TAX_EXCLUDED`: Amounts are without taxes.
     */
    order_tax_mode: OrderTaxMode;
    /** @description Taxes on the order level. */
    order_taxes?: NullableRateOrderTax[];
    /**
     * @deprecated
     * @description Use `payment_type`.
     */
    paymentType?: string;
    /**
     * Format: int32
     * @description Days until the payment is due.
     */
    payment_duration?: number | null;
    /** @description Means of payment. */
    payment_type?: string;
    /**
     * @description When the customer pays.
     *     - `PAY_ON_ACCEPTANCE`: When the shop accepts the order.
     *     - `PAY_ON_DELIVERY`: On delivery.
     *     - `PAY_ON_DUE_DATE`: On a due date.
     *     - `PAY_ON_SHIPMENT`: When the order is shipped.
     *     - `NO_CUSTOMER_PAYMENT_CONFIRMATION`: The payment is not confirmed.
     */
    payment_workflow?: OrderPaymentWorkflow;
    /** @description Price of all lines, without shipping. */
    price: number;
    /** @description Promotions on the order. */
    promotions?: OrderPromotions;
    /** @description Identifier of the quote that led to the order. */
    quote_id?: string | null;
    /** @description References of the order on both sides. */
    references?: OrderReferences;
    /** @description Code of the carrier. */
    shipping_carrier_code?: string;
    /** @description Standard code of the carrier. */
    shipping_carrier_standard_code?: string;
    /** @description Name of the carrier. */
    shipping_company?: string;
    /**
     * Format: date-time
     * @description Time until which the order must be shipped.
     */
    shipping_deadline?: string;
    /** @description Shipping charge. */
    shipping_price: number;
    /** @description Identifier of the pick-up point. */
    shipping_pudo_id?: string;
    /** @description Tracking number. */
    shipping_tracking?: string;
    /** @description Address of the tracking page. */
    shipping_tracking_url?: string;
    /** @description Code of the shipping method. */
    shipping_type_code: string;
    /** @description Name of the shipping method. */
    shipping_type_label: string;
    /** @description Standard code of the shipping method. */
    shipping_type_standard_code?: string;
    /** @description Code of the shipping zone. */
    shipping_zone_code: string;
    /** @description Name of the shipping zone. */
    shipping_zone_label: string;
    /** @description Commission with taxes. */
    total_commission: number;
    /** @description Price with shipping. */
    total_price: number;
    /**
     * Format: date-time
     * @description Time of the payment.
     */
    transaction_date?: string;
    /** @description Number of the payment. */
    transaction_number?: string;
}
/** @description A decision about each line of the order. */
export interface OrderAcceptRequest {
    /** @description All lines of the order. */
    order_lines: OrderLineDecision[];
}
/** @description Real measures of up to 100 order lines. */
export interface OrderAdjustmentRequest {
    /** @description The lines. */
    order_lines: LineAdjustment[];
}
/** @description The lines of the request, each with its adjustment or its errors. */
export interface OrderAdjustmentResult {
    /** @description The lines of the request. */
    order_lines_adjusted?: AdjustedLine[];
}
/** @description An amount of a tax or fee, by its code. */
export interface OrderAmount {
    /** @description The amount. */
    amount?: number;
    /** @description Code of the tax or fee. */
    code?: string;
}
/** @description An amount of a tax or fee, by its code. */
export interface OrderAmountInput {
    /** @description The amount. */
    amount?: number | undefined;
    /** @description Code of the tax or fee. */
    code?: string | undefined;
}
/** @description Address for the bill. */
export interface OrderBillingAddress {
    /** @description Town or city. */
    city: string;
    /** @description Form of address, such as Mr or Mrs. */
    civility?: string;
    /** @description Company of the receiver. */
    company?: string;
    /** @description Second line of the company. */
    company_2?: string;
    /** @description Name of the country. */
    country: string;
    /** @description ISO 3166-1 alpha-3 code of the country. */
    country_iso_code: CountryCode;
    /** @description First name. */
    firstname?: string;
    /** @description Last name. */
    lastname: string;
    /** @description First phone number. */
    phone?: string;
    /** @description Second phone number. */
    phone_secondary?: string;
    /** @description State, province or region. */
    state?: string;
    /** @description First line of the street. */
    street_1: string;
    /** @description Second line of the street. */
    street_2?: string;
    /** @description Postal code. */
    zip_code?: string;
}
/** @description A campaign of the operator. */
export interface OrderCampaign {
    /** @description Identifier of the campaign. */
    identifier: string;
}
/** @description A cancelation of a part of a line. */
export interface OrderCancelation {
    /** @description Identifier of the cancelation. */
    id: string;
    /** @description Canceled amount, without shipping. */
    amount?: number;
    /** @description Parts of `amount`, by who pays and receives them. */
    amount_breakdown?: AmountBreakdown;
    /** @description Commission that is given back, without taxes. */
    commission_amount: number;
    /** @description Taxes on the commission. */
    commission_taxes: CommissionTaxAmount[];
    /** @description Commission that is given back, with taxes. */
    commission_total_amount: number;
    /**
     * Format: date-time
     * @description Time of the cancelation.
     */
    created_date: string;
    /** @description Contributions to schemes of extended producer responsibility. */
    eco_contributions?: OrderEcoContribution[];
    /** @description Fees that the customer pays. */
    fees?: OrderFee[];
    /** @description Purchase amounts, for shops that sell through the operator. */
    purchase_information?: ReturnedPurchase;
    /**
     * Format: int32
     * @description Canceled quantity.
     */
    quantity?: number;
    /** @description Code of the reason (RE01). */
    reason_code?: string;
    /** @description Canceled shipping charge. */
    shipping_amount?: number;
    /** @description Parts of `shipping_amount`, by who pays and receives them. */
    shipping_amount_breakdown?: AmountBreakdown;
    /** @description Taxes on the shipping charge. */
    shipping_taxes?: ReturnedTax[];
    /** @description Taxes on the price. */
    taxes?: ReturnedTax[];
}
/** @description A cancelation of a part of one line. */
export interface OrderCancelationInput {
    /** @description Identifier of the order line. */
    order_line_id: string;
    /** @description Amount to cancel, without shipping. */
    amount: number;
    /** @description Currency of the amounts. Required if it isn't the currency of the platform. */
    currency_iso_code?: CurrencyCode | undefined;
    /** @description Fees to cancel. */
    fees?: OrderAmountInput[] | undefined;
    /**
     * Format: int32
     * @description Quantity to cancel.
     */
    quantity: number;
    /** @description Code of a reason of cancelations (RE01). */
    reason_code: string;
    /** @description Shipping charge to cancel. */
    shipping_amount: number;
    /** @description Taxes on the shipping charge to cancel. Required if the line has them. */
    shipping_taxes?: OrderAmountInput[] | undefined;
    /** @description Taxes on the amount to cancel. Required if the line has them. */
    taxes?: OrderAmountInput[] | undefined;
}
/** @description Cancelations of amounts and quantities of order lines. */
export interface OrderCancelationRequest {
    /** @description The cancelations. */
    cancelations: OrderCancelationInput[];
    /**
     * @description Whether the amounts include taxes. Default: the mode of the platform.
     *     - `TAX_INCLUDED`: Amounts include taxes.
     *     - `TAX_EXCLUDED`: Amounts are without taxes.
     */
    order_tax_mode?: OrderTaxMode | undefined;
}
/** @description The cancelations of the request. */
export interface OrderCancelationResult {
    /** @description The created cancelations. */
    cancelations: CreatedCancelation[];
    /**
     * @description Whether the amounts include taxes.
     *     - `TAX_INCLUDED`: Amounts include taxes.
     *     - `TAX_EXCLUDED`: Amounts are without taxes.
     */
    order_tax_mode: OrderTaxMode;
}
/** @description A tax on the commission, with its rate. */
export interface OrderCommissionTax {
    /** @description Amount of the tax. */
    amount: number;
    /** @description Code of the tax. */
    code: string;
    /** @description Rate of the tax, in percent. */
    rate: number;
}
/** @description A contact of a business customer. */
export interface OrderContact {
    /** @description Form of address, such as Mr or Mrs. */
    civility?: string;
    /** @description Identifier of the contact. */
    customer_id: string;
    /** @description First name. */
    firstname: string;
    /** @description Last name. */
    lastname: string;
    /** @description Language of the person. */
    locale?: string;
}
/** @description The customer of an order. */
export interface OrderCustomer {
    /** @description Contact for accounting. Null until the order is accepted or shipped. */
    accounting_contact?: OrderContact | null;
    /** @description Address for the bill. Null until the order is accepted or shipped. */
    billing_address: OrderBillingAddress | null;
    /** @description Form of address, such as Mr or Mrs. */
    civility?: string;
    /** @description Identifier of the customer. */
    customer_id: string;
    /** @description Contact for the delivery. Null until the order is accepted or shipped. */
    delivery_contact?: OrderContact | null;
    /** @description First name. */
    firstname: string;
    /** @description Last name. */
    lastname: string;
    /** @description Language of the person. */
    locale?: string;
    /** @description Organization of a business customer. */
    organization?: OrderOrganization;
    /** @description Address for the delivery. Null until the order is accepted or shipped. */
    shipping_address: ShippingAddress | null;
}
/** @description Cut-off time for shipping on the same day, for one method. */
export interface OrderCutOffTime {
    /** @description Code of the method (SH12). */
    shipping_type_code: string;
    /**
     * @description Time of day.
     * @example 14:00
     */
    cut_off_time: string;
    /** @description Whether the method needs a cut-off time. */
    is_required?: boolean;
    /**
     * @description Party that has set the time, if one is required.
     *     - `OPERATOR`: The operator.
     *     - `SHOP`: The shop.
     *     - `NOT_NEEDED`: The method needs no cut-off time.
     */
    set_by: CutOffTimeOwner;
}
/** @description Period of the expected delivery. */
export interface OrderDeliveryDate {
    /**
     * Format: date-time
     * @description Earliest time.
     */
    earliest: string;
    /**
     * Format: date-time
     * @description Latest time.
     */
    latest: string;
}
/** @description A document of an order. */
export interface OrderDocument {
    /**
     * Format: int64
     * @description Identifier of the document.
     */
    id: number;
    /** @description Identifier of the order. */
    order_id: string;
    /**
     * Format: date-time
     * @description Time at which the document was uploaded.
     */
    date_uploaded?: string;
    /** @description Name of the file. */
    file_name: string;
    /**
     * Format: int64
     * @description Size in bytes.
     */
    file_size?: number;
    /** @description Code of the document type (DO01). */
    type: string;
}
/** @description The subject of the document, apart from the order. */
export interface OrderDocumentEntity {
    /** @description Identifier of the return. */
    id: string;
    /**
     * @description Kind of the entity.
     *     - `RETURN`: A return of the order.
     */
    type: OrderDocumentEntityType;
}
/**
 * @description Kind of the entity.
 *     - `RETURN`: A return of the order.
 */
export type OrderDocumentEntityType = "RETURN" | (string & {});
/** @description The type of one file. */
export interface OrderDocumentInput {
    /** @description The subject of the document, apart from the order. */
    entity?: OrderDocumentEntity | undefined;
    /** @description Name of the file in the upload. */
    file_name: string;
    /** @description Code of the document type (DO01). */
    type_code: string;
}
/** @description Documents of orders. */
export interface OrderDocumentList {
    /** @description The documents. */
    order_documents: OrderDocument[];
    /**
     * Format: int32
     * @deprecated
     * @description The length of the list.
     */
    total_count?: number;
}
/** @description The type of each file. */
export interface OrderDocumentUpload {
    /** @description The documents. */
    order_documents: OrderDocumentInput[];
}
/** @description The refused documents. All others were accepted. */
export interface OrderDocumentUploadResult {
    /**
     * Format: int32
     * @description Number of refused documents.
     */
    errors_count?: number;
    /** @description Refused documents, and the reasons. */
    order_documents: RefusedOrderDocument[];
}
/** @description Contribution to one scheme of extended producer responsibility. */
export interface OrderEcoContribution {
    /** @description Product category of the scheme, such as FR-DEEE. */
    epr_category_code: string;
    /** @description Registration number of the producer. */
    producer_id: string;
    /** @description Owner of the registration number. */
    producer_id_owner: string;
    /** @description Contribution for all units. */
    total_amount?: number;
    /** @description Contribution for one unit. */
    unit_amount?: number;
}
/** @description Contribution to one scheme of extended producer responsibility. */
export interface OrderEcoContributionInput {
    /** @description Product category of the scheme, such as FR-DEEE. */
    epr_category_code: string;
    /** @description Registration number of the producer. */
    producer_id: string;
    /** @description Contribution for one unit. Null removes it. */
    unit_amount?: number | null | undefined;
}
/** @description The orders to export. */
export interface OrderExportRequest {
    /** @description Only orders of these channels. Default: all channels. */
    channel_codes?: string[] | undefined;
    /**
     * Format: date-time
     * @description Only orders created at or before this time. Required with `start_date`.
     */
    end_date?: string | Date | undefined;
    /**
     * Format: date-time
     * @description Only orders that last changed at or before this time. Required with `start_update_date`.
     */
    end_update_date?: string | Date | undefined;
    /** @description Only orders of this fulfillment center. */
    fulfillment_center_codes?: string | undefined;
    /**
     * Format: int64
     * @description Highest number of orders per file. Default: 1000000.
     */
    items_per_chunk?: number | undefined;
    /**
     * Format: int64
     * @description Highest size of a file in megabytes. Default: 512.
     */
    megabytes_per_chunk?: number | undefined;
    /** @description Whether to export only orders without a channel. `channel_codes` is then ignored. Default: false. */
    only_null_channel?: boolean | undefined;
    /**
     * @description Only orders in these states. Default: all states.
     *     - `STAGING`: Fraud checks or quotes are pending.
     *     - `WAITING_ACCEPTANCE`: Waits until the shop accepts it.
     *     - `WAITING_DEBIT`: Accepted. The customer is not yet debited.
     *     - `WAITING_DEBIT_PAYMENT`: The debit of the customer waits for confirmation.
     *     - `SHIPPING`: To be shipped.
     *     - `SHIPPED`: Shipped.
     *     - `TO_COLLECT`: Ready for the customer to collect.
     *     - `RECEIVED`: The customer has received it.
     *     - `CLOSED`: Closed.
     *     - `REFUSED`: The shop refused it.
     *     - `CANCELED`: Canceled.
     */
    order_state_codes?: OrderState[] | undefined;
    /**
     * @description Whether prices include taxes. Default: the mode of the platform.
     *     - `TAX_INCLUDED`: Amounts include taxes.
     *     - `TAX_EXCLUDED`: Amounts are without taxes.
     */
    order_tax_mode?: OrderTaxMode | undefined;
    /**
     * Format: date-time
     * @description Only orders created at or after this time. Required with `end_date`.
     */
    start_date?: string | Date | undefined;
    /**
     * Format: date-time
     * @description Only orders that last changed at or after this time. Required with `end_update_date`.
     */
    start_update_date?: string | Date | undefined;
}
/** @description The started export. */
export interface OrderExportStart {
    /** @description Identifier of the export. */
    tracking_id: string;
}
/**
 * @description Status of an export.
 *     - `PENDING`: In progress.
 *     - `COMPLETED`: Complete. `urls` contains its files.
 *     - `FAILED`: Failed.
 *     - `CANCELED`: Canceled.
 */
export type OrderExportState = "PENDING" | "COMPLETED" | "FAILED" | "CANCELED" | (string & {});
/** @description Current status of an export. */
export interface OrderExportStatus {
    /**
     * Format: date-time
     * @description Time at which the status last changed.
     */
    last_updated: string;
    /**
     * @description Status of the export.
     *     - `PENDING`: In progress.
     *     - `COMPLETED`: Complete. `urls` contains its files.
     *     - `FAILED`: Failed.
     *     - `CANCELED`: Canceled.
     */
    status: OrderExportState;
    /** @description Addresses of the files, once the export is complete. */
    urls?: string[];
}
/** @description A fee on the order that the customer pays. */
export interface OrderFee {
    /** @description Amount of the fee. */
    amount: number;
    /** @description Code of the fee. */
    code: string;
}
/** @description The value of one custom field. */
export interface OrderFieldInput {
    /** @description Code of the field. */
    code: string;
    /**
     * @description Type of the field.
     *     - `STRING`: A short text.
     *     - `DATE`: A date.
     *     - `NUMERIC`: A number.
     *     - `BOOLEAN`: True or false.
     *     - `LINK`: An address on the web.
     *     - `REGEX`: A text that matches a pattern.
     *     - `TEXTAREA`: A long text.
     *     - `LIST`: One value of a list.
     *     - `MULTIPLE_VALUES_LIST`: Any number of a list of values.
     */
    type?: AdditionalFieldType | undefined;
    /** @description The value. A list of texts if the type is MULTIPLE_VALUES_LIST. Null or an empty text removes the value of a field that isn't mandatory. */
    value: string | string[] | null;
}
/** @description Custom fields of an order and of its lines. */
export interface OrderFields {
    /** @description Values of the custom fields of orders (AF01). */
    order_additional_fields?: AdditionalFieldValue[];
    /** @description Lines of the request. */
    order_lines?: OrderLineFields[];
}
/** @description Why nothing was changed. */
export interface OrderFieldsErrors {
    /** @description Problems, one entry per fault. */
    errors: InputError[];
    /** @description The input. */
    input?: OrderFields;
}
/** @description Custom fields of an order and of its lines. */
export interface OrderFieldsRequest {
    /** @description Custom fields of the order (AF01). Fields that you leave out stay. */
    order_additional_fields?: OrderFieldInput[] | undefined;
    /** @description Lines whose fields change. */
    order_lines?: OrderLineFieldsInput[] | undefined;
}
/** @description The custom fields after the change, or the errors and the input. */
export interface OrderFieldsResult {
    /** @description Why nothing was changed. */
    order_update_errors?: OrderFieldsErrors;
    /** @description The custom fields after the change. */
    order_update_result?: OrderFields;
}
/** @description Place of fulfillment of the order. */
export interface OrderFulfillment {
    /** @description The fulfillment center. */
    center: OrderFulfillmentCenter;
}
/** @description The fulfillment center. */
export interface OrderFulfillmentCenter {
    /** @description Code of the fulfillment center. DEFAULT: the shop itself. */
    code: string;
}
/** @description Requirements of the customer for the invoice. */
export interface OrderInvoiceDetails {
    /** @description Formats of the invoice. */
    document_details?: OrderInvoiceDocument[];
    /** @description Due date of the invoice. */
    payment_terms?: OrderPaymentTerms;
}
/** @description A format of the invoice. */
export interface OrderInvoiceDocument {
    /**
     * @description Format of the invoice.
     *     - `PDF`: A PDF file.
     *     - `cXML`: A cXML file.
     */
    format?: OrderInvoiceFormat;
}
/**
 * @description Format of an invoice.
 *     - `PDF`: A PDF file.
 *     - `cXML`: A cXML file.
 */
export type OrderInvoiceFormat = "PDF" | "cXML" | (string & {});
/** @description A line of an order: one offer in a quantity. */
export interface OrderLine {
    /** @description Identifier of the order line. */
    order_line_id: string;
    /** @description Whether the shop may refund the line now. */
    can_refund: boolean;
    /** @description Cancelations of the line. */
    cancelations: OrderCancelation[];
    /** @description Code of the product's category. */
    category_code: string;
    /** @description Name of the category, in the requested language. */
    category_label: string;
    /** @description Commission on the line, without taxes. */
    commission_fee: number;
    /**
     * @deprecated
     * @description Rate of the tax on the commission. Use `commission_taxes`.
     */
    commission_rate_vat?: number;
    /** @description Taxes on the commission. */
    commission_taxes?: OrderCommissionTax[];
    /**
     * @deprecated
     * @description Tax on the commission. Use `commission_taxes`.
     */
    commission_vat?: number;
    /**
     * Format: date-time
     * @description Time at which the line was created.
     */
    created_date: string;
    /**
     * Format: date-time
     * @description Time at which the customer was debited for the line.
     */
    debited_date?: string;
    /** @description Description of the offer. */
    description: string | null;
    /** @description Campaign of the line. */
    discount_campaign?: OrderCampaign;
    /** @description Contributions to schemes of extended producer responsibility. */
    eco_contributions?: OrderEcoContribution[];
    /** @description Fees that the customer pays. */
    fees?: OrderFee[];
    /**
     * Format: date-time
     * @description Time at which the line last changed.
     */
    last_updated_date: string;
    /** @description Measure of a line that is sold by measure. */
    measurement?: LineMeasurement;
    /**
     * Format: int64
     * @description Identifier of the offer on the platform.
     */
    offer_id: number;
    /** @description Identifier of the offer in the shop. */
    offer_sku: string;
    /** @description Code of the condition of the product (OF61). */
    offer_state_code: string;
    /** @description Values of the custom fields of order lines (AF01). */
    order_line_additional_fields: AdditionalFieldValue[];
    /**
     * Format: int32
     * @description Number of the line in the order, from 1.
     */
    order_line_index: number;
    /**
     * @description State of the line.
     *     - `STAGING`: Fraud checks or quotes are pending.
     *     - `WAITING_ACCEPTANCE`: Waits until the shop accepts it.
     *     - `WAITING_DEBIT`: Accepted. The customer is not yet debited.
     *     - `WAITING_DEBIT_PAYMENT`: The debit of the customer waits for confirmation.
     *     - `SHIPPING`: To be shipped.
     *     - `SHIPPED`: Shipped.
     *     - `TO_COLLECT`: Ready for the customer to collect.
     *     - `RECEIVED`: The customer has received it.
     *     - `CLOSED`: Closed.
     *     - `REFUSED`: The shop refused it.
     *     - `CANCELED`: Canceled.
     *     - `INCIDENT_OPEN`: An incident is open.
     *     - `REFUNDED`: Refunded.
     */
    order_line_state: OrderLineState;
    /** @description Code of the reason of the state, such as the reason of an incident. */
    order_line_state_reason_code?: string | null;
    /** @description Name of the reason. */
    order_line_state_reason_label?: string | null;
    /** @description Price of one unit without the discount. */
    origin_unit_price?: number;
    /** @description Price of the line, without shipping. */
    price: number;
    /** @description Additional text about the price. */
    price_additional_info?: string | null;
    /** @description Parts of `price`, by who pays and receives them. */
    price_amount_breakdown?: AmountBreakdown;
    /** @description Price of one unit. */
    price_unit: number;
    /** @description Pictures of the product. */
    product_medias: ProductMedia[];
    /** @description Identifier of the product in the shop. */
    product_shop_sku?: string;
    /** @description Identifier of the product on the platform. */
    product_sku: string;
    /** @description Title of the product. */
    product_title: string;
    /** @description Promotions on the line. */
    promotions?: LinePromotion[];
    /** @description Purchase amounts, for shops that sell through the operator. */
    purchase_information?: LinePurchase;
    /**
     * Format: int32
     * @description Quantity that is left after cancelations.
     */
    quantity: number;
    /**
     * Format: date-time
     * @description Time at which the customer received the line.
     */
    received_date?: string;
    /** @description Refunds of the line. */
    refunds: OrderRefund[];
    /**
     * Format: date-time
     * @description Time at which the line was shipped.
     */
    shipped_date?: string;
    /** @description Origin of the shipment. */
    shipping_from?: LineOrigin;
    /** @description Shipping charge. */
    shipping_price: number;
    /**
     * @deprecated
     * @description Shipping charge of each further unit.
     */
    shipping_price_additional_unit?: number;
    /** @description Parts of `shipping_price`, by who pays and receives them. */
    shipping_price_amount_breakdown?: AmountBreakdown;
    /**
     * @deprecated
     * @description Shipping charge of one unit.
     */
    shipping_price_unit?: number;
    /** @description Taxes on the shipping charge. */
    shipping_taxes?: ShippingTax[];
    /** @description Legal notice about the taxes. */
    tax_legal_notice?: string;
    /** @description Taxes on the price. */
    taxes?: LineTax[];
    /** @description Commission with taxes. */
    total_commission: number;
    /** @description Price with shipping. */
    total_price: number;
}
/** @description The decision about one line. */
export interface OrderLineDecision {
    /** @description Identifier of the order line. */
    id: string;
    /** @description Whether the shop accepts the line. */
    accepted: boolean;
}
/** @description Custom fields of one line. */
export interface OrderLineFields {
    /** @description Identifier of the order line. */
    order_line_id: string;
    /** @description Values of the custom fields of order lines (AF01). */
    order_line_additional_fields?: AdditionalFieldValue[];
}
/** @description Custom fields of one line. */
export interface OrderLineFieldsInput {
    /** @description Identifier of the order line. */
    order_line_id: string;
    /** @description Custom fields of the line (AF01). Fields that you leave out stay. */
    order_line_additional_fields?: OrderFieldInput[] | undefined;
}
/**
 * @description State of an order line.
 *     - `STAGING`: Fraud checks or quotes are pending.
 *     - `WAITING_ACCEPTANCE`: Waits until the shop accepts it.
 *     - `WAITING_DEBIT`: Accepted. The customer is not yet debited.
 *     - `WAITING_DEBIT_PAYMENT`: The debit of the customer waits for confirmation.
 *     - `SHIPPING`: To be shipped.
 *     - `SHIPPED`: Shipped.
 *     - `TO_COLLECT`: Ready for the customer to collect.
 *     - `RECEIVED`: The customer has received it.
 *     - `CLOSED`: Closed.
 *     - `REFUSED`: The shop refused it.
 *     - `CANCELED`: Canceled.
 *     - `INCIDENT_OPEN`: An incident is open.
 *     - `REFUNDED`: Refunded.
 */
export type OrderLineState = "STAGING" | "WAITING_ACCEPTANCE" | "WAITING_DEBIT" | "WAITING_DEBIT_PAYMENT" | "SHIPPING" | "SHIPPED" | "TO_COLLECT" | "RECEIVED" | "CLOSED" | "REFUSED" | "CANCELED" | "INCIDENT_OPEN" | "REFUNDED" | (string & {});
/** @description Changes of one line. */
export interface OrderLineUpdate {
    /** @description Identifier of the order line. */
    order_line_id: string;
    /** @description Contributions to schemes of extended producer responsibility. Null removes them. */
    eco_contributions?: OrderEcoContributionInput[] | null | undefined;
}
/** @description The created message. */
export interface OrderMessageCreated {
    /**
     * Format: int64
     * @description Identifier of the message.
     */
    id: number;
}
/** @description A message on an order in the deprecated form. */
export interface OrderMessageRequest {
    /** @description Subject line of the message. */
    subject: string;
    /** @description Text of the message. */
    body: MessageBody;
    /** @description Whether the customer of the order receives the message. */
    to_customer: boolean;
    /** @description Whether the operator receives the message. */
    to_operator: boolean;
    /** @description Whether the shop receives the message. */
    to_shop: boolean;
    /** @description Documents that are already linked to the order. IDs that are linked to an earlier message are ignored. */
    document_ids?: number[] | undefined;
}
/** @description Organization of a business customer. */
export interface OrderOrganization {
    /** @description The address. */
    address?: OrganizationAddress | null;
    /** @description Registration number of the organization. */
    identification_number?: string | null;
    /** @description Name of the organization. */
    name?: string;
    /** @description Identifier of the organization. */
    organization_id: string | null;
    /** @description Tax identification number of the organization. */
    tax_identification_number?: string | null;
}
/** @description One page of orders. */
export interface OrderPage {
    /** @description Orders of this page. */
    orders: Order[];
    /**
     * Format: int32
     * @description Number of orders on all pages.
     */
    total_count: number;
}
/** @description Due date of the invoice. */
export interface OrderPaymentTerms {
    /**
     * Format: int32
     * @description Number of days until the payment is due.
     */
    days: number;
    /**
     * @description Start of the payment period.
     *     - `END_OF_MONTH`: The period starts at the end of the month.
     *     - `NET`: The period starts at the issue date.
     */
    type: PaymentTermsType;
}
/**
 * @description When the customer pays.
 *     - `PAY_ON_ACCEPTANCE`: When the shop accepts the order.
 *     - `PAY_ON_DELIVERY`: On delivery.
 *     - `PAY_ON_DUE_DATE`: On a due date.
 *     - `PAY_ON_SHIPMENT`: When the order is shipped.
 *     - `NO_CUSTOMER_PAYMENT_CONFIRMATION`: The payment is not confirmed.
 */
export type OrderPaymentWorkflow = "PAY_ON_ACCEPTANCE" | "PAY_ON_DELIVERY" | "PAY_ON_DUE_DATE" | "PAY_ON_SHIPMENT" | "NO_CUSTOMER_PAYMENT_CONFIRMATION" | (string & {});
/** @description A promotion on the order. */
export interface OrderPromotion {
    /** @description Identifier of the promotion in the shop. */
    id: string;
    /** @description Whether the deduction is spread over the lines of the order. */
    apportioned: boolean;
    /** @description Campaign of the promotion. */
    campaign?: OrderCampaign;
    /** @description The reward of the promotion. */
    configuration: OrderPromotionConfiguration;
    /** @description Amount that the promotion takes off. */
    deduced_amount: number;
    /**
     * Format: int32
     * @description Number of free items that the customer gets.
     */
    offered_quantity?: number | null;
    /** @description Code that the customer entered. */
    promo_code?: string;
}
/** @description The reward of a promotion. `type` decides which amount it has. */
export interface OrderPromotionConfiguration {
    /** @description Amount that is taken off. */
    amount_off?: number | null;
    /**
     * Format: int32
     * @description Number of free items.
     */
    free_items_quantity?: number | null;
    /** @description Description that only the shop reads. */
    internal_description: string;
    /** @description Percentage that is taken off. */
    percentage_off?: number | null;
    /** @description Price of one unit. */
    reduced_unit_price?: number | null;
    /**
     * @description Kind of the reward.
     *     - `AMOUNT_OFF`: An amount is taken off.
     *     - `FREE_ITEMS`: Some items are free.
     *     - `PERCENTAGE_OFF`: A percentage is taken off.
     *     - `REDUCED_UNIT_PRICE`: Each unit has a lower price.
     */
    type: PromotionType;
}
/** @description Promotions on the order. */
export interface OrderPromotions {
    /** @description The promotions. */
    applied_promotions: OrderPromotion[];
    /** @description Amount that all promotions take off. */
    total_deduced_amount: number;
}
/** @description References of the order on both sides. */
export interface OrderReferences {
    /** @description The customer's own reference of the order. */
    order_reference_for_customer?: string;
    /** @description The seller's own reference of the order. */
    order_reference_for_seller?: string;
}
/** @description References of the order. */
export interface OrderReferencesUpdate {
    /** @description The seller's own reference of the order. Null removes it. */
    order_reference_for_seller?: string | null | undefined;
}
/** @description A refund of a part of a line. */
export interface OrderRefund {
    /** @description Identifier of the refund. */
    id: string;
    /** @description Refunded amount, without shipping. */
    amount?: number;
    /** @description Parts of `amount`, by who pays and receives them. */
    amount_breakdown?: AmountBreakdown;
    /** @description Commission that is given back, without taxes. */
    commission_amount: number;
    /**
     * @deprecated
     * @description Tax on the commission that is given back. Use `commission_taxes`.
     */
    commission_tax_amount: number;
    /** @description Taxes on the commission. */
    commission_taxes: CommissionTaxAmount[];
    /** @description Commission that is given back, with taxes. */
    commission_total_amount: number;
    /**
     * Format: date-time
     * @description Time of the refund.
     */
    created_date: string;
    /** @description Contributions to schemes of extended producer responsibility. */
    eco_contributions?: OrderEcoContribution[];
    /** @description Fees that the customer pays. */
    fees?: OrderFee[];
    /** @description Identifier that refunds of one request share. */
    order_refund_id: string;
    /** @description Purchase amounts, for shops that sell through the operator. */
    purchase_information?: ReturnedPurchase;
    /**
     * Format: int32
     * @description Quantity that the refund is about.
     */
    quantity: number;
    /** @description Code of the reason (RE01). */
    reason_code: string;
    /**
     * @description State of the refund.
     *     - `WAITING_REFUND_TAX_CONFIRMATION`: Waits for the confirmation of its taxes.
     *     - `WAITING_REFUND`: Waits to be paid.
     *     - `WAITING_REFUND_PAYMENT`: The payment waits for confirmation.
     *     - `REFUNDED`: Paid.
     */
    refund_state?: OrderRefundState;
    /** @description Refunded shipping charge. */
    shipping_amount?: number;
    /** @description Parts of `shipping_amount`, by who pays and receives them. */
    shipping_amount_breakdown?: AmountBreakdown;
    /** @description Taxes on the shipping charge. */
    shipping_taxes?: ReturnedTax[];
    /**
     * @deprecated
     * @description State of the refund. Use `refund_state`.
     *     - `WAITING_REFUND`: Waits to be paid.
     *     - `WAITING_REFUND_PAYMENT`: The payment waits for confirmation.
     *     - `REFUNDED`: Paid.
     */
    state: OldRefundState;
    /** @description Legal notice about the taxes. */
    tax_legal_notice?: string;
    /** @description Taxes on the price. */
    taxes?: ReturnedTax[];
    /**
     * Format: date-time
     * @description Time of the payment.
     */
    transaction_date?: string;
    /** @description Number of the payment. */
    transaction_number?: string;
}
/** @description A refund of an amount of one line. */
export interface OrderRefundInput {
    /** @description Identifier of the order line. */
    order_line_id: string;
    /** @description Amount to refund, without shipping. */
    amount: number;
    /** @description Currency of the amounts. Required if it isn't the currency of the platform. */
    currency_iso_code?: CurrencyCode | undefined;
    /** @description Whether the refunded items are not shipped. */
    excluded_from_shipment?: boolean | undefined;
    /** @description Fees to refund. */
    fees?: OrderAmountInput[] | undefined;
    /**
     * Format: int32
     * @description Quantity that the refund is about. It only informs. Default: 0.
     */
    quantity?: number | undefined;
    /** @description Code of a reason of refunds (RE01). */
    reason_code: string;
    /** @description Shipping charge to refund. */
    shipping_amount: number;
    /** @description Taxes on the shipping charge to refund. Required if the line has them. */
    shipping_taxes?: OrderAmountInput[] | undefined;
    /** @description Taxes on the amount to refund. Required if the line has them. */
    taxes?: OrderAmountInput[] | undefined;
}
/** @description Refunds of amounts of order lines. */
export interface OrderRefundRequest {
    /**
     * @description Whether the amounts include taxes. Default: the mode of the platform.
     *     - `TAX_INCLUDED`: Amounts include taxes.
     *     - `TAX_EXCLUDED`: Amounts are without taxes.
     */
    order_tax_mode?: OrderTaxMode | undefined;
    /** @description The refunds. */
    refunds: OrderRefundInput[];
}
/** @description The refunds of the request. */
export interface OrderRefundResult {
    /**
     * @description Whether the amounts include taxes.
     *     - `TAX_INCLUDED`: Amounts include taxes.
     *     - `TAX_EXCLUDED`: Amounts are without taxes.
     */
    order_tax_mode: OrderTaxMode;
    /** @description The created refunds. */
    refunds: CreatedRefund[];
}
/**
 * @description State of a refund.
 *     - `WAITING_REFUND_TAX_CONFIRMATION`: Waits for the confirmation of its taxes.
 *     - `WAITING_REFUND`: Waits to be paid.
 *     - `WAITING_REFUND_PAYMENT`: The payment waits for confirmation.
 *     - `REFUNDED`: Paid.
 */
export type OrderRefundState = "WAITING_REFUND_TAX_CONFIRMATION" | "WAITING_REFUND" | "WAITING_REFUND_PAYMENT" | "REFUNDED" | (string & {});
/** @description Taxes of a refund of an order with taxes on the order level. */
export interface OrderRefundTaxes {
    /** @description Identifier that refunds of one request share. */
    order_refund_id: string;
    /** @description Taxes of the refund. */
    taxes?: OrderTax[];
}
/**
 * @description State of an order.
 *     - `STAGING`: Fraud checks or quotes are pending.
 *     - `WAITING_ACCEPTANCE`: Waits until the shop accepts it.
 *     - `WAITING_DEBIT`: Accepted. The customer is not yet debited.
 *     - `WAITING_DEBIT_PAYMENT`: The debit of the customer waits for confirmation.
 *     - `SHIPPING`: To be shipped.
 *     - `SHIPPED`: Shipped.
 *     - `TO_COLLECT`: Ready for the customer to collect.
 *     - `RECEIVED`: The customer has received it.
 *     - `CLOSED`: Closed.
 *     - `REFUSED`: The shop refused it.
 *     - `CANCELED`: Canceled.
 */
export type OrderState = "STAGING" | "WAITING_ACCEPTANCE" | "WAITING_DEBIT" | "WAITING_DEBIT_PAYMENT" | "SHIPPING" | "SHIPPED" | "TO_COLLECT" | "RECEIVED" | "CLOSED" | "REFUSED" | "CANCELED" | (string & {});
/** @description A tax on the order level. */
export interface OrderTax {
    /** @description Code of the tax. */
    code: string;
    /** @description Rate of the tax, in percent. */
    rate?: number;
    /** @description Amount of the tax. */
    total_amount: number;
}
/** @description Taxes that orders may have. */
export interface OrderTaxList {
    /** @description The taxes. */
    taxes: OrderTaxSetting[];
}
/** @description A tax that orders may have. */
export interface OrderTaxSetting {
    /** @description Code of the tax. */
    code: string;
    /** @description Name, in the requested language. */
    label: string;
    /**
     * @description How the amount follows from the price.
     *     - `PROPORTIONAL_TO_AMOUNT`: In proportion to the amount.
     *     - `NONE`: Not at all.
     */
    tax_calculation_rule: TaxCalculationRule;
}
/** @description The first message of a thread on an order. */
export interface OrderThreadInput {
    /** @description Text of the message. */
    body: MessageBody;
    /**
     * @description Roles that receive the message.
     *     - `OPERATOR`: The operator.
     *     - `SHOP`: The shop of the order.
     *     - `CUSTOMER`: The customer of the order.
     */
    to: ("OPERATOR" | "SHOP" | "CUSTOMER")[];
    /** @description Topic of the thread, as a text or as a reason. */
    topic: TopicInput;
}
/** @description The first message of a thread on an order, and its files. */
export interface OrderThreadRequest {
    /** @description Files of the message. */
    files?: MessageFiles | undefined;
    /** @description Recipients, topic and text of the message, a JSON part. */
    thread_input: OrderThreadInput;
}
/** @description Carrier and tracking number of an order. */
export interface OrderTrackingRequest {
    /** @description Code of a registered carrier (SH21). */
    carrier_code?: string | undefined;
    /** @description Name of a carrier that is not registered. */
    carrier_name?: string | undefined;
    /** @description Standard code of the carrier. */
    carrier_standard_code?: string | undefined;
    /** @description URL of the tracking page, for a carrier that is not registered. */
    carrier_url?: string | undefined;
    /** @description Tracking number. Required if the URL of the carrier contains it. */
    tracking_number?: string | undefined;
}
/** @description Changes of one order. Fields that you leave out stay. */
export interface OrderUpdate {
    /** @description Identifier of the order. */
    order_id: string;
    /** @description Changes of lines. */
    order_lines?: OrderLineUpdate[] | undefined;
    /** @description References of the order. Null removes them. */
    references?: OrderReferencesUpdate | null | undefined;
}
/** @description Changes of up to 100 orders. */
export interface OrderUpdateRequest {
    /** @description The orders and their changes. */
    orders: OrderUpdate[];
}
/** @description The orders of the request, each with its changes or its errors. */
export interface OrderUpdateResult {
    /** @description The orders of the request. */
    updated_orders?: UpdatedOrder[];
}
export interface OrdersAdjustQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OrdersCancelLinesQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OrdersCancelQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OrdersCreateMessageQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OrdersDeleteDocumentQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OrdersDocumentsQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * @description The orders, sent as one comma-separated list.
     * @example [
     *       "ORD-1001-A"
     *     ]
     */
    order_ids: string[];
}
export interface OrdersDownloadDocumentsQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** @description Only documents of these orders, sent as one comma-separated list. */
    order_ids?: string[] | undefined;
    /**
     * @description Only these documents, sent as one comma-separated list.
     * @example [
     *       "10011"
     *     ]
     */
    document_ids?: string[] | undefined;
    /** @description Only documents of these types (DO01), sent as one comma-separated list. */
    document_codes?: string[] | undefined;
}
export interface OrdersExportStatusQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OrdersGetQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OrdersListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * @description Only these orders, sent as one comma-separated list.
     * @example [
     *       "ORD-1041-A"
     *     ]
     */
    order_ids?: string[] | undefined;
    /** @description Only orders with these references of the customer, sent as one comma-separated list. */
    order_references_for_customer?: string[] | undefined;
    /** @description Only orders with these references of the seller, sent as one comma-separated list. */
    order_references_for_seller?: string[] | undefined;
    /**
     * @description Only orders in these states, sent as one comma-separated list.
     *     - `STAGING`: Fraud checks or quotes are pending.
     *     - `WAITING_ACCEPTANCE`: Waits until the shop accepts it.
     *     - `WAITING_DEBIT`: Accepted. The customer is not yet debited.
     *     - `WAITING_DEBIT_PAYMENT`: The debit of the customer waits for confirmation.
     *     - `SHIPPING`: To be shipped.
     *     - `SHIPPED`: Shipped.
     *     - `TO_COLLECT`: Ready for the customer to collect.
     *     - `RECEIVED`: The customer has received it.
     *     - `CLOSED`: Closed.
     *     - `REFUSED`: The shop refused it.
     *     - `CANCELED`: Canceled.
     * @example [
     *       "WAITING_ACCEPTANCE"
     *     ]
     */
    order_state_codes?: OrderState[] | undefined;
    /** @description Only orders of these channels, sent as one comma-separated list. */
    channel_codes?: string[] | undefined;
    /** @description Whether to list only orders without a channel. `channel_codes` is then ignored. */
    only_null_channel?: boolean | undefined;
    /** @description Only orders created at or after this time. */
    start_date?: string | Date | undefined;
    /** @description Only orders created at or before this time. */
    end_date?: string | Date | undefined;
    /** @description Only orders that last changed at or after this time. Assumption about how far `start_update_date` reaches back: one minute more. */
    start_update_date?: string | Date | undefined;
    /** @description Only orders that last changed at or before this time. */
    end_update_date?: string | Date | undefined;
    /** @description Only orders whose customer was debited, or was not. Assumption about `has_incident` and `customer_debited`: false selects the orders without an open incident, or that are not debited. */
    customer_debited?: boolean | undefined;
    /**
     * @description Only orders with this workflow of the payment.
     *     - `PAY_ON_ACCEPTANCE`: When the shop accepts the order.
     *     - `PAY_ON_DELIVERY`: On delivery.
     *     - `PAY_ON_DUE_DATE`: On a due date.
     *     - `PAY_ON_SHIPMENT`: When the order is shipped.
     *     - `NO_CUSTOMER_PAYMENT_CONFIRMATION`: The payment is not confirmed.
     */
    payment_workflow?: OrderPaymentWorkflow | undefined;
    /** @description Only orders with an open incident, or without one. Assumption about `has_incident` and `customer_debited`: false selects the orders without an open incident, or that are not debited. */
    has_incident?: boolean | undefined;
    /** @description Only orders of these fulfillment centers. */
    fulfillment_center_code?: string[] | undefined;
    /**
     * @description Whether prices include taxes. Default: the mode of the platform. Assumption about `order_tax_mode`: the taxes of a line are subtracted from its prices, or are part of them.
     *     - `TAX_INCLUDED`: Amounts include taxes.
     *     - `TAX_EXCLUDED`: Amounts are without taxes.
     */
    order_tax_mode?: OrderTaxMode | undefined;
    /**
     * @description Sort field of the list.
     *     - `dateCreated`: By creation time.
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
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
export interface OrdersMessagesQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * @description Messages that the shop received, messages that it sent, or all.
     *     - `TRUE`: Messages that the shop received.
     *     - `FALSE`: Messages that the shop sent.
     *     - `ALL`: Both.
     */
    received?: "TRUE" | "FALSE" | "ALL" | undefined;
    /**
     * @deprecated
     * @description Ignored.
     *     - `TRUE`: Ignored.
     *     - `FALSE`: Ignored.
     *     - `ALL`: Ignored.
     */
    read?: "TRUE" | "FALSE" | "ALL" | undefined;
    /**
     * @deprecated
     * @description Ignored.
     *     - `TRUE`: Ignored.
     *     - `FALSE`: Ignored.
     *     - `ALL`: Ignored.
     */
    archived?: "TRUE" | "FALSE" | "ALL" | undefined;
    /**
     * @description Sort field of the list.
     *     - `dateCreated`: By creation time.
     */
    sort?: "dateCreated" | undefined;
    /**
     * @description Direction of the sort.
     *     - `asc`: Oldest first.
     *     - `desc`: Latest first.
     */
    order?: "asc" | "desc" | undefined;
    /** @description Number of entries per page. */
    max?: number | undefined;
    /** @description Number of entries to skip. */
    offset?: number | undefined;
}
export interface OrdersRefundLinesQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OrdersResolveIncidentQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OrdersSetShippingOriginQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OrdersShipQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OrdersStartExportQuery {
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
export interface OrdersTaxesQuery {
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
export interface OrdersUpdateAdditionalFieldsQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OrdersUpdateTrackingQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OrdersUploadDocumentsBody {
    /** @description The files. Each file has a distinct name. */
    files: (FileInput)[];
    /** @description The type of each file, a JSON part. */
    order_documents: OrderDocumentUpload;
}
export interface OrdersUploadDocumentsQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
/** @description Address of the organization. */
export interface OrganizationAddress {
    /** @description Town or city. */
    city: string;
    /** @description ISO 3166-1 alpha-3 code of the country. */
    country_iso_code: CountryCode;
    /** @description State, province or region. */
    state?: string;
    /** @description First line of the street. */
    street_1: string;
    /** @description Second line of the street. */
    street_2?: string;
    /** @description Postal code. */
    zip_code: string;
}
/** @description The account for the payment of the document. */
export type PaymentDestination = IbanPaymentDestination;
/** @description Due date of the document. */
export interface PaymentTerms {
    /**
     * Format: int32
     * @description Number of days until the payment is due.
     */
    days?: number;
    /**
     * @description Start of the payment period: the end of the month or the issue date.
     *     - `END_OF_MONTH`: The period starts at the end of the month.
     *     - `NET`: The period starts at the issue date.
     */
    type?: PaymentTermsType;
}
/**
 * @description Start of the payment period: the end of the month or the issue date.
 *     - `END_OF_MONTH`: The period starts at the end of the month.
 *     - `NET`: The period starts at the issue date.
 */
export type PaymentTermsType = "END_OF_MONTH" | "NET" | (string & {});
/** @description A percentage that is taken off. */
export interface PercentageOffReward {
    /**
     * @description Marks a percentage that is taken off.
     * @constant
     */
    type: "PERCENTAGE_OFF";
    /** @description The items with the reward. */
    selection: RewardSelection;
    /** @description The percentage. */
    percentage_off: number;
    /**
     * Format: int32
     * @description Highest quantity with the reward.
     */
    max_quantity_to_discount?: number | undefined;
}
/** @description Fees of the operator for a period. */
export type PeriodFeeLine = {
    /**
     * @description The fee that is charged or refunded.
     *     - `FEES_DEBIT_COMMISSION`: Commission.
     *     - `FEES_CREDIT_COMMISSION_REFUND`: Commission refunded because of refunds.
     *     - `FEES_DEBIT_SUBSCRIPTION`: Subscription fee.
     *     - `FEES_DEBIT_SELLER_FEE_ON_ORDER`: Fee on orders that the shop is charged.
     *     - `FEES_DEBIT_SELLER_PENALTY_FEE`: Penalty fee that the shop is charged.
     * @enum {string}
     */
    entity_type: "FEES_DEBIT_COMMISSION" | "FEES_CREDIT_COMMISSION_REFUND" | "FEES_DEBIT_SUBSCRIPTION" | "FEES_DEBIT_SELLER_FEE_ON_ORDER" | "FEES_DEBIT_SELLER_PENALTY_FEE";
    /** @description Period of the fee. */
    period: FeePeriod;
} & DocumentLine;
/** @description A list of items that a fulfillment center picks for orders. */
export interface PickList {
    /** @description Identifier of the pick list. */
    id: string;
    /**
     * Format: date-time
     * @description Time at which the pick list was created.
     */
    date_created: string;
    /**
     * Format: date-time
     * @description Time at which the pick list last changed.
     */
    last_updated: string;
    /** @description Order lines that are picked. */
    order_lines: PickedOrderLine[];
    /** @description Offers to pick. */
    picklist_lines: PickListLine[];
    /** @description Code of the run that picks the list. */
    pickrun_code?: string | null;
    /**
     * Format: date-time
     * @description Time of the pick-up. The list is sorted by it.
     */
    pickup_date: string;
    /**
     * Format: int64
     * @description The shop.
     */
    shop_id?: number;
    /**
     * @description State of the pick list.
     *     - `NOTHING_TO_PREPARE`: Nothing to pick.
     *     - `WAITING_PREPARATION`: To be picked.
     *     - `IN_PREPARATION`: Being picked.
     *     - `READY_FOR_PICKUP`: Ready for pick-up.
     *     - `CLOSED`: Closed.
     */
    state: PickListState;
}
/** @description An offer to pick, and how often. */
export interface PickListLine {
    /**
     * Format: int64
     * @description Identifier of the offer on the platform.
     */
    offer_id: number;
    /**
     * Format: int32
     * @description Quantity to pick.
     */
    quantity: number;
}
/** @description One page of pick lists. */
export interface PickListPage {
    /** @description Pick lists of this page. */
    data: PickList[];
    /** @description Token of the next page. Null or absent on the last page. */
    next_page_token?: string | null;
    /** @description Token of the previous page. Null or absent on the first page. */
    previous_page_token?: string | null;
}
/**
 * @description State of a pick list.
 *     - `NOTHING_TO_PREPARE`: Nothing to pick.
 *     - `WAITING_PREPARATION`: To be picked.
 *     - `IN_PREPARATION`: Being picked.
 *     - `READY_FOR_PICKUP`: Ready for pick-up.
 *     - `CLOSED`: Closed.
 */
export type PickListState = "NOTHING_TO_PREPARE" | "WAITING_PREPARATION" | "IN_PREPARATION" | "READY_FOR_PICKUP" | "CLOSED" | (string & {});
export interface PickListsListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** @description Only pick lists of this run. */
    pickrun_code?: string | undefined;
    /** @description Only pick lists with a pick-up at or after this time. */
    pickup_date_min?: string | Date | undefined;
    /** @description Only pick lists with a pick-up at or before this time. */
    pickup_date_max?: string | Date | undefined;
    /** @description Only these pick lists. */
    picklist_id?: string[] | undefined;
    /** @description Only pick lists in these states. */
    picklist_state?: string[] | undefined;
    /** @description Only pick lists with these order lines. */
    order_line_id?: string[] | undefined;
    /** @description Number of entries per page. */
    limit?: number | undefined;
    /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
    /**
     * @description Sort field and direction of the list.
     *     - `pickupDate,ASC`: Earliest first.
     *     - `pickupDate,DESC`: Latest first.
     */
    sort?: "pickupDate,ASC" | "pickupDate,DESC" | undefined;
}
/** @description An order line that is picked. */
export interface PickedOrderLine {
    /** @description Identifier of the order line. */
    id: string;
}
/** @description One line of a file with prices, which is one price of an offer. An empty cell is a missing value. */
export interface PriceFileRow {
    /** @description Identifier of the offer in the shop. */
    "offer-sku"?: string | undefined;
    /** @description Price of one unit without a discount. */
    price?: string | undefined;
    /** @description Price of one unit with the discount. */
    "discount-price"?: string | undefined;
    /** @description Start of the discount. */
    "discount-start-date"?: string | undefined;
    /** @description End of the discount. */
    "discount-end-date"?: string | undefined;
    /** @description Prices by quantity, such as `5|9.9,10|9.5`, if the platform uses volume prices. */
    "price-ranges"?: string | undefined;
    /** @description Discounted prices by quantity, if the platform uses volume prices. */
    "discount-ranges"?: string | undefined;
    /** @description Codes of the channels, separated by commas. Default: the default price. */
    channels?: string | undefined;
    /** @description Start of the price, if the platform uses price periods. */
    "start-date"?: string | undefined;
    /** @description End of the price, if the platform uses price periods. */
    "end-date"?: string | undefined;
    /** @description Identifiers of the customer organizations, separated by commas. */
    "customer-organization-ids"?: string | undefined;
    /** @description Identifiers of the customer groups, separated by commas. */
    "customer-group-ids"?: string | undefined;
    /**
     * @description Kind of the price. Default: PRICE.
     *     - `PRICE`: A price of the offer.
     *     - `RETAIL-PRICE`: A retail price.
     * @enum {string}
     */
    "price-type"?: "PRICE" | "RETAIL-PRICE" | undefined;
}
/** @description Status and figures of an import of prices. */
export interface PriceImport {
    /** @description Identifier of the import. */
    import_id: string;
    /**
     * Format: int64
     * @description Shop of the offers.
     */
    shop_id: number;
    /**
     * @description Status of an import of prices or stock. COMPLETE and FAILED are final.
     *     - `WAITING`: Waits to be imported.
     *     - `RUNNING`: Being imported.
     *     - `COMPLETE`: Complete. The error report contains the failed lines. Final.
     *     - `FAILED`: Failed. Final.
     */
    status: PriceImportStatus;
    /** @description Reason why the import failed, for people. Empty if it did not fail. */
    reason_status: string;
    /**
     * Format: date-time
     * @description Time at which the file was received.
     */
    date_created: string;
    /**
     * @description How the file of an import arrived. More origins may appear.
     *     - `API`: Through this API.
     *     - `FTP`: From an FTP server.
     *     - `SFTP`: From an SFTP server.
     *     - `HTTP`: From an HTTP server.
     *     - `HTTPS`: From an HTTPS server.
     *     - `FRONT`: In the back office.
     *     - `PENDING_OFFERS`: From offers that waited for approval.
     */
    origin: ImportOrigin;
    /**
     * Format: int32
     * @description Lines that were imported.
     */
    lines_in_success: number;
    /**
     * Format: int32
     * @description Lines that failed.
     */
    lines_in_error: number;
    /**
     * Format: int32
     * @description Offers with new prices.
     */
    offers_updated: number;
    /**
     * Format: int32
     * @description Offers whose prices were not changed.
     */
    offers_in_error: number;
    /** @description Whether PRI03 has a file. */
    has_error_report: boolean;
}
/** @description One page of imports of prices. */
export interface PriceImportPage {
    /** @description Imports of this page. */
    data: PriceImport[];
    /** @description Token of the next page. Null or absent on the last page. */
    next_page_token?: string | null;
    /** @description Token of the previous page. Null or absent on the first page. */
    previous_page_token?: string | null;
}
/** @description A file with prices of offers. */
export interface PriceImportRequest {
    /**
     * Format: binary
     * @description The file with prices as CSV with semicolons. Its first line names the columns.
     */
    file: FileInput;
}
/** @description The accepted import. */
export interface PriceImportStarted {
    /** @description Identifier of the import, used to read its status with PRI02. */
    import_id?: string;
    /**
     * @deprecated
     * @description The same as `import_id`.
     */
    importId?: string;
}
/**
 * @description Status of an import of prices or stock. COMPLETE and FAILED are final.
 *     - `WAITING`: Waits to be imported.
 *     - `RUNNING`: Being imported.
 *     - `COMPLETE`: Complete. The error report contains the failed lines. Final.
 *     - `FAILED`: Failed. Final.
 */
export type PriceImportStatus = "WAITING" | "RUNNING" | "COMPLETE" | "FAILED" | (string & {});
export interface PricesImportErrorReportQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface PricesImportQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface PricesImportsQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** @description Only these imports. */
    import_id?: string[] | undefined;
    /**
     * @description Only imports created at or after this time.
     * @example 2026-01-01T00:00:00Z
     */
    start_date?: string | Date | undefined;
    /** @description Only imports created at or before this time. */
    end_date?: string | Date | undefined;
    /**
     * @description Only imports in this status.
     *     - `WAITING`: Waits to be imported.
     *     - `RUNNING`: Being imported.
     *     - `COMPLETE`: Complete.
     *     - `FAILED`: Failed.
     */
    status?: "WAITING" | "RUNNING" | "COMPLETE" | "FAILED" | undefined;
    /**
     * @description Only imports that arrived in these ways.
     *     - `API`: Through this API.
     *     - `FTP`: From an FTP server.
     *     - `SFTP`: From an SFTP server.
     *     - `HTTP`: From an HTTP server.
     *     - `HTTPS`: From an HTTPS server.
     *     - `FRONT`: In the back office.
     *     - `PENDING_OFFERS`: From offers that waited for approval.
     */
    origins?: ImportOrigin[] | undefined;
    /** @description Number of entries per page. */
    limit?: number | undefined;
    /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
    /**
     * @description Sort field and direction of the list.
     *     - `dateCreated,ASC`: Oldest first.
     *     - `dateCreated,DESC`: Latest first.
     */
    sort?: "dateCreated,ASC" | "dateCreated,DESC" | undefined;
}
/** @description A product of the operator's catalog. */
export interface Product {
    /** @description The operator's own identifier. */
    product_sku: string;
    /** @description Value of the identifier. */
    product_id: string;
    /**
     * @description Kind of the identifier.
     * @example EAN
     */
    product_id_type: string;
    /** @description Name of the product, in the requested language. */
    product_title: string;
    /** @description Code of the category (H11). */
    category_code: string;
    /** @description Name of the category, in the requested language. */
    category_label: string;
}
/** @description The products that match the references. */
export interface ProductList {
    /** @description Products, sorted by SKU, kind of identifier and identifier. */
    products: Product[];
    /**
     * Format: int32
     * @deprecated
     * @description Number of matching products.
     */
    total_count?: number;
}
/** @description Measure of a product that is sold by measure. */
export interface ProductMeasurement {
    /** @description Measure of the product. */
    total_measurement_of_product?: number;
    /** @description Unit of the measure. */
    unit: string;
}
/** @description A picture of the product. */
export interface ProductMedia {
    /** @description Address of the picture. */
    media_url: string;
    /** @description Media type of the picture. */
    mime_type?: string | null;
    /** @description Kind of the picture. */
    type: string;
}
/** @description An offer of any shop for the product. */
export interface ProductOffer {
    /** @description Whether the offer can be bought. */
    active: boolean;
    /** @description All prices of the offer. */
    all_prices: ProductOfferPrice[];
    /** @description Whether customers may request quotes. */
    allow_quote_requests?: boolean;
    /** @description The prices for the requested channel and customer organization. */
    applicable_pricing?: ProductOfferPrice;
    /**
     * Format: date-time
     * @deprecated
     * @description Always null. Before: time until which the offer can be bought.
     */
    available_end_date?: string | null;
    /**
     * Format: date-time
     * @deprecated
     * @description Always null. Before: time from which the offer can be bought.
     */
    available_start_date?: string | null;
    /**
     * @deprecated
     * @description Always empty. Before: codes of the channels that sell the offer.
     */
    channels?: string[];
    /** @description Currency of the amounts. */
    currency_iso_code: CurrencyCode;
    /** @description Description of the offer. */
    description: string;
    /**
     * @deprecated
     * @description The discount on the default price. Null: none. Use `all_prices`.
     */
    discount?: OfferDiscount | null;
    /** @description Contributions to schemes of extended producer responsibility. */
    eco_contributions?: OfferEcoContribution[];
    /**
     * Format: int32
     * @deprecated
     * @description Always null. Before: rank among the favorite offers of the shop.
     */
    favorite_rank?: number | null;
    /**
     * @description Why the offer can't be bought.
     *     - `PRODUCT_STATUS_NEW`: The product is new.
     *     - `PRODUCT_STATUS_INVALID`: The product is invalid.
     *     - `PRODUCT_STATUS_REJECTED`: The operator rejected the product.
     *     - `PRODUCT_STATUS_UNAUTHORIZED_TO_SELL`: The shop may not sell the product.
     *     - `PRODUCT_STATUS_PENDING`: The product waits for a decision.
     *     - `PRODUCT_STATUS_SYNCHRO_ERROR`: The product could not be synchronized.
     *     - `PRODUCT_DISABLED`: The product is disabled.
     *     - `SHOP_NOT_OPEN`: The shop is not open.
     *     - `ZERO_QUANTITY`: The stock is empty.
     *     - `NO_MIN_SHIPPING_RATE`: The offer has no shipping charge.
     *     - `NOT_IN_AVAILABILITY_PERIOD`: The availability period has not started or is over.
     *     - `NO_CHANNEL_ON_SHOP`: The shop has no sales channel.
     *     - `SHOP_CURRENCY_DISABLED`: The currency of the shop is disabled.
     *     - `AVAILABLE_QUANTITY_LESS_THAN_MIN_ORDER_QUANTITY`: The stock is below the lowest order quantity.
     *     - `AVAILABLE_QUANTITY_LESS_THAN_PACKAGE_QUANTITY`: The stock is below the quantity of a package.
     *     - `NO_ACTIVE_PRICE`: No price applies now.
     *     - `CATEGORY_UNAUTHORIZED_TO_SELL`: The shop may not sell in the category.
     *     - `BRAND_UNAUTHORIZED_TO_SELL`: The shop may not sell the brand.
     */
    inactivity_reasons?: OfferInactivityReason[];
    /** @description Whether the shop is a business. */
    is_professional: boolean;
    /**
     * Format: int32
     * @description Days between the order and its shipment.
     */
    leadtime_to_ship: number;
    /**
     * @deprecated
     * @description Always null or absent. Before: class of goods that decides the shipping charges.
     */
    logistic_class?: OfferLogisticClass | null;
    /**
     * Format: int32
     * @deprecated
     * @description Always null. Before: quantity at which the platform warns the shop.
     */
    min_quantity_alert?: number | null;
    /** @description Lowest shipping charge of the first unit. */
    min_shipping_price: number;
    /** @description Lowest shipping charge of each further unit. */
    min_shipping_price_additional: number;
    /** @description Code of the shipping method with the lowest charge. */
    min_shipping_type: string;
    /** @description Code of the shipping zone with the lowest charge. */
    min_shipping_zone: string;
    /** @description Retail price that the manufacturer suggests. */
    msrp?: number;
    /**
     * Format: int64
     * @description Number of evaluations of the shop.
     */
    nb_evaluation: number;
    /**
     * @deprecated
     * @description Always empty. Before: values of the custom fields of offers.
     */
    offer_additional_fields?: AdditionalFieldValue[];
    /**
     * Format: int64
     * @deprecated
     * @description Always 0. Before: identifier of the offer.
     */
    offer_id?: number;
    /**
     * @deprecated
     * @description Always false. Before: whether the shop is a premium shop.
     */
    premium?: boolean;
    /** @description Price of one unit now. */
    price?: number;
    /** @description Additional text about the price. */
    price_additional_info?: string;
    /**
     * Format: int32
     * @deprecated
     * @description Always 999. Before: quantity in stock.
     */
    quantity?: number;
    /** @description Retail prices. */
    retail_prices?: ProductOfferRetailPrice[];
    /**
     * Format: date-time
     * @description Time until which an order of now must be shipped.
     */
    shipping_deadline: string;
    /** @description Shipping methods of the offer. */
    shipping_types?: ProductOfferShipping[];
    /** @description Grade of the shop. */
    shop_grade: number;
    /**
     * Format: int64
     * @deprecated
     * @description Always null. Before: identifier of the shop.
     */
    shop_id?: number | null;
    /** @description Name of the shop. */
    shop_name: string;
    /** @description Code of the condition (OF61). */
    state_code: string;
    /** @description Price of one unit with the lowest shipping charge. */
    total_price?: number;
}
/** @description When the delivery is expected. */
export interface ProductOfferDelivery {
    /**
     * Format: int32
     * @description Lowest number of days.
     */
    earliest_days: number;
    /**
     * Format: date-time
     * @description Earliest time of the delivery.
     */
    earliest_delivery_date: string;
    /**
     * Format: int32
     * @description Highest number of days.
     */
    latest_days: number;
    /**
     * Format: date-time
     * @description Latest time of the delivery.
     */
    latest_delivery_date: string;
}
/** @description The picture of the product. */
export interface ProductOfferMedia {
    /** @description Address of the picture in its original size. */
    dam_url?: string;
    /** @description Address of the picture. */
    media_url: string;
    /** @description Kind of the picture. */
    type: string;
}
/** @description One page of products with their offers. */
export interface ProductOfferPage {
    /** @description Products of this page. */
    products?: ProductWithOffers[];
}
/** @description Prices of an offer in one context. */
export interface ProductOfferPrice {
    /**
     * @deprecated
     * @description Code of the channel. Null: the default prices.
     */
    channel_code?: string | null;
    /** @description The channels, customers and period of the prices. */
    context?: OfferPriceContext;
    /**
     * Format: date-time
     * @description End of the discount.
     */
    discount_end_date?: string | null;
    /**
     * Format: date-time
     * @description Start of the discount.
     */
    discount_start_date?: string | null;
    /** @description Price of one unit now. */
    price: number;
    /** @description Price of one unit with the discount. */
    unit_discount_price?: number | null;
    /** @description Price of one unit without the discount. */
    unit_origin_price: number;
    /** @description Prices by quantity. */
    volume_prices: OfferVolumePrice[];
}
/** @description A retail price and its discount. */
export interface ProductOfferRetailPrice {
    /**
     * Format: date-time
     * @description End of the discount.
     */
    discount_end_date?: string | null;
    /**
     * Format: date-time
     * @description Start of the discount.
     */
    discount_start_date?: string | null;
    /** @description Price of one unit now. */
    price: number;
    /** @description Price of one unit with the discount. */
    unit_discount_price?: number | null;
    /** @description Price of one unit without the discount. */
    unit_origin_price: number;
}
/** @description A shipping method of the offer into one zone. */
export interface ProductOfferShipping {
    /** @description Code of the shipping method. */
    code: string;
    /**
     * Format: date-time
     * @description Next time at which orders are too late for a shipment on the same day.
     */
    cut_off_next_date?: string;
    /**
     * Format: time
     * @description Time of day until which orders are shipped on the same day.
     */
    cut_off_time?: string;
    /** @description When the delivery is expected. */
    delivery_time?: ProductOfferDelivery;
    /** @description Name, in the requested language. */
    label: string;
    /**
     * Format: date-time
     * @description Time until which an order of now must be shipped with this method.
     */
    shipping_deadline?: string;
    /**
     * @description Kind of the charge.
     *     - `FIXED_PRICE`: A fixed price.
     *     - `FREE_SHIPPING`: Free of charge.
     *     - `ORDER_PRICE_RANGE`: By the price of the order.
     */
    shipping_price_type: ProductShippingPriceType;
    /** @description Shipping charge of one unit. */
    shipping_price_unit: number;
    /** @description Code of the shipping zone. */
    shipping_zone_code: string;
    /** @description Name of the shipping zone. */
    shipping_zone_label: string;
    /** @description Standard code of the shipping method. */
    standard_code?: string;
}
/** @description Offers of products. */
export interface ProductSelection {
    /**
     * @description Marks products.
     * @constant
     */
    type: "PRODUCT";
    /** @description Identifiers of the products. */
    values: PromotionProduct[];
}
/**
 * @description Kind of a shipping charge.
 *     - `FIXED_PRICE`: A fixed price.
 *     - `FREE_SHIPPING`: Free of charge.
 *     - `ORDER_PRICE_RANGE`: By the price of the order.
 */
export type ProductShippingPriceType = "FIXED_PRICE" | "FREE_SHIPPING" | "ORDER_PRICE_RANGE" | (string & {});
/** @description A product with the offers of all shops. */
export interface ProductWithOffers {
    /** @description Code of the product's category. */
    category_code: string;
    /** @description Name of the category, in the requested language. */
    category_label: string;
    /** @description Measure of a product that is sold by measure. */
    measurement?: ProductMeasurement;
    /** @description Offers of the product. */
    offers?: ProductOffer[];
    /** @description Brand of the product. */
    product_brand?: string;
    /** @description Description of the product. */
    product_description?: string;
    /** @description The picture of the product. */
    product_media?: ProductOfferMedia;
    /** @description Identifiers of the product, such as its EAN. */
    product_references: OfferProductReference[];
    /** @description Identifier of the product on the platform. */
    product_sku: string;
    /** @description Title of the product. */
    product_title: string;
    /**
     * Format: int32
     * @description Number of offers of the product.
     */
    total_count: number;
}
export interface ProductsListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * @description References as `TYPE|identifier`, sent as one comma-separated list.
     * @example [
     *       "EAN|4006381333931",
     *       "SKU|WARDROBE-1"
     *     ]
     */
    product_references: string[];
    /**
     * @deprecated
     * @description The old form of `product_references`.
     */
    products?: string | undefined;
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
export interface ProductsOffersQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * @description The products, by their SKU, sent as one comma-separated list. Assumption about `product_ids`: SKUs of products.
     * @example [
     *       "WARDROBE-1"
     *     ]
     */
    product_ids?: string[] | undefined;
    /** @description The products, each as `TYPE|identifier`, sent as one comma-separated list. */
    product_references?: string[] | undefined;
    /** @description Only offers in these conditions, sent as one comma-separated list. */
    offer_state_codes?: string[] | undefined;
    /** @description Whether to list inactive offers too. */
    all_offers?: boolean | undefined;
    /** @description Only offers on these channels, sent as one comma-separated list. */
    channel_codes?: string[] | undefined;
    /** @description Whether to list offers on all channels. `channel_codes` is then ignored. */
    all_channels?: boolean | undefined;
    /** @description Channel of `applicable_pricing`. Default: the default prices. */
    pricing_channel_code?: string | undefined;
    /** @description Customer organization of `applicable_pricing`. Default: none. */
    pricing_customer_organization_id?: string | undefined;
    /** @description Only shipping charges into these zones, sent as one comma-separated list. */
    shipping_zones?: string[] | undefined;
    /** @description Whether to list shipping charges into all zones. `shipping_zones` is then ignored. */
    all_shipping_zones?: boolean | undefined;
    /**
     * @description Sort field of the offers.
     *     - `bestPrice`: By price with the lowest shipping charge.
     *     - `bestEvaluation`: By grade of the shop.
     */
    sort?: "bestPrice" | "bestEvaluation" | undefined;
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
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
/** @description Products sold, with the promotions that lowered the price. */
export type PromotedLine = {
    /**
     * @description Charged item.
     *     - `PRODUCT_DEBIT`: A product sold to the customer.
     *     - `PURCHASE_ORDER_DEBIT`: A product purchased from the shop.
     * @enum {string}
     */
    entity_type: "PRODUCT_DEBIT" | "PURCHASE_ORDER_DEBIT";
    /** @description Promotions that lowered the price. */
    promotions: AppliedPromotion[];
} & DocumentLine;
/** @description A promotion of a shop. `type` decides which amount it has. */
export interface Promotion {
    /** @description Identifier of the promotion in the shop. */
    internal_id: string;
    /** @description Description that only the shop reads. */
    internal_description: string;
    /**
     * @description Kind of the reward.
     *     - `AMOUNT_OFF`: An amount is taken off.
     *     - `FREE_ITEMS`: Some items are free.
     *     - `PERCENTAGE_OFF`: A percentage is taken off.
     *     - `REDUCED_UNIT_PRICE`: Each unit has a lower price.
     */
    type: PromotionType;
    /**
     * @description State of a promotion.
     *     - `ACTIVE`: It applies now.
     *     - `PENDING`: It has not started.
     *     - `PENDING_APPROVAL`: It waits for the operator's approval.
     *     - `REJECTED`: The operator rejected it.
     *     - `EXPIRED`: It has ended.
     */
    state: PromotionState;
    /**
     * Format: date-time
     * @description Start of the promotion.
     */
    start_date: string;
    /**
     * Format: date-time
     * @description End of the promotion.
     */
    end_date: string;
    /**
     * Format: date-time
     * @description Time at which the promotion was created.
     */
    date_created: string;
    /**
     * Format: date-time
     * @description Time at which the promotion last changed.
     */
    last_updated: string;
    /** @description Amount that is taken off. Null for other types. */
    amount_off?: number | null;
    /** @description Percentage that is taken off. Null for other types. */
    percentage_off?: number | null;
    /** @description Price of one unit. Null for other types. */
    reduced_unit_price?: number | null;
    /**
     * Format: int32
     * @description Number of free items. Null for other types.
     */
    free_items_quantity?: number | null;
    /**
     * Format: int32
     * @description Highest quantity with the reward. Null for other types.
     */
    max_quantity_to_discount?: number | null;
    /** @description Whether the reward applies to the items that trigger it. */
    reward_on_purchased_items: boolean;
    /** @description Offers with the reward. */
    reward_offer_ids?: number[];
    /** @description Offers that trigger the reward. */
    trigger_offer_ids?: number[];
    /** @description Purchases that trigger the reward. */
    triggers: PromotionTriggerRule[];
    /** @description How the promotion is applied to a cart. */
    application_to_cart: PromotionCode[];
    /** @description The operator's campaign of the promotion. */
    campaign?: PromotionCampaign;
    /** @description Channels of the promotion. */
    channels?: CodeLabel[];
    /** @description Identifiers of the customer groups. */
    customer_group_ids?: string[];
    /** @description Identifiers of the customer organizations. */
    customer_organization_ids?: string[];
    /** @description Pictures, by language. */
    medias: PromotionMedia[];
    /** @description Descriptions for customers, by language. */
    public_descriptions: PromotionDescription[];
}
/** @description The operator's campaign of the promotion. */
export interface PromotionCampaign {
    /** @description Identifier of the campaign. */
    identifier: string;
}
/** @description A way to apply the promotion to a cart. */
export interface PromotionCode {
    /** @description Code that customers enter. */
    promo_code?: string;
}
/** @description A code that applies the promotion to a cart. */
export interface PromotionCodeInput {
    /** @description Code that customers enter. */
    promo_code: string;
}
/** @description A new promotion. */
export interface PromotionCreateRequest {
    /** @description Identifier of the promotion in the shop. It must be new. */
    internal_id: string;
    /** @description Description that only the shop reads. */
    internal_description: string;
    /**
     * Format: date-time
     * @description Start of the promotion.
     */
    start_date: string | Date;
    /**
     * Format: date-time
     * @description End of the promotion. Default: no end.
     */
    end_date?: string | Date | undefined;
    /** @description The reward of a promotion. */
    reward: PromotionReward;
    /** @description The purchase that triggers the reward. */
    trigger: PromotionTrigger;
    /** @description How the promotion is applied to a cart. Default: automatically. */
    application_to_cart?: PromotionCodeInput[] | undefined;
    /** @description Codes of the channels. Default: all channels of the shop. */
    channel_codes?: string[] | undefined;
    /** @description Identifiers of the customer groups. */
    customer_group_ids?: string[] | undefined;
    /** @description Identifiers of the customer organizations. */
    customer_organization_ids?: string[] | undefined;
    /** @description Descriptions for customers, by language. */
    public_descriptions?: PromotionDescription[] | undefined;
}
/** @description A description of the promotion for customers. */
export interface PromotionDescription {
    /** @description Language of the description. */
    locale: string;
    /** @description The description. */
    value: string;
}
/** @description A picture of the promotion. */
export interface PromotionMedia {
    /** @description Language of the picture. */
    locale: string;
    /** @description Address of the picture. */
    url: string;
}
/** @description One page of promotions. */
export interface PromotionPage {
    /** @description Promotions of this page. */
    promotions: Promotion[];
    /**
     * Format: int32
     * @description Number of promotions on all pages.
     */
    total_count: number;
}
/** @description An identifier of a product. */
export interface PromotionProduct {
    /**
     * @description Type of the identifier.
     * @example EAN
     */
    type: string;
    /** @description The identifier. */
    value: string;
}
/** @description The reward of a promotion. */
export type PromotionReward = FreeItemsReward | AmountOffReward | PercentageOffReward | ReducedPriceReward;
/** @description The items with the reward. */
export interface PromotionRewardUpdate {
    /** @description The items with the reward. */
    selection: RewardSelection;
}
/**
 * @description State of a promotion.
 *     - `ACTIVE`: It applies now.
 *     - `PENDING`: It has not started.
 *     - `PENDING_APPROVAL`: It waits for the operator's approval.
 *     - `REJECTED`: The operator rejected it.
 *     - `EXPIRED`: It has ended.
 */
export type PromotionState = "ACTIVE" | "PENDING" | "PENDING_APPROVAL" | "REJECTED" | "EXPIRED" | (string & {});
/** @description The purchase that triggers the reward. */
export type PromotionTrigger = MinimumQuantityTrigger | EveryQuantityTrigger | MinimumAmountTrigger | EveryAmountTrigger;
/** @description A purchase that triggers the reward. */
export interface PromotionTriggerRule {
    /**
     * @description Kind of the trigger.
     *     - `minimum_quantity`: From a quantity on.
     *     - `every_quantity`: Once for each multiple of a quantity.
     *     - `minimum_amount`: From an amount on.
     *     - `every_amount`: Once for each multiple of an amount.
     */
    type: "minimum_quantity" | "every_quantity" | "minimum_amount" | "every_amount" | (string & {});
    /**
     * Format: int32
     * @description Quantity that triggers the reward.
     */
    quantity_purchased?: number;
    /** @description Amount that triggers the reward. */
    amount_purchased?: number;
    /** @description Whether the quantity must be of one offer. */
    same_item_purchased?: boolean;
}
/** @description The items that trigger the reward. */
export interface PromotionTriggerUpdate {
    /** @description The items that trigger the reward. */
    selection: TriggerSelection;
}
/**
 * @description Kind of the reward.
 *     - `AMOUNT_OFF`: An amount is taken off.
 *     - `FREE_ITEMS`: Some items are free.
 *     - `PERCENTAGE_OFF`: A percentage is taken off.
 *     - `REDUCED_UNIT_PRICE`: Each unit has a lower price.
 */
export type PromotionType = "AMOUNT_OFF" | "FREE_ITEMS" | "PERCENTAGE_OFF" | "REDUCED_UNIT_PRICE" | (string & {});
/** @description The promotion after the change. The kind of the reward and of the trigger stay. The start and the code change only before the promotion has started. */
export interface PromotionUpdateRequest {
    /** @description Description that only the shop reads. */
    internal_description: string;
    /**
     * Format: date-time
     * @description Start of the promotion.
     */
    start_date: string | Date;
    /**
     * Format: date-time
     * @description End of the promotion. Default: no end.
     */
    end_date?: string | Date | undefined;
    /** @description The items with the reward. */
    reward: PromotionRewardUpdate;
    /** @description The items that trigger the reward. */
    trigger: PromotionTriggerUpdate;
    /** @description How the promotion is applied to a cart. Default: automatically. */
    application_to_cart?: PromotionCodeInput[] | undefined;
    /** @description Codes of the channels. Default: all channels of the shop. */
    channel_codes?: string[] | undefined;
    /** @description Identifiers of the customer groups. */
    customer_group_ids?: string[] | undefined;
    /** @description Identifiers of the customer organizations. */
    customer_organization_ids?: string[] | undefined;
    /** @description Descriptions for customers, by language. */
    public_descriptions?: PromotionDescription[] | undefined;
}
export interface PromotionsCreateQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface PromotionsListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** @description Only promotions with these identifiers of the shop. */
    ids?: string[] | undefined;
    /**
     * @description Only promotions of these types.
     *     - `AMOUNT_OFF`: An amount is taken off.
     *     - `FREE_ITEMS`: Some items are free.
     *     - `PERCENTAGE_OFF`: A percentage is taken off.
     *     - `REDUCED_UNIT_PRICE`: Each unit has a lower price.
     */
    types?: PromotionType[] | undefined;
    /**
     * @description Only promotions in these states.
     *     - `PENDING`: It has not started.
     *     - `ACTIVE`: It applies now.
     *     - `EXPIRED`: It has ended.
     *     - `PENDING_APPROVAL`: It waits for the operator's approval.
     *     - `REJECTED`: The operator rejected it.
     *     - `ALL`: Every state.
     * @example [
     *       "ALL"
     *     ]
     */
    states?: ("PENDING" | "ACTIVE" | "EXPIRED" | "PENDING_APPROVAL" | "REJECTED" | "ALL")[] | undefined;
    /** @description Only promotions that end at or after this time. */
    ending_after?: string | Date | undefined;
    /** @description Only promotions that start at or before this time. */
    starting_before?: string | Date | undefined;
    /** @description Only promotions created at or after this time. */
    date_created_from?: string | Date | undefined;
    /** @description Only promotions created at or before this time. */
    date_created_to?: string | Date | undefined;
    /** @description Only promotions that changed at or after this time. */
    last_request_date?: string | Date | undefined;
    /**
     * @description Language of pictures and descriptions. Default: all languages.
     * @example en_US
     */
    locale?: string | undefined;
    /** @description Only promotions that these offers trigger. */
    trigger_offer_ids?: string[] | undefined;
    /** @description Only promotions with a reward on these offers. */
    reward_offer_ids?: string[] | undefined;
    /** @description Only promotions of these channels. */
    channel_codes?: string[] | undefined;
    /**
     * @description Sort field of the list.
     *     - `startDate`: By start.
     *     - `endDate`: By end.
     *     - `dateCreated`: By the date of creation.
     */
    sort?: "startDate" | "endDate" | "dateCreated" | undefined;
    /**
     * @description Direction of the sort.
     *     - `asc`: Ascending, the oldest first.
     *     - `desc`: Descending, the latest first.
     */
    order?: "asc" | "desc" | undefined;
    /** @description Number of entries per page. */
    max?: number | undefined;
    /** @description Number of entries to skip. */
    offset?: number | undefined;
}
export interface PromotionsUpdateQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
/** @description The tax on the purchase. */
export interface PurchaseTax {
    /** @description Amount of the tax on the purchase. */
    purchase_amount: number;
    /** @description Rate of the tax on the purchase. */
    purchase_rate?: number;
}
/** @description A total of a purchase. */
export interface PurchaseTotal {
    /** @description The total. */
    total_amount: number;
}
/** @description The items that trigger the reward. */
export interface PurchasedItemsSelection {
    /**
     * @description Marks the purchased items.
     * @constant
     */
    type: "PURCHASED_ITEMS";
}
export interface ReasonsIncidentCloseQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ReasonsIncidentOpenQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ReasonsListByTypeQuery {
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
export interface ReasonsListQuery {
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
export interface ReasonsMessagingQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
/** @description An address of the recipient of a document. */
export interface RecipientAddress {
    /** @description Form of address, such as Mr or Mrs. */
    civility?: string;
    /** @description First name of the addressee. */
    firstname?: string;
    /** @description Last name of the addressee. */
    lastname?: string;
    /** @description Company of the addressee. */
    company?: string;
    /** @description Second line of the company. */
    company_2?: string;
    /** @description First line of the street. */
    street_1: string;
    /** @description Second line of the street. */
    street_2?: string;
    /** @description Postal code. */
    zip_code?: string;
    /** @description Town or city. */
    city: string;
    /** @description State, province or region. */
    state?: string;
    /** @description Name of the country. */
    country?: string;
    /** @description ISO 3166-1 alpha-3 code of the country. */
    country_iso_code?: string;
}
/** @description The recipient's company. */
export type RecipientOrganization = {
    /** @description Identifier of the company. */
    organization_id?: string;
} & InvoicedOrganization;
/** @description A lower price of each unit. */
export interface ReducedPriceReward {
    /**
     * @description Marks a lower price.
     * @constant
     */
    type: "REDUCED_UNIT_PRICE";
    /** @description The items with the reward. */
    selection: RewardSelection;
    /** @description Price of one unit. */
    reduced_unit_price: number;
    /**
     * Format: int32
     * @description Highest quantity with the reward.
     */
    max_quantity_to_discount?: number | undefined;
}
/** @description A refused document, and the reasons. */
export interface RefusedOrderDocument {
    /** @description Problems, one entry per fault. */
    errors: InputError[];
    /** @description The input. */
    input?: RefusedOrderDocumentInput;
}
/** @description The document as requested. */
export interface RefusedOrderDocumentInput {
    /** @description Name of the file. */
    file_name?: string;
    /** @description Code of the document type (DO01). */
    type_code?: string;
}
/** @description A carrier that is registered on the platform. */
export interface RegisteredCarrier {
    /** @description Code of the carrier, sent as `carrier_code` in the tracking. */
    code: string;
    /** @description Name of the carrier. */
    label: string;
    /** @description Code that is the same on every platform. */
    standard_code?: string;
    /** @description Pattern of the tracking URL. */
    tracking_url?: string;
}
/** @description The registered carriers. */
export interface RegisteredCarrierList {
    /** @description Carriers, sorted by label. */
    carriers: RegisteredCarrier[];
}
/**
 * @description Kind of document.
 *     - `INVOICE`: An invoice.
 *     - `CREDIT_NOTE`: A credit note, which corrects an invoice.
 */
export type RequestedDocumentType = "INVOICE" | "CREDIT_NOTE" | (string & {});
/** @description A return of a customer. */
export type Return = {
    /**
     * @description State of the return.
     *     - `WAITING_ACCEPTANCE`: Waits until the shop accepts it.
     *     - `IN_PROGRESS`: Accepted. The goods are on their way.
     *     - `REFUSED`: The shop refused it.
     *     - `RECEIVED`: The shop has received the goods.
     *     - `NO_RECEPTION`: The goods did not arrive.
     *     - `CLOSED`: Closed.
     *     - `CANCELED`: Canceled.
     */
    state: ReturnState;
} & ReturnDetails;
/** @description Decisions about up to 100 returns. */
export interface ReturnAcceptRequest {
    /** @description The returns. */
    returns: ReturnDecision[];
}
/** @description Address that the customer sends the goods to. */
export interface ReturnAddress {
    /** @description Town or city. */
    city: string;
    /** @description ISO 3166-1 alpha-3 code of the country. */
    country_iso_code: string;
    /** @description State, province or region. */
    state?: string;
    /** @description First line of the street. */
    street1: string;
    /** @description Second line of the street. */
    street2?: string;
    /** @description Postal code. */
    zip_code: string;
}
/** @description The address. */
export interface ReturnAddressInput {
    /** @description Town or city. */
    city: string;
    /** @description ISO 3166-1 alpha-3 code of the country. */
    country_iso_code: CountryCode;
    /** @description State, province or region. */
    state?: string | undefined;
    /** @description First line of the street. */
    street1: string;
    /** @description Second line of the street. */
    street2?: string | undefined;
    /** @description Postal code. Required except in countries without postal codes. */
    zip_code?: string | undefined;
}
/** @description Address that the customer sends the goods to. */
export interface ReturnAddressUpdate {
    /** @description The address. */
    address?: ReturnAddressInput | undefined;
}
/** @description The condition of returned items. */
export interface ReturnCompliance {
    /** @description Whether the items are as they should be. */
    compliant: boolean;
    /** @description Further information about the condition. */
    non_compliance_additional_info?: string | null;
    /** @description Why the items are not as they should be. */
    non_compliance_reason_code?: NonComplianceReason | null;
}
/** @description Conditions of up to 100 returns. */
export interface ReturnComplianceRequest {
    /** @description The returns. */
    returns: ReturnComplianceUpdate[];
}
/** @description Conditions of the lines of one return. */
export interface ReturnComplianceUpdate {
    /** @description Identifier of the return. */
    id: string;
    /** @description Conditions of lines. */
    return_lines: ReturnLineCompliance[];
}
/** @description A return that was not opened. */
export interface ReturnCreateError {
    /** @description Explanation for a person. */
    message?: string;
    /** @description Identifier of the customer's whole purchase. */
    order_commercial_id?: string;
}
/** @description Up to 200 returns to open. */
export interface ReturnCreateRequest {
    /** @description The returns. */
    returns: NewReturn[];
}
/** @description Opened returns and failures. */
export interface ReturnCreateResult {
    /** @description Returns that were not opened. */
    return_errors: ReturnCreateError[];
    /** @description Opened returns. */
    return_success: OpenedReturn[];
}
/** @description The decision about one return. */
export interface ReturnDecision {
    /** @description Identifier of the return. */
    id: string;
    /** @description Whether the shop accepts the return. */
    accepted: boolean;
    /**
     * @description Why the shop refuses the return.
     *     - `RETURN_REJECTION_NOT_ELIGIBLE`: The goods are not eligible for a return.
     *     - `RETURN_REJECTION_NOT_NEEDED`: A return is not needed.
     *     - `RETURN_REJECTION_WINDOW_CLOSED`: The period of returns is over.
     */
    rejection_reason_code?: ReturnRejectionReason | undefined;
}
/** @description A return of a customer, without its state. */
export interface ReturnDetails {
    /** @description Identifier of the return. */
    id: string;
    /** @description Identifier of the order. */
    order_id: string;
    /**
     * Format: date-time
     * @description Time at which the return was created. The list is sorted by it.
     */
    date_created: string;
    /** @description Description by the customer. */
    description?: string;
    /** @description Documents of the return. */
    documents?: ReturnDocument[];
    /** @description Address of the shipping label. */
    label_url?: string | null;
    /**
     * Format: date-time
     * @description Time at which the return last changed.
     */
    last_updated: string;
    /**
     * @description How the customer returns the goods.
     *     - `RETURN_METHOD_BY_MAIL`: By mail.
     *     - `RETURN_METHOD_DROP_OFF_POINT`: At a drop-off point.
     *     - `RETURN_METHOD_HOME_PICKUP`: Pick-up at the customer's home.
     *     - `RETURN_METHOD_IN_STORE`: In a store.
     *     - `RETURN_METHOD_RETURNLESS`: The customer keeps the goods.
     */
    method_code: ReturnMethod;
    /** @description Identifier of the customer's whole purchase. */
    order_commercial_id: string;
    /**
     * @description Why the customer returns the goods.
     *     - `RETURN_BROKEN_ITEM`: The item is broken.
     *     - `RETURN_CHANGED_MIND`: The customer changed their mind.
     *     - `RETURN_COUNTERFEIT_ITEM`: The item is a counterfeit.
     *     - `RETURN_DAMAGED_PACKAGING`: The packaging is damaged.
     *     - `RETURN_DEFECTIVE_ITEM`: The item is defective.
     *     - `RETURN_DELIVERED_PRODUCT_DIFFERENT`: Another product was delivered.
     *     - `RETURN_MISSING_ITEM`: An item is missing.
     *     - `RETURN_OTHER`: Another reason.
     *     - `RETURN_CM_DONT_WANT`: The customer doesn't want the item anymore.
     *     - `RETURN_CM_DONT_LIKE`: The customer doesn't like the item.
     *     - `RETURN_CM_QUALITY`: The quality is lower than expected.
     *     - `RETURN_DPD_WRONG_SIZE`: The size is wrong.
     *     - `RETURN_DPD_WRONG_COLOR`: The color is wrong.
     *     - `RETURN_DEFECTIVE_ON_ARRIVAL`: The item was defective on arrival.
     *     - `RETURN_PRODUCT_DOES_NOT_FIT`: The item doesn't fit.
     *     - `RETURN_PDNT_TOO_BIG`: The item is too big.
     *     - `RETURN_PDNT_TOO_SMALL`: The item is too small.
     *     - `RETURN_INACCURATE_ITEM_DESCRIPTION`: The description is inaccurate.
     *     - `RETURN_WARRANTY`: The warranty applies.
     */
    reason_code?: ReturnReason;
    /** @description Why the shop refused the return. */
    rejection_reason_code?: ReturnRejectionReason | null;
    /** @description Address that the customer sends the goods to. */
    return_address: ReturnAddress;
    /** @description Returned lines of the order. */
    return_lines: ReturnLine[];
    /** @description Number that authorizes the return. */
    rma?: string | null;
    /** @description Carrier and tracking number of the return. */
    tracking?: ReturnTracking | null;
}
/** @description A document of a return. */
export interface ReturnDocument {
    /**
     * Format: int64
     * @description Identifier of the document.
     */
    id: number;
    /** @description Code of the document type (DO01). */
    type: string;
}
/** @description A return that was not changed. */
export interface ReturnError {
    /** @description Identifier of the return. */
    id?: string;
    /** @description Explanation for a person. */
    message?: string;
}
/** @description Names a return. */
export interface ReturnId {
    /** @description Identifier of the return. */
    id: string;
}
/** @description A returned line of an order. */
export interface ReturnLine {
    /** @description Identifier of the order line. */
    order_line_id: string;
    /** @description Condition of the items, once the shop has reported it. */
    compliance?: ReturnCompliance[] | null;
    /**
     * Format: int32
     * @description Returned quantity.
     */
    quantity: number;
    /**
     * @description Why the customer returns the items.
     *     - `RETURN_BROKEN_ITEM`: The item is broken.
     *     - `RETURN_CHANGED_MIND`: The customer changed their mind.
     *     - `RETURN_COUNTERFEIT_ITEM`: The item is a counterfeit.
     *     - `RETURN_DAMAGED_PACKAGING`: The packaging is damaged.
     *     - `RETURN_DEFECTIVE_ITEM`: The item is defective.
     *     - `RETURN_DELIVERED_PRODUCT_DIFFERENT`: Another product was delivered.
     *     - `RETURN_MISSING_ITEM`: An item is missing.
     *     - `RETURN_OTHER`: Another reason.
     *     - `RETURN_CM_DONT_WANT`: The customer doesn't want the item anymore.
     *     - `RETURN_CM_DONT_LIKE`: The customer doesn't like the item.
     *     - `RETURN_CM_QUALITY`: The quality is lower than expected.
     *     - `RETURN_DPD_WRONG_SIZE`: The size is wrong.
     *     - `RETURN_DPD_WRONG_COLOR`: The color is wrong.
     *     - `RETURN_DEFECTIVE_ON_ARRIVAL`: The item was defective on arrival.
     *     - `RETURN_PRODUCT_DOES_NOT_FIT`: The item doesn't fit.
     *     - `RETURN_PDNT_TOO_BIG`: The item is too big.
     *     - `RETURN_PDNT_TOO_SMALL`: The item is too small.
     *     - `RETURN_INACCURATE_ITEM_DESCRIPTION`: The description is inaccurate.
     *     - `RETURN_WARRANTY`: The warranty applies.
     */
    reason_code?: ReturnReason;
}
/** @description Condition of one returned line. */
export interface ReturnLineCompliance {
    /** @description Identifier of the order line. */
    order_line_id: string;
    /** @description Whether the items are as they should be. */
    compliant: boolean;
    /** @description Further information about the condition. */
    non_compliance_additional_info?: string | undefined;
    /**
     * @description Why the items are not as they should be.
     *     - `RETURN_NON_COMPLIANT_MISSING_ITEM`: An item is missing.
     *     - `RETURN_NON_COMPLIANT_WRONG_PRODUCT`: It is another product.
     *     - `RETURN_NON_COMPLIANT_DAMAGED_PRODUCT`: The product is damaged.
     *     - `RETURN_NON_COMPLIANT_WINDOW_CLOSED`: The period of returns is over.
     *     - `RETURN_NON_COMPLIANT_OTHER`: Another reason.
     */
    non_compliance_reason_code?: NonComplianceReason | undefined;
}
/**
 * @description How the customer returns the goods.
 *     - `RETURN_METHOD_BY_MAIL`: By mail.
 *     - `RETURN_METHOD_DROP_OFF_POINT`: At a drop-off point.
 *     - `RETURN_METHOD_HOME_PICKUP`: Pick-up at the customer's home.
 *     - `RETURN_METHOD_IN_STORE`: In a store.
 *     - `RETURN_METHOD_RETURNLESS`: The customer keeps the goods.
 */
export type ReturnMethod = "RETURN_METHOD_BY_MAIL" | "RETURN_METHOD_DROP_OFF_POINT" | "RETURN_METHOD_HOME_PICKUP" | "RETURN_METHOD_IN_STORE" | "RETURN_METHOD_RETURNLESS" | (string & {});
/** @description One page of returns. */
export interface ReturnPage {
    /** @description Returns of this page. */
    data: Return[];
    /** @description Token of the next page. Null or absent on the last page. */
    next_page_token?: string | null;
    /** @description Token of the previous page. Null or absent on the first page. */
    previous_page_token?: string | null;
}
/**
 * @description Why the customer returns the goods.
 *     - `RETURN_BROKEN_ITEM`: The item is broken.
 *     - `RETURN_CHANGED_MIND`: The customer changed their mind.
 *     - `RETURN_COUNTERFEIT_ITEM`: The item is a counterfeit.
 *     - `RETURN_DAMAGED_PACKAGING`: The packaging is damaged.
 *     - `RETURN_DEFECTIVE_ITEM`: The item is defective.
 *     - `RETURN_DELIVERED_PRODUCT_DIFFERENT`: Another product was delivered.
 *     - `RETURN_MISSING_ITEM`: An item is missing.
 *     - `RETURN_OTHER`: Another reason.
 *     - `RETURN_CM_DONT_WANT`: The customer doesn't want the item anymore.
 *     - `RETURN_CM_DONT_LIKE`: The customer doesn't like the item.
 *     - `RETURN_CM_QUALITY`: The quality is lower than expected.
 *     - `RETURN_DPD_WRONG_SIZE`: The size is wrong.
 *     - `RETURN_DPD_WRONG_COLOR`: The color is wrong.
 *     - `RETURN_DEFECTIVE_ON_ARRIVAL`: The item was defective on arrival.
 *     - `RETURN_PRODUCT_DOES_NOT_FIT`: The item doesn't fit.
 *     - `RETURN_PDNT_TOO_BIG`: The item is too big.
 *     - `RETURN_PDNT_TOO_SMALL`: The item is too small.
 *     - `RETURN_INACCURATE_ITEM_DESCRIPTION`: The description is inaccurate.
 *     - `RETURN_WARRANTY`: The warranty applies.
 */
export type ReturnReason = "RETURN_BROKEN_ITEM" | "RETURN_CHANGED_MIND" | "RETURN_COUNTERFEIT_ITEM" | "RETURN_DAMAGED_PACKAGING" | "RETURN_DEFECTIVE_ITEM" | "RETURN_DELIVERED_PRODUCT_DIFFERENT" | "RETURN_MISSING_ITEM" | "RETURN_OTHER" | "RETURN_CM_DONT_WANT" | "RETURN_CM_DONT_LIKE" | "RETURN_CM_QUALITY" | "RETURN_DPD_WRONG_SIZE" | "RETURN_DPD_WRONG_COLOR" | "RETURN_DEFECTIVE_ON_ARRIVAL" | "RETURN_PRODUCT_DOES_NOT_FIT" | "RETURN_PDNT_TOO_BIG" | "RETURN_PDNT_TOO_SMALL" | "RETURN_INACCURATE_ITEM_DESCRIPTION" | "RETURN_WARRANTY" | (string & {});
/**
 * @description Why the shop refuses the return.
 *     - `RETURN_REJECTION_NOT_ELIGIBLE`: The goods are not eligible for a return.
 *     - `RETURN_REJECTION_NOT_NEEDED`: A return is not needed.
 *     - `RETURN_REJECTION_WINDOW_CLOSED`: The period of returns is over.
 */
export type ReturnRejectionReason = "RETURN_REJECTION_NOT_ELIGIBLE" | "RETURN_REJECTION_NOT_NEEDED" | "RETURN_REJECTION_WINDOW_CLOSED" | (string & {});
/** @description Changed returns and failures. */
export interface ReturnResult {
    /** @description Returns that were not changed. */
    return_errors?: ReturnError[];
    /** @description Changed returns. */
    return_success?: ReturnId[];
}
/** @description Up to 100 returns. */
export interface ReturnSelection {
    /** @description The returns. */
    returns: ReturnId[];
}
/**
 * @description State of a return.
 *     - `WAITING_ACCEPTANCE`: Waits until the shop accepts it.
 *     - `IN_PROGRESS`: Accepted. The goods are on their way.
 *     - `REFUSED`: The shop refused it.
 *     - `RECEIVED`: The shop has received the goods.
 *     - `NO_RECEPTION`: The goods did not arrive.
 *     - `CLOSED`: Closed.
 *     - `CANCELED`: Canceled.
 */
export type ReturnState = "WAITING_ACCEPTANCE" | "IN_PROGRESS" | "REFUSED" | "RECEIVED" | "NO_RECEPTION" | "CLOSED" | "CANCELED" | (string & {});
/** @description Carrier and tracking number of the return. */
export interface ReturnTracking {
    /** @description Code of a registered carrier (SH21). */
    carrier_code?: string | null;
    /** @description Name of the carrier. */
    carrier_name?: string;
    /** @description Standard code of the carrier. */
    carrier_standard_code?: string | null;
    /** @description Tracking number. */
    tracking_number?: string;
    /** @description Address of the tracking page. */
    tracking_url?: string;
}
/** @description Carrier and tracking number of the return. */
export interface ReturnTrackingInput {
    /** @description Code of a registered carrier (SH21). */
    carrier_code?: string | undefined;
    /** @description Name of a carrier that is not registered. */
    carrier_name?: string | undefined;
    /** @description Standard code of the carrier. */
    carrier_standard_code?: string | undefined;
    /** @description Tracking number. */
    tracking_number?: string | undefined;
    /** @description Address of the tracking page. */
    tracking_url?: string | undefined;
}
/** @description Changes of one return. Fields that you leave out stay. */
export interface ReturnUpdate {
    /** @description Identifier of the return. */
    id: string;
    /** @description Address of the shipping label. */
    label_url?: string | undefined;
    /**
     * @description How the customer returns the goods. Only if the platform lets shops change it.
     *     - `RETURN_METHOD_BY_MAIL`: By mail.
     *     - `RETURN_METHOD_DROP_OFF_POINT`: At a drop-off point.
     *     - `RETURN_METHOD_HOME_PICKUP`: Pick-up at the customer's home.
     *     - `RETURN_METHOD_IN_STORE`: In a store.
     *     - `RETURN_METHOD_RETURNLESS`: The customer keeps the goods.
     */
    method_code?: ReturnMethod | undefined;
    /** @description Address that the customer sends the goods to. */
    return_address?: ReturnAddressUpdate | undefined;
    /** @description Number that authorizes the return. */
    rma?: string | undefined;
    /** @description Carrier and tracking number of the return. */
    tracking?: ReturnTrackingInput | undefined;
}
/** @description Changes of up to 100 returns. */
export interface ReturnUpdateRequest {
    /** @description The returns. */
    returns: ReturnUpdate[];
}
/** @description Changed returns and failures. */
export interface ReturnUpdateResult {
    /** @description Returns that were not changed. */
    return_errors?: ReturnError[];
    /** @description Changed returns. */
    return_success?: Return[];
}
/** @description The items of an order line that customers may still return. */
export interface ReturnableItem {
    /** @description Identifier of the order line. */
    order_line_id: string;
    /** @description How the customer may return the items. */
    available_return_methods?: string[] | null;
    /** @description Reasons that the customer may choose from. */
    available_return_reasons?: string[] | null;
    /** @description Identifier of the customer's whole purchase. */
    order_commercial_id: string;
    /**
     * Format: int32
     * @description Number of days for returns of the items.
     */
    return_window?: number | null;
    /**
     * Format: int64
     * @description Quantity that customers may still return.
     */
    returnable_quantity: number;
}
/** @description One page of items to return. */
export interface ReturnableItemPage {
    /** @description Items of this page. */
    data: ReturnableItem[];
    /** @description Token of the next page. Null or absent on the last page. */
    next_page_token?: string | null;
    /** @description Token of the previous page. Null or absent on the first page. */
    previous_page_token?: string | null;
}
/** @description Purchase amounts of what is taken back, for shops that sell through the operator. */
export interface ReturnedPurchase {
    /** @description Commission on the fees of the purchase. */
    purchase_commission_on_fees?: PurchaseTotal;
    /** @description Commission on the price of the purchase. */
    purchase_commission_on_price: number;
    /** @description Commission on the shipping of the purchase. */
    purchase_commission_on_shipping: number;
    /** @description Fees of the purchase. */
    purchase_fee_amount?: PurchaseTotal;
    /** @description Price of the purchase. */
    purchase_price: number;
    /** @description Shipping charge of the purchase. */
    purchase_shipping_price: number;
}
/** @description A tax on what is taken back. */
export interface ReturnedTax {
    /** @description Amount of the tax. */
    amount: number;
    /** @description Parts of `amount`, by who pays and receives them. */
    amount_breakdown?: AmountBreakdown;
    /** @description Code of the tax. */
    code: string;
    /** @description The tax on the purchase. */
    purchase_tax?: PurchaseTax;
    /** @description Rate of the tax, in percent. */
    rate?: number;
}
export interface ReturnsAcceptQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ReturnsCancelQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ReturnsCloseQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ReturnsCreateQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ReturnsItemsToReturnQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** @description Only lines of these purchases. */
    order_commercial_id?: string[] | undefined;
    /** @description Only these order lines. */
    order_line_id?: string[] | undefined;
    /** @description Number of entries per page. */
    limit?: number | undefined;
    /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
    /**
     * @description Sort field and direction of the list.
     *     - `order_line_id,ASC`: By line, ascending.
     *     - `order_line_id,DESC`: By line, descending.
     */
    sort?: "order_line_id,ASC" | "order_line_id,DESC" | undefined;
}
export interface ReturnsListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** @description Only these returns. */
    return_id?: string[] | undefined;
    /** @description Only returns in these states. */
    return_state?: string[] | undefined;
    /** @description Only returns created at or after this time. */
    return_creation_date_from?: string | Date | undefined;
    /** @description Only returns created at or before this time. */
    return_creation_date_to?: string | Date | undefined;
    /** @description Only returns that last changed at or after this time. */
    return_last_updated_from?: string | Date | undefined;
    /** @description Only returns that last changed at or before this time. */
    return_last_updated_to?: string | Date | undefined;
    /** @description Only returns of these purchases. */
    order_commercial_id?: string[] | undefined;
    /** @description Only returns of these order lines. */
    order_line_id?: string[] | undefined;
    /** @description Only returns with these authorization numbers. */
    return_rma?: string[] | undefined;
    /** @description Only returns of these customers. */
    customer_id?: string[] | undefined;
    /** @description Number of entries per page. */
    limit?: number | undefined;
    /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
    /**
     * @description Sort field and direction of the list.
     *     - `date_created,ASC`: Oldest first.
     *     - `date_created,DESC`: Latest first.
     */
    sort?: "date_created,ASC" | "date_created,DESC" | undefined;
}
export interface ReturnsReceiveQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ReturnsUpdateComplianceQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ReturnsUpdateQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
/** @description The items with the reward. */
export type RewardSelection = PurchasedItemsSelection | OfferSelection | ProductSelection | CategorySelection | BrandSelection;
/**
 * @description Party that has set the value.
 *     - `OPERATOR`: The operator.
 *     - `SHOP`: The shop.
 */
export type SettingOwner = "OPERATOR" | "SHOP" | (string & {});
export interface SettingsAdditionalFieldsQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * @description Only fields of these entities. Default: all. Assumption about entities: A comma list.
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
     * @description Only document types of these entities. Default: all. Assumption about entities: A comma list.
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
export interface SettingsOfferStatesQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** @description Only active conditions, or only inactive conditions. */
    active?: boolean | undefined;
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
/** @description Address that goods were shipped from. */
export interface ShipFromAddress {
    /** @description First line of the street. */
    street1?: string;
    /** @description Second line of the street. */
    street2?: string;
    /** @description Postal code. */
    zip_code?: string;
    /** @description Town or city. */
    city?: string;
    /** @description State, province or region. */
    state?: string;
    /** @description ISO 3166-1 alpha-3 code of the country. */
    country_iso_code: string;
}
/** @description Address that goods were shipped to. */
export interface ShipToAddress {
    /** @description Form of address, such as Mr or Mrs. */
    civility?: string;
    /** @description First name of the receiver. */
    firstname?: string;
    /** @description Last name of the receiver. */
    lastname?: string;
    /** @description Company of the receiver. */
    company?: string;
    /** @description Second line of the company. */
    company2?: string;
    /** @description First line of the street. */
    street1?: string;
    /** @description Second line of the street. */
    street2?: string;
    /** @description Postal code. */
    zip_code?: string;
    /** @description Town or city. */
    city?: string;
    /** @description State, province or region. */
    state?: string;
    /** @description ISO 3166-1 alpha-3 code of the country. */
    country_iso_code?: string;
    /** @description First phone number. */
    phone?: string;
    /** @description Second phone number. */
    phone_secondary?: string;
}
/** @description A shipment of one order. */
export interface Shipment {
    /** @description Identifier of the shipment. */
    id: string;
    /** @description Identifier of the order. */
    order_id: string;
    /**
     * @description Status of the shipment. ST26 sets READY_FOR_PICK_UP, ST24 sets SHIPPED.
     *     - `SHIPPING`: Created, not shipped yet.
     *     - `READY_FOR_PICK_UP`: Ready to be picked up.
     *     - `SHIPMENT_PREPARED`: Prepared for shipping.
     *     - `SHIPPED`: On its way.
     *     - `TO_COLLECT`: The customer must collect it.
     *     - `RECEIVED`: The customer has received it.
     *     - `CANCELED`: Cancelled.
     *     - `CLOSED`: Finished.
     */
    status: ShipmentStatus;
    /**
     * @description Whether the customer has paid for the shipment.
     *     - `NO_DEBIT`: The customer is not debited.
     *     - `NOT_STARTED`: The debit has not started.
     *     - `WAITING_TAX_CONFIRMATION`: The taxes are not confirmed yet.
     *     - `WAITING_OPERATOR_SYSTEM_CONTACT`: The operator's system has not been contacted yet.
     *     - `WAITING_DEBIT_CONFIRMATION`: The debit is not confirmed yet.
     *     - `DEBIT_OK`: The customer was debited.
     *     - `CANCELED`: The debit was canceled.
     */
    status_customer_debit: CustomerDebitStatus;
    /** @description Contents of the shipment, one entry per order line. */
    shipment_lines?: ShipmentLine[];
    /** @description Reference of the invoice of the shipment. */
    invoice_reference?: string | null;
    /** @description Carrier of the shipment and its reports. */
    tracking?: ShipmentTracking;
    /** @description Origin of the shipment, with the address of the warehouse. */
    shipping_from?: ShippingOrigin;
    /** @description The debit of the customer for this shipment. Null before the debit. */
    payment_details?: ShipmentPayment | null;
    /** @description Values of custom fields of the shipment. */
    shipment_additional_information?: AdditionalInformation[];
    /**
     * Format: date-time
     * @description Time at which the shipment was created.
     */
    created_date: string;
    /**
     * Format: date-time
     * @description Time at which the shipment was sent. Null or absent before.
     */
    shipped_date?: string | null;
    /**
     * Format: date-time
     * @description Time at which the shipment last changed.
     */
    last_updated_date: string | null;
}
/** @description Reason why a shipment of an order was not created. */
export interface ShipmentCreateError {
    /** @description Order of the shipment that was not created. */
    order_id?: string;
    /** @description Description of the problem, for people. */
    message?: string;
}
/** @description Shipments to create. Each one succeeds or fails separately. */
export interface ShipmentCreateRequest {
    /** @description Shipments to create, at most 1000 in one request. */
    shipments: NewShipment[];
}
/** @description Created shipments and failures. */
export interface ShipmentCreateResult {
    /** @description Created shipments. */
    shipment_success: Shipment[];
    /** @description Shipments that were not created, and the reasons. */
    shipment_errors: ShipmentCreateError[];
}
/** @description Reason of the failure of a shipment. */
export interface ShipmentError {
    /** @description Identifier of the shipment. */
    id?: string;
    /** @description Description of the problem, for people. */
    message?: string;
}
/** @description A shipment by its identifier. */
export interface ShipmentId {
    /** @description Identifier of the shipment. */
    id: string;
}
/** @description A shipment with its custom fields. */
export interface ShipmentInformation {
    /** @description Identifier of the shipment. */
    shipment_id?: string;
    /** @description Custom fields of the shipment. */
    shipment_additional_information?: AdditionalInformationInput[];
}
/** @description Problems of the custom fields of a shipment. */
export interface ShipmentInformationError {
    /** @description Identifier of the shipment. */
    shipment_id?: string;
    /** @description Problems, one entry per fault. */
    errors?: InputError[];
}
/** @description Custom fields to set on shipments. */
export interface ShipmentInformationRequest {
    /** @description Shipments and their custom fields, at most 100 in one request. */
    shipments: ShipmentInformationUpdate[];
}
/** @description Updated shipments and failures. */
export interface ShipmentInformationResult {
    /** @description Updated shipments. */
    shipment_update_success?: ShipmentInformation[];
    /** @description Shipments that were not updated, and the reasons. */
    shipment_update_errors?: ShipmentInformationError[];
}
/** @description Custom fields of one shipment. */
export interface ShipmentInformationUpdate {
    /** @description Identifier of the shipment. */
    id: string;
    /** @description Custom fields to set. */
    shipment_additional_information: AdditionalInformationInput[];
}
/** @description Units of one order line in the shipment. */
export interface ShipmentLine {
    /** @description Identifier of the order line. */
    order_line_id?: string | undefined;
    /**
     * @deprecated
     * @description Use `order_line_id` instead.
     */
    offer_sku?: string | undefined;
    /** @description The package of the shipment that holds the items. */
    package_reference?: string | undefined;
    /**
     * Format: int32
     * @description Units in the shipment.
     */
    quantity: number;
}
/** @description A shipment with its new origin. */
export interface ShipmentOrigin {
    /** @description Identifier of the shipment. */
    id?: string;
    /** @description Origin of the shipment, with the address of the warehouse. */
    shipping_from?: ShippingOrigin;
}
/** @description New origins of shipments. */
export interface ShipmentOriginRequest {
    /** @description Shipments and their new origins, at most 100 in one request. */
    shipments: ShipmentOriginUpdate[];
}
/** @description Updated shipments and failures. */
export interface ShipmentOriginResult {
    /** @description Shipments with their new origins. */
    shipment_success: ShipmentOrigin[];
    /** @description Shipments with an unchanged origin, and the reasons. */
    shipment_errors: ShipmentError[];
}
/** @description New origin of the shipment. */
export interface ShipmentOriginUpdate {
    /** @description Identifier of the shipment. */
    id: string;
    /** @description New origin of the shipment. */
    shipping_from: {
        /** @description New warehouse of the shipment. */
        warehouse: {
            /** @description Code of the warehouse. */
            code: string;
        };
    };
}
/** @description One page of shipments. */
export interface ShipmentPage {
    /** @description Shipments of this page. */
    data: Shipment[];
    /** @description Null or absent on the last page. */
    next_page_token?: string | null;
    /** @description Null or absent on the first page. */
    previous_page_token?: string | null;
}
/** @description The debit of the customer for this shipment. */
export interface ShipmentPayment {
    /**
     * Format: date-time
     * @description Time at which the customer was debited.
     */
    customer_debited_date: string;
    /**
     * Format: date-time
     * @description Time at which the payment was made.
     */
    transaction_date: string;
    /** @description Number of the payment. */
    transaction_number?: string;
}
/** @description Successful shipments and failures. */
export interface ShipmentResult {
    /** @description Successful shipments. */
    shipment_success?: ShipmentId[];
    /** @description Failed shipments, and the reasons. */
    shipment_errors?: ShipmentError[];
}
/** @description Shipments for an operation. */
export interface ShipmentSelection {
    /** @description Shipments, at most 1000 in one request. */
    shipments: ShipmentId[];
}
/**
 * @description Status of the shipment. ST26 sets READY_FOR_PICK_UP, ST24 sets SHIPPED.
 *     - `SHIPPING`: Created, not shipped yet.
 *     - `READY_FOR_PICK_UP`: Ready to be picked up.
 *     - `SHIPMENT_PREPARED`: Prepared for shipping.
 *     - `SHIPPED`: On its way.
 *     - `TO_COLLECT`: The customer must collect it.
 *     - `RECEIVED`: The customer has received it.
 *     - `CANCELED`: Cancelled.
 *     - `CLOSED`: Finished.
 */
export type ShipmentStatus = "SHIPPING" | "READY_FOR_PICK_UP" | "SHIPMENT_PREPARED" | "SHIPPED" | "TO_COLLECT" | "RECEIVED" | "CANCELED" | "CLOSED" | (string & {});
/** @description Carrier of the shipment and its reports. */
export interface ShipmentTracking {
    /** @description Null or absent for an unregistered carrier. */
    carrier_code?: string | null;
    /** @description Name of the carrier. */
    carrier_name?: string;
    /** @description Code of the carrier that all instances share. */
    carrier_standard_code?: string | null;
    /** @description Tracking number of the shipment. */
    tracking_number?: string;
    /** @description Tracking page of the shipment. */
    tracking_url?: string;
    /** @description Whether the tracking was verified. */
    validity_status?: TrackingValidity | null;
    /** @description Time at which the carrier expects to deliver. */
    carrier_expected_delivery_date?: ExpectedDelivery;
    /** @description Last known place of the shipment. Null if unknown. */
    last_known_location?: LastKnownLocation | null;
    /** @description Steps of the journey that the carrier has reported. */
    milestones?: Milestone[];
}
/** @description Carrier and tracking number. For a carrier of SH21, send `carrier_code`, and its tracking URL is computed. For others, send `carrier_name` and optionally the full `tracking_url`. */
export interface ShipmentTrackingInput {
    /** @description A registered carrier. */
    carrier_code?: string | undefined;
    /** @description Needed for an unregistered carrier. */
    carrier_name?: string | undefined;
    /** @description Code of the carrier that all instances share. */
    carrier_standard_code?: string | undefined;
    /** @description Tracking number of the shipment. */
    tracking_number?: string | undefined;
    /** @description Full URL, for an unregistered carrier. */
    tracking_url?: string | undefined;
}
/** @description Carrier tracking of shipments. */
export interface ShipmentTrackingRequest {
    /** @description Shipments and their tracking, at most 1000 in one request. */
    shipments: ShipmentTrackingUpdate[];
}
/** @description Carrier tracking of one shipment. */
export interface ShipmentTrackingUpdate {
    /** @description Identifier of the shipment. */
    id: string;
    /** @description Carrier and tracking number. For a carrier of SH21, send `carrier_code`, and its tracking URL is computed. For others, send `carrier_name` and optionally the full `tracking_url`. */
    tracking: ShipmentTrackingInput;
}
export interface ShipmentsCreateQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ShipmentsDeleteQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ShipmentsItemsToShipQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** @description Only items of these orders. */
    order_id?: string[] | undefined;
    /** @description Only items that these fulfillment centers ship. */
    fulfillment_center_code?: string[] | undefined;
    /** @description Only items that can be shipped at or after this time. */
    shipping_date_from?: string | Date | undefined;
    /** @description Only items that can be shipped at or before this time. */
    shipping_date_to?: string | Date | undefined;
    /**
     * @description Sort field and direction of the list.
     *     - `shippingDate,ASC`: Earliest shipping date first.
     *     - `shippingDate,DESC`: Latest shipping date first.
     */
    sort?: "shippingDate,ASC" | "shippingDate,DESC" | undefined;
    /** @description Number of entries per page. */
    limit?: number | undefined;
    /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
}
export interface ShipmentsListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** @description Only shipments of these orders. */
    order_id?: string[] | undefined;
    /**
     * @description Only shipments in these states.
     *     - `SHIPPING`: Created, not shipped yet.
     *     - `READY_FOR_PICK_UP`: Ready to be picked up.
     *     - `SHIPMENT_PREPARED`: Prepared for shipping.
     *     - `SHIPPED`: On its way.
     *     - `TO_COLLECT`: The customer must collect it.
     *     - `RECEIVED`: The customer has received it.
     *     - `CANCELED`: Cancelled.
     *     - `CLOSED`: Finished.
     */
    shipment_state_code?: ShipmentStatus[] | undefined;
    /**
     * @description Only shipments with these debit states.
     *     - `NO_DEBIT`: The customer is not debited.
     *     - `NOT_STARTED`: The debit has not started.
     *     - `WAITING_TAX_CONFIRMATION`: The taxes are not confirmed yet.
     *     - `WAITING_OPERATOR_SYSTEM_CONTACT`: The operator's system has not been contacted yet.
     *     - `WAITING_DEBIT_CONFIRMATION`: The debit is not confirmed yet.
     *     - `DEBIT_OK`: The customer was debited.
     *     - `CANCELED`: The debit was canceled.
     */
    shipment_customer_debit_state_code?: CustomerDebitStatus[] | undefined;
    /** @description Only shipments changed at or after this time. */
    last_updated_from?: string | Date | undefined;
    /** @description Only shipments changed at or before this time. */
    last_updated_to?: string | Date | undefined;
    /**
     * @description Sort field and direction of the list.
     *     - `dateCreated,ASC`: Oldest first.
     *     - `dateCreated,DESC`: Latest first.
     */
    sort?: "dateCreated,ASC" | "dateCreated,DESC" | undefined;
    /** @description Number of entries per page. */
    limit?: number | undefined;
    /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
}
export interface ShipmentsReadyForPickUpQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ShipmentsShipQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ShipmentsUpdateAdditionalInformationQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ShipmentsUpdateOriginQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ShipmentsUpdateTrackingQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
/** @description Delivery address of the order. */
export interface ShippingAddress {
    /** @description Form of address, such as Mr or Mrs. */
    civility?: string;
    /** @description First name of the receiver. */
    firstname?: string;
    /** @description Last name of the receiver. */
    lastname: string;
    /** @description Company of the receiver. */
    company?: string;
    /** @description Second line of the company. */
    company_2?: string;
    /** @description First line of the street. */
    street_1: string;
    /** @description Second line of the street. */
    street_2?: string;
    /** @description Further directions, such as a floor or an entrance. */
    additional_info?: string | null;
    /** @description Postal code. */
    zip_code?: string;
    /** @description Town or city. */
    city: string;
    /** @description State, province or region. */
    state?: string;
    /** @description Name of the country. */
    country: string;
    /** @description ISO 3166-1 alpha-3 code of the country. */
    country_iso_code: CountryCode;
    /** @description First phone number. */
    phone?: string;
    /** @description Second phone number. */
    phone_secondary?: string;
}
export interface ShippingCarriersQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
/** @description The charge of one method into one zone for one logistic class. */
export interface ShippingCharge {
    /** @description Code of the method (SH12). */
    shipping_method_code: string;
    /** @description Code of the zone (SH11). */
    shipping_zone_code: string;
    /** @description Code of the logistic class (SH31). */
    logistic_class_code: string;
    /** @description The shop has set its own prices instead of the operator's. */
    overridden_by_shop: boolean;
    /** @description Prices in the currency of the shop. `type` decides which fields apply. */
    prices: ShippingPrices;
}
export interface ShippingChargesQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** @description Only charges that the shop has set, or only charges of the operator. */
    overridden_by_shop?: boolean | undefined;
}
export interface ShippingConfigurationQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ShippingLogisticClassesQuery {
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
/** @description A way of shipping, such as express. */
export interface ShippingMethod {
    /** @description Code of the method. */
    code: string;
    /** @description Name of the method, in the requested language. */
    label: string;
    /** @description Description of the method, for people. */
    description: string;
    /** @description Code that is the same on every platform. */
    standard_code?: string;
    /** @description The customer picks the order up. */
    click_and_collect: boolean;
    /** @description The operator delivers, not the shop. */
    delivery_by_operator: boolean;
    /** @description The delivery date excludes the shop's lead time. */
    ignore_lead_time_to_ship?: boolean;
    /** @description An order needs a tracking before it counts as shipped. */
    mandatory_tracking: boolean;
}
/** @description The active shipping methods. */
export interface ShippingMethodList {
    /** @description Methods, sorted by their sort index. */
    shipping_types?: ShippingMethod[];
}
/** @description Origin of the shipment, with the address of the warehouse. */
export interface ShippingOrigin {
    /** @description Address of the warehouse. */
    address?: ShippingOriginAddress;
    /** @description Warehouse that the shipment leaves from. */
    warehouse?: {
        /** @description Code of the warehouse. */
        code?: string;
    } | null;
}
/** @description Address that a shipment leaves from. */
export interface ShippingOriginAddress {
    /** @description First line of the street. */
    street_1?: string;
    /** @description Second line of the street. */
    street_2?: string | null;
    /** @description Postal code. */
    zip_code?: string;
    /** @description Town or city. */
    city?: string;
    /** @description State, province or region. */
    state?: string;
    /** @description ISO 3166-1 alpha-3 code. */
    country_iso_code?: string;
}
/** @description Origin of the shipment. */
export interface ShippingOriginInput {
    /** @description Warehouse that the shipment leaves from. */
    warehouse?: {
        /** @description Code of the warehouse. */
        code?: string | undefined;
    } | undefined;
}
/** @description The charge for a range of order amounts. */
export interface ShippingPriceRange {
    /** @description Order amount from which the price applies. */
    threshold: number;
    /** @description Charge for the order, in major units. */
    price: number;
}
/**
 * @description A price per item, free shipping, or a price by order amount.
 *     - `FIXED_PRICE`: A price per item, in `initial_price` and `additional_price`.
 *     - `FREE_SHIPPING`: Shipping is free.
 *     - `ORDER_RANGE`: A price by order amount, in `ranges`.
 */
export type ShippingPriceType = "FIXED_PRICE" | "FREE_SHIPPING" | "ORDER_RANGE" | (string & {});
/** @description Prices in the currency of the shop. `type` decides which fields apply. */
export interface ShippingPrices {
    /**
     * @description A price per item, free shipping, or a price by order amount.
     *     - `FIXED_PRICE`: A price per item, in `initial_price` and `additional_price`.
     *     - `FREE_SHIPPING`: Shipping is free.
     *     - `ORDER_RANGE`: A price by order amount, in `ranges`.
     */
    type: ShippingPriceType;
    /** @description Charge for the first item. */
    initial_price?: number;
    /** @description Charge for each further item. */
    additional_price?: number;
    /** @description Order amount from which shipping is free. */
    free_shipping_threshold?: number | null;
    /** @description Charges by order amount. */
    ranges?: ShippingPriceRange[];
}
/** @description A tax on the shipping charge of a line. */
export interface ShippingTax {
    /** @description Amount of the tax. */
    amount: number;
    /** @description Parts of `amount`, by who pays and receives them. */
    amount_breakdown?: AmountBreakdown;
    /** @description Code of the tax. */
    code: string;
    /** @description The tax on the purchase. */
    purchase_tax?: PurchaseTax;
    /** @description Rate of the tax, in percent. */
    rate?: number;
    /**
     * @description How the amount follows from the price.
     *     - `PROPORTIONAL_TO_AMOUNT`: In proportion to the amount.
     *     - `NONE`: Not at all.
     */
    tax_calculation_rule?: TaxCalculationRule;
}
export interface ShippingTypesQuery {
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
/** @description A region that orders are shipped into. */
export interface ShippingZone {
    /** @description Code of the zone. */
    code: string;
    /** @description Name of the zone, in the requested language. */
    label: string;
    /** @description Places in the zone, for people. */
    description: string;
}
/** @description The active shipping zones. */
export interface ShippingZoneList {
    /** @description Zones, sorted by their sort index. */
    shipping_zones: ShippingZone[];
}
export interface ShippingZonesQuery {
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
/** @description One shipping method into one zone. */
export interface ShopShipping {
    /** @description Code of the shipping method. */
    shipping_type_code: string;
    /** @description Name of the method, for people. */
    shipping_type_label: string;
    /** @description Code of the method that is the same on every platform. */
    shipping_type_standard_code?: string;
    /** @description Code of the shipping zone. */
    shipping_zone_code: string;
    /** @description Name of the zone, for people. */
    shipping_zone_label: string;
    /** @description Order amount from which shipping is free. */
    shipping_free_amount?: number;
    /** @description Values of custom fields of the method. */
    additional_fields?: AdditionalFieldValue[];
}
/** @description Shipping charges of a shop. */
export interface ShopShippingCharges {
    /**
     * Format: int64
     * @description Identifier of the shop.
     */
    shop_id: number;
    /** @description Currency of every price, as ISO 4217 code. */
    currency_iso_code: CurrencyCode;
    /**
     * Format: date-time
     * @description Time at which the charges last changed.
     */
    last_updated_date: string;
    /** @description Charge of each method into each zone for each logistic class. */
    configuration: ShippingCharge[];
}
/** @description Delivery times, lead time and cut-off times of a shop. */
export interface ShopShippingConfiguration {
    /** @description The shop, as text here and as a number elsewhere. */
    shop_id: string;
    /**
     * Format: date-time
     * @description Time at which the configuration last changed.
     */
    last_updated_date?: string;
    /** @description The shop ships for free. */
    order_free_shipping: boolean;
    /** @description Whether the operator pays for shipping. */
    shipping_paid_by_operator?: boolean;
    /** @description Days until an order is shipped. */
    lead_time_to_ship: LeadTimeToShip;
    /** @description Delivery time of each method into each zone. */
    delivery_times: ConfiguredDeliveryTime[];
    /** @description Cut-off time of each method. */
    order_cut_off_times: OrderCutOffTime[];
}
/** @description An order as OR12 returns it. */
export interface SingleOrder {
    /** @description Identifier of the order. */
    order_id: string;
    /**
     * Format: date-time
     * @description Time at which the shop accepted or refused the order.
     */
    acceptance_decision_date: string;
    /** @description Identifier of the customer's whole purchase, which may consist of orders at several shops. */
    commercial_id: string;
    /**
     * Format: date-time
     * @description Time at which the order was created.
     */
    created_date: string;
    /** @description The customer. */
    customer?: SingleOrderCustomer;
    /** @description Whether the customer has written a message. */
    has_customer_message: boolean;
    /** @description Whether an incident is open. */
    has_incident: boolean;
    /** @description Whether the order has an invoice. */
    has_invoice: boolean;
    /**
     * Format: date-time
     * @description Time of the last change.
     */
    last_updated_date: string;
    /** @description Lines of the order. */
    order_lines: SingleOrderLine[];
    /**
     * @description State of the order.
     *     - `STAGING`: Fraud checks or quotes are pending.
     *     - `WAITING_ACCEPTANCE`: Waits until the shop accepts it.
     *     - `WAITING_DEBIT`: Accepted. The customer is not yet debited.
     *     - `WAITING_DEBIT_PAYMENT`: The debit of the customer waits for confirmation.
     *     - `SHIPPING`: To be shipped.
     *     - `SHIPPED`: Shipped.
     *     - `TO_COLLECT`: Ready for the customer to collect.
     *     - `RECEIVED`: The customer has received it.
     *     - `CLOSED`: Closed.
     *     - `REFUSED`: The shop refused it.
     *     - `CANCELED`: Canceled.
     */
    order_state: OrderState;
    /** @description Code of the reason of the state. */
    order_state_reason_code: string | null;
    /** @description Name of the reason. */
    order_state_reason_label: string | null;
    /**
     * @deprecated
     * @description Use `payment_type`.
     */
    paymentType?: string;
    /** @description Means of payment. */
    payment_type: string;
    /** @description Price of all lines, without shipping. */
    price: number;
    /** @description Name of the carrier. */
    shipping_company?: string | null;
    /** @description Shipping charge. */
    shipping_price: number;
    /** @description Tracking number. */
    shipping_tracking?: string | null;
    /** @description Address of the tracking page. */
    shipping_tracking_url?: string | null;
    /** @description Code of the shipping method. */
    shipping_type_code: string;
    /** @description Name of the shipping method. */
    shipping_type_label: string;
    /** @description Code of the shipping zone. */
    shipping_zone_code: string;
    /** @description Name of the shipping zone. */
    shipping_zone_label: string;
    /** @description Commission with taxes. */
    total_commission: number;
    /** @description Price with shipping. */
    total_price: number;
}
/** @description Address for the bill. */
export interface SingleOrderBillingAddress {
    /** @description Town or city. */
    city: string;
    /** @description Form of address, such as Mr or Mrs. */
    civility?: string;
    /** @description Company of the receiver. */
    company?: string | null;
    /** @description Name of the country. */
    country: string;
    /** @description ISO 3166-1 alpha-3 code of the country. */
    country_iso_code: CountryCode;
    /** @description First name. */
    firstname?: string;
    /** @description Last name. */
    lastname: string;
    /** @description First phone number. */
    phone?: string;
    /** @description Second phone number. */
    phone_secondary?: string;
    /** @description State, province or region. */
    state?: string;
    /** @description First line of the street. */
    street_1: string;
    /** @description Second line of the street. */
    street_2?: string;
    /** @description Postal code. */
    zip_code?: string;
}
/** @description The customer of an order. */
export interface SingleOrderCustomer {
    /** @description Address for the bill. */
    billing_address: SingleOrderBillingAddress;
    /** @description Form of address, such as Mr or Mrs. */
    civility?: string;
    /** @description Identifier of the customer. */
    customer_id: string;
    /** @description First name. */
    firstname: string;
    /** @description Last name. */
    lastname: string;
    /** @description Address for the delivery. */
    shipping_address: SingleOrderShippingAddress;
}
/** @description A line of an order as OR12 returns it. */
export interface SingleOrderLine {
    /** @description Identifier of the order line. */
    order_line_id: string;
    /** @description Whether the shop may refund the line now. */
    can_refund: boolean;
    /** @description Code of the product's category. */
    category_code: string;
    /** @description Name of the category, in the requested language. */
    category_label: string;
    /** @description Commission on the line, without taxes. */
    commission_fee: number;
    /** @description Rate of the tax on the commission. */
    commission_rate_vat: number;
    /** @description Tax on the commission. */
    commission_vat: number;
    /**
     * Format: date-time
     * @description Time at which the line was created.
     */
    created_date: string;
    /**
     * Format: date-time
     * @description Time at which the customer was debited for the line.
     */
    debited_date: string | null;
    /** @description Description of the offer. */
    description: string;
    /**
     * Format: date-time
     * @description Time of the last change.
     */
    last_updated_date: string;
    /**
     * Format: int64
     * @description Identifier of the offer on the platform.
     */
    offer_id: number;
    /** @description Identifier of the offer in the shop. */
    offer_sku: string;
    /** @description Code of the condition of the product (OF61). */
    offer_state_code: string;
    /** @description Values of the custom fields of order lines (AF01). */
    order_line_additional_fields: AdditionalFieldValue[];
    /**
     * Format: int32
     * @description Number of the line in the order, from 1.
     */
    order_line_index: number;
    /**
     * @description State of the line.
     *     - `STAGING`: Fraud checks or quotes are pending.
     *     - `WAITING_ACCEPTANCE`: Waits until the shop accepts it.
     *     - `WAITING_DEBIT`: Accepted. The customer is not yet debited.
     *     - `WAITING_DEBIT_PAYMENT`: The debit of the customer waits for confirmation.
     *     - `SHIPPING`: To be shipped.
     *     - `SHIPPED`: Shipped.
     *     - `TO_COLLECT`: Ready for the customer to collect.
     *     - `RECEIVED`: The customer has received it.
     *     - `CLOSED`: Closed.
     *     - `REFUSED`: The shop refused it.
     *     - `CANCELED`: Canceled.
     *     - `INCIDENT_OPEN`: An incident is open.
     *     - `REFUNDED`: Refunded.
     */
    order_line_state: OrderLineState;
    /** @description Code of the reason of the state, such as the reason of an incident. */
    order_line_state_reason_code: string | null;
    /** @description Name of the reason. */
    order_line_state_reason_label: string | null;
    /** @description Price of the line, without shipping. */
    price: number;
    /** @description Additional text about the price. */
    price_additional_info?: string | null;
    /** @description Price of one unit. */
    price_unit: number;
    /** @description Identifier of the product on the platform. */
    product_sku: string;
    /** @description Title of the product. */
    product_title: string;
    /**
     * Format: int32
     * @description Quantity that is left after cancelations.
     */
    quantity: number;
    /**
     * Format: date-time
     * @description Time at which the customer received the line.
     */
    received_date: string | null;
    /**
     * Format: date-time
     * @description Time at which the line was shipped.
     */
    shipped_date: string | null;
    /** @description Shipping charge. */
    shipping_price: number;
    /**
     * @deprecated
     * @description Shipping charge of each further unit.
     */
    shipping_price_additional_unit?: number;
    /**
     * @deprecated
     * @description Shipping charge of one unit.
     */
    shipping_price_unit?: number;
    /** @description Commission with taxes. */
    total_commission: number;
    /** @description Price with shipping. */
    total_price: number;
}
/** @description Address for the delivery. */
export interface SingleOrderShippingAddress {
    /** @description Further directions, such as a floor or an entrance. */
    additional_info?: string;
    /** @description Town or city. */
    city: string;
    /** @description Form of address, such as Mr or Mrs. */
    civility?: string;
    /** @description Company of the receiver. */
    company?: string | null;
    /** @description Name of the country. */
    country: string;
    /** @description ISO 3166-1 alpha-3 code of the country. */
    country_iso_code: CountryCode | null;
    /** @description First name. */
    firstname?: string;
    /** @description Last name. */
    lastname: string;
    /** @description First phone number. */
    phone?: string;
    /** @description Second phone number. */
    phone_secondary?: string;
    /** @description State, province or region. */
    state?: string;
    /** @description First line of the street. */
    street_1: string;
    /** @description Second line of the street. */
    street_2?: string;
    /** @description Postal code. */
    zip_code?: string;
}
/** @description One line of a file with stock. An empty cell is a missing value. */
export interface StockFileRow {
    /** @description Identifier of the offer in the shop. */
    "offer-sku"?: string | undefined;
    /** @description Quantity in stock. */
    quantity?: string | undefined;
    /** @description Code of the warehouse. Default: the quantity is the whole stock of the offer. */
    "warehouse-code"?: string | undefined;
    /** @description `update` or empty to set the quantity, `delete` to remove the stock of the warehouse. */
    "update-delete"?: string | undefined;
}
/** @description Status and figures of an import of stock. */
export interface StockImport {
    /** @description Identifier of the import. */
    import_id: string;
    /**
     * Format: int64
     * @description Shop of the offers.
     */
    shop_id: number;
    /**
     * @description Status of an import of prices or stock. COMPLETE and FAILED are final.
     *     - `WAITING`: Waits to be imported.
     *     - `RUNNING`: Being imported.
     *     - `COMPLETE`: Complete. The error report contains the failed lines. Final.
     *     - `FAILED`: Failed. Final.
     */
    status: PriceImportStatus;
    /**
     * Format: date-time
     * @description Time at which the file was received.
     */
    date_created: string;
    /**
     * Format: int32
     * @description Lines that were imported.
     */
    lines_in_success?: number;
    /**
     * Format: int32
     * @description Lines that failed.
     */
    lines_in_error?: number;
    /** @description Whether STO03 has a file. */
    has_error_report: boolean;
}
export interface StockImportErrorReportQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface StockImportQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
/** @description A file with the stock of offers. */
export interface StockImportRequest {
    /**
     * Format: binary
     * @description The file with quantities as CSV with semicolons. Its first line names the columns.
     */
    file: FileInput;
}
/** @description The accepted import. */
export interface StockImportStarted {
    /** @description Identifier of the import, used to read its status with STO02. */
    import_id?: string;
}
export interface StockImportStatusQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
/**
 * @description How the amount of a tax follows from the price.
 *     - `PROPORTIONAL_TO_AMOUNT`: In proportion to the amount.
 *     - `NONE`: Not at all.
 */
export type TaxCalculationRule = "PROPORTIONAL_TO_AMOUNT" | "NONE" | (string & {});
/**
 * @description Whether the tracking was verified.
 *     - `MISSING_TRACKING`: The shipment has no tracking.
 *     - `UNVERIFIED`: Not checked yet.
 *     - `UNCOVERED`: The carrier is not covered by the check.
 *     - `INVALID`: The tracking was found to be invalid.
 *     - `VERIFIED`: The tracking was verified.
 */
export type TrackingValidity = "MISSING_TRACKING" | "UNVERIFIED" | "UNCOVERED" | "INVALID" | "VERIFIED" | (string & {});
/** @description The items that trigger the reward. */
export type TriggerSelection = AllItemsSelection | OfferSelection | ProductSelection | CategorySelection | BrandSelection;
/** @description The editable part of the shop after an update. */
export interface UpdatedAccount {
    /** @description Name of the shop, as shown to customers. */
    shop_name?: string;
    /** @description Presentation of the shop for customers. */
    description?: string;
    /**
     * @description Sales model of the shop.
     *     - `MARKETPLACE`: The shop sells on its own account.
     *     - `DROPSHIP`: The operator sells and the shop ships.
     *     - `ONE_CREDITOR`: The operator is the only creditor of the customer.
     */
    model?: ShopModel;
    /** @description E-mail address of the shop. */
    email?: string;
    /** @description Fax number. */
    fax?: string;
    /** @description Address of the shop's own web site. */
    web_site?: string;
    /** @description Postal address of the shop and its contact person. */
    address?: ShopAddress;
    /** @description Whether the seller is a business, not a private person. */
    is_professional?: boolean;
    /** @description Business details of the shop. Use the billing information instead. */
    pro_details?: ProDetails;
    /** @description Billing information that applies if no specific one does. */
    default_billing_information?: DefaultBillingInformation;
    /** @description More sets of billing information for special cases, such as another country. */
    specific_billing_informations?: BillingInformation[];
    /** @description The shop must fill `payment_info` before it can be paid. */
    payment_method_mandatory?: boolean;
    /** @description Bank account for payments to the shop. `@type` decides the banking system and the fields. */
    payment_info?: PaymentInfo;
    /** @description Codes of the channels that the shop sells on. */
    channels?: string[];
    /**
     * Format: date-time
     * @description Start of a planned closure.
     */
    closed_from?: string;
    /**
     * Format: date-time
     * @description End of a planned closure.
     */
    closed_to?: string;
    /** @description Return policy of the shop, for customers. */
    return_policy?: string;
    /** @description Recycling policy of the shop, for customers. */
    recycling_policy?: string;
    /** @description Shipping settings of the shop. */
    shipping?: ShopShippingSettings;
    /** @description Country that the shop ships from, as ISO 3166-1 alpha-3 code. */
    shipping_country?: CountryCode;
    /** @description Registrations under extended producer responsibility schemes. */
    producer_identifiers?: ProducerIdentifier[];
    /** @description Values of the operator's custom fields (AF01). */
    shop_additional_fields?: AdditionalFieldValue[];
}
/** @description A cancelation of the line. */
export interface UpdatedCancelation {
    /** @description Identifier of the cancelation. */
    cancelation_id?: string;
    /** @description Contributions to schemes of extended producer responsibility. */
    eco_contributions?: UpdatedEcoContribution[];
}
/** @description Contribution to one scheme of extended producer responsibility. */
export interface UpdatedEcoContribution {
    /** @description Product category of the scheme, such as FR-DEEE. */
    epr_category_code?: string;
    /** @description Registration number of the producer. */
    producer_id?: string;
    /** @description Owner of the registration number. */
    producer_id_owner?: string;
    /** @description Contribution for all units. */
    total_amount?: number;
    /** @description Contribution for one unit. */
    unit_amount?: number;
}
/** @description A line of the request: its origin, or its errors. */
export interface UpdatedLineOrigin {
    /** @description Identifier of the order line. */
    id: string;
    /** @description Problems, one entry per fault. */
    errors?: InputError[];
    /** @description The values after the change. Absent if there are errors. */
    updated?: UpdatedOrigin;
}
/** @description An order of the request: its values after the change, or its errors. */
export interface UpdatedOrder {
    /** @description Identifier of the order. */
    order_id?: string;
    /** @description Problems, one entry per fault. */
    errors?: InputError[];
    /** @description The values after the change. Absent if there are errors. */
    updated?: UpdatedOrderValues;
}
/** @description A line after the change. */
export interface UpdatedOrderLine {
    /** @description Identifier of the order line. */
    order_line_id?: string;
    /** @description Cancelations of the line. */
    cancelations?: UpdatedCancelation[];
    /** @description Contributions to schemes of extended producer responsibility. */
    eco_contributions?: UpdatedEcoContribution[];
    /** @description Refunds of the line. */
    refunds?: UpdatedRefund[];
}
/** @description The values after the change. */
export interface UpdatedOrderValues {
    /** @description Lines after the change. */
    order_lines?: UpdatedOrderLine[];
    /** @description References of the order on both sides. */
    references?: UpdatedReferences;
}
/** @description The origin after the change. */
export interface UpdatedOrigin {
    /** @description The address. */
    address?: UpdatedOriginAddress;
    /** @description Warehouse that the line is shipped from. */
    warehouse?: LineWarehouse | null;
}
/** @description Address that the line is shipped from. */
export interface UpdatedOriginAddress {
    /** @description Town or city. */
    city?: string | null;
    /** @description ISO 3166-1 alpha-3 code of the country. */
    country_iso_code: string;
    /** @description State, province or region. */
    state?: string | null;
    /** @description First line of the street. */
    street_1?: string | null;
    /** @description Second line of the street. */
    street_2?: string | null;
    /** @description Postal code. */
    zip_code?: string | null;
}
/** @description References of the order. */
export interface UpdatedReferences {
    /** @description The seller's own reference of the order. */
    order_reference_for_seller?: string;
}
/** @description A refund of the line. */
export interface UpdatedRefund {
    /** @description Contributions to schemes of extended producer responsibility. */
    eco_contributions?: UpdatedEcoContribution[];
    /** @description Identifier of the refund. */
    refund_id?: string;
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
    "/api/offers/states": {
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
         * List offer conditions
         * @description The conditions of offered products, sorted by the operator's sort index.
         */
        get: operations["OF61"];
    };
    "/api/offers": {
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
         * List offers
         * @description Lists the offers of the shop in offset pages, cheapest first. Deleted offers are not listed. To follow all changes, start an export with OF52 instead.
         */
        get: operations["OF21"];
        /**
         * Create, change or delete offers
         * @description Removes the values of an offer that you leave out. Creates, changes or deletes offers from a JSON list. The list is imported like a file: read the status with OF02 and the failed offers with OF03. To change only prices or stock, use PRI01 or STO01.
         */
        post: operations["OF24"];
    };
    "/api/offers/{offer}": {
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
         * Get an offer
         * @description Returns one offer of the shop with all its prices.
         */
        get: operations["OF22"];
    };
    "/api/offers/{offer}/quantity": {
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
         * Get the stock of an offer
         * @deprecated
         * @description Returns the quantity in stock of one offer. New integrations must not use this operation.
         */
        get: operations["OF26"];
    };
    "/api/offers/imports": {
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
         * List offer imports
         * @description Lists the imports of offers with their status and figures in seek pages, newest first.
         */
        get: operations["OF04"];
        /**
         * Import an offer file
         * @description Removes the values of an offer that you leave out of its line, and with REPLACE all offers that you leave out. Imports a file with offers in CSV, XML or XLSX. Read its status with OF02. If the file also contains products, their import has its own ID (P42) and runs first. Sending the file again imports it again.
         */
        post: operations["OF01"];
    };
    "/api/offers/imports/{import_id}": {
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
         * Read the status of an offer import
         * @description Reports the progress of an import of offers. Poll it at most once a minute, until `status` is COMPLETE or FAILED. OF03 has the failed lines if `has_error_report` is true.
         */
        get: operations["OF02"];
    };
    "/api/offers/imports/{import_id}/error_report": {
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
         * Download the error report of an offer import
         * @description Downloads the failed lines of the file with the reasons, in the format of the file that was sent. The report exists when the import is complete and `has_error_report` is true. Correct the lines and import the report.
         */
        get: operations["OF03"];
    };
    "/api/offers/pricing/imports": {
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
         * List price imports
         * @description Lists the imports of prices with their status and figures in seek pages, newest first. To follow one import, pass its `import_id` and poll until `status` is COMPLETE or FAILED.
         */
        get: operations["PRI02"];
        /**
         * Import a price file
         * @description Removes the prices of each offer of the file that you leave out. Imports a CSV file with all prices of offers, at most 50 prices an offer. If one price of an offer fails, none of its prices changes. If the platform approves prices, the file creates pending prices. Sending the file again imports it again.
         */
        post: operations["PRI01"];
    };
    "/api/offers/pricing/imports/{import_id}/error_report": {
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
         * Download the error report of a price import
         * @description Downloads the lines of offers with a failed price as CSV, each with its line number and the reason first. The report exists when the import is complete and `has_error_report` is true. Correct the lines and import the report.
         */
        get: operations["PRI03"];
    };
    "/api/offers/stock/imports": {
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
         * Import a stock file
         * @description Imports a CSV file with quantities of offers, of the whole offer or of a warehouse. Offers and warehouses that the file does not name keep their stock. Sending the file again imports it again.
         */
        post: operations["STO01"];
    };
    "/api/offers/stock/imports/{import_id}/status": {
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
         * Read the status of a stock import
         * @description Reports the progress of an import of stock. Poll it until `status` is COMPLETE or FAILED. STO03 has the failed lines.
         */
        get: operations["STO02"];
    };
    "/api/offers/stock/imports/{import_id}/error_report": {
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
         * Download the error report of a stock import
         * @description Downloads the failed lines of the file as CSV, each with its line number and the reason first. The report exists when the import is complete and `has_error_report` is true. Correct the lines and import the report.
         */
        get: operations["STO03"];
    };
    "/api/offers/export": {
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
         * Export offers as one CSV file
         * @deprecated
         * @description Exports all active offers, or all offers that changed since a date, as one CSV file that is sorted by offer ID. Changes include deleted and inactive offers. Deleted offers have their identifiers only. Use OF52 instead.
         */
        get: operations["OF51"];
    };
    "/api/offers/export/async": {
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
         * Start an export of offers
         * @description Starts an asynchronous export of all active offers, or of all offers that changed since a date, as several files. Changes include deleted and inactive offers. If the same export is running, the response contains its ID. OF53 returns the status and the URLs of the files. OF54 fetches them.
         */
        post: operations["OF52"];
    };
    "/api/offers/export/async/status/{tracking_id}": {
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
         * Get the status of an export of offers
         * @description Poll it once a minute until the export has ended. COMPLETED adds the URLs of the files in `urls`, FAILED the reason in `error`.
         */
        get: operations["OF53"];
    };
    "/api/promotions": {
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
         * List promotions
         * @description Lists the promotions of the shop in offset pages, latest start first. By default, only active promotions are listed. `locale` selects the pictures and descriptions of one language.
         */
        get: operations["PR01"];
        /**
         * Create a promotion
         * @description Creates a promotion of the shop. Its `internal_id` must be new.
         */
        post: operations["PR03"];
    };
    "/api/promotions/{promotion_internal_id}": {
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
         * Change a promotion
         * @description Removes optional values of the promotion that you leave out. Changes a promotion of the shop. The kind of the reward and of the trigger stay. The start and the code change only before the promotion has started.
         */
        put: operations["PR04"];
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
         * @description The modules and major features that were enabled when the platform was set up. Some of them decide which other operations to use. `features.shipment.multi_shipment` concerns the shipment operations. `platform_configuration.enhanced_seller_invoicing` decides between IV01 and billing cycles with document requests.
         */
        get: operations["PC01"];
    };
    "/api/reasons": {
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
         * List reasons
         * @description The reasons of cancellations, refunds, incidents and messages, sorted by type and then by sort index. Shops may only use reasons with `is_shop_right`.
         */
        get: operations["RE01"];
    };
    "/api/reasons/{reason_type}": {
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
         * List reasons of one type
         * @deprecated
         * @description The reasons of one type, sorted by sort index. Only reasons that the user's role may use are listed. Deprecated: use RE01, which lists all types at once.
         */
        get: operations["RE02"];
    };
    "/api/reasons/incident_open": {
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
         * List reasons for opening an incident
         * @deprecated
         * @description The reasons for opening an incident that the user's role may use. Deprecated: use RE02 with the reason type INCIDENT_OPEN, or RE01.
         */
        get: operations["RE11"];
    };
    "/api/reasons/incident_close": {
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
         * List reasons for closing an incident
         * @deprecated
         * @description The reasons for closing an incident that the user's role may use. Deprecated: use RE02 with the reason type INCIDENT_CLOSE, or RE01.
         */
        get: operations["RE12"];
    };
    "/api/reasons/messaging": {
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
         * List reasons for writing a message
         * @deprecated
         * @description The reasons for writing a message that the user's role may use. Deprecated: use RE02 with the reason type MESSAGING, or RE01.
         */
        get: operations["RE14"];
    };
    "/api/shipping/zones": {
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
         * List shipping zones
         * @description The active shipping zones, sorted by index.
         */
        get: operations["SH11"];
    };
    "/api/shipping/types": {
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
         * List shipping methods
         * @description The active shipping methods, sorted by index.
         */
        get: operations["SH12"];
    };
    "/api/shipping/carriers": {
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
         * List carriers
         * @description The carriers registered on the platform, sorted by label. For other carriers, a shipment can contain the full tracking URL (ST23).
         */
        get: operations["SH21"];
    };
    "/api/shipping/logistic_classes": {
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
         * List logistic classes
         * @description The size and weight classes that shipping charges depend on, sorted by index.
         */
        get: operations["SH31"];
    };
    "/api/shipping/configuration/shop": {
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
         * Get the shipping configuration of the shop
         * @description Delivery times, lead time to ship and cut-off times of the shop, and who has set each of them.
         */
        get: operations["SH42"];
    };
    "/api/shipping/charges/shop": {
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
         * Get the shipping charges of the shop
         * @description The shipping charges of the shop by method, zone and logistic class, and which prices the shop has set.
         */
        get: operations["SH52"];
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
    "/api/document-request/requests": {
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
         * List document requests
         * @description Lists the invoices and credit notes to issue, newest first. A shop fulfills its own requests in TO_PROCESS with DR74 and downloads issued documents with DR73. `entity_id` requires `entity_type`, otherwise the response is 400.
         */
        get: operations["DR11"];
    };
    "/api/document-request/{document_request_id}/lines": {
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
         * List the lines of a document request
         * @description Lists the lines of the document, oldest first: products sold or credited, or fees of the operator.
         */
        get: operations["DR12"];
    };
    "/api/document-request/documents/download": {
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
         * Download accounting documents
         * @description Downloads issued documents. At least one of `document_id` and `entity_id` is required. `entity_id` requires `entity_type`. One document is returned as the file itself. Several are returned as a ZIP, grouped in folders by entity type and order.
         */
        get: operations["DR73"];
    };
    "/api/document-request/documents/upload": {
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
         * Upload accounting documents
         * @description Uploads the documents of document requests (DR11). File names must be distinct, with at most 50 documents per upload. If a request needs several formats, upload all of them in one call. The status is 200 even if requests are refused, so check the `errors` of each request.
         */
        post: operations["DR74"];
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
    "/api/products": {
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
         * Find products by references
         * @description Finds products of the operator's catalog by their identifiers, at most 100 references per request. The response is sorted by `product_sku`, then `product_id_type`, then `product_id`, all ascending. References without a product are left out. Labels are in the language of `locale`.
         */
        get: operations["P31"];
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
    "/api/shipments": {
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
         * List shipments
         * @description Lists shipments in seek pages, oldest first. Change the order with `sort`. To follow changes, such as reports of carriers, use `last_updated_from`.
         */
        get: operations["ST11"];
        /**
         * Update the origin of shipments
         * @description Changes the warehouse of origin of up to 100 shipments. Every shipment succeeds or fails separately.
         */
        put: operations["ST07"];
        /**
         * Create shipments
         * @description Creates up to 1000 shipments, each with items of one order. Every shipment succeeds or fails separately, and failures contain the order. With `shipped`, the shipment immediately counts as sent. Sending the request again creates more shipments of the items that are left.
         */
        post: operations["ST01"];
    };
    "/api/shipments/delete": {
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
         * Delete shipments
         * @description Deletes up to 1000 shipments that are not sent yet. Their items become available for shipment again. Every shipment succeeds or fails separately.
         */
        put: operations["ST06"];
    };
    "/api/shipments/items_to_ship": {
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
         * List items to ship
         * @description Lists the items of each order that are not in a shipment yet, and their address, in seek pages. Sorted by shipping date. Change the order with `sort`.
         */
        get: operations["ST12"];
    };
    "/api/shipments/tracking": {
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
         * Update the tracking of shipments
         * @description Sets carrier and tracking number of up to 1000 shipments. For a registered carrier, send `carrier_code`, and its tracking URL is computed. For an unregistered one, send `carrier_name` and optionally the full `tracking_url`. Every shipment succeeds or fails separately.
         */
        post: operations["ST23"];
    };
    "/api/shipments/ship": {
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
         * Mark shipments as shipped
         * @description Marks up to 1000 shipments as SHIPPED, which cannot be undone. Every shipment succeeds or fails separately.
         */
        put: operations["ST24"];
    };
    "/api/shipments/ready_for_pick_up": {
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
         * Mark shipments as ready for pick-up
         * @description Marks up to 1000 shipments as READY_FOR_PICK_UP. Every shipment succeeds or fails separately.
         */
        put: operations["ST26"];
    };
    "/api/shipments/additional_information": {
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
         * Update additional information of shipments
         * @description Sets custom fields of up to 100 shipments. Every shipment succeeds or fails separately. A failure lists the invalid fields.
         */
        put: operations["ST31"];
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
    "/api/orders": {
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
         * List orders
         * @description Lists the orders of the shop in offset pages, oldest first, with customers, lines, refunds and taxes. For many orders, start an export with OR13. With `start_update_date`, the list also contains orders that changed a little earlier.
         */
        get: operations["OR11"];
        /**
         * Update orders
         * @description Sets the seller's reference and the eco contributions of up to 100 orders. Fields that you leave out stay, and null removes them. Every order succeeds or fails separately. Nothing changes for a customer who was anonymized.
         */
        put: operations["OR04"];
    };
    "/api/orders/shipping_from": {
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
         * Set origins of order lines
         * @description Sets where up to 100 order lines are shipped from: a warehouse of the shop, or an address. Every line succeeds or fails separately.
         */
        put: operations["OR07"];
    };
    "/api/orders/refund": {
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
         * Refund amounts of order lines
         * @description Refunds amounts of order lines, with taxes and fees. Either all refunds of the request are created, or none. `taxes` and `shipping_taxes` are required if the line has them. Sending the request again creates more refunds.
         */
        put: operations["OR28"];
    };
    "/api/orders/cancel": {
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
         * Cancel amounts of order lines
         * @description Cancels amounts and quantities of order lines, with taxes and fees. Either all cancelations of the request are created, or none. Sending the request again creates more cancelations.
         */
        put: operations["OR30"];
    };
    "/api/orders/adjust": {
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
         * Adjust order lines by measure
         * @description Sets the real measure of up to 100 order lines that are sold by measure. A lower measure refunds the difference. Every line succeeds or fails separately.
         */
        put: operations["OR32"];
    };
    "/api/orders/{order_id}": {
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
         * Get an order
         * @deprecated
         * @description Returns one order in an earlier form, with fewer fields than OR11.
         */
        get: operations["OR12"];
    };
    "/api/orders/{order_id}/accept": {
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
         * Accept or refuse an order
         * @description Accepts or refuses the lines of an order in WAITING_ACCEPTANCE. The request contains a decision about each line. If all lines are refused, the order is REFUSED.
         */
        put: operations["OR21"];
    };
    "/api/orders/{order_id}/tracking": {
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
         * Set the tracking of an order
         * @description Sets carrier and tracking number of an order. For a registered carrier (SH21), send `carrier_code`, and the URL is computed. For another carrier, send `carrier_name` and optionally `carrier_url`.
         */
        put: operations["OR23"];
    };
    "/api/orders/{order_id}/ship": {
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
         * Ship an order
         * @description Marks an order in SHIPPING as shipped, with all its lines. Set its tracking first with OR23.
         */
        put: operations["OR24"];
    };
    "/api/orders/{order_id}/refund": {
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
         * Refund whole order lines
         * @deprecated
         * @description Refunds the rest of the price and shipping charge of order lines. Sending the request again is refused.
         */
        put: operations["OR26"];
    };
    "/api/orders/{order_id}/cancel": {
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
         * Cancel an order
         * @description Cancels a whole order that is not shipped. Its stock returns to the offers.
         */
        put: operations["OR29"];
    };
    "/api/orders/{order_id}/additional_fields": {
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
         * Set custom fields of an order
         * @description Sets custom fields (AF01) of an order and of its lines. Fields that you leave out stay. Null or an empty text removes the value of a field that isn't mandatory. If one field is refused, nothing changes, and the response contains all errors.
         */
        put: operations["OR31"];
    };
    "/api/orders/async-export": {
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
         * Start an export of orders
         * @description Starts an asynchronous export of orders to JSON files. The request contains at least one period: creation (`start_date` and `end_date`) or last change (`start_update_date` and `end_update_date`). A shop has one export at a time. OR14 returns the status and the URLs of the files. OR15 fetches them.
         */
        post: operations["OR13"];
    };
    "/api/orders/async-export/status/{tracking_id}": {
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
         * Get the status of an export of orders
         * @description Reports the progress of an export. Poll it until `status` is final. `urls` then contains the files for OR15.
         */
        get: operations["OR14"];
    };
    "/api/orders/documents": {
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
         * List documents of orders
         * @description Lists the documents of up to 100 orders. Orders of other shops have none.
         */
        get: operations["OR72"];
    };
    "/api/orders/documents/download": {
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
         * Download documents of orders
         * @description Downloads documents of orders. One document ID alone returns the file itself. All other requests return a ZIP archive `documents-<timestamp>.zip` with a folder for each order. Document types always return an archive.
         */
        get: operations["OR73"];
    };
    "/api/orders/documents/{document_id}": {
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
         * Delete a document of an order
         * @description Deletes a document of an order permanently.
         */
        delete: operations["OR76"];
    };
    "/api/orders/taxes": {
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
         * List taxes of orders
         * @description Lists the taxes that orders may have.
         */
        get: operations["OR75"];
    };
    "/api/orders/{order_id}/documents": {
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
         * Upload documents of an order
         * @description Uploads documents to an order. File names are distinct and consist of US-ASCII characters. An order has at most 50 documents. Allowed types are `csv, doc, xls, xlsx, ppt, pdf, odt, ods, odp, txt, rtf, png, jpg, gif, zpl, mov, mp4`. The status is 200 even if documents are refused. The response lists only refused documents.
         */
        post: operations["OR74"];
    };
    "/api/orders/{order_id}/evaluation": {
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
         * Get the evaluation of an order
         * @description Returns the customer's evaluation of an order, and the reply to it.
         */
        get: operations["OR51"];
    };
    "/api/orders/{order_id}/lines/{line}/resolve_incident": {
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
         * Resolve an incident
         * @description Marks the open incident of an order line as resolved, with a reason.
         */
        put: operations["OR64"];
    };
    "/api/returns": {
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
         * List returns
         * @description Lists the returns of the shop in seek pages, oldest first.
         */
        get: operations["RT11"];
        /**
         * Update returns
         * @description Changes label, method, address, tracking and authorization number of up to 100 returns. Fields that you leave out stay. Every return succeeds or fails separately.
         */
        put: operations["RT04"];
        /**
         * Open returns
         * @description Opens up to 200 returns for customers. Every return succeeds or fails separately. Sending the request again opens more returns.
         */
        post: operations["RT01"];
    };
    "/api/returns/items_to_return": {
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
         * List items to return
         * @description Lists the order lines that customers may still return, with methods and reasons, in seek pages.
         */
        get: operations["RT12"];
    };
    "/api/returns/accept": {
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
         * Accept or refuse returns
         * @description Accepts or refuses up to 100 returns in WAITING_ACCEPTANCE. Every return succeeds or fails separately.
         */
        put: operations["RT21"];
    };
    "/api/returns/receive": {
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
         * Receive returns
         * @description Marks up to 100 accepted returns as received. Every return succeeds or fails separately.
         */
        put: operations["RT25"];
    };
    "/api/returns/compliance": {
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
         * Report the condition of returns
         * @description Reports whether the items of up to 100 received returns are as they should be. Every return succeeds or fails separately.
         */
        put: operations["RT26"];
    };
    "/api/returns/close": {
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
         * Close returns
         * @description Closes up to 100 received returns. Every return succeeds or fails separately. A refund is separate (OR28).
         */
        put: operations["RT27"];
    };
    "/api/returns/cancel": {
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
         * Cancel returns
         * @description Cancels up to 100 returns that are not received. Every return succeeds or fails separately.
         */
        put: operations["RT29"];
    };
    "/api/picklists": {
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
         * List pick lists
         * @description Lists the pick lists of a fulfillment center in seek pages, earliest pick-up first.
         */
        get: operations["PL11"];
    };
    "/api/products/offers": {
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
         * List offers of products
         * @description Lists the offers of all shops for up to 100 products, cheapest first. Name the products by `product_ids` or by `product_references`. For a shop, several fields of the offers hold fixed values.
         */
        get: operations["P11"];
    };
    "/api/seller-billing-cycles": {
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
         * List billing cycles
         * @description Lists the periods that the shop is billed and paid for, with their totals. If enhanced seller invoicing (PC01) is enabled, use this list instead of IV01. Pages have up to 1000 cycles.
         */
        get: operations["SBC11"];
    };
    "/api/orders/{order_id}/threads": {
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
         * Open a thread on an order
         * @description Creates a thread on an order with its first message. `to` contains roles, not identifiers. One message has at most 30 MB. Send later messages with M12. Sending the same message again creates a second thread.
         */
        post: operations["OR43"];
    };
    "/api/messages": {
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
         * List legacy messages
         * @deprecated
         * @description Lists messages outside threads in offset pages, newest first. Change the direction with `order`. By default, only messages that the shop received are listed. Deprecated: list threads with M11 and read them with M10.
         */
        get: operations["M01"];
    };
    "/api/orders/{order_id}/messages": {
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
         * List legacy messages of an order
         * @deprecated
         * @description Lists messages on an order outside threads in offset pages, newest first. Deprecated: list threads with M11 and read them with M10.
         */
        get: operations["OR41"];
        /**
         * Create a message on an order
         * @deprecated
         * @description Creates a message outside threads. `document_ids` contains documents that are already linked to the order. IDs that are linked to an earlier message are ignored. `to_customer` sends the message to the customer of the order. Use OR43 instead, because its threads accept replies. Sending the message again creates a second message.
         */
        post: operations["OR42"];
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
        OfferState: OfferState;
        OfferStateList: OfferStateList;
        OfferInactivityReason: OfferInactivityReason;
        OfferProductReference: OfferProductReference;
        OfferWarehouse: OfferWarehouse;
        OfferPriceContext: OfferPriceContext;
        OfferVolumePrice: OfferVolumePrice;
        OfferPrice: OfferPrice;
        OfferPriceRange: OfferPriceRange;
        OfferDiscount: OfferDiscount;
        OfferRetailPrice: OfferRetailPrice;
        OfferEcoContribution: OfferEcoContribution;
        OfferFulfillment: OfferFulfillment;
        OfferLogisticClass: OfferLogisticClass;
        Offer: Offer;
        OfferPage: OfferPage;
        OfferDiscountInput: OfferDiscountInput;
        OfferVolumePriceInput: OfferVolumePriceInput;
        OfferPriceInput: OfferPriceInput;
        OfferRetailPriceInput: OfferRetailPriceInput;
        OfferEcoContributionInput: OfferEcoContributionInput;
        OfferInput: OfferInput;
        OfferUpsertRequest: OfferUpsertRequest;
        OfferUpsertStarted: OfferUpsertStarted;
        OfferQuantity: OfferQuantity;
        ImportOrigin: ImportOrigin;
        OfferImportStatus: OfferImportStatus;
        OfferImportMode: OfferImportMode;
        ListedOfferImport: ListedOfferImport;
        OfferImportPage: OfferImportPage;
        OfferFileRow: OfferFileRow;
        OfferImportRequest: OfferImportRequest;
        OfferImportStarted: OfferImportStarted;
        OfferImport: OfferImport;
        PriceImportStatus: PriceImportStatus;
        PriceImport: PriceImport;
        PriceImportPage: PriceImportPage;
        PriceFileRow: PriceFileRow;
        PriceImportRequest: PriceImportRequest;
        PriceImportStarted: PriceImportStarted;
        StockFileRow: StockFileRow;
        StockImportRequest: StockImportRequest;
        StockImportStarted: StockImportStarted;
        StockImport: StockImport;
        OfferExportRow: OfferExportRow;
        OfferExportRequest: OfferExportRequest;
        OfferExportStart: OfferExportStart;
        OfferExportStatus: OfferExportStatus;
        PromotionType: PromotionType;
        PromotionState: PromotionState;
        PromotionTriggerRule: PromotionTriggerRule;
        PromotionCode: PromotionCode;
        PromotionCampaign: PromotionCampaign;
        CodeLabel: CodeLabel;
        PromotionMedia: PromotionMedia;
        PromotionDescription: PromotionDescription;
        Promotion: Promotion;
        PromotionPage: PromotionPage;
        PurchasedItemsSelection: PurchasedItemsSelection;
        OfferSelection: OfferSelection;
        PromotionProduct: PromotionProduct;
        ProductSelection: ProductSelection;
        CategorySelection: CategorySelection;
        BrandSelection: BrandSelection;
        RewardSelection: RewardSelection;
        FreeItemsReward: FreeItemsReward;
        AmountOffReward: AmountOffReward;
        PercentageOffReward: PercentageOffReward;
        ReducedPriceReward: ReducedPriceReward;
        PromotionReward: PromotionReward;
        AllItemsSelection: AllItemsSelection;
        TriggerSelection: TriggerSelection;
        MinimumQuantityTrigger: MinimumQuantityTrigger;
        EveryQuantityTrigger: EveryQuantityTrigger;
        MinimumAmountTrigger: MinimumAmountTrigger;
        EveryAmountTrigger: EveryAmountTrigger;
        PromotionTrigger: PromotionTrigger;
        PromotionCodeInput: PromotionCodeInput;
        PromotionCreateRequest: PromotionCreateRequest;
        PromotionRewardUpdate: PromotionRewardUpdate;
        PromotionTriggerUpdate: PromotionTriggerUpdate;
        PromotionUpdateRequest: PromotionUpdateRequest;
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
        ReasonType: ReasonType;
        TypedReason: TypedReason;
        TypedReasonList: TypedReasonList;
        Reason: Reason;
        ReasonList: ReasonList;
        ShippingZone: ShippingZone;
        ShippingZoneList: ShippingZoneList;
        ShippingMethod: ShippingMethod;
        ShippingMethodList: ShippingMethodList;
        RegisteredCarrier: RegisteredCarrier;
        RegisteredCarrierList: RegisteredCarrierList;
        LogisticClass: LogisticClass;
        LogisticClassList: LogisticClassList;
        LeadTimeToShip: LeadTimeToShip;
        SettingOwner: SettingOwner;
        DeliveryDays: DeliveryDays;
        ConfiguredDeliveryTime: ConfiguredDeliveryTime;
        CutOffTimeOwner: CutOffTimeOwner;
        OrderCutOffTime: OrderCutOffTime;
        ShopShippingConfiguration: ShopShippingConfiguration;
        ShippingPriceType: ShippingPriceType;
        ShippingPriceRange: ShippingPriceRange;
        ShippingPrices: ShippingPrices;
        ShippingCharge: ShippingCharge;
        ShopShippingCharges: ShopShippingCharges;
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
        DocumentRequestState: DocumentRequestState;
        RequestedDocumentType: RequestedDocumentType;
        DocumentIssuerType: DocumentIssuerType;
        DocumentRequestEntityType: DocumentRequestEntityType;
        DocumentPaymentState: DocumentPaymentState;
        DocumentBillingCycle: DocumentBillingCycle;
        DeliveryBill: DeliveryBill;
        ShipToAddress: ShipToAddress;
        DocumentShipping: DocumentShipping;
        DocumentRequestEntities: DocumentRequestEntities;
        DocumentFormat: DocumentFormat;
        DocumentDetail: DocumentDetail;
        InitialDocument: InitialDocument;
        InvoicedOrganization: InvoicedOrganization;
        IssuerPerson: IssuerPerson;
        IssuerOrganization: IssuerOrganization;
        DocumentIssuer: DocumentIssuer;
        DocumentRecipientType: DocumentRecipientType;
        RecipientOrganization: RecipientOrganization;
        RecipientAddress: RecipientAddress;
        DocumentRecipient: DocumentRecipient;
        DocumentTaxTotal: DocumentTaxTotal;
        InitialPaymentState: InitialPaymentState;
        DocumentPayment: DocumentPayment;
        PaymentTermsType: PaymentTermsType;
        PaymentTerms: PaymentTerms;
        IbanPaymentDestination: IbanPaymentDestination;
        PaymentDestination: PaymentDestination;
        DocumentRequest: DocumentRequest;
        DocumentRequestPage: DocumentRequestPage;
        DocumentLineShop: DocumentLineShop;
        DocumentTransactionInfo: DocumentTransactionInfo;
        DocumentLineOrder: DocumentLineOrder;
        DocumentLineOrderLine: DocumentLineOrderLine;
        DocumentProductReference: DocumentProductReference;
        DocumentLineProduct: DocumentLineProduct;
        DocumentLineTax: DocumentLineTax;
        DocumentLineFee: DocumentLineFee;
        DocumentLineEcoContribution: DocumentLineEcoContribution;
        ShipFromAddress: ShipFromAddress;
        DocumentLineOrigin: DocumentLineOrigin;
        DocumentLineDestination: DocumentLineDestination;
        DocumentLine: DocumentLine;
        AppliedPromotion: AppliedPromotion;
        PromotedLine: PromotedLine;
        CreditLine: CreditLine;
        FeePeriod: FeePeriod;
        PeriodFeeLine: PeriodFeeLine;
        OneOffReference: OneOffReference;
        OneOffFeeLine: OneOffFeeLine;
        DocumentRequestLine: DocumentRequestLine;
        DocumentRequestLinePage: DocumentRequestLinePage;
        DocumentUploadFile: DocumentUploadFile;
        DocumentUploadRequest: DocumentUploadRequest;
        DocumentUpload: DocumentUpload;
        DocumentUploadOutcome: DocumentUploadOutcome;
        DocumentUploadResult: DocumentUploadResult;
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
        LabelTranslation: LabelTranslation;
        Hierarchy: Hierarchy;
        HierarchyList: HierarchyList;
        Product: Product;
        ProductList: ProductList;
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
        ShipmentStatus: ShipmentStatus;
        CustomerDebitStatus: CustomerDebitStatus;
        ShipmentLine: ShipmentLine;
        TrackingValidity: TrackingValidity;
        CarrierDate: CarrierDate;
        ExpectedDelivery: ExpectedDelivery;
        LastKnownLocation: LastKnownLocation;
        MilestoneDetails: MilestoneDetails;
        Milestone: Milestone;
        ShipmentTracking: ShipmentTracking;
        ShippingOriginAddress: ShippingOriginAddress;
        ShippingOrigin: ShippingOrigin;
        ShipmentPayment: ShipmentPayment;
        AdditionalInformationType: AdditionalInformationType;
        AdditionalInformationData: AdditionalInformationData;
        AdditionalInformation: AdditionalInformation;
        Shipment: Shipment;
        ShipmentPage: ShipmentPage;
        ShipmentOriginUpdate: ShipmentOriginUpdate;
        ShipmentOriginRequest: ShipmentOriginRequest;
        ShipmentOrigin: ShipmentOrigin;
        ShipmentError: ShipmentError;
        ShipmentOriginResult: ShipmentOriginResult;
        ShipmentTrackingInput: ShipmentTrackingInput;
        ShippingOriginInput: ShippingOriginInput;
        AdditionalInformationInput: AdditionalInformationInput;
        NewShipment: NewShipment;
        ShipmentCreateRequest: ShipmentCreateRequest;
        ShipmentCreateError: ShipmentCreateError;
        ShipmentCreateResult: ShipmentCreateResult;
        ShipmentId: ShipmentId;
        ShipmentSelection: ShipmentSelection;
        ShipmentResult: ShipmentResult;
        OrderReferences: OrderReferences;
        LineToShip: LineToShip;
        ShippingAddress: ShippingAddress;
        ItemsToShip: ItemsToShip;
        ItemsToShipPage: ItemsToShipPage;
        ShipmentTrackingUpdate: ShipmentTrackingUpdate;
        ShipmentTrackingRequest: ShipmentTrackingRequest;
        ShipmentInformationUpdate: ShipmentInformationUpdate;
        ShipmentInformationRequest: ShipmentInformationRequest;
        ShipmentInformation: ShipmentInformation;
        ShipmentInformationError: ShipmentInformationError;
        ShipmentInformationResult: ShipmentInformationResult;
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
        OrderState: OrderState;
        OrderPaymentWorkflow: OrderPaymentWorkflow;
        OrderContact: OrderContact;
        OrderBillingAddress: OrderBillingAddress;
        OrganizationAddress: OrganizationAddress;
        OrderOrganization: OrderOrganization;
        OrderCustomer: OrderCustomer;
        OrderDeliveryDate: OrderDeliveryDate;
        OrderCampaign: OrderCampaign;
        OrderFulfillmentCenter: OrderFulfillmentCenter;
        OrderFulfillment: OrderFulfillment;
        OrderInvoiceFormat: OrderInvoiceFormat;
        OrderInvoiceDocument: OrderInvoiceDocument;
        OrderPaymentTerms: OrderPaymentTerms;
        OrderInvoiceDetails: OrderInvoiceDetails;
        AmountPart: AmountPart;
        AmountBreakdown: AmountBreakdown;
        CommissionTaxAmount: CommissionTaxAmount;
        OrderEcoContribution: OrderEcoContribution;
        OrderFee: OrderFee;
        PurchaseTotal: PurchaseTotal;
        ReturnedPurchase: ReturnedPurchase;
        PurchaseTax: PurchaseTax;
        ReturnedTax: ReturnedTax;
        OrderCancelation: OrderCancelation;
        OrderCommissionTax: OrderCommissionTax;
        MeasurementUnit: MeasurementUnit;
        LineMeasurement: LineMeasurement;
        OrderLineState: OrderLineState;
        ProductMedia: ProductMedia;
        LinePromotionConfiguration: LinePromotionConfiguration;
        LinePromotion: LinePromotion;
        LinePurchase: LinePurchase;
        OrderRefundState: OrderRefundState;
        OldRefundState: OldRefundState;
        OrderRefund: OrderRefund;
        LineOriginAddress: LineOriginAddress;
        LineWarehouse: LineWarehouse;
        LineOrigin: LineOrigin;
        TaxCalculationRule: TaxCalculationRule;
        ShippingTax: ShippingTax;
        LineTax: LineTax;
        OrderLine: OrderLine;
        OrderTax: OrderTax;
        OrderRefundTaxes: OrderRefundTaxes;
        NullableRateOrderTax: NullableRateOrderTax;
        OrderPromotionConfiguration: OrderPromotionConfiguration;
        OrderPromotion: OrderPromotion;
        OrderPromotions: OrderPromotions;
        Order: Order;
        OrderPage: OrderPage;
        OrderEcoContributionInput: OrderEcoContributionInput;
        OrderLineUpdate: OrderLineUpdate;
        OrderReferencesUpdate: OrderReferencesUpdate;
        OrderUpdate: OrderUpdate;
        OrderUpdateRequest: OrderUpdateRequest;
        UpdatedEcoContribution: UpdatedEcoContribution;
        UpdatedCancelation: UpdatedCancelation;
        UpdatedRefund: UpdatedRefund;
        UpdatedOrderLine: UpdatedOrderLine;
        UpdatedReferences: UpdatedReferences;
        UpdatedOrderValues: UpdatedOrderValues;
        UpdatedOrder: UpdatedOrder;
        OrderUpdateResult: OrderUpdateResult;
        LineOriginAddressInput: LineOriginAddressInput;
        LineWarehouseInput: LineWarehouseInput;
        LineOriginUpdate: LineOriginUpdate;
        LineOriginInput: LineOriginInput;
        LineOriginRequest: LineOriginRequest;
        UpdatedOriginAddress: UpdatedOriginAddress;
        UpdatedOrigin: UpdatedOrigin;
        UpdatedLineOrigin: UpdatedLineOrigin;
        LineOriginResult: LineOriginResult;
        OrderAmountInput: OrderAmountInput;
        OrderRefundInput: OrderRefundInput;
        OrderRefundRequest: OrderRefundRequest;
        OrderAmount: OrderAmount;
        CreatedRefund: CreatedRefund;
        OrderRefundResult: OrderRefundResult;
        OrderCancelationInput: OrderCancelationInput;
        OrderCancelationRequest: OrderCancelationRequest;
        CreatedCancelation: CreatedCancelation;
        OrderCancelationResult: OrderCancelationResult;
        LineAdjustment: LineAdjustment;
        OrderAdjustmentRequest: OrderAdjustmentRequest;
        AdjustedAmount: AdjustedAmount;
        AdjustedLine: AdjustedLine;
        OrderAdjustmentResult: OrderAdjustmentResult;
        SingleOrderBillingAddress: SingleOrderBillingAddress;
        SingleOrderShippingAddress: SingleOrderShippingAddress;
        SingleOrderCustomer: SingleOrderCustomer;
        SingleOrderLine: SingleOrderLine;
        SingleOrder: SingleOrder;
        OrderLineDecision: OrderLineDecision;
        OrderAcceptRequest: OrderAcceptRequest;
        OrderTrackingRequest: OrderTrackingRequest;
        LineRefundInput: LineRefundInput;
        LineRefundRequest: LineRefundRequest;
        OrderFieldInput: OrderFieldInput;
        OrderLineFieldsInput: OrderLineFieldsInput;
        OrderFieldsRequest: OrderFieldsRequest;
        OrderLineFields: OrderLineFields;
        OrderFields: OrderFields;
        OrderFieldsErrors: OrderFieldsErrors;
        OrderFieldsResult: OrderFieldsResult;
        OrderExportRequest: OrderExportRequest;
        OrderExportStart: OrderExportStart;
        OrderExportState: OrderExportState;
        OrderExportStatus: OrderExportStatus;
        OrderDocument: OrderDocument;
        OrderDocumentList: OrderDocumentList;
        OrderTaxSetting: OrderTaxSetting;
        OrderTaxList: OrderTaxList;
        OrderDocumentEntityType: OrderDocumentEntityType;
        OrderDocumentEntity: OrderDocumentEntity;
        OrderDocumentInput: OrderDocumentInput;
        OrderDocumentUpload: OrderDocumentUpload;
        RefusedOrderDocumentInput: RefusedOrderDocumentInput;
        RefusedOrderDocument: RefusedOrderDocument;
        OrderDocumentUploadResult: OrderDocumentUploadResult;
        ServiceAssessment: ServiceAssessment;
        EvaluationReply: EvaluationReply;
        ServiceOrderEvaluation: ServiceOrderEvaluation;
        IncidentResolution: IncidentResolution;
        ReturnDocument: ReturnDocument;
        ReturnMethod: ReturnMethod;
        ReturnReason: ReturnReason;
        ReturnRejectionReason: ReturnRejectionReason;
        ReturnAddress: ReturnAddress;
        NonComplianceReason: NonComplianceReason;
        ReturnCompliance: ReturnCompliance;
        ReturnLine: ReturnLine;
        ReturnTracking: ReturnTracking;
        ReturnDetails: ReturnDetails;
        ReturnState: ReturnState;
        Return: Return;
        ReturnPage: ReturnPage;
        ReturnAddressInput: ReturnAddressInput;
        ReturnAddressUpdate: ReturnAddressUpdate;
        ReturnTrackingInput: ReturnTrackingInput;
        ReturnUpdate: ReturnUpdate;
        ReturnUpdateRequest: ReturnUpdateRequest;
        ReturnError: ReturnError;
        ReturnUpdateResult: ReturnUpdateResult;
        NewReturnLine: NewReturnLine;
        NewReturn: NewReturn;
        ReturnCreateRequest: ReturnCreateRequest;
        ReturnCreateError: ReturnCreateError;
        OpenedReturn: OpenedReturn;
        ReturnCreateResult: ReturnCreateResult;
        ReturnableItem: ReturnableItem;
        ReturnableItemPage: ReturnableItemPage;
        ReturnDecision: ReturnDecision;
        ReturnAcceptRequest: ReturnAcceptRequest;
        ReturnId: ReturnId;
        ReturnResult: ReturnResult;
        ReturnSelection: ReturnSelection;
        ReturnLineCompliance: ReturnLineCompliance;
        ReturnComplianceUpdate: ReturnComplianceUpdate;
        ReturnComplianceRequest: ReturnComplianceRequest;
        PickedOrderLine: PickedOrderLine;
        PickListLine: PickListLine;
        PickListState: PickListState;
        PickList: PickList;
        PickListPage: PickListPage;
        ProductMeasurement: ProductMeasurement;
        ProductOfferPrice: ProductOfferPrice;
        ProductOfferRetailPrice: ProductOfferRetailPrice;
        ProductOfferDelivery: ProductOfferDelivery;
        ProductShippingPriceType: ProductShippingPriceType;
        ProductOfferShipping: ProductOfferShipping;
        ProductOffer: ProductOffer;
        ProductOfferMedia: ProductOfferMedia;
        ProductWithOffers: ProductWithOffers;
        ProductOfferPage: ProductOfferPage;
        PayOutState: PayOutState;
        BilledShop: BilledShop;
        PayOut: PayOut;
        SellerBillingCycle: SellerBillingCycle;
        SellerBillingCyclePage: SellerBillingCyclePage;
        OrderThreadInput: OrderThreadInput;
        OrderThreadRequest: OrderThreadRequest;
        MessageDocument: MessageDocument;
        Message: Message;
        MessageList: MessageList;
        OrderMessageRequest: OrderMessageRequest;
        OrderMessageCreated: OrderMessageCreated;
        ExportedWarehouse: ExportedWarehouse;
        ExportedPriceContext: ExportedPriceContext;
        ExportedVolumePrice: ExportedVolumePrice;
        ExportedPrice: ExportedPrice;
        ExportedRetailPrice: ExportedRetailPrice;
        ExportedFulfillment: ExportedFulfillment;
        ExportedMeasurement: ExportedMeasurement;
        ExportedShippingType: ExportedShippingType;
        ExportedField: ExportedField;
        ExportedCampaign: ExportedCampaign;
        ExportedOffer: ExportedOffer;
        ExportedOrders: ExportedOrders;
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
        /** @description The platform has no multiple shipments (see `multi_shipment` of PC01). */
        ShipmentsOff: {
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
    OF61: {
        parameters: {
            query?: SettingsOfferStatesQuery;
        };
        responses: {
            /** @description The conditions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OfferStateList;
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
    OF21: {
        parameters: {
            query?: OffersListQuery;
        };
        responses: {
            /** @description A page of offers. */
            200: {
                headers: {
                    /** @description Addresses of the previous and next page, `<url>; rel="next"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OfferPage;
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
    OF24: {
        parameters: {
            query?: OffersUpsertQuery;
        };
        requestBody: {
            content: {
                "application/json": OfferUpsertRequest;
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
                    "application/json": OfferUpsertStarted;
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
    OF22: {
        parameters: {
            query?: OffersGetQuery;
            path: {
                /**
                 * @description Identifier of the offer on the platform.
                 * @example 30001
                 */
                offer: number;
            };
        };
        responses: {
            /** @description The offer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Offer;
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
    OF26: {
        parameters: {
            query?: OffersQuantityQuery;
            path: {
                /**
                 * @description Identifier of the offer on the platform.
                 * @example 30001
                 */
                offer: number;
            };
        };
        responses: {
            /** @description The quantity. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OfferQuantity;
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
    OF04: {
        parameters: {
            query?: OffersImportsQuery;
        };
        responses: {
            /** @description A page of imports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OfferImportPage;
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
    OF01: {
        parameters: {
            query?: OffersImportQuery;
        };
        requestBody: {
            content: {
                "multipart/form-data": OfferImportRequest;
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
                    "application/json": OfferImportStarted;
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
    OF02: {
        parameters: {
            query?: OffersImportStatusQuery;
            path: {
                /**
                 * @description Identifier of the import.
                 * @example 40001
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
                    "application/json": OfferImport;
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
    OF03: {
        parameters: {
            query?: OffersImportErrorReportQuery;
            path: {
                /**
                 * @description Identifier of the import.
                 * @example 40001
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
    PRI02: {
        parameters: {
            query?: PricesImportsQuery;
        };
        responses: {
            /** @description A page of imports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PriceImportPage;
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
    PRI01: {
        parameters: {
            query?: PricesImportQuery;
        };
        requestBody: {
            content: {
                "multipart/form-data": PriceImportRequest;
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
                    "application/json": PriceImportStarted;
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
    PRI03: {
        parameters: {
            query?: PricesImportErrorReportQuery;
            path: {
                /**
                 * @description Identifier of the import.
                 * @example 9d0d1d7e-0000-4000-8000-000000000001
                 */
                import_id: string;
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
    STO01: {
        parameters: {
            query?: StockImportQuery;
        };
        requestBody: {
            content: {
                "multipart/form-data": StockImportRequest;
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
                    "application/json": StockImportStarted;
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
    STO02: {
        parameters: {
            query?: StockImportStatusQuery;
            path: {
                /**
                 * @description Identifier of the import.
                 * @example 510c0000-0000-4000-8000-000000000001
                 */
                import_id: string;
            };
        };
        responses: {
            /** @description Current status of the import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StockImport;
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
    STO03: {
        parameters: {
            query?: StockImportErrorReportQuery;
            path: {
                /**
                 * @description Identifier of the import.
                 * @example 510c0000-0000-4000-8000-000000000001
                 */
                import_id: string;
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
    OF51: {
        parameters: {
            query?: OffersExportQuery;
        };
        responses: {
            /** @description The offers. */
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
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    OF52: {
        parameters: {
            query?: OffersStartExportQuery;
        };
        requestBody: {
            content: {
                "application/json": OfferExportRequest;
            };
        };
        responses: {
            /** @description The export has started, or was running. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OfferExportStart;
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
    OF53: {
        parameters: {
            query?: OffersExportStatusQuery;
            path: {
                /**
                 * @description The export ID that OF52 returned.
                 * @example 0ffe52ed-0000-4000-8000-000000000001
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
                    "application/json": OfferExportStatus;
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
    PR01: {
        parameters: {
            query?: PromotionsListQuery;
        };
        responses: {
            /** @description A page of promotions. */
            200: {
                headers: {
                    /** @description Addresses of the previous and next page, `<url>; rel="next"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PromotionPage;
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
    PR03: {
        parameters: {
            query?: PromotionsCreateQuery;
        };
        requestBody: {
            content: {
                "application/json": PromotionCreateRequest;
            };
        };
        responses: {
            /** @description The promotion was created. */
            201: {
                headers: {
                    /** @description Address of the promotion. */
                    Location?: string;
                    [name: string]: unknown;
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
    PR04: {
        parameters: {
            query?: PromotionsUpdateQuery;
            path: {
                /**
                 * @description Identifier of the promotion in the shop.
                 * @example LAMPS-26
                 */
                promotion_internal_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": PromotionUpdateRequest;
            };
        };
        responses: {
            /** @description The promotion was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
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
    RE01: {
        parameters: {
            query?: ReasonsListQuery;
        };
        responses: {
            /** @description The reasons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TypedReasonList;
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
    RE02: {
        parameters: {
            query?: ReasonsListByTypeQuery;
            path: {
                /**
                 * @description The type of reason. Assumption about reason_type INCIDENT_OPEN: Accepted on the seller surface.
                 *     - `INCIDENT_OPEN`: Opening an incident on a product order.
                 *     - `INCIDENT_CLOSE`: Closing an incident on a product order.
                 *     - `REFUND`: Refunding a product order.
                 *     - `MPS_REFUND`: Refunding a service order.
                 *     - `MESSAGING`: Writing a message. Deprecated.
                 *     - `ORDER_MESSAGING`: Writing a message on a product order.
                 *     - `MPS_ORDER_MESSAGING`: Writing a message on a service order.
                 *     - `MPS_OFFER_MESSAGING`: Writing a message on a service.
                 *     - `OFFER_MESSAGING`: Writing a message on an offer.
                 *     - `CANCELATION`: Cancelling a product order.
                 * @example REFUND
                 */
                reason_type: "INCIDENT_OPEN" | "INCIDENT_CLOSE" | "REFUND" | "MPS_REFUND" | "MESSAGING" | "ORDER_MESSAGING" | "MPS_ORDER_MESSAGING" | "MPS_OFFER_MESSAGING" | "OFFER_MESSAGING" | "CANCELATION";
            };
        };
        responses: {
            /** @description The reasons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReasonList;
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
    RE11: {
        parameters: {
            query?: ReasonsIncidentOpenQuery;
        };
        responses: {
            /** @description The reasons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReasonList;
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
    RE12: {
        parameters: {
            query?: ReasonsIncidentCloseQuery;
        };
        responses: {
            /** @description The reasons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReasonList;
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
    RE14: {
        parameters: {
            query?: ReasonsMessagingQuery;
        };
        responses: {
            /** @description The reasons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReasonList;
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
    SH11: {
        parameters: {
            query?: ShippingZonesQuery;
        };
        responses: {
            /** @description The zones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ShippingZoneList;
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
    SH12: {
        parameters: {
            query?: ShippingTypesQuery;
        };
        responses: {
            /** @description The methods. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ShippingMethodList;
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
    SH21: {
        parameters: {
            query?: ShippingCarriersQuery;
        };
        responses: {
            /** @description The carriers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RegisteredCarrierList;
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
    SH31: {
        parameters: {
            query?: ShippingLogisticClassesQuery;
        };
        responses: {
            /** @description The classes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LogisticClassList;
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
    SH42: {
        parameters: {
            query?: ShippingConfigurationQuery;
        };
        responses: {
            /** @description The configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ShopShippingConfiguration;
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
    SH52: {
        parameters: {
            query?: ShippingChargesQuery;
        };
        responses: {
            /** @description The charges. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ShopShippingCharges;
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
    DR11: {
        parameters: {
            query?: DocumentRequestsListQuery;
        };
        responses: {
            /** @description A page of requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DocumentRequestPage;
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
    DR12: {
        parameters: {
            query?: DocumentRequestsLinesQuery;
            path: {
                /**
                 * @description The request (DR11).
                 * @example 6f6b3c0a-18b5-4c9b-9f0a-25a3a3a7d001
                 */
                document_request_id: string;
            };
        };
        responses: {
            /** @description A page of lines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DocumentRequestLinePage;
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
    DR73: {
        parameters: {
            query?: DocumentRequestsDownloadQuery;
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
    DR74: {
        parameters: {
            query?: DocumentRequestsUploadQuery;
        };
        requestBody: {
            content: {
                "multipart/form-data": DocumentRequestsUploadBody;
            };
        };
        responses: {
            /** @description Result of each request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DocumentUploadResult;
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
    P31: {
        parameters: {
            query: ProductsListQuery;
        };
        responses: {
            /** @description The matching products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProductList;
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
    ST11: {
        parameters: {
            query?: ShipmentsListQuery;
        };
        responses: {
            /** @description A page of shipments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ShipmentPage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ShipmentsOff"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    ST07: {
        parameters: {
            query?: ShipmentsUpdateOriginQuery;
        };
        requestBody: {
            content: {
                "application/json": ShipmentOriginRequest;
            };
        };
        responses: {
            /** @description Updated shipments and failures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ShipmentOriginResult;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ShipmentsOff"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    ST01: {
        parameters: {
            query?: ShipmentsCreateQuery;
        };
        requestBody: {
            content: {
                "application/json": ShipmentCreateRequest;
            };
        };
        responses: {
            /** @description Created shipments and failures. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ShipmentCreateResult;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ShipmentsOff"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    ST06: {
        parameters: {
            query?: ShipmentsDeleteQuery;
        };
        requestBody: {
            content: {
                "application/json": ShipmentSelection;
            };
        };
        responses: {
            /** @description Deleted shipments and failures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ShipmentResult;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ShipmentsOff"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    ST12: {
        parameters: {
            query?: ShipmentsItemsToShipQuery;
        };
        responses: {
            /** @description A page of orders with items to ship. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ItemsToShipPage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ShipmentsOff"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    ST23: {
        parameters: {
            query?: ShipmentsUpdateTrackingQuery;
        };
        requestBody: {
            content: {
                "application/json": ShipmentTrackingRequest;
            };
        };
        responses: {
            /** @description Updated shipments and failures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ShipmentResult;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ShipmentsOff"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    ST24: {
        parameters: {
            query?: ShipmentsShipQuery;
        };
        requestBody: {
            content: {
                "application/json": ShipmentSelection;
            };
        };
        responses: {
            /** @description Shipped shipments and failures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ShipmentResult;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ShipmentsOff"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    ST26: {
        parameters: {
            query?: ShipmentsReadyForPickUpQuery;
        };
        requestBody: {
            content: {
                "application/json": ShipmentSelection;
            };
        };
        responses: {
            /** @description Ready shipments and failures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ShipmentResult;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ShipmentsOff"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    ST31: {
        parameters: {
            query?: ShipmentsUpdateAdditionalInformationQuery;
        };
        requestBody: {
            content: {
                "application/json": ShipmentInformationRequest;
            };
        };
        responses: {
            /** @description Updated shipments and failures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ShipmentInformationResult;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ShipmentsOff"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
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
    OR11: {
        parameters: {
            query?: OrdersListQuery;
        };
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    /** @description Addresses of the previous and next page, `<url>; rel="next"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrderPage;
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
    OR04: {
        parameters: {
            query?: OrdersUpdateQuery;
        };
        requestBody: {
            content: {
                "application/json": OrderUpdateRequest;
            };
        };
        responses: {
            /** @description The orders, each with its changes or its errors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrderUpdateResult;
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
    OR07: {
        parameters: {
            query?: OrdersSetShippingOriginQuery;
        };
        requestBody: {
            content: {
                "application/json": LineOriginRequest;
            };
        };
        responses: {
            /** @description The lines, each with its origin or its errors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LineOriginResult;
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
    OR28: {
        parameters: {
            query?: OrdersRefundQuery;
        };
        requestBody: {
            content: {
                "application/json": OrderRefundRequest;
            };
        };
        responses: {
            /** @description The created refunds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrderRefundResult;
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
    OR30: {
        parameters: {
            query?: OrdersCancelLinesQuery;
        };
        requestBody: {
            content: {
                "application/json": OrderCancelationRequest;
            };
        };
        responses: {
            /** @description The created cancelations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrderCancelationResult;
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
    OR32: {
        parameters: {
            query?: OrdersAdjustQuery;
        };
        requestBody: {
            content: {
                "application/json": OrderAdjustmentRequest;
            };
        };
        responses: {
            /** @description The lines, each with its adjustment or its errors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrderAdjustmentResult;
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
    OR12: {
        parameters: {
            query?: OrdersGetQuery;
            path: {
                /**
                 * @description Identifier of the order.
                 * @example ORD-1041-A
                 */
                order_id: string;
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SingleOrder;
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
    OR21: {
        parameters: {
            query?: OrdersAcceptQuery;
            path: {
                /**
                 * @description Identifier of the order.
                 * @example ORD-1041-A
                 */
                order_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": OrderAcceptRequest;
            };
        };
        responses: {
            /** @description The decision is stored. The response has no body. */
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
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    OR23: {
        parameters: {
            query?: OrdersUpdateTrackingQuery;
            path: {
                /**
                 * @description Identifier of the order.
                 * @example ORD-1001-A
                 */
                order_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": OrderTrackingRequest;
            };
        };
        responses: {
            /** @description The tracking is stored. The response has no body. */
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
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    OR24: {
        parameters: {
            query?: OrdersShipQuery;
            path: {
                /**
                 * @description Identifier of the order.
                 * @example ORD-1001-A
                 */
                order_id: string;
            };
        };
        responses: {
            /** @description The order is shipped. The response has no body. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    OR26: {
        parameters: {
            query?: OrdersRefundLinesQuery;
            path: {
                /**
                 * @description Identifier of the order.
                 * @example ORD-1001-A
                 */
                order_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": LineRefundRequest;
            };
        };
        responses: {
            /** @description The refunds are created. The response has no body. */
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
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    OR29: {
        parameters: {
            query?: OrdersCancelQuery;
            path: {
                /**
                 * @description Identifier of the order.
                 * @example ORD-1001-A
                 */
                order_id: string;
            };
        };
        responses: {
            /** @description The order is canceled. The response has no body. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    OR31: {
        parameters: {
            query?: OrdersUpdateAdditionalFieldsQuery;
            path: {
                /**
                 * @description Identifier of the order.
                 * @example ORD-1001-A
                 */
                order_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": OrderFieldsRequest;
            };
        };
        responses: {
            /** @description The fields after the change, or all errors with the input. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrderFieldsResult;
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
    OR13: {
        parameters: {
            query?: OrdersStartExportQuery;
        };
        requestBody: {
            content: {
                "application/json": OrderExportRequest;
            };
        };
        responses: {
            /** @description The export has started. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrderExportStart;
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
    OR14: {
        parameters: {
            query?: OrdersExportStatusQuery;
            path: {
                /**
                 * @description Identifier of the export.
                 * @example 0e7c0000-0000-4000-8000-000000000001
                 */
                tracking_id: string;
            };
        };
        responses: {
            /** @description Current status of the export. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrderExportStatus;
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
    OR72: {
        parameters: {
            query: OrdersDocumentsQuery;
        };
        responses: {
            /** @description The documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrderDocumentList;
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
    OR73: {
        parameters: {
            query?: OrdersDownloadDocumentsQuery;
        };
        responses: {
            /** @description A file, or an archive. */
            200: {
                headers: {
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
    OR76: {
        parameters: {
            query?: OrdersDeleteDocumentQuery;
            path: {
                /**
                 * @description Identifier of the document.
                 * @example 10011
                 */
                document_id: number;
            };
        };
        responses: {
            /** @description The document is deleted. The response has no body. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    OR75: {
        parameters: {
            query?: OrdersTaxesQuery;
        };
        responses: {
            /** @description The taxes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrderTaxList;
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
    OR74: {
        parameters: {
            query?: OrdersUploadDocumentsQuery;
            path: {
                /**
                 * @description Identifier of the order.
                 * @example ORD-1001-A
                 */
                order_id: string;
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": OrdersUploadDocumentsBody;
            };
        };
        responses: {
            /** @description The upload is complete. Refused documents are listed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrderDocumentUploadResult;
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
    OR51: {
        parameters: {
            query?: OrdersEvaluationQuery;
            path: {
                /**
                 * @description Identifier of the order.
                 * @example ORD-1054-A
                 */
                order_id: string;
            };
        };
        responses: {
            /** @description The evaluation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceOrderEvaluation;
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
    OR64: {
        parameters: {
            query?: OrdersResolveIncidentQuery;
            path: {
                /**
                 * @description Identifier of the order.
                 * @example ORD-1047-A
                 */
                order_id: string;
                /**
                 * @description Identifier of the order line. Assumption about the state of a line after its incident: the state of its order.
                 * @example ORD-1047-A-1
                 */
                line: string;
            };
        };
        requestBody: {
            content: {
                "application/json": IncidentResolution;
            };
        };
        responses: {
            /** @description The incident is resolved. The response has no body. */
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
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    RT11: {
        parameters: {
            query?: ReturnsListQuery;
        };
        responses: {
            /** @description A page of returns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReturnPage;
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
    RT04: {
        parameters: {
            query?: ReturnsUpdateQuery;
        };
        requestBody: {
            content: {
                "application/json": ReturnUpdateRequest;
            };
        };
        responses: {
            /** @description Changed returns and failures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReturnUpdateResult;
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
    RT01: {
        parameters: {
            query?: ReturnsCreateQuery;
        };
        requestBody: {
            content: {
                "application/json": ReturnCreateRequest;
            };
        };
        responses: {
            /** @description Opened returns and failures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReturnCreateResult;
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
    RT12: {
        parameters: {
            query?: ReturnsItemsToReturnQuery;
        };
        responses: {
            /** @description A page of items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReturnableItemPage;
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
    RT21: {
        parameters: {
            query?: ReturnsAcceptQuery;
        };
        requestBody: {
            content: {
                "application/json": ReturnAcceptRequest;
            };
        };
        responses: {
            /** @description Changed returns and failures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReturnResult;
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
    RT25: {
        parameters: {
            query?: ReturnsReceiveQuery;
        };
        requestBody: {
            content: {
                "application/json": ReturnSelection;
            };
        };
        responses: {
            /** @description Changed returns and failures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReturnResult;
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
    RT26: {
        parameters: {
            query?: ReturnsUpdateComplianceQuery;
        };
        requestBody: {
            content: {
                "application/json": ReturnComplianceRequest;
            };
        };
        responses: {
            /** @description Changed returns and failures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReturnResult;
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
    RT27: {
        parameters: {
            query?: ReturnsCloseQuery;
        };
        requestBody: {
            content: {
                "application/json": ReturnSelection;
            };
        };
        responses: {
            /** @description Changed returns and failures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReturnResult;
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
    RT29: {
        parameters: {
            query?: ReturnsCancelQuery;
        };
        requestBody: {
            content: {
                "application/json": ReturnSelection;
            };
        };
        responses: {
            /** @description Changed returns and failures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReturnResult;
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
    PL11: {
        parameters: {
            query?: PickListsListQuery;
        };
        responses: {
            /** @description A page of pick lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PickListPage;
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
    P11: {
        parameters: {
            query?: ProductsOffersQuery;
        };
        responses: {
            /** @description The products with their offers. */
            200: {
                headers: {
                    /** @description Addresses of the previous and next page, `<url>; rel="next"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProductOfferPage;
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
    SBC11: {
        parameters: {
            query?: BillingCyclesListQuery;
        };
        responses: {
            /** @description A page of billing cycles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SellerBillingCyclePage;
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
    OR43: {
        parameters: {
            query?: OrdersCreateThreadQuery;
            path: {
                /**
                 * @description Identifier of the order.
                 * @example ORD-1001-A
                 */
                order_id: string;
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": OrderThreadRequest;
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
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    M01: {
        parameters: {
            query?: MessagesListQuery;
        };
        responses: {
            /** @description A page of messages. */
            200: {
                headers: {
                    /** @description Addresses of the previous and next page, `<url>; rel="next"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MessageList;
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
    OR41: {
        parameters: {
            query?: OrdersMessagesQuery;
            path: {
                /**
                 * @description Identifier of the order.
                 * @example ORD-1001-A
                 */
                order_id: string;
            };
        };
        responses: {
            /** @description A page of messages. */
            200: {
                headers: {
                    /** @description Addresses of the previous and next page, `<url>; rel="next"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MessageList;
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
    OR42: {
        parameters: {
            query?: OrdersCreateMessageQuery;
            path: {
                /**
                 * @description Identifier of the order.
                 * @example ORD-1001-A
                 */
                order_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": OrderMessageRequest;
            };
        };
        responses: {
            /** @description The message is created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OrderMessageCreated;
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
    OF54: {
        parameters: {};
        responses: {
            /** @description One file of the export. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ExportedOffer[];
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
    OR15: {
        parameters: {};
        responses: {
            /** @description One file of the export. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Blob;
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
