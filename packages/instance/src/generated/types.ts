// Generated from specs/ by `pnpm generate`. Do not edit.
import type { FileInput } from '@tradelane/core';

export type $defs = Record<string, never>;
/** @description Fields of bank accounts of every banking system. */
export interface BankAccount {
    /** @description Holder of the account. */
    owner: string;
    /** @description Name of the bank. */
    bank_name: string;
    /** @description Street of the bank. */
    bank_street?: string | undefined;
    /** @description City of the bank. */
    bank_city?: string | undefined;
    /** @description Postal code of the bank. */
    bank_zip?: string | undefined;
}
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
    bic?: string | undefined;
    /** @description ABA routing number of the bank. */
    routing_number: string;
} & BankAccount;
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
    swift_code?: string | undefined;
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
    swift_code?: string | undefined;
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
    pix_key?: string | undefined;
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
    swift_code?: string | undefined;
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
    swift_code?: string | undefined;
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
    bank_key?: string | undefined;
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
    branch_name?: string | undefined;
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
    branch_name?: string | undefined;
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
    bic?: string | undefined;
    /** @description International bank account number (IBAN). */
    iban?: string | undefined;
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
    bank_account_number?: string | undefined;
    /** @description BIC (SWIFT code) of the bank. */
    bic?: string | undefined;
    /** @description International bank account number (IBAN). */
    iban?: string | undefined;
    /**
     * @description Form of the account number: IBAN, British sort code, or international.
     *     - `LOCAL_IBAN`: By IBAN.
     *     - `LOCAL_UK`: By British sort code and account number.
     *     - `INTERNATIONAL`: By the data of international transfers.
     */
    payout_format: PayOutFormat;
    /** @description Sort code of the bank, digits only. */
    sort_code?: string | undefined;
} & BankAccount;
/** @description Bank account for payments to the shop. `@type` decides the banking system and the fields. Assumption about the field that distinguishes the forms: always present. */
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
export interface AccountGetQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
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
export interface AccountStatisticsQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * @description Periods to report. Default: all.
     *     - `ALL_SINCE_BEGINNING`: The whole time since the shop was created.
     *     - `LAST_MONTH`: The last month.
     *     - `LAST_THREE_MONTHS`: The last three months.
     *     - `LAST_SIX_MONTHS`: The last six months.
     *     - `LAST_YEAR`: The last year.
     */
    periods?: StatisticsPeriod[] | undefined;
    /** @description Only sales on this channel (CH11). */
    channel_code?: string | undefined;
}
/** @description Fields of the postal address to change. Fields left out keep their value. */
export interface ShopAddressUpdate {
    /** @description Form of address, such as Mr or Mrs. */
    civility?: string | undefined;
    /** @description First name of the contact person. */
    firstname?: string | undefined;
    /** @description Last name of the contact person. */
    lastname?: string | undefined;
    /** @description First line of the street. */
    street1?: string | undefined;
    /** @description Second line of the street. Null removes it. */
    street2?: string | null | undefined;
    /** @description Postal code. */
    zip_code?: string | undefined;
    /** @description Town or city. */
    city?: string | undefined;
    /** @description State, province or region. Null removes it. */
    state?: string | null | undefined;
    /** @description ISO 3166-1 alpha-3 code of the country. */
    country?: CountryCode | undefined;
    /** @description First phone number. Null removes it. */
    phone?: string | null | undefined;
    /** @description Second phone number. Null removes it. */
    phone_secondary?: string | null | undefined;
}
/** @description Business details of the shop. */
export interface ProDetailsUpdate {
    /** @description Name of the company. */
    corporate_name?: string | undefined;
    /** @description Registration number of the company. Null removes it, in the USA only. */
    identification_number?: string | null | undefined;
    /** @description Tax identification number of the company. Null removes it. */
    tax_identification_number?: string | null | undefined;
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
    type?: AdditionalFieldType | undefined;
    /** @description A list of texts when the type is MULTIPLE_VALUES_LIST, one text in every other case. */
    value?: string | string[] | undefined;
}
/** @description Fields of the shop to change. Fields left out keep their value, and null clears nullable fields. The operator decides which fields a seller may change. Assumption about entries left out of a list: they are removed. Assumption about entries that are not in a list: they stay. Assumption about null for the list of custom fields: it removes every field that the shop may write. */
export interface AccountUpdate {
    /** @description Name of the shop, as shown to customers. */
    shop_name?: string | undefined;
    /** @description Presentation of the shop for customers. Null removes it. */
    description?: string | null | undefined;
    /** @description E-mail address of the shop. */
    email?: string | undefined;
    /** @description Fax number. Null removes it. */
    fax?: string | null | undefined;
    /** @description Address of the shop's own website. Null removes it. */
    web_site?: string | null | undefined;
    /** @description Postal address of the shop and its contact person. */
    address?: ShopAddressUpdate | undefined;
    /** @description Whether the seller is a business, not a private person. */
    is_professional?: boolean | undefined;
    /** @description Business details of the shop. */
    pro_details?: ProDetailsUpdate | undefined;
    /** @description Payment details of the shop. Null removes them. */
    payment_info?: PaymentInfo | null | undefined;
    /** @description Codes of the channels to sell on (CH11). This is the complete list: entries left out are removed. */
    channels?: string[] | undefined;
    /**
     * Format: date-time
     * @description Start of a planned closure. Null cancels the closure.
     */
    closed_from?: string | Date | null | undefined;
    /**
     * Format: date-time
     * @description End of a planned closure. Null removes it.
     */
    closed_to?: string | Date | null | undefined;
    /** @description Return policy of the shop, for customers. Null removes it. */
    return_policy?: string | null | undefined;
    /** @description Recycling policy of the shop, for customers. */
    recycling_policy?: string | undefined;
    /** @description Country that the shop ships from, as ISO 3166-1 alpha-3 code. Null removes it. */
    shipping_country?: CountryCode | null | undefined;
    /** @description Registrations under extended producer responsibility schemes, at most 50. This is the complete list: entries left out are removed. */
    producer_identifiers?: ProducerIdentifier[] | undefined;
    /** @description Values of the operator's custom fields (AF01). Entries without a value remove the field, and null removes all fields. */
    shop_additional_fields?: AdditionalFieldUpdate[] | null | undefined;
}
export interface AccountUpdateQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
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
 * @description Payment status of a document.
 *     - `PENDING`: Not paid yet.
 *     - `PAID`: Paid.
 *     - `FAILED`: The payment failed. `failure_reason` may contain the reason.
 */
export type InvoicePaymentState = "PENDING" | "PAID" | "FAILED" | (string & {});
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
/** @description An address as one line. The instance resolves it. */
export interface AddressInput {
    /**
     * @description The whole address as one line.
     * @example 12 Market Street, 75002 Paris, France
     */
    formatted_address: string;
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
/** @description An amount of a tax or fee, by its code. */
export interface OrderAmount {
    /** @description The amount. */
    amount?: number;
    /** @description Code of the tax or fee. */
    code?: string;
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
/** @description All offers of the shop. */
export interface AllItemsSelection {
    /**
     * @description Marks all offers.
     * @constant
     */
    type: "ALL";
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
/** @description A promotion that lowered the price of a line. */
export interface AppliedPromotion {
    /** @description Identifier of the promotion. */
    id: string;
    /** @description Kind of promotion. */
    type: string;
    /** @description Discount of the promotion, in major units. */
    deduced_amount: number;
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
/** @description One attribute in the CSV of PM11. Each column is a text. */
export interface AttributeFileRow {
    /** @description Code of the attribute. */
    code?: string;
    /** @description Label in the default locale. */
    label?: string;
    /** @description Label in a locale. One column for each. */
    "label[<locale>]"?: string;
    /** @description Description in the default locale. */
    description?: string;
    /** @description Description in a locale. One column for each. */
    "description[<locale>]"?: string;
    /** @description Code of the category. Empty for attributes of all categories. */
    "hierarchy-code"?: string;
    /** @description Type of the value. */
    type?: string;
    /** @description Parameter of the type. Use `type-parameters`. */
    "type-parameter"?: string;
    /** @description Parameters of the type. */
    "type-parameters"?: string;
    /** @description Allowed values. */
    values?: string;
    /** @description Code of the list of allowed values (VL11). */
    "values-list"?: string;
    /** @description Whether the attribute is required, recommended or optional. */
    "requirement-level"?: string;
    /** @description Whether the attribute is required. Use `requirement-level`. */
    required?: string;
    /** @description Roles of the attribute, such as the title. */
    roles?: string;
    /** @description Whether the attribute distinguishes variants. */
    variant?: string;
    /** @description Example of a value. */
    example?: string;
    /** @description Value of products without one. */
    "default-value"?: string;
    /** @description Codes of the channels with the attribute. */
    channels?: string;
    /** @description Locale of the value, if it is localized. */
    locale?: string;
    /** @description Changes that the catalog makes to values. */
    transformations?: string;
    /** @description Rules that values must satisfy. */
    validations?: string;
    /** @description Code of the unique identifier, if the attribute is one. */
    "unique-code"?: string;
}
/** @description A model or a category, by its code. */
export interface CodeReference {
    /** @description The code. */
    code: string;
}
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
/** @description Attributes that products of a hierarchy have. */
export interface AttributeList {
    /** @description Attributes of the hierarchy, of its parents and of its children. */
    attributes: Attribute[];
}
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
    value?: CodeReference[] | null | undefined;
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
    value?: boolean | null | undefined;
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
    value?: number | null | undefined;
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
    value?: number | null | undefined;
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
    value?: string | Date | null | undefined;
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
    value?: string | null | undefined;
}
/** @description New value of one attribute of a service. Null, an empty list or a missing value removes it. */
export type AttributeUpdate = ValueListAttributeUpdate | BooleanAttributeUpdate | IntegerAttributeUpdate | DecimalAttributeUpdate | DateTimeAttributeUpdate | TextAttributeUpdate;
/** @description A code with its label. */
export interface CodeLabel {
    /** @description The code. */
    code: string;
    /** @description Name of the entity of the code, for people. */
    label: string;
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
export interface AttributesListQuery {
    /**
     * @description Code of a category.
     * @example wardrobes
     */
    hierarchy?: string | undefined;
    /** @description Number of levels of children to include below `hierarchy`. */
    max_level?: number | undefined;
    /** @description Also attributes that only the operator uses. */
    all_operator_attributes?: boolean | undefined;
    /** @description Only attributes that have a role, such as the title. */
    with_roles?: boolean | undefined;
    /** @description Only attributes of these channels. */
    channels?: string[] | undefined;
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
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
/** @description Bank account of the shop when the invoice was issued. `@type` decides the banking system and the fields. Assumption about the field that distinguishes the forms: always present. */
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
/**
 * Format: int32
 * @description Number of units for sale.
 */
export type AvailableUnits = number;
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
/**
 * @description Status of the pay-out of a billing cycle.
 *     - `TO_PAY`: Still to be paid.
 *     - `PAID`: Paid.
 *     - `FAILED`: The pay-out failed. `failure_reason` may contain the reason.
 */
export type PayOutState = "TO_PAY" | "PAID" | "FAILED" | (string & {});
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
/** @description Fields of a billing cycle that every role sees. */
export interface BillingCycleCore {
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
}
export interface BillingCyclesListQuery {
    /** @description Only these billing cycles. */
    id?: string[] | undefined;
    /** @description Only billing cycles of these shops. */
    shop_id?: number[] | undefined;
    /** @description Only billing cycles created at or after this time. */
    start_date?: string | Date | undefined;
    /** @description Only billing cycles created at or before this time. */
    end_date?: string | Date | undefined;
    /** @description Only billing cycles in these currencies. */
    currency?: CurrencyCode[] | undefined;
    /**
     * @description Only billing cycles in these pay-out states.
     *     - `TO_PAY`: Still to be paid.
     *     - `PAID`: Paid.
     *     - `FAILED`: The pay-out failed. `failure_reason` may contain the reason.
     */
    pay_out_state?: PayOutState[] | undefined;
    /**
     * @description Only billing cycles paid through these services.
     *     - `NOT_SPECIFIED`: None is specified.
     *     - `MANGOPAY`: Mangopay.
     *     - `MIRAKL_PAYOUT`: The pay-out service of the platform.
     *     - `OPERATOR`: The operator itself.
     */
    pay_out_psp_code?: PayOutService[] | undefined;
    /** @description Only billing cycles of these pay-out vouchers. */
    payment_voucher_number?: string[] | undefined;
    /** @description Number of entries per page. */
    limit?: number | undefined;
    /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
    /**
     * @description Sort field and direction of the list.
     *     - `dateCreated,ASC`: Oldest first.
     *     - `dateCreated,DESC`: Latest first.
     */
    sort?: "dateCreated,ASC" | "dateCreated,DESC" | undefined;
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
/**
 * @description Whether a service is booked, and if so, for a requested time or for a scheduled session.
 *     - `NO_BOOKING`: The service is not booked for a time.
 *     - `DATETIME_REQUEST`: The customer asks for a time.
 *     - `SCHEDULED_EVENTS`: The customer chooses a session.
 */
export type BookingType = "NO_BOOKING" | "DATETIME_REQUEST" | "SCHEDULED_EVENTS" | (string & {});
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
    values?: BooleanPriceInput[] | null | undefined;
}
/** @description One tax on an amount. */
export interface ServiceOrderTax {
    /** @description Amount of the tax in the currency of the order, in major units. */
    amount: number;
    /** @description Code of the tax. */
    code: string;
}
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
    value?: boolean | undefined;
    /** @description Refunded amount of the extra, in major units. */
    amount?: number | undefined;
    /** @description Taxes on that amount. */
    taxes?: ServiceOrderTax[] | undefined;
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
    value?: boolean | null | undefined;
    /** @description Price of the extra, in major units. Null together with `value` removes the option from the order. */
    amount?: number | null | undefined;
    /** @description Taxes on that price. Null removes them. */
    taxes?: ServiceOrderTax[] | null | undefined;
}
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
/**
 * @description Maximum number of prices by channel of an offer.
 *     - `MULTI`: Several prices by channel.
 *     - `SINGLE`: One price by channel.
 *     - `DISABLED`: None. Prices apply to all channels.
 */
export type ChannelPricing = "MULTI" | "SINGLE" | "DISABLED" | (string & {});
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
/** @description One tax on a commission. */
export interface CommissionTax {
    /** @description Amount of the tax, in major units. */
    amount: number;
    /** @description Code of the tax. */
    code: string;
}
/** @description A tax on the commission. */
export interface CommissionTaxAmount {
    /** @description Amount of the tax. */
    amount: number;
    /** @description Code of the tax. */
    code: string;
}
/**
 * @description Proof of consumption: a voucher code or a confirmation by the shop.
 *     - `VOUCHER`: The voucher code of the customer.
 *     - `CONFIRMATION_BY_SHOP`: The word of the shop.
 */
export type ConsumptionType = "VOUCHER" | "CONFIRMATION_BY_SHOP" | (string & {});
/** @description Whether an additional step of the converter is active. */
export interface ConversionOption {
    /**
     * @description Whether the step is active.
     *     - `ENABLED`: Active.
     *     - `DISABLED`: Inactive.
     */
    status?: "ENABLED" | "DISABLED" | (string & {}) | undefined;
}
/** @description Additional steps of the AI converter. */
export interface ConversionOptions {
    /** @description Enriching product data. */
    ai_enrichment?: ConversionOption | undefined;
    /** @description Rewriting product texts. */
    ai_rewrite?: ConversionOption | undefined;
    /** @description Translating product texts. */
    ai_translation?: ConversionOption | undefined;
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
/** @description Place that goods were shipped to. */
export interface DocumentLineDestination {
    /** @description Address that the goods were shipped to. */
    address?: ShipToAddress;
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
/**
 * @description Separator of the columns of a CSV file.
 *     - `COMMA`: A comma.
 *     - `SEMICOLON`: A semicolon.
 */
export type CsvDelimiter = "COMMA" | "SEMICOLON" | (string & {});
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
/** @description Whom the platform sells to. */
export interface CustomerModel {
    /** @description Customers are businesses. */
    b2b: boolean;
    /** @description Customers are private persons. */
    b2c: boolean;
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
/** @description Fields of attributes of every type. */
export interface ModelAttributeDetails {
    /** @description Code of the attribute. Values refer to it. */
    code: string;
    /** @description Name of the attribute, for people. */
    label: string;
    /** @description Number of values of a service. */
    service_configuration?: ElementCounts;
}
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
/** @description Customers pay the shop, not the operator. */
export interface DirectPaymentFeature {
    /** @description Whether direct payment is on. */
    activated: boolean;
    /** @description Whether refunds and cancellations are allowed with it. */
    refund_cancel_authorized: boolean;
}
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
/**
 * @description Issuer of a document.
 *     - `OPERATOR`: The operator.
 *     - `SHOP`: The shop.
 */
export type DocumentIssuerType = "OPERATOR" | "SHOP" | (string & {});
/** @description Owner of the company. */
export interface IssuerPerson {
    /** @description Form of address, such as Mr or Mrs. */
    civility?: string;
    /** @description First name of the person. */
    first_name?: string;
    /** @description Last name of the person. */
    last_name?: string;
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
 * @description Payment status of a document.
 *     - `PAID`: Paid.
 *     - `PENDING`: Not paid yet.
 */
export type DocumentPaymentState = "PAID" | "PENDING" | (string & {});
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
/**
 * @description Kind of document.
 *     - `INVOICE`: An invoice.
 *     - `CREDIT_NOTE`: A credit note, which corrects an invoice.
 */
export type RequestedDocumentType = "INVOICE" | "CREDIT_NOTE" | (string & {});
/**
 * @description Status of the request: in preparation, waiting for the document, fulfilled, or withdrawn.
 *     - `STAGING`: In preparation.
 *     - `TO_PROCESS`: Waiting for the document.
 *     - `ISSUED`: Fulfilled. The document is available.
 *     - `CANCELED`: Withdrawn.
 */
export type DocumentRequestState = "STAGING" | "TO_PROCESS" | "ISSUED" | "CANCELED" | (string & {});
/**
 * @description Entity that the document is about.
 *     - `PRODUCT_LOGISTIC_ORDER`: One product order.
 *     - `SHOP_BILLING_CYCLE_PURCHASE_ORDER`: Purchases from the shop in one billing cycle.
 *     - `LOGISTIC_PURCHASE_ORDER`: Purchases from the shop for one order.
 *     - `FEES`: Fees of the operator.
 *     - `ONE_OFF_FEES`: Single fees or credits of the operator.
 */
export type DocumentRequestEntityType = "PRODUCT_LOGISTIC_ORDER" | "SHOP_BILLING_CYCLE_PURCHASE_ORDER" | "LOGISTIC_PURCHASE_ORDER" | "FEES" | "ONE_OFF_FEES" | (string & {});
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
/** @description One page of document requests. */
export interface DocumentRequestPage {
    /** @description Document requests of this page. */
    data: DocumentRequest[];
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
    issue_date?: string | undefined;
    /**
     * Format: date-time
     * @description Due date of the payment, as on the document.
     */
    due_date?: string | undefined;
    /** @description Total without taxes on the document, in major units. */
    total_amount_excluding_taxes?: number | undefined;
    /** @description Total of all taxes on the document, in major units. */
    total_tax_amount?: number | undefined;
    /** @description The files, one per format. Send all formats of a request at once. */
    files: DocumentUploadFile[];
}
/** @description Which file fulfils which request. */
export interface DocumentUpload {
    /** @description Requests that the files fulfill, at most 50 files in one upload. */
    requests: DocumentUploadRequest[];
}
export interface DocumentRequestsUploadBody {
    /** @description The files. Each file has a distinct name. */
    files: (FileInput)[];
    /** @description The file of each request, a JSON part. */
    documents_input: DocumentUpload;
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
export interface DocumentsDeleteQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface DocumentsDownloadQuery {
    /** @description The documents to download (S30). */
    document_ids?: number[] | undefined;
    /** @description Shops to download all documents of. Assumption about shop_ids on the seller surface: accepted there too; without it, `shop_id` or the shop of the key is used. */
    shop_ids?: number[] | undefined;
    /** @description Only documents of these types (DO01). The response is then always a ZIP. */
    type_codes?: string[] | undefined;
}
export interface DocumentsListQuery {
    /** @description The shops to list documents of. */
    shop_ids?: number[] | undefined;
    /** @description Only documents that changed at or after this time. */
    updated_since?: string | Date | undefined;
    /** @description Lists deleted documents too, with their `date_deleted`. Assumption about Default of include_deleted: false. */
    include_deleted?: boolean | undefined;
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
export interface DocumentsUploadQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
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
/** @description If enabled, the list of invoices receives no new data. Use document requests and billing cycles instead. */
export interface EnhancedSellerInvoicing {
    /** @description Whether enhanced seller invoicing is on. */
    enabled: boolean;
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
/** @description The items that trigger the reward. */
export type TriggerSelection = AllItemsSelection | OfferSelection | ProductSelection | CategorySelection | BrandSelection;
/** @description A purchase of each multiple of an amount. */
export interface EveryAmountTrigger {
    /**
     * @description Marks multiples of an amount.
     * @constant
     */
    type: "EVERY_AMOUNT";
    /** @description The items that trigger the reward. */
    selection?: TriggerSelection | undefined;
    /** @description Amount that triggers the reward. */
    amount_purchased: number;
}
/** @description A purchase of each multiple of a quantity. */
export interface EveryQuantityTrigger {
    /**
     * @description Marks multiples of a quantity.
     * @constant
     */
    type: "EVERY_QUANTITY";
    /** @description The items that trigger the reward. */
    selection?: TriggerSelection | undefined;
    /**
     * Format: int32
     * @description Quantity that triggers the reward.
     */
    quantity_purchased: number;
    /** @description Whether the quantity must be of one offer. */
    same_item_purchased?: boolean | undefined;
}
/** @description Time at which the carrier expects to deliver. */
export interface ExpectedDelivery {
    /** @description Earliest delivery. */
    earliest?: CarrierDate;
    /** @description Latest delivery. */
    latest?: CarrierDate;
}
/** @description A campaign with the offer. */
export interface ExportedCampaign {
    /** @description Identifier of the campaign. */
    identifier?: string;
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
/** @description Contribution to one scheme of extended producer responsibility. */
export interface OfferEcoContributionInput {
    /** @description Country and product category of an extended producer responsibility scheme. */
    epr_category_code: EprCategoryCode;
    /** @description Amount of the contribution. */
    eco_contribution_amount?: number | undefined;
    /** @description Registration number of the producer. */
    producer_id?: string | undefined;
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
/** @description An error of one field, line or document. */
export interface FieldFault {
    /** @description Machine-readable code such as `VALIDATION_ERROR`. */
    code?: string;
    /** @description The field at fault. */
    field?: string;
    /** @description Explanation for a person. */
    message?: string;
}
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
/** @description Totals of the billing cycle, including advertising. */
export type FrontBillingSummary = {
    /** @description Charged advertising, without taxes. */
    total_mirakl_ads_debit_excl_tax?: number;
    /** @description Charged advertising, taxes included. */
    total_mirakl_ads_debit_incl_tax?: number;
    /** @description Credited advertising, without taxes. */
    total_mirakl_ads_credit_excl_tax?: number;
    /** @description Credited advertising, taxes included. */
    total_mirakl_ads_credit_incl_tax?: number;
} & BillingSummary;
/** @description A period that a shop is billed and paid for, with its advertising. */
export type FrontBillingCycle = {
    /** @description Totals of the cycle, by kind of transaction. */
    summary?: FrontBillingSummary;
} & BillingCycleCore;
/** @description One page of billing cycles. */
export interface FrontBillingCyclePage {
    /** @description Billing cycles of this page. */
    data: FrontBillingCycle[];
    /** @description Token of the next page. Null or absent on the last page. */
    next_page_token?: string | null;
    /** @description Token of the previous page. Null or absent on the first page. */
    previous_page_token?: string | null;
}
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
/** @description An accounting document of the operator for a shop. `type` decides its kind. Assumption about the field that distinguishes the forms: always present. */
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
export interface HierarchiesListQuery {
    /**
     * @description Code of a category.
     * @example wardrobes
     */
    hierarchy?: string | undefined;
    /** @description Number of levels of children to include below `hierarchy`. */
    max_level?: number | undefined;
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
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
export interface ImportsCreateQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ImportsErrorReportQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ImportsGetQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ImportsListQuery {
    /**
     * @description Only imports since this time.
     * @example 2026-04-01T06:00:00Z
     */
    last_request_date?: string | Date | undefined;
    /**
     * @description Only imports in this state.
     *     - `CANCELLED`: Cancelled.
     *     - `WAITING`: Waiting to be imported.
     *     - `RUNNING`: Being imported.
     *     - `SENT`: Sent. The outcome is not known yet.
     *     - `COMPLETE`: Done.
     *     - `FAILED`: Failed.
     */
    status?: "CANCELLED" | "WAITING" | "RUNNING" | "SENT" | "COMPLETE" | "FAILED" | undefined;
    /** @description Only imports with a transformed file, or only imports without one. */
    has_transformed_file?: boolean | undefined;
    /**
     * @description Sort field of the list.
     *     - `dateCreated`: By the date of creation.
     */
    sort?: "dateCreated" | undefined;
    /**
     * @description Direction of the sort.
     *     - `asc`: Ascending, the lowest or oldest first.
     *     - `desc`: Descending, the highest or latest first.
     */
    order?: "asc" | "desc" | undefined;
    /** @description Number of entries per page. */
    max?: number | undefined;
    /** @description Number of entries to skip. */
    offset?: number | undefined;
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ImportsNewProductReportQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ImportsTransformationErrorReportQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ImportsTransformedFileQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
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
/** @description Error body of the instance. Newer operations use `errors` instead of `message`. Read `message` first. */
export interface InstanceError {
    /** @description Explanation for people, which names the invalid parameter or field. */
    message?: string;
    /**
     * Format: int32
     * @description The HTTP status again.
     * @example 400
     */
    status?: number;
    /** @description Errors, one entry per fault. Absent if `message` contains everything. */
    errors?: FieldFault[];
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
/** @description A problem of one attribute. */
export interface IntegrationDetail {
    /** @description Code of the attribute (PM11). */
    attribute_code: string;
    /** @description Kind of error, for programs. */
    code: string;
    /** @description Description of the problem, for people. */
    message?: string;
}
/** @description An accounting document of the operator for a shop. `type` decides its kind. Assumption about the field that distinguishes the forms: always present. */
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
 * @description Kind of document. ALL stands for every kind.
 *     - `ALL`: Every kind.
 *     - `AUTO_INVOICE`: Invoices that close a billing cycle.
 *     - `MANUAL_INVOICE`: Manual invoices of the operator.
 *     - `MANUAL_CREDIT`: Manual credits of the operator.
 * @default AUTO_INVOICE
 * @enum {string}
 */
export type InvoiceTypeFilter = "ALL" | "AUTO_INVOICE" | "MANUAL_INVOICE" | "MANUAL_CREDIT";
/** @description An accounting document of the operator for a shop. `type` decides its kind. Assumption about the field that distinguishes the forms: always present. */
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
export interface InvoicesDownloadQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface InvoicesListQuery {
    /** @description Only these invoices. */
    invoice_id?: number[] | undefined;
    /**
     * @description The kind of document.
     *     - `ALL`: Every kind.
     *     - `AUTO_INVOICE`: Invoices that close a billing cycle.
     *     - `MANUAL_INVOICE`: Manual invoices of the operator.
     *     - `MANUAL_CREDIT`: Manual credits of the operator.
     */
    type?: InvoiceTypeFilter | undefined;
    /** @description Only documents created at or after this time. */
    start_date?: string | Date | undefined;
    /** @description Only documents created at or before this time. */
    end_date?: string | Date | undefined;
    /** @description Only documents in this currency. */
    currency?: CurrencyCode | undefined;
    /**
     * @description Only documents in this payment state.
     *     - `PENDING`: Not paid yet.
     *     - `PAID`: Paid.
     *     - `FAILED`: The payment failed. `failure_reason` may contain the reason.
     */
    payment_status?: InvoicePaymentState | undefined;
    /**
     * @description Only documents issued by these.
     *     - `OPERATOR`: A person of the operator.
     *     - `BATCH`: The scheduled billing run.
     *     - `PARTNER`: A connected system.
     */
    issuing_user_types?: InvoiceIssuerType[] | undefined;
    /**
     * @description Only documents paid through these services.
     *     - `NOT_SPECIFIED`: None is specified.
     *     - `MANGOPAY`: Mangopay.
     *     - `MIRAKL_PAYOUT`: The pay-out service of the platform.
     *     - `OPERATOR`: The operator itself.
     */
    pay_out_psp_codes?: PayOutService[] | undefined;
    /** @description Only documents of these billing cycles. */
    seller_billing_cycle_id?: string[] | undefined;
    /** @description Number of entries per page. */
    max?: number | undefined;
    /** @description Number of entries to skip. */
    offset?: number | undefined;
    /**
     * @description Sort field of the list.
     *     - `dateCreated`: By the date of creation.
     */
    sort?: "dateCreated" | undefined;
    /**
     * @description Direction of the sort.
     *     - `asc`: Ascending, the lowest or oldest first.
     *     - `desc`: Descending, the highest or latest first.
     */
    order?: "asc" | "desc" | undefined;
    /** @description Only documents of this shop. */
    shop?: number | undefined;
    /** @description Only documents of the shop with this identifier at the operator. */
    shop_operator_internal_id?: string | undefined;
    /**
     * @description Only documents of these kinds of shop.
     *     - `MARKETPLACE`: The shop sells on its own account.
     *     - `DROPSHIP`: The operator sells and the shop ships.
     *     - `ONE_CREDITOR`: The operator is the only creditor of the customer.
     */
    shop_model?: ShopModel[] | undefined;
    /**
     * @description Only documents in these states.
     *     - `DRAFT`: Still a draft.
     *     - `GENERATED`: Generated, not complete yet.
     *     - `COMPLETE`: Complete.
     */
    states?: ("DRAFT" | "GENERATED" | "COMPLETE")[] | undefined;
    /** @description Only documents of this pay-out voucher. */
    payment_voucher_number?: string | undefined;
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
/** @description Last known place of the shipment. */
export interface LastKnownLocation {
    /** @description Name of the place. */
    location?: string;
    /** @description Time at which the shipment was seen there. */
    occurrence_date?: CarrierDate;
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
/**
 * Format: int32
 * @description Allowed number of units per order.
 */
export type MaximumPerOrder = number;
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
    max_per_order?: MaximumPerOrder | undefined;
}
/** @description The real measure of one line. */
export interface LineAdjustment {
    /** @description Identifier of the order line. */
    order_line_id: string;
    /** @description Real measure of the line. */
    actual_measurement: number;
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
/** @description Address that the line is shipped from. */
export interface LineOriginAddressInput {
    /** @description Town or city. */
    city?: string | undefined;
    /** @description ISO 3166-1 alpha-3 code of the country. */
    country_iso_code: string;
    /** @description State, province or region. */
    state?: string | undefined;
    /** @description First line of the street. */
    street_1?: string | undefined;
    /** @description Second line of the street. */
    street_2?: string | undefined;
    /** @description Postal code. Required except in countries without postal codes. */
    zip_code?: string | undefined;
}
/** @description Warehouse of the shop. */
export interface LineWarehouseInput {
    /** @description Code of the warehouse. */
    code?: string | undefined;
}
/** @description A warehouse of the shop, or an address. */
export interface LineOriginUpdate {
    /** @description The address. */
    address?: LineOriginAddressInput | undefined;
    /** @description Warehouse that the line is shipped from. */
    warehouse?: LineWarehouseInput | undefined;
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
/** @description A campaign of the operator. */
export interface OrderCampaign {
    /** @description Identifier of the campaign. */
    identifier: string;
}
/**
 * @description Kind of the reward.
 *     - `AMOUNT_OFF`: An amount is taken off.
 *     - `FREE_ITEMS`: Some items are free.
 *     - `PERCENTAGE_OFF`: A percentage is taken off.
 *     - `REDUCED_UNIT_PRICE`: Each unit has a lower price.
 */
export type PromotionType = "AMOUNT_OFF" | "FREE_ITEMS" | "PERCENTAGE_OFF" | "REDUCED_UNIT_PRICE" | (string & {});
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
/**
 * @description How the amount of a tax follows from the price.
 *     - `PROPORTIONAL_TO_AMOUNT`: In proportion to the amount.
 *     - `NONE`: Not at all.
 */
export type TaxCalculationRule = "PROPORTIONAL_TO_AMOUNT" | "NONE" | (string & {});
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
 *     - `PARTIAL_UPDATE`: Deprecated. Assumption: it means the same as NORMAL.
 *     - `REPLACE`: Other offers of the shop are deleted.
 */
export type OfferImportMode = "NORMAL" | "REPLACE" | "PARTIAL_UPDATE" | (string & {});
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
     *     - `PARTIAL_UPDATE`: Deprecated. Assumption: it means the same as NORMAL.
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
/** @description A thread in a list. It contains its last messages if they were requested. */
export type ListedThread = {
    /** @description The last messages of the thread, at most 100. Absent unless requested. */
    messages?: ThreadMessage[];
} & ThreadDetails;
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
/** @description How customers reach the location. */
export interface LocationContact {
    /** @description E-mail address for customers. */
    email?: string | undefined;
    /** @description Phone number for customers. */
    phone?: string | undefined;
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
    monday?: OpeningHours[] | undefined;
    /** @description Opening hours of a Tuesday. */
    tuesday?: OpeningHours[] | undefined;
    /** @description Opening hours of a Wednesday. */
    wednesday?: OpeningHours[] | undefined;
    /** @description Opening hours of a Thursday. */
    thursday?: OpeningHours[] | undefined;
    /** @description Opening hours of a Friday. */
    friday?: OpeningHours[] | undefined;
    /** @description Opening hours of a Saturday. */
    saturday?: OpeningHours[] | undefined;
    /** @description Opening hours of a Sunday. */
    sunday?: OpeningHours[] | undefined;
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
/** @description A location that was created with SL01. */
export interface LocationReference {
    /** @description Identifier of the location. */
    id: string;
}
/** @description A new location. */
export interface LocationRequest {
    /** @description Name of the location, as shown to customers. */
    label: string;
    /** @description Description of the location, for customers. */
    description?: string | undefined;
    /** @description A place, a circle around a place, or a list of zones. Contains only the readable address or the zone reference. */
    geography: GeographyInput;
    /** @description How customers reach the location. */
    contact_info?: LocationContact | undefined;
    /** @description Opening hours of an ordinary week. On days without entries, the location is closed. */
    opening_hours?: WeeklyOpeningHours | undefined;
}
/**
 * @description Location type of a service.
 *     - `NO_LOCATION`: The service has no place.
 *     - `AT_CUSTOMER_LOCATION`: At the customer's.
 *     - `AT_SHOP_LOCATION`: At a location of the shop.
 */
export type LocationType = "NO_LOCATION" | "AT_CUSTOMER_LOCATION" | "AT_SHOP_LOCATION" | (string & {});
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
/** @description Text of the message. */
export type MessageBody = string;
/** @description Files of the message. */
export type MessageFiles = (FileInput)[];
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
    id?: string | undefined;
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
/** @description Topic of the thread, as a text or as a reason. Assumption about the field that distinguishes the forms: always present. */
export type TopicInput = FreeTextTopic | ReasonTopic;
/** @description A message for a thread. */
export interface MessageInput {
    /** @description Text of the message. */
    body: MessageBody;
    /** @description Participants that receive the message. They must be authorized participants of the thread. */
    to: Recipient[];
    /** @description New topic. Default: the thread keeps its topic. */
    topic?: TopicInput | undefined;
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
/** @description A message for a thread, and its files. */
export interface MessageRequest {
    /** @description Files of the message. */
    files?: MessageFiles | undefined;
    /** @description Recipients and text of the message, a JSON part. */
    message_input: MessageInput;
}
/** @description The message that was added, and its thread. */
export interface MessageSent {
    /** @description Identifier of the message. */
    message_id: string;
    /** @description Identifier of the new or existing thread. */
    thread_id: string;
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
/** @description A purchase of at least an amount. */
export interface MinimumAmountTrigger {
    /**
     * @description Marks a lowest amount.
     * @constant
     */
    type: "MINIMUM_AMOUNT";
    /** @description The items that trigger the reward. */
    selection?: TriggerSelection | undefined;
    /** @description Amount that triggers the reward. */
    amount_purchased: number;
}
/** @description A purchase of at least a quantity. */
export interface MinimumQuantityTrigger {
    /**
     * @description Marks a lowest quantity.
     * @constant
     */
    type: "MINIMUM_QUANTITY";
    /** @description The items that trigger the reward. */
    selection?: TriggerSelection | undefined;
    /**
     * Format: int32
     * @description Quantity that triggers the reward.
     */
    quantity_purchased: number;
    /** @description Whether the quantity must be of one offer. */
    same_item_purchased?: boolean | undefined;
}
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
export interface ModelsListQuery {
    /** @description Only models of these categories. */
    category_code?: string[] | undefined;
    /** @description Only these models. */
    model_code?: string[] | undefined;
    /**
     * @description Only models with these types of location.
     *     - `NO_LOCATION`: The service has no place.
     *     - `AT_CUSTOMER_LOCATION`: At the customer's.
     *     - `AT_SHOP_LOCATION`: At a location of the shop.
     */
    location_type?: ("NO_LOCATION" | "AT_CUSTOMER_LOCATION" | "AT_SHOP_LOCATION")[] | undefined;
    /**
     * @description Only models with these types of booking.
     *     - `NO_BOOKING`: The service is not booked for a time.
     *     - `DATETIME_REQUEST`: The customer asks for a time.
     *     - `SCHEDULED_EVENTS`: The customer chooses a session.
     */
    booking_type?: ("NO_BOOKING" | "DATETIME_REQUEST" | "SCHEDULED_EVENTS")[] | undefined;
    /**
     * @description Only models with these types of consumption.
     *     - `VOUCHER`: The voucher code of the customer.
     *     - `CONFIRMATION_BY_SHOP`: The word of the shop.
     */
    consumption_type?: ("VOUCHER" | "CONFIRMATION_BY_SHOP")[] | undefined;
    /**
     * @description Sort field and direction of the list.
     *     - `title,ASC`: By name, A first.
     *     - `title,DESC`: By name, Z first.
     *     - `code,ASC`: By code, A first.
     *     - `code,DESC`: By code, Z first.
     */
    sort?: "title,ASC" | "title,DESC" | "code,ASC" | "code,DESC" | undefined;
    /** @description Number of entries per page. */
    limit?: number | undefined;
    /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
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
    options?: PriceOptionInput[] | undefined;
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
    accepted?: boolean | null | undefined;
    /** @description Description by the customer. */
    description?: string | undefined;
    /** @description Address of the shipping label. */
    label_url?: string | null | undefined;
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
    reason_code?: ReturnReason | undefined;
    /** @description Returned lines of the order. */
    return_lines: NewReturnLine[];
    /** @description Number that authorizes the return. */
    rma?: string | null | undefined;
}
/** @description Units of one order line in the shipment. */
export interface ShipmentLine {
    /** @description Identifier of the order line. */
    order_line_id?: string | undefined;
    /**
     * @deprecated
     * @description Use `order_line_id` instead.
     */
    offer_sku?: string | undefined;
    /** @description The package of the shipment that holds the items. */
    package_reference?: string | undefined;
    /**
     * Format: int32
     * @description Units in the shipment.
     */
    quantity: number;
}
/** @description Carrier and tracking number. For a carrier of SH21, send `carrier_code`, and its tracking URL is computed. For others, send `carrier_name` and optionally the full `tracking_url`. */
export interface ShipmentTrackingInput {
    /** @description A registered carrier. */
    carrier_code?: string | undefined;
    /** @description Needed for an unregistered carrier. */
    carrier_name?: string | undefined;
    /** @description Code of the carrier that all instances share. */
    carrier_standard_code?: string | undefined;
    /** @description Tracking number of the shipment. */
    tracking_number?: string | undefined;
    /** @description Full URL, for an unregistered carrier. */
    tracking_url?: string | undefined;
}
/** @description Origin of the shipment. */
export interface ShippingOriginInput {
    /** @description Warehouse that the shipment leaves from. */
    warehouse?: {
        /** @description Code of the warehouse. */
        code?: string | undefined;
    } | undefined;
}
/** @description Items of one order that are shipped together. */
export interface NewShipment {
    /** @description Identifier of the order. */
    order_id: string;
    /** @description Contents of the shipment, one entry per order line. */
    shipment_lines: ShipmentLine[];
    /** @description Whether the shipment has left already. */
    shipped?: boolean | undefined;
    /** @description Reference of the invoice of the shipment. */
    invoice_reference?: string | undefined;
    /** @description Carrier and tracking number. For a carrier of SH21, send `carrier_code`, and its tracking URL is computed. For others, send `carrier_name` and optionally the full `tracking_url`. */
    tracking?: ShipmentTrackingInput | undefined;
    /** @description Origin of the shipment. */
    shipping_from?: ShippingOriginInput | undefined;
    /** @description Values of custom fields of shipments. */
    shipment_additional_information?: AdditionalInformationInput[] | undefined;
}
/** @description The service is not booked for a time. */
export interface NoBooking {
    /**
     * @description Marks a service without a booked time.
     * @constant
     */
    type: "NO_BOOKING";
}
/** @description The service has no place. */
export interface NoLocation {
    /**
     * @description Marks a service without a place.
     * @constant
     */
    type: "NO_LOCATION";
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
/** @description A tax on the order level. */
export interface NullableRateOrderTax {
    /** @description Code of the tax. */
    code: string;
    /** @description Rate of the tax, in percent. */
    rate?: number | null;
    /** @description Amount of the tax. */
    total_amount: number;
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
/** @description The discount on the default price. */
export interface OfferDiscountInput {
    /** @description Price of one unit with the discount. */
    price?: number | undefined;
    /** @description Start of the discount. */
    start_date?: string | undefined;
    /** @description End of the discount. */
    end_date?: string | undefined;
    /** @description Discounted prices by quantity. */
    ranges?: OfferPriceRange[] | undefined;
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
/** @description The offers and the form of an export. */
export interface OfferExportRequest {
    /**
     * Format: date-time
     * @description Only offers that changed since this time, also deleted and inactive ones. Default: all active offers.
     */
    last_request_date?: string | Date | undefined;
    /** @description Whether a full export contains inactive offers. Refused together with `last_request_date`. Default: false. */
    include_inactive_offers?: boolean | undefined;
    /**
     * @description Format of the files. Default: CSV.
     *     - `text/csv`: CSV with semicolons.
     *     - `application/json`: JSON.
     * @enum {string}
     */
    export_type?: "text/csv" | "application/json" | undefined;
    /**
     * Format: int64
     * @description Highest number of offers in a file.
     */
    items_per_chunk?: number | undefined;
    /**
     * Format: int64
     * @description Highest size of a file in megabytes.
     */
    megabytes_per_chunk?: number | undefined;
    /** @description Channels of the prices. Default: the default prices. */
    channel_codes?: string[] | undefined;
    /** @description Shipping zones of the shipping charges. */
    shipping_zones?: string[] | undefined;
    /** @description Additional fields. */
    include_fields?: string[] | undefined;
    /** @description Only offers in these campaigns. */
    ongoing_discount_campaign_identifiers?: string[] | undefined;
    /** @description New names of columns by their names. For CSV only. */
    rename_fields?: {
        [key: string]: string;
    } | undefined;
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
/** @description One line of a file with offers. An empty cell is a missing value. */
export interface OfferFileRow {
    /** @description Identifier of the offer in the shop. */
    sku?: string | undefined;
    /** @description Identifier of the product. */
    "product-id"?: string | undefined;
    /**
     * @description Type of the identifier.
     * @example EAN
     */
    "product-id-type"?: string | undefined;
    /** @description Description of the offer. */
    description?: string | undefined;
    /** @description Description that only the shop reads. */
    "internal-description"?: string | undefined;
    /** @description Price of one unit without a discount. */
    price?: string | undefined;
    /** @description Additional text about the price. */
    "price-additional-info"?: string | undefined;
    /** @description Quantity in stock. */
    quantity?: string | undefined;
    /** @description Quantity at which the platform warns the shop. */
    "min-quantity-alert"?: string | undefined;
    /** @description Code of the condition (OF61). */
    state?: string | undefined;
    /** @description Time from which the offer can be bought. */
    "available-start-date"?: string | undefined;
    /** @description Time until which the offer can be bought. */
    "available-end-date"?: string | undefined;
    /** @description Price of one unit with the discount. */
    "discount-price"?: string | undefined;
    /** @description Start of the discount. */
    "discount-start-date"?: string | undefined;
    /** @description End of the discount. */
    "discount-end-date"?: string | undefined;
    /** @description Discounted prices by quantity, such as `5|9.5,10|9`. */
    "discount-ranges"?: string | undefined;
    /** @description Whether customers may request quotes. */
    "allow-quote-requests"?: string | undefined;
    /** @description Days between the order and its shipment. */
    "leadtime-to-ship"?: string | undefined;
    /** @description Lowest quantity in one order. */
    "min-order-quantity"?: string | undefined;
    /** @description Highest quantity in one order. */
    "max-order-quantity"?: string | undefined;
    /** @description Quantity of a package. */
    "package-quantity"?: string | undefined;
    /** @description `update` or empty to create or change the offer, `delete` to delete it. */
    "update-delete"?: string | undefined;
    /** @description Prices by quantity, such as `5|9.9,10|9.5`. */
    "price-ranges"?: string | undefined;
    /** @description Amount of the eco tax. */
    ecotax?: string | undefined;
    /** @description Whether the offer can be gift-wrapped. */
    "gift-wrap"?: string | undefined;
    /** @description Lowest quantity in one order. Use `min-order-quantity`. */
    "min-quantity-ordered"?: string | undefined;
    /** @description Code of the logistic class (SH31). */
    "logistic-class"?: string | undefined;
    /** @description Price in a channel. One column for each channel, named by its code. */
    "price[channel=<code>]"?: string | undefined;
    /** @description Price with the discount in a channel. */
    "discount-price[channel=<code>]"?: string | undefined;
    /** @description Start of the discount in a channel. */
    "discount-start-date[channel=<code>]"?: string | undefined;
    /** @description End of the discount in a channel. */
    "discount-end-date[channel=<code>]"?: string | undefined;
    /** @description Discounted prices by quantity in a channel. */
    "discount-ranges[channel=<code>]"?: string | undefined;
    /** @description Prices by quantity in a channel. */
    "price-ranges[channel=<code>]"?: string | undefined;
    /** @description Unit of the price, if the platform uses units. */
    "pricing-unit"?: string | undefined;
    /** @description Tax code of the product, if the platform uses tax codes. */
    "product-tax-code"?: string | undefined;
    /** @description Registration number of the producer, if the platform uses schemes. */
    "producer-id[<EPR category code>]"?: string | undefined;
    /** @description Contribution to a scheme, if the platform uses schemes. */
    "eco-contribution-amount[<EPR category code>]"?: string | undefined;
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
     *     - `PARTIAL_UPDATE`: Deprecated. Assumption: it means the same as NORMAL.
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
/** @description One page of imports of offers. */
export interface OfferImportPage {
    /** @description Imports of this page. */
    data: ListedOfferImport[];
    /** @description Token of the next page. Null or absent on the last page. */
    next_page_token?: string | null;
    /** @description Token of the previous page. Null or absent on the first page. */
    previous_page_token?: string | null;
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
     *     - `PARTIAL_UPDATE`: Deprecated, use NORMAL. Assumption: it means the same.
     *     - `REPLACE`: The import deletes all offers of the shop that the file leaves out.
     * @enum {string}
     */
    import_mode: "NORMAL" | "REPLACE" | "PARTIAL_UPDATE";
    /** @description Whether the products of the file are in the operator's format and need no mapping. Default: false. */
    operator_format?: boolean | undefined;
    /** @description Whether the file also contains products. They are imported first. Default: false. */
    with_products?: boolean | undefined;
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
/** @description Class of goods that decides the shipping charges. */
export interface OfferLogisticClass {
    /** @description Code of the class, as SH31 lists it. */
    code: string;
    /** @description Name of the class, in the requested language. */
    label: string;
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
export interface OfferVolumePriceInput {
    /**
     * Format: int32
     * @description Lowest quantity of this price.
     */
    quantity_threshold: number;
    /** @description Price of one unit without the discount. */
    unit_origin_price: number;
    /** @description Price of one unit with the discount. */
    unit_discount_price?: number | undefined;
}
/** @description Prices of an offer in one channel. */
export interface OfferPriceInput {
    /** @description Code of the channel. Null: the default prices. */
    channel_code?: string | null | undefined;
    /** @description Price of one unit without the discount. */
    unit_origin_price?: number | undefined;
    /** @description Price of one unit with the discount. */
    unit_discount_price?: number | undefined;
    /** @description Start of the discount. Null: no start. */
    discount_start_date?: string | null | undefined;
    /** @description End of the discount. Null: no end. */
    discount_end_date?: string | null | undefined;
    /** @description Prices by quantity. */
    volume_prices?: OfferVolumePriceInput[] | undefined;
}
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
/** @description A retail price and its discount. */
export interface OfferRetailPriceInput {
    /** @description Retail price of one unit without the discount. */
    unit_origin_price?: number | undefined;
    /** @description Retail price of one unit with the discount. */
    unit_discount_price?: number | undefined;
    /** @description Start of the discount. Null: no start. */
    discount_start_date?: string | null | undefined;
    /** @description End of the discount. Null: no end. */
    discount_end_date?: string | null | undefined;
}
/** @description A condition of an offered product, such as new or refurbished. */
export interface OfferState {
    /** @description Code of the condition. */
    code: string;
    /** @description Name of the condition, in the requested language. */
    label: string;
}
/** @description The import of the offers. */
export interface OfferUpsertStarted {
    /**
     * Format: int64
     * @description Identifier of the import, used to read its status with OF02.
     */
    import_id: number;
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
export interface OffersExportQuery {
    /** @description Only offers that changed at or after this time. Default: all active offers. */
    last_request_date?: string | Date | undefined;
    /** @description Channels of the price columns. Default: the default prices. */
    channel_codes?: string[] | undefined;
    /** @description Zones of the columns of shipping charges. */
    shipping_zones?: string[] | undefined;
    /** @description Whether a full export contains inactive offers. Refused together with `last_request_date`. */
    include_inactive_offers?: boolean | undefined;
    /** @description Additional columns. */
    include_fields?: string[] | undefined;
    /**
     * @description Only offers of shops with these sales models, sent as one comma-separated list.
     *     - `MARKETPLACE`: The shop sells on its own account.
     *     - `DROPSHIP`: The operator sells and the shop ships.
     *     - `ONE_CREDITOR`: The operator is the only creditor of the customer.
     */
    models?: ShopModel[] | undefined;
}
export interface OffersGetQuery {
    /**
     * @description Channel of `applicable_pricing`. Default: the default prices.
     * @example acme_web
     */
    pricing_channel_code?: string | undefined;
    /** @description Customer organization of `applicable_pricing`. Default: none. */
    pricing_customer_organization_id?: string | undefined;
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
/**
 * @description State of a refund in its old form.
 *     - `WAITING_REFUND`: Waits to be paid.
 *     - `WAITING_REFUND_PAYMENT`: The payment waits for confirmation.
 *     - `REFUNDED`: Paid.
 */
export type OldRefundState = "WAITING_REFUND" | "WAITING_REFUND_PAYMENT" | "REFUNDED" | (string & {});
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
/** @description A decimal number, with its settings on orders. */
export type OperatorDecimalModelAttribute = {
    /** @description Settings of the attribute on an order. */
    order_configuration?: AttributeOrderConfiguration;
} & DecimalModelAttribute;
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
/** @description An attribute without type settings, with its settings on orders. */
export type OperatorPlainModelAttribute = {
    /** @description Settings of the attribute on an order. */
    order_configuration?: AttributeOrderConfiguration;
} & PlainModelAttribute;
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
 * @description A fixed or an estimated price, one for all units or one per kind of unit (`_MULTI`).
 *     - `FIXED_PRICE`: A fixed price, the same for every unit.
 *     - `ESTIMATED_PRICE`: An estimated price, the same for every unit.
 *     - `FIXED_PRICE_MULTI`: A fixed price for each kind of unit.
 *     - `ESTIMATED_PRICE_MULTI`: An estimated price for each kind of unit.
 */
export type PricingType = "FIXED_PRICE" | "ESTIMATED_PRICE" | "FIXED_PRICE_MULTI" | "ESTIMATED_PRICE_MULTI" | (string & {});
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
/** @description A product file and its settings. */
export interface ProductImportRequest {
    /**
     * Format: binary
     * @description The product file as CSV, XML or XLSX.
     */
    file: FileInput;
    /** @description Whether the file is in the operator's format and needs no mapping. */
    operator_format?: boolean | undefined;
    /**
     * @description Conversion type of the catalog transformation. Default: the shop's setting, if the feature is on.
     *     - `AI_CONVERTER`: The AI converter converts the file.
     *     - `STANDARD`: The standard converter converts the file.
     * @enum {string}
     */
    conversion_type?: "AI_CONVERTER" | "STANDARD" | undefined;
    /** @description Additional steps of the AI converter. */
    conversion_options?: ConversionOptions | undefined;
}
/** @description A product file of a shop and its settings. */
export type OperatorProductImportRequest = {
    /**
     * Format: int64
     * @description Shop of the products in the file.
     * @example 2001
     */
    shop: number;
} & ProductImportRequest;
/** @description Proof of consumption of a service. */
export interface ServiceConsumption {
    /**
     * @description Proof of consumption: a voucher code or a confirmation by the shop.
     *     - `VOUCHER`: The voucher code of the customer.
     *     - `CONFIRMATION_BY_SHOP`: The word of the shop.
     */
    type: ConsumptionType;
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
/** @description Booked time of the service. */
export type ServiceOrderBooking = NoBooking | RequestedTime | BookedSession;
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
/** @description Price for the customer. */
export type ServiceOrderPrice = SingleServiceOrderPrice | MultiServiceOrderPrice;
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
/**
 * @description Whether orders are accepted automatically.
 *     - `AUTOMATIC`: Orders are accepted without the shop.
 *     - `NOT_AUTOMATIC`: The shop accepts each order.
 *     - `BOTH`: Both occur.
 */
export type OrderAcceptanceMode = "AUTOMATIC" | "NOT_AUTOMATIC" | "BOTH" | (string & {});
/** @description Real measures of up to 100 order lines. */
export interface OrderAdjustmentRequest {
    /** @description The lines. */
    order_lines: LineAdjustment[];
}
/** @description The lines of the request, each with its adjustment or its errors. */
export interface OrderAdjustmentResult {
    /** @description The lines of the request. */
    order_lines_adjusted?: AdjustedLine[];
}
/** @description An amount of a tax or fee, by its code. */
export interface OrderAmountInput {
    /** @description The amount. */
    amount?: number | undefined;
    /** @description Code of the tax or fee. */
    code?: string | undefined;
}
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
/** @description Changes of the address for the bill. */
export interface OrderBillingAddressUpdate {
    /** @description Town or city. */
    city?: string | null | undefined;
    /** @description Form of address, such as Mr or Mrs. */
    civility?: string | null | undefined;
    /** @description Company of the receiver. */
    company?: string | null | undefined;
    /** @description Second line of the company. */
    company_2?: string | null | undefined;
    /** @description Name of the country. */
    country?: string | null | undefined;
    /** @description ISO 3166-1 alpha-3 code of the country. */
    country_iso_code?: CountryCode | null | undefined;
    /** @description First name. */
    firstname?: string | null | undefined;
    /** @description Last name. */
    lastname?: string | null | undefined;
    /** @description First phone number. */
    phone?: string | null | undefined;
    /** @description Second phone number. */
    phone_secondary?: string | null | undefined;
    /** @description State, province or region. */
    state?: string | null | undefined;
    /** @description First line of the street. */
    street_1?: string | null | undefined;
    /** @description Second line of the street. */
    street_2?: string | null | undefined;
    /** @description Postal code. */
    zip_code?: string | null | undefined;
}
/** @description A fee on the order that the customer pays. */
export interface OrderFee {
    /** @description Amount of the fee. */
    amount: number;
    /** @description Code of the fee. */
    code: string;
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
/** @description A cancelation of a part of one line. */
export interface OrderCancelationInput {
    /** @description Identifier of the order line. */
    order_line_id: string;
    /** @description Amount to cancel, without shipping. */
    amount: number;
    /** @description Currency of the amounts. Required if it isn't the currency of the platform. */
    currency_iso_code?: CurrencyCode | undefined;
    /** @description Fees to cancel. */
    fees?: OrderAmountInput[] | undefined;
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
    shipping_taxes?: OrderAmountInput[] | undefined;
    /** @description Taxes on the amount to cancel. Required if the line has them. */
    taxes?: OrderAmountInput[] | undefined;
}
/**
 * @description Whether order amounts include taxes.
 *     - `TAX_INCLUDED`: Amounts include taxes.
 *     - `TAX_EXCLUDED`: Amounts are without taxes.
 */
export type OrderTaxMode = "TAX_INCLUDED" | "TAX_EXCLUDED" | (string & {});
/** @description Cancelations of amounts and quantities of order lines. */
export interface OrderCancelationRequest {
    /** @description The cancelations. */
    cancelations: OrderCancelationInput[];
    /**
     * @description Whether the amounts include taxes. Default: the mode of the platform.
     *     - `TAX_INCLUDED`: Amounts include taxes.
     *     - `TAX_EXCLUDED`: Amounts are without taxes.
     */
    order_tax_mode?: OrderTaxMode | undefined;
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
/** @description A tax on the commission, with its rate. */
export interface OrderCommissionTax {
    /** @description Amount of the tax. */
    amount: number;
    /** @description Code of the tax. */
    code: string;
    /** @description Rate of the tax, in percent. */
    rate: number;
}
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
/** @description Another contact of a business customer. */
export interface OrderContactUpdate {
    /** @description Identifier of the contact. */
    customer_id?: string | null | undefined;
}
/** @description Changes of the address of the organization. */
export interface OrganizationAddressUpdate {
    /** @description Town or city. */
    city?: string | null | undefined;
    /** @description ISO 3166-1 alpha-3 code of the country. */
    country_iso_code?: CountryCode | null | undefined;
    /** @description State, province or region. */
    state?: string | null | undefined;
    /** @description First line of the street. */
    street_1?: string | null | undefined;
    /** @description Second line of the street. */
    street_2?: string | null | undefined;
    /** @description Postal code. */
    zip_code: string;
}
/** @description Changes of the organization of a business customer. */
export interface OrderOrganizationUpdate {
    /** @description The address. */
    address?: OrganizationAddressUpdate | null | undefined;
    /** @description Registration number of the organization. */
    identification_number?: string | null | undefined;
    /** @description Name of the organization. */
    name?: string | null | undefined;
    /** @description Tax identification number of the organization. */
    tax_identification_number?: string | null | undefined;
}
/** @description Changes of the address for the delivery. */
export type OrderShippingAddressUpdate = {
    /** @description Further directions, such as a floor or an entrance. */
    additional_info?: string | null | undefined;
    /** @description Further directions that the shop doesn't see. */
    internal_additional_info?: string | null | undefined;
} & OrderBillingAddressUpdate;
/** @description Changes of the customer. */
export interface OrderCustomerUpdate {
    /** @description Contact for accounting. */
    accounting_contact?: OrderContactUpdate | null | undefined;
    /** @description Address for the bill. */
    billing_address?: OrderBillingAddressUpdate | null | undefined;
    /** @description Contact for the delivery. */
    delivery_contact?: OrderContactUpdate | null | undefined;
    /** @description Organization of a business customer. */
    organization?: OrderOrganizationUpdate | null | undefined;
    /** @description Address for the delivery. */
    shipping_address?: OrderShippingAddressUpdate | null | undefined;
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
    entity?: OrderDocumentEntity | undefined;
    /** @description Name of the file in the upload. */
    file_name: string;
    /** @description Code of the document type (DO01). */
    type_code: string;
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
/** @description Contribution to one scheme of extended producer responsibility. */
export interface OrderEcoContributionInput {
    /** @description Product category of the scheme, such as FR-DEEE. */
    epr_category_code: string;
    /** @description Registration number of the producer. */
    producer_id: string;
    /** @description Contribution for one unit. Null removes it. */
    unit_amount?: number | null | undefined;
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
/** @description The orders to export. */
export interface OrderExportRequest {
    /** @description Only orders of these channels. Default: all channels. */
    channel_codes?: string[] | undefined;
    /**
     * Format: date-time
     * @description Only orders created at or before this time. Required with `start_date`.
     */
    end_date?: string | Date | undefined;
    /**
     * Format: date-time
     * @description Only orders that last changed at or before this time. Required with `start_update_date`.
     */
    end_update_date?: string | Date | undefined;
    /** @description Only orders of this fulfillment center. */
    fulfillment_center_codes?: string | undefined;
    /**
     * Format: int64
     * @description Highest number of orders per file. Default: 1000000.
     */
    items_per_chunk?: number | undefined;
    /**
     * Format: int64
     * @description Highest size of a file in megabytes. Default: 512.
     */
    megabytes_per_chunk?: number | undefined;
    /** @description Whether to export only orders without a channel. `channel_codes` is then ignored. Default: false. */
    only_null_channel?: boolean | undefined;
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
    order_state_codes?: OrderState[] | undefined;
    /**
     * @description Whether prices include taxes. Default: the mode of the platform.
     *     - `TAX_INCLUDED`: Amounts include taxes.
     *     - `TAX_EXCLUDED`: Amounts are without taxes.
     */
    order_tax_mode?: OrderTaxMode | undefined;
    /**
     * Format: date-time
     * @description Only orders created at or after this time. Required with `end_date`.
     */
    start_date?: string | Date | undefined;
    /**
     * Format: date-time
     * @description Only orders that last changed at or after this time. Required with `end_update_date`.
     */
    start_update_date?: string | Date | undefined;
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
    type?: AdditionalFieldType | undefined;
    /** @description The value. A list of texts if the type is MULTIPLE_VALUES_LIST. Null or an empty text removes the value of a field that isn't mandatory. */
    value: string | string[] | null;
}
/** @description Custom fields of one line. */
export interface OrderLineFieldsInput {
    /** @description Identifier of the order line. */
    order_line_id: string;
    /** @description Custom fields of the line (AF01). Fields that you leave out stay. */
    order_line_additional_fields?: OrderFieldInput[] | undefined;
}
/** @description Custom fields of an order and of its lines. */
export interface OrderFieldsRequest {
    /** @description Custom fields of the order (AF01). Fields that you leave out stay. */
    order_additional_fields?: OrderFieldInput[] | undefined;
    /** @description Lines whose fields change. */
    order_lines?: OrderLineFieldsInput[] | undefined;
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
/** @description The amount that is paid by one method. */
export interface OrderFundingPart {
    /** @description The amount. */
    amount: number;
    /** @description Method of payment. */
    method: string;
}
/** @description Amounts by method of payment. */
export interface OrderFundingAmounts {
    /** @description One entry per method. */
    breakdown: OrderFundingPart[];
}
/** @description Amounts that one party pays. */
export interface OrderFundingShare {
    /** @description Amounts for fees. */
    fees: OrderFundingAmounts;
    /** @description Amounts for the offer. */
    offer: OrderFundingAmounts;
    /** @description Amounts for shipping. */
    shipping: OrderFundingAmounts;
    /** @description Total of all amounts. */
    total_amount: number;
    /** @description Total of all taxes. */
    total_tax_amount: number;
}
/** @description The amounts that customer and operator pay. */
export interface OrderFunding {
    /** @description Amounts of the customer. */
    customer: OrderFundingShare;
    /** @description Amounts of the operator. */
    operator: OrderFundingShare;
}
/** @description An account named by IBAN. */
export interface OrderIbanUpdate {
    /**
     * @description Marks an account with IBAN.
     * @constant
     */
    "@type": "IBAN";
    /** @description International bank account number (IBAN). */
    iban?: string | null | undefined;
    /** @description Payment reference. */
    payment_reference?: string | null | undefined;
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
/** @description A format of the invoice. */
export interface OrderInvoiceDocumentUpdate {
    /** @description Format of the invoice. */
    format?: OrderInvoiceFormat | null | undefined;
}
/** @description Changes of the due date of the invoice. */
export interface OrderPaymentTermsUpdate {
    /**
     * Format: int32
     * @description Number of days until the payment is due.
     */
    days?: number | null | undefined;
    /** @description Start of the payment period. */
    type?: PaymentTermsType | null | undefined;
}
/** @description Changes of the requirements for the invoice. */
export interface OrderInvoiceDetailsUpdate {
    /** @description Formats of the invoice. Not empty. */
    document_details?: OrderInvoiceDocumentUpdate[] | undefined;
    /** @description Due date of the invoice. */
    payment_terms?: OrderPaymentTermsUpdate | null | undefined;
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
/** @description Changes of one line. */
export interface OrderLineUpdate {
    /** @description Identifier of the order line. */
    order_line_id: string;
    /** @description Contributions to schemes of extended producer responsibility. Null removes them. */
    eco_contributions?: OrderEcoContributionInput[] | null | undefined;
}
/** @description The created message. */
export interface OrderMessageCreated {
    /**
     * Format: int64
     * @description Identifier of the message.
     */
    id: number;
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
    document_ids?: number[] | undefined;
}
/** @description Account of a bank transfer of the customer. */
export type OrderPaymentDestinationUpdate = OrderIbanUpdate;
/**
 * @description When the customer pays.
 *     - `PAY_ON_ACCEPTANCE`: When the shop accepts the order.
 *     - `PAY_ON_DELIVERY`: On delivery.
 *     - `PAY_ON_DUE_DATE`: On a due date.
 *     - `PAY_ON_SHIPMENT`: When the order is shipped.
 *     - `NO_CUSTOMER_PAYMENT_CONFIRMATION`: The payment is not confirmed.
 */
export type OrderPaymentWorkflow = "PAY_ON_ACCEPTANCE" | "PAY_ON_DELIVERY" | "PAY_ON_DUE_DATE" | "PAY_ON_SHIPMENT" | "NO_CUSTOMER_PAYMENT_CONFIRMATION" | (string & {});
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
/** @description References of the order. */
export interface OrderReferencesUpdate {
    /** @description The seller's own reference of the order. Null removes it. */
    order_reference_for_seller?: string | null | undefined;
}
/**
 * @description State of a refund.
 *     - `WAITING_REFUND_TAX_CONFIRMATION`: Waits for the confirmation of its taxes.
 *     - `WAITING_REFUND`: Waits to be paid.
 *     - `WAITING_REFUND_PAYMENT`: The payment waits for confirmation.
 *     - `REFUNDED`: Paid.
 */
export type OrderRefundState = "WAITING_REFUND_TAX_CONFIRMATION" | "WAITING_REFUND" | "WAITING_REFUND_PAYMENT" | "REFUNDED" | (string & {});
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
/** @description A refund of an amount of one line. */
export interface OrderRefundInput {
    /** @description Identifier of the order line. */
    order_line_id: string;
    /** @description Amount to refund, without shipping. */
    amount: number;
    /** @description Currency of the amounts. Required if it isn't the currency of the platform. */
    currency_iso_code?: CurrencyCode | undefined;
    /** @description Whether the refunded items are not shipped. */
    excluded_from_shipment?: boolean | undefined;
    /** @description Fees to refund. */
    fees?: OrderAmountInput[] | undefined;
    /**
     * Format: int32
     * @description Quantity that the refund is about. It only informs. Default: 0.
     */
    quantity?: number | undefined;
    /** @description Code of a reason of refunds (RE01). */
    reason_code: string;
    /** @description Shipping charge to refund. */
    shipping_amount: number;
    /** @description Taxes on the shipping charge to refund. Required if the line has them. */
    shipping_taxes?: OrderAmountInput[] | undefined;
    /** @description Taxes on the amount to refund. Required if the line has them. */
    taxes?: OrderAmountInput[] | undefined;
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
/** @description Whether the order counts in the shop's figures. */
export interface OrderShopStatistics {
    /** @description Whether the order doesn't count. */
    excluded: boolean;
    /** @description The reason, at most 100 characters. Ignored if the order counts. */
    reason?: string | null | undefined;
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
    files?: MessageFiles | undefined;
    /** @description Recipients, topic and text of the message, a JSON part. */
    thread_input: OrderThreadInput;
}
/** @description Carrier and tracking number of an order. */
export interface OrderTrackingRequest {
    /** @description Code of a registered carrier (SH21). */
    carrier_code?: string | undefined;
    /** @description Name of a carrier that is not registered. */
    carrier_name?: string | undefined;
    /** @description Standard code of the carrier. */
    carrier_standard_code?: string | undefined;
    /** @description URL of the tracking page, for a carrier that is not registered. */
    carrier_url?: string | undefined;
    /** @description Tracking number. Required if the URL of the carrier contains it. */
    tracking_number?: string | undefined;
}
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
export interface OrdersAcceptQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OrdersCreateThreadQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OrdersDocumentsQuery {
    /**
     * @description The orders, sent as one comma-separated list.
     * @example [
     *       "ORD-1001-A"
     *     ]
     */
    order_ids: string[];
}
export interface OrdersDownloadDocumentsQuery {
    /** @description Only documents of these orders, sent as one comma-separated list. */
    order_ids?: string[] | undefined;
    /**
     * @description Only these documents, sent as one comma-separated list.
     * @example [
     *       "10011"
     *     ]
     */
    document_ids?: string[] | undefined;
    /** @description Only documents of these types (DO01), sent as one comma-separated list. */
    document_codes?: string[] | undefined;
}
export interface OrdersEvaluationQuery {
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
export interface OrdersListQuery {
    /**
     * @description Only these orders, sent as one comma-separated list.
     * @example [
     *       "ORD-1041-A"
     *     ]
     */
    order_ids?: string[] | undefined;
    /** @description Only orders with these references of the customer, sent as one comma-separated list. */
    order_references_for_customer?: string[] | undefined;
    /** @description Only orders with these references of the seller, sent as one comma-separated list. */
    order_references_for_seller?: string[] | undefined;
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
    order_state_codes?: OrderState[] | undefined;
    /** @description Only orders of these channels, sent as one comma-separated list. */
    channel_codes?: string[] | undefined;
    /** @description Whether to list only orders without a channel. `channel_codes` is then ignored. */
    only_null_channel?: boolean | undefined;
    /** @description Only orders created at or after this time. */
    start_date?: string | Date | undefined;
    /** @description Only orders created at or before this time. */
    end_date?: string | Date | undefined;
    /** @description Only orders that last changed at or after this time. Assumption about how far `start_update_date` reaches back: one minute more. */
    start_update_date?: string | Date | undefined;
    /** @description Only orders that last changed at or before this time. */
    end_update_date?: string | Date | undefined;
    /** @description Only orders whose customer was debited, or was not. Assumption about `has_incident` and `customer_debited`: false selects the orders without an open incident, or that are not debited. */
    customer_debited?: boolean | undefined;
    /**
     * @description Only orders with this workflow of the payment.
     *     - `PAY_ON_ACCEPTANCE`: When the shop accepts the order.
     *     - `PAY_ON_DELIVERY`: On delivery.
     *     - `PAY_ON_DUE_DATE`: On a due date.
     *     - `PAY_ON_SHIPMENT`: When the order is shipped.
     *     - `NO_CUSTOMER_PAYMENT_CONFIRMATION`: The payment is not confirmed.
     */
    payment_workflow?: OrderPaymentWorkflow | undefined;
    /** @description Only orders with an open incident, or without one. Assumption about `has_incident` and `customer_debited`: false selects the orders without an open incident, or that are not debited. */
    has_incident?: boolean | undefined;
    /** @description Only orders of these fulfillment centers. */
    fulfillment_center_code?: string[] | undefined;
    /**
     * @description Whether prices include taxes. Default: the mode of the platform. Assumption about `order_tax_mode`: the taxes of a line are subtracted from its prices, or are part of them.
     *     - `TAX_INCLUDED`: Amounts include taxes.
     *     - `TAX_EXCLUDED`: Amounts are without taxes.
     */
    order_tax_mode?: OrderTaxMode | undefined;
    /**
     * @description Sort field of the list.
     *     - `dateCreated`: By creation time.
     */
    sort?: "dateCreated" | undefined;
    /**
     * @description Direction of the sort.
     *     - `asc`: Ascending, the lowest or oldest first.
     *     - `desc`: Descending, the highest or latest first.
     */
    order?: "asc" | "desc" | undefined;
    /** @description Number of entries per page. */
    max?: number | undefined;
    /** @description Number of entries to skip. */
    offset?: number | undefined;
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
    /**
     * @description Only orders of these shops, sent as one comma-separated list.
     * @example [
     *       2001,
     *       2002
     *     ]
     */
    shop_ids?: number[] | undefined;
    /** @description Only orders of these purchases, sent as one comma-separated list. */
    commercial_ids?: string[] | undefined;
    /** @description Only orders of these customers, sent as one comma-separated list. */
    customer_ids?: string[] | undefined;
    /** @description Only orders of customers of these organizations, sent as one comma-separated list. */
    customer_organization_ids?: string[] | undefined;
    /** @description Only orders with a line on one of these offers, sent as one comma-separated list. */
    offer_ids?: string[] | undefined;
    /** @description Only orders with a line on one of these products, sent as one comma-separated list. */
    product_skus?: string[] | undefined;
    /** @description Only orders with commission, or without it. Only on platforms that mix commission models. Assumption about `commissionable`: true selects the orders with commission, and false the others. */
    commissionable?: boolean | undefined;
    /** @description Whether to list only orders that wait for the confirmation of the taxes. Assumption about `waiting_tax_confirmation`, `waiting_funding_confirmation` and `tax_recalculation_required_only`: false has no effect. */
    waiting_tax_confirmation?: boolean | undefined;
    /** @description Whether to list only orders that wait for the confirmation of the funding. Assumption about `waiting_tax_confirmation`, `waiting_funding_confirmation` and `tax_recalculation_required_only`: false has no effect. */
    waiting_funding_confirmation?: boolean | undefined;
    /** @description Whether to list only orders with a line whose taxes must be calculated again. Requires a period of creation or last change of at most a month. Assumption about `waiting_tax_confirmation`, `waiting_funding_confirmation` and `tax_recalculation_required_only`: false has no effect. */
    tax_recalculation_required_only?: boolean | undefined;
    /**
     * @description Only orders with a refund in one of these states, sent as one comma-separated list. Requires `start_update_date` and `end_update_date`, at most a month apart.
     *     - `WAITING_REFUND_TAX_CONFIRMATION`: Waits for the confirmation of its taxes.
     *     - `WAITING_REFUND`: Waits to be paid.
     *     - `WAITING_REFUND_PAYMENT`: The payment waits for confirmation.
     *     - `REFUNDED`: Paid.
     */
    refund_state_codes?: OrderRefundState[] | undefined;
}
export interface OrdersRefundQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OrdersStartExportQuery {
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
export interface OrdersTaxesQuery {
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
export interface OrdersUpdateQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OrdersUploadDocumentsBody {
    /** @description The files. Each file has a distinct name. */
    files: (FileInput)[];
    /** @description The type of each file, a JSON part. */
    order_documents: OrderDocumentUpload;
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
    max_quantity_to_discount?: number | undefined;
}
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
export interface PickListsListQuery {
    /** @description Only pick lists of this run. */
    pickrun_code?: string | undefined;
    /** @description Only pick lists with a pick-up at or after this time. */
    pickup_date_min?: string | Date | undefined;
    /** @description Only pick lists with a pick-up at or before this time. */
    pickup_date_max?: string | Date | undefined;
    /** @description Only these pick lists. */
    picklist_id?: string[] | undefined;
    /** @description Only pick lists in these states. */
    picklist_state?: string[] | undefined;
    /** @description Only pick lists with these order lines. */
    order_line_id?: string[] | undefined;
    /** @description Number of entries per page. */
    limit?: number | undefined;
    /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
    /**
     * @description Sort field and direction of the list.
     *     - `pickupDate,ASC`: Earliest first.
     *     - `pickupDate,DESC`: Latest first.
     */
    sort?: "pickupDate,ASC" | "pickupDate,DESC" | undefined;
    /**
     * @description Only entries of this shop.
     * @example 2001
     */
    shop_id?: number | undefined;
}
/**
 * @description Permissions of shops on the custom field.
 *     - `INVISIBLE`: Shops do not see the field.
 *     - `READ_ONLY`: Shops may read the field.
 *     - `READ_WRITE`: Shops may read and write the field.
 */
export type ShopPermission = "INVISIBLE" | "READ_ONLY" | "READ_WRITE" | (string & {});
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
/** @description The kinds of shop that the platform has. */
export interface PlatformModel {
    /** @description Shops that ship products of the operator. */
    drop_ship: boolean;
    /** @description Shops that sell on their own account. */
    marketplace: boolean;
    /** @description Shops for which the operator is the only creditor of the customer. */
    one_creditor: boolean;
}
/** @description Sellers, buyers and the invoicing of sellers. */
export interface PlatformSettings {
    /** @description Whom the platform sells to. */
    customer_model: CustomerModel;
    /** @description The kinds of shop that the platform has. */
    platform_model: PlatformModel;
    /** @description If enabled, the list of invoices receives no new data. Use document requests and billing cycles instead. */
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
/** @description The offers of all shops and the form of an export. */
export type PlatformOfferExportRequest = {
    /** @description Whether to leave out prices for groups and organizations of customers. Default: false. */
    exclude_customer_specific_prices?: boolean | undefined;
    /**
     * @description Only offers of shops with these sales models.
     *     - `MARKETPLACE`: The shop sells on its own account.
     *     - `DROPSHIP`: The operator sells and the shop ships.
     *     - `ONE_CREDITOR`: The operator is the only creditor of the customer.
     */
    models?: ShopModel[] | undefined;
} & OfferExportRequest;
/** @description An offer of an export as CSV, with the sales model of its shop. */
export type PlatformOfferExportRow = {
    /** @description Sales model of the shop: MARKETPLACE, DROPSHIP or ONE_CREDITOR. */
    model?: string;
} & OfferExportRow;
/** @description A condition of offers. */
export type PlatformOfferState = {
    /** @description Whether offers may have the condition. */
    active: boolean;
} & OfferState;
/** @description The conditions of offers. */
export interface PlatformOfferStateList {
    /** @description Conditions, sorted by their sort index. */
    offer_states: PlatformOfferState[];
    /**
     * Format: int32
     * @deprecated
     * @description The length of the list.
     */
    total_count: number;
}
/** @description A cancelation of a part of a line, with its funding. */
export type PlatformOrderCancelation = {
    /** @description Funding of the canceled part. */
    funding?: OrderFunding;
} & OrderCancelation;
/** @description A contact of a business customer, with an email address. */
export type PlatformOrderContact = {
    /** @description Email address of the contact. */
    email: string;
} & OrderContact;
/** @description Organization of a business customer. */
export interface PlatformOrderOrganization {
    /** @description The address. */
    address?: OrganizationAddress;
    /** @description Registration number of the organization. */
    identification_number?: string;
    /** @description Name of the organization. */
    name?: string;
    /** @description Identifier of the organization. */
    organization_id: string;
    /** @description Tax identification number of the organization. */
    tax_identification_number?: string;
}
/** @description Delivery address of the order, with internal directions. */
export type PlatformShippingAddress = {
    /** @description Further directions that the shop doesn't see. */
    internal_additional_info?: string;
} & ShippingAddress;
/** @description The customer of an order. Addresses and contacts are complete in every state. */
export interface PlatformOrderCustomer {
    /** @description Contact for accounting. */
    accounting_contact?: PlatformOrderContact;
    /** @description Address for the bill. */
    billing_address: OrderBillingAddress;
    /** @description Form of address, such as Mr or Mrs. */
    civility?: string;
    /** @description Identifier of the customer. */
    customer_id: string;
    /** @description Contact for the delivery. */
    delivery_contact?: PlatformOrderContact;
    /** @description Email address of the customer. */
    email: string;
    /** @description First name. */
    firstname: string;
    /** @description Last name. */
    lastname: string;
    /** @description Language of the person. */
    locale?: string;
    /** @description Organization of a business customer. */
    organization?: PlatformOrderOrganization;
    /** @description Address for the delivery. */
    shipping_address: PlatformShippingAddress;
}
/** @description The orders of all shops to export. */
export type PlatformOrderExportRequest = {
    /**
     * Format: date-time
     * @description Only orders with a refund created at or before this time. Required with `start_refund_creation_date`.
     */
    end_refund_creation_date?: string | Date | undefined;
    /**
     * @description Only orders with a refund in one of these states.
     *     - `WAITING_REFUND_TAX_CONFIRMATION`: Waits for the confirmation of its taxes.
     *     - `WAITING_REFUND`: Waits to be paid.
     *     - `WAITING_REFUND_PAYMENT`: The payment waits for confirmation.
     *     - `REFUNDED`: Paid.
     */
    refund_state_codes?: OrderRefundState[] | undefined;
    /** @description Only orders of these shops. Default: all shops. */
    shop_ids?: number[] | undefined;
    /**
     * Format: date-time
     * @description Only orders with a refund created at or after this time. Required with `end_refund_creation_date`.
     */
    start_refund_creation_date?: string | Date | undefined;
    /** @description Whether to export only orders with a line whose taxes must be calculated again. */
    tax_recalculation_required_only?: boolean | undefined;
    /** @description Whether to export only orders that wait for the confirmation of the funding. */
    waiting_funding_confirmation?: boolean | undefined;
    /** @description Whether to export only orders that wait for the confirmation of the taxes. */
    waiting_tax_confirmation?: boolean | undefined;
} & OrderExportRequest;
/** @description A message on an order in the deprecated form, from the operator or a customer. */
export type PlatformOrderMessageRequest = {
    /** @description Email address of the customer who writes. */
    customer_email: string;
    /** @description First name of the customer who writes. */
    customer_firstname: string;
    /** @description Identifier of the customer who writes. */
    customer_id: string;
    /** @description Last name of the customer who writes. */
    customer_lastname: string;
    /** @description Language of the customer who writes. */
    customer_locale?: string | undefined;
} & OrderMessageRequest;
/** @description References of the order on both sides. */
export type PlatformOrderReferencesUpdate = {
    /** @description The customer's own reference of the order. Null removes it. */
    order_reference_for_customer?: string | null | undefined;
} & OrderReferencesUpdate;
/** @description A refund of a part of a line, with its funding. */
export type PlatformOrderRefund = {
    /** @description Funding of the refund. */
    funding?: OrderFunding;
} & OrderRefund;
/** @description A tax of orders, with its use on the platform. */
export type PlatformOrderTaxSetting = {
    /** @description Whether the tax is in use. */
    active: boolean;
    /** @description Whether commission is charged on the tax. */
    included_in_commission: boolean;
    /** @description Whether the operator keeps the tax. */
    operator_withheld?: boolean;
} & OrderTaxSetting;
/** @description Taxes that orders may have. */
export interface PlatformOrderTaxList {
    /** @description The taxes. */
    taxes: PlatformOrderTaxSetting[];
}
/** @description Changes of one order. Fields that you leave out stay, and null removes optional ones. */
export interface PlatformOrderUpdate {
    /** @description Changes of the customer. */
    customer?: OrderCustomerUpdate | null | undefined;
    /** @description Requirements of the customer for the invoice. */
    invoice_details?: OrderInvoiceDetailsUpdate | null | undefined;
    /** @description Identifier of the order. */
    order_id: string;
    /** @description Account of a bank transfer of the customer. */
    payment_destination?: OrderPaymentDestinationUpdate | null | undefined;
    /** @description When the customer pays. Only PAY_ON_DUE_DATE can change, to PAY_ON_ACCEPTANCE. */
    payment_workflow?: string | null | undefined;
    /** @description References of the order. */
    references?: PlatformOrderReferencesUpdate | null | undefined;
    /**
     * Format: date-time
     * @description Time until which the order must be shipped.
     */
    shipping_deadline?: string | Date | null | undefined;
    /** @description Whether the order counts in the shop's figures. */
    shop_statistics?: OrderShopStatistics | null | undefined;
}
/** @description A contact of a business customer. */
export interface UpdatedOrderContact {
    /** @description Identifier of the contact. */
    customer_id?: string;
}
/** @description Address for the bill after the change. */
export interface UpdatedBillingAddress {
    /** @description Town or city. */
    city?: string;
    /** @description Form of address, such as Mr or Mrs. */
    civility?: string;
    /** @description Company of the receiver. */
    company?: string;
    /** @description Second line of the company. */
    company_2?: string;
    /** @description Name of the country. */
    country?: string;
    /** @description ISO 3166-1 alpha-3 code of the country. */
    country_iso_code?: CountryCode;
    /** @description First name. */
    firstname?: string;
    /** @description Last name. */
    lastname?: string;
    /** @description First phone number. */
    phone?: string;
    /** @description Second phone number. */
    phone_secondary?: string;
    /** @description State, province or region. */
    state?: string;
    /** @description First line of the street. */
    street_1?: string;
    /** @description Second line of the street. */
    street_2?: string;
    /** @description Postal code. */
    zip_code?: string;
}
/** @description Address of the organization after the change. */
export interface UpdatedOrganizationAddress {
    /** @description Town or city. */
    city?: string;
    /** @description ISO 3166-1 alpha-3 code of the country. */
    country_iso_code?: CountryCode;
    /** @description State, province or region. */
    state?: string;
    /** @description First line of the street. */
    street_1?: string;
    /** @description Second line of the street. */
    street_2?: string;
    /** @description Postal code. */
    zip_code?: string;
}
/** @description Organization of a business customer after the change. */
export interface UpdatedOrganization {
    /** @description The address. */
    address?: UpdatedOrganizationAddress;
    /** @description Registration number of the organization. */
    identification_number?: string;
    /** @description Name of the organization. */
    name?: string;
    /** @description Tax identification number of the organization. */
    tax_identification_number?: string;
}
/** @description Address for the delivery after the change. */
export type UpdatedShippingAddress = {
    /** @description Further directions, such as a floor or an entrance. */
    additional_info?: string;
    /** @description Further directions that the shop doesn't see. */
    internal_additional_info?: string;
} & UpdatedBillingAddress;
/** @description The customer after the change. */
export interface UpdatedOrderCustomer {
    /** @description Contact for accounting. */
    accounting_contact?: UpdatedOrderContact;
    /** @description Address for the bill. */
    billing_address?: UpdatedBillingAddress;
    /** @description Contact for the delivery. */
    delivery_contact?: UpdatedOrderContact;
    /** @description Organization of a business customer. */
    organization?: UpdatedOrganization;
    /** @description Address for the delivery. */
    shipping_address?: UpdatedShippingAddress;
}
/** @description Period of the expected delivery. */
export interface UpdatedDeliveryDate {
    /**
     * Format: date-time
     * @description Earliest time.
     */
    earliest?: string;
    /**
     * Format: date-time
     * @description Latest time.
     */
    latest?: string;
}
/** @description Due date of the invoice. */
export interface UpdatedPaymentTerms {
    /**
     * Format: int32
     * @description Number of days until the payment is due.
     */
    days?: number;
    /**
     * @description Start of the payment period.
     *     - `END_OF_MONTH`: The period starts at the end of the month.
     *     - `NET`: The period starts at the issue date.
     */
    type?: PaymentTermsType;
}
/** @description Requirements of the customer for the invoice after the change. */
export interface UpdatedInvoiceDetails {
    /** @description Formats of the invoice. */
    document_details?: OrderInvoiceDocument[];
    /** @description Due date of the invoice. */
    payment_terms?: UpdatedPaymentTerms;
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
/** @description An account named by IBAN. */
export interface UpdatedIban {
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
/** @description Account of a bank transfer of the customer. */
export type UpdatedPaymentDestination = UpdatedIban;
/** @description Whether the order counts in the shop's figures. */
export interface UpdatedShopStatistics {
    /** @description Whether the order doesn't count. */
    excluded?: boolean;
    /** @description The reason. */
    reason?: string;
}
/** @description The values after the change. */
export interface PlatformUpdatedOrderValues {
    /** @description The customer. */
    customer?: UpdatedOrderCustomer;
    /** @description Period of the expected delivery. */
    delivery_date?: UpdatedDeliveryDate;
    /** @description Requirements of the customer for the invoice. */
    invoice_details?: UpdatedInvoiceDetails;
    /**
     * Format: int32
     * @description Days between the order and its shipment.
     */
    leadtime_to_ship?: number;
    /** @description Lines after the change. */
    order_lines?: UpdatedOrderLine[];
    /** @description Account of a bank transfer of the customer. */
    payment_destination?: UpdatedPaymentDestination;
    /**
     * @description When the customer pays.
     *     - `PAY_ON_ACCEPTANCE`: When the shop accepts the order.
     *     - `PAY_ON_DELIVERY`: On delivery.
     *     - `PAY_ON_DUE_DATE`: On a due date.
     *     - `PAY_ON_SHIPMENT`: When the order is shipped.
     *     - `NO_CUSTOMER_PAYMENT_CONFIRMATION`: The payment is not confirmed.
     */
    payment_workflow?: OrderPaymentWorkflow;
    /** @description References of the order on both sides. */
    references?: OrderReferences;
    /**
     * Format: date-time
     * @description Time until which the order must be shipped.
     */
    shipping_deadline?: string;
    /** @description Whether the order counts in the shop's figures. */
    shop_statistics?: UpdatedShopStatistics;
}
/** @description An order of the request: its values after the change, or its errors. */
export interface PlatformUpdatedOrder {
    /** @description Problems, one entry per fault. */
    errors?: InputError[];
    /** @description Identifier of the order. */
    order_id?: string;
    /** @description The values after the change. Absent if there are errors. */
    updated?: PlatformUpdatedOrderValues;
}
/** @description The orders of the request, each with its changes or its errors. */
export interface PlatformOrderUpdateResult {
    /** @description The orders of the request. */
    updated_orders?: PlatformUpdatedOrder[];
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
/** @description A product of the operator's catalog, with the shops that may sell it. */
export type PlatformProduct = {
    /** @description Shops that may sell the product. Empty if every shop may. */
    authorized_shop_ids: string[];
} & Product;
/** @description The products that match the references. */
export interface PlatformProductList {
    /** @description Products, sorted by SKU, kind of identifier and identifier. */
    products: PlatformProduct[];
    /**
     * Format: int32
     * @deprecated
     * @description Number of matching products.
     */
    total_count?: number;
}
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
/** @description A promotion with its shop. `shop_id` and `internal_id` together are unique. */
export type PlatformPromotion = {
    /**
     * Format: int64
     * @description Identifier of the shop.
     */
    shop_id: number;
} & Promotion;
/** @description One page of promotions of all shops. */
export interface PlatformPromotionPage {
    /** @description Promotions of this page. */
    promotions: PlatformPromotion[];
    /**
     * Format: int32
     * @description Number of promotions on all pages.
     */
    total_count: number;
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
/** @description Delivery address of the order, with internal directions. */
export type PlatformSingleShippingAddress = {
    /** @description Further directions that the shop doesn't see. */
    internal_additional_info?: string;
} & SingleOrderShippingAddress;
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
/** @description The customer of an order, with an email address. */
export type PlatformSingleOrderCustomer = {
    /** @description Email address of the customer. */
    email: string;
    /** @description Address for the delivery. */
    shipping_address?: PlatformSingleShippingAddress;
} & SingleOrderCustomer;
/** @description Body of the health check. */
export interface PlatformVersion {
    /** @description Version of the platform. */
    version?: string;
}
/** @description One line of a file with prices, which is one price of an offer. An empty cell is a missing value. */
export interface PriceFileRow {
    /** @description Identifier of the offer in the shop. */
    "offer-sku"?: string | undefined;
    /** @description Price of one unit without a discount. */
    price?: string | undefined;
    /** @description Price of one unit with the discount. */
    "discount-price"?: string | undefined;
    /** @description Start of the discount. */
    "discount-start-date"?: string | undefined;
    /** @description End of the discount. */
    "discount-end-date"?: string | undefined;
    /** @description Prices by quantity, such as `5|9.9,10|9.5`, if the platform uses volume prices. */
    "price-ranges"?: string | undefined;
    /** @description Discounted prices by quantity, if the platform uses volume prices. */
    "discount-ranges"?: string | undefined;
    /** @description Codes of the channels, separated by commas. Default: the default price. */
    channels?: string | undefined;
    /** @description Start of the price, if the platform uses price periods. */
    "start-date"?: string | undefined;
    /** @description End of the price, if the platform uses price periods. */
    "end-date"?: string | undefined;
    /** @description Identifiers of the customer organizations, separated by commas. */
    "customer-organization-ids"?: string | undefined;
    /** @description Identifiers of the customer groups, separated by commas. */
    "customer-group-ids"?: string | undefined;
    /**
     * @description Kind of the price. Default: PRICE.
     *     - `PRICE`: A price of the offer.
     *     - `RETAIL-PRICE`: A retail price.
     * @enum {string}
     */
    "price-type"?: "PRICE" | "RETAIL-PRICE" | undefined;
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
    values?: ValuePriceInput[] | null | undefined;
}
/** @description An extra with its new prices. */
export type PriceOptionUpdate = BooleanPriceOptionUpdate | ValueListPriceOptionUpdate;
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
 * @description COMPLETE, FAILED, CANCELLED and TRANSFORMATION_FAILED are final. Assumption about which statuses are final: COMPLETE, FAILED, CANCELLED and TRANSFORMATION_FAILED. With any other status, the import is still running.
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
     * @description Status of the import. Assumption about which statuses are final: COMPLETE, FAILED, CANCELLED and TRANSFORMATION_FAILED. With any other status, the import is still running.
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
/** @description The accepted import. */
export interface ProductImportStarted {
    /**
     * Format: int64
     * @description Identifier of the import, used to read its status with P42.
     */
    import_id: number;
}
/** @description Measure of a product that is sold by measure. */
export interface ProductMeasurement {
    /** @description Measure of the product. */
    total_measurement_of_product?: number;
    /** @description Unit of the measure. */
    unit: string;
}
/** @description A picture of the product. */
export interface ProductMedia {
    /** @description Address of the picture. */
    media_url: string;
    /** @description Media type of the picture. */
    mime_type?: string | null;
    /** @description Kind of the picture. */
    type: string;
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
/** @description A product that shops offer. */
export interface ProductOfOffers {
    /** @description Code of the product's category. */
    category_code: string;
    /** @description Name of the category, in the requested language. */
    category_label: string;
    /** @description Measure of a product that is sold by measure. */
    measurement?: ProductMeasurement;
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
/** @description Fields of an offer for the product that every role sees. */
export interface ProductOfferCore {
    /** @description Whether the offer can be bought. */
    active: boolean;
    /** @description All prices of the offer. */
    all_prices: ProductOfferPrice[];
    /** @description Whether customers may request quotes. */
    allow_quote_requests?: boolean;
    /** @description The prices for the requested channel and customer organization. */
    applicable_pricing?: ProductOfferPrice;
    /** @description Currency of the amounts. */
    currency_iso_code: CurrencyCode;
    /** @description Description of the offer. */
    description: string;
    /** @description Contributions to schemes of extended producer responsibility. */
    eco_contributions?: OfferEcoContribution[];
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
    /** @description Price of one unit now. */
    price?: number;
    /** @description Additional text about the price. */
    price_additional_info?: string;
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
    /** @description Name of the shop. */
    shop_name: string;
    /** @description Code of the condition (OF61). */
    state_code: string;
    /** @description Price of one unit with the lowest shipping charge. */
    total_price?: number;
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
/**
 * @description Whether the product is in the operator's catalog.
 *     - `LIVE`: In the operator's catalog.
 *     - `NOT_LIVE`: Not in the operator's catalog. `errors` contains the reasons.
 */
export type ProductSourceState = "LIVE" | "NOT_LIVE" | (string & {});
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
export interface ProductsListQuery {
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
    products?: string | undefined;
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
export interface ProductsOffersQuery {
    /**
     * @description The products, by their SKU, sent as one comma-separated list. Assumption about `product_ids`: SKUs of products.
     * @example [
     *       "WARDROBE-1"
     *     ]
     */
    product_ids?: string[] | undefined;
    /** @description The products, each as `TYPE|identifier`, sent as one comma-separated list. */
    product_references?: string[] | undefined;
    /** @description Only offers in these conditions, sent as one comma-separated list. */
    offer_state_codes?: string[] | undefined;
    /** @description Whether to list inactive offers too. */
    all_offers?: boolean | undefined;
    /** @description Only offers on these channels, sent as one comma-separated list. */
    channel_codes?: string[] | undefined;
    /** @description Whether to list offers on all channels. `channel_codes` is then ignored. */
    all_channels?: boolean | undefined;
    /** @description Channel of `applicable_pricing`. Default: the default prices. */
    pricing_channel_code?: string | undefined;
    /** @description Customer organization of `applicable_pricing`. Default: none. */
    pricing_customer_organization_id?: string | undefined;
    /** @description Only shipping charges into these zones, sent as one comma-separated list. */
    shipping_zones?: string[] | undefined;
    /** @description Whether to list shipping charges into all zones. `shipping_zones` is then ignored. */
    all_shipping_zones?: boolean | undefined;
    /**
     * @description Sort field of the offers.
     *     - `bestPrice`: By price with the lowest shipping charge.
     *     - `bestEvaluation`: By grade of the shop.
     */
    sort?: "bestPrice" | "bestEvaluation" | undefined;
    /**
     * @description Direction of the sort.
     *     - `asc`: Ascending, the lowest or oldest first.
     *     - `desc`: Descending, the highest or latest first.
     */
    order?: "asc" | "desc" | undefined;
    /** @description Number of entries per page. */
    max?: number | undefined;
    /** @description Number of entries to skip. */
    offset?: number | undefined;
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
    /** @description Only offers of these shops, sent as one comma-separated list. */
    shop_ids?: number[] | undefined;
    /**
     * @description Only offers of shops with these sales models, sent as one comma-separated list.
     *     - `MARKETPLACE`: The shop sells on its own account.
     *     - `DROPSHIP`: The operator sells and the shop ships.
     *     - `ONE_CREDITOR`: The operator is the only creditor of the customer.
     */
    models?: ShopModel[] | undefined;
    /**
     * @description Whether to list only offers of premium shops, or only offers of other shops.
     *     - `TRUE`: Only offers of premium shops.
     *     - `FALSE`: Only offers of other shops.
     *     - `ALL`: Offers of all shops.
     */
    premium?: "TRUE" | "FALSE" | "ALL" | undefined;
}
export interface ProductsStatusExportQuery {
    /**
     * @description Only data sheets that changed at or after this time. Default: full export.
     * @example 2026-04-01T06:00:00Z
     */
    updated_since?: string | Date | undefined;
    /** @description Only data sheets that changed at or before this time. */
    updated_to?: string | Date | undefined;
    /**
     * @description Only live data sheets, or only the others.
     *     - `LIVE`: In the operator's catalog.
     *     - `NOT_LIVE`: Not in the operator's catalog.
     */
    status?: "LIVE" | "NOT_LIVE" | undefined;
    /** @description Only products with these identifiers of the seller. */
    provider_unique_identifier?: string[] | undefined;
    /**
     * @description Only products with these identifiers, each as `type|id`.
     * @example [
     *       "EAN|4006381333931"
     *     ]
     */
    unique_identifier?: string[] | undefined;
    /**
     * @description Provider of the data sheets, which is a shop. Assumption about shop_id and provider_id: both are described, provider_id is mandatory.
     * @example 2001
     */
    provider_id: string;
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
/** @description A code that applies the promotion to a cart. */
export interface PromotionCodeInput {
    /** @description Code that customers enter. */
    promo_code: string;
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
    max_quantity_to_discount?: number | undefined;
}
/** @description The reward of a promotion. */
export type PromotionReward = FreeItemsReward | AmountOffReward | PercentageOffReward | ReducedPriceReward;
/** @description The purchase that triggers the reward. */
export type PromotionTrigger = MinimumQuantityTrigger | EveryQuantityTrigger | MinimumAmountTrigger | EveryAmountTrigger;
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
    end_date?: string | Date | undefined;
    /** @description The reward of a promotion. */
    reward: PromotionReward;
    /** @description The purchase that triggers the reward. */
    trigger: PromotionTrigger;
    /** @description How the promotion is applied to a cart. Default: automatically. */
    application_to_cart?: PromotionCodeInput[] | undefined;
    /** @description Codes of the channels. Default: all channels of the shop. */
    channel_codes?: string[] | undefined;
    /** @description Identifiers of the customer groups. */
    customer_group_ids?: string[] | undefined;
    /** @description Identifiers of the customer organizations. */
    customer_organization_ids?: string[] | undefined;
    /** @description Descriptions for customers, by language. */
    public_descriptions?: PromotionDescription[] | undefined;
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
    end_date?: string | Date | undefined;
    /** @description The items with the reward. */
    reward: PromotionRewardUpdate;
    /** @description The items that trigger the reward. */
    trigger: PromotionTriggerUpdate;
    /** @description How the promotion is applied to a cart. Default: automatically. */
    application_to_cart?: PromotionCodeInput[] | undefined;
    /** @description Codes of the channels. Default: all channels of the shop. */
    channel_codes?: string[] | undefined;
    /** @description Identifiers of the customer groups. */
    customer_group_ids?: string[] | undefined;
    /** @description Identifiers of the customer organizations. */
    customer_organization_ids?: string[] | undefined;
    /** @description Descriptions for customers, by language. */
    public_descriptions?: PromotionDescription[] | undefined;
}
export interface PromotionsListQuery {
    /**
     * @description Only these promotions, each as `shop|internal_id`, sent as one comma-separated list.
     * @example [
     *       "2001|SPRING-26"
     *     ]
     */
    ids?: string[] | undefined;
    /**
     * @description Only promotions of these types.
     *     - `AMOUNT_OFF`: An amount is taken off.
     *     - `FREE_ITEMS`: Some items are free.
     *     - `PERCENTAGE_OFF`: A percentage is taken off.
     *     - `REDUCED_UNIT_PRICE`: Each unit has a lower price.
     */
    types?: PromotionType[] | undefined;
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
    states?: ("PENDING" | "ACTIVE" | "EXPIRED" | "PENDING_APPROVAL" | "REJECTED" | "ALL")[] | undefined;
    /** @description Only promotions that end at or after this time. */
    ending_after?: string | Date | undefined;
    /** @description Only promotions that start at or before this time. */
    starting_before?: string | Date | undefined;
    /** @description Only promotions created at or after this time. */
    date_created_from?: string | Date | undefined;
    /** @description Only promotions created at or before this time. */
    date_created_to?: string | Date | undefined;
    /** @description Only promotions that changed at or after this time. */
    last_request_date?: string | Date | undefined;
    /**
     * @description Language of pictures and descriptions. Default: all languages.
     * @example en_US
     */
    locale?: string | undefined;
    /** @description Only promotions that these offers trigger. */
    trigger_offer_ids?: string[] | undefined;
    /** @description Only promotions with a reward on these offers. */
    reward_offer_ids?: string[] | undefined;
    /** @description Only promotions of these channels. */
    channel_codes?: string[] | undefined;
    /**
     * @description Sort field of the list.
     *     - `startDate`: By start.
     *     - `endDate`: By end.
     *     - `dateCreated`: By the date of creation.
     */
    sort?: "startDate" | "endDate" | "dateCreated" | undefined;
    /**
     * @description Direction of the sort.
     *     - `asc`: Ascending, the oldest first.
     *     - `desc`: Descending, the latest first.
     */
    order?: "asc" | "desc" | undefined;
    /** @description Number of entries per page. */
    max?: number | undefined;
    /** @description Number of entries to skip. */
    offset?: number | undefined;
    /** @description Only promotions of these shops, sent as one comma-separated list. */
    shop_ids?: number[] | undefined;
    /** @description Only promotions in these campaigns, sent as one comma-separated list. */
    campaign_identifiers?: string[] | undefined;
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
export interface ReasonsListByTypeQuery {
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
export interface ReasonsListQuery {
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
/** @description A refused document, and the reasons. */
export interface RefusedShopDocument {
    /** @description Problems, one entry per fault. */
    errors: InputError[];
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
    rejection_reason_code?: ReturnRejectionReason | undefined;
}
/** @description Decisions about up to 100 returns. */
export interface ReturnAcceptRequest {
    /** @description The returns. */
    returns: ReturnDecision[];
}
/** @description The address. */
export interface ReturnAddressInput {
    /** @description Town or city. */
    city: string;
    /** @description ISO 3166-1 alpha-3 code of the country. */
    country_iso_code: CountryCode;
    /** @description State, province or region. */
    state?: string | undefined;
    /** @description First line of the street. */
    street1: string;
    /** @description Second line of the street. */
    street2?: string | undefined;
    /** @description Postal code. Required except in countries without postal codes. */
    zip_code?: string | undefined;
}
/** @description Address that the customer sends the goods to. */
export interface ReturnAddressUpdate {
    /** @description The address. */
    address?: ReturnAddressInput | undefined;
}
/** @description Condition of one returned line. */
export interface ReturnLineCompliance {
    /** @description Identifier of the order line. */
    order_line_id: string;
    /** @description Whether the items are as they should be. */
    compliant: boolean;
    /** @description Further information about the condition. */
    non_compliance_additional_info?: string | undefined;
    /**
     * @description Why the items are not as they should be.
     *     - `RETURN_NON_COMPLIANT_MISSING_ITEM`: An item is missing.
     *     - `RETURN_NON_COMPLIANT_WRONG_PRODUCT`: It is another product.
     *     - `RETURN_NON_COMPLIANT_DAMAGED_PRODUCT`: The product is damaged.
     *     - `RETURN_NON_COMPLIANT_WINDOW_CLOSED`: The period of returns is over.
     *     - `RETURN_NON_COMPLIANT_OTHER`: Another reason.
     */
    non_compliance_reason_code?: NonComplianceReason | undefined;
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
/** @description A return that was not opened. */
export interface ReturnCreateError {
    /** @description Explanation for a person. */
    message?: string;
    /** @description Identifier of the customer's whole purchase. */
    order_commercial_id?: string;
}
/** @description Up to 200 returns to open. */
export interface ReturnCreateRequest {
    /** @description The returns. */
    returns: NewReturn[];
}
/** @description Opened returns and failures. */
export interface ReturnCreateResult {
    /** @description Returns that were not opened. */
    return_errors: ReturnCreateError[];
    /** @description Opened returns. */
    return_success: OpenedReturn[];
}
/** @description A return that was not changed. */
export interface ReturnError {
    /** @description Identifier of the return. */
    id?: string;
    /** @description Explanation for a person. */
    message?: string;
}
/** @description Names a return. */
export interface ReturnId {
    /** @description Identifier of the return. */
    id: string;
}
/** @description One page of returns. */
export interface ReturnPage {
    /** @description Returns of this page. */
    data: Return[];
    /** @description Token of the next page. Null or absent on the last page. */
    next_page_token?: string | null;
    /** @description Token of the previous page. Null or absent on the first page. */
    previous_page_token?: string | null;
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
/** @description Carrier and tracking number of the return. */
export interface ReturnTrackingInput {
    /** @description Code of a registered carrier (SH21). */
    carrier_code?: string | undefined;
    /** @description Name of a carrier that is not registered. */
    carrier_name?: string | undefined;
    /** @description Standard code of the carrier. */
    carrier_standard_code?: string | undefined;
    /** @description Tracking number. */
    tracking_number?: string | undefined;
    /** @description Address of the tracking page. */
    tracking_url?: string | undefined;
}
/** @description Changes of one return. Fields that you leave out stay. */
export interface ReturnUpdate {
    /** @description Identifier of the return. */
    id: string;
    /** @description Address of the shipping label. */
    label_url?: string | undefined;
    /**
     * @description How the customer returns the goods. Only if the platform lets shops change it.
     *     - `RETURN_METHOD_BY_MAIL`: By mail.
     *     - `RETURN_METHOD_DROP_OFF_POINT`: At a drop-off point.
     *     - `RETURN_METHOD_HOME_PICKUP`: Pick-up at the customer's home.
     *     - `RETURN_METHOD_IN_STORE`: In a store.
     *     - `RETURN_METHOD_RETURNLESS`: The customer keeps the goods.
     */
    method_code?: ReturnMethod | undefined;
    /** @description Address that the customer sends the goods to. */
    return_address?: ReturnAddressUpdate | undefined;
    /** @description Number that authorizes the return. */
    rma?: string | undefined;
    /** @description Carrier and tracking number of the return. */
    tracking?: ReturnTrackingInput | undefined;
}
/** @description Changes of up to 100 returns. */
export interface ReturnUpdateRequest {
    /** @description The returns. */
    returns: ReturnUpdate[];
}
/** @description Changed returns and failures. */
export interface ReturnUpdateResult {
    /** @description Returns that were not changed. */
    return_errors?: ReturnError[];
    /** @description Changed returns. */
    return_success?: Return[];
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
export interface ReturnsItemsToReturnQuery {
    /** @description Only lines of these purchases. */
    order_commercial_id?: string[] | undefined;
    /** @description Only these order lines. */
    order_line_id?: string[] | undefined;
    /** @description Number of entries per page. */
    limit?: number | undefined;
    /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
    /**
     * @description Sort field and direction of the list.
     *     - `order_line_id,ASC`: By line, ascending.
     *     - `order_line_id,DESC`: By line, descending.
     */
    sort?: "order_line_id,ASC" | "order_line_id,DESC" | undefined;
}
export interface ReturnsListQuery {
    /** @description Only these returns. */
    return_id?: string[] | undefined;
    /** @description Only returns in these states. */
    return_state?: string[] | undefined;
    /** @description Only returns created at or after this time. */
    return_creation_date_from?: string | Date | undefined;
    /** @description Only returns created at or before this time. */
    return_creation_date_to?: string | Date | undefined;
    /** @description Only returns that last changed at or after this time. */
    return_last_updated_from?: string | Date | undefined;
    /** @description Only returns that last changed at or before this time. */
    return_last_updated_to?: string | Date | undefined;
    /** @description Only returns of these purchases. */
    order_commercial_id?: string[] | undefined;
    /** @description Only returns of these order lines. */
    order_line_id?: string[] | undefined;
    /** @description Only returns with these authorization numbers. */
    return_rma?: string[] | undefined;
    /** @description Only returns of these customers. */
    customer_id?: string[] | undefined;
    /** @description Number of entries per page. */
    limit?: number | undefined;
    /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
    /**
     * @description Sort field and direction of the list.
     *     - `date_created,ASC`: Oldest first.
     *     - `date_created,DESC`: Latest first.
     */
    sort?: "date_created,ASC" | "date_created,DESC" | undefined;
}
export interface RolesListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
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
/** @description A session of the service, with its `id` if it exists. */
export interface SessionUpdate {
    /** @description Identifier of an existing session. Leave it out for a new one. */
    id?: string | undefined;
    /**
     * Format: int32
     * @description Number of available places.
     */
    available_units: number;
    /** @description Time at which the session takes place. */
    time_slot: SessionStart;
}
/** @description New duration or sessions. Sessions left out of the list are removed. Assumption about entries left out of a list: they are removed. */
export interface ScheduledBookingUpdate {
    /**
     * @description Marks a booking of a session.
     * @constant
     */
    type: "SCHEDULED_EVENTS";
    /** @description Duration of the service, as an ISO 8601 duration. */
    duration?: ServiceDuration | undefined;
    /** @description Available sessions, at most 300. This is the complete list: entries left out are removed. */
    sessions?: SessionUpdate[] | undefined;
}
/** @description A period that a shop is billed and paid for. */
export type SellerBillingCycle = {
    /** @description Totals of the cycle, by kind of transaction. */
    summary?: BillingSummary;
} & BillingCycleCore;
/** @description One page of billing cycles. */
export interface SellerBillingCyclePage {
    /** @description Billing cycles of this page. */
    data: SellerBillingCycle[];
    /** @description Token of the next page. Null or absent on the last page. */
    next_page_token?: string | null;
    /** @description Token of the previous page. Null or absent on the first page. */
    previous_page_token?: string | null;
}
/** @description The model of the service. */
export interface ServiceModelName {
    /** @description Code of the model. */
    code: string;
    /** @description Name of the model, for people. */
    title: string;
}
/** @description Booking of the service. */
export type ServiceBooking = NoBooking | RequestedTimeBooking | ScheduledBooking;
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
/** @description Number of units for sale. */
export type ServiceQuantity = UnlimitedQuantity | LimitedQuantity;
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
/** @description The answer to one question. */
export interface ServiceAssessment {
    /** @description Code of the question. */
    code: string;
    /** @description The question. */
    label: string;
    /** @description The customer's answer to the question. */
    response: string;
}
/** @description Booking of the service. The type must equal the type of the model. Default: `NO_BOOKING`. */
export type ServiceBookingInput = NoBooking | RequestedTimeBookingInput | ScheduledBookingInput;
/** @description New booking settings. */
export type ServiceBookingUpdate = NoBooking | RequestedTimeBookingInput | ScheduledBookingUpdate;
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
    shop_locations?: LocationReference[] | undefined;
}
/** @description Text of the message. */
export type ServiceMessageBody = string;
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
/** @description Confirms a time or moves the order to another session, depending on the booking type. Assumption about the field that distinguishes the forms: always present. */
export type ServiceOrderBookingUpdate = NoBooking | TimeConfirmation | SessionChoice;
/** @description Proof of consumption. */
export interface ServiceOrderConsumptionRequest {
    /** @description Required if the consumption type is VOUCHER. */
    voucher_code?: string | undefined;
    /**
     * Format: date-time
     * @description Required if the consumption type is CONFIRMATION_BY_SHOP.
     */
    date_consumed?: string | Date | undefined;
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
/** @description A chosen value, with the amount and taxes to refund. */
export interface ServiceOrderOptionValueInput {
    /** @description Code of the value in the model. */
    code: string;
    /** @description Refunded amount of the value, in major units. */
    amount: number;
    /** @description Taxes on that amount. */
    taxes?: ServiceOrderTax[] | undefined;
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
    values?: ServiceOrderOptionValueInput[] | undefined;
}
/** @description An extra of the order, with the amount and taxes to refund. */
export type ServiceOrderOptionInput = BooleanServiceOrderOptionInput | ValueListServiceOrderOptionInput;
/** @description A chosen value, with its price and taxes. */
export interface ServiceOrderOptionValueUpdate {
    /** @description Code of the value in the model. */
    code: string;
    /** @description Price of the value, in major units. */
    amount: number;
    /** @description Taxes on that price. Null removes them. */
    taxes?: ServiceOrderTax[] | null | undefined;
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
    values?: ServiceOrderOptionValueUpdate[] | null | undefined;
}
/** @description An extra of the order, with its new price. Fields left out keep their value. */
export type ServiceOrderOptionUpdate = BooleanServiceOrderOptionUpdate | ValueListServiceOrderOptionUpdate;
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
    taxes?: ServiceOrderTax[] | undefined;
    /** @description Extras to refund. Required if the order has options. */
    options?: ServiceOrderOptionInput[] | undefined;
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
    files?: MessageFiles | undefined;
    /** @description Recipients, topic and text of the message, a JSON part. */
    thread_input: ServiceOrderThreadInput;
}
/** @description Changes of a service order. Fields left out keep their value, and null clears nullable fields. */
export interface ServiceOrderUpdate {
    /** @description Confirms a time or moves the order to another session, depending on the booking type. */
    booking?: ServiceOrderBookingUpdate | undefined;
    /** @description Attributes of the order to set. */
    custom_attribute_values?: OrderAttributeUpdate[] | undefined;
    /** @description New amounts of price options, allowed only while the order waits for consumption. */
    price?: {
        /** @description Price options to set. */
        options?: ServiceOrderOptionUpdate[] | undefined;
    } | undefined;
}
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
    options?: PriceOptionInput[] | undefined;
}
/** @description Price of a new service. The type must equal the type of the model. */
export type ServicePricingInput = SinglePricingInput | MultiPricingInput;
/** @description New prices. Fields left out keep their value. `price_per_unit` belongs to the single types, `price_per_unit_options` to the `_MULTI` types. Assumption about entries left out of a list: they are removed. */
export interface ServicePricingUpdate {
    /**
     * @description Type of the price, as in the model.
     *     - `FIXED_PRICE`: A fixed price, the same for every unit.
     *     - `ESTIMATED_PRICE`: An estimated price, the same for every unit.
     *     - `FIXED_PRICE_MULTI`: A fixed price for each kind of unit.
     *     - `ESTIMATED_PRICE_MULTI`: An estimated price for each kind of unit.
     * @enum {string}
     */
    type?: "FIXED_PRICE" | "ESTIMATED_PRICE" | "FIXED_PRICE_MULTI" | "ESTIMATED_PRICE_MULTI" | undefined;
    /** @description Price of a unit, in major units, for the single types. */
    price_per_unit?: PriceInput | undefined;
    /** @description Kinds of unit and their prices, for the `_MULTI` types. This is the complete list: entries left out are removed. */
    price_per_unit_options?: UnitPricesInput[] | undefined;
    /** @description Extras and their new prices. */
    options?: PriceOptionUpdate[] | undefined;
}
/** @description No limit on the units for sale. */
export interface UnlimitedQuantityInput {
    /**
     * @description Marks unlimited units for sale.
     * @constant
     */
    type: "NO_QUANTITY";
    /** @description Allowed number of units per order. */
    max_per_order?: MaximumPerOrder | undefined;
}
/** @description Units for sale. Default: `NO_QUANTITY`. Assumption about the field that distinguishes the forms: always present. */
export type ServiceQuantityInput = UnlimitedQuantityInput | LimitedQuantityInput;
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
    available?: AvailableUnits | undefined;
    /** @description Allowed number of units per order. */
    max_per_order?: MaximumPerOrder | undefined;
}
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
    description?: string | undefined;
    /** @description Model of the service, by code (SM11). */
    model: CodeReference;
    /** @description Category of the service, by code. It must be a category of the model. */
    category: CodeReference;
    /** @description Booking of the service. The type must equal the type of the model. Default: `NO_BOOKING`. */
    booking?: ServiceBookingInput | undefined;
    /** @description Location of the service. The type must equal the type of the model. Default: `NO_LOCATION`. */
    location?: ServiceLocationInput | undefined;
    /** @description Price of a new service. The type must equal the type of the model. */
    pricing: ServicePricingInput;
    /** @description Units for sale. Default: `NO_QUANTITY`. */
    quantity?: ServiceQuantityInput | undefined;
    /** @description Tax code of the service. */
    service_tax_code?: string | undefined;
    /** @description Values of the attributes of the model. */
    custom_attribute_values?: AttributeInput[] | undefined;
    /**
     * @description Send `MANUALLY_DISABLED` to create an inactive service.
     *     - `MANUALLY_DISABLED`: Disabled by hand.
     */
    inactive_reasons?: SettableInactiveReason[] | undefined;
    /**
     * Format: date-time
     * @description Time from which the service can be ordered.
     */
    date_availability_start?: string | Date | undefined;
    /**
     * Format: date-time
     * @description Time until which the service can be ordered.
     */
    date_availability_end?: string | Date | undefined;
}
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
    files?: MessageFiles | undefined;
    /** @description Recipients, topic and text of the message, a JSON part. */
    thread_input: ServiceThreadInput;
}
/** @description Changes of a service. Fields left out keep their value, and null clears nullable fields. Assumption about entries that are not in a list: they stay. */
export interface ServiceUpdate {
    /** @description Name of the service, as shown to customers. */
    title?: string | undefined;
    /** @description Description of the service, for customers. Null removes it. */
    description?: string | null | undefined;
    /** @description Model of the service, by code (SM11). */
    model?: CodeReference | undefined;
    /** @description Category of the service, by code. It must be a category of the model. */
    category?: CodeReference | undefined;
    /** @description New booking settings. */
    booking?: ServiceBookingUpdate | undefined;
    /** @description New places. `shop_locations` belongs to the types with a place. */
    location?: ServiceLocationUpdate | undefined;
    /** @description New prices. Fields left out keep their value. `price_per_unit` belongs to the single types, `price_per_unit_options` to the `_MULTI` types. */
    pricing?: ServicePricingUpdate | undefined;
    /** @description New number of units for sale. `available` belongs to `LIMITED`. */
    quantity?: ServiceQuantityUpdate | undefined;
    /** @description Tax code of the service. */
    service_tax_code?: string | undefined;
    /** @description Values of attributes to set. Other attributes keep their value. */
    custom_attribute_values?: AttributeUpdate[] | undefined;
    /**
     * @description `MANUALLY_DISABLED` disables the service. An empty list or null enables it again.
     *     - `MANUALLY_DISABLED`: Disabled by hand.
     */
    inactive_reasons?: SettableInactiveReason[] | null | undefined;
    /**
     * Format: date-time
     * @description Time from which the service can be ordered. Null removes it.
     */
    date_availability_start?: string | Date | null | undefined;
    /**
     * Format: date-time
     * @description Time until which the service can be ordered. Null removes it.
     */
    date_availability_end?: string | Date | null | undefined;
}
export interface SettingsAdditionalFieldsQuery {
    /**
     * @description Only fields of these entities. Default: all.
     *     - `SHOP`: Shops.
     *     - `OFFER`: Offers.
     *     - `ORDER_LINE`: Order lines.
     *     - `ORDER`: Orders.
     */
    entities?: AdditionalFieldEntity[] | undefined;
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
export interface SettingsChannelsQuery {
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
export interface SettingsConfigurationQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface SettingsCurrenciesQuery {
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
export interface SettingsDocumentTypesQuery {
    /**
     * @description Only document types of these entities. Default: all.
     *     - `ORDER`: Orders.
     *     - `SHOP`: Shops.
     */
    entities?: DocumentTypeEntity[] | undefined;
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
export interface SettingsLocalesQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface SettingsOfferStatesQuery {
    /** @description Only active conditions, or only inactive conditions. */
    active?: boolean | undefined;
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
export interface SettingsVersionQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
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
 * @description Whether the tracking was verified.
 *     - `MISSING_TRACKING`: The shipment has no tracking.
 *     - `UNVERIFIED`: Not checked yet.
 *     - `UNCOVERED`: The carrier is not covered by the check.
 *     - `INVALID`: The tracking was found to be invalid.
 *     - `VERIFIED`: The tracking was verified.
 */
export type TrackingValidity = "MISSING_TRACKING" | "UNVERIFIED" | "UNCOVERED" | "INVALID" | "VERIFIED" | (string & {});
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
/** @description Reason why a shipment of an order was not created. */
export interface ShipmentCreateError {
    /** @description Order of the shipment that was not created. */
    order_id?: string;
    /** @description Description of the problem, for people. */
    message?: string;
}
/** @description Shipments to create. Each one succeeds or fails separately. */
export interface ShipmentCreateRequest {
    /** @description Shipments to create, at most 1000 in one request. */
    shipments: NewShipment[];
}
/** @description Created shipments and failures. */
export interface ShipmentCreateResult {
    /** @description Created shipments. */
    shipment_success: Shipment[];
    /** @description Shipments that were not created, and the reasons. */
    shipment_errors: ShipmentCreateError[];
}
/** @description Reason of the failure of a shipment. */
export interface ShipmentError {
    /** @description Identifier of the shipment. */
    id?: string;
    /** @description Description of the problem, for people. */
    message?: string;
}
/** @description A shipment by its identifier. */
export interface ShipmentId {
    /** @description Identifier of the shipment. */
    id: string;
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
/** @description Updated shipments and failures. */
export interface ShipmentInformationResult {
    /** @description Updated shipments. */
    shipment_update_success?: ShipmentInformation[];
    /** @description Shipments that were not updated, and the reasons. */
    shipment_update_errors?: ShipmentInformationError[];
}
/** @description A shipment with its new origin. */
export interface ShipmentOrigin {
    /** @description Identifier of the shipment. */
    id?: string;
    /** @description Origin of the shipment, with the address of the warehouse. */
    shipping_from?: ShippingOrigin;
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
/** @description Updated shipments and failures. */
export interface ShipmentOriginResult {
    /** @description Shipments with their new origins. */
    shipment_success: ShipmentOrigin[];
    /** @description Shipments with an unchanged origin, and the reasons. */
    shipment_errors: ShipmentError[];
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
/** @description Successful shipments and failures. */
export interface ShipmentResult {
    /** @description Successful shipments. */
    shipment_success?: ShipmentId[];
    /** @description Failed shipments, and the reasons. */
    shipment_errors?: ShipmentError[];
}
/** @description Shipments for an operation. */
export interface ShipmentSelection {
    /** @description Shipments, at most 1000 in one request. */
    shipments: ShipmentId[];
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
export interface ShipmentsItemsToShipQuery {
    /** @description Only items of these orders. */
    order_id?: string[] | undefined;
    /** @description Only items that these fulfillment centers ship. */
    fulfillment_center_code?: string[] | undefined;
    /** @description Only items that can be shipped at or after this time. */
    shipping_date_from?: string | Date | undefined;
    /** @description Only items that can be shipped at or before this time. */
    shipping_date_to?: string | Date | undefined;
    /**
     * @description Sort field and direction of the list.
     *     - `shippingDate,ASC`: Earliest shipping date first.
     *     - `shippingDate,DESC`: Latest shipping date first.
     */
    sort?: "shippingDate,ASC" | "shippingDate,DESC" | undefined;
    /** @description Number of entries per page. */
    limit?: number | undefined;
    /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
}
export interface ShipmentsListQuery {
    /** @description Only shipments of these orders. */
    order_id?: string[] | undefined;
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
    shipment_state_code?: ShipmentStatus[] | undefined;
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
    shipment_customer_debit_state_code?: CustomerDebitStatus[] | undefined;
    /** @description Only shipments changed at or after this time. */
    last_updated_from?: string | Date | undefined;
    /** @description Only shipments changed at or before this time. */
    last_updated_to?: string | Date | undefined;
    /**
     * @description Sort field and direction of the list.
     *     - `dateCreated,ASC`: Oldest first.
     *     - `dateCreated,DESC`: Latest first.
     */
    sort?: "dateCreated,ASC" | "dateCreated,DESC" | undefined;
    /** @description Number of entries per page. */
    limit?: number | undefined;
    /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
}
export interface ShippingLogisticClassesQuery {
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
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
export interface ShippingTypesQuery {
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
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
export interface ShippingZonesQuery {
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
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
/** @description Fields of an order that every role sees in OR12. */
export interface SingleOrderCore {
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
/** @description One line of a file with stock. An empty cell is a missing value. */
export interface StockFileRow {
    /** @description Identifier of the offer in the shop. */
    "offer-sku"?: string | undefined;
    /** @description Quantity in stock. */
    quantity?: string | undefined;
    /** @description Code of the warehouse. Default: the quantity is the whole stock of the offer. */
    "warehouse-code"?: string | undefined;
    /** @description `update` or empty to set the quantity, `delete` to remove the stock of the warehouse. */
    "update-delete"?: string | undefined;
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
/** @description A thread with all its messages. */
export type Thread = {
    /** @description All messages of the thread. */
    messages: ThreadMessage[];
} & ThreadDetails;
/** @description Entity of the thread. */
export interface ThreadEntityInput {
    /**
     * @description Kind of entity of the thread.
     * @example SELLER_OPERATOR
     */
    type: string;
}
/** @description The first message of a thread. */
export interface ThreadInput {
    /** @description Text of the message. */
    body: MessageBody;
    /** @description Entity of the thread. SELLER_OPERATOR is a thread with the operator. */
    entity: ThreadEntityInput;
    /** @description Topic of the thread, as a text or as a reason. */
    topic: TopicInput;
}
/** @description One page of threads. */
export interface ThreadPage {
    /** @description Threads of this page. */
    data: ListedThread[];
    /** @description Null or absent on the last page. */
    next_page_token?: string | null;
    /** @description Null or absent on the first page. */
    previous_page_token?: string | null;
}
/** @description The first message of a thread with the operator, and its files. */
export interface ThreadRequest {
    /** @description Files of the message. */
    files?: MessageFiles | undefined;
    /** @description Topic and text of the message, a JSON part. */
    thread_input: ThreadInput;
}
export interface ThreadsCreateQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ThreadsDownloadAttachmentQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ThreadsGetQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ThreadsListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * @description Only threads on entities of this type. Default: all types.
     *     - `MMP_ORDER`: Product orders.
     *     - `MMP_OFFER`: Offers.
     *     - `MPS_ORDER`: Service orders.
     *     - `MPS_SERVICE`: Services.
     *     - `SELLER_OPERATOR`: Threads between the shop and the operator.
     */
    entity_type?: "MMP_ORDER" | "MMP_OFFER" | "MPS_ORDER" | "MPS_SERVICE" | "SELLER_OPERATOR" | undefined;
    /** @description Only threads on these entities, as one comma-separated list. Requires `entity_type`. */
    entity_id?: string[] | undefined;
    /**
     * @description Only threads that changed at or after this time.
     * @example 2026-04-01T06:00:00Z
     */
    updated_since?: string | Date | undefined;
    /** @description Adds the last messages of each thread. */
    with_messages?: boolean | undefined;
    /** @description Only order threads of these channels, as one comma-separated list. */
    channel_codes?: string[] | undefined;
    /** @description Sort field and direction of the list: `criterion,ASC` or `criterion,DESC`. Assumption about values of sort: any text in the common form `criterion,direction`. */
    sort?: string | undefined;
    /** @description Number of threads per page. */
    limit?: number | undefined;
    /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
}
export interface ThreadsReplyQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
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
/** @description Why an export has FAILED. */
export interface TransactionExportError {
    /** @description Kind of failure, for programs. */
    code?: string;
    /** @description Description of the error, for people. */
    detail?: string;
}
/**
 * @description One JSON object with all lines in `data`, or one JSON object per line of text.
 *     - `JSON`: One JSON object with all lines in `data`.
 *     - `NDJSON`: One JSON object per line of text.
 */
export type TransactionExportFormat = "JSON" | "NDJSON" | (string & {});
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
/** @description Lines to export and their format. Without a filter, every line is exported. */
export interface TransactionExportRequest {
    /**
     * @description One JSON object with all lines in `data`, or one JSON object per line of text.
     *     - `JSON`: One JSON object with all lines in `data`.
     *     - `NDJSON`: One JSON object per line of text.
     */
    format?: TransactionExportFormat | undefined;
    /**
     * Format: int64
     * @description Lines per file.
     */
    items_per_chunk?: number | undefined;
    /**
     * Format: int64
     * @description Size of a file in megabytes.
     */
    megabytes_per_chunk?: number | undefined;
    /**
     * Format: int64
     * @description The shop, if the user has several shops.
     */
    shop_id?: number | undefined;
    /**
     * @description Only lines of these kinds of shop.
     *     - `MARKETPLACE`: The shop sells on its own account.
     *     - `DROPSHIP`: The operator sells and the shop ships.
     *     - `ONE_CREDITOR`: The operator is the only creditor of the customer.
     */
    shop_model?: ShopModel[] | undefined;
    /** @description Only lines of these domains, products or services. */
    shop_domain?: string[] | undefined;
    /**
     * Format: date-time
     * @description Only lines created at or after this time.
     */
    date_created_from?: string | Date | undefined;
    /**
     * Format: date-time
     * @description Lines created up to this instant.
     */
    date_created_to?: string | Date | undefined;
    /**
     * Format: date-time
     * @description Only lines with a transaction at or after this time.
     */
    transaction_date_from?: string | Date | undefined;
    /**
     * Format: date-time
     * @description Only lines with a transaction at or before this time.
     */
    transaction_date_to?: string | Date | undefined;
    /**
     * Format: date-time
     * @description Only lines changed at or after this time.
     */
    last_updated_from?: string | Date | undefined;
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
    transaction_type?: TransactionType[] | undefined;
    /**
     * @description Lines in these payment states.
     *     - `PENDING`: Not due yet.
     *     - `PAYABLE`: Due with the next pay-out.
     *     - `PAID`: Paid out.
     *     - `NOT_APPLICABLE`: Not part of any pay-out.
     *     - `RESERVE`: Held back in the reserve.
     */
    payment_state?: TransactionPaymentState[] | undefined;
    /**
     * @description Lines paid out by these services.
     *     - `NOT_SPECIFIED`: None is specified.
     *     - `MANGOPAY`: Mangopay.
     *     - `MIRAKL_PAYOUT`: The pay-out service of the platform.
     *     - `OPERATOR`: The operator itself.
     */
    pay_out_psp_codes?: PayOutService[] | undefined;
    /** @description Only lines of the pay-out voucher with this number. */
    payment_voucher_number?: string | undefined;
    /** @description Only lines of these billing cycles, by identifier (UUID). */
    seller_billing_cycle_id?: string[] | undefined;
    /** @description Only lines of the accounting document with this identifier. */
    accounting_document_id?: string | undefined;
    /** @description Only lines of the accounting document with this number. */
    accounting_document_number?: string | undefined;
    /** @description Lines of these orders, by identifier. */
    order_id?: string[] | undefined;
    /** @description Only lines of these order lines, by identifier. */
    order_line_id?: string[] | undefined;
    /** @description Only lines of orders with these customer references. */
    order_reference_for_customer?: string[] | undefined;
    /** @description Only lines of orders with these seller references. */
    order_reference_for_seller?: string[] | undefined;
    /** @description Lines with these other references. */
    other_reference?: string[] | undefined;
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
export interface TransactionsExportStatusQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface TransactionsListQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** @description Only lines created at or after this time. */
    date_created_from?: string | Date | undefined;
    /** @description Only lines created at or before this time. */
    date_created_to?: string | Date | undefined;
    /** @description Only lines with a transaction at or after this time. */
    transaction_date_from?: string | Date | undefined;
    /** @description Only lines with a transaction at or before this time. */
    transaction_date_to?: string | Date | undefined;
    /** @description Only lines changed at or after this time. */
    last_updated_from?: string | Date | undefined;
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
    transaction_type?: TransactionType[] | undefined;
    /**
     * @description Only lines in these payment states.
     *     - `PENDING`: Not due yet.
     *     - `PAYABLE`: Due with the next pay-out.
     *     - `PAID`: Paid out.
     *     - `NOT_APPLICABLE`: Not part of any pay-out.
     *     - `RESERVE`: Held back in the reserve.
     */
    payment_state?: TransactionPaymentState[] | undefined;
    /**
     * @description Only lines paid out through these services.
     *     - `NOT_SPECIFIED`: None is specified.
     *     - `MANGOPAY`: Mangopay.
     *     - `MIRAKL_PAYOUT`: The pay-out service of the platform.
     *     - `OPERATOR`: The operator itself.
     */
    pay_out_psp_codes?: PayOutService[] | undefined;
    /**
     * @description Only lines of these kinds of shop.
     *     - `MARKETPLACE`: The shop sells on its own account.
     *     - `DROPSHIP`: The operator sells and the shop ships.
     *     - `ONE_CREDITOR`: The operator is the only creditor of the customer.
     */
    shop_model?: ShopModel[] | undefined;
    /** @description Only lines of these billing cycles. */
    seller_billing_cycle_id?: string[] | undefined;
    /** @description Only lines of this accounting document. */
    accounting_document_id?: string | undefined;
    /** @description Only lines of the accounting document with this number. */
    accounting_document_number?: string | undefined;
    /** @description Only lines of these orders. */
    order_id?: string[] | undefined;
    /** @description Only lines of these order lines. */
    order_line_id?: string[] | undefined;
    /** @description Only lines of orders with these customer references. */
    order_reference_for_customer?: string[] | undefined;
    /** @description Only lines of orders with these seller references. */
    order_reference_for_seller?: string[] | undefined;
    /** @description Only lines with these other references. */
    other_reference?: string[] | undefined;
    /** @description Number of entries per page. */
    limit?: number | undefined;
    /** @description Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
    /**
     * @description Sort field and direction of the list.
     *     - `dateCreated,ASC`: Oldest first.
     *     - `dateCreated,DESC`: Latest first.
     *     - `lastUpdated,ASC`: Oldest change first.
     *     - `lastUpdated,DESC`: Latest change first.
     */
    sort?: "dateCreated,ASC" | "dateCreated,DESC" | "lastUpdated,ASC" | "lastUpdated,DESC" | undefined;
}
export interface TransactionsStartExportQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
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
export interface ValueListsListQuery {
    /**
     * @description Only this list.
     * @example colors
     */
    code?: string | undefined;
}
export type webhooks = Record<string, never>;
