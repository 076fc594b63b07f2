/** A request as the sandbox takes it, from a `Request` or from a socket. */
export interface SandboxRequest {
  /** HTTP method, in capitals. */
  readonly method: string;
  /** Path and query as sent. */
  readonly target: string;
  /** Scheme and host that the caller used; the URLs in responses start with it. */
  readonly origin: string;
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
  /** The body; absent where there is none. A large one is in pieces, which are sent one after the other. */
  readonly body?: string | Uint8Array | readonly Uint8Array[];
  /** Cut the connection instead of responding (a fault). */
  readonly drop?: true;
}

/** Told by the list: bytes may be of another realm, as those of test environments are. */
export const isInPieces = (body: SandboxResponse['body']): body is readonly Uint8Array[] => Array.isArray(body);

const mebibyte = 1024 * 1024;

/** Largest URL-encoded form. Only the token endpoint takes one, and its fields are short. */
const formCapInBytes = 64 * 1024;

/**
 * Returns the largest body that the sandbox keeps. Multipart bodies carry product files of 60 MB and more. A snapshot is as large as the
 * world.
 */
export function bodyCapInBytes(target: string, contentType = ''): number {
  if (target.startsWith('/__sandbox/snapshot')) return 512 * mebibyte;
  if (/^\s*application\/x-www-form-urlencoded/i.test(contentType)) return formCapInBytes;
  return (contentType.toLowerCase().startsWith('multipart/') ? 80 : 12) * mebibyte;
}

export const noBody: Uint8Array = new Uint8Array(0);
