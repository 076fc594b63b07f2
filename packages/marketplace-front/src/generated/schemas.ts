// Generated from specs/ by `pnpm generate`. Do not edit.
import {
  DocumentsUploadBody, FrontInvoicePage, PlatformAdditionalFieldList, PlatformChannelList, PlatformConfiguration,
  PlatformCurrencyList, PlatformDocumentTypeList, PlatformLocaleList, PlatformReasonList, PlatformShopDocumentList,
  ReasonList, ShopDocumentUploadResult, ShopRoleList,
} from '@tradelane/instance/schemas';

export {
  AbaInvoiceAccount, AccountingDocument, AdditionalField, AdditionalFieldEntity, AdditionalFieldType,
  AustralianInvoiceAccount, BankAccountType, BillingSummary, BrazilianInvoiceAccount, BritishInvoiceAccount,
  CanadianInvoiceAccount, CatalogFeatures, ChannelPricing, ColombianInvoiceAccount, CountryCode, CsvDelimiter,
  CurrencyCode, CustomerModel, DirectPaymentFeature, DocumentType, DocumentTypeEntity, DocumentsUploadBody,
  DropshipFeatures, EnhancedSellerInvoicing, FrontAutoInvoice, FrontInvoice, FrontInvoicePage, FrontInvoiceSummary,
  GuatemalanInvoiceAccount, HongKongInvoiceAccount, IbanInvoiceAccount, IndianInvoiceAccount, InputError,
  InvoiceBankAccount, InvoiceDetail, InvoiceIssuer, InvoiceIssuerType, InvoicePayment, InvoicePaymentInfo,
  InvoicePaymentState, InvoiceShopAddress, InvoiceSummary, InvoiceTax, IsraeliInvoiceAccount,
  JapaneseInvoiceAccount, ManualCredit, ManualCreditWithVoucher, ManualInvoice, ManualInvoiceWithVoucher,
  MexicanInvoiceAccount, NewZealandInvoiceAccount, NubanInvoiceAccount, OrderAcceptanceMode, OrderConditions,
  OrderTaxMode, OrderWorkflows, PayOutFailureReason, PayOutFormat, PayOutInvoiceAccount, PayOutService,
  PaymentVoucherNumber, PhilippineInvoiceAccount, PlatformAdditionalField, PlatformAdditionalFieldList,
  PlatformChannel, PlatformChannelList, PlatformConfiguration, PlatformCurrency, PlatformCurrencyList,
  PlatformDocumentType, PlatformDocumentTypeList, PlatformFeatures, PlatformLocale, PlatformLocaleList,
  PlatformModel, PlatformModules, PlatformReason, PlatformReasonList, PlatformSettings, PlatformShopDocument,
  PlatformShopDocumentList, PricingFeatures, PromotionFeatures, Reason, ReasonList, ReasonType, RefusedShopDocument,
  ReturnFeatures, SerbianInvoiceAccount, ShipmentFeatures, ShopDocumentDetails, ShopDocumentInput,
  ShopDocumentUpload, ShopDocumentUploadResult, ShopModel, ShopPermission, ShopRole, ShopRoleList, ShopTaxOptions,
  SingaporeInvoiceAccount, StoreDependentSwitch, TaiwaneseInvoiceAccount, TaxCollection, TaxManagerModule,
  TaxNumberRule, TaxProviders, ThaiInvoiceAccount, TypedReason, UruguayanInvoiceAccount, VietnameseInvoiceAccount,
  WarehouseFeatures,
} from '@tradelane/instance/schemas';

/** The body of each operation that has one. */
export const requests: {
  readonly S32: typeof DocumentsUploadBody;
} = {
  S32: DocumentsUploadBody,
};
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
  readonly RE01: typeof PlatformReasonList;
  readonly RE02: typeof ReasonList;
  readonly IV01: typeof FrontInvoicePage;
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
  RE01: PlatformReasonList,
  RE02: ReasonList,
  IV01: FrontInvoicePage,
};

export { schemaCheck as check } from '@tradelane/core/schemas';
