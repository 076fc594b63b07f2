// Generated from specs/ by `pnpm generate`. Do not edit.
import type { FileInput } from '@tradelane/core';

/** Fields of bank accounts of every banking system. */
export interface BankAccount {
    /** Holder of the account. */
    owner: string;
    /** Name of the bank. */
    bank_name: string;
    /** Street of the bank. */
    bank_street?: string | undefined;
    /** City of the bank. */
    bank_city?: string | undefined;
    /** Postal code of the bank. */
    bank_zip?: string | undefined;
}
/** An account in the United States with an ABA routing number. */
export type AbaAccount = {
    /** Marks a United States account. */
    "@type": "ABA";
    /** Number of the account at the bank. */
    bank_account_number: string;
    /** BIC (SWIFT code) of the bank. */
    bic?: string | undefined;
    /** ABA routing number of the bank. */
    routing_number: string;
} & BankAccount;
/** Fields of every bank account on an invoice. */
export interface InvoiceBankAccount {
    /** Holder of the account. */
    owner?: string;
    /** Name of the bank. */
    bank_name?: string;
    /** Street of the bank. */
    bank_street?: string;
    /** City of the bank. */
    bank_city?: string;
    /** Postal code of the bank. */
    bank_zip?: string;
}
/** An account in the United States with an ABA routing number. */
export type AbaInvoiceAccount = {
    /** Marks a United States account. */
    "@type": "ABA";
    /** Number of the account at the bank. */
    bank_account_number?: string;
    /** BIC (SWIFT code) of the bank. */
    bic?: string;
    /** ABA routing number of the bank. */
    routing_number?: string;
} & InvoiceBankAccount;
/**
 * Whether the shop sells.
 * - `OPEN`: The shop sells.
 * - `CLOSE`: The shop is closed.
 * - `SUSPENDED`: The shop is suspended.
 * - `TERMINATED`: The shop is permanently closed.
 */
export type ShopState = "OPEN" | "CLOSE" | "SUSPENDED" | "TERMINATED" | (string & {});
/**
 * Why a suspended shop is suspended.
 * - `MANUAL`: Suspended by hand.
 * - `PENDING_APPROVAL`: The shop must still be approved.
 * - `INCOMPLETE_PROFILE`: The profile of the shop is not complete.
 * - `AUTOMATIC_SUSPENSION`: Suspended automatically.
 */
export type SuspensionType = "MANUAL" | "PENDING_APPROVAL" | "INCOMPLETE_PROFILE" | "AUTOMATIC_SUSPENSION" | (string & {});
/**
 * Sales model of a shop: on its own account or through the operator.
 * - `MARKETPLACE`: The shop sells on its own account.
 * - `DROPSHIP`: The operator sells and the shop ships.
 * - `ONE_CREDITOR`: The operator is the only creditor of the customer.
 */
export type ShopModel = "MARKETPLACE" | "DROPSHIP" | "ONE_CREDITOR" | (string & {});
/**
 * Products that a shop may sell.
 * - `PRODUCT`: Products.
 * - `SERVICE`: Services.
 */
export type ShopDomain = "PRODUCT" | "SERVICE" | (string & {});
/** ISO 4217 code of a currency of an instance. More codes may appear. */
export type CurrencyCode = "AED" | "ARS" | "AUD" | "BAM" | "BGN" | "BHD" | "BRL" | "CAD" | "CHF" | "CLP" | "CNY" | "COP" | "CZK" | "DKK" | "EGP" | "EUR" | "GBP" | "GEL" | "GTQ" | "HKD" | "HRK" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "JOD" | "JPY" | "KES" | "KRW" | "KWD" | "LKR" | "MAD" | "MGA" | "MXN" | "MYR" | "NGN" | "NOK" | "NZD" | "OMR" | "PEN" | "PHP" | "PKR" | "PLN" | "QAR" | "RON" | "RSD" | "RUB" | "SAR" | "SEK" | "SGD" | "TND" | "TRY" | "THB" | "TWD" | "UAH" | "USD" | "UYU" | "UZS" | "VND" | "ZAR" | (string & {});
/**
 * A fee of the operator.
 * - `COMMISSION`: The commission on orders.
 * - `SUBSCRIPTION`: The subscription of the shop.
 * - `ADDITIONAL_FEES`: Any further fees.
 */
export type TaxedFeeType = "COMMISSION" | "SUBSCRIPTION" | "ADDITIONAL_FEES" | (string & {});
/** A tax that is added to the fees of the operator. */
export interface ApplicableTax {
    /** Code of the tax. */
    code: string;
    /** Name of the tax, for people. */
    label: string;
    /**
     * Fees that the tax is added to.
     * - `COMMISSION`: The commission on orders.
     * - `SUBSCRIPTION`: The subscription of the shop.
     * - `ADDITIONAL_FEES`: Any further fees.
     */
    fee_types?: TaxedFeeType[];
}
/** Contact of the shop and its address. */
export interface ShopContact {
    /** Form of address, such as Mr or Mrs. */
    civility?: string;
    /** First name of the contact person. */
    firstname?: string;
    /** Last name of the contact person. */
    lastname: string;
    /** First line of the street. */
    street1: string;
    /** Second line of the street. */
    street2?: string;
    /** Postal code. */
    zip_code?: string;
    /** Town or city. */
    city: string;
    /** State, province or region. */
    state?: string;
    /** Country of the shop. */
    country: string;
    /** E-mail address of the shop. */
    email: string;
    /** First phone number. */
    phone?: string;
    /** Second phone number. */
    phone_secondary?: string;
    /** Fax number. */
    fax?: string;
    /** Address of the shop's own web site. */
    web_site?: string;
}
/** ISO 3166-1 alpha-3 code of a country. More codes may appear. */
export type CountryCode = "AFG" | "ALA" | "ALB" | "DZA" | "ASM" | "AND" | "AGO" | "AIA" | "ATA" | "ATG" | "ARG" | "ARM" | "ABW" | "AUS" | "AUT" | "AZE" | "BHS" | "BHR" | "BGD" | "BRB" | "BLR" | "BEL" | "BLZ" | "BEN" | "BMU" | "BTN" | "BOL" | "BES" | "BIH" | "BWA" | "BVT" | "BRA" | "IOT" | "BRN" | "BGR" | "BFA" | "BDI" | "KHM" | "CMR" | "CAN" | "CPV" | "CYM" | "CAF" | "TCD" | "CHL" | "CHN" | "CXR" | "CCK" | "COL" | "COM" | "COG" | "COD" | "COK" | "CRI" | "CIV" | "HRV" | "CUB" | "CUW" | "CYP" | "CZE" | "DNK" | "DJI" | "DMA" | "DOM" | "ECU" | "EGY" | "SLV" | "GNQ" | "ERI" | "EST" | "ETH" | "FLK" | "FRO" | "FJI" | "FIN" | "FRA" | "GUF" | "PYF" | "ATF" | "GAB" | "GMB" | "GEO" | "DEU" | "GHA" | "GIB" | "GRC" | "GRL" | "GRD" | "GLP" | "GUM" | "GTM" | "GGY" | "GIN" | "GNB" | "GUY" | "HTI" | "HMD" | "VAT" | "HND" | "HKG" | "HUN" | "ISL" | "IND" | "IDN" | "IRQ" | "IRL" | "IMN" | "ISR" | "ITA" | "JAM" | "JPN" | "JEY" | "JOR" | "KAZ" | "KEN" | "KIR" | "KOR" | "KWT" | "KGZ" | "LAO" | "LVA" | "LBN" | "LSO" | "LBR" | "LBY" | "LIE" | "LTU" | "LUX" | "MAC" | "MKD" | "MDG" | "MWI" | "MYS" | "MDV" | "MLI" | "MLT" | "MHL" | "MTQ" | "MRT" | "MUS" | "MYT" | "MEX" | "FSM" | "MDA" | "MCO" | "MNG" | "MNE" | "MSR" | "MAR" | "MOZ" | "MMR" | "NAM" | "NRU" | "NPL" | "NLD" | "NCL" | "NZL" | "NIC" | "NER" | "NGA" | "NIU" | "NFK" | "MNP" | "NOR" | "OMN" | "PAK" | "PLW" | "PSE" | "PAN" | "PNG" | "PRY" | "PER" | "PHL" | "PCN" | "POL" | "PRT" | "PRI" | "QAT" | "REU" | "ROU" | "RUS" | "RWA" | "BLM" | "SHN" | "KNA" | "LCA" | "MAF" | "SPM" | "VCT" | "WSM" | "SMR" | "STP" | "SAU" | "SEN" | "SRB" | "SYC" | "SLE" | "SGP" | "SXM" | "SVK" | "SVN" | "SLB" | "SOM" | "ZAF" | "SGS" | "SSD" | "ESP" | "LKA" | "SUR" | "SJM" | "SWZ" | "SWE" | "CHE" | "TWN" | "TJK" | "TZA" | "THA" | "TLS" | "TGO" | "TKL" | "TON" | "TTO" | "TUN" | "TUR" | "TKM" | "TCA" | "TUV" | "UGA" | "UKR" | "ARE" | "GBR" | "USA" | "UMI" | "URY" | "UZB" | "VUT" | "VEN" | "VNM" | "VGB" | "VIR" | "WLF" | "YEM" | "ZMB" | "ZWE" | (string & {});
/** Registered address of a company. */
export interface RegisteredAddress {
    /** First line of the street. */
    street_1: string;
    /** Second line of the street. */
    street_2?: string | null;
    /** Postal code. */
    zip_code?: string;
    /** Town or city. */
    city: string;
    /** State, province or region. */
    state?: string | null;
    /** ISO 3166-1 alpha-3 code of the country. */
    country_iso_code: CountryCode;
}
/**
 * Whether the company has one shareholder or more.
 * - `SINGLE`: One shareholder.
 * - `SEVERAL`: More than one shareholder.
 */
export type CompanyShareholders = "SINGLE" | "SEVERAL" | (string & {});
/** Legal requirements of some countries for invoices, in addition to name and number. */
export interface ComplementaryCorporateInformation {
    /** Code of the company's business activity. */
    business_activity_code?: string;
    /** City of registration of the company. */
    company_registration_city?: string;
    /** Province of registration of the company. */
    company_registration_province?: string;
    /**
     * Whether the company has one shareholder or more.
     * - `SINGLE`: One shareholder.
     * - `SEVERAL`: More than one shareholder.
     */
    company_shareholders?: CompanyShareholders;
    /** Whether the company is in liquidation. */
    is_in_liquidation?: boolean;
    /** Legal form of the company. */
    legal_form?: string;
    /** Share capital of the company, in major units of its currency. */
    share_capital?: number;
    /** Currency of the share capital, as ISO 4217 code. */
    share_capital_currency?: CurrencyCode;
    /** Whether the company is a sole trader. */
    sole_trader?: boolean;
}
/** The company of a shop. */
export interface CorporateInformation {
    /** Registered name of the company. */
    company_registration_name?: string;
    /** Registration number of the company. */
    company_registration_number?: string;
    /** Delivery address of electronic invoices. */
    electronic_address?: string;
    /** Phone number of the company. */
    phone_number?: string;
    /** Legal requirements of some countries for invoices, in addition to name and number. */
    complementary_information?: ComplementaryCorporateInformation;
}
/** Tax numbers of a shop. */
export interface FiscalInformation {
    /** Local tax number of the shop. */
    local_tax_number?: string;
    /** Country of the tax identification number, as ISO 3166-1 alpha-3 code. */
    tax_identification_country?: CountryCode;
    /** Tax identification number of the shop. */
    tax_identification_number?: string;
}
/** Tax representative of the company in a country outside its establishment. */
export interface FiscalRepresentative {
    /** Registered name of the representative's company. */
    company_registration_name: string;
    /** Registered number of the representative's company. */
    company_registration_number: string;
    /** Local tax number of the representative. */
    local_tax_number?: string;
    /** Form of address, such as Mr or Mrs. */
    civility: string;
    /** First name of the representative. */
    first_name: string;
    /** Last name of the representative. */
    last_name: string;
    /** First line of the street. */
    street_1: string;
    /** Second line of the street. */
    street_2?: string;
    /** Postal code. */
    zip_code?: string;
    /** Town or city. */
    city: string;
    /** State, province or region. */
    state?: string;
    /** ISO 3166-1 alpha-3 code of the country. */
    country_iso_code: CountryCode;
}
/** The person who owns the shop. */
export interface PersonalInformation {
    /** Form of address, such as Mr or Mrs. */
    civility?: string;
    /** First name of the person. */
    first_name?: string;
    /** Last name of the person. */
    last_name?: string;
    /** Day of birth, `YYYY-MM-DD`. Format: date. */
    birth_date?: string;
    /** City of birth. */
    birth_city?: string;
    /** Country of birth, as ISO 3166-1 alpha-3 code. */
    birth_country?: CountryCode;
}
/** Legal details of the shop, for invoices. */
export interface BillingInformation {
    /** Identifier of the billing information. */
    id: string;
    /** Registered address of a company. */
    registration_address: RegisteredAddress;
    /** The company of the shop. */
    corporate_information?: CorporateInformation;
    /** Tax numbers of the shop. */
    fiscal_information?: FiscalInformation;
    /** Tax representative of the company in a country outside its establishment. */
    fiscal_representative?: FiscalRepresentative;
    /** The person who owns the shop. */
    personal_information?: PersonalInformation;
}
/** Billing information that applies if no specific one does. */
export type DefaultBillingInformation = {
    /** Language of the documents. */
    default_language: string;
} & BillingInformation;
/**
 * Business details of the shop. Use the billing information instead.
 * @deprecated
 */
export interface ProDetails {
    /**
     * Name of the company.
     * @deprecated
     */
    corporate_name?: string;
    /**
     * Registration number of the company.
     * @deprecated
     */
    identification_number?: string;
    /**
     * Tax identification number of the company.
     * @deprecated
     */
    tax_identification_number?: string;
    /**
     * Shown by A01 alone.
     * @deprecated
     */
    VAT_number?: string;
}
/**
 * The bank account in its older form. Use `payment_info` instead.
 * @deprecated
 */
export interface LegacyBankDetails {
    /** Holder of the account. */
    owner?: string;
    /** International bank account number (IBAN). */
    iban?: string;
    /** BIC (SWIFT code) of the bank. */
    bic?: string;
    /** Name of the bank. */
    bank_name?: string;
    /** Street of the bank. */
    bank_street?: string;
    /** Postal code of the bank. */
    zip_code?: string;
    /** City of the bank. */
    bank_city?: string;
}
/** An account with IBAN and BIC. */
export type IbanAccount = {
    /** Marks an account with IBAN. */
    "@type": "IBAN";
    /** BIC (SWIFT code) of the bank. */
    bic: string;
    /** International bank account number (IBAN). */
    iban: string;
} & BankAccount;
/** A Nigerian account named by NUBAN. */
export type NubanAccount = {
    /** Marks a Nigerian account. */
    "@type": "NUBAN";
    /** Nigerian uniform bank account number. */
    nuban: string;
} & BankAccount;
/** An Australian account. */
export type AustralianAccount = {
    /** Marks an Australian account. */
    "@type": "AUBSB";
    /** Australian bank account number. */
    auban: string;
    /** Bank State Branch number. */
    aubsb: string;
} & BankAccount;
/** A New Zealand account. */
export type NewZealandAccount = {
    /** Marks a New Zealand account. */
    "@type": "NZBSB";
    /** New Zealand bank account number. */
    nzban: string;
    /** Bank State Branch number. */
    nzbsb: string;
} & BankAccount;
/** An account in Hong Kong. */
export type HongKongAccount = {
    /** Marks a Hong Kong account. */
    "@type": "HK";
    /** Number of the account at the bank. */
    bank_account_number: string;
    /** SWIFT code (BIC) of the bank. */
    swift_code: string;
} & BankAccount;
/** A Canadian account. */
export type CanadianAccount = {
    /** Marks a Canadian account. */
    "@type": "CANADIAN";
    /** Number of the account at the bank. */
    bank_account_number: string;
    /** Number of the bank. */
    institution_number: string;
    /** SWIFT code (BIC) of the bank. */
    swift_code?: string | undefined;
    /** Number of the branch. */
    transit_number: string;
} & BankAccount;
/** A Mexican account. */
export type MexicanAccount = {
    /** Marks a Mexican account. */
    "@type": "MEXICAN";
    /** Number of the account at the bank. */
    bank_account_number: string;
    /** CLABE, the standardized bank code. */
    clabe: string;
} & BankAccount;
/**
 * Kind of account: C is a current (checking) account, P a savings account. Assumption about meaning of the values: C current, P savings.
 * - `C`: Current (checking) account.
 * - `P`: Savings account.
 */
export type BankAccountType = "C" | "P" | (string & {});
/** A Japanese account. */
export type JapaneseAccount = {
    /** Marks a Japanese account. */
    "@type": "JAPANESE";
    /** Number of the account at the bank. */
    bank_account_number: string;
    /**
     * Kind of account: C is a current (checking) account, P a savings account. Assumption about meaning of the values: C current, P savings.
     * - `C`: Current (checking) account.
     * - `P`: Savings account.
     */
    bank_account_type: BankAccountType;
    /** Code of the bank. */
    bank_code: string;
    /** Code of the branch of the bank. */
    branch_code: string;
    /** Name of the branch of the bank. */
    branch_name: string;
    /** SWIFT code (BIC) of the bank. */
    swift_code?: string | undefined;
} & BankAccount;
/** A Brazilian account. */
export type BrazilianAccount = {
    /** Marks a Brazilian account. */
    "@type": "BRAZILIAN";
    /** Number of the account at the bank. */
    account_number: string;
    /**
     * Kind of account: C is a current (checking) account, P a savings account. Assumption about meaning of the values: C current, P savings.
     * - `C`: Current (checking) account.
     * - `P`: Savings account.
     */
    bank_account_type: BankAccountType;
    /** Code of the bank. */
    bank_code: string;
    /** Code of the branch of the bank. */
    branch_code: string;
    /** Key of the instant payment scheme. */
    pix_key?: string | undefined;
} & BankAccount;
/** A Taiwanese account. */
export type TaiwaneseAccount = {
    /** Marks a Taiwanese account. */
    "@type": "TAIWANESE";
    /** Number of the account at the bank. */
    account_number: string;
    /** Code of the bank. */
    bank_code: string;
    /** Code of the branch of the bank. */
    branch_code: string;
} & BankAccount;
/** A Thai account. */
export type ThaiAccount = {
    /** Marks a Thai account. */
    "@type": "THAI";
    /** Number of the account at the bank. */
    account_number: string;
} & BankAccount;
/** An Indian account. */
export type IndianAccount = {
    /** Marks an Indian account. */
    "@type": "INDIAN";
    /** Number of the account at the bank. */
    account_number: string;
    /** IFSC of the branch. */
    indian_financial_system_code: string;
    /** SWIFT code (BIC) of the bank. */
    swift_code?: string | undefined;
} & BankAccount;
/** An account in the United Kingdom. */
export type BritishAccount = {
    /** Marks a United Kingdom account. */
    "@type": "UK";
    /** Number of the account at the bank. */
    bank_account_number: string;
    /** Sort code of the bank, digits only. */
    bank_sort_code: string;
    /** SWIFT code (BIC) of the bank. */
    swift_code?: string | undefined;
} & BankAccount;
/** A Uruguayan account. */
export type UruguayanAccount = {
    /** Marks a Uruguayan account. */
    "@type": "URUGUAYAN";
    /** Number of the account at the bank. */
    account_number: string;
    /**
     * Kind of account: C is a current (checking) account, P a savings account. Assumption about meaning of the values: C current, P savings.
     * - `C`: Current (checking) account.
     * - `P`: Savings account.
     */
    bank_account_type: BankAccountType;
    /** Code of the branch of the bank. */
    branch_code: string;
} & BankAccount;
/** A Colombian account. */
export type ColombianAccount = {
    /** Marks a Colombian account. */
    "@type": "COLOMBIAN";
    /** Number of the account at the bank. */
    account_number: string;
    /**
     * Kind of account: C is a current (checking) account, P a savings account. Assumption about meaning of the values: C current, P savings.
     * - `C`: Current (checking) account.
     * - `P`: Savings account.
     */
    bank_account_type: BankAccountType;
} & BankAccount;
/** A Guatemalan account. */
export type GuatemalanAccount = {
    /** Marks a Guatemalan account. */
    "@type": "GUATEMALAN";
    /** Number of the account at the bank. */
    account_number: string;
    /**
     * Kind of account: C is a current (checking) account, P a savings account. Assumption about meaning of the values: C current, P savings.
     * - `C`: Current (checking) account.
     * - `P`: Savings account.
     */
    bank_account_type: BankAccountType;
} & BankAccount;
/** An account in Singapore. */
export type SingaporeAccount = {
    /** Marks a Singapore account. */
    "@type": "SG";
    /** Number of the account at the bank. */
    bank_account_number: string;
    /** Key of the bank. */
    bank_key?: string | undefined;
    /** SWIFT code (BIC) of the bank. */
    swift_code: string;
} & BankAccount;
/** An Israeli account. */
export type IsraeliAccount = {
    /** Marks an Israeli account. */
    "@type": "ISRAELI";
    /** Number of the account at the bank. */
    bank_account_number: string;
    /** Code of the bank. */
    bank_code: string;
    /** Name of the branch of the bank. */
    branch_name?: string | undefined;
} & BankAccount;
/** A Vietnamese account. */
export type VietnameseAccount = {
    /** Marks a Vietnamese account. */
    "@type": "VIETNAMESE";
    /** Number of the account at the bank. */
    bank_account_number: string;
    /** Name of the branch of the bank. */
    branch_name?: string | undefined;
} & BankAccount;
/** A Serbian account. */
export type SerbianAccount = {
    /** Marks a Serbian account. */
    "@type": "SERBIAN";
    /** Number of the account at the bank. */
    bank_account_number: string;
    /** Number of the branch of the bank. */
    bank_branch_number: string;
    /** BIC (SWIFT code) of the bank. */
    bic?: string | undefined;
    /** International bank account number (IBAN). */
    iban?: string | undefined;
} & BankAccount;
/** A Philippine account. */
export type PhilippineAccount = {
    /** Marks a Philippine account. */
    "@type": "PHILIPPINES";
    /** Number of the account at the bank. */
    bank_account_number: string;
} & BankAccount;
/**
 * Form of the account number: IBAN, British sort code, or international.
 * - `LOCAL_IBAN`: By IBAN.
 * - `LOCAL_UK`: By British sort code and account number.
 * - `INTERNATIONAL`: By the data of international transfers.
 */
export type PayOutFormat = "LOCAL_IBAN" | "LOCAL_UK" | "INTERNATIONAL" | (string & {});
/** An account that the pay-out service of the platform pays to. */
export type PayOutAccount = {
    /** Marks an account that the pay-out service pays to. */
    "@type": "PAYOUT";
    /** Number of the account at the bank. */
    bank_account_number?: string | undefined;
    /** BIC (SWIFT code) of the bank. */
    bic?: string | undefined;
    /** International bank account number (IBAN). */
    iban?: string | undefined;
    /**
     * Form of the account number: IBAN, British sort code, or international.
     * - `LOCAL_IBAN`: By IBAN.
     * - `LOCAL_UK`: By British sort code and account number.
     * - `INTERNATIONAL`: By the data of international transfers.
     */
    payout_format: PayOutFormat;
    /** Sort code of the bank, digits only. */
    sort_code?: string | undefined;
} & BankAccount;
/** Bank account for payments to the shop. `@type` decides the banking system and the fields. Assumption about the field that distinguishes the forms: always present. */
export type PaymentInfo = IbanAccount | NubanAccount | AustralianAccount | NewZealandAccount | AbaAccount | HongKongAccount | CanadianAccount | MexicanAccount | JapaneseAccount | BrazilianAccount | TaiwaneseAccount | ThaiAccount | IndianAccount | BritishAccount | UruguayanAccount | ColombianAccount | GuatemalanAccount | SingaporeAccount | IsraeliAccount | VietnameseAccount | SerbianAccount | PhilippineAccount | PayOutAccount;
/**
 * The payment service that pays the shop out.
 * - `NOT_SPECIFIED`: None is specified.
 * - `MANGOPAY`: Mangopay.
 * - `MIRAKL_PAYOUT`: The pay-out service of the platform.
 * - `OPERATOR`: The operator itself.
 */
export type PayOutService = "NOT_SPECIFIED" | "MANGOPAY" | "MIRAKL_PAYOUT" | "OPERATOR" | (string & {});
/** The balances of a shop at one pay-out service, in the currency of the shop. */
export interface PayOutBalance {
    /**
     * The payment service that pays the shop out.
     * - `NOT_SPECIFIED`: None is specified.
     * - `MANGOPAY`: Mangopay.
     * - `MIRAKL_PAYOUT`: The pay-out service of the platform.
     * - `OPERATOR`: The operator itself.
     */
    pay_out_psp_code: PayOutService;
    /** Paid out already. */
    paid: number;
    /** Due with the next pay-out. */
    payable: number;
    /** Earned but not yet due. */
    pending: number;
}
/** Paid and outstanding amounts of the shop, in the currency of the shop. */
export interface PaymentBalances {
    /** Paid out already. */
    paid_balance: number;
    /** Due with the next pay-out. */
    payable_balance: number;
    /** Earned but not yet due. */
    pending_balance: number;
    /** Reserve that the operator holds back. */
    reserve_balance?: number;
    /** Target amount of the reserve. */
    reserve_target?: number;
    /** The same amounts by pay-out service. */
    sub_balances?: PayOutBalance[];
}
/**
 * Progress of the identity check of a seller.
 * - `PENDING_SUBMISSION`: The seller must still submit the required data.
 * - `PENDING_APPROVAL`: The submitted data must still be approved.
 * - `REFUSED`: The check was not passed.
 * - `APPROVED`: The check was passed.
 * - `NOT_REQUIRED`: A check is not needed.
 */
export type KycStatus = "PENDING_SUBMISSION" | "PENDING_APPROVAL" | "REFUSED" | "APPROVED" | "NOT_REQUIRED" | (string & {});
/** Progress of the identity check of the seller. */
export interface KycState {
    /**
     * Status of the check.
     * - `PENDING_SUBMISSION`: The seller must still submit the required data.
     * - `PENDING_APPROVAL`: The submitted data must still be approved.
     * - `REFUSED`: The check was not passed.
     * - `APPROVED`: The check was passed.
     * - `NOT_REQUIRED`: A check is not needed.
     */
    status: KycStatus;
    /** Why the check was refused. */
    reason?: string;
}
/** Dropshipping settings of a shop. */
export interface DropshipSettings {
    /** Whether the shop can edit retail prices. */
    retail_pricing_edition_enabled: boolean;
}
/** Country and product category of an extended producer responsibility scheme. */
export type EprCategoryCode = "FR-AGROPACK" | "FR-ASL" | "FR-DASRIPAT" | "FR-DBPS" | "FR-DDS" | "FR-DEA" | "FR-DEEE" | "FR-DISPMED" | "FR-DIY" | "FR-EMBM" | "FR-GF" | "FR-JOUETS" | "FR-LUB" | "FR-MH" | "FR-MNU" | "FR-PA" | "FR-PAP" | "FR-PCHIM" | "FR-PMCB" | "FR-PNEU" | "FR-TABAC" | "FR-TLC" | "FR-VEHICULE" | "FR-VHU" | "DE-BATTG" | "DE-PACK" | "DE-WEEE" | "ES-PACK" | "ES-GPACK" | "ES-WEEE" | (string & {});
/** The registration of the shop under one extended producer responsibility scheme. */
export interface ProducerIdentifier {
    /** Country and product category of an extended producer responsibility scheme. */
    epr_category_code: EprCategoryCode;
    /** Registration number of the shop. */
    producer_id: string;
}
/** Shipping settings of a shop. */
export interface ShopShippingSettings {
    /** Number of days until the shop ships. */
    lead_time_to_ship?: number;
}
/**
 * Type of the values of a custom field.
 * - `STRING`: A short text.
 * - `DATE`: A date.
 * - `NUMERIC`: A number.
 * - `BOOLEAN`: True or false.
 * - `LINK`: An address on the web.
 * - `REGEX`: A text that matches a pattern.
 * - `TEXTAREA`: A long text.
 * - `LIST`: One value of a list.
 * - `MULTIPLE_VALUES_LIST`: Any number of a list of values.
 */
export type AdditionalFieldType = "STRING" | "DATE" | "NUMERIC" | "BOOLEAN" | "LINK" | "REGEX" | "TEXTAREA" | "LIST" | "MULTIPLE_VALUES_LIST" | (string & {});
/** The value of one custom field. AF01 lists the fields that the operator has defined. */
export interface AdditionalFieldValue {
    /** Code of the field. */
    code: string;
    /**
     * Type of the values of a custom field.
     * - `STRING`: A short text.
     * - `DATE`: A date.
     * - `NUMERIC`: A number.
     * - `BOOLEAN`: True or false.
     * - `LINK`: An address on the web.
     * - `REGEX`: A text that matches a pattern.
     * - `TEXTAREA`: A long text.
     * - `LIST`: One value of a list.
     * - `MULTIPLE_VALUES_LIST`: Any number of a list of values.
     */
    type?: AdditionalFieldType;
    /** A list of texts when the type is MULTIPLE_VALUES_LIST, one text in every other case. */
    value: string | string[];
}
/** One shipping method into one zone. */
export interface ShopShipping {
    /** Code of the shipping method. */
    shipping_type_code: string;
    /** Name of the method, for people. */
    shipping_type_label: string;
    /** Code of the method that is the same on every platform. */
    shipping_type_standard_code?: string;
    /** Code of the shipping zone. */
    shipping_zone_code: string;
    /** Name of the zone, for people. */
    shipping_zone_label: string;
    /** Order amount from which shipping is free. */
    shipping_free_amount?: number;
    /** Values of custom fields of the method. */
    additional_fields?: AdditionalFieldValue[];
}
/** All data of one shop. Assumption about units of delays, rates and grades: delays in seconds, rates as fractions of one (0.98 for 98 of 100), grades from 1 to 5. */
export interface Account {
    /** Identifier of the shop. */
    shop_id: number;
    /** Name of the shop, as shown to customers. */
    shop_name: string;
    /**
     * Whether the shop sells.
     * - `OPEN`: The shop sells.
     * - `CLOSE`: The shop is closed.
     * - `SUSPENDED`: The shop is suspended.
     * - `TERMINATED`: The shop is permanently closed.
     */
    shop_state: ShopState;
    /** Reason of the suspension. Null or absent if the shop is not suspended. */
    suspension_type?: SuspensionType | null;
    /**
     * Sales model of the shop.
     * - `MARKETPLACE`: The shop sells on its own account.
     * - `DROPSHIP`: The operator sells and the shop ships.
     * - `ONE_CREDITOR`: The operator is the only creditor of the customer.
     */
    model?: ShopModel;
    /**
     * Products that the shop may sell.
     * - `PRODUCT`: Products.
     * - `SERVICE`: Services.
     */
    domains: ShopDomain[];
    /** Codes of the channels that the shop sells on. */
    channels: string[];
    /** Time at which the shop was created. Format: date-time. */
    date_created: string;
    /** Time at which the shop last changed. Format: date-time. */
    last_updated_date: string;
    /** Start of a planned closure. Format: date-time. */
    closed_from?: string;
    /** End of a planned closure. Format: date-time. */
    closed_to?: string;
    /** Presentation of the shop for customers. */
    description?: string;
    /** Address of the logo image. */
    logo?: string;
    /** Address of the banner image. */
    banner?: string;
    /** Return policy of the shop, for customers. */
    return_policy?: string;
    /** Recycling policy of the shop, for customers. */
    recycling_policy?: string;
    /** Whether the operator has marked the shop as premium. */
    premium: boolean;
    /** Whether the seller is a business, not a private person. */
    is_professional: boolean;
    /** Average evaluation by customers. */
    grade?: number;
    /** Number of evaluations in the grade. */
    evaluations_count: number;
    /** Number of offers of the shop. */
    offers_count: number;
    /** Number of orders of the shop. */
    orders_count: number;
    /** Share of orders that the shop accepts. */
    approval_rate?: number;
    /** Average time until an order is accepted. */
    approval_delay?: number;
    /** Average time until the shop replies to a message on an order. */
    order_messages_response_delay?: number;
    /** Currency of the shop, as ISO 4217 code. */
    currency_iso_code: CurrencyCode;
    /** Taxes that are added to the fees of the operator. */
    applicable_taxes?: ApplicableTax[];
    /** Contact of the shop and its address. */
    contact_informations: ShopContact;
    /** Billing information that applies if no specific one does. */
    default_billing_information: DefaultBillingInformation;
    /** More sets of billing information for special cases, such as another country. */
    specific_billing_informations?: BillingInformation[];
    /** Business details of the shop. Use the billing information instead. */
    pro_details: ProDetails;
    /** The bank account in its older form. Use `payment_info` instead. */
    billing_info?: LegacyBankDetails;
    /** The shop must fill `payment_info` before it can be paid. */
    payment_method_mandatory: boolean;
    /** Bank account for payments to the shop. `@type` decides the banking system and the fields. */
    payment_info?: PaymentInfo;
    /** Paid and outstanding amounts of the shop, in the currency of the shop. */
    payment_details: PaymentBalances;
    /** Progress of the identity check of the seller. */
    kyc?: KycState;
    /** Dropshipping settings of the shop. Absent if they do not apply. */
    dropship?: DropshipSettings;
    /** Registrations under extended producer responsibility schemes. */
    producer_identifiers?: ProducerIdentifier[];
    /** Whether the shop ships for free. */
    free_shipping: boolean;
    /** Shipping settings of the shop. */
    shipping: ShopShippingSettings;
    /** Country that the shop ships from. */
    shipping_country?: string;
    /** Shipping options of the shop. */
    shippings?: ShopShipping[];
    /**
     * Codes of the shipping methods. Use `shippings` instead.
     * @deprecated
     */
    shipping_types?: string[];
    /**
     * Codes of the shipping zones. Use `shippings` instead.
     * @deprecated
     */
    shipping_zones?: string[];
    /** Values of the operator's custom fields (AF01). */
    shop_additional_fields: AdditionalFieldValue[];
}
export interface AccountGetQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
/**
 * Period of a figure.
 * - `ALL_SINCE_BEGINNING`: The whole time since the shop was created.
 * - `LAST_MONTH`: The last month.
 * - `LAST_THREE_MONTHS`: The last three months.
 * - `LAST_SIX_MONTHS`: The last six months.
 * - `LAST_YEAR`: The last year.
 */
export type StatisticsPeriod = "ALL_SINCE_BEGINNING" | "LAST_MONTH" | "LAST_THREE_MONTHS" | "LAST_SIX_MONTHS" | "LAST_YEAR" | (string & {});
export interface AccountStatisticsQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * Periods to report. Default: all.
     * - `ALL_SINCE_BEGINNING`: The whole time since the shop was created.
     * - `LAST_MONTH`: The last month.
     * - `LAST_THREE_MONTHS`: The last three months.
     * - `LAST_SIX_MONTHS`: The last six months.
     * - `LAST_YEAR`: The last year.
     */
    periods?: StatisticsPeriod[] | undefined;
    /** Only sales on this channel (CH11). */
    channel_code?: string | undefined;
}
/** Fields of the postal address to change. Fields left out keep their value. */
export interface ShopAddressUpdate {
    /** Form of address, such as Mr or Mrs. */
    civility?: string | undefined;
    /** First name of the contact person. */
    firstname?: string | undefined;
    /** Last name of the contact person. */
    lastname?: string | undefined;
    /** First line of the street. */
    street1?: string | undefined;
    /** Second line of the street. Null removes it. */
    street2?: string | null | undefined;
    /** Postal code. */
    zip_code?: string | undefined;
    /** Town or city. */
    city?: string | undefined;
    /** State, province or region. Null removes it. */
    state?: string | null | undefined;
    /** ISO 3166-1 alpha-3 code of the country. */
    country?: CountryCode | undefined;
    /** First phone number. Null removes it. */
    phone?: string | null | undefined;
    /** Second phone number. Null removes it. */
    phone_secondary?: string | null | undefined;
}
/** Business details of the shop. */
export interface ProDetailsUpdate {
    /** Name of the company. */
    corporate_name?: string | undefined;
    /** Registration number of the company. Null removes it, in the USA only. */
    identification_number?: string | null | undefined;
    /** Tax identification number of the company. Null removes it. */
    tax_identification_number?: string | null | undefined;
}
/** New value of one custom field. Without `value`, the field is removed. */
export interface AdditionalFieldUpdate {
    /** Code of the field. */
    code: string;
    /**
     * Type of the values of a custom field.
     * - `STRING`: A short text.
     * - `DATE`: A date.
     * - `NUMERIC`: A number.
     * - `BOOLEAN`: True or false.
     * - `LINK`: An address on the web.
     * - `REGEX`: A text that matches a pattern.
     * - `TEXTAREA`: A long text.
     * - `LIST`: One value of a list.
     * - `MULTIPLE_VALUES_LIST`: Any number of a list of values.
     */
    type?: AdditionalFieldType | undefined;
    /** A list of texts when the type is MULTIPLE_VALUES_LIST, one text in every other case. */
    value?: string | string[] | undefined;
}
/** Fields of the shop to change. Fields left out keep their value, and null clears nullable fields. The operator decides which fields a seller may change. Assumption about entries left out of a list: they are removed. Assumption about entries that are not in a list: they stay. Assumption about null for the list of custom fields: it removes every field that the shop may write. */
export interface AccountUpdate {
    /** Name of the shop, as shown to customers. */
    shop_name?: string | undefined;
    /** Presentation of the shop for customers. Null removes it. */
    description?: string | null | undefined;
    /** E-mail address of the shop. */
    email?: string | undefined;
    /** Fax number. Null removes it. */
    fax?: string | null | undefined;
    /** Address of the shop's own website. Null removes it. */
    web_site?: string | null | undefined;
    /** Postal address of the shop and its contact person. */
    address?: ShopAddressUpdate | undefined;
    /** Whether the seller is a business, not a private person. */
    is_professional?: boolean | undefined;
    /** Business details of the shop. */
    pro_details?: ProDetailsUpdate | undefined;
    /** Payment details of the shop. Null removes them. */
    payment_info?: PaymentInfo | null | undefined;
    /** Codes of the channels to sell on (CH11). This is the complete list: entries left out are removed. */
    channels?: string[] | undefined;
    /** Start of a planned closure. Null cancels the closure. Format: date-time. */
    closed_from?: string | Date | null | undefined;
    /** End of a planned closure. Null removes it. Format: date-time. */
    closed_to?: string | Date | null | undefined;
    /** Return policy of the shop, for customers. Null removes it. */
    return_policy?: string | null | undefined;
    /** Recycling policy of the shop, for customers. */
    recycling_policy?: string | undefined;
    /** Country that the shop ships from, as ISO 3166-1 alpha-3 code. Null removes it. */
    shipping_country?: CountryCode | null | undefined;
    /** Registrations under extended producer responsibility schemes, at most 50. This is the complete list: entries left out are removed. */
    producer_identifiers?: ProducerIdentifier[] | undefined;
    /** Values of the operator's custom fields (AF01). Entries without a value remove the field, and null removes all fields. */
    shop_additional_fields?: AdditionalFieldUpdate[] | null | undefined;
}
export interface AccountUpdateQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
/** The postal address of the shop, as in A02. */
export interface ShopAddress {
    /** Form of address, such as Mr or Mrs. */
    civility?: string;
    /** First name of the contact person. */
    firstname?: string;
    /** Last name of the contact person. */
    lastname?: string;
    /** First line of the street. */
    street1?: string;
    /** Second line of the street. */
    street2?: string;
    /** Postal code. */
    zip_code?: string;
    /** Town or city. */
    city?: string;
    /** State, province or region. */
    state?: string;
    /** ISO 3166-1 alpha-3 code of the country. */
    country?: CountryCode;
    /** First phone number. */
    phone?: string;
    /** Second phone number. */
    phone_secondary?: string;
}
/** The editable part of the shop after an update. */
export interface UpdatedAccount {
    /** Name of the shop, as shown to customers. */
    shop_name?: string;
    /** Presentation of the shop for customers. */
    description?: string;
    /**
     * Sales model of the shop.
     * - `MARKETPLACE`: The shop sells on its own account.
     * - `DROPSHIP`: The operator sells and the shop ships.
     * - `ONE_CREDITOR`: The operator is the only creditor of the customer.
     */
    model?: ShopModel;
    /** E-mail address of the shop. */
    email?: string;
    /** Fax number. */
    fax?: string;
    /** Address of the shop's own web site. */
    web_site?: string;
    /** Postal address of the shop and its contact person. */
    address?: ShopAddress;
    /** Whether the seller is a business, not a private person. */
    is_professional?: boolean;
    /** Business details of the shop. Use the billing information instead. */
    pro_details?: ProDetails;
    /** Billing information that applies if no specific one does. */
    default_billing_information?: DefaultBillingInformation;
    /** More sets of billing information for special cases, such as another country. */
    specific_billing_informations?: BillingInformation[];
    /** The shop must fill `payment_info` before it can be paid. */
    payment_method_mandatory?: boolean;
    /** Bank account for payments to the shop. `@type` decides the banking system and the fields. */
    payment_info?: PaymentInfo;
    /** Codes of the channels that the shop sells on. */
    channels?: string[];
    /** Start of a planned closure. Format: date-time. */
    closed_from?: string;
    /** End of a planned closure. Format: date-time. */
    closed_to?: string;
    /** Return policy of the shop, for customers. */
    return_policy?: string;
    /** Recycling policy of the shop, for customers. */
    recycling_policy?: string;
    /** Shipping settings of the shop. */
    shipping?: ShopShippingSettings;
    /** Country that the shop ships from, as ISO 3166-1 alpha-3 code. */
    shipping_country?: CountryCode;
    /** Registrations under extended producer responsibility schemes. */
    producer_identifiers?: ProducerIdentifier[];
    /** Values of the operator's custom fields (AF01). */
    shop_additional_fields?: AdditionalFieldValue[];
}
/** An error of one field in a partially accepted request. */
export interface InputError {
    /**
     * Machine-readable code.
     * @example VALIDATION_ERROR
     */
    code: string;
    /** The field at fault. */
    field: string;
    /** Explanation for a person. */
    message: string;
}
/** The shop after the update, and the refused fields. */
export interface AccountUpdateResult {
    /** The shop after the change. Null if there are errors. */
    updated?: UpdatedAccount | null;
    /** One entry per refused field. The other fields were changed. */
    errors?: InputError[];
}
/**
 * A person of the operator, the scheduled billing run, or a connected system.
 * - `OPERATOR`: A person of the operator.
 * - `BATCH`: The scheduled billing run.
 * - `PARTNER`: A connected system.
 */
export type InvoiceIssuerType = "OPERATOR" | "BATCH" | "PARTNER" | (string & {});
/** Issuer of the document. */
export interface InvoiceIssuer {
    /**
     * Kind of issuer.
     * - `OPERATOR`: A person of the operator.
     * - `BATCH`: The scheduled billing run.
     * - `PARTNER`: A connected system.
     */
    type?: InvoiceIssuerType;
    /** Details of the issuer, as free text. */
    information?: string;
}
/** The address of the shop when the document was issued. */
export interface InvoiceShopAddress {
    /** Form of address, such as Mr or Mrs. */
    civility?: string;
    /** First name of the contact person. */
    firstname?: string;
    /** Last name of the contact person. */
    lastname?: string;
    /**
     * Name of the company.
     * @deprecated
     */
    company?: string;
    /**
     * Further line of the address.
     * @deprecated
     */
    complementary?: string;
    /** First line of the street. */
    street1?: string;
    /** Second line of the street. */
    street2?: string;
    /** Postal code. */
    zip_code?: string;
    /** Town or city. */
    city?: string;
    /** State, province or region. */
    state?: string;
    /** Country of the shop. */
    country?: string;
    /** First phone number. */
    phone?: string;
    /** Second phone number. */
    phone_secondary?: string;
}
/** One tax of a document or of a line. */
export interface InvoiceTax {
    /** Code of the tax. */
    code?: string;
    /** Amount of the tax, in major units. */
    amount?: number;
}
/** One line of the document. */
export interface InvoiceDetail {
    /** Description of the line, as printed on the document. */
    description?: string;
    /** Identifier of the order of the line. Absent if there is none. */
    order_id?: string;
    /** Time of the event of the line. Format: date-time. */
    operation_date?: string;
    /** Number of units of the line. */
    quantity?: number;
    /** Amount of the line without taxes, in major units. */
    amount_excl_taxes?: number;
    /** Taxes on the line, one entry per tax. */
    taxes?: InvoiceTax[];
}
/**
 * Payment status of a document.
 * - `PENDING`: Not paid yet.
 * - `PAID`: Paid.
 * - `FAILED`: The payment failed. `failure_reason` may contain the reason.
 */
export type InvoicePaymentState = "PENDING" | "PAID" | "FAILED" | (string & {});
/**
 * Reason why the shop was not paid.
 * - `INCOMPLETE_KYC`: The identity check of the seller is not complete.
 * - `AWAITING_INVOICE_CHECK`: An invoice must still be checked.
 */
export type PayOutFailureReason = "INCOMPLETE_KYC" | "AWAITING_INVOICE_CHECK" | (string & {});
/** Whether and how the document was paid. */
export interface InvoicePayment {
    /**
     * Payment status.
     * - `PENDING`: Not paid yet.
     * - `PAID`: Paid.
     * - `FAILED`: The payment failed. `failure_reason` may contain the reason.
     */
    state?: InvoicePaymentState;
    /**
     * Reason why the shop was not paid.
     * - `INCOMPLETE_KYC`: The identity check of the seller is not complete.
     * - `AWAITING_INVOICE_CHECK`: An invoice must still be checked.
     */
    failure_reason?: PayOutFailureReason;
    /** Reference of the payment. */
    reference?: string | null;
    /** Time at which the payment was made. Format: date-time. */
    transaction_date?: string | null;
}
/** Fields of every invoice and credit. */
export interface AccountingDocument {
    /** Number on the document. */
    id?: string;
    /** Identifier for the download, sent as `accounting_document_id`. */
    invoice_id?: number;
    /** Status of the document. Known values are DRAFT, GENERATED and COMPLETE. */
    state?: string;
    /** Time at which the document was created. Format: date-time. */
    date_created?: string;
    /** Issue date of the document. Format: date-time. */
    issue_date?: string;
    /** Due date of the payment. Format: date-time. */
    due_date?: string;
    /** Issuer of the document. */
    issuing_user?: InvoiceIssuer;
    /** Identifier of the shop. */
    shop_id?: number;
    /** Name of the shop, as shown to customers. */
    shop_name?: string;
    /** Name of the company of the shop. */
    shop_corporate_name?: string;
    /**
     * Sales model of a shop: on its own account or through the operator.
     * - `MARKETPLACE`: The shop sells on its own account.
     * - `DROPSHIP`: The operator sells and the shop ships.
     * - `ONE_CREDITOR`: The operator is the only creditor of the customer.
     */
    shop_model?: ShopModel;
    /** The operator's own identifier of the shop. */
    shop_operator_internal_id?: string;
    /** Tax number of the shop. */
    shop_tax_number?: string;
    /** The address of the shop when the document was issued. */
    shop_address?: InvoiceShopAddress;
    /** Currency of every amount of the document, as ISO 4217 code. */
    currency_iso_code?: CurrencyCode;
    /** Total without taxes, in major units. */
    total_amount_excl_taxes?: number;
    /** Total with taxes, in major units. */
    total_amount_incl_taxes?: number;
    /**
     * Charged total, in major units. Use the other totals instead.
     * @deprecated
     */
    total_charged_amount?: number;
    /** Taxes of the document, one entry per tax. */
    total_taxes?: InvoiceTax[];
    /** The lines of the document. */
    details?: InvoiceDetail[];
    /**
     * The payment service that pays the shop out.
     * - `NOT_SPECIFIED`: None is specified.
     * - `MANGOPAY`: Mangopay.
     * - `MIRAKL_PAYOUT`: The pay-out service of the platform.
     * - `OPERATOR`: The operator itself.
     */
    pay_out_psp_code?: PayOutService;
    /** Whether and how the document was paid. */
    payment?: InvoicePayment;
}
/**
 * Entity of the custom field.
 * - `SHOP`: Shops.
 * - `OFFER`: Offers.
 * - `ORDER_LINE`: Order lines.
 * - `ORDER`: Orders.
 */
export type AdditionalFieldEntity = "SHOP" | "OFFER" | "ORDER_LINE" | "ORDER" | (string & {});
/** A custom field that the operator has defined. */
export interface AdditionalField {
    /** Code of the field. Values refer to it. */
    code: string;
    /** Name of the field, in the requested language. */
    label: string;
    /** Description of the field, in the requested language. */
    description?: string;
    /**
     * Entity of the custom field.
     * - `SHOP`: Shops.
     * - `OFFER`: Offers.
     * - `ORDER_LINE`: Order lines.
     * - `ORDER`: Orders.
     */
    entity?: AdditionalFieldEntity;
    /**
     * Type of the values of a custom field.
     * - `STRING`: A short text.
     * - `DATE`: A date.
     * - `NUMERIC`: A number.
     * - `BOOLEAN`: True or false.
     * - `LINK`: An address on the web.
     * - `REGEX`: A text that matches a pattern.
     * - `TEXTAREA`: A long text.
     * - `LIST`: One value of a list.
     * - `MULTIPLE_VALUES_LIST`: Any number of a list of values.
     */
    type: AdditionalFieldType;
    /** The field must be filled. */
    required: boolean;
    /** The allowed values of fields of type LIST and MULTIPLE_VALUES_LIST. */
    accepted_values?: string[];
    /**
     * Value used if the file contains none.
     * @deprecated
     */
    default_value?: string;
    /** Pattern of the values of a field of type REGEX. */
    regex?: string;
}
/** A custom field as a shop sees it. */
export type SellerAdditionalField = {
    /** The shop may write the field. */
    editable: boolean;
} & AdditionalField;
/** The custom fields as a shop sees them. */
export interface AdditionalFieldList {
    /** Custom fields. */
    additional_fields: SellerAdditionalField[];
    /**
     * The length of the list.
     * @deprecated
     */
    total_count?: number;
}
/**
 * Type of the value of a custom field of shipments.
 * - `STRING`: A text.
 * - `DATE`: A date.
 */
export type AdditionalInformationType = "STRING" | "DATE" | (string & {});
/** The value, in the form of its `type`. Assumption about JSON type of the value: a string. */
export type AdditionalInformationData = string;
/** The value of one custom field of shipments. */
export interface AdditionalInformation {
    /** Code of the custom field. */
    code?: string;
    /**
     * Form of the value.
     * - `STRING`: A text.
     * - `DATE`: A date.
     */
    type?: AdditionalInformationType;
    /** The value, in the form of its `type`. Assumption about JSON type of the value: a string. */
    value?: AdditionalInformationData;
}
/** The value of one custom field of shipments. */
export interface AdditionalInformationInput {
    /** Code of the custom field. */
    code: string;
    /**
     * Form of the value.
     * - `STRING`: A text.
     * - `DATE`: A date.
     */
    type: AdditionalInformationType;
    /** The value, in the form of its `type`. Assumption about JSON type of the value: a string. */
    value: AdditionalInformationData;
}
/** An address as one line. The instance resolves it. */
export interface AddressInput {
    /**
     * The whole address as one line.
     * @example 12 Market Street, 75002 Paris, France
     */
    formatted_address: string;
}
/** Contribution to one scheme of extended producer responsibility. */
export interface OrderEcoContribution {
    /** Product category of the scheme, such as FR-DEEE. */
    epr_category_code: string;
    /** Registration number of the producer. */
    producer_id: string;
    /** Owner of the registration number. */
    producer_id_owner: string;
    /** Contribution for all units. */
    total_amount?: number;
    /** Contribution for one unit. */
    unit_amount?: number;
}
/** An amount of a tax or fee, by its code. */
export interface OrderAmount {
    /** The amount. */
    amount?: number;
    /** Code of the tax or fee. */
    code?: string;
}
/** An amount that is canceled or refunded because the line measures less. */
export interface AdjustedAmount {
    /** The amount, without shipping. */
    amount?: number;
    /** Currency of the amounts. */
    currency_iso_code?: CurrencyCode;
    /** Contributions to schemes of extended producer responsibility. */
    eco_contributions?: OrderEcoContribution[];
    /** Quantity. */
    quantity?: number;
    /** Code of the reason (RE01). */
    reason_code?: string;
    /** Shipping charge. */
    shipping_amount?: number;
    /** Taxes on the shipping charge. */
    shipping_taxes?: OrderAmount[];
    /** Taxes on the price. */
    taxes?: OrderAmount[];
}
/**
 * Unit of a measure.
 * - `GRAM`: Grams.
 * - `KILOGRAM`: Kilograms.
 * - `TON`: Tons.
 * - `POUND`: Pounds.
 * - `OUNCE`: Ounces.
 * - `MILLILITER`: Milliliters.
 * - `CENTILITER`: Centiliters.
 * - `CUBIC_METER`: Cubic meters.
 * - `LITER`: Liters.
 * - `GALLON`: Gallons.
 * - `FLUID_OUNCE`: Fluid ounces.
 * - `PINT`: Pints.
 * - `BARREL`: Barrels.
 * - `CENTIMETER`: Centimeters.
 * - `METER`: Meters.
 * - `INCH`: Inches.
 * - `FEET`: Feet.
 * - `SQUARE_CENTIMETER`: Square centimeters.
 * - `SQUARE_METER`: Square meters.
 * - `SQUARE_INCH`: Square inches.
 * - `SQUARE_FOOT`: Square feet.
 * - `PIECE`: Pieces.
 */
export type MeasurementUnit = "GRAM" | "KILOGRAM" | "TON" | "POUND" | "OUNCE" | "MILLILITER" | "CENTILITER" | "CUBIC_METER" | "LITER" | "GALLON" | "FLUID_OUNCE" | "PINT" | "BARREL" | "CENTIMETER" | "METER" | "INCH" | "FEET" | "SQUARE_CENTIMETER" | "SQUARE_METER" | "SQUARE_INCH" | "SQUARE_FOOT" | "PIECE" | (string & {});
/** Measure of a line that is sold by measure. */
export interface LineMeasurement {
    /** Real measure, once the shop has set it. */
    actual_measurement?: number;
    /** Largest difference between the ordered and the real measure, in percent. */
    adjustment_limit?: number;
    /**
     * Unit of the measures.
     * - `GRAM`: Grams.
     * - `KILOGRAM`: Kilograms.
     * - `TON`: Tons.
     * - `POUND`: Pounds.
     * - `OUNCE`: Ounces.
     * - `MILLILITER`: Milliliters.
     * - `CENTILITER`: Centiliters.
     * - `CUBIC_METER`: Cubic meters.
     * - `LITER`: Liters.
     * - `GALLON`: Gallons.
     * - `FLUID_OUNCE`: Fluid ounces.
     * - `PINT`: Pints.
     * - `BARREL`: Barrels.
     * - `CENTIMETER`: Centimeters.
     * - `METER`: Meters.
     * - `INCH`: Inches.
     * - `FEET`: Feet.
     * - `SQUARE_CENTIMETER`: Square centimeters.
     * - `SQUARE_METER`: Square meters.
     * - `SQUARE_INCH`: Square inches.
     * - `SQUARE_FOOT`: Square feet.
     * - `PIECE`: Pieces.
     */
    measurement_unit?: MeasurementUnit;
    /** Ordered measure. */
    ordered_measurement?: number;
}
/** A line of the request: its adjustment, or its errors. */
export interface AdjustedLine {
    /** Identifier of the order line. */
    order_line_id?: string;
    /** Cancelations that follow from the adjustment. */
    cancelations?: AdjustedAmount[];
    /** Problems, one entry per fault. */
    errors?: InputError[];
    /** Measures after the adjustment. */
    measurement?: LineMeasurement;
    /** Refunds that follow from the adjustment. */
    refunds?: AdjustedAmount[];
}
/** All offers of the shop. */
export interface AllItemsSelection {
    /** Marks all offers. */
    type: "ALL";
}
/** A part of an amount. */
export interface AmountPart {
    /** The amount. */
    amount: number;
    /** Whether the part counts for the commission. */
    commissionable?: boolean;
    /** Whether the customer pays the part. */
    debitable_from_customer?: boolean;
    /** Whether the shop receives the part. */
    payable_to_shop?: boolean;
}
/** Parts of an amount, by who pays and receives them. */
export interface AmountBreakdown {
    /** The parts. */
    parts: AmountPart[];
}
/** The items that trigger the reward. */
export interface PurchasedItemsSelection {
    /** Marks the purchased items. */
    type: "PURCHASED_ITEMS";
}
/** Single offers. */
export interface OfferSelection {
    /** Marks offers. */
    type: "OFFER";
    /** SKUs of the offers in the shop. */
    values: string[];
}
/** An identifier of a product. */
export interface PromotionProduct {
    /**
     * Type of the identifier.
     * @example EAN
     */
    type: string;
    /** The identifier. */
    value: string;
}
/** Offers of products. */
export interface ProductSelection {
    /** Marks products. */
    type: "PRODUCT";
    /** Identifiers of the products. */
    values: PromotionProduct[];
}
/** Offers of categories. */
export interface CategorySelection {
    /** Marks categories. */
    type: "CATEGORY";
    /** Codes of the categories (H11). */
    values: string[];
}
/** Offers of brands. */
export interface BrandSelection {
    /** Marks brands. */
    type: "BRAND";
    /** Names of the brands. */
    values: string[];
}
/** The items with the reward. */
export type RewardSelection = PurchasedItemsSelection | OfferSelection | ProductSelection | CategorySelection | BrandSelection;
/** An amount that is taken off. */
export interface AmountOffReward {
    /** Marks an amount that is taken off. */
    type: "AMOUNT_OFF";
    /** The items with the reward. */
    selection: RewardSelection;
    /** The amount. */
    amount_off: number;
}
/** A promotion that lowered the price of a line. */
export interface AppliedPromotion {
    /** Identifier of the promotion. */
    id: string;
    /** Kind of promotion. */
    type: string;
    /** Discount of the promotion, in major units. */
    deduced_amount: number;
}
/** A text in one language. */
export interface AttributeTranslation {
    /**
     * Language of the text, such as `en_US`.
     * @example en_US
     */
    locale: string;
    /** The text in that language. */
    value: string;
}
/** A channel of an attribute. */
export interface AttributeChannel {
    /** Code of the channel (CH11). */
    code: string;
}
/** One named setting. */
export interface AttributeParameter {
    /**
     * Name of the setting, such as LIST_CODE.
     * @example LIST_CODE
     */
    name: string;
    /** Value of the setting. */
    value: string;
}
/** Role of the attribute on the platform. */
export interface AttributeRole {
    /**
     * Role, such as TITLE.
     * @example TITLE
     */
    type: string;
    /** Parameters of the role. */
    parameters: AttributeParameter[];
}
/**
 * An allowed value of an attribute.
 * @deprecated
 */
export interface AttributeValueCode {
    /** Code of the value. */
    code: string;
}
/** An optional or mandatory attribute of a product file. */
export interface Attribute {
    /** Name of the column or element in a product file. */
    code: string;
    /** Identifier across hierarchies. */
    unique_code?: string;
    /** Hierarchy that defines the attribute. Empty for attributes of all products. */
    hierarchy_code?: string;
    /** Name of the attribute. */
    label?: string;
    /** Name of the attribute in each language. */
    label_translations: AttributeTranslation[];
    /** Explanation of the attribute. */
    description?: string;
    /** Explanation of the attribute in each language. */
    description_translations: AttributeTranslation[];
    /** A value as it may stand in a product file. */
    example?: string | null;
    /**
     * Language of a translatable attribute.
     * @example en_US
     */
    locale?: string;
    /** Channels of the attribute. Empty for all channels. */
    channels?: AttributeChannel[];
    /**
     * Whether the attribute is mandatory in a product file.
     * - `OPTIONAL`: A value is optional.
     * - `REQUIRED`: Must be filled.
     * - `RECOMMENDED`: Should be filled.
     * - `DISABLED`: Not in use.
     */
    requirement_level: "OPTIONAL" | "REQUIRED" | "RECOMMENDED" | "DISABLED" | (string & {});
    /**
     * Whether the level is REQUIRED. Use `requirement_level` instead.
     * @deprecated
     */
    required?: boolean;
    /** Roles such as the title or the picture, if requested. */
    roles: AttributeRole[];
    /**
     * Kind of value.
     * @example LIST
     */
    type: string;
    /** Parameters of the type, such as the value list of a LIST. */
    type_parameters?: AttributeParameter[];
    /**
     * Read `type_parameters`.
     * @deprecated
     */
    type_parameter: string | null;
    /** Checks on a value. */
    validations?: string;
    /** Transformations of a value. */
    transformations?: string;
    /** Whether the attribute distinguishes variants of one product. */
    variant: boolean;
    /**
     * Value used if the file contains none.
     * @deprecated
     */
    default_value?: string | null;
    /**
     * Read the list with VL11.
     * @deprecated
     */
    values?: AttributeValueCode[];
    /**
     * Code of the value list. Use `type_parameters` instead.
     * @deprecated
     */
    values_list?: string;
}
/** One attribute in the CSV of PM11. Each column is a text. */
export interface AttributeFileRow {
    /** Code of the attribute. */
    code?: string;
    /** Label in the default locale. */
    label?: string;
    /** Label in a locale. One column for each. */
    "label[<locale>]"?: string;
    /** Description in the default locale. */
    description?: string;
    /** Description in a locale. One column for each. */
    "description[<locale>]"?: string;
    /** Code of the category. Empty for attributes of all categories. */
    "hierarchy-code"?: string;
    /** Type of the value. */
    type?: string;
    /** Parameter of the type. Use `type-parameters`. */
    "type-parameter"?: string;
    /** Parameters of the type. */
    "type-parameters"?: string;
    /** Allowed values. */
    values?: string;
    /** Code of the list of allowed values (VL11). */
    "values-list"?: string;
    /** Whether the attribute is required, recommended or optional. */
    "requirement-level"?: string;
    /** Whether the attribute is required. Use `requirement-level`. */
    required?: string;
    /** Roles of the attribute, such as the title. */
    roles?: string;
    /** Whether the attribute distinguishes variants. */
    variant?: string;
    /** Example of a value. */
    example?: string;
    /** Value of products without one. */
    "default-value"?: string;
    /** Codes of the channels with the attribute. */
    channels?: string;
    /** Locale of the value, if it is localized. */
    locale?: string;
    /** Changes that the catalog makes to values. */
    transformations?: string;
    /** Rules that values must satisfy. */
    validations?: string;
    /** Code of the unique identifier, if the attribute is one. */
    "unique-code"?: string;
}
/** A model or a category, by its code. */
export interface CodeReference {
    /** The code. */
    code: string;
}
/** A value from a list. */
export interface ValueListAttributeInput {
    /** Code of the attribute in the model. */
    code: string;
    /** Marks values of a list. */
    type: "VALUE_LIST";
    /** The chosen values. */
    value: CodeReference[];
}
/** A value that is true or false. */
export interface BooleanAttributeInput {
    /** Code of the attribute in the model. */
    code: string;
    /** Marks a Boolean `value`. */
    type: "BOOLEAN";
    /** Whether it holds. */
    value: boolean;
}
/** A value that is a whole number. */
export interface IntegerAttributeInput {
    /** Code of the attribute in the model. */
    code: string;
    /** Marks a whole number in `value`. */
    type: "INTEGER";
    /** The number. */
    value: number;
}
/** A value that is a decimal number. */
export interface DecimalAttributeInput {
    /** Code of the attribute in the model. */
    code: string;
    /** Marks a decimal number in `value`. */
    type: "DECIMAL";
    /** The number. */
    value: number;
}
/** A value that is an instant. */
export interface DateTimeAttributeInput {
    /** Code of the attribute in the model. */
    code: string;
    /** Marks a time in `value`. */
    type: "DATE_TIME";
    /** The instant. Format: date-time. */
    value: string | Date;
}
/** A value that is a text or an address. */
export interface TextAttributeInput {
    /** Code of the attribute in the model. */
    code: string;
    /**
     * Kind of text.
     * - `TEXT`: A short text.
     * - `LONG_TEXT`: A long text.
     * - `LINK`: An address on the web.
     * - `VIDEO`: The address of a video.
     */
    type: "TEXT" | "LONG_TEXT" | "LINK" | "VIDEO";
    /** The text or the address. */
    value: string;
}
/** Value of one attribute of a new service. Its form depends on `type`. */
export type AttributeInput = ValueListAttributeInput | BooleanAttributeInput | IntegerAttributeInput | DecimalAttributeInput | DateTimeAttributeInput | TextAttributeInput;
/** Attributes that products of a hierarchy have. */
export interface AttributeList {
    /** Attributes of the hierarchy, of its parents and of its children. */
    attributes: Attribute[];
}
/** Settings of the attribute on an order. */
export interface AttributeOrderConfiguration {
    /** Maximum number of values. */
    maximum_number_of_elements?: number;
    /**
     * Permissions of the shop on the attribute.
     * - `INVISIBLE`: The shop does not see the attribute.
     * - `READ_ONLY`: The shop may read the attribute.
     * - `READ_WRITE`: The shop may read and write the attribute.
     */
    shop_permission: "INVISIBLE" | "READ_ONLY" | "READ_WRITE" | (string & {});
}
/** A new value from a list. */
export interface ValueListAttributeUpdate {
    /** Code of the attribute in the model. */
    code: string;
    /** Marks values of a list. */
    type: "VALUE_LIST";
    /** The chosen values. Null or an empty list removes them. */
    value?: CodeReference[] | null | undefined;
}
/** A new value that is true or false. */
export interface BooleanAttributeUpdate {
    /** Code of the attribute in the model. */
    code: string;
    /** Marks a Boolean `value`. */
    type: "BOOLEAN";
    /** True or false. Null removes the value. */
    value?: boolean | null | undefined;
}
/** A new value that is a whole number. */
export interface IntegerAttributeUpdate {
    /** Code of the attribute in the model. */
    code: string;
    /** Marks a whole number in `value`. */
    type: "INTEGER";
    /** The number. Null removes it. */
    value?: number | null | undefined;
}
/** A new value that is a decimal number. */
export interface DecimalAttributeUpdate {
    /** Code of the attribute in the model. */
    code: string;
    /** Marks a decimal number in `value`. */
    type: "DECIMAL";
    /** The number. Null removes it. */
    value?: number | null | undefined;
}
/** A new value that is an instant. */
export interface DateTimeAttributeUpdate {
    /** Code of the attribute in the model. */
    code: string;
    /** Marks a time in `value`. */
    type: "DATE_TIME";
    /** The time. Null removes it. Format: date-time. */
    value?: string | Date | null | undefined;
}
/** A new value that is a text or an address. */
export interface TextAttributeUpdate {
    /** Code of the attribute in the model. */
    code: string;
    /**
     * Kind of text.
     * - `TEXT`: A short text.
     * - `LONG_TEXT`: A long text.
     * - `LINK`: An address on the web.
     * - `VIDEO`: The address of a video.
     */
    type: "TEXT" | "LONG_TEXT" | "LINK" | "VIDEO";
    /** The text or the address. Null removes it. */
    value?: string | null | undefined;
}
/** New value of one attribute of a service. Null, an empty list or a missing value removes it. */
export type AttributeUpdate = ValueListAttributeUpdate | BooleanAttributeUpdate | IntegerAttributeUpdate | DecimalAttributeUpdate | DateTimeAttributeUpdate | TextAttributeUpdate;
/** A code with its label. */
export interface CodeLabel {
    /** The code. */
    code: string;
    /** Name of the entity of the code, for people. */
    label: string;
}
/** An attribute with values of a list. */
export interface ValueListAttributeValue {
    /** Code of the attribute in the model. */
    code: string;
    /** Name of the attribute, for people. */
    label: string;
    /** Marks values of a list. */
    type: "VALUE_LIST";
    /** The chosen values. */
    value?: CodeLabel[];
}
/** An attribute that is true or false. */
export interface BooleanAttributeValue {
    /** Code of the attribute in the model. */
    code: string;
    /** Name of the attribute, for people. */
    label: string;
    /** Marks a Boolean `value`. */
    type: "BOOLEAN";
    /** Whether it holds. */
    value?: boolean;
}
/** An attribute that is a whole number. */
export interface IntegerAttributeValue {
    /** Code of the attribute in the model. */
    code: string;
    /** Name of the attribute, for people. */
    label: string;
    /** Marks a whole number in `value`. */
    type: "INTEGER";
    /** The number. */
    value?: number;
}
/** An attribute that is a decimal number. */
export interface DecimalAttributeValue {
    /** Code of the attribute in the model. */
    code: string;
    /** Name of the attribute, for people. */
    label: string;
    /** Marks a decimal number in `value`. */
    type: "DECIMAL";
    /** The number. */
    value?: number;
}
/** An attribute that is an instant. */
export interface DateTimeAttributeValue {
    /** Code of the attribute in the model. */
    code: string;
    /** Name of the attribute, for people. */
    label: string;
    /** Marks a time in `value`. */
    type: "DATE_TIME";
    /** The instant. Format: date-time. */
    value?: string;
}
/** An attribute that is a text or an address. */
export interface TextAttributeValue {
    /** Code of the attribute in the model. */
    code: string;
    /** Name of the attribute, for people. */
    label: string;
    /**
     * Kind of text.
     * - `TEXT`: A short text.
     * - `LONG_TEXT`: A long text.
     * - `LINK`: An address on the web.
     * - `VIDEO`: The address of a video.
     */
    type: "TEXT" | "LONG_TEXT" | "LINK" | "VIDEO";
    /** The text or the address. */
    value?: string;
}
/** Value of one custom attribute of the operator. Its form depends on `type`. */
export type AttributeValue = ValueListAttributeValue | BooleanAttributeValue | IntegerAttributeValue | DecimalAttributeValue | DateTimeAttributeValue | TextAttributeValue;
export interface AttributesListQuery {
    /**
     * Code of a category.
     * @example wardrobes
     */
    hierarchy?: string | undefined;
    /** Number of levels of children to include below `hierarchy`. */
    max_level?: number | undefined;
    /** Also attributes that only the operator uses. */
    all_operator_attributes?: boolean | undefined;
    /** Only attributes that have a role, such as the title. */
    with_roles?: boolean | undefined;
    /** Only attributes of these channels. */
    channels?: string[] | undefined;
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
/** An Australian account. */
export type AustralianInvoiceAccount = {
    /** Marks an Australian account. */
    "@type": "AUBSB";
    /** Australian bank account number. */
    auban?: string;
    /** Bank State Branch number. */
    aubsb?: string;
} & InvoiceBankAccount;
/** An account with IBAN and BIC. */
export type IbanInvoiceAccount = {
    /** Marks an account with IBAN. */
    "@type": "IBAN";
    /** BIC (SWIFT code) of the bank. */
    bic?: string;
    /** International bank account number (IBAN). */
    iban?: string;
} & InvoiceBankAccount;
/** A Nigerian account named by NUBAN. */
export type NubanInvoiceAccount = {
    /** Marks a Nigerian account. */
    "@type": "NUBAN";
    /** Nigerian uniform bank account number. */
    nuban?: string;
} & InvoiceBankAccount;
/** A New Zealand account. */
export type NewZealandInvoiceAccount = {
    /** Marks a New Zealand account. */
    "@type": "NZBSB";
    /** New Zealand bank account number. */
    nzban?: string;
    /** Bank State Branch number. */
    nzbsb?: string;
} & InvoiceBankAccount;
/** An account in Hong Kong. */
export type HongKongInvoiceAccount = {
    /** Marks a Hong Kong account. */
    "@type": "HK";
    /** Number of the account at the bank. */
    bank_account_number?: string;
    /** SWIFT code (BIC) of the bank. */
    swift_code?: string;
} & InvoiceBankAccount;
/** A Canadian account. */
export type CanadianInvoiceAccount = {
    /** Marks a Canadian account. */
    "@type": "CANADIAN";
    /** Number of the account at the bank. */
    bank_account_number?: string;
    /** Number of the bank. */
    institution_number?: string;
    /** SWIFT code (BIC) of the bank. */
    swift_code?: string;
    /** Number of the branch. */
    transit_number?: string;
} & InvoiceBankAccount;
/** A Mexican account. */
export type MexicanInvoiceAccount = {
    /** Marks a Mexican account. */
    "@type": "MEXICAN";
    /** Number of the account at the bank. */
    bank_account_number?: string;
    /** CLABE, the standardized bank code. */
    clabe?: string;
} & InvoiceBankAccount;
/** A Japanese account. */
export type JapaneseInvoiceAccount = {
    /** Marks a Japanese account. */
    "@type": "JAPANESE";
    /** Number of the account at the bank. */
    bank_account_number?: string;
    /**
     * Kind of account: C is a current (checking) account, P a savings account. Assumption about meaning of the values: C current, P savings.
     * - `C`: Current (checking) account.
     * - `P`: Savings account.
     */
    bank_account_type?: BankAccountType;
    /** Code of the bank. */
    bank_code?: string;
    /** Code of the branch of the bank. */
    branch_code?: string;
    /** Name of the branch of the bank. */
    branch_name?: string;
    /** SWIFT code (BIC) of the bank. */
    swift_code?: string;
} & InvoiceBankAccount;
/** A Brazilian account. */
export type BrazilianInvoiceAccount = {
    /** Marks a Brazilian account. */
    "@type": "BRAZILIAN";
    /** Number of the account at the bank. */
    account_number?: string;
    /**
     * Kind of account: C is a current (checking) account, P a savings account. Assumption about meaning of the values: C current, P savings.
     * - `C`: Current (checking) account.
     * - `P`: Savings account.
     */
    bank_account_type?: BankAccountType;
    /** Code of the bank. */
    bank_code?: string;
    /** Code of the branch of the bank. */
    branch_code?: string;
    /** Key of the instant payment scheme. */
    pix_key?: string;
} & InvoiceBankAccount;
/** A Taiwanese account. */
export type TaiwaneseInvoiceAccount = {
    /** Marks a Taiwanese account. */
    "@type": "TAIWANESE";
    /** Number of the account at the bank. */
    account_number?: string;
    /** Code of the bank. */
    bank_code?: string;
    /** Code of the branch of the bank. */
    branch_code?: string;
} & InvoiceBankAccount;
/** A Thai account. */
export type ThaiInvoiceAccount = {
    /** Marks a Thai account. */
    "@type": "THAI";
    /** Number of the account at the bank. */
    account_number?: string;
} & InvoiceBankAccount;
/** An Indian account. */
export type IndianInvoiceAccount = {
    /** Marks an Indian account. */
    "@type": "INDIAN";
    /** Number of the account at the bank. */
    account_number?: string;
    /** IFSC of the branch. */
    indian_financial_system_code?: string;
    /** SWIFT code (BIC) of the bank. */
    swift_code?: string;
} & InvoiceBankAccount;
/** An account in the United Kingdom. */
export type BritishInvoiceAccount = {
    /** Marks a United Kingdom account. */
    "@type": "UK";
    /** Number of the account at the bank. */
    bank_account_number?: string;
    /** Sort code of the bank. */
    sort_code?: string;
    /** SWIFT code (BIC) of the bank. */
    swift_code?: string;
} & InvoiceBankAccount;
/** A Uruguayan account. */
export type UruguayanInvoiceAccount = {
    /** Marks a Uruguayan account. */
    "@type": "URUGUAYAN";
    /** Number of the account at the bank. */
    account_number?: string;
    /**
     * Kind of account: C is a current (checking) account, P a savings account. Assumption about meaning of the values: C current, P savings.
     * - `C`: Current (checking) account.
     * - `P`: Savings account.
     */
    bank_account_type?: BankAccountType;
    /** Code of the branch of the bank. */
    branch_code?: string;
} & InvoiceBankAccount;
/** A Colombian account. */
export type ColombianInvoiceAccount = {
    /** Marks a Colombian account. */
    "@type": "COLOMBIAN";
    /** Number of the account at the bank. */
    account_number?: string;
    /**
     * Kind of account: C is a current (checking) account, P a savings account. Assumption about meaning of the values: C current, P savings.
     * - `C`: Current (checking) account.
     * - `P`: Savings account.
     */
    bank_account_type?: BankAccountType;
} & InvoiceBankAccount;
/** A Guatemalan account. */
export type GuatemalanInvoiceAccount = {
    /** Marks a Guatemalan account. */
    "@type": "GUATEMALAN";
    /** Number of the account at the bank. */
    account_number?: string;
    /**
     * Kind of account: C is a current (checking) account, P a savings account. Assumption about meaning of the values: C current, P savings.
     * - `C`: Current (checking) account.
     * - `P`: Savings account.
     */
    bank_account_type?: BankAccountType;
} & InvoiceBankAccount;
/** An account in Singapore. */
export type SingaporeInvoiceAccount = {
    /** Marks a Singapore account. */
    "@type": "SG";
    /** Number of the account at the bank. */
    bank_account_number?: string;
    /** Key of the bank. */
    bank_key?: string;
    /** SWIFT code (BIC) of the bank. */
    swift_code?: string;
} & InvoiceBankAccount;
/** An Israeli account. */
export type IsraeliInvoiceAccount = {
    /** Marks an Israeli account. */
    "@type": "ISRAELI";
    /** Number of the account at the bank. */
    bank_account_number?: string;
    /** Code of the bank. */
    bank_code?: string;
    /** Name of the branch of the bank. */
    branch_name?: string;
} & InvoiceBankAccount;
/** A Vietnamese account. */
export type VietnameseInvoiceAccount = {
    /** Marks a Vietnamese account. */
    "@type": "VIETNAMESE";
    /** Number of the account at the bank. */
    bank_account_number?: string;
    /** Name of the branch of the bank. */
    branch_name?: string;
} & InvoiceBankAccount;
/** A Serbian account. */
export type SerbianInvoiceAccount = {
    /** Marks a Serbian account. */
    "@type": "SERBIAN";
    /** Number of the account at the bank. */
    bank_account_number?: string;
    /** Number of the branch of the bank. */
    bank_branch_number?: string;
    /** BIC (SWIFT code) of the bank. */
    bic?: string;
    /** International bank account number (IBAN). */
    iban?: string;
} & InvoiceBankAccount;
/** A Philippine account. */
export type PhilippineInvoiceAccount = {
    /** Marks a Philippine account. */
    "@type": "PHILIPPINES";
    /** Number of the account at the bank. */
    bank_account_number?: string;
} & InvoiceBankAccount;
/** An account that the pay-out service of the platform pays to. */
export type PayOutInvoiceAccount = {
    /** Marks an account that the pay-out service pays to. */
    "@type": "PAYOUT";
    /** Number of the account at the bank. */
    bank_account_number?: string;
    /** BIC (SWIFT code) of the bank. */
    bic?: string;
    /** International bank account number (IBAN). */
    iban?: string;
    /**
     * Form of the account number: IBAN, British sort code, or international.
     * - `LOCAL_IBAN`: By IBAN.
     * - `LOCAL_UK`: By British sort code and account number.
     * - `INTERNATIONAL`: By the data of international transfers.
     */
    payout_format?: PayOutFormat;
    /** Sort code of the bank. */
    sort_code?: string;
} & InvoiceBankAccount;
/** Bank account of the shop when the invoice was issued. `@type` decides the banking system and the fields. Assumption about the field that distinguishes the forms: always present. */
export type InvoicePaymentInfo = IbanInvoiceAccount | NubanInvoiceAccount | AustralianInvoiceAccount | NewZealandInvoiceAccount | AbaInvoiceAccount | HongKongInvoiceAccount | CanadianInvoiceAccount | MexicanInvoiceAccount | JapaneseInvoiceAccount | BrazilianInvoiceAccount | TaiwaneseInvoiceAccount | ThaiInvoiceAccount | IndianInvoiceAccount | BritishInvoiceAccount | UruguayanInvoiceAccount | ColombianInvoiceAccount | GuatemalanInvoiceAccount | SingaporeInvoiceAccount | IsraeliInvoiceAccount | VietnameseInvoiceAccount | SerbianInvoiceAccount | PhilippineInvoiceAccount | PayOutInvoiceAccount;
/** Totals of a billing cycle by kind of transaction. Payable orders are paid through the platform. The operator keeps operator-remitted amounts, such as a tax, to pay them on. */
export interface BillingSummary {
    /** Orders paid through the platform, without taxes. */
    total_payable_orders_excl_tax?: number;
    /** Orders paid through the platform, taxes included. */
    total_payable_orders_incl_tax?: number;
    /** Orders not paid through the platform, without taxes. */
    total_non_payable_orders_excl_tax?: number;
    /** Orders not paid through the platform, taxes included. */
    total_non_payable_orders_incl_tax?: number;
    /** Refunds of orders, without taxes. */
    total_refund_orders_excl_tax?: number;
    /** Refunds of orders, taxes included. */
    total_refund_orders_incl_tax?: number;
    /** Refunds of orders paid through the platform, without taxes. */
    total_refund_payable_orders_excl_tax?: number;
    /** Refunds of orders paid through the platform, taxes included. */
    total_refund_payable_orders_incl_tax?: number;
    /** Refunds of orders not paid through the platform, without taxes. */
    total_refund_non_payable_orders_excl_tax?: number;
    /** Refunds of orders not paid through the platform, taxes included. */
    total_refund_non_payable_orders_incl_tax?: number;
    /** Shipping charges that the operator pays, without taxes. */
    total_operator_paid_shipping_charges_excl_tax?: number;
    /** Shipping charges that the operator pays, taxes included. */
    total_operator_paid_shipping_charges_incl_tax?: number;
    /** Refunds of shipping charges that the operator pays, without taxes. */
    total_refund_operator_paid_shipping_charges_excl_tax?: number;
    /** Refunds of shipping charges that the operator pays, taxes included. */
    total_refund_operator_paid_shipping_charges_incl_tax?: number;
    /** Taxes on orders that the operator remits. */
    total_operator_remitted_taxes?: number;
    /** Taxes on refunds that the operator remits. */
    total_refund_operator_remitted_taxes?: number;
    /** Taxes on purchases. */
    total_purchase_taxes?: number;
    /** Taxes on refunds of purchases. */
    total_refund_purchase_taxes?: number;
    /** Commissions of the operator, without taxes. */
    total_commissions_excl_tax?: number;
    /** Commissions of the operator, taxes included. */
    total_commissions_incl_tax?: number;
    /** Refunded commissions of refunds, without taxes. */
    total_refund_commissions_excl_tax?: number;
    /** Refunded commissions of refunds, taxes included. */
    total_refund_commissions_incl_tax?: number;
    /** Fees on orders, without taxes. */
    total_fee_excl_tax?: number;
    /** Fees on orders, taxes included. */
    total_fee_incl_tax?: number;
    /** Refunded fees on orders, without taxes. */
    total_refund_fee_excl_tax?: number;
    /** Refunded fees on orders, taxes included. */
    total_refund_fee_incl_tax?: number;
    /** Fees on orders that the operator remits, without taxes. */
    total_fee_operator_remitted_excl_tax?: number;
    /** Fees on orders that the operator remits, taxes included. */
    total_fee_operator_remitted_incl_tax?: number;
    /** Refunded fees on orders that the operator remits, without taxes. */
    total_refund_fee_operator_remitted_excl_tax?: number;
    /** Refunded fees on orders that the operator remits, taxes included. */
    total_refund_fee_operator_remitted_incl_tax?: number;
    /** Fees that the shop is charged on orders, without taxes. */
    total_seller_fees_on_orders_excl_tax?: number;
    /** Fees that the shop is charged on orders, taxes included. */
    total_seller_fees_on_orders_incl_tax?: number;
    /** Penalty fees that the shop is charged, without taxes. */
    total_seller_penalty_fees_excl_tax?: number;
    /** Penalty fees that the shop is charged, taxes included. */
    total_seller_penalty_fees_incl_tax?: number;
    /** Subscription fees of the shop, without taxes. */
    total_subscription_excl_tax?: number;
    /** Subscription fees of the shop, taxes included. */
    total_subscription_incl_tax?: number;
    /** Other invoices of the operator to the shop, without taxes. */
    total_other_invoices_excl_tax?: number;
    /** Other invoices of the operator to the shop, taxes included. */
    total_other_invoices_incl_tax?: number;
    /** Other credits of the operator to the shop, without taxes. */
    total_other_credits_excl_tax?: number;
    /** Other credits of the operator to the shop, taxes included. */
    total_other_credits_incl_tax?: number;
}
/** Totals of the billing cycle and its payments. */
export type InvoiceSummary = {
    /** Amount paid to the shop, in major units. */
    amount_transferred?: number;
    /** Amount paid to the operator, in major units. */
    amount_transferred_to_operator?: number;
    /** Amount added to the reserve, in major units. */
    reserve_funding?: number;
    /** Amount withdrawn from the reserve, in major units. */
    reserve_settlement?: number;
} & BillingSummary;
/** The invoice that closes a billing cycle. */
export type AutoInvoice = {
    /** Marks the invoice of a billing cycle. */
    type: "AUTO_INVOICE";
    /** Start of the billing cycle. Format: date-time. */
    start_time?: string;
    /** End of the billing cycle. Format: date-time. */
    end_time?: string;
    /** Identifier (UUID) of the billing cycle that the invoice closes. */
    seller_billing_cycle_id?: string;
    /** Bank account of the shop when the invoice was issued. `@type` decides the banking system and the fields. */
    payment_info?: InvoicePaymentInfo;
    /** Totals of the billing cycle and its payments. */
    summary?: InvoiceSummary;
} & AccountingDocument;
/** Number of the pay-out voucher of an invoice or credit. Shops don't see it. */
export type PaymentVoucherNumber = string;
/** The invoice that closes a billing cycle. */
export type AutoInvoiceWithVoucher = {
    /** Number of the pay-out voucher of an invoice or credit. Shops don't see it. */
    payment_voucher_number?: PaymentVoucherNumber;
} & AutoInvoice;
/** Number of units for sale. */
export type AvailableUnits = number;
/** The shop of a billing cycle. */
export interface BilledShop {
    /** Identifier of the shop. */
    shop_id?: number;
    /** Name of the shop, as shown to customers. */
    shop_name?: string;
    /** Name of the company of the shop. */
    shop_corporate_name?: string;
    /**
     * Sales model of a shop: on its own account or through the operator.
     * - `MARKETPLACE`: The shop sells on its own account.
     * - `DROPSHIP`: The operator sells and the shop ships.
     * - `ONE_CREDITOR`: The operator is the only creditor of the customer.
     */
    shop_model?: ShopModel;
    /** The operator's own identifier of the shop. */
    shop_operator_internal_id?: string;
}
/**
 * Status of the pay-out of a billing cycle.
 * - `TO_PAY`: Still to be paid.
 * - `PAID`: Paid.
 * - `FAILED`: The pay-out failed. `failure_reason` may contain the reason.
 */
export type PayOutState = "TO_PAY" | "PAID" | "FAILED" | (string & {});
/** Payment of the shop. */
export interface PayOut {
    /**
     * Status of the pay-out.
     * - `TO_PAY`: Still to be paid.
     * - `PAID`: Paid.
     * - `FAILED`: The pay-out failed. `failure_reason` may contain the reason.
     */
    state?: PayOutState;
    /**
     * Reason why the shop was not paid.
     * - `INCOMPLETE_KYC`: The identity check of the seller is not complete.
     * - `AWAITING_INVOICE_CHECK`: An invoice must still be checked.
     */
    failure_reason?: PayOutFailureReason;
    /** Reference of the pay-out. */
    reference?: string;
    /** Time at which the pay-out was made. Format: date-time. */
    transaction_date?: string;
}
/** Fields of a billing cycle that every role sees. */
export interface BillingCycleCore {
    /** Identifier (UUID) of the billing cycle. */
    id?: string;
    /** Time at which the billing cycle was created. The list is sorted by it. Format: date-time. */
    date_created?: string;
    /** The shop of the cycle. */
    shop?: BilledShop;
    /** Currency of every amount of the cycle, as ISO 4217 code. */
    currency_iso_code?: CurrencyCode;
    /** Amount paid to the shop, in major units. */
    amount_transferred_to_seller?: number;
    /** Amount paid to the operator, in major units. */
    amount_transferred_to_operator?: number;
    /** Number of the pay-out voucher. */
    payment_voucher_number?: string;
    /**
     * The payment service that pays the shop out.
     * - `NOT_SPECIFIED`: None is specified.
     * - `MANGOPAY`: Mangopay.
     * - `MIRAKL_PAYOUT`: The pay-out service of the platform.
     * - `OPERATOR`: The operator itself.
     */
    pay_out_psp_code?: PayOutService;
    /** Payment of the shop. */
    pay_out?: PayOut;
}
export interface BillingCyclesListQuery {
    /** Only these billing cycles. */
    id?: string[] | undefined;
    /** Only billing cycles of these shops. */
    shop_id?: number[] | undefined;
    /** Only billing cycles created at or after this time. */
    start_date?: string | Date | undefined;
    /** Only billing cycles created at or before this time. */
    end_date?: string | Date | undefined;
    /** Only billing cycles in these currencies. */
    currency?: CurrencyCode[] | undefined;
    /**
     * Only billing cycles in these pay-out states.
     * - `TO_PAY`: Still to be paid.
     * - `PAID`: Paid.
     * - `FAILED`: The pay-out failed. `failure_reason` may contain the reason.
     */
    pay_out_state?: PayOutState[] | undefined;
    /**
     * Only billing cycles paid through these services.
     * - `NOT_SPECIFIED`: None is specified.
     * - `MANGOPAY`: Mangopay.
     * - `MIRAKL_PAYOUT`: The pay-out service of the platform.
     * - `OPERATOR`: The operator itself.
     */
    pay_out_psp_code?: PayOutService[] | undefined;
    /** Only billing cycles of these pay-out vouchers. */
    payment_voucher_number?: string[] | undefined;
    /** Number of entries per page. */
    limit?: number | undefined;
    /** Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
    /**
     * Sort field and direction of the list.
     * - `dateCreated,ASC`: Oldest first.
     * - `dateCreated,DESC`: Latest first.
     */
    sort?: "dateCreated,ASC" | "dateCreated,DESC" | undefined;
}
/** Time at which a session takes place. */
export interface SessionTimes {
    /** Time at which the session begins. Format: date-time. */
    start?: string;
    /** Time at which the session ends. Format: date-time. */
    end?: string;
}
/** The session that the customer chose. */
export interface BookedSession {
    /**
     * Marks a booking of a session. Assumption about spelling of the type: both are accepted. SCHEDULED_EVENTS is the usual spelling.
     * - `SCHEDULED_EVENTS`: The usual spelling.
     * - `SCHEDULED_EVENT`: Another spelling of the same.
     */
    type: "SCHEDULED_EVENTS" | "SCHEDULED_EVENT";
    /** The session. */
    session?: {
        /** Identifier of the session. */
        id?: string;
        /** Time at which the session takes place. */
        timeslot?: SessionTimes;
    };
    /** Contact of the recipient of the service. */
    contact_info?: string;
    /** More details about the recipient of the service. */
    contact_additional_info?: string;
}
/**
 * Whether a service is booked, and if so, for a requested time or for a scheduled session.
 * - `NO_BOOKING`: The service is not booked for a time.
 * - `DATETIME_REQUEST`: The customer asks for a time.
 * - `SCHEDULED_EVENTS`: The customer chooses a session.
 */
export type BookingType = "NO_BOOKING" | "DATETIME_REQUEST" | "SCHEDULED_EVENTS" | (string & {});
/** Number of values of a service. */
export interface ElementCounts {
    /** 1 or more makes it mandatory. */
    minimum_number_of_elements: number;
    /** Maximum number of values. Absent if unlimited. */
    maximum_number_of_elements?: number;
}
/** An optional extra. */
export interface BooleanModelPriceOption {
    /** Code of the option. Prices refer to it. */
    code: string;
    /** Name of the option, for people. */
    label: string;
    /** Marks an optional extra. */
    type: "BOOLEAN";
    /** Number of values of a service. */
    service_configuration: ElementCounts;
}
/** A price in the currency of the shop, in major units. */
export type PriceInput = number;
/** Price of one choice. */
export interface BooleanPriceInput {
    /** Price of the choice, in major units. */
    amount: PriceInput;
    /** The choice that costs this amount. */
    value: boolean;
}
/** An optional extra, with the price of either choice. */
export interface BooleanPriceOption {
    /** Code of the option in the model. */
    code: string;
    /** Name of the option, for people. */
    label: string;
    /** Marks an optional extra. */
    type: "BOOLEAN";
    /** Price of either choice. */
    values: {
        /** Price of the choice, in major units. */
        amount?: number;
        /** The choice that costs this amount. */
        value?: boolean;
    }[];
}
/** An optional extra, with the price of either choice. */
export interface BooleanPriceOptionInput {
    /** Code of the option in the model. */
    code: string;
    /** Marks an optional extra. */
    type: "BOOLEAN";
    /** Price of either choice. */
    values: BooleanPriceInput[];
}
/** An optional extra. */
export interface BooleanPriceOptionUpdate {
    /** Code of the option in the model. */
    code: string;
    /** Marks an optional extra. */
    type: "BOOLEAN";
    /** Price of either choice. This is the complete list: entries left out are removed. Without it, or if it is empty or null, the option is removed. */
    values?: BooleanPriceInput[] | null | undefined;
}
/** One tax on an amount. */
export interface ServiceOrderTax {
    /** Amount of the tax in the currency of the order, in major units. */
    amount: number;
    /** Code of the tax. */
    code: string;
}
/** An optional extra. */
export interface BooleanServiceOrderOption {
    /** Code of the option in the model. */
    code: string;
    /** Name of the option, for people. */
    label: string;
    /** Marks an optional extra. */
    type: "BOOLEAN";
    /** Whether the extra is taken. */
    value: boolean;
    /** Price of the extra, in major units. */
    amount: number;
    /** Taxes on the price of the extra. */
    taxes?: ServiceOrderTax[];
}
/** An optional extra, with the amount and taxes to refund. */
export interface BooleanServiceOrderOptionInput {
    /** Code of the option in the model. */
    code: string;
    /** Marks an optional extra. */
    type: "BOOLEAN";
    /** Whether the extra is taken. */
    value?: boolean | undefined;
    /** Refunded amount of the extra, in major units. */
    amount?: number | undefined;
    /** Taxes on that amount. */
    taxes?: ServiceOrderTax[] | undefined;
}
/** An optional extra. Null for both `value` and `amount` removes it from the order. */
export interface BooleanServiceOrderOptionUpdate {
    /** Code of the option in the model. */
    code: string;
    /** Marks an optional extra. */
    type: "BOOLEAN";
    /** Whether the extra is chosen. Null together with `amount` removes the option from the order. */
    value?: boolean | null | undefined;
    /** Price of the extra, in major units. Null together with `value` removes the option from the order. */
    amount?: number | null | undefined;
    /** Taxes on that price. Null removes them. */
    taxes?: ServiceOrderTax[] | null | undefined;
}
/** A date with the precision that the carrier knows. Time and offset may be unknown. */
export interface CarrierDate {
    /** Calendar day, `YYYY-MM-DD`. Format: date. */
    date?: string;
    /**
     * `hh:mm` or `hh:mm:ss`.
     * @example 14:30
     */
    time?: string | null;
    /**
     * Difference to UTC such as `+02:00`, or `Z`.
     * @example Z
     */
    offset?: string | null;
}
/** Settings of the catalog. */
export interface CatalogFeatures {
    /** Shops may contribute products to every channel. */
    allow_shop_contribution_to_all_channels: boolean;
    /** Invalid products are left out. */
    exclude_invalid_products: boolean;
    /** Separator of list values in a file. */
    list_of_multiple_values_separator: string;
    /** Products are accepted channel by channel. */
    product_acceptance_by_channel: boolean;
    /** Product data are validated channel by channel. */
    product_data_validation_by_channel: boolean;
    /** Products can be imported only into hierarchies without children. */
    product_import_only_on_leaf: boolean;
}
/**
 * Maximum number of prices by channel of an offer.
 * - `MULTI`: Several prices by channel.
 * - `SINGLE`: One price by channel.
 * - `DISABLED`: None. Prices apply to all channels.
 */
export type ChannelPricing = "MULTI" | "SINGLE" | "DISABLED" | (string & {});
/** A resolved address. */
export interface LocationAddress {
    /** Company at the address. */
    company?: string;
    /** First line of the street. */
    street1?: string;
    /** Second line of the street. */
    street2?: string;
    /** Further directions, such as a floor or an entrance. */
    complementary?: string;
    /** Postal code. */
    zip_code?: string;
    /** Town or city. */
    city?: string;
    /** State, province or region. */
    state?: string;
    /** ISO 3166-1 alpha-3 code of the country. */
    country_code: string;
    /** The whole address as one line. */
    formatted_address: string;
}
/** A position on the map, in degrees. */
export interface Coordinates {
    /** Degrees north of the equator. Negative for south. */
    latitude: number;
    /** Degrees east of Greenwich. Negative for west. */
    longitude: number;
}
/** Radius of the circle in meters. Assumption about unit of a radius: meters. */
export type Radius = number;
/** All places within a distance of one place. */
export interface CircleGeography {
    /** Marks a circle around a place. */
    type: "CIRCLE";
    /** Address of the center of the circle. */
    address: LocationAddress;
    /** Position of the center of the circle. */
    center: Coordinates;
    /** Radius of the circle in meters. Assumption about unit of a radius: meters. */
    radius: Radius;
}
/** All places within a distance of one address. */
export interface CircleInput {
    /** Marks a circle around an address. */
    type: "CIRCLE";
    /** Address of the center of the circle. */
    address: AddressInput;
    /** Radius of the circle in meters. Assumption about unit of a radius: meters. */
    radius: Radius;
}
/** One tax on a commission. */
export interface CommissionTax {
    /** Amount of the tax, in major units. */
    amount: number;
    /** Code of the tax. */
    code: string;
}
/** A tax on the commission. */
export interface CommissionTaxAmount {
    /** Amount of the tax. */
    amount: number;
    /** Code of the tax. */
    code: string;
}
/**
 * Proof of consumption: a voucher code or a confirmation by the shop.
 * - `VOUCHER`: The voucher code of the customer.
 * - `CONFIRMATION_BY_SHOP`: The word of the shop.
 */
export type ConsumptionType = "VOUCHER" | "CONFIRMATION_BY_SHOP" | (string & {});
/** Whether an additional step of the converter is active. */
export interface ConversionOption {
    /**
     * Whether the step is active.
     * - `ENABLED`: Active.
     * - `DISABLED`: Inactive.
     */
    status?: "ENABLED" | "DISABLED" | (string & {}) | undefined;
}
/** Additional steps of the AI converter. */
export interface ConversionOptions {
    /** Enriching product data. */
    ai_enrichment?: ConversionOption | undefined;
    /** Rewriting product texts. */
    ai_rewrite?: ConversionOption | undefined;
    /** Translating product texts. */
    ai_translation?: ConversionOption | undefined;
}
/** A total of a purchase. */
export interface PurchaseTotal {
    /** The total. */
    total_amount: number;
}
/** Purchase amounts of what is taken back, for shops that sell through the operator. */
export interface ReturnedPurchase {
    /** Commission on the fees of the purchase. */
    purchase_commission_on_fees?: PurchaseTotal;
    /** Commission on the price of the purchase. */
    purchase_commission_on_price: number;
    /** Commission on the shipping of the purchase. */
    purchase_commission_on_shipping: number;
    /** Fees of the purchase. */
    purchase_fee_amount?: PurchaseTotal;
    /** Price of the purchase. */
    purchase_price: number;
    /** Shipping charge of the purchase. */
    purchase_shipping_price: number;
}
/** The tax on the purchase. */
export interface PurchaseTax {
    /** Amount of the tax on the purchase. */
    purchase_amount: number;
    /** Rate of the tax on the purchase. */
    purchase_rate?: number;
}
/** A tax on what is taken back. */
export interface ReturnedTax {
    /** Amount of the tax. */
    amount: number;
    /** Parts of `amount`, by who pays and receives them. */
    amount_breakdown?: AmountBreakdown;
    /** Code of the tax. */
    code: string;
    /** The tax on the purchase. */
    purchase_tax?: PurchaseTax;
    /** Rate of the tax, in percent. */
    rate?: number;
}
/** A cancelation of the request, with its identifier. */
export interface CreatedCancelation {
    /** Identifier of the order line. */
    order_line_id: string;
    /** Canceled amount, without shipping. */
    amount: number;
    /** Parts of `amount`, by who pays and receives them. */
    amount_breakdown?: AmountBreakdown;
    /** Identifier of the cancelation. */
    cancelation_id: string;
    /** Currency of the amounts. */
    currency_iso_code?: CurrencyCode;
    /** Contributions to schemes of extended producer responsibility. */
    eco_contributions?: OrderEcoContribution[];
    /** Fees that the customer pays. */
    fees?: OrderAmount[];
    /** Purchase amounts, for shops that sell through the operator. */
    purchase_information?: ReturnedPurchase;
    /** Canceled quantity. */
    quantity?: number;
    /** Code of the reason (RE01). */
    reason_code: string;
    /** Canceled shipping charge. */
    shipping_amount: number;
    /** Parts of `shipping_amount`, by who pays and receives them. */
    shipping_amount_breakdown?: AmountBreakdown;
    /** Taxes on the shipping charge. */
    shipping_taxes?: ReturnedTax[];
    /** Taxes on the price. */
    taxes?: ReturnedTax[];
}
/** A refund of the request, with its identifiers. */
export interface CreatedRefund {
    /** Identifier of the order line. */
    order_line_id: string;
    /** Refunded amount, without shipping. */
    amount: number;
    /** Parts of `amount`, by who pays and receives them. */
    amount_breakdown?: AmountBreakdown;
    /** Currency of the amounts. */
    currency_iso_code?: CurrencyCode;
    /** Contributions to schemes of extended producer responsibility. */
    eco_contributions?: OrderEcoContribution[];
    /** Whether the refunded items are not shipped. */
    excluded_from_shipment?: boolean;
    /** Fees that the customer pays. */
    fees?: OrderAmount[];
    /** Identifier that refunds of one request share. */
    order_refund_id: string;
    /** Purchase amounts, for shops that sell through the operator. */
    purchase_information?: ReturnedPurchase;
    /** Quantity that the refund is about. */
    quantity: number;
    /** Code of the reason (RE01). */
    reason_code: string;
    /** Identifier of the refund. */
    refund_id: string;
    /** Refunded shipping charge. */
    shipping_amount: number;
    /** Parts of `shipping_amount`, by who pays and receives them. */
    shipping_amount_breakdown?: AmountBreakdown;
    /** Taxes on the shipping charge. */
    shipping_taxes?: ReturnedTax[];
    /** Taxes on the price. */
    taxes?: ReturnedTax[];
}
/** The shop that a line concerns. */
export interface DocumentLineShop {
    /** Identifier of the shop. */
    id: number;
}
/** The payment of the customer. */
export interface DocumentTransactionInfo {
    /** Time at which the customer paid. Format: date-time. */
    date: string;
    /** Number of the payment. */
    number: string;
}
/** Order of a line. */
export interface DocumentLineOrder {
    /** Identifier of the order. */
    id: string;
    /** ID that all orders of one purchase share. */
    commercial_id?: string;
    /** Time at which the order was created. Format: date-time. */
    date_created?: string;
    /** The customer's own reference of the order. */
    reference_for_customer?: string;
    /** The seller's own reference of the order. */
    reference_for_seller?: string;
    /** The payment of the customer. */
    transaction_info?: DocumentTransactionInfo;
}
/** Order line of a line. */
export interface DocumentLineOrderLine {
    /** Identifier of the order line. */
    id: string;
}
/** An identifier of the product, such as an EAN. */
export interface DocumentProductReference {
    /** Kind of identifier, such as EAN. */
    type: string;
    /** The identifier. */
    reference: string;
}
/** Charged or credited product. */
export interface DocumentLineProduct {
    /** The product's SKU. */
    sku?: string;
    /** Name of the product. */
    title: string;
    /** Identifiers of the product, such as an EAN. */
    references: DocumentProductReference[];
}
/** One tax on a price of the line. */
export interface DocumentLineTax {
    /** Code of the tax. */
    code: string;
    /** Rate of the tax, in percent. Assumption about unit of rate: percent, so 20 means twenty percent. */
    rate?: number;
    /** Amount of the tax, in major units. */
    amount: number;
}
/** One additional fee of the customer. */
export interface DocumentLineFee {
    /** Code of the fee. */
    code: string;
    /** Name of the fee, for people. */
    label: string;
    /** Amount of the fee without taxes, in major units. */
    amount: number;
}
/** A contribution to a recycling scheme that is part of the price. */
export interface DocumentLineEcoContribution {
    /** Product category of the scheme, such as FR-DEEE. */
    epr_category_code?: string;
    /**
     * Registration number of the producer for the scheme.
     * @deprecated
     */
    producer_id?: string;
    /**
     * Owner of the registration number in `producer_id`.
     * @deprecated
     */
    producer_id_owner?: string;
    /** Contribution for one unit, in major units. */
    unit_amount?: number;
    /** Contribution for all units of the line, in major units. */
    total_amount?: number;
}
/** Address that goods were shipped from. */
export interface ShipFromAddress {
    /** First line of the street. */
    street1?: string;
    /** Second line of the street. */
    street2?: string;
    /** Postal code. */
    zip_code?: string;
    /** Town or city. */
    city?: string;
    /** State, province or region. */
    state?: string;
    /** ISO 3166-1 alpha-3 code of the country. */
    country_iso_code: string;
}
/** Place that goods were shipped from. */
export interface DocumentLineOrigin {
    /** Address that the goods were shipped from. */
    address?: ShipFromAddress;
}
/** Address that goods were shipped to. */
export interface ShipToAddress {
    /** Form of address, such as Mr or Mrs. */
    civility?: string;
    /** First name of the receiver. */
    firstname?: string;
    /** Last name of the receiver. */
    lastname?: string;
    /** Company of the receiver. */
    company?: string;
    /** Second line of the company. */
    company2?: string;
    /** First line of the street. */
    street1?: string;
    /** Second line of the street. */
    street2?: string;
    /** Postal code. */
    zip_code?: string;
    /** Town or city. */
    city?: string;
    /** State, province or region. */
    state?: string;
    /** ISO 3166-1 alpha-3 code of the country. */
    country_iso_code?: string;
    /** First phone number. */
    phone?: string;
    /** Second phone number. */
    phone_secondary?: string;
}
/** Place that goods were shipped to. */
export interface DocumentLineDestination {
    /** Address that the goods were shipped to. */
    address?: ShipToAddress;
}
/** The delivery note of the goods. */
export interface DeliveryBill {
    /** Identifier of the delivery bill. */
    delivery_bill_id?: string;
    /** Day of the delivery bill. Format: date. */
    delivery_bill_date?: string;
}
/** Fields of every line. Amounts are in the currency of the request. */
export interface DocumentLine {
    /** Identifier of the line. */
    id: string;
    /** ID of the charged or credited item, such as the order line. */
    entity_id: string;
    /** The shop of the line. */
    shop: DocumentLineShop;
    /** Order of the line. Absent if there is none. */
    order?: DocumentLineOrder;
    /** Order line of the line. Absent if there is none. */
    order_line?: DocumentLineOrderLine;
    /** Charged or credited product. Absent for fees. */
    product?: DocumentLineProduct;
    /** Number of charged or credited units. */
    quantity: number;
    /** Unit price before promotions, without taxes, in major units. */
    origin_unit_price_excluding_taxes?: number;
    /** Unit price before promotions, taxes included, in major units. */
    origin_unit_price_including_taxes?: number;
    /** Price of one unit without taxes, in major units. */
    unit_price_excluding_taxes: number;
    /** Unit price times quantity, without taxes, in major units. */
    price_excluding_taxes: number;
    /** Taxes on the price. */
    taxes: DocumentLineTax[];
    /** Shipping price of the line without taxes, in major units. */
    shipping_price_excluding_taxes?: number;
    /** Taxes on the shipping price. */
    shipping_taxes?: DocumentLineTax[];
    /** Additional fees of the customer. */
    fees_excluding_taxes?: DocumentLineFee[];
    /** Contributions to recycling schemes that are part of the price. */
    eco_contributions?: DocumentLineEcoContribution[];
    /** Total of the line with taxes, in major units. */
    total_price_including_taxes: number;
    /** Legal notice about the tax for the document. */
    tax_legal_notice?: string;
    /** Payment status of the line. */
    payment_state?: string;
    /** Place that the goods were shipped from. */
    shipping_from?: DocumentLineOrigin;
    /** Place that the goods were shipped to. */
    shipping_to?: DocumentLineDestination;
    /** Delivery bills that the line refers to. */
    delivery_bill_information?: DeliveryBill[];
}
/** Products credited after a cancellation or a refund. */
export type CreditLine = {
    /**
     * Credited item and its occasion.
     * - `PRODUCT_CREDIT_CANCEL`: A product of a canceled order.
     * - `PRODUCT_CREDIT_CANCEL_COMMERCIAL_GESTURE`: A cancellation as a commercial gesture.
     * - `PRODUCT_CREDIT_CANCEL_ADJUSTMENT`: An adjustment of a cancellation.
     * - `PRODUCT_CREDIT_REFUND`: A refunded product.
     * - `PRODUCT_CREDIT_REFUND_COMMERCIAL_GESTURE`: A refund as a commercial gesture.
     * - `PRODUCT_CREDIT_REFUND_ADJUSTMENT`: An adjustment made with a refund.
     * - `PURCHASE_ORDER_CREDIT`: A returned product that was purchased from the shop.
     */
    entity_type: "PRODUCT_CREDIT_CANCEL" | "PRODUCT_CREDIT_CANCEL_COMMERCIAL_GESTURE" | "PRODUCT_CREDIT_CANCEL_ADJUSTMENT" | "PRODUCT_CREDIT_REFUND" | "PRODUCT_CREDIT_REFUND_COMMERCIAL_GESTURE" | "PRODUCT_CREDIT_REFUND_ADJUSTMENT" | "PURCHASE_ORDER_CREDIT";
} & DocumentLine;
/**
 * Separator of the columns of a CSV file.
 * - `COMMA`: A comma.
 * - `SEMICOLON`: A semicolon.
 */
export type CsvDelimiter = "COMMA" | "SEMICOLON" | (string & {});
/**
 * Whether the customer has paid for the shipment.
 * - `NO_DEBIT`: The customer is not debited.
 * - `NOT_STARTED`: The debit has not started.
 * - `WAITING_TAX_CONFIRMATION`: The taxes are not confirmed yet.
 * - `WAITING_OPERATOR_SYSTEM_CONTACT`: The operator's system has not been contacted yet.
 * - `WAITING_DEBIT_CONFIRMATION`: The debit is not confirmed yet.
 * - `DEBIT_OK`: The customer was debited.
 * - `CANCELED`: The debit was canceled.
 */
export type CustomerDebitStatus = "NO_DEBIT" | "NOT_STARTED" | "WAITING_TAX_CONFIRMATION" | "WAITING_OPERATOR_SYSTEM_CONTACT" | "WAITING_DEBIT_CONFIRMATION" | "DEBIT_OK" | "CANCELED" | (string & {});
/** Whom the platform sells to. */
export interface CustomerModel {
    /** Customers are businesses. */
    b2b: boolean;
    /** Customers are private persons. */
    b2c: boolean;
}
/** A postal address of the customer. */
export interface ServiceOrderAddress {
    /** Form of address, such as Mr or Mrs. */
    civility?: string;
    /** First name of the addressee. */
    first_name?: string;
    /** Last name of the addressee. */
    last_name: string;
    /** Company of the addressee. */
    company?: string;
    /** First line of the street. */
    street1?: string;
    /** Second line of the street. */
    street2?: string;
    /** Further directions, such as a floor or an entrance. */
    complementary?: string;
    /** Postal code. */
    zip_code?: string;
    /** Town or city. */
    city: string;
    /** State, province or region. */
    state?: string;
    /** Name of the country. */
    country: string;
    /** ISO 3166-1 alpha-3 code of the country. */
    country_code?: CountryCode;
}
/** At the customer's. */
export interface CustomerPlace {
    /** Marks a service at the customer's place. */
    type: "AT_CUSTOMER_LOCATION";
    /** Address of the service. */
    customer_address?: ServiceOrderAddress;
}
/** Fields of attributes of every type. */
export interface ModelAttributeDetails {
    /** Code of the attribute. Values refer to it. */
    code: string;
    /** Name of the attribute, for people. */
    label: string;
    /** Number of values of a service. */
    service_configuration?: ElementCounts;
}
/** A decimal number. */
export type DecimalModelAttribute = {
    /** Marks a decimal number. */
    type: "DECIMAL";
    /** Number of decimals. */
    precision: number;
} & ModelAttributeDetails;
/** Customers pay the shop, not the operator. */
export interface DirectPaymentFeature {
    /** Whether direct payment is on. */
    activated: boolean;
    /** Whether refunds and cancellations are allowed with it. */
    refund_cancel_authorized: boolean;
}
/** The billing cycle of a document. */
export interface DocumentBillingCycle {
    /** Identifier (UUID) of the billing cycle. */
    id?: string;
    /** Start of the billing cycle. Format: date-time. */
    date_from?: string;
    /** End of the billing cycle. Format: date-time. */
    date_to?: string;
}
/**
 * Format of a document file.
 * - `PDF`: A PDF file.
 * - `cXML`: A cXML file, for programs.
 */
export type DocumentFormat = "PDF" | "cXML" | (string & {});
/** One required format of the document. */
export interface DocumentDetail {
    /**
     * Format of a document file.
     * - `PDF`: A PDF file.
     * - `cXML`: A cXML file, for programs.
     */
    format: DocumentFormat;
}
/**
 * Issuer of a document.
 * - `OPERATOR`: The operator.
 * - `SHOP`: The shop.
 */
export type DocumentIssuerType = "OPERATOR" | "SHOP" | (string & {});
/** Owner of the company. */
export interface IssuerPerson {
    /** Form of address, such as Mr or Mrs. */
    civility?: string;
    /** First name of the person. */
    first_name?: string;
    /** Last name of the person. */
    last_name?: string;
}
/** Legal details of a company for a document. */
export interface InvoicedOrganization {
    /** Registered name of the company. */
    name: string;
    /** Registered address of a company. */
    address?: RegisteredAddress;
    /** Phone number of the company. */
    phone_number?: string;
    /** Delivery address of electronic invoices. */
    electronic_address?: string;
    /** Registration number of the company. */
    identification_number?: string;
    /** Tax identification number of the company. */
    tax_identification_number?: string;
    /** Country of the tax identification number. */
    tax_number_country?: string;
    /** Local tax number of the company. */
    local_tax_number?: string;
    /** Country of the local tax number. */
    local_tax_number_country?: string;
    /** Legal form of the company. */
    legal_form?: string;
    /** Code of the company's business activity. */
    business_activity_code?: string;
    /** Place of registration of the company. */
    trade_company_registration_location?: string;
    /** Whether the company has one shareholder or more. */
    company_shareholders?: string;
    /** Share capital of the company, in major units. */
    share_capital?: number;
    /** Currency of the share capital. */
    share_capital_currency?: string;
    /** Whether the company is in liquidation. */
    is_in_liquidation?: boolean;
}
/** Issuing company of a document. */
export type IssuerOrganization = {
    /** Tax representative of the company in a country outside its establishment. */
    fiscal_representative?: FiscalRepresentative;
    /** Owner of the company. */
    personal_information?: IssuerPerson;
    /** Whether the company is a sole trader. */
    sole_trader?: boolean;
} & InvoicedOrganization;
/** Issuer of the document. */
export interface DocumentIssuer {
    /**
     * Issuer of a document.
     * - `OPERATOR`: The operator.
     * - `SHOP`: The shop.
     */
    type: DocumentIssuerType;
    /** Identifier of the issuer. */
    id?: string;
    /** Language of the document. */
    locale?: string;
    /** Issuing company of the document. */
    organization: IssuerOrganization;
}
/**
 * Payment status of a document.
 * - `PAID`: Paid.
 * - `PENDING`: Not paid yet.
 */
export type DocumentPaymentState = "PAID" | "PENDING" | (string & {});
/** Whether and how a document was paid. */
export interface DocumentPayment {
    /**
     * Payment status.
     * - `PAID`: Paid.
     * - `PENDING`: Not paid yet.
     */
    state?: DocumentPaymentState;
    /** Reference of the payment. */
    reference?: string;
    /** Time at which the payment was made. Format: date-time. */
    transaction_date?: string;
}
/**
 * Kind of recipient of a document.
 * - `CUSTOMER`: A customer.
 * - `SHOP`: The shop.
 * - `OPERATOR`: The operator.
 */
export type DocumentRecipientType = "CUSTOMER" | "SHOP" | "OPERATOR" | (string & {});
/** The recipient's company. */
export type RecipientOrganization = {
    /** Identifier of the company. */
    organization_id?: string;
} & InvoicedOrganization;
/** An address of the recipient of a document. */
export interface RecipientAddress {
    /** Form of address, such as Mr or Mrs. */
    civility?: string;
    /** First name of the addressee. */
    firstname?: string;
    /** Last name of the addressee. */
    lastname?: string;
    /** Company of the addressee. */
    company?: string;
    /** Second line of the company. */
    company_2?: string;
    /** First line of the street. */
    street_1: string;
    /** Second line of the street. */
    street_2?: string;
    /** Postal code. */
    zip_code?: string;
    /** Town or city. */
    city: string;
    /** State, province or region. */
    state?: string;
    /** Name of the country. */
    country?: string;
    /** ISO 3166-1 alpha-3 code of the country. */
    country_iso_code?: string;
}
/** Whom the document is for. */
export interface DocumentRecipient {
    /**
     * Kind of recipient.
     * - `CUSTOMER`: A customer.
     * - `SHOP`: The shop.
     * - `OPERATOR`: The operator.
     */
    type?: DocumentRecipientType;
    /** Identifier of the recipient. */
    id: string;
    /** Language of the recipient, such as `en_US`. */
    locale?: string;
    /** The recipient's company. Absent for a private person. */
    organization?: RecipientOrganization;
    /** Address of the recipient. */
    billing_address: RecipientAddress;
    /** Address that the goods were shipped to. */
    shipping_address?: RecipientAddress;
}
/**
 * Kind of document.
 * - `INVOICE`: An invoice.
 * - `CREDIT_NOTE`: A credit note, which corrects an invoice.
 */
export type RequestedDocumentType = "INVOICE" | "CREDIT_NOTE" | (string & {});
/**
 * Status of the request: in preparation, waiting for the document, fulfilled, or withdrawn.
 * - `STAGING`: In preparation.
 * - `TO_PROCESS`: Waiting for the document.
 * - `ISSUED`: Fulfilled. The document is available.
 * - `CANCELED`: Withdrawn.
 */
export type DocumentRequestState = "STAGING" | "TO_PROCESS" | "ISSUED" | "CANCELED" | (string & {});
/**
 * Entity that the document is about.
 * - `PRODUCT_LOGISTIC_ORDER`: One product order.
 * - `SHOP_BILLING_CYCLE_PURCHASE_ORDER`: Purchases from the shop in one billing cycle.
 * - `LOGISTIC_PURCHASE_ORDER`: Purchases from the shop for one order.
 * - `FEES`: Fees of the operator.
 * - `ONE_OFF_FEES`: Single fees or credits of the operator.
 */
export type DocumentRequestEntityType = "PRODUCT_LOGISTIC_ORDER" | "SHOP_BILLING_CYCLE_PURCHASE_ORDER" | "LOGISTIC_PURCHASE_ORDER" | "FEES" | "ONE_OFF_FEES" | (string & {});
/** Place that the goods were shipped to. */
export interface DocumentShipping {
    /** Address that the goods were shipped to. */
    ship_to_address?: ShipToAddress;
}
/** Required details of the document. */
export interface DocumentRequestEntities {
    /** Billing cycle of the document. */
    shop_billing_cycle?: DocumentBillingCycle;
    /** Delivery bills that the document refers to. */
    delivery_bill_information?: DeliveryBill[];
    /** Place that the goods were shipped to. */
    shipping_information?: DocumentShipping;
    /** ISO 3166-1 alpha-3 code of the country that the goods were shipped to. */
    ship_to_iso_country_code?: string;
}
/** A document that a credit note corrects. */
export interface InitialDocument {
    /** Identifier of the document. */
    id: string;
    /**
     * Kind of document.
     * - `INVOICE`: An invoice.
     * - `CREDIT_NOTE`: A credit note, which corrects an invoice.
     */
    type: RequestedDocumentType;
    /** Number on the document. */
    number?: string;
    /** Issue date of the document. Format: date-time. */
    issue_date: string;
}
/** Total of one tax over the document. */
export interface DocumentTaxTotal {
    /** Code of the tax. */
    code: string;
    /** Rate of the tax, in percent. Assumption about unit of rate: percent, so 20 means twenty percent. */
    rate?: number;
    /** Amount of the tax over all lines, in major units. */
    total_amount: number;
}
/**
 * Whether the customer had paid when the request was created.
 * - `PAID`: Already paid.
 * - `NOT_PAID`: Not paid yet.
 */
export type InitialPaymentState = "PAID" | "NOT_PAID" | (string & {});
/**
 * Start of the payment period: the end of the month or the issue date.
 * - `END_OF_MONTH`: The period starts at the end of the month.
 * - `NET`: The period starts at the issue date.
 */
export type PaymentTermsType = "END_OF_MONTH" | "NET" | (string & {});
/** Due date of the document. */
export interface PaymentTerms {
    /** Number of days until the payment is due. */
    days?: number;
    /**
     * Start of the payment period: the end of the month or the issue date.
     * - `END_OF_MONTH`: The period starts at the end of the month.
     * - `NET`: The period starts at the issue date.
     */
    type?: PaymentTermsType;
}
/** An account named by IBAN. */
export interface IbanPaymentDestination {
    /** Marks an account with IBAN. */
    "@type": "IBAN";
    /** International bank account number (IBAN). */
    iban: string;
    /** Payment reference. */
    payment_reference?: string;
}
/** The account for the payment of the document. */
export type PaymentDestination = IbanPaymentDestination;
/** An invoice or credit note to issue. The platform issues the operator's own documents. A shop fulfills its requests with DR74. */
export interface DocumentRequest {
    /** Identifier of the document request. */
    id: string;
    /**
     * Whether an invoice or a credit note is requested.
     * - `INVOICE`: An invoice.
     * - `CREDIT_NOTE`: A credit note, which corrects an invoice.
     */
    type: RequestedDocumentType;
    /**
     * Status of the request: in preparation, waiting for the document, fulfilled, or withdrawn.
     * - `STAGING`: In preparation.
     * - `TO_PROCESS`: Waiting for the document.
     * - `ISSUED`: Fulfilled. The document is available.
     * - `CANCELED`: Withdrawn.
     */
    state: DocumentRequestState;
    /**
     * Entity that the document is about.
     * - `PRODUCT_LOGISTIC_ORDER`: One product order.
     * - `SHOP_BILLING_CYCLE_PURCHASE_ORDER`: Purchases from the shop in one billing cycle.
     * - `LOGISTIC_PURCHASE_ORDER`: Purchases from the shop for one order.
     * - `FEES`: Fees of the operator.
     * - `ONE_OFF_FEES`: Single fees or credits of the operator.
     */
    entity_type: DocumentRequestEntityType;
    /** ID of the invoiced entity, such as the order. */
    entity_id: string;
    /** Time at which the invoiced entity was created. Format: date-time. */
    entity_date_created?: string;
    /** Required details of the document. */
    entities?: DocumentRequestEntities;
    /** The issuer's number of the document. */
    document_number?: string;
    /** Required formats of the document. Upload all of them at once. */
    document_details: DocumentDetail[];
    /** Time of the upload. Absent before the upload. Format: date-time. */
    document_upload_date?: string;
    /** The documents that a credit note corrects. */
    initial_documents?: InitialDocument[];
    /** Time at which the request was created. The list is sorted by it. Format: date-time. */
    date_created: string;
    /** Time at which the request last changed. Format: date-time. */
    last_updated: string;
    /** Issue date of the document. Format: date-time. */
    issue_date: string;
    /** Due date of the payment. Format: date-time. */
    due_date: string;
    /** Issuer of the document. */
    issuer: DocumentIssuer;
    /** Whom the document is for. */
    recipient?: DocumentRecipient;
    /** Currency of every amount of the request and its lines, as ISO 4217 code. */
    currency_iso_code: CurrencyCode;
    /** Total without taxes, in major units. */
    total_amount_excluding_taxes: number;
    /** Total of all taxes, in major units. */
    total_tax_amount: number;
    /** Total with taxes, in major units. */
    total_amount_including_taxes: number;
    /** Total of each tax. */
    taxes?: DocumentTaxTotal[];
    /**
     * Whether the customer had paid when the request was created.
     * - `PAID`: Already paid.
     * - `NOT_PAID`: Not paid yet.
     */
    initial_payment_state: InitialPaymentState;
    /** Whether and how the document was paid. */
    payment?: DocumentPayment;
    /** Due date of the document. */
    payment_terms?: PaymentTerms;
    /** The account for the payment of the document. */
    payment_destination?: PaymentDestination;
}
/** Products sold, with the promotions that lowered the price. */
export type PromotedLine = {
    /**
     * Charged item.
     * - `PRODUCT_DEBIT`: A product sold to the customer.
     * - `PURCHASE_ORDER_DEBIT`: A product purchased from the shop.
     */
    entity_type: "PRODUCT_DEBIT" | "PURCHASE_ORDER_DEBIT";
    /** Promotions that lowered the price. */
    promotions: AppliedPromotion[];
} & DocumentLine;
/** Period of a fee. */
export interface FeePeriod {
    /** Start of the period. Format: date-time. */
    date_from: string;
    /** End of the period. Format: date-time. */
    date_to: string;
}
/** Fees of the operator for a period. */
export type PeriodFeeLine = {
    /**
     * The fee that is charged or refunded.
     * - `FEES_DEBIT_COMMISSION`: Commission.
     * - `FEES_CREDIT_COMMISSION_REFUND`: Commission refunded because of refunds.
     * - `FEES_DEBIT_SUBSCRIPTION`: Subscription fee.
     * - `FEES_DEBIT_SELLER_FEE_ON_ORDER`: Fee on orders that the shop is charged.
     * - `FEES_DEBIT_SELLER_PENALTY_FEE`: Penalty fee that the shop is charged.
     */
    entity_type: "FEES_DEBIT_COMMISSION" | "FEES_CREDIT_COMMISSION_REFUND" | "FEES_DEBIT_SUBSCRIPTION" | "FEES_DEBIT_SELLER_FEE_ON_ORDER" | "FEES_DEBIT_SELLER_PENALTY_FEE";
    /** Period of the fee. */
    period: FeePeriod;
} & DocumentLine;
/** Reference of the operator. */
export interface OneOffReference {
    /** Kind of reference. */
    type: string;
    /** The reference. */
    value: string;
}
/** A single fee or credit of the operator. */
export type OneOffFeeLine = {
    /**
     * Whether it is a fee or a credit.
     * - `FEES_CREDIT_ONE_OFF`: A single credit to the shop.
     * - `FEES_DEBIT_ONE_OFF`: A single fee charged to the shop.
     */
    entity_type: "FEES_CREDIT_ONE_OFF" | "FEES_DEBIT_ONE_OFF";
    /** Description of the fee or credit. */
    description: string;
    /** Day of the fee or credit. Format: date. */
    operation_date?: string;
    /** Reference of the operator, at most one. */
    references: OneOffReference[];
} & DocumentLine;
/** One line of the document to issue. `entity_type` decides what is charged or credited, and which fields the line has. */
export type DocumentRequestLine = PromotedLine | CreditLine | PeriodFeeLine | OneOffFeeLine;
/** One page of the lines of a document request. */
export interface DocumentRequestLinePage {
    /** Lines of this page. */
    data: DocumentRequestLine[];
    /** Token of the next page. Null or absent on the last page. */
    next_page_token?: string | null;
    /** Token of the previous page. Null or absent on the first page. */
    previous_page_token?: string | null;
}
/** One page of document requests. */
export interface DocumentRequestPage {
    /** Document requests of this page. */
    data: DocumentRequest[];
    /** Token of the next page. Null or absent on the last page. */
    next_page_token?: string | null;
    /** Token of the previous page. Null or absent on the first page. */
    previous_page_token?: string | null;
}
/** One file and its format. */
export interface DocumentUploadFile {
    /** Name of one of the uploaded files. File names must be distinct. */
    name: string;
    /**
     * Format of a document file.
     * - `PDF`: A PDF file.
     * - `cXML`: A cXML file, for programs.
     */
    format: DocumentFormat;
}
/** The documents of one request, in all required formats. */
export interface DocumentUploadRequest {
    /** Id of the document request (DR11). */
    request_id: string;
    /** Number of the document in the issuer's own books. */
    document_number: string;
    /** Issue date on the document. Format: date-time. */
    issue_date?: string | undefined;
    /** Due date of the payment, as on the document. Format: date-time. */
    due_date?: string | undefined;
    /** Total without taxes on the document, in major units. */
    total_amount_excluding_taxes?: number | undefined;
    /** Total of all taxes on the document, in major units. */
    total_tax_amount?: number | undefined;
    /** The files, one per format. Send all formats of a request at once. */
    files: DocumentUploadFile[];
}
/** Which file fulfils which request. */
export interface DocumentUpload {
    /** Requests that the files fulfill, at most 50 files in one upload. */
    requests: DocumentUploadRequest[];
}
export interface DocumentRequestsUploadBody {
    /** The files. Each file has a distinct name. */
    files: (FileInput)[];
    /** The file of each request, a JSON part. */
    documents_input: DocumentUpload;
}
/**
 * Entity of documents of the type.
 * - `ORDER`: Orders.
 * - `SHOP`: Shops.
 */
export type DocumentTypeEntity = "ORDER" | "SHOP" | (string & {});
/** A kind of document that a shop or an order can have. */
export interface DocumentType {
    /** Code of the type. Uploads refer to it. */
    code: string;
    /** Name of the type, in the requested language. */
    label: string;
    /** Description of the document type, in the requested language. */
    description: string;
    /**
     * Entity of documents of the type.
     * - `ORDER`: Orders.
     * - `SHOP`: Shops.
     */
    entity: DocumentTypeEntity;
    /** Accepted content types. Default: all allowed types. */
    mime_types?: string[];
}
/** The document types as a shop sees them. */
export interface DocumentTypeList {
    /** Document types. */
    documents: DocumentType[];
}
/** Result of one request. Without errors, its documents were accepted. */
export interface DocumentUploadOutcome {
    /** The request, as sent. */
    input: DocumentUploadRequest;
    /** Reasons why the documents were refused. Absent or empty if they were accepted. */
    errors?: InputError[];
}
/** Result of the upload, one entry per request. */
export interface DocumentUploadResult {
    /** One entry per request. */
    requests: DocumentUploadOutcome[];
}
export interface DocumentsDeleteQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface DocumentsDownloadQuery {
    /** The documents to download (S30). */
    document_ids?: number[] | undefined;
    /** Shops to download all documents of. Assumption about shop_ids on the seller surface: accepted there too; without it, `shop_id` or the shop of the key is used. */
    shop_ids?: number[] | undefined;
    /** Only documents of these types (DO01). The response is then always a ZIP. */
    type_codes?: string[] | undefined;
}
export interface DocumentsListQuery {
    /** The shops to list documents of. */
    shop_ids?: number[] | undefined;
    /** Only documents that changed at or after this time. */
    updated_since?: string | Date | undefined;
    /** Lists deleted documents too, with their `date_deleted`. Assumption about Default of include_deleted: false. */
    include_deleted?: boolean | undefined;
}
/** One file and its document type. */
export interface ShopDocumentInput {
    /** Name of one of the files. File names must be distinct. */
    file_name: string;
    /** Code of its document type (DO01). A shop has one file per type. */
    type_code: string;
}
/** The document type of each file. */
export interface ShopDocumentUpload {
    /** One entry per file, at most 50. */
    shop_documents: ShopDocumentInput[];
}
export interface DocumentsUploadBody {
    /** The files. Each file has a distinct name. */
    files: (FileInput)[];
    /** The type of each file, a JSON part. */
    shop_documents: ShopDocumentUpload;
    /** The shop that the documents belong to. */
    shop_id: number;
}
export interface DocumentsUploadQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
/**
 * A feature that is on, off, or decided for each shop.
 * - `YES`: On for every shop.
 * - `NO`: Off for every shop.
 * - `YES_PER_STORE`: Decided for each shop.
 */
export type StoreDependentSwitch = "YES" | "NO" | "YES_PER_STORE" | (string & {});
/** Settings of dropshipping. */
export interface DropshipFeatures {
    /** Whether offers have a retail price. */
    retail_pricing_enabled?: boolean;
    /**
     * Whether shops can edit retail prices.
     * - `YES`: On for every shop.
     * - `NO`: Off for every shop.
     * - `YES_PER_STORE`: Decided for each shop.
     */
    retail_pricing_edition_enabled?: StoreDependentSwitch;
}
/** If enabled, the list of invoices receives no new data. Use document requests and billing cycles instead. */
export interface EnhancedSellerInvoicing {
    /** Whether enhanced seller invoicing is on. */
    enabled: boolean;
}
/** The answer of the shop or the operator to the evaluation. */
export interface EvaluationReply {
    /**
     * Author of the reply.
     * - `OPERATOR`: The operator.
     * - `SHOP`: The shop.
     */
    type: "OPERATOR" | "SHOP" | (string & {});
    /** Text of the reply. */
    comment: string;
    /** Time of the reply. Format: date-time. */
    date: string;
}
/** The items that trigger the reward. */
export type TriggerSelection = AllItemsSelection | OfferSelection | ProductSelection | CategorySelection | BrandSelection;
/** A purchase of each multiple of an amount. */
export interface EveryAmountTrigger {
    /** Marks multiples of an amount. */
    type: "EVERY_AMOUNT";
    /** The items that trigger the reward. */
    selection?: TriggerSelection | undefined;
    /** Amount that triggers the reward. */
    amount_purchased: number;
}
/** A purchase of each multiple of a quantity. */
export interface EveryQuantityTrigger {
    /** Marks multiples of a quantity. */
    type: "EVERY_QUANTITY";
    /** The items that trigger the reward. */
    selection?: TriggerSelection | undefined;
    /** Quantity that triggers the reward. */
    quantity_purchased: number;
    /** Whether the quantity must be of one offer. */
    same_item_purchased?: boolean | undefined;
}
/** Time at which the carrier expects to deliver. */
export interface ExpectedDelivery {
    /** Earliest delivery. */
    earliest?: CarrierDate;
    /** Latest delivery. */
    latest?: CarrierDate;
}
/** A campaign with the offer. */
export interface ExportedCampaign {
    /** Identifier of the campaign. */
    identifier?: string;
}
/** The value of one custom field. */
export interface ExportedField {
    /** Code of the field. */
    code?: string;
    /**
     * Type of the values of a custom field.
     * - `STRING`: A short text.
     * - `DATE`: A date.
     * - `NUMERIC`: A number.
     * - `BOOLEAN`: True or false.
     * - `LINK`: An address on the web.
     * - `REGEX`: A text that matches a pattern.
     * - `TEXTAREA`: A long text.
     * - `LIST`: One value of a list.
     * - `MULTIPLE_VALUES_LIST`: Any number of a list of values.
     */
    type?: AdditionalFieldType;
    /** The value. */
    value?: string;
}
/** Place of fulfillment of orders of the offer. */
export interface ExportedFulfillment {
    /** The fulfillment center. */
    center?: {
        /** Code of the fulfillment center. */
        code?: string;
    };
}
/** Measure of a product that is sold by measure. */
export interface ExportedMeasurement {
    /** Measure of the product. */
    total_measurement_of_product?: number;
    /** Unit of the measure. */
    unit?: string;
}
/** The stock in one warehouse. */
export interface ExportedWarehouse {
    /** Code of the warehouse. */
    code?: string;
    /** Quantity in the warehouse. */
    quantity?: number;
}
/** The channels, customers and period for which prices apply. A missing part means no restriction. */
export interface ExportedPriceContext {
    /** Codes of the channels. */
    channel_codes?: string[];
    /** Identifiers of the customer groups. */
    customer_group_ids?: string[];
    /** Identifiers of the customer organizations. */
    customer_organization_ids?: string[];
    /** Start of the period. Format: date-time. */
    start_date?: string;
    /** End of the period. Format: date-time. */
    end_date?: string;
}
/** Price of one unit from a quantity on. */
export interface ExportedVolumePrice {
    /** Lowest quantity of this price. */
    quantity_threshold?: number;
    /** Price of one unit without the discount. */
    unit_origin_price?: number;
    /** Price of one unit with the discount. */
    unit_discount_price?: number;
}
/** Prices of an offer in one context. */
export interface ExportedPrice {
    /** The channels, customers and period for which prices apply. A missing part means no restriction. */
    context?: ExportedPriceContext;
    /** Price of one unit without the discount. */
    origin_price?: number;
    /** Price of one unit with the discount. */
    discount_price?: number;
    /** Start of the discount. */
    discount_start_date?: string;
    /** End of the discount. */
    discount_end_date?: string;
    /** Prices by quantity. */
    volume_prices?: ExportedVolumePrice[];
}
/** A retail price and its discount. */
export interface ExportedRetailPrice {
    /** Retail price of one unit without the discount. */
    origin_price?: number;
    /** Retail price of one unit with the discount. */
    discount_price?: number;
    /** Start of the discount. */
    discount_start_date?: string;
    /** End of the discount. */
    discount_end_date?: string;
}
/** Contribution to one scheme of extended producer responsibility. */
export interface OfferEcoContributionInput {
    /** Country and product category of an extended producer responsibility scheme. */
    epr_category_code: EprCategoryCode;
    /** Amount of the contribution. */
    eco_contribution_amount?: number | undefined;
    /** Registration number of the producer. */
    producer_id?: string | undefined;
}
/** The charge of one shipping method into one zone. */
export interface ExportedShippingType {
    /** Code of the shipping method. */
    code?: string;
    /** Code of the shipping zone. */
    shipping_zone_code?: string;
    /** Kind of the charge. */
    shipping_price_type?: string;
    /** Charge of the first unit. */
    shipping_price_unit?: number;
    /** Charge of each further unit. */
    shipping_price_additional_unit?: number;
    /** Days until delivery. */
    delivery_time?: {
        /** Lowest number of days. */
        earliest_days?: number;
        /** Highest number of days. */
        latest_days?: number;
    };
}
/** An offer in a JSON file of an export. A deleted offer has its identifiers, `active` and `deleted` only. */
export interface ExportedOffer {
    /** Identifier of the offer on the platform. */
    offer_id?: number;
    /** Identifier of the offer in the shop. */
    shop_sku?: string;
    /** Shop of the offer. */
    shop_id?: number;
    /** Name of the shop. */
    shop_name?: string;
    /** Identifier of the product on the platform. */
    product_sku?: string;
    /** Whether the offer can be bought. */
    active?: boolean;
    /** Whether the offer was deleted. */
    deleted?: boolean;
    /** Whether the shop is a premium shop. */
    premium?: boolean;
    /** Whether the shop is a business. */
    is_professional?: boolean;
    /** Time at which the offer was created. */
    date_created?: string;
    /** Time at which the offer last changed. */
    last_updated?: string;
    /** Code of the condition (OF61). */
    state_code?: string;
    /** Quantity in stock. */
    quantity?: number;
    /** Quantity in each warehouse. */
    warehouses?: ExportedWarehouse[];
    /** Lowest quantity in one order. */
    min_order_quantity?: number;
    /** Highest quantity in one order. */
    max_order_quantity?: number;
    /** Quantity of a package. */
    package_quantity?: number;
    /** Currency of the prices. */
    currency_iso_code?: CurrencyCode;
    /** All prices. */
    prices?: ExportedPrice[];
    /** Retail prices. */
    retail_prices?: ExportedRetailPrice[];
    /** Retail price that the manufacturer suggests. */
    msrp?: number;
    /** Additional text about the price. */
    price_additional_info?: string;
    /** Whether customers may request quotes. */
    allow_quote_requests?: boolean;
    /** Contributions to schemes of extended producer responsibility. */
    eco_contributions?: OfferEcoContributionInput[];
    /** Codes of the channels that sell the offer. */
    channels?: string[];
    /** Description of the offer. */
    description?: string;
    /** Rank among the favorite offers of the shop. */
    favorite_rank?: number;
    /** Time from which the offer can be bought. */
    available_start_date?: string;
    /** Time until which the offer can be bought. */
    available_end_date?: string;
    /** Days between the order and its shipment. */
    leadtime_to_ship?: number;
    /** Place of fulfillment of orders of the offer. */
    fulfillment?: ExportedFulfillment;
    /** Class of goods that decides the shipping charges. */
    logistic_class?: {
        /** Code of the class. */
        code?: string;
    };
    /** Measure of a product that is sold by measure. */
    measurement?: ExportedMeasurement;
    /** Lowest shipping charge of the first unit. */
    min_shipping_price?: number;
    /** Lowest shipping charge of each further unit. */
    min_shipping_price_additional?: number;
    /** Code of the shipping method with the lowest charge. */
    min_shipping_type?: string;
    /** Code of the shipping zone with the lowest charge. */
    min_shipping_zone?: string;
    /** Shipping charges in the requested zones. */
    shipping_types?: ExportedShippingType[];
    /** Values of the custom fields of offers. */
    offer_additional_fields?: ExportedField[];
    /** Campaigns with the offer. */
    ongoing_discount_campaigns?: ExportedCampaign[];
    /** Tax code of the product. */
    product_tax_code?: string;
}
/** An error of one field, line or document. */
export interface FieldFault {
    /** Machine-readable code such as `VALIDATION_ERROR`. */
    code?: string;
    /** The field at fault. */
    field?: string;
    /** Explanation for a person. */
    message?: string;
}
/** Free items. */
export interface FreeItemsReward {
    /** Marks free items. */
    type: "FREE_ITEMS";
    /** The items with the reward. */
    selection: RewardSelection;
    /** Number of free items. */
    free_items_quantity: number;
}
/** A topic as free text. */
export interface FreeTextTopic {
    /** In the sender's own words. */
    type: "FREE_TEXT";
    /** The words. */
    value: string;
}
/** Totals of the billing cycle and its payments, including advertising. */
export type FrontInvoiceSummary = {
    /** Charged advertising, without taxes. */
    total_mirakl_ads_debit_excl_tax?: number;
    /** Charged advertising, taxes included. */
    total_mirakl_ads_debit_incl_tax?: number;
    /** Credited advertising, without taxes. */
    total_mirakl_ads_credit_excl_tax?: number;
    /** Credited advertising, taxes included. */
    total_mirakl_ads_credit_incl_tax?: number;
} & InvoiceSummary;
/** The invoice that closes a billing cycle. Its totals include advertising. */
export type FrontAutoInvoice = {
    /** Marks the invoice of a billing cycle. */
    type: "AUTO_INVOICE";
    /** Start of the billing cycle. Format: date-time. */
    start_time?: string;
    /** End of the billing cycle. Format: date-time. */
    end_time?: string;
    /** Identifier (UUID) of the billing cycle that the invoice closes. */
    seller_billing_cycle_id?: string;
    /** Bank account of the shop when the invoice was issued. `@type` decides the banking system and the fields. */
    payment_info?: InvoicePaymentInfo;
    /** Totals of the billing cycle and its payments, including advertising. */
    summary?: FrontInvoiceSummary;
    /** Number of the pay-out voucher of an invoice or credit. Shops don't see it. */
    payment_voucher_number?: PaymentVoucherNumber;
} & AccountingDocument;
/** Totals of the billing cycle, including advertising. */
export type FrontBillingSummary = {
    /** Charged advertising, without taxes. */
    total_mirakl_ads_debit_excl_tax?: number;
    /** Charged advertising, taxes included. */
    total_mirakl_ads_debit_incl_tax?: number;
    /** Credited advertising, without taxes. */
    total_mirakl_ads_credit_excl_tax?: number;
    /** Credited advertising, taxes included. */
    total_mirakl_ads_credit_incl_tax?: number;
} & BillingSummary;
/** A period that a shop is billed and paid for, with its advertising. */
export type FrontBillingCycle = {
    /** Totals of the cycle, by kind of transaction. */
    summary?: FrontBillingSummary;
} & BillingCycleCore;
/** One page of billing cycles. */
export interface FrontBillingCyclePage {
    /** Billing cycles of this page. */
    data: FrontBillingCycle[];
    /** Token of the next page. Null or absent on the last page. */
    next_page_token?: string | null;
    /** Token of the previous page. Null or absent on the first page. */
    previous_page_token?: string | null;
}
/** A manual invoice of the operator. */
export type ManualInvoice = {
    /** Marks a manual invoice. */
    type: "MANUAL_INVOICE";
    /**
     * Read `issue_date` instead. Format: date-time.
     * @deprecated
     */
    emission_date?: string;
    /** Identifier (UUID) of the billing cycle that the invoice belongs to. */
    seller_billing_cycle_id?: string;
} & AccountingDocument;
/** A manual invoice of the operator. */
export type ManualInvoiceWithVoucher = {
    /** Number of the pay-out voucher of an invoice or credit. Shops don't see it. */
    payment_voucher_number?: PaymentVoucherNumber;
} & ManualInvoice;
/** A manual credit of the operator. */
export type ManualCredit = {
    /** Marks a manual credit. */
    type: "MANUAL_CREDIT";
    /**
     * Read `issue_date` instead. Format: date-time.
     * @deprecated
     */
    emission_date?: string;
    /** Identifier (UUID) of the billing cycle that the credit belongs to. */
    seller_billing_cycle_id?: string;
} & AccountingDocument;
/** A manual credit of the operator. */
export type ManualCreditWithVoucher = {
    /** Number of the pay-out voucher of an invoice or credit. Shops don't see it. */
    payment_voucher_number?: PaymentVoucherNumber;
} & ManualCredit;
/** An accounting document of the operator for a shop. `type` decides its kind. Assumption about the field that distinguishes the forms: always present. */
export type FrontInvoice = FrontAutoInvoice | ManualInvoiceWithVoucher | ManualCreditWithVoucher;
/** One page of invoices. */
export interface FrontInvoicePage {
    /** Invoices of this page. */
    invoices?: FrontInvoice[];
    /** Number of matching invoices on all pages. */
    total_count?: number;
}
/** One place. */
export interface PointGeography {
    /** Marks one place. */
    type: "POINT";
    /** A resolved address. */
    address: LocationAddress;
    /** A position on the map, in degrees. */
    geocode: Coordinates;
}
/** An administrative zone. */
export interface LocationZone {
    /** Identifier of the zone in the geocoding service of the instance. */
    reference_id: string;
    /** The zone as an address. */
    address: LocationAddress;
}
/** Administrative zones. */
export interface ZonesGeography {
    /** Marks a list of zones. */
    type: "ZONE_REFERENCES";
    /** Zones of the list. */
    zone_references: LocationZone[];
}
/** Position or area of the location, with resolved addresses. */
export type Geography = PointGeography | CircleGeography | ZonesGeography;
/** One address. */
export interface PointInput {
    /** Marks one address. */
    type: "POINT";
    /** An address as one line. The instance resolves it. */
    address: AddressInput;
}
/** An administrative zone. */
export interface ZoneInput {
    /** Identifier of the zone in the geocoding service of the instance. */
    reference_id: string;
}
/** Administrative zones such as cities or regions. */
export interface ZonesInput {
    /** Marks a list of zones. */
    type: "ZONE_REFERENCES";
    /** Zones of the list. */
    zone_references: ZoneInput[];
}
/** A place, a circle around a place, or a list of zones. Contains only the readable address or the zone reference. */
export type GeographyInput = PointInput | CircleInput | ZonesInput;
export interface HierarchiesListQuery {
    /**
     * Code of a category.
     * @example wardrobes
     */
    hierarchy?: string | undefined;
    /** Number of levels of children to include below `hierarchy`. */
    max_level?: number | undefined;
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
/** A label in one language. */
export interface LabelTranslation {
    /**
     * Language of the label, such as `en_US`.
     * @example en_US
     */
    locale?: string;
    /** The label in that language. */
    value?: string;
}
/** One node of the category tree. */
export interface Hierarchy {
    /** Code of the node. */
    code: string;
    /** Name of the node. */
    label?: string;
    /** Name of the node in each language. */
    label_translations: LabelTranslation[];
    /** Depth in the tree, 1 for the top. */
    level: number;
    /** Empty on the top. */
    parent_code: string;
}
/** A part of the operator's category tree, flat. */
export interface HierarchyList {
    /** Requested nodes of the tree, in one flat list. */
    hierarchies: Hierarchy[];
}
/**
 * How the file of an import arrived. More origins may appear.
 * - `API`: Through this API.
 * - `FTP`: From an FTP server.
 * - `SFTP`: From an SFTP server.
 * - `HTTP`: From an HTTP server.
 * - `HTTPS`: From an HTTPS server.
 * - `FRONT`: In the back office.
 * - `PENDING_OFFERS`: From offers that waited for approval.
 */
export type ImportOrigin = "API" | "FTP" | "SFTP" | "HTTP" | "HTTPS" | "FRONT" | "PENDING_OFFERS" | (string & {});
export interface ImportsCreateQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ImportsErrorReportQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ImportsGetQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ImportsListQuery {
    /**
     * Only imports since this time.
     * @example 2026-04-01T06:00:00Z
     */
    last_request_date?: string | Date | undefined;
    /**
     * Only imports in this state.
     * - `CANCELLED`: Cancelled.
     * - `WAITING`: Waiting to be imported.
     * - `RUNNING`: Being imported.
     * - `SENT`: Sent. The outcome is not known yet.
     * - `COMPLETE`: Done.
     * - `FAILED`: Failed.
     */
    status?: "CANCELLED" | "WAITING" | "RUNNING" | "SENT" | "COMPLETE" | "FAILED" | undefined;
    /** Only imports with a transformed file, or only imports without one. */
    has_transformed_file?: boolean | undefined;
    /**
     * Sort field of the list.
     * - `dateCreated`: By the date of creation.
     */
    sort?: "dateCreated" | undefined;
    /**
     * Direction of the sort.
     * - `asc`: Ascending, the lowest or oldest first.
     * - `desc`: Descending, the highest or latest first.
     */
    order?: "asc" | "desc" | undefined;
    /** Number of entries per page. */
    max?: number | undefined;
    /** Number of entries to skip. */
    offset?: number | undefined;
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ImportsNewProductReportQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ImportsTransformationErrorReportQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ImportsTransformedFileQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
/**
 * Why customers cannot order a service.
 * - `MANUALLY_DISABLED`: It was disabled manually.
 * - `ZERO_QUANTITY`: No units are left.
 * - `ORDER_REFUSED`: One of its orders was refused.
 * - `ORDER_ACCEPTANCE_TIMEOUT`: One of its orders was not accepted in time.
 * - `NOT_IN_AVAILABILITY_PERIOD`: The current time is outside its period of availability.
 * - `SHOP_NOT_OPEN`: The shop is not open.
 * - `SHOP_SUSPENDED`: The shop is suspended.
 * - `SHOP_CURRENCY_DISABLED`: The currency of the shop is disabled.
 * - `MISSING_REQUIRED_FIELDS`: Mandatory fields are empty.
 * - `VALIDATION_NEEDED`: It must still be validated.
 * - `NO_SESSION`: It has no session.
 */
export type InactiveReason = "MANUALLY_DISABLED" | "ZERO_QUANTITY" | "ORDER_REFUSED" | "ORDER_ACCEPTANCE_TIMEOUT" | "NOT_IN_AVAILABILITY_PERIOD" | "SHOP_NOT_OPEN" | "SHOP_SUSPENDED" | "SHOP_CURRENCY_DISABLED" | "MISSING_REQUIRED_FIELDS" | "VALIDATION_NEEDED" | "NO_SESSION" | (string & {});
/** Error body of the instance. Newer operations use `errors` instead of `message`. Read `message` first. */
export interface InstanceError {
    /** Explanation for people, which names the invalid parameter or field. */
    message?: string;
    /**
     * The HTTP status again.
     * @example 400
     */
    status?: number;
    /** Errors, one entry per fault. Absent if `message` contains everything. */
    errors?: FieldFault[];
}
/** Number of products that the operator's catalog accepted, and of refused ones by reason. */
export interface IntegrationCounts {
    /** Products that were synchronized with the operator's catalog. */
    products_successfully_synchronized?: number;
    /** Products with issues in the synchronization. */
    products_with_synchronization_issues?: number;
    /** Products with invalid identifiers. */
    products_with_wrong_identifiers?: number;
    /** Products that the operator did not accept in time. */
    products_not_accepted_in_time?: number;
    /** Products that were not synchronized in time. */
    products_not_synchronized_in_time?: number;
    /** Products that were imported again. */
    products_reimported?: number;
    /** Products with invalid data. */
    invalid_products?: number;
    /** Products that the operator rejected. */
    rejected_products?: number;
}
/** A problem of one attribute. */
export interface IntegrationDetail {
    /** Code of the attribute (PM11). */
    attribute_code: string;
    /** Kind of error, for programs. */
    code: string;
    /** Description of the problem, for people. */
    message?: string;
}
/** An accounting document of the operator for a shop. `type` decides its kind. Assumption about the field that distinguishes the forms: always present. */
export type Invoice = AutoInvoice | ManualInvoice | ManualCredit;
/** One page of invoices. */
export interface InvoicePage {
    /** Invoices of this page. */
    invoices?: Invoice[];
    /** Number of matching invoices on all pages. */
    total_count?: number;
}
/**
 * Kind of document. ALL stands for every kind.
 * - `ALL`: Every kind.
 * - `AUTO_INVOICE`: Invoices that close a billing cycle.
 * - `MANUAL_INVOICE`: Manual invoices of the operator.
 * - `MANUAL_CREDIT`: Manual credits of the operator.
 * @default AUTO_INVOICE
 */
export type InvoiceTypeFilter = "ALL" | "AUTO_INVOICE" | "MANUAL_INVOICE" | "MANUAL_CREDIT";
/** An accounting document of the operator for a shop. `type` decides its kind. Assumption about the field that distinguishes the forms: always present. */
export type InvoiceWithVoucher = AutoInvoiceWithVoucher | ManualInvoiceWithVoucher | ManualCreditWithVoucher;
/** One page of invoices. */
export interface InvoiceWithVoucherPage {
    /** Invoices of this page. */
    invoices?: InvoiceWithVoucher[];
    /** Number of matching invoices on all pages. */
    total_count?: number;
}
export interface InvoicesDownloadQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface InvoicesListQuery {
    /** Only these invoices. */
    invoice_id?: number[] | undefined;
    /**
     * The kind of document.
     * - `ALL`: Every kind.
     * - `AUTO_INVOICE`: Invoices that close a billing cycle.
     * - `MANUAL_INVOICE`: Manual invoices of the operator.
     * - `MANUAL_CREDIT`: Manual credits of the operator.
     */
    type?: InvoiceTypeFilter | undefined;
    /** Only documents created at or after this time. */
    start_date?: string | Date | undefined;
    /** Only documents created at or before this time. */
    end_date?: string | Date | undefined;
    /** Only documents in this currency. */
    currency?: CurrencyCode | undefined;
    /**
     * Only documents in this payment state.
     * - `PENDING`: Not paid yet.
     * - `PAID`: Paid.
     * - `FAILED`: The payment failed. `failure_reason` may contain the reason.
     */
    payment_status?: InvoicePaymentState | undefined;
    /**
     * Only documents issued by these.
     * - `OPERATOR`: A person of the operator.
     * - `BATCH`: The scheduled billing run.
     * - `PARTNER`: A connected system.
     */
    issuing_user_types?: InvoiceIssuerType[] | undefined;
    /**
     * Only documents paid through these services.
     * - `NOT_SPECIFIED`: None is specified.
     * - `MANGOPAY`: Mangopay.
     * - `MIRAKL_PAYOUT`: The pay-out service of the platform.
     * - `OPERATOR`: The operator itself.
     */
    pay_out_psp_codes?: PayOutService[] | undefined;
    /** Only documents of these billing cycles. */
    seller_billing_cycle_id?: string[] | undefined;
    /** Number of entries per page. */
    max?: number | undefined;
    /** Number of entries to skip. */
    offset?: number | undefined;
    /**
     * Sort field of the list.
     * - `dateCreated`: By the date of creation.
     */
    sort?: "dateCreated" | undefined;
    /**
     * Direction of the sort.
     * - `asc`: Ascending, the lowest or oldest first.
     * - `desc`: Descending, the highest or latest first.
     */
    order?: "asc" | "desc" | undefined;
    /** Only documents of this shop. */
    shop?: number | undefined;
    /** Only documents of the shop with this identifier at the operator. */
    shop_operator_internal_id?: string | undefined;
    /**
     * Only documents of these kinds of shop.
     * - `MARKETPLACE`: The shop sells on its own account.
     * - `DROPSHIP`: The operator sells and the shop ships.
     * - `ONE_CREDITOR`: The operator is the only creditor of the customer.
     */
    shop_model?: ShopModel[] | undefined;
    /**
     * Only documents in these states.
     * - `DRAFT`: Still a draft.
     * - `GENERATED`: Generated, not complete yet.
     * - `COMPLETE`: Complete.
     */
    states?: ("DRAFT" | "GENERATED" | "COMPLETE")[] | undefined;
    /** Only documents of this pay-out voucher. */
    payment_voucher_number?: string | undefined;
}
/** References of the order on both sides. */
export interface OrderReferences {
    /** The customer's own reference of the order. */
    order_reference_for_customer?: string;
    /** The seller's own reference of the order. */
    order_reference_for_seller?: string;
}
/** Units of one order line that are left to ship. */
export interface LineToShip {
    /** Identifier of the order line. */
    order_line_id?: string;
    /** The seller's SKU of the offer. */
    offer_sku?: string;
    /** Name of the product. */
    product_title?: string;
    /** The package that holds the items. */
    package_reference?: string;
    /**
     * Contents of the package.
     * @deprecated
     */
    package_description?: string;
    /** Units left to ship. */
    quantity: number;
}
/** Delivery address of the order. */
export interface ShippingAddress {
    /** Form of address, such as Mr or Mrs. */
    civility?: string;
    /** First name of the receiver. */
    firstname?: string;
    /** Last name of the receiver. */
    lastname: string;
    /** Company of the receiver. */
    company?: string;
    /** Second line of the company. */
    company_2?: string;
    /** First line of the street. */
    street_1: string;
    /** Second line of the street. */
    street_2?: string;
    /** Further directions, such as a floor or an entrance. */
    additional_info?: string | null;
    /** Postal code. */
    zip_code?: string;
    /** Town or city. */
    city: string;
    /** State, province or region. */
    state?: string;
    /** Name of the country. */
    country: string;
    /** ISO 3166-1 alpha-3 code of the country. */
    country_iso_code: CountryCode;
    /** First phone number. */
    phone?: string;
    /** Second phone number. */
    phone_secondary?: string;
}
/** Items of an order that are not in a shipment yet, and their address. */
export interface ItemsToShip {
    /** Identifier of the order. */
    order_id: string;
    /** References of the order on both sides. */
    references?: OrderReferences;
    /** Items left to ship, one entry per order line. */
    shipment_lines?: LineToShip[];
    /** Delivery address of the order. */
    shipping_address: ShippingAddress;
    /** Time from which the items can be shipped. Format: date-time. */
    shipping_date: string;
    /** Shipping deadline. Absent if there is none. Format: date-time. */
    shipping_deadline?: string;
    /** Code of the shipping method (SH12). */
    shipping_type_code: string;
    /** Code of the shipping type that all instances share. */
    shipping_type_standard_code?: string;
    /** Sender of the items. */
    fulfillment?: {
        /** The fulfillment center that ships the items. */
        center: {
            /** Code of the fulfillment center. */
            code: string;
        };
    };
}
/** One page of orders with items to ship. */
export interface ItemsToShipPage {
    /** Orders of this page, each with its items to ship. */
    data: ItemsToShip[];
    /** Null or absent on the last page. */
    next_page_token?: string | null;
    /** Null or absent on the first page. */
    previous_page_token?: string | null;
}
/** Last known place of the shipment. */
export interface LastKnownLocation {
    /** Name of the place. */
    location?: string;
    /** Time at which the shipment was seen there. */
    occurrence_date?: CarrierDate;
}
/** So many units are for sale. */
export interface LimitedQuantity {
    /** Marks limited units for sale. */
    type: "LIMITED";
    /** Number of units for sale. */
    available: number;
    /** Maximum number of units per order. Absent if unlimited. */
    max_per_order?: number;
}
/** Allowed number of units per order. */
export type MaximumPerOrder = number;
/** So many units are for sale. */
export interface LimitedQuantityInput {
    /** Marks limited units for sale. */
    type: "LIMITED";
    /** Number of units for sale. */
    available: AvailableUnits;
    /** Allowed number of units per order. */
    max_per_order?: MaximumPerOrder | undefined;
}
/** The real measure of one line. */
export interface LineAdjustment {
    /** Identifier of the order line. */
    order_line_id: string;
    /** Real measure of the line. */
    actual_measurement: number;
}
/** Address that the line is shipped from. */
export interface LineOriginAddress {
    /** Town or city. */
    city?: string;
    /** ISO 3166-1 alpha-3 code of the country. */
    country_iso_code: string;
    /** State, province or region. */
    state?: string;
    /** First line of the street. */
    street_1?: string;
    /** Second line of the street. */
    street_2?: string;
    /** Postal code. */
    zip_code?: string;
}
/** Warehouse that the line is shipped from. */
export interface LineWarehouse {
    /** Code of the warehouse. */
    code?: string;
}
/** Origin of the shipment of a line. */
export interface LineOrigin {
    /** The address. */
    address?: LineOriginAddress;
    /** Warehouse that the line is shipped from. */
    warehouse?: LineWarehouse | null;
}
/** Address that the line is shipped from. */
export interface LineOriginAddressInput {
    /** Town or city. */
    city?: string | undefined;
    /** ISO 3166-1 alpha-3 code of the country. */
    country_iso_code: string;
    /** State, province or region. */
    state?: string | undefined;
    /** First line of the street. */
    street_1?: string | undefined;
    /** Second line of the street. */
    street_2?: string | undefined;
    /** Postal code. Required except in countries without postal codes. */
    zip_code?: string | undefined;
}
/** Warehouse of the shop. */
export interface LineWarehouseInput {
    /** Code of the warehouse. */
    code?: string | undefined;
}
/** A warehouse of the shop, or an address. */
export interface LineOriginUpdate {
    /** The address. */
    address?: LineOriginAddressInput | undefined;
    /** Warehouse that the line is shipped from. */
    warehouse?: LineWarehouseInput | undefined;
}
/** Origin of one line. */
export interface LineOriginInput {
    /** Identifier of the order line. */
    id: string;
    /** Origin of the shipment. */
    shipping_from: LineOriginUpdate;
}
/** Origins of up to 100 order lines. */
export interface LineOriginRequest {
    /** The order lines. */
    order_lines: LineOriginInput[];
}
/** Address that the line is shipped from. */
export interface UpdatedOriginAddress {
    /** Town or city. */
    city?: string | null;
    /** ISO 3166-1 alpha-3 code of the country. */
    country_iso_code: string;
    /** State, province or region. */
    state?: string | null;
    /** First line of the street. */
    street_1?: string | null;
    /** Second line of the street. */
    street_2?: string | null;
    /** Postal code. */
    zip_code?: string | null;
}
/** The origin after the change. */
export interface UpdatedOrigin {
    /** The address. */
    address?: UpdatedOriginAddress;
    /** Warehouse that the line is shipped from. */
    warehouse?: LineWarehouse | null;
}
/** A line of the request: its origin, or its errors. */
export interface UpdatedLineOrigin {
    /** Identifier of the order line. */
    id: string;
    /** Problems, one entry per fault. */
    errors?: InputError[];
    /** The values after the change. Absent if there are errors. */
    updated?: UpdatedOrigin;
}
/** The lines of the request, each with its origin or its errors. */
export interface LineOriginResult {
    /** The order lines of the request. */
    order_lines?: UpdatedLineOrigin[];
}
/** A campaign of the operator. */
export interface OrderCampaign {
    /** Identifier of the campaign. */
    identifier: string;
}
/**
 * Kind of the reward.
 * - `AMOUNT_OFF`: An amount is taken off.
 * - `FREE_ITEMS`: Some items are free.
 * - `PERCENTAGE_OFF`: A percentage is taken off.
 * - `REDUCED_UNIT_PRICE`: Each unit has a lower price.
 */
export type PromotionType = "AMOUNT_OFF" | "FREE_ITEMS" | "PERCENTAGE_OFF" | "REDUCED_UNIT_PRICE" | (string & {});
/** The reward of a promotion. `type` decides which amount it has. */
export interface LinePromotionConfiguration {
    /** Amount that is taken off. Null for other types. */
    amount_off?: number | null;
    /** Number of free items. Null for other types. */
    free_items_quantity?: number | null;
    /** Description that only the shop reads. */
    internal_description: string;
    /** Percentage that is taken off. Null for other types. */
    percentage_off?: number | null;
    /** Price of one unit. Null for other types. */
    reduced_unit_price?: number | null;
    /**
     * Kind of the reward.
     * - `AMOUNT_OFF`: An amount is taken off.
     * - `FREE_ITEMS`: Some items are free.
     * - `PERCENTAGE_OFF`: A percentage is taken off.
     * - `REDUCED_UNIT_PRICE`: Each unit has a lower price.
     */
    type: PromotionType;
}
/** A promotion on a line. */
export interface LinePromotion {
    /** Identifier of the promotion in the shop. */
    id: string;
    /** Whether the deduction is spread over the lines of the order. */
    apportioned: boolean;
    /** Campaign of the promotion. */
    campaign?: OrderCampaign;
    /** The reward of the promotion. */
    configuration: LinePromotionConfiguration;
    /** Amount that the promotion takes off. */
    deduced_amount: number;
    /** Number of free items that the customer gets. */
    offered_quantity?: number | null;
    /** Code that the customer entered. */
    promo_code?: string;
}
/** Purchase amounts of a line, for shops that sell through the operator. */
export interface LinePurchase {
    /** Commission on the fees of the purchase. */
    purchase_commission_on_fees?: PurchaseTotal;
    /** Commission on the price of the purchase. */
    purchase_commission_on_price: number;
    /** Commission on the shipping of the purchase. */
    purchase_commission_on_shipping: number;
    /** Fees of the purchase. */
    purchase_fee_amount?: PurchaseTotal;
    /** Price of the purchase. */
    purchase_price: number;
    /** Shipping charge of the purchase. */
    purchase_shipping_price: number;
    /** Price of one unit of the purchase. */
    purchase_unit_price: number;
}
/** A line to refund completely. */
export interface LineRefundInput {
    /** Identifier of the order line. */
    id: string;
    /** Code of a reason of refunds (RE01). */
    reason_code: string;
}
/** Lines to refund completely. */
export interface LineRefundRequest {
    /** The lines to refund. */
    order_lines: LineRefundInput[];
}
/**
 * How the amount of a tax follows from the price.
 * - `PROPORTIONAL_TO_AMOUNT`: In proportion to the amount.
 * - `NONE`: Not at all.
 */
export type TaxCalculationRule = "PROPORTIONAL_TO_AMOUNT" | "NONE" | (string & {});
/** A tax on the price of a line. */
export interface LineTax {
    /** Amount of the tax. */
    amount: number;
    /** Parts of `amount`, by who pays and receives them. */
    amount_breakdown?: AmountBreakdown;
    /** Code of the tax. */
    code: string;
    /** Amount of the tax on one unit without the discount. */
    origin_unit_amount?: number;
    /** The tax on the purchase. */
    purchase_tax?: PurchaseTax;
    /** Rate of the tax, in percent. */
    rate?: number;
    /**
     * How the amount follows from the price.
     * - `PROPORTIONAL_TO_AMOUNT`: In proportion to the amount.
     * - `NONE`: Not at all.
     */
    tax_calculation_rule?: TaxCalculationRule;
}
/**
 * Status of an import of offers. COMPLETE and FAILED are final.
 * - `WAITING_SYNCHRONIZATION_PRODUCT`: Waits until the products of the file are imported.
 * - `WAITING`: Waits to be imported.
 * - `RUNNING`: Being imported.
 * - `COMPLETE`: Complete. The error report contains the failed lines. Final.
 * - `FAILED`: Failed. `reason_status` contains the reason. Final.
 */
export type OfferImportStatus = "WAITING_SYNCHRONIZATION_PRODUCT" | "WAITING" | "RUNNING" | "COMPLETE" | "FAILED" | (string & {});
/**
 * Effect on offers that the import leaves out.
 * - `NORMAL`: Other offers stay.
 * - `PARTIAL_UPDATE`: Deprecated. Assumption: it means the same as NORMAL.
 * - `REPLACE`: Other offers of the shop are deleted.
 */
export type OfferImportMode = "NORMAL" | "REPLACE" | "PARTIAL_UPDATE" | (string & {});
/** An import of offers in a list. */
export interface ListedOfferImport {
    /** Identifier of the import. */
    import_id: number;
    /** Shop of the offers. */
    shop_id: number;
    /**
     * Status of an import of offers. COMPLETE and FAILED are final.
     * - `WAITING_SYNCHRONIZATION_PRODUCT`: Waits until the products of the file are imported.
     * - `WAITING`: Waits to be imported.
     * - `RUNNING`: Being imported.
     * - `COMPLETE`: Complete. The error report contains the failed lines. Final.
     * - `FAILED`: Failed. `reason_status` contains the reason. Final.
     */
    status: OfferImportStatus;
    /** Reason why the import failed, for people. */
    reason_status?: string;
    /** Time at which the import was received. Format: date-time. */
    date_created: string;
    /**
     * Effect on offers that the import leaves out.
     * - `NORMAL`: Other offers stay.
     * - `PARTIAL_UPDATE`: Deprecated. Assumption: it means the same as NORMAL.
     * - `REPLACE`: Other offers of the shop are deleted.
     */
    mode: OfferImportMode;
    /**
     * How the file of an import arrived. More origins may appear.
     * - `API`: Through this API.
     * - `FTP`: From an FTP server.
     * - `SFTP`: From an SFTP server.
     * - `HTTP`: From an HTTP server.
     * - `HTTPS`: From an HTTPS server.
     * - `FRONT`: In the back office.
     * - `PENDING_OFFERS`: From offers that waited for approval.
     */
    origin: ImportOrigin;
    /** Lines that were read. */
    lines_read: number;
    /** Lines that were imported. */
    lines_in_success: number;
    /** Lines that failed. */
    lines_in_error: number;
    /** Lines that wait for approval. */
    lines_in_pending: number;
    /** Offers that were created. */
    offer_inserted: number;
    /** Offers that were changed. */
    offer_updated: number;
    /** Offers that were deleted. */
    offer_deleted: number;
    /** Whether OF03 has a file. */
    has_error_report: boolean;
}
/**
 * Side of the participant.
 * - `OPERATOR`: The operator.
 * - `SHOP`: A shop.
 * - `CUSTOMER`: A customer.
 */
export type ParticipantType = "OPERATOR" | "SHOP" | "CUSTOMER" | (string & {});
/** A participant of a thread. */
export interface Participant {
    /**
     * Which side the participant is on.
     * - `OPERATOR`: The operator.
     * - `SHOP`: A shop.
     * - `CUSTOMER`: A customer.
     */
    type: ParticipantType;
    /** Absent for the operator. */
    id?: string;
    /** Name of the participant, for people. */
    display_name: string;
}
/** Sender of a message. */
export interface Sender {
    /**
     * Which side the sender is on.
     * - `OPERATOR_USER`: A user of the operator.
     * - `SHOP_USER`: A user of a shop.
     * - `CUSTOMER_USER`: A customer.
     */
    type: "OPERATOR_USER" | "SHOP_USER" | "CUSTOMER_USER" | (string & {});
    /** Name of the sender, for people. */
    display_name: string;
    /** Operator, shop or customer of the sender. */
    organization_details?: Participant;
}
/** A file of a message. */
export interface ThreadAttachment {
    /** Identifier for the download with M13. */
    id: string;
    /** Name of the file. */
    name: string;
    /** Size in bytes. */
    size: number;
}
/** One message of a thread. */
export interface ThreadMessage {
    /** Identifier of the message. */
    id: string;
    /** Text of the message. */
    body: string;
    /** Sender of a message. */
    from: Sender;
    /** Recipient of the message. */
    to: Participant[];
    /** Files of the message. */
    attachments?: ThreadAttachment[];
    /** Time at which the message was sent. Format: date-time. */
    date_created: string;
}
/**
 * Free text, or the code of a reason of the platform.
 * - `FREE_TEXT`: Free text.
 * - `REASON_CODE`: The code of a reason of the platform.
 */
export type TopicType = "FREE_TEXT" | "REASON_CODE" | (string & {});
/** Topic of the thread. */
export interface Topic {
    /**
     * Form of the topic.
     * - `FREE_TEXT`: Free text.
     * - `REASON_CODE`: The code of a reason of the platform.
     */
    type: TopicType;
    /** The text, or the code of the reason. */
    value: string;
}
/** Entity of a thread. */
export interface ThreadEntity {
    /**
     * Kind of entity, such as MMP_ORDER for a product order.
     * @example MMP_ORDER
     */
    type: string;
    /** Identifier of the thing. */
    id: string;
    /** Name of the thing, for people. */
    label: string;
}
/** Figures about a thread. */
export interface ThreadMetadata {
    /** Number of messages in the thread. */
    total_count: number;
    /** Time at which the last message was sent. Format: date-time. */
    last_message_date: string;
    /** Sender of the last message. */
    last_sender: Sender;
    /** Time since which a reply of the shop is expected. Null after the reply. Format: date-time. */
    shop_reply_needed_since: string | null;
}
/** A mark that the thread needs no reply of the shop. */
export interface NoReplyNeeded {
    /** Time of the mark. Format: date-time. */
    date: string;
    /**
     * Side that set the mark.
     * - `OPERATOR`: The operator.
     * - `SHOP`: The shop.
     */
    user_type: "OPERATOR" | "SHOP" | (string & {});
}
/** Fields of a thread without its messages. */
export interface ThreadDetails {
    /** Identifier of the thread. */
    id: string;
    /** Topic of the thread. */
    topic: Topic;
    /** Entity of the thread, such as an order or a service. */
    entities?: ThreadEntity[];
    /** Participants that may join the thread. */
    authorized_participants: Participant[];
    /** Senders and recipients of messages of the thread. All of them are authorized. */
    current_participants: Participant[];
    /** The organization of the customer. */
    customer_organization?: {
        /** Identifier of the organization. */
        id: string;
        /** Name of the organization, for people. */
        display_name: string;
    };
    /** Figures about a thread. */
    metadata: ThreadMetadata;
    /** Participants that marked the thread as needing no reply of the shop, and the times. */
    no_store_reply_needed?: NoReplyNeeded[];
    /** Time at which the thread was opened. Format: date-time. */
    date_created: string;
    /** Time at which the thread last changed. Format: date-time. */
    date_updated: string;
}
/** A thread in a list. It contains its last messages if they were requested. */
export type ListedThread = {
    /** The last messages of the thread, at most 100. Absent unless requested. */
    messages?: ThreadMessage[];
} & ThreadDetails;
/**
 * A date and time without a time zone. Format: date-time-without-timezone.
 * @example 2026-05-18T09:00:00
 */
export type LocalDateTime = string;
/** A period, in the local time of the place of the service. */
export interface LocalTimeSlot {
    /** Start, in local time without a time zone. */
    from: LocalDateTime;
    /** End, in local time without a time zone. */
    to: LocalDateTime;
}
/** How customers reach the location. */
export interface LocationContact {
    /** E-mail address for customers. */
    email?: string | undefined;
    /** Phone number for customers. */
    phone?: string | undefined;
}
/** One period of opening hours, in the local time of the location. */
export interface OpeningHours {
    /**
     * Time of day, `hh:mm`.
     * @example 09:00
     */
    opening_time: string;
    /**
     * Time of day, `hh:mm`.
     * @example 18:30
     */
    closing_time: string;
}
/** Opening hours of an ordinary week. On days without entries, the location is closed. */
export interface WeeklyOpeningHours {
    /** Opening hours of a Monday. */
    monday?: OpeningHours[] | undefined;
    /** Opening hours of a Tuesday. */
    tuesday?: OpeningHours[] | undefined;
    /** Opening hours of a Wednesday. */
    wednesday?: OpeningHours[] | undefined;
    /** Opening hours of a Thursday. */
    thursday?: OpeningHours[] | undefined;
    /** Opening hours of a Friday. */
    friday?: OpeningHours[] | undefined;
    /** Opening hours of a Saturday. */
    saturday?: OpeningHours[] | undefined;
    /** Opening hours of a Sunday. */
    sunday?: OpeningHours[] | undefined;
}
/** A picture or another medium. */
export interface ServiceMedia {
    /**
     * Content type of the file, such as `image/png`.
     * @example image/png
     */
    mime_type: string;
    /** Address of the file. */
    url: string;
}
/** Fields of a location on every surface. */
export interface LocationDetails {
    /** Identifier of the location. */
    id: string;
    /** Name of the location, as shown to customers. */
    label: string;
    /** Description of the location, for customers. */
    description?: string;
    /** Position or area of the location, with resolved addresses. */
    geography: Geography;
    /** How customers reach the location. */
    contact_info?: LocationContact;
    /** Opening hours of an ordinary week. On days without entries, the location is closed. */
    opening_hours?: WeeklyOpeningHours;
    /** Pictures and other media of the location. */
    medias?: ServiceMedia[];
}
/** A location that was created with SL01. */
export interface LocationReference {
    /** Identifier of the location. */
    id: string;
}
/** A new location. */
export interface LocationRequest {
    /** Name of the location, as shown to customers. */
    label: string;
    /** Description of the location, for customers. */
    description?: string | undefined;
    /** A place, a circle around a place, or a list of zones. Contains only the readable address or the zone reference. */
    geography: GeographyInput;
    /** How customers reach the location. */
    contact_info?: LocationContact | undefined;
    /** Opening hours of an ordinary week. On days without entries, the location is closed. */
    opening_hours?: WeeklyOpeningHours | undefined;
}
/**
 * Location type of a service.
 * - `NO_LOCATION`: The service has no place.
 * - `AT_CUSTOMER_LOCATION`: At the customer's.
 * - `AT_SHOP_LOCATION`: At a location of the shop.
 */
export type LocationType = "NO_LOCATION" | "AT_CUSTOMER_LOCATION" | "AT_SHOP_LOCATION" | (string & {});
/** A size or weight class of products. Shipping charges depend on it. */
export interface LogisticClass {
    /** Code of the class. */
    code: string;
    /** Name of the class, in the requested language. */
    label: string;
    /** Description of the class, for people. */
    description: string;
}
/** The logistic classes. */
export interface LogisticClassList {
    /** Classes, sorted by their sort index. */
    logistic_classes: LogisticClass[];
}
/** A file of a message in the deprecated form. */
export interface MessageDocument {
    /** Identifier of the document. */
    id: number;
    /** Name of the file. */
    file_name: string;
    /** Size in bytes. */
    file_size?: number;
    /** Code of the document type. */
    type: string;
    /** Time at which the file was uploaded. Format: date-time. */
    date_uploaded?: string;
}
/** A message in the deprecated form, outside threads. */
export interface Message {
    /** Identifier of the message. */
    id: number;
    /** Subject line of the message. */
    subject: string;
    /** Text of the message. */
    body: string;
    /** Identifier of the customer's whole purchase. */
    commercial_id: string;
    /** Order of the message. Absent if there is none. */
    order_id?: string;
    /** Offer of the message. Absent if there is none. */
    offer_id?: number;
    /** Files of the message. */
    documents?: MessageDocument[];
    /** Identifier of the sender. */
    from_id: string;
    /** Name of the sender, for people. */
    from_name: string;
    /**
     * Which side the sender is on.
     * - `OPERATOR`: The operator.
     * - `SHOP`: A shop.
     * - `CUSTOMER`: A customer.
     */
    from_type: ParticipantType;
    /** Identifier of the customer that receives the message. */
    to_customer_id?: string;
    /** Name of that customer, for people. */
    to_customer_name?: string;
    /**
     * Whether the customer has archived the message.
     * @deprecated
     */
    to_customer_archived?: boolean;
    /** Whether the operator receives the message. */
    to_operator?: boolean;
    /**
     * Whether the operator has archived the message.
     * @deprecated
     */
    to_operator_archived?: boolean;
    /** Identifier of the shop that receives the message. */
    to_shop_id: number;
    /** Name of that shop, for people. */
    to_shop_name: string;
    /**
     * Whether the shop has archived the message.
     * @deprecated
     */
    to_shop_archived?: boolean;
    /**
     * Whether the message is archived.
     * @deprecated
     */
    archived?: boolean;
    /**
     * Whether the message was read.
     * @deprecated
     */
    read?: boolean;
    /**
     * Whether the message is visible.
     * @deprecated
     */
    visible?: boolean | null;
    /** Time at which the message was sent. The list is sorted by it. Format: date-time. */
    date_created: string;
}
/** Text of the message. */
export type MessageBody = string;
/** Files of the message. */
export type MessageFiles = (FileInput)[];
/** Someone among the authorized participants. */
export interface Recipient {
    /**
     * Which side the recipient is on.
     * - `OPERATOR`: The operator.
     * - `SHOP`: A shop.
     * - `CUSTOMER`: A customer.
     */
    type: ParticipantType;
    /** Left out for the operator. */
    id?: string | undefined;
}
/** A topic from the reasons of the platform. */
export interface ReasonTopic {
    /** A reason by its code. */
    type: "REASON_CODE";
    /** Code of a messaging reason. */
    value: string;
}
/** Topic of the thread, as a text or as a reason. Assumption about the field that distinguishes the forms: always present. */
export type TopicInput = FreeTextTopic | ReasonTopic;
/** A message for a thread. */
export interface MessageInput {
    /** Text of the message. */
    body: MessageBody;
    /** Participants that receive the message. They must be authorized participants of the thread. */
    to: Recipient[];
    /** New topic. Default: the thread keeps its topic. */
    topic?: TopicInput | undefined;
}
/** One page of messages in the deprecated form. */
export interface MessageList {
    /** Messages of this page. */
    messages: Message[];
    /** Number of messages on all pages. */
    total_count: number;
}
/** A message for a thread, and its files. */
export interface MessageRequest {
    /** Files of the message. */
    files?: MessageFiles | undefined;
    /** Recipients and text of the message, a JSON part. */
    message_input: MessageInput;
}
/** The message that was added, and its thread. */
export interface MessageSent {
    /** Identifier of the message. */
    message_id: string;
    /** Identifier of the new or existing thread. */
    thread_id: string;
}
/** Detail of the step. */
export interface MilestoneDetails {
    /**
     * Description of the event.
     * - `DESTINATION_ARRIVAL`: Arrived at the destination.
     * - `DATA_ORDER_CANCELLED`: The order was canceled in the carrier's data.
     * - `DATA_DELIVERY_PROPOSED`: A delivery was proposed.
     * - `DATA_DELIVERY_DECIDED`: A delivery was decided on.
     * - `CUSTOMS_RECEIVED`: Received by customs.
     * - `CUSTOMS_EXCEPTION`: A problem at customs.
     * - `CUSTOMS_CLEARED`: Cleared by customs.
     * - `CUSTOMS_REJECTED`: Rejected by customs.
     * - `DELIVERY_ATTEMPTED`: A delivery was attempted.
     * - `DELIVERY_EXCEPTION`: A problem with the delivery.
     */
    type?: "DESTINATION_ARRIVAL" | "DATA_ORDER_CANCELLED" | "DATA_DELIVERY_PROPOSED" | "DATA_DELIVERY_DECIDED" | "CUSTOMS_RECEIVED" | "CUSTOMS_EXCEPTION" | "CUSTOMS_CLEARED" | "CUSTOMS_REJECTED" | "DELIVERY_ATTEMPTED" | "DELIVERY_EXCEPTION" | (string & {});
    /** Time of the event. */
    occurrence_date?: CarrierDate;
}
/** A step of the journey. */
export interface Milestone {
    /**
     * Kind of step.
     * - `IN_TRANSIT`: On its way.
     * - `OUT_FOR_DELIVERY`: Out for delivery.
     * - `TO_COLLECT`: Waits to be collected.
     * - `DELIVERED`: Delivered.
     * - `EXCEPTION`: Something went wrong.
     */
    type?: "IN_TRANSIT" | "OUT_FOR_DELIVERY" | "TO_COLLECT" | "DELIVERED" | "EXCEPTION" | (string & {});
    /** Time at which the step was reached. */
    occurrence_date?: CarrierDate;
    /** Detail of the step. Null if there is none. */
    additional_info?: MilestoneDetails | null;
}
/** A purchase of at least an amount. */
export interface MinimumAmountTrigger {
    /** Marks a lowest amount. */
    type: "MINIMUM_AMOUNT";
    /** The items that trigger the reward. */
    selection?: TriggerSelection | undefined;
    /** Amount that triggers the reward. */
    amount_purchased: number;
}
/** A purchase of at least a quantity. */
export interface MinimumQuantityTrigger {
    /** Marks a lowest quantity. */
    type: "MINIMUM_QUANTITY";
    /** The items that trigger the reward. */
    selection?: TriggerSelection | undefined;
    /** Quantity that triggers the reward. */
    quantity_purchased: number;
    /** Whether the quantity must be of one offer. */
    same_item_purchased?: boolean | undefined;
}
/**
 * A way of limiting a quantity.
 * - `ALLOW_UNLIMITED`: Limits are not allowed.
 * - `ALLOW_FIXED`: A fixed limit is allowed.
 * - `NO_QUANTITY`: Without a quantity.
 */
export type QuantityRule = "ALLOW_UNLIMITED" | "ALLOW_FIXED" | "NO_QUANTITY" | (string & {});
/** Ways to limit quantities that the model allows. */
export interface ModelQuantity {
    /**
     * Ways to limit the number of units for sale.
     * - `ALLOW_UNLIMITED`: Limits are not allowed.
     * - `ALLOW_FIXED`: A fixed limit is allowed.
     * - `NO_QUANTITY`: Without a quantity.
     */
    on_marketplace: QuantityRule[];
    /**
     * Ways to limit the number of units per order.
     * - `ALLOW_UNLIMITED`: Limits are not allowed.
     * - `ALLOW_FIXED`: A fixed limit is allowed.
     * - `NO_QUANTITY`: Without a quantity.
     */
    per_order: QuantityRule[];
}
/**
 * Type of the kinds of unit.
 * - `VALUE_LIST`: As a list of values.
 */
export type UnitOptionType = "VALUE_LIST" | (string & {});
/** Minimum number of values. */
export interface SingleElement {
    /** At least one. */
    minimum_number_of_elements: 1;
}
/** The kinds of unit of a service with several prices. */
export interface ModelUnitOption {
    /** Code of the kinds of unit. Prices refer to it. */
    code: string;
    /** Name of the kinds of unit, for people. */
    label: string;
    /**
     * Type of the kinds of unit.
     * - `VALUE_LIST`: As a list of values.
     */
    type: UnitOptionType;
    /** Kinds of unit to choose from. */
    values: CodeLabel[];
    /** Number of kinds of unit in an order. */
    order_configuration?: SingleElement;
    /** Number of kinds of unit of a service. */
    service_configuration?: SingleElement;
}
export interface ModelsListQuery {
    /** Only models of these categories. */
    category_code?: string[] | undefined;
    /** Only these models. */
    model_code?: string[] | undefined;
    /**
     * Only models with these types of location.
     * - `NO_LOCATION`: The service has no place.
     * - `AT_CUSTOMER_LOCATION`: At the customer's.
     * - `AT_SHOP_LOCATION`: At a location of the shop.
     */
    location_type?: ("NO_LOCATION" | "AT_CUSTOMER_LOCATION" | "AT_SHOP_LOCATION")[] | undefined;
    /**
     * Only models with these types of booking.
     * - `NO_BOOKING`: The service is not booked for a time.
     * - `DATETIME_REQUEST`: The customer asks for a time.
     * - `SCHEDULED_EVENTS`: The customer chooses a session.
     */
    booking_type?: ("NO_BOOKING" | "DATETIME_REQUEST" | "SCHEDULED_EVENTS")[] | undefined;
    /**
     * Only models with these types of consumption.
     * - `VOUCHER`: The voucher code of the customer.
     * - `CONFIRMATION_BY_SHOP`: The word of the shop.
     */
    consumption_type?: ("VOUCHER" | "CONFIRMATION_BY_SHOP")[] | undefined;
    /**
     * Sort field and direction of the list.
     * - `title,ASC`: By name, A first.
     * - `title,DESC`: By name, Z first.
     * - `code,ASC`: By code, A first.
     * - `code,DESC`: By code, Z first.
     */
    sort?: "title,ASC" | "title,DESC" | "code,ASC" | "code,DESC" | undefined;
    /** Number of entries per page. */
    limit?: number | undefined;
    /** Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
}
/** The price of one kind of unit. */
export interface UnitPrice {
    /** Code of the kind of unit in the model. */
    code: string;
    /** Name of the kind of unit, for people. */
    label: string;
    /** Price of a unit, in major units. */
    amount: number;
}
/** A kind of unit and its prices. */
export interface UnitPrices {
    /** Code of the kinds of unit in the model. */
    code: string;
    /** Name of the kinds of unit, for people. */
    label: string;
    /**
     * Type of the kinds of unit.
     * - `VALUE_LIST`: As a list of values.
     */
    type: UnitOptionType;
    /** One price per kind of unit. */
    values: UnitPrice[];
}
/** A value and its price. */
export interface PriceOptionValue {
    /** Code of the value in the model. */
    code?: string;
    /** Name of the value, for people. */
    label?: string;
    /** Price of the value, in major units. */
    amount?: number;
}
/** An extra with values of a list, with the price of each value. */
export interface ValueListPriceOption {
    /** Code of the option in the model. */
    code: string;
    /** Name of the option, for people. */
    label: string;
    /** Marks an extra with values of a list. */
    type: "VALUE_LIST";
    /** Price of each value. */
    values: PriceOptionValue[];
}
/** An extra with its price. */
export type PriceOption = BooleanPriceOption | ValueListPriceOption;
/** A price per kind of unit. */
export interface MultiPricing {
    /**
     * Whether the prices are fixed or estimated.
     * - `FIXED_PRICE_MULTI`: A fixed price for each kind of unit.
     * - `ESTIMATED_PRICE_MULTI`: An estimated price for each kind of unit.
     */
    type: "FIXED_PRICE_MULTI" | "ESTIMATED_PRICE_MULTI";
    /** Kinds of unit and their prices. */
    price_per_unit_options: UnitPrices[];
    /** Lowest price of a unit, in major units. */
    min_price_per_unit: number;
    /** Highest price of a unit, in major units. */
    max_price_per_unit: number;
    /** Extras and their prices. */
    options?: PriceOption[];
}
/** The price of one kind of unit. */
export interface UnitPriceInput {
    /** Code of the kind of unit in the model. */
    code: string;
    /** Price of a unit, in major units. */
    amount: number;
}
/** A kind of unit and its prices. */
export interface UnitPricesInput {
    /** Code of the unit option in the model. */
    code: string;
    /**
     * Type of the kinds of unit, as in the model.
     * @example VALUE_LIST
     */
    type: string;
    /** One price per kind of unit. */
    values: UnitPriceInput[];
}
/** Price of one value. */
export interface ValuePriceInput {
    /** Price of the value, in major units. */
    amount: PriceInput;
    /** Code of the value in the model. */
    code: string;
}
/** An extra with values of a list, with the price of each value. */
export interface ValueListPriceOptionInput {
    /** Code of the option in the model. */
    code: string;
    /** Marks an extra with values of a list. */
    type: "VALUE_LIST";
    /** Price of each value. */
    values: ValuePriceInput[];
}
/** An extra with its price, `type` and `code` as in the model. */
export type PriceOptionInput = BooleanPriceOptionInput | ValueListPriceOptionInput;
/** A price per kind of unit. */
export interface MultiPricingInput {
    /**
     * Whether the prices are fixed or estimated.
     * - `FIXED_PRICE_MULTI`: A fixed price for each kind of unit.
     * - `ESTIMATED_PRICE_MULTI`: An estimated price for each kind of unit.
     */
    type: "FIXED_PRICE_MULTI" | "ESTIMATED_PRICE_MULTI";
    /** Kinds of unit and their prices. */
    price_per_unit_options: UnitPricesInput[];
    /** Extras and their prices. */
    options?: PriceOptionInput[] | undefined;
}
/** Ordered number of one kind of unit. */
export interface OrderedUnit {
    /** Code of the kind of unit in the model. */
    code: string;
    /** Price in the currency of the order, in major units. */
    amount: number;
    /** Number of ordered units. */
    ordered_quantity: number;
}
/** An ordered kind of unit and its number. */
export interface OrderedUnits {
    /** Code of the kinds of unit in the model. */
    code: string;
    /** Name of the kinds of unit, for people. */
    label: string;
    /** Type of the kinds of unit, such as VALUE_LIST. */
    type: string;
    /** One entry per kind of unit. */
    values: OrderedUnit[];
}
/** A chosen value, with its price. */
export interface ServiceOrderOptionValue {
    /** Code of the value in the model. */
    code: string;
    /** Name of the value, for people. */
    label: string;
    /** Price of the value, in major units. */
    amount: number;
    /** Taxes on the price of the value. */
    taxes?: ServiceOrderTax[];
}
/** An extra with values of a list. */
export interface ValueListServiceOrderOption {
    /** Code of the option in the model. */
    code: string;
    /** Name of the option, for people. */
    label: string;
    /** Marks an extra with values of a list. */
    type: "VALUE_LIST";
    /** Chosen values. */
    values: ServiceOrderOptionValue[];
}
/** An ordered extra. */
export type ServiceOrderOption = BooleanServiceOrderOption | ValueListServiceOrderOption;
/** A price per kind of unit. */
export interface MultiServiceOrderPrice {
    /**
     * Whether the prices are fixed or estimated.
     * - `FIXED_PRICE_MULTI`: A fixed price for each kind of unit.
     * - `ESTIMATED_PRICE_MULTI`: An estimated price for each kind of unit.
     */
    type: "FIXED_PRICE_MULTI" | "ESTIMATED_PRICE_MULTI";
    /** Ordered kinds of unit and their numbers. */
    ordered_service_units?: OrderedUnits[];
    /** Ordered extras. */
    options?: ServiceOrderOption[];
}
/**
 * How the customer returns the goods.
 * - `RETURN_METHOD_BY_MAIL`: By mail.
 * - `RETURN_METHOD_DROP_OFF_POINT`: At a drop-off point.
 * - `RETURN_METHOD_HOME_PICKUP`: Pick-up at the customer's home.
 * - `RETURN_METHOD_IN_STORE`: In a store.
 * - `RETURN_METHOD_RETURNLESS`: The customer keeps the goods.
 */
export type ReturnMethod = "RETURN_METHOD_BY_MAIL" | "RETURN_METHOD_DROP_OFF_POINT" | "RETURN_METHOD_HOME_PICKUP" | "RETURN_METHOD_IN_STORE" | "RETURN_METHOD_RETURNLESS" | (string & {});
/**
 * Why the customer returns the goods.
 * - `RETURN_BROKEN_ITEM`: The item is broken.
 * - `RETURN_CHANGED_MIND`: The customer changed their mind.
 * - `RETURN_COUNTERFEIT_ITEM`: The item is a counterfeit.
 * - `RETURN_DAMAGED_PACKAGING`: The packaging is damaged.
 * - `RETURN_DEFECTIVE_ITEM`: The item is defective.
 * - `RETURN_DELIVERED_PRODUCT_DIFFERENT`: Another product was delivered.
 * - `RETURN_MISSING_ITEM`: An item is missing.
 * - `RETURN_OTHER`: Another reason.
 * - `RETURN_CM_DONT_WANT`: The customer doesn't want the item anymore.
 * - `RETURN_CM_DONT_LIKE`: The customer doesn't like the item.
 * - `RETURN_CM_QUALITY`: The quality is lower than expected.
 * - `RETURN_DPD_WRONG_SIZE`: The size is wrong.
 * - `RETURN_DPD_WRONG_COLOR`: The color is wrong.
 * - `RETURN_DEFECTIVE_ON_ARRIVAL`: The item was defective on arrival.
 * - `RETURN_PRODUCT_DOES_NOT_FIT`: The item doesn't fit.
 * - `RETURN_PDNT_TOO_BIG`: The item is too big.
 * - `RETURN_PDNT_TOO_SMALL`: The item is too small.
 * - `RETURN_INACCURATE_ITEM_DESCRIPTION`: The description is inaccurate.
 * - `RETURN_WARRANTY`: The warranty applies.
 */
export type ReturnReason = "RETURN_BROKEN_ITEM" | "RETURN_CHANGED_MIND" | "RETURN_COUNTERFEIT_ITEM" | "RETURN_DAMAGED_PACKAGING" | "RETURN_DEFECTIVE_ITEM" | "RETURN_DELIVERED_PRODUCT_DIFFERENT" | "RETURN_MISSING_ITEM" | "RETURN_OTHER" | "RETURN_CM_DONT_WANT" | "RETURN_CM_DONT_LIKE" | "RETURN_CM_QUALITY" | "RETURN_DPD_WRONG_SIZE" | "RETURN_DPD_WRONG_COLOR" | "RETURN_DEFECTIVE_ON_ARRIVAL" | "RETURN_PRODUCT_DOES_NOT_FIT" | "RETURN_PDNT_TOO_BIG" | "RETURN_PDNT_TOO_SMALL" | "RETURN_INACCURATE_ITEM_DESCRIPTION" | "RETURN_WARRANTY" | (string & {});
/** A line of an order that the customer returns. */
export interface NewReturnLine {
    /** Identifier of the order line. */
    order_line_id: string;
    /** Returned quantity. */
    quantity: number;
    /** Code of the reason, as in `reason_code` of a return. */
    reason_code: string;
}
/** A return to open. */
export interface NewReturn {
    /** Whether the shop accepts the return at once. False: it waits for acceptance. Default: as the platform is set. */
    accepted?: boolean | null | undefined;
    /** Description by the customer. */
    description?: string | undefined;
    /** Address of the shipping label. */
    label_url?: string | null | undefined;
    /**
     * How the customer returns the goods.
     * - `RETURN_METHOD_BY_MAIL`: By mail.
     * - `RETURN_METHOD_DROP_OFF_POINT`: At a drop-off point.
     * - `RETURN_METHOD_HOME_PICKUP`: Pick-up at the customer's home.
     * - `RETURN_METHOD_IN_STORE`: In a store.
     * - `RETURN_METHOD_RETURNLESS`: The customer keeps the goods.
     */
    method_code: ReturnMethod;
    /** Identifier of the customer's whole purchase. */
    order_commercial_id: string;
    /**
     * Why the customer returns the goods.
     * - `RETURN_BROKEN_ITEM`: The item is broken.
     * - `RETURN_CHANGED_MIND`: The customer changed their mind.
     * - `RETURN_COUNTERFEIT_ITEM`: The item is a counterfeit.
     * - `RETURN_DAMAGED_PACKAGING`: The packaging is damaged.
     * - `RETURN_DEFECTIVE_ITEM`: The item is defective.
     * - `RETURN_DELIVERED_PRODUCT_DIFFERENT`: Another product was delivered.
     * - `RETURN_MISSING_ITEM`: An item is missing.
     * - `RETURN_OTHER`: Another reason.
     * - `RETURN_CM_DONT_WANT`: The customer doesn't want the item anymore.
     * - `RETURN_CM_DONT_LIKE`: The customer doesn't like the item.
     * - `RETURN_CM_QUALITY`: The quality is lower than expected.
     * - `RETURN_DPD_WRONG_SIZE`: The size is wrong.
     * - `RETURN_DPD_WRONG_COLOR`: The color is wrong.
     * - `RETURN_DEFECTIVE_ON_ARRIVAL`: The item was defective on arrival.
     * - `RETURN_PRODUCT_DOES_NOT_FIT`: The item doesn't fit.
     * - `RETURN_PDNT_TOO_BIG`: The item is too big.
     * - `RETURN_PDNT_TOO_SMALL`: The item is too small.
     * - `RETURN_INACCURATE_ITEM_DESCRIPTION`: The description is inaccurate.
     * - `RETURN_WARRANTY`: The warranty applies.
     */
    reason_code?: ReturnReason | undefined;
    /** Returned lines of the order. */
    return_lines: NewReturnLine[];
    /** Number that authorizes the return. */
    rma?: string | null | undefined;
}
/** Units of one order line in the shipment. */
export interface ShipmentLine {
    /** Identifier of the order line. */
    order_line_id?: string | undefined;
    /**
     * Use `order_line_id` instead.
     * @deprecated
     */
    offer_sku?: string | undefined;
    /** The package of the shipment that holds the items. */
    package_reference?: string | undefined;
    /** Units in the shipment. */
    quantity: number;
}
/** Carrier and tracking number. For a carrier of SH21, send `carrier_code`, and its tracking URL is computed. For others, send `carrier_name` and optionally the full `tracking_url`. */
export interface ShipmentTrackingInput {
    /** A registered carrier. */
    carrier_code?: string | undefined;
    /** Needed for an unregistered carrier. */
    carrier_name?: string | undefined;
    /** Code of the carrier that all instances share. */
    carrier_standard_code?: string | undefined;
    /** Tracking number of the shipment. */
    tracking_number?: string | undefined;
    /** Full URL, for an unregistered carrier. */
    tracking_url?: string | undefined;
}
/** Origin of the shipment. */
export interface ShippingOriginInput {
    /** Warehouse that the shipment leaves from. */
    warehouse?: {
        /** Code of the warehouse. */
        code?: string | undefined;
    } | undefined;
}
/** Items of one order that are shipped together. */
export interface NewShipment {
    /** Identifier of the order. */
    order_id: string;
    /** Contents of the shipment, one entry per order line. */
    shipment_lines: ShipmentLine[];
    /** Whether the shipment has left already. */
    shipped?: boolean | undefined;
    /** Reference of the invoice of the shipment. */
    invoice_reference?: string | undefined;
    /** Carrier and tracking number. For a carrier of SH21, send `carrier_code`, and its tracking URL is computed. For others, send `carrier_name` and optionally the full `tracking_url`. */
    tracking?: ShipmentTrackingInput | undefined;
    /** Origin of the shipment. */
    shipping_from?: ShippingOriginInput | undefined;
    /** Values of custom fields of shipments. */
    shipment_additional_information?: AdditionalInformationInput[] | undefined;
}
/** The service is not booked for a time. */
export interface NoBooking {
    /** Marks a service without a booked time. */
    type: "NO_BOOKING";
}
/** The service has no place. */
export interface NoLocation {
    /** Marks a service without a place. */
    type: "NO_LOCATION";
}
/**
 * Why the returned items are not as they should be.
 * - `RETURN_NON_COMPLIANT_MISSING_ITEM`: An item is missing.
 * - `RETURN_NON_COMPLIANT_WRONG_PRODUCT`: It is another product.
 * - `RETURN_NON_COMPLIANT_DAMAGED_PRODUCT`: The product is damaged.
 * - `RETURN_NON_COMPLIANT_WINDOW_CLOSED`: The period of returns is over.
 * - `RETURN_NON_COMPLIANT_OTHER`: Another reason.
 */
export type NonComplianceReason = "RETURN_NON_COMPLIANT_MISSING_ITEM" | "RETURN_NON_COMPLIANT_WRONG_PRODUCT" | "RETURN_NON_COMPLIANT_DAMAGED_PRODUCT" | "RETURN_NON_COMPLIANT_WINDOW_CLOSED" | "RETURN_NON_COMPLIANT_OTHER" | (string & {});
/** A tax on the order level. */
export interface NullableRateOrderTax {
    /** Code of the tax. */
    code: string;
    /** Rate of the tax, in percent. */
    rate?: number | null;
    /** Amount of the tax. */
    total_amount: number;
}
/** Price of one unit from a quantity on. */
export interface OfferPriceRange {
    /** Lowest quantity of this price. */
    quantity_threshold: number;
    /** Price of one unit. */
    price: number;
}
/** The discount on the default price. */
export interface OfferDiscount {
    /** Price of one unit without the discount. */
    origin_price?: number;
    /** Price of one unit with the discount. Null: no discount. */
    discount_price?: number | null;
    /** Start of the discount. Format: date-time. */
    start_date?: string;
    /** End of the discount. Format: date-time. */
    end_date?: string;
    /** Discounted prices by quantity. */
    ranges?: OfferPriceRange[];
}
/** The discount on the default price. */
export interface OfferDiscountInput {
    /** Price of one unit with the discount. */
    price?: number | undefined;
    /** Start of the discount. */
    start_date?: string | undefined;
    /** End of the discount. */
    end_date?: string | undefined;
    /** Discounted prices by quantity. */
    ranges?: OfferPriceRange[] | undefined;
}
/** Contribution to one scheme of extended producer responsibility. */
export interface OfferEcoContribution {
    /** Country and product category of an extended producer responsibility scheme. */
    epr_category_code: EprCategoryCode;
    /** Amount of the contribution. */
    eco_contribution_amount?: number;
    /** Registration number of the producer. */
    producer_id?: string;
}
/** The offers and the form of an export. */
export interface OfferExportRequest {
    /** Only offers that changed since this time, also deleted and inactive ones. Default: all active offers. Format: date-time. */
    last_request_date?: string | Date | undefined;
    /** Whether a full export contains inactive offers. Refused together with `last_request_date`. Default: false. */
    include_inactive_offers?: boolean | undefined;
    /**
     * Format of the files. Default: CSV.
     * - `text/csv`: CSV with semicolons.
     * - `application/json`: JSON.
     */
    export_type?: "text/csv" | "application/json" | undefined;
    /** Highest number of offers in a file. */
    items_per_chunk?: number | undefined;
    /** Highest size of a file in megabytes. */
    megabytes_per_chunk?: number | undefined;
    /** Channels of the prices. Default: the default prices. */
    channel_codes?: string[] | undefined;
    /** Shipping zones of the shipping charges. */
    shipping_zones?: string[] | undefined;
    /** Additional fields. */
    include_fields?: string[] | undefined;
    /** Only offers in these campaigns. */
    ongoing_discount_campaign_identifiers?: string[] | undefined;
    /** New names of columns by their names. For CSV only. */
    rename_fields?: {
        [key: string]: string;
    } | undefined;
}
/** A line of a CSV file of an export. A deleted offer has its identifiers, `active` and `deleted` only. */
export interface OfferExportRow {
    /** Whether the offer can be bought. */
    active?: boolean;
    /** Whether customers may request quotes. */
    "allow-quote-requests"?: boolean;
    /** Time until which the offer can be bought. */
    "available-end-date"?: string;
    /** Time from which the offer can be bought. */
    "available-start-date"?: string;
    /** Codes of the channels that sell the offer. */
    channels?: string;
    /** Currency of the prices. */
    "currency-iso-code"?: CurrencyCode;
    /** Time at which the offer was created. */
    "date-created"?: string;
    /** Whether the offer was deleted. */
    deleted?: boolean;
    /** Lowest number of days until delivery, by zone and method. */
    "delivery-time-earliest-days[zone=<CODE>,method=<CODE>]"?: string;
    /** Highest number of days until delivery, by zone and method. */
    "delivery-time-latest-days[zone=<CODE>,method=<CODE>]"?: string;
    /** Description of the offer. */
    description?: string;
    /** End of the discount. */
    "discount-end-date"?: string;
    /** End of the discount in a channel. */
    "discount-end-date[channel=<channelCode>]"?: string;
    /** Price of one unit with the discount. */
    "discount-price"?: number;
    /** Price of one unit with the discount in a channel. */
    "discount-price[channel=<channelCode>]"?: number;
    /** Discounted prices by quantity. */
    "discount-ranges"?: string;
    /** Discounted prices by quantity in a channel. */
    "discount-ranges[channel=<channelCode>]"?: string;
    /** Retail price of one unit with the discount. */
    "discount-retail-price"?: number;
    /** End of the discount on the retail price. */
    "discount-retail-price-end-date"?: string;
    /** Start of the discount on the retail price. */
    "discount-retail-price-start-date"?: string;
    /** Start of the discount. */
    "discount-start-date"?: string;
    /** Start of the discount in a channel. */
    "discount-start-date[channel=<channelCode>]"?: string;
    /** Amount of the contribution to a scheme. */
    "eco-contribution-amount[EPR category code]"?: number;
    /** Rank among the favorite offers of the shop. */
    "favorite-rank"?: number;
    /** Code of the fulfillment center. */
    "fulfillment-center-code"?: string;
    /** Time at which the offer last changed. */
    "last-updated"?: string;
    /** Days between the order and its shipment. */
    "leadtime-to-ship"?: number;
    /** Code of the logistic class. */
    "logistic-class"?: string;
    /** Highest quantity in one order. */
    "max-order-quantity"?: number;
    /** Unit of a product that is sold by measure. */
    "measurement-units"?: string;
    /** Lowest quantity in one order. */
    "min-order-quantity"?: number;
    /** Lowest shipping charge of the first unit. */
    "min-shipping-price"?: number;
    /** Lowest shipping charge of each further unit. */
    "min-shipping-price-additional"?: number;
    /** Code of the shipping method with the lowest charge. */
    "min-shipping-type"?: string;
    /** Code of the shipping zone with the lowest charge. */
    "min-shipping-zone"?: string;
    /** Retail price that the manufacturer suggests. */
    msrp?: number;
    /** Identifier of the offer on the platform. */
    "offer-id"?: number;
    /** Identifiers of campaigns with the offer. */
    "ongoing-discount-campaigns"?: string;
    /** Price of one unit without the discount. */
    "origin-price"?: number;
    /** Price of one unit without the discount in a channel. */
    "origin-price[channel=<channelCode>]"?: number;
    /** Retail price of one unit without the discount. */
    "origin-retail-price"?: number;
    /** Quantity of a package. */
    "package-quantity"?: number;
    /** Whether the shop is a premium shop. */
    premium?: boolean;
    /** Price of one unit now. */
    price?: number;
    /** Additional text about the price. */
    "price-additional-info"?: string;
    /** Prices by quantity. */
    "price-ranges"?: string;
    /** Prices by quantity in a channel. */
    "price-ranges[channel=<channelCode>]"?: string;
    /** Price of one unit now in a channel. */
    "price[channel=<channelCode>]"?: number;
    /** Registration number of the producer of a scheme. */
    "producer-id[EPR category code]"?: string;
    /** Identifier of the product on the platform. */
    "product-sku"?: string;
    /** Tax code of the product. */
    "product-tax-code"?: string;
    /** Whether the shop is a business. */
    professional?: boolean;
    /** Quantity in stock. */
    quantity?: number;
    /** Retail price of one unit now. */
    "retail-price"?: number;
    /** Charge of each further unit, by zone and method. */
    "shipping-price-additional[zone=<CODE>,method=<CODE>]"?: number;
    /**
     * Kind of the charge, by zone and method.
     * - `FREE_SHIPPING`: Free.
     * - `FIXED_PRICE`: A price per unit.
     * - `ORDER_PRICE_RANGE`: A price by order amount.
     */
    "shipping-price-type[zone=<CODE>,method=<CODE>]"?: "FREE_SHIPPING" | "FIXED_PRICE" | "ORDER_PRICE_RANGE" | (string & {});
    /** Charge of the first unit, by zone and method. */
    "shipping-price[zone=<CODE>,method=<CODE>]"?: number;
    /** Shop of the offer. */
    "shop-id"?: number;
    /** Name of the shop. */
    "shop-name"?: string;
    /** Identifier of the offer in the shop. */
    "shop-sku"?: string;
    /** Code of the condition (OF61). */
    "state-code"?: string;
    /** Price of one unit with the lowest shipping charge. */
    "total-price"?: number;
}
/** The started export. */
export interface OfferExportStart {
    /** Identifier of the export, used to read its status with OF53. */
    tracking_id?: string;
}
/** The status of an export, with its files once it is completed. */
export interface OfferExportStatus {
    /**
     * Status of the export. COMPLETED and FAILED are final.
     * - `PENDING`: Being written.
     * - `FAILED`: Failed. `error` contains the reason. Final.
     * - `COMPLETED`: `urls` contains the files. Final.
     */
    status?: "PENDING" | "FAILED" | "COMPLETED" | (string & {});
    /** Time of the last change of the status. Format: date-time. */
    last_updated?: string;
    /** Addresses of the files for OF54. */
    urls?: string[];
    /** The reason of a failure. */
    error?: {
        /** Machine-readable code. */
        code?: string;
        /** Explanation for a person. */
        detail?: string;
    };
}
/** One line of a file with offers. An empty cell is a missing value. */
export interface OfferFileRow {
    /** Identifier of the offer in the shop. */
    sku?: string | undefined;
    /** Identifier of the product. */
    "product-id"?: string | undefined;
    /**
     * Type of the identifier.
     * @example EAN
     */
    "product-id-type"?: string | undefined;
    /** Description of the offer. */
    description?: string | undefined;
    /** Description that only the shop reads. */
    "internal-description"?: string | undefined;
    /** Price of one unit without a discount. */
    price?: string | undefined;
    /** Additional text about the price. */
    "price-additional-info"?: string | undefined;
    /** Quantity in stock. */
    quantity?: string | undefined;
    /** Quantity at which the platform warns the shop. */
    "min-quantity-alert"?: string | undefined;
    /** Code of the condition (OF61). */
    state?: string | undefined;
    /** Time from which the offer can be bought. */
    "available-start-date"?: string | undefined;
    /** Time until which the offer can be bought. */
    "available-end-date"?: string | undefined;
    /** Price of one unit with the discount. */
    "discount-price"?: string | undefined;
    /** Start of the discount. */
    "discount-start-date"?: string | undefined;
    /** End of the discount. */
    "discount-end-date"?: string | undefined;
    /** Discounted prices by quantity, such as `5|9.5,10|9`. */
    "discount-ranges"?: string | undefined;
    /** Whether customers may request quotes. */
    "allow-quote-requests"?: string | undefined;
    /** Days between the order and its shipment. */
    "leadtime-to-ship"?: string | undefined;
    /** Lowest quantity in one order. */
    "min-order-quantity"?: string | undefined;
    /** Highest quantity in one order. */
    "max-order-quantity"?: string | undefined;
    /** Quantity of a package. */
    "package-quantity"?: string | undefined;
    /** `update` or empty to create or change the offer, `delete` to delete it. */
    "update-delete"?: string | undefined;
    /** Prices by quantity, such as `5|9.9,10|9.5`. */
    "price-ranges"?: string | undefined;
    /** Amount of the eco tax. */
    ecotax?: string | undefined;
    /** Whether the offer can be gift-wrapped. */
    "gift-wrap"?: string | undefined;
    /** Lowest quantity in one order. Use `min-order-quantity`. */
    "min-quantity-ordered"?: string | undefined;
    /** Code of the logistic class (SH31). */
    "logistic-class"?: string | undefined;
    /** Price in a channel. One column for each channel, named by its code. */
    "price[channel=<code>]"?: string | undefined;
    /** Price with the discount in a channel. */
    "discount-price[channel=<code>]"?: string | undefined;
    /** Start of the discount in a channel. */
    "discount-start-date[channel=<code>]"?: string | undefined;
    /** End of the discount in a channel. */
    "discount-end-date[channel=<code>]"?: string | undefined;
    /** Discounted prices by quantity in a channel. */
    "discount-ranges[channel=<code>]"?: string | undefined;
    /** Prices by quantity in a channel. */
    "price-ranges[channel=<code>]"?: string | undefined;
    /** Unit of the price, if the platform uses units. */
    "pricing-unit"?: string | undefined;
    /** Tax code of the product, if the platform uses tax codes. */
    "product-tax-code"?: string | undefined;
    /** Registration number of the producer, if the platform uses schemes. */
    "producer-id[<EPR category code>]"?: string | undefined;
    /** Contribution to a scheme, if the platform uses schemes. */
    "eco-contribution-amount[<EPR category code>]"?: string | undefined;
}
/** Place of fulfillment of orders of the offer. */
export interface OfferFulfillment {
    /** The fulfillment center. */
    center: {
        /**
         * Code of the fulfillment center. DEFAULT: the shop itself.
         * @example DEFAULT
         */
        code: string;
    };
}
/** Status and figures of an import of offers. */
export interface OfferImport {
    /** Identifier of the import. */
    import_id: number;
    /**
     * Status of an import of offers. COMPLETE and FAILED are final.
     * - `WAITING_SYNCHRONIZATION_PRODUCT`: Waits until the products of the file are imported.
     * - `WAITING`: Waits to be imported.
     * - `RUNNING`: Being imported.
     * - `COMPLETE`: Complete. The error report contains the failed lines. Final.
     * - `FAILED`: Failed. `reason_status` contains the reason. Final.
     */
    status: OfferImportStatus;
    /** Reason why the import failed, for people. Empty if it did not fail. */
    reason_status?: string;
    /** Time at which the import was received. Format: date-time. */
    date_created: string;
    /**
     * Effect on offers that the import leaves out.
     * - `NORMAL`: Other offers stay.
     * - `PARTIAL_UPDATE`: Deprecated. Assumption: it means the same as NORMAL.
     * - `REPLACE`: Other offers of the shop are deleted.
     */
    mode: OfferImportMode;
    /**
     * Format of the file. Deprecated.
     * - `AUTO`: Detected.
     * - `MIRAKL`: Format of the platform.
     * - `AMAZON`: Format of another marketplace.
     * @deprecated
     */
    type?: "AUTO" | "MIRAKL" | "AMAZON" | (string & {});
    /** Lines that were read. */
    lines_read: number;
    /** Lines that were imported. */
    lines_in_success: number;
    /** Lines that failed. */
    lines_in_error: number;
    /** Lines that wait for approval. */
    lines_in_pending: number;
    /** Offers that were created. */
    offer_inserted: number;
    /** Offers that were changed. */
    offer_updated: number;
    /** Offers that were deleted. */
    offer_deleted: number;
    /** Whether OF03 has a file. */
    has_error_report: boolean;
}
/** One page of imports of offers. */
export interface OfferImportPage {
    /** Imports of this page. */
    data: ListedOfferImport[];
    /** Token of the next page. Null or absent on the last page. */
    next_page_token?: string | null;
    /** Token of the previous page. Null or absent on the first page. */
    previous_page_token?: string | null;
}
/** A file with offers and its settings. */
export interface OfferImportRequest {
    /** The file with offers as CSV, XML or XLSX. CSV has semicolons and a first line with the columns. */
    file: FileInput;
    /**
     * Effect on offers that the file leaves out.
     * - `NORMAL`: Other offers stay.
     * - `PARTIAL_UPDATE`: Deprecated, use NORMAL. Assumption: it means the same.
     * - `REPLACE`: The import deletes all offers of the shop that the file leaves out.
     */
    import_mode: "NORMAL" | "REPLACE" | "PARTIAL_UPDATE";
    /** Whether the products of the file are in the operator's format and need no mapping. Default: false. */
    operator_format?: boolean | undefined;
    /** Whether the file also contains products. They are imported first. Default: false. */
    with_products?: boolean | undefined;
}
/** The accepted import. */
export interface OfferImportStarted {
    /** Identifier of the import, used to read its status with OF02. */
    import_id: number;
    /** Identifier of the import of the products, used to read its status with P42. Only if the file contains products. */
    product_import_id?: number;
}
/**
 * A reason why an offer can't be bought. More reasons may appear.
 * - `PRODUCT_STATUS_NEW`: The product is new.
 * - `PRODUCT_STATUS_INVALID`: The product is invalid.
 * - `PRODUCT_STATUS_REJECTED`: The operator rejected the product.
 * - `PRODUCT_STATUS_UNAUTHORIZED_TO_SELL`: The shop may not sell the product.
 * - `PRODUCT_STATUS_PENDING`: The product waits for a decision.
 * - `PRODUCT_STATUS_SYNCHRO_ERROR`: The product could not be synchronized.
 * - `PRODUCT_DISABLED`: The product is disabled.
 * - `SHOP_NOT_OPEN`: The shop is not open.
 * - `ZERO_QUANTITY`: The stock is empty.
 * - `NO_MIN_SHIPPING_RATE`: The offer has no shipping charge.
 * - `NOT_IN_AVAILABILITY_PERIOD`: The availability period has not started or is over.
 * - `NO_CHANNEL_ON_SHOP`: The shop has no sales channel.
 * - `SHOP_CURRENCY_DISABLED`: The currency of the shop is disabled.
 * - `AVAILABLE_QUANTITY_LESS_THAN_MIN_ORDER_QUANTITY`: The stock is below the lowest order quantity.
 * - `AVAILABLE_QUANTITY_LESS_THAN_PACKAGE_QUANTITY`: The stock is below the quantity of a package.
 * - `NO_ACTIVE_PRICE`: No price applies now.
 * - `CATEGORY_UNAUTHORIZED_TO_SELL`: The shop may not sell in the category.
 * - `BRAND_UNAUTHORIZED_TO_SELL`: The shop may not sell the brand.
 */
export type OfferInactivityReason = "PRODUCT_STATUS_NEW" | "PRODUCT_STATUS_INVALID" | "PRODUCT_STATUS_REJECTED" | "PRODUCT_STATUS_UNAUTHORIZED_TO_SELL" | "PRODUCT_STATUS_PENDING" | "PRODUCT_STATUS_SYNCHRO_ERROR" | "PRODUCT_DISABLED" | "SHOP_NOT_OPEN" | "ZERO_QUANTITY" | "NO_MIN_SHIPPING_RATE" | "NOT_IN_AVAILABILITY_PERIOD" | "NO_CHANNEL_ON_SHOP" | "SHOP_CURRENCY_DISABLED" | "AVAILABLE_QUANTITY_LESS_THAN_MIN_ORDER_QUANTITY" | "AVAILABLE_QUANTITY_LESS_THAN_PACKAGE_QUANTITY" | "NO_ACTIVE_PRICE" | "CATEGORY_UNAUTHORIZED_TO_SELL" | "BRAND_UNAUTHORIZED_TO_SELL" | (string & {});
/** Class of goods that decides the shipping charges. */
export interface OfferLogisticClass {
    /** Code of the class, as SH31 lists it. */
    code: string;
    /** Name of the class, in the requested language. */
    label: string;
}
/** The channels, customers and period for which prices apply. A missing part means no restriction. */
export interface OfferPriceContext {
    /** Codes of the channels. */
    channel_codes?: string[];
    /** Identifiers of the customer groups. */
    customer_group_ids?: string[];
    /** Identifiers of the customer organizations. */
    customer_organization_ids?: string[];
    /** Start of the period. Format: date-time. */
    start_date?: string;
    /** End of the period. Format: date-time. */
    end_date?: string;
}
/** Price of one unit from a quantity on. */
export interface OfferVolumePrice {
    /** Lowest quantity of this price. */
    quantity_threshold: number;
    /** Price of one unit now. */
    price: number;
    /** Price of one unit without the discount. */
    unit_origin_price: number;
    /** Price of one unit with the discount. Absent without a discount. */
    unit_discount_price?: number;
}
/** Prices of an offer in one context, with their discount. */
export interface OfferPrice {
    /**
     * Code of the channel. Null: the default prices. Use `context`.
     * @deprecated
     */
    channel_code?: string | null;
    /** The channels, customers and period for which prices apply. A missing part means no restriction. */
    context?: OfferPriceContext;
    /** Price of one unit now. */
    price: number;
    /** Price of one unit without the discount. */
    unit_origin_price: number;
    /** Price of one unit with the discount. Null: no discount. */
    unit_discount_price?: number | null;
    /** Start of the discount. Null: no start. Format: date-time. */
    discount_start_date?: string | null;
    /** End of the discount. Null: no end. Format: date-time. */
    discount_end_date?: string | null;
    /** Prices by quantity. */
    volume_prices: OfferVolumePrice[];
}
/** Price of one unit from a quantity on. */
export interface OfferVolumePriceInput {
    /** Lowest quantity of this price. */
    quantity_threshold: number;
    /** Price of one unit without the discount. */
    unit_origin_price: number;
    /** Price of one unit with the discount. */
    unit_discount_price?: number | undefined;
}
/** Prices of an offer in one channel. */
export interface OfferPriceInput {
    /** Code of the channel. Null: the default prices. */
    channel_code?: string | null | undefined;
    /** Price of one unit without the discount. */
    unit_origin_price?: number | undefined;
    /** Price of one unit with the discount. */
    unit_discount_price?: number | undefined;
    /** Start of the discount. Null: no start. */
    discount_start_date?: string | null | undefined;
    /** End of the discount. Null: no end. */
    discount_end_date?: string | null | undefined;
    /** Prices by quantity. */
    volume_prices?: OfferVolumePriceInput[] | undefined;
}
/** An identifier of the product. */
export interface OfferProductReference {
    /**
     * Type of the identifier.
     * @example EAN
     */
    reference_type: string;
    /** The identifier. */
    reference: string;
}
/** The stock of an offer. */
export interface OfferQuantity {
    /** Identifier of the offer on the platform. */
    offer_id: number;
    /** Quantity in stock. */
    quantity: number;
}
/** A retail price and its discount. */
export interface OfferRetailPrice {
    /** Retail price of one unit now. */
    price: number;
    /** Retail price of one unit without the discount. */
    unit_origin_price: number;
    /** Retail price of one unit with the discount. Null: no discount. */
    unit_discount_price?: number | null;
    /** Start of the discount. Null: no start. Format: date-time. */
    discount_start_date?: string | null;
    /** End of the discount. Null: no end. Format: date-time. */
    discount_end_date?: string | null;
}
/** A retail price and its discount. */
export interface OfferRetailPriceInput {
    /** Retail price of one unit without the discount. */
    unit_origin_price?: number | undefined;
    /** Retail price of one unit with the discount. */
    unit_discount_price?: number | undefined;
    /** Start of the discount. Null: no start. */
    discount_start_date?: string | null | undefined;
    /** End of the discount. Null: no end. */
    discount_end_date?: string | null | undefined;
}
/** A condition of an offered product, such as new or refurbished. */
export interface OfferState {
    /** Code of the condition. */
    code: string;
    /** Name of the condition, in the requested language. */
    label: string;
}
/** The import of the offers. */
export interface OfferUpsertStarted {
    /** Identifier of the import, used to read its status with OF02. */
    import_id: number;
}
/** The stock in one warehouse. */
export interface OfferWarehouse {
    /** Code of the warehouse. */
    code: string;
    /** Quantity in the warehouse. */
    quantity: number;
}
export interface OffersExportQuery {
    /** Only offers that changed at or after this time. Default: all active offers. */
    last_request_date?: string | Date | undefined;
    /** Channels of the price columns. Default: the default prices. */
    channel_codes?: string[] | undefined;
    /** Zones of the columns of shipping charges. */
    shipping_zones?: string[] | undefined;
    /** Whether a full export contains inactive offers. Refused together with `last_request_date`. */
    include_inactive_offers?: boolean | undefined;
    /** Additional columns. */
    include_fields?: string[] | undefined;
    /**
     * Only offers of shops with these sales models, sent as one comma-separated list.
     * - `MARKETPLACE`: The shop sells on its own account.
     * - `DROPSHIP`: The operator sells and the shop ships.
     * - `ONE_CREDITOR`: The operator is the only creditor of the customer.
     */
    models?: ShopModel[] | undefined;
}
export interface OffersGetQuery {
    /**
     * Channel of `applicable_pricing`. Default: the default prices.
     * @example acme_web
     */
    pricing_channel_code?: string | undefined;
    /** Customer organization of `applicable_pricing`. Default: none. */
    pricing_customer_organization_id?: string | undefined;
    /**
     * Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
/**
 * State of a refund in its old form.
 * - `WAITING_REFUND`: Waits to be paid.
 * - `WAITING_REFUND_PAYMENT`: The payment waits for confirmation.
 * - `REFUNDED`: Paid.
 */
export type OldRefundState = "WAITING_REFUND" | "WAITING_REFUND_PAYMENT" | "REFUNDED" | (string & {});
/**
 * State of a return.
 * - `WAITING_ACCEPTANCE`: Waits until the shop accepts it.
 * - `IN_PROGRESS`: Accepted. The goods are on their way.
 * - `REFUSED`: The shop refused it.
 * - `RECEIVED`: The shop has received the goods.
 * - `NO_RECEPTION`: The goods did not arrive.
 * - `CLOSED`: Closed.
 * - `CANCELED`: Canceled.
 */
export type ReturnState = "WAITING_ACCEPTANCE" | "IN_PROGRESS" | "REFUSED" | "RECEIVED" | "NO_RECEPTION" | "CLOSED" | "CANCELED" | (string & {});
/** A document of a return. */
export interface ReturnDocument {
    /** Identifier of the document. */
    id: number;
    /** Code of the document type (DO01). */
    type: string;
}
/**
 * Why the shop refuses the return.
 * - `RETURN_REJECTION_NOT_ELIGIBLE`: The goods are not eligible for a return.
 * - `RETURN_REJECTION_NOT_NEEDED`: A return is not needed.
 * - `RETURN_REJECTION_WINDOW_CLOSED`: The period of returns is over.
 */
export type ReturnRejectionReason = "RETURN_REJECTION_NOT_ELIGIBLE" | "RETURN_REJECTION_NOT_NEEDED" | "RETURN_REJECTION_WINDOW_CLOSED" | (string & {});
/** Address that the customer sends the goods to. */
export interface ReturnAddress {
    /** Town or city. */
    city: string;
    /** ISO 3166-1 alpha-3 code of the country. */
    country_iso_code: string;
    /** State, province or region. */
    state?: string;
    /** First line of the street. */
    street1: string;
    /** Second line of the street. */
    street2?: string;
    /** Postal code. */
    zip_code: string;
}
/** The condition of returned items. */
export interface ReturnCompliance {
    /** Whether the items are as they should be. */
    compliant: boolean;
    /** Further information about the condition. */
    non_compliance_additional_info?: string | null;
    /** Why the items are not as they should be. */
    non_compliance_reason_code?: NonComplianceReason | null;
}
/** A returned line of an order. */
export interface ReturnLine {
    /** Identifier of the order line. */
    order_line_id: string;
    /** Condition of the items, once the shop has reported it. */
    compliance?: ReturnCompliance[] | null;
    /** Returned quantity. */
    quantity: number;
    /**
     * Why the customer returns the items.
     * - `RETURN_BROKEN_ITEM`: The item is broken.
     * - `RETURN_CHANGED_MIND`: The customer changed their mind.
     * - `RETURN_COUNTERFEIT_ITEM`: The item is a counterfeit.
     * - `RETURN_DAMAGED_PACKAGING`: The packaging is damaged.
     * - `RETURN_DEFECTIVE_ITEM`: The item is defective.
     * - `RETURN_DELIVERED_PRODUCT_DIFFERENT`: Another product was delivered.
     * - `RETURN_MISSING_ITEM`: An item is missing.
     * - `RETURN_OTHER`: Another reason.
     * - `RETURN_CM_DONT_WANT`: The customer doesn't want the item anymore.
     * - `RETURN_CM_DONT_LIKE`: The customer doesn't like the item.
     * - `RETURN_CM_QUALITY`: The quality is lower than expected.
     * - `RETURN_DPD_WRONG_SIZE`: The size is wrong.
     * - `RETURN_DPD_WRONG_COLOR`: The color is wrong.
     * - `RETURN_DEFECTIVE_ON_ARRIVAL`: The item was defective on arrival.
     * - `RETURN_PRODUCT_DOES_NOT_FIT`: The item doesn't fit.
     * - `RETURN_PDNT_TOO_BIG`: The item is too big.
     * - `RETURN_PDNT_TOO_SMALL`: The item is too small.
     * - `RETURN_INACCURATE_ITEM_DESCRIPTION`: The description is inaccurate.
     * - `RETURN_WARRANTY`: The warranty applies.
     */
    reason_code?: ReturnReason;
}
/** Carrier and tracking number of the return. */
export interface ReturnTracking {
    /** Code of a registered carrier (SH21). */
    carrier_code?: string | null;
    /** Name of the carrier. */
    carrier_name?: string;
    /** Standard code of the carrier. */
    carrier_standard_code?: string | null;
    /** Tracking number. */
    tracking_number?: string;
    /** Address of the tracking page. */
    tracking_url?: string;
}
/** A return of a customer, without its state. */
export interface ReturnDetails {
    /** Identifier of the return. */
    id: string;
    /** Identifier of the order. */
    order_id: string;
    /** Time at which the return was created. The list is sorted by it. Format: date-time. */
    date_created: string;
    /** Description by the customer. */
    description?: string;
    /** Documents of the return. */
    documents?: ReturnDocument[];
    /** Address of the shipping label. */
    label_url?: string | null;
    /** Time at which the return last changed. Format: date-time. */
    last_updated: string;
    /**
     * How the customer returns the goods.
     * - `RETURN_METHOD_BY_MAIL`: By mail.
     * - `RETURN_METHOD_DROP_OFF_POINT`: At a drop-off point.
     * - `RETURN_METHOD_HOME_PICKUP`: Pick-up at the customer's home.
     * - `RETURN_METHOD_IN_STORE`: In a store.
     * - `RETURN_METHOD_RETURNLESS`: The customer keeps the goods.
     */
    method_code: ReturnMethod;
    /** Identifier of the customer's whole purchase. */
    order_commercial_id: string;
    /**
     * Why the customer returns the goods.
     * - `RETURN_BROKEN_ITEM`: The item is broken.
     * - `RETURN_CHANGED_MIND`: The customer changed their mind.
     * - `RETURN_COUNTERFEIT_ITEM`: The item is a counterfeit.
     * - `RETURN_DAMAGED_PACKAGING`: The packaging is damaged.
     * - `RETURN_DEFECTIVE_ITEM`: The item is defective.
     * - `RETURN_DELIVERED_PRODUCT_DIFFERENT`: Another product was delivered.
     * - `RETURN_MISSING_ITEM`: An item is missing.
     * - `RETURN_OTHER`: Another reason.
     * - `RETURN_CM_DONT_WANT`: The customer doesn't want the item anymore.
     * - `RETURN_CM_DONT_LIKE`: The customer doesn't like the item.
     * - `RETURN_CM_QUALITY`: The quality is lower than expected.
     * - `RETURN_DPD_WRONG_SIZE`: The size is wrong.
     * - `RETURN_DPD_WRONG_COLOR`: The color is wrong.
     * - `RETURN_DEFECTIVE_ON_ARRIVAL`: The item was defective on arrival.
     * - `RETURN_PRODUCT_DOES_NOT_FIT`: The item doesn't fit.
     * - `RETURN_PDNT_TOO_BIG`: The item is too big.
     * - `RETURN_PDNT_TOO_SMALL`: The item is too small.
     * - `RETURN_INACCURATE_ITEM_DESCRIPTION`: The description is inaccurate.
     * - `RETURN_WARRANTY`: The warranty applies.
     */
    reason_code?: ReturnReason;
    /** Why the shop refused the return. */
    rejection_reason_code?: ReturnRejectionReason | null;
    /** Address that the customer sends the goods to. */
    return_address: ReturnAddress;
    /** Returned lines of the order. */
    return_lines: ReturnLine[];
    /** Number that authorizes the return. */
    rma?: string | null;
    /** Carrier and tracking number of the return. */
    tracking?: ReturnTracking | null;
}
/** A return that was just opened. */
export type OpenedReturn = {
    /**
     * State of the return.
     * - `WAITING_ACCEPTANCE`: Waits until the shop accepts it.
     * - `IN_PROGRESS`: Accepted. The goods are on their way.
     * - `REFUSED`: The shop refused it.
     * - `RECEIVED`: The shop has received the goods.
     * - `NO_RECEPTION`: The goods did not arrive.
     * - `CLOSED`: Closed.
     * - `CANCELED`: Canceled.
     */
    state?: ReturnState;
} & ReturnDetails;
/** Settings of a price option on an order. */
export interface PriceOptionOnOrders {
    /** Maximum number of values. */
    maximum_number_of_elements?: number;
}
/** An optional extra, with its settings on orders. */
export type OperatorBooleanModelPriceOption = {
    /** Settings of a price option on an order. */
    order_configuration?: PriceOptionOnOrders;
} & BooleanModelPriceOption;
/** A decimal number, with its settings on orders. */
export type OperatorDecimalModelAttribute = {
    /** Settings of the attribute on an order. */
    order_configuration?: AttributeOrderConfiguration;
} & DecimalModelAttribute;
/** An attribute without type settings. */
export type PlainModelAttribute = {
    /**
     * Type of the attribute.
     * - `BOOLEAN`: True or false.
     * - `DATE_TIME`: A date with a time.
     * - `INTEGER`: A whole number.
     * - `TEXT`: A short text.
     * - `LONG_TEXT`: A long text.
     * - `LINK`: An address on the web.
     * - `VIDEO`: A video.
     */
    type: "BOOLEAN" | "DATE_TIME" | "INTEGER" | "TEXT" | "LONG_TEXT" | "LINK" | "VIDEO";
} & ModelAttributeDetails;
/** An attribute without type settings, with its settings on orders. */
export type OperatorPlainModelAttribute = {
    /** Settings of the attribute on an order. */
    order_configuration?: AttributeOrderConfiguration;
} & PlainModelAttribute;
/** One or more values of a list. */
export type ValueListModelAttribute = {
    /** Marks values of a list. */
    type: "VALUE_LIST";
    /** Values to choose from. */
    available_values: CodeLabel[];
} & ModelAttributeDetails;
/** One or more values of a list, with its settings on orders. */
export type OperatorValueListModelAttribute = {
    /** Settings of the attribute on an order. */
    order_configuration?: AttributeOrderConfiguration;
} & ValueListModelAttribute;
/** An attribute of the model, with its settings on orders. */
export type OperatorModelAttribute = OperatorPlainModelAttribute | OperatorDecimalModelAttribute | OperatorValueListModelAttribute;
/** An extra with values of a list. */
export interface ValueListModelPriceOption {
    /** Code of the option. Prices refer to it. */
    code: string;
    /** Name of the option, for people. */
    label: string;
    /** Marks an extra with values of a list. */
    type: "VALUE_LIST";
    /** Values to choose from. */
    available_values: CodeLabel[];
    /** Number of values of a service. */
    service_configuration: ElementCounts;
}
/** An extra with values of a list, with its settings on orders. */
export type OperatorValueListModelPriceOption = {
    /** Settings of a price option on an order. */
    order_configuration?: PriceOptionOnOrders;
} & ValueListModelPriceOption;
/** An extra that a customer may choose for a price, with its settings on orders. */
export type OperatorModelPriceOption = OperatorBooleanModelPriceOption | OperatorValueListModelPriceOption;
/**
 * A fixed or an estimated price, one for all units or one per kind of unit (`_MULTI`).
 * - `FIXED_PRICE`: A fixed price, the same for every unit.
 * - `ESTIMATED_PRICE`: An estimated price, the same for every unit.
 * - `FIXED_PRICE_MULTI`: A fixed price for each kind of unit.
 * - `ESTIMATED_PRICE_MULTI`: An estimated price for each kind of unit.
 */
export type PricingType = "FIXED_PRICE" | "ESTIMATED_PRICE" | "FIXED_PRICE_MULTI" | "ESTIMATED_PRICE_MULTI" | (string & {});
/** Pricing of services of this model, with the settings of price options on orders. */
export interface OperatorModelPricing {
    /**
     * Type of the price. Services have the same type.
     * - `FIXED_PRICE`: A fixed price, the same for every unit.
     * - `ESTIMATED_PRICE`: An estimated price, the same for every unit.
     * - `FIXED_PRICE_MULTI`: A fixed price for each kind of unit.
     * - `ESTIMATED_PRICE_MULTI`: An estimated price for each kind of unit.
     */
    type: PricingType;
    /** Extras that customers may choose for a price. */
    options?: OperatorModelPriceOption[];
    /** Kinds of unit with a price each, for the `_MULTI` types. */
    price_per_unit_options?: ModelUnitOption[];
}
/** A product file and its settings. */
export interface ProductImportRequest {
    /** The product file as CSV, XML or XLSX. */
    file: FileInput;
    /** Whether the file is in the operator's format and needs no mapping. */
    operator_format?: boolean | undefined;
    /**
     * Conversion type of the catalog transformation. Default: the shop's setting, if the feature is on.
     * - `AI_CONVERTER`: The AI converter converts the file.
     * - `STANDARD`: The standard converter converts the file.
     */
    conversion_type?: "AI_CONVERTER" | "STANDARD" | undefined;
    /** Additional steps of the AI converter. */
    conversion_options?: ConversionOptions | undefined;
}
/** A product file of a shop and its settings. */
export type OperatorProductImportRequest = {
    /**
     * Shop of the products in the file.
     * @example 2001
     */
    shop: number;
} & ProductImportRequest;
/** Proof of consumption of a service. */
export interface ServiceConsumption {
    /**
     * Proof of consumption: a voucher code or a confirmation by the shop.
     * - `VOUCHER`: The voucher code of the customer.
     * - `CONFIRMATION_BY_SHOP`: The word of the shop.
     */
    type: ConsumptionType;
}
/** Fields of a model on every surface. */
export interface ServiceModelDetails {
    /** Code of the model. A new service contains it as `model.code`. */
    code: string;
    /** Name of the model, for people. */
    title: string;
    /** Description of the services of the model, for people. */
    description?: string;
    /** Allowed categories of services of this model. */
    categories: CodeLabel[];
    /** Booking of services of this model. Services have the same type. */
    booking: {
        /**
         * Whether a service is booked, and if so, for a requested time or for a scheduled session.
         * - `NO_BOOKING`: The service is not booked for a time.
         * - `DATETIME_REQUEST`: The customer asks for a time.
         * - `SCHEDULED_EVENTS`: The customer chooses a session.
         */
        type: BookingType;
    };
    /** Proof of consumption of services of this model. */
    consumption: ServiceConsumption;
    /** Location of services of this model. Services have the same type. */
    location: {
        /**
         * Location type of a service.
         * - `NO_LOCATION`: The service has no place.
         * - `AT_CUSTOMER_LOCATION`: At the customer's.
         * - `AT_SHOP_LOCATION`: At a location of the shop.
         */
        type: LocationType;
    };
    /** Ways to limit quantities that the model allows. */
    quantity: ModelQuantity;
}
/** A model with the settings of its attributes and price options on services and orders. */
export type OperatorServiceModel = {
    /** Custom attributes of the operator for services and orders of this model. */
    custom_attributes: OperatorModelAttribute[];
    /** Pricing of services of this model, with the settings of price options on orders. */
    pricing: OperatorModelPricing;
} & ServiceModelDetails;
/** One page of models. */
export interface OperatorServiceModelPage {
    /** Models of this page. */
    data: OperatorServiceModel[];
    /** Null or absent on the last page. */
    next_page_token?: string | null;
    /** Null or absent on the first page. */
    previous_page_token?: string | null;
}
/** Type and time of the consumption. */
export interface ServiceOrderConsumption {
    /**
     * Proof of consumption: a voucher code or a confirmation by the shop.
     * - `VOUCHER`: The voucher code of the customer.
     * - `CONFIRMATION_BY_SHOP`: The word of the shop.
     */
    type: ConsumptionType;
    /** Time of the consumption. Absent before. Format: date-time. */
    date_consumed?: string;
    /** Time after which the order can no longer be consumed. Format: date-time. */
    date_expiration?: string;
}
/** Type of the proof of consumption, with its code. */
export type OperatorServiceOrderConsumption = {
    /** Only with the type VOUCHER. */
    voucher_code?: string;
} & ServiceOrderConsumption;
/** The customer of a service order. */
export interface ServiceOrderCustomer {
    /** Identifier of the customer. */
    id: string;
    /** Form of address, such as Mr or Mrs. */
    civility?: string;
    /** First name of the customer. */
    first_name?: string;
    /** Last name of the customer. */
    last_name?: string;
    /** Phone number of the customer. */
    phone_number?: string;
    /**
     * Language of the customer, such as `en_US`.
     * @example en_US
     */
    locale?: string;
    /** Address of the invoice. */
    billing_address: ServiceOrderAddress;
}
/** The customer, with the e-mail address that shops do not see. */
export type OperatorServiceOrderCustomer = {
    /** The customer's own e-mail address. */
    email?: string;
} & ServiceOrderCustomer;
/** The shop of the order. */
export interface ServiceOrderShop {
    /** Identifier of the shop. */
    id: number;
    /** Name of the shop, as shown to customers. */
    name: string;
}
/**
 * Accept and refuse apply to WAITING_ACCEPTANCE, consume to ORDER_PENDING. ORDER_CLOSED and ORDER_CANCELLED refuse every update.
 * - `WAITING_SCORING`: Waits to be scored.
 * - `SCORING_OK`: The scoring was passed.
 * - `SCORING_KO`: The scoring was not passed.
 * - `WAITING_ACCEPTANCE`: The shop must accept or refuse.
 * - `ORDER_ACCEPTED`: The shop accepted.
 * - `ORDER_REFUSED`: The shop refused.
 * - `ORDER_PENDING`: Waits to be consumed.
 * - `ORDER_CONSUMED`: The service was consumed.
 * - `ORDER_EXPIRED`: The service was not consumed in time.
 * - `ORDER_CLOSED`: Complete. Updates are refused.
 * - `ORDER_CANCELLED`: Canceled. Updates are refused.
 */
export type ServiceOrderState = "WAITING_SCORING" | "SCORING_OK" | "SCORING_KO" | "WAITING_ACCEPTANCE" | "ORDER_ACCEPTED" | "ORDER_REFUSED" | "ORDER_PENDING" | "ORDER_CONSUMED" | "ORDER_EXPIRED" | "ORDER_CLOSED" | "ORDER_CANCELLED" | (string & {});
/** When the customer pays. */
export interface ServiceOrderWorkflow {
    /**
     * When the customer pays.
     * - `PAY_ON_ACCEPTANCE`: When the shop accepts the order.
     * - `PAY_AFTER_CONSUMPTION`: After the service was consumed.
     */
    type: "PAY_ON_ACCEPTANCE" | "PAY_AFTER_CONSUMPTION" | (string & {});
}
/** The service as it was when it was ordered. */
export interface OrderedService {
    /** Identifier of the service. */
    code: string;
    /** Name of the service. */
    title: string;
    /** Description of the service. */
    description?: string;
    /** Category of the service. */
    category: CodeLabel;
    /** Model of the service. */
    model: CodeLabel;
    /** Values of the attributes of the service. */
    custom_attribute_values: AttributeValue[];
    /** Pictures and other media of the service. */
    medias?: ServiceMedia[];
}
/** Times that the customer proposes, and the confirmed time. */
export interface RequestedTime {
    /** Marks a booking for a requested time. */
    type: "DATETIME_REQUEST";
    /** Times that the customer proposed. */
    time_slots: LocalTimeSlot[];
    /** Confirmed time. Absent before the confirmation. */
    confirmed_time_slots?: LocalTimeSlot[];
    /** Contact of the recipient of the service. */
    contact_info?: string;
    /** More details about the recipient of the service. */
    contact_additional_info?: string;
}
/** Booked time of the service. */
export type ServiceOrderBooking = NoBooking | RequestedTime | BookedSession;
/** One place. */
export interface ShopLocationPoint {
    /** Marks one place. */
    type: "POINT";
    /** A position on the map, in degrees. */
    geocode: Coordinates;
    /** Distance to the requested place. The unit is not documented. */
    distance?: number | null;
}
/** All places within a distance of one place. */
export interface ShopLocationCircle {
    /** Marks a circle. */
    type: "CIRCLE";
    /** Centre of the circle. */
    center: Coordinates;
    /** Radius of the circle in meters. Assumption about unit of a radius: meters. */
    radius: Radius;
}
/** An administrative zone. */
export interface ShopLocationZone {
    /** Identifier of the zone in the geocoding service of the instance. */
    reference_id: string;
    /** The zone as one line. */
    formatted_address: string;
}
/** Administrative zones. */
export interface ShopLocationZones {
    /** Marks a list of zones. */
    type: "ZONE_REFERENCES";
    /** Zones of the list. */
    zone_references: ShopLocationZone[];
}
/** A place, a circle or a list of zones, without full addresses. */
export type ShopLocationGeography = ShopLocationPoint | ShopLocationCircle | ShopLocationZones;
/** A location of the shop, in short. */
export interface ShopLocation {
    /** Identifier of the location. */
    id: string;
    /** Name of the location, as shown to customers. */
    label: string;
    /** A place, a circle or a list of zones, without full addresses. */
    geography: ShopLocationGeography;
}
/** At the shop's. */
export interface ShopPlace {
    /** Marks a service at the shop's place. */
    type: "AT_SHOP_LOCATION";
    /** Locations of the shop. */
    shop_locations: ShopLocation[];
}
/** Place of the service. */
export type ServiceOrderLocation = NoLocation | CustomerPlace | ShopPlace;
/** One price for every unit. */
export interface SingleServiceOrderPrice {
    /**
     * Whether the price is fixed or estimated.
     * - `FIXED_PRICE`: A fixed price.
     * - `ESTIMATED_PRICE`: An estimated price.
     */
    type: "FIXED_PRICE" | "ESTIMATED_PRICE";
    /** Price of the service without its options, in major units. */
    amount?: number;
    /** Number of ordered units. */
    quantity: number;
    /** Taxes on the price. */
    taxes?: ServiceOrderTax[];
    /** Ordered extras. */
    options?: ServiceOrderOption[];
}
/** Price for the customer. */
export type ServiceOrderPrice = SingleServiceOrderPrice | MultiServiceOrderPrice;
/** Commission of the operator. */
export interface ServiceOrderCommission {
    /** Commission without taxes, in major units. */
    amount_excluding_taxes?: number;
    /** Commission with taxes, in major units. */
    amount_including_taxes?: number;
    /** Taxes on the commission. */
    commission_taxes?: CommissionTax[];
}
/** A requested refund. */
export interface ServiceOrderRefund {
    /** Identifier of the refund. */
    id: string;
    /**
     * Whether the refund is still unpaid.
     * - `WAITING`: Still to be paid.
     * - `OK`: Paid.
     */
    state: "WAITING" | "OK" | (string & {});
    /** Refunded amount, in major units. */
    amount: number;
    /** Taxes on the refunded amount. */
    taxes: ServiceOrderTax[];
    /** Extras that are refunded. */
    options?: ServiceOrderOption[];
    /** Refunded commission of the operator. */
    commission: ServiceOrderCommission;
    /** Code of the reason (RE01). */
    reason_code: string;
    /** Time at which the refund was requested. Format: date-time. */
    creation_date: string;
    /** Time of the payment of the refund. Absent until it is paid. Format: date-time. */
    transaction_date?: string;
    /** Number of the payment. Absent until it is paid. */
    transaction_number?: string;
}
/**
 * Changes of a service between its display and the order.
 * - `PRICE_MISMATCH`: The price differs.
 * - `SERVICE_INACTIVE`: The service is inactive.
 * - `MAX_PER_ORDER_EXCEEDED`: The order exceeds the maximum quantity of one order.
 * - `STOCK_EXCEEDED`: The order exceeds the number of units for sale.
 * - `LOCATION_MISMATCH`: The location differs.
 * - `LOCATION_NOT_COVERING_CLIENT_ADDRESS`: The location does not cover the customer's address.
 * - `DATETIME_REQUEST_OPENING_HOURS_MISMATCH`: The requested time is outside the opening hours.
 * - `DATETIME_REQUEST_DURATION_MISMATCH`: The duration of the requested time differs from the duration of the service.
 * - `DATETIME_REQUEST_IN_PAST`: The requested time has passed.
 * - `PRICING_OPTION_AMOUNT_MISMATCH`: The price of an option differs.
 * - `SCHEDULED_EVENT_ALREADY_STARTED`: The session has started.
 * - `SCHEDULED_EVENT_ALREADY_ENDED`: The session has ended.
 * - `SCHEDULED_EVENT_FULLY_BOOKED`: The session has no places left.
 */
export type ServiceOrderWarning = "PRICE_MISMATCH" | "SERVICE_INACTIVE" | "MAX_PER_ORDER_EXCEEDED" | "STOCK_EXCEEDED" | "LOCATION_MISMATCH" | "LOCATION_NOT_COVERING_CLIENT_ADDRESS" | "DATETIME_REQUEST_OPENING_HOURS_MISMATCH" | "DATETIME_REQUEST_DURATION_MISMATCH" | "DATETIME_REQUEST_IN_PAST" | "PRICING_OPTION_AMOUNT_MISMATCH" | "SCHEDULED_EVENT_ALREADY_STARTED" | "SCHEDULED_EVENT_ALREADY_ENDED" | "SCHEDULED_EVENT_FULLY_BOOKED" | (string & {});
/** Fields of a service order on every surface. */
export interface ServiceOrderDetails {
    /** Identifier of the order. */
    id: string;
    /** Identifier of the customer's whole purchase. */
    commercial_order_id: string;
    /**
     * Accept and refuse apply to WAITING_ACCEPTANCE, consume to ORDER_PENDING. ORDER_CLOSED and ORDER_CANCELLED refuse every update.
     * - `WAITING_SCORING`: Waits to be scored.
     * - `SCORING_OK`: The scoring was passed.
     * - `SCORING_KO`: The scoring was not passed.
     * - `WAITING_ACCEPTANCE`: The shop must accept or refuse.
     * - `ORDER_ACCEPTED`: The shop accepted.
     * - `ORDER_REFUSED`: The shop refused.
     * - `ORDER_PENDING`: Waits to be consumed.
     * - `ORDER_CONSUMED`: The service was consumed.
     * - `ORDER_EXPIRED`: The service was not consumed in time.
     * - `ORDER_CLOSED`: Complete. Updates are refused.
     * - `ORDER_CANCELLED`: Canceled. Updates are refused.
     */
    state: ServiceOrderState;
    /** When the customer pays. */
    workflow: ServiceOrderWorkflow;
    /** The service as it was when it was ordered. */
    service: OrderedService;
    /** Booked time of the service. */
    booking: ServiceOrderBooking;
    /** Place of the service. */
    location: ServiceOrderLocation;
    /** Price for the customer. */
    price?: ServiceOrderPrice;
    /** ISO 4217 code of the currency of all amounts of the order. */
    currency_code: string;
    /** Commission of the operator. */
    commission?: ServiceOrderCommission;
    /** Requested refunds. */
    refunds?: ServiceOrderRefund[];
    /** Values of the attributes of the order. */
    custom_attribute_values: AttributeValue[];
    /** Whether the customer can evaluate the order now. */
    can_evaluate: boolean;
    /** Whether an incident is open on the order. */
    has_open_incident?: boolean;
    /**
     * Changes of the service between its display and the order.
     * - `PRICE_MISMATCH`: The price differs.
     * - `SERVICE_INACTIVE`: The service is inactive.
     * - `MAX_PER_ORDER_EXCEEDED`: The order exceeds the maximum quantity of one order.
     * - `STOCK_EXCEEDED`: The order exceeds the number of units for sale.
     * - `LOCATION_MISMATCH`: The location differs.
     * - `LOCATION_NOT_COVERING_CLIENT_ADDRESS`: The location does not cover the customer's address.
     * - `DATETIME_REQUEST_OPENING_HOURS_MISMATCH`: The requested time is outside the opening hours.
     * - `DATETIME_REQUEST_DURATION_MISMATCH`: The duration of the requested time differs from the duration of the service.
     * - `DATETIME_REQUEST_IN_PAST`: The requested time has passed.
     * - `PRICING_OPTION_AMOUNT_MISMATCH`: The price of an option differs.
     * - `SCHEDULED_EVENT_ALREADY_STARTED`: The session has started.
     * - `SCHEDULED_EVENT_ALREADY_ENDED`: The session has ended.
     * - `SCHEDULED_EVENT_FULLY_BOOKED`: The session has no places left.
     */
    warnings?: ServiceOrderWarning[];
    /** Time at which the shop accepted the order. Absent before. Format: date-time. */
    date_accepted?: string;
    /** Time at which the order was placed. Format: date-time. */
    date_created: string;
    /** Time at which the order last changed. Format: date-time. */
    date_updated: string;
}
/** A service order as the operator and the front see it, with its shop, its payment and the customer's own address. */
export type OperatorServiceOrder = {
    /** Type of the proof of consumption, with its code. */
    consumption: OperatorServiceOrderConsumption;
    /** The customer, with the e-mail address that shops do not see. */
    customer: OperatorServiceOrderCustomer;
    /** The shop of the order. */
    shop?: ServiceOrderShop;
    /** Reference of the payment imprint. */
    imprint_number?: string;
    /** Means of payment. */
    payment_type?: string;
} & ServiceOrderDetails;
/** The decision about one line. */
export interface OrderLineDecision {
    /** Identifier of the order line. */
    id: string;
    /** Whether the shop accepts the line. */
    accepted: boolean;
}
/** A decision about each line of the order. */
export interface OrderAcceptRequest {
    /** All lines of the order. */
    order_lines: OrderLineDecision[];
}
/**
 * Whether orders are accepted automatically.
 * - `AUTOMATIC`: Orders are accepted without the shop.
 * - `NOT_AUTOMATIC`: The shop accepts each order.
 * - `BOTH`: Both occur.
 */
export type OrderAcceptanceMode = "AUTOMATIC" | "NOT_AUTOMATIC" | "BOTH" | (string & {});
/** Real measures of up to 100 order lines. */
export interface OrderAdjustmentRequest {
    /** The lines. */
    order_lines: LineAdjustment[];
}
/** The lines of the request, each with its adjustment or its errors. */
export interface OrderAdjustmentResult {
    /** The lines of the request. */
    order_lines_adjusted?: AdjustedLine[];
}
/** An amount of a tax or fee, by its code. */
export interface OrderAmountInput {
    /** The amount. */
    amount?: number | undefined;
    /** Code of the tax or fee. */
    code?: string | undefined;
}
/** A new value from a list. */
export interface OrderValueListAttributeUpdate {
    /** Code of the attribute in the model. */
    code: string;
    /** Marks values of a list. */
    type: "VALUE_LIST";
    /** Codes of the chosen values. Null or an empty list removes them. */
    value: string[] | null;
}
/** A new value that is true or false. */
export interface OrderBooleanAttributeUpdate {
    /** Code of the attribute in the model. */
    code: string;
    /** Marks a Boolean `value`. */
    type: "BOOLEAN";
    /** True or false. Null removes the value. */
    value: boolean | null;
}
/** A new value that is a whole number. */
export interface OrderIntegerAttributeUpdate {
    /** Code of the attribute in the model. */
    code: string;
    /** Marks a whole number in `value`. */
    type: "INTEGER";
    /** The number. Null removes it. */
    value: number | null;
}
/** A new value that is a decimal number. */
export interface OrderDecimalAttributeUpdate {
    /** Code of the attribute in the model. */
    code: string;
    /** Marks a decimal number in `value`. */
    type: "DECIMAL";
    /** The number. Null removes it. */
    value: number | null;
}
/** A new value that is an instant. */
export interface OrderDateTimeAttributeUpdate {
    /** Code of the attribute in the model. */
    code: string;
    /** Marks a time in `value`. */
    type: "DATE_TIME";
    /** The time. Null removes it. Format: date-time. */
    value: string | Date | null;
}
/** A new value that is a text or an address. */
export interface OrderTextAttributeUpdate {
    /** Code of the attribute in the model. */
    code: string;
    /**
     * Kind of text.
     * - `TEXT`: A short text.
     * - `LONG_TEXT`: A long text.
     * - `LINK`: An address on the web.
     * - `VIDEO`: The address of a video.
     */
    type: "TEXT" | "LONG_TEXT" | "LINK" | "VIDEO";
    /** The text or the address. Null removes it. */
    value: string | null;
}
/** The new value of one attribute of an order. Null removes it. */
export type OrderAttributeUpdate = OrderValueListAttributeUpdate | OrderBooleanAttributeUpdate | OrderIntegerAttributeUpdate | OrderDecimalAttributeUpdate | OrderDateTimeAttributeUpdate | OrderTextAttributeUpdate;
/** Address for the bill. */
export interface OrderBillingAddress {
    /** Town or city. */
    city: string;
    /** Form of address, such as Mr or Mrs. */
    civility?: string;
    /** Company of the receiver. */
    company?: string;
    /** Second line of the company. */
    company_2?: string;
    /** Name of the country. */
    country: string;
    /** ISO 3166-1 alpha-3 code of the country. */
    country_iso_code: CountryCode;
    /** First name. */
    firstname?: string;
    /** Last name. */
    lastname: string;
    /** First phone number. */
    phone?: string;
    /** Second phone number. */
    phone_secondary?: string;
    /** State, province or region. */
    state?: string;
    /** First line of the street. */
    street_1: string;
    /** Second line of the street. */
    street_2?: string;
    /** Postal code. */
    zip_code?: string;
}
/** Changes of the address for the bill. */
export interface OrderBillingAddressUpdate {
    /** Town or city. */
    city?: string | null | undefined;
    /** Form of address, such as Mr or Mrs. */
    civility?: string | null | undefined;
    /** Company of the receiver. */
    company?: string | null | undefined;
    /** Second line of the company. */
    company_2?: string | null | undefined;
    /** Name of the country. */
    country?: string | null | undefined;
    /** ISO 3166-1 alpha-3 code of the country. */
    country_iso_code?: CountryCode | null | undefined;
    /** First name. */
    firstname?: string | null | undefined;
    /** Last name. */
    lastname?: string | null | undefined;
    /** First phone number. */
    phone?: string | null | undefined;
    /** Second phone number. */
    phone_secondary?: string | null | undefined;
    /** State, province or region. */
    state?: string | null | undefined;
    /** First line of the street. */
    street_1?: string | null | undefined;
    /** Second line of the street. */
    street_2?: string | null | undefined;
    /** Postal code. */
    zip_code?: string | null | undefined;
}
/** A fee on the order that the customer pays. */
export interface OrderFee {
    /** Amount of the fee. */
    amount: number;
    /** Code of the fee. */
    code: string;
}
/** A cancelation of a part of a line. */
export interface OrderCancelation {
    /** Identifier of the cancelation. */
    id: string;
    /** Canceled amount, without shipping. */
    amount?: number;
    /** Parts of `amount`, by who pays and receives them. */
    amount_breakdown?: AmountBreakdown;
    /** Commission that is given back, without taxes. */
    commission_amount: number;
    /** Taxes on the commission. */
    commission_taxes: CommissionTaxAmount[];
    /** Commission that is given back, with taxes. */
    commission_total_amount: number;
    /** Time of the cancelation. Format: date-time. */
    created_date: string;
    /** Contributions to schemes of extended producer responsibility. */
    eco_contributions?: OrderEcoContribution[];
    /** Fees that the customer pays. */
    fees?: OrderFee[];
    /** Purchase amounts, for shops that sell through the operator. */
    purchase_information?: ReturnedPurchase;
    /** Canceled quantity. */
    quantity?: number;
    /** Code of the reason (RE01). */
    reason_code?: string;
    /** Canceled shipping charge. */
    shipping_amount?: number;
    /** Parts of `shipping_amount`, by who pays and receives them. */
    shipping_amount_breakdown?: AmountBreakdown;
    /** Taxes on the shipping charge. */
    shipping_taxes?: ReturnedTax[];
    /** Taxes on the price. */
    taxes?: ReturnedTax[];
}
/** A cancelation of a part of one line. */
export interface OrderCancelationInput {
    /** Identifier of the order line. */
    order_line_id: string;
    /** Amount to cancel, without shipping. */
    amount: number;
    /** Currency of the amounts. Required if it isn't the currency of the platform. */
    currency_iso_code?: CurrencyCode | undefined;
    /** Fees to cancel. */
    fees?: OrderAmountInput[] | undefined;
    /** Quantity to cancel. */
    quantity: number;
    /** Code of a reason of cancelations (RE01). */
    reason_code: string;
    /** Shipping charge to cancel. */
    shipping_amount: number;
    /** Taxes on the shipping charge to cancel. Required if the line has them. */
    shipping_taxes?: OrderAmountInput[] | undefined;
    /** Taxes on the amount to cancel. Required if the line has them. */
    taxes?: OrderAmountInput[] | undefined;
}
/**
 * Whether order amounts include taxes.
 * - `TAX_INCLUDED`: Amounts include taxes.
 * - `TAX_EXCLUDED`: Amounts are without taxes.
 */
export type OrderTaxMode = "TAX_INCLUDED" | "TAX_EXCLUDED" | (string & {});
/** Cancelations of amounts and quantities of order lines. */
export interface OrderCancelationRequest {
    /** The cancelations. */
    cancelations: OrderCancelationInput[];
    /**
     * Whether the amounts include taxes. Default: the mode of the platform.
     * - `TAX_INCLUDED`: Amounts include taxes.
     * - `TAX_EXCLUDED`: Amounts are without taxes.
     */
    order_tax_mode?: OrderTaxMode | undefined;
}
/** The cancelations of the request. */
export interface OrderCancelationResult {
    /** The created cancelations. */
    cancelations: CreatedCancelation[];
    /**
     * Whether the amounts include taxes.
     * - `TAX_INCLUDED`: Amounts include taxes.
     * - `TAX_EXCLUDED`: Amounts are without taxes.
     */
    order_tax_mode: OrderTaxMode;
}
/** A tax on the commission, with its rate. */
export interface OrderCommissionTax {
    /** Amount of the tax. */
    amount: number;
    /** Code of the tax. */
    code: string;
    /** Rate of the tax, in percent. */
    rate: number;
}
/** Conditions of an offer on an order. */
export interface OrderConditions {
    /**
     * An offer may have its own lead time to ship.
     * @deprecated
     */
    lead_time_to_ship: boolean;
    /** An offer may limit the quantity of an order. */
    maximum_order_quantity: boolean;
    /** An offer may require a minimum quantity. */
    minimum_order_quantity: boolean;
    /** An offer may require multiples of a package quantity. */
    package_order_quantity: boolean;
}
/** A contact of a business customer. */
export interface OrderContact {
    /** Form of address, such as Mr or Mrs. */
    civility?: string;
    /** Identifier of the contact. */
    customer_id: string;
    /** First name. */
    firstname: string;
    /** Last name. */
    lastname: string;
    /** Language of the person. */
    locale?: string;
}
/** Another contact of a business customer. */
export interface OrderContactUpdate {
    /** Identifier of the contact. */
    customer_id?: string | null | undefined;
}
/** Changes of the address of the organization. */
export interface OrganizationAddressUpdate {
    /** Town or city. */
    city?: string | null | undefined;
    /** ISO 3166-1 alpha-3 code of the country. */
    country_iso_code?: CountryCode | null | undefined;
    /** State, province or region. */
    state?: string | null | undefined;
    /** First line of the street. */
    street_1?: string | null | undefined;
    /** Second line of the street. */
    street_2?: string | null | undefined;
    /** Postal code. */
    zip_code: string;
}
/** Changes of the organization of a business customer. */
export interface OrderOrganizationUpdate {
    /** The address. */
    address?: OrganizationAddressUpdate | null | undefined;
    /** Registration number of the organization. */
    identification_number?: string | null | undefined;
    /** Name of the organization. */
    name?: string | null | undefined;
    /** Tax identification number of the organization. */
    tax_identification_number?: string | null | undefined;
}
/** Changes of the address for the delivery. */
export type OrderShippingAddressUpdate = {
    /** Further directions, such as a floor or an entrance. */
    additional_info?: string | null | undefined;
    /** Further directions that the shop doesn't see. */
    internal_additional_info?: string | null | undefined;
} & OrderBillingAddressUpdate;
/** Changes of the customer. */
export interface OrderCustomerUpdate {
    /** Contact for accounting. */
    accounting_contact?: OrderContactUpdate | null | undefined;
    /** Address for the bill. */
    billing_address?: OrderBillingAddressUpdate | null | undefined;
    /** Contact for the delivery. */
    delivery_contact?: OrderContactUpdate | null | undefined;
    /** Organization of a business customer. */
    organization?: OrderOrganizationUpdate | null | undefined;
    /** Address for the delivery. */
    shipping_address?: OrderShippingAddressUpdate | null | undefined;
}
/** Period of the expected delivery. */
export interface OrderDeliveryDate {
    /** Earliest time. Format: date-time. */
    earliest: string;
    /** Latest time. Format: date-time. */
    latest: string;
}
/** A document of an order. */
export interface OrderDocument {
    /** Identifier of the document. */
    id: number;
    /** Identifier of the order. */
    order_id: string;
    /** Time at which the document was uploaded. Format: date-time. */
    date_uploaded?: string;
    /** Name of the file. */
    file_name: string;
    /** Size in bytes. */
    file_size?: number;
    /** Code of the document type (DO01). */
    type: string;
}
/**
 * Kind of the entity.
 * - `RETURN`: A return of the order.
 */
export type OrderDocumentEntityType = "RETURN" | (string & {});
/** The subject of the document, apart from the order. */
export interface OrderDocumentEntity {
    /** Identifier of the return. */
    id: string;
    /**
     * Kind of the entity.
     * - `RETURN`: A return of the order.
     */
    type: OrderDocumentEntityType;
}
/** The type of one file. */
export interface OrderDocumentInput {
    /** The subject of the document, apart from the order. */
    entity?: OrderDocumentEntity | undefined;
    /** Name of the file in the upload. */
    file_name: string;
    /** Code of the document type (DO01). */
    type_code: string;
}
/** Documents of orders. */
export interface OrderDocumentList {
    /** The documents. */
    order_documents: OrderDocument[];
    /**
     * The length of the list.
     * @deprecated
     */
    total_count?: number;
}
/** The type of each file. */
export interface OrderDocumentUpload {
    /** The documents. */
    order_documents: OrderDocumentInput[];
}
/** The document as requested. */
export interface RefusedOrderDocumentInput {
    /** Name of the file. */
    file_name?: string;
    /** Code of the document type (DO01). */
    type_code?: string;
}
/** A refused document, and the reasons. */
export interface RefusedOrderDocument {
    /** Problems, one entry per fault. */
    errors: InputError[];
    /** The input. */
    input?: RefusedOrderDocumentInput;
}
/** The refused documents. All others were accepted. */
export interface OrderDocumentUploadResult {
    /** Number of refused documents. */
    errors_count?: number;
    /** Refused documents, and the reasons. */
    order_documents: RefusedOrderDocument[];
}
/** Contribution to one scheme of extended producer responsibility. */
export interface OrderEcoContributionInput {
    /** Product category of the scheme, such as FR-DEEE. */
    epr_category_code: string;
    /** Registration number of the producer. */
    producer_id: string;
    /** Contribution for one unit. Null removes it. */
    unit_amount?: number | null | undefined;
}
/**
 * State of an order.
 * - `STAGING`: Fraud checks or quotes are pending.
 * - `WAITING_ACCEPTANCE`: Waits until the shop accepts it.
 * - `WAITING_DEBIT`: Accepted. The customer is not yet debited.
 * - `WAITING_DEBIT_PAYMENT`: The debit of the customer waits for confirmation.
 * - `SHIPPING`: To be shipped.
 * - `SHIPPED`: Shipped.
 * - `TO_COLLECT`: Ready for the customer to collect.
 * - `RECEIVED`: The customer has received it.
 * - `CLOSED`: Closed.
 * - `REFUSED`: The shop refused it.
 * - `CANCELED`: Canceled.
 */
export type OrderState = "STAGING" | "WAITING_ACCEPTANCE" | "WAITING_DEBIT" | "WAITING_DEBIT_PAYMENT" | "SHIPPING" | "SHIPPED" | "TO_COLLECT" | "RECEIVED" | "CLOSED" | "REFUSED" | "CANCELED" | (string & {});
/** The orders to export. */
export interface OrderExportRequest {
    /** Only orders of these channels. Default: all channels. */
    channel_codes?: string[] | undefined;
    /** Only orders created at or before this time. Required with `start_date`. Format: date-time. */
    end_date?: string | Date | undefined;
    /** Only orders that last changed at or before this time. Required with `start_update_date`. Format: date-time. */
    end_update_date?: string | Date | undefined;
    /** Only orders of this fulfillment center. */
    fulfillment_center_codes?: string | undefined;
    /** Highest number of orders per file. Default: 1000000. */
    items_per_chunk?: number | undefined;
    /** Highest size of a file in megabytes. Default: 512. */
    megabytes_per_chunk?: number | undefined;
    /** Whether to export only orders without a channel. `channel_codes` is then ignored. Default: false. */
    only_null_channel?: boolean | undefined;
    /**
     * Only orders in these states. Default: all states.
     * - `STAGING`: Fraud checks or quotes are pending.
     * - `WAITING_ACCEPTANCE`: Waits until the shop accepts it.
     * - `WAITING_DEBIT`: Accepted. The customer is not yet debited.
     * - `WAITING_DEBIT_PAYMENT`: The debit of the customer waits for confirmation.
     * - `SHIPPING`: To be shipped.
     * - `SHIPPED`: Shipped.
     * - `TO_COLLECT`: Ready for the customer to collect.
     * - `RECEIVED`: The customer has received it.
     * - `CLOSED`: Closed.
     * - `REFUSED`: The shop refused it.
     * - `CANCELED`: Canceled.
     */
    order_state_codes?: OrderState[] | undefined;
    /**
     * Whether prices include taxes. Default: the mode of the platform.
     * - `TAX_INCLUDED`: Amounts include taxes.
     * - `TAX_EXCLUDED`: Amounts are without taxes.
     */
    order_tax_mode?: OrderTaxMode | undefined;
    /** Only orders created at or after this time. Required with `end_date`. Format: date-time. */
    start_date?: string | Date | undefined;
    /** Only orders that last changed at or after this time. Required with `end_update_date`. Format: date-time. */
    start_update_date?: string | Date | undefined;
}
/** The started export. */
export interface OrderExportStart {
    /** Identifier of the export. */
    tracking_id: string;
}
/**
 * Status of an export.
 * - `PENDING`: In progress.
 * - `COMPLETED`: Complete. `urls` contains its files.
 * - `FAILED`: Failed.
 * - `CANCELED`: Canceled.
 */
export type OrderExportState = "PENDING" | "COMPLETED" | "FAILED" | "CANCELED" | (string & {});
/** Current status of an export. */
export interface OrderExportStatus {
    /** Time at which the status last changed. Format: date-time. */
    last_updated: string;
    /**
     * Status of the export.
     * - `PENDING`: In progress.
     * - `COMPLETED`: Complete. `urls` contains its files.
     * - `FAILED`: Failed.
     * - `CANCELED`: Canceled.
     */
    status: OrderExportState;
    /** Addresses of the files, once the export is complete. */
    urls?: string[];
}
/** The value of one custom field. */
export interface OrderFieldInput {
    /** Code of the field. */
    code: string;
    /**
     * Type of the field.
     * - `STRING`: A short text.
     * - `DATE`: A date.
     * - `NUMERIC`: A number.
     * - `BOOLEAN`: True or false.
     * - `LINK`: An address on the web.
     * - `REGEX`: A text that matches a pattern.
     * - `TEXTAREA`: A long text.
     * - `LIST`: One value of a list.
     * - `MULTIPLE_VALUES_LIST`: Any number of a list of values.
     */
    type?: AdditionalFieldType | undefined;
    /** The value. A list of texts if the type is MULTIPLE_VALUES_LIST. Null or an empty text removes the value of a field that isn't mandatory. */
    value: string | string[] | null;
}
/** Custom fields of one line. */
export interface OrderLineFieldsInput {
    /** Identifier of the order line. */
    order_line_id: string;
    /** Custom fields of the line (AF01). Fields that you leave out stay. */
    order_line_additional_fields?: OrderFieldInput[] | undefined;
}
/** Custom fields of an order and of its lines. */
export interface OrderFieldsRequest {
    /** Custom fields of the order (AF01). Fields that you leave out stay. */
    order_additional_fields?: OrderFieldInput[] | undefined;
    /** Lines whose fields change. */
    order_lines?: OrderLineFieldsInput[] | undefined;
}
/** The fulfillment center. */
export interface OrderFulfillmentCenter {
    /** Code of the fulfillment center. DEFAULT: the shop itself. */
    code: string;
}
/** Place of fulfillment of the order. */
export interface OrderFulfillment {
    /** The fulfillment center. */
    center: OrderFulfillmentCenter;
}
/** The amount that is paid by one method. */
export interface OrderFundingPart {
    /** The amount. */
    amount: number;
    /** Method of payment. */
    method: string;
}
/** Amounts by method of payment. */
export interface OrderFundingAmounts {
    /** One entry per method. */
    breakdown: OrderFundingPart[];
}
/** Amounts that one party pays. */
export interface OrderFundingShare {
    /** Amounts for fees. */
    fees: OrderFundingAmounts;
    /** Amounts for the offer. */
    offer: OrderFundingAmounts;
    /** Amounts for shipping. */
    shipping: OrderFundingAmounts;
    /** Total of all amounts. */
    total_amount: number;
    /** Total of all taxes. */
    total_tax_amount: number;
}
/** The amounts that customer and operator pay. */
export interface OrderFunding {
    /** Amounts of the customer. */
    customer: OrderFundingShare;
    /** Amounts of the operator. */
    operator: OrderFundingShare;
}
/** An account named by IBAN. */
export interface OrderIbanUpdate {
    /** Marks an account with IBAN. */
    "@type": "IBAN";
    /** International bank account number (IBAN). */
    iban?: string | null | undefined;
    /** Payment reference. */
    payment_reference?: string | null | undefined;
}
/**
 * Format of an invoice.
 * - `PDF`: A PDF file.
 * - `cXML`: A cXML file.
 */
export type OrderInvoiceFormat = "PDF" | "cXML" | (string & {});
/** A format of the invoice. */
export interface OrderInvoiceDocument {
    /**
     * Format of the invoice.
     * - `PDF`: A PDF file.
     * - `cXML`: A cXML file.
     */
    format?: OrderInvoiceFormat;
}
/** Due date of the invoice. */
export interface OrderPaymentTerms {
    /** Number of days until the payment is due. */
    days: number;
    /**
     * Start of the payment period.
     * - `END_OF_MONTH`: The period starts at the end of the month.
     * - `NET`: The period starts at the issue date.
     */
    type: PaymentTermsType;
}
/** Requirements of the customer for the invoice. */
export interface OrderInvoiceDetails {
    /** Formats of the invoice. */
    document_details?: OrderInvoiceDocument[];
    /** Due date of the invoice. */
    payment_terms?: OrderPaymentTerms;
}
/** A format of the invoice. */
export interface OrderInvoiceDocumentUpdate {
    /** Format of the invoice. */
    format?: OrderInvoiceFormat | null | undefined;
}
/** Changes of the due date of the invoice. */
export interface OrderPaymentTermsUpdate {
    /** Number of days until the payment is due. */
    days?: number | null | undefined;
    /** Start of the payment period. */
    type?: PaymentTermsType | null | undefined;
}
/** Changes of the requirements for the invoice. */
export interface OrderInvoiceDetailsUpdate {
    /** Formats of the invoice. Not empty. */
    document_details?: OrderInvoiceDocumentUpdate[] | undefined;
    /** Due date of the invoice. */
    payment_terms?: OrderPaymentTermsUpdate | null | undefined;
}
/**
 * State of an order line.
 * - `STAGING`: Fraud checks or quotes are pending.
 * - `WAITING_ACCEPTANCE`: Waits until the shop accepts it.
 * - `WAITING_DEBIT`: Accepted. The customer is not yet debited.
 * - `WAITING_DEBIT_PAYMENT`: The debit of the customer waits for confirmation.
 * - `SHIPPING`: To be shipped.
 * - `SHIPPED`: Shipped.
 * - `TO_COLLECT`: Ready for the customer to collect.
 * - `RECEIVED`: The customer has received it.
 * - `CLOSED`: Closed.
 * - `REFUSED`: The shop refused it.
 * - `CANCELED`: Canceled.
 * - `INCIDENT_OPEN`: An incident is open.
 * - `REFUNDED`: Refunded.
 */
export type OrderLineState = "STAGING" | "WAITING_ACCEPTANCE" | "WAITING_DEBIT" | "WAITING_DEBIT_PAYMENT" | "SHIPPING" | "SHIPPED" | "TO_COLLECT" | "RECEIVED" | "CLOSED" | "REFUSED" | "CANCELED" | "INCIDENT_OPEN" | "REFUNDED" | (string & {});
/** Changes of one line. */
export interface OrderLineUpdate {
    /** Identifier of the order line. */
    order_line_id: string;
    /** Contributions to schemes of extended producer responsibility. Null removes them. */
    eco_contributions?: OrderEcoContributionInput[] | null | undefined;
}
/** The created message. */
export interface OrderMessageCreated {
    /** Identifier of the message. */
    id: number;
}
/** A message on an order in the deprecated form. */
export interface OrderMessageRequest {
    /** Subject line of the message. */
    subject: string;
    /** Text of the message. */
    body: MessageBody;
    /** Whether the customer of the order receives the message. */
    to_customer: boolean;
    /** Whether the operator receives the message. */
    to_operator: boolean;
    /** Whether the shop receives the message. */
    to_shop: boolean;
    /** Documents that are already linked to the order. IDs that are linked to an earlier message are ignored. */
    document_ids?: number[] | undefined;
}
/** Account of a bank transfer of the customer. */
export type OrderPaymentDestinationUpdate = OrderIbanUpdate;
/**
 * When the customer pays.
 * - `PAY_ON_ACCEPTANCE`: When the shop accepts the order.
 * - `PAY_ON_DELIVERY`: On delivery.
 * - `PAY_ON_DUE_DATE`: On a due date.
 * - `PAY_ON_SHIPMENT`: When the order is shipped.
 * - `NO_CUSTOMER_PAYMENT_CONFIRMATION`: The payment is not confirmed.
 */
export type OrderPaymentWorkflow = "PAY_ON_ACCEPTANCE" | "PAY_ON_DELIVERY" | "PAY_ON_DUE_DATE" | "PAY_ON_SHIPMENT" | "NO_CUSTOMER_PAYMENT_CONFIRMATION" | (string & {});
/** The reward of a promotion. `type` decides which amount it has. */
export interface OrderPromotionConfiguration {
    /** Amount that is taken off. */
    amount_off?: number | null;
    /** Number of free items. */
    free_items_quantity?: number | null;
    /** Description that only the shop reads. */
    internal_description: string;
    /** Percentage that is taken off. */
    percentage_off?: number | null;
    /** Price of one unit. */
    reduced_unit_price?: number | null;
    /**
     * Kind of the reward.
     * - `AMOUNT_OFF`: An amount is taken off.
     * - `FREE_ITEMS`: Some items are free.
     * - `PERCENTAGE_OFF`: A percentage is taken off.
     * - `REDUCED_UNIT_PRICE`: Each unit has a lower price.
     */
    type: PromotionType;
}
/** A promotion on the order. */
export interface OrderPromotion {
    /** Identifier of the promotion in the shop. */
    id: string;
    /** Whether the deduction is spread over the lines of the order. */
    apportioned: boolean;
    /** Campaign of the promotion. */
    campaign?: OrderCampaign;
    /** The reward of the promotion. */
    configuration: OrderPromotionConfiguration;
    /** Amount that the promotion takes off. */
    deduced_amount: number;
    /** Number of free items that the customer gets. */
    offered_quantity?: number | null;
    /** Code that the customer entered. */
    promo_code?: string;
}
/** Promotions on the order. */
export interface OrderPromotions {
    /** The promotions. */
    applied_promotions: OrderPromotion[];
    /** Amount that all promotions take off. */
    total_deduced_amount: number;
}
/** References of the order. */
export interface OrderReferencesUpdate {
    /** The seller's own reference of the order. Null removes it. */
    order_reference_for_seller?: string | null | undefined;
}
/**
 * State of a refund.
 * - `WAITING_REFUND_TAX_CONFIRMATION`: Waits for the confirmation of its taxes.
 * - `WAITING_REFUND`: Waits to be paid.
 * - `WAITING_REFUND_PAYMENT`: The payment waits for confirmation.
 * - `REFUNDED`: Paid.
 */
export type OrderRefundState = "WAITING_REFUND_TAX_CONFIRMATION" | "WAITING_REFUND" | "WAITING_REFUND_PAYMENT" | "REFUNDED" | (string & {});
/** A refund of a part of a line. */
export interface OrderRefund {
    /** Identifier of the refund. */
    id: string;
    /** Refunded amount, without shipping. */
    amount?: number;
    /** Parts of `amount`, by who pays and receives them. */
    amount_breakdown?: AmountBreakdown;
    /** Commission that is given back, without taxes. */
    commission_amount: number;
    /**
     * Tax on the commission that is given back. Use `commission_taxes`.
     * @deprecated
     */
    commission_tax_amount: number;
    /** Taxes on the commission. */
    commission_taxes: CommissionTaxAmount[];
    /** Commission that is given back, with taxes. */
    commission_total_amount: number;
    /** Time of the refund. Format: date-time. */
    created_date: string;
    /** Contributions to schemes of extended producer responsibility. */
    eco_contributions?: OrderEcoContribution[];
    /** Fees that the customer pays. */
    fees?: OrderFee[];
    /** Identifier that refunds of one request share. */
    order_refund_id: string;
    /** Purchase amounts, for shops that sell through the operator. */
    purchase_information?: ReturnedPurchase;
    /** Quantity that the refund is about. */
    quantity: number;
    /** Code of the reason (RE01). */
    reason_code: string;
    /**
     * State of the refund.
     * - `WAITING_REFUND_TAX_CONFIRMATION`: Waits for the confirmation of its taxes.
     * - `WAITING_REFUND`: Waits to be paid.
     * - `WAITING_REFUND_PAYMENT`: The payment waits for confirmation.
     * - `REFUNDED`: Paid.
     */
    refund_state?: OrderRefundState;
    /** Refunded shipping charge. */
    shipping_amount?: number;
    /** Parts of `shipping_amount`, by who pays and receives them. */
    shipping_amount_breakdown?: AmountBreakdown;
    /** Taxes on the shipping charge. */
    shipping_taxes?: ReturnedTax[];
    /**
     * State of the refund. Use `refund_state`.
     * - `WAITING_REFUND`: Waits to be paid.
     * - `WAITING_REFUND_PAYMENT`: The payment waits for confirmation.
     * - `REFUNDED`: Paid.
     * @deprecated
     */
    state: OldRefundState;
    /** Legal notice about the taxes. */
    tax_legal_notice?: string;
    /** Taxes on the price. */
    taxes?: ReturnedTax[];
    /** Time of the payment. Format: date-time. */
    transaction_date?: string;
    /** Number of the payment. */
    transaction_number?: string;
}
/** A refund of an amount of one line. */
export interface OrderRefundInput {
    /** Identifier of the order line. */
    order_line_id: string;
    /** Amount to refund, without shipping. */
    amount: number;
    /** Currency of the amounts. Required if it isn't the currency of the platform. */
    currency_iso_code?: CurrencyCode | undefined;
    /** Whether the refunded items are not shipped. */
    excluded_from_shipment?: boolean | undefined;
    /** Fees to refund. */
    fees?: OrderAmountInput[] | undefined;
    /** Quantity that the refund is about. It only informs. Default: 0. */
    quantity?: number | undefined;
    /** Code of a reason of refunds (RE01). */
    reason_code: string;
    /** Shipping charge to refund. */
    shipping_amount: number;
    /** Taxes on the shipping charge to refund. Required if the line has them. */
    shipping_taxes?: OrderAmountInput[] | undefined;
    /** Taxes on the amount to refund. Required if the line has them. */
    taxes?: OrderAmountInput[] | undefined;
}
/** A tax on the order level. */
export interface OrderTax {
    /** Code of the tax. */
    code: string;
    /** Rate of the tax, in percent. */
    rate?: number;
    /** Amount of the tax. */
    total_amount: number;
}
/** Taxes of a refund of an order with taxes on the order level. */
export interface OrderRefundTaxes {
    /** Identifier that refunds of one request share. */
    order_refund_id: string;
    /** Taxes of the refund. */
    taxes?: OrderTax[];
}
/** Whether the order counts in the shop's figures. */
export interface OrderShopStatistics {
    /** Whether the order doesn't count. */
    excluded: boolean;
    /** The reason, at most 100 characters. Ignored if the order counts. */
    reason?: string | null | undefined;
}
/** A tax that orders may have. */
export interface OrderTaxSetting {
    /** Code of the tax. */
    code: string;
    /** Name, in the requested language. */
    label: string;
    /**
     * How the amount follows from the price.
     * - `PROPORTIONAL_TO_AMOUNT`: In proportion to the amount.
     * - `NONE`: Not at all.
     */
    tax_calculation_rule: TaxCalculationRule;
}
/** The first message of a thread on an order. */
export interface OrderThreadInput {
    /** Text of the message. */
    body: MessageBody;
    /**
     * Roles that receive the message.
     * - `OPERATOR`: The operator.
     * - `SHOP`: The shop of the order.
     * - `CUSTOMER`: The customer of the order.
     */
    to: ("OPERATOR" | "SHOP" | "CUSTOMER")[];
    /** Topic of the thread, as a text or as a reason. */
    topic: TopicInput;
}
/** The first message of a thread on an order, and its files. */
export interface OrderThreadRequest {
    /** Files of the message. */
    files?: MessageFiles | undefined;
    /** Recipients, topic and text of the message, a JSON part. */
    thread_input: OrderThreadInput;
}
/** Carrier and tracking number of an order. */
export interface OrderTrackingRequest {
    /** Code of a registered carrier (SH21). */
    carrier_code?: string | undefined;
    /** Name of a carrier that is not registered. */
    carrier_name?: string | undefined;
    /** Standard code of the carrier. */
    carrier_standard_code?: string | undefined;
    /** URL of the tracking page, for a carrier that is not registered. */
    carrier_url?: string | undefined;
    /** Tracking number. Required if the URL of the carrier contains it. */
    tracking_number?: string | undefined;
}
/** Workflow of orders from acceptance to payment. */
export interface OrderWorkflows {
    /** The customer's payment is not confirmed. */
    no_customer_payment_confirmation: boolean;
    /**
     * Whether orders are accepted automatically.
     * - `AUTOMATIC`: Orders are accepted without the shop.
     * - `NOT_AUTOMATIC`: The shop accepts each order.
     * - `BOTH`: Both occur.
     */
    order_acceptance: OrderAcceptanceMode;
    /** The debit of a customer can be paused. */
    pause_debit_workflow: boolean;
    /** Customers can pay on a due date. */
    pay_on_due_date: boolean;
    /** Customers can pay on shipment. */
    pay_on_shipment: boolean;
    /** Shops may change the origin of a shipment. */
    sellers_edit_shipping_origin: boolean;
    /** Shops see shipping and billing details before they accept. */
    shipping_and_billing_details_before_acceptance: boolean;
}
export interface OrdersAcceptQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OrdersCreateThreadQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OrdersDocumentsQuery {
    /**
     * The orders, sent as one comma-separated list.
     * @example [
     *   "ORD-1001-A"
     * ]
     */
    order_ids: string[];
}
export interface OrdersDownloadDocumentsQuery {
    /** Only documents of these orders, sent as one comma-separated list. */
    order_ids?: string[] | undefined;
    /**
     * Only these documents, sent as one comma-separated list.
     * @example [
     *   "10011"
     * ]
     */
    document_ids?: string[] | undefined;
    /** Only documents of these types (DO01), sent as one comma-separated list. */
    document_codes?: string[] | undefined;
}
export interface OrdersEvaluationQuery {
    /**
     * Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
export interface OrdersListQuery {
    /**
     * Only these orders, sent as one comma-separated list.
     * @example [
     *   "ORD-1041-A"
     * ]
     */
    order_ids?: string[] | undefined;
    /** Only orders with these references of the customer, sent as one comma-separated list. */
    order_references_for_customer?: string[] | undefined;
    /** Only orders with these references of the seller, sent as one comma-separated list. */
    order_references_for_seller?: string[] | undefined;
    /**
     * Only orders in these states, sent as one comma-separated list.
     * - `STAGING`: Fraud checks or quotes are pending.
     * - `WAITING_ACCEPTANCE`: Waits until the shop accepts it.
     * - `WAITING_DEBIT`: Accepted. The customer is not yet debited.
     * - `WAITING_DEBIT_PAYMENT`: The debit of the customer waits for confirmation.
     * - `SHIPPING`: To be shipped.
     * - `SHIPPED`: Shipped.
     * - `TO_COLLECT`: Ready for the customer to collect.
     * - `RECEIVED`: The customer has received it.
     * - `CLOSED`: Closed.
     * - `REFUSED`: The shop refused it.
     * - `CANCELED`: Canceled.
     * @example [
     *   "WAITING_ACCEPTANCE"
     * ]
     */
    order_state_codes?: OrderState[] | undefined;
    /** Only orders of these channels, sent as one comma-separated list. */
    channel_codes?: string[] | undefined;
    /** Whether to list only orders without a channel. `channel_codes` is then ignored. */
    only_null_channel?: boolean | undefined;
    /** Only orders created at or after this time. */
    start_date?: string | Date | undefined;
    /** Only orders created at or before this time. */
    end_date?: string | Date | undefined;
    /** Only orders that last changed at or after this time. Assumption about how far `start_update_date` reaches back: one minute more. */
    start_update_date?: string | Date | undefined;
    /** Only orders that last changed at or before this time. */
    end_update_date?: string | Date | undefined;
    /** Only orders whose customer was debited, or was not. Assumption about `has_incident` and `customer_debited`: false selects the orders without an open incident, or that are not debited. */
    customer_debited?: boolean | undefined;
    /**
     * Only orders with this workflow of the payment.
     * - `PAY_ON_ACCEPTANCE`: When the shop accepts the order.
     * - `PAY_ON_DELIVERY`: On delivery.
     * - `PAY_ON_DUE_DATE`: On a due date.
     * - `PAY_ON_SHIPMENT`: When the order is shipped.
     * - `NO_CUSTOMER_PAYMENT_CONFIRMATION`: The payment is not confirmed.
     */
    payment_workflow?: OrderPaymentWorkflow | undefined;
    /** Only orders with an open incident, or without one. Assumption about `has_incident` and `customer_debited`: false selects the orders without an open incident, or that are not debited. */
    has_incident?: boolean | undefined;
    /** Only orders of these fulfillment centers. */
    fulfillment_center_code?: string[] | undefined;
    /**
     * Whether prices include taxes. Default: the mode of the platform. Assumption about `order_tax_mode`: the taxes of a line are subtracted from its prices, or are part of them.
     * - `TAX_INCLUDED`: Amounts include taxes.
     * - `TAX_EXCLUDED`: Amounts are without taxes.
     */
    order_tax_mode?: OrderTaxMode | undefined;
    /**
     * Sort field of the list.
     * - `dateCreated`: By creation time.
     */
    sort?: "dateCreated" | undefined;
    /**
     * Direction of the sort.
     * - `asc`: Ascending, the lowest or oldest first.
     * - `desc`: Descending, the highest or latest first.
     */
    order?: "asc" | "desc" | undefined;
    /** Number of entries per page. */
    max?: number | undefined;
    /** Number of entries to skip. */
    offset?: number | undefined;
    /**
     * Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
    /**
     * Only orders of these shops, sent as one comma-separated list.
     * @example [
     *   2001,
     *   2002
     * ]
     */
    shop_ids?: number[] | undefined;
    /** Only orders of these purchases, sent as one comma-separated list. */
    commercial_ids?: string[] | undefined;
    /** Only orders of these customers, sent as one comma-separated list. */
    customer_ids?: string[] | undefined;
    /** Only orders of customers of these organizations, sent as one comma-separated list. */
    customer_organization_ids?: string[] | undefined;
    /** Only orders with a line on one of these offers, sent as one comma-separated list. */
    offer_ids?: string[] | undefined;
    /** Only orders with a line on one of these products, sent as one comma-separated list. */
    product_skus?: string[] | undefined;
    /** Only orders with commission, or without it. Only on platforms that mix commission models. Assumption about `commissionable`: true selects the orders with commission, and false the others. */
    commissionable?: boolean | undefined;
    /** Whether to list only orders that wait for the confirmation of the taxes. Assumption about `waiting_tax_confirmation`, `waiting_funding_confirmation` and `tax_recalculation_required_only`: false has no effect. */
    waiting_tax_confirmation?: boolean | undefined;
    /** Whether to list only orders that wait for the confirmation of the funding. Assumption about `waiting_tax_confirmation`, `waiting_funding_confirmation` and `tax_recalculation_required_only`: false has no effect. */
    waiting_funding_confirmation?: boolean | undefined;
    /** Whether to list only orders with a line whose taxes must be calculated again. Requires a period of creation or last change of at most a month. Assumption about `waiting_tax_confirmation`, `waiting_funding_confirmation` and `tax_recalculation_required_only`: false has no effect. */
    tax_recalculation_required_only?: boolean | undefined;
    /**
     * Only orders with a refund in one of these states, sent as one comma-separated list. Requires `start_update_date` and `end_update_date`, at most a month apart.
     * - `WAITING_REFUND_TAX_CONFIRMATION`: Waits for the confirmation of its taxes.
     * - `WAITING_REFUND`: Waits to be paid.
     * - `WAITING_REFUND_PAYMENT`: The payment waits for confirmation.
     * - `REFUNDED`: Paid.
     */
    refund_state_codes?: OrderRefundState[] | undefined;
}
export interface OrdersRefundQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OrdersStartExportQuery {
    /**
     * Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
export interface OrdersTaxesQuery {
    /**
     * Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
export interface OrdersUpdateQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface OrdersUploadDocumentsBody {
    /** The files. Each file has a distinct name. */
    files: (FileInput)[];
    /** The type of each file, a JSON part. */
    order_documents: OrderDocumentUpload;
}
/** Address of the organization. */
export interface OrganizationAddress {
    /** Town or city. */
    city: string;
    /** ISO 3166-1 alpha-3 code of the country. */
    country_iso_code: CountryCode;
    /** State, province or region. */
    state?: string;
    /** First line of the street. */
    street_1: string;
    /** Second line of the street. */
    street_2?: string;
    /** Postal code. */
    zip_code: string;
}
/** Replacement of the ordinary opening hours on one day. */
export interface OverriddenDay {
    /**
     * Whether the day has other hours or is closed.
     * - `OVERRIDDEN_HOURS`: Open at the hours of `opening_hours`.
     * - `NOT_AVAILABLE`: Closed.
     */
    availability: "OVERRIDDEN_HOURS" | "NOT_AVAILABLE" | (string & {});
    /** Opening hours of the day. Absent if the location is closed. */
    opening_hours?: OpeningHours[];
}
/** Opening hours that replace the ordinary ones. */
export interface OverriddenOpeningHours {
    /** Replacement for Mondays. */
    monday: OverriddenDay;
    /** Replacement for Tuesdays. */
    tuesday: OverriddenDay;
    /** Replacement for Wednesdays. */
    wednesday: OverriddenDay;
    /** Replacement for Thursdays. */
    thursday: OverriddenDay;
    /** Replacement for Fridays. */
    friday: OverriddenDay;
    /** Replacement for Saturdays. */
    saturday: OverriddenDay;
    /** Replacement for Sundays. */
    sunday: OverriddenDay;
}
/** A percentage that is taken off. */
export interface PercentageOffReward {
    /** Marks a percentage that is taken off. */
    type: "PERCENTAGE_OFF";
    /** The items with the reward. */
    selection: RewardSelection;
    /** The percentage. */
    percentage_off: number;
    /** Highest quantity with the reward. */
    max_quantity_to_discount?: number | undefined;
}
/** A whole number for one period. */
export interface PeriodCount {
    /**
     * Period of a figure.
     * - `ALL_SINCE_BEGINNING`: The whole time since the shop was created.
     * - `LAST_MONTH`: The last month.
     * - `LAST_THREE_MONTHS`: The last three months.
     * - `LAST_SIX_MONTHS`: The last six months.
     * - `LAST_YEAR`: The last year.
     */
    period?: StatisticsPeriod;
    /** The figure for the period. */
    value?: number;
}
/** A decimal number for one period. */
export interface PeriodValue {
    /**
     * Period of a figure.
     * - `ALL_SINCE_BEGINNING`: The whole time since the shop was created.
     * - `LAST_MONTH`: The last month.
     * - `LAST_THREE_MONTHS`: The last three months.
     * - `LAST_SIX_MONTHS`: The last six months.
     * - `LAST_YEAR`: The last year.
     */
    period?: StatisticsPeriod;
    /** The figure for the period. */
    value?: number;
}
/** An order line that is picked. */
export interface PickedOrderLine {
    /** Identifier of the order line. */
    id: string;
}
/** An offer to pick, and how often. */
export interface PickListLine {
    /** Identifier of the offer on the platform. */
    offer_id: number;
    /** Quantity to pick. */
    quantity: number;
}
/**
 * State of a pick list.
 * - `NOTHING_TO_PREPARE`: Nothing to pick.
 * - `WAITING_PREPARATION`: To be picked.
 * - `IN_PREPARATION`: Being picked.
 * - `READY_FOR_PICKUP`: Ready for pick-up.
 * - `CLOSED`: Closed.
 */
export type PickListState = "NOTHING_TO_PREPARE" | "WAITING_PREPARATION" | "IN_PREPARATION" | "READY_FOR_PICKUP" | "CLOSED" | (string & {});
/** A list of items that a fulfillment center picks for orders. */
export interface PickList {
    /** Identifier of the pick list. */
    id: string;
    /** Time at which the pick list was created. Format: date-time. */
    date_created: string;
    /** Time at which the pick list last changed. Format: date-time. */
    last_updated: string;
    /** Order lines that are picked. */
    order_lines: PickedOrderLine[];
    /** Offers to pick. */
    picklist_lines: PickListLine[];
    /** Code of the run that picks the list. */
    pickrun_code?: string | null;
    /** Time of the pick-up. The list is sorted by it. Format: date-time. */
    pickup_date: string;
    /** The shop. */
    shop_id?: number;
    /**
     * State of the pick list.
     * - `NOTHING_TO_PREPARE`: Nothing to pick.
     * - `WAITING_PREPARATION`: To be picked.
     * - `IN_PREPARATION`: Being picked.
     * - `READY_FOR_PICKUP`: Ready for pick-up.
     * - `CLOSED`: Closed.
     */
    state: PickListState;
}
/** One page of pick lists. */
export interface PickListPage {
    /** Pick lists of this page. */
    data: PickList[];
    /** Token of the next page. Null or absent on the last page. */
    next_page_token?: string | null;
    /** Token of the previous page. Null or absent on the first page. */
    previous_page_token?: string | null;
}
export interface PickListsListQuery {
    /** Only pick lists of this run. */
    pickrun_code?: string | undefined;
    /** Only pick lists with a pick-up at or after this time. */
    pickup_date_min?: string | Date | undefined;
    /** Only pick lists with a pick-up at or before this time. */
    pickup_date_max?: string | Date | undefined;
    /** Only these pick lists. */
    picklist_id?: string[] | undefined;
    /** Only pick lists in these states. */
    picklist_state?: string[] | undefined;
    /** Only pick lists with these order lines. */
    order_line_id?: string[] | undefined;
    /** Number of entries per page. */
    limit?: number | undefined;
    /** Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
    /**
     * Sort field and direction of the list.
     * - `pickupDate,ASC`: Earliest first.
     * - `pickupDate,DESC`: Latest first.
     */
    sort?: "pickupDate,ASC" | "pickupDate,DESC" | undefined;
    /**
     * Only entries of this shop.
     * @example 2001
     */
    shop_id?: number | undefined;
}
/**
 * Permissions of shops on the custom field.
 * - `INVISIBLE`: Shops do not see the field.
 * - `READ_ONLY`: Shops may read the field.
 * - `READ_WRITE`: Shops may read and write the field.
 */
export type ShopPermission = "INVISIBLE" | "READ_ONLY" | "READ_WRITE" | (string & {});
/** A custom field as operator and front see it. */
export type PlatformAdditionalField = {
    /**
     * Permissions of shops on the custom field.
     * - `INVISIBLE`: Shops do not see the field.
     * - `READ_ONLY`: Shops may read the field.
     * - `READ_WRITE`: Shops may read and write the field.
     */
    shop_permission?: ShopPermission;
    /** Codes of the channels of the field. */
    channels?: string[];
    /**
     * The kinds of shop of the field.
     * - `MARKETPLACE`: The shop sells on its own account.
     * - `DROPSHIP`: The operator sells and the shop ships.
     * - `ONE_CREDITOR`: The operator is the only creditor of the customer.
     */
    models?: ShopModel[];
} & AdditionalField;
/** The custom fields as operator and front see them. */
export interface PlatformAdditionalFieldList {
    /** Custom fields. */
    additional_fields: PlatformAdditionalField[];
    /**
     * The length of the list.
     * @deprecated
     */
    total_count?: number;
}
/** An enabled sales channel of the platform. */
export interface PlatformChannel {
    /** Code of the channel. */
    code: string;
    /** Name of the channel, in the requested language. */
    label: string;
    /** Description of the channel, in the requested language. */
    description: string;
}
/** The enabled channels. */
export interface PlatformChannelList {
    /** Channels, sorted by code. */
    channels?: PlatformChannel[];
}
/** The tax services that are connected. */
export interface TaxProviders {
    /** Whether Avalara is connected. */
    avalara: boolean;
    /** Whether Vertex is connected. */
    vertex: boolean;
}
/**
 * The tax manager and its tax services.
 * @deprecated
 */
export interface TaxManagerModule {
    /** Whether the tax manager is switched on. */
    activated: boolean;
    /** The tax services that are connected. */
    tax_provider: TaxProviders;
}
/** The enabled modules. */
export interface PlatformModules {
    /** The catalog integrator. */
    mirakl_catalog_integrator: boolean;
    /** The catalog manager. It decides the format of import reports. */
    mirakl_catalog_manager: boolean;
    /** Catalog transformation. Product imports then use the default conversion of a shop. */
    mirakl_catalog_transformer: boolean;
    /** The services platform. */
    mirakl_platform_services: boolean;
    /** Offers are managed on the platform. */
    offer_management: boolean;
    /** Management of offers. The values are not documented. */
    offer_management_mode?: string;
    /** Orders are managed on the platform. */
    order_management: boolean;
    /** Management of orders. The values are not documented. */
    order_management_mode?: string;
    /**
     * The promotions module.
     * @deprecated
     */
    promotions: boolean;
    /** Quotes are managed on the platform. */
    quotes: boolean;
    /** The tax manager and its tax services. */
    tax_manager: TaxManagerModule;
}
/** Capabilities of offer prices. */
export interface PricingFeatures {
    /**
     * Maximum number of prices by channel of an offer.
     * - `MULTI`: Several prices by channel.
     * - `SINGLE`: One price by channel.
     * - `DISABLED`: None. Prices apply to all channels.
     */
    channel_pricing: ChannelPricing;
    /** A discount needs a period. */
    discount_period_required?: boolean;
    /** Discounts in the past are refused. */
    discount_price_creation_in_the_past_blocked?: boolean;
    /** Prices can be set for a later time. */
    scheduled_pricing: boolean;
    /** Discounts can depend on the quantity. */
    volume_discount: boolean;
    /** Prices can depend on the quantity. */
    volume_pricing: boolean;
}
/** Which kinds of promotion there are. */
export interface PromotionFeatures {
    /** Campaigns of the operator on carts. */
    cart_promotion_campaign: boolean;
    /** Campaigns of the operator with discounts. */
    discount_campaign: boolean;
    /** Promotions of shops. */
    seller_promotion: boolean;
}
/** Kinds of shop with managed returns. */
export interface ReturnFeatures {
    /** Shops that ship products of the operator. */
    drop_ship?: boolean;
    /** Shops that sell on their own account. */
    marketplace?: boolean;
    /** Shops for which the operator is the only creditor of the customer. */
    one_creditor?: boolean;
}
/** Capabilities of shipments. */
export interface ShipmentFeatures {
    /** One item can be shipped in several parts. */
    multi_part_item_shipment: boolean;
    /** Multiple shipments. Without them, the ST operations respond with 404. */
    multi_shipment: boolean;
}
/** Whether a tax number is required, and its form. */
export interface TaxNumberRule {
    /** Whether the number is required. */
    mandatory: boolean;
    /** Pattern of the number. */
    validation_regex?: string;
}
/** Required tax numbers of a shop. */
export interface ShopTaxOptions {
    /** Rule of the local tax number. Absent if there is none. */
    local_tax_number?: TaxNumberRule;
    /** Rule for the tax identification number. */
    tax_identification_number: TaxNumberRule;
}
/** Collection of taxes, and the requirements for offers. */
export interface TaxCollection {
    /**
     * Whether taxes are collected by the platform.
     * - `YES`: On for every shop.
     * - `NO`: Off for every shop.
     * - `YES_PER_STORE`: Decided for each shop.
     */
    activated: StoreDependentSwitch;
    /** Whether offers must have a product tax code. */
    product_tax_code_mandatory: boolean;
    /** Whether the operator collects the taxes. */
    tax_collection_by_operator: boolean;
}
/** Capabilities of warehouses of shops. */
export interface WarehouseFeatures {
    /** Whether warehouses have a geographic position. */
    geolocation: boolean;
    /** Countries of the rule about warehouse locations. */
    restricted_countries: CountryCode[];
}
/** The major features and their settings. */
export interface PlatformFeatures {
    /** Settings of the catalog. */
    catalog: CatalogFeatures;
    /** Whether data for the circular economy is collected. */
    circular_economy_data_collection: boolean;
    /** Whether there is a tool for competitive pricing. */
    competitive_pricing_tool: boolean;
    /** Customers pay the shop, not the operator. */
    direct_payment_customer_store: DirectPaymentFeature;
    /** Shops may only use registered carriers. */
    disable_seller_alternative_carrier: boolean;
    /** Settings of dropshipping. */
    dropship?: DropshipFeatures;
    /** Whether each seller has a status of the identity check. */
    kyc_status_per_seller?: boolean;
    /**
     * Whether shops set their own lead time to ship.
     * - `YES`: On for every shop.
     * - `NO`: Off for every shop.
     * - `YES_PER_STORE`: Decided for each shop.
     */
    lead_time_to_ship_by_sellers_enabled: StoreDependentSwitch;
    /** Whether the platform works with several currencies. */
    multi_currency: boolean;
    /** A shop can be paid by several pay-out services. */
    multi_payout_psp_per_seller?: boolean;
    /** A thread can be marked as needing no reply. */
    no_reply_needed: boolean;
    /** Number of decimals of an offer price. */
    offer_prices_decimals: string;
    /**
     * Delimiter of the operator's CSV files.
     * - `COMMA`: A comma.
     * - `SEMICOLON`: A semicolon.
     */
    operator_csv_delimiter: CsvDelimiter;
    /** Conditions of an offer on an order. */
    order_conditions: OrderConditions;
    /**
     * Whether order amounts include taxes.
     * - `TAX_INCLUDED`: Amounts include taxes.
     * - `TAX_EXCLUDED`: Amounts are without taxes.
     */
    order_tax_mode: OrderTaxMode;
    /** Workflow of orders from acceptance to payment. */
    order_workflows: OrderWorkflows;
    /** Whether payments are confirmed. */
    payment_confirmation?: boolean;
    /** Capabilities of offer prices. */
    pricing: PricingFeatures;
    /**
     * Use the field of the same name in `catalog`.
     * @deprecated
     */
    product_data_validation_by_channel: boolean;
    /** Which kinds of promotion there are. */
    promotion?: PromotionFeatures;
    /** Kinds of shop with managed returns. */
    returns?: ReturnFeatures;
    /** Capabilities of shipments. */
    shipment: ShipmentFeatures;
    /** Required tax numbers of a shop. */
    shop_tax_options: ShopTaxOptions;
    /** Collection of taxes, and the requirements for offers. */
    tax_collection: TaxCollection;
    /** Whether a shop must have a tax identification number, and its form. */
    tax_id_number: TaxNumberRule;
    /** Capabilities of warehouses of shops. */
    warehouses: WarehouseFeatures;
}
/** The kinds of shop that the platform has. */
export interface PlatformModel {
    /** Shops that ship products of the operator. */
    drop_ship: boolean;
    /** Shops that sell on their own account. */
    marketplace: boolean;
    /** Shops for which the operator is the only creditor of the customer. */
    one_creditor: boolean;
}
/** Sellers, buyers and the invoicing of sellers. */
export interface PlatformSettings {
    /** Whom the platform sells to. */
    customer_model: CustomerModel;
    /** The kinds of shop that the platform has. */
    platform_model: PlatformModel;
    /** If enabled, the list of invoices receives no new data. Use document requests and billing cycles instead. */
    enhanced_seller_invoicing?: EnhancedSellerInvoicing;
}
/** Settings of the whole platform. */
export interface PlatformConfiguration {
    /** Name of the platform. */
    platform_name: string;
    /** Name of the tenant of the platform. */
    tenant_name: string;
    /**
     * Time zone of the platform, by its IANA name.
     * @example Europe/Paris
     */
    timezone: string;
    /** The enabled modules. */
    modules: PlatformModules;
    /** The major features and their settings. */
    features: PlatformFeatures;
    /** Sellers, buyers and the invoicing of sellers. */
    platform_configuration: PlatformSettings;
}
/** A currency that is active on the platform. */
export interface PlatformCurrency {
    /** ISO 4217 code. */
    code: string;
    /** Name of the currency, in the requested language. */
    label: string;
    /** The currency of the platform itself. */
    platform_default?: boolean;
}
/** The active currencies. */
export interface PlatformCurrencyList {
    /** Currencies that are active on the platform. */
    currencies: PlatformCurrency[];
}
/** A kind of document as operator and front see it. */
export type PlatformDocumentType = {
    /**
     * The kinds of shop that the document type is limited to.
     * - `MARKETPLACE`: The shop sells on its own account.
     * - `DROPSHIP`: The operator sells and the shop ships.
     * - `ONE_CREDITOR`: The operator is the only creditor of the customer.
     */
    models?: ShopModel[];
} & DocumentType;
/** The document types as operator and front see them. */
export interface PlatformDocumentTypeList {
    /** Document types. */
    documents: PlatformDocumentType[];
}
/** A language that is active on the platform. */
export interface PlatformLocale {
    /**
     * `<ISO-639>_<ISO-3166>` or `<ISO-639>`.
     * @example en_US
     */
    code: string;
    /** Name of the language. */
    label: string;
    /** The language of the platform itself. */
    platform_default?: boolean;
}
/** The active languages. */
export interface PlatformLocaleList {
    /** Languages that are active on the platform. */
    locales: PlatformLocale[];
}
/** The offers of all shops and the form of an export. */
export type PlatformOfferExportRequest = {
    /** Whether to leave out prices for groups and organizations of customers. Default: false. */
    exclude_customer_specific_prices?: boolean | undefined;
    /**
     * Only offers of shops with these sales models.
     * - `MARKETPLACE`: The shop sells on its own account.
     * - `DROPSHIP`: The operator sells and the shop ships.
     * - `ONE_CREDITOR`: The operator is the only creditor of the customer.
     */
    models?: ShopModel[] | undefined;
} & OfferExportRequest;
/** An offer of an export as CSV, with the sales model of its shop. */
export type PlatformOfferExportRow = {
    /** Sales model of the shop: MARKETPLACE, DROPSHIP or ONE_CREDITOR. */
    model?: string;
} & OfferExportRow;
/** A condition of offers. */
export type PlatformOfferState = {
    /** Whether offers may have the condition. */
    active: boolean;
} & OfferState;
/** The conditions of offers. */
export interface PlatformOfferStateList {
    /** Conditions, sorted by their sort index. */
    offer_states: PlatformOfferState[];
    /**
     * The length of the list.
     * @deprecated
     */
    total_count: number;
}
/** A cancelation of a part of a line, with its funding. */
export type PlatformOrderCancelation = {
    /** Funding of the canceled part. */
    funding?: OrderFunding;
} & OrderCancelation;
/** A contact of a business customer, with an email address. */
export type PlatformOrderContact = {
    /** Email address of the contact. */
    email: string;
} & OrderContact;
/** Organization of a business customer. */
export interface PlatformOrderOrganization {
    /** The address. */
    address?: OrganizationAddress;
    /** Registration number of the organization. */
    identification_number?: string;
    /** Name of the organization. */
    name?: string;
    /** Identifier of the organization. */
    organization_id: string;
    /** Tax identification number of the organization. */
    tax_identification_number?: string;
}
/** Delivery address of the order, with internal directions. */
export type PlatformShippingAddress = {
    /** Further directions that the shop doesn't see. */
    internal_additional_info?: string;
} & ShippingAddress;
/** The customer of an order. Addresses and contacts are complete in every state. */
export interface PlatformOrderCustomer {
    /** Contact for accounting. */
    accounting_contact?: PlatformOrderContact;
    /** Address for the bill. */
    billing_address: OrderBillingAddress;
    /** Form of address, such as Mr or Mrs. */
    civility?: string;
    /** Identifier of the customer. */
    customer_id: string;
    /** Contact for the delivery. */
    delivery_contact?: PlatformOrderContact;
    /** Email address of the customer. */
    email: string;
    /** First name. */
    firstname: string;
    /** Last name. */
    lastname: string;
    /** Language of the person. */
    locale?: string;
    /** Organization of a business customer. */
    organization?: PlatformOrderOrganization;
    /** Address for the delivery. */
    shipping_address: PlatformShippingAddress;
}
/** The orders of all shops to export. */
export type PlatformOrderExportRequest = {
    /** Only orders with a refund created at or before this time. Required with `start_refund_creation_date`. Format: date-time. */
    end_refund_creation_date?: string | Date | undefined;
    /**
     * Only orders with a refund in one of these states.
     * - `WAITING_REFUND_TAX_CONFIRMATION`: Waits for the confirmation of its taxes.
     * - `WAITING_REFUND`: Waits to be paid.
     * - `WAITING_REFUND_PAYMENT`: The payment waits for confirmation.
     * - `REFUNDED`: Paid.
     */
    refund_state_codes?: OrderRefundState[] | undefined;
    /** Only orders of these shops. Default: all shops. */
    shop_ids?: number[] | undefined;
    /** Only orders with a refund created at or after this time. Required with `end_refund_creation_date`. Format: date-time. */
    start_refund_creation_date?: string | Date | undefined;
    /** Whether to export only orders with a line whose taxes must be calculated again. */
    tax_recalculation_required_only?: boolean | undefined;
    /** Whether to export only orders that wait for the confirmation of the funding. */
    waiting_funding_confirmation?: boolean | undefined;
    /** Whether to export only orders that wait for the confirmation of the taxes. */
    waiting_tax_confirmation?: boolean | undefined;
} & OrderExportRequest;
/** A message on an order in the deprecated form, from the operator or a customer. */
export type PlatformOrderMessageRequest = {
    /** Email address of the customer who writes. */
    customer_email: string;
    /** First name of the customer who writes. */
    customer_firstname: string;
    /** Identifier of the customer who writes. */
    customer_id: string;
    /** Last name of the customer who writes. */
    customer_lastname: string;
    /** Language of the customer who writes. */
    customer_locale?: string | undefined;
} & OrderMessageRequest;
/** References of the order on both sides. */
export type PlatformOrderReferencesUpdate = {
    /** The customer's own reference of the order. Null removes it. */
    order_reference_for_customer?: string | null | undefined;
} & OrderReferencesUpdate;
/** A refund of a part of a line, with its funding. */
export type PlatformOrderRefund = {
    /** Funding of the refund. */
    funding?: OrderFunding;
} & OrderRefund;
/** A tax of orders, with its use on the platform. */
export type PlatformOrderTaxSetting = {
    /** Whether the tax is in use. */
    active: boolean;
    /** Whether commission is charged on the tax. */
    included_in_commission: boolean;
    /** Whether the operator keeps the tax. */
    operator_withheld?: boolean;
} & OrderTaxSetting;
/** Taxes that orders may have. */
export interface PlatformOrderTaxList {
    /** The taxes. */
    taxes: PlatformOrderTaxSetting[];
}
/** Changes of one order. Fields that you leave out stay, and null removes optional ones. */
export interface PlatformOrderUpdate {
    /** Changes of the customer. */
    customer?: OrderCustomerUpdate | null | undefined;
    /** Requirements of the customer for the invoice. */
    invoice_details?: OrderInvoiceDetailsUpdate | null | undefined;
    /** Identifier of the order. */
    order_id: string;
    /** Account of a bank transfer of the customer. */
    payment_destination?: OrderPaymentDestinationUpdate | null | undefined;
    /** When the customer pays. Only PAY_ON_DUE_DATE can change, to PAY_ON_ACCEPTANCE. */
    payment_workflow?: string | null | undefined;
    /** References of the order. */
    references?: PlatformOrderReferencesUpdate | null | undefined;
    /** Time until which the order must be shipped. Format: date-time. */
    shipping_deadline?: string | Date | null | undefined;
    /** Whether the order counts in the shop's figures. */
    shop_statistics?: OrderShopStatistics | null | undefined;
}
/** A contact of a business customer. */
export interface UpdatedOrderContact {
    /** Identifier of the contact. */
    customer_id?: string;
}
/** Address for the bill after the change. */
export interface UpdatedBillingAddress {
    /** Town or city. */
    city?: string;
    /** Form of address, such as Mr or Mrs. */
    civility?: string;
    /** Company of the receiver. */
    company?: string;
    /** Second line of the company. */
    company_2?: string;
    /** Name of the country. */
    country?: string;
    /** ISO 3166-1 alpha-3 code of the country. */
    country_iso_code?: CountryCode;
    /** First name. */
    firstname?: string;
    /** Last name. */
    lastname?: string;
    /** First phone number. */
    phone?: string;
    /** Second phone number. */
    phone_secondary?: string;
    /** State, province or region. */
    state?: string;
    /** First line of the street. */
    street_1?: string;
    /** Second line of the street. */
    street_2?: string;
    /** Postal code. */
    zip_code?: string;
}
/** Address of the organization after the change. */
export interface UpdatedOrganizationAddress {
    /** Town or city. */
    city?: string;
    /** ISO 3166-1 alpha-3 code of the country. */
    country_iso_code?: CountryCode;
    /** State, province or region. */
    state?: string;
    /** First line of the street. */
    street_1?: string;
    /** Second line of the street. */
    street_2?: string;
    /** Postal code. */
    zip_code?: string;
}
/** Organization of a business customer after the change. */
export interface UpdatedOrganization {
    /** The address. */
    address?: UpdatedOrganizationAddress;
    /** Registration number of the organization. */
    identification_number?: string;
    /** Name of the organization. */
    name?: string;
    /** Tax identification number of the organization. */
    tax_identification_number?: string;
}
/** Address for the delivery after the change. */
export type UpdatedShippingAddress = {
    /** Further directions, such as a floor or an entrance. */
    additional_info?: string;
    /** Further directions that the shop doesn't see. */
    internal_additional_info?: string;
} & UpdatedBillingAddress;
/** The customer after the change. */
export interface UpdatedOrderCustomer {
    /** Contact for accounting. */
    accounting_contact?: UpdatedOrderContact;
    /** Address for the bill. */
    billing_address?: UpdatedBillingAddress;
    /** Contact for the delivery. */
    delivery_contact?: UpdatedOrderContact;
    /** Organization of a business customer. */
    organization?: UpdatedOrganization;
    /** Address for the delivery. */
    shipping_address?: UpdatedShippingAddress;
}
/** Period of the expected delivery. */
export interface UpdatedDeliveryDate {
    /** Earliest time. Format: date-time. */
    earliest?: string;
    /** Latest time. Format: date-time. */
    latest?: string;
}
/** Due date of the invoice. */
export interface UpdatedPaymentTerms {
    /** Number of days until the payment is due. */
    days?: number;
    /**
     * Start of the payment period.
     * - `END_OF_MONTH`: The period starts at the end of the month.
     * - `NET`: The period starts at the issue date.
     */
    type?: PaymentTermsType;
}
/** Requirements of the customer for the invoice after the change. */
export interface UpdatedInvoiceDetails {
    /** Formats of the invoice. */
    document_details?: OrderInvoiceDocument[];
    /** Due date of the invoice. */
    payment_terms?: UpdatedPaymentTerms;
}
/** Contribution to one scheme of extended producer responsibility. */
export interface UpdatedEcoContribution {
    /** Product category of the scheme, such as FR-DEEE. */
    epr_category_code?: string;
    /** Registration number of the producer. */
    producer_id?: string;
    /** Owner of the registration number. */
    producer_id_owner?: string;
    /** Contribution for all units. */
    total_amount?: number;
    /** Contribution for one unit. */
    unit_amount?: number;
}
/** A cancelation of the line. */
export interface UpdatedCancelation {
    /** Identifier of the cancelation. */
    cancelation_id?: string;
    /** Contributions to schemes of extended producer responsibility. */
    eco_contributions?: UpdatedEcoContribution[];
}
/** A refund of the line. */
export interface UpdatedRefund {
    /** Contributions to schemes of extended producer responsibility. */
    eco_contributions?: UpdatedEcoContribution[];
    /** Identifier of the refund. */
    refund_id?: string;
}
/** A line after the change. */
export interface UpdatedOrderLine {
    /** Identifier of the order line. */
    order_line_id?: string;
    /** Cancelations of the line. */
    cancelations?: UpdatedCancelation[];
    /** Contributions to schemes of extended producer responsibility. */
    eco_contributions?: UpdatedEcoContribution[];
    /** Refunds of the line. */
    refunds?: UpdatedRefund[];
}
/** An account named by IBAN. */
export interface UpdatedIban {
    /** Marks an account with IBAN. */
    "@type": "IBAN";
    /** International bank account number (IBAN). */
    iban: string;
    /** Payment reference. */
    payment_reference?: string;
}
/** Account of a bank transfer of the customer. */
export type UpdatedPaymentDestination = UpdatedIban;
/** Whether the order counts in the shop's figures. */
export interface UpdatedShopStatistics {
    /** Whether the order doesn't count. */
    excluded?: boolean;
    /** The reason. */
    reason?: string;
}
/** The values after the change. */
export interface PlatformUpdatedOrderValues {
    /** The customer. */
    customer?: UpdatedOrderCustomer;
    /** Period of the expected delivery. */
    delivery_date?: UpdatedDeliveryDate;
    /** Requirements of the customer for the invoice. */
    invoice_details?: UpdatedInvoiceDetails;
    /** Days between the order and its shipment. */
    leadtime_to_ship?: number;
    /** Lines after the change. */
    order_lines?: UpdatedOrderLine[];
    /** Account of a bank transfer of the customer. */
    payment_destination?: UpdatedPaymentDestination;
    /**
     * When the customer pays.
     * - `PAY_ON_ACCEPTANCE`: When the shop accepts the order.
     * - `PAY_ON_DELIVERY`: On delivery.
     * - `PAY_ON_DUE_DATE`: On a due date.
     * - `PAY_ON_SHIPMENT`: When the order is shipped.
     * - `NO_CUSTOMER_PAYMENT_CONFIRMATION`: The payment is not confirmed.
     */
    payment_workflow?: OrderPaymentWorkflow;
    /** References of the order on both sides. */
    references?: OrderReferences;
    /** Time until which the order must be shipped. Format: date-time. */
    shipping_deadline?: string;
    /** Whether the order counts in the shop's figures. */
    shop_statistics?: UpdatedShopStatistics;
}
/** An order of the request: its values after the change, or its errors. */
export interface PlatformUpdatedOrder {
    /** Problems, one entry per fault. */
    errors?: InputError[];
    /** Identifier of the order. */
    order_id?: string;
    /** The values after the change. Absent if there are errors. */
    updated?: PlatformUpdatedOrderValues;
}
/** The orders of the request, each with its changes or its errors. */
export interface PlatformOrderUpdateResult {
    /** The orders of the request. */
    updated_orders?: PlatformUpdatedOrder[];
}
/** A product of the operator's catalog. */
export interface Product {
    /** The operator's own identifier. */
    product_sku: string;
    /** Value of the identifier. */
    product_id: string;
    /**
     * Kind of the identifier.
     * @example EAN
     */
    product_id_type: string;
    /** Name of the product, in the requested language. */
    product_title: string;
    /** Code of the category (H11). */
    category_code: string;
    /** Name of the category, in the requested language. */
    category_label: string;
}
/** A product of the operator's catalog, with the shops that may sell it. */
export type PlatformProduct = {
    /** Shops that may sell the product. Empty if every shop may. */
    authorized_shop_ids: string[];
} & Product;
/** The products that match the references. */
export interface PlatformProductList {
    /** Products, sorted by SKU, kind of identifier and identifier. */
    products: PlatformProduct[];
    /**
     * Number of matching products.
     * @deprecated
     */
    total_count?: number;
}
/**
 * State of a promotion.
 * - `ACTIVE`: It applies now.
 * - `PENDING`: It has not started.
 * - `PENDING_APPROVAL`: It waits for the operator's approval.
 * - `REJECTED`: The operator rejected it.
 * - `EXPIRED`: It has ended.
 */
export type PromotionState = "ACTIVE" | "PENDING" | "PENDING_APPROVAL" | "REJECTED" | "EXPIRED" | (string & {});
/** A purchase that triggers the reward. */
export interface PromotionTriggerRule {
    /**
     * Kind of the trigger.
     * - `minimum_quantity`: From a quantity on.
     * - `every_quantity`: Once for each multiple of a quantity.
     * - `minimum_amount`: From an amount on.
     * - `every_amount`: Once for each multiple of an amount.
     */
    type: "minimum_quantity" | "every_quantity" | "minimum_amount" | "every_amount" | (string & {});
    /** Quantity that triggers the reward. */
    quantity_purchased?: number;
    /** Amount that triggers the reward. */
    amount_purchased?: number;
    /** Whether the quantity must be of one offer. */
    same_item_purchased?: boolean;
}
/** A way to apply the promotion to a cart. */
export interface PromotionCode {
    /** Code that customers enter. */
    promo_code?: string;
}
/** The operator's campaign of the promotion. */
export interface PromotionCampaign {
    /** Identifier of the campaign. */
    identifier: string;
}
/** A picture of the promotion. */
export interface PromotionMedia {
    /** Language of the picture. */
    locale: string;
    /** Address of the picture. */
    url: string;
}
/** A description of the promotion for customers. */
export interface PromotionDescription {
    /** Language of the description. */
    locale: string;
    /** The description. */
    value: string;
}
/** A promotion of a shop. `type` decides which amount it has. */
export interface Promotion {
    /** Identifier of the promotion in the shop. */
    internal_id: string;
    /** Description that only the shop reads. */
    internal_description: string;
    /**
     * Kind of the reward.
     * - `AMOUNT_OFF`: An amount is taken off.
     * - `FREE_ITEMS`: Some items are free.
     * - `PERCENTAGE_OFF`: A percentage is taken off.
     * - `REDUCED_UNIT_PRICE`: Each unit has a lower price.
     */
    type: PromotionType;
    /**
     * State of a promotion.
     * - `ACTIVE`: It applies now.
     * - `PENDING`: It has not started.
     * - `PENDING_APPROVAL`: It waits for the operator's approval.
     * - `REJECTED`: The operator rejected it.
     * - `EXPIRED`: It has ended.
     */
    state: PromotionState;
    /** Start of the promotion. Format: date-time. */
    start_date: string;
    /** End of the promotion. Format: date-time. */
    end_date: string;
    /** Time at which the promotion was created. Format: date-time. */
    date_created: string;
    /** Time at which the promotion last changed. Format: date-time. */
    last_updated: string;
    /** Amount that is taken off. Null for other types. */
    amount_off?: number | null;
    /** Percentage that is taken off. Null for other types. */
    percentage_off?: number | null;
    /** Price of one unit. Null for other types. */
    reduced_unit_price?: number | null;
    /** Number of free items. Null for other types. */
    free_items_quantity?: number | null;
    /** Highest quantity with the reward. Null for other types. */
    max_quantity_to_discount?: number | null;
    /** Whether the reward applies to the items that trigger it. */
    reward_on_purchased_items: boolean;
    /** Offers with the reward. */
    reward_offer_ids?: number[];
    /** Offers that trigger the reward. */
    trigger_offer_ids?: number[];
    /** Purchases that trigger the reward. */
    triggers: PromotionTriggerRule[];
    /** How the promotion is applied to a cart. */
    application_to_cart: PromotionCode[];
    /** The operator's campaign of the promotion. */
    campaign?: PromotionCampaign;
    /** Channels of the promotion. */
    channels?: CodeLabel[];
    /** Identifiers of the customer groups. */
    customer_group_ids?: string[];
    /** Identifiers of the customer organizations. */
    customer_organization_ids?: string[];
    /** Pictures, by language. */
    medias: PromotionMedia[];
    /** Descriptions for customers, by language. */
    public_descriptions: PromotionDescription[];
}
/** A promotion with its shop. `shop_id` and `internal_id` together are unique. */
export type PlatformPromotion = {
    /** Identifier of the shop. */
    shop_id: number;
} & Promotion;
/** One page of promotions of all shops. */
export interface PlatformPromotionPage {
    /** Promotions of this page. */
    promotions: PlatformPromotion[];
    /** Number of promotions on all pages. */
    total_count: number;
}
/**
 * Purpose of a reason. MESSAGING is a deprecated value.
 * - `INCIDENT_OPEN`: Opening an incident on a product order.
 * - `MPS_INCIDENT_OPEN`: Opening an incident on a service order.
 * - `INCIDENT_CLOSE`: Closing an incident on a product order.
 * - `MPS_INCIDENT_CLOSE`: Closing an incident on a service order.
 * - `REFUND`: Refunding a product order.
 * - `MPS_REFUND`: Refunding a service order.
 * - `MESSAGING`: Writing a message. Deprecated.
 * - `ORDER_MESSAGING`: Writing a message on a product order.
 * - `MPS_ORDER_MESSAGING`: Writing a message on a service order.
 * - `MPS_OFFER_MESSAGING`: Writing a message on a service.
 * - `OFFER_MESSAGING`: Writing a message on an offer.
 * - `CANCELATION`: Cancelling a product order.
 * - `MMP_SELLER_MESSAGING`: Messages with the seller on the marketplace.
 * - `MPS_SELLER_MESSAGING`: Messages with the seller on the services platform.
 * - `RETURN`: Returning an item.
 * - `RETURN_REJECTION`: Rejecting a return.
 * - `RETURN_NON_COMPLIANT`: Finding a returned item not compliant.
 */
export type ReasonType = "INCIDENT_OPEN" | "MPS_INCIDENT_OPEN" | "INCIDENT_CLOSE" | "MPS_INCIDENT_CLOSE" | "REFUND" | "MPS_REFUND" | "MESSAGING" | "ORDER_MESSAGING" | "MPS_ORDER_MESSAGING" | "MPS_OFFER_MESSAGING" | "OFFER_MESSAGING" | "CANCELATION" | "MMP_SELLER_MESSAGING" | "MPS_SELLER_MESSAGING" | "RETURN" | "RETURN_REJECTION" | "RETURN_NON_COMPLIANT" | (string & {});
/** A reason with its type and whether shops may use it. */
export interface TypedReason {
    /** Code of the reason. */
    code: string;
    /** Name of the reason, in the requested language. */
    label: string;
    /**
     * Purpose of a reason. MESSAGING is a deprecated value.
     * - `INCIDENT_OPEN`: Opening an incident on a product order.
     * - `MPS_INCIDENT_OPEN`: Opening an incident on a service order.
     * - `INCIDENT_CLOSE`: Closing an incident on a product order.
     * - `MPS_INCIDENT_CLOSE`: Closing an incident on a service order.
     * - `REFUND`: Refunding a product order.
     * - `MPS_REFUND`: Refunding a service order.
     * - `MESSAGING`: Writing a message. Deprecated.
     * - `ORDER_MESSAGING`: Writing a message on a product order.
     * - `MPS_ORDER_MESSAGING`: Writing a message on a service order.
     * - `MPS_OFFER_MESSAGING`: Writing a message on a service.
     * - `OFFER_MESSAGING`: Writing a message on an offer.
     * - `CANCELATION`: Cancelling a product order.
     * - `MMP_SELLER_MESSAGING`: Messages with the seller on the marketplace.
     * - `MPS_SELLER_MESSAGING`: Messages with the seller on the services platform.
     * - `RETURN`: Returning an item.
     * - `RETURN_REJECTION`: Rejecting a return.
     * - `RETURN_NON_COMPLIANT`: Finding a returned item not compliant.
     */
    type: ReasonType;
    /** Shops may use it. */
    is_shop_right: boolean;
}
/** A reason as operator and front see it, with the permissions of all parties. */
export type PlatformReason = {
    /** Customers may use it. */
    is_customer_right: boolean;
    /** The operator may use it. */
    is_operator_right: boolean;
} & TypedReason;
/** The reasons as operator and front see them. */
export interface PlatformReasonList {
    /** Reasons, sorted by type and then by their sort index. */
    reasons: PlatformReason[];
    /**
     * The length of the list.
     * @deprecated
     */
    total_count?: number;
}
/** Fields of a business document on every surface. */
export interface ShopDocumentDetails {
    /** Identifier of the document, for download and deletion. */
    id: number;
    /** Code of its document type (DO01). */
    type: string;
    /** Name of the file. */
    file_name: string;
    /** Time at which the file was uploaded. Format: date-time. */
    date_uploaded?: string;
}
/** A business document as operator and front see it. */
export type PlatformShopDocument = {
    /** The shop of the document. */
    shop_id: number;
    /** Time of the deletion. Only listed with `include_deleted`. Format: date-time. */
    date_deleted?: string | null;
} & ShopDocumentDetails;
/** The business documents of the requested shops. */
export interface PlatformShopDocumentList {
    /** Business documents. */
    shop_documents: PlatformShopDocument[];
    /**
     * The length of the list.
     * @deprecated
     */
    total_count?: number;
}
/** Address for the delivery. */
export interface SingleOrderShippingAddress {
    /** Further directions, such as a floor or an entrance. */
    additional_info?: string;
    /** Town or city. */
    city: string;
    /** Form of address, such as Mr or Mrs. */
    civility?: string;
    /** Company of the receiver. */
    company?: string | null;
    /** Name of the country. */
    country: string;
    /** ISO 3166-1 alpha-3 code of the country. */
    country_iso_code: CountryCode | null;
    /** First name. */
    firstname?: string;
    /** Last name. */
    lastname: string;
    /** First phone number. */
    phone?: string;
    /** Second phone number. */
    phone_secondary?: string;
    /** State, province or region. */
    state?: string;
    /** First line of the street. */
    street_1: string;
    /** Second line of the street. */
    street_2?: string;
    /** Postal code. */
    zip_code?: string;
}
/** Delivery address of the order, with internal directions. */
export type PlatformSingleShippingAddress = {
    /** Further directions that the shop doesn't see. */
    internal_additional_info?: string;
} & SingleOrderShippingAddress;
/** Address for the bill. */
export interface SingleOrderBillingAddress {
    /** Town or city. */
    city: string;
    /** Form of address, such as Mr or Mrs. */
    civility?: string;
    /** Company of the receiver. */
    company?: string | null;
    /** Name of the country. */
    country: string;
    /** ISO 3166-1 alpha-3 code of the country. */
    country_iso_code: CountryCode;
    /** First name. */
    firstname?: string;
    /** Last name. */
    lastname: string;
    /** First phone number. */
    phone?: string;
    /** Second phone number. */
    phone_secondary?: string;
    /** State, province or region. */
    state?: string;
    /** First line of the street. */
    street_1: string;
    /** Second line of the street. */
    street_2?: string;
    /** Postal code. */
    zip_code?: string;
}
/** The customer of an order. */
export interface SingleOrderCustomer {
    /** Address for the bill. */
    billing_address: SingleOrderBillingAddress;
    /** Form of address, such as Mr or Mrs. */
    civility?: string;
    /** Identifier of the customer. */
    customer_id: string;
    /** First name. */
    firstname: string;
    /** Last name. */
    lastname: string;
    /** Address for the delivery. */
    shipping_address: SingleOrderShippingAddress;
}
/** The customer of an order, with an email address. */
export type PlatformSingleOrderCustomer = {
    /** Email address of the customer. */
    email: string;
    /** Address for the delivery. */
    shipping_address?: PlatformSingleShippingAddress;
} & SingleOrderCustomer;
/** Body of the health check. */
export interface PlatformVersion {
    /** Version of the platform. */
    version?: string;
}
/** One line of a file with prices, which is one price of an offer. An empty cell is a missing value. */
export interface PriceFileRow {
    /** Identifier of the offer in the shop. */
    "offer-sku"?: string | undefined;
    /** Price of one unit without a discount. */
    price?: string | undefined;
    /** Price of one unit with the discount. */
    "discount-price"?: string | undefined;
    /** Start of the discount. */
    "discount-start-date"?: string | undefined;
    /** End of the discount. */
    "discount-end-date"?: string | undefined;
    /** Prices by quantity, such as `5|9.9,10|9.5`, if the platform uses volume prices. */
    "price-ranges"?: string | undefined;
    /** Discounted prices by quantity, if the platform uses volume prices. */
    "discount-ranges"?: string | undefined;
    /** Codes of the channels, separated by commas. Default: the default price. */
    channels?: string | undefined;
    /** Start of the price, if the platform uses price periods. */
    "start-date"?: string | undefined;
    /** End of the price, if the platform uses price periods. */
    "end-date"?: string | undefined;
    /** Identifiers of the customer organizations, separated by commas. */
    "customer-organization-ids"?: string | undefined;
    /** Identifiers of the customer groups, separated by commas. */
    "customer-group-ids"?: string | undefined;
    /**
     * Kind of the price. Default: PRICE.
     * - `PRICE`: A price of the offer.
     * - `RETAIL-PRICE`: A retail price.
     */
    "price-type"?: "PRICE" | "RETAIL-PRICE" | undefined;
}
/**
 * Status of an import of prices or stock. COMPLETE and FAILED are final.
 * - `WAITING`: Waits to be imported.
 * - `RUNNING`: Being imported.
 * - `COMPLETE`: Complete. The error report contains the failed lines. Final.
 * - `FAILED`: Failed. Final.
 */
export type PriceImportStatus = "WAITING" | "RUNNING" | "COMPLETE" | "FAILED" | (string & {});
/** Status and figures of an import of prices. */
export interface PriceImport {
    /** Identifier of the import. */
    import_id: string;
    /** Shop of the offers. */
    shop_id: number;
    /**
     * Status of an import of prices or stock. COMPLETE and FAILED are final.
     * - `WAITING`: Waits to be imported.
     * - `RUNNING`: Being imported.
     * - `COMPLETE`: Complete. The error report contains the failed lines. Final.
     * - `FAILED`: Failed. Final.
     */
    status: PriceImportStatus;
    /** Reason why the import failed, for people. Empty if it did not fail. */
    reason_status: string;
    /** Time at which the file was received. Format: date-time. */
    date_created: string;
    /**
     * How the file of an import arrived. More origins may appear.
     * - `API`: Through this API.
     * - `FTP`: From an FTP server.
     * - `SFTP`: From an SFTP server.
     * - `HTTP`: From an HTTP server.
     * - `HTTPS`: From an HTTPS server.
     * - `FRONT`: In the back office.
     * - `PENDING_OFFERS`: From offers that waited for approval.
     */
    origin: ImportOrigin;
    /** Lines that were imported. */
    lines_in_success: number;
    /** Lines that failed. */
    lines_in_error: number;
    /** Offers with new prices. */
    offers_updated: number;
    /** Offers whose prices were not changed. */
    offers_in_error: number;
    /** Whether PRI03 has a file. */
    has_error_report: boolean;
}
/** One page of imports of prices. */
export interface PriceImportPage {
    /** Imports of this page. */
    data: PriceImport[];
    /** Token of the next page. Null or absent on the last page. */
    next_page_token?: string | null;
    /** Token of the previous page. Null or absent on the first page. */
    previous_page_token?: string | null;
}
/** A file with prices of offers. */
export interface PriceImportRequest {
    /** The file with prices as CSV with semicolons. Its first line names the columns. */
    file: FileInput;
}
/** The accepted import. */
export interface PriceImportStarted {
    /** Identifier of the import, used to read its status with PRI02. */
    import_id?: string;
    /**
     * The same as `import_id`.
     * @deprecated
     */
    importId?: string;
}
/** An extra with values of a list. */
export interface ValueListPriceOptionUpdate {
    /** Code of the option in the model. */
    code: string;
    /** Marks an extra with values of a list. */
    type: "VALUE_LIST";
    /** Price of each value. This is the complete list: entries left out are removed. Without it, or if it is empty or null, the option is removed. */
    values?: ValuePriceInput[] | null | undefined;
}
/** An extra with its new prices. */
export type PriceOptionUpdate = BooleanPriceOptionUpdate | ValueListPriceOptionUpdate;
/** An identifier of the product. `code` contains its type. */
export interface ProductIdentifier {
    /**
     * Kind of identifier, such as EAN.
     * @example EAN
     */
    code: string;
    /** The identifier. */
    value: string;
}
/**
 * COMPLETE, FAILED, CANCELLED and TRANSFORMATION_FAILED are final. Assumption about which statuses are final: COMPLETE, FAILED, CANCELLED and TRANSFORMATION_FAILED. With any other status, the import is still running.
 * - `TRANSFORMATION_WAITING`: Waits to be transformed.
 * - `TRANSFORMATION_RUNNING`: Being transformed.
 * - `TRANSFORMATION_FAILED`: The transformation failed. Final.
 * - `WAITING`: Waits to be imported.
 * - `RUNNING`: Being imported.
 * - `SENT`: Sent. The outcome is not known yet.
 * - `COMPLETE`: Complete. The reports contain the result of each product. Final.
 * - `CANCELLED`: Canceled. `reason_status` may contain the reason. Final.
 * - `FAILED`: Failed. `reason_status` may contain the reason. Final.
 */
export type ProductImportStatus = "TRANSFORMATION_WAITING" | "TRANSFORMATION_RUNNING" | "TRANSFORMATION_FAILED" | "WAITING" | "RUNNING" | "SENT" | "COMPLETE" | "CANCELLED" | "FAILED" | (string & {});
/** Status and figures of a product import. */
export interface ProductImportTracking {
    /** Identifier of the import. */
    import_id: number;
    /** Shop of the imported products. */
    shop_id: number;
    /**
     * Status of the import. Assumption about which statuses are final: COMPLETE, FAILED, CANCELLED and TRANSFORMATION_FAILED. With any other status, the import is still running.
     * - `TRANSFORMATION_WAITING`: Waits to be transformed.
     * - `TRANSFORMATION_RUNNING`: Being transformed.
     * - `TRANSFORMATION_FAILED`: The transformation failed. Final.
     * - `WAITING`: Waits to be imported.
     * - `RUNNING`: Being imported.
     * - `SENT`: Sent. The outcome is not known yet.
     * - `COMPLETE`: Complete. The reports contain the result of each product. Final.
     * - `CANCELLED`: Canceled. `reason_status` may contain the reason. Final.
     * - `FAILED`: Failed. `reason_status` may contain the reason. Final.
     */
    import_status: ProductImportStatus;
    /** Reason why the import failed or was canceled, for people. */
    reason_status?: string;
    /** Time at which the file was received. Format: date-time. */
    date_created: string;
    /**
     * Conversion type of the catalog transformation.
     * - `AI_CONVERTER`: By the AI converter.
     */
    conversion_type?: "AI_CONVERTER" | (string & {});
    /** Additional steps of the AI converter. */
    conversion_options?: ConversionOptions;
    /** Whether P44 has a file. Set at COMPLETE. */
    has_error_report: boolean;
    /** Whether P45 has a file. Set at COMPLETE. */
    has_new_product_report: boolean;
    /** Whether P46 has a file. Set at SENT or COMPLETE. */
    has_transformed_file: boolean;
    /** Whether P47 has a file. Set at SENT or COMPLETE. */
    has_transformation_error_report?: boolean;
    /** Lines of the file that were read. */
    transform_lines_read: number;
    /** Lines that were transformed without errors. */
    transform_lines_in_success: number;
    /** Lines that could not be transformed. */
    transform_lines_in_error: number;
    /** Lines that were transformed with a warning. */
    transform_lines_with_warning: number;
    /** Number of products that the operator's catalog accepted, and of refused ones by reason. */
    integration_details?: IntegrationCounts;
}
/** One page of product imports. */
export interface ProductImportPage {
    /** Imports of this page. */
    product_import_trackings?: ProductImportTracking[];
    /** Number of imports on all pages. */
    total_count: number;
}
/** The accepted import. */
export interface ProductImportStarted {
    /** Identifier of the import, used to read its status with P42. */
    import_id: number;
}
/** Measure of a product that is sold by measure. */
export interface ProductMeasurement {
    /** Measure of the product. */
    total_measurement_of_product?: number;
    /** Unit of the measure. */
    unit: string;
}
/** A picture of the product. */
export interface ProductMedia {
    /** Address of the picture. */
    media_url: string;
    /** Media type of the picture. */
    mime_type?: string | null;
    /** Kind of the picture. */
    type: string;
}
/** The picture of the product. */
export interface ProductOfferMedia {
    /** Address of the picture in its original size. */
    dam_url?: string;
    /** Address of the picture. */
    media_url: string;
    /** Kind of the picture. */
    type: string;
}
/** A product that shops offer. */
export interface ProductOfOffers {
    /** Code of the product's category. */
    category_code: string;
    /** Name of the category, in the requested language. */
    category_label: string;
    /** Measure of a product that is sold by measure. */
    measurement?: ProductMeasurement;
    /** Brand of the product. */
    product_brand?: string;
    /** Description of the product. */
    product_description?: string;
    /** The picture of the product. */
    product_media?: ProductOfferMedia;
    /** Identifiers of the product, such as its EAN. */
    product_references: OfferProductReference[];
    /** Identifier of the product on the platform. */
    product_sku: string;
    /** Title of the product. */
    product_title: string;
    /** Number of offers of the product. */
    total_count: number;
}
/** Prices of an offer in one context. */
export interface ProductOfferPrice {
    /**
     * Code of the channel. Null: the default prices.
     * @deprecated
     */
    channel_code?: string | null;
    /** The channels, customers and period of the prices. */
    context?: OfferPriceContext;
    /** End of the discount. Format: date-time. */
    discount_end_date?: string | null;
    /** Start of the discount. Format: date-time. */
    discount_start_date?: string | null;
    /** Price of one unit now. */
    price: number;
    /** Price of one unit with the discount. */
    unit_discount_price?: number | null;
    /** Price of one unit without the discount. */
    unit_origin_price: number;
    /** Prices by quantity. */
    volume_prices: OfferVolumePrice[];
}
/** A retail price and its discount. */
export interface ProductOfferRetailPrice {
    /** End of the discount. Format: date-time. */
    discount_end_date?: string | null;
    /** Start of the discount. Format: date-time. */
    discount_start_date?: string | null;
    /** Price of one unit now. */
    price: number;
    /** Price of one unit with the discount. */
    unit_discount_price?: number | null;
    /** Price of one unit without the discount. */
    unit_origin_price: number;
}
/** When the delivery is expected. */
export interface ProductOfferDelivery {
    /** Lowest number of days. */
    earliest_days: number;
    /** Earliest time of the delivery. Format: date-time. */
    earliest_delivery_date: string;
    /** Highest number of days. */
    latest_days: number;
    /** Latest time of the delivery. Format: date-time. */
    latest_delivery_date: string;
}
/**
 * Kind of a shipping charge.
 * - `FIXED_PRICE`: A fixed price.
 * - `FREE_SHIPPING`: Free of charge.
 * - `ORDER_PRICE_RANGE`: By the price of the order.
 */
export type ProductShippingPriceType = "FIXED_PRICE" | "FREE_SHIPPING" | "ORDER_PRICE_RANGE" | (string & {});
/** A shipping method of the offer into one zone. */
export interface ProductOfferShipping {
    /** Code of the shipping method. */
    code: string;
    /** Next time at which orders are too late for a shipment on the same day. Format: date-time. */
    cut_off_next_date?: string;
    /** Time of day until which orders are shipped on the same day. Format: time. */
    cut_off_time?: string;
    /** When the delivery is expected. */
    delivery_time?: ProductOfferDelivery;
    /** Name, in the requested language. */
    label: string;
    /** Time until which an order of now must be shipped with this method. Format: date-time. */
    shipping_deadline?: string;
    /**
     * Kind of the charge.
     * - `FIXED_PRICE`: A fixed price.
     * - `FREE_SHIPPING`: Free of charge.
     * - `ORDER_PRICE_RANGE`: By the price of the order.
     */
    shipping_price_type: ProductShippingPriceType;
    /** Shipping charge of one unit. */
    shipping_price_unit: number;
    /** Code of the shipping zone. */
    shipping_zone_code: string;
    /** Name of the shipping zone. */
    shipping_zone_label: string;
    /** Standard code of the shipping method. */
    standard_code?: string;
}
/** Fields of an offer for the product that every role sees. */
export interface ProductOfferCore {
    /** Whether the offer can be bought. */
    active: boolean;
    /** All prices of the offer. */
    all_prices: ProductOfferPrice[];
    /** Whether customers may request quotes. */
    allow_quote_requests?: boolean;
    /** The prices for the requested channel and customer organization. */
    applicable_pricing?: ProductOfferPrice;
    /** Currency of the amounts. */
    currency_iso_code: CurrencyCode;
    /** Description of the offer. */
    description: string;
    /** Contributions to schemes of extended producer responsibility. */
    eco_contributions?: OfferEcoContribution[];
    /**
     * Why the offer can't be bought.
     * - `PRODUCT_STATUS_NEW`: The product is new.
     * - `PRODUCT_STATUS_INVALID`: The product is invalid.
     * - `PRODUCT_STATUS_REJECTED`: The operator rejected the product.
     * - `PRODUCT_STATUS_UNAUTHORIZED_TO_SELL`: The shop may not sell the product.
     * - `PRODUCT_STATUS_PENDING`: The product waits for a decision.
     * - `PRODUCT_STATUS_SYNCHRO_ERROR`: The product could not be synchronized.
     * - `PRODUCT_DISABLED`: The product is disabled.
     * - `SHOP_NOT_OPEN`: The shop is not open.
     * - `ZERO_QUANTITY`: The stock is empty.
     * - `NO_MIN_SHIPPING_RATE`: The offer has no shipping charge.
     * - `NOT_IN_AVAILABILITY_PERIOD`: The availability period has not started or is over.
     * - `NO_CHANNEL_ON_SHOP`: The shop has no sales channel.
     * - `SHOP_CURRENCY_DISABLED`: The currency of the shop is disabled.
     * - `AVAILABLE_QUANTITY_LESS_THAN_MIN_ORDER_QUANTITY`: The stock is below the lowest order quantity.
     * - `AVAILABLE_QUANTITY_LESS_THAN_PACKAGE_QUANTITY`: The stock is below the quantity of a package.
     * - `NO_ACTIVE_PRICE`: No price applies now.
     * - `CATEGORY_UNAUTHORIZED_TO_SELL`: The shop may not sell in the category.
     * - `BRAND_UNAUTHORIZED_TO_SELL`: The shop may not sell the brand.
     */
    inactivity_reasons?: OfferInactivityReason[];
    /** Whether the shop is a business. */
    is_professional: boolean;
    /** Days between the order and its shipment. */
    leadtime_to_ship: number;
    /** Lowest shipping charge of the first unit. */
    min_shipping_price: number;
    /** Lowest shipping charge of each further unit. */
    min_shipping_price_additional: number;
    /** Code of the shipping method with the lowest charge. */
    min_shipping_type: string;
    /** Code of the shipping zone with the lowest charge. */
    min_shipping_zone: string;
    /** Retail price that the manufacturer suggests. */
    msrp?: number;
    /** Number of evaluations of the shop. */
    nb_evaluation: number;
    /** Price of one unit now. */
    price?: number;
    /** Additional text about the price. */
    price_additional_info?: string;
    /** Retail prices. */
    retail_prices?: ProductOfferRetailPrice[];
    /** Time until which an order of now must be shipped. Format: date-time. */
    shipping_deadline: string;
    /** Shipping methods of the offer. */
    shipping_types?: ProductOfferShipping[];
    /** Grade of the shop. */
    shop_grade: number;
    /** Name of the shop. */
    shop_name: string;
    /** Code of the condition (OF61). */
    state_code: string;
    /** Price of one unit with the lowest shipping charge. */
    total_price?: number;
}
/** Why the operator rejected the product. */
export interface RejectionDetails {
    /** Code of the reason. */
    reason_code: string;
    /** Name of the reason, for people. */
    reason_label: string;
    /** Comment of the operator on the reason. */
    message?: string;
}
/** A reason why the product is not live. */
export interface ProductSourceError {
    /** Kind of error, for programs. */
    code: string;
    /** Description of the problem, for people. */
    message: string;
    /** Channels of the error. */
    channels?: string[];
    /** Attributes at fault. */
    integration_details?: IntegrationDetail[];
    /** Why the operator rejected the product. */
    rejection_details?: RejectionDetails;
}
/**
 * Whether the product is in the operator's catalog.
 * - `LIVE`: In the operator's catalog.
 * - `NOT_LIVE`: Not in the operator's catalog. `errors` contains the reasons.
 */
export type ProductSourceState = "LIVE" | "NOT_LIVE" | (string & {});
/** A suggested improvement that does not keep the product from being live. */
export interface ProductSourceWarning {
    /** Kind of warning, for programs. */
    code: string;
    /** Description of the improvement, for people. */
    message: string;
    /** Code of the attribute to improve. Absent if there is none. */
    attribute_code?: string;
}
/** Status of a product data sheet of the seller. */
export interface ProductSourceStatus {
    /** The seller's own identifier of the product. */
    provider_unique_identifier?: string;
    /** Identifiers of the product, such as an EAN. */
    unique_identifiers?: ProductIdentifier[];
    /**
     * Whether the product is in the operator's catalog.
     * - `LIVE`: In the operator's catalog.
     * - `NOT_LIVE`: Not in the operator's catalog. `errors` contains the reasons.
     */
    status: ProductSourceState;
    /** Why the product is not live. */
    errors?: ProductSourceError[];
    /** Suggested improvements. */
    warnings?: ProductSourceWarning[];
}
export interface ProductsListQuery {
    /**
     * References as `TYPE|identifier`, sent as one comma-separated list.
     * @example [
     *   "EAN|4006381333931",
     *   "SKU|WARDROBE-1"
     * ]
     */
    product_references: string[];
    /**
     * The old form of `product_references`.
     * @deprecated
     */
    products?: string | undefined;
    /**
     * Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
export interface ProductsOffersQuery {
    /**
     * The products, by their SKU, sent as one comma-separated list. Assumption about `product_ids`: SKUs of products.
     * @example [
     *   "WARDROBE-1"
     * ]
     */
    product_ids?: string[] | undefined;
    /** The products, each as `TYPE|identifier`, sent as one comma-separated list. */
    product_references?: string[] | undefined;
    /** Only offers in these conditions, sent as one comma-separated list. */
    offer_state_codes?: string[] | undefined;
    /** Whether to list inactive offers too. */
    all_offers?: boolean | undefined;
    /** Only offers on these channels, sent as one comma-separated list. */
    channel_codes?: string[] | undefined;
    /** Whether to list offers on all channels. `channel_codes` is then ignored. */
    all_channels?: boolean | undefined;
    /** Channel of `applicable_pricing`. Default: the default prices. */
    pricing_channel_code?: string | undefined;
    /** Customer organization of `applicable_pricing`. Default: none. */
    pricing_customer_organization_id?: string | undefined;
    /** Only shipping charges into these zones, sent as one comma-separated list. */
    shipping_zones?: string[] | undefined;
    /** Whether to list shipping charges into all zones. `shipping_zones` is then ignored. */
    all_shipping_zones?: boolean | undefined;
    /**
     * Sort field of the offers.
     * - `bestPrice`: By price with the lowest shipping charge.
     * - `bestEvaluation`: By grade of the shop.
     */
    sort?: "bestPrice" | "bestEvaluation" | undefined;
    /**
     * Direction of the sort.
     * - `asc`: Ascending, the lowest or oldest first.
     * - `desc`: Descending, the highest or latest first.
     */
    order?: "asc" | "desc" | undefined;
    /** Number of entries per page. */
    max?: number | undefined;
    /** Number of entries to skip. */
    offset?: number | undefined;
    /**
     * Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
    /** Only offers of these shops, sent as one comma-separated list. */
    shop_ids?: number[] | undefined;
    /**
     * Only offers of shops with these sales models, sent as one comma-separated list.
     * - `MARKETPLACE`: The shop sells on its own account.
     * - `DROPSHIP`: The operator sells and the shop ships.
     * - `ONE_CREDITOR`: The operator is the only creditor of the customer.
     */
    models?: ShopModel[] | undefined;
    /**
     * Whether to list only offers of premium shops, or only offers of other shops.
     * - `TRUE`: Only offers of premium shops.
     * - `FALSE`: Only offers of other shops.
     * - `ALL`: Offers of all shops.
     */
    premium?: "TRUE" | "FALSE" | "ALL" | undefined;
}
export interface ProductsStatusExportQuery {
    /**
     * Only data sheets that changed at or after this time. Default: full export.
     * @example 2026-04-01T06:00:00Z
     */
    updated_since?: string | Date | undefined;
    /** Only data sheets that changed at or before this time. */
    updated_to?: string | Date | undefined;
    /**
     * Only live data sheets, or only the others.
     * - `LIVE`: In the operator's catalog.
     * - `NOT_LIVE`: Not in the operator's catalog.
     */
    status?: "LIVE" | "NOT_LIVE" | undefined;
    /** Only products with these identifiers of the seller. */
    provider_unique_identifier?: string[] | undefined;
    /**
     * Only products with these identifiers, each as `type|id`.
     * @example [
     *   "EAN|4006381333931"
     * ]
     */
    unique_identifier?: string[] | undefined;
    /**
     * Provider of the data sheets, which is a shop. Assumption about shop_id and provider_id: both are described, provider_id is mandatory.
     * @example 2001
     */
    provider_id: string;
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
/** A code that applies the promotion to a cart. */
export interface PromotionCodeInput {
    /** Code that customers enter. */
    promo_code: string;
}
/** A lower price of each unit. */
export interface ReducedPriceReward {
    /** Marks a lower price. */
    type: "REDUCED_UNIT_PRICE";
    /** The items with the reward. */
    selection: RewardSelection;
    /** Price of one unit. */
    reduced_unit_price: number;
    /** Highest quantity with the reward. */
    max_quantity_to_discount?: number | undefined;
}
/** The reward of a promotion. */
export type PromotionReward = FreeItemsReward | AmountOffReward | PercentageOffReward | ReducedPriceReward;
/** The purchase that triggers the reward. */
export type PromotionTrigger = MinimumQuantityTrigger | EveryQuantityTrigger | MinimumAmountTrigger | EveryAmountTrigger;
/** A new promotion. */
export interface PromotionCreateRequest {
    /** Identifier of the promotion in the shop. It must be new. */
    internal_id: string;
    /** Description that only the shop reads. */
    internal_description: string;
    /** Start of the promotion. Format: date-time. */
    start_date: string | Date;
    /** End of the promotion. Default: no end. Format: date-time. */
    end_date?: string | Date | undefined;
    /** The reward of a promotion. */
    reward: PromotionReward;
    /** The purchase that triggers the reward. */
    trigger: PromotionTrigger;
    /** How the promotion is applied to a cart. Default: automatically. */
    application_to_cart?: PromotionCodeInput[] | undefined;
    /** Codes of the channels. Default: all channels of the shop. */
    channel_codes?: string[] | undefined;
    /** Identifiers of the customer groups. */
    customer_group_ids?: string[] | undefined;
    /** Identifiers of the customer organizations. */
    customer_organization_ids?: string[] | undefined;
    /** Descriptions for customers, by language. */
    public_descriptions?: PromotionDescription[] | undefined;
}
/** The items with the reward. */
export interface PromotionRewardUpdate {
    /** The items with the reward. */
    selection: RewardSelection;
}
/** The items that trigger the reward. */
export interface PromotionTriggerUpdate {
    /** The items that trigger the reward. */
    selection: TriggerSelection;
}
/** The promotion after the change. The kind of the reward and of the trigger stay. The start and the code change only before the promotion has started. */
export interface PromotionUpdateRequest {
    /** Description that only the shop reads. */
    internal_description: string;
    /** Start of the promotion. Format: date-time. */
    start_date: string | Date;
    /** End of the promotion. Default: no end. Format: date-time. */
    end_date?: string | Date | undefined;
    /** The items with the reward. */
    reward: PromotionRewardUpdate;
    /** The items that trigger the reward. */
    trigger: PromotionTriggerUpdate;
    /** How the promotion is applied to a cart. Default: automatically. */
    application_to_cart?: PromotionCodeInput[] | undefined;
    /** Codes of the channels. Default: all channels of the shop. */
    channel_codes?: string[] | undefined;
    /** Identifiers of the customer groups. */
    customer_group_ids?: string[] | undefined;
    /** Identifiers of the customer organizations. */
    customer_organization_ids?: string[] | undefined;
    /** Descriptions for customers, by language. */
    public_descriptions?: PromotionDescription[] | undefined;
}
export interface PromotionsListQuery {
    /**
     * Only these promotions, each as `shop|internal_id`, sent as one comma-separated list.
     * @example [
     *   "2001|SPRING-26"
     * ]
     */
    ids?: string[] | undefined;
    /**
     * Only promotions of these types.
     * - `AMOUNT_OFF`: An amount is taken off.
     * - `FREE_ITEMS`: Some items are free.
     * - `PERCENTAGE_OFF`: A percentage is taken off.
     * - `REDUCED_UNIT_PRICE`: Each unit has a lower price.
     */
    types?: PromotionType[] | undefined;
    /**
     * Only promotions in these states.
     * - `PENDING`: It has not started.
     * - `ACTIVE`: It applies now.
     * - `EXPIRED`: It has ended.
     * - `PENDING_APPROVAL`: It waits for the operator's approval.
     * - `REJECTED`: The operator rejected it.
     * - `ALL`: Every state.
     * @example [
     *   "ALL"
     * ]
     */
    states?: ("PENDING" | "ACTIVE" | "EXPIRED" | "PENDING_APPROVAL" | "REJECTED" | "ALL")[] | undefined;
    /** Only promotions that end at or after this time. */
    ending_after?: string | Date | undefined;
    /** Only promotions that start at or before this time. */
    starting_before?: string | Date | undefined;
    /** Only promotions created at or after this time. */
    date_created_from?: string | Date | undefined;
    /** Only promotions created at or before this time. */
    date_created_to?: string | Date | undefined;
    /** Only promotions that changed at or after this time. */
    last_request_date?: string | Date | undefined;
    /**
     * Language of pictures and descriptions. Default: all languages.
     * @example en_US
     */
    locale?: string | undefined;
    /** Only promotions that these offers trigger. */
    trigger_offer_ids?: string[] | undefined;
    /** Only promotions with a reward on these offers. */
    reward_offer_ids?: string[] | undefined;
    /** Only promotions of these channels. */
    channel_codes?: string[] | undefined;
    /**
     * Sort field of the list.
     * - `startDate`: By start.
     * - `endDate`: By end.
     * - `dateCreated`: By the date of creation.
     */
    sort?: "startDate" | "endDate" | "dateCreated" | undefined;
    /**
     * Direction of the sort.
     * - `asc`: Ascending, the oldest first.
     * - `desc`: Descending, the latest first.
     */
    order?: "asc" | "desc" | undefined;
    /** Number of entries per page. */
    max?: number | undefined;
    /** Number of entries to skip. */
    offset?: number | undefined;
    /** Only promotions of these shops, sent as one comma-separated list. */
    shop_ids?: number[] | undefined;
    /** Only promotions in these campaigns, sent as one comma-separated list. */
    campaign_identifiers?: string[] | undefined;
}
/** One reason of the type. */
export interface Reason {
    /** Code of the reason. */
    code: string;
    /** Name of the reason, for people. */
    label: string;
}
/** The reasons of one type. */
export interface ReasonList {
    /** Reasons, sorted by their sort index. */
    reasons: Reason[];
    /**
     * The length of the list.
     * @deprecated
     */
    total_count?: number;
}
export interface ReasonsListByTypeQuery {
    /**
     * Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
export interface ReasonsListQuery {
    /**
     * Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
/** A refused document, and the reasons. */
export interface RefusedShopDocument {
    /** Problems, one entry per fault. */
    errors: InputError[];
}
/** A carrier that is registered on the platform. */
export interface RegisteredCarrier {
    /** Code of the carrier, sent as `carrier_code` in the tracking. */
    code: string;
    /** Name of the carrier. */
    label: string;
    /** Code that is the same on every platform. */
    standard_code?: string;
    /** Pattern of the tracking URL. */
    tracking_url?: string;
}
/** The registered carriers. */
export interface RegisteredCarrierList {
    /** Carriers, sorted by label. */
    carriers: RegisteredCarrier[];
}
/** The customer asks for a time. */
export interface RequestedTimeBooking {
    /** Marks a booking for a requested time. */
    type: "DATETIME_REQUEST";
    /**
     * Duration of the service, as an ISO 8601 duration.
     * @example PT1H30M
     */
    duration: string;
}
/** Duration of the service, as an ISO 8601 duration. */
export type ServiceDuration = "PT15M" | "PT30M" | "PT45M" | "PT1H" | "PT1H30M" | "PT2H" | "PT2H30M" | "PT3H" | "PT4H" | "PT5H" | "PT6H" | "PT7H" | "PT8H" | "PT9H" | "PT10H" | "PT11H" | "PT12H" | "PT16H" | "PT20H" | "PT24H" | "PT48H" | "PT72H" | "PT96H" | "PT120H" | "PT144H" | "PT168H" | "PT192H" | "PT216H";
/** The customer asks for a time. */
export interface RequestedTimeBookingInput {
    /** Marks a booking for a requested time. */
    type: "DATETIME_REQUEST";
    /** Duration of the service, as an ISO 8601 duration. */
    duration: ServiceDuration;
}
/** A return of a customer. */
export type Return = {
    /**
     * State of the return.
     * - `WAITING_ACCEPTANCE`: Waits until the shop accepts it.
     * - `IN_PROGRESS`: Accepted. The goods are on their way.
     * - `REFUSED`: The shop refused it.
     * - `RECEIVED`: The shop has received the goods.
     * - `NO_RECEPTION`: The goods did not arrive.
     * - `CLOSED`: Closed.
     * - `CANCELED`: Canceled.
     */
    state: ReturnState;
} & ReturnDetails;
/** The decision about one return. */
export interface ReturnDecision {
    /** Identifier of the return. */
    id: string;
    /** Whether the shop accepts the return. */
    accepted: boolean;
    /**
     * Why the shop refuses the return.
     * - `RETURN_REJECTION_NOT_ELIGIBLE`: The goods are not eligible for a return.
     * - `RETURN_REJECTION_NOT_NEEDED`: A return is not needed.
     * - `RETURN_REJECTION_WINDOW_CLOSED`: The period of returns is over.
     */
    rejection_reason_code?: ReturnRejectionReason | undefined;
}
/** Decisions about up to 100 returns. */
export interface ReturnAcceptRequest {
    /** The returns. */
    returns: ReturnDecision[];
}
/** The address. */
export interface ReturnAddressInput {
    /** Town or city. */
    city: string;
    /** ISO 3166-1 alpha-3 code of the country. */
    country_iso_code: CountryCode;
    /** State, province or region. */
    state?: string | undefined;
    /** First line of the street. */
    street1: string;
    /** Second line of the street. */
    street2?: string | undefined;
    /** Postal code. Required except in countries without postal codes. */
    zip_code?: string | undefined;
}
/** Address that the customer sends the goods to. */
export interface ReturnAddressUpdate {
    /** The address. */
    address?: ReturnAddressInput | undefined;
}
/** Condition of one returned line. */
export interface ReturnLineCompliance {
    /** Identifier of the order line. */
    order_line_id: string;
    /** Whether the items are as they should be. */
    compliant: boolean;
    /** Further information about the condition. */
    non_compliance_additional_info?: string | undefined;
    /**
     * Why the items are not as they should be.
     * - `RETURN_NON_COMPLIANT_MISSING_ITEM`: An item is missing.
     * - `RETURN_NON_COMPLIANT_WRONG_PRODUCT`: It is another product.
     * - `RETURN_NON_COMPLIANT_DAMAGED_PRODUCT`: The product is damaged.
     * - `RETURN_NON_COMPLIANT_WINDOW_CLOSED`: The period of returns is over.
     * - `RETURN_NON_COMPLIANT_OTHER`: Another reason.
     */
    non_compliance_reason_code?: NonComplianceReason | undefined;
}
/** Conditions of the lines of one return. */
export interface ReturnComplianceUpdate {
    /** Identifier of the return. */
    id: string;
    /** Conditions of lines. */
    return_lines: ReturnLineCompliance[];
}
/** Conditions of up to 100 returns. */
export interface ReturnComplianceRequest {
    /** The returns. */
    returns: ReturnComplianceUpdate[];
}
/** A return that was not opened. */
export interface ReturnCreateError {
    /** Explanation for a person. */
    message?: string;
    /** Identifier of the customer's whole purchase. */
    order_commercial_id?: string;
}
/** Up to 200 returns to open. */
export interface ReturnCreateRequest {
    /** The returns. */
    returns: NewReturn[];
}
/** Opened returns and failures. */
export interface ReturnCreateResult {
    /** Returns that were not opened. */
    return_errors: ReturnCreateError[];
    /** Opened returns. */
    return_success: OpenedReturn[];
}
/** A return that was not changed. */
export interface ReturnError {
    /** Identifier of the return. */
    id?: string;
    /** Explanation for a person. */
    message?: string;
}
/** Names a return. */
export interface ReturnId {
    /** Identifier of the return. */
    id: string;
}
/** One page of returns. */
export interface ReturnPage {
    /** Returns of this page. */
    data: Return[];
    /** Token of the next page. Null or absent on the last page. */
    next_page_token?: string | null;
    /** Token of the previous page. Null or absent on the first page. */
    previous_page_token?: string | null;
}
/** Changed returns and failures. */
export interface ReturnResult {
    /** Returns that were not changed. */
    return_errors?: ReturnError[];
    /** Changed returns. */
    return_success?: ReturnId[];
}
/** Up to 100 returns. */
export interface ReturnSelection {
    /** The returns. */
    returns: ReturnId[];
}
/** Carrier and tracking number of the return. */
export interface ReturnTrackingInput {
    /** Code of a registered carrier (SH21). */
    carrier_code?: string | undefined;
    /** Name of a carrier that is not registered. */
    carrier_name?: string | undefined;
    /** Standard code of the carrier. */
    carrier_standard_code?: string | undefined;
    /** Tracking number. */
    tracking_number?: string | undefined;
    /** Address of the tracking page. */
    tracking_url?: string | undefined;
}
/** Changes of one return. Fields that you leave out stay. */
export interface ReturnUpdate {
    /** Identifier of the return. */
    id: string;
    /** Address of the shipping label. */
    label_url?: string | undefined;
    /**
     * How the customer returns the goods. Only if the platform lets shops change it.
     * - `RETURN_METHOD_BY_MAIL`: By mail.
     * - `RETURN_METHOD_DROP_OFF_POINT`: At a drop-off point.
     * - `RETURN_METHOD_HOME_PICKUP`: Pick-up at the customer's home.
     * - `RETURN_METHOD_IN_STORE`: In a store.
     * - `RETURN_METHOD_RETURNLESS`: The customer keeps the goods.
     */
    method_code?: ReturnMethod | undefined;
    /** Address that the customer sends the goods to. */
    return_address?: ReturnAddressUpdate | undefined;
    /** Number that authorizes the return. */
    rma?: string | undefined;
    /** Carrier and tracking number of the return. */
    tracking?: ReturnTrackingInput | undefined;
}
/** Changes of up to 100 returns. */
export interface ReturnUpdateRequest {
    /** The returns. */
    returns: ReturnUpdate[];
}
/** Changed returns and failures. */
export interface ReturnUpdateResult {
    /** Returns that were not changed. */
    return_errors?: ReturnError[];
    /** Changed returns. */
    return_success?: Return[];
}
/** The items of an order line that customers may still return. */
export interface ReturnableItem {
    /** Identifier of the order line. */
    order_line_id: string;
    /** How the customer may return the items. */
    available_return_methods?: string[] | null;
    /** Reasons that the customer may choose from. */
    available_return_reasons?: string[] | null;
    /** Identifier of the customer's whole purchase. */
    order_commercial_id: string;
    /** Number of days for returns of the items. */
    return_window?: number | null;
    /** Quantity that customers may still return. */
    returnable_quantity: number;
}
/** One page of items to return. */
export interface ReturnableItemPage {
    /** Items of this page. */
    data: ReturnableItem[];
    /** Token of the next page. Null or absent on the last page. */
    next_page_token?: string | null;
    /** Token of the previous page. Null or absent on the first page. */
    previous_page_token?: string | null;
}
export interface ReturnsItemsToReturnQuery {
    /** Only lines of these purchases. */
    order_commercial_id?: string[] | undefined;
    /** Only these order lines. */
    order_line_id?: string[] | undefined;
    /** Number of entries per page. */
    limit?: number | undefined;
    /** Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
    /**
     * Sort field and direction of the list.
     * - `order_line_id,ASC`: By line, ascending.
     * - `order_line_id,DESC`: By line, descending.
     */
    sort?: "order_line_id,ASC" | "order_line_id,DESC" | undefined;
}
export interface ReturnsListQuery {
    /** Only these returns. */
    return_id?: string[] | undefined;
    /** Only returns in these states. */
    return_state?: string[] | undefined;
    /** Only returns created at or after this time. */
    return_creation_date_from?: string | Date | undefined;
    /** Only returns created at or before this time. */
    return_creation_date_to?: string | Date | undefined;
    /** Only returns that last changed at or after this time. */
    return_last_updated_from?: string | Date | undefined;
    /** Only returns that last changed at or before this time. */
    return_last_updated_to?: string | Date | undefined;
    /** Only returns of these purchases. */
    order_commercial_id?: string[] | undefined;
    /** Only returns of these order lines. */
    order_line_id?: string[] | undefined;
    /** Only returns with these authorization numbers. */
    return_rma?: string[] | undefined;
    /** Only returns of these customers. */
    customer_id?: string[] | undefined;
    /** Number of entries per page. */
    limit?: number | undefined;
    /** Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
    /**
     * Sort field and direction of the list.
     * - `date_created,ASC`: Oldest first.
     * - `date_created,DESC`: Latest first.
     */
    sort?: "date_created,ASC" | "date_created,DESC" | undefined;
}
export interface RolesListQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
/** One scheduled session of a service. */
export interface Session {
    /** Identifier of the session. Orders are booked for it. */
    id: string;
    /** Number of available places. */
    available_units: number;
    /** Time at which the session takes place. */
    time_slot: {
        /** Time at which the session begins. Format: date-time. */
        start: string;
        /** Time at which the session ends. Format: date-time. */
        end: string;
    };
}
/** The customer chooses a session. */
export interface ScheduledBooking {
    /** Marks a booking of a session. */
    type: "SCHEDULED_EVENTS";
    /**
     * Duration of a session, as an ISO 8601 duration.
     * @example PT2H
     */
    duration: string;
    /** Sessions to choose from. */
    sessions?: Session[];
}
/** Start of a session. It ends after the duration. */
export interface SessionStart {
    /** Time at which the session begins. Format: date-time. */
    start: string | Date;
}
/** A new session. It ends after the duration. */
export interface SessionInput {
    /** Number of places of the session. */
    available_units: number;
    /** Time at which the session takes place. */
    time_slot: SessionStart;
}
/** The customer chooses a session. */
export interface ScheduledBookingInput {
    /** Marks a booking of a session. */
    type: "SCHEDULED_EVENTS";
    /** Duration of the service, as an ISO 8601 duration. */
    duration: ServiceDuration;
    /** Available sessions, at most 300. */
    sessions: SessionInput[];
}
/** A session of the service, with its `id` if it exists. */
export interface SessionUpdate {
    /** Identifier of an existing session. Leave it out for a new one. */
    id?: string | undefined;
    /** Number of available places. */
    available_units: number;
    /** Time at which the session takes place. */
    time_slot: SessionStart;
}
/** New duration or sessions. Sessions left out of the list are removed. Assumption about entries left out of a list: they are removed. */
export interface ScheduledBookingUpdate {
    /** Marks a booking of a session. */
    type: "SCHEDULED_EVENTS";
    /** Duration of the service, as an ISO 8601 duration. */
    duration?: ServiceDuration | undefined;
    /** Available sessions, at most 300. This is the complete list: entries left out are removed. */
    sessions?: SessionUpdate[] | undefined;
}
/** A period that a shop is billed and paid for. */
export type SellerBillingCycle = {
    /** Totals of the cycle, by kind of transaction. */
    summary?: BillingSummary;
} & BillingCycleCore;
/** One page of billing cycles. */
export interface SellerBillingCyclePage {
    /** Billing cycles of this page. */
    data: SellerBillingCycle[];
    /** Token of the next page. Null or absent on the last page. */
    next_page_token?: string | null;
    /** Token of the previous page. Null or absent on the first page. */
    previous_page_token?: string | null;
}
/** The model of the service. */
export interface ServiceModelName {
    /** Code of the model. */
    code: string;
    /** Name of the model, for people. */
    title: string;
}
/** Booking of the service. */
export type ServiceBooking = NoBooking | RequestedTimeBooking | ScheduledBooking;
/** Locations of the service, or areas that must contain the place of the customer. */
export interface ShopLocations {
    /**
     * Whether the service takes place at the customer's place or at the shop's.
     * - `AT_CUSTOMER_LOCATION`: At the customer's place, within the area of one of the locations.
     * - `AT_SHOP_LOCATION`: At one of the locations.
     */
    type: "AT_CUSTOMER_LOCATION" | "AT_SHOP_LOCATION";
    /** Locations of the shop. */
    shop_locations: ShopLocation[];
}
/** Place of the service. */
export type ServiceLocation = NoLocation | ShopLocations;
/** One price for every unit. */
export interface SinglePricing {
    /**
     * Whether the price is fixed or estimated.
     * - `FIXED_PRICE`: A fixed price.
     * - `ESTIMATED_PRICE`: An estimated price.
     */
    type: "FIXED_PRICE" | "ESTIMATED_PRICE";
    /** Price of a unit, in major units. */
    price_per_unit: number;
    /** Lowest price of a unit, in major units. */
    min_price_per_unit: number;
    /** Highest price of a unit, in major units. */
    max_price_per_unit: number;
    /** Extras and their prices. */
    options?: PriceOption[];
}
/** Price of the service, in the currency of the shop. */
export type ServicePricing = SinglePricing | MultiPricing;
/** No limit on the units for sale. */
export interface UnlimitedQuantity {
    /** Marks unlimited units for sale. */
    type: "NO_QUANTITY";
    /** Maximum number of units per order. Absent if unlimited. */
    max_per_order?: number;
}
/** Number of units for sale. */
export type ServiceQuantity = UnlimitedQuantity | LimitedQuantity;
/** A service that a shop offers. */
export interface Service {
    /** Identifier of the service. */
    code: string;
    /** Name of the service, as shown to customers. */
    title: string;
    /** Description of the service, for customers. */
    description?: string;
    /** The model of the service. */
    model: ServiceModelName;
    /** Category of the service. */
    category: CodeLabel;
    /** Booking of the service. */
    booking: ServiceBooking;
    /** Proof of consumption of a service. */
    consumption: ServiceConsumption;
    /** Place of the service. */
    location: ServiceLocation;
    /** Price of the service, in the currency of the shop. */
    pricing: ServicePricing;
    /** Number of units for sale. */
    quantity: ServiceQuantity;
    /** Tax code of the service. */
    service_tax_code?: string;
    /** Values of the attributes of the model. */
    custom_attribute_values: AttributeValue[];
    /** Pictures and other media of the service. */
    medias?: ServiceMedia[];
    /**
     * Reasons why customers cannot order the service. Empty for an active service.
     * - `MANUALLY_DISABLED`: It was disabled manually.
     * - `ZERO_QUANTITY`: No units are left.
     * - `ORDER_REFUSED`: One of its orders was refused.
     * - `ORDER_ACCEPTANCE_TIMEOUT`: One of its orders was not accepted in time.
     * - `NOT_IN_AVAILABILITY_PERIOD`: The current time is outside its period of availability.
     * - `SHOP_NOT_OPEN`: The shop is not open.
     * - `SHOP_SUSPENDED`: The shop is suspended.
     * - `SHOP_CURRENCY_DISABLED`: The currency of the shop is disabled.
     * - `MISSING_REQUIRED_FIELDS`: Mandatory fields are empty.
     * - `VALIDATION_NEEDED`: It must still be validated.
     * - `NO_SESSION`: It has no session.
     */
    inactive_reasons: InactiveReason[];
    /** Time from which the service can be ordered. Format: date-time. */
    date_availability_start?: string;
    /** Time until which the service can be ordered. Format: date-time. */
    date_availability_end?: string;
    /** Time at which the service was created. Format: date-time. */
    date_created: string;
    /** Time at which the service last changed. Format: date-time. */
    date_updated: string;
}
/** The answer to one question. */
export interface ServiceAssessment {
    /** Code of the question. */
    code: string;
    /** The question. */
    label: string;
    /** The customer's answer to the question. */
    response: string;
}
/** Booking of the service. The type must equal the type of the model. Default: `NO_BOOKING`. */
export type ServiceBookingInput = NoBooking | RequestedTimeBookingInput | ScheduledBookingInput;
/** New booking settings. */
export type ServiceBookingUpdate = NoBooking | RequestedTimeBookingInput | ScheduledBookingUpdate;
/** Locations of the shop for the service. */
export interface ShopLocationsInput {
    /**
     * Whether the service takes place at the customer's place or at the shop's.
     * - `AT_CUSTOMER_LOCATION`: At the customer's place, within the area of one of the locations.
     * - `AT_SHOP_LOCATION`: At one of the locations.
     */
    type: "AT_CUSTOMER_LOCATION" | "AT_SHOP_LOCATION";
    /** Locations of the shop, by identifier, at most 65. */
    shop_locations: LocationReference[];
}
/** Location of the service. The type must equal the type of the model. Default: `NO_LOCATION`. */
export type ServiceLocationInput = NoLocation | ShopLocationsInput;
/** New places. `shop_locations` belongs to the types with a place. */
export interface ServiceLocationUpdate {
    /**
     * Location of the service, as in the model.
     * - `NO_LOCATION`: The service has no place.
     * - `AT_CUSTOMER_LOCATION`: At the customer's place, within the area of one of the locations.
     * - `AT_SHOP_LOCATION`: At one of the locations.
     */
    type: "NO_LOCATION" | "AT_CUSTOMER_LOCATION" | "AT_SHOP_LOCATION";
    /** Locations of the shop, by identifier, at most 65. */
    shop_locations?: LocationReference[] | undefined;
}
/** Text of the message. */
export type ServiceMessageBody = string;
/** Confirms one time. */
export interface TimeConfirmation {
    /** Marks the confirmation of a requested time. */
    type: "DATETIME_REQUEST";
    /** The confirmed time, at most one. */
    confirmed_time_slots: LocalTimeSlot[];
}
/** Moves the order to a session. */
export interface SessionChoice {
    /**
     * Send SCHEDULED_EVENTS or the value of the order.
     * - `SCHEDULED_EVENTS`: The usual spelling.
     * - `SCHEDULED_EVENT`: Another spelling of the same.
     */
    type: "SCHEDULED_EVENTS" | "SCHEDULED_EVENT";
    /** New session of the order. */
    session: {
        /** Identifier of the session. */
        id: string;
    };
}
/** Confirms a time or moves the order to another session, depending on the booking type. Assumption about the field that distinguishes the forms: always present. */
export type ServiceOrderBookingUpdate = NoBooking | TimeConfirmation | SessionChoice;
/** Proof of consumption. */
export interface ServiceOrderConsumptionRequest {
    /** Required if the consumption type is VOUCHER. */
    voucher_code?: string | undefined;
    /** Required if the consumption type is CONFIRMATION_BY_SHOP. Format: date-time. */
    date_consumed?: string | Date | undefined;
}
/** Evaluation of the order by the customer. */
export interface ServiceOrderEvaluation {
    /** Grade of the customer. The scale is not documented. */
    grade: number;
    /** Comment of the customer. Absent if there is none. */
    comment?: string;
    /** Answers to the questions of the operator. */
    assessments: ServiceAssessment[];
    /** Identifier of the customer. */
    customer_id: string;
    /** First name of the customer. */
    firstname: string;
    /** Last name of the customer. */
    lastname: string;
    /** Whether other customers see the evaluation. */
    visible: boolean;
    /** Reply to the evaluation. Absent if there is none. */
    reply?: EvaluationReply;
    /** Time of the evaluation. Format: date-time. */
    date: string;
    /** Time at which the evaluation last changed. Format: date-time. */
    last_updated_date: string;
}
/** A chosen value, with the amount and taxes to refund. */
export interface ServiceOrderOptionValueInput {
    /** Code of the value in the model. */
    code: string;
    /** Refunded amount of the value, in major units. */
    amount: number;
    /** Taxes on that amount. */
    taxes?: ServiceOrderTax[] | undefined;
}
/** An extra with values of a list, with the amounts and taxes to refund. */
export interface ValueListServiceOrderOptionInput {
    /** Code of the option in the model. */
    code: string;
    /** Marks an extra with values of a list. */
    type: "VALUE_LIST";
    /** Chosen values, each with its amount and taxes. */
    values?: ServiceOrderOptionValueInput[] | undefined;
}
/** An extra of the order, with the amount and taxes to refund. */
export type ServiceOrderOptionInput = BooleanServiceOrderOptionInput | ValueListServiceOrderOptionInput;
/** A chosen value, with its price and taxes. */
export interface ServiceOrderOptionValueUpdate {
    /** Code of the value in the model. */
    code: string;
    /** Price of the value, in major units. */
    amount: number;
    /** Taxes on that price. Null removes them. */
    taxes?: ServiceOrderTax[] | null | undefined;
}
/** An extra with values of a list. Null for `values` removes it from the order. */
export interface ValueListServiceOrderOptionUpdate {
    /** Code of the option in the model. */
    code: string;
    /** Marks an extra with values of a list. */
    type: "VALUE_LIST";
    /** Chosen values, each with its price and taxes. Null removes the option from the order. */
    values?: ServiceOrderOptionValueUpdate[] | null | undefined;
}
/** An extra of the order, with its new price. Fields left out keep their value. */
export type ServiceOrderOptionUpdate = BooleanServiceOrderOptionUpdate | ValueListServiceOrderOptionUpdate;
/** Amount and reason of the refund. Taxes and options are required if the order has them. */
export interface ServiceOrderRefundRequest {
    /**
     * Amount to refund, in major units.
     * @example 25.5
     */
    amount: number;
    /**
     * ISO 4217 code.
     * @example EUR
     */
    currency_code: string;
    /** A refund reason of RE01. */
    reason_code: string;
    /** Taxes to refund. Required if the order has taxes. */
    taxes?: ServiceOrderTax[] | undefined;
    /** Extras to refund. Required if the order has options. */
    options?: ServiceOrderOptionInput[] | undefined;
}
/** A topic from the reasons of the platform. */
export interface ServiceReasonTopic {
    /** A reason by its code. */
    type: "REASON_CODE";
    /** Code of a messaging reason. */
    value: string;
}
/** Topic of a thread on a service or a service order, as a text or as a reason. */
export type ServiceTopicInput = FreeTextTopic | ServiceReasonTopic;
/** The first message of a thread on a service order. */
export interface ServiceOrderThreadInput {
    /** Text of the message. */
    body: ServiceMessageBody;
    /**
     * Roles that receive the message.
     * - `OPERATOR`: The operator.
     * - `SHOP`: The shop of the order.
     * - `CUSTOMER`: The customer of the order.
     */
    to: ("OPERATOR" | "SHOP" | "CUSTOMER")[];
    /** Topic of a thread on a service or a service order, as a text or as a reason. */
    topic: ServiceTopicInput;
}
/** The first message of a thread on a service order, and its files. */
export interface ServiceOrderThreadRequest {
    /** Files of the message. */
    files?: MessageFiles | undefined;
    /** Recipients, topic and text of the message, a JSON part. */
    thread_input: ServiceOrderThreadInput;
}
/** Changes of a service order. Fields left out keep their value, and null clears nullable fields. */
export interface ServiceOrderUpdate {
    /** Confirms a time or moves the order to another session, depending on the booking type. */
    booking?: ServiceOrderBookingUpdate | undefined;
    /** Attributes of the order to set. */
    custom_attribute_values?: OrderAttributeUpdate[] | undefined;
    /** New amounts of price options, allowed only while the order waits for consumption. */
    price?: {
        /** Price options to set. */
        options?: ServiceOrderOptionUpdate[] | undefined;
    } | undefined;
}
/** One price for every unit. */
export interface SinglePricingInput {
    /**
     * Whether the price is fixed or estimated.
     * - `FIXED_PRICE`: A fixed price.
     * - `ESTIMATED_PRICE`: An estimated price.
     */
    type: "FIXED_PRICE" | "ESTIMATED_PRICE";
    /** Price of a unit, in major units. */
    price_per_unit: PriceInput;
    /** Extras and their prices. */
    options?: PriceOptionInput[] | undefined;
}
/** Price of a new service. The type must equal the type of the model. */
export type ServicePricingInput = SinglePricingInput | MultiPricingInput;
/** New prices. Fields left out keep their value. `price_per_unit` belongs to the single types, `price_per_unit_options` to the `_MULTI` types. Assumption about entries left out of a list: they are removed. */
export interface ServicePricingUpdate {
    /**
     * Type of the price, as in the model.
     * - `FIXED_PRICE`: A fixed price, the same for every unit.
     * - `ESTIMATED_PRICE`: An estimated price, the same for every unit.
     * - `FIXED_PRICE_MULTI`: A fixed price for each kind of unit.
     * - `ESTIMATED_PRICE_MULTI`: An estimated price for each kind of unit.
     */
    type?: "FIXED_PRICE" | "ESTIMATED_PRICE" | "FIXED_PRICE_MULTI" | "ESTIMATED_PRICE_MULTI" | undefined;
    /** Price of a unit, in major units, for the single types. */
    price_per_unit?: PriceInput | undefined;
    /** Kinds of unit and their prices, for the `_MULTI` types. This is the complete list: entries left out are removed. */
    price_per_unit_options?: UnitPricesInput[] | undefined;
    /** Extras and their new prices. */
    options?: PriceOptionUpdate[] | undefined;
}
/** No limit on the units for sale. */
export interface UnlimitedQuantityInput {
    /** Marks unlimited units for sale. */
    type: "NO_QUANTITY";
    /** Allowed number of units per order. */
    max_per_order?: MaximumPerOrder | undefined;
}
/** Units for sale. Default: `NO_QUANTITY`. Assumption about the field that distinguishes the forms: always present. */
export type ServiceQuantityInput = UnlimitedQuantityInput | LimitedQuantityInput;
/** New number of units for sale. `available` belongs to `LIMITED`. */
export interface ServiceQuantityUpdate {
    /**
     * Whether the units for sale are limited.
     * - `NO_QUANTITY`: Unlimited.
     * - `LIMITED`: Limited.
     */
    type: "NO_QUANTITY" | "LIMITED";
    /** Number of units for sale. */
    available?: AvailableUnits | undefined;
    /** Allowed number of units per order. */
    max_per_order?: MaximumPerOrder | undefined;
}
/**
 * A reason to disable the service.
 * - `MANUALLY_DISABLED`: Disabled by hand.
 */
export type SettableInactiveReason = "MANUALLY_DISABLED";
/** A new service, made from a model. */
export interface ServiceRequest {
    /** Name of the service, as shown to customers. */
    title: string;
    /** Description of the service, for customers. */
    description?: string | undefined;
    /** Model of the service, by code (SM11). */
    model: CodeReference;
    /** Category of the service, by code. It must be a category of the model. */
    category: CodeReference;
    /** Booking of the service. The type must equal the type of the model. Default: `NO_BOOKING`. */
    booking?: ServiceBookingInput | undefined;
    /** Location of the service. The type must equal the type of the model. Default: `NO_LOCATION`. */
    location?: ServiceLocationInput | undefined;
    /** Price of a new service. The type must equal the type of the model. */
    pricing: ServicePricingInput;
    /** Units for sale. Default: `NO_QUANTITY`. */
    quantity?: ServiceQuantityInput | undefined;
    /** Tax code of the service. */
    service_tax_code?: string | undefined;
    /** Values of the attributes of the model. */
    custom_attribute_values?: AttributeInput[] | undefined;
    /**
     * Send `MANUALLY_DISABLED` to create an inactive service.
     * - `MANUALLY_DISABLED`: Disabled by hand.
     */
    inactive_reasons?: SettableInactiveReason[] | undefined;
    /** Time from which the service can be ordered. Format: date-time. */
    date_availability_start?: string | Date | undefined;
    /** Time until which the service can be ordered. Format: date-time. */
    date_availability_end?: string | Date | undefined;
}
/** The first message of a thread on a service. */
export interface ServiceThreadInput {
    /** Text of the message. */
    body: ServiceMessageBody;
    /**
     * Roles that receive the message.
     * - `OPERATOR`: The operator.
     * - `SHOP`: The shop of the service.
     */
    to: ("OPERATOR" | "SHOP")[];
    /** Topic of a thread on a service or a service order, as a text or as a reason. */
    topic: ServiceTopicInput;
}
/** The first message of a thread on a service, and its files. */
export interface ServiceThreadRequest {
    /** Files of the message. */
    files?: MessageFiles | undefined;
    /** Recipients, topic and text of the message, a JSON part. */
    thread_input: ServiceThreadInput;
}
/** Changes of a service. Fields left out keep their value, and null clears nullable fields. Assumption about entries that are not in a list: they stay. */
export interface ServiceUpdate {
    /** Name of the service, as shown to customers. */
    title?: string | undefined;
    /** Description of the service, for customers. Null removes it. */
    description?: string | null | undefined;
    /** Model of the service, by code (SM11). */
    model?: CodeReference | undefined;
    /** Category of the service, by code. It must be a category of the model. */
    category?: CodeReference | undefined;
    /** New booking settings. */
    booking?: ServiceBookingUpdate | undefined;
    /** New places. `shop_locations` belongs to the types with a place. */
    location?: ServiceLocationUpdate | undefined;
    /** New prices. Fields left out keep their value. `price_per_unit` belongs to the single types, `price_per_unit_options` to the `_MULTI` types. */
    pricing?: ServicePricingUpdate | undefined;
    /** New number of units for sale. `available` belongs to `LIMITED`. */
    quantity?: ServiceQuantityUpdate | undefined;
    /** Tax code of the service. */
    service_tax_code?: string | undefined;
    /** Values of attributes to set. Other attributes keep their value. */
    custom_attribute_values?: AttributeUpdate[] | undefined;
    /**
     * `MANUALLY_DISABLED` disables the service. An empty list or null enables it again.
     * - `MANUALLY_DISABLED`: Disabled by hand.
     */
    inactive_reasons?: SettableInactiveReason[] | null | undefined;
    /** Time from which the service can be ordered. Null removes it. Format: date-time. */
    date_availability_start?: string | Date | null | undefined;
    /** Time until which the service can be ordered. Null removes it. Format: date-time. */
    date_availability_end?: string | Date | null | undefined;
}
export interface SettingsAdditionalFieldsQuery {
    /**
     * Only fields of these entities. Default: all.
     * - `SHOP`: Shops.
     * - `OFFER`: Offers.
     * - `ORDER_LINE`: Order lines.
     * - `ORDER`: Orders.
     */
    entities?: AdditionalFieldEntity[] | undefined;
    /**
     * Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
export interface SettingsChannelsQuery {
    /**
     * Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
export interface SettingsConfigurationQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface SettingsCurrenciesQuery {
    /**
     * Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
export interface SettingsDocumentTypesQuery {
    /**
     * Only document types of these entities. Default: all.
     * - `ORDER`: Orders.
     * - `SHOP`: Shops.
     */
    entities?: DocumentTypeEntity[] | undefined;
    /**
     * Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
export interface SettingsLocalesQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface SettingsOfferStatesQuery {
    /** Only active conditions, or only inactive conditions. */
    active?: boolean | undefined;
    /**
     * Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
export interface SettingsVersionQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
/**
 * Status of the shipment. ST26 sets READY_FOR_PICK_UP, ST24 sets SHIPPED.
 * - `SHIPPING`: Created, not shipped yet.
 * - `READY_FOR_PICK_UP`: Ready to be picked up.
 * - `SHIPMENT_PREPARED`: Prepared for shipping.
 * - `SHIPPED`: On its way.
 * - `TO_COLLECT`: The customer must collect it.
 * - `RECEIVED`: The customer has received it.
 * - `CANCELED`: Cancelled.
 * - `CLOSED`: Finished.
 */
export type ShipmentStatus = "SHIPPING" | "READY_FOR_PICK_UP" | "SHIPMENT_PREPARED" | "SHIPPED" | "TO_COLLECT" | "RECEIVED" | "CANCELED" | "CLOSED" | (string & {});
/**
 * Whether the tracking was verified.
 * - `MISSING_TRACKING`: The shipment has no tracking.
 * - `UNVERIFIED`: Not checked yet.
 * - `UNCOVERED`: The carrier is not covered by the check.
 * - `INVALID`: The tracking was found to be invalid.
 * - `VERIFIED`: The tracking was verified.
 */
export type TrackingValidity = "MISSING_TRACKING" | "UNVERIFIED" | "UNCOVERED" | "INVALID" | "VERIFIED" | (string & {});
/** Carrier of the shipment and its reports. */
export interface ShipmentTracking {
    /** Null or absent for an unregistered carrier. */
    carrier_code?: string | null;
    /** Name of the carrier. */
    carrier_name?: string;
    /** Code of the carrier that all instances share. */
    carrier_standard_code?: string | null;
    /** Tracking number of the shipment. */
    tracking_number?: string;
    /** Tracking page of the shipment. */
    tracking_url?: string;
    /** Whether the tracking was verified. */
    validity_status?: TrackingValidity | null;
    /** Time at which the carrier expects to deliver. */
    carrier_expected_delivery_date?: ExpectedDelivery;
    /** Last known place of the shipment. Null if unknown. */
    last_known_location?: LastKnownLocation | null;
    /** Steps of the journey that the carrier has reported. */
    milestones?: Milestone[];
}
/** Address that a shipment leaves from. */
export interface ShippingOriginAddress {
    /** First line of the street. */
    street_1?: string;
    /** Second line of the street. */
    street_2?: string | null;
    /** Postal code. */
    zip_code?: string;
    /** Town or city. */
    city?: string;
    /** State, province or region. */
    state?: string;
    /** ISO 3166-1 alpha-3 code. */
    country_iso_code?: string;
}
/** Origin of the shipment, with the address of the warehouse. */
export interface ShippingOrigin {
    /** Address of the warehouse. */
    address?: ShippingOriginAddress;
    /** Warehouse that the shipment leaves from. */
    warehouse?: {
        /** Code of the warehouse. */
        code?: string;
    } | null;
}
/** The debit of the customer for this shipment. */
export interface ShipmentPayment {
    /** Time at which the customer was debited. Format: date-time. */
    customer_debited_date: string;
    /** Time at which the payment was made. Format: date-time. */
    transaction_date: string;
    /** Number of the payment. */
    transaction_number?: string;
}
/** A shipment of one order. */
export interface Shipment {
    /** Identifier of the shipment. */
    id: string;
    /** Identifier of the order. */
    order_id: string;
    /**
     * Status of the shipment. ST26 sets READY_FOR_PICK_UP, ST24 sets SHIPPED.
     * - `SHIPPING`: Created, not shipped yet.
     * - `READY_FOR_PICK_UP`: Ready to be picked up.
     * - `SHIPMENT_PREPARED`: Prepared for shipping.
     * - `SHIPPED`: On its way.
     * - `TO_COLLECT`: The customer must collect it.
     * - `RECEIVED`: The customer has received it.
     * - `CANCELED`: Cancelled.
     * - `CLOSED`: Finished.
     */
    status: ShipmentStatus;
    /**
     * Whether the customer has paid for the shipment.
     * - `NO_DEBIT`: The customer is not debited.
     * - `NOT_STARTED`: The debit has not started.
     * - `WAITING_TAX_CONFIRMATION`: The taxes are not confirmed yet.
     * - `WAITING_OPERATOR_SYSTEM_CONTACT`: The operator's system has not been contacted yet.
     * - `WAITING_DEBIT_CONFIRMATION`: The debit is not confirmed yet.
     * - `DEBIT_OK`: The customer was debited.
     * - `CANCELED`: The debit was canceled.
     */
    status_customer_debit: CustomerDebitStatus;
    /** Contents of the shipment, one entry per order line. */
    shipment_lines?: ShipmentLine[];
    /** Reference of the invoice of the shipment. */
    invoice_reference?: string | null;
    /** Carrier of the shipment and its reports. */
    tracking?: ShipmentTracking;
    /** Origin of the shipment, with the address of the warehouse. */
    shipping_from?: ShippingOrigin;
    /** The debit of the customer for this shipment. Null before the debit. */
    payment_details?: ShipmentPayment | null;
    /** Values of custom fields of the shipment. */
    shipment_additional_information?: AdditionalInformation[];
    /** Time at which the shipment was created. Format: date-time. */
    created_date: string;
    /** Time at which the shipment was sent. Null or absent before. Format: date-time. */
    shipped_date?: string | null;
    /** Time at which the shipment last changed. Format: date-time. */
    last_updated_date: string | null;
}
/** Reason why a shipment of an order was not created. */
export interface ShipmentCreateError {
    /** Order of the shipment that was not created. */
    order_id?: string;
    /** Description of the problem, for people. */
    message?: string;
}
/** Shipments to create. Each one succeeds or fails separately. */
export interface ShipmentCreateRequest {
    /** Shipments to create, at most 1000 in one request. */
    shipments: NewShipment[];
}
/** Created shipments and failures. */
export interface ShipmentCreateResult {
    /** Created shipments. */
    shipment_success: Shipment[];
    /** Shipments that were not created, and the reasons. */
    shipment_errors: ShipmentCreateError[];
}
/** Reason of the failure of a shipment. */
export interface ShipmentError {
    /** Identifier of the shipment. */
    id?: string;
    /** Description of the problem, for people. */
    message?: string;
}
/** A shipment by its identifier. */
export interface ShipmentId {
    /** Identifier of the shipment. */
    id: string;
}
/** A shipment with its custom fields. */
export interface ShipmentInformation {
    /** Identifier of the shipment. */
    shipment_id?: string;
    /** Custom fields of the shipment. */
    shipment_additional_information?: AdditionalInformationInput[];
}
/** Problems of the custom fields of a shipment. */
export interface ShipmentInformationError {
    /** Identifier of the shipment. */
    shipment_id?: string;
    /** Problems, one entry per fault. */
    errors?: InputError[];
}
/** Custom fields of one shipment. */
export interface ShipmentInformationUpdate {
    /** Identifier of the shipment. */
    id: string;
    /** Custom fields to set. */
    shipment_additional_information: AdditionalInformationInput[];
}
/** Custom fields to set on shipments. */
export interface ShipmentInformationRequest {
    /** Shipments and their custom fields, at most 100 in one request. */
    shipments: ShipmentInformationUpdate[];
}
/** Updated shipments and failures. */
export interface ShipmentInformationResult {
    /** Updated shipments. */
    shipment_update_success?: ShipmentInformation[];
    /** Shipments that were not updated, and the reasons. */
    shipment_update_errors?: ShipmentInformationError[];
}
/** A shipment with its new origin. */
export interface ShipmentOrigin {
    /** Identifier of the shipment. */
    id?: string;
    /** Origin of the shipment, with the address of the warehouse. */
    shipping_from?: ShippingOrigin;
}
/** New origin of the shipment. */
export interface ShipmentOriginUpdate {
    /** Identifier of the shipment. */
    id: string;
    /** New origin of the shipment. */
    shipping_from: {
        /** New warehouse of the shipment. */
        warehouse: {
            /** Code of the warehouse. */
            code: string;
        };
    };
}
/** New origins of shipments. */
export interface ShipmentOriginRequest {
    /** Shipments and their new origins, at most 100 in one request. */
    shipments: ShipmentOriginUpdate[];
}
/** Updated shipments and failures. */
export interface ShipmentOriginResult {
    /** Shipments with their new origins. */
    shipment_success: ShipmentOrigin[];
    /** Shipments with an unchanged origin, and the reasons. */
    shipment_errors: ShipmentError[];
}
/** One page of shipments. */
export interface ShipmentPage {
    /** Shipments of this page. */
    data: Shipment[];
    /** Null or absent on the last page. */
    next_page_token?: string | null;
    /** Null or absent on the first page. */
    previous_page_token?: string | null;
}
/** Successful shipments and failures. */
export interface ShipmentResult {
    /** Successful shipments. */
    shipment_success?: ShipmentId[];
    /** Failed shipments, and the reasons. */
    shipment_errors?: ShipmentError[];
}
/** Shipments for an operation. */
export interface ShipmentSelection {
    /** Shipments, at most 1000 in one request. */
    shipments: ShipmentId[];
}
/** Carrier tracking of one shipment. */
export interface ShipmentTrackingUpdate {
    /** Identifier of the shipment. */
    id: string;
    /** Carrier and tracking number. For a carrier of SH21, send `carrier_code`, and its tracking URL is computed. For others, send `carrier_name` and optionally the full `tracking_url`. */
    tracking: ShipmentTrackingInput;
}
/** Carrier tracking of shipments. */
export interface ShipmentTrackingRequest {
    /** Shipments and their tracking, at most 1000 in one request. */
    shipments: ShipmentTrackingUpdate[];
}
export interface ShipmentsItemsToShipQuery {
    /** Only items of these orders. */
    order_id?: string[] | undefined;
    /** Only items that these fulfillment centers ship. */
    fulfillment_center_code?: string[] | undefined;
    /** Only items that can be shipped at or after this time. */
    shipping_date_from?: string | Date | undefined;
    /** Only items that can be shipped at or before this time. */
    shipping_date_to?: string | Date | undefined;
    /**
     * Sort field and direction of the list.
     * - `shippingDate,ASC`: Earliest shipping date first.
     * - `shippingDate,DESC`: Latest shipping date first.
     */
    sort?: "shippingDate,ASC" | "shippingDate,DESC" | undefined;
    /** Number of entries per page. */
    limit?: number | undefined;
    /** Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
}
export interface ShipmentsListQuery {
    /** Only shipments of these orders. */
    order_id?: string[] | undefined;
    /**
     * Only shipments in these states.
     * - `SHIPPING`: Created, not shipped yet.
     * - `READY_FOR_PICK_UP`: Ready to be picked up.
     * - `SHIPMENT_PREPARED`: Prepared for shipping.
     * - `SHIPPED`: On its way.
     * - `TO_COLLECT`: The customer must collect it.
     * - `RECEIVED`: The customer has received it.
     * - `CANCELED`: Cancelled.
     * - `CLOSED`: Finished.
     */
    shipment_state_code?: ShipmentStatus[] | undefined;
    /**
     * Only shipments with these debit states.
     * - `NO_DEBIT`: The customer is not debited.
     * - `NOT_STARTED`: The debit has not started.
     * - `WAITING_TAX_CONFIRMATION`: The taxes are not confirmed yet.
     * - `WAITING_OPERATOR_SYSTEM_CONTACT`: The operator's system has not been contacted yet.
     * - `WAITING_DEBIT_CONFIRMATION`: The debit is not confirmed yet.
     * - `DEBIT_OK`: The customer was debited.
     * - `CANCELED`: The debit was canceled.
     */
    shipment_customer_debit_state_code?: CustomerDebitStatus[] | undefined;
    /** Only shipments changed at or after this time. */
    last_updated_from?: string | Date | undefined;
    /** Only shipments changed at or before this time. */
    last_updated_to?: string | Date | undefined;
    /**
     * Sort field and direction of the list.
     * - `dateCreated,ASC`: Oldest first.
     * - `dateCreated,DESC`: Latest first.
     */
    sort?: "dateCreated,ASC" | "dateCreated,DESC" | undefined;
    /** Number of entries per page. */
    limit?: number | undefined;
    /** Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
}
export interface ShippingLogisticClassesQuery {
    /**
     * Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
/** A way of shipping, such as express. */
export interface ShippingMethod {
    /** Code of the method. */
    code: string;
    /** Name of the method, in the requested language. */
    label: string;
    /** Description of the method, for people. */
    description: string;
    /** Code that is the same on every platform. */
    standard_code?: string;
    /** The customer picks the order up. */
    click_and_collect: boolean;
    /** The operator delivers, not the shop. */
    delivery_by_operator: boolean;
    /** The delivery date excludes the shop's lead time. */
    ignore_lead_time_to_ship?: boolean;
    /** An order needs a tracking before it counts as shipped. */
    mandatory_tracking: boolean;
}
/** The active shipping methods. */
export interface ShippingMethodList {
    /** Methods, sorted by their sort index. */
    shipping_types?: ShippingMethod[];
}
/** A tax on the shipping charge of a line. */
export interface ShippingTax {
    /** Amount of the tax. */
    amount: number;
    /** Parts of `amount`, by who pays and receives them. */
    amount_breakdown?: AmountBreakdown;
    /** Code of the tax. */
    code: string;
    /** The tax on the purchase. */
    purchase_tax?: PurchaseTax;
    /** Rate of the tax, in percent. */
    rate?: number;
    /**
     * How the amount follows from the price.
     * - `PROPORTIONAL_TO_AMOUNT`: In proportion to the amount.
     * - `NONE`: Not at all.
     */
    tax_calculation_rule?: TaxCalculationRule;
}
export interface ShippingTypesQuery {
    /**
     * Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
/** A region that orders are shipped into. */
export interface ShippingZone {
    /** Code of the zone. */
    code: string;
    /** Name of the zone, in the requested language. */
    label: string;
    /** Places in the zone, for people. */
    description: string;
}
/** The active shipping zones. */
export interface ShippingZoneList {
    /** Zones, sorted by their sort index. */
    shipping_zones: ShippingZone[];
}
export interface ShippingZonesQuery {
    /**
     * Language of labels, `<ISO-639>_<ISO-3166>` or `<ISO-639>`. Only locales active on the platform are accepted.
     * @example en_US
     */
    locale?: string | undefined;
}
/** A business document of a shop, such as a trade register extract. */
export type ShopDocument = {
    /** The shop of the document. */
    shop_id?: number;
} & ShopDocumentDetails;
/** The business documents of a shop. */
export interface ShopDocumentList {
    /** Business documents. */
    shop_documents: ShopDocument[];
    /**
     * The length of the list.
     * @deprecated
     */
    total_count?: number;
}
/** Refused documents. All others were accepted. */
export interface ShopDocumentUploadResult {
    /** Refused documents, and the reasons. */
    documents?: RefusedShopDocument[];
    /** Number of refused documents. */
    errors_count?: number;
}
/** A set of rights that a user of a shop can have. */
export interface ShopRole {
    /**
     * Code of the role, such as `ROLE_SHOP_ADMIN`.
     * @example ROLE_SHOP_ADMIN
     */
    code?: string;
    /** Description of the permissions of the role, for people. */
    description?: string;
}
/** The roles that users of a shop can have. */
export interface ShopRoleList {
    /** Roles. */
    roles?: ShopRole[];
}
/** Performance of the shop, one figure per requested period. Assumption about units of delays, rates and grades: delays in seconds, rates as fractions of one (0.98 for 98 of 100), grades from 1 to 5. */
export interface ShopStatistics {
    /** Identifier of the shop. */
    shop_id?: number;
    /** The channel that the figures are limited to. */
    channel?: string | null;
    /** Time at which the figures were last computed. Format: date-time. */
    last_updated_date?: string;
    /** Average time until an order is accepted. */
    approval_delay?: PeriodCount[];
    /** Share of orders accepted. */
    approval_rate?: PeriodValue[];
    /** Share of orders that were refused because the acceptance timed out. */
    auto_refused_rate?: PeriodValue[];
    /** Average order amount without shipping. */
    average_cart?: PeriodValue[];
    /** Average order amount with shipping. */
    average_cart_with_shipping?: PeriodValue[];
    /** Share of orders that were canceled. */
    cancelation_rate?: PeriodValue[];
    /** Number of orders that the shop has refused in a row. */
    consecutive_refused_orders_count?: PeriodCount[];
    /** Number of evaluations by customers. */
    evaluations_count?: PeriodCount[];
    /** Average evaluation by customers. */
    grade?: PeriodValue[];
    /** Share of orders with an incident. */
    incident_rate?: PeriodValue[];
    /** Share of orders that were shipped late. */
    late_shipment_rate?: PeriodValue[];
    /** Number of offers of the shop. */
    offers_count?: PeriodCount[];
    /** Average time until the shop replies to a message on an order. */
    order_messages_response_delay?: PeriodCount[];
    /** Number of orders of the shop. */
    orders_count?: PeriodCount[];
    /** Share of orders that were refunded. */
    refund_rate?: PeriodValue[];
    /** Share of orders that were returned. */
    return_rate?: PeriodValue[];
    /** Average time until an order is shipped. */
    shipping_delay?: PeriodCount[];
    /** Revenue of the shop, in major units of its currency. */
    total_revenue?: PeriodValue[];
    /** Share of shipments with a tracking number that the carrier knows. */
    valid_tracking_rate?: PeriodValue[] | null;
}
/** Fields of an order that every role sees in OR12. */
export interface SingleOrderCore {
    /** Identifier of the order. */
    order_id: string;
    /** Time at which the shop accepted or refused the order. Format: date-time. */
    acceptance_decision_date: string;
    /** Identifier of the customer's whole purchase, which may consist of orders at several shops. */
    commercial_id: string;
    /** Time at which the order was created. Format: date-time. */
    created_date: string;
    /** Whether the customer has written a message. */
    has_customer_message: boolean;
    /** Whether an incident is open. */
    has_incident: boolean;
    /** Whether the order has an invoice. */
    has_invoice: boolean;
    /** Time of the last change. Format: date-time. */
    last_updated_date: string;
    /**
     * State of the order.
     * - `STAGING`: Fraud checks or quotes are pending.
     * - `WAITING_ACCEPTANCE`: Waits until the shop accepts it.
     * - `WAITING_DEBIT`: Accepted. The customer is not yet debited.
     * - `WAITING_DEBIT_PAYMENT`: The debit of the customer waits for confirmation.
     * - `SHIPPING`: To be shipped.
     * - `SHIPPED`: Shipped.
     * - `TO_COLLECT`: Ready for the customer to collect.
     * - `RECEIVED`: The customer has received it.
     * - `CLOSED`: Closed.
     * - `REFUSED`: The shop refused it.
     * - `CANCELED`: Canceled.
     */
    order_state: OrderState;
    /** Code of the reason of the state. */
    order_state_reason_code: string | null;
    /** Name of the reason. */
    order_state_reason_label: string | null;
    /**
     * Use `payment_type`.
     * @deprecated
     */
    paymentType?: string;
    /** Means of payment. */
    payment_type: string;
    /** Price of all lines, without shipping. */
    price: number;
    /** Name of the carrier. */
    shipping_company?: string | null;
    /** Shipping charge. */
    shipping_price: number;
    /** Tracking number. */
    shipping_tracking?: string | null;
    /** Address of the tracking page. */
    shipping_tracking_url?: string | null;
    /** Code of the shipping method. */
    shipping_type_code: string;
    /** Name of the shipping method. */
    shipping_type_label: string;
    /** Code of the shipping zone. */
    shipping_zone_code: string;
    /** Name of the shipping zone. */
    shipping_zone_label: string;
    /** Commission with taxes. */
    total_commission: number;
    /** Price with shipping. */
    total_price: number;
}
/** One line of a file with stock. An empty cell is a missing value. */
export interface StockFileRow {
    /** Identifier of the offer in the shop. */
    "offer-sku"?: string | undefined;
    /** Quantity in stock. */
    quantity?: string | undefined;
    /** Code of the warehouse. Default: the quantity is the whole stock of the offer. */
    "warehouse-code"?: string | undefined;
    /** `update` or empty to set the quantity, `delete` to remove the stock of the warehouse. */
    "update-delete"?: string | undefined;
}
/** Status and figures of an import of stock. */
export interface StockImport {
    /** Identifier of the import. */
    import_id: string;
    /** Shop of the offers. */
    shop_id: number;
    /**
     * Status of an import of prices or stock. COMPLETE and FAILED are final.
     * - `WAITING`: Waits to be imported.
     * - `RUNNING`: Being imported.
     * - `COMPLETE`: Complete. The error report contains the failed lines. Final.
     * - `FAILED`: Failed. Final.
     */
    status: PriceImportStatus;
    /** Time at which the file was received. Format: date-time. */
    date_created: string;
    /** Lines that were imported. */
    lines_in_success?: number;
    /** Lines that failed. */
    lines_in_error?: number;
    /** Whether STO03 has a file. */
    has_error_report: boolean;
}
/** A file with the stock of offers. */
export interface StockImportRequest {
    /** The file with quantities as CSV with semicolons. Its first line names the columns. */
    file: FileInput;
}
/** The accepted import. */
export interface StockImportStarted {
    /** Identifier of the import, used to read its status with STO02. */
    import_id?: string;
}
/** A thread with all its messages. */
export type Thread = {
    /** All messages of the thread. */
    messages: ThreadMessage[];
} & ThreadDetails;
/** Entity of the thread. */
export interface ThreadEntityInput {
    /**
     * Kind of entity of the thread.
     * @example SELLER_OPERATOR
     */
    type: string;
}
/** The first message of a thread. */
export interface ThreadInput {
    /** Text of the message. */
    body: MessageBody;
    /** Entity of the thread. SELLER_OPERATOR is a thread with the operator. */
    entity: ThreadEntityInput;
    /** Topic of the thread, as a text or as a reason. */
    topic: TopicInput;
}
/** One page of threads. */
export interface ThreadPage {
    /** Threads of this page. */
    data: ListedThread[];
    /** Null or absent on the last page. */
    next_page_token?: string | null;
    /** Null or absent on the first page. */
    previous_page_token?: string | null;
}
/** The first message of a thread with the operator, and its files. */
export interface ThreadRequest {
    /** Files of the message. */
    files?: MessageFiles | undefined;
    /** Topic and text of the message, a JSON part. */
    thread_input: ThreadInput;
}
export interface ThreadsCreateQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ThreadsDownloadAttachmentQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ThreadsGetQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface ThreadsListQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /**
     * Only threads on entities of this type. Default: all types.
     * - `MMP_ORDER`: Product orders.
     * - `MMP_OFFER`: Offers.
     * - `MPS_ORDER`: Service orders.
     * - `MPS_SERVICE`: Services.
     * - `SELLER_OPERATOR`: Threads between the shop and the operator.
     */
    entity_type?: "MMP_ORDER" | "MMP_OFFER" | "MPS_ORDER" | "MPS_SERVICE" | "SELLER_OPERATOR" | undefined;
    /** Only threads on these entities, as one comma-separated list. Requires `entity_type`. */
    entity_id?: string[] | undefined;
    /**
     * Only threads that changed at or after this time.
     * @example 2026-04-01T06:00:00Z
     */
    updated_since?: string | Date | undefined;
    /** Adds the last messages of each thread. */
    with_messages?: boolean | undefined;
    /** Only order threads of these channels, as one comma-separated list. */
    channel_codes?: string[] | undefined;
    /** Sort field and direction of the list: `criterion,ASC` or `criterion,DESC`. Assumption about values of sort: any text in the common form `criterion,direction`. */
    sort?: string | undefined;
    /** Number of threads per page. */
    limit?: number | undefined;
    /** Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
}
export interface ThreadsReplyQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
/** Something named by its code. */
export interface TransactionCode {
    /** Its code. */
    code?: string;
}
/** References of an order in the systems of customer and seller. */
export interface TransactionOrderReferences {
    /** The customer's own reference of the order. */
    order_reference_for_customer?: string;
    /** The seller's own reference of the order. */
    order_reference_for_seller?: string;
}
/** Payment method of the customer. */
export interface TransactionOrderPayment {
    /** Number of the payment imprint. */
    imprint_number?: string;
    /** Means of payment. */
    payment_type?: string;
}
/** Order of a movement. */
export interface TransactionOrder {
    /** Identifier of the order. */
    id?: string;
    /** ID that all orders of one purchase share. */
    commercial_id?: string;
    /** Time at which the order was created. Format: date-time. */
    creation_date?: string;
    /** References of the order in the systems of customer and seller. */
    references?: TransactionOrderReferences;
    /** Payment method of the customer. */
    payment_info?: TransactionOrderPayment;
}
/** Something named by its id. */
export interface TransactionReference {
    /** Its identifier. */
    id?: string;
}
/** A tax, by code and rate. */
export interface TransactionTax {
    /** Code of the tax. */
    code?: string;
    /** Rate of the tax, in percent. Assumption about unit of rate: percent, so 20 means twenty percent. */
    rate?: number;
}
/** A fee, with its cancellations and refunds. */
export interface TransactionFee {
    /** Code of the fee. */
    code?: string;
    /** Cancelations of the fee, by identifier. */
    cancelations?: TransactionReference[];
    /** Refunds of the fee, by identifier. */
    refunds?: TransactionReference[];
}
/** Reference of the operator. */
export interface TransactionItemReference {
    /** Kind of reference. */
    type?: string;
    /** The reference. */
    value?: string;
}
/** A single fee or credit of the operator. */
export interface TransactionOneOffItem {
    /** Description of the fee or credit. */
    description?: string;
    /** Day of the fee or credit. Format: date. */
    operation_date?: string;
    /** Number of units. */
    quantity?: number;
    /** Price of one unit, in major units. */
    unit_price?: number;
    /** References of the operator. */
    references?: TransactionItemReference[];
}
/** A manual invoice or credit. */
export interface TransactionManualDocument {
    /** Number of the document. */
    number?: string;
    /**
     * Time at which the document was issued. Format: date-time.
     * @deprecated
     */
    emission_date?: string;
}
/** The payment of the movement. */
export interface TransactionInfo {
    /** Number of the payment. */
    number?: string;
    /** Time at which the payment was made. Format: date-time. */
    date?: string;
}
/** Origin of the movement. Only applicable fields are present. */
export interface TransactionEntities {
    /** Products or services. */
    domain?: string;
    /** Code of the channel of the order. */
    channel?: TransactionCode;
    /** The order. */
    order?: TransactionOrder;
    /** The order line, by identifier. */
    order_line?: TransactionReference;
    /** Tax on the order. */
    order_tax?: TransactionTax;
    /** Fee on the order, by code. */
    order_fee?: TransactionCode;
    /** Tax on charges of the shop. */
    shop_tax?: TransactionTax;
    /** The shipment, by identifier. */
    shipment?: TransactionReference;
    /** The debit of the customer, by identifier. */
    debit?: TransactionReference;
    /** The refund, by identifier. */
    refund?: TransactionReference;
    /** The fee, with its cancellations and refunds. */
    fee?: TransactionFee;
    /** A single fee or credit of the operator. */
    one_off_item?: TransactionOneOffItem;
    /** A manual invoice or credit. */
    manual_accounting_document?: TransactionManualDocument;
    /** The payment of the movement. */
    transaction_info?: TransactionInfo;
}
/** Why an export has FAILED. */
export interface TransactionExportError {
    /** Kind of failure, for programs. */
    code?: string;
    /** Description of the error, for people. */
    detail?: string;
}
/**
 * One JSON object with all lines in `data`, or one JSON object per line of text.
 * - `JSON`: One JSON object with all lines in `data`.
 * - `NDJSON`: One JSON object per line of text.
 */
export type TransactionExportFormat = "JSON" | "NDJSON" | (string & {});
/**
 * Kind of the movement.
 * - `MANUAL_CREDIT`: Manual credit of the operator.
 * - `MANUAL_CREDIT_VAT`: VAT on a manual credit.
 * - `MANUAL_INVOICE`: Manual invoice of the operator.
 * - `MANUAL_INVOICE_VAT`: VAT on a manual invoice.
 * - `INVOICEABLE_ONE_OFF_DEBIT`: Single fee charged to the shop.
 * - `INVOICEABLE_ONE_OFF_DEBIT_TAX`: Tax on a single fee.
 * - `INVOICEABLE_ONE_OFF_CREDIT`: Single credit to the shop.
 * - `INVOICEABLE_ONE_OFF_CREDIT_TAX`: Tax on a single credit.
 * - `ORDER_AMOUNT`: Amount of an order, without shipping.
 * - `ORDER_AMOUNT_TAX`: Tax on the amount of an order.
 * - `ORDER_SHIPPING_AMOUNT`: Shipping amount of an order.
 * - `ORDER_SHIPPING_AMOUNT_TAX`: Tax on the shipping amount of an order.
 * - `COMMISSION_FEE`: Commission of the operator on an order.
 * - `COMMISSION_VAT`: VAT on a commission.
 * - `REFUND_ORDER_AMOUNT`: Refunded amount of an order, without shipping.
 * - `REFUND_ORDER_AMOUNT_TAX`: Tax on a refunded amount of an order.
 * - `REFUND_ORDER_SHIPPING_AMOUNT`: Refunded shipping amount of an order.
 * - `REFUND_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a refunded shipping amount.
 * - `REFUND_COMMISSION_FEE`: Refunded commission of a refund.
 * - `REFUND_COMMISSION_VAT`: VAT on a refunded commission of a refund.
 * - `SUBSCRIPTION_FEE`: Subscription fee of the shop.
 * - `SUBSCRIPTION_VAT`: VAT on a subscription fee.
 * - `OPERATOR_REMITTED_ORDER_AMOUNT_TAX`: Tax on the amount of an order, remitted by the operator.
 * - `OPERATOR_REMITTED_ORDER_SHIPPING_AMOUNT_TAX`: Tax on the shipping amount of an order, remitted by the operator.
 * - `OPERATOR_REMITTED_REFUND_ORDER_AMOUNT_TAX`: Tax on a refunded amount of an order, remitted by the operator.
 * - `OPERATOR_REMITTED_REFUND_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a refunded shipping amount, remitted by the operator.
 * - `OPERATOR_PAID_ORDER_SHIPPING_AMOUNT`: Shipping amount of an order, paid by the operator.
 * - `OPERATOR_PAID_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a shipping amount paid by the operator.
 * - `OPERATOR_PAID_REFUND_ORDER_SHIPPING_AMOUNT`: Refunded shipping amount that the operator had paid.
 * - `OPERATOR_PAID_REFUND_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a refunded shipping amount that the operator had paid.
 * - `PAYMENT`: Pay-out to the shop.
 * - `PURCHASE_COMMISSION_FEE`: Commission on a purchase.
 * - `PURCHASE_SHIPPING_COMMISSION_FEE`: Commission on the shipping of a purchase.
 * - `PURCHASE_ORDER_AMOUNT_TAX`: Tax on the order amount of a purchase.
 * - `PURCHASE_ORDER_SHIPPING_AMOUNT_TAX`: Tax on the shipping amount of a purchase.
 * - `REFUND_PURCHASE_COMMISSION_FEE`: Refunded commission on a purchase.
 * - `REFUND_PURCHASE_SHIPPING_COMMISSION_FEE`: Refunded commission on the shipping of a purchase.
 * - `REFUND_PURCHASE_ORDER_AMOUNT_TAX`: Tax on a refunded order amount of a purchase.
 * - `REFUND_PURCHASE_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a refunded shipping amount of a purchase.
 * - `ORDER_FEE_AMOUNT`: Fee on an order.
 * - `OPERATOR_REMITTED_ORDER_FEE_AMOUNT`: Fee on an order, remitted by the operator.
 * - `REFUND_ORDER_FEE_AMOUNT`: Refunded fee on an order.
 * - `OPERATOR_REMITTED_REFUND_ORDER_FEE_AMOUNT`: Refunded fee on an order, remitted by the operator.
 * - `PURCHASE_FEE_COMMISSION_FEE`: Commission on the fee of a purchase.
 * - `REFUND_PURCHASE_FEE_COMMISSION_FEE`: Refunded commission on the fee of a purchase.
 * - `RESERVE_FUNDING`: Put into the reserve.
 * - `RESERVE_SETTLEMENT`: Withdrawn from the reserve.
 * - `SELLER_FEE_ON_ORDER`: Fee that the shop is charged on an order.
 * - `SELLER_FEE_ON_ORDER_TAX`: Tax on a fee charged on an order.
 * - `SELLER_PENALTY_FEE`: Penalty fee that the shop is charged.
 * - `SELLER_PENALTY_FEE_TAX`: Tax on a penalty fee.
 */
export type TransactionType = "MANUAL_CREDIT" | "MANUAL_CREDIT_VAT" | "MANUAL_INVOICE" | "MANUAL_INVOICE_VAT" | "INVOICEABLE_ONE_OFF_DEBIT" | "INVOICEABLE_ONE_OFF_DEBIT_TAX" | "INVOICEABLE_ONE_OFF_CREDIT" | "INVOICEABLE_ONE_OFF_CREDIT_TAX" | "ORDER_AMOUNT" | "ORDER_AMOUNT_TAX" | "ORDER_SHIPPING_AMOUNT" | "ORDER_SHIPPING_AMOUNT_TAX" | "COMMISSION_FEE" | "COMMISSION_VAT" | "REFUND_ORDER_AMOUNT" | "REFUND_ORDER_AMOUNT_TAX" | "REFUND_ORDER_SHIPPING_AMOUNT" | "REFUND_ORDER_SHIPPING_AMOUNT_TAX" | "REFUND_COMMISSION_FEE" | "REFUND_COMMISSION_VAT" | "SUBSCRIPTION_FEE" | "SUBSCRIPTION_VAT" | "OPERATOR_REMITTED_ORDER_AMOUNT_TAX" | "OPERATOR_REMITTED_ORDER_SHIPPING_AMOUNT_TAX" | "OPERATOR_REMITTED_REFUND_ORDER_AMOUNT_TAX" | "OPERATOR_REMITTED_REFUND_ORDER_SHIPPING_AMOUNT_TAX" | "OPERATOR_PAID_ORDER_SHIPPING_AMOUNT" | "OPERATOR_PAID_ORDER_SHIPPING_AMOUNT_TAX" | "OPERATOR_PAID_REFUND_ORDER_SHIPPING_AMOUNT" | "OPERATOR_PAID_REFUND_ORDER_SHIPPING_AMOUNT_TAX" | "PAYMENT" | "PURCHASE_COMMISSION_FEE" | "PURCHASE_SHIPPING_COMMISSION_FEE" | "PURCHASE_ORDER_AMOUNT_TAX" | "PURCHASE_ORDER_SHIPPING_AMOUNT_TAX" | "REFUND_PURCHASE_COMMISSION_FEE" | "REFUND_PURCHASE_SHIPPING_COMMISSION_FEE" | "REFUND_PURCHASE_ORDER_AMOUNT_TAX" | "REFUND_PURCHASE_ORDER_SHIPPING_AMOUNT_TAX" | "ORDER_FEE_AMOUNT" | "OPERATOR_REMITTED_ORDER_FEE_AMOUNT" | "REFUND_ORDER_FEE_AMOUNT" | "OPERATOR_REMITTED_REFUND_ORDER_FEE_AMOUNT" | "PURCHASE_FEE_COMMISSION_FEE" | "REFUND_PURCHASE_FEE_COMMISSION_FEE" | "RESERVE_FUNDING" | "RESERVE_SETTLEMENT" | "SELLER_FEE_ON_ORDER" | "SELLER_FEE_ON_ORDER_TAX" | "SELLER_PENALTY_FEE" | "SELLER_PENALTY_FEE_TAX" | (string & {});
/**
 * Whether the movement has been paid out.
 * - `PENDING`: Not due yet.
 * - `PAYABLE`: Due with the next pay-out.
 * - `PAID`: Paid out.
 * - `NOT_APPLICABLE`: Not part of any pay-out.
 * - `RESERVE`: Held back in the reserve.
 */
export type TransactionPaymentState = "PENDING" | "PAYABLE" | "PAID" | "NOT_APPLICABLE" | "RESERVE" | (string & {});
/** Lines to export and their format. Without a filter, every line is exported. */
export interface TransactionExportRequest {
    /**
     * One JSON object with all lines in `data`, or one JSON object per line of text.
     * - `JSON`: One JSON object with all lines in `data`.
     * - `NDJSON`: One JSON object per line of text.
     */
    format?: TransactionExportFormat | undefined;
    /** Lines per file. */
    items_per_chunk?: number | undefined;
    /** Size of a file in megabytes. */
    megabytes_per_chunk?: number | undefined;
    /** The shop, if the user has several shops. */
    shop_id?: number | undefined;
    /**
     * Only lines of these kinds of shop.
     * - `MARKETPLACE`: The shop sells on its own account.
     * - `DROPSHIP`: The operator sells and the shop ships.
     * - `ONE_CREDITOR`: The operator is the only creditor of the customer.
     */
    shop_model?: ShopModel[] | undefined;
    /** Only lines of these domains, products or services. */
    shop_domain?: string[] | undefined;
    /** Only lines created at or after this time. Format: date-time. */
    date_created_from?: string | Date | undefined;
    /** Lines created up to this instant. Format: date-time. */
    date_created_to?: string | Date | undefined;
    /** Only lines with a transaction at or after this time. Format: date-time. */
    transaction_date_from?: string | Date | undefined;
    /** Only lines with a transaction at or before this time. Format: date-time. */
    transaction_date_to?: string | Date | undefined;
    /** Only lines changed at or after this time. Format: date-time. */
    last_updated_from?: string | Date | undefined;
    /**
     * Lines of these kinds.
     * - `MANUAL_CREDIT`: Manual credit of the operator.
     * - `MANUAL_CREDIT_VAT`: VAT on a manual credit.
     * - `MANUAL_INVOICE`: Manual invoice of the operator.
     * - `MANUAL_INVOICE_VAT`: VAT on a manual invoice.
     * - `INVOICEABLE_ONE_OFF_DEBIT`: Single fee charged to the shop.
     * - `INVOICEABLE_ONE_OFF_DEBIT_TAX`: Tax on a single fee.
     * - `INVOICEABLE_ONE_OFF_CREDIT`: Single credit to the shop.
     * - `INVOICEABLE_ONE_OFF_CREDIT_TAX`: Tax on a single credit.
     * - `ORDER_AMOUNT`: Amount of an order, without shipping.
     * - `ORDER_AMOUNT_TAX`: Tax on the amount of an order.
     * - `ORDER_SHIPPING_AMOUNT`: Shipping amount of an order.
     * - `ORDER_SHIPPING_AMOUNT_TAX`: Tax on the shipping amount of an order.
     * - `COMMISSION_FEE`: Commission of the operator on an order.
     * - `COMMISSION_VAT`: VAT on a commission.
     * - `REFUND_ORDER_AMOUNT`: Refunded amount of an order, without shipping.
     * - `REFUND_ORDER_AMOUNT_TAX`: Tax on a refunded amount of an order.
     * - `REFUND_ORDER_SHIPPING_AMOUNT`: Refunded shipping amount of an order.
     * - `REFUND_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a refunded shipping amount.
     * - `REFUND_COMMISSION_FEE`: Refunded commission of a refund.
     * - `REFUND_COMMISSION_VAT`: VAT on a refunded commission of a refund.
     * - `SUBSCRIPTION_FEE`: Subscription fee of the shop.
     * - `SUBSCRIPTION_VAT`: VAT on a subscription fee.
     * - `OPERATOR_REMITTED_ORDER_AMOUNT_TAX`: Tax on the amount of an order, remitted by the operator.
     * - `OPERATOR_REMITTED_ORDER_SHIPPING_AMOUNT_TAX`: Tax on the shipping amount of an order, remitted by the operator.
     * - `OPERATOR_REMITTED_REFUND_ORDER_AMOUNT_TAX`: Tax on a refunded amount of an order, remitted by the operator.
     * - `OPERATOR_REMITTED_REFUND_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a refunded shipping amount, remitted by the operator.
     * - `OPERATOR_PAID_ORDER_SHIPPING_AMOUNT`: Shipping amount of an order, paid by the operator.
     * - `OPERATOR_PAID_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a shipping amount paid by the operator.
     * - `OPERATOR_PAID_REFUND_ORDER_SHIPPING_AMOUNT`: Refunded shipping amount that the operator had paid.
     * - `OPERATOR_PAID_REFUND_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a refunded shipping amount that the operator had paid.
     * - `PAYMENT`: Pay-out to the shop.
     * - `PURCHASE_COMMISSION_FEE`: Commission on a purchase.
     * - `PURCHASE_SHIPPING_COMMISSION_FEE`: Commission on the shipping of a purchase.
     * - `PURCHASE_ORDER_AMOUNT_TAX`: Tax on the order amount of a purchase.
     * - `PURCHASE_ORDER_SHIPPING_AMOUNT_TAX`: Tax on the shipping amount of a purchase.
     * - `REFUND_PURCHASE_COMMISSION_FEE`: Refunded commission on a purchase.
     * - `REFUND_PURCHASE_SHIPPING_COMMISSION_FEE`: Refunded commission on the shipping of a purchase.
     * - `REFUND_PURCHASE_ORDER_AMOUNT_TAX`: Tax on a refunded order amount of a purchase.
     * - `REFUND_PURCHASE_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a refunded shipping amount of a purchase.
     * - `ORDER_FEE_AMOUNT`: Fee on an order.
     * - `OPERATOR_REMITTED_ORDER_FEE_AMOUNT`: Fee on an order, remitted by the operator.
     * - `REFUND_ORDER_FEE_AMOUNT`: Refunded fee on an order.
     * - `OPERATOR_REMITTED_REFUND_ORDER_FEE_AMOUNT`: Refunded fee on an order, remitted by the operator.
     * - `PURCHASE_FEE_COMMISSION_FEE`: Commission on the fee of a purchase.
     * - `REFUND_PURCHASE_FEE_COMMISSION_FEE`: Refunded commission on the fee of a purchase.
     * - `RESERVE_FUNDING`: Put into the reserve.
     * - `RESERVE_SETTLEMENT`: Withdrawn from the reserve.
     * - `SELLER_FEE_ON_ORDER`: Fee that the shop is charged on an order.
     * - `SELLER_FEE_ON_ORDER_TAX`: Tax on a fee charged on an order.
     * - `SELLER_PENALTY_FEE`: Penalty fee that the shop is charged.
     * - `SELLER_PENALTY_FEE_TAX`: Tax on a penalty fee.
     */
    transaction_type?: TransactionType[] | undefined;
    /**
     * Lines in these payment states.
     * - `PENDING`: Not due yet.
     * - `PAYABLE`: Due with the next pay-out.
     * - `PAID`: Paid out.
     * - `NOT_APPLICABLE`: Not part of any pay-out.
     * - `RESERVE`: Held back in the reserve.
     */
    payment_state?: TransactionPaymentState[] | undefined;
    /**
     * Lines paid out by these services.
     * - `NOT_SPECIFIED`: None is specified.
     * - `MANGOPAY`: Mangopay.
     * - `MIRAKL_PAYOUT`: The pay-out service of the platform.
     * - `OPERATOR`: The operator itself.
     */
    pay_out_psp_codes?: PayOutService[] | undefined;
    /** Only lines of the pay-out voucher with this number. */
    payment_voucher_number?: string | undefined;
    /** Only lines of these billing cycles, by identifier (UUID). */
    seller_billing_cycle_id?: string[] | undefined;
    /** Only lines of the accounting document with this identifier. */
    accounting_document_id?: string | undefined;
    /** Only lines of the accounting document with this number. */
    accounting_document_number?: string | undefined;
    /** Lines of these orders, by identifier. */
    order_id?: string[] | undefined;
    /** Only lines of these order lines, by identifier. */
    order_line_id?: string[] | undefined;
    /** Only lines of orders with these customer references. */
    order_reference_for_customer?: string[] | undefined;
    /** Only lines of orders with these seller references. */
    order_reference_for_seller?: string[] | undefined;
    /** Lines with these other references. */
    other_reference?: string[] | undefined;
}
/** The started export. */
export interface TransactionExportStart {
    /** Identifier of the export for TL04. */
    tracking_id?: string;
}
/**
 * PENDING until the export ends in another state.
 * - `PENDING`: Not finished yet.
 * - `FAILED`: Ended without a file. `error` contains the reason.
 * - `CANCELED`: Ended without a file because it was canceled.
 * - `COMPLETED`: Complete. `urls` contains the files.
 */
export type TransactionExportState = "PENDING" | "FAILED" | "CANCELED" | "COMPLETED" | (string & {});
/** Status of an export. */
export interface TransactionExportStatus {
    /**
     * PENDING until the export ends in another state.
     * - `PENDING`: Not finished yet.
     * - `FAILED`: Ended without a file. `error` contains the reason.
     * - `CANCELED`: Ended without a file because it was canceled.
     * - `COMPLETED`: Complete. `urls` contains the files.
     */
    status?: TransactionExportState;
    /** Time at which the status last changed. Format: date-time. */
    last_updated?: string;
    /** URLs of the files of a COMPLETED export. Fetch each of them with TL05. */
    urls?: string[];
    /** Why an export has FAILED. */
    error?: TransactionExportError;
}
/** One movement on the account of a shop. */
export interface TransactionLine {
    /** Identifier of the line. */
    id?: string;
    /**
     * Kind of the movement.
     * - `MANUAL_CREDIT`: Manual credit of the operator.
     * - `MANUAL_CREDIT_VAT`: VAT on a manual credit.
     * - `MANUAL_INVOICE`: Manual invoice of the operator.
     * - `MANUAL_INVOICE_VAT`: VAT on a manual invoice.
     * - `INVOICEABLE_ONE_OFF_DEBIT`: Single fee charged to the shop.
     * - `INVOICEABLE_ONE_OFF_DEBIT_TAX`: Tax on a single fee.
     * - `INVOICEABLE_ONE_OFF_CREDIT`: Single credit to the shop.
     * - `INVOICEABLE_ONE_OFF_CREDIT_TAX`: Tax on a single credit.
     * - `ORDER_AMOUNT`: Amount of an order, without shipping.
     * - `ORDER_AMOUNT_TAX`: Tax on the amount of an order.
     * - `ORDER_SHIPPING_AMOUNT`: Shipping amount of an order.
     * - `ORDER_SHIPPING_AMOUNT_TAX`: Tax on the shipping amount of an order.
     * - `COMMISSION_FEE`: Commission of the operator on an order.
     * - `COMMISSION_VAT`: VAT on a commission.
     * - `REFUND_ORDER_AMOUNT`: Refunded amount of an order, without shipping.
     * - `REFUND_ORDER_AMOUNT_TAX`: Tax on a refunded amount of an order.
     * - `REFUND_ORDER_SHIPPING_AMOUNT`: Refunded shipping amount of an order.
     * - `REFUND_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a refunded shipping amount.
     * - `REFUND_COMMISSION_FEE`: Refunded commission of a refund.
     * - `REFUND_COMMISSION_VAT`: VAT on a refunded commission of a refund.
     * - `SUBSCRIPTION_FEE`: Subscription fee of the shop.
     * - `SUBSCRIPTION_VAT`: VAT on a subscription fee.
     * - `OPERATOR_REMITTED_ORDER_AMOUNT_TAX`: Tax on the amount of an order, remitted by the operator.
     * - `OPERATOR_REMITTED_ORDER_SHIPPING_AMOUNT_TAX`: Tax on the shipping amount of an order, remitted by the operator.
     * - `OPERATOR_REMITTED_REFUND_ORDER_AMOUNT_TAX`: Tax on a refunded amount of an order, remitted by the operator.
     * - `OPERATOR_REMITTED_REFUND_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a refunded shipping amount, remitted by the operator.
     * - `OPERATOR_PAID_ORDER_SHIPPING_AMOUNT`: Shipping amount of an order, paid by the operator.
     * - `OPERATOR_PAID_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a shipping amount paid by the operator.
     * - `OPERATOR_PAID_REFUND_ORDER_SHIPPING_AMOUNT`: Refunded shipping amount that the operator had paid.
     * - `OPERATOR_PAID_REFUND_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a refunded shipping amount that the operator had paid.
     * - `PAYMENT`: Pay-out to the shop.
     * - `PURCHASE_COMMISSION_FEE`: Commission on a purchase.
     * - `PURCHASE_SHIPPING_COMMISSION_FEE`: Commission on the shipping of a purchase.
     * - `PURCHASE_ORDER_AMOUNT_TAX`: Tax on the order amount of a purchase.
     * - `PURCHASE_ORDER_SHIPPING_AMOUNT_TAX`: Tax on the shipping amount of a purchase.
     * - `REFUND_PURCHASE_COMMISSION_FEE`: Refunded commission on a purchase.
     * - `REFUND_PURCHASE_SHIPPING_COMMISSION_FEE`: Refunded commission on the shipping of a purchase.
     * - `REFUND_PURCHASE_ORDER_AMOUNT_TAX`: Tax on a refunded order amount of a purchase.
     * - `REFUND_PURCHASE_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a refunded shipping amount of a purchase.
     * - `ORDER_FEE_AMOUNT`: Fee on an order.
     * - `OPERATOR_REMITTED_ORDER_FEE_AMOUNT`: Fee on an order, remitted by the operator.
     * - `REFUND_ORDER_FEE_AMOUNT`: Refunded fee on an order.
     * - `OPERATOR_REMITTED_REFUND_ORDER_FEE_AMOUNT`: Refunded fee on an order, remitted by the operator.
     * - `PURCHASE_FEE_COMMISSION_FEE`: Commission on the fee of a purchase.
     * - `REFUND_PURCHASE_FEE_COMMISSION_FEE`: Refunded commission on the fee of a purchase.
     * - `RESERVE_FUNDING`: Put into the reserve.
     * - `RESERVE_SETTLEMENT`: Withdrawn from the reserve.
     * - `SELLER_FEE_ON_ORDER`: Fee that the shop is charged on an order.
     * - `SELLER_FEE_ON_ORDER_TAX`: Tax on a fee charged on an order.
     * - `SELLER_PENALTY_FEE`: Penalty fee that the shop is charged.
     * - `SELLER_PENALTY_FEE_TAX`: Tax on a penalty fee.
     */
    type?: TransactionType;
    /** Time at which the line was created. Format: date-time. */
    date_created?: string;
    /** Time of the last change of the line, for example of its payment status. Format: date-time. */
    last_updated?: string;
    /** ISO 4217 code. */
    currency_iso_code?: string;
    /** Credited minus debited, in major units. */
    amount?: number;
    /** Amount credited to the shop, in major units. */
    amount_credited?: number;
    /** Amount debited from the shop, in major units. */
    amount_debited?: number;
    /** Balance of the shop after the movement, in major units. */
    balance?: number;
    /** The same balance for one pay-out service. */
    psp_balance?: number;
    /**
     * The payment service that pays the shop out.
     * - `NOT_SPECIFIED`: None is specified.
     * - `MANGOPAY`: Mangopay.
     * - `MIRAKL_PAYOUT`: The pay-out service of the platform.
     * - `OPERATOR`: The operator itself.
     */
    pay_out_psp_code?: PayOutService;
    /**
     * Whether the movement has been paid out.
     * - `PENDING`: Not due yet.
     * - `PAYABLE`: Due with the next pay-out.
     * - `PAID`: Paid out.
     * - `NOT_APPLICABLE`: Not part of any pay-out.
     * - `RESERVE`: Held back in the reserve.
     */
    payment_state?: TransactionPaymentState;
    /** Identifier (UUID) of the billing cycle. Absent if there is none yet. */
    seller_billing_cycle_id?: string;
    /** Identifier of the accounting document (IV01) of the line. Absent if there is none yet. */
    accounting_document_id?: string;
    /** Number on the accounting document. */
    accounting_document_number?: string;
    /** Time at which the accounting document was created. Format: date-time. */
    accounting_document_creation_date?: string;
    /** Origin of the movement. Only applicable fields are present. */
    entities?: TransactionEntities;
}
/** One page of transaction lines. */
export interface TransactionLogPage {
    /** Transaction lines of this page. */
    data: TransactionLine[];
    /** Token of the next page. Null or absent on the last page. */
    next_page_token?: string | null;
    /** Token of the previous page. Null or absent on the first page. */
    previous_page_token?: string | null;
}
export interface TransactionsExportStatusQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
export interface TransactionsListQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
    /** Only lines created at or after this time. */
    date_created_from?: string | Date | undefined;
    /** Only lines created at or before this time. */
    date_created_to?: string | Date | undefined;
    /** Only lines with a transaction at or after this time. */
    transaction_date_from?: string | Date | undefined;
    /** Only lines with a transaction at or before this time. */
    transaction_date_to?: string | Date | undefined;
    /** Only lines changed at or after this time. */
    last_updated_from?: string | Date | undefined;
    /**
     * Only lines of these types.
     * - `MANUAL_CREDIT`: Manual credit of the operator.
     * - `MANUAL_CREDIT_VAT`: VAT on a manual credit.
     * - `MANUAL_INVOICE`: Manual invoice of the operator.
     * - `MANUAL_INVOICE_VAT`: VAT on a manual invoice.
     * - `INVOICEABLE_ONE_OFF_DEBIT`: Single fee charged to the shop.
     * - `INVOICEABLE_ONE_OFF_DEBIT_TAX`: Tax on a single fee.
     * - `INVOICEABLE_ONE_OFF_CREDIT`: Single credit to the shop.
     * - `INVOICEABLE_ONE_OFF_CREDIT_TAX`: Tax on a single credit.
     * - `ORDER_AMOUNT`: Amount of an order, without shipping.
     * - `ORDER_AMOUNT_TAX`: Tax on the amount of an order.
     * - `ORDER_SHIPPING_AMOUNT`: Shipping amount of an order.
     * - `ORDER_SHIPPING_AMOUNT_TAX`: Tax on the shipping amount of an order.
     * - `COMMISSION_FEE`: Commission of the operator on an order.
     * - `COMMISSION_VAT`: VAT on a commission.
     * - `REFUND_ORDER_AMOUNT`: Refunded amount of an order, without shipping.
     * - `REFUND_ORDER_AMOUNT_TAX`: Tax on a refunded amount of an order.
     * - `REFUND_ORDER_SHIPPING_AMOUNT`: Refunded shipping amount of an order.
     * - `REFUND_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a refunded shipping amount.
     * - `REFUND_COMMISSION_FEE`: Refunded commission of a refund.
     * - `REFUND_COMMISSION_VAT`: VAT on a refunded commission of a refund.
     * - `SUBSCRIPTION_FEE`: Subscription fee of the shop.
     * - `SUBSCRIPTION_VAT`: VAT on a subscription fee.
     * - `OPERATOR_REMITTED_ORDER_AMOUNT_TAX`: Tax on the amount of an order, remitted by the operator.
     * - `OPERATOR_REMITTED_ORDER_SHIPPING_AMOUNT_TAX`: Tax on the shipping amount of an order, remitted by the operator.
     * - `OPERATOR_REMITTED_REFUND_ORDER_AMOUNT_TAX`: Tax on a refunded amount of an order, remitted by the operator.
     * - `OPERATOR_REMITTED_REFUND_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a refunded shipping amount, remitted by the operator.
     * - `OPERATOR_PAID_ORDER_SHIPPING_AMOUNT`: Shipping amount of an order, paid by the operator.
     * - `OPERATOR_PAID_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a shipping amount paid by the operator.
     * - `OPERATOR_PAID_REFUND_ORDER_SHIPPING_AMOUNT`: Refunded shipping amount that the operator had paid.
     * - `OPERATOR_PAID_REFUND_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a refunded shipping amount that the operator had paid.
     * - `PAYMENT`: Pay-out to the shop.
     * - `PURCHASE_COMMISSION_FEE`: Commission on a purchase.
     * - `PURCHASE_SHIPPING_COMMISSION_FEE`: Commission on the shipping of a purchase.
     * - `PURCHASE_ORDER_AMOUNT_TAX`: Tax on the order amount of a purchase.
     * - `PURCHASE_ORDER_SHIPPING_AMOUNT_TAX`: Tax on the shipping amount of a purchase.
     * - `REFUND_PURCHASE_COMMISSION_FEE`: Refunded commission on a purchase.
     * - `REFUND_PURCHASE_SHIPPING_COMMISSION_FEE`: Refunded commission on the shipping of a purchase.
     * - `REFUND_PURCHASE_ORDER_AMOUNT_TAX`: Tax on a refunded order amount of a purchase.
     * - `REFUND_PURCHASE_ORDER_SHIPPING_AMOUNT_TAX`: Tax on a refunded shipping amount of a purchase.
     * - `ORDER_FEE_AMOUNT`: Fee on an order.
     * - `OPERATOR_REMITTED_ORDER_FEE_AMOUNT`: Fee on an order, remitted by the operator.
     * - `REFUND_ORDER_FEE_AMOUNT`: Refunded fee on an order.
     * - `OPERATOR_REMITTED_REFUND_ORDER_FEE_AMOUNT`: Refunded fee on an order, remitted by the operator.
     * - `PURCHASE_FEE_COMMISSION_FEE`: Commission on the fee of a purchase.
     * - `REFUND_PURCHASE_FEE_COMMISSION_FEE`: Refunded commission on the fee of a purchase.
     * - `RESERVE_FUNDING`: Put into the reserve.
     * - `RESERVE_SETTLEMENT`: Withdrawn from the reserve.
     * - `SELLER_FEE_ON_ORDER`: Fee that the shop is charged on an order.
     * - `SELLER_FEE_ON_ORDER_TAX`: Tax on a fee charged on an order.
     * - `SELLER_PENALTY_FEE`: Penalty fee that the shop is charged.
     * - `SELLER_PENALTY_FEE_TAX`: Tax on a penalty fee.
     */
    transaction_type?: TransactionType[] | undefined;
    /**
     * Only lines in these payment states.
     * - `PENDING`: Not due yet.
     * - `PAYABLE`: Due with the next pay-out.
     * - `PAID`: Paid out.
     * - `NOT_APPLICABLE`: Not part of any pay-out.
     * - `RESERVE`: Held back in the reserve.
     */
    payment_state?: TransactionPaymentState[] | undefined;
    /**
     * Only lines paid out through these services.
     * - `NOT_SPECIFIED`: None is specified.
     * - `MANGOPAY`: Mangopay.
     * - `MIRAKL_PAYOUT`: The pay-out service of the platform.
     * - `OPERATOR`: The operator itself.
     */
    pay_out_psp_codes?: PayOutService[] | undefined;
    /**
     * Only lines of these kinds of shop.
     * - `MARKETPLACE`: The shop sells on its own account.
     * - `DROPSHIP`: The operator sells and the shop ships.
     * - `ONE_CREDITOR`: The operator is the only creditor of the customer.
     */
    shop_model?: ShopModel[] | undefined;
    /** Only lines of these billing cycles. */
    seller_billing_cycle_id?: string[] | undefined;
    /** Only lines of this accounting document. */
    accounting_document_id?: string | undefined;
    /** Only lines of the accounting document with this number. */
    accounting_document_number?: string | undefined;
    /** Only lines of these orders. */
    order_id?: string[] | undefined;
    /** Only lines of these order lines. */
    order_line_id?: string[] | undefined;
    /** Only lines of orders with these customer references. */
    order_reference_for_customer?: string[] | undefined;
    /** Only lines of orders with these seller references. */
    order_reference_for_seller?: string[] | undefined;
    /** Only lines with these other references. */
    other_reference?: string[] | undefined;
    /** Number of entries per page. */
    limit?: number | undefined;
    /** Token of another page, from an earlier response. With it, every other parameter is ignored. */
    page_token?: string | undefined;
    /**
     * Sort field and direction of the list.
     * - `dateCreated,ASC`: Oldest first.
     * - `dateCreated,DESC`: Latest first.
     * - `lastUpdated,ASC`: Oldest change first.
     * - `lastUpdated,DESC`: Latest change first.
     */
    sort?: "dateCreated,ASC" | "dateCreated,DESC" | "lastUpdated,ASC" | "lastUpdated,DESC" | undefined;
}
export interface TransactionsStartExportQuery {
    /**
     * Selects the shop if the user has several shops.
     * @example 2001
     */
    shop_id?: number | undefined;
}
/** The reasons as a shop sees them. */
export interface TypedReasonList {
    /** Reasons, sorted by type and then by their sort index. */
    reasons: TypedReason[];
    /**
     * The length of the list.
     * @deprecated
     */
    total_count?: number;
}
/** One value of a list. */
export interface ValueListEntry {
    /** Text of this value in a product file. */
    code: string;
    /** Name of the value. */
    label?: string;
    /** Name of the value in each language. */
    label_translations: LabelTranslation[];
}
/** A list of values of an attribute. */
export interface ValueList {
    /** Code of the list. */
    code: string;
    /** Name of the list. */
    label?: string;
    /** Name of the list in each language. */
    label_translations: LabelTranslation[];
    /** Values of the list. */
    values?: ValueListEntry[];
}
/** Value lists of the operator. */
export interface ValueListCollection {
    /** All value lists, or the requested one. */
    values_lists?: ValueList[];
}
export interface ValueListsListQuery {
    /**
     * Only this list.
     * @example colors
     */
    code?: string | undefined;
}
