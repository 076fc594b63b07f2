// Generated from specs/ by `pnpm generate`. Do not edit.
import type { FileInput } from '@tradelane/core';

/** @description Fields of a business document on every surface. */
export interface ShopDocumentDetails {
    /**
     * Format: int64
     * @description Identifier of the document, for download and deletion.
     */
    id: number;
    /** @description Code of its document type (DO01). */
    type: string;
    /** @description Name of the file. */
    file_name: string;
    /**
     * Format: date-time
     * @description Time at which the file was uploaded.
     */
    date_uploaded?: string;
}
/** @description A business document as operator and front see it. */
export type PlatformShopDocument = {
    /**
     * Format: int64
     * @description The shop of the document.
     */
    shop_id: number;
    /**
     * Format: date-time
     * @description Time of the deletion. Only listed with `include_deleted`.
     */
    date_deleted?: string | null;
} & ShopDocumentDetails;
/** @description The business documents of the requested shops. */
export interface PlatformShopDocumentList {
    /** @description Business documents. */
    shop_documents: PlatformShopDocument[];
    /**
     * Format: int32
     * @deprecated
     * @description The length of the list.
     */
    total_count?: number;
}
/** @description An error of one field, line or document. */
export interface FieldFault {
    /** @description Machine-readable code such as `VALIDATION_ERROR`. */
    code?: string;
    /** @description The field at fault. */
    field?: string;
    /** @description Explanation for a person. */
    message?: string;
}
/** @description Error body of the instance. Newer operations use `errors` instead of `message`. Read `message` first. */
export interface InstanceError {
    /** @description Explanation for people, which names the invalid parameter or field. */
    message?: string;
    /**
     * @description The HTTP status again.
     * @example 400
     */
    status?: number;
    /** @description Errors, one entry per fault. Absent if `message` contains everything. */
    errors?: FieldFault[];
}
/** @description One file and its document type. */
export interface ShopDocumentInput {
    /** @description Name of one of the files. File names must be distinct. */
    file_name: string;
    /** @description Code of its document type (DO01). A shop has one file per type. */
    type_code: string;
}
/** @description The document type of each file. */
export interface ShopDocumentUpload {
    /** @description One entry per file, at most 50. */
    shop_documents: ShopDocumentInput[];
}
/** @description An error of one field in a partially accepted request. */
export interface InputError {
    /**
     * @description Machine-readable code.
     * @example VALIDATION_ERROR
     */
    code: string;
    /** @description The field at fault. */
    field: string;
    /** @description Explanation for a person. */
    message: string;
}
/** @description A refused document, and the reasons. */
export interface RefusedShopDocument {
    /** @description Problems, one entry per fault. */
    errors: InputError[];
}
/** @description Refused documents. All others were accepted. */
export interface ShopDocumentUploadResult {
    /** @description Refused documents, and the reasons. */
    documents?: RefusedShopDocument[];
    /**
     * Format: int32
     * @description Number of refused documents.
     */
    errors_count?: number;
}
/** @description A set of rights that a user of a shop can have. */
export interface ShopRole {
    /**
     * @description Code of the role, such as `ROLE_SHOP_ADMIN`.
     * @example ROLE_SHOP_ADMIN
     */
    code?: string;
    /** @description Description of the permissions of the role, for people. */
    description?: string;
}
/** @description The roles that users of a shop can have. */
export interface ShopRoleList {
    /** @description Roles. */
    roles?: ShopRole[];
}
/**
 * @description Entity of the custom field.
 *     - `SHOP`: Shops.
 *     - `OFFER`: Offers.
 *     - `ORDER_LINE`: Order lines.
 *     - `ORDER`: Orders.
 */
export type AdditionalFieldEntity = "SHOP" | "OFFER" | "ORDER_LINE" | "ORDER" | (string & {});
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
export type AdditionalFieldType = "STRING" | "DATE" | "NUMERIC" | "BOOLEAN" | "LINK" | "REGEX" | "TEXTAREA" | "LIST" | "MULTIPLE_VALUES_LIST" | (string & {});
/** @description A custom field that the operator has defined. */
export interface AdditionalField {
    /** @description Code of the field. Values refer to it. */
    code: string;
    /** @description Name of the field, in the requested language. */
    label: string;
    /** @description Description of the field, in the requested language. */
    description?: string;
    /**
     * @description Entity of the custom field.
     *     - `SHOP`: Shops.
     *     - `OFFER`: Offers.
     *     - `ORDER_LINE`: Order lines.
     *     - `ORDER`: Orders.
     */
    entity?: AdditionalFieldEntity;
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
    type: AdditionalFieldType;
    /** @description The field must be filled. */
    required: boolean;
    /** @description The allowed values of fields of type LIST and MULTIPLE_VALUES_LIST. */
    accepted_values?: string[];
    /**
     * @deprecated
     * @description Value used if the file contains none.
     */
    default_value?: string;
    /** @description Pattern of the values of a field of type REGEX. */
    regex?: string;
}
/**
 * @description Permissions of shops on the custom field.
 *     - `INVISIBLE`: Shops do not see the field.
 *     - `READ_ONLY`: Shops may read the field.
 *     - `READ_WRITE`: Shops may read and write the field.
 */
export type ShopPermission = "INVISIBLE" | "READ_ONLY" | "READ_WRITE" | (string & {});
/**
 * @description Sales model of a shop: on its own account or through the operator.
 *     - `MARKETPLACE`: The shop sells on its own account.
 *     - `DROPSHIP`: The operator sells and the shop ships.
 *     - `ONE_CREDITOR`: The operator is the only creditor of the customer.
 */
export type ShopModel = "MARKETPLACE" | "DROPSHIP" | "ONE_CREDITOR" | (string & {});
/** @description A custom field as operator and front see it. */
export type PlatformAdditionalField = {
    /**
     * @description Permissions of shops on the custom field.
     *     - `INVISIBLE`: Shops do not see the field.
     *     - `READ_ONLY`: Shops may read the field.
     *     - `READ_WRITE`: Shops may read and write the field.
     */
    shop_permission?: ShopPermission;
    /** @description Codes of the channels of the field. */
    channels?: string[];
    /**
     * @description The kinds of shop of the field.
     *     - `MARKETPLACE`: The shop sells on its own account.
     *     - `DROPSHIP`: The operator sells and the shop ships.
     *     - `ONE_CREDITOR`: The operator is the only creditor of the customer.
     */
    models?: ShopModel[];
} & AdditionalField;
/** @description The custom fields as operator and front see them. */
export interface PlatformAdditionalFieldList {
    /** @description Custom fields. */
    additional_fields: PlatformAdditionalField[];
    /**
     * Format: int32
     * @deprecated
     * @description The length of the list.
     */
    total_count?: number;
}
/** @description An enabled sales channel of the platform. */
export interface PlatformChannel {
    /** @description Code of the channel. */
    code: string;
    /** @description Name of the channel, in the requested language. */
    label: string;
    /** @description Description of the channel, in the requested language. */
    description: string;
}
/** @description The enabled channels. */
export interface PlatformChannelList {
    /** @description Channels, sorted by code. */
    channels?: PlatformChannel[];
}
/** @description A currency that is active on the platform. */
export interface PlatformCurrency {
    /** @description ISO 4217 code. */
    code: string;
    /** @description Name of the currency, in the requested language. */
    label: string;
    /** @description The currency of the platform itself. */
    platform_default?: boolean;
}
/** @description The active currencies. */
export interface PlatformCurrencyList {
    /** @description Currencies that are active on the platform. */
    currencies: PlatformCurrency[];
}
/**
 * @description Entity of documents of the type.
 *     - `ORDER`: Orders.
 *     - `SHOP`: Shops.
 */
export type DocumentTypeEntity = "ORDER" | "SHOP" | (string & {});
/** @description A kind of document that a shop or an order can have. */
export interface DocumentType {
    /** @description Code of the type. Uploads refer to it. */
    code: string;
    /** @description Name of the type, in the requested language. */
    label: string;
    /** @description Description of the document type, in the requested language. */
    description: string;
    /**
     * @description Entity of documents of the type.
     *     - `ORDER`: Orders.
     *     - `SHOP`: Shops.
     */
    entity: DocumentTypeEntity;
    /** @description Accepted content types. Default: all allowed types. */
    mime_types?: string[];
}
/** @description A kind of document as operator and front see it. */
export type PlatformDocumentType = {
    /**
     * @description The kinds of shop that the document type is limited to.
     *     - `MARKETPLACE`: The shop sells on its own account.
     *     - `DROPSHIP`: The operator sells and the shop ships.
     *     - `ONE_CREDITOR`: The operator is the only creditor of the customer.
     */
    models?: ShopModel[];
} & DocumentType;
/** @description The document types as operator and front see them. */
export interface PlatformDocumentTypeList {
    /** @description Document types. */
    documents: PlatformDocumentType[];
}
/** @description A language that is active on the platform. */
export interface PlatformLocale {
    /**
     * @description `<ISO-639>_<ISO-3166>` or `<ISO-639>`.
     * @example en_US
     */
    code: string;
    /** @description Name of the language. */
    label: string;
    /** @description The language of the platform itself. */
    platform_default?: boolean;
}
/** @description The active languages. */
export interface PlatformLocaleList {
    /** @description Languages that are active on the platform. */
    locales: PlatformLocale[];
}
/** @description The tax services that are connected. */
export interface TaxProviders {
    /** @description Whether Avalara is connected. */
    avalara: boolean;
    /** @description Whether Vertex is connected. */
    vertex: boolean;
}
/**
 * @deprecated
 * @description The tax manager and its tax services.
 */
export interface TaxManagerModule {
    /** @description Whether the tax manager is switched on. */
    activated: boolean;
    /** @description The tax services that are connected. */
    tax_provider: TaxProviders;
}
/** @description The enabled modules. */
export interface PlatformModules {
    /** @description The catalog integrator. */
    mirakl_catalog_integrator: boolean;
    /** @description The catalog manager. It decides the format of import reports. */
    mirakl_catalog_manager: boolean;
    /** @description Catalog transformation. Product imports then use the default conversion of a shop. */
    mirakl_catalog_transformer: boolean;
    /** @description The services platform. */
    mirakl_platform_services: boolean;
    /** @description Offers are managed on the platform. */
    offer_management: boolean;
    /** @description Management of offers. The values are not documented. */
    offer_management_mode?: string;
    /** @description Orders are managed on the platform. */
    order_management: boolean;
    /** @description Management of orders. The values are not documented. */
    order_management_mode?: string;
    /**
     * @deprecated
     * @description The promotions module.
     */
    promotions: boolean;
    /** @description Quotes are managed on the platform. */
    quotes: boolean;
    /** @description The tax manager and its tax services. */
    tax_manager: TaxManagerModule;
}
/** @description Settings of the catalog. */
export interface CatalogFeatures {
    /** @description Shops may contribute products to every channel. */
    allow_shop_contribution_to_all_channels: boolean;
    /** @description Invalid products are left out. */
    exclude_invalid_products: boolean;
    /** @description Separator of list values in a file. */
    list_of_multiple_values_separator: string;
    /** @description Products are accepted channel by channel. */
    product_acceptance_by_channel: boolean;
    /** @description Product data are validated channel by channel. */
    product_data_validation_by_channel: boolean;
    /** @description Products can be imported only into hierarchies without children. */
    product_import_only_on_leaf: boolean;
}
/** @description Customers pay the shop, not the operator. */
export interface DirectPaymentFeature {
    /** @description Whether direct payment is on. */
    activated: boolean;
    /** @description Whether refunds and cancellations are allowed with it. */
    refund_cancel_authorized: boolean;
}
/**
 * @description A feature that is on, off, or decided for each shop.
 *     - `YES`: On for every shop.
 *     - `NO`: Off for every shop.
 *     - `YES_PER_STORE`: Decided for each shop.
 */
export type StoreDependentSwitch = "YES" | "NO" | "YES_PER_STORE" | (string & {});
/** @description Settings of dropshipping. */
export interface DropshipFeatures {
    /** @description Whether offers have a retail price. */
    retail_pricing_enabled?: boolean;
    /**
     * @description Whether shops can edit retail prices.
     *     - `YES`: On for every shop.
     *     - `NO`: Off for every shop.
     *     - `YES_PER_STORE`: Decided for each shop.
     */
    retail_pricing_edition_enabled?: StoreDependentSwitch;
}
/**
 * @description Separator of the columns of a CSV file.
 *     - `COMMA`: A comma.
 *     - `SEMICOLON`: A semicolon.
 */
export type CsvDelimiter = "COMMA" | "SEMICOLON" | (string & {});
/** @description Conditions of an offer on an order. */
export interface OrderConditions {
    /**
     * @deprecated
     * @description An offer may have its own lead time to ship.
     */
    lead_time_to_ship: boolean;
    /** @description An offer may limit the quantity of an order. */
    maximum_order_quantity: boolean;
    /** @description An offer may require a minimum quantity. */
    minimum_order_quantity: boolean;
    /** @description An offer may require multiples of a package quantity. */
    package_order_quantity: boolean;
}
/**
 * @description Whether order amounts include taxes.
 *     - `TAX_INCLUDED`: Amounts include taxes.
 *     - `TAX_EXCLUDED`: Amounts are without taxes.
 */
export type OrderTaxMode = "TAX_INCLUDED" | "TAX_EXCLUDED" | (string & {});
/**
 * @description Whether orders are accepted automatically.
 *     - `AUTOMATIC`: Orders are accepted without the shop.
 *     - `NOT_AUTOMATIC`: The shop accepts each order.
 *     - `BOTH`: Both occur.
 */
export type OrderAcceptanceMode = "AUTOMATIC" | "NOT_AUTOMATIC" | "BOTH" | (string & {});
/** @description Workflow of orders from acceptance to payment. */
export interface OrderWorkflows {
    /** @description The customer's payment is not confirmed. */
    no_customer_payment_confirmation: boolean;
    /**
     * @description Whether orders are accepted automatically.
     *     - `AUTOMATIC`: Orders are accepted without the shop.
     *     - `NOT_AUTOMATIC`: The shop accepts each order.
     *     - `BOTH`: Both occur.
     */
    order_acceptance: OrderAcceptanceMode;
    /** @description The debit of a customer can be paused. */
    pause_debit_workflow: boolean;
    /** @description Customers can pay on a due date. */
    pay_on_due_date: boolean;
    /** @description Customers can pay on shipment. */
    pay_on_shipment: boolean;
    /** @description Shops may change the origin of a shipment. */
    sellers_edit_shipping_origin: boolean;
    /** @description Shops see shipping and billing details before they accept. */
    shipping_and_billing_details_before_acceptance: boolean;
}
/**
 * @description Maximum number of prices by channel of an offer.
 *     - `MULTI`: Several prices by channel.
 *     - `SINGLE`: One price by channel.
 *     - `DISABLED`: None. Prices apply to all channels.
 */
export type ChannelPricing = "MULTI" | "SINGLE" | "DISABLED" | (string & {});
/** @description Capabilities of offer prices. */
export interface PricingFeatures {
    /**
     * @description Maximum number of prices by channel of an offer.
     *     - `MULTI`: Several prices by channel.
     *     - `SINGLE`: One price by channel.
     *     - `DISABLED`: None. Prices apply to all channels.
     */
    channel_pricing: ChannelPricing;
    /** @description A discount needs a period. */
    discount_period_required?: boolean;
    /** @description Discounts in the past are refused. */
    discount_price_creation_in_the_past_blocked?: boolean;
    /** @description Prices can be set for a later time. */
    scheduled_pricing: boolean;
    /** @description Discounts can depend on the quantity. */
    volume_discount: boolean;
    /** @description Prices can depend on the quantity. */
    volume_pricing: boolean;
}
/** @description Which kinds of promotion there are. */
export interface PromotionFeatures {
    /** @description Campaigns of the operator on carts. */
    cart_promotion_campaign: boolean;
    /** @description Campaigns of the operator with discounts. */
    discount_campaign: boolean;
    /** @description Promotions of shops. */
    seller_promotion: boolean;
}
/** @description Kinds of shop with managed returns. */
export interface ReturnFeatures {
    /** @description Shops that ship products of the operator. */
    drop_ship?: boolean;
    /** @description Shops that sell on their own account. */
    marketplace?: boolean;
    /** @description Shops for which the operator is the only creditor of the customer. */
    one_creditor?: boolean;
}
/** @description Capabilities of shipments. */
export interface ShipmentFeatures {
    /** @description One item can be shipped in several parts. */
    multi_part_item_shipment: boolean;
    /** @description Multiple shipments. Without them, the ST operations respond with 404. */
    multi_shipment: boolean;
}
/** @description Whether a tax number is required, and its form. */
export interface TaxNumberRule {
    /** @description Whether the number is required. */
    mandatory: boolean;
    /** @description Pattern of the number. */
    validation_regex?: string;
}
/** @description Required tax numbers of a shop. */
export interface ShopTaxOptions {
    /** @description Rule of the local tax number. Absent if there is none. */
    local_tax_number?: TaxNumberRule;
    /** @description Rule for the tax identification number. */
    tax_identification_number: TaxNumberRule;
}
/** @description Collection of taxes, and the requirements for offers. */
export interface TaxCollection {
    /**
     * @description Whether taxes are collected by the platform.
     *     - `YES`: On for every shop.
     *     - `NO`: Off for every shop.
     *     - `YES_PER_STORE`: Decided for each shop.
     */
    activated: StoreDependentSwitch;
    /** @description Whether offers must have a product tax code. */
    product_tax_code_mandatory: boolean;
    /** @description Whether the operator collects the taxes. */
    tax_collection_by_operator: boolean;
}
/** @description ISO 3166-1 alpha-3 code of a country. More codes may appear. */
export type CountryCode = "AFG" | "ALA" | "ALB" | "DZA" | "ASM" | "AND" | "AGO" | "AIA" | "ATA" | "ATG" | "ARG" | "ARM" | "ABW" | "AUS" | "AUT" | "AZE" | "BHS" | "BHR" | "BGD" | "BRB" | "BLR" | "BEL" | "BLZ" | "BEN" | "BMU" | "BTN" | "BOL" | "BES" | "BIH" | "BWA" | "BVT" | "BRA" | "IOT" | "BRN" | "BGR" | "BFA" | "BDI" | "KHM" | "CMR" | "CAN" | "CPV" | "CYM" | "CAF" | "TCD" | "CHL" | "CHN" | "CXR" | "CCK" | "COL" | "COM" | "COG" | "COD" | "COK" | "CRI" | "CIV" | "HRV" | "CUB" | "CUW" | "CYP" | "CZE" | "DNK" | "DJI" | "DMA" | "DOM" | "ECU" | "EGY" | "SLV" | "GNQ" | "ERI" | "EST" | "ETH" | "FLK" | "FRO" | "FJI" | "FIN" | "FRA" | "GUF" | "PYF" | "ATF" | "GAB" | "GMB" | "GEO" | "DEU" | "GHA" | "GIB" | "GRC" | "GRL" | "GRD" | "GLP" | "GUM" | "GTM" | "GGY" | "GIN" | "GNB" | "GUY" | "HTI" | "HMD" | "VAT" | "HND" | "HKG" | "HUN" | "ISL" | "IND" | "IDN" | "IRQ" | "IRL" | "IMN" | "ISR" | "ITA" | "JAM" | "JPN" | "JEY" | "JOR" | "KAZ" | "KEN" | "KIR" | "KOR" | "KWT" | "KGZ" | "LAO" | "LVA" | "LBN" | "LSO" | "LBR" | "LBY" | "LIE" | "LTU" | "LUX" | "MAC" | "MKD" | "MDG" | "MWI" | "MYS" | "MDV" | "MLI" | "MLT" | "MHL" | "MTQ" | "MRT" | "MUS" | "MYT" | "MEX" | "FSM" | "MDA" | "MCO" | "MNG" | "MNE" | "MSR" | "MAR" | "MOZ" | "MMR" | "NAM" | "NRU" | "NPL" | "NLD" | "NCL" | "NZL" | "NIC" | "NER" | "NGA" | "NIU" | "NFK" | "MNP" | "NOR" | "OMN" | "PAK" | "PLW" | "PSE" | "PAN" | "PNG" | "PRY" | "PER" | "PHL" | "PCN" | "POL" | "PRT" | "PRI" | "QAT" | "REU" | "ROU" | "RUS" | "RWA" | "BLM" | "SHN" | "KNA" | "LCA" | "MAF" | "SPM" | "VCT" | "WSM" | "SMR" | "STP" | "SAU" | "SEN" | "SRB" | "SYC" | "SLE" | "SGP" | "SXM" | "SVK" | "SVN" | "SLB" | "SOM" | "ZAF" | "SGS" | "SSD" | "ESP" | "LKA" | "SUR" | "SJM" | "SWZ" | "SWE" | "CHE" | "TWN" | "TJK" | "TZA" | "THA" | "TLS" | "TGO" | "TKL" | "TON" | "TTO" | "TUN" | "TUR" | "TKM" | "TCA" | "TUV" | "UGA" | "UKR" | "ARE" | "GBR" | "USA" | "UMI" | "URY" | "UZB" | "VUT" | "VEN" | "VNM" | "VGB" | "VIR" | "WLF" | "YEM" | "ZMB" | "ZWE" | (string & {});
/** @description Capabilities of warehouses of shops. */
export interface WarehouseFeatures {
    /** @description Whether warehouses have a geographic position. */
    geolocation: boolean;
    /** @description Countries of the rule about warehouse locations. */
    restricted_countries: CountryCode[];
}
/** @description The major features and their settings. */
export interface PlatformFeatures {
    /** @description Settings of the catalog. */
    catalog: CatalogFeatures;
    /** @description Whether data for the circular economy is collected. */
    circular_economy_data_collection: boolean;
    /** @description Whether there is a tool for competitive pricing. */
    competitive_pricing_tool: boolean;
    /** @description Customers pay the shop, not the operator. */
    direct_payment_customer_store: DirectPaymentFeature;
    /** @description Shops may only use registered carriers. */
    disable_seller_alternative_carrier: boolean;
    /** @description Settings of dropshipping. */
    dropship?: DropshipFeatures;
    /** @description Whether each seller has a status of the identity check. */
    kyc_status_per_seller?: boolean;
    /**
     * @description Whether shops set their own lead time to ship.
     *     - `YES`: On for every shop.
     *     - `NO`: Off for every shop.
     *     - `YES_PER_STORE`: Decided for each shop.
     */
    lead_time_to_ship_by_sellers_enabled: StoreDependentSwitch;
    /** @description Whether the platform works with several currencies. */
    multi_currency: boolean;
    /** @description A shop can be paid by several pay-out services. */
    multi_payout_psp_per_seller?: boolean;
    /** @description A thread can be marked as needing no reply. */
    no_reply_needed: boolean;
    /** @description Number of decimals of an offer price. */
    offer_prices_decimals: string;
    /**
     * @description Delimiter of the operator's CSV files.
     *     - `COMMA`: A comma.
     *     - `SEMICOLON`: A semicolon.
     */
    operator_csv_delimiter: CsvDelimiter;
    /** @description Conditions of an offer on an order. */
    order_conditions: OrderConditions;
    /**
     * @description Whether order amounts include taxes.
     *     - `TAX_INCLUDED`: Amounts include taxes.
     *     - `TAX_EXCLUDED`: Amounts are without taxes.
     */
    order_tax_mode: OrderTaxMode;
    /** @description Workflow of orders from acceptance to payment. */
    order_workflows: OrderWorkflows;
    /** @description Whether payments are confirmed. */
    payment_confirmation?: boolean;
    /** @description Capabilities of offer prices. */
    pricing: PricingFeatures;
    /**
     * @deprecated
     * @description Use the field of the same name in `catalog`.
     */
    product_data_validation_by_channel: boolean;
    /** @description Which kinds of promotion there are. */
    promotion?: PromotionFeatures;
    /** @description Kinds of shop with managed returns. */
    returns?: ReturnFeatures;
    /** @description Capabilities of shipments. */
    shipment: ShipmentFeatures;
    /** @description Required tax numbers of a shop. */
    shop_tax_options: ShopTaxOptions;
    /** @description Collection of taxes, and the requirements for offers. */
    tax_collection: TaxCollection;
    /** @description Whether a shop must have a tax identification number, and its form. */
    tax_id_number: TaxNumberRule;
    /** @description Capabilities of warehouses of shops. */
    warehouses: WarehouseFeatures;
}
/** @description Whom the platform sells to. */
export interface CustomerModel {
    /** @description Customers are businesses. */
    b2b: boolean;
    /** @description Customers are private persons. */
    b2c: boolean;
}
/** @description The kinds of shop that the platform has. */
export interface PlatformModel {
    /** @description Shops that ship products of the operator. */
    drop_ship: boolean;
    /** @description Shops that sell on their own account. */
    marketplace: boolean;
    /** @description Shops for which the operator is the only creditor of the customer. */
    one_creditor: boolean;
}
/** @description If enabled, IV01 receives no new data. Use document requests and billing cycles instead. */
export interface EnhancedSellerInvoicing {
    /** @description Whether enhanced seller invoicing is on. */
    enabled: boolean;
}
/** @description Sellers, buyers and the invoicing of sellers. */
export interface PlatformSettings {
    /** @description Whom the platform sells to. */
    customer_model: CustomerModel;
    /** @description The kinds of shop that the platform has. */
    platform_model: PlatformModel;
    /** @description If enabled, IV01 receives no new data. Use document requests and billing cycles instead. */
    enhanced_seller_invoicing?: EnhancedSellerInvoicing;
}
/** @description Settings of the whole platform. */
export interface PlatformConfiguration {
    /** @description Name of the platform. */
    platform_name: string;
    /** @description Name of the tenant of the platform. */
    tenant_name: string;
    /**
     * @description Time zone of the platform, by its IANA name.
     * @example Europe/Paris
     */
    timezone: string;
    /** @description The enabled modules. */
    modules: PlatformModules;
    /** @description The major features and their settings. */
    features: PlatformFeatures;
    /** @description Sellers, buyers and the invoicing of sellers. */
    platform_configuration: PlatformSettings;
}
/**
 * @description Purpose of a reason. MESSAGING is a deprecated value.
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
 *     - `OFFER_MESSAGING`: Writing a message on an offer.
 *     - `CANCELATION`: Cancelling a product order.
 *     - `MMP_SELLER_MESSAGING`: Messages with the seller on the marketplace.
 *     - `MPS_SELLER_MESSAGING`: Messages with the seller on the services platform.
 *     - `RETURN`: Returning an item.
 *     - `RETURN_REJECTION`: Rejecting a return.
 *     - `RETURN_NON_COMPLIANT`: Finding a returned item not compliant.
 */
export type ReasonType = "INCIDENT_OPEN" | "MPS_INCIDENT_OPEN" | "INCIDENT_CLOSE" | "MPS_INCIDENT_CLOSE" | "REFUND" | "MPS_REFUND" | "MESSAGING" | "ORDER_MESSAGING" | "MPS_ORDER_MESSAGING" | "MPS_OFFER_MESSAGING" | "OFFER_MESSAGING" | "CANCELATION" | "MMP_SELLER_MESSAGING" | "MPS_SELLER_MESSAGING" | "RETURN" | "RETURN_REJECTION" | "RETURN_NON_COMPLIANT" | (string & {});
/** @description A reason with its type and whether shops may use it. */
export interface TypedReason {
    /** @description Code of the reason. */
    code: string;
    /** @description Name of the reason, in the requested language. */
    label: string;
    /**
     * @description Purpose of a reason. MESSAGING is a deprecated value.
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
     *     - `OFFER_MESSAGING`: Writing a message on an offer.
     *     - `CANCELATION`: Cancelling a product order.
     *     - `MMP_SELLER_MESSAGING`: Messages with the seller on the marketplace.
     *     - `MPS_SELLER_MESSAGING`: Messages with the seller on the services platform.
     *     - `RETURN`: Returning an item.
     *     - `RETURN_REJECTION`: Rejecting a return.
     *     - `RETURN_NON_COMPLIANT`: Finding a returned item not compliant.
     */
    type: ReasonType;
    /** @description Shops may use it. */
    is_shop_right: boolean;
}
/** @description A reason as operator and front see it, with the permissions of all parties. */
export type PlatformReason = {
    /** @description Customers may use it. */
    is_customer_right: boolean;
    /** @description The operator may use it. */
    is_operator_right: boolean;
} & TypedReason;
/** @description The reasons as operator and front see them. */
export interface PlatformReasonList {
    /** @description Reasons, sorted by type and then by their sort index. */
    reasons: PlatformReason[];
    /**
     * Format: int32
     * @deprecated
     * @description The length of the list.
     */
    total_count?: number;
}
/** @description One reason of the type. */
export interface Reason {
    /** @description Code of the reason. */
    code: string;
    /** @description Name of the reason, for people. */
    label: string;
}
/** @description The reasons of one type. */
export interface ReasonList {
    /** @description Reasons, sorted by their sort index. */
    reasons: Reason[];
    /**
     * Format: int32
     * @deprecated
     * @description The length of the list.
     */
    total_count?: number;
}
/**
 * @description Kind of document. ALL stands for every kind.
 *     - `ALL`: Every kind.
 *     - `AUTO_INVOICE`: Invoices that close a billing cycle.
 *     - `MANUAL_INVOICE`: Manual invoices of the operator.
 *     - `MANUAL_CREDIT`: Manual credits of the operator.
 * @default AUTO_INVOICE
 * @enum {string}
 */
export type InvoiceTypeFilter = "ALL" | "AUTO_INVOICE" | "MANUAL_INVOICE" | "MANUAL_CREDIT";
/** @description ISO 4217 code of a currency of an instance. More codes may appear. */
export type CurrencyCode = "AED" | "ARS" | "AUD" | "BAM" | "BGN" | "BHD" | "BRL" | "CAD" | "CHF" | "CLP" | "CNY" | "COP" | "CZK" | "DKK" | "EGP" | "EUR" | "GBP" | "GEL" | "GTQ" | "HKD" | "HRK" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "JOD" | "JPY" | "KES" | "KRW" | "KWD" | "LKR" | "MAD" | "MGA" | "MXN" | "MYR" | "NGN" | "NOK" | "NZD" | "OMR" | "PEN" | "PHP" | "PKR" | "PLN" | "QAR" | "RON" | "RSD" | "RUB" | "SAR" | "SEK" | "SGD" | "TND" | "TRY" | "THB" | "TWD" | "UAH" | "USD" | "UYU" | "UZS" | "VND" | "ZAR" | (string & {});
/**
 * @description Payment status of a document.
 *     - `PENDING`: Not paid yet.
 *     - `PAID`: Paid.
 *     - `FAILED`: The payment failed. `failure_reason` may contain the reason.
 */
export type InvoicePaymentState = "PENDING" | "PAID" | "FAILED" | (string & {});
/**
 * @description A person of the operator, the scheduled billing run, or a connected system.
 *     - `OPERATOR`: A person of the operator.
 *     - `BATCH`: The scheduled billing run.
 *     - `PARTNER`: A connected system.
 */
export type InvoiceIssuerType = "OPERATOR" | "BATCH" | "PARTNER" | (string & {});
/**
 * @description The payment service that pays the shop out.
 *     - `NOT_SPECIFIED`: None is specified.
 *     - `MANGOPAY`: Mangopay.
 *     - `MIRAKL_PAYOUT`: The pay-out service of the platform.
 *     - `OPERATOR`: The operator itself.
 */
export type PayOutService = "NOT_SPECIFIED" | "MANGOPAY" | "MIRAKL_PAYOUT" | "OPERATOR" | (string & {});
/** @description Issuer of the document. */
export interface InvoiceIssuer {
    /**
     * @description Kind of issuer.
     *     - `OPERATOR`: A person of the operator.
     *     - `BATCH`: The scheduled billing run.
     *     - `PARTNER`: A connected system.
     */
    type?: InvoiceIssuerType;
    /** @description Details of the issuer, as free text. */
    information?: string;
}
/** @description The address of the shop when the document was issued. */
export interface InvoiceShopAddress {
    /** @description Form of address, such as Mr or Mrs. */
    civility?: string;
    /** @description First name of the contact person. */
    firstname?: string;
    /** @description Last name of the contact person. */
    lastname?: string;
    /**
     * @deprecated
     * @description Name of the company.
     */
    company?: string;
    /**
     * @deprecated
     * @description Further line of the address.
     */
    complementary?: string;
    /** @description First line of the street. */
    street1?: string;
    /** @description Second line of the street. */
    street2?: string;
    /** @description Postal code. */
    zip_code?: string;
    /** @description Town or city. */
    city?: string;
    /** @description State, province or region. */
    state?: string;
    /** @description Country of the shop. */
    country?: string;
    /** @description First phone number. */
    phone?: string;
    /** @description Second phone number. */
    phone_secondary?: string;
}
/** @description One tax of a document or of a line. */
export interface InvoiceTax {
    /** @description Code of the tax. */
    code?: string;
    /** @description Amount of the tax, in major units. */
    amount?: number;
}
/** @description One line of the document. */
export interface InvoiceDetail {
    /** @description Description of the line, as printed on the document. */
    description?: string;
    /** @description Identifier of the order of the line. Absent if there is none. */
    order_id?: string;
    /**
     * Format: date-time
     * @description Time of the event of the line.
     */
    operation_date?: string;
    /**
     * Format: int32
     * @description Number of units of the line.
     */
    quantity?: number;
    /** @description Amount of the line without taxes, in major units. */
    amount_excl_taxes?: number;
    /** @description Taxes on the line, one entry per tax. */
    taxes?: InvoiceTax[];
}
/**
 * @description Reason why the shop was not paid.
 *     - `INCOMPLETE_KYC`: The identity check of the seller is not complete.
 *     - `AWAITING_INVOICE_CHECK`: An invoice must still be checked.
 */
export type PayOutFailureReason = "INCOMPLETE_KYC" | "AWAITING_INVOICE_CHECK" | (string & {});
/** @description Whether and how the document was paid. */
export interface InvoicePayment {
    /**
     * @description Payment status.
     *     - `PENDING`: Not paid yet.
     *     - `PAID`: Paid.
     *     - `FAILED`: The payment failed. `failure_reason` may contain the reason.
     */
    state?: InvoicePaymentState;
    /**
     * @description Reason why the shop was not paid.
     *     - `INCOMPLETE_KYC`: The identity check of the seller is not complete.
     *     - `AWAITING_INVOICE_CHECK`: An invoice must still be checked.
     */
    failure_reason?: PayOutFailureReason;
    /** @description Reference of the payment. */
    reference?: string | null;
    /**
     * Format: date-time
     * @description Time at which the payment was made.
     */
    transaction_date?: string | null;
}
/** @description Fields of every invoice and credit. */
export interface AccountingDocument {
    /** @description Number on the document. */
    id?: string;
    /**
     * Format: int64
     * @description Identifier for the download, sent as `accounting_document_id`.
     */
    invoice_id?: number;
    /** @description Status of the document. Known values are DRAFT, GENERATED and COMPLETE. */
    state?: string;
    /**
     * Format: date-time
     * @description Time at which the document was created.
     */
    date_created?: string;
    /**
     * Format: date-time
     * @description Issue date of the document.
     */
    issue_date?: string;
    /**
     * Format: date-time
     * @description Due date of the payment.
     */
    due_date?: string;
    /** @description Issuer of the document. */
    issuing_user?: InvoiceIssuer;
    /**
     * Format: int64
     * @description Identifier of the shop.
     */
    shop_id?: number;
    /** @description Name of the shop, as shown to customers. */
    shop_name?: string;
    /** @description Name of the company of the shop. */
    shop_corporate_name?: string;
    /**
     * @description Sales model of a shop: on its own account or through the operator.
     *     - `MARKETPLACE`: The shop sells on its own account.
     *     - `DROPSHIP`: The operator sells and the shop ships.
     *     - `ONE_CREDITOR`: The operator is the only creditor of the customer.
     */
    shop_model?: ShopModel;
    /** @description The operator's own identifier of the shop. */
    shop_operator_internal_id?: string;
    /** @description Tax number of the shop. */
    shop_tax_number?: string;
    /** @description The address of the shop when the document was issued. */
    shop_address?: InvoiceShopAddress;
    /** @description Currency of every amount of the document, as ISO 4217 code. */
    currency_iso_code?: CurrencyCode;
    /** @description Total without taxes, in major units. */
    total_amount_excl_taxes?: number;
    /** @description Total with taxes, in major units. */
    total_amount_incl_taxes?: number;
    /**
     * @deprecated
     * @description Charged total, in major units. Use the other totals instead.
     */
    total_charged_amount?: number;
    /** @description Taxes of the document, one entry per tax. */
    total_taxes?: InvoiceTax[];
    /** @description The lines of the document. */
    details?: InvoiceDetail[];
    /**
     * @description The payment service that pays the shop out.
     *     - `NOT_SPECIFIED`: None is specified.
     *     - `MANGOPAY`: Mangopay.
     *     - `MIRAKL_PAYOUT`: The pay-out service of the platform.
     *     - `OPERATOR`: The operator itself.
     */
    pay_out_psp_code?: PayOutService;
    /** @description Whether and how the document was paid. */
    payment?: InvoicePayment;
}
/** @description Fields of every bank account on an invoice. */
export interface InvoiceBankAccount {
    /** @description Holder of the account. */
    owner?: string;
    /** @description Name of the bank. */
    bank_name?: string;
    /** @description Street of the bank. */
    bank_street?: string;
    /** @description City of the bank. */
    bank_city?: string;
    /** @description Postal code of the bank. */
    bank_zip?: string;
}
/** @description An account with IBAN and BIC. */
export type IbanInvoiceAccount = {
    /**
     * @description Marks an account with IBAN.
     * @constant
     */
    "@type": "IBAN";
    /** @description BIC (SWIFT code) of the bank. */
    bic?: string;
    /** @description International bank account number (IBAN). */
    iban?: string;
} & InvoiceBankAccount;
/** @description A Nigerian account named by NUBAN. */
export type NubanInvoiceAccount = {
    /**
     * @description Marks a Nigerian account.
     * @constant
     */
    "@type": "NUBAN";
    /** @description Nigerian uniform bank account number. */
    nuban?: string;
} & InvoiceBankAccount;
/** @description An Australian account. */
export type AustralianInvoiceAccount = {
    /**
     * @description Marks an Australian account.
     * @constant
     */
    "@type": "AUBSB";
    /** @description Australian bank account number. */
    auban?: string;
    /** @description Bank State Branch number. */
    aubsb?: string;
} & InvoiceBankAccount;
/** @description A New Zealand account. */
export type NewZealandInvoiceAccount = {
    /**
     * @description Marks a New Zealand account.
     * @constant
     */
    "@type": "NZBSB";
    /** @description New Zealand bank account number. */
    nzban?: string;
    /** @description Bank State Branch number. */
    nzbsb?: string;
} & InvoiceBankAccount;
/** @description An account in the United States with an ABA routing number. */
export type AbaInvoiceAccount = {
    /**
     * @description Marks a United States account.
     * @constant
     */
    "@type": "ABA";
    /** @description Number of the account at the bank. */
    bank_account_number?: string;
    /** @description BIC (SWIFT code) of the bank. */
    bic?: string;
    /** @description ABA routing number of the bank. */
    routing_number?: string;
} & InvoiceBankAccount;
/** @description An account in Hong Kong. */
export type HongKongInvoiceAccount = {
    /**
     * @description Marks a Hong Kong account.
     * @constant
     */
    "@type": "HK";
    /** @description Number of the account at the bank. */
    bank_account_number?: string;
    /** @description SWIFT code (BIC) of the bank. */
    swift_code?: string;
} & InvoiceBankAccount;
/** @description A Canadian account. */
export type CanadianInvoiceAccount = {
    /**
     * @description Marks a Canadian account.
     * @constant
     */
    "@type": "CANADIAN";
    /** @description Number of the account at the bank. */
    bank_account_number?: string;
    /** @description Number of the bank. */
    institution_number?: string;
    /** @description SWIFT code (BIC) of the bank. */
    swift_code?: string;
    /** @description Number of the branch. */
    transit_number?: string;
} & InvoiceBankAccount;
/** @description A Mexican account. */
export type MexicanInvoiceAccount = {
    /**
     * @description Marks a Mexican account.
     * @constant
     */
    "@type": "MEXICAN";
    /** @description Number of the account at the bank. */
    bank_account_number?: string;
    /** @description CLABE, the standardized bank code. */
    clabe?: string;
} & InvoiceBankAccount;
/**
 * @description Kind of account: C is a current (checking) account, P a savings account. Assumption about meaning of the values: C current, P savings.
 *     - `C`: Current (checking) account.
 *     - `P`: Savings account.
 */
export type BankAccountType = "C" | "P" | (string & {});
/** @description A Japanese account. */
export type JapaneseInvoiceAccount = {
    /**
     * @description Marks a Japanese account.
     * @constant
     */
    "@type": "JAPANESE";
    /** @description Number of the account at the bank. */
    bank_account_number?: string;
    /**
     * @description Kind of account: C is a current (checking) account, P a savings account. Assumption about meaning of the values: C current, P savings.
     *     - `C`: Current (checking) account.
     *     - `P`: Savings account.
     */
    bank_account_type?: BankAccountType;
    /** @description Code of the bank. */
    bank_code?: string;
    /** @description Code of the branch of the bank. */
    branch_code?: string;
    /** @description Name of the branch of the bank. */
    branch_name?: string;
    /** @description SWIFT code (BIC) of the bank. */
    swift_code?: string;
} & InvoiceBankAccount;
/** @description A Brazilian account. */
export type BrazilianInvoiceAccount = {
    /**
     * @description Marks a Brazilian account.
     * @constant
     */
    "@type": "BRAZILIAN";
    /** @description Number of the account at the bank. */
    account_number?: string;
    /**
     * @description Kind of account: C is a current (checking) account, P a savings account. Assumption about meaning of the values: C current, P savings.
     *     - `C`: Current (checking) account.
     *     - `P`: Savings account.
     */
    bank_account_type?: BankAccountType;
    /** @description Code of the bank. */
    bank_code?: string;
    /** @description Code of the branch of the bank. */
    branch_code?: string;
    /** @description Key of the instant payment scheme. */
    pix_key?: string;
} & InvoiceBankAccount;
/** @description A Taiwanese account. */
export type TaiwaneseInvoiceAccount = {
    /**
     * @description Marks a Taiwanese account.
     * @constant
     */
    "@type": "TAIWANESE";
    /** @description Number of the account at the bank. */
    account_number?: string;
    /** @description Code of the bank. */
    bank_code?: string;
    /** @description Code of the branch of the bank. */
    branch_code?: string;
} & InvoiceBankAccount;
/** @description A Thai account. */
export type ThaiInvoiceAccount = {
    /**
     * @description Marks a Thai account.
     * @constant
     */
    "@type": "THAI";
    /** @description Number of the account at the bank. */
    account_number?: string;
} & InvoiceBankAccount;
/** @description An Indian account. */
export type IndianInvoiceAccount = {
    /**
     * @description Marks an Indian account.
     * @constant
     */
    "@type": "INDIAN";
    /** @description Number of the account at the bank. */
    account_number?: string;
    /** @description IFSC of the branch. */
    indian_financial_system_code?: string;
    /** @description SWIFT code (BIC) of the bank. */
    swift_code?: string;
} & InvoiceBankAccount;
/** @description An account in the United Kingdom. */
export type BritishInvoiceAccount = {
    /**
     * @description Marks a United Kingdom account.
     * @constant
     */
    "@type": "UK";
    /** @description Number of the account at the bank. */
    bank_account_number?: string;
    /** @description Sort code of the bank. */
    sort_code?: string;
    /** @description SWIFT code (BIC) of the bank. */
    swift_code?: string;
} & InvoiceBankAccount;
/** @description A Uruguayan account. */
export type UruguayanInvoiceAccount = {
    /**
     * @description Marks a Uruguayan account.
     * @constant
     */
    "@type": "URUGUAYAN";
    /** @description Number of the account at the bank. */
    account_number?: string;
    /**
     * @description Kind of account: C is a current (checking) account, P a savings account. Assumption about meaning of the values: C current, P savings.
     *     - `C`: Current (checking) account.
     *     - `P`: Savings account.
     */
    bank_account_type?: BankAccountType;
    /** @description Code of the branch of the bank. */
    branch_code?: string;
} & InvoiceBankAccount;
/** @description A Colombian account. */
export type ColombianInvoiceAccount = {
    /**
     * @description Marks a Colombian account.
     * @constant
     */
    "@type": "COLOMBIAN";
    /** @description Number of the account at the bank. */
    account_number?: string;
    /**
     * @description Kind of account: C is a current (checking) account, P a savings account. Assumption about meaning of the values: C current, P savings.
     *     - `C`: Current (checking) account.
     *     - `P`: Savings account.
     */
    bank_account_type?: BankAccountType;
} & InvoiceBankAccount;
/** @description A Guatemalan account. */
export type GuatemalanInvoiceAccount = {
    /**
     * @description Marks a Guatemalan account.
     * @constant
     */
    "@type": "GUATEMALAN";
    /** @description Number of the account at the bank. */
    account_number?: string;
    /**
     * @description Kind of account: C is a current (checking) account, P a savings account. Assumption about meaning of the values: C current, P savings.
     *     - `C`: Current (checking) account.
     *     - `P`: Savings account.
     */
    bank_account_type?: BankAccountType;
} & InvoiceBankAccount;
/** @description An account in Singapore. */
export type SingaporeInvoiceAccount = {
    /**
     * @description Marks a Singapore account.
     * @constant
     */
    "@type": "SG";
    /** @description Number of the account at the bank. */
    bank_account_number?: string;
    /** @description Key of the bank. */
    bank_key?: string;
    /** @description SWIFT code (BIC) of the bank. */
    swift_code?: string;
} & InvoiceBankAccount;
/** @description An Israeli account. */
export type IsraeliInvoiceAccount = {
    /**
     * @description Marks an Israeli account.
     * @constant
     */
    "@type": "ISRAELI";
    /** @description Number of the account at the bank. */
    bank_account_number?: string;
    /** @description Code of the bank. */
    bank_code?: string;
    /** @description Name of the branch of the bank. */
    branch_name?: string;
} & InvoiceBankAccount;
/** @description A Vietnamese account. */
export type VietnameseInvoiceAccount = {
    /**
     * @description Marks a Vietnamese account.
     * @constant
     */
    "@type": "VIETNAMESE";
    /** @description Number of the account at the bank. */
    bank_account_number?: string;
    /** @description Name of the branch of the bank. */
    branch_name?: string;
} & InvoiceBankAccount;
/** @description A Serbian account. */
export type SerbianInvoiceAccount = {
    /**
     * @description Marks a Serbian account.
     * @constant
     */
    "@type": "SERBIAN";
    /** @description Number of the account at the bank. */
    bank_account_number?: string;
    /** @description Number of the branch of the bank. */
    bank_branch_number?: string;
    /** @description BIC (SWIFT code) of the bank. */
    bic?: string;
    /** @description International bank account number (IBAN). */
    iban?: string;
} & InvoiceBankAccount;
/** @description A Philippine account. */
export type PhilippineInvoiceAccount = {
    /**
     * @description Marks a Philippine account.
     * @constant
     */
    "@type": "PHILIPPINES";
    /** @description Number of the account at the bank. */
    bank_account_number?: string;
} & InvoiceBankAccount;
/**
 * @description Form of the account number: IBAN, British sort code, or international.
 *     - `LOCAL_IBAN`: By IBAN.
 *     - `LOCAL_UK`: By British sort code and account number.
 *     - `INTERNATIONAL`: By the data of international transfers.
 */
export type PayOutFormat = "LOCAL_IBAN" | "LOCAL_UK" | "INTERNATIONAL" | (string & {});
/** @description An account that the pay-out service of the platform pays to. */
export type PayOutInvoiceAccount = {
    /**
     * @description Marks an account that the pay-out service pays to.
     * @constant
     */
    "@type": "PAYOUT";
    /** @description Number of the account at the bank. */
    bank_account_number?: string;
    /** @description BIC (SWIFT code) of the bank. */
    bic?: string;
    /** @description International bank account number (IBAN). */
    iban?: string;
    /**
     * @description Form of the account number: IBAN, British sort code, or international.
     *     - `LOCAL_IBAN`: By IBAN.
     *     - `LOCAL_UK`: By British sort code and account number.
     *     - `INTERNATIONAL`: By the data of international transfers.
     */
    payout_format?: PayOutFormat;
    /** @description Sort code of the bank. */
    sort_code?: string;
} & InvoiceBankAccount;
/** @description Bank account of the shop when the invoice was issued. `@type` decides the banking system and the fields. Assumption about @type: Always there, and the discriminator. */
export type InvoicePaymentInfo = IbanInvoiceAccount | NubanInvoiceAccount | AustralianInvoiceAccount | NewZealandInvoiceAccount | AbaInvoiceAccount | HongKongInvoiceAccount | CanadianInvoiceAccount | MexicanInvoiceAccount | JapaneseInvoiceAccount | BrazilianInvoiceAccount | TaiwaneseInvoiceAccount | ThaiInvoiceAccount | IndianInvoiceAccount | BritishInvoiceAccount | UruguayanInvoiceAccount | ColombianInvoiceAccount | GuatemalanInvoiceAccount | SingaporeInvoiceAccount | IsraeliInvoiceAccount | VietnameseInvoiceAccount | SerbianInvoiceAccount | PhilippineInvoiceAccount | PayOutInvoiceAccount;
/** @description Totals of a billing cycle by kind of transaction. Payable orders are paid through the platform. The operator keeps operator-remitted amounts, such as a tax, to pay them on. */
export interface BillingSummary {
    /** @description Orders paid through the platform, without taxes. */
    total_payable_orders_excl_tax?: number;
    /** @description Orders paid through the platform, taxes included. */
    total_payable_orders_incl_tax?: number;
    /** @description Orders not paid through the platform, without taxes. */
    total_non_payable_orders_excl_tax?: number;
    /** @description Orders not paid through the platform, taxes included. */
    total_non_payable_orders_incl_tax?: number;
    /** @description Refunds of orders, without taxes. */
    total_refund_orders_excl_tax?: number;
    /** @description Refunds of orders, taxes included. */
    total_refund_orders_incl_tax?: number;
    /** @description Refunds of orders paid through the platform, without taxes. */
    total_refund_payable_orders_excl_tax?: number;
    /** @description Refunds of orders paid through the platform, taxes included. */
    total_refund_payable_orders_incl_tax?: number;
    /** @description Refunds of orders not paid through the platform, without taxes. */
    total_refund_non_payable_orders_excl_tax?: number;
    /** @description Refunds of orders not paid through the platform, taxes included. */
    total_refund_non_payable_orders_incl_tax?: number;
    /** @description Shipping charges that the operator pays, without taxes. */
    total_operator_paid_shipping_charges_excl_tax?: number;
    /** @description Shipping charges that the operator pays, taxes included. */
    total_operator_paid_shipping_charges_incl_tax?: number;
    /** @description Refunds of shipping charges that the operator pays, without taxes. */
    total_refund_operator_paid_shipping_charges_excl_tax?: number;
    /** @description Refunds of shipping charges that the operator pays, taxes included. */
    total_refund_operator_paid_shipping_charges_incl_tax?: number;
    /** @description Taxes on orders that the operator remits. */
    total_operator_remitted_taxes?: number;
    /** @description Taxes on refunds that the operator remits. */
    total_refund_operator_remitted_taxes?: number;
    /** @description Taxes on purchases. */
    total_purchase_taxes?: number;
    /** @description Taxes on refunds of purchases. */
    total_refund_purchase_taxes?: number;
    /** @description Commissions of the operator, without taxes. */
    total_commissions_excl_tax?: number;
    /** @description Commissions of the operator, taxes included. */
    total_commissions_incl_tax?: number;
    /** @description Refunded commissions of refunds, without taxes. */
    total_refund_commissions_excl_tax?: number;
    /** @description Refunded commissions of refunds, taxes included. */
    total_refund_commissions_incl_tax?: number;
    /** @description Fees on orders, without taxes. */
    total_fee_excl_tax?: number;
    /** @description Fees on orders, taxes included. */
    total_fee_incl_tax?: number;
    /** @description Refunded fees on orders, without taxes. */
    total_refund_fee_excl_tax?: number;
    /** @description Refunded fees on orders, taxes included. */
    total_refund_fee_incl_tax?: number;
    /** @description Fees on orders that the operator remits, without taxes. */
    total_fee_operator_remitted_excl_tax?: number;
    /** @description Fees on orders that the operator remits, taxes included. */
    total_fee_operator_remitted_incl_tax?: number;
    /** @description Refunded fees on orders that the operator remits, without taxes. */
    total_refund_fee_operator_remitted_excl_tax?: number;
    /** @description Refunded fees on orders that the operator remits, taxes included. */
    total_refund_fee_operator_remitted_incl_tax?: number;
    /** @description Fees that the shop is charged on orders, without taxes. */
    total_seller_fees_on_orders_excl_tax?: number;
    /** @description Fees that the shop is charged on orders, taxes included. */
    total_seller_fees_on_orders_incl_tax?: number;
    /** @description Penalty fees that the shop is charged, without taxes. */
    total_seller_penalty_fees_excl_tax?: number;
    /** @description Penalty fees that the shop is charged, taxes included. */
    total_seller_penalty_fees_incl_tax?: number;
    /** @description Subscription fees of the shop, without taxes. */
    total_subscription_excl_tax?: number;
    /** @description Subscription fees of the shop, taxes included. */
    total_subscription_incl_tax?: number;
    /** @description Other invoices of the operator to the shop, without taxes. */
    total_other_invoices_excl_tax?: number;
    /** @description Other invoices of the operator to the shop, taxes included. */
    total_other_invoices_incl_tax?: number;
    /** @description Other credits of the operator to the shop, without taxes. */
    total_other_credits_excl_tax?: number;
    /** @description Other credits of the operator to the shop, taxes included. */
    total_other_credits_incl_tax?: number;
}
/** @description Totals of the billing cycle and its payments. */
export type InvoiceSummary = {
    /** @description Amount paid to the shop, in major units. */
    amount_transferred?: number;
    /** @description Amount paid to the operator, in major units. */
    amount_transferred_to_operator?: number;
    /** @description Amount added to the reserve, in major units. */
    reserve_funding?: number;
    /** @description Amount withdrawn from the reserve, in major units. */
    reserve_settlement?: number;
} & BillingSummary;
/** @description Totals of the billing cycle and its payments, including advertising. */
export type FrontInvoiceSummary = {
    /** @description Charged advertising, without taxes. */
    total_mirakl_ads_debit_excl_tax?: number;
    /** @description Charged advertising, taxes included. */
    total_mirakl_ads_debit_incl_tax?: number;
    /** @description Credited advertising, without taxes. */
    total_mirakl_ads_credit_excl_tax?: number;
    /** @description Credited advertising, taxes included. */
    total_mirakl_ads_credit_incl_tax?: number;
} & InvoiceSummary;
/** @description Number of the pay-out voucher of an invoice or credit. Shops don't see it. */
export type PaymentVoucherNumber = string;
/** @description The invoice that closes a billing cycle. Its totals include advertising. */
export type FrontAutoInvoice = {
    /**
     * @description Marks the invoice of a billing cycle.
     * @constant
     */
    type: "AUTO_INVOICE";
    /**
     * Format: date-time
     * @description Start of the billing cycle.
     */
    start_time?: string;
    /**
     * Format: date-time
     * @description End of the billing cycle.
     */
    end_time?: string;
    /** @description Identifier (UUID) of the billing cycle that the invoice closes. */
    seller_billing_cycle_id?: string;
    /** @description Bank account of the shop when the invoice was issued. `@type` decides the banking system and the fields. */
    payment_info?: InvoicePaymentInfo;
    /** @description Totals of the billing cycle and its payments, including advertising. */
    summary?: FrontInvoiceSummary;
    /** @description Number of the pay-out voucher of an invoice or credit. Shops don't see it. */
    payment_voucher_number?: PaymentVoucherNumber;
} & AccountingDocument;
/** @description A manual invoice of the operator. */
export type ManualInvoice = {
    /**
     * @description Marks a manual invoice.
     * @constant
     */
    type: "MANUAL_INVOICE";
    /**
     * Format: date-time
     * @deprecated
     * @description Read `issue_date` instead.
     */
    emission_date?: string;
    /** @description Identifier (UUID) of the billing cycle that the invoice belongs to. */
    seller_billing_cycle_id?: string;
} & AccountingDocument;
/** @description A manual invoice of the operator. */
export type ManualInvoiceWithVoucher = {
    /** @description Number of the pay-out voucher of an invoice or credit. Shops don't see it. */
    payment_voucher_number?: PaymentVoucherNumber;
} & ManualInvoice;
/** @description A manual credit of the operator. */
export type ManualCredit = {
    /**
     * @description Marks a manual credit.
     * @constant
     */
    type: "MANUAL_CREDIT";
    /**
     * Format: date-time
     * @deprecated
     * @description Read `issue_date` instead.
     */
    emission_date?: string;
    /** @description Identifier (UUID) of the billing cycle that the credit belongs to. */
    seller_billing_cycle_id?: string;
} & AccountingDocument;
/** @description A manual credit of the operator. */
export type ManualCreditWithVoucher = {
    /** @description Number of the pay-out voucher of an invoice or credit. Shops don't see it. */
    payment_voucher_number?: PaymentVoucherNumber;
} & ManualCredit;
/** @description An accounting document of the operator for a shop. `type` decides its kind. Assumption about type: Always there. */
export type FrontInvoice = FrontAutoInvoice | ManualInvoiceWithVoucher | ManualCreditWithVoucher;
/** @description One page of invoices. */
export interface FrontInvoicePage {
    /** @description Invoices of this page. */
    invoices?: FrontInvoice[];
    /**
     * Format: int64
     * @description Number of matching invoices on all pages.
     */
    total_count?: number;
}
/** @description A code with its label. */
export interface CodeLabel {
    /** @description The code. */
    code: string;
    /** @description Name of the entity of the code, for people. */
    label: string;
}
/**
 * @description Whether a service is booked, and if so, for a requested time or for a scheduled session.
 *     - `NO_BOOKING`: The service is not booked for a time.
 *     - `DATETIME_REQUEST`: The customer asks for a time.
 *     - `SCHEDULED_EVENTS`: The customer chooses a session.
 */
export type BookingType = "NO_BOOKING" | "DATETIME_REQUEST" | "SCHEDULED_EVENTS" | (string & {});
/**
 * @description Proof of consumption: a voucher code or a confirmation by the shop.
 *     - `VOUCHER`: The voucher code of the customer.
 *     - `CONFIRMATION_BY_SHOP`: The word of the shop.
 */
export type ConsumptionType = "VOUCHER" | "CONFIRMATION_BY_SHOP" | (string & {});
/** @description Proof of consumption of a service. */
export interface ServiceConsumption {
    /**
     * @description Proof of consumption: a voucher code or a confirmation by the shop.
     *     - `VOUCHER`: The voucher code of the customer.
     *     - `CONFIRMATION_BY_SHOP`: The word of the shop.
     */
    type: ConsumptionType;
}
/**
 * @description Location type of a service.
 *     - `NO_LOCATION`: The service has no place.
 *     - `AT_CUSTOMER_LOCATION`: At the customer's.
 *     - `AT_SHOP_LOCATION`: At a location of the shop.
 */
export type LocationType = "NO_LOCATION" | "AT_CUSTOMER_LOCATION" | "AT_SHOP_LOCATION" | (string & {});
/**
 * @description A way of limiting a quantity.
 *     - `ALLOW_UNLIMITED`: Limits are not allowed.
 *     - `ALLOW_FIXED`: A fixed limit is allowed.
 *     - `NO_QUANTITY`: Without a quantity.
 */
export type QuantityRule = "ALLOW_UNLIMITED" | "ALLOW_FIXED" | "NO_QUANTITY" | (string & {});
/** @description Ways to limit quantities that the model allows. */
export interface ModelQuantity {
    /**
     * @description Ways to limit the number of units for sale.
     *     - `ALLOW_UNLIMITED`: Limits are not allowed.
     *     - `ALLOW_FIXED`: A fixed limit is allowed.
     *     - `NO_QUANTITY`: Without a quantity.
     */
    on_marketplace: QuantityRule[];
    /**
     * @description Ways to limit the number of units per order.
     *     - `ALLOW_UNLIMITED`: Limits are not allowed.
     *     - `ALLOW_FIXED`: A fixed limit is allowed.
     *     - `NO_QUANTITY`: Without a quantity.
     */
    per_order: QuantityRule[];
}
/** @description Fields of a model on every surface. */
export interface ServiceModelDetails {
    /** @description Code of the model. A new service contains it as `model.code`. */
    code: string;
    /** @description Name of the model, for people. */
    title: string;
    /** @description Description of the services of the model, for people. */
    description?: string;
    /** @description Allowed categories of services of this model. */
    categories: CodeLabel[];
    /** @description Booking of services of this model. Services have the same type. */
    booking: {
        /**
         * @description Whether a service is booked, and if so, for a requested time or for a scheduled session.
         *     - `NO_BOOKING`: The service is not booked for a time.
         *     - `DATETIME_REQUEST`: The customer asks for a time.
         *     - `SCHEDULED_EVENTS`: The customer chooses a session.
         */
        type: BookingType;
    };
    /** @description Proof of consumption of services of this model. */
    consumption: ServiceConsumption;
    /** @description Location of services of this model. Services have the same type. */
    location: {
        /**
         * @description Location type of a service.
         *     - `NO_LOCATION`: The service has no place.
         *     - `AT_CUSTOMER_LOCATION`: At the customer's.
         *     - `AT_SHOP_LOCATION`: At a location of the shop.
         */
        type: LocationType;
    };
    /** @description Ways to limit quantities that the model allows. */
    quantity: ModelQuantity;
}
/** @description Number of values of a service. */
export interface ElementCounts {
    /**
     * Format: int32
     * @description 1 or more makes it mandatory.
     */
    minimum_number_of_elements: number;
    /**
     * Format: int32
     * @description Maximum number of values. Absent if unlimited.
     */
    maximum_number_of_elements?: number;
}
/** @description Fields of attributes of every type. */
export interface ModelAttributeDetails {
    /** @description Code of the attribute. Values refer to it. */
    code: string;
    /** @description Name of the attribute, for people. */
    label: string;
    /** @description Number of values of a service. */
    service_configuration?: ElementCounts;
}
/** @description An attribute without type settings. */
export type PlainModelAttribute = {
    /**
     * @description Type of the attribute.
     *     - `BOOLEAN`: True or false.
     *     - `DATE_TIME`: A date with a time.
     *     - `INTEGER`: A whole number.
     *     - `TEXT`: A short text.
     *     - `LONG_TEXT`: A long text.
     *     - `LINK`: An address on the web.
     *     - `VIDEO`: A video.
     * @enum {string}
     */
    type: "BOOLEAN" | "DATE_TIME" | "INTEGER" | "TEXT" | "LONG_TEXT" | "LINK" | "VIDEO";
} & ModelAttributeDetails;
/** @description Settings of the attribute on an order. */
export interface AttributeOrderConfiguration {
    /**
     * Format: int32
     * @description Maximum number of values.
     */
    maximum_number_of_elements?: number;
    /**
     * @description Permissions of the shop on the attribute.
     *     - `INVISIBLE`: The shop does not see the attribute.
     *     - `READ_ONLY`: The shop may read the attribute.
     *     - `READ_WRITE`: The shop may read and write the attribute.
     */
    shop_permission: "INVISIBLE" | "READ_ONLY" | "READ_WRITE" | (string & {});
}
/** @description An attribute without type settings, with its settings on orders. */
export type OperatorPlainModelAttribute = {
    /** @description Settings of the attribute on an order. */
    order_configuration?: AttributeOrderConfiguration;
} & PlainModelAttribute;
/** @description A decimal number. */
export type DecimalModelAttribute = {
    /**
     * @description Marks a decimal number.
     * @constant
     */
    type: "DECIMAL";
    /**
     * Format: int32
     * @description Number of decimals.
     */
    precision: number;
} & ModelAttributeDetails;
/** @description A decimal number, with its settings on orders. */
export type OperatorDecimalModelAttribute = {
    /** @description Settings of the attribute on an order. */
    order_configuration?: AttributeOrderConfiguration;
} & DecimalModelAttribute;
/** @description One or more values of a list. */
export type ValueListModelAttribute = {
    /**
     * @description Marks values of a list.
     * @constant
     */
    type: "VALUE_LIST";
    /** @description Values to choose from. */
    available_values: CodeLabel[];
} & ModelAttributeDetails;
/** @description One or more values of a list, with its settings on orders. */
export type OperatorValueListModelAttribute = {
    /** @description Settings of the attribute on an order. */
    order_configuration?: AttributeOrderConfiguration;
} & ValueListModelAttribute;
/** @description An attribute of the model, with its settings on orders. */
export type OperatorModelAttribute = OperatorPlainModelAttribute | OperatorDecimalModelAttribute | OperatorValueListModelAttribute;
/**
 * @description A fixed or an estimated price, one for all units or one per kind of unit (`_MULTI`).
 *     - `FIXED_PRICE`: A fixed price, the same for every unit.
 *     - `ESTIMATED_PRICE`: An estimated price, the same for every unit.
 *     - `FIXED_PRICE_MULTI`: A fixed price for each kind of unit.
 *     - `ESTIMATED_PRICE_MULTI`: An estimated price for each kind of unit.
 */
export type PricingType = "FIXED_PRICE" | "ESTIMATED_PRICE" | "FIXED_PRICE_MULTI" | "ESTIMATED_PRICE_MULTI" | (string & {});
/** @description An optional extra. */
export interface BooleanModelPriceOption {
    /** @description Code of the option. Prices refer to it. */
    code: string;
    /** @description Name of the option, for people. */
    label: string;
    /**
     * @description Marks an optional extra.
     * @constant
     */
    type: "BOOLEAN";
    /** @description Number of values of a service. */
    service_configuration: ElementCounts;
}
/** @description Settings of a price option on an order. */
export interface PriceOptionOnOrders {
    /**
     * Format: int32
     * @description Maximum number of values.
     */
    maximum_number_of_elements?: number;
}
/** @description An optional extra, with its settings on orders. */
export type OperatorBooleanModelPriceOption = {
    /** @description Settings of a price option on an order. */
    order_configuration?: PriceOptionOnOrders;
} & BooleanModelPriceOption;
/** @description An extra with values of a list. */
export interface ValueListModelPriceOption {
    /** @description Code of the option. Prices refer to it. */
    code: string;
    /** @description Name of the option, for people. */
    label: string;
    /**
     * @description Marks an extra with values of a list.
     * @constant
     */
    type: "VALUE_LIST";
    /** @description Values to choose from. */
    available_values: CodeLabel[];
    /** @description Number of values of a service. */
    service_configuration: ElementCounts;
}
/** @description An extra with values of a list, with its settings on orders. */
export type OperatorValueListModelPriceOption = {
    /** @description Settings of a price option on an order. */
    order_configuration?: PriceOptionOnOrders;
} & ValueListModelPriceOption;
/** @description An extra that a customer may choose for a price, with its settings on orders. */
export type OperatorModelPriceOption = OperatorBooleanModelPriceOption | OperatorValueListModelPriceOption;
/**
 * @description Type of the kinds of unit.
 *     - `VALUE_LIST`: As a list of values.
 */
export type UnitOptionType = "VALUE_LIST" | (string & {});
/** @description Minimum number of values. */
export interface SingleElement {
    /**
     * Format: int32
     * @description At least one.
     * @enum {integer}
     */
    minimum_number_of_elements: 1;
}
/** @description The kinds of unit of a service with several prices. */
export interface ModelUnitOption {
    /** @description Code of the kinds of unit. Prices refer to it. */
    code: string;
    /** @description Name of the kinds of unit, for people. */
    label: string;
    /**
     * @description Type of the kinds of unit.
     *     - `VALUE_LIST`: As a list of values.
     */
    type: UnitOptionType;
    /** @description Kinds of unit to choose from. */
    values: CodeLabel[];
    /** @description Number of kinds of unit in an order. */
    order_configuration?: SingleElement;
    /** @description Number of kinds of unit of a service. */
    service_configuration?: SingleElement;
}
/** @description Pricing of services of this model, with the settings of price options on orders. */
export interface OperatorModelPricing {
    /**
     * @description Type of the price. Services have the same type.
     *     - `FIXED_PRICE`: A fixed price, the same for every unit.
     *     - `ESTIMATED_PRICE`: An estimated price, the same for every unit.
     *     - `FIXED_PRICE_MULTI`: A fixed price for each kind of unit.
     *     - `ESTIMATED_PRICE_MULTI`: An estimated price for each kind of unit.
     */
    type: PricingType;
    /** @description Extras that customers may choose for a price. */
    options?: OperatorModelPriceOption[];
    /** @description Kinds of unit with a price each, for the `_MULTI` types. */
    price_per_unit_options?: ModelUnitOption[];
}
/** @description A model with the settings of its attributes and price options on services and orders. */
export type OperatorServiceModel = {
    /** @description Custom attributes of the operator for services and orders of this model. */
    custom_attributes: OperatorModelAttribute[];
    /** @description Pricing of services of this model, with the settings of price options on orders. */
    pricing: OperatorModelPricing;
} & ServiceModelDetails;
/** @description One page of models. */
export interface OperatorServiceModelPage {
    /** @description Models of this page. */
    data: OperatorServiceModel[];
    /** @description Null or absent on the last page. */
    next_page_token?: string | null;
    /** @description Null or absent on the first page. */
    previous_page_token?: string | null;
}
/** @description Files of the message. */
export type MessageFiles = (FileInput)[];
/** @description Text of the message. */
export type ServiceMessageBody = string;
/** @description A topic as free text. */
export interface FreeTextTopic {
    /**
     * @description In the sender's own words.
     * @constant
     */
    type: "FREE_TEXT";
    /** @description The words. */
    value: string;
}
/** @description A topic from the reasons of the platform. */
export interface ServiceReasonTopic {
    /**
     * @description A reason by its code.
     * @constant
     */
    type: "REASON_CODE";
    /** @description Code of a messaging reason. */
    value: string;
}
/** @description Topic of a thread on a service or a service order, as a text or as a reason. */
export type ServiceTopicInput = FreeTextTopic | ServiceReasonTopic;
/** @description The first message of a thread on a service. */
export interface ServiceThreadInput {
    /** @description Text of the message. */
    body: ServiceMessageBody;
    /**
     * @description Roles that receive the message.
     *     - `OPERATOR`: The operator.
     *     - `SHOP`: The shop of the service.
     */
    to: ("OPERATOR" | "SHOP")[];
    /** @description Topic of a thread on a service or a service order, as a text or as a reason. */
    topic: ServiceTopicInput;
}
/** @description The customer of the thread. */
export interface ThreadCustomer {
    /** @description Identifier of the customer. */
    id: string;
    /** @description Form of address, such as Mr or Mrs. */
    civility?: string;
    /** @description First name of the customer. */
    first_name: string;
    /** @description Last name of the customer. */
    last_name: string;
    /** @description E-mail address of the customer. */
    email: string;
    /**
     * @description Language of the customer, such as `en_US`.
     * @example en_US
     */
    locale?: string;
}
/** @description The first message of a customer's thread on a service. */
export type CustomerServiceThreadInput = {
    /** @description The customer of the thread. */
    customer: ThreadCustomer;
} & ServiceThreadInput;
/** @description The first message of a customer's thread on a service, and its files. */
export interface CustomerServiceThreadRequest {
    /** @description Files of the message. */
    files?: MessageFiles;
    /** @description Customer, recipients, topic and text of the message, a JSON part. */
    thread_input: CustomerServiceThreadInput;
}
/** @description The message that was added, and its thread. */
export interface MessageSent {
    /** @description Identifier of the message. */
    message_id: string;
    /** @description Identifier of the new or existing thread. */
    thread_id: string;
}
/** @description The first message of a thread on a service order. */
export interface ServiceOrderThreadInput {
    /** @description Text of the message. */
    body: ServiceMessageBody;
    /**
     * @description Roles that receive the message.
     *     - `OPERATOR`: The operator.
     *     - `SHOP`: The shop of the order.
     *     - `CUSTOMER`: The customer of the order.
     */
    to: ("OPERATOR" | "SHOP" | "CUSTOMER")[];
    /** @description Topic of a thread on a service or a service order, as a text or as a reason. */
    topic: ServiceTopicInput;
}
/** @description The first message of a thread on a service order, and its files. */
export interface ServiceOrderThreadRequest {
    /** @description Files of the message. */
    files?: MessageFiles;
    /** @description Recipients, topic and text of the message, a JSON part. */
    thread_input: ServiceOrderThreadInput;
}
/** @description The service is not booked for a time. */
export interface NoBooking {
    /**
     * @description Marks a service without a booked time.
     * @constant
     */
    type: "NO_BOOKING";
}
/**
 * Format: date-time-without-timezone
 * @description A date and time without a time zone.
 * @example 2026-05-18T09:00:00
 */
export type LocalDateTime = string;
/** @description A period, in the local time of the place of the service. */
export interface LocalTimeSlot {
    /** @description Start, in local time without a time zone. */
    from: LocalDateTime;
    /** @description End, in local time without a time zone. */
    to: LocalDateTime;
}
/** @description Confirms one time. */
export interface TimeConfirmation {
    /**
     * @description Marks the confirmation of a requested time.
     * @constant
     */
    type: "DATETIME_REQUEST";
    /** @description The confirmed time, at most one. */
    confirmed_time_slots: LocalTimeSlot[];
}
/** @description Moves the order to a session. */
export interface SessionChoice {
    /**
     * @description Send SCHEDULED_EVENTS or the value of the order.
     *     - `SCHEDULED_EVENTS`: The usual spelling.
     *     - `SCHEDULED_EVENT`: Another spelling of the same.
     * @enum {string}
     */
    type: "SCHEDULED_EVENTS" | "SCHEDULED_EVENT";
    /** @description New session of the order. */
    session: {
        /** @description Identifier of the session. */
        id: string;
    };
}
/** @description Confirms a time or moves the order to another session, depending on the booking type. Assumption about type: required. */
export type ServiceOrderBookingUpdate = NoBooking | TimeConfirmation | SessionChoice;
/** @description A new value from a list. */
export interface OrderValueListAttributeUpdate {
    /** @description Code of the attribute in the model. */
    code: string;
    /**
     * @description Marks values of a list.
     * @constant
     */
    type: "VALUE_LIST";
    /** @description Codes of the chosen values. Null or an empty list removes them. */
    value: string[] | null;
}
/** @description A new value that is true or false. */
export interface OrderBooleanAttributeUpdate {
    /** @description Code of the attribute in the model. */
    code: string;
    /**
     * @description Marks a Boolean `value`.
     * @constant
     */
    type: "BOOLEAN";
    /** @description True or false. Null removes the value. */
    value: boolean | null;
}
/** @description A new value that is a whole number. */
export interface OrderIntegerAttributeUpdate {
    /** @description Code of the attribute in the model. */
    code: string;
    /**
     * @description Marks a whole number in `value`.
     * @constant
     */
    type: "INTEGER";
    /**
     * Format: int32
     * @description The number. Null removes it.
     */
    value: number | null;
}
/** @description A new value that is a decimal number. */
export interface OrderDecimalAttributeUpdate {
    /** @description Code of the attribute in the model. */
    code: string;
    /**
     * @description Marks a decimal number in `value`.
     * @constant
     */
    type: "DECIMAL";
    /** @description The number. Null removes it. */
    value: number | null;
}
/** @description A new value that is an instant. */
export interface OrderDateTimeAttributeUpdate {
    /** @description Code of the attribute in the model. */
    code: string;
    /**
     * @description Marks a time in `value`.
     * @constant
     */
    type: "DATE_TIME";
    /**
     * Format: date-time
     * @description The time. Null removes it.
     */
    value: string | Date | null;
}
/** @description A new value that is a text or an address. */
export interface OrderTextAttributeUpdate {
    /** @description Code of the attribute in the model. */
    code: string;
    /**
     * @description Kind of text.
     *     - `TEXT`: A short text.
     *     - `LONG_TEXT`: A long text.
     *     - `LINK`: An address on the web.
     *     - `VIDEO`: The address of a video.
     * @enum {string}
     */
    type: "TEXT" | "LONG_TEXT" | "LINK" | "VIDEO";
    /** @description The text or the address. Null removes it. */
    value: string | null;
}
/** @description The new value of one attribute of an order. Null removes it. */
export type OrderAttributeUpdate = OrderValueListAttributeUpdate | OrderBooleanAttributeUpdate | OrderIntegerAttributeUpdate | OrderDecimalAttributeUpdate | OrderDateTimeAttributeUpdate | OrderTextAttributeUpdate;
/** @description One tax on an amount. */
export interface ServiceOrderTax {
    /** @description Amount of the tax in the currency of the order, in major units. */
    amount: number;
    /** @description Code of the tax. */
    code: string;
}
/** @description An optional extra. Null for both `value` and `amount` removes it from the order. */
export interface BooleanServiceOrderOptionUpdate {
    /** @description Code of the option in the model. */
    code: string;
    /**
     * @description Marks an optional extra.
     * @constant
     */
    type: "BOOLEAN";
    /** @description Whether the extra is chosen. Null together with `amount` removes the option from the order. */
    value?: boolean | null;
    /** @description Price of the extra, in major units. Null together with `value` removes the option from the order. */
    amount?: number | null;
    /** @description Taxes on that price. Null removes them. */
    taxes?: ServiceOrderTax[] | null;
}
/** @description A chosen value, with its price and taxes. */
export interface ServiceOrderOptionValueUpdate {
    /** @description Code of the value in the model. */
    code: string;
    /** @description Price of the value, in major units. */
    amount: number;
    /** @description Taxes on that price. Null removes them. */
    taxes?: ServiceOrderTax[] | null;
}
/** @description An extra with values of a list. Null for `values` removes it from the order. */
export interface ValueListServiceOrderOptionUpdate {
    /** @description Code of the option in the model. */
    code: string;
    /**
     * @description Marks an extra with values of a list.
     * @constant
     */
    type: "VALUE_LIST";
    /** @description Chosen values, each with its price and taxes. Null removes the option from the order. */
    values?: ServiceOrderOptionValueUpdate[] | null;
}
/** @description An extra of the order, with its new price. Fields left out keep their value. */
export type ServiceOrderOptionUpdate = BooleanServiceOrderOptionUpdate | ValueListServiceOrderOptionUpdate;
/** @description Changes of a service order. Fields left out keep their value, and null clears nullable fields. */
export interface ServiceOrderUpdate {
    /** @description Confirms a time or moves the order to another session, depending on the booking type. */
    booking?: ServiceOrderBookingUpdate;
    /** @description Attributes of the order to set. */
    custom_attribute_values?: OrderAttributeUpdate[];
    /** @description New amounts of price options, allowed only while the order waits for consumption. */
    price?: {
        /** @description Price options to set. */
        options?: ServiceOrderOptionUpdate[];
    };
}
/**
 * @description Accept and refuse apply to WAITING_ACCEPTANCE, consume to ORDER_PENDING. ORDER_CLOSED and ORDER_CANCELLED refuse every update.
 *     - `WAITING_SCORING`: Waits to be scored.
 *     - `SCORING_OK`: The scoring was passed.
 *     - `SCORING_KO`: The scoring was not passed.
 *     - `WAITING_ACCEPTANCE`: The shop must accept or refuse.
 *     - `ORDER_ACCEPTED`: The shop accepted.
 *     - `ORDER_REFUSED`: The shop refused.
 *     - `ORDER_PENDING`: Waits to be consumed.
 *     - `ORDER_CONSUMED`: The service was consumed.
 *     - `ORDER_EXPIRED`: The service was not consumed in time.
 *     - `ORDER_CLOSED`: Complete. Updates are refused.
 *     - `ORDER_CANCELLED`: Canceled. Updates are refused.
 */
export type ServiceOrderState = "WAITING_SCORING" | "SCORING_OK" | "SCORING_KO" | "WAITING_ACCEPTANCE" | "ORDER_ACCEPTED" | "ORDER_REFUSED" | "ORDER_PENDING" | "ORDER_CONSUMED" | "ORDER_EXPIRED" | "ORDER_CLOSED" | "ORDER_CANCELLED" | (string & {});
/** @description When the customer pays. */
export interface ServiceOrderWorkflow {
    /**
     * @description When the customer pays.
     *     - `PAY_ON_ACCEPTANCE`: When the shop accepts the order.
     *     - `PAY_AFTER_CONSUMPTION`: After the service was consumed.
     */
    type: "PAY_ON_ACCEPTANCE" | "PAY_AFTER_CONSUMPTION" | (string & {});
}
/** @description An attribute with values of a list. */
export interface ValueListAttributeValue {
    /** @description Code of the attribute in the model. */
    code: string;
    /** @description Name of the attribute, for people. */
    label: string;
    /**
     * @description Marks values of a list.
     * @constant
     */
    type: "VALUE_LIST";
    /** @description The chosen values. */
    value?: CodeLabel[];
}
/** @description An attribute that is true or false. */
export interface BooleanAttributeValue {
    /** @description Code of the attribute in the model. */
    code: string;
    /** @description Name of the attribute, for people. */
    label: string;
    /**
     * @description Marks a Boolean `value`.
     * @constant
     */
    type: "BOOLEAN";
    /** @description Whether it holds. */
    value?: boolean;
}
/** @description An attribute that is a whole number. */
export interface IntegerAttributeValue {
    /** @description Code of the attribute in the model. */
    code: string;
    /** @description Name of the attribute, for people. */
    label: string;
    /**
     * @description Marks a whole number in `value`.
     * @constant
     */
    type: "INTEGER";
    /**
     * Format: int32
     * @description The number.
     */
    value?: number;
}
/** @description An attribute that is a decimal number. */
export interface DecimalAttributeValue {
    /** @description Code of the attribute in the model. */
    code: string;
    /** @description Name of the attribute, for people. */
    label: string;
    /**
     * @description Marks a decimal number in `value`.
     * @constant
     */
    type: "DECIMAL";
    /** @description The number. */
    value?: number;
}
/** @description An attribute that is an instant. */
export interface DateTimeAttributeValue {
    /** @description Code of the attribute in the model. */
    code: string;
    /** @description Name of the attribute, for people. */
    label: string;
    /**
     * @description Marks a time in `value`.
     * @constant
     */
    type: "DATE_TIME";
    /**
     * Format: date-time
     * @description The instant.
     */
    value?: string;
}
/** @description An attribute that is a text or an address. */
export interface TextAttributeValue {
    /** @description Code of the attribute in the model. */
    code: string;
    /** @description Name of the attribute, for people. */
    label: string;
    /**
     * @description Kind of text.
     *     - `TEXT`: A short text.
     *     - `LONG_TEXT`: A long text.
     *     - `LINK`: An address on the web.
     *     - `VIDEO`: The address of a video.
     * @enum {string}
     */
    type: "TEXT" | "LONG_TEXT" | "LINK" | "VIDEO";
    /** @description The text or the address. */
    value?: string;
}
/** @description Value of one custom attribute of the operator. Its form depends on `type`. */
export type AttributeValue = ValueListAttributeValue | BooleanAttributeValue | IntegerAttributeValue | DecimalAttributeValue | DateTimeAttributeValue | TextAttributeValue;
/** @description A picture or another medium. */
export interface ServiceMedia {
    /**
     * @description Content type of the file, such as `image/png`.
     * @example image/png
     */
    mime_type: string;
    /** @description Address of the file. */
    url: string;
}
/** @description The service as it was when it was ordered. */
export interface OrderedService {
    /** @description Identifier of the service. */
    code: string;
    /** @description Name of the service. */
    title: string;
    /** @description Description of the service. */
    description?: string;
    /** @description Category of the service. */
    category: CodeLabel;
    /** @description Model of the service. */
    model: CodeLabel;
    /** @description Values of the attributes of the service. */
    custom_attribute_values: AttributeValue[];
    /** @description Pictures and other media of the service. */
    medias?: ServiceMedia[];
}
/** @description Times that the customer proposes, and the confirmed time. */
export interface RequestedTime {
    /**
     * @description Marks a booking for a requested time.
     * @constant
     */
    type: "DATETIME_REQUEST";
    /** @description Times that the customer proposed. */
    time_slots: LocalTimeSlot[];
    /** @description Confirmed time. Absent before the confirmation. */
    confirmed_time_slots?: LocalTimeSlot[];
    /** @description Contact of the recipient of the service. */
    contact_info?: string;
    /** @description More details about the recipient of the service. */
    contact_additional_info?: string;
}
/** @description Time at which a session takes place. */
export interface SessionTimes {
    /**
     * Format: date-time
     * @description Time at which the session begins.
     */
    start?: string;
    /**
     * Format: date-time
     * @description Time at which the session ends.
     */
    end?: string;
}
/** @description The session that the customer chose. */
export interface BookedSession {
    /**
     * @description Marks a booking of a session. Assumption about spelling of the type: both are accepted. SCHEDULED_EVENTS is the usual spelling.
     *     - `SCHEDULED_EVENTS`: The usual spelling.
     *     - `SCHEDULED_EVENT`: Another spelling of the same.
     * @enum {string}
     */
    type: "SCHEDULED_EVENTS" | "SCHEDULED_EVENT";
    /** @description The session. */
    session?: {
        /** @description Identifier of the session. */
        id?: string;
        /** @description Time at which the session takes place. */
        timeslot?: SessionTimes;
    };
    /** @description Contact of the recipient of the service. */
    contact_info?: string;
    /** @description More details about the recipient of the service. */
    contact_additional_info?: string;
}
/** @description Booked time of the service. */
export type ServiceOrderBooking = NoBooking | RequestedTime | BookedSession;
/** @description The service has no place. */
export interface NoLocation {
    /**
     * @description Marks a service without a place.
     * @constant
     */
    type: "NO_LOCATION";
}
/** @description A postal address of the customer. */
export interface ServiceOrderAddress {
    /** @description Form of address, such as Mr or Mrs. */
    civility?: string;
    /** @description First name of the addressee. */
    first_name?: string;
    /** @description Last name of the addressee. */
    last_name: string;
    /** @description Company of the addressee. */
    company?: string;
    /** @description First line of the street. */
    street1?: string;
    /** @description Second line of the street. */
    street2?: string;
    /** @description Further directions, such as a floor or an entrance. */
    complementary?: string;
    /** @description Postal code. */
    zip_code?: string;
    /** @description Town or city. */
    city: string;
    /** @description State, province or region. */
    state?: string;
    /** @description Name of the country. */
    country: string;
    /** @description ISO 3166-1 alpha-3 code of the country. */
    country_code?: CountryCode;
}
/** @description At the customer's. */
export interface CustomerPlace {
    /**
     * @description Marks a service at the customer's place.
     * @constant
     */
    type: "AT_CUSTOMER_LOCATION";
    /** @description Address of the service. */
    customer_address?: ServiceOrderAddress;
}
/** @description A position on the map, in degrees. */
export interface Coordinates {
    /**
     * Format: double
     * @description Degrees north of the equator. Negative for south.
     */
    latitude: number;
    /**
     * Format: double
     * @description Degrees east of Greenwich. Negative for west.
     */
    longitude: number;
}
/** @description One place. */
export interface ShopLocationPoint {
    /**
     * @description Marks one place.
     * @constant
     */
    type: "POINT";
    /** @description A position on the map, in degrees. */
    geocode: Coordinates;
    /**
     * Format: int32
     * @description Distance to the requested place. The unit is not documented.
     */
    distance?: number | null;
}
/**
 * Format: int32
 * @description Radius of the circle in meters. Assumption about unit of a radius: meters.
 */
export type Radius = number;
/** @description All places within a distance of one place. */
export interface ShopLocationCircle {
    /**
     * @description Marks a circle.
     * @constant
     */
    type: "CIRCLE";
    /** @description Centre of the circle. */
    center: Coordinates;
    /** @description Radius of the circle in meters. Assumption about unit of a radius: meters. */
    radius: Radius;
}
/** @description An administrative zone. */
export interface ShopLocationZone {
    /** @description Identifier of the zone in the geocoding service of the instance. */
    reference_id: string;
    /** @description The zone as one line. */
    formatted_address: string;
}
/** @description Administrative zones. */
export interface ShopLocationZones {
    /**
     * @description Marks a list of zones.
     * @constant
     */
    type: "ZONE_REFERENCES";
    /** @description Zones of the list. */
    zone_references: ShopLocationZone[];
}
/** @description A place, a circle or a list of zones, without full addresses. */
export type ShopLocationGeography = ShopLocationPoint | ShopLocationCircle | ShopLocationZones;
/** @description A location of the shop, in short. */
export interface ShopLocation {
    /** @description Identifier of the location. */
    id: string;
    /** @description Name of the location, as shown to customers. */
    label: string;
    /** @description A place, a circle or a list of zones, without full addresses. */
    geography: ShopLocationGeography;
}
/** @description At the shop's. */
export interface ShopPlace {
    /**
     * @description Marks a service at the shop's place.
     * @constant
     */
    type: "AT_SHOP_LOCATION";
    /** @description Locations of the shop. */
    shop_locations: ShopLocation[];
}
/** @description Place of the service. */
export type ServiceOrderLocation = NoLocation | CustomerPlace | ShopPlace;
/** @description An optional extra. */
export interface BooleanServiceOrderOption {
    /** @description Code of the option in the model. */
    code: string;
    /** @description Name of the option, for people. */
    label: string;
    /**
     * @description Marks an optional extra.
     * @constant
     */
    type: "BOOLEAN";
    /** @description Whether the extra is taken. */
    value: boolean;
    /** @description Price of the extra, in major units. */
    amount: number;
    /** @description Taxes on the price of the extra. */
    taxes?: ServiceOrderTax[];
}
/** @description A chosen value, with its price. */
export interface ServiceOrderOptionValue {
    /** @description Code of the value in the model. */
    code: string;
    /** @description Name of the value, for people. */
    label: string;
    /** @description Price of the value, in major units. */
    amount: number;
    /** @description Taxes on the price of the value. */
    taxes?: ServiceOrderTax[];
}
/** @description An extra with values of a list. */
export interface ValueListServiceOrderOption {
    /** @description Code of the option in the model. */
    code: string;
    /** @description Name of the option, for people. */
    label: string;
    /**
     * @description Marks an extra with values of a list.
     * @constant
     */
    type: "VALUE_LIST";
    /** @description Chosen values. */
    values: ServiceOrderOptionValue[];
}
/** @description An ordered extra. */
export type ServiceOrderOption = BooleanServiceOrderOption | ValueListServiceOrderOption;
/** @description One price for every unit. */
export interface SingleServiceOrderPrice {
    /**
     * @description Whether the price is fixed or estimated.
     *     - `FIXED_PRICE`: A fixed price.
     *     - `ESTIMATED_PRICE`: An estimated price.
     * @enum {string}
     */
    type: "FIXED_PRICE" | "ESTIMATED_PRICE";
    /** @description Price of the service without its options, in major units. */
    amount?: number;
    /**
     * Format: int32
     * @description Number of ordered units.
     */
    quantity: number;
    /** @description Taxes on the price. */
    taxes?: ServiceOrderTax[];
    /** @description Ordered extras. */
    options?: ServiceOrderOption[];
}
/** @description Ordered number of one kind of unit. */
export interface OrderedUnit {
    /** @description Code of the kind of unit in the model. */
    code: string;
    /** @description Price in the currency of the order, in major units. */
    amount: number;
    /**
     * Format: int32
     * @description Number of ordered units.
     */
    ordered_quantity: number;
}
/** @description An ordered kind of unit and its number. */
export interface OrderedUnits {
    /** @description Code of the kinds of unit in the model. */
    code: string;
    /** @description Name of the kinds of unit, for people. */
    label: string;
    /** @description Type of the kinds of unit, such as VALUE_LIST. */
    type: string;
    /** @description One entry per kind of unit. */
    values: OrderedUnit[];
}
/** @description A price per kind of unit. */
export interface MultiServiceOrderPrice {
    /**
     * @description Whether the prices are fixed or estimated.
     *     - `FIXED_PRICE_MULTI`: A fixed price for each kind of unit.
     *     - `ESTIMATED_PRICE_MULTI`: An estimated price for each kind of unit.
     * @enum {string}
     */
    type: "FIXED_PRICE_MULTI" | "ESTIMATED_PRICE_MULTI";
    /** @description Ordered kinds of unit and their numbers. */
    ordered_service_units?: OrderedUnits[];
    /** @description Ordered extras. */
    options?: ServiceOrderOption[];
}
/** @description Price for the customer. */
export type ServiceOrderPrice = SingleServiceOrderPrice | MultiServiceOrderPrice;
/** @description One tax on a commission. */
export interface CommissionTax {
    /** @description Amount of the tax, in major units. */
    amount: number;
    /** @description Code of the tax. */
    code: string;
}
/** @description Commission of the operator. */
export interface ServiceOrderCommission {
    /** @description Commission without taxes, in major units. */
    amount_excluding_taxes?: number;
    /** @description Commission with taxes, in major units. */
    amount_including_taxes?: number;
    /** @description Taxes on the commission. */
    commission_taxes?: CommissionTax[];
}
/** @description A requested refund. */
export interface ServiceOrderRefund {
    /** @description Identifier of the refund. */
    id: string;
    /**
     * @description Whether the refund is still unpaid.
     *     - `WAITING`: Still to be paid.
     *     - `OK`: Paid.
     */
    state: "WAITING" | "OK" | (string & {});
    /** @description Refunded amount, in major units. */
    amount: number;
    /** @description Taxes on the refunded amount. */
    taxes: ServiceOrderTax[];
    /** @description Extras that are refunded. */
    options?: ServiceOrderOption[];
    /** @description Refunded commission of the operator. */
    commission: ServiceOrderCommission;
    /** @description Code of the reason (RE01). */
    reason_code: string;
    /**
     * Format: date-time
     * @description Time at which the refund was requested.
     */
    creation_date: string;
    /**
     * Format: date-time
     * @description Time of the payment of the refund. Absent until it is paid.
     */
    transaction_date?: string;
    /** @description Number of the payment. Absent until it is paid. */
    transaction_number?: string;
}
/**
 * @description Changes of a service between its display and the order.
 *     - `PRICE_MISMATCH`: The price differs.
 *     - `SERVICE_INACTIVE`: The service is inactive.
 *     - `MAX_PER_ORDER_EXCEEDED`: The order exceeds the maximum quantity of one order.
 *     - `STOCK_EXCEEDED`: The order exceeds the number of units for sale.
 *     - `LOCATION_MISMATCH`: The location differs.
 *     - `LOCATION_NOT_COVERING_CLIENT_ADDRESS`: The location does not cover the customer's address.
 *     - `DATETIME_REQUEST_OPENING_HOURS_MISMATCH`: The requested time is outside the opening hours.
 *     - `DATETIME_REQUEST_DURATION_MISMATCH`: The duration of the requested time differs from the duration of the service.
 *     - `DATETIME_REQUEST_IN_PAST`: The requested time has passed.
 *     - `PRICING_OPTION_AMOUNT_MISMATCH`: The price of an option differs.
 *     - `SCHEDULED_EVENT_ALREADY_STARTED`: The session has started.
 *     - `SCHEDULED_EVENT_ALREADY_ENDED`: The session has ended.
 *     - `SCHEDULED_EVENT_FULLY_BOOKED`: The session has no places left.
 */
export type ServiceOrderWarning = "PRICE_MISMATCH" | "SERVICE_INACTIVE" | "MAX_PER_ORDER_EXCEEDED" | "STOCK_EXCEEDED" | "LOCATION_MISMATCH" | "LOCATION_NOT_COVERING_CLIENT_ADDRESS" | "DATETIME_REQUEST_OPENING_HOURS_MISMATCH" | "DATETIME_REQUEST_DURATION_MISMATCH" | "DATETIME_REQUEST_IN_PAST" | "PRICING_OPTION_AMOUNT_MISMATCH" | "SCHEDULED_EVENT_ALREADY_STARTED" | "SCHEDULED_EVENT_ALREADY_ENDED" | "SCHEDULED_EVENT_FULLY_BOOKED" | (string & {});
/** @description Fields of a service order on every surface. */
export interface ServiceOrderDetails {
    /** @description Identifier of the order. */
    id: string;
    /** @description Identifier of the customer's whole purchase. */
    commercial_order_id: string;
    /**
     * @description Accept and refuse apply to WAITING_ACCEPTANCE, consume to ORDER_PENDING. ORDER_CLOSED and ORDER_CANCELLED refuse every update.
     *     - `WAITING_SCORING`: Waits to be scored.
     *     - `SCORING_OK`: The scoring was passed.
     *     - `SCORING_KO`: The scoring was not passed.
     *     - `WAITING_ACCEPTANCE`: The shop must accept or refuse.
     *     - `ORDER_ACCEPTED`: The shop accepted.
     *     - `ORDER_REFUSED`: The shop refused.
     *     - `ORDER_PENDING`: Waits to be consumed.
     *     - `ORDER_CONSUMED`: The service was consumed.
     *     - `ORDER_EXPIRED`: The service was not consumed in time.
     *     - `ORDER_CLOSED`: Complete. Updates are refused.
     *     - `ORDER_CANCELLED`: Canceled. Updates are refused.
     */
    state: ServiceOrderState;
    /** @description When the customer pays. */
    workflow: ServiceOrderWorkflow;
    /** @description The service as it was when it was ordered. */
    service: OrderedService;
    /** @description Booked time of the service. */
    booking: ServiceOrderBooking;
    /** @description Place of the service. */
    location: ServiceOrderLocation;
    /** @description Price for the customer. */
    price?: ServiceOrderPrice;
    /** @description ISO 4217 code of the currency of all amounts of the order. */
    currency_code: string;
    /** @description Commission of the operator. */
    commission?: ServiceOrderCommission;
    /** @description Requested refunds. */
    refunds?: ServiceOrderRefund[];
    /** @description Values of the attributes of the order. */
    custom_attribute_values: AttributeValue[];
    /** @description Whether the customer can evaluate the order now. */
    can_evaluate: boolean;
    /** @description Whether an incident is open on the order. */
    has_open_incident?: boolean;
    /**
     * @description Changes of the service between its display and the order.
     *     - `PRICE_MISMATCH`: The price differs.
     *     - `SERVICE_INACTIVE`: The service is inactive.
     *     - `MAX_PER_ORDER_EXCEEDED`: The order exceeds the maximum quantity of one order.
     *     - `STOCK_EXCEEDED`: The order exceeds the number of units for sale.
     *     - `LOCATION_MISMATCH`: The location differs.
     *     - `LOCATION_NOT_COVERING_CLIENT_ADDRESS`: The location does not cover the customer's address.
     *     - `DATETIME_REQUEST_OPENING_HOURS_MISMATCH`: The requested time is outside the opening hours.
     *     - `DATETIME_REQUEST_DURATION_MISMATCH`: The duration of the requested time differs from the duration of the service.
     *     - `DATETIME_REQUEST_IN_PAST`: The requested time has passed.
     *     - `PRICING_OPTION_AMOUNT_MISMATCH`: The price of an option differs.
     *     - `SCHEDULED_EVENT_ALREADY_STARTED`: The session has started.
     *     - `SCHEDULED_EVENT_ALREADY_ENDED`: The session has ended.
     *     - `SCHEDULED_EVENT_FULLY_BOOKED`: The session has no places left.
     */
    warnings?: ServiceOrderWarning[];
    /**
     * Format: date-time
     * @description Time at which the shop accepted the order. Absent before.
     */
    date_accepted?: string;
    /**
     * Format: date-time
     * @description Time at which the order was placed.
     */
    date_created: string;
    /**
     * Format: date-time
     * @description Time at which the order last changed.
     */
    date_updated: string;
}
/** @description Type and time of the consumption. */
export interface ServiceOrderConsumption {
    /**
     * @description Proof of consumption: a voucher code or a confirmation by the shop.
     *     - `VOUCHER`: The voucher code of the customer.
     *     - `CONFIRMATION_BY_SHOP`: The word of the shop.
     */
    type: ConsumptionType;
    /**
     * Format: date-time
     * @description Time of the consumption. Absent before.
     */
    date_consumed?: string;
    /**
     * Format: date-time
     * @description Time after which the order can no longer be consumed.
     */
    date_expiration?: string;
}
/** @description Type of the proof of consumption, with its code. */
export type OperatorServiceOrderConsumption = {
    /** @description Only with the type VOUCHER. */
    voucher_code?: string;
} & ServiceOrderConsumption;
/** @description The customer of a service order. */
export interface ServiceOrderCustomer {
    /** @description Identifier of the customer. */
    id: string;
    /** @description Form of address, such as Mr or Mrs. */
    civility?: string;
    /** @description First name of the customer. */
    first_name?: string;
    /** @description Last name of the customer. */
    last_name?: string;
    /** @description Phone number of the customer. */
    phone_number?: string;
    /**
     * @description Language of the customer, such as `en_US`.
     * @example en_US
     */
    locale?: string;
    /** @description Address of the invoice. */
    billing_address: ServiceOrderAddress;
}
/** @description The customer, with the e-mail address that shops do not see. */
export type OperatorServiceOrderCustomer = {
    /** @description The customer's own e-mail address. */
    email?: string;
} & ServiceOrderCustomer;
/** @description The shop of the order. */
export interface ServiceOrderShop {
    /**
     * Format: int64
     * @description Identifier of the shop.
     */
    id: number;
    /** @description Name of the shop, as shown to customers. */
    name: string;
}
/** @description A service order as the operator and the front see it, with its shop, its payment and the customer's own address. */
export type OperatorServiceOrder = {
    /** @description Type of the proof of consumption, with its code. */
    consumption: OperatorServiceOrderConsumption;
    /** @description The customer, with the e-mail address that shops do not see. */
    customer: OperatorServiceOrderCustomer;
    /** @description The shop of the order. */
    shop?: ServiceOrderShop;
    /** @description Reference of the payment imprint. */
    imprint_number?: string;
    /** @description Means of payment. */
    payment_type?: string;
} & ServiceOrderDetails;
/** @description Proof of consumption. */
export interface ServiceOrderConsumptionRequest {
    /** @description Required if the consumption type is VOUCHER. */
    voucher_code?: string;
    /**
     * Format: date-time
     * @description Required if the consumption type is CONFIRMATION_BY_SHOP.
     */
    date_consumed?: string | Date;
}
/** @description The answer to one question. */
export interface ServiceAssessment {
    /** @description Code of the question. */
    code: string;
    /** @description The question. */
    label: string;
    /** @description The customer's answer to the question. */
    response: string;
}
/** @description The answer of the shop or the operator to the evaluation. */
export interface EvaluationReply {
    /**
     * @description Author of the reply.
     *     - `OPERATOR`: The operator.
     *     - `SHOP`: The shop.
     */
    type: "OPERATOR" | "SHOP" | (string & {});
    /** @description Text of the reply. */
    comment: string;
    /**
     * Format: date-time
     * @description Time of the reply.
     */
    date: string;
}
/** @description Evaluation of the order by the customer. */
export interface ServiceOrderEvaluation {
    /**
     * Format: int32
     * @description Grade of the customer. The scale is not documented.
     */
    grade: number;
    /** @description Comment of the customer. Absent if there is none. */
    comment?: string;
    /** @description Answers to the questions of the operator. */
    assessments: ServiceAssessment[];
    /** @description Identifier of the customer. */
    customer_id: string;
    /** @description First name of the customer. */
    firstname: string;
    /** @description Last name of the customer. */
    lastname: string;
    /** @description Whether other customers see the evaluation. */
    visible: boolean;
    /** @description Reply to the evaluation. Absent if there is none. */
    reply?: EvaluationReply;
    /**
     * Format: date-time
     * @description Time of the evaluation.
     */
    date: string;
    /**
     * Format: date-time
     * @description Time at which the evaluation last changed.
     */
    last_updated_date: string;
}
export interface DocumentsListQuery {
    /** @description The shops to list documents of. Assumption about shop_ids: A comma list. */
    shop_ids?: number[];
    /** @description Only documents that changed at or after this time. */
    updated_since?: string | Date;
    /** @description Lists deleted documents too, with their `date_deleted`. Assumption about Default of include_deleted: false. */
    include_deleted?: boolean;
}
export interface DocumentsUploadBody {
    /** @description The files. Each file has a distinct name. */
    files: (FileInput)[];
    /** @description The type of each file, a JSON part. */
    shop_documents: ShopDocumentUpload;
    /**
     * Format: int64
     * @description The shop that the documents belong to.
     */
    shop_id: number;
}
export interface DocumentsDownloadQuery {
    /** @description The documents to download (S30). Assumption about document_ids, shop_ids and type_codes: A comma list. */
    document_ids?: number[];
    /** @description Shops to download all documents of. Assumption about shop_ids on the seller surface: accepted there too; without it, `shop_id` or the shop of the key is used. Assumption about document_ids, shop_ids and type_codes: A comma list. */
    shop_ids?: number[];
    /** @description Only documents of these types (DO01). The response is then always a ZIP. Assumption about document_ids, shop_ids and type_codes: A comma list. */
    type_codes?: string[];
}
export interface SettingsAdditionalFieldsQuery {
    /**
     * @description Only fields of these entities. Default: all. Assumption about entities: A comma list.
     *     - `SHOP`: Shops.
     *     - `OFFER`: Offers.
     *     - `ORDER_LINE`: Order lines.
     *     - `ORDER`: Orders.
     */
    entities?: AdditionalFieldEntity[];
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: components["parameters"]["locale"];
}
export interface SettingsChannelsQuery {
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: components["parameters"]["locale"];
}
export interface SettingsCurrenciesQuery {
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: components["parameters"]["locale"];
}
export interface SettingsDocumentTypesQuery {
    /**
     * @description Only document types of these entities. Default: all. Assumption about entities: A comma list.
     *     - `ORDER`: Orders.
     *     - `SHOP`: Shops.
     */
    entities?: DocumentTypeEntity[];
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: components["parameters"]["locale"];
}
export interface ReasonsListQuery {
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: components["parameters"]["locale"];
}
export interface ReasonsListByTypeQuery {
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: components["parameters"]["locale"];
}
export interface InvoicesListQuery {
    /** @description Only these invoices. */
    invoice_id?: number[];
    /**
     * @description The kind of document.
     *     - `ALL`: Every kind.
     *     - `AUTO_INVOICE`: Invoices that close a billing cycle.
     *     - `MANUAL_INVOICE`: Manual invoices of the operator.
     *     - `MANUAL_CREDIT`: Manual credits of the operator.
     */
    type?: InvoiceTypeFilter;
    /** @description Only documents created at or after this time. */
    start_date?: string | Date;
    /** @description Only documents created at or before this time. */
    end_date?: string | Date;
    /** @description Only documents in this currency. */
    currency?: CurrencyCode;
    /**
     * @description Only documents in this payment state.
     *     - `PENDING`: Not paid yet.
     *     - `PAID`: Paid.
     *     - `FAILED`: The payment failed. `failure_reason` may contain the reason.
     */
    payment_status?: InvoicePaymentState;
    /**
     * @description Only documents issued by these.
     *     - `OPERATOR`: A person of the operator.
     *     - `BATCH`: The scheduled billing run.
     *     - `PARTNER`: A connected system.
     */
    issuing_user_types?: InvoiceIssuerType[];
    /**
     * @description Only documents paid through these services.
     *     - `NOT_SPECIFIED`: None is specified.
     *     - `MANGOPAY`: Mangopay.
     *     - `MIRAKL_PAYOUT`: The pay-out service of the platform.
     *     - `OPERATOR`: The operator itself.
     */
    pay_out_psp_codes?: PayOutService[];
    /** @description Only documents of these billing cycles. */
    seller_billing_cycle_id?: string[];
    /** @description Only documents of this shop. */
    shop?: number;
    /** @description Only documents of the shop with this identifier at the operator. */
    shop_operator_internal_id?: string;
    /**
     * @description Only documents of these kinds of shop.
     *     - `MARKETPLACE`: The shop sells on its own account.
     *     - `DROPSHIP`: The operator sells and the shop ships.
     *     - `ONE_CREDITOR`: The operator is the only creditor of the customer.
     */
    shop_model?: ShopModel[];
    /**
     * @description Only documents in these states.
     *     - `DRAFT`: Still a draft.
     *     - `GENERATED`: Generated, not complete yet.
     *     - `COMPLETE`: Complete.
     */
    states?: ("DRAFT" | "GENERATED" | "COMPLETE")[];
    /** @description Only documents of this pay-out voucher. */
    payment_voucher_number?: string;
    /** @description Number of entries per page. */
    max?: components["parameters"]["max"];
    /** @description Number of entries to skip. */
    offset?: components["parameters"]["offset"];
    /**
     * @description Sort field of the list.
     *     - `dateCreated`: By the date of creation.
     */
    sort?: "dateCreated";
    /**
     * @description Direction of the sort.
     *     - `asc`: Ascending, the lowest or oldest first.
     *     - `desc`: Descending, the highest or latest first.
     */
    order?: components["parameters"]["order"];
}
export interface ModelsListQuery {
    /** @description Only models of these categories. */
    category_code?: string[];
    /** @description Only these models. */
    model_code?: string[];
    /**
     * @description Only models with these types of location.
     *     - `NO_LOCATION`: The service has no place.
     *     - `AT_CUSTOMER_LOCATION`: At the customer's.
     *     - `AT_SHOP_LOCATION`: At a location of the shop.
     */
    location_type?: ("NO_LOCATION" | "AT_CUSTOMER_LOCATION" | "AT_SHOP_LOCATION")[];
    /**
     * @description Only models with these types of booking.
     *     - `NO_BOOKING`: The service is not booked for a time.
     *     - `DATETIME_REQUEST`: The customer asks for a time.
     *     - `SCHEDULED_EVENTS`: The customer chooses a session.
     */
    booking_type?: ("NO_BOOKING" | "DATETIME_REQUEST" | "SCHEDULED_EVENTS")[];
    /**
     * @description Only models with these types of consumption.
     *     - `VOUCHER`: The voucher code of the customer.
     *     - `CONFIRMATION_BY_SHOP`: The word of the shop.
     */
    consumption_type?: ("VOUCHER" | "CONFIRMATION_BY_SHOP")[];
    /**
     * @description Sort field and direction of the list.
     *     - `title,ASC`: By name, A first.
     *     - `title,DESC`: By name, Z first.
     *     - `code,ASC`: By code, A first.
     *     - `code,DESC`: By code, Z first.
     */
    sort?: "title,ASC" | "title,DESC" | "code,ASC" | "code,DESC";
    /** @description Number of entries per page. */
    limit?: components["parameters"]["limit"];
    /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: components["parameters"]["page_token"];
}
export interface OrdersEvaluationQuery {
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: components["parameters"]["locale"];
}
export interface paths {
    "/api/shops/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List business documents of shops
         * @description Lists the business documents of shops, such as a trade register extract. At least one of `shop_ids` and `updated_since` is required, otherwise the response is 400. The list has no pages. Deleted documents are listed on request.
         */
        get: operations["S30"];
        put?: never;
        /**
         * Upload business documents of a shop
         * @description Uploads business documents to a shop. File names must be distinct, with one file per document type. To upload a type again, first delete its document with S33. At most 50 documents per call and per shop. Allowed types are `csv, doc, docx, gif, html, jpeg, latex, mp4, odp, odc, odg, ods, odt, pdf, png, pps, ppsx, ppt, pptx, quicktime, rtf, text, tiff, xls, xlsx, xml, zip`. Documents of orders are not allowed. The status is 200 even if documents are refused. The response lists only refused documents.
         */
        post: operations["S32"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shops/documents/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download business documents
         * @description Either `document_ids` or `shop_ids` is required. A seller without `document_ids` gets all documents of the shop. One entry in `document_ids` returns the file itself. Several entries, or any `type_codes`, return a ZIP named `documents-<timestamp>.zip`, with one folder per shop ID. If any ID or code does not exist, the response is 404.
         */
        get: operations["S31"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shops/documents/{document_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a business document
         * @description Deletes one business document of a shop, so that another file of its document type can be uploaded (S32).
         */
        delete: operations["S33"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/shops/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the roles of shop users
         * @description The roles that users of a shop can have. A role decides which operations a user may call.
         */
        get: operations["RO02"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/additional_fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List custom fields
         * @description The custom fields that the operator has defined for shops, offers, orders and order lines, with type, accepted values and whether they are required. Each field includes the permissions of shops.
         */
        get: operations["AF01"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sales channels
         * @description The enabled sales channels of the platform, sorted by code.
         */
        get: operations["CH11"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/currencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List currencies
         * @description Codes and labels of the currencies that are active on the platform.
         */
        get: operations["CUR01"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List document types
         * @description The kinds of document that a shop or an order can have. S31 and S32 use their codes. Operator and front also see which kinds of shop a type is limited to.
         */
        get: operations["DO01"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/locales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List languages
         * @description Codes and labels of the languages that are active on the platform. Localized operations accept these codes as `locale`.
         */
        get: operations["L01"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the platform configuration
         * @description The modules and major features that were enabled when the platform was set up. Some of them decide which other operations to use. `features.shipment.multi_shipment` concerns the shipment operations. `platform_configuration.enhanced_seller_invoicing` decides between IV01 and billing cycles with document requests.
         */
        get: operations["PC01"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reasons
         * @description The reasons of cancellations, refunds, incidents and messages, sorted by type and then by sort index. Each reason includes whether shops, customers and the operator may use it.
         */
        get: operations["RE01"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reasons/{reason_type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reasons of one type
         * @deprecated
         * @description The reasons of one type, sorted by sort index. Deprecated: use RE01, which lists all types at once.
         */
        get: operations["RE02"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invoices of shops
         * @description Lists the operator's accounting documents for its shops. Default: only automatic invoices that close billing cycles. If enhanced seller invoicing (PC01) is enabled, the list receives no new data. Use billing cycles then.
         */
        get: operations["IV01"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mms/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List service models
         * @description Lists the models of services in seek pages, with the settings of their attributes and price options on orders. Sorted by `code`. Change the order with `sort`.
         */
        get: operations["SM11"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mms/services/{service_code}/threads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a thread on a service
         * @description Creates a thread of a customer on a service with its first message. The body contains the customer. `to` contains roles, not identifiers. Sending the same message again creates a second thread.
         */
        post: operations["SOF43"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mms/orders/{order_id}/threads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a thread on a service order
         * @description Creates a thread on a service order with its first message. `to` contains roles, not identifiers. Sending the same message again creates a second thread.
         */
        post: operations["SOR43"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mms/orders/{order_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a service order
         * @description Confirms a time, moves the order to another session or fills attributes. It also changes the amounts of price options while the order waits for consumption. Fields left out keep their value. Closed or canceled orders cannot be updated. The response also contains the shop, the payment and the customer's own address.
         */
        put: operations["SOR04"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mms/orders/{order_id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accept a service order
         * @description Accepts an order in WAITING_ACCEPTANCE. The request has no body but must have the header `Content-Length: 0`.
         */
        put: operations["SOR21"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mms/orders/{order_id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Refuse a service order
         * @description Permanently refuses an order in WAITING_ACCEPTANCE. The request has no body but must have the header `Content-Length: 0`.
         */
        put: operations["SOR22"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mms/orders/{order_id}/consume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Consume a service order
         * @description Marks an order in ORDER_PENDING as consumed. The required proof depends on the consumption type of the service: `voucher_code` for VOUCHER, `date_consumed` for CONFIRMATION_BY_SHOP.
         */
        put: operations["SOR25"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mms/orders/{order_id}/evaluation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the evaluation of a service order
         * @description Reads the customer's evaluation of the order. The labels of the assessments are in the language of `locale`.
         */
        get: operations["SOR51"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
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
        CodeLabel: CodeLabel;
        BookingType: BookingType;
        ConsumptionType: ConsumptionType;
        ServiceConsumption: ServiceConsumption;
        LocationType: LocationType;
        QuantityRule: QuantityRule;
        ModelQuantity: ModelQuantity;
        ServiceModelDetails: ServiceModelDetails;
        ElementCounts: ElementCounts;
        ModelAttributeDetails: ModelAttributeDetails;
        PlainModelAttribute: PlainModelAttribute;
        AttributeOrderConfiguration: AttributeOrderConfiguration;
        OperatorPlainModelAttribute: OperatorPlainModelAttribute;
        DecimalModelAttribute: DecimalModelAttribute;
        OperatorDecimalModelAttribute: OperatorDecimalModelAttribute;
        ValueListModelAttribute: ValueListModelAttribute;
        OperatorValueListModelAttribute: OperatorValueListModelAttribute;
        OperatorModelAttribute: OperatorModelAttribute;
        PricingType: PricingType;
        BooleanModelPriceOption: BooleanModelPriceOption;
        PriceOptionOnOrders: PriceOptionOnOrders;
        OperatorBooleanModelPriceOption: OperatorBooleanModelPriceOption;
        ValueListModelPriceOption: ValueListModelPriceOption;
        OperatorValueListModelPriceOption: OperatorValueListModelPriceOption;
        OperatorModelPriceOption: OperatorModelPriceOption;
        UnitOptionType: UnitOptionType;
        SingleElement: SingleElement;
        ModelUnitOption: ModelUnitOption;
        OperatorModelPricing: OperatorModelPricing;
        OperatorServiceModel: OperatorServiceModel;
        OperatorServiceModelPage: OperatorServiceModelPage;
        MessageFiles: MessageFiles;
        ServiceMessageBody: ServiceMessageBody;
        FreeTextTopic: FreeTextTopic;
        ServiceReasonTopic: ServiceReasonTopic;
        ServiceTopicInput: ServiceTopicInput;
        ServiceThreadInput: ServiceThreadInput;
        ThreadCustomer: ThreadCustomer;
        CustomerServiceThreadInput: CustomerServiceThreadInput;
        CustomerServiceThreadRequest: CustomerServiceThreadRequest;
        MessageSent: MessageSent;
        ServiceOrderThreadInput: ServiceOrderThreadInput;
        ServiceOrderThreadRequest: ServiceOrderThreadRequest;
        NoBooking: NoBooking;
        LocalDateTime: LocalDateTime;
        LocalTimeSlot: LocalTimeSlot;
        TimeConfirmation: TimeConfirmation;
        SessionChoice: SessionChoice;
        ServiceOrderBookingUpdate: ServiceOrderBookingUpdate;
        OrderValueListAttributeUpdate: OrderValueListAttributeUpdate;
        OrderBooleanAttributeUpdate: OrderBooleanAttributeUpdate;
        OrderIntegerAttributeUpdate: OrderIntegerAttributeUpdate;
        OrderDecimalAttributeUpdate: OrderDecimalAttributeUpdate;
        OrderDateTimeAttributeUpdate: OrderDateTimeAttributeUpdate;
        OrderTextAttributeUpdate: OrderTextAttributeUpdate;
        OrderAttributeUpdate: OrderAttributeUpdate;
        ServiceOrderTax: ServiceOrderTax;
        BooleanServiceOrderOptionUpdate: BooleanServiceOrderOptionUpdate;
        ServiceOrderOptionValueUpdate: ServiceOrderOptionValueUpdate;
        ValueListServiceOrderOptionUpdate: ValueListServiceOrderOptionUpdate;
        ServiceOrderOptionUpdate: ServiceOrderOptionUpdate;
        ServiceOrderUpdate: ServiceOrderUpdate;
        ServiceOrderState: ServiceOrderState;
        ServiceOrderWorkflow: ServiceOrderWorkflow;
        ValueListAttributeValue: ValueListAttributeValue;
        BooleanAttributeValue: BooleanAttributeValue;
        IntegerAttributeValue: IntegerAttributeValue;
        DecimalAttributeValue: DecimalAttributeValue;
        DateTimeAttributeValue: DateTimeAttributeValue;
        TextAttributeValue: TextAttributeValue;
        AttributeValue: AttributeValue;
        ServiceMedia: ServiceMedia;
        OrderedService: OrderedService;
        RequestedTime: RequestedTime;
        SessionTimes: SessionTimes;
        BookedSession: BookedSession;
        ServiceOrderBooking: ServiceOrderBooking;
        NoLocation: NoLocation;
        ServiceOrderAddress: ServiceOrderAddress;
        CustomerPlace: CustomerPlace;
        Coordinates: Coordinates;
        ShopLocationPoint: ShopLocationPoint;
        Radius: Radius;
        ShopLocationCircle: ShopLocationCircle;
        ShopLocationZone: ShopLocationZone;
        ShopLocationZones: ShopLocationZones;
        ShopLocationGeography: ShopLocationGeography;
        ShopLocation: ShopLocation;
        ShopPlace: ShopPlace;
        ServiceOrderLocation: ServiceOrderLocation;
        BooleanServiceOrderOption: BooleanServiceOrderOption;
        ServiceOrderOptionValue: ServiceOrderOptionValue;
        ValueListServiceOrderOption: ValueListServiceOrderOption;
        ServiceOrderOption: ServiceOrderOption;
        SingleServiceOrderPrice: SingleServiceOrderPrice;
        OrderedUnit: OrderedUnit;
        OrderedUnits: OrderedUnits;
        MultiServiceOrderPrice: MultiServiceOrderPrice;
        ServiceOrderPrice: ServiceOrderPrice;
        CommissionTax: CommissionTax;
        ServiceOrderCommission: ServiceOrderCommission;
        ServiceOrderRefund: ServiceOrderRefund;
        ServiceOrderWarning: ServiceOrderWarning;
        ServiceOrderDetails: ServiceOrderDetails;
        ServiceOrderConsumption: ServiceOrderConsumption;
        OperatorServiceOrderConsumption: OperatorServiceOrderConsumption;
        ServiceOrderCustomer: ServiceOrderCustomer;
        OperatorServiceOrderCustomer: OperatorServiceOrderCustomer;
        ServiceOrderShop: ServiceOrderShop;
        OperatorServiceOrder: OperatorServiceOrder;
        ServiceOrderConsumptionRequest: ServiceOrderConsumptionRequest;
        ServiceAssessment: ServiceAssessment;
        EvaluationReply: EvaluationReply;
        ServiceOrderEvaluation: ServiceOrderEvaluation;
    };
    responses: {
        /** @description A parameter is missing or invalid, or the data is not in the expected state. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The limit of 100 is exceeded for the parameter : max",
                 *       "status": 400
                 *     }
                 */
                "application/json": InstanceError;
            };
        };
        /** @description The authentication is missing or invalid. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Unauthorized",
                 *       "status": 401
                 *     }
                 */
                "application/json": InstanceError;
            };
        };
        /** @description The caller has no access to the resource. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Forbidden",
                 *       "status": 403
                 *     }
                 */
                "application/json": InstanceError;
            };
        };
        /** @description The content types in `Accept` are not available. */
        NotAcceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Not acceptable",
                 *       "status": 406
                 *     }
                 */
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
                /**
                 * @example {
                 *       "message": "Too many requests",
                 *       "status": 429
                 *     }
                 */
                "application/json": InstanceError;
            };
        };
        /** @description An unexpected failure on the server. Whether the request took effect is unknown. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Unexpected error",
                 *       "status": 500
                 *     }
                 */
                "application/json": InstanceError;
            };
        };
        /** @description The content type of the request body is not supported. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Unsupported media type",
                 *       "status": 415
                 *     }
                 */
                "application/json": InstanceError;
            };
        };
        /** @description The resource does not exist for the caller. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Document 5009 not found",
                 *       "status": 404
                 *     }
                 */
                "application/json": InstanceError;
            };
        };
        /** @description The resource was permanently deleted. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Gone",
                 *       "status": 410
                 *     }
                 */
                "application/json": InstanceError;
            };
        };
    };
    parameters: {
        /**
         * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
         * @example en_US
         */
        locale: string;
        /** @description Number of entries per page. */
        max: number;
        /** @description Number of entries to skip. */
        offset: number;
        /**
         * @description Direction of the sort.
         *     - `asc`: Ascending, the lowest or oldest first.
         *     - `desc`: Descending, the highest or latest first.
         */
        order: "asc" | "desc";
        /** @description Number of entries per page. */
        limit: number;
        /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
        page_token: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    S30: {
        parameters: {
            query?: DocumentsListQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "shop_documents": [
                     *         {
                     *           "id": 5001,
                     *           "shop_id": 2001,
                     *           "type": "trade-register",
                     *           "file_name": "register.pdf",
                     *           "date_uploaded": "2026-01-10T09:00:00Z"
                     *         },
                     *         {
                     *           "id": 5003,
                     *           "shop_id": 2002,
                     *           "type": "insurance",
                     *           "file_name": "insurance.pdf",
                     *           "date_uploaded": "2025-02-03T14:20:00Z",
                     *           "date_deleted": "2026-02-04T08:00:00Z"
                     *         }
                     *       ],
                     *       "total_count": 2
                     *     }
                     */
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
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
                    /**
                     * @example {
                     *       "documents": [
                     *         {
                     *           "errors": [
                     *             {
                     *               "code": "DUPLICATE_TYPE",
                     *               "field": "type_code",
                     *               "message": "The shop already has a document of type insurance."
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "errors_count": 1
                     *     }
                     */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
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
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document (S30).
                 * @example 5001
                 */
                document_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "roles": [
                     *         {
                     *           "code": "ROLE_SHOP_ADMIN",
                     *           "description": "Manages everything in the shop."
                     *         },
                     *         {
                     *           "code": "ROLE_SHOP_ACCOUNTANCY",
                     *           "description": "Reads invoices and transactions."
                     *         }
                     *       ]
                     *     }
                     */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fields. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "additional_fields": [
                     *         {
                     *           "code": "care-phone",
                     *           "label": "Customer care number",
                     *           "entity": "SHOP",
                     *           "type": "STRING",
                     *           "required": false,
                     *           "shop_permission": "READ_WRITE",
                     *           "channels": [
                     *             "acme_web"
                     *           ],
                     *           "models": [
                     *             "MARKETPLACE"
                     *           ]
                     *         }
                     *       ],
                     *       "total_count": 1
                     *     }
                     */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The channels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "channels": [
                     *         {
                     *           "code": "acme_app",
                     *           "label": "Acme app",
                     *           "description": "The mobile app."
                     *         },
                     *         {
                     *           "code": "acme_web",
                     *           "label": "Acme web shop",
                     *           "description": "The web shop."
                     *         }
                     *       ]
                     *     }
                     */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The currencies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "currencies": [
                     *         {
                     *           "code": "EUR",
                     *           "label": "Euro",
                     *           "platform_default": true
                     *         },
                     *         {
                     *           "code": "USD",
                     *           "label": "US dollar",
                     *           "platform_default": false
                     *         }
                     *       ]
                     *     }
                     */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "documents": [
                     *         {
                     *           "code": "trade-register",
                     *           "label": "Trade register extract",
                     *           "description": "Not older than three months.",
                     *           "entity": "SHOP",
                     *           "mime_types": [
                     *             "application/pdf"
                     *           ],
                     *           "models": [
                     *             "MARKETPLACE",
                     *             "DROPSHIP"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The languages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "locales": [
                     *         {
                     *           "code": "en_US",
                     *           "label": "English (United States)",
                     *           "platform_default": true
                     *         },
                     *         {
                     *           "code": "fr_FR",
                     *           "label": "French (France)",
                     *           "platform_default": false
                     *         }
                     *       ]
                     *     }
                     */
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "platform_name": "Acme Marketplace",
                     *       "tenant_name": "acme",
                     *       "timezone": "Europe/Paris",
                     *       "modules": {
                     *         "offer_management": true,
                     *         "order_management": true,
                     *         "mirakl_catalog_integrator": false,
                     *         "mirakl_catalog_manager": true,
                     *         "mirakl_catalog_transformer": true,
                     *         "mirakl_platform_services": true,
                     *         "promotions": false,
                     *         "quotes": false,
                     *         "tax_manager": {
                     *           "activated": false,
                     *           "tax_provider": {
                     *             "avalara": false,
                     *             "vertex": false
                     *           }
                     *         }
                     *       },
                     *       "features": {
                     *         "catalog": {
                     *           "allow_shop_contribution_to_all_channels": false,
                     *           "exclude_invalid_products": true,
                     *           "list_of_multiple_values_separator": "|",
                     *           "product_acceptance_by_channel": false,
                     *           "product_data_validation_by_channel": false,
                     *           "product_import_only_on_leaf": true
                     *         },
                     *         "circular_economy_data_collection": false,
                     *         "competitive_pricing_tool": false,
                     *         "direct_payment_customer_store": {
                     *           "activated": false,
                     *           "refund_cancel_authorized": false
                     *         },
                     *         "disable_seller_alternative_carrier": false,
                     *         "dropship": {
                     *           "retail_pricing_enabled": false
                     *         },
                     *         "kyc_status_per_seller": true,
                     *         "lead_time_to_ship_by_sellers_enabled": "YES",
                     *         "multi_currency": false,
                     *         "multi_payout_psp_per_seller": false,
                     *         "no_reply_needed": true,
                     *         "offer_prices_decimals": "2",
                     *         "operator_csv_delimiter": "SEMICOLON",
                     *         "order_conditions": {
                     *           "lead_time_to_ship": false,
                     *           "maximum_order_quantity": true,
                     *           "minimum_order_quantity": true,
                     *           "package_order_quantity": false
                     *         },
                     *         "order_tax_mode": "TAX_INCLUDED",
                     *         "order_workflows": {
                     *           "no_customer_payment_confirmation": false,
                     *           "order_acceptance": "NOT_AUTOMATIC",
                     *           "pause_debit_workflow": false,
                     *           "pay_on_due_date": false,
                     *           "pay_on_shipment": false,
                     *           "sellers_edit_shipping_origin": true,
                     *           "shipping_and_billing_details_before_acceptance": true
                     *         },
                     *         "payment_confirmation": true,
                     *         "pricing": {
                     *           "channel_pricing": "DISABLED",
                     *           "discount_period_required": false,
                     *           "discount_price_creation_in_the_past_blocked": false,
                     *           "scheduled_pricing": false,
                     *           "volume_discount": false,
                     *           "volume_pricing": false
                     *         },
                     *         "product_data_validation_by_channel": false,
                     *         "promotion": {
                     *           "cart_promotion_campaign": false,
                     *           "discount_campaign": false,
                     *           "seller_promotion": true
                     *         },
                     *         "returns": {
                     *           "marketplace": true
                     *         },
                     *         "shipment": {
                     *           "multi_part_item_shipment": false,
                     *           "multi_shipment": true
                     *         },
                     *         "shop_tax_options": {
                     *           "tax_identification_number": {
                     *             "mandatory": true
                     *           }
                     *         },
                     *         "tax_collection": {
                     *           "activated": "NO",
                     *           "product_tax_code_mandatory": false,
                     *           "tax_collection_by_operator": false
                     *         },
                     *         "tax_id_number": {
                     *           "mandatory": true
                     *         },
                     *         "warehouses": {
                     *           "geolocation": false,
                     *           "restricted_countries": [
                     *             "FRA",
                     *             "DEU"
                     *           ]
                     *         }
                     *       },
                     *       "platform_configuration": {
                     *         "customer_model": {
                     *           "b2b": false,
                     *           "b2c": true
                     *         },
                     *         "enhanced_seller_invoicing": {
                     *           "enabled": true
                     *         },
                     *         "platform_model": {
                     *           "drop_ship": false,
                     *           "marketplace": true,
                     *           "one_creditor": false
                     *         }
                     *       }
                     *     }
                     */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reasons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reasons": [
                     *         {
                     *           "code": "13",
                     *           "label": "Customer has changed their mind",
                     *           "type": "CANCELATION",
                     *           "is_shop_right": true,
                     *           "is_customer_right": true,
                     *           "is_operator_right": true
                     *         }
                     *       ],
                     *       "total_count": 1
                     *     }
                     */
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
            header?: never;
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reasons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reasons": [
                     *         {
                     *           "code": "13",
                     *           "label": "Item out of stock"
                     *         },
                     *         {
                     *           "code": "14",
                     *           "label": "Pricing error"
                     *         }
                     *       ],
                     *       "total_count": 2
                     *     }
                     */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of documents. */
            200: {
                headers: {
                    /** @description Addresses of the previous and the next page, each with its `rel`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "invoices": [
                     *         {
                     *           "type": "AUTO_INVOICE",
                     *           "id": "INV-2026-0042",
                     *           "invoice_id": 7001,
                     *           "state": "COMPLETE",
                     *           "date_created": "2026-02-01T04:00:00Z",
                     *           "issue_date": "2026-02-01T04:00:00Z",
                     *           "shop_id": 2001,
                     *           "shop_name": "Acme Home",
                     *           "currency_iso_code": "EUR",
                     *           "total_amount_excl_taxes": 120.5,
                     *           "total_amount_incl_taxes": 144.6,
                     *           "total_taxes": [
                     *             {
                     *               "code": "VAT20",
                     *               "amount": 24.1
                     *             }
                     *           ],
                     *           "details": [
                     *             {
                     *               "description": "Commissions",
                     *               "quantity": 1,
                     *               "amount_excl_taxes": 120.5,
                     *               "taxes": [
                     *                 {
                     *                   "code": "VAT20",
                     *                   "amount": 24.1
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "payment": {
                     *             "state": "PAID",
                     *             "reference": "PAY-881",
                     *             "transaction_date": "2026-02-05T10:00:00Z"
                     *           },
                     *           "payment_voucher_number": "PV-2026-02",
                     *           "start_time": "2026-01-01T00:00:00Z",
                     *           "end_time": "2026-02-01T00:00:00Z",
                     *           "payment_info": {
                     *             "@type": "IBAN",
                     *             "owner": "Acme Home SAS",
                     *             "iban": "FR7630006000011234567890189"
                     *           },
                     *           "summary": {
                     *             "amount_transferred": 1855.4,
                     *             "total_payable_orders_incl_tax": 2000,
                     *             "total_mirakl_ads_debit_incl_tax": 12
                     *           }
                     *         }
                     *       ],
                     *       "total_count": 1
                     *     }
                     */
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
    SM11: {
        parameters: {
            query?: ModelsListQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of models. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "code": "assembly",
                     *           "title": "Furniture assembly",
                     *           "categories": [
                     *             {
                     *               "code": "home",
                     *               "label": "Home"
                     *             }
                     *           ],
                     *           "booking": {
                     *             "type": "DATETIME_REQUEST"
                     *           },
                     *           "consumption": {
                     *             "type": "VOUCHER"
                     *           },
                     *           "location": {
                     *             "type": "AT_CUSTOMER_LOCATION"
                     *           },
                     *           "custom_attributes": [
                     *             {
                     *               "code": "fitter-note",
                     *               "label": "Note of the fitter",
                     *               "type": "TEXT",
                     *               "order_configuration": {
                     *                 "maximum_number_of_elements": 1,
                     *                 "shop_permission": "READ_WRITE"
                     *               }
                     *             }
                     *           ],
                     *           "pricing": {
                     *             "type": "FIXED_PRICE",
                     *             "options": [
                     *               {
                     *                 "code": "removal",
                     *                 "label": "Removal of packaging",
                     *                 "type": "BOOLEAN",
                     *                 "service_configuration": {
                     *                   "minimum_number_of_elements": 0
                     *                 },
                     *                 "order_configuration": {
                     *                   "maximum_number_of_elements": 1
                     *                 }
                     *               }
                     *             ]
                     *           },
                     *           "quantity": {
                     *             "on_marketplace": [
                     *               "ALLOW_UNLIMITED"
                     *             ],
                     *             "per_order": [
                     *               "ALLOW_FIXED"
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "next_page_token": "bW9kZWxzLzEwL2Fzc2VtYmx5L2NvZGUsQVNDLzAwMDAwMQ=="
                     *     }
                     */
                    "application/json": OperatorServiceModelPage;
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
    SOF43: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code of the service.
                 * @example SRV-301
                 */
                service_code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "thread_input": {
                 *         "body": "Do you also assemble wardrobes of other makers?",
                 *         "to": [
                 *           "SHOP"
                 *         ],
                 *         "topic": {
                 *           "type": "FREE_TEXT",
                 *           "value": "Question before ordering"
                 *         },
                 *         "customer": {
                 *           "id": "CUST-77",
                 *           "first_name": "Alex",
                 *           "last_name": "Doe",
                 *           "email": "alex.doe@example.com",
                 *           "locale": "en_US"
                 *         }
                 *       }
                 *     }
                 */
                "multipart/form-data": CustomerServiceThreadRequest;
            };
        };
        responses: {
            /** @description The thread is open. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message_id": "0b0ad4c3-45c6-4a53-8a3a-6f2b7c0d9001",
                     *       "thread_id": "5e2b8c1a-1c3d-4e5f-9a7b-8c9d0e1f2001"
                     *     }
                     */
                    "application/json": MessageSent;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            410: components["responses"]["Gone"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    SOR43: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the service order.
                 * @example SO-5001
                 */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "thread_input": {
                 *         "body": "We will be with you at nine.",
                 *         "to": [
                 *           "CUSTOMER"
                 *         ],
                 *         "topic": {
                 *           "type": "FREE_TEXT",
                 *           "value": "Your appointment"
                 *         }
                 *       }
                 *     }
                 */
                "multipart/form-data": ServiceOrderThreadRequest;
            };
        };
        responses: {
            /** @description The thread is open. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message_id": "0b0ad4c3-45c6-4a53-8a3a-6f2b7c0d9002",
                     *       "thread_id": "5e2b8c1a-1c3d-4e5f-9a7b-8c9d0e1f2002"
                     *     }
                     */
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
    SOR04: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the service order.
                 * @example SO-5001
                 */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "booking": {
                 *         "type": "DATETIME_REQUEST",
                 *         "confirmed_time_slots": [
                 *           {
                 *             "from": "2026-05-18T09:00:00",
                 *             "to": "2026-05-18T11:00:00"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": ServiceOrderUpdate;
            };
        };
        responses: {
            /** @description The order after the update. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "SO-5001",
                     *       "commercial_order_id": "ORD-1001",
                     *       "state": "ORDER_PENDING",
                     *       "workflow": {
                     *         "type": "PAY_ON_ACCEPTANCE"
                     *       },
                     *       "service": {
                     *         "code": "SRV-301",
                     *         "title": "Assembly of a wardrobe",
                     *         "category": {
                     *           "code": "home",
                     *           "label": "Home"
                     *         },
                     *         "model": {
                     *           "code": "assembly",
                     *           "label": "Furniture assembly"
                     *         },
                     *         "custom_attribute_values": [
                     *           {
                     *             "code": "tools",
                     *             "label": "Tools",
                     *             "type": "VALUE_LIST",
                     *             "value": [
                     *               {
                     *                 "code": "own",
                     *                 "label": "Own tools"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "booking": {
                     *         "type": "DATETIME_REQUEST",
                     *         "time_slots": [
                     *           {
                     *             "from": "2026-05-18T09:00:00",
                     *             "to": "2026-05-18T11:00:00"
                     *           }
                     *         ],
                     *         "confirmed_time_slots": [
                     *           {
                     *             "from": "2026-05-18T09:00:00",
                     *             "to": "2026-05-18T11:00:00"
                     *           }
                     *         ]
                     *       },
                     *       "location": {
                     *         "type": "AT_CUSTOMER_LOCATION"
                     *       },
                     *       "price": {
                     *         "type": "FIXED_PRICE",
                     *         "amount": 89.9,
                     *         "quantity": 1,
                     *         "taxes": [
                     *           {
                     *             "code": "VAT20",
                     *             "amount": 14.98
                     *           }
                     *         ]
                     *       },
                     *       "currency_code": "EUR",
                     *       "commission": {
                     *         "amount_excluding_taxes": 9,
                     *         "amount_including_taxes": 10.8
                     *       },
                     *       "consumption": {
                     *         "type": "VOUCHER",
                     *         "voucher_code": "7GQ2-KX4M"
                     *       },
                     *       "customer": {
                     *         "id": "CUST-77",
                     *         "first_name": "Alex",
                     *         "last_name": "Doe",
                     *         "email": "alex.doe@example.com",
                     *         "billing_address": {
                     *           "last_name": "Doe",
                     *           "street1": "1 Garden Road",
                     *           "city": "Paris",
                     *           "country": "France",
                     *           "country_code": "FRA"
                     *         }
                     *       },
                     *       "shop": {
                     *         "id": 2001,
                     *         "name": "Bright Home"
                     *       },
                     *       "payment_type": "CARD",
                     *       "custom_attribute_values": [
                     *         {
                     *           "code": "fitter-note",
                     *           "label": "Note of the fitter",
                     *           "type": "TEXT",
                     *           "value": "Two fitters"
                     *         }
                     *       ],
                     *       "can_evaluate": false,
                     *       "date_created": "2026-05-11T10:00:00Z",
                     *       "date_accepted": "2026-05-11T12:00:00Z",
                     *       "date_updated": "2026-05-12T07:30:00Z"
                     *     }
                     */
                    "application/json": OperatorServiceOrder;
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
    SOR21: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the service order.
                 * @example SO-5001
                 */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order is accepted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    SOR22: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the service order.
                 * @example SO-5001
                 */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order is refused. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    SOR25: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the service order.
                 * @example SO-5007
                 */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "voucher_code": "7GQ2-5007"
                 *     }
                 */
                "application/json": ServiceOrderConsumptionRequest;
            };
        };
        responses: {
            /** @description The order is consumed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    SOR51: {
        parameters: {
            query?: OrdersEvaluationQuery;
            header?: never;
            path: {
                /**
                 * @description Identifier of the service order.
                 * @example SO-5001
                 */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The evaluation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "grade": 5,
                     *       "comment": "On time and clean.",
                     *       "assessments": [
                     *         {
                     *           "code": "punctuality",
                     *           "label": "Was the fitter on time?",
                     *           "response": "5"
                     *         }
                     *       ],
                     *       "customer_id": "CUST-77",
                     *       "firstname": "Alex",
                     *       "lastname": "Doe",
                     *       "visible": true,
                     *       "reply": {
                     *         "type": "SHOP",
                     *         "comment": "Thank you.",
                     *         "date": "2026-05-21T08:00:00Z"
                     *       },
                     *       "date": "2026-05-20T18:30:00Z",
                     *       "last_updated_date": "2026-05-20T18:30:00Z"
                     *     }
                     */
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
}
