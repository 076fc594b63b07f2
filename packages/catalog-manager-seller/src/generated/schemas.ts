// Generated from specs/ by `pnpm generate`. Do not edit.
import type { FileInput } from '@tradelane/core';
import {
  Account, AccountUpdate, AccountUpdateResult, AdditionalFieldList, AttributeList, ConversionOptions, DocumentTypeList,
  HierarchyList, InvoicePage, MessageRequest, MessageSent, PlatformChannelList, PlatformConfiguration,
  PlatformCurrencyList, PlatformLocaleList, ProductImportPage, ProductImportStarted, ProductImportTracking,
  ProductsStatusExportResponse, ShopDocumentList, ShopDocumentUpload, ShopDocumentUploadResult, ShopRoleList,
  ShopStatistics, Thread, ThreadPage, ThreadRequest, TransactionExportRequest, TransactionExportStart,
  TransactionExportStatus, TransactionLogPage, ValueListCollection,
} from '@tradelane/instance/schemas';
import * as z from 'zod';

export {
  AbaAccount, AbaInvoiceAccount, Account, AccountUpdate, AccountUpdateResult, AccountingDocument, AdditionalField,
  AdditionalFieldEntity, AdditionalFieldList, AdditionalFieldType, AdditionalFieldUpdate, AdditionalFieldValue,
  ApplicableTax, Attribute, AttributeChannel, AttributeList, AttributeParameter, AttributeRole, AttributeTranslation,
  AttributeValueCode, AustralianAccount, AustralianInvoiceAccount, AutoInvoice, BankAccount, BankAccountType,
  BillingInformation, BillingSummary, BrazilianAccount, BrazilianInvoiceAccount, BritishAccount, BritishInvoiceAccount,
  CanadianAccount, CanadianInvoiceAccount, CatalogFeatures, ChannelPricing, ColombianAccount, ColombianInvoiceAccount,
  CompanyShareholders, ComplementaryCorporateInformation, ConversionOption, ConversionOptions, CorporateInformation,
  CountryCode, CsvDelimiter, CurrencyCode, CustomerModel, DefaultBillingInformation, DirectPaymentFeature, DocumentType,
  DocumentTypeEntity, DocumentTypeList, DropshipFeatures, DropshipSettings, EnhancedSellerInvoicing, EprCategoryCode,
  FiscalInformation, FiscalRepresentative, FreeTextTopic, GuatemalanAccount, GuatemalanInvoiceAccount, Hierarchy,
  HierarchyList, HongKongAccount, HongKongInvoiceAccount, IbanAccount, IbanInvoiceAccount, IndianAccount,
  IndianInvoiceAccount, InputError, IntegrationCounts, IntegrationDetail, Invoice, InvoiceBankAccount, InvoiceDetail,
  InvoiceIssuer, InvoiceIssuerType, InvoicePage, InvoicePayment, InvoicePaymentInfo, InvoicePaymentState,
  InvoiceShopAddress, InvoiceSummary, InvoiceTax, IsraeliAccount, IsraeliInvoiceAccount, JapaneseAccount,
  JapaneseInvoiceAccount, KycState, KycStatus, LabelTranslation, LegacyBankDetails, ListedThread, ManualCredit,
  ManualInvoice, MessageBody, MessageFiles, MessageInput, MessageRequest, MessageSent, MexicanAccount,
  MexicanInvoiceAccount, NewZealandAccount, NewZealandInvoiceAccount, NoReplyNeeded, NubanAccount, NubanInvoiceAccount,
  OrderAcceptanceMode, OrderConditions, OrderTaxMode, OrderWorkflows, Participant, ParticipantType, PayOutAccount,
  PayOutBalance, PayOutFailureReason, PayOutFormat, PayOutInvoiceAccount, PayOutService, PaymentBalances, PaymentInfo,
  PeriodCount, PeriodValue, PersonalInformation, PhilippineAccount, PhilippineInvoiceAccount, PlatformChannel,
  PlatformChannelList, PlatformConfiguration, PlatformCurrency, PlatformCurrencyList, PlatformFeatures, PlatformLocale,
  PlatformLocaleList, PlatformModel, PlatformModules, PlatformSettings, PricingFeatures, ProDetails, ProDetailsUpdate,
  ProducerIdentifier, ProductIdentifier, ProductImportPage, ProductImportStarted, ProductImportStatus,
  ProductImportTracking, ProductSourceError, ProductSourceState, ProductSourceStatus, ProductSourceWarning,
  ProductsStatusExportResponse, PromotionFeatures, ReasonTopic, Recipient, RefusedShopDocument, RegisteredAddress,
  RejectionDetails, ReturnFeatures, SellerAdditionalField, Sender, SerbianAccount, SerbianInvoiceAccount,
  ShipmentFeatures, ShopAddress, ShopAddressUpdate, ShopContact, ShopDocument, ShopDocumentDetails, ShopDocumentInput,
  ShopDocumentList, ShopDocumentUpload, ShopDocumentUploadResult, ShopDomain, ShopModel, ShopRole, ShopRoleList,
  ShopShipping, ShopShippingSettings, ShopState, ShopStatistics, ShopTaxOptions, SingaporeAccount,
  SingaporeInvoiceAccount, StatisticsPeriod, StoreDependentSwitch, SuspensionType, TaiwaneseAccount,
  TaiwaneseInvoiceAccount, TaxCollection, TaxManagerModule, TaxNumberRule, TaxProviders, TaxedFeeType, ThaiAccount,
  ThaiInvoiceAccount, Thread, ThreadAttachment, ThreadDetails, ThreadEntity, ThreadEntityInput, ThreadInput,
  ThreadMessage, ThreadMetadata, ThreadPage, ThreadRequest, Topic, TopicInput, TopicType, TransactionCode,
  TransactionEntities, TransactionExportError, TransactionExportFormat, TransactionExportRequest,
  TransactionExportStart, TransactionExportState, TransactionExportStatus, TransactionFee, TransactionInfo,
  TransactionItemReference, TransactionLine, TransactionLogPage, TransactionManualDocument, TransactionOneOffItem,
  TransactionOrder, TransactionOrderPayment, TransactionOrderReferences, TransactionPaymentState, TransactionReference,
  TransactionTax, TransactionType, UpdatedAccount, UruguayanAccount, UruguayanInvoiceAccount, ValueList,
  ValueListCollection, ValueListEntry, VietnameseAccount, VietnameseInvoiceAccount, WarehouseFeatures,
} from '@tradelane/instance/schemas';

const is = /* @__PURE__ */ (() => ({ text: z.string(), number: z.number(), flag: z.boolean(), anything: z.unknown() }))();
/** A file to upload. The client checks it. */
const upload = (): z.ZodType<FileInput> => z.custom<FileInput>((value) => value !== undefined && value !== null);
export const ProductImportRequest: z.ZodObject<{
  file: z.ZodType<FileInput>;
  operator_format: z.ZodOptional<z.ZodBoolean>;
  conversion_type: z.ZodOptional<z.ZodString>;
  conversion_options: z.ZodOptional<typeof ConversionOptions>;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  file: upload(),
  operator_format: z.optional(is.flag),
  conversion_type: z.optional(is.text),
  conversion_options: z.optional(ConversionOptions),
}))();
export const DocumentsUploadBody: z.ZodObject<{
  files: z.ZodArray<z.ZodType<FileInput>>;
  shop_documents: typeof ShopDocumentUpload;
}, z.core.$strict> = /* @__PURE__ */ (() => z.strictObject({
  files: z.array(upload()).max(50),
  shop_documents: ShopDocumentUpload,
}))();
/** The body of each operation that has one. */
export const requests: {
  readonly A02: typeof AccountUpdate;
  readonly S32: typeof DocumentsUploadBody;
  readonly TL03: typeof TransactionExportRequest;
  readonly P41: typeof ProductImportRequest;
  readonly M14: typeof ThreadRequest;
  readonly M12: typeof MessageRequest;
} = {
  A02: AccountUpdate,
  S32: DocumentsUploadBody,
  TL03: TransactionExportRequest,
  P41: ProductImportRequest,
  M14: ThreadRequest,
  M12: MessageRequest,
};
/** The JSON response of each operation that has one. */
export const responses: {
  readonly A01: typeof Account;
  readonly A02: typeof AccountUpdateResult;
  readonly A21: typeof ShopStatistics;
  readonly S30: typeof ShopDocumentList;
  readonly S32: typeof ShopDocumentUploadResult;
  readonly RO02: typeof ShopRoleList;
  readonly AF01: typeof AdditionalFieldList;
  readonly CH11: typeof PlatformChannelList;
  readonly CUR01: typeof PlatformCurrencyList;
  readonly DO01: typeof DocumentTypeList;
  readonly L01: typeof PlatformLocaleList;
  readonly PC01: typeof PlatformConfiguration;
  readonly IV01: typeof InvoicePage;
  readonly TL02: typeof TransactionLogPage;
  readonly TL03: typeof TransactionExportStart;
  readonly TL04: typeof TransactionExportStatus;
  readonly CM11: typeof ProductsStatusExportResponse;
  readonly H11: typeof HierarchyList;
  readonly P51: typeof ProductImportPage;
  readonly P41: typeof ProductImportStarted;
  readonly P42: typeof ProductImportTracking;
  readonly PM11: typeof AttributeList;
  readonly VL11: typeof ValueListCollection;
  readonly M10: typeof Thread;
  readonly M11: typeof ThreadPage;
  readonly M14: typeof MessageSent;
  readonly M12: typeof MessageSent;
} = {
  A01: Account,
  A02: AccountUpdateResult,
  A21: ShopStatistics,
  S30: ShopDocumentList,
  S32: ShopDocumentUploadResult,
  RO02: ShopRoleList,
  AF01: AdditionalFieldList,
  CH11: PlatformChannelList,
  CUR01: PlatformCurrencyList,
  DO01: DocumentTypeList,
  L01: PlatformLocaleList,
  PC01: PlatformConfiguration,
  IV01: InvoicePage,
  TL02: TransactionLogPage,
  TL03: TransactionExportStart,
  TL04: TransactionExportStatus,
  CM11: ProductsStatusExportResponse,
  H11: HierarchyList,
  P51: ProductImportPage,
  P41: ProductImportStarted,
  P42: ProductImportTracking,
  PM11: AttributeList,
  VL11: ValueListCollection,
  M10: Thread,
  M11: ThreadPage,
  M14: MessageSent,
  M12: MessageSent,
};

export { schemaCheck as check } from '@tradelane/core/schemas';
