export type QueryValue = string | number | boolean | readonly string[];

/** The query parameters of a request, read and checked as the operation declares them; instants are normalized to UTC. */
export class Query {
  readonly #values: Readonly<Record<string, QueryValue>>;

  constructor(values: Readonly<Record<string, QueryValue>>) {
    this.#values = values;
  }

  has(name: string): boolean {
    return this.#values[name] !== undefined;
  }

  text(name: string): string | undefined {
    const value = this.#values[name];
    return value === undefined ? undefined : String(value);
  }

  integer(name: string): number | undefined {
    const value = this.#values[name];
    return typeof value === 'number' ? value : undefined;
  }

  flag(name: string): boolean | undefined {
    const value = this.#values[name];
    return typeof value === 'boolean' ? value : undefined;
  }

  /** Entries of a list; `undefined` where the parameter is absent. */
  list(name: string): readonly string[] | undefined {
    const value = this.#values[name];
    return Array.isArray(value) ? (value as readonly string[]) : undefined;
  }

  /** All of it, to be kept in a page token. */
  values(): Readonly<Record<string, QueryValue>> {
    return this.#values;
  }
}
