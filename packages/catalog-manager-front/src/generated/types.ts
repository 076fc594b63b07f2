// Generated from specs/ by `pnpm generate`. Do not edit.
import type {
  AdditionalField, AdditionalFieldEntity, AdditionalFieldType, Attribute, AttributeChannel, AttributeFileRow,
  AttributeList, AttributeParameter, AttributeRole, AttributeTranslation, AttributeValueCode, AttributesListQuery,
  CatalogFeatures, ChannelPricing, ConversionOption, ConversionOptions, CountryCode, CsvDelimiter, CustomerModel,
  DirectPaymentFeature, DocumentType, DocumentTypeEntity, DocumentsDownloadQuery, DocumentsListQuery,
  DocumentsUploadBody, DropshipFeatures, EnhancedSellerInvoicing, FieldFault, HierarchiesListQuery, Hierarchy,
  HierarchyList, ImportsListQuery, InputError, InstanceError, IntegrationCounts, IntegrationDetail,
  LabelTranslation, OperatorProductImportRequest, OrderAcceptanceMode, OrderConditions, OrderTaxMode,
  OrderWorkflows, PlatformAdditionalField, PlatformAdditionalFieldList, PlatformChannel, PlatformChannelList,
  PlatformConfiguration, PlatformCurrency, PlatformCurrencyList, PlatformDocumentType, PlatformDocumentTypeList,
  PlatformFeatures, PlatformLocale, PlatformLocaleList, PlatformModel, PlatformModules, PlatformSettings,
  PlatformShopDocument, PlatformShopDocumentList, PricingFeatures, ProductIdentifier, ProductImportPage,
  ProductImportRequest, ProductImportStarted, ProductImportStatus, ProductImportTracking, ProductSourceError,
  ProductSourceState, ProductSourceStatus, ProductSourceWarning, ProductsStatusExportQuery, PromotionFeatures,
  RefusedShopDocument, RejectionDetails, ReturnFeatures, SettingsAdditionalFieldsQuery, SettingsChannelsQuery,
  SettingsCurrenciesQuery, SettingsDocumentTypesQuery, ShipmentFeatures, ShopDocumentDetails, ShopDocumentInput,
  ShopDocumentUpload, ShopDocumentUploadResult, ShopModel, ShopPermission, ShopRole, ShopRoleList, ShopTaxOptions,
  StoreDependentSwitch, TaxCollection, TaxManagerModule, TaxNumberRule, TaxProviders, ValueList,
  ValueListCollection, ValueListEntry, ValueListsListQuery, WarehouseFeatures,
} from '@tradelane/instance';

export type {
  $defs, AdditionalField, AdditionalFieldEntity, AdditionalFieldType, Attribute, AttributeChannel, AttributeFileRow,
  AttributeList, AttributeParameter, AttributeRole, AttributeTranslation, AttributeValueCode, AttributesListQuery,
  CatalogFeatures, ChannelPricing, ConversionOption, ConversionOptions, CountryCode, CsvDelimiter, CustomerModel,
  DirectPaymentFeature, DocumentType, DocumentTypeEntity, DocumentsDownloadQuery, DocumentsListQuery,
  DocumentsUploadBody, DropshipFeatures, EnhancedSellerInvoicing, FieldFault, HierarchiesListQuery, Hierarchy,
  HierarchyList, ImportsListQuery, InputError, InstanceError, IntegrationCounts, IntegrationDetail,
  LabelTranslation, OperatorProductImportRequest, OrderAcceptanceMode, OrderConditions, OrderTaxMode,
  OrderWorkflows, PlatformAdditionalField, PlatformAdditionalFieldList, PlatformChannel, PlatformChannelList,
  PlatformConfiguration, PlatformCurrency, PlatformCurrencyList, PlatformDocumentType, PlatformDocumentTypeList,
  PlatformFeatures, PlatformLocale, PlatformLocaleList, PlatformModel, PlatformModules, PlatformSettings,
  PlatformShopDocument, PlatformShopDocumentList, PricingFeatures, ProductIdentifier, ProductImportPage,
  ProductImportRequest, ProductImportStarted, ProductImportStatus, ProductImportTracking, ProductSourceError,
  ProductSourceState, ProductSourceStatus, ProductSourceWarning, ProductsStatusExportQuery, PromotionFeatures,
  RefusedShopDocument, RejectionDetails, ReturnFeatures, SettingsAdditionalFieldsQuery, SettingsChannelsQuery,
  SettingsCurrenciesQuery, SettingsDocumentTypesQuery, ShipmentFeatures, ShopDocumentDetails, ShopDocumentInput,
  ShopDocumentUpload, ShopDocumentUploadResult, ShopModel, ShopPermission, ShopRole, ShopRoleList, ShopTaxOptions,
  StoreDependentSwitch, TaxCollection, TaxManagerModule, TaxNumberRule, TaxProviders, ValueList,
  ValueListCollection, ValueListEntry, ValueListsListQuery, WarehouseFeatures, webhooks,
} from '@tradelane/instance';

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
    "/api/mcm/products/sources/status/export": {
        parameters: {};
        /**
         * Export the status of product data sheets
         * @description Reports whether the product data sheets of a provider are live in the operator's catalog, and the reasons if not. Pass the date of the previous request as `updated_since` to get only changes. Without it, the export is full. If there is nothing to report, the response is 204.
         */
        get: operations["CM11"];
    };
    "/api/hierarchies": {
        parameters: {};
        /**
         * List the category tree
         * @description Lists the operator's categories as a flat list, either all of them or the categories open to a shop. Without `hierarchy`, the whole tree is returned. With it, the parents and children of that category are returned, down to `max_level` levels.
         */
        get: operations["H11"];
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
    "/api/values_lists": {
        parameters: {};
        /**
         * List value lists
         * @description Lists the operator's value lists with their values, either all lists or the list with this `code`.
         */
        get: operations["VL11"];
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
        ProductIdentifier: ProductIdentifier;
        ProductSourceState: ProductSourceState;
        IntegrationDetail: IntegrationDetail;
        RejectionDetails: RejectionDetails;
        ProductSourceError: ProductSourceError;
        ProductSourceWarning: ProductSourceWarning;
        ProductSourceStatus: ProductSourceStatus;
        LabelTranslation: LabelTranslation;
        Hierarchy: Hierarchy;
        HierarchyList: HierarchyList;
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
        ValueListEntry: ValueListEntry;
        ValueList: ValueList;
        ValueListCollection: ValueListCollection;
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
    CM11: {
        parameters: {
            query: ProductsStatusExportQuery;
        };
        responses: {
            /** @description The data sheets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ProductSourceStatus[];
                };
            };
            /** @description No data sheet matches. */
            204: {
                headers: {
                    [name: string]: unknown;
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
}
