/** What a handler returns where its body alone does not say it all. `T` is the body. */
export class HandlerResponse<T> {
  /** The body as JSON, or a value to be sent as JSON. */
  readonly #body: { readonly text: string } | { readonly value: T };
  readonly headers: Readonly<Record<string, string>>;

  private constructor(
    body: { readonly text: string } | { readonly value: T },
    headers: Readonly<Record<string, string>>,
  ) {
    this.#body = body;
    this.headers = headers;
  }

  static withHeaders<T>(value: T, headers: Readonly<Record<string, string>>): HandlerResponse<T> {
    return new HandlerResponse({ value }, headers);
  }

  /** A body that is JSON already. That it is that of a `T` is the caller's word. */
  static ofText<T>(text: string): HandlerResponse<T> {
    return new HandlerResponse<T>({ text }, {});
  }

  get text(): string {
    return 'text' in this.#body ? this.#body.text : JSON.stringify(this.#body.value);
  }
}

/** The name as it is for clients that know ASCII only, and in full for those that know RFC 5987. */
export function contentDisposition(name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_');
  const extended = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return ascii === name
    ? `attachment; filename="${name}"`
    : `attachment; filename="${ascii}"; filename*=UTF-8''${extended}`;
}
