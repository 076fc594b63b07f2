// Generated from specs/ by `pnpm generate`. Do not edit.
import type {
  AdditionalField, AdditionalFieldEntity, AdditionalFieldType, Attribute, AttributeChannel, AttributeFileRow,
  AttributeList, AttributeParameter, AttributeRole, AttributeTranslation, AttributeValueCode, AttributesListQuery,
  CatalogFeatures, ChannelPricing, ConversionOption, ConversionOptions, CountryCode, CsvDelimiter, CustomerModel,
  DirectPaymentFeature, DocumentType, DocumentTypeEntity, DocumentsDownloadQuery, DocumentsListQuery,
  DocumentsUploadBody, DropshipFeatures, EnhancedSellerInvoicing, FieldFault, HierarchiesListQuery, Hierarchy,
  HierarchyList, ImportsListQuery, InputError, InstanceError, IntegrationCounts, IntegrationDetail, LabelTranslation,
  OperatorProductImportRequest, OrderAcceptanceMode, OrderConditions, OrderTaxMode, OrderWorkflows,
  PlatformAdditionalField, PlatformAdditionalFieldList, PlatformChannel, PlatformChannelList, PlatformConfiguration,
  PlatformCurrency, PlatformCurrencyList, PlatformDocumentType, PlatformDocumentTypeList, PlatformFeatures,
  PlatformLocale, PlatformLocaleList, PlatformModel, PlatformModules, PlatformSettings, PlatformShopDocument,
  PlatformShopDocumentList, PricingFeatures, ProductIdentifier, ProductImportPage, ProductImportRequest,
  ProductImportStarted, ProductImportStatus, ProductImportTracking, ProductSourceError, ProductSourceState,
  ProductSourceStatus, ProductSourceWarning, ProductsStatusExportQuery, PromotionFeatures, RefusedShopDocument,
  RejectionDetails, ReturnFeatures, SettingsAdditionalFieldsQuery, SettingsChannelsQuery, SettingsCurrenciesQuery,
  SettingsDocumentTypesQuery, ShipmentFeatures, ShopDocumentDetails, ShopDocumentInput, ShopDocumentUpload,
  ShopDocumentUploadResult, ShopModel, ShopPermission, ShopRole, ShopRoleList, ShopTaxOptions, StoreDependentSwitch,
  TaxCollection, TaxManagerModule, TaxNumberRule, TaxProviders, ValueList, ValueListCollection, ValueListEntry,
  ValueListsListQuery, WarehouseFeatures,
} from '@tradelane/instance';

export type {
  AdditionalField, AdditionalFieldEntity, AdditionalFieldType, Attribute, AttributeChannel, AttributeFileRow,
  AttributeList, AttributeParameter, AttributeRole, AttributeTranslation, AttributeValueCode, AttributesListQuery,
  CatalogFeatures, ChannelPricing, ConversionOption, ConversionOptions, CountryCode, CsvDelimiter, CustomerModel,
  DirectPaymentFeature, DocumentType, DocumentTypeEntity, DocumentsDownloadQuery, DocumentsListQuery,
  DocumentsUploadBody, DropshipFeatures, EnhancedSellerInvoicing, FieldFault, HierarchiesListQuery, Hierarchy,
  HierarchyList, ImportsListQuery, InputError, InstanceError, IntegrationCounts, IntegrationDetail, LabelTranslation,
  OperatorProductImportRequest, OrderAcceptanceMode, OrderConditions, OrderTaxMode, OrderWorkflows,
  PlatformAdditionalField, PlatformAdditionalFieldList, PlatformChannel, PlatformChannelList, PlatformConfiguration,
  PlatformCurrency, PlatformCurrencyList, PlatformDocumentType, PlatformDocumentTypeList, PlatformFeatures,
  PlatformLocale, PlatformLocaleList, PlatformModel, PlatformModules, PlatformSettings, PlatformShopDocument,
  PlatformShopDocumentList, PricingFeatures, ProductIdentifier, ProductImportPage, ProductImportRequest,
  ProductImportStarted, ProductImportStatus, ProductImportTracking, ProductSourceError, ProductSourceState,
  ProductSourceStatus, ProductSourceWarning, ProductsStatusExportQuery, PromotionFeatures, RefusedShopDocument,
  RejectionDetails, ReturnFeatures, SettingsAdditionalFieldsQuery, SettingsChannelsQuery, SettingsCurrenciesQuery,
  SettingsDocumentTypesQuery, ShipmentFeatures, ShopDocumentDetails, ShopDocumentInput, ShopDocumentUpload,
  ShopDocumentUploadResult, ShopModel, ShopPermission, ShopRole, ShopRoleList, ShopTaxOptions, StoreDependentSwitch,
  TaxCollection, TaxManagerModule, TaxNumberRule, TaxProviders, ValueList, ValueListCollection, ValueListEntry,
  ValueListsListQuery, WarehouseFeatures,
} from '@tradelane/instance';

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
    "/api/mcm/products/sources/status/export": { get: operations["CM11"]; };
    "/api/hierarchies": { get: operations["H11"]; };
    "/api/products/imports": { get: operations["P51"]; post: operations["P41"]; };
    "/api/products/imports/{import_id}": { get: operations["P42"]; };
    "/api/products/imports/{import_id}/error_report": { get: operations["P44"]; };
    "/api/products/imports/{import_id}/new_product_report": { get: operations["P45"]; };
    "/api/products/imports/{import_id}/transformed_file": { get: operations["P46"]; };
    "/api/products/imports/{import_id}/transformation_error_report": { get: operations["P47"]; };
    "/api/products/attributes": { get: operations["PM11"]; };
    "/api/values_lists": { get: operations["VL11"]; };
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
        PlatformSettings: PlatformSettings; PlatformConfiguration: PlatformConfiguration;
        ProductIdentifier: ProductIdentifier; ProductSourceState: ProductSourceState;
        IntegrationDetail: IntegrationDetail; RejectionDetails: RejectionDetails;
        ProductSourceError: ProductSourceError; ProductSourceWarning: ProductSourceWarning;
        ProductSourceStatus: ProductSourceStatus; LabelTranslation: LabelTranslation; Hierarchy: Hierarchy;
        HierarchyList: HierarchyList; ProductImportStatus: ProductImportStatus; ConversionOption: ConversionOption;
        ConversionOptions: ConversionOptions; IntegrationCounts: IntegrationCounts;
        ProductImportTracking: ProductImportTracking; ProductImportPage: ProductImportPage;
        ProductImportRequest: ProductImportRequest; OperatorProductImportRequest: OperatorProductImportRequest;
        ProductImportStarted: ProductImportStarted; AttributeTranslation: AttributeTranslation;
        AttributeChannel: AttributeChannel; AttributeParameter: AttributeParameter; AttributeRole: AttributeRole;
        AttributeValueCode: AttributeValueCode; Attribute: Attribute; AttributeList: AttributeList;
        AttributeFileRow: AttributeFileRow; ValueListEntry: ValueListEntry; ValueList: ValueList;
        ValueListCollection: ValueListCollection;
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
    CM11: {
        parameters: { query: ProductsStatusExportQuery; };
        responses: { 200: { content: { "application/json": ProductSourceStatus[]; }; }; 204: {}; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
    H11: {
        parameters: { query?: HierarchiesListQuery; };
        responses: { 200: { content: { "application/json": HierarchyList; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
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
    VL11: {
        parameters: { query?: ValueListsListQuery; };
        responses: { 200: { content: { "application/json": ValueListCollection; }; }; } & Record<400 | 401 | 403 | 406 | 429 | 500, { content: { "application/json": InstanceError; }; }>;
    };
}
