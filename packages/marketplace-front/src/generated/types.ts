// Generated from specs/ by `pnpm generate`. Do not edit.
import type {
  AbaInvoiceAccount, AccountingDocument, AdditionalField, AdditionalFieldEntity, AdditionalFieldType,
  AdditionalFieldValue, AdditionalInformation, AdditionalInformationData, AdditionalInformationInput,
  AdditionalInformationType, AmountBreakdown, AmountPart, Attribute, AttributeChannel, AttributeFileRow,
  AttributeList, AttributeParameter, AttributeRole, AttributeTranslation, AttributeValueCode, AttributesListQuery,
  AustralianInvoiceAccount, BankAccountType, BilledShop, BillingCycleCore, BillingCyclesListQuery, BillingSummary,
  BrazilianInvoiceAccount, BritishInvoiceAccount, CanadianInvoiceAccount, CarrierDate, CatalogFeatures,
  ChannelPricing, CodeLabel, ColombianInvoiceAccount, CommissionTaxAmount, ConversionOption, ConversionOptions,
  CountryCode, CreatedCancelation, CsvDelimiter, CurrencyCode, CustomerDebitStatus, CustomerModel,
  DirectPaymentFeature, DocumentFormat, DocumentRequestEntityType, DocumentType, DocumentTypeEntity,
  DocumentsDownloadQuery, DocumentsListQuery, DocumentsUploadBody, DropshipFeatures, EnhancedSellerInvoicing,
  EprCategoryCode, EvaluationReply, ExpectedDelivery, ExportedCampaign, ExportedField, ExportedFulfillment,
  ExportedMeasurement, ExportedPrice, ExportedPriceContext, ExportedRetailPrice, ExportedShippingType,
  ExportedVolumePrice, ExportedWarehouse, FieldFault, FreeTextTopic, FrontAutoInvoice, FrontBillingCycle,
  FrontBillingCyclePage, FrontBillingSummary, FrontInvoice, FrontInvoicePage, FrontInvoiceSummary,
  GuatemalanInvoiceAccount, HierarchiesListQuery, Hierarchy, HierarchyList, HongKongInvoiceAccount,
  IbanInvoiceAccount, IbanPaymentDestination, ImportsListQuery, IndianInvoiceAccount, InputError, InstanceError,
  IntegrationCounts, InvoiceBankAccount, InvoiceDetail, InvoiceIssuer, InvoiceIssuerType, InvoicePayment,
  InvoicePaymentInfo, InvoicePaymentState, InvoiceShopAddress, InvoiceSummary, InvoiceTax, InvoiceTypeFilter,
  InvoicesListQuery, IsraeliInvoiceAccount, ItemsToShip, ItemsToShipPage, JapaneseInvoiceAccount, LabelTranslation,
  LastKnownLocation, LineMeasurement, LineOrigin, LineOriginAddress, LineOriginAddressInput, LineOriginInput,
  LineOriginRequest, LineOriginResult, LineOriginUpdate, LinePromotion, LinePromotionConfiguration, LinePurchase,
  LineTax, LineToShip, LineWarehouse, LineWarehouseInput, ListedThread, LogisticClass, LogisticClassList,
  ManualCredit, ManualCreditWithVoucher, ManualInvoice, ManualInvoiceWithVoucher, MeasurementUnit, Message,
  MessageBody, MessageDocument, MessageFiles, MessageInput, MessageList, MessageRequest, MessageSent,
  MexicanInvoiceAccount, Milestone, MilestoneDetails, NewReturn, NewReturnLine, NewShipment,
  NewZealandInvoiceAccount, NoReplyNeeded, NonComplianceReason, NubanInvoiceAccount, NullableRateOrderTax,
  OfferDiscount, OfferEcoContribution, OfferExportRequest, OfferExportRow, OfferExportStart, OfferExportStatus,
  OfferFulfillment, OfferInactivityReason, OfferLogisticClass, OfferPrice, OfferPriceContext, OfferPriceRange,
  OfferProductReference, OfferQuantity, OfferRetailPrice, OfferState, OfferVolumePrice, OfferWarehouse,
  OffersExportQuery, OffersGetQuery, OldRefundState, OpenedReturn, OperatorProductImportRequest, OrderAcceptRequest,
  OrderAcceptanceMode, OrderAmount, OrderAmountInput, OrderBillingAddress, OrderBillingAddressUpdate, OrderCampaign,
  OrderCancelation, OrderCancelationInput, OrderCancelationRequest, OrderCancelationResult, OrderCommissionTax,
  OrderConditions, OrderContact, OrderContactUpdate, OrderCustomerUpdate, OrderDeliveryDate, OrderDocument,
  OrderDocumentEntity, OrderDocumentEntityType, OrderDocumentInput, OrderDocumentList, OrderDocumentUpload,
  OrderDocumentUploadResult, OrderEcoContribution, OrderExportRequest, OrderExportStart, OrderExportState,
  OrderExportStatus, OrderFee, OrderFieldInput, OrderFieldsRequest, OrderFulfillment, OrderFulfillmentCenter,
  OrderFunding, OrderFundingAmounts, OrderFundingPart, OrderFundingShare, OrderIbanUpdate, OrderInvoiceDetails,
  OrderInvoiceDetailsUpdate, OrderInvoiceDocument, OrderInvoiceDocumentUpdate, OrderInvoiceFormat,
  OrderLineDecision, OrderLineFieldsInput, OrderLineState, OrderMessageCreated, OrderMessageRequest,
  OrderOrganizationUpdate, OrderPaymentDestinationUpdate, OrderPaymentTerms, OrderPaymentTermsUpdate,
  OrderPaymentWorkflow, OrderPromotion, OrderPromotionConfiguration, OrderPromotions, OrderReferences,
  OrderReferencesUpdate, OrderRefund, OrderRefundState, OrderRefundTaxes, OrderShippingAddressUpdate,
  OrderShopStatistics, OrderState, OrderTax, OrderTaxMode, OrderTaxSetting, OrderThreadInput, OrderThreadRequest,
  OrderTrackingRequest, OrderWorkflows, OrdersDocumentsQuery, OrdersDownloadDocumentsQuery, OrdersEvaluationQuery,
  OrdersListQuery, OrdersStartExportQuery, OrdersTaxesQuery, OrdersUploadDocumentsBody, OrganizationAddress,
  OrganizationAddressUpdate, Participant, ParticipantType, PayOut, PayOutFailureReason, PayOutFormat,
  PayOutInvoiceAccount, PayOutService, PayOutState, PaymentDestination, PaymentTermsType, PaymentVoucherNumber,
  PhilippineInvoiceAccount, PickList, PickListLine, PickListPage, PickListState, PickListsListQuery,
  PickedOrderLine, PlatformAdditionalField, PlatformAdditionalFieldList, PlatformChannel, PlatformChannelList,
  PlatformConfiguration, PlatformCurrency, PlatformCurrencyList, PlatformDocumentType, PlatformDocumentTypeList,
  PlatformFeatures, PlatformLocale, PlatformLocaleList, PlatformModel, PlatformModules, PlatformOfferExportRequest,
  PlatformOfferExportRow, PlatformOfferState, PlatformOfferStateList, PlatformOrderCancelation,
  PlatformOrderContact, PlatformOrderCustomer, PlatformOrderExportRequest, PlatformOrderMessageRequest,
  PlatformOrderOrganization, PlatformOrderReferencesUpdate, PlatformOrderRefund, PlatformOrderTaxList,
  PlatformOrderTaxSetting, PlatformOrderUpdate, PlatformOrderUpdateResult, PlatformProduct, PlatformProductList,
  PlatformPromotion, PlatformPromotionPage, PlatformReason, PlatformReasonList, PlatformSettings,
  PlatformShippingAddress, PlatformShopDocument, PlatformShopDocumentList, PlatformSingleOrderCustomer,
  PlatformSingleShippingAddress, PlatformUpdatedOrder, PlatformUpdatedOrderValues, PricingFeatures, Product,
  ProductImportPage, ProductImportRequest, ProductImportStarted, ProductImportStatus, ProductImportTracking,
  ProductMeasurement, ProductMedia, ProductOfOffers, ProductOfferCore, ProductOfferDelivery, ProductOfferMedia,
  ProductOfferPrice, ProductOfferRetailPrice, ProductOfferShipping, ProductShippingPriceType, ProductsListQuery,
  ProductsOffersQuery, Promotion, PromotionCampaign, PromotionCode, PromotionDescription, PromotionFeatures,
  PromotionMedia, PromotionState, PromotionTriggerRule, PromotionType, PromotionsListQuery, PurchaseTax,
  PurchaseTotal, Reason, ReasonList, ReasonTopic, ReasonType, ReasonsListByTypeQuery, ReasonsListQuery, Recipient,
  RefusedOrderDocument, RefusedOrderDocumentInput, RefusedShopDocument, RegisteredCarrier, RegisteredCarrierList,
  Return, ReturnAddress, ReturnCompliance, ReturnCreateError, ReturnCreateRequest, ReturnCreateResult,
  ReturnDetails, ReturnDocument, ReturnError, ReturnFeatures, ReturnId, ReturnLine, ReturnMethod, ReturnPage,
  ReturnReason, ReturnRejectionReason, ReturnResult, ReturnSelection, ReturnState, ReturnTracking, ReturnableItem,
  ReturnedPurchase, ReturnedTax, ReturnsItemsToReturnQuery, ReturnsListQuery, Sender, SerbianInvoiceAccount,
  ServiceAssessment, ServiceOrderEvaluation, SettingsAdditionalFieldsQuery, SettingsChannelsQuery,
  SettingsCurrenciesQuery, SettingsDocumentTypesQuery, SettingsOfferStatesQuery, Shipment, ShipmentCreateError,
  ShipmentCreateRequest, ShipmentCreateResult, ShipmentError, ShipmentFeatures, ShipmentId, ShipmentLine,
  ShipmentPage, ShipmentPayment, ShipmentResult, ShipmentSelection, ShipmentStatus, ShipmentTracking,
  ShipmentTrackingInput, ShipmentTrackingRequest, ShipmentTrackingUpdate, ShipmentsItemsToShipQuery,
  ShipmentsListQuery, ShippingAddress, ShippingLogisticClassesQuery, ShippingMethod, ShippingMethodList,
  ShippingOrigin, ShippingOriginAddress, ShippingOriginInput, ShippingTax, ShippingTypesQuery, ShippingZone,
  ShippingZoneList, ShippingZonesQuery, ShopDocumentDetails, ShopDocumentInput, ShopDocumentUpload,
  ShopDocumentUploadResult, ShopModel, ShopPermission, ShopRole, ShopRoleList, ShopTaxOptions,
  SingaporeInvoiceAccount, SingleOrderBillingAddress, SingleOrderCore, SingleOrderCustomer,
  SingleOrderShippingAddress, StoreDependentSwitch, TaiwaneseInvoiceAccount, TaxCalculationRule, TaxCollection,
  TaxManagerModule, TaxNumberRule, TaxProviders, ThaiInvoiceAccount, Thread, ThreadAttachment, ThreadDetails,
  ThreadEntity, ThreadMessage, ThreadMetadata, ThreadPage, Topic, TopicInput, TopicType, TrackingValidity,
  TypedReason, UpdatedBillingAddress, UpdatedCancelation, UpdatedDeliveryDate, UpdatedEcoContribution, UpdatedIban,
  UpdatedInvoiceDetails, UpdatedLineOrigin, UpdatedOrderContact, UpdatedOrderCustomer, UpdatedOrderLine,
  UpdatedOrganization, UpdatedOrganizationAddress, UpdatedOrigin, UpdatedOriginAddress, UpdatedPaymentDestination,
  UpdatedPaymentTerms, UpdatedRefund, UpdatedShippingAddress, UpdatedShopStatistics, UruguayanInvoiceAccount,
  ValueList, ValueListCollection, ValueListEntry, ValueListsListQuery, VietnameseInvoiceAccount, WarehouseFeatures,
} from '@tradelane/instance';

export type {
  $defs, AbaInvoiceAccount, AccountingDocument, AdditionalField, AdditionalFieldEntity, AdditionalFieldType,
  AdditionalFieldValue, AdditionalInformation, AdditionalInformationData, AdditionalInformationInput,
  AdditionalInformationType, AmountBreakdown, AmountPart, Attribute, AttributeChannel, AttributeFileRow,
  AttributeList, AttributeParameter, AttributeRole, AttributeTranslation, AttributeValueCode, AttributesListQuery,
  AustralianInvoiceAccount, BankAccountType, BilledShop, BillingCycleCore, BillingCyclesListQuery, BillingSummary,
  BrazilianInvoiceAccount, BritishInvoiceAccount, CanadianInvoiceAccount, CarrierDate, CatalogFeatures,
  ChannelPricing, CodeLabel, ColombianInvoiceAccount, CommissionTaxAmount, ConversionOption, ConversionOptions,
  CountryCode, CreatedCancelation, CsvDelimiter, CurrencyCode, CustomerDebitStatus, CustomerModel,
  DirectPaymentFeature, DocumentFormat, DocumentRequestEntityType, DocumentType, DocumentTypeEntity,
  DocumentsDownloadQuery, DocumentsListQuery, DocumentsUploadBody, DropshipFeatures, EnhancedSellerInvoicing,
  EprCategoryCode, EvaluationReply, ExpectedDelivery, ExportedCampaign, ExportedField, ExportedFulfillment,
  ExportedMeasurement, ExportedPrice, ExportedPriceContext, ExportedRetailPrice, ExportedShippingType,
  ExportedVolumePrice, ExportedWarehouse, FieldFault, FreeTextTopic, FrontAutoInvoice, FrontBillingCycle,
  FrontBillingCyclePage, FrontBillingSummary, FrontInvoice, FrontInvoicePage, FrontInvoiceSummary,
  GuatemalanInvoiceAccount, HierarchiesListQuery, Hierarchy, HierarchyList, HongKongInvoiceAccount,
  IbanInvoiceAccount, IbanPaymentDestination, ImportsListQuery, IndianInvoiceAccount, InputError, InstanceError,
  IntegrationCounts, InvoiceBankAccount, InvoiceDetail, InvoiceIssuer, InvoiceIssuerType, InvoicePayment,
  InvoicePaymentInfo, InvoicePaymentState, InvoiceShopAddress, InvoiceSummary, InvoiceTax, InvoiceTypeFilter,
  InvoicesListQuery, IsraeliInvoiceAccount, ItemsToShip, ItemsToShipPage, JapaneseInvoiceAccount, LabelTranslation,
  LastKnownLocation, LineMeasurement, LineOrigin, LineOriginAddress, LineOriginAddressInput, LineOriginInput,
  LineOriginRequest, LineOriginResult, LineOriginUpdate, LinePromotion, LinePromotionConfiguration, LinePurchase,
  LineTax, LineToShip, LineWarehouse, LineWarehouseInput, ListedThread, LogisticClass, LogisticClassList,
  ManualCredit, ManualCreditWithVoucher, ManualInvoice, ManualInvoiceWithVoucher, MeasurementUnit, Message,
  MessageBody, MessageDocument, MessageFiles, MessageInput, MessageList, MessageRequest, MessageSent,
  MexicanInvoiceAccount, Milestone, MilestoneDetails, NewReturn, NewReturnLine, NewShipment,
  NewZealandInvoiceAccount, NoReplyNeeded, NonComplianceReason, NubanInvoiceAccount, NullableRateOrderTax,
  OfferDiscount, OfferEcoContribution, OfferExportRequest, OfferExportRow, OfferExportStart, OfferExportStatus,
  OfferFulfillment, OfferInactivityReason, OfferLogisticClass, OfferPrice, OfferPriceContext, OfferPriceRange,
  OfferProductReference, OfferQuantity, OfferRetailPrice, OfferState, OfferVolumePrice, OfferWarehouse,
  OffersExportQuery, OffersGetQuery, OldRefundState, OpenedReturn, OperatorProductImportRequest, OrderAcceptRequest,
  OrderAcceptanceMode, OrderAmount, OrderAmountInput, OrderBillingAddress, OrderBillingAddressUpdate, OrderCampaign,
  OrderCancelation, OrderCancelationInput, OrderCancelationRequest, OrderCancelationResult, OrderCommissionTax,
  OrderConditions, OrderContact, OrderContactUpdate, OrderCustomerUpdate, OrderDeliveryDate, OrderDocument,
  OrderDocumentEntity, OrderDocumentEntityType, OrderDocumentInput, OrderDocumentList, OrderDocumentUpload,
  OrderDocumentUploadResult, OrderEcoContribution, OrderExportRequest, OrderExportStart, OrderExportState,
  OrderExportStatus, OrderFee, OrderFieldInput, OrderFieldsRequest, OrderFulfillment, OrderFulfillmentCenter,
  OrderFunding, OrderFundingAmounts, OrderFundingPart, OrderFundingShare, OrderIbanUpdate, OrderInvoiceDetails,
  OrderInvoiceDetailsUpdate, OrderInvoiceDocument, OrderInvoiceDocumentUpdate, OrderInvoiceFormat,
  OrderLineDecision, OrderLineFieldsInput, OrderLineState, OrderMessageCreated, OrderMessageRequest,
  OrderOrganizationUpdate, OrderPaymentDestinationUpdate, OrderPaymentTerms, OrderPaymentTermsUpdate,
  OrderPaymentWorkflow, OrderPromotion, OrderPromotionConfiguration, OrderPromotions, OrderReferences,
  OrderReferencesUpdate, OrderRefund, OrderRefundState, OrderRefundTaxes, OrderShippingAddressUpdate,
  OrderShopStatistics, OrderState, OrderTax, OrderTaxMode, OrderTaxSetting, OrderThreadInput, OrderThreadRequest,
  OrderTrackingRequest, OrderWorkflows, OrdersDocumentsQuery, OrdersDownloadDocumentsQuery, OrdersEvaluationQuery,
  OrdersListQuery, OrdersStartExportQuery, OrdersTaxesQuery, OrdersUploadDocumentsBody, OrganizationAddress,
  OrganizationAddressUpdate, Participant, ParticipantType, PayOut, PayOutFailureReason, PayOutFormat,
  PayOutInvoiceAccount, PayOutService, PayOutState, PaymentDestination, PaymentTermsType, PaymentVoucherNumber,
  PhilippineInvoiceAccount, PickList, PickListLine, PickListPage, PickListState, PickListsListQuery,
  PickedOrderLine, PlatformAdditionalField, PlatformAdditionalFieldList, PlatformChannel, PlatformChannelList,
  PlatformConfiguration, PlatformCurrency, PlatformCurrencyList, PlatformDocumentType, PlatformDocumentTypeList,
  PlatformFeatures, PlatformLocale, PlatformLocaleList, PlatformModel, PlatformModules, PlatformOfferExportRequest,
  PlatformOfferExportRow, PlatformOfferState, PlatformOfferStateList, PlatformOrderCancelation,
  PlatformOrderContact, PlatformOrderCustomer, PlatformOrderExportRequest, PlatformOrderMessageRequest,
  PlatformOrderOrganization, PlatformOrderReferencesUpdate, PlatformOrderRefund, PlatformOrderTaxList,
  PlatformOrderTaxSetting, PlatformOrderUpdate, PlatformOrderUpdateResult, PlatformProduct, PlatformProductList,
  PlatformPromotion, PlatformPromotionPage, PlatformReason, PlatformReasonList, PlatformSettings,
  PlatformShippingAddress, PlatformShopDocument, PlatformShopDocumentList, PlatformSingleOrderCustomer,
  PlatformSingleShippingAddress, PlatformUpdatedOrder, PlatformUpdatedOrderValues, PricingFeatures, Product,
  ProductImportPage, ProductImportRequest, ProductImportStarted, ProductImportStatus, ProductImportTracking,
  ProductMeasurement, ProductMedia, ProductOfOffers, ProductOfferCore, ProductOfferDelivery, ProductOfferMedia,
  ProductOfferPrice, ProductOfferRetailPrice, ProductOfferShipping, ProductShippingPriceType, ProductsListQuery,
  ProductsOffersQuery, Promotion, PromotionCampaign, PromotionCode, PromotionDescription, PromotionFeatures,
  PromotionMedia, PromotionState, PromotionTriggerRule, PromotionType, PromotionsListQuery, PurchaseTax,
  PurchaseTotal, Reason, ReasonList, ReasonTopic, ReasonType, ReasonsListByTypeQuery, ReasonsListQuery, Recipient,
  RefusedOrderDocument, RefusedOrderDocumentInput, RefusedShopDocument, RegisteredCarrier, RegisteredCarrierList,
  Return, ReturnAddress, ReturnCompliance, ReturnCreateError, ReturnCreateRequest, ReturnCreateResult,
  ReturnDetails, ReturnDocument, ReturnError, ReturnFeatures, ReturnId, ReturnLine, ReturnMethod, ReturnPage,
  ReturnReason, ReturnRejectionReason, ReturnResult, ReturnSelection, ReturnState, ReturnTracking, ReturnableItem,
  ReturnedPurchase, ReturnedTax, ReturnsItemsToReturnQuery, ReturnsListQuery, Sender, SerbianInvoiceAccount,
  ServiceAssessment, ServiceOrderEvaluation, SettingsAdditionalFieldsQuery, SettingsChannelsQuery,
  SettingsCurrenciesQuery, SettingsDocumentTypesQuery, SettingsOfferStatesQuery, Shipment, ShipmentCreateError,
  ShipmentCreateRequest, ShipmentCreateResult, ShipmentError, ShipmentFeatures, ShipmentId, ShipmentLine,
  ShipmentPage, ShipmentPayment, ShipmentResult, ShipmentSelection, ShipmentStatus, ShipmentTracking,
  ShipmentTrackingInput, ShipmentTrackingRequest, ShipmentTrackingUpdate, ShipmentsItemsToShipQuery,
  ShipmentsListQuery, ShippingAddress, ShippingLogisticClassesQuery, ShippingMethod, ShippingMethodList,
  ShippingOrigin, ShippingOriginAddress, ShippingOriginInput, ShippingTax, ShippingTypesQuery, ShippingZone,
  ShippingZoneList, ShippingZonesQuery, ShopDocumentDetails, ShopDocumentInput, ShopDocumentUpload,
  ShopDocumentUploadResult, ShopModel, ShopPermission, ShopRole, ShopRoleList, ShopTaxOptions,
  SingaporeInvoiceAccount, SingleOrderBillingAddress, SingleOrderCore, SingleOrderCustomer,
  SingleOrderShippingAddress, StoreDependentSwitch, TaiwaneseInvoiceAccount, TaxCalculationRule, TaxCollection,
  TaxManagerModule, TaxNumberRule, TaxProviders, ThaiInvoiceAccount, Thread, ThreadAttachment, ThreadDetails,
  ThreadEntity, ThreadMessage, ThreadMetadata, ThreadPage, Topic, TopicInput, TopicType, TrackingValidity,
  TypedReason, UpdatedBillingAddress, UpdatedCancelation, UpdatedDeliveryDate, UpdatedEcoContribution, UpdatedIban,
  UpdatedInvoiceDetails, UpdatedLineOrigin, UpdatedOrderContact, UpdatedOrderCustomer, UpdatedOrderLine,
  UpdatedOrganization, UpdatedOrganizationAddress, UpdatedOrigin, UpdatedOriginAddress, UpdatedPaymentDestination,
  UpdatedPaymentTerms, UpdatedRefund, UpdatedShippingAddress, UpdatedShopStatistics, UruguayanInvoiceAccount,
  ValueList, ValueListCollection, ValueListEntry, ValueListsListQuery, VietnameseInvoiceAccount, WarehouseFeatures,
  webhooks,
} from '@tradelane/instance';

export interface DocumentRequestsDownloadQuery {
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
    /** @description Only documents that fulfill these requests. */
    document_request_id?: string[] | undefined;
    /**
     * @description Only documents in these formats.
     *     - `PDF`: A PDF file.
     *     - `cXML`: A cXML file, for programs.
     */
    document_format?: DocumentFormat[] | undefined;
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
/** @description An item that a customer may return, with the period. */
export type FrontReturnableItem = {
    /**
     * Format: date-time
     * @description Time until which the item may be returned.
     */
    return_window_end_date?: string | null;
    /**
     * Format: date-time
     * @description Time from which the item may be returned.
     */
    return_window_start_date?: string | null;
} & ReturnableItem;
/** @description One page of items to return. */
export interface FrontReturnableItemPage {
    /** @description Items of this page. */
    data: FrontReturnableItem[];
    /** @description Token of the next page. Null or absent on the last page. */
    next_page_token?: string | null;
    /** @description Token of the previous page. Null or absent on the first page. */
    previous_page_token?: string | null;
}
export interface MessagesListQuery {
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
    /**
     * @description The kind of user whose messages are listed. With ALL, leave `received` out.
     *     - `OPERATOR`: The operator.
     *     - `SHOP`: Shops.
     *     - `CUSTOMER`: Customers.
     *     - `ALL`: Everyone.
     */
    user_type?: "OPERATOR" | "SHOP" | "CUSTOMER" | "ALL" | undefined;
    /** @description Whether the list has pages. */
    paginate?: boolean | undefined;
    /**
     * @description Only entries of this shop.
     * @example 2001
     */
    shop_id?: number | undefined;
}
/** @description A label to request. It needs `carrier_code` or `label_selection_mode`. */
export interface NewReturnLabel {
    /** @description Code of the carrier (SH21). Default: selected among all connected carriers. */
    carrier_code?: string | null | undefined;
    /** @description Code of the carrier's service. Requires `carrier_code`. Default: the carrier's default service. */
    carrier_service_code?: string | null | undefined;
    /** @description Options of the label. */
    label_options?: ReturnLabelOptions | undefined;
    /**
     * @description How the carrier or its service is selected: CHEAPEST.
     *     - `CHEAPEST`: The cheapest one.
     * @enum {string}
     */
    label_selection_mode?: "CHEAPEST" | undefined;
    /** @description Size and weight of the package. */
    package: ReturnPackage;
    /** @description Identifier of the return. */
    return_id: string;
    /** @description Address of the sender. Default: the shipping address of the order. */
    shipping_from?: ReturnLabelSender | undefined;
}
/** @description Fields of an offer that every role sees. */
export interface OfferCore {
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
/** @description Contribution to one scheme of extended producer responsibility. */
export interface OfferEcoContributionInput {
    /** @description Country and product category of an extended producer responsibility scheme. */
    epr_category_code: EprCategoryCode;
    /** @description Amount of the contribution. */
    eco_contribution_amount?: number;
    /** @description Registration number of the producer. */
    producer_id?: string;
}
/** @description Fields of an order that every role sees. */
export interface OrderCore {
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
    /**
     * Format: date-time
     * @description Time at which the customer was debited.
     */
    customer_debited_date?: string;
    /** @description Whether the customer pays the shop directly. */
    customer_directly_pays_seller?: boolean;
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
/** @description The custom fields after the change, or the errors and the input. */
export interface OrderFieldsResult {
    /** @description Why nothing was changed. */
    order_update_errors?: OrderFieldsErrors;
    /** @description The custom fields after the change. */
    order_update_result?: OrderFields;
}
/** @description Fields of an order line that every role sees. */
export interface OrderLineCore {
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
/** @description Custom fields of one line. */
export interface OrderLineFields {
    /** @description Identifier of the order line. */
    order_line_id: string;
    /** @description Values of the custom fields of order lines (AF01). */
    order_line_additional_fields?: AdditionalFieldValue[];
}
export interface OrdersMessagesQuery {
    /**
     * @description Messages that the shop received, messages that it sent, or all.
     *     - `TRUE`: Messages that the shop received.
     *     - `FALSE`: Messages that the shop sent.
     *     - `ALL`: Both.
     */
    received?: "TRUE" | "FALSE" | "ALL" | undefined;
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
/** @description An offer of an export as JSON, with the sales model of its shop. */
export type PlatformExportedOffer = {
    /**
     * @description Sales model of the shop.
     *     - `MARKETPLACE`: The shop sells on its own account.
     *     - `DROPSHIP`: The operator sells and the shop ships.
     *     - `ONE_CREDITOR`: The operator is the only creditor of the customer.
     */
    model?: ShopModel;
} & ExportedOffer;
/** @description Orders of one file of an export. */
export interface PlatformExportedOrders {
    /** @description Orders of this file. */
    orders: PlatformOrder[];
}
/** @description An offer with its shop. */
export type PlatformOffer = {
    /**
     * @description Sales model of the shop.
     *     - `MARKETPLACE`: The shop sells on its own account.
     *     - `DROPSHIP`: The operator sells and the shop ships.
     *     - `ONE_CREDITOR`: The operator is the only creditor of the customer.
     */
    model?: ShopModel;
    /** @description Grade of the shop. */
    shop_grade: number;
    /**
     * Format: int64
     * @description Identifier of the shop.
     */
    shop_id: number;
    /** @description Name of the shop. */
    shop_name: string;
} & OfferCore;
/** @description An order of products at one shop, with the shop. */
export type PlatformOrder = {
    /** @description Whether the customer may evaluate the order now. */
    can_evaluate: boolean;
    /** @description Whether commission is charged. Only on platforms that mix commission models. */
    commissionable?: boolean;
    /** @description The customer. */
    customer: PlatformOrderCustomer;
    /** @description Number of the payment that was sent with the order. */
    imprint_number?: string;
    /** @description Lines of the order. */
    order_lines: PlatformOrderLine[];
    /**
     * @description Service that pays the shop.
     *     - `NOT_SPECIFIED`: None is specified.
     *     - `MANGOPAY`: Mangopay.
     *     - `MIRAKL_PAYOUT`: The pay-out service of the platform.
     *     - `OPERATOR`: The operator itself.
     */
    pay_out_psp_code: PayOutService;
    /** @description Account of a bank transfer of the customer. */
    payment_destination?: PaymentDestination;
    /**
     * Format: int64
     * @description Identifier of the shop.
     */
    shop_id: number;
    /** @description Name of the shop. */
    shop_name: string;
    /** @description Whether the debit waits for the confirmation of the funding. */
    waiting_funding_confirmation?: boolean;
    /** @description Whether the debit waits for the confirmation of the taxes. */
    waiting_tax_confirmation?: boolean;
} & OrderCore;
/** @description A line of an order: one offer in a quantity. */
export type PlatformOrderLine = {
    /** @description Whether an incident may be opened on the line now. */
    can_open_incident: boolean;
    /** @description Cancelations of the line. */
    cancelations: PlatformOrderCancelation[];
    /** @description Funding of the line. */
    funding?: OrderFunding;
    /** @description Refunds of the line. */
    refunds: PlatformOrderRefund[];
    /** @description Whether the taxes of the line must be calculated again. */
    tax_recalculation_required: boolean;
} & OrderLineCore;
/** @description One page of orders of all shops. */
export interface PlatformOrderPage {
    /** @description Orders of this page. */
    orders: PlatformOrder[];
    /**
     * Format: int32
     * @description Number of orders on all pages.
     */
    total_count: number;
}
/** @description Changes of up to 100 orders. */
export interface PlatformOrderUpdateRequest {
    /** @description The orders and their changes. */
    orders: PlatformOrderUpdate[];
}
/** @description An offer for the product, with its shop and stock. */
export type PlatformProductOffer = {
    /**
     * Format: date-time
     * @description Time until which the offer can be bought.
     */
    available_end_date?: string;
    /**
     * Format: date-time
     * @description Time from which the offer can be bought.
     */
    available_start_date?: string;
    /** @description Codes of the channels that sell the offer. */
    channels: string[];
    /**
     * @deprecated
     * @description The discount on the default price. Use `applicable_pricing`.
     */
    discount?: OfferDiscount;
    /**
     * Format: int32
     * @description Rank among the favorite offers of the shop.
     */
    favorite_rank?: number;
    /** @description Place of fulfillment of orders of the offer. */
    fulfillment: OfferFulfillment;
    /** @description Class of goods that decides the shipping charges. */
    logistic_class: OfferLogisticClass;
    /**
     * Format: int32
     * @description Highest quantity in one order.
     */
    max_order_quantity: number;
    /**
     * Format: int32
     * @description Lowest quantity in one order.
     */
    min_order_quantity: number;
    /**
     * Format: int32
     * @description Quantity at which the platform warns the shop.
     */
    min_quantity_alert: number;
    /**
     * @description Sales model of the shop.
     *     - `MARKETPLACE`: The shop sells on its own account.
     *     - `DROPSHIP`: The operator sells and the shop ships.
     *     - `ONE_CREDITOR`: The operator is the only creditor of the customer.
     */
    model?: ShopModel;
    /** @description Values of the custom fields of offers. */
    offer_additional_fields?: AdditionalFieldValue[];
    /**
     * Format: int64
     * @description Identifier of the offer on the platform.
     */
    offer_id: number;
    /**
     * Format: int32
     * @description Quantity of a package. Customers buy multiples of it.
     */
    package_quantity: number;
    /** @description Whether the shop is a premium shop. */
    premium: boolean;
    /** @description Tax code of the product. */
    product_tax_code?: string;
    /**
     * Format: int32
     * @description Quantity in stock.
     */
    quantity: number;
    /**
     * Format: int64
     * @description Identifier of the shop.
     */
    shop_id: number;
    /** @description Identifier of the offer in the shop. */
    shop_sku: string;
    /** @description Quantity in each warehouse. */
    warehouses?: OfferWarehouse[];
} & ProductOfferCore;
/** @description One page of products with their offers. */
export interface PlatformProductOfferPage {
    /** @description Products of this page. */
    products?: PlatformProductWithOffers[];
}
/** @description A product with the offers of all shops. */
export type PlatformProductWithOffers = {
    /** @description Offers of the product. */
    offers?: PlatformProductOffer[];
} & ProductOfOffers;
/** @description An order as OR12 returns it to operators and fronts, with the shop. */
export type PlatformSingleOrder = {
    /** @description Whether the order may be canceled now. */
    can_cancel: boolean;
    /** @description Whether the customer may evaluate the order now. */
    can_evaluate: boolean;
    /** @description The customer. */
    customer: PlatformSingleOrderCustomer;
    /** @description Lines of the order. */
    order_lines: PlatformSingleOrderLine[];
    /**
     * Format: int64
     * @description Identifier of the shop.
     */
    shop_id: number;
    /** @description Name of the shop. */
    shop_name: string;
} & SingleOrderCore;
/** @description A line of an order as OR12 returns it to operators and fronts. */
export type PlatformSingleOrderLine = {
    /** @description Whether an incident may be opened on the line now. */
    can_open_incident: boolean;
} & SingleOrderLine;
/** @description A return whose label was requested. */
export interface RequestedReturnLabel {
    /** @description Identifier of the return. */
    return_id?: string;
}
/** @description The shipping label of a return. */
export interface ReturnLabel {
    /**
     * Format: date-time
     * @description Time at which the label was requested.
     */
    date_created: string;
    /** @description Why the label failed. */
    errors?: ReturnLabelError[];
    /** @description Expected cost of the shipment. */
    estimated_cost?: ReturnLabelCost;
    /** @description Files of the label. */
    files?: ReturnLabelFiles;
    /**
     * @description State of the label.
     *     - `PENDING`: Requested.
     *     - `CREATED`: Its files are ready.
     *     - `FAILED`: Its errors state the reason.
     */
    label_state: ReturnLabelState;
    /**
     * Format: date-time
     * @description Time at which the label last changed.
     */
    last_updated: string;
    /** @description Identifier of the return. */
    return_id: string;
    /** @description Carrier and tracking number. */
    tracking?: ReturnLabelTracking;
}
/** @description Expected cost of the shipment. */
export interface ReturnLabelCost {
    /** @description The amount. */
    amount?: number;
    /** @description Currency of the amount. */
    currency_iso_code?: CurrencyCode;
}
/** @description Why the label failed. */
export interface ReturnLabelError {
    /** @description Code of the error. */
    code?: string;
    /** @description Explanation for a person. */
    message?: string;
}
/** @description A file of the label. */
export interface ReturnLabelFile {
    /** @description Type of the file, such as PDF. */
    file_type?: string;
    /** @description Address of the file. */
    url?: string;
}
/** @description Files of the label. */
export interface ReturnLabelFiles {
    /** @description The label. */
    label?: ReturnLabelFile;
    /** @description The QR code. */
    qr_code?: ReturnLabelFile;
}
/** @description Options of the label. */
export interface ReturnLabelOptions {
    /** @description Whether to create a QR code too. Default: false. */
    qr_code?: boolean | undefined;
}
/** @description One page of labels. */
export interface ReturnLabelPage {
    /** @description Labels of this page. */
    data: ReturnLabel[];
    /** @description Token of the next page. Absent on the last page. */
    next_page_token?: string;
    /** @description Token of the previous page. Absent on the first page. */
    previous_page_token?: string;
}
/** @description A return without a new label. */
export interface ReturnLabelRefusal {
    /** @description Explanation for a person. */
    error_message?: string;
    /** @description Identifier of the return. */
    return_id?: string;
}
/** @description Labels for up to 200 returns. */
export interface ReturnLabelRequest {
    /** @description The labels. */
    return_labels: NewReturnLabel[];
}
/** @description Accepted requests and failures. */
export interface ReturnLabelResult {
    /** @description Returns without a new label. */
    return_label_errors?: ReturnLabelRefusal[];
    /** @description Returns whose label was requested. */
    return_label_successes?: RequestedReturnLabel[];
}
/** @description Address of the sender. */
export interface ReturnLabelSender {
    /** @description Town or city. */
    city: string;
    /** @description Name of the sender. */
    contact_name: string;
    /** @description Phone number of the sender. */
    contact_phone: string;
    /** @description ISO 3166-1 alpha-3 code of the country. */
    country_iso_code: string;
    /** @description State, province or region. */
    state?: string | null | undefined;
    /** @description First line of the street. */
    street_1: string;
    /** @description Second line of the street. */
    street_2?: string | null | undefined;
    /** @description Postal code. Required, except in countries without postal codes. */
    zip_code?: string | undefined;
}
/**
 * @description State of a return label.
 *     - `PENDING`: Requested.
 *     - `CREATED`: Its files are ready.
 *     - `FAILED`: Its errors state the reason.
 */
export type ReturnLabelState = "PENDING" | "CREATED" | "FAILED" | (string & {});
/** @description Carrier and tracking number. */
export interface ReturnLabelTracking {
    /** @description Code of the carrier (SH21). */
    carrier_code?: string;
    /** @description Name of the carrier. */
    carrier_name?: string;
    /** @description Code of the carrier's service. */
    carrier_service_code?: string;
    /** @description Standard code of the carrier. */
    carrier_standard_code?: string;
    /** @description Tracking number. */
    tracking_number?: string;
    /** @description Address of the tracking page. */
    tracking_url?: string;
}
/** @description Size and weight of the package. */
export interface ReturnPackage {
    /** @description Size of the package. */
    dimensions: ReturnPackageDimensions;
    /** @description Weight of the package. */
    weight: ReturnPackageWeight;
}
/** @description Size of the package. */
export interface ReturnPackageDimensions {
    /** @description Height in the unit. */
    height: number;
    /** @description Length in the unit. */
    length: number;
    /** @description Unit: in or cm. */
    unit: string;
    /** @description Width in the unit. */
    width: number;
}
/** @description Weight of the package. */
export interface ReturnPackageWeight {
    /** @description Unit: lb or kg. */
    unit: string;
    /** @description Weight in the unit. */
    value: number;
}
export interface ReturnsLabelsQuery {
    /** @description Only labels of these returns. */
    return_id?: string[] | undefined;
    /**
     * @description Only labels in these states.
     *     - `PENDING`: Requested.
     *     - `CREATED`: Its files are ready.
     *     - `FAILED`: Its errors state the reason.
     */
    label_state?: ReturnLabelState[] | undefined;
    /** @description Only labels requested at or after this time. */
    date_created_from?: string | Date | undefined;
    /** @description Only labels requested at or before this time. */
    date_created_to?: string | Date | undefined;
    /** @description Only labels that last changed at or after this time. */
    last_updated_from?: string | Date | undefined;
    /** @description Only labels that last changed at or before this time. */
    last_updated_to?: string | Date | undefined;
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
export interface ThreadsGetQuery {
    /** @description Only what this customer may see. Without it, whole threads of all customers are returned. Pass it for pages of a customer. */
    customer_id?: string | undefined;
}
export interface ThreadsListQuery {
    /**
     * @description Only threads on entities of this type. Default: all types.
     *     - `MMP_ORDER`: Product orders.
     *     - `MMP_OFFER`: Offers.
     *     - `MPS_ORDER`: Service orders.
     *     - `MPS_SERVICE`: Services.
     *     - `SELLER_OPERATOR`: Threads between the shop and the operator.
     */
    entity_type?: "MMP_ORDER" | "MMP_OFFER" | "MPS_ORDER" | "MPS_SERVICE" | "SELLER_OPERATOR" | undefined;
    /** @description Only threads on these entities, as one comma-separated list. Requires `entity_type`. */
    entity_id?: string[] | undefined;
    /**
     * @description Only threads that changed at or after this time.
     * @example 2026-04-01T06:00:00Z
     */
    updated_since?: string | Date | undefined;
    /** @description Adds the last messages of each thread. */
    with_messages?: boolean | undefined;
    /** @description Only order threads of these channels, as one comma-separated list. */
    channel_codes?: string[] | undefined;
    /** @description Sort field and direction of the list: `criterion,ASC` or `criterion,DESC`. Assumption about values of sort: any text in the common form `criterion,direction`. */
    sort?: string | undefined;
    /** @description Number of threads per page. */
    limit?: number | undefined;
    /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
    /** @description Only what this customer may see. Without it, whole threads of all customers are returned. Pass it for pages of a customer. */
    customer_id?: string | undefined;
    /** @description Only threads of customers of this organization. */
    customer_organization_id?: string | undefined;
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
    "/api/offers/states": {
        parameters: {};
        /**
         * List offer conditions
         * @description The conditions of offered products, sorted by the operator's sort index.
         */
        get: operations["OF61"];
    };
    "/api/offers/{offer}": {
        parameters: {};
        /**
         * Get an offer
         * @description Returns one offer of any shop with all its prices and the shop.
         */
        get: operations["OF22"];
    };
    "/api/offers/{offer}/quantity": {
        parameters: {};
        /**
         * Get the stock of an offer
         * @deprecated
         * @description Returns the quantity in stock of one offer. New integrations must not use this operation.
         */
        get: operations["OF26"];
    };
    "/api/offers/export": {
        parameters: {};
        /**
         * Export offers of shops as one CSV file
         * @deprecated
         * @description Exports all active offers, or all offers that changed since a date, as one CSV file that is sorted by offer ID. Changes include deleted and inactive offers. Deleted offers have their identifiers only. Use OF52 instead.
         */
        get: operations["OF51"];
    };
    "/api/offers/export/async": {
        parameters: {};
        /**
         * Start an export of offers of shops
         * @description Starts an asynchronous export of all active offers, or of all offers that changed since a date, as several files. Changes include deleted and inactive offers. If the same export is running, the response contains its ID. OF53 returns the status and the URLs of the files. OF54 fetches them.
         */
        post: operations["OF52"];
    };
    "/api/offers/export/async/status/{tracking_id}": {
        parameters: {};
        /**
         * Get the status of an export of offers
         * @description Poll it once a minute until the export has ended. COMPLETED adds the URLs of the files in `urls`, FAILED the reason in `error`.
         */
        get: operations["OF53"];
    };
    "/api/promotions": {
        parameters: {};
        /**
         * List promotions of shops
         * @description Lists the promotions of the shop in offset pages, latest start first. By default, only active promotions are listed. `locale` selects the pictures and descriptions of one language.
         */
        get: operations["PR01"];
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
    "/api/reasons/incident_open": {
        parameters: {};
        /**
         * List reasons for opening an incident
         * @deprecated
         * @description The reasons for opening an incident that the user's role may use. Deprecated: use RE02 with the reason type INCIDENT_OPEN, or RE01.
         */
        get: operations["RE11"];
    };
    "/api/reasons/incident_close": {
        parameters: {};
        /**
         * List reasons for closing an incident
         * @deprecated
         * @description The reasons for closing an incident that the user's role may use. Deprecated: use RE02 with the reason type INCIDENT_CLOSE, or RE01.
         */
        get: operations["RE12"];
    };
    "/api/reasons/messaging": {
        parameters: {};
        /**
         * List reasons for writing a message
         * @deprecated
         * @description The reasons for writing a message that the user's role may use. Deprecated: use RE02 with the reason type MESSAGING, or RE01.
         */
        get: operations["RE14"];
    };
    "/api/shipping/zones": {
        parameters: {};
        /**
         * List shipping zones
         * @description The active shipping zones, sorted by index.
         */
        get: operations["SH11"];
    };
    "/api/shipping/types": {
        parameters: {};
        /**
         * List shipping methods
         * @description The active shipping methods, sorted by index.
         */
        get: operations["SH12"];
    };
    "/api/shipping/carriers": {
        parameters: {};
        /**
         * List carriers
         * @description The carriers registered on the platform, sorted by label. For other carriers, a shipment can contain the full tracking URL (ST23).
         */
        get: operations["SH21"];
    };
    "/api/shipping/logistic_classes": {
        parameters: {};
        /**
         * List logistic classes
         * @description The size and weight classes that shipping charges depend on, sorted by index.
         */
        get: operations["SH31"];
    };
    "/api/invoices": {
        parameters: {};
        /**
         * List invoices of shops
         * @description Lists the operator's accounting documents for its shops. Default: only automatic invoices that close billing cycles. If enhanced seller invoicing (PC01) is enabled, the list receives no new data. Use billing cycles then.
         */
        get: operations["IV01"];
    };
    "/api/document-request/documents/download": {
        parameters: {};
        /**
         * Download accounting documents
         * @description Downloads issued documents. At least one of `document_id` and `entity_id` is required. `entity_id` requires `entity_type`. One document is returned as the file itself. Several are returned as a ZIP, grouped in folders by entity type and order.
         */
        get: operations["DR73"];
    };
    "/api/hierarchies": {
        parameters: {};
        /**
         * List the category tree
         * @description Lists the operator's categories as a flat list, either all of them or the categories open to a shop. Without `hierarchy`, the whole tree is returned. With it, the parents and children of that category are returned, down to `max_level` levels.
         */
        get: operations["H11"];
    };
    "/api/products": {
        parameters: {};
        /**
         * Find products by references
         * @description Finds products of the operator's catalog by their identifiers, at most 100 references per request. The response is sorted by `product_sku`, then `product_id_type`, then `product_id`, all ascending. References without a product are left out. Labels are in the language of `locale`.
         */
        get: operations["P31"];
    };
    "/api/products/imports": {
        parameters: {};
        /**
         * List product imports
         * @description Lists product imports of all shops or of one shop in offset pages, oldest first. Change the direction with `order`. With `last_request_date`, only imports that changed since are listed. Default: all imports.
         */
        get: operations["P51"];
        /**
         * Import a product file
         * @description Imports a product file of a shop in CSV, XML or XLSX. The response contains the import ID. Read its status with P42. If catalog transformation is on and `conversion_type` is absent, the shop's default setting applies. Sending the file again imports it again.
         */
        post: operations["P41"];
    };
    "/api/products/imports/{import_id}": {
        parameters: {};
        /**
         * Read the status of a product import
         * @description Reports the progress of an import. Poll it at most once a minute, until `import_status` is final. The `has_…` fields report which files of P44 to P47 exist. They are set when the import completes. The fields of the transformation are set when the file is sent to the operator.
         */
        get: operations["P42"];
    };
    "/api/products/imports/{import_id}/error_report": {
        parameters: {};
        /**
         * Download the error report of an import
         * @description Downloads the refused lines of the file, each with its reason. The report is a CSV file if the catalog manager is enabled, otherwise a file in a format that the operator defines. It exists when the import is complete and `has_error_report` is true. `Accept: text/csv` requests CSV.
         */
        get: operations["P44"];
    };
    "/api/products/imports/{import_id}/new_product_report": {
        parameters: {};
        /**
         * Download the new product report of an import
         * @description Downloads the products that were new to the catalog. The report is a CSV file if the catalog manager is enabled, otherwise a file in a format that the operator defines. It exists when the import is complete and `has_new_product_report` is true. `Accept: text/csv` requests CSV.
         */
        get: operations["P45"];
    };
    "/api/products/imports/{import_id}/transformed_file": {
        parameters: {};
        /**
         * Download the transformed file of an import
         * @description Downloads the file that the catalog transformation sent to the operator, as CSV separated by semicolons. It exists when `has_transformed_file` is true.
         */
        get: operations["P46"];
    };
    "/api/products/imports/{import_id}/transformation_error_report": {
        parameters: {};
        /**
         * Download the transformation errors of an import
         * @description Downloads the lines that the catalog transformation could not read, in the format of the seller's file: CSV, XLSX or XML. The report exists when `has_transformation_error_report` is true. `Accept: text/csv` requests CSV.
         */
        get: operations["P47"];
    };
    "/api/products/attributes": {
        parameters: {};
        /**
         * List product attributes
         * @description Lists the optional and mandatory attributes of product files, for all shops or one, and for all channels or some. With `hierarchy`, the list contains attributes of the category, its parents and its children, down to `max_level` levels. `Accept: text/csv` requests the list as CSV. Its columns have names with hyphens, such as `hierarchy-code`.
         */
        get: operations["PM11"];
    };
    "/api/products/offers": {
        parameters: {};
        /**
         * List offers of products
         * @description Lists the offers of all shops for up to 100 products, cheapest first. Name the products by `product_ids` or by `product_references`. Each offer has its shop, its stock and its warehouses.
         */
        get: operations["P11"];
    };
    "/api/values_lists": {
        parameters: {};
        /**
         * List value lists
         * @description Lists the operator's value lists with their values, either all lists or the list with this `code`.
         */
        get: operations["VL11"];
    };
    "/api/shipments": {
        parameters: {};
        /**
         * List shipments
         * @description Lists shipments in seek pages, oldest first. Change the order with `sort`. To follow changes, such as reports of carriers, use `last_updated_from`.
         */
        get: operations["ST11"];
        /**
         * Create shipments
         * @description Creates up to 1000 shipments, each with items of one order. Every shipment succeeds or fails separately, and failures contain the order. With `shipped`, the shipment immediately counts as sent. Sending the request again creates more shipments of the items that are left.
         */
        post: operations["ST01"];
    };
    "/api/shipments/delete": {
        parameters: {};
        /**
         * Delete shipments
         * @description Deletes up to 1000 shipments that are not sent yet. Their items become available for shipment again. Every shipment succeeds or fails separately.
         */
        put: operations["ST06"];
    };
    "/api/shipments/items_to_ship": {
        parameters: {};
        /**
         * List items to ship
         * @description Lists the items of each order that are not in a shipment yet, and their address, in seek pages. Sorted by shipping date. Change the order with `sort`.
         */
        get: operations["ST12"];
    };
    "/api/shipments/tracking": {
        parameters: {};
        /**
         * Update the tracking of shipments
         * @description Sets carrier and tracking number of up to 1000 shipments. For a registered carrier, send `carrier_code`, and its tracking URL is computed. For an unregistered one, send `carrier_name` and optionally the full `tracking_url`. Every shipment succeeds or fails separately.
         */
        post: operations["ST23"];
    };
    "/api/shipments/ship": {
        parameters: {};
        /**
         * Mark shipments as shipped
         * @description Marks up to 1000 shipments as SHIPPED, which cannot be undone. Every shipment succeeds or fails separately.
         */
        put: operations["ST24"];
    };
    "/api/shipments/ready_for_pick_up": {
        parameters: {};
        /**
         * Mark shipments as ready for pick-up
         * @description Marks up to 1000 shipments as READY_FOR_PICK_UP. Every shipment succeeds or fails separately.
         */
        put: operations["ST26"];
    };
    "/api/inbox/threads/{thread_id}": {
        parameters: {};
        /**
         * Read a thread
         * @description Reads a thread with all its messages and participants.
         */
        get: operations["M10"];
    };
    "/api/inbox/threads": {
        parameters: {};
        /**
         * List threads
         * @description Lists threads in seek pages of 50 by default. `with_messages` adds the last messages of each thread, at most 100. M10 returns all of them. `entity_id` requires `entity_type`, otherwise the response is 400. `channel_codes` filters order messages by the channel of the order.
         */
        get: operations["M11"];
    };
    "/api/inbox/threads/{thread_id}/message": {
        parameters: {};
        /**
         * Reply in a thread
         * @description Adds a message to a thread. `to` contains authorized participants of the thread. The operator has no `id`. Without `topic`, the thread keeps its topic. All threads of one entity together can have 50 attachments of messages. A thread has at most 1000 messages. Sending the message again adds a second message.
         */
        post: operations["M12"];
    };
    "/api/inbox/threads/{attachment_id}/download": {
        parameters: {};
        /**
         * Download an attachment
         * @description Downloads a file of a message. Pass the identifier of the attachment, not of the thread.
         */
        get: operations["M13"];
    };
    "/api/orders": {
        parameters: {};
        /**
         * List orders of shops
         * @description Lists the orders of all shops in offset pages, oldest first, with the shop, the complete customer, lines, refunds and taxes. Select shops with `shop_ids`. For many orders, start an export with OR13. With `start_update_date`, the list also contains orders that changed a little earlier.
         */
        get: operations["OR11"];
        /**
         * Update orders
         * @description Changes customer, references, invoice terms, payment, deadline and statistics of up to 100 orders. Fields that you leave out stay, and null removes optional fields. Every order succeeds or fails separately. Nothing changes for a customer who was anonymized.
         */
        put: operations["OR04"];
    };
    "/api/orders/shipping_from": {
        parameters: {};
        /**
         * Set origins of order lines
         * @description Sets where up to 100 order lines are shipped from: a warehouse of the shop, or an address. Every line succeeds or fails separately.
         */
        put: operations["OR07"];
    };
    "/api/orders/cancel": {
        parameters: {};
        /**
         * Cancel amounts of order lines
         * @description Cancels amounts and quantities of order lines, with taxes and fees. Either all cancelations of the request are created, or none. Sending the request again creates more cancelations.
         */
        put: operations["OR30"];
    };
    "/api/orders/{order_id}": {
        parameters: {};
        /**
         * Get an order
         * @deprecated
         * @description Returns one order in an earlier form, with fewer fields than OR11.
         */
        get: operations["OR12"];
    };
    "/api/orders/{order_id}/accept": {
        parameters: {};
        /**
         * Accept or refuse an order
         * @description Accepts or refuses the lines of an order in WAITING_ACCEPTANCE. The request contains a decision about each line. If all lines are refused, the order is REFUSED.
         */
        put: operations["OR21"];
    };
    "/api/orders/{order_id}/tracking": {
        parameters: {};
        /**
         * Set the tracking of an order
         * @description Sets carrier and tracking number of an order. For a registered carrier (SH21), send `carrier_code`, and the URL is computed. For another carrier, send `carrier_name` and optionally `carrier_url`.
         */
        put: operations["OR23"];
    };
    "/api/orders/{order_id}/ship": {
        parameters: {};
        /**
         * Ship an order
         * @description Marks an order in SHIPPING as shipped, with all its lines. Set its tracking first with OR23.
         */
        put: operations["OR24"];
    };
    "/api/orders/{order_id}/cancel": {
        parameters: {};
        /**
         * Cancel an order
         * @description Cancels a whole order that is not shipped. Its stock returns to the offers.
         */
        put: operations["OR29"];
    };
    "/api/orders/{order_id}/additional_fields": {
        parameters: {};
        /**
         * Set custom fields of an order
         * @description Sets custom fields (AF01) of an order and of its lines. Fields that you leave out stay. Null or an empty text removes the value of a field that isn't mandatory. If one field is refused, nothing changes, and the response contains all errors.
         */
        put: operations["OR31"];
    };
    "/api/orders/async-export": {
        parameters: {};
        /**
         * Start an export of orders of shops
         * @description Starts an asynchronous export of orders of all shops to JSON files. The request contains at least one period: creation, last change, or creation of a refund of at most a month. All operator users together have one export at a time, and so does each partner. OR14 returns the status and the URLs of the files. OR15 fetches them.
         */
        post: operations["OR13"];
    };
    "/api/orders/async-export/status/{tracking_id}": {
        parameters: {};
        /**
         * Get the status of an export of orders
         * @description Reports the progress of an export. Poll it until `status` is final. `urls` then contains the files for OR15.
         */
        get: operations["OR14"];
    };
    "/api/orders/documents": {
        parameters: {};
        /**
         * List documents of orders
         * @description Lists the documents of up to 100 orders. Orders of other shops have none.
         */
        get: operations["OR72"];
    };
    "/api/orders/documents/download": {
        parameters: {};
        /**
         * Download documents of orders
         * @description Downloads documents of orders. One document ID alone returns the file itself. All other requests return a ZIP archive `documents-<timestamp>.zip` with a folder for each order. Document types always return an archive.
         */
        get: operations["OR73"];
    };
    "/api/orders/documents/{document_id}": {
        parameters: {};
        /**
         * Delete a document of an order
         * @description Deletes a document of an order permanently.
         */
        delete: operations["OR76"];
    };
    "/api/orders/taxes": {
        parameters: {};
        /**
         * List taxes of orders
         * @description Lists the taxes that orders may have.
         */
        get: operations["OR75"];
    };
    "/api/orders/{order_id}/documents": {
        parameters: {};
        /**
         * Upload documents of an order
         * @description Uploads documents to an order. File names are distinct and consist of US-ASCII characters. An order has at most 50 documents. Allowed types are `csv, doc, xls, xlsx, ppt, pdf, odt, ods, odp, txt, rtf, png, jpg, gif, zpl, mov, mp4`. The status is 200 even if documents are refused. The response lists only refused documents.
         */
        post: operations["OR74"];
    };
    "/api/orders/{order_id}/evaluation": {
        parameters: {};
        /**
         * Get the evaluation of an order
         * @description Returns the customer's evaluation of an order, and the reply to it.
         */
        get: operations["OR51"];
    };
    "/api/returns": {
        parameters: {};
        /**
         * List returns
         * @description Lists the returns of the shop in seek pages, oldest first.
         */
        get: operations["RT11"];
        /**
         * Open returns
         * @description Opens up to 200 returns for customers. Every return succeeds or fails separately. Sending the request again opens more returns.
         */
        post: operations["RT01"];
    };
    "/api/returns/items_to_return": {
        parameters: {};
        /**
         * List items to return
         * @description Lists the order lines that customers may still return, with methods and reasons, in seek pages.
         */
        get: operations["RT12"];
    };
    "/api/returns/return-labels": {
        parameters: {};
        /**
         * List return labels
         * @description Lists the labels that RT51 requested, oldest first. A created label has its files, its cost and its tracking number. A failed label has the errors.
         */
        get: operations["RT52"];
        /**
         * Request return labels
         * @description Requests the shipping labels of up to 200 returns. Name a carrier, or pass CHEAPEST to select the cheapest connected carrier. Every label succeeds or fails separately. Read the labels with RT52.
         */
        post: operations["RT51"];
    };
    "/api/returns/receive": {
        parameters: {};
        /**
         * Receive returns
         * @description Marks up to 100 accepted returns as received. Every return succeeds or fails separately.
         */
        put: operations["RT25"];
    };
    "/api/returns/cancel": {
        parameters: {};
        /**
         * Cancel returns
         * @description Cancels up to 100 returns that are not received. Every return succeeds or fails separately.
         */
        put: operations["RT29"];
    };
    "/api/picklists": {
        parameters: {};
        /**
         * List pick lists
         * @description Lists the pick lists of a fulfillment center in seek pages, earliest pick-up first.
         */
        get: operations["PL11"];
    };
    "/api/seller-billing-cycles": {
        parameters: {};
        /**
         * List billing cycles of shops
         * @description Lists the periods that shops are billed and paid for, with their totals. If enhanced seller invoicing (PC01) is enabled, use this list instead of IV01. Pages have up to 1000 cycles.
         */
        get: operations["SBC11"];
    };
    "/api/orders/{order_id}/threads": {
        parameters: {};
        /**
         * Open a thread on an order
         * @description Creates a thread on an order with its first message. `to` contains roles, not identifiers. One message has at most 30 MB. Send later messages with M12. Sending the same message again creates a second thread.
         */
        post: operations["OR43"];
    };
    "/api/messages": {
        parameters: {};
        /**
         * List legacy messages
         * @deprecated
         * @description Lists messages outside threads in offset pages, newest first. Change the direction with `order`. By default, only messages that the shop received are listed. Deprecated: list threads with M11 and read them with M10.
         */
        get: operations["M01"];
    };
    "/api/orders/{order_id}/messages": {
        parameters: {};
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
        OfferState: OfferState;
        PlatformOfferState: PlatformOfferState;
        PlatformOfferStateList: PlatformOfferStateList;
        OfferInactivityReason: OfferInactivityReason;
        OfferProductReference: OfferProductReference;
        OfferWarehouse: OfferWarehouse;
        CurrencyCode: CurrencyCode;
        OfferPriceContext: OfferPriceContext;
        OfferVolumePrice: OfferVolumePrice;
        OfferPrice: OfferPrice;
        OfferPriceRange: OfferPriceRange;
        OfferDiscount: OfferDiscount;
        OfferRetailPrice: OfferRetailPrice;
        EprCategoryCode: EprCategoryCode;
        OfferEcoContribution: OfferEcoContribution;
        OfferFulfillment: OfferFulfillment;
        OfferLogisticClass: OfferLogisticClass;
        AdditionalFieldValue: AdditionalFieldValue;
        OfferCore: OfferCore;
        PlatformOffer: PlatformOffer;
        OfferQuantity: OfferQuantity;
        OfferExportRow: OfferExportRow;
        PlatformOfferExportRow: PlatformOfferExportRow;
        OfferExportRequest: OfferExportRequest;
        PlatformOfferExportRequest: PlatformOfferExportRequest;
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
        PlatformPromotion: PlatformPromotion;
        PlatformPromotionPage: PlatformPromotionPage;
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
        ShippingZone: ShippingZone;
        ShippingZoneList: ShippingZoneList;
        ShippingMethod: ShippingMethod;
        ShippingMethodList: ShippingMethodList;
        RegisteredCarrier: RegisteredCarrier;
        RegisteredCarrierList: RegisteredCarrierList;
        LogisticClass: LogisticClass;
        LogisticClassList: LogisticClassList;
        InvoiceTypeFilter: InvoiceTypeFilter;
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
        FrontInvoiceSummary: FrontInvoiceSummary;
        PaymentVoucherNumber: PaymentVoucherNumber;
        FrontAutoInvoice: FrontAutoInvoice;
        ManualInvoice: ManualInvoice;
        ManualInvoiceWithVoucher: ManualInvoiceWithVoucher;
        ManualCredit: ManualCredit;
        ManualCreditWithVoucher: ManualCreditWithVoucher;
        FrontInvoice: FrontInvoice;
        FrontInvoicePage: FrontInvoicePage;
        DocumentRequestEntityType: DocumentRequestEntityType;
        DocumentFormat: DocumentFormat;
        LabelTranslation: LabelTranslation;
        Hierarchy: Hierarchy;
        HierarchyList: HierarchyList;
        Product: Product;
        PlatformProduct: PlatformProduct;
        PlatformProductList: PlatformProductList;
        ProductImportStatus: ProductImportStatus;
        ConversionOption: ConversionOption;
        ConversionOptions: ConversionOptions;
        IntegrationCounts: IntegrationCounts;
        ProductImportTracking: ProductImportTracking;
        ProductImportPage: ProductImportPage;
        ProductImportRequest: ProductImportRequest;
        OperatorProductImportRequest: OperatorProductImportRequest;
        ProductImportStarted: ProductImportStarted;
        AttributeTranslation: AttributeTranslation;
        AttributeChannel: AttributeChannel;
        AttributeParameter: AttributeParameter;
        AttributeRole: AttributeRole;
        AttributeValueCode: AttributeValueCode;
        Attribute: Attribute;
        AttributeList: AttributeList;
        AttributeFileRow: AttributeFileRow;
        ProductMeasurement: ProductMeasurement;
        ProductOfferMedia: ProductOfferMedia;
        ProductOfOffers: ProductOfOffers;
        ProductOfferPrice: ProductOfferPrice;
        ProductOfferRetailPrice: ProductOfferRetailPrice;
        ProductOfferDelivery: ProductOfferDelivery;
        ProductShippingPriceType: ProductShippingPriceType;
        ProductOfferShipping: ProductOfferShipping;
        ProductOfferCore: ProductOfferCore;
        PlatformProductOffer: PlatformProductOffer;
        PlatformProductWithOffers: PlatformProductWithOffers;
        PlatformProductOfferPage: PlatformProductOfferPage;
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
        ShipmentTrackingInput: ShipmentTrackingInput;
        ShippingOriginInput: ShippingOriginInput;
        AdditionalInformationInput: AdditionalInformationInput;
        NewShipment: NewShipment;
        ShipmentCreateRequest: ShipmentCreateRequest;
        ShipmentCreateError: ShipmentCreateError;
        ShipmentCreateResult: ShipmentCreateResult;
        ShipmentId: ShipmentId;
        ShipmentSelection: ShipmentSelection;
        ShipmentError: ShipmentError;
        ShipmentResult: ShipmentResult;
        OrderReferences: OrderReferences;
        LineToShip: LineToShip;
        ShippingAddress: ShippingAddress;
        ItemsToShip: ItemsToShip;
        ItemsToShipPage: ItemsToShipPage;
        ShipmentTrackingUpdate: ShipmentTrackingUpdate;
        ShipmentTrackingRequest: ShipmentTrackingRequest;
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
        Recipient: Recipient;
        FreeTextTopic: FreeTextTopic;
        ReasonTopic: ReasonTopic;
        TopicInput: TopicInput;
        MessageInput: MessageInput;
        MessageRequest: MessageRequest;
        MessageSent: MessageSent;
        OrderState: OrderState;
        OrderPaymentWorkflow: OrderPaymentWorkflow;
        OrderRefundState: OrderRefundState;
        OrderDeliveryDate: OrderDeliveryDate;
        OrderCampaign: OrderCampaign;
        OrderFulfillmentCenter: OrderFulfillmentCenter;
        OrderFulfillment: OrderFulfillment;
        OrderInvoiceFormat: OrderInvoiceFormat;
        OrderInvoiceDocument: OrderInvoiceDocument;
        PaymentTermsType: PaymentTermsType;
        OrderPaymentTerms: OrderPaymentTerms;
        OrderInvoiceDetails: OrderInvoiceDetails;
        OrderTax: OrderTax;
        OrderRefundTaxes: OrderRefundTaxes;
        NullableRateOrderTax: NullableRateOrderTax;
        OrderPromotionConfiguration: OrderPromotionConfiguration;
        OrderPromotion: OrderPromotion;
        OrderPromotions: OrderPromotions;
        OrderCore: OrderCore;
        OrderContact: OrderContact;
        PlatformOrderContact: PlatformOrderContact;
        OrderBillingAddress: OrderBillingAddress;
        OrganizationAddress: OrganizationAddress;
        PlatformOrderOrganization: PlatformOrderOrganization;
        PlatformShippingAddress: PlatformShippingAddress;
        PlatformOrderCustomer: PlatformOrderCustomer;
        OrderCommissionTax: OrderCommissionTax;
        OrderEcoContribution: OrderEcoContribution;
        OrderFee: OrderFee;
        MeasurementUnit: MeasurementUnit;
        LineMeasurement: LineMeasurement;
        OrderLineState: OrderLineState;
        AmountPart: AmountPart;
        AmountBreakdown: AmountBreakdown;
        ProductMedia: ProductMedia;
        LinePromotionConfiguration: LinePromotionConfiguration;
        LinePromotion: LinePromotion;
        PurchaseTotal: PurchaseTotal;
        LinePurchase: LinePurchase;
        LineOriginAddress: LineOriginAddress;
        LineWarehouse: LineWarehouse;
        LineOrigin: LineOrigin;
        PurchaseTax: PurchaseTax;
        TaxCalculationRule: TaxCalculationRule;
        ShippingTax: ShippingTax;
        LineTax: LineTax;
        OrderLineCore: OrderLineCore;
        CommissionTaxAmount: CommissionTaxAmount;
        ReturnedPurchase: ReturnedPurchase;
        ReturnedTax: ReturnedTax;
        OrderCancelation: OrderCancelation;
        OrderFundingPart: OrderFundingPart;
        OrderFundingAmounts: OrderFundingAmounts;
        OrderFundingShare: OrderFundingShare;
        OrderFunding: OrderFunding;
        PlatformOrderCancelation: PlatformOrderCancelation;
        OldRefundState: OldRefundState;
        OrderRefund: OrderRefund;
        PlatformOrderRefund: PlatformOrderRefund;
        PlatformOrderLine: PlatformOrderLine;
        IbanPaymentDestination: IbanPaymentDestination;
        PaymentDestination: PaymentDestination;
        PlatformOrder: PlatformOrder;
        PlatformOrderPage: PlatformOrderPage;
        OrderContactUpdate: OrderContactUpdate;
        OrderBillingAddressUpdate: OrderBillingAddressUpdate;
        OrganizationAddressUpdate: OrganizationAddressUpdate;
        OrderOrganizationUpdate: OrderOrganizationUpdate;
        OrderShippingAddressUpdate: OrderShippingAddressUpdate;
        OrderCustomerUpdate: OrderCustomerUpdate;
        OrderInvoiceDocumentUpdate: OrderInvoiceDocumentUpdate;
        OrderPaymentTermsUpdate: OrderPaymentTermsUpdate;
        OrderInvoiceDetailsUpdate: OrderInvoiceDetailsUpdate;
        OrderIbanUpdate: OrderIbanUpdate;
        OrderPaymentDestinationUpdate: OrderPaymentDestinationUpdate;
        OrderReferencesUpdate: OrderReferencesUpdate;
        PlatformOrderReferencesUpdate: PlatformOrderReferencesUpdate;
        OrderShopStatistics: OrderShopStatistics;
        PlatformOrderUpdate: PlatformOrderUpdate;
        PlatformOrderUpdateRequest: PlatformOrderUpdateRequest;
        UpdatedOrderContact: UpdatedOrderContact;
        UpdatedBillingAddress: UpdatedBillingAddress;
        UpdatedOrganizationAddress: UpdatedOrganizationAddress;
        UpdatedOrganization: UpdatedOrganization;
        UpdatedShippingAddress: UpdatedShippingAddress;
        UpdatedOrderCustomer: UpdatedOrderCustomer;
        UpdatedDeliveryDate: UpdatedDeliveryDate;
        UpdatedPaymentTerms: UpdatedPaymentTerms;
        UpdatedInvoiceDetails: UpdatedInvoiceDetails;
        UpdatedEcoContribution: UpdatedEcoContribution;
        UpdatedCancelation: UpdatedCancelation;
        UpdatedRefund: UpdatedRefund;
        UpdatedOrderLine: UpdatedOrderLine;
        UpdatedIban: UpdatedIban;
        UpdatedPaymentDestination: UpdatedPaymentDestination;
        UpdatedShopStatistics: UpdatedShopStatistics;
        PlatformUpdatedOrderValues: PlatformUpdatedOrderValues;
        PlatformUpdatedOrder: PlatformUpdatedOrder;
        PlatformOrderUpdateResult: PlatformOrderUpdateResult;
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
        OrderCancelationInput: OrderCancelationInput;
        OrderCancelationRequest: OrderCancelationRequest;
        OrderAmount: OrderAmount;
        CreatedCancelation: CreatedCancelation;
        OrderCancelationResult: OrderCancelationResult;
        SingleOrderCore: SingleOrderCore;
        SingleOrderBillingAddress: SingleOrderBillingAddress;
        SingleOrderShippingAddress: SingleOrderShippingAddress;
        SingleOrderCustomer: SingleOrderCustomer;
        PlatformSingleShippingAddress: PlatformSingleShippingAddress;
        PlatformSingleOrderCustomer: PlatformSingleOrderCustomer;
        SingleOrderLine: SingleOrderLine;
        PlatformSingleOrderLine: PlatformSingleOrderLine;
        PlatformSingleOrder: PlatformSingleOrder;
        OrderLineDecision: OrderLineDecision;
        OrderAcceptRequest: OrderAcceptRequest;
        OrderTrackingRequest: OrderTrackingRequest;
        OrderFieldInput: OrderFieldInput;
        OrderLineFieldsInput: OrderLineFieldsInput;
        OrderFieldsRequest: OrderFieldsRequest;
        OrderLineFields: OrderLineFields;
        OrderFields: OrderFields;
        OrderFieldsErrors: OrderFieldsErrors;
        OrderFieldsResult: OrderFieldsResult;
        OrderExportRequest: OrderExportRequest;
        PlatformOrderExportRequest: PlatformOrderExportRequest;
        OrderExportStart: OrderExportStart;
        OrderExportState: OrderExportState;
        OrderExportStatus: OrderExportStatus;
        OrderDocument: OrderDocument;
        OrderDocumentList: OrderDocumentList;
        OrderTaxSetting: OrderTaxSetting;
        PlatformOrderTaxSetting: PlatformOrderTaxSetting;
        PlatformOrderTaxList: PlatformOrderTaxList;
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
        NewReturnLine: NewReturnLine;
        NewReturn: NewReturn;
        ReturnCreateRequest: ReturnCreateRequest;
        ReturnCreateError: ReturnCreateError;
        OpenedReturn: OpenedReturn;
        ReturnCreateResult: ReturnCreateResult;
        ReturnableItem: ReturnableItem;
        FrontReturnableItem: FrontReturnableItem;
        FrontReturnableItemPage: FrontReturnableItemPage;
        ReturnLabelState: ReturnLabelState;
        ReturnLabelError: ReturnLabelError;
        ReturnLabelCost: ReturnLabelCost;
        ReturnLabelFile: ReturnLabelFile;
        ReturnLabelFiles: ReturnLabelFiles;
        ReturnLabelTracking: ReturnLabelTracking;
        ReturnLabel: ReturnLabel;
        ReturnLabelPage: ReturnLabelPage;
        ReturnLabelOptions: ReturnLabelOptions;
        ReturnPackageDimensions: ReturnPackageDimensions;
        ReturnPackageWeight: ReturnPackageWeight;
        ReturnPackage: ReturnPackage;
        ReturnLabelSender: ReturnLabelSender;
        NewReturnLabel: NewReturnLabel;
        ReturnLabelRequest: ReturnLabelRequest;
        ReturnLabelRefusal: ReturnLabelRefusal;
        RequestedReturnLabel: RequestedReturnLabel;
        ReturnLabelResult: ReturnLabelResult;
        ReturnId: ReturnId;
        ReturnSelection: ReturnSelection;
        ReturnError: ReturnError;
        ReturnResult: ReturnResult;
        PickedOrderLine: PickedOrderLine;
        PickListLine: PickListLine;
        PickListState: PickListState;
        PickList: PickList;
        PickListPage: PickListPage;
        PayOutState: PayOutState;
        BilledShop: BilledShop;
        PayOut: PayOut;
        BillingCycleCore: BillingCycleCore;
        FrontBillingSummary: FrontBillingSummary;
        FrontBillingCycle: FrontBillingCycle;
        FrontBillingCyclePage: FrontBillingCyclePage;
        OrderThreadInput: OrderThreadInput;
        OrderThreadRequest: OrderThreadRequest;
        MessageDocument: MessageDocument;
        Message: Message;
        MessageList: MessageList;
        OrderMessageRequest: OrderMessageRequest;
        PlatformOrderMessageRequest: PlatformOrderMessageRequest;
        OrderMessageCreated: OrderMessageCreated;
        ExportedWarehouse: ExportedWarehouse;
        ExportedPriceContext: ExportedPriceContext;
        ExportedVolumePrice: ExportedVolumePrice;
        ExportedPrice: ExportedPrice;
        ExportedRetailPrice: ExportedRetailPrice;
        OfferEcoContributionInput: OfferEcoContributionInput;
        ExportedFulfillment: ExportedFulfillment;
        ExportedMeasurement: ExportedMeasurement;
        ExportedShippingType: ExportedShippingType;
        ExportedField: ExportedField;
        ExportedCampaign: ExportedCampaign;
        ExportedOffer: ExportedOffer;
        PlatformExportedOffer: PlatformExportedOffer;
        PlatformExportedOrders: PlatformExportedOrders;
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
                    "application/json": PlatformOfferStateList;
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
                    "application/json": PlatformOffer;
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
        parameters: {};
        requestBody: {
            content: {
                "application/json": PlatformOfferExportRequest;
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
                    "application/json": PlatformPromotionPage;
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
    RE11: {
        parameters: {};
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
        parameters: {};
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
        parameters: {};
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
        parameters: {};
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
                    "application/json": FrontInvoicePage;
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
                    "application/json": PlatformProductList;
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
        parameters: {};
        requestBody: {
            content: {
                "multipart/form-data": OperatorProductImportRequest;
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
                    "application/json": PlatformProductOfferPage;
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
    ST01: {
        parameters: {};
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
        parameters: {};
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
        parameters: {};
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
        parameters: {};
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
        parameters: {};
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
    M12: {
        parameters: {
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
                    "application/json": PlatformOrderPage;
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
        parameters: {};
        requestBody: {
            content: {
                "application/json": PlatformOrderUpdateRequest;
            };
        };
        responses: {
            /** @description The orders, each with its changes or its errors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PlatformOrderUpdateResult;
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
        parameters: {};
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
    OR30: {
        parameters: {};
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
    OR12: {
        parameters: {
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
                    "application/json": PlatformSingleOrder;
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
    OR29: {
        parameters: {
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
                "application/json": PlatformOrderExportRequest;
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
                    "application/json": PlatformOrderTaxList;
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
    RT01: {
        parameters: {};
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
                    "application/json": FrontReturnableItemPage;
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
    RT52: {
        parameters: {
            query?: ReturnsLabelsQuery;
        };
        responses: {
            /** @description A page of labels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReturnLabelPage;
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
    RT51: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": ReturnLabelRequest;
            };
        };
        responses: {
            /** @description Accepted requests and failures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReturnLabelResult;
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
        parameters: {};
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
        parameters: {};
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
                    "application/json": FrontBillingCyclePage;
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
                "application/json": PlatformOrderMessageRequest;
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
    OF54: {
        parameters: {};
        responses: {
            /** @description One file of the export. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PlatformExportedOffer[];
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
