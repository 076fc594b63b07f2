// Generated from specs/ by `pnpm generate`. Do not edit.
import type { FileInput } from '@tradelane/core';
import type {
  AbaAccount, AbaInvoiceAccount, AccountGetQuery, AccountStatisticsQuery, AccountUpdate, AccountUpdateQuery,
  AccountingDocument, AdditionalField, AdditionalFieldEntity, AdditionalFieldList, AdditionalFieldType,
  AdditionalFieldUpdate, AdditionalInformation, AdditionalInformationData, AdditionalInformationInput,
  AdditionalInformationType, AdjustedAmount, AdjustedLine, AllItemsSelection, AmountBreakdown, AmountOffReward,
  AmountPart, ApplicableTax, AppliedPromotion, Attribute, AttributeChannel, AttributeFileRow, AttributeList,
  AttributeParameter, AttributeRole, AttributeTranslation, AttributeValueCode, AustralianAccount,
  AustralianInvoiceAccount, AutoInvoice, BankAccount, BankAccountType, BilledShop, BillingCycleCore, BillingInformation,
  BillingSummary, BrandSelection, BrazilianAccount, BrazilianInvoiceAccount, BritishAccount, BritishInvoiceAccount,
  CanadianAccount, CanadianInvoiceAccount, CarrierDate, CatalogFeatures, CategorySelection, ChannelPricing, CodeLabel,
  ColombianAccount, ColombianInvoiceAccount, CommissionTaxAmount, CompanyShareholders,
  ComplementaryCorporateInformation, ConversionOption, ConversionOptions, CorporateInformation, CountryCode,
  CreatedCancelation, CreatedRefund, CreditLine, CsvDelimiter, CurrencyCode, CustomerDebitStatus, CustomerModel,
  DefaultBillingInformation, DeliveryBill, DirectPaymentFeature, DocumentBillingCycle, DocumentDetail, DocumentFormat,
  DocumentIssuer, DocumentIssuerType, DocumentLine, DocumentLineDestination, DocumentLineEcoContribution,
  DocumentLineFee, DocumentLineOrder, DocumentLineOrderLine, DocumentLineOrigin, DocumentLineProduct, DocumentLineShop,
  DocumentLineTax, DocumentPayment, DocumentPaymentState, DocumentProductReference, DocumentRecipient,
  DocumentRecipientType, DocumentRequest, DocumentRequestEntities, DocumentRequestEntityType, DocumentRequestLine,
  DocumentRequestLinePage, DocumentRequestPage, DocumentRequestState, DocumentRequestsUploadBody, DocumentShipping,
  DocumentTaxTotal, DocumentTransactionInfo, DocumentType, DocumentTypeEntity, DocumentTypeList, DocumentUpload,
  DocumentUploadFile, DocumentUploadOutcome, DocumentUploadRequest, DocumentUploadResult, DocumentsDeleteQuery,
  DocumentsUploadQuery, DropshipFeatures, DropshipSettings, EnhancedSellerInvoicing, EprCategoryCode, EvaluationReply,
  EveryAmountTrigger, EveryQuantityTrigger, ExpectedDelivery, ExportedCampaign, ExportedField, ExportedFulfillment,
  ExportedMeasurement, ExportedOffer, ExportedPrice, ExportedPriceContext, ExportedRetailPrice, ExportedShippingType,
  ExportedVolumePrice, ExportedWarehouse, FeePeriod, FieldFault, FiscalInformation, FiscalRepresentative,
  FreeItemsReward, FreeTextTopic, GuatemalanAccount, GuatemalanInvoiceAccount, Hierarchy, HierarchyList,
  HongKongAccount, HongKongInvoiceAccount, IbanAccount, IbanInvoiceAccount, IbanPaymentDestination, ImportOrigin,
  ImportsCreateQuery, ImportsErrorReportQuery, ImportsGetQuery, ImportsNewProductReportQuery,
  ImportsTransformationErrorReportQuery, ImportsTransformedFileQuery, IndianAccount, IndianInvoiceAccount,
  InitialDocument, InitialPaymentState, InputError, InstanceError, IntegrationCounts, Invoice, InvoiceBankAccount,
  InvoiceDetail, InvoiceIssuer, InvoiceIssuerType, InvoicePage, InvoicePayment, InvoicePaymentInfo, InvoicePaymentState,
  InvoiceShopAddress, InvoiceSummary, InvoiceTax, InvoiceTypeFilter, InvoicedOrganization, InvoicesDownloadQuery,
  IsraeliAccount, IsraeliInvoiceAccount, IssuerOrganization, IssuerPerson, ItemsToShip, ItemsToShipPage,
  JapaneseAccount, JapaneseInvoiceAccount, KycState, KycStatus, LabelTranslation, LastKnownLocation, LegacyBankDetails,
  LineAdjustment, LineMeasurement, LineOrigin, LineOriginAddress, LineOriginAddressInput, LineOriginInput,
  LineOriginRequest, LineOriginResult, LineOriginUpdate, LinePromotion, LinePromotionConfiguration, LinePurchase,
  LineRefundInput, LineRefundRequest, LineTax, LineToShip, LineWarehouse, LineWarehouseInput, ListedOfferImport,
  ListedThread, LogisticClass, LogisticClassList, ManualCredit, ManualInvoice, MeasurementUnit, Message, MessageBody,
  MessageDocument, MessageFiles, MessageInput, MessageList, MessageRequest, MessageSent, MexicanAccount,
  MexicanInvoiceAccount, Milestone, MilestoneDetails, MinimumAmountTrigger, MinimumQuantityTrigger, NewReturn,
  NewReturnLine, NewShipment, NewZealandAccount, NewZealandInvoiceAccount, NoReplyNeeded, NonComplianceReason,
  NubanAccount, NubanInvoiceAccount, NullableRateOrderTax, OfferDiscount, OfferDiscountInput, OfferEcoContribution,
  OfferEcoContributionInput, OfferExportRequest, OfferExportRow, OfferExportStart, OfferExportStatus, OfferFileRow,
  OfferFulfillment, OfferImport, OfferImportMode, OfferImportPage, OfferImportRequest, OfferImportStarted,
  OfferImportStatus, OfferInactivityReason, OfferLogisticClass, OfferPrice, OfferPriceContext, OfferPriceInput,
  OfferPriceRange, OfferProductReference, OfferQuantity, OfferRetailPrice, OfferRetailPriceInput, OfferSelection,
  OfferState, OfferUpsertStarted, OfferVolumePrice, OfferVolumePriceInput, OfferWarehouse, OldRefundState,
  OneOffFeeLine, OneOffReference, OpenedReturn, OrderAcceptRequest, OrderAcceptanceMode, OrderAdjustmentRequest,
  OrderAdjustmentResult, OrderAmount, OrderAmountInput, OrderBillingAddress, OrderCampaign, OrderCancelation,
  OrderCancelationInput, OrderCancelationRequest, OrderCancelationResult, OrderCommissionTax, OrderConditions,
  OrderContact, OrderDeliveryDate, OrderDocument, OrderDocumentEntity, OrderDocumentEntityType, OrderDocumentInput,
  OrderDocumentList, OrderDocumentUpload, OrderDocumentUploadResult, OrderEcoContribution, OrderEcoContributionInput,
  OrderExportRequest, OrderExportStart, OrderExportState, OrderExportStatus, OrderFee, OrderFieldInput,
  OrderFieldsRequest, OrderFulfillment, OrderFulfillmentCenter, OrderInvoiceDetails, OrderInvoiceDocument,
  OrderInvoiceFormat, OrderLineDecision, OrderLineFieldsInput, OrderLineState, OrderLineUpdate, OrderMessageCreated,
  OrderMessageRequest, OrderPaymentTerms, OrderPaymentWorkflow, OrderPromotion, OrderPromotionConfiguration,
  OrderPromotions, OrderReferences, OrderReferencesUpdate, OrderRefund, OrderRefundInput, OrderRefundState,
  OrderRefundTaxes, OrderState, OrderTax, OrderTaxMode, OrderTaxSetting, OrderThreadInput, OrderThreadRequest,
  OrderTrackingRequest, OrderWorkflows, OrdersAcceptQuery, OrdersCreateThreadQuery, OrdersRefundQuery,
  OrdersUpdateQuery, OrdersUploadDocumentsBody, OrganizationAddress, Participant, ParticipantType, PayOut,
  PayOutAccount, PayOutBalance, PayOutFailureReason, PayOutFormat, PayOutInvoiceAccount, PayOutService, PayOutState,
  PaymentBalances, PaymentDestination, PaymentInfo, PaymentTerms, PaymentTermsType, PercentageOffReward, PeriodCount,
  PeriodFeeLine, PeriodValue, PersonalInformation, PhilippineAccount, PhilippineInvoiceAccount, PickList, PickListLine,
  PickListPage, PickListState, PickedOrderLine, PlatformChannel, PlatformChannelList, PlatformConfiguration,
  PlatformCurrency, PlatformCurrencyList, PlatformFeatures, PlatformLocale, PlatformLocaleList, PlatformModel,
  PlatformModules, PlatformSettings, PlatformVersion, PriceFileRow, PriceImport, PriceImportPage, PriceImportRequest,
  PriceImportStarted, PriceImportStatus, PricingFeatures, ProDetails, ProDetailsUpdate, ProducerIdentifier, Product,
  ProductImportPage, ProductImportRequest, ProductImportStarted, ProductImportStatus, ProductImportTracking,
  ProductMeasurement, ProductMedia, ProductOfOffers, ProductOfferCore, ProductOfferDelivery, ProductOfferMedia,
  ProductOfferPrice, ProductOfferRetailPrice, ProductOfferShipping, ProductSelection, ProductShippingPriceType,
  PromotedLine, Promotion, PromotionCampaign, PromotionCode, PromotionCodeInput, PromotionCreateRequest,
  PromotionDescription, PromotionFeatures, PromotionMedia, PromotionProduct, PromotionReward, PromotionRewardUpdate,
  PromotionState, PromotionTrigger, PromotionTriggerRule, PromotionTriggerUpdate, PromotionType, PromotionUpdateRequest,
  PurchaseTax, PurchaseTotal, PurchasedItemsSelection, Reason, ReasonList, ReasonTopic, ReasonType, Recipient,
  RecipientAddress, RecipientOrganization, ReducedPriceReward, RefusedOrderDocument, RefusedOrderDocumentInput,
  RefusedShopDocument, RegisteredAddress, RegisteredCarrier, RegisteredCarrierList, RequestedDocumentType, Return,
  ReturnAcceptRequest, ReturnAddress, ReturnAddressInput, ReturnAddressUpdate, ReturnCompliance,
  ReturnComplianceRequest, ReturnComplianceUpdate, ReturnCreateError, ReturnCreateRequest, ReturnCreateResult,
  ReturnDecision, ReturnDetails, ReturnDocument, ReturnError, ReturnFeatures, ReturnId, ReturnLine,
  ReturnLineCompliance, ReturnMethod, ReturnPage, ReturnReason, ReturnRejectionReason, ReturnResult, ReturnSelection,
  ReturnState, ReturnTracking, ReturnTrackingInput, ReturnUpdate, ReturnUpdateRequest, ReturnUpdateResult,
  ReturnableItem, ReturnableItemPage, ReturnedPurchase, ReturnedTax, RewardSelection, RolesListQuery,
  SellerAdditionalField, SellerBillingCycle, SellerBillingCyclePage, Sender, SerbianAccount, SerbianInvoiceAccount,
  ServiceAssessment, ServiceOrderEvaluation, SettingsConfigurationQuery, SettingsLocalesQuery, SettingsVersionQuery,
  ShipFromAddress, ShipToAddress, Shipment, ShipmentCreateError, ShipmentCreateRequest, ShipmentCreateResult,
  ShipmentError, ShipmentFeatures, ShipmentId, ShipmentInformation, ShipmentInformationError,
  ShipmentInformationRequest, ShipmentInformationResult, ShipmentInformationUpdate, ShipmentLine, ShipmentOrigin,
  ShipmentOriginRequest, ShipmentOriginResult, ShipmentOriginUpdate, ShipmentPage, ShipmentPayment, ShipmentResult,
  ShipmentSelection, ShipmentStatus, ShipmentTracking, ShipmentTrackingInput, ShipmentTrackingRequest,
  ShipmentTrackingUpdate, ShippingAddress, ShippingMethod, ShippingMethodList, ShippingOrigin, ShippingOriginAddress,
  ShippingOriginInput, ShippingTax, ShippingZone, ShippingZoneList, ShopAddress, ShopAddressUpdate, ShopContact,
  ShopDocument, ShopDocumentDetails, ShopDocumentInput, ShopDocumentList, ShopDocumentUpload, ShopDocumentUploadResult,
  ShopDomain, ShopModel, ShopRole, ShopRoleList, ShopShippingSettings, ShopState, ShopStatistics, ShopTaxOptions,
  SingaporeAccount, SingaporeInvoiceAccount, SingleOrderBillingAddress, SingleOrderCore, SingleOrderCustomer,
  SingleOrderShippingAddress, StatisticsPeriod, StockFileRow, StockImport, StockImportRequest, StockImportStarted,
  StoreDependentSwitch, SuspensionType, TaiwaneseAccount, TaiwaneseInvoiceAccount, TaxCalculationRule, TaxCollection,
  TaxManagerModule, TaxNumberRule, TaxProviders, TaxedFeeType, ThaiAccount, ThaiInvoiceAccount, Thread,
  ThreadAttachment, ThreadDetails, ThreadEntity, ThreadEntityInput, ThreadInput, ThreadMessage, ThreadMetadata,
  ThreadPage, ThreadRequest, ThreadsCreateQuery, ThreadsDownloadAttachmentQuery, ThreadsGetQuery, ThreadsListQuery,
  ThreadsReplyQuery, Topic, TopicInput, TopicType, TrackingValidity, TransactionCode, TransactionEntities,
  TransactionExportError, TransactionExportFormat, TransactionExportRequest, TransactionExportStart,
  TransactionExportState, TransactionExportStatus, TransactionFee, TransactionInfo, TransactionItemReference,
  TransactionLine, TransactionLogPage, TransactionManualDocument, TransactionOneOffItem, TransactionOrder,
  TransactionOrderPayment, TransactionOrderReferences, TransactionPaymentState, TransactionReference, TransactionTax,
  TransactionType, TransactionsExportStatusQuery, TransactionsListQuery, TransactionsStartExportQuery, TriggerSelection,
  TypedReason, TypedReasonList, UpdatedCancelation, UpdatedEcoContribution, UpdatedLineOrigin, UpdatedOrderLine,
  UpdatedOrigin, UpdatedOriginAddress, UpdatedRefund, UruguayanAccount, UruguayanInvoiceAccount, ValueList,
  ValueListCollection, ValueListEntry, VietnameseAccount, VietnameseInvoiceAccount, WarehouseFeatures,
} from '@tradelane/instance';

export type {
  AbaAccount, AbaInvoiceAccount, AccountGetQuery, AccountStatisticsQuery, AccountUpdate, AccountUpdateQuery,
  AccountingDocument, AdditionalField, AdditionalFieldEntity, AdditionalFieldList, AdditionalFieldType,
  AdditionalFieldUpdate, AdditionalInformation, AdditionalInformationData, AdditionalInformationInput,
  AdditionalInformationType, AdjustedAmount, AdjustedLine, AllItemsSelection, AmountBreakdown, AmountOffReward,
  AmountPart, ApplicableTax, AppliedPromotion, Attribute, AttributeChannel, AttributeFileRow, AttributeList,
  AttributeParameter, AttributeRole, AttributeTranslation, AttributeValueCode, AustralianAccount,
  AustralianInvoiceAccount, AutoInvoice, BankAccount, BankAccountType, BilledShop, BillingCycleCore, BillingInformation,
  BillingSummary, BrandSelection, BrazilianAccount, BrazilianInvoiceAccount, BritishAccount, BritishInvoiceAccount,
  CanadianAccount, CanadianInvoiceAccount, CarrierDate, CatalogFeatures, CategorySelection, ChannelPricing, CodeLabel,
  ColombianAccount, ColombianInvoiceAccount, CommissionTaxAmount, CompanyShareholders,
  ComplementaryCorporateInformation, ConversionOption, ConversionOptions, CorporateInformation, CountryCode,
  CreatedCancelation, CreatedRefund, CreditLine, CsvDelimiter, CurrencyCode, CustomerDebitStatus, CustomerModel,
  DefaultBillingInformation, DeliveryBill, DirectPaymentFeature, DocumentBillingCycle, DocumentDetail, DocumentFormat,
  DocumentIssuer, DocumentIssuerType, DocumentLine, DocumentLineDestination, DocumentLineEcoContribution,
  DocumentLineFee, DocumentLineOrder, DocumentLineOrderLine, DocumentLineOrigin, DocumentLineProduct, DocumentLineShop,
  DocumentLineTax, DocumentPayment, DocumentPaymentState, DocumentProductReference, DocumentRecipient,
  DocumentRecipientType, DocumentRequest, DocumentRequestEntities, DocumentRequestEntityType, DocumentRequestLine,
  DocumentRequestLinePage, DocumentRequestPage, DocumentRequestState, DocumentRequestsUploadBody, DocumentShipping,
  DocumentTaxTotal, DocumentTransactionInfo, DocumentType, DocumentTypeEntity, DocumentTypeList, DocumentUpload,
  DocumentUploadFile, DocumentUploadOutcome, DocumentUploadRequest, DocumentUploadResult, DocumentsDeleteQuery,
  DocumentsUploadQuery, DropshipFeatures, DropshipSettings, EnhancedSellerInvoicing, EprCategoryCode, EvaluationReply,
  EveryAmountTrigger, EveryQuantityTrigger, ExpectedDelivery, ExportedCampaign, ExportedField, ExportedFulfillment,
  ExportedMeasurement, ExportedOffer, ExportedPrice, ExportedPriceContext, ExportedRetailPrice, ExportedShippingType,
  ExportedVolumePrice, ExportedWarehouse, FeePeriod, FieldFault, FiscalInformation, FiscalRepresentative,
  FreeItemsReward, FreeTextTopic, GuatemalanAccount, GuatemalanInvoiceAccount, Hierarchy, HierarchyList,
  HongKongAccount, HongKongInvoiceAccount, IbanAccount, IbanInvoiceAccount, IbanPaymentDestination, ImportOrigin,
  ImportsCreateQuery, ImportsErrorReportQuery, ImportsGetQuery, ImportsNewProductReportQuery,
  ImportsTransformationErrorReportQuery, ImportsTransformedFileQuery, IndianAccount, IndianInvoiceAccount,
  InitialDocument, InitialPaymentState, InputError, InstanceError, IntegrationCounts, Invoice, InvoiceBankAccount,
  InvoiceDetail, InvoiceIssuer, InvoiceIssuerType, InvoicePage, InvoicePayment, InvoicePaymentInfo, InvoicePaymentState,
  InvoiceShopAddress, InvoiceSummary, InvoiceTax, InvoiceTypeFilter, InvoicedOrganization, InvoicesDownloadQuery,
  IsraeliAccount, IsraeliInvoiceAccount, IssuerOrganization, IssuerPerson, ItemsToShip, ItemsToShipPage,
  JapaneseAccount, JapaneseInvoiceAccount, KycState, KycStatus, LabelTranslation, LastKnownLocation, LegacyBankDetails,
  LineAdjustment, LineMeasurement, LineOrigin, LineOriginAddress, LineOriginAddressInput, LineOriginInput,
  LineOriginRequest, LineOriginResult, LineOriginUpdate, LinePromotion, LinePromotionConfiguration, LinePurchase,
  LineRefundInput, LineRefundRequest, LineTax, LineToShip, LineWarehouse, LineWarehouseInput, ListedOfferImport,
  ListedThread, LogisticClass, LogisticClassList, ManualCredit, ManualInvoice, MeasurementUnit, Message, MessageBody,
  MessageDocument, MessageFiles, MessageInput, MessageList, MessageRequest, MessageSent, MexicanAccount,
  MexicanInvoiceAccount, Milestone, MilestoneDetails, MinimumAmountTrigger, MinimumQuantityTrigger, NewReturn,
  NewReturnLine, NewShipment, NewZealandAccount, NewZealandInvoiceAccount, NoReplyNeeded, NonComplianceReason,
  NubanAccount, NubanInvoiceAccount, NullableRateOrderTax, OfferDiscount, OfferDiscountInput, OfferEcoContribution,
  OfferEcoContributionInput, OfferExportRequest, OfferExportRow, OfferExportStart, OfferExportStatus, OfferFileRow,
  OfferFulfillment, OfferImport, OfferImportMode, OfferImportPage, OfferImportRequest, OfferImportStarted,
  OfferImportStatus, OfferInactivityReason, OfferLogisticClass, OfferPrice, OfferPriceContext, OfferPriceInput,
  OfferPriceRange, OfferProductReference, OfferQuantity, OfferRetailPrice, OfferRetailPriceInput, OfferSelection,
  OfferState, OfferUpsertStarted, OfferVolumePrice, OfferVolumePriceInput, OfferWarehouse, OldRefundState,
  OneOffFeeLine, OneOffReference, OpenedReturn, OrderAcceptRequest, OrderAcceptanceMode, OrderAdjustmentRequest,
  OrderAdjustmentResult, OrderAmount, OrderAmountInput, OrderBillingAddress, OrderCampaign, OrderCancelation,
  OrderCancelationInput, OrderCancelationRequest, OrderCancelationResult, OrderCommissionTax, OrderConditions,
  OrderContact, OrderDeliveryDate, OrderDocument, OrderDocumentEntity, OrderDocumentEntityType, OrderDocumentInput,
  OrderDocumentList, OrderDocumentUpload, OrderDocumentUploadResult, OrderEcoContribution, OrderEcoContributionInput,
  OrderExportRequest, OrderExportStart, OrderExportState, OrderExportStatus, OrderFee, OrderFieldInput,
  OrderFieldsRequest, OrderFulfillment, OrderFulfillmentCenter, OrderInvoiceDetails, OrderInvoiceDocument,
  OrderInvoiceFormat, OrderLineDecision, OrderLineFieldsInput, OrderLineState, OrderLineUpdate, OrderMessageCreated,
  OrderMessageRequest, OrderPaymentTerms, OrderPaymentWorkflow, OrderPromotion, OrderPromotionConfiguration,
  OrderPromotions, OrderReferences, OrderReferencesUpdate, OrderRefund, OrderRefundInput, OrderRefundState,
  OrderRefundTaxes, OrderState, OrderTax, OrderTaxMode, OrderTaxSetting, OrderThreadInput, OrderThreadRequest,
  OrderTrackingRequest, OrderWorkflows, OrdersAcceptQuery, OrdersCreateThreadQuery, OrdersRefundQuery,
  OrdersUpdateQuery, OrdersUploadDocumentsBody, OrganizationAddress, Participant, ParticipantType, PayOut,
  PayOutAccount, PayOutBalance, PayOutFailureReason, PayOutFormat, PayOutInvoiceAccount, PayOutService, PayOutState,
  PaymentBalances, PaymentDestination, PaymentInfo, PaymentTerms, PaymentTermsType, PercentageOffReward, PeriodCount,
  PeriodFeeLine, PeriodValue, PersonalInformation, PhilippineAccount, PhilippineInvoiceAccount, PickList, PickListLine,
  PickListPage, PickListState, PickedOrderLine, PlatformChannel, PlatformChannelList, PlatformConfiguration,
  PlatformCurrency, PlatformCurrencyList, PlatformFeatures, PlatformLocale, PlatformLocaleList, PlatformModel,
  PlatformModules, PlatformSettings, PlatformVersion, PriceFileRow, PriceImport, PriceImportPage, PriceImportRequest,
  PriceImportStarted, PriceImportStatus, PricingFeatures, ProDetails, ProDetailsUpdate, ProducerIdentifier, Product,
  ProductImportPage, ProductImportRequest, ProductImportStarted, ProductImportStatus, ProductImportTracking,
  ProductMeasurement, ProductMedia, ProductOfOffers, ProductOfferCore, ProductOfferDelivery, ProductOfferMedia,
  ProductOfferPrice, ProductOfferRetailPrice, ProductOfferShipping, ProductSelection, ProductShippingPriceType,
  PromotedLine, Promotion, PromotionCampaign, PromotionCode, PromotionCodeInput, PromotionCreateRequest,
  PromotionDescription, PromotionFeatures, PromotionMedia, PromotionProduct, PromotionReward, PromotionRewardUpdate,
  PromotionState, PromotionTrigger, PromotionTriggerRule, PromotionTriggerUpdate, PromotionType, PromotionUpdateRequest,
  PurchaseTax, PurchaseTotal, PurchasedItemsSelection, Reason, ReasonList, ReasonTopic, ReasonType, Recipient,
  RecipientAddress, RecipientOrganization, ReducedPriceReward, RefusedOrderDocument, RefusedOrderDocumentInput,
  RefusedShopDocument, RegisteredAddress, RegisteredCarrier, RegisteredCarrierList, RequestedDocumentType, Return,
  ReturnAcceptRequest, ReturnAddress, ReturnAddressInput, ReturnAddressUpdate, ReturnCompliance,
  ReturnComplianceRequest, ReturnComplianceUpdate, ReturnCreateError, ReturnCreateRequest, ReturnCreateResult,
  ReturnDecision, ReturnDetails, ReturnDocument, ReturnError, ReturnFeatures, ReturnId, ReturnLine,
  ReturnLineCompliance, ReturnMethod, ReturnPage, ReturnReason, ReturnRejectionReason, ReturnResult, ReturnSelection,
  ReturnState, ReturnTracking, ReturnTrackingInput, ReturnUpdate, ReturnUpdateRequest, ReturnUpdateResult,
  ReturnableItem, ReturnableItemPage, ReturnedPurchase, ReturnedTax, RewardSelection, RolesListQuery,
  SellerAdditionalField, SellerBillingCycle, SellerBillingCyclePage, Sender, SerbianAccount, SerbianInvoiceAccount,
  ServiceAssessment, ServiceOrderEvaluation, SettingsConfigurationQuery, SettingsLocalesQuery, SettingsVersionQuery,
  ShipFromAddress, ShipToAddress, Shipment, ShipmentCreateError, ShipmentCreateRequest, ShipmentCreateResult,
  ShipmentError, ShipmentFeatures, ShipmentId, ShipmentInformation, ShipmentInformationError,
  ShipmentInformationRequest, ShipmentInformationResult, ShipmentInformationUpdate, ShipmentLine, ShipmentOrigin,
  ShipmentOriginRequest, ShipmentOriginResult, ShipmentOriginUpdate, ShipmentPage, ShipmentPayment, ShipmentResult,
  ShipmentSelection, ShipmentStatus, ShipmentTracking, ShipmentTrackingInput, ShipmentTrackingRequest,
  ShipmentTrackingUpdate, ShippingAddress, ShippingMethod, ShippingMethodList, ShippingOrigin, ShippingOriginAddress,
  ShippingOriginInput, ShippingTax, ShippingZone, ShippingZoneList, ShopAddress, ShopAddressUpdate, ShopContact,
  ShopDocument, ShopDocumentDetails, ShopDocumentInput, ShopDocumentList, ShopDocumentUpload, ShopDocumentUploadResult,
  ShopDomain, ShopModel, ShopRole, ShopRoleList, ShopShippingSettings, ShopState, ShopStatistics, ShopTaxOptions,
  SingaporeAccount, SingaporeInvoiceAccount, SingleOrderBillingAddress, SingleOrderCore, SingleOrderCustomer,
  SingleOrderShippingAddress, StatisticsPeriod, StockFileRow, StockImport, StockImportRequest, StockImportStarted,
  StoreDependentSwitch, SuspensionType, TaiwaneseAccount, TaiwaneseInvoiceAccount, TaxCalculationRule, TaxCollection,
  TaxManagerModule, TaxNumberRule, TaxProviders, TaxedFeeType, ThaiAccount, ThaiInvoiceAccount, Thread,
  ThreadAttachment, ThreadDetails, ThreadEntity, ThreadEntityInput, ThreadInput, ThreadMessage, ThreadMetadata,
  ThreadPage, ThreadRequest, ThreadsCreateQuery, ThreadsDownloadAttachmentQuery, ThreadsGetQuery, ThreadsListQuery,
  ThreadsReplyQuery, Topic, TopicInput, TopicType, TrackingValidity, TransactionCode, TransactionEntities,
  TransactionExportError, TransactionExportFormat, TransactionExportRequest, TransactionExportStart,
  TransactionExportState, TransactionExportStatus, TransactionFee, TransactionInfo, TransactionItemReference,
  TransactionLine, TransactionLogPage, TransactionManualDocument, TransactionOneOffItem, TransactionOrder,
  TransactionOrderPayment, TransactionOrderReferences, TransactionPaymentState, TransactionReference, TransactionTax,
  TransactionType, TransactionsExportStatusQuery, TransactionsListQuery, TransactionsStartExportQuery, TriggerSelection,
  TypedReason, TypedReasonList, UpdatedCancelation, UpdatedEcoContribution, UpdatedLineOrigin, UpdatedOrderLine,
  UpdatedOrigin, UpdatedOriginAddress, UpdatedRefund, UruguayanAccount, UruguayanInvoiceAccount, ValueList,
  ValueListCollection, ValueListEntry, VietnameseAccount, VietnameseInvoiceAccount, WarehouseFeatures,
} from '@tradelane/instance';

/** All data of one shop. Assumption about units of delays, rates and grades: delays in seconds, rates as fractions of one (0.98 for 98 of 100), grades from 1 to 5. */
export interface Account {
    /** Identifier of the shop. */
    shop_id: number;
    /** Name of the shop, as shown to customers. */
    shop_name: string;
    /**
     * Whether the shop sells.
     * - `OPEN`: The shop sells.
     * - `CLOSE`: The shop is closed.
     * - `SUSPENDED`: The shop is suspended.
     * - `TERMINATED`: The shop is permanently closed.
     */
    shop_state: ShopState;
    /** Reason of the suspension. Null or absent if the shop is not suspended. */
    suspension_type?: SuspensionType | null;
    /**
     * Sales model of the shop.
     * - `MARKETPLACE`: The shop sells on its own account.
     * - `DROPSHIP`: The operator sells and the shop ships.
     * - `ONE_CREDITOR`: The operator is the only creditor of the customer.
     */
    model?: ShopModel;
    /**
     * Products that the shop may sell.
     * - `PRODUCT`: Products.
     * - `SERVICE`: Services.
     */
    domains: ShopDomain[];
    /** Codes of the channels that the shop sells on. */
    channels: string[];
    /** Time at which the shop was created. Format: date-time. */
    date_created: string;
    /** Time at which the shop last changed. Format: date-time. */
    last_updated_date: string;
    /** Start of a planned closure. Format: date-time. */
    closed_from?: string;
    /** End of a planned closure. Format: date-time. */
    closed_to?: string;
    /** Presentation of the shop for customers. */
    description?: string;
    /** Address of the logo image. */
    logo?: string;
    /** Address of the banner image. */
    banner?: string;
    /** Return policy of the shop, for customers. */
    return_policy?: string;
    /** Recycling policy of the shop, for customers. */
    recycling_policy?: string;
    /** Whether the operator has marked the shop as premium. */
    premium: boolean;
    /** Whether the seller is a business, not a private person. */
    is_professional: boolean;
    /** Average evaluation by customers. */
    grade?: number;
    /** Number of evaluations in the grade. */
    evaluations_count: number;
    /** Number of offers of the shop. */
    offers_count: number;
    /** Number of orders of the shop. */
    orders_count: number;
    /** Share of orders that the shop accepts. */
    approval_rate?: number;
    /** Average time until an order is accepted. */
    approval_delay?: number;
    /** Average time until the shop replies to a message on an order. */
    order_messages_response_delay?: number;
    /** Currency of the shop, as ISO 4217 code. */
    currency_iso_code: CurrencyCode;
    /** Taxes that are added to the fees of the operator. */
    applicable_taxes?: ApplicableTax[];
    /** Contact of the shop and its address. */
    contact_informations: ShopContact;
    /** Billing information that applies if no specific one does. */
    default_billing_information: DefaultBillingInformation;
    /** More sets of billing information for special cases, such as another country. */
    specific_billing_informations?: BillingInformation[];
    /** Business details of the shop. Use the billing information instead. */
    pro_details: ProDetails;
    /** The bank account in its older form. Use `payment_info` instead. */
    billing_info?: LegacyBankDetails;
    /** The shop must fill `payment_info` before it can be paid. */
    payment_method_mandatory: boolean;
    /** Bank account for payments to the shop. `@type` decides the banking system and the fields. */
    payment_info?: PaymentInfo;
    /** Paid and outstanding amounts of the shop, in the currency of the shop. */
    payment_details: PaymentBalances;
    /** Progress of the identity check of the seller. */
    kyc?: KycState;
    /** Dropshipping settings of the shop. Absent if they do not apply. */
    dropship?: DropshipSettings;
    /** Registrations under extended producer responsibility schemes. */
    producer_identifiers?: ProducerIdentifier[];
    /** Whether the shop ships for free. */
    free_shipping: boolean;
    /** Shipping settings of the shop. */
    shipping: ShopShippingSettings;
    /** Country that the shop ships from. */
    shipping_country?: string;
    /** Shipping options of the shop. */
    shippings?: ShopShipping[];
    /**
     * Codes of the shipping methods. Use `shippings` instead.
     * @deprecated
     */
    shipping_types?: string[];
    /**
     * Codes of the shipping zones. Use `shippings` instead.
     * @deprecated
     */
    shipping_zones?: string[];
    /** Values of the operator's custom fields (AF01). */
    shop_additional_fields: AdditionalFieldValue[];
}
/** The shop after the update, and the refused fields. */
export interface AccountUpdateResult {
    /** The shop after the change. Null if there are errors. */
    updated?: UpdatedAccount | null;
    /** One entry per refused field. The other fields were changed. */
    errors?: InputError[];
}
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
/** Delivery time of one method into one zone. */
export interface ConfiguredDeliveryTime {
    /** Code of the method (SH12). */
    shipping_type_code: string;
    /** Code of the zone (SH11). */
    shipping_zone_code: string;
    /**
     * Party that has set the value.
     * - `OPERATOR`: The operator.
     * - `SHOP`: The shop.
     */
    set_by: SettingOwner;
    /** Days of the delivery. Absent if they are not set. */
    delivery_time?: DeliveryDays;
}
/**
 * Party that has set the time, if one is required.
 * - `OPERATOR`: The operator.
 * - `SHOP`: The shop.
 * - `NOT_NEEDED`: The method needs no cut-off time.
 */
export type CutOffTimeOwner = "OPERATOR" | "SHOP" | "NOT_NEEDED" | (string & {});
/** Number of days of the delivery. */
export interface DeliveryDays {
    /** Fewest days. */
    earliest_days: number;
    /** Most days. */
    latest_days: number;
}
export interface DocumentRequestsDownloadQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
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
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
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
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
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
}
export interface DocumentRequestsUploadQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
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
/** Orders of one file of an export. */
export interface ExportedOrders {
    /** Orders of this file. */
    orders: Order[];
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
/** Why the incident is resolved. */
export interface IncidentResolution {
    /** Code of a reason that closes incidents (RE01). */
    reason_code: string;
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
/** Days until an order is shipped. */
export interface LeadTimeToShip {
    /** Days set by the platform. */
    default_value: number;
    /** Days set by the shop. */
    shop_value: number;
}
export interface MessagesListQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
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
}
/** An offer of a shop for a product. */
export type Offer = {
    /** Description that only the shop reads. */
    internal_description?: string;
} & OfferCore;
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
/** One page of offers. */
export interface OfferPage {
    /** Offers of this page. */
    offers: Offer[];
    /** Number of offers on all pages. */
    total_count: number;
}
/** The conditions of offers. */
export interface OfferStateList {
    /** Conditions, sorted by their sort index. */
    offer_states: OfferState[];
    /**
     * The length of the list.
     * @deprecated
     */
    total_count: number;
}
/** Offers to create, change or delete. */
export interface OfferUpsertRequest {
    /** The offers. */
    offers: OfferInput[];
}
export interface OffersExportQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** Only offers that changed at or after this time. Default: all active offers. */
    last_request_date?: string | Date | undefined;
    /** Channels of the price columns. Default: the default prices. */
    channel_codes?: string[] | undefined;
    /** Zones of the columns of shipping charges. */
    shipping_zones?: string[] | undefined;
    /** Whether a full export contains inactive offers. Refused together with `last_request_date`. */
    include_inactive_offers?: boolean | undefined;
    /** Additional columns. */
    include_fields?: string[] | undefined;
}
export interface OffersExportStatusQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OffersGetQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * Channel of `applicable_pricing`. Default: the default prices.
     * @example acme_web
     */
    pricing_channel_code?: string | undefined;
    /** Customer organization of `applicable_pricing`. Default: none. */
    pricing_customer_organization_id?: string | undefined;
    /**
     * Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
export interface OffersImportErrorReportQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OffersImportQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OffersImportStatusQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OffersImportsQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
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
}
export interface OffersListQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * Only offers in these conditions, sent as one comma-separated list.
     * @example [
     *   "11"
     * ]
     */
    offer_state_codes?: string[] | undefined;
    /** Only the offer with this identifier in the shop. */
    sku?: string | undefined;
    /** Only offers of the product with this identifier. */
    product_id?: string | undefined;
    /** Only favorite offers. */
    favorite?: boolean | undefined;
    /**
     * Channel of `applicable_pricing`. Default: the default prices.
     * @example acme_web
     */
    pricing_channel_code?: string | undefined;
    /** Customer organization of `applicable_pricing`. Default: none. */
    pricing_customer_organization_id?: string | undefined;
    /**
     * Sort field of the list. Assumption about the sort by price: uses the default price as of the last change of the offer.
     * - `totalPrice`: By price with the lowest shipping charge.
     * - `price`: By price.
     * - `productTitle`: By title of the product.
     */
    sort?: "totalPrice" | "price" | "productTitle" | undefined;
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
    /**
     * Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
export interface OffersQuantityQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OffersStartExportQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OffersUpsertQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
/** An order of products at one shop. */
export type Order = {
    /** The customer. */
    customer: OrderCustomer;
    /** Address that forwards messages to the customer. */
    customer_notification_email?: string;
    /** Lines of the order. */
    order_lines: OrderLine[];
} & OrderCore;
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
/** The customer of an order. */
export interface OrderCustomer {
    /** Contact for accounting. Null until the order is accepted or shipped. */
    accounting_contact?: OrderContact | null;
    /** Address for the bill. Null until the order is accepted or shipped. */
    billing_address: OrderBillingAddress | null;
    /** Form of address, such as Mr or Mrs. */
    civility?: string;
    /** Identifier of the customer. */
    customer_id: string;
    /** Contact for the delivery. Null until the order is accepted or shipped. */
    delivery_contact?: OrderContact | null;
    /** First name. */
    firstname: string;
    /** Last name. */
    lastname: string;
    /** Language of the person. */
    locale?: string;
    /** Organization of a business customer. */
    organization?: OrderOrganization;
    /** Address for the delivery. Null until the order is accepted or shipped. */
    shipping_address: ShippingAddress | null;
}
/** Cut-off time for shipping on the same day, for one method. */
export interface OrderCutOffTime {
    /** Code of the method (SH12). */
    shipping_type_code: string;
    /**
     * Time of day.
     * @example 14:00
     */
    cut_off_time: string;
    /** Whether the method needs a cut-off time. */
    is_required?: boolean;
    /**
     * Party that has set the time, if one is required.
     * - `OPERATOR`: The operator.
     * - `SHOP`: The shop.
     * - `NOT_NEEDED`: The method needs no cut-off time.
     */
    set_by: CutOffTimeOwner;
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
/** A line of an order: one offer in a quantity. */
export type OrderLine = {
    /** Cancelations of the line. */
    cancelations: OrderCancelation[];
    /** Refunds of the line. */
    refunds: OrderRefund[];
} & OrderLineCore;
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
/** Organization of a business customer. */
export interface OrderOrganization {
    /** The address. */
    address?: OrganizationAddress | null;
    /** Registration number of the organization. */
    identification_number?: string | null;
    /** Name of the organization. */
    name?: string;
    /** Identifier of the organization. */
    organization_id: string | null;
    /** Tax identification number of the organization. */
    tax_identification_number?: string | null;
}
/** One page of orders. */
export interface OrderPage {
    /** Orders of this page. */
    orders: Order[];
    /** Number of orders on all pages. */
    total_count: number;
}
/** Refunds of amounts of order lines. */
export interface OrderRefundRequest {
    /**
     * Whether the amounts include taxes. Default: the mode of the platform.
     * - `TAX_INCLUDED`: Amounts include taxes.
     * - `TAX_EXCLUDED`: Amounts are without taxes.
     */
    order_tax_mode?: OrderTaxMode | undefined;
    /** The refunds. */
    refunds: OrderRefundInput[];
}
/** The refunds of the request. */
export interface OrderRefundResult {
    /**
     * Whether the amounts include taxes.
     * - `TAX_INCLUDED`: Amounts include taxes.
     * - `TAX_EXCLUDED`: Amounts are without taxes.
     */
    order_tax_mode: OrderTaxMode;
    /** The created refunds. */
    refunds: CreatedRefund[];
}
/** Taxes that orders may have. */
export interface OrderTaxList {
    /** The taxes. */
    taxes: OrderTaxSetting[];
}
/** Changes of one order. Fields that you leave out stay. */
export interface OrderUpdate {
    /** Identifier of the order. */
    order_id: string;
    /** Changes of lines. */
    order_lines?: OrderLineUpdate[] | undefined;
    /** References of the order. Null removes them. */
    references?: OrderReferencesUpdate | null | undefined;
}
/** Changes of up to 100 orders. */
export interface OrderUpdateRequest {
    /** The orders and their changes. */
    orders: OrderUpdate[];
}
/** The orders of the request, each with its changes or its errors. */
export interface OrderUpdateResult {
    /** The orders of the request. */
    updated_orders?: UpdatedOrder[];
}
export interface OrdersAdjustQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OrdersCancelLinesQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OrdersCancelQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OrdersCreateMessageQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OrdersDeleteDocumentQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OrdersDocumentsQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * The orders, sent as one comma-separated list.
     * @example [
     *   "ORD-1001-A"
     * ]
     */
    order_ids: string[];
}
export interface OrdersDownloadDocumentsQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** Only documents of these orders, sent as one comma-separated list. */
    order_ids?: string[] | undefined;
    /**
     * Only these documents, sent as one comma-separated list.
     * @example [
     *   "10011"
     * ]
     */
    document_ids?: string[] | undefined;
    /** Only documents of these types (DO01), sent as one comma-separated list. */
    document_codes?: string[] | undefined;
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
export interface OrdersExportStatusQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OrdersGetQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OrdersListQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * Only these orders, sent as one comma-separated list.
     * @example [
     *   "ORD-1041-A"
     * ]
     */
    order_ids?: string[] | undefined;
    /** Only orders with these references of the customer, sent as one comma-separated list. */
    order_references_for_customer?: string[] | undefined;
    /** Only orders with these references of the seller, sent as one comma-separated list. */
    order_references_for_seller?: string[] | undefined;
    /**
     * Only orders in these states, sent as one comma-separated list.
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
     * @example [
     *   "WAITING_ACCEPTANCE"
     * ]
     */
    order_state_codes?: OrderState[] | undefined;
    /** Only orders of these channels, sent as one comma-separated list. */
    channel_codes?: string[] | undefined;
    /** Whether to list only orders without a channel. `channel_codes` is then ignored. */
    only_null_channel?: boolean | undefined;
    /** Only orders created at or after this time. */
    start_date?: string | Date | undefined;
    /** Only orders created at or before this time. */
    end_date?: string | Date | undefined;
    /** Only orders that last changed at or after this time. Assumption about how far `start_update_date` reaches back: one minute more. */
    start_update_date?: string | Date | undefined;
    /** Only orders that last changed at or before this time. */
    end_update_date?: string | Date | undefined;
    /** Only orders whose customer was debited, or was not. Assumption about `has_incident` and `customer_debited`: false selects the orders without an open incident, or that are not debited. */
    customer_debited?: boolean | undefined;
    /**
     * Only orders with this workflow of the payment.
     * - `PAY_ON_ACCEPTANCE`: When the shop accepts the order.
     * - `PAY_ON_DELIVERY`: On delivery.
     * - `PAY_ON_DUE_DATE`: On a due date.
     * - `PAY_ON_SHIPMENT`: When the order is shipped.
     * - `NO_CUSTOMER_PAYMENT_CONFIRMATION`: The payment is not confirmed.
     */
    payment_workflow?: OrderPaymentWorkflow | undefined;
    /** Only orders with an open incident, or without one. Assumption about `has_incident` and `customer_debited`: false selects the orders without an open incident, or that are not debited. */
    has_incident?: boolean | undefined;
    /** Only orders of these fulfillment centers. */
    fulfillment_center_code?: string[] | undefined;
    /**
     * Whether prices include taxes. Default: the mode of the platform. Assumption about `order_tax_mode`: the taxes of a line are subtracted from its prices, or are part of them.
     * - `TAX_INCLUDED`: Amounts include taxes.
     * - `TAX_EXCLUDED`: Amounts are without taxes.
     */
    order_tax_mode?: OrderTaxMode | undefined;
    /**
     * Sort field of the list.
     * - `dateCreated`: By creation time.
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
    /**
     * Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
export interface OrdersMessagesQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
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
export interface OrdersRefundLinesQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OrdersResolveIncidentQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OrdersSetShippingOriginQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OrdersShipQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OrdersStartExportQuery {
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
export interface OrdersTaxesQuery {
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
export interface OrdersUpdateAdditionalFieldsQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OrdersUpdateTrackingQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OrdersUploadDocumentsQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface PickListsListQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** Only pick lists of this run. */
    pickrun_code?: string | undefined;
    /** Only pick lists with a pick-up at or after this time. */
    pickup_date_min?: string | Date | undefined;
    /** Only pick lists with a pick-up at or before this time. */
    pickup_date_max?: string | Date | undefined;
    /** Only these pick lists. */
    picklist_id?: string[] | undefined;
    /** Only pick lists in these states. */
    picklist_state?: string[] | undefined;
    /** Only pick lists with these order lines. */
    order_line_id?: string[] | undefined;
    /** Number of entries per page. */
    limit?: number | undefined;
    /** Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
    /**
     * Sort field and direction of the list.
     * - `pickupDate,ASC`: Earliest first.
     * - `pickupDate,DESC`: Latest first.
     */
    sort?: "pickupDate,ASC" | "pickupDate,DESC" | undefined;
}
export interface PricesImportErrorReportQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface PricesImportQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface PricesImportsQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
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
}
/** The products that match the references. */
export interface ProductList {
    /** Products, sorted by SKU, kind of identifier and identifier. */
    products: Product[];
    /**
     * Number of matching products.
     * @deprecated
     */
    total_count?: number;
}
/** An offer of any shop for the product. */
export type ProductOffer = {
    /**
     * Always null. Before: time until which the offer can be bought. Format: date-time.
     * @deprecated
     */
    available_end_date?: string | null;
    /**
     * Always null. Before: time from which the offer can be bought. Format: date-time.
     * @deprecated
     */
    available_start_date?: string | null;
    /**
     * Always empty. Before: codes of the channels that sell the offer.
     * @deprecated
     */
    channels?: string[];
    /**
     * The discount on the default price. Null: none. Use `all_prices`.
     * @deprecated
     */
    discount?: OfferDiscount | null;
    /**
     * Always null. Before: rank among the favorite offers of the shop.
     * @deprecated
     */
    favorite_rank?: number | null;
    /**
     * Always null or absent. Before: class of goods that decides the shipping charges.
     * @deprecated
     */
    logistic_class?: OfferLogisticClass | null;
    /**
     * Always null. Before: quantity at which the platform warns the shop.
     * @deprecated
     */
    min_quantity_alert?: number | null;
    /**
     * Always empty. Before: values of the custom fields of offers.
     * @deprecated
     */
    offer_additional_fields?: AdditionalFieldValue[];
    /**
     * Always 0. Before: identifier of the offer.
     * @deprecated
     */
    offer_id?: number;
    /**
     * Always false. Before: whether the shop is a premium shop.
     * @deprecated
     */
    premium?: boolean;
    /**
     * Always 999. Before: quantity in stock.
     * @deprecated
     */
    quantity?: number;
    /**
     * Always null. Before: identifier of the shop.
     * @deprecated
     */
    shop_id?: number | null;
} & ProductOfferCore;
/** One page of products with their offers. */
export interface ProductOfferPage {
    /** Products of this page. */
    products?: ProductWithOffers[];
}
/** A product with the offers of all shops. */
export type ProductWithOffers = {
    /** Offers of the product. */
    offers?: ProductOffer[];
} & ProductOfOffers;
export interface ProductsListQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * References as `TYPE|identifier`, sent as one comma-separated list.
     * @example [
     *   "EAN|4006381333931",
     *   "SKU|WARDROBE-1"
     * ]
     */
    product_references: string[];
    /**
     * The old form of `product_references`.
     * @deprecated
     */
    products?: string | undefined;
    /**
     * Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
export interface ProductsOffersQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * The products, by their SKU, sent as one comma-separated list. Assumption about `product_ids`: SKUs of products.
     * @example [
     *   "WARDROBE-1"
     * ]
     */
    product_ids?: string[] | undefined;
    /** The products, each as `TYPE|identifier`, sent as one comma-separated list. */
    product_references?: string[] | undefined;
    /** Only offers in these conditions, sent as one comma-separated list. */
    offer_state_codes?: string[] | undefined;
    /** Whether to list inactive offers too. */
    all_offers?: boolean | undefined;
    /** Only offers on these channels, sent as one comma-separated list. */
    channel_codes?: string[] | undefined;
    /** Whether to list offers on all channels. `channel_codes` is then ignored. */
    all_channels?: boolean | undefined;
    /** Channel of `applicable_pricing`. Default: the default prices. */
    pricing_channel_code?: string | undefined;
    /** Customer organization of `applicable_pricing`. Default: none. */
    pricing_customer_organization_id?: string | undefined;
    /** Only shipping charges into these zones, sent as one comma-separated list. */
    shipping_zones?: string[] | undefined;
    /** Whether to list shipping charges into all zones. `shipping_zones` is then ignored. */
    all_shipping_zones?: boolean | undefined;
    /**
     * Sort field of the offers.
     * - `bestPrice`: By price with the lowest shipping charge.
     * - `bestEvaluation`: By grade of the shop.
     */
    sort?: "bestPrice" | "bestEvaluation" | undefined;
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
    /**
     * Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
/** One page of promotions. */
export interface PromotionPage {
    /** Promotions of this page. */
    promotions: Promotion[];
    /** Number of promotions on all pages. */
    total_count: number;
}
export interface PromotionsCreateQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface PromotionsListQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** Only promotions with these identifiers of the shop. */
    ids?: string[] | undefined;
    /**
     * Only promotions of these types.
     * - `AMOUNT_OFF`: An amount is taken off.
     * - `FREE_ITEMS`: Some items are free.
     * - `PERCENTAGE_OFF`: A percentage is taken off.
     * - `REDUCED_UNIT_PRICE`: Each unit has a lower price.
     */
    types?: PromotionType[] | undefined;
    /**
     * Only promotions in these states.
     * - `PENDING`: It has not started.
     * - `ACTIVE`: It applies now.
     * - `EXPIRED`: It has ended.
     * - `PENDING_APPROVAL`: It waits for the operator's approval.
     * - `REJECTED`: The operator rejected it.
     * - `ALL`: Every state.
     * @example [
     *   "ALL"
     * ]
     */
    states?: ("PENDING" | "ACTIVE" | "EXPIRED" | "PENDING_APPROVAL" | "REJECTED" | "ALL")[] | undefined;
    /** Only promotions that end at or after this time. */
    ending_after?: string | Date | undefined;
    /** Only promotions that start at or before this time. */
    starting_before?: string | Date | undefined;
    /** Only promotions created at or after this time. */
    date_created_from?: string | Date | undefined;
    /** Only promotions created at or before this time. */
    date_created_to?: string | Date | undefined;
    /** Only promotions that changed at or after this time. */
    last_request_date?: string | Date | undefined;
    /**
     * Language of pictures and descriptions. Default: all languages.
     * @example en_US
     */
    locale?: string | undefined;
    /** Only promotions that these offers trigger. */
    trigger_offer_ids?: string[] | undefined;
    /** Only promotions with a reward on these offers. */
    reward_offer_ids?: string[] | undefined;
    /** Only promotions of these channels. */
    channel_codes?: string[] | undefined;
    /**
     * Sort field of the list.
     * - `startDate`: By start.
     * - `endDate`: By end.
     * - `dateCreated`: By the date of creation.
     */
    sort?: "startDate" | "endDate" | "dateCreated" | undefined;
    /**
     * Direction of the sort.
     * - `asc`: Ascending, the oldest first.
     * - `desc`: Descending, the latest first.
     */
    order?: "asc" | "desc" | undefined;
    /** Number of entries per page. */
    max?: number | undefined;
    /** Number of entries to skip. */
    offset?: number | undefined;
}
export interface PromotionsUpdateQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ReasonsIncidentCloseQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ReasonsIncidentOpenQuery {
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
export interface ReasonsMessagingQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ReturnsAcceptQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ReturnsCancelQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ReturnsCloseQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ReturnsCreateQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ReturnsItemsToReturnQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** Only lines of these purchases. */
    order_commercial_id?: string[] | undefined;
    /** Only these order lines. */
    order_line_id?: string[] | undefined;
    /** Number of entries per page. */
    limit?: number | undefined;
    /** Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
    /**
     * Sort field and direction of the list.
     * - `order_line_id,ASC`: By line, ascending.
     * - `order_line_id,DESC`: By line, descending.
     */
    sort?: "order_line_id,ASC" | "order_line_id,DESC" | undefined;
}
export interface ReturnsListQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** Only these returns. */
    return_id?: string[] | undefined;
    /** Only returns in these states. */
    return_state?: string[] | undefined;
    /** Only returns created at or after this time. */
    return_creation_date_from?: string | Date | undefined;
    /** Only returns created at or before this time. */
    return_creation_date_to?: string | Date | undefined;
    /** Only returns that last changed at or after this time. */
    return_last_updated_from?: string | Date | undefined;
    /** Only returns that last changed at or before this time. */
    return_last_updated_to?: string | Date | undefined;
    /** Only returns of these purchases. */
    order_commercial_id?: string[] | undefined;
    /** Only returns of these order lines. */
    order_line_id?: string[] | undefined;
    /** Only returns with these authorization numbers. */
    return_rma?: string[] | undefined;
    /** Only returns of these customers. */
    customer_id?: string[] | undefined;
    /** Number of entries per page. */
    limit?: number | undefined;
    /** Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
    /**
     * Sort field and direction of the list.
     * - `date_created,ASC`: Oldest first.
     * - `date_created,DESC`: Latest first.
     */
    sort?: "date_created,ASC" | "date_created,DESC" | undefined;
}
export interface ReturnsReceiveQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ReturnsUpdateComplianceQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ReturnsUpdateQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
/**
 * Party that has set the value.
 * - `OPERATOR`: The operator.
 * - `SHOP`: The shop.
 */
export type SettingOwner = "OPERATOR" | "SHOP" | (string & {});
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
export interface SettingsOfferStatesQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** Only active conditions, or only inactive conditions. */
    active?: boolean | undefined;
    /**
     * Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
export interface ShipmentsCreateQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ShipmentsDeleteQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ShipmentsItemsToShipQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** Only items of these orders. */
    order_id?: string[] | undefined;
    /** Only items that these fulfillment centers ship. */
    fulfillment_center_code?: string[] | undefined;
    /** Only items that can be shipped at or after this time. */
    shipping_date_from?: string | Date | undefined;
    /** Only items that can be shipped at or before this time. */
    shipping_date_to?: string | Date | undefined;
    /**
     * Sort field and direction of the list.
     * - `shippingDate,ASC`: Earliest shipping date first.
     * - `shippingDate,DESC`: Latest shipping date first.
     */
    sort?: "shippingDate,ASC" | "shippingDate,DESC" | undefined;
    /** Number of entries per page. */
    limit?: number | undefined;
    /** Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
}
export interface ShipmentsListQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** Only shipments of these orders. */
    order_id?: string[] | undefined;
    /**
     * Only shipments in these states.
     * - `SHIPPING`: Created, not shipped yet.
     * - `READY_FOR_PICK_UP`: Ready to be picked up.
     * - `SHIPMENT_PREPARED`: Prepared for shipping.
     * - `SHIPPED`: On its way.
     * - `TO_COLLECT`: The customer must collect it.
     * - `RECEIVED`: The customer has received it.
     * - `CANCELED`: Cancelled.
     * - `CLOSED`: Finished.
     */
    shipment_state_code?: ShipmentStatus[] | undefined;
    /**
     * Only shipments with these debit states.
     * - `NO_DEBIT`: The customer is not debited.
     * - `NOT_STARTED`: The debit has not started.
     * - `WAITING_TAX_CONFIRMATION`: The taxes are not confirmed yet.
     * - `WAITING_OPERATOR_SYSTEM_CONTACT`: The operator's system has not been contacted yet.
     * - `WAITING_DEBIT_CONFIRMATION`: The debit is not confirmed yet.
     * - `DEBIT_OK`: The customer was debited.
     * - `CANCELED`: The debit was canceled.
     */
    shipment_customer_debit_state_code?: CustomerDebitStatus[] | undefined;
    /** Only shipments changed at or after this time. */
    last_updated_from?: string | Date | undefined;
    /** Only shipments changed at or before this time. */
    last_updated_to?: string | Date | undefined;
    /**
     * Sort field and direction of the list.
     * - `dateCreated,ASC`: Oldest first.
     * - `dateCreated,DESC`: Latest first.
     */
    sort?: "dateCreated,ASC" | "dateCreated,DESC" | undefined;
    /** Number of entries per page. */
    limit?: number | undefined;
    /** Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
}
export interface ShipmentsReadyForPickUpQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ShipmentsShipQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ShipmentsUpdateAdditionalInformationQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ShipmentsUpdateOriginQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ShipmentsUpdateTrackingQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ShippingCarriersQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
/** The charge of one method into one zone for one logistic class. */
export interface ShippingCharge {
    /** Code of the method (SH12). */
    shipping_method_code: string;
    /** Code of the zone (SH11). */
    shipping_zone_code: string;
    /** Code of the logistic class (SH31). */
    logistic_class_code: string;
    /** The shop has set its own prices instead of the operator's. */
    overridden_by_shop: boolean;
    /** Prices in the currency of the shop. `type` decides which fields apply. */
    prices: ShippingPrices;
}
export interface ShippingChargesQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** Only charges that the shop has set, or only charges of the operator. */
    overridden_by_shop?: boolean | undefined;
}
export interface ShippingConfigurationQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ShippingLogisticClassesQuery {
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
/** The charge for a range of order amounts. */
export interface ShippingPriceRange {
    /** Order amount from which the price applies. */
    threshold: number;
    /** Charge for the order, in major units. */
    price: number;
}
/**
 * A price per item, free shipping, or a price by order amount.
 * - `FIXED_PRICE`: A price per item, in `initial_price` and `additional_price`.
 * - `FREE_SHIPPING`: Shipping is free.
 * - `ORDER_RANGE`: A price by order amount, in `ranges`.
 */
export type ShippingPriceType = "FIXED_PRICE" | "FREE_SHIPPING" | "ORDER_RANGE" | (string & {});
/** Prices in the currency of the shop. `type` decides which fields apply. */
export interface ShippingPrices {
    /**
     * A price per item, free shipping, or a price by order amount.
     * - `FIXED_PRICE`: A price per item, in `initial_price` and `additional_price`.
     * - `FREE_SHIPPING`: Shipping is free.
     * - `ORDER_RANGE`: A price by order amount, in `ranges`.
     */
    type: ShippingPriceType;
    /** Charge for the first item. */
    initial_price?: number;
    /** Charge for each further item. */
    additional_price?: number;
    /** Order amount from which shipping is free. */
    free_shipping_threshold?: number | null;
    /** Charges by order amount. */
    ranges?: ShippingPriceRange[];
}
export interface ShippingTypesQuery {
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
export interface ShippingZonesQuery {
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
/** One shipping method into one zone. */
export interface ShopShipping {
    /** Code of the shipping method. */
    shipping_type_code: string;
    /** Name of the method, for people. */
    shipping_type_label: string;
    /** Code of the method that is the same on every platform. */
    shipping_type_standard_code?: string;
    /** Code of the shipping zone. */
    shipping_zone_code: string;
    /** Name of the zone, for people. */
    shipping_zone_label: string;
    /** Order amount from which shipping is free. */
    shipping_free_amount?: number;
    /** Values of custom fields of the method. */
    additional_fields?: AdditionalFieldValue[];
}
/** Shipping charges of a shop. */
export interface ShopShippingCharges {
    /** Identifier of the shop. */
    shop_id: number;
    /** Currency of every price, as ISO 4217 code. */
    currency_iso_code: CurrencyCode;
    /** Time at which the charges last changed. Format: date-time. */
    last_updated_date: string;
    /** Charge of each method into each zone for each logistic class. */
    configuration: ShippingCharge[];
}
/** Delivery times, lead time and cut-off times of a shop. */
export interface ShopShippingConfiguration {
    /** The shop, as text here and as a number elsewhere. */
    shop_id: string;
    /** Time at which the configuration last changed. Format: date-time. */
    last_updated_date?: string;
    /** The shop ships for free. */
    order_free_shipping: boolean;
    /** Whether the operator pays for shipping. */
    shipping_paid_by_operator?: boolean;
    /** Days until an order is shipped. */
    lead_time_to_ship: LeadTimeToShip;
    /** Delivery time of each method into each zone. */
    delivery_times: ConfiguredDeliveryTime[];
    /** Cut-off time of each method. */
    order_cut_off_times: OrderCutOffTime[];
}
/** An order as OR12 returns it. */
export type SingleOrder = {
    /** The customer. */
    customer?: SingleOrderCustomer;
    /** Lines of the order. */
    order_lines: SingleOrderLine[];
} & SingleOrderCore;
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
export interface StockImportErrorReportQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface StockImportQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface StockImportStatusQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
/** The editable part of the shop after an update. */
export interface UpdatedAccount {
    /** Name of the shop, as shown to customers. */
    shop_name?: string;
    /** Presentation of the shop for customers. */
    description?: string;
    /**
     * Sales model of the shop.
     * - `MARKETPLACE`: The shop sells on its own account.
     * - `DROPSHIP`: The operator sells and the shop ships.
     * - `ONE_CREDITOR`: The operator is the only creditor of the customer.
     */
    model?: ShopModel;
    /** E-mail address of the shop. */
    email?: string;
    /** Fax number. */
    fax?: string;
    /** Address of the shop's own web site. */
    web_site?: string;
    /** Postal address of the shop and its contact person. */
    address?: ShopAddress;
    /** Whether the seller is a business, not a private person. */
    is_professional?: boolean;
    /** Business details of the shop. Use the billing information instead. */
    pro_details?: ProDetails;
    /** Billing information that applies if no specific one does. */
    default_billing_information?: DefaultBillingInformation;
    /** More sets of billing information for special cases, such as another country. */
    specific_billing_informations?: BillingInformation[];
    /** The shop must fill `payment_info` before it can be paid. */
    payment_method_mandatory?: boolean;
    /** Bank account for payments to the shop. `@type` decides the banking system and the fields. */
    payment_info?: PaymentInfo;
    /** Codes of the channels that the shop sells on. */
    channels?: string[];
    /** Start of a planned closure. Format: date-time. */
    closed_from?: string;
    /** End of a planned closure. Format: date-time. */
    closed_to?: string;
    /** Return policy of the shop, for customers. */
    return_policy?: string;
    /** Recycling policy of the shop, for customers. */
    recycling_policy?: string;
    /** Shipping settings of the shop. */
    shipping?: ShopShippingSettings;
    /** Country that the shop ships from, as ISO 3166-1 alpha-3 code. */
    shipping_country?: CountryCode;
    /** Registrations under extended producer responsibility schemes. */
    producer_identifiers?: ProducerIdentifier[];
    /** Values of the operator's custom fields (AF01). */
    shop_additional_fields?: AdditionalFieldValue[];
}
/** An order of the request: its values after the change, or its errors. */
export interface UpdatedOrder {
    /** Identifier of the order. */
    order_id?: string;
    /** Problems, one entry per fault. */
    errors?: InputError[];
    /** The values after the change. Absent if there are errors. */
    updated?: UpdatedOrderValues;
}
/** The values after the change. */
export interface UpdatedOrderValues {
    /** Lines after the change. */
    order_lines?: UpdatedOrderLine[];
    /** References of the order on both sides. */
    references?: UpdatedReferences;
}
/** References of the order. */
export interface UpdatedReferences {
    /** The seller's own reference of the order. */
    order_reference_for_seller?: string;
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
    "/api/offers/states": { get: operations["OF61"]; };
    "/api/offers": { get: operations["OF21"]; post: operations["OF24"]; };
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
    "/api/shipping/configuration/shop": { get: operations["SH42"]; };
    "/api/shipping/charges/shop": { get: operations["SH52"]; };
    "/api/version": { get: operations["V01"]; };
    "/api/invoices": { get: operations["IV01"]; };
    "/api/invoices/{accounting_document_id}": { get: operations["IV02"]; };
    "/api/document-request/requests": { get: operations["DR11"]; };
    "/api/document-request/{document_request_id}/lines": { get: operations["DR12"]; };
    "/api/document-request/documents/download": { get: operations["DR73"]; };
    "/api/document-request/documents/upload": { post: operations["DR74"]; };
    "/api/sellerpayment/transactions_logs": { get: operations["TL02"]; };
    "/api/sellerpayment/transactions_logs/async": { post: operations["TL03"]; };
    "/api/sellerpayment/transactions_logs/async/status/{tracking_id}": { get: operations["TL04"]; };
    "/api/hierarchies": { get: operations["H11"]; };
    "/api/products": { get: operations["P31"]; };
    "/api/products/imports": { get: operations["P51"]; post: operations["P41"]; };
    "/api/products/imports/{import_id}": { get: operations["P42"]; };
    "/api/products/imports/{import_id}/error_report": { get: operations["P44"]; };
    "/api/products/imports/{import_id}/new_product_report": { get: operations["P45"]; };
    "/api/products/imports/{import_id}/transformed_file": { get: operations["P46"]; };
    "/api/products/imports/{import_id}/transformation_error_report": { get: operations["P47"]; };
    "/api/products/attributes": { get: operations["PM11"]; };
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
    "/api/orders/{order_id}/lines/{line}/resolve_incident": { put: operations["OR64"]; };
    "/api/returns": { get: operations["RT11"]; put: operations["RT04"]; post: operations["RT01"]; };
    "/api/returns/items_to_return": { get: operations["RT12"]; };
    "/api/returns/accept": { put: operations["RT21"]; };
    "/api/returns/receive": { put: operations["RT25"]; };
    "/api/returns/compliance": { put: operations["RT26"]; };
    "/api/returns/close": { put: operations["RT27"]; };
    "/api/returns/cancel": { put: operations["RT29"]; };
    "/api/picklists": { get: operations["PL11"]; };
    "/api/products/offers": { get: operations["P11"]; };
    "/api/seller-billing-cycles": { get: operations["SBC11"]; };
    "/api/orders/{order_id}/threads": { post: operations["OR43"]; };
    "/api/messages": { get: operations["M01"]; };
    "/api/orders/{order_id}/messages": { get: operations["OR41"]; post: operations["OR42"]; };
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
        OfferState: OfferState; OfferStateList: OfferStateList; OfferInactivityReason: OfferInactivityReason;
        OfferProductReference: OfferProductReference; OfferWarehouse: OfferWarehouse;
        OfferPriceContext: OfferPriceContext; OfferVolumePrice: OfferVolumePrice; OfferPrice: OfferPrice;
        OfferPriceRange: OfferPriceRange; OfferDiscount: OfferDiscount; OfferRetailPrice: OfferRetailPrice;
        OfferEcoContribution: OfferEcoContribution; OfferFulfillment: OfferFulfillment;
        OfferLogisticClass: OfferLogisticClass; OfferCore: OfferCore; Offer: Offer; OfferPage: OfferPage;
        OfferDiscountInput: OfferDiscountInput; OfferVolumePriceInput: OfferVolumePriceInput;
        OfferPriceInput: OfferPriceInput; OfferRetailPriceInput: OfferRetailPriceInput;
        OfferEcoContributionInput: OfferEcoContributionInput; OfferInput: OfferInput;
        OfferUpsertRequest: OfferUpsertRequest; OfferUpsertStarted: OfferUpsertStarted; OfferQuantity: OfferQuantity;
        ImportOrigin: ImportOrigin; OfferImportStatus: OfferImportStatus; OfferImportMode: OfferImportMode;
        ListedOfferImport: ListedOfferImport; OfferImportPage: OfferImportPage; OfferFileRow: OfferFileRow;
        OfferImportRequest: OfferImportRequest; OfferImportStarted: OfferImportStarted; OfferImport: OfferImport;
        PriceImportStatus: PriceImportStatus; PriceImport: PriceImport; PriceImportPage: PriceImportPage;
        PriceFileRow: PriceFileRow; PriceImportRequest: PriceImportRequest; PriceImportStarted: PriceImportStarted;
        StockFileRow: StockFileRow; StockImportRequest: StockImportRequest; StockImportStarted: StockImportStarted;
        StockImport: StockImport; OfferExportRow: OfferExportRow; OfferExportRequest: OfferExportRequest;
        OfferExportStart: OfferExportStart; OfferExportStatus: OfferExportStatus; PromotionType: PromotionType;
        PromotionState: PromotionState; PromotionTriggerRule: PromotionTriggerRule; PromotionCode: PromotionCode;
        PromotionCampaign: PromotionCampaign; CodeLabel: CodeLabel; PromotionMedia: PromotionMedia;
        PromotionDescription: PromotionDescription; Promotion: Promotion; PromotionPage: PromotionPage;
        PurchasedItemsSelection: PurchasedItemsSelection; OfferSelection: OfferSelection;
        PromotionProduct: PromotionProduct; ProductSelection: ProductSelection; CategorySelection: CategorySelection;
        BrandSelection: BrandSelection; RewardSelection: RewardSelection; FreeItemsReward: FreeItemsReward;
        AmountOffReward: AmountOffReward; PercentageOffReward: PercentageOffReward;
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
        WarehouseFeatures: WarehouseFeatures; PlatformFeatures: PlatformFeatures; CustomerModel: CustomerModel;
        PlatformModel: PlatformModel; EnhancedSellerInvoicing: EnhancedSellerInvoicing;
        PlatformSettings: PlatformSettings; PlatformConfiguration: PlatformConfiguration; ReasonType: ReasonType;
        TypedReason: TypedReason; TypedReasonList: TypedReasonList; Reason: Reason; ReasonList: ReasonList;
        ShippingZone: ShippingZone; ShippingZoneList: ShippingZoneList; ShippingMethod: ShippingMethod;
        ShippingMethodList: ShippingMethodList; RegisteredCarrier: RegisteredCarrier;
        RegisteredCarrierList: RegisteredCarrierList; LogisticClass: LogisticClass;
        LogisticClassList: LogisticClassList; LeadTimeToShip: LeadTimeToShip; SettingOwner: SettingOwner;
        DeliveryDays: DeliveryDays; ConfiguredDeliveryTime: ConfiguredDeliveryTime; CutOffTimeOwner: CutOffTimeOwner;
        OrderCutOffTime: OrderCutOffTime; ShopShippingConfiguration: ShopShippingConfiguration;
        ShippingPriceType: ShippingPriceType; ShippingPriceRange: ShippingPriceRange; ShippingPrices: ShippingPrices;
        ShippingCharge: ShippingCharge; ShopShippingCharges: ShopShippingCharges; PlatformVersion: PlatformVersion;
        InvoiceTypeFilter: InvoiceTypeFilter; InvoicePaymentState: InvoicePaymentState;
        InvoiceIssuerType: InvoiceIssuerType; InvoiceIssuer: InvoiceIssuer; InvoiceShopAddress: InvoiceShopAddress;
        InvoiceTax: InvoiceTax; InvoiceDetail: InvoiceDetail; PayOutFailureReason: PayOutFailureReason;
        InvoicePayment: InvoicePayment; AccountingDocument: AccountingDocument; InvoiceBankAccount: InvoiceBankAccount;
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
        DocumentRequestState: DocumentRequestState; RequestedDocumentType: RequestedDocumentType;
        DocumentIssuerType: DocumentIssuerType; DocumentRequestEntityType: DocumentRequestEntityType;
        DocumentPaymentState: DocumentPaymentState; DocumentBillingCycle: DocumentBillingCycle;
        DeliveryBill: DeliveryBill; ShipToAddress: ShipToAddress; DocumentShipping: DocumentShipping;
        DocumentRequestEntities: DocumentRequestEntities; DocumentFormat: DocumentFormat;
        DocumentDetail: DocumentDetail; InitialDocument: InitialDocument; InvoicedOrganization: InvoicedOrganization;
        IssuerPerson: IssuerPerson; IssuerOrganization: IssuerOrganization; DocumentIssuer: DocumentIssuer;
        DocumentRecipientType: DocumentRecipientType; RecipientOrganization: RecipientOrganization;
        RecipientAddress: RecipientAddress; DocumentRecipient: DocumentRecipient; DocumentTaxTotal: DocumentTaxTotal;
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
        TransactionExportStatus: TransactionExportStatus; LabelTranslation: LabelTranslation; Hierarchy: Hierarchy;
        HierarchyList: HierarchyList; Product: Product; ProductList: ProductList;
        ProductImportStatus: ProductImportStatus; ConversionOption: ConversionOption;
        ConversionOptions: ConversionOptions; IntegrationCounts: IntegrationCounts;
        ProductImportTracking: ProductImportTracking; ProductImportPage: ProductImportPage;
        ProductImportRequest: ProductImportRequest; ProductImportStarted: ProductImportStarted;
        AttributeTranslation: AttributeTranslation; AttributeChannel: AttributeChannel;
        AttributeParameter: AttributeParameter; AttributeRole: AttributeRole; AttributeValueCode: AttributeValueCode;
        Attribute: Attribute; AttributeList: AttributeList; AttributeFileRow: AttributeFileRow;
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
        ThreadEntityInput: ThreadEntityInput; FreeTextTopic: FreeTextTopic; ReasonTopic: ReasonTopic;
        TopicInput: TopicInput; ThreadInput: ThreadInput; ThreadRequest: ThreadRequest; MessageSent: MessageSent;
        Recipient: Recipient; MessageInput: MessageInput; MessageRequest: MessageRequest; OrderState: OrderState;
        OrderPaymentWorkflow: OrderPaymentWorkflow; OrderDeliveryDate: OrderDeliveryDate; OrderCampaign: OrderCampaign;
        OrderFulfillmentCenter: OrderFulfillmentCenter; OrderFulfillment: OrderFulfillment;
        OrderInvoiceFormat: OrderInvoiceFormat; OrderInvoiceDocument: OrderInvoiceDocument;
        OrderPaymentTerms: OrderPaymentTerms; OrderInvoiceDetails: OrderInvoiceDetails; OrderTax: OrderTax;
        OrderRefundTaxes: OrderRefundTaxes; NullableRateOrderTax: NullableRateOrderTax;
        OrderPromotionConfiguration: OrderPromotionConfiguration; OrderPromotion: OrderPromotion;
        OrderPromotions: OrderPromotions; OrderCore: OrderCore; OrderContact: OrderContact;
        OrderBillingAddress: OrderBillingAddress; OrganizationAddress: OrganizationAddress;
        OrderOrganization: OrderOrganization; OrderCustomer: OrderCustomer; OrderCommissionTax: OrderCommissionTax;
        OrderEcoContribution: OrderEcoContribution; OrderFee: OrderFee; MeasurementUnit: MeasurementUnit;
        LineMeasurement: LineMeasurement; OrderLineState: OrderLineState; AmountPart: AmountPart;
        AmountBreakdown: AmountBreakdown; ProductMedia: ProductMedia;
        LinePromotionConfiguration: LinePromotionConfiguration; LinePromotion: LinePromotion;
        PurchaseTotal: PurchaseTotal; LinePurchase: LinePurchase; LineOriginAddress: LineOriginAddress;
        LineWarehouse: LineWarehouse; LineOrigin: LineOrigin; PurchaseTax: PurchaseTax;
        TaxCalculationRule: TaxCalculationRule; ShippingTax: ShippingTax; LineTax: LineTax;
        OrderLineCore: OrderLineCore; CommissionTaxAmount: CommissionTaxAmount; ReturnedPurchase: ReturnedPurchase;
        ReturnedTax: ReturnedTax; OrderCancelation: OrderCancelation; OrderRefundState: OrderRefundState;
        OldRefundState: OldRefundState; OrderRefund: OrderRefund; OrderLine: OrderLine; Order: Order;
        OrderPage: OrderPage; OrderEcoContributionInput: OrderEcoContributionInput; OrderLineUpdate: OrderLineUpdate;
        OrderReferencesUpdate: OrderReferencesUpdate; OrderUpdate: OrderUpdate; OrderUpdateRequest: OrderUpdateRequest;
        UpdatedEcoContribution: UpdatedEcoContribution; UpdatedCancelation: UpdatedCancelation;
        UpdatedRefund: UpdatedRefund; UpdatedOrderLine: UpdatedOrderLine; UpdatedReferences: UpdatedReferences;
        UpdatedOrderValues: UpdatedOrderValues; UpdatedOrder: UpdatedOrder; OrderUpdateResult: OrderUpdateResult;
        LineOriginAddressInput: LineOriginAddressInput; LineWarehouseInput: LineWarehouseInput;
        LineOriginUpdate: LineOriginUpdate; LineOriginInput: LineOriginInput; LineOriginRequest: LineOriginRequest;
        UpdatedOriginAddress: UpdatedOriginAddress; UpdatedOrigin: UpdatedOrigin; UpdatedLineOrigin: UpdatedLineOrigin;
        LineOriginResult: LineOriginResult; OrderAmountInput: OrderAmountInput; OrderRefundInput: OrderRefundInput;
        OrderRefundRequest: OrderRefundRequest; OrderAmount: OrderAmount; CreatedRefund: CreatedRefund;
        OrderRefundResult: OrderRefundResult; OrderCancelationInput: OrderCancelationInput;
        OrderCancelationRequest: OrderCancelationRequest; CreatedCancelation: CreatedCancelation;
        OrderCancelationResult: OrderCancelationResult; LineAdjustment: LineAdjustment;
        OrderAdjustmentRequest: OrderAdjustmentRequest; AdjustedAmount: AdjustedAmount; AdjustedLine: AdjustedLine;
        OrderAdjustmentResult: OrderAdjustmentResult; SingleOrderCore: SingleOrderCore;
        SingleOrderBillingAddress: SingleOrderBillingAddress; SingleOrderShippingAddress: SingleOrderShippingAddress;
        SingleOrderCustomer: SingleOrderCustomer; SingleOrderLine: SingleOrderLine; SingleOrder: SingleOrder;
        OrderLineDecision: OrderLineDecision; OrderAcceptRequest: OrderAcceptRequest;
        OrderTrackingRequest: OrderTrackingRequest; LineRefundInput: LineRefundInput;
        LineRefundRequest: LineRefundRequest; OrderFieldInput: OrderFieldInput;
        OrderLineFieldsInput: OrderLineFieldsInput; OrderFieldsRequest: OrderFieldsRequest;
        OrderLineFields: OrderLineFields; OrderFields: OrderFields; OrderFieldsErrors: OrderFieldsErrors;
        OrderFieldsResult: OrderFieldsResult; OrderExportRequest: OrderExportRequest;
        OrderExportStart: OrderExportStart; OrderExportState: OrderExportState; OrderExportStatus: OrderExportStatus;
        OrderDocument: OrderDocument; OrderDocumentList: OrderDocumentList; OrderTaxSetting: OrderTaxSetting;
        OrderTaxList: OrderTaxList; OrderDocumentEntityType: OrderDocumentEntityType;
        OrderDocumentEntity: OrderDocumentEntity; OrderDocumentInput: OrderDocumentInput;
        OrderDocumentUpload: OrderDocumentUpload; RefusedOrderDocumentInput: RefusedOrderDocumentInput;
        RefusedOrderDocument: RefusedOrderDocument; OrderDocumentUploadResult: OrderDocumentUploadResult;
        ServiceAssessment: ServiceAssessment; EvaluationReply: EvaluationReply;
        ServiceOrderEvaluation: ServiceOrderEvaluation; IncidentResolution: IncidentResolution;
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
        PickListPage: PickListPage; ProductMeasurement: ProductMeasurement; ProductOfferMedia: ProductOfferMedia;
        ProductOfOffers: ProductOfOffers; ProductOfferPrice: ProductOfferPrice;
        ProductOfferRetailPrice: ProductOfferRetailPrice; ProductOfferDelivery: ProductOfferDelivery;
        ProductShippingPriceType: ProductShippingPriceType; ProductOfferShipping: ProductOfferShipping;
        ProductOfferCore: ProductOfferCore; ProductOffer: ProductOffer; ProductWithOffers: ProductWithOffers;
        ProductOfferPage: ProductOfferPage; PayOutState: PayOutState; BilledShop: BilledShop; PayOut: PayOut;
        BillingCycleCore: BillingCycleCore; SellerBillingCycle: SellerBillingCycle;
        SellerBillingCyclePage: SellerBillingCyclePage; OrderThreadInput: OrderThreadInput;
        OrderThreadRequest: OrderThreadRequest; MessageDocument: MessageDocument; Message: Message;
        MessageList: MessageList; OrderMessageRequest: OrderMessageRequest; OrderMessageCreated: OrderMessageCreated;
        ExportedWarehouse: ExportedWarehouse; ExportedPriceContext: ExportedPriceContext;
        ExportedVolumePrice: ExportedVolumePrice; ExportedPrice: ExportedPrice;
        ExportedRetailPrice: ExportedRetailPrice; ExportedFulfillment: ExportedFulfillment;
        ExportedMeasurement: ExportedMeasurement; ExportedShippingType: ExportedShippingType;
        ExportedField: ExportedField; ExportedCampaign: ExportedCampaign; ExportedOffer: ExportedOffer;
        ExportedOrders: ExportedOrders;
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
    OF61: {
        parameters: { query?: SettingsOfferStatesQuery; };
        responses: { 200: { content: { "application/json": OfferStateList; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OF21: {
        parameters: { query?: OffersListQuery; };
        responses: { 200: { content: { "application/json": OfferPage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OF24: {
        parameters: { query?: OffersUpsertQuery; };
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
        responses: { 200: { content: { "application/json": Offer; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OF26: {
        parameters: {
            query?: OffersQuantityQuery;
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
        parameters: { query?: OffersImportQuery; };
        requestBody: { content: { "multipart/form-data": OfferImportRequest; }; };
        responses: { 201: { content: { "application/json": OfferImportStarted; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OF02: {
        parameters: {
            query?: OffersImportStatusQuery;
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
            query?: OffersImportErrorReportQuery;
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
        parameters: { query?: PricesImportQuery; };
        requestBody: { content: { "multipart/form-data": PriceImportRequest; }; };
        responses: { 201: { content: { "application/json": PriceImportStarted; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    PRI03: {
        parameters: {
            query?: PricesImportErrorReportQuery;
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
        parameters: { query?: StockImportQuery; };
        requestBody: { content: { "multipart/form-data": StockImportRequest; }; };
        responses: { 201: { content: { "application/json": StockImportStarted; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    STO02: {
        parameters: {
            query?: StockImportStatusQuery;
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
            query?: StockImportErrorReportQuery;
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
        parameters: { query?: OffersStartExportQuery; };
        requestBody: { content: { "application/json": OfferExportRequest; }; };
        responses: { 200: { content: { "application/json": OfferExportStart; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OF53: {
        parameters: {
            query?: OffersExportStatusQuery;
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
        responses: { 200: { content: { "application/json": PromotionPage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    PR03: {
        parameters: { query?: PromotionsCreateQuery; };
        requestBody: { content: { "application/json": PromotionCreateRequest; }; };
        responses: { 201: {}; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    PR04: {
        parameters: {
            query?: PromotionsUpdateQuery;
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
    RE11: {
        parameters: { query?: ReasonsIncidentOpenQuery; };
        responses: { 200: { content: { "application/json": ReasonList; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    RE12: {
        parameters: { query?: ReasonsIncidentCloseQuery; };
        responses: { 200: { content: { "application/json": ReasonList; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    RE14: {
        parameters: { query?: ReasonsMessagingQuery; };
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
        parameters: { query?: ShippingCarriersQuery; };
        responses: { 200: { content: { "application/json": RegisteredCarrierList; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    SH31: {
        parameters: { query?: ShippingLogisticClassesQuery; };
        responses: { 200: { content: { "application/json": LogisticClassList; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    SH42: {
        parameters: { query?: ShippingConfigurationQuery; };
        responses: { 200: { content: { "application/json": ShopShippingConfiguration; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    SH52: {
        parameters: { query?: ShippingChargesQuery; };
        responses: { 200: { content: { "application/json": ShopShippingCharges; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
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
        parameters: { query?: DocumentRequestsUploadQuery; };
        requestBody: { content: { "multipart/form-data": DocumentRequestsUploadBody; }; };
        responses: { 200: { content: { "application/json": DocumentUploadResult; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
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
    H11: {
        parameters: { query?: HierarchiesListQuery; };
        responses: { 200: { content: { "application/json": HierarchyList; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    P31: {
        parameters: { query: ProductsListQuery; };
        responses: { 200: { content: { "application/json": ProductList; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
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
    ST11: {
        parameters: { query?: ShipmentsListQuery; };
        responses: { 200: { content: { "application/json": ShipmentPage; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    ST07: {
        parameters: { query?: ShipmentsUpdateOriginQuery; };
        requestBody: { content: { "application/json": ShipmentOriginRequest; }; };
        responses: { 200: { content: { "application/json": ShipmentOriginResult; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    ST01: {
        parameters: { query?: ShipmentsCreateQuery; };
        requestBody: { content: { "application/json": ShipmentCreateRequest; }; };
        responses: { 201: { content: { "application/json": ShipmentCreateResult; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    ST06: {
        parameters: { query?: ShipmentsDeleteQuery; };
        requestBody: { content: { "application/json": ShipmentSelection; }; };
        responses: { 200: { content: { "application/json": ShipmentResult; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    ST12: {
        parameters: { query?: ShipmentsItemsToShipQuery; };
        responses: { 200: { content: { "application/json": ItemsToShipPage; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    ST23: {
        parameters: { query?: ShipmentsUpdateTrackingQuery; };
        requestBody: { content: { "application/json": ShipmentTrackingRequest; }; };
        responses: { 200: { content: { "application/json": ShipmentResult; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    ST24: {
        parameters: { query?: ShipmentsShipQuery; };
        requestBody: { content: { "application/json": ShipmentSelection; }; };
        responses: { 200: { content: { "application/json": ShipmentResult; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    ST26: {
        parameters: { query?: ShipmentsReadyForPickUpQuery; };
        requestBody: { content: { "application/json": ShipmentSelection; }; };
        responses: { 200: { content: { "application/json": ShipmentResult; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    ST31: {
        parameters: { query?: ShipmentsUpdateAdditionalInformationQuery; };
        requestBody: { content: { "application/json": ShipmentInformationRequest; }; };
        responses: { 200: { content: { "application/json": ShipmentInformationResult; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
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
    OR11: {
        parameters: { query?: OrdersListQuery; };
        responses: { 200: { content: { "application/json": OrderPage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OR04: {
        parameters: { query?: OrdersUpdateQuery; };
        requestBody: { content: { "application/json": OrderUpdateRequest; }; };
        responses: { 200: { content: { "application/json": OrderUpdateResult; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OR07: {
        parameters: { query?: OrdersSetShippingOriginQuery; };
        requestBody: { content: { "application/json": LineOriginRequest; }; };
        responses: { 200: { content: { "application/json": LineOriginResult; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OR28: {
        parameters: { query?: OrdersRefundQuery; };
        requestBody: { content: { "application/json": OrderRefundRequest; }; };
        responses: { 200: { content: { "application/json": OrderRefundResult; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OR30: {
        parameters: { query?: OrdersCancelLinesQuery; };
        requestBody: { content: { "application/json": OrderCancelationRequest; }; };
        responses: { 200: { content: { "application/json": OrderCancelationResult; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OR32: {
        parameters: { query?: OrdersAdjustQuery; };
        requestBody: { content: { "application/json": OrderAdjustmentRequest; }; };
        responses: { 200: { content: { "application/json": OrderAdjustmentResult; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OR12: {
        parameters: {
            query?: OrdersGetQuery;
            path: {
                /**
                 * Identifier of the order.
                 * @example ORD-1041-A
                 */
                order_id: string;
            };
        };
        responses: { 200: { content: { "application/json": SingleOrder; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OR21: {
        parameters: {
            query?: OrdersAcceptQuery;
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
            query?: OrdersUpdateTrackingQuery;
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
            query?: OrdersShipQuery;
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
            query?: OrdersRefundLinesQuery;
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
            query?: OrdersCancelQuery;
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
            query?: OrdersUpdateAdditionalFieldsQuery;
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
        requestBody: { content: { "application/json": OrderExportRequest; }; };
        responses: { 200: { content: { "application/json": OrderExportStart; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OR14: {
        parameters: {
            query?: OrdersExportStatusQuery;
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
            query?: OrdersDeleteDocumentQuery;
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
        responses: { 200: { content: { "application/json": OrderTaxList; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OR74: {
        parameters: {
            query?: OrdersUploadDocumentsQuery;
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
    OR64: {
        parameters: {
            query?: OrdersResolveIncidentQuery;
            path: {
                /**
                 * Identifier of the order.
                 * @example ORD-1047-A
                 */
                order_id: string;
                /**
                 * Identifier of the order line. Assumption about the state of a line after its incident: the state of its order.
                 * @example ORD-1047-A-1
                 */
                line: string;
            };
        };
        requestBody: { content: { "application/json": IncidentResolution; }; };
        responses: { 204: {}; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    RT11: {
        parameters: { query?: ReturnsListQuery; };
        responses: { 200: { content: { "application/json": ReturnPage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    RT04: {
        parameters: { query?: ReturnsUpdateQuery; };
        requestBody: { content: { "application/json": ReturnUpdateRequest; }; };
        responses: { 200: { content: { "application/json": ReturnUpdateResult; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    RT01: {
        parameters: { query?: ReturnsCreateQuery; };
        requestBody: { content: { "application/json": ReturnCreateRequest; }; };
        responses: { 200: { content: { "application/json": ReturnCreateResult; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    RT12: {
        parameters: { query?: ReturnsItemsToReturnQuery; };
        responses: { 200: { content: { "application/json": ReturnableItemPage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    RT21: {
        parameters: { query?: ReturnsAcceptQuery; };
        requestBody: { content: { "application/json": ReturnAcceptRequest; }; };
        responses: { 200: { content: { "application/json": ReturnResult; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    RT25: {
        parameters: { query?: ReturnsReceiveQuery; };
        requestBody: { content: { "application/json": ReturnSelection; }; };
        responses: { 200: { content: { "application/json": ReturnResult; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    RT26: {
        parameters: { query?: ReturnsUpdateComplianceQuery; };
        requestBody: { content: { "application/json": ReturnComplianceRequest; }; };
        responses: { 200: { content: { "application/json": ReturnResult; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    RT27: {
        parameters: { query?: ReturnsCloseQuery; };
        requestBody: { content: { "application/json": ReturnSelection; }; };
        responses: { 200: { content: { "application/json": ReturnResult; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    RT29: {
        parameters: { query?: ReturnsCancelQuery; };
        requestBody: { content: { "application/json": ReturnSelection; }; };
        responses: { 200: { content: { "application/json": ReturnResult; }; }; } & Record<400 | 401 | 403 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    PL11: {
        parameters: { query?: PickListsListQuery; };
        responses: { 200: { content: { "application/json": PickListPage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    P11: {
        parameters: { query?: ProductsOffersQuery; };
        responses: { 200: { content: { "application/json": ProductOfferPage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    SBC11: {
        parameters: { query?: BillingCyclesListQuery; };
        responses: { 200: { content: { "application/json": SellerBillingCyclePage; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OR43: {
        parameters: {
            query?: OrdersCreateThreadQuery;
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
            query?: OrdersCreateMessageQuery;
            path: {
                /**
                 * Identifier of the order.
                 * @example ORD-1001-A
                 */
                order_id: string;
            };
        };
        requestBody: { content: { "application/json": OrderMessageRequest; }; };
        responses: { 201: { content: { "application/json": OrderMessageCreated; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 415 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    TL05: {
        parameters: {};
        responses: { 200: { content: { "application/json": { data: TransactionLine[]; }; "application/x-ndjson": Blob; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OF54: {
        parameters: {};
        responses: { 200: { content: { "application/json": ExportedOffer[]; "text/csv": Blob; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    OR15: {
        parameters: {};
        responses: { 200: { content: { "application/json": Blob; }; }; } & Record<400 | 401 | 403 | 404 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
}
