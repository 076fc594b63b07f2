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
/** @description A condition of an offered product, such as new or refurbished. */
export interface OfferState {
    /** @description Code of the condition. */
    code: string;
    /** @description Name of the condition, in the requested language. */
    label: string;
}
/** @description The conditions of offers. */
export interface OfferStateList {
    /** @description Conditions, sorted by their sort index. */
    offer_states: OfferState[];
    /**
     * Format: int32
     * @deprecated
     * @description The length of the list.
     */
    total_count: number;
}
/**
 * @description A reason why an offer can't be bought. More reasons may appear.
 *     - `PRODUCT_STATUS_NEW`: The product is new.
 *     - `PRODUCT_STATUS_INVALID`: The product is invalid.
 *     - `PRODUCT_STATUS_REJECTED`: The operator rejected the product.
 *     - `PRODUCT_STATUS_UNAUTHORIZED_TO_SELL`: The shop may not sell the product.
 *     - `PRODUCT_STATUS_PENDING`: The product waits for a decision.
 *     - `PRODUCT_STATUS_SYNCHRO_ERROR`: The product could not be synchronized.
 *     - `PRODUCT_DISABLED`: The product is disabled.
 *     - `SHOP_NOT_OPEN`: The shop is not open.
 *     - `ZERO_QUANTITY`: The stock is empty.
 *     - `NO_MIN_SHIPPING_RATE`: The offer has no shipping charge.
 *     - `NOT_IN_AVAILABILITY_PERIOD`: The availability period has not started or is over.
 *     - `NO_CHANNEL_ON_SHOP`: The shop has no sales channel.
 *     - `SHOP_CURRENCY_DISABLED`: The currency of the shop is disabled.
 *     - `AVAILABLE_QUANTITY_LESS_THAN_MIN_ORDER_QUANTITY`: The stock is below the lowest order quantity.
 *     - `AVAILABLE_QUANTITY_LESS_THAN_PACKAGE_QUANTITY`: The stock is below the quantity of a package.
 *     - `NO_ACTIVE_PRICE`: No price applies now.
 *     - `CATEGORY_UNAUTHORIZED_TO_SELL`: The shop may not sell in the category.
 *     - `BRAND_UNAUTHORIZED_TO_SELL`: The shop may not sell the brand.
 */
export type OfferInactivityReason = "PRODUCT_STATUS_NEW" | "PRODUCT_STATUS_INVALID" | "PRODUCT_STATUS_REJECTED" | "PRODUCT_STATUS_UNAUTHORIZED_TO_SELL" | "PRODUCT_STATUS_PENDING" | "PRODUCT_STATUS_SYNCHRO_ERROR" | "PRODUCT_DISABLED" | "SHOP_NOT_OPEN" | "ZERO_QUANTITY" | "NO_MIN_SHIPPING_RATE" | "NOT_IN_AVAILABILITY_PERIOD" | "NO_CHANNEL_ON_SHOP" | "SHOP_CURRENCY_DISABLED" | "AVAILABLE_QUANTITY_LESS_THAN_MIN_ORDER_QUANTITY" | "AVAILABLE_QUANTITY_LESS_THAN_PACKAGE_QUANTITY" | "NO_ACTIVE_PRICE" | "CATEGORY_UNAUTHORIZED_TO_SELL" | "BRAND_UNAUTHORIZED_TO_SELL" | (string & {});
/** @description An identifier of the product. */
export interface OfferProductReference {
    /**
     * @description Type of the identifier.
     * @example EAN
     */
    reference_type: string;
    /** @description The identifier. */
    reference: string;
}
/** @description The stock in one warehouse. */
export interface OfferWarehouse {
    /** @description Code of the warehouse. */
    code: string;
    /**
     * Format: int32
     * @description Quantity in the warehouse.
     */
    quantity: number;
}
/** @description The channels, customers and period for which prices apply. A missing part means no restriction. */
export interface OfferPriceContext {
    /** @description Codes of the channels. */
    channel_codes?: string[];
    /** @description Identifiers of the customer groups. */
    customer_group_ids?: string[];
    /** @description Identifiers of the customer organizations. */
    customer_organization_ids?: string[];
    /**
     * Format: date-time
     * @description Start of the period.
     */
    start_date?: string;
    /**
     * Format: date-time
     * @description End of the period.
     */
    end_date?: string;
}
/** @description Price of one unit from a quantity on. */
export interface OfferVolumePrice {
    /**
     * Format: int32
     * @description Lowest quantity of this price.
     */
    quantity_threshold: number;
    /** @description Price of one unit now. */
    price: number;
    /** @description Price of one unit without the discount. */
    unit_origin_price: number;
    /** @description Price of one unit with the discount. Absent without a discount. */
    unit_discount_price?: number;
}
/** @description Prices of an offer in one context, with their discount. */
export interface OfferPrice {
    /**
     * @deprecated
     * @description Code of the channel. Null: the default prices. Use `context`.
     */
    channel_code?: string | null;
    /** @description The channels, customers and period for which prices apply. A missing part means no restriction. */
    context?: OfferPriceContext;
    /** @description Price of one unit now. */
    price: number;
    /** @description Price of one unit without the discount. */
    unit_origin_price: number;
    /** @description Price of one unit with the discount. Null: no discount. */
    unit_discount_price?: number | null;
    /**
     * Format: date-time
     * @description Start of the discount. Null: no start.
     */
    discount_start_date?: string | null;
    /**
     * Format: date-time
     * @description End of the discount. Null: no end.
     */
    discount_end_date?: string | null;
    /** @description Prices by quantity. */
    volume_prices: OfferVolumePrice[];
}
/** @description Price of one unit from a quantity on. */
export interface OfferPriceRange {
    /**
     * Format: int32
     * @description Lowest quantity of this price.
     */
    quantity_threshold: number;
    /** @description Price of one unit. */
    price: number;
}
/** @description The discount on the default price. */
export interface OfferDiscount {
    /** @description Price of one unit without the discount. */
    origin_price?: number;
    /** @description Price of one unit with the discount. Null: no discount. */
    discount_price?: number | null;
    /**
     * Format: date-time
     * @description Start of the discount.
     */
    start_date?: string;
    /**
     * Format: date-time
     * @description End of the discount.
     */
    end_date?: string;
    /** @description Discounted prices by quantity. */
    ranges?: OfferPriceRange[];
}
/** @description A retail price and its discount. */
export interface OfferRetailPrice {
    /** @description Retail price of one unit now. */
    price: number;
    /** @description Retail price of one unit without the discount. */
    unit_origin_price: number;
    /** @description Retail price of one unit with the discount. Null: no discount. */
    unit_discount_price?: number | null;
    /**
     * Format: date-time
     * @description Start of the discount. Null: no start.
     */
    discount_start_date?: string | null;
    /**
     * Format: date-time
     * @description End of the discount. Null: no end.
     */
    discount_end_date?: string | null;
}
/** @description Contribution to one scheme of extended producer responsibility. */
export interface OfferEcoContribution {
    /** @description Country and product category of an extended producer responsibility scheme. */
    epr_category_code: EprCategoryCode;
    /** @description Amount of the contribution. */
    eco_contribution_amount?: number;
    /** @description Registration number of the producer. */
    producer_id?: string;
}
/** @description Place of fulfillment of orders of the offer. */
export interface OfferFulfillment {
    /** @description The fulfillment center. */
    center: {
        /**
         * @description Code of the fulfillment center. DEFAULT: the shop itself.
         * @example DEFAULT
         */
        code: string;
    };
}
/** @description Class of goods that decides the shipping charges. */
export interface OfferLogisticClass {
    /** @description Code of the class, as SH31 lists it. */
    code: string;
    /** @description Name of the class, in the requested language. */
    label: string;
}
/** @description An offer of a shop for a product. */
export interface Offer {
    /**
     * Format: int64
     * @description Identifier of the offer on the platform.
     */
    offer_id: number;
    /** @description Identifier of the offer in the shop. */
    shop_sku: string;
    /** @description Whether the offer can be bought. If not, `inactivity_reasons` contains why. */
    active: boolean;
    /**
     * @description Why the offer can't be bought.
     *     - `PRODUCT_STATUS_NEW`: The product is new.
     *     - `PRODUCT_STATUS_INVALID`: The product is invalid.
     *     - `PRODUCT_STATUS_REJECTED`: The operator rejected the product.
     *     - `PRODUCT_STATUS_UNAUTHORIZED_TO_SELL`: The shop may not sell the product.
     *     - `PRODUCT_STATUS_PENDING`: The product waits for a decision.
     *     - `PRODUCT_STATUS_SYNCHRO_ERROR`: The product could not be synchronized.
     *     - `PRODUCT_DISABLED`: The product is disabled.
     *     - `SHOP_NOT_OPEN`: The shop is not open.
     *     - `ZERO_QUANTITY`: The stock is empty.
     *     - `NO_MIN_SHIPPING_RATE`: The offer has no shipping charge.
     *     - `NOT_IN_AVAILABILITY_PERIOD`: The availability period has not started or is over.
     *     - `NO_CHANNEL_ON_SHOP`: The shop has no sales channel.
     *     - `SHOP_CURRENCY_DISABLED`: The currency of the shop is disabled.
     *     - `AVAILABLE_QUANTITY_LESS_THAN_MIN_ORDER_QUANTITY`: The stock is below the lowest order quantity.
     *     - `AVAILABLE_QUANTITY_LESS_THAN_PACKAGE_QUANTITY`: The stock is below the quantity of a package.
     *     - `NO_ACTIVE_PRICE`: No price applies now.
     *     - `CATEGORY_UNAUTHORIZED_TO_SELL`: The shop may not sell in the category.
     *     - `BRAND_UNAUTHORIZED_TO_SELL`: The shop may not sell the brand.
     */
    inactivity_reasons?: OfferInactivityReason[];
    /** @description Identifier of the product on the platform. */
    product_sku: string;
    /** @description Title of the product. */
    product_title: string;
    /** @description Brand of the product. */
    product_brand?: string;
    /** @description Description of the product. */
    product_description?: string;
    /** @description Identifiers of the product, such as its EAN. */
    product_references: OfferProductReference[];
    /** @description Tax code of the product. */
    product_tax_code?: string;
    /** @description Code of the product's category. */
    category_code: string;
    /** @description Name of the category, in the requested language. */
    category_label: string;
    /**
     * @description Code of the condition of the product, as OF61 lists it.
     * @example 11
     */
    state_code: string;
    /**
     * Format: int32
     * @description Quantity in stock.
     */
    quantity: number;
    /** @description Quantity in each warehouse. */
    warehouses?: OfferWarehouse[];
    /**
     * Format: int32
     * @description Quantity at which the platform warns the shop.
     */
    min_quantity_alert?: number;
    /**
     * Format: int32
     * @description Lowest quantity in one order.
     */
    min_order_quantity: number;
    /**
     * Format: int32
     * @description Highest quantity in one order.
     */
    max_order_quantity?: number;
    /**
     * Format: int32
     * @description Quantity of a package. Customers buy multiples of it.
     */
    package_quantity: number;
    /** @description Currency of the prices. */
    currency_iso_code: CurrencyCode;
    /** @description Price of one unit now, with a discount that applies. */
    price?: number;
    /** @description Price of one unit with the lowest shipping charge. */
    total_price?: number;
    /** @description The prices for the requested channel and customer organization. Default: the default prices. */
    applicable_pricing?: OfferPrice;
    /** @description All prices: the default prices, and prices of single channels, customers or periods. */
    all_prices: OfferPrice[];
    /**
     * @deprecated
     * @description The discount on the default price. Use `all_prices`.
     */
    discount?: OfferDiscount;
    /** @description Retail prices of shops that sell through the operator. */
    retail_prices?: OfferRetailPrice[];
    /** @description Retail price that the manufacturer suggests. */
    msrp?: number;
    /** @description Additional text about the price. */
    price_additional_info?: string;
    /** @description Whether customers may request quotes. */
    allow_quote_requests?: boolean;
    /** @description Contributions to schemes of extended producer responsibility. */
    eco_contributions?: OfferEcoContribution[];
    /** @description Codes of the channels that sell the offer. */
    channels: string[];
    /** @description Description of the offer. */
    description: string;
    /** @description Description that only the shop reads. */
    internal_description?: string;
    /**
     * Format: int32
     * @description Rank among the favorite offers of the shop.
     */
    favorite_rank?: number;
    /**
     * Format: date-time
     * @description Time from which the offer can be bought.
     */
    available_start_date?: string;
    /**
     * Format: date-time
     * @description Time until which the offer can be bought.
     */
    available_end_date?: string;
    /**
     * Format: int32
     * @description Days between the order and its shipment.
     */
    leadtime_to_ship: number;
    /**
     * Format: date-time
     * @description Time until which an order of now must be shipped.
     */
    shipping_deadline: string;
    /** @description Place of fulfillment of orders of the offer. */
    fulfillment: OfferFulfillment;
    /** @description Class of goods that decides the shipping charges. */
    logistic_class: OfferLogisticClass;
    /** @description Lowest shipping charge of the first unit. */
    min_shipping_price: number;
    /** @description Lowest shipping charge of each further unit. */
    min_shipping_price_additional: number;
    /** @description Code of the shipping method with the lowest charge. */
    min_shipping_type: string;
    /** @description Code of the shipping zone with the lowest charge. */
    min_shipping_zone: string;
    /** @description Values of the custom fields of offers (AF01). */
    offer_additional_fields?: AdditionalFieldValue[];
}
/** @description One page of offers. */
export interface OfferPage {
    /** @description Offers of this page. */
    offers: Offer[];
    /**
     * Format: int32
     * @description Number of offers on all pages.
     */
    total_count: number;
}
/** @description The discount on the default price. */
export interface OfferDiscountInput {
    /** @description Price of one unit with the discount. */
    price?: number;
    /** @description Start of the discount. */
    start_date?: string;
    /** @description End of the discount. */
    end_date?: string;
    /** @description Discounted prices by quantity. */
    ranges?: OfferPriceRange[];
}
/** @description Price of one unit from a quantity on. */
export interface OfferVolumePriceInput {
    /**
     * Format: int32
     * @description Lowest quantity of this price.
     */
    quantity_threshold: number;
    /** @description Price of one unit without the discount. */
    unit_origin_price: number;
    /** @description Price of one unit with the discount. */
    unit_discount_price?: number;
}
/** @description Prices of an offer in one channel. */
export interface OfferPriceInput {
    /** @description Code of the channel. Null: the default prices. */
    channel_code?: string | null;
    /** @description Price of one unit without the discount. */
    unit_origin_price?: number;
    /** @description Price of one unit with the discount. */
    unit_discount_price?: number;
    /** @description Start of the discount. Null: no start. */
    discount_start_date?: string | null;
    /** @description End of the discount. Null: no end. */
    discount_end_date?: string | null;
    /** @description Prices by quantity. */
    volume_prices?: OfferVolumePriceInput[];
}
/** @description A retail price and its discount. */
export interface OfferRetailPriceInput {
    /** @description Retail price of one unit without the discount. */
    unit_origin_price?: number;
    /** @description Retail price of one unit with the discount. */
    unit_discount_price?: number;
    /** @description Start of the discount. Null: no start. */
    discount_start_date?: string | null;
    /** @description End of the discount. Null: no end. */
    discount_end_date?: string | null;
}
/** @description Contribution to one scheme of extended producer responsibility. */
export interface OfferEcoContributionInput {
    /** @description Country and product category of an extended producer responsibility scheme. */
    epr_category_code: EprCategoryCode;
    /** @description Amount of the contribution. */
    eco_contribution_amount?: number;
    /** @description Registration number of the producer. */
    producer_id?: string;
}
/** @description An offer to create, change or delete. A change removes what you leave out: texts, dates, discount, logistic class, and package and order quantities are deleted, `quantity` becomes 0, and `allow_quote_requests` false. */
export interface OfferInput {
    /** @description Identifier of the offer in the shop. */
    shop_sku: string;
    /** @description Identifier of the product. Used only if the offer is new. */
    product_id: string;
    /**
     * @description Type of the identifier. Used only if the offer is new.
     * @example EAN
     */
    product_id_type: string;
    /** @description Code of the condition (OF61). */
    state_code: string;
    /**
     * @description `update` or empty to create or change the offer, `delete` to delete it.
     * @example update
     */
    update_delete: string;
    /** @description Price of one unit without a discount. */
    price: number;
    /**
     * Format: int32
     * @description Quantity in stock. Default: 0.
     */
    quantity?: number;
    /** @description Description of the offer. */
    description?: string;
    /** @description Description that only the shop reads. */
    internal_description?: string;
    /** @description Additional text about the price. */
    price_additional_info?: string;
    /** @description Unit of the price. */
    pricing_unit?: string;
    /** @description Tax code of the product. */
    product_tax_code?: string;
    /**
     * Format: int32
     * @description Quantity at which the platform warns the shop.
     */
    min_quantity_alert?: number;
    /**
     * Format: int32
     * @description Lowest quantity in one order.
     */
    min_order_quantity?: number;
    /**
     * Format: int32
     * @description Highest quantity in one order.
     */
    max_order_quantity?: number;
    /**
     * Format: int32
     * @description Quantity of a package. Customers buy multiples of it.
     */
    package_quantity?: number;
    /**
     * Format: int32
     * @description Days between the order and its shipment.
     */
    leadtime_to_ship?: number;
    /** @description Code of the logistic class (SH31). */
    logistic_class?: string;
    /** @description Time from which the offer can be bought. */
    available_started?: string;
    /** @description Time until which the offer can be bought. */
    available_ended?: string;
    /** @description Whether customers may request quotes. Default: false. */
    allow_quote_requests?: boolean;
    /** @description The discount on the default price. */
    discount?: OfferDiscountInput;
    /** @description Prices of channels. An entry for the default prices wins over `price` and `discount`. */
    all_prices?: OfferPriceInput[];
    /** @description Retail prices of shops that sell through the operator. */
    retail_prices?: OfferRetailPriceInput[];
    /** @description Retail price that the manufacturer suggests. */
    msrp?: number;
    /** @description Contributions to schemes of extended producer responsibility. */
    eco_contributions?: OfferEcoContributionInput[];
    /** @description Values of the custom fields of offers (AF01). */
    offer_additional_fields?: AdditionalFieldValue[];
}
/** @description Offers to create, change or delete. */
export interface OfferUpsertRequest {
    /** @description The offers. */
    offers: OfferInput[];
}
/** @description The import of the offers. */
export interface OfferUpsertStarted {
    /**
     * Format: int64
     * @description Identifier of the import, used to read its status with OF02.
     */
    import_id: number;
}
/** @description The stock of an offer. */
export interface OfferQuantity {
    /**
     * Format: int64
     * @description Identifier of the offer on the platform.
     */
    offer_id: number;
    /**
     * Format: int32
     * @description Quantity in stock.
     */
    quantity: number;
}
/**
 * @description How the file of an import arrived. More origins may appear.
 *     - `API`: Through this API.
 *     - `FTP`: From an FTP server.
 *     - `SFTP`: From an SFTP server.
 *     - `HTTP`: From an HTTP server.
 *     - `HTTPS`: From an HTTPS server.
 *     - `FRONT`: In the back office.
 *     - `PENDING_OFFERS`: From offers that waited for approval.
 */
export type ImportOrigin = "API" | "FTP" | "SFTP" | "HTTP" | "HTTPS" | "FRONT" | "PENDING_OFFERS" | (string & {});
/**
 * @description Status of an import of offers. COMPLETE and FAILED are final.
 *     - `WAITING_SYNCHRONIZATION_PRODUCT`: Waits until the products of the file are imported.
 *     - `WAITING`: Waits to be imported.
 *     - `RUNNING`: Being imported.
 *     - `COMPLETE`: Complete. The error report contains the failed lines. Final.
 *     - `FAILED`: Failed. `reason_status` contains the reason. Final.
 */
export type OfferImportStatus = "WAITING_SYNCHRONIZATION_PRODUCT" | "WAITING" | "RUNNING" | "COMPLETE" | "FAILED" | (string & {});
/**
 * @description Effect on offers that the import leaves out.
 *     - `NORMAL`: Other offers stay.
 *     - `REPLACE`: Other offers of the shop are deleted.
 */
export type OfferImportMode = "NORMAL" | "REPLACE" | (string & {});
/** @description An import of offers in a list. */
export interface ListedOfferImport {
    /**
     * Format: int64
     * @description Identifier of the import.
     */
    import_id: number;
    /**
     * Format: int64
     * @description Shop of the offers.
     */
    shop_id: number;
    /**
     * @description Status of an import of offers. COMPLETE and FAILED are final.
     *     - `WAITING_SYNCHRONIZATION_PRODUCT`: Waits until the products of the file are imported.
     *     - `WAITING`: Waits to be imported.
     *     - `RUNNING`: Being imported.
     *     - `COMPLETE`: Complete. The error report contains the failed lines. Final.
     *     - `FAILED`: Failed. `reason_status` contains the reason. Final.
     */
    status: OfferImportStatus;
    /** @description Reason why the import failed, for people. */
    reason_status?: string;
    /**
     * Format: date-time
     * @description Time at which the import was received.
     */
    date_created: string;
    /**
     * @description Effect on offers that the import leaves out.
     *     - `NORMAL`: Other offers stay.
     *     - `REPLACE`: Other offers of the shop are deleted.
     */
    mode: OfferImportMode;
    /**
     * @description How the file of an import arrived. More origins may appear.
     *     - `API`: Through this API.
     *     - `FTP`: From an FTP server.
     *     - `SFTP`: From an SFTP server.
     *     - `HTTP`: From an HTTP server.
     *     - `HTTPS`: From an HTTPS server.
     *     - `FRONT`: In the back office.
     *     - `PENDING_OFFERS`: From offers that waited for approval.
     */
    origin: ImportOrigin;
    /**
     * Format: int32
     * @description Lines that were read.
     */
    lines_read: number;
    /**
     * Format: int32
     * @description Lines that were imported.
     */
    lines_in_success: number;
    /**
     * Format: int32
     * @description Lines that failed.
     */
    lines_in_error: number;
    /**
     * Format: int32
     * @description Lines that wait for approval.
     */
    lines_in_pending: number;
    /**
     * Format: int32
     * @description Offers that were created.
     */
    offer_inserted: number;
    /**
     * Format: int32
     * @description Offers that were changed.
     */
    offer_updated: number;
    /**
     * Format: int32
     * @description Offers that were deleted.
     */
    offer_deleted: number;
    /** @description Whether OF03 has a file. */
    has_error_report: boolean;
}
/** @description One page of imports of offers. */
export interface OfferImportPage {
    /** @description Imports of this page. */
    data: ListedOfferImport[];
    /** @description Token of the next page. Null or absent on the last page. */
    next_page_token?: string | null;
    /** @description Token of the previous page. Null or absent on the first page. */
    previous_page_token?: string | null;
}
/** @description One line of a file with offers. An empty cell is a missing value. */
export interface OfferFileRow {
    /** @description Identifier of the offer in the shop. */
    sku?: string;
    /** @description Identifier of the product. */
    "product-id"?: string;
    /**
     * @description Type of the identifier.
     * @example EAN
     */
    "product-id-type"?: string;
    /** @description Description of the offer. */
    description?: string;
    /** @description Description that only the shop reads. */
    "internal-description"?: string;
    /** @description Price of one unit without a discount. */
    price?: string;
    /** @description Additional text about the price. */
    "price-additional-info"?: string;
    /** @description Quantity in stock. */
    quantity?: string;
    /** @description Quantity at which the platform warns the shop. */
    "min-quantity-alert"?: string;
    /** @description Code of the condition (OF61). */
    state?: string;
    /** @description Time from which the offer can be bought. */
    "available-start-date"?: string;
    /** @description Time until which the offer can be bought. */
    "available-end-date"?: string;
    /** @description Price of one unit with the discount. */
    "discount-price"?: string;
    /** @description Start of the discount. */
    "discount-start-date"?: string;
    /** @description End of the discount. */
    "discount-end-date"?: string;
    /** @description Discounted prices by quantity, such as `5|9.5,10|9`. */
    "discount-ranges"?: string;
    /** @description Whether customers may request quotes. */
    "allow-quote-requests"?: string;
    /** @description Days between the order and its shipment. */
    "leadtime-to-ship"?: string;
    /** @description Lowest quantity in one order. */
    "min-order-quantity"?: string;
    /** @description Highest quantity in one order. */
    "max-order-quantity"?: string;
    /** @description Quantity of a package. */
    "package-quantity"?: string;
    /** @description `update` or empty to create or change the offer, `delete` to delete it. */
    "update-delete"?: string;
    /** @description Prices by quantity, such as `5|9.9,10|9.5`. */
    "price-ranges"?: string;
    /** @description Amount of the eco tax. */
    ecotax?: string;
    /** @description Whether the offer can be gift-wrapped. */
    "gift-wrap"?: string;
    /** @description Lowest quantity in one order. Use `min-order-quantity`. */
    "min-quantity-ordered"?: string;
    /** @description Code of the logistic class (SH31). */
    "logistic-class"?: string;
    /** @description Price in a channel. One column for each channel, named by its code. */
    "price[channel=<code>]"?: string;
    /** @description Price with the discount in a channel. */
    "discount-price[channel=<code>]"?: string;
    /** @description Start of the discount in a channel. */
    "discount-start-date[channel=<code>]"?: string;
    /** @description End of the discount in a channel. */
    "discount-end-date[channel=<code>]"?: string;
    /** @description Discounted prices by quantity in a channel. */
    "discount-ranges[channel=<code>]"?: string;
    /** @description Prices by quantity in a channel. */
    "price-ranges[channel=<code>]"?: string;
    /** @description Unit of the price, if the platform uses units. */
    "pricing-unit"?: string;
    /** @description Tax code of the product, if the platform uses tax codes. */
    "product-tax-code"?: string;
    /** @description Registration number of the producer, if the platform uses schemes. */
    "producer-id[<EPR category code>]"?: string;
    /** @description Contribution to a scheme, if the platform uses schemes. */
    "eco-contribution-amount[<EPR category code>]"?: string;
}
/** @description A file with offers and its settings. */
export interface OfferImportRequest {
    /**
     * Format: binary
     * @description The file with offers as CSV, XML or XLSX. CSV has semicolons and a first line with the columns.
     */
    file: FileInput;
    /**
     * @description Effect on offers that the file leaves out.
     *     - `NORMAL`: Other offers stay.
     *     - `REPLACE`: The import deletes all offers of the shop that the file leaves out.
     * @enum {string}
     */
    import_mode: "NORMAL" | "REPLACE";
    /** @description Whether the products of the file are in the operator's format and need no mapping. Default: false. */
    operator_format?: boolean;
    /** @description Whether the file also contains products. They are imported first. Default: false. */
    with_products?: boolean;
}
/** @description The accepted import. */
export interface OfferImportStarted {
    /**
     * Format: int64
     * @description Identifier of the import, used to read its status with OF02.
     */
    import_id: number;
    /**
     * Format: int64
     * @description Identifier of the import of the products, used to read its status with P42. Only if the file contains products.
     */
    product_import_id?: number;
}
/** @description Status and figures of an import of offers. */
export interface OfferImport {
    /**
     * Format: int64
     * @description Identifier of the import.
     */
    import_id: number;
    /**
     * @description Status of an import of offers. COMPLETE and FAILED are final.
     *     - `WAITING_SYNCHRONIZATION_PRODUCT`: Waits until the products of the file are imported.
     *     - `WAITING`: Waits to be imported.
     *     - `RUNNING`: Being imported.
     *     - `COMPLETE`: Complete. The error report contains the failed lines. Final.
     *     - `FAILED`: Failed. `reason_status` contains the reason. Final.
     */
    status: OfferImportStatus;
    /** @description Reason why the import failed, for people. Empty if it did not fail. */
    reason_status?: string;
    /**
     * Format: date-time
     * @description Time at which the import was received.
     */
    date_created: string;
    /**
     * @description Effect on offers that the import leaves out.
     *     - `NORMAL`: Other offers stay.
     *     - `REPLACE`: Other offers of the shop are deleted.
     */
    mode: OfferImportMode;
    /**
     * @deprecated
     * @description Format of the file. Deprecated.
     *     - `AUTO`: Detected.
     *     - `MIRAKL`: Format of the platform.
     *     - `AMAZON`: Format of another marketplace.
     */
    type?: "AUTO" | "MIRAKL" | "AMAZON" | (string & {});
    /**
     * Format: int32
     * @description Lines that were read.
     */
    lines_read: number;
    /**
     * Format: int32
     * @description Lines that were imported.
     */
    lines_in_success: number;
    /**
     * Format: int32
     * @description Lines that failed.
     */
    lines_in_error: number;
    /**
     * Format: int32
     * @description Lines that wait for approval.
     */
    lines_in_pending: number;
    /**
     * Format: int32
     * @description Offers that were created.
     */
    offer_inserted: number;
    /**
     * Format: int32
     * @description Offers that were changed.
     */
    offer_updated: number;
    /**
     * Format: int32
     * @description Offers that were deleted.
     */
    offer_deleted: number;
    /** @description Whether OF03 has a file. */
    has_error_report: boolean;
}
/**
 * @description Status of an import of prices or stock. COMPLETE and FAILED are final.
 *     - `WAITING`: Waits to be imported.
 *     - `RUNNING`: Being imported.
 *     - `COMPLETE`: Complete. The error report contains the failed lines. Final.
 *     - `FAILED`: Failed. Final.
 */
export type PriceImportStatus = "WAITING" | "RUNNING" | "COMPLETE" | "FAILED" | (string & {});
/** @description Status and figures of an import of prices. */
export interface PriceImport {
    /** @description Identifier of the import. */
    import_id: string;
    /**
     * Format: int64
     * @description Shop of the offers.
     */
    shop_id: number;
    /**
     * @description Status of an import of prices or stock. COMPLETE and FAILED are final.
     *     - `WAITING`: Waits to be imported.
     *     - `RUNNING`: Being imported.
     *     - `COMPLETE`: Complete. The error report contains the failed lines. Final.
     *     - `FAILED`: Failed. Final.
     */
    status: PriceImportStatus;
    /** @description Reason why the import failed, for people. Empty if it did not fail. */
    reason_status: string;
    /**
     * Format: date-time
     * @description Time at which the file was received.
     */
    date_created: string;
    /**
     * @description How the file of an import arrived. More origins may appear.
     *     - `API`: Through this API.
     *     - `FTP`: From an FTP server.
     *     - `SFTP`: From an SFTP server.
     *     - `HTTP`: From an HTTP server.
     *     - `HTTPS`: From an HTTPS server.
     *     - `FRONT`: In the back office.
     *     - `PENDING_OFFERS`: From offers that waited for approval.
     */
    origin: ImportOrigin;
    /**
     * Format: int32
     * @description Lines that were imported.
     */
    lines_in_success: number;
    /**
     * Format: int32
     * @description Lines that failed.
     */
    lines_in_error: number;
    /**
     * Format: int32
     * @description Offers with new prices.
     */
    offers_updated: number;
    /**
     * Format: int32
     * @description Offers whose prices were not changed.
     */
    offers_in_error: number;
    /** @description Whether PRI03 has a file. */
    has_error_report: boolean;
}
/** @description One page of imports of prices. */
export interface PriceImportPage {
    /** @description Imports of this page. */
    data: PriceImport[];
    /** @description Token of the next page. Null or absent on the last page. */
    next_page_token?: string | null;
    /** @description Token of the previous page. Null or absent on the first page. */
    previous_page_token?: string | null;
}
/** @description One line of a file with prices, which is one price of an offer. An empty cell is a missing value. */
export interface PriceFileRow {
    /** @description Identifier of the offer in the shop. */
    "offer-sku"?: string;
    /** @description Price of one unit without a discount. */
    price?: string;
    /** @description Price of one unit with the discount. */
    "discount-price"?: string;
    /** @description Start of the discount. */
    "discount-start-date"?: string;
    /** @description End of the discount. */
    "discount-end-date"?: string;
    /** @description Prices by quantity, such as `5|9.9,10|9.5`, if the platform uses volume prices. */
    "price-ranges"?: string;
    /** @description Discounted prices by quantity, if the platform uses volume prices. */
    "discount-ranges"?: string;
    /** @description Codes of the channels, separated by commas. Default: the default price. */
    channels?: string;
    /** @description Start of the price, if the platform uses price periods. */
    "start-date"?: string;
    /** @description End of the price, if the platform uses price periods. */
    "end-date"?: string;
    /** @description Identifiers of the customer organizations, separated by commas. */
    "customer-organization-ids"?: string;
    /** @description Identifiers of the customer groups, separated by commas. */
    "customer-group-ids"?: string;
    /**
     * @description Kind of the price. Default: PRICE.
     *     - `PRICE`: A price of the offer.
     *     - `RETAIL-PRICE`: A retail price.
     * @enum {string}
     */
    "price-type"?: "PRICE" | "RETAIL-PRICE";
}
/** @description A file with prices of offers. */
export interface PriceImportRequest {
    /**
     * Format: binary
     * @description The file with prices as CSV with semicolons. Its first line names the columns.
     */
    file: FileInput;
}
/** @description The accepted import. */
export interface PriceImportStarted {
    /** @description Identifier of the import, used to read its status with PRI02. */
    import_id?: string;
    /**
     * @deprecated
     * @description The same as `import_id`.
     */
    importId?: string;
}
/** @description One line of a file with stock. An empty cell is a missing value. */
export interface StockFileRow {
    /** @description Identifier of the offer in the shop. */
    "offer-sku"?: string;
    /** @description Quantity in stock. */
    quantity?: string;
    /** @description Code of the warehouse. Default: the quantity is the whole stock of the offer. */
    "warehouse-code"?: string;
    /** @description `update` or empty to set the quantity, `delete` to remove the stock of the warehouse. */
    "update-delete"?: string;
}
/** @description A file with the stock of offers. */
export interface StockImportRequest {
    /**
     * Format: binary
     * @description The file with quantities as CSV with semicolons. Its first line names the columns.
     */
    file: FileInput;
}
/** @description The accepted import. */
export interface StockImportStarted {
    /** @description Identifier of the import, used to read its status with STO02. */
    import_id?: string;
}
/** @description Status and figures of an import of stock. */
export interface StockImport {
    /** @description Identifier of the import. */
    import_id: string;
    /**
     * Format: int64
     * @description Shop of the offers.
     */
    shop_id: number;
    /**
     * @description Status of an import of prices or stock. COMPLETE and FAILED are final.
     *     - `WAITING`: Waits to be imported.
     *     - `RUNNING`: Being imported.
     *     - `COMPLETE`: Complete. The error report contains the failed lines. Final.
     *     - `FAILED`: Failed. Final.
     */
    status: PriceImportStatus;
    /**
     * Format: date-time
     * @description Time at which the file was received.
     */
    date_created: string;
    /**
     * Format: int32
     * @description Lines that were imported.
     */
    lines_in_success?: number;
    /**
     * Format: int32
     * @description Lines that failed.
     */
    lines_in_error?: number;
    /** @description Whether STO03 has a file. */
    has_error_report: boolean;
}
/** @description A line of a CSV file of an export. A deleted offer has its identifiers, `active` and `deleted` only. */
export interface OfferExportRow {
    /** @description Whether the offer can be bought. */
    active?: boolean;
    /** @description Whether customers may request quotes. */
    "allow-quote-requests"?: boolean;
    /** @description Time until which the offer can be bought. */
    "available-end-date"?: string;
    /** @description Time from which the offer can be bought. */
    "available-start-date"?: string;
    /** @description Codes of the channels that sell the offer. */
    channels?: string;
    /** @description Currency of the prices. */
    "currency-iso-code"?: CurrencyCode;
    /** @description Time at which the offer was created. */
    "date-created"?: string;
    /** @description Whether the offer was deleted. */
    deleted?: boolean;
    /** @description Lowest number of days until delivery, by zone and method. */
    "delivery-time-earliest-days[zone=<CODE>,method=<CODE>]"?: string;
    /** @description Highest number of days until delivery, by zone and method. */
    "delivery-time-latest-days[zone=<CODE>,method=<CODE>]"?: string;
    /** @description Description of the offer. */
    description?: string;
    /** @description End of the discount. */
    "discount-end-date"?: string;
    /** @description End of the discount in a channel. */
    "discount-end-date[channel=<channelCode>]"?: string;
    /** @description Price of one unit with the discount. */
    "discount-price"?: number;
    /** @description Price of one unit with the discount in a channel. */
    "discount-price[channel=<channelCode>]"?: number;
    /** @description Discounted prices by quantity. */
    "discount-ranges"?: string;
    /** @description Discounted prices by quantity in a channel. */
    "discount-ranges[channel=<channelCode>]"?: string;
    /** @description Retail price of one unit with the discount. */
    "discount-retail-price"?: number;
    /** @description End of the discount on the retail price. */
    "discount-retail-price-end-date"?: string;
    /** @description Start of the discount on the retail price. */
    "discount-retail-price-start-date"?: string;
    /** @description Start of the discount. */
    "discount-start-date"?: string;
    /** @description Start of the discount in a channel. */
    "discount-start-date[channel=<channelCode>]"?: string;
    /** @description Amount of the contribution to a scheme. */
    "eco-contribution-amount[EPR category code]"?: number;
    /**
     * Format: int32
     * @description Rank among the favorite offers of the shop.
     */
    "favorite-rank"?: number;
    /** @description Code of the fulfillment center. */
    "fulfillment-center-code"?: string;
    /** @description Time at which the offer last changed. */
    "last-updated"?: string;
    /**
     * Format: int32
     * @description Days between the order and its shipment.
     */
    "leadtime-to-ship"?: number;
    /** @description Code of the logistic class. */
    "logistic-class"?: string;
    /**
     * Format: int32
     * @description Highest quantity in one order.
     */
    "max-order-quantity"?: number;
    /** @description Unit of a product that is sold by measure. */
    "measurement-units"?: string;
    /**
     * Format: int32
     * @description Lowest quantity in one order.
     */
    "min-order-quantity"?: number;
    /** @description Lowest shipping charge of the first unit. */
    "min-shipping-price"?: number;
    /** @description Lowest shipping charge of each further unit. */
    "min-shipping-price-additional"?: number;
    /** @description Code of the shipping method with the lowest charge. */
    "min-shipping-type"?: string;
    /** @description Code of the shipping zone with the lowest charge. */
    "min-shipping-zone"?: string;
    /** @description Retail price that the manufacturer suggests. */
    msrp?: number;
    /**
     * Format: int64
     * @description Identifier of the offer on the platform.
     */
    "offer-id"?: number;
    /** @description Identifiers of campaigns with the offer. */
    "ongoing-discount-campaigns"?: string;
    /** @description Price of one unit without the discount. */
    "origin-price"?: number;
    /** @description Price of one unit without the discount in a channel. */
    "origin-price[channel=<channelCode>]"?: number;
    /** @description Retail price of one unit without the discount. */
    "origin-retail-price"?: number;
    /**
     * Format: int32
     * @description Quantity of a package.
     */
    "package-quantity"?: number;
    /** @description Whether the shop is a premium shop. */
    premium?: boolean;
    /** @description Price of one unit now. */
    price?: number;
    /** @description Additional text about the price. */
    "price-additional-info"?: string;
    /** @description Prices by quantity. */
    "price-ranges"?: string;
    /** @description Prices by quantity in a channel. */
    "price-ranges[channel=<channelCode>]"?: string;
    /** @description Price of one unit now in a channel. */
    "price[channel=<channelCode>]"?: number;
    /** @description Registration number of the producer of a scheme. */
    "producer-id[EPR category code]"?: string;
    /** @description Identifier of the product on the platform. */
    "product-sku"?: string;
    /** @description Tax code of the product. */
    "product-tax-code"?: string;
    /** @description Whether the shop is a business. */
    professional?: boolean;
    /**
     * Format: int32
     * @description Quantity in stock.
     */
    quantity?: number;
    /** @description Retail price of one unit now. */
    "retail-price"?: number;
    /** @description Charge of each further unit, by zone and method. */
    "shipping-price-additional[zone=<CODE>,method=<CODE>]"?: number;
    /**
     * @description Kind of the charge, by zone and method.
     *     - `FREE_SHIPPING`: Free.
     *     - `FIXED_PRICE`: A price per unit.
     *     - `ORDER_PRICE_RANGE`: A price by order amount.
     */
    "shipping-price-type[zone=<CODE>,method=<CODE>]"?: "FREE_SHIPPING" | "FIXED_PRICE" | "ORDER_PRICE_RANGE" | (string & {});
    /** @description Charge of the first unit, by zone and method. */
    "shipping-price[zone=<CODE>,method=<CODE>]"?: number;
    /**
     * Format: int64
     * @description Shop of the offer.
     */
    "shop-id"?: number;
    /** @description Name of the shop. */
    "shop-name"?: string;
    /** @description Identifier of the offer in the shop. */
    "shop-sku"?: string;
    /** @description Code of the condition (OF61). */
    "state-code"?: string;
    /** @description Price of one unit with the lowest shipping charge. */
    "total-price"?: number;
}
/** @description The offers and the form of an export. */
export interface OfferExportRequest {
    /**
     * Format: date-time
     * @description Only offers that changed since this time, also deleted and inactive ones. Default: all active offers.
     */
    last_request_date?: string | Date;
    /** @description Whether a full export contains inactive offers. Refused together with `last_request_date`. Default: false. */
    include_inactive_offers?: boolean;
    /**
     * @description Format of the files. Default: CSV.
     *     - `text/csv`: CSV with semicolons.
     *     - `application/json`: JSON.
     * @enum {string}
     */
    export_type?: "text/csv" | "application/json";
    /**
     * Format: int64
     * @description Highest number of offers in a file.
     */
    items_per_chunk?: number;
    /**
     * Format: int64
     * @description Highest size of a file in megabytes.
     */
    megabytes_per_chunk?: number;
    /** @description Channels of the prices. Default: the default prices. */
    channel_codes?: string[];
    /** @description Shipping zones of the shipping charges. */
    shipping_zones?: string[];
    /** @description Additional fields. */
    include_fields?: string[];
    /** @description Only offers in these campaigns. */
    ongoing_discount_campaign_identifiers?: string[];
    /** @description New names of columns by their names. For CSV only. */
    rename_fields?: {
        [key: string]: string;
    };
}
/** @description The started export. */
export interface OfferExportStart {
    /** @description Identifier of the export, used to read its status with OF53. */
    tracking_id?: string;
}
/** @description The status of an export, with its files once it is completed. */
export interface OfferExportStatus {
    /**
     * @description Status of the export. COMPLETED and FAILED are final.
     *     - `PENDING`: Being written.
     *     - `FAILED`: Failed. `error` contains the reason. Final.
     *     - `COMPLETED`: `urls` contains the files. Final.
     */
    status?: "PENDING" | "FAILED" | "COMPLETED" | (string & {});
    /**
     * Format: date-time
     * @description Time of the last change of the status.
     */
    last_updated?: string;
    /** @description Addresses of the files for OF54. */
    urls?: string[];
    /** @description The reason of a failure. */
    error?: {
        /** @description Machine-readable code. */
        code?: string;
        /** @description Explanation for a person. */
        detail?: string;
    };
}
/**
 * @description Kind of the reward.
 *     - `AMOUNT_OFF`: An amount is taken off.
 *     - `FREE_ITEMS`: Some items are free.
 *     - `PERCENTAGE_OFF`: A percentage is taken off.
 *     - `REDUCED_UNIT_PRICE`: Each unit has a lower price.
 */
export type PromotionType = "AMOUNT_OFF" | "FREE_ITEMS" | "PERCENTAGE_OFF" | "REDUCED_UNIT_PRICE" | (string & {});
/**
 * @description State of a promotion.
 *     - `ACTIVE`: It applies now.
 *     - `PENDING`: It has not started.
 *     - `PENDING_APPROVAL`: It waits for the operator's approval.
 *     - `REJECTED`: The operator rejected it.
 *     - `EXPIRED`: It has ended.
 */
export type PromotionState = "ACTIVE" | "PENDING" | "PENDING_APPROVAL" | "REJECTED" | "EXPIRED" | (string & {});
/** @description A purchase that triggers the reward. */
export interface PromotionTriggerRule {
    /**
     * @description Kind of the trigger.
     *     - `minimum_quantity`: From a quantity on.
     *     - `every_quantity`: Once for each multiple of a quantity.
     *     - `minimum_amount`: From an amount on.
     *     - `every_amount`: Once for each multiple of an amount.
     */
    type: "minimum_quantity" | "every_quantity" | "minimum_amount" | "every_amount" | (string & {});
    /**
     * Format: int32
     * @description Quantity that triggers the reward.
     */
    quantity_purchased?: number;
    /** @description Amount that triggers the reward. */
    amount_purchased?: number;
    /** @description Whether the quantity must be of one offer. */
    same_item_purchased?: boolean;
}
/** @description A way to apply the promotion to a cart. */
export interface PromotionCode {
    /** @description Code that customers enter. */
    promo_code?: string;
}
/** @description The operator's campaign of the promotion. */
export interface PromotionCampaign {
    /** @description Identifier of the campaign. */
    identifier: string;
}
/** @description A code with its label. */
export interface CodeLabel {
    /** @description The code. */
    code: string;
    /** @description Name of the entity of the code, for people. */
    label: string;
}
/** @description A picture of the promotion. */
export interface PromotionMedia {
    /** @description Language of the picture. */
    locale: string;
    /** @description Address of the picture. */
    url: string;
}
/** @description A description of the promotion for customers. */
export interface PromotionDescription {
    /** @description Language of the description. */
    locale: string;
    /** @description The description. */
    value: string;
}
/** @description A promotion of a shop. `type` decides which amount it has. */
export interface Promotion {
    /** @description Identifier of the promotion in the shop. */
    internal_id: string;
    /** @description Description that only the shop reads. */
    internal_description: string;
    /**
     * @description Kind of the reward.
     *     - `AMOUNT_OFF`: An amount is taken off.
     *     - `FREE_ITEMS`: Some items are free.
     *     - `PERCENTAGE_OFF`: A percentage is taken off.
     *     - `REDUCED_UNIT_PRICE`: Each unit has a lower price.
     */
    type: PromotionType;
    /**
     * @description State of a promotion.
     *     - `ACTIVE`: It applies now.
     *     - `PENDING`: It has not started.
     *     - `PENDING_APPROVAL`: It waits for the operator's approval.
     *     - `REJECTED`: The operator rejected it.
     *     - `EXPIRED`: It has ended.
     */
    state: PromotionState;
    /**
     * Format: date-time
     * @description Start of the promotion.
     */
    start_date: string;
    /**
     * Format: date-time
     * @description End of the promotion.
     */
    end_date: string;
    /**
     * Format: date-time
     * @description Time at which the promotion was created.
     */
    date_created: string;
    /**
     * Format: date-time
     * @description Time at which the promotion last changed.
     */
    last_updated: string;
    /** @description Amount that is taken off. Null for other types. */
    amount_off?: number | null;
    /** @description Percentage that is taken off. Null for other types. */
    percentage_off?: number | null;
    /** @description Price of one unit. Null for other types. */
    reduced_unit_price?: number | null;
    /**
     * Format: int32
     * @description Number of free items. Null for other types.
     */
    free_items_quantity?: number | null;
    /**
     * Format: int32
     * @description Highest quantity with the reward. Null for other types.
     */
    max_quantity_to_discount?: number | null;
    /** @description Whether the reward applies to the items that trigger it. */
    reward_on_purchased_items: boolean;
    /** @description Offers with the reward. */
    reward_offer_ids?: number[];
    /** @description Offers that trigger the reward. */
    trigger_offer_ids?: number[];
    /** @description Purchases that trigger the reward. */
    triggers: PromotionTriggerRule[];
    /** @description How the promotion is applied to a cart. */
    application_to_cart: PromotionCode[];
    /** @description The operator's campaign of the promotion. */
    campaign?: PromotionCampaign;
    /** @description Channels of the promotion. */
    channels?: CodeLabel[];
    /** @description Identifiers of the customer groups. */
    customer_group_ids?: string[];
    /** @description Identifiers of the customer organizations. */
    customer_organization_ids?: string[];
    /** @description Pictures, by language. */
    medias: PromotionMedia[];
    /** @description Descriptions for customers, by language. */
    public_descriptions: PromotionDescription[];
}
/** @description One page of promotions. */
export interface PromotionPage {
    /** @description Promotions of this page. */
    promotions: Promotion[];
    /**
     * Format: int32
     * @description Number of promotions on all pages.
     */
    total_count: number;
}
/** @description The items that trigger the reward. */
export interface PurchasedItemsSelection {
    /**
     * @description Marks the purchased items.
     * @constant
     */
    type: "PURCHASED_ITEMS";
}
/** @description Single offers. */
export interface OfferSelection {
    /**
     * @description Marks offers.
     * @constant
     */
    type: "OFFER";
    /** @description SKUs of the offers in the shop. */
    values: string[];
}
/** @description An identifier of a product. */
export interface PromotionProduct {
    /**
     * @description Type of the identifier.
     * @example EAN
     */
    type: string;
    /** @description The identifier. */
    value: string;
}
/** @description Offers of products. */
export interface ProductSelection {
    /**
     * @description Marks products.
     * @constant
     */
    type: "PRODUCT";
    /** @description Identifiers of the products. */
    values: PromotionProduct[];
}
/** @description Offers of categories. */
export interface CategorySelection {
    /**
     * @description Marks categories.
     * @constant
     */
    type: "CATEGORY";
    /** @description Codes of the categories (H11). */
    values: string[];
}
/** @description Offers of brands. */
export interface BrandSelection {
    /**
     * @description Marks brands.
     * @constant
     */
    type: "BRAND";
    /** @description Names of the brands. */
    values: string[];
}
/** @description The items with the reward. */
export type RewardSelection = PurchasedItemsSelection | OfferSelection | ProductSelection | CategorySelection | BrandSelection;
/** @description Free items. */
export interface FreeItemsReward {
    /**
     * @description Marks free items.
     * @constant
     */
    type: "FREE_ITEMS";
    /** @description The items with the reward. */
    selection: RewardSelection;
    /**
     * Format: int32
     * @description Number of free items.
     */
    free_items_quantity: number;
}
/** @description An amount that is taken off. */
export interface AmountOffReward {
    /**
     * @description Marks an amount that is taken off.
     * @constant
     */
    type: "AMOUNT_OFF";
    /** @description The items with the reward. */
    selection: RewardSelection;
    /** @description The amount. */
    amount_off: number;
}
/** @description A percentage that is taken off. */
export interface PercentageOffReward {
    /**
     * @description Marks a percentage that is taken off.
     * @constant
     */
    type: "PERCENTAGE_OFF";
    /** @description The items with the reward. */
    selection: RewardSelection;
    /** @description The percentage. */
    percentage_off: number;
    /**
     * Format: int32
     * @description Highest quantity with the reward.
     */
    max_quantity_to_discount?: number;
}
/** @description A lower price of each unit. */
export interface ReducedPriceReward {
    /**
     * @description Marks a lower price.
     * @constant
     */
    type: "REDUCED_UNIT_PRICE";
    /** @description The items with the reward. */
    selection: RewardSelection;
    /** @description Price of one unit. */
    reduced_unit_price: number;
    /**
     * Format: int32
     * @description Highest quantity with the reward.
     */
    max_quantity_to_discount?: number;
}
/** @description The reward of a promotion. */
export type PromotionReward = FreeItemsReward | AmountOffReward | PercentageOffReward | ReducedPriceReward;
/** @description All offers of the shop. */
export interface AllItemsSelection {
    /**
     * @description Marks all offers.
     * @constant
     */
    type: "ALL";
}
/** @description The items that trigger the reward. */
export type TriggerSelection = AllItemsSelection | OfferSelection | ProductSelection | CategorySelection | BrandSelection;
/** @description A purchase of at least a quantity. */
export interface MinimumQuantityTrigger {
    /**
     * @description Marks a lowest quantity.
     * @constant
     */
    type: "MINIMUM_QUANTITY";
    /** @description The items that trigger the reward. */
    selection?: TriggerSelection;
    /**
     * Format: int32
     * @description Quantity that triggers the reward.
     */
    quantity_purchased: number;
    /** @description Whether the quantity must be of one offer. */
    same_item_purchased?: boolean;
}
/** @description A purchase of each multiple of a quantity. */
export interface EveryQuantityTrigger {
    /**
     * @description Marks multiples of a quantity.
     * @constant
     */
    type: "EVERY_QUANTITY";
    /** @description The items that trigger the reward. */
    selection?: TriggerSelection;
    /**
     * Format: int32
     * @description Quantity that triggers the reward.
     */
    quantity_purchased: number;
    /** @description Whether the quantity must be of one offer. */
    same_item_purchased?: boolean;
}
/** @description A purchase of at least an amount. */
export interface MinimumAmountTrigger {
    /**
     * @description Marks a lowest amount.
     * @constant
     */
    type: "MINIMUM_AMOUNT";
    /** @description The items that trigger the reward. */
    selection?: TriggerSelection;
    /** @description Amount that triggers the reward. */
    amount_purchased: number;
}
/** @description A purchase of each multiple of an amount. */
export interface EveryAmountTrigger {
    /**
     * @description Marks multiples of an amount.
     * @constant
     */
    type: "EVERY_AMOUNT";
    /** @description The items that trigger the reward. */
    selection?: TriggerSelection;
    /** @description Amount that triggers the reward. */
    amount_purchased: number;
}
/** @description The purchase that triggers the reward. */
export type PromotionTrigger = MinimumQuantityTrigger | EveryQuantityTrigger | MinimumAmountTrigger | EveryAmountTrigger;
/** @description A code that applies the promotion to a cart. */
export interface PromotionCodeInput {
    /** @description Code that customers enter. */
    promo_code: string;
}
/** @description A new promotion. */
export interface PromotionCreateRequest {
    /** @description Identifier of the promotion in the shop. It must be new. */
    internal_id: string;
    /** @description Description that only the shop reads. */
    internal_description: string;
    /**
     * Format: date-time
     * @description Start of the promotion.
     */
    start_date: string | Date;
    /**
     * Format: date-time
     * @description End of the promotion. Default: no end.
     */
    end_date?: string | Date;
    /** @description The reward of a promotion. */
    reward: PromotionReward;
    /** @description The purchase that triggers the reward. */
    trigger: PromotionTrigger;
    /** @description How the promotion is applied to a cart. Default: automatically. */
    application_to_cart?: PromotionCodeInput[];
    /** @description Codes of the channels. Default: all channels of the shop. */
    channel_codes?: string[];
    /** @description Identifiers of the customer groups. */
    customer_group_ids?: string[];
    /** @description Identifiers of the customer organizations. */
    customer_organization_ids?: string[];
    /** @description Descriptions for customers, by language. */
    public_descriptions?: PromotionDescription[];
}
/** @description The items with the reward. */
export interface PromotionRewardUpdate {
    /** @description The items with the reward. */
    selection: RewardSelection;
}
/** @description The items that trigger the reward. */
export interface PromotionTriggerUpdate {
    /** @description The items that trigger the reward. */
    selection: TriggerSelection;
}
/** @description The promotion after the change. The kind of the reward and of the trigger stay. The start and the code change only before the promotion has started. */
export interface PromotionUpdateRequest {
    /** @description Description that only the shop reads. */
    internal_description: string;
    /**
     * Format: date-time
     * @description Start of the promotion.
     */
    start_date: string | Date;
    /**
     * Format: date-time
     * @description End of the promotion. Default: no end.
     */
    end_date?: string | Date;
    /** @description The items with the reward. */
    reward: PromotionRewardUpdate;
    /** @description The items that trigger the reward. */
    trigger: PromotionTriggerUpdate;
    /** @description How the promotion is applied to a cart. Default: automatically. */
    application_to_cart?: PromotionCodeInput[];
    /** @description Codes of the channels. Default: all channels of the shop. */
    channel_codes?: string[];
    /** @description Identifiers of the customer groups. */
    customer_group_ids?: string[];
    /** @description Identifiers of the customer organizations. */
    customer_organization_ids?: string[];
    /** @description Descriptions for customers, by language. */
    public_descriptions?: PromotionDescription[];
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
/** @description The reasons as a shop sees them. */
export interface TypedReasonList {
    /** @description Reasons, sorted by type and then by their sort index. */
    reasons: TypedReason[];
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
/** @description A region that orders are shipped into. */
export interface ShippingZone {
    /** @description Code of the zone. */
    code: string;
    /** @description Name of the zone, in the requested language. */
    label: string;
    /** @description Places in the zone, for people. */
    description: string;
}
/** @description The active shipping zones. */
export interface ShippingZoneList {
    /** @description Zones, sorted by their sort index. */
    shipping_zones: ShippingZone[];
}
/** @description A way of shipping, such as express. */
export interface ShippingMethod {
    /** @description Code of the method. */
    code: string;
    /** @description Name of the method, in the requested language. */
    label: string;
    /** @description Description of the method, for people. */
    description: string;
    /** @description Code that is the same on every platform. */
    standard_code?: string;
    /** @description The customer picks the order up. */
    click_and_collect: boolean;
    /** @description The operator delivers, not the shop. */
    delivery_by_operator: boolean;
    /** @description The delivery date excludes the shop's lead time. */
    ignore_lead_time_to_ship?: boolean;
    /** @description An order needs a tracking before it counts as shipped. */
    mandatory_tracking: boolean;
}
/** @description The active shipping methods. */
export interface ShippingMethodList {
    /** @description Methods, sorted by their sort index. */
    shipping_types?: ShippingMethod[];
}
/** @description A carrier that is registered on the platform. */
export interface RegisteredCarrier {
    /** @description Code of the carrier, sent as `carrier_code` in the tracking. */
    code: string;
    /** @description Name of the carrier. */
    label: string;
    /** @description Code that is the same on every platform. */
    standard_code?: string;
    /** @description Pattern of the tracking URL. */
    tracking_url?: string;
}
/** @description The registered carriers. */
export interface RegisteredCarrierList {
    /** @description Carriers, sorted by label. */
    carriers: RegisteredCarrier[];
}
/** @description A size or weight class of products. Shipping charges depend on it. */
export interface LogisticClass {
    /** @description Code of the class. */
    code: string;
    /** @description Name of the class, in the requested language. */
    label: string;
    /** @description Description of the class, for people. */
    description: string;
}
/** @description The logistic classes. */
export interface LogisticClassList {
    /** @description Classes, sorted by their sort index. */
    logistic_classes: LogisticClass[];
}
/** @description Days until an order is shipped. */
export interface LeadTimeToShip {
    /**
     * Format: int32
     * @description Days set by the platform.
     */
    default_value: number;
    /**
     * Format: int32
     * @description Days set by the shop.
     */
    shop_value: number;
}
/**
 * @description Party that has set the value.
 *     - `OPERATOR`: The operator.
 *     - `SHOP`: The shop.
 */
export type SettingOwner = "OPERATOR" | "SHOP" | (string & {});
/** @description Number of days of the delivery. */
export interface DeliveryDays {
    /**
     * Format: int32
     * @description Fewest days.
     */
    earliest_days: number;
    /**
     * Format: int32
     * @description Most days.
     */
    latest_days: number;
}
/** @description Delivery time of one method into one zone. */
export interface ConfiguredDeliveryTime {
    /** @description Code of the method (SH12). */
    shipping_type_code: string;
    /** @description Code of the zone (SH11). */
    shipping_zone_code: string;
    /**
     * @description Party that has set the value.
     *     - `OPERATOR`: The operator.
     *     - `SHOP`: The shop.
     */
    set_by: SettingOwner;
    /** @description Days of the delivery. Absent if they are not set. */
    delivery_time?: DeliveryDays;
}
/**
 * @description Party that has set the time, if one is required.
 *     - `OPERATOR`: The operator.
 *     - `SHOP`: The shop.
 *     - `NOT_NEEDED`: The method needs no cut-off time.
 */
export type CutOffTimeOwner = "OPERATOR" | "SHOP" | "NOT_NEEDED" | (string & {});
/** @description Cut-off time for shipping on the same day, for one method. */
export interface OrderCutOffTime {
    /** @description Code of the method (SH12). */
    shipping_type_code: string;
    /**
     * @description Time of day.
     * @example 14:00
     */
    cut_off_time: string;
    /** @description Whether the method needs a cut-off time. */
    is_required?: boolean;
    /**
     * @description Party that has set the time, if one is required.
     *     - `OPERATOR`: The operator.
     *     - `SHOP`: The shop.
     *     - `NOT_NEEDED`: The method needs no cut-off time.
     */
    set_by: CutOffTimeOwner;
}
/** @description Delivery times, lead time and cut-off times of a shop. */
export interface ShopShippingConfiguration {
    /** @description The shop, as text here and as a number elsewhere. */
    shop_id: string;
    /**
     * Format: date-time
     * @description Time at which the configuration last changed.
     */
    last_updated_date?: string;
    /** @description The shop ships for free. */
    order_free_shipping: boolean;
    /** @description Whether the operator pays for shipping. */
    shipping_paid_by_operator?: boolean;
    /** @description Days until an order is shipped. */
    lead_time_to_ship: LeadTimeToShip;
    /** @description Delivery time of each method into each zone. */
    delivery_times: ConfiguredDeliveryTime[];
    /** @description Cut-off time of each method. */
    order_cut_off_times: OrderCutOffTime[];
}
/**
 * @description A price per item, free shipping, or a price by order amount.
 *     - `FIXED_PRICE`: A price per item, in `initial_price` and `additional_price`.
 *     - `FREE_SHIPPING`: Shipping is free.
 *     - `ORDER_RANGE`: A price by order amount, in `ranges`.
 */
export type ShippingPriceType = "FIXED_PRICE" | "FREE_SHIPPING" | "ORDER_RANGE" | (string & {});
/** @description The charge for a range of order amounts. */
export interface ShippingPriceRange {
    /** @description Order amount from which the price applies. */
    threshold: number;
    /** @description Charge for the order, in major units. */
    price: number;
}
/** @description Prices in the currency of the shop. `type` decides which fields apply. */
export interface ShippingPrices {
    /**
     * @description A price per item, free shipping, or a price by order amount.
     *     - `FIXED_PRICE`: A price per item, in `initial_price` and `additional_price`.
     *     - `FREE_SHIPPING`: Shipping is free.
     *     - `ORDER_RANGE`: A price by order amount, in `ranges`.
     */
    type: ShippingPriceType;
    /** @description Charge for the first item. */
    initial_price?: number;
    /** @description Charge for each further item. */
    additional_price?: number;
    /** @description Order amount from which shipping is free. */
    free_shipping_threshold?: number | null;
    /** @description Charges by order amount. */
    ranges?: ShippingPriceRange[];
}
/** @description The charge of one method into one zone for one logistic class. */
export interface ShippingCharge {
    /** @description Code of the method (SH12). */
    shipping_method_code: string;
    /** @description Code of the zone (SH11). */
    shipping_zone_code: string;
    /** @description Code of the logistic class (SH31). */
    logistic_class_code: string;
    /** @description The shop has set its own prices instead of the operator's. */
    overridden_by_shop: boolean;
    /** @description Prices in the currency of the shop. `type` decides which fields apply. */
    prices: ShippingPrices;
}
/** @description Shipping charges of a shop. */
export interface ShopShippingCharges {
    /**
     * Format: int64
     * @description Identifier of the shop.
     */
    shop_id: number;
    /** @description Currency of every price, as ISO 4217 code. */
    currency_iso_code: CurrencyCode;
    /**
     * Format: date-time
     * @description Time at which the charges last changed.
     */
    last_updated_date: string;
    /** @description Charge of each method into each zone for each logistic class. */
    configuration: ShippingCharge[];
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
 * @description Status of the request: in preparation, waiting for the document, fulfilled, or withdrawn.
 *     - `STAGING`: In preparation.
 *     - `TO_PROCESS`: Waiting for the document.
 *     - `ISSUED`: Fulfilled. The document is available.
 *     - `CANCELED`: Withdrawn.
 */
export type DocumentRequestState = "STAGING" | "TO_PROCESS" | "ISSUED" | "CANCELED" | (string & {});
/**
 * @description Kind of document.
 *     - `INVOICE`: An invoice.
 *     - `CREDIT_NOTE`: A credit note, which corrects an invoice.
 */
export type RequestedDocumentType = "INVOICE" | "CREDIT_NOTE" | (string & {});
/**
 * @description Issuer of a document.
 *     - `OPERATOR`: The operator.
 *     - `SHOP`: The shop.
 */
export type DocumentIssuerType = "OPERATOR" | "SHOP" | (string & {});
/**
 * @description Entity that the document is about.
 *     - `PRODUCT_LOGISTIC_ORDER`: One product order.
 *     - `SHOP_BILLING_CYCLE_PURCHASE_ORDER`: Purchases from the shop in one billing cycle.
 *     - `LOGISTIC_PURCHASE_ORDER`: Purchases from the shop for one order.
 *     - `FEES`: Fees of the operator.
 *     - `ONE_OFF_FEES`: Single fees or credits of the operator.
 */
export type DocumentRequestEntityType = "PRODUCT_LOGISTIC_ORDER" | "SHOP_BILLING_CYCLE_PURCHASE_ORDER" | "LOGISTIC_PURCHASE_ORDER" | "FEES" | "ONE_OFF_FEES" | (string & {});
/**
 * @description Payment status of a document.
 *     - `PAID`: Paid.
 *     - `PENDING`: Not paid yet.
 */
export type DocumentPaymentState = "PAID" | "PENDING" | (string & {});
/** @description The billing cycle of a document. */
export interface DocumentBillingCycle {
    /** @description Identifier (UUID) of the billing cycle. */
    id?: string;
    /**
     * Format: date-time
     * @description Start of the billing cycle.
     */
    date_from?: string;
    /**
     * Format: date-time
     * @description End of the billing cycle.
     */
    date_to?: string;
}
/** @description The delivery note of the goods. */
export interface DeliveryBill {
    /** @description Identifier of the delivery bill. */
    delivery_bill_id?: string;
    /**
     * Format: date
     * @description Day of the delivery bill.
     */
    delivery_bill_date?: string;
}
/** @description Address that goods were shipped to. */
export interface ShipToAddress {
    /** @description Form of address, such as Mr or Mrs. */
    civility?: string;
    /** @description First name of the receiver. */
    firstname?: string;
    /** @description Last name of the receiver. */
    lastname?: string;
    /** @description Company of the receiver. */
    company?: string;
    /** @description Second line of the company. */
    company2?: string;
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
    country_iso_code?: string;
    /** @description First phone number. */
    phone?: string;
    /** @description Second phone number. */
    phone_secondary?: string;
}
/** @description Place that the goods were shipped to. */
export interface DocumentShipping {
    /** @description Address that the goods were shipped to. */
    ship_to_address?: ShipToAddress;
}
/** @description Required details of the document. */
export interface DocumentRequestEntities {
    /** @description Billing cycle of the document. */
    shop_billing_cycle?: DocumentBillingCycle;
    /** @description Delivery bills that the document refers to. */
    delivery_bill_information?: DeliveryBill[];
    /** @description Place that the goods were shipped to. */
    shipping_information?: DocumentShipping;
    /** @description ISO 3166-1 alpha-3 code of the country that the goods were shipped to. */
    ship_to_iso_country_code?: string;
}
/**
 * @description Format of a document file.
 *     - `PDF`: A PDF file.
 *     - `cXML`: A cXML file, for programs.
 */
export type DocumentFormat = "PDF" | "cXML" | (string & {});
/** @description One required format of the document. */
export interface DocumentDetail {
    /**
     * @description Format of a document file.
     *     - `PDF`: A PDF file.
     *     - `cXML`: A cXML file, for programs.
     */
    format: DocumentFormat;
}
/** @description A document that a credit note corrects. */
export interface InitialDocument {
    /** @description Identifier of the document. */
    id: string;
    /**
     * @description Kind of document.
     *     - `INVOICE`: An invoice.
     *     - `CREDIT_NOTE`: A credit note, which corrects an invoice.
     */
    type: RequestedDocumentType;
    /** @description Number on the document. */
    number?: string;
    /**
     * Format: date-time
     * @description Issue date of the document.
     */
    issue_date: string;
}
/** @description Legal details of a company for a document. */
export interface InvoicedOrganization {
    /** @description Registered name of the company. */
    name: string;
    /** @description Registered address of a company. */
    address?: RegisteredAddress;
    /** @description Phone number of the company. */
    phone_number?: string;
    /** @description Delivery address of electronic invoices. */
    electronic_address?: string;
    /** @description Registration number of the company. */
    identification_number?: string;
    /** @description Tax identification number of the company. */
    tax_identification_number?: string;
    /** @description Country of the tax identification number. */
    tax_number_country?: string;
    /** @description Local tax number of the company. */
    local_tax_number?: string;
    /** @description Country of the local tax number. */
    local_tax_number_country?: string;
    /** @description Legal form of the company. */
    legal_form?: string;
    /** @description Code of the company's business activity. */
    business_activity_code?: string;
    /** @description Place of registration of the company. */
    trade_company_registration_location?: string;
    /** @description Whether the company has one shareholder or more. */
    company_shareholders?: string;
    /** @description Share capital of the company, in major units. */
    share_capital?: number;
    /** @description Currency of the share capital. */
    share_capital_currency?: string;
    /** @description Whether the company is in liquidation. */
    is_in_liquidation?: boolean;
}
/** @description Owner of the company. */
export interface IssuerPerson {
    /** @description Form of address, such as Mr or Mrs. */
    civility?: string;
    /** @description First name of the person. */
    first_name?: string;
    /** @description Last name of the person. */
    last_name?: string;
}
/** @description Issuing company of a document. */
export type IssuerOrganization = {
    /** @description Tax representative of the company in a country outside its establishment. */
    fiscal_representative?: FiscalRepresentative;
    /** @description Owner of the company. */
    personal_information?: IssuerPerson;
    /** @description Whether the company is a sole trader. */
    sole_trader?: boolean;
} & InvoicedOrganization;
/** @description Issuer of the document. */
export interface DocumentIssuer {
    /**
     * @description Issuer of a document.
     *     - `OPERATOR`: The operator.
     *     - `SHOP`: The shop.
     */
    type: DocumentIssuerType;
    /** @description Identifier of the issuer. */
    id?: string;
    /** @description Language of the document. */
    locale?: string;
    /** @description Issuing company of the document. */
    organization: IssuerOrganization;
}
/**
 * @description Kind of recipient of a document.
 *     - `CUSTOMER`: A customer.
 *     - `SHOP`: The shop.
 *     - `OPERATOR`: The operator.
 */
export type DocumentRecipientType = "CUSTOMER" | "SHOP" | "OPERATOR" | (string & {});
/** @description The recipient's company. */
export type RecipientOrganization = {
    /** @description Identifier of the company. */
    organization_id?: string;
} & InvoicedOrganization;
/** @description An address of the recipient of a document. */
export interface RecipientAddress {
    /** @description Form of address, such as Mr or Mrs. */
    civility?: string;
    /** @description First name of the addressee. */
    firstname?: string;
    /** @description Last name of the addressee. */
    lastname?: string;
    /** @description Company of the addressee. */
    company?: string;
    /** @description Second line of the company. */
    company_2?: string;
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
    /** @description Name of the country. */
    country?: string;
    /** @description ISO 3166-1 alpha-3 code of the country. */
    country_iso_code?: string;
}
/** @description Whom the document is for. */
export interface DocumentRecipient {
    /**
     * @description Kind of recipient.
     *     - `CUSTOMER`: A customer.
     *     - `SHOP`: The shop.
     *     - `OPERATOR`: The operator.
     */
    type?: DocumentRecipientType;
    /** @description Identifier of the recipient. */
    id: string;
    /** @description Language of the recipient, such as `en_US`. */
    locale?: string;
    /** @description The recipient's company. Absent for a private person. */
    organization?: RecipientOrganization;
    /** @description Address of the recipient. */
    billing_address: RecipientAddress;
    /** @description Address that the goods were shipped to. */
    shipping_address?: RecipientAddress;
}
/** @description Total of one tax over the document. */
export interface DocumentTaxTotal {
    /** @description Code of the tax. */
    code: string;
    /** @description Rate of the tax, in percent. Assumption about unit of rate: percent, so 20 means twenty percent. */
    rate?: number;
    /** @description Amount of the tax over all lines, in major units. */
    total_amount: number;
}
/**
 * @description Whether the customer had paid when the request was created.
 *     - `PAID`: Already paid.
 *     - `NOT_PAID`: Not paid yet.
 */
export type InitialPaymentState = "PAID" | "NOT_PAID" | (string & {});
/** @description Whether and how a document was paid. */
export interface DocumentPayment {
    /**
     * @description Payment status.
     *     - `PAID`: Paid.
     *     - `PENDING`: Not paid yet.
     */
    state?: DocumentPaymentState;
    /** @description Reference of the payment. */
    reference?: string;
    /**
     * Format: date-time
     * @description Time at which the payment was made.
     */
    transaction_date?: string;
}
/**
 * @description Start of the payment period: the end of the month or the issue date.
 *     - `END_OF_MONTH`: The period starts at the end of the month.
 *     - `NET`: The period starts at the issue date.
 */
export type PaymentTermsType = "END_OF_MONTH" | "NET" | (string & {});
/** @description Due date of the document. */
export interface PaymentTerms {
    /**
     * Format: int32
     * @description Number of days until the payment is due.
     */
    days?: number;
    /**
     * @description Start of the payment period: the end of the month or the issue date.
     *     - `END_OF_MONTH`: The period starts at the end of the month.
     *     - `NET`: The period starts at the issue date.
     */
    type?: PaymentTermsType;
}
/** @description An account named by IBAN. */
export interface IbanPaymentDestination {
    /**
     * @description Marks an account with IBAN.
     * @constant
     */
    "@type": "IBAN";
    /** @description International bank account number (IBAN). */
    iban: string;
    /** @description Payment reference. */
    payment_reference?: string;
}
/** @description The account for the payment of the document. */
export type PaymentDestination = IbanPaymentDestination;
/** @description An invoice or credit note to issue. The platform issues the operator's own documents. A shop fulfills its requests with DR74. */
export interface DocumentRequest {
    /** @description Identifier of the document request. */
    id: string;
    /**
     * @description Whether an invoice or a credit note is requested.
     *     - `INVOICE`: An invoice.
     *     - `CREDIT_NOTE`: A credit note, which corrects an invoice.
     */
    type: RequestedDocumentType;
    /**
     * @description Status of the request: in preparation, waiting for the document, fulfilled, or withdrawn.
     *     - `STAGING`: In preparation.
     *     - `TO_PROCESS`: Waiting for the document.
     *     - `ISSUED`: Fulfilled. The document is available.
     *     - `CANCELED`: Withdrawn.
     */
    state: DocumentRequestState;
    /**
     * @description Entity that the document is about.
     *     - `PRODUCT_LOGISTIC_ORDER`: One product order.
     *     - `SHOP_BILLING_CYCLE_PURCHASE_ORDER`: Purchases from the shop in one billing cycle.
     *     - `LOGISTIC_PURCHASE_ORDER`: Purchases from the shop for one order.
     *     - `FEES`: Fees of the operator.
     *     - `ONE_OFF_FEES`: Single fees or credits of the operator.
     */
    entity_type: DocumentRequestEntityType;
    /** @description ID of the invoiced entity, such as the order. */
    entity_id: string;
    /**
     * Format: date-time
     * @description Time at which the invoiced entity was created.
     */
    entity_date_created?: string;
    /** @description Required details of the document. */
    entities?: DocumentRequestEntities;
    /** @description The issuer's number of the document. */
    document_number?: string;
    /** @description Required formats of the document. Upload all of them at once. */
    document_details: DocumentDetail[];
    /**
     * Format: date-time
     * @description Time of the upload. Absent before the upload.
     */
    document_upload_date?: string;
    /** @description The documents that a credit note corrects. */
    initial_documents?: InitialDocument[];
    /**
     * Format: date-time
     * @description Time at which the request was created. The list is sorted by it.
     */
    date_created: string;
    /**
     * Format: date-time
     * @description Time at which the request last changed.
     */
    last_updated: string;
    /**
     * Format: date-time
     * @description Issue date of the document.
     */
    issue_date: string;
    /**
     * Format: date-time
     * @description Due date of the payment.
     */
    due_date: string;
    /** @description Issuer of the document. */
    issuer: DocumentIssuer;
    /** @description Whom the document is for. */
    recipient?: DocumentRecipient;
    /** @description Currency of every amount of the request and its lines, as ISO 4217 code. */
    currency_iso_code: CurrencyCode;
    /** @description Total without taxes, in major units. */
    total_amount_excluding_taxes: number;
    /** @description Total of all taxes, in major units. */
    total_tax_amount: number;
    /** @description Total with taxes, in major units. */
    total_amount_including_taxes: number;
    /** @description Total of each tax. */
    taxes?: DocumentTaxTotal[];
    /**
     * @description Whether the customer had paid when the request was created.
     *     - `PAID`: Already paid.
     *     - `NOT_PAID`: Not paid yet.
     */
    initial_payment_state: InitialPaymentState;
    /** @description Whether and how the document was paid. */
    payment?: DocumentPayment;
    /** @description Due date of the document. */
    payment_terms?: PaymentTerms;
    /** @description The account for the payment of the document. */
    payment_destination?: PaymentDestination;
}
/** @description One page of document requests. */
export interface DocumentRequestPage {
    /** @description Document requests of this page. */
    data: DocumentRequest[];
    /** @description Token of the next page. Null or absent on the last page. */
    next_page_token?: string | null;
    /** @description Token of the previous page. Null or absent on the first page. */
    previous_page_token?: string | null;
}
/** @description The shop that a line concerns. */
export interface DocumentLineShop {
    /**
     * Format: int64
     * @description Identifier of the shop.
     */
    id: number;
}
/** @description The payment of the customer. */
export interface DocumentTransactionInfo {
    /**
     * Format: date-time
     * @description Time at which the customer paid.
     */
    date: string;
    /** @description Number of the payment. */
    number: string;
}
/** @description Order of a line. */
export interface DocumentLineOrder {
    /** @description Identifier of the order. */
    id: string;
    /** @description ID that all orders of one purchase share. */
    commercial_id?: string;
    /**
     * Format: date-time
     * @description Time at which the order was created.
     */
    date_created?: string;
    /** @description The customer's own reference of the order. */
    reference_for_customer?: string;
    /** @description The seller's own reference of the order. */
    reference_for_seller?: string;
    /** @description The payment of the customer. */
    transaction_info?: DocumentTransactionInfo;
}
/** @description Order line of a line. */
export interface DocumentLineOrderLine {
    /** @description Identifier of the order line. */
    id: string;
}
/** @description An identifier of the product, such as an EAN. */
export interface DocumentProductReference {
    /** @description Kind of identifier, such as EAN. */
    type: string;
    /** @description The identifier. */
    reference: string;
}
/** @description Charged or credited product. */
export interface DocumentLineProduct {
    /** @description The product's SKU. */
    sku?: string;
    /** @description Name of the product. */
    title: string;
    /** @description Identifiers of the product, such as an EAN. */
    references: DocumentProductReference[];
}
/** @description One tax on a price of the line. */
export interface DocumentLineTax {
    /** @description Code of the tax. */
    code: string;
    /** @description Rate of the tax, in percent. Assumption about unit of rate: percent, so 20 means twenty percent. */
    rate?: number;
    /** @description Amount of the tax, in major units. */
    amount: number;
}
/** @description One additional fee of the customer. */
export interface DocumentLineFee {
    /** @description Code of the fee. */
    code: string;
    /** @description Name of the fee, for people. */
    label: string;
    /** @description Amount of the fee without taxes, in major units. */
    amount: number;
}
/** @description A contribution to a recycling scheme that is part of the price. */
export interface DocumentLineEcoContribution {
    /** @description Product category of the scheme, such as FR-DEEE. */
    epr_category_code?: string;
    /**
     * @deprecated
     * @description Registration number of the producer for the scheme.
     */
    producer_id?: string;
    /**
     * @deprecated
     * @description Owner of the registration number in `producer_id`.
     */
    producer_id_owner?: string;
    /** @description Contribution for one unit, in major units. */
    unit_amount?: number;
    /** @description Contribution for all units of the line, in major units. */
    total_amount?: number;
}
/** @description Address that goods were shipped from. */
export interface ShipFromAddress {
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
    country_iso_code: string;
}
/** @description Place that goods were shipped from. */
export interface DocumentLineOrigin {
    /** @description Address that the goods were shipped from. */
    address?: ShipFromAddress;
}
/** @description Place that goods were shipped to. */
export interface DocumentLineDestination {
    /** @description Address that the goods were shipped to. */
    address?: ShipToAddress;
}
/** @description Fields of every line. Amounts are in the currency of the request. */
export interface DocumentLine {
    /** @description Identifier of the line. */
    id: string;
    /** @description ID of the charged or credited item, such as the order line. */
    entity_id: string;
    /** @description The shop of the line. */
    shop: DocumentLineShop;
    /** @description Order of the line. Absent if there is none. */
    order?: DocumentLineOrder;
    /** @description Order line of the line. Absent if there is none. */
    order_line?: DocumentLineOrderLine;
    /** @description Charged or credited product. Absent for fees. */
    product?: DocumentLineProduct;
    /**
     * Format: int32
     * @description Number of charged or credited units.
     */
    quantity: number;
    /** @description Unit price before promotions, without taxes, in major units. */
    origin_unit_price_excluding_taxes?: number;
    /** @description Unit price before promotions, taxes included, in major units. */
    origin_unit_price_including_taxes?: number;
    /** @description Price of one unit without taxes, in major units. */
    unit_price_excluding_taxes: number;
    /** @description Unit price times quantity, without taxes, in major units. */
    price_excluding_taxes: number;
    /** @description Taxes on the price. */
    taxes: DocumentLineTax[];
    /** @description Shipping price of the line without taxes, in major units. */
    shipping_price_excluding_taxes?: number;
    /** @description Taxes on the shipping price. */
    shipping_taxes?: DocumentLineTax[];
    /** @description Additional fees of the customer. */
    fees_excluding_taxes?: DocumentLineFee[];
    /** @description Contributions to recycling schemes that are part of the price. */
    eco_contributions?: DocumentLineEcoContribution[];
    /** @description Total of the line with taxes, in major units. */
    total_price_including_taxes: number;
    /** @description Legal notice about the tax for the document. */
    tax_legal_notice?: string;
    /** @description Payment status of the line. */
    payment_state?: string;
    /** @description Place that the goods were shipped from. */
    shipping_from?: DocumentLineOrigin;
    /** @description Place that the goods were shipped to. */
    shipping_to?: DocumentLineDestination;
    /** @description Delivery bills that the line refers to. */
    delivery_bill_information?: DeliveryBill[];
}
/** @description A promotion that lowered the price of a line. */
export interface AppliedPromotion {
    /** @description Identifier of the promotion. */
    id: string;
    /** @description Kind of promotion. */
    type: string;
    /** @description Discount of the promotion, in major units. */
    deduced_amount: number;
}
/** @description Products sold, with the promotions that lowered the price. */
export type PromotedLine = {
    /**
     * @description Charged item.
     *     - `PRODUCT_DEBIT`: A product sold to the customer.
     *     - `PURCHASE_ORDER_DEBIT`: A product purchased from the shop.
     * @enum {string}
     */
    entity_type: "PRODUCT_DEBIT" | "PURCHASE_ORDER_DEBIT";
    /** @description Promotions that lowered the price. */
    promotions: AppliedPromotion[];
} & DocumentLine;
/** @description Products credited after a cancellation or a refund. */
export type CreditLine = {
    /**
     * @description Credited item and its occasion.
     *     - `PRODUCT_CREDIT_CANCEL`: A product of a canceled order.
     *     - `PRODUCT_CREDIT_CANCEL_COMMERCIAL_GESTURE`: A cancellation as a commercial gesture.
     *     - `PRODUCT_CREDIT_CANCEL_ADJUSTMENT`: An adjustment of a cancellation.
     *     - `PRODUCT_CREDIT_REFUND`: A refunded product.
     *     - `PRODUCT_CREDIT_REFUND_COMMERCIAL_GESTURE`: A refund as a commercial gesture.
     *     - `PRODUCT_CREDIT_REFUND_ADJUSTMENT`: An adjustment made with a refund.
     *     - `PURCHASE_ORDER_CREDIT`: A returned product that was purchased from the shop.
     * @enum {string}
     */
    entity_type: "PRODUCT_CREDIT_CANCEL" | "PRODUCT_CREDIT_CANCEL_COMMERCIAL_GESTURE" | "PRODUCT_CREDIT_CANCEL_ADJUSTMENT" | "PRODUCT_CREDIT_REFUND" | "PRODUCT_CREDIT_REFUND_COMMERCIAL_GESTURE" | "PRODUCT_CREDIT_REFUND_ADJUSTMENT" | "PURCHASE_ORDER_CREDIT";
} & DocumentLine;
/** @description Period of a fee. */
export interface FeePeriod {
    /**
     * Format: date-time
     * @description Start of the period.
     */
    date_from: string;
    /**
     * Format: date-time
     * @description End of the period.
     */
    date_to: string;
}
/** @description Fees of the operator for a period. */
export type PeriodFeeLine = {
    /**
     * @description The fee that is charged or refunded.
     *     - `FEES_DEBIT_COMMISSION`: Commission.
     *     - `FEES_CREDIT_COMMISSION_REFUND`: Commission refunded because of refunds.
     *     - `FEES_DEBIT_SUBSCRIPTION`: Subscription fee.
     *     - `FEES_DEBIT_SELLER_FEE_ON_ORDER`: Fee on orders that the shop is charged.
     *     - `FEES_DEBIT_SELLER_PENALTY_FEE`: Penalty fee that the shop is charged.
     * @enum {string}
     */
    entity_type: "FEES_DEBIT_COMMISSION" | "FEES_CREDIT_COMMISSION_REFUND" | "FEES_DEBIT_SUBSCRIPTION" | "FEES_DEBIT_SELLER_FEE_ON_ORDER" | "FEES_DEBIT_SELLER_PENALTY_FEE";
    /** @description Period of the fee. */
    period: FeePeriod;
} & DocumentLine;
/** @description Reference of the operator. */
export interface OneOffReference {
    /** @description Kind of reference. */
    type: string;
    /** @description The reference. */
    value: string;
}
/** @description A single fee or credit of the operator. */
export type OneOffFeeLine = {
    /**
     * @description Whether it is a fee or a credit.
     *     - `FEES_CREDIT_ONE_OFF`: A single credit to the shop.
     *     - `FEES_DEBIT_ONE_OFF`: A single fee charged to the shop.
     * @enum {string}
     */
    entity_type: "FEES_CREDIT_ONE_OFF" | "FEES_DEBIT_ONE_OFF";
    /** @description Description of the fee or credit. */
    description: string;
    /**
     * Format: date
     * @description Day of the fee or credit.
     */
    operation_date?: string;
    /** @description Reference of the operator, at most one. */
    references: OneOffReference[];
} & DocumentLine;
/** @description One line of the document to issue. `entity_type` decides what is charged or credited, and which fields the line has. */
export type DocumentRequestLine = PromotedLine | CreditLine | PeriodFeeLine | OneOffFeeLine;
/** @description One page of the lines of a document request. */
export interface DocumentRequestLinePage {
    /** @description Lines of this page. */
    data: DocumentRequestLine[];
    /** @description Token of the next page. Null or absent on the last page. */
    next_page_token?: string | null;
    /** @description Token of the previous page. Null or absent on the first page. */
    previous_page_token?: string | null;
}
/** @description One file and its format. */
export interface DocumentUploadFile {
    /** @description Name of one of the uploaded files. File names must be distinct. */
    name: string;
    /**
     * @description Format of a document file.
     *     - `PDF`: A PDF file.
     *     - `cXML`: A cXML file, for programs.
     */
    format: DocumentFormat;
}
/** @description The documents of one request, in all required formats. */
export interface DocumentUploadRequest {
    /** @description Id of the document request (DR11). */
    request_id: string;
    /** @description Number of the document in the issuer's own books. */
    document_number: string;
    /**
     * Format: date-time
     * @description Issue date on the document.
     */
    issue_date?: string;
    /**
     * Format: date-time
     * @description Due date of the payment, as on the document.
     */
    due_date?: string;
    /** @description Total without taxes on the document, in major units. */
    total_amount_excluding_taxes?: number;
    /** @description Total of all taxes on the document, in major units. */
    total_tax_amount?: number;
    /** @description The files, one per format. Send all formats of a request at once. */
    files: DocumentUploadFile[];
}
/** @description Which file fulfils which request. */
export interface DocumentUpload {
    /** @description Requests that the files fulfill, at most 50 files in one upload. */
    requests: DocumentUploadRequest[];
}
/** @description Result of one request. Without errors, its documents were accepted. */
export interface DocumentUploadOutcome {
    /** @description The request, as sent. */
    input: DocumentUploadRequest;
    /** @description Reasons why the documents were refused. Absent or empty if they were accepted. */
    errors?: InputError[];
}
/** @description Result of the upload, one entry per request. */
export interface DocumentUploadResult {
    /** @description One entry per request. */
    requests: DocumentUploadOutcome[];
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
/** @description A product of the operator's catalog. */
export interface Product {
    /** @description The operator's own identifier. */
    product_sku: string;
    /** @description Value of the identifier. */
    product_id: string;
    /**
     * @description Kind of the identifier.
     * @example EAN
     */
    product_id_type: string;
    /** @description Name of the product, in the requested language. */
    product_title: string;
    /** @description Code of the category (H11). */
    category_code: string;
    /** @description Name of the category, in the requested language. */
    category_label: string;
}
/** @description The products that match the references. */
export interface ProductList {
    /** @description Products, sorted by SKU, kind of identifier and identifier. */
    products: Product[];
    /**
     * Format: int32
     * @deprecated
     * @description Number of matching products.
     */
    total_count?: number;
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
 * @description Status of the shipment. ST26 sets READY_FOR_PICK_UP, ST24 sets SHIPPED.
 *     - `SHIPPING`: Created, not shipped yet.
 *     - `READY_FOR_PICK_UP`: Ready to be picked up.
 *     - `SHIPMENT_PREPARED`: Prepared for shipping.
 *     - `SHIPPED`: On its way.
 *     - `TO_COLLECT`: The customer must collect it.
 *     - `RECEIVED`: The customer has received it.
 *     - `CANCELED`: Cancelled.
 *     - `CLOSED`: Finished.
 */
export type ShipmentStatus = "SHIPPING" | "READY_FOR_PICK_UP" | "SHIPMENT_PREPARED" | "SHIPPED" | "TO_COLLECT" | "RECEIVED" | "CANCELED" | "CLOSED" | (string & {});
/**
 * @description Whether the customer has paid for the shipment.
 *     - `NO_DEBIT`: The customer is not debited.
 *     - `NOT_STARTED`: The debit has not started.
 *     - `WAITING_TAX_CONFIRMATION`: The taxes are not confirmed yet.
 *     - `WAITING_OPERATOR_SYSTEM_CONTACT`: The operator's system has not been contacted yet.
 *     - `WAITING_DEBIT_CONFIRMATION`: The debit is not confirmed yet.
 *     - `DEBIT_OK`: The customer was debited.
 *     - `CANCELED`: The debit was canceled.
 */
export type CustomerDebitStatus = "NO_DEBIT" | "NOT_STARTED" | "WAITING_TAX_CONFIRMATION" | "WAITING_OPERATOR_SYSTEM_CONTACT" | "WAITING_DEBIT_CONFIRMATION" | "DEBIT_OK" | "CANCELED" | (string & {});
/** @description Units of one order line in the shipment. */
export interface ShipmentLine {
    /** @description Identifier of the order line. */
    order_line_id?: string;
    /**
     * @deprecated
     * @description Use `order_line_id` instead.
     */
    offer_sku?: string;
    /** @description The package of the shipment that holds the items. */
    package_reference?: string;
    /**
     * Format: int32
     * @description Units in the shipment.
     */
    quantity: number;
}
/**
 * @description Whether the tracking was verified.
 *     - `MISSING_TRACKING`: The shipment has no tracking.
 *     - `UNVERIFIED`: Not checked yet.
 *     - `UNCOVERED`: The carrier is not covered by the check.
 *     - `INVALID`: The tracking was found to be invalid.
 *     - `VERIFIED`: The tracking was verified.
 */
export type TrackingValidity = "MISSING_TRACKING" | "UNVERIFIED" | "UNCOVERED" | "INVALID" | "VERIFIED" | (string & {});
/** @description A date with the precision that the carrier knows. Time and offset may be unknown. */
export interface CarrierDate {
    /**
     * Format: date
     * @description Calendar day, `YYYY-MM-DD`.
     */
    date?: string;
    /**
     * @description `hh:mm` or `hh:mm:ss`.
     * @example 14:30
     */
    time?: string | null;
    /**
     * @description Difference to UTC such as `+02:00`, or `Z`.
     * @example Z
     */
    offset?: string | null;
}
/** @description Time at which the carrier expects to deliver. */
export interface ExpectedDelivery {
    /** @description Earliest delivery. */
    earliest?: CarrierDate;
    /** @description Latest delivery. */
    latest?: CarrierDate;
}
/** @description Last known place of the shipment. */
export interface LastKnownLocation {
    /** @description Name of the place. */
    location?: string;
    /** @description Time at which the shipment was seen there. */
    occurrence_date?: CarrierDate;
}
/** @description Detail of the step. */
export interface MilestoneDetails {
    /**
     * @description Description of the event.
     *     - `DESTINATION_ARRIVAL`: Arrived at the destination.
     *     - `DATA_ORDER_CANCELLED`: The order was canceled in the carrier's data.
     *     - `DATA_DELIVERY_PROPOSED`: A delivery was proposed.
     *     - `DATA_DELIVERY_DECIDED`: A delivery was decided on.
     *     - `CUSTOMS_RECEIVED`: Received by customs.
     *     - `CUSTOMS_EXCEPTION`: A problem at customs.
     *     - `CUSTOMS_CLEARED`: Cleared by customs.
     *     - `CUSTOMS_REJECTED`: Rejected by customs.
     *     - `DELIVERY_ATTEMPTED`: A delivery was attempted.
     *     - `DELIVERY_EXCEPTION`: A problem with the delivery.
     */
    type?: "DESTINATION_ARRIVAL" | "DATA_ORDER_CANCELLED" | "DATA_DELIVERY_PROPOSED" | "DATA_DELIVERY_DECIDED" | "CUSTOMS_RECEIVED" | "CUSTOMS_EXCEPTION" | "CUSTOMS_CLEARED" | "CUSTOMS_REJECTED" | "DELIVERY_ATTEMPTED" | "DELIVERY_EXCEPTION" | (string & {});
    /** @description Time of the event. */
    occurrence_date?: CarrierDate;
}
/** @description A step of the journey. */
export interface Milestone {
    /**
     * @description Kind of step.
     *     - `IN_TRANSIT`: On its way.
     *     - `OUT_FOR_DELIVERY`: Out for delivery.
     *     - `TO_COLLECT`: Waits to be collected.
     *     - `DELIVERED`: Delivered.
     *     - `EXCEPTION`: Something went wrong.
     */
    type?: "IN_TRANSIT" | "OUT_FOR_DELIVERY" | "TO_COLLECT" | "DELIVERED" | "EXCEPTION" | (string & {});
    /** @description Time at which the step was reached. */
    occurrence_date?: CarrierDate;
    /** @description Detail of the step. Null if there is none. */
    additional_info?: MilestoneDetails | null;
}
/** @description Carrier of the shipment and its reports. */
export interface ShipmentTracking {
    /** @description Null or absent for an unregistered carrier. */
    carrier_code?: string | null;
    /** @description Name of the carrier. */
    carrier_name?: string;
    /** @description Code of the carrier that all instances share. */
    carrier_standard_code?: string | null;
    /** @description Tracking number of the shipment. */
    tracking_number?: string;
    /** @description Tracking page of the shipment. */
    tracking_url?: string;
    /** @description Whether the tracking was verified. */
    validity_status?: TrackingValidity | null;
    /** @description Time at which the carrier expects to deliver. */
    carrier_expected_delivery_date?: ExpectedDelivery;
    /** @description Last known place of the shipment. Null if unknown. */
    last_known_location?: LastKnownLocation | null;
    /** @description Steps of the journey that the carrier has reported. */
    milestones?: Milestone[];
}
/** @description Address that a shipment leaves from. */
export interface ShippingOriginAddress {
    /** @description First line of the street. */
    street_1?: string;
    /** @description Second line of the street. */
    street_2?: string | null;
    /** @description Postal code. */
    zip_code?: string;
    /** @description Town or city. */
    city?: string;
    /** @description State, province or region. */
    state?: string;
    /** @description ISO 3166-1 alpha-3 code. */
    country_iso_code?: string;
}
/** @description Origin of the shipment, with the address of the warehouse. */
export interface ShippingOrigin {
    /** @description Address of the warehouse. */
    address?: ShippingOriginAddress;
    /** @description Warehouse that the shipment leaves from. */
    warehouse?: {
        /** @description Code of the warehouse. */
        code?: string;
    } | null;
}
/** @description The debit of the customer for this shipment. */
export interface ShipmentPayment {
    /**
     * Format: date-time
     * @description Time at which the customer was debited.
     */
    customer_debited_date: string;
    /**
     * Format: date-time
     * @description Time at which the payment was made.
     */
    transaction_date: string;
    /** @description Number of the payment. */
    transaction_number?: string;
}
/**
 * @description Type of the value of a custom field of shipments.
 *     - `STRING`: A text.
 *     - `DATE`: A date.
 */
export type AdditionalInformationType = "STRING" | "DATE" | (string & {});
/** @description The value, in the form of its `type`. Assumption about JSON type of the value: a string. */
export type AdditionalInformationData = string;
/** @description The value of one custom field of shipments. */
export interface AdditionalInformation {
    /** @description Code of the custom field. */
    code?: string;
    /**
     * @description Form of the value.
     *     - `STRING`: A text.
     *     - `DATE`: A date.
     */
    type?: AdditionalInformationType;
    /** @description The value, in the form of its `type`. Assumption about JSON type of the value: a string. */
    value?: AdditionalInformationData;
}
/** @description A shipment of one order. */
export interface Shipment {
    /** @description Identifier of the shipment. */
    id: string;
    /** @description Identifier of the order. */
    order_id: string;
    /**
     * @description Status of the shipment. ST26 sets READY_FOR_PICK_UP, ST24 sets SHIPPED.
     *     - `SHIPPING`: Created, not shipped yet.
     *     - `READY_FOR_PICK_UP`: Ready to be picked up.
     *     - `SHIPMENT_PREPARED`: Prepared for shipping.
     *     - `SHIPPED`: On its way.
     *     - `TO_COLLECT`: The customer must collect it.
     *     - `RECEIVED`: The customer has received it.
     *     - `CANCELED`: Cancelled.
     *     - `CLOSED`: Finished.
     */
    status: ShipmentStatus;
    /**
     * @description Whether the customer has paid for the shipment.
     *     - `NO_DEBIT`: The customer is not debited.
     *     - `NOT_STARTED`: The debit has not started.
     *     - `WAITING_TAX_CONFIRMATION`: The taxes are not confirmed yet.
     *     - `WAITING_OPERATOR_SYSTEM_CONTACT`: The operator's system has not been contacted yet.
     *     - `WAITING_DEBIT_CONFIRMATION`: The debit is not confirmed yet.
     *     - `DEBIT_OK`: The customer was debited.
     *     - `CANCELED`: The debit was canceled.
     */
    status_customer_debit: CustomerDebitStatus;
    /** @description Contents of the shipment, one entry per order line. */
    shipment_lines?: ShipmentLine[];
    /** @description Reference of the invoice of the shipment. */
    invoice_reference?: string | null;
    /** @description Carrier of the shipment and its reports. */
    tracking?: ShipmentTracking;
    /** @description Origin of the shipment, with the address of the warehouse. */
    shipping_from?: ShippingOrigin;
    /** @description The debit of the customer for this shipment. Null before the debit. */
    payment_details?: ShipmentPayment | null;
    /** @description Values of custom fields of the shipment. */
    shipment_additional_information?: AdditionalInformation[];
    /**
     * Format: date-time
     * @description Time at which the shipment was created.
     */
    created_date: string;
    /**
     * Format: date-time
     * @description Time at which the shipment was sent. Null or absent before.
     */
    shipped_date?: string | null;
    /**
     * Format: date-time
     * @description Time at which the shipment last changed.
     */
    last_updated_date: string | null;
}
/** @description One page of shipments. */
export interface ShipmentPage {
    /** @description Shipments of this page. */
    data: Shipment[];
    /** @description Null or absent on the last page. */
    next_page_token?: string | null;
    /** @description Null or absent on the first page. */
    previous_page_token?: string | null;
}
/** @description New origin of the shipment. */
export interface ShipmentOriginUpdate {
    /** @description Identifier of the shipment. */
    id: string;
    /** @description New origin of the shipment. */
    shipping_from: {
        /** @description New warehouse of the shipment. */
        warehouse: {
            /** @description Code of the warehouse. */
            code: string;
        };
    };
}
/** @description New origins of shipments. */
export interface ShipmentOriginRequest {
    /** @description Shipments and their new origins, at most 100 in one request. */
    shipments: ShipmentOriginUpdate[];
}
/** @description A shipment with its new origin. */
export interface ShipmentOrigin {
    /** @description Identifier of the shipment. */
    id?: string;
    /** @description Origin of the shipment, with the address of the warehouse. */
    shipping_from?: ShippingOrigin;
}
/** @description Reason of the failure of a shipment. */
export interface ShipmentError {
    /** @description Identifier of the shipment. */
    id?: string;
    /** @description Description of the problem, for people. */
    message?: string;
}
/** @description Updated shipments and failures. */
export interface ShipmentOriginResult {
    /** @description Shipments with their new origins. */
    shipment_success: ShipmentOrigin[];
    /** @description Shipments with an unchanged origin, and the reasons. */
    shipment_errors: ShipmentError[];
}
/** @description Carrier and tracking number. For a carrier of SH21, send `carrier_code`, and its tracking URL is computed. For others, send `carrier_name` and optionally the full `tracking_url`. */
export interface ShipmentTrackingInput {
    /** @description A registered carrier. */
    carrier_code?: string;
    /** @description Needed for an unregistered carrier. */
    carrier_name?: string;
    /** @description Code of the carrier that all instances share. */
    carrier_standard_code?: string;
    /** @description Tracking number of the shipment. */
    tracking_number?: string;
    /** @description Full URL, for an unregistered carrier. */
    tracking_url?: string;
}
/** @description Origin of the shipment. */
export interface ShippingOriginInput {
    /** @description Warehouse that the shipment leaves from. */
    warehouse?: {
        /** @description Code of the warehouse. */
        code?: string;
    };
}
/** @description The value of one custom field of shipments. */
export interface AdditionalInformationInput {
    /** @description Code of the custom field. */
    code: string;
    /**
     * @description Form of the value.
     *     - `STRING`: A text.
     *     - `DATE`: A date.
     */
    type: AdditionalInformationType;
    /** @description The value, in the form of its `type`. Assumption about JSON type of the value: a string. */
    value: AdditionalInformationData;
}
/** @description Items of one order that are shipped together. */
export interface NewShipment {
    /** @description Identifier of the order. */
    order_id: string;
    /** @description Contents of the shipment, one entry per order line. */
    shipment_lines: ShipmentLine[];
    /** @description Whether the shipment has left already. */
    shipped?: boolean;
    /** @description Reference of the invoice of the shipment. */
    invoice_reference?: string;
    /** @description Carrier and tracking number. For a carrier of SH21, send `carrier_code`, and its tracking URL is computed. For others, send `carrier_name` and optionally the full `tracking_url`. */
    tracking?: ShipmentTrackingInput;
    /** @description Origin of the shipment. */
    shipping_from?: ShippingOriginInput;
    /** @description Values of custom fields of shipments. */
    shipment_additional_information?: AdditionalInformationInput[];
}
/** @description Shipments to create. Each one succeeds or fails separately. */
export interface ShipmentCreateRequest {
    /** @description Shipments to create, at most 1000 in one request. */
    shipments: NewShipment[];
}
/** @description Reason why a shipment of an order was not created. */
export interface ShipmentCreateError {
    /** @description Order of the shipment that was not created. */
    order_id?: string;
    /** @description Description of the problem, for people. */
    message?: string;
}
/** @description Created shipments and failures. */
export interface ShipmentCreateResult {
    /** @description Created shipments. */
    shipment_success: Shipment[];
    /** @description Shipments that were not created, and the reasons. */
    shipment_errors: ShipmentCreateError[];
}
/** @description A shipment by its identifier. */
export interface ShipmentId {
    /** @description Identifier of the shipment. */
    id: string;
}
/** @description Shipments for an operation. */
export interface ShipmentSelection {
    /** @description Shipments, at most 1000 in one request. */
    shipments: ShipmentId[];
}
/** @description Successful shipments and failures. */
export interface ShipmentResult {
    /** @description Successful shipments. */
    shipment_success?: ShipmentId[];
    /** @description Failed shipments, and the reasons. */
    shipment_errors?: ShipmentError[];
}
/** @description References of the order on both sides. */
export interface OrderReferences {
    /** @description The customer's own reference of the order. */
    order_reference_for_customer?: string;
    /** @description The seller's own reference of the order. */
    order_reference_for_seller?: string;
}
/** @description Units of one order line that are left to ship. */
export interface LineToShip {
    /** @description Identifier of the order line. */
    order_line_id?: string;
    /** @description The seller's SKU of the offer. */
    offer_sku?: string;
    /** @description Name of the product. */
    product_title?: string;
    /** @description The package that holds the items. */
    package_reference?: string;
    /**
     * @deprecated
     * @description Contents of the package.
     */
    package_description?: string;
    /**
     * Format: int32
     * @description Units left to ship.
     */
    quantity: number;
}
/** @description Delivery address of the order. */
export interface ShippingAddress {
    /** @description Form of address, such as Mr or Mrs. */
    civility?: string;
    /** @description First name of the receiver. */
    firstname?: string;
    /** @description Last name of the receiver. */
    lastname: string;
    /** @description Company of the receiver. */
    company?: string;
    /** @description Second line of the company. */
    company_2?: string;
    /** @description First line of the street. */
    street_1: string;
    /** @description Second line of the street. */
    street_2?: string;
    /** @description Further directions, such as a floor or an entrance. */
    additional_info?: string | null;
    /** @description Postal code. */
    zip_code?: string;
    /** @description Town or city. */
    city: string;
    /** @description State, province or region. */
    state?: string;
    /** @description Name of the country. */
    country: string;
    /** @description ISO 3166-1 alpha-3 code of the country. */
    country_iso_code: CountryCode;
    /** @description First phone number. */
    phone?: string;
    /** @description Second phone number. */
    phone_secondary?: string;
}
/** @description Items of an order that are not in a shipment yet, and their address. */
export interface ItemsToShip {
    /** @description Identifier of the order. */
    order_id: string;
    /** @description References of the order on both sides. */
    references?: OrderReferences;
    /** @description Items left to ship, one entry per order line. */
    shipment_lines?: LineToShip[];
    /** @description Delivery address of the order. */
    shipping_address: ShippingAddress;
    /**
     * Format: date-time
     * @description Time from which the items can be shipped.
     */
    shipping_date: string;
    /**
     * Format: date-time
     * @description Shipping deadline. Absent if there is none.
     */
    shipping_deadline?: string;
    /** @description Code of the shipping method (SH12). */
    shipping_type_code: string;
    /** @description Code of the shipping type that all instances share. */
    shipping_type_standard_code?: string;
    /** @description Sender of the items. */
    fulfillment?: {
        /** @description The fulfillment center that ships the items. */
        center: {
            /** @description Code of the fulfillment center. */
            code: string;
        };
    };
}
/** @description One page of orders with items to ship. */
export interface ItemsToShipPage {
    /** @description Orders of this page, each with its items to ship. */
    data: ItemsToShip[];
    /** @description Null or absent on the last page. */
    next_page_token?: string | null;
    /** @description Null or absent on the first page. */
    previous_page_token?: string | null;
}
/** @description Carrier tracking of one shipment. */
export interface ShipmentTrackingUpdate {
    /** @description Identifier of the shipment. */
    id: string;
    /** @description Carrier and tracking number. For a carrier of SH21, send `carrier_code`, and its tracking URL is computed. For others, send `carrier_name` and optionally the full `tracking_url`. */
    tracking: ShipmentTrackingInput;
}
/** @description Carrier tracking of shipments. */
export interface ShipmentTrackingRequest {
    /** @description Shipments and their tracking, at most 1000 in one request. */
    shipments: ShipmentTrackingUpdate[];
}
/** @description Custom fields of one shipment. */
export interface ShipmentInformationUpdate {
    /** @description Identifier of the shipment. */
    id: string;
    /** @description Custom fields to set. */
    shipment_additional_information: AdditionalInformationInput[];
}
/** @description Custom fields to set on shipments. */
export interface ShipmentInformationRequest {
    /** @description Shipments and their custom fields, at most 100 in one request. */
    shipments: ShipmentInformationUpdate[];
}
/** @description A shipment with its custom fields. */
export interface ShipmentInformation {
    /** @description Identifier of the shipment. */
    shipment_id?: string;
    /** @description Custom fields of the shipment. */
    shipment_additional_information?: AdditionalInformationInput[];
}
/** @description Problems of the custom fields of a shipment. */
export interface ShipmentInformationError {
    /** @description Identifier of the shipment. */
    shipment_id?: string;
    /** @description Problems, one entry per fault. */
    errors?: InputError[];
}
/** @description Updated shipments and failures. */
export interface ShipmentInformationResult {
    /** @description Updated shipments. */
    shipment_update_success?: ShipmentInformation[];
    /** @description Shipments that were not updated, and the reasons. */
    shipment_update_errors?: ShipmentInformationError[];
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
/**
 * @description State of an order.
 *     - `STAGING`: Fraud checks or quotes are pending.
 *     - `WAITING_ACCEPTANCE`: Waits until the shop accepts it.
 *     - `WAITING_DEBIT`: Accepted. The customer is not yet debited.
 *     - `WAITING_DEBIT_PAYMENT`: The debit of the customer waits for confirmation.
 *     - `SHIPPING`: To be shipped.
 *     - `SHIPPED`: Shipped.
 *     - `TO_COLLECT`: Ready for the customer to collect.
 *     - `RECEIVED`: The customer has received it.
 *     - `CLOSED`: Closed.
 *     - `REFUSED`: The shop refused it.
 *     - `CANCELED`: Canceled.
 */
export type OrderState = "STAGING" | "WAITING_ACCEPTANCE" | "WAITING_DEBIT" | "WAITING_DEBIT_PAYMENT" | "SHIPPING" | "SHIPPED" | "TO_COLLECT" | "RECEIVED" | "CLOSED" | "REFUSED" | "CANCELED" | (string & {});
/**
 * @description When the customer pays.
 *     - `PAY_ON_ACCEPTANCE`: When the shop accepts the order.
 *     - `PAY_ON_DELIVERY`: On delivery.
 *     - `PAY_ON_DUE_DATE`: On a due date.
 *     - `PAY_ON_SHIPMENT`: When the order is shipped.
 *     - `NO_CUSTOMER_PAYMENT_CONFIRMATION`: The payment is not confirmed.
 */
export type OrderPaymentWorkflow = "PAY_ON_ACCEPTANCE" | "PAY_ON_DELIVERY" | "PAY_ON_DUE_DATE" | "PAY_ON_SHIPMENT" | "NO_CUSTOMER_PAYMENT_CONFIRMATION" | (string & {});
/** @description A contact of a business customer. */
export interface OrderContact {
    /** @description Form of address, such as Mr or Mrs. */
    civility?: string;
    /** @description Identifier of the contact. */
    customer_id: string;
    /** @description First name. */
    firstname: string;
    /** @description Last name. */
    lastname: string;
    /** @description Language of the person. */
    locale?: string;
}
/** @description Address for the bill. */
export interface OrderBillingAddress {
    /** @description Town or city. */
    city: string;
    /** @description Form of address, such as Mr or Mrs. */
    civility?: string;
    /** @description Company of the receiver. */
    company?: string;
    /** @description Second line of the company. */
    company_2?: string;
    /** @description Name of the country. */
    country: string;
    /** @description ISO 3166-1 alpha-3 code of the country. */
    country_iso_code: CountryCode;
    /** @description First name. */
    firstname?: string;
    /** @description Last name. */
    lastname: string;
    /** @description First phone number. */
    phone?: string;
    /** @description Second phone number. */
    phone_secondary?: string;
    /** @description State, province or region. */
    state?: string;
    /** @description First line of the street. */
    street_1: string;
    /** @description Second line of the street. */
    street_2?: string;
    /** @description Postal code. */
    zip_code?: string;
}
/** @description Address of the organization. */
export interface OrganizationAddress {
    /** @description Town or city. */
    city: string;
    /** @description ISO 3166-1 alpha-3 code of the country. */
    country_iso_code: CountryCode;
    /** @description State, province or region. */
    state?: string;
    /** @description First line of the street. */
    street_1: string;
    /** @description Second line of the street. */
    street_2?: string;
    /** @description Postal code. */
    zip_code: string;
}
/** @description Organization of a business customer. */
export interface OrderOrganization {
    /** @description The address. */
    address?: OrganizationAddress | null;
    /** @description Registration number of the organization. */
    identification_number?: string | null;
    /** @description Name of the organization. */
    name?: string;
    /** @description Identifier of the organization. */
    organization_id: string | null;
    /** @description Tax identification number of the organization. */
    tax_identification_number?: string | null;
}
/** @description The customer of an order. */
export interface OrderCustomer {
    /** @description Contact for accounting. Null until the order is accepted or shipped. */
    accounting_contact?: OrderContact | null;
    /** @description Address for the bill. Null until the order is accepted or shipped. */
    billing_address: OrderBillingAddress | null;
    /** @description Form of address, such as Mr or Mrs. */
    civility?: string;
    /** @description Identifier of the customer. */
    customer_id: string;
    /** @description Contact for the delivery. Null until the order is accepted or shipped. */
    delivery_contact?: OrderContact | null;
    /** @description First name. */
    firstname: string;
    /** @description Last name. */
    lastname: string;
    /** @description Language of the person. */
    locale?: string;
    /** @description Organization of a business customer. */
    organization?: OrderOrganization;
    /** @description Address for the delivery. Null until the order is accepted or shipped. */
    shipping_address: ShippingAddress | null;
}
/** @description Period of the expected delivery. */
export interface OrderDeliveryDate {
    /**
     * Format: date-time
     * @description Earliest time.
     */
    earliest: string;
    /**
     * Format: date-time
     * @description Latest time.
     */
    latest: string;
}
/** @description A campaign of the operator. */
export interface OrderCampaign {
    /** @description Identifier of the campaign. */
    identifier: string;
}
/** @description The fulfillment center. */
export interface OrderFulfillmentCenter {
    /** @description Code of the fulfillment center. DEFAULT: the shop itself. */
    code: string;
}
/** @description Place of fulfillment of the order. */
export interface OrderFulfillment {
    /** @description The fulfillment center. */
    center: OrderFulfillmentCenter;
}
/**
 * @description Format of an invoice.
 *     - `PDF`: A PDF file.
 *     - `cXML`: A cXML file.
 */
export type OrderInvoiceFormat = "PDF" | "cXML" | (string & {});
/** @description A format of the invoice. */
export interface OrderInvoiceDocument {
    /**
     * @description Format of the invoice.
     *     - `PDF`: A PDF file.
     *     - `cXML`: A cXML file.
     */
    format?: OrderInvoiceFormat;
}
/** @description Due date of the invoice. */
export interface OrderPaymentTerms {
    /**
     * Format: int32
     * @description Number of days until the payment is due.
     */
    days: number;
    /**
     * @description Start of the payment period.
     *     - `END_OF_MONTH`: The period starts at the end of the month.
     *     - `NET`: The period starts at the issue date.
     */
    type: PaymentTermsType;
}
/** @description Requirements of the customer for the invoice. */
export interface OrderInvoiceDetails {
    /** @description Formats of the invoice. */
    document_details?: OrderInvoiceDocument[];
    /** @description Due date of the invoice. */
    payment_terms?: OrderPaymentTerms;
}
/** @description A part of an amount. */
export interface AmountPart {
    /** @description The amount. */
    amount: number;
    /** @description Whether the part counts for the commission. */
    commissionable?: boolean;
    /** @description Whether the customer pays the part. */
    debitable_from_customer?: boolean;
    /** @description Whether the shop receives the part. */
    payable_to_shop?: boolean;
}
/** @description Parts of an amount, by who pays and receives them. */
export interface AmountBreakdown {
    /** @description The parts. */
    parts: AmountPart[];
}
/** @description A tax on the commission. */
export interface CommissionTaxAmount {
    /** @description Amount of the tax. */
    amount: number;
    /** @description Code of the tax. */
    code: string;
}
/** @description Contribution to one scheme of extended producer responsibility. */
export interface OrderEcoContribution {
    /** @description Product category of the scheme, such as FR-DEEE. */
    epr_category_code: string;
    /** @description Registration number of the producer. */
    producer_id: string;
    /** @description Owner of the registration number. */
    producer_id_owner: string;
    /** @description Contribution for all units. */
    total_amount?: number;
    /** @description Contribution for one unit. */
    unit_amount?: number;
}
/** @description A fee on the order that the customer pays. */
export interface OrderFee {
    /** @description Amount of the fee. */
    amount: number;
    /** @description Code of the fee. */
    code: string;
}
/** @description A total of a purchase. */
export interface PurchaseTotal {
    /** @description The total. */
    total_amount: number;
}
/** @description Purchase amounts of what is taken back, for shops that sell through the operator. */
export interface ReturnedPurchase {
    /** @description Commission on the fees of the purchase. */
    purchase_commission_on_fees?: PurchaseTotal;
    /** @description Commission on the price of the purchase. */
    purchase_commission_on_price: number;
    /** @description Commission on the shipping of the purchase. */
    purchase_commission_on_shipping: number;
    /** @description Fees of the purchase. */
    purchase_fee_amount?: PurchaseTotal;
    /** @description Price of the purchase. */
    purchase_price: number;
    /** @description Shipping charge of the purchase. */
    purchase_shipping_price: number;
}
/** @description The tax on the purchase. */
export interface PurchaseTax {
    /** @description Amount of the tax on the purchase. */
    purchase_amount: number;
    /** @description Rate of the tax on the purchase. */
    purchase_rate?: number;
}
/** @description A tax on what is taken back. */
export interface ReturnedTax {
    /** @description Amount of the tax. */
    amount: number;
    /** @description Parts of `amount`, by who pays and receives them. */
    amount_breakdown?: AmountBreakdown;
    /** @description Code of the tax. */
    code: string;
    /** @description The tax on the purchase. */
    purchase_tax?: PurchaseTax;
    /** @description Rate of the tax, in percent. */
    rate?: number;
}
/** @description A cancelation of a part of a line. */
export interface OrderCancelation {
    /** @description Identifier of the cancelation. */
    id: string;
    /** @description Canceled amount, without shipping. */
    amount?: number;
    /** @description Parts of `amount`, by who pays and receives them. */
    amount_breakdown?: AmountBreakdown;
    /** @description Commission that is given back, without taxes. */
    commission_amount: number;
    /** @description Taxes on the commission. */
    commission_taxes: CommissionTaxAmount[];
    /** @description Commission that is given back, with taxes. */
    commission_total_amount: number;
    /**
     * Format: date-time
     * @description Time of the cancelation.
     */
    created_date: string;
    /** @description Contributions to schemes of extended producer responsibility. */
    eco_contributions?: OrderEcoContribution[];
    /** @description Fees that the customer pays. */
    fees?: OrderFee[];
    /** @description Purchase amounts, for shops that sell through the operator. */
    purchase_information?: ReturnedPurchase;
    /**
     * Format: int32
     * @description Canceled quantity.
     */
    quantity?: number;
    /** @description Code of the reason (RE01). */
    reason_code?: string;
    /** @description Canceled shipping charge. */
    shipping_amount?: number;
    /** @description Parts of `shipping_amount`, by who pays and receives them. */
    shipping_amount_breakdown?: AmountBreakdown;
    /** @description Taxes on the shipping charge. */
    shipping_taxes?: ReturnedTax[];
    /** @description Taxes on the price. */
    taxes?: ReturnedTax[];
}
/** @description A tax on the commission, with its rate. */
export interface OrderCommissionTax {
    /** @description Amount of the tax. */
    amount: number;
    /** @description Code of the tax. */
    code: string;
    /** @description Rate of the tax, in percent. */
    rate: number;
}
/**
 * @description Unit of a measure.
 *     - `GRAM`: Grams.
 *     - `KILOGRAM`: Kilograms.
 *     - `TON`: Tons.
 *     - `POUND`: Pounds.
 *     - `OUNCE`: Ounces.
 *     - `MILLILITER`: Milliliters.
 *     - `CENTILITER`: Centiliters.
 *     - `CUBIC_METER`: Cubic meters.
 *     - `LITER`: Liters.
 *     - `GALLON`: Gallons.
 *     - `FLUID_OUNCE`: Fluid ounces.
 *     - `PINT`: Pints.
 *     - `BARREL`: Barrels.
 *     - `CENTIMETER`: Centimeters.
 *     - `METER`: Meters.
 *     - `INCH`: Inches.
 *     - `FEET`: Feet.
 *     - `SQUARE_CENTIMETER`: Square centimeters.
 *     - `SQUARE_METER`: Square meters.
 *     - `SQUARE_INCH`: Square inches.
 *     - `SQUARE_FOOT`: Square feet.
 *     - `PIECE`: Pieces.
 */
export type MeasurementUnit = "GRAM" | "KILOGRAM" | "TON" | "POUND" | "OUNCE" | "MILLILITER" | "CENTILITER" | "CUBIC_METER" | "LITER" | "GALLON" | "FLUID_OUNCE" | "PINT" | "BARREL" | "CENTIMETER" | "METER" | "INCH" | "FEET" | "SQUARE_CENTIMETER" | "SQUARE_METER" | "SQUARE_INCH" | "SQUARE_FOOT" | "PIECE" | (string & {});
/** @description Measure of a line that is sold by measure. */
export interface LineMeasurement {
    /** @description Real measure, once the shop has set it. */
    actual_measurement?: number;
    /** @description Largest difference between the ordered and the real measure, in percent. */
    adjustment_limit?: number;
    /**
     * @description Unit of the measures.
     *     - `GRAM`: Grams.
     *     - `KILOGRAM`: Kilograms.
     *     - `TON`: Tons.
     *     - `POUND`: Pounds.
     *     - `OUNCE`: Ounces.
     *     - `MILLILITER`: Milliliters.
     *     - `CENTILITER`: Centiliters.
     *     - `CUBIC_METER`: Cubic meters.
     *     - `LITER`: Liters.
     *     - `GALLON`: Gallons.
     *     - `FLUID_OUNCE`: Fluid ounces.
     *     - `PINT`: Pints.
     *     - `BARREL`: Barrels.
     *     - `CENTIMETER`: Centimeters.
     *     - `METER`: Meters.
     *     - `INCH`: Inches.
     *     - `FEET`: Feet.
     *     - `SQUARE_CENTIMETER`: Square centimeters.
     *     - `SQUARE_METER`: Square meters.
     *     - `SQUARE_INCH`: Square inches.
     *     - `SQUARE_FOOT`: Square feet.
     *     - `PIECE`: Pieces.
     */
    measurement_unit?: MeasurementUnit;
    /** @description Ordered measure. */
    ordered_measurement?: number;
}
/**
 * @description State of an order line.
 *     - `STAGING`: Fraud checks or quotes are pending.
 *     - `WAITING_ACCEPTANCE`: Waits until the shop accepts it.
 *     - `WAITING_DEBIT`: Accepted. The customer is not yet debited.
 *     - `WAITING_DEBIT_PAYMENT`: The debit of the customer waits for confirmation.
 *     - `SHIPPING`: To be shipped.
 *     - `SHIPPED`: Shipped.
 *     - `TO_COLLECT`: Ready for the customer to collect.
 *     - `RECEIVED`: The customer has received it.
 *     - `CLOSED`: Closed.
 *     - `REFUSED`: The shop refused it.
 *     - `CANCELED`: Canceled.
 *     - `INCIDENT_OPEN`: An incident is open.
 *     - `REFUNDED`: Refunded.
 */
export type OrderLineState = "STAGING" | "WAITING_ACCEPTANCE" | "WAITING_DEBIT" | "WAITING_DEBIT_PAYMENT" | "SHIPPING" | "SHIPPED" | "TO_COLLECT" | "RECEIVED" | "CLOSED" | "REFUSED" | "CANCELED" | "INCIDENT_OPEN" | "REFUNDED" | (string & {});
/** @description A picture of the product. */
export interface ProductMedia {
    /** @description Address of the picture. */
    media_url: string;
    /** @description Media type of the picture. */
    mime_type?: string | null;
    /** @description Kind of the picture. */
    type: string;
}
/** @description The reward of a promotion. `type` decides which amount it has. */
export interface LinePromotionConfiguration {
    /** @description Amount that is taken off. Null for other types. */
    amount_off?: number | null;
    /**
     * Format: int32
     * @description Number of free items. Null for other types.
     */
    free_items_quantity?: number | null;
    /** @description Description that only the shop reads. */
    internal_description: string;
    /** @description Percentage that is taken off. Null for other types. */
    percentage_off?: number | null;
    /** @description Price of one unit. Null for other types. */
    reduced_unit_price?: number | null;
    /**
     * @description Kind of the reward.
     *     - `AMOUNT_OFF`: An amount is taken off.
     *     - `FREE_ITEMS`: Some items are free.
     *     - `PERCENTAGE_OFF`: A percentage is taken off.
     *     - `REDUCED_UNIT_PRICE`: Each unit has a lower price.
     */
    type: PromotionType;
}
/** @description A promotion on a line. */
export interface LinePromotion {
    /** @description Identifier of the promotion in the shop. */
    id: string;
    /** @description Whether the deduction is spread over the lines of the order. */
    apportioned: boolean;
    /** @description Campaign of the promotion. */
    campaign?: OrderCampaign;
    /** @description The reward of the promotion. */
    configuration: LinePromotionConfiguration;
    /** @description Amount that the promotion takes off. */
    deduced_amount: number;
    /**
     * Format: int32
     * @description Number of free items that the customer gets.
     */
    offered_quantity?: number | null;
    /** @description Code that the customer entered. */
    promo_code?: string;
}
/** @description Purchase amounts of a line, for shops that sell through the operator. */
export interface LinePurchase {
    /** @description Commission on the fees of the purchase. */
    purchase_commission_on_fees?: PurchaseTotal;
    /** @description Commission on the price of the purchase. */
    purchase_commission_on_price: number;
    /** @description Commission on the shipping of the purchase. */
    purchase_commission_on_shipping: number;
    /** @description Fees of the purchase. */
    purchase_fee_amount?: PurchaseTotal;
    /** @description Price of the purchase. */
    purchase_price: number;
    /** @description Shipping charge of the purchase. */
    purchase_shipping_price: number;
    /** @description Price of one unit of the purchase. */
    purchase_unit_price: number;
}
/**
 * @description State of a refund.
 *     - `WAITING_REFUND_TAX_CONFIRMATION`: Waits for the confirmation of its taxes.
 *     - `WAITING_REFUND`: Waits to be paid.
 *     - `WAITING_REFUND_PAYMENT`: The payment waits for confirmation.
 *     - `REFUNDED`: Paid.
 */
export type OrderRefundState = "WAITING_REFUND_TAX_CONFIRMATION" | "WAITING_REFUND" | "WAITING_REFUND_PAYMENT" | "REFUNDED" | (string & {});
/**
 * @description State of a refund in its old form.
 *     - `WAITING_REFUND`: Waits to be paid.
 *     - `WAITING_REFUND_PAYMENT`: The payment waits for confirmation.
 *     - `REFUNDED`: Paid.
 */
export type OldRefundState = "WAITING_REFUND" | "WAITING_REFUND_PAYMENT" | "REFUNDED" | (string & {});
/** @description A refund of a part of a line. */
export interface OrderRefund {
    /** @description Identifier of the refund. */
    id: string;
    /** @description Refunded amount, without shipping. */
    amount?: number;
    /** @description Parts of `amount`, by who pays and receives them. */
    amount_breakdown?: AmountBreakdown;
    /** @description Commission that is given back, without taxes. */
    commission_amount: number;
    /**
     * @deprecated
     * @description Tax on the commission that is given back. Use `commission_taxes`.
     */
    commission_tax_amount: number;
    /** @description Taxes on the commission. */
    commission_taxes: CommissionTaxAmount[];
    /** @description Commission that is given back, with taxes. */
    commission_total_amount: number;
    /**
     * Format: date-time
     * @description Time of the refund.
     */
    created_date: string;
    /** @description Contributions to schemes of extended producer responsibility. */
    eco_contributions?: OrderEcoContribution[];
    /** @description Fees that the customer pays. */
    fees?: OrderFee[];
    /** @description Identifier that refunds of one request share. */
    order_refund_id: string;
    /** @description Purchase amounts, for shops that sell through the operator. */
    purchase_information?: ReturnedPurchase;
    /**
     * Format: int32
     * @description Quantity that the refund is about.
     */
    quantity: number;
    /** @description Code of the reason (RE01). */
    reason_code: string;
    /**
     * @description State of the refund.
     *     - `WAITING_REFUND_TAX_CONFIRMATION`: Waits for the confirmation of its taxes.
     *     - `WAITING_REFUND`: Waits to be paid.
     *     - `WAITING_REFUND_PAYMENT`: The payment waits for confirmation.
     *     - `REFUNDED`: Paid.
     */
    refund_state?: OrderRefundState;
    /** @description Refunded shipping charge. */
    shipping_amount?: number;
    /** @description Parts of `shipping_amount`, by who pays and receives them. */
    shipping_amount_breakdown?: AmountBreakdown;
    /** @description Taxes on the shipping charge. */
    shipping_taxes?: ReturnedTax[];
    /**
     * @deprecated
     * @description State of the refund. Use `refund_state`.
     *     - `WAITING_REFUND`: Waits to be paid.
     *     - `WAITING_REFUND_PAYMENT`: The payment waits for confirmation.
     *     - `REFUNDED`: Paid.
     */
    state: OldRefundState;
    /** @description Legal notice about the taxes. */
    tax_legal_notice?: string;
    /** @description Taxes on the price. */
    taxes?: ReturnedTax[];
    /**
     * Format: date-time
     * @description Time of the payment.
     */
    transaction_date?: string;
    /** @description Number of the payment. */
    transaction_number?: string;
}
/** @description Address that the line is shipped from. */
export interface LineOriginAddress {
    /** @description Town or city. */
    city?: string;
    /** @description ISO 3166-1 alpha-3 code of the country. */
    country_iso_code: string;
    /** @description State, province or region. */
    state?: string;
    /** @description First line of the street. */
    street_1?: string;
    /** @description Second line of the street. */
    street_2?: string;
    /** @description Postal code. */
    zip_code?: string;
}
/** @description Warehouse that the line is shipped from. */
export interface LineWarehouse {
    /** @description Code of the warehouse. */
    code?: string;
}
/** @description Origin of the shipment of a line. */
export interface LineOrigin {
    /** @description The address. */
    address?: LineOriginAddress;
    /** @description Warehouse that the line is shipped from. */
    warehouse?: LineWarehouse | null;
}
/**
 * @description How the amount of a tax follows from the price.
 *     - `PROPORTIONAL_TO_AMOUNT`: In proportion to the amount.
 *     - `NONE`: Not at all.
 */
export type TaxCalculationRule = "PROPORTIONAL_TO_AMOUNT" | "NONE" | (string & {});
/** @description A tax on the shipping charge of a line. */
export interface ShippingTax {
    /** @description Amount of the tax. */
    amount: number;
    /** @description Parts of `amount`, by who pays and receives them. */
    amount_breakdown?: AmountBreakdown;
    /** @description Code of the tax. */
    code: string;
    /** @description The tax on the purchase. */
    purchase_tax?: PurchaseTax;
    /** @description Rate of the tax, in percent. */
    rate?: number;
    /**
     * @description How the amount follows from the price.
     *     - `PROPORTIONAL_TO_AMOUNT`: In proportion to the amount.
     *     - `NONE`: Not at all.
     */
    tax_calculation_rule?: TaxCalculationRule;
}
/** @description A tax on the price of a line. */
export interface LineTax {
    /** @description Amount of the tax. */
    amount: number;
    /** @description Parts of `amount`, by who pays and receives them. */
    amount_breakdown?: AmountBreakdown;
    /** @description Code of the tax. */
    code: string;
    /** @description Amount of the tax on one unit without the discount. */
    origin_unit_amount?: number;
    /** @description The tax on the purchase. */
    purchase_tax?: PurchaseTax;
    /** @description Rate of the tax, in percent. */
    rate?: number;
    /**
     * @description How the amount follows from the price.
     *     - `PROPORTIONAL_TO_AMOUNT`: In proportion to the amount.
     *     - `NONE`: Not at all.
     */
    tax_calculation_rule?: TaxCalculationRule;
}
/** @description A line of an order: one offer in a quantity. */
export interface OrderLine {
    /** @description Identifier of the order line. */
    order_line_id: string;
    /** @description Whether the shop may refund the line now. */
    can_refund: boolean;
    /** @description Cancelations of the line. */
    cancelations: OrderCancelation[];
    /** @description Code of the product's category. */
    category_code: string;
    /** @description Name of the category, in the requested language. */
    category_label: string;
    /** @description Commission on the line, without taxes. */
    commission_fee: number;
    /**
     * @deprecated
     * @description Rate of the tax on the commission. Use `commission_taxes`.
     */
    commission_rate_vat?: number;
    /** @description Taxes on the commission. */
    commission_taxes?: OrderCommissionTax[];
    /**
     * @deprecated
     * @description Tax on the commission. Use `commission_taxes`.
     */
    commission_vat?: number;
    /**
     * Format: date-time
     * @description Time at which the line was created.
     */
    created_date: string;
    /**
     * Format: date-time
     * @description Time at which the customer was debited for the line.
     */
    debited_date?: string;
    /** @description Description of the offer. */
    description: string | null;
    /** @description Campaign of the line. */
    discount_campaign?: OrderCampaign;
    /** @description Contributions to schemes of extended producer responsibility. */
    eco_contributions?: OrderEcoContribution[];
    /** @description Fees that the customer pays. */
    fees?: OrderFee[];
    /**
     * Format: date-time
     * @description Time at which the line last changed.
     */
    last_updated_date: string;
    /** @description Measure of a line that is sold by measure. */
    measurement?: LineMeasurement;
    /**
     * Format: int64
     * @description Identifier of the offer on the platform.
     */
    offer_id: number;
    /** @description Identifier of the offer in the shop. */
    offer_sku: string;
    /** @description Code of the condition of the product (OF61). */
    offer_state_code: string;
    /** @description Values of the custom fields of order lines (AF01). */
    order_line_additional_fields: AdditionalFieldValue[];
    /**
     * Format: int32
     * @description Number of the line in the order, from 1.
     */
    order_line_index: number;
    /**
     * @description State of the line.
     *     - `STAGING`: Fraud checks or quotes are pending.
     *     - `WAITING_ACCEPTANCE`: Waits until the shop accepts it.
     *     - `WAITING_DEBIT`: Accepted. The customer is not yet debited.
     *     - `WAITING_DEBIT_PAYMENT`: The debit of the customer waits for confirmation.
     *     - `SHIPPING`: To be shipped.
     *     - `SHIPPED`: Shipped.
     *     - `TO_COLLECT`: Ready for the customer to collect.
     *     - `RECEIVED`: The customer has received it.
     *     - `CLOSED`: Closed.
     *     - `REFUSED`: The shop refused it.
     *     - `CANCELED`: Canceled.
     *     - `INCIDENT_OPEN`: An incident is open.
     *     - `REFUNDED`: Refunded.
     */
    order_line_state: OrderLineState;
    /** @description Code of the reason of the state, such as the reason of an incident. */
    order_line_state_reason_code?: string | null;
    /** @description Name of the reason. */
    order_line_state_reason_label?: string | null;
    /** @description Price of one unit without the discount. */
    origin_unit_price?: number;
    /** @description Price of the line, without shipping. */
    price: number;
    /** @description Additional text about the price. */
    price_additional_info?: string | null;
    /** @description Parts of `price`, by who pays and receives them. */
    price_amount_breakdown?: AmountBreakdown;
    /** @description Price of one unit. */
    price_unit: number;
    /** @description Pictures of the product. */
    product_medias: ProductMedia[];
    /** @description Identifier of the product in the shop. */
    product_shop_sku?: string;
    /** @description Identifier of the product on the platform. */
    product_sku: string;
    /** @description Title of the product. */
    product_title: string;
    /** @description Promotions on the line. */
    promotions?: LinePromotion[];
    /** @description Purchase amounts, for shops that sell through the operator. */
    purchase_information?: LinePurchase;
    /**
     * Format: int32
     * @description Quantity that is left after cancelations.
     */
    quantity: number;
    /**
     * Format: date-time
     * @description Time at which the customer received the line.
     */
    received_date?: string;
    /** @description Refunds of the line. */
    refunds: OrderRefund[];
    /**
     * Format: date-time
     * @description Time at which the line was shipped.
     */
    shipped_date?: string;
    /** @description Origin of the shipment. */
    shipping_from?: LineOrigin;
    /** @description Shipping charge. */
    shipping_price: number;
    /**
     * @deprecated
     * @description Shipping charge of each further unit.
     */
    shipping_price_additional_unit?: number;
    /** @description Parts of `shipping_price`, by who pays and receives them. */
    shipping_price_amount_breakdown?: AmountBreakdown;
    /**
     * @deprecated
     * @description Shipping charge of one unit.
     */
    shipping_price_unit?: number;
    /** @description Taxes on the shipping charge. */
    shipping_taxes?: ShippingTax[];
    /** @description Legal notice about the taxes. */
    tax_legal_notice?: string;
    /** @description Taxes on the price. */
    taxes?: LineTax[];
    /** @description Commission with taxes. */
    total_commission: number;
    /** @description Price with shipping. */
    total_price: number;
}
/** @description A tax on the order level. */
export interface OrderTax {
    /** @description Code of the tax. */
    code: string;
    /** @description Rate of the tax, in percent. */
    rate?: number;
    /** @description Amount of the tax. */
    total_amount: number;
}
/** @description Taxes of a refund of an order with taxes on the order level. */
export interface OrderRefundTaxes {
    /** @description Identifier that refunds of one request share. */
    order_refund_id: string;
    /** @description Taxes of the refund. */
    taxes?: OrderTax[];
}
/** @description A tax on the order level. */
export interface NullableRateOrderTax {
    /** @description Code of the tax. */
    code: string;
    /** @description Rate of the tax, in percent. */
    rate?: number | null;
    /** @description Amount of the tax. */
    total_amount: number;
}
/** @description The reward of a promotion. `type` decides which amount it has. */
export interface OrderPromotionConfiguration {
    /** @description Amount that is taken off. */
    amount_off?: number | null;
    /**
     * Format: int32
     * @description Number of free items.
     */
    free_items_quantity?: number | null;
    /** @description Description that only the shop reads. */
    internal_description: string;
    /** @description Percentage that is taken off. */
    percentage_off?: number | null;
    /** @description Price of one unit. */
    reduced_unit_price?: number | null;
    /**
     * @description Kind of the reward.
     *     - `AMOUNT_OFF`: An amount is taken off.
     *     - `FREE_ITEMS`: Some items are free.
     *     - `PERCENTAGE_OFF`: A percentage is taken off.
     *     - `REDUCED_UNIT_PRICE`: Each unit has a lower price.
     */
    type: PromotionType;
}
/** @description A promotion on the order. */
export interface OrderPromotion {
    /** @description Identifier of the promotion in the shop. */
    id: string;
    /** @description Whether the deduction is spread over the lines of the order. */
    apportioned: boolean;
    /** @description Campaign of the promotion. */
    campaign?: OrderCampaign;
    /** @description The reward of the promotion. */
    configuration: OrderPromotionConfiguration;
    /** @description Amount that the promotion takes off. */
    deduced_amount: number;
    /**
     * Format: int32
     * @description Number of free items that the customer gets.
     */
    offered_quantity?: number | null;
    /** @description Code that the customer entered. */
    promo_code?: string;
}
/** @description Promotions on the order. */
export interface OrderPromotions {
    /** @description The promotions. */
    applied_promotions: OrderPromotion[];
    /** @description Amount that all promotions take off. */
    total_deduced_amount: number;
}
/** @description An order of products at one shop. */
export interface Order {
    /** @description Identifier of the order. */
    order_id: string;
    /**
     * Format: date-time
     * @description Time at which the shop accepted or refused the order. Null if the platform decided.
     */
    acceptance_decision_date?: string | null;
    /** @description Whether the shop may cancel the order now. */
    can_cancel: boolean;
    /** @description Whether the shop may ship the order now. */
    can_shop_ship: boolean;
    /** @description Channel of the order. */
    channel?: CodeLabel;
    /** @description Identifier of the customer's whole purchase, which may consist of orders at several shops. */
    commercial_id: string;
    /**
     * Format: date-time
     * @description Time at which the order was created. The list is sorted by it.
     */
    created_date: string;
    /** @description Currency of the amounts. */
    currency_iso_code: CurrencyCode;
    /** @description The customer. */
    customer: OrderCustomer;
    /**
     * Format: date-time
     * @description Time at which the customer was debited.
     */
    customer_debited_date?: string;
    /** @description Whether the customer pays the shop directly. */
    customer_directly_pays_seller?: boolean;
    /** @description Address that forwards messages to the customer. */
    customer_notification_email?: string;
    /** @description Period of the expected delivery. */
    delivery_date?: OrderDeliveryDate;
    /** @description Campaigns of the order. */
    discount_campaigns?: OrderCampaign[];
    /** @description Place of fulfillment. */
    fulfillment: OrderFulfillment;
    /** @description Whether the whole order is refunded. */
    fully_refunded?: boolean;
    /** @description Whether the customer has written a message. */
    has_customer_message: boolean;
    /** @description Whether an incident is open. */
    has_incident: boolean;
    /** @description Whether the order has an invoice. */
    has_invoice: boolean;
    /** @description Requirements of the customer for the invoice. */
    invoice_details?: OrderInvoiceDetails;
    /**
     * Format: date-time
     * @description Time at which the order last changed.
     */
    last_updated_date: string;
    /**
     * Format: int32
     * @deprecated
     * @description Days between the order and its shipment. Use `shipping_deadline`.
     */
    leadtime_to_ship: number;
    /** @description Values of the custom fields of orders (AF01). */
    order_additional_fields?: AdditionalFieldValue[];
    /** @description Lines of the order. */
    order_lines: OrderLine[];
    /** @description Taxes of refunds on the order level. */
    order_refunds?: OrderRefundTaxes[];
    /**
     * @description State of the order.
     *     - `STAGING`: Fraud checks or quotes are pending.
     *     - `WAITING_ACCEPTANCE`: Waits until the shop accepts it.
     *     - `WAITING_DEBIT`: Accepted. The customer is not yet debited.
     *     - `WAITING_DEBIT_PAYMENT`: The debit of the customer waits for confirmation.
     *     - `SHIPPING`: To be shipped.
     *     - `SHIPPED`: Shipped.
     *     - `TO_COLLECT`: Ready for the customer to collect.
     *     - `RECEIVED`: The customer has received it.
     *     - `CLOSED`: Closed.
     *     - `REFUSED`: The shop refused it.
     *     - `CANCELED`: Canceled.
     */
    order_state: OrderState;
    /** @description Code of the reason of the state. */
    order_state_reason_code?: string | null;
    /** @description Name of the reason. */
    order_state_reason_label?: string | null;
    /**
     * @description Whether the amounts include taxes.
     *     - `TAX_INCLUDED`: Amounts include taxes.
     *     - `TAX_EXCLUDED`: Amounts are without taxes.
     */
    order_tax_mode: OrderTaxMode;
    /** @description Taxes on the order level. */
    order_taxes?: NullableRateOrderTax[];
    /**
     * @deprecated
     * @description Use `payment_type`.
     */
    paymentType?: string;
    /**
     * Format: int32
     * @description Days until the payment is due.
     */
    payment_duration?: number | null;
    /** @description Means of payment. */
    payment_type?: string;
    /**
     * @description When the customer pays.
     *     - `PAY_ON_ACCEPTANCE`: When the shop accepts the order.
     *     - `PAY_ON_DELIVERY`: On delivery.
     *     - `PAY_ON_DUE_DATE`: On a due date.
     *     - `PAY_ON_SHIPMENT`: When the order is shipped.
     *     - `NO_CUSTOMER_PAYMENT_CONFIRMATION`: The payment is not confirmed.
     */
    payment_workflow?: OrderPaymentWorkflow;
    /** @description Price of all lines, without shipping. */
    price: number;
    /** @description Promotions on the order. */
    promotions?: OrderPromotions;
    /** @description Identifier of the quote that led to the order. */
    quote_id?: string | null;
    /** @description References of the order on both sides. */
    references?: OrderReferences;
    /** @description Code of the carrier. */
    shipping_carrier_code?: string;
    /** @description Standard code of the carrier. */
    shipping_carrier_standard_code?: string;
    /** @description Name of the carrier. */
    shipping_company?: string;
    /**
     * Format: date-time
     * @description Time until which the order must be shipped.
     */
    shipping_deadline?: string;
    /** @description Shipping charge. */
    shipping_price: number;
    /** @description Identifier of the pick-up point. */
    shipping_pudo_id?: string;
    /** @description Tracking number. */
    shipping_tracking?: string;
    /** @description Address of the tracking page. */
    shipping_tracking_url?: string;
    /** @description Code of the shipping method. */
    shipping_type_code: string;
    /** @description Name of the shipping method. */
    shipping_type_label: string;
    /** @description Standard code of the shipping method. */
    shipping_type_standard_code?: string;
    /** @description Code of the shipping zone. */
    shipping_zone_code: string;
    /** @description Name of the shipping zone. */
    shipping_zone_label: string;
    /** @description Commission with taxes. */
    total_commission: number;
    /** @description Price with shipping. */
    total_price: number;
    /**
     * Format: date-time
     * @description Time of the payment.
     */
    transaction_date?: string;
    /** @description Number of the payment. */
    transaction_number?: string;
}
/** @description One page of orders. */
export interface OrderPage {
    /** @description Orders of this page. */
    orders: Order[];
    /**
     * Format: int32
     * @description Number of orders on all pages.
     */
    total_count: number;
}
/** @description Contribution to one scheme of extended producer responsibility. */
export interface OrderEcoContributionInput {
    /** @description Product category of the scheme, such as FR-DEEE. */
    epr_category_code: string;
    /** @description Registration number of the producer. */
    producer_id: string;
    /** @description Contribution for one unit. Null removes it. */
    unit_amount?: number | null;
}
/** @description Changes of one line. */
export interface OrderLineUpdate {
    /** @description Identifier of the order line. */
    order_line_id: string;
    /** @description Contributions to schemes of extended producer responsibility. Null removes them. */
    eco_contributions?: OrderEcoContributionInput[] | null;
}
/** @description References of the order. */
export interface OrderReferencesUpdate {
    /** @description The seller's own reference of the order. Null removes it. */
    order_reference_for_seller?: string | null;
}
/** @description Changes of one order. Fields that you leave out stay. */
export interface OrderUpdate {
    /** @description Identifier of the order. */
    order_id: string;
    /** @description Changes of lines. */
    order_lines?: OrderLineUpdate[];
    /** @description References of the order. Null removes them. */
    references?: OrderReferencesUpdate | null;
}
/** @description Changes of up to 100 orders. */
export interface OrderUpdateRequest {
    /** @description The orders and their changes. */
    orders: OrderUpdate[];
}
/** @description Contribution to one scheme of extended producer responsibility. */
export interface UpdatedEcoContribution {
    /** @description Product category of the scheme, such as FR-DEEE. */
    epr_category_code?: string;
    /** @description Registration number of the producer. */
    producer_id?: string;
    /** @description Owner of the registration number. */
    producer_id_owner?: string;
    /** @description Contribution for all units. */
    total_amount?: number;
    /** @description Contribution for one unit. */
    unit_amount?: number;
}
/** @description A cancelation of the line. */
export interface UpdatedCancelation {
    /** @description Identifier of the cancelation. */
    cancelation_id?: string;
    /** @description Contributions to schemes of extended producer responsibility. */
    eco_contributions?: UpdatedEcoContribution[];
}
/** @description A refund of the line. */
export interface UpdatedRefund {
    /** @description Contributions to schemes of extended producer responsibility. */
    eco_contributions?: UpdatedEcoContribution[];
    /** @description Identifier of the refund. */
    refund_id?: string;
}
/** @description A line after the change. */
export interface UpdatedOrderLine {
    /** @description Identifier of the order line. */
    order_line_id?: string;
    /** @description Cancelations of the line. */
    cancelations?: UpdatedCancelation[];
    /** @description Contributions to schemes of extended producer responsibility. */
    eco_contributions?: UpdatedEcoContribution[];
    /** @description Refunds of the line. */
    refunds?: UpdatedRefund[];
}
/** @description References of the order. */
export interface UpdatedReferences {
    /** @description The seller's own reference of the order. */
    order_reference_for_seller?: string;
}
/** @description The values after the change. */
export interface UpdatedOrderValues {
    /** @description Lines after the change. */
    order_lines?: UpdatedOrderLine[];
    /** @description References of the order on both sides. */
    references?: UpdatedReferences;
}
/** @description An order of the request: its values after the change, or its errors. */
export interface UpdatedOrder {
    /** @description Identifier of the order. */
    order_id?: string;
    /** @description Problems, one entry per fault. */
    errors?: InputError[];
    /** @description The values after the change. Absent if there are errors. */
    updated?: UpdatedOrderValues;
}
/** @description The orders of the request, each with its changes or its errors. */
export interface OrderUpdateResult {
    /** @description The orders of the request. */
    updated_orders?: UpdatedOrder[];
}
/** @description Address that the line is shipped from. */
export interface LineOriginAddressInput {
    /** @description Town or city. */
    city?: string;
    /** @description ISO 3166-1 alpha-3 code of the country. */
    country_iso_code: string;
    /** @description State, province or region. */
    state?: string;
    /** @description First line of the street. */
    street_1?: string;
    /** @description Second line of the street. */
    street_2?: string;
    /** @description Postal code. Required except in countries without postal codes. */
    zip_code?: string;
}
/** @description Warehouse of the shop. */
export interface LineWarehouseInput {
    /** @description Code of the warehouse. */
    code?: string;
}
/** @description A warehouse of the shop, or an address. */
export interface LineOriginUpdate {
    /** @description The address. */
    address?: LineOriginAddressInput;
    /** @description Warehouse that the line is shipped from. */
    warehouse?: LineWarehouseInput;
}
/** @description Origin of one line. */
export interface LineOriginInput {
    /** @description Identifier of the order line. */
    id: string;
    /** @description Origin of the shipment. */
    shipping_from: LineOriginUpdate;
}
/** @description Origins of up to 100 order lines. */
export interface LineOriginRequest {
    /** @description The order lines. */
    order_lines: LineOriginInput[];
}
/** @description Address that the line is shipped from. */
export interface UpdatedOriginAddress {
    /** @description Town or city. */
    city?: string | null;
    /** @description ISO 3166-1 alpha-3 code of the country. */
    country_iso_code: string;
    /** @description State, province or region. */
    state?: string | null;
    /** @description First line of the street. */
    street_1?: string | null;
    /** @description Second line of the street. */
    street_2?: string | null;
    /** @description Postal code. */
    zip_code?: string | null;
}
/** @description The origin after the change. */
export interface UpdatedOrigin {
    /** @description The address. */
    address?: UpdatedOriginAddress;
    /** @description Warehouse that the line is shipped from. */
    warehouse?: LineWarehouse | null;
}
/** @description A line of the request: its origin, or its errors. */
export interface UpdatedLineOrigin {
    /** @description Identifier of the order line. */
    id: string;
    /** @description Problems, one entry per fault. */
    errors?: InputError[];
    /** @description The values after the change. Absent if there are errors. */
    updated?: UpdatedOrigin;
}
/** @description The lines of the request, each with its origin or its errors. */
export interface LineOriginResult {
    /** @description The order lines of the request. */
    order_lines?: UpdatedLineOrigin[];
}
/** @description An amount of a tax or fee, by its code. */
export interface OrderAmountInput {
    /** @description The amount. */
    amount?: number;
    /** @description Code of the tax or fee. */
    code?: string;
}
/** @description A refund of an amount of one line. */
export interface OrderRefundInput {
    /** @description Identifier of the order line. */
    order_line_id: string;
    /** @description Amount to refund, without shipping. */
    amount: number;
    /** @description Currency of the amounts. Required if it isn't the currency of the platform. */
    currency_iso_code?: CurrencyCode;
    /** @description Whether the refunded items are not shipped. */
    excluded_from_shipment?: boolean;
    /** @description Fees to refund. */
    fees?: OrderAmountInput[];
    /**
     * Format: int32
     * @description Quantity that the refund is about. It only informs. Default: 0.
     */
    quantity?: number;
    /** @description Code of a reason of refunds (RE01). */
    reason_code: string;
    /** @description Shipping charge to refund. */
    shipping_amount: number;
    /** @description Taxes on the shipping charge to refund. Required if the line has them. */
    shipping_taxes?: OrderAmountInput[];
    /** @description Taxes on the amount to refund. Required if the line has them. */
    taxes?: OrderAmountInput[];
}
/** @description Refunds of amounts of order lines. */
export interface OrderRefundRequest {
    /**
     * @description Whether the amounts include taxes. Default: the mode of the platform.
     *     - `TAX_INCLUDED`: Amounts include taxes.
     *     - `TAX_EXCLUDED`: Amounts are without taxes.
     */
    order_tax_mode?: OrderTaxMode;
    /** @description The refunds. */
    refunds: OrderRefundInput[];
}
/** @description An amount of a tax or fee, by its code. */
export interface OrderAmount {
    /** @description The amount. */
    amount?: number;
    /** @description Code of the tax or fee. */
    code?: string;
}
/** @description A refund of the request, with its identifiers. */
export interface CreatedRefund {
    /** @description Identifier of the order line. */
    order_line_id: string;
    /** @description Refunded amount, without shipping. */
    amount: number;
    /** @description Parts of `amount`, by who pays and receives them. */
    amount_breakdown?: AmountBreakdown;
    /** @description Currency of the amounts. */
    currency_iso_code?: CurrencyCode;
    /** @description Contributions to schemes of extended producer responsibility. */
    eco_contributions?: OrderEcoContribution[];
    /** @description Whether the refunded items are not shipped. */
    excluded_from_shipment?: boolean;
    /** @description Fees that the customer pays. */
    fees?: OrderAmount[];
    /** @description Identifier that refunds of one request share. */
    order_refund_id: string;
    /** @description Purchase amounts, for shops that sell through the operator. */
    purchase_information?: ReturnedPurchase;
    /**
     * Format: int32
     * @description Quantity that the refund is about.
     */
    quantity: number;
    /** @description Code of the reason (RE01). */
    reason_code: string;
    /** @description Identifier of the refund. */
    refund_id: string;
    /** @description Refunded shipping charge. */
    shipping_amount: number;
    /** @description Parts of `shipping_amount`, by who pays and receives them. */
    shipping_amount_breakdown?: AmountBreakdown;
    /** @description Taxes on the shipping charge. */
    shipping_taxes?: ReturnedTax[];
    /** @description Taxes on the price. */
    taxes?: ReturnedTax[];
}
/** @description The refunds of the request. */
export interface OrderRefundResult {
    /**
     * @description Whether the amounts include taxes.
     *     - `TAX_INCLUDED`: Amounts include taxes.
     *     - `TAX_EXCLUDED`: Amounts are without taxes.
     */
    order_tax_mode: OrderTaxMode;
    /** @description The created refunds. */
    refunds: CreatedRefund[];
}
/** @description A cancelation of a part of one line. */
export interface OrderCancelationInput {
    /** @description Identifier of the order line. */
    order_line_id: string;
    /** @description Amount to cancel, without shipping. */
    amount: number;
    /** @description Currency of the amounts. Required if it isn't the currency of the platform. */
    currency_iso_code?: CurrencyCode;
    /** @description Fees to cancel. */
    fees?: OrderAmountInput[];
    /**
     * Format: int32
     * @description Quantity to cancel.
     */
    quantity: number;
    /** @description Code of a reason of cancelations (RE01). */
    reason_code: string;
    /** @description Shipping charge to cancel. */
    shipping_amount: number;
    /** @description Taxes on the shipping charge to cancel. Required if the line has them. */
    shipping_taxes?: OrderAmountInput[];
    /** @description Taxes on the amount to cancel. Required if the line has them. */
    taxes?: OrderAmountInput[];
}
/** @description Cancelations of amounts and quantities of order lines. */
export interface OrderCancelationRequest {
    /** @description The cancelations. */
    cancelations: OrderCancelationInput[];
    /**
     * @description Whether the amounts include taxes. Default: the mode of the platform.
     *     - `TAX_INCLUDED`: Amounts include taxes.
     *     - `TAX_EXCLUDED`: Amounts are without taxes.
     */
    order_tax_mode?: OrderTaxMode;
}
/** @description A cancelation of the request, with its identifier. */
export interface CreatedCancelation {
    /** @description Identifier of the order line. */
    order_line_id: string;
    /** @description Canceled amount, without shipping. */
    amount: number;
    /** @description Parts of `amount`, by who pays and receives them. */
    amount_breakdown?: AmountBreakdown;
    /** @description Identifier of the cancelation. */
    cancelation_id: string;
    /** @description Currency of the amounts. */
    currency_iso_code?: CurrencyCode;
    /** @description Contributions to schemes of extended producer responsibility. */
    eco_contributions?: OrderEcoContribution[];
    /** @description Fees that the customer pays. */
    fees?: OrderAmount[];
    /** @description Purchase amounts, for shops that sell through the operator. */
    purchase_information?: ReturnedPurchase;
    /**
     * Format: int32
     * @description Canceled quantity.
     */
    quantity?: number;
    /** @description Code of the reason (RE01). */
    reason_code: string;
    /** @description Canceled shipping charge. */
    shipping_amount: number;
    /** @description Parts of `shipping_amount`, by who pays and receives them. */
    shipping_amount_breakdown?: AmountBreakdown;
    /** @description Taxes on the shipping charge. */
    shipping_taxes?: ReturnedTax[];
    /** @description Taxes on the price. */
    taxes?: ReturnedTax[];
}
/** @description The cancelations of the request. */
export interface OrderCancelationResult {
    /** @description The created cancelations. */
    cancelations: CreatedCancelation[];
    /**
     * @description Whether the amounts include taxes.
     *     - `TAX_INCLUDED`: Amounts include taxes.
     *     - `TAX_EXCLUDED`: Amounts are without taxes.
     */
    order_tax_mode: OrderTaxMode;
}
/** @description The real measure of one line. */
export interface LineAdjustment {
    /** @description Identifier of the order line. */
    order_line_id: string;
    /** @description Real measure of the line. */
    actual_measurement: number;
}
/** @description Real measures of up to 100 order lines. */
export interface OrderAdjustmentRequest {
    /** @description The lines. */
    order_lines: LineAdjustment[];
}
/** @description An amount that is canceled or refunded because the line measures less. */
export interface AdjustedAmount {
    /** @description The amount, without shipping. */
    amount?: number;
    /** @description Currency of the amounts. */
    currency_iso_code?: CurrencyCode;
    /** @description Contributions to schemes of extended producer responsibility. */
    eco_contributions?: OrderEcoContribution[];
    /**
     * Format: int32
     * @description Quantity.
     */
    quantity?: number;
    /** @description Code of the reason (RE01). */
    reason_code?: string;
    /** @description Shipping charge. */
    shipping_amount?: number;
    /** @description Taxes on the shipping charge. */
    shipping_taxes?: OrderAmount[];
    /** @description Taxes on the price. */
    taxes?: OrderAmount[];
}
/** @description A line of the request: its adjustment, or its errors. */
export interface AdjustedLine {
    /** @description Identifier of the order line. */
    order_line_id?: string;
    /** @description Cancelations that follow from the adjustment. */
    cancelations?: AdjustedAmount[];
    /** @description Problems, one entry per fault. */
    errors?: InputError[];
    /** @description Measures after the adjustment. */
    measurement?: LineMeasurement;
    /** @description Refunds that follow from the adjustment. */
    refunds?: AdjustedAmount[];
}
/** @description The lines of the request, each with its adjustment or its errors. */
export interface OrderAdjustmentResult {
    /** @description The lines of the request. */
    order_lines_adjusted?: AdjustedLine[];
}
/** @description Address for the bill. */
export interface SingleOrderBillingAddress {
    /** @description Town or city. */
    city: string;
    /** @description Form of address, such as Mr or Mrs. */
    civility?: string;
    /** @description Company of the receiver. */
    company?: string | null;
    /** @description Name of the country. */
    country: string;
    /** @description ISO 3166-1 alpha-3 code of the country. */
    country_iso_code: CountryCode;
    /** @description First name. */
    firstname?: string;
    /** @description Last name. */
    lastname: string;
    /** @description First phone number. */
    phone?: string;
    /** @description Second phone number. */
    phone_secondary?: string;
    /** @description State, province or region. */
    state?: string;
    /** @description First line of the street. */
    street_1: string;
    /** @description Second line of the street. */
    street_2?: string;
    /** @description Postal code. */
    zip_code?: string;
}
/** @description Address for the delivery. */
export interface SingleOrderShippingAddress {
    /** @description Further directions, such as a floor or an entrance. */
    additional_info?: string;
    /** @description Town or city. */
    city: string;
    /** @description Form of address, such as Mr or Mrs. */
    civility?: string;
    /** @description Company of the receiver. */
    company?: string | null;
    /** @description Name of the country. */
    country: string;
    /** @description ISO 3166-1 alpha-3 code of the country. */
    country_iso_code: CountryCode | null;
    /** @description First name. */
    firstname?: string;
    /** @description Last name. */
    lastname: string;
    /** @description First phone number. */
    phone?: string;
    /** @description Second phone number. */
    phone_secondary?: string;
    /** @description State, province or region. */
    state?: string;
    /** @description First line of the street. */
    street_1: string;
    /** @description Second line of the street. */
    street_2?: string;
    /** @description Postal code. */
    zip_code?: string;
}
/** @description The customer of an order. */
export interface SingleOrderCustomer {
    /** @description Address for the bill. */
    billing_address: SingleOrderBillingAddress;
    /** @description Form of address, such as Mr or Mrs. */
    civility?: string;
    /** @description Identifier of the customer. */
    customer_id: string;
    /** @description First name. */
    firstname: string;
    /** @description Last name. */
    lastname: string;
    /** @description Address for the delivery. */
    shipping_address: SingleOrderShippingAddress;
}
/** @description A line of an order as OR12 returns it. */
export interface SingleOrderLine {
    /** @description Identifier of the order line. */
    order_line_id: string;
    /** @description Whether the shop may refund the line now. */
    can_refund: boolean;
    /** @description Code of the product's category. */
    category_code: string;
    /** @description Name of the category, in the requested language. */
    category_label: string;
    /** @description Commission on the line, without taxes. */
    commission_fee: number;
    /** @description Rate of the tax on the commission. */
    commission_rate_vat: number;
    /** @description Tax on the commission. */
    commission_vat: number;
    /**
     * Format: date-time
     * @description Time at which the line was created.
     */
    created_date: string;
    /**
     * Format: date-time
     * @description Time at which the customer was debited for the line.
     */
    debited_date: string | null;
    /** @description Description of the offer. */
    description: string;
    /**
     * Format: date-time
     * @description Time of the last change.
     */
    last_updated_date: string;
    /**
     * Format: int64
     * @description Identifier of the offer on the platform.
     */
    offer_id: number;
    /** @description Identifier of the offer in the shop. */
    offer_sku: string;
    /** @description Code of the condition of the product (OF61). */
    offer_state_code: string;
    /** @description Values of the custom fields of order lines (AF01). */
    order_line_additional_fields: AdditionalFieldValue[];
    /**
     * Format: int32
     * @description Number of the line in the order, from 1.
     */
    order_line_index: number;
    /**
     * @description State of the line.
     *     - `STAGING`: Fraud checks or quotes are pending.
     *     - `WAITING_ACCEPTANCE`: Waits until the shop accepts it.
     *     - `WAITING_DEBIT`: Accepted. The customer is not yet debited.
     *     - `WAITING_DEBIT_PAYMENT`: The debit of the customer waits for confirmation.
     *     - `SHIPPING`: To be shipped.
     *     - `SHIPPED`: Shipped.
     *     - `TO_COLLECT`: Ready for the customer to collect.
     *     - `RECEIVED`: The customer has received it.
     *     - `CLOSED`: Closed.
     *     - `REFUSED`: The shop refused it.
     *     - `CANCELED`: Canceled.
     *     - `INCIDENT_OPEN`: An incident is open.
     *     - `REFUNDED`: Refunded.
     */
    order_line_state: OrderLineState;
    /** @description Code of the reason of the state, such as the reason of an incident. */
    order_line_state_reason_code: string | null;
    /** @description Name of the reason. */
    order_line_state_reason_label: string | null;
    /** @description Price of the line, without shipping. */
    price: number;
    /** @description Additional text about the price. */
    price_additional_info?: string | null;
    /** @description Price of one unit. */
    price_unit: number;
    /** @description Identifier of the product on the platform. */
    product_sku: string;
    /** @description Title of the product. */
    product_title: string;
    /**
     * Format: int32
     * @description Quantity that is left after cancelations.
     */
    quantity: number;
    /**
     * Format: date-time
     * @description Time at which the customer received the line.
     */
    received_date: string | null;
    /**
     * Format: date-time
     * @description Time at which the line was shipped.
     */
    shipped_date: string | null;
    /** @description Shipping charge. */
    shipping_price: number;
    /**
     * @deprecated
     * @description Shipping charge of each further unit.
     */
    shipping_price_additional_unit?: number;
    /**
     * @deprecated
     * @description Shipping charge of one unit.
     */
    shipping_price_unit?: number;
    /** @description Commission with taxes. */
    total_commission: number;
    /** @description Price with shipping. */
    total_price: number;
}
/** @description An order as OR12 returns it. */
export interface SingleOrder {
    /** @description Identifier of the order. */
    order_id: string;
    /**
     * Format: date-time
     * @description Time at which the shop accepted or refused the order.
     */
    acceptance_decision_date: string;
    /** @description Identifier of the customer's whole purchase, which may consist of orders at several shops. */
    commercial_id: string;
    /**
     * Format: date-time
     * @description Time at which the order was created.
     */
    created_date: string;
    /** @description The customer. */
    customer?: SingleOrderCustomer;
    /** @description Whether the customer has written a message. */
    has_customer_message: boolean;
    /** @description Whether an incident is open. */
    has_incident: boolean;
    /** @description Whether the order has an invoice. */
    has_invoice: boolean;
    /**
     * Format: date-time
     * @description Time of the last change.
     */
    last_updated_date: string;
    /** @description Lines of the order. */
    order_lines: SingleOrderLine[];
    /**
     * @description State of the order.
     *     - `STAGING`: Fraud checks or quotes are pending.
     *     - `WAITING_ACCEPTANCE`: Waits until the shop accepts it.
     *     - `WAITING_DEBIT`: Accepted. The customer is not yet debited.
     *     - `WAITING_DEBIT_PAYMENT`: The debit of the customer waits for confirmation.
     *     - `SHIPPING`: To be shipped.
     *     - `SHIPPED`: Shipped.
     *     - `TO_COLLECT`: Ready for the customer to collect.
     *     - `RECEIVED`: The customer has received it.
     *     - `CLOSED`: Closed.
     *     - `REFUSED`: The shop refused it.
     *     - `CANCELED`: Canceled.
     */
    order_state: OrderState;
    /** @description Code of the reason of the state. */
    order_state_reason_code: string | null;
    /** @description Name of the reason. */
    order_state_reason_label: string | null;
    /**
     * @deprecated
     * @description Use `payment_type`.
     */
    paymentType?: string;
    /** @description Means of payment. */
    payment_type: string;
    /** @description Price of all lines, without shipping. */
    price: number;
    /** @description Name of the carrier. */
    shipping_company?: string | null;
    /** @description Shipping charge. */
    shipping_price: number;
    /** @description Tracking number. */
    shipping_tracking?: string | null;
    /** @description Address of the tracking page. */
    shipping_tracking_url?: string | null;
    /** @description Code of the shipping method. */
    shipping_type_code: string;
    /** @description Name of the shipping method. */
    shipping_type_label: string;
    /** @description Code of the shipping zone. */
    shipping_zone_code: string;
    /** @description Name of the shipping zone. */
    shipping_zone_label: string;
    /** @description Commission with taxes. */
    total_commission: number;
    /** @description Price with shipping. */
    total_price: number;
}
/** @description The decision about one line. */
export interface OrderLineDecision {
    /** @description Identifier of the order line. */
    id: string;
    /** @description Whether the shop accepts the line. */
    accepted: boolean;
}
/** @description A decision about each line of the order. */
export interface OrderAcceptRequest {
    /** @description All lines of the order. */
    order_lines: OrderLineDecision[];
}
/** @description Carrier and tracking number of an order. */
export interface OrderTrackingRequest {
    /** @description Code of a registered carrier (SH21). */
    carrier_code?: string;
    /** @description Name of a carrier that is not registered. */
    carrier_name?: string;
    /** @description Standard code of the carrier. */
    carrier_standard_code?: string;
    /** @description URL of the tracking page, for a carrier that is not registered. */
    carrier_url?: string;
    /** @description Tracking number. Required if the URL of the carrier contains it. */
    tracking_number?: string;
}
/** @description A line to refund completely. */
export interface LineRefundInput {
    /** @description Identifier of the order line. */
    id: string;
    /** @description Code of a reason of refunds (RE01). */
    reason_code: string;
}
/** @description Lines to refund completely. */
export interface LineRefundRequest {
    /** @description The lines to refund. */
    order_lines: LineRefundInput[];
}
/** @description The value of one custom field. */
export interface OrderFieldInput {
    /** @description Code of the field. */
    code: string;
    /**
     * @description Type of the field.
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
    /** @description The value. A list of texts if the type is MULTIPLE_VALUES_LIST. Null or an empty text removes the value of a field that isn't mandatory. */
    value: string | string[] | null;
}
/** @description Custom fields of one line. */
export interface OrderLineFieldsInput {
    /** @description Identifier of the order line. */
    order_line_id: string;
    /** @description Custom fields of the line (AF01). Fields that you leave out stay. */
    order_line_additional_fields?: OrderFieldInput[];
}
/** @description Custom fields of an order and of its lines. */
export interface OrderFieldsRequest {
    /** @description Custom fields of the order (AF01). Fields that you leave out stay. */
    order_additional_fields?: OrderFieldInput[];
    /** @description Lines whose fields change. */
    order_lines?: OrderLineFieldsInput[];
}
/** @description Custom fields of one line. */
export interface OrderLineFields {
    /** @description Identifier of the order line. */
    order_line_id: string;
    /** @description Values of the custom fields of order lines (AF01). */
    order_line_additional_fields?: AdditionalFieldValue[];
}
/** @description Custom fields of an order and of its lines. */
export interface OrderFields {
    /** @description Values of the custom fields of orders (AF01). */
    order_additional_fields?: AdditionalFieldValue[];
    /** @description Lines of the request. */
    order_lines?: OrderLineFields[];
}
/** @description Why nothing was changed. */
export interface OrderFieldsErrors {
    /** @description Problems, one entry per fault. */
    errors: InputError[];
    /** @description The input. */
    input?: OrderFields;
}
/** @description The custom fields after the change, or the errors and the input. */
export interface OrderFieldsResult {
    /** @description Why nothing was changed. */
    order_update_errors?: OrderFieldsErrors;
    /** @description The custom fields after the change. */
    order_update_result?: OrderFields;
}
/** @description The orders to export. */
export interface OrderExportRequest {
    /** @description Only orders of these channels. Default: all channels. */
    channel_codes?: string[];
    /**
     * Format: date-time
     * @description Only orders created at or before this time. Required with `start_date`.
     */
    end_date?: string | Date;
    /**
     * Format: date-time
     * @description Only orders that last changed at or before this time. Required with `start_update_date`.
     */
    end_update_date?: string | Date;
    /** @description Only orders of this fulfillment center. */
    fulfillment_center_codes?: string;
    /**
     * Format: int64
     * @description Highest number of orders per file. Default: 1000000.
     */
    items_per_chunk?: number;
    /**
     * Format: int64
     * @description Highest size of a file in megabytes. Default: 512.
     */
    megabytes_per_chunk?: number;
    /** @description Whether to export only orders without a channel. `channel_codes` is then ignored. Default: false. */
    only_null_channel?: boolean;
    /**
     * @description Only orders in these states. Default: all states.
     *     - `STAGING`: Fraud checks or quotes are pending.
     *     - `WAITING_ACCEPTANCE`: Waits until the shop accepts it.
     *     - `WAITING_DEBIT`: Accepted. The customer is not yet debited.
     *     - `WAITING_DEBIT_PAYMENT`: The debit of the customer waits for confirmation.
     *     - `SHIPPING`: To be shipped.
     *     - `SHIPPED`: Shipped.
     *     - `TO_COLLECT`: Ready for the customer to collect.
     *     - `RECEIVED`: The customer has received it.
     *     - `CLOSED`: Closed.
     *     - `REFUSED`: The shop refused it.
     *     - `CANCELED`: Canceled.
     */
    order_state_codes?: OrderState[];
    /**
     * @description Whether prices include taxes. Default: the mode of the platform.
     *     - `TAX_INCLUDED`: Amounts include taxes.
     *     - `TAX_EXCLUDED`: Amounts are without taxes.
     */
    order_tax_mode?: OrderTaxMode;
    /**
     * Format: date-time
     * @description Only orders created at or after this time. Required with `end_date`.
     */
    start_date?: string | Date;
    /**
     * Format: date-time
     * @description Only orders that last changed at or after this time. Required with `end_update_date`.
     */
    start_update_date?: string | Date;
}
/** @description The started export. */
export interface OrderExportStart {
    /** @description Identifier of the export. */
    tracking_id: string;
}
/**
 * @description Status of an export.
 *     - `PENDING`: In progress.
 *     - `COMPLETED`: Complete. `urls` contains its files.
 *     - `FAILED`: Failed.
 *     - `CANCELED`: Canceled.
 */
export type OrderExportState = "PENDING" | "COMPLETED" | "FAILED" | "CANCELED" | (string & {});
/** @description Current status of an export. */
export interface OrderExportStatus {
    /**
     * Format: date-time
     * @description Time at which the status last changed.
     */
    last_updated: string;
    /**
     * @description Status of the export.
     *     - `PENDING`: In progress.
     *     - `COMPLETED`: Complete. `urls` contains its files.
     *     - `FAILED`: Failed.
     *     - `CANCELED`: Canceled.
     */
    status: OrderExportState;
    /** @description Addresses of the files, once the export is complete. */
    urls?: string[];
}
/** @description A document of an order. */
export interface OrderDocument {
    /**
     * Format: int64
     * @description Identifier of the document.
     */
    id: number;
    /** @description Identifier of the order. */
    order_id: string;
    /**
     * Format: date-time
     * @description Time at which the document was uploaded.
     */
    date_uploaded?: string;
    /** @description Name of the file. */
    file_name: string;
    /**
     * Format: int64
     * @description Size in bytes.
     */
    file_size?: number;
    /** @description Code of the document type (DO01). */
    type: string;
}
/** @description Documents of orders. */
export interface OrderDocumentList {
    /** @description The documents. */
    order_documents: OrderDocument[];
    /**
     * Format: int32
     * @deprecated
     * @description The length of the list.
     */
    total_count?: number;
}
/** @description A tax that orders may have. */
export interface OrderTaxSetting {
    /** @description Code of the tax. */
    code: string;
    /** @description Name, in the requested language. */
    label: string;
    /**
     * @description How the amount follows from the price.
     *     - `PROPORTIONAL_TO_AMOUNT`: In proportion to the amount.
     *     - `NONE`: Not at all.
     */
    tax_calculation_rule: TaxCalculationRule;
}
/** @description Taxes that orders may have. */
export interface OrderTaxList {
    /** @description The taxes. */
    taxes: OrderTaxSetting[];
}
/**
 * @description Kind of the entity.
 *     - `RETURN`: A return of the order.
 */
export type OrderDocumentEntityType = "RETURN" | (string & {});
/** @description The subject of the document, apart from the order. */
export interface OrderDocumentEntity {
    /** @description Identifier of the return. */
    id: string;
    /**
     * @description Kind of the entity.
     *     - `RETURN`: A return of the order.
     */
    type: OrderDocumentEntityType;
}
/** @description The type of one file. */
export interface OrderDocumentInput {
    /** @description The subject of the document, apart from the order. */
    entity?: OrderDocumentEntity;
    /** @description Name of the file in the upload. */
    file_name: string;
    /** @description Code of the document type (DO01). */
    type_code: string;
}
/** @description The type of each file. */
export interface OrderDocumentUpload {
    /** @description The documents. */
    order_documents: OrderDocumentInput[];
}
/** @description The document as requested. */
export interface RefusedOrderDocumentInput {
    /** @description Name of the file. */
    file_name?: string;
    /** @description Code of the document type (DO01). */
    type_code?: string;
}
/** @description A refused document, and the reasons. */
export interface RefusedOrderDocument {
    /** @description Problems, one entry per fault. */
    errors: InputError[];
    /** @description The input. */
    input?: RefusedOrderDocumentInput;
}
/** @description The refused documents. All others were accepted. */
export interface OrderDocumentUploadResult {
    /**
     * Format: int32
     * @description Number of refused documents.
     */
    errors_count?: number;
    /** @description Refused documents, and the reasons. */
    order_documents: RefusedOrderDocument[];
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
/** @description Why the incident is resolved. */
export interface IncidentResolution {
    /** @description Code of a reason that closes incidents (RE01). */
    reason_code: string;
}
/** @description A document of a return. */
export interface ReturnDocument {
    /**
     * Format: int64
     * @description Identifier of the document.
     */
    id: number;
    /** @description Code of the document type (DO01). */
    type: string;
}
/**
 * @description How the customer returns the goods.
 *     - `RETURN_METHOD_BY_MAIL`: By mail.
 *     - `RETURN_METHOD_DROP_OFF_POINT`: At a drop-off point.
 *     - `RETURN_METHOD_HOME_PICKUP`: Pick-up at the customer's home.
 *     - `RETURN_METHOD_IN_STORE`: In a store.
 *     - `RETURN_METHOD_RETURNLESS`: The customer keeps the goods.
 */
export type ReturnMethod = "RETURN_METHOD_BY_MAIL" | "RETURN_METHOD_DROP_OFF_POINT" | "RETURN_METHOD_HOME_PICKUP" | "RETURN_METHOD_IN_STORE" | "RETURN_METHOD_RETURNLESS" | (string & {});
/**
 * @description Why the customer returns the goods.
 *     - `RETURN_BROKEN_ITEM`: The item is broken.
 *     - `RETURN_CHANGED_MIND`: The customer changed their mind.
 *     - `RETURN_COUNTERFEIT_ITEM`: The item is a counterfeit.
 *     - `RETURN_DAMAGED_PACKAGING`: The packaging is damaged.
 *     - `RETURN_DEFECTIVE_ITEM`: The item is defective.
 *     - `RETURN_DELIVERED_PRODUCT_DIFFERENT`: Another product was delivered.
 *     - `RETURN_MISSING_ITEM`: An item is missing.
 *     - `RETURN_OTHER`: Another reason.
 *     - `RETURN_CM_DONT_WANT`: The customer doesn't want the item anymore.
 *     - `RETURN_CM_DONT_LIKE`: The customer doesn't like the item.
 *     - `RETURN_CM_QUALITY`: The quality is lower than expected.
 *     - `RETURN_DPD_WRONG_SIZE`: The size is wrong.
 *     - `RETURN_DPD_WRONG_COLOR`: The color is wrong.
 *     - `RETURN_DEFECTIVE_ON_ARRIVAL`: The item was defective on arrival.
 *     - `RETURN_PRODUCT_DOES_NOT_FIT`: The item doesn't fit.
 *     - `RETURN_PDNT_TOO_BIG`: The item is too big.
 *     - `RETURN_PDNT_TOO_SMALL`: The item is too small.
 *     - `RETURN_INACCURATE_ITEM_DESCRIPTION`: The description is inaccurate.
 *     - `RETURN_WARRANTY`: The warranty applies.
 */
export type ReturnReason = "RETURN_BROKEN_ITEM" | "RETURN_CHANGED_MIND" | "RETURN_COUNTERFEIT_ITEM" | "RETURN_DAMAGED_PACKAGING" | "RETURN_DEFECTIVE_ITEM" | "RETURN_DELIVERED_PRODUCT_DIFFERENT" | "RETURN_MISSING_ITEM" | "RETURN_OTHER" | "RETURN_CM_DONT_WANT" | "RETURN_CM_DONT_LIKE" | "RETURN_CM_QUALITY" | "RETURN_DPD_WRONG_SIZE" | "RETURN_DPD_WRONG_COLOR" | "RETURN_DEFECTIVE_ON_ARRIVAL" | "RETURN_PRODUCT_DOES_NOT_FIT" | "RETURN_PDNT_TOO_BIG" | "RETURN_PDNT_TOO_SMALL" | "RETURN_INACCURATE_ITEM_DESCRIPTION" | "RETURN_WARRANTY" | (string & {});
/**
 * @description Why the shop refuses the return.
 *     - `RETURN_REJECTION_NOT_ELIGIBLE`: The goods are not eligible for a return.
 *     - `RETURN_REJECTION_NOT_NEEDED`: A return is not needed.
 *     - `RETURN_REJECTION_WINDOW_CLOSED`: The period of returns is over.
 */
export type ReturnRejectionReason = "RETURN_REJECTION_NOT_ELIGIBLE" | "RETURN_REJECTION_NOT_NEEDED" | "RETURN_REJECTION_WINDOW_CLOSED" | (string & {});
/** @description Address that the customer sends the goods to. */
export interface ReturnAddress {
    /** @description Town or city. */
    city: string;
    /** @description ISO 3166-1 alpha-3 code of the country. */
    country_iso_code: string;
    /** @description State, province or region. */
    state?: string;
    /** @description First line of the street. */
    street1: string;
    /** @description Second line of the street. */
    street2?: string;
    /** @description Postal code. */
    zip_code: string;
}
/**
 * @description Why the returned items are not as they should be.
 *     - `RETURN_NON_COMPLIANT_MISSING_ITEM`: An item is missing.
 *     - `RETURN_NON_COMPLIANT_WRONG_PRODUCT`: It is another product.
 *     - `RETURN_NON_COMPLIANT_DAMAGED_PRODUCT`: The product is damaged.
 *     - `RETURN_NON_COMPLIANT_WINDOW_CLOSED`: The period of returns is over.
 *     - `RETURN_NON_COMPLIANT_OTHER`: Another reason.
 */
export type NonComplianceReason = "RETURN_NON_COMPLIANT_MISSING_ITEM" | "RETURN_NON_COMPLIANT_WRONG_PRODUCT" | "RETURN_NON_COMPLIANT_DAMAGED_PRODUCT" | "RETURN_NON_COMPLIANT_WINDOW_CLOSED" | "RETURN_NON_COMPLIANT_OTHER" | (string & {});
/** @description The condition of returned items. */
export interface ReturnCompliance {
    /** @description Whether the items are as they should be. */
    compliant: boolean;
    /** @description Further information about the condition. */
    non_compliance_additional_info?: string | null;
    /** @description Why the items are not as they should be. */
    non_compliance_reason_code?: NonComplianceReason | null;
}
/** @description A returned line of an order. */
export interface ReturnLine {
    /** @description Identifier of the order line. */
    order_line_id: string;
    /** @description Condition of the items, once the shop has reported it. */
    compliance?: ReturnCompliance[] | null;
    /**
     * Format: int32
     * @description Returned quantity.
     */
    quantity: number;
    /**
     * @description Why the customer returns the items.
     *     - `RETURN_BROKEN_ITEM`: The item is broken.
     *     - `RETURN_CHANGED_MIND`: The customer changed their mind.
     *     - `RETURN_COUNTERFEIT_ITEM`: The item is a counterfeit.
     *     - `RETURN_DAMAGED_PACKAGING`: The packaging is damaged.
     *     - `RETURN_DEFECTIVE_ITEM`: The item is defective.
     *     - `RETURN_DELIVERED_PRODUCT_DIFFERENT`: Another product was delivered.
     *     - `RETURN_MISSING_ITEM`: An item is missing.
     *     - `RETURN_OTHER`: Another reason.
     *     - `RETURN_CM_DONT_WANT`: The customer doesn't want the item anymore.
     *     - `RETURN_CM_DONT_LIKE`: The customer doesn't like the item.
     *     - `RETURN_CM_QUALITY`: The quality is lower than expected.
     *     - `RETURN_DPD_WRONG_SIZE`: The size is wrong.
     *     - `RETURN_DPD_WRONG_COLOR`: The color is wrong.
     *     - `RETURN_DEFECTIVE_ON_ARRIVAL`: The item was defective on arrival.
     *     - `RETURN_PRODUCT_DOES_NOT_FIT`: The item doesn't fit.
     *     - `RETURN_PDNT_TOO_BIG`: The item is too big.
     *     - `RETURN_PDNT_TOO_SMALL`: The item is too small.
     *     - `RETURN_INACCURATE_ITEM_DESCRIPTION`: The description is inaccurate.
     *     - `RETURN_WARRANTY`: The warranty applies.
     */
    reason_code?: ReturnReason;
}
/** @description Carrier and tracking number of the return. */
export interface ReturnTracking {
    /** @description Code of a registered carrier (SH21). */
    carrier_code?: string | null;
    /** @description Name of the carrier. */
    carrier_name?: string;
    /** @description Standard code of the carrier. */
    carrier_standard_code?: string | null;
    /** @description Tracking number. */
    tracking_number?: string;
    /** @description Address of the tracking page. */
    tracking_url?: string;
}
/** @description A return of a customer, without its state. */
export interface ReturnDetails {
    /** @description Identifier of the return. */
    id: string;
    /** @description Identifier of the order. */
    order_id: string;
    /**
     * Format: date-time
     * @description Time at which the return was created. The list is sorted by it.
     */
    date_created: string;
    /** @description Description by the customer. */
    description?: string;
    /** @description Documents of the return. */
    documents?: ReturnDocument[];
    /** @description Address of the shipping label. */
    label_url?: string | null;
    /**
     * Format: date-time
     * @description Time at which the return last changed.
     */
    last_updated: string;
    /**
     * @description How the customer returns the goods.
     *     - `RETURN_METHOD_BY_MAIL`: By mail.
     *     - `RETURN_METHOD_DROP_OFF_POINT`: At a drop-off point.
     *     - `RETURN_METHOD_HOME_PICKUP`: Pick-up at the customer's home.
     *     - `RETURN_METHOD_IN_STORE`: In a store.
     *     - `RETURN_METHOD_RETURNLESS`: The customer keeps the goods.
     */
    method_code: ReturnMethod;
    /** @description Identifier of the customer's whole purchase. */
    order_commercial_id: string;
    /**
     * @description Why the customer returns the goods.
     *     - `RETURN_BROKEN_ITEM`: The item is broken.
     *     - `RETURN_CHANGED_MIND`: The customer changed their mind.
     *     - `RETURN_COUNTERFEIT_ITEM`: The item is a counterfeit.
     *     - `RETURN_DAMAGED_PACKAGING`: The packaging is damaged.
     *     - `RETURN_DEFECTIVE_ITEM`: The item is defective.
     *     - `RETURN_DELIVERED_PRODUCT_DIFFERENT`: Another product was delivered.
     *     - `RETURN_MISSING_ITEM`: An item is missing.
     *     - `RETURN_OTHER`: Another reason.
     *     - `RETURN_CM_DONT_WANT`: The customer doesn't want the item anymore.
     *     - `RETURN_CM_DONT_LIKE`: The customer doesn't like the item.
     *     - `RETURN_CM_QUALITY`: The quality is lower than expected.
     *     - `RETURN_DPD_WRONG_SIZE`: The size is wrong.
     *     - `RETURN_DPD_WRONG_COLOR`: The color is wrong.
     *     - `RETURN_DEFECTIVE_ON_ARRIVAL`: The item was defective on arrival.
     *     - `RETURN_PRODUCT_DOES_NOT_FIT`: The item doesn't fit.
     *     - `RETURN_PDNT_TOO_BIG`: The item is too big.
     *     - `RETURN_PDNT_TOO_SMALL`: The item is too small.
     *     - `RETURN_INACCURATE_ITEM_DESCRIPTION`: The description is inaccurate.
     *     - `RETURN_WARRANTY`: The warranty applies.
     */
    reason_code?: ReturnReason;
    /** @description Why the shop refused the return. */
    rejection_reason_code?: ReturnRejectionReason | null;
    /** @description Address that the customer sends the goods to. */
    return_address: ReturnAddress;
    /** @description Returned lines of the order. */
    return_lines: ReturnLine[];
    /** @description Number that authorizes the return. */
    rma?: string | null;
    /** @description Carrier and tracking number of the return. */
    tracking?: ReturnTracking | null;
}
/**
 * @description State of a return.
 *     - `WAITING_ACCEPTANCE`: Waits until the shop accepts it.
 *     - `IN_PROGRESS`: Accepted. The goods are on their way.
 *     - `REFUSED`: The shop refused it.
 *     - `RECEIVED`: The shop has received the goods.
 *     - `NO_RECEPTION`: The goods did not arrive.
 *     - `CLOSED`: Closed.
 *     - `CANCELED`: Canceled.
 */
export type ReturnState = "WAITING_ACCEPTANCE" | "IN_PROGRESS" | "REFUSED" | "RECEIVED" | "NO_RECEPTION" | "CLOSED" | "CANCELED" | (string & {});
/** @description A return of a customer. */
export type Return = {
    /**
     * @description State of the return.
     *     - `WAITING_ACCEPTANCE`: Waits until the shop accepts it.
     *     - `IN_PROGRESS`: Accepted. The goods are on their way.
     *     - `REFUSED`: The shop refused it.
     *     - `RECEIVED`: The shop has received the goods.
     *     - `NO_RECEPTION`: The goods did not arrive.
     *     - `CLOSED`: Closed.
     *     - `CANCELED`: Canceled.
     */
    state: ReturnState;
} & ReturnDetails;
/** @description One page of returns. */
export interface ReturnPage {
    /** @description Returns of this page. */
    data: Return[];
    /** @description Token of the next page. Null or absent on the last page. */
    next_page_token?: string | null;
    /** @description Token of the previous page. Null or absent on the first page. */
    previous_page_token?: string | null;
}
/** @description The address. */
export interface ReturnAddressInput {
    /** @description Town or city. */
    city: string;
    /** @description ISO 3166-1 alpha-3 code of the country. */
    country_iso_code: CountryCode;
    /** @description State, province or region. */
    state?: string;
    /** @description First line of the street. */
    street1: string;
    /** @description Second line of the street. */
    street2?: string;
    /** @description Postal code. Required except in countries without postal codes. */
    zip_code?: string;
}
/** @description Address that the customer sends the goods to. */
export interface ReturnAddressUpdate {
    /** @description The address. */
    address?: ReturnAddressInput;
}
/** @description Carrier and tracking number of the return. */
export interface ReturnTrackingInput {
    /** @description Code of a registered carrier (SH21). */
    carrier_code?: string;
    /** @description Name of a carrier that is not registered. */
    carrier_name?: string;
    /** @description Standard code of the carrier. */
    carrier_standard_code?: string;
    /** @description Tracking number. */
    tracking_number?: string;
    /** @description Address of the tracking page. */
    tracking_url?: string;
}
/** @description Changes of one return. Fields that you leave out stay. */
export interface ReturnUpdate {
    /** @description Identifier of the return. */
    id: string;
    /** @description Address of the shipping label. */
    label_url?: string;
    /**
     * @description How the customer returns the goods. Only if the platform lets shops change it.
     *     - `RETURN_METHOD_BY_MAIL`: By mail.
     *     - `RETURN_METHOD_DROP_OFF_POINT`: At a drop-off point.
     *     - `RETURN_METHOD_HOME_PICKUP`: Pick-up at the customer's home.
     *     - `RETURN_METHOD_IN_STORE`: In a store.
     *     - `RETURN_METHOD_RETURNLESS`: The customer keeps the goods.
     */
    method_code?: ReturnMethod;
    /** @description Address that the customer sends the goods to. */
    return_address?: ReturnAddressUpdate;
    /** @description Number that authorizes the return. */
    rma?: string;
    /** @description Carrier and tracking number of the return. */
    tracking?: ReturnTrackingInput;
}
/** @description Changes of up to 100 returns. */
export interface ReturnUpdateRequest {
    /** @description The returns. */
    returns: ReturnUpdate[];
}
/** @description A return that was not changed. */
export interface ReturnError {
    /** @description Identifier of the return. */
    id?: string;
    /** @description Explanation for a person. */
    message?: string;
}
/** @description Changed returns and failures. */
export interface ReturnUpdateResult {
    /** @description Returns that were not changed. */
    return_errors?: ReturnError[];
    /** @description Changed returns. */
    return_success?: Return[];
}
/** @description A line of an order that the customer returns. */
export interface NewReturnLine {
    /** @description Identifier of the order line. */
    order_line_id: string;
    /**
     * Format: int32
     * @description Returned quantity.
     */
    quantity: number;
    /** @description Code of the reason, as in `reason_code` of a return. */
    reason_code: string;
}
/** @description A return to open. */
export interface NewReturn {
    /** @description Whether the shop accepts the return at once. False: it waits for acceptance. Default: as the platform is set. */
    accepted?: boolean | null;
    /** @description Description by the customer. */
    description?: string;
    /** @description Address of the shipping label. */
    label_url?: string | null;
    /**
     * @description How the customer returns the goods.
     *     - `RETURN_METHOD_BY_MAIL`: By mail.
     *     - `RETURN_METHOD_DROP_OFF_POINT`: At a drop-off point.
     *     - `RETURN_METHOD_HOME_PICKUP`: Pick-up at the customer's home.
     *     - `RETURN_METHOD_IN_STORE`: In a store.
     *     - `RETURN_METHOD_RETURNLESS`: The customer keeps the goods.
     */
    method_code: ReturnMethod;
    /** @description Identifier of the customer's whole purchase. */
    order_commercial_id: string;
    /**
     * @description Why the customer returns the goods.
     *     - `RETURN_BROKEN_ITEM`: The item is broken.
     *     - `RETURN_CHANGED_MIND`: The customer changed their mind.
     *     - `RETURN_COUNTERFEIT_ITEM`: The item is a counterfeit.
     *     - `RETURN_DAMAGED_PACKAGING`: The packaging is damaged.
     *     - `RETURN_DEFECTIVE_ITEM`: The item is defective.
     *     - `RETURN_DELIVERED_PRODUCT_DIFFERENT`: Another product was delivered.
     *     - `RETURN_MISSING_ITEM`: An item is missing.
     *     - `RETURN_OTHER`: Another reason.
     *     - `RETURN_CM_DONT_WANT`: The customer doesn't want the item anymore.
     *     - `RETURN_CM_DONT_LIKE`: The customer doesn't like the item.
     *     - `RETURN_CM_QUALITY`: The quality is lower than expected.
     *     - `RETURN_DPD_WRONG_SIZE`: The size is wrong.
     *     - `RETURN_DPD_WRONG_COLOR`: The color is wrong.
     *     - `RETURN_DEFECTIVE_ON_ARRIVAL`: The item was defective on arrival.
     *     - `RETURN_PRODUCT_DOES_NOT_FIT`: The item doesn't fit.
     *     - `RETURN_PDNT_TOO_BIG`: The item is too big.
     *     - `RETURN_PDNT_TOO_SMALL`: The item is too small.
     *     - `RETURN_INACCURATE_ITEM_DESCRIPTION`: The description is inaccurate.
     *     - `RETURN_WARRANTY`: The warranty applies.
     */
    reason_code?: ReturnReason;
    /** @description Returned lines of the order. */
    return_lines: NewReturnLine[];
    /** @description Number that authorizes the return. */
    rma?: string | null;
}
/** @description Up to 200 returns to open. */
export interface ReturnCreateRequest {
    /** @description The returns. */
    returns: NewReturn[];
}
/** @description A return that was not opened. */
export interface ReturnCreateError {
    /** @description Explanation for a person. */
    message?: string;
    /** @description Identifier of the customer's whole purchase. */
    order_commercial_id?: string;
}
/** @description A return that was just opened. */
export type OpenedReturn = {
    /**
     * @description State of the return.
     *     - `WAITING_ACCEPTANCE`: Waits until the shop accepts it.
     *     - `IN_PROGRESS`: Accepted. The goods are on their way.
     *     - `REFUSED`: The shop refused it.
     *     - `RECEIVED`: The shop has received the goods.
     *     - `NO_RECEPTION`: The goods did not arrive.
     *     - `CLOSED`: Closed.
     *     - `CANCELED`: Canceled.
     */
    state?: ReturnState;
} & ReturnDetails;
/** @description Opened returns and failures. */
export interface ReturnCreateResult {
    /** @description Returns that were not opened. */
    return_errors: ReturnCreateError[];
    /** @description Opened returns. */
    return_success: OpenedReturn[];
}
/** @description The items of an order line that customers may still return. */
export interface ReturnableItem {
    /** @description Identifier of the order line. */
    order_line_id: string;
    /** @description How the customer may return the items. */
    available_return_methods?: string[] | null;
    /** @description Reasons that the customer may choose from. */
    available_return_reasons?: string[] | null;
    /** @description Identifier of the customer's whole purchase. */
    order_commercial_id: string;
    /**
     * Format: int32
     * @description Number of days for returns of the items.
     */
    return_window?: number | null;
    /**
     * Format: int64
     * @description Quantity that customers may still return.
     */
    returnable_quantity: number;
}
/** @description One page of items to return. */
export interface ReturnableItemPage {
    /** @description Items of this page. */
    data: ReturnableItem[];
    /** @description Token of the next page. Null or absent on the last page. */
    next_page_token?: string | null;
    /** @description Token of the previous page. Null or absent on the first page. */
    previous_page_token?: string | null;
}
/** @description The decision about one return. */
export interface ReturnDecision {
    /** @description Identifier of the return. */
    id: string;
    /** @description Whether the shop accepts the return. */
    accepted: boolean;
    /**
     * @description Why the shop refuses the return.
     *     - `RETURN_REJECTION_NOT_ELIGIBLE`: The goods are not eligible for a return.
     *     - `RETURN_REJECTION_NOT_NEEDED`: A return is not needed.
     *     - `RETURN_REJECTION_WINDOW_CLOSED`: The period of returns is over.
     */
    rejection_reason_code?: ReturnRejectionReason;
}
/** @description Decisions about up to 100 returns. */
export interface ReturnAcceptRequest {
    /** @description The returns. */
    returns: ReturnDecision[];
}
/** @description Names a return. */
export interface ReturnId {
    /** @description Identifier of the return. */
    id: string;
}
/** @description Changed returns and failures. */
export interface ReturnResult {
    /** @description Returns that were not changed. */
    return_errors?: ReturnError[];
    /** @description Changed returns. */
    return_success?: ReturnId[];
}
/** @description Up to 100 returns. */
export interface ReturnSelection {
    /** @description The returns. */
    returns: ReturnId[];
}
/** @description Condition of one returned line. */
export interface ReturnLineCompliance {
    /** @description Identifier of the order line. */
    order_line_id: string;
    /** @description Whether the items are as they should be. */
    compliant: boolean;
    /** @description Further information about the condition. */
    non_compliance_additional_info?: string;
    /**
     * @description Why the items are not as they should be.
     *     - `RETURN_NON_COMPLIANT_MISSING_ITEM`: An item is missing.
     *     - `RETURN_NON_COMPLIANT_WRONG_PRODUCT`: It is another product.
     *     - `RETURN_NON_COMPLIANT_DAMAGED_PRODUCT`: The product is damaged.
     *     - `RETURN_NON_COMPLIANT_WINDOW_CLOSED`: The period of returns is over.
     *     - `RETURN_NON_COMPLIANT_OTHER`: Another reason.
     */
    non_compliance_reason_code?: NonComplianceReason;
}
/** @description Conditions of the lines of one return. */
export interface ReturnComplianceUpdate {
    /** @description Identifier of the return. */
    id: string;
    /** @description Conditions of lines. */
    return_lines: ReturnLineCompliance[];
}
/** @description Conditions of up to 100 returns. */
export interface ReturnComplianceRequest {
    /** @description The returns. */
    returns: ReturnComplianceUpdate[];
}
/** @description An order line that is picked. */
export interface PickedOrderLine {
    /** @description Identifier of the order line. */
    id: string;
}
/** @description An offer to pick, and how often. */
export interface PickListLine {
    /**
     * Format: int64
     * @description Identifier of the offer on the platform.
     */
    offer_id: number;
    /**
     * Format: int32
     * @description Quantity to pick.
     */
    quantity: number;
}
/**
 * @description State of a pick list.
 *     - `NOTHING_TO_PREPARE`: Nothing to pick.
 *     - `WAITING_PREPARATION`: To be picked.
 *     - `IN_PREPARATION`: Being picked.
 *     - `READY_FOR_PICKUP`: Ready for pick-up.
 *     - `CLOSED`: Closed.
 */
export type PickListState = "NOTHING_TO_PREPARE" | "WAITING_PREPARATION" | "IN_PREPARATION" | "READY_FOR_PICKUP" | "CLOSED" | (string & {});
/** @description A list of items that a fulfillment center picks for orders. */
export interface PickList {
    /** @description Identifier of the pick list. */
    id: string;
    /**
     * Format: date-time
     * @description Time at which the pick list was created.
     */
    date_created: string;
    /**
     * Format: date-time
     * @description Time at which the pick list last changed.
     */
    last_updated: string;
    /** @description Order lines that are picked. */
    order_lines: PickedOrderLine[];
    /** @description Offers to pick. */
    picklist_lines: PickListLine[];
    /** @description Code of the run that picks the list. */
    pickrun_code?: string | null;
    /**
     * Format: date-time
     * @description Time of the pick-up. The list is sorted by it.
     */
    pickup_date: string;
    /**
     * Format: int64
     * @description The shop.
     */
    shop_id?: number;
    /**
     * @description State of the pick list.
     *     - `NOTHING_TO_PREPARE`: Nothing to pick.
     *     - `WAITING_PREPARATION`: To be picked.
     *     - `IN_PREPARATION`: Being picked.
     *     - `READY_FOR_PICKUP`: Ready for pick-up.
     *     - `CLOSED`: Closed.
     */
    state: PickListState;
}
/** @description One page of pick lists. */
export interface PickListPage {
    /** @description Pick lists of this page. */
    data: PickList[];
    /** @description Token of the next page. Null or absent on the last page. */
    next_page_token?: string | null;
    /** @description Token of the previous page. Null or absent on the first page. */
    previous_page_token?: string | null;
}
/** @description Measure of a product that is sold by measure. */
export interface ProductMeasurement {
    /** @description Measure of the product. */
    total_measurement_of_product?: number;
    /** @description Unit of the measure. */
    unit: string;
}
/** @description Prices of an offer in one context. */
export interface ProductOfferPrice {
    /**
     * @deprecated
     * @description Code of the channel. Null: the default prices.
     */
    channel_code?: string | null;
    /** @description The channels, customers and period of the prices. */
    context?: OfferPriceContext;
    /**
     * Format: date-time
     * @description End of the discount.
     */
    discount_end_date?: string | null;
    /**
     * Format: date-time
     * @description Start of the discount.
     */
    discount_start_date?: string | null;
    /** @description Price of one unit now. */
    price: number;
    /** @description Price of one unit with the discount. */
    unit_discount_price?: number | null;
    /** @description Price of one unit without the discount. */
    unit_origin_price: number;
    /** @description Prices by quantity. */
    volume_prices: OfferVolumePrice[];
}
/** @description A retail price and its discount. */
export interface ProductOfferRetailPrice {
    /**
     * Format: date-time
     * @description End of the discount.
     */
    discount_end_date?: string | null;
    /**
     * Format: date-time
     * @description Start of the discount.
     */
    discount_start_date?: string | null;
    /** @description Price of one unit now. */
    price: number;
    /** @description Price of one unit with the discount. */
    unit_discount_price?: number | null;
    /** @description Price of one unit without the discount. */
    unit_origin_price: number;
}
/** @description When the delivery is expected. */
export interface ProductOfferDelivery {
    /**
     * Format: int32
     * @description Lowest number of days.
     */
    earliest_days: number;
    /**
     * Format: date-time
     * @description Earliest time of the delivery.
     */
    earliest_delivery_date: string;
    /**
     * Format: int32
     * @description Highest number of days.
     */
    latest_days: number;
    /**
     * Format: date-time
     * @description Latest time of the delivery.
     */
    latest_delivery_date: string;
}
/**
 * @description Kind of a shipping charge.
 *     - `FIXED_PRICE`: A fixed price.
 *     - `FREE_SHIPPING`: Free of charge.
 *     - `ORDER_PRICE_RANGE`: By the price of the order.
 */
export type ProductShippingPriceType = "FIXED_PRICE" | "FREE_SHIPPING" | "ORDER_PRICE_RANGE" | (string & {});
/** @description A shipping method of the offer into one zone. */
export interface ProductOfferShipping {
    /** @description Code of the shipping method. */
    code: string;
    /**
     * Format: date-time
     * @description Next time at which orders are too late for a shipment on the same day.
     */
    cut_off_next_date?: string;
    /**
     * Format: time
     * @description Time of day until which orders are shipped on the same day.
     */
    cut_off_time?: string;
    /** @description When the delivery is expected. */
    delivery_time?: ProductOfferDelivery;
    /** @description Name, in the requested language. */
    label: string;
    /**
     * Format: date-time
     * @description Time until which an order of now must be shipped with this method.
     */
    shipping_deadline?: string;
    /**
     * @description Kind of the charge.
     *     - `FIXED_PRICE`: A fixed price.
     *     - `FREE_SHIPPING`: Free of charge.
     *     - `ORDER_PRICE_RANGE`: By the price of the order.
     */
    shipping_price_type: ProductShippingPriceType;
    /** @description Shipping charge of one unit. */
    shipping_price_unit: number;
    /** @description Code of the shipping zone. */
    shipping_zone_code: string;
    /** @description Name of the shipping zone. */
    shipping_zone_label: string;
    /** @description Standard code of the shipping method. */
    standard_code?: string;
}
/** @description An offer of any shop for the product. */
export interface ProductOffer {
    /** @description Whether the offer can be bought. */
    active: boolean;
    /** @description All prices of the offer. */
    all_prices: ProductOfferPrice[];
    /** @description Whether customers may request quotes. */
    allow_quote_requests?: boolean;
    /** @description The prices for the requested channel and customer organization. */
    applicable_pricing?: ProductOfferPrice;
    /**
     * Format: date-time
     * @deprecated
     * @description Always null. Before: time until which the offer can be bought.
     */
    available_end_date?: string | null;
    /**
     * Format: date-time
     * @deprecated
     * @description Always null. Before: time from which the offer can be bought.
     */
    available_start_date?: string | null;
    /**
     * @deprecated
     * @description Always empty. Before: codes of the channels that sell the offer.
     */
    channels?: string[];
    /** @description Currency of the amounts. */
    currency_iso_code: CurrencyCode;
    /** @description Description of the offer. */
    description: string;
    /**
     * @deprecated
     * @description The discount on the default price. Null: none. Use `all_prices`.
     */
    discount?: OfferDiscount | null;
    /** @description Contributions to schemes of extended producer responsibility. */
    eco_contributions?: OfferEcoContribution[];
    /**
     * Format: int32
     * @deprecated
     * @description Always null. Before: rank among the favorite offers of the shop.
     */
    favorite_rank?: number | null;
    /**
     * @description Why the offer can't be bought.
     *     - `PRODUCT_STATUS_NEW`: The product is new.
     *     - `PRODUCT_STATUS_INVALID`: The product is invalid.
     *     - `PRODUCT_STATUS_REJECTED`: The operator rejected the product.
     *     - `PRODUCT_STATUS_UNAUTHORIZED_TO_SELL`: The shop may not sell the product.
     *     - `PRODUCT_STATUS_PENDING`: The product waits for a decision.
     *     - `PRODUCT_STATUS_SYNCHRO_ERROR`: The product could not be synchronized.
     *     - `PRODUCT_DISABLED`: The product is disabled.
     *     - `SHOP_NOT_OPEN`: The shop is not open.
     *     - `ZERO_QUANTITY`: The stock is empty.
     *     - `NO_MIN_SHIPPING_RATE`: The offer has no shipping charge.
     *     - `NOT_IN_AVAILABILITY_PERIOD`: The availability period has not started or is over.
     *     - `NO_CHANNEL_ON_SHOP`: The shop has no sales channel.
     *     - `SHOP_CURRENCY_DISABLED`: The currency of the shop is disabled.
     *     - `AVAILABLE_QUANTITY_LESS_THAN_MIN_ORDER_QUANTITY`: The stock is below the lowest order quantity.
     *     - `AVAILABLE_QUANTITY_LESS_THAN_PACKAGE_QUANTITY`: The stock is below the quantity of a package.
     *     - `NO_ACTIVE_PRICE`: No price applies now.
     *     - `CATEGORY_UNAUTHORIZED_TO_SELL`: The shop may not sell in the category.
     *     - `BRAND_UNAUTHORIZED_TO_SELL`: The shop may not sell the brand.
     */
    inactivity_reasons?: OfferInactivityReason[];
    /** @description Whether the shop is a business. */
    is_professional: boolean;
    /**
     * Format: int32
     * @description Days between the order and its shipment.
     */
    leadtime_to_ship: number;
    /**
     * @deprecated
     * @description Always null or absent. Before: class of goods that decides the shipping charges.
     */
    logistic_class?: OfferLogisticClass | null;
    /**
     * Format: int32
     * @deprecated
     * @description Always null. Before: quantity at which the platform warns the shop.
     */
    min_quantity_alert?: number | null;
    /** @description Lowest shipping charge of the first unit. */
    min_shipping_price: number;
    /** @description Lowest shipping charge of each further unit. */
    min_shipping_price_additional: number;
    /** @description Code of the shipping method with the lowest charge. */
    min_shipping_type: string;
    /** @description Code of the shipping zone with the lowest charge. */
    min_shipping_zone: string;
    /** @description Retail price that the manufacturer suggests. */
    msrp?: number;
    /**
     * Format: int64
     * @description Number of evaluations of the shop.
     */
    nb_evaluation: number;
    /**
     * @deprecated
     * @description Always empty. Before: values of the custom fields of offers.
     */
    offer_additional_fields?: AdditionalFieldValue[];
    /**
     * Format: int64
     * @deprecated
     * @description Always 0. Before: identifier of the offer.
     */
    offer_id?: number;
    /**
     * @deprecated
     * @description Always false. Before: whether the shop is a premium shop.
     */
    premium?: boolean;
    /** @description Price of one unit now. */
    price?: number;
    /** @description Additional text about the price. */
    price_additional_info?: string;
    /**
     * Format: int32
     * @deprecated
     * @description Always 999. Before: quantity in stock.
     */
    quantity?: number;
    /** @description Retail prices. */
    retail_prices?: ProductOfferRetailPrice[];
    /**
     * Format: date-time
     * @description Time until which an order of now must be shipped.
     */
    shipping_deadline: string;
    /** @description Shipping methods of the offer. */
    shipping_types?: ProductOfferShipping[];
    /** @description Grade of the shop. */
    shop_grade: number;
    /**
     * Format: int64
     * @deprecated
     * @description Always null. Before: identifier of the shop.
     */
    shop_id?: number | null;
    /** @description Name of the shop. */
    shop_name: string;
    /** @description Code of the condition (OF61). */
    state_code: string;
    /** @description Price of one unit with the lowest shipping charge. */
    total_price?: number;
}
/** @description The picture of the product. */
export interface ProductOfferMedia {
    /** @description Address of the picture in its original size. */
    dam_url?: string;
    /** @description Address of the picture. */
    media_url: string;
    /** @description Kind of the picture. */
    type: string;
}
/** @description A product with the offers of all shops. */
export interface ProductWithOffers {
    /** @description Code of the product's category. */
    category_code: string;
    /** @description Name of the category, in the requested language. */
    category_label: string;
    /** @description Measure of a product that is sold by measure. */
    measurement?: ProductMeasurement;
    /** @description Offers of the product. */
    offers?: ProductOffer[];
    /** @description Brand of the product. */
    product_brand?: string;
    /** @description Description of the product. */
    product_description?: string;
    /** @description The picture of the product. */
    product_media?: ProductOfferMedia;
    /** @description Identifiers of the product, such as its EAN. */
    product_references: OfferProductReference[];
    /** @description Identifier of the product on the platform. */
    product_sku: string;
    /** @description Title of the product. */
    product_title: string;
    /**
     * Format: int32
     * @description Number of offers of the product.
     */
    total_count: number;
}
/** @description One page of products with their offers. */
export interface ProductOfferPage {
    /** @description Products of this page. */
    products?: ProductWithOffers[];
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
/** @description The first message of a thread on an order. */
export interface OrderThreadInput {
    /** @description Text of the message. */
    body: MessageBody;
    /**
     * @description Roles that receive the message.
     *     - `OPERATOR`: The operator.
     *     - `SHOP`: The shop of the order.
     *     - `CUSTOMER`: The customer of the order.
     */
    to: ("OPERATOR" | "SHOP" | "CUSTOMER")[];
    /** @description Topic of the thread, as a text or as a reason. */
    topic: TopicInput;
}
/** @description The first message of a thread on an order, and its files. */
export interface OrderThreadRequest {
    /** @description Files of the message. */
    files?: MessageFiles;
    /** @description Recipients, topic and text of the message, a JSON part. */
    thread_input: OrderThreadInput;
}
/** @description A file of a message in the deprecated form. */
export interface MessageDocument {
    /**
     * Format: int64
     * @description Identifier of the document.
     */
    id: number;
    /** @description Name of the file. */
    file_name: string;
    /**
     * Format: int64
     * @description Size in bytes.
     */
    file_size?: number;
    /** @description Code of the document type. */
    type: string;
    /**
     * Format: date-time
     * @description Time at which the file was uploaded.
     */
    date_uploaded?: string;
}
/** @description A message in the deprecated form, outside threads. */
export interface Message {
    /**
     * Format: int64
     * @description Identifier of the message.
     */
    id: number;
    /** @description Subject line of the message. */
    subject: string;
    /** @description Text of the message. */
    body: string;
    /** @description Identifier of the customer's whole purchase. */
    commercial_id: string;
    /** @description Order of the message. Absent if there is none. */
    order_id?: string;
    /**
     * Format: int64
     * @description Offer of the message. Absent if there is none.
     */
    offer_id?: number;
    /** @description Files of the message. */
    documents?: MessageDocument[];
    /** @description Identifier of the sender. */
    from_id: string;
    /** @description Name of the sender, for people. */
    from_name: string;
    /**
     * @description Which side the sender is on.
     *     - `OPERATOR`: The operator.
     *     - `SHOP`: A shop.
     *     - `CUSTOMER`: A customer.
     */
    from_type: ParticipantType;
    /** @description Identifier of the customer that receives the message. */
    to_customer_id?: string;
    /** @description Name of that customer, for people. */
    to_customer_name?: string;
    /**
     * @deprecated
     * @description Whether the customer has archived the message.
     */
    to_customer_archived?: boolean;
    /** @description Whether the operator receives the message. */
    to_operator?: boolean;
    /**
     * @deprecated
     * @description Whether the operator has archived the message.
     */
    to_operator_archived?: boolean;
    /**
     * Format: int64
     * @description Identifier of the shop that receives the message.
     */
    to_shop_id: number;
    /** @description Name of that shop, for people. */
    to_shop_name: string;
    /**
     * @deprecated
     * @description Whether the shop has archived the message.
     */
    to_shop_archived?: boolean;
    /**
     * @deprecated
     * @description Whether the message is archived.
     */
    archived?: boolean;
    /**
     * @deprecated
     * @description Whether the message was read.
     */
    read?: boolean;
    /**
     * @deprecated
     * @description Whether the message is visible.
     */
    visible?: boolean | null;
    /**
     * Format: date-time
     * @description Time at which the message was sent. The list is sorted by it.
     */
    date_created: string;
}
/** @description One page of messages in the deprecated form. */
export interface MessageList {
    /** @description Messages of this page. */
    messages: Message[];
    /**
     * Format: int32
     * @description Number of messages on all pages.
     */
    total_count: number;
}
/** @description A message on an order in the deprecated form. */
export interface OrderMessageRequest {
    /** @description Subject line of the message. */
    subject: string;
    /** @description Text of the message. */
    body: MessageBody;
    /** @description Whether the customer of the order receives the message. */
    to_customer: boolean;
    /** @description Whether the operator receives the message. */
    to_operator: boolean;
    /** @description Whether the shop receives the message. */
    to_shop: boolean;
    /** @description Documents that are already linked to the order. IDs that are linked to an earlier message are ignored. */
    document_ids?: number[];
}
/** @description The created message. */
export interface OrderMessageCreated {
    /**
     * Format: int64
     * @description Identifier of the message.
     */
    id: number;
}
/** @description The stock in one warehouse. */
export interface ExportedWarehouse {
    /** @description Code of the warehouse. */
    code?: string;
    /**
     * Format: int32
     * @description Quantity in the warehouse.
     */
    quantity?: number;
}
/** @description The channels, customers and period for which prices apply. A missing part means no restriction. */
export interface ExportedPriceContext {
    /** @description Codes of the channels. */
    channel_codes?: string[];
    /** @description Identifiers of the customer groups. */
    customer_group_ids?: string[];
    /** @description Identifiers of the customer organizations. */
    customer_organization_ids?: string[];
    /**
     * Format: date-time
     * @description Start of the period.
     */
    start_date?: string;
    /**
     * Format: date-time
     * @description End of the period.
     */
    end_date?: string;
}
/** @description Price of one unit from a quantity on. */
export interface ExportedVolumePrice {
    /**
     * Format: int32
     * @description Lowest quantity of this price.
     */
    quantity_threshold?: number;
    /** @description Price of one unit without the discount. */
    unit_origin_price?: number;
    /** @description Price of one unit with the discount. */
    unit_discount_price?: number;
}
/** @description Prices of an offer in one context. */
export interface ExportedPrice {
    /** @description The channels, customers and period for which prices apply. A missing part means no restriction. */
    context?: ExportedPriceContext;
    /** @description Price of one unit without the discount. */
    origin_price?: number;
    /** @description Price of one unit with the discount. */
    discount_price?: number;
    /** @description Start of the discount. */
    discount_start_date?: string;
    /** @description End of the discount. */
    discount_end_date?: string;
    /** @description Prices by quantity. */
    volume_prices?: ExportedVolumePrice[];
}
/** @description A retail price and its discount. */
export interface ExportedRetailPrice {
    /** @description Retail price of one unit without the discount. */
    origin_price?: number;
    /** @description Retail price of one unit with the discount. */
    discount_price?: number;
    /** @description Start of the discount. */
    discount_start_date?: string;
    /** @description End of the discount. */
    discount_end_date?: string;
}
/** @description Place of fulfillment of orders of the offer. */
export interface ExportedFulfillment {
    /** @description The fulfillment center. */
    center?: {
        /** @description Code of the fulfillment center. */
        code?: string;
    };
}
/** @description Measure of a product that is sold by measure. */
export interface ExportedMeasurement {
    /** @description Measure of the product. */
    total_measurement_of_product?: number;
    /** @description Unit of the measure. */
    unit?: string;
}
/** @description The charge of one shipping method into one zone. */
export interface ExportedShippingType {
    /** @description Code of the shipping method. */
    code?: string;
    /** @description Code of the shipping zone. */
    shipping_zone_code?: string;
    /** @description Kind of the charge. */
    shipping_price_type?: string;
    /** @description Charge of the first unit. */
    shipping_price_unit?: number;
    /** @description Charge of each further unit. */
    shipping_price_additional_unit?: number;
    /** @description Days until delivery. */
    delivery_time?: {
        /**
         * Format: int32
         * @description Lowest number of days.
         */
        earliest_days?: number;
        /**
         * Format: int32
         * @description Highest number of days.
         */
        latest_days?: number;
    };
}
/** @description The value of one custom field. */
export interface ExportedField {
    /** @description Code of the field. */
    code?: string;
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
    /** @description The value. */
    value?: string;
}
/** @description A campaign with the offer. */
export interface ExportedCampaign {
    /** @description Identifier of the campaign. */
    identifier?: string;
}
/** @description An offer in a JSON file of an export. A deleted offer has its identifiers, `active` and `deleted` only. */
export interface ExportedOffer {
    /**
     * Format: int64
     * @description Identifier of the offer on the platform.
     */
    offer_id?: number;
    /** @description Identifier of the offer in the shop. */
    shop_sku?: string;
    /**
     * Format: int64
     * @description Shop of the offer.
     */
    shop_id?: number;
    /** @description Name of the shop. */
    shop_name?: string;
    /** @description Identifier of the product on the platform. */
    product_sku?: string;
    /** @description Whether the offer can be bought. */
    active?: boolean;
    /** @description Whether the offer was deleted. */
    deleted?: boolean;
    /** @description Whether the shop is a premium shop. */
    premium?: boolean;
    /** @description Whether the shop is a business. */
    is_professional?: boolean;
    /** @description Time at which the offer was created. */
    date_created?: string;
    /** @description Time at which the offer last changed. */
    last_updated?: string;
    /** @description Code of the condition (OF61). */
    state_code?: string;
    /**
     * Format: int32
     * @description Quantity in stock.
     */
    quantity?: number;
    /** @description Quantity in each warehouse. */
    warehouses?: ExportedWarehouse[];
    /**
     * Format: int32
     * @description Lowest quantity in one order.
     */
    min_order_quantity?: number;
    /**
     * Format: int32
     * @description Highest quantity in one order.
     */
    max_order_quantity?: number;
    /**
     * Format: int32
     * @description Quantity of a package.
     */
    package_quantity?: number;
    /** @description Currency of the prices. */
    currency_iso_code?: CurrencyCode;
    /** @description All prices. */
    prices?: ExportedPrice[];
    /** @description Retail prices. */
    retail_prices?: ExportedRetailPrice[];
    /** @description Retail price that the manufacturer suggests. */
    msrp?: number;
    /** @description Additional text about the price. */
    price_additional_info?: string;
    /** @description Whether customers may request quotes. */
    allow_quote_requests?: boolean;
    /** @description Contributions to schemes of extended producer responsibility. */
    eco_contributions?: OfferEcoContributionInput[];
    /** @description Codes of the channels that sell the offer. */
    channels?: string[];
    /** @description Description of the offer. */
    description?: string;
    /**
     * Format: int32
     * @description Rank among the favorite offers of the shop.
     */
    favorite_rank?: number;
    /** @description Time from which the offer can be bought. */
    available_start_date?: string;
    /** @description Time until which the offer can be bought. */
    available_end_date?: string;
    /**
     * Format: int32
     * @description Days between the order and its shipment.
     */
    leadtime_to_ship?: number;
    /** @description Place of fulfillment of orders of the offer. */
    fulfillment?: ExportedFulfillment;
    /** @description Class of goods that decides the shipping charges. */
    logistic_class?: {
        /** @description Code of the class. */
        code?: string;
    };
    /** @description Measure of a product that is sold by measure. */
    measurement?: ExportedMeasurement;
    /** @description Lowest shipping charge of the first unit. */
    min_shipping_price?: number;
    /** @description Lowest shipping charge of each further unit. */
    min_shipping_price_additional?: number;
    /** @description Code of the shipping method with the lowest charge. */
    min_shipping_type?: string;
    /** @description Code of the shipping zone with the lowest charge. */
    min_shipping_zone?: string;
    /** @description Shipping charges in the requested zones. */
    shipping_types?: ExportedShippingType[];
    /** @description Values of the custom fields of offers. */
    offer_additional_fields?: ExportedField[];
    /** @description Campaigns with the offer. */
    ongoing_discount_campaigns?: ExportedCampaign[];
    /** @description Tax code of the product. */
    product_tax_code?: string;
}
/** @description Orders of one file of an export. */
export interface ExportedOrders {
    /** @description Orders of this file. */
    orders: Order[];
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
export interface SettingsOfferStatesQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
    /** @description Only active conditions, or only inactive conditions. */
    active?: boolean;
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: components["parameters"]["locale"];
}
export interface OffersListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
    /**
     * @description Only offers in these conditions, sent as one comma-separated list.
     * @example [
     *       "11"
     *     ]
     */
    offer_state_codes?: string[];
    /** @description Only the offer with this identifier in the shop. */
    sku?: string;
    /** @description Only offers of the product with this identifier. */
    product_id?: string;
    /** @description Only favorite offers. */
    favorite?: boolean;
    /**
     * @description Channel of `applicable_pricing`. Default: the default prices.
     * @example acme_web
     */
    pricing_channel_code?: string;
    /** @description Customer organization of `applicable_pricing`. Default: none. */
    pricing_customer_organization_id?: string;
    /**
     * @description Sort field of the list. Assumption about the sort by price: uses the default price as of the last change of the offer.
     *     - `totalPrice`: By price with the lowest shipping charge.
     *     - `price`: By price.
     *     - `productTitle`: By title of the product.
     */
    sort?: "totalPrice" | "price" | "productTitle";
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
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: components["parameters"]["locale"];
}
export interface OffersUpsertQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface OffersGetQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
    /**
     * @description Channel of `applicable_pricing`. Default: the default prices.
     * @example acme_web
     */
    pricing_channel_code?: string;
    /** @description Customer organization of `applicable_pricing`. Default: none. */
    pricing_customer_organization_id?: string;
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: components["parameters"]["locale"];
}
export interface OffersQuantityQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface OffersImportsQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
    /**
     * @description Only imports created at or after this time.
     * @example 2026-01-01T00:00:00Z
     */
    start_date?: string | Date;
    /** @description Only imports created at or before this time. */
    end_date?: string | Date;
    /**
     * @description Only imports in this status.
     *     - `WAITING_SYNCHRONIZATION_PRODUCT`: Waits until the products of the file are imported.
     *     - `WAITING`: Waits to be imported.
     *     - `RUNNING`: Being imported.
     *     - `COMPLETE`: Complete.
     *     - `FAILED`: Failed.
     */
    status?: "WAITING_SYNCHRONIZATION_PRODUCT" | "WAITING" | "RUNNING" | "COMPLETE" | "FAILED";
    /**
     * @description Only imports in this mode.
     *     - `NORMAL`: Other offers stay.
     *     - `REPLACE`: Other offers of the shop are deleted.
     */
    mode?: "NORMAL" | "REPLACE";
    /**
     * @description Only imports that arrived in these ways.
     *     - `API`: Through this API.
     *     - `FTP`: From an FTP server.
     *     - `SFTP`: From an SFTP server.
     *     - `HTTP`: From an HTTP server.
     *     - `HTTPS`: From an HTTPS server.
     *     - `FRONT`: In the back office.
     *     - `PENDING_OFFERS`: From offers that waited for approval.
     */
    origins?: ImportOrigin[];
    /** @description Number of entries per page. */
    limit?: components["parameters"]["limit"];
    /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: components["parameters"]["page_token"];
    /**
     * @description Sort field and direction of the list.
     *     - `dateCreated,ASC`: Oldest first.
     *     - `dateCreated,DESC`: Latest first.
     */
    sort?: "dateCreated,ASC" | "dateCreated,DESC";
}
export interface OffersImportQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface OffersImportStatusQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface OffersImportErrorReportQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface PricesImportsQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
    /** @description Only these imports. */
    import_id?: string[];
    /**
     * @description Only imports created at or after this time.
     * @example 2026-01-01T00:00:00Z
     */
    start_date?: string | Date;
    /** @description Only imports created at or before this time. */
    end_date?: string | Date;
    /**
     * @description Only imports in this status.
     *     - `WAITING`: Waits to be imported.
     *     - `RUNNING`: Being imported.
     *     - `COMPLETE`: Complete.
     *     - `FAILED`: Failed.
     */
    status?: "WAITING" | "RUNNING" | "COMPLETE" | "FAILED";
    /**
     * @description Only imports that arrived in these ways.
     *     - `API`: Through this API.
     *     - `FTP`: From an FTP server.
     *     - `SFTP`: From an SFTP server.
     *     - `HTTP`: From an HTTP server.
     *     - `HTTPS`: From an HTTPS server.
     *     - `FRONT`: In the back office.
     *     - `PENDING_OFFERS`: From offers that waited for approval.
     */
    origins?: ImportOrigin[];
    /** @description Number of entries per page. */
    limit?: components["parameters"]["limit"];
    /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: components["parameters"]["page_token"];
    /**
     * @description Sort field and direction of the list.
     *     - `dateCreated,ASC`: Oldest first.
     *     - `dateCreated,DESC`: Latest first.
     */
    sort?: "dateCreated,ASC" | "dateCreated,DESC";
}
export interface PricesImportQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface PricesImportErrorReportQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface StockImportQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface StockImportStatusQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface StockImportErrorReportQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface OffersExportQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
    /** @description Only offers that changed at or after this time. Default: all active offers. */
    last_request_date?: string | Date;
    /** @description Channels of the price columns. Default: the default prices. */
    channel_codes?: string[];
    /** @description Zones of the columns of shipping charges. */
    shipping_zones?: string[];
    /** @description Whether a full export contains inactive offers. Refused together with `last_request_date`. */
    include_inactive_offers?: boolean;
    /** @description Additional columns. */
    include_fields?: string[];
}
export interface OffersStartExportQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface OffersExportStatusQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface PromotionsListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
    /** @description Only promotions with these identifiers of the shop. */
    ids?: string[];
    /**
     * @description Only promotions of these types.
     *     - `AMOUNT_OFF`: An amount is taken off.
     *     - `FREE_ITEMS`: Some items are free.
     *     - `PERCENTAGE_OFF`: A percentage is taken off.
     *     - `REDUCED_UNIT_PRICE`: Each unit has a lower price.
     */
    types?: PromotionType[];
    /**
     * @description Only promotions in these states.
     *     - `PENDING`: It has not started.
     *     - `ACTIVE`: It applies now.
     *     - `EXPIRED`: It has ended.
     *     - `PENDING_APPROVAL`: It waits for the operator's approval.
     *     - `REJECTED`: The operator rejected it.
     *     - `ALL`: Every state.
     * @example [
     *       "ALL"
     *     ]
     */
    states?: ("PENDING" | "ACTIVE" | "EXPIRED" | "PENDING_APPROVAL" | "REJECTED" | "ALL")[];
    /** @description Only promotions that end at or after this time. */
    ending_after?: string | Date;
    /** @description Only promotions that start at or before this time. */
    starting_before?: string | Date;
    /** @description Only promotions created at or after this time. */
    date_created_from?: string | Date;
    /** @description Only promotions created at or before this time. */
    date_created_to?: string | Date;
    /** @description Only promotions that changed at or after this time. */
    last_request_date?: string | Date;
    /**
     * @description Language of pictures and descriptions. Default: all languages.
     * @example en_US
     */
    locale?: string;
    /** @description Only promotions that these offers trigger. */
    trigger_offer_ids?: string[];
    /** @description Only promotions with a reward on these offers. */
    reward_offer_ids?: string[];
    /** @description Only promotions of these channels. */
    channel_codes?: string[];
    /**
     * @description Sort field of the list.
     *     - `startDate`: By start.
     *     - `endDate`: By end.
     *     - `dateCreated`: By the date of creation.
     */
    sort?: "startDate" | "endDate" | "dateCreated";
    /**
     * @description Direction of the sort.
     *     - `asc`: Ascending, the oldest first.
     *     - `desc`: Descending, the latest first.
     */
    order?: "asc" | "desc";
    /** @description Number of entries per page. */
    max?: components["parameters"]["max"];
    /** @description Number of entries to skip. */
    offset?: components["parameters"]["offset"];
}
export interface PromotionsCreateQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface PromotionsUpdateQuery {
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
export interface ReasonsListQuery {
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
export interface ReasonsListByTypeQuery {
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
export interface ReasonsIncidentOpenQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface ReasonsIncidentCloseQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface ReasonsMessagingQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface ShippingZonesQuery {
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
export interface ShippingTypesQuery {
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
export interface ShippingCarriersQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface ShippingLogisticClassesQuery {
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
export interface ShippingConfigurationQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface ShippingChargesQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
    /** @description Only charges that the shop has set, or only charges of the operator. */
    overridden_by_shop?: boolean;
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
export interface DocumentRequestsListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
    /** @description Only this request. */
    id?: string;
    /** @description Only the request of the document with this number. */
    document_number?: string;
    /**
     * @description Only requests in these states.
     *     - `STAGING`: In preparation.
     *     - `TO_PROCESS`: Waiting for the document.
     *     - `ISSUED`: Fulfilled. The document is available.
     *     - `CANCELED`: Withdrawn.
     */
    state?: DocumentRequestState[];
    /**
     * @description Only requests for these kinds of document.
     *     - `INVOICE`: An invoice.
     *     - `CREDIT_NOTE`: A credit note, which corrects an invoice.
     */
    type?: RequestedDocumentType[];
    /**
     * @description Only requests to these issuers.
     *     - `OPERATOR`: The operator.
     *     - `SHOP`: The shop.
     */
    issuer_type?: DocumentIssuerType[];
    /**
     * @description Only requests about these kinds of entity.
     *     - `PRODUCT_LOGISTIC_ORDER`: One product order.
     *     - `SHOP_BILLING_CYCLE_PURCHASE_ORDER`: Purchases from the shop in one billing cycle.
     *     - `LOGISTIC_PURCHASE_ORDER`: Purchases from the shop for one order.
     *     - `FEES`: Fees of the operator.
     *     - `ONE_OFF_FEES`: Single fees or credits of the operator.
     */
    entity_type?: DocumentRequestEntityType[];
    /** @description Only requests about these entities. Requires `entity_type`. */
    entity_id?: string[];
    /**
     * @description Only requests in this payment state.
     *     - `PAID`: Paid.
     *     - `PENDING`: Not paid yet.
     */
    payment_state?: DocumentPaymentState;
    /** @description Only requests created at or after this time. */
    date_created_from?: string | Date;
    /** @description Only requests created at or before this time. */
    date_created_to?: string | Date;
    /** @description Only requests changed at or after this time. */
    last_updated_from?: string | Date;
    /** @description Only requests changed at or before this time. */
    last_updated_to?: string | Date;
    /** @description Only requests with a document issued at or after this time. */
    issue_date_from?: string | Date;
    /** @description Only requests with a document issued at or before this time. */
    issue_date_to?: string | Date;
    /** @description Only requests of this billing cycle. */
    shop_billing_cycle_id?: string;
    /** @description Only requests of billing cycles at or after this time. */
    shop_billing_cycle_from?: string | Date;
    /** @description Only requests of billing cycles at or before this time. */
    shop_billing_cycle_to?: string | Date;
    /** @description Another name of `shop_billing_cycle_from`. Assumption about billing_cycle_from and billing_cycle_to: the same as shop_billing_cycle_from and shop_billing_cycle_to. */
    billing_cycle_from?: string;
    /** @description Another name of `shop_billing_cycle_to`. Assumption about billing_cycle_from and billing_cycle_to: the same as shop_billing_cycle_from and shop_billing_cycle_to. */
    billing_cycle_to?: string;
    /** @description Number of entries per page. */
    limit?: components["parameters"]["limit"];
    /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: components["parameters"]["page_token"];
    /**
     * @description Sort field and direction of the list.
     *     - `dateCreated,ASC`: Oldest first.
     *     - `dateCreated,DESC`: Latest first.
     */
    sort?: "dateCreated,ASC" | "dateCreated,DESC";
}
export interface DocumentRequestsLinesQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
    /** @description Number of entries per page. */
    limit?: components["parameters"]["limit"];
    /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: components["parameters"]["page_token"];
    /**
     * @description Sort field and direction of the list.
     *     - `dateCreated,ASC`: Oldest first.
     *     - `dateCreated,DESC`: Latest first.
     */
    sort?: "dateCreated,ASC" | "dateCreated,DESC";
}
export interface DocumentRequestsDownloadQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
    /** @description The documents to download. */
    document_id?: string[];
    /**
     * @description Only documents about these kinds of entity.
     *     - `PRODUCT_LOGISTIC_ORDER`: One product order.
     *     - `SHOP_BILLING_CYCLE_PURCHASE_ORDER`: Purchases from the shop in one billing cycle.
     *     - `LOGISTIC_PURCHASE_ORDER`: Purchases from the shop for one order.
     *     - `FEES`: Fees of the operator.
     *     - `ONE_OFF_FEES`: Single fees or credits of the operator.
     */
    entity_type?: DocumentRequestEntityType[];
    /** @description Only documents about these entities. Requires `entity_type`. */
    entity_id?: string[];
    /** @description Only documents that fulfill these requests (DR11). */
    document_request_id?: string[];
    /**
     * @description Only documents in these formats.
     *     - `PDF`: A PDF file.
     *     - `cXML`: A cXML file, for programs.
     */
    document_format?: DocumentFormat[];
}
export interface DocumentRequestsUploadQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface DocumentRequestsUploadBody {
    /** @description The files. Each file has a distinct name. */
    files: (FileInput)[];
    /** @description The file of each request, a JSON part. */
    documents_input: DocumentUpload;
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
export interface ProductsListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
    /**
     * @description References as `TYPE|identifier`, sent as one comma-separated list.
     * @example [
     *       "EAN|4006381333931",
     *       "SKU|WARDROBE-1"
     *     ]
     */
    product_references: string[];
    /**
     * @deprecated
     * @description The old form of `product_references`.
     */
    products?: string;
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: components["parameters"]["locale"];
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
export interface ShipmentsListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
    /** @description Only shipments of these orders. */
    order_id?: string[];
    /**
     * @description Only shipments in these states.
     *     - `SHIPPING`: Created, not shipped yet.
     *     - `READY_FOR_PICK_UP`: Ready to be picked up.
     *     - `SHIPMENT_PREPARED`: Prepared for shipping.
     *     - `SHIPPED`: On its way.
     *     - `TO_COLLECT`: The customer must collect it.
     *     - `RECEIVED`: The customer has received it.
     *     - `CANCELED`: Cancelled.
     *     - `CLOSED`: Finished.
     */
    shipment_state_code?: ShipmentStatus[];
    /**
     * @description Only shipments with these debit states.
     *     - `NO_DEBIT`: The customer is not debited.
     *     - `NOT_STARTED`: The debit has not started.
     *     - `WAITING_TAX_CONFIRMATION`: The taxes are not confirmed yet.
     *     - `WAITING_OPERATOR_SYSTEM_CONTACT`: The operator's system has not been contacted yet.
     *     - `WAITING_DEBIT_CONFIRMATION`: The debit is not confirmed yet.
     *     - `DEBIT_OK`: The customer was debited.
     *     - `CANCELED`: The debit was canceled.
     */
    shipment_customer_debit_state_code?: CustomerDebitStatus[];
    /** @description Only shipments changed at or after this time. */
    last_updated_from?: string | Date;
    /** @description Only shipments changed at or before this time. */
    last_updated_to?: string | Date;
    /**
     * @description Sort field and direction of the list.
     *     - `dateCreated,ASC`: Oldest first.
     *     - `dateCreated,DESC`: Latest first.
     */
    sort?: "dateCreated,ASC" | "dateCreated,DESC";
    /** @description Number of entries per page. */
    limit?: components["parameters"]["limit"];
    /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: components["parameters"]["page_token"];
}
export interface ShipmentsUpdateOriginQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface ShipmentsCreateQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface ShipmentsDeleteQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface ShipmentsItemsToShipQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
    /** @description Only items of these orders. */
    order_id?: string[];
    /** @description Only items that these fulfillment centers ship. */
    fulfillment_center_code?: string[];
    /** @description Only items that can be shipped at or after this time. */
    shipping_date_from?: string | Date;
    /** @description Only items that can be shipped at or before this time. */
    shipping_date_to?: string | Date;
    /**
     * @description Sort field and direction of the list.
     *     - `shippingDate,ASC`: Earliest shipping date first.
     *     - `shippingDate,DESC`: Latest shipping date first.
     */
    sort?: "shippingDate,ASC" | "shippingDate,DESC";
    /** @description Number of entries per page. */
    limit?: components["parameters"]["limit"];
    /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: components["parameters"]["page_token"];
}
export interface ShipmentsUpdateTrackingQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface ShipmentsShipQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface ShipmentsReadyForPickUpQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface ShipmentsUpdateAdditionalInformationQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
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
export interface OrdersListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
    /**
     * @description Only these orders, sent as one comma-separated list.
     * @example [
     *       "ORD-1041-A"
     *     ]
     */
    order_ids?: string[];
    /** @description Only orders with these references of the customer, sent as one comma-separated list. */
    order_references_for_customer?: string[];
    /** @description Only orders with these references of the seller, sent as one comma-separated list. */
    order_references_for_seller?: string[];
    /**
     * @description Only orders in these states, sent as one comma-separated list.
     *     - `STAGING`: Fraud checks or quotes are pending.
     *     - `WAITING_ACCEPTANCE`: Waits until the shop accepts it.
     *     - `WAITING_DEBIT`: Accepted. The customer is not yet debited.
     *     - `WAITING_DEBIT_PAYMENT`: The debit of the customer waits for confirmation.
     *     - `SHIPPING`: To be shipped.
     *     - `SHIPPED`: Shipped.
     *     - `TO_COLLECT`: Ready for the customer to collect.
     *     - `RECEIVED`: The customer has received it.
     *     - `CLOSED`: Closed.
     *     - `REFUSED`: The shop refused it.
     *     - `CANCELED`: Canceled.
     * @example [
     *       "WAITING_ACCEPTANCE"
     *     ]
     */
    order_state_codes?: OrderState[];
    /** @description Only orders of these channels, sent as one comma-separated list. */
    channel_codes?: string[];
    /** @description Whether to list only orders without a channel. `channel_codes` is then ignored. */
    only_null_channel?: boolean;
    /** @description Only orders created at or after this time. */
    start_date?: string | Date;
    /** @description Only orders created at or before this time. */
    end_date?: string | Date;
    /** @description Only orders that last changed at or after this time. Assumption about how far `start_update_date` reaches back: one minute more. */
    start_update_date?: string | Date;
    /** @description Only orders that last changed at or before this time. */
    end_update_date?: string | Date;
    /** @description Only orders whose customer was debited, or was not. Assumption about `has_incident` and `customer_debited`: false selects the orders without an open incident, or that are not debited. */
    customer_debited?: boolean;
    /**
     * @description Only orders with this workflow of the payment.
     *     - `PAY_ON_ACCEPTANCE`: When the shop accepts the order.
     *     - `PAY_ON_DELIVERY`: On delivery.
     *     - `PAY_ON_DUE_DATE`: On a due date.
     *     - `PAY_ON_SHIPMENT`: When the order is shipped.
     *     - `NO_CUSTOMER_PAYMENT_CONFIRMATION`: The payment is not confirmed.
     */
    payment_workflow?: OrderPaymentWorkflow;
    /** @description Only orders with an open incident, or without one. Assumption about `has_incident` and `customer_debited`: false selects the orders without an open incident, or that are not debited. */
    has_incident?: boolean;
    /** @description Only orders of these fulfillment centers. */
    fulfillment_center_code?: string[];
    /**
     * @description Whether prices include taxes. Default: the mode of the platform. Assumption about `order_tax_mode`: the taxes of a line are subtracted from its prices, or are part of them.
     *     - `TAX_INCLUDED`: Amounts include taxes.
     *     - `TAX_EXCLUDED`: Amounts are without taxes.
     */
    order_tax_mode?: OrderTaxMode;
    /**
     * @description Sort field of the list.
     *     - `dateCreated`: By creation time.
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
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: components["parameters"]["locale"];
}
export interface OrdersUpdateQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface OrdersSetShippingOriginQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface OrdersRefundQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface OrdersCancelLinesQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface OrdersAdjustQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface OrdersGetQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface OrdersAcceptQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface OrdersUpdateTrackingQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface OrdersShipQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface OrdersRefundLinesQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface OrdersCancelQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface OrdersUpdateAdditionalFieldsQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface OrdersStartExportQuery {
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
export interface OrdersExportStatusQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface OrdersDocumentsQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
    /**
     * @description The orders, sent as one comma-separated list.
     * @example [
     *       "ORD-1001-A"
     *     ]
     */
    order_ids: string[];
}
export interface OrdersDownloadDocumentsQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
    /** @description Only documents of these orders, sent as one comma-separated list. */
    order_ids?: string[];
    /**
     * @description Only these documents, sent as one comma-separated list.
     * @example [
     *       "10011"
     *     ]
     */
    document_ids?: string[];
    /** @description Only documents of these types (DO01), sent as one comma-separated list. */
    document_codes?: string[];
}
export interface OrdersDeleteDocumentQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface OrdersTaxesQuery {
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
export interface OrdersUploadDocumentsQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface OrdersUploadDocumentsBody {
    /** @description The files. Each file has a distinct name. */
    files: (FileInput)[];
    /** @description The type of each file, a JSON part. */
    order_documents: OrderDocumentUpload;
}
export interface OrdersEvaluationQuery {
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
export interface OrdersResolveIncidentQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface ReturnsListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
    /** @description Only these returns. */
    return_id?: string[];
    /** @description Only returns in these states. */
    return_state?: string[];
    /** @description Only returns created at or after this time. */
    return_creation_date_from?: string | Date;
    /** @description Only returns created at or before this time. */
    return_creation_date_to?: string | Date;
    /** @description Only returns that last changed at or after this time. */
    return_last_updated_from?: string | Date;
    /** @description Only returns that last changed at or before this time. */
    return_last_updated_to?: string | Date;
    /** @description Only returns of these purchases. */
    order_commercial_id?: string[];
    /** @description Only returns of these order lines. */
    order_line_id?: string[];
    /** @description Only returns with these authorization numbers. */
    return_rma?: string[];
    /** @description Only returns of these customers. */
    customer_id?: string[];
    /** @description Number of entries per page. */
    limit?: components["parameters"]["limit"];
    /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: components["parameters"]["page_token"];
    /**
     * @description Sort field and direction of the list.
     *     - `date_created,ASC`: Oldest first.
     *     - `date_created,DESC`: Latest first.
     */
    sort?: "date_created,ASC" | "date_created,DESC";
}
export interface ReturnsUpdateQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface ReturnsCreateQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface ReturnsItemsToReturnQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
    /** @description Only lines of these purchases. */
    order_commercial_id?: string[];
    /** @description Only these order lines. */
    order_line_id?: string[];
    /** @description Number of entries per page. */
    limit?: components["parameters"]["limit"];
    /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: components["parameters"]["page_token"];
    /**
     * @description Sort field and direction of the list.
     *     - `order_line_id,ASC`: By line, ascending.
     *     - `order_line_id,DESC`: By line, descending.
     */
    sort?: "order_line_id,ASC" | "order_line_id,DESC";
}
export interface ReturnsAcceptQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface ReturnsReceiveQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface ReturnsUpdateComplianceQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface ReturnsCloseQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface ReturnsCancelQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface PickListsListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
    /** @description Only pick lists of this run. */
    pickrun_code?: string;
    /** @description Only pick lists with a pick-up at or after this time. */
    pickup_date_min?: string | Date;
    /** @description Only pick lists with a pick-up at or before this time. */
    pickup_date_max?: string | Date;
    /** @description Only these pick lists. */
    picklist_id?: string[];
    /** @description Only pick lists in these states. */
    picklist_state?: string[];
    /** @description Only pick lists with these order lines. */
    order_line_id?: string[];
    /** @description Number of entries per page. */
    limit?: components["parameters"]["limit"];
    /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: components["parameters"]["page_token"];
    /**
     * @description Sort field and direction of the list.
     *     - `pickupDate,ASC`: Earliest first.
     *     - `pickupDate,DESC`: Latest first.
     */
    sort?: "pickupDate,ASC" | "pickupDate,DESC";
}
export interface ProductsOffersQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
    /**
     * @description The products, by their SKU, sent as one comma-separated list. Assumption about `product_ids`: SKUs of products.
     * @example [
     *       "WARDROBE-1"
     *     ]
     */
    product_ids?: string[];
    /** @description The products, each as `TYPE|identifier`, sent as one comma-separated list. */
    product_references?: string[];
    /** @description Only offers in these conditions, sent as one comma-separated list. */
    offer_state_codes?: string[];
    /** @description Whether to list inactive offers too. */
    all_offers?: boolean;
    /** @description Only offers on these channels, sent as one comma-separated list. */
    channel_codes?: string[];
    /** @description Whether to list offers on all channels. `channel_codes` is then ignored. */
    all_channels?: boolean;
    /** @description Channel of `applicable_pricing`. Default: the default prices. */
    pricing_channel_code?: string;
    /** @description Customer organization of `applicable_pricing`. Default: none. */
    pricing_customer_organization_id?: string;
    /** @description Only shipping charges into these zones, sent as one comma-separated list. */
    shipping_zones?: string[];
    /** @description Whether to list shipping charges into all zones. `shipping_zones` is then ignored. */
    all_shipping_zones?: boolean;
    /**
     * @description Sort field of the offers.
     *     - `bestPrice`: By price with the lowest shipping charge.
     *     - `bestEvaluation`: By grade of the shop.
     */
    sort?: "bestPrice" | "bestEvaluation";
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
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: components["parameters"]["locale"];
}
export interface BillingCyclesListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
    /** @description Only these billing cycles. */
    id?: string[];
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
export interface OrdersCreateThreadQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
}
export interface MessagesListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
    /** @description Only messages of this customer. */
    customer_id?: string;
    /**
     * @description Messages that the shop received, messages that it sent, or all.
     *     - `TRUE`: Messages that the shop received.
     *     - `FALSE`: Messages that the shop sent.
     *     - `ALL`: Both.
     */
    received?: "TRUE" | "FALSE" | "ALL";
    /**
     * @description Only messages on this order.
     * @example ORD-1001-A
     */
    order_id?: string;
    /** @description Only messages on this offer. */
    offer_id?: number;
    /** @description Only messages created at or after this time. */
    start_date?: string | Date;
    /** @description Only messages created at or before this time. */
    end_date?: string | Date;
    /**
     * @deprecated
     * @description Only read messages, only unread messages, or all.
     *     - `TRUE`: Read messages.
     *     - `FALSE`: Unread messages.
     *     - `ALL`: Both.
     */
    read?: "TRUE" | "FALSE" | "ALL";
    /**
     * @deprecated
     * @description Archived messages, others, or all.
     *     - `TRUE`: Archived messages.
     *     - `FALSE`: Messages that are not archived.
     *     - `ALL`: Both.
     */
    archived?: "TRUE" | "FALSE" | "ALL";
    /**
     * @deprecated
     * @description Only visible messages, only hidden messages, or all.
     *     - `TRUE`: Visible messages.
     *     - `FALSE`: Hidden messages.
     *     - `ALL`: Both.
     */
    visible?: "TRUE" | "FALSE" | "ALL";
    /**
     * @description Sort field of the list.
     *     - `dateCreated`: By the date of creation.
     */
    sort?: "dateCreated";
    /**
     * @description Direction of the sort.
     *     - `asc`: Oldest first.
     *     - `desc`: Latest first.
     */
    order?: "asc" | "desc";
    /** @description Number of entries per page. */
    max?: components["parameters"]["max"];
    /** @description Number of entries to skip. */
    offset?: components["parameters"]["offset"];
}
export interface OrdersMessagesQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: components["parameters"]["shop_id"];
    /**
     * @description Messages that the shop received, messages that it sent, or all.
     *     - `TRUE`: Messages that the shop received.
     *     - `FALSE`: Messages that the shop sent.
     *     - `ALL`: Both.
     */
    received?: "TRUE" | "FALSE" | "ALL";
    /**
     * @deprecated
     * @description Ignored.
     *     - `TRUE`: Ignored.
     *     - `FALSE`: Ignored.
     *     - `ALL`: Ignored.
     */
    read?: "TRUE" | "FALSE" | "ALL";
    /**
     * @deprecated
     * @description Ignored.
     *     - `TRUE`: Ignored.
     *     - `FALSE`: Ignored.
     *     - `ALL`: Ignored.
     */
    archived?: "TRUE" | "FALSE" | "ALL";
    /**
     * @description Sort field of the list.
     *     - `dateCreated`: By creation time.
     */
    sort?: "dateCreated";
    /**
     * @description Direction of the sort.
     *     - `asc`: Oldest first.
     *     - `desc`: Latest first.
     */
    order?: "asc" | "desc";
    /** @description Number of entries per page. */
    max?: components["parameters"]["max"];
    /** @description Number of entries to skip. */
    offset?: components["parameters"]["offset"];
}
export interface OrdersCreateMessageQuery {
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
    "/api/offers/states": {
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
         * List offer conditions
         * @description The conditions of offered products, sorted by the operator's sort index.
         */
        get: operations["OF61"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers": {
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
         * List offers
         * @description Lists the offers of the shop in offset pages, cheapest first. Deleted offers are not listed. To follow all changes, start an export with OF52 instead.
         */
        get: operations["OF21"];
        put?: never;
        /**
         * Create, change or delete offers
         * @description Removes the values of an offer that you leave out. Creates, changes or deletes offers from a JSON list. The list is imported like a file: read the status with OF02 and the failed offers with OF03. To change only prices or stock, use PRI01 or STO01.
         */
        post: operations["OF24"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/{offer}": {
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
         * Get an offer
         * @description Returns one offer of the shop with all its prices.
         */
        get: operations["OF22"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/{offer}/quantity": {
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
         * Get the stock of an offer
         * @deprecated
         * @description Returns the quantity in stock of one offer. New integrations must not use this operation.
         */
        get: operations["OF26"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/imports": {
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
         * List offer imports
         * @description Lists the imports of offers with their status and figures in seek pages, newest first.
         */
        get: operations["OF04"];
        put?: never;
        /**
         * Import an offer file
         * @description Removes the values of an offer that you leave out of its line, and with REPLACE all offers that you leave out. Imports a file with offers in CSV, XML or XLSX. Read its status with OF02. If the file also contains products, their import has its own ID (P42) and runs first. Sending the file again imports it again.
         */
        post: operations["OF01"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/imports/{import_id}": {
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
         * Read the status of an offer import
         * @description Reports the progress of an import of offers. Poll it at most once a minute, until `status` is COMPLETE or FAILED. OF03 has the failed lines if `has_error_report` is true.
         */
        get: operations["OF02"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/imports/{import_id}/error_report": {
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
         * Download the error report of an offer import
         * @description Downloads the failed lines of the file with the reasons, in the format of the file that was sent. The report exists when the import is complete and `has_error_report` is true. Correct the lines and import the report.
         */
        get: operations["OF03"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/pricing/imports": {
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
         * List price imports
         * @description Lists the imports of prices with their status and figures in seek pages, newest first. To follow one import, pass its `import_id` and poll until `status` is COMPLETE or FAILED.
         */
        get: operations["PRI02"];
        put?: never;
        /**
         * Import a price file
         * @description Removes the prices of each offer of the file that you leave out. Imports a CSV file with all prices of offers, at most 50 prices an offer. If one price of an offer fails, none of its prices changes. If the platform approves prices, the file creates pending prices. Sending the file again imports it again.
         */
        post: operations["PRI01"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/pricing/imports/{import_id}/error_report": {
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
         * Download the error report of a price import
         * @description Downloads the lines of offers with a failed price as CSV, each with its line number and the reason first. The report exists when the import is complete and `has_error_report` is true. Correct the lines and import the report.
         */
        get: operations["PRI03"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/stock/imports": {
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
         * Import a stock file
         * @description Imports a CSV file with quantities of offers, of the whole offer or of a warehouse. Offers and warehouses that the file does not name keep their stock. Sending the file again imports it again.
         */
        post: operations["STO01"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/stock/imports/{import_id}/status": {
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
         * Read the status of a stock import
         * @description Reports the progress of an import of stock. Poll it until `status` is COMPLETE or FAILED. STO03 has the failed lines.
         */
        get: operations["STO02"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/stock/imports/{import_id}/error_report": {
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
         * Download the error report of a stock import
         * @description Downloads the failed lines of the file as CSV, each with its line number and the reason first. The report exists when the import is complete and `has_error_report` is true. Correct the lines and import the report.
         */
        get: operations["STO03"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/export": {
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
         * Export offers as one CSV file
         * @deprecated
         * @description Exports all active offers, or all offers that changed since a date, as one CSV file that is sorted by offer ID. Changes include deleted and inactive offers. Deleted offers have their identifiers only. Use OF52 instead.
         */
        get: operations["OF51"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/export/async": {
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
         * Start an export of offers
         * @description Starts an asynchronous export of all active offers, or of all offers that changed since a date, as several files. Changes include deleted and inactive offers. If the same export is running, the response contains its ID. OF53 returns the status and the URLs of the files. OF54 fetches them.
         */
        post: operations["OF52"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/export/async/status/{tracking_id}": {
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
         * Get the status of an export of offers
         * @description Poll it once a minute until the export has ended. COMPLETED adds the URLs of the files in `urls`, FAILED the reason in `error`.
         */
        get: operations["OF53"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promotions": {
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
         * List promotions
         * @description Lists the promotions of the shop in offset pages, latest start first. By default, only active promotions are listed. `locale` selects the pictures and descriptions of one language.
         */
        get: operations["PR01"];
        put?: never;
        /**
         * Create a promotion
         * @description Creates a promotion of the shop. Its `internal_id` must be new.
         */
        post: operations["PR03"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promotions/{promotion_internal_id}": {
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
        /**
         * Change a promotion
         * @description Removes optional values of the promotion that you leave out. Changes a promotion of the shop. The kind of the reward and of the trigger stay. The start and the code change only before the promotion has started.
         */
        put: operations["PR04"];
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
    "/api/reasons": {
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
         * List reasons
         * @description The reasons of cancellations, refunds, incidents and messages, sorted by type and then by sort index. Shops may only use reasons with `is_shop_right`.
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
         * List reasons of one type
         * @deprecated
         * @description The reasons of one type, sorted by sort index. Only reasons that the user's role may use are listed. Deprecated: use RE01, which lists all types at once.
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
    "/api/reasons/incident_open": {
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
         * List reasons for opening an incident
         * @deprecated
         * @description The reasons for opening an incident that the user's role may use. Deprecated: use RE02 with the reason type INCIDENT_OPEN, or RE01.
         */
        get: operations["RE11"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reasons/incident_close": {
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
         * List reasons for closing an incident
         * @deprecated
         * @description The reasons for closing an incident that the user's role may use. Deprecated: use RE02 with the reason type INCIDENT_CLOSE, or RE01.
         */
        get: operations["RE12"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reasons/messaging": {
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
         * List reasons for writing a message
         * @deprecated
         * @description The reasons for writing a message that the user's role may use. Deprecated: use RE02 with the reason type MESSAGING, or RE01.
         */
        get: operations["RE14"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipping/zones": {
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
         * List shipping zones
         * @description The active shipping zones, sorted by index.
         */
        get: operations["SH11"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipping/types": {
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
         * List shipping methods
         * @description The active shipping methods, sorted by index.
         */
        get: operations["SH12"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipping/carriers": {
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
         * List carriers
         * @description The carriers registered on the platform, sorted by label. For other carriers, a shipment can contain the full tracking URL (ST23).
         */
        get: operations["SH21"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipping/logistic_classes": {
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
         * List logistic classes
         * @description The size and weight classes that shipping charges depend on, sorted by index.
         */
        get: operations["SH31"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipping/configuration/shop": {
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
         * Get the shipping configuration of the shop
         * @description Delivery times, lead time to ship and cut-off times of the shop, and who has set each of them.
         */
        get: operations["SH42"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipping/charges/shop": {
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
         * Get the shipping charges of the shop
         * @description The shipping charges of the shop by method, zone and logistic class, and which prices the shop has set.
         */
        get: operations["SH52"];
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
    "/api/document-request/requests": {
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
         * List document requests
         * @description Lists the invoices and credit notes to issue, newest first. A shop fulfills its own requests in TO_PROCESS with DR74 and downloads issued documents with DR73. `entity_id` requires `entity_type`, otherwise the response is 400.
         */
        get: operations["DR11"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/document-request/{document_request_id}/lines": {
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
         * List the lines of a document request
         * @description Lists the lines of the document, oldest first: products sold or credited, or fees of the operator.
         */
        get: operations["DR12"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/document-request/documents/download": {
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
         * Download accounting documents
         * @description Downloads issued documents. At least one of `document_id` and `entity_id` is required. `entity_id` requires `entity_type`. One document is returned as the file itself. Several are returned as a ZIP, grouped in folders by entity type and order.
         */
        get: operations["DR73"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/document-request/documents/upload": {
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
         * Upload accounting documents
         * @description Uploads the documents of document requests (DR11). File names must be distinct, with at most 50 documents per upload. If a request needs several formats, upload all of them in one call. The status is 200 even if requests are refused, so check the `errors` of each request.
         */
        post: operations["DR74"];
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
    "/api/products": {
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
         * Find products by references
         * @description Finds products of the operator's catalog by their identifiers, at most 100 references per request. The response is sorted by `product_sku`, then `product_id_type`, then `product_id`, all ascending. References without a product are left out. Labels are in the language of `locale`.
         */
        get: operations["P31"];
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
    "/api/shipments": {
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
         * List shipments
         * @description Lists shipments in seek pages, oldest first. Change the order with `sort`. To follow changes, such as reports of carriers, use `last_updated_from`.
         */
        get: operations["ST11"];
        /**
         * Update the origin of shipments
         * @description Changes the warehouse of origin of up to 100 shipments. Every shipment succeeds or fails separately.
         */
        put: operations["ST07"];
        /**
         * Create shipments
         * @description Creates up to 1000 shipments, each with items of one order. Every shipment succeeds or fails separately, and failures contain the order. With `shipped`, the shipment immediately counts as sent. Sending the request again creates more shipments of the items that are left.
         */
        post: operations["ST01"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/delete": {
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
        /**
         * Delete shipments
         * @description Deletes up to 1000 shipments that are not sent yet. Their items become available for shipment again. Every shipment succeeds or fails separately.
         */
        put: operations["ST06"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/items_to_ship": {
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
         * List items to ship
         * @description Lists the items of each order that are not in a shipment yet, and their address, in seek pages. Sorted by shipping date. Change the order with `sort`.
         */
        get: operations["ST12"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/tracking": {
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
         * Update the tracking of shipments
         * @description Sets carrier and tracking number of up to 1000 shipments. For a registered carrier, send `carrier_code`, and its tracking URL is computed. For an unregistered one, send `carrier_name` and optionally the full `tracking_url`. Every shipment succeeds or fails separately.
         */
        post: operations["ST23"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/ship": {
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
        /**
         * Mark shipments as shipped
         * @description Marks up to 1000 shipments as SHIPPED, which cannot be undone. Every shipment succeeds or fails separately.
         */
        put: operations["ST24"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/ready_for_pick_up": {
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
        /**
         * Mark shipments as ready for pick-up
         * @description Marks up to 1000 shipments as READY_FOR_PICK_UP. Every shipment succeeds or fails separately.
         */
        put: operations["ST26"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/additional_information": {
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
        /**
         * Update additional information of shipments
         * @description Sets custom fields of up to 100 shipments. Every shipment succeeds or fails separately. A failure lists the invalid fields.
         */
        put: operations["ST31"];
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
    "/api/orders": {
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
         * List orders
         * @description Lists the orders of the shop in offset pages, oldest first, with customers, lines, refunds and taxes. For many orders, start an export with OR13. With `start_update_date`, the list also contains orders that changed a little earlier.
         */
        get: operations["OR11"];
        /**
         * Update orders
         * @description Sets the seller's reference and the eco contributions of up to 100 orders. Fields that you leave out stay, and null removes them. Every order succeeds or fails separately. Nothing changes for a customer who was anonymized.
         */
        put: operations["OR04"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/shipping_from": {
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
        /**
         * Set origins of order lines
         * @description Sets where up to 100 order lines are shipped from: a warehouse of the shop, or an address. Every line succeeds or fails separately.
         */
        put: operations["OR07"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/refund": {
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
        /**
         * Refund amounts of order lines
         * @description Refunds amounts of order lines, with taxes and fees. Either all refunds of the request are created, or none. `taxes` and `shipping_taxes` are required if the line has them. Sending the request again creates more refunds.
         */
        put: operations["OR28"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/cancel": {
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
        /**
         * Cancel amounts of order lines
         * @description Cancels amounts and quantities of order lines, with taxes and fees. Either all cancelations of the request are created, or none. Sending the request again creates more cancelations.
         */
        put: operations["OR30"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/adjust": {
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
        /**
         * Adjust order lines by measure
         * @description Sets the real measure of up to 100 order lines that are sold by measure. A lower measure refunds the difference. Every line succeeds or fails separately.
         */
        put: operations["OR32"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{order_id}": {
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
         * Get an order
         * @deprecated
         * @description Returns one order in an earlier form, with fewer fields than OR11.
         */
        get: operations["OR12"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{order_id}/accept": {
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
        /**
         * Accept or refuse an order
         * @description Accepts or refuses the lines of an order in WAITING_ACCEPTANCE. The request contains a decision about each line. If all lines are refused, the order is REFUSED.
         */
        put: operations["OR21"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{order_id}/tracking": {
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
        /**
         * Set the tracking of an order
         * @description Sets carrier and tracking number of an order. For a registered carrier (SH21), send `carrier_code`, and the URL is computed. For another carrier, send `carrier_name` and optionally `carrier_url`.
         */
        put: operations["OR23"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{order_id}/ship": {
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
        /**
         * Ship an order
         * @description Marks an order in SHIPPING as shipped, with all its lines. Set its tracking first with OR23.
         */
        put: operations["OR24"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{order_id}/refund": {
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
        /**
         * Refund whole order lines
         * @deprecated
         * @description Refunds the rest of the price and shipping charge of order lines. Sending the request again is refused.
         */
        put: operations["OR26"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{order_id}/cancel": {
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
        /**
         * Cancel an order
         * @description Cancels a whole order that is not shipped. Its stock returns to the offers.
         */
        put: operations["OR29"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{order_id}/additional_fields": {
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
        /**
         * Set custom fields of an order
         * @description Sets custom fields (AF01) of an order and of its lines. Fields that you leave out stay. Null or an empty text removes the value of a field that isn't mandatory. If one field is refused, nothing changes, and the response contains all errors.
         */
        put: operations["OR31"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/async-export": {
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
         * Start an export of orders
         * @description Starts an asynchronous export of orders to JSON files. The request contains at least one period: creation (`start_date` and `end_date`) or last change (`start_update_date` and `end_update_date`). A shop has one export at a time. OR14 returns the status and the URLs of the files. OR15 fetches them.
         */
        post: operations["OR13"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/async-export/status/{tracking_id}": {
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
         * Get the status of an export of orders
         * @description Reports the progress of an export. Poll it until `status` is final. `urls` then contains the files for OR15.
         */
        get: operations["OR14"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/documents": {
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
         * List documents of orders
         * @description Lists the documents of up to 100 orders. Orders of other shops have none.
         */
        get: operations["OR72"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/documents/download": {
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
         * Download documents of orders
         * @description Downloads documents of orders. One document ID alone returns the file itself. All other requests return a ZIP archive `documents-<timestamp>.zip` with a folder for each order. Document types always return an archive.
         */
        get: operations["OR73"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/documents/{document_id}": {
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
         * Delete a document of an order
         * @description Deletes a document of an order permanently.
         */
        delete: operations["OR76"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/taxes": {
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
         * List taxes of orders
         * @description Lists the taxes that orders may have.
         */
        get: operations["OR75"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{order_id}/documents": {
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
         * Upload documents of an order
         * @description Uploads documents to an order. File names are distinct and consist of US-ASCII characters. An order has at most 50 documents. Allowed types are `csv, doc, xls, xlsx, ppt, pdf, odt, ods, odp, txt, rtf, png, jpg, gif, zpl, mov, mp4`. The status is 200 even if documents are refused. The response lists only refused documents.
         */
        post: operations["OR74"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{order_id}/evaluation": {
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
         * Get the evaluation of an order
         * @description Returns the customer's evaluation of an order, and the reply to it.
         */
        get: operations["OR51"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{order_id}/lines/{line}/resolve_incident": {
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
        /**
         * Resolve an incident
         * @description Marks the open incident of an order line as resolved, with a reason.
         */
        put: operations["OR64"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/returns": {
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
         * List returns
         * @description Lists the returns of the shop in seek pages, oldest first.
         */
        get: operations["RT11"];
        /**
         * Update returns
         * @description Changes label, method, address, tracking and authorization number of up to 100 returns. Fields that you leave out stay. Every return succeeds or fails separately.
         */
        put: operations["RT04"];
        /**
         * Open returns
         * @description Opens up to 200 returns for customers. Every return succeeds or fails separately. Sending the request again opens more returns.
         */
        post: operations["RT01"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/returns/items_to_return": {
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
         * List items to return
         * @description Lists the order lines that customers may still return, with methods and reasons, in seek pages.
         */
        get: operations["RT12"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/returns/accept": {
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
        /**
         * Accept or refuse returns
         * @description Accepts or refuses up to 100 returns in WAITING_ACCEPTANCE. Every return succeeds or fails separately.
         */
        put: operations["RT21"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/returns/receive": {
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
        /**
         * Receive returns
         * @description Marks up to 100 accepted returns as received. Every return succeeds or fails separately.
         */
        put: operations["RT25"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/returns/compliance": {
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
        /**
         * Report the condition of returns
         * @description Reports whether the items of up to 100 received returns are as they should be. Every return succeeds or fails separately.
         */
        put: operations["RT26"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/returns/close": {
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
        /**
         * Close returns
         * @description Closes up to 100 received returns. Every return succeeds or fails separately. A refund is separate (OR28).
         */
        put: operations["RT27"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/returns/cancel": {
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
        /**
         * Cancel returns
         * @description Cancels up to 100 returns that are not received. Every return succeeds or fails separately.
         */
        put: operations["RT29"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/picklists": {
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
         * List pick lists
         * @description Lists the pick lists of a fulfillment center in seek pages, earliest pick-up first.
         */
        get: operations["PL11"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/offers": {
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
         * List offers of products
         * @description Lists the offers of all shops for up to 100 products, cheapest first. Name the products by `product_ids` or by `product_references`. For a shop, several fields of the offers hold fixed values.
         */
        get: operations["P11"];
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
         * List billing cycles
         * @description Lists the periods that the shop is billed and paid for, with their totals. If enhanced seller invoicing (PC01) is enabled, use this list instead of IV01. Pages have up to 1000 cycles.
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
    "/api/orders/{order_id}/threads": {
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
         * Open a thread on an order
         * @description Creates a thread on an order with its first message. `to` contains roles, not identifiers. One message has at most 30 MB. Send later messages with M12. Sending the same message again creates a second thread.
         */
        post: operations["OR43"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/messages": {
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
         * List legacy messages
         * @deprecated
         * @description Lists messages outside threads in offset pages, newest first. Change the direction with `order`. By default, only messages that the shop received are listed. Deprecated: list threads with M11 and read them with M10.
         */
        get: operations["M01"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{order_id}/messages": {
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
         * List legacy messages of an order
         * @deprecated
         * @description Lists messages on an order outside threads in offset pages, newest first. Deprecated: list threads with M11 and read them with M10.
         */
        get: operations["OR41"];
        put?: never;
        /**
         * Create a message on an order
         * @deprecated
         * @description Creates a message outside threads. `document_ids` contains documents that are already linked to the order. IDs that are linked to an earlier message are ignored. `to_customer` sends the message to the customer of the order. Use OR43 instead, because its threads accept replies. Sending the message again creates a second message.
         */
        post: operations["OR42"];
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
        OfferState: OfferState;
        OfferStateList: OfferStateList;
        OfferInactivityReason: OfferInactivityReason;
        OfferProductReference: OfferProductReference;
        OfferWarehouse: OfferWarehouse;
        OfferPriceContext: OfferPriceContext;
        OfferVolumePrice: OfferVolumePrice;
        OfferPrice: OfferPrice;
        OfferPriceRange: OfferPriceRange;
        OfferDiscount: OfferDiscount;
        OfferRetailPrice: OfferRetailPrice;
        OfferEcoContribution: OfferEcoContribution;
        OfferFulfillment: OfferFulfillment;
        OfferLogisticClass: OfferLogisticClass;
        Offer: Offer;
        OfferPage: OfferPage;
        OfferDiscountInput: OfferDiscountInput;
        OfferVolumePriceInput: OfferVolumePriceInput;
        OfferPriceInput: OfferPriceInput;
        OfferRetailPriceInput: OfferRetailPriceInput;
        OfferEcoContributionInput: OfferEcoContributionInput;
        OfferInput: OfferInput;
        OfferUpsertRequest: OfferUpsertRequest;
        OfferUpsertStarted: OfferUpsertStarted;
        OfferQuantity: OfferQuantity;
        ImportOrigin: ImportOrigin;
        OfferImportStatus: OfferImportStatus;
        OfferImportMode: OfferImportMode;
        ListedOfferImport: ListedOfferImport;
        OfferImportPage: OfferImportPage;
        OfferFileRow: OfferFileRow;
        OfferImportRequest: OfferImportRequest;
        OfferImportStarted: OfferImportStarted;
        OfferImport: OfferImport;
        PriceImportStatus: PriceImportStatus;
        PriceImport: PriceImport;
        PriceImportPage: PriceImportPage;
        PriceFileRow: PriceFileRow;
        PriceImportRequest: PriceImportRequest;
        PriceImportStarted: PriceImportStarted;
        StockFileRow: StockFileRow;
        StockImportRequest: StockImportRequest;
        StockImportStarted: StockImportStarted;
        StockImport: StockImport;
        OfferExportRow: OfferExportRow;
        OfferExportRequest: OfferExportRequest;
        OfferExportStart: OfferExportStart;
        OfferExportStatus: OfferExportStatus;
        PromotionType: PromotionType;
        PromotionState: PromotionState;
        PromotionTriggerRule: PromotionTriggerRule;
        PromotionCode: PromotionCode;
        PromotionCampaign: PromotionCampaign;
        CodeLabel: CodeLabel;
        PromotionMedia: PromotionMedia;
        PromotionDescription: PromotionDescription;
        Promotion: Promotion;
        PromotionPage: PromotionPage;
        PurchasedItemsSelection: PurchasedItemsSelection;
        OfferSelection: OfferSelection;
        PromotionProduct: PromotionProduct;
        ProductSelection: ProductSelection;
        CategorySelection: CategorySelection;
        BrandSelection: BrandSelection;
        RewardSelection: RewardSelection;
        FreeItemsReward: FreeItemsReward;
        AmountOffReward: AmountOffReward;
        PercentageOffReward: PercentageOffReward;
        ReducedPriceReward: ReducedPriceReward;
        PromotionReward: PromotionReward;
        AllItemsSelection: AllItemsSelection;
        TriggerSelection: TriggerSelection;
        MinimumQuantityTrigger: MinimumQuantityTrigger;
        EveryQuantityTrigger: EveryQuantityTrigger;
        MinimumAmountTrigger: MinimumAmountTrigger;
        EveryAmountTrigger: EveryAmountTrigger;
        PromotionTrigger: PromotionTrigger;
        PromotionCodeInput: PromotionCodeInput;
        PromotionCreateRequest: PromotionCreateRequest;
        PromotionRewardUpdate: PromotionRewardUpdate;
        PromotionTriggerUpdate: PromotionTriggerUpdate;
        PromotionUpdateRequest: PromotionUpdateRequest;
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
        ReasonType: ReasonType;
        TypedReason: TypedReason;
        TypedReasonList: TypedReasonList;
        Reason: Reason;
        ReasonList: ReasonList;
        ShippingZone: ShippingZone;
        ShippingZoneList: ShippingZoneList;
        ShippingMethod: ShippingMethod;
        ShippingMethodList: ShippingMethodList;
        RegisteredCarrier: RegisteredCarrier;
        RegisteredCarrierList: RegisteredCarrierList;
        LogisticClass: LogisticClass;
        LogisticClassList: LogisticClassList;
        LeadTimeToShip: LeadTimeToShip;
        SettingOwner: SettingOwner;
        DeliveryDays: DeliveryDays;
        ConfiguredDeliveryTime: ConfiguredDeliveryTime;
        CutOffTimeOwner: CutOffTimeOwner;
        OrderCutOffTime: OrderCutOffTime;
        ShopShippingConfiguration: ShopShippingConfiguration;
        ShippingPriceType: ShippingPriceType;
        ShippingPriceRange: ShippingPriceRange;
        ShippingPrices: ShippingPrices;
        ShippingCharge: ShippingCharge;
        ShopShippingCharges: ShopShippingCharges;
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
        DocumentRequestState: DocumentRequestState;
        RequestedDocumentType: RequestedDocumentType;
        DocumentIssuerType: DocumentIssuerType;
        DocumentRequestEntityType: DocumentRequestEntityType;
        DocumentPaymentState: DocumentPaymentState;
        DocumentBillingCycle: DocumentBillingCycle;
        DeliveryBill: DeliveryBill;
        ShipToAddress: ShipToAddress;
        DocumentShipping: DocumentShipping;
        DocumentRequestEntities: DocumentRequestEntities;
        DocumentFormat: DocumentFormat;
        DocumentDetail: DocumentDetail;
        InitialDocument: InitialDocument;
        InvoicedOrganization: InvoicedOrganization;
        IssuerPerson: IssuerPerson;
        IssuerOrganization: IssuerOrganization;
        DocumentIssuer: DocumentIssuer;
        DocumentRecipientType: DocumentRecipientType;
        RecipientOrganization: RecipientOrganization;
        RecipientAddress: RecipientAddress;
        DocumentRecipient: DocumentRecipient;
        DocumentTaxTotal: DocumentTaxTotal;
        InitialPaymentState: InitialPaymentState;
        DocumentPayment: DocumentPayment;
        PaymentTermsType: PaymentTermsType;
        PaymentTerms: PaymentTerms;
        IbanPaymentDestination: IbanPaymentDestination;
        PaymentDestination: PaymentDestination;
        DocumentRequest: DocumentRequest;
        DocumentRequestPage: DocumentRequestPage;
        DocumentLineShop: DocumentLineShop;
        DocumentTransactionInfo: DocumentTransactionInfo;
        DocumentLineOrder: DocumentLineOrder;
        DocumentLineOrderLine: DocumentLineOrderLine;
        DocumentProductReference: DocumentProductReference;
        DocumentLineProduct: DocumentLineProduct;
        DocumentLineTax: DocumentLineTax;
        DocumentLineFee: DocumentLineFee;
        DocumentLineEcoContribution: DocumentLineEcoContribution;
        ShipFromAddress: ShipFromAddress;
        DocumentLineOrigin: DocumentLineOrigin;
        DocumentLineDestination: DocumentLineDestination;
        DocumentLine: DocumentLine;
        AppliedPromotion: AppliedPromotion;
        PromotedLine: PromotedLine;
        CreditLine: CreditLine;
        FeePeriod: FeePeriod;
        PeriodFeeLine: PeriodFeeLine;
        OneOffReference: OneOffReference;
        OneOffFeeLine: OneOffFeeLine;
        DocumentRequestLine: DocumentRequestLine;
        DocumentRequestLinePage: DocumentRequestLinePage;
        DocumentUploadFile: DocumentUploadFile;
        DocumentUploadRequest: DocumentUploadRequest;
        DocumentUpload: DocumentUpload;
        DocumentUploadOutcome: DocumentUploadOutcome;
        DocumentUploadResult: DocumentUploadResult;
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
        LabelTranslation: LabelTranslation;
        Hierarchy: Hierarchy;
        HierarchyList: HierarchyList;
        Product: Product;
        ProductList: ProductList;
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
        ShipmentStatus: ShipmentStatus;
        CustomerDebitStatus: CustomerDebitStatus;
        ShipmentLine: ShipmentLine;
        TrackingValidity: TrackingValidity;
        CarrierDate: CarrierDate;
        ExpectedDelivery: ExpectedDelivery;
        LastKnownLocation: LastKnownLocation;
        MilestoneDetails: MilestoneDetails;
        Milestone: Milestone;
        ShipmentTracking: ShipmentTracking;
        ShippingOriginAddress: ShippingOriginAddress;
        ShippingOrigin: ShippingOrigin;
        ShipmentPayment: ShipmentPayment;
        AdditionalInformationType: AdditionalInformationType;
        AdditionalInformationData: AdditionalInformationData;
        AdditionalInformation: AdditionalInformation;
        Shipment: Shipment;
        ShipmentPage: ShipmentPage;
        ShipmentOriginUpdate: ShipmentOriginUpdate;
        ShipmentOriginRequest: ShipmentOriginRequest;
        ShipmentOrigin: ShipmentOrigin;
        ShipmentError: ShipmentError;
        ShipmentOriginResult: ShipmentOriginResult;
        ShipmentTrackingInput: ShipmentTrackingInput;
        ShippingOriginInput: ShippingOriginInput;
        AdditionalInformationInput: AdditionalInformationInput;
        NewShipment: NewShipment;
        ShipmentCreateRequest: ShipmentCreateRequest;
        ShipmentCreateError: ShipmentCreateError;
        ShipmentCreateResult: ShipmentCreateResult;
        ShipmentId: ShipmentId;
        ShipmentSelection: ShipmentSelection;
        ShipmentResult: ShipmentResult;
        OrderReferences: OrderReferences;
        LineToShip: LineToShip;
        ShippingAddress: ShippingAddress;
        ItemsToShip: ItemsToShip;
        ItemsToShipPage: ItemsToShipPage;
        ShipmentTrackingUpdate: ShipmentTrackingUpdate;
        ShipmentTrackingRequest: ShipmentTrackingRequest;
        ShipmentInformationUpdate: ShipmentInformationUpdate;
        ShipmentInformationRequest: ShipmentInformationRequest;
        ShipmentInformation: ShipmentInformation;
        ShipmentInformationError: ShipmentInformationError;
        ShipmentInformationResult: ShipmentInformationResult;
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
        OrderState: OrderState;
        OrderPaymentWorkflow: OrderPaymentWorkflow;
        OrderContact: OrderContact;
        OrderBillingAddress: OrderBillingAddress;
        OrganizationAddress: OrganizationAddress;
        OrderOrganization: OrderOrganization;
        OrderCustomer: OrderCustomer;
        OrderDeliveryDate: OrderDeliveryDate;
        OrderCampaign: OrderCampaign;
        OrderFulfillmentCenter: OrderFulfillmentCenter;
        OrderFulfillment: OrderFulfillment;
        OrderInvoiceFormat: OrderInvoiceFormat;
        OrderInvoiceDocument: OrderInvoiceDocument;
        OrderPaymentTerms: OrderPaymentTerms;
        OrderInvoiceDetails: OrderInvoiceDetails;
        AmountPart: AmountPart;
        AmountBreakdown: AmountBreakdown;
        CommissionTaxAmount: CommissionTaxAmount;
        OrderEcoContribution: OrderEcoContribution;
        OrderFee: OrderFee;
        PurchaseTotal: PurchaseTotal;
        ReturnedPurchase: ReturnedPurchase;
        PurchaseTax: PurchaseTax;
        ReturnedTax: ReturnedTax;
        OrderCancelation: OrderCancelation;
        OrderCommissionTax: OrderCommissionTax;
        MeasurementUnit: MeasurementUnit;
        LineMeasurement: LineMeasurement;
        OrderLineState: OrderLineState;
        ProductMedia: ProductMedia;
        LinePromotionConfiguration: LinePromotionConfiguration;
        LinePromotion: LinePromotion;
        LinePurchase: LinePurchase;
        OrderRefundState: OrderRefundState;
        OldRefundState: OldRefundState;
        OrderRefund: OrderRefund;
        LineOriginAddress: LineOriginAddress;
        LineWarehouse: LineWarehouse;
        LineOrigin: LineOrigin;
        TaxCalculationRule: TaxCalculationRule;
        ShippingTax: ShippingTax;
        LineTax: LineTax;
        OrderLine: OrderLine;
        OrderTax: OrderTax;
        OrderRefundTaxes: OrderRefundTaxes;
        NullableRateOrderTax: NullableRateOrderTax;
        OrderPromotionConfiguration: OrderPromotionConfiguration;
        OrderPromotion: OrderPromotion;
        OrderPromotions: OrderPromotions;
        Order: Order;
        OrderPage: OrderPage;
        OrderEcoContributionInput: OrderEcoContributionInput;
        OrderLineUpdate: OrderLineUpdate;
        OrderReferencesUpdate: OrderReferencesUpdate;
        OrderUpdate: OrderUpdate;
        OrderUpdateRequest: OrderUpdateRequest;
        UpdatedEcoContribution: UpdatedEcoContribution;
        UpdatedCancelation: UpdatedCancelation;
        UpdatedRefund: UpdatedRefund;
        UpdatedOrderLine: UpdatedOrderLine;
        UpdatedReferences: UpdatedReferences;
        UpdatedOrderValues: UpdatedOrderValues;
        UpdatedOrder: UpdatedOrder;
        OrderUpdateResult: OrderUpdateResult;
        LineOriginAddressInput: LineOriginAddressInput;
        LineWarehouseInput: LineWarehouseInput;
        LineOriginUpdate: LineOriginUpdate;
        LineOriginInput: LineOriginInput;
        LineOriginRequest: LineOriginRequest;
        UpdatedOriginAddress: UpdatedOriginAddress;
        UpdatedOrigin: UpdatedOrigin;
        UpdatedLineOrigin: UpdatedLineOrigin;
        LineOriginResult: LineOriginResult;
        OrderAmountInput: OrderAmountInput;
        OrderRefundInput: OrderRefundInput;
        OrderRefundRequest: OrderRefundRequest;
        OrderAmount: OrderAmount;
        CreatedRefund: CreatedRefund;
        OrderRefundResult: OrderRefundResult;
        OrderCancelationInput: OrderCancelationInput;
        OrderCancelationRequest: OrderCancelationRequest;
        CreatedCancelation: CreatedCancelation;
        OrderCancelationResult: OrderCancelationResult;
        LineAdjustment: LineAdjustment;
        OrderAdjustmentRequest: OrderAdjustmentRequest;
        AdjustedAmount: AdjustedAmount;
        AdjustedLine: AdjustedLine;
        OrderAdjustmentResult: OrderAdjustmentResult;
        SingleOrderBillingAddress: SingleOrderBillingAddress;
        SingleOrderShippingAddress: SingleOrderShippingAddress;
        SingleOrderCustomer: SingleOrderCustomer;
        SingleOrderLine: SingleOrderLine;
        SingleOrder: SingleOrder;
        OrderLineDecision: OrderLineDecision;
        OrderAcceptRequest: OrderAcceptRequest;
        OrderTrackingRequest: OrderTrackingRequest;
        LineRefundInput: LineRefundInput;
        LineRefundRequest: LineRefundRequest;
        OrderFieldInput: OrderFieldInput;
        OrderLineFieldsInput: OrderLineFieldsInput;
        OrderFieldsRequest: OrderFieldsRequest;
        OrderLineFields: OrderLineFields;
        OrderFields: OrderFields;
        OrderFieldsErrors: OrderFieldsErrors;
        OrderFieldsResult: OrderFieldsResult;
        OrderExportRequest: OrderExportRequest;
        OrderExportStart: OrderExportStart;
        OrderExportState: OrderExportState;
        OrderExportStatus: OrderExportStatus;
        OrderDocument: OrderDocument;
        OrderDocumentList: OrderDocumentList;
        OrderTaxSetting: OrderTaxSetting;
        OrderTaxList: OrderTaxList;
        OrderDocumentEntityType: OrderDocumentEntityType;
        OrderDocumentEntity: OrderDocumentEntity;
        OrderDocumentInput: OrderDocumentInput;
        OrderDocumentUpload: OrderDocumentUpload;
        RefusedOrderDocumentInput: RefusedOrderDocumentInput;
        RefusedOrderDocument: RefusedOrderDocument;
        OrderDocumentUploadResult: OrderDocumentUploadResult;
        ServiceAssessment: ServiceAssessment;
        EvaluationReply: EvaluationReply;
        ServiceOrderEvaluation: ServiceOrderEvaluation;
        IncidentResolution: IncidentResolution;
        ReturnDocument: ReturnDocument;
        ReturnMethod: ReturnMethod;
        ReturnReason: ReturnReason;
        ReturnRejectionReason: ReturnRejectionReason;
        ReturnAddress: ReturnAddress;
        NonComplianceReason: NonComplianceReason;
        ReturnCompliance: ReturnCompliance;
        ReturnLine: ReturnLine;
        ReturnTracking: ReturnTracking;
        ReturnDetails: ReturnDetails;
        ReturnState: ReturnState;
        Return: Return;
        ReturnPage: ReturnPage;
        ReturnAddressInput: ReturnAddressInput;
        ReturnAddressUpdate: ReturnAddressUpdate;
        ReturnTrackingInput: ReturnTrackingInput;
        ReturnUpdate: ReturnUpdate;
        ReturnUpdateRequest: ReturnUpdateRequest;
        ReturnError: ReturnError;
        ReturnUpdateResult: ReturnUpdateResult;
        NewReturnLine: NewReturnLine;
        NewReturn: NewReturn;
        ReturnCreateRequest: ReturnCreateRequest;
        ReturnCreateError: ReturnCreateError;
        OpenedReturn: OpenedReturn;
        ReturnCreateResult: ReturnCreateResult;
        ReturnableItem: ReturnableItem;
        ReturnableItemPage: ReturnableItemPage;
        ReturnDecision: ReturnDecision;
        ReturnAcceptRequest: ReturnAcceptRequest;
        ReturnId: ReturnId;
        ReturnResult: ReturnResult;
        ReturnSelection: ReturnSelection;
        ReturnLineCompliance: ReturnLineCompliance;
        ReturnComplianceUpdate: ReturnComplianceUpdate;
        ReturnComplianceRequest: ReturnComplianceRequest;
        PickedOrderLine: PickedOrderLine;
        PickListLine: PickListLine;
        PickListState: PickListState;
        PickList: PickList;
        PickListPage: PickListPage;
        ProductMeasurement: ProductMeasurement;
        ProductOfferPrice: ProductOfferPrice;
        ProductOfferRetailPrice: ProductOfferRetailPrice;
        ProductOfferDelivery: ProductOfferDelivery;
        ProductShippingPriceType: ProductShippingPriceType;
        ProductOfferShipping: ProductOfferShipping;
        ProductOffer: ProductOffer;
        ProductOfferMedia: ProductOfferMedia;
        ProductWithOffers: ProductWithOffers;
        ProductOfferPage: ProductOfferPage;
        PayOutState: PayOutState;
        BilledShop: BilledShop;
        PayOut: PayOut;
        SellerBillingCycle: SellerBillingCycle;
        SellerBillingCyclePage: SellerBillingCyclePage;
        OrderThreadInput: OrderThreadInput;
        OrderThreadRequest: OrderThreadRequest;
        MessageDocument: MessageDocument;
        Message: Message;
        MessageList: MessageList;
        OrderMessageRequest: OrderMessageRequest;
        OrderMessageCreated: OrderMessageCreated;
        ExportedWarehouse: ExportedWarehouse;
        ExportedPriceContext: ExportedPriceContext;
        ExportedVolumePrice: ExportedVolumePrice;
        ExportedPrice: ExportedPrice;
        ExportedRetailPrice: ExportedRetailPrice;
        ExportedFulfillment: ExportedFulfillment;
        ExportedMeasurement: ExportedMeasurement;
        ExportedShippingType: ExportedShippingType;
        ExportedField: ExportedField;
        ExportedCampaign: ExportedCampaign;
        ExportedOffer: ExportedOffer;
        ExportedOrders: ExportedOrders;
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
        /** @description The platform has no multiple shipments (see `multi_shipment` of PC01). */
        ShipmentsOff: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Not found",
                 *       "status": 404
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
        /**
         * @description Direction of the sort.
         *     - `asc`: Ascending, the lowest or oldest first.
         *     - `desc`: Descending, the highest or latest first.
         */
        order: "asc" | "desc";
        /** @description Number of entries per page. */
        max: number;
        /** @description Number of entries to skip. */
        offset: number;
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
    OF61: {
        parameters: {
            query?: SettingsOfferStatesQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conditions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "offer_states": [
                     *         {
                     *           "code": "11",
                     *           "label": "New"
                     *         },
                     *         {
                     *           "code": "10",
                     *           "label": "Refurbished"
                     *         }
                     *       ],
                     *       "total_count": 2
                     *     }
                     */
                    "application/json": OfferStateList;
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
    OF21: {
        parameters: {
            query?: OffersListQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of offers. */
            200: {
                headers: {
                    /** @description Addresses of the previous and next page, `<url>; rel="next"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "offers": [
                     *         {
                     *           "active": true,
                     *           "offer_id": 30001,
                     *           "shop_sku": "WARDROBE-1",
                     *           "product_sku": "WARDROBE-1",
                     *           "product_title": "Wardrobe no. 1",
                     *           "product_references": [
                     *             {
                     *               "reference_type": "EAN",
                     *               "reference": "4000000000013"
                     *             }
                     *           ],
                     *           "category_code": "wardrobes",
                     *           "category_label": "Wardrobes",
                     *           "state_code": "11",
                     *           "quantity": 12,
                     *           "warehouses": [
                     *             {
                     *               "code": "lyon",
                     *               "quantity": 8
                     *             },
                     *             {
                     *               "code": "paris",
                     *               "quantity": 4
                     *             }
                     *           ],
                     *           "min_quantity_alert": 2,
                     *           "min_order_quantity": 1,
                     *           "max_order_quantity": 10,
                     *           "package_quantity": 1,
                     *           "currency_iso_code": "EUR",
                     *           "price": 219.9,
                     *           "total_price": 239.9,
                     *           "applicable_pricing": {
                     *             "channel_code": null,
                     *             "context": {},
                     *             "price": 219.9,
                     *             "unit_origin_price": 249,
                     *             "unit_discount_price": 219.9,
                     *             "discount_start_date": "2026-03-01T00:00:00Z",
                     *             "discount_end_date": "2026-03-31T22:00:00Z",
                     *             "volume_prices": [
                     *               {
                     *                 "quantity_threshold": 1,
                     *                 "price": 219.9,
                     *                 "unit_origin_price": 249,
                     *                 "unit_discount_price": 219.9
                     *               }
                     *             ]
                     *           },
                     *           "all_prices": [
                     *             {
                     *               "channel_code": null,
                     *               "context": {},
                     *               "price": 219.9,
                     *               "unit_origin_price": 249,
                     *               "unit_discount_price": 219.9,
                     *               "discount_start_date": "2026-03-01T00:00:00Z",
                     *               "discount_end_date": "2026-03-31T22:00:00Z",
                     *               "volume_prices": [
                     *                 {
                     *                   "quantity_threshold": 1,
                     *                   "price": 219.9,
                     *                   "unit_origin_price": 249,
                     *                   "unit_discount_price": 219.9
                     *                 }
                     *               ]
                     *             },
                     *             {
                     *               "channel_code": "acme_app",
                     *               "context": {
                     *                 "channel_codes": [
                     *                   "acme_app"
                     *                 ]
                     *               },
                     *               "price": 245,
                     *               "unit_origin_price": 245,
                     *               "unit_discount_price": null,
                     *               "discount_start_date": null,
                     *               "discount_end_date": null,
                     *               "volume_prices": [
                     *                 {
                     *                   "quantity_threshold": 1,
                     *                   "price": 245,
                     *                   "unit_origin_price": 245
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "allow_quote_requests": false,
                     *           "channels": [
                     *             "acme_app",
                     *             "acme_web"
                     *           ],
                     *           "description": "Oak with two doors.",
                     *           "leadtime_to_ship": 2,
                     *           "shipping_deadline": "2026-03-06T22:00:00Z",
                     *           "fulfillment": {
                     *             "center": {
                     *               "code": "DEFAULT"
                     *             }
                     *           },
                     *           "logistic_class": {
                     *             "code": "L",
                     *             "label": "Large"
                     *           },
                     *           "min_shipping_price": 20,
                     *           "min_shipping_price_additional": 10,
                     *           "min_shipping_type": "STD",
                     *           "min_shipping_zone": "EU",
                     *           "offer_additional_fields": [
                     *             {
                     *               "code": "warranty",
                     *               "type": "NUMERIC",
                     *               "value": "2"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "total_count": 1
                     *     }
                     */
                    "application/json": OfferPage;
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
    OF24: {
        parameters: {
            query?: OffersUpsertQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "offers": [
                 *         {
                 *           "shop_sku": "WARDROBE-1",
                 *           "product_id": "4000000000013",
                 *           "product_id_type": "EAN",
                 *           "state_code": "11",
                 *           "price": 249,
                 *           "quantity": 10,
                 *           "update_delete": "update",
                 *           "discount": {
                 *             "price": 219.9,
                 *             "start_date": "2026-03-01",
                 *             "end_date": "2026-03-31"
                 *           },
                 *           "all_prices": [
                 *             {
                 *               "channel_code": "acme_app",
                 *               "unit_origin_price": 245,
                 *               "discount_start_date": null,
                 *               "discount_end_date": null
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": OfferUpsertRequest;
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
                     *       "import_id": 40001
                     *     }
                     */
                    "application/json": OfferUpsertStarted;
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
    OF22: {
        parameters: {
            query?: OffersGetQuery;
            header?: never;
            path: {
                /**
                 * @description Identifier of the offer on the platform.
                 * @example 30001
                 */
                offer: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "active": true,
                     *       "offer_id": 30001,
                     *       "shop_sku": "WARDROBE-1",
                     *       "product_sku": "WARDROBE-1",
                     *       "product_title": "Wardrobe no. 1",
                     *       "product_references": [
                     *         {
                     *           "reference_type": "EAN",
                     *           "reference": "4000000000013"
                     *         }
                     *       ],
                     *       "category_code": "wardrobes",
                     *       "category_label": "Wardrobes",
                     *       "state_code": "11",
                     *       "quantity": 12,
                     *       "warehouses": [
                     *         {
                     *           "code": "lyon",
                     *           "quantity": 8
                     *         },
                     *         {
                     *           "code": "paris",
                     *           "quantity": 4
                     *         }
                     *       ],
                     *       "min_quantity_alert": 2,
                     *       "min_order_quantity": 1,
                     *       "max_order_quantity": 10,
                     *       "package_quantity": 1,
                     *       "currency_iso_code": "EUR",
                     *       "price": 219.9,
                     *       "total_price": 239.9,
                     *       "applicable_pricing": {
                     *         "channel_code": null,
                     *         "context": {},
                     *         "price": 219.9,
                     *         "unit_origin_price": 249,
                     *         "unit_discount_price": 219.9,
                     *         "discount_start_date": "2026-03-01T00:00:00Z",
                     *         "discount_end_date": "2026-03-31T22:00:00Z",
                     *         "volume_prices": [
                     *           {
                     *             "quantity_threshold": 1,
                     *             "price": 219.9,
                     *             "unit_origin_price": 249,
                     *             "unit_discount_price": 219.9
                     *           }
                     *         ]
                     *       },
                     *       "all_prices": [
                     *         {
                     *           "channel_code": null,
                     *           "context": {},
                     *           "price": 219.9,
                     *           "unit_origin_price": 249,
                     *           "unit_discount_price": 219.9,
                     *           "discount_start_date": "2026-03-01T00:00:00Z",
                     *           "discount_end_date": "2026-03-31T22:00:00Z",
                     *           "volume_prices": [
                     *             {
                     *               "quantity_threshold": 1,
                     *               "price": 219.9,
                     *               "unit_origin_price": 249,
                     *               "unit_discount_price": 219.9
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "channel_code": "acme_app",
                     *           "context": {
                     *             "channel_codes": [
                     *               "acme_app"
                     *             ]
                     *           },
                     *           "price": 245,
                     *           "unit_origin_price": 245,
                     *           "unit_discount_price": null,
                     *           "discount_start_date": null,
                     *           "discount_end_date": null,
                     *           "volume_prices": [
                     *             {
                     *               "quantity_threshold": 1,
                     *               "price": 245,
                     *               "unit_origin_price": 245
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "allow_quote_requests": false,
                     *       "channels": [
                     *         "acme_app",
                     *         "acme_web"
                     *       ],
                     *       "description": "Oak with two doors.",
                     *       "leadtime_to_ship": 2,
                     *       "shipping_deadline": "2026-03-06T22:00:00Z",
                     *       "fulfillment": {
                     *         "center": {
                     *           "code": "DEFAULT"
                     *         }
                     *       },
                     *       "logistic_class": {
                     *         "code": "L",
                     *         "label": "Large"
                     *       },
                     *       "min_shipping_price": 20,
                     *       "min_shipping_price_additional": 10,
                     *       "min_shipping_type": "STD",
                     *       "min_shipping_zone": "EU",
                     *       "offer_additional_fields": [
                     *         {
                     *           "code": "warranty",
                     *           "type": "NUMERIC",
                     *           "value": "2"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": Offer;
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
    OF26: {
        parameters: {
            query?: OffersQuantityQuery;
            header?: never;
            path: {
                /**
                 * @description Identifier of the offer on the platform.
                 * @example 30001
                 */
                offer: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quantity. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "offer_id": 30001,
                     *       "quantity": 12
                     *     }
                     */
                    "application/json": OfferQuantity;
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
    OF04: {
        parameters: {
            query?: OffersImportsQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of imports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "shop_id": 2001,
                     *           "origin": "API",
                     *           "import_id": 40001,
                     *           "status": "COMPLETE",
                     *           "reason_status": "",
                     *           "date_created": "2026-03-01T06:00:00Z",
                     *           "mode": "NORMAL",
                     *           "lines_read": 3,
                     *           "lines_in_success": 2,
                     *           "lines_in_error": 1,
                     *           "lines_in_pending": 0,
                     *           "offer_inserted": 1,
                     *           "offer_updated": 1,
                     *           "offer_deleted": 0,
                     *           "has_error_report": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": OfferImportPage;
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
    OF01: {
        parameters: {
            query?: OffersImportQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "sku;product-id;product-id-type;price;quantity;state",
                 *       "import_mode": "NORMAL",
                 *       "operator_format": false,
                 *       "with_products": false
                 *     }
                 */
                "multipart/form-data": OfferImportRequest;
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
                     *       "import_id": 40001
                     *     }
                     */
                    "application/json": OfferImportStarted;
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
    OF02: {
        parameters: {
            query?: OffersImportStatusQuery;
            header?: never;
            path: {
                /**
                 * @description Identifier of the import.
                 * @example 40001
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
                     *       "import_id": 40001,
                     *       "status": "COMPLETE",
                     *       "reason_status": "",
                     *       "date_created": "2026-03-01T06:00:00Z",
                     *       "mode": "NORMAL",
                     *       "type": "MIRAKL",
                     *       "lines_read": 3,
                     *       "lines_in_success": 2,
                     *       "lines_in_error": 1,
                     *       "lines_in_pending": 0,
                     *       "offer_inserted": 1,
                     *       "offer_updated": 1,
                     *       "offer_deleted": 0,
                     *       "has_error_report": true
                     *     }
                     */
                    "application/json": OfferImport;
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
    OF03: {
        parameters: {
            query?: OffersImportErrorReportQuery;
            header?: never;
            path: {
                /**
                 * @description Identifier of the import.
                 * @example 40001
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
    PRI02: {
        parameters: {
            query?: PricesImportsQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of imports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "import_id": "9d0d1d7e-0000-4000-8000-000000000001",
                     *           "shop_id": 2001,
                     *           "status": "COMPLETE",
                     *           "reason_status": "",
                     *           "date_created": "2026-03-01T06:00:00Z",
                     *           "origin": "API",
                     *           "lines_in_success": 40,
                     *           "lines_in_error": 1,
                     *           "offers_updated": 38,
                     *           "offers_in_error": 1,
                     *           "has_error_report": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": PriceImportPage;
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
    PRI01: {
        parameters: {
            query?: PricesImportQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "offer-sku;price;discount-price;discount-start-date;discount-end-date"
                 *     }
                 */
                "multipart/form-data": PriceImportRequest;
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
                     *       "import_id": "9d0d1d7e-0000-4000-8000-000000000001"
                     *     }
                     */
                    "application/json": PriceImportStarted;
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
    PRI03: {
        parameters: {
            query?: PricesImportErrorReportQuery;
            header?: never;
            path: {
                /**
                 * @description Identifier of the import.
                 * @example 9d0d1d7e-0000-4000-8000-000000000001
                 */
                import_id: string;
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
    STO01: {
        parameters: {
            query?: StockImportQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "offer-sku;quantity;warehouse-code;update-delete"
                 *     }
                 */
                "multipart/form-data": StockImportRequest;
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
                     *       "import_id": "510c0000-0000-4000-8000-000000000001"
                     *     }
                     */
                    "application/json": StockImportStarted;
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
    STO02: {
        parameters: {
            query?: StockImportStatusQuery;
            header?: never;
            path: {
                /**
                 * @description Identifier of the import.
                 * @example 510c0000-0000-4000-8000-000000000001
                 */
                import_id: string;
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
                     *       "import_id": "510c0000-0000-4000-8000-000000000001",
                     *       "shop_id": 2001,
                     *       "status": "COMPLETE",
                     *       "date_created": "2026-03-01T06:00:00Z",
                     *       "lines_in_success": 120,
                     *       "lines_in_error": 1,
                     *       "has_error_report": true
                     *     }
                     */
                    "application/json": StockImport;
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
    STO03: {
        parameters: {
            query?: StockImportErrorReportQuery;
            header?: never;
            path: {
                /**
                 * @description Identifier of the import.
                 * @example 510c0000-0000-4000-8000-000000000001
                 */
                import_id: string;
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
    OF51: {
        parameters: {
            query?: OffersExportQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offers. */
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
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    OF52: {
        parameters: {
            query?: OffersStartExportQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "export_type": "application/json",
                 *       "last_request_date": "2026-03-01T00:00:00Z",
                 *       "items_per_chunk": 100000
                 *     }
                 */
                "application/json": OfferExportRequest;
            };
        };
        responses: {
            /** @description The export has started, or was running. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tracking_id": "0ffe52ed-0000-4000-8000-000000000001"
                     *     }
                     */
                    "application/json": OfferExportStart;
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
    OF53: {
        parameters: {
            query?: OffersExportStatusQuery;
            header?: never;
            path: {
                /**
                 * @description The export ID that OF52 returned.
                 * @example 0ffe52ed-0000-4000-8000-000000000001
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
                     *         "https://instance.example.com/files/offers?tracking_id=0ffe52ed-0000-4000-8000-000000000001&file=1"
                     *       ]
                     *     }
                     */
                    "application/json": OfferExportStatus;
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
    PR01: {
        parameters: {
            query?: PromotionsListQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of promotions. */
            200: {
                headers: {
                    /** @description Addresses of the previous and next page, `<url>; rel="next"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "promotions": [
                     *         {
                     *           "internal_id": "SPRING-26",
                     *           "internal_description": "Ten percent in spring",
                     *           "type": "PERCENTAGE_OFF",
                     *           "state": "ACTIVE",
                     *           "start_date": "2026-03-01T00:00:00Z",
                     *           "end_date": "2026-03-31T22:00:00Z",
                     *           "date_created": "2026-02-20T09:00:00Z",
                     *           "last_updated": "2026-02-20T09:00:00Z",
                     *           "amount_off": null,
                     *           "percentage_off": 10,
                     *           "reduced_unit_price": null,
                     *           "free_items_quantity": null,
                     *           "reward_on_purchased_items": true,
                     *           "trigger_offer_ids": [
                     *             30001,
                     *             30002
                     *           ],
                     *           "triggers": [
                     *             {
                     *               "type": "minimum_quantity",
                     *               "quantity_purchased": 2,
                     *               "same_item_purchased": false
                     *             }
                     *           ],
                     *           "application_to_cart": [
                     *             {
                     *               "promo_code": "SPRING"
                     *             }
                     *           ],
                     *           "channels": [
                     *             {
                     *               "code": "acme_web",
                     *               "label": "Acme web shop"
                     *             }
                     *           ],
                     *           "medias": [],
                     *           "public_descriptions": [
                     *             {
                     *               "locale": "en_US",
                     *               "value": "10 % off two or more."
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "total_count": 1
                     *     }
                     */
                    "application/json": PromotionPage;
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
    PR03: {
        parameters: {
            query?: PromotionsCreateQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "internal_id": "SUMMER-26",
                 *       "internal_description": "Ten percent in summer",
                 *       "start_date": "2026-06-01T00:00:00Z",
                 *       "end_date": "2026-08-31T22:00:00Z",
                 *       "reward": {
                 *         "type": "PERCENTAGE_OFF",
                 *         "percentage_off": 10,
                 *         "selection": {
                 *           "type": "PURCHASED_ITEMS"
                 *         }
                 *       },
                 *       "trigger": {
                 *         "type": "MINIMUM_QUANTITY",
                 *         "quantity_purchased": 2,
                 *         "selection": {
                 *           "type": "OFFER",
                 *           "values": [
                 *             "WARDROBE-1"
                 *           ]
                 *         }
                 *       },
                 *       "application_to_cart": [
                 *         {
                 *           "promo_code": "SUMMER"
                 *         }
                 *       ],
                 *       "channel_codes": [
                 *         "acme_web"
                 *       ],
                 *       "public_descriptions": [
                 *         {
                 *           "locale": "en_US",
                 *           "value": "10 % off two or more."
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": PromotionCreateRequest;
            };
        };
        responses: {
            /** @description The promotion was created. */
            201: {
                headers: {
                    /** @description Address of the promotion. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
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
    PR04: {
        parameters: {
            query?: PromotionsUpdateQuery;
            header?: never;
            path: {
                /**
                 * @description Identifier of the promotion in the shop.
                 * @example SPRING-26
                 */
                promotion_internal_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "internal_description": "Ten percent in spring, longer",
                 *       "start_date": "2026-03-01T00:00:00Z",
                 *       "end_date": "2026-04-15T22:00:00Z",
                 *       "reward": {
                 *         "selection": {
                 *           "type": "PURCHASED_ITEMS"
                 *         }
                 *       },
                 *       "trigger": {
                 *         "selection": {
                 *           "type": "OFFER",
                 *           "values": [
                 *             "WARDROBE-1",
                 *             "CHAIR-4"
                 *           ]
                 *         }
                 *       },
                 *       "application_to_cart": [
                 *         {
                 *           "promo_code": "SPRING"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": PromotionUpdateRequest;
            };
        };
        responses: {
            /** @description The promotion was changed. */
            200: {
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
                     *           "is_shop_right": true
                     *         },
                     *         {
                     *           "code": "21",
                     *           "label": "Item arrived damaged",
                     *           "type": "INCIDENT_OPEN",
                     *           "is_shop_right": false
                     *         }
                     *       ],
                     *       "total_count": 2
                     *     }
                     */
                    "application/json": TypedReasonList;
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
                 * @description The type of reason. Assumption about reason_type INCIDENT_OPEN: Accepted on the seller surface.
                 *     - `INCIDENT_OPEN`: Opening an incident on a product order.
                 *     - `INCIDENT_CLOSE`: Closing an incident on a product order.
                 *     - `REFUND`: Refunding a product order.
                 *     - `MPS_REFUND`: Refunding a service order.
                 *     - `MESSAGING`: Writing a message. Deprecated.
                 *     - `ORDER_MESSAGING`: Writing a message on a product order.
                 *     - `MPS_ORDER_MESSAGING`: Writing a message on a service order.
                 *     - `MPS_OFFER_MESSAGING`: Writing a message on a service.
                 *     - `OFFER_MESSAGING`: Writing a message on an offer.
                 *     - `CANCELATION`: Cancelling a product order.
                 * @example REFUND
                 */
                reason_type: "INCIDENT_OPEN" | "INCIDENT_CLOSE" | "REFUND" | "MPS_REFUND" | "MESSAGING" | "ORDER_MESSAGING" | "MPS_ORDER_MESSAGING" | "MPS_OFFER_MESSAGING" | "OFFER_MESSAGING" | "CANCELATION";
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
    RE11: {
        parameters: {
            query?: ReasonsIncidentOpenQuery;
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
                     *           "label": "Item arrived damaged"
                     *         },
                     *         {
                     *           "code": "14",
                     *           "label": "Item has not arrived"
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
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    RE12: {
        parameters: {
            query?: ReasonsIncidentCloseQuery;
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
                     *           "label": "Solved with the customer"
                     *         },
                     *         {
                     *           "code": "14",
                     *           "label": "Customer was refunded"
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
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    RE14: {
        parameters: {
            query?: ReasonsMessagingQuery;
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
                     *           "label": "Question about delivery"
                     *         },
                     *         {
                     *           "code": "14",
                     *           "label": "Question about the product"
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
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    SH11: {
        parameters: {
            query?: ShippingZonesQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The zones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "shipping_zones": [
                     *         {
                     *           "code": "FR",
                     *           "label": "France",
                     *           "description": "Mainland France."
                     *         },
                     *         {
                     *           "code": "EU",
                     *           "label": "European Union",
                     *           "description": "The other countries of the European Union."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": ShippingZoneList;
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
    SH12: {
        parameters: {
            query?: ShippingTypesQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The methods. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "shipping_types": [
                     *         {
                     *           "code": "STD",
                     *           "label": "Standard",
                     *           "description": "Three to five days.",
                     *           "click_and_collect": false,
                     *           "delivery_by_operator": false,
                     *           "mandatory_tracking": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": ShippingMethodList;
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
    SH21: {
        parameters: {
            query?: ShippingCarriersQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The carriers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "carriers": [
                     *         {
                     *           "code": "express-post",
                     *           "label": "Express Post",
                     *           "tracking_url": "https://post.example/track/{trackingId}"
                     *         },
                     *         {
                     *           "code": "parcel-line",
                     *           "label": "Parcel Line"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": RegisteredCarrierList;
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
    SH31: {
        parameters: {
            query?: ShippingLogisticClassesQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The classes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "logistic_classes": [
                     *         {
                     *           "code": "S",
                     *           "label": "Small",
                     *           "description": "Fits into a letter box."
                     *         },
                     *         {
                     *           "code": "XL",
                     *           "label": "Bulky",
                     *           "description": "Needs two people."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": LogisticClassList;
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
    SH42: {
        parameters: {
            query?: ShippingConfigurationQuery;
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
                     *       "shop_id": "2001",
                     *       "last_updated_date": "2026-02-20T11:00:00Z",
                     *       "order_free_shipping": false,
                     *       "shipping_paid_by_operator": false,
                     *       "lead_time_to_ship": {
                     *         "default_value": 2,
                     *         "shop_value": 1
                     *       },
                     *       "delivery_times": [
                     *         {
                     *           "shipping_type_code": "STD",
                     *           "shipping_zone_code": "FR",
                     *           "set_by": "SHOP",
                     *           "delivery_time": {
                     *             "earliest_days": 2,
                     *             "latest_days": 4
                     *           }
                     *         }
                     *       ],
                     *       "order_cut_off_times": [
                     *         {
                     *           "shipping_type_code": "STD",
                     *           "cut_off_time": "14:00",
                     *           "is_required": true,
                     *           "set_by": "OPERATOR"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": ShopShippingConfiguration;
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
    SH52: {
        parameters: {
            query?: ShippingChargesQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The charges. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "shop_id": 2001,
                     *       "currency_iso_code": "EUR",
                     *       "last_updated_date": "2026-02-20T11:00:00Z",
                     *       "configuration": [
                     *         {
                     *           "shipping_method_code": "STD",
                     *           "shipping_zone_code": "FR",
                     *           "logistic_class_code": "S",
                     *           "overridden_by_shop": true,
                     *           "prices": {
                     *             "type": "FIXED_PRICE",
                     *             "initial_price": 4.9,
                     *             "additional_price": 1,
                     *             "free_shipping_threshold": 50
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": ShopShippingCharges;
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
    DR11: {
        parameters: {
            query?: DocumentRequestsListQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "6f6b3c0a-18b5-4c9b-9f0a-25a3a3a7d001",
                     *           "type": "INVOICE",
                     *           "state": "TO_PROCESS",
                     *           "entity_type": "PRODUCT_LOGISTIC_ORDER",
                     *           "entity_id": "ORD-1001-A",
                     *           "document_details": [
                     *             {
                     *               "format": "PDF"
                     *             }
                     *           ],
                     *           "date_created": "2026-03-01T09:00:00Z",
                     *           "last_updated": "2026-03-01T09:00:00Z",
                     *           "issue_date": "2026-03-01T09:00:00Z",
                     *           "due_date": "2026-03-31T09:00:00Z",
                     *           "issuer": {
                     *             "type": "SHOP",
                     *             "id": "2001",
                     *             "organization": {
                     *               "name": "Acme Home SAS",
                     *               "tax_identification_number": "FR12345678901"
                     *             }
                     *           },
                     *           "recipient": {
                     *             "type": "CUSTOMER",
                     *             "id": "customer_1",
                     *             "billing_address": {
                     *               "lastname": "Durand",
                     *               "street_1": "3 place du Marché",
                     *               "city": "Lyon",
                     *               "country": "France",
                     *               "country_iso_code": "FRA"
                     *             }
                     *           },
                     *           "currency_iso_code": "EUR",
                     *           "total_amount_excluding_taxes": 50,
                     *           "total_tax_amount": 10,
                     *           "total_amount_including_taxes": 60,
                     *           "taxes": [
                     *             {
                     *               "code": "VAT20",
                     *               "rate": 20,
                     *               "total_amount": 10
                     *             }
                     *           ],
                     *           "initial_payment_state": "PAID",
                     *           "payment": {
                     *             "state": "PAID",
                     *             "transaction_date": "2026-03-01T09:05:00Z"
                     *           },
                     *           "payment_destination": {
                     *             "@type": "IBAN",
                     *             "iban": "FR7630006000011234567890189"
                     *           }
                     *         }
                     *       ],
                     *       "next_page_token": "MDAxNTc1YjM4LWZmZjEtNDY3Zi1hM2ZlLTQ5ZjM2YTBkYWY="
                     *     }
                     */
                    "application/json": DocumentRequestPage;
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
    DR12: {
        parameters: {
            query?: DocumentRequestsLinesQuery;
            header?: never;
            path: {
                /**
                 * @description The request (DR11).
                 * @example 6f6b3c0a-18b5-4c9b-9f0a-25a3a3a7d001
                 */
                document_request_id: string;
            };
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
                     *           "id": "3c0de0c4-9b36-4f0c-8a4e-5a9b8d7f1101",
                     *           "entity_type": "PRODUCT_DEBIT",
                     *           "entity_id": "ORD-1001-A-1",
                     *           "shop": {
                     *             "id": 2001
                     *           },
                     *           "order": {
                     *             "id": "ORD-1001-A",
                     *             "commercial_id": "ORD-1001",
                     *             "date_created": "2026-02-27T17:40:00Z"
                     *           },
                     *           "order_line": {
                     *             "id": "ORD-1001-A-1"
                     *           },
                     *           "product": {
                     *             "sku": "SKU-1",
                     *             "title": "Desk lamp",
                     *             "references": [
                     *               {
                     *                 "type": "EAN",
                     *                 "reference": "4006381333931"
                     *               }
                     *             ]
                     *           },
                     *           "quantity": 2,
                     *           "unit_price_excluding_taxes": 25,
                     *           "price_excluding_taxes": 50,
                     *           "taxes": [
                     *             {
                     *               "code": "VAT20",
                     *               "rate": 20,
                     *               "amount": 10
                     *             }
                     *           ],
                     *           "total_price_including_taxes": 60,
                     *           "promotions": [
                     *             {
                     *               "id": "spring",
                     *               "type": "AMOUNT_OFF",
                     *               "deduced_amount": 5
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": "3c0de0c4-9b36-4f0c-8a4e-5a9b8d7f1102",
                     *           "entity_type": "FEES_DEBIT_SUBSCRIPTION",
                     *           "entity_id": "subscription-2026-02",
                     *           "shop": {
                     *             "id": 2001
                     *           },
                     *           "quantity": 1,
                     *           "unit_price_excluding_taxes": 30,
                     *           "price_excluding_taxes": 30,
                     *           "taxes": [
                     *             {
                     *               "code": "VAT20",
                     *               "rate": 20,
                     *               "amount": 6
                     *             }
                     *           ],
                     *           "total_price_including_taxes": 36,
                     *           "period": {
                     *             "date_from": "2026-02-01T00:00:00Z",
                     *             "date_to": "2026-03-01T00:00:00Z"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": DocumentRequestLinePage;
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
    DR73: {
        parameters: {
            query?: DocumentRequestsDownloadQuery;
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
    DR74: {
        parameters: {
            query?: DocumentRequestsUploadQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": DocumentRequestsUploadBody;
            };
        };
        responses: {
            /** @description Result of each request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "requests": [
                     *         {
                     *           "input": {
                     *             "request_id": "6f6b3c0a-18b5-4c9b-9f0a-25a3a3a7d001",
                     *             "document_number": "A-2026-17",
                     *             "files": [
                     *               {
                     *                 "name": "A-2026-17.pdf",
                     *                 "format": "PDF"
                     *               }
                     *             ]
                     *           },
                     *           "errors": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": DocumentUploadResult;
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
    P31: {
        parameters: {
            query: ProductsListQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matching products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "products": [
                     *         {
                     *           "product_sku": "SKU-9001",
                     *           "product_id": "4006381333931",
                     *           "product_id_type": "EAN",
                     *           "product_title": "Pine wardrobe",
                     *           "category_code": "wardrobes",
                     *           "category_label": "Wardrobes"
                     *         }
                     *       ],
                     *       "total_count": 1
                     *     }
                     */
                    "application/json": ProductList;
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
    ST11: {
        parameters: {
            query?: ShipmentsListQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of shipments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "3f9e2a10-77b1-4c55-9d10-0a1b2c3d4001",
                     *           "order_id": "ORD-1001-A",
                     *           "status": "SHIPPED",
                     *           "status_customer_debit": "DEBIT_OK",
                     *           "shipment_lines": [
                     *             {
                     *               "order_line_id": "ORD-1001-A-1",
                     *               "quantity": 1
                     *             }
                     *           ],
                     *           "tracking": {
                     *             "carrier_code": "swift",
                     *             "carrier_name": "Swift Parcels",
                     *             "tracking_number": "SW123456789",
                     *             "tracking_url": "https://track.example.com/SW123456789",
                     *             "validity_status": "VERIFIED",
                     *             "milestones": [
                     *               {
                     *                 "type": "IN_TRANSIT",
                     *                 "occurrence_date": {
                     *                   "date": "2026-04-03",
                     *                   "time": "14:30",
                     *                   "offset": "+02:00"
                     *                 }
                     *               }
                     *             ]
                     *           },
                     *           "payment_details": {
                     *             "customer_debited_date": "2026-04-03T08:00:00Z",
                     *             "transaction_date": "2026-04-03T08:00:00Z"
                     *           },
                     *           "created_date": "2026-04-02T09:00:00Z",
                     *           "shipped_date": "2026-04-02T17:00:00Z",
                     *           "last_updated_date": "2026-04-03T12:31:00Z"
                     *         }
                     *       ],
                     *       "next_page_token": "c2hpcG1lbnRzLzEwL2RhdGVDcmVhdGVkLEFTQy8wMDAwMDE="
                     *     }
                     */
                    "application/json": ShipmentPage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ShipmentsOff"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    ST07: {
        parameters: {
            query?: ShipmentsUpdateOriginQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "shipments": [
                 *         {
                 *           "id": "3f9e2a10-77b1-4c55-9d10-0a1b2c3d4001",
                 *           "shipping_from": {
                 *             "warehouse": {
                 *               "code": "north"
                 *             }
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": ShipmentOriginRequest;
            };
        };
        responses: {
            /** @description Updated shipments and failures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "shipment_success": [
                     *         {
                     *           "id": "3f9e2a10-77b1-4c55-9d10-0a1b2c3d4001",
                     *           "shipping_from": {
                     *             "warehouse": {
                     *               "code": "north"
                     *             },
                     *             "address": {
                     *               "street_1": "4 Dock Lane",
                     *               "zip_code": "59000",
                     *               "city": "Lille",
                     *               "country_iso_code": "FRA"
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "shipment_errors": []
                     *     }
                     */
                    "application/json": ShipmentOriginResult;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ShipmentsOff"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    ST01: {
        parameters: {
            query?: ShipmentsCreateQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "shipments": [
                 *         {
                 *           "order_id": "ORD-1001-A",
                 *           "invoice_reference": "INV-2026-17",
                 *           "shipment_lines": [
                 *             {
                 *               "order_line_id": "ORD-1001-A-1",
                 *               "quantity": 1
                 *             }
                 *           ],
                 *           "tracking": {
                 *             "carrier_code": "swift",
                 *             "tracking_number": "SW123456789"
                 *           },
                 *           "shipping_from": {
                 *             "warehouse": {
                 *               "code": "central"
                 *             }
                 *           }
                 *         },
                 *         {
                 *           "order_id": "ORD-1002-A",
                 *           "shipment_lines": [
                 *             {
                 *               "order_line_id": "ORD-1002-A-1",
                 *               "quantity": 2
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": ShipmentCreateRequest;
            };
        };
        responses: {
            /** @description Created shipments and failures. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "shipment_success": [
                     *         {
                     *           "id": "3f9e2a10-77b1-4c55-9d10-0a1b2c3d4001",
                     *           "order_id": "ORD-1001-A",
                     *           "invoice_reference": "INV-2026-17",
                     *           "status": "SHIPPING",
                     *           "status_customer_debit": "NO_DEBIT",
                     *           "shipment_lines": [
                     *             {
                     *               "order_line_id": "ORD-1001-A-1",
                     *               "quantity": 1
                     *             }
                     *           ],
                     *           "tracking": {
                     *             "carrier_code": "swift",
                     *             "tracking_number": "SW123456789",
                     *             "validity_status": "UNVERIFIED"
                     *           },
                     *           "shipping_from": {
                     *             "warehouse": {
                     *               "code": "central"
                     *             }
                     *           },
                     *           "created_date": "2026-04-02T09:00:00Z",
                     *           "last_updated_date": "2026-04-02T09:00:00Z"
                     *         }
                     *       ],
                     *       "shipment_errors": [
                     *         {
                     *           "order_id": "ORD-1002-A",
                     *           "message": "The quantity exceeds what is left to ship."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": ShipmentCreateResult;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ShipmentsOff"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    ST06: {
        parameters: {
            query?: ShipmentsDeleteQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "shipments": [
                 *         {
                 *           "id": "3f9e2a10-77b1-4c55-9d10-0a1b2c3d4001"
                 *         },
                 *         {
                 *           "id": "3f9e2a10-77b1-4c55-9d10-0a1b2c3d4002"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": ShipmentSelection;
            };
        };
        responses: {
            /** @description Deleted shipments and failures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "shipment_success": [
                     *         {
                     *           "id": "3f9e2a10-77b1-4c55-9d10-0a1b2c3d4001"
                     *         }
                     *       ],
                     *       "shipment_errors": [
                     *         {
                     *           "id": "3f9e2a10-77b1-4c55-9d10-0a1b2c3d4002",
                     *           "message": "The shipment does not exist."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": ShipmentResult;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ShipmentsOff"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    ST12: {
        parameters: {
            query?: ShipmentsItemsToShipQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders with items to ship. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "order_id": "ORD-1001-A",
                     *           "shipment_lines": [
                     *             {
                     *               "order_line_id": "ORD-1001-A-2",
                     *               "offer_sku": "OFFER-12",
                     *               "product_title": "Pine wardrobe",
                     *               "quantity": 1
                     *             }
                     *           ],
                     *           "shipping_address": {
                     *             "firstname": "Alex",
                     *             "lastname": "Doe",
                     *             "street_1": "1 Garden Road",
                     *             "zip_code": "75002",
                     *             "city": "Paris",
                     *             "country": "France",
                     *             "country_iso_code": "FRA"
                     *           },
                     *           "shipping_date": "2026-04-02T08:00:00Z",
                     *           "shipping_deadline": "2026-04-05T21:59:59Z",
                     *           "shipping_type_code": "STD",
                     *           "fulfillment": {
                     *             "center": {
                     *               "code": "DEFAULT"
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "next_page_token": "aXRlbXMvMTAvc2hpcHBpbmdEYXRlLEFTQy9PUkQtMTAwMS1B"
                     *     }
                     */
                    "application/json": ItemsToShipPage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ShipmentsOff"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    ST23: {
        parameters: {
            query?: ShipmentsUpdateTrackingQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "shipments": [
                 *         {
                 *           "id": "3f9e2a10-77b1-4c55-9d10-0a1b2c3d4001",
                 *           "tracking": {
                 *             "carrier_code": "swift",
                 *             "tracking_number": "SW123456789"
                 *           }
                 *         },
                 *         {
                 *           "id": "3f9e2a10-77b1-4c55-9d10-0a1b2c3d4002",
                 *           "tracking": {
                 *             "carrier_name": "Harbour Bikes",
                 *             "tracking_url": "https://bikes.example.com/t/42",
                 *             "tracking_number": "42"
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": ShipmentTrackingRequest;
            };
        };
        responses: {
            /** @description Updated shipments and failures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "shipment_success": [
                     *         {
                     *           "id": "3f9e2a10-77b1-4c55-9d10-0a1b2c3d4001"
                     *         }
                     *       ],
                     *       "shipment_errors": [
                     *         {
                     *           "id": "3f9e2a10-77b1-4c55-9d10-0a1b2c3d4002",
                     *           "message": "The shipment does not exist."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": ShipmentResult;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ShipmentsOff"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    ST24: {
        parameters: {
            query?: ShipmentsShipQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "shipments": [
                 *         {
                 *           "id": "3f9e2a10-77b1-4c55-9d10-0a1b2c3d4001"
                 *         },
                 *         {
                 *           "id": "3f9e2a10-77b1-4c55-9d10-0a1b2c3d4002"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": ShipmentSelection;
            };
        };
        responses: {
            /** @description Shipped shipments and failures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "shipment_success": [
                     *         {
                     *           "id": "3f9e2a10-77b1-4c55-9d10-0a1b2c3d4001"
                     *         }
                     *       ],
                     *       "shipment_errors": [
                     *         {
                     *           "id": "3f9e2a10-77b1-4c55-9d10-0a1b2c3d4002",
                     *           "message": "The shipment does not exist."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": ShipmentResult;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ShipmentsOff"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    ST26: {
        parameters: {
            query?: ShipmentsReadyForPickUpQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "shipments": [
                 *         {
                 *           "id": "3f9e2a10-77b1-4c55-9d10-0a1b2c3d4001"
                 *         },
                 *         {
                 *           "id": "3f9e2a10-77b1-4c55-9d10-0a1b2c3d4002"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": ShipmentSelection;
            };
        };
        responses: {
            /** @description Ready shipments and failures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "shipment_success": [
                     *         {
                     *           "id": "3f9e2a10-77b1-4c55-9d10-0a1b2c3d4001"
                     *         }
                     *       ],
                     *       "shipment_errors": [
                     *         {
                     *           "id": "3f9e2a10-77b1-4c55-9d10-0a1b2c3d4002",
                     *           "message": "The shipment does not exist."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": ShipmentResult;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ShipmentsOff"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    ST31: {
        parameters: {
            query?: ShipmentsUpdateAdditionalInformationQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "shipments": [
                 *         {
                 *           "id": "3f9e2a10-77b1-4c55-9d10-0a1b2c3d4001",
                 *           "shipment_additional_information": [
                 *             {
                 *               "code": "customs-number",
                 *               "type": "STRING",
                 *               "value": "C-42"
                 *             }
                 *           ]
                 *         },
                 *         {
                 *           "id": "3f9e2a10-77b1-4c55-9d10-0a1b2c3d4002",
                 *           "shipment_additional_information": [
                 *             {
                 *               "code": "loaded-on",
                 *               "type": "DATE",
                 *               "value": "yesterday"
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": ShipmentInformationRequest;
            };
        };
        responses: {
            /** @description Updated shipments and failures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "shipment_update_success": [
                     *         {
                     *           "shipment_id": "3f9e2a10-77b1-4c55-9d10-0a1b2c3d4001",
                     *           "shipment_additional_information": [
                     *             {
                     *               "code": "customs-number",
                     *               "type": "STRING",
                     *               "value": "C-42"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "shipment_update_errors": [
                     *         {
                     *           "shipment_id": "3f9e2a10-77b1-4c55-9d10-0a1b2c3d4002",
                     *           "errors": [
                     *             {
                     *               "code": "VALIDATION_ERROR",
                     *               "field": "loaded-on",
                     *               "message": "Not a date."
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": ShipmentInformationResult;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ShipmentsOff"];
            406: components["responses"]["NotAcceptable"];
            415: components["responses"]["UnsupportedMediaType"];
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
    OR11: {
        parameters: {
            query?: OrdersListQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    /** @description Addresses of the previous and next page, `<url>; rel="next"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orders": [
                     *         {
                     *           "order_id": "ORD-1041-A",
                     *           "commercial_id": "ORD-1041",
                     *           "order_state": "WAITING_ACCEPTANCE",
                     *           "acceptance_decision_date": null,
                     *           "can_cancel": false,
                     *           "can_shop_ship": false,
                     *           "channel": {
                     *             "code": "acme_app",
                     *             "label": "Acme app"
                     *           },
                     *           "created_date": "2026-02-13T10:15:30Z",
                     *           "currency_iso_code": "EUR",
                     *           "customer": {
                     *             "customer_id": "CUST-105",
                     *             "firstname": "Zoé",
                     *             "lastname": "Dupont",
                     *             "locale": "fr_FR",
                     *             "billing_address": {
                     *               "firstname": "Zoé",
                     *               "lastname": "Dupont",
                     *               "street_1": "52 avenue des Tilleuls",
                     *               "zip_code": "69003",
                     *               "city": "Lyon",
                     *               "country": "France",
                     *               "country_iso_code": "FRA"
                     *             },
                     *             "shipping_address": {
                     *               "firstname": "Zoé",
                     *               "lastname": "Dupont",
                     *               "street_1": "52 avenue des Tilleuls",
                     *               "zip_code": "69003",
                     *               "city": "Lyon",
                     *               "country": "France",
                     *               "country_iso_code": "FRA",
                     *               "phone": "+33400000000"
                     *             }
                     *           },
                     *           "fulfillment": {
                     *             "center": {
                     *               "code": "DEFAULT"
                     *             }
                     *           },
                     *           "fully_refunded": false,
                     *           "has_customer_message": false,
                     *           "has_incident": false,
                     *           "has_invoice": false,
                     *           "last_updated_date": "2026-02-13T10:15:30Z",
                     *           "leadtime_to_ship": 1,
                     *           "order_additional_fields": [],
                     *           "order_lines": [
                     *             {
                     *               "order_line_id": "ORD-1041-A-1",
                     *               "order_line_index": 1,
                     *               "order_line_state": "WAITING_ACCEPTANCE",
                     *               "offer_id": 30002,
                     *               "offer_sku": "CHAIR-4",
                     *               "offer_state_code": "11",
                     *               "product_sku": "CHAIR-2",
                     *               "product_title": "Chair, beech",
                     *               "product_medias": [],
                     *               "category_code": "chairs",
                     *               "category_label": "Chairs",
                     *               "description": null,
                     *               "quantity": 1,
                     *               "price_unit": 79,
                     *               "origin_unit_price": 79,
                     *               "price": 79,
                     *               "shipping_price": 4.9,
                     *               "total_price": 83.9,
                     *               "commission_fee": 9.48,
                     *               "commission_rate_vat": 20,
                     *               "commission_vat": 1.9,
                     *               "commission_taxes": [
                     *                 {
                     *                   "code": "VAT20",
                     *                   "amount": 1.9,
                     *                   "rate": 20
                     *                 }
                     *               ],
                     *               "total_commission": 11.38,
                     *               "taxes": [],
                     *               "shipping_taxes": [],
                     *               "can_refund": false,
                     *               "cancelations": [],
                     *               "refunds": [],
                     *               "order_line_additional_fields": [],
                     *               "created_date": "2026-02-13T10:15:30Z",
                     *               "last_updated_date": "2026-02-13T10:15:30Z"
                     *             }
                     *           ],
                     *           "order_tax_mode": "TAX_INCLUDED",
                     *           "paymentType": "CARD",
                     *           "payment_type": "CARD",
                     *           "payment_workflow": "PAY_ON_ACCEPTANCE",
                     *           "price": 79,
                     *           "references": {
                     *             "order_reference_for_customer": "C-1041",
                     *             "order_reference_for_seller": "S-1041"
                     *           },
                     *           "shipping_deadline": "2026-02-16T10:15:30Z",
                     *           "shipping_price": 4.9,
                     *           "shipping_type_code": "STD",
                     *           "shipping_type_label": "Standard",
                     *           "shipping_type_standard_code": "STANDARD",
                     *           "shipping_zone_code": "FR",
                     *           "shipping_zone_label": "France",
                     *           "total_commission": 11.38,
                     *           "total_price": 83.9
                     *         }
                     *       ],
                     *       "total_count": 1
                     *     }
                     */
                    "application/json": OrderPage;
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
    OR04: {
        parameters: {
            query?: OrdersUpdateQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "orders": [
                 *         {
                 *           "order_id": "ORD-1001-A",
                 *           "references": {
                 *             "order_reference_for_seller": "ERP-77"
                 *           }
                 *         },
                 *         {
                 *           "order_id": "ORD-0-A",
                 *           "references": {
                 *             "order_reference_for_seller": "ERP-78"
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": OrderUpdateRequest;
            };
        };
        responses: {
            /** @description The orders, each with its changes or its errors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "updated_orders": [
                     *         {
                     *           "order_id": "ORD-1001-A",
                     *           "updated": {
                     *             "references": {
                     *               "order_reference_for_seller": "ERP-77"
                     *             }
                     *           }
                     *         },
                     *         {
                     *           "order_id": "ORD-0-A",
                     *           "errors": [
                     *             {
                     *               "code": "ORDER_NOT_FOUND",
                     *               "field": "order_id",
                     *               "message": "Order ORD-0-A does not exist."
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": OrderUpdateResult;
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
    OR07: {
        parameters: {
            query?: OrdersSetShippingOriginQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order_lines": [
                 *         {
                 *           "id": "ORD-1001-A-1",
                 *           "shipping_from": {
                 *             "warehouse": {
                 *               "code": "lyon"
                 *             }
                 *           }
                 *         },
                 *         {
                 *           "id": "ORD-1002-A-1",
                 *           "shipping_from": {
                 *             "address": {
                 *               "street_1": "3 quai Perrache",
                 *               "zip_code": "69002",
                 *               "city": "Lyon",
                 *               "country_iso_code": "FRA"
                 *             }
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": LineOriginRequest;
            };
        };
        responses: {
            /** @description The lines, each with its origin or its errors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order_lines": [
                     *         {
                     *           "id": "ORD-1001-A-1",
                     *           "updated": {
                     *             "address": {
                     *               "city": "Lyon",
                     *               "country_iso_code": "FRA"
                     *             },
                     *             "warehouse": {
                     *               "code": "lyon"
                     *             }
                     *           }
                     *         },
                     *         {
                     *           "id": "ORD-1002-A-1",
                     *           "errors": [
                     *             {
                     *               "code": "ORDER_LINE_INVALID_STATE",
                     *               "field": "id",
                     *               "message": "Line ORD-1002-A-1 is SHIPPED."
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": LineOriginResult;
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
    OR28: {
        parameters: {
            query?: OrdersRefundQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "refunds": [
                 *         {
                 *           "order_line_id": "ORD-1002-A-1",
                 *           "amount": 10,
                 *           "shipping_amount": 0,
                 *           "currency_iso_code": "EUR",
                 *           "quantity": 1,
                 *           "reason_code": "14"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": OrderRefundRequest;
            };
        };
        responses: {
            /** @description The created refunds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order_tax_mode": "TAX_INCLUDED",
                     *       "refunds": [
                     *         {
                     *           "refund_id": "70001",
                     *           "order_refund_id": "6c1e0000-0000-4000-8000-000000000001",
                     *           "order_line_id": "ORD-1002-A-1",
                     *           "amount": 10,
                     *           "shipping_amount": 0,
                     *           "currency_iso_code": "EUR",
                     *           "quantity": 1,
                     *           "reason_code": "14",
                     *           "taxes": [],
                     *           "shipping_taxes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": OrderRefundResult;
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
    OR30: {
        parameters: {
            query?: OrdersCancelLinesQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cancelations": [
                 *         {
                 *           "order_line_id": "ORD-1003-A-1",
                 *           "amount": 129,
                 *           "shipping_amount": 0,
                 *           "currency_iso_code": "EUR",
                 *           "quantity": 1,
                 *           "reason_code": "32"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": OrderCancelationRequest;
            };
        };
        responses: {
            /** @description The created cancelations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order_tax_mode": "TAX_INCLUDED",
                     *       "cancelations": [
                     *         {
                     *           "cancelation_id": "80001",
                     *           "order_line_id": "ORD-1003-A-1",
                     *           "amount": 129,
                     *           "shipping_amount": 0,
                     *           "currency_iso_code": "EUR",
                     *           "quantity": 1,
                     *           "reason_code": "32",
                     *           "taxes": [],
                     *           "shipping_taxes": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": OrderCancelationResult;
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
    OR32: {
        parameters: {
            query?: OrdersAdjustQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order_lines": [
                 *         {
                 *           "order_line_id": "ORD-1003-A-1",
                 *           "actual_measurement": 7
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": OrderAdjustmentRequest;
            };
        };
        responses: {
            /** @description The lines, each with its adjustment or its errors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order_lines_adjusted": [
                     *         {
                     *           "order_line_id": "ORD-1003-A-1",
                     *           "measurement": {
                     *             "measurement_unit": "SQUARE_METER",
                     *             "ordered_measurement": 7.36,
                     *             "actual_measurement": 7,
                     *             "adjustment_limit": 10
                     *           },
                     *           "refunds": [
                     *             {
                     *               "amount": 12.62,
                     *               "currency_iso_code": "EUR",
                     *               "quantity": 0,
                     *               "reason_code": "14",
                     *               "shipping_amount": 0
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": OrderAdjustmentResult;
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
    OR12: {
        parameters: {
            query?: OrdersGetQuery;
            header?: never;
            path: {
                /**
                 * @description Identifier of the order.
                 * @example ORD-1041-A
                 */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order_id": "ORD-1041-A",
                     *       "commercial_id": "ORD-1041",
                     *       "order_state": "WAITING_ACCEPTANCE",
                     *       "order_state_reason_code": null,
                     *       "order_state_reason_label": null,
                     *       "acceptance_decision_date": "2026-02-13T10:15:30Z",
                     *       "created_date": "2026-02-13T10:15:30Z",
                     *       "last_updated_date": "2026-02-13T10:15:30Z",
                     *       "has_customer_message": false,
                     *       "has_incident": false,
                     *       "has_invoice": false,
                     *       "paymentType": "CARD",
                     *       "payment_type": "CARD",
                     *       "price": 79,
                     *       "shipping_price": 4.9,
                     *       "shipping_company": null,
                     *       "shipping_tracking": null,
                     *       "shipping_tracking_url": null,
                     *       "shipping_type_code": "STD",
                     *       "shipping_type_label": "Standard",
                     *       "shipping_zone_code": "FR",
                     *       "shipping_zone_label": "France",
                     *       "total_commission": 11.38,
                     *       "total_price": 83.9,
                     *       "order_lines": [
                     *         {
                     *           "order_line_id": "ORD-1041-A-1",
                     *           "order_line_index": 1,
                     *           "order_line_state": "WAITING_ACCEPTANCE",
                     *           "order_line_state_reason_code": null,
                     *           "order_line_state_reason_label": null,
                     *           "offer_id": 30002,
                     *           "offer_sku": "CHAIR-4",
                     *           "offer_state_code": "11",
                     *           "product_sku": "CHAIR-2",
                     *           "product_title": "Chair, beech",
                     *           "category_code": "chairs",
                     *           "category_label": "Chairs",
                     *           "description": "",
                     *           "quantity": 1,
                     *           "price_unit": 79,
                     *           "price": 79,
                     *           "shipping_price": 4.9,
                     *           "shipping_price_unit": 4.9,
                     *           "shipping_price_additional_unit": 0,
                     *           "total_price": 83.9,
                     *           "commission_fee": 9.48,
                     *           "commission_rate_vat": 20,
                     *           "commission_vat": 1.9,
                     *           "total_commission": 11.38,
                     *           "can_refund": false,
                     *           "order_line_additional_fields": [],
                     *           "created_date": "2026-02-13T10:15:30Z",
                     *           "last_updated_date": "2026-02-13T10:15:30Z",
                     *           "debited_date": null,
                     *           "received_date": null,
                     *           "shipped_date": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": SingleOrder;
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
    OR21: {
        parameters: {
            query?: OrdersAcceptQuery;
            header?: never;
            path: {
                /**
                 * @description Identifier of the order.
                 * @example ORD-1041-A
                 */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order_lines": [
                 *         {
                 *           "id": "ORD-1041-A-1",
                 *           "accepted": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": OrderAcceptRequest;
            };
        };
        responses: {
            /** @description The decision is stored. The response has no body. */
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
    OR23: {
        parameters: {
            query?: OrdersUpdateTrackingQuery;
            header?: never;
            path: {
                /**
                 * @description Identifier of the order.
                 * @example ORD-1001-A
                 */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "carrier_code": "express-post",
                 *       "tracking_number": "EP1001"
                 *     }
                 */
                "application/json": OrderTrackingRequest;
            };
        };
        responses: {
            /** @description The tracking is stored. The response has no body. */
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
    OR24: {
        parameters: {
            query?: OrdersShipQuery;
            header?: never;
            path: {
                /**
                 * @description Identifier of the order.
                 * @example ORD-1001-A
                 */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order is shipped. The response has no body. */
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
    OR26: {
        parameters: {
            query?: OrdersRefundLinesQuery;
            header?: never;
            path: {
                /**
                 * @description Identifier of the order.
                 * @example ORD-1001-A
                 */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order_lines": [
                 *         {
                 *           "id": "ORD-1001-A-1",
                 *           "reason_code": "14"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": LineRefundRequest;
            };
        };
        responses: {
            /** @description The refunds are created. The response has no body. */
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
    OR29: {
        parameters: {
            query?: OrdersCancelQuery;
            header?: never;
            path: {
                /**
                 * @description Identifier of the order.
                 * @example ORD-1001-A
                 */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order is canceled. The response has no body. */
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
    OR31: {
        parameters: {
            query?: OrdersUpdateAdditionalFieldsQuery;
            header?: never;
            path: {
                /**
                 * @description Identifier of the order.
                 * @example ORD-1001-A
                 */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order_additional_fields": [
                 *         {
                 *           "code": "delivery-instruction",
                 *           "type": "STRING",
                 *           "value": "Ring twice."
                 *         }
                 *       ],
                 *       "order_lines": [
                 *         {
                 *           "order_line_id": "ORD-1001-A-1",
                 *           "order_line_additional_fields": [
                 *             {
                 *               "code": "serial-number",
                 *               "type": "STRING",
                 *               "value": "SN-4711"
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": OrderFieldsRequest;
            };
        };
        responses: {
            /** @description The fields after the change, or all errors with the input. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "order_update_result": {
                     *         "order_additional_fields": [
                     *           {
                     *             "code": "delivery-instruction",
                     *             "type": "STRING",
                     *             "value": "Ring twice."
                     *           }
                     *         ],
                     *         "order_lines": [
                     *           {
                     *             "order_line_id": "ORD-1001-A-1",
                     *             "order_line_additional_fields": [
                     *               {
                     *                 "code": "serial-number",
                     *                 "type": "STRING",
                     *                 "value": "SN-4711"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": OrderFieldsResult;
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
    OR13: {
        parameters: {
            query?: OrdersStartExportQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "start_update_date": "2026-03-01T00:00:00Z",
                 *       "end_update_date": "2026-03-02T00:00:00Z"
                 *     }
                 */
                "application/json": OrderExportRequest;
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
                     *       "tracking_id": "0e7c0000-0000-4000-8000-000000000001"
                     *     }
                     */
                    "application/json": OrderExportStart;
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
    OR14: {
        parameters: {
            query?: OrdersExportStatusQuery;
            header?: never;
            path: {
                /**
                 * @description Identifier of the export.
                 * @example 0e7c0000-0000-4000-8000-000000000001
                 */
                tracking_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Current status of the export. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "COMPLETED",
                     *       "last_updated": "2026-03-02T00:00:30Z",
                     *       "urls": [
                     *         "https://instance.example.com/files/orders?tracking_id=0e7c0000-0000-4000-8000-000000000001&file=1"
                     *       ]
                     *     }
                     */
                    "application/json": OrderExportStatus;
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
    OR72: {
        parameters: {
            query: OrdersDocumentsQuery;
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
                     *       "order_documents": [
                     *         {
                     *           "id": 10011,
                     *           "order_id": "ORD-1001-A",
                     *           "type": "customer-invoice",
                     *           "file_name": "invoice-1001.pdf",
                     *           "file_size": 1024,
                     *           "date_uploaded": "2026-01-05T10:15:30Z"
                     *         }
                     *       ],
                     *       "total_count": 1
                     *     }
                     */
                    "application/json": OrderDocumentList;
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
    OR73: {
        parameters: {
            query?: OrdersDownloadDocumentsQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file, or an archive. */
            200: {
                headers: {
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
    OR76: {
        parameters: {
            query?: OrdersDeleteDocumentQuery;
            header?: never;
            path: {
                /**
                 * @description Identifier of the document.
                 * @example 10011
                 */
                document_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document is deleted. The response has no body. */
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
    OR75: {
        parameters: {
            query?: OrdersTaxesQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The taxes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "taxes": [
                     *         {
                     *           "code": "VAT20",
                     *           "label": "VAT 20 %",
                     *           "tax_calculation_rule": "PROPORTIONAL_TO_AMOUNT"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": OrderTaxList;
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
    OR74: {
        parameters: {
            query?: OrdersUploadDocumentsQuery;
            header?: never;
            path: {
                /**
                 * @description Identifier of the order.
                 * @example ORD-1001-A
                 */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": OrdersUploadDocumentsBody;
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
                     *       "order_documents": [],
                     *       "errors_count": 0
                     *     }
                     */
                    "application/json": OrderDocumentUploadResult;
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
    OR51: {
        parameters: {
            query?: OrdersEvaluationQuery;
            header?: never;
            path: {
                /**
                 * @description Identifier of the order.
                 * @example ORD-1054-A
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
                     *       "comment": "Arrived early.",
                     *       "assessments": [
                     *         {
                     *           "code": "delivery",
                     *           "label": "How was the delivery?",
                     *           "response": "5"
                     *         }
                     *       ],
                     *       "customer_id": "CUST-104",
                     *       "firstname": "Tom",
                     *       "lastname": "Berger",
                     *       "visible": true,
                     *       "date": "2026-02-20T10:15:30Z",
                     *       "last_updated_date": "2026-02-20T10:15:30Z"
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
    OR64: {
        parameters: {
            query?: OrdersResolveIncidentQuery;
            header?: never;
            path: {
                /**
                 * @description Identifier of the order.
                 * @example ORD-1047-A
                 */
                order_id: string;
                /**
                 * @description Identifier of the order line. Assumption about the state of a line after its incident: the state of its order.
                 * @example ORD-1047-A-1
                 */
                line: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason_code": "26"
                 *     }
                 */
                "application/json": IncidentResolution;
            };
        };
        responses: {
            /** @description The incident is resolved. The response has no body. */
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
    RT11: {
        parameters: {
            query?: ReturnsListQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of returns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "00002e7a-0000-4000-8000-000000000001",
                     *           "order_id": "ORD-1054-A",
                     *           "order_commercial_id": "ORD-1054",
                     *           "state": "IN_PROGRESS",
                     *           "method_code": "RETURN_METHOD_BY_MAIL",
                     *           "reason_code": "RETURN_CHANGED_MIND",
                     *           "label_url": null,
                     *           "rma": null,
                     *           "return_address": {
                     *             "street1": "12 rue des Lilas",
                     *             "zip_code": "75011",
                     *             "city": "Paris",
                     *             "country_iso_code": "FRA"
                     *           },
                     *           "return_lines": [
                     *             {
                     *               "order_line_id": "ORD-1054-A-1",
                     *               "quantity": 1,
                     *               "reason_code": "RETURN_CHANGED_MIND"
                     *             }
                     *           ],
                     *           "date_created": "2026-03-03T10:15:30Z",
                     *           "last_updated": "2026-03-03T10:15:30Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": ReturnPage;
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
    RT04: {
        parameters: {
            query?: ReturnsUpdateQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "returns": [
                 *         {
                 *           "id": "00002e7a-0000-4000-8000-000000000002",
                 *           "label_url": "https://labels.example.com/1.pdf",
                 *           "rma": "RMA-1"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": ReturnUpdateRequest;
            };
        };
        responses: {
            /** @description Changed returns and failures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "return_success": [],
                     *       "return_errors": [
                     *         {
                     *           "id": "00002e7a-0000-4000-8000-000000000002",
                     *           "message": "The return is CLOSED."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": ReturnUpdateResult;
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
    RT01: {
        parameters: {
            query?: ReturnsCreateQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "returns": [
                 *         {
                 *           "order_commercial_id": "ORD-1054",
                 *           "accepted": true,
                 *           "method_code": "RETURN_METHOD_BY_MAIL",
                 *           "reason_code": "RETURN_CHANGED_MIND",
                 *           "return_lines": [
                 *             {
                 *               "order_line_id": "ORD-1054-A-1",
                 *               "quantity": 1,
                 *               "reason_code": "RETURN_CHANGED_MIND"
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": ReturnCreateRequest;
            };
        };
        responses: {
            /** @description Opened returns and failures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "return_success": [
                     *         {
                     *           "id": "00002e7a-0000-4000-8000-000000000001",
                     *           "order_id": "ORD-1054-A",
                     *           "order_commercial_id": "ORD-1054",
                     *           "state": "IN_PROGRESS",
                     *           "method_code": "RETURN_METHOD_BY_MAIL",
                     *           "reason_code": "RETURN_CHANGED_MIND",
                     *           "label_url": null,
                     *           "rma": null,
                     *           "return_address": {
                     *             "street1": "12 rue des Lilas",
                     *             "zip_code": "75011",
                     *             "city": "Paris",
                     *             "country_iso_code": "FRA"
                     *           },
                     *           "return_lines": [
                     *             {
                     *               "order_line_id": "ORD-1054-A-1",
                     *               "quantity": 1,
                     *               "reason_code": "RETURN_CHANGED_MIND"
                     *             }
                     *           ],
                     *           "date_created": "2026-03-03T10:15:30Z",
                     *           "last_updated": "2026-03-03T10:15:30Z"
                     *         }
                     *       ],
                     *       "return_errors": []
                     *     }
                     */
                    "application/json": ReturnCreateResult;
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
    RT12: {
        parameters: {
            query?: ReturnsItemsToReturnQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "order_commercial_id": "ORD-1054",
                     *           "order_line_id": "ORD-1054-A-1",
                     *           "returnable_quantity": 2,
                     *           "return_window": 30,
                     *           "available_return_methods": [
                     *             "RETURN_METHOD_BY_MAIL"
                     *           ],
                     *           "available_return_reasons": [
                     *             "RETURN_CHANGED_MIND",
                     *             "RETURN_BROKEN_ITEM"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": ReturnableItemPage;
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
    RT21: {
        parameters: {
            query?: ReturnsAcceptQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "returns": [
                 *         {
                 *           "id": "00002e7a-0000-4000-8000-000000000001",
                 *           "accepted": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": ReturnAcceptRequest;
            };
        };
        responses: {
            /** @description Changed returns and failures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "return_success": [
                     *         {
                     *           "id": "00002e7a-0000-4000-8000-000000000001"
                     *         }
                     *       ],
                     *       "return_errors": []
                     *     }
                     */
                    "application/json": ReturnResult;
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
    RT25: {
        parameters: {
            query?: ReturnsReceiveQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "returns": [
                 *         {
                 *           "id": "00002e7a-0000-4000-8000-000000000002"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": ReturnSelection;
            };
        };
        responses: {
            /** @description Changed returns and failures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "return_success": [
                     *         {
                     *           "id": "00002e7a-0000-4000-8000-000000000001"
                     *         }
                     *       ],
                     *       "return_errors": []
                     *     }
                     */
                    "application/json": ReturnResult;
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
    RT26: {
        parameters: {
            query?: ReturnsUpdateComplianceQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "returns": [
                 *         {
                 *           "id": "00002e7a-0000-4000-8000-000000000003",
                 *           "return_lines": [
                 *             {
                 *               "order_line_id": "ORD-1056-A-1",
                 *               "compliant": true
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": ReturnComplianceRequest;
            };
        };
        responses: {
            /** @description Changed returns and failures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "return_success": [
                     *         {
                     *           "id": "00002e7a-0000-4000-8000-000000000001"
                     *         }
                     *       ],
                     *       "return_errors": []
                     *     }
                     */
                    "application/json": ReturnResult;
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
    RT27: {
        parameters: {
            query?: ReturnsCloseQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "returns": [
                 *         {
                 *           "id": "00002e7a-0000-4000-8000-000000000003"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": ReturnSelection;
            };
        };
        responses: {
            /** @description Changed returns and failures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "return_success": [
                     *         {
                     *           "id": "00002e7a-0000-4000-8000-000000000001"
                     *         }
                     *       ],
                     *       "return_errors": []
                     *     }
                     */
                    "application/json": ReturnResult;
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
    RT29: {
        parameters: {
            query?: ReturnsCancelQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "returns": [
                 *         {
                 *           "id": "00002e7a-0000-4000-8000-000000000001"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": ReturnSelection;
            };
        };
        responses: {
            /** @description Changed returns and failures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "return_success": [
                     *         {
                     *           "id": "00002e7a-0000-4000-8000-000000000001"
                     *         }
                     *       ],
                     *       "return_errors": []
                     *     }
                     */
                    "application/json": ReturnResult;
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
    PL11: {
        parameters: {
            query?: PickListsListQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of pick lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "91c00000-0000-4000-8000-000000000001",
                     *           "state": "WAITING_PREPARATION",
                     *           "pickup_date": "2026-03-05T06:00:00Z",
                     *           "pickrun_code": null,
                     *           "shop_id": 2001,
                     *           "order_lines": [
                     *             {
                     *               "id": "ORD-1001-A-1"
                     *             }
                     *           ],
                     *           "picklist_lines": [
                     *             {
                     *               "offer_id": 30002,
                     *               "quantity": 2
                     *             }
                     *           ],
                     *           "date_created": "2026-03-04T06:00:00Z",
                     *           "last_updated": "2026-03-04T06:00:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": PickListPage;
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
    P11: {
        parameters: {
            query?: ProductsOffersQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products with their offers. */
            200: {
                headers: {
                    /** @description Addresses of the previous and next page, `<url>; rel="next"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "products": [
                     *         {
                     *           "product_sku": "WARDROBE-1",
                     *           "product_title": "Wardrobe no. 1",
                     *           "category_code": "wardrobes",
                     *           "category_label": "Wardrobes",
                     *           "product_references": [
                     *             {
                     *               "reference_type": "EAN",
                     *               "reference": "4000000000013"
                     *             }
                     *           ],
                     *           "offers": [],
                     *           "total_count": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": ProductOfferPage;
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
    OR43: {
        parameters: {
            query?: OrdersCreateThreadQuery;
            header?: never;
            path: {
                /**
                 * @description Identifier of the order.
                 * @example ORD-1001-A
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
                 *         "body": "Your wardrobe leaves our warehouse tomorrow.",
                 *         "to": [
                 *           "CUSTOMER",
                 *           "OPERATOR"
                 *         ],
                 *         "topic": {
                 *           "type": "FREE_TEXT",
                 *           "value": "Delivery of your order"
                 *         }
                 *       }
                 *     }
                 */
                "multipart/form-data": OrderThreadRequest;
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
                     *       "message_id": "0b0ad4c3-45c6-4a53-8a3a-6f2b7c0d9006",
                     *       "thread_id": "5e2b8c1a-1c3d-4e5f-9a7b-8c9d0e1f2004"
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
    M01: {
        parameters: {
            query?: MessagesListQuery;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of messages. */
            200: {
                headers: {
                    /** @description Addresses of the previous and next page, `<url>; rel="next"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "messages": [
                     *         {
                     *           "id": 8001,
                     *           "subject": "Delivery",
                     *           "body": "When will my wardrobe arrive?",
                     *           "commercial_id": "ORD-1001",
                     *           "order_id": "ORD-1001-A",
                     *           "from_id": "CUST-77",
                     *           "from_name": "Alex Doe",
                     *           "from_type": "CUSTOMER",
                     *           "to_customer_id": "CUST-77",
                     *           "to_customer_name": "Alex Doe",
                     *           "to_customer_archived": false,
                     *           "to_operator": false,
                     *           "to_operator_archived": false,
                     *           "to_shop_id": 2001,
                     *           "to_shop_name": "Bright Home",
                     *           "to_shop_archived": false,
                     *           "documents": [
                     *             {
                     *               "id": 5009,
                     *               "file_name": "order.pdf",
                     *               "file_size": 20480,
                     *               "type": "CUSTOMER_INVOICE"
                     *             }
                     *           ],
                     *           "date_created": "2026-04-03T10:00:00Z"
                     *         }
                     *       ],
                     *       "total_count": 1
                     *     }
                     */
                    "application/json": MessageList;
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
    OR41: {
        parameters: {
            query?: OrdersMessagesQuery;
            header?: never;
            path: {
                /**
                 * @description Identifier of the order.
                 * @example ORD-1001-A
                 */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of messages. */
            200: {
                headers: {
                    /** @description Addresses of the previous and next page, `<url>; rel="next"`. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "messages": [],
                     *       "total_count": 0
                     *     }
                     */
                    "application/json": MessageList;
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
    OR42: {
        parameters: {
            query?: OrdersCreateMessageQuery;
            header?: never;
            path: {
                /**
                 * @description Identifier of the order.
                 * @example ORD-1001-A
                 */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subject": "Delivery",
                 *       "body": "Your wardrobe leaves our warehouse tomorrow.",
                 *       "to_customer": true,
                 *       "to_operator": false,
                 *       "to_shop": false,
                 *       "document_ids": [
                 *         10011
                 *       ]
                 *     }
                 */
                "application/json": OrderMessageRequest;
            };
        };
        responses: {
            /** @description The message is created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 8002
                     *     }
                     */
                    "application/json": OrderMessageCreated;
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
    OF54: {
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
                     * @example [
                     *       {
                     *         "offer_id": 30001,
                     *         "shop_sku": "WARDROBE-1",
                     *         "shop_id": 2001,
                     *         "product_sku": "WARDROBE-1",
                     *         "active": true,
                     *         "deleted": false,
                     *         "quantity": 12,
                     *         "prices": [
                     *           {
                     *             "context": {},
                     *             "origin_price": 249,
                     *             "discount_price": 219.9
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": ExportedOffer[];
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
    OR15: {
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
                    /** @example {"orders":[]} */
                    "application/json": Blob;
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
