import { UsageError } from '../../exit.ts';
import { valuesAt } from '../../output/fields.ts';

/** Totals over all entries of a list: the number of entries, and the sum of a field, by the values of another one. */
export interface TotalsOf {
  readonly sum?: string | undefined;
  readonly by?: string | undefined;
}

/** An exact decimal number: its digits as an integer, and how many of them are decimals. */
interface Decimal {
  readonly digits: bigint;
  readonly decimals: number;
}

interface Group {
  readonly by: string | undefined;
  readonly currency: string | undefined;
  count: number;
  sum: Decimal;
  /** Number of entries without a number, and the first other value. */
  withoutNumber: number;
  example?: unknown;
}

const currencies = ['currency_iso_code', 'currency_code', 'currency'];

/** Adds up entries. Amounts in different currencies have different groups. */
export class Totals {
  readonly #of: TotalsOf;
  readonly #groups = new Map<string, Group>();
  #entries = 0;
  #found = 0;

  constructor(of: TotalsOf) {
    this.#of = of;
  }

  /** Number of entries so far. */
  get entries(): number {
    return this.#entries;
  }

  add(entry: unknown): void {
    const { sum, by } = this.#of;
    this.#entries += 1;
    // A field in a list is added for each element, with the values of the same element.
    const elements = elementsOf(entry, sum ?? by ?? '');
    for (const around of elements) {
      const [value] = around;
      const group = by === undefined ? undefined : textOf(nearest(around, by));
      const currency = sum === undefined ? undefined : currencyOf(around);
      const id = JSON.stringify([group, currency]);
      const known = this.#groups.get(id) ?? { by: group, currency, count: 0, sum: zero, withoutNumber: 0 };
      this.#groups.set(id, known);
      known.count += 1;
      if (sum === undefined) continue;
      const number = decimalOf(value);
      if (number === undefined) {
        known.withoutNumber += 1;
        known.example ??= value ?? undefined;
        continue;
      }
      this.#found += 1;
      known.sum = plus(known.sum, number);
    }
  }

  /** @throws {UsageError} If no entry has the field. */
  rows(): readonly object[] {
    const { sum, by } = this.#of;
    if (sum !== undefined && this.#entries > 0 && this.#found === 0)
      throw new UsageError(`No entry has a number in \`${sum}\`. Use the path of a field, such as order_lines.price.`);
    return [...this.#groups.values()]
      .map((group) => ({ ...group, total: textOfDecimal(group.sum) }))
      .toSorted((one, other) => Number(other.total) - Number(one.total) || other.count - one.count)
      .map(({ by: value, currency, count, total, withoutNumber, example }) => ({
        ...(by === undefined ? {} : { [by]: value }),
        count,
        // A number that JavaScript would round stays a text.
        ...(sum === undefined ? {} : { sum: String(Number(total)) === total ? Number(total) : total }),
        ...(withoutNumber === 0 ? {} : { without_number: withoutNumber }),
        ...(example === undefined ? {} : { not_a_number: (JSON.stringify(example) ?? '').slice(0, 60) }),
        ...(currency === undefined ? {} : { currency }),
      }));
  }
}

/** The value of a path with the objects around it, nearest first, for each element of the lists on its way. */
function elementsOf(entry: unknown, path: string): readonly (readonly unknown[])[] {
  let found: readonly (readonly unknown[])[] = [[entry]];
  if (path === '') return [[undefined, entry]];
  for (const step of path.split('.'))
    found = found.flatMap(([value, ...around]) =>
      [value].flat().map((one) => {
        const member =
          typeof one === 'object' && one !== null ? (one as Readonly<Record<string, unknown>>)[step] : undefined;
        return [member, one, ...around];
      }),
    );
  return found.flatMap(([value, ...around]) => [value].flat().map((one) => [one, ...around]));
}

/** The first value of a path, seen from the nearest object that has it. */
function nearest([, ...around]: readonly unknown[], path: string): unknown {
  const steps = path.split('.');
  for (const object of around)
    for (let skip = 0; skip < steps.length; skip += 1) {
      const [value] = valuesAt(object, steps.slice(skip).join('.'));
      // A shorter path counts for elements of the list that the path names only.
      if (value !== undefined && (skip === 0 || around.length > skip)) return value;
    }
  return undefined;
}

function currencyOf([, ...around]: readonly unknown[]): string | undefined {
  for (const object of around)
    for (const name of currencies) {
      const value = (object as Readonly<Record<string, unknown>> | null | undefined)?.[name];
      if (typeof value === 'string') return value;
    }
  return undefined;
}

const zero: Decimal = { digits: 0n, decimals: 0 };

const decimal = /^([+-]?\d{1,99})(?:\.(\d{1,99}))?(?:e([+-]?\d{1,3}))?$/i;

/** Reads a number, or a text that is one. Other notations, such as `12,50`, are ambiguous. */
function decimalOf(value: unknown): Decimal | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  const [, whole, part = '', exponent = '0'] = decimal.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const decimals = part.length - Number(exponent);
  return { digits: BigInt(whole + part) * 10n ** BigInt(Math.max(0, -decimals)), decimals: Math.max(0, decimals) };
}

function plus(one: Decimal, other: Decimal): Decimal {
  const decimals = Math.max(one.decimals, other.decimals);
  const scaled = (of: Decimal): bigint => of.digits * 10n ** BigInt(decimals - of.decimals);
  return { digits: scaled(one) + scaled(other), decimals };
}

function textOfDecimal({ digits, decimals }: Decimal): string {
  const text = String(digits)
    .replace('-', '')
    .padStart(decimals + 1, '0');
  const [whole, part] = [text.slice(0, text.length - decimals), text.slice(text.length - decimals)];
  return `${digits < 0n ? '-' : ''}${whole}.${part}`.replace(/(?<!0)0+$/, '').replace(/\.$/, '');
}

const textOf = (value: unknown): string => (value === undefined || value === null ? '(none)' : String(value));
