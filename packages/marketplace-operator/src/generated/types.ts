// Generated from specs/ by `pnpm generate`. Do not edit.
import type {
  AbaInvoiceAccount, AccountingDocument, AdditionalField, AdditionalFieldEntity, AdditionalFieldType,
  AdditionalInformation, AdditionalInformationData, AdditionalInformationInput, AdditionalInformationType,
  AdjustedAmount, AdjustedLine, AllItemsSelection, AmountBreakdown, AmountOffReward, AmountPart, AppliedPromotion,
  Attribute, AttributeChannel, AttributeFileRow, AttributeList, AttributeParameter, AttributeRole, AttributeTranslation,
  AttributeValueCode, AttributesListQuery, AustralianInvoiceAccount, AutoInvoice, AutoInvoiceWithVoucher,
  BankAccountType, BilledShop, BillingCycleCore, BillingCyclesListQuery, BillingSummary, BrandSelection,
  BrazilianInvoiceAccount, BritishInvoiceAccount, CanadianInvoiceAccount, CarrierDate, CatalogFeatures,
  CategorySelection, ChannelPricing, CodeLabel, ColombianInvoiceAccount, CommissionTaxAmount, ConversionOption,
  ConversionOptions, CountryCode, CreatedCancelation, CreatedRefund, CreditLine, CsvDelimiter, CurrencyCode,
  CustomerDebitStatus, CustomerModel, DeliveryBill, DirectPaymentFeature, DocumentBillingCycle, DocumentDetail,
  DocumentFormat, DocumentIssuer, DocumentIssuerType, DocumentLine, DocumentLineDestination,
  DocumentLineEcoContribution, DocumentLineFee, DocumentLineOrder, DocumentLineOrderLine, DocumentLineOrigin,
  DocumentLineProduct, DocumentLineShop, DocumentLineTax, DocumentPayment, DocumentPaymentState,
  DocumentProductReference, DocumentRecipient, DocumentRecipientType, DocumentRequest, DocumentRequestEntities,
  DocumentRequestEntityType, DocumentRequestLine, DocumentRequestLinePage, DocumentRequestPage, DocumentRequestState,
  DocumentRequestsUploadBody, DocumentShipping, DocumentTaxTotal, DocumentTransactionInfo, DocumentType,
  DocumentTypeEntity, DocumentUpload, DocumentUploadFile, DocumentUploadOutcome, DocumentUploadRequest,
  DocumentUploadResult, DocumentsDownloadQuery, DocumentsListQuery, DocumentsUploadBody, DropshipFeatures,
  EnhancedSellerInvoicing, EprCategoryCode, EvaluationReply, EveryAmountTrigger, EveryQuantityTrigger, ExpectedDelivery,
  ExportedCampaign, ExportedField, ExportedFulfillment, ExportedMeasurement, ExportedOffer, ExportedPrice,
  ExportedPriceContext, ExportedRetailPrice, ExportedShippingType, ExportedVolumePrice, ExportedWarehouse, FeePeriod,
  FieldFault, FiscalRepresentative, FreeItemsReward, FreeTextTopic, GuatemalanInvoiceAccount, HierarchiesListQuery,
  Hierarchy, HierarchyList, HongKongInvoiceAccount, IbanInvoiceAccount, IbanPaymentDestination, ImportOrigin,
  ImportsListQuery, IndianInvoiceAccount, InitialDocument, InitialPaymentState, InputError, InstanceError,
  IntegrationCounts, InvoiceBankAccount, InvoiceDetail, InvoiceIssuer, InvoiceIssuerType, InvoicePayment,
  InvoicePaymentInfo, InvoicePaymentState, InvoiceShopAddress, InvoiceSummary, InvoiceTax, InvoiceTypeFilter,
  InvoiceWithVoucher, InvoiceWithVoucherPage, InvoicedOrganization, InvoicesListQuery, IsraeliInvoiceAccount,
  IssuerOrganization, IssuerPerson, ItemsToShip, ItemsToShipPage, JapaneseInvoiceAccount, LabelTranslation,
  LastKnownLocation, LineAdjustment, LineMeasurement, LineOrigin, LineOriginAddress, LineOriginAddressInput,
  LineOriginInput, LineOriginRequest, LineOriginResult, LineOriginUpdate, LinePromotion, LinePromotionConfiguration,
  LinePurchase, LineRefundInput, LineRefundRequest, LineTax, LineToShip, LineWarehouse, LineWarehouseInput,
  ListedOfferImport, ListedThread, LogisticClass, LogisticClassList, ManualCredit, ManualCreditWithVoucher,
  ManualInvoice, ManualInvoiceWithVoucher, MeasurementUnit, Message, MessageBody, MessageDocument, MessageFiles,
  MessageInput, MessageList, MessageRequest, MessageSent, MexicanInvoiceAccount, Milestone, MilestoneDetails,
  MinimumAmountTrigger, MinimumQuantityTrigger, NewReturn, NewReturnLine, NewShipment, NewZealandInvoiceAccount,
  NoReplyNeeded, NonComplianceReason, NubanInvoiceAccount, NullableRateOrderTax, OfferDiscount, OfferDiscountInput,
  OfferEcoContribution, OfferEcoContributionInput, OfferExportRequest, OfferExportRow, OfferExportStart,
  OfferExportStatus, OfferFileRow, OfferFulfillment, OfferImport, OfferImportMode, OfferImportPage, OfferImportRequest,
  OfferImportStarted, OfferImportStatus, OfferInactivityReason, OfferLogisticClass, OfferPrice, OfferPriceContext,
  OfferPriceInput, OfferPriceRange, OfferProductReference, OfferQuantity, OfferRetailPrice, OfferRetailPriceInput,
  OfferSelection, OfferState, OfferUpsertStarted, OfferVolumePrice, OfferVolumePriceInput, OfferWarehouse,
  OffersExportQuery, OffersGetQuery, OldRefundState, OneOffFeeLine, OneOffReference, OpenedReturn,
  OperatorProductImportRequest, OrderAcceptRequest, OrderAcceptanceMode, OrderAdjustmentRequest, OrderAdjustmentResult,
  OrderAmount, OrderAmountInput, OrderBillingAddress, OrderBillingAddressUpdate, OrderCampaign, OrderCancelation,
  OrderCancelationInput, OrderCancelationRequest, OrderCancelationResult, OrderCommissionTax, OrderConditions,
  OrderContact, OrderContactUpdate, OrderCustomerUpdate, OrderDeliveryDate, OrderDocument, OrderDocumentEntity,
  OrderDocumentEntityType, OrderDocumentInput, OrderDocumentList, OrderDocumentUpload, OrderDocumentUploadResult,
  OrderEcoContribution, OrderEcoContributionInput, OrderExportRequest, OrderExportStart, OrderExportState,
  OrderExportStatus, OrderFee, OrderFieldInput, OrderFieldsRequest, OrderFulfillment, OrderFulfillmentCenter,
  OrderFunding, OrderFundingAmounts, OrderFundingPart, OrderFundingShare, OrderIbanUpdate, OrderInvoiceDetails,
  OrderInvoiceDetailsUpdate, OrderInvoiceDocument, OrderInvoiceDocumentUpdate, OrderInvoiceFormat, OrderLineDecision,
  OrderLineFieldsInput, OrderLineState, OrderLineUpdate, OrderMessageCreated, OrderMessageRequest,
  OrderOrganizationUpdate, OrderPaymentDestinationUpdate, OrderPaymentTerms, OrderPaymentTermsUpdate,
  OrderPaymentWorkflow, OrderPromotion, OrderPromotionConfiguration, OrderPromotions, OrderReferences,
  OrderReferencesUpdate, OrderRefund, OrderRefundInput, OrderRefundState, OrderRefundTaxes, OrderShippingAddressUpdate,
  OrderShopStatistics, OrderState, OrderTax, OrderTaxMode, OrderTaxSetting, OrderThreadInput, OrderThreadRequest,
  OrderTrackingRequest, OrderWorkflows, OrdersDocumentsQuery, OrdersDownloadDocumentsQuery, OrdersEvaluationQuery,
  OrdersListQuery, OrdersStartExportQuery, OrdersTaxesQuery, OrdersUploadDocumentsBody, OrganizationAddress,
  OrganizationAddressUpdate, Participant, ParticipantType, PayOut, PayOutFailureReason, PayOutFormat,
  PayOutInvoiceAccount, PayOutService, PayOutState, PaymentDestination, PaymentTerms, PaymentTermsType,
  PaymentVoucherNumber, PercentageOffReward, PeriodFeeLine, PhilippineInvoiceAccount, PickList, PickListLine,
  PickListPage, PickListState, PickListsListQuery, PickedOrderLine, PlatformAdditionalField,
  PlatformAdditionalFieldList, PlatformChannel, PlatformChannelList, PlatformConfiguration, PlatformCurrency,
  PlatformCurrencyList, PlatformDocumentType, PlatformDocumentTypeList, PlatformFeatures, PlatformLocale,
  PlatformLocaleList, PlatformModel, PlatformModules, PlatformOfferExportRequest, PlatformOfferExportRow,
  PlatformOfferState, PlatformOfferStateList, PlatformOrderCancelation, PlatformOrderContact, PlatformOrderCustomer,
  PlatformOrderExportRequest, PlatformOrderMessageRequest, PlatformOrderOrganization, PlatformOrderReferencesUpdate,
  PlatformOrderRefund, PlatformOrderTaxList, PlatformOrderTaxSetting, PlatformOrderUpdate, PlatformOrderUpdateResult,
  PlatformProduct, PlatformProductList, PlatformPromotion, PlatformPromotionPage, PlatformReason, PlatformReasonList,
  PlatformSettings, PlatformShippingAddress, PlatformShopDocument, PlatformShopDocumentList,
  PlatformSingleOrderCustomer, PlatformSingleShippingAddress, PlatformUpdatedOrder, PlatformUpdatedOrderValues,
  PriceFileRow, PriceImport, PriceImportPage, PriceImportRequest, PriceImportStarted, PriceImportStatus,
  PricingFeatures, Product, ProductImportPage, ProductImportRequest, ProductImportStarted, ProductImportStatus,
  ProductImportTracking, ProductMeasurement, ProductMedia, ProductOfOffers, ProductOfferCore, ProductOfferDelivery,
  ProductOfferMedia, ProductOfferPrice, ProductOfferRetailPrice, ProductOfferShipping, ProductSelection,
  ProductShippingPriceType, ProductsListQuery, ProductsOffersQuery, PromotedLine, Promotion, PromotionCampaign,
  PromotionCode, PromotionCodeInput, PromotionCreateRequest, PromotionDescription, PromotionFeatures, PromotionMedia,
  PromotionProduct, PromotionReward, PromotionRewardUpdate, PromotionState, PromotionTrigger, PromotionTriggerRule,
  PromotionTriggerUpdate, PromotionType, PromotionUpdateRequest, PromotionsListQuery, PurchaseTax, PurchaseTotal,
  PurchasedItemsSelection, Reason, ReasonList, ReasonTopic, ReasonType, ReasonsListByTypeQuery, ReasonsListQuery,
  Recipient, RecipientAddress, RecipientOrganization, ReducedPriceReward, RefusedOrderDocument,
  RefusedOrderDocumentInput, RefusedShopDocument, RegisteredAddress, RegisteredCarrier, RegisteredCarrierList,
  RequestedDocumentType, Return, ReturnAcceptRequest, ReturnAddress, ReturnAddressInput, ReturnAddressUpdate,
  ReturnCompliance, ReturnComplianceRequest, ReturnComplianceUpdate, ReturnCreateError, ReturnCreateRequest,
  ReturnCreateResult, ReturnDecision, ReturnDetails, ReturnDocument, ReturnError, ReturnFeatures, ReturnId, ReturnLine,
  ReturnLineCompliance, ReturnMethod, ReturnPage, ReturnReason, ReturnRejectionReason, ReturnResult, ReturnSelection,
  ReturnState, ReturnTracking, ReturnTrackingInput, ReturnUpdate, ReturnUpdateRequest, ReturnUpdateResult,
  ReturnableItem, ReturnableItemPage, ReturnedPurchase, ReturnedTax, ReturnsItemsToReturnQuery, ReturnsListQuery,
  RewardSelection, SellerBillingCycle, SellerBillingCyclePage, Sender, SerbianInvoiceAccount, ServiceAssessment,
  ServiceOrderEvaluation, SettingsAdditionalFieldsQuery, SettingsChannelsQuery, SettingsCurrenciesQuery,
  SettingsDocumentTypesQuery, SettingsOfferStatesQuery, ShipFromAddress, ShipToAddress, Shipment, ShipmentCreateError,
  ShipmentCreateRequest, ShipmentCreateResult, ShipmentError, ShipmentFeatures, ShipmentId, ShipmentInformation,
  ShipmentInformationError, ShipmentInformationRequest, ShipmentInformationResult, ShipmentInformationUpdate,
  ShipmentLine, ShipmentOrigin, ShipmentOriginRequest, ShipmentOriginResult, ShipmentOriginUpdate, ShipmentPage,
  ShipmentPayment, ShipmentResult, ShipmentSelection, ShipmentStatus, ShipmentTracking, ShipmentTrackingInput,
  ShipmentTrackingRequest, ShipmentTrackingUpdate, ShipmentsItemsToShipQuery, ShipmentsListQuery, ShippingAddress,
  ShippingLogisticClassesQuery, ShippingMethod, ShippingMethodList, ShippingOrigin, ShippingOriginAddress,
  ShippingOriginInput, ShippingTax, ShippingTypesQuery, ShippingZone, ShippingZoneList, ShippingZonesQuery,
  ShopDocumentDetails, ShopDocumentInput, ShopDocumentUpload, ShopDocumentUploadResult, ShopModel, ShopPermission,
  ShopRole, ShopRoleList, ShopTaxOptions, SingaporeInvoiceAccount, SingleOrderBillingAddress, SingleOrderCore,
  SingleOrderCustomer, SingleOrderShippingAddress, StockFileRow, StockImport, StockImportRequest, StockImportStarted,
  StoreDependentSwitch, TaiwaneseInvoiceAccount, TaxCalculationRule, TaxCollection, TaxManagerModule, TaxNumberRule,
  TaxProviders, ThaiInvoiceAccount, Thread, ThreadAttachment, ThreadDetails, ThreadEntity, ThreadEntityInput,
  ThreadMessage, ThreadMetadata, ThreadPage, Topic, TopicInput, TopicType, TrackingValidity, TriggerSelection,
  TypedReason, UpdatedBillingAddress, UpdatedCancelation, UpdatedDeliveryDate, UpdatedEcoContribution, UpdatedIban,
  UpdatedInvoiceDetails, UpdatedLineOrigin, UpdatedOrderContact, UpdatedOrderCustomer, UpdatedOrderLine,
  UpdatedOrganization, UpdatedOrganizationAddress, UpdatedOrigin, UpdatedOriginAddress, UpdatedPaymentDestination,
  UpdatedPaymentTerms, UpdatedRefund, UpdatedShippingAddress, UpdatedShopStatistics, UruguayanInvoiceAccount, ValueList,
  ValueListCollection, ValueListEntry, ValueListsListQuery, VietnameseInvoiceAccount, WarehouseFeatures,
} from '@tradelane/instance';

export type {
  AbaInvoiceAccount, AccountingDocument, AdditionalField, AdditionalFieldEntity, AdditionalFieldType,
  AdditionalInformation, AdditionalInformationData, AdditionalInformationInput, AdditionalInformationType,
  AdjustedAmount, AdjustedLine, AllItemsSelection, AmountBreakdown, AmountOffReward, AmountPart, AppliedPromotion,
  Attribute, AttributeChannel, AttributeFileRow, AttributeList, AttributeParameter, AttributeRole, AttributeTranslation,
  AttributeValueCode, AttributesListQuery, AustralianInvoiceAccount, AutoInvoice, AutoInvoiceWithVoucher,
  BankAccountType, BilledShop, BillingCycleCore, BillingCyclesListQuery, BillingSummary, BrandSelection,
  BrazilianInvoiceAccount, BritishInvoiceAccount, CanadianInvoiceAccount, CarrierDate, CatalogFeatures,
  CategorySelection, ChannelPricing, CodeLabel, ColombianInvoiceAccount, CommissionTaxAmount, ConversionOption,
  ConversionOptions, CountryCode, CreatedCancelation, CreatedRefund, CreditLine, CsvDelimiter, CurrencyCode,
  CustomerDebitStatus, CustomerModel, DeliveryBill, DirectPaymentFeature, DocumentBillingCycle, DocumentDetail,
  DocumentFormat, DocumentIssuer, DocumentIssuerType, DocumentLine, DocumentLineDestination,
  DocumentLineEcoContribution, DocumentLineFee, DocumentLineOrder, DocumentLineOrderLine, DocumentLineOrigin,
  DocumentLineProduct, DocumentLineShop, DocumentLineTax, DocumentPayment, DocumentPaymentState,
  DocumentProductReference, DocumentRecipient, DocumentRecipientType, DocumentRequest, DocumentRequestEntities,
  DocumentRequestEntityType, DocumentRequestLine, DocumentRequestLinePage, DocumentRequestPage, DocumentRequestState,
  DocumentRequestsUploadBody, DocumentShipping, DocumentTaxTotal, DocumentTransactionInfo, DocumentType,
  DocumentTypeEntity, DocumentUpload, DocumentUploadFile, DocumentUploadOutcome, DocumentUploadRequest,
  DocumentUploadResult, DocumentsDownloadQuery, DocumentsListQuery, DocumentsUploadBody, DropshipFeatures,
  EnhancedSellerInvoicing, EprCategoryCode, EvaluationReply, EveryAmountTrigger, EveryQuantityTrigger, ExpectedDelivery,
  ExportedCampaign, ExportedField, ExportedFulfillment, ExportedMeasurement, ExportedOffer, ExportedPrice,
  ExportedPriceContext, ExportedRetailPrice, ExportedShippingType, ExportedVolumePrice, ExportedWarehouse, FeePeriod,
  FieldFault, FiscalRepresentative, FreeItemsReward, FreeTextTopic, GuatemalanInvoiceAccount, HierarchiesListQuery,
  Hierarchy, HierarchyList, HongKongInvoiceAccount, IbanInvoiceAccount, IbanPaymentDestination, ImportOrigin,
  ImportsListQuery, IndianInvoiceAccount, InitialDocument, InitialPaymentState, InputError, InstanceError,
  IntegrationCounts, InvoiceBankAccount, InvoiceDetail, InvoiceIssuer, InvoiceIssuerType, InvoicePayment,
  InvoicePaymentInfo, InvoicePaymentState, InvoiceShopAddress, InvoiceSummary, InvoiceTax, InvoiceTypeFilter,
  InvoiceWithVoucher, InvoiceWithVoucherPage, InvoicedOrganization, InvoicesListQuery, IsraeliInvoiceAccount,
  IssuerOrganization, IssuerPerson, ItemsToShip, ItemsToShipPage, JapaneseInvoiceAccount, LabelTranslation,
  LastKnownLocation, LineAdjustment, LineMeasurement, LineOrigin, LineOriginAddress, LineOriginAddressInput,
  LineOriginInput, LineOriginRequest, LineOriginResult, LineOriginUpdate, LinePromotion, LinePromotionConfiguration,
  LinePurchase, LineRefundInput, LineRefundRequest, LineTax, LineToShip, LineWarehouse, LineWarehouseInput,
  ListedOfferImport, ListedThread, LogisticClass, LogisticClassList, ManualCredit, ManualCreditWithVoucher,
  ManualInvoice, ManualInvoiceWithVoucher, MeasurementUnit, Message, MessageBody, MessageDocument, MessageFiles,
  MessageInput, MessageList, MessageRequest, MessageSent, MexicanInvoiceAccount, Milestone, MilestoneDetails,
  MinimumAmountTrigger, MinimumQuantityTrigger, NewReturn, NewReturnLine, NewShipment, NewZealandInvoiceAccount,
  NoReplyNeeded, NonComplianceReason, NubanInvoiceAccount, NullableRateOrderTax, OfferDiscount, OfferDiscountInput,
  OfferEcoContribution, OfferEcoContributionInput, OfferExportRequest, OfferExportRow, OfferExportStart,
  OfferExportStatus, OfferFileRow, OfferFulfillment, OfferImport, OfferImportMode, OfferImportPage, OfferImportRequest,
  OfferImportStarted, OfferImportStatus, OfferInactivityReason, OfferLogisticClass, OfferPrice, OfferPriceContext,
  OfferPriceInput, OfferPriceRange, OfferProductReference, OfferQuantity, OfferRetailPrice, OfferRetailPriceInput,
  OfferSelection, OfferState, OfferUpsertStarted, OfferVolumePrice, OfferVolumePriceInput, OfferWarehouse,
  OffersExportQuery, OffersGetQuery, OldRefundState, OneOffFeeLine, OneOffReference, OpenedReturn,
  OperatorProductImportRequest, OrderAcceptRequest, OrderAcceptanceMode, OrderAdjustmentRequest, OrderAdjustmentResult,
  OrderAmount, OrderAmountInput, OrderBillingAddress, OrderBillingAddressUpdate, OrderCampaign, OrderCancelation,
  OrderCancelationInput, OrderCancelationRequest, OrderCancelationResult, OrderCommissionTax, OrderConditions,
  OrderContact, OrderContactUpdate, OrderCustomerUpdate, OrderDeliveryDate, OrderDocument, OrderDocumentEntity,
  OrderDocumentEntityType, OrderDocumentInput, OrderDocumentList, OrderDocumentUpload, OrderDocumentUploadResult,
  OrderEcoContribution, OrderEcoContributionInput, OrderExportRequest, OrderExportStart, OrderExportState,
  OrderExportStatus, OrderFee, OrderFieldInput, OrderFieldsRequest, OrderFulfillment, OrderFulfillmentCenter,
  OrderFunding, OrderFundingAmounts, OrderFundingPart, OrderFundingShare, OrderIbanUpdate, OrderInvoiceDetails,
  OrderInvoiceDetailsUpdate, OrderInvoiceDocument, OrderInvoiceDocumentUpdate, OrderInvoiceFormat, OrderLineDecision,
  OrderLineFieldsInput, OrderLineState, OrderLineUpdate, OrderMessageCreated, OrderMessageRequest,
  OrderOrganizationUpdate, OrderPaymentDestinationUpdate, OrderPaymentTerms, OrderPaymentTermsUpdate,
  OrderPaymentWorkflow, OrderPromotion, OrderPromotionConfiguration, OrderPromotions, OrderReferences,
  OrderReferencesUpdate, OrderRefund, OrderRefundInput, OrderRefundState, OrderRefundTaxes, OrderShippingAddressUpdate,
  OrderShopStatistics, OrderState, OrderTax, OrderTaxMode, OrderTaxSetting, OrderThreadInput, OrderThreadRequest,
  OrderTrackingRequest, OrderWorkflows, OrdersDocumentsQuery, OrdersDownloadDocumentsQuery, OrdersEvaluationQuery,
  OrdersListQuery, OrdersStartExportQuery, OrdersTaxesQuery, OrdersUploadDocumentsBody, OrganizationAddress,
  OrganizationAddressUpdate, Participant, ParticipantType, PayOut, PayOutFailureReason, PayOutFormat,
  PayOutInvoiceAccount, PayOutService, PayOutState, PaymentDestination, PaymentTerms, PaymentTermsType,
  PaymentVoucherNumber, PercentageOffReward, PeriodFeeLine, PhilippineInvoiceAccount, PickList, PickListLine,
  PickListPage, PickListState, PickListsListQuery, PickedOrderLine, PlatformAdditionalField,
  PlatformAdditionalFieldList, PlatformChannel, PlatformChannelList, PlatformConfiguration, PlatformCurrency,
  PlatformCurrencyList, PlatformDocumentType, PlatformDocumentTypeList, PlatformFeatures, PlatformLocale,
  PlatformLocaleList, PlatformModel, PlatformModules, PlatformOfferExportRequest, PlatformOfferExportRow,
  PlatformOfferState, PlatformOfferStateList, PlatformOrderCancelation, PlatformOrderContact, PlatformOrderCustomer,
  PlatformOrderExportRequest, PlatformOrderMessageRequest, PlatformOrderOrganization, PlatformOrderReferencesUpdate,
  PlatformOrderRefund, PlatformOrderTaxList, PlatformOrderTaxSetting, PlatformOrderUpdate, PlatformOrderUpdateResult,
  PlatformProduct, PlatformProductList, PlatformPromotion, PlatformPromotionPage, PlatformReason, PlatformReasonList,
  PlatformSettings, PlatformShippingAddress, PlatformShopDocument, PlatformShopDocumentList,
  PlatformSingleOrderCustomer, PlatformSingleShippingAddress, PlatformUpdatedOrder, PlatformUpdatedOrderValues,
  PriceFileRow, PriceImport, PriceImportPage, PriceImportRequest, PriceImportStarted, PriceImportStatus,
  PricingFeatures, Product, ProductImportPage, ProductImportRequest, ProductImportStarted, ProductImportStatus,
  ProductImportTracking, ProductMeasurement, ProductMedia, ProductOfOffers, ProductOfferCore, ProductOfferDelivery,
  ProductOfferMedia, ProductOfferPrice, ProductOfferRetailPrice, ProductOfferShipping, ProductSelection,
  ProductShippingPriceType, ProductsListQuery, ProductsOffersQuery, PromotedLine, Promotion, PromotionCampaign,
  PromotionCode, PromotionCodeInput, PromotionCreateRequest, PromotionDescription, PromotionFeatures, PromotionMedia,
  PromotionProduct, PromotionReward, PromotionRewardUpdate, PromotionState, PromotionTrigger, PromotionTriggerRule,
  PromotionTriggerUpdate, PromotionType, PromotionUpdateRequest, PromotionsListQuery, PurchaseTax, PurchaseTotal,
  PurchasedItemsSelection, Reason, ReasonList, ReasonTopic, ReasonType, ReasonsListByTypeQuery, ReasonsListQuery,
  Recipient, RecipientAddress, RecipientOrganization, ReducedPriceReward, RefusedOrderDocument,
  RefusedOrderDocumentInput, RefusedShopDocument, RegisteredAddress, RegisteredCarrier, RegisteredCarrierList,
  RequestedDocumentType, Return, ReturnAcceptRequest, ReturnAddress, ReturnAddressInput, ReturnAddressUpdate,
  ReturnCompliance, ReturnComplianceRequest, ReturnComplianceUpdate, ReturnCreateError, ReturnCreateRequest,
  ReturnCreateResult, ReturnDecision, ReturnDetails, ReturnDocument, ReturnError, ReturnFeatures, ReturnId, ReturnLine,
  ReturnLineCompliance, ReturnMethod, ReturnPage, ReturnReason, ReturnRejectionReason, ReturnResult, ReturnSelection,
  ReturnState, ReturnTracking, ReturnTrackingInput, ReturnUpdate, ReturnUpdateRequest, ReturnUpdateResult,
  ReturnableItem, ReturnableItemPage, ReturnedPurchase, ReturnedTax, ReturnsItemsToReturnQuery, ReturnsListQuery,
  RewardSelection, SellerBillingCycle, SellerBillingCyclePage, Sender, SerbianInvoiceAccount, ServiceAssessment,
  ServiceOrderEvaluation, SettingsAdditionalFieldsQuery, SettingsChannelsQuery, SettingsCurrenciesQuery,
  SettingsDocumentTypesQuery, SettingsOfferStatesQuery, ShipFromAddress, ShipToAddress, Shipment, ShipmentCreateError,
  ShipmentCreateRequest, ShipmentCreateResult, ShipmentError, ShipmentFeatures, ShipmentId, ShipmentInformation,
  ShipmentInformationError, ShipmentInformationRequest, ShipmentInformationResult, ShipmentInformationUpdate,
  ShipmentLine, ShipmentOrigin, ShipmentOriginRequest, ShipmentOriginResult, ShipmentOriginUpdate, ShipmentPage,
  ShipmentPayment, ShipmentResult, ShipmentSelection, ShipmentStatus, ShipmentTracking, ShipmentTrackingInput,
  ShipmentTrackingRequest, ShipmentTrackingUpdate, ShipmentsItemsToShipQuery, ShipmentsListQuery, ShippingAddress,
  ShippingLogisticClassesQuery, ShippingMethod, ShippingMethodList, ShippingOrigin, ShippingOriginAddress,
  ShippingOriginInput, ShippingTax, ShippingTypesQuery, ShippingZone, ShippingZoneList, ShippingZonesQuery,
  ShopDocumentDetails, ShopDocumentInput, ShopDocumentUpload, ShopDocumentUploadResult, ShopModel, ShopPermission,
  ShopRole, ShopRoleList, ShopTaxOptions, SingaporeInvoiceAccount, SingleOrderBillingAddress, SingleOrderCore,
  SingleOrderCustomer, SingleOrderShippingAddress, StockFileRow, StockImport, StockImportRequest, StockImportStarted,
  StoreDependentSwitch, TaiwaneseInvoiceAccount, TaxCalculationRule, TaxCollection, TaxManagerModule, TaxNumberRule,
  TaxProviders, ThaiInvoiceAccount, Thread, ThreadAttachment, ThreadDetails, ThreadEntity, ThreadEntityInput,
  ThreadMessage, ThreadMetadata, ThreadPage, Topic, TopicInput, TopicType, TrackingValidity, TriggerSelection,
  TypedReason, UpdatedBillingAddress, UpdatedCancelation, UpdatedDeliveryDate, UpdatedEcoContribution, UpdatedIban,
  UpdatedInvoiceDetails, UpdatedLineOrigin, UpdatedOrderContact, UpdatedOrderCustomer, UpdatedOrderLine,
  UpdatedOrganization, UpdatedOrganizationAddress, UpdatedOrigin, UpdatedOriginAddress, UpdatedPaymentDestination,
  UpdatedPaymentTerms, UpdatedRefund, UpdatedShippingAddress, UpdatedShopStatistics, UruguayanInvoiceAccount, ValueList,
  ValueListCollection, ValueListEntry, ValueListsListQuery, VietnameseInvoiceAccount, WarehouseFeatures,
} from '@tradelane/instance';

/** The value of one custom field. AF01 lists the fields that the operator has defined. */
export interface AdditionalFieldValue {
    /** Code of the field. */
    code: string;
    /**
     * Type of the values of a custom field.
     * - `STRING`: A short text.
     * - `DATE`: A date.
     * - `NUMERIC`: A number.
     * - `BOOLEAN`: True or false.
     * - `LINK`: An address on the web.
     * - `REGEX`: A text that matches a pattern.
     * - `TEXTAREA`: A long text.
     * - `LIST`: One value of a list.
     * - `MULTIPLE_VALUES_LIST`: Any number of a list of values.
     */
    type?: AdditionalFieldType | undefined;
    /** A list of texts when the type is MULTIPLE_VALUES_LIST, one text in every other case. */
    value: string | string[];
}
export interface DocumentRequestsDownloadQuery {
    /** The documents to download. */
    document_id?: string[] | undefined;
    /**
     * Only documents about these kinds of entity.
     * - `PRODUCT_LOGISTIC_ORDER`: One product order.
     * - `SHOP_BILLING_CYCLE_PURCHASE_ORDER`: Purchases from the shop in one billing cycle.
     * - `LOGISTIC_PURCHASE_ORDER`: Purchases from the shop for one order.
     * - `FEES`: Fees of the operator.
     * - `ONE_OFF_FEES`: Single fees or credits of the operator.
     */
    entity_type?: DocumentRequestEntityType[] | undefined;
    /** Only documents about these entities. Requires `entity_type`. */
    entity_id?: string[] | undefined;
    /** Only documents that fulfill these requests (DR11). */
    document_request_id?: string[] | undefined;
    /**
     * Only documents in these formats.
     * - `PDF`: A PDF file.
     * - `cXML`: A cXML file, for programs.
     */
    document_format?: DocumentFormat[] | undefined;
}
export interface DocumentRequestsLinesQuery {
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
export interface DocumentRequestsListQuery {
    /** Only this request. */
    id?: string | undefined;
    /** Only the request of the document with this number. */
    document_number?: string | undefined;
    /**
     * Only requests in these states.
     * - `STAGING`: In preparation.
     * - `TO_PROCESS`: Waiting for the document.
     * - `ISSUED`: Fulfilled. The document is available.
     * - `CANCELED`: Withdrawn.
     */
    state?: DocumentRequestState[] | undefined;
    /**
     * Only requests for these kinds of document.
     * - `INVOICE`: An invoice.
     * - `CREDIT_NOTE`: A credit note, which corrects an invoice.
     */
    type?: RequestedDocumentType[] | undefined;
    /**
     * Only requests to these issuers.
     * - `OPERATOR`: The operator.
     * - `SHOP`: The shop.
     */
    issuer_type?: DocumentIssuerType[] | undefined;
    /**
     * Only requests about these kinds of entity.
     * - `PRODUCT_LOGISTIC_ORDER`: One product order.
     * - `SHOP_BILLING_CYCLE_PURCHASE_ORDER`: Purchases from the shop in one billing cycle.
     * - `LOGISTIC_PURCHASE_ORDER`: Purchases from the shop for one order.
     * - `FEES`: Fees of the operator.
     * - `ONE_OFF_FEES`: Single fees or credits of the operator.
     */
    entity_type?: DocumentRequestEntityType[] | undefined;
    /** Only requests about these entities. Requires `entity_type`. */
    entity_id?: string[] | undefined;
    /**
     * Only requests in this payment state.
     * - `PAID`: Paid.
     * - `PENDING`: Not paid yet.
     */
    payment_state?: DocumentPaymentState | undefined;
    /** Only requests created at or after this time. */
    date_created_from?: string | Date | undefined;
    /** Only requests created at or before this time. */
    date_created_to?: string | Date | undefined;
    /** Only requests changed at or after this time. */
    last_updated_from?: string | Date | undefined;
    /** Only requests changed at or before this time. */
    last_updated_to?: string | Date | undefined;
    /** Only requests with a document issued at or after this time. */
    issue_date_from?: string | Date | undefined;
    /** Only requests with a document issued at or before this time. */
    issue_date_to?: string | Date | undefined;
    /** Only requests of this billing cycle. */
    shop_billing_cycle_id?: string | undefined;
    /** Only requests of billing cycles at or after this time. */
    shop_billing_cycle_from?: string | Date | undefined;
    /** Only requests of billing cycles at or before this time. */
    shop_billing_cycle_to?: string | Date | undefined;
    /** Another name of `shop_billing_cycle_from`. Assumption about billing_cycle_from and billing_cycle_to: the same as shop_billing_cycle_from and shop_billing_cycle_to. */
    billing_cycle_from?: string | undefined;
    /** Another name of `shop_billing_cycle_to`. Assumption about billing_cycle_from and billing_cycle_to: the same as shop_billing_cycle_from and shop_billing_cycle_to. */
    billing_cycle_to?: string | undefined;
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
    /** Only requests of these shops. */
    shop_ids?: number[] | undefined;
}
export interface MessagesListQuery {
    /** Only messages of this customer. */
    customer_id?: string | undefined;
    /**
     * Messages that the shop received, messages that it sent, or all.
     * - `TRUE`: Messages that the shop received.
     * - `FALSE`: Messages that the shop sent.
     * - `ALL`: Both.
     */
    received?: "TRUE" | "FALSE" | "ALL" | undefined;
    /**
     * Only messages on this order.
     * @example ORD-1001-A
     */
    order_id?: string | undefined;
    /** Only messages on this offer. */
    offer_id?: number | undefined;
    /** Only messages created at or after this time. */
    start_date?: string | Date | undefined;
    /** Only messages created at or before this time. */
    end_date?: string | Date | undefined;
    /**
     * Only read messages, only unread messages, or all.
     * - `TRUE`: Read messages.
     * - `FALSE`: Unread messages.
     * - `ALL`: Both.
     * @deprecated
     */
    read?: "TRUE" | "FALSE" | "ALL" | undefined;
    /**
     * Archived messages, others, or all.
     * - `TRUE`: Archived messages.
     * - `FALSE`: Messages that are not archived.
     * - `ALL`: Both.
     * @deprecated
     */
    archived?: "TRUE" | "FALSE" | "ALL" | undefined;
    /**
     * Only visible messages, only hidden messages, or all.
     * - `TRUE`: Visible messages.
     * - `FALSE`: Hidden messages.
     * - `ALL`: Both.
     * @deprecated
     */
    visible?: "TRUE" | "FALSE" | "ALL" | undefined;
    /**
     * Sort field of the list.
     * - `dateCreated`: By the date of creation.
     */
    sort?: "dateCreated" | undefined;
    /**
     * Direction of the sort.
     * - `asc`: Oldest first.
     * - `desc`: Latest first.
     */
    order?: "asc" | "desc" | undefined;
    /** Number of entries per page. */
    max?: number | undefined;
    /** Number of entries to skip. */
    offset?: number | undefined;
    /**
     * Only entries of this shop.
     * @example 2001
     */
    shop_id?: number | undefined;
}
/** Fields of an offer that every role sees. */
export interface OfferCore {
    /** Identifier of the offer on the platform. */
    offer_id: number;
    /** Identifier of the offer in the shop. */
    shop_sku: string;
    /** Whether the offer can be bought. If not, `inactivity_reasons` contains why. */
    active: boolean;
    /**
     * Why the offer can't be bought.
     * - `PRODUCT_STATUS_NEW`: The product is new.
     * - `PRODUCT_STATUS_INVALID`: The product is invalid.
     * - `PRODUCT_STATUS_REJECTED`: The operator rejected the product.
     * - `PRODUCT_STATUS_UNAUTHORIZED_TO_SELL`: The shop may not sell the product.
     * - `PRODUCT_STATUS_PENDING`: The product waits for a decision.
     * - `PRODUCT_STATUS_SYNCHRO_ERROR`: The product could not be synchronized.
     * - `PRODUCT_DISABLED`: The product is disabled.
     * - `SHOP_NOT_OPEN`: The shop is not open.
     * - `ZERO_QUANTITY`: The stock is empty.
     * - `NO_MIN_SHIPPING_RATE`: The offer has no shipping charge.
     * - `NOT_IN_AVAILABILITY_PERIOD`: The availability period has not started or is over.
     * - `NO_CHANNEL_ON_SHOP`: The shop has no sales channel.
     * - `SHOP_CURRENCY_DISABLED`: The currency of the shop is disabled.
     * - `AVAILABLE_QUANTITY_LESS_THAN_MIN_ORDER_QUANTITY`: The stock is below the lowest order quantity.
     * - `AVAILABLE_QUANTITY_LESS_THAN_PACKAGE_QUANTITY`: The stock is below the quantity of a package.
     * - `NO_ACTIVE_PRICE`: No price applies now.
     * - `CATEGORY_UNAUTHORIZED_TO_SELL`: The shop may not sell in the category.
     * - `BRAND_UNAUTHORIZED_TO_SELL`: The shop may not sell the brand.
     */
    inactivity_reasons?: OfferInactivityReason[];
    /** Identifier of the product on the platform. */
    product_sku: string;
    /** Title of the product. */
    product_title: string;
    /** Brand of the product. */
    product_brand?: string;
    /** Description of the product. */
    product_description?: string;
    /** Identifiers of the product, such as its EAN. */
    product_references: OfferProductReference[];
    /** Tax code of the product. */
    product_tax_code?: string;
    /** Code of the product's category. */
    category_code: string;
    /** Name of the category, in the requested language. */
    category_label: string;
    /**
     * Code of the condition of the product, as OF61 lists it.
     * @example 11
     */
    state_code: string;
    /** Quantity in stock. */
    quantity: number;
    /** Quantity in each warehouse. */
    warehouses?: OfferWarehouse[];
    /** Quantity at which the platform warns the shop. */
    min_quantity_alert?: number;
    /** Lowest quantity in one order. */
    min_order_quantity: number;
    /** Highest quantity in one order. */
    max_order_quantity?: number;
    /** Quantity of a package. Customers buy multiples of it. */
    package_quantity: number;
    /** Currency of the prices. */
    currency_iso_code: CurrencyCode;
    /** Price of one unit now, with a discount that applies. */
    price?: number;
    /** Price of one unit with the lowest shipping charge. */
    total_price?: number;
    /** The prices for the requested channel and customer organization. Default: the default prices. */
    applicable_pricing?: OfferPrice;
    /** All prices: the default prices, and prices of single channels, customers or periods. */
    all_prices: OfferPrice[];
    /**
     * The discount on the default price. Use `all_prices`.
     * @deprecated
     */
    discount?: OfferDiscount;
    /** Retail prices of shops that sell through the operator. */
    retail_prices?: OfferRetailPrice[];
    /** Retail price that the manufacturer suggests. */
    msrp?: number;
    /** Additional text about the price. */
    price_additional_info?: string;
    /** Whether customers may request quotes. */
    allow_quote_requests?: boolean;
    /** Contributions to schemes of extended producer responsibility. */
    eco_contributions?: OfferEcoContribution[];
    /** Codes of the channels that sell the offer. */
    channels: string[];
    /** Description of the offer. */
    description: string;
    /** Rank among the favorite offers of the shop. */
    favorite_rank?: number;
    /** Time from which the offer can be bought. Format: date-time. */
    available_start_date?: string;
    /** Time until which the offer can be bought. Format: date-time. */
    available_end_date?: string;
    /** Days between the order and its shipment. */
    leadtime_to_ship: number;
    /** Time until which an order of now must be shipped. Format: date-time. */
    shipping_deadline: string;
    /** Place of fulfillment of orders of the offer. */
    fulfillment: OfferFulfillment;
    /** Class of goods that decides the shipping charges. */
    logistic_class: OfferLogisticClass;
    /** Lowest shipping charge of the first unit. */
    min_shipping_price: number;
    /** Lowest shipping charge of each further unit. */
    min_shipping_price_additional: number;
    /** Code of the shipping method with the lowest charge. */
    min_shipping_type: string;
    /** Code of the shipping zone with the lowest charge. */
    min_shipping_zone: string;
    /** Values of the custom fields of offers (AF01). */
    offer_additional_fields?: AdditionalFieldValue[];
}
/** An offer to create, change or delete. A change removes what you leave out: texts, dates, discount, logistic class, and package and order quantities are deleted, `quantity` becomes 0, and `allow_quote_requests` false. */
export interface OfferInput {
    /** Identifier of the offer in the shop. */
    shop_sku: string;
    /** Identifier of the product. Used only if the offer is new. */
    product_id: string;
    /**
     * Type of the identifier. Used only if the offer is new.
     * @example EAN
     */
    product_id_type: string;
    /** Code of the condition (OF61). */
    state_code: string;
    /**
     * `update` or empty to create or change the offer, `delete` to delete it.
     * @example update
     */
    update_delete: string;
    /** Price of one unit without a discount. */
    price: number;
    /** Quantity in stock. Default: 0. */
    quantity?: number | undefined;
    /** Description of the offer. */
    description?: string | undefined;
    /** Description that only the shop reads. */
    internal_description?: string | undefined;
    /** Additional text about the price. */
    price_additional_info?: string | undefined;
    /** Unit of the price. */
    pricing_unit?: string | undefined;
    /** Tax code of the product. */
    product_tax_code?: string | undefined;
    /** Quantity at which the platform warns the shop. */
    min_quantity_alert?: number | undefined;
    /** Lowest quantity in one order. */
    min_order_quantity?: number | undefined;
    /** Highest quantity in one order. */
    max_order_quantity?: number | undefined;
    /** Quantity of a package. Customers buy multiples of it. */
    package_quantity?: number | undefined;
    /** Days between the order and its shipment. */
    leadtime_to_ship?: number | undefined;
    /** Code of the logistic class (SH31). */
    logistic_class?: string | undefined;
    /** Time from which the offer can be bought. */
    available_started?: string | undefined;
    /** Time until which the offer can be bought. */
    available_ended?: string | undefined;
    /** Whether customers may request quotes. Default: false. */
    allow_quote_requests?: boolean | undefined;
    /** The discount on the default price. */
    discount?: OfferDiscountInput | undefined;
    /** Prices of channels. An entry for the default prices wins over `price` and `discount`. */
    all_prices?: OfferPriceInput[] | undefined;
    /** Retail prices of shops that sell through the operator. */
    retail_prices?: OfferRetailPriceInput[] | undefined;
    /** Retail price that the manufacturer suggests. */
    msrp?: number | undefined;
    /** Contributions to schemes of extended producer responsibility. */
    eco_contributions?: OfferEcoContributionInput[] | undefined;
    /** Values of the custom fields of offers (AF01). */
    offer_additional_fields?: AdditionalFieldValue[] | undefined;
}
/** Offers to create, change or delete. */
export interface OfferUpsertRequest {
    /** The offers. */
    offers: OfferInput[];
}
export interface OffersImportsQuery {
    /**
     * Only imports created at or after this time.
     * @example 2026-01-01T00:00:00Z
     */
    start_date?: string | Date | undefined;
    /** Only imports created at or before this time. */
    end_date?: string | Date | undefined;
    /**
     * Only imports in this status.
     * - `WAITING_SYNCHRONIZATION_PRODUCT`: Waits until the products of the file are imported.
     * - `WAITING`: Waits to be imported.
     * - `RUNNING`: Being imported.
     * - `COMPLETE`: Complete.
     * - `FAILED`: Failed.
     */
    status?: "WAITING_SYNCHRONIZATION_PRODUCT" | "WAITING" | "RUNNING" | "COMPLETE" | "FAILED" | undefined;
    /**
     * Only imports in this mode.
     * - `NORMAL`: Other offers stay.
     * - `REPLACE`: Other offers of the shop are deleted.
     */
    mode?: "NORMAL" | "REPLACE" | undefined;
    /**
     * Only imports that arrived in these ways.
     * - `API`: Through this API.
     * - `FTP`: From an FTP server.
     * - `SFTP`: From an SFTP server.
     * - `HTTP`: From an HTTP server.
     * - `HTTPS`: From an HTTPS server.
     * - `FRONT`: In the back office.
     * - `PENDING_OFFERS`: From offers that waited for approval.
     */
    origins?: ImportOrigin[] | undefined;
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
    /**
     * Only entries of this shop.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OffersUpsertQuery {
    /**
     * The shop that the offers belong to. Assumption about an offer of the shop without its product, condition, price or `update_delete`: the offer keeps its product, condition and price. A new offer is refused in the report. Strict sandboxes refuse it.
     * @example 2001
     */
    shop: number;
}
/** A refund of the request, with its identifiers. */
export type OperatorCreatedRefund = {
    /** Legal notice about the taxes. */
    tax_legal_notice?: string;
} & CreatedRefund;
/** A file with offers of a shop and its settings. */
export type OperatorOfferImportRequest = {
    /** The shop that the offers belong to. */
    shop: number;
} & OfferImportRequest;
/** A refund of an amount of one line. */
export type OperatorOrderRefundInput = {
    /** Legal notice about the taxes. */
    tax_legal_notice?: string | undefined;
} & OrderRefundInput;
/** Refunds of amounts of order lines. */
export interface OperatorOrderRefundRequest {
    /**
     * Whether the amounts include taxes. Default: the mode of the platform.
     * - `TAX_INCLUDED`: Amounts include taxes.
     * - `TAX_EXCLUDED`: Amounts are without taxes.
     */
    order_tax_mode?: OrderTaxMode | undefined;
    /** The refunds. */
    refunds: OperatorOrderRefundInput[];
}
/** The refunds of the request. */
export interface OperatorOrderRefundResult {
    /**
     * Whether the amounts include taxes.
     * - `TAX_INCLUDED`: Amounts include taxes.
     * - `TAX_EXCLUDED`: Amounts are without taxes.
     */
    order_tax_mode: OrderTaxMode;
    /** The created refunds. */
    refunds: OperatorCreatedRefund[];
}
/** Changes of one order and its lines. */
export type OperatorOrderUpdate = {
    /** Changes of lines. */
    order_lines?: OrderLineUpdate[] | undefined;
} & PlatformOrderUpdate;
/** Changes of up to 100 orders and their lines. */
export interface OperatorOrderUpdateRequest {
    /** The orders and their changes. */
    orders: OperatorOrderUpdate[];
}
/** A file with prices of offers of a shop. */
export type OperatorPriceImportRequest = {
    /** The shop that the offers belong to. */
    shop: number;
} & PriceImportRequest;
/** A file with the stock of offers of a shop. */
export type OperatorStockImportRequest = {
    /** The shop that the offers belong to. */
    shop_id: number;
} & StockImportRequest;
/** Entity of the thread, with its identifier. */
export type OperatorThreadEntityInput = {
    /** Identifier of the seller. */
    id: string;
} & ThreadEntityInput;
/** The first message of a thread with a seller. */
export interface OperatorThreadInput {
    /** Text of the message. */
    body: MessageBody;
    /** Entity of the thread. SELLER_OPERATOR is a thread with a seller. */
    entity: OperatorThreadEntityInput;
    /** Topic of the thread, as a text or as a reason. */
    topic: TopicInput;
}
/** The first message of a thread of the operator with a seller, and its files. */
export interface OperatorThreadRequest {
    /** Files of the message. */
    files?: MessageFiles | undefined;
    /** Seller, topic and text of the message, a JSON part. */
    thread_input: OperatorThreadInput;
}
/** Fields of an order that every role sees. */
export interface OrderCore {
    /** Identifier of the order. */
    order_id: string;
    /** Time at which the shop accepted or refused the order. Null if the platform decided. Format: date-time. */
    acceptance_decision_date?: string | null;
    /** Whether the shop may cancel the order now. */
    can_cancel: boolean;
    /** Whether the shop may ship the order now. */
    can_shop_ship: boolean;
    /** Channel of the order. */
    channel?: CodeLabel;
    /** Identifier of the customer's whole purchase, which may consist of orders at several shops. */
    commercial_id: string;
    /** Time at which the order was created. The list is sorted by it. Format: date-time. */
    created_date: string;
    /** Currency of the amounts. */
    currency_iso_code: CurrencyCode;
    /** Time at which the customer was debited. Format: date-time. */
    customer_debited_date?: string;
    /** Whether the customer pays the shop directly. */
    customer_directly_pays_seller?: boolean;
    /** Period of the expected delivery. */
    delivery_date?: OrderDeliveryDate;
    /** Campaigns of the order. */
    discount_campaigns?: OrderCampaign[];
    /** Place of fulfillment. */
    fulfillment: OrderFulfillment;
    /** Whether the whole order is refunded. */
    fully_refunded?: boolean;
    /** Whether the customer has written a message. */
    has_customer_message: boolean;
    /** Whether an incident is open. */
    has_incident: boolean;
    /** Whether the order has an invoice. */
    has_invoice: boolean;
    /** Requirements of the customer for the invoice. */
    invoice_details?: OrderInvoiceDetails;
    /** Time at which the order last changed. Format: date-time. */
    last_updated_date: string;
    /**
     * Days between the order and its shipment. Use `shipping_deadline`.
     * @deprecated
     */
    leadtime_to_ship: number;
    /** Values of the custom fields of orders (AF01). */
    order_additional_fields?: AdditionalFieldValue[];
    /** Taxes of refunds on the order level. */
    order_refunds?: OrderRefundTaxes[];
    /**
     * State of the order.
     * - `STAGING`: Fraud checks or quotes are pending.
     * - `WAITING_ACCEPTANCE`: Waits until the shop accepts it.
     * - `WAITING_DEBIT`: Accepted. The customer is not yet debited.
     * - `WAITING_DEBIT_PAYMENT`: The debit of the customer waits for confirmation.
     * - `SHIPPING`: To be shipped.
     * - `SHIPPED`: Shipped.
     * - `TO_COLLECT`: Ready for the customer to collect.
     * - `RECEIVED`: The customer has received it.
     * - `CLOSED`: Closed.
     * - `REFUSED`: The shop refused it.
     * - `CANCELED`: Canceled.
     */
    order_state: OrderState;
    /** Code of the reason of the state. */
    order_state_reason_code?: string | null;
    /** Name of the reason. */
    order_state_reason_label?: string | null;
    /**
     * Whether the amounts include taxes.
     * - `TAX_INCLUDED`: Amounts include taxes.
     * - `TAX_EXCLUDED`: Amounts are without taxes.
     */
    order_tax_mode: OrderTaxMode;
    /** Taxes on the order level. */
    order_taxes?: NullableRateOrderTax[];
    /**
     * Use `payment_type`.
     * @deprecated
     */
    paymentType?: string;
    /** Days until the payment is due. */
    payment_duration?: number | null;
    /** Means of payment. */
    payment_type?: string;
    /**
     * When the customer pays.
     * - `PAY_ON_ACCEPTANCE`: When the shop accepts the order.
     * - `PAY_ON_DELIVERY`: On delivery.
     * - `PAY_ON_DUE_DATE`: On a due date.
     * - `PAY_ON_SHIPMENT`: When the order is shipped.
     * - `NO_CUSTOMER_PAYMENT_CONFIRMATION`: The payment is not confirmed.
     */
    payment_workflow?: OrderPaymentWorkflow;
    /** Price of all lines, without shipping. */
    price: number;
    /** Promotions on the order. */
    promotions?: OrderPromotions;
    /** Identifier of the quote that led to the order. */
    quote_id?: string | null;
    /** References of the order on both sides. */
    references?: OrderReferences;
    /** Code of the carrier. */
    shipping_carrier_code?: string;
    /** Standard code of the carrier. */
    shipping_carrier_standard_code?: string;
    /** Name of the carrier. */
    shipping_company?: string;
    /** Time until which the order must be shipped. Format: date-time. */
    shipping_deadline?: string;
    /** Shipping charge. */
    shipping_price: number;
    /** Identifier of the pick-up point. */
    shipping_pudo_id?: string;
    /** Tracking number. */
    shipping_tracking?: string;
    /** Address of the tracking page. */
    shipping_tracking_url?: string;
    /** Code of the shipping method. */
    shipping_type_code: string;
    /** Name of the shipping method. */
    shipping_type_label: string;
    /** Standard code of the shipping method. */
    shipping_type_standard_code?: string;
    /** Code of the shipping zone. */
    shipping_zone_code: string;
    /** Name of the shipping zone. */
    shipping_zone_label: string;
    /** Commission with taxes. */
    total_commission: number;
    /** Price with shipping. */
    total_price: number;
    /** Time of the payment. Format: date-time. */
    transaction_date?: string;
    /** Number of the payment. */
    transaction_number?: string;
}
/** Custom fields of an order and of its lines. */
export interface OrderFields {
    /** Values of the custom fields of orders (AF01). */
    order_additional_fields?: AdditionalFieldValue[];
    /** Lines of the request. */
    order_lines?: OrderLineFields[];
}
/** Why nothing was changed. */
export interface OrderFieldsErrors {
    /** Problems, one entry per fault. */
    errors: InputError[];
    /** The input. */
    input?: OrderFields;
}
/** The custom fields after the change, or the errors and the input. */
export interface OrderFieldsResult {
    /** Why nothing was changed. */
    order_update_errors?: OrderFieldsErrors;
    /** The custom fields after the change. */
    order_update_result?: OrderFields;
}
/** Fields of an order line that every role sees. */
export interface OrderLineCore {
    /** Identifier of the order line. */
    order_line_id: string;
    /** Whether the shop may refund the line now. */
    can_refund: boolean;
    /** Code of the product's category. */
    category_code: string;
    /** Name of the category, in the requested language. */
    category_label: string;
    /** Commission on the line, without taxes. */
    commission_fee: number;
    /**
     * Rate of the tax on the commission. Use `commission_taxes`.
     * @deprecated
     */
    commission_rate_vat?: number;
    /** Taxes on the commission. */
    commission_taxes?: OrderCommissionTax[];
    /**
     * Tax on the commission. Use `commission_taxes`.
     * @deprecated
     */
    commission_vat?: number;
    /** Time at which the line was created. Format: date-time. */
    created_date: string;
    /** Time at which the customer was debited for the line. Format: date-time. */
    debited_date?: string;
    /** Description of the offer. */
    description: string | null;
    /** Campaign of the line. */
    discount_campaign?: OrderCampaign;
    /** Contributions to schemes of extended producer responsibility. */
    eco_contributions?: OrderEcoContribution[];
    /** Fees that the customer pays. */
    fees?: OrderFee[];
    /** Time at which the line last changed. Format: date-time. */
    last_updated_date: string;
    /** Measure of a line that is sold by measure. */
    measurement?: LineMeasurement;
    /** Identifier of the offer on the platform. */
    offer_id: number;
    /** Identifier of the offer in the shop. */
    offer_sku: string;
    /** Code of the condition of the product (OF61). */
    offer_state_code: string;
    /** Values of the custom fields of order lines (AF01). */
    order_line_additional_fields: AdditionalFieldValue[];
    /** Number of the line in the order, from 1. */
    order_line_index: number;
    /**
     * State of the line.
     * - `STAGING`: Fraud checks or quotes are pending.
     * - `WAITING_ACCEPTANCE`: Waits until the shop accepts it.
     * - `WAITING_DEBIT`: Accepted. The customer is not yet debited.
     * - `WAITING_DEBIT_PAYMENT`: The debit of the customer waits for confirmation.
     * - `SHIPPING`: To be shipped.
     * - `SHIPPED`: Shipped.
     * - `TO_COLLECT`: Ready for the customer to collect.
     * - `RECEIVED`: The customer has received it.
     * - `CLOSED`: Closed.
     * - `REFUSED`: The shop refused it.
     * - `CANCELED`: Canceled.
     * - `INCIDENT_OPEN`: An incident is open.
     * - `REFUNDED`: Refunded.
     */
    order_line_state: OrderLineState;
    /** Code of the reason of the state, such as the reason of an incident. */
    order_line_state_reason_code?: string | null;
    /** Name of the reason. */
    order_line_state_reason_label?: string | null;
    /** Price of one unit without the discount. */
    origin_unit_price?: number;
    /** Price of the line, without shipping. */
    price: number;
    /** Additional text about the price. */
    price_additional_info?: string | null;
    /** Parts of `price`, by who pays and receives them. */
    price_amount_breakdown?: AmountBreakdown;
    /** Price of one unit. */
    price_unit: number;
    /** Pictures of the product. */
    product_medias: ProductMedia[];
    /** Identifier of the product in the shop. */
    product_shop_sku?: string;
    /** Identifier of the product on the platform. */
    product_sku: string;
    /** Title of the product. */
    product_title: string;
    /** Promotions on the line. */
    promotions?: LinePromotion[];
    /** Purchase amounts, for shops that sell through the operator. */
    purchase_information?: LinePurchase;
    /** Quantity that is left after cancelations. */
    quantity: number;
    /** Time at which the customer received the line. Format: date-time. */
    received_date?: string;
    /** Time at which the line was shipped. Format: date-time. */
    shipped_date?: string;
    /** Origin of the shipment. */
    shipping_from?: LineOrigin;
    /** Shipping charge. */
    shipping_price: number;
    /**
     * Shipping charge of each further unit.
     * @deprecated
     */
    shipping_price_additional_unit?: number;
    /** Parts of `shipping_price`, by who pays and receives them. */
    shipping_price_amount_breakdown?: AmountBreakdown;
    /**
     * Shipping charge of one unit.
     * @deprecated
     */
    shipping_price_unit?: number;
    /** Taxes on the shipping charge. */
    shipping_taxes?: ShippingTax[];
    /** Legal notice about the taxes. */
    tax_legal_notice?: string;
    /** Taxes on the price. */
    taxes?: LineTax[];
    /** Commission with taxes. */
    total_commission: number;
    /** Price with shipping. */
    total_price: number;
}
/** Custom fields of one line. */
export interface OrderLineFields {
    /** Identifier of the order line. */
    order_line_id: string;
    /** Values of the custom fields of order lines (AF01). */
    order_line_additional_fields?: AdditionalFieldValue[];
}
export interface OrdersMessagesQuery {
    /**
     * Messages that the shop received, messages that it sent, or all.
     * - `TRUE`: Messages that the shop received.
     * - `FALSE`: Messages that the shop sent.
     * - `ALL`: Both.
     */
    received?: "TRUE" | "FALSE" | "ALL" | undefined;
    /**
     * Ignored.
     * - `TRUE`: Ignored.
     * - `FALSE`: Ignored.
     * - `ALL`: Ignored.
     * @deprecated
     */
    read?: "TRUE" | "FALSE" | "ALL" | undefined;
    /**
     * Ignored.
     * - `TRUE`: Ignored.
     * - `FALSE`: Ignored.
     * - `ALL`: Ignored.
     * @deprecated
     */
    archived?: "TRUE" | "FALSE" | "ALL" | undefined;
    /**
     * Sort field of the list.
     * - `dateCreated`: By creation time.
     */
    sort?: "dateCreated" | undefined;
    /**
     * Direction of the sort.
     * - `asc`: Oldest first.
     * - `desc`: Latest first.
     */
    order?: "asc" | "desc" | undefined;
    /** Number of entries per page. */
    max?: number | undefined;
    /** Number of entries to skip. */
    offset?: number | undefined;
}
/** An offer of an export as JSON, with the sales model of its shop. */
export type PlatformExportedOffer = {
    /**
     * Sales model of the shop.
     * - `MARKETPLACE`: The shop sells on its own account.
     * - `DROPSHIP`: The operator sells and the shop ships.
     * - `ONE_CREDITOR`: The operator is the only creditor of the customer.
     */
    model?: ShopModel;
} & ExportedOffer;
/** Orders of one file of an export. */
export interface PlatformExportedOrders {
    /** Orders of this file. */
    orders: PlatformOrder[];
}
/** An offer with its shop. */
export type PlatformOffer = {
    /**
     * Sales model of the shop.
     * - `MARKETPLACE`: The shop sells on its own account.
     * - `DROPSHIP`: The operator sells and the shop ships.
     * - `ONE_CREDITOR`: The operator is the only creditor of the customer.
     */
    model?: ShopModel;
    /** Grade of the shop. */
    shop_grade: number;
    /** Identifier of the shop. */
    shop_id: number;
    /** Name of the shop. */
    shop_name: string;
} & OfferCore;
/** An order of products at one shop, with the shop. */
export type PlatformOrder = {
    /** Whether the customer may evaluate the order now. */
    can_evaluate: boolean;
    /** Whether commission is charged. Only on platforms that mix commission models. */
    commissionable?: boolean;
    /** The customer. */
    customer: PlatformOrderCustomer;
    /** Number of the payment that was sent with the order. */
    imprint_number?: string;
    /** Lines of the order. */
    order_lines: PlatformOrderLine[];
    /**
     * Service that pays the shop.
     * - `NOT_SPECIFIED`: None is specified.
     * - `MANGOPAY`: Mangopay.
     * - `MIRAKL_PAYOUT`: The pay-out service of the platform.
     * - `OPERATOR`: The operator itself.
     */
    pay_out_psp_code: PayOutService;
    /** Account of a bank transfer of the customer. */
    payment_destination?: PaymentDestination;
    /** Identifier of the shop. */
    shop_id: number;
    /** Name of the shop. */
    shop_name: string;
    /** Whether the debit waits for the confirmation of the funding. */
    waiting_funding_confirmation?: boolean;
    /** Whether the debit waits for the confirmation of the taxes. */
    waiting_tax_confirmation?: boolean;
} & OrderCore;
/** A line of an order: one offer in a quantity. */
export type PlatformOrderLine = {
    /** Whether an incident may be opened on the line now. */
    can_open_incident: boolean;
    /** Cancelations of the line. */
    cancelations: PlatformOrderCancelation[];
    /** Funding of the line. */
    funding?: OrderFunding;
    /** Refunds of the line. */
    refunds: PlatformOrderRefund[];
    /** Whether the taxes of the line must be calculated again. */
    tax_recalculation_required: boolean;
} & OrderLineCore;
/** One page of orders of all shops. */
export interface PlatformOrderPage {
    /** Orders of this page. */
    orders: PlatformOrder[];
    /** Number of orders on all pages. */
    total_count: number;
}
/** An offer for the product, with its shop and stock. */
export type PlatformProductOffer = {
    /** Time until which the offer can be bought. Format: date-time. */
    available_end_date?: string;
    /** Time from which the offer can be bought. Format: date-time. */
    available_start_date?: string;
    /** Codes of the channels that sell the offer. */
    channels: string[];
    /**
     * The discount on the default price. Use `applicable_pricing`.
     * @deprecated
     */
    discount?: OfferDiscount;
    /** Rank among the favorite offers of the shop. */
    favorite_rank?: number;
    /** Place of fulfillment of orders of the offer. */
    fulfillment: OfferFulfillment;
    /** Class of goods that decides the shipping charges. */
    logistic_class: OfferLogisticClass;
    /** Highest quantity in one order. */
    max_order_quantity: number;
    /** Lowest quantity in one order. */
    min_order_quantity: number;
    /** Quantity at which the platform warns the shop. */
    min_quantity_alert: number;
    /**
     * Sales model of the shop.
     * - `MARKETPLACE`: The shop sells on its own account.
     * - `DROPSHIP`: The operator sells and the shop ships.
     * - `ONE_CREDITOR`: The operator is the only creditor of the customer.
     */
    model?: ShopModel;
    /** Values of the custom fields of offers. */
    offer_additional_fields?: AdditionalFieldValue[];
    /** Identifier of the offer on the platform. */
    offer_id: number;
    /** Quantity of a package. Customers buy multiples of it. */
    package_quantity: number;
    /** Whether the shop is a premium shop. */
    premium: boolean;
    /** Tax code of the product. */
    product_tax_code?: string;
    /** Quantity in stock. */
    quantity: number;
    /** Identifier of the shop. */
    shop_id: number;
    /** Identifier of the offer in the shop. */
    shop_sku: string;
    /** Quantity in each warehouse. */
    warehouses?: OfferWarehouse[];
} & ProductOfferCore;
/** One page of products with their offers. */
export interface PlatformProductOfferPage {
    /** Products of this page. */
    products?: PlatformProductWithOffers[];
}
/** A product with the offers of all shops. */
export type PlatformProductWithOffers = {
    /** Offers of the product. */
    offers?: PlatformProductOffer[];
} & ProductOfOffers;
/** An order as OR12 returns it to operators and fronts, with the shop. */
export type PlatformSingleOrder = {
    /** Whether the order may be canceled now. */
    can_cancel: boolean;
    /** Whether the customer may evaluate the order now. */
    can_evaluate: boolean;
    /** The customer. */
    customer: PlatformSingleOrderCustomer;
    /** Lines of the order. */
    order_lines: PlatformSingleOrderLine[];
    /** Identifier of the shop. */
    shop_id: number;
    /** Name of the shop. */
    shop_name: string;
} & SingleOrderCore;
/** A line of an order as OR12 returns it to operators and fronts. */
export type PlatformSingleOrderLine = {
    /** Whether an incident may be opened on the line now. */
    can_open_incident: boolean;
} & SingleOrderLine;
export interface PricesImportsQuery {
    /** Only these imports. */
    import_id?: string[] | undefined;
    /**
     * Only imports created at or after this time.
     * @example 2026-01-01T00:00:00Z
     */
    start_date?: string | Date | undefined;
    /** Only imports created at or before this time. */
    end_date?: string | Date | undefined;
    /**
     * Only imports in this status.
     * - `WAITING`: Waits to be imported.
     * - `RUNNING`: Being imported.
     * - `COMPLETE`: Complete.
     * - `FAILED`: Failed.
     */
    status?: "WAITING" | "RUNNING" | "COMPLETE" | "FAILED" | undefined;
    /**
     * Only imports that arrived in these ways.
     * - `API`: Through this API.
     * - `FTP`: From an FTP server.
     * - `SFTP`: From an SFTP server.
     * - `HTTP`: From an HTTP server.
     * - `HTTPS`: From an HTTPS server.
     * - `FRONT`: In the back office.
     * - `PENDING_OFFERS`: From offers that waited for approval.
     */
    origins?: ImportOrigin[] | undefined;
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
    /**
     * Only entries of this shop.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface PromotionsCreateQuery {
    /**
     * The shop that the promotion belongs to.
     * @example 2001
     */
    shop_id: number;
}
export interface PromotionsUpdateQuery {
    /**
     * The shop that the promotion belongs to.
     * @example 2001
     */
    shop_id: number;
}
/** A line of an order as OR12 returns it. */
export interface SingleOrderLine {
    /** Identifier of the order line. */
    order_line_id: string;
    /** Whether the shop may refund the line now. */
    can_refund: boolean;
    /** Code of the product's category. */
    category_code: string;
    /** Name of the category, in the requested language. */
    category_label: string;
    /** Commission on the line, without taxes. */
    commission_fee: number;
    /** Rate of the tax on the commission. */
    commission_rate_vat: number;
    /** Tax on the commission. */
    commission_vat: number;
    /** Time at which the line was created. Format: date-time. */
    created_date: string;
    /** Time at which the customer was debited for the line. Format: date-time. */
    debited_date: string | null;
    /** Description of the offer. */
    description: string;
    /** Time of the last change. Format: date-time. */
    last_updated_date: string;
    /** Identifier of the offer on the platform. */
    offer_id: number;
    /** Identifier of the offer in the shop. */
    offer_sku: string;
    /** Code of the condition of the product (OF61). */
    offer_state_code: string;
    /** Values of the custom fields of order lines (AF01). */
    order_line_additional_fields: AdditionalFieldValue[];
    /** Number of the line in the order, from 1. */
    order_line_index: number;
    /**
     * State of the line.
     * - `STAGING`: Fraud checks or quotes are pending.
     * - `WAITING_ACCEPTANCE`: Waits until the shop accepts it.
     * - `WAITING_DEBIT`: Accepted. The customer is not yet debited.
     * - `WAITING_DEBIT_PAYMENT`: The debit of the customer waits for confirmation.
     * - `SHIPPING`: To be shipped.
     * - `SHIPPED`: Shipped.
     * - `TO_COLLECT`: Ready for the customer to collect.
     * - `RECEIVED`: The customer has received it.
     * - `CLOSED`: Closed.
     * - `REFUSED`: The shop refused it.
     * - `CANCELED`: Canceled.
     * - `INCIDENT_OPEN`: An incident is open.
     * - `REFUNDED`: Refunded.
     */
    order_line_state: OrderLineState;
    /** Code of the reason of the state, such as the reason of an incident. */
    order_line_state_reason_code: string | null;
    /** Name of the reason. */
    order_line_state_reason_label: string | null;
    /** Price of the line, without shipping. */
    price: number;
    /** Additional text about the price. */
    price_additional_info?: string | null;
    /** Price of one unit. */
    price_unit: number;
    /** Identifier of the product on the platform. */
    product_sku: string;
    /** Title of the product. */
    product_title: string;
    /** Quantity that is left after cancelations. */
    quantity: number;
    /** Time at which the customer received the line. Format: date-time. */
    received_date: string | null;
    /** Time at which the line was shipped. Format: date-time. */
    shipped_date: string | null;
    /** Shipping charge. */
    shipping_price: number;
    /**
     * Shipping charge of each further unit.
     * @deprecated
     */
    shipping_price_additional_unit?: number;
    /**
     * Shipping charge of one unit.
     * @deprecated
     */
    shipping_price_unit?: number;
    /** Commission with taxes. */
    total_commission: number;
    /** Price with shipping. */
    total_price: number;
}
export interface ThreadsListQuery {
    /**
     * Only threads on entities of this type. Default: all types.
     * - `MMP_ORDER`: Product orders.
     * - `MMP_OFFER`: Offers.
     * - `MPS_ORDER`: Service orders.
     * - `MPS_SERVICE`: Services.
     * - `SELLER_OPERATOR`: Threads between the shop and the operator.
     */
    entity_type?: "MMP_ORDER" | "MMP_OFFER" | "MPS_ORDER" | "MPS_SERVICE" | "SELLER_OPERATOR" | undefined;
    /** Only threads on these entities, as one comma-separated list. Requires `entity_type`. */
    entity_id?: string[] | undefined;
    /**
     * Only threads that changed at or after this time.
     * @example 2026-04-01T06:00:00Z
     */
    updated_since?: string | Date | undefined;
    /** Adds the last messages of each thread. */
    with_messages?: boolean | undefined;
    /** Only order threads of these channels, as one comma-separated list. */
    channel_codes?: string[] | undefined;
    /** Sort field and direction of the list: `criterion,ASC` or `criterion,DESC`. Assumption about values of sort: any text in the common form `criterion,direction`. */
    sort?: string | undefined;
    /** Number of threads per page. */
    limit?: number | undefined;
    /** Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
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
    "/api/offers/states": { get: operations["OF61"]; };
    "/api/offers": { post: operations["OF24"]; };
    "/api/offers/{offer}": { get: operations["OF22"]; };
    "/api/offers/{offer}/quantity": { get: operations["OF26"]; };
    "/api/offers/imports": { get: operations["OF04"]; post: operations["OF01"]; };
    "/api/offers/imports/{import_id}": { get: operations["OF02"]; };
    "/api/offers/imports/{import_id}/error_report": { get: operations["OF03"]; };
    "/api/offers/pricing/imports": { get: operations["PRI02"]; post: operations["PRI01"]; };
    "/api/offers/pricing/imports/{import_id}/error_report": { get: operations["PRI03"]; };
    "/api/offers/stock/imports": { post: operations["STO01"]; };
    "/api/offers/stock/imports/{import_id}/status": { get: operations["STO02"]; };
    "/api/offers/stock/imports/{import_id}/error_report": { get: operations["STO03"]; };
    "/api/offers/export": { get: operations["OF51"]; };
    "/api/offers/export/async": { post: operations["OF52"]; };
    "/api/offers/export/async/status/{tracking_id}": { get: operations["OF53"]; };
    "/api/promotions": { get: operations["PR01"]; post: operations["PR03"]; };
    "/api/promotions/{promotion_internal_id}": { put: operations["PR04"]; };
    "/api/platform/configuration": { get: operations["PC01"]; };
    "/api/reasons": { get: operations["RE01"]; };
    "/api/reasons/{reason_type}": { get: operations["RE02"]; };
    "/api/reasons/incident_open": { get: operations["RE11"]; };
    "/api/reasons/incident_close": { get: operations["RE12"]; };
    "/api/reasons/messaging": { get: operations["RE14"]; };
    "/api/shipping/zones": { get: operations["SH11"]; };
    "/api/shipping/types": { get: operations["SH12"]; };
    "/api/shipping/carriers": { get: operations["SH21"]; };
    "/api/shipping/logistic_classes": { get: operations["SH31"]; };
    "/api/invoices": { get: operations["IV01"]; };
    "/api/invoices/{accounting_document_id}": { get: operations["IV02"]; };
    "/api/document-request/requests": { get: operations["DR11"]; };
    "/api/document-request/{document_request_id}/lines": { get: operations["DR12"]; };
    "/api/document-request/documents/download": { get: operations["DR73"]; };
    "/api/document-request/documents/upload": { post: operations["DR74"]; };
    "/api/hierarchies": { get: operations["H11"]; };
    "/api/products": { get: operations["P31"]; };
    "/api/products/imports": { get: operations["P51"]; post: operations["P41"]; };
    "/api/products/imports/{import_id}": { get: operations["P42"]; };
    "/api/products/imports/{import_id}/error_report": { get: operations["P44"]; };
    "/api/products/imports/{import_id}/new_product_report": { get: operations["P45"]; };
    "/api/products/imports/{import_id}/transformed_file": { get: operations["P46"]; };
    "/api/products/imports/{import_id}/transformation_error_report": { get: operations["P47"]; };
    "/api/products/attributes": { get: operations["PM11"]; };
    "/api/products/offers": { get: operations["P11"]; };
    "/api/values_lists": { get: operations["VL11"]; };
    "/api/shipments": { get: operations["ST11"]; put: operations["ST07"]; post: operations["ST01"]; };
    "/api/shipments/delete": { put: operations["ST06"]; };
    "/api/shipments/items_to_ship": { get: operations["ST12"]; };
    "/api/shipments/tracking": { post: operations["ST23"]; };
    "/api/shipments/ship": { put: operations["ST24"]; };
    "/api/shipments/ready_for_pick_up": { put: operations["ST26"]; };
    "/api/shipments/additional_information": { put: operations["ST31"]; };
    "/api/inbox/threads/{thread_id}": { get: operations["M10"]; };
    "/api/inbox/threads": { get: operations["M11"]; post: operations["M14"]; };
    "/api/inbox/threads/{thread_id}/message": { post: operations["M12"]; };
    "/api/inbox/threads/{attachment_id}/download": { get: operations["M13"]; };
    "/api/orders": { get: operations["OR11"]; put: operations["OR04"]; };
    "/api/orders/shipping_from": { put: operations["OR07"]; };
    "/api/orders/refund": { put: operations["OR28"]; };
    "/api/orders/cancel": { put: operations["OR30"]; };
    "/api/orders/adjust": { put: operations["OR32"]; };
    "/api/orders/{order_id}": { get: operations["OR12"]; };
    "/api/orders/{order_id}/accept": { put: operations["OR21"]; };
    "/api/orders/{order_id}/tracking": { put: operations["OR23"]; };
    "/api/orders/{order_id}/ship": { put: operations["OR24"]; };
    "/api/orders/{order_id}/refund": { put: operations["OR26"]; };
    "/api/orders/{order_id}/cancel": { put: operations["OR29"]; };
    "/api/orders/{order_id}/additional_fields": { put: operations["OR31"]; };
    "/api/orders/async-export": { post: operations["OR13"]; };
    "/api/orders/async-export/status/{tracking_id}": { get: operations["OR14"]; };
    "/api/orders/documents": { get: operations["OR72"]; };
    "/api/orders/documents/download": { get: operations["OR73"]; };
    "/api/orders/documents/{document_id}": { delete: operations["OR76"]; };
    "/api/orders/taxes": { get: operations["OR75"]; };
    "/api/orders/{order_id}/documents": { post: operations["OR74"]; };
    "/api/orders/{order_id}/evaluation": { get: operations["OR51"]; };
    "/api/returns": { get: operations["RT11"]; put: operations["RT04"]; post: operations["RT01"]; };
    "/api/returns/items_to_return": { get: operations["RT12"]; };
    "/api/returns/accept": { put: operations["RT21"]; };
    "/api/returns/receive": { put: operations["RT25"]; };
    "/api/returns/compliance": { put: operations["RT26"]; };
    "/api/returns/close": { put: operations["RT27"]; };
    "/api/returns/cancel": { put: operations["RT29"]; };
    "/api/picklists": { get: operations["PL11"]; };
    "/api/seller-billing-cycles": { get: operations["SBC11"]; };
    "/api/orders/{order_id}/threads": { post: operations["OR43"]; };
    "/api/messages": { get: operations["M01"]; };
    "/api/orders/{order_id}/messages": { get: operations["OR41"]; post: operations["OR42"]; };
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
        PlatformLocale: PlatformLocale; PlatformLocaleList: PlatformLocaleList; OfferState: OfferState;
        PlatformOfferState: PlatformOfferState; PlatformOfferStateList: PlatformOfferStateList;
        OfferPriceRange: OfferPriceRange; OfferDiscountInput: OfferDiscountInput;
        OfferVolumePriceInput: OfferVolumePriceInput; OfferPriceInput: OfferPriceInput;
        OfferRetailPriceInput: OfferRetailPriceInput; EprCategoryCode: EprCategoryCode;
        OfferEcoContributionInput: OfferEcoContributionInput; AdditionalFieldValue: AdditionalFieldValue;
        OfferInput: OfferInput; OfferUpsertRequest: OfferUpsertRequest; OfferUpsertStarted: OfferUpsertStarted;
        OfferInactivityReason: OfferInactivityReason; OfferProductReference: OfferProductReference;
        OfferWarehouse: OfferWarehouse; CurrencyCode: CurrencyCode; OfferPriceContext: OfferPriceContext;
        OfferVolumePrice: OfferVolumePrice; OfferPrice: OfferPrice; OfferDiscount: OfferDiscount;
        OfferRetailPrice: OfferRetailPrice; OfferEcoContribution: OfferEcoContribution;
        OfferFulfillment: OfferFulfillment; OfferLogisticClass: OfferLogisticClass; OfferCore: OfferCore;
        PlatformOffer: PlatformOffer; OfferQuantity: OfferQuantity; ImportOrigin: ImportOrigin;
        OfferImportStatus: OfferImportStatus; OfferImportMode: OfferImportMode; ListedOfferImport: ListedOfferImport;
        OfferImportPage: OfferImportPage; OfferFileRow: OfferFileRow; OfferImportRequest: OfferImportRequest;
        OperatorOfferImportRequest: OperatorOfferImportRequest; OfferImportStarted: OfferImportStarted;
        OfferImport: OfferImport; PriceImportStatus: PriceImportStatus; PriceImport: PriceImport;
        PriceImportPage: PriceImportPage; PriceFileRow: PriceFileRow; PriceImportRequest: PriceImportRequest;
        OperatorPriceImportRequest: OperatorPriceImportRequest; PriceImportStarted: PriceImportStarted;
        StockFileRow: StockFileRow; StockImportRequest: StockImportRequest;
        OperatorStockImportRequest: OperatorStockImportRequest; StockImportStarted: StockImportStarted;
        StockImport: StockImport; OfferExportRow: OfferExportRow; PlatformOfferExportRow: PlatformOfferExportRow;
        OfferExportRequest: OfferExportRequest; PlatformOfferExportRequest: PlatformOfferExportRequest;
        OfferExportStart: OfferExportStart; OfferExportStatus: OfferExportStatus; PromotionType: PromotionType;
        PromotionState: PromotionState; PromotionTriggerRule: PromotionTriggerRule; PromotionCode: PromotionCode;
        PromotionCampaign: PromotionCampaign; CodeLabel: CodeLabel; PromotionMedia: PromotionMedia;
        PromotionDescription: PromotionDescription; Promotion: Promotion; PlatformPromotion: PlatformPromotion;
        PlatformPromotionPage: PlatformPromotionPage; PurchasedItemsSelection: PurchasedItemsSelection;
        OfferSelection: OfferSelection; PromotionProduct: PromotionProduct; ProductSelection: ProductSelection;
        CategorySelection: CategorySelection; BrandSelection: BrandSelection; RewardSelection: RewardSelection;
        FreeItemsReward: FreeItemsReward; AmountOffReward: AmountOffReward; PercentageOffReward: PercentageOffReward;
        ReducedPriceReward: ReducedPriceReward; PromotionReward: PromotionReward; AllItemsSelection: AllItemsSelection;
        TriggerSelection: TriggerSelection; MinimumQuantityTrigger: MinimumQuantityTrigger;
        EveryQuantityTrigger: EveryQuantityTrigger; MinimumAmountTrigger: MinimumAmountTrigger;
        EveryAmountTrigger: EveryAmountTrigger; PromotionTrigger: PromotionTrigger;
        PromotionCodeInput: PromotionCodeInput; PromotionCreateRequest: PromotionCreateRequest;
        PromotionRewardUpdate: PromotionRewardUpdate; PromotionTriggerUpdate: PromotionTriggerUpdate;
        PromotionUpdateRequest: PromotionUpdateRequest; TaxProviders: TaxProviders; TaxManagerModule: TaxManagerModule;
        PlatformModules: PlatformModules; CatalogFeatures: CatalogFeatures; DirectPaymentFeature: DirectPaymentFeature;
        StoreDependentSwitch: StoreDependentSwitch; DropshipFeatures: DropshipFeatures; CsvDelimiter: CsvDelimiter;
        OrderConditions: OrderConditions; OrderTaxMode: OrderTaxMode; OrderAcceptanceMode: OrderAcceptanceMode;
        OrderWorkflows: OrderWorkflows; ChannelPricing: ChannelPricing; PricingFeatures: PricingFeatures;
        PromotionFeatures: PromotionFeatures; ReturnFeatures: ReturnFeatures; ShipmentFeatures: ShipmentFeatures;
        TaxNumberRule: TaxNumberRule; ShopTaxOptions: ShopTaxOptions; TaxCollection: TaxCollection;
        CountryCode: CountryCode; WarehouseFeatures: WarehouseFeatures; PlatformFeatures: PlatformFeatures;
        CustomerModel: CustomerModel; PlatformModel: PlatformModel; EnhancedSellerInvoicing: EnhancedSellerInvoicing;
        PlatformSettings: PlatformSettings; PlatformConfiguration: PlatformConfiguration; ReasonType: ReasonType;
        TypedReason: TypedReason; PlatformReason: PlatformReason; PlatformReasonList: PlatformReasonList;
        Reason: Reason; ReasonList: ReasonList; ShippingZone: ShippingZone; ShippingZoneList: ShippingZoneList;
        ShippingMethod: ShippingMethod; ShippingMethodList: ShippingMethodList; RegisteredCarrier: RegisteredCarrier;
        RegisteredCarrierList: RegisteredCarrierList; LogisticClass: LogisticClass;
        LogisticClassList: LogisticClassList; InvoiceTypeFilter: InvoiceTypeFilter;
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
        InvoiceWithVoucherPage: InvoiceWithVoucherPage; DocumentRequestState: DocumentRequestState;
        RequestedDocumentType: RequestedDocumentType; DocumentIssuerType: DocumentIssuerType;
        DocumentRequestEntityType: DocumentRequestEntityType; DocumentPaymentState: DocumentPaymentState;
        DocumentBillingCycle: DocumentBillingCycle; DeliveryBill: DeliveryBill; ShipToAddress: ShipToAddress;
        DocumentShipping: DocumentShipping; DocumentRequestEntities: DocumentRequestEntities;
        DocumentFormat: DocumentFormat; DocumentDetail: DocumentDetail; InitialDocument: InitialDocument;
        RegisteredAddress: RegisteredAddress; InvoicedOrganization: InvoicedOrganization;
        FiscalRepresentative: FiscalRepresentative; IssuerPerson: IssuerPerson; IssuerOrganization: IssuerOrganization;
        DocumentIssuer: DocumentIssuer; DocumentRecipientType: DocumentRecipientType;
        RecipientOrganization: RecipientOrganization; RecipientAddress: RecipientAddress;
        DocumentRecipient: DocumentRecipient; DocumentTaxTotal: DocumentTaxTotal;
        InitialPaymentState: InitialPaymentState; DocumentPayment: DocumentPayment; PaymentTermsType: PaymentTermsType;
        PaymentTerms: PaymentTerms; IbanPaymentDestination: IbanPaymentDestination;
        PaymentDestination: PaymentDestination; DocumentRequest: DocumentRequest;
        DocumentRequestPage: DocumentRequestPage; DocumentLineShop: DocumentLineShop;
        DocumentTransactionInfo: DocumentTransactionInfo; DocumentLineOrder: DocumentLineOrder;
        DocumentLineOrderLine: DocumentLineOrderLine; DocumentProductReference: DocumentProductReference;
        DocumentLineProduct: DocumentLineProduct; DocumentLineTax: DocumentLineTax; DocumentLineFee: DocumentLineFee;
        DocumentLineEcoContribution: DocumentLineEcoContribution; ShipFromAddress: ShipFromAddress;
        DocumentLineOrigin: DocumentLineOrigin; DocumentLineDestination: DocumentLineDestination;
        DocumentLine: DocumentLine; AppliedPromotion: AppliedPromotion; PromotedLine: PromotedLine;
        CreditLine: CreditLine; FeePeriod: FeePeriod; PeriodFeeLine: PeriodFeeLine; OneOffReference: OneOffReference;
        OneOffFeeLine: OneOffFeeLine; DocumentRequestLine: DocumentRequestLine;
        DocumentRequestLinePage: DocumentRequestLinePage; DocumentUploadFile: DocumentUploadFile;
        DocumentUploadRequest: DocumentUploadRequest; DocumentUpload: DocumentUpload;
        DocumentUploadOutcome: DocumentUploadOutcome; DocumentUploadResult: DocumentUploadResult;
        LabelTranslation: LabelTranslation; Hierarchy: Hierarchy; HierarchyList: HierarchyList; Product: Product;
        PlatformProduct: PlatformProduct; PlatformProductList: PlatformProductList;
        ProductImportStatus: ProductImportStatus; ConversionOption: ConversionOption;
        ConversionOptions: ConversionOptions; IntegrationCounts: IntegrationCounts;
        ProductImportTracking: ProductImportTracking; ProductImportPage: ProductImportPage;
        ProductImportRequest: ProductImportRequest; OperatorProductImportRequest: OperatorProductImportRequest;
        ProductImportStarted: ProductImportStarted; AttributeTranslation: AttributeTranslation;
        AttributeChannel: AttributeChannel; AttributeParameter: AttributeParameter; AttributeRole: AttributeRole;
        AttributeValueCode: AttributeValueCode; Attribute: Attribute; AttributeList: AttributeList;
        AttributeFileRow: AttributeFileRow; ProductMeasurement: ProductMeasurement;
        ProductOfferMedia: ProductOfferMedia; ProductOfOffers: ProductOfOffers; ProductOfferPrice: ProductOfferPrice;
        ProductOfferRetailPrice: ProductOfferRetailPrice; ProductOfferDelivery: ProductOfferDelivery;
        ProductShippingPriceType: ProductShippingPriceType; ProductOfferShipping: ProductOfferShipping;
        ProductOfferCore: ProductOfferCore; PlatformProductOffer: PlatformProductOffer;
        PlatformProductWithOffers: PlatformProductWithOffers; PlatformProductOfferPage: PlatformProductOfferPage;
        ValueListEntry: ValueListEntry; ValueList: ValueList; ValueListCollection: ValueListCollection;
        ShipmentStatus: ShipmentStatus; CustomerDebitStatus: CustomerDebitStatus; ShipmentLine: ShipmentLine;
        TrackingValidity: TrackingValidity; CarrierDate: CarrierDate; ExpectedDelivery: ExpectedDelivery;
        LastKnownLocation: LastKnownLocation; MilestoneDetails: MilestoneDetails; Milestone: Milestone;
        ShipmentTracking: ShipmentTracking; ShippingOriginAddress: ShippingOriginAddress;
        ShippingOrigin: ShippingOrigin; ShipmentPayment: ShipmentPayment;
        AdditionalInformationType: AdditionalInformationType; AdditionalInformationData: AdditionalInformationData;
        AdditionalInformation: AdditionalInformation; Shipment: Shipment; ShipmentPage: ShipmentPage;
        ShipmentOriginUpdate: ShipmentOriginUpdate; ShipmentOriginRequest: ShipmentOriginRequest;
        ShipmentOrigin: ShipmentOrigin; ShipmentError: ShipmentError; ShipmentOriginResult: ShipmentOriginResult;
        ShipmentTrackingInput: ShipmentTrackingInput; ShippingOriginInput: ShippingOriginInput;
        AdditionalInformationInput: AdditionalInformationInput; NewShipment: NewShipment;
        ShipmentCreateRequest: ShipmentCreateRequest; ShipmentCreateError: ShipmentCreateError;
        ShipmentCreateResult: ShipmentCreateResult; ShipmentId: ShipmentId; ShipmentSelection: ShipmentSelection;
        ShipmentResult: ShipmentResult; OrderReferences: OrderReferences; LineToShip: LineToShip;
        ShippingAddress: ShippingAddress; ItemsToShip: ItemsToShip; ItemsToShipPage: ItemsToShipPage;
        ShipmentTrackingUpdate: ShipmentTrackingUpdate; ShipmentTrackingRequest: ShipmentTrackingRequest;
        ShipmentInformationUpdate: ShipmentInformationUpdate; ShipmentInformationRequest: ShipmentInformationRequest;
        ShipmentInformation: ShipmentInformation; ShipmentInformationError: ShipmentInformationError;
        ShipmentInformationResult: ShipmentInformationResult; TopicType: TopicType; Topic: Topic;
        ThreadEntity: ThreadEntity; ParticipantType: ParticipantType; Participant: Participant; Sender: Sender;
        ThreadMetadata: ThreadMetadata; NoReplyNeeded: NoReplyNeeded; ThreadDetails: ThreadDetails;
        ThreadAttachment: ThreadAttachment; ThreadMessage: ThreadMessage; Thread: Thread; ListedThread: ListedThread;
        ThreadPage: ThreadPage; MessageFiles: MessageFiles; MessageBody: MessageBody;
        ThreadEntityInput: ThreadEntityInput; OperatorThreadEntityInput: OperatorThreadEntityInput;
        FreeTextTopic: FreeTextTopic; ReasonTopic: ReasonTopic; TopicInput: TopicInput;
        OperatorThreadInput: OperatorThreadInput; OperatorThreadRequest: OperatorThreadRequest;
        MessageSent: MessageSent; Recipient: Recipient; MessageInput: MessageInput; MessageRequest: MessageRequest;
        OrderState: OrderState; OrderPaymentWorkflow: OrderPaymentWorkflow; OrderRefundState: OrderRefundState;
        OrderDeliveryDate: OrderDeliveryDate; OrderCampaign: OrderCampaign;
        OrderFulfillmentCenter: OrderFulfillmentCenter; OrderFulfillment: OrderFulfillment;
        OrderInvoiceFormat: OrderInvoiceFormat; OrderInvoiceDocument: OrderInvoiceDocument;
        OrderPaymentTerms: OrderPaymentTerms; OrderInvoiceDetails: OrderInvoiceDetails; OrderTax: OrderTax;
        OrderRefundTaxes: OrderRefundTaxes; NullableRateOrderTax: NullableRateOrderTax;
        OrderPromotionConfiguration: OrderPromotionConfiguration; OrderPromotion: OrderPromotion;
        OrderPromotions: OrderPromotions; OrderCore: OrderCore; OrderContact: OrderContact;
        PlatformOrderContact: PlatformOrderContact; OrderBillingAddress: OrderBillingAddress;
        OrganizationAddress: OrganizationAddress; PlatformOrderOrganization: PlatformOrderOrganization;
        PlatformShippingAddress: PlatformShippingAddress; PlatformOrderCustomer: PlatformOrderCustomer;
        OrderCommissionTax: OrderCommissionTax; OrderEcoContribution: OrderEcoContribution; OrderFee: OrderFee;
        MeasurementUnit: MeasurementUnit; LineMeasurement: LineMeasurement; OrderLineState: OrderLineState;
        AmountPart: AmountPart; AmountBreakdown: AmountBreakdown; ProductMedia: ProductMedia;
        LinePromotionConfiguration: LinePromotionConfiguration; LinePromotion: LinePromotion;
        PurchaseTotal: PurchaseTotal; LinePurchase: LinePurchase; LineOriginAddress: LineOriginAddress;
        LineWarehouse: LineWarehouse; LineOrigin: LineOrigin; PurchaseTax: PurchaseTax;
        TaxCalculationRule: TaxCalculationRule; ShippingTax: ShippingTax; LineTax: LineTax;
        OrderLineCore: OrderLineCore; CommissionTaxAmount: CommissionTaxAmount; ReturnedPurchase: ReturnedPurchase;
        ReturnedTax: ReturnedTax; OrderCancelation: OrderCancelation; OrderFundingPart: OrderFundingPart;
        OrderFundingAmounts: OrderFundingAmounts; OrderFundingShare: OrderFundingShare; OrderFunding: OrderFunding;
        PlatformOrderCancelation: PlatformOrderCancelation; OldRefundState: OldRefundState; OrderRefund: OrderRefund;
        PlatformOrderRefund: PlatformOrderRefund; PlatformOrderLine: PlatformOrderLine; PlatformOrder: PlatformOrder;
        PlatformOrderPage: PlatformOrderPage; OrderContactUpdate: OrderContactUpdate;
        OrderBillingAddressUpdate: OrderBillingAddressUpdate; OrganizationAddressUpdate: OrganizationAddressUpdate;
        OrderOrganizationUpdate: OrderOrganizationUpdate; OrderShippingAddressUpdate: OrderShippingAddressUpdate;
        OrderCustomerUpdate: OrderCustomerUpdate; OrderInvoiceDocumentUpdate: OrderInvoiceDocumentUpdate;
        OrderPaymentTermsUpdate: OrderPaymentTermsUpdate; OrderInvoiceDetailsUpdate: OrderInvoiceDetailsUpdate;
        OrderIbanUpdate: OrderIbanUpdate; OrderPaymentDestinationUpdate: OrderPaymentDestinationUpdate;
        OrderReferencesUpdate: OrderReferencesUpdate; PlatformOrderReferencesUpdate: PlatformOrderReferencesUpdate;
        OrderShopStatistics: OrderShopStatistics; PlatformOrderUpdate: PlatformOrderUpdate;
        OrderEcoContributionInput: OrderEcoContributionInput; OrderLineUpdate: OrderLineUpdate;
        OperatorOrderUpdate: OperatorOrderUpdate; OperatorOrderUpdateRequest: OperatorOrderUpdateRequest;
        UpdatedOrderContact: UpdatedOrderContact; UpdatedBillingAddress: UpdatedBillingAddress;
        UpdatedOrganizationAddress: UpdatedOrganizationAddress; UpdatedOrganization: UpdatedOrganization;
        UpdatedShippingAddress: UpdatedShippingAddress; UpdatedOrderCustomer: UpdatedOrderCustomer;
        UpdatedDeliveryDate: UpdatedDeliveryDate; UpdatedPaymentTerms: UpdatedPaymentTerms;
        UpdatedInvoiceDetails: UpdatedInvoiceDetails; UpdatedEcoContribution: UpdatedEcoContribution;
        UpdatedCancelation: UpdatedCancelation; UpdatedRefund: UpdatedRefund; UpdatedOrderLine: UpdatedOrderLine;
        UpdatedIban: UpdatedIban; UpdatedPaymentDestination: UpdatedPaymentDestination;
        UpdatedShopStatistics: UpdatedShopStatistics; PlatformUpdatedOrderValues: PlatformUpdatedOrderValues;
        PlatformUpdatedOrder: PlatformUpdatedOrder; PlatformOrderUpdateResult: PlatformOrderUpdateResult;
        LineOriginAddressInput: LineOriginAddressInput; LineWarehouseInput: LineWarehouseInput;
        LineOriginUpdate: LineOriginUpdate; LineOriginInput: LineOriginInput; LineOriginRequest: LineOriginRequest;
        UpdatedOriginAddress: UpdatedOriginAddress; UpdatedOrigin: UpdatedOrigin; UpdatedLineOrigin: UpdatedLineOrigin;
        LineOriginResult: LineOriginResult; OrderAmountInput: OrderAmountInput; OrderRefundInput: OrderRefundInput;
        OperatorOrderRefundInput: OperatorOrderRefundInput; OperatorOrderRefundRequest: OperatorOrderRefundRequest;
        OrderAmount: OrderAmount; CreatedRefund: CreatedRefund; OperatorCreatedRefund: OperatorCreatedRefund;
        OperatorOrderRefundResult: OperatorOrderRefundResult; OrderCancelationInput: OrderCancelationInput;
        OrderCancelationRequest: OrderCancelationRequest; CreatedCancelation: CreatedCancelation;
        OrderCancelationResult: OrderCancelationResult; LineAdjustment: LineAdjustment;
        OrderAdjustmentRequest: OrderAdjustmentRequest; AdjustedAmount: AdjustedAmount; AdjustedLine: AdjustedLine;
        OrderAdjustmentResult: OrderAdjustmentResult; SingleOrderCore: SingleOrderCore;
        SingleOrderBillingAddress: SingleOrderBillingAddress; SingleOrderShippingAddress: SingleOrderShippingAddress;
        SingleOrderCustomer: SingleOrderCustomer; PlatformSingleShippingAddress: PlatformSingleShippingAddress;
        PlatformSingleOrderCustomer: PlatformSingleOrderCustomer; SingleOrderLine: SingleOrderLine;
        PlatformSingleOrderLine: PlatformSingleOrderLine; PlatformSingleOrder: PlatformSingleOrder;
        OrderLineDecision: OrderLineDecision; OrderAcceptRequest: OrderAcceptRequest;
        OrderTrackingRequest: OrderTrackingRequest; LineRefundInput: LineRefundInput;
        LineRefundRequest: LineRefundRequest; OrderFieldInput: OrderFieldInput;
        OrderLineFieldsInput: OrderLineFieldsInput; OrderFieldsRequest: OrderFieldsRequest;
        OrderLineFields: OrderLineFields; OrderFields: OrderFields; OrderFieldsErrors: OrderFieldsErrors;
        OrderFieldsResult: OrderFieldsResult; OrderExportRequest: OrderExportRequest;
        PlatformOrderExportRequest: PlatformOrderExportRequest; OrderExportStart: OrderExportStart;
        OrderExportState: OrderExportState; OrderExportStatus: OrderExportStatus; OrderDocument: OrderDocument;
        OrderDocumentList: OrderDocumentList; OrderTaxSetting: OrderTaxSetting;
        PlatformOrderTaxSetting: PlatformOrderTaxSetting; PlatformOrderTaxList: PlatformOrderTaxList;
        OrderDocumentEntityType: OrderDocumentEntityType; OrderDocumentEntity: OrderDocumentEntity;
        OrderDocumentInput: OrderDocumentInput; OrderDocumentUpload: OrderDocumentUpload;
        RefusedOrderDocumentInput: RefusedOrderDocumentInput; RefusedOrderDocument: RefusedOrderDocument;
        OrderDocumentUploadResult: OrderDocumentUploadResult; ServiceAssessment: ServiceAssessment;
        EvaluationReply: EvaluationReply; ServiceOrderEvaluation: ServiceOrderEvaluation;
        ReturnDocument: ReturnDocument; ReturnMethod: ReturnMethod; ReturnReason: ReturnReason;
        ReturnRejectionReason: ReturnRejectionReason; ReturnAddress: ReturnAddress;
        NonComplianceReason: NonComplianceReason; ReturnCompliance: ReturnCompliance; ReturnLine: ReturnLine;
        ReturnTracking: ReturnTracking; ReturnDetails: ReturnDetails; ReturnState: ReturnState; Return: Return;
        ReturnPage: ReturnPage; ReturnAddressInput: ReturnAddressInput; ReturnAddressUpdate: ReturnAddressUpdate;
        ReturnTrackingInput: ReturnTrackingInput; ReturnUpdate: ReturnUpdate; ReturnUpdateRequest: ReturnUpdateRequest;
        ReturnError: ReturnError; ReturnUpdateResult: ReturnUpdateResult; NewReturnLine: NewReturnLine;
        NewReturn: NewReturn; ReturnCreateRequest: ReturnCreateRequest; ReturnCreateError: ReturnCreateError;
        OpenedReturn: OpenedReturn; ReturnCreateResult: ReturnCreateResult; ReturnableItem: ReturnableItem;
        ReturnableItemPage: ReturnableItemPage; ReturnDecision: ReturnDecision;
        ReturnAcceptRequest: ReturnAcceptRequest; ReturnId: ReturnId; ReturnResult: ReturnResult;
        ReturnSelection: ReturnSelection; ReturnLineCompliance: ReturnLineCompliance;
        ReturnComplianceUpdate: ReturnComplianceUpdate; ReturnComplianceRequest: ReturnComplianceRequest;
        PickedOrderLine: PickedOrderLine; PickListLine: PickListLine; PickListState: PickListState; PickList: PickList;
        PickListPage: PickListPage; PayOutState: PayOutState; BilledShop: BilledShop; PayOut: PayOut;
        BillingCycleCore: BillingCycleCore; SellerBillingCycle: SellerBillingCycle;
        SellerBillingCyclePage: SellerBillingCyclePage; OrderThreadInput: OrderThreadInput;
        OrderThreadRequest: OrderThreadRequest; MessageDocument: MessageDocument; Message: Message;
        MessageList: MessageList; OrderMessageRequest: OrderMessageRequest;
        PlatformOrderMessageRequest: PlatformOrderMessageRequest; OrderMessageCreated: OrderMessageCreated;
        ExportedWarehouse: ExportedWarehouse; ExportedPriceContext: ExportedPriceContext;
        ExportedVolumePrice: ExportedVolumePrice; ExportedPrice: ExportedPrice;
        ExportedRetailPrice: ExportedRetailPrice; ExportedFulfillment: ExportedFulfillment;
        ExportedMeasurement: ExportedMeasurement; ExportedShippingType: ExportedShippingType;
        ExportedField: ExportedField; ExportedCampaign: ExportedCampaign; ExportedOffer: ExportedOffer;
        PlatformExportedOffer: PlatformExportedOffer; PlatformExportedOrders: PlatformExportedOrders;
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
    OF61: {
        parameters: { query?: SettingsOfferStatesQuery; };
        responses: { 200: { content: { "application/json": PlatformOfferStateList; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OF24: {
        parameters: { query: OffersUpsertQuery; };
        requestBody: { content: { "application/json": OfferUpsertRequest; }; };
        responses: { 201: { content: { "application/json": OfferUpsertStarted; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OF22: {
        parameters: {
            query?: OffersGetQuery;
            path: {
                /**
                 * Identifier of the offer on the platform.
                 * @example 30001
                 */
                offer: number;
            };
        };
        responses: { 200: { content: { "application/json": PlatformOffer; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OF26: {
        parameters: {
            path: {
                /**
                 * Identifier of the offer on the platform.
                 * @example 30001
                 */
                offer: number;
            };
        };
        responses: { 200: { content: { "application/json": OfferQuantity; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OF04: {
        parameters: { query?: OffersImportsQuery; };
        responses: { 200: { content: { "application/json": OfferImportPage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OF01: {
        parameters: {};
        requestBody: { content: { "multipart/form-data": OperatorOfferImportRequest; }; };
        responses: { 201: { content: { "application/json": OfferImportStarted; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OF02: {
        parameters: {
            path: {
                /**
                 * Identifier of the import.
                 * @example 40001
                 */
                import_id: number;
            };
        };
        responses: { 200: { content: { "application/json": OfferImport; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OF03: {
        parameters: {
            path: {
                /**
                 * Identifier of the import.
                 * @example 40001
                 */
                import_id: number;
            };
        };
        responses: { 200: { content: { "application/octet-stream": Blob; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    PRI02: {
        parameters: { query?: PricesImportsQuery; };
        responses: { 200: { content: { "application/json": PriceImportPage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    PRI01: {
        parameters: {};
        requestBody: { content: { "multipart/form-data": OperatorPriceImportRequest; }; };
        responses: { 201: { content: { "application/json": PriceImportStarted; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    PRI03: {
        parameters: {
            path: {
                /**
                 * Identifier of the import.
                 * @example 9d0d1d7e-0000-4000-8000-000000000001
                 */
                import_id: string;
            };
        };
        responses: { 200: { content: { "text/csv": Blob; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    STO01: {
        parameters: {};
        requestBody: { content: { "multipart/form-data": OperatorStockImportRequest; }; };
        responses: { 201: { content: { "application/json": StockImportStarted; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    STO02: {
        parameters: {
            path: {
                /**
                 * Identifier of the import.
                 * @example 510c0000-0000-4000-8000-000000000001
                 */
                import_id: string;
            };
        };
        responses: { 200: { content: { "application/json": StockImport; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    STO03: {
        parameters: {
            path: {
                /**
                 * Identifier of the import.
                 * @example 510c0000-0000-4000-8000-000000000001
                 */
                import_id: string;
            };
        };
        responses: { 200: { content: { "text/csv": Blob; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OF51: {
        parameters: { query?: OffersExportQuery; };
        responses: { 200: { content: { "text/csv": Blob; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OF52: {
        parameters: {};
        requestBody: { content: { "application/json": PlatformOfferExportRequest; }; };
        responses: { 200: { content: { "application/json": OfferExportStart; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OF53: {
        parameters: {
            path: {
                /**
                 * The export ID that OF52 returned.
                 * @example 0ffe52ed-0000-4000-8000-000000000001
                 */
                tracking_id: string;
            };
        };
        responses: { 200: { content: { "application/json": OfferExportStatus; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    PR01: {
        parameters: { query?: PromotionsListQuery; };
        responses: { 200: { content: { "application/json": PlatformPromotionPage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    PR03: {
        parameters: { query: PromotionsCreateQuery; };
        requestBody: { content: { "application/json": PromotionCreateRequest; }; };
        responses: { 201: {}; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    PR04: {
        parameters: {
            query: PromotionsUpdateQuery;
            path: {
                /**
                 * Identifier of the promotion in the shop.
                 * @example LAMPS-26
                 */
                promotion_internal_id: string;
            };
        };
        requestBody: { content: { "application/json": PromotionUpdateRequest; }; };
        responses: { 200: {}; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
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
    RE11: {
        parameters: {};
        responses: { 200: { content: { "application/json": ReasonList; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    RE12: {
        parameters: {};
        responses: { 200: { content: { "application/json": ReasonList; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    RE14: {
        parameters: {};
        responses: { 200: { content: { "application/json": ReasonList; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    SH11: {
        parameters: { query?: ShippingZonesQuery; };
        responses: { 200: { content: { "application/json": ShippingZoneList; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    SH12: {
        parameters: { query?: ShippingTypesQuery; };
        responses: { 200: { content: { "application/json": ShippingMethodList; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    SH21: {
        parameters: {};
        responses: { 200: { content: { "application/json": RegisteredCarrierList; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    SH31: {
        parameters: { query?: ShippingLogisticClassesQuery; };
        responses: { 200: { content: { "application/json": LogisticClassList; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
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
    DR11: {
        parameters: { query?: DocumentRequestsListQuery; };
        responses: { 200: { content: { "application/json": DocumentRequestPage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    DR12: {
        parameters: {
            query?: DocumentRequestsLinesQuery;
            path: {
                /**
                 * The request (DR11).
                 * @example 6f6b3c0a-18b5-4c9b-9f0a-25a3a3a7d001
                 */
                document_request_id: string;
            };
        };
        responses: { 200: { content: { "application/json": DocumentRequestLinePage; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    DR73: {
        parameters: { query?: DocumentRequestsDownloadQuery; };
        responses: { 200: { content: { "application/octet-stream": Blob; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    DR74: {
        parameters: {};
        requestBody: { content: { "multipart/form-data": DocumentRequestsUploadBody; }; };
        responses: { 200: { content: { "application/json": DocumentUploadResult; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    H11: {
        parameters: { query?: HierarchiesListQuery; };
        responses: { 200: { content: { "application/json": HierarchyList; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    P31: {
        parameters: { query: ProductsListQuery; };
        responses: { 200: { content: { "application/json": PlatformProductList; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    P51: {
        parameters: { query?: ImportsListQuery; };
        responses: { 200: { content: { "application/json": ProductImportPage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    P41: {
        parameters: {};
        requestBody: { content: { "multipart/form-data": OperatorProductImportRequest; }; };
        responses: { 201: { content: { "application/json": ProductImportStarted; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    P42: {
        parameters: {
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
    P11: {
        parameters: { query?: ProductsOffersQuery; };
        responses: { 200: { content: { "application/json": PlatformProductOfferPage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    VL11: {
        parameters: { query?: ValueListsListQuery; };
        responses: { 200: { content: { "application/json": ValueListCollection; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    ST11: {
        parameters: { query?: ShipmentsListQuery; };
        responses: { 200: { content: { "application/json": ShipmentPage; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    ST07: {
        parameters: {};
        requestBody: { content: { "application/json": ShipmentOriginRequest; }; };
        responses: { 200: { content: { "application/json": ShipmentOriginResult; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    ST01: {
        parameters: {};
        requestBody: { content: { "application/json": ShipmentCreateRequest; }; };
        responses: { 201: { content: { "application/json": ShipmentCreateResult; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    ST06: {
        parameters: {};
        requestBody: { content: { "application/json": ShipmentSelection; }; };
        responses: { 200: { content: { "application/json": ShipmentResult; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    ST12: {
        parameters: { query?: ShipmentsItemsToShipQuery; };
        responses: { 200: { content: { "application/json": ItemsToShipPage; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    ST23: {
        parameters: {};
        requestBody: { content: { "application/json": ShipmentTrackingRequest; }; };
        responses: { 200: { content: { "application/json": ShipmentResult; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    ST24: {
        parameters: {};
        requestBody: { content: { "application/json": ShipmentSelection; }; };
        responses: { 200: { content: { "application/json": ShipmentResult; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    ST26: {
        parameters: {};
        requestBody: { content: { "application/json": ShipmentSelection; }; };
        responses: { 200: { content: { "application/json": ShipmentResult; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    ST31: {
        parameters: {};
        requestBody: { content: { "application/json": ShipmentInformationRequest; }; };
        responses: { 200: { content: { "application/json": ShipmentInformationResult; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    M10: {
        parameters: {
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
        parameters: {};
        requestBody: { content: { "multipart/form-data": OperatorThreadRequest; }; };
        responses: { 201: { content: { "application/json": MessageSent; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    M12: {
        parameters: {
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
    OR11: {
        parameters: { query?: OrdersListQuery; };
        responses: { 200: { content: { "application/json": PlatformOrderPage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OR04: {
        parameters: {};
        requestBody: { content: { "application/json": OperatorOrderUpdateRequest; }; };
        responses: { 200: { content: { "application/json": PlatformOrderUpdateResult; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OR07: {
        parameters: {};
        requestBody: { content: { "application/json": LineOriginRequest; }; };
        responses: { 200: { content: { "application/json": LineOriginResult; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OR28: {
        parameters: {};
        requestBody: { content: { "application/json": OperatorOrderRefundRequest; }; };
        responses: { 200: { content: { "application/json": OperatorOrderRefundResult; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OR30: {
        parameters: {};
        requestBody: { content: { "application/json": OrderCancelationRequest; }; };
        responses: { 200: { content: { "application/json": OrderCancelationResult; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OR32: {
        parameters: {};
        requestBody: { content: { "application/json": OrderAdjustmentRequest; }; };
        responses: { 200: { content: { "application/json": OrderAdjustmentResult; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OR12: {
        parameters: {
            path: {
                /**
                 * Identifier of the order.
                 * @example ORD-1041-A
                 */
                order_id: string;
            };
        };
        responses: { 200: { content: { "application/json": PlatformSingleOrder; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OR21: {
        parameters: {
            path: {
                /**
                 * Identifier of the order.
                 * @example ORD-1041-A
                 */
                order_id: string;
            };
        };
        requestBody: { content: { "application/json": OrderAcceptRequest; }; };
        responses: { 204: {}; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OR23: {
        parameters: {
            path: {
                /**
                 * Identifier of the order.
                 * @example ORD-1001-A
                 */
                order_id: string;
            };
        };
        requestBody: { content: { "application/json": OrderTrackingRequest; }; };
        responses: { 204: {}; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OR24: {
        parameters: {
            path: {
                /**
                 * Identifier of the order.
                 * @example ORD-1001-A
                 */
                order_id: string;
            };
        };
        responses: { 204: {}; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OR26: {
        parameters: {
            path: {
                /**
                 * Identifier of the order.
                 * @example ORD-1001-A
                 */
                order_id: string;
            };
        };
        requestBody: { content: { "application/json": LineRefundRequest; }; };
        responses: { 204: {}; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OR29: {
        parameters: {
            path: {
                /**
                 * Identifier of the order.
                 * @example ORD-1001-A
                 */
                order_id: string;
            };
        };
        responses: { 204: {}; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OR31: {
        parameters: {
            path: {
                /**
                 * Identifier of the order.
                 * @example ORD-1001-A
                 */
                order_id: string;
            };
        };
        requestBody: { content: { "application/json": OrderFieldsRequest; }; };
        responses: { 200: { content: { "application/json": OrderFieldsResult; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OR13: {
        parameters: { query?: OrdersStartExportQuery; };
        requestBody: { content: { "application/json": PlatformOrderExportRequest; }; };
        responses: { 200: { content: { "application/json": OrderExportStart; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OR14: {
        parameters: {
            path: {
                /**
                 * Identifier of the export.
                 * @example 0e7c0000-0000-4000-8000-000000000001
                 */
                tracking_id: string;
            };
        };
        responses: { 200: { content: { "application/json": OrderExportStatus; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OR72: {
        parameters: { query: OrdersDocumentsQuery; };
        responses: { 200: { content: { "application/json": OrderDocumentList; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OR73: {
        parameters: { query?: OrdersDownloadDocumentsQuery; };
        responses: { 200: { content: { "application/octet-stream": Blob; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OR76: {
        parameters: {
            path: {
                /**
                 * Identifier of the document.
                 * @example 10011
                 */
                document_id: number;
            };
        };
        responses: { 204: {}; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OR75: {
        parameters: { query?: OrdersTaxesQuery; };
        responses: { 200: { content: { "application/json": PlatformOrderTaxList; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OR74: {
        parameters: {
            path: {
                /**
                 * Identifier of the order.
                 * @example ORD-1001-A
                 */
                order_id: string;
            };
        };
        requestBody: { content: { "multipart/form-data": OrdersUploadDocumentsBody; }; };
        responses: { 200: { content: { "application/json": OrderDocumentUploadResult; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OR51: {
        parameters: {
            query?: OrdersEvaluationQuery;
            path: {
                /**
                 * Identifier of the order.
                 * @example ORD-1054-A
                 */
                order_id: string;
            };
        };
        responses: { 200: { content: { "application/json": ServiceOrderEvaluation; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    RT11: {
        parameters: { query?: ReturnsListQuery; };
        responses: { 200: { content: { "application/json": ReturnPage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    RT04: {
        parameters: {};
        requestBody: { content: { "application/json": ReturnUpdateRequest; }; };
        responses: { 200: { content: { "application/json": ReturnUpdateResult; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    RT01: {
        parameters: {};
        requestBody: { content: { "application/json": ReturnCreateRequest; }; };
        responses: { 200: { content: { "application/json": ReturnCreateResult; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    RT12: {
        parameters: { query?: ReturnsItemsToReturnQuery; };
        responses: { 200: { content: { "application/json": ReturnableItemPage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    RT21: {
        parameters: {};
        requestBody: { content: { "application/json": ReturnAcceptRequest; }; };
        responses: { 200: { content: { "application/json": ReturnResult; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    RT25: {
        parameters: {};
        requestBody: { content: { "application/json": ReturnSelection; }; };
        responses: { 200: { content: { "application/json": ReturnResult; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    RT26: {
        parameters: {};
        requestBody: { content: { "application/json": ReturnComplianceRequest; }; };
        responses: { 200: { content: { "application/json": ReturnResult; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    RT27: {
        parameters: {};
        requestBody: { content: { "application/json": ReturnSelection; }; };
        responses: { 200: { content: { "application/json": ReturnResult; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    RT29: {
        parameters: {};
        requestBody: { content: { "application/json": ReturnSelection; }; };
        responses: { 200: { content: { "application/json": ReturnResult; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    PL11: {
        parameters: { query?: PickListsListQuery; };
        responses: { 200: { content: { "application/json": PickListPage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    SBC11: {
        parameters: { query?: BillingCyclesListQuery; };
        responses: { 200: { content: { "application/json": SellerBillingCyclePage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OR43: {
        parameters: {
            path: {
                /**
                 * Identifier of the order.
                 * @example ORD-1001-A
                 */
                order_id: string;
            };
        };
        requestBody: { content: { "multipart/form-data": OrderThreadRequest; }; };
        responses: { 201: { content: { "application/json": MessageSent; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    M01: {
        parameters: { query?: MessagesListQuery; };
        responses: { 200: { content: { "application/json": MessageList; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OR41: {
        parameters: {
            query?: OrdersMessagesQuery;
            path: {
                /**
                 * Identifier of the order.
                 * @example ORD-1001-A
                 */
                order_id: string;
            };
        };
        responses: { 200: { content: { "application/json": MessageList; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OR42: {
        parameters: {
            path: {
                /**
                 * Identifier of the order.
                 * @example ORD-1001-A
                 */
                order_id: string;
            };
        };
        requestBody: { content: { "application/json": PlatformOrderMessageRequest; }; };
        responses: { 201: { content: { "application/json": OrderMessageCreated; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OF54: {
        parameters: {};
        responses: { 200: { content: { "application/json": PlatformExportedOffer[]; "text/csv": Blob; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OR15: {
        parameters: {};
        responses: { 200: { content: { "application/json": Blob; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
}
