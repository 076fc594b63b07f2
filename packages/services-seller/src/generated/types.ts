// Generated from specs/ by `pnpm generate`. Do not edit.
import type { FileInput } from '@tradelane/core';
import type {
  AbaAccount, AbaInvoiceAccount, Account, AccountGetQuery, AccountStatisticsQuery, AccountUpdate,
  AccountUpdateQuery, AccountUpdateResult, AccountingDocument, AdditionalField, AdditionalFieldEntity,
  AdditionalFieldList, AdditionalFieldType, AdditionalFieldUpdate, AdditionalFieldValue, AddressInput,
  ApplicableTax, AttributeInput, AttributeUpdate, AttributeValue, AustralianAccount, AustralianInvoiceAccount,
  AutoInvoice, AvailableUnits, BankAccount, BankAccountType, BilledShop, BillingCycleCore, BillingInformation,
  BillingSummary, BookedSession, BookingType, BooleanAttributeInput, BooleanAttributeUpdate, BooleanAttributeValue,
  BooleanModelPriceOption, BooleanPriceInput, BooleanPriceOption, BooleanPriceOptionInput, BooleanPriceOptionUpdate,
  BooleanServiceOrderOption, BooleanServiceOrderOptionInput, BooleanServiceOrderOptionUpdate, BrazilianAccount,
  BrazilianInvoiceAccount, BritishAccount, BritishInvoiceAccount, CanadianAccount, CanadianInvoiceAccount,
  CatalogFeatures, ChannelPricing, CircleGeography, CircleInput, CodeLabel, CodeReference, ColombianAccount,
  ColombianInvoiceAccount, CommissionTax, CompanyShareholders, ComplementaryCorporateInformation, ConsumptionType,
  Coordinates, CorporateInformation, CountryCode, CsvDelimiter, CurrencyCode, CustomerModel, CustomerPlace,
  DateTimeAttributeInput, DateTimeAttributeUpdate, DateTimeAttributeValue, DecimalAttributeInput,
  DecimalAttributeUpdate, DecimalAttributeValue, DecimalModelAttribute, DefaultBillingInformation,
  DirectPaymentFeature, DocumentType, DocumentTypeEntity, DocumentTypeList, DocumentsDeleteQuery,
  DocumentsUploadQuery, DropshipFeatures, DropshipSettings, ElementCounts, EnhancedSellerInvoicing, EprCategoryCode,
  EvaluationReply, FieldFault, FiscalInformation, FiscalRepresentative, FreeTextTopic, Geography, GeographyInput,
  GuatemalanAccount, GuatemalanInvoiceAccount, HongKongAccount, HongKongInvoiceAccount, IbanAccount,
  IbanInvoiceAccount, InactiveReason, IndianAccount, IndianInvoiceAccount, InputError, InstanceError,
  IntegerAttributeInput, IntegerAttributeUpdate, IntegerAttributeValue, Invoice, InvoiceBankAccount, InvoiceDetail,
  InvoiceIssuer, InvoiceIssuerType, InvoicePage, InvoicePayment, InvoicePaymentInfo, InvoicePaymentState,
  InvoiceShopAddress, InvoiceSummary, InvoiceTax, InvoiceTypeFilter, InvoicesDownloadQuery, IsraeliAccount,
  IsraeliInvoiceAccount, JapaneseAccount, JapaneseInvoiceAccount, KycState, KycStatus, LegacyBankDetails,
  LimitedQuantity, LimitedQuantityInput, ListedThread, LocalDateTime, LocalTimeSlot, LocationAddress,
  LocationContact, LocationDetails, LocationReference, LocationRequest, LocationType, LocationZone, ManualCredit,
  ManualInvoice, MaximumPerOrder, MessageBody, MessageFiles, MessageInput, MessageRequest, MessageSent,
  MexicanAccount, MexicanInvoiceAccount, ModelAttributeDetails, ModelQuantity, ModelUnitOption, MultiPricing,
  MultiPricingInput, MultiServiceOrderPrice, NewZealandAccount, NewZealandInvoiceAccount, NoBooking, NoLocation,
  NoReplyNeeded, NubanAccount, NubanInvoiceAccount, OpeningHours, OrderAcceptanceMode, OrderAttributeUpdate,
  OrderBooleanAttributeUpdate, OrderConditions, OrderDateTimeAttributeUpdate, OrderDecimalAttributeUpdate,
  OrderIntegerAttributeUpdate, OrderTaxMode, OrderTextAttributeUpdate, OrderValueListAttributeUpdate,
  OrderWorkflows, OrderedService, OrderedUnit, OrderedUnits, OrdersAcceptQuery, OrdersCreateThreadQuery,
  OrdersRefundQuery, OrdersUpdateQuery, OverriddenDay, OverriddenOpeningHours, Participant, ParticipantType, PayOut,
  PayOutAccount, PayOutBalance, PayOutFailureReason, PayOutFormat, PayOutInvoiceAccount, PayOutService, PayOutState,
  PaymentBalances, PaymentInfo, PeriodCount, PeriodValue, PersonalInformation, PhilippineAccount,
  PhilippineInvoiceAccount, PlainModelAttribute, PlatformChannel, PlatformChannelList, PlatformConfiguration,
  PlatformCurrency, PlatformCurrencyList, PlatformFeatures, PlatformLocale, PlatformLocaleList, PlatformModel,
  PlatformModules, PlatformSettings, PlatformVersion, PointGeography, PointInput, PriceInput, PriceOption,
  PriceOptionInput, PriceOptionUpdate, PriceOptionValue, PricingFeatures, PricingType, ProDetails, ProDetailsUpdate,
  ProducerIdentifier, PromotionFeatures, QuantityRule, Radius, Reason, ReasonList, ReasonTopic, ReasonType,
  Recipient, RefusedShopDocument, RegisteredAddress, RequestedTime, RequestedTimeBooking, RequestedTimeBookingInput,
  ReturnFeatures, RolesListQuery, ScheduledBooking, ScheduledBookingInput, ScheduledBookingUpdate,
  SellerAdditionalField, SellerBillingCycle, SellerBillingCyclePage, Sender, SerbianAccount, SerbianInvoiceAccount,
  Service, ServiceAssessment, ServiceBooking, ServiceBookingInput, ServiceBookingUpdate, ServiceConsumption,
  ServiceDuration, ServiceLocation, ServiceLocationInput, ServiceLocationUpdate, ServiceMedia, ServiceMessageBody,
  ServiceModelDetails, ServiceModelName, ServiceOrderAddress, ServiceOrderBooking, ServiceOrderBookingUpdate,
  ServiceOrderCommission, ServiceOrderConsumption, ServiceOrderConsumptionRequest, ServiceOrderCustomer,
  ServiceOrderDetails, ServiceOrderEvaluation, ServiceOrderLocation, ServiceOrderOption, ServiceOrderOptionInput,
  ServiceOrderOptionUpdate, ServiceOrderOptionValue, ServiceOrderOptionValueInput, ServiceOrderOptionValueUpdate,
  ServiceOrderPrice, ServiceOrderRefund, ServiceOrderRefundRequest, ServiceOrderState, ServiceOrderTax,
  ServiceOrderThreadInput, ServiceOrderThreadRequest, ServiceOrderUpdate, ServiceOrderWarning, ServiceOrderWorkflow,
  ServicePricing, ServicePricingInput, ServicePricingUpdate, ServiceQuantity, ServiceQuantityInput,
  ServiceQuantityUpdate, ServiceReasonTopic, ServiceRequest, ServiceThreadInput, ServiceThreadRequest,
  ServiceTopicInput, ServiceUpdate, Session, SessionChoice, SessionInput, SessionStart, SessionTimes, SessionUpdate,
  SettableInactiveReason, SettingsConfigurationQuery, SettingsLocalesQuery, SettingsVersionQuery, ShipmentFeatures,
  ShopAddress, ShopAddressUpdate, ShopContact, ShopDocument, ShopDocumentDetails, ShopDocumentInput,
  ShopDocumentList, ShopDocumentUpload, ShopDocumentUploadResult, ShopDomain, ShopLocation, ShopLocationCircle,
  ShopLocationGeography, ShopLocationPoint, ShopLocationZone, ShopLocationZones, ShopLocations, ShopLocationsInput,
  ShopModel, ShopPlace, ShopRole, ShopRoleList, ShopShipping, ShopShippingSettings, ShopState, ShopStatistics,
  ShopTaxOptions, SingaporeAccount, SingaporeInvoiceAccount, SingleElement, SinglePricing, SinglePricingInput,
  SingleServiceOrderPrice, StatisticsPeriod, StoreDependentSwitch, SuspensionType, TaiwaneseAccount,
  TaiwaneseInvoiceAccount, TaxCollection, TaxManagerModule, TaxNumberRule, TaxProviders, TaxedFeeType,
  TextAttributeInput, TextAttributeUpdate, TextAttributeValue, ThaiAccount, ThaiInvoiceAccount, Thread,
  ThreadAttachment, ThreadDetails, ThreadEntity, ThreadEntityInput, ThreadInput, ThreadMessage, ThreadMetadata,
  ThreadPage, ThreadRequest, ThreadsCreateQuery, ThreadsDownloadAttachmentQuery, ThreadsGetQuery, ThreadsListQuery,
  ThreadsReplyQuery, TimeConfirmation, Topic, TopicInput, TopicType, TransactionCode, TransactionEntities,
  TransactionExportError, TransactionExportFormat, TransactionExportRequest, TransactionExportStart,
  TransactionExportState, TransactionExportStatus, TransactionFee, TransactionInfo, TransactionItemReference,
  TransactionLine, TransactionLogPage, TransactionManualDocument, TransactionOneOffItem, TransactionOrder,
  TransactionOrderPayment, TransactionOrderReferences, TransactionPaymentState, TransactionReference,
  TransactionTax, TransactionType, TransactionsExportStatusQuery, TransactionsListQuery,
  TransactionsStartExportQuery, TypedReason, TypedReasonList, UnitOptionType, UnitPrice, UnitPriceInput, UnitPrices,
  UnitPricesInput, UnlimitedQuantity, UnlimitedQuantityInput, UpdatedAccount, UruguayanAccount,
  UruguayanInvoiceAccount, ValueListAttributeInput, ValueListAttributeUpdate, ValueListAttributeValue,
  ValueListModelAttribute, ValueListModelPriceOption, ValueListPriceOption, ValueListPriceOptionInput,
  ValueListPriceOptionUpdate, ValueListServiceOrderOption, ValueListServiceOrderOptionInput,
  ValueListServiceOrderOptionUpdate, ValuePriceInput, VietnameseAccount, VietnameseInvoiceAccount,
  WarehouseFeatures, WeeklyOpeningHours, ZoneInput, ZonesGeography, ZonesInput,
} from '@tradelane/instance';

export type {
  $defs, AbaAccount, AbaInvoiceAccount, Account, AccountGetQuery, AccountStatisticsQuery, AccountUpdate,
  AccountUpdateQuery, AccountUpdateResult, AccountingDocument, AdditionalField, AdditionalFieldEntity,
  AdditionalFieldList, AdditionalFieldType, AdditionalFieldUpdate, AdditionalFieldValue, AddressInput,
  ApplicableTax, AttributeInput, AttributeUpdate, AttributeValue, AustralianAccount, AustralianInvoiceAccount,
  AutoInvoice, AvailableUnits, BankAccount, BankAccountType, BilledShop, BillingCycleCore, BillingInformation,
  BillingSummary, BookedSession, BookingType, BooleanAttributeInput, BooleanAttributeUpdate, BooleanAttributeValue,
  BooleanModelPriceOption, BooleanPriceInput, BooleanPriceOption, BooleanPriceOptionInput, BooleanPriceOptionUpdate,
  BooleanServiceOrderOption, BooleanServiceOrderOptionInput, BooleanServiceOrderOptionUpdate, BrazilianAccount,
  BrazilianInvoiceAccount, BritishAccount, BritishInvoiceAccount, CanadianAccount, CanadianInvoiceAccount,
  CatalogFeatures, ChannelPricing, CircleGeography, CircleInput, CodeLabel, CodeReference, ColombianAccount,
  ColombianInvoiceAccount, CommissionTax, CompanyShareholders, ComplementaryCorporateInformation, ConsumptionType,
  Coordinates, CorporateInformation, CountryCode, CsvDelimiter, CurrencyCode, CustomerModel, CustomerPlace,
  DateTimeAttributeInput, DateTimeAttributeUpdate, DateTimeAttributeValue, DecimalAttributeInput,
  DecimalAttributeUpdate, DecimalAttributeValue, DecimalModelAttribute, DefaultBillingInformation,
  DirectPaymentFeature, DocumentType, DocumentTypeEntity, DocumentTypeList, DocumentsDeleteQuery,
  DocumentsUploadQuery, DropshipFeatures, DropshipSettings, ElementCounts, EnhancedSellerInvoicing, EprCategoryCode,
  EvaluationReply, FieldFault, FiscalInformation, FiscalRepresentative, FreeTextTopic, Geography, GeographyInput,
  GuatemalanAccount, GuatemalanInvoiceAccount, HongKongAccount, HongKongInvoiceAccount, IbanAccount,
  IbanInvoiceAccount, InactiveReason, IndianAccount, IndianInvoiceAccount, InputError, InstanceError,
  IntegerAttributeInput, IntegerAttributeUpdate, IntegerAttributeValue, Invoice, InvoiceBankAccount, InvoiceDetail,
  InvoiceIssuer, InvoiceIssuerType, InvoicePage, InvoicePayment, InvoicePaymentInfo, InvoicePaymentState,
  InvoiceShopAddress, InvoiceSummary, InvoiceTax, InvoiceTypeFilter, InvoicesDownloadQuery, IsraeliAccount,
  IsraeliInvoiceAccount, JapaneseAccount, JapaneseInvoiceAccount, KycState, KycStatus, LegacyBankDetails,
  LimitedQuantity, LimitedQuantityInput, ListedThread, LocalDateTime, LocalTimeSlot, LocationAddress,
  LocationContact, LocationDetails, LocationReference, LocationRequest, LocationType, LocationZone, ManualCredit,
  ManualInvoice, MaximumPerOrder, MessageBody, MessageFiles, MessageInput, MessageRequest, MessageSent,
  MexicanAccount, MexicanInvoiceAccount, ModelAttributeDetails, ModelQuantity, ModelUnitOption, MultiPricing,
  MultiPricingInput, MultiServiceOrderPrice, NewZealandAccount, NewZealandInvoiceAccount, NoBooking, NoLocation,
  NoReplyNeeded, NubanAccount, NubanInvoiceAccount, OpeningHours, OrderAcceptanceMode, OrderAttributeUpdate,
  OrderBooleanAttributeUpdate, OrderConditions, OrderDateTimeAttributeUpdate, OrderDecimalAttributeUpdate,
  OrderIntegerAttributeUpdate, OrderTaxMode, OrderTextAttributeUpdate, OrderValueListAttributeUpdate,
  OrderWorkflows, OrderedService, OrderedUnit, OrderedUnits, OrdersAcceptQuery, OrdersCreateThreadQuery,
  OrdersRefundQuery, OrdersUpdateQuery, OverriddenDay, OverriddenOpeningHours, Participant, ParticipantType, PayOut,
  PayOutAccount, PayOutBalance, PayOutFailureReason, PayOutFormat, PayOutInvoiceAccount, PayOutService, PayOutState,
  PaymentBalances, PaymentInfo, PeriodCount, PeriodValue, PersonalInformation, PhilippineAccount,
  PhilippineInvoiceAccount, PlainModelAttribute, PlatformChannel, PlatformChannelList, PlatformConfiguration,
  PlatformCurrency, PlatformCurrencyList, PlatformFeatures, PlatformLocale, PlatformLocaleList, PlatformModel,
  PlatformModules, PlatformSettings, PlatformVersion, PointGeography, PointInput, PriceInput, PriceOption,
  PriceOptionInput, PriceOptionUpdate, PriceOptionValue, PricingFeatures, PricingType, ProDetails, ProDetailsUpdate,
  ProducerIdentifier, PromotionFeatures, QuantityRule, Radius, Reason, ReasonList, ReasonTopic, ReasonType,
  Recipient, RefusedShopDocument, RegisteredAddress, RequestedTime, RequestedTimeBooking, RequestedTimeBookingInput,
  ReturnFeatures, RolesListQuery, ScheduledBooking, ScheduledBookingInput, ScheduledBookingUpdate,
  SellerAdditionalField, SellerBillingCycle, SellerBillingCyclePage, Sender, SerbianAccount, SerbianInvoiceAccount,
  Service, ServiceAssessment, ServiceBooking, ServiceBookingInput, ServiceBookingUpdate, ServiceConsumption,
  ServiceDuration, ServiceLocation, ServiceLocationInput, ServiceLocationUpdate, ServiceMedia, ServiceMessageBody,
  ServiceModelDetails, ServiceModelName, ServiceOrderAddress, ServiceOrderBooking, ServiceOrderBookingUpdate,
  ServiceOrderCommission, ServiceOrderConsumption, ServiceOrderConsumptionRequest, ServiceOrderCustomer,
  ServiceOrderDetails, ServiceOrderEvaluation, ServiceOrderLocation, ServiceOrderOption, ServiceOrderOptionInput,
  ServiceOrderOptionUpdate, ServiceOrderOptionValue, ServiceOrderOptionValueInput, ServiceOrderOptionValueUpdate,
  ServiceOrderPrice, ServiceOrderRefund, ServiceOrderRefundRequest, ServiceOrderState, ServiceOrderTax,
  ServiceOrderThreadInput, ServiceOrderThreadRequest, ServiceOrderUpdate, ServiceOrderWarning, ServiceOrderWorkflow,
  ServicePricing, ServicePricingInput, ServicePricingUpdate, ServiceQuantity, ServiceQuantityInput,
  ServiceQuantityUpdate, ServiceReasonTopic, ServiceRequest, ServiceThreadInput, ServiceThreadRequest,
  ServiceTopicInput, ServiceUpdate, Session, SessionChoice, SessionInput, SessionStart, SessionTimes, SessionUpdate,
  SettableInactiveReason, SettingsConfigurationQuery, SettingsLocalesQuery, SettingsVersionQuery, ShipmentFeatures,
  ShopAddress, ShopAddressUpdate, ShopContact, ShopDocument, ShopDocumentDetails, ShopDocumentInput,
  ShopDocumentList, ShopDocumentUpload, ShopDocumentUploadResult, ShopDomain, ShopLocation, ShopLocationCircle,
  ShopLocationGeography, ShopLocationPoint, ShopLocationZone, ShopLocationZones, ShopLocations, ShopLocationsInput,
  ShopModel, ShopPlace, ShopRole, ShopRoleList, ShopShipping, ShopShippingSettings, ShopState, ShopStatistics,
  ShopTaxOptions, SingaporeAccount, SingaporeInvoiceAccount, SingleElement, SinglePricing, SinglePricingInput,
  SingleServiceOrderPrice, StatisticsPeriod, StoreDependentSwitch, SuspensionType, TaiwaneseAccount,
  TaiwaneseInvoiceAccount, TaxCollection, TaxManagerModule, TaxNumberRule, TaxProviders, TaxedFeeType,
  TextAttributeInput, TextAttributeUpdate, TextAttributeValue, ThaiAccount, ThaiInvoiceAccount, Thread,
  ThreadAttachment, ThreadDetails, ThreadEntity, ThreadEntityInput, ThreadInput, ThreadMessage, ThreadMetadata,
  ThreadPage, ThreadRequest, ThreadsCreateQuery, ThreadsDownloadAttachmentQuery, ThreadsGetQuery, ThreadsListQuery,
  ThreadsReplyQuery, TimeConfirmation, Topic, TopicInput, TopicType, TransactionCode, TransactionEntities,
  TransactionExportError, TransactionExportFormat, TransactionExportRequest, TransactionExportStart,
  TransactionExportState, TransactionExportStatus, TransactionFee, TransactionInfo, TransactionItemReference,
  TransactionLine, TransactionLogPage, TransactionManualDocument, TransactionOneOffItem, TransactionOrder,
  TransactionOrderPayment, TransactionOrderReferences, TransactionPaymentState, TransactionReference,
  TransactionTax, TransactionType, TransactionsExportStatusQuery, TransactionsListQuery,
  TransactionsStartExportQuery, TypedReason, TypedReasonList, UnitOptionType, UnitPrice, UnitPriceInput, UnitPrices,
  UnitPricesInput, UnlimitedQuantity, UnlimitedQuantityInput, UpdatedAccount, UruguayanAccount,
  UruguayanInvoiceAccount, ValueListAttributeInput, ValueListAttributeUpdate, ValueListAttributeValue,
  ValueListModelAttribute, ValueListModelPriceOption, ValueListPriceOption, ValueListPriceOptionInput,
  ValueListPriceOptionUpdate, ValueListServiceOrderOption, ValueListServiceOrderOptionInput,
  ValueListServiceOrderOptionUpdate, ValuePriceInput, VietnameseAccount, VietnameseInvoiceAccount,
  WarehouseFeatures, WeeklyOpeningHours, ZoneInput, ZonesGeography, ZonesInput, webhooks,
} from '@tradelane/instance';

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
/** @description A location of the shop. */
export type Location = {
    /** @description Opening hours that replace the ordinary ones. */
    overridden_opening_hours?: OverriddenOpeningHours;
} & LocationDetails;
/** @description One page of locations. */
export interface LocationPage {
    /** @description Locations of this page. */
    data: Location[];
    /** @description Null or absent on the last page. */
    next_page_token?: string | null;
    /** @description Null or absent on the first page. */
    previous_page_token?: string | null;
}
export interface LocationsCreateQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface LocationsDeleteQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface LocationsListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** @description Only these locations. */
    location_id?: string[] | undefined;
    /**
     * @description Only locations for services of this type.
     *     - `AT_CUSTOMER_LOCATION`: Locations whose area must contain the customer's place.
     *     - `AT_SHOP_LOCATION`: Locations that customers visit.
     */
    location_type?: "AT_CUSTOMER_LOCATION" | "AT_SHOP_LOCATION" | undefined;
    /** @description Number of entries per page. */
    limit?: number | undefined;
    /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
}
/** @description An attribute of the model, with the settings of its type. */
export type ModelAttribute = PlainModelAttribute | DecimalModelAttribute | ValueListModelAttribute;
/** @description An extra that a customer may choose for a price. */
export type ModelPriceOption = BooleanModelPriceOption | ValueListModelPriceOption;
/** @description Pricing of services of this model. */
export interface ModelPricing {
    /**
     * @description Type of the price. Services have the same type.
     *     - `FIXED_PRICE`: A fixed price, the same for every unit.
     *     - `ESTIMATED_PRICE`: An estimated price, the same for every unit.
     *     - `FIXED_PRICE_MULTI`: A fixed price for each kind of unit.
     *     - `ESTIMATED_PRICE_MULTI`: An estimated price for each kind of unit.
     */
    type: PricingType;
    /** @description Extras that customers may choose for a price. */
    options?: ModelPriceOption[];
    /** @description Kinds of unit with a price each, for the `_MULTI` types. */
    price_per_unit_options?: ModelUnitOption[];
}
export interface ModelsListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** @description Only models of these categories. */
    category_code?: string[] | undefined;
    /** @description Only these models. */
    model_code?: string[] | undefined;
    /**
     * @description Only models with these types of location.
     *     - `NO_LOCATION`: The service has no place.
     *     - `AT_CUSTOMER_LOCATION`: At the customer's.
     *     - `AT_SHOP_LOCATION`: At a location of the shop.
     */
    location_type?: ("NO_LOCATION" | "AT_CUSTOMER_LOCATION" | "AT_SHOP_LOCATION")[] | undefined;
    /**
     * @description Only models with these types of booking.
     *     - `NO_BOOKING`: The service is not booked for a time.
     *     - `DATETIME_REQUEST`: The customer asks for a time.
     *     - `SCHEDULED_EVENTS`: The customer chooses a session.
     */
    booking_type?: ("NO_BOOKING" | "DATETIME_REQUEST" | "SCHEDULED_EVENTS")[] | undefined;
    /**
     * @description Only models with these types of consumption.
     *     - `VOUCHER`: The voucher code of the customer.
     *     - `CONFIRMATION_BY_SHOP`: The word of the shop.
     */
    consumption_type?: ("VOUCHER" | "CONFIRMATION_BY_SHOP")[] | undefined;
    /**
     * @description Sort field and direction of the list.
     *     - `title,ASC`: By name, A first.
     *     - `title,DESC`: By name, Z first.
     *     - `code,ASC`: By code, A first.
     *     - `code,DESC`: By code, Z first.
     */
    sort?: "title,ASC" | "title,DESC" | "code,ASC" | "code,DESC" | undefined;
    /** @description Number of entries per page. */
    limit?: number | undefined;
    /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
}
export interface OrdersConsumeQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OrdersEvaluationQuery {
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
export interface OrdersListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** @description Only these orders. */
    order_id?: string[] | undefined;
    /** @description Only orders of these purchases. */
    commercial_order_id?: string[] | undefined;
    /**
     * @description Only orders in these states.
     *     - `WAITING_SCORING`: Waits to be scored.
     *     - `WAITING_ACCEPTANCE`: The shop must accept or refuse.
     *     - `ORDER_ACCEPTED`: The shop accepted.
     *     - `ORDER_PENDING`: Waits to be consumed.
     *     - `ORDER_CONSUMED`: The service was consumed.
     *     - `ORDER_EXPIRED`: The service was not consumed in time.
     *     - `ORDER_CANCELLED`: Cancelled.
     *     - `ORDER_CLOSED`: Finished.
     */
    state?: ("WAITING_SCORING" | "WAITING_ACCEPTANCE" | "ORDER_ACCEPTED" | "ORDER_PENDING" | "ORDER_CONSUMED" | "ORDER_EXPIRED" | "ORDER_CANCELLED" | "ORDER_CLOSED")[] | undefined;
    /** @description Only orders of these customers. */
    customer_id?: string[] | undefined;
    /** @description Only orders of these services. */
    service_code?: string[] | undefined;
    /** @description Only orders created at or after this time. */
    date_created_start?: string | Date | undefined;
    /** @description Only orders created at or before this time. */
    date_created_end?: string | Date | undefined;
    /** @description Only orders changed at or after this time. */
    date_updated_start?: string | Date | undefined;
    /** @description Only orders changed at or before this time. */
    date_updated_end?: string | Date | undefined;
    /**
     * @description Only orders without a refund, with a partial refund, or with a full refund.
     *     - `NO`: Nothing was refunded.
     *     - `PARTIAL`: Part of the price was refunded.
     *     - `FULL`: The whole price was refunded.
     */
    refunded?: ("NO" | "PARTIAL" | "FULL")[] | undefined;
    /** @description Only orders refunded for these reasons. */
    refund_reason_code?: string[] | undefined;
    /** @description Only orders with an open incident, or only orders without one. */
    has_open_incident?: boolean | undefined;
    /** @description Number of entries per page. */
    limit?: number | undefined;
    /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
}
export interface OrdersRefuseQuery {
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
/** @description A model with the attributes and price options of services. */
export type ServiceModel = {
    /** @description Custom attributes of the operator for services of this model. */
    custom_attributes: ModelAttribute[];
    /** @description Pricing of services of this model. */
    pricing: ModelPricing;
} & ServiceModelDetails;
/** @description One page of models. */
export interface ServiceModelPage {
    /** @description Models of this page. */
    data: ServiceModel[];
    /** @description Null or absent on the last page. */
    next_page_token?: string | null;
    /** @description Null or absent on the first page. */
    previous_page_token?: string | null;
}
/** @description A service order as the shop sees it. */
export type ServiceOrder = {
    /** @description Type and time of the consumption. */
    consumption: ServiceOrderConsumption;
    /** @description Set when the order is accepted. Never set for orders canceled or closed before acceptance. */
    customer?: ServiceOrderCustomer;
    /** @description Address that forwards e-mails to the customer. */
    customer_notification_email?: string;
} & ServiceOrderDetails;
/** @description One page of service orders. */
export interface ServiceOrderPage {
    /** @description Service orders of this page. */
    data: ServiceOrder[];
    /** @description Null or absent on the last page. */
    next_page_token?: string | null;
    /** @description Null or absent on the first page. */
    previous_page_token?: string | null;
}
/** @description One page of services. */
export interface ServicePage {
    /** @description Services of this page. */
    data: Service[];
    /** @description Null or absent on the last page. */
    next_page_token?: string | null;
    /** @description Null or absent on the first page. */
    previous_page_token?: string | null;
}
export interface ServicesCreateQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ServicesCreateThreadQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ServicesDeleteQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ServicesListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** @description Only services of these categories. */
    category_code?: string[] | undefined;
    /** @description Only these services. */
    service_code?: string[] | undefined;
    /** @description Only services made from these models. */
    model_code?: string[] | undefined;
    /**
     * @description Only services that customers can order, or only the others.
     *     - `ACTIVE`: Customers can order it.
     *     - `INACTIVE`: Customers cannot order it.
     */
    state?: "ACTIVE" | "INACTIVE" | undefined;
    /**
     * @description Sort field and direction of the list.
     *     - `date_created,ASC`: Oldest first.
     *     - `date_created,DESC`: Latest first.
     *     - `date_updated,ASC`: Oldest change first.
     *     - `date_updated,DESC`: Latest change first.
     *     - `title,ASC`: By name, A first.
     *     - `title,DESC`: By name, Z first.
     */
    sort?: "date_created,ASC" | "date_created,DESC" | "date_updated,ASC" | "date_updated,DESC" | "title,ASC" | "title,DESC" | undefined;
    /** @description Number of entries per page. */
    limit?: number | undefined;
    /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
}
export interface ServicesUpdateQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
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
    "/api/mms/locations": {
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
         * List locations
         * @description Lists the locations of the shop in seek pages. Locations rarely change, so copy them once a day instead of requesting them per service.
         */
        get: operations["SL12"];
        /**
         * Create a location
         * @description Creates a location of the shop: a place, a circle around a place, or a list of zones. Services refer to it by the `id` of the response, as their place or as the area of customer visits. Locations cannot be updated. Delete the location and create another one instead. Sending the request again creates a second location.
         */
        post: operations["SL01"];
    };
    "/api/mms/locations/{location_id}": {
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
         * Delete a location
         * @description Deletes a location. First remove it from the services that use it.
         */
        delete: operations["SL06"];
    };
    "/api/mms/models": {
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
         * List service models
         * @description Lists the models of services in seek pages, with their booking, pricing and consumption, and the attributes of services. Sorted by `code`. Change the order with `sort`.
         */
        get: operations["SM11"];
    };
    "/api/mms/services": {
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
         * List services
         * @description Lists the services of the shop in seek pages. Sorted by `title`. Change the order with `sort`. To copy changes, use `date_updated`.
         */
        get: operations["SOF11"];
        /**
         * Create a service
         * @description Creates a service from a model. The types of booking, location and pricing must equal the types of the model. The defaults are `NO_BOOKING`, `NO_LOCATION` and the quantity `NO_QUANTITY`. Sending the request again creates a second service.
         */
        post: operations["SOF25"];
    };
    "/api/mms/services/{service_code}": {
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
         * Update a service
         * @description Updates a service. Fields left out keep their value. `sessions`, `price_per_unit_options` and the `values` of an extra are complete lists: entries left out are removed. Send existing sessions with their `id`. To disable the service, send `MANUALLY_DISABLED` in `inactive_reasons`.
         */
        put: operations["SOF26"];
        /**
         * Delete a service
         * @description Deletes a service. Its existing orders stay.
         */
        delete: operations["SOF27"];
    };
    "/api/mms/services/{service_code}/threads": {
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
         * Open a thread on a service
         * @description Creates a thread on a service with its first message. `to` contains roles, not identifiers. Sellers send later messages as replies to the thread. Sending the same message again creates a second thread.
         */
        post: operations["SOF43"];
    };
    "/api/mms/orders/{order_id}/threads": {
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
         * Open a thread on a service order
         * @description Creates a thread on a service order with its first message. `to` contains roles, not identifiers. Sending the same message again creates a second thread.
         */
        post: operations["SOR43"];
    };
    "/api/mms/orders/{order_id}": {
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
         * Update a service order
         * @description Confirms a time, moves the order to another session or fills attributes. It also changes the amounts of price options while the order waits for consumption. Fields left out keep their value. Closed or canceled orders cannot be updated.
         */
        put: operations["SOR04"];
    };
    "/api/mms/orders": {
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
         * List service orders
         * @description Lists the service orders of the shop in seek pages. To follow changes, pass the time of the last run as `date_updated_start`. The `state` filter has fewer states than orders. The customer is absent until the order is accepted.
         */
        get: operations["SOR11"];
    };
    "/api/mms/orders/{order_id}/accept": {
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
         * Accept a service order
         * @description Accepts an order in WAITING_ACCEPTANCE. The request has no body but must have the header `Content-Length: 0`.
         */
        put: operations["SOR21"];
    };
    "/api/mms/orders/{order_id}/refuse": {
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
         * Refuse a service order
         * @description Permanently refuses an order in WAITING_ACCEPTANCE. The request has no body but must have the header `Content-Length: 0`.
         */
        put: operations["SOR22"];
    };
    "/api/mms/orders/{order_id}/consume": {
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
         * Consume a service order
         * @description Marks an order in ORDER_PENDING as consumed. The required proof depends on the consumption type of the service: `voucher_code` for VOUCHER, `date_consumed` for CONFIRMATION_BY_SHOP.
         */
        put: operations["SOR25"];
    };
    "/api/mms/orders/{order_id}/refund": {
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
         * Request a refund of a service order
         * @description Requests a refund of an amount of the order. Taxes and price options are required if the order has them. The refund is added to `refunds` of the order and is WAITING until it is paid. Sending the request again requests a second refund.
         */
        put: operations["SOR28"];
    };
    "/api/mms/orders/{order_id}/evaluation": {
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
         * Read the evaluation of a service order
         * @description Reads the customer's evaluation of the order. The labels of the assessments are in the language of `locale`.
         */
        get: operations["SOR51"];
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
        ReasonType: ReasonType;
        TypedReason: TypedReason;
        TypedReasonList: TypedReasonList;
        Reason: Reason;
        ReasonList: ReasonList;
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
        LocationAddress: LocationAddress;
        Coordinates: Coordinates;
        PointGeography: PointGeography;
        Radius: Radius;
        CircleGeography: CircleGeography;
        LocationZone: LocationZone;
        ZonesGeography: ZonesGeography;
        Geography: Geography;
        LocationContact: LocationContact;
        OpeningHours: OpeningHours;
        WeeklyOpeningHours: WeeklyOpeningHours;
        ServiceMedia: ServiceMedia;
        LocationDetails: LocationDetails;
        OverriddenDay: OverriddenDay;
        OverriddenOpeningHours: OverriddenOpeningHours;
        Location: Location;
        LocationPage: LocationPage;
        AddressInput: AddressInput;
        PointInput: PointInput;
        CircleInput: CircleInput;
        ZoneInput: ZoneInput;
        ZonesInput: ZonesInput;
        GeographyInput: GeographyInput;
        LocationRequest: LocationRequest;
        CodeLabel: CodeLabel;
        BookingType: BookingType;
        ConsumptionType: ConsumptionType;
        ServiceConsumption: ServiceConsumption;
        LocationType: LocationType;
        QuantityRule: QuantityRule;
        ModelQuantity: ModelQuantity;
        ServiceModelDetails: ServiceModelDetails;
        ElementCounts: ElementCounts;
        ModelAttributeDetails: ModelAttributeDetails;
        PlainModelAttribute: PlainModelAttribute;
        DecimalModelAttribute: DecimalModelAttribute;
        ValueListModelAttribute: ValueListModelAttribute;
        ModelAttribute: ModelAttribute;
        PricingType: PricingType;
        BooleanModelPriceOption: BooleanModelPriceOption;
        ValueListModelPriceOption: ValueListModelPriceOption;
        ModelPriceOption: ModelPriceOption;
        UnitOptionType: UnitOptionType;
        SingleElement: SingleElement;
        ModelUnitOption: ModelUnitOption;
        ModelPricing: ModelPricing;
        ServiceModel: ServiceModel;
        ServiceModelPage: ServiceModelPage;
        ServiceModelName: ServiceModelName;
        NoBooking: NoBooking;
        RequestedTimeBooking: RequestedTimeBooking;
        Session: Session;
        ScheduledBooking: ScheduledBooking;
        ServiceBooking: ServiceBooking;
        NoLocation: NoLocation;
        ShopLocationPoint: ShopLocationPoint;
        ShopLocationCircle: ShopLocationCircle;
        ShopLocationZone: ShopLocationZone;
        ShopLocationZones: ShopLocationZones;
        ShopLocationGeography: ShopLocationGeography;
        ShopLocation: ShopLocation;
        ShopLocations: ShopLocations;
        ServiceLocation: ServiceLocation;
        BooleanPriceOption: BooleanPriceOption;
        PriceOptionValue: PriceOptionValue;
        ValueListPriceOption: ValueListPriceOption;
        PriceOption: PriceOption;
        SinglePricing: SinglePricing;
        UnitPrice: UnitPrice;
        UnitPrices: UnitPrices;
        MultiPricing: MultiPricing;
        ServicePricing: ServicePricing;
        UnlimitedQuantity: UnlimitedQuantity;
        LimitedQuantity: LimitedQuantity;
        ServiceQuantity: ServiceQuantity;
        ValueListAttributeValue: ValueListAttributeValue;
        BooleanAttributeValue: BooleanAttributeValue;
        IntegerAttributeValue: IntegerAttributeValue;
        DecimalAttributeValue: DecimalAttributeValue;
        DateTimeAttributeValue: DateTimeAttributeValue;
        TextAttributeValue: TextAttributeValue;
        AttributeValue: AttributeValue;
        InactiveReason: InactiveReason;
        Service: Service;
        ServicePage: ServicePage;
        CodeReference: CodeReference;
        ServiceDuration: ServiceDuration;
        RequestedTimeBookingInput: RequestedTimeBookingInput;
        SessionStart: SessionStart;
        SessionInput: SessionInput;
        ScheduledBookingInput: ScheduledBookingInput;
        ServiceBookingInput: ServiceBookingInput;
        LocationReference: LocationReference;
        ShopLocationsInput: ShopLocationsInput;
        ServiceLocationInput: ServiceLocationInput;
        PriceInput: PriceInput;
        BooleanPriceInput: BooleanPriceInput;
        BooleanPriceOptionInput: BooleanPriceOptionInput;
        ValuePriceInput: ValuePriceInput;
        ValueListPriceOptionInput: ValueListPriceOptionInput;
        PriceOptionInput: PriceOptionInput;
        SinglePricingInput: SinglePricingInput;
        UnitPriceInput: UnitPriceInput;
        UnitPricesInput: UnitPricesInput;
        MultiPricingInput: MultiPricingInput;
        ServicePricingInput: ServicePricingInput;
        MaximumPerOrder: MaximumPerOrder;
        UnlimitedQuantityInput: UnlimitedQuantityInput;
        AvailableUnits: AvailableUnits;
        LimitedQuantityInput: LimitedQuantityInput;
        ServiceQuantityInput: ServiceQuantityInput;
        ValueListAttributeInput: ValueListAttributeInput;
        BooleanAttributeInput: BooleanAttributeInput;
        IntegerAttributeInput: IntegerAttributeInput;
        DecimalAttributeInput: DecimalAttributeInput;
        DateTimeAttributeInput: DateTimeAttributeInput;
        TextAttributeInput: TextAttributeInput;
        AttributeInput: AttributeInput;
        SettableInactiveReason: SettableInactiveReason;
        ServiceRequest: ServiceRequest;
        SessionUpdate: SessionUpdate;
        ScheduledBookingUpdate: ScheduledBookingUpdate;
        ServiceBookingUpdate: ServiceBookingUpdate;
        ServiceLocationUpdate: ServiceLocationUpdate;
        BooleanPriceOptionUpdate: BooleanPriceOptionUpdate;
        ValueListPriceOptionUpdate: ValueListPriceOptionUpdate;
        PriceOptionUpdate: PriceOptionUpdate;
        ServicePricingUpdate: ServicePricingUpdate;
        ServiceQuantityUpdate: ServiceQuantityUpdate;
        ValueListAttributeUpdate: ValueListAttributeUpdate;
        BooleanAttributeUpdate: BooleanAttributeUpdate;
        IntegerAttributeUpdate: IntegerAttributeUpdate;
        DecimalAttributeUpdate: DecimalAttributeUpdate;
        DateTimeAttributeUpdate: DateTimeAttributeUpdate;
        TextAttributeUpdate: TextAttributeUpdate;
        AttributeUpdate: AttributeUpdate;
        ServiceUpdate: ServiceUpdate;
        MessageFiles: MessageFiles;
        ServiceMessageBody: ServiceMessageBody;
        FreeTextTopic: FreeTextTopic;
        ServiceReasonTopic: ServiceReasonTopic;
        ServiceTopicInput: ServiceTopicInput;
        ServiceThreadInput: ServiceThreadInput;
        ServiceThreadRequest: ServiceThreadRequest;
        MessageSent: MessageSent;
        ServiceOrderThreadInput: ServiceOrderThreadInput;
        ServiceOrderThreadRequest: ServiceOrderThreadRequest;
        LocalDateTime: LocalDateTime;
        LocalTimeSlot: LocalTimeSlot;
        TimeConfirmation: TimeConfirmation;
        SessionChoice: SessionChoice;
        ServiceOrderBookingUpdate: ServiceOrderBookingUpdate;
        OrderValueListAttributeUpdate: OrderValueListAttributeUpdate;
        OrderBooleanAttributeUpdate: OrderBooleanAttributeUpdate;
        OrderIntegerAttributeUpdate: OrderIntegerAttributeUpdate;
        OrderDecimalAttributeUpdate: OrderDecimalAttributeUpdate;
        OrderDateTimeAttributeUpdate: OrderDateTimeAttributeUpdate;
        OrderTextAttributeUpdate: OrderTextAttributeUpdate;
        OrderAttributeUpdate: OrderAttributeUpdate;
        ServiceOrderTax: ServiceOrderTax;
        BooleanServiceOrderOptionUpdate: BooleanServiceOrderOptionUpdate;
        ServiceOrderOptionValueUpdate: ServiceOrderOptionValueUpdate;
        ValueListServiceOrderOptionUpdate: ValueListServiceOrderOptionUpdate;
        ServiceOrderOptionUpdate: ServiceOrderOptionUpdate;
        ServiceOrderUpdate: ServiceOrderUpdate;
        ServiceOrderState: ServiceOrderState;
        ServiceOrderWorkflow: ServiceOrderWorkflow;
        OrderedService: OrderedService;
        RequestedTime: RequestedTime;
        SessionTimes: SessionTimes;
        BookedSession: BookedSession;
        ServiceOrderBooking: ServiceOrderBooking;
        ServiceOrderAddress: ServiceOrderAddress;
        CustomerPlace: CustomerPlace;
        ShopPlace: ShopPlace;
        ServiceOrderLocation: ServiceOrderLocation;
        BooleanServiceOrderOption: BooleanServiceOrderOption;
        ServiceOrderOptionValue: ServiceOrderOptionValue;
        ValueListServiceOrderOption: ValueListServiceOrderOption;
        ServiceOrderOption: ServiceOrderOption;
        SingleServiceOrderPrice: SingleServiceOrderPrice;
        OrderedUnit: OrderedUnit;
        OrderedUnits: OrderedUnits;
        MultiServiceOrderPrice: MultiServiceOrderPrice;
        ServiceOrderPrice: ServiceOrderPrice;
        CommissionTax: CommissionTax;
        ServiceOrderCommission: ServiceOrderCommission;
        ServiceOrderRefund: ServiceOrderRefund;
        ServiceOrderWarning: ServiceOrderWarning;
        ServiceOrderDetails: ServiceOrderDetails;
        ServiceOrderConsumption: ServiceOrderConsumption;
        ServiceOrderCustomer: ServiceOrderCustomer;
        ServiceOrder: ServiceOrder;
        ServiceOrderPage: ServiceOrderPage;
        ServiceOrderConsumptionRequest: ServiceOrderConsumptionRequest;
        BooleanServiceOrderOptionInput: BooleanServiceOrderOptionInput;
        ServiceOrderOptionValueInput: ServiceOrderOptionValueInput;
        ValueListServiceOrderOptionInput: ValueListServiceOrderOptionInput;
        ServiceOrderOptionInput: ServiceOrderOptionInput;
        ServiceOrderRefundRequest: ServiceOrderRefundRequest;
        ServiceAssessment: ServiceAssessment;
        EvaluationReply: EvaluationReply;
        ServiceOrderEvaluation: ServiceOrderEvaluation;
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
        MessageBody: MessageBody;
        ThreadEntityInput: ThreadEntityInput;
        ReasonTopic: ReasonTopic;
        TopicInput: TopicInput;
        ThreadInput: ThreadInput;
        ThreadRequest: ThreadRequest;
        Recipient: Recipient;
        MessageInput: MessageInput;
        MessageRequest: MessageRequest;
        PayOutState: PayOutState;
        BilledShop: BilledShop;
        PayOut: PayOut;
        BillingCycleCore: BillingCycleCore;
        SellerBillingCycle: SellerBillingCycle;
        SellerBillingCyclePage: SellerBillingCyclePage;
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
    SL12: {
        parameters: {
            query?: LocationsListQuery;
        };
        responses: {
            /** @description A page of locations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LocationPage;
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
    SL01: {
        parameters: {
            query?: LocationsCreateQuery;
        };
        requestBody: {
            content: {
                "application/json": LocationRequest;
            };
        };
        responses: {
            /** @description The location was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Location;
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
    SL06: {
        parameters: {
            query?: LocationsDeleteQuery;
            path: {
                /**
                 * @description Identifier of the location.
                 * @example 6f1c2b1e-8f0a-4a7e-9a44-2f5f7f0d1c01
                 */
                location_id: string;
            };
        };
        responses: {
            /** @description The location is deleted. */
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
    SM11: {
        parameters: {
            query?: ModelsListQuery;
        };
        responses: {
            /** @description A page of models. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceModelPage;
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
    SOF11: {
        parameters: {
            query?: ServicesListQuery;
        };
        responses: {
            /** @description A page of services. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServicePage;
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
    SOF25: {
        parameters: {
            query?: ServicesCreateQuery;
        };
        requestBody: {
            content: {
                "application/json": ServiceRequest;
            };
        };
        responses: {
            /** @description The service was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Service;
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
    SOF26: {
        parameters: {
            query?: ServicesUpdateQuery;
            path: {
                /**
                 * @description Code of the service.
                 * @example SRV-301
                 */
                service_code: string;
            };
        };
        requestBody: {
            content: {
                "application/json": ServiceUpdate;
            };
        };
        responses: {
            /** @description The service after the update. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Service;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            410: components["responses"]["Gone"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    SOF27: {
        parameters: {
            query?: ServicesDeleteQuery;
            path: {
                /**
                 * @description Code of the service.
                 * @example SRV-301
                 */
                service_code: string;
            };
        };
        responses: {
            /** @description The service is deleted. */
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
    SOF43: {
        parameters: {
            query?: ServicesCreateThreadQuery;
            path: {
                /**
                 * @description Code of the service.
                 * @example SRV-301
                 */
                service_code: string;
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": ServiceThreadRequest;
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
            410: components["responses"]["Gone"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    SOR43: {
        parameters: {
            query?: OrdersCreateThreadQuery;
            path: {
                /**
                 * @description Identifier of the service order.
                 * @example SO-5001
                 */
                order_id: string;
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": ServiceOrderThreadRequest;
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
    SOR04: {
        parameters: {
            query?: OrdersUpdateQuery;
            path: {
                /**
                 * @description Identifier of the service order.
                 * @example SO-5001
                 */
                order_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": ServiceOrderUpdate;
            };
        };
        responses: {
            /** @description The order after the update. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceOrder;
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
    SOR11: {
        parameters: {
            query?: OrdersListQuery;
        };
        responses: {
            /** @description A page of service orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ServiceOrderPage;
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
    SOR21: {
        parameters: {
            query?: OrdersAcceptQuery;
            path: {
                /**
                 * @description Identifier of the service order.
                 * @example SO-5001
                 */
                order_id: string;
            };
        };
        responses: {
            /** @description The order is accepted. */
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
    SOR22: {
        parameters: {
            query?: OrdersRefuseQuery;
            path: {
                /**
                 * @description Identifier of the service order.
                 * @example SO-5001
                 */
                order_id: string;
            };
        };
        responses: {
            /** @description The order is refused. */
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
    SOR25: {
        parameters: {
            query?: OrdersConsumeQuery;
            path: {
                /**
                 * @description Identifier of the service order.
                 * @example SO-5007
                 */
                order_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": ServiceOrderConsumptionRequest;
            };
        };
        responses: {
            /** @description The order is consumed. */
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
    SOR28: {
        parameters: {
            query?: OrdersRefundQuery;
            path: {
                /**
                 * @description Identifier of the service order.
                 * @example SO-5006
                 */
                order_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": ServiceOrderRefundRequest;
            };
        };
        responses: {
            /** @description The refund is requested. The response has no body. */
            201: {
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
    SOR51: {
        parameters: {
            query?: OrdersEvaluationQuery;
            path: {
                /**
                 * @description Identifier of the service order.
                 * @example SO-5001
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
