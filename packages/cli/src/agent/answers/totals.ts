import { UsageError } from '../../exit.ts';
import { valuesAt } from '../../output/fields.ts';

/** Totals over all entries of a list: the number of entries, and the sum of a field, by the values of another one. */
export interface TotalsOf {
  readonly sum?: string | undefined;
  readonly by?: string | undefined;
}

interface Group {
  count: number;
  cents: number;
}

const currencies = ['currency_iso_code', 'currency_code', 'currency'];

/** Adds up entries. Amounts in different currencies have different groups. */
export class Totals {
  readonly #of: TotalsOf;
  readonly #groups = new Map<
    string,
    Group & { readonly by: string | undefined; readonly currency: string | undefined }
  >();
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
      const group = by === undefined ? undefined : textOf(nearest(around, by));
      const values = sum === undefined ? [] : around[0] === undefined ? [] : [around[0]];
      const currency = sum === undefined ? undefined : currencyOf(around);
      const id = JSON.stringify([group, currency]);
      const known = this.#groups.get(id) ?? { by: group, currency, count: 0, cents: 0 };
      this.#groups.set(id, known);
      known.count += 1;
      for (const value of values) {
        const number = Number(value);
        if (!Number.isFinite(number)) continue;
        this.#found += 1;
        known.cents += Math.round(number * 10_000);
      }
    }
  }

  /** @throws {UsageError} If no entry has the field. */
  rows(): readonly object[] {
    const { sum, by } = this.#of;
    if (sum !== undefined && this.#entries > 0 && this.#found === 0)
      throw new UsageError(`No entry has a number in \`${sum}\`. Use the path of a field, such as order_lines.price.`);
    return [...this.#groups.values()]
      .toSorted((one, other) => other.cents - one.cents || other.count - one.count)
      .map(({ by: value, currency, count, cents }) => ({
        ...(by === undefined ? {} : { [by]: value }),
        count,
        ...(sum === undefined ? {} : { sum: cents / 10_000 }),
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

const textOf = (value: unknown): string => (value === undefined || value === null ? '(none)' : String(value));
