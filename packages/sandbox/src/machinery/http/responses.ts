/** What a handler returns. */
export interface HandlerResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A value to be sent as JSON. */
  readonly json?: unknown;
  /** JSON that is text already. */
  readonly jsonText?: string;
  readonly file?: { readonly bytes: Uint8Array; readonly type: string; readonly name: string };
}

export const ok = (json: unknown, headers?: Readonly<Record<string, string>>): HandlerResponse =>
  headers === undefined ? { status: 200, json } : { status: 200, json, headers };
export const okWithoutBody: HandlerResponse = { status: 200 };
export const created = (json?: unknown): HandlerResponse =>
  json === undefined ? { status: 201 } : { status: 201, json };
export const accepted = (json?: unknown): HandlerResponse =>
  json === undefined ? { status: 202 } : { status: 202, json };
export const noContent: HandlerResponse = { status: 204 };

/** A file to be saved under a name. */
export const file = (bytes: Uint8Array, type: string, name: string): HandlerResponse => ({
  status: 200,
  file: { bytes, type, name },
});

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
