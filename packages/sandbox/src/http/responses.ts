/** A body with headers. `T` is the body. */
export class HandlerResponse<T> {
  readonly value: T;
  readonly headers: Readonly<Record<string, string>>;

  private constructor(value: T, headers: Readonly<Record<string, string>>) {
    this.value = value;
    this.headers = headers;
  }

  static withHeaders<T>(value: T, headers: Readonly<Record<string, string>>): HandlerResponse<T> {
    return new HandlerResponse(value, headers);
  }
}

/** A header with two names: ASCII for old clients, and the full name for clients that support RFC 5987. */
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
