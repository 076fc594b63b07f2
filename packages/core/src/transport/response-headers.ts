/**
 * Headers of a response without a `Headers` object, because most calls read two or three. Methods other than `get` and
 * `has` create one.
 */
export class ResponseHeaders implements Headers {
  readonly #raw: Readonly<Record<string, string | readonly string[] | undefined>>;
  #full: Headers | undefined;

  /** @param raw Headers by lower-case name. */
  constructor(raw: Readonly<Record<string, string | readonly string[] | undefined>>) {
    this.#raw = raw;
  }

  get(name: string): string | null {
    if (this.#full) return this.#full.get(name);
    const value = this.#own(name);
    return value === undefined ? null : typeof value === 'string' ? value : value.join(', ');
  }

  has(name: string): boolean {
    return this.#full ? this.#full.has(name) : this.#own(name) !== undefined;
  }

  getSetCookie(): string[] {
    return this.#headers.getSetCookie();
  }

  append(name: string, value: string): void {
    this.#headers.append(name, value);
  }

  set(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  delete(name: string): void {
    this.#headers.delete(name);
  }

  forEach(callback: (value: string, key: string, parent: Headers) => void, thisArgument?: unknown): void {
    this.#headers.forEach((value, key) => callback.call(thisArgument, value, key, this));
  }

  entries(): HeadersIterator<[string, string]> {
    return this.#headers.entries();
  }

  keys(): HeadersIterator<string> {
    return this.#headers.keys();
  }

  values(): HeadersIterator<string> {
    return this.#headers.values();
  }

  [Symbol.iterator](): HeadersIterator<[string, string]> {
    return this.#headers.entries();
  }

  /** Looks up own properties only, because inherited ones (`constructor`) aren't headers. */
  #own(name: string): string | readonly string[] | undefined {
    const key = name.toLowerCase();
    return Object.hasOwn(this.#raw, key) ? this.#raw[key] : undefined;
  }

  get #headers(): Headers {
    if (this.#full) return this.#full;
    this.#full = new Headers();
    for (const [name, value] of Object.entries(this.#raw)) {
      for (const one of typeof value === 'string' ? [value] : (value ?? [])) this.#full.append(name, one);
    }
    return this.#full;
  }
}
