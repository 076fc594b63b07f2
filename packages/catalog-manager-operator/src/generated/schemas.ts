// Generated from specs/ by `pnpm generate`. Do not edit.
import {
  AttributeList, HierarchyList, InvoiceWithVoucherPage, PlatformAdditionalFieldList, PlatformChannelList,
  PlatformConfiguration, PlatformCurrencyList, PlatformDocumentTypeList, PlatformLocaleList, PlatformShopDocumentList,
  ProductImportPage, ProductImportStarted, ProductImportTracking, ProductsStatusExportResponse, SellerBillingCyclePage,
  ShopDocumentUploadResult, ShopRoleList, ValueListCollection,
} from '@tradelane/instance/schemas';

export {
  AbaInvoiceAccount, AccountingDocument, AdditionalField, AdditionalFieldEntity, AdditionalFieldType, Attribute,
  AttributeChannel, AttributeList, AttributeParameter, AttributeRole, AttributeTranslation, AttributeValueCode,
  AustralianInvoiceAccount, AutoInvoice, AutoInvoiceWithVoucher, BankAccountType, BilledShop, BillingCycleCore,
  BillingSummary, BrazilianInvoiceAccount, BritishInvoiceAccount, CanadianInvoiceAccount, CatalogFeatures,
  ChannelPricing, ColombianInvoiceAccount, ConversionOption, ConversionOptions, CountryCode, CsvDelimiter, CurrencyCode,
  CustomerModel, DirectPaymentFeature, DocumentType, DocumentTypeEntity, DocumentsUploadBody, DropshipFeatures,
  EnhancedSellerInvoicing, GuatemalanInvoiceAccount, Hierarchy, HierarchyList, HongKongInvoiceAccount,
  IbanInvoiceAccount, IndianInvoiceAccount, InputError, IntegrationCounts, IntegrationDetail, InvoiceBankAccount,
  InvoiceDetail, InvoiceIssuer, InvoiceIssuerType, InvoicePayment, InvoicePaymentInfo, InvoicePaymentState,
  InvoiceShopAddress, InvoiceSummary, InvoiceTax, InvoiceWithVoucher, InvoiceWithVoucherPage, IsraeliInvoiceAccount,
  JapaneseInvoiceAccount, LabelTranslation, ManualCredit, ManualCreditWithVoucher, ManualInvoice,
  ManualInvoiceWithVoucher, MexicanInvoiceAccount, NewZealandInvoiceAccount, NubanInvoiceAccount,
  OperatorProductImportRequest, OrderAcceptanceMode, OrderConditions, OrderTaxMode, OrderWorkflows, PayOut,
  PayOutFailureReason, PayOutFormat, PayOutInvoiceAccount, PayOutService, PayOutState, PaymentVoucherNumber,
  PhilippineInvoiceAccount, PlatformAdditionalField, PlatformAdditionalFieldList, PlatformChannel, PlatformChannelList,
  PlatformConfiguration, PlatformCurrency, PlatformCurrencyList, PlatformDocumentType, PlatformDocumentTypeList,
  PlatformFeatures, PlatformLocale, PlatformLocaleList, PlatformModel, PlatformModules, PlatformSettings,
  PlatformShopDocument, PlatformShopDocumentList, PricingFeatures, ProductIdentifier, ProductImportPage,
  ProductImportRequest, ProductImportStarted, ProductImportStatus, ProductImportTracking, ProductSourceError,
  ProductSourceState, ProductSourceStatus, ProductSourceWarning, ProductsStatusExportResponse, PromotionFeatures,
  RefusedShopDocument, RejectionDetails, ReturnFeatures, SellerBillingCycle, SellerBillingCyclePage,
  SerbianInvoiceAccount, ShipmentFeatures, ShopDocumentDetails, ShopDocumentInput, ShopDocumentUpload,
  ShopDocumentUploadResult, ShopModel, ShopPermission, ShopRole, ShopRoleList, ShopTaxOptions, SingaporeInvoiceAccount,
  StoreDependentSwitch, TaiwaneseInvoiceAccount, TaxCollection, TaxManagerModule, TaxNumberRule, TaxProviders,
  ThaiInvoiceAccount, UruguayanInvoiceAccount, ValueList, ValueListCollection, ValueListEntry, VietnameseInvoiceAccount,
  WarehouseFeatures, requests,
} from '@tradelane/instance/schemas';

/** The JSON response of each operation that has one. */
export const responses: {
  readonly S30: typeof PlatformShopDocumentList;
  readonly S32: typeof ShopDocumentUploadResult;
  readonly RO02: typeof ShopRoleList;
  readonly AF01: typeof PlatformAdditionalFieldList;
  readonly CH11: typeof PlatformChannelList;
  readonly CUR01: typeof PlatformCurrencyList;
  readonly DO01: typeof PlatformDocumentTypeList;
  readonly L01: typeof PlatformLocaleList;
  readonly PC01: typeof PlatformConfiguration;
  readonly IV01: typeof InvoiceWithVoucherPage;
  readonly SBC11: typeof SellerBillingCyclePage;
  readonly CM11: typeof ProductsStatusExportResponse;
  readonly H11: typeof HierarchyList;
  readonly P51: typeof ProductImportPage;
  readonly P41: typeof ProductImportStarted;
  readonly P42: typeof ProductImportTracking;
  readonly PM11: typeof AttributeList;
  readonly VL11: typeof ValueListCollection;
} = {
  S30: PlatformShopDocumentList,
  S32: ShopDocumentUploadResult,
  RO02: ShopRoleList,
  AF01: PlatformAdditionalFieldList,
  CH11: PlatformChannelList,
  CUR01: PlatformCurrencyList,
  DO01: PlatformDocumentTypeList,
  L01: PlatformLocaleList,
  PC01: PlatformConfiguration,
  IV01: InvoiceWithVoucherPage,
  SBC11: SellerBillingCyclePage,
  CM11: ProductsStatusExportResponse,
  H11: HierarchyList,
  P51: ProductImportPage,
  P41: ProductImportStarted,
  P42: ProductImportTracking,
  PM11: AttributeList,
  VL11: ValueListCollection,
};

export { schemaCheck as check } from '@tradelane/core/schemas';
