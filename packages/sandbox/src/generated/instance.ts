// Generated from specs/ by `pnpm generate`. Do not edit.
import type { FileResponse } from '../files/file-response.ts';
import type { UploadedFile } from '../files/uploaded-file.ts';

export interface Schemas {
    readonly ShopState: "OPEN" | "CLOSE" | "SUSPENDED" | "TERMINATED";
    readonly SuspensionType: "MANUAL" | "PENDING_APPROVAL" | "INCOMPLETE_PROFILE" | "AUTOMATIC_SUSPENSION";
    readonly ShopModel: "MARKETPLACE" | "DROPSHIP" | "ONE_CREDITOR";
    readonly ShopDomain: "PRODUCT" | "SERVICE";
    readonly CurrencyCode: "AED" | "ARS" | "AUD" | "BAM" | "BGN" | "BHD" | "BRL" | "CAD" | "CHF" | "CLP" | "CNY" | "COP" | "CZK" | "DKK" | "EGP" | "EUR" | "GBP" | "GEL" | "GTQ" | "HKD" | "HRK" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "JOD" | "JPY" | "KES" | "KRW" | "KWD" | "LKR" | "MAD" | "MGA" | "MXN" | "MYR" | "NGN" | "NOK" | "NZD" | "OMR" | "PEN" | "PHP" | "PKR" | "PLN" | "QAR" | "RON" | "RSD" | "RUB" | "SAR" | "SEK" | "SGD" | "TND" | "TRY" | "THB" | "TWD" | "UAH" | "USD" | "UYU" | "UZS" | "VND" | "ZAR";
    readonly TaxedFeeType: "COMMISSION" | "SUBSCRIPTION" | "ADDITIONAL_FEES";
    readonly ApplicableTax: {
        readonly code: string;
        readonly label: string;
        readonly fee_types?: readonly Schemas["TaxedFeeType"][];
    };
    readonly ShopContact: {
        readonly civility?: string;
        readonly firstname?: string;
        readonly lastname: string;
        readonly street1: string;
        readonly street2?: string;
        readonly zip_code?: string;
        readonly city: string;
        readonly state?: string;
        readonly country: string;
        readonly email: string;
        readonly phone?: string;
        readonly phone_secondary?: string;
        readonly fax?: string;
        readonly web_site?: string;
    };
    readonly CountryCode: "AFG" | "ALA" | "ALB" | "DZA" | "ASM" | "AND" | "AGO" | "AIA" | "ATA" | "ATG" | "ARG" | "ARM" | "ABW" | "AUS" | "AUT" | "AZE" | "BHS" | "BHR" | "BGD" | "BRB" | "BLR" | "BEL" | "BLZ" | "BEN" | "BMU" | "BTN" | "BOL" | "BES" | "BIH" | "BWA" | "BVT" | "BRA" | "IOT" | "BRN" | "BGR" | "BFA" | "BDI" | "KHM" | "CMR" | "CAN" | "CPV" | "CYM" | "CAF" | "TCD" | "CHL" | "CHN" | "CXR" | "CCK" | "COL" | "COM" | "COG" | "COD" | "COK" | "CRI" | "CIV" | "HRV" | "CUB" | "CUW" | "CYP" | "CZE" | "DNK" | "DJI" | "DMA" | "DOM" | "ECU" | "EGY" | "SLV" | "GNQ" | "ERI" | "EST" | "ETH" | "FLK" | "FRO" | "FJI" | "FIN" | "FRA" | "GUF" | "PYF" | "ATF" | "GAB" | "GMB" | "GEO" | "DEU" | "GHA" | "GIB" | "GRC" | "GRL" | "GRD" | "GLP" | "GUM" | "GTM" | "GGY" | "GIN" | "GNB" | "GUY" | "HTI" | "HMD" | "VAT" | "HND" | "HKG" | "HUN" | "ISL" | "IND" | "IDN" | "IRQ" | "IRL" | "IMN" | "ISR" | "ITA" | "JAM" | "JPN" | "JEY" | "JOR" | "KAZ" | "KEN" | "KIR" | "KOR" | "KWT" | "KGZ" | "LAO" | "LVA" | "LBN" | "LSO" | "LBR" | "LBY" | "LIE" | "LTU" | "LUX" | "MAC" | "MKD" | "MDG" | "MWI" | "MYS" | "MDV" | "MLI" | "MLT" | "MHL" | "MTQ" | "MRT" | "MUS" | "MYT" | "MEX" | "FSM" | "MDA" | "MCO" | "MNG" | "MNE" | "MSR" | "MAR" | "MOZ" | "MMR" | "NAM" | "NRU" | "NPL" | "NLD" | "NCL" | "NZL" | "NIC" | "NER" | "NGA" | "NIU" | "NFK" | "MNP" | "NOR" | "OMN" | "PAK" | "PLW" | "PSE" | "PAN" | "PNG" | "PRY" | "PER" | "PHL" | "PCN" | "POL" | "PRT" | "PRI" | "QAT" | "REU" | "ROU" | "RUS" | "RWA" | "BLM" | "SHN" | "KNA" | "LCA" | "MAF" | "SPM" | "VCT" | "WSM" | "SMR" | "STP" | "SAU" | "SEN" | "SRB" | "SYC" | "SLE" | "SGP" | "SXM" | "SVK" | "SVN" | "SLB" | "SOM" | "ZAF" | "SGS" | "SSD" | "ESP" | "LKA" | "SUR" | "SJM" | "SWZ" | "SWE" | "CHE" | "TWN" | "TJK" | "TZA" | "THA" | "TLS" | "TGO" | "TKL" | "TON" | "TTO" | "TUN" | "TUR" | "TKM" | "TCA" | "TUV" | "UGA" | "UKR" | "ARE" | "GBR" | "USA" | "UMI" | "URY" | "UZB" | "VUT" | "VEN" | "VNM" | "VGB" | "VIR" | "WLF" | "YEM" | "ZMB" | "ZWE";
    readonly RegisteredAddress: {
        readonly street_1: string;
        readonly street_2?: string | null;
        readonly zip_code?: string;
        readonly city: string;
        readonly state?: string | null;
        readonly country_iso_code: Schemas["CountryCode"];
    };
    readonly CompanyShareholders: "SINGLE" | "SEVERAL";
    readonly ComplementaryCorporateInformation: {
        readonly business_activity_code?: string;
        readonly company_registration_city?: string;
        readonly company_registration_province?: string;
        readonly company_shareholders?: Schemas["CompanyShareholders"];
        readonly is_in_liquidation?: boolean;
        readonly legal_form?: string;
        readonly share_capital?: number;
        readonly share_capital_currency?: Schemas["CurrencyCode"];
        readonly sole_trader?: boolean;
    };
    readonly CorporateInformation: {
        readonly company_registration_name?: string;
        readonly company_registration_number?: string;
        readonly electronic_address?: string;
        readonly phone_number?: string;
        readonly complementary_information?: Schemas["ComplementaryCorporateInformation"];
    };
    readonly FiscalInformation: {
        readonly local_tax_number?: string;
        readonly tax_identification_country?: Schemas["CountryCode"];
        readonly tax_identification_number?: string;
    };
    readonly FiscalRepresentative: {
        readonly company_registration_name: string;
        readonly company_registration_number: string;
        readonly local_tax_number?: string;
        readonly civility: string;
        readonly first_name: string;
        readonly last_name: string;
        readonly street_1: string;
        readonly street_2?: string;
        readonly zip_code?: string;
        readonly city: string;
        readonly state?: string;
        readonly country_iso_code: Schemas["CountryCode"];
    };
    readonly PersonalInformation: {
        readonly civility?: string;
        readonly first_name?: string;
        readonly last_name?: string;
        readonly birth_date?: string;
        readonly birth_city?: string;
        readonly birth_country?: Schemas["CountryCode"];
    };
    readonly BillingInformation: {
        readonly id: string;
        readonly registration_address: Schemas["RegisteredAddress"];
        readonly corporate_information?: Schemas["CorporateInformation"];
        readonly fiscal_information?: Schemas["FiscalInformation"];
        readonly fiscal_representative?: Schemas["FiscalRepresentative"];
        readonly personal_information?: Schemas["PersonalInformation"];
    };
    readonly DefaultBillingInformation: {
        readonly default_language: string;
    } & Schemas["BillingInformation"];
    readonly ProDetails: {
        readonly corporate_name?: string;
        readonly identification_number?: string;
        readonly tax_identification_number?: string;
        readonly VAT_number?: string;
    };
    readonly LegacyBankDetails: {
        readonly owner?: string;
        readonly iban?: string;
        readonly bic?: string;
        readonly bank_name?: string;
        readonly bank_street?: string;
        readonly zip_code?: string;
        readonly bank_city?: string;
    };
    readonly BankAccount: {
        readonly owner: string;
        readonly bank_name: string;
        readonly bank_street?: string;
        readonly bank_city?: string;
        readonly bank_zip?: string;
    };
    readonly IbanAccount: {
        readonly "@type": "IBAN";
        readonly bic: string;
        readonly iban: string;
    } & Schemas["BankAccount"];
    readonly NubanAccount: {
        readonly "@type": "NUBAN";
        readonly nuban: string;
    } & Schemas["BankAccount"];
    readonly AustralianAccount: {
        readonly "@type": "AUBSB";
        readonly auban: string;
        readonly aubsb: string;
    } & Schemas["BankAccount"];
    readonly NewZealandAccount: {
        readonly "@type": "NZBSB";
        readonly nzban: string;
        readonly nzbsb: string;
    } & Schemas["BankAccount"];
    readonly AbaAccount: {
        readonly "@type": "ABA";
        readonly bank_account_number: string;
        readonly bic?: string;
        readonly routing_number: string;
    } & Schemas["BankAccount"];
    readonly HongKongAccount: {
        readonly "@type": "HK";
        readonly bank_account_number: string;
        readonly swift_code: string;
    } & Schemas["BankAccount"];
    readonly CanadianAccount: {
        readonly "@type": "CANADIAN";
        readonly bank_account_number: string;
        readonly institution_number: string;
        readonly swift_code?: string;
        readonly transit_number: string;
    } & Schemas["BankAccount"];
    readonly MexicanAccount: {
        readonly "@type": "MEXICAN";
        readonly bank_account_number: string;
        readonly clabe: string;
    } & Schemas["BankAccount"];
    readonly BankAccountType: "C" | "P";
    readonly JapaneseAccount: {
        readonly "@type": "JAPANESE";
        readonly bank_account_number: string;
        readonly bank_account_type: Schemas["BankAccountType"];
        readonly bank_code: string;
        readonly branch_code: string;
        readonly branch_name: string;
        readonly swift_code?: string;
    } & Schemas["BankAccount"];
    readonly BrazilianAccount: {
        readonly "@type": "BRAZILIAN";
        readonly account_number: string;
        readonly bank_account_type: Schemas["BankAccountType"];
        readonly bank_code: string;
        readonly branch_code: string;
        readonly pix_key?: string;
    } & Schemas["BankAccount"];
    readonly TaiwaneseAccount: {
        readonly "@type": "TAIWANESE";
        readonly account_number: string;
        readonly bank_code: string;
        readonly branch_code: string;
    } & Schemas["BankAccount"];
    readonly ThaiAccount: {
        readonly "@type": "THAI";
        readonly account_number: string;
    } & Schemas["BankAccount"];
    readonly IndianAccount: {
        readonly "@type": "INDIAN";
        readonly account_number: string;
        readonly indian_financial_system_code: string;
        readonly swift_code?: string;
    } & Schemas["BankAccount"];
    readonly BritishAccount: {
        readonly "@type": "UK";
        readonly bank_account_number: string;
        readonly bank_sort_code: string;
        readonly swift_code?: string;
    } & Schemas["BankAccount"];
    readonly UruguayanAccount: {
        readonly "@type": "URUGUAYAN";
        readonly account_number: string;
        readonly bank_account_type: Schemas["BankAccountType"];
        readonly branch_code: string;
    } & Schemas["BankAccount"];
    readonly ColombianAccount: {
        readonly "@type": "COLOMBIAN";
        readonly account_number: string;
        readonly bank_account_type: Schemas["BankAccountType"];
    } & Schemas["BankAccount"];
    readonly GuatemalanAccount: {
        readonly "@type": "GUATEMALAN";
        readonly account_number: string;
        readonly bank_account_type: Schemas["BankAccountType"];
    } & Schemas["BankAccount"];
    readonly SingaporeAccount: {
        readonly "@type": "SG";
        readonly bank_account_number: string;
        readonly bank_key?: string;
        readonly swift_code: string;
    } & Schemas["BankAccount"];
    readonly IsraeliAccount: {
        readonly "@type": "ISRAELI";
        readonly bank_account_number: string;
        readonly bank_code: string;
        readonly branch_name?: string;
    } & Schemas["BankAccount"];
    readonly VietnameseAccount: {
        readonly "@type": "VIETNAMESE";
        readonly bank_account_number: string;
        readonly branch_name?: string;
    } & Schemas["BankAccount"];
    readonly SerbianAccount: {
        readonly "@type": "SERBIAN";
        readonly bank_account_number: string;
        readonly bank_branch_number: string;
        readonly bic?: string;
        readonly iban?: string;
    } & Schemas["BankAccount"];
    readonly PhilippineAccount: {
        readonly "@type": "PHILIPPINES";
        readonly bank_account_number: string;
    } & Schemas["BankAccount"];
    readonly PayOutFormat: "LOCAL_IBAN" | "LOCAL_UK" | "INTERNATIONAL";
    readonly PayOutAccount: {
        readonly "@type": "PAYOUT";
        readonly bank_account_number?: string;
        readonly bic?: string;
        readonly iban?: string;
        readonly payout_format: Schemas["PayOutFormat"];
        readonly sort_code?: string;
    } & Schemas["BankAccount"];
    readonly PaymentInfo: Schemas["IbanAccount"] | Schemas["NubanAccount"] | Schemas["AustralianAccount"] | Schemas["NewZealandAccount"] | Schemas["AbaAccount"] | Schemas["HongKongAccount"] | Schemas["CanadianAccount"] | Schemas["MexicanAccount"] | Schemas["JapaneseAccount"] | Schemas["BrazilianAccount"] | Schemas["TaiwaneseAccount"] | Schemas["ThaiAccount"] | Schemas["IndianAccount"] | Schemas["BritishAccount"] | Schemas["UruguayanAccount"] | Schemas["ColombianAccount"] | Schemas["GuatemalanAccount"] | Schemas["SingaporeAccount"] | Schemas["IsraeliAccount"] | Schemas["VietnameseAccount"] | Schemas["SerbianAccount"] | Schemas["PhilippineAccount"] | Schemas["PayOutAccount"];
    readonly PayOutService: "NOT_SPECIFIED" | "MANGOPAY" | "MIRAKL_PAYOUT" | "OPERATOR";
    readonly PayOutBalance: {
        readonly pay_out_psp_code: Schemas["PayOutService"];
        readonly paid: number;
        readonly payable: number;
        readonly pending: number;
    };
    readonly PaymentBalances: {
        readonly paid_balance: number;
        readonly payable_balance: number;
        readonly pending_balance: number;
        readonly reserve_balance?: number;
        readonly reserve_target?: number;
        readonly sub_balances?: readonly Schemas["PayOutBalance"][];
    };
    readonly KycStatus: "PENDING_SUBMISSION" | "PENDING_APPROVAL" | "REFUSED" | "APPROVED" | "NOT_REQUIRED";
    readonly KycState: {
        readonly status: Schemas["KycStatus"];
        readonly reason?: string;
    };
    readonly DropshipSettings: {
        readonly retail_pricing_edition_enabled: boolean;
    };
    readonly EprCategoryCode: "FR-AGROPACK" | "FR-ASL" | "FR-DASRIPAT" | "FR-DBPS" | "FR-DDS" | "FR-DEA" | "FR-DEEE" | "FR-DISPMED" | "FR-DIY" | "FR-EMBM" | "FR-GF" | "FR-JOUETS" | "FR-LUB" | "FR-MH" | "FR-MNU" | "FR-PA" | "FR-PAP" | "FR-PCHIM" | "FR-PMCB" | "FR-PNEU" | "FR-TABAC" | "FR-TLC" | "FR-VEHICULE" | "FR-VHU" | "DE-BATTG" | "DE-PACK" | "DE-WEEE" | "ES-PACK" | "ES-GPACK" | "ES-WEEE";
    readonly ProducerIdentifier: {
        readonly epr_category_code: Schemas["EprCategoryCode"];
        readonly producer_id: string;
    };
    readonly ShopShippingSettings: {
        readonly lead_time_to_ship?: number;
    };
    readonly AdditionalFieldType: "STRING" | "DATE" | "NUMERIC" | "BOOLEAN" | "LINK" | "REGEX" | "TEXTAREA" | "LIST" | "MULTIPLE_VALUES_LIST";
    readonly AdditionalFieldValue: {
        readonly code: string;
        readonly type?: Schemas["AdditionalFieldType"];
        readonly value: string | readonly string[];
    };
    readonly ShopShipping: {
        readonly shipping_type_code: string;
        readonly shipping_type_label: string;
        readonly shipping_type_standard_code?: string;
        readonly shipping_zone_code: string;
        readonly shipping_zone_label: string;
        readonly shipping_free_amount?: number;
        readonly additional_fields?: readonly Schemas["AdditionalFieldValue"][];
    };
    readonly Account: {
        readonly shop_id: number;
        readonly shop_name: string;
        readonly shop_state: Schemas["ShopState"];
        readonly suspension_type?: Schemas["SuspensionType"] | null;
        readonly model?: Schemas["ShopModel"];
        readonly domains: readonly Schemas["ShopDomain"][];
        readonly channels: readonly string[];
        readonly date_created: string;
        readonly last_updated_date: string;
        readonly closed_from?: string;
        readonly closed_to?: string;
        readonly description?: string;
        readonly logo?: string;
        readonly banner?: string;
        readonly return_policy?: string;
        readonly recycling_policy?: string;
        readonly premium: boolean;
        readonly is_professional: boolean;
        readonly grade?: number;
        readonly evaluations_count: number;
        readonly offers_count: number;
        readonly orders_count: number;
        readonly approval_rate?: number;
        readonly approval_delay?: number;
        readonly order_messages_response_delay?: number;
        readonly currency_iso_code: Schemas["CurrencyCode"];
        readonly applicable_taxes?: readonly Schemas["ApplicableTax"][];
        readonly contact_informations: Schemas["ShopContact"];
        readonly default_billing_information: Schemas["DefaultBillingInformation"];
        readonly specific_billing_informations?: readonly Schemas["BillingInformation"][];
        readonly pro_details: Schemas["ProDetails"];
        readonly billing_info?: Schemas["LegacyBankDetails"];
        readonly payment_method_mandatory: boolean;
        readonly payment_info?: Schemas["PaymentInfo"];
        readonly payment_details: Schemas["PaymentBalances"];
        readonly kyc?: Schemas["KycState"];
        readonly dropship?: Schemas["DropshipSettings"];
        readonly producer_identifiers?: readonly Schemas["ProducerIdentifier"][];
        readonly free_shipping: boolean;
        readonly shipping: Schemas["ShopShippingSettings"];
        readonly shipping_country?: string;
        readonly shippings?: readonly Schemas["ShopShipping"][];
        readonly shipping_types?: readonly string[];
        readonly shipping_zones?: readonly string[];
        readonly shop_additional_fields: readonly Schemas["AdditionalFieldValue"][];
    };
    readonly ShopAddressUpdate: {
        readonly civility?: string;
        readonly firstname?: string;
        readonly lastname?: string;
        readonly street1?: string;
        readonly street2?: string | null;
        readonly zip_code?: string;
        readonly city?: string;
        readonly state?: string | null;
        readonly country?: Schemas["CountryCode"];
        readonly phone?: string | null;
        readonly phone_secondary?: string | null;
    };
    readonly ProDetailsUpdate: {
        readonly corporate_name?: string;
        readonly identification_number?: string | null;
        readonly tax_identification_number?: string | null;
    };
    readonly AdditionalFieldUpdate: {
        readonly code: string;
        readonly type?: Schemas["AdditionalFieldType"];
        readonly value?: string | readonly string[];
    };
    readonly AccountUpdate: {
        readonly shop_name?: string;
        readonly description?: string | null;
        readonly email?: string;
        readonly fax?: string | null;
        readonly web_site?: string | null;
        readonly address?: Schemas["ShopAddressUpdate"];
        readonly is_professional?: boolean;
        readonly pro_details?: Schemas["ProDetailsUpdate"];
        readonly payment_info?: Schemas["PaymentInfo"] | null;
        readonly channels?: readonly string[];
        readonly closed_from?: string | null;
        readonly closed_to?: string | null;
        readonly return_policy?: string | null;
        readonly recycling_policy?: string;
        readonly shipping_country?: Schemas["CountryCode"] | null;
        readonly producer_identifiers?: readonly Schemas["ProducerIdentifier"][];
        readonly shop_additional_fields?: readonly Schemas["AdditionalFieldUpdate"][] | null;
    };
    readonly ShopAddress: {
        readonly civility?: string;
        readonly firstname?: string;
        readonly lastname?: string;
        readonly street1?: string;
        readonly street2?: string;
        readonly zip_code?: string;
        readonly city?: string;
        readonly state?: string;
        readonly country?: Schemas["CountryCode"];
        readonly phone?: string;
        readonly phone_secondary?: string;
    };
    readonly UpdatedAccount: {
        readonly shop_name?: string;
        readonly description?: string;
        readonly model?: Schemas["ShopModel"];
        readonly email?: string;
        readonly fax?: string;
        readonly web_site?: string;
        readonly address?: Schemas["ShopAddress"];
        readonly is_professional?: boolean;
        readonly pro_details?: Schemas["ProDetails"];
        readonly default_billing_information?: Schemas["DefaultBillingInformation"];
        readonly specific_billing_informations?: readonly Schemas["BillingInformation"][];
        readonly payment_method_mandatory?: boolean;
        readonly payment_info?: Schemas["PaymentInfo"];
        readonly channels?: readonly string[];
        readonly closed_from?: string;
        readonly closed_to?: string;
        readonly return_policy?: string;
        readonly recycling_policy?: string;
        readonly shipping?: Schemas["ShopShippingSettings"];
        readonly shipping_country?: Schemas["CountryCode"];
        readonly producer_identifiers?: readonly Schemas["ProducerIdentifier"][];
        readonly shop_additional_fields?: readonly Schemas["AdditionalFieldValue"][];
    };
    readonly InputError: {
        readonly code: string;
        readonly field: string;
        readonly message: string;
    };
    readonly AccountUpdateResult: {
        readonly updated?: Schemas["UpdatedAccount"] | null;
        readonly errors?: readonly Schemas["InputError"][];
    };
    readonly StatisticsPeriod: "ALL_SINCE_BEGINNING" | "LAST_MONTH" | "LAST_THREE_MONTHS" | "LAST_SIX_MONTHS" | "LAST_YEAR";
    readonly PeriodCount: {
        readonly period?: Schemas["StatisticsPeriod"];
        readonly value?: number;
    };
    readonly PeriodValue: {
        readonly period?: Schemas["StatisticsPeriod"];
        readonly value?: number;
    };
    readonly ShopStatistics: {
        readonly shop_id?: number;
        readonly channel?: string | null;
        readonly last_updated_date?: string;
        readonly approval_delay?: readonly Schemas["PeriodCount"][];
        readonly approval_rate?: readonly Schemas["PeriodValue"][];
        readonly auto_refused_rate?: readonly Schemas["PeriodValue"][];
        readonly average_cart?: readonly Schemas["PeriodValue"][];
        readonly average_cart_with_shipping?: readonly Schemas["PeriodValue"][];
        readonly cancelation_rate?: readonly Schemas["PeriodValue"][];
        readonly consecutive_refused_orders_count?: readonly Schemas["PeriodCount"][];
        readonly evaluations_count?: readonly Schemas["PeriodCount"][];
        readonly grade?: readonly Schemas["PeriodValue"][];
        readonly incident_rate?: readonly Schemas["PeriodValue"][];
        readonly late_shipment_rate?: readonly Schemas["PeriodValue"][];
        readonly offers_count?: readonly Schemas["PeriodCount"][];
        readonly order_messages_response_delay?: readonly Schemas["PeriodCount"][];
        readonly orders_count?: readonly Schemas["PeriodCount"][];
        readonly refund_rate?: readonly Schemas["PeriodValue"][];
        readonly return_rate?: readonly Schemas["PeriodValue"][];
        readonly shipping_delay?: readonly Schemas["PeriodCount"][];
        readonly total_revenue?: readonly Schemas["PeriodValue"][];
        readonly valid_tracking_rate?: readonly Schemas["PeriodValue"][] | null;
    };
    readonly ShopDocumentDetails: {
        readonly id: number;
        readonly type: string;
        readonly file_name: string;
        readonly date_uploaded?: string;
    };
    readonly ShopDocument: {
        readonly shop_id?: number;
    } & Schemas["ShopDocumentDetails"];
    readonly ShopDocumentList: {
        readonly shop_documents: readonly Schemas["ShopDocument"][];
        readonly total_count?: number;
    };
    readonly ShopDocumentInput: {
        readonly file_name: string;
        readonly type_code: string;
    };
    readonly ShopDocumentUpload: {
        readonly shop_documents: readonly Schemas["ShopDocumentInput"][];
    };
    readonly RefusedShopDocument: {
        readonly errors: readonly Schemas["InputError"][];
    };
    readonly ShopDocumentUploadResult: {
        readonly documents?: readonly Schemas["RefusedShopDocument"][];
        readonly errors_count?: number;
    };
    readonly ShopRole: {
        readonly code?: string;
        readonly description?: string;
    };
    readonly ShopRoleList: {
        readonly roles?: readonly Schemas["ShopRole"][];
    };
    readonly AdditionalFieldEntity: "SHOP" | "OFFER" | "ORDER_LINE" | "ORDER";
    readonly AdditionalField: {
        readonly code: string;
        readonly label: string;
        readonly description?: string;
        readonly entity?: Schemas["AdditionalFieldEntity"];
        readonly type: Schemas["AdditionalFieldType"];
        readonly required: boolean;
        readonly accepted_values?: readonly string[];
        readonly default_value?: string;
        readonly regex?: string;
    };
    readonly SellerAdditionalField: {
        readonly editable: boolean;
    } & Schemas["AdditionalField"];
    readonly AdditionalFieldList: {
        readonly additional_fields: readonly Schemas["SellerAdditionalField"][];
        readonly total_count?: number;
    };
    readonly PlatformChannel: {
        readonly code: string;
        readonly label: string;
        readonly description: string;
    };
    readonly PlatformChannelList: {
        readonly channels?: readonly Schemas["PlatformChannel"][];
    };
    readonly PlatformCurrency: {
        readonly code: string;
        readonly label: string;
        readonly platform_default?: boolean;
    };
    readonly PlatformCurrencyList: {
        readonly currencies: readonly Schemas["PlatformCurrency"][];
    };
    readonly DocumentTypeEntity: "ORDER" | "SHOP";
    readonly DocumentType: {
        readonly code: string;
        readonly label: string;
        readonly description: string;
        readonly entity: Schemas["DocumentTypeEntity"];
        readonly mime_types?: readonly string[];
    };
    readonly DocumentTypeList: {
        readonly documents: readonly Schemas["DocumentType"][];
    };
    readonly PlatformLocale: {
        readonly code: string;
        readonly label: string;
        readonly platform_default?: boolean;
    };
    readonly PlatformLocaleList: {
        readonly locales: readonly Schemas["PlatformLocale"][];
    };
    readonly TaxProviders: {
        readonly avalara: boolean;
        readonly vertex: boolean;
    };
    readonly TaxManagerModule: {
        readonly activated: boolean;
        readonly tax_provider: Schemas["TaxProviders"];
    };
    readonly PlatformModules: {
        readonly mirakl_catalog_integrator: boolean;
        readonly mirakl_catalog_manager: boolean;
        readonly mirakl_catalog_transformer: boolean;
        readonly mirakl_platform_services: boolean;
        readonly offer_management: boolean;
        readonly offer_management_mode?: string;
        readonly order_management: boolean;
        readonly order_management_mode?: string;
        readonly promotions: boolean;
        readonly quotes: boolean;
        readonly tax_manager: Schemas["TaxManagerModule"];
    };
    readonly CatalogFeatures: {
        readonly allow_shop_contribution_to_all_channels: boolean;
        readonly exclude_invalid_products: boolean;
        readonly list_of_multiple_values_separator: string;
        readonly product_acceptance_by_channel: boolean;
        readonly product_data_validation_by_channel: boolean;
        readonly product_import_only_on_leaf: boolean;
    };
    readonly DirectPaymentFeature: {
        readonly activated: boolean;
        readonly refund_cancel_authorized: boolean;
    };
    readonly StoreDependentSwitch: "YES" | "NO" | "YES_PER_STORE";
    readonly DropshipFeatures: {
        readonly retail_pricing_enabled?: boolean;
        readonly retail_pricing_edition_enabled?: Schemas["StoreDependentSwitch"];
    };
    readonly CsvDelimiter: "COMMA" | "SEMICOLON";
    readonly OrderConditions: {
        readonly lead_time_to_ship: boolean;
        readonly maximum_order_quantity: boolean;
        readonly minimum_order_quantity: boolean;
        readonly package_order_quantity: boolean;
    };
    readonly OrderTaxMode: "TAX_INCLUDED" | "TAX_EXCLUDED";
    readonly OrderAcceptanceMode: "AUTOMATIC" | "NOT_AUTOMATIC" | "BOTH";
    readonly OrderWorkflows: {
        readonly no_customer_payment_confirmation: boolean;
        readonly order_acceptance: Schemas["OrderAcceptanceMode"];
        readonly pause_debit_workflow: boolean;
        readonly pay_on_due_date: boolean;
        readonly pay_on_shipment: boolean;
        readonly sellers_edit_shipping_origin: boolean;
        readonly shipping_and_billing_details_before_acceptance: boolean;
    };
    readonly ChannelPricing: "MULTI" | "SINGLE" | "DISABLED";
    readonly PricingFeatures: {
        readonly channel_pricing: Schemas["ChannelPricing"];
        readonly discount_period_required?: boolean;
        readonly discount_price_creation_in_the_past_blocked?: boolean;
        readonly scheduled_pricing: boolean;
        readonly volume_discount: boolean;
        readonly volume_pricing: boolean;
    };
    readonly PromotionFeatures: {
        readonly cart_promotion_campaign: boolean;
        readonly discount_campaign: boolean;
        readonly seller_promotion: boolean;
    };
    readonly ReturnFeatures: {
        readonly drop_ship?: boolean;
        readonly marketplace?: boolean;
        readonly one_creditor?: boolean;
    };
    readonly ShipmentFeatures: {
        readonly multi_part_item_shipment: boolean;
        readonly multi_shipment: boolean;
    };
    readonly TaxNumberRule: {
        readonly mandatory: boolean;
        readonly validation_regex?: string;
    };
    readonly ShopTaxOptions: {
        readonly local_tax_number?: Schemas["TaxNumberRule"];
        readonly tax_identification_number: Schemas["TaxNumberRule"];
    };
    readonly TaxCollection: {
        readonly activated: Schemas["StoreDependentSwitch"];
        readonly product_tax_code_mandatory: boolean;
        readonly tax_collection_by_operator: boolean;
    };
    readonly WarehouseFeatures: {
        readonly geolocation: boolean;
        readonly restricted_countries: readonly Schemas["CountryCode"][];
    };
    readonly PlatformFeatures: {
        readonly catalog: Schemas["CatalogFeatures"];
        readonly circular_economy_data_collection: boolean;
        readonly competitive_pricing_tool: boolean;
        readonly direct_payment_customer_store: Schemas["DirectPaymentFeature"];
        readonly disable_seller_alternative_carrier: boolean;
        readonly dropship?: Schemas["DropshipFeatures"];
        readonly kyc_status_per_seller?: boolean;
        readonly lead_time_to_ship_by_sellers_enabled: Schemas["StoreDependentSwitch"];
        readonly multi_currency: boolean;
        readonly multi_payout_psp_per_seller?: boolean;
        readonly no_reply_needed: boolean;
        readonly offer_prices_decimals: string;
        readonly operator_csv_delimiter: Schemas["CsvDelimiter"];
        readonly order_conditions: Schemas["OrderConditions"];
        readonly order_tax_mode: Schemas["OrderTaxMode"];
        readonly order_workflows: Schemas["OrderWorkflows"];
        readonly payment_confirmation?: boolean;
        readonly pricing: Schemas["PricingFeatures"];
        readonly product_data_validation_by_channel: boolean;
        readonly promotion?: Schemas["PromotionFeatures"];
        readonly returns?: Schemas["ReturnFeatures"];
        readonly shipment: Schemas["ShipmentFeatures"];
        readonly shop_tax_options: Schemas["ShopTaxOptions"];
        readonly tax_collection: Schemas["TaxCollection"];
        readonly tax_id_number: Schemas["TaxNumberRule"];
        readonly warehouses: Schemas["WarehouseFeatures"];
    };
    readonly CustomerModel: {
        readonly b2b: boolean;
        readonly b2c: boolean;
    };
    readonly PlatformModel: {
        readonly drop_ship: boolean;
        readonly marketplace: boolean;
        readonly one_creditor: boolean;
    };
    readonly EnhancedSellerInvoicing: {
        readonly enabled: boolean;
    };
    readonly PlatformSettings: {
        readonly customer_model: Schemas["CustomerModel"];
        readonly platform_model: Schemas["PlatformModel"];
        readonly enhanced_seller_invoicing?: Schemas["EnhancedSellerInvoicing"];
    };
    readonly PlatformConfiguration: {
        readonly platform_name: string;
        readonly tenant_name: string;
        readonly timezone: string;
        readonly modules: Schemas["PlatformModules"];
        readonly features: Schemas["PlatformFeatures"];
        readonly platform_configuration: Schemas["PlatformSettings"];
    };
    readonly ReasonType: "INCIDENT_OPEN" | "MPS_INCIDENT_OPEN" | "INCIDENT_CLOSE" | "MPS_INCIDENT_CLOSE" | "REFUND" | "MPS_REFUND" | "MESSAGING" | "ORDER_MESSAGING" | "MPS_ORDER_MESSAGING" | "MPS_OFFER_MESSAGING" | "OFFER_MESSAGING" | "CANCELATION" | "MMP_SELLER_MESSAGING" | "MPS_SELLER_MESSAGING" | "RETURN" | "RETURN_REJECTION" | "RETURN_NON_COMPLIANT";
    readonly TypedReason: {
        readonly code: string;
        readonly label: string;
        readonly type: Schemas["ReasonType"];
        readonly is_shop_right: boolean;
    };
    readonly TypedReasonList: {
        readonly reasons: readonly Schemas["TypedReason"][];
        readonly total_count?: number;
    };
    readonly Reason: {
        readonly code: string;
        readonly label: string;
    };
    readonly ReasonList: {
        readonly reasons: readonly Schemas["Reason"][];
        readonly total_count?: number;
    };
    readonly PlatformVersion: {
        readonly version?: string;
    };
    readonly InvoiceTypeFilter: "ALL" | "AUTO_INVOICE" | "MANUAL_INVOICE" | "MANUAL_CREDIT";
    readonly InvoicePaymentState: "PENDING" | "PAID" | "FAILED";
    readonly InvoiceIssuerType: "OPERATOR" | "BATCH" | "PARTNER";
    readonly InvoiceIssuer: {
        readonly type?: Schemas["InvoiceIssuerType"];
        readonly information?: string;
    };
    readonly InvoiceShopAddress: {
        readonly civility?: string;
        readonly firstname?: string;
        readonly lastname?: string;
        readonly company?: string;
        readonly complementary?: string;
        readonly street1?: string;
        readonly street2?: string;
        readonly zip_code?: string;
        readonly city?: string;
        readonly state?: string;
        readonly country?: string;
        readonly phone?: string;
        readonly phone_secondary?: string;
    };
    readonly InvoiceTax: {
        readonly code?: string;
        readonly amount?: number;
    };
    readonly InvoiceDetail: {
        readonly description?: string;
        readonly order_id?: string;
        readonly operation_date?: string;
        readonly quantity?: number;
        readonly amount_excl_taxes?: number;
        readonly taxes?: readonly Schemas["InvoiceTax"][];
    };
    readonly PayOutFailureReason: "INCOMPLETE_KYC" | "AWAITING_INVOICE_CHECK";
    readonly InvoicePayment: {
        readonly state?: Schemas["InvoicePaymentState"];
        readonly failure_reason?: Schemas["PayOutFailureReason"];
        readonly reference?: string | null;
        readonly transaction_date?: string | null;
    };
    readonly AccountingDocument: {
        readonly id?: string;
        readonly invoice_id?: number;
        readonly state?: string;
        readonly date_created?: string;
        readonly issue_date?: string;
        readonly due_date?: string;
        readonly issuing_user?: Schemas["InvoiceIssuer"];
        readonly shop_id?: number;
        readonly shop_name?: string;
        readonly shop_corporate_name?: string;
        readonly shop_model?: Schemas["ShopModel"];
        readonly shop_operator_internal_id?: string;
        readonly shop_tax_number?: string;
        readonly shop_address?: Schemas["InvoiceShopAddress"];
        readonly currency_iso_code?: Schemas["CurrencyCode"];
        readonly total_amount_excl_taxes?: number;
        readonly total_amount_incl_taxes?: number;
        readonly total_charged_amount?: number;
        readonly total_taxes?: readonly Schemas["InvoiceTax"][];
        readonly details?: readonly Schemas["InvoiceDetail"][];
        readonly pay_out_psp_code?: Schemas["PayOutService"];
        readonly payment?: Schemas["InvoicePayment"];
    };
    readonly InvoiceBankAccount: {
        readonly owner?: string;
        readonly bank_name?: string;
        readonly bank_street?: string;
        readonly bank_city?: string;
        readonly bank_zip?: string;
    };
    readonly IbanInvoiceAccount: {
        readonly "@type": "IBAN";
        readonly bic?: string;
        readonly iban?: string;
    } & Schemas["InvoiceBankAccount"];
    readonly NubanInvoiceAccount: {
        readonly "@type": "NUBAN";
        readonly nuban?: string;
    } & Schemas["InvoiceBankAccount"];
    readonly AustralianInvoiceAccount: {
        readonly "@type": "AUBSB";
        readonly auban?: string;
        readonly aubsb?: string;
    } & Schemas["InvoiceBankAccount"];
    readonly NewZealandInvoiceAccount: {
        readonly "@type": "NZBSB";
        readonly nzban?: string;
        readonly nzbsb?: string;
    } & Schemas["InvoiceBankAccount"];
    readonly AbaInvoiceAccount: {
        readonly "@type": "ABA";
        readonly bank_account_number?: string;
        readonly bic?: string;
        readonly routing_number?: string;
    } & Schemas["InvoiceBankAccount"];
    readonly HongKongInvoiceAccount: {
        readonly "@type": "HK";
        readonly bank_account_number?: string;
        readonly swift_code?: string;
    } & Schemas["InvoiceBankAccount"];
    readonly CanadianInvoiceAccount: {
        readonly "@type": "CANADIAN";
        readonly bank_account_number?: string;
        readonly institution_number?: string;
        readonly swift_code?: string;
        readonly transit_number?: string;
    } & Schemas["InvoiceBankAccount"];
    readonly MexicanInvoiceAccount: {
        readonly "@type": "MEXICAN";
        readonly bank_account_number?: string;
        readonly clabe?: string;
    } & Schemas["InvoiceBankAccount"];
    readonly JapaneseInvoiceAccount: {
        readonly "@type": "JAPANESE";
        readonly bank_account_number?: string;
        readonly bank_account_type?: Schemas["BankAccountType"];
        readonly bank_code?: string;
        readonly branch_code?: string;
        readonly branch_name?: string;
        readonly swift_code?: string;
    } & Schemas["InvoiceBankAccount"];
    readonly BrazilianInvoiceAccount: {
        readonly "@type": "BRAZILIAN";
        readonly account_number?: string;
        readonly bank_account_type?: Schemas["BankAccountType"];
        readonly bank_code?: string;
        readonly branch_code?: string;
        readonly pix_key?: string;
    } & Schemas["InvoiceBankAccount"];
    readonly TaiwaneseInvoiceAccount: {
        readonly "@type": "TAIWANESE";
        readonly account_number?: string;
        readonly bank_code?: string;
        readonly branch_code?: string;
    } & Schemas["InvoiceBankAccount"];
    readonly ThaiInvoiceAccount: {
        readonly "@type": "THAI";
        readonly account_number?: string;
    } & Schemas["InvoiceBankAccount"];
    readonly IndianInvoiceAccount: {
        readonly "@type": "INDIAN";
        readonly account_number?: string;
        readonly indian_financial_system_code?: string;
        readonly swift_code?: string;
    } & Schemas["InvoiceBankAccount"];
    readonly BritishInvoiceAccount: {
        readonly "@type": "UK";
        readonly bank_account_number?: string;
        readonly sort_code?: string;
        readonly swift_code?: string;
    } & Schemas["InvoiceBankAccount"];
    readonly UruguayanInvoiceAccount: {
        readonly "@type": "URUGUAYAN";
        readonly account_number?: string;
        readonly bank_account_type?: Schemas["BankAccountType"];
        readonly branch_code?: string;
    } & Schemas["InvoiceBankAccount"];
    readonly ColombianInvoiceAccount: {
        readonly "@type": "COLOMBIAN";
        readonly account_number?: string;
        readonly bank_account_type?: Schemas["BankAccountType"];
    } & Schemas["InvoiceBankAccount"];
    readonly GuatemalanInvoiceAccount: {
        readonly "@type": "GUATEMALAN";
        readonly account_number?: string;
        readonly bank_account_type?: Schemas["BankAccountType"];
    } & Schemas["InvoiceBankAccount"];
    readonly SingaporeInvoiceAccount: {
        readonly "@type": "SG";
        readonly bank_account_number?: string;
        readonly bank_key?: string;
        readonly swift_code?: string;
    } & Schemas["InvoiceBankAccount"];
    readonly IsraeliInvoiceAccount: {
        readonly "@type": "ISRAELI";
        readonly bank_account_number?: string;
        readonly bank_code?: string;
        readonly branch_name?: string;
    } & Schemas["InvoiceBankAccount"];
    readonly VietnameseInvoiceAccount: {
        readonly "@type": "VIETNAMESE";
        readonly bank_account_number?: string;
        readonly branch_name?: string;
    } & Schemas["InvoiceBankAccount"];
    readonly SerbianInvoiceAccount: {
        readonly "@type": "SERBIAN";
        readonly bank_account_number?: string;
        readonly bank_branch_number?: string;
        readonly bic?: string;
        readonly iban?: string;
    } & Schemas["InvoiceBankAccount"];
    readonly PhilippineInvoiceAccount: {
        readonly "@type": "PHILIPPINES";
        readonly bank_account_number?: string;
    } & Schemas["InvoiceBankAccount"];
    readonly PayOutInvoiceAccount: {
        readonly "@type": "PAYOUT";
        readonly bank_account_number?: string;
        readonly bic?: string;
        readonly iban?: string;
        readonly payout_format?: Schemas["PayOutFormat"];
        readonly sort_code?: string;
    } & Schemas["InvoiceBankAccount"];
    readonly InvoicePaymentInfo: Schemas["IbanInvoiceAccount"] | Schemas["NubanInvoiceAccount"] | Schemas["AustralianInvoiceAccount"] | Schemas["NewZealandInvoiceAccount"] | Schemas["AbaInvoiceAccount"] | Schemas["HongKongInvoiceAccount"] | Schemas["CanadianInvoiceAccount"] | Schemas["MexicanInvoiceAccount"] | Schemas["JapaneseInvoiceAccount"] | Schemas["BrazilianInvoiceAccount"] | Schemas["TaiwaneseInvoiceAccount"] | Schemas["ThaiInvoiceAccount"] | Schemas["IndianInvoiceAccount"] | Schemas["BritishInvoiceAccount"] | Schemas["UruguayanInvoiceAccount"] | Schemas["ColombianInvoiceAccount"] | Schemas["GuatemalanInvoiceAccount"] | Schemas["SingaporeInvoiceAccount"] | Schemas["IsraeliInvoiceAccount"] | Schemas["VietnameseInvoiceAccount"] | Schemas["SerbianInvoiceAccount"] | Schemas["PhilippineInvoiceAccount"] | Schemas["PayOutInvoiceAccount"];
    readonly BillingSummary: {
        readonly total_payable_orders_excl_tax?: number;
        readonly total_payable_orders_incl_tax?: number;
        readonly total_non_payable_orders_excl_tax?: number;
        readonly total_non_payable_orders_incl_tax?: number;
        readonly total_refund_orders_excl_tax?: number;
        readonly total_refund_orders_incl_tax?: number;
        readonly total_refund_payable_orders_excl_tax?: number;
        readonly total_refund_payable_orders_incl_tax?: number;
        readonly total_refund_non_payable_orders_excl_tax?: number;
        readonly total_refund_non_payable_orders_incl_tax?: number;
        readonly total_operator_paid_shipping_charges_excl_tax?: number;
        readonly total_operator_paid_shipping_charges_incl_tax?: number;
        readonly total_refund_operator_paid_shipping_charges_excl_tax?: number;
        readonly total_refund_operator_paid_shipping_charges_incl_tax?: number;
        readonly total_operator_remitted_taxes?: number;
        readonly total_refund_operator_remitted_taxes?: number;
        readonly total_purchase_taxes?: number;
        readonly total_refund_purchase_taxes?: number;
        readonly total_commissions_excl_tax?: number;
        readonly total_commissions_incl_tax?: number;
        readonly total_refund_commissions_excl_tax?: number;
        readonly total_refund_commissions_incl_tax?: number;
        readonly total_fee_excl_tax?: number;
        readonly total_fee_incl_tax?: number;
        readonly total_refund_fee_excl_tax?: number;
        readonly total_refund_fee_incl_tax?: number;
        readonly total_fee_operator_remitted_excl_tax?: number;
        readonly total_fee_operator_remitted_incl_tax?: number;
        readonly total_refund_fee_operator_remitted_excl_tax?: number;
        readonly total_refund_fee_operator_remitted_incl_tax?: number;
        readonly total_seller_fees_on_orders_excl_tax?: number;
        readonly total_seller_fees_on_orders_incl_tax?: number;
        readonly total_seller_penalty_fees_excl_tax?: number;
        readonly total_seller_penalty_fees_incl_tax?: number;
        readonly total_subscription_excl_tax?: number;
        readonly total_subscription_incl_tax?: number;
        readonly total_other_invoices_excl_tax?: number;
        readonly total_other_invoices_incl_tax?: number;
        readonly total_other_credits_excl_tax?: number;
        readonly total_other_credits_incl_tax?: number;
    };
    readonly InvoiceSummary: {
        readonly amount_transferred?: number;
        readonly amount_transferred_to_operator?: number;
        readonly reserve_funding?: number;
        readonly reserve_settlement?: number;
    } & Schemas["BillingSummary"];
    readonly AutoInvoice: {
        readonly type: "AUTO_INVOICE";
        readonly start_time?: string;
        readonly end_time?: string;
        readonly seller_billing_cycle_id?: string;
        readonly payment_info?: Schemas["InvoicePaymentInfo"];
        readonly summary?: Schemas["InvoiceSummary"];
    } & Schemas["AccountingDocument"];
    readonly ManualInvoice: {
        readonly type: "MANUAL_INVOICE";
        readonly emission_date?: string;
        readonly seller_billing_cycle_id?: string;
    } & Schemas["AccountingDocument"];
    readonly ManualCredit: {
        readonly type: "MANUAL_CREDIT";
        readonly emission_date?: string;
        readonly seller_billing_cycle_id?: string;
    } & Schemas["AccountingDocument"];
    readonly Invoice: Schemas["AutoInvoice"] | Schemas["ManualInvoice"] | Schemas["ManualCredit"];
    readonly InvoicePage: {
        readonly invoices?: readonly Schemas["Invoice"][];
        readonly total_count?: number;
    };
    readonly TransactionType: "MANUAL_CREDIT" | "MANUAL_CREDIT_VAT" | "MANUAL_INVOICE" | "MANUAL_INVOICE_VAT" | "INVOICEABLE_ONE_OFF_DEBIT" | "INVOICEABLE_ONE_OFF_DEBIT_TAX" | "INVOICEABLE_ONE_OFF_CREDIT" | "INVOICEABLE_ONE_OFF_CREDIT_TAX" | "ORDER_AMOUNT" | "ORDER_AMOUNT_TAX" | "ORDER_SHIPPING_AMOUNT" | "ORDER_SHIPPING_AMOUNT_TAX" | "COMMISSION_FEE" | "COMMISSION_VAT" | "REFUND_ORDER_AMOUNT" | "REFUND_ORDER_AMOUNT_TAX" | "REFUND_ORDER_SHIPPING_AMOUNT" | "REFUND_ORDER_SHIPPING_AMOUNT_TAX" | "REFUND_COMMISSION_FEE" | "REFUND_COMMISSION_VAT" | "SUBSCRIPTION_FEE" | "SUBSCRIPTION_VAT" | "OPERATOR_REMITTED_ORDER_AMOUNT_TAX" | "OPERATOR_REMITTED_ORDER_SHIPPING_AMOUNT_TAX" | "OPERATOR_REMITTED_REFUND_ORDER_AMOUNT_TAX" | "OPERATOR_REMITTED_REFUND_ORDER_SHIPPING_AMOUNT_TAX" | "OPERATOR_PAID_ORDER_SHIPPING_AMOUNT" | "OPERATOR_PAID_ORDER_SHIPPING_AMOUNT_TAX" | "OPERATOR_PAID_REFUND_ORDER_SHIPPING_AMOUNT" | "OPERATOR_PAID_REFUND_ORDER_SHIPPING_AMOUNT_TAX" | "PAYMENT" | "PURCHASE_COMMISSION_FEE" | "PURCHASE_SHIPPING_COMMISSION_FEE" | "PURCHASE_ORDER_AMOUNT_TAX" | "PURCHASE_ORDER_SHIPPING_AMOUNT_TAX" | "REFUND_PURCHASE_COMMISSION_FEE" | "REFUND_PURCHASE_SHIPPING_COMMISSION_FEE" | "REFUND_PURCHASE_ORDER_AMOUNT_TAX" | "REFUND_PURCHASE_ORDER_SHIPPING_AMOUNT_TAX" | "ORDER_FEE_AMOUNT" | "OPERATOR_REMITTED_ORDER_FEE_AMOUNT" | "REFUND_ORDER_FEE_AMOUNT" | "OPERATOR_REMITTED_REFUND_ORDER_FEE_AMOUNT" | "PURCHASE_FEE_COMMISSION_FEE" | "REFUND_PURCHASE_FEE_COMMISSION_FEE" | "RESERVE_FUNDING" | "RESERVE_SETTLEMENT" | "SELLER_FEE_ON_ORDER" | "SELLER_FEE_ON_ORDER_TAX" | "SELLER_PENALTY_FEE" | "SELLER_PENALTY_FEE_TAX";
    readonly TransactionPaymentState: "PENDING" | "PAYABLE" | "PAID" | "NOT_APPLICABLE" | "RESERVE";
    readonly TransactionCode: {
        readonly code?: string;
    };
    readonly TransactionOrderReferences: {
        readonly order_reference_for_customer?: string;
        readonly order_reference_for_seller?: string;
    };
    readonly TransactionOrderPayment: {
        readonly imprint_number?: string;
        readonly payment_type?: string;
    };
    readonly TransactionOrder: {
        readonly id?: string;
        readonly commercial_id?: string;
        readonly creation_date?: string;
        readonly references?: Schemas["TransactionOrderReferences"];
        readonly payment_info?: Schemas["TransactionOrderPayment"];
    };
    readonly TransactionReference: {
        readonly id?: string;
    };
    readonly TransactionTax: {
        readonly code?: string;
        readonly rate?: number;
    };
    readonly TransactionFee: {
        readonly code?: string;
        readonly cancelations?: readonly Schemas["TransactionReference"][];
        readonly refunds?: readonly Schemas["TransactionReference"][];
    };
    readonly TransactionItemReference: {
        readonly type?: string;
        readonly value?: string;
    };
    readonly TransactionOneOffItem: {
        readonly description?: string;
        readonly operation_date?: string;
        readonly quantity?: number;
        readonly unit_price?: number;
        readonly references?: readonly Schemas["TransactionItemReference"][];
    };
    readonly TransactionManualDocument: {
        readonly number?: string;
        readonly emission_date?: string;
    };
    readonly TransactionInfo: {
        readonly number?: string;
        readonly date?: string;
    };
    readonly TransactionEntities: {
        readonly domain?: string;
        readonly channel?: Schemas["TransactionCode"];
        readonly order?: Schemas["TransactionOrder"];
        readonly order_line?: Schemas["TransactionReference"];
        readonly order_tax?: Schemas["TransactionTax"];
        readonly order_fee?: Schemas["TransactionCode"];
        readonly shop_tax?: Schemas["TransactionTax"];
        readonly shipment?: Schemas["TransactionReference"];
        readonly debit?: Schemas["TransactionReference"];
        readonly refund?: Schemas["TransactionReference"];
        readonly fee?: Schemas["TransactionFee"];
        readonly one_off_item?: Schemas["TransactionOneOffItem"];
        readonly manual_accounting_document?: Schemas["TransactionManualDocument"];
        readonly transaction_info?: Schemas["TransactionInfo"];
    };
    readonly TransactionLine: {
        readonly id?: string;
        readonly type?: Schemas["TransactionType"];
        readonly date_created?: string;
        readonly last_updated?: string;
        readonly currency_iso_code?: string;
        readonly amount?: number;
        readonly amount_credited?: number;
        readonly amount_debited?: number;
        readonly balance?: number;
        readonly psp_balance?: number;
        readonly pay_out_psp_code?: Schemas["PayOutService"];
        readonly payment_state?: Schemas["TransactionPaymentState"];
        readonly seller_billing_cycle_id?: string;
        readonly accounting_document_id?: string;
        readonly accounting_document_number?: string;
        readonly accounting_document_creation_date?: string;
        readonly entities?: Schemas["TransactionEntities"];
    };
    readonly TransactionLogPage: {
        readonly data: readonly Schemas["TransactionLine"][];
        readonly next_page_token?: string | null;
        readonly previous_page_token?: string | null;
    };
    readonly TransactionExportFormat: "JSON" | "NDJSON";
    readonly TransactionExportRequest: {
        readonly format?: Schemas["TransactionExportFormat"];
        readonly items_per_chunk?: number;
        readonly megabytes_per_chunk?: number;
        readonly shop_id?: number;
        readonly shop_model?: readonly Schemas["ShopModel"][];
        readonly shop_domain?: readonly string[];
        readonly date_created_from?: string;
        readonly date_created_to?: string;
        readonly transaction_date_from?: string;
        readonly transaction_date_to?: string;
        readonly last_updated_from?: string;
        readonly transaction_type?: readonly Schemas["TransactionType"][];
        readonly payment_state?: readonly Schemas["TransactionPaymentState"][];
        readonly pay_out_psp_codes?: readonly Schemas["PayOutService"][];
        readonly payment_voucher_number?: string;
        readonly seller_billing_cycle_id?: readonly string[];
        readonly accounting_document_id?: string;
        readonly accounting_document_number?: string;
        readonly order_id?: readonly string[];
        readonly order_line_id?: readonly string[];
        readonly order_reference_for_customer?: readonly string[];
        readonly order_reference_for_seller?: readonly string[];
        readonly other_reference?: readonly string[];
    };
    readonly TransactionExportStart: {
        readonly tracking_id?: string;
    };
    readonly TransactionExportState: "PENDING" | "FAILED" | "CANCELED" | "COMPLETED";
    readonly TransactionExportError: {
        readonly code?: string;
        readonly detail?: string;
    };
    readonly TransactionExportStatus: {
        readonly status?: Schemas["TransactionExportState"];
        readonly last_updated?: string;
        readonly urls?: readonly string[];
        readonly error?: Schemas["TransactionExportError"];
    };
    readonly LocationAddress: {
        readonly company?: string;
        readonly street1?: string;
        readonly street2?: string;
        readonly complementary?: string;
        readonly zip_code?: string;
        readonly city?: string;
        readonly state?: string;
        readonly country_code: string;
        readonly formatted_address: string;
    };
    readonly Coordinates: {
        readonly latitude: number;
        readonly longitude: number;
    };
    readonly PointGeography: {
        readonly type: "POINT";
        readonly address: Schemas["LocationAddress"];
        readonly geocode: Schemas["Coordinates"];
    };
    readonly Radius: number;
    readonly CircleGeography: {
        readonly type: "CIRCLE";
        readonly address: Schemas["LocationAddress"];
        readonly center: Schemas["Coordinates"];
        readonly radius: Schemas["Radius"];
    };
    readonly LocationZone: {
        readonly reference_id: string;
        readonly address: Schemas["LocationAddress"];
    };
    readonly ZonesGeography: {
        readonly type: "ZONE_REFERENCES";
        readonly zone_references: readonly Schemas["LocationZone"][];
    };
    readonly Geography: Schemas["PointGeography"] | Schemas["CircleGeography"] | Schemas["ZonesGeography"];
    readonly LocationContact: {
        readonly email?: string;
        readonly phone?: string;
    };
    readonly OpeningHours: {
        readonly opening_time: string;
        readonly closing_time: string;
    };
    readonly WeeklyOpeningHours: {
        readonly monday?: readonly Schemas["OpeningHours"][];
        readonly tuesday?: readonly Schemas["OpeningHours"][];
        readonly wednesday?: readonly Schemas["OpeningHours"][];
        readonly thursday?: readonly Schemas["OpeningHours"][];
        readonly friday?: readonly Schemas["OpeningHours"][];
        readonly saturday?: readonly Schemas["OpeningHours"][];
        readonly sunday?: readonly Schemas["OpeningHours"][];
    };
    readonly ServiceMedia: {
        readonly mime_type: string;
        readonly url: string;
    };
    readonly LocationDetails: {
        readonly id: string;
        readonly label: string;
        readonly description?: string;
        readonly geography: Schemas["Geography"];
        readonly contact_info?: Schemas["LocationContact"];
        readonly opening_hours?: Schemas["WeeklyOpeningHours"];
        readonly medias?: readonly Schemas["ServiceMedia"][];
    };
    readonly OverriddenDay: {
        readonly availability: "OVERRIDDEN_HOURS" | "NOT_AVAILABLE";
        readonly opening_hours?: readonly Schemas["OpeningHours"][];
    };
    readonly OverriddenOpeningHours: {
        readonly monday: Schemas["OverriddenDay"];
        readonly tuesday: Schemas["OverriddenDay"];
        readonly wednesday: Schemas["OverriddenDay"];
        readonly thursday: Schemas["OverriddenDay"];
        readonly friday: Schemas["OverriddenDay"];
        readonly saturday: Schemas["OverriddenDay"];
        readonly sunday: Schemas["OverriddenDay"];
    };
    readonly Location: {
        readonly overridden_opening_hours?: Schemas["OverriddenOpeningHours"];
    } & Schemas["LocationDetails"];
    readonly LocationPage: {
        readonly data: readonly Schemas["Location"][];
        readonly next_page_token?: string | null;
        readonly previous_page_token?: string | null;
    };
    readonly AddressInput: {
        readonly formatted_address: string;
    };
    readonly PointInput: {
        readonly type: "POINT";
        readonly address: Schemas["AddressInput"];
    };
    readonly CircleInput: {
        readonly type: "CIRCLE";
        readonly address: Schemas["AddressInput"];
        readonly radius: Schemas["Radius"];
    };
    readonly ZoneInput: {
        readonly reference_id: string;
    };
    readonly ZonesInput: {
        readonly type: "ZONE_REFERENCES";
        readonly zone_references: readonly Schemas["ZoneInput"][];
    };
    readonly GeographyInput: Schemas["PointInput"] | Schemas["CircleInput"] | Schemas["ZonesInput"];
    readonly LocationRequest: {
        readonly label: string;
        readonly description?: string;
        readonly geography: Schemas["GeographyInput"];
        readonly contact_info?: Schemas["LocationContact"];
        readonly opening_hours?: Schemas["WeeklyOpeningHours"];
    };
    readonly CodeLabel: {
        readonly code: string;
        readonly label: string;
    };
    readonly BookingType: "NO_BOOKING" | "DATETIME_REQUEST" | "SCHEDULED_EVENTS";
    readonly ConsumptionType: "VOUCHER" | "CONFIRMATION_BY_SHOP";
    readonly ServiceConsumption: {
        readonly type: Schemas["ConsumptionType"];
    };
    readonly LocationType: "NO_LOCATION" | "AT_CUSTOMER_LOCATION" | "AT_SHOP_LOCATION";
    readonly QuantityRule: "ALLOW_UNLIMITED" | "ALLOW_FIXED" | "NO_QUANTITY";
    readonly ModelQuantity: {
        readonly on_marketplace: readonly Schemas["QuantityRule"][];
        readonly per_order: readonly Schemas["QuantityRule"][];
    };
    readonly ServiceModelDetails: {
        readonly code: string;
        readonly title: string;
        readonly description?: string;
        readonly categories: readonly Schemas["CodeLabel"][];
        readonly booking: {
            readonly type: Schemas["BookingType"];
        };
        readonly consumption: Schemas["ServiceConsumption"];
        readonly location: {
            readonly type: Schemas["LocationType"];
        };
        readonly quantity: Schemas["ModelQuantity"];
    };
    readonly ElementCounts: {
        readonly minimum_number_of_elements: number;
        readonly maximum_number_of_elements?: number;
    };
    readonly ModelAttributeDetails: {
        readonly code: string;
        readonly label: string;
        readonly service_configuration?: Schemas["ElementCounts"];
    };
    readonly PlainModelAttribute: {
        readonly type: "BOOLEAN" | "DATE_TIME" | "INTEGER" | "TEXT" | "LONG_TEXT" | "LINK" | "VIDEO";
    } & Schemas["ModelAttributeDetails"];
    readonly DecimalModelAttribute: {
        readonly type: "DECIMAL";
        readonly precision: number;
    } & Schemas["ModelAttributeDetails"];
    readonly ValueListModelAttribute: {
        readonly type: "VALUE_LIST";
        readonly available_values: readonly Schemas["CodeLabel"][];
    } & Schemas["ModelAttributeDetails"];
    readonly ModelAttribute: Schemas["PlainModelAttribute"] | Schemas["DecimalModelAttribute"] | Schemas["ValueListModelAttribute"];
    readonly PricingType: "FIXED_PRICE" | "ESTIMATED_PRICE" | "FIXED_PRICE_MULTI" | "ESTIMATED_PRICE_MULTI";
    readonly BooleanModelPriceOption: {
        readonly code: string;
        readonly label: string;
        readonly type: "BOOLEAN";
        readonly service_configuration: Schemas["ElementCounts"];
    };
    readonly ValueListModelPriceOption: {
        readonly code: string;
        readonly label: string;
        readonly type: "VALUE_LIST";
        readonly available_values: readonly Schemas["CodeLabel"][];
        readonly service_configuration: Schemas["ElementCounts"];
    };
    readonly ModelPriceOption: Schemas["BooleanModelPriceOption"] | Schemas["ValueListModelPriceOption"];
    readonly UnitOptionType: "VALUE_LIST";
    readonly SingleElement: {
        readonly minimum_number_of_elements: 1;
    };
    readonly ModelUnitOption: {
        readonly code: string;
        readonly label: string;
        readonly type: Schemas["UnitOptionType"];
        readonly values: readonly Schemas["CodeLabel"][];
        readonly order_configuration?: Schemas["SingleElement"];
        readonly service_configuration?: Schemas["SingleElement"];
    };
    readonly ModelPricing: {
        readonly type: Schemas["PricingType"];
        readonly options?: readonly Schemas["ModelPriceOption"][];
        readonly price_per_unit_options?: readonly Schemas["ModelUnitOption"][];
    };
    readonly ServiceModel: {
        readonly custom_attributes: readonly Schemas["ModelAttribute"][];
        readonly pricing: Schemas["ModelPricing"];
    } & Schemas["ServiceModelDetails"];
    readonly ServiceModelPage: {
        readonly data: readonly Schemas["ServiceModel"][];
        readonly next_page_token?: string | null;
        readonly previous_page_token?: string | null;
    };
    readonly ServiceModelName: {
        readonly code: string;
        readonly title: string;
    };
    readonly NoBooking: {
        readonly type: "NO_BOOKING";
    };
    readonly RequestedTimeBooking: {
        readonly type: "DATETIME_REQUEST";
        readonly duration: string;
    };
    readonly Session: {
        readonly id: string;
        readonly available_units: number;
        readonly time_slot: {
            readonly start: string;
            readonly end: string;
        };
    };
    readonly ScheduledBooking: {
        readonly type: "SCHEDULED_EVENTS";
        readonly duration: string;
        readonly sessions?: readonly Schemas["Session"][];
    };
    readonly ServiceBooking: Schemas["NoBooking"] | Schemas["RequestedTimeBooking"] | Schemas["ScheduledBooking"];
    readonly NoLocation: {
        readonly type: "NO_LOCATION";
    };
    readonly ShopLocationPoint: {
        readonly type: "POINT";
        readonly geocode: Schemas["Coordinates"];
        readonly distance?: number | null;
    };
    readonly ShopLocationCircle: {
        readonly type: "CIRCLE";
        readonly center: Schemas["Coordinates"];
        readonly radius: Schemas["Radius"];
    };
    readonly ShopLocationZone: {
        readonly reference_id: string;
        readonly formatted_address: string;
    };
    readonly ShopLocationZones: {
        readonly type: "ZONE_REFERENCES";
        readonly zone_references: readonly Schemas["ShopLocationZone"][];
    };
    readonly ShopLocationGeography: Schemas["ShopLocationPoint"] | Schemas["ShopLocationCircle"] | Schemas["ShopLocationZones"];
    readonly ShopLocation: {
        readonly id: string;
        readonly label: string;
        readonly geography: Schemas["ShopLocationGeography"];
    };
    readonly ShopLocations: {
        readonly type: "AT_CUSTOMER_LOCATION" | "AT_SHOP_LOCATION";
        readonly shop_locations: readonly Schemas["ShopLocation"][];
    };
    readonly ServiceLocation: Schemas["NoLocation"] | Schemas["ShopLocations"];
    readonly BooleanPriceOption: {
        readonly code: string;
        readonly label: string;
        readonly type: "BOOLEAN";
        readonly values: readonly {
            readonly amount?: number;
            readonly value?: boolean;
        }[];
    };
    readonly PriceOptionValue: {
        readonly code?: string;
        readonly label?: string;
        readonly amount?: number;
    };
    readonly ValueListPriceOption: {
        readonly code: string;
        readonly label: string;
        readonly type: "VALUE_LIST";
        readonly values: readonly Schemas["PriceOptionValue"][];
    };
    readonly PriceOption: Schemas["BooleanPriceOption"] | Schemas["ValueListPriceOption"];
    readonly SinglePricing: {
        readonly type: "FIXED_PRICE" | "ESTIMATED_PRICE";
        readonly price_per_unit: number;
        readonly min_price_per_unit: number;
        readonly max_price_per_unit: number;
        readonly options?: readonly Schemas["PriceOption"][];
    };
    readonly UnitPrice: {
        readonly code: string;
        readonly label: string;
        readonly amount: number;
    };
    readonly UnitPrices: {
        readonly code: string;
        readonly label: string;
        readonly type: Schemas["UnitOptionType"];
        readonly values: readonly Schemas["UnitPrice"][];
    };
    readonly MultiPricing: {
        readonly type: "FIXED_PRICE_MULTI" | "ESTIMATED_PRICE_MULTI";
        readonly price_per_unit_options: readonly Schemas["UnitPrices"][];
        readonly min_price_per_unit: number;
        readonly max_price_per_unit: number;
        readonly options?: readonly Schemas["PriceOption"][];
    };
    readonly ServicePricing: Schemas["SinglePricing"] | Schemas["MultiPricing"];
    readonly UnlimitedQuantity: {
        readonly type: "NO_QUANTITY";
        readonly max_per_order?: number;
    };
    readonly LimitedQuantity: {
        readonly type: "LIMITED";
        readonly available: number;
        readonly max_per_order?: number;
    };
    readonly ServiceQuantity: Schemas["UnlimitedQuantity"] | Schemas["LimitedQuantity"];
    readonly ValueListAttributeValue: {
        readonly code: string;
        readonly label: string;
        readonly type: "VALUE_LIST";
        readonly value?: readonly Schemas["CodeLabel"][];
    };
    readonly BooleanAttributeValue: {
        readonly code: string;
        readonly label: string;
        readonly type: "BOOLEAN";
        readonly value?: boolean;
    };
    readonly IntegerAttributeValue: {
        readonly code: string;
        readonly label: string;
        readonly type: "INTEGER";
        readonly value?: number;
    };
    readonly DecimalAttributeValue: {
        readonly code: string;
        readonly label: string;
        readonly type: "DECIMAL";
        readonly value?: number;
    };
    readonly DateTimeAttributeValue: {
        readonly code: string;
        readonly label: string;
        readonly type: "DATE_TIME";
        readonly value?: string;
    };
    readonly TextAttributeValue: {
        readonly code: string;
        readonly label: string;
        readonly type: "TEXT" | "LONG_TEXT" | "LINK" | "VIDEO";
        readonly value?: string;
    };
    readonly AttributeValue: Schemas["ValueListAttributeValue"] | Schemas["BooleanAttributeValue"] | Schemas["IntegerAttributeValue"] | Schemas["DecimalAttributeValue"] | Schemas["DateTimeAttributeValue"] | Schemas["TextAttributeValue"];
    readonly InactiveReason: "MANUALLY_DISABLED" | "ZERO_QUANTITY" | "ORDER_REFUSED" | "ORDER_ACCEPTANCE_TIMEOUT" | "NOT_IN_AVAILABILITY_PERIOD" | "SHOP_NOT_OPEN" | "SHOP_SUSPENDED" | "SHOP_CURRENCY_DISABLED" | "MISSING_REQUIRED_FIELDS" | "VALIDATION_NEEDED" | "NO_SESSION";
    readonly Service: {
        readonly code: string;
        readonly title: string;
        readonly description?: string;
        readonly model: Schemas["ServiceModelName"];
        readonly category: Schemas["CodeLabel"];
        readonly booking: Schemas["ServiceBooking"];
        readonly consumption: Schemas["ServiceConsumption"];
        readonly location: Schemas["ServiceLocation"];
        readonly pricing: Schemas["ServicePricing"];
        readonly quantity: Schemas["ServiceQuantity"];
        readonly service_tax_code?: string;
        readonly custom_attribute_values: readonly Schemas["AttributeValue"][];
        readonly medias?: readonly Schemas["ServiceMedia"][];
        readonly inactive_reasons: readonly Schemas["InactiveReason"][];
        readonly date_availability_start?: string;
        readonly date_availability_end?: string;
        readonly date_created: string;
        readonly date_updated: string;
    };
    readonly ServicePage: {
        readonly data: readonly Schemas["Service"][];
        readonly next_page_token?: string | null;
        readonly previous_page_token?: string | null;
    };
    readonly CodeReference: {
        readonly code: string;
    };
    readonly ServiceDuration: "PT15M" | "PT30M" | "PT45M" | "PT1H" | "PT1H30M" | "PT2H" | "PT2H30M" | "PT3H" | "PT4H" | "PT5H" | "PT6H" | "PT7H" | "PT8H" | "PT9H" | "PT10H" | "PT11H" | "PT12H" | "PT16H" | "PT20H" | "PT24H" | "PT48H" | "PT72H" | "PT96H" | "PT120H" | "PT144H" | "PT168H" | "PT192H" | "PT216H";
    readonly RequestedTimeBookingInput: {
        readonly type: "DATETIME_REQUEST";
        readonly duration: Schemas["ServiceDuration"];
    };
    readonly SessionStart: {
        readonly start: string;
    };
    readonly SessionInput: {
        readonly available_units: number;
        readonly time_slot: Schemas["SessionStart"];
    };
    readonly ScheduledBookingInput: {
        readonly type: "SCHEDULED_EVENTS";
        readonly duration: Schemas["ServiceDuration"];
        readonly sessions: readonly Schemas["SessionInput"][];
    };
    readonly ServiceBookingInput: Schemas["NoBooking"] | Schemas["RequestedTimeBookingInput"] | Schemas["ScheduledBookingInput"];
    readonly LocationReference: {
        readonly id: string;
    };
    readonly ShopLocationsInput: {
        readonly type: "AT_CUSTOMER_LOCATION" | "AT_SHOP_LOCATION";
        readonly shop_locations: readonly Schemas["LocationReference"][];
    };
    readonly ServiceLocationInput: Schemas["NoLocation"] | Schemas["ShopLocationsInput"];
    readonly PriceInput: number;
    readonly BooleanPriceInput: {
        readonly amount: Schemas["PriceInput"];
        readonly value: boolean;
    };
    readonly BooleanPriceOptionInput: {
        readonly code: string;
        readonly type: "BOOLEAN";
        readonly values: readonly Schemas["BooleanPriceInput"][];
    };
    readonly ValuePriceInput: {
        readonly amount: Schemas["PriceInput"];
        readonly code: string;
    };
    readonly ValueListPriceOptionInput: {
        readonly code: string;
        readonly type: "VALUE_LIST";
        readonly values: readonly Schemas["ValuePriceInput"][];
    };
    readonly PriceOptionInput: Schemas["BooleanPriceOptionInput"] | Schemas["ValueListPriceOptionInput"];
    readonly SinglePricingInput: {
        readonly type: "FIXED_PRICE" | "ESTIMATED_PRICE";
        readonly price_per_unit: Schemas["PriceInput"];
        readonly options?: readonly Schemas["PriceOptionInput"][];
    };
    readonly UnitPriceInput: {
        readonly code: string;
        readonly amount: number;
    };
    readonly UnitPricesInput: {
        readonly code: string;
        readonly type: string;
        readonly values: readonly Schemas["UnitPriceInput"][];
    };
    readonly MultiPricingInput: {
        readonly type: "FIXED_PRICE_MULTI" | "ESTIMATED_PRICE_MULTI";
        readonly price_per_unit_options: readonly Schemas["UnitPricesInput"][];
        readonly options?: readonly Schemas["PriceOptionInput"][];
    };
    readonly ServicePricingInput: Schemas["SinglePricingInput"] | Schemas["MultiPricingInput"];
    readonly MaximumPerOrder: number;
    readonly UnlimitedQuantityInput: {
        readonly type: "NO_QUANTITY";
        readonly max_per_order?: Schemas["MaximumPerOrder"];
    };
    readonly AvailableUnits: number;
    readonly LimitedQuantityInput: {
        readonly type: "LIMITED";
        readonly available: Schemas["AvailableUnits"];
        readonly max_per_order?: Schemas["MaximumPerOrder"];
    };
    readonly ServiceQuantityInput: Schemas["UnlimitedQuantityInput"] | Schemas["LimitedQuantityInput"];
    readonly ValueListAttributeInput: {
        readonly code: string;
        readonly type: "VALUE_LIST";
        readonly value: readonly Schemas["CodeReference"][];
    };
    readonly BooleanAttributeInput: {
        readonly code: string;
        readonly type: "BOOLEAN";
        readonly value: boolean;
    };
    readonly IntegerAttributeInput: {
        readonly code: string;
        readonly type: "INTEGER";
        readonly value: number;
    };
    readonly DecimalAttributeInput: {
        readonly code: string;
        readonly type: "DECIMAL";
        readonly value: number;
    };
    readonly DateTimeAttributeInput: {
        readonly code: string;
        readonly type: "DATE_TIME";
        readonly value: string;
    };
    readonly TextAttributeInput: {
        readonly code: string;
        readonly type: "TEXT" | "LONG_TEXT" | "LINK" | "VIDEO";
        readonly value: string;
    };
    readonly AttributeInput: Schemas["ValueListAttributeInput"] | Schemas["BooleanAttributeInput"] | Schemas["IntegerAttributeInput"] | Schemas["DecimalAttributeInput"] | Schemas["DateTimeAttributeInput"] | Schemas["TextAttributeInput"];
    readonly SettableInactiveReason: "MANUALLY_DISABLED";
    readonly ServiceRequest: {
        readonly title: string;
        readonly description?: string;
        readonly model: Schemas["CodeReference"];
        readonly category: Schemas["CodeReference"];
        readonly booking?: Schemas["ServiceBookingInput"];
        readonly location?: Schemas["ServiceLocationInput"];
        readonly pricing: Schemas["ServicePricingInput"];
        readonly quantity?: Schemas["ServiceQuantityInput"];
        readonly service_tax_code?: string;
        readonly custom_attribute_values?: readonly Schemas["AttributeInput"][];
        readonly inactive_reasons?: readonly Schemas["SettableInactiveReason"][];
        readonly date_availability_start?: string;
        readonly date_availability_end?: string;
    };
    readonly SessionUpdate: {
        readonly id?: string;
        readonly available_units: number;
        readonly time_slot: Schemas["SessionStart"];
    };
    readonly ScheduledBookingUpdate: {
        readonly type: "SCHEDULED_EVENTS";
        readonly duration?: Schemas["ServiceDuration"];
        readonly sessions?: readonly Schemas["SessionUpdate"][];
    };
    readonly ServiceBookingUpdate: Schemas["NoBooking"] | Schemas["RequestedTimeBookingInput"] | Schemas["ScheduledBookingUpdate"];
    readonly ServiceLocationUpdate: {
        readonly type: "NO_LOCATION" | "AT_CUSTOMER_LOCATION" | "AT_SHOP_LOCATION";
        readonly shop_locations?: readonly Schemas["LocationReference"][];
    };
    readonly BooleanPriceOptionUpdate: {
        readonly code: string;
        readonly type: "BOOLEAN";
        readonly values?: readonly Schemas["BooleanPriceInput"][] | null;
    };
    readonly ValueListPriceOptionUpdate: {
        readonly code: string;
        readonly type: "VALUE_LIST";
        readonly values?: readonly Schemas["ValuePriceInput"][] | null;
    };
    readonly PriceOptionUpdate: Schemas["BooleanPriceOptionUpdate"] | Schemas["ValueListPriceOptionUpdate"];
    readonly ServicePricingUpdate: {
        readonly type?: "FIXED_PRICE" | "ESTIMATED_PRICE" | "FIXED_PRICE_MULTI" | "ESTIMATED_PRICE_MULTI";
        readonly price_per_unit?: Schemas["PriceInput"];
        readonly price_per_unit_options?: readonly Schemas["UnitPricesInput"][];
        readonly options?: readonly Schemas["PriceOptionUpdate"][];
    };
    readonly ServiceQuantityUpdate: {
        readonly type: "NO_QUANTITY" | "LIMITED";
        readonly available?: Schemas["AvailableUnits"];
        readonly max_per_order?: Schemas["MaximumPerOrder"];
    };
    readonly ValueListAttributeUpdate: {
        readonly code: string;
        readonly type: "VALUE_LIST";
        readonly value?: readonly Schemas["CodeReference"][] | null;
    };
    readonly BooleanAttributeUpdate: {
        readonly code: string;
        readonly type: "BOOLEAN";
        readonly value?: boolean | null;
    };
    readonly IntegerAttributeUpdate: {
        readonly code: string;
        readonly type: "INTEGER";
        readonly value?: number | null;
    };
    readonly DecimalAttributeUpdate: {
        readonly code: string;
        readonly type: "DECIMAL";
        readonly value?: number | null;
    };
    readonly DateTimeAttributeUpdate: {
        readonly code: string;
        readonly type: "DATE_TIME";
        readonly value?: string | null;
    };
    readonly TextAttributeUpdate: {
        readonly code: string;
        readonly type: "TEXT" | "LONG_TEXT" | "LINK" | "VIDEO";
        readonly value?: string | null;
    };
    readonly AttributeUpdate: Schemas["ValueListAttributeUpdate"] | Schemas["BooleanAttributeUpdate"] | Schemas["IntegerAttributeUpdate"] | Schemas["DecimalAttributeUpdate"] | Schemas["DateTimeAttributeUpdate"] | Schemas["TextAttributeUpdate"];
    readonly ServiceUpdate: {
        readonly title?: string;
        readonly description?: string | null;
        readonly model?: Schemas["CodeReference"];
        readonly category?: Schemas["CodeReference"];
        readonly booking?: Schemas["ServiceBookingUpdate"];
        readonly location?: Schemas["ServiceLocationUpdate"];
        readonly pricing?: Schemas["ServicePricingUpdate"];
        readonly quantity?: Schemas["ServiceQuantityUpdate"];
        readonly service_tax_code?: string;
        readonly custom_attribute_values?: readonly Schemas["AttributeUpdate"][];
        readonly inactive_reasons?: readonly Schemas["SettableInactiveReason"][] | null;
        readonly date_availability_start?: string | null;
        readonly date_availability_end?: string | null;
    };
    readonly ServiceMessageBody: string;
    readonly FreeTextTopic: {
        readonly type: "FREE_TEXT";
        readonly value: string;
    };
    readonly ServiceReasonTopic: {
        readonly type: "REASON_CODE";
        readonly value: string;
    };
    readonly ServiceTopicInput: Schemas["FreeTextTopic"] | Schemas["ServiceReasonTopic"];
    readonly ServiceThreadInput: {
        readonly body: Schemas["ServiceMessageBody"];
        readonly to: readonly ("OPERATOR" | "SHOP")[];
        readonly topic: Schemas["ServiceTopicInput"];
    };
    readonly MessageSent: {
        readonly message_id: string;
        readonly thread_id: string;
    };
    readonly ServiceOrderThreadInput: {
        readonly body: Schemas["ServiceMessageBody"];
        readonly to: readonly ("OPERATOR" | "SHOP" | "CUSTOMER")[];
        readonly topic: Schemas["ServiceTopicInput"];
    };
    readonly LocalDateTime: string;
    readonly LocalTimeSlot: {
        readonly from: Schemas["LocalDateTime"];
        readonly to: Schemas["LocalDateTime"];
    };
    readonly TimeConfirmation: {
        readonly type: "DATETIME_REQUEST";
        readonly confirmed_time_slots: readonly Schemas["LocalTimeSlot"][];
    };
    readonly SessionChoice: {
        readonly type: "SCHEDULED_EVENTS" | "SCHEDULED_EVENT";
        readonly session: {
            readonly id: string;
        };
    };
    readonly ServiceOrderBookingUpdate: Schemas["NoBooking"] | Schemas["TimeConfirmation"] | Schemas["SessionChoice"];
    readonly OrderValueListAttributeUpdate: {
        readonly code: string;
        readonly type: "VALUE_LIST";
        readonly value: readonly string[] | null;
    };
    readonly OrderBooleanAttributeUpdate: {
        readonly code: string;
        readonly type: "BOOLEAN";
        readonly value: boolean | null;
    };
    readonly OrderIntegerAttributeUpdate: {
        readonly code: string;
        readonly type: "INTEGER";
        readonly value: number | null;
    };
    readonly OrderDecimalAttributeUpdate: {
        readonly code: string;
        readonly type: "DECIMAL";
        readonly value: number | null;
    };
    readonly OrderDateTimeAttributeUpdate: {
        readonly code: string;
        readonly type: "DATE_TIME";
        readonly value: string | null;
    };
    readonly OrderTextAttributeUpdate: {
        readonly code: string;
        readonly type: "TEXT" | "LONG_TEXT" | "LINK" | "VIDEO";
        readonly value: string | null;
    };
    readonly OrderAttributeUpdate: Schemas["OrderValueListAttributeUpdate"] | Schemas["OrderBooleanAttributeUpdate"] | Schemas["OrderIntegerAttributeUpdate"] | Schemas["OrderDecimalAttributeUpdate"] | Schemas["OrderDateTimeAttributeUpdate"] | Schemas["OrderTextAttributeUpdate"];
    readonly ServiceOrderTax: {
        readonly amount: number;
        readonly code: string;
    };
    readonly BooleanServiceOrderOptionUpdate: {
        readonly code: string;
        readonly type: "BOOLEAN";
        readonly value?: boolean | null;
        readonly amount?: number | null;
        readonly taxes?: readonly Schemas["ServiceOrderTax"][] | null;
    };
    readonly ServiceOrderOptionValueUpdate: {
        readonly code: string;
        readonly amount: number;
        readonly taxes?: readonly Schemas["ServiceOrderTax"][] | null;
    };
    readonly ValueListServiceOrderOptionUpdate: {
        readonly code: string;
        readonly type: "VALUE_LIST";
        readonly values?: readonly Schemas["ServiceOrderOptionValueUpdate"][] | null;
    };
    readonly ServiceOrderOptionUpdate: Schemas["BooleanServiceOrderOptionUpdate"] | Schemas["ValueListServiceOrderOptionUpdate"];
    readonly ServiceOrderUpdate: {
        readonly booking?: Schemas["ServiceOrderBookingUpdate"];
        readonly custom_attribute_values?: readonly Schemas["OrderAttributeUpdate"][];
        readonly price?: {
            readonly options?: readonly Schemas["ServiceOrderOptionUpdate"][];
        };
    };
    readonly ServiceOrderState: "WAITING_SCORING" | "SCORING_OK" | "SCORING_KO" | "WAITING_ACCEPTANCE" | "ORDER_ACCEPTED" | "ORDER_REFUSED" | "ORDER_PENDING" | "ORDER_CONSUMED" | "ORDER_EXPIRED" | "ORDER_CLOSED" | "ORDER_CANCELLED";
    readonly ServiceOrderWorkflow: {
        readonly type: "PAY_ON_ACCEPTANCE" | "PAY_AFTER_CONSUMPTION";
    };
    readonly OrderedService: {
        readonly code: string;
        readonly title: string;
        readonly description?: string;
        readonly category: Schemas["CodeLabel"];
        readonly model: Schemas["CodeLabel"];
        readonly custom_attribute_values: readonly Schemas["AttributeValue"][];
        readonly medias?: readonly Schemas["ServiceMedia"][];
    };
    readonly RequestedTime: {
        readonly type: "DATETIME_REQUEST";
        readonly time_slots: readonly Schemas["LocalTimeSlot"][];
        readonly confirmed_time_slots?: readonly Schemas["LocalTimeSlot"][];
        readonly contact_info?: string;
        readonly contact_additional_info?: string;
    };
    readonly SessionTimes: {
        readonly start?: string;
        readonly end?: string;
    };
    readonly BookedSession: {
        readonly type: "SCHEDULED_EVENTS" | "SCHEDULED_EVENT";
        readonly session?: {
            readonly id?: string;
            readonly timeslot?: Schemas["SessionTimes"];
        };
        readonly contact_info?: string;
        readonly contact_additional_info?: string;
    };
    readonly ServiceOrderBooking: Schemas["NoBooking"] | Schemas["RequestedTime"] | Schemas["BookedSession"];
    readonly ServiceOrderAddress: {
        readonly civility?: string;
        readonly first_name?: string;
        readonly last_name: string;
        readonly company?: string;
        readonly street1?: string;
        readonly street2?: string;
        readonly complementary?: string;
        readonly zip_code?: string;
        readonly city: string;
        readonly state?: string;
        readonly country: string;
        readonly country_code?: Schemas["CountryCode"];
    };
    readonly CustomerPlace: {
        readonly type: "AT_CUSTOMER_LOCATION";
        readonly customer_address?: Schemas["ServiceOrderAddress"];
    };
    readonly ShopPlace: {
        readonly type: "AT_SHOP_LOCATION";
        readonly shop_locations: readonly Schemas["ShopLocation"][];
    };
    readonly ServiceOrderLocation: Schemas["NoLocation"] | Schemas["CustomerPlace"] | Schemas["ShopPlace"];
    readonly BooleanServiceOrderOption: {
        readonly code: string;
        readonly label: string;
        readonly type: "BOOLEAN";
        readonly value: boolean;
        readonly amount: number;
        readonly taxes?: readonly Schemas["ServiceOrderTax"][];
    };
    readonly ServiceOrderOptionValue: {
        readonly code: string;
        readonly label: string;
        readonly amount: number;
        readonly taxes?: readonly Schemas["ServiceOrderTax"][];
    };
    readonly ValueListServiceOrderOption: {
        readonly code: string;
        readonly label: string;
        readonly type: "VALUE_LIST";
        readonly values: readonly Schemas["ServiceOrderOptionValue"][];
    };
    readonly ServiceOrderOption: Schemas["BooleanServiceOrderOption"] | Schemas["ValueListServiceOrderOption"];
    readonly SingleServiceOrderPrice: {
        readonly type: "FIXED_PRICE" | "ESTIMATED_PRICE";
        readonly amount?: number;
        readonly quantity: number;
        readonly taxes?: readonly Schemas["ServiceOrderTax"][];
        readonly options?: readonly Schemas["ServiceOrderOption"][];
    };
    readonly OrderedUnit: {
        readonly code: string;
        readonly amount: number;
        readonly ordered_quantity: number;
    };
    readonly OrderedUnits: {
        readonly code: string;
        readonly label: string;
        readonly type: string;
        readonly values: readonly Schemas["OrderedUnit"][];
    };
    readonly MultiServiceOrderPrice: {
        readonly type: "FIXED_PRICE_MULTI" | "ESTIMATED_PRICE_MULTI";
        readonly ordered_service_units?: readonly Schemas["OrderedUnits"][];
        readonly options?: readonly Schemas["ServiceOrderOption"][];
    };
    readonly ServiceOrderPrice: Schemas["SingleServiceOrderPrice"] | Schemas["MultiServiceOrderPrice"];
    readonly CommissionTax: {
        readonly amount: number;
        readonly code: string;
    };
    readonly ServiceOrderCommission: {
        readonly amount_excluding_taxes?: number;
        readonly amount_including_taxes?: number;
        readonly commission_taxes?: readonly Schemas["CommissionTax"][];
    };
    readonly ServiceOrderRefund: {
        readonly id: string;
        readonly state: "WAITING" | "OK";
        readonly amount: number;
        readonly taxes: readonly Schemas["ServiceOrderTax"][];
        readonly options?: readonly Schemas["ServiceOrderOption"][];
        readonly commission: Schemas["ServiceOrderCommission"];
        readonly reason_code: string;
        readonly creation_date: string;
        readonly transaction_date?: string;
        readonly transaction_number?: string;
    };
    readonly ServiceOrderWarning: "PRICE_MISMATCH" | "SERVICE_INACTIVE" | "MAX_PER_ORDER_EXCEEDED" | "STOCK_EXCEEDED" | "LOCATION_MISMATCH" | "LOCATION_NOT_COVERING_CLIENT_ADDRESS" | "DATETIME_REQUEST_OPENING_HOURS_MISMATCH" | "DATETIME_REQUEST_DURATION_MISMATCH" | "DATETIME_REQUEST_IN_PAST" | "PRICING_OPTION_AMOUNT_MISMATCH" | "SCHEDULED_EVENT_ALREADY_STARTED" | "SCHEDULED_EVENT_ALREADY_ENDED" | "SCHEDULED_EVENT_FULLY_BOOKED";
    readonly ServiceOrderDetails: {
        readonly id: string;
        readonly commercial_order_id: string;
        readonly state: Schemas["ServiceOrderState"];
        readonly workflow: Schemas["ServiceOrderWorkflow"];
        readonly service: Schemas["OrderedService"];
        readonly booking: Schemas["ServiceOrderBooking"];
        readonly location: Schemas["ServiceOrderLocation"];
        readonly price?: Schemas["ServiceOrderPrice"];
        readonly currency_code: string;
        readonly commission?: Schemas["ServiceOrderCommission"];
        readonly refunds?: readonly Schemas["ServiceOrderRefund"][];
        readonly custom_attribute_values: readonly Schemas["AttributeValue"][];
        readonly can_evaluate: boolean;
        readonly has_open_incident?: boolean;
        readonly warnings?: readonly Schemas["ServiceOrderWarning"][];
        readonly date_accepted?: string;
        readonly date_created: string;
        readonly date_updated: string;
    };
    readonly ServiceOrderConsumption: {
        readonly type: Schemas["ConsumptionType"];
        readonly date_consumed?: string;
        readonly date_expiration?: string;
    };
    readonly ServiceOrderCustomer: {
        readonly id: string;
        readonly civility?: string;
        readonly first_name?: string;
        readonly last_name?: string;
        readonly phone_number?: string;
        readonly locale?: string;
        readonly billing_address: Schemas["ServiceOrderAddress"];
    };
    readonly ServiceOrder: {
        readonly consumption: Schemas["ServiceOrderConsumption"];
        readonly customer?: Schemas["ServiceOrderCustomer"];
        readonly customer_notification_email?: string;
    } & Schemas["ServiceOrderDetails"];
    readonly ServiceOrderPage: {
        readonly data: readonly Schemas["ServiceOrder"][];
        readonly next_page_token?: string | null;
        readonly previous_page_token?: string | null;
    };
    readonly ServiceOrderConsumptionRequest: {
        readonly voucher_code?: string;
        readonly date_consumed?: string;
    };
    readonly BooleanServiceOrderOptionInput: {
        readonly code: string;
        readonly type: "BOOLEAN";
        readonly value?: boolean;
        readonly amount?: number;
        readonly taxes?: readonly Schemas["ServiceOrderTax"][];
    };
    readonly ServiceOrderOptionValueInput: {
        readonly code: string;
        readonly amount: number;
        readonly taxes?: readonly Schemas["ServiceOrderTax"][];
    };
    readonly ValueListServiceOrderOptionInput: {
        readonly code: string;
        readonly type: "VALUE_LIST";
        readonly values?: readonly Schemas["ServiceOrderOptionValueInput"][];
    };
    readonly ServiceOrderOptionInput: Schemas["BooleanServiceOrderOptionInput"] | Schemas["ValueListServiceOrderOptionInput"];
    readonly ServiceOrderRefundRequest: {
        readonly amount: number;
        readonly currency_code: string;
        readonly reason_code: string;
        readonly taxes?: readonly Schemas["ServiceOrderTax"][];
        readonly options?: readonly Schemas["ServiceOrderOptionInput"][];
    };
    readonly ServiceAssessment: {
        readonly code: string;
        readonly label: string;
        readonly response: string;
    };
    readonly EvaluationReply: {
        readonly type: "OPERATOR" | "SHOP";
        readonly comment: string;
        readonly date: string;
    };
    readonly ServiceOrderEvaluation: {
        readonly grade: number;
        readonly comment?: string;
        readonly assessments: readonly Schemas["ServiceAssessment"][];
        readonly customer_id: string;
        readonly firstname: string;
        readonly lastname: string;
        readonly visible: boolean;
        readonly reply?: Schemas["EvaluationReply"];
        readonly date: string;
        readonly last_updated_date: string;
    };
    readonly TopicType: "FREE_TEXT" | "REASON_CODE";
    readonly Topic: {
        readonly type: Schemas["TopicType"];
        readonly value: string;
    };
    readonly ThreadEntity: {
        readonly type: string;
        readonly id: string;
        readonly label: string;
    };
    readonly ParticipantType: "OPERATOR" | "SHOP" | "CUSTOMER";
    readonly Participant: {
        readonly type: Schemas["ParticipantType"];
        readonly id?: string;
        readonly display_name: string;
    };
    readonly Sender: {
        readonly type: "OPERATOR_USER" | "SHOP_USER" | "CUSTOMER_USER";
        readonly display_name: string;
        readonly organization_details?: Schemas["Participant"];
    };
    readonly ThreadMetadata: {
        readonly total_count: number;
        readonly last_message_date: string;
        readonly last_sender: Schemas["Sender"];
        readonly shop_reply_needed_since: string | null;
    };
    readonly NoReplyNeeded: {
        readonly date: string;
        readonly user_type: "OPERATOR" | "SHOP";
    };
    readonly ThreadDetails: {
        readonly id: string;
        readonly topic: Schemas["Topic"];
        readonly entities?: readonly Schemas["ThreadEntity"][];
        readonly authorized_participants: readonly Schemas["Participant"][];
        readonly current_participants: readonly Schemas["Participant"][];
        readonly customer_organization?: {
            readonly id: string;
            readonly display_name: string;
        };
        readonly metadata: Schemas["ThreadMetadata"];
        readonly no_store_reply_needed?: readonly Schemas["NoReplyNeeded"][];
        readonly date_created: string;
        readonly date_updated: string;
    };
    readonly ThreadAttachment: {
        readonly id: string;
        readonly name: string;
        readonly size: number;
    };
    readonly ThreadMessage: {
        readonly id: string;
        readonly body: string;
        readonly from: Schemas["Sender"];
        readonly to: readonly Schemas["Participant"][];
        readonly attachments?: readonly Schemas["ThreadAttachment"][];
        readonly date_created: string;
    };
    readonly Thread: {
        readonly messages: readonly Schemas["ThreadMessage"][];
    } & Schemas["ThreadDetails"];
    readonly ListedThread: {
        readonly messages?: readonly Schemas["ThreadMessage"][];
    } & Schemas["ThreadDetails"];
    readonly ThreadPage: {
        readonly data: readonly Schemas["ListedThread"][];
        readonly next_page_token?: string | null;
        readonly previous_page_token?: string | null;
    };
    readonly MessageBody: string;
    readonly ThreadEntityInput: {
        readonly type: string;
    };
    readonly ReasonTopic: {
        readonly type: "REASON_CODE";
        readonly value: string;
    };
    readonly TopicInput: Schemas["FreeTextTopic"] | Schemas["ReasonTopic"];
    readonly ThreadInput: {
        readonly body: Schemas["MessageBody"];
        readonly entity: Schemas["ThreadEntityInput"];
        readonly topic: Schemas["TopicInput"];
    };
    readonly Recipient: {
        readonly type: Schemas["ParticipantType"];
        readonly id?: string;
    };
    readonly MessageInput: {
        readonly body: Schemas["MessageBody"];
        readonly to: readonly Schemas["Recipient"][];
        readonly topic?: Schemas["TopicInput"];
    };
    readonly PayOutState: "TO_PAY" | "PAID" | "FAILED";
    readonly BilledShop: {
        readonly shop_id?: number;
        readonly shop_name?: string;
        readonly shop_corporate_name?: string;
        readonly shop_model?: Schemas["ShopModel"];
        readonly shop_operator_internal_id?: string;
    };
    readonly PayOut: {
        readonly state?: Schemas["PayOutState"];
        readonly failure_reason?: Schemas["PayOutFailureReason"];
        readonly reference?: string;
        readonly transaction_date?: string;
    };
    readonly BillingCycleCore: {
        readonly id?: string;
        readonly date_created?: string;
        readonly shop?: Schemas["BilledShop"];
        readonly currency_iso_code?: Schemas["CurrencyCode"];
        readonly amount_transferred_to_seller?: number;
        readonly amount_transferred_to_operator?: number;
        readonly payment_voucher_number?: string;
        readonly pay_out_psp_code?: Schemas["PayOutService"];
        readonly pay_out?: Schemas["PayOut"];
    };
    readonly SellerBillingCycle: {
        readonly summary?: Schemas["BillingSummary"];
    } & Schemas["BillingCycleCore"];
    readonly SellerBillingCyclePage: {
        readonly data: readonly Schemas["SellerBillingCycle"][];
        readonly next_page_token?: string | null;
        readonly previous_page_token?: string | null;
    };
    readonly PlatformShopDocument: {
        readonly shop_id: number;
        readonly date_deleted?: string | null;
    } & Schemas["ShopDocumentDetails"];
    readonly PlatformShopDocumentList: {
        readonly shop_documents: readonly Schemas["PlatformShopDocument"][];
        readonly total_count?: number;
    };
    readonly ShopPermission: "INVISIBLE" | "READ_ONLY" | "READ_WRITE";
    readonly PlatformAdditionalField: {
        readonly shop_permission?: Schemas["ShopPermission"];
        readonly channels?: readonly string[];
        readonly models?: readonly Schemas["ShopModel"][];
    } & Schemas["AdditionalField"];
    readonly PlatformAdditionalFieldList: {
        readonly additional_fields: readonly Schemas["PlatformAdditionalField"][];
        readonly total_count?: number;
    };
    readonly PlatformDocumentType: {
        readonly models?: readonly Schemas["ShopModel"][];
    } & Schemas["DocumentType"];
    readonly PlatformDocumentTypeList: {
        readonly documents: readonly Schemas["PlatformDocumentType"][];
    };
    readonly PlatformReason: {
        readonly is_customer_right: boolean;
        readonly is_operator_right: boolean;
    } & Schemas["TypedReason"];
    readonly PlatformReasonList: {
        readonly reasons: readonly Schemas["PlatformReason"][];
        readonly total_count?: number;
    };
    readonly PaymentVoucherNumber: string;
    readonly AutoInvoiceWithVoucher: {
        readonly payment_voucher_number?: Schemas["PaymentVoucherNumber"];
    } & Schemas["AutoInvoice"];
    readonly ManualInvoiceWithVoucher: {
        readonly payment_voucher_number?: Schemas["PaymentVoucherNumber"];
    } & Schemas["ManualInvoice"];
    readonly ManualCreditWithVoucher: {
        readonly payment_voucher_number?: Schemas["PaymentVoucherNumber"];
    } & Schemas["ManualCredit"];
    readonly InvoiceWithVoucher: Schemas["AutoInvoiceWithVoucher"] | Schemas["ManualInvoiceWithVoucher"] | Schemas["ManualCreditWithVoucher"];
    readonly InvoiceWithVoucherPage: {
        readonly invoices?: readonly Schemas["InvoiceWithVoucher"][];
        readonly total_count?: number;
    };
    readonly LocationShop: {
        readonly id: number;
    };
    readonly ShopOverriddenOpeningHours: {
        readonly shop_id: number;
    } & Schemas["OverriddenOpeningHours"];
    readonly OperatorLocation: {
        readonly shop?: Schemas["LocationShop"];
        readonly shop_overridden_opening_hours?: readonly Schemas["ShopOverriddenOpeningHours"][];
    } & Schemas["LocationDetails"];
    readonly OperatorLocationPage: {
        readonly data: readonly Schemas["OperatorLocation"][];
        readonly next_page_token?: string | null;
        readonly previous_page_token?: string | null;
    };
    readonly OperatorLocationRequest: {
        readonly shop?: Schemas["LocationShop"];
    } & Schemas["LocationRequest"];
    readonly AttributeOrderConfiguration: {
        readonly maximum_number_of_elements?: number;
        readonly shop_permission: "INVISIBLE" | "READ_ONLY" | "READ_WRITE";
    };
    readonly OperatorPlainModelAttribute: {
        readonly order_configuration?: Schemas["AttributeOrderConfiguration"];
    } & Schemas["PlainModelAttribute"];
    readonly OperatorDecimalModelAttribute: {
        readonly order_configuration?: Schemas["AttributeOrderConfiguration"];
    } & Schemas["DecimalModelAttribute"];
    readonly OperatorValueListModelAttribute: {
        readonly order_configuration?: Schemas["AttributeOrderConfiguration"];
    } & Schemas["ValueListModelAttribute"];
    readonly OperatorModelAttribute: Schemas["OperatorPlainModelAttribute"] | Schemas["OperatorDecimalModelAttribute"] | Schemas["OperatorValueListModelAttribute"];
    readonly PriceOptionOnOrders: {
        readonly maximum_number_of_elements?: number;
    };
    readonly OperatorBooleanModelPriceOption: {
        readonly order_configuration?: Schemas["PriceOptionOnOrders"];
    } & Schemas["BooleanModelPriceOption"];
    readonly OperatorValueListModelPriceOption: {
        readonly order_configuration?: Schemas["PriceOptionOnOrders"];
    } & Schemas["ValueListModelPriceOption"];
    readonly OperatorModelPriceOption: Schemas["OperatorBooleanModelPriceOption"] | Schemas["OperatorValueListModelPriceOption"];
    readonly OperatorModelPricing: {
        readonly type: Schemas["PricingType"];
        readonly options?: readonly Schemas["OperatorModelPriceOption"][];
        readonly price_per_unit_options?: readonly Schemas["ModelUnitOption"][];
    };
    readonly OperatorServiceModel: {
        readonly custom_attributes: readonly Schemas["OperatorModelAttribute"][];
        readonly pricing: Schemas["OperatorModelPricing"];
    } & Schemas["ServiceModelDetails"];
    readonly OperatorServiceModelPage: {
        readonly data: readonly Schemas["OperatorServiceModel"][];
        readonly next_page_token?: string | null;
        readonly previous_page_token?: string | null;
    };
    readonly ShopReference: {
        readonly id: number;
    };
    readonly OperatorServiceRequest: {
        readonly shop: Schemas["ShopReference"];
    } & Schemas["ServiceRequest"];
    readonly ServiceShop: {
        readonly id: number;
        readonly name: string;
        readonly currency_code: string;
    };
    readonly OperatorService: {
        readonly shop: Schemas["ServiceShop"];
    } & Schemas["Service"];
    readonly OperatorServiceUpdate: {
        readonly shop: Schemas["ShopReference"];
    } & Schemas["ServiceUpdate"];
    readonly OperatorServiceOrderConsumption: {
        readonly voucher_code?: string;
    } & Schemas["ServiceOrderConsumption"];
    readonly OperatorServiceOrderCustomer: {
        readonly email?: string;
    } & Schemas["ServiceOrderCustomer"];
    readonly ServiceOrderShop: {
        readonly id: number;
        readonly name: string;
    };
    readonly OperatorServiceOrder: {
        readonly consumption: Schemas["OperatorServiceOrderConsumption"];
        readonly customer: Schemas["OperatorServiceOrderCustomer"];
        readonly shop?: Schemas["ServiceOrderShop"];
        readonly imprint_number?: string;
        readonly payment_type?: string;
    } & Schemas["ServiceOrderDetails"];
    readonly FrontInvoiceSummary: {
        readonly total_mirakl_ads_debit_excl_tax?: number;
        readonly total_mirakl_ads_debit_incl_tax?: number;
        readonly total_mirakl_ads_credit_excl_tax?: number;
        readonly total_mirakl_ads_credit_incl_tax?: number;
    } & Schemas["InvoiceSummary"];
    readonly FrontAutoInvoice: {
        readonly type: "AUTO_INVOICE";
        readonly start_time?: string;
        readonly end_time?: string;
        readonly seller_billing_cycle_id?: string;
        readonly payment_info?: Schemas["InvoicePaymentInfo"];
        readonly summary?: Schemas["FrontInvoiceSummary"];
        readonly payment_voucher_number?: Schemas["PaymentVoucherNumber"];
    } & Schemas["AccountingDocument"];
    readonly FrontInvoice: Schemas["FrontAutoInvoice"] | Schemas["ManualInvoiceWithVoucher"] | Schemas["ManualCreditWithVoucher"];
    readonly FrontInvoicePage: {
        readonly invoices?: readonly Schemas["FrontInvoice"][];
        readonly total_count?: number;
    };
    readonly FrontBillingSummary: {
        readonly total_mirakl_ads_debit_excl_tax?: number;
        readonly total_mirakl_ads_debit_incl_tax?: number;
        readonly total_mirakl_ads_credit_excl_tax?: number;
        readonly total_mirakl_ads_credit_incl_tax?: number;
    } & Schemas["BillingSummary"];
    readonly FrontBillingCycle: {
        readonly summary?: Schemas["FrontBillingSummary"];
    } & Schemas["BillingCycleCore"];
    readonly FrontBillingCyclePage: {
        readonly data: readonly Schemas["FrontBillingCycle"][];
        readonly next_page_token?: string | null;
        readonly previous_page_token?: string | null;
    };
    readonly ThreadCustomer: {
        readonly id: string;
        readonly civility?: string;
        readonly first_name: string;
        readonly last_name: string;
        readonly email: string;
        readonly locale?: string;
    };
    readonly CustomerServiceThreadInput: {
        readonly customer: Schemas["ThreadCustomer"];
    } & Schemas["ServiceThreadInput"];
    readonly OfferState: {
        readonly code: string;
        readonly label: string;
    };
    readonly OfferStateList: {
        readonly offer_states: readonly Schemas["OfferState"][];
        readonly total_count: number;
    };
    readonly OfferInactivityReason: "PRODUCT_STATUS_NEW" | "PRODUCT_STATUS_INVALID" | "PRODUCT_STATUS_REJECTED" | "PRODUCT_STATUS_UNAUTHORIZED_TO_SELL" | "PRODUCT_STATUS_PENDING" | "PRODUCT_STATUS_SYNCHRO_ERROR" | "PRODUCT_DISABLED" | "SHOP_NOT_OPEN" | "ZERO_QUANTITY" | "NO_MIN_SHIPPING_RATE" | "NOT_IN_AVAILABILITY_PERIOD" | "NO_CHANNEL_ON_SHOP" | "SHOP_CURRENCY_DISABLED" | "AVAILABLE_QUANTITY_LESS_THAN_MIN_ORDER_QUANTITY" | "AVAILABLE_QUANTITY_LESS_THAN_PACKAGE_QUANTITY" | "NO_ACTIVE_PRICE" | "CATEGORY_UNAUTHORIZED_TO_SELL" | "BRAND_UNAUTHORIZED_TO_SELL";
    readonly OfferProductReference: {
        readonly reference_type: string;
        readonly reference: string;
    };
    readonly OfferWarehouse: {
        readonly code: string;
        readonly quantity: number;
    };
    readonly OfferPriceContext: {
        readonly channel_codes?: readonly string[];
        readonly customer_group_ids?: readonly string[];
        readonly customer_organization_ids?: readonly string[];
        readonly start_date?: string;
        readonly end_date?: string;
    };
    readonly OfferVolumePrice: {
        readonly quantity_threshold: number;
        readonly price: number;
        readonly unit_origin_price: number;
        readonly unit_discount_price?: number;
    };
    readonly OfferPrice: {
        readonly channel_code?: string | null;
        readonly context?: Schemas["OfferPriceContext"];
        readonly price: number;
        readonly unit_origin_price: number;
        readonly unit_discount_price?: number | null;
        readonly discount_start_date?: string | null;
        readonly discount_end_date?: string | null;
        readonly volume_prices: readonly Schemas["OfferVolumePrice"][];
    };
    readonly OfferPriceRange: {
        readonly quantity_threshold: number;
        readonly price: number;
    };
    readonly OfferDiscount: {
        readonly origin_price?: number;
        readonly discount_price?: number | null;
        readonly start_date?: string;
        readonly end_date?: string;
        readonly ranges?: readonly Schemas["OfferPriceRange"][];
    };
    readonly OfferRetailPrice: {
        readonly price: number;
        readonly unit_origin_price: number;
        readonly unit_discount_price?: number | null;
        readonly discount_start_date?: string | null;
        readonly discount_end_date?: string | null;
    };
    readonly OfferEcoContribution: {
        readonly epr_category_code: Schemas["EprCategoryCode"];
        readonly eco_contribution_amount?: number;
        readonly producer_id?: string;
    };
    readonly OfferFulfillment: {
        readonly center: {
            readonly code: string;
        };
    };
    readonly OfferLogisticClass: {
        readonly code: string;
        readonly label: string;
    };
    readonly OfferCore: {
        readonly offer_id: number;
        readonly shop_sku: string;
        readonly active: boolean;
        readonly inactivity_reasons?: readonly Schemas["OfferInactivityReason"][];
        readonly product_sku: string;
        readonly product_title: string;
        readonly product_brand?: string;
        readonly product_description?: string;
        readonly product_references: readonly Schemas["OfferProductReference"][];
        readonly product_tax_code?: string;
        readonly category_code: string;
        readonly category_label: string;
        readonly state_code: string;
        readonly quantity: number;
        readonly warehouses?: readonly Schemas["OfferWarehouse"][];
        readonly min_quantity_alert?: number;
        readonly min_order_quantity: number;
        readonly max_order_quantity?: number;
        readonly package_quantity: number;
        readonly currency_iso_code: Schemas["CurrencyCode"];
        readonly price?: number;
        readonly total_price?: number;
        readonly applicable_pricing?: Schemas["OfferPrice"];
        readonly all_prices: readonly Schemas["OfferPrice"][];
        readonly discount?: Schemas["OfferDiscount"];
        readonly retail_prices?: readonly Schemas["OfferRetailPrice"][];
        readonly msrp?: number;
        readonly price_additional_info?: string;
        readonly allow_quote_requests?: boolean;
        readonly eco_contributions?: readonly Schemas["OfferEcoContribution"][];
        readonly channels: readonly string[];
        readonly description: string;
        readonly favorite_rank?: number;
        readonly available_start_date?: string;
        readonly available_end_date?: string;
        readonly leadtime_to_ship: number;
        readonly shipping_deadline: string;
        readonly fulfillment: Schemas["OfferFulfillment"];
        readonly logistic_class: Schemas["OfferLogisticClass"];
        readonly min_shipping_price: number;
        readonly min_shipping_price_additional: number;
        readonly min_shipping_type: string;
        readonly min_shipping_zone: string;
        readonly offer_additional_fields?: readonly Schemas["AdditionalFieldValue"][];
    };
    readonly Offer: {
        readonly internal_description?: string;
    } & Schemas["OfferCore"];
    readonly OfferPage: {
        readonly offers: readonly Schemas["Offer"][];
        readonly total_count: number;
    };
    readonly OfferDiscountInput: {
        readonly price?: number;
        readonly start_date?: string;
        readonly end_date?: string;
        readonly ranges?: readonly Schemas["OfferPriceRange"][];
    };
    readonly OfferVolumePriceInput: {
        readonly quantity_threshold: number;
        readonly unit_origin_price: number;
        readonly unit_discount_price?: number;
    };
    readonly OfferPriceInput: {
        readonly channel_code?: string | null;
        readonly unit_origin_price?: number;
        readonly unit_discount_price?: number;
        readonly discount_start_date?: string | null;
        readonly discount_end_date?: string | null;
        readonly volume_prices?: readonly Schemas["OfferVolumePriceInput"][];
    };
    readonly OfferRetailPriceInput: {
        readonly unit_origin_price?: number;
        readonly unit_discount_price?: number;
        readonly discount_start_date?: string | null;
        readonly discount_end_date?: string | null;
    };
    readonly OfferEcoContributionInput: {
        readonly epr_category_code: Schemas["EprCategoryCode"];
        readonly eco_contribution_amount?: number;
        readonly producer_id?: string;
    };
    readonly OfferInput: {
        readonly shop_sku: string;
        readonly product_id: string;
        readonly product_id_type: string;
        readonly state_code: string;
        readonly update_delete: string;
        readonly price: number;
        readonly quantity?: number;
        readonly description?: string;
        readonly internal_description?: string;
        readonly price_additional_info?: string;
        readonly pricing_unit?: string;
        readonly product_tax_code?: string;
        readonly min_quantity_alert?: number;
        readonly min_order_quantity?: number;
        readonly max_order_quantity?: number;
        readonly package_quantity?: number;
        readonly leadtime_to_ship?: number;
        readonly logistic_class?: string;
        readonly available_started?: string;
        readonly available_ended?: string;
        readonly allow_quote_requests?: boolean;
        readonly discount?: Schemas["OfferDiscountInput"];
        readonly all_prices?: readonly Schemas["OfferPriceInput"][];
        readonly retail_prices?: readonly Schemas["OfferRetailPriceInput"][];
        readonly msrp?: number;
        readonly eco_contributions?: readonly Schemas["OfferEcoContributionInput"][];
        readonly offer_additional_fields?: readonly Schemas["AdditionalFieldValue"][];
    };
    readonly OfferUpsertRequest: {
        readonly offers: readonly Schemas["OfferInput"][];
    };
    readonly OfferUpsertStarted: {
        readonly import_id: number;
    };
    readonly OfferQuantity: {
        readonly offer_id: number;
        readonly quantity: number;
    };
    readonly ImportOrigin: "API" | "FTP" | "SFTP" | "HTTP" | "HTTPS" | "FRONT" | "PENDING_OFFERS";
    readonly OfferImportStatus: "WAITING_SYNCHRONIZATION_PRODUCT" | "WAITING" | "RUNNING" | "COMPLETE" | "FAILED";
    readonly OfferImportMode: "NORMAL" | "REPLACE" | "PARTIAL_UPDATE";
    readonly ListedOfferImport: {
        readonly import_id: number;
        readonly shop_id: number;
        readonly status: Schemas["OfferImportStatus"];
        readonly reason_status?: string;
        readonly date_created: string;
        readonly mode: Schemas["OfferImportMode"];
        readonly origin: Schemas["ImportOrigin"];
        readonly lines_read: number;
        readonly lines_in_success: number;
        readonly lines_in_error: number;
        readonly lines_in_pending: number;
        readonly offer_inserted: number;
        readonly offer_updated: number;
        readonly offer_deleted: number;
        readonly has_error_report: boolean;
    };
    readonly OfferImportPage: {
        readonly data: readonly Schemas["ListedOfferImport"][];
        readonly next_page_token?: string | null;
        readonly previous_page_token?: string | null;
    };
    readonly OfferImportStarted: {
        readonly import_id: number;
        readonly product_import_id?: number;
    };
    readonly OfferImport: {
        readonly import_id: number;
        readonly status: Schemas["OfferImportStatus"];
        readonly reason_status?: string;
        readonly date_created: string;
        readonly mode: Schemas["OfferImportMode"];
        readonly type?: "AUTO" | "MIRAKL" | "AMAZON";
        readonly lines_read: number;
        readonly lines_in_success: number;
        readonly lines_in_error: number;
        readonly lines_in_pending: number;
        readonly offer_inserted: number;
        readonly offer_updated: number;
        readonly offer_deleted: number;
        readonly has_error_report: boolean;
    };
    readonly PriceImportStatus: "WAITING" | "RUNNING" | "COMPLETE" | "FAILED";
    readonly PriceImport: {
        readonly import_id: string;
        readonly shop_id: number;
        readonly status: Schemas["PriceImportStatus"];
        readonly reason_status: string;
        readonly date_created: string;
        readonly origin: Schemas["ImportOrigin"];
        readonly lines_in_success: number;
        readonly lines_in_error: number;
        readonly offers_updated: number;
        readonly offers_in_error: number;
        readonly has_error_report: boolean;
    };
    readonly PriceImportPage: {
        readonly data: readonly Schemas["PriceImport"][];
        readonly next_page_token?: string | null;
        readonly previous_page_token?: string | null;
    };
    readonly PriceImportStarted: {
        readonly import_id?: string;
        readonly importId?: string;
    };
    readonly StockImportStarted: {
        readonly import_id?: string;
    };
    readonly StockImport: {
        readonly import_id: string;
        readonly shop_id: number;
        readonly status: Schemas["PriceImportStatus"];
        readonly date_created: string;
        readonly lines_in_success?: number;
        readonly lines_in_error?: number;
        readonly has_error_report: boolean;
    };
    readonly OfferExportRequest: {
        readonly last_request_date?: string;
        readonly include_inactive_offers?: boolean;
        readonly export_type?: "text/csv" | "application/json";
        readonly items_per_chunk?: number;
        readonly megabytes_per_chunk?: number;
        readonly channel_codes?: readonly string[];
        readonly shipping_zones?: readonly string[];
        readonly include_fields?: readonly string[];
        readonly ongoing_discount_campaign_identifiers?: readonly string[];
        readonly rename_fields?: {
            readonly [key: string]: string;
        };
    };
    readonly OfferExportStart: {
        readonly tracking_id?: string;
    };
    readonly OfferExportStatus: {
        readonly status?: "PENDING" | "FAILED" | "COMPLETED";
        readonly last_updated?: string;
        readonly urls?: readonly string[];
        readonly error?: {
            readonly code?: string;
            readonly detail?: string;
        };
    };
    readonly PromotionType: "AMOUNT_OFF" | "FREE_ITEMS" | "PERCENTAGE_OFF" | "REDUCED_UNIT_PRICE";
    readonly PromotionState: "ACTIVE" | "PENDING" | "PENDING_APPROVAL" | "REJECTED" | "EXPIRED";
    readonly PromotionTriggerRule: {
        readonly type: "minimum_quantity" | "every_quantity" | "minimum_amount" | "every_amount";
        readonly quantity_purchased?: number;
        readonly amount_purchased?: number;
        readonly same_item_purchased?: boolean;
    };
    readonly PromotionCode: {
        readonly promo_code?: string;
    };
    readonly PromotionCampaign: {
        readonly identifier: string;
    };
    readonly PromotionMedia: {
        readonly locale: string;
        readonly url: string;
    };
    readonly PromotionDescription: {
        readonly locale: string;
        readonly value: string;
    };
    readonly Promotion: {
        readonly internal_id: string;
        readonly internal_description: string;
        readonly type: Schemas["PromotionType"];
        readonly state: Schemas["PromotionState"];
        readonly start_date: string;
        readonly end_date: string;
        readonly date_created: string;
        readonly last_updated: string;
        readonly amount_off?: number | null;
        readonly percentage_off?: number | null;
        readonly reduced_unit_price?: number | null;
        readonly free_items_quantity?: number | null;
        readonly max_quantity_to_discount?: number | null;
        readonly reward_on_purchased_items: boolean;
        readonly reward_offer_ids?: readonly number[];
        readonly trigger_offer_ids?: readonly number[];
        readonly triggers: readonly Schemas["PromotionTriggerRule"][];
        readonly application_to_cart: readonly Schemas["PromotionCode"][];
        readonly campaign?: Schemas["PromotionCampaign"];
        readonly channels?: readonly Schemas["CodeLabel"][];
        readonly customer_group_ids?: readonly string[];
        readonly customer_organization_ids?: readonly string[];
        readonly medias: readonly Schemas["PromotionMedia"][];
        readonly public_descriptions: readonly Schemas["PromotionDescription"][];
    };
    readonly PromotionPage: {
        readonly promotions: readonly Schemas["Promotion"][];
        readonly total_count: number;
    };
    readonly PurchasedItemsSelection: {
        readonly type: "PURCHASED_ITEMS";
    };
    readonly OfferSelection: {
        readonly type: "OFFER";
        readonly values: readonly string[];
    };
    readonly PromotionProduct: {
        readonly type: string;
        readonly value: string;
    };
    readonly ProductSelection: {
        readonly type: "PRODUCT";
        readonly values: readonly Schemas["PromotionProduct"][];
    };
    readonly CategorySelection: {
        readonly type: "CATEGORY";
        readonly values: readonly string[];
    };
    readonly BrandSelection: {
        readonly type: "BRAND";
        readonly values: readonly string[];
    };
    readonly RewardSelection: Schemas["PurchasedItemsSelection"] | Schemas["OfferSelection"] | Schemas["ProductSelection"] | Schemas["CategorySelection"] | Schemas["BrandSelection"];
    readonly FreeItemsReward: {
        readonly type: "FREE_ITEMS";
        readonly selection: Schemas["RewardSelection"];
        readonly free_items_quantity: number;
    };
    readonly AmountOffReward: {
        readonly type: "AMOUNT_OFF";
        readonly selection: Schemas["RewardSelection"];
        readonly amount_off: number;
    };
    readonly PercentageOffReward: {
        readonly type: "PERCENTAGE_OFF";
        readonly selection: Schemas["RewardSelection"];
        readonly percentage_off: number;
        readonly max_quantity_to_discount?: number;
    };
    readonly ReducedPriceReward: {
        readonly type: "REDUCED_UNIT_PRICE";
        readonly selection: Schemas["RewardSelection"];
        readonly reduced_unit_price: number;
        readonly max_quantity_to_discount?: number;
    };
    readonly PromotionReward: Schemas["FreeItemsReward"] | Schemas["AmountOffReward"] | Schemas["PercentageOffReward"] | Schemas["ReducedPriceReward"];
    readonly AllItemsSelection: {
        readonly type: "ALL";
    };
    readonly TriggerSelection: Schemas["AllItemsSelection"] | Schemas["OfferSelection"] | Schemas["ProductSelection"] | Schemas["CategorySelection"] | Schemas["BrandSelection"];
    readonly MinimumQuantityTrigger: {
        readonly type: "MINIMUM_QUANTITY";
        readonly selection?: Schemas["TriggerSelection"];
        readonly quantity_purchased: number;
        readonly same_item_purchased?: boolean;
    };
    readonly EveryQuantityTrigger: {
        readonly type: "EVERY_QUANTITY";
        readonly selection?: Schemas["TriggerSelection"];
        readonly quantity_purchased: number;
        readonly same_item_purchased?: boolean;
    };
    readonly MinimumAmountTrigger: {
        readonly type: "MINIMUM_AMOUNT";
        readonly selection?: Schemas["TriggerSelection"];
        readonly amount_purchased: number;
    };
    readonly EveryAmountTrigger: {
        readonly type: "EVERY_AMOUNT";
        readonly selection?: Schemas["TriggerSelection"];
        readonly amount_purchased: number;
    };
    readonly PromotionTrigger: Schemas["MinimumQuantityTrigger"] | Schemas["EveryQuantityTrigger"] | Schemas["MinimumAmountTrigger"] | Schemas["EveryAmountTrigger"];
    readonly PromotionCodeInput: {
        readonly promo_code: string;
    };
    readonly PromotionCreateRequest: {
        readonly internal_id: string;
        readonly internal_description: string;
        readonly start_date: string;
        readonly end_date?: string;
        readonly reward: Schemas["PromotionReward"];
        readonly trigger: Schemas["PromotionTrigger"];
        readonly application_to_cart?: readonly Schemas["PromotionCodeInput"][];
        readonly channel_codes?: readonly string[];
        readonly customer_group_ids?: readonly string[];
        readonly customer_organization_ids?: readonly string[];
        readonly public_descriptions?: readonly Schemas["PromotionDescription"][];
    };
    readonly PromotionRewardUpdate: {
        readonly selection: Schemas["RewardSelection"];
    };
    readonly PromotionTriggerUpdate: {
        readonly selection: Schemas["TriggerSelection"];
    };
    readonly PromotionUpdateRequest: {
        readonly internal_description: string;
        readonly start_date: string;
        readonly end_date?: string;
        readonly reward: Schemas["PromotionRewardUpdate"];
        readonly trigger: Schemas["PromotionTriggerUpdate"];
        readonly application_to_cart?: readonly Schemas["PromotionCodeInput"][];
        readonly channel_codes?: readonly string[];
        readonly customer_group_ids?: readonly string[];
        readonly customer_organization_ids?: readonly string[];
        readonly public_descriptions?: readonly Schemas["PromotionDescription"][];
    };
    readonly ShippingZone: {
        readonly code: string;
        readonly label: string;
        readonly description: string;
    };
    readonly ShippingZoneList: {
        readonly shipping_zones: readonly Schemas["ShippingZone"][];
    };
    readonly ShippingMethod: {
        readonly code: string;
        readonly label: string;
        readonly description: string;
        readonly standard_code?: string;
        readonly click_and_collect: boolean;
        readonly delivery_by_operator: boolean;
        readonly ignore_lead_time_to_ship?: boolean;
        readonly mandatory_tracking: boolean;
    };
    readonly ShippingMethodList: {
        readonly shipping_types?: readonly Schemas["ShippingMethod"][];
    };
    readonly RegisteredCarrier: {
        readonly code: string;
        readonly label: string;
        readonly standard_code?: string;
        readonly tracking_url?: string;
    };
    readonly RegisteredCarrierList: {
        readonly carriers: readonly Schemas["RegisteredCarrier"][];
    };
    readonly LogisticClass: {
        readonly code: string;
        readonly label: string;
        readonly description: string;
    };
    readonly LogisticClassList: {
        readonly logistic_classes: readonly Schemas["LogisticClass"][];
    };
    readonly LeadTimeToShip: {
        readonly default_value: number;
        readonly shop_value: number;
    };
    readonly SettingOwner: "OPERATOR" | "SHOP";
    readonly DeliveryDays: {
        readonly earliest_days: number;
        readonly latest_days: number;
    };
    readonly ConfiguredDeliveryTime: {
        readonly shipping_type_code: string;
        readonly shipping_zone_code: string;
        readonly set_by: Schemas["SettingOwner"];
        readonly delivery_time?: Schemas["DeliveryDays"];
    };
    readonly CutOffTimeOwner: "OPERATOR" | "SHOP" | "NOT_NEEDED";
    readonly OrderCutOffTime: {
        readonly shipping_type_code: string;
        readonly cut_off_time: string;
        readonly is_required?: boolean;
        readonly set_by: Schemas["CutOffTimeOwner"];
    };
    readonly ShopShippingConfiguration: {
        readonly shop_id: string;
        readonly last_updated_date?: string;
        readonly order_free_shipping: boolean;
        readonly shipping_paid_by_operator?: boolean;
        readonly lead_time_to_ship: Schemas["LeadTimeToShip"];
        readonly delivery_times: readonly Schemas["ConfiguredDeliveryTime"][];
        readonly order_cut_off_times: readonly Schemas["OrderCutOffTime"][];
    };
    readonly ShippingPriceType: "FIXED_PRICE" | "FREE_SHIPPING" | "ORDER_RANGE";
    readonly ShippingPriceRange: {
        readonly threshold: number;
        readonly price: number;
    };
    readonly ShippingPrices: {
        readonly type: Schemas["ShippingPriceType"];
        readonly initial_price?: number;
        readonly additional_price?: number;
        readonly free_shipping_threshold?: number | null;
        readonly ranges?: readonly Schemas["ShippingPriceRange"][];
    };
    readonly ShippingCharge: {
        readonly shipping_method_code: string;
        readonly shipping_zone_code: string;
        readonly logistic_class_code: string;
        readonly overridden_by_shop: boolean;
        readonly prices: Schemas["ShippingPrices"];
    };
    readonly ShopShippingCharges: {
        readonly shop_id: number;
        readonly currency_iso_code: Schemas["CurrencyCode"];
        readonly last_updated_date: string;
        readonly configuration: readonly Schemas["ShippingCharge"][];
    };
    readonly DocumentRequestState: "STAGING" | "TO_PROCESS" | "ISSUED" | "CANCELED";
    readonly RequestedDocumentType: "INVOICE" | "CREDIT_NOTE";
    readonly DocumentIssuerType: "OPERATOR" | "SHOP";
    readonly DocumentRequestEntityType: "PRODUCT_LOGISTIC_ORDER" | "SHOP_BILLING_CYCLE_PURCHASE_ORDER" | "LOGISTIC_PURCHASE_ORDER" | "FEES" | "ONE_OFF_FEES";
    readonly DocumentPaymentState: "PAID" | "PENDING";
    readonly DocumentBillingCycle: {
        readonly id?: string;
        readonly date_from?: string;
        readonly date_to?: string;
    };
    readonly DeliveryBill: {
        readonly delivery_bill_id?: string;
        readonly delivery_bill_date?: string;
    };
    readonly ShipToAddress: {
        readonly civility?: string;
        readonly firstname?: string;
        readonly lastname?: string;
        readonly company?: string;
        readonly company2?: string;
        readonly street1?: string;
        readonly street2?: string;
        readonly zip_code?: string;
        readonly city?: string;
        readonly state?: string;
        readonly country_iso_code?: string;
        readonly phone?: string;
        readonly phone_secondary?: string;
    };
    readonly DocumentShipping: {
        readonly ship_to_address?: Schemas["ShipToAddress"];
    };
    readonly DocumentRequestEntities: {
        readonly shop_billing_cycle?: Schemas["DocumentBillingCycle"];
        readonly delivery_bill_information?: readonly Schemas["DeliveryBill"][];
        readonly shipping_information?: Schemas["DocumentShipping"];
        readonly ship_to_iso_country_code?: string;
    };
    readonly DocumentFormat: "PDF" | "cXML";
    readonly DocumentDetail: {
        readonly format: Schemas["DocumentFormat"];
    };
    readonly InitialDocument: {
        readonly id: string;
        readonly type: Schemas["RequestedDocumentType"];
        readonly number?: string;
        readonly issue_date: string;
    };
    readonly InvoicedOrganization: {
        readonly name: string;
        readonly address?: Schemas["RegisteredAddress"];
        readonly phone_number?: string;
        readonly electronic_address?: string;
        readonly identification_number?: string;
        readonly tax_identification_number?: string;
        readonly tax_number_country?: string;
        readonly local_tax_number?: string;
        readonly local_tax_number_country?: string;
        readonly legal_form?: string;
        readonly business_activity_code?: string;
        readonly trade_company_registration_location?: string;
        readonly company_shareholders?: string;
        readonly share_capital?: number;
        readonly share_capital_currency?: string;
        readonly is_in_liquidation?: boolean;
    };
    readonly IssuerPerson: {
        readonly civility?: string;
        readonly first_name?: string;
        readonly last_name?: string;
    };
    readonly IssuerOrganization: {
        readonly fiscal_representative?: Schemas["FiscalRepresentative"];
        readonly personal_information?: Schemas["IssuerPerson"];
        readonly sole_trader?: boolean;
    } & Schemas["InvoicedOrganization"];
    readonly DocumentIssuer: {
        readonly type: Schemas["DocumentIssuerType"];
        readonly id?: string;
        readonly locale?: string;
        readonly organization: Schemas["IssuerOrganization"];
    };
    readonly DocumentRecipientType: "CUSTOMER" | "SHOP" | "OPERATOR";
    readonly RecipientOrganization: {
        readonly organization_id?: string;
    } & Schemas["InvoicedOrganization"];
    readonly RecipientAddress: {
        readonly civility?: string;
        readonly firstname?: string;
        readonly lastname?: string;
        readonly company?: string;
        readonly company_2?: string;
        readonly street_1: string;
        readonly street_2?: string;
        readonly zip_code?: string;
        readonly city: string;
        readonly state?: string;
        readonly country?: string;
        readonly country_iso_code?: string;
    };
    readonly DocumentRecipient: {
        readonly type?: Schemas["DocumentRecipientType"];
        readonly id: string;
        readonly locale?: string;
        readonly organization?: Schemas["RecipientOrganization"];
        readonly billing_address: Schemas["RecipientAddress"];
        readonly shipping_address?: Schemas["RecipientAddress"];
    };
    readonly DocumentTaxTotal: {
        readonly code: string;
        readonly rate?: number;
        readonly total_amount: number;
    };
    readonly InitialPaymentState: "PAID" | "NOT_PAID";
    readonly DocumentPayment: {
        readonly state?: Schemas["DocumentPaymentState"];
        readonly reference?: string;
        readonly transaction_date?: string;
    };
    readonly PaymentTermsType: "END_OF_MONTH" | "NET";
    readonly PaymentTerms: {
        readonly days?: number;
        readonly type?: Schemas["PaymentTermsType"];
    };
    readonly IbanPaymentDestination: {
        readonly "@type": "IBAN";
        readonly iban: string;
        readonly payment_reference?: string;
    };
    readonly PaymentDestination: Schemas["IbanPaymentDestination"];
    readonly DocumentRequest: {
        readonly id: string;
        readonly type: Schemas["RequestedDocumentType"];
        readonly state: Schemas["DocumentRequestState"];
        readonly entity_type: Schemas["DocumentRequestEntityType"];
        readonly entity_id: string;
        readonly entity_date_created?: string;
        readonly entities?: Schemas["DocumentRequestEntities"];
        readonly document_number?: string;
        readonly document_details: readonly Schemas["DocumentDetail"][];
        readonly document_upload_date?: string;
        readonly initial_documents?: readonly Schemas["InitialDocument"][];
        readonly date_created: string;
        readonly last_updated: string;
        readonly issue_date: string;
        readonly due_date: string;
        readonly issuer: Schemas["DocumentIssuer"];
        readonly recipient?: Schemas["DocumentRecipient"];
        readonly currency_iso_code: Schemas["CurrencyCode"];
        readonly total_amount_excluding_taxes: number;
        readonly total_tax_amount: number;
        readonly total_amount_including_taxes: number;
        readonly taxes?: readonly Schemas["DocumentTaxTotal"][];
        readonly initial_payment_state: Schemas["InitialPaymentState"];
        readonly payment?: Schemas["DocumentPayment"];
        readonly payment_terms?: Schemas["PaymentTerms"];
        readonly payment_destination?: Schemas["PaymentDestination"];
    };
    readonly DocumentRequestPage: {
        readonly data: readonly Schemas["DocumentRequest"][];
        readonly next_page_token?: string | null;
        readonly previous_page_token?: string | null;
    };
    readonly DocumentLineShop: {
        readonly id: number;
    };
    readonly DocumentTransactionInfo: {
        readonly date: string;
        readonly number: string;
    };
    readonly DocumentLineOrder: {
        readonly id: string;
        readonly commercial_id?: string;
        readonly date_created?: string;
        readonly reference_for_customer?: string;
        readonly reference_for_seller?: string;
        readonly transaction_info?: Schemas["DocumentTransactionInfo"];
    };
    readonly DocumentLineOrderLine: {
        readonly id: string;
    };
    readonly DocumentProductReference: {
        readonly type: string;
        readonly reference: string;
    };
    readonly DocumentLineProduct: {
        readonly sku?: string;
        readonly title: string;
        readonly references: readonly Schemas["DocumentProductReference"][];
    };
    readonly DocumentLineTax: {
        readonly code: string;
        readonly rate?: number;
        readonly amount: number;
    };
    readonly DocumentLineFee: {
        readonly code: string;
        readonly label: string;
        readonly amount: number;
    };
    readonly DocumentLineEcoContribution: {
        readonly epr_category_code?: string;
        readonly producer_id?: string;
        readonly producer_id_owner?: string;
        readonly unit_amount?: number;
        readonly total_amount?: number;
    };
    readonly ShipFromAddress: {
        readonly street1?: string;
        readonly street2?: string;
        readonly zip_code?: string;
        readonly city?: string;
        readonly state?: string;
        readonly country_iso_code: string;
    };
    readonly DocumentLineOrigin: {
        readonly address?: Schemas["ShipFromAddress"];
    };
    readonly DocumentLineDestination: {
        readonly address?: Schemas["ShipToAddress"];
    };
    readonly DocumentLine: {
        readonly id: string;
        readonly entity_id: string;
        readonly shop: Schemas["DocumentLineShop"];
        readonly order?: Schemas["DocumentLineOrder"];
        readonly order_line?: Schemas["DocumentLineOrderLine"];
        readonly product?: Schemas["DocumentLineProduct"];
        readonly quantity: number;
        readonly origin_unit_price_excluding_taxes?: number;
        readonly origin_unit_price_including_taxes?: number;
        readonly unit_price_excluding_taxes: number;
        readonly price_excluding_taxes: number;
        readonly taxes: readonly Schemas["DocumentLineTax"][];
        readonly shipping_price_excluding_taxes?: number;
        readonly shipping_taxes?: readonly Schemas["DocumentLineTax"][];
        readonly fees_excluding_taxes?: readonly Schemas["DocumentLineFee"][];
        readonly eco_contributions?: readonly Schemas["DocumentLineEcoContribution"][];
        readonly total_price_including_taxes: number;
        readonly tax_legal_notice?: string;
        readonly payment_state?: string;
        readonly shipping_from?: Schemas["DocumentLineOrigin"];
        readonly shipping_to?: Schemas["DocumentLineDestination"];
        readonly delivery_bill_information?: readonly Schemas["DeliveryBill"][];
    };
    readonly AppliedPromotion: {
        readonly id: string;
        readonly type: string;
        readonly deduced_amount: number;
    };
    readonly PromotedLine: {
        readonly entity_type: "PRODUCT_DEBIT" | "PURCHASE_ORDER_DEBIT";
        readonly promotions: readonly Schemas["AppliedPromotion"][];
    } & Schemas["DocumentLine"];
    readonly CreditLine: {
        readonly entity_type: "PRODUCT_CREDIT_CANCEL" | "PRODUCT_CREDIT_CANCEL_COMMERCIAL_GESTURE" | "PRODUCT_CREDIT_CANCEL_ADJUSTMENT" | "PRODUCT_CREDIT_REFUND" | "PRODUCT_CREDIT_REFUND_COMMERCIAL_GESTURE" | "PRODUCT_CREDIT_REFUND_ADJUSTMENT" | "PURCHASE_ORDER_CREDIT";
    } & Schemas["DocumentLine"];
    readonly FeePeriod: {
        readonly date_from: string;
        readonly date_to: string;
    };
    readonly PeriodFeeLine: {
        readonly entity_type: "FEES_DEBIT_COMMISSION" | "FEES_CREDIT_COMMISSION_REFUND" | "FEES_DEBIT_SUBSCRIPTION" | "FEES_DEBIT_SELLER_FEE_ON_ORDER" | "FEES_DEBIT_SELLER_PENALTY_FEE";
        readonly period: Schemas["FeePeriod"];
    } & Schemas["DocumentLine"];
    readonly OneOffReference: {
        readonly type: string;
        readonly value: string;
    };
    readonly OneOffFeeLine: {
        readonly entity_type: "FEES_CREDIT_ONE_OFF" | "FEES_DEBIT_ONE_OFF";
        readonly description: string;
        readonly operation_date?: string;
        readonly references: readonly Schemas["OneOffReference"][];
    } & Schemas["DocumentLine"];
    readonly DocumentRequestLine: Schemas["PromotedLine"] | Schemas["CreditLine"] | Schemas["PeriodFeeLine"] | Schemas["OneOffFeeLine"];
    readonly DocumentRequestLinePage: {
        readonly data: readonly Schemas["DocumentRequestLine"][];
        readonly next_page_token?: string | null;
        readonly previous_page_token?: string | null;
    };
    readonly DocumentUploadFile: {
        readonly name: string;
        readonly format: Schemas["DocumentFormat"];
    };
    readonly DocumentUploadRequest: {
        readonly request_id: string;
        readonly document_number: string;
        readonly issue_date?: string;
        readonly due_date?: string;
        readonly total_amount_excluding_taxes?: number;
        readonly total_tax_amount?: number;
        readonly files: readonly Schemas["DocumentUploadFile"][];
    };
    readonly DocumentUpload: {
        readonly requests: readonly Schemas["DocumentUploadRequest"][];
    };
    readonly DocumentUploadOutcome: {
        readonly input: Schemas["DocumentUploadRequest"];
        readonly errors?: readonly Schemas["InputError"][];
    };
    readonly DocumentUploadResult: {
        readonly requests: readonly Schemas["DocumentUploadOutcome"][];
    };
    readonly LabelTranslation: {
        readonly locale?: string;
        readonly value?: string;
    };
    readonly Hierarchy: {
        readonly code: string;
        readonly label?: string;
        readonly label_translations: readonly Schemas["LabelTranslation"][];
        readonly level: number;
        readonly parent_code: string;
    };
    readonly HierarchyList: {
        readonly hierarchies: readonly Schemas["Hierarchy"][];
    };
    readonly Product: {
        readonly product_sku: string;
        readonly product_id: string;
        readonly product_id_type: string;
        readonly product_title: string;
        readonly category_code: string;
        readonly category_label: string;
    };
    readonly ProductList: {
        readonly products: readonly Schemas["Product"][];
        readonly total_count?: number;
    };
    readonly ProductImportStatus: "TRANSFORMATION_WAITING" | "TRANSFORMATION_RUNNING" | "TRANSFORMATION_FAILED" | "WAITING" | "RUNNING" | "SENT" | "COMPLETE" | "CANCELLED" | "FAILED";
    readonly ConversionOption: {
        readonly status?: "ENABLED" | "DISABLED";
    };
    readonly ConversionOptions: {
        readonly ai_enrichment?: Schemas["ConversionOption"];
        readonly ai_rewrite?: Schemas["ConversionOption"];
        readonly ai_translation?: Schemas["ConversionOption"];
    };
    readonly IntegrationCounts: {
        readonly products_successfully_synchronized?: number;
        readonly products_with_synchronization_issues?: number;
        readonly products_with_wrong_identifiers?: number;
        readonly products_not_accepted_in_time?: number;
        readonly products_not_synchronized_in_time?: number;
        readonly products_reimported?: number;
        readonly invalid_products?: number;
        readonly rejected_products?: number;
    };
    readonly ProductImportTracking: {
        readonly import_id: number;
        readonly shop_id: number;
        readonly import_status: Schemas["ProductImportStatus"];
        readonly reason_status?: string;
        readonly date_created: string;
        readonly conversion_type?: "AI_CONVERTER";
        readonly conversion_options?: Schemas["ConversionOptions"];
        readonly has_error_report: boolean;
        readonly has_new_product_report: boolean;
        readonly has_transformed_file: boolean;
        readonly has_transformation_error_report?: boolean;
        readonly transform_lines_read: number;
        readonly transform_lines_in_success: number;
        readonly transform_lines_in_error: number;
        readonly transform_lines_with_warning: number;
        readonly integration_details?: Schemas["IntegrationCounts"];
    };
    readonly ProductImportPage: {
        readonly product_import_trackings?: readonly Schemas["ProductImportTracking"][];
        readonly total_count: number;
    };
    readonly ProductImportStarted: {
        readonly import_id: number;
    };
    readonly AttributeTranslation: {
        readonly locale: string;
        readonly value: string;
    };
    readonly AttributeChannel: {
        readonly code: string;
    };
    readonly AttributeParameter: {
        readonly name: string;
        readonly value: string;
    };
    readonly AttributeRole: {
        readonly type: string;
        readonly parameters: readonly Schemas["AttributeParameter"][];
    };
    readonly AttributeValueCode: {
        readonly code: string;
    };
    readonly Attribute: {
        readonly code: string;
        readonly unique_code?: string;
        readonly hierarchy_code?: string;
        readonly label?: string;
        readonly label_translations: readonly Schemas["AttributeTranslation"][];
        readonly description?: string;
        readonly description_translations: readonly Schemas["AttributeTranslation"][];
        readonly example?: string | null;
        readonly locale?: string;
        readonly channels?: readonly Schemas["AttributeChannel"][];
        readonly requirement_level: "OPTIONAL" | "REQUIRED" | "RECOMMENDED" | "DISABLED";
        readonly required?: boolean;
        readonly roles: readonly Schemas["AttributeRole"][];
        readonly type: string;
        readonly type_parameters?: readonly Schemas["AttributeParameter"][];
        readonly type_parameter: string | null;
        readonly validations?: string;
        readonly transformations?: string;
        readonly variant: boolean;
        readonly default_value?: string | null;
        readonly values?: readonly Schemas["AttributeValueCode"][];
        readonly values_list?: string;
    };
    readonly AttributeList: {
        readonly attributes: readonly Schemas["Attribute"][];
    };
    readonly ValueListEntry: {
        readonly code: string;
        readonly label?: string;
        readonly label_translations: readonly Schemas["LabelTranslation"][];
    };
    readonly ValueList: {
        readonly code: string;
        readonly label?: string;
        readonly label_translations: readonly Schemas["LabelTranslation"][];
        readonly values?: readonly Schemas["ValueListEntry"][];
    };
    readonly ValueListCollection: {
        readonly values_lists?: readonly Schemas["ValueList"][];
    };
    readonly ShipmentStatus: "SHIPPING" | "READY_FOR_PICK_UP" | "SHIPMENT_PREPARED" | "SHIPPED" | "TO_COLLECT" | "RECEIVED" | "CANCELED" | "CLOSED";
    readonly CustomerDebitStatus: "NO_DEBIT" | "NOT_STARTED" | "WAITING_TAX_CONFIRMATION" | "WAITING_OPERATOR_SYSTEM_CONTACT" | "WAITING_DEBIT_CONFIRMATION" | "DEBIT_OK" | "CANCELED";
    readonly ShipmentLine: {
        readonly order_line_id?: string;
        readonly offer_sku?: string;
        readonly package_reference?: string;
        readonly quantity: number;
    };
    readonly TrackingValidity: "MISSING_TRACKING" | "UNVERIFIED" | "UNCOVERED" | "INVALID" | "VERIFIED";
    readonly CarrierDate: {
        readonly date?: string;
        readonly time?: string | null;
        readonly offset?: string | null;
    };
    readonly ExpectedDelivery: {
        readonly earliest?: Schemas["CarrierDate"];
        readonly latest?: Schemas["CarrierDate"];
    };
    readonly LastKnownLocation: {
        readonly location?: string;
        readonly occurrence_date?: Schemas["CarrierDate"];
    };
    readonly MilestoneDetails: {
        readonly type?: "DESTINATION_ARRIVAL" | "DATA_ORDER_CANCELLED" | "DATA_DELIVERY_PROPOSED" | "DATA_DELIVERY_DECIDED" | "CUSTOMS_RECEIVED" | "CUSTOMS_EXCEPTION" | "CUSTOMS_CLEARED" | "CUSTOMS_REJECTED" | "DELIVERY_ATTEMPTED" | "DELIVERY_EXCEPTION";
        readonly occurrence_date?: Schemas["CarrierDate"];
    };
    readonly Milestone: {
        readonly type?: "IN_TRANSIT" | "OUT_FOR_DELIVERY" | "TO_COLLECT" | "DELIVERED" | "EXCEPTION";
        readonly occurrence_date?: Schemas["CarrierDate"];
        readonly additional_info?: Schemas["MilestoneDetails"] | null;
    };
    readonly ShipmentTracking: {
        readonly carrier_code?: string | null;
        readonly carrier_name?: string;
        readonly carrier_standard_code?: string | null;
        readonly tracking_number?: string;
        readonly tracking_url?: string;
        readonly validity_status?: Schemas["TrackingValidity"] | null;
        readonly carrier_expected_delivery_date?: Schemas["ExpectedDelivery"];
        readonly last_known_location?: Schemas["LastKnownLocation"] | null;
        readonly milestones?: readonly Schemas["Milestone"][];
    };
    readonly ShippingOriginAddress: {
        readonly street_1?: string;
        readonly street_2?: string | null;
        readonly zip_code?: string;
        readonly city?: string;
        readonly state?: string;
        readonly country_iso_code?: string;
    };
    readonly ShippingOrigin: {
        readonly address?: Schemas["ShippingOriginAddress"];
        readonly warehouse?: {
            readonly code?: string;
        } | null;
    };
    readonly ShipmentPayment: {
        readonly customer_debited_date: string;
        readonly transaction_date: string;
        readonly transaction_number?: string;
    };
    readonly AdditionalInformationType: "STRING" | "DATE";
    readonly AdditionalInformationData: string;
    readonly AdditionalInformation: {
        readonly code?: string;
        readonly type?: Schemas["AdditionalInformationType"];
        readonly value?: Schemas["AdditionalInformationData"];
    };
    readonly Shipment: {
        readonly id: string;
        readonly order_id: string;
        readonly status: Schemas["ShipmentStatus"];
        readonly status_customer_debit: Schemas["CustomerDebitStatus"];
        readonly shipment_lines?: readonly Schemas["ShipmentLine"][];
        readonly invoice_reference?: string | null;
        readonly tracking?: Schemas["ShipmentTracking"];
        readonly shipping_from?: Schemas["ShippingOrigin"];
        readonly payment_details?: Schemas["ShipmentPayment"] | null;
        readonly shipment_additional_information?: readonly Schemas["AdditionalInformation"][];
        readonly created_date: string;
        readonly shipped_date?: string | null;
        readonly last_updated_date: string | null;
    };
    readonly ShipmentPage: {
        readonly data: readonly Schemas["Shipment"][];
        readonly next_page_token?: string | null;
        readonly previous_page_token?: string | null;
    };
    readonly ShipmentOriginUpdate: {
        readonly id: string;
        readonly shipping_from: {
            readonly warehouse: {
                readonly code: string;
            };
        };
    };
    readonly ShipmentOriginRequest: {
        readonly shipments: readonly Schemas["ShipmentOriginUpdate"][];
    };
    readonly ShipmentOrigin: {
        readonly id?: string;
        readonly shipping_from?: Schemas["ShippingOrigin"];
    };
    readonly ShipmentError: {
        readonly id?: string;
        readonly message?: string;
    };
    readonly ShipmentOriginResult: {
        readonly shipment_success: readonly Schemas["ShipmentOrigin"][];
        readonly shipment_errors: readonly Schemas["ShipmentError"][];
    };
    readonly ShipmentTrackingInput: {
        readonly carrier_code?: string;
        readonly carrier_name?: string;
        readonly carrier_standard_code?: string;
        readonly tracking_number?: string;
        readonly tracking_url?: string;
    };
    readonly ShippingOriginInput: {
        readonly warehouse?: {
            readonly code?: string;
        };
    };
    readonly AdditionalInformationInput: {
        readonly code: string;
        readonly type: Schemas["AdditionalInformationType"];
        readonly value: Schemas["AdditionalInformationData"];
    };
    readonly NewShipment: {
        readonly order_id: string;
        readonly shipment_lines: readonly Schemas["ShipmentLine"][];
        readonly shipped?: boolean;
        readonly invoice_reference?: string;
        readonly tracking?: Schemas["ShipmentTrackingInput"];
        readonly shipping_from?: Schemas["ShippingOriginInput"];
        readonly shipment_additional_information?: readonly Schemas["AdditionalInformationInput"][];
    };
    readonly ShipmentCreateRequest: {
        readonly shipments: readonly Schemas["NewShipment"][];
    };
    readonly ShipmentCreateError: {
        readonly order_id?: string;
        readonly message?: string;
    };
    readonly ShipmentCreateResult: {
        readonly shipment_success: readonly Schemas["Shipment"][];
        readonly shipment_errors: readonly Schemas["ShipmentCreateError"][];
    };
    readonly ShipmentId: {
        readonly id: string;
    };
    readonly ShipmentSelection: {
        readonly shipments: readonly Schemas["ShipmentId"][];
    };
    readonly ShipmentResult: {
        readonly shipment_success?: readonly Schemas["ShipmentId"][];
        readonly shipment_errors?: readonly Schemas["ShipmentError"][];
    };
    readonly OrderReferences: {
        readonly order_reference_for_customer?: string;
        readonly order_reference_for_seller?: string;
    };
    readonly LineToShip: {
        readonly order_line_id?: string;
        readonly offer_sku?: string;
        readonly product_title?: string;
        readonly package_reference?: string;
        readonly package_description?: string;
        readonly quantity: number;
    };
    readonly ShippingAddress: {
        readonly civility?: string;
        readonly firstname?: string;
        readonly lastname: string;
        readonly company?: string;
        readonly company_2?: string;
        readonly street_1: string;
        readonly street_2?: string;
        readonly additional_info?: string | null;
        readonly zip_code?: string;
        readonly city: string;
        readonly state?: string;
        readonly country: string;
        readonly country_iso_code: Schemas["CountryCode"];
        readonly phone?: string;
        readonly phone_secondary?: string;
    };
    readonly ItemsToShip: {
        readonly order_id: string;
        readonly references?: Schemas["OrderReferences"];
        readonly shipment_lines?: readonly Schemas["LineToShip"][];
        readonly shipping_address: Schemas["ShippingAddress"];
        readonly shipping_date: string;
        readonly shipping_deadline?: string;
        readonly shipping_type_code: string;
        readonly shipping_type_standard_code?: string;
        readonly fulfillment?: {
            readonly center: {
                readonly code: string;
            };
        };
    };
    readonly ItemsToShipPage: {
        readonly data: readonly Schemas["ItemsToShip"][];
        readonly next_page_token?: string | null;
        readonly previous_page_token?: string | null;
    };
    readonly ShipmentTrackingUpdate: {
        readonly id: string;
        readonly tracking: Schemas["ShipmentTrackingInput"];
    };
    readonly ShipmentTrackingRequest: {
        readonly shipments: readonly Schemas["ShipmentTrackingUpdate"][];
    };
    readonly ShipmentInformationUpdate: {
        readonly id: string;
        readonly shipment_additional_information: readonly Schemas["AdditionalInformationInput"][];
    };
    readonly ShipmentInformationRequest: {
        readonly shipments: readonly Schemas["ShipmentInformationUpdate"][];
    };
    readonly ShipmentInformation: {
        readonly shipment_id?: string;
        readonly shipment_additional_information?: readonly Schemas["AdditionalInformationInput"][];
    };
    readonly ShipmentInformationError: {
        readonly shipment_id?: string;
        readonly errors?: readonly Schemas["InputError"][];
    };
    readonly ShipmentInformationResult: {
        readonly shipment_update_success?: readonly Schemas["ShipmentInformation"][];
        readonly shipment_update_errors?: readonly Schemas["ShipmentInformationError"][];
    };
    readonly OrderState: "STAGING" | "WAITING_ACCEPTANCE" | "WAITING_DEBIT" | "WAITING_DEBIT_PAYMENT" | "SHIPPING" | "SHIPPED" | "TO_COLLECT" | "RECEIVED" | "CLOSED" | "REFUSED" | "CANCELED";
    readonly OrderPaymentWorkflow: "PAY_ON_ACCEPTANCE" | "PAY_ON_DELIVERY" | "PAY_ON_DUE_DATE" | "PAY_ON_SHIPMENT" | "NO_CUSTOMER_PAYMENT_CONFIRMATION";
    readonly OrderDeliveryDate: {
        readonly earliest: string;
        readonly latest: string;
    };
    readonly OrderCampaign: {
        readonly identifier: string;
    };
    readonly OrderFulfillmentCenter: {
        readonly code: string;
    };
    readonly OrderFulfillment: {
        readonly center: Schemas["OrderFulfillmentCenter"];
    };
    readonly OrderInvoiceFormat: "PDF" | "cXML";
    readonly OrderInvoiceDocument: {
        readonly format?: Schemas["OrderInvoiceFormat"];
    };
    readonly OrderPaymentTerms: {
        readonly days: number;
        readonly type: Schemas["PaymentTermsType"];
    };
    readonly OrderInvoiceDetails: {
        readonly document_details?: readonly Schemas["OrderInvoiceDocument"][];
        readonly payment_terms?: Schemas["OrderPaymentTerms"];
    };
    readonly OrderTax: {
        readonly code: string;
        readonly rate?: number;
        readonly total_amount: number;
    };
    readonly OrderRefundTaxes: {
        readonly order_refund_id: string;
        readonly taxes?: readonly Schemas["OrderTax"][];
    };
    readonly NullableRateOrderTax: {
        readonly code: string;
        readonly rate?: number | null;
        readonly total_amount: number;
    };
    readonly OrderPromotionConfiguration: {
        readonly amount_off?: number | null;
        readonly free_items_quantity?: number | null;
        readonly internal_description: string;
        readonly percentage_off?: number | null;
        readonly reduced_unit_price?: number | null;
        readonly type: Schemas["PromotionType"];
    };
    readonly OrderPromotion: {
        readonly id: string;
        readonly apportioned: boolean;
        readonly campaign?: Schemas["OrderCampaign"];
        readonly configuration: Schemas["OrderPromotionConfiguration"];
        readonly deduced_amount: number;
        readonly offered_quantity?: number | null;
        readonly promo_code?: string;
    };
    readonly OrderPromotions: {
        readonly applied_promotions: readonly Schemas["OrderPromotion"][];
        readonly total_deduced_amount: number;
    };
    readonly OrderCore: {
        readonly order_id: string;
        readonly acceptance_decision_date?: string | null;
        readonly can_cancel: boolean;
        readonly can_shop_ship: boolean;
        readonly channel?: Schemas["CodeLabel"];
        readonly commercial_id: string;
        readonly created_date: string;
        readonly currency_iso_code: Schemas["CurrencyCode"];
        readonly customer_debited_date?: string;
        readonly customer_directly_pays_seller?: boolean;
        readonly delivery_date?: Schemas["OrderDeliveryDate"];
        readonly discount_campaigns?: readonly Schemas["OrderCampaign"][];
        readonly fulfillment: Schemas["OrderFulfillment"];
        readonly fully_refunded?: boolean;
        readonly has_customer_message: boolean;
        readonly has_incident: boolean;
        readonly has_invoice: boolean;
        readonly invoice_details?: Schemas["OrderInvoiceDetails"];
        readonly last_updated_date: string;
        readonly leadtime_to_ship: number;
        readonly order_additional_fields?: readonly Schemas["AdditionalFieldValue"][];
        readonly order_refunds?: readonly Schemas["OrderRefundTaxes"][];
        readonly order_state: Schemas["OrderState"];
        readonly order_state_reason_code?: string | null;
        readonly order_state_reason_label?: string | null;
        readonly order_tax_mode: Schemas["OrderTaxMode"];
        readonly order_taxes?: readonly Schemas["NullableRateOrderTax"][];
        readonly paymentType?: string;
        readonly payment_duration?: number | null;
        readonly payment_type?: string;
        readonly payment_workflow?: Schemas["OrderPaymentWorkflow"];
        readonly price: number;
        readonly promotions?: Schemas["OrderPromotions"];
        readonly quote_id?: string | null;
        readonly references?: Schemas["OrderReferences"];
        readonly shipping_carrier_code?: string;
        readonly shipping_carrier_standard_code?: string;
        readonly shipping_company?: string;
        readonly shipping_deadline?: string;
        readonly shipping_price: number;
        readonly shipping_pudo_id?: string;
        readonly shipping_tracking?: string;
        readonly shipping_tracking_url?: string;
        readonly shipping_type_code: string;
        readonly shipping_type_label: string;
        readonly shipping_type_standard_code?: string;
        readonly shipping_zone_code: string;
        readonly shipping_zone_label: string;
        readonly total_commission: number;
        readonly total_price: number;
        readonly transaction_date?: string;
        readonly transaction_number?: string;
    };
    readonly OrderContact: {
        readonly civility?: string;
        readonly customer_id: string;
        readonly firstname: string;
        readonly lastname: string;
        readonly locale?: string;
    };
    readonly OrderBillingAddress: {
        readonly city: string;
        readonly civility?: string;
        readonly company?: string;
        readonly company_2?: string;
        readonly country: string;
        readonly country_iso_code: Schemas["CountryCode"];
        readonly firstname?: string;
        readonly lastname: string;
        readonly phone?: string;
        readonly phone_secondary?: string;
        readonly state?: string;
        readonly street_1: string;
        readonly street_2?: string;
        readonly zip_code?: string;
    };
    readonly OrganizationAddress: {
        readonly city: string;
        readonly country_iso_code: Schemas["CountryCode"];
        readonly state?: string;
        readonly street_1: string;
        readonly street_2?: string;
        readonly zip_code: string;
    };
    readonly OrderOrganization: {
        readonly address?: Schemas["OrganizationAddress"] | null;
        readonly identification_number?: string | null;
        readonly name?: string;
        readonly organization_id: string | null;
        readonly tax_identification_number?: string | null;
    };
    readonly OrderCustomer: {
        readonly accounting_contact?: Schemas["OrderContact"] | null;
        readonly billing_address: Schemas["OrderBillingAddress"] | null;
        readonly civility?: string;
        readonly customer_id: string;
        readonly delivery_contact?: Schemas["OrderContact"] | null;
        readonly firstname: string;
        readonly lastname: string;
        readonly locale?: string;
        readonly organization?: Schemas["OrderOrganization"];
        readonly shipping_address: Schemas["ShippingAddress"] | null;
    };
    readonly OrderCommissionTax: {
        readonly amount: number;
        readonly code: string;
        readonly rate: number;
    };
    readonly OrderEcoContribution: {
        readonly epr_category_code: string;
        readonly producer_id: string;
        readonly producer_id_owner: string;
        readonly total_amount?: number;
        readonly unit_amount?: number;
    };
    readonly OrderFee: {
        readonly amount: number;
        readonly code: string;
    };
    readonly MeasurementUnit: "GRAM" | "KILOGRAM" | "TON" | "POUND" | "OUNCE" | "MILLILITER" | "CENTILITER" | "CUBIC_METER" | "LITER" | "GALLON" | "FLUID_OUNCE" | "PINT" | "BARREL" | "CENTIMETER" | "METER" | "INCH" | "FEET" | "SQUARE_CENTIMETER" | "SQUARE_METER" | "SQUARE_INCH" | "SQUARE_FOOT" | "PIECE";
    readonly LineMeasurement: {
        readonly actual_measurement?: number;
        readonly adjustment_limit?: number;
        readonly measurement_unit?: Schemas["MeasurementUnit"];
        readonly ordered_measurement?: number;
    };
    readonly OrderLineState: "STAGING" | "WAITING_ACCEPTANCE" | "WAITING_DEBIT" | "WAITING_DEBIT_PAYMENT" | "SHIPPING" | "SHIPPED" | "TO_COLLECT" | "RECEIVED" | "CLOSED" | "REFUSED" | "CANCELED" | "INCIDENT_OPEN" | "REFUNDED";
    readonly AmountPart: {
        readonly amount: number;
        readonly commissionable?: boolean;
        readonly debitable_from_customer?: boolean;
        readonly payable_to_shop?: boolean;
    };
    readonly AmountBreakdown: {
        readonly parts: readonly Schemas["AmountPart"][];
    };
    readonly ProductMedia: {
        readonly media_url: string;
        readonly mime_type?: string | null;
        readonly type: string;
    };
    readonly LinePromotionConfiguration: {
        readonly amount_off?: number | null;
        readonly free_items_quantity?: number | null;
        readonly internal_description: string;
        readonly percentage_off?: number | null;
        readonly reduced_unit_price?: number | null;
        readonly type: Schemas["PromotionType"];
    };
    readonly LinePromotion: {
        readonly id: string;
        readonly apportioned: boolean;
        readonly campaign?: Schemas["OrderCampaign"];
        readonly configuration: Schemas["LinePromotionConfiguration"];
        readonly deduced_amount: number;
        readonly offered_quantity?: number | null;
        readonly promo_code?: string;
    };
    readonly PurchaseTotal: {
        readonly total_amount: number;
    };
    readonly LinePurchase: {
        readonly purchase_commission_on_fees?: Schemas["PurchaseTotal"];
        readonly purchase_commission_on_price: number;
        readonly purchase_commission_on_shipping: number;
        readonly purchase_fee_amount?: Schemas["PurchaseTotal"];
        readonly purchase_price: number;
        readonly purchase_shipping_price: number;
        readonly purchase_unit_price: number;
    };
    readonly LineOriginAddress: {
        readonly city?: string;
        readonly country_iso_code: string;
        readonly state?: string;
        readonly street_1?: string;
        readonly street_2?: string;
        readonly zip_code?: string;
    };
    readonly LineWarehouse: {
        readonly code?: string;
    };
    readonly LineOrigin: {
        readonly address?: Schemas["LineOriginAddress"];
        readonly warehouse?: Schemas["LineWarehouse"] | null;
    };
    readonly PurchaseTax: {
        readonly purchase_amount: number;
        readonly purchase_rate?: number;
    };
    readonly TaxCalculationRule: "PROPORTIONAL_TO_AMOUNT" | "NONE";
    readonly ShippingTax: {
        readonly amount: number;
        readonly amount_breakdown?: Schemas["AmountBreakdown"];
        readonly code: string;
        readonly purchase_tax?: Schemas["PurchaseTax"];
        readonly rate?: number;
        readonly tax_calculation_rule?: Schemas["TaxCalculationRule"];
    };
    readonly LineTax: {
        readonly amount: number;
        readonly amount_breakdown?: Schemas["AmountBreakdown"];
        readonly code: string;
        readonly origin_unit_amount?: number;
        readonly purchase_tax?: Schemas["PurchaseTax"];
        readonly rate?: number;
        readonly tax_calculation_rule?: Schemas["TaxCalculationRule"];
    };
    readonly OrderLineCore: {
        readonly order_line_id: string;
        readonly can_refund: boolean;
        readonly category_code: string;
        readonly category_label: string;
        readonly commission_fee: number;
        readonly commission_rate_vat?: number;
        readonly commission_taxes?: readonly Schemas["OrderCommissionTax"][];
        readonly commission_vat?: number;
        readonly created_date: string;
        readonly debited_date?: string;
        readonly description: string | null;
        readonly discount_campaign?: Schemas["OrderCampaign"];
        readonly eco_contributions?: readonly Schemas["OrderEcoContribution"][];
        readonly fees?: readonly Schemas["OrderFee"][];
        readonly last_updated_date: string;
        readonly measurement?: Schemas["LineMeasurement"];
        readonly offer_id: number;
        readonly offer_sku: string;
        readonly offer_state_code: string;
        readonly order_line_additional_fields: readonly Schemas["AdditionalFieldValue"][];
        readonly order_line_index: number;
        readonly order_line_state: Schemas["OrderLineState"];
        readonly order_line_state_reason_code?: string | null;
        readonly order_line_state_reason_label?: string | null;
        readonly origin_unit_price?: number;
        readonly price: number;
        readonly price_additional_info?: string | null;
        readonly price_amount_breakdown?: Schemas["AmountBreakdown"];
        readonly price_unit: number;
        readonly product_medias: readonly Schemas["ProductMedia"][];
        readonly product_shop_sku?: string;
        readonly product_sku: string;
        readonly product_title: string;
        readonly promotions?: readonly Schemas["LinePromotion"][];
        readonly purchase_information?: Schemas["LinePurchase"];
        readonly quantity: number;
        readonly received_date?: string;
        readonly shipped_date?: string;
        readonly shipping_from?: Schemas["LineOrigin"];
        readonly shipping_price: number;
        readonly shipping_price_additional_unit?: number;
        readonly shipping_price_amount_breakdown?: Schemas["AmountBreakdown"];
        readonly shipping_price_unit?: number;
        readonly shipping_taxes?: readonly Schemas["ShippingTax"][];
        readonly tax_legal_notice?: string;
        readonly taxes?: readonly Schemas["LineTax"][];
        readonly total_commission: number;
        readonly total_price: number;
    };
    readonly CommissionTaxAmount: {
        readonly amount: number;
        readonly code: string;
    };
    readonly ReturnedPurchase: {
        readonly purchase_commission_on_fees?: Schemas["PurchaseTotal"];
        readonly purchase_commission_on_price: number;
        readonly purchase_commission_on_shipping: number;
        readonly purchase_fee_amount?: Schemas["PurchaseTotal"];
        readonly purchase_price: number;
        readonly purchase_shipping_price: number;
    };
    readonly ReturnedTax: {
        readonly amount: number;
        readonly amount_breakdown?: Schemas["AmountBreakdown"];
        readonly code: string;
        readonly purchase_tax?: Schemas["PurchaseTax"];
        readonly rate?: number;
    };
    readonly OrderCancelation: {
        readonly id: string;
        readonly amount?: number;
        readonly amount_breakdown?: Schemas["AmountBreakdown"];
        readonly commission_amount: number;
        readonly commission_taxes: readonly Schemas["CommissionTaxAmount"][];
        readonly commission_total_amount: number;
        readonly created_date: string;
        readonly eco_contributions?: readonly Schemas["OrderEcoContribution"][];
        readonly fees?: readonly Schemas["OrderFee"][];
        readonly purchase_information?: Schemas["ReturnedPurchase"];
        readonly quantity?: number;
        readonly reason_code?: string;
        readonly shipping_amount?: number;
        readonly shipping_amount_breakdown?: Schemas["AmountBreakdown"];
        readonly shipping_taxes?: readonly Schemas["ReturnedTax"][];
        readonly taxes?: readonly Schemas["ReturnedTax"][];
    };
    readonly OrderRefundState: "WAITING_REFUND_TAX_CONFIRMATION" | "WAITING_REFUND" | "WAITING_REFUND_PAYMENT" | "REFUNDED";
    readonly OldRefundState: "WAITING_REFUND" | "WAITING_REFUND_PAYMENT" | "REFUNDED";
    readonly OrderRefund: {
        readonly id: string;
        readonly amount?: number;
        readonly amount_breakdown?: Schemas["AmountBreakdown"];
        readonly commission_amount: number;
        readonly commission_tax_amount: number;
        readonly commission_taxes: readonly Schemas["CommissionTaxAmount"][];
        readonly commission_total_amount: number;
        readonly created_date: string;
        readonly eco_contributions?: readonly Schemas["OrderEcoContribution"][];
        readonly fees?: readonly Schemas["OrderFee"][];
        readonly order_refund_id: string;
        readonly purchase_information?: Schemas["ReturnedPurchase"];
        readonly quantity: number;
        readonly reason_code: string;
        readonly refund_state?: Schemas["OrderRefundState"];
        readonly shipping_amount?: number;
        readonly shipping_amount_breakdown?: Schemas["AmountBreakdown"];
        readonly shipping_taxes?: readonly Schemas["ReturnedTax"][];
        readonly state: Schemas["OldRefundState"];
        readonly tax_legal_notice?: string;
        readonly taxes?: readonly Schemas["ReturnedTax"][];
        readonly transaction_date?: string;
        readonly transaction_number?: string;
    };
    readonly OrderLine: {
        readonly cancelations: readonly Schemas["OrderCancelation"][];
        readonly refunds: readonly Schemas["OrderRefund"][];
    } & Schemas["OrderLineCore"];
    readonly Order: {
        readonly customer: Schemas["OrderCustomer"];
        readonly customer_notification_email?: string;
        readonly order_lines: readonly Schemas["OrderLine"][];
    } & Schemas["OrderCore"];
    readonly OrderPage: {
        readonly orders: readonly Schemas["Order"][];
        readonly total_count: number;
    };
    readonly OrderEcoContributionInput: {
        readonly epr_category_code: string;
        readonly producer_id: string;
        readonly unit_amount?: number | null;
    };
    readonly OrderLineUpdate: {
        readonly order_line_id: string;
        readonly eco_contributions?: readonly Schemas["OrderEcoContributionInput"][] | null;
    };
    readonly OrderReferencesUpdate: {
        readonly order_reference_for_seller?: string | null;
    };
    readonly OrderUpdate: {
        readonly order_id: string;
        readonly order_lines?: readonly Schemas["OrderLineUpdate"][];
        readonly references?: Schemas["OrderReferencesUpdate"] | null;
    };
    readonly OrderUpdateRequest: {
        readonly orders: readonly Schemas["OrderUpdate"][];
    };
    readonly UpdatedEcoContribution: {
        readonly epr_category_code?: string;
        readonly producer_id?: string;
        readonly producer_id_owner?: string;
        readonly total_amount?: number;
        readonly unit_amount?: number;
    };
    readonly UpdatedCancelation: {
        readonly cancelation_id?: string;
        readonly eco_contributions?: readonly Schemas["UpdatedEcoContribution"][];
    };
    readonly UpdatedRefund: {
        readonly eco_contributions?: readonly Schemas["UpdatedEcoContribution"][];
        readonly refund_id?: string;
    };
    readonly UpdatedOrderLine: {
        readonly order_line_id?: string;
        readonly cancelations?: readonly Schemas["UpdatedCancelation"][];
        readonly eco_contributions?: readonly Schemas["UpdatedEcoContribution"][];
        readonly refunds?: readonly Schemas["UpdatedRefund"][];
    };
    readonly UpdatedReferences: {
        readonly order_reference_for_seller?: string;
    };
    readonly UpdatedOrderValues: {
        readonly order_lines?: readonly Schemas["UpdatedOrderLine"][];
        readonly references?: Schemas["UpdatedReferences"];
    };
    readonly UpdatedOrder: {
        readonly order_id?: string;
        readonly errors?: readonly Schemas["InputError"][];
        readonly updated?: Schemas["UpdatedOrderValues"];
    };
    readonly OrderUpdateResult: {
        readonly updated_orders?: readonly Schemas["UpdatedOrder"][];
    };
    readonly LineOriginAddressInput: {
        readonly city?: string;
        readonly country_iso_code: string;
        readonly state?: string;
        readonly street_1?: string;
        readonly street_2?: string;
        readonly zip_code?: string;
    };
    readonly LineWarehouseInput: {
        readonly code?: string;
    };
    readonly LineOriginUpdate: {
        readonly address?: Schemas["LineOriginAddressInput"];
        readonly warehouse?: Schemas["LineWarehouseInput"];
    };
    readonly LineOriginInput: {
        readonly id: string;
        readonly shipping_from: Schemas["LineOriginUpdate"];
    };
    readonly LineOriginRequest: {
        readonly order_lines: readonly Schemas["LineOriginInput"][];
    };
    readonly UpdatedOriginAddress: {
        readonly city?: string | null;
        readonly country_iso_code: string;
        readonly state?: string | null;
        readonly street_1?: string | null;
        readonly street_2?: string | null;
        readonly zip_code?: string | null;
    };
    readonly UpdatedOrigin: {
        readonly address?: Schemas["UpdatedOriginAddress"];
        readonly warehouse?: Schemas["LineWarehouse"] | null;
    };
    readonly UpdatedLineOrigin: {
        readonly id: string;
        readonly errors?: readonly Schemas["InputError"][];
        readonly updated?: Schemas["UpdatedOrigin"];
    };
    readonly LineOriginResult: {
        readonly order_lines?: readonly Schemas["UpdatedLineOrigin"][];
    };
    readonly OrderAmountInput: {
        readonly amount?: number;
        readonly code?: string;
    };
    readonly OrderRefundInput: {
        readonly order_line_id: string;
        readonly amount: number;
        readonly currency_iso_code?: Schemas["CurrencyCode"];
        readonly excluded_from_shipment?: boolean;
        readonly fees?: readonly Schemas["OrderAmountInput"][];
        readonly quantity?: number;
        readonly reason_code: string;
        readonly shipping_amount: number;
        readonly shipping_taxes?: readonly Schemas["OrderAmountInput"][];
        readonly taxes?: readonly Schemas["OrderAmountInput"][];
    };
    readonly OrderRefundRequest: {
        readonly order_tax_mode?: Schemas["OrderTaxMode"];
        readonly refunds: readonly Schemas["OrderRefundInput"][];
    };
    readonly OrderAmount: {
        readonly amount?: number;
        readonly code?: string;
    };
    readonly CreatedRefund: {
        readonly order_line_id: string;
        readonly amount: number;
        readonly amount_breakdown?: Schemas["AmountBreakdown"];
        readonly currency_iso_code?: Schemas["CurrencyCode"];
        readonly eco_contributions?: readonly Schemas["OrderEcoContribution"][];
        readonly excluded_from_shipment?: boolean;
        readonly fees?: readonly Schemas["OrderAmount"][];
        readonly order_refund_id: string;
        readonly purchase_information?: Schemas["ReturnedPurchase"];
        readonly quantity: number;
        readonly reason_code: string;
        readonly refund_id: string;
        readonly shipping_amount: number;
        readonly shipping_amount_breakdown?: Schemas["AmountBreakdown"];
        readonly shipping_taxes?: readonly Schemas["ReturnedTax"][];
        readonly taxes?: readonly Schemas["ReturnedTax"][];
    };
    readonly OrderRefundResult: {
        readonly order_tax_mode: Schemas["OrderTaxMode"];
        readonly refunds: readonly Schemas["CreatedRefund"][];
    };
    readonly OrderCancelationInput: {
        readonly order_line_id: string;
        readonly amount: number;
        readonly currency_iso_code?: Schemas["CurrencyCode"];
        readonly fees?: readonly Schemas["OrderAmountInput"][];
        readonly quantity: number;
        readonly reason_code: string;
        readonly shipping_amount: number;
        readonly shipping_taxes?: readonly Schemas["OrderAmountInput"][];
        readonly taxes?: readonly Schemas["OrderAmountInput"][];
    };
    readonly OrderCancelationRequest: {
        readonly cancelations: readonly Schemas["OrderCancelationInput"][];
        readonly order_tax_mode?: Schemas["OrderTaxMode"];
    };
    readonly CreatedCancelation: {
        readonly order_line_id: string;
        readonly amount: number;
        readonly amount_breakdown?: Schemas["AmountBreakdown"];
        readonly cancelation_id: string;
        readonly currency_iso_code?: Schemas["CurrencyCode"];
        readonly eco_contributions?: readonly Schemas["OrderEcoContribution"][];
        readonly fees?: readonly Schemas["OrderAmount"][];
        readonly purchase_information?: Schemas["ReturnedPurchase"];
        readonly quantity?: number;
        readonly reason_code: string;
        readonly shipping_amount: number;
        readonly shipping_amount_breakdown?: Schemas["AmountBreakdown"];
        readonly shipping_taxes?: readonly Schemas["ReturnedTax"][];
        readonly taxes?: readonly Schemas["ReturnedTax"][];
    };
    readonly OrderCancelationResult: {
        readonly cancelations: readonly Schemas["CreatedCancelation"][];
        readonly order_tax_mode: Schemas["OrderTaxMode"];
    };
    readonly LineAdjustment: {
        readonly order_line_id: string;
        readonly actual_measurement: number;
    };
    readonly OrderAdjustmentRequest: {
        readonly order_lines: readonly Schemas["LineAdjustment"][];
    };
    readonly AdjustedAmount: {
        readonly amount?: number;
        readonly currency_iso_code?: Schemas["CurrencyCode"];
        readonly eco_contributions?: readonly Schemas["OrderEcoContribution"][];
        readonly quantity?: number;
        readonly reason_code?: string;
        readonly shipping_amount?: number;
        readonly shipping_taxes?: readonly Schemas["OrderAmount"][];
        readonly taxes?: readonly Schemas["OrderAmount"][];
    };
    readonly AdjustedLine: {
        readonly order_line_id?: string;
        readonly cancelations?: readonly Schemas["AdjustedAmount"][];
        readonly errors?: readonly Schemas["InputError"][];
        readonly measurement?: Schemas["LineMeasurement"];
        readonly refunds?: readonly Schemas["AdjustedAmount"][];
    };
    readonly OrderAdjustmentResult: {
        readonly order_lines_adjusted?: readonly Schemas["AdjustedLine"][];
    };
    readonly SingleOrderCore: {
        readonly order_id: string;
        readonly acceptance_decision_date: string;
        readonly commercial_id: string;
        readonly created_date: string;
        readonly has_customer_message: boolean;
        readonly has_incident: boolean;
        readonly has_invoice: boolean;
        readonly last_updated_date: string;
        readonly order_state: Schemas["OrderState"];
        readonly order_state_reason_code: string | null;
        readonly order_state_reason_label: string | null;
        readonly paymentType?: string;
        readonly payment_type: string;
        readonly price: number;
        readonly shipping_company?: string | null;
        readonly shipping_price: number;
        readonly shipping_tracking?: string | null;
        readonly shipping_tracking_url?: string | null;
        readonly shipping_type_code: string;
        readonly shipping_type_label: string;
        readonly shipping_zone_code: string;
        readonly shipping_zone_label: string;
        readonly total_commission: number;
        readonly total_price: number;
    };
    readonly SingleOrderBillingAddress: {
        readonly city: string;
        readonly civility?: string;
        readonly company?: string | null;
        readonly country: string;
        readonly country_iso_code: Schemas["CountryCode"];
        readonly firstname?: string;
        readonly lastname: string;
        readonly phone?: string;
        readonly phone_secondary?: string;
        readonly state?: string;
        readonly street_1: string;
        readonly street_2?: string;
        readonly zip_code?: string;
    };
    readonly SingleOrderShippingAddress: {
        readonly additional_info?: string;
        readonly city: string;
        readonly civility?: string;
        readonly company?: string | null;
        readonly country: string;
        readonly country_iso_code: Schemas["CountryCode"] | null;
        readonly firstname?: string;
        readonly lastname: string;
        readonly phone?: string;
        readonly phone_secondary?: string;
        readonly state?: string;
        readonly street_1: string;
        readonly street_2?: string;
        readonly zip_code?: string;
    };
    readonly SingleOrderCustomer: {
        readonly billing_address: Schemas["SingleOrderBillingAddress"];
        readonly civility?: string;
        readonly customer_id: string;
        readonly firstname: string;
        readonly lastname: string;
        readonly shipping_address: Schemas["SingleOrderShippingAddress"];
    };
    readonly SingleOrderLine: {
        readonly order_line_id: string;
        readonly can_refund: boolean;
        readonly category_code: string;
        readonly category_label: string;
        readonly commission_fee: number;
        readonly commission_rate_vat: number;
        readonly commission_vat: number;
        readonly created_date: string;
        readonly debited_date: string | null;
        readonly description: string;
        readonly last_updated_date: string;
        readonly offer_id: number;
        readonly offer_sku: string;
        readonly offer_state_code: string;
        readonly order_line_additional_fields: readonly Schemas["AdditionalFieldValue"][];
        readonly order_line_index: number;
        readonly order_line_state: Schemas["OrderLineState"];
        readonly order_line_state_reason_code: string | null;
        readonly order_line_state_reason_label: string | null;
        readonly price: number;
        readonly price_additional_info?: string | null;
        readonly price_unit: number;
        readonly product_sku: string;
        readonly product_title: string;
        readonly quantity: number;
        readonly received_date: string | null;
        readonly shipped_date: string | null;
        readonly shipping_price: number;
        readonly shipping_price_additional_unit?: number;
        readonly shipping_price_unit?: number;
        readonly total_commission: number;
        readonly total_price: number;
    };
    readonly SingleOrder: {
        readonly customer?: Schemas["SingleOrderCustomer"];
        readonly order_lines: readonly Schemas["SingleOrderLine"][];
    } & Schemas["SingleOrderCore"];
    readonly OrderLineDecision: {
        readonly id: string;
        readonly accepted: boolean;
    };
    readonly OrderAcceptRequest: {
        readonly order_lines: readonly Schemas["OrderLineDecision"][];
    };
    readonly OrderTrackingRequest: {
        readonly carrier_code?: string;
        readonly carrier_name?: string;
        readonly carrier_standard_code?: string;
        readonly carrier_url?: string;
        readonly tracking_number?: string;
    };
    readonly LineRefundInput: {
        readonly id: string;
        readonly reason_code: string;
    };
    readonly LineRefundRequest: {
        readonly order_lines: readonly Schemas["LineRefundInput"][];
    };
    readonly OrderFieldInput: {
        readonly code: string;
        readonly type?: Schemas["AdditionalFieldType"];
        readonly value: string | readonly string[] | null;
    };
    readonly OrderLineFieldsInput: {
        readonly order_line_id: string;
        readonly order_line_additional_fields?: readonly Schemas["OrderFieldInput"][];
    };
    readonly OrderFieldsRequest: {
        readonly order_additional_fields?: readonly Schemas["OrderFieldInput"][];
        readonly order_lines?: readonly Schemas["OrderLineFieldsInput"][];
    };
    readonly OrderLineFields: {
        readonly order_line_id: string;
        readonly order_line_additional_fields?: readonly Schemas["AdditionalFieldValue"][];
    };
    readonly OrderFields: {
        readonly order_additional_fields?: readonly Schemas["AdditionalFieldValue"][];
        readonly order_lines?: readonly Schemas["OrderLineFields"][];
    };
    readonly OrderFieldsErrors: {
        readonly errors: readonly Schemas["InputError"][];
        readonly input?: Schemas["OrderFields"];
    };
    readonly OrderFieldsResult: {
        readonly order_update_errors?: Schemas["OrderFieldsErrors"];
        readonly order_update_result?: Schemas["OrderFields"];
    };
    readonly OrderExportRequest: {
        readonly channel_codes?: readonly string[];
        readonly end_date?: string;
        readonly end_update_date?: string;
        readonly fulfillment_center_codes?: string;
        readonly items_per_chunk?: number;
        readonly megabytes_per_chunk?: number;
        readonly only_null_channel?: boolean;
        readonly order_state_codes?: readonly Schemas["OrderState"][];
        readonly order_tax_mode?: Schemas["OrderTaxMode"];
        readonly start_date?: string;
        readonly start_update_date?: string;
    };
    readonly OrderExportStart: {
        readonly tracking_id: string;
    };
    readonly OrderExportState: "PENDING" | "COMPLETED" | "FAILED" | "CANCELED";
    readonly OrderExportStatus: {
        readonly last_updated: string;
        readonly status: Schemas["OrderExportState"];
        readonly urls?: readonly string[];
    };
    readonly OrderDocument: {
        readonly id: number;
        readonly order_id: string;
        readonly date_uploaded?: string;
        readonly file_name: string;
        readonly file_size?: number;
        readonly type: string;
    };
    readonly OrderDocumentList: {
        readonly order_documents: readonly Schemas["OrderDocument"][];
        readonly total_count?: number;
    };
    readonly OrderTaxSetting: {
        readonly code: string;
        readonly label: string;
        readonly tax_calculation_rule: Schemas["TaxCalculationRule"];
    };
    readonly OrderTaxList: {
        readonly taxes: readonly Schemas["OrderTaxSetting"][];
    };
    readonly OrderDocumentEntityType: "RETURN";
    readonly OrderDocumentEntity: {
        readonly id: string;
        readonly type: Schemas["OrderDocumentEntityType"];
    };
    readonly OrderDocumentInput: {
        readonly entity?: Schemas["OrderDocumentEntity"];
        readonly file_name: string;
        readonly type_code: string;
    };
    readonly OrderDocumentUpload: {
        readonly order_documents: readonly Schemas["OrderDocumentInput"][];
    };
    readonly RefusedOrderDocumentInput: {
        readonly file_name?: string;
        readonly type_code?: string;
    };
    readonly RefusedOrderDocument: {
        readonly errors: readonly Schemas["InputError"][];
        readonly input?: Schemas["RefusedOrderDocumentInput"];
    };
    readonly OrderDocumentUploadResult: {
        readonly errors_count?: number;
        readonly order_documents: readonly Schemas["RefusedOrderDocument"][];
    };
    readonly IncidentResolution: {
        readonly reason_code: string;
    };
    readonly ReturnDocument: {
        readonly id: number;
        readonly type: string;
    };
    readonly ReturnMethod: "RETURN_METHOD_BY_MAIL" | "RETURN_METHOD_DROP_OFF_POINT" | "RETURN_METHOD_HOME_PICKUP" | "RETURN_METHOD_IN_STORE" | "RETURN_METHOD_RETURNLESS";
    readonly ReturnReason: "RETURN_BROKEN_ITEM" | "RETURN_CHANGED_MIND" | "RETURN_COUNTERFEIT_ITEM" | "RETURN_DAMAGED_PACKAGING" | "RETURN_DEFECTIVE_ITEM" | "RETURN_DELIVERED_PRODUCT_DIFFERENT" | "RETURN_MISSING_ITEM" | "RETURN_OTHER" | "RETURN_CM_DONT_WANT" | "RETURN_CM_DONT_LIKE" | "RETURN_CM_QUALITY" | "RETURN_DPD_WRONG_SIZE" | "RETURN_DPD_WRONG_COLOR" | "RETURN_DEFECTIVE_ON_ARRIVAL" | "RETURN_PRODUCT_DOES_NOT_FIT" | "RETURN_PDNT_TOO_BIG" | "RETURN_PDNT_TOO_SMALL" | "RETURN_INACCURATE_ITEM_DESCRIPTION" | "RETURN_WARRANTY";
    readonly ReturnRejectionReason: "RETURN_REJECTION_NOT_ELIGIBLE" | "RETURN_REJECTION_NOT_NEEDED" | "RETURN_REJECTION_WINDOW_CLOSED";
    readonly ReturnAddress: {
        readonly city: string;
        readonly country_iso_code: string;
        readonly state?: string;
        readonly street1: string;
        readonly street2?: string;
        readonly zip_code: string;
    };
    readonly NonComplianceReason: "RETURN_NON_COMPLIANT_MISSING_ITEM" | "RETURN_NON_COMPLIANT_WRONG_PRODUCT" | "RETURN_NON_COMPLIANT_DAMAGED_PRODUCT" | "RETURN_NON_COMPLIANT_WINDOW_CLOSED" | "RETURN_NON_COMPLIANT_OTHER";
    readonly ReturnCompliance: {
        readonly compliant: boolean;
        readonly non_compliance_additional_info?: string | null;
        readonly non_compliance_reason_code?: Schemas["NonComplianceReason"] | null;
    };
    readonly ReturnLine: {
        readonly order_line_id: string;
        readonly compliance?: readonly Schemas["ReturnCompliance"][] | null;
        readonly quantity: number;
        readonly reason_code?: Schemas["ReturnReason"];
    };
    readonly ReturnTracking: {
        readonly carrier_code?: string | null;
        readonly carrier_name?: string;
        readonly carrier_standard_code?: string | null;
        readonly tracking_number?: string;
        readonly tracking_url?: string;
    };
    readonly ReturnDetails: {
        readonly id: string;
        readonly order_id: string;
        readonly date_created: string;
        readonly description?: string;
        readonly documents?: readonly Schemas["ReturnDocument"][];
        readonly label_url?: string | null;
        readonly last_updated: string;
        readonly method_code: Schemas["ReturnMethod"];
        readonly order_commercial_id: string;
        readonly reason_code?: Schemas["ReturnReason"];
        readonly rejection_reason_code?: Schemas["ReturnRejectionReason"] | null;
        readonly return_address: Schemas["ReturnAddress"];
        readonly return_lines: readonly Schemas["ReturnLine"][];
        readonly rma?: string | null;
        readonly tracking?: Schemas["ReturnTracking"] | null;
    };
    readonly ReturnState: "WAITING_ACCEPTANCE" | "IN_PROGRESS" | "REFUSED" | "RECEIVED" | "NO_RECEPTION" | "CLOSED" | "CANCELED";
    readonly Return: {
        readonly state: Schemas["ReturnState"];
    } & Schemas["ReturnDetails"];
    readonly ReturnPage: {
        readonly data: readonly Schemas["Return"][];
        readonly next_page_token?: string | null;
        readonly previous_page_token?: string | null;
    };
    readonly ReturnAddressInput: {
        readonly city: string;
        readonly country_iso_code: Schemas["CountryCode"];
        readonly state?: string;
        readonly street1: string;
        readonly street2?: string;
        readonly zip_code?: string;
    };
    readonly ReturnAddressUpdate: {
        readonly address?: Schemas["ReturnAddressInput"];
    };
    readonly ReturnTrackingInput: {
        readonly carrier_code?: string;
        readonly carrier_name?: string;
        readonly carrier_standard_code?: string;
        readonly tracking_number?: string;
        readonly tracking_url?: string;
    };
    readonly ReturnUpdate: {
        readonly id: string;
        readonly label_url?: string;
        readonly method_code?: Schemas["ReturnMethod"];
        readonly return_address?: Schemas["ReturnAddressUpdate"];
        readonly rma?: string;
        readonly tracking?: Schemas["ReturnTrackingInput"];
    };
    readonly ReturnUpdateRequest: {
        readonly returns: readonly Schemas["ReturnUpdate"][];
    };
    readonly ReturnError: {
        readonly id?: string;
        readonly message?: string;
    };
    readonly ReturnUpdateResult: {
        readonly return_errors?: readonly Schemas["ReturnError"][];
        readonly return_success?: readonly Schemas["Return"][];
    };
    readonly NewReturnLine: {
        readonly order_line_id: string;
        readonly quantity: number;
        readonly reason_code: string;
    };
    readonly NewReturn: {
        readonly accepted?: boolean | null;
        readonly description?: string;
        readonly label_url?: string | null;
        readonly method_code: Schemas["ReturnMethod"];
        readonly order_commercial_id: string;
        readonly reason_code?: Schemas["ReturnReason"];
        readonly return_lines: readonly Schemas["NewReturnLine"][];
        readonly rma?: string | null;
    };
    readonly ReturnCreateRequest: {
        readonly returns: readonly Schemas["NewReturn"][];
    };
    readonly ReturnCreateError: {
        readonly message?: string;
        readonly order_commercial_id?: string;
    };
    readonly OpenedReturn: {
        readonly state?: Schemas["ReturnState"];
    } & Schemas["ReturnDetails"];
    readonly ReturnCreateResult: {
        readonly return_errors: readonly Schemas["ReturnCreateError"][];
        readonly return_success: readonly Schemas["OpenedReturn"][];
    };
    readonly ReturnableItem: {
        readonly order_line_id: string;
        readonly available_return_methods?: readonly string[] | null;
        readonly available_return_reasons?: readonly string[] | null;
        readonly order_commercial_id: string;
        readonly return_window?: number | null;
        readonly returnable_quantity: number;
    };
    readonly ReturnableItemPage: {
        readonly data: readonly Schemas["ReturnableItem"][];
        readonly next_page_token?: string | null;
        readonly previous_page_token?: string | null;
    };
    readonly ReturnDecision: {
        readonly id: string;
        readonly accepted: boolean;
        readonly rejection_reason_code?: Schemas["ReturnRejectionReason"];
    };
    readonly ReturnAcceptRequest: {
        readonly returns: readonly Schemas["ReturnDecision"][];
    };
    readonly ReturnId: {
        readonly id: string;
    };
    readonly ReturnResult: {
        readonly return_errors?: readonly Schemas["ReturnError"][];
        readonly return_success?: readonly Schemas["ReturnId"][];
    };
    readonly ReturnSelection: {
        readonly returns: readonly Schemas["ReturnId"][];
    };
    readonly ReturnLineCompliance: {
        readonly order_line_id: string;
        readonly compliant: boolean;
        readonly non_compliance_additional_info?: string;
        readonly non_compliance_reason_code?: Schemas["NonComplianceReason"];
    };
    readonly ReturnComplianceUpdate: {
        readonly id: string;
        readonly return_lines: readonly Schemas["ReturnLineCompliance"][];
    };
    readonly ReturnComplianceRequest: {
        readonly returns: readonly Schemas["ReturnComplianceUpdate"][];
    };
    readonly PickedOrderLine: {
        readonly id: string;
    };
    readonly PickListLine: {
        readonly offer_id: number;
        readonly quantity: number;
    };
    readonly PickListState: "NOTHING_TO_PREPARE" | "WAITING_PREPARATION" | "IN_PREPARATION" | "READY_FOR_PICKUP" | "CLOSED";
    readonly PickList: {
        readonly id: string;
        readonly date_created: string;
        readonly last_updated: string;
        readonly order_lines: readonly Schemas["PickedOrderLine"][];
        readonly picklist_lines: readonly Schemas["PickListLine"][];
        readonly pickrun_code?: string | null;
        readonly pickup_date: string;
        readonly shop_id?: number;
        readonly state: Schemas["PickListState"];
    };
    readonly PickListPage: {
        readonly data: readonly Schemas["PickList"][];
        readonly next_page_token?: string | null;
        readonly previous_page_token?: string | null;
    };
    readonly ProductMeasurement: {
        readonly total_measurement_of_product?: number;
        readonly unit: string;
    };
    readonly ProductOfferMedia: {
        readonly dam_url?: string;
        readonly media_url: string;
        readonly type: string;
    };
    readonly ProductOfOffers: {
        readonly category_code: string;
        readonly category_label: string;
        readonly measurement?: Schemas["ProductMeasurement"];
        readonly product_brand?: string;
        readonly product_description?: string;
        readonly product_media?: Schemas["ProductOfferMedia"];
        readonly product_references: readonly Schemas["OfferProductReference"][];
        readonly product_sku: string;
        readonly product_title: string;
        readonly total_count: number;
    };
    readonly ProductOfferPrice: {
        readonly channel_code?: string | null;
        readonly context?: Schemas["OfferPriceContext"];
        readonly discount_end_date?: string | null;
        readonly discount_start_date?: string | null;
        readonly price: number;
        readonly unit_discount_price?: number | null;
        readonly unit_origin_price: number;
        readonly volume_prices: readonly Schemas["OfferVolumePrice"][];
    };
    readonly ProductOfferRetailPrice: {
        readonly discount_end_date?: string | null;
        readonly discount_start_date?: string | null;
        readonly price: number;
        readonly unit_discount_price?: number | null;
        readonly unit_origin_price: number;
    };
    readonly ProductOfferDelivery: {
        readonly earliest_days: number;
        readonly earliest_delivery_date: string;
        readonly latest_days: number;
        readonly latest_delivery_date: string;
    };
    readonly ProductShippingPriceType: "FIXED_PRICE" | "FREE_SHIPPING" | "ORDER_PRICE_RANGE";
    readonly ProductOfferShipping: {
        readonly code: string;
        readonly cut_off_next_date?: string;
        readonly cut_off_time?: string;
        readonly delivery_time?: Schemas["ProductOfferDelivery"];
        readonly label: string;
        readonly shipping_deadline?: string;
        readonly shipping_price_type: Schemas["ProductShippingPriceType"];
        readonly shipping_price_unit: number;
        readonly shipping_zone_code: string;
        readonly shipping_zone_label: string;
        readonly standard_code?: string;
    };
    readonly ProductOfferCore: {
        readonly active: boolean;
        readonly all_prices: readonly Schemas["ProductOfferPrice"][];
        readonly allow_quote_requests?: boolean;
        readonly applicable_pricing?: Schemas["ProductOfferPrice"];
        readonly currency_iso_code: Schemas["CurrencyCode"];
        readonly description: string;
        readonly eco_contributions?: readonly Schemas["OfferEcoContribution"][];
        readonly inactivity_reasons?: readonly Schemas["OfferInactivityReason"][];
        readonly is_professional: boolean;
        readonly leadtime_to_ship: number;
        readonly min_shipping_price: number;
        readonly min_shipping_price_additional: number;
        readonly min_shipping_type: string;
        readonly min_shipping_zone: string;
        readonly msrp?: number;
        readonly nb_evaluation: number;
        readonly price?: number;
        readonly price_additional_info?: string;
        readonly retail_prices?: readonly Schemas["ProductOfferRetailPrice"][];
        readonly shipping_deadline: string;
        readonly shipping_types?: readonly Schemas["ProductOfferShipping"][];
        readonly shop_grade: number;
        readonly shop_name: string;
        readonly state_code: string;
        readonly total_price?: number;
    };
    readonly ProductOffer: {
        readonly available_end_date?: string | null;
        readonly available_start_date?: string | null;
        readonly channels?: readonly string[];
        readonly discount?: Schemas["OfferDiscount"] | null;
        readonly favorite_rank?: number | null;
        readonly logistic_class?: Schemas["OfferLogisticClass"] | null;
        readonly min_quantity_alert?: number | null;
        readonly offer_additional_fields?: readonly Schemas["AdditionalFieldValue"][];
        readonly offer_id?: number;
        readonly premium?: boolean;
        readonly quantity?: number;
        readonly shop_id?: number | null;
    } & Schemas["ProductOfferCore"];
    readonly ProductWithOffers: {
        readonly offers?: readonly Schemas["ProductOffer"][];
    } & Schemas["ProductOfOffers"];
    readonly ProductOfferPage: {
        readonly products?: readonly Schemas["ProductWithOffers"][];
    };
    readonly OrderThreadInput: {
        readonly body: Schemas["MessageBody"];
        readonly to: readonly ("OPERATOR" | "SHOP" | "CUSTOMER")[];
        readonly topic: Schemas["TopicInput"];
    };
    readonly MessageDocument: {
        readonly id: number;
        readonly file_name: string;
        readonly file_size?: number;
        readonly type: string;
        readonly date_uploaded?: string;
    };
    readonly Message: {
        readonly id: number;
        readonly subject: string;
        readonly body: string;
        readonly commercial_id: string;
        readonly order_id?: string;
        readonly offer_id?: number;
        readonly documents?: readonly Schemas["MessageDocument"][];
        readonly from_id: string;
        readonly from_name: string;
        readonly from_type: Schemas["ParticipantType"];
        readonly to_customer_id?: string;
        readonly to_customer_name?: string;
        readonly to_customer_archived?: boolean;
        readonly to_operator?: boolean;
        readonly to_operator_archived?: boolean;
        readonly to_shop_id: number;
        readonly to_shop_name: string;
        readonly to_shop_archived?: boolean;
        readonly archived?: boolean;
        readonly read?: boolean;
        readonly visible?: boolean | null;
        readonly date_created: string;
    };
    readonly MessageList: {
        readonly messages: readonly Schemas["Message"][];
        readonly total_count: number;
    };
    readonly OrderMessageRequest: {
        readonly subject: string;
        readonly body: Schemas["MessageBody"];
        readonly to_customer: boolean;
        readonly to_operator: boolean;
        readonly to_shop: boolean;
        readonly document_ids?: readonly number[];
    };
    readonly OrderMessageCreated: {
        readonly id: number;
    };
    readonly PlatformOfferState: {
        readonly active: boolean;
    } & Schemas["OfferState"];
    readonly PlatformOfferStateList: {
        readonly offer_states: readonly Schemas["PlatformOfferState"][];
        readonly total_count: number;
    };
    readonly PlatformOffer: {
        readonly model?: Schemas["ShopModel"];
        readonly shop_grade: number;
        readonly shop_id: number;
        readonly shop_name: string;
    } & Schemas["OfferCore"];
    readonly PlatformOfferExportRequest: {
        readonly exclude_customer_specific_prices?: boolean;
        readonly models?: readonly Schemas["ShopModel"][];
    } & Schemas["OfferExportRequest"];
    readonly PlatformPromotion: {
        readonly shop_id: number;
    } & Schemas["Promotion"];
    readonly PlatformPromotionPage: {
        readonly promotions: readonly Schemas["PlatformPromotion"][];
        readonly total_count: number;
    };
    readonly PlatformProduct: {
        readonly authorized_shop_ids: readonly string[];
    } & Schemas["Product"];
    readonly PlatformProductList: {
        readonly products: readonly Schemas["PlatformProduct"][];
        readonly total_count?: number;
    };
    readonly PlatformProductOffer: {
        readonly available_end_date?: string;
        readonly available_start_date?: string;
        readonly channels: readonly string[];
        readonly discount?: Schemas["OfferDiscount"];
        readonly favorite_rank?: number;
        readonly fulfillment: Schemas["OfferFulfillment"];
        readonly logistic_class: Schemas["OfferLogisticClass"];
        readonly max_order_quantity: number;
        readonly min_order_quantity: number;
        readonly min_quantity_alert: number;
        readonly model?: Schemas["ShopModel"];
        readonly offer_additional_fields?: readonly Schemas["AdditionalFieldValue"][];
        readonly offer_id: number;
        readonly package_quantity: number;
        readonly premium: boolean;
        readonly product_tax_code?: string;
        readonly quantity: number;
        readonly shop_id: number;
        readonly shop_sku: string;
        readonly warehouses?: readonly Schemas["OfferWarehouse"][];
    } & Schemas["ProductOfferCore"];
    readonly PlatformProductWithOffers: {
        readonly offers?: readonly Schemas["PlatformProductOffer"][];
    } & Schemas["ProductOfOffers"];
    readonly PlatformProductOfferPage: {
        readonly products?: readonly Schemas["PlatformProductWithOffers"][];
    };
    readonly OperatorThreadEntityInput: {
        readonly id: string;
    } & Schemas["ThreadEntityInput"];
    readonly OperatorThreadInput: {
        readonly body: Schemas["MessageBody"];
        readonly entity: Schemas["OperatorThreadEntityInput"];
        readonly topic: Schemas["TopicInput"];
    };
    readonly PlatformOrderContact: {
        readonly email: string;
    } & Schemas["OrderContact"];
    readonly PlatformOrderOrganization: {
        readonly address?: Schemas["OrganizationAddress"];
        readonly identification_number?: string;
        readonly name?: string;
        readonly organization_id: string;
        readonly tax_identification_number?: string;
    };
    readonly PlatformShippingAddress: {
        readonly internal_additional_info?: string;
    } & Schemas["ShippingAddress"];
    readonly PlatformOrderCustomer: {
        readonly accounting_contact?: Schemas["PlatformOrderContact"];
        readonly billing_address: Schemas["OrderBillingAddress"];
        readonly civility?: string;
        readonly customer_id: string;
        readonly delivery_contact?: Schemas["PlatformOrderContact"];
        readonly email: string;
        readonly firstname: string;
        readonly lastname: string;
        readonly locale?: string;
        readonly organization?: Schemas["PlatformOrderOrganization"];
        readonly shipping_address: Schemas["PlatformShippingAddress"];
    };
    readonly OrderFundingPart: {
        readonly amount: number;
        readonly method: string;
    };
    readonly OrderFundingAmounts: {
        readonly breakdown: readonly Schemas["OrderFundingPart"][];
    };
    readonly OrderFundingShare: {
        readonly fees: Schemas["OrderFundingAmounts"];
        readonly offer: Schemas["OrderFundingAmounts"];
        readonly shipping: Schemas["OrderFundingAmounts"];
        readonly total_amount: number;
        readonly total_tax_amount: number;
    };
    readonly OrderFunding: {
        readonly customer: Schemas["OrderFundingShare"];
        readonly operator: Schemas["OrderFundingShare"];
    };
    readonly PlatformOrderCancelation: {
        readonly funding?: Schemas["OrderFunding"];
    } & Schemas["OrderCancelation"];
    readonly PlatformOrderRefund: {
        readonly funding?: Schemas["OrderFunding"];
    } & Schemas["OrderRefund"];
    readonly PlatformOrderLine: {
        readonly can_open_incident: boolean;
        readonly cancelations: readonly Schemas["PlatformOrderCancelation"][];
        readonly funding?: Schemas["OrderFunding"];
        readonly refunds: readonly Schemas["PlatformOrderRefund"][];
        readonly tax_recalculation_required: boolean;
    } & Schemas["OrderLineCore"];
    readonly PlatformOrder: {
        readonly can_evaluate: boolean;
        readonly commissionable?: boolean;
        readonly customer: Schemas["PlatformOrderCustomer"];
        readonly imprint_number?: string;
        readonly order_lines: readonly Schemas["PlatformOrderLine"][];
        readonly pay_out_psp_code: Schemas["PayOutService"];
        readonly payment_destination?: Schemas["PaymentDestination"];
        readonly shop_id: number;
        readonly shop_name: string;
        readonly waiting_funding_confirmation?: boolean;
        readonly waiting_tax_confirmation?: boolean;
    } & Schemas["OrderCore"];
    readonly PlatformOrderPage: {
        readonly orders: readonly Schemas["PlatformOrder"][];
        readonly total_count: number;
    };
    readonly OrderContactUpdate: {
        readonly customer_id?: string | null;
    };
    readonly OrderBillingAddressUpdate: {
        readonly city?: string | null;
        readonly civility?: string | null;
        readonly company?: string | null;
        readonly company_2?: string | null;
        readonly country?: string | null;
        readonly country_iso_code?: Schemas["CountryCode"] | null;
        readonly firstname?: string | null;
        readonly lastname?: string | null;
        readonly phone?: string | null;
        readonly phone_secondary?: string | null;
        readonly state?: string | null;
        readonly street_1?: string | null;
        readonly street_2?: string | null;
        readonly zip_code?: string | null;
    };
    readonly OrganizationAddressUpdate: {
        readonly city?: string | null;
        readonly country_iso_code?: Schemas["CountryCode"] | null;
        readonly state?: string | null;
        readonly street_1?: string | null;
        readonly street_2?: string | null;
        readonly zip_code: string;
    };
    readonly OrderOrganizationUpdate: {
        readonly address?: Schemas["OrganizationAddressUpdate"] | null;
        readonly identification_number?: string | null;
        readonly name?: string | null;
        readonly tax_identification_number?: string | null;
    };
    readonly OrderShippingAddressUpdate: {
        readonly additional_info?: string | null;
        readonly internal_additional_info?: string | null;
    } & Schemas["OrderBillingAddressUpdate"];
    readonly OrderCustomerUpdate: {
        readonly accounting_contact?: Schemas["OrderContactUpdate"] | null;
        readonly billing_address?: Schemas["OrderBillingAddressUpdate"] | null;
        readonly delivery_contact?: Schemas["OrderContactUpdate"] | null;
        readonly organization?: Schemas["OrderOrganizationUpdate"] | null;
        readonly shipping_address?: Schemas["OrderShippingAddressUpdate"] | null;
    };
    readonly OrderInvoiceDocumentUpdate: {
        readonly format?: Schemas["OrderInvoiceFormat"] | null;
    };
    readonly OrderPaymentTermsUpdate: {
        readonly days?: number | null;
        readonly type?: Schemas["PaymentTermsType"] | null;
    };
    readonly OrderInvoiceDetailsUpdate: {
        readonly document_details?: readonly Schemas["OrderInvoiceDocumentUpdate"][];
        readonly payment_terms?: Schemas["OrderPaymentTermsUpdate"] | null;
    };
    readonly OrderIbanUpdate: {
        readonly "@type": "IBAN";
        readonly iban?: string | null;
        readonly payment_reference?: string | null;
    };
    readonly OrderPaymentDestinationUpdate: Schemas["OrderIbanUpdate"];
    readonly PlatformOrderReferencesUpdate: {
        readonly order_reference_for_customer?: string | null;
    } & Schemas["OrderReferencesUpdate"];
    readonly OrderShopStatistics: {
        readonly excluded: boolean;
        readonly reason?: string | null;
    };
    readonly PlatformOrderUpdate: {
        readonly customer?: Schemas["OrderCustomerUpdate"] | null;
        readonly invoice_details?: Schemas["OrderInvoiceDetailsUpdate"] | null;
        readonly order_id: string;
        readonly payment_destination?: Schemas["OrderPaymentDestinationUpdate"] | null;
        readonly payment_workflow?: string | null;
        readonly references?: Schemas["PlatformOrderReferencesUpdate"] | null;
        readonly shipping_deadline?: string | null;
        readonly shop_statistics?: Schemas["OrderShopStatistics"] | null;
    };
    readonly OperatorOrderUpdate: {
        readonly order_lines?: readonly Schemas["OrderLineUpdate"][];
    } & Schemas["PlatformOrderUpdate"];
    readonly OperatorOrderUpdateRequest: {
        readonly orders: readonly Schemas["OperatorOrderUpdate"][];
    };
    readonly UpdatedOrderContact: {
        readonly customer_id?: string;
    };
    readonly UpdatedBillingAddress: {
        readonly city?: string;
        readonly civility?: string;
        readonly company?: string;
        readonly company_2?: string;
        readonly country?: string;
        readonly country_iso_code?: Schemas["CountryCode"];
        readonly firstname?: string;
        readonly lastname?: string;
        readonly phone?: string;
        readonly phone_secondary?: string;
        readonly state?: string;
        readonly street_1?: string;
        readonly street_2?: string;
        readonly zip_code?: string;
    };
    readonly UpdatedOrganizationAddress: {
        readonly city?: string;
        readonly country_iso_code?: Schemas["CountryCode"];
        readonly state?: string;
        readonly street_1?: string;
        readonly street_2?: string;
        readonly zip_code?: string;
    };
    readonly UpdatedOrganization: {
        readonly address?: Schemas["UpdatedOrganizationAddress"];
        readonly identification_number?: string;
        readonly name?: string;
        readonly tax_identification_number?: string;
    };
    readonly UpdatedShippingAddress: {
        readonly additional_info?: string;
        readonly internal_additional_info?: string;
    } & Schemas["UpdatedBillingAddress"];
    readonly UpdatedOrderCustomer: {
        readonly accounting_contact?: Schemas["UpdatedOrderContact"];
        readonly billing_address?: Schemas["UpdatedBillingAddress"];
        readonly delivery_contact?: Schemas["UpdatedOrderContact"];
        readonly organization?: Schemas["UpdatedOrganization"];
        readonly shipping_address?: Schemas["UpdatedShippingAddress"];
    };
    readonly UpdatedDeliveryDate: {
        readonly earliest?: string;
        readonly latest?: string;
    };
    readonly UpdatedPaymentTerms: {
        readonly days?: number;
        readonly type?: Schemas["PaymentTermsType"];
    };
    readonly UpdatedInvoiceDetails: {
        readonly document_details?: readonly Schemas["OrderInvoiceDocument"][];
        readonly payment_terms?: Schemas["UpdatedPaymentTerms"];
    };
    readonly UpdatedIban: {
        readonly "@type": "IBAN";
        readonly iban: string;
        readonly payment_reference?: string;
    };
    readonly UpdatedPaymentDestination: Schemas["UpdatedIban"];
    readonly UpdatedShopStatistics: {
        readonly excluded?: boolean;
        readonly reason?: string;
    };
    readonly PlatformUpdatedOrderValues: {
        readonly customer?: Schemas["UpdatedOrderCustomer"];
        readonly delivery_date?: Schemas["UpdatedDeliveryDate"];
        readonly invoice_details?: Schemas["UpdatedInvoiceDetails"];
        readonly leadtime_to_ship?: number;
        readonly order_lines?: readonly Schemas["UpdatedOrderLine"][];
        readonly payment_destination?: Schemas["UpdatedPaymentDestination"];
        readonly payment_workflow?: Schemas["OrderPaymentWorkflow"];
        readonly references?: Schemas["OrderReferences"];
        readonly shipping_deadline?: string;
        readonly shop_statistics?: Schemas["UpdatedShopStatistics"];
    };
    readonly PlatformUpdatedOrder: {
        readonly errors?: readonly Schemas["InputError"][];
        readonly order_id?: string;
        readonly updated?: Schemas["PlatformUpdatedOrderValues"];
    };
    readonly PlatformOrderUpdateResult: {
        readonly updated_orders?: readonly Schemas["PlatformUpdatedOrder"][];
    };
    readonly OperatorOrderRefundInput: {
        readonly tax_legal_notice?: string;
    } & Schemas["OrderRefundInput"];
    readonly OperatorOrderRefundRequest: {
        readonly order_tax_mode?: Schemas["OrderTaxMode"];
        readonly refunds: readonly Schemas["OperatorOrderRefundInput"][];
    };
    readonly OperatorCreatedRefund: {
        readonly tax_legal_notice?: string;
    } & Schemas["CreatedRefund"];
    readonly OperatorOrderRefundResult: {
        readonly order_tax_mode: Schemas["OrderTaxMode"];
        readonly refunds: readonly Schemas["OperatorCreatedRefund"][];
    };
    readonly PlatformSingleShippingAddress: {
        readonly internal_additional_info?: string;
    } & Schemas["SingleOrderShippingAddress"];
    readonly PlatformSingleOrderCustomer: {
        readonly email: string;
        readonly shipping_address?: Schemas["PlatformSingleShippingAddress"];
    } & Schemas["SingleOrderCustomer"];
    readonly PlatformSingleOrderLine: {
        readonly can_open_incident: boolean;
    } & Schemas["SingleOrderLine"];
    readonly PlatformSingleOrder: {
        readonly can_cancel: boolean;
        readonly can_evaluate: boolean;
        readonly customer: Schemas["PlatformSingleOrderCustomer"];
        readonly order_lines: readonly Schemas["PlatformSingleOrderLine"][];
        readonly shop_id: number;
        readonly shop_name: string;
    } & Schemas["SingleOrderCore"];
    readonly PlatformOrderExportRequest: {
        readonly end_refund_creation_date?: string;
        readonly refund_state_codes?: readonly Schemas["OrderRefundState"][];
        readonly shop_ids?: readonly number[];
        readonly start_refund_creation_date?: string;
        readonly tax_recalculation_required_only?: boolean;
        readonly waiting_funding_confirmation?: boolean;
        readonly waiting_tax_confirmation?: boolean;
    } & Schemas["OrderExportRequest"];
    readonly PlatformOrderTaxSetting: {
        readonly active: boolean;
        readonly included_in_commission: boolean;
        readonly operator_withheld?: boolean;
    } & Schemas["OrderTaxSetting"];
    readonly PlatformOrderTaxList: {
        readonly taxes: readonly Schemas["PlatformOrderTaxSetting"][];
    };
    readonly PlatformOrderMessageRequest: {
        readonly customer_email: string;
        readonly customer_firstname: string;
        readonly customer_id: string;
        readonly customer_lastname: string;
        readonly customer_locale?: string;
    } & Schemas["OrderMessageRequest"];
    readonly PlatformOrderUpdateRequest: {
        readonly orders: readonly Schemas["PlatformOrderUpdate"][];
    };
    readonly FrontReturnableItem: {
        readonly return_window_end_date?: string | null;
        readonly return_window_start_date?: string | null;
    } & Schemas["ReturnableItem"];
    readonly FrontReturnableItemPage: {
        readonly data: readonly Schemas["FrontReturnableItem"][];
        readonly next_page_token?: string | null;
        readonly previous_page_token?: string | null;
    };
    readonly ReturnLabelState: "PENDING" | "CREATED" | "FAILED";
    readonly ReturnLabelError: {
        readonly code?: string;
        readonly message?: string;
    };
    readonly ReturnLabelCost: {
        readonly amount?: number;
        readonly currency_iso_code?: Schemas["CurrencyCode"];
    };
    readonly ReturnLabelFile: {
        readonly file_type?: string;
        readonly url?: string;
    };
    readonly ReturnLabelFiles: {
        readonly label?: Schemas["ReturnLabelFile"];
        readonly qr_code?: Schemas["ReturnLabelFile"];
    };
    readonly ReturnLabelTracking: {
        readonly carrier_code?: string;
        readonly carrier_name?: string;
        readonly carrier_service_code?: string;
        readonly carrier_standard_code?: string;
        readonly tracking_number?: string;
        readonly tracking_url?: string;
    };
    readonly ReturnLabel: {
        readonly date_created: string;
        readonly errors?: readonly Schemas["ReturnLabelError"][];
        readonly estimated_cost?: Schemas["ReturnLabelCost"];
        readonly files?: Schemas["ReturnLabelFiles"];
        readonly label_state: Schemas["ReturnLabelState"];
        readonly last_updated: string;
        readonly return_id: string;
        readonly tracking?: Schemas["ReturnLabelTracking"];
    };
    readonly ReturnLabelPage: {
        readonly data: readonly Schemas["ReturnLabel"][];
        readonly next_page_token?: string;
        readonly previous_page_token?: string;
    };
    readonly ReturnLabelOptions: {
        readonly qr_code?: boolean;
    };
    readonly ReturnPackageDimensions: {
        readonly height: number;
        readonly length: number;
        readonly unit: string;
        readonly width: number;
    };
    readonly ReturnPackageWeight: {
        readonly unit: string;
        readonly value: number;
    };
    readonly ReturnPackage: {
        readonly dimensions: Schemas["ReturnPackageDimensions"];
        readonly weight: Schemas["ReturnPackageWeight"];
    };
    readonly ReturnLabelSender: {
        readonly city: string;
        readonly contact_name: string;
        readonly contact_phone: string;
        readonly country_iso_code: string;
        readonly state?: string | null;
        readonly street_1: string;
        readonly street_2?: string | null;
        readonly zip_code?: string;
    };
    readonly NewReturnLabel: {
        readonly carrier_code?: string | null;
        readonly carrier_service_code?: string | null;
        readonly label_options?: Schemas["ReturnLabelOptions"];
        readonly label_selection_mode?: "CHEAPEST";
        readonly package: Schemas["ReturnPackage"];
        readonly return_id: string;
        readonly shipping_from?: Schemas["ReturnLabelSender"];
    };
    readonly ReturnLabelRequest: {
        readonly return_labels: readonly Schemas["NewReturnLabel"][];
    };
    readonly ReturnLabelRefusal: {
        readonly error_message?: string;
        readonly return_id?: string;
    };
    readonly RequestedReturnLabel: {
        readonly return_id?: string;
    };
    readonly ReturnLabelResult: {
        readonly return_label_errors?: readonly Schemas["ReturnLabelRefusal"][];
        readonly return_label_successes?: readonly Schemas["RequestedReturnLabel"][];
    };
    readonly ProductIdentifier: {
        readonly code: string;
        readonly value: string;
    };
    readonly ProductSourceState: "LIVE" | "NOT_LIVE";
    readonly IntegrationDetail: {
        readonly attribute_code: string;
        readonly code: string;
        readonly message?: string;
    };
    readonly RejectionDetails: {
        readonly reason_code: string;
        readonly reason_label: string;
        readonly message?: string;
    };
    readonly ProductSourceError: {
        readonly code: string;
        readonly message: string;
        readonly channels?: readonly string[];
        readonly integration_details?: readonly Schemas["IntegrationDetail"][];
        readonly rejection_details?: Schemas["RejectionDetails"];
    };
    readonly ProductSourceWarning: {
        readonly code: string;
        readonly message: string;
        readonly attribute_code?: string;
    };
    readonly ProductSourceStatus: {
        readonly provider_unique_identifier?: string;
        readonly unique_identifiers?: readonly Schemas["ProductIdentifier"][];
        readonly status: Schemas["ProductSourceState"];
        readonly errors?: readonly Schemas["ProductSourceError"][];
        readonly warnings?: readonly Schemas["ProductSourceWarning"][];
    };
}

export interface Operations {
    readonly A01: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: undefined;
        readonly response: Schemas["Account"];
        readonly role: "seller";
    };
    readonly A02: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: Schemas["AccountUpdate"];
        readonly response: Schemas["AccountUpdateResult"];
        readonly role: "seller";
    };
    readonly A21: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly periods?: readonly string[];
            readonly channel_code?: string;
        };
        readonly body: undefined;
        readonly response: Schemas["ShopStatistics"];
        readonly role: "seller";
    };
    readonly S30: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly shop_ids?: readonly number[];
            readonly updated_since?: string;
            readonly include_deleted?: boolean;
        };
        readonly body: undefined;
        readonly response: Schemas["ShopDocumentList"] | Schemas["PlatformShopDocumentList"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly S32: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: {
            readonly files: readonly UploadedFile[];
            readonly shop_documents: Schemas["ShopDocumentUpload"];
        } | {
            readonly files: readonly UploadedFile[];
            readonly shop_documents: Schemas["ShopDocumentUpload"];
            readonly shop_id: number;
        };
        readonly response: Schemas["ShopDocumentUploadResult"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly S31: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly document_ids?: readonly number[];
            readonly shop_ids?: readonly number[];
            readonly type_codes?: readonly string[];
        };
        readonly body: undefined;
        readonly response: FileResponse;
        readonly role: "seller" | "operator" | "front";
    };
    readonly S33: {
        readonly path: {
            readonly document_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: undefined;
        readonly response: undefined;
        readonly role: "seller" | "operator" | "front";
    };
    readonly RO02: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: undefined;
        readonly response: Schemas["ShopRoleList"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly AF01: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly entities?: readonly string[];
            readonly locale?: string;
        };
        readonly body: undefined;
        readonly response: Schemas["AdditionalFieldList"] | Schemas["PlatformAdditionalFieldList"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly CH11: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly locale?: string;
        };
        readonly body: undefined;
        readonly response: Schemas["PlatformChannelList"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly CUR01: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly locale?: string;
        };
        readonly body: undefined;
        readonly response: Schemas["PlatformCurrencyList"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly DO01: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly entities?: readonly string[];
            readonly locale?: string;
        };
        readonly body: undefined;
        readonly response: Schemas["DocumentTypeList"] | Schemas["PlatformDocumentTypeList"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly L01: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: undefined;
        readonly response: Schemas["PlatformLocaleList"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly PC01: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: undefined;
        readonly response: Schemas["PlatformConfiguration"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly RE01: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly locale?: string;
        };
        readonly body: undefined;
        readonly response: Schemas["TypedReasonList"] | Schemas["PlatformReasonList"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly RE02: {
        readonly path: {
            readonly reason_type: string;
        };
        readonly query: {
            readonly shop_id?: number;
            readonly locale?: string;
        };
        readonly body: undefined;
        readonly response: Schemas["ReasonList"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly V01: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: undefined;
        readonly response: Schemas["PlatformVersion"];
        readonly role: "seller";
    };
    readonly IV01: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly invoice_id?: readonly number[];
            readonly type: Schemas["InvoiceTypeFilter"];
            readonly start_date?: string;
            readonly end_date?: string;
            readonly currency?: string;
            readonly payment_status?: string;
            readonly issuing_user_types?: readonly string[];
            readonly pay_out_psp_codes?: readonly string[];
            readonly seller_billing_cycle_id?: readonly string[];
            readonly max: number;
            readonly offset: number;
            readonly sort: "dateCreated";
            readonly order: "asc" | "desc";
            readonly shop?: number;
            readonly shop_operator_internal_id?: string;
            readonly shop_model?: readonly string[];
            readonly states?: readonly ("DRAFT" | "GENERATED" | "COMPLETE")[];
            readonly payment_voucher_number?: string;
        };
        readonly body: undefined;
        readonly response: Schemas["InvoicePage"] | Schemas["InvoiceWithVoucherPage"] | Schemas["FrontInvoicePage"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly IV02: {
        readonly path: {
            readonly accounting_document_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: undefined;
        readonly response: FileResponse;
        readonly role: "seller" | "operator";
    };
    readonly TL02: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly date_created_from?: string;
            readonly date_created_to?: string;
            readonly transaction_date_from?: string;
            readonly transaction_date_to?: string;
            readonly last_updated_from?: string;
            readonly transaction_type?: readonly string[];
            readonly payment_state?: readonly string[];
            readonly pay_out_psp_codes?: readonly string[];
            readonly shop_model?: readonly string[];
            readonly seller_billing_cycle_id?: readonly string[];
            readonly accounting_document_id?: string;
            readonly accounting_document_number?: string;
            readonly order_id?: readonly string[];
            readonly order_line_id?: readonly string[];
            readonly order_reference_for_customer?: readonly string[];
            readonly order_reference_for_seller?: readonly string[];
            readonly other_reference?: readonly string[];
            readonly limit: number;
            readonly page_token?: string;
            readonly sort: "dateCreated,ASC" | "dateCreated,DESC" | "lastUpdated,ASC" | "lastUpdated,DESC";
        };
        readonly body: undefined;
        readonly response: Schemas["TransactionLogPage"];
        readonly role: "seller";
    };
    readonly TL03: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: Schemas["TransactionExportRequest"] | undefined;
        readonly response: Schemas["TransactionExportStart"];
        readonly role: "seller";
    };
    readonly TL04: {
        readonly path: {
            readonly tracking_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: undefined;
        readonly response: Schemas["TransactionExportStatus"];
        readonly role: "seller";
    };
    readonly SL12: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly location_id?: readonly string[];
            readonly location_type?: "AT_CUSTOMER_LOCATION" | "AT_SHOP_LOCATION";
            readonly limit: number;
            readonly page_token?: string;
            readonly shop?: number;
        };
        readonly body: undefined;
        readonly response: Schemas["LocationPage"] | Schemas["OperatorLocationPage"];
        readonly role: "seller" | "operator";
    };
    readonly SL01: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: Schemas["LocationRequest"] | Schemas["OperatorLocationRequest"];
        readonly response: Schemas["Location"] | Schemas["OperatorLocation"];
        readonly role: "seller" | "operator";
    };
    readonly SL06: {
        readonly path: {
            readonly location_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: undefined;
        readonly response: undefined;
        readonly role: "seller" | "operator";
    };
    readonly SM11: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly category_code?: readonly string[];
            readonly model_code?: readonly string[];
            readonly location_type?: readonly ("NO_LOCATION" | "AT_CUSTOMER_LOCATION" | "AT_SHOP_LOCATION")[];
            readonly booking_type?: readonly ("NO_BOOKING" | "DATETIME_REQUEST" | "SCHEDULED_EVENTS")[];
            readonly consumption_type?: readonly ("VOUCHER" | "CONFIRMATION_BY_SHOP")[];
            readonly sort: "title,ASC" | "title,DESC" | "code,ASC" | "code,DESC";
            readonly limit: number;
            readonly page_token?: string;
        };
        readonly body: undefined;
        readonly response: Schemas["ServiceModelPage"] | Schemas["OperatorServiceModelPage"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly SOF11: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly category_code?: readonly string[];
            readonly service_code?: readonly string[];
            readonly model_code?: readonly string[];
            readonly state?: "ACTIVE" | "INACTIVE";
            readonly sort: "date_created,ASC" | "date_created,DESC" | "date_updated,ASC" | "date_updated,DESC" | "title,ASC" | "title,DESC";
            readonly limit: number;
            readonly page_token?: string;
        };
        readonly body: undefined;
        readonly response: Schemas["ServicePage"];
        readonly role: "seller";
    };
    readonly SOF25: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: Schemas["ServiceRequest"] | Schemas["OperatorServiceRequest"];
        readonly response: Schemas["Service"] | Schemas["OperatorService"];
        readonly role: "seller" | "operator";
    };
    readonly SOF26: {
        readonly path: {
            readonly service_code: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: Schemas["ServiceUpdate"] | Schemas["OperatorServiceUpdate"];
        readonly response: Schemas["Service"] | Schemas["OperatorService"];
        readonly role: "seller" | "operator";
    };
    readonly SOF27: {
        readonly path: {
            readonly service_code: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: undefined;
        readonly response: undefined;
        readonly role: "seller" | "operator";
    };
    readonly SOF43: {
        readonly path: {
            readonly service_code: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: {
            readonly files?: readonly UploadedFile[];
            readonly thread_input: Schemas["ServiceThreadInput"];
        } | {
            readonly files?: readonly UploadedFile[];
            readonly thread_input: Schemas["CustomerServiceThreadInput"];
        };
        readonly response: Schemas["MessageSent"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly SOR43: {
        readonly path: {
            readonly order_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: {
            readonly files?: readonly UploadedFile[];
            readonly thread_input: Schemas["ServiceOrderThreadInput"];
        };
        readonly response: Schemas["MessageSent"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly SOR04: {
        readonly path: {
            readonly order_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: Schemas["ServiceOrderUpdate"];
        readonly response: Schemas["ServiceOrder"] | Schemas["OperatorServiceOrder"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly SOR11: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly order_id?: readonly string[];
            readonly commercial_order_id?: readonly string[];
            readonly state?: readonly ("WAITING_SCORING" | "WAITING_ACCEPTANCE" | "ORDER_ACCEPTED" | "ORDER_PENDING" | "ORDER_CONSUMED" | "ORDER_EXPIRED" | "ORDER_CANCELLED" | "ORDER_CLOSED")[];
            readonly customer_id?: readonly string[];
            readonly service_code?: readonly string[];
            readonly date_created_start?: string;
            readonly date_created_end?: string;
            readonly date_updated_start?: string;
            readonly date_updated_end?: string;
            readonly refunded?: readonly ("NO" | "PARTIAL" | "FULL")[];
            readonly refund_reason_code?: readonly string[];
            readonly has_open_incident?: boolean;
            readonly limit: number;
            readonly page_token?: string;
        };
        readonly body: undefined;
        readonly response: Schemas["ServiceOrderPage"];
        readonly role: "seller";
    };
    readonly SOR21: {
        readonly path: {
            readonly order_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: undefined;
        readonly response: undefined;
        readonly role: "seller" | "operator" | "front";
    };
    readonly SOR22: {
        readonly path: {
            readonly order_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: undefined;
        readonly response: undefined;
        readonly role: "seller" | "operator" | "front";
    };
    readonly SOR25: {
        readonly path: {
            readonly order_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: Schemas["ServiceOrderConsumptionRequest"];
        readonly response: undefined;
        readonly role: "seller" | "operator" | "front";
    };
    readonly SOR28: {
        readonly path: {
            readonly order_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: Schemas["ServiceOrderRefundRequest"];
        readonly response: undefined;
        readonly role: "seller" | "operator";
    };
    readonly SOR51: {
        readonly path: {
            readonly order_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
            readonly locale?: string;
        };
        readonly body: undefined;
        readonly response: Schemas["ServiceOrderEvaluation"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly M10: {
        readonly path: {
            readonly thread_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
            readonly customer_id?: string;
        };
        readonly body: undefined;
        readonly response: Schemas["Thread"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly M11: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly entity_type?: "MMP_ORDER" | "MMP_OFFER" | "MPS_ORDER" | "MPS_SERVICE" | "SELLER_OPERATOR";
            readonly entity_id?: readonly string[];
            readonly updated_since?: string;
            readonly with_messages?: boolean;
            readonly channel_codes?: readonly string[];
            readonly sort?: string;
            readonly limit: number;
            readonly page_token?: string;
            readonly customer_id?: string;
            readonly customer_organization_id?: string;
        };
        readonly body: undefined;
        readonly response: Schemas["ThreadPage"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly M14: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: {
            readonly files?: readonly UploadedFile[];
            readonly thread_input: Schemas["ThreadInput"];
        } | {
            readonly files?: readonly UploadedFile[];
            readonly thread_input: Schemas["OperatorThreadInput"];
        };
        readonly response: Schemas["MessageSent"];
        readonly role: "seller" | "operator";
    };
    readonly M12: {
        readonly path: {
            readonly thread_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: {
            readonly files?: readonly UploadedFile[];
            readonly message_input: Schemas["MessageInput"];
        };
        readonly response: Schemas["MessageSent"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly M13: {
        readonly path: {
            readonly attachment_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: undefined;
        readonly response: FileResponse;
        readonly role: "seller" | "operator" | "front";
    };
    readonly SBC11: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: readonly number[];
            readonly id?: readonly string[];
            readonly start_date?: string;
            readonly end_date?: string;
            readonly currency?: readonly string[];
            readonly pay_out_state: readonly string[];
            readonly pay_out_psp_code?: readonly string[];
            readonly limit: number;
            readonly page_token?: string;
            readonly sort: "dateCreated,ASC" | "dateCreated,DESC";
            readonly payment_voucher_number?: readonly string[];
        };
        readonly body: undefined;
        readonly response: Schemas["SellerBillingCyclePage"] | Schemas["FrontBillingCyclePage"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly TL05: {
        readonly path: Record<string, never>;
        readonly query: Record<string, never>;
        readonly body: undefined;
        readonly response: FileResponse;
        readonly role: "seller";
    };
    readonly OF61: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly active?: boolean;
            readonly locale?: string;
        };
        readonly body: undefined;
        readonly response: Schemas["OfferStateList"] | Schemas["PlatformOfferStateList"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly OF21: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly offer_state_codes?: readonly string[];
            readonly sku?: string;
            readonly product_id?: string;
            readonly favorite: boolean;
            readonly pricing_channel_code?: string;
            readonly pricing_customer_organization_id?: string;
            readonly sort: "totalPrice" | "price" | "productTitle";
            readonly order: "asc" | "desc";
            readonly max: number;
            readonly offset: number;
            readonly locale?: string;
        };
        readonly body: undefined;
        readonly response: Schemas["OfferPage"];
        readonly role: "seller";
    };
    readonly OF24: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly shop?: number;
        };
        readonly body: Schemas["OfferUpsertRequest"];
        readonly response: Schemas["OfferUpsertStarted"];
        readonly role: "seller" | "operator";
    };
    readonly OF22: {
        readonly path: {
            readonly offer: string;
        };
        readonly query: {
            readonly shop_id?: number;
            readonly pricing_channel_code?: string;
            readonly pricing_customer_organization_id?: string;
            readonly locale?: string;
        };
        readonly body: undefined;
        readonly response: Schemas["Offer"] | Schemas["PlatformOffer"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly OF26: {
        readonly path: {
            readonly offer: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: undefined;
        readonly response: Schemas["OfferQuantity"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly OF04: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly start_date?: string;
            readonly end_date?: string;
            readonly status?: "WAITING_SYNCHRONIZATION_PRODUCT" | "WAITING" | "RUNNING" | "COMPLETE" | "FAILED";
            readonly mode?: "NORMAL" | "REPLACE";
            readonly origins?: readonly string[];
            readonly limit: number;
            readonly page_token?: string;
            readonly sort: "dateCreated,ASC" | "dateCreated,DESC";
        };
        readonly body: undefined;
        readonly response: Schemas["OfferImportPage"];
        readonly role: "seller" | "operator";
    };
    readonly OF01: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: {
            readonly file: UploadedFile;
            readonly import_mode: "NORMAL" | "REPLACE" | "PARTIAL_UPDATE";
            readonly operator_format?: boolean;
            readonly with_products?: boolean;
        } | {
            readonly file: UploadedFile;
            readonly import_mode: "NORMAL" | "REPLACE" | "PARTIAL_UPDATE";
            readonly operator_format?: boolean;
            readonly with_products?: boolean;
            readonly shop: number;
        };
        readonly response: Schemas["OfferImportStarted"];
        readonly role: "seller" | "operator";
    };
    readonly OF02: {
        readonly path: {
            readonly import_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: undefined;
        readonly response: Schemas["OfferImport"];
        readonly role: "seller" | "operator";
    };
    readonly OF03: {
        readonly path: {
            readonly import_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: undefined;
        readonly response: FileResponse;
        readonly role: "seller" | "operator";
    };
    readonly PRI02: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly import_id?: readonly string[];
            readonly start_date?: string;
            readonly end_date?: string;
            readonly status?: "WAITING" | "RUNNING" | "COMPLETE" | "FAILED";
            readonly origins?: readonly string[];
            readonly limit: number;
            readonly page_token?: string;
            readonly sort: "dateCreated,ASC" | "dateCreated,DESC";
        };
        readonly body: undefined;
        readonly response: Schemas["PriceImportPage"];
        readonly role: "seller" | "operator";
    };
    readonly PRI01: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: {
            readonly file: UploadedFile;
        } | {
            readonly file: UploadedFile;
            readonly shop: number;
        };
        readonly response: Schemas["PriceImportStarted"];
        readonly role: "seller" | "operator";
    };
    readonly PRI03: {
        readonly path: {
            readonly import_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: undefined;
        readonly response: FileResponse;
        readonly role: "seller" | "operator";
    };
    readonly STO01: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: {
            readonly file: UploadedFile;
        } | {
            readonly file: UploadedFile;
            readonly shop_id: number;
        };
        readonly response: Schemas["StockImportStarted"];
        readonly role: "seller" | "operator";
    };
    readonly STO02: {
        readonly path: {
            readonly import_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: undefined;
        readonly response: Schemas["StockImport"];
        readonly role: "seller" | "operator";
    };
    readonly STO03: {
        readonly path: {
            readonly import_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: undefined;
        readonly response: FileResponse;
        readonly role: "seller" | "operator";
    };
    readonly OF51: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly last_request_date?: string;
            readonly channel_codes?: readonly string[];
            readonly shipping_zones?: readonly string[];
            readonly include_inactive_offers: boolean;
            readonly include_fields?: readonly string[];
            readonly models?: readonly string[];
        };
        readonly body: undefined;
        readonly response: FileResponse;
        readonly role: "seller" | "operator" | "front";
    };
    readonly OF52: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: Schemas["OfferExportRequest"] | Schemas["PlatformOfferExportRequest"];
        readonly response: Schemas["OfferExportStart"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly OF53: {
        readonly path: {
            readonly tracking_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: undefined;
        readonly response: Schemas["OfferExportStatus"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly PR01: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly ids?: readonly string[];
            readonly types?: readonly string[];
            readonly states: readonly ("PENDING" | "ACTIVE" | "EXPIRED" | "PENDING_APPROVAL" | "REJECTED" | "ALL")[];
            readonly ending_after?: string;
            readonly starting_before?: string;
            readonly date_created_from?: string;
            readonly date_created_to?: string;
            readonly last_request_date?: string;
            readonly locale?: string;
            readonly trigger_offer_ids?: readonly string[];
            readonly reward_offer_ids?: readonly string[];
            readonly channel_codes?: readonly string[];
            readonly sort: "startDate" | "endDate" | "dateCreated";
            readonly order: "asc" | "desc";
            readonly max: number;
            readonly offset: number;
            readonly shop_ids?: readonly number[];
            readonly campaign_identifiers?: readonly string[];
        };
        readonly body: undefined;
        readonly response: Schemas["PromotionPage"] | Schemas["PlatformPromotionPage"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly PR03: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: Schemas["PromotionCreateRequest"];
        readonly response: undefined;
        readonly role: "seller" | "operator";
    };
    readonly PR04: {
        readonly path: {
            readonly promotion_internal_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: Schemas["PromotionUpdateRequest"];
        readonly response: undefined;
        readonly role: "seller" | "operator";
    };
    readonly RE11: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: undefined;
        readonly response: Schemas["ReasonList"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly RE12: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: undefined;
        readonly response: Schemas["ReasonList"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly RE14: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: undefined;
        readonly response: Schemas["ReasonList"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly SH11: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly locale?: string;
        };
        readonly body: undefined;
        readonly response: Schemas["ShippingZoneList"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly SH12: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly locale?: string;
        };
        readonly body: undefined;
        readonly response: Schemas["ShippingMethodList"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly SH21: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: undefined;
        readonly response: Schemas["RegisteredCarrierList"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly SH31: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly locale?: string;
        };
        readonly body: undefined;
        readonly response: Schemas["LogisticClassList"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly SH42: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: undefined;
        readonly response: Schemas["ShopShippingConfiguration"];
        readonly role: "seller";
    };
    readonly SH52: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly overridden_by_shop?: boolean;
        };
        readonly body: undefined;
        readonly response: Schemas["ShopShippingCharges"];
        readonly role: "seller";
    };
    readonly DR11: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly id?: string;
            readonly document_number?: string;
            readonly state?: readonly string[];
            readonly type?: readonly string[];
            readonly issuer_type?: readonly string[];
            readonly entity_type?: readonly string[];
            readonly entity_id?: readonly string[];
            readonly payment_state?: string;
            readonly date_created_from?: string;
            readonly date_created_to?: string;
            readonly last_updated_from?: string;
            readonly last_updated_to?: string;
            readonly issue_date_from?: string;
            readonly issue_date_to?: string;
            readonly shop_billing_cycle_id?: string;
            readonly shop_billing_cycle_from?: string;
            readonly shop_billing_cycle_to?: string;
            readonly billing_cycle_from?: string;
            readonly billing_cycle_to?: string;
            readonly limit: number;
            readonly page_token?: string;
            readonly sort: "dateCreated,ASC" | "dateCreated,DESC";
            readonly shop_ids?: readonly number[];
        };
        readonly body: undefined;
        readonly response: Schemas["DocumentRequestPage"];
        readonly role: "seller" | "operator";
    };
    readonly DR12: {
        readonly path: {
            readonly document_request_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
            readonly limit: number;
            readonly page_token?: string;
            readonly sort: "dateCreated,ASC" | "dateCreated,DESC";
        };
        readonly body: undefined;
        readonly response: Schemas["DocumentRequestLinePage"];
        readonly role: "seller" | "operator";
    };
    readonly DR73: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly document_id?: readonly string[];
            readonly entity_type?: readonly string[];
            readonly entity_id?: readonly string[];
            readonly document_request_id?: readonly string[];
            readonly document_format?: readonly string[];
        };
        readonly body: undefined;
        readonly response: FileResponse;
        readonly role: "seller" | "operator" | "front";
    };
    readonly DR74: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: {
            readonly files: readonly UploadedFile[];
            readonly documents_input: Schemas["DocumentUpload"];
        };
        readonly response: Schemas["DocumentUploadResult"];
        readonly role: "seller" | "operator";
    };
    readonly H11: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly hierarchy?: string;
            readonly max_level?: number;
        };
        readonly body: undefined;
        readonly response: Schemas["HierarchyList"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly P31: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly product_references: readonly string[];
            readonly products?: string;
            readonly locale?: string;
        };
        readonly body: undefined;
        readonly response: Schemas["ProductList"] | Schemas["PlatformProductList"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly P51: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly last_request_date?: string;
            readonly status?: "CANCELLED" | "WAITING" | "RUNNING" | "SENT" | "COMPLETE" | "FAILED";
            readonly has_transformed_file?: boolean;
            readonly sort: "dateCreated";
            readonly order: "asc" | "desc";
            readonly max: number;
            readonly offset: number;
        };
        readonly body: undefined;
        readonly response: Schemas["ProductImportPage"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly P41: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: {
            readonly file: UploadedFile;
            readonly operator_format?: boolean;
            readonly conversion_type?: "AI_CONVERTER" | "STANDARD";
            readonly conversion_options?: Schemas["ConversionOptions"];
        } | {
            readonly file: UploadedFile;
            readonly operator_format?: boolean;
            readonly conversion_type?: "AI_CONVERTER" | "STANDARD";
            readonly conversion_options?: Schemas["ConversionOptions"];
            readonly shop: number;
        };
        readonly response: Schemas["ProductImportStarted"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly P42: {
        readonly path: {
            readonly import_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: undefined;
        readonly response: Schemas["ProductImportTracking"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly P44: {
        readonly path: {
            readonly import_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: undefined;
        readonly response: FileResponse;
        readonly role: "seller" | "operator" | "front";
    };
    readonly P45: {
        readonly path: {
            readonly import_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: undefined;
        readonly response: FileResponse;
        readonly role: "seller" | "operator" | "front";
    };
    readonly P46: {
        readonly path: {
            readonly import_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: undefined;
        readonly response: FileResponse;
        readonly role: "seller" | "operator" | "front";
    };
    readonly P47: {
        readonly path: {
            readonly import_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: undefined;
        readonly response: FileResponse;
        readonly role: "seller" | "operator" | "front";
    };
    readonly PM11: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly hierarchy?: string;
            readonly max_level?: number;
            readonly all_operator_attributes?: boolean;
            readonly with_roles?: boolean;
            readonly channels?: readonly string[];
        };
        readonly body: undefined;
        readonly response: Schemas["AttributeList"] | FileResponse;
        readonly role: "seller" | "operator" | "front";
    };
    readonly VL11: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly code?: string;
        };
        readonly body: undefined;
        readonly response: Schemas["ValueListCollection"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly ST11: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly order_id?: readonly string[];
            readonly shipment_state_code?: readonly string[];
            readonly shipment_customer_debit_state_code?: readonly string[];
            readonly last_updated_from?: string;
            readonly last_updated_to?: string;
            readonly sort: "dateCreated,ASC" | "dateCreated,DESC";
            readonly limit: number;
            readonly page_token?: string;
        };
        readonly body: undefined;
        readonly response: Schemas["ShipmentPage"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly ST01: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: Schemas["ShipmentCreateRequest"];
        readonly response: Schemas["ShipmentCreateResult"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly ST07: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: Schemas["ShipmentOriginRequest"];
        readonly response: Schemas["ShipmentOriginResult"];
        readonly role: "seller" | "operator";
    };
    readonly ST06: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: Schemas["ShipmentSelection"];
        readonly response: Schemas["ShipmentResult"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly ST12: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly order_id?: readonly string[];
            readonly fulfillment_center_code?: readonly string[];
            readonly shipping_date_from?: string;
            readonly shipping_date_to?: string;
            readonly sort: "shippingDate,ASC" | "shippingDate,DESC";
            readonly limit: number;
            readonly page_token?: string;
        };
        readonly body: undefined;
        readonly response: Schemas["ItemsToShipPage"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly ST23: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: Schemas["ShipmentTrackingRequest"];
        readonly response: Schemas["ShipmentResult"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly ST24: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: Schemas["ShipmentSelection"];
        readonly response: Schemas["ShipmentResult"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly ST26: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: Schemas["ShipmentSelection"];
        readonly response: Schemas["ShipmentResult"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly ST31: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: Schemas["ShipmentInformationRequest"];
        readonly response: Schemas["ShipmentInformationResult"];
        readonly role: "seller" | "operator";
    };
    readonly OR11: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly order_ids?: readonly string[];
            readonly order_references_for_customer?: readonly string[];
            readonly order_references_for_seller?: readonly string[];
            readonly order_state_codes?: readonly string[];
            readonly channel_codes?: readonly string[];
            readonly only_null_channel: boolean;
            readonly start_date?: string;
            readonly end_date?: string;
            readonly start_update_date?: string;
            readonly end_update_date?: string;
            readonly customer_debited?: boolean;
            readonly payment_workflow?: string;
            readonly has_incident?: boolean;
            readonly fulfillment_center_code?: readonly string[];
            readonly order_tax_mode?: string;
            readonly sort: "dateCreated";
            readonly order: "asc" | "desc";
            readonly max: number;
            readonly offset: number;
            readonly locale?: string;
            readonly shop_ids?: readonly number[];
            readonly commercial_ids?: readonly string[];
            readonly customer_ids?: readonly string[];
            readonly customer_organization_ids?: readonly string[];
            readonly offer_ids?: readonly string[];
            readonly product_skus?: readonly string[];
            readonly commissionable?: boolean;
            readonly waiting_tax_confirmation?: boolean;
            readonly waiting_funding_confirmation?: boolean;
            readonly tax_recalculation_required_only?: boolean;
            readonly refund_state_codes?: readonly string[];
        };
        readonly body: undefined;
        readonly response: Schemas["OrderPage"] | Schemas["PlatformOrderPage"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly OR04: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: Schemas["OrderUpdateRequest"] | Schemas["OperatorOrderUpdateRequest"] | Schemas["PlatformOrderUpdateRequest"];
        readonly response: Schemas["OrderUpdateResult"] | Schemas["PlatformOrderUpdateResult"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly OR07: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: Schemas["LineOriginRequest"];
        readonly response: Schemas["LineOriginResult"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly OR28: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: Schemas["OrderRefundRequest"] | Schemas["OperatorOrderRefundRequest"];
        readonly response: Schemas["OrderRefundResult"] | Schemas["OperatorOrderRefundResult"];
        readonly role: "seller" | "operator";
    };
    readonly OR30: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: Schemas["OrderCancelationRequest"];
        readonly response: Schemas["OrderCancelationResult"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly OR32: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: Schemas["OrderAdjustmentRequest"];
        readonly response: Schemas["OrderAdjustmentResult"];
        readonly role: "seller" | "operator";
    };
    readonly OR12: {
        readonly path: {
            readonly order_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: undefined;
        readonly response: Schemas["SingleOrder"] | Schemas["PlatformSingleOrder"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly OR21: {
        readonly path: {
            readonly order_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: Schemas["OrderAcceptRequest"];
        readonly response: undefined;
        readonly role: "seller" | "operator" | "front";
    };
    readonly OR23: {
        readonly path: {
            readonly order_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: Schemas["OrderTrackingRequest"];
        readonly response: undefined;
        readonly role: "seller" | "operator" | "front";
    };
    readonly OR24: {
        readonly path: {
            readonly order_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: undefined;
        readonly response: undefined;
        readonly role: "seller" | "operator" | "front";
    };
    readonly OR26: {
        readonly path: {
            readonly order_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: Schemas["LineRefundRequest"];
        readonly response: undefined;
        readonly role: "seller" | "operator";
    };
    readonly OR29: {
        readonly path: {
            readonly order_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: undefined;
        readonly response: undefined;
        readonly role: "seller" | "operator" | "front";
    };
    readonly OR31: {
        readonly path: {
            readonly order_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: Schemas["OrderFieldsRequest"];
        readonly response: Schemas["OrderFieldsResult"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly OR13: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly locale?: string;
        };
        readonly body: Schemas["OrderExportRequest"] | Schemas["PlatformOrderExportRequest"];
        readonly response: Schemas["OrderExportStart"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly OR14: {
        readonly path: {
            readonly tracking_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: undefined;
        readonly response: Schemas["OrderExportStatus"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly OR72: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly order_ids: readonly string[];
        };
        readonly body: undefined;
        readonly response: Schemas["OrderDocumentList"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly OR73: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly order_ids?: readonly string[];
            readonly document_ids?: readonly string[];
            readonly document_codes?: readonly string[];
        };
        readonly body: undefined;
        readonly response: FileResponse;
        readonly role: "seller" | "operator" | "front";
    };
    readonly OR76: {
        readonly path: {
            readonly document_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: undefined;
        readonly response: undefined;
        readonly role: "seller" | "operator" | "front";
    };
    readonly OR75: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly locale?: string;
        };
        readonly body: undefined;
        readonly response: Schemas["OrderTaxList"] | Schemas["PlatformOrderTaxList"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly OR74: {
        readonly path: {
            readonly order_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: {
            readonly files: readonly UploadedFile[];
            readonly order_documents: Schemas["OrderDocumentUpload"];
        };
        readonly response: Schemas["OrderDocumentUploadResult"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly OR51: {
        readonly path: {
            readonly order_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
            readonly locale?: string;
        };
        readonly body: undefined;
        readonly response: Schemas["ServiceOrderEvaluation"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly OR64: {
        readonly path: {
            readonly order_id: string;
            readonly line: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: Schemas["IncidentResolution"];
        readonly response: undefined;
        readonly role: "seller";
    };
    readonly RT11: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly return_id?: readonly string[];
            readonly return_state?: readonly string[];
            readonly return_creation_date_from?: string;
            readonly return_creation_date_to?: string;
            readonly return_last_updated_from?: string;
            readonly return_last_updated_to?: string;
            readonly order_commercial_id?: readonly string[];
            readonly order_line_id?: readonly string[];
            readonly return_rma?: readonly string[];
            readonly customer_id?: readonly string[];
            readonly limit: number;
            readonly page_token?: string;
            readonly sort: "date_created,ASC" | "date_created,DESC";
        };
        readonly body: undefined;
        readonly response: Schemas["ReturnPage"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly RT01: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: Schemas["ReturnCreateRequest"];
        readonly response: Schemas["ReturnCreateResult"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly RT04: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: Schemas["ReturnUpdateRequest"];
        readonly response: Schemas["ReturnUpdateResult"];
        readonly role: "seller" | "operator";
    };
    readonly RT12: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly order_commercial_id?: readonly string[];
            readonly order_line_id?: readonly string[];
            readonly limit: number;
            readonly page_token?: string;
            readonly sort: "order_line_id,ASC" | "order_line_id,DESC";
        };
        readonly body: undefined;
        readonly response: Schemas["ReturnableItemPage"] | Schemas["FrontReturnableItemPage"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly RT21: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: Schemas["ReturnAcceptRequest"];
        readonly response: Schemas["ReturnResult"];
        readonly role: "seller" | "operator";
    };
    readonly RT25: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: Schemas["ReturnSelection"];
        readonly response: Schemas["ReturnResult"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly RT26: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: Schemas["ReturnComplianceRequest"];
        readonly response: Schemas["ReturnResult"];
        readonly role: "seller" | "operator";
    };
    readonly RT27: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: Schemas["ReturnSelection"];
        readonly response: Schemas["ReturnResult"];
        readonly role: "seller" | "operator";
    };
    readonly RT29: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: Schemas["ReturnSelection"];
        readonly response: Schemas["ReturnResult"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly PL11: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly pickrun_code?: string;
            readonly pickup_date_min?: string;
            readonly pickup_date_max?: string;
            readonly picklist_id?: readonly string[];
            readonly picklist_state?: readonly string[];
            readonly order_line_id?: readonly string[];
            readonly limit: number;
            readonly page_token?: string;
            readonly sort: "pickupDate,ASC" | "pickupDate,DESC";
        };
        readonly body: undefined;
        readonly response: Schemas["PickListPage"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly P11: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly product_ids?: readonly string[];
            readonly product_references?: readonly string[];
            readonly offer_state_codes?: readonly string[];
            readonly all_offers: boolean;
            readonly channel_codes?: readonly string[];
            readonly all_channels: boolean;
            readonly pricing_channel_code?: string;
            readonly pricing_customer_organization_id?: string;
            readonly shipping_zones?: readonly string[];
            readonly all_shipping_zones: boolean;
            readonly sort: "bestPrice" | "bestEvaluation";
            readonly order: "asc" | "desc";
            readonly max: number;
            readonly offset: number;
            readonly locale?: string;
            readonly shop_ids?: readonly number[];
            readonly models?: readonly string[];
            readonly premium?: "TRUE" | "FALSE" | "ALL";
        };
        readonly body: undefined;
        readonly response: Schemas["ProductOfferPage"] | Schemas["PlatformProductOfferPage"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly OR43: {
        readonly path: {
            readonly order_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: {
            readonly files?: readonly UploadedFile[];
            readonly thread_input: Schemas["OrderThreadInput"];
        };
        readonly response: Schemas["MessageSent"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly M01: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly customer_id?: string;
            readonly received: "TRUE" | "FALSE" | "ALL";
            readonly order_id?: string;
            readonly offer_id?: number;
            readonly start_date?: string;
            readonly end_date?: string;
            readonly read?: "TRUE" | "FALSE" | "ALL";
            readonly archived?: "TRUE" | "FALSE" | "ALL";
            readonly visible?: "TRUE" | "FALSE" | "ALL";
            readonly sort: "dateCreated";
            readonly order: "asc" | "desc";
            readonly max: number;
            readonly offset: number;
            readonly user_type?: "OPERATOR" | "SHOP" | "CUSTOMER" | "ALL";
            readonly paginate?: boolean;
        };
        readonly body: undefined;
        readonly response: Schemas["MessageList"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly OR41: {
        readonly path: {
            readonly order_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
            readonly received: "TRUE" | "FALSE" | "ALL";
            readonly read?: "TRUE" | "FALSE" | "ALL";
            readonly archived?: "TRUE" | "FALSE" | "ALL";
            readonly sort: "dateCreated";
            readonly order: "asc" | "desc";
            readonly max: number;
            readonly offset: number;
        };
        readonly body: undefined;
        readonly response: Schemas["MessageList"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly OR42: {
        readonly path: {
            readonly order_id: string;
        };
        readonly query: {
            readonly shop_id?: number;
        };
        readonly body: Schemas["OrderMessageRequest"] | Schemas["PlatformOrderMessageRequest"];
        readonly response: Schemas["OrderMessageCreated"];
        readonly role: "seller" | "operator" | "front";
    };
    readonly OF54: {
        readonly path: Record<string, never>;
        readonly query: Record<string, never>;
        readonly body: undefined;
        readonly response: FileResponse;
        readonly role: "seller" | "operator" | "front";
    };
    readonly OR15: {
        readonly path: Record<string, never>;
        readonly query: Record<string, never>;
        readonly body: undefined;
        readonly response: FileResponse;
        readonly role: "seller" | "operator" | "front";
    };
    readonly RT52: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly return_id?: readonly string[];
            readonly label_state?: readonly string[];
            readonly date_created_from?: string;
            readonly date_created_to?: string;
            readonly last_updated_from?: string;
            readonly last_updated_to?: string;
            readonly limit: number;
            readonly page_token?: string;
            readonly sort: "date_created,ASC" | "date_created,DESC";
        };
        readonly body: undefined;
        readonly response: Schemas["ReturnLabelPage"];
        readonly role: "front";
    };
    readonly RT51: {
        readonly path: Record<string, never>;
        readonly query: Record<string, never>;
        readonly body: Schemas["ReturnLabelRequest"];
        readonly response: Schemas["ReturnLabelResult"];
        readonly role: "front";
    };
    readonly CM11: {
        readonly path: Record<string, never>;
        readonly query: {
            readonly shop_id?: number;
            readonly updated_since?: string;
            readonly updated_to?: string;
            readonly status?: "LIVE" | "NOT_LIVE";
            readonly provider_unique_identifier?: readonly string[];
            readonly unique_identifier?: readonly string[];
            readonly provider_id?: string;
        };
        readonly body: undefined;
        readonly response: readonly Schemas["ProductSourceStatus"][] | undefined;
        readonly role: "seller" | "operator" | "front";
    };
}
