// Generated from specs/ by `pnpm generate`. Do not edit.
import {
  AttributeList, HierarchyList, PlatformAdditionalFieldList, PlatformChannelList, PlatformConfiguration,
  PlatformCurrencyList, PlatformDocumentTypeList, PlatformLocaleList, PlatformShopDocumentList, ProductImportPage,
  ProductImportStarted, ProductImportTracking, ProductsStatusExportResponse, ShopDocumentUploadResult, ShopRoleList,
  ValueListCollection,
} from '@tradelane/instance/schemas';

export {
  AdditionalField, AdditionalFieldEntity, AdditionalFieldType, Attribute, AttributeChannel, AttributeList,
  AttributeParameter, AttributeRole, AttributeTranslation, AttributeValueCode, CatalogFeatures, ChannelPricing,
  ConversionOption, ConversionOptions, CountryCode, CsvDelimiter, CustomerModel, DirectPaymentFeature, DocumentType,
  DocumentTypeEntity, DocumentsUploadBody, DropshipFeatures, EnhancedSellerInvoicing, Hierarchy, HierarchyList,
  InputError, IntegrationCounts, IntegrationDetail, LabelTranslation, OperatorProductImportRequest, OrderAcceptanceMode,
  OrderConditions, OrderTaxMode, OrderWorkflows, PlatformAdditionalField, PlatformAdditionalFieldList, PlatformChannel,
  PlatformChannelList, PlatformConfiguration, PlatformCurrency, PlatformCurrencyList, PlatformDocumentType,
  PlatformDocumentTypeList, PlatformFeatures, PlatformLocale, PlatformLocaleList, PlatformModel, PlatformModules,
  PlatformSettings, PlatformShopDocument, PlatformShopDocumentList, PricingFeatures, ProductIdentifier,
  ProductImportPage, ProductImportRequest, ProductImportStarted, ProductImportStatus, ProductImportTracking,
  ProductSourceError, ProductSourceState, ProductSourceStatus, ProductSourceWarning, ProductsStatusExportResponse,
  PromotionFeatures, RefusedShopDocument, RejectionDetails, ReturnFeatures, ShipmentFeatures, ShopDocumentDetails,
  ShopDocumentInput, ShopDocumentUpload, ShopDocumentUploadResult, ShopModel, ShopPermission, ShopRole, ShopRoleList,
  ShopTaxOptions, StoreDependentSwitch, TaxCollection, TaxManagerModule, TaxNumberRule, TaxProviders, ValueList,
  ValueListCollection, ValueListEntry, WarehouseFeatures, requests,
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
  CM11: ProductsStatusExportResponse,
  H11: HierarchyList,
  P51: ProductImportPage,
  P41: ProductImportStarted,
  P42: ProductImportTracking,
  PM11: AttributeList,
  VL11: ValueListCollection,
};

export { schemaCheck as check } from '@tradelane/core/schemas';
