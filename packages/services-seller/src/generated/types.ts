// Generated from specs/ by `pnpm generate`. Do not edit.
import type { FileInput } from '@tradelane/core';
import type {
  AbaAccount, AbaInvoiceAccount, Account, AccountGetQuery, AccountStatisticsQuery, AccountUpdate, AccountUpdateQuery,
  AccountUpdateResult, AccountingDocument, AdditionalField, AdditionalFieldEntity, AdditionalFieldList,
  AdditionalFieldType, AdditionalFieldUpdate, AdditionalFieldValue, AddressInput, ApplicableTax, AttributeInput,
  AttributeUpdate, AttributeValue, AustralianAccount, AustralianInvoiceAccount, AutoInvoice, AvailableUnits,
  BankAccount, BankAccountType, BilledShop, BillingCycleCore, BillingInformation, BillingSummary, BookedSession,
  BookingType, BooleanAttributeInput, BooleanAttributeUpdate, BooleanAttributeValue, BooleanModelPriceOption,
  BooleanPriceInput, BooleanPriceOption, BooleanPriceOptionInput, BooleanPriceOptionUpdate, BooleanServiceOrderOption,
  BooleanServiceOrderOptionInput, BooleanServiceOrderOptionUpdate, BrazilianAccount, BrazilianInvoiceAccount,
  BritishAccount, BritishInvoiceAccount, CanadianAccount, CanadianInvoiceAccount, CatalogFeatures, ChannelPricing,
  CircleGeography, CircleInput, CodeLabel, CodeReference, ColombianAccount, ColombianInvoiceAccount, CommissionTax,
  CompanyShareholders, ComplementaryCorporateInformation, ConsumptionType, Coordinates, CorporateInformation,
  CountryCode, CsvDelimiter, CurrencyCode, CustomerModel, CustomerPlace, DateTimeAttributeInput,
  DateTimeAttributeUpdate, DateTimeAttributeValue, DecimalAttributeInput, DecimalAttributeUpdate, DecimalAttributeValue,
  DecimalModelAttribute, DefaultBillingInformation, DirectPaymentFeature, DocumentType, DocumentTypeEntity,
  DocumentTypeList, DocumentsDeleteQuery, DocumentsUploadQuery, DropshipFeatures, DropshipSettings, ElementCounts,
  EnhancedSellerInvoicing, EprCategoryCode, EvaluationReply, FieldFault, FiscalInformation, FiscalRepresentative,
  FreeTextTopic, Geography, GeographyInput, GuatemalanAccount, GuatemalanInvoiceAccount, HongKongAccount,
  HongKongInvoiceAccount, IbanAccount, IbanInvoiceAccount, InactiveReason, IndianAccount, IndianInvoiceAccount,
  InputError, InstanceError, IntegerAttributeInput, IntegerAttributeUpdate, IntegerAttributeValue, Invoice,
  InvoiceBankAccount, InvoiceDetail, InvoiceIssuer, InvoiceIssuerType, InvoicePage, InvoicePayment, InvoicePaymentInfo,
  InvoicePaymentState, InvoiceShopAddress, InvoiceSummary, InvoiceTax, InvoiceTypeFilter, InvoicesDownloadQuery,
  IsraeliAccount, IsraeliInvoiceAccount, JapaneseAccount, JapaneseInvoiceAccount, KycState, KycStatus,
  LegacyBankDetails, LimitedQuantity, LimitedQuantityInput, ListedThread, LocalDateTime, LocalTimeSlot, LocationAddress,
  LocationContact, LocationDetails, LocationReference, LocationRequest, LocationType, LocationZone, ManualCredit,
  ManualInvoice, MaximumPerOrder, MessageBody, MessageFiles, MessageInput, MessageRequest, MessageSent, MexicanAccount,
  MexicanInvoiceAccount, ModelAttributeDetails, ModelQuantity, ModelUnitOption, MultiPricing, MultiPricingInput,
  MultiServiceOrderPrice, NewZealandAccount, NewZealandInvoiceAccount, NoBooking, NoLocation, NoReplyNeeded,
  NubanAccount, NubanInvoiceAccount, OpeningHours, OrderAcceptanceMode, OrderAttributeUpdate,
  OrderBooleanAttributeUpdate, OrderConditions, OrderDateTimeAttributeUpdate, OrderDecimalAttributeUpdate,
  OrderIntegerAttributeUpdate, OrderTaxMode, OrderTextAttributeUpdate, OrderValueListAttributeUpdate, OrderWorkflows,
  OrderedService, OrderedUnit, OrderedUnits, OrdersAcceptQuery, OrdersCreateThreadQuery, OrdersRefundQuery,
  OrdersUpdateQuery, OverriddenDay, OverriddenOpeningHours, Participant, ParticipantType, PayOut, PayOutAccount,
  PayOutBalance, PayOutFailureReason, PayOutFormat, PayOutInvoiceAccount, PayOutService, PayOutState, PaymentBalances,
  PaymentInfo, PeriodCount, PeriodValue, PersonalInformation, PhilippineAccount, PhilippineInvoiceAccount,
  PlainModelAttribute, PlatformChannel, PlatformChannelList, PlatformConfiguration, PlatformCurrency,
  PlatformCurrencyList, PlatformFeatures, PlatformLocale, PlatformLocaleList, PlatformModel, PlatformModules,
  PlatformSettings, PlatformVersion, PointGeography, PointInput, PriceInput, PriceOption, PriceOptionInput,
  PriceOptionUpdate, PriceOptionValue, PricingFeatures, PricingType, ProDetails, ProDetailsUpdate, ProducerIdentifier,
  PromotionFeatures, QuantityRule, Radius, Reason, ReasonList, ReasonTopic, ReasonType, Recipient, RefusedShopDocument,
  RegisteredAddress, RequestedTime, RequestedTimeBooking, RequestedTimeBookingInput, ReturnFeatures, RolesListQuery,
  ScheduledBooking, ScheduledBookingInput, ScheduledBookingUpdate, SellerAdditionalField, SellerBillingCycle,
  SellerBillingCyclePage, Sender, SerbianAccount, SerbianInvoiceAccount, Service, ServiceAssessment, ServiceBooking,
  ServiceBookingInput, ServiceBookingUpdate, ServiceConsumption, ServiceDuration, ServiceLocation, ServiceLocationInput,
  ServiceLocationUpdate, ServiceMedia, ServiceMessageBody, ServiceModelDetails, ServiceModelName, ServiceOrderAddress,
  ServiceOrderBooking, ServiceOrderBookingUpdate, ServiceOrderCommission, ServiceOrderConsumption,
  ServiceOrderConsumptionRequest, ServiceOrderCustomer, ServiceOrderDetails, ServiceOrderEvaluation,
  ServiceOrderLocation, ServiceOrderOption, ServiceOrderOptionInput, ServiceOrderOptionUpdate, ServiceOrderOptionValue,
  ServiceOrderOptionValueInput, ServiceOrderOptionValueUpdate, ServiceOrderPrice, ServiceOrderRefund,
  ServiceOrderRefundRequest, ServiceOrderState, ServiceOrderTax, ServiceOrderThreadInput, ServiceOrderThreadRequest,
  ServiceOrderUpdate, ServiceOrderWarning, ServiceOrderWorkflow, ServicePricing, ServicePricingInput,
  ServicePricingUpdate, ServiceQuantity, ServiceQuantityInput, ServiceQuantityUpdate, ServiceReasonTopic,
  ServiceRequest, ServiceThreadInput, ServiceThreadRequest, ServiceTopicInput, ServiceUpdate, Session, SessionChoice,
  SessionInput, SessionStart, SessionTimes, SessionUpdate, SettableInactiveReason, SettingsConfigurationQuery,
  SettingsLocalesQuery, SettingsVersionQuery, ShipmentFeatures, ShopAddress, ShopAddressUpdate, ShopContact,
  ShopDocument, ShopDocumentDetails, ShopDocumentInput, ShopDocumentList, ShopDocumentUpload, ShopDocumentUploadResult,
  ShopDomain, ShopLocation, ShopLocationCircle, ShopLocationGeography, ShopLocationPoint, ShopLocationZone,
  ShopLocationZones, ShopLocations, ShopLocationsInput, ShopModel, ShopPlace, ShopRole, ShopRoleList, ShopShipping,
  ShopShippingSettings, ShopState, ShopStatistics, ShopTaxOptions, SingaporeAccount, SingaporeInvoiceAccount,
  SingleElement, SinglePricing, SinglePricingInput, SingleServiceOrderPrice, StatisticsPeriod, StoreDependentSwitch,
  SuspensionType, TaiwaneseAccount, TaiwaneseInvoiceAccount, TaxCollection, TaxManagerModule, TaxNumberRule,
  TaxProviders, TaxedFeeType, TextAttributeInput, TextAttributeUpdate, TextAttributeValue, ThaiAccount,
  ThaiInvoiceAccount, Thread, ThreadAttachment, ThreadDetails, ThreadEntity, ThreadEntityInput, ThreadInput,
  ThreadMessage, ThreadMetadata, ThreadPage, ThreadRequest, ThreadsCreateQuery, ThreadsDownloadAttachmentQuery,
  ThreadsGetQuery, ThreadsListQuery, ThreadsReplyQuery, TimeConfirmation, Topic, TopicInput, TopicType, TransactionCode,
  TransactionEntities, TransactionExportError, TransactionExportFormat, TransactionExportRequest,
  TransactionExportStart, TransactionExportState, TransactionExportStatus, TransactionFee, TransactionInfo,
  TransactionItemReference, TransactionLine, TransactionLogPage, TransactionManualDocument, TransactionOneOffItem,
  TransactionOrder, TransactionOrderPayment, TransactionOrderReferences, TransactionPaymentState, TransactionReference,
  TransactionTax, TransactionType, TransactionsExportStatusQuery, TransactionsListQuery, TransactionsStartExportQuery,
  TypedReason, TypedReasonList, UnitOptionType, UnitPrice, UnitPriceInput, UnitPrices, UnitPricesInput,
  UnlimitedQuantity, UnlimitedQuantityInput, UpdatedAccount, UruguayanAccount, UruguayanInvoiceAccount,
  ValueListAttributeInput, ValueListAttributeUpdate, ValueListAttributeValue, ValueListModelAttribute,
  ValueListModelPriceOption, ValueListPriceOption, ValueListPriceOptionInput, ValueListPriceOptionUpdate,
  ValueListServiceOrderOption, ValueListServiceOrderOptionInput, ValueListServiceOrderOptionUpdate, ValuePriceInput,
  VietnameseAccount, VietnameseInvoiceAccount, WarehouseFeatures, WeeklyOpeningHours, ZoneInput, ZonesGeography,
  ZonesInput,
} from '@tradelane/instance';

export type {
  AbaAccount, AbaInvoiceAccount, Account, AccountGetQuery, AccountStatisticsQuery, AccountUpdate, AccountUpdateQuery,
  AccountUpdateResult, AccountingDocument, AdditionalField, AdditionalFieldEntity, AdditionalFieldList,
  AdditionalFieldType, AdditionalFieldUpdate, AdditionalFieldValue, AddressInput, ApplicableTax, AttributeInput,
  AttributeUpdate, AttributeValue, AustralianAccount, AustralianInvoiceAccount, AutoInvoice, AvailableUnits,
  BankAccount, BankAccountType, BilledShop, BillingCycleCore, BillingInformation, BillingSummary, BookedSession,
  BookingType, BooleanAttributeInput, BooleanAttributeUpdate, BooleanAttributeValue, BooleanModelPriceOption,
  BooleanPriceInput, BooleanPriceOption, BooleanPriceOptionInput, BooleanPriceOptionUpdate, BooleanServiceOrderOption,
  BooleanServiceOrderOptionInput, BooleanServiceOrderOptionUpdate, BrazilianAccount, BrazilianInvoiceAccount,
  BritishAccount, BritishInvoiceAccount, CanadianAccount, CanadianInvoiceAccount, CatalogFeatures, ChannelPricing,
  CircleGeography, CircleInput, CodeLabel, CodeReference, ColombianAccount, ColombianInvoiceAccount, CommissionTax,
  CompanyShareholders, ComplementaryCorporateInformation, ConsumptionType, Coordinates, CorporateInformation,
  CountryCode, CsvDelimiter, CurrencyCode, CustomerModel, CustomerPlace, DateTimeAttributeInput,
  DateTimeAttributeUpdate, DateTimeAttributeValue, DecimalAttributeInput, DecimalAttributeUpdate, DecimalAttributeValue,
  DecimalModelAttribute, DefaultBillingInformation, DirectPaymentFeature, DocumentType, DocumentTypeEntity,
  DocumentTypeList, DocumentsDeleteQuery, DocumentsUploadQuery, DropshipFeatures, DropshipSettings, ElementCounts,
  EnhancedSellerInvoicing, EprCategoryCode, EvaluationReply, FieldFault, FiscalInformation, FiscalRepresentative,
  FreeTextTopic, Geography, GeographyInput, GuatemalanAccount, GuatemalanInvoiceAccount, HongKongAccount,
  HongKongInvoiceAccount, IbanAccount, IbanInvoiceAccount, InactiveReason, IndianAccount, IndianInvoiceAccount,
  InputError, InstanceError, IntegerAttributeInput, IntegerAttributeUpdate, IntegerAttributeValue, Invoice,
  InvoiceBankAccount, InvoiceDetail, InvoiceIssuer, InvoiceIssuerType, InvoicePage, InvoicePayment, InvoicePaymentInfo,
  InvoicePaymentState, InvoiceShopAddress, InvoiceSummary, InvoiceTax, InvoiceTypeFilter, InvoicesDownloadQuery,
  IsraeliAccount, IsraeliInvoiceAccount, JapaneseAccount, JapaneseInvoiceAccount, KycState, KycStatus,
  LegacyBankDetails, LimitedQuantity, LimitedQuantityInput, ListedThread, LocalDateTime, LocalTimeSlot, LocationAddress,
  LocationContact, LocationDetails, LocationReference, LocationRequest, LocationType, LocationZone, ManualCredit,
  ManualInvoice, MaximumPerOrder, MessageBody, MessageFiles, MessageInput, MessageRequest, MessageSent, MexicanAccount,
  MexicanInvoiceAccount, ModelAttributeDetails, ModelQuantity, ModelUnitOption, MultiPricing, MultiPricingInput,
  MultiServiceOrderPrice, NewZealandAccount, NewZealandInvoiceAccount, NoBooking, NoLocation, NoReplyNeeded,
  NubanAccount, NubanInvoiceAccount, OpeningHours, OrderAcceptanceMode, OrderAttributeUpdate,
  OrderBooleanAttributeUpdate, OrderConditions, OrderDateTimeAttributeUpdate, OrderDecimalAttributeUpdate,
  OrderIntegerAttributeUpdate, OrderTaxMode, OrderTextAttributeUpdate, OrderValueListAttributeUpdate, OrderWorkflows,
  OrderedService, OrderedUnit, OrderedUnits, OrdersAcceptQuery, OrdersCreateThreadQuery, OrdersRefundQuery,
  OrdersUpdateQuery, OverriddenDay, OverriddenOpeningHours, Participant, ParticipantType, PayOut, PayOutAccount,
  PayOutBalance, PayOutFailureReason, PayOutFormat, PayOutInvoiceAccount, PayOutService, PayOutState, PaymentBalances,
  PaymentInfo, PeriodCount, PeriodValue, PersonalInformation, PhilippineAccount, PhilippineInvoiceAccount,
  PlainModelAttribute, PlatformChannel, PlatformChannelList, PlatformConfiguration, PlatformCurrency,
  PlatformCurrencyList, PlatformFeatures, PlatformLocale, PlatformLocaleList, PlatformModel, PlatformModules,
  PlatformSettings, PlatformVersion, PointGeography, PointInput, PriceInput, PriceOption, PriceOptionInput,
  PriceOptionUpdate, PriceOptionValue, PricingFeatures, PricingType, ProDetails, ProDetailsUpdate, ProducerIdentifier,
  PromotionFeatures, QuantityRule, Radius, Reason, ReasonList, ReasonTopic, ReasonType, Recipient, RefusedShopDocument,
  RegisteredAddress, RequestedTime, RequestedTimeBooking, RequestedTimeBookingInput, ReturnFeatures, RolesListQuery,
  ScheduledBooking, ScheduledBookingInput, ScheduledBookingUpdate, SellerAdditionalField, SellerBillingCycle,
  SellerBillingCyclePage, Sender, SerbianAccount, SerbianInvoiceAccount, Service, ServiceAssessment, ServiceBooking,
  ServiceBookingInput, ServiceBookingUpdate, ServiceConsumption, ServiceDuration, ServiceLocation, ServiceLocationInput,
  ServiceLocationUpdate, ServiceMedia, ServiceMessageBody, ServiceModelDetails, ServiceModelName, ServiceOrderAddress,
  ServiceOrderBooking, ServiceOrderBookingUpdate, ServiceOrderCommission, ServiceOrderConsumption,
  ServiceOrderConsumptionRequest, ServiceOrderCustomer, ServiceOrderDetails, ServiceOrderEvaluation,
  ServiceOrderLocation, ServiceOrderOption, ServiceOrderOptionInput, ServiceOrderOptionUpdate, ServiceOrderOptionValue,
  ServiceOrderOptionValueInput, ServiceOrderOptionValueUpdate, ServiceOrderPrice, ServiceOrderRefund,
  ServiceOrderRefundRequest, ServiceOrderState, ServiceOrderTax, ServiceOrderThreadInput, ServiceOrderThreadRequest,
  ServiceOrderUpdate, ServiceOrderWarning, ServiceOrderWorkflow, ServicePricing, ServicePricingInput,
  ServicePricingUpdate, ServiceQuantity, ServiceQuantityInput, ServiceQuantityUpdate, ServiceReasonTopic,
  ServiceRequest, ServiceThreadInput, ServiceThreadRequest, ServiceTopicInput, ServiceUpdate, Session, SessionChoice,
  SessionInput, SessionStart, SessionTimes, SessionUpdate, SettableInactiveReason, SettingsConfigurationQuery,
  SettingsLocalesQuery, SettingsVersionQuery, ShipmentFeatures, ShopAddress, ShopAddressUpdate, ShopContact,
  ShopDocument, ShopDocumentDetails, ShopDocumentInput, ShopDocumentList, ShopDocumentUpload, ShopDocumentUploadResult,
  ShopDomain, ShopLocation, ShopLocationCircle, ShopLocationGeography, ShopLocationPoint, ShopLocationZone,
  ShopLocationZones, ShopLocations, ShopLocationsInput, ShopModel, ShopPlace, ShopRole, ShopRoleList, ShopShipping,
  ShopShippingSettings, ShopState, ShopStatistics, ShopTaxOptions, SingaporeAccount, SingaporeInvoiceAccount,
  SingleElement, SinglePricing, SinglePricingInput, SingleServiceOrderPrice, StatisticsPeriod, StoreDependentSwitch,
  SuspensionType, TaiwaneseAccount, TaiwaneseInvoiceAccount, TaxCollection, TaxManagerModule, TaxNumberRule,
  TaxProviders, TaxedFeeType, TextAttributeInput, TextAttributeUpdate, TextAttributeValue, ThaiAccount,
  ThaiInvoiceAccount, Thread, ThreadAttachment, ThreadDetails, ThreadEntity, ThreadEntityInput, ThreadInput,
  ThreadMessage, ThreadMetadata, ThreadPage, ThreadRequest, ThreadsCreateQuery, ThreadsDownloadAttachmentQuery,
  ThreadsGetQuery, ThreadsListQuery, ThreadsReplyQuery, TimeConfirmation, Topic, TopicInput, TopicType, TransactionCode,
  TransactionEntities, TransactionExportError, TransactionExportFormat, TransactionExportRequest,
  TransactionExportStart, TransactionExportState, TransactionExportStatus, TransactionFee, TransactionInfo,
  TransactionItemReference, TransactionLine, TransactionLogPage, TransactionManualDocument, TransactionOneOffItem,
  TransactionOrder, TransactionOrderPayment, TransactionOrderReferences, TransactionPaymentState, TransactionReference,
  TransactionTax, TransactionType, TransactionsExportStatusQuery, TransactionsListQuery, TransactionsStartExportQuery,
  TypedReason, TypedReasonList, UnitOptionType, UnitPrice, UnitPriceInput, UnitPrices, UnitPricesInput,
  UnlimitedQuantity, UnlimitedQuantityInput, UpdatedAccount, UruguayanAccount, UruguayanInvoiceAccount,
  ValueListAttributeInput, ValueListAttributeUpdate, ValueListAttributeValue, ValueListModelAttribute,
  ValueListModelPriceOption, ValueListPriceOption, ValueListPriceOptionInput, ValueListPriceOptionUpdate,
  ValueListServiceOrderOption, ValueListServiceOrderOptionInput, ValueListServiceOrderOptionUpdate, ValuePriceInput,
  VietnameseAccount, VietnameseInvoiceAccount, WarehouseFeatures, WeeklyOpeningHours, ZoneInput, ZonesGeography,
  ZonesInput,
} from '@tradelane/instance';

export interface BillingCyclesListQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** Only these billing cycles. */
    id?: string[] | undefined;
    /** Only billing cycles created at or after this time. */
    start_date?: string | Date | undefined;
    /** Only billing cycles created at or before this time. */
    end_date?: string | Date | undefined;
    /** Only billing cycles in these currencies. */
    currency?: CurrencyCode[] | undefined;
    /**
     * Only billing cycles in these pay-out states.
     * - `TO_PAY`: Still to be paid.
     * - `PAID`: Paid.
     * - `FAILED`: The pay-out failed. `failure_reason` may contain the reason.
     */
    pay_out_state?: PayOutState[] | undefined;
    /**
     * Only billing cycles paid through these services.
     * - `NOT_SPECIFIED`: None is specified.
     * - `MANGOPAY`: Mangopay.
     * - `MIRAKL_PAYOUT`: The pay-out service of the platform.
     * - `OPERATOR`: The operator itself.
     */
    pay_out_psp_code?: PayOutService[] | undefined;
    /** Number of entries per page. */
    limit?: number | undefined;
    /** Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
    /**
     * Sort field and direction of the list.
     * - `dateCreated,ASC`: Oldest first.
     * - `dateCreated,DESC`: Latest first.
     */
    sort?: "dateCreated,ASC" | "dateCreated,DESC" | undefined;
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
/** A location of the shop. */
export type Location = {
    /** Opening hours that replace the ordinary ones. */
    overridden_opening_hours?: OverriddenOpeningHours;
} & LocationDetails;
/** One page of locations. */
export interface LocationPage {
    /** Locations of this page. */
    data: Location[];
    /** Null or absent on the last page. */
    next_page_token?: string | null;
    /** Null or absent on the first page. */
    previous_page_token?: string | null;
}
export interface LocationsCreateQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface LocationsDeleteQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface LocationsListQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** Only these locations. */
    location_id?: string[] | undefined;
    /**
     * Only locations for services of this type.
     * - `AT_CUSTOMER_LOCATION`: Locations whose area must contain the customer's place.
     * - `AT_SHOP_LOCATION`: Locations that customers visit.
     */
    location_type?: "AT_CUSTOMER_LOCATION" | "AT_SHOP_LOCATION" | undefined;
    /** Number of entries per page. */
    limit?: number | undefined;
    /** Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
}
/** An attribute of the model, with the settings of its type. */
export type ModelAttribute = PlainModelAttribute | DecimalModelAttribute | ValueListModelAttribute;
/** An extra that a customer may choose for a price. */
export type ModelPriceOption = BooleanModelPriceOption | ValueListModelPriceOption;
/** Pricing of services of this model. */
export interface ModelPricing {
    /**
     * Type of the price. Services have the same type.
     * - `FIXED_PRICE`: A fixed price, the same for every unit.
     * - `ESTIMATED_PRICE`: An estimated price, the same for every unit.
     * - `FIXED_PRICE_MULTI`: A fixed price for each kind of unit.
     * - `ESTIMATED_PRICE_MULTI`: An estimated price for each kind of unit.
     */
    type: PricingType;
    /** Extras that customers may choose for a price. */
    options?: ModelPriceOption[];
    /** Kinds of unit with a price each, for the `_MULTI` types. */
    price_per_unit_options?: ModelUnitOption[];
}
export interface ModelsListQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** Only models of these categories. */
    category_code?: string[] | undefined;
    /** Only these models. */
    model_code?: string[] | undefined;
    /**
     * Only models with these types of location.
     * - `NO_LOCATION`: The service has no place.
     * - `AT_CUSTOMER_LOCATION`: At the customer's.
     * - `AT_SHOP_LOCATION`: At a location of the shop.
     */
    location_type?: ("NO_LOCATION" | "AT_CUSTOMER_LOCATION" | "AT_SHOP_LOCATION")[] | undefined;
    /**
     * Only models with these types of booking.
     * - `NO_BOOKING`: The service is not booked for a time.
     * - `DATETIME_REQUEST`: The customer asks for a time.
     * - `SCHEDULED_EVENTS`: The customer chooses a session.
     */
    booking_type?: ("NO_BOOKING" | "DATETIME_REQUEST" | "SCHEDULED_EVENTS")[] | undefined;
    /**
     * Only models with these types of consumption.
     * - `VOUCHER`: The voucher code of the customer.
     * - `CONFIRMATION_BY_SHOP`: The word of the shop.
     */
    consumption_type?: ("VOUCHER" | "CONFIRMATION_BY_SHOP")[] | undefined;
    /**
     * Sort field and direction of the list.
     * - `title,ASC`: By name, A first.
     * - `title,DESC`: By name, Z first.
     * - `code,ASC`: By code, A first.
     * - `code,DESC`: By code, Z first.
     */
    sort?: "title,ASC" | "title,DESC" | "code,ASC" | "code,DESC" | undefined;
    /** Number of entries per page. */
    limit?: number | undefined;
    /** Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
}
export interface OrdersConsumeQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OrdersEvaluationQuery {
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
export interface OrdersListQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** Only these orders. */
    order_id?: string[] | undefined;
    /** Only orders of these purchases. */
    commercial_order_id?: string[] | undefined;
    /**
     * Only orders in these states.
     * - `WAITING_SCORING`: Waits to be scored.
     * - `WAITING_ACCEPTANCE`: The shop must accept or refuse.
     * - `ORDER_ACCEPTED`: The shop accepted.
     * - `ORDER_PENDING`: Waits to be consumed.
     * - `ORDER_CONSUMED`: The service was consumed.
     * - `ORDER_EXPIRED`: The service was not consumed in time.
     * - `ORDER_CANCELLED`: Cancelled.
     * - `ORDER_CLOSED`: Finished.
     */
    state?: ("WAITING_SCORING" | "WAITING_ACCEPTANCE" | "ORDER_ACCEPTED" | "ORDER_PENDING" | "ORDER_CONSUMED" | "ORDER_EXPIRED" | "ORDER_CANCELLED" | "ORDER_CLOSED")[] | undefined;
    /** Only orders of these customers. */
    customer_id?: string[] | undefined;
    /** Only orders of these services. */
    service_code?: string[] | undefined;
    /** Only orders created at or after this time. */
    date_created_start?: string | Date | undefined;
    /** Only orders created at or before this time. */
    date_created_end?: string | Date | undefined;
    /** Only orders changed at or after this time. */
    date_updated_start?: string | Date | undefined;
    /** Only orders changed at or before this time. */
    date_updated_end?: string | Date | undefined;
    /**
     * Only orders without a refund, with a partial refund, or with a full refund.
     * - `NO`: Nothing was refunded.
     * - `PARTIAL`: Part of the price was refunded.
     * - `FULL`: The whole price was refunded.
     */
    refunded?: ("NO" | "PARTIAL" | "FULL")[] | undefined;
    /** Only orders refunded for these reasons. */
    refund_reason_code?: string[] | undefined;
    /** Only orders with an open incident, or only orders without one. */
    has_open_incident?: boolean | undefined;
    /** Number of entries per page. */
    limit?: number | undefined;
    /** Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
}
export interface OrdersRefuseQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ReasonsListByTypeQuery {
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
export interface ReasonsListQuery {
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
/** A model with the attributes and price options of services. */
export type ServiceModel = {
    /** Custom attributes of the operator for services of this model. */
    custom_attributes: ModelAttribute[];
    /** Pricing of services of this model. */
    pricing: ModelPricing;
} & ServiceModelDetails;
/** One page of models. */
export interface ServiceModelPage {
    /** Models of this page. */
    data: ServiceModel[];
    /** Null or absent on the last page. */
    next_page_token?: string | null;
    /** Null or absent on the first page. */
    previous_page_token?: string | null;
}
/** A service order as the shop sees it. */
export type ServiceOrder = {
    /** Type and time of the consumption. */
    consumption: ServiceOrderConsumption;
    /** Set when the order is accepted. Never set for orders canceled or closed before acceptance. */
    customer?: ServiceOrderCustomer;
    /** Address that forwards e-mails to the customer. */
    customer_notification_email?: string;
} & ServiceOrderDetails;
/** One page of service orders. */
export interface ServiceOrderPage {
    /** Service orders of this page. */
    data: ServiceOrder[];
    /** Null or absent on the last page. */
    next_page_token?: string | null;
    /** Null or absent on the first page. */
    previous_page_token?: string | null;
}
/** One page of services. */
export interface ServicePage {
    /** Services of this page. */
    data: Service[];
    /** Null or absent on the last page. */
    next_page_token?: string | null;
    /** Null or absent on the first page. */
    previous_page_token?: string | null;
}
export interface ServicesCreateQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ServicesCreateThreadQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ServicesDeleteQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ServicesListQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** Only services of these categories. */
    category_code?: string[] | undefined;
    /** Only these services. */
    service_code?: string[] | undefined;
    /** Only services made from these models. */
    model_code?: string[] | undefined;
    /**
     * Only services that customers can order, or only the others.
     * - `ACTIVE`: Customers can order it.
     * - `INACTIVE`: Customers cannot order it.
     */
    state?: "ACTIVE" | "INACTIVE" | undefined;
    /**
     * Sort field and direction of the list.
     * - `date_created,ASC`: Oldest first.
     * - `date_created,DESC`: Latest first.
     * - `date_updated,ASC`: Oldest change first.
     * - `date_updated,DESC`: Latest change first.
     * - `title,ASC`: By name, A first.
     * - `title,DESC`: By name, Z first.
     */
    sort?: "date_created,ASC" | "date_created,DESC" | "date_updated,ASC" | "date_updated,DESC" | "title,ASC" | "title,DESC" | undefined;
    /** Number of entries per page. */
    limit?: number | undefined;
    /** Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
}
export interface ServicesUpdateQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
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
    "/api/reasons": { get: operations["RE01"]; };
    "/api/reasons/{reason_type}": { get: operations["RE02"]; };
    "/api/version": { get: operations["V01"]; };
    "/api/invoices": { get: operations["IV01"]; };
    "/api/invoices/{accounting_document_id}": { get: operations["IV02"]; };
    "/api/sellerpayment/transactions_logs": { get: operations["TL02"]; };
    "/api/sellerpayment/transactions_logs/async": { post: operations["TL03"]; };
    "/api/sellerpayment/transactions_logs/async/status/{tracking_id}": { get: operations["TL04"]; };
    "/api/mms/locations": { get: operations["SL12"]; post: operations["SL01"]; };
    "/api/mms/locations/{location_id}": { delete: operations["SL06"]; };
    "/api/mms/models": { get: operations["SM11"]; };
    "/api/mms/services": { get: operations["SOF11"]; post: operations["SOF25"]; };
    "/api/mms/services/{service_code}": { put: operations["SOF26"]; delete: operations["SOF27"]; };
    "/api/mms/services/{service_code}/threads": { post: operations["SOF43"]; };
    "/api/mms/orders/{order_id}/threads": { post: operations["SOR43"]; };
    "/api/mms/orders/{order_id}": { put: operations["SOR04"]; };
    "/api/mms/orders": { get: operations["SOR11"]; };
    "/api/mms/orders/{order_id}/accept": { put: operations["SOR21"]; };
    "/api/mms/orders/{order_id}/refuse": { put: operations["SOR22"]; };
    "/api/mms/orders/{order_id}/consume": { put: operations["SOR25"]; };
    "/api/mms/orders/{order_id}/refund": { put: operations["SOR28"]; };
    "/api/mms/orders/{order_id}/evaluation": { get: operations["SOR51"]; };
    "/api/inbox/threads/{thread_id}": { get: operations["M10"]; };
    "/api/inbox/threads": { get: operations["M11"]; post: operations["M14"]; };
    "/api/inbox/threads/{thread_id}/message": { post: operations["M12"]; };
    "/api/inbox/threads/{attachment_id}/download": { get: operations["M13"]; };
    "/api/seller-billing-cycles": { get: operations["SBC11"]; };
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
        PlatformSettings: PlatformSettings; PlatformConfiguration: PlatformConfiguration; ReasonType: ReasonType;
        TypedReason: TypedReason; TypedReasonList: TypedReasonList; Reason: Reason; ReasonList: ReasonList;
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
        TransactionExportStatus: TransactionExportStatus; LocationAddress: LocationAddress; Coordinates: Coordinates;
        PointGeography: PointGeography; Radius: Radius; CircleGeography: CircleGeography; LocationZone: LocationZone;
        ZonesGeography: ZonesGeography; Geography: Geography; LocationContact: LocationContact;
        OpeningHours: OpeningHours; WeeklyOpeningHours: WeeklyOpeningHours; ServiceMedia: ServiceMedia;
        LocationDetails: LocationDetails; OverriddenDay: OverriddenDay; OverriddenOpeningHours: OverriddenOpeningHours;
        Location: Location; LocationPage: LocationPage; AddressInput: AddressInput; PointInput: PointInput;
        CircleInput: CircleInput; ZoneInput: ZoneInput; ZonesInput: ZonesInput; GeographyInput: GeographyInput;
        LocationRequest: LocationRequest; CodeLabel: CodeLabel; BookingType: BookingType;
        ConsumptionType: ConsumptionType; ServiceConsumption: ServiceConsumption; LocationType: LocationType;
        QuantityRule: QuantityRule; ModelQuantity: ModelQuantity; ServiceModelDetails: ServiceModelDetails;
        ElementCounts: ElementCounts; ModelAttributeDetails: ModelAttributeDetails;
        PlainModelAttribute: PlainModelAttribute; DecimalModelAttribute: DecimalModelAttribute;
        ValueListModelAttribute: ValueListModelAttribute; ModelAttribute: ModelAttribute; PricingType: PricingType;
        BooleanModelPriceOption: BooleanModelPriceOption; ValueListModelPriceOption: ValueListModelPriceOption;
        ModelPriceOption: ModelPriceOption; UnitOptionType: UnitOptionType; SingleElement: SingleElement;
        ModelUnitOption: ModelUnitOption; ModelPricing: ModelPricing; ServiceModel: ServiceModel;
        ServiceModelPage: ServiceModelPage; ServiceModelName: ServiceModelName; NoBooking: NoBooking;
        RequestedTimeBooking: RequestedTimeBooking; Session: Session; ScheduledBooking: ScheduledBooking;
        ServiceBooking: ServiceBooking; NoLocation: NoLocation; ShopLocationPoint: ShopLocationPoint;
        ShopLocationCircle: ShopLocationCircle; ShopLocationZone: ShopLocationZone;
        ShopLocationZones: ShopLocationZones; ShopLocationGeography: ShopLocationGeography; ShopLocation: ShopLocation;
        ShopLocations: ShopLocations; ServiceLocation: ServiceLocation; BooleanPriceOption: BooleanPriceOption;
        PriceOptionValue: PriceOptionValue; ValueListPriceOption: ValueListPriceOption; PriceOption: PriceOption;
        SinglePricing: SinglePricing; UnitPrice: UnitPrice; UnitPrices: UnitPrices; MultiPricing: MultiPricing;
        ServicePricing: ServicePricing; UnlimitedQuantity: UnlimitedQuantity; LimitedQuantity: LimitedQuantity;
        ServiceQuantity: ServiceQuantity; ValueListAttributeValue: ValueListAttributeValue;
        BooleanAttributeValue: BooleanAttributeValue; IntegerAttributeValue: IntegerAttributeValue;
        DecimalAttributeValue: DecimalAttributeValue; DateTimeAttributeValue: DateTimeAttributeValue;
        TextAttributeValue: TextAttributeValue; AttributeValue: AttributeValue; InactiveReason: InactiveReason;
        Service: Service; ServicePage: ServicePage; CodeReference: CodeReference; ServiceDuration: ServiceDuration;
        RequestedTimeBookingInput: RequestedTimeBookingInput; SessionStart: SessionStart; SessionInput: SessionInput;
        ScheduledBookingInput: ScheduledBookingInput; ServiceBookingInput: ServiceBookingInput;
        LocationReference: LocationReference; ShopLocationsInput: ShopLocationsInput;
        ServiceLocationInput: ServiceLocationInput; PriceInput: PriceInput; BooleanPriceInput: BooleanPriceInput;
        BooleanPriceOptionInput: BooleanPriceOptionInput; ValuePriceInput: ValuePriceInput;
        ValueListPriceOptionInput: ValueListPriceOptionInput; PriceOptionInput: PriceOptionInput;
        SinglePricingInput: SinglePricingInput; UnitPriceInput: UnitPriceInput; UnitPricesInput: UnitPricesInput;
        MultiPricingInput: MultiPricingInput; ServicePricingInput: ServicePricingInput;
        MaximumPerOrder: MaximumPerOrder; UnlimitedQuantityInput: UnlimitedQuantityInput;
        AvailableUnits: AvailableUnits; LimitedQuantityInput: LimitedQuantityInput;
        ServiceQuantityInput: ServiceQuantityInput; ValueListAttributeInput: ValueListAttributeInput;
        BooleanAttributeInput: BooleanAttributeInput; IntegerAttributeInput: IntegerAttributeInput;
        DecimalAttributeInput: DecimalAttributeInput; DateTimeAttributeInput: DateTimeAttributeInput;
        TextAttributeInput: TextAttributeInput; AttributeInput: AttributeInput;
        SettableInactiveReason: SettableInactiveReason; ServiceRequest: ServiceRequest; SessionUpdate: SessionUpdate;
        ScheduledBookingUpdate: ScheduledBookingUpdate; ServiceBookingUpdate: ServiceBookingUpdate;
        ServiceLocationUpdate: ServiceLocationUpdate; BooleanPriceOptionUpdate: BooleanPriceOptionUpdate;
        ValueListPriceOptionUpdate: ValueListPriceOptionUpdate; PriceOptionUpdate: PriceOptionUpdate;
        ServicePricingUpdate: ServicePricingUpdate; ServiceQuantityUpdate: ServiceQuantityUpdate;
        ValueListAttributeUpdate: ValueListAttributeUpdate; BooleanAttributeUpdate: BooleanAttributeUpdate;
        IntegerAttributeUpdate: IntegerAttributeUpdate; DecimalAttributeUpdate: DecimalAttributeUpdate;
        DateTimeAttributeUpdate: DateTimeAttributeUpdate; TextAttributeUpdate: TextAttributeUpdate;
        AttributeUpdate: AttributeUpdate; ServiceUpdate: ServiceUpdate; MessageFiles: MessageFiles;
        ServiceMessageBody: ServiceMessageBody; FreeTextTopic: FreeTextTopic; ServiceReasonTopic: ServiceReasonTopic;
        ServiceTopicInput: ServiceTopicInput; ServiceThreadInput: ServiceThreadInput;
        ServiceThreadRequest: ServiceThreadRequest; MessageSent: MessageSent;
        ServiceOrderThreadInput: ServiceOrderThreadInput; ServiceOrderThreadRequest: ServiceOrderThreadRequest;
        LocalDateTime: LocalDateTime; LocalTimeSlot: LocalTimeSlot; TimeConfirmation: TimeConfirmation;
        SessionChoice: SessionChoice; ServiceOrderBookingUpdate: ServiceOrderBookingUpdate;
        OrderValueListAttributeUpdate: OrderValueListAttributeUpdate;
        OrderBooleanAttributeUpdate: OrderBooleanAttributeUpdate;
        OrderIntegerAttributeUpdate: OrderIntegerAttributeUpdate;
        OrderDecimalAttributeUpdate: OrderDecimalAttributeUpdate;
        OrderDateTimeAttributeUpdate: OrderDateTimeAttributeUpdate; OrderTextAttributeUpdate: OrderTextAttributeUpdate;
        OrderAttributeUpdate: OrderAttributeUpdate; ServiceOrderTax: ServiceOrderTax;
        BooleanServiceOrderOptionUpdate: BooleanServiceOrderOptionUpdate;
        ServiceOrderOptionValueUpdate: ServiceOrderOptionValueUpdate;
        ValueListServiceOrderOptionUpdate: ValueListServiceOrderOptionUpdate;
        ServiceOrderOptionUpdate: ServiceOrderOptionUpdate; ServiceOrderUpdate: ServiceOrderUpdate;
        ServiceOrderState: ServiceOrderState; ServiceOrderWorkflow: ServiceOrderWorkflow;
        OrderedService: OrderedService; RequestedTime: RequestedTime; SessionTimes: SessionTimes;
        BookedSession: BookedSession; ServiceOrderBooking: ServiceOrderBooking;
        ServiceOrderAddress: ServiceOrderAddress; CustomerPlace: CustomerPlace; ShopPlace: ShopPlace;
        ServiceOrderLocation: ServiceOrderLocation; BooleanServiceOrderOption: BooleanServiceOrderOption;
        ServiceOrderOptionValue: ServiceOrderOptionValue; ValueListServiceOrderOption: ValueListServiceOrderOption;
        ServiceOrderOption: ServiceOrderOption; SingleServiceOrderPrice: SingleServiceOrderPrice;
        OrderedUnit: OrderedUnit; OrderedUnits: OrderedUnits; MultiServiceOrderPrice: MultiServiceOrderPrice;
        ServiceOrderPrice: ServiceOrderPrice; CommissionTax: CommissionTax;
        ServiceOrderCommission: ServiceOrderCommission; ServiceOrderRefund: ServiceOrderRefund;
        ServiceOrderWarning: ServiceOrderWarning; ServiceOrderDetails: ServiceOrderDetails;
        ServiceOrderConsumption: ServiceOrderConsumption; ServiceOrderCustomer: ServiceOrderCustomer;
        ServiceOrder: ServiceOrder; ServiceOrderPage: ServiceOrderPage;
        ServiceOrderConsumptionRequest: ServiceOrderConsumptionRequest;
        BooleanServiceOrderOptionInput: BooleanServiceOrderOptionInput;
        ServiceOrderOptionValueInput: ServiceOrderOptionValueInput;
        ValueListServiceOrderOptionInput: ValueListServiceOrderOptionInput;
        ServiceOrderOptionInput: ServiceOrderOptionInput; ServiceOrderRefundRequest: ServiceOrderRefundRequest;
        ServiceAssessment: ServiceAssessment; EvaluationReply: EvaluationReply;
        ServiceOrderEvaluation: ServiceOrderEvaluation; TopicType: TopicType; Topic: Topic; ThreadEntity: ThreadEntity;
        ParticipantType: ParticipantType; Participant: Participant; Sender: Sender; ThreadMetadata: ThreadMetadata;
        NoReplyNeeded: NoReplyNeeded; ThreadDetails: ThreadDetails; ThreadAttachment: ThreadAttachment;
        ThreadMessage: ThreadMessage; Thread: Thread; ListedThread: ListedThread; ThreadPage: ThreadPage;
        MessageBody: MessageBody; ThreadEntityInput: ThreadEntityInput; ReasonTopic: ReasonTopic;
        TopicInput: TopicInput; ThreadInput: ThreadInput; ThreadRequest: ThreadRequest; Recipient: Recipient;
        MessageInput: MessageInput; MessageRequest: MessageRequest; PayOutState: PayOutState; BilledShop: BilledShop;
        PayOut: PayOut; BillingCycleCore: BillingCycleCore; SellerBillingCycle: SellerBillingCycle;
        SellerBillingCyclePage: SellerBillingCyclePage;
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
    RE01: {
        parameters: { query?: ReasonsListQuery; };
        responses: { 200: { content: { "application/json": TypedReasonList; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    RE02: {
        parameters: {
            query?: ReasonsListByTypeQuery;
            path: {
                /**
                 * The type of reason. Assumption about reason_type INCIDENT_OPEN: Accepted on the seller surface.
                 * - `INCIDENT_OPEN`: Opening an incident on a product order.
                 * - `INCIDENT_CLOSE`: Closing an incident on a product order.
                 * - `REFUND`: Refunding a product order.
                 * - `MPS_REFUND`: Refunding a service order.
                 * - `MESSAGING`: Writing a message. Deprecated.
                 * - `ORDER_MESSAGING`: Writing a message on a product order.
                 * - `MPS_ORDER_MESSAGING`: Writing a message on a service order.
                 * - `MPS_OFFER_MESSAGING`: Writing a message on a service.
                 * - `OFFER_MESSAGING`: Writing a message on an offer.
                 * - `CANCELATION`: Cancelling a product order.
                 * @example REFUND
                 */
                reason_type: "INCIDENT_OPEN" | "INCIDENT_CLOSE" | "REFUND" | "MPS_REFUND" | "MESSAGING" | "ORDER_MESSAGING" | "MPS_ORDER_MESSAGING" | "MPS_OFFER_MESSAGING" | "OFFER_MESSAGING" | "CANCELATION";
            };
        };
        responses: { 200: { content: { "application/json": ReasonList; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
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
    SL12: {
        parameters: { query?: LocationsListQuery; };
        responses: { 200: { content: { "application/json": LocationPage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    SL01: {
        parameters: { query?: LocationsCreateQuery; };
        requestBody: { content: { "application/json": LocationRequest; }; };
        responses: { 201: { content: { "application/json": Location; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    SL06: {
        parameters: {
            query?: LocationsDeleteQuery;
            path: {
                /**
                 * Identifier of the location.
                 * @example 6f1c2b1e-8f0a-4a7e-9a44-2f5f7f0d1c01
                 */
                location_id: string;
            };
        };
        responses: { 204: {}; } & Record<400 | 401 | 403 | 404 | 406 | 410 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    SM11: {
        parameters: { query?: ModelsListQuery; };
        responses: { 200: { content: { "application/json": ServiceModelPage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    SOF11: {
        parameters: { query?: ServicesListQuery; };
        responses: { 200: { content: { "application/json": ServicePage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    SOF25: {
        parameters: { query?: ServicesCreateQuery; };
        requestBody: { content: { "application/json": ServiceRequest; }; };
        responses: { 201: { content: { "application/json": Service; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    SOF26: {
        parameters: {
            query?: ServicesUpdateQuery;
            path: {
                /**
                 * Code of the service.
                 * @example SRV-301
                 */
                service_code: string;
            };
        };
        requestBody: { content: { "application/json": ServiceUpdate; }; };
        responses: { 200: { content: { "application/json": Service; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 410 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    SOF27: {
        parameters: {
            query?: ServicesDeleteQuery;
            path: {
                /**
                 * Code of the service.
                 * @example SRV-301
                 */
                service_code: string;
            };
        };
        responses: { 204: {}; } & Record<400 | 401 | 403 | 404 | 406 | 410 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    SOF43: {
        parameters: {
            query?: ServicesCreateThreadQuery;
            path: {
                /**
                 * Code of the service.
                 * @example SRV-301
                 */
                service_code: string;
            };
        };
        requestBody: { content: { "multipart/form-data": ServiceThreadRequest; }; };
        responses: { 201: { content: { "application/json": MessageSent; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 410 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    SOR43: {
        parameters: {
            query?: OrdersCreateThreadQuery;
            path: {
                /**
                 * Identifier of the service order.
                 * @example SO-5001
                 */
                order_id: string;
            };
        };
        requestBody: { content: { "multipart/form-data": ServiceOrderThreadRequest; }; };
        responses: { 201: { content: { "application/json": MessageSent; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    SOR04: {
        parameters: {
            query?: OrdersUpdateQuery;
            path: {
                /**
                 * Identifier of the service order.
                 * @example SO-5001
                 */
                order_id: string;
            };
        };
        requestBody: { content: { "application/json": ServiceOrderUpdate; }; };
        responses: { 200: { content: { "application/json": ServiceOrder; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    SOR11: {
        parameters: { query?: OrdersListQuery; };
        responses: { 200: { content: { "application/json": ServiceOrderPage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    SOR21: {
        parameters: {
            query?: OrdersAcceptQuery;
            path: {
                /**
                 * Identifier of the service order.
                 * @example SO-5001
                 */
                order_id: string;
            };
        };
        responses: { 204: {}; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    SOR22: {
        parameters: {
            query?: OrdersRefuseQuery;
            path: {
                /**
                 * Identifier of the service order.
                 * @example SO-5001
                 */
                order_id: string;
            };
        };
        responses: { 204: {}; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    SOR25: {
        parameters: {
            query?: OrdersConsumeQuery;
            path: {
                /**
                 * Identifier of the service order.
                 * @example SO-5007
                 */
                order_id: string;
            };
        };
        requestBody: { content: { "application/json": ServiceOrderConsumptionRequest; }; };
        responses: { 204: {}; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    SOR28: {
        parameters: {
            query?: OrdersRefundQuery;
            path: {
                /**
                 * Identifier of the service order.
                 * @example SO-5006
                 */
                order_id: string;
            };
        };
        requestBody: { content: { "application/json": ServiceOrderRefundRequest; }; };
        responses: { 201: {}; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    SOR51: {
        parameters: {
            query?: OrdersEvaluationQuery;
            path: {
                /**
                 * Identifier of the service order.
                 * @example SO-5001
                 */
                order_id: string;
            };
        };
        responses: { 200: { content: { "application/json": ServiceOrderEvaluation; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
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
    SBC11: {
        parameters: { query?: BillingCyclesListQuery; };
        responses: { 200: { content: { "application/json": SellerBillingCyclePage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    TL05: {
        parameters: {};
        responses: { 200: { content: { "application/json": { data: TransactionLine[]; }; "application/x-ndjson": Blob; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
}
