import { createHmac, randomBytes } from 'node:crypto';

/** Fields whose value is a credential. Cursors of pages aren't. */
const secretNames = /secret|password|^(?:access_|refresh_|link_)?token$|^api_?key$|^authorization$/i;

/** Fields that identify a person, or reach one. */
const personalNames =
  /^(?:civility|(?:first|last)_?name|(?:.*_)?e?mail|phone.*|fax|street.*|zip_code|city|birth_.*|iban|bic|bank_.*|pix_key|.*account_number|branch_name|(?:tax_)?(?:id|identification)_(?:tax_)?number|vat_number|formatted_address|electronic_address|contact_info.*|contact_additional_info|to_customer_name|owner|company_shareholders)$/i;

/** Objects that describe a person. Their names are personal data, unlike the name of a product. */
const people = /customer|recipient|shopper|contact|address/i;
const namesOfPeople =
  /^(?:(?:display_|full_)?name|(?:corporate|organization)_name|company(?:_?\d)?|.*additional_info(?:rmation)?|complementary)$/i;

/** Types of people: `type` of a participant, `from_type` next to `from_name`. */
const typesOfPeople = /^(?:customer|shopper)/i;

/** Addresses and numbers in free text. */
const inText: readonly (readonly [string, RegExp])[] = [
  ['email', /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g],
  ['iban', /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g],
  ['phone', /(?<![\w-])\+\d[\d ().-]{7,}\d\b/g],
];

/**
 * Masks secrets and personal data. Equal values have equal masks during a session, so that an agent can compare them
 * without reading them.
 */
export class Mask {
  readonly #key = randomBytes(32);
  readonly #showsPeople: boolean;

  /** @param showsPeople Whether personal data stays as it is. Secrets never do. */
  constructor(showsPeople: boolean) {
    this.#showsPeople = showsPeople;
  }

  /**
   * Returns a copy of a JSON value without secrets and personal data.
   * @param name Name of the value in its object.
   * @param isOfPerson Whether the value is part of an object that describes a person.
   */
  of(value: unknown, name = '', isOfPerson = false): unknown {
    if (typeof value === 'string' || typeof value === 'number') {
      if (secretNames.test(name)) return '[secret]';
      if (this.#showsPeople) return value;
      if (personalNames.test(name) || (isOfPerson && namesOfPeople.test(name)))
        return this.#masked('personal', String(value));
      return typeof value === 'string' ? this.text(value) : value;
    }
    // Entries of a list have the name of the list.
    if (Array.isArray(value)) return value.map((entry) => this.of(entry, name, isOfPerson));
    if (typeof value !== 'object' || value === null) return value;
    const { type } = value as { readonly type?: unknown };
    const isPerson = isOfPerson || people.test(name) || isTypeOfPerson(type);
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => {
        const sibling = (value as Readonly<Record<string, unknown>>)[key.replace(/name$/, 'type')];
        return key !== 'name' && key.endsWith('_name') && isTypeOfPerson(sibling)
          ? [key, this.of(member, 'name', true)]
          : [key, this.of(member, key, isPerson)];
      }),
    );
  }

  /** Masks the content of a file: JSON and NDJSON as values, everything else as text. */
  file(text: string): string {
    const json = jsonOf(text);
    if (json !== undefined) return JSON.stringify(this.of(json));
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const values = lines.map(jsonOf);
    if (lines.length === 0 || values.includes(undefined)) return this.text(text);
    return values.map((value) => `${JSON.stringify(this.of(value))}\n`).join('');
  }

  /** Masks addresses and numbers of people in a text. */
  text(text: string): string {
    if (this.#showsPeople) return text;
    return inText.reduce(
      (masked, [kind, pattern]) => masked.replaceAll(pattern, (found) => this.#masked(kind, found)),
      text,
    );
  }

  #masked(kind: string, value: string): string {
    const mark = createHmac('sha256', this.#key).update(value.trim().toLowerCase()).digest('hex').slice(0, 6);
    return value === '' ? '' : `[${kind} ${mark}]`;
  }
}

const isTypeOfPerson = (type: unknown): boolean => typeof type === 'string' && typesOfPeople.test(type);

/** An object or a list. Undefined if the text isn't JSON. */
function jsonOf(text: string): unknown {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
