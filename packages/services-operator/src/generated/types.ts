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
/** @description The invoice that closes a billing cycle. */
export type AutoInvoice = {
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
    /** @description Totals of the billing cycle and its payments. */
    summary?: InvoiceSummary;
} & AccountingDocument;
/** @description Number of the pay-out voucher of an invoice or credit. Shops don't see it. */
export type PaymentVoucherNumber = string;
/** @description The invoice that closes a billing cycle. */
export type AutoInvoiceWithVoucher = {
    /** @description Number of the pay-out voucher of an invoice or credit. Shops don't see it. */
    payment_voucher_number?: PaymentVoucherNumber;
} & AutoInvoice;
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
export type InvoiceWithVoucher = AutoInvoiceWithVoucher | ManualInvoiceWithVoucher | ManualCreditWithVoucher;
/** @description One page of invoices. */
export interface InvoiceWithVoucherPage {
    /** @description Invoices of this page. */
    invoices?: InvoiceWithVoucher[];
    /**
     * Format: int64
     * @description Number of matching invoices on all pages.
     */
    total_count?: number;
}
/**
 * @description Status of the pay-out of a billing cycle.
 *     - `TO_PAY`: Still to be paid.
 *     - `PAID`: Paid.
 *     - `FAILED`: The pay-out failed. `failure_reason` may contain the reason.
 */
export type PayOutState = "TO_PAY" | "PAID" | "FAILED" | (string & {});
/** @description The shop of a billing cycle. */
export interface BilledShop {
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
}
/** @description Payment of the shop. */
export interface PayOut {
    /**
     * @description Status of the pay-out.
     *     - `TO_PAY`: Still to be paid.
     *     - `PAID`: Paid.
     *     - `FAILED`: The pay-out failed. `failure_reason` may contain the reason.
     */
    state?: PayOutState;
    /**
     * @description Reason why the shop was not paid.
     *     - `INCOMPLETE_KYC`: The identity check of the seller is not complete.
     *     - `AWAITING_INVOICE_CHECK`: An invoice must still be checked.
     */
    failure_reason?: PayOutFailureReason;
    /** @description Reference of the pay-out. */
    reference?: string;
    /**
     * Format: date-time
     * @description Time at which the pay-out was made.
     */
    transaction_date?: string;
}
/** @description A period that a shop is billed and paid for. */
export interface SellerBillingCycle {
    /** @description Identifier (UUID) of the billing cycle. */
    id?: string;
    /**
     * Format: date-time
     * @description Time at which the billing cycle was created. The list is sorted by it.
     */
    date_created?: string;
    /** @description The shop of the cycle. */
    shop?: BilledShop;
    /** @description Currency of every amount of the cycle, as ISO 4217 code. */
    currency_iso_code?: CurrencyCode;
    /** @description Amount paid to the shop, in major units. */
    amount_transferred_to_seller?: number;
    /** @description Amount paid to the operator, in major units. */
    amount_transferred_to_operator?: number;
    /** @description Number of the pay-out voucher. */
    payment_voucher_number?: string;
    /**
     * @description The payment service that pays the shop out.
     *     - `NOT_SPECIFIED`: None is specified.
     *     - `MANGOPAY`: Mangopay.
     *     - `MIRAKL_PAYOUT`: The pay-out service of the platform.
     *     - `OPERATOR`: The operator itself.
     */
    pay_out_psp_code?: PayOutService;
    /** @description Payment of the shop. */
    pay_out?: PayOut;
    /** @description Totals of the cycle, by kind of transaction. */
    summary?: BillingSummary;
}
/** @description One page of billing cycles. */
export interface SellerBillingCyclePage {
    /** @description Billing cycles of this page. */
    data: SellerBillingCycle[];
    /** @description Token of the next page. Null or absent on the last page. */
    next_page_token?: string | null;
    /** @description Token of the previous page. Null or absent on the first page. */
    previous_page_token?: string | null;
}
/** @description A resolved address. */
export interface LocationAddress {
    /** @description Company at the address. */
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
    city?: string;
    /** @description State, province or region. */
    state?: string;
    /** @description ISO 3166-1 alpha-3 code of the country. */
    country_code: string;
    /** @description The whole address as one line. */
    formatted_address: string;
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
export interface PointGeography {
    /**
     * @description Marks one place.
     * @constant
     */
    type: "POINT";
    /** @description A resolved address. */
    address: LocationAddress;
    /** @description A position on the map, in degrees. */
    geocode: Coordinates;
}
/**
 * Format: int32
 * @description Radius of the circle in meters. Assumption about unit of a radius: meters.
 */
export type Radius = number;
/** @description All places within a distance of one place. */
export interface CircleGeography {
    /**
     * @description Marks a circle around a place.
     * @constant
     */
    type: "CIRCLE";
    /** @description Address of the center of the circle. */
    address: LocationAddress;
    /** @description Position of the center of the circle. */
    center: Coordinates;
    /** @description Radius of the circle in meters. Assumption about unit of a radius: meters. */
    radius: Radius;
}
/** @description An administrative zone. */
export interface LocationZone {
    /** @description Identifier of the zone in the geocoding service of the instance. */
    reference_id: string;
    /** @description The zone as an address. */
    address: LocationAddress;
}
/** @description Administrative zones. */
export interface ZonesGeography {
    /**
     * @description Marks a list of zones.
     * @constant
     */
    type: "ZONE_REFERENCES";
    /** @description Zones of the list. */
    zone_references: LocationZone[];
}
/** @description Position or area of the location, with resolved addresses. */
export type Geography = PointGeography | CircleGeography | ZonesGeography;
/** @description How customers reach the location. */
export interface LocationContact {
    /** @description E-mail address for customers. */
    email?: string;
    /** @description Phone number for customers. */
    phone?: string;
}
/** @description One period of opening hours, in the local time of the location. */
export interface OpeningHours {
    /**
     * @description Time of day, `hh:mm`.
     * @example 09:00
     */
    opening_time: string;
    /**
     * @description Time of day, `hh:mm`.
     * @example 18:30
     */
    closing_time: string;
}
/** @description Opening hours of an ordinary week. On days without entries, the location is closed. */
export interface WeeklyOpeningHours {
    /** @description Opening hours of a Monday. */
    monday?: OpeningHours[];
    /** @description Opening hours of a Tuesday. */
    tuesday?: OpeningHours[];
    /** @description Opening hours of a Wednesday. */
    wednesday?: OpeningHours[];
    /** @description Opening hours of a Thursday. */
    thursday?: OpeningHours[];
    /** @description Opening hours of a Friday. */
    friday?: OpeningHours[];
    /** @description Opening hours of a Saturday. */
    saturday?: OpeningHours[];
    /** @description Opening hours of a Sunday. */
    sunday?: OpeningHours[];
}
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
/** @description Fields of a location on every surface. */
export interface LocationDetails {
    /** @description Identifier of the location. */
    id: string;
    /** @description Name of the location, as shown to customers. */
    label: string;
    /** @description Description of the location, for customers. */
    description?: string;
    /** @description Position or area of the location, with resolved addresses. */
    geography: Geography;
    /** @description How customers reach the location. */
    contact_info?: LocationContact;
    /** @description Opening hours of an ordinary week. On days without entries, the location is closed. */
    opening_hours?: WeeklyOpeningHours;
    /** @description Pictures and other media of the location. */
    medias?: ServiceMedia[];
}
/** @description Shop of a location. */
export interface LocationShop {
    /**
     * Format: int64
     * @description Identifier of the shop.
     * @example 2001
     */
    id: number;
}
/** @description Replacement of the ordinary opening hours on one day. */
export interface OverriddenDay {
    /**
     * @description Whether the day has other hours or is closed.
     *     - `OVERRIDDEN_HOURS`: Open at the hours of `opening_hours`.
     *     - `NOT_AVAILABLE`: Closed.
     */
    availability: "OVERRIDDEN_HOURS" | "NOT_AVAILABLE" | (string & {});
    /** @description Opening hours of the day. Absent if the location is closed. */
    opening_hours?: OpeningHours[];
}
/** @description Opening hours that replace the ordinary ones. */
export interface OverriddenOpeningHours {
    /** @description Replacement for Mondays. */
    monday: OverriddenDay;
    /** @description Replacement for Tuesdays. */
    tuesday: OverriddenDay;
    /** @description Replacement for Wednesdays. */
    wednesday: OverriddenDay;
    /** @description Replacement for Thursdays. */
    thursday: OverriddenDay;
    /** @description Replacement for Fridays. */
    friday: OverriddenDay;
    /** @description Replacement for Saturdays. */
    saturday: OverriddenDay;
    /** @description Replacement for Sundays. */
    sunday: OverriddenDay;
}
/** @description Opening hours that one shop overrides. */
export type ShopOverriddenOpeningHours = {
    /**
     * Format: int64
     * @description Identifier of the shop.
     */
    shop_id: number;
} & OverriddenOpeningHours;
/** @description A location with its shop and the opening hours that shops override at it. */
export type OperatorLocation = {
    /** @description Shop of a location. */
    shop?: LocationShop;
    /** @description Opening hours that shops override at the location, shop by shop. */
    shop_overridden_opening_hours?: ShopOverriddenOpeningHours[];
} & LocationDetails;
/** @description One page of locations of any shop. */
export interface OperatorLocationPage {
    /** @description Locations of this page. */
    data: OperatorLocation[];
    /** @description Null or absent on the last page. */
    next_page_token?: string | null;
    /** @description Null or absent on the first page. */
    previous_page_token?: string | null;
}
/** @description An address as one line. The instance resolves it. */
export interface AddressInput {
    /**
     * @description The whole address as one line.
     * @example 12 Market Street, 75002 Paris, France
     */
    formatted_address: string;
}
/** @description One address. */
export interface PointInput {
    /**
     * @description Marks one address.
     * @constant
     */
    type: "POINT";
    /** @description An address as one line. The instance resolves it. */
    address: AddressInput;
}
/** @description All places within a distance of one address. */
export interface CircleInput {
    /**
     * @description Marks a circle around an address.
     * @constant
     */
    type: "CIRCLE";
    /** @description Address of the center of the circle. */
    address: AddressInput;
    /** @description Radius of the circle in meters. Assumption about unit of a radius: meters. */
    radius: Radius;
}
/** @description An administrative zone. */
export interface ZoneInput {
    /** @description Identifier of the zone in the geocoding service of the instance. */
    reference_id: string;
}
/** @description Administrative zones such as cities or regions. */
export interface ZonesInput {
    /**
     * @description Marks a list of zones.
     * @constant
     */
    type: "ZONE_REFERENCES";
    /** @description Zones of the list. */
    zone_references: ZoneInput[];
}
/** @description A place, a circle around a place, or a list of zones. Contains only the readable address or the zone reference. */
export type GeographyInput = PointInput | CircleInput | ZonesInput;
/** @description A new location. */
export interface LocationRequest {
    /** @description Name of the location, as shown to customers. */
    label: string;
    /** @description Description of the location, for customers. */
    description?: string;
    /** @description A place, a circle around a place, or a list of zones. Contains only the readable address or the zone reference. */
    geography: GeographyInput;
    /** @description How customers reach the location. */
    contact_info?: LocationContact;
    /** @description Opening hours of an ordinary week. On days without entries, the location is closed. */
    opening_hours?: WeeklyOpeningHours;
}
/** @description A new location, on behalf of a shop. */
export type OperatorLocationRequest = {
    /** @description Shop of a location. */
    shop?: LocationShop;
} & LocationRequest;
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
/** @description A model or a category, by its code. */
export interface CodeReference {
    /** @description The code. */
    code: string;
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
 * @description Duration of the service, as an ISO 8601 duration.
 * @enum {string}
 */
export type ServiceDuration = "PT15M" | "PT30M" | "PT45M" | "PT1H" | "PT1H30M" | "PT2H" | "PT2H30M" | "PT3H" | "PT4H" | "PT5H" | "PT6H" | "PT7H" | "PT8H" | "PT9H" | "PT10H" | "PT11H" | "PT12H" | "PT16H" | "PT20H" | "PT24H" | "PT48H" | "PT72H" | "PT96H" | "PT120H" | "PT144H" | "PT168H" | "PT192H" | "PT216H";
/** @description The customer asks for a time. */
export interface RequestedTimeBookingInput {
    /**
     * @description Marks a booking for a requested time.
     * @constant
     */
    type: "DATETIME_REQUEST";
    /** @description Duration of the service, as an ISO 8601 duration. */
    duration: ServiceDuration;
}
/** @description Start of a session. It ends after the duration. */
export interface SessionStart {
    /**
     * Format: date-time
     * @description Time at which the session begins.
     */
    start: string | Date;
}
/** @description A new session. It ends after the duration. */
export interface SessionInput {
    /**
     * Format: int32
     * @description Number of places of the session.
     */
    available_units: number;
    /** @description Time at which the session takes place. */
    time_slot: SessionStart;
}
/** @description The customer chooses a session. */
export interface ScheduledBookingInput {
    /**
     * @description Marks a booking of a session.
     * @constant
     */
    type: "SCHEDULED_EVENTS";
    /** @description Duration of the service, as an ISO 8601 duration. */
    duration: ServiceDuration;
    /** @description Available sessions, at most 300. */
    sessions: SessionInput[];
}
/** @description Booking of the service. The type must equal the type of the model. Default: `NO_BOOKING`. */
export type ServiceBookingInput = NoBooking | RequestedTimeBookingInput | ScheduledBookingInput;
/** @description The service has no place. */
export interface NoLocation {
    /**
     * @description Marks a service without a place.
     * @constant
     */
    type: "NO_LOCATION";
}
/** @description A location that was created with SL01. */
export interface LocationReference {
    /** @description Identifier of the location. */
    id: string;
}
/** @description Locations of the shop for the service. */
export interface ShopLocationsInput {
    /**
     * @description Whether the service takes place at the customer's place or at the shop's.
     *     - `AT_CUSTOMER_LOCATION`: At the customer's place, within the area of one of the locations.
     *     - `AT_SHOP_LOCATION`: At one of the locations.
     * @enum {string}
     */
    type: "AT_CUSTOMER_LOCATION" | "AT_SHOP_LOCATION";
    /** @description Locations of the shop, by identifier, at most 65. */
    shop_locations: LocationReference[];
}
/** @description Location of the service. The type must equal the type of the model. Default: `NO_LOCATION`. */
export type ServiceLocationInput = NoLocation | ShopLocationsInput;
/** @description A price in the currency of the shop, in major units. */
export type PriceInput = number;
/** @description Price of one choice. */
export interface BooleanPriceInput {
    /** @description Price of the choice, in major units. */
    amount: PriceInput;
    /** @description The choice that costs this amount. */
    value: boolean;
}
/** @description An optional extra, with the price of either choice. */
export interface BooleanPriceOptionInput {
    /** @description Code of the option in the model. */
    code: string;
    /**
     * @description Marks an optional extra.
     * @constant
     */
    type: "BOOLEAN";
    /** @description Price of either choice. */
    values: BooleanPriceInput[];
}
/** @description Price of one value. */
export interface ValuePriceInput {
    /** @description Price of the value, in major units. */
    amount: PriceInput;
    /** @description Code of the value in the model. */
    code: string;
}
/** @description An extra with values of a list, with the price of each value. */
export interface ValueListPriceOptionInput {
    /** @description Code of the option in the model. */
    code: string;
    /**
     * @description Marks an extra with values of a list.
     * @constant
     */
    type: "VALUE_LIST";
    /** @description Price of each value. */
    values: ValuePriceInput[];
}
/** @description An extra with its price, `type` and `code` as in the model. */
export type PriceOptionInput = BooleanPriceOptionInput | ValueListPriceOptionInput;
/** @description One price for every unit. */
export interface SinglePricingInput {
    /**
     * @description Whether the price is fixed or estimated.
     *     - `FIXED_PRICE`: A fixed price.
     *     - `ESTIMATED_PRICE`: An estimated price.
     * @enum {string}
     */
    type: "FIXED_PRICE" | "ESTIMATED_PRICE";
    /** @description Price of a unit, in major units. */
    price_per_unit: PriceInput;
    /** @description Extras and their prices. */
    options?: PriceOptionInput[];
}
/** @description The price of one kind of unit. */
export interface UnitPriceInput {
    /** @description Code of the kind of unit in the model. */
    code: string;
    /** @description Price of a unit, in major units. */
    amount: number;
}
/** @description A kind of unit and its prices. */
export interface UnitPricesInput {
    /** @description Code of the unit option in the model. */
    code: string;
    /**
     * @description Type of the kinds of unit, as in the model.
     * @example VALUE_LIST
     */
    type: string;
    /** @description One price per kind of unit. */
    values: UnitPriceInput[];
}
/** @description A price per kind of unit. */
export interface MultiPricingInput {
    /**
     * @description Whether the prices are fixed or estimated.
     *     - `FIXED_PRICE_MULTI`: A fixed price for each kind of unit.
     *     - `ESTIMATED_PRICE_MULTI`: An estimated price for each kind of unit.
     * @enum {string}
     */
    type: "FIXED_PRICE_MULTI" | "ESTIMATED_PRICE_MULTI";
    /** @description Kinds of unit and their prices. */
    price_per_unit_options: UnitPricesInput[];
    /** @description Extras and their prices. */
    options?: PriceOptionInput[];
}
/** @description Price of a new service. The type must equal the type of the model. */
export type ServicePricingInput = SinglePricingInput | MultiPricingInput;
/**
 * Format: int32
 * @description Allowed number of units per order.
 */
export type MaximumPerOrder = number;
/** @description No limit on the units for sale. */
export interface UnlimitedQuantityInput {
    /**
     * @description Marks unlimited units for sale.
     * @constant
     */
    type: "NO_QUANTITY";
    /** @description Allowed number of units per order. */
    max_per_order?: MaximumPerOrder;
}
/**
 * Format: int32
 * @description Number of units for sale.
 */
export type AvailableUnits = number;
/** @description So many units are for sale. */
export interface LimitedQuantityInput {
    /**
     * @description Marks limited units for sale.
     * @constant
     */
    type: "LIMITED";
    /** @description Number of units for sale. */
    available: AvailableUnits;
    /** @description Allowed number of units per order. */
    max_per_order?: MaximumPerOrder;
}
/** @description Units for sale. Default: `NO_QUANTITY`. Assumption about type: required. */
export type ServiceQuantityInput = UnlimitedQuantityInput | LimitedQuantityInput;
/** @description A value from a list. */
export interface ValueListAttributeInput {
    /** @description Code of the attribute in the model. */
    code: string;
    /**
     * @description Marks values of a list.
     * @constant
     */
    type: "VALUE_LIST";
    /** @description The chosen values. */
    value: CodeReference[];
}
/** @description A value that is true or false. */
export interface BooleanAttributeInput {
    /** @description Code of the attribute in the model. */
    code: string;
    /**
     * @description Marks a Boolean `value`.
     * @constant
     */
    type: "BOOLEAN";
    /** @description Whether it holds. */
    value: boolean;
}
/** @description A value that is a whole number. */
export interface IntegerAttributeInput {
    /** @description Code of the attribute in the model. */
    code: string;
    /**
     * @description Marks a whole number in `value`.
     * @constant
     */
    type: "INTEGER";
    /**
     * Format: int32
     * @description The number.
     */
    value: number;
}
/** @description A value that is a decimal number. */
export interface DecimalAttributeInput {
    /** @description Code of the attribute in the model. */
    code: string;
    /**
     * @description Marks a decimal number in `value`.
     * @constant
     */
    type: "DECIMAL";
    /** @description The number. */
    value: number;
}
/** @description A value that is an instant. */
export interface DateTimeAttributeInput {
    /** @description Code of the attribute in the model. */
    code: string;
    /**
     * @description Marks a time in `value`.
     * @constant
     */
    type: "DATE_TIME";
    /**
     * Format: date-time
     * @description The instant.
     */
    value: string | Date;
}
/** @description A value that is a text or an address. */
export interface TextAttributeInput {
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
    /** @description The text or the address. */
    value: string;
}
/** @description Value of one attribute of a new service. Its form depends on `type`. */
export type AttributeInput = ValueListAttributeInput | BooleanAttributeInput | IntegerAttributeInput | DecimalAttributeInput | DateTimeAttributeInput | TextAttributeInput;
/**
 * @description A reason to disable the service.
 *     - `MANUALLY_DISABLED`: Disabled by hand.
 * @enum {string}
 */
export type SettableInactiveReason = "MANUALLY_DISABLED";
/** @description A new service, made from a model. */
export interface ServiceRequest {
    /** @description Name of the service, as shown to customers. */
    title: string;
    /** @description Description of the service, for customers. */
    description?: string;
    /** @description Model of the service, by code (SM11). */
    model: CodeReference;
    /** @description Category of the service, by code. It must be a category of the model. */
    category: CodeReference;
    /** @description Booking of the service. The type must equal the type of the model. Default: `NO_BOOKING`. */
    booking?: ServiceBookingInput;
    /** @description Location of the service. The type must equal the type of the model. Default: `NO_LOCATION`. */
    location?: ServiceLocationInput;
    /** @description Price of a new service. The type must equal the type of the model. */
    pricing: ServicePricingInput;
    /** @description Units for sale. Default: `NO_QUANTITY`. */
    quantity?: ServiceQuantityInput;
    /** @description Tax code of the service. */
    service_tax_code?: string;
    /** @description Values of the attributes of the model. */
    custom_attribute_values?: AttributeInput[];
    /**
     * @description Send `MANUALLY_DISABLED` to create an inactive service.
     *     - `MANUALLY_DISABLED`: Disabled by hand.
     */
    inactive_reasons?: SettableInactiveReason[];
    /**
     * Format: date-time
     * @description Time from which the service can be ordered.
     */
    date_availability_start?: string | Date;
    /**
     * Format: date-time
     * @description Time until which the service can be ordered.
     */
    date_availability_end?: string | Date;
}
/** @description Shop that the operator acts for. */
export interface ShopReference {
    /**
     * Format: int64
     * @description Identifier of the shop.
     * @example 2001
     */
    id: number;
}
/** @description A new service, on behalf of a shop. */
export type OperatorServiceRequest = {
    /** @description Shop that the operator acts for. */
    shop: ShopReference;
} & ServiceRequest;
/** @description The model of the service. */
export interface ServiceModelName {
    /** @description Code of the model. */
    code: string;
    /** @description Name of the model, for people. */
    title: string;
}
/** @description The customer asks for a time. */
export interface RequestedTimeBooking {
    /**
     * @description Marks a booking for a requested time.
     * @constant
     */
    type: "DATETIME_REQUEST";
    /**
     * @description Duration of the service, as an ISO 8601 duration.
     * @example PT1H30M
     */
    duration: string;
}
/** @description One scheduled session of a service. */
export interface Session {
    /** @description Identifier of the session. Orders are booked for it. */
    id: string;
    /**
     * Format: int32
     * @description Number of available places.
     */
    available_units: number;
    /** @description Time at which the session takes place. */
    time_slot: {
        /**
         * Format: date-time
         * @description Time at which the session begins.
         */
        start: string;
        /**
         * Format: date-time
         * @description Time at which the session ends.
         */
        end: string;
    };
}
/** @description The customer chooses a session. */
export interface ScheduledBooking {
    /**
     * @description Marks a booking of a session.
     * @constant
     */
    type: "SCHEDULED_EVENTS";
    /**
     * @description Duration of a session, as an ISO 8601 duration.
     * @example PT2H
     */
    duration: string;
    /** @description Sessions to choose from. */
    sessions?: Session[];
}
/** @description Booking of the service. */
export type ServiceBooking = NoBooking | RequestedTimeBooking | ScheduledBooking;
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
/** @description Locations of the service, or areas that must contain the place of the customer. */
export interface ShopLocations {
    /**
     * @description Whether the service takes place at the customer's place or at the shop's.
     *     - `AT_CUSTOMER_LOCATION`: At the customer's place, within the area of one of the locations.
     *     - `AT_SHOP_LOCATION`: At one of the locations.
     * @enum {string}
     */
    type: "AT_CUSTOMER_LOCATION" | "AT_SHOP_LOCATION";
    /** @description Locations of the shop. */
    shop_locations: ShopLocation[];
}
/** @description Place of the service. */
export type ServiceLocation = NoLocation | ShopLocations;
/** @description An optional extra, with the price of either choice. */
export interface BooleanPriceOption {
    /** @description Code of the option in the model. */
    code: string;
    /** @description Name of the option, for people. */
    label: string;
    /**
     * @description Marks an optional extra.
     * @constant
     */
    type: "BOOLEAN";
    /** @description Price of either choice. */
    values: {
        /** @description Price of the choice, in major units. */
        amount?: number;
        /** @description The choice that costs this amount. */
        value?: boolean;
    }[];
}
/** @description A value and its price. */
export interface PriceOptionValue {
    /** @description Code of the value in the model. */
    code?: string;
    /** @description Name of the value, for people. */
    label?: string;
    /** @description Price of the value, in major units. */
    amount?: number;
}
/** @description An extra with values of a list, with the price of each value. */
export interface ValueListPriceOption {
    /** @description Code of the option in the model. */
    code: string;
    /** @description Name of the option, for people. */
    label: string;
    /**
     * @description Marks an extra with values of a list.
     * @constant
     */
    type: "VALUE_LIST";
    /** @description Price of each value. */
    values: PriceOptionValue[];
}
/** @description An extra with its price. */
export type PriceOption = BooleanPriceOption | ValueListPriceOption;
/** @description One price for every unit. */
export interface SinglePricing {
    /**
     * @description Whether the price is fixed or estimated.
     *     - `FIXED_PRICE`: A fixed price.
     *     - `ESTIMATED_PRICE`: An estimated price.
     * @enum {string}
     */
    type: "FIXED_PRICE" | "ESTIMATED_PRICE";
    /** @description Price of a unit, in major units. */
    price_per_unit: number;
    /** @description Lowest price of a unit, in major units. */
    min_price_per_unit: number;
    /** @description Highest price of a unit, in major units. */
    max_price_per_unit: number;
    /** @description Extras and their prices. */
    options?: PriceOption[];
}
/** @description The price of one kind of unit. */
export interface UnitPrice {
    /** @description Code of the kind of unit in the model. */
    code: string;
    /** @description Name of the kind of unit, for people. */
    label: string;
    /** @description Price of a unit, in major units. */
    amount: number;
}
/** @description A kind of unit and its prices. */
export interface UnitPrices {
    /** @description Code of the kinds of unit in the model. */
    code: string;
    /** @description Name of the kinds of unit, for people. */
    label: string;
    /**
     * @description Type of the kinds of unit.
     *     - `VALUE_LIST`: As a list of values.
     */
    type: UnitOptionType;
    /** @description One price per kind of unit. */
    values: UnitPrice[];
}
/** @description A price per kind of unit. */
export interface MultiPricing {
    /**
     * @description Whether the prices are fixed or estimated.
     *     - `FIXED_PRICE_MULTI`: A fixed price for each kind of unit.
     *     - `ESTIMATED_PRICE_MULTI`: An estimated price for each kind of unit.
     * @enum {string}
     */
    type: "FIXED_PRICE_MULTI" | "ESTIMATED_PRICE_MULTI";
    /** @description Kinds of unit and their prices. */
    price_per_unit_options: UnitPrices[];
    /** @description Lowest price of a unit, in major units. */
    min_price_per_unit: number;
    /** @description Highest price of a unit, in major units. */
    max_price_per_unit: number;
    /** @description Extras and their prices. */
    options?: PriceOption[];
}
/** @description Price of the service, in the currency of the shop. */
export type ServicePricing = SinglePricing | MultiPricing;
/** @description No limit on the units for sale. */
export interface UnlimitedQuantity {
    /**
     * @description Marks unlimited units for sale.
     * @constant
     */
    type: "NO_QUANTITY";
    /**
     * Format: int32
     * @description Maximum number of units per order. Absent if unlimited.
     */
    max_per_order?: number;
}
/** @description So many units are for sale. */
export interface LimitedQuantity {
    /**
     * @description Marks limited units for sale.
     * @constant
     */
    type: "LIMITED";
    /**
     * Format: int32
     * @description Number of units for sale.
     */
    available: number;
    /**
     * Format: int32
     * @description Maximum number of units per order. Absent if unlimited.
     */
    max_per_order?: number;
}
/** @description Number of units for sale. */
export type ServiceQuantity = UnlimitedQuantity | LimitedQuantity;
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
/**
 * @description Why customers cannot order a service.
 *     - `MANUALLY_DISABLED`: It was disabled manually.
 *     - `ZERO_QUANTITY`: No units are left.
 *     - `ORDER_REFUSED`: One of its orders was refused.
 *     - `ORDER_ACCEPTANCE_TIMEOUT`: One of its orders was not accepted in time.
 *     - `NOT_IN_AVAILABILITY_PERIOD`: The current time is outside its period of availability.
 *     - `SHOP_NOT_OPEN`: The shop is not open.
 *     - `SHOP_SUSPENDED`: The shop is suspended.
 *     - `SHOP_CURRENCY_DISABLED`: The currency of the shop is disabled.
 *     - `MISSING_REQUIRED_FIELDS`: Mandatory fields are empty.
 *     - `VALIDATION_NEEDED`: It must still be validated.
 *     - `NO_SESSION`: It has no session.
 */
export type InactiveReason = "MANUALLY_DISABLED" | "ZERO_QUANTITY" | "ORDER_REFUSED" | "ORDER_ACCEPTANCE_TIMEOUT" | "NOT_IN_AVAILABILITY_PERIOD" | "SHOP_NOT_OPEN" | "SHOP_SUSPENDED" | "SHOP_CURRENCY_DISABLED" | "MISSING_REQUIRED_FIELDS" | "VALIDATION_NEEDED" | "NO_SESSION" | (string & {});
/** @description A service that a shop offers. */
export interface Service {
    /** @description Identifier of the service. */
    code: string;
    /** @description Name of the service, as shown to customers. */
    title: string;
    /** @description Description of the service, for customers. */
    description?: string;
    /** @description The model of the service. */
    model: ServiceModelName;
    /** @description Category of the service. */
    category: CodeLabel;
    /** @description Booking of the service. */
    booking: ServiceBooking;
    /** @description Proof of consumption of a service. */
    consumption: ServiceConsumption;
    /** @description Place of the service. */
    location: ServiceLocation;
    /** @description Price of the service, in the currency of the shop. */
    pricing: ServicePricing;
    /** @description Number of units for sale. */
    quantity: ServiceQuantity;
    /** @description Tax code of the service. */
    service_tax_code?: string;
    /** @description Values of the attributes of the model. */
    custom_attribute_values: AttributeValue[];
    /** @description Pictures and other media of the service. */
    medias?: ServiceMedia[];
    /**
     * @description Reasons why customers cannot order the service. Empty for an active service.
     *     - `MANUALLY_DISABLED`: It was disabled manually.
     *     - `ZERO_QUANTITY`: No units are left.
     *     - `ORDER_REFUSED`: One of its orders was refused.
     *     - `ORDER_ACCEPTANCE_TIMEOUT`: One of its orders was not accepted in time.
     *     - `NOT_IN_AVAILABILITY_PERIOD`: The current time is outside its period of availability.
     *     - `SHOP_NOT_OPEN`: The shop is not open.
     *     - `SHOP_SUSPENDED`: The shop is suspended.
     *     - `SHOP_CURRENCY_DISABLED`: The currency of the shop is disabled.
     *     - `MISSING_REQUIRED_FIELDS`: Mandatory fields are empty.
     *     - `VALIDATION_NEEDED`: It must still be validated.
     *     - `NO_SESSION`: It has no session.
     */
    inactive_reasons: InactiveReason[];
    /**
     * Format: date-time
     * @description Time from which the service can be ordered.
     */
    date_availability_start?: string;
    /**
     * Format: date-time
     * @description Time until which the service can be ordered.
     */
    date_availability_end?: string;
    /**
     * Format: date-time
     * @description Time at which the service was created.
     */
    date_created: string;
    /**
     * Format: date-time
     * @description Time at which the service last changed.
     */
    date_updated: string;
}
/** @description The shop of a service. */
export interface ServiceShop {
    /**
     * Format: int64
     * @description Identifier of the shop.
     */
    id: number;
    /** @description Name of the shop, as shown to customers. */
    name: string;
    /** @description ISO 4217 code of the prices. */
    currency_code: string;
}
/** @description A service with its shop. */
export type OperatorService = {
    /** @description The shop of a service. */
    shop: ServiceShop;
} & Service;
/** @description A session of the service, with its `id` if it exists. */
export interface SessionUpdate {
    /** @description Identifier of an existing session. Leave it out for a new one. */
    id?: string;
    /**
     * Format: int32
     * @description Number of available places.
     */
    available_units: number;
    /** @description Time at which the session takes place. */
    time_slot: SessionStart;
}
/** @description New duration or sessions. Sessions left out of the list are removed. */
export interface ScheduledBookingUpdate {
    /**
     * @description Marks a booking of a session.
     * @constant
     */
    type: "SCHEDULED_EVENTS";
    /** @description Duration of the service, as an ISO 8601 duration. */
    duration?: ServiceDuration;
    /** @description Available sessions, at most 300. This is the complete list: entries left out are removed. Assumption about sessions left out of the list: they are removed. */
    sessions?: SessionUpdate[];
}
/** @description New booking settings. */
export type ServiceBookingUpdate = NoBooking | RequestedTimeBookingInput | ScheduledBookingUpdate;
/** @description New places. `shop_locations` belongs to the types with a place. */
export interface ServiceLocationUpdate {
    /**
     * @description Location of the service, as in the model.
     *     - `NO_LOCATION`: The service has no place.
     *     - `AT_CUSTOMER_LOCATION`: At the customer's place, within the area of one of the locations.
     *     - `AT_SHOP_LOCATION`: At one of the locations.
     * @enum {string}
     */
    type: "NO_LOCATION" | "AT_CUSTOMER_LOCATION" | "AT_SHOP_LOCATION";
    /** @description Locations of the shop, by identifier, at most 65. */
    shop_locations?: LocationReference[];
}
/** @description An optional extra. */
export interface BooleanPriceOptionUpdate {
    /** @description Code of the option in the model. */
    code: string;
    /**
     * @description Marks an optional extra.
     * @constant
     */
    type: "BOOLEAN";
    /** @description Price of either choice. This is the complete list: entries left out are removed. Without it, or if it is empty or null, the option is removed. */
    values?: BooleanPriceInput[] | null;
}
/** @description An extra with values of a list. */
export interface ValueListPriceOptionUpdate {
    /** @description Code of the option in the model. */
    code: string;
    /**
     * @description Marks an extra with values of a list.
     * @constant
     */
    type: "VALUE_LIST";
    /** @description Price of each value. This is the complete list: entries left out are removed. Without it, or if it is empty or null, the option is removed. */
    values?: ValuePriceInput[] | null;
}
/** @description An extra with its new prices. */
export type PriceOptionUpdate = BooleanPriceOptionUpdate | ValueListPriceOptionUpdate;
/** @description New prices. Fields left out keep their value. `price_per_unit` belongs to the single types, `price_per_unit_options` to the `_MULTI` types. Assumption about kinds of unit and values of an extra that are not in a list: they are removed. */
export interface ServicePricingUpdate {
    /**
     * @description Type of the price, as in the model.
     *     - `FIXED_PRICE`: A fixed price, the same for every unit.
     *     - `ESTIMATED_PRICE`: An estimated price, the same for every unit.
     *     - `FIXED_PRICE_MULTI`: A fixed price for each kind of unit.
     *     - `ESTIMATED_PRICE_MULTI`: An estimated price for each kind of unit.
     * @enum {string}
     */
    type?: "FIXED_PRICE" | "ESTIMATED_PRICE" | "FIXED_PRICE_MULTI" | "ESTIMATED_PRICE_MULTI";
    /** @description Price of a unit, in major units, for the single types. */
    price_per_unit?: PriceInput;
    /** @description Kinds of unit and their prices, for the `_MULTI` types. This is the complete list: entries left out are removed. */
    price_per_unit_options?: UnitPricesInput[];
    /** @description Extras and their new prices. */
    options?: PriceOptionUpdate[];
}
/** @description New number of units for sale. `available` belongs to `LIMITED`. */
export interface ServiceQuantityUpdate {
    /**
     * @description Whether the units for sale are limited.
     *     - `NO_QUANTITY`: Unlimited.
     *     - `LIMITED`: Limited.
     * @enum {string}
     */
    type: "NO_QUANTITY" | "LIMITED";
    /** @description Number of units for sale. */
    available?: AvailableUnits;
    /** @description Allowed number of units per order. */
    max_per_order?: MaximumPerOrder;
}
/** @description A new value from a list. */
export interface ValueListAttributeUpdate {
    /** @description Code of the attribute in the model. */
    code: string;
    /**
     * @description Marks values of a list.
     * @constant
     */
    type: "VALUE_LIST";
    /** @description The chosen values. Null or an empty list removes them. */
    value?: CodeReference[] | null;
}
/** @description A new value that is true or false. */
export interface BooleanAttributeUpdate {
    /** @description Code of the attribute in the model. */
    code: string;
    /**
     * @description Marks a Boolean `value`.
     * @constant
     */
    type: "BOOLEAN";
    /** @description True or false. Null removes the value. */
    value?: boolean | null;
}
/** @description A new value that is a whole number. */
export interface IntegerAttributeUpdate {
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
    value?: number | null;
}
/** @description A new value that is a decimal number. */
export interface DecimalAttributeUpdate {
    /** @description Code of the attribute in the model. */
    code: string;
    /**
     * @description Marks a decimal number in `value`.
     * @constant
     */
    type: "DECIMAL";
    /** @description The number. Null removes it. */
    value?: number | null;
}
/** @description A new value that is an instant. */
export interface DateTimeAttributeUpdate {
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
    value?: string | Date | null;
}
/** @description A new value that is a text or an address. */
export interface TextAttributeUpdate {
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
    value?: string | null;
}
/** @description New value of one attribute of a service. Null, an empty list or a missing value removes it. */
export type AttributeUpdate = ValueListAttributeUpdate | BooleanAttributeUpdate | IntegerAttributeUpdate | DecimalAttributeUpdate | DateTimeAttributeUpdate | TextAttributeUpdate;
/** @description Changes of a service. Fields left out keep their value, and null clears nullable fields. Assumption about attributes and price options that are not in a list: they stay. */
export interface ServiceUpdate {
    /** @description Name of the service, as shown to customers. */
    title?: string;
    /** @description Description of the service, for customers. Null removes it. */
    description?: string | null;
    /** @description Model of the service, by code (SM11). */
    model?: CodeReference;
    /** @description Category of the service, by code. It must be a category of the model. */
    category?: CodeReference;
    /** @description New booking settings. */
    booking?: ServiceBookingUpdate;
    /** @description New places. `shop_locations` belongs to the types with a place. */
    location?: ServiceLocationUpdate;
    /** @description New prices. Fields left out keep their value. `price_per_unit` belongs to the single types, `price_per_unit_options` to the `_MULTI` types. */
    pricing?: ServicePricingUpdate;
    /** @description New number of units for sale. `available` belongs to `LIMITED`. */
    quantity?: ServiceQuantityUpdate;
    /** @description Tax code of the service. */
    service_tax_code?: string;
    /** @description Values of attributes to set. Other attributes keep their value. */
    custom_attribute_values?: AttributeUpdate[];
    /**
     * @description `MANUALLY_DISABLED` disables the service. An empty list or null enables it again.
     *     - `MANUALLY_DISABLED`: Disabled by hand.
     */
    inactive_reasons?: SettableInactiveReason[] | null;
    /**
     * Format: date-time
     * @description Time from which the service can be ordered. Null removes it.
     */
    date_availability_start?: string | Date | null;
    /**
     * Format: date-time
     * @description Time until which the service can be ordered. Null removes it.
     */
    date_availability_end?: string | Date | null;
}
/** @description Changes of a service of a shop. Fields left out keep their value. */
export type OperatorServiceUpdate = {
    /** @description Shop that the operator acts for. */
    shop: ShopReference;
} & ServiceUpdate;
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
/** @description The first message of a thread on a service, and its files. */
export interface ServiceThreadRequest {
    /** @description Files of the message. */
    files?: MessageFiles;
    /** @description Recipients, topic and text of the message, a JSON part. */
    thread_input: ServiceThreadInput;
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
/** @description An optional extra, with the amount and taxes to refund. */
export interface BooleanServiceOrderOptionInput {
    /** @description Code of the option in the model. */
    code: string;
    /**
     * @description Marks an optional extra.
     * @constant
     */
    type: "BOOLEAN";
    /** @description Whether the extra is taken. */
    value?: boolean;
    /** @description Refunded amount of the extra, in major units. */
    amount?: number;
    /** @description Taxes on that amount. */
    taxes?: ServiceOrderTax[];
}
/** @description A chosen value, with the amount and taxes to refund. */
export interface ServiceOrderOptionValueInput {
    /** @description Code of the value in the model. */
    code: string;
    /** @description Refunded amount of the value, in major units. */
    amount: number;
    /** @description Taxes on that amount. */
    taxes?: ServiceOrderTax[];
}
/** @description An extra with values of a list, with the amounts and taxes to refund. */
export interface ValueListServiceOrderOptionInput {
    /** @description Code of the option in the model. */
    code: string;
    /**
     * @description Marks an extra with values of a list.
     * @constant
     */
    type: "VALUE_LIST";
    /** @description Chosen values, each with its amount and taxes. */
    values?: ServiceOrderOptionValueInput[];
}
/** @description An extra of the order, with the amount and taxes to refund. */
export type ServiceOrderOptionInput = BooleanServiceOrderOptionInput | ValueListServiceOrderOptionInput;
/** @description Amount and reason of the refund. Taxes and options are required if the order has them. */
export interface ServiceOrderRefundRequest {
    /**
     * @description Amount to refund, in major units.
     * @example 25.5
     */
    amount: number;
    /**
     * @description ISO 4217 code.
     * @example EUR
     */
    currency_code: string;
    /** @description A refund reason of RE01. */
    reason_code: string;
    /** @description Taxes to refund. Required if the order has taxes. */
    taxes?: ServiceOrderTax[];
    /** @description Extras to refund. Required if the order has options. */
    options?: ServiceOrderOptionInput[];
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
export interface BillingCyclesListQuery {
    /** @description Only these billing cycles. */
    id?: string[];
    /** @description Only billing cycles of these shops. */
    shop_id?: number[];
    /** @description Only billing cycles created at or after this time. */
    start_date?: string | Date;
    /** @description Only billing cycles created at or before this time. */
    end_date?: string | Date;
    /** @description Only billing cycles in these currencies. */
    currency?: CurrencyCode[];
    /**
     * @description Only billing cycles in these pay-out states.
     *     - `TO_PAY`: Still to be paid.
     *     - `PAID`: Paid.
     *     - `FAILED`: The pay-out failed. `failure_reason` may contain the reason.
     */
    pay_out_state?: PayOutState[];
    /**
     * @description Only billing cycles paid through these services.
     *     - `NOT_SPECIFIED`: None is specified.
     *     - `MANGOPAY`: Mangopay.
     *     - `MIRAKL_PAYOUT`: The pay-out service of the platform.
     *     - `OPERATOR`: The operator itself.
     */
    pay_out_psp_code?: PayOutService[];
    /** @description Only billing cycles of these pay-out vouchers. */
    payment_voucher_number?: string[];
    /** @description Number of entries per page. */
    limit?: number;
    /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: components["parameters"]["page_token"];
    /**
     * @description Sort field and direction of the list.
     *     - `dateCreated,ASC`: Oldest first.
     *     - `dateCreated,DESC`: Latest first.
     */
    sort?: "dateCreated,ASC" | "dateCreated,DESC";
}
export interface LocationsListQuery {
    /** @description Only these locations. */
    location_id?: string[];
    /**
     * @description Only locations for services of this type.
     *     - `AT_CUSTOMER_LOCATION`: Locations whose area must contain the customer's place.
     *     - `AT_SHOP_LOCATION`: Locations that customers visit.
     */
    location_type?: "AT_CUSTOMER_LOCATION" | "AT_SHOP_LOCATION";
    /**
     * @description Only locations of this shop.
     * @example 2001
     */
    shop?: number;
    /** @description Number of entries per page. */
    limit?: components["parameters"]["limit"];
    /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: components["parameters"]["page_token"];
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
    "/api/invoices/{accounting_document_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an invoice
         * @description Downloads one accounting document. If enhanced seller invoicing (PC01) is enabled, only documents created before its activation are available here. Later ones belong to document requests.
         */
        get: operations["IV02"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/seller-billing-cycles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List billing cycles of shops
         * @description Lists the periods that shops are billed and paid for, with their totals. If enhanced seller invoicing (PC01) is enabled, use this list instead of IV01. Pages have up to 1000 cycles.
         */
        get: operations["SBC11"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mms/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List locations
         * @description Lists the locations of all shops or of one shop in seek pages. Locations rarely change, so copy them once a day.
         */
        get: operations["SL12"];
        put?: never;
        /**
         * Create a location
         * @description Creates a location, for the shop in the body or, without one, for the platform. Services refer to it by the `id` of the response. Locations cannot be updated. Delete the location and create another one instead. Sending the request again creates a second location.
         */
        post: operations["SL01"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mms/locations/{location_id}": {
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
         * Delete a location
         * @description Deletes a location. First remove it from the services that use it.
         */
        delete: operations["SL06"];
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
    "/api/mms/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a service
         * @description Creates a service of the shop in the body, from a model. The types of booking, location and pricing must equal the types of the model. The defaults are `NO_BOOKING`, `NO_LOCATION` and the quantity `NO_QUANTITY`. Sending the request again creates a second service.
         */
        post: operations["SOF25"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mms/services/{service_code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a service
         * @description Updates a service of the shop in the body. Fields left out keep their value. `sessions`, `price_per_unit_options` and the `values` of an extra are complete lists: entries left out are removed. Send existing sessions with their `id`. To disable the service, send `MANUALLY_DISABLED` in `inactive_reasons`.
         */
        put: operations["SOF26"];
        post?: never;
        /**
         * Delete a service
         * @description Deletes a service. Its existing orders stay.
         */
        delete: operations["SOF27"];
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
         * @description Creates a thread on a service with its first message. `to` contains roles, not identifiers. Sellers send later messages as replies to the thread. Sending the same message again creates a second thread.
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
    "/api/mms/orders/{order_id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Request a refund of a service order
         * @description Requests a refund of an amount of the order. Taxes and price options are required if the order has them. The refund is added to `refunds` of the order and is WAITING until it is paid. Sending the request again requests a second refund.
         */
        put: operations["SOR28"];
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
        AutoInvoice: AutoInvoice;
        PaymentVoucherNumber: PaymentVoucherNumber;
        AutoInvoiceWithVoucher: AutoInvoiceWithVoucher;
        ManualInvoice: ManualInvoice;
        ManualInvoiceWithVoucher: ManualInvoiceWithVoucher;
        ManualCredit: ManualCredit;
        ManualCreditWithVoucher: ManualCreditWithVoucher;
        InvoiceWithVoucher: InvoiceWithVoucher;
        InvoiceWithVoucherPage: InvoiceWithVoucherPage;
        PayOutState: PayOutState;
        BilledShop: BilledShop;
        PayOut: PayOut;
        SellerBillingCycle: SellerBillingCycle;
        SellerBillingCyclePage: SellerBillingCyclePage;
        LocationAddress: LocationAddress;
        Coordinates: Coordinates;
        PointGeography: PointGeography;
        Radius: Radius;
        CircleGeography: CircleGeography;
        LocationZone: LocationZone;
        ZonesGeography: ZonesGeography;
        Geography: Geography;
        LocationContact: LocationContact;
        OpeningHours: OpeningHours;
        WeeklyOpeningHours: WeeklyOpeningHours;
        ServiceMedia: ServiceMedia;
        LocationDetails: LocationDetails;
        LocationShop: LocationShop;
        OverriddenDay: OverriddenDay;
        OverriddenOpeningHours: OverriddenOpeningHours;
        ShopOverriddenOpeningHours: ShopOverriddenOpeningHours;
        OperatorLocation: OperatorLocation;
        OperatorLocationPage: OperatorLocationPage;
        AddressInput: AddressInput;
        PointInput: PointInput;
        CircleInput: CircleInput;
        ZoneInput: ZoneInput;
        ZonesInput: ZonesInput;
        GeographyInput: GeographyInput;
        LocationRequest: LocationRequest;
        OperatorLocationRequest: OperatorLocationRequest;
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
        CodeReference: CodeReference;
        NoBooking: NoBooking;
        ServiceDuration: ServiceDuration;
        RequestedTimeBookingInput: RequestedTimeBookingInput;
        SessionStart: SessionStart;
        SessionInput: SessionInput;
        ScheduledBookingInput: ScheduledBookingInput;
        ServiceBookingInput: ServiceBookingInput;
        NoLocation: NoLocation;
        LocationReference: LocationReference;
        ShopLocationsInput: ShopLocationsInput;
        ServiceLocationInput: ServiceLocationInput;
        PriceInput: PriceInput;
        BooleanPriceInput: BooleanPriceInput;
        BooleanPriceOptionInput: BooleanPriceOptionInput;
        ValuePriceInput: ValuePriceInput;
        ValueListPriceOptionInput: ValueListPriceOptionInput;
        PriceOptionInput: PriceOptionInput;
        SinglePricingInput: SinglePricingInput;
        UnitPriceInput: UnitPriceInput;
        UnitPricesInput: UnitPricesInput;
        MultiPricingInput: MultiPricingInput;
        ServicePricingInput: ServicePricingInput;
        MaximumPerOrder: MaximumPerOrder;
        UnlimitedQuantityInput: UnlimitedQuantityInput;
        AvailableUnits: AvailableUnits;
        LimitedQuantityInput: LimitedQuantityInput;
        ServiceQuantityInput: ServiceQuantityInput;
        ValueListAttributeInput: ValueListAttributeInput;
        BooleanAttributeInput: BooleanAttributeInput;
        IntegerAttributeInput: IntegerAttributeInput;
        DecimalAttributeInput: DecimalAttributeInput;
        DateTimeAttributeInput: DateTimeAttributeInput;
        TextAttributeInput: TextAttributeInput;
        AttributeInput: AttributeInput;
        SettableInactiveReason: SettableInactiveReason;
        ServiceRequest: ServiceRequest;
        ShopReference: ShopReference;
        OperatorServiceRequest: OperatorServiceRequest;
        ServiceModelName: ServiceModelName;
        RequestedTimeBooking: RequestedTimeBooking;
        Session: Session;
        ScheduledBooking: ScheduledBooking;
        ServiceBooking: ServiceBooking;
        ShopLocationPoint: ShopLocationPoint;
        ShopLocationCircle: ShopLocationCircle;
        ShopLocationZone: ShopLocationZone;
        ShopLocationZones: ShopLocationZones;
        ShopLocationGeography: ShopLocationGeography;
        ShopLocation: ShopLocation;
        ShopLocations: ShopLocations;
        ServiceLocation: ServiceLocation;
        BooleanPriceOption: BooleanPriceOption;
        PriceOptionValue: PriceOptionValue;
        ValueListPriceOption: ValueListPriceOption;
        PriceOption: PriceOption;
        SinglePricing: SinglePricing;
        UnitPrice: UnitPrice;
        UnitPrices: UnitPrices;
        MultiPricing: MultiPricing;
        ServicePricing: ServicePricing;
        UnlimitedQuantity: UnlimitedQuantity;
        LimitedQuantity: LimitedQuantity;
        ServiceQuantity: ServiceQuantity;
        ValueListAttributeValue: ValueListAttributeValue;
        BooleanAttributeValue: BooleanAttributeValue;
        IntegerAttributeValue: IntegerAttributeValue;
        DecimalAttributeValue: DecimalAttributeValue;
        DateTimeAttributeValue: DateTimeAttributeValue;
        TextAttributeValue: TextAttributeValue;
        AttributeValue: AttributeValue;
        InactiveReason: InactiveReason;
        Service: Service;
        ServiceShop: ServiceShop;
        OperatorService: OperatorService;
        SessionUpdate: SessionUpdate;
        ScheduledBookingUpdate: ScheduledBookingUpdate;
        ServiceBookingUpdate: ServiceBookingUpdate;
        ServiceLocationUpdate: ServiceLocationUpdate;
        BooleanPriceOptionUpdate: BooleanPriceOptionUpdate;
        ValueListPriceOptionUpdate: ValueListPriceOptionUpdate;
        PriceOptionUpdate: PriceOptionUpdate;
        ServicePricingUpdate: ServicePricingUpdate;
        ServiceQuantityUpdate: ServiceQuantityUpdate;
        ValueListAttributeUpdate: ValueListAttributeUpdate;
        BooleanAttributeUpdate: BooleanAttributeUpdate;
        IntegerAttributeUpdate: IntegerAttributeUpdate;
        DecimalAttributeUpdate: DecimalAttributeUpdate;
        DateTimeAttributeUpdate: DateTimeAttributeUpdate;
        TextAttributeUpdate: TextAttributeUpdate;
        AttributeUpdate: AttributeUpdate;
        ServiceUpdate: ServiceUpdate;
        OperatorServiceUpdate: OperatorServiceUpdate;
        MessageFiles: MessageFiles;
        ServiceMessageBody: ServiceMessageBody;
        FreeTextTopic: FreeTextTopic;
        ServiceReasonTopic: ServiceReasonTopic;
        ServiceTopicInput: ServiceTopicInput;
        ServiceThreadInput: ServiceThreadInput;
        ServiceThreadRequest: ServiceThreadRequest;
        MessageSent: MessageSent;
        ServiceOrderThreadInput: ServiceOrderThreadInput;
        ServiceOrderThreadRequest: ServiceOrderThreadRequest;
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
        OrderedService: OrderedService;
        RequestedTime: RequestedTime;
        SessionTimes: SessionTimes;
        BookedSession: BookedSession;
        ServiceOrderBooking: ServiceOrderBooking;
        ServiceOrderAddress: ServiceOrderAddress;
        CustomerPlace: CustomerPlace;
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
        BooleanServiceOrderOptionInput: BooleanServiceOrderOptionInput;
        ServiceOrderOptionValueInput: ServiceOrderOptionValueInput;
        ValueListServiceOrderOptionInput: ValueListServiceOrderOptionInput;
        ServiceOrderOptionInput: ServiceOrderOptionInput;
        ServiceOrderRefundRequest: ServiceOrderRefundRequest;
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
        /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
        page_token: string;
        /** @description Number of entries per page. */
        limit: number;
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
                     *             "total_commissions_incl_tax": 144.6
                     *           }
                     *         }
                     *       ],
                     *       "total_count": 1
                     *     }
                     */
                    "application/json": InvoiceWithVoucherPage;
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
    IV02: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document, `invoice_id` of IV01.
                 * @example 7001
                 */
                accounting_document_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
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
    SBC11: {
        parameters: {
            query?: BillingCyclesListQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of billing cycles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0d1f6c2e-93b4-4a57-8a55-0a8c7c1b9d10",
                     *           "date_created": "2026-02-01T04:00:00Z",
                     *           "shop": {
                     *             "shop_id": 2001,
                     *             "shop_name": "Acme Home",
                     *             "shop_model": "MARKETPLACE"
                     *           },
                     *           "currency_iso_code": "EUR",
                     *           "amount_transferred_to_seller": 1855.4,
                     *           "amount_transferred_to_operator": 144.6,
                     *           "pay_out_psp_code": "MIRAKL_PAYOUT",
                     *           "pay_out": {
                     *             "state": "PAID",
                     *             "reference": "PAY-881",
                     *             "transaction_date": "2026-02-05T10:00:00Z"
                     *           },
                     *           "summary": {
                     *             "total_payable_orders_incl_tax": 2000,
                     *             "total_commissions_incl_tax": 144.6
                     *           }
                     *         }
                     *       ],
                     *       "next_page_token": "MDAxNTc1YjM4LWZmZjEtNDY3Zi1hM2ZlLTQ5ZjM2YTBkYWY="
                     *     }
                     */
                    "application/json": SellerBillingCyclePage;
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
    SL12: {
        parameters: {
            query?: LocationsListQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of locations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0000010c-0000-4000-8000-000000000001",
                     *           "label": "Inner city",
                     *           "geography": {
                     *             "type": "ZONE_REFERENCES",
                     *             "zone_references": [
                     *               {
                     *                 "reference_id": "zone-75002",
                     *                 "address": {
                     *                   "city": "Paris",
                     *                   "country_code": "FRA",
                     *                   "formatted_address": "75002 Paris, France"
                     *                 }
                     *               }
                     *             ]
                     *           },
                     *           "shop": {
                     *             "id": 2001
                     *           }
                     *         }
                     *       ],
                     *       "next_page_token": "bG9jYXRpb25zLzEwLzYwMDAwMDAwMDAwMDAwMDAwMDAwMDI="
                     *     }
                     */
                    "application/json": OperatorLocationPage;
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
    SL01: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "label": "Inner city",
                 *       "geography": {
                 *         "type": "CIRCLE",
                 *         "radius": 5000,
                 *         "address": {
                 *           "formatted_address": "12 Market Street, 75002 Paris, France"
                 *         }
                 *       },
                 *       "shop": {
                 *         "id": 2001
                 *       }
                 *     }
                 */
                "application/json": OperatorLocationRequest;
            };
        };
        responses: {
            /** @description The location was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0000010c-0000-4000-8000-000000000001",
                     *       "label": "Inner city",
                     *       "geography": {
                     *         "type": "CIRCLE",
                     *         "radius": 5000,
                     *         "address": {
                     *           "city": "Paris",
                     *           "country_code": "FRA",
                     *           "formatted_address": "12 Market Street, 75002 Paris, France"
                     *         },
                     *         "center": {
                     *           "latitude": 48.8672,
                     *           "longitude": 2.3431
                     *         }
                     *       },
                     *       "shop": {
                     *         "id": 2001
                     *       }
                     *     }
                     */
                    "application/json": OperatorLocation;
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
    SL06: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the location.
                 * @example 6f1c2b1e-8f0a-4a7e-9a44-2f5f7f0d1c01
                 */
                location_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The location is deleted. */
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
    SOF25: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "shop": {
                 *         "id": 2001
                 *       },
                 *       "title": "Assembly of a wardrobe",
                 *       "model": {
                 *         "code": "assembly"
                 *       },
                 *       "category": {
                 *         "code": "home"
                 *       },
                 *       "booking": {
                 *         "type": "DATETIME_REQUEST",
                 *         "duration": "PT2H"
                 *       },
                 *       "location": {
                 *         "type": "AT_CUSTOMER_LOCATION",
                 *         "shop_locations": [
                 *           {
                 *             "id": "0000010c-0000-4000-8000-000000000001"
                 *           }
                 *         ]
                 *       },
                 *       "pricing": {
                 *         "type": "FIXED_PRICE",
                 *         "price_per_unit": 89.9
                 *       }
                 *     }
                 */
                "application/json": OperatorServiceRequest;
            };
        };
        responses: {
            /** @description The service was created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "shop": {
                     *         "id": 2001,
                     *         "name": "Bright Home",
                     *         "currency_code": "EUR"
                     *       },
                     *       "code": "SRV-301",
                     *       "title": "Assembly of a wardrobe",
                     *       "model": {
                     *         "code": "assembly",
                     *         "title": "Furniture assembly"
                     *       },
                     *       "category": {
                     *         "code": "home",
                     *         "label": "Home"
                     *       },
                     *       "booking": {
                     *         "type": "DATETIME_REQUEST",
                     *         "duration": "PT2H"
                     *       },
                     *       "consumption": {
                     *         "type": "VOUCHER"
                     *       },
                     *       "location": {
                     *         "type": "AT_CUSTOMER_LOCATION",
                     *         "shop_locations": [
                     *           {
                     *             "id": "0000010c-0000-4000-8000-000000000001",
                     *             "label": "Inner city",
                     *             "geography": {
                     *               "type": "CIRCLE",
                     *               "radius": 5000,
                     *               "center": {
                     *                 "latitude": 48.8672,
                     *                 "longitude": 2.3431
                     *               }
                     *             }
                     *           }
                     *         ]
                     *       },
                     *       "pricing": {
                     *         "type": "FIXED_PRICE",
                     *         "price_per_unit": 89.9,
                     *         "min_price_per_unit": 89.9,
                     *         "max_price_per_unit": 89.9
                     *       },
                     *       "quantity": {
                     *         "type": "NO_QUANTITY",
                     *         "max_per_order": 2
                     *       },
                     *       "custom_attribute_values": [
                     *         {
                     *           "code": "tools",
                     *           "label": "Tools",
                     *           "type": "VALUE_LIST",
                     *           "value": [
                     *             {
                     *               "code": "own",
                     *               "label": "Own tools"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "inactive_reasons": [],
                     *       "date_created": "2026-03-02T08:15:00Z",
                     *       "date_updated": "2026-03-02T08:15:00Z"
                     *     }
                     */
                    "application/json": OperatorService;
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
    SOF26: {
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
                 *       "shop": {
                 *         "id": 2001
                 *       },
                 *       "pricing": {
                 *         "type": "FIXED_PRICE",
                 *         "price_per_unit": 79.9
                 *       },
                 *       "quantity": {
                 *         "type": "LIMITED",
                 *         "available": 40,
                 *         "max_per_order": 2
                 *       }
                 *     }
                 */
                "application/json": OperatorServiceUpdate;
            };
        };
        responses: {
            /** @description The service after the update. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "shop": {
                     *         "id": 2001,
                     *         "name": "Bright Home",
                     *         "currency_code": "EUR"
                     *       },
                     *       "code": "SRV-301",
                     *       "title": "Assembly of a wardrobe",
                     *       "model": {
                     *         "code": "assembly",
                     *         "title": "Furniture assembly"
                     *       },
                     *       "category": {
                     *         "code": "home",
                     *         "label": "Home"
                     *       },
                     *       "booking": {
                     *         "type": "DATETIME_REQUEST",
                     *         "duration": "PT2H"
                     *       },
                     *       "consumption": {
                     *         "type": "VOUCHER"
                     *       },
                     *       "location": {
                     *         "type": "AT_CUSTOMER_LOCATION",
                     *         "shop_locations": [
                     *           {
                     *             "id": "0000010c-0000-4000-8000-000000000001",
                     *             "label": "Inner city",
                     *             "geography": {
                     *               "type": "CIRCLE",
                     *               "radius": 5000,
                     *               "center": {
                     *                 "latitude": 48.8672,
                     *                 "longitude": 2.3431
                     *               }
                     *             }
                     *           }
                     *         ]
                     *       },
                     *       "pricing": {
                     *         "type": "FIXED_PRICE",
                     *         "price_per_unit": 79.9,
                     *         "min_price_per_unit": 79.9,
                     *         "max_price_per_unit": 79.9
                     *       },
                     *       "quantity": {
                     *         "type": "LIMITED",
                     *         "available": 40,
                     *         "max_per_order": 2
                     *       },
                     *       "custom_attribute_values": [
                     *         {
                     *           "code": "tools",
                     *           "label": "Tools",
                     *           "type": "VALUE_LIST",
                     *           "value": [
                     *             {
                     *               "code": "own",
                     *               "label": "Own tools"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "inactive_reasons": [],
                     *       "date_created": "2026-03-02T08:15:00Z",
                     *       "date_updated": "2026-03-09T16:40:00Z"
                     *     }
                     */
                    "application/json": OperatorService;
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
    SOF27: {
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
        requestBody?: never;
        responses: {
            /** @description The service is deleted. */
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
                 *         "body": "Which fittings does this service cover?",
                 *         "to": [
                 *           "OPERATOR"
                 *         ],
                 *         "topic": {
                 *           "type": "FREE_TEXT",
                 *           "value": "Question about the model"
                 *         }
                 *       }
                 *     }
                 */
                "multipart/form-data": ServiceThreadRequest;
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
    SOR28: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the service order.
                 * @example SO-5006
                 */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 25.5,
                 *       "currency_code": "EUR",
                 *       "reason_code": "51",
                 *       "taxes": [
                 *         {
                 *           "code": "VAT20",
                 *           "amount": 4.25
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": ServiceOrderRefundRequest;
            };
        };
        responses: {
            /** @description The refund is requested. The response has no body. */
            201: {
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
