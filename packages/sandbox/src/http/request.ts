/** A request from a `Request` or from a socket. */
export interface SandboxRequest {
  /** HTTP method, in capitals. */
  readonly method: string;
  /** Path and query as sent. */
  readonly target: string;
  /** Scheme and host that the caller used. URLs in responses start with it. */
  readonly origin: string;
  /** All headers by lower-case name, if they are known. The dashboard shows them, and a recording proxy forwards them. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Value of a header by its lower-case name. */
  header(name: string): string | undefined;
  /** The body. Empty if there is none, or if it was too large. */
  readonly body: Uint8Array;
  /** Whether the body was longer than {@link bodyCapInBytes} and was dropped. */
  readonly tooLarge: boolean;
  /** Registers a callback for when the client stops waiting for the response. Missing if that isn't known. */
  onEnd?(notify: () => void): void;
}

/** A request before its body is read. */
export type Head = Omit<SandboxRequest, 'body' | 'tooLarge'>;

/** A long body that is made while it is sent, such as a snapshot. */
export interface BodyParts {
  /** Length of all parts in bytes. */
  readonly length: number;
  /** The parts in their order. They can be read once. */
  readonly parts: Iterable<Uint8Array>;
}

/** A response of the sandbox. */
export interface SandboxResponse {
  /** HTTP status. */
  readonly status: number;
  /** Headers by lower-case name. */
  readonly headers: Record<string, string>;
  /** The body, if there is one. */
  readonly body?: string | Uint8Array | BodyParts;
  /** Cut the connection instead of responding (a fault). */
  readonly drop?: true;
}

const mebibyte = 1024 * 1024;

/** Largest URL-encoded form. Only the token endpoint accepts one, and its fields are short. */
const formCapInBytes = 64 * 1024;

/**
 * Returns the size limit of a body. A larger body gets a 413. Each body is read and processed in one turn, so the limit
 * bounds how long other callers wait.
 */
export function bodyCapInBytes(target: string, contentType = ''): number {
  if (target.startsWith('/__sandbox/snapshot')) return 32 * mebibyte;
  if (/^\s*application\/x-www-form-urlencoded/i.test(contentType)) return formCapInBytes;
  const isUpload = contentType.toLowerCase().startsWith('multipart/') && !target.startsWith('/__sandbox/');
  return (isUpload ? 64 : 4) * mebibyte;
}

export const noBody: Uint8Array = new Uint8Array(0);
