import { createHmac, randomBytes } from 'node:crypto';
import { maskOf } from '@tradelane/core/runtime';
import { isSecretName } from '@tradelane/sandbox/secrets';
import { UsageError } from '../../exit.ts';
import {
  digitsOfCard,
  isCard,
  namesOfPeople,
  people,
  peopleInText,
  personalInText,
  personalNames,
  secretsInText,
  typesOfPeople,
} from './patterns.ts';

const secret = '[secret]';
const kinds = 'personal|email|iban|phone|secret';
/** A mask, or a text of data that looks like one. */
const anyMark = new RegExp(String.raw`\[(quoted )?(${kinds})(?: ([0-9a-f]{6,64}))?\]`, 'g');
const startOfMark = new RegExp(String.raw`\[(?=(?:quoted )*(?:${kinds})\b)`, 'g');

/**
 * Masks secrets and personal data, and replaces masks by their values in the arguments of calls. Equal values have equal
 * masks during a session, so that an agent can compare them without reading them.
 */
export class Mask {
  readonly #key = randomBytes(32);
  readonly #showsPeople: boolean;
  readonly #values = new Map<string, string | number>();
  readonly #marks = new Map<string, string>();
  /** Masks by their values in lower case. */
  readonly #byText = new Map<string, readonly string[]>();
  readonly #credentials = new Set<string>();
  /** The latest 20 credentials that were sent, because tokens change. */
  #sent: readonly string[] = [];
  #hidden: ((text: string) => string) | undefined;
  /** Masks that arguments contained, by the spellings of their values that a server may quote. */
  readonly #quotable = new Map<string, string>();
  #quoted: RegExp | undefined;
  #uses = 0;

  /** @param showsPeople Whether personal data stays as it is. Secrets never do. */
  constructor(showsPeople: boolean) {
    this.#showsPeople = showsPeople;
  }

  /** Masks a credential of at least 8 characters wherever it is part of a text, also in base64, hexadecimal or escaped. */
  hide(credential: string): void {
    if (this.#credentials.has(credential)) return;
    this.#credentials.add(credential);
    this.#hidden = undefined;
  }

  /** Masks the value of a header `Authorization` in the same way. */
  hideSent(authorization: string): void {
    if (!this.#sent.includes(authorization)) this.#hidden = undefined;
    this.#sent = [authorization, ...this.#sent.filter((one) => one !== authorization)].slice(0, 20);
  }

  /**
   * Returns a copy of a JSON value without secrets and personal data.
   * @param name Name of the value in its object.
   * @param isOfPerson Whether the value is part of an object that describes a person.
   */
  of(value: unknown, name = '', isOfPerson = false): unknown {
    if (typeof value === 'string' || typeof value === 'number') {
      if (isSecretName(name)) return secret;
      const isPersonal = personalNames.test(name) || (isOfPerson && namesOfPeople.test(name));
      const isInJson = typeof value === 'string' && /^\s*[[{]/.test(value);
      if (!this.#showsPeople && (isPersonal || (!isInJson && typeof value === 'string' && peopleInText.test(name))))
        return this.#masked('personal', value);
      if (isInJson) return this.#inJson(value, name, isOfPerson) ?? this.text(value);
      const text = typeof value === 'string' ? this.text(value) : this.again(String(value));
      return text === String(value) ? value : text;
    }
    // Entries of a list have the name of the list.
    if (Array.isArray(value)) return value.map((entry) => this.of(entry, name, isOfPerson));
    if (typeof value !== 'object' || value === null) return value;
    const { type } = value as { readonly type?: unknown };
    const isPerson = isOfPerson || people.test(name) || isTypeOfPerson(type);
    // Another shape of a personal value is personal as a whole.
    const whole = personalNames.test(name) ? name : undefined;
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => {
        const sibling = (value as Readonly<Record<string, unknown>>)[key.replace(/name$/, 'type')];
        return key !== 'name' && key.endsWith('_name') && isTypeOfPerson(sibling)
          ? [key, this.of(member, 'name', true)]
          : [this.text(key), this.of(member, whole ?? key, isPerson)];
      }),
    );
  }

  /** Masks the content of a file: JSON and NDJSON as values, everything else as text. */
  file(text: string): string {
    const json = this.#inJson(text);
    if (json !== undefined) return json;
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const values = lines.map(jsonOf);
    if (lines.length === 0 || values.includes(undefined)) return this.text(text);
    return values.map((value) => `${JSON.stringify(this.of(value))}\n`).join('');
  }

  /** Masks JSON in a text, as a whole if it is nested too deeply. Undefined if it isn't JSON, or has nothing to mask. */
  #inJson(text: string, name?: string, isOfPerson?: boolean): string | undefined {
    const value = jsonOf(text);
    try {
      const masked = JSON.stringify(this.of(value, name, isOfPerson));
      return masked === JSON.stringify(value) ? undefined : masked;
    } catch {
      return this.#masked('personal', text);
    }
  }

  /** Masks secrets, addresses and numbers of people in a text. A text that looks like a mask is marked as quoted. */
  text(text: string): string {
    let masked = this.again(text.replaceAll(startOfMark, '[quoted '));
    for (const pattern of secretsInText) masked = masked.replaceAll(pattern, secret);
    masked = masked.replaceAll(digitsOfCard, (digits) => (isCard(digits) ? secret : digits));
    if (this.#showsPeople) return masked;
    for (const [kind, pattern] of personalInText)
      masked = masked.replaceAll(pattern, (found) => this.#masked(kind, found));
    return masked;
  }

  /** How many masks of arguments were replaced by their values. */
  get uses(): number {
    return this.#uses;
  }

  /** Masks credentials and the values that replaced masks, wherever they are part of a text. */
  again(text: string): string {
    this.#hidden ??= maskOf([...this.#credentials, ...this.#sent], secret);
    const masked = this.#hidden(text);
    if (this.#quotable.size === 0) return masked;
    this.#quoted ??= anyOf([...this.#quotable.keys()]);
    return masked.replaceAll(this.#quoted, (found) => this.#quotable.get(found.toLowerCase()) ?? '[personal]');
  }

  /** Whether a text contains the whole value of a mask that an argument contained. */
  isQuotedIn(text: string): boolean {
    return this.#quotable.size > 0 && text.search((this.#quoted ??= anyOf([...this.#quotable.keys()]))) >= 0;
  }

  /** The masks whose whole value equals a text, in any case. */
  marksOf(text: string): readonly string[] {
    return this.#byText.get(text.trim().toLowerCase()) ?? [];
  }

  /**
   * Returns a copy of a value with the values of its masks.
   * @param path Path of the value, for the message.
   * @throws {UsageError} If a mask is of another session, or stands for a secret.
   */
  valueOf(value: unknown, path: string): unknown {
    if (typeof value === 'string') {
      const known = this.#valueIn(value);
      return known ?? value.replaceAll(anyMark, (mark, quoted?: string) => this.#original(mark, quoted, path));
    }
    if (Array.isArray(value)) return value.map((entry, index) => this.valueOf(entry, `${path}[${index}]`));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [name, this.valueOf(member, `${path}.${name}`)]),
    );
  }

  #original(mark: string, quoted: string | undefined, path: string): string {
    // Text of the data itself.
    if (quoted !== undefined) return mark.replace('quoted ', '');
    const value = this.#valueIn(mark);
    if (value !== undefined) return String(value);
    throw new UsageError(
      mark === secret
        ? `${path} contains ${secret}, which stands for a secret. Leave the field out, or ask the user for its value. Nothing was sent.`
        : `${path} contains the mask ${mark} of another session. Read the entry again, and use its new mask. Nothing was sent.`,
    );
  }

  /** The value of a mask in arguments. Results of this session never show it, even if the server quotes it. */
  #valueIn(mark: string): string | number | undefined {
    const value = this.#values.get(mark);
    const text = String(value ?? '').trim();
    if (text === '') return value;
    for (const spelling of [text, encodeURIComponent(text.toWellFormed())])
      this.#quotable.set(spelling.toLowerCase(), mark);
    this.#quoted = undefined;
    this.#uses += 1;
    return value;
  }

  #masked(kind: string, value: string | number): string {
    if (value === '') return '';
    const id = `${typeof value}:${value}`;
    const known = this.#marks.get(`${kind}:${id}`);
    if (known !== undefined) return known;
    const digest = createHmac('sha256', this.#key).update(id).digest('hex');
    // A longer mask, if another value has the short one.
    let length = 6;
    while (this.#values.has(`[${kind} ${digest.slice(0, length)}]`)) length += 2;
    const mark = `[${kind} ${digest.slice(0, length)}]`;
    this.#values.set(mark, value);
    this.#marks.set(`${kind}:${id}`, mark);
    const text = String(value).trim().toLowerCase();
    this.#byText.set(text, [...(this.#byText.get(text) ?? []), mark]);
    return mark;
  }
}

const escapedOf = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Any of these texts, the longest first. A text of one or two characters counts as a whole word only. */
const anyOf = (texts: readonly string[]): RegExp =>
  new RegExp(
    texts
      .toSorted((one, other) => other.length - one.length)
      .map((text) => {
        const escaped = escapedOf(text);
        return text.length > 2 ? escaped : String.raw`(?<!\w)${escaped}(?!\w)`;
      })
      .join('|'),
    'gi',
  );

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
