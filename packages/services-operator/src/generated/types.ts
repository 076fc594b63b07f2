// Generated from specs/ by `pnpm generate`. Do not edit.
import type {
  AbaInvoiceAccount, AccountingDocument, AdditionalField, AdditionalFieldEntity, AdditionalFieldType, AddressInput,
  AttributeInput, AttributeOrderConfiguration, AttributeUpdate, AttributeValue, AustralianInvoiceAccount,
  AutoInvoice, AutoInvoiceWithVoucher, AvailableUnits, BankAccountType, BilledShop, BillingCycleCore,
  BillingCyclesListQuery, BillingSummary, BookedSession, BookingType, BooleanAttributeInput, BooleanAttributeUpdate,
  BooleanAttributeValue, BooleanModelPriceOption, BooleanPriceInput, BooleanPriceOption, BooleanPriceOptionInput,
  BooleanPriceOptionUpdate, BooleanServiceOrderOption, BooleanServiceOrderOptionInput,
  BooleanServiceOrderOptionUpdate, BrazilianInvoiceAccount, BritishInvoiceAccount, CanadianInvoiceAccount,
  CatalogFeatures, ChannelPricing, CircleGeography, CircleInput, CodeLabel, CodeReference, ColombianInvoiceAccount,
  CommissionTax, ConsumptionType, Coordinates, CountryCode, CsvDelimiter, CurrencyCode, CustomerModel,
  CustomerPlace, DateTimeAttributeInput, DateTimeAttributeUpdate, DateTimeAttributeValue, DecimalAttributeInput,
  DecimalAttributeUpdate, DecimalAttributeValue, DecimalModelAttribute, DirectPaymentFeature, DocumentType,
  DocumentTypeEntity, DocumentsDownloadQuery, DocumentsListQuery, DocumentsUploadBody, DropshipFeatures,
  ElementCounts, EnhancedSellerInvoicing, EvaluationReply, FieldFault, FreeTextTopic, Geography, GeographyInput,
  GuatemalanInvoiceAccount, HongKongInvoiceAccount, IbanInvoiceAccount, InactiveReason, IndianInvoiceAccount,
  InputError, InstanceError, IntegerAttributeInput, IntegerAttributeUpdate, IntegerAttributeValue,
  InvoiceBankAccount, InvoiceDetail, InvoiceIssuer, InvoiceIssuerType, InvoicePayment, InvoicePaymentInfo,
  InvoicePaymentState, InvoiceShopAddress, InvoiceSummary, InvoiceTax, InvoiceTypeFilter, InvoiceWithVoucher,
  InvoiceWithVoucherPage, InvoicesListQuery, IsraeliInvoiceAccount, JapaneseInvoiceAccount, LimitedQuantity,
  LimitedQuantityInput, LocalDateTime, LocalTimeSlot, LocationAddress, LocationContact, LocationDetails,
  LocationReference, LocationRequest, LocationType, LocationZone, ManualCredit, ManualCreditWithVoucher,
  ManualInvoice, ManualInvoiceWithVoucher, MaximumPerOrder, MessageFiles, MessageSent, MexicanInvoiceAccount,
  ModelAttributeDetails, ModelQuantity, ModelUnitOption, ModelsListQuery, MultiPricing, MultiPricingInput,
  MultiServiceOrderPrice, NewZealandInvoiceAccount, NoBooking, NoLocation, NubanInvoiceAccount, OpeningHours,
  OperatorBooleanModelPriceOption, OperatorDecimalModelAttribute, OperatorModelAttribute, OperatorModelPriceOption,
  OperatorModelPricing, OperatorPlainModelAttribute, OperatorServiceModel, OperatorServiceModelPage,
  OperatorServiceOrder, OperatorServiceOrderConsumption, OperatorServiceOrderCustomer,
  OperatorValueListModelAttribute, OperatorValueListModelPriceOption, OrderAcceptanceMode, OrderAttributeUpdate,
  OrderBooleanAttributeUpdate, OrderConditions, OrderDateTimeAttributeUpdate, OrderDecimalAttributeUpdate,
  OrderIntegerAttributeUpdate, OrderTaxMode, OrderTextAttributeUpdate, OrderValueListAttributeUpdate,
  OrderWorkflows, OrderedService, OrderedUnit, OrderedUnits, OrdersEvaluationQuery, OverriddenDay,
  OverriddenOpeningHours, PayOut, PayOutFailureReason, PayOutFormat, PayOutInvoiceAccount, PayOutService,
  PayOutState, PaymentVoucherNumber, PhilippineInvoiceAccount, PlainModelAttribute, PlatformAdditionalField,
  PlatformAdditionalFieldList, PlatformChannel, PlatformChannelList, PlatformConfiguration, PlatformCurrency,
  PlatformCurrencyList, PlatformDocumentType, PlatformDocumentTypeList, PlatformFeatures, PlatformLocale,
  PlatformLocaleList, PlatformModel, PlatformModules, PlatformReason, PlatformReasonList, PlatformSettings,
  PlatformShopDocument, PlatformShopDocumentList, PointGeography, PointInput, PriceInput, PriceOption,
  PriceOptionInput, PriceOptionOnOrders, PriceOptionUpdate, PriceOptionValue, PricingFeatures, PricingType,
  PromotionFeatures, QuantityRule, Radius, Reason, ReasonList, ReasonType, ReasonsListByTypeQuery, ReasonsListQuery,
  RefusedShopDocument, RequestedTime, RequestedTimeBooking, RequestedTimeBookingInput, ReturnFeatures,
  ScheduledBooking, ScheduledBookingInput, ScheduledBookingUpdate, SellerBillingCycle, SellerBillingCyclePage,
  SerbianInvoiceAccount, Service, ServiceAssessment, ServiceBooking, ServiceBookingInput, ServiceBookingUpdate,
  ServiceConsumption, ServiceDuration, ServiceLocation, ServiceLocationInput, ServiceLocationUpdate, ServiceMedia,
  ServiceMessageBody, ServiceModelDetails, ServiceModelName, ServiceOrderAddress, ServiceOrderBooking,
  ServiceOrderBookingUpdate, ServiceOrderCommission, ServiceOrderConsumption, ServiceOrderConsumptionRequest,
  ServiceOrderCustomer, ServiceOrderDetails, ServiceOrderEvaluation, ServiceOrderLocation, ServiceOrderOption,
  ServiceOrderOptionInput, ServiceOrderOptionUpdate, ServiceOrderOptionValue, ServiceOrderOptionValueInput,
  ServiceOrderOptionValueUpdate, ServiceOrderPrice, ServiceOrderRefund, ServiceOrderRefundRequest, ServiceOrderShop,
  ServiceOrderState, ServiceOrderTax, ServiceOrderThreadInput, ServiceOrderThreadRequest, ServiceOrderUpdate,
  ServiceOrderWarning, ServiceOrderWorkflow, ServicePricing, ServicePricingInput, ServicePricingUpdate,
  ServiceQuantity, ServiceQuantityInput, ServiceQuantityUpdate, ServiceReasonTopic, ServiceRequest,
  ServiceThreadInput, ServiceThreadRequest, ServiceTopicInput, ServiceUpdate, Session, SessionChoice, SessionInput,
  SessionStart, SessionTimes, SessionUpdate, SettableInactiveReason, SettingsAdditionalFieldsQuery,
  SettingsChannelsQuery, SettingsCurrenciesQuery, SettingsDocumentTypesQuery, ShipmentFeatures, ShopDocumentDetails,
  ShopDocumentInput, ShopDocumentUpload, ShopDocumentUploadResult, ShopLocation, ShopLocationCircle,
  ShopLocationGeography, ShopLocationPoint, ShopLocationZone, ShopLocationZones, ShopLocations, ShopLocationsInput,
  ShopModel, ShopPermission, ShopPlace, ShopRole, ShopRoleList, ShopTaxOptions, SingaporeInvoiceAccount,
  SingleElement, SinglePricing, SinglePricingInput, SingleServiceOrderPrice, StoreDependentSwitch,
  TaiwaneseInvoiceAccount, TaxCollection, TaxManagerModule, TaxNumberRule, TaxProviders, TextAttributeInput,
  TextAttributeUpdate, TextAttributeValue, ThaiInvoiceAccount, TimeConfirmation, TypedReason, UnitOptionType,
  UnitPrice, UnitPriceInput, UnitPrices, UnitPricesInput, UnlimitedQuantity, UnlimitedQuantityInput,
  UruguayanInvoiceAccount, ValueListAttributeInput, ValueListAttributeUpdate, ValueListAttributeValue,
  ValueListModelAttribute, ValueListModelPriceOption, ValueListPriceOption, ValueListPriceOptionInput,
  ValueListPriceOptionUpdate, ValueListServiceOrderOption, ValueListServiceOrderOptionInput,
  ValueListServiceOrderOptionUpdate, ValuePriceInput, VietnameseInvoiceAccount, WarehouseFeatures,
  WeeklyOpeningHours, ZoneInput, ZonesGeography, ZonesInput,
} from '@tradelane/instance';

export type {
  $defs, AbaInvoiceAccount, AccountingDocument, AdditionalField, AdditionalFieldEntity, AdditionalFieldType,
  AddressInput, AttributeInput, AttributeOrderConfiguration, AttributeUpdate, AttributeValue,
  AustralianInvoiceAccount, AutoInvoice, AutoInvoiceWithVoucher, AvailableUnits, BankAccountType, BilledShop,
  BillingCycleCore, BillingCyclesListQuery, BillingSummary, BookedSession, BookingType, BooleanAttributeInput,
  BooleanAttributeUpdate, BooleanAttributeValue, BooleanModelPriceOption, BooleanPriceInput, BooleanPriceOption,
  BooleanPriceOptionInput, BooleanPriceOptionUpdate, BooleanServiceOrderOption, BooleanServiceOrderOptionInput,
  BooleanServiceOrderOptionUpdate, BrazilianInvoiceAccount, BritishInvoiceAccount, CanadianInvoiceAccount,
  CatalogFeatures, ChannelPricing, CircleGeography, CircleInput, CodeLabel, CodeReference, ColombianInvoiceAccount,
  CommissionTax, ConsumptionType, Coordinates, CountryCode, CsvDelimiter, CurrencyCode, CustomerModel,
  CustomerPlace, DateTimeAttributeInput, DateTimeAttributeUpdate, DateTimeAttributeValue, DecimalAttributeInput,
  DecimalAttributeUpdate, DecimalAttributeValue, DecimalModelAttribute, DirectPaymentFeature, DocumentType,
  DocumentTypeEntity, DocumentsDownloadQuery, DocumentsListQuery, DocumentsUploadBody, DropshipFeatures,
  ElementCounts, EnhancedSellerInvoicing, EvaluationReply, FieldFault, FreeTextTopic, Geography, GeographyInput,
  GuatemalanInvoiceAccount, HongKongInvoiceAccount, IbanInvoiceAccount, InactiveReason, IndianInvoiceAccount,
  InputError, InstanceError, IntegerAttributeInput, IntegerAttributeUpdate, IntegerAttributeValue,
  InvoiceBankAccount, InvoiceDetail, InvoiceIssuer, InvoiceIssuerType, InvoicePayment, InvoicePaymentInfo,
  InvoicePaymentState, InvoiceShopAddress, InvoiceSummary, InvoiceTax, InvoiceTypeFilter, InvoiceWithVoucher,
  InvoiceWithVoucherPage, InvoicesListQuery, IsraeliInvoiceAccount, JapaneseInvoiceAccount, LimitedQuantity,
  LimitedQuantityInput, LocalDateTime, LocalTimeSlot, LocationAddress, LocationContact, LocationDetails,
  LocationReference, LocationRequest, LocationType, LocationZone, ManualCredit, ManualCreditWithVoucher,
  ManualInvoice, ManualInvoiceWithVoucher, MaximumPerOrder, MessageFiles, MessageSent, MexicanInvoiceAccount,
  ModelAttributeDetails, ModelQuantity, ModelUnitOption, ModelsListQuery, MultiPricing, MultiPricingInput,
  MultiServiceOrderPrice, NewZealandInvoiceAccount, NoBooking, NoLocation, NubanInvoiceAccount, OpeningHours,
  OperatorBooleanModelPriceOption, OperatorDecimalModelAttribute, OperatorModelAttribute, OperatorModelPriceOption,
  OperatorModelPricing, OperatorPlainModelAttribute, OperatorServiceModel, OperatorServiceModelPage,
  OperatorServiceOrder, OperatorServiceOrderConsumption, OperatorServiceOrderCustomer,
  OperatorValueListModelAttribute, OperatorValueListModelPriceOption, OrderAcceptanceMode, OrderAttributeUpdate,
  OrderBooleanAttributeUpdate, OrderConditions, OrderDateTimeAttributeUpdate, OrderDecimalAttributeUpdate,
  OrderIntegerAttributeUpdate, OrderTaxMode, OrderTextAttributeUpdate, OrderValueListAttributeUpdate,
  OrderWorkflows, OrderedService, OrderedUnit, OrderedUnits, OrdersEvaluationQuery, OverriddenDay,
  OverriddenOpeningHours, PayOut, PayOutFailureReason, PayOutFormat, PayOutInvoiceAccount, PayOutService,
  PayOutState, PaymentVoucherNumber, PhilippineInvoiceAccount, PlainModelAttribute, PlatformAdditionalField,
  PlatformAdditionalFieldList, PlatformChannel, PlatformChannelList, PlatformConfiguration, PlatformCurrency,
  PlatformCurrencyList, PlatformDocumentType, PlatformDocumentTypeList, PlatformFeatures, PlatformLocale,
  PlatformLocaleList, PlatformModel, PlatformModules, PlatformReason, PlatformReasonList, PlatformSettings,
  PlatformShopDocument, PlatformShopDocumentList, PointGeography, PointInput, PriceInput, PriceOption,
  PriceOptionInput, PriceOptionOnOrders, PriceOptionUpdate, PriceOptionValue, PricingFeatures, PricingType,
  PromotionFeatures, QuantityRule, Radius, Reason, ReasonList, ReasonType, ReasonsListByTypeQuery, ReasonsListQuery,
  RefusedShopDocument, RequestedTime, RequestedTimeBooking, RequestedTimeBookingInput, ReturnFeatures,
  ScheduledBooking, ScheduledBookingInput, ScheduledBookingUpdate, SellerBillingCycle, SellerBillingCyclePage,
  SerbianInvoiceAccount, Service, ServiceAssessment, ServiceBooking, ServiceBookingInput, ServiceBookingUpdate,
  ServiceConsumption, ServiceDuration, ServiceLocation, ServiceLocationInput, ServiceLocationUpdate, ServiceMedia,
  ServiceMessageBody, ServiceModelDetails, ServiceModelName, ServiceOrderAddress, ServiceOrderBooking,
  ServiceOrderBookingUpdate, ServiceOrderCommission, ServiceOrderConsumption, ServiceOrderConsumptionRequest,
  ServiceOrderCustomer, ServiceOrderDetails, ServiceOrderEvaluation, ServiceOrderLocation, ServiceOrderOption,
  ServiceOrderOptionInput, ServiceOrderOptionUpdate, ServiceOrderOptionValue, ServiceOrderOptionValueInput,
  ServiceOrderOptionValueUpdate, ServiceOrderPrice, ServiceOrderRefund, ServiceOrderRefundRequest, ServiceOrderShop,
  ServiceOrderState, ServiceOrderTax, ServiceOrderThreadInput, ServiceOrderThreadRequest, ServiceOrderUpdate,
  ServiceOrderWarning, ServiceOrderWorkflow, ServicePricing, ServicePricingInput, ServicePricingUpdate,
  ServiceQuantity, ServiceQuantityInput, ServiceQuantityUpdate, ServiceReasonTopic, ServiceRequest,
  ServiceThreadInput, ServiceThreadRequest, ServiceTopicInput, ServiceUpdate, Session, SessionChoice, SessionInput,
  SessionStart, SessionTimes, SessionUpdate, SettableInactiveReason, SettingsAdditionalFieldsQuery,
  SettingsChannelsQuery, SettingsCurrenciesQuery, SettingsDocumentTypesQuery, ShipmentFeatures, ShopDocumentDetails,
  ShopDocumentInput, ShopDocumentUpload, ShopDocumentUploadResult, ShopLocation, ShopLocationCircle,
  ShopLocationGeography, ShopLocationPoint, ShopLocationZone, ShopLocationZones, ShopLocations, ShopLocationsInput,
  ShopModel, ShopPermission, ShopPlace, ShopRole, ShopRoleList, ShopTaxOptions, SingaporeInvoiceAccount,
  SingleElement, SinglePricing, SinglePricingInput, SingleServiceOrderPrice, StoreDependentSwitch,
  TaiwaneseInvoiceAccount, TaxCollection, TaxManagerModule, TaxNumberRule, TaxProviders, TextAttributeInput,
  TextAttributeUpdate, TextAttributeValue, ThaiInvoiceAccount, TimeConfirmation, TypedReason, UnitOptionType,
  UnitPrice, UnitPriceInput, UnitPrices, UnitPricesInput, UnlimitedQuantity, UnlimitedQuantityInput,
  UruguayanInvoiceAccount, ValueListAttributeInput, ValueListAttributeUpdate, ValueListAttributeValue,
  ValueListModelAttribute, ValueListModelPriceOption, ValueListPriceOption, ValueListPriceOptionInput,
  ValueListPriceOptionUpdate, ValueListServiceOrderOption, ValueListServiceOrderOptionInput,
  ValueListServiceOrderOptionUpdate, ValuePriceInput, VietnameseInvoiceAccount, WarehouseFeatures,
  WeeklyOpeningHours, ZoneInput, ZonesGeography, ZonesInput, webhooks,
} from '@tradelane/instance';

/** @description Shop of a location. */
export interface LocationShop {
    /**
     * Format: int64
     * @description Identifier of the shop.
     * @example 2001
     */
    id: number;
}
export interface LocationsListQuery {
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
    /**
     * @description Only locations of this shop.
     * @example 2001
     */
    shop?: number | undefined;
}
/** @description A location with its shop and the opening hours that shops override at it. */
export type OperatorLocation = {
    /** @description Shop of a location. */
    shop?: LocationShop;
    /** @description Opening hours that shops override at the location, shop by shop. */
    shop_overridden_opening_hours?: ShopOverriddenOpeningHours[];
} & LocationDetails;
/** @description One page of locations of any shop. */
export interface OperatorLocationPage {
    /** @description Locations of this page. */
    data: OperatorLocation[];
    /** @description Null or absent on the last page. */
    next_page_token?: string | null;
    /** @description Null or absent on the first page. */
    previous_page_token?: string | null;
}
/** @description A new location, on behalf of a shop. */
export type OperatorLocationRequest = {
    /** @description Shop of a location. */
    shop?: LocationShop | undefined;
} & LocationRequest;
/** @description A service with its shop. */
export type OperatorService = {
    /** @description The shop of a service. */
    shop: ServiceShop;
} & Service;
/** @description A new service, on behalf of a shop. */
export type OperatorServiceRequest = {
    /** @description Shop that the operator acts for. */
    shop: ShopReference;
} & ServiceRequest;
/** @description Changes of a service of a shop. Fields left out keep their value. */
export type OperatorServiceUpdate = {
    /** @description Shop that the operator acts for. */
    shop: ShopReference;
} & ServiceUpdate;
/** @description The shop of a service. */
export interface ServiceShop {
    /**
     * Format: int64
     * @description Identifier of the shop.
     */
    id: number;
    /** @description Name of the shop, as shown to customers. */
    name: string;
    /** @description ISO 4217 code of the prices. */
    currency_code: string;
}
/** @description Opening hours that one shop overrides. */
export type ShopOverriddenOpeningHours = {
    /**
     * Format: int64
     * @description Identifier of the shop.
     */
    shop_id: number;
} & OverriddenOpeningHours;
/** @description Shop that the operator acts for. */
export interface ShopReference {
    /**
     * Format: int64
     * @description Identifier of the shop.
     * @example 2001
     */
    id: number;
}
export interface paths {
    "/api/shops/documents": {
        parameters: {};
        /**
         * List business documents of shops
         * @description Lists the business documents of shops, such as a trade register extract. At least one of `shop_ids` and `updated_since` is required, otherwise the response is 400. The list has no pages. Deleted documents are listed on request.
         */
        get: operations["S30"];
        /**
         * Upload business documents of a shop
         * @description Uploads business documents to a shop. File names must be distinct, with one file per document type. To upload a type again, first delete its document with S33. At most 50 documents per call and per shop. Allowed types are `csv, doc, docx, gif, html, jpeg, latex, mp4, odp, odc, odg, ods, odt, pdf, png, pps, ppsx, ppt, pptx, quicktime, rtf, text, tiff, xls, xlsx, xml, zip`. Documents of orders are not allowed. The status is 200 even if documents are refused. The response lists only refused documents.
         */
        post: operations["S32"];
    };
    "/api/shops/documents/download": {
        parameters: {};
        /**
         * Download business documents
         * @description Either `document_ids` or `shop_ids` is required. A seller without `document_ids` gets all documents of the shop. One entry in `document_ids` returns the file itself. Several entries, or any `type_codes`, return a ZIP named `documents-<timestamp>.zip`, with one folder per shop ID. If any ID or code does not exist, the response is 404.
         */
        get: operations["S31"];
    };
    "/api/shops/documents/{document_id}": {
        parameters: {};
        /**
         * Delete a business document
         * @description Deletes one business document of a shop, so that another file of its document type can be uploaded (S32).
         */
        delete: operations["S33"];
    };
    "/api/users/shops/roles": {
        parameters: {};
        /**
         * List the roles of shop users
         * @description The roles that users of a shop can have. A role decides which operations a user may call.
         */
        get: operations["RO02"];
    };
    "/api/additional_fields": {
        parameters: {};
        /**
         * List custom fields
         * @description The custom fields that the operator has defined for shops, offers, orders and order lines, with type, accepted values and whether they are required. Each field includes the permissions of shops.
         */
        get: operations["AF01"];
    };
    "/api/channels": {
        parameters: {};
        /**
         * List sales channels
         * @description The enabled sales channels of the platform, sorted by code.
         */
        get: operations["CH11"];
    };
    "/api/currencies": {
        parameters: {};
        /**
         * List currencies
         * @description Codes and labels of the currencies that are active on the platform.
         */
        get: operations["CUR01"];
    };
    "/api/documents": {
        parameters: {};
        /**
         * List document types
         * @description The kinds of document that a shop or an order can have. S31 and S32 use their codes. Operator and front also see which kinds of shop a type is limited to.
         */
        get: operations["DO01"];
    };
    "/api/locales": {
        parameters: {};
        /**
         * List languages
         * @description Codes and labels of the languages that are active on the platform. Localized operations accept these codes as `locale`.
         */
        get: operations["L01"];
    };
    "/api/platform/configuration": {
        parameters: {};
        /**
         * Get the platform configuration
         * @description The modules and major features that were enabled when the platform was set up. Some of them decide which other operations to use. `features.shipment.multi_shipment` concerns the shipment operations. `platform_configuration.enhanced_seller_invoicing` decides between the list of invoices and billing cycles with document requests.
         */
        get: operations["PC01"];
    };
    "/api/reasons": {
        parameters: {};
        /**
         * List reasons
         * @description The reasons of cancellations, refunds, incidents and messages, sorted by type and then by sort index. Each reason includes whether shops, customers and the operator may use it.
         */
        get: operations["RE01"];
    };
    "/api/reasons/{reason_type}": {
        parameters: {};
        /**
         * List reasons of one type
         * @deprecated
         * @description The reasons of one type, sorted by sort index. Deprecated: use RE01, which lists all types at once.
         */
        get: operations["RE02"];
    };
    "/api/invoices": {
        parameters: {};
        /**
         * List invoices of shops
         * @description Lists the operator's accounting documents for its shops. Default: only automatic invoices that close billing cycles. If enhanced seller invoicing (PC01) is enabled, the list receives no new data. Use billing cycles then.
         */
        get: operations["IV01"];
    };
    "/api/invoices/{accounting_document_id}": {
        parameters: {};
        /**
         * Download an invoice
         * @description Downloads one accounting document. If enhanced seller invoicing (PC01) is enabled, only documents created before its activation are available here. Later ones belong to document requests.
         */
        get: operations["IV02"];
    };
    "/api/seller-billing-cycles": {
        parameters: {};
        /**
         * List billing cycles of shops
         * @description Lists the periods that shops are billed and paid for, with their totals. If enhanced seller invoicing (PC01) is enabled, use this list instead of IV01. Pages have up to 1000 cycles.
         */
        get: operations["SBC11"];
    };
    "/api/mms/locations": {
        parameters: {};
        /**
         * List locations
         * @description Lists the locations of all shops or of one shop in seek pages. Locations rarely change, so copy them once a day.
         */
        get: operations["SL12"];
        /**
         * Create a location
         * @description Creates a location, for the shop in the body or, without one, for the platform. Services refer to it by the `id` of the response. Locations cannot be updated. Delete the location and create another one instead. Sending the request again creates a second location.
         */
        post: operations["SL01"];
    };
    "/api/mms/locations/{location_id}": {
        parameters: {};
        /**
         * Delete a location
         * @description Deletes a location. First remove it from the services that use it.
         */
        delete: operations["SL06"];
    };
    "/api/mms/models": {
        parameters: {};
        /**
         * List service models
         * @description Lists the models of services in seek pages, with the settings of their attributes and price options on orders. Sorted by `code`. Change the order with `sort`.
         */
        get: operations["SM11"];
    };
    "/api/mms/services": {
        parameters: {};
        /**
         * Create a service
         * @description Creates a service of the shop in the body, from a model. The types of booking, location and pricing must equal the types of the model. The defaults are `NO_BOOKING`, `NO_LOCATION` and the quantity `NO_QUANTITY`. Sending the request again creates a second service.
         */
        post: operations["SOF25"];
    };
    "/api/mms/services/{service_code}": {
        parameters: {};
        /**
         * Update a service
         * @description Updates a service of the shop in the body. Fields left out keep their value. `sessions`, `price_per_unit_options` and the `values` of an extra are complete lists: entries left out are removed. Send existing sessions with their `id`. To disable the service, send `MANUALLY_DISABLED` in `inactive_reasons`.
         */
        put: operations["SOF26"];
        /**
         * Delete a service
         * @description Deletes a service. Its existing orders stay.
         */
        delete: operations["SOF27"];
    };
    "/api/mms/services/{service_code}/threads": {
        parameters: {};
        /**
         * Open a thread on a service
         * @description Creates a thread on a service with its first message. `to` contains roles, not identifiers. Sellers send later messages as replies to the thread. Sending the same message again creates a second thread.
         */
        post: operations["SOF43"];
    };
    "/api/mms/orders/{order_id}/threads": {
        parameters: {};
        /**
         * Open a thread on a service order
         * @description Creates a thread on a service order with its first message. `to` contains roles, not identifiers. Sending the same message again creates a second thread.
         */
        post: operations["SOR43"];
    };
    "/api/mms/orders/{order_id}": {
        parameters: {};
        /**
         * Update a service order
         * @description Confirms a time, moves the order to another session or fills attributes. It also changes the amounts of price options while the order waits for consumption. Fields left out keep their value. Closed or canceled orders cannot be updated. The response also contains the shop, the payment and the customer's own address.
         */
        put: operations["SOR04"];
    };
    "/api/mms/orders/{order_id}/accept": {
        parameters: {};
        /**
         * Accept a service order
         * @description Accepts an order in WAITING_ACCEPTANCE. The request has no body but must have the header `Content-Length: 0`.
         */
        put: operations["SOR21"];
    };
    "/api/mms/orders/{order_id}/refuse": {
        parameters: {};
        /**
         * Refuse a service order
         * @description Permanently refuses an order in WAITING_ACCEPTANCE. The request has no body but must have the header `Content-Length: 0`.
         */
        put: operations["SOR22"];
    };
    "/api/mms/orders/{order_id}/consume": {
        parameters: {};
        /**
         * Consume a service order
         * @description Marks an order in ORDER_PENDING as consumed. The required proof depends on the consumption type of the service: `voucher_code` for VOUCHER, `date_consumed` for CONFIRMATION_BY_SHOP.
         */
        put: operations["SOR25"];
    };
    "/api/mms/orders/{order_id}/refund": {
        parameters: {};
        /**
         * Request a refund of a service order
         * @description Requests a refund of an amount of the order. Taxes and price options are required if the order has them. The refund is added to `refunds` of the order and is WAITING until it is paid. Sending the request again requests a second refund.
         */
        put: operations["SOR28"];
    };
    "/api/mms/orders/{order_id}/evaluation": {
        parameters: {};
        /**
         * Read the evaluation of a service order
         * @description Reads the customer's evaluation of the order. The labels of the assessments are in the language of `locale`.
         */
        get: operations["SOR51"];
    };
}
export interface components {
    schemas: {
        ShopDocumentDetails: ShopDocumentDetails;
        PlatformShopDocument: PlatformShopDocument;
        PlatformShopDocumentList: PlatformShopDocumentList;
        FieldFault: FieldFault;
        InstanceError: InstanceError;
        ShopDocumentInput: ShopDocumentInput;
        ShopDocumentUpload: ShopDocumentUpload;
        InputError: InputError;
        RefusedShopDocument: RefusedShopDocument;
        ShopDocumentUploadResult: ShopDocumentUploadResult;
        ShopRole: ShopRole;
        ShopRoleList: ShopRoleList;
        AdditionalFieldEntity: AdditionalFieldEntity;
        AdditionalFieldType: AdditionalFieldType;
        AdditionalField: AdditionalField;
        ShopPermission: ShopPermission;
        ShopModel: ShopModel;
        PlatformAdditionalField: PlatformAdditionalField;
        PlatformAdditionalFieldList: PlatformAdditionalFieldList;
        PlatformChannel: PlatformChannel;
        PlatformChannelList: PlatformChannelList;
        PlatformCurrency: PlatformCurrency;
        PlatformCurrencyList: PlatformCurrencyList;
        DocumentTypeEntity: DocumentTypeEntity;
        DocumentType: DocumentType;
        PlatformDocumentType: PlatformDocumentType;
        PlatformDocumentTypeList: PlatformDocumentTypeList;
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
        CountryCode: CountryCode;
        WarehouseFeatures: WarehouseFeatures;
        PlatformFeatures: PlatformFeatures;
        CustomerModel: CustomerModel;
        PlatformModel: PlatformModel;
        EnhancedSellerInvoicing: EnhancedSellerInvoicing;
        PlatformSettings: PlatformSettings;
        PlatformConfiguration: PlatformConfiguration;
        ReasonType: ReasonType;
        TypedReason: TypedReason;
        PlatformReason: PlatformReason;
        PlatformReasonList: PlatformReasonList;
        Reason: Reason;
        ReasonList: ReasonList;
        InvoiceTypeFilter: InvoiceTypeFilter;
        CurrencyCode: CurrencyCode;
        InvoicePaymentState: InvoicePaymentState;
        InvoiceIssuerType: InvoiceIssuerType;
        PayOutService: PayOutService;
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
        BankAccountType: BankAccountType;
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
        PayOutFormat: PayOutFormat;
        PayOutInvoiceAccount: PayOutInvoiceAccount;
        InvoicePaymentInfo: InvoicePaymentInfo;
        BillingSummary: BillingSummary;
        InvoiceSummary: InvoiceSummary;
        AutoInvoice: AutoInvoice;
        PaymentVoucherNumber: PaymentVoucherNumber;
        AutoInvoiceWithVoucher: AutoInvoiceWithVoucher;
        ManualInvoice: ManualInvoice;
        ManualInvoiceWithVoucher: ManualInvoiceWithVoucher;
        ManualCredit: ManualCredit;
        ManualCreditWithVoucher: ManualCreditWithVoucher;
        InvoiceWithVoucher: InvoiceWithVoucher;
        InvoiceWithVoucherPage: InvoiceWithVoucherPage;
        PayOutState: PayOutState;
        BilledShop: BilledShop;
        PayOut: PayOut;
        BillingCycleCore: BillingCycleCore;
        SellerBillingCycle: SellerBillingCycle;
        SellerBillingCyclePage: SellerBillingCyclePage;
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
        LocationShop: LocationShop;
        OverriddenDay: OverriddenDay;
        OverriddenOpeningHours: OverriddenOpeningHours;
        ShopOverriddenOpeningHours: ShopOverriddenOpeningHours;
        OperatorLocation: OperatorLocation;
        OperatorLocationPage: OperatorLocationPage;
        AddressInput: AddressInput;
        PointInput: PointInput;
        CircleInput: CircleInput;
        ZoneInput: ZoneInput;
        ZonesInput: ZonesInput;
        GeographyInput: GeographyInput;
        LocationRequest: LocationRequest;
        OperatorLocationRequest: OperatorLocationRequest;
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
        AttributeOrderConfiguration: AttributeOrderConfiguration;
        OperatorPlainModelAttribute: OperatorPlainModelAttribute;
        DecimalModelAttribute: DecimalModelAttribute;
        OperatorDecimalModelAttribute: OperatorDecimalModelAttribute;
        ValueListModelAttribute: ValueListModelAttribute;
        OperatorValueListModelAttribute: OperatorValueListModelAttribute;
        OperatorModelAttribute: OperatorModelAttribute;
        PricingType: PricingType;
        BooleanModelPriceOption: BooleanModelPriceOption;
        PriceOptionOnOrders: PriceOptionOnOrders;
        OperatorBooleanModelPriceOption: OperatorBooleanModelPriceOption;
        ValueListModelPriceOption: ValueListModelPriceOption;
        OperatorValueListModelPriceOption: OperatorValueListModelPriceOption;
        OperatorModelPriceOption: OperatorModelPriceOption;
        UnitOptionType: UnitOptionType;
        SingleElement: SingleElement;
        ModelUnitOption: ModelUnitOption;
        OperatorModelPricing: OperatorModelPricing;
        OperatorServiceModel: OperatorServiceModel;
        OperatorServiceModelPage: OperatorServiceModelPage;
        CodeReference: CodeReference;
        NoBooking: NoBooking;
        ServiceDuration: ServiceDuration;
        RequestedTimeBookingInput: RequestedTimeBookingInput;
        SessionStart: SessionStart;
        SessionInput: SessionInput;
        ScheduledBookingInput: ScheduledBookingInput;
        ServiceBookingInput: ServiceBookingInput;
        NoLocation: NoLocation;
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
        ShopReference: ShopReference;
        OperatorServiceRequest: OperatorServiceRequest;
        ServiceModelName: ServiceModelName;
        RequestedTimeBooking: RequestedTimeBooking;
        Session: Session;
        ScheduledBooking: ScheduledBooking;
        ServiceBooking: ServiceBooking;
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
        ServiceShop: ServiceShop;
        OperatorService: OperatorService;
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
        OperatorServiceUpdate: OperatorServiceUpdate;
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
        OperatorServiceOrderConsumption: OperatorServiceOrderConsumption;
        ServiceOrderCustomer: ServiceOrderCustomer;
        OperatorServiceOrderCustomer: OperatorServiceOrderCustomer;
        ServiceOrderShop: ServiceOrderShop;
        OperatorServiceOrder: OperatorServiceOrder;
        ServiceOrderConsumptionRequest: ServiceOrderConsumptionRequest;
        BooleanServiceOrderOptionInput: BooleanServiceOrderOptionInput;
        ServiceOrderOptionValueInput: ServiceOrderOptionValueInput;
        ValueListServiceOrderOptionInput: ValueListServiceOrderOptionInput;
        ServiceOrderOptionInput: ServiceOrderOptionInput;
        ServiceOrderRefundRequest: ServiceOrderRefundRequest;
        ServiceAssessment: ServiceAssessment;
        EvaluationReply: EvaluationReply;
        ServiceOrderEvaluation: ServiceOrderEvaluation;
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
                    "application/json": PlatformShopDocumentList;
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
        parameters: {};
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
        parameters: {};
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
                    "application/json": PlatformAdditionalFieldList;
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
                    "application/json": PlatformDocumentTypeList;
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
        parameters: {};
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
        parameters: {};
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
                    "application/json": PlatformReasonList;
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
                 * @description The type of reason.
                 *     - `INCIDENT_OPEN`: Opening an incident on a product order.
                 *     - `MPS_INCIDENT_OPEN`: Opening an incident on a service order.
                 *     - `INCIDENT_CLOSE`: Closing an incident on a product order.
                 *     - `MPS_INCIDENT_CLOSE`: Closing an incident on a service order.
                 *     - `REFUND`: Refunding a product order.
                 *     - `MPS_REFUND`: Refunding a service order.
                 *     - `MESSAGING`: Writing a message. Deprecated.
                 *     - `ORDER_MESSAGING`: Writing a message on a product order.
                 *     - `MPS_ORDER_MESSAGING`: Writing a message on a service order.
                 *     - `MPS_OFFER_MESSAGING`: Writing a message on a service.
                 *     - `CANCELATION`: Cancelling a product order.
                 * @example REFUND
                 */
                reason_type: "INCIDENT_OPEN" | "MPS_INCIDENT_OPEN" | "INCIDENT_CLOSE" | "MPS_INCIDENT_CLOSE" | "REFUND" | "MPS_REFUND" | "MESSAGING" | "ORDER_MESSAGING" | "MPS_ORDER_MESSAGING" | "MPS_OFFER_MESSAGING" | "CANCELATION";
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
                    "application/json": InvoiceWithVoucherPage;
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
                    "application/json": OperatorLocationPage;
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
        parameters: {};
        requestBody: {
            content: {
                "application/json": OperatorLocationRequest;
            };
        };
        responses: {
            /** @description The location was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OperatorLocation;
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
                    "application/json": OperatorServiceModelPage;
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
        parameters: {};
        requestBody: {
            content: {
                "application/json": OperatorServiceRequest;
            };
        };
        responses: {
            /** @description The service was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OperatorService;
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
                "application/json": OperatorServiceUpdate;
            };
        };
        responses: {
            /** @description The service after the update. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OperatorService;
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
                    "application/json": OperatorServiceOrder;
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
    SOR21: {
        parameters: {
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
}
