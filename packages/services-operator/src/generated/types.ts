// Generated from specs/ by `pnpm generate`. Do not edit.
import type {
  AbaInvoiceAccount, AccountingDocument, AdditionalField, AdditionalFieldEntity, AdditionalFieldType, AddressInput,
  AttributeInput, AttributeOrderConfiguration, AttributeUpdate, AttributeValue, AustralianInvoiceAccount, AutoInvoice,
  AutoInvoiceWithVoucher, AvailableUnits, BankAccountType, BilledShop, BillingCycleCore, BillingCyclesListQuery,
  BillingSummary, BookedSession, BookingType, BooleanAttributeInput, BooleanAttributeUpdate, BooleanAttributeValue,
  BooleanModelPriceOption, BooleanPriceInput, BooleanPriceOption, BooleanPriceOptionInput, BooleanPriceOptionUpdate,
  BooleanServiceOrderOption, BooleanServiceOrderOptionInput, BooleanServiceOrderOptionUpdate, BrazilianInvoiceAccount,
  BritishInvoiceAccount, CanadianInvoiceAccount, CatalogFeatures, ChannelPricing, CircleGeography, CircleInput,
  CodeLabel, CodeReference, ColombianInvoiceAccount, CommissionTax, ConsumptionType, Coordinates, CountryCode,
  CsvDelimiter, CurrencyCode, CustomerModel, CustomerPlace, DateTimeAttributeInput, DateTimeAttributeUpdate,
  DateTimeAttributeValue, DecimalAttributeInput, DecimalAttributeUpdate, DecimalAttributeValue, DecimalModelAttribute,
  DirectPaymentFeature, DocumentType, DocumentTypeEntity, DocumentsDownloadQuery, DocumentsListQuery,
  DocumentsUploadBody, DropshipFeatures, ElementCounts, EnhancedSellerInvoicing, EvaluationReply, FieldFault,
  FreeTextTopic, Geography, GeographyInput, GuatemalanInvoiceAccount, HongKongInvoiceAccount, IbanInvoiceAccount,
  InactiveReason, IndianInvoiceAccount, InputError, InstanceError, IntegerAttributeInput, IntegerAttributeUpdate,
  IntegerAttributeValue, InvoiceBankAccount, InvoiceDetail, InvoiceIssuer, InvoiceIssuerType, InvoicePayment,
  InvoicePaymentInfo, InvoicePaymentState, InvoiceShopAddress, InvoiceSummary, InvoiceTax, InvoiceTypeFilter,
  InvoiceWithVoucher, InvoiceWithVoucherPage, InvoicesListQuery, IsraeliInvoiceAccount, JapaneseInvoiceAccount,
  LimitedQuantity, LimitedQuantityInput, LocalDateTime, LocalTimeSlot, LocationAddress, LocationContact,
  LocationDetails, LocationReference, LocationRequest, LocationType, LocationZone, ManualCredit,
  ManualCreditWithVoucher, ManualInvoice, ManualInvoiceWithVoucher, MaximumPerOrder, MessageFiles, MessageSent,
  MexicanInvoiceAccount, ModelAttributeDetails, ModelQuantity, ModelUnitOption, ModelsListQuery, MultiPricing,
  MultiPricingInput, MultiServiceOrderPrice, NewZealandInvoiceAccount, NoBooking, NoLocation, NubanInvoiceAccount,
  OpeningHours, OperatorBooleanModelPriceOption, OperatorDecimalModelAttribute, OperatorModelAttribute,
  OperatorModelPriceOption, OperatorModelPricing, OperatorPlainModelAttribute, OperatorServiceModel,
  OperatorServiceModelPage, OperatorServiceOrder, OperatorServiceOrderConsumption, OperatorServiceOrderCustomer,
  OperatorValueListModelAttribute, OperatorValueListModelPriceOption, OrderAcceptanceMode, OrderAttributeUpdate,
  OrderBooleanAttributeUpdate, OrderConditions, OrderDateTimeAttributeUpdate, OrderDecimalAttributeUpdate,
  OrderIntegerAttributeUpdate, OrderTaxMode, OrderTextAttributeUpdate, OrderValueListAttributeUpdate, OrderWorkflows,
  OrderedService, OrderedUnit, OrderedUnits, OrdersEvaluationQuery, OverriddenDay, OverriddenOpeningHours, PayOut,
  PayOutFailureReason, PayOutFormat, PayOutInvoiceAccount, PayOutService, PayOutState, PaymentVoucherNumber,
  PhilippineInvoiceAccount, PlainModelAttribute, PlatformAdditionalField, PlatformAdditionalFieldList, PlatformChannel,
  PlatformChannelList, PlatformConfiguration, PlatformCurrency, PlatformCurrencyList, PlatformDocumentType,
  PlatformDocumentTypeList, PlatformFeatures, PlatformLocale, PlatformLocaleList, PlatformModel, PlatformModules,
  PlatformReason, PlatformReasonList, PlatformSettings, PlatformShopDocument, PlatformShopDocumentList, PointGeography,
  PointInput, PriceInput, PriceOption, PriceOptionInput, PriceOptionOnOrders, PriceOptionUpdate, PriceOptionValue,
  PricingFeatures, PricingType, PromotionFeatures, QuantityRule, Radius, Reason, ReasonList, ReasonType,
  ReasonsListByTypeQuery, ReasonsListQuery, RefusedShopDocument, RequestedTime, RequestedTimeBooking,
  RequestedTimeBookingInput, ReturnFeatures, ScheduledBooking, ScheduledBookingInput, ScheduledBookingUpdate,
  SellerBillingCycle, SellerBillingCyclePage, SerbianInvoiceAccount, Service, ServiceAssessment, ServiceBooking,
  ServiceBookingInput, ServiceBookingUpdate, ServiceConsumption, ServiceDuration, ServiceLocation, ServiceLocationInput,
  ServiceLocationUpdate, ServiceMedia, ServiceMessageBody, ServiceModelDetails, ServiceModelName, ServiceOrderAddress,
  ServiceOrderBooking, ServiceOrderBookingUpdate, ServiceOrderCommission, ServiceOrderConsumption,
  ServiceOrderConsumptionRequest, ServiceOrderCustomer, ServiceOrderDetails, ServiceOrderEvaluation,
  ServiceOrderLocation, ServiceOrderOption, ServiceOrderOptionInput, ServiceOrderOptionUpdate, ServiceOrderOptionValue,
  ServiceOrderOptionValueInput, ServiceOrderOptionValueUpdate, ServiceOrderPrice, ServiceOrderRefund,
  ServiceOrderRefundRequest, ServiceOrderShop, ServiceOrderState, ServiceOrderTax, ServiceOrderThreadInput,
  ServiceOrderThreadRequest, ServiceOrderUpdate, ServiceOrderWarning, ServiceOrderWorkflow, ServicePricing,
  ServicePricingInput, ServicePricingUpdate, ServiceQuantity, ServiceQuantityInput, ServiceQuantityUpdate,
  ServiceReasonTopic, ServiceRequest, ServiceThreadInput, ServiceThreadRequest, ServiceTopicInput, ServiceUpdate,
  Session, SessionChoice, SessionInput, SessionStart, SessionTimes, SessionUpdate, SettableInactiveReason,
  SettingsAdditionalFieldsQuery, SettingsChannelsQuery, SettingsCurrenciesQuery, SettingsDocumentTypesQuery,
  ShipmentFeatures, ShopDocumentDetails, ShopDocumentInput, ShopDocumentUpload, ShopDocumentUploadResult, ShopLocation,
  ShopLocationCircle, ShopLocationGeography, ShopLocationPoint, ShopLocationZone, ShopLocationZones, ShopLocations,
  ShopLocationsInput, ShopModel, ShopPermission, ShopPlace, ShopRole, ShopRoleList, ShopTaxOptions,
  SingaporeInvoiceAccount, SingleElement, SinglePricing, SinglePricingInput, SingleServiceOrderPrice,
  StoreDependentSwitch, TaiwaneseInvoiceAccount, TaxCollection, TaxManagerModule, TaxNumberRule, TaxProviders,
  TextAttributeInput, TextAttributeUpdate, TextAttributeValue, ThaiInvoiceAccount, TimeConfirmation, TypedReason,
  UnitOptionType, UnitPrice, UnitPriceInput, UnitPrices, UnitPricesInput, UnlimitedQuantity, UnlimitedQuantityInput,
  UruguayanInvoiceAccount, ValueListAttributeInput, ValueListAttributeUpdate, ValueListAttributeValue,
  ValueListModelAttribute, ValueListModelPriceOption, ValueListPriceOption, ValueListPriceOptionInput,
  ValueListPriceOptionUpdate, ValueListServiceOrderOption, ValueListServiceOrderOptionInput,
  ValueListServiceOrderOptionUpdate, ValuePriceInput, VietnameseInvoiceAccount, WarehouseFeatures, WeeklyOpeningHours,
  ZoneInput, ZonesGeography, ZonesInput,
} from '@tradelane/instance';

export type {
  AbaInvoiceAccount, AccountingDocument, AdditionalField, AdditionalFieldEntity, AdditionalFieldType, AddressInput,
  AttributeInput, AttributeOrderConfiguration, AttributeUpdate, AttributeValue, AustralianInvoiceAccount, AutoInvoice,
  AutoInvoiceWithVoucher, AvailableUnits, BankAccountType, BilledShop, BillingCycleCore, BillingCyclesListQuery,
  BillingSummary, BookedSession, BookingType, BooleanAttributeInput, BooleanAttributeUpdate, BooleanAttributeValue,
  BooleanModelPriceOption, BooleanPriceInput, BooleanPriceOption, BooleanPriceOptionInput, BooleanPriceOptionUpdate,
  BooleanServiceOrderOption, BooleanServiceOrderOptionInput, BooleanServiceOrderOptionUpdate, BrazilianInvoiceAccount,
  BritishInvoiceAccount, CanadianInvoiceAccount, CatalogFeatures, ChannelPricing, CircleGeography, CircleInput,
  CodeLabel, CodeReference, ColombianInvoiceAccount, CommissionTax, ConsumptionType, Coordinates, CountryCode,
  CsvDelimiter, CurrencyCode, CustomerModel, CustomerPlace, DateTimeAttributeInput, DateTimeAttributeUpdate,
  DateTimeAttributeValue, DecimalAttributeInput, DecimalAttributeUpdate, DecimalAttributeValue, DecimalModelAttribute,
  DirectPaymentFeature, DocumentType, DocumentTypeEntity, DocumentsDownloadQuery, DocumentsListQuery,
  DocumentsUploadBody, DropshipFeatures, ElementCounts, EnhancedSellerInvoicing, EvaluationReply, FieldFault,
  FreeTextTopic, Geography, GeographyInput, GuatemalanInvoiceAccount, HongKongInvoiceAccount, IbanInvoiceAccount,
  InactiveReason, IndianInvoiceAccount, InputError, InstanceError, IntegerAttributeInput, IntegerAttributeUpdate,
  IntegerAttributeValue, InvoiceBankAccount, InvoiceDetail, InvoiceIssuer, InvoiceIssuerType, InvoicePayment,
  InvoicePaymentInfo, InvoicePaymentState, InvoiceShopAddress, InvoiceSummary, InvoiceTax, InvoiceTypeFilter,
  InvoiceWithVoucher, InvoiceWithVoucherPage, InvoicesListQuery, IsraeliInvoiceAccount, JapaneseInvoiceAccount,
  LimitedQuantity, LimitedQuantityInput, LocalDateTime, LocalTimeSlot, LocationAddress, LocationContact,
  LocationDetails, LocationReference, LocationRequest, LocationType, LocationZone, ManualCredit,
  ManualCreditWithVoucher, ManualInvoice, ManualInvoiceWithVoucher, MaximumPerOrder, MessageFiles, MessageSent,
  MexicanInvoiceAccount, ModelAttributeDetails, ModelQuantity, ModelUnitOption, ModelsListQuery, MultiPricing,
  MultiPricingInput, MultiServiceOrderPrice, NewZealandInvoiceAccount, NoBooking, NoLocation, NubanInvoiceAccount,
  OpeningHours, OperatorBooleanModelPriceOption, OperatorDecimalModelAttribute, OperatorModelAttribute,
  OperatorModelPriceOption, OperatorModelPricing, OperatorPlainModelAttribute, OperatorServiceModel,
  OperatorServiceModelPage, OperatorServiceOrder, OperatorServiceOrderConsumption, OperatorServiceOrderCustomer,
  OperatorValueListModelAttribute, OperatorValueListModelPriceOption, OrderAcceptanceMode, OrderAttributeUpdate,
  OrderBooleanAttributeUpdate, OrderConditions, OrderDateTimeAttributeUpdate, OrderDecimalAttributeUpdate,
  OrderIntegerAttributeUpdate, OrderTaxMode, OrderTextAttributeUpdate, OrderValueListAttributeUpdate, OrderWorkflows,
  OrderedService, OrderedUnit, OrderedUnits, OrdersEvaluationQuery, OverriddenDay, OverriddenOpeningHours, PayOut,
  PayOutFailureReason, PayOutFormat, PayOutInvoiceAccount, PayOutService, PayOutState, PaymentVoucherNumber,
  PhilippineInvoiceAccount, PlainModelAttribute, PlatformAdditionalField, PlatformAdditionalFieldList, PlatformChannel,
  PlatformChannelList, PlatformConfiguration, PlatformCurrency, PlatformCurrencyList, PlatformDocumentType,
  PlatformDocumentTypeList, PlatformFeatures, PlatformLocale, PlatformLocaleList, PlatformModel, PlatformModules,
  PlatformReason, PlatformReasonList, PlatformSettings, PlatformShopDocument, PlatformShopDocumentList, PointGeography,
  PointInput, PriceInput, PriceOption, PriceOptionInput, PriceOptionOnOrders, PriceOptionUpdate, PriceOptionValue,
  PricingFeatures, PricingType, PromotionFeatures, QuantityRule, Radius, Reason, ReasonList, ReasonType,
  ReasonsListByTypeQuery, ReasonsListQuery, RefusedShopDocument, RequestedTime, RequestedTimeBooking,
  RequestedTimeBookingInput, ReturnFeatures, ScheduledBooking, ScheduledBookingInput, ScheduledBookingUpdate,
  SellerBillingCycle, SellerBillingCyclePage, SerbianInvoiceAccount, Service, ServiceAssessment, ServiceBooking,
  ServiceBookingInput, ServiceBookingUpdate, ServiceConsumption, ServiceDuration, ServiceLocation, ServiceLocationInput,
  ServiceLocationUpdate, ServiceMedia, ServiceMessageBody, ServiceModelDetails, ServiceModelName, ServiceOrderAddress,
  ServiceOrderBooking, ServiceOrderBookingUpdate, ServiceOrderCommission, ServiceOrderConsumption,
  ServiceOrderConsumptionRequest, ServiceOrderCustomer, ServiceOrderDetails, ServiceOrderEvaluation,
  ServiceOrderLocation, ServiceOrderOption, ServiceOrderOptionInput, ServiceOrderOptionUpdate, ServiceOrderOptionValue,
  ServiceOrderOptionValueInput, ServiceOrderOptionValueUpdate, ServiceOrderPrice, ServiceOrderRefund,
  ServiceOrderRefundRequest, ServiceOrderShop, ServiceOrderState, ServiceOrderTax, ServiceOrderThreadInput,
  ServiceOrderThreadRequest, ServiceOrderUpdate, ServiceOrderWarning, ServiceOrderWorkflow, ServicePricing,
  ServicePricingInput, ServicePricingUpdate, ServiceQuantity, ServiceQuantityInput, ServiceQuantityUpdate,
  ServiceReasonTopic, ServiceRequest, ServiceThreadInput, ServiceThreadRequest, ServiceTopicInput, ServiceUpdate,
  Session, SessionChoice, SessionInput, SessionStart, SessionTimes, SessionUpdate, SettableInactiveReason,
  SettingsAdditionalFieldsQuery, SettingsChannelsQuery, SettingsCurrenciesQuery, SettingsDocumentTypesQuery,
  ShipmentFeatures, ShopDocumentDetails, ShopDocumentInput, ShopDocumentUpload, ShopDocumentUploadResult, ShopLocation,
  ShopLocationCircle, ShopLocationGeography, ShopLocationPoint, ShopLocationZone, ShopLocationZones, ShopLocations,
  ShopLocationsInput, ShopModel, ShopPermission, ShopPlace, ShopRole, ShopRoleList, ShopTaxOptions,
  SingaporeInvoiceAccount, SingleElement, SinglePricing, SinglePricingInput, SingleServiceOrderPrice,
  StoreDependentSwitch, TaiwaneseInvoiceAccount, TaxCollection, TaxManagerModule, TaxNumberRule, TaxProviders,
  TextAttributeInput, TextAttributeUpdate, TextAttributeValue, ThaiInvoiceAccount, TimeConfirmation, TypedReason,
  UnitOptionType, UnitPrice, UnitPriceInput, UnitPrices, UnitPricesInput, UnlimitedQuantity, UnlimitedQuantityInput,
  UruguayanInvoiceAccount, ValueListAttributeInput, ValueListAttributeUpdate, ValueListAttributeValue,
  ValueListModelAttribute, ValueListModelPriceOption, ValueListPriceOption, ValueListPriceOptionInput,
  ValueListPriceOptionUpdate, ValueListServiceOrderOption, ValueListServiceOrderOptionInput,
  ValueListServiceOrderOptionUpdate, ValuePriceInput, VietnameseInvoiceAccount, WarehouseFeatures, WeeklyOpeningHours,
  ZoneInput, ZonesGeography, ZonesInput,
} from '@tradelane/instance';

/** Shop of a location. */
export interface LocationShop {
    /**
     * Identifier of the shop.
     * @example 2001
     */
    id: number;
}
export interface LocationsListQuery {
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
    /**
     * Only locations of this shop.
     * @example 2001
     */
    shop?: number | undefined;
}
/** A location with its shop and the opening hours that shops override at it. */
export type OperatorLocation = {
    /** Shop of a location. */
    shop?: LocationShop;
    /** Opening hours that shops override at the location, shop by shop. */
    shop_overridden_opening_hours?: ShopOverriddenOpeningHours[];
} & LocationDetails;
/** One page of locations of any shop. */
export interface OperatorLocationPage {
    /** Locations of this page. */
    data: OperatorLocation[];
    /** Null or absent on the last page. */
    next_page_token?: string | null;
    /** Null or absent on the first page. */
    previous_page_token?: string | null;
}
/** A new location, on behalf of a shop. */
export type OperatorLocationRequest = {
    /** Shop of a location. */
    shop?: LocationShop | undefined;
} & LocationRequest;
/** A service with its shop. */
export type OperatorService = {
    /** The shop of a service. */
    shop: ServiceShop;
} & Service;
/** A new service, on behalf of a shop. */
export type OperatorServiceRequest = {
    /** Shop that the operator acts for. */
    shop: ShopReference;
} & ServiceRequest;
/** Changes of a service of a shop. Fields left out keep their value. */
export type OperatorServiceUpdate = {
    /** Shop that the operator acts for. */
    shop: ShopReference;
} & ServiceUpdate;
/** The shop of a service. */
export interface ServiceShop {
    /** Identifier of the shop. */
    id: number;
    /** Name of the shop, as shown to customers. */
    name: string;
    /** ISO 4217 code of the prices. */
    currency_code: string;
}
/** Opening hours that one shop overrides. */
export type ShopOverriddenOpeningHours = {
    /** Identifier of the shop. */
    shop_id: number;
} & OverriddenOpeningHours;
/** Shop that the operator acts for. */
export interface ShopReference {
    /**
     * Identifier of the shop.
     * @example 2001
     */
    id: number;
}
export interface paths {
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
    "/api/invoices": { get: operations["IV01"]; };
    "/api/invoices/{accounting_document_id}": { get: operations["IV02"]; };
    "/api/seller-billing-cycles": { get: operations["SBC11"]; };
    "/api/mms/locations": { get: operations["SL12"]; post: operations["SL01"]; };
    "/api/mms/locations/{location_id}": { delete: operations["SL06"]; };
    "/api/mms/models": { get: operations["SM11"]; };
    "/api/mms/services": { post: operations["SOF25"]; };
    "/api/mms/services/{service_code}": { put: operations["SOF26"]; delete: operations["SOF27"]; };
    "/api/mms/services/{service_code}/threads": { post: operations["SOF43"]; };
    "/api/mms/orders/{order_id}/threads": { post: operations["SOR43"]; };
    "/api/mms/orders/{order_id}": { put: operations["SOR04"]; };
    "/api/mms/orders/{order_id}/accept": { put: operations["SOR21"]; };
    "/api/mms/orders/{order_id}/refuse": { put: operations["SOR22"]; };
    "/api/mms/orders/{order_id}/consume": { put: operations["SOR25"]; };
    "/api/mms/orders/{order_id}/refund": { put: operations["SOR28"]; };
    "/api/mms/orders/{order_id}/evaluation": { get: operations["SOR51"]; };
}
export interface components {
    schemas: {
        ShopDocumentDetails: ShopDocumentDetails; PlatformShopDocument: PlatformShopDocument;
        PlatformShopDocumentList: PlatformShopDocumentList; FieldFault: FieldFault; InstanceError: InstanceError;
        ShopDocumentInput: ShopDocumentInput; ShopDocumentUpload: ShopDocumentUpload; InputError: InputError;
        RefusedShopDocument: RefusedShopDocument; ShopDocumentUploadResult: ShopDocumentUploadResult;
        ShopRole: ShopRole; ShopRoleList: ShopRoleList; AdditionalFieldEntity: AdditionalFieldEntity;
        AdditionalFieldType: AdditionalFieldType; AdditionalField: AdditionalField; ShopPermission: ShopPermission;
        ShopModel: ShopModel; PlatformAdditionalField: PlatformAdditionalField;
        PlatformAdditionalFieldList: PlatformAdditionalFieldList; PlatformChannel: PlatformChannel;
        PlatformChannelList: PlatformChannelList; PlatformCurrency: PlatformCurrency;
        PlatformCurrencyList: PlatformCurrencyList; DocumentTypeEntity: DocumentTypeEntity; DocumentType: DocumentType;
        PlatformDocumentType: PlatformDocumentType; PlatformDocumentTypeList: PlatformDocumentTypeList;
        PlatformLocale: PlatformLocale; PlatformLocaleList: PlatformLocaleList; TaxProviders: TaxProviders;
        TaxManagerModule: TaxManagerModule; PlatformModules: PlatformModules; CatalogFeatures: CatalogFeatures;
        DirectPaymentFeature: DirectPaymentFeature; StoreDependentSwitch: StoreDependentSwitch;
        DropshipFeatures: DropshipFeatures; CsvDelimiter: CsvDelimiter; OrderConditions: OrderConditions;
        OrderTaxMode: OrderTaxMode; OrderAcceptanceMode: OrderAcceptanceMode; OrderWorkflows: OrderWorkflows;
        ChannelPricing: ChannelPricing; PricingFeatures: PricingFeatures; PromotionFeatures: PromotionFeatures;
        ReturnFeatures: ReturnFeatures; ShipmentFeatures: ShipmentFeatures; TaxNumberRule: TaxNumberRule;
        ShopTaxOptions: ShopTaxOptions; TaxCollection: TaxCollection; CountryCode: CountryCode;
        WarehouseFeatures: WarehouseFeatures; PlatformFeatures: PlatformFeatures; CustomerModel: CustomerModel;
        PlatformModel: PlatformModel; EnhancedSellerInvoicing: EnhancedSellerInvoicing;
        PlatformSettings: PlatformSettings; PlatformConfiguration: PlatformConfiguration; ReasonType: ReasonType;
        TypedReason: TypedReason; PlatformReason: PlatformReason; PlatformReasonList: PlatformReasonList;
        Reason: Reason; ReasonList: ReasonList; InvoiceTypeFilter: InvoiceTypeFilter; CurrencyCode: CurrencyCode;
        InvoicePaymentState: InvoicePaymentState; InvoiceIssuerType: InvoiceIssuerType; PayOutService: PayOutService;
        InvoiceIssuer: InvoiceIssuer; InvoiceShopAddress: InvoiceShopAddress; InvoiceTax: InvoiceTax;
        InvoiceDetail: InvoiceDetail; PayOutFailureReason: PayOutFailureReason; InvoicePayment: InvoicePayment;
        AccountingDocument: AccountingDocument; InvoiceBankAccount: InvoiceBankAccount;
        IbanInvoiceAccount: IbanInvoiceAccount; NubanInvoiceAccount: NubanInvoiceAccount;
        AustralianInvoiceAccount: AustralianInvoiceAccount; NewZealandInvoiceAccount: NewZealandInvoiceAccount;
        AbaInvoiceAccount: AbaInvoiceAccount; HongKongInvoiceAccount: HongKongInvoiceAccount;
        CanadianInvoiceAccount: CanadianInvoiceAccount; MexicanInvoiceAccount: MexicanInvoiceAccount;
        BankAccountType: BankAccountType; JapaneseInvoiceAccount: JapaneseInvoiceAccount;
        BrazilianInvoiceAccount: BrazilianInvoiceAccount; TaiwaneseInvoiceAccount: TaiwaneseInvoiceAccount;
        ThaiInvoiceAccount: ThaiInvoiceAccount; IndianInvoiceAccount: IndianInvoiceAccount;
        BritishInvoiceAccount: BritishInvoiceAccount; UruguayanInvoiceAccount: UruguayanInvoiceAccount;
        ColombianInvoiceAccount: ColombianInvoiceAccount; GuatemalanInvoiceAccount: GuatemalanInvoiceAccount;
        SingaporeInvoiceAccount: SingaporeInvoiceAccount; IsraeliInvoiceAccount: IsraeliInvoiceAccount;
        VietnameseInvoiceAccount: VietnameseInvoiceAccount; SerbianInvoiceAccount: SerbianInvoiceAccount;
        PhilippineInvoiceAccount: PhilippineInvoiceAccount; PayOutFormat: PayOutFormat;
        PayOutInvoiceAccount: PayOutInvoiceAccount; InvoicePaymentInfo: InvoicePaymentInfo;
        BillingSummary: BillingSummary; InvoiceSummary: InvoiceSummary; AutoInvoice: AutoInvoice;
        PaymentVoucherNumber: PaymentVoucherNumber; AutoInvoiceWithVoucher: AutoInvoiceWithVoucher;
        ManualInvoice: ManualInvoice; ManualInvoiceWithVoucher: ManualInvoiceWithVoucher; ManualCredit: ManualCredit;
        ManualCreditWithVoucher: ManualCreditWithVoucher; InvoiceWithVoucher: InvoiceWithVoucher;
        InvoiceWithVoucherPage: InvoiceWithVoucherPage; PayOutState: PayOutState; BilledShop: BilledShop;
        PayOut: PayOut; BillingCycleCore: BillingCycleCore; SellerBillingCycle: SellerBillingCycle;
        SellerBillingCyclePage: SellerBillingCyclePage; LocationAddress: LocationAddress; Coordinates: Coordinates;
        PointGeography: PointGeography; Radius: Radius; CircleGeography: CircleGeography; LocationZone: LocationZone;
        ZonesGeography: ZonesGeography; Geography: Geography; LocationContact: LocationContact;
        OpeningHours: OpeningHours; WeeklyOpeningHours: WeeklyOpeningHours; ServiceMedia: ServiceMedia;
        LocationDetails: LocationDetails; LocationShop: LocationShop; OverriddenDay: OverriddenDay;
        OverriddenOpeningHours: OverriddenOpeningHours; ShopOverriddenOpeningHours: ShopOverriddenOpeningHours;
        OperatorLocation: OperatorLocation; OperatorLocationPage: OperatorLocationPage; AddressInput: AddressInput;
        PointInput: PointInput; CircleInput: CircleInput; ZoneInput: ZoneInput; ZonesInput: ZonesInput;
        GeographyInput: GeographyInput; LocationRequest: LocationRequest;
        OperatorLocationRequest: OperatorLocationRequest; CodeLabel: CodeLabel; BookingType: BookingType;
        ConsumptionType: ConsumptionType; ServiceConsumption: ServiceConsumption; LocationType: LocationType;
        QuantityRule: QuantityRule; ModelQuantity: ModelQuantity; ServiceModelDetails: ServiceModelDetails;
        ElementCounts: ElementCounts; ModelAttributeDetails: ModelAttributeDetails;
        PlainModelAttribute: PlainModelAttribute; AttributeOrderConfiguration: AttributeOrderConfiguration;
        OperatorPlainModelAttribute: OperatorPlainModelAttribute; DecimalModelAttribute: DecimalModelAttribute;
        OperatorDecimalModelAttribute: OperatorDecimalModelAttribute; ValueListModelAttribute: ValueListModelAttribute;
        OperatorValueListModelAttribute: OperatorValueListModelAttribute;
        OperatorModelAttribute: OperatorModelAttribute; PricingType: PricingType;
        BooleanModelPriceOption: BooleanModelPriceOption; PriceOptionOnOrders: PriceOptionOnOrders;
        OperatorBooleanModelPriceOption: OperatorBooleanModelPriceOption;
        ValueListModelPriceOption: ValueListModelPriceOption;
        OperatorValueListModelPriceOption: OperatorValueListModelPriceOption;
        OperatorModelPriceOption: OperatorModelPriceOption; UnitOptionType: UnitOptionType;
        SingleElement: SingleElement; ModelUnitOption: ModelUnitOption; OperatorModelPricing: OperatorModelPricing;
        OperatorServiceModel: OperatorServiceModel; OperatorServiceModelPage: OperatorServiceModelPage;
        CodeReference: CodeReference; NoBooking: NoBooking; ServiceDuration: ServiceDuration;
        RequestedTimeBookingInput: RequestedTimeBookingInput; SessionStart: SessionStart; SessionInput: SessionInput;
        ScheduledBookingInput: ScheduledBookingInput; ServiceBookingInput: ServiceBookingInput; NoLocation: NoLocation;
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
        SettableInactiveReason: SettableInactiveReason; ServiceRequest: ServiceRequest; ShopReference: ShopReference;
        OperatorServiceRequest: OperatorServiceRequest; ServiceModelName: ServiceModelName;
        RequestedTimeBooking: RequestedTimeBooking; Session: Session; ScheduledBooking: ScheduledBooking;
        ServiceBooking: ServiceBooking; ShopLocationPoint: ShopLocationPoint; ShopLocationCircle: ShopLocationCircle;
        ShopLocationZone: ShopLocationZone; ShopLocationZones: ShopLocationZones;
        ShopLocationGeography: ShopLocationGeography; ShopLocation: ShopLocation; ShopLocations: ShopLocations;
        ServiceLocation: ServiceLocation; BooleanPriceOption: BooleanPriceOption; PriceOptionValue: PriceOptionValue;
        ValueListPriceOption: ValueListPriceOption; PriceOption: PriceOption; SinglePricing: SinglePricing;
        UnitPrice: UnitPrice; UnitPrices: UnitPrices; MultiPricing: MultiPricing; ServicePricing: ServicePricing;
        UnlimitedQuantity: UnlimitedQuantity; LimitedQuantity: LimitedQuantity; ServiceQuantity: ServiceQuantity;
        ValueListAttributeValue: ValueListAttributeValue; BooleanAttributeValue: BooleanAttributeValue;
        IntegerAttributeValue: IntegerAttributeValue; DecimalAttributeValue: DecimalAttributeValue;
        DateTimeAttributeValue: DateTimeAttributeValue; TextAttributeValue: TextAttributeValue;
        AttributeValue: AttributeValue; InactiveReason: InactiveReason; Service: Service; ServiceShop: ServiceShop;
        OperatorService: OperatorService; SessionUpdate: SessionUpdate; ScheduledBookingUpdate: ScheduledBookingUpdate;
        ServiceBookingUpdate: ServiceBookingUpdate; ServiceLocationUpdate: ServiceLocationUpdate;
        BooleanPriceOptionUpdate: BooleanPriceOptionUpdate; ValueListPriceOptionUpdate: ValueListPriceOptionUpdate;
        PriceOptionUpdate: PriceOptionUpdate; ServicePricingUpdate: ServicePricingUpdate;
        ServiceQuantityUpdate: ServiceQuantityUpdate; ValueListAttributeUpdate: ValueListAttributeUpdate;
        BooleanAttributeUpdate: BooleanAttributeUpdate; IntegerAttributeUpdate: IntegerAttributeUpdate;
        DecimalAttributeUpdate: DecimalAttributeUpdate; DateTimeAttributeUpdate: DateTimeAttributeUpdate;
        TextAttributeUpdate: TextAttributeUpdate; AttributeUpdate: AttributeUpdate; ServiceUpdate: ServiceUpdate;
        OperatorServiceUpdate: OperatorServiceUpdate; MessageFiles: MessageFiles;
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
        ServiceOrderConsumption: ServiceOrderConsumption;
        OperatorServiceOrderConsumption: OperatorServiceOrderConsumption; ServiceOrderCustomer: ServiceOrderCustomer;
        OperatorServiceOrderCustomer: OperatorServiceOrderCustomer; ServiceOrderShop: ServiceOrderShop;
        OperatorServiceOrder: OperatorServiceOrder; ServiceOrderConsumptionRequest: ServiceOrderConsumptionRequest;
        BooleanServiceOrderOptionInput: BooleanServiceOrderOptionInput;
        ServiceOrderOptionValueInput: ServiceOrderOptionValueInput;
        ValueListServiceOrderOptionInput: ValueListServiceOrderOptionInput;
        ServiceOrderOptionInput: ServiceOrderOptionInput; ServiceOrderRefundRequest: ServiceOrderRefundRequest;
        ServiceAssessment: ServiceAssessment; EvaluationReply: EvaluationReply;
        ServiceOrderEvaluation: ServiceOrderEvaluation;
    };
}
export interface operations {
    S30: {
        parameters: { query?: DocumentsListQuery; };
        responses: { 200: { content: { "application/json": PlatformShopDocumentList; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    S32: {
        parameters: {};
        requestBody: { content: { "multipart/form-data": DocumentsUploadBody; }; };
        responses: { 200: { content: { "application/json": ShopDocumentUploadResult; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    S31: {
        parameters: { query?: DocumentsDownloadQuery; };
        responses: { 200: { content: { "application/octet-stream": Blob; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    S33: {
        parameters: {
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
        parameters: {};
        responses: { 200: { content: { "application/json": ShopRoleList; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    AF01: {
        parameters: { query?: SettingsAdditionalFieldsQuery; };
        responses: { 200: { content: { "application/json": PlatformAdditionalFieldList; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
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
        responses: { 200: { content: { "application/json": PlatformDocumentTypeList; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    L01: {
        parameters: {};
        responses: { 200: { content: { "application/json": PlatformLocaleList; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    PC01: {
        parameters: {};
        responses: { 200: { content: { "application/json": PlatformConfiguration; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    RE01: {
        parameters: { query?: ReasonsListQuery; };
        responses: { 200: { content: { "application/json": PlatformReasonList; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    RE02: {
        parameters: {
            query?: ReasonsListByTypeQuery;
            path: {
                /**
                 * The type of reason.
                 * - `INCIDENT_OPEN`: Opening an incident on a product order.
                 * - `MPS_INCIDENT_OPEN`: Opening an incident on a service order.
                 * - `INCIDENT_CLOSE`: Closing an incident on a product order.
                 * - `MPS_INCIDENT_CLOSE`: Closing an incident on a service order.
                 * - `REFUND`: Refunding a product order.
                 * - `MPS_REFUND`: Refunding a service order.
                 * - `MESSAGING`: Writing a message. Deprecated.
                 * - `ORDER_MESSAGING`: Writing a message on a product order.
                 * - `MPS_ORDER_MESSAGING`: Writing a message on a service order.
                 * - `MPS_OFFER_MESSAGING`: Writing a message on a service.
                 * - `CANCELATION`: Cancelling a product order.
                 * @example REFUND
                 */
                reason_type: "INCIDENT_OPEN" | "MPS_INCIDENT_OPEN" | "INCIDENT_CLOSE" | "MPS_INCIDENT_CLOSE" | "REFUND" | "MPS_REFUND" | "MESSAGING" | "ORDER_MESSAGING" | "MPS_ORDER_MESSAGING" | "MPS_OFFER_MESSAGING" | "CANCELATION";
            };
        };
        responses: { 200: { content: { "application/json": ReasonList; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    IV01: {
        parameters: { query?: InvoicesListQuery; };
        responses: { 200: { content: { "application/json": InvoiceWithVoucherPage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    IV02: {
        parameters: {
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
    SBC11: {
        parameters: { query?: BillingCyclesListQuery; };
        responses: { 200: { content: { "application/json": SellerBillingCyclePage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    SL12: {
        parameters: { query?: LocationsListQuery; };
        responses: { 200: { content: { "application/json": OperatorLocationPage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    SL01: {
        parameters: {};
        requestBody: { content: { "application/json": OperatorLocationRequest; }; };
        responses: { 201: { content: { "application/json": OperatorLocation; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    SL06: {
        parameters: {
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
        responses: { 200: { content: { "application/json": OperatorServiceModelPage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    SOF25: {
        parameters: {};
        requestBody: { content: { "application/json": OperatorServiceRequest; }; };
        responses: { 201: { content: { "application/json": OperatorService; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    SOF26: {
        parameters: {
            path: {
                /**
                 * Code of the service.
                 * @example SRV-301
                 */
                service_code: string;
            };
        };
        requestBody: { content: { "application/json": OperatorServiceUpdate; }; };
        responses: { 200: { content: { "application/json": OperatorService; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 410 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    SOF27: {
        parameters: {
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
            path: {
                /**
                 * Identifier of the service order.
                 * @example SO-5001
                 */
                order_id: string;
            };
        };
        requestBody: { content: { "application/json": ServiceOrderUpdate; }; };
        responses: { 200: { content: { "application/json": OperatorServiceOrder; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    SOR21: {
        parameters: {
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
}
