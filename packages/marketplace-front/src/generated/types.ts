// Generated from specs/ by `pnpm generate`. Do not edit.
import type {
  AbaInvoiceAccount, AccountingDocument, AdditionalField, AdditionalFieldEntity, AdditionalFieldType,
  AustralianInvoiceAccount, BankAccountType, BillingSummary, BrazilianInvoiceAccount, BritishInvoiceAccount,
  CanadianInvoiceAccount, CatalogFeatures, ChannelPricing, ColombianInvoiceAccount, CountryCode, CsvDelimiter,
  CurrencyCode, CustomerModel, DirectPaymentFeature, DocumentType, DocumentTypeEntity, DocumentsDownloadQuery,
  DocumentsListQuery, DocumentsUploadBody, DropshipFeatures, EnhancedSellerInvoicing, FieldFault, FrontAutoInvoice,
  FrontInvoice, FrontInvoicePage, FrontInvoiceSummary, GuatemalanInvoiceAccount, HongKongInvoiceAccount,
  IbanInvoiceAccount, IndianInvoiceAccount, InputError, InstanceError, InvoiceBankAccount, InvoiceDetail,
  InvoiceIssuer, InvoiceIssuerType, InvoicePayment, InvoicePaymentInfo, InvoicePaymentState, InvoiceShopAddress,
  InvoiceSummary, InvoiceTax, InvoiceTypeFilter, InvoicesListQuery, IsraeliInvoiceAccount, JapaneseInvoiceAccount,
  ManualCredit, ManualCreditWithVoucher, ManualInvoice, ManualInvoiceWithVoucher, MexicanInvoiceAccount,
  NewZealandInvoiceAccount, NubanInvoiceAccount, OrderAcceptanceMode, OrderConditions, OrderTaxMode, OrderWorkflows,
  PayOutFailureReason, PayOutFormat, PayOutInvoiceAccount, PayOutService, PaymentVoucherNumber,
  PhilippineInvoiceAccount, PlatformAdditionalField, PlatformAdditionalFieldList, PlatformChannel,
  PlatformChannelList, PlatformConfiguration, PlatformCurrency, PlatformCurrencyList, PlatformDocumentType,
  PlatformDocumentTypeList, PlatformFeatures, PlatformLocale, PlatformLocaleList, PlatformModel, PlatformModules,
  PlatformReason, PlatformReasonList, PlatformSettings, PlatformShopDocument, PlatformShopDocumentList,
  PricingFeatures, PromotionFeatures, Reason, ReasonList, ReasonType, ReasonsListByTypeQuery, ReasonsListQuery,
  RefusedShopDocument, ReturnFeatures, SerbianInvoiceAccount, SettingsAdditionalFieldsQuery, SettingsChannelsQuery,
  SettingsCurrenciesQuery, SettingsDocumentTypesQuery, ShipmentFeatures, ShopDocumentDetails, ShopDocumentInput,
  ShopDocumentUpload, ShopDocumentUploadResult, ShopModel, ShopPermission, ShopRole, ShopRoleList, ShopTaxOptions,
  SingaporeInvoiceAccount, StoreDependentSwitch, TaiwaneseInvoiceAccount, TaxCollection, TaxManagerModule,
  TaxNumberRule, TaxProviders, ThaiInvoiceAccount, TypedReason, UruguayanInvoiceAccount, VietnameseInvoiceAccount,
  WarehouseFeatures,
} from '@tradelane/instance';

export type {
  $defs, AbaInvoiceAccount, AccountingDocument, AdditionalField, AdditionalFieldEntity, AdditionalFieldType,
  AustralianInvoiceAccount, BankAccountType, BillingSummary, BrazilianInvoiceAccount, BritishInvoiceAccount,
  CanadianInvoiceAccount, CatalogFeatures, ChannelPricing, ColombianInvoiceAccount, CountryCode, CsvDelimiter,
  CurrencyCode, CustomerModel, DirectPaymentFeature, DocumentType, DocumentTypeEntity, DocumentsDownloadQuery,
  DocumentsListQuery, DocumentsUploadBody, DropshipFeatures, EnhancedSellerInvoicing, FieldFault, FrontAutoInvoice,
  FrontInvoice, FrontInvoicePage, FrontInvoiceSummary, GuatemalanInvoiceAccount, HongKongInvoiceAccount,
  IbanInvoiceAccount, IndianInvoiceAccount, InputError, InstanceError, InvoiceBankAccount, InvoiceDetail,
  InvoiceIssuer, InvoiceIssuerType, InvoicePayment, InvoicePaymentInfo, InvoicePaymentState, InvoiceShopAddress,
  InvoiceSummary, InvoiceTax, InvoiceTypeFilter, InvoicesListQuery, IsraeliInvoiceAccount, JapaneseInvoiceAccount,
  ManualCredit, ManualCreditWithVoucher, ManualInvoice, ManualInvoiceWithVoucher, MexicanInvoiceAccount,
  NewZealandInvoiceAccount, NubanInvoiceAccount, OrderAcceptanceMode, OrderConditions, OrderTaxMode, OrderWorkflows,
  PayOutFailureReason, PayOutFormat, PayOutInvoiceAccount, PayOutService, PaymentVoucherNumber,
  PhilippineInvoiceAccount, PlatformAdditionalField, PlatformAdditionalFieldList, PlatformChannel,
  PlatformChannelList, PlatformConfiguration, PlatformCurrency, PlatformCurrencyList, PlatformDocumentType,
  PlatformDocumentTypeList, PlatformFeatures, PlatformLocale, PlatformLocaleList, PlatformModel, PlatformModules,
  PlatformReason, PlatformReasonList, PlatformSettings, PlatformShopDocument, PlatformShopDocumentList,
  PricingFeatures, PromotionFeatures, Reason, ReasonList, ReasonType, ReasonsListByTypeQuery, ReasonsListQuery,
  RefusedShopDocument, ReturnFeatures, SerbianInvoiceAccount, SettingsAdditionalFieldsQuery, SettingsChannelsQuery,
  SettingsCurrenciesQuery, SettingsDocumentTypesQuery, ShipmentFeatures, ShopDocumentDetails, ShopDocumentInput,
  ShopDocumentUpload, ShopDocumentUploadResult, ShopModel, ShopPermission, ShopRole, ShopRoleList, ShopTaxOptions,
  SingaporeInvoiceAccount, StoreDependentSwitch, TaiwaneseInvoiceAccount, TaxCollection, TaxManagerModule,
  TaxNumberRule, TaxProviders, ThaiInvoiceAccount, TypedReason, UruguayanInvoiceAccount, VietnameseInvoiceAccount,
  WarehouseFeatures, webhooks,
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
         * @description The modules and major features that were enabled when the platform was set up. Some of them decide which other operations to use. `features.shipment.multi_shipment` concerns the shipment operations. `platform_configuration.enhanced_seller_invoicing` decides between IV01 and billing cycles with document requests.
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
    "/api/invoices": {
        parameters: {};
        /**
         * List invoices of shops
         * @description Lists the operator's accounting documents for its shops. Default: only automatic invoices that close billing cycles. If enhanced seller invoicing (PC01) is enabled, the list receives no new data. Use billing cycles then.
         */
        get: operations["IV01"];
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
        ReasonType: ReasonType;
        TypedReason: TypedReason;
        PlatformReason: PlatformReason;
        PlatformReasonList: PlatformReasonList;
        Reason: Reason;
        ReasonList: ReasonList;
        InvoiceTypeFilter: InvoiceTypeFilter;
        CurrencyCode: CurrencyCode;
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
}
