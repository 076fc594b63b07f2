// Generated from specs/ by `pnpm generate`. Do not edit.
import type { FileInput } from '@tradelane/core';
import type {
  AbaAccount, AbaInvoiceAccount, AccountGetQuery, AccountStatisticsQuery, AccountUpdate, AccountUpdateQuery,
  AccountingDocument, AdditionalField, AdditionalFieldEntity, AdditionalFieldList, AdditionalFieldType,
  AdditionalFieldUpdate, AdditionalInformation, AdditionalInformationData, AdditionalInformationInput,
  AdditionalInformationType, AdjustedAmount, AdjustedLine, AllItemsSelection, AmountBreakdown, AmountOffReward,
  AmountPart, ApplicableTax, AppliedPromotion, Attribute, AttributeChannel, AttributeFileRow, AttributeList,
  AttributeParameter, AttributeRole, AttributeTranslation, AttributeValueCode, AustralianAccount,
  AustralianInvoiceAccount, AutoInvoice, BankAccount, BankAccountType, BilledShop, BillingCycleCore,
  BillingInformation, BillingSummary, BrandSelection, BrazilianAccount, BrazilianInvoiceAccount, BritishAccount,
  BritishInvoiceAccount, CanadianAccount, CanadianInvoiceAccount, CarrierDate, CatalogFeatures, CategorySelection,
  ChannelPricing, CodeLabel, ColombianAccount, ColombianInvoiceAccount, CommissionTaxAmount, CompanyShareholders,
  ComplementaryCorporateInformation, ConversionOption, ConversionOptions, CorporateInformation, CountryCode,
  CreatedCancelation, CreatedRefund, CreditLine, CsvDelimiter, CurrencyCode, CustomerDebitStatus, CustomerModel,
  DefaultBillingInformation, DeliveryBill, DirectPaymentFeature, DocumentBillingCycle, DocumentDetail,
  DocumentFormat, DocumentIssuer, DocumentIssuerType, DocumentLine, DocumentLineDestination,
  DocumentLineEcoContribution, DocumentLineFee, DocumentLineOrder, DocumentLineOrderLine, DocumentLineOrigin,
  DocumentLineProduct, DocumentLineShop, DocumentLineTax, DocumentPayment, DocumentPaymentState,
  DocumentProductReference, DocumentRecipient, DocumentRecipientType, DocumentRequest, DocumentRequestEntities,
  DocumentRequestEntityType, DocumentRequestLine, DocumentRequestLinePage, DocumentRequestPage,
  DocumentRequestState, DocumentRequestsUploadBody, DocumentShipping, DocumentTaxTotal, DocumentTransactionInfo,
  DocumentType, DocumentTypeEntity, DocumentTypeList, DocumentUpload, DocumentUploadFile, DocumentUploadOutcome,
  DocumentUploadRequest, DocumentUploadResult, DocumentsDeleteQuery, DocumentsUploadQuery, DropshipFeatures,
  DropshipSettings, EnhancedSellerInvoicing, EprCategoryCode, EvaluationReply, EveryAmountTrigger,
  EveryQuantityTrigger, ExpectedDelivery, ExportedCampaign, ExportedField, ExportedFulfillment, ExportedMeasurement,
  ExportedOffer, ExportedPrice, ExportedPriceContext, ExportedRetailPrice, ExportedShippingType,
  ExportedVolumePrice, ExportedWarehouse, FeePeriod, FieldFault, FiscalInformation, FiscalRepresentative,
  FreeItemsReward, FreeTextTopic, GuatemalanAccount, GuatemalanInvoiceAccount, Hierarchy, HierarchyList,
  HongKongAccount, HongKongInvoiceAccount, IbanAccount, IbanInvoiceAccount, IbanPaymentDestination, ImportOrigin,
  ImportsCreateQuery, ImportsErrorReportQuery, ImportsGetQuery, ImportsNewProductReportQuery,
  ImportsTransformationErrorReportQuery, ImportsTransformedFileQuery, IndianAccount, IndianInvoiceAccount,
  InitialDocument, InitialPaymentState, InputError, InstanceError, IntegrationCounts, Invoice, InvoiceBankAccount,
  InvoiceDetail, InvoiceIssuer, InvoiceIssuerType, InvoicePage, InvoicePayment, InvoicePaymentInfo,
  InvoicePaymentState, InvoiceShopAddress, InvoiceSummary, InvoiceTax, InvoiceTypeFilter, InvoicedOrganization,
  InvoicesDownloadQuery, IsraeliAccount, IsraeliInvoiceAccount, IssuerOrganization, IssuerPerson, ItemsToShip,
  ItemsToShipPage, JapaneseAccount, JapaneseInvoiceAccount, KycState, KycStatus, LabelTranslation,
  LastKnownLocation, LegacyBankDetails, LineAdjustment, LineMeasurement, LineOrigin, LineOriginAddress,
  LineOriginAddressInput, LineOriginInput, LineOriginRequest, LineOriginResult, LineOriginUpdate, LinePromotion,
  LinePromotionConfiguration, LinePurchase, LineRefundInput, LineRefundRequest, LineTax, LineToShip, LineWarehouse,
  LineWarehouseInput, ListedOfferImport, ListedThread, LogisticClass, LogisticClassList, ManualCredit,
  ManualInvoice, MeasurementUnit, Message, MessageBody, MessageDocument, MessageFiles, MessageInput, MessageList,
  MessageRequest, MessageSent, MexicanAccount, MexicanInvoiceAccount, Milestone, MilestoneDetails,
  MinimumAmountTrigger, MinimumQuantityTrigger, NewReturn, NewReturnLine, NewShipment, NewZealandAccount,
  NewZealandInvoiceAccount, NoReplyNeeded, NonComplianceReason, NubanAccount, NubanInvoiceAccount,
  NullableRateOrderTax, OfferDiscount, OfferDiscountInput, OfferEcoContribution, OfferEcoContributionInput,
  OfferExportRequest, OfferExportRow, OfferExportStart, OfferExportStatus, OfferFileRow, OfferFulfillment,
  OfferImport, OfferImportMode, OfferImportPage, OfferImportRequest, OfferImportStarted, OfferImportStatus,
  OfferInactivityReason, OfferLogisticClass, OfferPrice, OfferPriceContext, OfferPriceInput, OfferPriceRange,
  OfferProductReference, OfferQuantity, OfferRetailPrice, OfferRetailPriceInput, OfferSelection, OfferState,
  OfferUpsertStarted, OfferVolumePrice, OfferVolumePriceInput, OfferWarehouse, OldRefundState, OneOffFeeLine,
  OneOffReference, OpenedReturn, OrderAcceptRequest, OrderAcceptanceMode, OrderAdjustmentRequest,
  OrderAdjustmentResult, OrderAmount, OrderAmountInput, OrderBillingAddress, OrderCampaign, OrderCancelation,
  OrderCancelationInput, OrderCancelationRequest, OrderCancelationResult, OrderCommissionTax, OrderConditions,
  OrderContact, OrderDeliveryDate, OrderDocument, OrderDocumentEntity, OrderDocumentEntityType, OrderDocumentInput,
  OrderDocumentList, OrderDocumentUpload, OrderDocumentUploadResult, OrderEcoContribution,
  OrderEcoContributionInput, OrderExportRequest, OrderExportStart, OrderExportState, OrderExportStatus, OrderFee,
  OrderFieldInput, OrderFieldsRequest, OrderFulfillment, OrderFulfillmentCenter, OrderInvoiceDetails,
  OrderInvoiceDocument, OrderInvoiceFormat, OrderLineDecision, OrderLineFieldsInput, OrderLineState,
  OrderLineUpdate, OrderMessageCreated, OrderMessageRequest, OrderPaymentTerms, OrderPaymentWorkflow,
  OrderPromotion, OrderPromotionConfiguration, OrderPromotions, OrderReferences, OrderReferencesUpdate, OrderRefund,
  OrderRefundInput, OrderRefundState, OrderRefundTaxes, OrderState, OrderTax, OrderTaxMode, OrderTaxSetting,
  OrderThreadInput, OrderThreadRequest, OrderTrackingRequest, OrderWorkflows, OrdersAcceptQuery,
  OrdersCreateThreadQuery, OrdersRefundQuery, OrdersUpdateQuery, OrdersUploadDocumentsBody, OrganizationAddress,
  Participant, ParticipantType, PayOut, PayOutAccount, PayOutBalance, PayOutFailureReason, PayOutFormat,
  PayOutInvoiceAccount, PayOutService, PayOutState, PaymentBalances, PaymentDestination, PaymentInfo, PaymentTerms,
  PaymentTermsType, PercentageOffReward, PeriodCount, PeriodFeeLine, PeriodValue, PersonalInformation,
  PhilippineAccount, PhilippineInvoiceAccount, PickList, PickListLine, PickListPage, PickListState, PickedOrderLine,
  PlatformChannel, PlatformChannelList, PlatformConfiguration, PlatformCurrency, PlatformCurrencyList,
  PlatformFeatures, PlatformLocale, PlatformLocaleList, PlatformModel, PlatformModules, PlatformSettings,
  PlatformVersion, PriceFileRow, PriceImport, PriceImportPage, PriceImportRequest, PriceImportStarted,
  PriceImportStatus, PricingFeatures, ProDetails, ProDetailsUpdate, ProducerIdentifier, Product, ProductImportPage,
  ProductImportRequest, ProductImportStarted, ProductImportStatus, ProductImportTracking, ProductMeasurement,
  ProductMedia, ProductOfOffers, ProductOfferCore, ProductOfferDelivery, ProductOfferMedia, ProductOfferPrice,
  ProductOfferRetailPrice, ProductOfferShipping, ProductSelection, ProductShippingPriceType, PromotedLine,
  Promotion, PromotionCampaign, PromotionCode, PromotionCodeInput, PromotionCreateRequest, PromotionDescription,
  PromotionFeatures, PromotionMedia, PromotionProduct, PromotionReward, PromotionRewardUpdate, PromotionState,
  PromotionTrigger, PromotionTriggerRule, PromotionTriggerUpdate, PromotionType, PromotionUpdateRequest,
  PurchaseTax, PurchaseTotal, PurchasedItemsSelection, Reason, ReasonList, ReasonTopic, ReasonType, Recipient,
  RecipientAddress, RecipientOrganization, ReducedPriceReward, RefusedOrderDocument, RefusedOrderDocumentInput,
  RefusedShopDocument, RegisteredAddress, RegisteredCarrier, RegisteredCarrierList, RequestedDocumentType, Return,
  ReturnAcceptRequest, ReturnAddress, ReturnAddressInput, ReturnAddressUpdate, ReturnCompliance,
  ReturnComplianceRequest, ReturnComplianceUpdate, ReturnCreateError, ReturnCreateRequest, ReturnCreateResult,
  ReturnDecision, ReturnDetails, ReturnDocument, ReturnError, ReturnFeatures, ReturnId, ReturnLine,
  ReturnLineCompliance, ReturnMethod, ReturnPage, ReturnReason, ReturnRejectionReason, ReturnResult,
  ReturnSelection, ReturnState, ReturnTracking, ReturnTrackingInput, ReturnUpdate, ReturnUpdateRequest,
  ReturnUpdateResult, ReturnableItem, ReturnableItemPage, ReturnedPurchase, ReturnedTax, RewardSelection,
  RolesListQuery, SellerAdditionalField, SellerBillingCycle, SellerBillingCyclePage, Sender, SerbianAccount,
  SerbianInvoiceAccount, ServiceAssessment, ServiceOrderEvaluation, SettingsConfigurationQuery,
  SettingsLocalesQuery, SettingsVersionQuery, ShipFromAddress, ShipToAddress, Shipment, ShipmentCreateError,
  ShipmentCreateRequest, ShipmentCreateResult, ShipmentError, ShipmentFeatures, ShipmentId, ShipmentInformation,
  ShipmentInformationError, ShipmentInformationRequest, ShipmentInformationResult, ShipmentInformationUpdate,
  ShipmentLine, ShipmentOrigin, ShipmentOriginRequest, ShipmentOriginResult, ShipmentOriginUpdate, ShipmentPage,
  ShipmentPayment, ShipmentResult, ShipmentSelection, ShipmentStatus, ShipmentTracking, ShipmentTrackingInput,
  ShipmentTrackingRequest, ShipmentTrackingUpdate, ShippingAddress, ShippingMethod, ShippingMethodList,
  ShippingOrigin, ShippingOriginAddress, ShippingOriginInput, ShippingTax, ShippingZone, ShippingZoneList,
  ShopAddress, ShopAddressUpdate, ShopContact, ShopDocument, ShopDocumentDetails, ShopDocumentInput,
  ShopDocumentList, ShopDocumentUpload, ShopDocumentUploadResult, ShopDomain, ShopModel, ShopRole, ShopRoleList,
  ShopShippingSettings, ShopState, ShopStatistics, ShopTaxOptions, SingaporeAccount, SingaporeInvoiceAccount,
  SingleOrderBillingAddress, SingleOrderCore, SingleOrderCustomer, SingleOrderShippingAddress, StatisticsPeriod,
  StockFileRow, StockImport, StockImportRequest, StockImportStarted, StoreDependentSwitch, SuspensionType,
  TaiwaneseAccount, TaiwaneseInvoiceAccount, TaxCalculationRule, TaxCollection, TaxManagerModule, TaxNumberRule,
  TaxProviders, TaxedFeeType, ThaiAccount, ThaiInvoiceAccount, Thread, ThreadAttachment, ThreadDetails,
  ThreadEntity, ThreadEntityInput, ThreadInput, ThreadMessage, ThreadMetadata, ThreadPage, ThreadRequest,
  ThreadsCreateQuery, ThreadsDownloadAttachmentQuery, ThreadsGetQuery, ThreadsListQuery, ThreadsReplyQuery, Topic,
  TopicInput, TopicType, TrackingValidity, TransactionCode, TransactionEntities, TransactionExportError,
  TransactionExportFormat, TransactionExportRequest, TransactionExportStart, TransactionExportState,
  TransactionExportStatus, TransactionFee, TransactionInfo, TransactionItemReference, TransactionLine,
  TransactionLogPage, TransactionManualDocument, TransactionOneOffItem, TransactionOrder, TransactionOrderPayment,
  TransactionOrderReferences, TransactionPaymentState, TransactionReference, TransactionTax, TransactionType,
  TransactionsExportStatusQuery, TransactionsListQuery, TransactionsStartExportQuery, TriggerSelection, TypedReason,
  TypedReasonList, UpdatedCancelation, UpdatedEcoContribution, UpdatedLineOrigin, UpdatedOrderLine, UpdatedOrigin,
  UpdatedOriginAddress, UpdatedRefund, UruguayanAccount, UruguayanInvoiceAccount, ValueList, ValueListCollection,
  ValueListEntry, VietnameseAccount, VietnameseInvoiceAccount, WarehouseFeatures,
} from '@tradelane/instance';

export type {
  $defs, AbaAccount, AbaInvoiceAccount, AccountGetQuery, AccountStatisticsQuery, AccountUpdate, AccountUpdateQuery,
  AccountingDocument, AdditionalField, AdditionalFieldEntity, AdditionalFieldList, AdditionalFieldType,
  AdditionalFieldUpdate, AdditionalInformation, AdditionalInformationData, AdditionalInformationInput,
  AdditionalInformationType, AdjustedAmount, AdjustedLine, AllItemsSelection, AmountBreakdown, AmountOffReward,
  AmountPart, ApplicableTax, AppliedPromotion, Attribute, AttributeChannel, AttributeFileRow, AttributeList,
  AttributeParameter, AttributeRole, AttributeTranslation, AttributeValueCode, AustralianAccount,
  AustralianInvoiceAccount, AutoInvoice, BankAccount, BankAccountType, BilledShop, BillingCycleCore,
  BillingInformation, BillingSummary, BrandSelection, BrazilianAccount, BrazilianInvoiceAccount, BritishAccount,
  BritishInvoiceAccount, CanadianAccount, CanadianInvoiceAccount, CarrierDate, CatalogFeatures, CategorySelection,
  ChannelPricing, CodeLabel, ColombianAccount, ColombianInvoiceAccount, CommissionTaxAmount, CompanyShareholders,
  ComplementaryCorporateInformation, ConversionOption, ConversionOptions, CorporateInformation, CountryCode,
  CreatedCancelation, CreatedRefund, CreditLine, CsvDelimiter, CurrencyCode, CustomerDebitStatus, CustomerModel,
  DefaultBillingInformation, DeliveryBill, DirectPaymentFeature, DocumentBillingCycle, DocumentDetail,
  DocumentFormat, DocumentIssuer, DocumentIssuerType, DocumentLine, DocumentLineDestination,
  DocumentLineEcoContribution, DocumentLineFee, DocumentLineOrder, DocumentLineOrderLine, DocumentLineOrigin,
  DocumentLineProduct, DocumentLineShop, DocumentLineTax, DocumentPayment, DocumentPaymentState,
  DocumentProductReference, DocumentRecipient, DocumentRecipientType, DocumentRequest, DocumentRequestEntities,
  DocumentRequestEntityType, DocumentRequestLine, DocumentRequestLinePage, DocumentRequestPage,
  DocumentRequestState, DocumentRequestsUploadBody, DocumentShipping, DocumentTaxTotal, DocumentTransactionInfo,
  DocumentType, DocumentTypeEntity, DocumentTypeList, DocumentUpload, DocumentUploadFile, DocumentUploadOutcome,
  DocumentUploadRequest, DocumentUploadResult, DocumentsDeleteQuery, DocumentsUploadQuery, DropshipFeatures,
  DropshipSettings, EnhancedSellerInvoicing, EprCategoryCode, EvaluationReply, EveryAmountTrigger,
  EveryQuantityTrigger, ExpectedDelivery, ExportedCampaign, ExportedField, ExportedFulfillment, ExportedMeasurement,
  ExportedOffer, ExportedPrice, ExportedPriceContext, ExportedRetailPrice, ExportedShippingType,
  ExportedVolumePrice, ExportedWarehouse, FeePeriod, FieldFault, FiscalInformation, FiscalRepresentative,
  FreeItemsReward, FreeTextTopic, GuatemalanAccount, GuatemalanInvoiceAccount, Hierarchy, HierarchyList,
  HongKongAccount, HongKongInvoiceAccount, IbanAccount, IbanInvoiceAccount, IbanPaymentDestination, ImportOrigin,
  ImportsCreateQuery, ImportsErrorReportQuery, ImportsGetQuery, ImportsNewProductReportQuery,
  ImportsTransformationErrorReportQuery, ImportsTransformedFileQuery, IndianAccount, IndianInvoiceAccount,
  InitialDocument, InitialPaymentState, InputError, InstanceError, IntegrationCounts, Invoice, InvoiceBankAccount,
  InvoiceDetail, InvoiceIssuer, InvoiceIssuerType, InvoicePage, InvoicePayment, InvoicePaymentInfo,
  InvoicePaymentState, InvoiceShopAddress, InvoiceSummary, InvoiceTax, InvoiceTypeFilter, InvoicedOrganization,
  InvoicesDownloadQuery, IsraeliAccount, IsraeliInvoiceAccount, IssuerOrganization, IssuerPerson, ItemsToShip,
  ItemsToShipPage, JapaneseAccount, JapaneseInvoiceAccount, KycState, KycStatus, LabelTranslation,
  LastKnownLocation, LegacyBankDetails, LineAdjustment, LineMeasurement, LineOrigin, LineOriginAddress,
  LineOriginAddressInput, LineOriginInput, LineOriginRequest, LineOriginResult, LineOriginUpdate, LinePromotion,
  LinePromotionConfiguration, LinePurchase, LineRefundInput, LineRefundRequest, LineTax, LineToShip, LineWarehouse,
  LineWarehouseInput, ListedOfferImport, ListedThread, LogisticClass, LogisticClassList, ManualCredit,
  ManualInvoice, MeasurementUnit, Message, MessageBody, MessageDocument, MessageFiles, MessageInput, MessageList,
  MessageRequest, MessageSent, MexicanAccount, MexicanInvoiceAccount, Milestone, MilestoneDetails,
  MinimumAmountTrigger, MinimumQuantityTrigger, NewReturn, NewReturnLine, NewShipment, NewZealandAccount,
  NewZealandInvoiceAccount, NoReplyNeeded, NonComplianceReason, NubanAccount, NubanInvoiceAccount,
  NullableRateOrderTax, OfferDiscount, OfferDiscountInput, OfferEcoContribution, OfferEcoContributionInput,
  OfferExportRequest, OfferExportRow, OfferExportStart, OfferExportStatus, OfferFileRow, OfferFulfillment,
  OfferImport, OfferImportMode, OfferImportPage, OfferImportRequest, OfferImportStarted, OfferImportStatus,
  OfferInactivityReason, OfferLogisticClass, OfferPrice, OfferPriceContext, OfferPriceInput, OfferPriceRange,
  OfferProductReference, OfferQuantity, OfferRetailPrice, OfferRetailPriceInput, OfferSelection, OfferState,
  OfferUpsertStarted, OfferVolumePrice, OfferVolumePriceInput, OfferWarehouse, OldRefundState, OneOffFeeLine,
  OneOffReference, OpenedReturn, OrderAcceptRequest, OrderAcceptanceMode, OrderAdjustmentRequest,
  OrderAdjustmentResult, OrderAmount, OrderAmountInput, OrderBillingAddress, OrderCampaign, OrderCancelation,
  OrderCancelationInput, OrderCancelationRequest, OrderCancelationResult, OrderCommissionTax, OrderConditions,
  OrderContact, OrderDeliveryDate, OrderDocument, OrderDocumentEntity, OrderDocumentEntityType, OrderDocumentInput,
  OrderDocumentList, OrderDocumentUpload, OrderDocumentUploadResult, OrderEcoContribution,
  OrderEcoContributionInput, OrderExportRequest, OrderExportStart, OrderExportState, OrderExportStatus, OrderFee,
  OrderFieldInput, OrderFieldsRequest, OrderFulfillment, OrderFulfillmentCenter, OrderInvoiceDetails,
  OrderInvoiceDocument, OrderInvoiceFormat, OrderLineDecision, OrderLineFieldsInput, OrderLineState,
  OrderLineUpdate, OrderMessageCreated, OrderMessageRequest, OrderPaymentTerms, OrderPaymentWorkflow,
  OrderPromotion, OrderPromotionConfiguration, OrderPromotions, OrderReferences, OrderReferencesUpdate, OrderRefund,
  OrderRefundInput, OrderRefundState, OrderRefundTaxes, OrderState, OrderTax, OrderTaxMode, OrderTaxSetting,
  OrderThreadInput, OrderThreadRequest, OrderTrackingRequest, OrderWorkflows, OrdersAcceptQuery,
  OrdersCreateThreadQuery, OrdersRefundQuery, OrdersUpdateQuery, OrdersUploadDocumentsBody, OrganizationAddress,
  Participant, ParticipantType, PayOut, PayOutAccount, PayOutBalance, PayOutFailureReason, PayOutFormat,
  PayOutInvoiceAccount, PayOutService, PayOutState, PaymentBalances, PaymentDestination, PaymentInfo, PaymentTerms,
  PaymentTermsType, PercentageOffReward, PeriodCount, PeriodFeeLine, PeriodValue, PersonalInformation,
  PhilippineAccount, PhilippineInvoiceAccount, PickList, PickListLine, PickListPage, PickListState, PickedOrderLine,
  PlatformChannel, PlatformChannelList, PlatformConfiguration, PlatformCurrency, PlatformCurrencyList,
  PlatformFeatures, PlatformLocale, PlatformLocaleList, PlatformModel, PlatformModules, PlatformSettings,
  PlatformVersion, PriceFileRow, PriceImport, PriceImportPage, PriceImportRequest, PriceImportStarted,
  PriceImportStatus, PricingFeatures, ProDetails, ProDetailsUpdate, ProducerIdentifier, Product, ProductImportPage,
  ProductImportRequest, ProductImportStarted, ProductImportStatus, ProductImportTracking, ProductMeasurement,
  ProductMedia, ProductOfOffers, ProductOfferCore, ProductOfferDelivery, ProductOfferMedia, ProductOfferPrice,
  ProductOfferRetailPrice, ProductOfferShipping, ProductSelection, ProductShippingPriceType, PromotedLine,
  Promotion, PromotionCampaign, PromotionCode, PromotionCodeInput, PromotionCreateRequest, PromotionDescription,
  PromotionFeatures, PromotionMedia, PromotionProduct, PromotionReward, PromotionRewardUpdate, PromotionState,
  PromotionTrigger, PromotionTriggerRule, PromotionTriggerUpdate, PromotionType, PromotionUpdateRequest,
  PurchaseTax, PurchaseTotal, PurchasedItemsSelection, Reason, ReasonList, ReasonTopic, ReasonType, Recipient,
  RecipientAddress, RecipientOrganization, ReducedPriceReward, RefusedOrderDocument, RefusedOrderDocumentInput,
  RefusedShopDocument, RegisteredAddress, RegisteredCarrier, RegisteredCarrierList, RequestedDocumentType, Return,
  ReturnAcceptRequest, ReturnAddress, ReturnAddressInput, ReturnAddressUpdate, ReturnCompliance,
  ReturnComplianceRequest, ReturnComplianceUpdate, ReturnCreateError, ReturnCreateRequest, ReturnCreateResult,
  ReturnDecision, ReturnDetails, ReturnDocument, ReturnError, ReturnFeatures, ReturnId, ReturnLine,
  ReturnLineCompliance, ReturnMethod, ReturnPage, ReturnReason, ReturnRejectionReason, ReturnResult,
  ReturnSelection, ReturnState, ReturnTracking, ReturnTrackingInput, ReturnUpdate, ReturnUpdateRequest,
  ReturnUpdateResult, ReturnableItem, ReturnableItemPage, ReturnedPurchase, ReturnedTax, RewardSelection,
  RolesListQuery, SellerAdditionalField, SellerBillingCycle, SellerBillingCyclePage, Sender, SerbianAccount,
  SerbianInvoiceAccount, ServiceAssessment, ServiceOrderEvaluation, SettingsConfigurationQuery,
  SettingsLocalesQuery, SettingsVersionQuery, ShipFromAddress, ShipToAddress, Shipment, ShipmentCreateError,
  ShipmentCreateRequest, ShipmentCreateResult, ShipmentError, ShipmentFeatures, ShipmentId, ShipmentInformation,
  ShipmentInformationError, ShipmentInformationRequest, ShipmentInformationResult, ShipmentInformationUpdate,
  ShipmentLine, ShipmentOrigin, ShipmentOriginRequest, ShipmentOriginResult, ShipmentOriginUpdate, ShipmentPage,
  ShipmentPayment, ShipmentResult, ShipmentSelection, ShipmentStatus, ShipmentTracking, ShipmentTrackingInput,
  ShipmentTrackingRequest, ShipmentTrackingUpdate, ShippingAddress, ShippingMethod, ShippingMethodList,
  ShippingOrigin, ShippingOriginAddress, ShippingOriginInput, ShippingTax, ShippingZone, ShippingZoneList,
  ShopAddress, ShopAddressUpdate, ShopContact, ShopDocument, ShopDocumentDetails, ShopDocumentInput,
  ShopDocumentList, ShopDocumentUpload, ShopDocumentUploadResult, ShopDomain, ShopModel, ShopRole, ShopRoleList,
  ShopShippingSettings, ShopState, ShopStatistics, ShopTaxOptions, SingaporeAccount, SingaporeInvoiceAccount,
  SingleOrderBillingAddress, SingleOrderCore, SingleOrderCustomer, SingleOrderShippingAddress, StatisticsPeriod,
  StockFileRow, StockImport, StockImportRequest, StockImportStarted, StoreDependentSwitch, SuspensionType,
  TaiwaneseAccount, TaiwaneseInvoiceAccount, TaxCalculationRule, TaxCollection, TaxManagerModule, TaxNumberRule,
  TaxProviders, TaxedFeeType, ThaiAccount, ThaiInvoiceAccount, Thread, ThreadAttachment, ThreadDetails,
  ThreadEntity, ThreadEntityInput, ThreadInput, ThreadMessage, ThreadMetadata, ThreadPage, ThreadRequest,
  ThreadsCreateQuery, ThreadsDownloadAttachmentQuery, ThreadsGetQuery, ThreadsListQuery, ThreadsReplyQuery, Topic,
  TopicInput, TopicType, TrackingValidity, TransactionCode, TransactionEntities, TransactionExportError,
  TransactionExportFormat, TransactionExportRequest, TransactionExportStart, TransactionExportState,
  TransactionExportStatus, TransactionFee, TransactionInfo, TransactionItemReference, TransactionLine,
  TransactionLogPage, TransactionManualDocument, TransactionOneOffItem, TransactionOrder, TransactionOrderPayment,
  TransactionOrderReferences, TransactionPaymentState, TransactionReference, TransactionTax, TransactionType,
  TransactionsExportStatusQuery, TransactionsListQuery, TransactionsStartExportQuery, TriggerSelection, TypedReason,
  TypedReasonList, UpdatedCancelation, UpdatedEcoContribution, UpdatedLineOrigin, UpdatedOrderLine, UpdatedOrigin,
  UpdatedOriginAddress, UpdatedRefund, UruguayanAccount, UruguayanInvoiceAccount, ValueList, ValueListCollection,
  ValueListEntry, VietnameseAccount, VietnameseInvoiceAccount, WarehouseFeatures, webhooks,
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
/**
 * @description Party that has set the time, if one is required.
 *     - `OPERATOR`: The operator.
 *     - `SHOP`: The shop.
 *     - `NOT_NEEDED`: The method needs no cut-off time.
 */
export type CutOffTimeOwner = "OPERATOR" | "SHOP" | "NOT_NEEDED" | (string & {});
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
export interface DocumentRequestsUploadQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
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
/** @description Orders of one file of an export. */
export interface ExportedOrders {
    /** @description Orders of this file. */
    orders: Order[];
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
/** @description Why the incident is resolved. */
export interface IncidentResolution {
    /** @description Code of a reason that closes incidents (RE01). */
    reason_code: string;
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
/** @description An offer of a shop for a product. */
export type Offer = {
    /** @description Description that only the shop reads. */
    internal_description?: string;
} & OfferCore;
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
/** @description An order of products at one shop. */
export type Order = {
    /** @description The customer. */
    customer: OrderCustomer;
    /** @description Address that forwards messages to the customer. */
    customer_notification_email?: string;
    /** @description Lines of the order. */
    order_lines: OrderLine[];
} & OrderCore;
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
/** @description A line of an order: one offer in a quantity. */
export type OrderLine = {
    /** @description Cancelations of the line. */
    cancelations: OrderCancelation[];
    /** @description Refunds of the line. */
    refunds: OrderRefund[];
} & OrderLineCore;
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
/** @description Taxes that orders may have. */
export interface OrderTaxList {
    /** @description The taxes. */
    taxes: OrderTaxSetting[];
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
export interface OrdersUploadDocumentsQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
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
/** @description An offer of any shop for the product. */
export type ProductOffer = {
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
    /**
     * @deprecated
     * @description The discount on the default price. Null: none. Use `all_prices`.
     */
    discount?: OfferDiscount | null;
    /**
     * Format: int32
     * @deprecated
     * @description Always null. Before: rank among the favorite offers of the shop.
     */
    favorite_rank?: number | null;
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
    /**
     * Format: int32
     * @deprecated
     * @description Always 999. Before: quantity in stock.
     */
    quantity?: number;
    /**
     * Format: int64
     * @deprecated
     * @description Always null. Before: identifier of the shop.
     */
    shop_id?: number | null;
} & ProductOfferCore;
/** @description One page of products with their offers. */
export interface ProductOfferPage {
    /** @description Products of this page. */
    products?: ProductWithOffers[];
}
/** @description A product with the offers of all shops. */
export type ProductWithOffers = {
    /** @description Offers of the product. */
    offers?: ProductOffer[];
} & ProductOfOffers;
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
export type SingleOrder = {
    /** @description The customer. */
    customer?: SingleOrderCustomer;
    /** @description Lines of the order. */
    order_lines: SingleOrderLine[];
} & SingleOrderCore;
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
export interface StockImportStatusQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
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
/** @description An order of the request: its values after the change, or its errors. */
export interface UpdatedOrder {
    /** @description Identifier of the order. */
    order_id?: string;
    /** @description Problems, one entry per fault. */
    errors?: InputError[];
    /** @description The values after the change. Absent if there are errors. */
    updated?: UpdatedOrderValues;
}
/** @description The values after the change. */
export interface UpdatedOrderValues {
    /** @description Lines after the change. */
    order_lines?: UpdatedOrderLine[];
    /** @description References of the order on both sides. */
    references?: UpdatedReferences;
}
/** @description References of the order. */
export interface UpdatedReferences {
    /** @description The seller's own reference of the order. */
    order_reference_for_seller?: string;
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
        OfferCore: OfferCore;
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
        OrderDeliveryDate: OrderDeliveryDate;
        OrderCampaign: OrderCampaign;
        OrderFulfillmentCenter: OrderFulfillmentCenter;
        OrderFulfillment: OrderFulfillment;
        OrderInvoiceFormat: OrderInvoiceFormat;
        OrderInvoiceDocument: OrderInvoiceDocument;
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
        OrderBillingAddress: OrderBillingAddress;
        OrganizationAddress: OrganizationAddress;
        OrderOrganization: OrderOrganization;
        OrderCustomer: OrderCustomer;
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
        OrderRefundState: OrderRefundState;
        OldRefundState: OldRefundState;
        OrderRefund: OrderRefund;
        OrderLine: OrderLine;
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
        SingleOrderCore: SingleOrderCore;
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
        ProductOfferMedia: ProductOfferMedia;
        ProductOfOffers: ProductOfOffers;
        ProductOfferPrice: ProductOfferPrice;
        ProductOfferRetailPrice: ProductOfferRetailPrice;
        ProductOfferDelivery: ProductOfferDelivery;
        ProductShippingPriceType: ProductShippingPriceType;
        ProductOfferShipping: ProductOfferShipping;
        ProductOfferCore: ProductOfferCore;
        ProductOffer: ProductOffer;
        ProductWithOffers: ProductWithOffers;
        ProductOfferPage: ProductOfferPage;
        PayOutState: PayOutState;
        BilledShop: BilledShop;
        PayOut: PayOut;
        BillingCycleCore: BillingCycleCore;
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
