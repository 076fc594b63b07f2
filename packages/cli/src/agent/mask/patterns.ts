/** Fields that identify a person, or reach one. */
export const personalNames: RegExp =
  /^(?:civility|.*(?:first|last|full)_?name|(?:.*_)?e?mail|phone.*|fax|street.*|zip_code|city|birth_.*|iban|bic|bank_.*|pix_key|.*account_number|branch_name|(?:tax_)?(?:id|identification)_(?:tax_)?number|vat_number|formatted_address|electronic_address|contact_info.*|contact_additional_info|to_customer_name|owner|company_shareholders)$/i;

/** Objects that describe a person. Their names are personal data, unlike the name of a product. */
export const people: RegExp = /customer|recipient|shopper|buyer|contact|address/i;
/** Texts that describe a person as a whole. */
export const peopleInText: RegExp = /^(?:.*_)?(?:customer|recipient|shopper|buyer|contact|address)$/i;
export const namesOfPeople: RegExp =
  /^(?:(?:display_|full_)?name|(?:corporate|organization)_name|company(?:_?\d)?|.*additional_info(?:rmation)?|complementary)$/i;

/** Types of people: `type` of a participant, `from_type` next to `from_name`. */
export const typesOfPeople: RegExp = /^(?:customer|shopper)/i;

/** Credentials in text: keys of the platform, bearer tokens and JWTs. Each repetition is bounded, so the search is linear. */
export const secretsInText: readonly RegExp[] = [
  /\b(?:shop-\d{1,12}|operator|front)-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi,
  /\beyJ[\w-]{8,4000}\.[\w-]{2,4000}(?:\.[\w-]{0,4000})?/g,
  /(?<=\bBearer )[\w.~+/-]{8,4000}={0,2}/gi,
];

/** Digits that may be the number of a payment card. */
export const digitsOfCard: RegExp = /(?<![\w-])(?:\d[ -]?){13,15}\d(?![\w-])/g;

/** Whether digits are the number of a payment card: known issuers, and a valid check digit. */
export function isCard(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '');
  if (!/^(?:[2-6]\d{15}|3[47]\d{13}|3[068]\d{12})$/.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Addresses and numbers of people in text. Each repetition is bounded, and a search starts once per word. */
export const personalInText: readonly (readonly [string, RegExp])[] = [
  ['email', /(?<![\w.+-])[\w.+-]{1,200}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g],
  ['iban', /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g],
  ['phone', /(?<![\w-])\+\d[\d ().-]{7,30}\d\b/g],
];
