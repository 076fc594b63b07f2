// Generated from specs/ by `pnpm generate`. Do not edit.
import type { UploadedFile } from '../files/uploaded-file.ts';

export interface Schemas {
    readonly OfferAttributeId: string;
    readonly LocalizedText: {
        readonly locale: string;
        readonly value: string;
    };
    readonly OfferAttributeLabels: readonly Schemas["LocalizedText"][];
    readonly OfferAttributeDescriptions: readonly Schemas["LocalizedText"][];
    readonly RequirementLevel: "OPTIONAL" | "RECOMMENDED" | "REQUIRED";
    readonly ConfigurationModes: readonly ("CONSTANT" | "VARIABLE")[];
    readonly BooleanOfferAttributeDefinition: {
        readonly id: Schemas["OfferAttributeId"];
        readonly type: "Boolean";
        readonly labels: Schemas["OfferAttributeLabels"];
        readonly descriptions?: Schemas["OfferAttributeDescriptions"];
        readonly requirement_level: Schemas["RequirementLevel"];
        readonly configuration_modes: Schemas["ConfigurationModes"];
        readonly default_value?: boolean;
    };
    readonly NumericOfferAttributeDefinition: {
        readonly id: Schemas["OfferAttributeId"];
        readonly type: "Numeric";
        readonly labels: Schemas["OfferAttributeLabels"];
        readonly descriptions?: Schemas["OfferAttributeDescriptions"];
        readonly requirement_level: Schemas["RequirementLevel"];
        readonly configuration_modes: Schemas["ConfigurationModes"];
        readonly default_value?: number;
    };
    readonly TextOfferAttributeDefinition: {
        readonly id: Schemas["OfferAttributeId"];
        readonly type: "Text";
        readonly labels: Schemas["OfferAttributeLabels"];
        readonly descriptions?: Schemas["OfferAttributeDescriptions"];
        readonly requirement_level: Schemas["RequirementLevel"];
        readonly configuration_modes: Schemas["ConfigurationModes"];
        readonly max_size: number;
        readonly default_value?: string;
    };
    readonly OfferAttributeValue: {
        readonly id: string;
        readonly labels?: readonly Schemas["LocalizedText"][];
    };
    readonly ListOfferAttributeDefinition: {
        readonly id: Schemas["OfferAttributeId"];
        readonly type: "List";
        readonly labels: Schemas["OfferAttributeLabels"];
        readonly descriptions?: Schemas["OfferAttributeDescriptions"];
        readonly requirement_level: Schemas["RequirementLevel"];
        readonly configuration_modes: Schemas["ConfigurationModes"];
        readonly max_size: number;
        readonly values: readonly Schemas["OfferAttributeValue"][];
        readonly default_values?: readonly string[];
    };
    readonly OfferAttributeDefinition: Schemas["BooleanOfferAttributeDefinition"] | Schemas["NumericOfferAttributeDefinition"] | Schemas["TextOfferAttributeDefinition"] | Schemas["ListOfferAttributeDefinition"];
    readonly Support: "SUPPORTED" | "UNSUPPORTED";
    readonly DiscountDateConfiguration: {
        readonly requirement_level: "OPTIONAL" | "REQUIRED";
    };
    readonly DiscountPricePeriod: {
        readonly support: Schemas["Support"];
        readonly start_date: Schemas["DiscountDateConfiguration"];
        readonly end_date: Schemas["DiscountDateConfiguration"];
    };
    readonly PricingConfiguration: {
        readonly discount_price_period?: Schemas["DiscountPricePeriod"];
    };
    readonly OfferConfiguration: {
        readonly custom_attributes?: readonly Schemas["OfferAttributeDefinition"][];
        readonly pricing_configuration?: Schemas["PricingConfiguration"];
    };
    readonly StandardOfferAttribute: "ID" | "STANDARD_PRICE" | "DISCOUNT_PRICE" | "STOCK" | "GTIN";
    readonly UseCaseAttributes: {
        readonly standard_attributes?: readonly Schemas["StandardOfferAttribute"][];
        readonly custom_attributes?: readonly string[];
    };
    readonly UseCaseConfiguration: {
        readonly support: Schemas["Support"];
        readonly required: Schemas["UseCaseAttributes"];
        readonly optional?: Schemas["UseCaseAttributes"];
    };
    readonly UseCaseConfigurations: {
        readonly offer_creation: Schemas["UseCaseConfiguration"];
        readonly offer_update: Schemas["UseCaseConfiguration"];
    };
    readonly CatalogConfiguration: {
        readonly offer_configuration?: Schemas["OfferConfiguration"];
        readonly use_case_configurations?: Schemas["UseCaseConfigurations"];
    };
    readonly RuleCondition: Schemas["AllCondition"] | Schemas["AnyCondition"] | Schemas["NotCondition"] | Schemas["IsSetCondition"] | Schemas["EqualsCondition"] | Schemas["InCondition"];
    readonly AllCondition: {
        readonly all: readonly Schemas["RuleCondition"][];
    };
    readonly AnyCondition: {
        readonly any: readonly Schemas["RuleCondition"][];
    };
    readonly NotCondition: {
        readonly not: Schemas["RuleCondition"];
    };
    readonly TaxonomyAttributeId: string;
    readonly IsSetCondition: {
        readonly isSet: {
            readonly attribute: Schemas["TaxonomyAttributeId"];
        };
    };
    readonly RuleValue: string | number | boolean;
    readonly EqualsCondition: {
        readonly equals: {
            readonly attribute: Schemas["TaxonomyAttributeId"];
            readonly value: Schemas["RuleValue"];
        };
    };
    readonly InCondition: {
        readonly in: {
            readonly attribute: Schemas["TaxonomyAttributeId"];
            readonly values: readonly Schemas["RuleValue"][];
        };
    };
    readonly AttributeRedefinition: {
        readonly attribute: Schemas["TaxonomyAttributeId"];
        readonly requirementLevel: Schemas["RequirementLevel"];
    };
    readonly RuleEffect: {
        readonly redefine: Schemas["AttributeRedefinition"];
    };
    readonly RuleConsequence: {
        readonly all: readonly Schemas["RuleEffect"][];
    };
    readonly TaxonomyRule: {
        readonly id: string;
        readonly when: Schemas["RuleCondition"];
        readonly then: Schemas["RuleConsequence"];
    };
    readonly TaxonomyRules: {
        readonly rules: readonly Schemas["TaxonomyRule"][];
    };
    readonly TaxonomyLabels: readonly Schemas["LocalizedText"][];
    readonly ProductTypeContext: {
        readonly labels?: readonly Schemas["LocalizedText"][];
    };
    readonly ProductAttributeDescriptions: readonly Schemas["LocalizedText"][];
    readonly StandardProductAttributes: readonly ("PRODUCT_ID" | "CATEGORY" | "BRAND" | "TITLE" | "DESCRIPTION" | "IMAGE" | "GTIN" | "VARIANT_GROUP_CODE")[];
    readonly ProductAttributeContext: {
        readonly labels?: readonly Schemas["LocalizedText"][];
        readonly path?: string;
    };
    readonly TextProductAttribute: {
        readonly id: Schemas["TaxonomyAttributeId"];
        readonly type: "Text";
        readonly labels: Schemas["TaxonomyLabels"];
        readonly descriptions: Schemas["ProductAttributeDescriptions"];
        readonly requirement_level: Schemas["RequirementLevel"];
        readonly connect_standard_attributes?: Schemas["StandardProductAttributes"];
        readonly context?: Schemas["ProductAttributeContext"];
        readonly min_length?: number;
        readonly max_length?: number;
    };
    readonly IntegerProductAttribute: {
        readonly id: Schemas["TaxonomyAttributeId"];
        readonly type: "Integer";
        readonly labels: Schemas["TaxonomyLabels"];
        readonly descriptions: Schemas["ProductAttributeDescriptions"];
        readonly requirement_level: Schemas["RequirementLevel"];
        readonly connect_standard_attributes?: Schemas["StandardProductAttributes"];
        readonly context?: Schemas["ProductAttributeContext"];
        readonly minimum?: number;
        readonly maximum?: number;
    };
    readonly DecimalProductAttribute: {
        readonly id: Schemas["TaxonomyAttributeId"];
        readonly type: "Decimal";
        readonly labels: Schemas["TaxonomyLabels"];
        readonly descriptions: Schemas["ProductAttributeDescriptions"];
        readonly requirement_level: Schemas["RequirementLevel"];
        readonly connect_standard_attributes?: Schemas["StandardProductAttributes"];
        readonly context?: Schemas["ProductAttributeContext"];
        readonly minimum?: number;
        readonly maximum?: number;
        readonly scale: number;
    };
    readonly ProductAttributeValue: {
        readonly id: string;
        readonly labels?: Schemas["TaxonomyLabels"];
    };
    readonly ListProductAttribute: {
        readonly id: Schemas["TaxonomyAttributeId"];
        readonly type: "List";
        readonly labels: Schemas["TaxonomyLabels"];
        readonly descriptions: Schemas["ProductAttributeDescriptions"];
        readonly requirement_level: Schemas["RequirementLevel"];
        readonly connect_standard_attributes?: Schemas["StandardProductAttributes"];
        readonly context?: Schemas["ProductAttributeContext"];
        readonly available_values: readonly Schemas["ProductAttributeValue"][];
        readonly max_values?: number;
    };
    readonly MediaProductAttribute: {
        readonly id: Schemas["TaxonomyAttributeId"];
        readonly type: "Media";
        readonly labels: Schemas["TaxonomyLabels"];
        readonly descriptions: Schemas["ProductAttributeDescriptions"];
        readonly requirement_level: Schemas["RequirementLevel"];
        readonly connect_standard_attributes?: Schemas["StandardProductAttributes"];
        readonly context?: Schemas["ProductAttributeContext"];
        readonly media_type?: "IMAGE" | "OTHER";
    };
    readonly ProductAttribute: Schemas["TextProductAttribute"] | Schemas["IntegerProductAttribute"] | Schemas["DecimalProductAttribute"] | Schemas["ListProductAttribute"] | Schemas["MediaProductAttribute"];
    readonly TaxonomyRuleReference: {
        readonly ref: string;
    };
    readonly ProductType: {
        readonly labels: Schemas["TaxonomyLabels"];
        readonly context?: Schemas["ProductTypeContext"];
        readonly embedded_attributes: readonly Schemas["ProductAttribute"][];
        readonly rules?: readonly Schemas["TaxonomyRuleReference"][];
    };
    readonly Origin: {
        readonly channel_id: string;
        readonly channel_store_id: string;
    };
    readonly OrderStatus: "AWAITING_FRAUD_CHECK" | "AWAITING_ACCEPTANCE" | "AWAITING_PAYMENT" | "AWAITING_SHIPMENT" | "SHIPPED" | "DELIVERED" | "CLOSED" | "CHANNEL_SPECIFIC";
    readonly OrderStatusReason: "REFUSED" | "ACCEPTANCE_TIMEOUT" | "FRAUD_CHECK_FAILED" | "FRAUD_CHECK_TIMEOUT" | "REFUSED_PAYMENT" | "PAYMENT_TIMEOUT" | "CANCELED" | "REFUNDED" | "AUTOMATICALLY_CLOSED";
    readonly FulfillmentType: "FULFILLED_BY_SELLER" | "FULFILLED_BY_PARTNER";
    readonly Fulfillment: {
        readonly type: Schemas["FulfillmentType"];
        readonly code?: string;
    };
    readonly Address: {
        readonly first_name?: string;
        readonly last_name: string;
        readonly company?: string;
        readonly street: string;
        readonly street_additional_info?: string;
        readonly additional_info?: string;
        readonly zip_code?: string;
        readonly city: string;
        readonly state?: string;
        readonly country?: string;
        readonly country_iso_code?: string;
        readonly phone?: string;
    };
    readonly BillingInfo: {
        readonly address?: Schemas["Address"];
    };
    readonly DeliveryWindow: {
        readonly earliest: string;
        readonly latest: string;
    };
    readonly ShippingInfo: {
        readonly address?: Schemas["Address"];
        readonly email?: string;
        readonly carrier?: string;
        readonly method?: string;
        readonly pudo_id?: string;
        readonly delivery_date?: Schemas["DeliveryWindow"];
        readonly shipping_deadline?: string;
    };
    readonly ShippingUpsert: {
        readonly email?: string;
    } & Schemas["ShippingInfo"];
    readonly OrderedProduct: {
        readonly id: string;
        readonly title: string;
        readonly thumbnail_url?: string;
    };
    readonly Money: {
        readonly amount: number;
        readonly currency: string;
    };
    readonly Tax: {
        readonly amount: Schemas["Money"];
        readonly code: string;
        readonly rate?: number;
        readonly channel_collectible?: Schemas["Money"];
        readonly seller_collectible?: Schemas["Money"];
    };
    readonly AdjustmentType: "REFUND" | "CANCELATION";
    readonly AdjustmentReason: "CUSTOMER_CANCELATION" | "OUT_OF_STOCK" | "RETURN" | "ITEM_NOT_RECEIVED" | "AGREEMENT" | "DEFECT" | "UNABLE_TO_DELIVER" | "CHANNEL_SPECIFIC";
    readonly OrderAdjustment: {
        readonly channel_adjustment_id: string;
        readonly type: Schemas["AdjustmentType"];
        readonly reason: Schemas["AdjustmentReason"];
        readonly created_at: string;
        readonly quantity: number;
        readonly price: Schemas["Money"];
        readonly taxes?: readonly Schemas["Tax"][];
        readonly shipping_price: Schemas["Money"];
        readonly shipping_taxes?: readonly Schemas["Tax"][];
    };
    readonly AttributeId: string;
    readonly StringAttribute: {
        readonly id: Schemas["AttributeId"];
        readonly type: "STRING";
        readonly value: string;
    };
    readonly NumericAttribute: {
        readonly id: Schemas["AttributeId"];
        readonly type: "NUMERIC";
        readonly value: number;
    };
    readonly BooleanAttribute: {
        readonly id: Schemas["AttributeId"];
        readonly type: "BOOLEAN";
        readonly value: boolean;
    };
    readonly DateAttribute: {
        readonly id: Schemas["AttributeId"];
        readonly type: "DATE";
        readonly value: string;
    };
    readonly ListAttribute: {
        readonly id: Schemas["AttributeId"];
        readonly type: "LIST";
        readonly value: readonly string[];
    };
    readonly CustomAttribute: Schemas["StringAttribute"] | Schemas["NumericAttribute"] | Schemas["BooleanAttribute"] | Schemas["DateAttribute"] | Schemas["ListAttribute"];
    readonly CustomAttributes: readonly Schemas["CustomAttribute"][];
    readonly OrderLineUpsert: {
        readonly channel_order_line_id: string;
        readonly created_at: string;
        readonly updated_at: string;
        readonly status: Schemas["OrderStatus"];
        readonly status_reason?: Schemas["OrderStatusReason"];
        readonly product: Schemas["OrderedProduct"];
        readonly quantity: number;
        readonly price: Schemas["Money"];
        readonly taxes?: readonly Schemas["Tax"][];
        readonly total_shipping_price: Schemas["Money"];
        readonly shipping_taxes?: readonly Schemas["Tax"][];
        readonly can_cancel: boolean;
        readonly can_refund: boolean;
        readonly adjustments?: readonly Schemas["OrderAdjustment"][];
        readonly custom_attributes?: Schemas["CustomAttributes"];
    };
    readonly OrderUpsert: {
        readonly channel_order_id: string;
        readonly sub_channel_code?: string;
        readonly created_at: string;
        readonly channel_updated_at: string;
        readonly status: Schemas["OrderStatus"];
        readonly status_reason?: Schemas["OrderStatusReason"];
        readonly has_incident?: boolean;
        readonly fulfillment: Schemas["Fulfillment"];
        readonly billing_info?: Schemas["BillingInfo"];
        readonly shipping_info: Schemas["ShippingUpsert"];
        readonly order_lines: readonly Schemas["OrderLineUpsert"][];
        readonly custom_attributes?: Schemas["CustomAttributes"];
    };
    readonly OrdersUpsert: {
        readonly origin: Schemas["Origin"];
        readonly orders: readonly Schemas["OrderUpsert"][];
    };
    readonly AnonymizedOrder: {
        readonly channel_id: string;
        readonly channel_order_id: string;
        readonly sub_channel_code?: string;
        readonly anonymize_after: string;
    };
    readonly AnonymizeAfterUpdate: {
        readonly orders: readonly Schemas["AnonymizedOrder"][];
    };
    readonly ActionErrorCode: "INVALID_INPUT" | "DATA_NOT_FOUND" | "UNEXPECTED" | "UNAVAILABLE" | "TOO_MANY_REQUEST" | "ACTION_NOT_SUPPORTED" | "ORDER_IN_WRONG_STATE" | "RETURN_IN_WRONG_STATE" | "CARRIER_NOT_SUPPORTED" | "MISSING_CARRIER" | "WAREHOUSE_ID_NOT_FOUND" | "WAREHOUSE_ID_REQUIRED" | "OTHER";
    readonly ActionError: {
        readonly code: Schemas["ActionErrorCode"];
        readonly message: string;
    };
    readonly ActionSuccess: {
        readonly status: "SUCCESS";
        readonly errors?: readonly Schemas["ActionError"][];
    };
    readonly ActionFailure: {
        readonly status: "FAILURE" | "FAILED";
        readonly errors: readonly Schemas["ActionError"][];
    };
    readonly ActionOutcome: Schemas["ActionSuccess"] | Schemas["ActionFailure"];
    readonly DocumentType: "RETURN_LABEL" | "CUSTOMER_INVOICE" | "DELIVERY_SLIP" | "SHIPMENT_DELIVERY_SLIP" | "CHANNEL_SPECIFIC";
    readonly DocumentEntity: {
        readonly id: string;
        readonly type: "RETURN";
    };
    readonly DocumentMetadata: {
        readonly channel_document_id: string;
        readonly type: Schemas["DocumentType"];
        readonly channel_type?: string;
        readonly filename: string;
        readonly entity?: Schemas["DocumentEntity"];
    };
    readonly DocumentOrigin: {
        readonly channel_id: string;
        readonly channel_store_id: string;
        readonly sub_channel_code?: string;
    };
    readonly DocumentDeletion: {
        readonly origin: Schemas["DocumentOrigin"];
    };
    readonly ReturnStatus: "REQUEST_INITIATED" | "REQUEST_DECLINED" | "OPENED" | "RECEIVED" | "CLOSED" | "CHANNEL_SPECIFIC";
    readonly ReturnRejectionReason: "RETURN_WINDOW_CLOSED" | "NOT_ELIGIBLE_FOR_RETURN" | "FINAL_SALES" | "OTHER";
    readonly ReturnAddress: {
        readonly street: string;
        readonly street_additional_info?: string;
        readonly zip_code?: string;
        readonly city: string;
        readonly state?: string;
        readonly country?: string;
        readonly country_iso_code: string;
    };
    readonly ReturnTracking: {
        readonly carrier_name?: string;
        readonly tracking_number?: string;
        readonly tracking_url?: string;
    };
    readonly ReturnReason: "WRONG_ITEM" | "MISSING_ITEM" | "DEFECTIVE_ITEM" | "DAMAGED_ITEM" | "UNWANTED_ITEM" | "OTHER";
    readonly ReturnLineUpsert: {
        readonly channel_order_line_id: string;
        readonly quantity: number;
        readonly reason: Schemas["ReturnReason"];
    };
    readonly ReturnUpsert: {
        readonly channel_order_id: string;
        readonly channel_return_id: string;
        readonly sub_channel_code?: string;
        readonly created_at: string;
        readonly channel_updated_at: string;
        readonly status: Schemas["ReturnStatus"];
        readonly rejection_reason?: Schemas["ReturnRejectionReason"];
        readonly rma_id?: string;
        readonly method?: string;
        readonly label_url?: string;
        readonly address?: Schemas["ReturnAddress"];
        readonly tracking?: Schemas["ReturnTracking"];
        readonly return_lines: readonly Schemas["ReturnLineUpsert"][];
    };
    readonly ReturnsUpsert: {
        readonly origin: Schemas["Origin"];
        readonly returns: readonly Schemas["ReturnUpsert"][];
    };
    readonly UpsertedReturn: {
        readonly channel_order_id?: string;
        readonly channel_return_id?: string;
    };
    readonly RefusedReturnDetail: {
        readonly code: string;
        readonly message: string;
        readonly field?: string;
    };
    readonly RefusedReturn: {
        readonly channel_order_id?: string;
        readonly channel_return_id?: string;
        readonly details?: readonly Schemas["RefusedReturnDetail"][];
    };
    readonly ReturnsUpsertResult: {
        readonly return_success?: readonly Schemas["UpsertedReturn"][];
        readonly return_errors?: readonly Schemas["RefusedReturn"][];
    };
    readonly ChannelCarrier: {
        readonly channel_carrier_id: string;
        readonly name: string;
    };
    readonly CarriersUpsert: {
        readonly carriers: readonly Schemas["ChannelCarrier"][];
    };
    readonly CurrencyCode: string;
    readonly QualitySuspensionReason: {
        readonly rule: string;
        readonly rule_type?: string;
        readonly rule_comparison_method?: string;
        readonly stat_value?: number;
        readonly threshold?: number;
        readonly period?: string;
    };
    readonly SubChannel: {
        readonly id: string;
        readonly name: string;
        readonly currency: Schemas["CurrencyCode"];
    };
    readonly BusinessInformation: {
        readonly currency: Schemas["CurrencyCode"];
        readonly updated_at: string;
        readonly kyc_status?: "PENDING_SUBMISSION" | "PENDING_APPROVAL" | "REFUSED" | "APPROVED" | "NOT_REQUIRED";
        readonly kyc_status_reason?: string;
        readonly missing_configuration?: boolean;
        readonly payment_information_configured?: boolean;
        readonly payment_information_warning?: string | null;
        readonly shipping_warning?: string | null;
        readonly quality_suspension_reasons?: readonly Schemas["QualitySuspensionReason"][] | null;
        readonly sub_channels?: readonly Schemas["SubChannel"][];
    };
    readonly Warehouse: {
        readonly code: string;
        readonly name: string;
    };
    readonly CatalogDiagnostic: {
        readonly message: string;
        readonly channel_diagnostic_id?: string | null;
        readonly channel_attribute_id?: string | null;
        readonly connector_override_action?: "REMOVED" | null;
    };
    readonly StoreCatalogItem: {
        readonly id: string;
        readonly product_status?: "PRODUCT_DOES_NOT_EXIST" | "PRODUCT_PENDING_APPROVAL" | "PRODUCT_REFUSED" | "PRODUCT_CREATED" | "ACTION_REQUIRED";
        readonly product_diagnostics?: readonly Schemas["CatalogDiagnostic"][] | null;
        readonly offer_status?: "OFFER_ACTIVE" | "OFFER_DOES_NOT_EXIST" | "ACTION_REQUIRED";
        readonly offer_diagnostics?: readonly Schemas["CatalogDiagnostic"][] | null;
        readonly diagnostics?: readonly Schemas["CatalogDiagnostic"][] | null;
    };
    readonly StoreCatalogItemsUpdate: {
        readonly store_catalog_items: readonly Schemas["StoreCatalogItem"][];
    };
    readonly ProductIdentifier: {
        readonly type: string;
        readonly value: string;
    };
    readonly ChangeAction: "UPDATE" | "DELETE" | "IGNORE";
    readonly OfferPrice: {
        readonly amount?: number;
        readonly currency?: string;
    };
    readonly StandardPriceChange: {
        readonly action_type?: Schemas["ChangeAction"];
        readonly price?: Schemas["OfferPrice"];
    };
    readonly DiscountPriceChange: {
        readonly action_type?: Schemas["ChangeAction"];
        readonly price?: Schemas["OfferPrice"];
        readonly start_date?: string;
        readonly end_date?: string;
    };
    readonly CentralizedStock: {
        readonly type: "SELLER_CENTRALIZED";
        readonly quantity: number;
    };
    readonly WarehouseStock: {
        readonly type: "SELLER_WAREHOUSE";
        readonly quantity: number;
        readonly warehouse?: {
            readonly id: string;
        };
    };
    readonly PartnerStock: {
        readonly type: "FULFILLMENT_PARTNER";
        readonly quantity: number;
        readonly partner?: {
            readonly id: string;
        };
    };
    readonly StockPlace: Schemas["CentralizedStock"] | Schemas["WarehouseStock"] | Schemas["PartnerStock"];
    readonly StockChange: {
        readonly action_type: Schemas["ChangeAction"];
        readonly breakdown?: readonly Schemas["StockPlace"][];
    };
    readonly InventoryChange: {
        readonly action_type?: Schemas["ChangeAction"];
        readonly quantity?: number;
        readonly delivery_partner?: {
            readonly name?: string;
        };
    };
    readonly BooleanOfferAttribute: {
        readonly id: string;
        readonly type: "BOOLEAN";
        readonly value?: boolean;
    };
    readonly ListOfferAttribute: {
        readonly id: string;
        readonly type: "LIST";
        readonly values?: readonly {
            readonly value?: string;
        }[];
    };
    readonly NumericOfferAttribute: {
        readonly id: string;
        readonly type: "NUMERIC";
        readonly value?: number;
    };
    readonly TextOfferAttribute: {
        readonly id: string;
        readonly type: "TEXT";
        readonly value?: string;
    };
    readonly OfferAttribute: Schemas["BooleanOfferAttribute"] | Schemas["ListOfferAttribute"] | Schemas["NumericOfferAttribute"] | Schemas["TextOfferAttribute"];
    readonly SubChannelPrices: {
        readonly code: string;
        readonly standard_price: Schemas["StandardPriceChange"];
        readonly discount_price: Schemas["DiscountPriceChange"];
    };
    readonly OfferUpsert: {
        readonly channel_id: string;
        readonly store_id: string;
        readonly product_id: string;
        readonly use_case: string;
        readonly identifiers?: readonly Schemas["ProductIdentifier"][];
        readonly identifier?: Schemas["ProductIdentifier"];
        readonly standard_price: Schemas["StandardPriceChange"];
        readonly discount_price: Schemas["DiscountPriceChange"];
        readonly stock: Schemas["StockChange"];
        readonly inventory: Schemas["InventoryChange"];
        readonly offer_attributes?: readonly Schemas["OfferAttribute"][];
        readonly sub_channel_prices?: readonly Schemas["SubChannelPrices"][];
    };
    readonly SubChannelPriceStock: {
        readonly code: string;
        readonly standard_price: Schemas["StandardPriceChange"];
        readonly discount_price: Schemas["DiscountPriceChange"];
        readonly stock: Schemas["StockChange"];
    };
    readonly PriceStockUpsert: {
        readonly channel_id: string;
        readonly store_id: string;
        readonly product_id: string;
        readonly identifiers?: readonly Schemas["ProductIdentifier"][];
        readonly standard_price?: Schemas["StandardPriceChange"];
        readonly discount_price?: Schemas["DiscountPriceChange"];
        readonly stock: Schemas["StockChange"];
        readonly inventory: Schemas["InventoryChange"];
        readonly offer_attributes: readonly Schemas["OfferAttribute"][];
        readonly sub_channel?: Schemas["SubChannelPriceStock"];
    };
    readonly ProductAttributeValueChange: {
        readonly id: string;
        readonly locale?: string;
        readonly value?: string;
    };
    readonly ProductUpsert: {
        readonly channel_id: string;
        readonly store_id: string;
        readonly product_id: string;
        readonly product_type_id: string;
        readonly identifiers?: readonly Schemas["ProductIdentifier"][];
        readonly identifier?: Schemas["ProductIdentifier"];
        readonly attributes: readonly Schemas["ProductAttributeValueChange"][];
        readonly standard_price: Schemas["StandardPriceChange"];
        readonly discount_price: Schemas["DiscountPriceChange"];
        readonly stock: Schemas["StockChange"];
        readonly inventory: Schemas["InventoryChange"];
        readonly offer_attributes: readonly Schemas["OfferAttribute"][];
    };
    readonly ActionId: string;
    readonly LineAcceptance: {
        readonly channel_order_line_id: string;
        readonly accepted: boolean;
    };
    readonly OrderAcceptance: {
        readonly action_id: Schemas["ActionId"];
        readonly channel_id: string;
        readonly channel_store_id: string;
        readonly sub_channel_code?: string;
        readonly channel_order_id: string;
        readonly order_lines: readonly Schemas["LineAcceptance"][];
    };
    readonly ShippedItem: {
        readonly id: string;
        readonly channel_order_line_id: string;
        readonly quantity: number;
    };
    readonly OrderShipment: {
        readonly action_id: Schemas["ActionId"];
        readonly channel_id: string;
        readonly channel_store_id: string;
        readonly sub_channel_code?: string;
        readonly channel_order_id: string;
        readonly carrier: string;
        readonly tracking_number?: string;
        readonly tracking_url?: string;
        readonly return_tracking_number?: string;
        readonly warehouse_id?: string;
        readonly items?: readonly Schemas["ShippedItem"][];
    };
    readonly TaxAmount: {
        readonly amount: Schemas["Money"];
        readonly code: string;
    };
    readonly LineAdjustment: {
        readonly channel_order_line_id: string;
        readonly product_id: string;
        readonly quantity: number;
        readonly reason: Schemas["AdjustmentReason"];
        readonly price: Schemas["Money"];
        readonly taxes?: readonly Schemas["TaxAmount"][];
        readonly shipping_price: Schemas["Money"];
        readonly shipping_taxes?: readonly Schemas["TaxAmount"][];
    };
    readonly OrderRefund: {
        readonly action_id: Schemas["ActionId"];
        readonly channel_id: string;
        readonly channel_store_id: string;
        readonly sub_channel_code?: string;
        readonly channel_order_id: string;
        readonly refunds?: readonly Schemas["LineAdjustment"][];
    };
    readonly OrderCancelation: {
        readonly action_id: Schemas["ActionId"];
        readonly channel_id: string;
        readonly channel_store_id: string;
        readonly sub_channel_code?: string;
        readonly channel_order_id: string;
        readonly cancelations: readonly Schemas["LineAdjustment"][];
    };
    readonly ReturnAcceptance: {
        readonly action_id: Schemas["ActionId"];
        readonly channel_id: string;
        readonly channel_store_id: string;
        readonly sub_channel_code?: string;
        readonly channel_order_id: string;
        readonly channel_return_id: string;
        readonly accepted: boolean;
        readonly rejection_reason?: Schemas["ReturnRejectionReason"];
    };
    readonly CommandTracking: {
        readonly carrier?: string;
        readonly tracking_number?: string;
        readonly tracking_url?: string;
    };
    readonly ReturnTrackingUpdate: {
        readonly action_id: Schemas["ActionId"];
        readonly channel_id: string;
        readonly channel_store_id: string;
        readonly sub_channel_code?: string;
        readonly channel_order_id: string;
        readonly channel_return_id: string;
        readonly label_url?: string;
        readonly rma_id?: string;
        readonly tracking?: Schemas["CommandTracking"];
    };
    readonly ReturnStep: {
        readonly action_id: Schemas["ActionId"];
        readonly channel_id: string;
        readonly channel_store_id: string;
        readonly sub_channel_code?: string;
        readonly channel_order_id: string;
        readonly channel_return_id: string;
    };
    readonly UploadedDocument: {
        readonly action_id: Schemas["ActionId"];
        readonly channel_id: string;
        readonly channel_store_id: string;
        readonly sub_channel_code?: string;
        readonly channel_order_id: string;
        readonly document_name: string;
        readonly document_type: "RETURN_LABEL" | "CUSTOMER_INVOICE";
        readonly document_download_url: string;
        readonly document_entity?: Schemas["DocumentEntity"];
    };
    readonly StoreFeature: "business-information-sync" | "store-linking";
    readonly BusinessInformationSync: {
        readonly feature: "business-information-sync";
        readonly status: "enabled" | "disabled";
    };
    readonly StoreLinking: {
        readonly feature: "store-linking";
        readonly status: "linked" | "unlinked";
    };
    readonly StoreFeatureConfiguration: Schemas["BusinessInformationSync"] | Schemas["StoreLinking"];
    readonly StoreManagementFeature: {
        readonly channel_id: string;
        readonly store_id: string;
        readonly feature: Schemas["StoreFeature"];
        readonly configuration: Schemas["StoreFeatureConfiguration"];
        readonly trigger_date: string;
    };
}

export interface Operations {
    readonly configureChannelCatalog: {
        readonly path: {
            readonly channel_id: string;
        };
        readonly query: Record<string, never>;
        readonly body: Schemas["CatalogConfiguration"];
        readonly response: undefined;
        readonly role: "client";
    };
    readonly createTaxonomyRule: {
        readonly path: {
            readonly channel_id: string;
        };
        readonly query: Record<string, never>;
        readonly body: Schemas["TaxonomyRules"];
        readonly response: undefined;
        readonly role: "client";
    };
    readonly upsertProductType: {
        readonly path: {
            readonly channel_id: string;
        };
        readonly query: {
            readonly product_type_id: string;
            readonly store_id?: string;
        };
        readonly body: Schemas["ProductType"];
        readonly response: undefined;
        readonly role: "client";
    };
    readonly upsertOrders: {
        readonly path: Record<string, never>;
        readonly query: Record<string, never>;
        readonly body: Schemas["OrdersUpsert"];
        readonly response: undefined;
        readonly role: "client";
    };
    readonly updateAnonymizeAfterDate: {
        readonly path: Record<string, never>;
        readonly query: Record<string, never>;
        readonly body: Schemas["AnonymizeAfterUpdate"];
        readonly response: undefined;
        readonly role: "client";
    };
    readonly updateActionStatus: {
        readonly path: {
            readonly action_id: string;
        };
        readonly query: Record<string, never>;
        readonly body: Schemas["ActionOutcome"];
        readonly response: undefined;
        readonly role: "client";
    };
    readonly uploadOrderDocument: {
        readonly path: {
            readonly channel_order_id: string;
        };
        readonly query: Record<string, never>;
        readonly body: {
            readonly file: UploadedFile;
            readonly metadata: Schemas["DocumentMetadata"];
            readonly origin: Schemas["DocumentOrigin"];
        };
        readonly response: undefined;
        readonly role: "client";
    };
    readonly deleteOrderDocument: {
        readonly path: {
            readonly channel_order_id: string;
            readonly channel_document_id: string;
        };
        readonly query: Record<string, never>;
        readonly body: Schemas["DocumentDeletion"];
        readonly response: undefined;
        readonly role: "client";
    };
    readonly upsertReturns: {
        readonly path: Record<string, never>;
        readonly query: Record<string, never>;
        readonly body: Schemas["ReturnsUpsert"];
        readonly response: Schemas["ReturnsUpsertResult"];
        readonly role: "client";
    };
    readonly upsertCarriers: {
        readonly path: {
            readonly channel_id: string;
        };
        readonly query: Record<string, never>;
        readonly body: Schemas["CarriersUpsert"];
        readonly response: undefined;
        readonly role: "client";
    };
    readonly upsertBusinessInformation: {
        readonly path: {
            readonly channel_id: string;
            readonly channel_store_id: string;
        };
        readonly query: Record<string, never>;
        readonly body: Schemas["BusinessInformation"];
        readonly response: undefined;
        readonly role: "client";
    };
    readonly getStoreWarehouses: {
        readonly path: {
            readonly channel_id: string;
            readonly channel_store_id: string;
        };
        readonly query: Record<string, never>;
        readonly body: undefined;
        readonly response: readonly Schemas["Warehouse"][];
        readonly role: "client";
    };
    readonly updateStoreCatalogItems: {
        readonly path: {
            readonly channel_id: string;
            readonly store_id: string;
        };
        readonly query: Record<string, never>;
        readonly body: Schemas["StoreCatalogItemsUpdate"];
        readonly response: undefined;
        readonly role: "client";
    };
}

export interface Events {
    readonly OFFER_UPSERT: Schemas["OfferUpsert"];
    readonly PRICE_STOCK_UPSERT: Schemas["PriceStockUpsert"];
    readonly PRODUCT_UPSERT: Schemas["ProductUpsert"];
    readonly ACCEPT: Schemas["OrderAcceptance"];
    readonly CREATE_SHIPMENT: Schemas["OrderShipment"];
    readonly REFUND: Schemas["OrderRefund"];
    readonly CANCEL: Schemas["OrderCancelation"];
    readonly ACCEPT_RETURN: Schemas["ReturnAcceptance"];
    readonly UPDATE_RETURN_TRACKING_INFORMATION: Schemas["ReturnTrackingUpdate"];
    readonly ACKNOWLEDGE_RETURN_RECEPTION: Schemas["ReturnStep"];
    readonly CLOSE_RETURN: Schemas["ReturnStep"];
    readonly UPLOAD_DOCUMENT: Schemas["UploadedDocument"];
    readonly StoreManagementFeatureEvent: Schemas["StoreManagementFeature"];
}
