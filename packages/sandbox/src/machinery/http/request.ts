/** A request as the sandbox takes it, from a `Request` or from a socket. */
export interface SandboxRequest {
  /** HTTP method, in capitals. */
  readonly method: string;
  /** Path and query as sent. */
  readonly target: string;
  /** Scheme and host that the caller used; the URLs in responses start with it. */
  readonly origin: string;
  /** All headers by lower-case name, if they are known. The dashboard shows them, and a recording proxy forwards them. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Value of a header by its lower-case name. */
  header(name: string): string | undefined;
  /** The body; empty where there is none, or where it was too large. */
  readonly body: Uint8Array;
  /** The body was longer than {@link bodyCapInBytes} and was not kept. */
  readonly tooLarge: boolean;
  /** Calls back when nobody waits for the response any more. Absent where that is not known. */
  onEnd?(tell: () => void): void;
}

/** What goes back. */
export interface SandboxResponse {
  /** HTTP status. */
  readonly status: number;
  /** Headers by lower-case name. */
  readonly headers: Record<string, string>;
  /** The body, if there is one. */
  readonly body?: string | Uint8Array;
  /** Cut the connection instead of responding (a fault). */
  readonly drop?: true;
}

const mebibyte = 1024 * 1024;

/** Largest URL-encoded form. Only the token endpoint takes one, and its fields are short. */
const formCapInBytes = 64 * 1024;

/**
 * Returns the largest body that the sandbox accepts. A larger one gets a 413. Each is read and processed in one turn, so
 * the maximum bounds how long other callers wait.
 */
export function bodyCapInBytes(target: string, contentType = ''): number {
  if (target.startsWith('/__sandbox/snapshot')) return snapshotCapInBytes;
  if (/^\s*application\/x-www-form-urlencoded/i.test(contentType)) return formCapInBytes;
  return (contentType.toLowerCase().startsWith('multipart/') ? 64 : 4) * mebibyte;
}

/** Largest snapshot over HTTP. */
export const snapshotCapInBytes: number = 32 * mebibyte;

export const noBody: Uint8Array = new Uint8Array(0);
