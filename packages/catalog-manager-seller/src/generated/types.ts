// Generated from specs/ by `pnpm generate`. Do not edit.
import type { FileInput } from '@tradelane/core';

/**
 * @description Whether the shop sells.
 *     - `OPEN`: The shop sells.
 *     - `CLOSE`: The shop is closed.
 *     - `SUSPENDED`: The shop is suspended.
 *     - `TERMINATED`: The shop is permanently closed.
 */
export type ShopState = "OPEN" | "CLOSE" | "SUSPENDED" | "TERMINATED" | (string & {});
/**
 * @description Why a suspended shop is suspended.
 *     - `MANUAL`: Suspended by hand.
 *     - `PENDING_APPROVAL`: The shop must still be approved.
 *     - `INCOMPLETE_PROFILE`: The profile of the shop is not complete.
 *     - `AUTOMATIC_SUSPENSION`: Suspended automatically.
 */
export type SuspensionType = "MANUAL" | "PENDING_APPROVAL" | "INCOMPLETE_PROFILE" | "AUTOMATIC_SUSPENSION" | (string & {});
/**
 * @description Sales model of a shop: on its own account or through the operator.
 *     - `MARKETPLACE`: The shop sells on its own account.
 *     - `DROPSHIP`: The operator sells and the shop ships.
 *     - `ONE_CREDITOR`: The operator is the only creditor of the customer.
 */
export type ShopModel = "MARKETPLACE" | "DROPSHIP" | "ONE_CREDITOR" | (string & {});
/**
 * @description Products that a shop may sell.
 *     - `PRODUCT`: Products.
 *     - `SERVICE`: Services.
 */
export type ShopDomain = "PRODUCT" | "SERVICE" | (string & {});
/** @description ISO 4217 code of a currency of an instance. More codes may appear. */
export type CurrencyCode = "AED" | "ARS" | "AUD" | "BAM" | "BGN" | "BHD" | "BRL" | "CAD" | "CHF" | "CLP" | "CNY" | "COP" | "CZK" | "DKK" | "EGP" | "EUR" | "GBP" | "GEL" | "GTQ" | "HKD" | "HRK" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "JOD" | "JPY" | "KES" | "KRW" | "KWD" | "LKR" | "MAD" | "MGA" | "MXN" | "MYR" | "NGN" | "NOK" | "NZD" | "OMR" | "PEN" | "PHP" | "PKR" | "PLN" | "QAR" | "RON" | "RSD" | "RUB" | "SAR" | "SEK" | "SGD" | "TND" | "TRY" | "THB" | "TWD" | "UAH" | "USD" | "UYU" | "UZS" | "VND" | "ZAR" | (string & {});
/**
 * @description A fee of the operator.
 *     - `COMMISSION`: The commission on orders.
 *     - `SUBSCRIPTION`: The subscription of the shop.
 *     - `ADDITIONAL_FEES`: Any further fees.
 */
export type TaxedFeeType = "COMMISSION" | "SUBSCRIPTION" | "ADDITIONAL_FEES" | (string & {});
/** @description A tax that is added to the fees of the operator. */
export interface ApplicableTax {
    /** @description Code of the tax. */
    code: string;
    /** @description Name of the tax, for people. */
    label: string;
    /**
     * @description Fees that the tax is added to.
     *     - `COMMISSION`: The commission on orders.
     *     - `SUBSCRIPTION`: The subscription of the shop.
     *     - `ADDITIONAL_FEES`: Any further fees.
     */
    fee_types?: TaxedFeeType[];
}
/** @description Contact of the shop and its address. */
export interface ShopContact {
    /** @description Form of address, such as Mr or Mrs. */
    civility?: string;
    /** @description First name of the contact person. */
    firstname?: string;
    /** @description Last name of the contact person. */
    lastname: string;
    /** @description First line of the street. */
    street1: string;
    /** @description Second line of the street. */
    street2?: string;
    /** @description Postal code. */
    zip_code?: string;
    /** @description Town or city. */
    city: string;
    /** @description State, province or region. */
    state?: string;
    /** @description Country of the shop. */
    country: string;
    /** @description E-mail address of the shop. */
    email: string;
    /** @description First phone number. */
    phone?: string;
    /** @description Second phone number. */
    phone_secondary?: string;
    /** @description Fax number. */
    fax?: string;
    /** @description Address of the shop's own web site. */
    web_site?: string;
}
/** @description ISO 3166-1 alpha-3 code of a country. More codes may appear. */
export type CountryCode = "AFG" | "ALA" | "ALB" | "DZA" | "ASM" | "AND" | "AGO" | "AIA" | "ATA" | "ATG" | "ARG" | "ARM" | "ABW" | "AUS" | "AUT" | "AZE" | "BHS" | "BHR" | "BGD" | "BRB" | "BLR" | "BEL" | "BLZ" | "BEN" | "BMU" | "BTN" | "BOL" | "BES" | "BIH" | "BWA" | "BVT" | "BRA" | "IOT" | "BRN" | "BGR" | "BFA" | "BDI" | "KHM" | "CMR" | "CAN" | "CPV" | "CYM" | "CAF" | "TCD" | "CHL" | "CHN" | "CXR" | "CCK" | "COL" | "COM" | "COG" | "COD" | "COK" | "CRI" | "CIV" | "HRV" | "CUB" | "CUW" | "CYP" | "CZE" | "DNK" | "DJI" | "DMA" | "DOM" | "ECU" | "EGY" | "SLV" | "GNQ" | "ERI" | "EST" | "ETH" | "FLK" | "FRO" | "FJI" | "FIN" | "FRA" | "GUF" | "PYF" | "ATF" | "GAB" | "GMB" | "GEO" | "DEU" | "GHA" | "GIB" | "GRC" | "GRL" | "GRD" | "GLP" | "GUM" | "GTM" | "GGY" | "GIN" | "GNB" | "GUY" | "HTI" | "HMD" | "VAT" | "HND" | "HKG" | "HUN" | "ISL" | "IND" | "IDN" | "IRQ" | "IRL" | "IMN" | "ISR" | "ITA" | "JAM" | "JPN" | "JEY" | "JOR" | "KAZ" | "KEN" | "KIR" | "KOR" | "KWT" | "KGZ" | "LAO" | "LVA" | "LBN" | "LSO" | "LBR" | "LBY" | "LIE" | "LTU" | "LUX" | "MAC" | "MKD" | "MDG" | "MWI" | "MYS" | "MDV" | "MLI" | "MLT" | "MHL" | "MTQ" | "MRT" | "MUS" | "MYT" | "MEX" | "FSM" | "MDA" | "MCO" | "MNG" | "MNE" | "MSR" | "MAR" | "MOZ" | "MMR" | "NAM" | "NRU" | "NPL" | "NLD" | "NCL" | "NZL" | "NIC" | "NER" | "NGA" | "NIU" | "NFK" | "MNP" | "NOR" | "OMN" | "PAK" | "PLW" | "PSE" | "PAN" | "PNG" | "PRY" | "PER" | "PHL" | "PCN" | "POL" | "PRT" | "PRI" | "QAT" | "REU" | "ROU" | "RUS" | "RWA" | "BLM" | "SHN" | "KNA" | "LCA" | "MAF" | "SPM" | "VCT" | "WSM" | "SMR" | "STP" | "SAU" | "SEN" | "SRB" | "SYC" | "SLE" | "SGP" | "SXM" | "SVK" | "SVN" | "SLB" | "SOM" | "ZAF" | "SGS" | "SSD" | "ESP" | "LKA" | "SUR" | "SJM" | "SWZ" | "SWE" | "CHE" | "TWN" | "TJK" | "TZA" | "THA" | "TLS" | "TGO" | "TKL" | "TON" | "TTO" | "TUN" | "TUR" | "TKM" | "TCA" | "TUV" | "UGA" | "UKR" | "ARE" | "GBR" | "USA" | "UMI" | "URY" | "UZB" | "VUT" | "VEN" | "VNM" | "VGB" | "VIR" | "WLF" | "YEM" | "ZMB" | "ZWE" | (string & {});
/** @description Registered address of a company. */
export interface RegisteredAddress {
    /** @description First line of the street. */
    street_1: string;
    /** @description Second line of the street. */
    street_2?: string | null;
    /** @description Postal code. */
    zip_code?: string;
    /** @description Town or city. */
    city: string;
    /** @description State, province or region. */
    state?: string | null;
    /** @description ISO 3166-1 alpha-3 code of the country. */
    country_iso_code: CountryCode;
}
/**
 * @description Whether the company has one shareholder or more.
 *     - `SINGLE`: One shareholder.
 *     - `SEVERAL`: More than one shareholder.
 */
export type CompanyShareholders = "SINGLE" | "SEVERAL" | (string & {});
/** @description Legal requirements of some countries for invoices, in addition to name and number. */
export interface ComplementaryCorporateInformation {
    /** @description Code of the company's business activity. */
    business_activity_code?: string;
    /** @description City of registration of the company. */
    company_registration_city?: string;
    /** @description Province of registration of the company. */
    company_registration_province?: string;
    /**
     * @description Whether the company has one shareholder or more.
     *     - `SINGLE`: One shareholder.
     *     - `SEVERAL`: More than one shareholder.
     */
    company_shareholders?: CompanyShareholders;
    /** @description Whether the company is in liquidation. */
    is_in_liquidation?: boolean;
    /** @description Legal form of the company. */
    legal_form?: string;
    /** @description Share capital of the company, in major units of its currency. */
    share_capital?: number;
    /** @description Currency of the share capital, as ISO 4217 code. */
    share_capital_currency?: CurrencyCode;
    /** @description Whether the company is a sole trader. */
    sole_trader?: boolean;
}
/** @description The company of a shop. */
export interface CorporateInformation {
    /** @description Registered name of the company. */
    company_registration_name?: string;
    /** @description Registration number of the company. */
    company_registration_number?: string;
    /** @description Delivery address of electronic invoices. */
    electronic_address?: string;
    /** @description Phone number of the company. */
    phone_number?: string;
    /** @description Legal requirements of some countries for invoices, in addition to name and number. */
    complementary_information?: ComplementaryCorporateInformation;
}
/** @description Tax numbers of a shop. */
export interface FiscalInformation {
    /** @description Local tax number of the shop. */
    local_tax_number?: string;
    /** @description Country of the tax identification number, as ISO 3166-1 alpha-3 code. */
    tax_identification_country?: CountryCode;
    /** @description Tax identification number of the shop. */
    tax_identification_number?: string;
}
/** @description Tax representative of the company in a country outside its establishment. */
export interface FiscalRepresentative {
    /** @description Registered name of the representative's company. */
    company_registration_name: string;
    /** @description Registered number of the representative's company. */
    company_registration_number: string;
    /** @description Local tax number of the representative. */
    local_tax_number?: string;
    /** @description Form of address, such as Mr or Mrs. */
    civility: string;
    /** @description First name of the representative. */
    first_name: string;
    /** @description Last name of the representative. */
    last_name: string;
    /** @description First line of the street. */
    street_1: string;
    /** @description Second line of the street. */
    street_2?: string;
    /** @description Postal code. */
    zip_code?: string;
    /** @description Town or city. */
    city: string;
    /** @description State, province or region. */
    state?: string;
    /** @description ISO 3166-1 alpha-3 code of the country. */
    country_iso_code: CountryCode;
}
/** @description The person who owns the shop. */
export interface PersonalInformation {
    /** @description Form of address, such as Mr or Mrs. */
    civility?: string;
    /** @description First name of the person. */
    first_name?: string;
    /** @description Last name of the person. */
    last_name?: string;
    /**
     * Format: date
     * @description Day of birth, `YYYY-MM-DD`.
     */
    birth_date?: string;
    /** @description City of birth. */
    birth_city?: string;
    /** @description Country of birth, as ISO 3166-1 alpha-3 code. */
    birth_country?: CountryCode;
}
/** @description Legal details of the shop, for invoices. */
export interface BillingInformation {
    /** @description Identifier of the billing information. */
    id: string;
    /** @description Registered address of a company. */
    registration_address: RegisteredAddress;
    /** @description The company of the shop. */
    corporate_information?: CorporateInformation;
    /** @description Tax numbers of the shop. */
    fiscal_information?: FiscalInformation;
    /** @description Tax representative of the company in a country outside its establishment. */
    fiscal_representative?: FiscalRepresentative;
    /** @description The person who owns the shop. */
    personal_information?: PersonalInformation;
}
/** @description Billing information that applies if no specific one does. */
export type DefaultBillingInformation = {
    /** @description Language of the documents. */
    default_language: string;
} & BillingInformation;
/**
 * @deprecated
 * @description Business details of the shop. Use the billing information instead.
 */
export interface ProDetails {
    /**
     * @deprecated
     * @description Name of the company.
     */
    corporate_name?: string;
    /**
     * @deprecated
     * @description Registration number of the company.
     */
    identification_number?: string;
    /**
     * @deprecated
     * @description Tax identification number of the company.
     */
    tax_identification_number?: string;
    /**
     * @deprecated
     * @description Shown by A01 alone.
     */
    VAT_number?: string;
}
/**
 * @deprecated
 * @description The bank account in its older form. Use `payment_info` instead.
 */
export interface LegacyBankDetails {
    /** @description Holder of the account. */
    owner?: string;
    /** @description International bank account number (IBAN). */
    iban?: string;
    /** @description BIC (SWIFT code) of the bank. */
    bic?: string;
    /** @description Name of the bank. */
    bank_name?: string;
    /** @description Street of the bank. */
    bank_street?: string;
    /** @description Postal code of the bank. */
    zip_code?: string;
    /** @description City of the bank. */
    bank_city?: string;
}
/** @description Fields of bank accounts of every banking system. */
export interface BankAccount {
    /** @description Holder of the account. */
    owner: string;
    /** @description Name of the bank. */
    bank_name: string;
    /** @description Street of the bank. */
    bank_street?: string;
    /** @description City of the bank. */
    bank_city?: string;
    /** @description Postal code of the bank. */
    bank_zip?: string;
}
/** @description An account with IBAN and BIC. */
export type IbanAccount = {
    /**
     * @description Marks an account with IBAN.
     * @constant
     */
    "@type": "IBAN";
    /** @description BIC (SWIFT code) of the bank. */
    bic: string;
    /** @description International bank account number (IBAN). */
    iban: string;
} & BankAccount;
/** @description A Nigerian account named by NUBAN. */
export type NubanAccount = {
    /**
     * @description Marks a Nigerian account.
     * @constant
     */
    "@type": "NUBAN";
    /** @description Nigerian uniform bank account number. */
    nuban: string;
} & BankAccount;
/** @description An Australian account. */
export type AustralianAccount = {
    /**
     * @description Marks an Australian account.
     * @constant
     */
    "@type": "AUBSB";
    /** @description Australian bank account number. */
    auban: string;
    /** @description Bank State Branch number. */
    aubsb: string;
} & BankAccount;
/** @description A New Zealand account. */
export type NewZealandAccount = {
    /**
     * @description Marks a New Zealand account.
     * @constant
     */
    "@type": "NZBSB";
    /** @description New Zealand bank account number. */
    nzban: string;
    /** @description Bank State Branch number. */
    nzbsb: string;
} & BankAccount;
/** @description An account in the United States with an ABA routing number. */
export type AbaAccount = {
    /**
     * @description Marks a United States account.
     * @constant
     */
    "@type": "ABA";
    /** @description Number of the account at the bank. */
    bank_account_number: string;
    /** @description BIC (SWIFT code) of the bank. */
    bic?: string;
    /** @description ABA routing number of the bank. */
    routing_number: string;
} & BankAccount;
/** @description An account in Hong Kong. */
export type HongKongAccount = {
    /**
     * @description Marks a Hong Kong account.
     * @constant
     */
    "@type": "HK";
    /** @description Number of the account at the bank. */
    bank_account_number: string;
    /** @description SWIFT code (BIC) of the bank. */
    swift_code: string;
} & BankAccount;
/** @description A Canadian account. */
export type CanadianAccount = {
    /**
     * @description Marks a Canadian account.
     * @constant
     */
    "@type": "CANADIAN";
    /** @description Number of the account at the bank. */
    bank_account_number: string;
    /** @description Number of the bank. */
    institution_number: string;
    /** @description SWIFT code (BIC) of the bank. */
    swift_code?: string;
    /** @description Number of the branch. */
    transit_number: string;
} & BankAccount;
/** @description A Mexican account. */
export type MexicanAccount = {
    /**
     * @description Marks a Mexican account.
     * @constant
     */
    "@type": "MEXICAN";
    /** @description Number of the account at the bank. */
    bank_account_number: string;
    /** @description CLABE, the standardized bank code. */
    clabe: string;
} & BankAccount;
/**
 * @description Kind of account: C is a current (checking) account, P a savings account. Assumption about meaning of the values: C current, P savings.
 *     - `C`: Current (checking) account.
 *     - `P`: Savings account.
 */
export type BankAccountType = "C" | "P" | (string & {});
/** @description A Japanese account. */
export type JapaneseAccount = {
    /**
     * @description Marks a Japanese account.
     * @constant
     */
    "@type": "JAPANESE";
    /** @description Number of the account at the bank. */
    bank_account_number: string;
    /**
     * @description Kind of account: C is a current (checking) account, P a savings account. Assumption about meaning of the values: C current, P savings.
     *     - `C`: Current (checking) account.
     *     - `P`: Savings account.
     */
    bank_account_type: BankAccountType;
    /** @description Code of the bank. */
    bank_code: string;
    /** @description Code of the branch of the bank. */
    branch_code: string;
    /** @description Name of the branch of the bank. */
    branch_name: string;
    /** @description SWIFT code (BIC) of the bank. */
    swift_code?: string;
} & BankAccount;
/** @description A Brazilian account. */
export type BrazilianAccount = {
    /**
     * @description Marks a Brazilian account.
     * @constant
     */
    "@type": "BRAZILIAN";
    /** @description Number of the account at the bank. */
    account_number: string;
    /**
     * @description Kind of account: C is a current (checking) account, P a savings account. Assumption about meaning of the values: C current, P savings.
     *     - `C`: Current (checking) account.
     *     - `P`: Savings account.
     */
    bank_account_type: BankAccountType;
    /** @description Code of the bank. */
    bank_code: string;
    /** @description Code of the branch of the bank. */
    branch_code: string;
    /** @description Key of the instant payment scheme. */
    pix_key?: string;
} & BankAccount;
/** @description A Taiwanese account. */
export type TaiwaneseAccount = {
    /**
     * @description Marks a Taiwanese account.
     * @constant
     */
    "@type": "TAIWANESE";
    /** @description Number of the account at the bank. */
    account_number: string;
    /** @description Code of the bank. */
    bank_code: string;
    /** @description Code of the branch of the bank. */
    branch_code: string;
} & BankAccount;
/** @description A Thai account. */
export type ThaiAccount = {
    /**
     * @description Marks a Thai account.
     * @constant
     */
    "@type": "THAI";
    /** @description Number of the account at the bank. */
    account_number: string;
} & BankAccount;
/** @description An Indian account. */
export type IndianAccount = {
    /**
     * @description Marks an Indian account.
     * @constant
     */
    "@type": "INDIAN";
    /** @description Number of the account at the bank. */
    account_number: string;
    /** @description IFSC of the branch. */
    indian_financial_system_code: string;
    /** @description SWIFT code (BIC) of the bank. */
    swift_code?: string;
} & BankAccount;
/** @description An account in the United Kingdom. */
export type BritishAccount = {
    /**
     * @description Marks a United Kingdom account.
     * @constant
     */
    "@type": "UK";
    /** @description Number of the account at the bank. */
    bank_account_number: string;
    /** @description Sort code of the bank, digits only. */
    bank_sort_code: string;
    /** @description SWIFT code (BIC) of the bank. */
    swift_code?: string;
} & BankAccount;
/** @description A Uruguayan account. */
export type UruguayanAccount = {
    /**
     * @description Marks a Uruguayan account.
     * @constant
     */
    "@type": "URUGUAYAN";
    /** @description Number of the account at the bank. */
    account_number: string;
    /**
     * @description Kind of account: C is a current (checking) account, P a savings account. Assumption about meaning of the values: C current, P savings.
     *     - `C`: Current (checking) account.
     *     - `P`: Savings account.
     */
    bank_account_type: BankAccountType;
    /** @description Code of the branch of the bank. */
    branch_code: string;
} & BankAccount;
/** @description A Colombian account. */
export type ColombianAccount = {
    /**
     * @description Marks a Colombian account.
     * @constant
     */
    "@type": "COLOMBIAN";
    /** @description Number of the account at the bank. */
    account_number: string;
    /**
     * @description Kind of account: C is a current (checking) account, P a savings account. Assumption about meaning of the values: C current, P savings.
     *     - `C`: Current (checking) account.
     *     - `P`: Savings account.
     */
    bank_account_type: BankAccountType;
} & BankAccount;
/** @description A Guatemalan account. */
export type GuatemalanAccount = {
    /**
     * @description Marks a Guatemalan account.
     * @constant
     */
    "@type": "GUATEMALAN";
    /** @description Number of the account at the bank. */
    account_number: string;
    /**
     * @description Kind of account: C is a current (checking) account, P a savings account. Assumption about meaning of the values: C current, P savings.
     *     - `C`: Current (checking) account.
     *     - `P`: Savings account.
     */
    bank_account_type: BankAccountType;
} & BankAccount;
/** @description An account in Singapore. */
export type SingaporeAccount = {
    /**
     * @description Marks a Singapore account.
     * @constant
     */
    "@type": "SG";
    /** @description Number of the account at the bank. */
    bank_account_number: string;
    /** @description Key of the bank. */
    bank_key?: string;
    /** @description SWIFT code (BIC) of the bank. */
    swift_code: string;
} & BankAccount;
/** @description An Israeli account. */
export type IsraeliAccount = {
    /**
     * @description Marks an Israeli account.
     * @constant
     */
    "@type": "ISRAELI";
    /** @description Number of the account at the bank. */
    bank_account_number: string;
    /** @description Code of the bank. */
    bank_code: string;
    /** @description Name of the branch of the bank. */
    branch_name?: string;
} & BankAccount;
/** @description A Vietnamese account. */
export type VietnameseAccount = {
    /**
     * @description Marks a Vietnamese account.
     * @constant
     */
    "@type": "VIETNAMESE";
    /** @description Number of the account at the bank. */
    bank_account_number: string;
    /** @description Name of the branch of the bank. */
    branch_name?: string;
} & BankAccount;
/** @description A Serbian account. */
export type SerbianAccount = {
    /**
     * @description Marks a Serbian account.
     * @constant
     */
    "@type": "SERBIAN";
    /** @description Number of the account at the bank. */
    bank_account_number: string;
    /** @description Number of the branch of the bank. */
    bank_branch_number: string;
    /** @description BIC (SWIFT code) of the bank. */
    bic?: string;
    /** @description International bank account number (IBAN). */
    iban?: string;
} & BankAccount;
/** @description A Philippine account. */
export type PhilippineAccount = {
    /**
     * @description Marks a Philippine account.
     * @constant
     */
    "@type": "PHILIPPINES";
    /** @description Number of the account at the bank. */
    bank_account_number: string;
} & BankAccount;
/**
 * @description Form of the account number: IBAN, British sort code, or international.
 *     - `LOCAL_IBAN`: By IBAN.
 *     - `LOCAL_UK`: By British sort code and account number.
 *     - `INTERNATIONAL`: By the data of international transfers.
 */
export type PayOutFormat = "LOCAL_IBAN" | "LOCAL_UK" | "INTERNATIONAL" | (string & {});
/** @description An account that the pay-out service of the platform pays to. */
export type PayOutAccount = {
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
    payout_format: PayOutFormat;
    /** @description Sort code of the bank, digits only. */
    sort_code?: string;
} & BankAccount;
/** @description Bank account for payments to the shop. `@type` decides the banking system and the fields. Assumption about @type: Always there. */
export type PaymentInfo = IbanAccount | NubanAccount | AustralianAccount | NewZealandAccount | AbaAccount | HongKongAccount | CanadianAccount | MexicanAccount | JapaneseAccount | BrazilianAccount | TaiwaneseAccount | ThaiAccount | IndianAccount | BritishAccount | UruguayanAccount | ColombianAccount | GuatemalanAccount | SingaporeAccount | IsraeliAccount | VietnameseAccount | SerbianAccount | PhilippineAccount | PayOutAccount;
/**
 * @description The payment service that pays the shop out.
 *     - `NOT_SPECIFIED`: None is specified.
 *     - `MANGOPAY`: Mangopay.
 *     - `MIRAKL_PAYOUT`: The pay-out service of the platform.
 *     - `OPERATOR`: The operator itself.
 */
export type PayOutService = "NOT_SPECIFIED" | "MANGOPAY" | "MIRAKL_PAYOUT" | "OPERATOR" | (string & {});
/** @description The balances of a shop at one pay-out service, in the currency of the shop. */
export interface PayOutBalance {
    /**
     * @description The payment service that pays the shop out.
     *     - `NOT_SPECIFIED`: None is specified.
     *     - `MANGOPAY`: Mangopay.
     *     - `MIRAKL_PAYOUT`: The pay-out service of the platform.
     *     - `OPERATOR`: The operator itself.
     */
    pay_out_psp_code: PayOutService;
    /** @description Paid out already. */
    paid: number;
    /** @description Due with the next pay-out. */
    payable: number;
    /** @description Earned but not yet due. */
    pending: number;
}
/** @description Paid and outstanding amounts of the shop, in the currency of the shop. */
export interface PaymentBalances {
    /** @description Paid out already. */
    paid_balance: number;
    /** @description Due with the next pay-out. */
    payable_balance: number;
    /** @description Earned but not yet due. */
    pending_balance: number;
    /** @description Reserve that the operator holds back. */
    reserve_balance?: number;
    /** @description Target amount of the reserve. */
    reserve_target?: number;
    /** @description The same amounts by pay-out service. */
    sub_balances?: PayOutBalance[];
}
/**
 * @description Progress of the identity check of a seller.
 *     - `PENDING_SUBMISSION`: The seller must still submit the required data.
 *     - `PENDING_APPROVAL`: The submitted data must still be approved.
 *     - `REFUSED`: The check was not passed.
 *     - `APPROVED`: The check was passed.
 *     - `NOT_REQUIRED`: A check is not needed.
 */
export type KycStatus = "PENDING_SUBMISSION" | "PENDING_APPROVAL" | "REFUSED" | "APPROVED" | "NOT_REQUIRED" | (string & {});
/** @description Progress of the identity check of the seller. */
export interface KycState {
    /**
     * @description Status of the check.
     *     - `PENDING_SUBMISSION`: The seller must still submit the required data.
     *     - `PENDING_APPROVAL`: The submitted data must still be approved.
     *     - `REFUSED`: The check was not passed.
     *     - `APPROVED`: The check was passed.
     *     - `NOT_REQUIRED`: A check is not needed.
     */
    status: KycStatus;
    /** @description Why the check was refused. */
    reason?: string;
}
/** @description Dropshipping settings of a shop. */
export interface DropshipSettings {
    /** @description Whether the shop can edit retail prices. */
    retail_pricing_edition_enabled: boolean;
}
/** @description Country and product category of an extended producer responsibility scheme. */
export type EprCategoryCode = "FR-AGROPACK" | "FR-ASL" | "FR-DASRIPAT" | "FR-DBPS" | "FR-DDS" | "FR-DEA" | "FR-DEEE" | "FR-DISPMED" | "FR-DIY" | "FR-EMBM" | "FR-GF" | "FR-JOUETS" | "FR-LUB" | "FR-MH" | "FR-MNU" | "FR-PA" | "FR-PAP" | "FR-PCHIM" | "FR-PMCB" | "FR-PNEU" | "FR-TABAC" | "FR-TLC" | "FR-VEHICULE" | "FR-VHU" | "DE-BATTG" | "DE-PACK" | "DE-WEEE" | "ES-PACK" | "ES-GPACK" | "ES-WEEE" | (string & {});
/** @description The registration of the shop under one extended producer responsibility scheme. */
export interface ProducerIdentifier {
    /** @description Country and product category of an extended producer responsibility scheme. */
    epr_category_code: EprCategoryCode;
    /** @description Registration number of the shop. */
    producer_id: string;
}
/** @description Shipping settings of a shop. */
export interface ShopShippingSettings {
    /**
     * Format: int32
     * @description Number of days until the shop ships.
     */
    lead_time_to_ship?: number;
}
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
/** @description The value of one custom field. AF01 lists the fields that the operator has defined. */
export interface AdditionalFieldValue {
    /** @description Code of the field. */
    code: string;
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
    type?: AdditionalFieldType;
    /** @description A list of texts when the type is MULTIPLE_VALUES_LIST, one text in every other case. */
    value: string | string[];
}
/** @description One shipping method into one zone. */
export interface ShopShipping {
    /** @description Code of the shipping method. */
    shipping_type_code: string;
    /** @description Name of the method, for people. */
    shipping_type_label: string;
    /** @description Code of the method that is the same on every platform. */
    shipping_type_standard_code?: string;
    /** @description Code of the shipping zone. */
    shipping_zone_code: string;
    /** @description Name of the zone, for people. */
    shipping_zone_label: string;
    /** @description Order amount from which shipping is free. */
    shipping_free_amount?: number;
    /** @description Values of custom fields of the method. */
    additional_fields?: AdditionalFieldValue[];
}
/** @description All data of one shop. Assumption about units of delays, rates and grades: delays in seconds, rates as fractions of one (0.98 for 98 of 100), grades from 1 to 5. */
export interface Account {
    /**
     * Format: int64
     * @description Identifier of the shop.
     */
    shop_id: number;
    /** @description Name of the shop, as shown to customers. */
    shop_name: string;
    /**
     * @description Whether the shop sells.
     *     - `OPEN`: The shop sells.
     *     - `CLOSE`: The shop is closed.
     *     - `SUSPENDED`: The shop is suspended.
     *     - `TERMINATED`: The shop is permanently closed.
     */
    shop_state: ShopState;
    /** @description Reason of the suspension. Null or absent if the shop is not suspended. */
    suspension_type?: SuspensionType | null;
    /**
     * @description Sales model of the shop.
     *     - `MARKETPLACE`: The shop sells on its own account.
     *     - `DROPSHIP`: The operator sells and the shop ships.
     *     - `ONE_CREDITOR`: The operator is the only creditor of the customer.
     */
    model?: ShopModel;
    /**
     * @description Products that the shop may sell.
     *     - `PRODUCT`: Products.
     *     - `SERVICE`: Services.
     */
    domains: ShopDomain[];
    /** @description Codes of the channels that the shop sells on. */
    channels: string[];
    /**
     * Format: date-time
     * @description Time at which the shop was created.
     */
    date_created: string;
    /**
     * Format: date-time
     * @description Time at which the shop last changed.
     */
    last_updated_date: string;
    /**
     * Format: date-time
     * @description Start of a planned closure.
     */
    closed_from?: string;
    /**
     * Format: date-time
     * @description End of a planned closure.
     */
    closed_to?: string;
    /** @description Presentation of the shop for customers. */
    description?: string;
    /** @description Address of the logo image. */
    logo?: string;
    /** @description Address of the banner image. */
    banner?: string;
    /** @description Return policy of the shop, for customers. */
    return_policy?: string;
    /** @description Recycling policy of the shop, for customers. */
    recycling_policy?: string;
    /** @description Whether the operator has marked the shop as premium. */
    premium: boolean;
    /** @description Whether the seller is a business, not a private person. */
    is_professional: boolean;
    /** @description Average evaluation by customers. */
    grade?: number;
    /**
     * Format: int64
     * @description Number of evaluations in the grade.
     */
    evaluations_count: number;
    /**
     * Format: int64
     * @description Number of offers of the shop.
     */
    offers_count: number;
    /**
     * Format: int64
     * @description Number of orders of the shop.
     */
    orders_count: number;
    /** @description Share of orders that the shop accepts. */
    approval_rate?: number;
    /**
     * Format: int64
     * @description Average time until an order is accepted.
     */
    approval_delay?: number;
    /**
     * Format: int64
     * @description Average time until the shop replies to a message on an order.
     */
    order_messages_response_delay?: number;
    /** @description Currency of the shop, as ISO 4217 code. */
    currency_iso_code: CurrencyCode;
    /** @description Taxes that are added to the fees of the operator. */
    applicable_taxes?: ApplicableTax[];
    /** @description Contact of the shop and its address. */
    contact_informations: ShopContact;
    /** @description Billing information that applies if no specific one does. */
    default_billing_information: DefaultBillingInformation;
    /** @description More sets of billing information for special cases, such as another country. */
    specific_billing_informations?: BillingInformation[];
    /** @description Business details of the shop. Use the billing information instead. */
    pro_details: ProDetails;
    /** @description The bank account in its older form. Use `payment_info` instead. */
    billing_info?: LegacyBankDetails;
    /** @description The shop must fill `payment_info` before it can be paid. */
    payment_method_mandatory: boolean;
    /** @description Bank account for payments to the shop. `@type` decides the banking system and the fields. */
    payment_info?: PaymentInfo;
    /** @description Paid and outstanding amounts of the shop, in the currency of the shop. */
    payment_details: PaymentBalances;
    /** @description Progress of the identity check of the seller. */
    kyc?: KycState;
    /** @description Dropshipping settings of the shop. Absent if they do not apply. */
    dropship?: DropshipSettings;
    /** @description Registrations under extended producer responsibility schemes. */
    producer_identifiers?: ProducerIdentifier[];
    /** @description Whether the shop ships for free. */
    free_shipping: boolean;
    /** @description Shipping settings of the shop. */
    shipping: ShopShippingSettings;
    /** @description Country that the shop ships from. */
    shipping_country?: string;
    /** @description Shipping options of the shop. */
    shippings?: ShopShipping[];
    /**
     * @deprecated
     * @description Codes of the shipping methods. Use `shippings` instead.
     */
    shipping_types?: string[];
    /**
     * @deprecated
     * @description Codes of the shipping zones. Use `shippings` instead.
     */
    shipping_zones?: string[];
    /** @description Values of the operator's custom fields (AF01). */
    shop_additional_fields: AdditionalFieldValue[];
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
/** @description Fields of the postal address to change. Fields left out keep their value. */
export interface ShopAddressUpdate {
    /** @description Form of address, such as Mr or Mrs. */
    civility?: string;
    /** @description First name of the contact person. */
    firstname?: string;
    /** @description Last name of the contact person. */
    lastname?: string;
    /** @description First line of the street. */
    street1?: string;
    /** @description Second line of the street. Null removes it. */
    street2?: string | null;
    /** @description Postal code. */
    zip_code?: string;
    /** @description Town or city. */
    city?: string;
    /** @description State, province or region. Null removes it. */
    state?: string | null;
    /** @description ISO 3166-1 alpha-3 code of the country. */
    country?: CountryCode;
    /** @description First phone number. Null removes it. */
    phone?: string | null;
    /** @description Second phone number. Null removes it. */
    phone_secondary?: string | null;
}
/** @description Business details of the shop. */
export interface ProDetailsUpdate {
    /** @description Name of the company. */
    corporate_name?: string;
    /** @description Registration number of the company. Null removes it, in the USA only. */
    identification_number?: string | null;
    /** @description Tax identification number of the company. Null removes it. */
    tax_identification_number?: string | null;
}
/** @description New value of one custom field. Without `value`, the field is removed. */
export interface AdditionalFieldUpdate {
    /** @description Code of the field. */
    code: string;
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
    type?: AdditionalFieldType;
    /** @description A list of texts when the type is MULTIPLE_VALUES_LIST, one text in every other case. */
    value?: string | string[];
}
/** @description Fields of the shop to change. Fields left out keep their value, and null clears nullable fields. The operator decides which fields a seller may change. Assumption about custom fields that are not in the list: they keep their value. Assumption about null for the list of custom fields: it removes every field that the shop may write. */
export interface AccountUpdate {
    /** @description Name of the shop, as shown to customers. */
    shop_name?: string;
    /** @description Presentation of the shop for customers. Null removes it. */
    description?: string | null;
    /** @description E-mail address of the shop. */
    email?: string;
    /** @description Fax number. Null removes it. */
    fax?: string | null;
    /** @description Address of the shop's own website. Null removes it. */
    web_site?: string | null;
    /** @description Postal address of the shop and its contact person. */
    address?: ShopAddressUpdate;
    /** @description Whether the seller is a business, not a private person. */
    is_professional?: boolean;
    /** @description Business details of the shop. */
    pro_details?: ProDetailsUpdate;
    /** @description Payment details of the shop. Null removes them. */
    payment_info?: PaymentInfo | null;
    /** @description Codes of the channels to sell on (CH11). This is the complete list: entries left out are removed. Assumption about channels and registrations that are not in a list: they are removed. */
    channels?: string[];
    /**
     * Format: date-time
     * @description Start of a planned closure. Null cancels the closure.
     */
    closed_from?: string | Date | null;
    /**
     * Format: date-time
     * @description End of a planned closure. Null removes it.
     */
    closed_to?: string | Date | null;
    /** @description Return policy of the shop, for customers. Null removes it. */
    return_policy?: string | null;
    /** @description Recycling policy of the shop, for customers. */
    recycling_policy?: string;
    /** @description Country that the shop ships from, as ISO 3166-1 alpha-3 code. Null removes it. */
    shipping_country?: CountryCode | null;
    /** @description Registrations under extended producer responsibility schemes, at most 50. This is the complete list: entries left out are removed. */
    producer_identifiers?: ProducerIdentifier[];
    /** @description Values of the operator's custom fields (AF01). Entries without a value remove the field, and null removes all fields. */
    shop_additional_fields?: AdditionalFieldUpdate[] | null;
}
/** @description The postal address of the shop, as in A02. */
export interface ShopAddress {
    /** @description Form of address, such as Mr or Mrs. */
    civility?: string;
    /** @description First name of the contact person. */
    firstname?: string;
    /** @description Last name of the contact person. */
    lastname?: string;
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
    /** @description ISO 3166-1 alpha-3 code of the country. */
    country?: CountryCode;
    /** @description First phone number. */
    phone?: string;
    /** @description Second phone number. */
    phone_secondary?: string;
}
/** @description The editable part of the shop after an update. */
export interface UpdatedAccount {
    /** @description Name of the shop, as shown to customers. */
    shop_name?: string;
    /** @description Presentation of the shop for customers. */
    description?: string;
    /**
     * @description Sales model of the shop.
     *     - `MARKETPLACE`: The shop sells on its own account.
     *     - `DROPSHIP`: The operator sells and the shop ships.
     *     - `ONE_CREDITOR`: The operator is the only creditor of the customer.
     */
    model?: ShopModel;
    /** @description E-mail address of the shop. */
    email?: string;
    /** @description Fax number. */
    fax?: string;
    /** @description Address of the shop's own web site. */
    web_site?: string;
    /** @description Postal address of the shop and its contact person. */
    address?: ShopAddress;
    /** @description Whether the seller is a business, not a private person. */
    is_professional?: boolean;
    /** @description Business details of the shop. Use the billing information instead. */
    pro_details?: ProDetails;
    /** @description Billing information that applies if no specific one does. */
    default_billing_information?: DefaultBillingInformation;
    /** @description More sets of billing information for special cases, such as another country. */
    specific_billing_informations?: BillingInformation[];
    /** @description The shop must fill `payment_info` before it can be paid. */
    payment_method_mandatory?: boolean;
    /** @description Bank account for payments to the shop. `@type` decides the banking system and the fields. */
    payment_info?: PaymentInfo;
    /** @description Codes of the channels that the shop sells on. */
    channels?: string[];
    /**
     * Format: date-time
     * @description Start of a planned closure.
     */
    closed_from?: string;
    /**
     * Format: date-time
     * @description End of a planned closure.
     */
    closed_to?: string;
    /** @description Return policy of the shop, for customers. */
    return_policy?: string;
    /** @description Recycling policy of the shop, for customers. */
    recycling_policy?: string;
    /** @description Shipping settings of the shop. */
    shipping?: ShopShippingSettings;
    /** @description Country that the shop ships from, as ISO 3166-1 alpha-3 code. */
    shipping_country?: CountryCode;
    /** @description Registrations under extended producer responsibility schemes. */
    producer_identifiers?: ProducerIdentifier[];
    /** @description Values of the operator's custom fields (AF01). */
    shop_additional_fields?: AdditionalFieldValue[];
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
/** @description The shop after the update, and the refused fields. */
export interface AccountUpdateResult {
    /** @description The shop after the change. Null if there are errors. */
    updated?: UpdatedAccount | null;
    /** @description One entry per refused field. The other fields were changed. */
    errors?: InputError[];
}
/**
 * @description Period of a figure.
 *     - `ALL_SINCE_BEGINNING`: The whole time since the shop was created.
 *     - `LAST_MONTH`: The last month.
 *     - `LAST_THREE_MONTHS`: The last three months.
 *     - `LAST_SIX_MONTHS`: The last six months.
 *     - `LAST_YEAR`: The last year.
 */
export type StatisticsPeriod = "ALL_SINCE_BEGINNING" | "LAST_MONTH" | "LAST_THREE_MONTHS" | "LAST_SIX_MONTHS" | "LAST_YEAR" | (string & {});
/** @description A whole number for one period. */
export interface PeriodCount {
    /**
     * @description Period of a figure.
     *     - `ALL_SINCE_BEGINNING`: The whole time since the shop was created.
     *     - `LAST_MONTH`: The last month.
     *     - `LAST_THREE_MONTHS`: The last three months.
     *     - `LAST_SIX_MONTHS`: The last six months.
     *     - `LAST_YEAR`: The last year.
     */
    period?: StatisticsPeriod;
    /**
     * Format: int64
     * @description The figure for the period.
     */
    value?: number;
}
/** @description A decimal number for one period. */
export interface PeriodValue {
    /**
     * @description Period of a figure.
     *     - `ALL_SINCE_BEGINNING`: The whole time since the shop was created.
     *     - `LAST_MONTH`: The last month.
     *     - `LAST_THREE_MONTHS`: The last three months.
     *     - `LAST_SIX_MONTHS`: The last six months.
     *     - `LAST_YEAR`: The last year.
     */
    period?: StatisticsPeriod;
    /** @description The figure for the period. */
    value?: number;
}
/** @description Performance of the shop, one figure per requested period. Assumption about units of delays, rates and grades: delays in seconds, rates as fractions of one (0.98 for 98 of 100), grades from 1 to 5. */
export interface ShopStatistics {
    /**
     * Format: int64
     * @description Identifier of the shop.
     */
    shop_id?: number;
    /** @description The channel that the figures are limited to. */
    channel?: string | null;
    /**
     * Format: date-time
     * @description Time at which the figures were last computed.
     */
    last_updated_date?: string;
    /** @description Average time until an order is accepted. */
    approval_delay?: PeriodCount[];
    /** @description Share of orders accepted. */
    approval_rate?: PeriodValue[];
    /** @description Share of orders that were refused because the acceptance timed out. */
    auto_refused_rate?: PeriodValue[];
    /** @description Average order amount without shipping. */
    average_cart?: PeriodValue[];
    /** @description Average order amount with shipping. */
    average_cart_with_shipping?: PeriodValue[];
    /** @description Share of orders that were canceled. */
    cancelation_rate?: PeriodValue[];
    /** @description Number of orders that the shop has refused in a row. */
    consecutive_refused_orders_count?: PeriodCount[];
    /** @description Number of evaluations by customers. */
    evaluations_count?: PeriodCount[];
    /** @description Average evaluation by customers. */
    grade?: PeriodValue[];
    /** @description Share of orders with an incident. */
    incident_rate?: PeriodValue[];
    /** @description Share of orders that were shipped late. */
    late_shipment_rate?: PeriodValue[];
    /** @description Number of offers of the shop. */
    offers_count?: PeriodCount[];
    /** @description Average time until the shop replies to a message on an order. */
    order_messages_response_delay?: PeriodCount[];
    /** @description Number of orders of the shop. */
    orders_count?: PeriodCount[];
    /** @description Share of orders that were refunded. */
    refund_rate?: PeriodValue[];
    /** @description Share of orders that were returned. */
    return_rate?: PeriodValue[];
    /** @description Average time until an order is shipped. */
    shipping_delay?: PeriodCount[];
    /** @description Revenue of the shop, in major units of its currency. */
    total_revenue?: PeriodValue[];
    /** @description Share of shipments with a tracking number that the carrier knows. */
    valid_tracking_rate?: PeriodValue[] | null;
}
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
/** @description A business document of a shop, such as a trade register extract. */
export type ShopDocument = {
    /**
     * Format: int64
     * @description The shop of the document.
     */
    shop_id?: number;
} & ShopDocumentDetails;
/** @description The business documents of a shop. */
export interface ShopDocumentList {
    /** @description Business documents. */
    shop_documents: ShopDocument[];
    /**
     * Format: int32
     * @deprecated
     * @description The length of the list.
     */
    total_count?: number;
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
/** @description A custom field as a shop sees it. */
export type SellerAdditionalField = {
    /** @description The shop may write the field. */
    editable: boolean;
} & AdditionalField;
/** @description The custom fields as a shop sees them. */
export interface AdditionalFieldList {
    /** @description Custom fields. */
    additional_fields: SellerAdditionalField[];
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
/** @description The document types as a shop sees them. */
export interface DocumentTypeList {
    /** @description Document types. */
    documents: DocumentType[];
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
/** @description Body of the health check. */
export interface PlatformVersion {
    /** @description Version of the platform. */
    version?: string;
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
/** @description An accounting document of the operator for a shop. `type` decides its kind. Assumption about type: Always there. */
export type Invoice = AutoInvoice | ManualInvoice | ManualCredit;
/** @description One page of invoices. */
export interface InvoicePage {
    /** @description Invoices of this page. */
    invoices?: Invoice[];
    /**
     * Format: int64
     * @description Number of matching invoices on all pages.
     */
    total_count?: number;
}
/**
 * @description Kind of the movement.
 *     - `MANUAL_CREDIT`: Manual credit of the operator.
 *     - `MANUAL_CREDIT_VAT`: VAT on a manual credit.
 *     - `MANUAL_INVOICE`: Manual invoice of the operator.
 *     - `MANUAL_INVOICE_VAT`: VAT on a manual invoice.
 *     - `INVOICEABLE_ONE_OFF_DEBIT`: Single fee charged to the shop.
 *     - `INVOICEABLE_ONE_OFF_DEBIT_TAX`: Tax on a single fee.
 *     - `INVOICEABLE_ONE_OFF_CREDIT`: Single credit to the shop.
 *     - `INVOICEABLE_ONE_OFF_CREDIT_TAX`: Tax on a single credit.
 *     - `ORDER_AMOUNT`: Amount of an order, without shipping.
 *     - `ORDER_AMOUNT_TAX`: Tax on the amount of an order.
 *     - `ORDER_SHIPPING_AMOUNT`: Shipping amount of an order.
 *     - `ORDER_SHIPPING_AMOUNT_TAX`: Tax on the shipping amount of an order.
 *     - `COMMISSION_FEE`: Commission of the operator on an order.
 *     - `COMMISSION_VAT`: VAT on a commission.
 *     - `REFUND_ORDER_AMOUNT`: Refunded amount of an order, without shipping.
 *     - `REFUND_ORDER_AMOUNT_TAX`: Tax on a refunded amount of an order.
 *     - `REFUND_ORDER_SHIPPING_AMOUNT`: Refunded shipping amount of an order.
 *     - `REFUND_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a refunded shipping amount.
 *     - `REFUND_COMMISSION_FEE`: Refunded commission of a refund.
 *     - `REFUND_COMMISSION_VAT`: VAT on a refunded commission of a refund.
 *     - `SUBSCRIPTION_FEE`: Subscription fee of the shop.
 *     - `SUBSCRIPTION_VAT`: VAT on a subscription fee.
 *     - `OPERATOR_REMITTED_ORDER_AMOUNT_TAX`: Tax on the amount of an order, remitted by the operator.
 *     - `OPERATOR_REMITTED_ORDER_SHIPPING_AMOUNT_TAX`: Tax on the shipping amount of an order, remitted by the operator.
 *     - `OPERATOR_REMITTED_REFUND_ORDER_AMOUNT_TAX`: Tax on a refunded amount of an order, remitted by the operator.
 *     - `OPERATOR_REMITTED_REFUND_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a refunded shipping amount, remitted by the operator.
 *     - `OPERATOR_PAID_ORDER_SHIPPING_AMOUNT`: Shipping amount of an order, paid by the operator.
 *     - `OPERATOR_PAID_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a shipping amount paid by the operator.
 *     - `OPERATOR_PAID_REFUND_ORDER_SHIPPING_AMOUNT`: Refunded shipping amount that the operator had paid.
 *     - `OPERATOR_PAID_REFUND_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a refunded shipping amount that the operator had paid.
 *     - `PAYMENT`: Pay-out to the shop.
 *     - `PURCHASE_COMMISSION_FEE`: Commission on a purchase.
 *     - `PURCHASE_SHIPPING_COMMISSION_FEE`: Commission on the shipping of a purchase.
 *     - `PURCHASE_ORDER_AMOUNT_TAX`: Tax on the order amount of a purchase.
 *     - `PURCHASE_ORDER_SHIPPING_AMOUNT_TAX`: Tax on the shipping amount of a purchase.
 *     - `REFUND_PURCHASE_COMMISSION_FEE`: Refunded commission on a purchase.
 *     - `REFUND_PURCHASE_SHIPPING_COMMISSION_FEE`: Refunded commission on the shipping of a purchase.
 *     - `REFUND_PURCHASE_ORDER_AMOUNT_TAX`: Tax on a refunded order amount of a purchase.
 *     - `REFUND_PURCHASE_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a refunded shipping amount of a purchase.
 *     - `ORDER_FEE_AMOUNT`: Fee on an order.
 *     - `OPERATOR_REMITTED_ORDER_FEE_AMOUNT`: Fee on an order, remitted by the operator.
 *     - `REFUND_ORDER_FEE_AMOUNT`: Refunded fee on an order.
 *     - `OPERATOR_REMITTED_REFUND_ORDER_FEE_AMOUNT`: Refunded fee on an order, remitted by the operator.
 *     - `PURCHASE_FEE_COMMISSION_FEE`: Commission on the fee of a purchase.
 *     - `REFUND_PURCHASE_FEE_COMMISSION_FEE`: Refunded commission on the fee of a purchase.
 *     - `RESERVE_FUNDING`: Put into the reserve.
 *     - `RESERVE_SETTLEMENT`: Withdrawn from the reserve.
 *     - `SELLER_FEE_ON_ORDER`: Fee that the shop is charged on an order.
 *     - `SELLER_FEE_ON_ORDER_TAX`: Tax on a fee charged on an order.
 *     - `SELLER_PENALTY_FEE`: Penalty fee that the shop is charged.
 *     - `SELLER_PENALTY_FEE_TAX`: Tax on a penalty fee.
 */
export type TransactionType = "MANUAL_CREDIT" | "MANUAL_CREDIT_VAT" | "MANUAL_INVOICE" | "MANUAL_INVOICE_VAT" | "INVOICEABLE_ONE_OFF_DEBIT" | "INVOICEABLE_ONE_OFF_DEBIT_TAX" | "INVOICEABLE_ONE_OFF_CREDIT" | "INVOICEABLE_ONE_OFF_CREDIT_TAX" | "ORDER_AMOUNT" | "ORDER_AMOUNT_TAX" | "ORDER_SHIPPING_AMOUNT" | "ORDER_SHIPPING_AMOUNT_TAX" | "COMMISSION_FEE" | "COMMISSION_VAT" | "REFUND_ORDER_AMOUNT" | "REFUND_ORDER_AMOUNT_TAX" | "REFUND_ORDER_SHIPPING_AMOUNT" | "REFUND_ORDER_SHIPPING_AMOUNT_TAX" | "REFUND_COMMISSION_FEE" | "REFUND_COMMISSION_VAT" | "SUBSCRIPTION_FEE" | "SUBSCRIPTION_VAT" | "OPERATOR_REMITTED_ORDER_AMOUNT_TAX" | "OPERATOR_REMITTED_ORDER_SHIPPING_AMOUNT_TAX" | "OPERATOR_REMITTED_REFUND_ORDER_AMOUNT_TAX" | "OPERATOR_REMITTED_REFUND_ORDER_SHIPPING_AMOUNT_TAX" | "OPERATOR_PAID_ORDER_SHIPPING_AMOUNT" | "OPERATOR_PAID_ORDER_SHIPPING_AMOUNT_TAX" | "OPERATOR_PAID_REFUND_ORDER_SHIPPING_AMOUNT" | "OPERATOR_PAID_REFUND_ORDER_SHIPPING_AMOUNT_TAX" | "PAYMENT" | "PURCHASE_COMMISSION_FEE" | "PURCHASE_SHIPPING_COMMISSION_FEE" | "PURCHASE_ORDER_AMOUNT_TAX" | "PURCHASE_ORDER_SHIPPING_AMOUNT_TAX" | "REFUND_PURCHASE_COMMISSION_FEE" | "REFUND_PURCHASE_SHIPPING_COMMISSION_FEE" | "REFUND_PURCHASE_ORDER_AMOUNT_TAX" | "REFUND_PURCHASE_ORDER_SHIPPING_AMOUNT_TAX" | "ORDER_FEE_AMOUNT" | "OPERATOR_REMITTED_ORDER_FEE_AMOUNT" | "REFUND_ORDER_FEE_AMOUNT" | "OPERATOR_REMITTED_REFUND_ORDER_FEE_AMOUNT" | "PURCHASE_FEE_COMMISSION_FEE" | "REFUND_PURCHASE_FEE_COMMISSION_FEE" | "RESERVE_FUNDING" | "RESERVE_SETTLEMENT" | "SELLER_FEE_ON_ORDER" | "SELLER_FEE_ON_ORDER_TAX" | "SELLER_PENALTY_FEE" | "SELLER_PENALTY_FEE_TAX" | (string & {});
/**
 * @description Whether the movement has been paid out.
 *     - `PENDING`: Not due yet.
 *     - `PAYABLE`: Due with the next pay-out.
 *     - `PAID`: Paid out.
 *     - `NOT_APPLICABLE`: Not part of any pay-out.
 *     - `RESERVE`: Held back in the reserve.
 */
export type TransactionPaymentState = "PENDING" | "PAYABLE" | "PAID" | "NOT_APPLICABLE" | "RESERVE" | (string & {});
/** @description Something named by its code. */
export interface TransactionCode {
    /** @description Its code. */
    code?: string;
}
/** @description References of an order in the systems of customer and seller. */
export interface TransactionOrderReferences {
    /** @description The customer's own reference of the order. */
    order_reference_for_customer?: string;
    /** @description The seller's own reference of the order. */
    order_reference_for_seller?: string;
}
/** @description Payment method of the customer. */
export interface TransactionOrderPayment {
    /** @description Number of the payment imprint. */
    imprint_number?: string;
    /** @description Means of payment. */
    payment_type?: string;
}
/** @description Order of a movement. */
export interface TransactionOrder {
    /** @description Identifier of the order. */
    id?: string;
    /** @description ID that all orders of one purchase share. */
    commercial_id?: string;
    /**
     * Format: date-time
     * @description Time at which the order was created.
     */
    creation_date?: string;
    /** @description References of the order in the systems of customer and seller. */
    references?: TransactionOrderReferences;
    /** @description Payment method of the customer. */
    payment_info?: TransactionOrderPayment;
}
/** @description Something named by its id. */
export interface TransactionReference {
    /** @description Its identifier. */
    id?: string;
}
/** @description A tax, by code and rate. */
export interface TransactionTax {
    /** @description Code of the tax. */
    code?: string;
    /** @description Rate of the tax, in percent. Assumption about unit of rate: percent, so 20 means twenty percent. */
    rate?: number;
}
/** @description A fee, with its cancellations and refunds. */
export interface TransactionFee {
    /** @description Code of the fee. */
    code?: string;
    /** @description Cancelations of the fee, by identifier. */
    cancelations?: TransactionReference[];
    /** @description Refunds of the fee, by identifier. */
    refunds?: TransactionReference[];
}
/** @description Reference of the operator. */
export interface TransactionItemReference {
    /** @description Kind of reference. */
    type?: string;
    /** @description The reference. */
    value?: string;
}
/** @description A single fee or credit of the operator. */
export interface TransactionOneOffItem {
    /** @description Description of the fee or credit. */
    description?: string;
    /**
     * Format: date
     * @description Day of the fee or credit.
     */
    operation_date?: string;
    /**
     * Format: int32
     * @description Number of units.
     */
    quantity?: number;
    /** @description Price of one unit, in major units. */
    unit_price?: number;
    /** @description References of the operator. */
    references?: TransactionItemReference[];
}
/** @description A manual invoice or credit. */
export interface TransactionManualDocument {
    /** @description Number of the document. */
    number?: string;
    /**
     * Format: date-time
     * @deprecated
     * @description Time at which the document was issued.
     */
    emission_date?: string;
}
/** @description The payment of the movement. */
export interface TransactionInfo {
    /** @description Number of the payment. */
    number?: string;
    /**
     * Format: date-time
     * @description Time at which the payment was made.
     */
    date?: string;
}
/** @description Origin of the movement. Only applicable fields are present. */
export interface TransactionEntities {
    /** @description Products or services. */
    domain?: string;
    /** @description Code of the channel of the order. */
    channel?: TransactionCode;
    /** @description The order. */
    order?: TransactionOrder;
    /** @description The order line, by identifier. */
    order_line?: TransactionReference;
    /** @description Tax on the order. */
    order_tax?: TransactionTax;
    /** @description Fee on the order, by code. */
    order_fee?: TransactionCode;
    /** @description Tax on charges of the shop. */
    shop_tax?: TransactionTax;
    /** @description The shipment, by identifier. */
    shipment?: TransactionReference;
    /** @description The debit of the customer, by identifier. */
    debit?: TransactionReference;
    /** @description The refund, by identifier. */
    refund?: TransactionReference;
    /** @description The fee, with its cancellations and refunds. */
    fee?: TransactionFee;
    /** @description A single fee or credit of the operator. */
    one_off_item?: TransactionOneOffItem;
    /** @description A manual invoice or credit. */
    manual_accounting_document?: TransactionManualDocument;
    /** @description The payment of the movement. */
    transaction_info?: TransactionInfo;
}
/** @description One movement on the account of a shop. */
export interface TransactionLine {
    /** @description Identifier of the line. */
    id?: string;
    /**
     * @description Kind of the movement.
     *     - `MANUAL_CREDIT`: Manual credit of the operator.
     *     - `MANUAL_CREDIT_VAT`: VAT on a manual credit.
     *     - `MANUAL_INVOICE`: Manual invoice of the operator.
     *     - `MANUAL_INVOICE_VAT`: VAT on a manual invoice.
     *     - `INVOICEABLE_ONE_OFF_DEBIT`: Single fee charged to the shop.
     *     - `INVOICEABLE_ONE_OFF_DEBIT_TAX`: Tax on a single fee.
     *     - `INVOICEABLE_ONE_OFF_CREDIT`: Single credit to the shop.
     *     - `INVOICEABLE_ONE_OFF_CREDIT_TAX`: Tax on a single credit.
     *     - `ORDER_AMOUNT`: Amount of an order, without shipping.
     *     - `ORDER_AMOUNT_TAX`: Tax on the amount of an order.
     *     - `ORDER_SHIPPING_AMOUNT`: Shipping amount of an order.
     *     - `ORDER_SHIPPING_AMOUNT_TAX`: Tax on the shipping amount of an order.
     *     - `COMMISSION_FEE`: Commission of the operator on an order.
     *     - `COMMISSION_VAT`: VAT on a commission.
     *     - `REFUND_ORDER_AMOUNT`: Refunded amount of an order, without shipping.
     *     - `REFUND_ORDER_AMOUNT_TAX`: Tax on a refunded amount of an order.
     *     - `REFUND_ORDER_SHIPPING_AMOUNT`: Refunded shipping amount of an order.
     *     - `REFUND_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a refunded shipping amount.
     *     - `REFUND_COMMISSION_FEE`: Refunded commission of a refund.
     *     - `REFUND_COMMISSION_VAT`: VAT on a refunded commission of a refund.
     *     - `SUBSCRIPTION_FEE`: Subscription fee of the shop.
     *     - `SUBSCRIPTION_VAT`: VAT on a subscription fee.
     *     - `OPERATOR_REMITTED_ORDER_AMOUNT_TAX`: Tax on the amount of an order, remitted by the operator.
     *     - `OPERATOR_REMITTED_ORDER_SHIPPING_AMOUNT_TAX`: Tax on the shipping amount of an order, remitted by the operator.
     *     - `OPERATOR_REMITTED_REFUND_ORDER_AMOUNT_TAX`: Tax on a refunded amount of an order, remitted by the operator.
     *     - `OPERATOR_REMITTED_REFUND_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a refunded shipping amount, remitted by the operator.
     *     - `OPERATOR_PAID_ORDER_SHIPPING_AMOUNT`: Shipping amount of an order, paid by the operator.
     *     - `OPERATOR_PAID_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a shipping amount paid by the operator.
     *     - `OPERATOR_PAID_REFUND_ORDER_SHIPPING_AMOUNT`: Refunded shipping amount that the operator had paid.
     *     - `OPERATOR_PAID_REFUND_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a refunded shipping amount that the operator had paid.
     *     - `PAYMENT`: Pay-out to the shop.
     *     - `PURCHASE_COMMISSION_FEE`: Commission on a purchase.
     *     - `PURCHASE_SHIPPING_COMMISSION_FEE`: Commission on the shipping of a purchase.
     *     - `PURCHASE_ORDER_AMOUNT_TAX`: Tax on the order amount of a purchase.
     *     - `PURCHASE_ORDER_SHIPPING_AMOUNT_TAX`: Tax on the shipping amount of a purchase.
     *     - `REFUND_PURCHASE_COMMISSION_FEE`: Refunded commission on a purchase.
     *     - `REFUND_PURCHASE_SHIPPING_COMMISSION_FEE`: Refunded commission on the shipping of a purchase.
     *     - `REFUND_PURCHASE_ORDER_AMOUNT_TAX`: Tax on a refunded order amount of a purchase.
     *     - `REFUND_PURCHASE_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a refunded shipping amount of a purchase.
     *     - `ORDER_FEE_AMOUNT`: Fee on an order.
     *     - `OPERATOR_REMITTED_ORDER_FEE_AMOUNT`: Fee on an order, remitted by the operator.
     *     - `REFUND_ORDER_FEE_AMOUNT`: Refunded fee on an order.
     *     - `OPERATOR_REMITTED_REFUND_ORDER_FEE_AMOUNT`: Refunded fee on an order, remitted by the operator.
     *     - `PURCHASE_FEE_COMMISSION_FEE`: Commission on the fee of a purchase.
     *     - `REFUND_PURCHASE_FEE_COMMISSION_FEE`: Refunded commission on the fee of a purchase.
     *     - `RESERVE_FUNDING`: Put into the reserve.
     *     - `RESERVE_SETTLEMENT`: Withdrawn from the reserve.
     *     - `SELLER_FEE_ON_ORDER`: Fee that the shop is charged on an order.
     *     - `SELLER_FEE_ON_ORDER_TAX`: Tax on a fee charged on an order.
     *     - `SELLER_PENALTY_FEE`: Penalty fee that the shop is charged.
     *     - `SELLER_PENALTY_FEE_TAX`: Tax on a penalty fee.
     */
    type?: TransactionType;
    /**
     * Format: date-time
     * @description Time at which the line was created.
     */
    date_created?: string;
    /**
     * Format: date-time
     * @description Time of the last change of the line, for example of its payment status.
     */
    last_updated?: string;
    /** @description ISO 4217 code. */
    currency_iso_code?: string;
    /** @description Credited minus debited, in major units. */
    amount?: number;
    /** @description Amount credited to the shop, in major units. */
    amount_credited?: number;
    /** @description Amount debited from the shop, in major units. */
    amount_debited?: number;
    /** @description Balance of the shop after the movement, in major units. */
    balance?: number;
    /** @description The same balance for one pay-out service. */
    psp_balance?: number;
    /**
     * @description The payment service that pays the shop out.
     *     - `NOT_SPECIFIED`: None is specified.
     *     - `MANGOPAY`: Mangopay.
     *     - `MIRAKL_PAYOUT`: The pay-out service of the platform.
     *     - `OPERATOR`: The operator itself.
     */
    pay_out_psp_code?: PayOutService;
    /**
     * @description Whether the movement has been paid out.
     *     - `PENDING`: Not due yet.
     *     - `PAYABLE`: Due with the next pay-out.
     *     - `PAID`: Paid out.
     *     - `NOT_APPLICABLE`: Not part of any pay-out.
     *     - `RESERVE`: Held back in the reserve.
     */
    payment_state?: TransactionPaymentState;
    /** @description Identifier (UUID) of the billing cycle. Absent if there is none yet. */
    seller_billing_cycle_id?: string;
    /** @description Identifier of the accounting document (IV01) of the line. Absent if there is none yet. */
    accounting_document_id?: string;
    /** @description Number on the accounting document. */
    accounting_document_number?: string;
    /**
     * Format: date-time
     * @description Time at which the accounting document was created.
     */
    accounting_document_creation_date?: string;
    /** @description Origin of the movement. Only applicable fields are present. */
    entities?: TransactionEntities;
}
/** @description One page of transaction lines. */
export interface TransactionLogPage {
    /** @description Transaction lines of this page. */
    data: TransactionLine[];
    /** @description Token of the next page. Null or absent on the last page. */
    next_page_token?: string | null;
    /** @description Token of the previous page. Null or absent on the first page. */
    previous_page_token?: string | null;
}
/**
 * @description One JSON object with all lines in `data`, or one JSON object per line of text.
 *     - `JSON`: One JSON object with all lines in `data`.
 *     - `NDJSON`: One JSON object per line of text.
 */
export type TransactionExportFormat = "JSON" | "NDJSON" | (string & {});
/** @description Lines to export and their format. Without a filter, every line is exported. */
export interface TransactionExportRequest {
    /**
     * @description One JSON object with all lines in `data`, or one JSON object per line of text.
     *     - `JSON`: One JSON object with all lines in `data`.
     *     - `NDJSON`: One JSON object per line of text.
     */
    format?: TransactionExportFormat;
    /**
     * Format: int64
     * @description Lines per file.
     */
    items_per_chunk?: number;
    /**
     * Format: int64
     * @description Size of a file in megabytes.
     */
    megabytes_per_chunk?: number;
    /**
     * Format: int64
     * @description The shop, if the user has several shops.
     */
    shop_id?: number;
    /**
     * @description Only lines of these kinds of shop.
     *     - `MARKETPLACE`: The shop sells on its own account.
     *     - `DROPSHIP`: The operator sells and the shop ships.
     *     - `ONE_CREDITOR`: The operator is the only creditor of the customer.
     */
    shop_model?: ShopModel[];
    /** @description Only lines of these domains, products or services. */
    shop_domain?: string[];
    /**
     * Format: date-time
     * @description Only lines created at or after this time.
     */
    date_created_from?: string | Date;
    /**
     * Format: date-time
     * @description Lines created up to this instant.
     */
    date_created_to?: string | Date;
    /**
     * Format: date-time
     * @description Only lines with a transaction at or after this time.
     */
    transaction_date_from?: string | Date;
    /**
     * Format: date-time
     * @description Only lines with a transaction at or before this time.
     */
    transaction_date_to?: string | Date;
    /**
     * Format: date-time
     * @description Only lines changed at or after this time.
     */
    last_updated_from?: string | Date;
    /**
     * @description Lines of these kinds.
     *     - `MANUAL_CREDIT`: Manual credit of the operator.
     *     - `MANUAL_CREDIT_VAT`: VAT on a manual credit.
     *     - `MANUAL_INVOICE`: Manual invoice of the operator.
     *     - `MANUAL_INVOICE_VAT`: VAT on a manual invoice.
     *     - `INVOICEABLE_ONE_OFF_DEBIT`: Single fee charged to the shop.
     *     - `INVOICEABLE_ONE_OFF_DEBIT_TAX`: Tax on a single fee.
     *     - `INVOICEABLE_ONE_OFF_CREDIT`: Single credit to the shop.
     *     - `INVOICEABLE_ONE_OFF_CREDIT_TAX`: Tax on a single credit.
     *     - `ORDER_AMOUNT`: Amount of an order, without shipping.
     *     - `ORDER_AMOUNT_TAX`: Tax on the amount of an order.
     *     - `ORDER_SHIPPING_AMOUNT`: Shipping amount of an order.
     *     - `ORDER_SHIPPING_AMOUNT_TAX`: Tax on the shipping amount of an order.
     *     - `COMMISSION_FEE`: Commission of the operator on an order.
     *     - `COMMISSION_VAT`: VAT on a commission.
     *     - `REFUND_ORDER_AMOUNT`: Refunded amount of an order, without shipping.
     *     - `REFUND_ORDER_AMOUNT_TAX`: Tax on a refunded amount of an order.
     *     - `REFUND_ORDER_SHIPPING_AMOUNT`: Refunded shipping amount of an order.
     *     - `REFUND_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a refunded shipping amount.
     *     - `REFUND_COMMISSION_FEE`: Refunded commission of a refund.
     *     - `REFUND_COMMISSION_VAT`: VAT on a refunded commission of a refund.
     *     - `SUBSCRIPTION_FEE`: Subscription fee of the shop.
     *     - `SUBSCRIPTION_VAT`: VAT on a subscription fee.
     *     - `OPERATOR_REMITTED_ORDER_AMOUNT_TAX`: Tax on the amount of an order, remitted by the operator.
     *     - `OPERATOR_REMITTED_ORDER_SHIPPING_AMOUNT_TAX`: Tax on the shipping amount of an order, remitted by the operator.
     *     - `OPERATOR_REMITTED_REFUND_ORDER_AMOUNT_TAX`: Tax on a refunded amount of an order, remitted by the operator.
     *     - `OPERATOR_REMITTED_REFUND_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a refunded shipping amount, remitted by the operator.
     *     - `OPERATOR_PAID_ORDER_SHIPPING_AMOUNT`: Shipping amount of an order, paid by the operator.
     *     - `OPERATOR_PAID_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a shipping amount paid by the operator.
     *     - `OPERATOR_PAID_REFUND_ORDER_SHIPPING_AMOUNT`: Refunded shipping amount that the operator had paid.
     *     - `OPERATOR_PAID_REFUND_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a refunded shipping amount that the operator had paid.
     *     - `PAYMENT`: Pay-out to the shop.
     *     - `PURCHASE_COMMISSION_FEE`: Commission on a purchase.
     *     - `PURCHASE_SHIPPING_COMMISSION_FEE`: Commission on the shipping of a purchase.
     *     - `PURCHASE_ORDER_AMOUNT_TAX`: Tax on the order amount of a purchase.
     *     - `PURCHASE_ORDER_SHIPPING_AMOUNT_TAX`: Tax on the shipping amount of a purchase.
     *     - `REFUND_PURCHASE_COMMISSION_FEE`: Refunded commission on a purchase.
     *     - `REFUND_PURCHASE_SHIPPING_COMMISSION_FEE`: Refunded commission on the shipping of a purchase.
     *     - `REFUND_PURCHASE_ORDER_AMOUNT_TAX`: Tax on a refunded order amount of a purchase.
     *     - `REFUND_PURCHASE_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a refunded shipping amount of a purchase.
     *     - `ORDER_FEE_AMOUNT`: Fee on an order.
     *     - `OPERATOR_REMITTED_ORDER_FEE_AMOUNT`: Fee on an order, remitted by the operator.
     *     - `REFUND_ORDER_FEE_AMOUNT`: Refunded fee on an order.
     *     - `OPERATOR_REMITTED_REFUND_ORDER_FEE_AMOUNT`: Refunded fee on an order, remitted by the operator.
     *     - `PURCHASE_FEE_COMMISSION_FEE`: Commission on the fee of a purchase.
     *     - `REFUND_PURCHASE_FEE_COMMISSION_FEE`: Refunded commission on the fee of a purchase.
     *     - `RESERVE_FUNDING`: Put into the reserve.
     *     - `RESERVE_SETTLEMENT`: Withdrawn from the reserve.
     *     - `SELLER_FEE_ON_ORDER`: Fee that the shop is charged on an order.
     *     - `SELLER_FEE_ON_ORDER_TAX`: Tax on a fee charged on an order.
     *     - `SELLER_PENALTY_FEE`: Penalty fee that the shop is charged.
     *     - `SELLER_PENALTY_FEE_TAX`: Tax on a penalty fee.
     */
    transaction_type?: TransactionType[];
    /**
     * @description Lines in these payment states.
     *     - `PENDING`: Not due yet.
     *     - `PAYABLE`: Due with the next pay-out.
     *     - `PAID`: Paid out.
     *     - `NOT_APPLICABLE`: Not part of any pay-out.
     *     - `RESERVE`: Held back in the reserve.
     */
    payment_state?: TransactionPaymentState[];
    /**
     * @description Lines paid out by these services.
     *     - `NOT_SPECIFIED`: None is specified.
     *     - `MANGOPAY`: Mangopay.
     *     - `MIRAKL_PAYOUT`: The pay-out service of the platform.
     *     - `OPERATOR`: The operator itself.
     */
    pay_out_psp_codes?: PayOutService[];
    /** @description Only lines of the pay-out voucher with this number. */
    payment_voucher_number?: string;
    /** @description Only lines of these billing cycles, by identifier (UUID). */
    seller_billing_cycle_id?: string[];
    /** @description Only lines of the accounting document with this identifier. */
    accounting_document_id?: string;
    /** @description Only lines of the accounting document with this number. */
    accounting_document_number?: string;
    /** @description Lines of these orders, by identifier. */
    order_id?: string[];
    /** @description Only lines of these order lines, by identifier. */
    order_line_id?: string[];
    /** @description Only lines of orders with these customer references. */
    order_reference_for_customer?: string[];
    /** @description Only lines of orders with these seller references. */
    order_reference_for_seller?: string[];
    /** @description Lines with these other references. */
    other_reference?: string[];
}
/** @description The started export. */
export interface TransactionExportStart {
    /** @description Identifier of the export for TL04. */
    tracking_id?: string;
}
/**
 * @description PENDING until the export ends in another state.
 *     - `PENDING`: Not finished yet.
 *     - `FAILED`: Ended without a file. `error` contains the reason.
 *     - `CANCELED`: Ended without a file because it was canceled.
 *     - `COMPLETED`: Complete. `urls` contains the files.
 */
export type TransactionExportState = "PENDING" | "FAILED" | "CANCELED" | "COMPLETED" | (string & {});
/** @description Why an export has FAILED. */
export interface TransactionExportError {
    /** @description Kind of failure, for programs. */
    code?: string;
    /** @description Description of the error, for people. */
    detail?: string;
}
/** @description Status of an export. */
export interface TransactionExportStatus {
    /**
     * @description PENDING until the export ends in another state.
     *     - `PENDING`: Not finished yet.
     *     - `FAILED`: Ended without a file. `error` contains the reason.
     *     - `CANCELED`: Ended without a file because it was canceled.
     *     - `COMPLETED`: Complete. `urls` contains the files.
     */
    status?: TransactionExportState;
    /**
     * Format: date-time
     * @description Time at which the status last changed.
     */
    last_updated?: string;
    /** @description URLs of the files of a COMPLETED export. Fetch each of them with TL05. */
    urls?: string[];
    /** @description Why an export has FAILED. */
    error?: TransactionExportError;
}
/** @description An identifier of the product. `code` contains its type. */
export interface ProductIdentifier {
    /**
     * @description Kind of identifier, such as EAN.
     * @example EAN
     */
    code: string;
    /** @description The identifier. */
    value: string;
}
/**
 * @description Whether the product is in the operator's catalog.
 *     - `LIVE`: In the operator's catalog.
 *     - `NOT_LIVE`: Not in the operator's catalog. `errors` contains the reasons.
 */
export type ProductSourceState = "LIVE" | "NOT_LIVE" | (string & {});
/** @description A problem of one attribute. */
export interface IntegrationDetail {
    /** @description Code of the attribute (PM11). */
    attribute_code: string;
    /** @description Kind of error, for programs. */
    code: string;
    /** @description Description of the problem, for people. */
    message?: string;
}
/** @description Why the operator rejected the product. */
export interface RejectionDetails {
    /** @description Code of the reason. */
    reason_code: string;
    /** @description Name of the reason, for people. */
    reason_label: string;
    /** @description Comment of the operator on the reason. */
    message?: string;
}
/** @description A reason why the product is not live. */
export interface ProductSourceError {
    /** @description Kind of error, for programs. */
    code: string;
    /** @description Description of the problem, for people. */
    message: string;
    /** @description Channels of the error. */
    channels?: string[];
    /** @description Attributes at fault. */
    integration_details?: IntegrationDetail[];
    /** @description Why the operator rejected the product. */
    rejection_details?: RejectionDetails;
}
/** @description A suggested improvement that does not keep the product from being live. */
export interface ProductSourceWarning {
    /** @description Kind of warning, for programs. */
    code: string;
    /** @description Description of the improvement, for people. */
    message: string;
    /** @description Code of the attribute to improve. Absent if there is none. */
    attribute_code?: string;
}
/** @description Status of a product data sheet of the seller. */
export interface ProductSourceStatus {
    /** @description The seller's own identifier of the product. */
    provider_unique_identifier?: string;
    /** @description Identifiers of the product, such as an EAN. */
    unique_identifiers?: ProductIdentifier[];
    /**
     * @description Whether the product is in the operator's catalog.
     *     - `LIVE`: In the operator's catalog.
     *     - `NOT_LIVE`: Not in the operator's catalog. `errors` contains the reasons.
     */
    status: ProductSourceState;
    /** @description Why the product is not live. */
    errors?: ProductSourceError[];
    /** @description Suggested improvements. */
    warnings?: ProductSourceWarning[];
}
/** @description A label in one language. */
export interface LabelTranslation {
    /**
     * @description Language of the label, such as `en_US`.
     * @example en_US
     */
    locale?: string;
    /** @description The label in that language. */
    value?: string;
}
/** @description One node of the category tree. */
export interface Hierarchy {
    /** @description Code of the node. */
    code: string;
    /** @description Name of the node. */
    label?: string;
    /** @description Name of the node in each language. */
    label_translations: LabelTranslation[];
    /**
     * Format: int32
     * @description Depth in the tree, 1 for the top.
     */
    level: number;
    /** @description Empty on the top. */
    parent_code: string;
}
/** @description A part of the operator's category tree, flat. */
export interface HierarchyList {
    /** @description Requested nodes of the tree, in one flat list. */
    hierarchies: Hierarchy[];
}
/**
 * @description COMPLETE, FAILED, CANCELLED and TRANSFORMATION_FAILED are final. Assumption about final values: COMPLETE, FAILED, CANCELLED, TRANSFORMATION_FAILED.
 *     - `TRANSFORMATION_WAITING`: Waits to be transformed.
 *     - `TRANSFORMATION_RUNNING`: Being transformed.
 *     - `TRANSFORMATION_FAILED`: The transformation failed. Final.
 *     - `WAITING`: Waits to be imported.
 *     - `RUNNING`: Being imported.
 *     - `SENT`: Sent. The outcome is not known yet.
 *     - `COMPLETE`: Complete. The reports contain the result of each product. Final.
 *     - `CANCELLED`: Canceled. `reason_status` may contain the reason. Final.
 *     - `FAILED`: Failed. `reason_status` may contain the reason. Final.
 */
export type ProductImportStatus = "TRANSFORMATION_WAITING" | "TRANSFORMATION_RUNNING" | "TRANSFORMATION_FAILED" | "WAITING" | "RUNNING" | "SENT" | "COMPLETE" | "CANCELLED" | "FAILED" | (string & {});
/** @description Whether an additional step of the converter is active. */
export interface ConversionOption {
    /**
     * @description Whether the step is active.
     *     - `ENABLED`: Active.
     *     - `DISABLED`: Inactive.
     */
    status?: "ENABLED" | "DISABLED" | (string & {});
}
/** @description Additional steps of the AI converter. */
export interface ConversionOptions {
    /** @description Enriching product data. */
    ai_enrichment?: ConversionOption;
    /** @description Rewriting product texts. */
    ai_rewrite?: ConversionOption;
    /** @description Translating product texts. */
    ai_translation?: ConversionOption;
}
/** @description Number of products that the operator's catalog accepted, and of refused ones by reason. */
export interface IntegrationCounts {
    /**
     * Format: int64
     * @description Products that were synchronized with the operator's catalog.
     */
    products_successfully_synchronized?: number;
    /**
     * Format: int64
     * @description Products with issues in the synchronization.
     */
    products_with_synchronization_issues?: number;
    /**
     * Format: int64
     * @description Products with invalid identifiers.
     */
    products_with_wrong_identifiers?: number;
    /**
     * Format: int64
     * @description Products that the operator did not accept in time.
     */
    products_not_accepted_in_time?: number;
    /**
     * Format: int64
     * @description Products that were not synchronized in time.
     */
    products_not_synchronized_in_time?: number;
    /**
     * Format: int64
     * @description Products that were imported again.
     */
    products_reimported?: number;
    /**
     * Format: int64
     * @description Products with invalid data.
     */
    invalid_products?: number;
    /**
     * Format: int64
     * @description Products that the operator rejected.
     */
    rejected_products?: number;
}
/** @description Status and figures of a product import. */
export interface ProductImportTracking {
    /**
     * Format: int64
     * @description Identifier of the import.
     */
    import_id: number;
    /**
     * Format: int64
     * @description Shop of the imported products.
     */
    shop_id: number;
    /**
     * @description Status of the import. Assumption about final values: COMPLETE, FAILED, CANCELLED, TRANSFORMATION_FAILED.
     *     - `TRANSFORMATION_WAITING`: Waits to be transformed.
     *     - `TRANSFORMATION_RUNNING`: Being transformed.
     *     - `TRANSFORMATION_FAILED`: The transformation failed. Final.
     *     - `WAITING`: Waits to be imported.
     *     - `RUNNING`: Being imported.
     *     - `SENT`: Sent. The outcome is not known yet.
     *     - `COMPLETE`: Complete. The reports contain the result of each product. Final.
     *     - `CANCELLED`: Canceled. `reason_status` may contain the reason. Final.
     *     - `FAILED`: Failed. `reason_status` may contain the reason. Final.
     */
    import_status: ProductImportStatus;
    /** @description Reason why the import failed or was canceled, for people. */
    reason_status?: string;
    /**
     * Format: date-time
     * @description Time at which the file was received.
     */
    date_created: string;
    /**
     * @description Conversion type of the catalog transformation.
     *     - `AI_CONVERTER`: By the AI converter.
     */
    conversion_type?: "AI_CONVERTER" | (string & {});
    /** @description Additional steps of the AI converter. */
    conversion_options?: ConversionOptions;
    /** @description Whether P44 has a file. Set at COMPLETE. */
    has_error_report: boolean;
    /** @description Whether P45 has a file. Set at COMPLETE. */
    has_new_product_report: boolean;
    /** @description Whether P46 has a file. Set at SENT or COMPLETE. */
    has_transformed_file: boolean;
    /** @description Whether P47 has a file. Set at SENT or COMPLETE. */
    has_transformation_error_report?: boolean;
    /**
     * Format: int64
     * @description Lines of the file that were read.
     */
    transform_lines_read: number;
    /**
     * Format: int64
     * @description Lines that were transformed without errors.
     */
    transform_lines_in_success: number;
    /**
     * Format: int64
     * @description Lines that could not be transformed.
     */
    transform_lines_in_error: number;
    /**
     * Format: int64
     * @description Lines that were transformed with a warning.
     */
    transform_lines_with_warning: number;
    /** @description Number of products that the operator's catalog accepted, and of refused ones by reason. */
    integration_details?: IntegrationCounts;
}
/** @description One page of product imports. */
export interface ProductImportPage {
    /** @description Imports of this page. */
    product_import_trackings?: ProductImportTracking[];
    /**
     * Format: int32
     * @description Number of imports on all pages.
     */
    total_count: number;
}
/** @description A product file and its settings. */
export interface ProductImportRequest {
    /**
     * Format: binary
     * @description The product file as CSV, XML or XLSX.
     */
    file: FileInput;
    /** @description Whether the file is in the operator's format and needs no mapping. */
    operator_format?: boolean;
    /**
     * @description Conversion type of the catalog transformation. Default: the shop's setting, if the feature is on.
     *     - `AI_CONVERTER`: The AI converter converts the file.
     *     - `STANDARD`: The standard converter converts the file.
     * @enum {string}
     */
    conversion_type?: "AI_CONVERTER" | "STANDARD";
    /** @description Additional steps of the AI converter. */
    conversion_options?: ConversionOptions;
}
/** @description The accepted import. */
export interface ProductImportStarted {
    /**
     * Format: int64
     * @description Identifier of the import, used to read its status with P42.
     */
    import_id: number;
}
/** @description A text in one language. */
export interface AttributeTranslation {
    /**
     * @description Language of the text, such as `en_US`.
     * @example en_US
     */
    locale: string;
    /** @description The text in that language. */
    value: string;
}
/** @description A channel of an attribute. */
export interface AttributeChannel {
    /** @description Code of the channel (CH11). */
    code: string;
}
/** @description One named setting. */
export interface AttributeParameter {
    /**
     * @description Name of the setting, such as LIST_CODE.
     * @example LIST_CODE
     */
    name: string;
    /** @description Value of the setting. */
    value: string;
}
/** @description Role of the attribute on the platform. */
export interface AttributeRole {
    /**
     * @description Role, such as TITLE.
     * @example TITLE
     */
    type: string;
    /** @description Parameters of the role. */
    parameters: AttributeParameter[];
}
/**
 * @deprecated
 * @description An allowed value of an attribute.
 */
export interface AttributeValueCode {
    /** @description Code of the value. */
    code: string;
}
/** @description An optional or mandatory attribute of a product file. */
export interface Attribute {
    /** @description Name of the column or element in a product file. */
    code: string;
    /** @description Identifier across hierarchies. */
    unique_code?: string;
    /** @description Hierarchy that defines the attribute. Empty for attributes of all products. */
    hierarchy_code?: string;
    /** @description Name of the attribute. */
    label?: string;
    /** @description Name of the attribute in each language. */
    label_translations: AttributeTranslation[];
    /** @description Explanation of the attribute. */
    description?: string;
    /** @description Explanation of the attribute in each language. */
    description_translations: AttributeTranslation[];
    /** @description A value as it may stand in a product file. */
    example?: string | null;
    /**
     * @description Language of a translatable attribute.
     * @example en_US
     */
    locale?: string;
    /** @description Channels of the attribute. Empty for all channels. */
    channels?: AttributeChannel[];
    /**
     * @description Whether the attribute is mandatory in a product file.
     *     - `OPTIONAL`: A value is optional.
     *     - `REQUIRED`: Must be filled.
     *     - `RECOMMENDED`: Should be filled.
     *     - `DISABLED`: Not in use.
     */
    requirement_level: "OPTIONAL" | "REQUIRED" | "RECOMMENDED" | "DISABLED" | (string & {});
    /**
     * @deprecated
     * @description Whether the level is REQUIRED. Use `requirement_level` instead.
     */
    required?: boolean;
    /** @description Roles such as the title or the picture, if requested. */
    roles: AttributeRole[];
    /**
     * @description Kind of value.
     * @example LIST
     */
    type: string;
    /** @description Parameters of the type, such as the value list of a LIST. */
    type_parameters?: AttributeParameter[];
    /**
     * @deprecated
     * @description Read `type_parameters`.
     */
    type_parameter: string | null;
    /** @description Checks on a value. */
    validations?: string;
    /** @description Transformations of a value. */
    transformations?: string;
    /** @description Whether the attribute distinguishes variants of one product. */
    variant: boolean;
    /**
     * @deprecated
     * @description Value used if the file contains none.
     */
    default_value?: string | null;
    /**
     * @deprecated
     * @description Read the list with VL11.
     */
    values?: AttributeValueCode[];
    /**
     * @deprecated
     * @description Code of the value list. Use `type_parameters` instead.
     */
    values_list?: string;
}
/** @description Attributes that products of a hierarchy have. */
export interface AttributeList {
    /** @description Attributes of the hierarchy, of its parents and of its children. */
    attributes: Attribute[];
}
/** @description One value of a list. */
export interface ValueListEntry {
    /** @description Text of this value in a product file. */
    code: string;
    /** @description Name of the value. */
    label?: string;
    /** @description Name of the value in each language. */
    label_translations: LabelTranslation[];
}
/** @description A list of values of an attribute. */
export interface ValueList {
    /** @description Code of the list. */
    code: string;
    /** @description Name of the list. */
    label?: string;
    /** @description Name of the list in each language. */
    label_translations: LabelTranslation[];
    /** @description Values of the list. */
    values?: ValueListEntry[];
}
/** @description Value lists of the operator. */
export interface ValueListCollection {
    /** @description All value lists, or the requested one. */
    values_lists?: ValueList[];
}
/**
 * @description Free text, or the code of a reason of the platform.
 *     - `FREE_TEXT`: Free text.
 *     - `REASON_CODE`: The code of a reason of the platform.
 */
export type TopicType = "FREE_TEXT" | "REASON_CODE" | (string & {});
/** @description Topic of the thread. */
export interface Topic {
    /**
     * @description Form of the topic.
     *     - `FREE_TEXT`: Free text.
     *     - `REASON_CODE`: The code of a reason of the platform.
     */
    type: TopicType;
    /** @description The text, or the code of the reason. */
    value: string;
}
/** @description Entity of a thread. */
export interface ThreadEntity {
    /**
     * @description Kind of entity, such as MMP_ORDER for a product order.
     * @example MMP_ORDER
     */
    type: string;
    /** @description Identifier of the thing. */
    id: string;
    /** @description Name of the thing, for people. */
    label: string;
}
/**
 * @description Side of the participant.
 *     - `OPERATOR`: The operator.
 *     - `SHOP`: A shop.
 *     - `CUSTOMER`: A customer.
 */
export type ParticipantType = "OPERATOR" | "SHOP" | "CUSTOMER" | (string & {});
/** @description A participant of a thread. */
export interface Participant {
    /**
     * @description Which side the participant is on.
     *     - `OPERATOR`: The operator.
     *     - `SHOP`: A shop.
     *     - `CUSTOMER`: A customer.
     */
    type: ParticipantType;
    /** @description Absent for the operator. */
    id?: string;
    /** @description Name of the participant, for people. */
    display_name: string;
}
/** @description Sender of a message. */
export interface Sender {
    /**
     * @description Which side the sender is on.
     *     - `OPERATOR_USER`: A user of the operator.
     *     - `SHOP_USER`: A user of a shop.
     *     - `CUSTOMER_USER`: A customer.
     */
    type: "OPERATOR_USER" | "SHOP_USER" | "CUSTOMER_USER" | (string & {});
    /** @description Name of the sender, for people. */
    display_name: string;
    /** @description Operator, shop or customer of the sender. */
    organization_details?: Participant;
}
/** @description Figures about a thread. */
export interface ThreadMetadata {
    /**
     * Format: int32
     * @description Number of messages in the thread.
     */
    total_count: number;
    /**
     * Format: date-time
     * @description Time at which the last message was sent.
     */
    last_message_date: string;
    /** @description Sender of the last message. */
    last_sender: Sender;
    /**
     * Format: date-time
     * @description Time since which a reply of the shop is expected. Null after the reply.
     */
    shop_reply_needed_since: string | null;
}
/** @description A mark that the thread needs no reply of the shop. */
export interface NoReplyNeeded {
    /**
     * Format: date-time
     * @description Time of the mark.
     */
    date: string;
    /**
     * @description Side that set the mark.
     *     - `OPERATOR`: The operator.
     *     - `SHOP`: The shop.
     */
    user_type: "OPERATOR" | "SHOP" | (string & {});
}
/** @description Fields of a thread without its messages. */
export interface ThreadDetails {
    /** @description Identifier of the thread. */
    id: string;
    /** @description Topic of the thread. */
    topic: Topic;
    /** @description Entity of the thread, such as an order or a service. */
    entities?: ThreadEntity[];
    /** @description Participants that may join the thread. */
    authorized_participants: Participant[];
    /** @description Senders and recipients of messages of the thread. All of them are authorized. */
    current_participants: Participant[];
    /** @description The organization of the customer. */
    customer_organization?: {
        /** @description Identifier of the organization. */
        id: string;
        /** @description Name of the organization, for people. */
        display_name: string;
    };
    /** @description Figures about a thread. */
    metadata: ThreadMetadata;
    /** @description Participants that marked the thread as needing no reply of the shop, and the times. */
    no_store_reply_needed?: NoReplyNeeded[];
    /**
     * Format: date-time
     * @description Time at which the thread was opened.
     */
    date_created: string;
    /**
     * Format: date-time
     * @description Time at which the thread last changed.
     */
    date_updated: string;
}
/** @description A file of a message. */
export interface ThreadAttachment {
    /** @description Identifier for the download with M13. */
    id: string;
    /** @description Name of the file. */
    name: string;
    /**
     * Format: int64
     * @description Size in bytes.
     */
    size: number;
}
/** @description One message of a thread. */
export interface ThreadMessage {
    /** @description Identifier of the message. */
    id: string;
    /** @description Text of the message. */
    body: string;
    /** @description Sender of a message. */
    from: Sender;
    /** @description Recipient of the message. */
    to: Participant[];
    /** @description Files of the message. */
    attachments?: ThreadAttachment[];
    /**
     * Format: date-time
     * @description Time at which the message was sent.
     */
    date_created: string;
}
/** @description A thread with all its messages. */
export type Thread = {
    /** @description All messages of the thread. */
    messages: ThreadMessage[];
} & ThreadDetails;
/** @description A thread in a list. It contains its last messages if they were requested. */
export type ListedThread = {
    /** @description The last messages of the thread, at most 100. Absent unless requested. */
    messages?: ThreadMessage[];
} & ThreadDetails;
/** @description One page of threads. */
export interface ThreadPage {
    /** @description Threads of this page. */
    data: ListedThread[];
    /** @description Null or absent on the last page. */
    next_page_token?: string | null;
    /** @description Null or absent on the first page. */
    previous_page_token?: string | null;
}
/** @description Files of the message. */
export type MessageFiles = (FileInput)[];
/** @description Text of the message. */
export type MessageBody = string;
/** @description Entity of the thread. */
export interface ThreadEntityInput {
    /**
     * @description Kind of entity of the thread.
     * @example SELLER_OPERATOR
     */
    type: string;
}
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
export interface ReasonTopic {
    /**
     * @description A reason by its code.
     * @constant
     */
    type: "REASON_CODE";
    /** @description Code of a messaging reason. */
    value: string;
}
/** @description Topic of the thread, as a text or as a reason. Assumption about type: required. */
export type TopicInput = FreeTextTopic | ReasonTopic;
/** @description The first message of a thread. */
export interface ThreadInput {
    /** @description Text of the message. */
    body: MessageBody;
    /** @description Entity of the thread. SELLER_OPERATOR is a thread with the operator. */
    entity: ThreadEntityInput;
    /** @description Topic of the thread, as a text or as a reason. */
    topic: TopicInput;
}
/** @description The first message of a thread with the operator, and its files. */
export interface ThreadRequest {
    /** @description Files of the message. */
    files?: MessageFiles;
    /** @description Topic and text of the message, a JSON part. */
    thread_input: ThreadInput;
}
/** @description The message that was added, and its thread. */
export interface MessageSent {
    /** @description Identifier of the message. */
    message_id: string;
    /** @description Identifier of the new or existing thread. */
    thread_id: string;
}
/** @description Someone among the authorized participants. */
export interface Recipient {
    /**
     * @description Which side the recipient is on.
     *     - `OPERATOR`: The operator.
     *     - `SHOP`: A shop.
     *     - `CUSTOMER`: A customer.
     */
    type: ParticipantType;
    /** @description Left out for the operator. */
    id?: string;
}
/** @description A message for a thread. */
export interface MessageInput {
    /** @description Text of the message. */
    body: MessageBody;
    /** @description Participants that receive the message. They must be authorized participants of the thread. */
    to: Recipient[];
    /** @description New topic. Default: the thread keeps its topic. */
    topic?: TopicInput;
}
/** @description A message for a thread, and its files. */
export interface MessageRequest {
    /** @description Files of the message. */
    files?: MessageFiles;
    /** @description Recipients and text of the message, a JSON part. */
    message_input: MessageInput;
}
export interface AccountGetQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface AccountUpdateQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface AccountStatisticsQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
    /**
     * @description Periods to report. Default: all. Assumption about periods: A comma list.
     *     - `ALL_SINCE_BEGINNING`: The whole time since the shop was created.
     *     - `LAST_MONTH`: The last month.
     *     - `LAST_THREE_MONTHS`: The last three months.
     *     - `LAST_SIX_MONTHS`: The last six months.
     *     - `LAST_YEAR`: The last year.
     */
    periods?: StatisticsPeriod[];
    /** @description Only sales on this channel (CH11). */
    channel_code?: string;
}
export interface DocumentsListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
    /** @description The shops to list documents of. Assumption about shop_ids and updated_since: accepted on the seller surface too; `shop_id` counts as naming the shop. Assumption about shop_ids: A comma list. */
    shop_ids?: number[];
    /** @description Only documents that changed at or after this time. Assumption about shop_ids and updated_since: accepted on the seller surface too; `shop_id` counts as naming the shop. */
    updated_since?: string | Date;
}
export interface DocumentsUploadQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface DocumentsUploadBody {
    /** @description The files. Each file has a distinct name. */
    files: (FileInput)[];
    /** @description The type of each file, a JSON part. */
    shop_documents: ShopDocumentUpload;
}
export interface DocumentsDownloadQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
    /** @description The documents to download (S30). Assumption about document_ids, shop_ids and type_codes: A comma list. */
    document_ids?: number[];
    /** @description Shops to download all documents of. Assumption about shop_ids on the seller surface: accepted there too; without it, `shop_id` or the shop of the key is used. Assumption about document_ids, shop_ids and type_codes: A comma list. */
    shop_ids?: number[];
    /** @description Only documents of these types (DO01). The response is then always a ZIP. Assumption about document_ids, shop_ids and type_codes: A comma list. */
    type_codes?: string[];
}
export interface DocumentsDeleteQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface RolesListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface SettingsAdditionalFieldsQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
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
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: components["parameters"]["locale"];
}
export interface SettingsCurrenciesQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: components["parameters"]["locale"];
}
export interface SettingsDocumentTypesQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
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
export interface SettingsLocalesQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface SettingsConfigurationQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface SettingsVersionQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface InvoicesListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
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
export interface InvoicesDownloadQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface TransactionsListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
    /** @description Only lines created at or after this time. */
    date_created_from?: string | Date;
    /** @description Only lines created at or before this time. */
    date_created_to?: string | Date;
    /** @description Only lines with a transaction at or after this time. */
    transaction_date_from?: string | Date;
    /** @description Only lines with a transaction at or before this time. */
    transaction_date_to?: string | Date;
    /** @description Only lines changed at or after this time. */
    last_updated_from?: string | Date;
    /**
     * @description Only lines of these types.
     *     - `MANUAL_CREDIT`: Manual credit of the operator.
     *     - `MANUAL_CREDIT_VAT`: VAT on a manual credit.
     *     - `MANUAL_INVOICE`: Manual invoice of the operator.
     *     - `MANUAL_INVOICE_VAT`: VAT on a manual invoice.
     *     - `INVOICEABLE_ONE_OFF_DEBIT`: Single fee charged to the shop.
     *     - `INVOICEABLE_ONE_OFF_DEBIT_TAX`: Tax on a single fee.
     *     - `INVOICEABLE_ONE_OFF_CREDIT`: Single credit to the shop.
     *     - `INVOICEABLE_ONE_OFF_CREDIT_TAX`: Tax on a single credit.
     *     - `ORDER_AMOUNT`: Amount of an order, without shipping.
     *     - `ORDER_AMOUNT_TAX`: Tax on the amount of an order.
     *     - `ORDER_SHIPPING_AMOUNT`: Shipping amount of an order.
     *     - `ORDER_SHIPPING_AMOUNT_TAX`: Tax on the shipping amount of an order.
     *     - `COMMISSION_FEE`: Commission of the operator on an order.
     *     - `COMMISSION_VAT`: VAT on a commission.
     *     - `REFUND_ORDER_AMOUNT`: Refunded amount of an order, without shipping.
     *     - `REFUND_ORDER_AMOUNT_TAX`: Tax on a refunded amount of an order.
     *     - `REFUND_ORDER_SHIPPING_AMOUNT`: Refunded shipping amount of an order.
     *     - `REFUND_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a refunded shipping amount.
     *     - `REFUND_COMMISSION_FEE`: Refunded commission of a refund.
     *     - `REFUND_COMMISSION_VAT`: VAT on a refunded commission of a refund.
     *     - `SUBSCRIPTION_FEE`: Subscription fee of the shop.
     *     - `SUBSCRIPTION_VAT`: VAT on a subscription fee.
     *     - `OPERATOR_REMITTED_ORDER_AMOUNT_TAX`: Tax on the amount of an order, remitted by the operator.
     *     - `OPERATOR_REMITTED_ORDER_SHIPPING_AMOUNT_TAX`: Tax on the shipping amount of an order, remitted by the operator.
     *     - `OPERATOR_REMITTED_REFUND_ORDER_AMOUNT_TAX`: Tax on a refunded amount of an order, remitted by the operator.
     *     - `OPERATOR_REMITTED_REFUND_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a refunded shipping amount, remitted by the operator.
     *     - `OPERATOR_PAID_ORDER_SHIPPING_AMOUNT`: Shipping amount of an order, paid by the operator.
     *     - `OPERATOR_PAID_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a shipping amount paid by the operator.
     *     - `OPERATOR_PAID_REFUND_ORDER_SHIPPING_AMOUNT`: Refunded shipping amount that the operator had paid.
     *     - `OPERATOR_PAID_REFUND_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a refunded shipping amount that the operator had paid.
     *     - `PAYMENT`: Pay-out to the shop.
     *     - `PURCHASE_COMMISSION_FEE`: Commission on a purchase.
     *     - `PURCHASE_SHIPPING_COMMISSION_FEE`: Commission on the shipping of a purchase.
     *     - `PURCHASE_ORDER_AMOUNT_TAX`: Tax on the order amount of a purchase.
     *     - `PURCHASE_ORDER_SHIPPING_AMOUNT_TAX`: Tax on the shipping amount of a purchase.
     *     - `REFUND_PURCHASE_COMMISSION_FEE`: Refunded commission on a purchase.
     *     - `REFUND_PURCHASE_SHIPPING_COMMISSION_FEE`: Refunded commission on the shipping of a purchase.
     *     - `REFUND_PURCHASE_ORDER_AMOUNT_TAX`: Tax on a refunded order amount of a purchase.
     *     - `REFUND_PURCHASE_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a refunded shipping amount of a purchase.
     *     - `ORDER_FEE_AMOUNT`: Fee on an order.
     *     - `OPERATOR_REMITTED_ORDER_FEE_AMOUNT`: Fee on an order, remitted by the operator.
     *     - `REFUND_ORDER_FEE_AMOUNT`: Refunded fee on an order.
     *     - `OPERATOR_REMITTED_REFUND_ORDER_FEE_AMOUNT`: Refunded fee on an order, remitted by the operator.
     *     - `PURCHASE_FEE_COMMISSION_FEE`: Commission on the fee of a purchase.
     *     - `REFUND_PURCHASE_FEE_COMMISSION_FEE`: Refunded commission on the fee of a purchase.
     *     - `RESERVE_FUNDING`: Put into the reserve.
     *     - `RESERVE_SETTLEMENT`: Withdrawn from the reserve.
     *     - `SELLER_FEE_ON_ORDER`: Fee that the shop is charged on an order.
     *     - `SELLER_FEE_ON_ORDER_TAX`: Tax on a fee charged on an order.
     *     - `SELLER_PENALTY_FEE`: Penalty fee that the shop is charged.
     *     - `SELLER_PENALTY_FEE_TAX`: Tax on a penalty fee.
     */
    transaction_type?: TransactionType[];
    /**
     * @description Only lines in these payment states.
     *     - `PENDING`: Not due yet.
     *     - `PAYABLE`: Due with the next pay-out.
     *     - `PAID`: Paid out.
     *     - `NOT_APPLICABLE`: Not part of any pay-out.
     *     - `RESERVE`: Held back in the reserve.
     */
    payment_state?: TransactionPaymentState[];
    /**
     * @description Only lines paid out through these services.
     *     - `NOT_SPECIFIED`: None is specified.
     *     - `MANGOPAY`: Mangopay.
     *     - `MIRAKL_PAYOUT`: The pay-out service of the platform.
     *     - `OPERATOR`: The operator itself.
     */
    pay_out_psp_codes?: PayOutService[];
    /**
     * @description Only lines of these kinds of shop.
     *     - `MARKETPLACE`: The shop sells on its own account.
     *     - `DROPSHIP`: The operator sells and the shop ships.
     *     - `ONE_CREDITOR`: The operator is the only creditor of the customer.
     */
    shop_model?: ShopModel[];
    /** @description Only lines of these billing cycles. */
    seller_billing_cycle_id?: string[];
    /** @description Only lines of this accounting document. */
    accounting_document_id?: string;
    /** @description Only lines of the accounting document with this number. */
    accounting_document_number?: string;
    /** @description Only lines of these orders. */
    order_id?: string[];
    /** @description Only lines of these order lines. */
    order_line_id?: string[];
    /** @description Only lines of orders with these customer references. */
    order_reference_for_customer?: string[];
    /** @description Only lines of orders with these seller references. */
    order_reference_for_seller?: string[];
    /** @description Only lines with these other references. */
    other_reference?: string[];
    /** @description Number of entries per page. */
    limit?: number;
    /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: components["parameters"]["page_token"];
    /**
     * @description Sort field and direction of the list.
     *     - `dateCreated,ASC`: Oldest first.
     *     - `dateCreated,DESC`: Latest first.
     *     - `lastUpdated,ASC`: Oldest change first.
     *     - `lastUpdated,DESC`: Latest change first.
     */
    sort?: "dateCreated,ASC" | "dateCreated,DESC" | "lastUpdated,ASC" | "lastUpdated,DESC";
}
export interface TransactionsStartExportQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface TransactionsExportStatusQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface ProductsStatusExportQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
    /**
     * @description Only data sheets that changed at or after this time. Default: full export.
     * @example 2026-04-01T06:00:00Z
     */
    updated_since?: string | Date;
    /** @description Only data sheets that changed at or before this time. */
    updated_to?: string | Date;
    /**
     * @description Only live data sheets, or only the others.
     *     - `LIVE`: In the operator's catalog.
     *     - `NOT_LIVE`: Not in the operator's catalog.
     */
    status?: "LIVE" | "NOT_LIVE";
    /** @description Only products with these identifiers of the seller. */
    provider_unique_identifier?: string[];
    /**
     * @description Only products with these identifiers, each as `type|id`.
     * @example [
     *       "EAN|4006381333931"
     *     ]
     */
    unique_identifier?: string[];
}
export interface HierarchiesListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
    /**
     * @description Code of a category.
     * @example wardrobes
     */
    hierarchy?: string;
    /** @description Number of levels of children to include below `hierarchy`. */
    max_level?: number;
}
export interface ImportsListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
    /**
     * @description Only imports since this time.
     * @example 2026-04-01T06:00:00Z
     */
    last_request_date?: string | Date;
    /**
     * @description Only imports in this state.
     *     - `CANCELLED`: Cancelled.
     *     - `WAITING`: Waiting to be imported.
     *     - `RUNNING`: Being imported.
     *     - `SENT`: Sent. The outcome is not known yet.
     *     - `COMPLETE`: Done.
     *     - `FAILED`: Failed.
     */
    status?: "CANCELLED" | "WAITING" | "RUNNING" | "SENT" | "COMPLETE" | "FAILED";
    /** @description Only imports with a transformed file, or only imports without one. */
    has_transformed_file?: boolean;
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
    /** @description Number of entries per page. */
    max?: components["parameters"]["max"];
    /** @description Number of entries to skip. */
    offset?: components["parameters"]["offset"];
}
export interface ImportsCreateQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface ImportsGetQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface ImportsErrorReportQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface ImportsNewProductReportQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface ImportsTransformedFileQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface ImportsTransformationErrorReportQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface AttributesListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
    /**
     * @description Code of a category.
     * @example wardrobes
     */
    hierarchy?: string;
    /** @description Number of levels of children to include below `hierarchy`. */
    max_level?: number;
    /** @description Also attributes that only the operator uses. */
    all_operator_attributes?: boolean;
    /** @description Only attributes that have a role, such as the title. */
    with_roles?: boolean;
}
export interface ValueListsListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
    /**
     * @description Only this list.
     * @example colors
     */
    code?: string;
}
export interface ThreadsGetQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface ThreadsListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
    /**
     * @description Only threads on entities of this type. Default: all types.
     *     - `MMP_ORDER`: Product orders.
     *     - `MMP_OFFER`: Offers.
     *     - `MPS_ORDER`: Service orders.
     *     - `MPS_SERVICE`: Services.
     *     - `SELLER_OPERATOR`: Threads between the shop and the operator.
     */
    entity_type?: "MMP_ORDER" | "MMP_OFFER" | "MPS_ORDER" | "MPS_SERVICE" | "SELLER_OPERATOR";
    /** @description Only threads on these entities, as one comma-separated list. Requires `entity_type`. */
    entity_id?: string[];
    /**
     * @description Only threads that changed at or after this time.
     * @example 2026-04-01T06:00:00Z
     */
    updated_since?: string | Date;
    /** @description Adds the last messages of each thread. */
    with_messages?: boolean;
    /** @description Only order threads of these channels, as one comma-separated list. */
    channel_codes?: string[];
    /** @description Sort field and direction of the list: `criterion,ASC` or `criterion,DESC`. Assumption about values of sort: any text in the common form `criterion,direction`. */
    sort?: string;
    /** @description Number of threads per page. */
    limit?: number;
    /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: components["parameters"]["page_token"];
}
export interface ThreadsCreateQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface ThreadsReplyQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface ThreadsDownloadAttachmentQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface paths {
    "/api/account": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: components["parameters"]["shop_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the shop
         * @description Returns all data of the shop: its state, contact and billing information, payment and shipping. Read it once a day. A02 returns the changed shop, so you do not need to read it again after an update.
         */
        get: operations["A01"];
        /**
         * Update the shop
         * @description Updates the fields in the request. `channels` and `producer_identifiers` are complete lists: entries left out are removed. The operator decides which fields a shop may change. A read-only field is refused, and the others are updated. The status is 200 even then, so check `errors`.
         */
        put: operations["A02"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/statistics": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: components["parameters"]["shop_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the statistics of the shop
         * @description Returns the performance of the shop: orders, grade, delays and rates, one figure per period. You can limit the response to some periods or to one channel.
         */
        get: operations["A21"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shops/documents": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: components["parameters"]["shop_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List business documents of shops
         * @description Lists the business documents of shops, such as a trade register extract. At least one of `shop_ids` and `updated_since` is required, otherwise the response is 400. The list has no pages. It does not contain documents of orders.
         */
        get: operations["S30"];
        put?: never;
        /**
         * Upload business documents
         * @description Uploads business documents to the shop. File names must be distinct, with one file per document type. To upload a type again, first delete its document with S33. At most 50 documents per call and per shop. Allowed types are `csv, doc, docx, gif, html, jpeg, latex, mp4, odp, odc, odg, ods, odt, pdf, png, pps, ppsx, ppt, pptx, quicktime, rtf, text, tiff, xls, xlsx, xml, zip`. Documents of orders are not allowed. The status is 200 even if documents are refused. The response lists only refused documents.
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
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: components["parameters"]["shop_id"];
            };
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
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: components["parameters"]["shop_id"];
            };
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
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: components["parameters"]["shop_id"];
            };
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
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: components["parameters"]["shop_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List custom fields
         * @description The custom fields that the operator has defined for shops, offers, orders and order lines, with type, accepted values and whether they are required. A shop sees only fields that it may read, and which of them it may write.
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
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: components["parameters"]["shop_id"];
            };
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
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: components["parameters"]["shop_id"];
            };
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
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: components["parameters"]["shop_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List document types
         * @description The kinds of document that a shop or an order can have. S31 and S32 use their codes.
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
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: components["parameters"]["shop_id"];
            };
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
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: components["parameters"]["shop_id"];
            };
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
    "/api/version": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: components["parameters"]["shop_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the platform is up
         * @description A health check. Use the status code only, because the body may change at any time.
         */
        get: operations["V01"];
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
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: components["parameters"]["shop_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invoices
         * @description Lists the operator's accounting documents for the shop. Default: only automatic invoices that close billing cycles. If enhanced seller invoicing (PC01) is enabled, the list receives no new data. Use document requests then. The operator uses billing cycles. Download a document with IV02.
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
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: components["parameters"]["shop_id"];
            };
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
    "/api/sellerpayment/transactions_logs": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: components["parameters"]["shop_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List transaction lines
         * @description Lists the movements on the account of the shop, newest first. To follow changes, sort by `lastUpdated,DESC` and filter with `last_updated_from`. Pages have up to 2000 lines. For more than a few pages, start an export with TL03.
         */
        get: operations["TL02"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sellerpayment/transactions_logs/async": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: components["parameters"]["shop_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an export of transaction lines
         * @description Starts an asynchronous export of the lines that match the filter, as several files. Without a body, every line is exported as JSON. TL04 returns the status and the URLs of the files. TL05 fetches them. Only one export a day is allowed.
         */
        post: operations["TL03"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sellerpayment/transactions_logs/async/status/{tracking_id}": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: components["parameters"]["shop_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the status of an export of transaction lines
         * @description Poll it once a minute until the export has ended. COMPLETED adds the URLs of the files in `urls`, FAILED the reason in `error`.
         */
        get: operations["TL04"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mcm/products/sources/status/export": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: components["parameters"]["shop_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the status of product data sheets
         * @description Reports whether the seller's product data sheets are live in the operator's catalog, and the reasons if not. Pass the date of the previous request as `updated_since` to get only changes. Without it, the export is full. If there is nothing to report, the response is 204.
         */
        get: operations["CM11"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hierarchies": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: components["parameters"]["shop_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the category tree
         * @description Lists the operator's categories as a flat list. Without `hierarchy`, the whole tree is returned. With it, the parents and children of that category are returned, down to `max_level` levels.
         */
        get: operations["H11"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/imports": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: components["parameters"]["shop_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List product imports
         * @description Lists product imports in offset pages, oldest first. Change the direction with `order`. With `last_request_date`, only imports that changed since are listed. Default: all imports.
         */
        get: operations["P51"];
        put?: never;
        /**
         * Import a product file
         * @description Imports a product file in CSV, XML or XLSX. The response contains the import ID. Read its status with P42. If catalog transformation is on and `conversion_type` is absent, the shop's default setting applies. Sending the file again imports it again.
         */
        post: operations["P41"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/imports/{import_id}": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: components["parameters"]["shop_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the status of a product import
         * @description Reports the progress of an import. Poll it at most once a minute, until `import_status` is final. The `has_…` fields report which files of P44 to P47 exist. They are set when the import completes. The fields of the transformation are set when the file is sent to the operator.
         */
        get: operations["P42"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/imports/{import_id}/error_report": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: components["parameters"]["shop_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the error report of an import
         * @description Downloads the refused lines of the file, each with its reason. The report is a CSV file if the catalog manager is enabled, otherwise a file in a format that the operator defines. It exists when the import is complete and `has_error_report` is true. `Accept: text/csv` requests CSV.
         */
        get: operations["P44"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/imports/{import_id}/new_product_report": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: components["parameters"]["shop_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the new product report of an import
         * @description Downloads the products that were new to the catalog. The report is a CSV file if the catalog manager is enabled, otherwise a file in a format that the operator defines. It exists when the import is complete and `has_new_product_report` is true. `Accept: text/csv` requests CSV.
         */
        get: operations["P45"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/imports/{import_id}/transformed_file": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: components["parameters"]["shop_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the transformed file of an import
         * @description Downloads the file that the catalog transformation sent to the operator, as CSV separated by semicolons. It exists when `has_transformed_file` is true.
         */
        get: operations["P46"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/imports/{import_id}/transformation_error_report": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: components["parameters"]["shop_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the transformation errors of an import
         * @description Downloads the lines that the catalog transformation could not read, in the format of the seller's file: CSV, XLSX or XML. The report exists when `has_transformation_error_report` is true. `Accept: text/csv` requests CSV.
         */
        get: operations["P47"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/attributes": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: components["parameters"]["shop_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List product attributes
         * @description Lists the optional and mandatory attributes of product files. With `hierarchy`, the list contains attributes of the category, its parents and its children, down to `max_level` levels. Without it, the list contains attributes of the whole catalog. `requirement_level` marks mandatory attributes. `Accept: text/csv` requests the list as CSV. Its columns have names with hyphens, such as `hierarchy-code`.
         */
        get: operations["PM11"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/values_lists": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: components["parameters"]["shop_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List value lists
         * @description Lists the operator's value lists with their values, either all lists or the list with this `code`.
         */
        get: operations["VL11"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inbox/threads/{thread_id}": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: components["parameters"]["shop_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a thread
         * @description Reads a thread with all its messages and participants.
         */
        get: operations["M10"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inbox/threads": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: components["parameters"]["shop_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List threads
         * @description Lists threads in seek pages of 50 by default. `with_messages` adds the last messages of each thread, at most 100. M10 returns all of them. `entity_id` requires `entity_type`, otherwise the response is 400. `channel_codes` filters order messages by the channel of the order.
         */
        get: operations["M11"];
        put?: never;
        /**
         * Open a thread with the operator
         * @description Creates a thread with its first message. All threads of one entity together can have 1000 attachments. Sending the same message again creates a second thread.
         */
        post: operations["M14"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inbox/threads/{thread_id}/message": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: components["parameters"]["shop_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply in a thread
         * @description Adds a message to a thread. `to` contains authorized participants of the thread. The operator has no `id`. Without `topic`, the thread keeps its topic. All threads of one entity together can have 50 attachments of messages. A thread has at most 1000 messages. Sending the message again adds a second message.
         */
        post: operations["M12"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inbox/threads/{attachment_id}/download": {
        parameters: {
            query?: {
                /**
                 * @description Selects the shop if the user has several shops.
                 * @example 2001
                 */
                shop_id?: components["parameters"]["shop_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an attachment
         * @description Downloads a file of a message. Pass the identifier of the attachment, not of the thread.
         */
        get: operations["M13"];
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
        ShopState: ShopState;
        SuspensionType: SuspensionType;
        ShopModel: ShopModel;
        ShopDomain: ShopDomain;
        CurrencyCode: CurrencyCode;
        TaxedFeeType: TaxedFeeType;
        ApplicableTax: ApplicableTax;
        ShopContact: ShopContact;
        CountryCode: CountryCode;
        RegisteredAddress: RegisteredAddress;
        CompanyShareholders: CompanyShareholders;
        ComplementaryCorporateInformation: ComplementaryCorporateInformation;
        CorporateInformation: CorporateInformation;
        FiscalInformation: FiscalInformation;
        FiscalRepresentative: FiscalRepresentative;
        PersonalInformation: PersonalInformation;
        BillingInformation: BillingInformation;
        DefaultBillingInformation: DefaultBillingInformation;
        ProDetails: ProDetails;
        LegacyBankDetails: LegacyBankDetails;
        BankAccount: BankAccount;
        IbanAccount: IbanAccount;
        NubanAccount: NubanAccount;
        AustralianAccount: AustralianAccount;
        NewZealandAccount: NewZealandAccount;
        AbaAccount: AbaAccount;
        HongKongAccount: HongKongAccount;
        CanadianAccount: CanadianAccount;
        MexicanAccount: MexicanAccount;
        BankAccountType: BankAccountType;
        JapaneseAccount: JapaneseAccount;
        BrazilianAccount: BrazilianAccount;
        TaiwaneseAccount: TaiwaneseAccount;
        ThaiAccount: ThaiAccount;
        IndianAccount: IndianAccount;
        BritishAccount: BritishAccount;
        UruguayanAccount: UruguayanAccount;
        ColombianAccount: ColombianAccount;
        GuatemalanAccount: GuatemalanAccount;
        SingaporeAccount: SingaporeAccount;
        IsraeliAccount: IsraeliAccount;
        VietnameseAccount: VietnameseAccount;
        SerbianAccount: SerbianAccount;
        PhilippineAccount: PhilippineAccount;
        PayOutFormat: PayOutFormat;
        PayOutAccount: PayOutAccount;
        PaymentInfo: PaymentInfo;
        PayOutService: PayOutService;
        PayOutBalance: PayOutBalance;
        PaymentBalances: PaymentBalances;
        KycStatus: KycStatus;
        KycState: KycState;
        DropshipSettings: DropshipSettings;
        EprCategoryCode: EprCategoryCode;
        ProducerIdentifier: ProducerIdentifier;
        ShopShippingSettings: ShopShippingSettings;
        AdditionalFieldType: AdditionalFieldType;
        AdditionalFieldValue: AdditionalFieldValue;
        ShopShipping: ShopShipping;
        Account: Account;
        FieldFault: FieldFault;
        InstanceError: InstanceError;
        ShopAddressUpdate: ShopAddressUpdate;
        ProDetailsUpdate: ProDetailsUpdate;
        AdditionalFieldUpdate: AdditionalFieldUpdate;
        AccountUpdate: AccountUpdate;
        ShopAddress: ShopAddress;
        UpdatedAccount: UpdatedAccount;
        InputError: InputError;
        AccountUpdateResult: AccountUpdateResult;
        StatisticsPeriod: StatisticsPeriod;
        PeriodCount: PeriodCount;
        PeriodValue: PeriodValue;
        ShopStatistics: ShopStatistics;
        ShopDocumentDetails: ShopDocumentDetails;
        ShopDocument: ShopDocument;
        ShopDocumentList: ShopDocumentList;
        ShopDocumentInput: ShopDocumentInput;
        ShopDocumentUpload: ShopDocumentUpload;
        RefusedShopDocument: RefusedShopDocument;
        ShopDocumentUploadResult: ShopDocumentUploadResult;
        ShopRole: ShopRole;
        ShopRoleList: ShopRoleList;
        AdditionalFieldEntity: AdditionalFieldEntity;
        AdditionalField: AdditionalField;
        SellerAdditionalField: SellerAdditionalField;
        AdditionalFieldList: AdditionalFieldList;
        PlatformChannel: PlatformChannel;
        PlatformChannelList: PlatformChannelList;
        PlatformCurrency: PlatformCurrency;
        PlatformCurrencyList: PlatformCurrencyList;
        DocumentTypeEntity: DocumentTypeEntity;
        DocumentType: DocumentType;
        DocumentTypeList: DocumentTypeList;
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
        WarehouseFeatures: WarehouseFeatures;
        PlatformFeatures: PlatformFeatures;
        CustomerModel: CustomerModel;
        PlatformModel: PlatformModel;
        EnhancedSellerInvoicing: EnhancedSellerInvoicing;
        PlatformSettings: PlatformSettings;
        PlatformConfiguration: PlatformConfiguration;
        PlatformVersion: PlatformVersion;
        InvoiceTypeFilter: InvoiceTypeFilter;
        InvoicePaymentState: InvoicePaymentState;
        InvoiceIssuerType: InvoiceIssuerType;
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
        PayOutInvoiceAccount: PayOutInvoiceAccount;
        InvoicePaymentInfo: InvoicePaymentInfo;
        BillingSummary: BillingSummary;
        InvoiceSummary: InvoiceSummary;
        AutoInvoice: AutoInvoice;
        ManualInvoice: ManualInvoice;
        ManualCredit: ManualCredit;
        Invoice: Invoice;
        InvoicePage: InvoicePage;
        TransactionType: TransactionType;
        TransactionPaymentState: TransactionPaymentState;
        TransactionCode: TransactionCode;
        TransactionOrderReferences: TransactionOrderReferences;
        TransactionOrderPayment: TransactionOrderPayment;
        TransactionOrder: TransactionOrder;
        TransactionReference: TransactionReference;
        TransactionTax: TransactionTax;
        TransactionFee: TransactionFee;
        TransactionItemReference: TransactionItemReference;
        TransactionOneOffItem: TransactionOneOffItem;
        TransactionManualDocument: TransactionManualDocument;
        TransactionInfo: TransactionInfo;
        TransactionEntities: TransactionEntities;
        TransactionLine: TransactionLine;
        TransactionLogPage: TransactionLogPage;
        TransactionExportFormat: TransactionExportFormat;
        TransactionExportRequest: TransactionExportRequest;
        TransactionExportStart: TransactionExportStart;
        TransactionExportState: TransactionExportState;
        TransactionExportError: TransactionExportError;
        TransactionExportStatus: TransactionExportStatus;
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
        ProductImportStarted: ProductImportStarted;
        AttributeTranslation: AttributeTranslation;
        AttributeChannel: AttributeChannel;
        AttributeParameter: AttributeParameter;
        AttributeRole: AttributeRole;
        AttributeValueCode: AttributeValueCode;
        Attribute: Attribute;
        AttributeList: AttributeList;
        ValueListEntry: ValueListEntry;
        ValueList: ValueList;
        ValueListCollection: ValueListCollection;
        TopicType: TopicType;
        Topic: Topic;
        ThreadEntity: ThreadEntity;
        ParticipantType: ParticipantType;
        Participant: Participant;
        Sender: Sender;
        ThreadMetadata: ThreadMetadata;
        NoReplyNeeded: NoReplyNeeded;
        ThreadDetails: ThreadDetails;
        ThreadAttachment: ThreadAttachment;
        ThreadMessage: ThreadMessage;
        Thread: Thread;
        ListedThread: ListedThread;
        ThreadPage: ThreadPage;
        MessageFiles: MessageFiles;
        MessageBody: MessageBody;
        ThreadEntityInput: ThreadEntityInput;
        FreeTextTopic: FreeTextTopic;
        ReasonTopic: ReasonTopic;
        TopicInput: TopicInput;
        ThreadInput: ThreadInput;
        ThreadRequest: ThreadRequest;
        MessageSent: MessageSent;
        Recipient: Recipient;
        MessageInput: MessageInput;
        MessageRequest: MessageRequest;
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
         * @description Selects the shop if the user has several shops.
         * @example 2001
         */
        shop_id: number;
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
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    A01: {
        parameters: {
            query?: AccountGetQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shop. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "shop_id": 2001,
                     *       "shop_name": "Acme Home",
                     *       "shop_state": "OPEN",
                     *       "model": "MARKETPLACE",
                     *       "domains": [
                     *         "PRODUCT"
                     *       ],
                     *       "channels": [
                     *         "acme_web"
                     *       ],
                     *       "date_created": "2024-02-01T08:00:00Z",
                     *       "last_updated_date": "2026-03-02T10:15:30Z",
                     *       "is_professional": true,
                     *       "premium": false,
                     *       "free_shipping": false,
                     *       "grade": 4.6,
                     *       "evaluations_count": 128,
                     *       "offers_count": 340,
                     *       "orders_count": 912,
                     *       "approval_rate": 0.98,
                     *       "currency_iso_code": "EUR",
                     *       "contact_informations": {
                     *         "lastname": "Martin",
                     *         "firstname": "Claire",
                     *         "email": "shop@acme.example",
                     *         "street1": "12 rue des Lilas",
                     *         "zip_code": "75011",
                     *         "city": "Paris",
                     *         "country": "FRA"
                     *       },
                     *       "default_billing_information": {
                     *         "id": "4b1e2c90-7d1f-4c53-9a0e-6f2d8f0f3a11",
                     *         "default_language": "fr",
                     *         "registration_address": {
                     *           "street_1": "12 rue des Lilas",
                     *           "zip_code": "75011",
                     *           "city": "Paris",
                     *           "country_iso_code": "FRA"
                     *         },
                     *         "corporate_information": {
                     *           "company_registration_name": "Acme Home SAS"
                     *         }
                     *       },
                     *       "pro_details": {
                     *         "corporate_name": "Acme Home SAS"
                     *       },
                     *       "billing_info": {
                     *         "owner": "Acme Home SAS"
                     *       },
                     *       "payment_method_mandatory": true,
                     *       "payment_info": {
                     *         "@type": "IBAN",
                     *         "owner": "Acme Home SAS",
                     *         "bank_name": "Example Bank",
                     *         "iban": "FR7630006000011234567890189",
                     *         "bic": "AGRIFRPP"
                     *       },
                     *       "payment_details": {
                     *         "paid_balance": 10250.4,
                     *         "payable_balance": 312.5,
                     *         "pending_balance": 96.2
                     *       },
                     *       "shipping": {
                     *         "lead_time_to_ship": 2
                     *       },
                     *       "shipping_country": "FRA",
                     *       "shippings": [
                     *         {
                     *           "shipping_type_code": "STD",
                     *           "shipping_type_label": "Standard",
                     *           "shipping_zone_code": "EU",
                     *           "shipping_zone_label": "European Union",
                     *           "shipping_free_amount": 50
                     *         }
                     *       ],
                     *       "shipping_types": [
                     *         "STD"
                     *       ],
                     *       "shipping_zones": [
                     *         "EU"
                     *       ],
                     *       "shop_additional_fields": [
                     *         {
                     *           "code": "care-phone",
                     *           "type": "STRING",
                     *           "value": "+33123456789"
                     *         },
                     *         {
                     *           "code": "labels",
                     *           "type": "MULTIPLE_VALUES_LIST",
                     *           "value": [
                     *             "organic",
                     *             "local"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": Account;
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
    A02: {
        parameters: {
            query?: AccountUpdateQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "description": "Everything for the home, shipped within two days.",
                 *       "closed_from": "2026-08-01T00:00:00Z",
                 *       "closed_to": "2026-08-15T00:00:00Z",
                 *       "payment_info": {
                 *         "@type": "IBAN",
                 *         "owner": "Acme Home SAS",
                 *         "bank_name": "Example Bank",
                 *         "iban": "FR7630006000011234567890189",
                 *         "bic": "AGRIFRPP"
                 *       },
                 *       "shop_additional_fields": [
                 *         {
                 *           "code": "care-phone",
                 *           "value": "+33123456789"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": AccountUpdate;
            };
        };
        responses: {
            /** @description The changed shop, and the fields that were refused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "updated": {
                     *         "shop_name": "Acme Home",
                     *         "description": "Everything for the home, shipped within two days.",
                     *         "closed_from": "2026-08-01T00:00:00Z",
                     *         "closed_to": "2026-08-15T00:00:00Z"
                     *       },
                     *       "errors": [
                     *         {
                     *           "code": "READ_ONLY_FIELD",
                     *           "field": "payment_info",
                     *           "message": "The operator does not let shops change this field."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": AccountUpdateResult;
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
    A21: {
        parameters: {
            query?: AccountStatisticsQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statistics. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "shop_id": 2001,
                     *       "channel": "acme_web",
                     *       "last_updated_date": "2026-03-02T03:00:00Z",
                     *       "orders_count": [
                     *         {
                     *           "period": "LAST_MONTH",
                     *           "value": 41
                     *         }
                     *       ],
                     *       "approval_rate": [
                     *         {
                     *           "period": "LAST_MONTH",
                     *           "value": 0.98
                     *         }
                     *       ],
                     *       "grade": [
                     *         {
                     *           "period": "LAST_MONTH",
                     *           "value": 4.6
                     *         }
                     *       ],
                     *       "total_revenue": [
                     *         {
                     *           "period": "LAST_MONTH",
                     *           "value": 3120.5
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": ShopStatistics;
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
                     *           "id": 5002,
                     *           "shop_id": 2001,
                     *           "type": "insurance",
                     *           "file_name": "insurance.pdf",
                     *           "date_uploaded": "2026-02-03T14:20:00Z"
                     *         }
                     *       ],
                     *       "total_count": 2
                     *     }
                     */
                    "application/json": ShopDocumentList;
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
            query?: DocumentsUploadQuery;
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
            query?: DocumentsDeleteQuery;
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
            query?: RolesListQuery;
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
                     *           "editable": true
                     *         },
                     *         {
                     *           "code": "labels",
                     *           "label": "Labels",
                     *           "entity": "SHOP",
                     *           "type": "MULTIPLE_VALUES_LIST",
                     *           "accepted_values": [
                     *             "organic",
                     *             "local",
                     *             "repaired"
                     *           ],
                     *           "required": false,
                     *           "editable": false
                     *         }
                     *       ],
                     *       "total_count": 2
                     *     }
                     */
                    "application/json": AdditionalFieldList;
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
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": DocumentTypeList;
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
            query?: SettingsLocalesQuery;
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
            query?: SettingsConfigurationQuery;
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
    V01: {
        parameters: {
            query?: SettingsVersionQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The platform is up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": "2026.3.1"
                     *     }
                     */
                    "application/json": PlatformVersion;
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
                    "application/json": InvoicePage;
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
            query?: InvoicesDownloadQuery;
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
    TL02: {
        parameters: {
            query?: TransactionsListQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of lines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "8a7e4b52-06c3-4a0e-b7b9-3e2a7d5c9f01",
                     *           "type": "ORDER_AMOUNT",
                     *           "date_created": "2026-03-01T09:05:00Z",
                     *           "last_updated": "2026-03-01T09:05:00Z",
                     *           "currency_iso_code": "EUR",
                     *           "amount": 60,
                     *           "amount_credited": 60,
                     *           "amount_debited": 0,
                     *           "balance": 372.5,
                     *           "payment_state": "PAYABLE",
                     *           "pay_out_psp_code": "MIRAKL_PAYOUT",
                     *           "entities": {
                     *             "channel": {
                     *               "code": "acme_web"
                     *             },
                     *             "order": {
                     *               "id": "ORD-1001-A",
                     *               "commercial_id": "ORD-1001"
                     *             },
                     *             "order_line": {
                     *               "id": "ORD-1001-A-1"
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "next_page_token": "MDAxNTc1YjM4LWZmZjEtNDY3Zi1hM2ZlLTQ5ZjM2YTBkYWY="
                     *     }
                     */
                    "application/json": TransactionLogPage;
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
    TL03: {
        parameters: {
            query?: TransactionsStartExportQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "format": "NDJSON",
                 *       "items_per_chunk": 100000,
                 *       "last_updated_from": "2026-02-01T00:00:00Z",
                 *       "payment_state": [
                 *         "PAYABLE",
                 *         "PAID"
                 *       ]
                 *     }
                 */
                "application/json": TransactionExportRequest;
            };
        };
        responses: {
            /** @description The export has started. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tracking_id": "4b8a4f0c-2d0d-4a3d-9a38-7c9c3b0a6f21"
                     *     }
                     */
                    "application/json": TransactionExportStart;
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
    TL04: {
        parameters: {
            query?: TransactionsExportStatusQuery;
            header?: never;
            path: {
                /**
                 * @description The export ID that TL03 returned.
                 * @example 4b8a4f0c-2d0d-4a3d-9a38-7c9c3b0a6f21
                 */
                tracking_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "COMPLETED",
                     *       "last_updated": "2026-03-02T10:15:30Z",
                     *       "urls": [
                     *         "https://instance.example.com/files/transactions?tracking_id=4b8a4f0c-2d0d-4a3d-9a38-7c9c3b0a6f21&file=1"
                     *       ]
                     *     }
                     */
                    "application/json": TransactionExportStatus;
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
    CM11: {
        parameters: {
            query?: ProductsStatusExportQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data sheets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "provider_unique_identifier": "WARDROBE-1",
                     *         "unique_identifiers": [
                     *           {
                     *             "code": "EAN",
                     *             "value": "4006381333931"
                     *           }
                     *         ],
                     *         "status": "NOT_LIVE",
                     *         "errors": [
                     *           {
                     *             "code": "MISSING_ATTRIBUTE",
                     *             "message": "A mandatory attribute is missing.",
                     *             "integration_details": [
                     *               {
                     *                 "attribute_code": "color",
                     *                 "code": "REQUIRED",
                     *                 "message": "Give a color."
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "warnings": []
                     *       }
                     *     ]
                     */
                    "application/json": ProductSourceStatus[];
                };
            };
            /** @description No data sheet matches. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "hierarchies": [
                     *         {
                     *           "code": "furniture",
                     *           "label": "Furniture",
                     *           "label_translations": [],
                     *           "level": 1,
                     *           "parent_code": ""
                     *         },
                     *         {
                     *           "code": "wardrobes",
                     *           "label": "Wardrobes",
                     *           "label_translations": [
                     *             {
                     *               "locale": "fr_FR",
                     *               "value": "Armoires"
                     *             }
                     *           ],
                     *           "level": 2,
                     *           "parent_code": "furniture"
                     *         }
                     *       ]
                     *     }
                     */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of imports. */
            200: {
                headers: {
                    /** @description Addresses of the previous and next page, `<url>; rel="next"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "product_import_trackings": [
                     *         {
                     *           "import_id": 7001,
                     *           "shop_id": 2001,
                     *           "import_status": "SENT",
                     *           "date_created": "2026-04-01T06:00:00Z",
                     *           "has_error_report": false,
                     *           "has_new_product_report": false,
                     *           "has_transformed_file": true,
                     *           "has_transformation_error_report": false,
                     *           "transform_lines_read": 120,
                     *           "transform_lines_in_success": 118,
                     *           "transform_lines_in_error": 2,
                     *           "transform_lines_with_warning": 5
                     *         }
                     *       ],
                     *       "total_count": 1
                     *     }
                     */
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
        parameters: {
            query?: ImportsCreateQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "sku;title",
                 *       "operator_format": false,
                 *       "conversion_type": "AI_CONVERTER",
                 *       "conversion_options": {
                 *         "ai_enrichment": {
                 *           "status": "ENABLED"
                 *         }
                 *       }
                 *     }
                 */
                "multipart/form-data": ProductImportRequest;
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
                    /**
                     * @example {
                     *       "import_id": 7001
                     *     }
                     */
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
            query?: ImportsGetQuery;
            header?: never;
            path: {
                /**
                 * @description Identifier of the import.
                 * @example 7001
                 */
                import_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Current status of the import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "import_id": 7001,
                     *       "shop_id": 2001,
                     *       "import_status": "COMPLETE",
                     *       "date_created": "2026-04-01T06:00:00Z",
                     *       "has_error_report": true,
                     *       "has_new_product_report": true,
                     *       "has_transformed_file": true,
                     *       "has_transformation_error_report": false,
                     *       "transform_lines_read": 120,
                     *       "transform_lines_in_success": 118,
                     *       "transform_lines_in_error": 2,
                     *       "transform_lines_with_warning": 5,
                     *       "integration_details": {
                     *         "products_successfully_synchronized": 117,
                     *         "rejected_products": 1
                     *       }
                     *     }
                     */
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
            query?: ImportsErrorReportQuery;
            header?: never;
            path: {
                /**
                 * @description Identifier of the import.
                 * @example 7001
                 */
                import_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
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
            query?: ImportsNewProductReportQuery;
            header?: never;
            path: {
                /**
                 * @description Identifier of the import.
                 * @example 7001
                 */
                import_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
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
            query?: ImportsTransformedFileQuery;
            header?: never;
            path: {
                /**
                 * @description Identifier of the import.
                 * @example 7001
                 */
                import_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
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
            query?: ImportsTransformationErrorReportQuery;
            header?: never;
            path: {
                /**
                 * @description Identifier of the import.
                 * @example 7001
                 */
                import_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attributes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "attributes": [
                     *         {
                     *           "code": "color",
                     *           "label": "Color",
                     *           "label_translations": [
                     *             {
                     *               "locale": "fr_FR",
                     *               "value": "Couleur"
                     *             }
                     *           ],
                     *           "description_translations": [],
                     *           "hierarchy_code": "wardrobes",
                     *           "required": true,
                     *           "requirement_level": "REQUIRED",
                     *           "roles": [],
                     *           "type": "LIST",
                     *           "type_parameter": "colors",
                     *           "type_parameters": [
                     *             {
                     *               "name": "LIST_CODE",
                     *               "value": "colors"
                     *             }
                     *           ],
                     *           "variant": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": AttributeList;
                    /**
                     * @example code;label;label[fr_FR];hierarchy-code;requirement-level;type;type-parameters;variant
                     *     color;Color;Couleur;wardrobes;REQUIRED;LIST;LIST_CODE|colors;false
                     */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "values_lists": [
                     *         {
                     *           "code": "colors",
                     *           "label": "Colors",
                     *           "label_translations": [
                     *             {
                     *               "locale": "fr_FR",
                     *               "value": "Couleurs"
                     *             }
                     *           ],
                     *           "values": [
                     *             {
                     *               "code": "white",
                     *               "label": "White",
                     *               "label_translations": [
                     *                 {
                     *                   "locale": "fr_FR",
                     *                   "value": "Blanc"
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
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
    M10: {
        parameters: {
            query?: ThreadsGetQuery;
            header?: never;
            path: {
                /**
                 * @description Identifier of the thread.
                 * @example 5e2b8c1a-1c3d-4e5f-9a7b-8c9d0e1f2001
                 */
                thread_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The thread. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5e2b8c1a-1c3d-4e5f-9a7b-8c9d0e1f2001",
                     *       "topic": {
                     *         "type": "FREE_TEXT",
                     *         "value": "Delivery of my order"
                     *       },
                     *       "entities": [
                     *         {
                     *           "type": "MMP_ORDER",
                     *           "id": "ORD-1001-A",
                     *           "label": "ORD-1001-A"
                     *         }
                     *       ],
                     *       "authorized_participants": [
                     *         {
                     *           "type": "SHOP",
                     *           "id": "2001",
                     *           "display_name": "Bright Home"
                     *         },
                     *         {
                     *           "type": "CUSTOMER",
                     *           "id": "CUST-77",
                     *           "display_name": "Alex Doe"
                     *         },
                     *         {
                     *           "type": "OPERATOR",
                     *           "display_name": "Operator"
                     *         }
                     *       ],
                     *       "current_participants": [
                     *         {
                     *           "type": "SHOP",
                     *           "id": "2001",
                     *           "display_name": "Bright Home"
                     *         },
                     *         {
                     *           "type": "CUSTOMER",
                     *           "id": "CUST-77",
                     *           "display_name": "Alex Doe"
                     *         }
                     *       ],
                     *       "messages": [
                     *         {
                     *           "id": "0b0ad4c3-45c6-4a53-8a3a-6f2b7c0d9003",
                     *           "body": "When will my wardrobe arrive?",
                     *           "from": {
                     *             "type": "CUSTOMER_USER",
                     *             "display_name": "Alex Doe",
                     *             "organization_details": {
                     *               "type": "CUSTOMER",
                     *               "id": "CUST-77",
                     *               "display_name": "Alex Doe"
                     *             }
                     *           },
                     *           "to": [
                     *             {
                     *               "type": "SHOP",
                     *               "id": "2001",
                     *               "display_name": "Bright Home"
                     *             }
                     *           ],
                     *           "attachments": [
                     *             {
                     *               "id": "9c1d7e52-0f4b-4d1e-8b3a-1a2b3c4d5001",
                     *               "name": "order.pdf",
                     *               "size": 20480
                     *             }
                     *           ],
                     *           "date_created": "2026-04-03T10:00:00Z"
                     *         }
                     *       ],
                     *       "metadata": {
                     *         "total_count": 1,
                     *         "last_message_date": "2026-04-03T10:00:00Z",
                     *         "last_sender": {
                     *           "type": "CUSTOMER_USER",
                     *           "display_name": "Alex Doe"
                     *         },
                     *         "shop_reply_needed_since": "2026-04-03T10:00:00Z"
                     *       },
                     *       "date_created": "2026-04-03T10:00:00Z",
                     *       "date_updated": "2026-04-03T10:00:00Z"
                     *     }
                     */
                    "application/json": Thread;
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
    M11: {
        parameters: {
            query?: ThreadsListQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of threads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "5e2b8c1a-1c3d-4e5f-9a7b-8c9d0e1f2001",
                     *           "topic": {
                     *             "type": "FREE_TEXT",
                     *             "value": "Delivery of my order"
                     *           },
                     *           "entities": [
                     *             {
                     *               "type": "MMP_ORDER",
                     *               "id": "ORD-1001-A",
                     *               "label": "ORD-1001-A"
                     *             }
                     *           ],
                     *           "authorized_participants": [
                     *             {
                     *               "type": "SHOP",
                     *               "id": "2001",
                     *               "display_name": "Bright Home"
                     *             },
                     *             {
                     *               "type": "CUSTOMER",
                     *               "id": "CUST-77",
                     *               "display_name": "Alex Doe"
                     *             }
                     *           ],
                     *           "current_participants": [
                     *             {
                     *               "type": "CUSTOMER",
                     *               "id": "CUST-77",
                     *               "display_name": "Alex Doe"
                     *             }
                     *           ],
                     *           "metadata": {
                     *             "total_count": 2,
                     *             "last_message_date": "2026-04-03T11:00:00Z",
                     *             "last_sender": {
                     *               "type": "SHOP_USER",
                     *               "display_name": "Bright Home"
                     *             },
                     *             "shop_reply_needed_since": null
                     *           },
                     *           "date_created": "2026-04-03T10:00:00Z",
                     *           "date_updated": "2026-04-03T11:00:00Z"
                     *         }
                     *       ],
                     *       "next_page_token": "dGhyZWFkcy81MC81ZTJiOGMxYS0xYzNkLTRlNWYtOWE3Yi4="
                     *     }
                     */
                    "application/json": ThreadPage;
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
    M14: {
        parameters: {
            query?: ThreadsCreateQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "thread_input": {
                 *         "body": "We would like to open a second warehouse.",
                 *         "entity": {
                 *           "type": "SELLER_OPERATOR"
                 *         },
                 *         "topic": {
                 *           "type": "FREE_TEXT",
                 *           "value": "Second warehouse"
                 *         }
                 *       }
                 *     }
                 */
                "multipart/form-data": ThreadRequest;
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
                     *       "message_id": "0b0ad4c3-45c6-4a53-8a3a-6f2b7c0d9004",
                     *       "thread_id": "5e2b8c1a-1c3d-4e5f-9a7b-8c9d0e1f2003"
                     *     }
                     */
                    "application/json": MessageSent;
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
    M12: {
        parameters: {
            query?: ThreadsReplyQuery;
            header?: never;
            path: {
                /**
                 * @description Identifier of the thread.
                 * @example 5e2b8c1a-1c3d-4e5f-9a7b-8c9d0e1f2001
                 */
                thread_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "message_input": {
                 *         "body": "It leaves our warehouse tomorrow.",
                 *         "to": [
                 *           {
                 *             "type": "CUSTOMER",
                 *             "id": "CUST-77"
                 *           },
                 *           {
                 *             "type": "OPERATOR"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "multipart/form-data": MessageRequest;
            };
        };
        responses: {
            /** @description The message is added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message_id": "0b0ad4c3-45c6-4a53-8a3a-6f2b7c0d9005",
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
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    M13: {
        parameters: {
            query?: ThreadsDownloadAttachmentQuery;
            header?: never;
            path: {
                /**
                 * @description Identifier of the attachment.
                 * @example 9c1d7e52-0f4b-4d1e-8b3a-1a2b3c4d5001
                 */
                attachment_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description Name of the file. */
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
    TL05: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One file of the export. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "8a7e4b52-06c3-4a0e-b7b9-3e2a7d5c9f01",
                     *           "type": "ORDER_AMOUNT",
                     *           "date_created": "2026-03-01T09:05:00Z",
                     *           "last_updated": "2026-03-01T09:05:00Z",
                     *           "currency_iso_code": "EUR",
                     *           "amount": 60,
                     *           "amount_credited": 60,
                     *           "amount_debited": 0,
                     *           "balance": 372.5,
                     *           "payment_state": "PAYABLE",
                     *           "pay_out_psp_code": "MIRAKL_PAYOUT",
                     *           "entities": {
                     *             "channel": {
                     *               "code": "acme_web"
                     *             },
                     *             "order": {
                     *               "id": "ORD-1001-A",
                     *               "commercial_id": "ORD-1001"
                     *             },
                     *             "order_line": {
                     *               "id": "ORD-1001-A-1"
                     *             }
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description Transaction lines of this file. */
                        data: TransactionLine[];
                    };
                    "application/x-ndjson": Blob;
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
