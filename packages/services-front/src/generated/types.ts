// Generated from specs/ by `pnpm generate`. Do not edit.
import type {
  AbaInvoiceAccount, AccountingDocument, AdditionalField, AdditionalFieldEntity, AdditionalFieldType,
  AttributeOrderConfiguration, AttributeValue, AustralianInvoiceAccount, BankAccountType, BilledShop, BillingCycleCore,
  BillingCyclesListQuery, BillingSummary, BookedSession, BookingType, BooleanAttributeValue, BooleanModelPriceOption,
  BooleanServiceOrderOption, BooleanServiceOrderOptionUpdate, BrazilianInvoiceAccount, BritishInvoiceAccount,
  CanadianInvoiceAccount, CatalogFeatures, ChannelPricing, CodeLabel, ColombianInvoiceAccount, CommissionTax,
  ConsumptionType, Coordinates, CountryCode, CsvDelimiter, CurrencyCode, CustomerModel, CustomerPlace,
  DateTimeAttributeValue, DecimalAttributeValue, DecimalModelAttribute, DirectPaymentFeature, DocumentType,
  DocumentTypeEntity, DocumentsDownloadQuery, DocumentsListQuery, DocumentsUploadBody, DropshipFeatures, ElementCounts,
  EnhancedSellerInvoicing, EvaluationReply, FieldFault, FreeTextTopic, FrontAutoInvoice, FrontBillingCycle,
  FrontBillingCyclePage, FrontBillingSummary, FrontInvoice, FrontInvoicePage, FrontInvoiceSummary,
  GuatemalanInvoiceAccount, HongKongInvoiceAccount, IbanInvoiceAccount, IndianInvoiceAccount, InputError, InstanceError,
  IntegerAttributeValue, InvoiceBankAccount, InvoiceDetail, InvoiceIssuer, InvoiceIssuerType, InvoicePayment,
  InvoicePaymentInfo, InvoicePaymentState, InvoiceShopAddress, InvoiceSummary, InvoiceTax, InvoiceTypeFilter,
  InvoicesListQuery, IsraeliInvoiceAccount, JapaneseInvoiceAccount, LocalDateTime, LocalTimeSlot, LocationType,
  ManualCredit, ManualCreditWithVoucher, ManualInvoice, ManualInvoiceWithVoucher, MessageFiles, MessageSent,
  MexicanInvoiceAccount, ModelAttributeDetails, ModelQuantity, ModelUnitOption, ModelsListQuery, MultiServiceOrderPrice,
  NewZealandInvoiceAccount, NoBooking, NoLocation, NubanInvoiceAccount, OperatorBooleanModelPriceOption,
  OperatorDecimalModelAttribute, OperatorModelAttribute, OperatorModelPriceOption, OperatorModelPricing,
  OperatorPlainModelAttribute, OperatorServiceModel, OperatorServiceModelPage, OperatorServiceOrder,
  OperatorServiceOrderConsumption, OperatorServiceOrderCustomer, OperatorValueListModelAttribute,
  OperatorValueListModelPriceOption, OrderAcceptanceMode, OrderAttributeUpdate, OrderBooleanAttributeUpdate,
  OrderConditions, OrderDateTimeAttributeUpdate, OrderDecimalAttributeUpdate, OrderIntegerAttributeUpdate, OrderTaxMode,
  OrderTextAttributeUpdate, OrderValueListAttributeUpdate, OrderWorkflows, OrderedService, OrderedUnit, OrderedUnits,
  OrdersEvaluationQuery, PayOut, PayOutFailureReason, PayOutFormat, PayOutInvoiceAccount, PayOutService, PayOutState,
  PaymentVoucherNumber, PhilippineInvoiceAccount, PlainModelAttribute, PlatformAdditionalField,
  PlatformAdditionalFieldList, PlatformChannel, PlatformChannelList, PlatformConfiguration, PlatformCurrency,
  PlatformCurrencyList, PlatformDocumentType, PlatformDocumentTypeList, PlatformFeatures, PlatformLocale,
  PlatformLocaleList, PlatformModel, PlatformModules, PlatformReason, PlatformReasonList, PlatformSettings,
  PlatformShopDocument, PlatformShopDocumentList, PriceOptionOnOrders, PricingFeatures, PricingType, PromotionFeatures,
  QuantityRule, Radius, Reason, ReasonList, ReasonType, ReasonsListByTypeQuery, ReasonsListQuery, RefusedShopDocument,
  RequestedTime, ReturnFeatures, SerbianInvoiceAccount, ServiceAssessment, ServiceConsumption, ServiceMedia,
  ServiceMessageBody, ServiceModelDetails, ServiceOrderAddress, ServiceOrderBooking, ServiceOrderBookingUpdate,
  ServiceOrderCommission, ServiceOrderConsumption, ServiceOrderConsumptionRequest, ServiceOrderCustomer,
  ServiceOrderDetails, ServiceOrderEvaluation, ServiceOrderLocation, ServiceOrderOption, ServiceOrderOptionUpdate,
  ServiceOrderOptionValue, ServiceOrderOptionValueUpdate, ServiceOrderPrice, ServiceOrderRefund, ServiceOrderShop,
  ServiceOrderState, ServiceOrderTax, ServiceOrderThreadInput, ServiceOrderThreadRequest, ServiceOrderUpdate,
  ServiceOrderWarning, ServiceOrderWorkflow, ServiceReasonTopic, ServiceThreadInput, ServiceTopicInput, SessionChoice,
  SessionTimes, SettingsAdditionalFieldsQuery, SettingsChannelsQuery, SettingsCurrenciesQuery,
  SettingsDocumentTypesQuery, ShipmentFeatures, ShopDocumentDetails, ShopDocumentInput, ShopDocumentUpload,
  ShopDocumentUploadResult, ShopLocation, ShopLocationCircle, ShopLocationGeography, ShopLocationPoint,
  ShopLocationZone, ShopLocationZones, ShopModel, ShopPermission, ShopPlace, ShopRole, ShopRoleList, ShopTaxOptions,
  SingaporeInvoiceAccount, SingleElement, SingleServiceOrderPrice, StoreDependentSwitch, TaiwaneseInvoiceAccount,
  TaxCollection, TaxManagerModule, TaxNumberRule, TaxProviders, TextAttributeValue, ThaiInvoiceAccount,
  TimeConfirmation, TypedReason, UnitOptionType, UruguayanInvoiceAccount, ValueListAttributeValue,
  ValueListModelAttribute, ValueListModelPriceOption, ValueListServiceOrderOption, ValueListServiceOrderOptionUpdate,
  VietnameseInvoiceAccount, WarehouseFeatures,
} from '@tradelane/instance';

export type {
  AbaInvoiceAccount, AccountingDocument, AdditionalField, AdditionalFieldEntity, AdditionalFieldType,
  AttributeOrderConfiguration, AttributeValue, AustralianInvoiceAccount, BankAccountType, BilledShop, BillingCycleCore,
  BillingCyclesListQuery, BillingSummary, BookedSession, BookingType, BooleanAttributeValue, BooleanModelPriceOption,
  BooleanServiceOrderOption, BooleanServiceOrderOptionUpdate, BrazilianInvoiceAccount, BritishInvoiceAccount,
  CanadianInvoiceAccount, CatalogFeatures, ChannelPricing, CodeLabel, ColombianInvoiceAccount, CommissionTax,
  ConsumptionType, Coordinates, CountryCode, CsvDelimiter, CurrencyCode, CustomerModel, CustomerPlace,
  DateTimeAttributeValue, DecimalAttributeValue, DecimalModelAttribute, DirectPaymentFeature, DocumentType,
  DocumentTypeEntity, DocumentsDownloadQuery, DocumentsListQuery, DocumentsUploadBody, DropshipFeatures, ElementCounts,
  EnhancedSellerInvoicing, EvaluationReply, FieldFault, FreeTextTopic, FrontAutoInvoice, FrontBillingCycle,
  FrontBillingCyclePage, FrontBillingSummary, FrontInvoice, FrontInvoicePage, FrontInvoiceSummary,
  GuatemalanInvoiceAccount, HongKongInvoiceAccount, IbanInvoiceAccount, IndianInvoiceAccount, InputError, InstanceError,
  IntegerAttributeValue, InvoiceBankAccount, InvoiceDetail, InvoiceIssuer, InvoiceIssuerType, InvoicePayment,
  InvoicePaymentInfo, InvoicePaymentState, InvoiceShopAddress, InvoiceSummary, InvoiceTax, InvoiceTypeFilter,
  InvoicesListQuery, IsraeliInvoiceAccount, JapaneseInvoiceAccount, LocalDateTime, LocalTimeSlot, LocationType,
  ManualCredit, ManualCreditWithVoucher, ManualInvoice, ManualInvoiceWithVoucher, MessageFiles, MessageSent,
  MexicanInvoiceAccount, ModelAttributeDetails, ModelQuantity, ModelUnitOption, ModelsListQuery, MultiServiceOrderPrice,
  NewZealandInvoiceAccount, NoBooking, NoLocation, NubanInvoiceAccount, OperatorBooleanModelPriceOption,
  OperatorDecimalModelAttribute, OperatorModelAttribute, OperatorModelPriceOption, OperatorModelPricing,
  OperatorPlainModelAttribute, OperatorServiceModel, OperatorServiceModelPage, OperatorServiceOrder,
  OperatorServiceOrderConsumption, OperatorServiceOrderCustomer, OperatorValueListModelAttribute,
  OperatorValueListModelPriceOption, OrderAcceptanceMode, OrderAttributeUpdate, OrderBooleanAttributeUpdate,
  OrderConditions, OrderDateTimeAttributeUpdate, OrderDecimalAttributeUpdate, OrderIntegerAttributeUpdate, OrderTaxMode,
  OrderTextAttributeUpdate, OrderValueListAttributeUpdate, OrderWorkflows, OrderedService, OrderedUnit, OrderedUnits,
  OrdersEvaluationQuery, PayOut, PayOutFailureReason, PayOutFormat, PayOutInvoiceAccount, PayOutService, PayOutState,
  PaymentVoucherNumber, PhilippineInvoiceAccount, PlainModelAttribute, PlatformAdditionalField,
  PlatformAdditionalFieldList, PlatformChannel, PlatformChannelList, PlatformConfiguration, PlatformCurrency,
  PlatformCurrencyList, PlatformDocumentType, PlatformDocumentTypeList, PlatformFeatures, PlatformLocale,
  PlatformLocaleList, PlatformModel, PlatformModules, PlatformReason, PlatformReasonList, PlatformSettings,
  PlatformShopDocument, PlatformShopDocumentList, PriceOptionOnOrders, PricingFeatures, PricingType, PromotionFeatures,
  QuantityRule, Radius, Reason, ReasonList, ReasonType, ReasonsListByTypeQuery, ReasonsListQuery, RefusedShopDocument,
  RequestedTime, ReturnFeatures, SerbianInvoiceAccount, ServiceAssessment, ServiceConsumption, ServiceMedia,
  ServiceMessageBody, ServiceModelDetails, ServiceOrderAddress, ServiceOrderBooking, ServiceOrderBookingUpdate,
  ServiceOrderCommission, ServiceOrderConsumption, ServiceOrderConsumptionRequest, ServiceOrderCustomer,
  ServiceOrderDetails, ServiceOrderEvaluation, ServiceOrderLocation, ServiceOrderOption, ServiceOrderOptionUpdate,
  ServiceOrderOptionValue, ServiceOrderOptionValueUpdate, ServiceOrderPrice, ServiceOrderRefund, ServiceOrderShop,
  ServiceOrderState, ServiceOrderTax, ServiceOrderThreadInput, ServiceOrderThreadRequest, ServiceOrderUpdate,
  ServiceOrderWarning, ServiceOrderWorkflow, ServiceReasonTopic, ServiceThreadInput, ServiceTopicInput, SessionChoice,
  SessionTimes, SettingsAdditionalFieldsQuery, SettingsChannelsQuery, SettingsCurrenciesQuery,
  SettingsDocumentTypesQuery, ShipmentFeatures, ShopDocumentDetails, ShopDocumentInput, ShopDocumentUpload,
  ShopDocumentUploadResult, ShopLocation, ShopLocationCircle, ShopLocationGeography, ShopLocationPoint,
  ShopLocationZone, ShopLocationZones, ShopModel, ShopPermission, ShopPlace, ShopRole, ShopRoleList, ShopTaxOptions,
  SingaporeInvoiceAccount, SingleElement, SingleServiceOrderPrice, StoreDependentSwitch, TaiwaneseInvoiceAccount,
  TaxCollection, TaxManagerModule, TaxNumberRule, TaxProviders, TextAttributeValue, ThaiInvoiceAccount,
  TimeConfirmation, TypedReason, UnitOptionType, UruguayanInvoiceAccount, ValueListAttributeValue,
  ValueListModelAttribute, ValueListModelPriceOption, ValueListServiceOrderOption, ValueListServiceOrderOptionUpdate,
  VietnameseInvoiceAccount, WarehouseFeatures,
} from '@tradelane/instance';

/** The first message of a customer's thread on a service. */
export type CustomerServiceThreadInput = {
    /** The customer of the thread. */
    customer: ThreadCustomer;
} & ServiceThreadInput;
/** The first message of a customer's thread on a service, and its files. */
export interface CustomerServiceThreadRequest {
    /** Files of the message. */
    files?: MessageFiles | undefined;
    /** Customer, recipients, topic and text of the message, a JSON part. */
    thread_input: CustomerServiceThreadInput;
}
/** The customer of the thread. */
export interface ThreadCustomer {
    /** Identifier of the customer. */
    id: string;
    /** Form of address, such as Mr or Mrs. */
    civility?: string | undefined;
    /** First name of the customer. */
    first_name: string;
    /** Last name of the customer. */
    last_name: string;
    /** E-mail address of the customer. */
    email: string;
    /**
     * Language of the customer, such as `en_US`.
     * @example en_US
     */
    locale?: string | undefined;
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
    "/api/seller-billing-cycles": { get: operations["SBC11"]; };
    "/api/mms/models": { get: operations["SM11"]; };
    "/api/mms/services/{service_code}/threads": { post: operations["SOF43"]; };
    "/api/mms/orders/{order_id}/threads": { post: operations["SOR43"]; };
    "/api/mms/orders/{order_id}": { put: operations["SOR04"]; };
    "/api/mms/orders/{order_id}/accept": { put: operations["SOR21"]; };
    "/api/mms/orders/{order_id}/refuse": { put: operations["SOR22"]; };
    "/api/mms/orders/{order_id}/consume": { put: operations["SOR25"]; };
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
        BillingSummary: BillingSummary; InvoiceSummary: InvoiceSummary; FrontInvoiceSummary: FrontInvoiceSummary;
        PaymentVoucherNumber: PaymentVoucherNumber; FrontAutoInvoice: FrontAutoInvoice; ManualInvoice: ManualInvoice;
        ManualInvoiceWithVoucher: ManualInvoiceWithVoucher; ManualCredit: ManualCredit;
        ManualCreditWithVoucher: ManualCreditWithVoucher; FrontInvoice: FrontInvoice;
        FrontInvoicePage: FrontInvoicePage; PayOutState: PayOutState; BilledShop: BilledShop; PayOut: PayOut;
        BillingCycleCore: BillingCycleCore; FrontBillingSummary: FrontBillingSummary;
        FrontBillingCycle: FrontBillingCycle; FrontBillingCyclePage: FrontBillingCyclePage; CodeLabel: CodeLabel;
        BookingType: BookingType; ConsumptionType: ConsumptionType; ServiceConsumption: ServiceConsumption;
        LocationType: LocationType; QuantityRule: QuantityRule; ModelQuantity: ModelQuantity;
        ServiceModelDetails: ServiceModelDetails; ElementCounts: ElementCounts;
        ModelAttributeDetails: ModelAttributeDetails; PlainModelAttribute: PlainModelAttribute;
        AttributeOrderConfiguration: AttributeOrderConfiguration;
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
        MessageFiles: MessageFiles; ServiceMessageBody: ServiceMessageBody; FreeTextTopic: FreeTextTopic;
        ServiceReasonTopic: ServiceReasonTopic; ServiceTopicInput: ServiceTopicInput;
        ServiceThreadInput: ServiceThreadInput; ThreadCustomer: ThreadCustomer;
        CustomerServiceThreadInput: CustomerServiceThreadInput;
        CustomerServiceThreadRequest: CustomerServiceThreadRequest; MessageSent: MessageSent;
        ServiceOrderThreadInput: ServiceOrderThreadInput; ServiceOrderThreadRequest: ServiceOrderThreadRequest;
        NoBooking: NoBooking; LocalDateTime: LocalDateTime; LocalTimeSlot: LocalTimeSlot;
        TimeConfirmation: TimeConfirmation; SessionChoice: SessionChoice;
        ServiceOrderBookingUpdate: ServiceOrderBookingUpdate;
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
        ValueListAttributeValue: ValueListAttributeValue; BooleanAttributeValue: BooleanAttributeValue;
        IntegerAttributeValue: IntegerAttributeValue; DecimalAttributeValue: DecimalAttributeValue;
        DateTimeAttributeValue: DateTimeAttributeValue; TextAttributeValue: TextAttributeValue;
        AttributeValue: AttributeValue; ServiceMedia: ServiceMedia; OrderedService: OrderedService;
        RequestedTime: RequestedTime; SessionTimes: SessionTimes; BookedSession: BookedSession;
        ServiceOrderBooking: ServiceOrderBooking; NoLocation: NoLocation; ServiceOrderAddress: ServiceOrderAddress;
        CustomerPlace: CustomerPlace; Coordinates: Coordinates; ShopLocationPoint: ShopLocationPoint; Radius: Radius;
        ShopLocationCircle: ShopLocationCircle; ShopLocationZone: ShopLocationZone;
        ShopLocationZones: ShopLocationZones; ShopLocationGeography: ShopLocationGeography; ShopLocation: ShopLocation;
        ShopPlace: ShopPlace; ServiceOrderLocation: ServiceOrderLocation;
        BooleanServiceOrderOption: BooleanServiceOrderOption; ServiceOrderOptionValue: ServiceOrderOptionValue;
        ValueListServiceOrderOption: ValueListServiceOrderOption; ServiceOrderOption: ServiceOrderOption;
        SingleServiceOrderPrice: SingleServiceOrderPrice; OrderedUnit: OrderedUnit; OrderedUnits: OrderedUnits;
        MultiServiceOrderPrice: MultiServiceOrderPrice; ServiceOrderPrice: ServiceOrderPrice;
        CommissionTax: CommissionTax; ServiceOrderCommission: ServiceOrderCommission;
        ServiceOrderRefund: ServiceOrderRefund; ServiceOrderWarning: ServiceOrderWarning;
        ServiceOrderDetails: ServiceOrderDetails; ServiceOrderConsumption: ServiceOrderConsumption;
        OperatorServiceOrderConsumption: OperatorServiceOrderConsumption; ServiceOrderCustomer: ServiceOrderCustomer;
        OperatorServiceOrderCustomer: OperatorServiceOrderCustomer; ServiceOrderShop: ServiceOrderShop;
        OperatorServiceOrder: OperatorServiceOrder; ServiceOrderConsumptionRequest: ServiceOrderConsumptionRequest;
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
        responses: { 200: { content: { "application/json": FrontInvoicePage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    SBC11: {
        parameters: { query?: BillingCyclesListQuery; };
        responses: { 200: { content: { "application/json": FrontBillingCyclePage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    SM11: {
        parameters: { query?: ModelsListQuery; };
        responses: { 200: { content: { "application/json": OperatorServiceModelPage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
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
        requestBody: { content: { "multipart/form-data": CustomerServiceThreadRequest; }; };
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
