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
     * @description Periods to report. Default: all. Assumption about periods: A comma list.
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
/** @description Fields of the shop to change. Fields left out keep their value, and null clears nullable fields. The operator decides which fields a seller may change. Assumption about custom fields that are not in the list: they keep their value. Assumption about null for the list of custom fields: it removes every field that the shop may write. */
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
    /** @description Codes of the channels to sell on (CH11). This is the complete list: entries left out are removed. Assumption about channels and registrations that are not in a list: they are removed. */
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
/** @description An address as one line. The instance resolves it. */
export interface AddressInput {
    /**
     * @description The whole address as one line.
     * @example 12 Market Street, 75002 Paris, France
     */
    formatted_address: string;
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
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
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
/**
 * @description Separator of the columns of a CSV file.
 *     - `COMMA`: A comma.
 *     - `SEMICOLON`: A semicolon.
 */
export type CsvDelimiter = "COMMA" | "SEMICOLON" | (string & {});
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
export interface DocumentsDeleteQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface DocumentsDownloadQuery {
    /** @description The documents to download (S30). Assumption about document_ids, shop_ids and type_codes: A comma list. */
    document_ids?: number[] | undefined;
    /** @description Shops to download all documents of. Assumption about shop_ids on the seller surface: accepted there too; without it, `shop_id` or the shop of the key is used. Assumption about document_ids, shop_ids and type_codes: A comma list. */
    shop_ids?: number[] | undefined;
    /** @description Only documents of these types (DO01). The response is then always a ZIP. Assumption about document_ids, shop_ids and type_codes: A comma list. */
    type_codes?: string[] | undefined;
}
export interface DocumentsListQuery {
    /** @description The shops to list documents of. Assumption about shop_ids: A comma list. */
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
/** @description If enabled, IV01 receives no new data. Use document requests and billing cycles instead. */
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
/** @description An error of one field, line or document. */
export interface FieldFault {
    /** @description Machine-readable code such as `VALIDATION_ERROR`. */
    code?: string;
    /** @description The field at fault. */
    field?: string;
    /** @description Explanation for a person. */
    message?: string;
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
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * @description Code of a category.
     * @example wardrobes
     */
    hierarchy?: string | undefined;
    /** @description Number of levels of children to include below `hierarchy`. */
    max_level?: number | undefined;
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
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
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
 * @description Kind of document. ALL stands for every kind.
 *     - `ALL`: Every kind.
 *     - `AUTO_INVOICE`: Invoices that close a billing cycle.
 *     - `MANUAL_INVOICE`: Manual invoices of the operator.
 *     - `MANUAL_CREDIT`: Manual credits of the operator.
 * @default AUTO_INVOICE
 * @enum {string}
 */
export type InvoiceTypeFilter = "ALL" | "AUTO_INVOICE" | "MANUAL_INVOICE" | "MANUAL_CREDIT";
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
/** @description Topic of the thread, as a text or as a reason. Assumption about type: required. */
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
/**
 * @description Whether orders are accepted automatically.
 *     - `AUTOMATIC`: Orders are accepted without the shop.
 *     - `NOT_AUTOMATIC`: The shop accepts each order.
 *     - `BOTH`: Both occur.
 */
export type OrderAcceptanceMode = "AUTOMATIC" | "NOT_AUTOMATIC" | "BOTH" | (string & {});
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
export interface OrdersEvaluationQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * @description Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
export interface OrdersRefundQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OrdersUpdateQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
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
/** @description Body of the health check. */
export interface PlatformVersion {
    /** @description Version of the platform. */
    version?: string;
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
/** @description The accepted import. */
export interface ProductImportStarted {
    /**
     * Format: int64
     * @description Identifier of the import, used to read its status with P42.
     */
    import_id: number;
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
/** @description New duration or sessions. Sessions left out of the list are removed. */
export interface ScheduledBookingUpdate {
    /**
     * @description Marks a booking of a session.
     * @constant
     */
    type: "SCHEDULED_EVENTS";
    /** @description Duration of the service, as an ISO 8601 duration. */
    duration?: ServiceDuration | undefined;
    /** @description Available sessions, at most 300. This is the complete list: entries left out are removed. Assumption about sessions left out of the list: they are removed. */
    sessions?: SessionUpdate[] | undefined;
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
/** @description Confirms a time or moves the order to another session, depending on the booking type. Assumption about type: required. */
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
/** @description Units for sale. Default: `NO_QUANTITY`. Assumption about type: required. */
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
/** @description Changes of a service. Fields left out keep their value, and null clears nullable fields. Assumption about attributes and price options that are not in a list: they stay. */
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
     * @description Only fields of these entities. Default: all. Assumption about entities: A comma list.
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
     * @description Only document types of these entities. Default: all. Assumption about entities: A comma list.
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
export interface SettingsVersionQuery {
    /**
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
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
     * @description Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * @description Only this list.
     * @example colors
     */
    code?: string | undefined;
}
export type webhooks = Record<string, never>;
