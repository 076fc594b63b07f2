import { type Definitions, partsOf, type Shape } from '../operations/shape.ts';
import { digest } from '../world/index.ts';

/** Shapes of the JSON responses of reads, by `<surface>/<operationId>`, and of the schemas that they refer to. */
export interface Shapes {
  readonly operations: Readonly<Record<string, Shape>>;
  readonly definitions: Definitions;
}

/** Invented values by field name. Other texts keep their form, with other letters and digits. */
const inventions: readonly (readonly [RegExp, readonly string[]])[] = [
  [/first_?name|given_?name/i, ['Ada', 'Noor', 'Mateo', 'Yuki', 'Lena', 'Omar', 'Ines', 'Tomas']],
  [/last_?name|family_?name|surname/i, ['Martin', 'Okafor', 'Lind', 'Sato', 'Moreau', 'Novak', 'Silva', 'Berg']],
  [/street|address_?line|^line_?\d/i, ['12 Harbour Road', '8 Mill Lane', '31 Station Street', '5 Orchard Way']],
  [/city|town/i, ['Northport', 'Eastbridge', 'Lakeview', 'Millbrook']],
  [/company|shop_?name|store_?name|display_?name|organi[sz]ation/i, ['Harbour Goods', 'Lane & Co', 'North Supplies']],
  [/title|label|subject|^name$|product_?name/i, ['Oak chair', 'Wool blanket', 'Desk lamp', 'Garden bench']],
  [/description|body|message|comment|text|note|reason_?label/i, ['This text replaces a text of the recorded account.']],
];

/** Amounts are multiplied, so that sums stay right. Rates and coordinates aren't amounts. */
const isAmount = (name: string): boolean =>
  /amount|price|total|fee|cost|tax|balance|turnover|commission|refund/i.test(name) && !/rate|percent|count/i.test(name);

const isPosition = (name: string): boolean => /^(?:lat|lng|lon|latitude|longitude)$/i.test(name);

const isId = (name: string): boolean => /(?:^|_)ids?$|[a-z]Ids?$/.test(name);

/** Codes of currencies, countries and languages are public. */
const isPublicCode = (name: string, text: string): boolean =>
  /currency|country|language|locale|iso/i.test(name) && /^(?:[a-z]{2,3}(?:[_-][A-Z]{2})?|[A-Z]{2,3})$/.test(text);

const dateOnly = /^\d{4}-\d{2}-\d{2}$/;
const dateTime = /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:[Zz]|[+-]\d{2}:?\d{2})$/;
const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

const dayInMs = 86_400_000;
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Replaces all texts of responses. Equal texts get equal replacements, and no replacement is a text of the source. */
export class Scrubber {
  readonly #shapes: Shapes;
  readonly #salt: string;
  readonly #source: ReadonlySet<string>;
  readonly #known = new Map<string, string>();
  readonly #used = new Set<string>();
  readonly #shiftInMs: number;
  readonly #factor: number;

  /** @param source All texts of the source. @param salt A secret. Without it, replacements can't be traced back to their texts. */
  constructor(shapes: Shapes, source: ReadonlySet<string>, salt: string) {
    this.#shapes = shapes;
    this.#source = source;
    this.#salt = salt;
    this.#factor = 2 + (this.#number('factor', 0) % 4);
    // Whole days plus some minutes, in the past. Hours of the day stay plausible.
    this.#shiftInMs = (30 + (this.#number('shift', 0) % 60)) * dayInMs + (1 + (this.#number('shift', 1) % 3000)) * 1000;
  }

  /** A value without undocumented fields, with other texts, identifiers, dates and amounts. */
  value(shapes: readonly Shape[], value: unknown, name = ''): unknown {
    const parts = shapes.flatMap((shape) => partsOf(shape, this.#shapes.definitions));
    if (typeof value === 'string') {
      const isPublic = parts.some((part) => part.const === value || part.enum?.includes(value) === true);
      return isPublic ? value : this.text(value, name);
    }
    // A host can send a documented text as a number.
    if (typeof value === 'number')
      return parts.some(({ type }) => type !== undefined) ? this.#numberOf(value, name) : this.#numeric(value, name);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) {
      const items = parts.flatMap(({ items: one }) => (one === undefined ? [] : [one]));
      return value.map((entry: unknown) => this.value(items, entry, name));
    }
    const open = parts.flatMap(({ additionalProperties: more }) => (typeof more === 'object' ? [more] : []));
    const isOpen = open.length > 0 || parts.some(({ additionalProperties: more }) => more === true);
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, member]) => {
        const own = parts.flatMap(({ properties = {} }) => {
          const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
          return property === undefined ? [] : [property];
        });
        if (own.length > 0) return [[key, this.value(own, member, key)]];
        // Undocumented fields are left out. Keys of an open object are texts of the source.
        return isOpen ? [[this.text(key, ''), this.value(open, member, name)]] : [];
      }),
    );
  }

  /** The replacement of a text. */
  text(text: string, name: string): string {
    if (text === '' || isPublicCode(name, text)) return text;
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const replacement = this.#invented(text, name);
    this.#known.set(text, replacement);
    this.#used.add(replacement);
    return replacement;
  }

  #numeric(value: number, name: string): number | string {
    const text = this.text(String(value), name);
    return Number.isNaN(Number(text)) ? text : Number(text);
  }

  #numberOf(value: number, name: string): number | string {
    if (Number.isInteger(value) && isId(name)) return this.#numeric(value, name);
    if (isPosition(name)) return Math.round(this.#number(String(value), 0) % 80) + 0.5;
    // A factor of 2 to 5 keeps sums exact up to the last cent.
    return isAmount(name) ? Math.round(value * this.#factor * 100) / 100 : value;
  }

  #invented(text: string, name: string): string {
    if (dateTime.test(text) || dateOnly.test(text)) return this.#unused((round) => this.#shifted(text, round), false);
    if (uuid.test(text))
      return this.#unused((round) => this.#scrambled(text.toLowerCase(), round, '0123456789abcdef'), true);
    if (text.includes('@') && /mail/i.test(name))
      return this.#unused((round) => `person-${this.#number(text, round) % 1_000_000}@example.com`, true);
    if (/^https?:\/\//i.test(text))
      return this.#unused(
        (round) => `https://files.example.com/${digest(`${this.#salt}${text}${round}`).slice(0, 16)}`,
        true,
      );
    const words = isId(name) ? undefined : inventions.find(([pattern]) => pattern.test(name))?.[1];
    if (words !== undefined)
      return this.#unused((round) => {
        const word = words[(this.#number(text, 0) + round) % words.length] ?? '';
        return round < words.length ? word : `${word} ${round}`;
      }, false);
    return this.#unused((round) => this.#scrambled(text, round), true);
  }

  /** The first candidate that isn't a text of the source, and isn't in use if it must be unique. */
  #unused(candidate: (round: number) => string, unique: boolean): string {
    for (let round = 0; ; round += 1) {
      const one = candidate(round);
      if (!this.#source.has(one) && !(unique && this.#used.has(one))) return one;
    }
  }

  #shifted(text: string, round: number): string {
    const time = Date.parse(text) - this.#shiftInMs - round * (dateOnly.test(text) ? dayInMs : 1000);
    if (Number.isNaN(time)) return this.#scrambled(text, round);
    const iso = new Date(time).toISOString();
    return dateOnly.test(text) ? iso.slice(0, 10) : text.includes('.') ? iso : `${iso.slice(0, 19)}Z`;
  }

  /** Replaces letters by letters and digits by digits. It becomes longer if all texts of its length are taken. */
  #scrambled(text: string, round: number, alphabet?: string): string {
    let [rest, part] = ['', 0];
    const next = (): number => {
      if (rest.length < 4) rest = digest(`${this.#salt} ${text} ${round} ${(part += 1)}`);
      const number = Number.parseInt(rest.slice(0, 4), 16);
      rest = rest.slice(4);
      return number;
    };
    let result = '';
    for (const character of text) {
      if (alphabet !== undefined && alphabet.includes(character)) result += alphabet[next() % alphabet.length];
      else if (/\d/.test(character)) result += String(result === '' ? 1 + (next() % 9) : next() % 10);
      else if (/\p{Lu}/u.test(character)) result += (letters[next() % 26] ?? '').toUpperCase();
      else if (/[\p{L}\p{M}\p{S}\p{C}]/u.test(character)) result += letters[next() % 26];
      else result += character;
    }
    // There is nothing to replace, or all forms of this length are taken.
    if (result === text || round > 20) result += String(next() % 10 ** Math.min(15, 1 + Math.floor(round / 20)));
    return result;
  }

  /** A number that only depends on the salt and the text. */
  #number(text: string, round: number): number {
    return Number.parseInt(digest(`${this.#salt}|${text}|${round}`).slice(0, 8), 16);
  }
}

/** All texts in a value, including the keys of objects. */
export function textsOf(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') into.add(value);
  else if (typeof value === 'number') into.add(String(value));
  else if (Array.isArray(value)) for (const one of value) textsOf(one, into);
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) {
      into.add(key);
      textsOf(one, into);
    }
}
